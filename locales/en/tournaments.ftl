# Tournaments.

web-tournaments = Tournaments
web-tournaments-lead = Swiss rounds, everybody against everybody, or a season with friends. Tables begin by themselves when a round is paired, and results come from the games.
web-tournaments-running = Open and running
web-tournaments-over = Over
web-tournaments-none = None.
web-tournament-new = A new tournament
web-tournament-needs-account = Tournaments are for people with an account.
web-tournament-name = Name
web-tournament-game = Game
web-tournament-form = Form
web-tournament-form-swiss = Swiss system
web-tournament-form-round-robin = everybody against everybody
web-tournament-form-season = season league
web-tournament-size = Seats at a table
web-tournament-rounds = Rounds (Swiss system)
web-tournament-rounds-usual = as many as are usual
web-tournament-cycles = How often all meet (season)
web-tournament-begin = Invite entrants
web-tournament-stage-entering = open for entry
web-tournament-stage-running = running
web-tournament-stage-over = over
web-tournament-entrants = { $count ->
    [one] 1 entrant
   *[other] { $count } entrants
}
web-tournament-tables-of = { $count ->
    [one] tables of 1
   *[other] tables of { $count }
}
web-tournament-host = Host: { $name }
web-tournament-enter = Enter
web-tournament-leave = Leave
web-tournament-start = Begin the first round
web-tournament-next = Open the next round
web-tournament-withdraw = Take somebody out
web-tournament-withdraw-what = A program plays on at the tables of whoever leaves; they count as lost, and the rounds to come are paired without them.
web-tournament-left = (left)
web-tournament-standings = Standings
web-tournament-fixtures = Rounds to come
web-tournament-opponents = Opponents
web-tournament-between = Among equals
web-tournament-share = Share
web-tournament-round = Round { $number }
web-tournament-table = table
web-tournament-bye = bye, 12 points
web-tournament-rules = First place is worth 12 points, last place none, the others lie evenly between. Of equal points in the Swiss system the opponents' points decide, otherwise the points among those who are equal; then wins, then the share of all points of the games, then the rating on entering.
web-tournament-not-host = Only whoever began this tournament may do that.
web-tournament-too-many = You have begun too many tournaments that are not over.
web-tournament-refused-begun = The tournament has begun.
web-tournament-refused-not-running = There is no round to open: the tournament has not begun, is over, or is no season.
web-tournament-refused-entered = You have entered already.
web-tournament-refused-not-entered = Whoever has not entered, or has left, cannot leave.
web-tournament-refused-full = No more can enter.
web-tournament-refused-too-few = A tournament needs two entrants at least.
web-tournament-variant-usual = the usual game
web-tournament-pace-why = Whoever stays away holds up everybody if there is no clock.
web-tournament-other-variant = That is no variant of this game.
