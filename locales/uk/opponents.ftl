# Opponents: the levels and characters that sit at a table, and how their networks learn.

web-chair-novice = комп’ютер: новачок
web-chair-apprentice = комп’ютер: учень
web-chair-veteran = комп’ютер: ветеран
web-chair-master = комп’ютер: майстер
web-chair-beaver = Бобер
web-chair-magpie = Сорока
web-chair-kingfisher = Рибалочка
web-chair-heron = Чапля
web-chair-pike = Щука

web-chairs-characters = Характери
web-chair-with-style = { $name }: { $style }
web-chair-with-rating = { $chair } (рейтинг { $rating })
web-character-beaver = будує всюди, де є місце
web-character-magpie = збирає все блискуче й неохоче віддає
web-character-kingfisher = пірнає по те, що можна взяти сьогодні
web-character-heron = вичікує контракти й виконує їх усі
web-character-pike = забирає те, що потрібне іншим

## train

help-train = Навчити мережу для ботів на партіях із самою собою.
help-train-more = Кожну партію збережено: якщо роботу перервано, та сама команда продовжить її з того самого місця й дійде того самого результату.
help-train-out = Де зберігати мережу; поруч зберігаються партії, на яких вона вчиться.
    .value = ФАЙЛ
help-train-log = Де зберігати таблицю похибок мережі після кожного кола навчання.
    .value = ФАЙЛ
help-train-picture = Де зберегти ту саму таблицю як рисунок SVG.
    .value = ФАЙЛ
help-train-steps = Скільки ітерацій разом із уже виконаними: партії з наявною мережею, потім навчання на всіх партіях. Якщо не вказано, 4.
    .value = N
help-train-games = Скільки партій грати за ітерацію; якщо не вказано, 1000.
    .value = N
help-train-sims = Симуляцій на рішення; якщо 0, грають початківці; якщо не вказано, 200.
    .value = N
help-train-threads = У скільки потоків грати; якщо не вказано, за кількістю процесорів.
    .value = N

train-done = { $file }: мережа, ваг — { $weights }, партій — { $games }, зерно { $seed }. Щоб грати з нею, вкажіть expert@{ $file }, якщо назва закінчується на .net.
train-no-game = Про гру { $game } мережі поки що нічого розповісти.
train-bad-games = { $file } не містить партій для навчання: { $reason }.
train-picture = Похибка в очках на відкладених партіях за колами навчання; лінія для кожної ітерації, найтемніша — остання
cli-no-net = «{ $name }» — не гравець: { $level } не шукає, тому не має мережі.
