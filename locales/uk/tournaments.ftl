# Турніри.

web-tournaments = Турніри
web-tournaments-lead = Швейцарська система, кожен з кожним або сезон із друзями. Столи починаються самі, щойно складено пари, а результати надходять із партій.
web-tournaments-running = Відкриті й поточні
web-tournaments-over = Завершені
web-tournaments-none = Немає.
web-tournament-new = Новий турнір
web-tournament-needs-account = Турніри лише для тих, хто має обліковий запис.
web-tournament-name = Назва
web-tournament-game = Гра
web-tournament-form = Система
web-tournament-form-swiss = швейцарська система
web-tournament-form-round-robin = кожен з кожним
web-tournament-form-season = сезонна ліга
web-tournament-size = Місць за столом
web-tournament-rounds = Турів (швейцарська система)
web-tournament-rounds-usual = стільки, скільки зазвичай
web-tournament-cycles = Скільки разів усі зустрічаються (сезон)
web-tournament-begin = Відкрити запис
web-tournament-stage-entering = запис відкрито
web-tournament-stage-running = триває
web-tournament-stage-over = завершено
web-tournament-entrants = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[many] { $count } учасників
}
web-tournament-tables-of = { $count ->
    [one] столи на { $count } місце
    [few] столи на { $count } місця
   *[many] столи на { $count } місць
}
web-tournament-host = Організатор: { $name }
web-tournament-enter = Взяти участь
web-tournament-leave = Вийти
web-tournament-start = Почати перший тур
web-tournament-next = Відкрити наступний тур
web-tournament-withdraw = Зняти учасника
web-tournament-withdraw-what = За столами того, хто йде, дограє програма; вони рахуються як програні, а наступні тури складають без цієї людини.
web-tournament-left = (вийшов із турніру)
web-tournament-standings = Таблиця
web-tournament-fixtures = Наступні тури
web-tournament-opponents = Суперники
web-tournament-between = Між рівними
web-tournament-share = Частка
web-tournament-round = Тур { $number }
web-tournament-table = стіл
web-tournament-bye = без суперника, 12 очок
web-tournament-rules = Перше місце дає 12 очок, останнє — жодного, решта — рівномірно між ними. За рівності очок у швейцарській системі вирішують очки суперників, інакше — очки між рівними; далі перемоги, далі частка всіх очок у партіях, далі рейтинг на початку.
web-tournament-not-host = Це може лише той, хто відкрив турнір.
web-tournament-too-many = Ви відкрили забагато незавершених турнірів.
web-tournament-refused-begun = Турнір уже почався.
web-tournament-refused-not-running = Немає туру, який можна відкрити: турнір не почався, завершився або не є сезоном.
web-tournament-refused-entered = Ви вже берете участь.
web-tournament-refused-not-entered = Хто не бере участі або вже вийшов, не може вийти.
web-tournament-refused-full = Місць більше немає.
web-tournament-refused-too-few = Турніру потрібно щонайменше двоє учасників.
web-tournament-variant-usual = звичайна гра
web-tournament-pace-why = Без годинника той, хто не приходить, затримує всіх.
web-tournament-other-variant = Це не варіант цієї гри.
