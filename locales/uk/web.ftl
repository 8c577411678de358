# Сторінки.

# same
web-name = Hydropolis
web-menu = Меню
web-nav = Головні сторінки
web-skip = До вмісту
web-back = Назад
web-save = Зберегти
web-unofficial = Неофіційний проєкт: назви ігор лише вказують, чиї це правила. Видавці цих ігор нічого тут не створювали й не схвалювали.
web-api = Для програм: API

## Головна сторінка

web-home-title = Дві гри про воду
web-home-lead = Греблі в Альпах і міста на дні моря: грайте за повними правилами, наодинці проти комп’ютера або з друзями, наживо чи по кроку на день.
web-about-barrage = Будуйте греблі, водоводи й електростанції, і нехай вода суперників працює на вас.
web-about-cities = З’єднуйте куполи тунелями, добирайте картки до слотів, і нехай ваша держава процвітає на дні моря.
web-play-computer = Грати проти комп’ютера
web-quick-barrage = Ви й одна Автома середнього рівня, повноцінна гра.
web-quick-cities = Ви й один комп’ютерний суперник-початківець, базові планшети.
web-set-up = Новий стіл
web-read-rules = Читати правила
web-my-games = Мої партії
web-open-tables = Відкриті столи
web-ended-games = Завершені партії
web-state-your-turn = ваш хід
web-state-waiting = очікування
web-state-open = є вільне місце
web-state-over = завершено
web-moves-so-far = { $moves ->
    [one] { $moves } рішення
    [few] { $moves } рішення
    [many] { $moves } рішень
   *[other] { $moves } рішення
}
web-upload = Завантажити запис
web-upload-what = Текст запису, такий, яким його було збережено
web-upload-do = Відкрити цей запис

## Новий стіл

web-new-title = Стіл для гри «{ $game }»
web-seats = Місця
web-seats-why = Друг отримує посилання, дійсне один раз. Відкрите місце бачать усі. Якщо самі займаєте кілька місць, передавайте екран одне одному.
web-seat-number = Місце { $number }
web-chair-none = ніхто
web-chair-me = я
web-chair-link = друг, за посиланням
web-chair-open = відкрите для всіх
web-chair-random = комп’ютер: грає навмання
web-chair-beginner = комп’ютер: початківець
web-chair-club = комп’ютер: клубний гравець
web-chair-expert = комп’ютер: експерт
web-chair-automa-easy = Автома, легкий рівень
web-chair-automa-medium = Автома, середній рівень
web-chair-automa-hard = Автома, важкий рівень
web-chair-automa-very-hard = Автома, дуже важкий рівень
web-settings = Гра
web-setting-barrage-variant = Варіант гри
web-setting-barrage-variant-full = повноцінна гра
web-setting-barrage-variant-intro = ознайомча гра
web-setting-barrage-variant-why = В ознайомчій грі компанії та керівників роздано наперед, патентне бюро закрите, а Автоми немає.
web-setting-barrage-seating = Компанії та керівники
web-setting-barrage-seating-drafted = вибирають по черзі
web-setting-barrage-seating-dealt = роздають
web-setting-barrage-seating-free = беруть вільно
web-setting-barrage-seating-why = Вибір по черзі — за друкованими правилами; роздача — для швидкого початку; вільно — для тих, хто знає, чим хоче грати. Лише у повноцінній грі.
web-setting-barrage-auction = Аукціон за місця у виборі
web-setting-barrage-auction-no = без аукціону
web-setting-barrage-auction-yes = ставки в очках
web-setting-barrage-auction-why = Сильна пара коштує стільки, скільки вона варта для столу; ставки сплачують наприкінці гри. Лише у повноцінній грі.
web-setting-barrage-mahiri-credits = Махірі починає з
web-setting-barrage-mahiri-credits-6 = 6 кредитами
web-setting-barrage-mahiri-credits-9 = 9 кредитами
web-setting-barrage-mahiri-credits-why = Друковані правила дають 6 кредитів кожному; на її друкованому жетоні 9. Лише у повноцінній грі.
web-setting-barrage-simone = Сімоне Лучані
web-setting-barrage-simone-no = не серед керівників
web-setting-barrage-simone-yes = серед керівників
web-setting-barrage-simone-why = Керівник із доповнення, якому більше нічого з нього не треба: кілька контрактів одним виробництвом. Лише у повноцінній грі.
web-setting-cities-boards = Планшети гравців
web-setting-cities-boards-basic = базові планшети
web-setting-cities-boards-asymmetric = асиметричні планшети
web-setting-cities-boards-why = На асиметричних планшетах є особливі ділянки, які коштують або дають більше; у соло-грі завжди вони.
web-setting-cities-contracts = Держзамовлення
web-setting-cities-contracts-no = без держзамовлень
web-setting-cities-contracts-yes = з держзамовленнями
web-setting-cities-contracts-why = Три відкриті цілі; хто перший відповідає умовам, той може виконати держзамовлення. Не для соло-гри.
web-setting-cities-metropolises = Сині метрополії
web-setting-cities-metropolises-random = викладають навмання
web-setting-cities-metropolises-chosen = викладають власники
web-setting-cities-metropolises-why = Правила видань різняться: у німецькому кожен вибирає, де лежить яка з двох синіх метрополій, в інших вирішує випадок.
web-setting-cities-offset = Плитки блокування (лише соло-гра)
web-setting-cities-offset-1 = зі слота 1
web-setting-cities-offset-2 = зі слота 2
web-setting-cities-offset-3 = зі слота 3
web-setting-cities-offset-4 = зі слота 4
web-setting-cities-pack = Власні компоненти
web-setting-cities-pack-why = Більшість карток, планшети гравців, десять синіх метрополій, держзамовлення й половину слотів для одного чи двох гравців відтворили ми: правила їх не наводять. Якщо маєте друковані, запишіть їх як набір компонентів і вставте сюди; лишіть порожнім, щоб грати вбудованими.
web-setting-barrage-position = Почати з позиції
web-setting-barrage-position-why = Файл позиції, який читає й команда «position». Він визначає все, крім того, хто де сидить; лишіть порожнім, щоб роздати нову гру.
web-setting-cities-position = Почати з позиції
web-setting-cities-position-why = Файл позиції, який читає й команда «position». Він визначає все, крім того, хто де сидить; лишіть порожнім, щоб роздати нову гру.
web-setting-cities-offset-why = З якого слота починають плитки блокування в соло-грі.
web-seed = Зерно
web-seed-why = Число, з якого виростає роздача; його побачать усі за столом. Залиште порожнім, щоб роздачі не знав ніхто.
web-nickname = Ваше ім’я за столом
web-begin = Почати
web-guest = Гість

## Як сісти за стіл

web-sit-title = Вас запрошено до гри «{ $game }»
web-sit-others = За столом: { $others }.
web-sit-down = Сісти на місце { $number }
web-sit-watch = Лише дивитися
web-sit-here = Сісти сюди
web-sit-used = Це посилання вже використано, або місце більше не вільне.

## Стіл

web-tab-your-turn = Ваш хід: { $game }
web-over = Гру завершено.
web-wins = Перемога: { $winners }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
web-nobody-wins = Гру завершено поразкою.
web-waiting-for-people = Чекаємо, доки всі місця буде зайнято.
web-hint = Підказка
web-strip = Гравці та що вони мають
web-you = ви
web-undo-short = Назад
web-scores-short = Рахунок
web-last-turn = Останній хід
web-log-more = Більше, з причинами
web-part-works = Дії
web-part-offer = Доступне
web-part-hand = Рука
web-part-purse = Мої ресурси
web-choices = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
}
web-more-lines = { $count ->
    [one] ще { $count } рядок
    [few] ще { $count } рядки
   *[many] ще { $count } рядків
}
web-hint-title = Експерт зробив би так:
web-hint-none = Тут експерт не має думки.
web-bot-thinks = { $name } думає…
web-waiting-for = Зараз вирішує { $name }.
web-end-turn-question = Ваш хід завершено. Передайте хід іншим або скасуйте щось.
web-end-turn = Завершити хід
web-points-so-far = Поточні очки й за що їх отримано
web-resting = { $count ->
    [one] Зараз недоступно: { $count } варіант. Чому?
    [few] Зараз недоступно: { $count } варіанти. Чому?
    [many] Зараз недоступно: { $count } варіантів. Чому?
   *[other] Зараз недоступно: { $count } варіанта. Чому?
}
web-rather-not = Краще ні
web-parts = Частини столу
web-part-ground = Поле
web-part-mine = Моє
web-part-others = Інші
web-part-rail = Журнал
web-price = за { $price }
web-undo = Скасувати останнє рішення
web-restart-turn = { $moves ->
    [one] Почати спочатку: скасувати { $moves } рішення
    [few] Почати спочатку: скасувати всі { $moves } рішення
    [many] Почати спочатку: скасувати всі { $moves } рішень
   *[other] Почати спочатку: скасувати { $moves } рішення
}
web-that-is-you = (ви)
web-nobody-yet = вільне місце
web-nobody-yet-link = чекає на друга
web-send-link = Надішліть це посилання другові:
web-see-rule = Правило { $rule }
web-allowed = Це дозволено: { $meaning }
web-cannot-read = «{ $text }» — не крок: { $hint }.
web-log = Що відбулося
web-whole-log = Увесь журнал
web-watch-link = Спостерігати може кожен; адреса:
web-this-table = цей стіл
web-replay = Перегляд партії
web-replay-play = Грати
web-replay-pause = Пауза
web-replay-speed = Швидкість
web-replay-move = Хід
web-replay-go = До цього ходу
web-replay-title = Рішення: { $at } з { $moves }
web-replay-first = На початок
web-replay-previous = Назад
web-replay-next = Далі
web-replay-last = У кінець
web-back-to-table = Назад до столу
web-download = Зберегти запис
web-scores = За що отримано очки
web-source = Джерело
web-total = Разом
web-source-start = на початку
web-chart-label = Очки за раундами й джерелами: { $name }
web-chart-caption = { $name }: очки після кожного раунду
web-stale = Гра пішла далі, перш ніж надійшла ваша відповідь; нічого не змінено. Ось як усе стоїть тепер.
web-not-your-seat = Це місце не ваше.
web-not-begun = Гра почнеться, коли всі місця буде зайнято.

barrage-source-contracts = контракти
barrage-source-bonus = бонусні жетони
barrage-source-energy = трек енергії
barrage-source-conduits = водоводи, позичені іншим
barrage-source-objective = жетон цілі
barrage-source-leftovers = ресурси, що залишилися
barrage-source-income = дохід
barrage-source-works = зовнішні роботи
barrage-source-buildings = приватні будівлі
barrage-source-other = інше
cities-source-effects = картки, слоти й бонуси
cities-source-production = виробнича фаза
cities-source-hunger = незабезпечені міста
cities-source-metropolis = коричнева метрополія
cities-source-cards = картки фінального підрахунку
cities-source-network = міста мережі
cities-source-resources = ресурси, що залишилися

barrage-page-map = Ігрове поле
barrage-page-passed = пас
barrage-page-details = Доходи й місця будівництва
barrage-page-vp = ПО
barrage-page-energy = енергія
barrage-page-credits = кредити
barrage-page-engineers = інженери
barrage-page-excavators = екскаватори
barrage-page-mixers = бетонозмішувачі
barrage-page-dam = висота { $level }, { $held ->
    [one] { $held } маркер води
    [few] { $held } маркери води
    [many] { $held } маркерів води
   *[other] { $held } маркера води
} з { $room }
barrage-page-dam-free = комірка для основи
barrage-page-conduit = водовід, потужність { $power }, до водойми { $to }
barrage-page-powerhouse-free = комірка для електростанції
barrage-page-red = червона рамка ({ $price })
barrage-page-order = черговість ходів
barrage-page-energy-track = шкала енергії
barrage-page-threshold = від { $energy } енергії: { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредити
   *[many] { $credits } кредитів
} наприкінці раунду
barrage-page-closed = Закрито за такої кількості гравців.
barrage-page-construction = місця будівництва
barrage-page-bank = банк
barrage-page-income = із { $nth }-ю спорудою: { $reward }
barrage-page-course = раунд { $round } з 5, { $phase }
barrage-page-round-ends = Раунд { $round } завершено
barrage-page-next-drop = { $dam ->
    [none] Наступна крапля покидає карту
   *[other] Наступна крапля зупиниться біля { $dam }
}
barrage-page-bonus-now = У вас { $held }: { $vp ->
    [one] зараз { $vp } очко
    [few] зараз { $vp } очки
   *[many] зараз { $vp } очок
}
barrage-page-objective-now = { $company }: { $held }, { $vp ->
    [one] зараз { $vp } очко
    [few] зараз { $vp } очки
   *[many] зараз { $vp } очок
}
barrage-page-automa = Автома
barrage-page-criteria = де вона будує

cities-page-heading = { $phase ->
    [first-hands] Усі вибирають по три картки із шести.
    [production] Виробнича фаза епохи { cities-era }.
    [new-hands] Усі вибирають картки епохи { cities-era }.
    [scoring] Фінальний підрахунок.
    [over] Гру завершено.
   *[turns] Епоха { cities-era }, раунд { $round }, хід { $turn }. Порядок ходів: { $order }.
}
cities-page-track = { $leaders ->
    [0] Треком Федерації ще ніхто не просунувся.
   *[other] Трек Федерації, від першого: { $track }.
}
cities-page-produced = Виробництво: що хто отримав
cities-page-hand = Ваша рука
cities-page-aside = Відкладено, щоб віддати
cities-page-looked = Спеціальні картки, які ви переглядаєте
cities-page-slots = Слоти ігрового поля
cities-page-always = завжди
cities-page-blocked = заблоковано
cities-page-points = очки
cities-page-cards = картки
cities-page-seen = Взято відкрито, в руці
cities-page-board = Планшет, метрополії, картки
cities-page-sea = Морське дно: { $name }
cities-page-keep = Залишити { $keep }: вибрано { $chosen }
cities-page-keep-these = Залишити ці
cities-page-next-order = порядок наступного раунду
cities-page-ready = готові: { $ready } з { $count }
cities-page-nation = Нація: { $name }
cities-page-shut = Закрити
cities-page-network = { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
}, { $tunnels ->
    [one] { $tunnels } тунель
    [few] { $tunnels } тунелі
   *[other] { $tunnels } тунелів
}
cities-page-income = Наступне виробництво дасть: { $gain }
cities-page-feeding = З’єднані міста їдять ламінарію: { $need }; { $lack ->
    [0] вистачить.
   *[other] бракуватиме { $lack }: утрата { $points } очок.
}
cities-page-metropolises = Метрополії
cities-page-metropolis = { $connected ->
    [yes] з’єднано: { $text }
   *[no] { $text }
}
cities-page-contract = { $name } (держзамовлення { $number }): { $text }
cities-page-resource-credit = кредити
cities-page-resource-science = наука
cities-page-resource-kelp = ламінарія
cities-page-resource-steelplast = сталепласт
cities-page-resource-biomatter = біоматерія
cities-page-actions = Картки активації
cities-page-claimed = Картки в ігровій зоні
cities-page-contracts-claimed = Виконані держзамовлення
cities-page-dome = { $dome ->
    [symbiotic] { $connected ->
        [yes] симбіомісто, з’єднане
       *[no] симбіомісто
    }
    [nonsymbiotic] { $connected ->
        [yes] несимбіомісто, з’єднане
       *[no] несимбіомісто
    }
   *[none] { $connected ->
        [yes] без міста, тунель підведено
       *[no] без міста
    }
}
cities-page-contracts = Держзамовлення
cities-page-specials = Відкриті спеціальні картки
cities-page-deck = колода епохи
cities-page-special-deck = Колода спеціальних карток
cities-page-discard = скид
cities-page-tunnels-left = тунелі в запасі
cities-page-white-left = білі куполи в запасі
cities-page-purple-left = пурпурові куполи в запасі
cities-page-blues-left = сині метрополії в запасі
cities-page-played = Карта, яку розігрують
cities-page-order = Порядок ходу
cities-page-below = старт
cities-page-federation = Трек Федерації
cities-page-tiles = { $count ->
    [one] Лишилася { $count } плитка дій
    [few] Лишилося { $count } плитки дій
   *[other] Лишилося { $count } плиток дій
}
cities-page-piece = { $piece }{ $upgraded ->
    [yes] , поліпшення
   *[no] { "" }
}{ $connected ->
    [yes] { "" }
   *[no] , без сполучення
}
cities-page-free-site = { $kind ->
    [tunnel] вільне місце тунелю
    [expansion] вільне розширення
   *[building] вільно
}
cities-page-pair = разом із { $site }: { $gain } під час виробництва
cities-page-metropolis-points = { $points ->
    [one] його метрополія додає { $points } очко під час виробництва
    [few] його метрополія додає { $points } очки під час виробництва
   *[other] його метрополія додає { $points } очок під час виробництва
}

## Правила й словничок

web-rules = Правила
web-rules-title = Правила гри «{ $game }»
web-glossary = Словничок

## Обліковий запис

web-account = Ви
web-login-name = Ім’я
web-login-password = Пароль
web-register-name = Ім’я
web-register-password = Пароль (щонайменше 10 символів)
web-log-in = Увійти
web-log-out = Вийти
web-logged-in = Ви увійшли як { $name }
web-register = Створити обліковий запис
web-register-why = З іменем і паролем ви знайдете свої партії й на іншому пристрої. Без облікового запису вас пам’ятає цей браузер.
web-language-name = Українська
web-language = Мова
web-name-taken = Це ім’я вже зайняте.
web-password-short = Пароль має містити щонайменше 10 символів.
web-name-bad = Ім’я має від 2 до 40 літер, цифр або знаків «-», «_», «.».
web-login-failed = Ім’я та пароль не відповідають одне одному.
web-saved = Збережено.

## Негаразди

web-problem = Не вийшло
web-not-found = За цією адресою нічого немає.
web-no-such-table = Такого столу немає.
web-forbidden-origin = Цей запит надійшов з іншого сайту, тож його відхилено.
web-too-large = Це завелике.
web-too-many = Забагато запитів; зачекайте трохи.
web-forbidden-host = Цей запит стосувався іншого сайту й був відхилений.
web-unfinished = Запит не надійшов повністю вчасно.
web-too-many-streams = Зараз забагато глядачів. Сторінка працює й далі: завантажте її знову, щоб побачити зміни.
web-busy = Забагато ваших запитів ще виконується; зачекайте хвилинку.
web-slow = Це триває довше, ніж дозволено одному запиту, і було перервано. Нічого не змінилося.
web-not-over = Запис можна зберегти, коли гру завершено: він відкриває приховане.
web-bad-record = Цей запис не відтворюється: { $reason }.
web-bad-form = Форму заповнено не повністю: { $reason }.
web-trouble = Тут щось пішло не так. Нічого не втрачено; спробуйте ще раз.
web-unreachable = Сервер недоступний. Нічого не втрачено; спробуйте ще раз.
web-old-rules = Цю партію почато за версією правил { $version }, якої ця програма не має.
web-damaged = Збережене про цю партію неможливо прочитати, тож її можна побачити лише ззовні. Оператор знайде причину в журналі сервера.
web-quarantined = Сервер зупинився під час роботи за цим столом. Щоб це не повторилося, стіл закрито, доки оператор його не звільнить. Нічого не втрачено.
web-need-people = Щонайменше одне місце має бути вашим.

## Слова за столом

glossary-barrage-automa = Автома
glossary-barrage-automa-text = Суперник, передбачений правилами: плитки вказують, що вона намагається зробити, а критерії — де саме.
glossary-barrage-base = Основа
glossary-barrage-base-text = Найнижчий ярус греблі. Її будують у комірці для основи біля водойми; стримує один маркер води.
glossary-barrage-basin = Водойма
glossary-barrage-basin-text = Одне з місць ігрового поля, у горах, на пагорбах чи на рівнинах, з комірками для гребель, водоводів і електростанцій.
glossary-barrage-company = Компанія
glossary-barrage-company-text = Те, чим керує гравець: США, Німеччина, Італія або Франція. Кожна має унікальну здатність, яку відкривають три електростанції.
glossary-barrage-conduit = Водовід
glossary-barrage-conduit-text = Труба від водойми до електростанції нижче за течією. Кількість пущених нею маркерів води множать на її потужність; чужим водоводом можна скористатися, заплативши власникові.
glossary-barrage-contract = Контракт
glossary-barrage-contract-text = Замовлення на енергію: хто виробляє стільки за одне виробництво, отримує винагороду.
glossary-barrage-dam = Гребля
glossary-barrage-dam-text = Основа, на якій може бути до двох насипів. Стримує стільки маркерів води, скільки має ярусів.
glossary-barrage-drop = Маркер води
glossary-barrage-drop-text = Одиниця води. Нікому не належить, тече вниз, і її затримує перша гребля, де є місце.
glossary-barrage-elevation = Насип
glossary-barrage-elevation-text = Ще один ярус на власній греблі.
glossary-barrage-energy = Енергія
glossary-barrage-energy-text = Те, що дає виробництво; наприкінці кожного раунду компанії порівнюють на треку енергії.
glossary-barrage-engineer = Інженер
glossary-barrage-engineer-text = Працівник, якого ставлять у комірки дій. Компанія має дванадцять інженерів.
glossary-barrage-excavator = Екскаватор
glossary-barrage-excavator-text = Техніка для основ і водоводів.
glossary-barrage-head-stream = Витік річки
glossary-barrage-head-stream-text = Місце, де вода потрапляє на ігрове поле. Плитка витоку вказує, скільки її надходить щораунду.
glossary-barrage-mixer = Бетонозмішувач
glossary-barrage-mixer-text = Техніка для насипів і електростанцій.
glossary-barrage-officer = Керівник
glossary-barrage-officer-text = Людина з особливою здатністю, яка працює на компанію всю гру.
glossary-barrage-patent = Патентне бюро
glossary-barrage-patent-text = Тут купують жетони інноваційних технологій.
glossary-barrage-powerhouse = Електростанція
glossary-barrage-powerhouse-text = Місце, де водовід закінчується, а вода стає енергією.
glossary-barrage-production = Виробництво
glossary-barrage-production-text = Пуск маркерів води від греблі водоводом до власної електростанції.
glossary-barrage-red-border = Червона рамка
glossary-barrage-red-border-text = Комірка, яка коштує на три кредити більше.
glossary-barrage-technology-tile = Жетон технології
glossary-barrage-technology-tile-text = Те, що потрібне для будівництва, крім техніки. Його кладуть на колесо, і він повертається разом із нею.
glossary-barrage-wheel = Будівельне колесо
glossary-barrage-wheel-text = Тримає жетон і техніку кожного будівництва, доки не зробить повний оберт.
glossary-cities-action-card = Картка активації
glossary-cities-action-card-text = Картка в ігровій зоні, яку можна використати раз на епоху, коли це дозволяє слот. Таких карток можна мати чотири.
glossary-cities-biomatter = Біоматерія
glossary-cities-biomatter-text = Ресурс, який під час будівництва заміняє ламінарію та сталепласт.
glossary-cities-building = Будівля
glossary-cities-building-text = Ферма, опріснювач або лабораторія.
glossary-cities-city = Місто
glossary-cities-city-text = Купол на ділянці для міста: білий (несимбіомісто) або пурпуровий (симбіомісто).
glossary-cities-cloning = Плитка клонування ефекту
glossary-cities-cloning-text = У грі вчотирьох дає змогу за один кредит вибрати зайнятий слот.
glossary-cities-connected = З’єднаний
glossary-cities-connected-text = Сполучений тунелями з початковим містом.
glossary-cities-era = Епоха
glossary-cities-era-text = Одна з трьох частин гри; кожна закінчується виробничою фазою.
glossary-cities-expansion-site = Ділянка для розширення
glossary-cities-expansion-site-text = Ділянка для будівель, на якій дозволяють будувати лише деякі ефекти.
glossary-cities-federation = Трек Федерації
glossary-cities-federation-text = Ним просувають маркери; він визначає порядок ходів у наступному раунді.
glossary-cities-kelp = Ламінарія
glossary-cities-kelp-text = Нею забезпечують міста наприкінці кожної епохи.
glossary-cities-metropolis = Метрополія
glossary-cities-metropolis-text = Плитка на краю планшета. Сині щось дають, коли їх з’єднано з мережею, і у виробничій фазі, а коричнева приносить очки наприкінці гри.
glossary-cities-network = Мережа
glossary-cities-network-text = Усе, що з’єднане з початковим містом.
glossary-cities-slot = Слот
glossary-cities-slot-text = Місце дії на ігровому полі. Картка того самого кольору додає свою властивість.
glossary-cities-special-card = Спеціальна картка
glossary-cities-special-card-text = Картка, яку добирають завдяки ефекту, а коли розігрують, платять за неї кредитами.
glossary-cities-steelplast = Сталепласт
glossary-cities-steelplast-text = Матеріал для тунелів, лабораторій і міст.
glossary-cities-structure = Споруда
glossary-cities-structure-text = Будівля або тунель.
glossary-cities-symbiotic = Симбіомісто
glossary-cities-symbiotic-text = Місто з пурпуровим куполом: будувати дорожче, але у виробничій фазі воно дає очки.
glossary-cities-tunnel = Тунель
glossary-cities-tunnel-text = З’єднує дві ділянки.
glossary-cities-upgrade = Покращення
glossary-cities-upgrade-text = Завдяки йому споруда виробляє більше.
