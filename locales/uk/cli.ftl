# Командний рядок.

cli-welcome =
    Hydropolis { $version }: складні настільні ігри про воду за повними правилами.

      hydropolis serve           запустити сервер (як і без жодної команди)
      hydropolis play ГРА        грати в терміналі
      hydropolis simulate ГРА    зіграти багато партій і підбити підсумки
      hydropolis replay ФАЙЛ     перевірити збережену партію й показати її позицію
      hydropolis position ФАЙЛ   розставити позицію вручну й робити в ній кроки
      hydropolis games           ігри, їхні варіанти й компоненти
      hydropolis help КОМАНДА    усі параметри команди

    Наприклад:

      hydropolis play barrage --players 3 --intro
      hydropolis play cities --players 2 --contracts
      hydropolis simulate barrage --players 4 --games 10000 --seed 1
      hydropolis position case.toml --play "turbine 0 left" --moves

## Довідка

help-usage = Використання
help-usage-options = ПАРАМЕТРИ
help-usage-command = КОМАНДА
help-commands = Команди
help-arguments = Аргументи
help-options = Параметри

help-hydropolis = Складні настільні ігри про воду за повними правилами.
help-help = Розповісти, для чого команда, і перелічити всі її параметри.
help-serve = Запустити сервер, де люди й боти грають у браузері. Те саме відбувається, якщо не вказано жодної команди.
help-serve-addr = Адреса, на якій слухати.
help-serve-data = Тека бази даних; якщо не вказано, у теці даних користувача.
help-serve-public_url = Адреса сервера ззовні, якщо вона інша, ніж його власна: https://play.example.org.
help-serve-rate = Скільки запитів за секунду може робити один клієнт; 0 — без обмежень.
help-serve-log = Як вести журнал у stderr: text або json, по одному об’єкту в рядку. Наскільки докладно, визначає RUST_LOG.
help-serve-bots = Скільки ботів думають одночасно.
help-serve-trusted_proxy = Проксі, якому довіряють, коли він каже, від чийого імені говорить, як адреса або мережа (10.0.0.0/8); можна повторювати.
help-serve-limit = Інша межа, ніж звичайна, наприклад connections=1000; можна повторювати. Список — у docs/security.md.
help-release = Перелічити столи, які сервер тримає в карантині, або звільнити один із них.
help-release-table = Стіл за назвою з його адреси; без неї перелічуються всі столи в карантині.
help-release-data = Тека бази даних; якщо не вказано, у теці даних користувача.
help-load = Виміряти сервер: за столами через його API або як браузери грають випадкові гравці, а команда рахує, як швидко він підтверджує їхні кроки.
help-load-url = Сервер на цій машині; якщо не вказано, власний у тимчасовій теці.
help-load-guise = Що грає: programs, через API (якщо не вказано), або browsers, через сторінки, форми й живі потоки, по два за столом.
    .value = ЩО
help-load-tables = За скількома столами грають одночасно; ігри чергуються.
help-load-spectators = Скільки глядачів стежать за кожним столом.
help-load-pace = Скільки щонайбільше кроків за секунду робить кожен стіл; 0 — скільки встигне, тоді виміряно сервер під повним навантаженням.
help-load-seconds = Скільки секунд.
help-play = Грати в терміналі з людьми за тим самим терміналом або з машиною.
help-play-more = На запитання введіть номер або сам крок; решту підкаже help.
help-simulate = Зіграти багато партій без людей і підбити підсумки.
help-simulate-more = Спільна перемога — це перемога для кожного, хто її ділить («перемоги»), а до частки перемог вона додає лише половину, третину чи чверть. З тим самим зерном партії ті самі, скільки б не було потоків.
help-replay = Відтворити збережену партію, звірити гешем кожну позицію й показати одну з них.
help-position = Розставити позицію з файлу, написаного вручну, зробити в ній кроки й показати, що вийшло.
help-position-more = Відхилений крок закінчує команду з кодом виходу 2; кроки перед ним зроблено. Кроки, які гра робить сама, бо інших немає, можна називати або пропускати.
help-games = Показати ігри, їхні варіанти й компоненти.

help-option-help = Показати цю довідку.
help-option-version = Показати версію.
help-option-lang = Мова: { $languages }. Якщо не вказано, мова термінала.
    .value = МОВА
help-option-game = Гра: { $games }.
    .value = ГРА
help-option-players = Скільки гравців, не рахуючи доданих Автом.
    .value = ЧИСЛО
help-option-seed = Зерно роздачі; якщо не вказано, його вибрано навмання й показано.
    .value = ЧИСЛО
help-option-intro = «Гребля»: ознайомча гра замість повноцінної.
help-option-seating = «Гребля»: компанії й керівників вибирають по черзі (drafted), роздають (dealt) або беруть вільно (free).
    .value = ЯК
help-option-auction = «Гребля»: люди ставлять очки за місця у виборі.
help-option-mahiri-credits = «Гребля»: з якою кількістю кредитів починає Махірі, 6 або 9.
    .value = ЧИСЛО
help-option-simone = «Гребля»: Сімоне Лучані серед керівників.
help-option-automa = «Гребля»: Автоми, що приєднуються до гравців, кожна easy, medium, hard або very-hard, через кому.
    .value = РІВЕНЬ
help-option-boards = «Підводні міста»: сторона планшетів гравців, basic або asymmetric. У соло-грі завжди asymmetric.
    .value = СТОРОНА
help-option-contracts = «Підводні міста»: грати з держзамовленнями.
help-option-metropolises = Underwater Cities: хто викладає дві сині метрополії: випадок (random) чи власник (chosen).
    .value = ЯК
help-option-offset = «Підводні міста», соло-гра: слот кожного кольору, з якого починають плитки блокування, від 1 до 4.
    .value = СЛОТ
help-option-edition = «Підводні міста»: редакція вбудованих компонентів; якщо не вказано, то найновіша.
    .value = N
help-option-position = Почати з файла позиції замість роздачі; він визначає все, крім того, хто грає.
    .value = ФАЙЛ
help-option-pack = «Підводні міста»: набір компонентів, що замінює або додає картки, планшети, слоти, метрополії, держзамовлення.
    .value = ФАЙЛ
help-option-json = Вивести один об’єкт JSON.
help-option-subcommand = Команда.
    .value = КОМАНДА
help-play-load = Продовжити збережену партію; гравці, варіант і зерно — зі збереженої.
    .value = ФАЙЛ
help-play-seats = Хто сидить на місцях від P1: human, random, novice, greedy, apprentice, club, veteran, expert, master, у «Греблі» automa:РІВЕНЬ, через кому. Ботам, що шукають, можна дати бюджет на рішення: club:sims=200, expert:ms=100. Ваги з файлу вказують після @: club@tuned.toml, expert@trained.net. Навчену мережу називають net:ФАЙЛ. Неназвані місця — random; якщо не вказано, P1 — human.
    .value = ХТО
help-simulate-games = Скільки партій зіграти; якщо не вказано, 1000.
    .value = ЧИСЛО
help-simulate-seats = Хто сидить на місцях від P1: random, novice, greedy, apprentice, club, veteran, expert, master, у «Греблі» automa:РІВЕНЬ, через кому. Ботам, що шукають, можна дати бюджет на рішення: club:sims=200, expert:ms=100. Ваги з файлу вказують після @: club@tuned.toml, expert@trained.net. Навчену мережу називають net:ФАЙЛ. Неназвані місця — random.
    .value = ХТО
help-simulate-threads = Скільки потоків грають; якщо не вказано, стільки, скільки процесорів.
    .value = ЧИСЛО
help-simulate-records = Зберегти кожну партію як запис у цій теці, названий за її зерном.
    .value = ТЕКА
help-simulate-report = Для чого грати замість підсумків за місцями: components, а для «Підводних міст» також cards, cards-markdown або sources.
    .value = ЩО
help-simulate-json = Вивести один об’єкт JSON замість таблиць.
help-replay-file = Збережена партія.
    .value = ФАЙЛ
help-replay-at = Показати позицію після цього кроку; 0 — роздача, якщо не вказано — остання.
    .value = ЧИСЛО
help-replay-write = Записати позицію як файл, що його читає «position»: TOML, або JSON, якщо назва закінчується на .json.
    .value = ФАЙЛ
help-replay-moves = Перелічити дозволені кроки позиції.
help-replay-json = Вивести один об’єкт JSON: позицію як файл і очима глядача, її дозволені кроки й рахунок.
help-position-file = Позиція: файл TOML або JSON, якщо його назва закінчується на .json.
    .value = ФАЙЛ
help-position-play = Кроки, які зробити, через крапку з комою.
    .value = КРОКИ
help-position-stop = «Гребля»: зупинитися перед ходом Автоми; її кроки можна тоді грати поодинці, починаючи з «turn tile».
help-position-moves = Перелічити дозволені кроки в позиції, що вийшла.

## Що може бути не так із командою

cli-unknown-language = Мови «{ $asked }» немає; є такі мови: { $languages }.
cli-unknown-command = Команди «{ $command }» немає; список команд показує hydropolis help.
cli-unknown-argument = Параметра { $argument } тут немає.
cli-missing-argument = Бракує { $argument }.
cli-no-value = Для { $argument } потрібне значення.
cli-bad-value = «{ $value }» — неправильне значення для { $argument }.
cli-bad-value-of = «{ $value }» — неправильне значення для { $argument }; можливі: { $known }.
cli-conflict = { $argument } і { $other } не поєднуються.
cli-wrong-number-of-values = { $argument } має забагато або замало значень.
cli-bad-arguments = Команду не вдається прочитати: { $reason }.

cli-unknown-game = Гри «{ $name }» немає; є такі ігри: { $games }.
cli-which-game = Укажіть, у яку гру грати.
cli-bad-setup = Так гру не підготувати: { $reason }.
cli-option-of-another-game = Параметр { $option } стосується гри { $game }, а не { $asked }.
cli-no-card-report = Для гри { $game } немає такого звіту.
cli-bad-pack = { $file } — не набір компонентів: { $reason }.
cli-unknown-player = Гравця «{ $name }» немає; є такі гравці: { $players }.
cli-no-rules-in-seat = У збереженій партії { $seat } — не Автома.
cli-too-many-seats = Названо місць: { $seats }, а гравців лише { $players }.
cli-no-people-in-simulations = У симуляції нікого запитувати, тож людей серед гравців бути не може.
cli-cannot-read = Не вдається прочитати { $file }: { $reason }.
cli-file-too-large = { $file } завеликий: читається щонайбільше { $most } МіБ.
cli-cannot-save = Не вдається зберегти { $file }: { $reason }.
cli-cannot-print = Не вдається вивести відповідь: { $reason }.
cli-no-record = { $file } — не запис партії.
cli-bad-record = Запис { $file } не відтворюється: { $reason }.
cli-no-such-move = У { $file } лише { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
   *[many] { $moves } кроків
}, тож кроку { $at } немає.
cli-refused-in-record = Запис { $file } не відтворюється: крок { $number } ({ $move }): { $reason }
cli-bad-position = { $file } не описує позиції: { $reason }.
cli-bad-position-line = { $file } не описує позиції: рядок { $line }: { $reason }.
cli-refused-move = Крок «{ $move }» відхилено: { $reason }

## play

play-greeting = { $moves ->
    [0] «{ $game }», зерно { $seed }: { $seats }. Введіть help, щоб побачити всі команди.
   *[other] «{ $game }», зерно { $seed }, зроблено кроків: { $moves }; { $seats }. Введіть help, щоб побачити всі команди.
}
play-asked = { $seat }: { $question }
play-played = { $seat }: { $move }
play-secret-move = таємний вибір
play-undone = Скасовано: { $move }
play-allowed = { $move } — дозволено: { $meaning }.
play-saved = Збережено до { $file }: { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
   *[many] { $moves } кроків
}.
play-save-where = Укажіть, куди зберегти: save ФАЙЛ.
play-why-what = Укажіть крок: why КРОК.
play-no-such-number = Кроку з номером { $number } немає: усього їх { $moves }.
play-cannot-read = «{ $text }» — не крок: { $hint }.
play-after-the-end = Гру завершено; ще можна ввести save ФАЙЛ, show, undo або quit.
play-help =
    Введіть номер кроку, сам крок або одну з команд:
      show        увесь стіл
      moves       можливі кроки ще раз
      undo        скасувати свій останній крок, якщо відтоді не відкрилося нічого нового
      why КРОК    чому крок не дозволено або що він зробить
      trace       що нещодавно робили Автоми й чому
      save ФАЙЛ   зберегти партію
      quit        вийти (як і кінець вводу)

## Рахунок

outcome-final = Остаточний рахунок:
outcome-so-far = Поточний рахунок:
outcome-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
outcome-won = перемога
outcome-shared = спільна перемога

## simulate

simulate-summary = «{ $game }»: партій — { $games }, зерно — { $seed }, рішень — { $decisions }, час — { $seconds } с (за секунду: партій — { $games-per-second }, рішень — { $decisions-per-second }).
simulate-seat = місце
simulate-games = партії
simulate-wins = перемоги
simulate-share = частка перемог
simulate-mean = середнє
simulate-least = мін.
simulate-most = макс.
simulate-note = Спільна перемога — це перемога для кожного, хто її ділить, і відповідна частина у частці перемог.

simulate-percent = { $share } %

## replay

replay-heading = { $file }: «{ $game }», зерно { $seed }, { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
   *[many] { $moves } кроків
}; усі геші правильні. Стіл після кроку { $at }:

## games

games-game = «{ $title }» ({ $name }, версія правил { $rules }), кількість гравців: { $players }; варіанти: { $variants }.

## serve

serve-open = Відкрийте { $url } у браузері. Партії зберігаються в { $folder }. Ctrl-C зупиняє сервер.
serve-closing = Сервер зупиняється: розпочате буде завершено.
serve-bad-url = «{ $url }» — не адреса: вона має починатися з http:// або https://.
serve-bad-limit = «{ $limit }» не є межею: має бути назва й число, наприклад connections=1000. Назви: { $names }.
serve-in-use = Інший сервер використовує { $folder }.
release-none = Жоден стіл не в карантині.
release-held = { $table } у карантині: сервер зупинився під час роботи за цим столом.
release-done = { $table } звільнено.
release-not-held = { $table } не в карантині.
serve-no-folder = Для даних немає теки; укажіть її параметром --data.
serve-no-data = Дані не вдається зберігати в { $folder }: { $reason }.
serve-no-threads = Сервер не вдається запустити: { $reason }.
serve-no-address = Не вдається слухати на { $address }: { $reason }.
serve-not-closed = Сервер зупинився не як слід: { $reason }.

## load

load-report = { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } столу
}, за кожним { $spectators ->
    [one] { $spectators } глядач
    [few] { $spectators } глядачі
    [many] { $spectators } глядачів
   *[other] { $spectators } глядача
}, { $pace ->
    [0] якнайшвидше
    [one] щонайбільше { $pace } крок за секунду на стіл
    [few] щонайбільше { $pace } кроки за секунду на стіл
    [many] щонайбільше { $pace } кроків за секунду на стіл
   *[other] щонайбільше { $pace } кроку за секунду на стіл
}, { $seconds } с: підтверджено кроків — { $moves }, за секунду — { $rate }.
    Відповідь щонайпізніше за { $p50 } мс (половина), { $p99 } мс (99 зі 100), { $max } мс (усі).
    Завершено партій: { $games }; отримано глядачами записів: { $events }; помилок: { $errors }.
load-report-browsers =
    Наново завантажено сторінок: { $pages }, щонайпізніше за { $page50 } мс (половина), { $page99 } мс (99 зі 100).
    Інший браузер дізнавався щонайпізніше за { $told50 } мс (половина кроків), { $told99 } мс (99 зі 100). Надіслано: { $kilobytes } кБ за секунду.
load-elsewhere = Навантажити можна лише сервер на цій машині, як-от http://localhost:8080, а не { $url }.
load-trouble = Сервер не вдається навантажити: { $reason }
