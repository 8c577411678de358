# For operators and moderators.

web-operator = Operator's desk
web-operator-only = This page is for operators and moderators.
web-operator-here = Who is here
web-operator-here-count = { $count ->
    [one] 1 person has a table open on this server.
   *[other] { $count } people have a table open on this server.
}
web-operator-nodes = { $count ->
    [one] 1 other server on the same store.
   *[other] { $count } other servers on the same store.
}
web-operator-complaints = Reports
web-operator-complaints-none = Nothing to see to.
web-operator-done = Seen to
web-operator-seen-to = Somebody has seen to that already.
web-operator-bans = Kept out
web-operator-until = until { $time } UTC
web-operator-lift = Let in again
web-operator-account = Account
web-operator-reason = Reason
web-operator-days = Days (empty: for good)
web-operator-ban = Keep out
web-operator-nobody = There is no such account.
web-operator-not-them = That cannot be done to yourself, to a guest, or to somebody of an equal role.
web-operator-not-banned = That account was not kept out.
web-operator-tables = Tables in memory
web-operator-tables-none = None.
web-operator-announcement = Announcement
web-operator-announcement-what = One line on every page; empty for none
web-operator-roles = Roles
web-operator-role = Role
web-role-player = player
web-role-moderator = moderator
web-role-operator = operator
web-operator-backup = Backup
web-operator-backup-what = Writes a copy of the database, as of one moment, into the folder for backups on the server while games go on.
web-operator-backup-make = Make a backup now
web-operator-backup-none = This store is backed up by means of its own: for PostgreSQL, pg_dump.
web-operator-backup-busy = A backup is being made already.
web-operator-backup-many = The folder for backups is full; take some away first.
web-operator-backed-up = Written: { $file }
web-operator-well = Done.
web-operator-log = What was done
web-operator-log-none = Nothing yet.
web-operator-when = When (UTC)
web-operator-who = Who
web-operator-did = What
web-operator-whom = Whom
web-operator-detail = Detail
web-operator-command = a command of the server
web-deed-ban = kept out
web-deed-lift = let in again
web-deed-role = role
web-deed-announcement = announcement
web-deed-complaint = report seen to
web-deed-backup = backup
web-operator-limits = Limits
web-operator-limits-what = Each is changed when the server is started: --limit NAME=N, or HYDROPOLIS_LIMITS.
web-operator-limit = Name
web-operator-limit-now = Now
web-operator-limit-usual = Usual
web-banned = This account is kept out. Ask whoever runs this server.
help-role = Give an account a role: player, moderator or operator. The server may go on running.
help-role-name = The name of the account.
    .value = NAME
help-role-role = player, moderator or operator.
    .value = ROLE
help-role-data = The folder of the database; in the user's data folder if not said.
role-given = { $name } is { $role } now.
role-unknown = { $role } is no role: player, moderator or operator.
