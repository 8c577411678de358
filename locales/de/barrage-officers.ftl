# Wasserkraft: die Promo-Chefingenieure (L-14.3 bis L-14.10) und die Einstellungen, die mit ihnen kamen.

barrage-officer-Elon = Elon Audia
    .ability = statt aller anderen Maschinen 8 Baggermischer, jeder nach Bedarf Bagger oder Betonmischer
barrage-officer-Gennaro = Gennaro Grasso
    .ability = ein eigenes Bauaktionsfeld für 2 Arbeiter
barrage-officer-Wu = Wu Fang
    .ability = ein eigenes Feld: Energie für die Wassereinheiten deiner Staumauern, auch für einen deiner Verträge
barrage-officer-Octavius = Dr. Octavius
    .ability = eine Energieproduktion darf das Wasser mehrerer Staumauern nutzen
barrage-officer-Amir = Amir Zahir
    .ability = wartende Wassereinheiten dürfen sofort fließen, fließende direkt zu deinen Staumauern

barrage-effect-excamixers = { $count } Baggermischer
barrage-resource-excamixers = Baggermischer

## What happens

barrage-event-placed-with-officer = { $seat-agrees ->
    [plural] Die { $seat } platzieren
   *[other] { $seat } platziert
} { barrage-engineers } auf dem Feld von { $officer }.
barrage-event-put-on-wheel-mixed = { $seat-agrees ->
    [plural] Die { $seat } legen
   *[other] { $seat } legt
} auf die Bauscheibe: { $tile-id ->
    [none] { $machines }
   *[other] { $tile }, { $machines }
}.
barrage-event-wheel-turned-mixed = { $seat-agrees ->
    [plural] Die { $seat } drehen die Bauscheibe weiter und nehmen zurück
   *[other] { $seat } dreht die Bauscheibe weiter und nimmt zurück
}: { $tile-id ->
    [none] { $machines }
   *[other] { $tile }, { $machines }
}.
barrage-event-machines-retrieved-mixed = { $seat-agrees ->
    [plural] Die { $seat } nehmen
   *[other] { $seat } nimmt
} von der Bauscheibe zurück: { $machines }.
barrage-event-automa-wu = { $seat-agrees ->
    [plural] Die { $seat } nutzen
   *[other] { $seat } nutzt
} das Feld von Wu Fang: Die Wassereinheiten der eigenen Staumauern ({ $drops }) reichen für einen Vertrag der Farbe { $colour }.
barrage-event-automa-amir = { $seat-agrees ->
    [plural] Die { $seat } platzieren
   *[other] { $seat } platziert
} eine Wassereinheit direkt bei { $at }.
barrage-event-automa-gennaro = { $seat-agrees ->
    [plural] Die { $seat } bauen
   *[other] { $seat } baut
} mit einem Arbeiter weniger als gedruckt ({ $printed }): Es ist der erste Bau der Runde.
barrage-by-above-own-powerhouses = Täler, aus denen ein Rohrwerk zu einem eigenen Turbinenhaus führen kann
barrage-why-officer = Fähigkeit von { $of }

## What is asked

barrage-question-more-dams = Treibt noch eine Staumauer dieses Turbinenhaus an (bisher { $energy } Energie)?
barrage-question-pay-work = Welche Maschinen bezahlen den Außenauftrag?

## What a move does

barrage-move-gennaro = 2 Arbeiter zu Gennaro: mit einem Technologieplättchen bauen
barrage-move-wu = 1 Arbeiter zu Wu Fang: Energie für die Wassereinheiten deiner Staumauern
barrage-move-flow = sofort fließen lassen von Quelle { $head } in Tal { $basin }
barrage-move-pay-mixed = { $machines }
barrage-move-salvage-mixed = { $machines }, aus dem Segment, das in { $segment ->
    [one] 1 Drehung
   *[other] { $segment } Drehungen
} zurückkommt

## Why a move is refused

barrage-refusal-officer-not-yours = { $officer } arbeitet nicht für dich.
barrage-refusal-own-space-used = Das Feld von { $officer } ist in dieser Runde besetzt.
barrage-refusal-no-drops-held = Keine deiner Staumauern hält eine Wassereinheit.
barrage-refusal-other-powerhouse = Eine weitere Staumauer muss das Turbinenhaus bei { $basin } antreiben.
barrage-refusal-dam-used = { $dam } treibt das Turbinenhaus schon an.
barrage-refusal-wrong-work-payment = Auftrag { $work } verlangt { barrage-machines }, Baggermischer zählen als beides; { $offered } bezahlt das nicht genau.
barrage-refusal-too-few-for-work-mixed = Auftrag { $work } verlangt { barrage-machines }; du hast { $machines }.
barrage-refusal-too-few-for-building-mixed = Beim Privatgebäude „{ $building }“ zu bauen verlangt { barrage-machines }{ $fee ->
    [0] {""}
   *[other] {" "}und { $fee } Hydro für die rote Umrandung
}; du hast { $machines } und { $credits } Hydro.

error-sheet-described-twice = { $seat } ist { $company }: eine der beiden Tabellen genügt
error-sheet-excamixers = { $rule }: das Unternehmen { $company } hat höchstens { $most } Baggermischer
error-sheet-own-space = { $rule }: das Unternehmen { $company } kann nicht so viele Arbeiter auf dem Feld seines Chefingenieurs haben

## Settings

web-setting-barrage-promo-officers = Promo-Chefingenieure
web-setting-barrage-promo-officers-no = nicht unter den Chefingenieuren
web-setting-barrage-promo-officers-yes = unter den Chefingenieuren
web-setting-barrage-promo-officers-why = Elon Audia, Gennaro Grasso, Wu Fang, Dr. Octavius und Amir Zahir. Von zwei Plättchen wurden Bilder gesehen; die anderen folgen dem Text einer Online-Fassung, und die Regelseiten nennen die Entscheidungen. Nur im vollständigen Spiel.
help-option-promo-officers = Wasserkraft: die fünf Promo-Chefingenieure sind unter den Chefingenieuren (nur vollständiges Spiel).
web-setting-barrage-second-space = Zweites Baufeld
web-setting-barrage-second-space-by-row = nach Reihe und Unternehmen
web-setting-barrage-second-space-four-only = nur mit vier Unternehmen
web-setting-barrage-second-space-always = immer offen
web-setting-barrage-second-space-why = Der gedruckte Plan des Leeghwater-Projekts wurde nicht gesehen, und die Quellen widersprechen sich: Reihen 1 und 2 ab drei Unternehmen und die anderen mit vier, oder überall nur mit vier.
help-option-second-space = Wasserkraft: wann das zweite Baufeld des Leeghwater-Projekts offen ist: by-row, four-only oder always.
web-setting-barrage-discount = Simone mit Frankreich
web-setting-barrage-discount-each = 3 weniger je Vertrag
web-setting-barrage-discount-once = 3 weniger einmal je Produktion
web-setting-barrage-discount-why = Nach den Worten von Unternehmen und Chefingenieur gilt der Abzug für jeden Vertrag; eine Online-Fassung gewährt ihn einmal für alle zusammen.
help-option-discount = Wasserkraft: ob Simones Unternehmen den Abzug Frankreichs für jeden Vertrag oder einmal erhält: each oder once.

## The table

barrage-board-space-own = eigenes Feld des Chefingenieurs ({ $count })
barrage-board-excamixers = Baggermischer
barrage-page-excamixers = Baggermischer
