# Задачі: що треба зробити, що вийшло, розв’язок (docs/puzzles.md).

web-puzzles-title = Задачі
web-puzzles-lead = Один хід і один найкращий спосіб його зробити. Позиції зі справжніх партій; кожен можливий хід перевірено.
web-puzzles-all = Усі задачі
web-puzzles-goals = Види задач
web-puzzles-solved = Розв’язано { $solved } з { $all }
web-puzzle-of-the-day = Задача дня
web-puzzle-solve = Розв’язати
web-puzzle-number = Задача { $number }
web-puzzle-level = Складність { $level } з 5
web-puzzle-done = розв’язано
web-puzzle-solution = Розв’язок
web-puzzle-why = Порівняти наслідки
web-puzzle-next = Наступна задача
web-puzzle-play = Назад до столу
web-puzzle-solved = Розв’язано: { $best }. Найкращий інший спосіб дає: { $second }.
web-puzzle-short = Вийшло: { $reached }. Можна більше: найкращий хід дає { $best }.
web-puzzle-no-hint = Підказка є лише до першого рішення. Скасуйте решту або погляньте на розв’язок.
web-puzzle-best = Найкращий хід
web-puzzle-second = Найкращий інший спосіб
web-puzzle-margin = Різниця: { $margin }.
web-puzzle-proof = { $decisions ->
    [one] Переглянуто { $decisions } рішення цього ходу; нічого прихованого в ньому не важить.
    [few] Переглянуто всі { $decisions } рішення цього ходу; нічого прихованого в них не важить.
    [many] Переглянуто всі { $decisions } рішень цього ходу; нічого прихованого в них не важить.
   *[other] Переглянуто всі { $decisions } рішення цього ходу; нічого прихованого в них не важить.
}
web-puzzle-reached = Чого тут досягають інші

puzzle-goal-energy = Виробіть за цей хід якомога більше енергії.
puzzle-goal-contracts = Виконайте якомога більше контрактів, поки не походив хтось інший.
puzzle-goal-points = Здобудьте за цей хід якомога більше очок.
puzzle-goal-round = Завершіть раунд: майте якомога більше очок після його підрахунку.
puzzle-goal-hand = Візьміть із руки якнайбільше за цей хід. Очко рахується як чотири ресурси, біоматерія — як два.
puzzle-goal-build = Збудуйте й удоскональте за цей хід якомога більше.
puzzle-goal-era = Завершіть епоху: майте якомога більше очок після виробництва й годування міст.
puzzle-goal-final = Завершіть гру: майте якомога більше очок після остаточного підрахунку.
puzzle-goal-win = Завершіть гру: виграйте її.

puzzle-short-energy = енергія
puzzle-short-contracts = контракти
puzzle-short-points = очки
puzzle-short-round = раунд
puzzle-short-hand = рука
puzzle-short-build = будівництво
puzzle-short-era = епоха
puzzle-short-final = останній хід
puzzle-short-win = перемога

puzzle-value-energy = { $value } енергії
puzzle-value-contracts = { $value ->
    [one] { $value } контракт
    [few] { $value } контракти
    [many] { $value } контрактів
   *[other] { $value } контракту
}
puzzle-value-points = { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}
puzzle-value-round = { puzzle-value-points }
puzzle-value-hand = { $value ->
    [one] { $value } ресурс прибутку
    [few] { $value } ресурси прибутку
    [many] { $value } ресурсів прибутку
   *[other] { $value } ресурсу прибутку
}
puzzle-value-build = { $value ->
    [one] { $value } споруда чи вдосконалення
    [few] { $value } споруди й удосконалення
    [many] { $value } споруд і вдосконалень
   *[other] { $value } споруди й удосконалення
}
puzzle-value-era = { puzzle-value-points }
puzzle-value-final = { puzzle-value-points }
puzzle-value-win = { $value ->
    [one] { $value } очко переваги над найкращим суперником
    [few] { $value } очки переваги над найкращим суперником
    [many] { $value } очок переваги над найкращим суперником
   *[other] { $value } очка переваги над найкращим суперником
}

puzzle-by-eager = Хто зважує кожен вибір, а далі бере одразу найбільше
puzzle-by-greedy = Початківець
puzzle-by-tries = Найкраща з двадцяти випадкових спроб
puzzle-by-club = Клубний гравець

puzzles-no-bot = «{ $name }» не грає для задач: назвіть бота, наприклад expert або club.
puzzles-no-goal = «{ $name }» — не мета цієї гри: є { $goals }.
puzzles-bad-file = { $file } — не файл задач: { $reason }.
puzzles-done = { $file }: задач — { $kept }, вибрано з { $found }.

help-puzzles = Шукати задачі в партіях ботів: позиції з одним явно найкращим ходом.
help-puzzles-more = Переглядаються всі варіанти ходу, і ніщо приховане не може в ньому важити. Те саме зерно знаходить ті самі задачі за будь-якої кількості потоків.
help-puzzles-games = Скільки партій переглянути, по черзі на двох — чотирьох гравців; якщо не сказано, 100.
help-puzzles-seed = Зерно першої партії; якщо не сказано, 1.
help-puzzles-bot = Хто їх грає; якщо не сказано, expert.
help-puzzles-keep = Скільки задач залишити; якщо не сказано, 100.
help-puzzles-out = Куди їх записати.
help-puzzles-threads = Скільки потоків шукає; якщо не сказано, стільки, скільки процесорів.
help-puzzles-goals = Лише ці цілі, через кому: energy, contracts, points, round, hand, build, era, final, win.
help-puzzles-from = Знайдені раніше задачі, щоб вибирати й з них; можна вказати кілька разів.
help-puzzles-again = Ще раз доводить і оцінює задачі з --from: ті, що сьогодні вже не задачі, відпадають.
