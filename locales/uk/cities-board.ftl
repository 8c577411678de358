# «Підводні міста»: стіл літерами та заголовки таблиць.

cities-status = { $seat }, епоха { cities-era }, раунд { $round }, хід { $turn }: { cities-status-credits }, { $science ->
    [one] { $science } наука
    [few] { $science } науки
   *[many] { $science } наук
}, { $kelp ->
    [one] { $kelp } ламінарія
    [few] { $kelp } ламінарії
   *[many] { $kelp } ламінарій
}, { $steelplast ->
    [one] { $steelplast } сталепласт
    [few] { $steelplast } сталепласти
   *[many] { $steelplast } сталепластів
}, { $biomatter ->
    [one] { $biomatter } біоматерія
    [few] { $biomatter } біоматерії
   *[many] { $biomatter } біоматерій
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
   *[many] { $cards } карток
} в руці.
cities-status-credits = { $credit ->
    [one] { $credit } кредит
    [few] { $credit } кредити
   *[many] { $credit } кредитів
}

cities-board-heading = { $phase ->
    [first-hands] «Підводні міста», перед епохою 1: усі залишають по три картки. Порядок ходів: { $order }.
    [production] «Підводні міста», епоха { cities-era }: виробнича фаза. Порядок ходів: { $order }.
    [new-hands] «Підводні міста», епоха { cities-era }: усі вибирають картки нової епохи. Порядок ходів: { $order }.
    [scoring] «Підводні міста»: фінальний підрахунок. Порядок ходів: { $order }.
    [over] «Підводні міста»: гру завершено.
   *[turns] «Підводні міста», епоха { cities-era }, раунд { $round } з 10, хід { $turn }. Порядок ходів: { $order }.
}
cities-board-marker = { $space ->
    [0] { $seat } — під треком
   *[other] { $seat } — поділка { $space }
}
cities-board-track = Трек Федерації, від першого: { $markers }.
cities-board-supply = Запас: тунелі — { $tunnels }, куполи несимбіоміст — { $white }, { $unlimited ->
    [yes] куполи симбіоміст — без обмежень
   *[no] куполи симбіоміст — { $purple }
}, сині метрополії — { $blues }. Карток у колоді епохи: { $deck }; у скиді: { $discard }.

cities-board-slots = Слоти ігрового поля: колір, плитки, ефект:
cities-board-blocked = заблоковано
cities-board-cloning = За 1 кредит можна взяти плитку клонування ефекту.
cities-board-specials = Спеціальні картки, які можна взяти (у колоді: { $left }):
cities-board-contracts = Держзамовлення:

cities-board-player = гравець
cities-board-points = очки
cities-board-credit = кредити
cities-board-science = наука
cities-board-kelp = ламінарія
cities-board-steelplast = сталепласт
cities-board-biomatter = біоматерія
cities-board-cities = міста
cities-board-hand = рука
cities-board-title = { $asked ->
    [yes] { $name } ({ $seat }, хід)
   *[no] { $name } ({ $seat })
}

cities-board-board = { $name }, планшет { $id }. Ф ферма, О опріснювач, Л лабораторія, + покращено, . вільна ділянка, ? не з’єднано:
cities-board-site = ділянка
cities-board-city = місто
cities-board-nonsymbiotic = несимбіо
cities-board-symbiotic = симбіо
cities-board-letter-farm = Ф
cities-board-letter-desalination = О
cities-board-letter-laboratory = Л
cities-board-bonus = дає { $gain }
cities-board-surcharge = вимагає ще { $price }
cities-board-times = виробляє { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}
cities-board-tunnels = тунелі
cities-board-free-tunnels = вільні ділянки для тунелів
cities-board-metropolises = метрополії
cities-board-metropolis = { $connected ->
    [yes] { $place }, з’єднано: { $tile }
   *[no] { $place }: { $tile }
}
cities-board-actions = картки активації
cities-board-action = { $used ->
    [yes] { $card-name }, використано: { $text }
   *[no] { $card-name }: { $text }
}
cities-board-claimed = картки в ігровій зоні
cities-board-card = { $card-name }: { $text }
cities-board-card-price = { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредити
   *[many] { $credits } кредитів
}
cities-board-own-contracts = держзамовлення
cities-board-own-hand = Ваша рука (ліміт карток: { $limit }):
cities-board-aside = Відкладено: { $cards }.

## Варіанти, кількість компонентів і групи симуляції

cities-variant-basic = базові планшети
cities-variant-asymmetric = асиметричні планшети
cities-variant-contracts = держзамовлення
cities-variant-solo = соло-гра

cities-count-era-1-cards = картки епохи I
cities-count-era-2-cards = картки епохи II
cities-count-era-3-cards = картки епохи III
cities-count-special-cards = спеціальні картки за 1–2 кредити
cities-count-special-3-cards = трикредитні спеціальні картки
cities-count-boards = планшети гравців
cities-count-slots-1-2 = кольорові слоти для 1–2 гравців
cities-count-slots-3-4 = кольорові слоти для 3–4 гравців
cities-count-brown-metropolises = коричневі метрополії
cities-count-blue-metropolises = сині метрополії
cities-count-contracts = держзамовлення
cities-count-tunnels = тунелі
cities-count-nonsymbiotic-domes = куполи несимбіоміст
cities-count-symbiotic-domes = куполи симбіоміст
cities-group-boards = планшет
