### Розбір партії, дошки аналізу та підказки з поясненнями.

## Розбір

web-review = Розібрати цю партію
web-review-short = Розбір
web-review-title = Розбір: { $game }
web-review-lead = Як стояли справи в кожного на кожному ході, що віддало кожне рішення і що було б краще. Партію переглянув бот — з тим, що кожне місце тоді могло знати. Він теж помиляється.
web-review-wait = Це займе хвилину-дві. Сторінку можна залишити: розбір збережеться.
web-review-progress = Переглянуто кроків: { $done } з { $of }
# same
web-review-number = { $number }
# same
web-review-percent = { $number } %
web-review-summary = Гра кожного
web-review-won = перемога
web-review-accuracy = точність
web-review-final-points = { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
web-review-swing = Найбільша зміна:
web-review-swing-at = { $change } до кроку { $at }
web-review-shares = Що змінювало шанс на перемогу
web-review-share-start = на початку
web-review-share-luck = що відкрилося
web-review-share-own = власні рішення
web-review-share-others = рішення інших
web-review-share-rest = чого не передбачили
web-review-share-end = наприкінці
web-review-left = Де залишилися очки:
web-review-chances = Шанси на перемогу
web-review-points = Очікувані очки наприкінці
web-review-turn = Хід: { $name }, після { $at ->
    [one] { $at } кроку
    [few] { $at } кроків
    [many] { $at } кроків
   *[other] { $at } кроку
}
web-review-end = Кінець
web-review-table = Те саме таблицею
web-review-move = Крок
web-review-who = Хто
web-review-done = Що
web-review-mark = Оцінка
web-review-lost = Віддано
web-review-decisions = Рішення, варті уваги
web-review-none = Ніхто не віддав багато.
web-review-all = { $count ->
    [one] Усі рішення з вибором: { $count }
    [few] Усі рішення з вибором: { $count }
    [many] Усі рішення з вибором: { $count }
   *[other] Усі рішення з вибором: { $count }
}
web-review-number-of-move = крок { $number }
web-review-gave-away = віддано { $lost } шансу на перемогу (похибка { $error })
web-review-played = Зіграно:
web-review-better = Краще:
web-review-brings = Це лишило б шанс { $chance } замість { $now } і дало б { $points } очок наприкінці.
# same
web-review-term = { $term } { $points }
web-review-because = В очках: { $terms }.
web-review-rival = Суперник { $rival } втратив би очок: { $points }, найбільше — { $term }.
web-review-denied = Зайняло б те, чим суперник { $rival } скористався далі у { $count } з { $of } перевірених продовжень: { $what }.
web-review-try = Спробувати на дошці
web-review-show = Показати на дошці
web-review-from = від { $lost } відданого шансу
web-review-mark-best = найкраще
web-review-mark-good = добре
web-review-mark-inaccurate = неточність
web-review-mark-mistake = помилка
web-review-mark-blunder = груба помилка
web-review-how = Як це виміряно
web-review-how-chances = Шанс на перемогу випливає з очок, на які кожен може розраховувати наприкінці, за кривою, підібраною на партіях ботів для кожної кількості гравців і кожної стадії гри.
web-review-how-fair = Рішення оцінюють за тим, що місце могло знати: усе приховане від нього кілька разів роздають наново, зіграний крок і найкращі кроки, які знайшов бот, розігрують далі з тих самих роздач і порівнюють результати. Те, що в межах похибки порівняння, відданим не вважається.
web-review-how-luck = Удача — це те, що відкрилося, порівняно з тим, що могло відкритися натомість. Рішення порівнюють із найкращим знайденим. Те, чого не пояснює ні те, ні інше, назване окремо.
web-review-how-accuracy = Точність — 100 % для рішення, яке нічого не віддало, близько 37 % для того, що віддало 8 %, а для гравця — середнє за всіма рішеннями.
web-review-how-doubt = Бот дивиться на хід чи два вперед, а решту оцінює з досвіду. Задумів, що визрівають пізніше, і людських намірів він не бачить.
web-review-too-many = Сьогодні замовлено забагато розборів. Спробуйте завтра.
web-review-not-whole = Цю партію не можна переглянути від першого кроку.

## Дошка аналізу

web-try = Спробувати звідси
web-try-title = Аналіз: { $game }, після кроку { $at }
web-try-position-title = Аналіз: { $game }
web-try-under = Тут нічого не зараховується. Ви граєте за всіх.
web-try-line = Цей варіант
web-try-bots = Хай відповідають боти
web-try-alone = Грати за всіх самостійно
web-try-bot-move = Крок бота
web-try-over = Тут гра закінчена.
web-try-share = Посилання на цей варіант
web-try-back = Назад до перегляду
web-try-too-long = Варіант задовгий, щоб його продовжити.
web-try-broken = У цьому посиланні є крок, який там зіграти не можна.
web-try-no-packs = Позиції з власними компонентами аналізувати не можна.
web-try-open = Аналіз позиції
web-try-open-text = Файл позиції, як його пишуть «hydropolis position» і запис партії. Його бачите лише ви й ті, хто має посилання.
web-try-open-game = Гра
web-try-open-file = Позиція
web-try-opinion = Думка бота
web-try-opinion-deeper = { $simulations ->
    [one] після { $simulations } симуляції
    [few] після { $simulations } симуляцій
    [many] після { $simulations } симуляцій
   *[other] після { $simulations } симуляції
}

## Підказки з поясненнями

web-hint-chance = шанс на перемогу близько { $chance }
web-hint-about-equal = приблизно так само добре: різниця менша за те, що можна розрізнити
web-hint-behind = шанс на перемогу менший на { $behind } (похибка { $error })
web-hint-because = Порівняно з наступним: { $terms }.
web-hint-instead = Порівняно з першим: { $terms }.
web-hint-denies = Забирає в суперника { $rival } близько { $points } очка: { $term }.
web-hint-denied = Займає те, чим суперник { $rival } скористався б далі у { $count } з { $of } перевірених продовжень: { $what }.
web-hint-then = Далі: { $line }.

## Складники оцінки

barrage-term-points = уже набрані очки
barrage-term-track = трек енергії
barrage-term-bonus = бонусні жетони
barrage-term-production = енергія з майбутньої води
barrage-term-contracts = контракти
barrage-term-incomes = доходи наступних раундів
barrage-term-structures = споруди на мапі
barrage-term-objective = жетон цілі
barrage-term-machines = машини
barrage-term-tiles = жетони технологій
barrage-term-credits = кредити
barrage-term-engineers = вільні інженери
barrage-term-leftovers = вода, що лишиться наприкінці
cities-term-points = уже набрані очки
cities-term-network = мережа
cities-term-production = майбутнє виробництво
cities-term-feeding = забезпечення міст
cities-term-room = місця для будівництва
cities-term-metropolises = метрополії
cities-term-goods = ресурси
cities-term-hand = картки в руці
cities-term-claimed = викладені картки
cities-term-actions = картки дій
cities-term-federation = трек Федерації
cities-term-solo = міста для цілі соло

## Команда

help-review = Переглянути збережену партію: як стояли справи в кожного, що віддало кожне рішення, що було б краще.
help-review-more = Той самий файл із тими самими параметрами дає той самий розбір. Партія на чотирьох займає кілька хвилин.
help-review-file = Збережена партія.
    .value = ЗАПИС
help-review-html = Записати розбір однією сторінкою, якій не потрібні інші файли.
    .value = ФАЙЛ
help-review-json = Надрукувати один об'єкт JSON.
help-review-simulations = Симуляції бота, який пропонує кроки для рішення.
    .value = N
help-review-deals = Роздачі, на яких порівнюють кроки рішення.
    .value = N
cli-review-heading = { $file }: { $game }, { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
    [many] { $moves } кроків
   *[other] { $moves } кроку
}
cli-review-player = { $name }: точність { $accuracy }, очок: { $points }; { $marks }
cli-review-decision = крок { $number }, { $name }: { $mark }, віддано { $lost }. { $played } Краще: { $better }
cli-review-written = Записано у { $file }.
