# Die Werkbank für Komponentenpakete.

web-packs = Karten und Pakete
web-packs-reconstructed = Was die Spielregeln von Underwater Cities abdrucken, wird hier genau so verwendet. Die meisten Karten, die Spielerbögen, zehn der elf blauen Metropolen, die Regierungsaufträge und die Hälfte der Aktionsplätze für eine oder zwei Personen sind nirgends in Worten beschrieben: unsere sind rekonstruiert.
web-packs-invite = Wer die gedruckten besitzt, kann sie hier für den eigenen Tisch eingeben. Ein Komponentenpaket ist ein Text mit einem Eintrag für jede Komponente; was es nicht nennt, bleibt, wie es ist. Wie die Einträge geschrieben werden, steht in docs/decks.md, das mit dem Programm kommt.
web-packs-text = Das Paket
web-packs-check = Prüfen und Karten zeigen
web-packs-save = Als Datei speichern
web-packs-play = Damit gegen den Computer spielen
web-packs-file = Ein Paket in einer Datei
web-packs-read = Datei öffnen
web-packs-no-text = Im Gesendeten ist keine Datei mit Text.
web-packs-built-in = Alle eingebauten Komponenten als Datei, für den Anfang
web-packs-sound = { $cards ->
    [0] Das Paket ist in Ordnung. Es hat keine eigenen Karten.
    [one] Das Paket ist in Ordnung. Es hat { $cards } eigene Karte.
   *[other] Das Paket ist in Ordnung. Es hat { $cards } eigene Karten.
}
web-packs-own = Die Karten dieses Pakets
web-packs-others = Alle anderen Karten
web-packs-worth = { $points ->
    [1] etwa { $points } Punkt wert
   *[other] etwa { $points } Punkte wert
}
web-packs-worth-why = Was eine Karte wert ist, wird nach der Wertetabelle in docs/cards.md geschätzt, in Punkten am Ende des Spiels. Das ist grob: Es ordnet Karten und sagt keine Ergebnisse voraus. Gedruckte Ärakarten sind im Mittel 2,1 wert.
