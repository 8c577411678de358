# Aufgaben: was gefragt ist, was daraus wurde, die Lösung (docs/puzzles.md).

web-puzzles-title = Aufgaben
web-puzzles-lead = Ein Zug, und eine beste Art, ihn zu spielen. Stellungen aus echten Partien; jede Möglichkeit wurde angesehen.
web-puzzles-all = Alle Aufgaben
web-puzzles-goals = Arten von Aufgaben
web-puzzles-solved = { $solved } von { $all } gelöst
web-puzzle-of-the-day = Aufgabe des Tages
web-puzzle-solve = Lösen
web-puzzle-number = Aufgabe { $number }
web-puzzle-level = Schwierigkeit { $level } von 5
web-puzzle-done = gelöst
web-puzzle-solution = Lösung
web-puzzle-why = Ergebnisse vergleichen
web-puzzle-next = Nächste Aufgabe
web-puzzle-play = Zurück zum Tisch
web-puzzle-solved = Gelöst: { $best }. Der beste andere Weg bringt { $second }.
web-puzzle-short = { $reached }: Da ist mehr drin. Der beste Zug bringt { $best }.
web-puzzle-no-hint = Einen Tipp gibt es nur für die erste Entscheidung. Nimm die anderen zurück, oder sieh dir die Lösung an.
web-puzzle-best = Der beste Zug
web-puzzle-second = Der beste andere Weg
web-puzzle-margin = Der Unterschied: { $margin }.
web-puzzle-proof = { $decisions ->
    [one] { $decisions } Entscheidung dieses Zuges wurde angesehen; nichts Verdecktes spielt darin eine Rolle.
   *[other] Alle { $decisions } Entscheidungen dieses Zuges wurden angesehen; nichts Verdecktes spielt darin eine Rolle.
}
web-puzzle-reached = Was andere hier erreichen

puzzle-goal-energy = Erzeuge in diesem Zug so viel Energie wie möglich.
puzzle-goal-contracts = Erfülle so viele Verträge wie möglich, bevor jemand anderes zieht.
puzzle-goal-points = Hole in diesem Zug so viele Punkte wie möglich.
puzzle-goal-round = Beende die Runde: Habe nach ihrer Wertung so viele Punkte wie möglich.
puzzle-goal-hand = Mach in diesem Zug das meiste aus deiner Hand. Ein Punkt zählt wie vier Güter, Biomasse wie zwei.
puzzle-goal-build = Baue und verbessere in diesem Zug so viel wie möglich.
puzzle-goal-era = Beende die Ära: Habe nach Produktion und Mahlzeit so viele Punkte wie möglich.
puzzle-goal-final = Beende die Partie: Habe nach der Schlusswertung so viele Punkte wie möglich.
puzzle-goal-win = Beende die Partie: Gewinne sie.

puzzle-short-energy = Energie
puzzle-short-contracts = Verträge
puzzle-short-points = Punkte
puzzle-short-round = Runde
puzzle-short-hand = Hand
puzzle-short-build = Bauen
puzzle-short-era = Ära
puzzle-short-final = letzter Zug
puzzle-short-win = Sieg

puzzle-value-energy = { $value } Energie
puzzle-value-contracts = { $value ->
    [one] { $value } Vertrag
   *[other] { $value } Verträge
}
puzzle-value-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
puzzle-value-round = { puzzle-value-points }
puzzle-value-hand = { $value ->
    [one] { $value } Gut Gewinn
   *[other] { $value } Güter Gewinn
}
puzzle-value-build = { $value ->
    [one] { $value } Bauteil oder Verbesserung
   *[other] { $value } Bauteile und Verbesserungen
}
puzzle-value-era = { puzzle-value-points }
puzzle-value-final = { puzzle-value-points }
puzzle-value-win = { $value ->
    [one] { $value } Punkt Vorsprung auf den besten Gegner
   *[other] { $value } Punkte Vorsprung auf den besten Gegner
}

puzzle-by-eager = Wer jede Wahl ansieht und dann gleich nimmt, was am meisten zählt
puzzle-by-greedy = Anfänger
puzzle-by-tries = Der beste von zwanzig Versuchen aufs Geratewohl
puzzle-by-club = Vereinsspieler

puzzles-no-bot = „{ $name }“ spielt nicht für Aufgaben: Nenne einen Bot, etwa expert oder club.
puzzles-no-goal = „{ $name }“ ist kein Ziel dieses Spiels: Es gibt { $goals }.
puzzles-bad-file = { $file } ist keine Datei mit Aufgaben: { $reason }.
puzzles-done = { $file }: { $kept } Aufgaben, ausgewählt aus { $found }.

help-puzzles = Aufgaben in Partien von Bots finden: Stellungen mit einem klar besten Zug.
help-puzzles-more = Jede Möglichkeit des Zuges wird angesehen, und nichts Verdecktes darf darin eine Rolle spielen. Derselbe Startwert findet dieselben Aufgaben, gleich mit wie vielen Threads.
help-puzzles-games = Wie viele Partien angesehen werden, abwechselnd mit zwei bis vier Spielern; 100, wenn nichts gesagt ist.
help-puzzles-seed = Der Startwert der ersten Partie; 1, wenn nichts gesagt ist.
help-puzzles-bot = Wer sie spielt; expert, wenn nichts gesagt ist.
help-puzzles-keep = Wie viele Aufgaben behalten werden; 100, wenn nichts gesagt ist.
help-puzzles-out = Wohin sie geschrieben werden.
help-puzzles-threads = Wie viele Threads suchen; so viele, wie es Prozessoren gibt, wenn nichts gesagt ist.
help-puzzles-goals = Nur diese Ziele, durch Kommas getrennt: energy, contracts, points, round, hand, build, era, final, win.
help-puzzles-from = Früher gefundene Aufgaben, um auch aus ihnen auszuwählen; darf mehrmals genannt werden.
help-puzzles-again = Beweist und bewertet die Aufgaben aus --from noch einmal: Was heute keine mehr ist, fällt weg.
