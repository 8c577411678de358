# Wasserkraft (Barrage): der Tisch in Buchstaben und die Überschriften der Tabellen.

## Der Tisch in Buchstaben

barrage-status = { $seat }: { barrage-engineers }, { $credits } Hydro, { barrage-excavators }, { barrage-mixers }, { $energy } Energie, { $vp } SP.

barrage-board-heading = { $phase-id ->
    [draft] Wasserkraft, { $variant }: der Draft. Reihenfolge der Wahl: { $order }.
    [over] Wasserkraft, { $variant }: Das Spiel ist zu Ende.
   *[other] Wasserkraft, { $variant }: Runde { $round } von { $rounds }, { $phase }. Spielreihenfolge: { $order }.
}
barrage-board-bonus = { $now ->
    [yes] jetzt { $bonus } ({ $vp })
   *[no] { $round }: { $bonus } ({ $vp })
}
barrage-board-bonuses = Bonusplättchen nach Runden, mit den SP je Stück: { $list }.
barrage-board-objective = Ziel: { $objective }.
barrage-board-automa = Automaplättchen: Aktionen von { $action }, Kriterien von { $criteria }.

barrage-board-company = Unternehmen
barrage-board-vp = SP
barrage-board-energy = Energie
barrage-board-credits = Hydro
barrage-board-engineers = Arbeiter
barrage-board-excavators = Bagger
barrage-board-mixers = Betonm.
barrage-board-title = { $level-id ->
    [none] { $state ->
        [asked] { $name } ({ $seat }, am Zug)
        [passed] { $name } ({ $seat }, gepasst)
       *[none] { $name } ({ $seat })
    }
   *[other] { $state ->
        [passed] { $name } ({ $seat }, Automa: { $level }, gepasst)
       *[none] { $name } ({ $seat }, Automa: { $level })
    }
}

barrage-board-officer = Chefingenieur
barrage-board-officer-text = { $officer }: { $ability }
barrage-board-wheel = Bauscheibe (ab dem oberen Segment)
barrage-board-tiles = Plättchen
barrage-board-contracts = Verträge
barrage-board-fulfilled = erfüllt
barrage-board-spaces = Arbeiter auf
barrage-board-space-bank = Bank ({ $count })
barrage-board-space-construction = { $count ->
    [one] 1 Bauaktionsfeld
   *[other] { $count } Bauaktionsfelder
}
barrage-board-space-mahiri = { $count ->
    [one] 1 Feld von Mahiri
   *[other] { $count } Felder von Mahiri
}

barrage-board-map = Spielplan. Ein Stern steht für eine rote Umrandung; eine Staumauer zeigt Besitzer, Höhe (Wasser/Fassungsvermögen); ein Rohrwerk Stärke>Tal und Besitzer.
barrage-board-to-basin = nach Tal { $basin }
barrage-board-head = { $last ->
    [yes] { $waiting ->
        [one] 1 wartende Wassereinheit (Plättchen { $tile })
       *[other] { $waiting } wartende Wassereinheiten (Plättchen { $tile })
    }
   *[no] { $waiting ->
        [one] 1 wartende Wassereinheit (Plättchen { $tile }, es kommen noch: { $coming })
       *[other] { $waiting } wartende Wassereinheiten (Plättchen { $tile }, es kommen noch: { $coming })
    }
}
barrage-board-basin = Tal
barrage-board-area = Gebiet
barrage-board-river = Fluss nach
barrage-board-upper = obere Staumauer
barrage-board-lower = untere Staumauer
barrage-board-left = linkes Rohrwerk
barrage-board-right = rechtes Rohrwerk
barrage-board-houses = Turbinenhäuser
# same
barrage-board-neutral = neutral

barrage-board-pair = { $company } mit { $officer }
barrage-board-pairs = Unternehmen zur Wahl
barrage-board-starting = Startverträge
barrage-board-copyable = Chefingenieure, die Mahiri kopieren kann
barrage-board-display-green = grüne Verträge ({ $left } verdeckt)
barrage-board-display-yellow = gelbe Verträge ({ $left } verdeckt)
barrage-board-display-red = rote Verträge ({ $left } verdeckt)
barrage-board-national = staatliche Verträge
barrage-board-patent = { $slot }: { $tile }
barrage-board-patents = Patentamt

## Das Material in Zahlen und die Gruppen einer Simulation

barrage-count-companies = Unternehmen
barrage-count-officers = Chefingenieure
barrage-count-starting-contracts = Startverträge
barrage-count-private-contracts = private Verträge
barrage-count-national-contracts = staatliche Verträge
barrage-count-basic-tiles = einfache Technologieplättchen
barrage-count-advanced-tiles = fortgeschrittene Technologieplättchen
barrage-count-head-stream-tiles = Quellenplättchen
barrage-count-bonus-tiles = Bonusplättchen
barrage-count-objective-tiles = Zielplättchen
barrage-count-automa-tiles = Automaplättchen
barrage-count-action-spaces = Aktionsfelder
barrage-count-base-spaces = Baufelder für Grundmauern
barrage-count-conduit-spaces = Baufelder für Rohrwerke
barrage-count-powerhouse-spaces = Baufelder für Turbinenhäuser
barrage-count-pieces-of-a-company = Bauteile je Unternehmen
barrage-group-companies = Unternehmen
barrage-group-officers = Chefingenieur
