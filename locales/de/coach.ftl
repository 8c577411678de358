# The coach beside a newcomer: what it explains, warns of and points out. At most two sentences and 140 characters each.

web-coach = Lotse
web-coach-silent = Der Lotse hört zu.
web-coach-off = Den Lotsen abschalten
web-coach-setup = Ein Lotse für mich
web-coach-setup-why = Erklärt die Fragen und fragt vor typischen Fehlern zurück. Was du dreimal getan hast, überlässt er dir.
web-coach-first = Erste Partie mit Lotsen
web-final-warned = Der Lotse rät ab. Trotzdem?
web-habits-coach = Lotse
web-habits-coach-off = aus
web-habits-coach-all = erklärt und warnt
web-habits-coach-few = warnt nur

## Barrage: what is asked

barrage-coach-draft = Jedes Unternehmen hat seine Gabe, jeder Chefingenieur sein Können. Ein leichter Vertrag ist ein guter Anfang.
barrage-coach-turn = Setze Arbeiter auf eine Aktion: bauen, produzieren, Verträge, Maschinen oder Wasser holen. Wer keine hat, passt.
barrage-coach-engineers = Die Bank zahlt 1 Hydro je Arbeiter. Wer dorthin geht, arbeitet in dieser Runde nicht mehr.
barrage-coach-tile = Das Plättchen sagt, was du baust. Es kommt mit den Maschinen auf die Bauscheibe und nach einer Umdrehung zurück.
barrage-coach-site = Die Staumauer hält Wasser, das Rohrwerk leitet es aus dem Tal, das Turbinenhaus am Ende macht Energie: Es braucht alle drei.
barrage-coach-payment = Maschinen sind nicht weg: Sie liegen auf der Bauscheibe und kommen mit dem Plättchen zurück.
barrage-coach-produce = Energie ist Wasser mal Produktionswert des Rohrwerks. Unter dem Turbinenhaus fließt das Wasser weiter.
barrage-coach-contract = Eine Energieproduktion kann einen Vertrag erfüllen: Seine Zahl ist die nötige Energie. Die Belohnung gibt es sofort.
barrage-coach-machines = Bagger graben Grundmauern und Rohrwerke, Betonmischer machen Erhöhungen und Turbinenhäuser.
barrage-coach-drops = Das Wasser fließt bis zur ersten Staumauer mit Platz, wem sie auch gehört.
barrage-coach-free = Dieses Bauteil kostet weder Arbeiter noch Maschinen. Setze es dorthin, wo einem System ein Teil fehlt.
barrage-coach-take = Ein Vertrag wird mit der Energie einer einzigen Produktion erfüllt. Nimm einen, den dein System erreicht.
barrage-coach-discard = Drei offene Verträge darfst du haben. Gib den ab, der am weitesten weg ist.

## Barrage: warnings

barrage-coach-red-border-now = Eine rote Umrandung kostet { $fee } Hydro, und dir bleiben { $credits }: Nur Felder ohne sie stehen dir offen.
barrage-coach-red-border-later = Dann bleiben dir { $credits } Hydro. Eine rote Umrandung kostet { $fee }: Die besseren Baufelder wären zu.
barrage-coach-dam-alone = Eine Staumauer allein macht keine Energie. Das Rohrwerk hier braucht { $need } Bagger und sein Plättchen; dir bleiben { $left }.
barrage-coach-dry-base = Hierher kommt wenig Wasser: Weiter oben hat eine Staumauer noch Platz und trinkt zuerst.
barrage-coach-conduit-alone = Dieses Rohrwerk verbindet noch nichts von dir. Andere dürfen es nutzen und zahlen dir dafür.
barrage-coach-house-alone = In Tal { $basin } endet noch kein Rohrwerk, und bezahlen kannst du jetzt keines.
barrage-coach-red-house = Das Feld daneben im selben Tal leistet dasselbe und spart { $fee } Hydro.
barrage-coach-bank-many = { $count } Arbeiter für { $count } Hydro. Sie könnten auch produzieren oder bauen.
barrage-coach-workshop-idle = Mit dieser Drehung kommt nichts zurück. Sie bringt alles nur näher.
barrage-coach-full-hand = Du hast drei offene Verträge: Nach diesem musst du einen abgeben.
barrage-coach-contract-high = Er braucht { $value } Energie. Dein bestes System macht mit vollen Staumauern { $best }.
barrage-coach-few-drops = Mit { $drops } Wassereinheiten erreichst du den Vertrag über { $value } Energie. Eine Produktion, ein Vertrag.
barrage-coach-contract-declined = Den Vertrag über { $value } Energie kannst du jetzt erfüllen. In dieser Runde vielleicht nicht mehr.

## Barrage: tips

barrage-coach-look-for-water = Suche Wasser, das schon da ist: eine graue Staumauer mit Wasser und ein Rohrwerk, das du bezahlen kannst.
barrage-coach-no-energy = Eine Runde ganz ohne Energie kostet { $points } Siegpunkte. Schon 1 Energie hilft.
barrage-coach-bonus-tile = Noch { $missing } Energie, und das Bonusplättchen dieser Runde zahlt voll: { $points } Siegpunkte.
barrage-coach-no-contract = Kein Vertrag zur Hand: Eine Produktion brächte jetzt nur Energie.
barrage-coach-produce-now = Du kannst jetzt produzieren: höchstens { $energy } Energie.
barrage-coach-short-credits = Knapp an Hydro? Die Bank gibt 1 je Arbeiter und ist nie voll.
barrage-coach-buy-machines = Maschinen gehen nie verloren: Jetzt gekauft, arbeiten sie in jeder Runde.
barrage-coach-wheel-returns = Die nächste Drehung deiner Bauscheibe bringt zurück, was dort liegt. Maschinen: { $machines }.

## Underwater Cities: what is asked

cities-coach-keep = Behalte Karten, die du bald brauchst: Verschiedene Farben passen öfter.
cities-coach-limit = Drei Karten sind zu Beginn eines Zuges das Höchste. Gib die ab, die am wenigsten in deinen Plan passt.
cities-coach-choose = Wähle Platz und Karte. Bei gleicher Farbe wirken beide; sonst nur der Platz, und die Karte ist fort.
cities-coach-order = Zuerst Platz oder Karte? Was das eine bringt, kann das andere bezahlen.
cities-coach-later-card = Der Platz ist getan. Nun die Karte: nutzen oder lassen.
cities-coach-make-room = Vier Aktionskarten sind das Höchste. Die du abgibst, darfst du ein letztes Mal nutzen.
cities-coach-build = Nur was bei einer verbundenen Stadt steht, erzeugt etwas. Verbunden ist sie, wenn ein Tunnel sie berührt.
cities-coach-upgrade = Aufgewertet bringt ein Gebäude mehr in jeder Produktion. Zwei gleiche bei einer Stadt bringen noch mehr.
cities-coach-option = Eines davon, nicht alles: Nimm, was am meisten fehlt.
cities-coach-part = In welcher Reihenfolge? Zuerst, was Güter bringt, dann, was sie kostet.
cities-coach-advance = Jeder Schritt bringt seinen Bonus, und wer vorn ist, wählt in der nächsten Runde zuerst.
cities-coach-gain = Nimm, was dein nächster Bau kostet: Eine Stadt will Stahlplastik, Tang und Credits.
cities-coach-special = Spezialkarten kosten beim Ausspielen Credits, und sie sind es wert.
cities-coach-payment = Biomasse kann Tang und Stahlplastik ersetzen. Sie ist selten: Zahle mit dem Üblichen, solange es geht.
cities-coach-keep-special = Du behältst eine von dreien. Denke an ihren Preis in Credits und an ihre Farbe.
cities-coach-action = Eine Aktionskarte wirkt einmal, dann ruht sie bis zum Ende der Ära.
cities-coach-perform = Das führt die Aktion eines anderen Platzes aus, auch eines besetzten.

## Underwater Cities: warnings

cities-coach-hungry = Deine Städte werden { $need } Tang essen, da sein werden { $have }. Bleibt es so, kostet das { $points } Punkte.
cities-coach-card-lost = Bei gleicher Farbe bliebe diese Karte bei dir. Sonst ist sie verloren.
cities-coach-other-card = Eine andere Handkarte hat die Farbe dieses Platzes. Mit dieser wirkt nur der Platz.
cities-coach-fifth-action = Vier Aktionskarten sind das Höchste: Eine wirst du abgeben müssen.
cities-coach-special-price = Diese Karte kostet { $price } Credits, du hast { $have }: Sie wäre verloren.
cities-coach-dark-building = Dort ist noch kein Licht: Es erzeugt nichts, bis dort eine verbundene Stadt steht.
cities-coach-dark-city = Diese Stadt liegt im Dunkeln, bis ein Tunnel sie berührt.
cities-coach-white-city = Eine symbiotische Stadt bringt 2 Punkte in jeder Produktion, und du kannst sie bezahlen.
cities-coach-no-pair = Anderswo ergäbe diese Aufwertung ein Paar und brächte mehr in jeder Produktion.
cities-coach-step-left = Ein Schritt mehr steht dir zu, mit seinem Bonus. Lassen?

## Underwater Cities: tips

cities-coach-dark-cities = Städte von dir im Dunkeln: { $count }. Ein Tunnel würde sie wecken.
cities-coach-action-ready = Frische Aktionskarten: { $count }. Am Ende der Ära ruhen sie sich ohnehin aus: Nutze sie jetzt.
cities-coach-matches = Plätze in der Farbe einer Handkarte: { $count }. Gleiche Farbe heißt zwei Aktionen in einem Zug.
cities-coach-science = Du hast { $science } Wissenschaft: Eine Aufwertung wirkt in jeder Produktion. Es kommen noch { $left }.
cities-coach-go-first = Nächste Runde wählt jemand anders zuerst. Ein, zwei Schritte würden das ändern.
cities-coach-one-colour = Deine Hand hat nur eine Farbe. Neue Karten würden öfter passen.
cities-coach-purple-left = Violette Kuppeln, die für alle noch da sind: { $count }.

## Barrage: what is within reach

barrage-coach-stronger-turbine = Hier werden es { $energy } Energie. Eine stärkere Turbine ist frei: Mit ihr erreichst du den Vertrag über { $value }.
barrage-coach-rival-drinks = Unter dem Turbinenhaus hält eine fremde Staumauer das Wasser auf ({ $company }). Ein anderer Weg bringt fast so viel.
barrage-coach-national = Der staatliche Vertrag über { $value } Energie ist in Reichweite, und nur wer zuerst kommt, bekommt ihn.
barrage-coach-rank = { $ahead ->
    [0] { $company } hat so viel Energie wie du. Eine mehr, und der bessere Platz auf der Energieleiste ist dein.
   *[other] { $company } liegt auf der Energieleiste nur { $ahead } vor dir. Der bessere Platz bringt mehr Siegpunkte.
}
barrage-coach-objective = Ziel der Partie: { $company } hat { $theirs }, du hast { $mine }. Eines mehr lohnt sich am Ende.
barrage-coach-third-house = Dein drittes Turbinenhaus weckt die Spezialfähigkeit deines Unternehmens. Du kannst es jetzt bezahlen.
barrage-coach-next-income = { $piece ->
    [base] Deine nächste Grundmauer deckt ein Einkommen auf: jetzt und in jeder Runde.
    [elevation] Deine nächste Erhöhung deckt ein Einkommen auf: jetzt und in jeder Runde.
   *[conduit] Dein nächstes Rohrwerk deckt ein Einkommen auf: jetzt und in jeder Runde.
}
barrage-coach-base-above = { $drops } Wasser fließt einer fremden Staumauer zu ({ $company }). Eine Grundmauer in Tal { $basin } finge es vorher ab.
barrage-coach-dam-room = Deine Staumauer in Tal { $basin } hat noch Platz: { $room }. Quelle { $head } führt zu ihr, und Wasser ist zu holen.
barrage-coach-wheel-near = { $turns ->
    [one] Eine Drehung der Bauscheibe, und es ist zurück: { $tile }. Das macht die Werkstatt.
   *[other] { $turns } Drehungen der Bauscheibe, und es ist zurück: { $tile }. Das macht die Werkstatt.
}

## Barrage: what has happened

barrage-coach-round-over = Runde { $round } brachte dir an Siegpunkten: Energieleiste { $track }, Bonusplättchen { $bonus }. Wasser in deinen Staumauern: { $drops }.
barrage-coach-conduit-used = { $company } hat dein Rohrwerk benutzt. Das brachte dir { $credits } Hydro und { $points } Siegpunkte.
barrage-coach-grey-water = { $company } hat das Wasser der grauen Staumauer in Tal { $basin } benutzt. Sie dient dem, der zuerst kommt.

## Underwater Cities: what leads where

cities-coach-card-pays = Die Karte brächte, was der Platz kostet. Zuerst die Karte?
cities-coach-slot-pays = Der Platz brächte, was die Karte kostet. Zuerst der Platz?
cities-coach-idle-tunnel = Dieser Tunnel führt zu nichts Neuem. Ein anderer erreichte eine Metropole oder eine Stadt im Dunkeln.
cities-coach-many-cards = Zu Beginn deines nächsten Zuges bleiben dir { $most } Karten: Einige von diesen gäbst du wieder ab.
cities-coach-can-wait = Eine Karte, die am Ende zählt, kann warten. Eine andere dieser Farbe würde ab jetzt wirken.
cities-coach-late-goods = Am Ende sind vier Güter 1 Punkt. Bauen oder Aufwerten bringt jetzt mehr.
cities-coach-farm-now = Nach diesem Zug kommt die Produktion: Eine Farm, die jetzt steht, ernährt darin schon eine Stadt.
cities-coach-third-kind = Die Stadt auf { $city } hat zwei Arten von Gebäuden und zählt am Ende { $now }. Mit einer dritten zählt sie { $then }.
cities-coach-end-cards = Letzte Ära. Karten von dir, die am Ende zählen: { $count }. Baue, was sie zählen.
cities-coach-metropolis = { $count ->
    [one] Ein Tunnel würde eine Metropole verbinden: { $name }.
   *[other] { $count } Tunnel würden eine Metropole verbinden: { $name }.
}
cities-coach-special-offer = Ausliegende Spezialkarten, für die deine { $credits } Credits reichen: { $count }. Sieh nach, was sie bringen.

## Underwater Cities: what has happened

cities-coach-production = { $lost ->
    [0] Die Produktion brachte dir { $gain }. Städte, die gegessen haben: { $cities }.
   *[other] Die Produktion brachte dir { $gain }. Das Essen reichte nicht: Das kostete { $lost } Punkte.
}
cities-coach-slot-gone = { $player } hat den letzten freien Platz einer Farbe, die du auf der Hand hast. Nächste Runde sind die Plätze wieder frei.
