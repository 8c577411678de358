# The gallery, the page of a component, and search.

web-gallery = Galeria
web-gallery-title = { $game }: wszystko z pudełka
web-gallery-by-game = Gra
web-gallery-by-kind = Rodzaj
web-gallery-by-color = Kolor
web-gallery-by-type = Typ
web-gallery-by-era = Era lub poziom
web-gallery-by-does = Co na nim jest
web-gallery-by-text = Słowa
web-gallery-any = dowolne
web-gallery-show = Pokaż
web-gallery-kind-barrage-company = Spółki
web-gallery-kind-barrage-officer = Dyrektorzy
web-gallery-kind-barrage-tile = Kafle technologii
web-gallery-kind-barrage-contract = Kontrakty
web-gallery-kind-barrage-bonus = Kafle premii
web-gallery-kind-barrage-objective = Kafle celu
web-gallery-kind-barrage-work = Zlecenia zewnętrzne
web-gallery-kind-barrage-building = Budynki prywatne
web-gallery-kind-barrage-automa = Kafle Automy
web-gallery-kind-cities-card = Karty er
web-gallery-kind-cities-special = Karty specjalne
web-gallery-kind-cities-assistant = Osobisty asystent
web-gallery-kind-cities-metropolis = Metropolie
web-gallery-kind-cities-contract = Kontrakty rządowe
web-gallery-kind-cities-board = Plansze graczy
web-gallery-kind-cities-slot = Pola akcji
web-gallery-color-yellow = żółty
web-gallery-color-red = czerwony
web-gallery-color-green = zielony
web-gallery-color-blue = niebieski
web-gallery-color-brown = brązowy
web-gallery-type-private = prywatny
web-gallery-type-national = państwowy
web-gallery-type-starting = początkowy
web-gallery-type-basic = podstawowy
web-gallery-type-advanced = zaawansowany
web-gallery-type-special = specjalny
web-gallery-type-asymmetric = asymetryczny
web-gallery-type-instant = natychmiastowa
web-gallery-type-permanent = stała
web-gallery-type-action = akcja
web-gallery-type-production = produkcja
web-gallery-type-end-scoring = punktacja końcowa
# same
web-gallery-era-1 = Era I
# same
web-gallery-era-2 = Era II
# same
web-gallery-era-3 = Era III
web-gallery-era-level-1 = Poziom I
web-gallery-era-level-2 = Poziom II
web-gallery-era-level-3 = Poziom III
web-gallery-builds = Buduje: { $list }
web-gallery-contract = Kontrakt { $number }
web-gallery-asks = Wymaga: { $what }
web-gallery-gives = Daje: { $what }
web-gallery-cost = Kosztuje: { $what }
web-gallery-each = { $what } za każde
web-gallery-places = Pierwsze miejsce: { $first }, drugie: { $second }, trzecie: { $third }
web-gallery-work = Zlecenie zewnętrzne { $number }
web-gallery-action = Akcja: { $what }
web-gallery-action-paid = Akcja za { $price }: { $what }
web-gallery-automa = Kafel Automy { $number }
web-gallery-board = Plansza { $number }
web-gallery-board-text = Miejsca na miasta: { $cities }; na tunele: { $tunnels }; na budynki: { $buildings }
web-gallery-slot-side = Numer { $number } na stronie dla { $side } graczy
web-component-rules = Zasady i rozstrzygnięcia
web-component-figures = W liczbach
web-search = Szukaj
web-search-what = Zasady, karty, kafle, słowa
web-search-do = Znajdź
web-search-lead = Wystarczy kilka słów: nazwa w twoim języku lub po angielsku, działanie albo numer zasady.
web-search-component = W galerii
web-search-term = Słowa stołu
web-search-guide = W przewodnikach
web-search-rule = Wśród zasad
web-gallery-count = { $count ->
    [0] Nic nie pasuje.
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
}
web-gallery-special-cost = { $credits ->
    [one] Użycie kosztuje { $credits } kredyt.
    [few] Użycie kosztuje { $credits } kredyty.
   *[many] Użycie kosztuje { $credits } kredytów.
}
web-search-count = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa albo angielskiej nazwy.
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
web-search-many = Najlepsze { $shown } z { $count }. Więcej słów daje mniej wyników.
