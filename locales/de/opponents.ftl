# Opponents: the levels and characters that sit at a table, and how their networks learn.

web-chair-novice = Computer: Neuling
web-chair-apprentice = Computer: Lehrling
web-chair-veteran = Computer: alter Hase
web-chair-master = Computer: Meister
web-chair-beaver = Biber
web-chair-magpie = Elster
web-chair-kingfisher = Eisvogel
web-chair-heron = Reiher
web-chair-pike = Hecht

web-chairs-characters = Charaktere
web-chair-with-style = { $name }: { $style }
web-chair-with-rating = { $chair } (Wertung { $rating })
web-character-beaver = baut, wo immer Platz ist
web-character-magpie = hortet alles, was glänzt, und gibt wenig davon her
web-character-kingfisher = taucht nach dem, was heute zu haben ist
web-character-heron = lauert auf Aufträge und erfüllt sie alle
web-character-pike = nimmt, was die anderen brauchen

## train

help-train = Ein Netz für die Bots aus Partien gegen sich selbst lernen lassen.
help-train-more = Jede Partie wird gespeichert: Ein abgebrochener Lauf geht mit demselben Befehl dort weiter, wo er war, und kommt zum selben Ergebnis.
help-train-out = Wo das Netz gespeichert wird; daneben liegen die Partien, aus denen es lernt.
    .value = DATEI
help-train-log = Wo eine Tabelle gespeichert wird, wie weit das Netz nach jeder Lernrunde danebenliegt.
    .value = DATEI
help-train-picture = Wo dasselbe als SVG gezeichnet wird.
    .value = DATEI
help-train-steps = Wie viele Schritte, die schon getanen mitgezählt: Partien mit dem Netz, wie es ist, dann Lernen aus allen Partien bisher; 4, wenn nichts gesagt ist.
    .value = N
help-train-games = Wie viele Partien ein Schritt spielt; 1000, wenn nichts gesagt ist.
    .value = N
help-train-sims = Simulationen je Entscheidung; bei 0 spielen Anfänger; 200, wenn nichts gesagt ist.
    .value = N
help-train-threads = Wie viele Threads spielen; so viele wie Prozessoren, wenn nichts gesagt ist.
    .value = N

train-done = { $file }: ein Netz mit { $weights } Gewichten aus { $games } Partien ab Startwert { $seed }. Es spielt als expert@{ $file }, wenn der Name auf .net endet.
train-no-game = Über { $game } kann einem Netz noch nichts gesagt werden.
train-bad-games = { $file } enthält keine Partien, aus denen gelernt werden kann: { $reason }.
train-picture = Fehler in Punkten bei zurückgehaltenen Partien je Lernrunde; eine Linie je Schritt, die dunkelste ist die letzte
cli-no-net = „{ $name }“ ist kein Spieler: { $level } sucht nicht und hat also kein Netz.
