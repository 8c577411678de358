### Звіт про картки: `hydropolis simulate cities --report cards`.

cards-report-by-deck = За колодою та кольором
cards-report-era-1 = Епоха I
cards-report-era-2 = Епоха II
cards-report-era-3 = Епоха III
cards-report-special-3 = Спеціальні, 3 кредити
cards-report-special = Спеціальні, 1–2 кредити
cards-report-special-all = Спеціальні
cards-report-all = усі
cards-report-yellow = жовтий
cards-report-red = червоний
cards-report-green = зелений
cards-report-instant = миттєва
cards-report-permanent = постійна
cards-report-action = активація
cards-report-production = виробництво
cards-report-end-scoring = фінальний підрахунок
cards-report-deck = колода
cards-report-color = колір
cards-report-cards = картки
cards-report-mean = середнє
cards-report-spread = станд. відхилення
cards-report-card = картка
cards-report-name = назва
cards-report-type = тип
cards-report-drawn = добрано
cards-report-played = розіграно
cards-report-used = використано
cards-report-difference = різниця
cards-report-error = похибка
cards-report-deviation = відхилення
cards-report-far = примітка
cards-report-far-mark = далеко

### Звіт `hydropolis simulate cities --report sources`: звідки беруться очки і як проходили партії.

sources-source = Очки за джерелами
sources-each = на гравця
sources-course = Перебіг партій
sources-colors = Зіграні картки за кольорами, %
sources-network = з’єднані міста наприкінці
sources-production-1 = виробництво епохи I
sources-production-2 = виробництво епохи II
sources-production-3 = виробництво епохи III
sources-card-instant = картки з миттєвою властивістю
sources-card-permanent = картки з постійною властивістю
sources-card-action = картки активації
sources-card-production = картки виробництва
sources-card-end-scoring = картки фінального підрахунку
sources-blue-metropolis = сині метрополії
sources-brown-metropolis = коричнева метрополія
sources-contract = держзамовлення
sources-site = бонуси ділянок
sources-federation = трек Федерації
sources-slot = слоти
sources-leftovers = залишки ресурсів
sources-hunger = втрачено через голод
sources-points = очки
sources-used = ходи з 30, у яких використано зіграну картку
sources-won = виграні партії, %
sources-domes-left = партії, у яких лишилися симбіокуполи, %
sources-brown-connected = коричневу метрополію з’єднано, %
sources-blue-connected = з’єднані сині метрополії
sources-cities = з’єднані міста
sources-symbiotic = симбіоміста
sources-tunnels = тунелі

# Whether seats win equally often: shares of the victories, and how far they are from equal.
sources-victories = Перемоги, %
sources-won-by-seat = за місцем за столом
sources-won-by-place = за місцем у першій черзі
sources-chi-square = хі-квадрат
# Below this number chi-square stays in 95 of 100 cases if all win equally often.
sources-bound = 95 % нижче
