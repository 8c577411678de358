# The guides: pages around them, icons apart (docs/guide).

automa-title = Automa
leeghwater-title = Projekt Leeghwatera
web-guide-title = Jak grać: { $game }
web-guide-instead = Pierwszy raz? Przewodnik uczy z obrazkami.
web-guide-rules = Zasady, które za tym stoją:
web-guide-contents = Spis treści
web-guide-to-guide = Przewodnik
web-guide-to-summary = Jedna strona do druku
web-guide-to-icons = Wszystkie ikony
web-guide-to-worth = Ile co jest warte
web-guide-to-gallery = Galeria
web-guide-to-rules = Zasady z numerami
web-guide-to-search = Szukaj
web-rule-title = Zasada { $rule }
web-rule-whole = Wśród zasad z numerami
web-summary-title = { $game } na jednej stronie
web-summary-print = Wydrukuj tę stronę: mieści się na jednej kartce A4.
web-icons-title = Ikony gry: { $game }
web-icons-lead = Co znaczy każda ikona i na ilu elementach ją wydrukowano. Liczba prowadzi do nich.
web-worth-title = { $game }: ile co jest warte
web-worth-lead = Wszystkie liczby to punkty na koniec gry. Są przybliżone i służą do porównań: czy karta jest warta więcej niż kredyt?
web-worth-barrage = Jedna sztuka na początku rundy
web-worth-barrage-from = Tak liczą nasi silniejsi gracze komputerowi. Liczby dostrojono na ich własnych partiach dwuosobowych; mówią, czym kierują się tacy gracze, a nie co jest prawdą.
web-worth-goods = Surowce i pozwolenia
web-worth-goods-from = Z tabeli wartości, według której wyważono karty tego wydania (docs/cards.md).
web-worth-pieces = Element na twojej planszy, bez odjęcia ceny
web-worth-pieces-from = To, co jeszcze wyprodukuje, jego udział w punktach za miasta i droga, którą otwiera; z tej samej tabeli.
web-worth-upgrades = Ulepszenie, bez odjęcia ceny
web-worth-upgrades-from = Z tej samej tabeli. Drugie tego samego rodzaju w tym samym mieście jest warte więcej.
web-worth-round-1 = Runda 1
web-worth-round-2 = Runda 2
web-worth-round-3 = Runda 3
web-worth-round-4 = Runda 4
web-worth-round-5 = Runda 5
web-worth-end = Na końcu
web-worth-barrage-credit = kredyt
web-worth-barrage-excavator = koparka w zasobach
web-worth-barrage-mixer = betoniarka w zasobach
web-worth-barrage-engineer = inżynier jeszcze niewysłany
web-worth-barrage-tile = kafel podstawowej technologii w zasobach
web-worth-barrage-advanced = kafel zaawansowanej technologii w zasobach
web-worth-barrage-turn = obrót koła
web-worth-barrage-waiting = kropla u źródła
web-worth-barrage-flowing = kropla, która płynie od razu
web-worth-barrage-stock = jednostka energii z wody za twoimi tamami
web-measured = { $kind }: jak wiodło się tym, którzy ich użyli
web-figures-times = Ile razy użyto
web-figures-share = Miejsca, które użyły
web-figures-difference = Ich punkty w porównaniu z resztą
web-figures-error = Błąd standardowy
web-figures-none = W policzonych partiach nie wystąpiło.
web-figures-caution = Grają nasi komputerowi początkujący, którzy patrzą jedną turę naprzód. Kto czegoś używa, często ma sukces także z innych powodów: sama różnica nie jest radą.
# same
web-figure = { $figure }
web-figures-from = { $games ->
    [one] Policzono w { $games } partii poleceniem
    [few] Policzono w { $games } partiach poleceniem
   *[many] Policzono w { $games } partiach poleceniem
}

web-tip-rule = Zasady
web-tip-all = Co leży na tym stole: zasada po zasadzie
web-keys-rule = zasada dotycząca tego, co zaznaczone
