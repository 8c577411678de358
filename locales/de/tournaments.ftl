# Turniere.

web-tournaments = Turniere
web-tournaments-lead = Schweizer System, jeder gegen jeden oder eine Saison mit Freunden. Tische beginnen von selbst, sobald eine Runde ausgelost ist, und die Ergebnisse kommen aus den Partien.
web-tournaments-running = Offen und laufend
web-tournaments-over = Beendet
web-tournaments-none = Keine.
web-tournament-new = Ein neues Turnier
web-tournament-needs-account = Turniere sind für Menschen mit Konto.
# same
web-tournament-name = Name
web-tournament-game = Spiel
web-tournament-form = Modus
web-tournament-form-swiss = Schweizer System
web-tournament-form-round-robin = jeder gegen jeden
web-tournament-form-season = Saisonliga
web-tournament-size = Plätze an einem Tisch
web-tournament-rounds = Runden (Schweizer System)
web-tournament-rounds-usual = so viele wie üblich
web-tournament-cycles = Wie oft sich alle treffen (Saison)
web-tournament-begin = Anmeldung öffnen
web-tournament-stage-entering = Anmeldung offen
web-tournament-stage-running = läuft
web-tournament-stage-over = beendet
web-tournament-entrants = { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
}
web-tournament-tables-of = { $count ->
    [one] Tische zu { $count }
   *[other] Tische zu { $count }
}
web-tournament-host = Ausrichter: { $name }
web-tournament-enter = Teilnehmen
web-tournament-leave = Aussteigen
web-tournament-start = Erste Runde beginnen
web-tournament-next = Nächste Runde öffnen
web-tournament-withdraw = Jemanden herausnehmen
web-tournament-withdraw-what = An den Tischen dessen, der geht, spielt ein Programm weiter; sie zählen als verloren, und künftige Runden werden ohne ihn ausgelost.
web-tournament-left = (ausgestiegen)
web-tournament-standings = Tabelle
web-tournament-fixtures = Kommende Runden
web-tournament-opponents = Gegner
web-tournament-between = Unter Gleichen
web-tournament-share = Anteil
web-tournament-round = Runde { $number }
web-tournament-table = Tisch
web-tournament-bye = spielfrei, 12 Punkte
web-tournament-rules = Der erste Platz ist 12 Punkte wert, der letzte keinen, die übrigen liegen gleichmäßig dazwischen. Bei Gleichstand entscheiden im Schweizer System die Punkte der Gegner, sonst die Punkte unter Gleichen; dann Siege, dann der Anteil an allen Punkten der Partien, dann die Wertung bei der Anmeldung.
web-tournament-not-host = Das darf nur, wer dieses Turnier begonnen hat.
web-tournament-too-many = Du hast zu viele Turniere begonnen, die noch nicht beendet sind.
web-tournament-refused-begun = Das Turnier hat begonnen.
web-tournament-refused-not-running = Es gibt keine Runde zu öffnen: Das Turnier hat nicht begonnen, ist beendet oder keine Saison.
web-tournament-refused-entered = Du nimmst schon teil.
web-tournament-refused-not-entered = Wer nicht teilnimmt oder schon ausgestiegen ist, kann nicht aussteigen.
web-tournament-refused-full = Es ist kein Platz mehr frei.
web-tournament-refused-too-few = Ein Turnier braucht mindestens zwei Teilnehmer.
web-tournament-variant-usual = das übliche Spiel
web-tournament-pace-why = Ohne Uhr hält, wer wegbleibt, alle auf.
web-tournament-other-variant = Das ist keine Variante dieses Spiels.
