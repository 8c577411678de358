# Для операторів і модераторів.

web-operator = Пульт оператора
web-operator-only = Ця сторінка для операторів і модераторів.
web-operator-here = Хто тут
web-operator-here-count = { $count ->
    [one] { $count } людина має відкритий стіл на цьому сервері.
    [few] { $count } людини мають відкритий стіл на цьому сервері.
   *[many] { $count } людей мають відкритий стіл на цьому сервері.
}
web-operator-nodes = { $count ->
    [one] Ще { $count } сервер на тому самому сховищі.
    [few] Ще { $count } сервери на тому самому сховищі.
   *[many] Ще { $count } серверів на тому самому сховищі.
}
web-operator-complaints = Скарги
web-operator-complaints-none = Розглядати нічого.
web-operator-done = Розглянуто
web-operator-seen-to = Це вже хтось розглянув.
web-operator-bans = Не допущені
web-operator-until = до { $time } UTC
web-operator-lift = Знову допустити
web-operator-account = Обліковий запис
web-operator-reason = Причина
web-operator-days = Днів (порожньо: назавжди)
web-operator-ban = Не допускати
web-operator-nobody = Такого облікового запису немає.
web-operator-not-them = Цього не можна зробити із собою, з гостем або з людиною рівної ролі.
web-operator-not-banned = Цей обліковий запис не було заблоковано.
web-operator-tables = Столи в пам’яті
web-operator-tables-none = Немає.
web-operator-announcement = Оголошення
web-operator-announcement-what = Один рядок на кожній сторінці; порожньо — без оголошення
web-operator-roles = Ролі
web-operator-role = Роль
web-role-player = гравець
web-role-moderator = модератор
web-role-operator = оператор
web-operator-backup = Резервна копія
web-operator-backup-what = Записує копію бази даних на один момент у теку резервних копій на сервері, поки тривають партії.
web-operator-backup-make = Створити копію зараз
web-operator-backup-none = Це сховище має власні засоби резервного копіювання: для PostgreSQL — pg_dump.
web-operator-backup-busy = Копія вже створюється.
web-operator-backup-many = Тека резервних копій заповнена; спершу приберіть деякі.
web-operator-backed-up = Записано: { $file }
web-operator-well = Зроблено.
web-operator-log = Що зроблено
web-operator-log-none = Поки нічого.
web-operator-when = Коли (UTC)
web-operator-who = Хто
web-operator-did = Що
web-operator-whom = Кого
web-operator-detail = Подробиці
web-operator-command = команда сервера
web-deed-ban = не допущено
web-deed-lift = знову допущено
web-deed-role = роль
web-deed-announcement = оголошення
web-deed-complaint = скаргу розглянуто
web-deed-backup = резервна копія
web-operator-limits = Межі
web-operator-limits-what = Кожну змінюють під час запуску сервера: --limit НАЗВА=N або HYDROPOLIS_LIMITS.
web-operator-limit = Назва
web-operator-limit-now = Зараз
web-operator-limit-usual = Зазвичай
web-banned = Цей обліковий запис не допущено. Зверніться до того, хто утримує сервер.
help-role = Надати обліковому запису роль: player, moderator або operator. Сервер може працювати далі.
help-role-name = Назва облікового запису.
    .value = НАЗВА
help-role-role = player, moderator або operator.
    .value = РОЛЬ
help-role-data = Тека бази даних; якщо не вказано, у теці даних користувача.
role-given = { $name } тепер має роль { $role }.
role-unknown = { $role } не є роллю: player, moderator або operator.
