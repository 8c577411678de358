# Die Befehlszeile.

cli-welcome =
    Hydropolis { $version }: große Brettspiele rund ums Wasser, nach den vollständigen Regeln gespielt.

      hydropolis serve            den Server starten (wie auch ganz ohne Befehl)
      hydropolis play SPIEL       im Terminal spielen
      hydropolis simulate SPIEL   viele Partien spielen und auswerten
      hydropolis replay DATEI     eine gespeicherte Partie prüfen und eine Stellung daraus zeigen
      hydropolis position DATEI   eine Stellung von Hand aufbauen und darin Spielzüge machen
      hydropolis games            die Spiele mit ihren Varianten und ihrem Material
      hydropolis help BEFEHL      alle Optionen eines Befehls

    Zum Beispiel:

      hydropolis play barrage --players 3 --intro
      hydropolis play cities --players 2 --contracts
      hydropolis simulate barrage --players 4 --games 10000 --seed 1
      hydropolis position case.toml --play "turbine 0 left" --moves

## Hilfe

help-usage = Aufruf
help-usage-options = OPTIONEN
help-usage-command = BEFEHL
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen

help-hydropolis = Große Brettspiele rund ums Wasser, nach den vollständigen Regeln gespielt.
help-help = Sagen, wozu ein Befehl da ist, mit allen seinen Optionen.
help-serve = Den Server starten, auf dem Menschen und Bots im Browser spielen. Das geschieht auch ganz ohne Befehl.
help-serve-addr = Auf welcher Adresse der Server lauscht.
help-serve-data = Der Ordner der Datenbank; im Datenordner des Benutzers, wenn nichts gesagt ist.
help-serve-public_url = Wo der Server von außen zu finden ist, falls nicht unter seiner eigenen Adresse: https://play.example.org.
help-serve-rate = Wie viele Anfragen je Sekunde ein Client stellen darf; 0 für beliebig viele.
help-serve-log = Wie das Protokoll auf stderr geschrieben wird: text, oder json mit einem Objekt je Zeile. RUST_LOG sagt, wie ausführlich.
help-serve-bots = Wie viele Bots gleichzeitig nachdenken.
help-serve-trusted_proxy = Ein Proxy, dem geglaubt wird, für wen er spricht, als Adresse oder Netz (10.0.0.0/8); darf mehrmals vorkommen.
help-serve-limit = Eine andere Grenze als die übliche, wie connections=1000; darf mehrmals vorkommen. Die Liste steht in docs/security.md.
help-release = Die Tische auflisten, die ein Server unter Quarantäne hält, oder einen davon freigeben.
help-release-table = Der Tisch, mit dem Namen aus seiner Adresse; ohne ihn werden alle unter Quarantäne aufgelistet.
help-release-data = Der Ordner der Datenbank; im Datenordner des Benutzers, wenn nichts gesagt ist.
help-load = Einen Server messen: Tische mit zufälligen Spielern über seine API oder wie Browser, und wie schnell ihre Spielzüge bestätigt werden.
help-load-url = Der Server, auf diesem Rechner; ohne diese Option ein eigener mit einem temporären Ordner.
help-load-guise = Was spielt: programs, über die API (so ist es ohne Angabe), oder browsers, über Seiten, Formulare und Live-Streams, zwei an jedem Tisch.
    .value = WAS
help-load-tables = An wie vielen Tischen gleichzeitig gespielt wird, abwechselnd eines der beiden Spiele.
help-load-spectators = Wie viele Zuschauer jedem Tisch folgen.
help-load-pace = Wie viele Spielzüge je Sekunde jeder Tisch höchstens macht; 0 für so viele wie möglich, was den ausgelasteten Server misst.
help-load-seconds = Wie viele Sekunden lang.
help-play = Ein Spiel im Terminal spielen, gegen Menschen am selben Terminal oder gegen die Maschine.
help-play-more = Gib eine Zahl oder einen Spielzug ein, wenn du gefragt wirst; „help“ erklärt den Rest.
help-simulate = Viele Partien ohne Menschen spielen und auswerten.
help-simulate-more = Ein geteilter Sieg zählt für alle, die ihn teilen, als Sieg („Siege“), beim Sieganteil nur als Hälfte, Drittel oder Viertel. Derselbe Startwert spielt dieselben Partien, gleich mit wie vielen Threads.
help-replay = Eine gespeicherte Partie nachspielen, jede Stellung an ihrer Prüfsumme prüfen und eine davon zeigen.
help-position = Eine Stellung aus einer von Hand geschriebenen Datei aufbauen, Spielzüge darin machen und zeigen, was daraus wird.
help-position-more = Ein abgelehnter Spielzug beendet den Befehl mit dem Rückgabewert 2, nach den Spielzügen davor. Spielzüge, die das Spiel von selbst macht, weil kein anderer offensteht, dürfen genannt oder weggelassen werden.
help-games = Die Spiele mit ihren Varianten und ihrem Material aufzählen.

help-option-help = Diese Hilfe zeigen.
help-option-version = Die Version zeigen.
help-option-lang = Die Sprache: { $languages }. Ohne diese Option die des Terminals.
    .value = SPRACHE
help-option-game = Das Spiel: { $games }.
    .value = SPIEL
# same
help-option-players = Wie viele spielen, ohne die Automas, die dazukommen.
    .value = N
# same
help-option-seed = Der Startwert der Partie; wird keiner genannt, wird einer gezogen und mitgeteilt.
    .value = N
help-option-intro = Wasserkraft: das Einführungsspiel statt des vollständigen Spiels.
help-option-seating = Wasserkraft: Unternehmen und Chefingenieure im Draft (drafted), verteilt (dealt) oder frei gewählt (free).
    .value = WIE
help-option-auction = Wasserkraft: Menschen bieten Punkte für die Plätze im Draft.
help-option-mahiri-credits = Wasserkraft: mit wie viel Hydro Mahiri beginnt, 6 oder 9.
    .value = N
help-option-simone = Wasserkraft: Simone Luciani ist unter den Chefingenieuren.
help-option-automa = Wasserkraft: Automas, die mitspielen, jeder easy, medium, hard oder very-hard, durch Kommas getrennt.
    .value = GRAD
help-option-boards = Underwater Cities: welche Seite der Spielerbögen, basic oder asymmetric. Das Solospiel verwendet immer die asymmetrische.
    .value = SEITE
help-option-contracts = Underwater Cities: mit Regierungsaufträgen spielen.
help-option-metropolises = Underwater Cities: wer die beiden blauen Metropolen legt: der Zufall (random) oder ihr Besitzer (chosen).
    .value = WIE
help-option-offset = Underwater Cities allein: auf welchem Aktionsplatz jeder Farbe die blockierenden Plättchen beginnen, 1 bis 4.
    .value = PLATZ
help-option-edition = Underwater Cities: die Ausgabe der eingebauten Komponenten; ohne Angabe die neueste.
    .value = N
help-option-position = Von einer Stellungsdatei aus beginnen statt auszuteilen; sie bestimmt alles außer, wer spielt.
    .value = DATEI
help-option-pack = Underwater Cities: ein Komponentenpaket, das Karten, Spielerbögen, Aktionsplätze, Metropolen oder Aufträge ersetzt oder ergänzt.
    .value = DATEI
help-option-json = Ein einziges JSON-Objekt ausgeben.
help-option-subcommand = Der Befehl.
    .value = BEFEHL
help-play-load = Mit einer gespeicherten Partie weitermachen; Spieler, Variante und Startwert sind die gespeicherten.
    .value = DATEI
help-play-seats = Wer von P1 an wo sitzt: human, random, novice, greedy, apprentice, club, veteran, expert, master, bei Wasserkraft automa:GRAD, durch Kommas getrennt. Bots, die suchen, können ein Budget je Entscheidung bekommen: club:sims=200, expert:ms=100. Gewichte aus einer Datei nennt man hinter einem @: club@tuned.toml, expert@trained.net. Ein trainiertes Netz heißt net:DATEI. Nicht genannte Plätze sind random; ohne diese Option ist P1 human.
    .value = WER
# same
help-simulate-games = Wie viele Partien gespielt werden; 1000, wenn nichts gesagt ist.
    .value = N
help-simulate-seats = Wer von P1 an wo sitzt: random, novice, greedy, apprentice, club, veteran, expert, master, bei Wasserkraft automa:GRAD, durch Kommas getrennt. Bots, die suchen, können ein Budget je Entscheidung bekommen: club:sims=200, expert:ms=100. Gewichte aus einer Datei nennt man hinter einem @: club@tuned.toml, expert@trained.net. Ein trainiertes Netz heißt net:DATEI. Nicht genannte Plätze sind random.
    .value = WER
# same
help-simulate-threads = Wie viele Threads spielen; so viele, wie es Prozessoren gibt, wenn nichts gesagt ist.
    .value = N
help-simulate-records = Jede Partie als Aufzeichnung in diesem Ordner behalten, benannt nach ihrem Startwert.
    .value = ORDNER
help-simulate-report = Wofür gespielt wird, anstelle der Summen nach Plätzen: components; für Underwater Cities auch cards, cards-markdown oder sources.
    .value = WAS
help-simulate-json = Ein einziges JSON-Objekt statt Tabellen ausgeben.
help-replay-file = Die gespeicherte Partie.
    .value = DATEI
# same
help-replay-at = Die Stellung nach diesem Spielzug zeigen; 0 ist die Ausgangsstellung, ohne diese Option ist es die letzte.
    .value = N
help-replay-write = Die Stellung als Datei schreiben, die „position“ liest: TOML, oder JSON, wenn der Name auf .json endet.
    .value = DATEI
help-replay-moves = Die erlaubten Spielzüge der Stellung aufzählen.
help-replay-json = Ein JSON-Objekt ausgeben: die Stellung als Datei und wie ein Zuschauer sie sieht, ihre erlaubten Spielzüge und die Punkte.
help-position-file = Die Stellung: eine TOML-Datei, oder JSON, wenn ihr Name auf .json endet.
    .value = DATEI
help-position-play = Spielzüge, die gemacht werden, durch Semikolons getrennt.
    .value = SPIELZÜGE
help-position-stop = Wasserkraft: vor dem Zug eines Automa anhalten; seine Spielzüge lassen sich dann einzeln spielen, beginnend mit „turn tile“.
help-position-moves = Die erlaubten Spielzüge der erreichten Stellung aufzählen.

## Was an einem Befehl falsch sein kann

cli-unknown-language = Auf „{ $asked }“ gibt es keine Texte. Die Sprachen sind: { $languages }.
cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht; „hydropolis help“ zählt alle auf.
cli-unknown-argument = Eine Option { $argument } gibt es hier nicht.
cli-missing-argument = { $argument } fehlt.
cli-no-value = { $argument } braucht einen Wert.
cli-bad-value = „{ $value }“ ist kein Wert für { $argument }.
cli-bad-value-of = „{ $value }“ ist kein Wert für { $argument }. Möglich sind: { $known }.
cli-conflict = { $argument } und { $other } passen nicht zusammen.
cli-wrong-number-of-values = { $argument } hat zu viele oder zu wenige Werte.
cli-bad-arguments = Der Befehl lässt sich nicht lesen: { $reason }.

cli-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $games }.
cli-which-game = Sag, welches Spiel gespielt werden soll.
cli-bad-setup = So lässt sich das Spiel nicht aufbauen: { $reason }.
cli-option-of-another-game = { $option } ist eine Option von { $game }, nicht von { $asked }.
cli-no-card-report = Für { $game } gibt es diesen Bericht nicht.
cli-bad-pack = { $file } ist kein Komponentenpaket: { $reason }.
cli-unknown-player = Einen Spieler „{ $name }“ gibt es nicht. Zur Wahl stehen: { $players }.
cli-no-rules-in-seat = { $seat } ist in der gespeicherten Partie kein Automa.
cli-too-many-seats = Es sind { $seats } Plätze angegeben, aber { $players ->
    [one] nur 1 Spieler spielt
   *[other] nur { $players } Spieler spielen
} mit.
cli-no-people-in-simulations = In einer Simulation kann niemand gefragt werden, also kann kein Platz mit einem Menschen besetzt sein.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cli-file-too-large = { $file } ist zu groß: gelesen werden höchstens { $most } MiB.
cli-cannot-save = { $file } lässt sich nicht speichern: { $reason }.
cli-cannot-print = Das Gewünschte lässt sich nicht ausgeben: { $reason }.
cli-no-record = { $file } ist keine Aufzeichnung einer Partie.
cli-bad-record = { $file } ist keine Aufzeichnung, die sich nachspielen lässt: { $reason }.
cli-no-such-move = { $file } hat { $moves ->
    [one] nur 1 Spielzug
   *[other] nur { $moves } Spielzüge
}, einen Spielzug { $at } gibt es also nicht.
cli-refused-in-record = { $file } ist keine Aufzeichnung, die sich nachspielen lässt: Spielzug { $number } ({ $move }): { $reason }
cli-bad-position = { $file } beschreibt keine Stellung: { $reason }.
cli-bad-position-line = { $file } beschreibt keine Stellung: Zeile { $line }: { $reason }.
cli-refused-move = „{ $move }“ ist nicht erlaubt: { $reason }

## play

play-greeting = { $moves ->
    [0] { $game }, Startwert { $seed }: { $seats }. Mit „help“ erfährst du, was du eingeben kannst.
    [one] { $game }, Startwert { $seed }, nach { $moves } Spielzug: { $seats }. Mit „help“ erfährst du, was du eingeben kannst.
   *[other] { $game }, Startwert { $seed }, nach { $moves } Spielzügen: { $seats }. Mit „help“ erfährst du, was du eingeben kannst.
}
play-asked = { $seat }: { $question }
play-played = { $seat }: { $move }
play-secret-move = eine geheime Wahl
play-undone = Zurückgenommen: { $move }
play-allowed = { $move } ist erlaubt: { $meaning }.
play-saved = { $moves ->
    [one] Gespeichert in { $file }, 1 Spielzug.
   *[other] Gespeichert in { $file }, { $moves } Spielzüge.
}
play-save-where = Sag, wohin: save DATEI.
play-why-what = Sag, welcher Spielzug: why SPIELZUG.
play-no-such-number = { $moves ->
    [one] Einen Spielzug mit der Nummer { $number } gibt es nicht: Es gibt nur 1.
   *[other] Einen Spielzug mit der Nummer { $number } gibt es nicht: Es gibt { $moves }.
}
play-cannot-read = „{ $text }“ ist kein Spielzug: { $hint }.
play-after-the-end = Das Spiel ist zu Ende. Möglich sind noch „save DATEI“, „show“, „undo“ und „quit“.
play-help =
    Gib die Nummer eines Spielzugs oder den Spielzug selbst ein, oder eines von diesen:
      show           der ganze Tisch
      moves          noch einmal die Spielzüge
      undo           deinen letzten Spielzug zurücknehmen, solange nichts Neues ans Licht gekommen ist
      why SPIELZUG   warum ein Spielzug nicht erlaubt ist oder was er bewirken würde
      trace          was die Automas zuletzt getan haben, mit ihren Gründen
      save DATEI     die Partie speichern
      quit           aufhören (wie auch das Ende der Eingabe)

## Wie die Spieler stehen

outcome-final = Endstand:
outcome-so-far = Punktestand:
outcome-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outcome-won = Sieg
outcome-shared = geteilter Sieg

## simulate

simulate-summary = { $game }: { $games } Partien ab Startwert { $seed }, { $decisions } Entscheidungen in { $seconds } s ({ $games-per-second } Partien/s, { $decisions-per-second } Entscheidungen/s).
simulate-seat = Platz
simulate-games = Partien
simulate-wins = Siege
simulate-share = Sieganteil
simulate-mean = Mittel
simulate-least = Min.
simulate-most = Max.
simulate-note = Ein geteilter Sieg zählt für alle, die ihn teilen, als Sieg und beim Sieganteil als Bruchteil.

simulate-percent = { $share } %

## replay

replay-heading = { $file }: { $game }, Startwert { $seed }, { $moves ->
    [one] 1 Spielzug
   *[other] { $moves } Spielzüge
}; alle Prüfsummen stimmen. Der Tisch nach Spielzug { $at }:

## games

games-game = { $title } („{ $name }“, Regelversion { $rules }), Spielerzahl { $players }: { $variants }.

## serve

serve-open = Öffne { $url } in einem Browser. Die Partien liegen in { $folder }. Strg-C beendet den Server.
serve-closing = Der Server schließt: Was begonnen wurde, wird noch beendet.
serve-bad-url = „{ $url }“ ist keine Adresse: Sie sollte mit http:// oder https:// beginnen.
serve-bad-limit = „{ $limit }“ ist keine Grenze: Es sollte ein Name mit einer Zahl sein, wie connections=1000. Die Namen sind { $names }.
serve-in-use = Ein anderer Server benutzt { $folder }.
release-none = Kein Tisch ist unter Quarantäne.
release-held = { $table } ist unter Quarantäne: Der Server ist bei der Arbeit dort abgestürzt.
release-done = { $table } ist freigegeben.
release-not-held = { $table } ist nicht unter Quarantäne.
serve-no-folder = Es gibt keinen Ordner für die Daten; nenne einen mit --data.
serve-no-data = Die Daten lassen sich nicht in { $folder } ablegen: { $reason }.
serve-no-threads = Der Server lässt sich nicht starten: { $reason }.
serve-no-address = Auf { $address } kann der Server nicht lauschen: { $reason }.
serve-not-closed = Der Server wurde nicht ordentlich beendet: { $reason }.

## load

load-report = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $spectators ->
    [one] je 1 Zuschauer
   *[other] je { $spectators } Zuschauern
}, { $pace ->
    [0] so schnell es geht
    [one] je Tisch höchstens 1 Spielzug pro Sekunde
   *[other] je Tisch höchstens { $pace } Spielzüge pro Sekunde
}, { $seconds } s: { $moves } Spielzüge bestätigt, { $rate } pro Sekunde.
    Beantwortet innerhalb von { $p50 } ms (die Hälfte), { $p99 } ms (99 von 100), { $max } ms (alle).
    Beendete Partien: { $games }; von Zuschauern empfangene Einträge: { $events }; Fehler: { $errors }.
load-report-browsers =
    Neu geladene Seiten: { $pages }, innerhalb von { $page50 } ms (die Hälfte), { $page99 } ms (99 von 100).
    Der andere Browser erfuhr davon innerhalb von { $told50 } ms (die Hälfte der Spielzüge), { $told99 } ms (99 von 100). Gesendet: { $kilobytes } kB pro Sekunde.
load-elsewhere = Belasten lässt sich nur ein Server auf diesem Rechner, etwa http://localhost:8080, nicht { $url }.
load-trouble = Der Server lässt sich nicht belasten: { $reason }
