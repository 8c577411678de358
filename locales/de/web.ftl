# Die Seiten.

# same
web-name = Hydropolis
web-menu = Menü
web-nav = Hauptseiten
web-skip = Zum Inhalt
web-back = Zurück
web-save = Speichern
web-unofficial = Inoffiziell: Die Namen der Spiele sagen nur, wessen Regeln das sind. Nichts hier stammt von den Verlagen oder wird von ihnen unterstützt.
web-api = Für Programme: die API

## Startseite

web-home-title = Zwei Spiele vom Wasser
web-home-lead = Staumauern in den Alpen, Städte auf dem Meeresgrund: nach den vollständigen Regeln gespielt, allein gegen den Computer oder mit Freunden, live oder mit einem Spielzug am Tag.
web-about-barrage = Baue Staumauern, Rohrwerke und Turbinenhäuser und lass das Wasser der anderen für dich arbeiten.
web-about-cities = Verbinde Kuppeln durch Tunnel, spiele Karten passend zum Platz und lass deine Nation auf dem Meeresgrund gedeihen.
web-play-computer = Gegen den Computer spielen
web-quick-barrage = Du und ein Automa (normal), das vollständige Spiel.
web-quick-cities = Du und ein Computergegner (Anfänger), mit einfachen Spielerbögen.
web-set-up = Tisch aufbauen
web-read-rules = Regeln lesen
web-my-games = Meine Partien
web-open-tables = Offene Tische
web-ended-games = Beendete Partien
web-state-your-turn = du bist am Zug
web-state-waiting = wartet
web-state-open = ein Platz ist frei
web-state-over = beendet
web-moves-so-far = { $moves ->
    [one] 1 Entscheidung
   *[other] { $moves } Entscheidungen
}
web-upload = Aufzeichnung hochladen
web-upload-what = Der Text einer Aufzeichnung, so wie er heruntergeladen wurde
web-upload-do = Aufzeichnung öffnen

## Ein neuer Tisch

web-new-title = Ein Tisch für { $game }
web-seats = Plätze
web-seats-why = Eine Einladung ist ein Link, der nur einmal gilt. Ein offener Platz ist für alle sichtbar. Nimmst du selbst mehrere Plätze, gebt ihr den Bildschirm herum.
web-seat-number = Platz { $number }
web-chair-none = niemand
web-chair-me = ich
web-chair-link = Einladung per Link
web-chair-open = offen für alle
web-chair-random = Computer: spielt zufällig
web-chair-beginner = Computer: Anfänger
web-chair-club = Computer: Vereinsspieler
web-chair-expert = Computer: Experte
web-chair-automa-easy = Automa, einfach
web-chair-automa-medium = Automa, normal
web-chair-automa-hard = Automa, schwer
web-chair-automa-very-hard = Automa, sehr schwer
web-settings = Das Spiel
web-setting-barrage-variant = Variante
web-setting-barrage-variant-full = vollständiges Spiel
web-setting-barrage-variant-intro = Einführungsspiel
web-setting-barrage-variant-why = Im Einführungsspiel werden Unternehmen und Chefingenieure zugeteilt, und das Patentamt bleibt geschlossen; Automas gibt es darin nicht.
web-setting-barrage-seating = Unternehmen und Chefingenieure
web-setting-barrage-seating-drafted = im Draft
web-setting-barrage-seating-dealt = verteilt
web-setting-barrage-seating-free = frei gewählt
web-setting-barrage-seating-why = Im Draft, wie im Regelheft; verteilt für einen schnellen Beginn; frei für Leute, die wissen, womit sie spielen wollen. Nur im vollständigen Spiel.
web-setting-barrage-auction = Versteigerung der Plätze im Draft
web-setting-barrage-auction-no = keine Versteigerung
web-setting-barrage-auction-yes = Gebote in Punkten
web-setting-barrage-auction-why = Ein starkes Paar kostet, was es dem Tisch wert ist; Gebote werden am Spielende bezahlt. Nur im vollständigen Spiel.
web-setting-barrage-mahiri-credits = Mahiri beginnt mit
web-setting-barrage-mahiri-credits-6 = 6 Hydro
web-setting-barrage-mahiri-credits-9 = 9 Hydro
web-setting-barrage-mahiri-credits-why = Das Regelheft gibt allen 6 Hydro; ihr gedrucktes Plättchen zeigt 9. Nur im vollständigen Spiel.
# same
web-setting-barrage-simone = Simone Luciani
web-setting-barrage-simone-no = nicht unter den Chefingenieuren
web-setting-barrage-simone-yes = unter den Chefingenieuren
web-setting-barrage-simone-why = Ein Chefingenieur der Erweiterung, der sonst nichts von ihr braucht: mehrere Verträge mit einer Energieproduktion. Nur im vollständigen Spiel.
web-setting-cities-boards = Spielerbögen
web-setting-cities-boards-basic = einfache Spielerbögen
web-setting-cities-boards-asymmetric = asymmetrische Spielerbögen
web-setting-cities-boards-why = Die asymmetrischen Spielerbögen haben besondere Bauplätze, die mehr kosten oder mehr einbringen; allein spielt man immer mit ihnen.
web-setting-cities-contracts = Regierungsaufträge
web-setting-cities-contracts-no = ohne Aufträge
web-setting-cities-contracts-yes = mit Aufträgen
web-setting-cities-contracts-why = Drei offene Ziele; wer eines zuerst erfüllt, darf es beanspruchen. Nicht im Solospiel.
web-setting-cities-metropolises = Blaue Metropolen
web-setting-cities-metropolises-random = zufällig gelegt
web-setting-cities-metropolises-chosen = von ihren Besitzern gelegt
web-setting-cities-metropolises-why = Die Spielregeln unterscheiden sich: In der deutschen Ausgabe wählen alle selbst, welche der beiden blauen Metropolen wo liegt, in anderen entscheidet der Zufall.
web-setting-cities-offset = Blockierende Plättchen (nur im Solospiel)
web-setting-cities-offset-1 = ab Aktionsplatz 1
web-setting-cities-offset-2 = ab Aktionsplatz 2
web-setting-cities-offset-3 = ab Aktionsplatz 3
web-setting-cities-offset-4 = ab Aktionsplatz 4
web-setting-cities-pack = Eigenes Material
web-setting-cities-pack-why = Die meisten Karten, die Spielerbögen, zehn blaue Metropolen, die Regierungsaufträge und die Hälfte der Aktionsplätze für eine oder zwei Personen sind von uns rekonstruiert: Die Regelhefte drucken sie nicht ab. Wer die gedruckten besitzt, kann sie als Komponentenpaket erfassen und hier einfügen; leer gelassen gelten die eingebauten.
web-setting-barrage-position = Von einer Stellung aus beginnen
web-setting-barrage-position-why = Eine Stellungsdatei, wie sie auch der Befehl „position“ liest. Sie bestimmt alles außer, wer wo sitzt; leer gelassen wird ein neues Spiel ausgeteilt.
web-setting-cities-position = Von einer Stellung aus beginnen
web-setting-cities-position-why = Eine Stellungsdatei, wie sie auch der Befehl „position“ liest. Sie bestimmt alles außer, wer wo sitzt; leer gelassen wird ein neues Spiel ausgeteilt.
web-setting-cities-offset-why = Wo im Solospiel die Plättchen beginnen, die Aktionsplätze blockieren.
web-seed = Startwert
web-seed-why = Eine Zahl, aus der die Ausgangsstellung entsteht; alle am Tisch sehen sie. Bleibt das Feld leer, kennt die Stellung niemand.
web-nickname = Dein Name am Tisch
web-begin = Beginnen
web-guest = Gast

## Platz nehmen

web-sit-title = Du bist eingeladen: { $game }
web-sit-others = Am Tisch: { $others }.
web-sit-down = Auf Platz { $number } setzen
web-sit-watch = Nur zuschauen
web-sit-here = Hier Platz nehmen
web-sit-used = Dieser Link wurde schon benutzt, oder der Platz ist nicht mehr frei.

## Der Tisch

web-tab-your-turn = Du bist am Zug: { $game }
web-over = Das Spiel ist zu Ende.
web-wins = Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: { $winners }.
web-nobody-wins = Das Spiel ist zu Ende und verloren.
web-waiting-for-people = Das Spiel wartet, bis alle Plätze besetzt sind.
web-hint = Tipp
web-strip = Die Spieler und was sie haben
web-you = du
web-undo-short = Zurück
web-scores-short = Wertung
web-last-turn = Letzter Zug
web-log-more = Mehr, mit Gründen
web-part-works = Aktionen
web-part-offer = Auslage
# same
web-part-hand = Hand
web-part-purse = Meine Rohstoffe
web-choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-more-lines = { $count ->
    [one] 1 weitere Zeile
   *[other] { $count } weitere Zeilen
}
web-hint-title = So würde ein Experte spielen:
web-hint-none = Der Experte hat hier keine Meinung.
web-bot-thinks = { $name } überlegt …
web-waiting-for = Am Zug: { $name }.
web-end-turn-question = Dein Zug ist zu Ende. Lass die anderen spielen oder nimm etwas zurück.
web-end-turn = Zug beenden
web-points-so-far = Bisherige Punkte und woher sie kommen
web-resting = { $count ->
    [one] 1 Möglichkeit entfällt gerade: warum?
   *[other] { $count } Möglichkeiten entfallen gerade: warum?
}
web-rather-not = Lieber nicht
web-parts = Teile des Tisches
web-part-ground = Plan
web-part-mine = Meins
web-part-others = Andere
web-part-rail = Verlauf
web-price = Kosten: { $price }
web-undo = Letzte Entscheidung zurücknehmen
web-restart-turn = { $moves ->
    [one] 1 Entscheidung zurücknehmen
   *[other] Neu beginnen: alle { $moves } Entscheidungen zurücknehmen
}
web-that-is-you = (du)
web-nobody-yet = frei
web-nobody-yet-link = per Link reserviert
web-send-link = Lade mit diesem Link jemanden ein:
web-see-rule = Regel { $rule }
web-allowed = Das ist erlaubt: { $meaning }
web-cannot-read = „{ $text }“ ist kein Spielzug: { $hint }.
web-log = Was geschehen ist
web-whole-log = Das ganze Protokoll
web-watch-link = Alle dürfen zuschauen, unter der Adresse von
web-this-table = diesem Tisch
web-replay = Wiederholung
web-replay-play = Abspielen
# same
web-replay-pause = Pause
web-replay-speed = Tempo
web-replay-move = Zug
web-replay-go = Zu diesem Zug
web-replay-title = Nach { $at } von { $moves } Entscheidungen
web-replay-first = Anfang
web-replay-previous = Zurück
web-replay-next = Weiter
web-replay-last = Ende
web-back-to-table = Zurück zum Tisch
web-download = Aufzeichnung herunterladen
web-scores = Woher die Punkte kommen
web-source = Herkunft
web-total = Summe
web-source-start = zu Beginn
web-chart-label = Punkte von { $name } Runde für Runde, nach Herkunft
web-chart-caption = { $name }: Punkte nach jeder Runde
web-stale = Das Spiel war schon weiter, als deine Antwort ankam; nichts wurde geändert. So steht es jetzt.
web-not-your-seat = Das ist nicht dein Platz.
web-not-begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.

barrage-source-contracts = Verträge
barrage-source-bonus = Bonusplättchen
barrage-source-energy = Energieleiste
barrage-source-conduits = mitbenutzte Rohrwerke
barrage-source-objective = Zielplättchen
barrage-source-leftovers = restliche Ressourcen
barrage-source-income = Einkommen
barrage-source-works = Außenaufträge
barrage-source-buildings = Privatgebäude
barrage-source-other = Sonstiges
cities-source-effects = Karten, Aktionsplätze und Boni
cities-source-production = Produktionsphase
cities-source-hunger = nicht ernährte Städte
cities-source-metropolis = braune Metropole
cities-source-cards = Schlusswertungskarten
cities-source-network = Städte des Netzwerks
cities-source-resources = übrige Ressourcen

barrage-page-map = Der Spielplan
barrage-page-passed = gepasst
barrage-page-details = Einkommen und Baufelder
barrage-page-vp = SP
barrage-page-energy = Energie
barrage-page-credits = Hydro
barrage-page-engineers = Arbeiter
barrage-page-excavators = Bagger
barrage-page-mixers = Betonmischer
barrage-page-dam = { $held ->
    [one] Höhe { $level }, 1 Wassereinheit (Platz für { $room })
   *[other] Höhe { $level }, { $held } Wassereinheiten (Platz für { $room })
}
barrage-page-dam-free = Baufeld für eine Grundmauer
barrage-page-conduit = Rohrwerk, Stärke { $power }, nach Tal { $to }
barrage-page-powerhouse-free = Baufeld für ein Turbinenhaus
barrage-page-red = roter Rand ({ $price })
barrage-page-order = Spielreihenfolge
barrage-page-energy-track = Energieleiste
barrage-page-threshold = ab { $energy } Energie: { $credits } Hydro am Ende der Runde
barrage-page-closed = Bei so wenigen Spielern gesperrt.
barrage-page-construction = Baufelder
barrage-page-bank = Bank
barrage-page-income = mit dem { $nth }. Teil: { $reward }
barrage-page-course = Runde { $round } von 5, { $phase }
barrage-page-round-ends = Runde { $round } endet
barrage-page-next-drop = { $dam ->
    [none] Der nächste Tropfen verlässt die Karte
   *[other] Der nächste Tropfen bleibt bei { $dam }
}
barrage-page-bonus-now = Du hast { $held }: { $vp ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $vp } Punkte
}
barrage-page-objective-now = { $company } hat { $held }: { $vp ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $vp } Punkte
}
# same
barrage-page-automa = Automa
barrage-page-criteria = wo er baut

cities-page-heading = { $phase ->
    [first-hands] Alle wählen drei von sechs Karten.
    [production] Produktionsphase der Ära { cities-era }.
    [new-hands] Alle wählen ihre Hand für Ära { cities-era }.
    [scoring] Schlusswertung.
    [over] Das Spiel ist zu Ende.
   *[turns] Ära { cities-era }, Runde { $round }, Zug { $turn }. Zugfolge: { $order }.
}
cities-page-track = { $leaders ->
    [0] Auf der Staatenbund-Leiste ist noch niemand vorangeschritten.
   *[other] Staatenbund-Leiste, von vorn: { $track }.
}
cities-page-produced = Produktion: was alle bekommen haben
cities-page-hand = Deine Hand
cities-page-aside = Zum Weggeben gewählt
cities-page-looked = Spezialkarten, die du dir ansiehst
cities-page-slots = Aktionsplätze des Hauptspielplans
cities-page-always = jederzeit
cities-page-blocked = blockiert
cities-page-points = Punkte
cities-page-cards = Karten
cities-page-seen = Offen genommen, auf der Hand
cities-page-board = Spielerbogen, Metropolen, Karten
cities-page-sea = Meeresboden von { $name }
cities-page-keep = Behalte { $keep }: { $chosen } gewählt
cities-page-keep-these = Diese behalten
cities-page-next-order = nächste Reihenfolge
cities-page-ready = { $ready } von { $count } bereit
cities-page-nation = Nation von { $name }
cities-page-shut = Schließen
cities-page-network = { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $tunnels ->
    [one] 1 Tunnel
   *[other] { $tunnels } Tunnel
}
cities-page-income = Die nächste Produktion bringt: { $gain }
cities-page-feeding = Verbundene Städte essen { $need } Tang; { $lack ->
    [0] es wird reichen.
   *[other] { $lack } werden fehlen: { $points } Punkte verloren.
}
cities-page-metropolises = Metropolen
cities-page-metropolis = { $connected ->
    [yes] verbunden: { $text }
   *[no] { $text }
}
cities-page-contract = { $name } (Auftrag { $number }): { $text }
# same
cities-page-resource-credit = Credits
cities-page-resource-science = Wissenschaft
cities-page-resource-kelp = Tang
cities-page-resource-steelplast = Stahlplastik
cities-page-resource-biomatter = Biomasse
cities-page-actions = Aktionskarten
cities-page-claimed = Beanspruchte Karten
cities-page-contracts-claimed = Beanspruchte Aufträge
cities-page-dome = { $dome ->
    [symbiotic] { $connected ->
        [yes] symbiotische Stadt, verbunden
       *[no] symbiotische Stadt
    }
    [nonsymbiotic] { $connected ->
        [yes] nicht-symbiotische Stadt, verbunden
       *[no] nicht-symbiotische Stadt
    }
   *[none] { $connected ->
        [yes] keine Stadt, erreicht
       *[no] keine Stadt
    }
}
cities-page-contracts = Aufträge
cities-page-specials = Offene Spezialkarten
cities-page-deck = Deck der Ära
cities-page-special-deck = Spezialkarten-Deck
cities-page-discard = Ablagestapel
cities-page-tunnels-left = Tunnel im Vorrat
cities-page-white-left = weiße Kuppeln im Vorrat
cities-page-purple-left = violette Kuppeln im Vorrat
cities-page-blues-left = blaue Metropolen im Vorrat
cities-page-played = Gespielte Karte
cities-page-order = Reihenfolge
cities-page-below = Start
cities-page-federation = Staatenbund-Leiste
cities-page-tiles = { $count ->
    [one] Noch 1 Aktionsplättchen
   *[other] Noch { $count } Aktionsplättchen
}
cities-page-piece = { $piece }{ $upgraded ->
    [yes] , ausgebaut
   *[no] { "" }
}{ $connected ->
    [yes] { "" }
   *[no] , nicht verbunden
}
cities-page-free-site = { $kind ->
    [tunnel] freier Tunnelbauplatz
    [expansion] freie Erweiterung
   *[building] frei
}
cities-page-pair = zusammen mit { $site }: { $gain } bei der Produktion
cities-page-metropolis-points = { $points ->
    [one] seine Metropole bringt bei der Produktion 1 Punkt mehr
   *[other] seine Metropole bringt bei der Produktion { $points } Punkte mehr
}

## Regeln und Glossar

web-rules = Regeln
web-rules-title = Die Regeln von { $game }
web-glossary = Glossar

## Konto

web-account = Du
# same
web-login-name = Name
web-login-password = Passwort
# same
web-register-name = Name
web-register-password = Passwort (mindestens 10 Zeichen)
web-log-in = Anmelden
web-log-out = Abmelden
web-logged-in = Angemeldet als { $name }
web-register = Konto anlegen
web-register-why = Mit Name und Passwort findest du deine Partien auch auf einem anderen Gerät wieder. Ohne Konto erkennt dich nur dieser Browser.
web-language-name = Deutsch
web-language = Sprache
web-name-taken = Dieser Name ist schon vergeben.
web-password-short = Das Passwort braucht mindestens 10 Zeichen.
web-name-bad = Ein Name besteht aus 2 bis 40 Buchstaben, Ziffern, „-“, „_“ oder „.“.
web-login-failed = Name und Passwort passen nicht zusammen.
web-saved = Gespeichert.

## Probleme

web-problem = Das hat nicht geklappt
web-not-found = Unter dieser Adresse gibt es nichts.
web-no-such-table = Diesen Tisch gibt es nicht.
web-forbidden-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
web-too-large = Das war zu groß.
web-too-many = Zu viele Anfragen; bitte warte einen Moment.
web-forbidden-host = Diese Anfrage galt einer anderen Seite und wurde abgelehnt.
web-unfinished = Die Anfrage kam nicht rechtzeitig vollständig an.
web-too-many-streams = Gerade schauen zu viele zu. Die Seite funktioniert weiterhin: Lade sie neu, um zu sehen, was sich geändert hat.
web-busy = An zu vielem, was du verlangt hast, wird noch gearbeitet; bitte warte einen Moment.
web-slow = Das dauert länger, als eine Anfrage dauern darf, und wurde abgebrochen. Es hat sich nichts geändert.
web-not-over = Die Aufzeichnung lässt sich erst nach Spielende herunterladen: Sie verrät, was verborgen ist.
web-bad-record = Das ist keine Aufzeichnung, die sich nachspielen lässt: { $reason }.
web-bad-form = Das Formular war nicht vollständig: { $reason }.
web-trouble = Hier ist etwas schiefgegangen. Nichts ist verloren; bitte versuche es noch einmal.
web-unreachable = Der Server ist nicht zu erreichen. Nichts ist verloren; bitte versuche es noch einmal.
web-old-rules = Diese Partie wurde nach Regelversion { $version } begonnen, die dieses Programm nicht hat.
web-damaged = Was von dieser Partie aufgehoben ist, lässt sich nicht lesen; sie lässt sich nur von außen ansehen. Den Grund findet der Betreiber im Protokoll des Servers.
web-quarantined = Der Server ist bei der Arbeit an diesem Tisch abgestürzt. Damit das nicht wieder geschieht, bleibt der Tisch geschlossen, bis der Betreiber ihn freigibt. Es ging nichts verloren.
web-need-people = Mindestens ein Platz muss deiner sein.

## Wörter des Tisches

# same
glossary-barrage-automa = Automa
glossary-barrage-automa-text = Ein Gegner, der zu den Regeln gehört: Plättchen sagen, was er versucht, Kriterien sagen, wo.
glossary-barrage-base = Grundmauer
glossary-barrage-base-text = Das unterste Stockwerk einer Staumauer. Sie wird auf ein Baufeld eines Tals gebaut und staut eine Wassereinheit.
glossary-barrage-basin = Tal
glossary-barrage-basin-text = Einer der Orte des Spielplans, in den Bergen, in den Hügeln oder im Vorland, mit Baufeldern für Staumauern, Rohrwerke und Turbinenhäuser.
glossary-barrage-company = Unternehmen
glossary-barrage-company-text = Was man leitet: USA, Deutschland, Italien oder Frankreich. Jedes hat eine Fähigkeit, die drei Turbinenhäuser freischalten.
glossary-barrage-conduit = Rohrwerk
glossary-barrage-conduit-text = Eine Leitung von einem Tal zu einem Turbinenhaus weiter unten. Ihre Stärke vervielfacht die Wassereinheiten, die hindurchfließen; auch andere dürfen sie nutzen und bezahlen dafür.
glossary-barrage-contract = Vertrag
glossary-barrage-contract-text = Eine Bestellung von Energie: Wer so viel in einer einzigen Energieproduktion erzielt, erhält die Belohnung.
glossary-barrage-dam = Staumauer
glossary-barrage-dam-text = Eine Grundmauer mit bis zu zwei Erhöhungen. Sie staut so viele Wassereinheiten, wie sie Stockwerke hat.
glossary-barrage-drop = Wassereinheit
glossary-barrage-drop-text = Sie gehört niemandem, fließt bergab und wird von der ersten Staumauer gestaut, in der noch Platz ist.
glossary-barrage-elevation = Erhöhung
glossary-barrage-elevation-text = Ein weiteres Stockwerk auf einer eigenen Staumauer.
glossary-barrage-energy = Energie
glossary-barrage-energy-text = Was Energieproduktionen ergeben; die Energieleiste vergleicht die Unternehmen am Ende jeder Runde.
glossary-barrage-engineer = Arbeiter
glossary-barrage-engineer-text = Die Figur, die auf Aktionsfelder gesetzt wird. Ein Unternehmen hat zwölf.
glossary-barrage-excavator = Bagger
glossary-barrage-excavator-text = Die Maschine für Grundmauern und Rohrwerke.
glossary-barrage-head-stream = Quelle
glossary-barrage-head-stream-text = Wo Wasser auf den Spielplan kommt. Ihr Plättchen sagt, wie viel in jeder Runde kommt.
glossary-barrage-mixer = Betonmischer
glossary-barrage-mixer-text = Die Maschine für Erhöhungen und Turbinenhäuser.
glossary-barrage-officer = Chefingenieur
glossary-barrage-officer-text = Die Person mit einer besonderen Fähigkeit, die das ganze Spiel lang für ein Unternehmen arbeitet.
glossary-barrage-patent = Patentamt
glossary-barrage-patent-text = Wo man fortgeschrittene Technologieplättchen kauft.
glossary-barrage-powerhouse = Turbinenhaus
glossary-barrage-powerhouse-text = Wo ein Rohrwerk endet und aus Wasser Energie wird.
glossary-barrage-production = Energieproduktion
glossary-barrage-production-text = Wassereinheiten aus einer Staumauer durch ein Rohrwerk zu einem eigenen Turbinenhaus leiten.
glossary-barrage-red-border = Rote Umrandung
glossary-barrage-red-border-text = Ein Feld, das drei Hydro mehr kostet.
glossary-barrage-technology-tile = Technologieplättchen
glossary-barrage-technology-tile-text = Was man zum Bauen außer Maschinen braucht. Es kommt auf die Bauscheibe und mit den Maschinen zurück.
glossary-barrage-wheel = Bauscheibe
glossary-barrage-wheel-text = Hält Plättchen und Maschinen jeder Bauaktion fest, bis sie sich einmal ganz gedreht hat.
glossary-cities-action-card = Aktionskarte
glossary-cities-action-card-text = Eine beanspruchte Karte, deren Aktion einmal je Ära genutzt werden kann, wenn ein Aktionsplatz es erlaubt. Man hat Platz für vier.
glossary-cities-biomatter = Biomasse
glossary-cities-biomatter-text = Eine Ressource, die beim Bauen Tang und Stahlplastik ersetzt.
glossary-cities-building = Gebäude
glossary-cities-building-text = Eine Farm, eine Entsalzungsanlage oder ein Labor.
glossary-cities-city = Stadt
glossary-cities-city-text = Eine Kuppel auf einem Stadtbauplatz, weiß (nicht-symbiotisch) oder violett (symbiotisch).
glossary-cities-cloning = Aktionskopie-Plättchen
glossary-cities-cloning-text = Damit nutzt man im Spiel zu viert für 1 Credit einen besetzten Aktionsplatz.
glossary-cities-connected = Verbunden
glossary-cities-connected-text = Durch Tunnel an die Start-Stadt angeschlossen.
glossary-cities-era = Ära
glossary-cities-era-text = Einer der drei Abschnitte des Spiels; jeder endet mit einer Produktionsphase.
glossary-cities-expansion-site = Erweiterungsbauplatz
glossary-cities-expansion-site-text = Ein Gebäude-Bauplatz, auf dem nur manche Effekte bauen.
glossary-cities-federation = Staatenbund-Leiste
glossary-cities-federation-text = Darauf schreiten die Anzeiger voran; sie bestimmt die Zugfolge der nächsten Runde.
glossary-cities-kelp = Tang
glossary-cities-kelp-text = Ernährt die Städte am Ende jeder Ära.
glossary-cities-metropolis = Metropole
glossary-cities-metropolis-text = Ein Plättchen am Rand des Spielerbogens. Blaue bringen etwas ein, sobald sie verbunden sind, und in der Produktionsphase; die braune bringt Punkte in der Schlusswertung.
glossary-cities-network = Netzwerk
glossary-cities-network-text = Alles, was mit der Start-Stadt zusammenhängt.
glossary-cities-slot = Aktionsplatz
glossary-cities-slot-text = Ein Feld des Hauptspielplans, das man für seine Aktion wählt. Eine Karte derselben Farbe fügt ihren Effekt hinzu.
glossary-cities-special-card = Spezialkarte
glossary-cities-special-card-text = Eine Karte, die man durch einen Effekt nimmt und beim Ausspielen mit Credits bezahlt.
glossary-cities-steelplast = Stahlplastik
glossary-cities-steelplast-text = Das Material für Tunnel, Labore und Städte.
glossary-cities-structure = Struktur
glossary-cities-structure-text = Ein Gebäude oder ein Tunnel.
glossary-cities-symbiotic = Symbiotisch
glossary-cities-symbiotic-text = Eine violette Kuppel: teurer zu bauen, aber in der Produktionsphase Punkte wert.
# same
glossary-cities-tunnel = Tunnel
glossary-cities-tunnel-text = Verbindet zwei Bauplätze.
glossary-cities-upgrade = Aufwertung
glossary-cities-upgrade-text = Lässt eine Struktur mehr erzeugen.
