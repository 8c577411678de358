# Bots gegeneinander, und wie sie abgestimmt werden.

arena-summary = { $game }: { $games } Partien ab Startwert { $seed } in { $seconds } s ({ $moves-per-second } Spielzüge/s).
arena-bot = Bot
arena-games = Partien
arena-wins = Siege
arena-rate = Siegquote
arena-interval = 95-%-Intervall
arena-from-to = { $low }–{ $high } %
arena-mean = Punkte im Mittel
arena-deviation = Abweichung
arena-rating = Wertung
arena-time = ms/Entscheidung
arena-note = Ein geteilter Sieg wird unter den Siegern aufgeteilt; die Wertungen folgen der Elo-Skala, im Mittel 1500. Entscheidungen ohne Wahl werden bei der Zeit nicht mitgezählt.
arena-name-automas = In der Arena ist ein Automa einer der Bots: --bots club,automa:very-hard.

help-arena = Bots gegeneinander spielen lassen, reihum auf allen Plätzen, und sagen, wie stark jeder ist.
help-arena-more = Derselbe Startwert spielt dieselben Partien, gleich mit wie vielen Threads, außer wenn ein Budget in Millisekunden angegeben ist.
help-arena-bots = Die Bots: random, novice, greedy, apprentice, club, veteran, expert, master, bei Wasserkraft automa:GRAD, durch Kommas getrennt. Bots, die suchen, können ein Budget je Entscheidung bekommen: club:sims=200, expert:ms=100. Gewichte aus einer Datei nennt man hinter einem @: club@tuned.toml, expert@trained.net. Ein trainiertes Netz heißt net:DATEI.
    .value = BOTS
help-arena-games = Wie viele Partien gespielt werden; 100, wenn nichts gesagt ist. Jede Sitzordnung der Bots spielt dieselben Ausgangslagen, am besten ist also ein Vielfaches der Zahl der Sitzordnungen.
    .value = N
help-arena-threads = Wie viele Threads spielen; so viele, wie es Prozessoren gibt, wenn nichts gesagt ist.
    .value = N
help-arena-json = Ein einziges JSON-Objekt statt einer Tabelle ausgeben.

cli-bad-budget = „{ $name }“ ist kein Spieler: Ein Budget schreibt man sims=200 oder ms=100.
cli-no-budget = „{ $name }“ ist kein Spieler: { $level } sucht nicht und hat deshalb kein Budget.
cli-no-weights = „{ $name }“ ist kein Spieler: { $level } bewertet nichts und hat deshalb keine Gewichte.

## tune

help-tune = Bessere Gewichte für die Bots finden, indem sie gegen sich selbst spielen.
help-tune-more = Die Gewichte werden nach jedem Schritt gespeichert: Ein abgebrochener Lauf geht mit demselben Befehl dort weiter, wo er war, und kommt zum selben Ergebnis.
help-tune-out = Wo die Gewichte gespeichert werden; gibt es die Datei schon, wird mit ihr weitergemacht.
    .value = DATEI
help-tune-by = Wie bessere Gewichte gefunden werden: mit wins spielt eine kleine Änderung gegen die entgegengesetzte; mit ends nähern sich die Gewichte dem, womit viele Partien endeten. wins, wenn nichts gesagt ist.
    .value = WEG
help-tune-log = Wo für jeden Schritt eine Zeile angehängt wird: seine Nummer und was er ergeben hat.
    .value = DATEI
help-tune-weights = Die Gewichte zu Beginn; die von greedy, wenn nichts gesagt ist.
    .value = DATEI
help-tune-steps = Wie viele Schritte, die schon gemachten mitgezählt; wenn nichts gesagt ist, 500, mit ends 2.
    .value = N
help-tune-games = Wie viele Partien je Schritt gespielt werden; wenn nichts gesagt ist, 20, mit ends 2000.
    .value = N
help-tune-half = Mit wins: nach wie vielen Schritten ein Schritt halb so lang ist; je länger der Lauf, desto mehr. 150, wenn nichts gesagt ist.
    .value = N
help-tune-sims = Wie viele Simulationen je Entscheidung; bei 0 spielt der Anfänger, was schnell geht. Wenn nichts gesagt ist, 0, mit ends 200.
    .value = N
help-tune-threads = Wie viele Threads spielen; so viele, wie es Prozessoren gibt, wenn nichts gesagt ist.
    .value = N

tune-done = { $file }: { $weights } Gewichte nach { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
} ab Startwert { $seed }.
tune-needs-two = Gewichte werden in Partien gegeneinander abgestimmt, also müssen mindestens 2 mitspielen.
tune-not-tuned = { $file } gibt es schon, die Datei stammt aber nicht aus einer Abstimmung; nenne eine andere Datei.
tune-otherwise = { $file } wurde anders begonnen ({ $how }); mach ebenso weiter oder nenne eine andere Datei.
tune-bad-weights = { $file } enthält keine Gewichte: { $reason }.
