# Die Lobby: Tische zum Mitspielen, Partien zum Zuschauen, Einladungen.

web-lobby = Tische
web-lobby-lead = Setze dich, wo ein Platz frei ist, oder schau einer laufenden Partie zu.
web-lobby-more = Weitere Tische
web-lobby-running = Laufende Partien
web-lobby-nobody-waits = Gerade wartet niemand auf Gesellschaft. Richte einen Tisch mit einem Platz ein, der für alle offen ist.
web-lobby-nothing-runs = Es läuft keine Partie, der man zuschauen kann.
web-lobby-any = beliebig
web-lobby-game = Spiel
web-lobby-players = Spieler
web-lobby-filter = Diese zeigen
web-lobby-stands = Bisher
web-lobby-do = Was du tun kannst
web-lobby-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
web-lobby-watch = Zuschauen
web-all-tables = Alle Tische
web-invited = Du bist eingeladen
web-meeting = Gesellschaft
web-meeting-seen = Wer diesen Tisch findet
web-meeting-seen-public = alle, wenn ein Platz für alle offen ist
web-meeting-seen-unlisted = wer seine Adresse hat
web-meeting-seen-invited = nur Eingeladene, auch zum Zuschauen
web-meeting-talk = Gespräch
web-meeting-talk-on = an diesem Tisch darf gesprochen werden
web-meeting-talk-off = an diesem Tisch wird nicht gesprochen
web-only-invited = Dieser Tisch ist nur für Eingeladene.
web-invite = Einladen
web-invite-name = Name eines Kontos
web-invite-nobody = Es gibt kein Konto mit diesem Namen.
web-invite-over = Diese Partie ist vorbei.
web-copy-link = Link kopieren
web-copied = Kopiert
web-qr-code = QR-Code
web-lobby-pace-untimed = ohne Uhr
web-lobby-pace-live = Minuten
web-lobby-pace-days = Tage
web-lobby-rated-yes = gewertete Partien
web-lobby-rated-no = Partien ohne Wertung
web-lobby-rating = Offen für eine Wertung von
web-ratings-whom = Für welche Wertungen ein offener Platz ist
web-ratings-whom-why = Lass beide Felder leer, wenn alle kommen dürfen. Wer neu ist, zählt als 1500; Gäste haben keine Wertung. Wen du einlädst, darf in jedem Fall kommen.
web-ratings-lowest = von
web-ratings-highest = bis
web-ratings-up-to = Wertung bis { $to }
web-ratings-from = Wertung ab { $from }
web-ratings-between = Wertung { $from } bis { $to }
web-ratings-bad = Ein Bereich von Wertungen geht von einer niedrigeren zu einer höheren, zwischen 0 und 4000.
web-ratings-need-account = Dieser Tisch fragt nach einer Wertung, und die haben nur Menschen mit Konto.
web-ratings-not-yours = Deine Wertung liegt nicht in dem Bereich, den dieser Tisch verlangt.
