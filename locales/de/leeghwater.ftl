# Barrage: Das Leeghwater-Projekt (L-1 bis L-16), seine Bestandteile und was damit erzählt, gefragt und abgelehnt wird.

barrage-company-Netherlands = Niederlande
    .short = NL
    .agrees = plural
    .ability = nach jeder Energieproduktion 1 Wassereinheit für eine andere eigene Staumauer

# same
barrage-officer-Tommaso = Tommaso Battista
    .ability = der Architekt unter den Arbeitern gibt einen weiteren Zug, wo genau ein Arbeiter verlangt ist
# same
barrage-officer-Leslie = Leslie Spencer
    .ability = die Maschinen eines Außenauftrags kommen mit einem eigenen Plättchen auf die Bauscheibe
# same
barrage-officer-Margot = Margot Fouché
    .ability = ein eigenes Feld für die Aktion eines Privatgebäudes

barrage-structure-building = Gebäude
    .column = Geb.
    .a = ein Gebäude
    .the = das Gebäude
    .plural = Gebäude

barrage-tile-building = Gebäudeplättchen
    .the = das Gebäudeplättchen
    .dat = dem Gebäudeplättchen
barrage-tile-leslie = Leslies Plättchen
    .the = Leslies Plättchen
    .dat = Leslies Plättchen
barrage-tile-I-Building = I-Gebäude
    .the = das Plättchen I-Gebäude
    .dat = dem Plättchen I-Gebäude
    .effect = die Aktion des eben aktivierten Privatgebäudes sofort
barrage-tile-II-Building = II-Gebäude
    .the = das Plättchen II-Gebäude
    .dat = dem Plättchen II-Gebäude
    .effect = nur eine der beiden Maschinenarten wird bezahlt
barrage-tile-III-Building = III-Gebäude
    .the = das Plättchen III-Gebäude
    .dat = dem Plättchen III-Gebäude
    .effect = die SP des Privatgebäudes sofort

barrage-bonus-works = Außenaufträge
barrage-bonus-buildings = Gebäude

barrage-site-cofferdam = Fangedamm
barrage-site-control-station = Leitstelle
barrage-site-customer-office = Kundenbüro
barrage-site-development-office = Entwicklungsbüro
barrage-site-energy-relay-field = Umspannfeld
barrage-site-financial-division = Finanzabteilung
barrage-site-loan-agency = Kreditanstalt
barrage-site-research-lab = Forschungslabor
barrage-site-robot-factory = Roboterfabrik
barrage-site-wind-farm = Windpark

barrage-space-external-work-1 = Außenauftrag auf Platz 1
    .short = Außenaufträge
    .at = beim Außenauftrag 1
barrage-space-external-work-2 = Außenauftrag auf Platz 2
    .short = Außenaufträge
    .at = beim Außenauftrag 2
barrage-space-external-work-3 = Außenauftrag auf Platz 3
    .short = Außenaufträge
    .at = beim Außenauftrag 3

barrage-section-works = Außenaufträge
    .heading = Außenaufträge
    .to = neben die Außenaufträge
barrage-section-buildings = die Privatgebäude
    .heading = Privatgebäude
    .to = neben die Privatgebäude
    .to = neben die Außenaufträge
barrage-limit-up = von unten
barrage-limit-down = von oben

barrage-work-text = Auftrag { $work } ({ barrage-machines }: { $reward })

## Was Belohnungen und Aktionen tun

barrage-effect-work = den Außenauftrag dort ausführen
barrage-effect-fulfil = { $must ->
    [yes] einen eigenen Vertrag ohne Energieproduktion erfüllen
   *[no] auf Wunsch einen eigenen Vertrag ohne Energieproduktion erfüllen
}
barrage-effect-fulfil-up-to = auf Wunsch einen eigenen Vertrag bis Wert { $most } ohne Energieproduktion erfüllen
barrage-effect-contract-energy = { $count } Energie, die einen eigenen Vertrag erfüllen darf
barrage-effect-take-any-patent = ein fortgeschrittenes Plättchen nehmen
barrage-effect-drop-at-dam = 1 Wassereinheit direkt in eine eigene oder neutrale Staumauer
barrage-effect-retrieve-tile = ein Technologieplättchen von der Bauscheibe zurück
barrage-effect-retrieve-machines = die Hälfte der Maschinen eines Segments von der Bauscheibe zurück
barrage-effect-buy-work = ein Außenauftrag für { $count } Hydro je Maschine

## Was geschieht

barrage-event-architect-sent = { $seat-agrees ->
    [plural] Die { $seat } schicken
   *[other] { $seat } schickt
} den Architekten: Ein weiterer Zug folgt.
barrage-event-placed-at-building = { $seat-agrees ->
    [plural] Die { $seat } platzieren
   *[other] { $seat } platziert
} { barrage-engineers } beim Privatgebäude „{ $building }“, Feld { $nth }.
barrage-event-placed-with-margot = { $seat-agrees ->
    [plural] Die { $seat } platzieren
   *[other] { $seat } platziert
} { barrage-engineers } auf Margots Feld.
barrage-event-work-done = { $seat-agrees ->
    [plural] Die { $seat } führen
   *[other] { $seat } führt
} den Außenauftrag { $work } aus.
barrage-event-work-gone = Der Außenauftrag { $work } auf Platz { $position } scheidet aus dem Spiel aus.
barrage-event-work-revealed = Auf Platz { $position } wird der Außenauftrag { $work } aufgedeckt.
barrage-event-tile-retrieved = { $seat-agrees ->
    [plural] Die { $seat } nehmen
   *[other] { $seat } nimmt
} { $tile-the } von der Bauscheibe zurück.
barrage-event-machines-retrieved = { $seat-agrees ->
    [plural] Die { $seat } nehmen
   *[other] { $seat } nimmt
} von der Bauscheibe zurück: { barrage-machines }.
barrage-event-automa-work = { $seat-agrees ->
    [plural] Die { $seat } führen
   *[other] { $seat } führt
} den Außenauftrag { $work } aus, den ersten bezahlbaren auf den Plätzen { $order }.
barrage-event-automa-refill = { $seat-agrees ->
    [plural] Die { $seat } platzieren
   *[other] { $seat } platziert
} die Wassereinheit der Niederlande bei { $at }.
barrage-why-work = Außenauftrag { $of }
barrage-why-building = { $of }
barrage-why-no-work = kein Außenauftrag ist bezahlbar

## Was gefragt wird

barrage-question-leslie = Kommen die Maschinen auf die Bauscheibe, oder werden sie abgegeben?
barrage-question-architect = Wohin geht der Architekt?
barrage-question-extra-turn = Was tust du mit dem weiteren Zug?
barrage-question-fill = Welche Staumauer erhält die Wassereinheit?
barrage-question-refill = Welche andere eigene Staumauer erhält 1 Wassereinheit?
barrage-question-retrieve-tile = Welches Plättchen nimmst du von der Bauscheibe zurück?
barrage-question-salvage = Welche Maschinen nimmst du von der Bauscheibe zurück?
barrage-question-buy-work = Welchen Außenauftrag führst du aus, für { $count } Hydro je Maschine?
barrage-question-take-tile = Welches fortgeschrittene Plättchen nimmst du?
barrage-question-use = Handelt das Privatgebäude „{ $building }“ sofort?
barrage-question-margot = Welches Privatgebäude handelt?
barrage-question-fulfil = Welchen Vertrag erfüllst du ohne Energieproduktion?

## Was ein Spielzug bewirkt

barrage-move-build-building = ein Gebäude beim Privatgebäude „{ $site }“ ({ $reward }){ $fee ->
    [0] {""}
   *[other] , mit der Gebühr für die rote Umrandung
}
barrage-move-architect = den Architekten auf ein Feld für einen Arbeiter schicken und danach einen weiteren Zug machen
barrage-move-use = { $engineers ->
    [0] { $building }: { $reward }
   *[other] { $credits ->
        [0] { $building }: { barrage-engineers }; { $reward }
       *[other] { $building }: { barrage-engineers } und { $credits } Hydro; { $reward }
    }
}
    .told = das Privatgebäude „{ $building }“ nutzen
barrage-move-margot = 1 Arbeiter zu Margot: Eines deiner Privatgebäude handelt
barrage-move-leslie = die Maschinen auf die Bauscheibe legen und sie drehen
barrage-move-give-away = die Maschinen abgeben
barrage-move-fill = 1 Wassereinheit bei { $dam }
barrage-move-retrieve = { $tile-the } zurücknehmen
barrage-move-salvage = { barrage-machines }, aus dem Segment, das in { $segment ->
    [one] 1 Drehung
   *[other] { $segment } Drehungen
} zurückkommt
barrage-move-work = { $work-id ->
    [none] Außenauftrag auf Platz { $position }
   *[other] { $work }
}
barrage-move-take-tile = { $tile-the } nehmen

## Warum ein Spielzug abgelehnt wird

barrage-refusal-not-expanded = An diesem Tisch wird das Leeghwater-Projekt nicht gespielt.
barrage-refusal-work-done-already = Auf Platz { $position } liegt in dieser Runde kein Außenauftrag mehr.
barrage-refusal-too-few-for-work = Auftrag { $work } verlangt { barrage-machines }; du hast { $excavators-held } Bagger und { $mixers-held } Betonmischer.
barrage-refusal-work-too-dear = Auftrag { $work } kostet { $needed } Hydro, du hast { $held }.
barrage-refusal-building-not-in-play = Das Privatgebäude „{ $building }“ ist nicht im Spiel.
barrage-refusal-built-there = Beim Privatgebäude „{ $building }“ hast du schon gebaut.
barrage-refusal-too-few-for-building = Beim Privatgebäude „{ $building }“ zu bauen verlangt { barrage-machines }{ $fee ->
    [0] {""}
   *[other] {" "}und { $fee } Hydro für die rote Umrandung
}; du hast { $excavators-held } Bagger, { $mixers-held } Betonmischer und { $credits } Hydro.
barrage-refusal-wrong-building-payment = Beim Privatgebäude „{ $building }“ zu bauen kostet { barrage-machines }; { $offered } bezahlt das nicht genau.
barrage-refusal-not-built-there = Das Privatgebäude „{ $building }“ nutzt nur, wer dort gebaut hat.
barrage-refusal-building-used = Das Privatgebäude „{ $building }“ hast du in dieser Runde schon genutzt.
barrage-refusal-building-cannot-act = Das Privatgebäude „{ $building }“ könnte jetzt nichts bewirken.
barrage-refusal-not-margot = Margot Fouché arbeitet nicht für dich.
barrage-refusal-margot-used = Margots Feld ist in dieser Runde besetzt.
barrage-refusal-nothing-for-margot = Keines deiner Privatgebäude könnte jetzt handeln.
barrage-refusal-no-architect = Du hast keinen Architekten zu schicken.
barrage-refusal-no-place-for-architect = Kein Feld für einen Arbeiter ist jetzt nutzbar.
barrage-refusal-not-for-architect = Der Architekt geht nur dorthin, wo genau ein Arbeiter verlangt ist.
barrage-refusal-no-mahiri-in-extra-turn = In einem weiteren Zug ist Mahiris eigenes Feld geschlossen.
barrage-refusal-extra-turn-is-no-pass = Auf einen weiteren Zug kann man verzichten; gepasst wird damit nicht.
barrage-refusal-dam-cannot-take = { $dam } kann die Wassereinheit nicht aufnehmen: Es braucht Platz und eine Staumauer, die hier zählt.
barrage-refusal-tile-not-offered = Im Patentamt liegt { $tile-the } nicht.
barrage-refusal-tile-not-there = Auf deiner Bauscheibe ist { $tile-the } nicht zu finden.
barrage-refusal-not-half = Genau die Hälfte der Maschinen eines Segments kommt zurück, von Segment { $segment } also { $half }.
barrage-refusal-contract-beyond-limit = Vertrag { $contract } liegt über dem Wert { $most }.
barrage-refusal-contract-not-own = Vertrag { $contract } liegt nicht offen bei dir.

## Was an Geschriebenem nicht stimmt

error-notation-work = Außenaufträge sind a1 bis a5, b1 bis b5 und c1 bis c5
error-notation-building = Privatgebäude schreiben sich wie research-lab oder wind-farm
error-notation-salvage = Maschinen von der Bauscheibe schreiben sich wie „salvage 3 2E 1M“, mit einem Segment von 1 bis 5
error-notation-position = Außenaufträge liegen auf den Plätzen 1 bis 3
error-setup-leeghwater-full-game-only = { $rule }: Das Leeghwater-Projekt gehört zum vollständigen Spiel
error-sheet-only-with-leeghwater = { $rule }: { $what } gehört zum Leeghwater-Projekt, das options nicht nennt
error-sheet-leeghwater-not-agreed = { $rule }: works oder buildings sind genannt, aber options nennt leeghwater nicht
error-sheet-officer-by-option = { $rule }: { $officer } spielt nur mit, wenn options es sagt
error-sheet-leslie-tile-without-leslie = { $rule }: das Unternehmen { $company } hat Leslies Plättchen ohne Leslie
error-sheet-architect = { $rule }: das Unternehmen { $company } hat keinen Architekten im Vorrat
error-sheet-five-private-buildings = { $rule }: buildings nennt fünf verschiedene Privatgebäude
error-sheet-removed-tiles = { $rule }: removed_tiles nennt fortgeschrittene Plättchen, keines doppelt
error-sheet-building-not-in-play = { $rule }: { $building } ist nicht im Spiel
error-sheet-four-action-spaces = { $rule }: { $building } hat vier Aktionsfelder
error-sheet-cannot-use-building = { $rule }: { $seat } kann dort keine Arbeiter haben: { $building }
error-sheet-work-two-places = { $rule }: der Außenauftrag { $work } liegt an zwei Stellen
error-sheet-three-external-works = { $rule }: höchstens drei Außenaufträge liegen offen
# same
error-sheet-works = works: { $reason }
error-sheet-piles-in-order = { $rule }: Aufträge des Stapels A liegen über denen von B, diese über denen von C

## Einstellungen

# same
web-setting-barrage-tommaso = Tommaso Battista
web-setting-barrage-tommaso-no = nicht unter den Chefingenieuren
web-setting-barrage-tommaso-yes = unter den Chefingenieuren
web-setting-barrage-tommaso-why = Ein Chefingenieur der Erweiterung, der sonst nichts von ihr braucht: Sein Architekt gibt einen weiteren Zug, wo genau ein Arbeiter verlangt ist. Nur im vollständigen Spiel.
help-option-tommaso = Wasserkraft: Tommaso Battista ist unter den Chefingenieuren.
web-setting-barrage-leeghwater = Das Leeghwater-Projekt
web-setting-barrage-leeghwater-no = ohne
web-setting-barrage-leeghwater-yes = mit
web-setting-barrage-leeghwater-why = Die Erweiterung: Außenaufträge, Privatgebäude, die Niederlande, vier Chefingenieure und ihre Plättchen. Wo ihre Regeln auf wenigen Quellen beruhen, sind sie auf den Regelseiten als Entscheidungen gekennzeichnet. Nur im vollständigen Spiel.
help-option-leeghwater = Wasserkraft: mit dem Leeghwater-Projekt (nur vollständiges Spiel).

## The table in letters

barrage-board-works = Außenaufträge ({ $left } verdeckt)
barrage-board-work = { $position }: { $work }
barrage-board-buildings = Privatgebäude
barrage-board-building = { $row }: { $building } ({ barrage-machines }, { $vp } Punkte): { $reward }
barrage-board-builders = gebaut von { $list }
barrage-board-works-done = ausgeführte Aufträge
barrage-board-built-at = gebaut bei
barrage-board-architect = der Architekt, verfügbar
