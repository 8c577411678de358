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
