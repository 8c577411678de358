# Столи: де сісти за гру, за чим спостерігати, запрошення.

web-lobby = Столи
web-lobby-lead = Сідайте там, де є вільне місце, або спостерігайте за партією, що триває.
web-lobby-more = Ще столи
web-lobby-running = Партії, що тривають
web-lobby-nobody-waits = Зараз ніхто не чекає на товариство. Створіть стіл із місцем, відкритим для всіх.
web-lobby-nothing-runs = Зараз немає партій, за якими можна спостерігати.
web-lobby-any = усі
web-lobby-game = Гра
web-lobby-players = Гравці
web-lobby-filter = Показати
web-lobby-stands = Наразі
web-lobby-do = Що можна зробити
web-lobby-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
web-lobby-watch = Спостерігати
web-all-tables = Усі столи
web-invited = Вас запрошено
web-meeting = Товариство
web-meeting-seen = Хто знайде цей стіл
web-meeting-seen-public = усі, якщо є місце, відкрите для всіх
web-meeting-seen-unlisted = той, хто має його адресу
web-meeting-seen-invited = лише запрошені, зокрема й глядачі
web-meeting-talk = Розмова
web-meeting-talk-on = за цим столом можна розмовляти
web-meeting-talk-off = за цим столом не розмовляють
web-only-invited = Цей стіл лише для запрошених.
web-invite = Запросити
web-invite-name = Ім’я облікового запису
web-invite-nobody = Облікового запису з таким ім’ям немає.
web-invite-over = Цю партію завершено.
web-copy-link = Скопіювати посилання
web-copied = Скопійовано
web-qr-code = QR-код
web-lobby-pace-untimed = без годинника
web-lobby-pace-live = хвилини
web-lobby-pace-days = дні
web-lobby-rated-yes = рейтингові партії
web-lobby-rated-no = партії без рейтингу
web-lobby-rating = Відкриті для рейтингу
web-ratings-whom = Для якого рейтингу відкрите місце
web-ratings-whom-why = Залиште обидва поля порожніми, якщо для всіх. Новачок має 1500; гості рейтингу не мають. Кого ви запросили, той може прийти завжди.
web-ratings-lowest = від
web-ratings-highest = до
web-ratings-up-to = рейтинг до { $to }
web-ratings-from = рейтинг від { $from }
web-ratings-between = рейтинг від { $from } до { $to }
web-ratings-bad = Межі рейтингу йдуть від нижчого до вищого, між 0 і 4000.
web-ratings-need-account = Цей стіл вимагає рейтингу, а його мають лише ті, хто має обліковий запис.
web-ratings-not-yours = Ваш рейтинг поза межами, яких вимагає цей стіл.
