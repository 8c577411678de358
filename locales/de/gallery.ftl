# The gallery, the page of a component, and search.

web-gallery = Galerie
web-gallery-title = { $game }: alles aus der Schachtel
web-gallery-by-game = Spiel
web-gallery-by-kind = Art
web-gallery-by-color = Farbe
web-gallery-by-type = Typ
web-gallery-by-era = Ära oder Stufe
web-gallery-by-does = Was darauf ist
web-gallery-by-text = Wörter
web-gallery-any = alle
web-gallery-show = Zeigen
web-gallery-kind-barrage-company = Unternehmen
web-gallery-kind-barrage-officer = Chefingenieure
web-gallery-kind-barrage-tile = Technologieplättchen
web-gallery-kind-barrage-contract = Verträge
web-gallery-kind-barrage-bonus = Bonusplättchen
web-gallery-kind-barrage-objective = Zielplättchen
web-gallery-kind-barrage-work = Auftragsarbeiten
web-gallery-kind-barrage-building = Private Gebäude
web-gallery-kind-barrage-automa = Automaplättchen
web-gallery-kind-cities-card = Karten der Ären
web-gallery-kind-cities-special = Spezialkarten
web-gallery-kind-cities-assistant = Persönlicher Assistent
web-gallery-kind-cities-metropolis = Metropolen
web-gallery-kind-cities-contract = Regierungsaufträge
web-gallery-kind-cities-board = Spielerbögen
web-gallery-kind-cities-slot = Aktionsplätze
web-gallery-color-yellow = gelb
web-gallery-color-red = rot
web-gallery-color-green = grün
web-gallery-color-blue = blau
web-gallery-color-brown = braun
web-gallery-type-private = privat
web-gallery-type-national = staatlich
web-gallery-type-starting = Startvertrag
web-gallery-type-basic = einfach
web-gallery-type-advanced = fortgeschritten
web-gallery-type-special = Sonderplättchen
web-gallery-type-asymmetric = asymmetrisch
web-gallery-type-instant = sofort
web-gallery-type-permanent = dauerhaft
web-gallery-type-action = Aktion
web-gallery-type-production = Produktion
web-gallery-type-end-scoring = Schlusswertung
web-gallery-era-1 = Ära I
web-gallery-era-2 = Ära II
web-gallery-era-3 = Ära III
web-gallery-era-level-1 = Stufe I
web-gallery-era-level-2 = Stufe II
web-gallery-era-level-3 = Stufe III
web-gallery-builds = Baut: { $list }
web-gallery-contract = Vertrag { $number }
web-gallery-asks = Verlangt: { $what }
web-gallery-gives = Gibt: { $what }
web-gallery-cost = Kostet: { $what }
web-gallery-each = Je { $what }
web-gallery-places = 1. Platz { $first }, 2. Platz { $second }, 3. Platz { $third }
web-gallery-work = Auftragsarbeit { $number }
web-gallery-action = Aktion: { $what }
web-gallery-action-paid = Aktion für { $price }: { $what }
web-gallery-automa = Automaplättchen { $number }
web-gallery-board = Bogen { $number }
web-gallery-board-text = Bauplätze für Städte: { $cities }; für Tunnel: { $tunnels }; für Gebäude: { $buildings }
web-gallery-slot-side = Nummer { $number } auf der Seite für { $side } Personen
web-component-rules = Regeln und Entscheidungen
web-component-figures = In Zahlen
web-search = Suche
web-search-what = Regeln, Karten, Plättchen, Wörter
web-search-do = Finden
web-search-lead = Ein paar Wörter genügen: ein Name in eurer Sprache oder auf Englisch, was etwas tut, oder die Nummer einer Regel.
web-search-component = In der Galerie
web-search-term = Wörter des Tisches
web-search-guide = In den Anleitungen
web-search-rule = In den Regeln
web-gallery-count = { $count ->
    [0] Nichts passt.
    [one] { $count } Teil
   *[other] { $count } Teile
}
web-gallery-special-cost = { $credits ->
    [one] Die Nutzung kostet { $credits } Credit.
   *[other] Die Nutzung kostet { $credits } Credits.
}
web-search-count = { $count ->
    [0] Nichts gefunden. Versucht ein anderes Wort oder den englischen Namen.
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
web-search-many = Die besten { $shown } von { $count }. Mehr Wörter finden weniger.
