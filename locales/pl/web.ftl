# The pages.

# same: a name
web-name = Hydropolis
# same
web-menu = Menu
web-nav = Główne strony
web-skip = Do treści
web-back = Wstecz
web-save = Zapisz
web-unofficial = Strona nieoficjalna: nazwy gier mówią tylko, czyje to zasady. Wydawcy tych gier niczego tu nie tworzą ani nie popierają.
web-api = Dla programów: API

## Home

web-home-title = Dwie gry o wodzie
web-home-lead = Tamy w Alpach, miasta na dnie morza: gra według pełnych zasad, w pojedynkę przeciw komputerowi albo ze znajomymi, na żywo lub po ruchu dziennie.
web-about-barrage = Buduj tamy, kanały i elektrownie, a woda rywali niech pracuje dla ciebie.
web-about-cities = Łącz kopuły tunelami, dobieraj karty do pól i rozwijaj swoje państwo na dnie morza.
web-play-computer = Zagraj z komputerem
web-quick-barrage = Ty i jedna Automa na średnim poziomie, pełna rozgrywka.
web-quick-cities = Ty i jeden komputerowy przeciwnik na poziomie początkującym, plansze podstawowe.
web-set-up = Przygotuj stół
web-read-rules = Przeczytaj zasady
web-my-games = Moje gry
web-open-tables = Otwarte stoły
web-ended-games = Zakończone gry
web-state-your-turn = twoja tura
web-state-waiting = oczekiwanie
web-state-open = jest wolne miejsce
web-state-over = koniec
web-moves-so-far = { $moves ->
    [one] { $moves } decyzja
    [few] { $moves } decyzje
    [many] { $moves } decyzji
   *[other] { $moves } decyzji
}
web-upload = Wczytaj zapis
web-upload-what = Tekst zapisu partii, taki jak po pobraniu
web-upload-do = Otwórz ten zapis

## A new table

web-new-title = Nowy stół: { $game }
web-seats = Miejsca
web-seats-why = Zaproszona osoba dostaje link, którego można użyć raz. Otwarte miejsce widzą wszyscy. Jeśli zajmujesz kilka miejsc, gracie na zmianę przy jednym ekranie.
web-seat-number = Miejsce { $number }
web-chair-none = nikt
web-chair-me = ja
web-chair-link = zaproszenie przez link
web-chair-open = otwarte dla każdego
web-chair-random = komputer: gra losowo
web-chair-beginner = komputer: początkujący
web-chair-club = komputer: gracz klubowy
web-chair-expert = komputer: ekspert
web-chair-automa-easy = Automa, poziom łatwy
web-chair-automa-medium = Automa, poziom średni
web-chair-automa-hard = Automa, poziom trudny
web-chair-automa-very-hard = Automa, poziom bardzo trudny
web-settings = Gra
web-setting-barrage-variant = Wariant gry
web-setting-barrage-variant-full = pełna rozgrywka
web-setting-barrage-variant-intro = rozgrywka wprowadzająca
web-setting-barrage-variant-why = W rozgrywce wprowadzającej spółki i dyrektorzy są z góry przydzieleni, a biuro patentowe jest zamknięte; nie ma w niej Automy.
web-setting-barrage-seating = Spółki i dyrektorzy
web-setting-barrage-seating-drafted = w drafcie
web-setting-barrage-seating-dealt = rozdawani
web-setting-barrage-seating-free = dowolnie wybrani
web-setting-barrage-seating-why = Draft jak w instrukcji; rozdanie na szybki początek; dowolny wybór dla tych, którzy wiedzą, czym chcą grać. Tylko w pełnej rozgrywce.
web-setting-barrage-auction = Licytacja miejsc w drafcie
web-setting-barrage-auction-no = bez licytacji
web-setting-barrage-auction-yes = oferty w punktach
web-setting-barrage-auction-why = Mocna para kosztuje tyle, ile jest warta dla stołu; oferty płaci się na koniec gry. Tylko w pełnej rozgrywce.
web-setting-barrage-mahiri-credits = Mahiri zaczyna z
web-setting-barrage-mahiri-credits-6 = 6 kredytami
web-setting-barrage-mahiri-credits-9 = 9 kredytami
web-setting-barrage-mahiri-credits-why = Instrukcja daje każdemu 6 kredytów; na jej drukowanym kaflu jest 9. Tylko w pełnej rozgrywce.
# same
web-setting-barrage-simone = Simone Luciani
web-setting-barrage-simone-no = nie ma go wśród dyrektorów
web-setting-barrage-simone-yes = jest wśród dyrektorów
web-setting-barrage-simone-why = Dyrektor z dodatku, który niczego więcej z niego nie potrzebuje: kilka kontraktów jedną produkcją. Tylko w pełnej rozgrywce.
web-setting-cities-boards = Plansze graczy
web-setting-cities-boards-basic = plansze podstawowe
web-setting-cities-boards-asymmetric = plansze asymetryczne
web-setting-cities-boards-why = Plansze asymetryczne mają szczególne miejsca budowy, które więcej kosztują lub więcej dają; w trybie solo zawsze gra się na nich.
web-setting-cities-contracts = Kontrakty rządowe
web-setting-cities-contracts-no = bez kontraktów
web-setting-cities-contracts-yes = z kontraktami
web-setting-cities-contracts-why = Trzy wyłożone cele; kto pierwszy spełni warunki, może pozyskać kontrakt. Nie w trybie solo.
web-setting-cities-metropolises = Niebieskie metropolie
web-setting-cities-metropolises-random = kładzione losowo
web-setting-cities-metropolises-chosen = kładzione przez właścicieli
web-setting-cities-metropolises-why = Instrukcje się różnią: w wydaniu niemieckim każdy wybiera, gdzie leży która z dwóch niebieskich metropolii, w innych decyduje los.
web-setting-cities-offset = Kafle blokujące (tylko tryb solo)
web-setting-cities-offset-1 = od pola 1
web-setting-cities-offset-2 = od pola 2
web-setting-cities-offset-3 = od pola 3
web-setting-cities-offset-4 = od pola 4
web-setting-cities-pack = Własne elementy
web-setting-cities-pack-why = Większość kart, plansze graczy, dziesięć niebieskich metropolii, kontrakty i połowa pól dla jednej lub dwóch osób to nasza rekonstrukcja: instrukcje ich nie podają. Jeśli masz drukowane, wpisz je jako zestaw elementów i wklej tutaj; zostaw puste, aby grać wbudowanymi.
web-setting-barrage-position = Zacznij od pozycji
web-setting-barrage-position-why = Plik pozycji, taki jak czyta polecenie „position”. Ustala wszystko oprócz tego, kto gdzie siedzi; zostaw puste, aby rozdać nową grę.
web-setting-cities-position = Zacznij od pozycji
web-setting-cities-position-why = Plik pozycji, taki jak czyta polecenie „position”. Ustala wszystko oprócz tego, kto gdzie siedzi; zostaw puste, aby rozdać nową grę.
web-setting-cities-offset-why = Od którego pola w trybie solo zaczynają kafle blokujące pola akcji.
web-seed = Ziarno
web-seed-why = Liczba, z której powstaje rozdanie; zobaczą ją wszyscy przy stole. Zostaw puste, a rozdania nikt nie będzie znać.
web-nickname = Twoje imię przy stole
web-begin = Rozpocznij
web-guest = Gość

## Sitting down

web-sit-title = Zaproszenie do gry: { $game }
web-sit-others = Przy stole: { $others }.
web-sit-down = Zajmij miejsce { $number }
web-sit-watch = Tylko oglądaj
web-sit-here = Usiądź tutaj
web-sit-used = Ten link jest już wykorzystany albo miejsce nie jest już wolne.

## The table

web-tab-your-turn = Twoja tura: { $game }
web-over = Gra jest skończona.
web-wins = Zwycięstwo: { $winners }. Punkty: { $points }.
web-nobody-wins = Gra jest skończona i przegrana.
web-waiting-for-people = Oczekiwanie, aż wszystkie miejsca będą zajęte.
web-hint = Podpowiedź
web-strip = Gracze i co mają
web-you = ty
web-undo-short = Cofnij
web-scores-short = Wynik
web-last-turn = Ostatnia tura
web-log-more = Więcej, z powodami
web-part-works = Akcje
web-part-offer = Do wzięcia
web-part-hand = Ręka
web-part-purse = Moje zasoby
web-choices = { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
web-more-lines = { $count ->
    [one] jeszcze 1 wiersz
    [few] jeszcze { $count } wiersze
   *[many] jeszcze { $count } wierszy
}
web-hint-title = Ekspert zrobiłby tak:
web-hint-none = Ekspert nie ma tu zdania.
web-bot-thinks = Zastanawia się: { $name }…
web-waiting-for = Teraz decyduje: { $name }.
web-end-turn-question = To koniec twojej tury. Oddaj kolej innym albo coś cofnij.
web-end-turn = Zakończ turę
web-points-so-far = Dotychczasowe punkty i ich źródła
web-resting = { $count ->
    [one] { $count } ruchu nie można teraz wykonać: dlaczego?
    [few] { $count } ruchów nie można teraz wykonać: dlaczego?
    [many] { $count } ruchów nie można teraz wykonać: dlaczego?
   *[other] { $count } ruchu nie można teraz wykonać: dlaczego?
}
web-rather-not = Jednak nie
web-parts = Części stołu
web-part-ground = Plansza
web-part-mine = Moje
web-part-others = Inni
web-part-rail = Dziennik
web-price = koszt: { $price }
web-undo = Cofnij ostatnią decyzję
web-restart-turn = { $moves ->
    [one] Cofnij { $moves } decyzję
    [few] Zacznij od nowa: cofnij wszystkie { $moves } decyzje
    [many] Zacznij od nowa: cofnij wszystkie { $moves } decyzji
   *[other] Zacznij od nowa: cofnij wszystkie { $moves } decyzji
}
web-that-is-you = (ty)
web-nobody-yet = wolne
web-nobody-yet-link = czeka na zaproszoną osobę
web-send-link = Wyślij ten link osobie, którą zapraszasz:
web-see-rule = Zasada { $rule }
web-allowed = To jest dozwolone: { $meaning }
web-cannot-read = „{ $text }” to nie ruch: { $hint }.
web-log = Dziennik
web-whole-log = Cały dziennik
web-watch-link = Każdy może oglądać grę pod adresem
web-this-table = tego stołu
web-replay = Powtórka
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-speed = Prędkość
web-replay-move = Ruch
web-replay-go = Do tego ruchu
web-replay-title = Po decyzji { $at } z { $moves }
web-replay-first = Początek
web-replay-previous = Poprzednia
web-replay-next = Następna
web-replay-last = Koniec
web-back-to-table = Wróć do stołu
web-download = Pobierz zapis
web-scores = Skąd się wzięły punkty
web-source = Źródło punktów
web-total = Razem
web-source-start = na początku
web-chart-label = Punkty po kolejnych rundach według źródeł: { $name }
web-chart-caption = { $name }: punkty po każdej rundzie
web-stale = Zanim nadeszła twoja odpowiedź, gra potoczyła się dalej; nic się nie zmieniło. Tak wygląda teraz.
web-not-your-seat = To nie twoje miejsce.
web-not-begun = Gra zacznie się, gdy wszystkie miejsca będą zajęte.

barrage-source-contracts = kontrakty
barrage-source-bonus = kafle premii
barrage-source-energy = tor energii
barrage-source-conduits = wypożyczone kanały
barrage-source-objective = cel
barrage-source-leftovers = pozostałe surowce
barrage-source-income = przychód
barrage-source-works = prace zewnętrzne
barrage-source-buildings = budynki prywatne
barrage-source-other = inne
cities-source-effects = karty, pola akcji i premie
cities-source-production = produkcja
cities-source-hunger = niewyżywione miasta
cities-source-metropolis = brązowa metropolia
cities-source-cards = karty punktacji końcowej
cities-source-network = miasta w sieci
cities-source-resources = pozostałe surowce

barrage-page-map = Mapa
barrage-page-passed = spasowano
barrage-page-details = Przychody i pola budowy
barrage-page-vp = punkty
barrage-page-energy = energia
barrage-page-credits = kredyty
barrage-page-engineers = inżynierowie
barrage-page-excavators = koparki
barrage-page-mixers = betoniarki
barrage-page-dam = wysokość { $level }, krople: { $held } z { $room }
barrage-page-dam-free = pole tamy
barrage-page-conduit = kanał, przepustowość { $power }, do zbiornika { $to }
barrage-page-powerhouse-free = pole elektrowni
barrage-page-red = czerwona ramka ({ $price })
barrage-page-order = kolejność tur
barrage-page-energy-track = tor energii
barrage-page-threshold = od { $energy } energii: { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
} na koniec rundy
barrage-page-closed = Zamknięte przy tylu graczach.
barrage-page-construction = pola budowy
# same
barrage-page-bank = bank
barrage-page-income = z { $nth }. elementem: { $reward }
barrage-page-course = runda { $round } z 5, { $phase }
barrage-page-round-ends = Koniec rundy { $round }
barrage-page-next-drop = { $dam ->
    [none] Następna kropla opuści mapę
   *[other] Następna kropla zatrzyma się przy { $dam }
}
barrage-page-bonus-now = Masz { $held }: { $vp ->
    [one] teraz { $vp } punkt
    [few] teraz { $vp } punkty
   *[many] teraz { $vp } punktów
}
barrage-page-objective-now = { $company }: { $held }, { $vp ->
    [one] teraz { $vp } punkt
    [few] teraz { $vp } punkty
   *[many] teraz { $vp } punktów
}
# same
barrage-page-automa = Automa
barrage-page-criteria = gdzie buduje

cities-page-heading = { $phase ->
    [first-hands] Każdy wybiera trzy z sześciu kart.
    [production] Faza produkcji, era { cities-era }.
    [new-hands] Każdy wybiera karty na rękę, era { cities-era }.
    [scoring] Punktacja końcowa.
    [over] Gra jest skończona.
   *[turns] Era { cities-era }, runda { $round }, tura { $turn }. Kolejność graczy: { $order }.
}
cities-page-track = { $leaders ->
    [0] Na torze Federacji nie ma jeszcze nikogo.
   *[other] Tor Federacji, od czoła: { $track }.
}
cities-page-produced = Produkcja: co kto dostał
cities-page-hand = Twoja ręka
cities-page-aside = Wybrane do oddania
cities-page-looked = Oglądane karty specjalne
cities-page-slots = Pola akcji planszy
cities-page-always = zawsze
cities-page-blocked = zablokowane
cities-page-points = punkty
cities-page-cards = karty
cities-page-seen = Na ręku, dobrane jawnie
cities-page-board = Plansza, metropolie, karty
cities-page-sea = Dno morskie: { $name }
cities-page-keep = Zatrzymaj { $keep }: wybrano { $chosen }
cities-page-keep-these = Zatrzymaj te
cities-page-next-order = kolejność następnej rundy
cities-page-ready = gotowe: { $ready } z { $count }
cities-page-nation = Naród: { $name }
cities-page-shut = Zamknij
cities-page-network = { $cities ->
    [one] 1 miasto
    [few] { $cities } miasta
   *[other] { $cities } miast
}, { $tunnels ->
    [one] 1 tunel
    [few] { $tunnels } tunele
   *[other] { $tunnels } tuneli
}
cities-page-income = Następna produkcja da: { $gain }
cities-page-feeding = Połączone miasta zjedzą algi: { $need }; { $lack ->
    [0] wystarczy.
   *[other] zabraknie { $lack }: strata { $points } punktów.
}
cities-page-metropolises = Metropolie
cities-page-metropolis = { $connected ->
    [yes] połączona: { $text }
   *[no] { $text }
}
cities-page-contract = { $name } (kontrakt { $number }): { $text }
cities-page-resource-credit = kredyty
cities-page-resource-science = nauka
cities-page-resource-kelp = algi
cities-page-resource-steelplast = plastostal
cities-page-resource-biomatter = biomasa
cities-page-actions = Karty akcji
cities-page-claimed = Pozyskane karty
cities-page-contracts-claimed = Pozyskane kontrakty
cities-page-dome = { $dome ->
    [symbiotic] { $connected ->
        [yes] miasto symbiotyczne, połączone
       *[no] miasto symbiotyczne
    }
    [nonsymbiotic] { $connected ->
        [yes] miasto niesymbiotyczne, połączone
       *[no] miasto niesymbiotyczne
    }
   *[none] { $connected ->
        [yes] bez miasta, z tunelem do sieci
       *[no] bez miasta
    }
}
cities-page-contracts = Kontrakty
cities-page-specials = Odkryte karty specjalne
cities-page-deck = talia ery
cities-page-special-deck = Talia kart specjalnych
cities-page-discard = stos kart odrzuconych
cities-page-tunnels-left = tunele w puli
cities-page-white-left = białe kopuły w puli
cities-page-purple-left = fioletowe kopuły w puli
cities-page-blues-left = niebieskie metropolie w puli
cities-page-played = Zagrywana karta
cities-page-order = Kolejność graczy
cities-page-below = początek
cities-page-federation = Tor Federacji
cities-page-tiles = { $count ->
    [one] Został { $count } żeton akcji
    [few] Zostały { $count } żetony akcji
   *[other] Zostało { $count } żetonów akcji
}
cities-page-piece = { $piece }{ $upgraded ->
    [yes] , po ulepszeniu
   *[no] { "" }
}{ $connected ->
    [yes] { "" }
   *[no] , bez połączenia
}
cities-page-free-site = { $kind ->
    [tunnel] wolne miejsce na tunel
    [expansion] wolna rozbudowa
   *[building] wolne
}
cities-page-pair = razem z { $site }: { $gain } w produkcji
cities-page-metropolis-points = { $points ->
    [one] jego metropolia dodaje { $points } punkt w produkcji
    [few] jego metropolia dodaje { $points } punkty w produkcji
   *[other] jego metropolia dodaje { $points } punktów w produkcji
}

## Rules and glossary

web-rules = Zasady
web-rules-title = Zasady gry { $game }
web-glossary = Słowniczek

## Account

web-account = Ty
web-login-name = Nazwa
web-login-password = Hasło
web-register-name = Nazwa
web-register-password = Hasło (co najmniej 10 znaków)
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-logged-in = Konto: { $name }
web-register = Załóż konto
web-register-why = Dzięki nazwie i hasłu znajdziesz swoje gry także na innym urządzeniu. Bez konta pamięta cię ta przeglądarka.
web-language-name = Polski
web-language = Język
web-name-taken = Ta nazwa jest już zajęta.
web-password-short = Hasło powinno mieć co najmniej 10 znaków.
web-name-bad = Nazwa ma od 2 do 40 liter, cyfr lub znaków „-”, „_”, „.”.
web-login-failed = Nazwa i hasło do siebie nie pasują.
web-saved = Zapisano.

## Problems

web-problem = To się nie udało
web-not-found = Pod tym adresem niczego nie ma.
web-no-such-table = Nie ma takiego stołu.
web-forbidden-origin = To żądanie pochodzi z innej strony, więc jest odrzucone.
web-too-large = To było za duże.
web-too-many = Za dużo żądań; poczekaj chwilę.
web-forbidden-host = To żądanie dotyczyło innej witryny i zostało odrzucone.
web-unfinished = Żądanie nie dotarło w całości na czas.
web-too-many-streams = Zbyt wiele osób teraz ogląda. Strona nadal działa: wczytaj ją ponownie, aby zobaczyć zmiany.
web-busy = Zbyt wiele twoich żądań wciąż czeka na wykonanie; poczekaj chwilę.
web-slow = To trwa dłużej, niż może trwać jedno żądanie, i zostało przerwane. Nic się nie zmieniło.
web-not-over = Zapis można pobrać po zakończeniu gry: zdradza to, co zakryte.
web-bad-record = Tego zapisu nie da się odtworzyć: { $reason }.
web-bad-form = Formularz jest niekompletny: { $reason }.
web-trouble = Coś się tu nie udało. Nic nie przepadło; spróbuj ponownie.
web-unreachable = Serwer nie odpowiada. Nic nie przepadło; spróbuj ponownie.
web-old-rules = Ta gra toczy się według zasad w wersji { $version }, której ten program nie ma.
web-damaged = Zapisu tej partii nie można odczytać, więc można ją oglądać tylko z zewnątrz. Operator znajdzie przyczynę w dzienniku serwera.
web-quarantined = Serwer przerwał działanie podczas pracy przy tym stole. Aby to się nie powtórzyło, stół pozostaje zamknięty, dopóki operator go nie zwolni. Nic nie przepadło.
web-need-people = Co najmniej jedno miejsce musi być twoje.

## Words of the table

# same: a name
glossary-barrage-automa = Automa
glossary-barrage-automa-text = Przeciwnik przewidziany w zasadach: kafle mówią, czego próbuje, a kryteria, gdzie.
glossary-barrage-base = Podstawa
glossary-barrage-base-text = Najniższe piętro tamy. Buduje się ją na polu tamy w zbiorniku; zatrzymuje jedną kroplę.
glossary-barrage-basin = Zbiornik
glossary-barrage-basin-text = Jedno z miejsc na mapie, w górach, na wzgórzach lub na równinach, z polami tam, kanałów i elektrowni.
glossary-barrage-company = Spółka
glossary-barrage-company-text = To, czym kieruje gracz: USA, Niemcy, Włochy lub Francja. Każda ma zdolność, którą odblokowują trzy elektrownie.
glossary-barrage-conduit = Kanał
glossary-barrage-conduit-text = Rura ze zbiornika do elektrowni położonej niżej. Jego przepustowość mnoży wysłane nim krople; inni mogą z niego korzystać, płacąc właścicielowi.
glossary-barrage-contract = Kontrakt
glossary-barrage-contract-text = Zamówienie na energię: kto wytworzy jej tyle w jednej produkcji, otrzymuje nagrodę.
glossary-barrage-dam = Tama
glossary-barrage-dam-text = Podstawa z najwyżej dwoma podniesieniami. Zatrzymuje tyle kropel, ile ma pięter.
glossary-barrage-drop = Kropla
glossary-barrage-drop-text = Jednostka wody. Nie należy do nikogo, spływa w dół i zatrzymuje ją pierwsza tama, w której jest miejsce.
glossary-barrage-elevation = Podniesienie
glossary-barrage-elevation-text = Kolejne piętro własnej tamy.
glossary-barrage-energy = Energia
glossary-barrage-energy-text = To, co daje produkcja; tor energii porównuje spółki na koniec każdej rundy.
glossary-barrage-engineer = Inżynier
glossary-barrage-engineer-text = Pracownik, którego stawia się na polach akcji. Spółka ma ich dwunastu.
glossary-barrage-excavator = Koparka
glossary-barrage-excavator-text = Maszyna do podstaw i kanałów.
glossary-barrage-head-stream = Źródło
glossary-barrage-head-stream-text = Miejsce, w którym woda wpływa na mapę. Jego kafel mówi, ile jej przybywa w każdej rundzie.
glossary-barrage-mixer = Betoniarka
glossary-barrage-mixer-text = Maszyna do podniesień i elektrowni.
glossary-barrage-officer = Dyrektor wykonawczy
glossary-barrage-officer-text = Osoba o szczególnej zdolności, która służy spółce przez całą grę.
glossary-barrage-patent = Biuro patentowe
glossary-barrage-patent-text = Miejsce, w którym kupuje się kafle zaawansowanych technologii.
glossary-barrage-powerhouse = Elektrownia
glossary-barrage-powerhouse-text = Miejsce, w którym kończy się kanał, a woda staje się energią.
glossary-barrage-production = Produkcja
glossary-barrage-production-text = Wysłanie kropel z tamy kanałem do własnej elektrowni.
glossary-barrage-red-border = Czerwona ramka
glossary-barrage-red-border-text = Oznacza pole, które kosztuje o trzy kredyty więcej.
glossary-barrage-technology-tile = Kafel technologii
glossary-barrage-technology-tile-text = To, czego oprócz maszyn wymaga budowa. Trafia na koło i wraca razem z nimi.
glossary-barrage-wheel = Koło budowy
glossary-barrage-wheel-text = Przechowuje kafel i maszyny każdej budowy, dopóki nie wykona pełnego obrotu.
glossary-cities-action-card = Karta akcji
glossary-cities-action-card-text = Pozyskana karta, z której akcji można skorzystać raz na erę, gdy pozwala na to pole akcji. Jest miejsce na cztery takie karty.
glossary-cities-biomatter = Biomasa
glossary-cities-biomatter-text = Surowiec, który przy budowie zastępuje algi i plastostal.
glossary-cities-building = Budynek
glossary-cities-building-text = Farma, odsalarnia lub laboratorium.
glossary-cities-city = Miasto
glossary-cities-city-text = Kopuła na miejscu budowy miasta, biała (niesymbiotyczna) lub fioletowa (symbiotyczna).
glossary-cities-cloning = Kafel klonowania akcji
glossary-cities-cloning-text = Przy czterech graczach pozwala za jeden kredyt skorzystać z zajętego pola akcji.
glossary-cities-connected = Połączone
glossary-cities-connected-text = Złączone tunelami z miastem początkowym.
# same word
glossary-cities-era = Era
glossary-cities-era-text = Jedna z trzech części gry; każda kończy się fazą produkcji.
glossary-cities-expansion-site = Miejsce rozbudowy
glossary-cities-expansion-site-text = Miejsce budowy, na którym pozwalają budować tylko niektóre działania.
glossary-cities-federation = Tor Federacji
glossary-cities-federation-text = Tor, po którym przesuwają się znaczniki; wyznacza kolejność graczy w następnej rundzie.
glossary-cities-kelp = Algi
glossary-cities-kelp-text = Wyżywiają miasta na koniec każdej ery.
glossary-cities-metropolis = Metropolia
glossary-cities-metropolis-text = Kafel na brzegu planszy. Niebieskie dają coś po połączeniu i w fazie produkcji, brązowa daje punkty na koniec gry.
glossary-cities-network = Sieć
glossary-cities-network-text = Wszystko, co łączy się z miastem początkowym.
glossary-cities-slot = Pole akcji
glossary-cities-slot-text = Miejsce na planszy, na którym wykonuje się akcję. Karta w kolorze pola dodaje swoje działanie.
glossary-cities-special-card = Karta specjalna
glossary-cities-special-card-text = Karta, którą dobiera się dzięki działaniu, a przy zagraniu opłaca kredytami.
glossary-cities-steelplast = Plastostal
glossary-cities-steelplast-text = Materiał na tunele, laboratoria i miasta.
glossary-cities-structure = Konstrukcja
glossary-cities-structure-text = Budynek lub tunel.
glossary-cities-symbiotic = Symbiotyczne
glossary-cities-symbiotic-text = Miasto pod fioletową kopułą: droższe w budowie, a w fazie produkcji warte punkty.
glossary-cities-tunnel = Tunel
glossary-cities-tunnel-text = Łączy dwa miejsca budowy.
glossary-cities-upgrade = Ulepszenie
glossary-cities-upgrade-text = Sprawia, że konstrukcja produkuje więcej.
