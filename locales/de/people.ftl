# Menschen: Sitzungen, Passwörter, überprüfbare Ausgangsstellungen und Grenzen für alle.

web-log-out-everywhere = Überall abmelden
web-log-out-everywhere-why = Beendet deine Sitzungen in allen anderen Browsern und Programmen.
web-change-password = Passwort ändern
web-old-password = Bisheriges Passwort
web-new-password = Neues Passwort (mindestens 10 Zeichen)
web-delete-password = Dein Passwort
web-password-wrong = Das ist nicht dein Passwort.
web-lost-password = Passwort vergessen? Wer diesen Server betreibt, kann dir einen Link schicken, mit dem du ein neues wählst.
web-no-account = Du hast kein Konto.
web-has-account = Du hast schon ein Konto.
web-reset-title = Ein neues Passwort für { $name }
web-reset-what = Dieser Link gilt einmal. Alle anderen Sitzungen des Kontos enden.
web-reset-used = Dieser Link wurde schon benutzt oder ist abgelaufen.
web-session-ended = Deine Sitzung ist beendet.
web-delete = Mich löschen
web-delete-what = Löscht deinen Namen, deine Sitzungen und die Partien, in denen niemand sonst saß. Partien mit anderen behalten diese: Dein Platz hat dort keinen Namen mehr, und in laufenden Partien spielt ein Bot für dich weiter. Nichts davon lässt sich rückgängig machen.
web-delete-sure = Ja, alles löschen
web-delete-not-sure = Es wurde nichts gelöscht: Bitte bestätige, dass du sicher bist.
web-somebody-gone = jemand, der gegangen ist
web-renew-link = Neuen Link erzeugen
web-not-your-table = Das darf nur, wer diesen Tisch eröffnet hat.
web-one-seat = Du hast schon einen Platz an diesem Tisch.
web-too-many-logins = Zu viele falsche Passwörter; bitte warte ein paar Minuten.
web-busy-doors = Gerade melden sich viele an; bitte versuche es gleich noch einmal.
web-too-many-today = Aus deinem Netz kam heute zu viel davon; bitte versuche es später noch einmal.
web-too-many-tables = Du hast zu viele unfertige Tische; bitte beende zuerst einen.
web-too-much-kept = Deine Partien nehmen schon allen Platz ein, der für eine Person da ist.

## Die Ausgangsstellung

web-deal = Die Ausgangsstellung stand vor der Partie fest
web-deal-title = Eine Ausgangsstellung, die niemand gewählt hat
web-deal-how = Der Server zieht den Startwert, aus dem alles Verdeckte entsteht, und eine zweite Zufallszahl. Vor der Partie zeigt er nur den SHA-256 von beiden: den Startwert dezimal, ein Leerzeichen, die zweite Zahl. Nach der Partie zeigt er beide, und jeder kann prüfen, dass sie nicht geändert wurden.
# same
web-deal-commitment = SHA-256
web-deal-nonce = Zweite Zahl
web-deal-recipe = Zum Selbstprüfen
web-deal-later = wird nach der Partie gezeigt
web-deal-unknown = Wie der Startwert dieser Partie gewählt wurde, ist nicht bekannt: Sie kam mit einer Aufzeichnung oder ist älter.
web-deal-named = Wer den Tisch eröffnet hat, hat den Startwert { $seed } selbst bestimmt: Wer ihn kennt, kann alles Verdeckte herausfinden.
web-deal-check = Ausgangsstellung prüfen
web-deal-fits = Es passt: Dieser Startwert stand vor der Partie fest.
web-deal-differs = Das passt nicht zusammen.

## reset-password

help-reset-password = Einen Einmal-Link ausgeben für jemanden, der das Passwort eines Kontos vergessen hat. Der Server darf weiterlaufen.
help-reset-password-name = Der Name des Kontos.
    .value = KONTO
help-reset-password-data = Der Ordner der Datenbank; ohne Angabe der Datenordner des Benutzers.
help-reset-password-public_url = Wo der Server zu finden ist; ohne Angabe http://localhost:8080.
help-reset-password-hours = Wie viele Stunden der Link gilt; ohne Angabe 24, höchstens 720.
reset-password-link = { $hours ->
    [one] Wer diesen Link innerhalb einer Stunde öffnet, kann einmal ein neues Passwort für { $name } wählen:
   *[other] Wer diesen Link innerhalb von { $hours } Stunden öffnet, kann einmal ein neues Passwort für { $name } wählen:
} { $url }
reset-password-nobody = Es gibt kein Konto namens { $name }.
reset-password-no-data = In { $folder } gibt es keine Datenbank; gib sie mit --data an.
