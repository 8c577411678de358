# What is wrong with something that was written: moves, set-ups, records, position files, component packs.
#
# A fault of kind "not-hash" is the message error-not-hash; what it is about are the arguments. Each stands inside another
# sentence, mostly after a colon, and so begins with a small letter and has no full stop. Words in quotation marks and names
# of keys are notation and stay as they are.

## What several of them share

error-cannot-read = nie da się odczytać „{ $text }”: { $reason }
error-at-line = wiersz { $line }: { $reason }
error-in-component = { $component }: { $reason }
error-not-toml = { $text }

## How things are written

error-notation-action = akcje kafla liczy się od 1
error-notation-action-space = pole akcji zapisuje się jak „turbine +2 left” albo „bank”
error-notation-always-available-slot-never-occupied = pole „Grant od Federacji” nigdy nie jest zajęte
error-notation-anton-tile-written = kafel Antona zapisuje się „tile anton as ...”
error-notation-area = obszary to mountains, hills i plains
error-notation-automa-tile = kafel automy nazywa się od kodów u dołu, jak 1-1A-5
error-notation-barrage-move = ruchy zapisuje się jak „turbine +2 left”, „produce B2L C2R P10 x2” albo „pass”
error-notation-base-space = pola podstaw to B1U, B1L do B10U, B10L
error-notation-bonus-tiles = kafle premii to { $names }
error-notation-building-site-written-expansion = miejsce budowy zapisuje się b2.1, miejsce rozbudowy b2.x
error-notation-building-space-begins = pole budowy zaczyna się od B, C lub P
error-notation-card = kartę zapisuje się numerem, #37, albo „assistant”
error-notation-cities-move = ruchy zapisuje się jak „slot 7 with #34”, „build farm b2.1”, „upgrade b2-c2”, „use #19”, „advance”, „part 2”, „option 1”, „stop”; wszystkie wymienia docs/notation-cities.md
error-notation-cities-stand-buildings-tunnels = miasta stoją na b2, budynki na b2.1 lub b2.x, tunele na b2-c2
error-notation-city-site = miejsce budowy miasta zapisuje się b2
error-notation-colours = kolory to { $names }
error-notation-companies = spółki to { $names }
error-notation-conduit-leads-elsewhere = { $conduit } prowadzi do { $to }, a nie do { $powerhouse }
error-notation-conduit-space = pola kanałów to C1L, C1R do C10L, C10R
error-notation-contract = kontrakt to S1-S4, N1-N6, G01-G15, Y01-Y15 albo R01-R15
error-notation-criteria = kryteria to { $names }
error-notation-drops = krople zapisuje się x1, x2 ...
error-notation-bid = podaj liczbę punktów
error-notation-engineers = podaj liczbę inżynierów
error-notation-head-stream = źródła to HA, HB, HC i HD
error-notation-head-stream-tile = kafle źródeł to h1 do h8
error-notation-kinds-structure = rodzaje konstrukcji to { $names }
error-notation-least-power = najmniejszą przepustowość zapisuje się power-1 do power-5
error-notation-levels = poziomy Automy to { $names }
error-notation-machine = maszyna to excavator albo mixer
# same
error-notation-named = { $notation } ({ $name })
error-notation-number = „{ $word }” powinno być liczbą od 1 do 255
error-notation-objective-tiles = kafle celów to { $names }
error-notation-officers = dyrektorzy to { $names }
error-notation-payment = zapłatę zapisuje się jak „3E 1M 2X 6C” (koparki, betoniarki, koparkobetoniarki, kredyty)
error-notation-piece = buduje się farm, desalination, laboratory, tunnel, nonsymbiotic albo symbiotic
error-notation-place = miejsce to kolumna i rząd, b2, albo narożnik, ne
error-notation-powerhouse = elektrownię zbiornika zapisuje się P5 do P12
error-notation-powerhouse-space = pola elektrowni to P5.1, P5.2 do P12.4
error-notation-resource = surowiec to credit, science, kelp, steelplast albo biomatter
error-notation-seat = miejsce przy stole zapisuje się P1 do P4
error-notation-slot = pole akcji to liczba od 1 do 15 albo „always”
error-notation-step = to nie krok agendy (wymienia je docs/positions.md)
error-notation-structure-stands = konstrukcja stoi na b2.1, b2.x albo b2-c2
error-notation-tile = kafel to base, elevation, conduit, powerhouse, joker, I-Base ... III-Joker albo anton

## Set-ups

error-setup-automa-only-play = { $seat } ma być Automą, ale liczba graczy to tylko { $players }
error-setup-barrage-players = Barrage jest dla 2 do 4 graczy, razem z Automami, a podano { $players }
error-setup-blocking-tiles-start-from = kafle blokujące zaczynają od pola 1 do 4 każdego koloru ({ $rule })
error-setup-cities-players = Podwodne Miasta są dla 1 do 4 graczy ({ $rule })
error-setup-position = pozycja: { $reason }
error-setup-position-differs = ustalenia nie zgadzają się z pozycją
error-setup-position-too-large = pozycja ma najwyżej { $most } KiB
error-setup-position-rules = pozycja jest z wersji zasad { $found }, a gra z wersji { $version }
error-setup-position-game = pozycja należy do gry { $game }, a nie { $asked }
error-setup-position-seats = liczba graczy w tej pozycji: { $players }, w tej kolejności: { $seats } (kreska to miejsce dla człowieka lub bota)
error-setup-component-pack = zestaw elementów: { $reason }
error-setup-edition = wydanie komponentów { $found } jest nieznane; ten program ma wydania do { $known }
error-setup-setting = wartości { $setting }: { $values }
error-setup-rules-version = wersja zasad { $found } jest nieznana; ten program zna zasady do wersji { $known }
error-setup-options-of-full-game = { $rule }: te opcje należą do pełnej rozgrywki
error-setup-introductory-game-never-played = { $rule }: w rozgrywkę wprowadzającą nigdy nie gra się z Automami
error-setup-least-one-seat-must = { $rule }: co najmniej jedno miejsce musi należeć do człowieka
error-setup-only-solo-game-blocking = kafle blokujące są tylko w trybie solo ({ $rule })
error-setup-solo-game-no-contracts = w trybie solo nie ma kontraktów ({ $rule })

## Records

error-record-ends-before-line = zapis kończy się przed wierszem „{ $what }”
error-record-expected-line = oczekiwano „{ $key } ...”
error-record-expected-move-number = oczekiwano ruchu o numerze { $expected }
error-record-format = zapis partii zaczyna się od „{ $format }”
error-record-move = ruch zapisuje się „12 P2 pass = 0f1e2d3c4b5a6978”
error-record-not-hash = „{ $deal }” to nie skrót kontrolny
error-record-not-seed = „{ $seed }” to nie ziarno
error-record-not-version = „{ $rules }” to nie wersja
error-record-of-unknown-game = nie ma tu gry „{ $game }”
error-record-of-another-game = to zapis gry { $game }, a nie { $asked }
error-record-setup = przygotowanie: { $text }
error-record-too-large = zapis ma najwyżej { $most } MiB
error-record-too-many-moves = zapis ma najwyżej { $most } ruchów
error-record-too-many-taken-back = zapis mówi najwyżej { $most } razy, że coś cofnięto

## Replaying a record

error-replay-hash = po ruchu { $number } pozycja ma skrót kontrolny { $found }, a zapis podaje { $stated }
error-replay-move = ruch { $number } ({ $mv }): { $reason }
error-replay-rules-version = powstał według wersji zasad { $found }; ten program zna zasady do wersji { $known }
error-replay-setup = przygotowanie: { $reason }
error-replay-too-short = nie ma ruchu { $asked }: w zapisie { $moves ->
    [one] jest tylko { $moves } ruch
    [few] są tylko { $moves } ruchy
   *[many] jest tylko { $moves } ruchów
}

## Why a recorded move was not played

error-play-not-asked = teraz decyduje { $asked }, a nie { $seat }
error-play-over = gra jest skończona
error-play-refused = nie pozwala na to { $rule }

## Position files; what stands in them by name is a key of the file

error-sheet-actions-most-four-action = actions: najwyżej cztery karty akcji ({ $rule })
error-sheet-actions-no-action-card = actions: { $card } nie jest kartą akcji albo występuje dwa razy
error-sheet-advanced-tile-belongs-two = { $rule }: kafel zaawansowany należy do dwóch spółek
error-sheet-agenda-does-not-end = agenda: nie kończy się tym, czego wymaga faza: draft, income albo head streams, end turn
error-sheet-agenda-empty-exactly-when = agenda: jest pusta wtedy i tylko wtedy, gdy gra jest skończona
error-sheet-agenda-group-more-steps = agenda: grupa ma więcej kroków, niż ich jest
error-sheet-agenda-most-steps = agenda: najwyżej { $most ->
    [one] { $most } krok
    [few] { $most } kroki
   *[many] { $most } kroków
}
error-sheet-agenda-not-possible-position = agenda: krok „{ $step }” nie jest możliwy w tej pozycji
error-sheet-agenda-pack-no-effect = agenda: w zestawie nie ma działania { $node }
error-sheet-agenda-probe-no-step = agenda: próba nie jest krokiem gry
error-sheet-agenda-step-names-site = agenda: krok wymienia miejsce, którego plansza nie ma
error-sheet-agenda-there-no-card = agenda: nie ma karty { $card }
error-sheet-agenda-there-no-slot = agenda: nie ma pola akcji { $slot }
error-sheet-agenda-too-many-steps = agenda: za dużo kroków
error-sheet-anton-tile-without-anton = { $rule }: spółka { $company } ma kafel Antona bez Antona
error-sheet-aside-too-many-cards = aside: za dużo kart
error-sheet-automa-below-very-hard = { $rule }: spółka { $company } to Automa poniżej poziomu bardzo trudnego i nie ma dyrektora
error-sheet-automa-holds-no-contracts = { $rule }: spółka { $company } to Automa i nie ma kontraktów
error-sheet-automa-no-credits = { $rule }: spółka { $company } to Automa i nie ma kredytów
error-sheet-automa-said-automas-names = podano automa, ale automas nikogo nie wymienia
error-sheet-automa-tile-two-places = { $rule }: kafel automy { $tile } jest w dwóch miejscach
error-sheet-automas-nobody-table = automas: „{ $name }” nie siedzi przy tym stole
error-sheet-blocked-players = { $rule }: pole { $space-at } jest zablokowane; liczba graczy: { $players }
error-sheet-board-no-building-site = plansza nie ma miejsca budowy { $site }
error-sheet-board-no-city-site = plansza nie ma miejsca budowy miasta { $place }
error-sheet-board-no-tunnel-site = plansza nie ma miejsca budowy tunelu { $site }
error-sheet-board-twice = plansza { $id } leży przed dwoma graczami ({ $rule })
error-sheet-board-wrong-side = { $seat }: plansza { $id } nie jest ze strony, którą się gra ({ $rule })
error-sheet-bonus-names-five-tiles = { $rule }: bonus wymienia pięć kafli, po jednym na rundę
error-sheet-bonus-tile-lies-two = { $rule }: kafel premii { $bonus } leży w dwóch rundach
error-sheet-building-beside-nothing = na { $site } ani obok nie ma żadnego miasta ({ $rule })
error-sheet-cannot-been-removed-automa = { $rule }: Automa nie mogła usunąć { $contract }
error-sheet-cannot-hold-drops = { $head } nie pomieści { $drops ->
    [one] { $drops } kropli
    [few] { $drops } kropel
   *[many] { $drops } kropel
}
error-sheet-cannot-hold-national-contract = { $rule }: spółka { $company } nie może mieć odkrytego kontraktu państwowego
error-sheet-card-later-era = karta { $card } należy do późniejszej ery ({ $rule })
error-sheet-card-listed-twice = { $what }: karta { $card } występuje dwa razy
error-sheet-card-twice = karta { $card } leży w dwóch miejscach
error-sheet-chance-no-number = chance: „{ $chance }” to nie liczba
error-sheet-city-beside-nothing = od miasta początkowego do { $place } nie prowadzi rząd sąsiednich miast ({ $rule })
error-sheet-city-nonsymbiotic-symbiotic-not = miasto jest niesymbiotyczne albo symbiotyczne, a nie jedno i drugie
error-sheet-claimed-action-cards-listed = claimed: karty akcji wymienia się pod actions
error-sheet-cloning-only-four-players = cloning: kafel klonowania akcji jest tylko przy czterech graczach ({ $rule })
error-sheet-contract-twice = spółka { $company } ma kontrakt dwa razy
error-sheet-contract-listed-twice = contracts: „{ $name }” występuje dwa razy
error-sheet-contract-two-places = kontrakt { $contract } jest w dwóch miejscach
error-sheet-contracts-another-claimed = { $seat }: contracts: jeden z nich ma już inny gracz
error-sheet-contracts-no-variant = contracts: w tej grze nie ma kontraktów ({ $rule })
error-sheet-contracts-open-claimed = contracts: jeden z wyłożonych jest też pozyskany
error-sheet-contracts-most-three-open = contracts: najwyżej trzy są wyłożone
error-sheet-contracts-three-in-all = contracts: wyłożonych i pozyskanych jest razem najwyżej trzy ({ $rule })
error-sheet-copied-officer-without-mahiri = { $rule }: spółka { $company } ma skopiowanego dyrektora bez Mahiri
error-sheet-dam-cannot-hold-drops = { $rule }: tama na { $space } nie pomieści { $drops ->
    [one] { $drops } kropli
    [few] { $drops } kropel
   *[many] { $drops } kropel
}
error-sheet-deck-only-cards-current = deck: leżą w niej tylko karty obecnej ery
error-sheet-described-does-not-play = opisano spółkę { $company }, ale ona nie gra (kto gra, mówi seats)
error-sheet-discard-only-current = discard: karta { $card } nie jest z obecnej ery ({ $rule })
# same: a key
error-sheet-display = display: { $reason }
error-sheet-does-not-play = { $seat } nie gra
error-sheet-does-not-play-listed = { $what }: { $seat } nie gra albo występuje dwa razy
# same: a key
error-sheet-draft = draft: { $reason }
error-sheet-draft-comes-before-round = { $rule }: draft jest przed rundą 1
error-sheet-draft-order = { $rule }: kolejność wybierania zaczynają ci, którzy już wybrali, a po nich ten, kto wybiera teraz
error-sheet-draft-over-seat-no = { $rule }: draft jest zakończony, ale któreś miejsce nie ma spółki
error-sheet-draft-said-phase-not = { $rule }: podano draft, ale to nie faza draftu
error-sheet-engineers-bank-counted-bank = { $company }: inżynierów w banku podaje bank
error-sheet-engineers-do-not-add = { $rule }: { $company }: suma inżynierów nie wynosi { $all }
error-sheet-extra-officers-unused-ones = { $rule }: dodatkowi dyrektorzy to nieużywani, do skopiowania przez Mahiri
error-sheet-federation-track-four-spaces = tor Federacji ma cztery pola: steps to 0 do 4
error-sheet-full-game-no-basic = { $rule }: w pełnej rozgrywce nie ma podstawowych dżokerów
error-sheet-gained-too-many-tiles = gained: za dużo kafli
error-sheet-hand-empty = { $seat }: hand: bez kart nie ma czego zagrać ({ $rule })
error-sheet-hand-most-cards = hand: najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}
error-sheet-head-stream-tile-lies-two = { $rule }: kafel źródła { $tile } leży na dwóch źródłach
error-sheet-holds-engineers-twice = { $rule }: inżynierowie stoją dwa razy { $space-at }
error-sheet-introductory-game-no-advanced = { $rule }: w rozgrywce wprowadzającej nie ma kafli zaawansowanych
error-sheet-introductory-game-no-bonus = { $rule }: w rozgrywce wprowadzającej nie ma kafla premii za kafle zaawansowane
error-sheet-introductory-game-no-draft = { $rule }: w rozgrywce wprowadzającej nie ma draftu
error-sheet-introductory-game-no-patent = { $rule }: w rozgrywce wprowadzającej nie ma biura patentowego
error-sheet-level-five-advanced-tiles = { $rule }: poziom ma pięć kafli zaawansowanych
error-sheet-looked-most-three-cards = looked: ogląda się najwyżej trzy karty
error-sheet-mahiri-cannot-copy-herself = { $rule }: { $company }: Mahiri nie może skopiować samej siebie
error-sheet-may-only-come-last = agenda: „{ $step }” może stać tylko na końcu
error-sheet-metropolis-lies-two-places = metropolia { $name } leży w dwóch miejscach; podaj, gdzie leży każdy kafel
error-sheet-middle-draft-draft-says = { $rule }: w trakcie draftu draft mówi, co jest jeszcze do wyboru
# same: a key
error-sheet-national = national: { $reason }
error-sheet-neutral-dam-cannot-level = { $rule }: neutralna tama na { $space } nie może mieć wysokości { $level }
error-sheet-no-dam-hold-water = { $rule }: na { $space } nie ma tamy, która zatrzymałaby wodę
error-sheet-no-tile-can-sent = { $rule }: żaden kafel nie mógł umieścić { $space-at } tylu inżynierów ({ $company }: { $engineers })
error-sheet-no-tile-decides-turn = { $rule }: o turze { $seat } nie decyduje kafel
error-sheet-nobody-table = „{ $name }” nie siedzi przy tym stole
error-sheet-not-contract = { $rule }: { $contract } to nie { $colour } kontrakt
error-sheet-not-national-contract = { $rule }: { $contract } nie jest kontraktem państwowym
error-sheet-not-structure = { $rule }: { $company }: „{ $text }” to nie konstrukcja
error-sheet-not-tile-level = { $rule }: { $tile } nie jest kaflem poziomu { $level }
error-sheet-of-company = { $company }: { $reason }
error-sheet-of-seat = { $seat }: { $reason }
error-sheet-offer-one-them-taken = { $rule }: { $text } jest do wyboru, ale jedno z nich jest już wzięte
error-sheet-only-such-spaces = { $rule }: spółka { $company } ma tylko tyle takich pól: { $count }
error-sheet-only-two-contracts-lie = { $rule }: odkryte są tylko dwa { $colour-plural } kontrakty
error-sheet-open-segment-wheel-first = { $rule }: { $company }: otwarty (pierwszy) segment koła musi być pusty
error-sheet-order-every-seat-plays = order: każde grające miejsce wymienia się raz
error-sheet-order-names-players-play = order: liczba wymienionych to { $count }, a graczy { $players }
error-sheet-order-names-twice = order: { $name } występuje dwa razy
error-sheet-pair-written-not = parę zapisuje się „USA Viktor”, a nie „{ $text }”
# same: a key
error-sheet-patents = patents: { $reason }
error-sheet-phase-not-in-round = phase: „{ $phase }” nie zdarza się w rundzie { $round } ({ $rule })
error-sheet-player-whose-choice-company = { $rule }: gracz, który ma teraz wybierać, ma już spółkę
error-sheet-players-fewer-national-contracts = { $rule }: za dużo kontraktów państwowych; liczba graczy: { $players }
error-sheet-players-still-draft-pairs = { $rule }: liczba graczy przed wyborem to { $open }, więc tyle samo par i kontraktów jest do wyboru
error-sheet-points-impossible = spółka { $company } nie może mieć { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}
error-sheet-position-not-barrage = to pozycja gry { $game }, a nie barrage
error-sheet-round-game-rounds = runda { $round }: gra ma rundy 1 do 10
error-sheet-seats-names-companies-play = seats: liczba spółek to { $named }, a graczy { $players }
error-sheet-segment-written-like-not = segment zapisuje się jak „base 4E”, a nie „{ $text }”
error-sheet-shown-no-hand = shown: karty { $card } nikt nie ma na ręku
error-sheet-sits-two-seats = spółka { $company } zajmuje dwa miejsca
error-sheet-spare-blues-tile-there = spare_blues: jest tu kafel, który leży też na planszy
error-sheet-spare-blues-too-many = spare_blues: za dużo kafli
error-sheet-specials-only-special-cards = specials: w talii leżą tylko karty specjalne za 1 lub 2 kredyty
error-sheet-stacks-chance-hexadecimal-digits = stacks.chance to 16 cyfr szesnastkowych, a nie „{ $text }”
error-sheet-standing-markers-listed-from = standing: znaczniki wymienia się od pola 1 w dół
error-sheet-standing-stands-track-exactly = standing: { $seat } stoi na torze wtedy i tylko wtedy, gdy steps nie jest 0
error-sheet-starting-city-missing = brakuje miasta początkowego { $name } ({ $rule })
error-sheet-starting-contracts-offer-not = { $rule }: takie kontrakty początkowe do wyboru są niemożliwe
error-sheet-structure-impossible = { $rule }: spółka { $company } nie może mieć { $structure-gen } na { $site }
error-sheet-there-five-rounds-no = { $rule }: jest pięć rund, a rundy { $round } nie ma
error-sheet-there-no-board = nie ma planszy { $id }
error-sheet-there-no-card = nie ma karty { $card }
error-sheet-there-no-card-place = { $what }: nie ma karty { $card } na to miejsce
error-sheet-there-no-contract = nie ma kontraktu „{ $name }”
error-sheet-there-no-metropolis = { $color ->
    [brown] nie ma brązowej metropolii „{ $name }”
   *[blue] nie ma niebieskiej metropolii „{ $name }”
}
error-sheet-there-three-patent-slots = { $rule }: w biurze patentowym są trzy miejsca
error-sheet-tile-both-supply-wheel = { $rule }: spółka { $company } ma ten sam kafel w zasobach i na kole
error-sheet-tile-cannot-lie = { $place ->
    [patents] { $rule }: { $tile } nie może leżeć w biurze patentowym
   *[stacks] { $rule }: { $tile } nie może leżeć w stosie
}
error-sheet-tile-lies-twice-wheel = { $rule }: { $company }: kafel leży na kole dwa razy
error-sheet-tile-must-lie-top = { $rule }: na wierzchu stosu musi leżeć kafel, podany jako automa.action
# same: a key
error-sheet-tiles = tiles: { $reason }
error-sheet-tiles-blocked-solo = tiles: kafle blokujące są tylko w trybie solo ({ $rule })
error-sheet-tiles-does-not-play = tiles: { $seat } nie gra
error-sheet-tiles-most-three = tiles: { $seat } ma trzy kafle, nie więcej ({ $rule })
error-sheet-tiles-one-cloned = tiles: dwa kafle leżą na jednym polu tylko dzięki kaflowi klonowania akcji, który jest wtedy zabrany, i tylko przy czterech graczach ({ $rule })
error-sheet-tiles-there-no-coloured = tiles: nie ma kolorowego pola { $slot }
error-sheet-too-many-built = { $what ->
    [tunnels] liczba zbudowanych tuneli to { $built }, a w grze jest ich tylko { $all }
    [nonsymbiotic] liczba zbudowanych miast niesymbiotycznych to { $built }, a w grze jest ich tylko { $all }
   *[symbiotic] liczba zbudowanych miast symbiotycznych to { $built }, a w grze jest ich tylko { $all }
}
error-sheet-neutral-dam-stray = { $rule }: neutralna tama wysokości { $level } nie może stać na { $space }; jeśli tak ma być, napisz study = true
error-sheet-machines-do-not-add = { $rule }: spółka { $company } ma w zasobach i na kole razem { $sum } ({ $what }), a zaczęła z { $least }; jeśli tak ma być, napisz study = true
error-sheet-bid-too-high = { $rule }: oferta { $points } jest za wysoka; najwięcej { $most }
error-sheet-too-many-face-up-contracts = { $rule }: spółka { $company } ma za dużo odkrytych kontraktów
error-sheet-too-much = { $what ->
    [credits] spółka { $company } nie może mieć { $amount ->
        [one] { $amount } kredytu
        [few] { $amount } kredytów
       *[many] { $amount } kredytów
    }
    [excavators] spółka { $company } nie może mieć { $amount ->
        [one] { $amount } koparki
        [few] { $amount } koparek
       *[many] { $amount } koparek
    }
    [mixers] spółka { $company } nie może mieć { $amount ->
        [one] { $amount } betoniarki
        [few] { $amount } betoniarek
       *[many] { $amount } betoniarek
    }
    [energy] spółka { $company } nie może mieć { $amount ->
        [one] { $amount } jednostki
        [few] { $amount } jednostek
       *[many] { $amount } jednostek
    } energii
   *[laid] spółka { $company } nie może mieć { $amount ->
       [one] { $amount } inżyniera
       [few] { $amount } inżynierów
      *[many] { $amount } inżynierów
   } położonych przez kafle
}
error-sheet-top-tile-discard-pile = { $rule }: wierzchni kafel stosu odrzuconych to automa.criteria
error-sheet-tunnel-not-connected-starting = tunel nie jest połączony z miastem początkowym ({ $rule })
error-sheet-turn-round-turns = tura { $turn }: runda ma tury 1 do 3
error-sheet-two-buildings-stand-one = dwa budynki stoją na jednym miejscu
error-sheet-upgraded-nothing-can-upgraded = upgraded: na { $site } nie stoi nic, co można ulepszyć
error-sheet-used-mahiri-spaces-without = { $rule }: spółka { $company } korzysta z pól Mahiri bez Mahiri
error-sheet-used-none-action-cards = used: { $card } nie należy do kart akcji
error-sheet-wheel = { $company }, koło: { $reason }
error-sheet-wheel-more-than-segments = { $rule }: { $company }: koło ma więcej niż 6 segmentów
error-sheet-works-two-companies = { $rule }: { $officer } pracuje dla dwóch spółek

## Component packs and their effect language

error-pack-always-available-slot-missing = brakuje pola, które jest zawsze dostępne (always)
# same: a key
error-pack-benefit = benefit: { $reason }
error-pack-blue-metropolis-instant-perhaps = niebieska metropolia ma instant, może mieć production, nie ma scoring ({ $rule })
error-pack-board-city-sites-one = plansza ma od 2 do { $most } miejsc budowy miast, a ta ma { $count }
error-pack-board-most-tunnel-sites = plansza ma najwyżej { $most ->
    [one] { $most } miejsce
    [few] { $most } miejsca
   *[many] { $most } miejsc
} budowy tuneli
error-pack-board-no-site = plansza nie ma miejsca { $name }
error-pack-bonus = premia { $name }: { $reason }
error-pack-brown-metropolis-scoring-nothing = brązowa metropolia ma scoring i nic więcej ({ $rule })
error-pack-building-sites-most = { $name }: liczba miejsc budowy to { $number }, a może być najwyżej { $most }
error-pack-cannot-be-gained = nie można otrzymać „{ $word }”, lecz surowiec, point albo card
error-pack-card-most-one-sale = karta ma najwyżej jedną sprzedaż
error-pack-cards-needed-there = liczba kart musi być od { $least } do { $most }, a jest { $found }
error-pack-cards-numbered-from-personal = karty numeruje się od 1; 0 to osobisty asystent
error-pack-cities-not-upgraded = miast się nie ulepsza ({ $rule })
error-pack-cities-structures-cannot-counted = miast i konstrukcji nie można liczyć razem
error-pack-city-no-structure-farm = city to nie konstrukcja: farm, desalination, laboratory, tunnel, building albo structure
error-pack-city-site-metropolis = { $name } to i miejsce budowy miasta, i metropolia
error-pack-contracts-needed = potrzeba od 3 do 64 kontraktów
# same: a key
error-pack-criteria = criteria: { $reason }
error-pack-deck-ii-iii-special = deck to I, II, III albo special
error-pack-different-resources-cannot-chosen = nie można wybrać tylu różnych surowców ({ $count }); rodzajów jest { $kinds }
error-pack-effect-empty = działanie jest puste
error-pack-effect-most-parts = działanie ma najwyżej 12 części
error-pack-effect-too-long = działanie zapisuje się najwyżej { $most } literami
error-pack-exchanging-does-nothing = zamiana { $one } na { $other } nic nie daje
error-pack-expected = oczekiwano { $wanted }, a jest „{ $found }”
error-pack-expected-at-end = na końcu działania oczekiwano { $wanted }
error-pack-expected-available-occupied-any = oczekiwano available, occupied albo any, a jest „{ $other }”
error-pack-expected-era-ii-iii = oczekiwano era I, II albo III, a jest „{ $other }”
error-pack-expected-match-differ-found = oczekiwano match albo differ, a jest „{ $other }”
error-pack-expected-metropolis-city-found = oczekiwano metropolis albo city, a jest „{ $other }”
error-pack-federation-track-no-space = tor Federacji nie ma pola { $space }
error-pack-ladder-most-rungs = ladder ma najwyżej { $most ->
    [one] { $most } szczebel
    [few] { $most } szczeble
   *[many] { $most } szczebli
}
error-pack-least-four-boards-needed = potrzeba co najmniej czterech plansz { $name }
error-pack-least-four-brown-eight = potrzeba co najmniej czterech brązowych i ośmiu niebieskich metropolii
error-pack-metropolis-needs-exactly-tunnel = metropolia { $name } wymaga dokładnie { $wanted ->
    [one] { $wanted } miejsca
    [few] { $wanted } miejsc
   *[many] { $wanted } miejsc
} budowy tunelu ({ $rule })
error-pack-metropolis-sells-nothing = metropolia niczego nie skupuje
error-pack-most-clauses = karta ma najwyżej { $most } klauzul lub punktowań
error-pack-most-three-prices-choose = najwyżej trzy ceny do wyboru
error-pack-name = nazwa ma od 1 do { $most } liter i mieści się w jednym wierszu
error-pack-nested-too-deep = nawiasy, warunki i ceny zagnieżdża się najwyżej { $most } razy
error-pack-no-event = „{ $other }” nie zaczyna żadnego zdarzenia: build, upgrade, connect, advance, slot gives, colours, use, take special, pay special, claim card, turn ends
error-pack-no-kind-of-component = „{ $other }” to nie rodzaj elementów: cards, boards, slots, metropolises, contracts
error-pack-no-meaning-here = „{ $letter }” nic tu nie znaczy
error-pack-no-resource = „{ $word }” to nie surowiec
error-pack-no-tunnel-site = { $name } to nie miejsce budowy tunelu
error-pack-no-tunnel-site-metropolis = { $name } to nie miejsce budowy tunelu do metropolii
error-pack-no-tunnel-site-one = „{ $text }” to nie miejsce budowy tunelu; zapisuje się je b2-c2
error-pack-no-verb = „{ $other }” to nie czasownik: gain, draw, pay, exchange, instead, build, upgrade, use, take, advance, perform, output, refresh, convert ani if
error-pack-note-too-long = uwaga ma najwyżej { $most } liter
error-pack-nothing-one-builds = „{ $word }” nie da się zbudować: farm, desalination, laboratory, tunnel, city, symbiotic, nonsymbiotic, building albo structure
error-pack-number-used-twice-file = numer występuje w tym pliku dwa razy
error-pack-one-kind-building-meant = chodzi o jeden rodzaj budynku: farm, desalination albo laboratory
error-pack-one-kind-structure-building = chodzi o jeden rodzaj konstrukcji, building, structure albo city
error-pack-only-buildings-stand-expansion = na miejscach rozbudowy stoją tylko budynki
error-pack-only-special-cards-cost = cost mają tylko karty specjalne
error-pack-pair-tunnels = para tuneli: { $reason }
error-pack-produces-times-possible = { $name } produkuje { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
}; możliwe jest od 2 do 9
error-pack-production-card-gains-pays = karta produkcji daje, płaci, zamienia, zastępuje albo ulepsza, i nic więcej
error-pack-production-metropolis-gives-plain = w fazie produkcji metropolia daje tylko zwykłe zyski
error-pack-refreshes-for-ever = tylko karta natychmiastowa może przywracać karty akcji, i to najwyżej 4: wszystko inne mogłoby trwać bez końca ({ $rule })
error-pack-rungs-ladder-go-up = szczeble ladder muszą rosnąć
error-pack-set-cannot-hold-another = komplet nie może zawierać innego kompletu
error-pack-side-needs-least-four = strona { $name } wymaga co najmniej czterech pól każdego koloru
error-pack-side-slots-most = strona { $name }: liczba pól to { $count }, a może być najwyżej 15
error-pack-slot-name-made-small = nazwa pola składa się z małych liter i łączników
error-pack-slot-performs-itself = pola, które wykonują się nawzajem, wracają do tego ({ $rule })
error-pack-slots-side-listed-by-color = pola strony { $name } wymienia się kolor po kolorze
error-pack-some-city-site-cannot = do któregoś miejsca budowy miasta nie da się dotrzeć od początku
error-pack-special-card-cost = karta specjalna ma cost 1, 2 albo 3
error-pack-start-no-city-site = start { $start } to nie miejsce budowy miasta
error-pack-surcharge = nadpłata { $name }: { $reason }
error-pack-there-most-metropolises-each = metropolii każdego koloru jest najwyżej 18
error-pack-there-no-slot-called = nie ma pola o nazwie „{ $name }”
error-pack-too-large = plik zestawu ma najwyżej { $most } KiB, a ten ma { $kib }
error-pack-too-many-counts-one = za dużo wyliczeń w jednym zestawie
error-pack-too-many-effects-one = za dużo działań w jednym zestawie
error-pack-too-many-moves = decyzja mogłaby mieć { $moves } ruchów, bo jest tak wiele kart jednego rodzaju ({ $kind }); miejsca jest na { $most }
error-pack-too-many-payments = cenę można by zapłacić na { $ways } sposobów, biomasą zamiast alg i plastostali; tyle nie mieści się w jednej decyzji
error-pack-too-many-rows = w pliku może ich być najwyżej { $most }
error-pack-too-many-sales = karty punktacji końcowej sprzedają za dużo: kart { $number }, sposobów sprzedaży { $moves }, planów dla tych samych zasobów { $plans }
error-pack-too-many-steps = efekty w efektach mogłyby zostawić naraz { $steps } kroków; miejsca jest na { $most }
error-pack-too-many-things-one = za dużo rzeczy w jednym komplecie
error-pack-trigger-sets-off-itself = efekty, które czekają na zdarzenia i o coś pytają, mogłyby wywoływać się nawzajem bez końca ({ $rule })
error-pack-tunnel-site-ends-which = miejsce budowy tunelu { $text } kończy się w { $end }, a to ani miejsce budowy miasta, ani metropolia
error-pack-tunnel-site-listed-twice = miejsce budowy tunelu { $text } występuje dwa razy
error-pack-tunnel-site-must-touch = miejsce budowy tunelu { $text } musi dotykać miejsca budowy miasta i łączyć dwa miejsca
error-pack-works-production-cards-only = „instead of” działa tylko na kartach produkcji ({ $rule })
error-pack-written-from-kinds-buildings = zapisuje się „city with 2 kinds”, od 1 do 3 rodzajów budynków

## What would have been right in an effect: after „oczekiwano”, in the genitive where it is not notation

# same: notation
error-wanted-about = „card”
# same: notation
error-wanted-about-2 = „city”
error-wanted-action-card-slot-colour = action card, slot albo koloru
error-wanted-at-city-or-in-turn = „at city” albo „in turn”
error-wanted-available-occupied-any = available, occupied albo any
error-wanted-condition-least-most-no = warunku (at least, at most, no, on space, era, biomatter produced, first, last)
error-wanted-end-effect = końca działania
error-wanted-era = I, II albo III
error-wanted-event = zdarzenia
error-wanted-match-differ = match albo differ
error-wanted-metropolis-city = metropolis albo city
error-wanted-name-slot = nazwy pola
error-wanted-number-from = liczby od 1 do 99
error-wanted-resource = surowca
error-wanted-resource-point-card = surowca, point albo card
error-wanted-something-build = czegoś do zbudowania
error-wanted-verb = czasownika
error-wanted-when-once-per-turn = when, once per turn, hand limit albo discount
error-wanted-word = „{ $word }”
