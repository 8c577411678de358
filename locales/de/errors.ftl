# Was an etwas Geschriebenem nicht stimmt: Spielzüge, Spielaufbauten, Aufzeichnungen, Stellungsdateien, Komponentenpakete.
#
# Ein Fehler der Art „not-hash“ ist die Nachricht error-not-hash; worum es geht, sind die Argumente. Jeder steht in einem
# anderen Satz, meist nach einem Doppelpunkt, und hat deshalb keinen Punkt am Ende. Wörter in Anführungszeichen und Namen von
# Schlüsseln sind Notation und bleiben, wie sie sind.

## Was mehrere gemeinsam haben

error-cannot-read = „{ $text }“ ist nicht zu lesen: { $reason }
error-at-line = Zeile { $line }: { $reason }
error-in-component = { $component }: { $reason }
error-not-toml = { $text }

## Wie etwas geschrieben wird

error-notation-action = die Aktionen eines Plättchens werden ab 1 gezählt
error-notation-action-space = ein Aktionsfeld schreibt sich wie „turbine +2 left“ oder „bank“
error-notation-always-available-slot-never-occupied = der jederzeit verfügbare Aktionsplatz ist nie besetzt
error-notation-anton-tile-written = Antons Plättchen schreibt sich „tile anton as ...“
error-notation-area = die Gebiete sind mountains, hills und plains
error-notation-automa-tile = ein Automaplättchen heißt nach den Codes an seinem Fuß, etwa 1-1A-5
error-notation-barrage-move = Spielzüge schreiben sich wie „turbine +2 left“, „produce B2L C2R P10 x2“ oder „pass“
error-notation-base-space = Grundmauerfelder sind B1U, B1L bis B10U, B10L
error-notation-bonus-tiles = die Bonusplättchen sind { $names }
error-notation-building-site-written-expansion = ein Gebäude-Bauplatz schreibt sich b2.1, ein Erweiterungsbauplatz b2.x
error-notation-building-space-begins = ein Baufeld beginnt mit B, C oder P
error-notation-card = eine Karte schreibt sich mit ihrer Nummer, #37, oder „assistant“
error-notation-cities-move = Spielzüge schreiben sich wie „slot 7 with #34“, „build farm b2.1“, „upgrade b2-c2“, „use #19“, „advance“, „part 2“, „option 1“, „stop“; docs/notation-cities.md zählt alle auf
error-notation-cities-stand-buildings-tunnels = Städte stehen auf b2, Gebäude auf b2.1 oder b2.x, Tunnel auf b2-c2
error-notation-city-site = ein Stadtbauplatz schreibt sich b2
error-notation-colours = die Farben sind { $names }
error-notation-companies = die Unternehmen sind { $names }
error-notation-conduit-leads-elsewhere = { $conduit } führt nach { $to }, nicht nach { $powerhouse }
error-notation-conduit-space = Rohrwerkfelder sind C1L, C1R bis C10L, C10R
error-notation-contract = ein Vertrag ist S1-S4, N1-N6, G01-G15, Y01-Y15 oder R01-R15
error-notation-criteria = die Kriterien sind { $names }
error-notation-drops = Wassereinheiten schreiben sich x1, x2 ...
error-notation-bid = schreib eine Anzahl von Punkten
error-notation-engineers = schreib eine Anzahl von Arbeitern
error-notation-head-stream = die Quellen sind HA, HB, HC und HD
error-notation-head-stream-tile = die Quellenplättchen sind h1 bis h8
error-notation-kinds-structure = die Arten von Bauteilen sind { $names }
error-notation-least-power = eine Mindeststärke schreibt sich power-1 bis power-5
error-notation-levels = die Schwierigkeitsgrade eines Automa sind { $names }
error-notation-machine = eine Maschine ist excavator oder mixer
# same
error-notation-named = { $notation } ({ $name })
error-notation-number = „{ $word }“ sollte eine Zahl von 1 bis 255 sein
error-notation-objective-tiles = die Zielplättchen sind { $names }
error-notation-officers = die Chefingenieure sind { $names }
error-notation-payment = eine Bezahlung schreibt sich wie „3E 1M 2X 6C“ (Bagger, Betonmischer, Baggermischer, Hydro)
error-notation-piece = gebaut wird farm, desalination, laboratory, tunnel, nonsymbiotic oder symbiotic
error-notation-place = ein Ort ist eine Spalte und eine Zeile, b2, oder eine Ecke, ne
error-notation-powerhouse = das Turbinenhaus eines Tals schreibt sich P5 bis P12
error-notation-powerhouse-space = Turbinenhausfelder sind P5.1, P5.2 bis P12.4
error-notation-resource = eine Ressource ist credit, science, kelp, steelplast oder biomatter
error-notation-seat = ein Platz schreibt sich P1 bis P4
error-notation-slot = ein Aktionsplatz ist eine Zahl von 1 bis 15 oder „always“
error-notation-step = kein Schritt der Agenda (docs/positions.md zählt sie auf)
error-notation-structure-stands = eine Struktur steht auf b2.1, b2.x oder b2-c2
error-notation-tile = ein Plättchen ist base, elevation, conduit, powerhouse, joker, I-Base ... III-Joker oder anton

## Spielaufbauten

error-setup-automa-only-play = { $seat } soll ein Automa sein, aber es gibt nur { $players } Spieler
error-setup-barrage-players = Wasserkraft ist für 2 bis 4 Spieler, Automas eingeschlossen, nicht für { $players }
error-setup-blocking-tiles-start-from = die blockierenden Plättchen beginnen auf Aktionsplatz 1 bis 4 jeder Farbe ({ $rule })
error-setup-cities-players = Underwater Cities ist für 1 bis 4 Spieler ({ $rule })
error-setup-position = die Stellung: { $reason }
error-setup-position-differs = was vereinbart wurde, ist nicht, was die Stellung sagt
error-setup-position-too-large = eine Stellung hat höchstens { $most } KiB
error-setup-position-rules = die Stellung ist von Regelversion { $found }, das Spiel von Version { $version }
error-setup-position-game = die Stellung gehört zum Spiel { $game }, nicht zu { $asked }
error-setup-position-seats = die Stellung ist für { $players } am Tisch, in dieser Reihenfolge: { $seats } (ein Strich ist ein Platz für einen Menschen oder Bot)
error-setup-component-pack = das Komponentenpaket: { $reason }
error-setup-edition = Ausgabe { $found } des Spielmaterials ist unbekannt; dieses Programm hat Ausgaben bis { $known }
error-setup-setting = die Werte von { $setting } sind { $values }
error-setup-rules-version = Regelversion { $found } ist unbekannt; dieses Programm kennt die Regeln bis Version { $known }
error-setup-options-of-full-game = { $rule }: diese Optionen gehören zum vollständigen Spiel
error-setup-introductory-game-never-played = { $rule }: das Einführungsspiel wird nie mit Automas gespielt
error-setup-least-one-seat-must = { $rule }: mindestens einen Platz muss ein Mensch besetzen
error-setup-only-solo-game-blocking = nur das Solospiel hat blockierende Plättchen ({ $rule })
error-setup-solo-game-no-contracts = das Solospiel hat keine Aufträge ({ $rule })

## Aufzeichnungen

error-record-ends-before-line = endet vor der Zeile mit „{ $what }“
error-record-expected-line = erwartet: „{ $key } ...“
error-record-expected-move-number = erwartet: Spielzug Nummer { $expected }
error-record-format = eine Aufzeichnung beginnt mit „{ $format }“
error-record-move = ein Spielzug schreibt sich „12 P2 pass = 0f1e2d3c4b5a6978“
error-record-not-hash = „{ $deal }“ ist keine Prüfsumme
error-record-not-seed = „{ $seed }“ ist kein Startwert
error-record-not-version = „{ $rules }“ ist keine Version
error-record-of-unknown-game = das Spiel „{ $game }“ gibt es hier nicht
error-record-of-another-game = dies ist eine Aufzeichnung von { $game }, nicht von { $asked }
error-record-setup = der Spielaufbau: { $text }
error-record-too-large = eine Aufzeichnung hat höchstens { $most } MiB
error-record-too-many-moves = eine Aufzeichnung hat höchstens { $most } Züge
error-record-too-many-taken-back = eine Aufzeichnung sagt höchstens { $most } Mal, dass etwas zurückgenommen wurde

## Beim Nachspielen einer Aufzeichnung

error-replay-hash = nach Spielzug { $number } hat die Stellung die Prüfsumme { $found }, die Aufzeichnung sagt { $stated }
error-replay-move = Spielzug { $number } ({ $mv }): { $reason }
error-replay-rules-version = unter Regelversion { $found } entstanden; dieses Programm kennt die Regeln bis Version { $known }
error-replay-setup = Spielaufbau: { $reason }
error-replay-too-short = es gibt keinen Spielzug { $asked }: { $moves ->
    [one] es gibt nur 1
   *[other] es gibt nur { $moves }
}

## Warum ein aufgezeichneter Spielzug nicht ausgeführt wurde

error-play-not-asked = jetzt gefragt ist { $asked }, nicht { $seat }
error-play-over = das Spiel ist zu Ende
error-play-refused = { $rule } erlaubt es nicht

## Stellungsdateien; was darin mit Namen steht, ist ein Schlüssel der Datei

error-sheet-actions-most-four-action = actions: höchstens vier Aktionskarten ({ $rule })
error-sheet-actions-no-action-card = actions: { $card } ist keine Aktionskarte oder doppelt aufgeführt
error-sheet-advanced-tile-belongs-two = { $rule }: ein fortgeschrittenes Plättchen gehört zwei Unternehmen
error-sheet-agenda-does-not-end = die Agenda endet nicht mit dem, was die Phase verlangt: draft, income oder head streams, end turn
error-sheet-agenda-empty-exactly-when = agenda: sie ist genau dann leer, wenn das Spiel zu Ende ist
error-sheet-agenda-group-more-steps = agenda: eine Gruppe mit mehr Schritten, als es gibt
error-sheet-agenda-most-steps = eine Agenda hat höchstens { $most } Schritte
error-sheet-agenda-not-possible-position = „{ $step }“ in der Agenda ist in dieser Stellung nicht möglich
error-sheet-agenda-pack-no-effect = agenda: das Paket hat keinen Effekt { $node }
error-sheet-agenda-probe-no-step = agenda: eine Probe ist kein Schritt eines Spiels
error-sheet-agenda-step-names-site = agenda: ein Schritt nennt einen Bauplatz, den der Spielerbogen nicht hat
error-sheet-agenda-there-no-card = agenda: eine Karte { $card } gibt es nicht
error-sheet-agenda-there-no-slot = agenda: einen Aktionsplatz { $slot } gibt es nicht
error-sheet-agenda-too-many-steps = agenda: zu viele Schritte
error-sheet-anton-tile-without-anton = { $rule }: das Unternehmen { $company } hat Antons Plättchen ohne Anton
error-sheet-aside-too-many-cards = aside: zu viele Karten
error-sheet-automa-below-very-hard = { $rule }: das Unternehmen { $company } ist ein Automa unterhalb von sehr schwer und hat keinen Chefingenieur
error-sheet-automa-holds-no-contracts = { $rule }: das Unternehmen { $company } ist ein Automa und hat keine Verträge
error-sheet-automa-no-credits = { $rule }: das Unternehmen { $company } ist ein Automa und hat keine Hydro
error-sheet-automa-said-automas-names = automa ist angegeben, aber automas nennt keinen
error-sheet-automa-tile-two-places = { $rule }: das Automaplättchen { $tile } ist an zwei Orten
error-sheet-automas-nobody-table = automas: „{ $name }“ sitzt nicht an diesem Tisch
error-sheet-blocked-players = { $rule }: das Feld { $space-at } ist bei { $players } Spielern blockiert
error-sheet-board-no-building-site = der Spielerbogen hat keinen Gebäude-Bauplatz { $site }
error-sheet-board-no-city-site = der Spielerbogen hat keinen Stadtbauplatz { $place }
error-sheet-board-no-tunnel-site = der Spielerbogen hat keinen Tunnelbauplatz { $site }
error-sheet-board-twice = der Spielerbogen { $id } liegt vor zwei Spielern ({ $rule })
error-sheet-board-wrong-side = { $seat }: der Spielerbogen { $id } gehört nicht zur gespielten Seite ({ $rule })
error-sheet-bonus-names-five-tiles = { $rule }: bonus nennt fünf Plättchen, eines je Runde
error-sheet-bonus-tile-lies-two = { $rule }: das Bonusplättchen { $bonus } liegt in zwei Runden
error-sheet-building-beside-nothing = bei { $site } und daneben steht keine Stadt ({ $rule })
error-sheet-cannot-been-removed-automa = { $rule }: { $contract } kann nicht von einem Automa entfernt worden sein
error-sheet-cannot-hold-drops = auf { $head } können nicht { $drops } Wassereinheiten liegen
error-sheet-cannot-hold-national-contract = { $rule }: das Unternehmen { $company } kann keinen staatlichen Vertrag offen haben
error-sheet-card-later-era = die Karte { $card } gehört zu einer späteren Ära ({ $rule })
error-sheet-card-listed-twice = { $what }: die Karte { $card } ist doppelt aufgeführt
error-sheet-card-twice = die Karte { $card } liegt an zwei Orten
error-sheet-chance-no-number = chance: „{ $chance }“ ist keine Zahl
error-sheet-city-beside-nothing = von der Start-Stadt führt keine Reihe benachbarter Städte zu { $place } ({ $rule })
error-sheet-city-nonsymbiotic-symbiotic-not = eine Stadt ist nicht-symbiotisch oder symbiotisch, nicht beides
error-sheet-claimed-action-cards-listed = claimed: Aktionskarten stehen unter actions
error-sheet-cloning-only-four-players = cloning: das Aktionskopie-Plättchen gibt es nur zu viert ({ $rule })
error-sheet-contract-twice = das Unternehmen { $company } hat einen Vertrag doppelt
error-sheet-contract-listed-twice = contracts: „{ $name }“ ist doppelt aufgeführt
error-sheet-contract-two-places = der Vertrag { $contract } ist an zwei Orten
error-sheet-contracts-another-claimed = { $seat }: contracts: einer davon ist schon anderswo beansprucht
error-sheet-contracts-no-variant = contracts: diese Partie wird ohne Aufträge gespielt ({ $rule })
error-sheet-contracts-open-claimed = contracts: einer, der offen liegt, ist auch beansprucht
error-sheet-contracts-most-three-open = contracts: höchstens drei liegen offen
error-sheet-contracts-three-in-all = contracts: offene und beanspruchte sind zusammen höchstens drei ({ $rule })
error-sheet-copied-officer-without-mahiri = { $rule }: das Unternehmen { $company } hat ohne Mahiri einen Chefingenieur kopiert
error-sheet-dam-cannot-hold-drops = { $rule }: die Staumauer auf { $space } kann nicht { $drops } Wassereinheiten stauen
error-sheet-deck-only-cards-current = deck: darin liegen nur Karten der laufenden Ära
error-sheet-described-does-not-play = das Unternehmen { $company } ist beschrieben, spielt aber nicht mit (seats sagt, wer mitspielt)
error-sheet-discard-only-current = discard: die Karte { $card } ist nicht aus der laufenden Ära ({ $rule })
# same
error-sheet-display = display: { $reason }
error-sheet-does-not-play = { $seat } spielt nicht mit
error-sheet-does-not-play-listed = { $what }: { $seat } spielt nicht mit oder ist doppelt aufgeführt
# same
error-sheet-draft = draft: { $reason }
error-sheet-draft-comes-before-round = { $rule }: der Draft kommt vor Runde 1
error-sheet-draft-order = { $rule }: die Reihenfolge des Wählens beginnt mit denen, die schon gewählt haben, und dann kommt, wer jetzt wählt
error-sheet-draft-over-seat-no = { $rule }: der Draft ist vorbei, aber ein Platz hat kein Unternehmen
error-sheet-draft-said-phase-not = { $rule }: draft ist angegeben, aber die Phase ist nicht der Draft
error-sheet-engineers-bank-counted-bank = { $company }: Arbeiter in der Bank zählt bank
error-sheet-engineers-do-not-add = { $rule }: die Arbeiter des Unternehmens { $company } ergeben zusammen nicht { $all }
error-sheet-extra-officers-unused-ones = { $rule }: zusätzliche Chefingenieure sind unbenutzte, die Mahiri kopieren kann
error-sheet-federation-track-four-spaces = die Staatenbund-Leiste hat vier Felder: steps ist 0 bis 4
error-sheet-full-game-no-basic = { $rule }: das vollständige Spiel hat keine einfachen Joker
error-sheet-gained-too-many-tiles = gained: zu viele Plättchen
error-sheet-hand-empty = { $seat }: hand: ohne Karte gibt es nichts auszuspielen ({ $rule })
error-sheet-hand-most-cards = hand: höchstens { $most } Karten
error-sheet-head-stream-tile-lies-two = { $rule }: das Quellenplättchen { $tile } liegt auf zwei Quellen
error-sheet-holds-engineers-twice = { $rule }: { $space-at } stehen doppelt Arbeiter
error-sheet-introductory-game-no-advanced = { $rule }: das Einführungsspiel hat keine fortgeschrittenen Plättchen
error-sheet-introductory-game-no-bonus = { $rule }: das Einführungsspiel hat kein Bonusplättchen für fortgeschrittene Plättchen
error-sheet-introductory-game-no-draft = { $rule }: das Einführungsspiel hat keinen Draft
error-sheet-introductory-game-no-patent = { $rule }: das Einführungsspiel hat kein Patentamt
error-sheet-level-five-advanced-tiles = { $rule }: eine Stufe hat fünf fortgeschrittene Plättchen
error-sheet-looked-most-three-cards = looked: höchstens drei Karten werden angesehen
error-sheet-mahiri-cannot-copy-herself = { $rule }: { $company }: Mahiri kann sich nicht selbst kopieren
error-sheet-may-only-come-last = „{ $step }“ darf nur am Ende der Agenda stehen
error-sheet-metropolis-lies-two-places = die Metropole { $name } liegt an zwei Orten; sag, wo jedes Plättchen liegt
error-sheet-middle-draft-draft-says = { $rule }: mitten im Draft sagt draft, was noch zur Wahl steht
# same
error-sheet-national = national: { $reason }
error-sheet-neutral-dam-cannot-level = { $rule }: die neutrale Staumauer auf { $space } kann nicht die Höhe { $level } haben
error-sheet-no-dam-hold-water = { $rule }: auf { $space } steht keine Staumauer, die Wasser stauen könnte
error-sheet-no-tile-can-sent = { $rule }: kein Plättchen kann { $engineers } Arbeiter des Unternehmens { $company } { $space-at } platziert haben
error-sheet-no-tile-decides-turn = { $rule }: kein Plättchen entscheidet den Zug von { $seat }
error-sheet-nobody-table = „{ $name }“ sitzt nicht an diesem Tisch
error-sheet-not-contract = { $rule }: { $contract } ist kein Vertrag dieser Farbe ({ $colour })
error-sheet-not-national-contract = { $rule }: { $contract } ist kein staatlicher Vertrag
error-sheet-not-structure = { $rule }: { $company }: „{ $text }“ ist kein Bauteil
error-sheet-not-tile-level = { $rule }: { $tile } ist kein Plättchen der Stufe { $level }
error-sheet-of-company = { $company }: { $reason }
error-sheet-of-seat = { $seat }: { $reason }
error-sheet-offer-one-them-taken = { $rule }: { $text } steht zur Wahl, aber eines davon ist vergeben
error-sheet-only-such-spaces = { $rule }: das Unternehmen { $company } hat nur { $count } solche Felder
error-sheet-only-two-contracts-lie = { $rule }: nur zwei Verträge dieser Farbe liegen offen ({ $colour })
error-sheet-open-segment-wheel-first = { $rule }: das obere Segment der Bauscheibe des Unternehmens { $company } (das erste) muss leer sein
error-sheet-order-every-seat-plays = order: jeder Platz, der mitspielt, steht einmal darin
error-sheet-order-names-players-play = order nennt { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}, aber { $players ->
    [one] { $players } spielt
   *[other] { $players } spielen
} mit
error-sheet-order-names-twice = order nennt { $name } zweimal
error-sheet-pair-written-not = ein Paar schreibt sich „USA Viktor“, nicht „{ $text }“
# same
error-sheet-patents = patents: { $reason }
error-sheet-phase-not-in-round = phase: „{ $phase }“ kommt in Runde { $round } nicht vor ({ $rule })
error-sheet-player-whose-choice-company = { $rule }: der Spieler, der jetzt wählt, hat schon ein Unternehmen
error-sheet-players-fewer-national-contracts = { $rule }: bei { $players } Spielern gibt es weniger staatliche Verträge
error-sheet-players-still-draft-pairs = { $rule }: es müssen noch { $open } Spieler wählen, also stehen { $open } Paare und Verträge zur Wahl
error-sheet-points-impossible = das Unternehmen { $company } kann nicht { $points } Punkte haben
error-sheet-position-not-barrage = dies ist eine Stellung von { $game }, nicht von barrage
error-sheet-round-game-rounds = round { $round }: ein Spiel hat die Runden 1 bis 10
error-sheet-seats-names-companies-play = seats nennt { $named } Unternehmen, aber es gibt { $players } Spieler
error-sheet-segment-written-like-not = ein Segment schreibt sich wie „base 4E“, nicht „{ $text }“
error-sheet-shown-no-hand = shown: die Karte { $card } liegt auf keiner Hand
error-sheet-sits-two-seats = das Unternehmen { $company } sitzt auf zwei Plätzen
error-sheet-spare-blues-tile-there = spare_blues: ein Plättchen darin liegt auch auf einem Spielerbogen
error-sheet-spare-blues-too-many = spare_blues: zu viele Plättchen
error-sheet-specials-only-special-cards = specials: in diesem Deck liegen nur Spezialkarten zu 1 oder 2 Credits
error-sheet-stacks-chance-hexadecimal-digits = stacks.chance besteht aus 16 hexadezimalen Ziffern, nicht „{ $text }“
error-sheet-standing-markers-listed-from = standing: die Anzeiger werden von Feld 1 an abwärts aufgeführt
error-sheet-standing-stands-track-exactly = standing: { $seat } steht genau dann auf der Leiste, wenn steps nicht 0 ist
error-sheet-starting-city-missing = die Start-Stadt { $name } fehlt ({ $rule })
error-sheet-starting-contracts-offer-not = { $rule }: die Startverträge, die zur Wahl stehen, sind nicht möglich
error-sheet-structure-impossible = { $rule }: das Unternehmen { $company } kann { $structure-a } auf { $site } nicht haben
error-sheet-there-five-rounds-no = { $rule }: es gibt fünf Runden und keine Runde { $round }
error-sheet-there-no-board = einen Spielerbogen { $id } gibt es nicht
error-sheet-there-no-card = eine Karte { $card } gibt es nicht
error-sheet-there-no-card-place = { $what }: eine Karte { $card } gibt es für diesen Ort nicht
error-sheet-there-no-contract = einen Auftrag „{ $name }“ gibt es nicht
error-sheet-there-no-metropolis = { $color ->
    [brown] eine braune Metropole „{ $name }“ gibt es nicht
   *[blue] eine blaue Metropole „{ $name }“ gibt es nicht
}
error-sheet-there-three-patent-slots = { $rule }: das Patentamt hat drei Felder
error-sheet-tile-both-supply-wheel = { $rule }: das Unternehmen { $company } hat ein Plättchen sowohl im Vorrat als auch auf der Bauscheibe
error-sheet-tile-cannot-lie = { $place ->
    [patents] { $rule }: { $tile } kann nicht im Patentamt liegen
   *[stacks] { $rule }: { $tile } kann nicht in einem Stapel liegen
}
error-sheet-tile-lies-twice-wheel = { $rule }: auf der Bauscheibe des Unternehmens { $company } liegt ein Plättchen doppelt
error-sheet-tile-must-lie-top = { $rule }: oben auf dem Stapel muss ein Plättchen liegen, als automa.action
# same
error-sheet-tiles = tiles: { $reason }
error-sheet-tiles-blocked-solo = tiles: nur das Solospiel hat blockierende Plättchen ({ $rule })
error-sheet-tiles-does-not-play = tiles: { $seat } spielt nicht mit
error-sheet-tiles-most-three = tiles: { $seat } hat drei Plättchen, nicht mehr ({ $rule })
error-sheet-tiles-one-cloned = tiles: zwei liegen nur durch das Aktionskopie-Plättchen auf einem Aktionsplatz, das dann genommen ist, und nur zu viert ({ $rule })
error-sheet-tiles-there-no-coloured = tiles: einen farbigen Aktionsplatz { $slot } gibt es nicht
error-sheet-too-many-built = { $what ->
    [tunnels] { $built } Tunnel sind gebaut, aber das Spiel hat nur { $all }
    [nonsymbiotic] { $built } nicht-symbiotische Städte sind gebaut, aber das Spiel hat nur { $all }
   *[symbiotic] { $built } symbiotische Städte sind gebaut, aber das Spiel hat nur { $all }
}
error-sheet-neutral-dam-stray = { $rule }: auf { $space } kann keine neutrale Staumauer der Höhe { $level } stehen; ist es so gemeint, sagt die Datei study = true
error-sheet-machines-do-not-add = { $rule }: das Unternehmen { $company } hat in Vorrat und Rad zusammen { $sum } ({ $what }) und begann mit { $least }; ist es so gemeint, sagt die Datei study = true
error-sheet-bid-too-high = { $rule }: ein Gebot von { $points } ist zu hoch; höchstens { $most }
error-sheet-too-many-face-up-contracts = { $rule }: das Unternehmen { $company } hat zu viele offene Verträge
error-sheet-too-much = { $what ->
    [credits] das Unternehmen { $company } kann nicht { $amount } Hydro haben
    [excavators] das Unternehmen { $company } kann nicht { $amount } Bagger haben
    [mixers] das Unternehmen { $company } kann nicht { $amount } Betonmischer haben
    [energy] das Unternehmen { $company } kann nicht { $amount } Energie haben
   *[laid] das Unternehmen { $company } kann nicht { $amount } von Plättchen gelegte Arbeiter haben
}
error-sheet-top-tile-discard-pile = { $rule }: das oberste Plättchen des Ablagestapels ist automa.criteria
error-sheet-tunnel-not-connected-starting = ein Tunnel ist nicht mit der Start-Stadt verbunden ({ $rule })
error-sheet-turn-round-turns = turn { $turn }: eine Runde hat die Züge 1 bis 3
error-sheet-two-buildings-stand-one = zwei Gebäude stehen auf einem Bauplatz
error-sheet-upgraded-nothing-can-upgraded = upgraded: auf { $site } steht nichts, was aufgewertet werden kann
error-sheet-used-mahiri-spaces-without = { $rule }: das Unternehmen { $company } hat ohne Mahiri deren Felder genutzt
error-sheet-used-none-action-cards = used: { $card } ist keine der Aktionskarten
error-sheet-wheel = Bauscheibe des Unternehmens { $company }: { $reason }
error-sheet-wheel-more-than-segments = { $rule }: die Bauscheibe des Unternehmens { $company } hat mehr als 6 Segmente
error-sheet-works-two-companies = { $rule }: { $officer } arbeitet für zwei Unternehmen

## Komponentenpakete und ihre Effektsprache

error-pack-always-available-slot-missing = der jederzeit verfügbare Aktionsplatz fehlt
# same
error-pack-benefit = benefit: { $reason }
error-pack-blue-metropolis-instant-perhaps = eine blaue Metropole hat instant, vielleicht production, kein scoring ({ $rule })
error-pack-board-city-sites-one = ein Spielerbogen hat 2 bis { $most } Stadtbauplätze, dieser { $count }
error-pack-board-most-tunnel-sites = ein Spielerbogen hat höchstens { $most } Tunnelbauplätze
error-pack-board-no-site = der Spielerbogen hat keinen Bauplatz { $name }
error-pack-bonus = der Bonus von { $name }: { $reason }
error-pack-brown-metropolis-scoring-nothing = eine braune Metropole hat scoring und sonst nichts ({ $rule })
error-pack-building-sites-most = { $name } hat { $number } Gebäude-Bauplätze; höchstens { $most }
error-pack-cannot-be-gained = „{ $word }“ kann man nicht erhalten: eine Ressource, point oder card
error-pack-card-most-one-sale = eine Karte hat höchstens einen Verkauf
error-pack-cards-needed-there = nötig sind { $least } bis { $most } Karten, vorhanden sind { $found }
error-pack-cards-numbered-from-personal = Karten werden ab 1 nummeriert; 0 ist der Persönliche Assistent
error-pack-cities-not-upgraded = Städte werden nicht aufgewertet ({ $rule })
error-pack-cities-structures-cannot-counted = Städte und Strukturen lassen sich nicht zusammen zählen
error-pack-city-no-structure-farm = eine Stadt ist keine Struktur: farm, desalination, laboratory, tunnel, building oder structure
error-pack-city-site-metropolis = { $name } ist ein Stadtbauplatz und eine Metropole
error-pack-contracts-needed = nötig sind 3 bis 64 Aufträge
# same
error-pack-criteria = criteria: { $reason }
error-pack-deck-ii-iii-special = deck ist I, II, III oder special
error-pack-different-resources-cannot-chosen = { $count } verschiedene Ressourcen lassen sich nicht aus { $kinds } wählen
error-pack-effect-empty = der Effekt ist leer
error-pack-effect-most-parts = ein Effekt hat höchstens 12 Teile
error-pack-effect-too-long = ein Effekt wird mit höchstens { $most } Buchstaben geschrieben
error-pack-exchanging-does-nothing = { $one } gegen { $other } zu tauschen bewirkt nichts
error-pack-expected = erwartet: { $wanted }; gefunden: „{ $found }“
error-pack-expected-at-end = erwartet am Ende des Effekts: { $wanted }
error-pack-expected-available-occupied-any = erwartet: available, occupied oder any; gefunden: „{ $other }“
error-pack-expected-era-ii-iii = erwartet: Ära I, II oder III; gefunden: „{ $other }“
error-pack-expected-match-differ-found = erwartet: match oder differ; gefunden: „{ $other }“
error-pack-expected-metropolis-city-found = erwartet: metropolis oder city; gefunden: „{ $other }“
error-pack-federation-track-no-space = die Staatenbund-Leiste hat kein Feld { $space }
error-pack-ladder-most-rungs = eine Leiter hat höchstens { $most } Stufen
error-pack-least-four-boards-needed = nötig sind mindestens vier Spielerbögen dieser Seite ({ $name })
error-pack-least-four-brown-eight = nötig sind mindestens vier braune und acht blaue Metropolen
error-pack-metropolis-needs-exactly-tunnel = die Metropole { $name } braucht { $wanted ->
    [one] genau einen Tunnelbauplatz
   *[other] genau { $wanted } Tunnelbauplätze
} ({ $rule })
error-pack-metropolis-sells-nothing = eine Metropole verkauft nichts
error-pack-most-clauses = eine Karte hat höchstens { $most } Klauseln oder Wertungen
error-pack-most-three-prices-choose = höchstens drei Preise zur Wahl
error-pack-name = ein Name hat 1 bis { $most } Buchstaben und steht in einer Zeile
error-pack-nested-too-deep = Klammern, Bedingungen und Preise sind höchstens { $most } tief geschachtelt
error-pack-no-event = mit „{ $other }“ beginnt kein Ereignis: build, upgrade, connect, advance, slot gives, colours, use, take special, pay special, claim card, turn ends
error-pack-no-kind-of-component = „{ $other }“ ist keine Art von Komponenten: cards, boards, slots, metropolises, contracts
error-pack-no-meaning-here = „{ $letter }“ bedeutet hier nichts
error-pack-no-resource = „{ $word }“ ist keine Ressource
error-pack-no-tunnel-site = { $name } ist kein Tunnelbauplatz
error-pack-no-tunnel-site-metropolis = { $name } ist kein Tunnelbauplatz einer Metropole
error-pack-no-tunnel-site-one = „{ $text }“ ist kein Tunnelbauplatz; einer schreibt sich b2-c2
error-pack-no-verb = „{ $other }“ ist kein Verb: gain, draw, pay, exchange, instead, build, upgrade, use, take, advance, perform, output, refresh, convert oder if
error-pack-note-too-long = eine Anmerkung hat höchstens { $most } Buchstaben
error-pack-nothing-one-builds = „{ $word }“ ist nichts, was man baut: farm, desalination, laboratory, tunnel, city, symbiotic, nonsymbiotic, building oder structure
error-pack-number-used-twice-file = die Nummer kommt in dieser Datei zweimal vor
error-pack-one-kind-building-meant = gemeint ist eine Art von Gebäude: farm, desalination oder laboratory
error-pack-one-kind-structure-building = gemeint ist eine Art von Struktur, building, structure oder city
error-pack-only-buildings-stand-expansion = auf Erweiterungsbauplätzen stehen nur Gebäude
error-pack-only-special-cards-cost = nur Spezialkarten haben einen Preis
error-pack-pair-tunnels = ein Tunnelpaar: { $reason }
error-pack-produces-times-possible = { $name } erzeugt { $times }-fach; möglich ist 2- bis 9-fach
error-pack-production-card-gains-pays = eine Produktionskarte bringt Ertrag, bezahlt, tauscht, ersetzt oder wertet auf, und sonst nichts
error-pack-production-metropolis-gives-plain = in der Produktionsphase gibt eine Metropole nur reine Erträge
error-pack-refreshes-for-ever = nur eine Sofortkarte darf Aktionskarten wieder verfügbar machen, und höchstens 4: alles andere könnte ewig so weitergehen ({ $rule })
error-pack-rungs-ladder-go-up = die Stufen einer Leiter steigen an
error-pack-set-cannot-hold-another = ein Satz kann keinen anderen Satz enthalten
error-pack-side-needs-least-four = diese Seite ({ $name }) braucht mindestens vier Aktionsplätze jeder Farbe
error-pack-side-slots-most = diese Seite ({ $name }) hat { $count } Aktionsplätze; höchstens 15
error-pack-slot-name-made-small = der Name eines Aktionsplatzes besteht aus Kleinbuchstaben und Bindestrichen
error-pack-slot-performs-itself = Aktionsplätze, die einander ausführen, kommen zu diesem zurück ({ $rule })
error-pack-slots-side-listed-by-color = die Aktionsplätze dieser Seite ({ $name }) stehen Farbe für Farbe beieinander
error-pack-some-city-site-cannot = ein Stadtbauplatz ist vom Start aus nicht zu erreichen
error-pack-special-card-cost = eine Spezialkarte hat einen Preis von 1, 2 oder 3
error-pack-start-no-city-site = der Start { $start } ist kein Stadtbauplatz
error-pack-surcharge = die Zusatzzahlung von { $name }: { $reason }
error-pack-there-most-metropolises-each = es gibt höchstens 18 Metropolen jeder Farbe
error-pack-there-no-slot-called = einen Aktionsplatz namens „{ $name }“ gibt es nicht
error-pack-too-large = eine Paketdatei hat höchstens { $most } KiB, diese hat { $kib }
error-pack-too-many-counts-one = zu viele Zählungen in einem Paket
error-pack-too-many-effects-one = zu viele Effekte in einem Paket
error-pack-too-many-moves = eine Entscheidung könnte { $moves } Züge anbieten, weil es so viele Karten einer Art gibt ({ $kind }); Platz ist für { $most }
error-pack-too-many-payments = ein Preis könnte auf { $ways } Arten bezahlt werden, mit Biomasse statt Tang und Stahlplastik; so viele haben bei einer Entscheidung keinen Platz
error-pack-too-many-rows = eine Datei hat davon höchstens { $most }
error-pack-too-many-sales = Schlusswertungskarten verkaufen zu viel: { $number } Karten, { $moves } Arten zu verkaufen, { $plans } Pläne für Waren derselben Art
error-pack-too-many-steps = Effekte in Effekten könnten { $steps } Schritte zugleich offen lassen; Platz ist für { $most }
error-pack-too-many-things-one = zu viele Dinge in einem Satz
error-pack-trigger-sets-off-itself = Effekte, die auf Ereignisse warten und etwas fragen, könnten einander ewig auslösen ({ $rule })
error-pack-tunnel-site-ends-which = der Tunnelbauplatz { $text } endet bei { $end }, und das ist weder Stadtbauplatz noch Metropole
error-pack-tunnel-site-listed-twice = der Tunnelbauplatz { $text } ist doppelt aufgeführt
error-pack-tunnel-site-must-touch = der Tunnelbauplatz { $text } muss einen Stadtbauplatz berühren und zwei Orte verknüpfen
error-pack-works-production-cards-only = „instead of“ wirkt nur auf Produktionskarten ({ $rule })
error-pack-written-from-kinds-buildings = geschrieben „city with 2 kinds“, mit 1 bis 3 Gebäudearten

## Was in einem Effekt richtig gewesen wäre

# same
error-wanted-about = „card“
# same
error-wanted-about-2 = „city“
error-wanted-action-card-slot-colour = action card, slot oder eine Farbe
error-wanted-at-city-or-in-turn = „at city“ oder „in turn“
error-wanted-available-occupied-any = available, occupied oder any
error-wanted-condition-least-most-no = eine Bedingung (at least, at most, no, on space, era, biomatter produced, first, last)
error-wanted-end-effect = das Ende des Effekts
error-wanted-era = I, II oder III
error-wanted-event = ein Ereignis
error-wanted-match-differ = match oder differ
error-wanted-metropolis-city = metropolis oder city
error-wanted-name-slot = der Name eines Aktionsplatzes
error-wanted-number-from = eine Zahl von 1 bis 99
error-wanted-resource = eine Ressource
error-wanted-resource-point-card = eine Ressource, point oder card
error-wanted-something-build = etwas, was man baut
error-wanted-verb = ein Verb
error-wanted-when-once-per-turn = when, once per turn, hand limit oder discount
error-wanted-word = „{ $word }“
