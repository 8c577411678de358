# Was mehrere Server an einer Datenbank brauchen.

help-option-store = Eine PostgreSQL-Datenbank (postgres://user@host/database) statt der im Ordner; mehrere Server können sie gemeinsam nutzen.
    .value = URL
serve-no-store = Die Datenbank lässt sich nicht benutzen: { $reason }.
help-option-traces = Wohin Ablaufspuren (Traces) gehen: ein OpenTelemetry-Kollektor, der OTLP über HTTP spricht (http://localhost:4318).
    .value = URL
serve-no-traces = Dieses Programm wurde ohne Ablaufspuren gebaut; baue es mit --features traces, oder lass --traces und OTEL_EXPORTER_OTLP_ENDPOINT weg.
serve-bad-traces = Ablaufspuren lassen sich nicht an { $url } senden: { $reason }.

## upkeep

help-option-data = Der Ordner der Datenbank; ohne Angabe der Datenordner des Benutzers.
    .value = ORDNER
help-backup = Eine Kopie der Datenbank, Stand eines Augenblicks, in eine Datei schreiben. Der Server darf weiterlaufen.
help-backup-file = Die neue Datei.
help-restore = Eine Kopie, die „backup“ geschrieben hat, als Datenbank einsetzen. Dort darf noch keine sein, und kein Server darf laufen.
help-restore-file = Die Kopie.
help-copy = Alles von einem Speicher in einen anderen kopieren und beide vergleichen. Währenddessen darf kein Server laufen. Eine abgebrochene Kopie wird fortgesetzt.
help-copy-from = Wo alles ist: eine PostgreSQL-Datenbank (postgres://user@host/database), eine SQLite-Datei oder deren Ordner.
    .value = SPEICHER
help-copy-to = Wo es hin soll, ebenso geschrieben.
    .value = SPEICHER
help-check = Jede Partie eines Speichers nachspielen, jede Stellung mit ihrem Hash vergleichen und fehlerhafte Partien nennen. Der Server darf weiterlaufen.
help-prune = Partien löschen, die nicht zu Ende sind und in denen lange nichts geschehen ist.
help-prune-days = Seit wie vielen Tagen.
    .value = N
help-prune-list = Sie nur nennen.
upkeep-no-data = An diesem Ort ist keine Datenbank: { $place }.
upkeep-there = An diesem Ort ist schon etwas: { $place }; räume es zuerst beiseite.
upkeep-failed = { $place }: { $reason }.
upkeep-postgres-backup = Eine PostgreSQL-Datenbank wird mit ihren eigenen Werkzeugen gesichert: pg_dump --format=custom; zurück kommt sie mit pg_restore.
upkeep-backed-up = Alles wurde nach { $file } kopiert ({ $bytes } Bytes).
upkeep-restored = { $file } ist jetzt die Datenbank in { $folder }.
upkeep-in-use = { $place } wird von einem Server benutzt; halte ihn zuerst an.
upkeep-copying = Bisher { $people } Personen und { $games } Partien, davon { $written } geschrieben.
upkeep-copied = { $people } Personen und { $games } Partien, davon diesmal { $written } geschrieben. Beide Speicher enthalten dasselbe, SHA-256 { $sum }.
# same
upkeep-broken = { $game }: { $reason }
upkeep-checked = { $games } Partien mit { $entries } Einträgen führen nachgespielt zu ihren Hashes.
upkeep-not-well = { $broken } von { $games } Partien sind fehlerhaft.
upkeep-pruned = { $games } Partien wurden gelöscht.
upkeep-would-prune = { $games } Partien würden gelöscht.
