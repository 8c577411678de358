# «Гребля»: стіл літерами та заголовки таблиць.

## Стіл літерами

barrage-status = { $seat }: { barrage-engineers }, { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредити
   *[many] { $credits } кредитів
}, { barrage-excavators }, { barrage-mixers }, { $energy ->
    [one] { $energy } одиниця енергії
    [few] { $energy } одиниці енергії
   *[many] { $energy } одиниць енергії
}, { $vp } ПО.

barrage-board-heading = { $phase-id ->
    [draft] «Гребля», { $variant }: вибір компаній. Черговість вибору: { $order }.
    [over] «Гребля», { $variant }: гру завершено.
   *[other] «Гребля», { $variant }: раунд { $round } з { $rounds }, { $phase }. Черговість ходу: { $order }.
}
barrage-board-bonus = { $now ->
    [yes] зараз { $bonus } ({ $vp })
   *[no] { $round }: { $bonus } ({ $vp })
}
barrage-board-bonuses = Бонусні жетони за раундами і ПО за кожну одиницю: { $list }.
barrage-board-objective = Ціль: { $objective }.
barrage-board-automa = Плитки Автоми: дії { $action }, критерії { $criteria }.

barrage-board-company = компанія
barrage-board-vp = ПО
barrage-board-energy = енергія
barrage-board-credits = кредити
barrage-board-engineers = інж.
barrage-board-excavators = екск.
barrage-board-mixers = бетон.
barrage-board-title = { $level-id ->
    [none] { $state ->
        [asked] { $name } ({ $seat }, хід)
        [passed] { $name } ({ $seat }, пас)
       *[none] { $name } ({ $seat })
    }
   *[other] { $state ->
        [passed] { $name } ({ $seat }, Автома: { $level }, пас)
       *[none] { $name } ({ $seat }, Автома: { $level })
    }
}

barrage-board-officer = керівник
barrage-board-officer-text = { $officer }: { $ability }
barrage-board-wheel = колесо (від відкритого сектора)
barrage-board-tiles = жетони
barrage-board-contracts = контракти
barrage-board-fulfilled = виконано
barrage-board-spaces = інженери
barrage-board-space-bank = банк ({ $count })
barrage-board-space-construction = { $count ->
    [one] { $count } комірка дії будівництва
    [few] { $count } комірки дії будівництва
   *[many] { $count } комірок дії будівництва
}
barrage-board-space-mahiri = { $count ->
    [one] { $count } комірка Махірі
    [few] { $count } комірки Махірі
   *[many] { $count } комірок Махірі
}

barrage-board-map = Ігрове поле. Зірочка — червона рамка; гребля: власник, висота (вода/місце); водовід: потужність>водойма й власник.
barrage-board-to-basin = до водойми { $basin }
barrage-board-head = { $last ->
    [yes] вода: { $waiting } (плитка { $tile })
   *[no] вода: { $waiting } (плитка { $tile }, далі надійде: { $coming })
}
barrage-board-basin = водойма
barrage-board-area = місцевість
barrage-board-river = річка до
barrage-board-upper = верхня гребля
barrage-board-lower = нижня гребля
barrage-board-left = лівий водовід
barrage-board-right = правий водовід
barrage-board-houses = електростанції
barrage-board-neutral = нейтр.

barrage-board-pair = { $company }, керівник: { $officer }
barrage-board-pairs = компанії на вибір
barrage-board-starting = стартові контракти
barrage-board-copyable = керівники, яких може копіювати Махірі
barrage-board-display-green = зелені контракти (у стосі: { $left })
barrage-board-display-yellow = жовті контракти (у стосі: { $left })
barrage-board-display-red = червоні контракти (у стосі: { $left })
barrage-board-national = державні контракти
barrage-board-patent = { $slot }: { $tile }
barrage-board-patents = патентне бюро

## Кількість компонентів і групи симуляції

barrage-count-companies = компанії
barrage-count-officers = керівники
barrage-count-starting-contracts = стартові контракти
barrage-count-private-contracts = приватні контракти
barrage-count-national-contracts = державні контракти
barrage-count-basic-tiles = жетони базових технологій
barrage-count-advanced-tiles = жетони інноваційних технологій
barrage-count-head-stream-tiles = плитки витоків річок
barrage-count-bonus-tiles = бонусні жетони
barrage-count-objective-tiles = жетони цілей
barrage-count-automa-tiles = плитки Автоми
barrage-count-action-spaces = комірки дій
barrage-count-base-spaces = комірки для основ
barrage-count-conduit-spaces = комірки для водоводів
barrage-count-powerhouse-spaces = комірки для електростанцій
barrage-count-pieces-of-a-company = споруди кожної компанії
barrage-group-companies = компанія
barrage-group-officers = керівник
