# Wasserkraft (Barrage): was die Automas tun, und warum.

barrage-level-easy = einfach
barrage-level-medium = normal
barrage-level-hard = schwer
barrage-level-very-hard = sehr schwer

# .to sagt, wohin die Arbeiter gelegt werden.
barrage-section-turbines = Kraftwerkssteuerung
    .heading = Kraftwerkssteuerung
    .to = neben die Kraftwerkssteuerung
barrage-section-water = Wassermanagement
    .heading = Wassermanagement
    .to = neben das Wassermanagement
barrage-section-workshop = Werkstatt
    .heading = Werkstatt
    .to = neben die Werkstatt
barrage-section-machinery = Maschinenausstellung
    .heading = Maschinenausstellung
    .to = neben die Maschinenausstellung
barrage-section-contracts = Notariat
    .heading = Notariat
    .to = neben das Notariat
barrage-section-patents = Patentamt
    .heading = Patentamt
    .to = neben das Patentamt
barrage-section-construction = Unternehmensplan
    .heading = Unternehmensplan
    .to = auf den Unternehmensplan

barrage-limit-anywhere = überall
barrage-limit-mountains = in den Bergen
barrage-limit-hills = in den Hügeln
barrage-limit-plains = im Vorland
barrage-limit-power-1 = ab Stärke 1
barrage-limit-power-2 = ab Stärke 2
barrage-limit-power-3 = ab Stärke 3
barrage-limit-power-4 = ab Stärke 4
barrage-limit-power-5 = Stärke 5

barrage-criterion-strongest-built-conduit = mit dem stärksten gebauten Rohrwerk verbunden
barrage-criterion-own-powerhouse = eine Leitung führt zu einem eigenen Turbinenhaus
barrage-criterion-most-water = vom wartenden Wasser kommt dort am meisten an
barrage-criterion-red-space = ein rot umrandetes Feld
barrage-criterion-below-powerhouse = das erste Feld unterhalb eines Turbinenhauses
barrage-criterion-conduit-to-own-dam = eine Leitung führt zu einer eigenen oder wenigstens keine zu einer gegnerischen Staumauer
barrage-criterion-strongest = die größte Stärke
barrage-criterion-second-strongest = die zweitgrößte Stärke
barrage-criterion-dam-own-neutral-other = eine Staumauer am Anfang: eigene, sonst neutrale, sonst gegnerische
barrage-criterion-powerhouse-own-other = ein Turbinenhaus am Ende: eigenes, sonst gegnerisches
barrage-criterion-dam-other-neutral-own = eine Staumauer am Anfang: gegnerische, sonst neutrale, sonst eigene
barrage-criterion-powerhouse-other-own = ein Turbinenhaus am Ende: gegnerisches, sonst eigenes
barrage-criterion-own-dam = eine Leitung kommt von einer eigenen Staumauer
barrage-criterion-plains = im Vorland
barrage-criterion-hills-5 = Tal 5
barrage-criterion-hills-6 = Tal 6
barrage-criterion-hills-7 = Tal 7
barrage-criterion-feeds-own-dam = die erste Staumauer unterhalb ist eine eigene oder wenigstens keine gegnerische
barrage-criterion-not-feeds-other-dam = die erste Staumauer unterhalb ist keine gegnerische

## Was geschieht

barrage-event-contract-removed = { $seat-agrees ->
    [plural] Die { $seat } entfernen
   *[other] { $seat } entfernt
} Vertrag { $contract } aus der Auslage.
barrage-event-contracts-shuffled = Die entfernten { $colour-weak } Verträge bilden einen neuen Stapel.
barrage-event-laid = { $seat-agrees ->
    [plural] Die { $seat } legen
   *[other] { $seat } legt
} { barrage-engineers } { $section-to }.
barrage-event-officer-laid-out = { $officer } wird für Mahiri ausgelegt.
barrage-event-automa-joined = { $officer-id ->
    [none] { $seat-person } ist ein Automa ({ $level }). Sein Unternehmen: { $company }.
   *[other] { $seat-person } ist ein Automa ({ $level }). Sein Unternehmen: { $company } mit { $officer }.
}
barrage-event-automa-turned = { $shuffled-id ->
    [yes] { $seat } – Plättchen umgedreht: Aktionen von { $action }, Kriterien von { $criteria }. Die Plättchen werden gemischt.
   *[no] { $seat } – Plättchen umgedreht: Aktionen von { $action }, Kriterien von { $criteria }.
}
barrage-why-automa-tile = Plättchen { $of }

## Warum es geschieht

barrage-event-automa-tried = { $seat } – Aktion { $action } ({ $deed }) ist nicht möglich: { $why }.
barrage-event-automa-acts = { $seat } – Aktion { $action } ({ $deed }) wird ausgeführt.
barrage-event-automa-system = { $seat-agrees ->
    [plural] Die { $seat } nehmen
   *[other] { $seat } nimmt
} { $dam } und { $conduit }, { barrage-drops } für { $energy } Energie: { $by }.
barrage-event-automa-contract = { $contract-id ->
    [none] { $seat-agrees ->
        [plural] Die { $seat } erreichen mit { $energy } Energie keinen Vertrag.
       *[other] { $seat } erreicht mit { $energy } Energie keinen Vertrag.
    }
   *[other] { $seat-agrees ->
        [plural] Die { $seat } wählen mit { $energy } Energie Vertrag { $contract }.
       *[other] { $seat } wählt mit { $energy } Energie Vertrag { $contract }.
    }
}
barrage-event-automa-water = { $flowing-id ->
    [yes] { $seat-agrees ->
        [plural] Die { $seat } lassen
       *[other] { $seat } lässt
    } Wassereinheiten fließen, ab HA, HB, HC, HD: { $drops } (höchstens { $count }), nach den Buchstaben { $letters }; eigene Staumauern werden davon { $held } stauen.
   *[no] { $seat-agrees ->
        [plural] Die { $seat } platzieren
       *[other] { $seat } platziert
    } Wassereinheiten auf HA, HB, HC, HD: { $drops } (höchstens { $count }), nach den Buchstaben { $letters }; eigene Staumauern werden davon { $held } stauen.
}
barrage-event-automa-technology = { $seat-agrees ->
    [plural] Die { $seat } bauen
   *[other] { $seat } baut
} { $structure-a } mit { $copied-id ->
    [yes] Antons Plättchen als Kopie von der Bauscheibe: { $tile }.
   *[no] { $tile-dat }.
}
barrage-event-automa-machine = { $seat-agrees ->
    [plural] Die { $seat } haben { barrage-machines } und nehmen
   *[other] { $seat } hat { barrage-machines } und nimmt
} deshalb { $machine-a }.
barrage-event-automa-candidates = { $seat-agrees ->
    [plural] Die { $seat } könnten
   *[other] { $seat } könnte
} { $structure-a } bauen auf: { $candidates }.
barrage-event-automa-third = { $completing-id ->
    [none] { $seat } – kein System ließe sich dort vollenden; übrig: { $left }.
   *[other] { $seat } – ein System vollenden würde: { $completing }; übrig: { $left }.
}
barrage-event-automa-preference = { $seat } – Vorliebe: { $by }; übrig: { $left }.
barrage-event-automa-criterion = { $fitting-id ->
    [none] { $seat } – „{ $criterion }“ trifft auf nichts zu; übrig: { $left }.
   *[other] { $seat } – „{ $criterion }“ trifft zu auf { $fitting }; übrig: { $left }.
}
barrage-event-automa-code = { $wrapped-id ->
    [yes] { $seat } – gezählt ab { $from }, über das Ende hinaus: { $chosen }.
   *[no] { $seat } – gezählt ab { $from }: { $chosen }.
}

barrage-by-energy = es bringt die meiste Energie
barrage-by-neutral-dam = unter gleichen ist seine Staumauer neutral
barrage-by-code = unter gleichen kommt es vom Code aus zuerst
barrage-by-strong-conduits = Rohrwerke ab Stärke 3
barrage-by-mountains = die Berge, dann die Hügel

barrage-why-expansion = sie gehört zur Erweiterung
barrage-why-no-system = kein System bringt Energie
barrage-why-ahead-on-track = Führung auf der Energieleiste mit { $energy }
barrage-why-contract-out-of-reach = mit { $energy } Energie ist kein Vertrag der Farbe erreichbar
barrage-why-no-useful-drop = keine neue Wassereinheit käme zu einer eigenen Staumauer
barrage-why-no-piece = kein Bauteil ist übrig
barrage-why-no-tile = kein Plättchen im Vorrat baut das Bauteil
barrage-why-no-space = kein erlaubtes Feld ist frei
barrage-why-no-machinery = die Maschinen reichen für kein erlaubtes Feld
barrage-why-empty-wheel = auf der Bauscheibe liegt nichts
barrage-why-last-round = es läuft die letzte Runde
barrage-why-no-patent = kein fortgeschrittenes Plättchen dafür liegt aus
barrage-why-no-credits = { $needed } Hydro nötig, { $held } vorhanden

## Was ein Plättchen von Menschen verlangt, und was seine Spielzüge bedeuten

barrage-question-tile-for = Mit welchem Technologieplättchen baust du { $structure-a } ({ $limit }), wie es das Automaplättchen verlangt?
barrage-move-turn-tile = ein Automaplättchen umdrehen
barrage-move-action = Aktion { $number } des Automaplättchens ausführen
barrage-move-drops = alle Wassereinheiten auf einmal, wie ein Automa sie platziert

## Die Plättchen: Aktionen auf der einen Seite, Kriterien auf der anderen

barrage-deed-text = { $on ->
    [yes] { $deed } ({ barrage-engineers }), und der Zug geht weiter
   *[no] { $deed } ({ barrage-engineers })
}
barrage-deed-produce = Energieproduktion { SIGNED($bonus) }, wenn sie für einen { $colour-weak } Vertrag reicht
barrage-deed-renew = die { $colour-weak } Verträge ersetzen, 2 Energie
barrage-deed-build = { $limit-id ->
    [anywhere] { $structure-a } bauen
   *[other] { $structure-a } bauen, { $limit }
}
barrage-deed-paid = { $price ->
    [0] { $effect }
   *[other] { $effect }, für { $price } SP
}
barrage-deed-patent = ein fortgeschrittenes Plättchen ({ $structure }) oder einen Joker nehmen, für 2 SP
barrage-deed-bank = 1 SP von der Bank
barrage-deed-external-work = Außenauftrag { $order } (Erweiterung)
barrage-deed-private-building = { $up ->
    [yes] Privatgebäude, von unten (Erweiterung)
   *[no] Privatgebäude, von oben (Erweiterung)
}
barrage-deed-private-building-patent = fortgeschrittenes Plättchen für Privatgebäude (Erweiterung)
barrage-criteria-dams = Grundmauern und Erhöhungen: { $criteria }; dann ab Tal { $code }
barrage-criteria-conduits = Rohrwerke: { $criteria }; dann ab { $code }
barrage-criteria-powerhouses = Turbinenhäuser: { $criteria }; dann ab Tal { $code }
barrage-criteria-head-streams = Wassereinheiten: { $letters }
