### Eine Partie noch einmal angesehen, Analysebretter und Tipps mit Begründung.

## Die Analyse einer Partie

web-review = Diese Partie analysieren
web-review-short = Analyse
web-review-title = Rückblick: { $game }
web-review-lead = Wie alle in jedem Zug standen, was jede Entscheidung hergab und was besser gewesen wäre. Ein Bot hat sie sich angesehen, mit dem, was jeder Platz damals wissen konnte. Auch er irrt sich.
web-review-wait = Das dauert ein bis zwei Minuten. Die Seite kann verlassen werden; der Rückblick bleibt erhalten.
web-review-progress = { $done } von { $of } Spielzügen angesehen
# same
web-review-number = { $number }
# same
web-review-percent = { $number } %
web-review-summary = Das Spiel jedes Einzelnen
web-review-won = gewonnen
web-review-accuracy = Genauigkeit
web-review-final-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-review-swing = Größter Umschwung:
web-review-swing-at = { $change } bis Spielzug { $at }
web-review-shares = Was die Gewinnchance verändert hat
web-review-share-start = am Anfang
web-review-share-luck = was aufgedeckt wurde
web-review-share-own = eigene Entscheidungen
web-review-share-others = Entscheidungen der anderen
web-review-share-rest = was nicht vorhergesehen wurde
web-review-share-end = am Ende
web-review-left = Wo Punkte liegen blieben:
web-review-chances = Gewinnchancen
web-review-points = Am Ende erwartete Punkte
web-review-turn = Zug von { $name }, nach { $at ->
    [one] { $at } Spielzug
   *[other] { $at } Spielzügen
}
web-review-end = Ende
web-review-table = Dasselbe als Tabelle
web-review-move = Spielzug
web-review-who = Wer
web-review-done = Was
web-review-mark = Urteil
web-review-lost = Hergegeben
web-review-decisions = Entscheidungen, die einen Blick wert sind
web-review-none = Niemand hat viel hergegeben.
web-review-all = { $count ->
    [one] Die eine Entscheidung mit einer Wahl
   *[other] Alle { $count } Entscheidungen mit einer Wahl
}
web-review-number-of-move = Spielzug { $number }
web-review-gave-away = gab { $lost } der Gewinnchance her (mit einem Fehler von { $error })
web-review-played = Gespielt:
web-review-better = Besser:
web-review-brings = Das hätte eine Chance von { $chance } statt { $now } gelassen und am Ende { $points } Punkte gebracht.
# same
web-review-term = { $term } { $points }
web-review-because = In Punkten: { $terms }.
web-review-rival = Es hätte { $rival } { $points } Punkte gekostet, vor allem bei: { $term }.
web-review-denied = Es hätte weggenommen, was { $rival } in { $count } von { $of } geprüften Fortsetzungen als Nächstes nutzte: { $what }.
web-review-try = Auf dem Brett ausprobieren
web-review-show = Auf dem Brett zeigen
web-review-from = ab { $lost } hergegeben
web-review-mark-best = beste
web-review-mark-good = gut
web-review-mark-inaccurate = ungenau
web-review-mark-mistake = Fehler
web-review-mark-blunder = grober Fehler
web-review-how = Wie das gemessen wird
web-review-how-chances = Die Gewinnchance folgt aus den Punkten, mit denen alle am Ende rechnen können, nach einer Kurve, die an Partien von Bots angepasst wurde, für jede Spielerzahl und jeden Abschnitt des Spiels.
web-review-how-fair = Eine Entscheidung wird nach dem beurteilt, was ihr Platz wissen konnte: Was ihm verborgen war, wird einige Male neu ausgeteilt; der gespielte Zug und die besten, die ein Bot findet, werden von denselben Ausgaben weitergespielt und verglichen. Was innerhalb des Fehlers dieses Vergleichs liegt, gilt nicht als hergegeben.
web-review-how-luck = Glück ist, was aufgedeckt wurde, verglichen mit dem, was stattdessen hätte kommen können. Entscheidungen werden mit der besten verglichen, die gefunden wurde. Was keines von beiden erklärt, steht für sich.
web-review-how-accuracy = Die Genauigkeit ist 100 % für eine Entscheidung, die nichts hergab, etwa 37 % für eine, die 8 % hergab, und für eine Person das Mittel aller Entscheidungen.
web-review-how-doubt = Der Bot sieht einen oder zwei Züge voraus und beurteilt den Rest nach Erfahrung. Pläne, die später reifen, und was Menschen vorhaben, sieht er nicht.
web-review-too-many = Heute wurden zu viele Analysen verlangt. Versuche es morgen wieder.
web-review-not-whole = Diese Partie lässt sich nicht vom ersten Spielzug an ansehen.

## Das Analysebrett

web-try = Von hier aus probieren
web-try-title = Analyse: { $game }, nach Spielzug { $at }
web-try-position-title = Analyse: { $game }
web-try-under = Hier zählt nichts. Du spielst für alle.
web-try-line = Diese Variante
web-try-bots = Bots antworten lassen
web-try-alone = Alle selbst spielen
web-try-bot-move = Zug des Bots
web-try-over = Hier ist das Spiel zu Ende.
web-try-share = Link zu dieser Variante
web-try-back = Zurück zur Wiederholung
web-try-too-long = Diese Variante ist zu lang, um weiterzugehen.
web-try-broken = In diesem Link steht ein Spielzug, der dort nicht gespielt werden kann.
web-try-no-packs = Stellungen mit eigenen Komponenten können nicht analysiert werden.
web-try-open = Eine Stellung analysieren
web-try-open-text = Eine Stellungsdatei, wie „hydropolis position“ und die Aufzeichnung einer Partie sie schreiben. Nur du siehst sie und wer den Link bekommt.
web-try-open-game = Spiel
web-try-open-file = Stellung
web-try-opinion = Meinung des Bots
web-try-opinion-deeper = { $simulations ->
    [one] nach { $simulations } Simulation
   *[other] nach { $simulations } Simulationen
}

## Tipps mit Begründung

web-hint-chance = Gewinnchance etwa { $chance }
web-hint-about-equal = etwa gleich gut: der Unterschied ist kleiner als das, was sich unterscheiden lässt
web-hint-behind = { $behind } weniger Gewinnchance (mit einem Fehler von { $error })
web-hint-because = Verglichen mit dem nächsten: { $terms }.
web-hint-instead = Verglichen mit dem ersten: { $terms }.
web-hint-denies = Nimmt { $rival } etwa { $points } Punkte: { $term }.
web-hint-denied = Nimmt weg, was { $rival } in { $count } von { $of } geprüften Fortsetzungen als Nächstes nutzen würde: { $what }.
web-hint-then = Dann: { $line }.

## Die Teile der Bewertung

barrage-term-points = Punkte, die schon da sind
barrage-term-track = die Energieleiste
barrage-term-bonus = Bonusplättchen
barrage-term-production = Energie aus Wasser, das noch kommt
barrage-term-contracts = Verträge
barrage-term-incomes = Einkommen der nächsten Runden
barrage-term-structures = Bauwerke auf der Karte
barrage-term-objective = das Zielplättchen
barrage-term-machines = Maschinen
barrage-term-tiles = Technologieplättchen
barrage-term-credits = Kredite
barrage-term-engineers = verfügbare Ingenieure
barrage-term-leftovers = Wasser, das am Ende übrig ist
cities-term-points = Punkte, die schon da sind
cities-term-network = das Netzwerk
cities-term-production = künftige Produktion
cities-term-feeding = die Ernährung der Städte
cities-term-room = Bauplätze
cities-term-metropolises = Metropolen
cities-term-goods = Ressourcen
cities-term-hand = Handkarten
cities-term-claimed = ausgelegte Karten
cities-term-actions = Aktionskarten
cities-term-federation = die Föderationsleiste
cities-term-solo = Städte für das Soloziel

## Der Befehl

help-review = Eine gespeicherte Partie noch einmal ansehen: wie alle standen, was jede Entscheidung hergab, was besser gewesen wäre.
help-review-more = Dieselbe Datei und dieselben Optionen ergeben denselben Rückblick. Eine Partie zu viert dauert einige Minuten.
help-review-file = Die gespeicherte Partie.
    .value = AUFZEICHNUNG
help-review-html = Den Rückblick als eine Seite schreiben, die keine andere Datei braucht.
    .value = DATEI
help-review-json = Ein JSON-Objekt ausgeben.
help-review-simulations = Simulationen des Bots, der Züge für eine Entscheidung vorschlägt.
    .value = N
help-review-deals = Ausgaben, auf denen die Züge einer Entscheidung verglichen werden.
    .value = N
cli-review-heading = { $file }: { $game }, { $moves ->
    [one] { $moves } Spielzug
   *[other] { $moves } Spielzüge
}
cli-review-player = { $name }: Genauigkeit { $accuracy }, { $points } Punkte; { $marks }
cli-review-decision = Spielzug { $number }, { $name }: { $mark }, { $lost } hergegeben. { $played } Besser: { $better }
cli-review-written = Geschrieben nach { $file }.
