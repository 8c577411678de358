# Für Betreiber und Moderatoren.

web-operator = Betreiberpult
web-operator-only = Diese Seite ist für Betreiber und Moderatoren.
web-operator-here = Wer hier ist
web-operator-here-count = { $count ->
    [one] { $count } Person hat auf diesem Server einen Tisch offen.
   *[other] { $count } Personen haben auf diesem Server einen Tisch offen.
}
web-operator-nodes = { $count ->
    [one] { $count } weiterer Server auf demselben Speicher.
   *[other] { $count } weitere Server auf demselben Speicher.
}
web-operator-complaints = Meldungen
web-operator-complaints-none = Nichts zu erledigen.
web-operator-done = Erledigt
web-operator-seen-to = Darum hat sich schon jemand gekümmert.
web-operator-bans = Ausgesperrt
web-operator-until = bis { $time } UTC
web-operator-lift = Wieder einlassen
web-operator-account = Konto
web-operator-reason = Grund
web-operator-days = Tage (leer: für immer)
web-operator-ban = Aussperren
web-operator-nobody = Es gibt kein solches Konto.
web-operator-not-them = Das geht nicht mit sich selbst, einem Gast oder jemandem gleicher Rolle.
web-operator-not-banned = Dieses Konto war nicht ausgesperrt.
web-operator-tables = Tische im Speicher
web-operator-tables-none = Keine.
web-operator-announcement = Bekanntmachung
web-operator-announcement-what = Eine Zeile auf jeder Seite; leer für keine
web-operator-roles = Rollen
web-operator-role = Rolle
web-role-player = Spieler
web-role-moderator = Moderator
web-role-operator = Betreiber
web-operator-backup = Sicherung
web-operator-backup-what = Schreibt eine Kopie der Datenbank, wie sie in einem Augenblick ist, in den Sicherungsordner des Servers, während die Partien weitergehen.
web-operator-backup-make = Jetzt sichern
web-operator-backup-none = Dieser Speicher wird mit eigenen Mitteln gesichert: bei PostgreSQL mit pg_dump.
web-operator-backup-busy = Es wird schon gesichert.
web-operator-backup-many = Der Sicherungsordner ist voll; bitte erst einige entfernen.
web-operator-backed-up = Geschrieben: { $file }
web-operator-well = Erledigt.
web-operator-log = Was getan wurde
web-operator-log-none = Noch nichts.
web-operator-when = Wann (UTC)
web-operator-who = Wer
web-operator-did = Was
web-operator-whom = Wen
web-operator-detail = Näheres
web-operator-command = ein Befehl des Servers
web-deed-ban = ausgesperrt
web-deed-lift = wieder eingelassen
web-deed-role = Rolle
web-deed-announcement = Bekanntmachung
web-deed-complaint = Meldung erledigt
web-deed-backup = Sicherung
web-operator-limits = Grenzen
web-operator-limits-what = Jede wird beim Start des Servers geändert: --limit NAME=N oder HYDROPOLIS_LIMITS.
# same
web-operator-limit = Name
web-operator-limit-now = Jetzt
web-operator-limit-usual = Üblich
web-banned = Dieses Konto ist ausgesperrt. Frage, wer diesen Server betreibt.
help-role = Einem Konto eine Rolle geben: player, moderator oder operator. Der Server kann weiterlaufen.
help-role-name = Der Name des Kontos.
    .value = NAME
help-role-role = player, moderator oder operator.
    .value = ROLLE
help-role-data = Der Ordner der Datenbank; im Datenordner des Benutzers, wenn nicht genannt.
role-given = { $name } hat jetzt die Rolle { $role }.
role-unknown = { $role } ist keine Rolle: player, moderator oder operator.
