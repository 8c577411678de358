# Zadania: o co chodzi, co z tego wyszło, rozwiązanie (docs/puzzles.md).

web-puzzles-title = Zadania
web-puzzles-lead = Jedna tura i jeden najlepszy sposób, by ją rozegrać. Pozycje z prawdziwych partii; sprawdzono każdą możliwość.
web-puzzles-all = Wszystkie zadania
web-puzzles-goals = Rodzaje zadań
web-puzzles-solved = Rozwiązane: { $solved } z { $all }
web-puzzle-of-the-day = Zadanie dnia
web-puzzle-solve = Rozwiąż
web-puzzle-number = Zadanie { $number }
web-puzzle-level = Trudność { $level } z 5
web-puzzle-done = rozwiązane
web-puzzle-solution = Rozwiązanie
web-puzzle-why = Porównaj wyniki
web-puzzle-next = Następne zadanie
web-puzzle-play = Wróć do stołu
web-puzzle-solved = Rozwiązane: { $best }. Najlepszy inny sposób daje: { $second }.
web-puzzle-short = Wynik: { $reached }. Da się więcej: najlepsza tura daje { $best }.
web-puzzle-no-hint = Podpowiedź dotyczy tylko pierwszego ruchu. Cofnij pozostałe albo zobacz rozwiązanie.
web-puzzle-best = Najlepsza tura
web-puzzle-second = Najlepszy inny sposób
web-puzzle-margin = Różnica: { $margin }.
web-puzzle-proof = { $decisions ->
    [one] Sprawdzono { $decisions } decyzję tej tury; nic ukrytego nie ma w niej znaczenia.
    [few] Sprawdzono wszystkie { $decisions } decyzje tej tury; nic ukrytego nie ma w nich znaczenia.
    [many] Sprawdzono wszystkie { $decisions } decyzji tej tury; nic ukrytego nie ma w nich znaczenia.
   *[other] Sprawdzono wszystkie { $decisions } decyzji tej tury; nic ukrytego nie ma w nich znaczenia.
}
web-puzzle-reached = Co osiągają tu inni

puzzle-goal-energy = Wytwórz w tej turze jak najwięcej energii.
puzzle-goal-contracts = Wypełnij jak najwięcej kontraktów, zanim ruszy się ktoś inny.
puzzle-goal-points = Zdobądź w tej turze jak najwięcej punktów.
puzzle-goal-round = Zakończ rundę: miej jak najwięcej punktów po jej podliczeniu.
puzzle-goal-hand = Wyciągnij z ręki w tej turze jak najwięcej. Punkt liczy się jak cztery zasoby, biomateria jak dwa.
puzzle-goal-build = Zbuduj i ulepsz w tej turze jak najwięcej.
puzzle-goal-era = Zakończ epokę: miej jak najwięcej punktów po produkcji i karmieniu miast.
puzzle-goal-final = Zakończ grę: miej jak najwięcej punktów po końcowym podliczeniu.
puzzle-goal-win = Zakończ grę: wygraj ją.

puzzle-short-energy = energia
puzzle-short-contracts = kontrakty
puzzle-short-points = punkty
puzzle-short-round = runda
puzzle-short-hand = ręka
puzzle-short-build = budowa
puzzle-short-era = epoka
puzzle-short-final = ostatnia tura
puzzle-short-win = wygrana

puzzle-value-energy = { $value } energii
puzzle-value-contracts = { $value ->
    [one] { $value } kontrakt
    [few] { $value } kontrakty
    [many] { $value } kontraktów
   *[other] { $value } kontraktu
}
puzzle-value-points = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
puzzle-value-round = { puzzle-value-points }
puzzle-value-hand = { $value ->
    [one] { $value } zasób zysku
    [few] { $value } zasoby zysku
    [many] { $value } zasobów zysku
   *[other] { $value } zasobu zysku
}
puzzle-value-build = { $value ->
    [one] { $value } element lub ulepszenie
    [few] { $value } elementy i ulepszenia
    [many] { $value } elementów i ulepszeń
   *[other] { $value } elementu i ulepszenia
}
puzzle-value-era = { puzzle-value-points }
puzzle-value-final = { puzzle-value-points }
puzzle-value-win = { $value ->
    [one] { $value } punkt przewagi nad najlepszym rywalem
    [few] { $value } punkty przewagi nad najlepszym rywalem
    [many] { $value } punktów przewagi nad najlepszym rywalem
   *[other] { $value } punktu przewagi nad najlepszym rywalem
}

puzzle-by-eager = Kto rozważa każdy wybór, a dalej bierze od razu to, co liczy się najbardziej
puzzle-by-greedy = Początkujący
puzzle-by-tries = Najlepsza z dwudziestu losowych prób
puzzle-by-club = Gracz klubowy

puzzles-no-bot = „{ $name }” nie gra dla zadań: podaj bota, na przykład expert albo club.
puzzles-no-goal = „{ $name }” nie jest celem tej gry: są { $goals }.
puzzles-bad-file = { $file } nie jest plikiem zadań: { $reason }.
puzzles-done = { $file }: zadań: { $kept }, wybrane z { $found }.

help-puzzles = Szukaj zadań w partiach botów: pozycji z jedną wyraźnie najlepszą turą.
help-puzzles-more = Sprawdzane są wszystkie możliwości tury, a nic ukrytego nie może mieć w niej znaczenia. To samo ziarno znajduje te same zadania przy dowolnej liczbie wątków.
help-puzzles-games = Ile partii przejrzeć, na przemian od dwóch do czterech graczy; 100, jeśli nie podano.
help-puzzles-seed = Ziarno pierwszej partii; 1, jeśli nie podano.
help-puzzles-bot = Kto je rozgrywa; expert, jeśli nie podano.
help-puzzles-keep = Ile zadań zachować; 100, jeśli nie podano.
help-puzzles-out = Dokąd je zapisać.
help-puzzles-threads = Ile wątków szuka; tyle, ile procesorów, jeśli nie podano.
help-puzzles-goals = Tylko te cele, oddzielone przecinkami: energy, contracts, points, round, hand, build, era, final, win.
help-puzzles-from = Zadania znalezione wcześniej, by wybierać także spośród nich; można podać kilka razy.
help-puzzles-again = Jeszcze raz sprawdza i ocenia zadania z --from: te, które już zadaniami nie są, odpadają.
