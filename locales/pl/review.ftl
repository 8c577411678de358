### Analiza rozegranej partii, plansze analizy i podpowiedzi z uzasadnieniem.

## Analiza partii

web-review = Przeanalizuj tę partię
web-review-short = Analiza
web-review-title = Analiza: { $game }
web-review-lead = Jak stał każdy w każdej turze, co oddała każda decyzja i co byłoby lepsze. Partię obejrzał bot, z tym, co każde miejsce mogło wtedy wiedzieć. On też się myli.
web-review-wait = To potrwa minutę lub dwie. Można opuścić tę stronę; analiza zostanie zachowana.
web-review-progress = Obejrzane ruchy: { $done } z { $of }
# same
web-review-number = { $number }
# same
web-review-percent = { $number } %
web-review-summary = Gra każdego
web-review-won = wygrana
web-review-accuracy = dokładność
web-review-final-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
web-review-swing = Największa zmiana:
web-review-swing-at = { $change } do ruchu { $at }
web-review-shares = Co zmieniało szansę na wygraną
web-review-share-start = na początku
web-review-share-luck = co się odsłoniło
web-review-share-own = własne decyzje
web-review-share-others = decyzje innych
web-review-share-rest = czego nie przewidziano
web-review-share-end = na końcu
web-review-left = Gdzie zostały punkty:
web-review-chances = Szanse na wygraną
web-review-points = Punkty spodziewane na koniec
web-review-turn = Tura: { $name }, po { $at ->
    [one] { $at } ruchu
    [few] { $at } ruchach
    [many] { $at } ruchach
   *[other] { $at } ruchu
}
web-review-end = Koniec
web-review-table = To samo w tabeli
web-review-move = Ruch
web-review-who = Kto
web-review-done = Co
web-review-mark = Ocena
web-review-lost = Oddano
web-review-decisions = Decyzje warte uwagi
web-review-none = Nikt nie oddał wiele.
web-review-all = { $count ->
    [one] Wszystkie decyzje z wyborem: { $count }
    [few] Wszystkie decyzje z wyborem: { $count }
    [many] Wszystkie decyzje z wyborem: { $count }
   *[other] Wszystkie decyzje z wyborem: { $count }
}
web-review-number-of-move = ruch { $number }
web-review-gave-away = oddano { $lost } szansy na wygraną (z błędem { $error })
web-review-played = Zagrano:
web-review-better = Lepiej:
web-review-brings = To zostawiłoby szansę { $chance } zamiast { $now } i dało { $points } punktów na koniec.
# same
web-review-term = { $term } { $points }
web-review-because = W punktach: { $terms }.
web-review-rival = Rywal { $rival } straciłby punkty: { $points }, głównie { $term }.
web-review-denied = Zabrałoby to, z czego rywal { $rival } skorzystał dalej w { $count } z { $of } sprawdzonych kontynuacji: { $what }.
web-review-try = Wypróbuj na planszy
web-review-show = Pokaż na planszy
web-review-from = od { $lost } oddanej szansy
web-review-mark-best = najlepsza
web-review-mark-good = dobra
web-review-mark-inaccurate = niedokładność
web-review-mark-mistake = błąd
web-review-mark-blunder = gruby błąd
web-review-how = Jak to zmierzono
web-review-how-chances = Szansa na wygraną wynika z punktów, których każdy może się spodziewać na koniec, według krzywej dopasowanej do partii botów dla każdej liczby graczy i każdego etapu gry.
web-review-how-fair = Decyzję ocenia się według tego, co miejsce mogło wiedzieć: to, co było przed nim ukryte, rozdaje się kilka razy na nowo, zagrany ruch i najlepsze ruchy znalezione przez bota rozgrywa się dalej z tych samych rozdań i porównuje wyniki. Tego, co mieści się w błędzie porównania, nie liczy się jako oddane.
web-review-how-luck = Szczęście to to, co się odsłoniło, w porównaniu z tym, co mogło się odsłonić zamiast tego. Decyzje porównuje się z najlepszą znalezioną. To, czego nie wyjaśnia ani jedno, ani drugie, jest podane osobno.
web-review-how-accuracy = Dokładność to 100 % za decyzję, która nic nie oddała, około 37 % za taką, która oddała 8 %, a dla gracza średnia ze wszystkich decyzji.
web-review-how-doubt = Bot patrzy turę lub dwie naprzód, a resztę ocenia z doświadczenia. Planów, które dojrzewają później, i ludzkich zamiarów nie widzi.
web-review-too-many = Dziś poproszono o zbyt wiele analiz. Spróbuj jutro.
web-review-not-whole = Tej partii nie da się obejrzeć od pierwszego ruchu.

## Plansza analizy

web-try = Wypróbuj stąd
web-try-title = Analiza: { $game }, po ruchu { $at }
web-try-position-title = Analiza pozycji: { $game }
web-try-under = Nic się tu nie liczy. Grasz za wszystkich.
web-try-line = Ten wariant
web-try-bots = Niech odpowiadają boty
web-try-alone = Graj za wszystkich
web-try-bot-move = Ruch bota
web-try-over = Tu gra jest skończona.
web-try-share = Link do tego wariantu
web-try-back = Wróć do powtórki
web-try-too-long = Ten wariant jest za długi, by go kontynuować.
web-try-broken = W tym linku jest ruch, którego nie da się tam zagrać.
web-try-no-packs = Pozycji z własnymi komponentami nie można analizować.
web-try-open = Analizuj pozycję
web-try-open-text = Plik pozycji, taki jak zapisuje „hydropolis position” i zapis partii. Widzisz go tylko ty i ten, kto dostanie link.
web-try-open-game = Gra
web-try-open-file = Pozycja
web-try-opinion = Zdanie bota
web-try-opinion-deeper = { $simulations ->
    [one] po { $simulations } symulacji
    [few] po { $simulations } symulacjach
    [many] po { $simulations } symulacjach
   *[other] po { $simulations } symulacji
}

## Podpowiedzi z uzasadnieniem

web-hint-chance = szansa na wygraną około { $chance }
web-hint-about-equal = mniej więcej tak samo dobre: różnica mieści się w tym, czego nie da się odróżnić
web-hint-behind = szansa na wygraną mniejsza o { $behind } (z błędem { $error })
web-hint-because = W porównaniu z następnym: { $terms }.
web-hint-instead = W porównaniu z pierwszym: { $terms }.
web-hint-denies = Odbiera rywalowi { $rival } około { $points } punktu: { $term }.
web-hint-denied = Zabiera to, z czego rywal { $rival } skorzystałby dalej w { $count } z { $of } sprawdzonych kontynuacji: { $what }.
web-hint-then = Potem: { $line }.

## Składniki oceny

barrage-term-points = punkty już zdobyte
barrage-term-track = tor energii
barrage-term-bonus = kafle premii
barrage-term-production = energia z przyszłej wody
barrage-term-contracts = kontrakty
barrage-term-incomes = przychody następnych rund
barrage-term-structures = budowle na mapie
barrage-term-objective = kafel celu
barrage-term-machines = maszyny
barrage-term-tiles = kafle technologii
barrage-term-credits = kredyty
barrage-term-engineers = wolni inżynierowie
barrage-term-leftovers = woda, która zostanie na koniec
cities-term-points = punkty już zdobyte
cities-term-network = sieć
cities-term-production = przyszła produkcja
cities-term-feeding = żywienie miast
cities-term-room = miejsca pod budowę
cities-term-metropolises = metropolie
cities-term-goods = surowce
cities-term-hand = karty na ręce
cities-term-claimed = wyłożone karty
cities-term-actions = karty akcji
cities-term-federation = tor Federacji
cities-term-solo = miasta do celu solo

## Polecenie

help-review = Obejrzyj zapisaną partię jeszcze raz: jak stał każdy, co oddała każda decyzja, co byłoby lepsze.
help-review-more = Ten sam plik i te same opcje dają tę samą analizę. Partia na czworo trwa kilka minut.
help-review-file = Zapisana partia.
    .value = ZAPIS
help-review-html = Zapisz analizę jako jedną stronę, która nie potrzebuje innych plików.
    .value = PLIK
help-review-json = Wypisz jeden obiekt JSON.
help-review-simulations = Symulacje bota, który proponuje ruchy dla decyzji.
    .value = N
help-review-deals = Rozdania, na których porównuje się ruchy decyzji.
    .value = N
cli-review-heading = { $file }: { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
cli-review-player = { $name }: dokładność { $accuracy }, punkty: { $points }; { $marks }
cli-review-decision = ruch { $number }, { $name }: { $mark }, oddano { $lost }. { $played } Lepiej: { $better }
cli-review-written = Zapisano do { $file }.
