# What several servers on one database need.

help-option-store = A PostgreSQL database (postgres://user@host/database) instead of the one in the folder; several servers may share it.
    .value = URL
serve-no-store = The database cannot be used: { $reason }.
help-option-traces = Where traces go: an OpenTelemetry collector that speaks OTLP over HTTP (http://localhost:4318).
    .value = URL
serve-no-traces = This program was built without traces; build it with --features traces, or leave --traces and OTEL_EXPORTER_OTLP_ENDPOINT out.
serve-bad-traces = Traces cannot be sent to { $url }: { $reason }.

## upkeep

help-option-data = The folder of the database; in the user's data folder if not said.
    .value = DIR
help-backup = Write a copy of the database to a file, as of one moment. The server may go on running.
help-backup-file = The new file.
help-restore = Put a copy that "backup" has written in the place of a database. There must be none there, and no server.
help-restore-file = The copy.
help-copy = Copy everything from one store to another, and compare the two. No server may run meanwhile. A copy that was stopped goes on where it was.
help-copy-from = Where everything is: a PostgreSQL database (postgres://user@host/database), a SQLite file, or the folder of one.
    .value = STORE
help-copy-to = Where it is to be, written the same way.
    .value = STORE
help-check = Replay every game of a store, compare every position with its hash, and say which games are wrong. The server may go on running.
help-prune = Delete the games that are not over and in which nothing has happened for long.
help-prune-days = For how many days.
    .value = N
help-prune-list = Only name them.
upkeep-no-data = There is no database at { $place }.
upkeep-there = There is something at { $place } already; move it away first.
upkeep-failed = { $place }: { $reason }.
upkeep-postgres-backup = A PostgreSQL database is backed up by its own tools: pg_dump --format=custom; it is restored by pg_restore.
upkeep-backed-up = Everything was copied to { $file } ({ $bytes } bytes).
upkeep-restored = { $file } is the database in { $folder } now.
upkeep-in-use = { $place } is in use by a server; stop it first.
upkeep-copying = { $people } people and { $games } games so far, { $written } of them written.
upkeep-copied = { $people } people and { $games } games, { $written } of them written this time. Both stores hold the same, SHA-256 { $sum }.
upkeep-broken = { $game }: { $reason }
upkeep-checked = { $games } games with { $entries } entries replay to their hashes.
upkeep-not-well = { $broken } of { $games } games are wrong.
upkeep-pruned = { $games } games were deleted.
upkeep-would-prune = { $games } games would be deleted.
