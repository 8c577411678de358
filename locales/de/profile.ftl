# Über Menschen: Wertungen, Ergebnisse und was man mitnehmen kann.

web-profile = Meine Bilanz
web-ratings = Wertungen
web-ratings-none = Noch keine gewertete Partie. Gewertet wird, was beim Aufstellen eines Tisches so gewählt wurde; auch gegen ein vermessenes Programm.
web-rivals = Direkter Vergleich
web-rivals-none = Noch keine Partie mit einem anderen Konto.
web-tally = Ergebnisse
web-tally-none = Noch keine beendete Partie.
web-past-games = Letzte Partien
web-game = Spiel
web-variant = Variante
web-company = Unternehmen
web-at-seats = Spieler
web-games-played = Partien
web-won = Gewonnen
web-average-points = Punkte im Schnitt
web-place = Platz
web-player = Spieler
web-rating = Wertung
web-rank = Rang
web-points = Punkte
web-ahead-behind = Davor : dahinter
web-leaderboard = Wer am besten spielt
web-leaderboard-what = { $games ->
    [one] Nach gewerteten Partien (Glicko-2), ab { $games } Partie und mit einer recht sicheren Wertung. Die Zahl nach ± gilt in 95 von 100 Fällen.
   *[other] Nach gewerteten Partien (Glicko-2), ab { $games } Partien und mit einer recht sicheren Wertung. Die Zahl nach ± gilt in 95 von 100 Fällen.
}
web-leaderboard-none = Noch niemand.
web-rated = Gewertete Partie
web-rated-why = Zählt für die Wertung aller am Tisch. Nur für Konten, je ein Platz, mit einer Auslage, die niemand gewählt hat, und gegen Programme, deren Stärke gemessen ist; ohne Tipps.
web-rated-table = Diese Partie zählt für die Wertung; es gibt keine Tipps.
web-rated-needs-account = Eine gewertete Partie ist für Menschen mit Konto. Melde dich erst an.
web-rated-cannot = So kann eine Partie nicht gewertet werden: mindestens zwei Plätze, höchstens einer davon deiner, kein eigener Startwert, keine eigene Stellung oder Karten, und nur vermessene Programme.
web-rated-no-hints = In einer gewerteten Partie gibt es keine Tipps.
web-export = Alles mitnehmen
web-export-what = Eine JSON-Datei mit deinem Namen, Wertungen und Partien; beendete Partien mit ihrer Aufzeichnung.
web-export-busy = Gerade nehmen andere ihre Partien mit; bitte versuche es gleich noch einmal.
web-complain = Diesen Spieler melden
web-complain-what = Was ist passiert?
web-complain-send = An die Betreiber senden
web-complain-sent = Die Betreiber werden es sehen.
