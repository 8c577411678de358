# «Підводні міста»: що відбувається, про що питають і в чому відмовляють за столом.
#
# Подія, відмова чи крок виду «built» — це повідомлення cities-event-built тощо; поля стають аргументами. Текстовий
# аргумент $x має $x-id, свій запис у нотації, і $x-форму для кожної форми (атрибута) повідомлення компонента. Картки,
# слоти, держзамовлення й метрополії в полях — числа; їхні назви — $card-name, $slot-name, $contract-name і $tile-name.
# $price, $gained і $produced — кількості словами, у знахідному відмінку.

cities-title = Підводні міста
cities-about = Картки, планшети, слоти, метрополії й держзамовлення можна замінити або додати набором компонентів; наодинці це соло-гра.

## Що відбувається

cities-event-forced = { $known ->
    [yes] { $seat }: можливий лише один варіант — { $choice }.
   *[no] { $seat }: можливий лише один варіант.
}
cities-event-laid = { $seat } викладає метрополію «{ $tile-name }» на { $place }.
cities-event-set-aside = { $known ->
    [yes] { $seat } відкладає картку «{ $card-name }».
   *[no] { $seat } відкладає картку.
}
cities-event-hands-chosen = Усі зробили вибір; відкладені картки скидаються.
cities-event-discarded = { $seat } скидає картку «{ $card-name }».
cities-event-drew = { $known ->
    [yes] { $seat } добирає картку «{ $card-name }».
   *[no] { $seat } добирає картку.
}
cities-event-reshuffled = Скид перетасовано, тепер це нова колода.
cities-event-chose = { $cloned-id ->
    [yes] { $seat } клонує { $slot-name } і розігрує картку «{ $card-name }».
   *[no] { $seat } вибирає { $slot-name } і розігрує картку «{ $card-name }».
}
cities-event-card-used = { $seat } застосовує властивість картки «{ $card-name }».
cities-event-claimed = { $seat } розміщує в ігровій зоні картку «{ $card-name }».
cities-event-card-left = Картку «{ $card-name }» прибрано зі столу.
cities-event-action-used = { $seat } використовує картку активації «{ $card-name }».
cities-event-action-dropped = { $seat } скидає картку активації «{ $card-name }».
cities-event-refreshed = { $seat } знову може використати картку «{ $card-name }».
cities-event-card-worked = { $seat }: спрацьовує картка «{ $card-name }».
cities-event-gained = { $seat } отримує { $gained }.
cities-event-paid = { $seat } платить { $price }.
cities-event-built = { $seat } будує { $piece-acc } на { $site }.
cities-event-upgraded = { $seat } покращує споруду на { $site }.
cities-event-converted = { $seat }: місто на { $site } стає симбіомістом.
cities-event-metropolis = { $gained-id ->
    [yes] { $seat } отримує метрополію «{ $tile-name }».
   *[no] { $seat } з’єднує з мережею метрополію «{ $tile-name }».
}
cities-event-advanced = { $space ->
    [0] { $seat } просувається за кінець треку Федерації.
   *[other] { $seat } просувається на поділку { $space } треку Федерації.
}
cities-event-special-taken = { $known ->
    [yes] { $seat } добирає спеціальну картку «{ $card-name }».
   *[no] { $seat } добирає спеціальну картку.
}
cities-event-specials-seen = { $seat } переглядає три спеціальні картки.
cities-event-special-under = { $known ->
    [yes] { $seat } кладе картку «{ $card-name }» під колоду спеціальних карток.
   *[no] { $seat } кладе спеціальну картку під колоду.
}
cities-event-performed = { $seat } виконує ефект іншого слота: { $slot-name }.
cities-event-contract-claimed = { $seat } виконує держзамовлення «{ $contract-name }».
cities-event-produced = { $seat } виробляє { $produced }.
cities-event-fed = { $seat } забезпечує міста, віддаючи { $food }.
cities-event-round-ended = Раунд { $round } завершено. Новий порядок ходів: { $order-names }.
cities-event-era-began = Починається епоха { cities-era }.
cities-event-blocked = Картка «{ $card-name }» блокує { $slot-name }.
cities-event-scored = { $seat } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за { $reason }.
cities-event-over = Гру завершено.

# same: номер епохи.
cities-era = { $era ->
    [1] I
    [2] II
    [3] III
   *[other] { $era }
}

# У знахідному відмінку, після «за».
cities-scoring-metropolis = коричневу метрополію
cities-scoring-card = картку «{ $card-name }»
cities-scoring-network = мережу
cities-scoring-resources = ресурси, що залишилися


## Про що питають

cities-question-lay = Де лежатиме кожна з ваших двох синіх метрополій?
cities-question-keep = { $over ->
    [1] Яку картку не залишаєте?
   *[other] { $keep ->
        [one] Яку { $keep } картку залишаєте?
        [few] Які { $keep } картки залишаєте?
        [many] Які { $keep } карток залишаєте?
       *[other] Які { $keep } картки залишаєте?
    }
}
cities-question-limit = { $over ->
    [1] У вас на одну картку забагато: яку скидаєте?
   *[other] У вас забагато карток: які { $keep } залишаєте?
}
cities-question-choose = Який слот вибираєте і яку картку розігруєте?
cities-question-order = Кольори збігаються: що спершу?
cities-question-later-card = Чи застосовуєте тепер картку «{ $card-name }»?
cities-question-make-room = У вас уже чотири картки активації: яку заміняє «{ $card-name }»?
cities-question-last-use = Чи використовуєте картку «{ $card-name }» востаннє?
cities-question-payment = Скільки біоматерії використовуєте як заміну, коли будуєте { $piece-acc } на { $site }?
cities-question-keep-special = Яку спеціальну картку залишаєте?
cities-question-under = Яка спеціальна картка йде під колоду першою?
cities-question-group = Спрацьовують кілька карток: яка перша?
cities-question-offer = Робите ще щось, перш ніж хід піде далі?
cities-question-production-cards = Яку картку виробництва застосовуєте тепер?
cities-question-sales = Обмінюєте щось на очки?

cities-question-do-all = Яку частину виконуєте наступною?
cities-question-do-one-of = Що вибираєте?
cities-question-do-pay = Чи платите { $price }? Якщо так: { $then }.
cities-question-do-different = { $left ->
    [0] Який ресурс отримуєте?
    [1] Який ресурс отримуєте?
   *[other] Який ресурс отримуєте наступним (залишилося: { $left })?
}
cities-question-do-exchange = Скільки обмінюєте ({ $effect })?
cities-question-do-instead = Чи скористаєтеся цим ({ $effect })?
cities-question-do-build = Що й де будуєте ({ $effect })?
cities-question-do-build-and-upgrade = Що будуєте й покращуєте ({ $effect })?
cities-question-do-upgrade = Що покращуєте ({ $effect })?
cities-question-do-use-action = Яку картку активації використовуєте?
cities-question-do-take-special = Яку спеціальну картку добираєте?
cities-question-do-advance = Чи просуваєтеся треком Федерації?
cities-question-do-perform = Ефект якого слота виконуєте?
cities-question-do-output = За яку споруду отримуєте виробництво?
cities-question-do-refresh = Яка картка активації знову стає доступною?
cities-question-do-convert = Яке місто стає симбіомістом?
cities-asked-by = { $question } [{ $source }]

cities-asked-lay = де лежать ваші сині метрополії.
# Про що питають, у відмовах.
cities-asked-discard = яку картку скинути.
cities-asked-choose = який слот і яку картку вибрати.
cities-asked-order = що спершу, слот чи картка.
cities-asked-card = чи застосувати картку.
cities-asked-make-room = яку картку активації скинути.
cities-asked-last-use = чи використати востаннє скинуту картку активації.
cities-asked-effect = як застосувати ефект далі.
cities-asked-payment = чим заплатити за будівництво.
cities-asked-special = яку спеціальну картку вибрати.
cities-asked-trigger = який ефект спрацює першим.
cities-asked-offer = чи зробити ще щось, перш ніж хід піде далі.
cities-asked-production = яку картку виробництва застосувати.
cities-asked-sale = що обміняти на очки.
cities-asked-nothing = ні про що, адже гру завершено.

## Що робить крок

cities-move-lay = викласти «{ $tile-name }» на { $place }, а «{ $other-name }» на { $other-place }
cities-move-discard = скинути картку «{ $card-name }»: { $text }
    .told = скинути картку «{ $card-name }»
cities-move-choose = { $match ->
    [yes] { $effect } | колір збігається, { $card-name }: { $text }
   *[no] { $effect } | { $card-name }: колір інший, картка не діє
}
    .told = { $slot-name } з карткою «{ $card-name }»
cities-move-clone = за 1 кредит: { $match ->
    [yes] { $effect } | колір збігається, { $card-name }: { $text }
   *[no] { $effect } | { $card-name }: колір інший, картка не діє
}
    .told = клонувати { $slot-name } з карткою «{ $card-name }»
cities-move-slot-first = спершу { $slot-name }
    .told = спершу слот, потім картка
cities-move-card-first = спершу картка «{ $card-name }»
    .told = спершу картка, потім слот
cities-move-use-card = { $card-name }: { $text }
    .told = застосувати картку
cities-move-skip-card = без властивості картки «{ $card-name }»
    .told = не застосовувати картки
cities-move-part = { $effect }
    .told = «{ $effect }»
cities-move-option = { $effect }
    .told = «{ $effect }»
cities-move-pay = { $then-id ->
    [none] заплатіть
    [instead] віддайте { $price }, щоб отримати { $then }
   *[other] заплатіть { $price } і { $then }
}
    .told = { $then-id ->
        [none] заплатити
        [instead] віддати { $price }, щоб отримати { $then }
       *[other] заплатити { $price } («{ $then }»)
    }
cities-move-stop = { $open ->
    [offer] більше нічого
    [production-cards] без інших карток виробництва
    [sales] більше нічого не обмінювати
    [last-use] не використовувати
   *[other] на цьому завершити
}
cities-move-gain = отримайте { $gained }
    .told = отримати { $gained }
cities-move-exchange = віддайте { $price }, отримайте { $gained }
    .told = віддати { $price }, отримати { $gained }
cities-move-build = { $piece } на { $site }{ $bonus-id ->
    [none] { "" }
   *[other] {", отримайте "}{ $bonus }
}{ $surcharge-id ->
    [none] { "" }
   *[other] {", доплатіть "}{ $surcharge }
}
cities-move-biomatter = { $kelp ->
    [0] { $steelplast ->
        [0] без біоматерії
       *[other] { $steelplast ->
            [one] { $steelplast } біоматерія
            [few] { $steelplast } біоматерії
           *[many] { $steelplast } біоматерій
        } замість сталепласту
    }
   *[other] { $steelplast ->
        [0] { $kelp ->
            [one] { $kelp } біоматерія
            [few] { $kelp } біоматерії
           *[many] { $kelp } біоматерій
        } замість ламінарії
       *[other] { $kelp ->
            [one] { $kelp } біоматерія
            [few] { $kelp } біоматерії
           *[many] { $kelp } біоматерій
        } замість ламінарії та { $steelplast } замість сталепласту
    }
}
cities-move-upgrade = { $price-id ->
    [none] { $piece } на { $site }
   *[other] { $piece } на { $site } за { $price }
}
    .told = { $price-id ->
        [none] покращити споруду на { $site }
       *[other] покращити споруду на { $site } за { $price }
    }
cities-move-use = { $card-name }: { $text }
    .told = використати картку «{ $card-name }»
cities-move-drop = скиньте { $card-name }: { $text }
    .told = скинути картку «{ $card-name }»
cities-move-take = { $card-name }: { $text }
    .told = добрати картку «{ $card-name }»
cities-move-look = покладіть верхню картку під колоду, перегляньте три наступні й залиште одну
    .told = покласти верхню картку під колоду, переглянути три наступні й залишити одну
cities-move-keep = { $card-name }: { $text }
    .told = залишити картку «{ $card-name }»
cities-move-under = { $card-name } — під колоду
    .told = покласти картку «{ $card-name }» під колоду
cities-move-advance = на одну поділку далі треком Федерації
    .told = просунутися на одну поділку треком Федерації
cities-move-perform = { $effect }
    .told = «{ $effect }»
cities-move-output = отримайте те, що виробляє { $piece } на { $site }
    .told = отримати виробництво споруди на { $site }
cities-move-refresh = { $card-name }: { $text }
    .told = картка «{ $card-name }»
cities-move-convert = місто на { $site } стає симбіомістом
cities-move-resolve = { $card-name }: { $text }
    .told = картка «{ $card-name }»
cities-move-ability = { $card-name }: { $text }
    .told = властивість картки «{ $card-name }»
cities-move-contract = виконайте «{ $contract-name }»: { $text }
    .told = виконати держзамовлення «{ $contract-name }»
cities-move-sell = обмін, { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}: { $card-name }: { $text }
    .told = { $times ->
        [one] обміняти за карткою «{ $card-name }» { $times } раз
        [few] обміняти за карткою «{ $card-name }» { $times } рази
       *[many] обміняти за карткою «{ $card-name }» { $times } разів
    }

## Чому в кроці відмовлено

cities-refused = { $rule }: { $reason }

cities-refusal-not-asked = Це не відповідь на те, про що зараз питають: { $asked }
cities-refusal-not-your-tile = «{ $tile-name }» не є жодною з ваших двох синіх метрополій.
cities-refusal-not-in-hand = Картки «{ $card-name }» немає у вас у руці.
cities-refusal-drawn-this-turn = Картка «{ $card-name }» потрапила вам у руку цього ходу; розіграти її можна в одному з наступних.
cities-refusal-no-such-slot = На ігровому полі такого немає: { $slot-name }.
cities-refusal-slot-taken = Зайнято плиткою: { $slot-name }.
cities-refusal-nothing-usable = Жодну частину ефекту не можна застосувати: { $slot-name }.
cities-refusal-nothing-to-clone = Плитки тут немає: { $slot-name }. Виберіть його без клонування.
cities-refusal-own-tile = Тут лежить ваша власна плитка: { $slot-name }.
cities-refusal-no-cloning = Плитку клонування ефекту зараз не взяти.
cities-refusal-slot-not-meant = Ефект не поширюється сюди: { $slot-name }.
cities-refusal-card-comes-first = Слот не матиме сенсу, доки не застосовано картку.
cities-refusal-card-unusable = Зараз картка «{ $card-name }» нічого не дасть.
cities-refusal-must-use = Треба застосувати щонайменше одну частину.
cities-refusal-no-such-part = Частини чи варіанта { $part } немає.
cities-refusal-part-done = Частину { $part } вже виконано.
cities-refusal-part-impossible = Частину { $part } зараз не виконати.
cities-refusal-too-few = Треба мати { $needed } { $resource-needed }, а у вас { $held }.
cities-lack = Ціна ({ $piece }): { $price }; бракує: { $lack }.
cities-refusal-not-on-offer = Ресурс «{ $resource }» тут вибрати не можна.
cities-refusal-no-such-exchange = Такого обміну не передбачено.
cities-refusal-no-such-site = На вашому планшеті немає ділянки { $site }.
cities-refusal-site-taken = Ділянка { $site } вже забудована.
cities-refusal-not-adjacent = Жодне ваше місто не прилегле до { $site }.
cities-refusal-site-closed = На { $site } немає міста, і зараз воно не може там постати.
cities-refusal-not-reached = До { $site } не веде жоден тунель від вашого початкового міста.
cities-refusal-expansion-site = { $site } — ділянка для розширення, а цей ефект там не будує.
cities-refusal-ordinary-site = { $site } — не ділянка для розширення, а цей ефект будує лише там.
cities-refusal-wrong-piece = Цей ефект не діє на { $piece-acc } або не тут.
cities-refusal-none-left = У запасі більше немає { $piece-many }.
cities-refusal-upgrade-unpayable = Споруду на { $site } не вдалося б одразу покращити.
cities-refusal-nothing-there = На { $site } немає вашої споруди.
cities-refusal-already-upgraded = Споруду на { $site } вже покращено.
cities-refusal-no-such-price = Ціни з номером { $price } немає.
cities-refusal-wrong-payment = Так заплатити не можна.
cities-refusal-not-your-action = Картки «{ $card-name }» немає серед ваших карток активації.
cities-refusal-action-used = Картку «{ $card-name }» вже використано цієї епохи.
cities-refusal-action-useless = Жодну частину картки «{ $card-name }» зараз не застосувати.
cities-refusal-not-used = Картка «{ $card-name }» і так доступна.
cities-refusal-not-to-be-taken = Картку «{ $card-name }» не можна взяти.
cities-refusal-thin-deck = У колоді спеціальних карток замало карток, щоб переглянути три.
cities-refusal-not-looked-at = Картки «{ $card-name }» немає серед переглянутих.
cities-refusal-not-productive = На { $site } немає вашої покращеної споруди біля з’єднаного міста.
cities-refusal-nothing-to-convert = На { $site } немає вашого несимбіоміста.
cities-refusal-nothing-to-resolve = Картці «{ $card-name }» зараз нема чого застосувати.
cities-refusal-no-ability = Картка «{ $card-name }» зараз не має властивості, яку можна застосувати.
cities-refusal-no-contract = Держзамовлення { $contract } не викладено.
cities-refusal-contract-unmet = Ви не відповідаєте умовам держзамовлення «{ $contract-name }».
cities-refusal-no-sale = Картка «{ $card-name }» такого обміну не дає або не стільки разів.
