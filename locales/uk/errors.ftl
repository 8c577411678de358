# Що не так із написаним: кроки, приготування, записи, файли позицій, набори компонентів.
#
# Вада виду «not-hash» — це повідомлення error-not-hash; те, чого вона стосується, — аргументи. Кожне стоїть усередині іншого
# речення, здебільшого після двокрапки, тож починається з малої літери й не має крапки. Слова в лапках і назви ключів — це
# нотація, вони лишаються такими, як є. $colour, $company, $officer, $space і $structure — компоненти під власними назвами,
# у всіх їхніх формах.

## Спільне для кількох

error-cannot-read = не вдається прочитати «{ $text }»: { $reason }
error-at-line = рядок { $line }: { $reason }
error-in-component = { $component }: { $reason }
error-not-toml = { $text }

## Як що записують

error-notation-action = дії плитки рахують від 1
error-notation-action-space = комірку дії записують як «turbine +2 left» або «bank»
error-notation-always-available-slot-never-occupied = завжди доступний слот ніколи не буває зайнятим
error-notation-anton-tile-written = жетон Антона записують «tile anton as ...»
error-notation-area = місцевості — mountains, hills і plains
error-notation-automa-tile = плитку Автоми називають за кодами внизу, наприклад 1-1A-5
error-notation-barrage-move = кроки записують як «turbine +2 left», «produce B2L C2R P10 x2» або «pass»
error-notation-base-space = комірки для основ — від B1U, B1L до B10U, B10L
error-notation-bonus-tiles = бонусні жетони — { $names }
error-notation-building-site-written-expansion = ділянку для будівлі записують b2.1, ділянку для розширення — b2.x
error-notation-building-space-begins = комірка будівництва починається з B, C або P
error-notation-card = картку записують її номером, #37, або «assistant»
error-notation-cities-move = кроки записують як «slot 7 with #34», «build farm b2.1», «upgrade b2-c2», «use #19», «advance», «part 2», «option 1», «stop»; усі перелічено в docs/notation-cities.md
error-notation-cities-stand-buildings-tunnels = міста стоять на b2, будівлі — на b2.1 або b2.x, тунелі — на b2-c2
error-notation-city-site = ділянку для міста записують b2
error-notation-colours = кольори — { $names }
error-notation-companies = компанії — { $names }
error-notation-conduit-leads-elsewhere = { $conduit } веде до { $to }, а не до { $powerhouse }
error-notation-conduit-space = комірки для водоводів — від C1L, C1R до C10L, C10R
error-notation-contract = контракт — це S1-S4, N1-N6, G01-G15, Y01-Y15 або R01-R15
error-notation-criteria = критерії — { $names }
error-notation-drops = маркери води записують x1, x2 ...
error-notation-bid = напишіть кількість очок
error-notation-engineers = напишіть кількість інженерів
error-notation-head-stream = витоки річок — HA, HB, HC і HD
error-notation-head-stream-tile = плитки витоків річок — від h1 до h8
error-notation-kinds-structure = види споруд — { $names }
error-notation-least-power = найменшу потужність записують від power-1 до power-5
error-notation-levels = рівні Автоми — { $names }
error-notation-machine = техніка — це excavator або mixer
# same
error-notation-named = { $notation } ({ $name })
error-notation-number = «{ $word }» має бути числом від 1 до 255
error-notation-objective-tiles = жетони цілей — { $names }
error-notation-officers = керівники — { $names }
error-notation-payment = оплату записують як «3E 1M 2X 6C» (екскаватори, бетонозмішувачі, екскаміксери, кредити)
error-notation-piece = будують farm, desalination, laboratory, tunnel, nonsymbiotic або symbiotic
error-notation-place = місце — це стовпчик і рядок, b2, або кут, ne
error-notation-powerhouse = електростанцію водойми записують від P5 до P12
error-notation-powerhouse-space = комірки для електростанцій — від P5.1, P5.2 до P12.4
error-notation-resource = ресурс — це credit, science, kelp, steelplast або biomatter
error-notation-seat = місце гравця записують від P1 до P4
error-notation-slot = слот — це число від 1 до 15 або «always»
error-notation-step = це не крок agenda (їх перелічено в docs/positions.md)
error-notation-structure-stands = споруда стоїть на b2.1, b2.x або b2-c2
error-notation-tile = жетон — це base, elevation, conduit, powerhouse, joker, I-Base ... III-Joker або anton

## Приготування

error-setup-automa-only-play = { $seat } має бути Автомою, але гравців лише { $players }
error-setup-barrage-players = у «Греблю» грають 2–4 гравці разом з Автомами, а не { $players }
error-setup-blocking-tiles-start-from = плитки блокування починають зі слота від 1 до 4 кожного кольору ({ $rule })
error-setup-cities-players = у «Підводні міста» грають 1–4 гравці ({ $rule })
error-setup-position = позиція: { $reason }
error-setup-position-differs = домовлене не збігається з тим, що каже позиція
error-setup-position-too-large = позиція має щонайбільше { $most } КіБ
error-setup-position-rules = позиція — версії правил { $found }, а гра — версії { $version }
error-setup-position-game = позиція належить до гри { $game }, а не { $asked }
error-setup-position-seats = позиція — на стільки гравців: { $players }, у такому порядку: { $seats } (риска — місце для людини чи бота)
error-setup-component-pack = набір компонентів: { $reason }
error-setup-edition = видання компонентів { $found } невідоме; у цій програмі є видання до { $known } включно
error-setup-setting = значення { $setting }: { $values }
error-setup-rules-version = версія правил { $found } невідома; ця програма знає правила до версії { $known } включно
error-setup-options-of-full-game = { $rule }: ці варіанти належать до повноцінної гри
error-setup-introductory-game-never-played = { $rule }: в ознайомчу гру з Автомами не грають
error-setup-least-one-seat-must = { $rule }: щонайменше одне місце має належати людині
error-setup-only-solo-game-blocking = плитки блокування є лише в соло-грі ({ $rule })
error-setup-solo-game-no-contracts = у соло-грі немає держзамовлень ({ $rule })

## Записи партій

error-record-ends-before-line = закінчується перед рядком «{ $what }»
error-record-expected-line = очікувався рядок «{ $key } ...»
error-record-expected-move-number = очікувався крок із номером { $expected }
error-record-format = запис починається з «{ $format }»
error-record-move = крок записують «12 P2 pass = 0f1e2d3c4b5a6978»
error-record-not-hash = «{ $deal }» — не геш
error-record-not-seed = «{ $seed }» — не зерно
error-record-not-version = «{ $rules }» — не версія
error-record-of-unknown-game = гри «{ $game }» тут немає
error-record-of-another-game = це запис гри { $game }, а не { $asked }
error-record-setup = приготування: { $text }
error-record-too-large = запис має щонайбільше { $most } МіБ
error-record-too-many-moves = у записі щонайбільше { $most } ходів
error-record-too-many-taken-back = у записі щонайбільше { $most } разів сказано, що щось повернули

## Відтворення запису

error-replay-hash = після кроку { $number } позиція має геш { $found }, а в записі стоїть { $stated }
error-replay-move = крок { $number } ({ $mv }): { $reason }
error-replay-rules-version = записано за версією правил { $found }; ця програма знає правила до версії { $known } включно
error-replay-setup = приготування: { $reason }
error-replay-too-short = кроку { $asked } немає: усього їх { $moves }

## Чому записаний крок не зроблено

error-play-not-asked = зараз запитано не { $seat }, а { $asked }
error-play-over = гру завершено
error-play-refused = цього не дозволяє { $rule }

## Файли позицій; слова нотації в них — ключі файлу

error-sheet-actions-most-four-action = actions: карток активації щонайбільше чотири ({ $rule })
error-sheet-actions-no-action-card = actions: { $card } — не картка активації, або її вказано двічі
error-sheet-advanced-tile-belongs-two = { $rule }: жетон інноваційної технології належить двом компаніям
error-sheet-agenda-does-not-end = agenda закінчується не тим, чого вимагає фаза: draft, income або head streams, end turn
error-sheet-agenda-empty-exactly-when = agenda: порожня тоді й лише тоді, коли гру завершено
error-sheet-agenda-group-more-steps = agenda: група з більшої кількості кроків, ніж їх є
error-sheet-agenda-most-steps = в agenda щонайбільше { $most ->
    [one] { $most } крок
    [few] { $most } кроки
   *[many] { $most } кроків
}
error-sheet-agenda-not-possible-position = «{ $step }» з agenda в цій позиції неможливий
error-sheet-agenda-pack-no-effect = agenda: у наборі немає ефекту { $node }
error-sheet-agenda-probe-no-step = agenda: проба — не крок гри
error-sheet-agenda-step-names-site = agenda: крок називає ділянку, якої на планшеті немає
error-sheet-agenda-there-no-card = agenda: картки { $card } немає
error-sheet-agenda-there-no-slot = agenda: слота { $slot } немає
error-sheet-agenda-too-many-steps = agenda: забагато кроків
error-sheet-anton-tile-without-anton = { $rule }: компанія { $company } має жетон Антона без Антона
error-sheet-aside-too-many-cards = aside: забагато карток
error-sheet-automa-below-very-hard = { $rule }: { $company } — Автома нижчого рівня, ніж дуже важкий, і керівника не має
error-sheet-automa-holds-no-contracts = { $rule }: { $company } — Автома й контрактів не тримає
error-sheet-automa-no-credits = { $rule }: { $company } — Автома й кредитів не має
error-sheet-automa-said-automas-names = automa вказано, але в automas нікого немає
error-sheet-automa-tile-two-places = { $rule }: плитка Автоми { $tile } лежить у двох місцях
error-sheet-automas-nobody-table = automas: за цим столом немає «{ $name }»
error-sheet-blocked-players = { $rule }: комірка { $space-at } заблокована, коли гравців { $players }
error-sheet-board-no-building-site = на планшеті немає ділянки для будівлі { $site }
error-sheet-board-no-city-site = на планшеті немає ділянки для міста { $place }
error-sheet-board-no-tunnel-site = на планшеті немає ділянки для тунелю { $site }
error-sheet-board-twice = планшет { $id } лежить перед двома гравцями ({ $rule })
error-sheet-board-wrong-side = { $seat }: планшет { $id } не з того боку, яким грають ({ $rule })
error-sheet-bonus-names-five-tiles = { $rule }: bonus називає п’ять жетонів, по одному на раунд
error-sheet-bonus-tile-lies-two = { $rule }: бонусний жетон { $bonus } лежить у двох раундах
error-sheet-building-beside-nothing = на { $site } чи поруч немає жодного міста ({ $rule })
error-sheet-cannot-been-removed-automa = { $rule }: Автома не могла прибрати { $contract }
error-sheet-cannot-hold-drops = на { $head } не може лежати { $drops ->
    [one] { $drops } маркер води
    [few] { $drops } маркери води
   *[many] { $drops } маркерів води
}
error-sheet-cannot-hold-national-contract = { $rule }: компанія { $company } не може тримати державний контракт горілиць
error-sheet-card-later-era = картка { $card } належить до пізнішої епохи ({ $rule })
error-sheet-card-listed-twice = { $what }: картку { $card } вказано двічі
error-sheet-card-twice = картка { $card } лежить у двох місцях
error-sheet-chance-no-number = chance: «{ $chance }» — не число
error-sheet-city-beside-nothing = від початкового міста до { $place } не веде ряд сусідніх міст ({ $rule })
error-sheet-city-nonsymbiotic-symbiotic-not = місто — це або несимбіомісто, або симбіомісто, а не обидва
error-sheet-claimed-action-cards-listed = claimed: картки активації вказують в actions
error-sheet-cloning-only-four-players = cloning: плитка клонування ефекту є лише вчотирьох ({ $rule })
error-sheet-contract-twice = компанія { $company } має контракт двічі
error-sheet-contract-listed-twice = contracts: «{ $name }» вказано двічі
error-sheet-contract-two-places = контракт { $contract } лежить у двох місцях
error-sheet-contracts-another-claimed = { $seat }: contracts: якесь із цих держзамовлень уже виконано іншим гравцем
error-sheet-contracts-no-variant = contracts: у цю партію грають без держзамовлень ({ $rule })
error-sheet-contracts-open-claimed = contracts: якесь із відкритих держзамовлень водночас уже виконано
error-sheet-contracts-most-three-open = contracts: відкрито щонайбільше три
error-sheet-contracts-three-in-all = contracts: відкритих і виконаних разом щонайбільше три ({ $rule })
error-sheet-copied-officer-without-mahiri = { $rule }: компанія { $company } копіює керівника без Махірі
error-sheet-dam-cannot-hold-drops = { $rule }: гребля на { $space } не може стримувати { $drops ->
    [one] { $drops } маркер води
    [few] { $drops } маркери води
   *[many] { $drops } маркерів води
}
error-sheet-deck-only-cards-current = deck: у ній лежать лише картки поточної епохи
error-sheet-described-does-not-play = компанію { $company } описано, але вона не грає (хто грає, каже seats)
error-sheet-discard-only-current = discard: картка { $card } не з поточної епохи ({ $rule })
# same
error-sheet-display = display: { $reason }
error-sheet-does-not-play = { $seat } не грає
error-sheet-does-not-play-listed = { $what }: { $seat } не грає, або його вказано двічі
# same
error-sheet-draft = draft: { $reason }
error-sheet-draft-comes-before-round = { $rule }: вибір компаній відбувається перед раундом 1
error-sheet-draft-order = { $rule }: порядок вибору починається з тих, хто вже вибрав, а далі той, хто вибирає тепер
error-sheet-draft-over-seat-no = { $rule }: вибір компаній завершено, але якесь місце не має компанії
error-sheet-draft-said-phase-not = { $rule }: draft вказано, але фаза — не вибір компаній
error-sheet-engineers-bank-counted-bank = { $company }: інженерів у банку рахує bank
error-sheet-engineers-do-not-add = { $rule }: інженерів компанії { $company } разом не { $all }
error-sheet-extra-officers-unused-ones = { $rule }: додаткові керівники — незайняті, для копіювання Махірі
error-sheet-federation-track-four-spaces = трек Федерації має чотири поділки: steps — від 0 до 4
error-sheet-full-game-no-basic = { $rule }: у повноцінній грі немає базових жетонів-джокерів
error-sheet-gained-too-many-tiles = gained: забагато плиток
error-sheet-hand-empty = { $seat }: hand: без карток нема чого розігрувати ({ $rule })
error-sheet-hand-most-cards = hand: щонайбільше { $most ->
    [one] { $most } картка
    [few] { $most } картки
   *[many] { $most } карток
}
error-sheet-head-stream-tile-lies-two = { $rule }: плитка витоку { $tile } лежить на двох витоках
error-sheet-holds-engineers-twice = { $rule }: інженери стоять двічі { $space-at }
error-sheet-introductory-game-no-advanced = { $rule }: в ознайомчій грі немає жетонів інноваційних технологій
error-sheet-introductory-game-no-bonus = { $rule }: в ознайомчій грі немає бонусного жетона за інноваційні технології
error-sheet-introductory-game-no-draft = { $rule }: в ознайомчій грі немає вибору компаній
error-sheet-introductory-game-no-patent = { $rule }: в ознайомчій грі немає патентного бюро
error-sheet-level-five-advanced-tiles = { $rule }: рівень має п’ять жетонів інноваційних технологій
error-sheet-looked-most-three-cards = looked: переглядають щонайбільше три картки
error-sheet-mahiri-cannot-copy-herself = { $rule }: Махірі компанії { $company } не може копіювати себе
error-sheet-may-only-come-last = «{ $step }» може стояти лише в кінці agenda
error-sheet-metropolis-lies-two-places = метрополія { $name } лежить у двох місцях; укажіть, де лежить кожна плитка
error-sheet-middle-draft-draft-says = { $rule }: посеред вибору компаній draft каже, що ще лишилося на вибір
# same
error-sheet-national = national: { $reason }
error-sheet-neutral-dam-cannot-level = { $rule }: висота нейтральної греблі на { $space } не може бути { $level }
error-sheet-no-dam-hold-water = { $rule }: на { $space } немає греблі, що стримувала б воду
error-sheet-no-tile-can-sent = { $rule }: жодна плитка не могла розмістити { $space-at } стільки інженерів компанії { $company }: { $engineers }
error-sheet-no-tile-decides-turn = { $rule }: жодна плитка не вирішує за { $seat }
error-sheet-nobody-table = за цим столом немає «{ $name }»
error-sheet-not-contract = { $rule }: { $contract } — не { $colour } контракт
error-sheet-not-national-contract = { $rule }: { $contract } — не державний контракт
error-sheet-not-structure = { $rule }: { $company }: «{ $text }» — не споруда
error-sheet-not-tile-level = { $rule }: { $tile } — не жетон рівня { $level }
error-sheet-of-company = { $company }: { $reason }
error-sheet-of-seat = { $seat }: { $reason }
error-sheet-offer-one-them-taken = { $rule }: { $text } на вибір, але щось із цього вже взято
error-sheet-only-such-spaces = { $rule }: таких комірок у компанії { $company } лише { $count }
error-sheet-only-two-contracts-lie = { $rule }: горілиць лежать лише два { $colour-plural } контракти
error-sheet-open-segment-wheel-first = { $rule }: відкритий сектор колеса компанії { $company } (перший) має бути порожній
error-sheet-order-every-seat-plays = order: кожне місце, яке грає, вказано один раз
error-sheet-order-names-players-play = в order названо гравців: { $count }, а грають { $players }
error-sheet-order-names-twice = в order двічі названо { $name }
error-sheet-pair-written-not = пару записують «USA Viktor», а не «{ $text }»
# same
error-sheet-patents = patents: { $reason }
error-sheet-phase-not-in-round = phase: «{ $phase }» не буває в раунді { $round } ({ $rule })
error-sheet-player-whose-choice-company = { $rule }: гравець, який вибирає, уже має компанію
error-sheet-players-fewer-national-contracts = { $rule }: коли гравців { $players }, державних контрактів менше
error-sheet-players-still-draft-pairs = { $rule }: ще вибирають гравців: { $open }, тож пар і контрактів на вибір теж по { $open }
error-sheet-points-impossible = компанія { $company } не може мати { $points } ПО
error-sheet-position-not-barrage = це позиція гри { $game }, а не barrage
error-sheet-round-game-rounds = раунд { $round }: у грі раунди від 1 до 10
error-sheet-seats-names-companies-play = у seats названо компаній: { $named }, а гравців { $players }
error-sheet-segment-written-like-not = сектор записують як «base 4E», а не «{ $text }»
error-sheet-shown-no-hand = shown: картки { $card } немає ні в кого в руці
error-sheet-sits-two-seats = компанія { $company } сидить на двох місцях
error-sheet-spare-blues-tile-there = spare_blues: плитка звідти лежить також на планшеті
error-sheet-spare-blues-too-many = spare_blues: забагато плиток
error-sheet-specials-only-special-cards = specials: у колоді лежать лише спеціальні картки за 1 або 2 кредити
error-sheet-stacks-chance-hexadecimal-digits = stacks.chance — це 16 шістнадцяткових цифр, а не «{ $text }»
error-sheet-standing-markers-listed-from = standing: маркери вказують від поділки 1 униз
error-sheet-standing-stands-track-exactly = standing: { $seat } стоїть на треку тоді й лише тоді, коли steps не 0
error-sheet-starting-city-missing = немає початкового міста { $name } ({ $rule })
error-sheet-starting-contracts-offer-not = { $rule }: таких стартових контрактів на вибір бути не може
error-sheet-structure-impossible = { $rule }: компанія { $company } не може мати { $structure-gen } на { $site }
error-sheet-there-five-rounds-no = { $rule }: раундів п’ять, раунду { $round } немає
error-sheet-there-no-board = планшета { $id } немає
error-sheet-there-no-card = картки { $card } немає
error-sheet-there-no-card-place = { $what }: для цього місця немає картки { $card }
error-sheet-there-no-contract = держзамовлення «{ $name }» немає
error-sheet-there-no-metropolis = { $color ->
    [brown] коричневої метрополії «{ $name }» немає
   *[blue] синьої метрополії «{ $name }» немає
}
error-sheet-there-three-patent-slots = { $rule }: місць у патентному бюро три
error-sheet-tile-both-supply-wheel = { $rule }: компанія { $company } має жетон і в запасі, і на колесі
error-sheet-tile-cannot-lie = { $place ->
    [patents] { $rule }: { $tile } не може лежати в патентному бюро
   *[stacks] { $rule }: { $tile } не може лежати в стосі
}
error-sheet-tile-lies-twice-wheel = { $rule }: жетон лежить на колесі компанії { $company } двічі
error-sheet-tile-must-lie-top = { $rule }: зверху стосу має лежати плитка, automa.action
# same
error-sheet-tiles = tiles: { $reason }
error-sheet-tiles-blocked-solo = tiles: плитки блокування є лише в соло-грі ({ $rule })
error-sheet-tiles-does-not-play = tiles: { $seat } не грає
error-sheet-tiles-most-three = tiles: { $seat } має три плитки, не більше ({ $rule })
error-sheet-tiles-one-cloned = tiles: дві плитки лежать на одному слоті лише завдяки плитці клонування ефекту, яку тоді взято, і лише вчотирьох ({ $rule })
error-sheet-tiles-there-no-coloured = tiles: кольорового слота { $slot } немає
error-sheet-too-many-built = { $what ->
    [tunnels] тунелів збудовано { $built }, а в грі їх лише { $all }
    [nonsymbiotic] несимбіоміст збудовано { $built }, а в грі їх лише { $all }
   *[symbiotic] симбіоміст збудовано { $built }, а в грі їх лише { $all }
}
error-sheet-neutral-dam-stray = { $rule }: нейтральна гребля висоти { $level } не може стояти на { $space }; якщо так і задумано, напишіть study = true
error-sheet-machines-do-not-add = { $rule }: компанія { $company } має в запасі й на колесі разом { $sum } ({ $what }), а почала з { $least }; якщо так і задумано, напишіть study = true
error-sheet-bid-too-high = { $rule }: ставка { $points } зависока; найбільше { $most }
error-sheet-too-many-face-up-contracts = { $rule }: компанія { $company } має забагато контрактів горілиць
error-sheet-too-much = { $what ->
    [credits] компанія { $company } не може мати стільки кредитів: { $amount }
    [excavators] компанія { $company } не може мати стільки екскаваторів: { $amount }
    [mixers] компанія { $company } не може мати стільки бетонозмішувачів: { $amount }
    [energy] компанія { $company } не може мати стільки енергії: { $amount }
   *[laid] плитки не могли викласти стільки інженерів компанії { $company }: { $amount }
}
error-sheet-top-tile-discard-pile = { $rule }: верхня плитка скиду — automa.criteria
error-sheet-tunnel-not-connected-starting = якийсь тунель не з’єднаний із початковим містом ({ $rule })
error-sheet-turn-round-turns = хід { $turn }: у раунді ходи від 1 до 3
error-sheet-two-buildings-stand-one = на одній ділянці стоять дві будівлі
error-sheet-upgraded-nothing-can-upgraded = upgraded: на { $site } немає нічого, що можна покращити
error-sheet-used-mahiri-spaces-without = { $rule }: компанія { $company } використала комірки Махірі без Махірі
error-sheet-used-none-action-cards = used: { $card } немає серед карток активації
error-sheet-wheel = колесо компанії { $company }: { $reason }
error-sheet-wheel-more-than-segments = { $rule }: у колеса компанії { $company } більше 6 секторів
error-sheet-works-two-companies = { $rule }: { $officer } працює на дві компанії

## Набори компонентів і мова ефектів

error-pack-always-available-slot-missing = бракує завжди доступного слота
# same
error-pack-benefit = benefit: { $reason }
error-pack-blue-metropolis-instant-perhaps = синя метрополія має instant, можливо production, але не scoring ({ $rule })
error-pack-board-city-sites-one = планшет має від 2 до { $most } ділянок для міст, а цей — { $count }
error-pack-board-most-tunnel-sites = планшет має щонайбільше { $most ->
    [one] { $most } ділянку
    [few] { $most } ділянки
   *[many] { $most } ділянок
} для тунелів
error-pack-board-no-site = на планшеті немає ділянки { $name }
error-pack-bonus = бонус { $name }: { $reason }
error-pack-brown-metropolis-scoring-nothing = коричнева метрополія має scoring і більше нічого ({ $rule })
error-pack-building-sites-most = { $name }: ділянок для будівель { $number }, а можна щонайбільше { $most }
error-pack-cannot-be-gained = «{ $word }» не можна отримати: отримують ресурс, point або card
error-pack-card-most-one-sale = картка має щонайбільше один обмін
error-pack-cards-needed-there = потрібно карток від { $least } до { $most }, а є { $found }
error-pack-cards-numbered-from-personal = картки нумерують від 1; 0 — персональний асистент
error-pack-cities-not-upgraded = міст не покращують ({ $rule })
error-pack-cities-structures-cannot-counted = міста і споруди не можна рахувати разом
error-pack-city-no-structure-farm = місто — не споруда: farm, desalination, laboratory, tunnel, building або structure
error-pack-city-site-metropolis = { $name } — і ділянка для міста, і метрополія
error-pack-contracts-needed = потрібно від 3 до 64 держзамовлень
# same
error-pack-criteria = criteria: { $reason }
error-pack-deck-ii-iii-special = deck — це I, II, III або special
error-pack-different-resources-cannot-chosen = різних ресурсів не можна вибрати { $count }, коли їх { $kinds }
error-pack-effect-empty = ефект порожній
error-pack-effect-most-parts = ефект має щонайбільше 12 частин
error-pack-effect-too-long = ефект записують щонайбільше { $most } літерами
error-pack-exchanging-does-nothing = обмін { $one } на { $other } нічого не робить
error-pack-expected = тут має бути { $wanted }, а стоїть «{ $found }»
error-pack-expected-at-end = наприкінці ефекту має бути { $wanted }
error-pack-expected-available-occupied-any = тут має бути available, occupied або any, а стоїть «{ $other }»
error-pack-expected-era-ii-iii = тут має бути era I, II або III, а стоїть «{ $other }»
error-pack-expected-match-differ-found = тут має бути match або differ, а стоїть «{ $other }»
error-pack-expected-metropolis-city-found = тут має бути metropolis або city, а стоїть «{ $other }»
error-pack-federation-track-no-space = на треку Федерації немає поділки { $space }
error-pack-ladder-most-rungs = у драбині щонайбільше { $most ->
    [one] { $most } щабель
    [few] { $most } щаблі
   *[many] { $most } щаблів
}
error-pack-least-four-boards-needed = потрібно щонайменше чотири планшети { $name }
error-pack-least-four-brown-eight = потрібно щонайменше чотири коричневі й вісім синіх метрополій
error-pack-metropolis-needs-exactly-tunnel = метрополія { $name } потребує ділянок для тунелів рівно { $wanted } ({ $rule })
error-pack-metropolis-sells-nothing = метрополія нічого не обмінює
error-pack-most-clauses = карта має щонайбільше { $most } положень або підрахунків
error-pack-most-three-prices-choose = цін на вибір щонайбільше три
error-pack-name = назва має від 1 до { $most } літер і стоїть в одному рядку
error-pack-nested-too-deep = дужки, умови й ціни вкладаються щонайбільше на { $most } рівнів
error-pack-no-event = «{ $other }» не починає події: build, upgrade, connect, advance, slot gives, colours, use, take special, pay special, claim card, turn ends
error-pack-no-kind-of-component = «{ $other }» — не вид компонентів: cards, boards, slots, metropolises, contracts
error-pack-no-meaning-here = «{ $letter }» тут нічого не означає
error-pack-no-resource = «{ $word }» — не ресурс
error-pack-no-tunnel-site = { $name } — не ділянка для тунелю
error-pack-no-tunnel-site-metropolis = { $name } — не ділянка для тунелю метрополії
error-pack-no-tunnel-site-one = «{ $text }» — не ділянка для тунелю; її записують b2-c2
error-pack-no-verb = «{ $other }» — не дієслово: gain, draw, pay, exchange, instead, build, upgrade, use, take, advance, perform, output, refresh, convert або if
error-pack-note-too-long = примітка має щонайбільше { $most } літер
error-pack-nothing-one-builds = «{ $word }» не будують: будують farm, desalination, laboratory, tunnel, city, symbiotic, nonsymbiotic, building або structure
error-pack-number-used-twice-file = номер ужито в цьому файлі двічі
error-pack-one-kind-building-meant = ідеться про один вид будівель: farm, desalination або laboratory
error-pack-one-kind-structure-building = ідеться про один вид споруд, building, structure або city
error-pack-only-buildings-stand-expansion = на ділянках для розширення стоять лише будівлі
error-pack-only-special-cards-cost = вартість мають лише спеціальні картки
error-pack-pair-tunnels = пара тунелів: { $reason }
error-pack-produces-times-possible = { $name } виробляє { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}, а можна від 2 до 9
error-pack-production-card-gains-pays = картка виробництва дає, платить, обмінює, заміняє або покращує, і нічого більше
error-pack-production-metropolis-gives-plain = у виробничій фазі метрополія дає лише прості надходження
error-pack-refreshes-for-ever = лише миттєва картка може знову робити картки активації доступними, і не більше 4: усе інше могло б тривати вічно ({ $rule })
error-pack-rungs-ladder-go-up = щаблі драбини зростають
error-pack-set-cannot-hold-another = у комплекті не може бути іншого комплекту
error-pack-side-needs-least-four = на стороні { $name } має бути щонайменше чотири слоти кожного кольору
error-pack-side-slots-most = на стороні { $name } слотів { $count }, а можна щонайбільше 15
error-pack-slot-name-made-small = назва слота складають із малих літер і дефісів
error-pack-slot-performs-itself = слоти, що виконують один одного, повертаються до цього ({ $rule })
error-pack-slots-side-listed-by-color = слоти сторони { $name } вказують колір за кольором
error-pack-some-city-site-cannot = до якоїсь ділянки для міста не дістатися від початку
error-pack-special-card-cost = вартість спеціальної картки — 1, 2 або 3
error-pack-start-no-city-site = початок { $start } — не ділянка для міста
error-pack-surcharge = додаткова плата { $name }: { $reason }
error-pack-there-most-metropolises-each = метрополій кожного кольору щонайбільше 18
error-pack-there-no-slot-called = слота з назвою «{ $name }» немає
error-pack-too-large = файл набору має щонайбільше { $most } КіБ, а цей — { $kib }
error-pack-too-many-counts-one = забагато підрахунків в одному наборі
error-pack-too-many-effects-one = забагато ефектів в одному наборі
error-pack-too-many-moves = рішення могло б пропонувати { $moves } ходів, бо карток одного виду так багато ({ $kind }); місця є для { $most }
error-pack-too-many-payments = ціну можна було б сплатити { $ways } способами, біоматерією замість ламінарії та сталепласту; стільки в одному рішенні не вміститься
error-pack-too-many-rows = у файлі їх щонайбільше { $most }
error-pack-too-many-sales = картки фінального підрахунку продають забагато: карток { $number }, способів продажу { $moves }, планів для тих самих ресурсів { $plans }
error-pack-too-many-steps = ефекти в ефектах могли б залишити водночас { $steps } кроків; місця є для { $most }
error-pack-too-many-things-one = забагато речей в одному комплекті
error-pack-trigger-sets-off-itself = ефекти, що чекають на події й про щось питають, могли б вічно запускати один одного ({ $rule })
error-pack-tunnel-site-ends-which = ділянка для тунелю { $text } закінчується на { $end }, а це ні ділянка для міста, ні метрополія
error-pack-tunnel-site-listed-twice = ділянку для тунелю { $text } вказано двічі
error-pack-tunnel-site-must-touch = ділянка для тунелю { $text } має торкатися ділянки для міста й сполучати два місця
error-pack-works-production-cards-only = «instead of» діє лише на картках виробництва ({ $rule })
error-pack-written-from-kinds-buildings = це записують «city with 2 kinds», від 1 до 3 видів будівель

## Що було б правильно в ефекті; стоїть після слів «має бути»

error-wanted-about = «card»
error-wanted-about-2 = «city»
error-wanted-action-card-slot-colour = action card, slot або колір
error-wanted-at-city-or-in-turn = «at city» або «in turn»
error-wanted-available-occupied-any = available, occupied або any
error-wanted-condition-least-most-no = умова (at least, at most, no, on space, era, biomatter produced, first, last)
error-wanted-end-effect = кінець ефекту
error-wanted-era = I, II або III
error-wanted-event = подія
error-wanted-match-differ = match або differ
error-wanted-metropolis-city = metropolis або city
error-wanted-name-slot = назва слота
error-wanted-number-from = число від 1 до 99
error-wanted-resource = ресурс
error-wanted-resource-point-card = ресурс, point або card
error-wanted-something-build = назва того, що будують
error-wanted-verb = дієслово
error-wanted-when-once-per-turn = when, once per turn, hand limit або discount
error-wanted-word = «{ $word }»
