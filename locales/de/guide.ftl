# The guides: pages around them, icons apart (docs/guide).

automa-title = Der Automa
leeghwater-title = Das Leeghwater-Projekt
web-guide-title = So spielt man { $game }
web-guide-instead = Neu hier? Die Anleitung erklärt mit Bildern.
web-guide-rules = Die Regeln dahinter:
web-guide-contents = Inhalt
web-guide-to-guide = Anleitung
web-guide-to-summary = Eine Seite zum Drucken
web-guide-to-icons = Alle Symbole
web-guide-to-worth = Was etwas wert ist
web-guide-to-gallery = Galerie
web-guide-to-rules = Regeln mit Nummern
web-guide-to-search = Suche
web-rule-title = Regel { $rule }
web-rule-whole = Zwischen den anderen Regeln
web-summary-title = { $game } auf einer Seite
web-summary-print = Diese Seite lässt sich drucken: Sie passt auf ein Blatt A4.
web-icons-title = Die Symbole von { $game }
web-icons-lead = Was jedes Symbol bedeutet und auf wie vielen Teilen es steht. Die Zahl führt zu ihnen.
web-worth-title = { $game }: Was etwas wert ist
web-worth-lead = Alle Zahlen sind Punkte am Ende des Spiels. Sie sind grob und zum Vergleichen da: Ist eine Karte mehr wert als Geld?
web-worth-barrage = Je ein Stück, zu Beginn einer Runde
web-worth-barrage-from = Damit rechnen unsere stärkeren Computerspieler. Die Zahlen wurden an ihren eigenen Partien zu zweit abgestimmt; sie sagen, wonach solche Spieler handeln, nicht was wahr ist.
web-worth-goods = Ressourcen und Erlaubnisse
web-worth-goods-from = Aus der Wertetabelle, nach der die Karten dieser Ausgabe abgestimmt wurden (docs/cards.md).
web-worth-pieces = Ein Bauwerk auf eurem Bogen, ohne Abzug der Kosten
web-worth-pieces-from = Was es noch produziert, sein Anteil an den Punkten für Städte und der Weg, den es öffnet; aus derselben Tabelle.
web-worth-upgrades = Eine Aufwertung, ohne Abzug der Kosten
web-worth-upgrades-from = Aus derselben Tabelle. Die zweite derselben Art in derselben Stadt ist mehr wert.
web-worth-round-1 = Runde 1
web-worth-round-2 = Runde 2
web-worth-round-3 = Runde 3
web-worth-round-4 = Runde 4
web-worth-round-5 = Runde 5
web-worth-end = Am Ende
web-worth-barrage-credit = 1 Hydro
web-worth-barrage-excavator = ein Bagger im Vorrat
web-worth-barrage-mixer = ein Betonmischer im Vorrat
web-worth-barrage-engineer = ein Arbeiter, der noch frei ist
web-worth-barrage-tile = ein einfaches Technologieplättchen im Vorrat
web-worth-barrage-advanced = ein fortgeschrittenes Technologieplättchen im Vorrat
web-worth-barrage-turn = eine Drehung der Bauscheibe
web-worth-barrage-waiting = eine Wassereinheit an der Quelle
web-worth-barrage-flowing = eine Wassereinheit, die sofort fließt
web-worth-barrage-stock = 1 Energie aus dem Wasser hinter euren Staumauern
web-measured = { $kind }: Wie es denen erging, die sie nutzten
web-figures-times = Wie oft genutzt
web-figures-share = Plätze, die es nutzten
web-figures-difference = Ihre Punkte, verglichen mit allen anderen
web-figures-error = Standardfehler
web-figures-none = In den gezählten Partien kam es nicht vor.
web-figures-caution = Es spielen Anfänger unter unseren Computerspielern, die einen Zug weit sehen. Wer etwas nutzt, hat oft auch aus anderen Gründen Erfolg: Ein Unterschied allein ist kein Rat.
# same
web-figure = { $figure }
web-figures-from = { $games ->
    [one] Gezählt in { $games } Partie mit
   *[other] Gezählt in { $games } Partien mit
}

web-tip-rule = Regeln
web-tip-all = Was auf diesem Tisch liegt, Regel für Regel
web-keys-rule = die Regel zu dem, was markiert ist
