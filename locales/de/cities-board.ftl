# Underwater Cities: der Tisch in Buchstaben und die Überschriften der Tabellen.

cities-status = { $seat }, Ära { cities-era }, Runde { $round }, Zug { $turn }: { cities-status-credits }, { $science } Wissenschaft, { $kelp } Tang, { $steelplast } Stahlplastik, { $biomatter } Biomasse, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}.
cities-status-credits = { $credit ->
    [one] 1 Credit
   *[other] { $credit } Credits
}

cities-board-heading = { $phase ->
    [first-hands] Underwater Cities, vor Ära I: Alle behalten drei Karten. Zugfolge: { $order }.
    [production] Underwater Cities, Ära { cities-era }: Produktionsphase. Zugfolge: { $order }.
    [new-hands] Underwater Cities, Ära { cities-era }: Alle wählen ihre Hand für die neue Ära. Zugfolge: { $order }.
    [scoring] Underwater Cities: Schlusswertung. Zugfolge: { $order }.
    [over] Underwater Cities: Das Spiel ist zu Ende.
   *[turns] Underwater Cities, Ära { cities-era }, Runde { $round } von 10, Zug { $turn }. Zugfolge: { $order }.
}
cities-board-marker = { $space ->
    [0] { $seat } unterhalb
   *[other] { $seat } auf Feld { $space }
}
cities-board-track = Staatenbund-Leiste, von vorn: { $markers }.
cities-board-supply = Vorrat: { $tunnels } Tunnel, nicht-symbiotische Kuppeln: { $white }, symbiotische Kuppeln: { $unlimited ->
    [yes] unbegrenzt
   *[no] { $purple }
}, blaue Metropolen: { $blues }. Karten im Deck der Ära: { $deck }; im Ablagestapel: { $discard }.

cities-board-slots = Aktionsplätze des Hauptspielplans, mit Farbe, Plättchen und Aktion:
cities-board-blocked = blockiert
cities-board-cloning = Das Aktionskopie-Plättchen ist für 1 Credit zu haben.
cities-board-specials = Spezialkarten, die genommen werden können (im Deck: { $left }):
cities-board-contracts = Aufträge:

cities-board-player = Spieler
cities-board-points = Punkte
cities-board-credit = Credits
cities-board-science = Wissen.
cities-board-kelp = Tang
cities-board-steelplast = Stahlpl.
cities-board-biomatter = Biomasse
cities-board-cities = Städte
cities-board-hand = Hand
cities-board-title = { $asked ->
    [yes] { $name } ({ $seat }, am Zug)
   *[no] { $name } ({ $seat })
}

cities-board-board = { $name }, Spielerbogen { $id }. F Farm, E Entsalzungsanlage, L Labor, + aufgewertet, . freier Bauplatz, ? nicht verbunden:
cities-board-site = Bauplatz
cities-board-city = Stadt
cities-board-nonsymbiotic = nicht-symbiotisch
cities-board-symbiotic = symbiotisch
cities-board-letter-farm = F
cities-board-letter-desalination = E
cities-board-letter-laboratory = L
cities-board-bonus = Bonus { $gain }
cities-board-surcharge = Zusatzzahlung { $price }
cities-board-times = erzeugt { $times }-fach
cities-board-tunnels = Tunnel
cities-board-free-tunnels = freie Tunnelbauplätze
cities-board-metropolises = Metropolen
cities-board-metropolis = { $connected ->
    [yes] { $place }, verbunden: { $tile }
   *[no] { $place }: { $tile }
}
cities-board-actions = Aktionskarten
cities-board-action = { $used ->
    [yes] { $card-name }, genutzt: { $text }
   *[no] { $card-name }: { $text }
}
cities-board-claimed = beanspruchte Karten
cities-board-card = { $card-name }: { $text }
cities-board-card-price = { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}
cities-board-own-contracts = Aufträge
cities-board-own-hand = Deine Hand (das Limit ist { $limit }):
cities-board-aside = Beiseitegelegt: { $cards }.

## Varianten, das Material in Zahlen und die Gruppen einer Simulation

cities-variant-basic = einfache Spielerbögen
cities-variant-asymmetric = asymmetrische Spielerbögen
cities-variant-contracts = Regierungsaufträge
cities-variant-solo = Solospiel

cities-count-era-1-cards = Karten der Ära I
cities-count-era-2-cards = Karten der Ära II
cities-count-era-3-cards = Karten der Ära III
cities-count-special-cards = Spezialkarten zu 1 oder 2 Credits
cities-count-special-3-cards = Spezialkarten zu 3 Credits
cities-count-boards = Spielerbögen
cities-count-slots-1-2 = farbige Aktionsplätze für 1 oder 2 Spieler
cities-count-slots-3-4 = farbige Aktionsplätze für 3 oder 4 Spieler
cities-count-brown-metropolises = braune Metropolen
cities-count-blue-metropolises = blaue Metropolen
cities-count-contracts = Regierungsaufträge
cities-count-tunnels = Tunnel
cities-count-nonsymbiotic-domes = nicht-symbiotische Kuppeln
cities-count-symbiotic-domes = symbiotische Kuppeln
cities-group-boards = Spielerbogen
