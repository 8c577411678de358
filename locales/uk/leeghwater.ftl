# Barrage: «Проєкт Лігвотера» (L-1 до L-16), його компоненти й усе, що з ними розповідають, питають і відхиляють.

barrage-company-Netherlands = Нідерланди
    .short = НІД
    .ability = після кожного виробництва маркер води для іншої своєї греблі
    .gen = Нідерландів
    .number = plural

barrage-officer-Tommaso = Томмазо Баттіста
    .ability = Архітектор серед інженерів дає ще один хід там, де потрібен рівно один інженер
    .gen = Томмазо Баттісти
barrage-officer-Leslie = Леслі Спенсер
    .ability = техніка зовнішньої роботи йде на колесо разом із власним жетоном
    .gen = Леслі Спенсер
barrage-officer-Margot = Марго Фуше
    .ability = власна комірка для дії приватної будівлі
    .gen = Марго Фуше

barrage-structure-building = будівля
    .column = буд.
    .acc = будівлю
    .gen = будівлі
    .many = будівель
    .gender = feminine

barrage-tile-building = жетон будівлі
    .gen = жетона будівлі
    .ins = жетоном будівлі
barrage-tile-leslie = жетон Леслі
    .gen = жетона Леслі
    .ins = жетоном Леслі
barrage-tile-I-Building = жетон будівлі I
    .gen = жетона будівлі I
    .ins = жетоном будівлі I
    .effect = дія щойно активованої приватної будівлі відразу
barrage-tile-II-Building = жетон будівлі II
    .gen = жетона будівлі II
    .ins = жетоном будівлі II
    .effect = платять техніку лише одного з двох видів
barrage-tile-III-Building = жетон будівлі III
    .gen = жетона будівлі III
    .ins = жетоном будівлі III
    .effect = ПО приватної будівлі відразу

barrage-bonus-works = зовнішні роботи
barrage-bonus-buildings = будівлі

barrage-site-cofferdam = Кофердам
barrage-site-control-station = Диспетчерська
barrage-site-customer-office = Клієнтське бюро
barrage-site-development-office = Конструкторське бюро
barrage-site-energy-relay-field = Підстанція
barrage-site-financial-division = Фінансовий відділ
barrage-site-loan-agency = Кредитна агенція
barrage-site-research-lab = Дослідницька лабораторія
barrage-site-robot-factory = Завод роботів
barrage-site-wind-farm = Вітропарк

barrage-space-external-work-1 = зовнішня робота на місці 1
    .short = зовнішні роботи
    .at = біля зовнішньої роботи 1
barrage-space-external-work-2 = зовнішня робота на місці 2
    .short = зовнішні роботи
    .at = біля зовнішньої роботи 2
barrage-space-external-work-3 = зовнішня робота на місці 3
    .short = зовнішні роботи
    .at = біля зовнішньої роботи 3

barrage-section-works = зовнішні роботи
    .heading = Зовнішні роботи
    .at = на зовнішніх роботах
barrage-section-buildings = приватні будівлі
    .heading = Приватні будівлі
    .at = при приватних будівлях
    .at = біля зовнішніх робіт
barrage-limit-up = знизу
barrage-limit-down = згори

barrage-work-text = робота { $work } ({ barrage-machines }: { $reward })

## Що роблять винагороди й дії

barrage-effect-work = виконання зовнішньої роботи
barrage-effect-fulfil = { $must ->
    [yes] виконання одного свого контракту без виробництва
   *[no] за бажання виконання одного свого контракту без виробництва
}
barrage-effect-fulfil-up-to = за бажання виконання одного свого контракту вартістю до { $most } без виробництва
barrage-effect-contract-energy = енергія ({ $count }), якою можна виконати один свій контракт
barrage-effect-take-any-patent = жетон інноваційної технології на вибір
barrage-effect-drop-at-dam = маркер води відразу на свою або нейтральну греблю
barrage-effect-retrieve-tile = жетон технології назад із колеса
barrage-effect-retrieve-machines = половина техніки одного сектора назад із колеса
barrage-effect-buy-work = зовнішня робота; ціна в кредитах за одиницю техніки: { $count }

## Що відбувається

barrage-event-architect-sent = { $seat } { $seat-number ->
    [plural] надсилають
   *[other] надсилає
} Архітектора: далі ще один хід.
barrage-event-placed-at-building = { $seat } { $seat-number ->
    [plural] розміщують
   *[other] розміщує
} { barrage-engineers.acc } біля будівлі «{ $building }», комірка { $nth }.
barrage-event-placed-with-margot = { $seat } { $seat-number ->
    [plural] розміщують
   *[other] розміщує
} { barrage-engineers.acc } у комірці Марго.
barrage-event-work-done = { $seat } { $seat-number ->
    [plural] виконують
   *[other] виконує
} зовнішню роботу { $work }.
barrage-event-work-gone = Зовнішня робота { $work } з місця { $position } вибуває з гри.
barrage-event-work-revealed = На місці { $position } відкривається зовнішня робота { $work }.
barrage-event-tile-retrieved = { $seat } { $seat-number ->
    [plural] забирають
   *[other] забирає
} з колеса { $tile }.
barrage-event-machines-retrieved = { $seat } { $seat-number ->
    [plural] забирають
   *[other] забирає
} з колеса: { barrage-machines }.
barrage-event-automa-work = { $seat } { $seat-number ->
    [plural] виконують
   *[other] виконує
} зовнішню роботу { $work } — першу з доступних на місцях { $order }.
barrage-event-automa-refill = { $seat } { $seat-number ->
    [plural] кладуть
   *[other] кладе
} маркер води Нідерландів на { $at }.
barrage-why-work = зовнішня робота { $of }
barrage-why-building = { $of }
barrage-why-no-work = жодної зовнішньої роботи не оплатити

## Що питають

barrage-question-leslie = Техніка йде на колесо чи в загальний запас?
barrage-question-architect = Куди йде Архітектор?
barrage-question-extra-turn = Що ви робите в додатковому ході?
barrage-question-fill = На яку греблю йде маркер води?
barrage-question-refill = На яку іншу свою греблю йде маркер води?
barrage-question-retrieve-tile = Який жетон ви забираєте з колеса?
barrage-question-salvage = Яку техніку ви забираєте з колеса?
barrage-question-buy-work = Яку зовнішню роботу ви виконуєте? Ціна в кредитах за одиницю техніки: { $count }.
barrage-question-take-tile = Який жетон інноваційної технології ви берете?
barrage-question-use = Чи діє будівля «{ $building }» відразу?
barrage-question-margot = Яка приватна будівля діє?
barrage-question-fulfil = Який контракт ви виконуєте без виробництва?

## Що робить крок

barrage-move-build-building = будівля біля «{ $site }» ({ $reward }){ $fee ->
    [0] {""}
   *[other] , з доплатою за червону рамку
}
barrage-move-architect = надіслати Архітектора туди, де потрібен один інженер, а потім зробити ще один хід
barrage-move-use = { $engineers ->
    [0] { $building }: { $reward }
   *[other] { $credits ->
        [0] { $building }: { barrage-engineers }; { $reward }
       *[other] { $building }: { barrage-engineers }, кредити: { $credits }; { $reward }
    }
}
    .told = використання будівлі «{ $building }»
barrage-move-margot = інженер для Марго: діє одна з ваших приватних будівель
barrage-move-leslie = покласти техніку на колесо й повернути його
barrage-move-give-away = віддати техніку
barrage-move-fill = маркер води на { $dam }
barrage-move-retrieve = забрати { $tile }
barrage-move-salvage = { barrage-machines }, із сектора, що повернеться за { $segment ->
    [one] { $segment } поворот
    [few] { $segment } повороти
   *[many] { $segment } поворотів
}
barrage-move-work = { $work-id ->
    [none] зовнішня робота на місці { $position }
   *[other] { $work }
}
barrage-move-take-tile = взяти { $tile }

## Чому крок відхилено

barrage-refusal-not-expanded = За цим столом не грають із «Проєктом Лігвотера».
barrage-refusal-work-done-already = На місці { $position } цього раунду вже немає зовнішньої роботи.
barrage-refusal-too-few-for-work = Робота { $work } потребує: { barrage-machines }; у вас екскаваторів { $excavators-held }, бетономішалок { $mixers-held }.
barrage-refusal-work-too-dear = Робота { $work } коштує { $needed } кр., а у вас { $held }.
barrage-refusal-building-not-in-play = Будівлі «{ $building }» немає в цій грі.
barrage-refusal-built-there = Біля будівлі «{ $building }» ви вже збудували.
barrage-refusal-too-few-for-building = Щоб збудувати біля «{ $building }», потрібно: { barrage-machines }{ $fee ->
    [0] {""}
   *[other] , а за червону рамку — { $fee } кр.
}; у вас екскаваторів { $excavators-held }, бетономішалок { $mixers-held }, кредитів { $credits }.
barrage-refusal-wrong-building-payment = Збудувати біля «{ $building }» коштує: { barrage-machines }; { $offered } не дорівнює цій ціні.
barrage-refusal-not-built-there = Будівлю «{ $building }» використовує лише той, хто там збудував.
barrage-refusal-building-used = Цього раунду ви вже використали будівлю «{ $building }».
barrage-refusal-building-cannot-act = Будівля «{ $building }» зараз нічого не дала б.
barrage-refusal-not-margot = Марго Фуше не працює на вас.
barrage-refusal-margot-used = Комірка Марго цього раунду зайнята.
barrage-refusal-nothing-for-margot = Жодна з ваших приватних будівель зараз не може діяти.
barrage-refusal-no-architect = У вас немає Архітектора, якого можна надіслати.
barrage-refusal-no-place-for-architect = Зараз немає доступної комірки на одного інженера.
barrage-refusal-not-for-architect = Архітектор іде лише туди, де потрібен рівно один інженер.
barrage-refusal-no-mahiri-in-extra-turn = У додатковому ході власна комірка Махірі закрита.
barrage-refusal-extra-turn-is-no-pass = Від додаткового ходу можна відмовитися; це не пас.
barrage-refusal-dam-cannot-take = { $dam } не може прийняти маркер води: потрібні вільне місце й гребля, яка тут рахується.
barrage-refusal-tile-not-offered = У патентному бюро немає { $tile-gen }.
barrage-refusal-tile-not-there = На вашому колесі не лежить { $tile }.
barrage-refusal-not-half = Із сектора повертається рівно половина техніки: із сектора { $segment } — { $half }.
barrage-refusal-contract-beyond-limit = Контракт { $contract } перевищує вартість { $most }.
barrage-refusal-contract-not-own = Контракт { $contract } не лежить у вас горілиць.

## Що не так із написаним

error-notation-work = зовнішні роботи: a1–a5, b1–b5 та c1–c5
error-notation-building = приватні будівлі пишуть як research-lab або wind-farm
error-notation-salvage = техніку з колеса пишуть як «salvage 3 2E 1M», сектор від 1 до 5
error-notation-position = зовнішні роботи лежать на місцях 1–3
error-setup-leeghwater-full-game-only = { $rule }: «Проєкт Лігвотера» належить до повної гри
error-sheet-only-with-leeghwater = { $rule }: { $what } належить до «Проєкту Лігвотера», якого немає в options
error-sheet-leeghwater-not-agreed = { $rule }: названо works або buildings, але в options немає leeghwater
error-sheet-officer-by-option = { $rule }: { $officer } грає, лише якщо це сказано в options
error-sheet-leslie-tile-without-leslie = { $rule }: компанія { $company } має жетон Леслі без Леслі
error-sheet-architect = { $rule }: компанія { $company } не має Архітектора в запасі
error-sheet-five-private-buildings = { $rule }: buildings називає п’ять різних приватних будівель
error-sheet-removed-tiles = { $rule }: removed_tiles називає жетони інноваційних технологій, жодного двічі
error-sheet-building-not-in-play = { $rule }: { $building } не бере участі в грі
error-sheet-four-action-spaces = { $rule }: { $building } має чотири комірки дії
error-sheet-cannot-use-building = { $rule }: { $seat } не може мати там інженерів: { $building }
error-sheet-work-two-places = { $rule }: зовнішня робота { $work } лежить у двох місцях
error-sheet-three-external-works = { $rule }: відкрито лежать щонайбільше три зовнішні роботи
# same
error-sheet-works = works: { $reason }
error-sheet-piles-in-order = { $rule }: роботи стосу A лежать над роботами B, а ті — над C

## Налаштування

web-setting-barrage-tommaso = Томмазо Баттіста
web-setting-barrage-tommaso-no = немає серед керівників
web-setting-barrage-tommaso-yes = є серед керівників
web-setting-barrage-tommaso-why = Керівник із доповнення, що більше нічого з нього не потребує: його Архітектор дає ще один хід там, де потрібен один інженер. Лише в повній грі.
help-option-tommaso = «Гребля»: Томмазо Баттіста серед керівників.
web-setting-barrage-leeghwater = «Проєкт Лігвотера»
web-setting-barrage-leeghwater-no = без нього
web-setting-barrage-leeghwater-yes = з ним
web-setting-barrage-leeghwater-why = Доповнення: зовнішні роботи, приватні будівлі, Нідерланди, четверо керівників та їхні жетони. Де правила спираються на нечисленні джерела, сторінки правил позначають це як рішення. Лише в повній грі.
help-option-leeghwater = «Гребля»: з «Проєктом Лігвотера» (лише повна гра).

## The table in letters

barrage-board-works = зовнішні роботи (попереду: { $left })
barrage-board-work = { $position }: { $work }
barrage-board-buildings = приватні будівлі
barrage-board-building = { $row }: { $building } ({ barrage-machines }, очки: { $vp }): { $reward }
barrage-board-builders = збудували: { $list }
barrage-board-works-done = виконані роботи
barrage-board-built-at = збудовано при
barrage-board-architect = Архітектор на місці
