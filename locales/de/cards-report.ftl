### Der Kartenbericht von `hydropolis simulate cities --report cards`.

cards-report-by-deck = Nach Deck und Farbe
cards-report-era-1 = Ära I
cards-report-era-2 = Ära II
cards-report-era-3 = Ära III
cards-report-special-3 = Spezialkarten, 3 Credits
cards-report-special = Spezialkarten, 1 oder 2 Credits
cards-report-special-all = Spezialkarten
cards-report-all = alle
cards-report-yellow = gelb
cards-report-red = rot
cards-report-green = grün
cards-report-instant = sofort
cards-report-permanent = dauerhaft
cards-report-action = Aktion
cards-report-production = Produktion
cards-report-end-scoring = Schlusswertung
cards-report-deck = Deck
cards-report-color = Farbe
cards-report-cards = Karten
cards-report-mean = Mittel
cards-report-spread = Standardabw.
cards-report-card = Karte
cards-report-name = Name
cards-report-type = Art
cards-report-drawn = gezogen
cards-report-played = ausgespielt
cards-report-used = genutzt
cards-report-difference = Unterschied
cards-report-error = Fehler
cards-report-deviation = Abweichungen
cards-report-far = Hinweis
cards-report-far-mark = auffällig

### Der Bericht von `hydropolis simulate cities --report sources`: woher Punkte kommen und wie die Partien verliefen.

sources-source = Punkte nach Herkunft
sources-each = je Person
sources-course = Verlauf der Partien
sources-colors = Gespielte Karten nach Farbe, %
sources-network = verbundene Städte am Ende
sources-production-1 = Produktion in Ära I
sources-production-2 = Produktion in Ära II
sources-production-3 = Produktion in Ära III
sources-card-instant = Karten mit sofortigem Effekt
sources-card-permanent = Karten mit dauerhaftem Effekt
sources-card-action = Aktionskarten
sources-card-production = Produktionskarten
sources-card-end-scoring = Schlusswertungskarten
sources-blue-metropolis = blaue Metropolen
sources-brown-metropolis = die braune Metropole
sources-contract = Regierungsaufträge
sources-site = Boni von Bauplätzen
sources-federation = Staatenbund-Leiste
sources-slot = Aktionsplätze
sources-leftovers = übrige Ressourcen
sources-hunger = durch Hunger verloren
sources-points = Punkte
sources-used = Züge von 30 mit genutzter Karte
sources-won = gewonnene Partien, %
sources-domes-left = Partien mit übrigen symbiotischen Kuppeln, %
sources-brown-connected = braune Metropole verbunden, %
sources-blue-connected = verbundene blaue Metropolen
sources-cities = verbundene Städte
sources-symbiotic = symbiotische Städte
sources-tunnels = Tunnel

# Whether seats win equally often: shares of the victories, and how far they are from equal.
sources-victories = Siege, %
sources-won-by-seat = nach Sitzplatz
sources-won-by-place = nach Rang in der ersten Reihenfolge
sources-chi-square = Chi-Quadrat
# Below this number chi-square stays in 95 of 100 cases if all win equally often.
sources-bound = 95 % unter
