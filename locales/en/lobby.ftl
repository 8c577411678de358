# The lobby: tables to sit down at, games to watch, invitations.

web-lobby = Tables
web-lobby-lead = Sit down where a seat is free, or watch a game that is under way.
web-lobby-more = More tables
web-lobby-running = Games under way
web-lobby-nobody-waits = Nobody is waiting for company just now. Set up a table with a seat that is open to anyone.
web-lobby-nothing-runs = No game that can be watched is under way.
web-lobby-any = any
web-lobby-game = Game
web-lobby-players = Players
web-lobby-filter = Show these
web-lobby-stands = So far
web-lobby-do = What you can do
web-lobby-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-lobby-watch = Watch
web-all-tables = All tables
web-invited = You are invited
web-meeting = Company
web-meeting-seen = Who finds this table
web-meeting-seen-public = everybody, if a seat is open to anyone
web-meeting-seen-unlisted = whoever has its address
web-meeting-seen-invited = only those who are invited, to watch as well
web-meeting-talk = Talk
web-meeting-talk-on = people may talk at this table
web-meeting-talk-off = nobody talks at this table
web-only-invited = This table is only for those who were invited.
web-invite = Invite
web-invite-name = Name of an account
web-invite-nobody = There is no account of that name.
web-invite-over = This game is over.
web-copy-link = Copy the link
web-copied = Copied
web-qr-code = QR code
web-lobby-pace-untimed = untimed
web-lobby-pace-live = minutes
web-lobby-pace-days = days
web-lobby-rated-yes = rated games
web-lobby-rated-no = games that are not rated
web-lobby-rating = Open to a rating of
web-ratings-whom = Ratings that an open seat is for
web-ratings-whom-why = Leave both empty for everybody. A newcomer counts as 1500; guests have no rating. Whoever you invite may come in any case.
web-ratings-lowest = from
web-ratings-highest = to
web-ratings-up-to = rating up to { $to }
web-ratings-from = rating { $from } or more
web-ratings-between = rating { $from } to { $to }
web-ratings-bad = A range of ratings goes from a lower one to a higher one, between 0 and 4000.
web-ratings-need-account = This table asks for a rating, and only people with an account have one.
web-ratings-not-yours = Your rating is not in the range that this table asks for.
