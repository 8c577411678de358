### The card report of `hydropolis simulate cities --report cards`.

cards-report-by-deck = Według talii i koloru
# same word
cards-report-era-1 = Era I
# same word
cards-report-era-2 = Era II
# same word
cards-report-era-3 = Era III
cards-report-special-3 = Specjalne, 3 kredyty
cards-report-special = Specjalne, 1 lub 2 kredyty
cards-report-special-all = Specjalne
cards-report-all = wszystkie
cards-report-yellow = żółty
cards-report-red = czerwony
cards-report-green = zielony
cards-report-instant = natychmiastowa
cards-report-permanent = stała
cards-report-action = akcja
cards-report-production = produkcja
cards-report-end-scoring = punktacja końcowa
cards-report-deck = talia
cards-report-color = kolor
cards-report-cards = karty
cards-report-mean = średnia
cards-report-spread = odch. standardowe
cards-report-card = karta
cards-report-name = nazwa
cards-report-type = typ
cards-report-drawn = dobrania
cards-report-played = zagrania
cards-report-used = użycia
cards-report-difference = różnica
cards-report-error = błąd
cards-report-deviation = odchylenia
cards-report-far = uwaga
cards-report-far-mark = daleko

### Raport `hydropolis simulate cities --report sources`: skąd biorą się punkty i jak przebiegały partie.

sources-source = Punkty według źródeł
sources-each = na gracza
sources-course = Przebieg partii
sources-colors = Zagrane karty według kolorów, %
sources-network = połączone miasta na koniec
sources-production-1 = produkcja w erze I
sources-production-2 = produkcja w erze II
sources-production-3 = produkcja w erze III
sources-card-instant = karty o działaniu natychmiastowym
sources-card-permanent = karty o działaniu stałym
sources-card-action = karty Akcji
sources-card-production = karty Produkcji
sources-card-end-scoring = karty Punktacji Końcowej
sources-blue-metropolis = niebieskie metropolie
sources-brown-metropolis = brązowa metropolia
sources-contract = Kontrakty Rządowe
sources-site = premie pól budowy
sources-federation = tor Federacji
sources-slot = pola Akcji
sources-leftovers = pozostałe zasoby
sources-hunger = utracone przez głód
sources-points = punkty
sources-used = tury z 30, w których użyto zagranej karty
sources-won = wygrane partie, %
sources-domes-left = partie z pozostałymi kopułami symbiotycznymi, %
sources-brown-connected = połączona brązowa metropolia, %
sources-blue-connected = połączone niebieskie metropolie
sources-cities = połączone miasta
sources-symbiotic = miasta symbiotyczne
sources-tunnels = tunele

# Whether seats win equally often: shares of the victories, and how far they are from equal.
sources-victories = Zwycięstwa, %
sources-won-by-seat = według miejsca przy stole
sources-won-by-place = według miejsca w pierwszej kolejności
sources-chi-square = chi-kwadrat
# Below this number chi-square stays in 95 of 100 cases if all win equally often.
sources-bound = 95 % poniżej
