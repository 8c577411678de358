# Для кількох серверів з однією базою даних.

help-option-store = База даних PostgreSQL (postgres://user@host/database) замість тієї, що в теці; нею можуть спільно користуватися кілька серверів.
    .value = URL
serve-no-store = Базою даних не вдається скористатися: { $reason }.
help-option-traces = Куди надсилати трасування: збирач OpenTelemetry, що приймає OTLP через HTTP (http://localhost:4318).
    .value = URL
serve-no-traces = Цю програму зібрано без трасування; зберіть її з --features traces або не вказуйте --traces й OTEL_EXPORTER_OTLP_ENDPOINT.
serve-bad-traces = Надсилати трасування на { $url } не вдається: { $reason }.

## upkeep

help-option-data = Тека бази даних; якщо не вказано — у теці даних користувача.
    .value = ТЕКА
help-backup = Записати у файл копію бази даних станом на одну мить. Сервер може працювати далі.
help-backup-file = Новий файл.
help-restore = Поставити копію, яку записала команда «backup», на місце бази даних. Там ще не має бути бази, а сервер має бути зупинений.
help-restore-file = Копія.
help-copy = Скопіювати все з одного сховища в інше й порівняти їх. Сервер тим часом не має працювати. Перервана копія продовжується з того ж місця.
help-copy-from = Де все лежить: база даних PostgreSQL (postgres://user@host/database), файл SQLite або його тека.
    .value = СХОВИЩЕ
help-copy-to = Куди все скопіювати, записується так само.
    .value = СХОВИЩЕ
help-check = Відтворити кожну партію сховища, порівняти кожну позицію з її хешем і назвати хибні партії. Сервер може працювати далі.
help-prune = Видалити незавершені партії, у яких довго нічого не відбувалося.
help-prune-days = Скільки днів.
    .value = N
help-prune-list = Лише назвати їх.
upkeep-no-data = Тут немає бази даних: { $place }.
upkeep-there = Тут уже щось є: { $place }; спершу приберіть це.
upkeep-failed = { $place }: { $reason }.
upkeep-postgres-backup = Базу даних PostgreSQL копіюють її власними засобами: pg_dump --format=custom; відновлюють через pg_restore.
upkeep-backed-up = Усе скопійовано у { $file } (байтів: { $bytes }).
upkeep-restored = { $file } тепер є базою даних у { $folder }.
upkeep-in-use = Сховищем користується сервер: { $place }; спершу зупиніть його.
upkeep-copying = Наразі людей: { $people }, партій: { $games }, з них записано: { $written }.
upkeep-copied = Людей: { $people }, партій: { $games }, цього разу записано: { $written }. В обох сховищах те саме, SHA-256 { $sum }.
# same
upkeep-broken = { $game }: { $reason }
upkeep-checked = Партій: { $games }, записів: { $entries }; усі відтворюються до своїх хешів.
upkeep-not-well = Хибних партій: { $broken } з { $games }.
upkeep-pruned = Видалено партій: { $games }.
upkeep-would-prune = Було б видалено партій: { $games }.
