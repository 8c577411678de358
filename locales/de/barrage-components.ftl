# Wasserkraft (Barrage): das Material mit seinen Namen und dem, was es bewirkt.

## Material

# .agrees: ob das Verb nach dem Namen im Singular oder im Plural steht. Der Name und .short: same.
barrage-company-USA = USA
    .short = US
    .agrees = plural
    .ability = Energie für jede Wassereinheit, die auf dem Fluss an eigenen Turbinenhäusern vorbeikommt
# .short: same
barrage-company-Germany = Deutschland
    .short = DE
    .agrees = singular
    .ability = eine zweite Energieproduktion mit einem anderen Turbinenhaus
# .short: same
barrage-company-Italy = Italien
    .short = IT
    .agrees = singular
    .ability = 3 Energie mehr bei jeder Energieproduktion
# .short: same
barrage-company-France = Frankreich
    .short = FR
    .agrees = singular
    .ability = Verträge erfordern 3 Energie weniger

barrage-officer-Wilhelm = Wilhelm Adler
    .ability = Grundmauern kosten überall 3 Bagger
barrage-officer-Graziano = Graziano Del Monte
    .ability = Staumauern der Höhe 3 stauen 4 Wassereinheiten
barrage-officer-Viktor = Viktor Fiesler
    .ability = Wassereinheiten mal Stärke zählen mindestens 4
barrage-officer-Jill = Jill McDowell
    .ability = Rohrwerke dürfen mit Betonmischern bezahlt werden
barrage-officer-Solomon = Solomon P. Jordan
    .ability = Hydro dürfen Maschinen ersetzen
barrage-officer-Anton = Anton Krylov
    .ability = ein eigenes Plättchen, das ein Plättchen auf der Bauscheibe kopiert
barrage-officer-Mahiri = Mahiri Sekibo
    .ability = kopiert für einen Zug die Fähigkeit eines anderen Chefingenieurs
barrage-officer-Simone = Simone Luciani
    .ability = eine Energieproduktion darf mehrere Verträge innerhalb ihrer Energie erfüllen, und vier dürfen offen liegen

# .a und .the sind Nominativ und Akkusativ.
barrage-structure-base = Grundmauer
    .column = Grundm.
    .a = eine Grundmauer
    .the = die Grundmauer
    .plural = Grundmauern
barrage-structure-elevation = Erhöhung
    .column = Erhöh.
    .a = eine Erhöhung
    .the = die Erhöhung
    .plural = Erhöhungen
barrage-structure-conduit = Rohrwerk
    .column = Rohrw.
    .a = ein Rohrwerk
    .the = das Rohrwerk
    .plural = Rohrwerke
barrage-structure-powerhouse = Turbinenhaus
    .column = Turb.
    .a = ein Turbinenhaus
    .the = das Turbinenhaus
    .plural = Turbinenhäuser

barrage-machine-excavator = Bagger
    .a = einen Bagger
    .plural = Bagger
barrage-machine-mixer = Betonmischer
    .a = einen Betonmischer
    .plural = Betonmischer

barrage-resource-credits = Hydro
barrage-resource-vp = { $amount ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
barrage-resource-excavators = Bagger
barrage-resource-mixers = Betonmischer
barrage-resource-energy = Energie

barrage-area-mountains = Berge
barrage-area-hills = Hügel
barrage-area-plains = Vorland

# .the ist Nominativ und Akkusativ, .dat der Dativ.
barrage-tile-base = Grundmauer-Plättchen
    .the = das Grundmauer-Plättchen
    .dat = dem Grundmauer-Plättchen
barrage-tile-elevation = Erhöhungs-Plättchen
    .the = das Erhöhungs-Plättchen
    .dat = dem Erhöhungs-Plättchen
barrage-tile-conduit = Rohrwerk-Plättchen
    .the = das Rohrwerk-Plättchen
    .dat = dem Rohrwerk-Plättchen
barrage-tile-powerhouse = Turbinenhaus-Plättchen
    .the = das Turbinenhaus-Plättchen
    .dat = dem Turbinenhaus-Plättchen
barrage-tile-joker = Jokerplättchen
    .the = das Jokerplättchen
    .dat = dem Jokerplättchen
barrage-tile-anton = Antons Plättchen
    .the = Antons Plättchen
    .dat = Antons Plättchen
barrage-tile-I-Base = I-Grundmauer
    .the = das Plättchen I-Grundmauer
    .dat = dem Plättchen I-Grundmauer
    .effect = je 1 Wassereinheit in jede eigene Staumauer ohne Wasser
barrage-tile-I-Elevation = I-Erhöhung
    .the = das Plättchen I-Erhöhung
    .dat = dem Plättchen I-Erhöhung
    .effect = die Bauscheibe dreht sich für jede eigene Erhöhung 1 Segment weiter
barrage-tile-I-Conduit = I-Rohrwerk
    .the = das Plättchen I-Rohrwerk
    .dat = dem Plättchen I-Rohrwerk
    .effect = 2 Hydro je Punkt Stärke des Rohrwerks
barrage-tile-I-Powerhouse = I-Turbinenhaus
    .the = das Plättchen I-Turbinenhaus
    .dat = dem Plättchen I-Turbinenhaus
    .effect = kommt ohne Arbeiter aus
# same
barrage-tile-I-Joker = I-Joker
    .the = das Plättchen I-Joker
    .dat = dem Plättchen I-Joker
    .effect = baut jedes Bauteil; keine Gebühr für ein rot umrandetes Baufeld
barrage-tile-II-Base = II-Grundmauer
    .the = das Plättchen II-Grundmauer
    .dat = dem Plättchen II-Grundmauer
    .effect = 1 Energie je eigene Grundmauer, auch für einen Vertrag
barrage-tile-II-Elevation = II-Erhöhung
    .the = das Plättchen II-Erhöhung
    .dat = dem Plättchen II-Erhöhung
    .effect = die soeben erhöhte Staumauer füllt sich mit Wasser
barrage-tile-II-Conduit = II-Rohrwerk
    .the = das Plättchen II-Rohrwerk
    .dat = dem Plättchen II-Rohrwerk
    .effect = nie mehr als 5 Bagger
barrage-tile-II-Powerhouse = II-Turbinenhaus
    .the = das Plättchen II-Turbinenhaus
    .dat = dem Plättchen II-Turbinenhaus
    .effect = sofort eine Energieproduktion mit +2
# same
barrage-tile-II-Joker = II-Joker
    .the = das Plättchen II-Joker
    .dat = dem Plättchen II-Joker
    .effect = baut jedes Bauteil; Bagger und Betonmischer ersetzen einander
barrage-tile-III-Base = III-Grundmauer
    .the = das Plättchen III-Grundmauer
    .dat = dem Plättchen III-Grundmauer
    .effect = kommt ohne Arbeiter und ohne Bagger aus
barrage-tile-III-Elevation = III-Erhöhung
    .the = das Plättchen III-Erhöhung
    .dat = dem Plättchen III-Erhöhung
    .effect = 3 SP je eigene Staumauer mit Erhöhung
barrage-tile-III-Conduit = III-Rohrwerk
    .the = das Plättchen III-Rohrwerk
    .dat = dem Plättchen III-Rohrwerk
    .effect = 2 Energie je Punkt Stärke des Rohrwerks, auch für einen Vertrag
barrage-tile-III-Powerhouse = III-Turbinenhaus
    .the = das Plättchen III-Turbinenhaus
    .dat = dem Plättchen III-Turbinenhaus
    .effect = 3 SP je eigenes Turbinenhaus
# same
barrage-tile-III-Joker = III-Joker
    .the = das Plättchen III-Joker
    .dat = dem Plättchen III-Joker
    .effect = baut jedes Bauteil; 3 SP je eigenes fortgeschrittenes Plättchen
barrage-tile-text = { $tile } ({ $effect })

barrage-bonus-contracts = erfüllte Verträge
barrage-bonus-bases = Grundmauern
barrage-bonus-elevations = Erhöhungen
barrage-bonus-conduits = Rohrwerke
barrage-bonus-powerhouses = Turbinenhäuser
barrage-bonus-advanced = fortgeschrittene Plättchen

barrage-objective-red-spaces = Grundmauern und Turbinenhäuser auf rot umrandeten Baufeldern
barrage-objective-connections = eigene Staumauern, die ein eigenes Rohrwerk mit einem eigenen Turbinenhaus verbindet
barrage-objective-best-area = Bauteile in dem Gebiet mit den meisten eigenen
barrage-objective-worst-area = Bauteile in dem Gebiet mit den wenigsten eigenen
barrage-objective-spread-1 = Täler mit mindestens einem eigenen Bauteil
barrage-objective-spread-3 = Täler mit mindestens drei eigenen Bauteilen

barrage-variant-intro = Einführungsspiel
barrage-variant-full = vollständiges Spiel

# .weak steht nach einem Artikel: die grünen Verträge.
barrage-colour-green = grün
    .weak = grünen
barrage-colour-yellow = gelb
    .weak = gelben
barrage-colour-red = rot
    .weak = roten

barrage-phase-draft = Draft
barrage-phase-income = Einkommen
barrage-phase-actions = Aktionsphase
barrage-phase-over = Spielende

barrage-contract-text = { $contract } ({ $energy } Energie: { $reward })

## Was Belohnungen und Aktionsfelder bewirken

barrage-effect-credits = { $count } Hydro
barrage-effect-vp = { $count } SP
barrage-effect-excavators = { $count } Bagger
barrage-effect-mixers = { $count } Betonmischer
barrage-effect-energy = { $count } Energie
barrage-effect-machines = { $count ->
    [one] 1 beliebige Maschine
   *[other] { $count } beliebige Maschinen
}
barrage-effect-wheel = { $count ->
    [one] Bauscheibe 1 Segment weiter
   *[other] Bauscheibe { $count } Segmente weiter
}
barrage-effect-drops-waiting = { $count ->
    [one] 1 wartende Wassereinheit
   *[other] { $count } wartende Wassereinheiten
}
barrage-effect-drops-flowing = { $count ->
    [one] 1 sofort fließende Wassereinheit
   *[other] { $count } sofort fließende Wassereinheiten
}
barrage-effect-free-base = 1 kostenlose Grundmauer ({ $areas })
barrage-effect-free-elevation = 1 kostenlose Erhöhung
barrage-effect-free-conduit = 1 kostenloses Rohrwerk (höchstens Stärke { $power })
barrage-effect-free-powerhouse = 1 kostenloses Turbinenhaus
barrage-effect-produce = Energieproduktion { SIGNED($bonus) }
barrage-effect-bank = 1 Hydro je Arbeiter
barrage-effect-take-contracts = { $count ->
    [one] 1 Vertrag nehmen
   *[other] { $count } Verträge nehmen
}
barrage-effect-take-patent = fortgeschrittenes Plättchen von Feld { $slot } nehmen
barrage-effect-take-tile = { $tile } nehmen

## Mengen, die in mehreren Sätzen vorkommen

barrage-excavators = { $excavators } Bagger
barrage-mixers = { $mixers } Betonmischer
barrage-machines = { $excavators ->
    [0] { $mixers ->
        [0] nichts
       *[other] { barrage-mixers }
    }
   *[other] { $mixers ->
        [0] { barrage-excavators }
       *[other] { barrage-excavators } und { barrage-mixers }
    }
}
barrage-goods = { $tile-id ->
    [none] { barrage-machines }
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] { $tile-the }
           *[other] { $tile-the }, { barrage-mixers }
        }
       *[other] { $tile-the }, { barrage-machines }
    }
}
barrage-engineers = { $engineers } Arbeiter
