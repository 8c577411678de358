# Records of people: ratings, results, and what somebody may take along.

web-profile = My record
web-ratings = Ratings
web-ratings-none = No rated game yet. A rated game is chosen when a table is set up; one against a program that was measured counts, too.
web-rivals = Head to head
web-rivals-none = No game with another account yet.
web-tally = Results
web-tally-none = No finished game yet.
web-past-games = Latest games
web-game = Game
web-variant = Variant
web-company = Company
web-at-seats = Players
web-games-played = Games
web-won = Won
web-average-points = Points on average
web-place = Place
web-player = Player
web-rating = Rating
web-rank = Rank
web-points = Points
web-ahead-behind = Ahead : behind
web-leaderboard = Who plays best
web-leaderboard-what = { $games ->
    [one] By rated games (Glicko-2), after 1 game or more and with a rating that is fairly certain. The figure after ± holds in 95 of 100 cases.
   *[other] By rated games (Glicko-2), after { $games } games or more and with a rating that is fairly certain. The figure after ± holds in 95 of 100 cases.
}
web-leaderboard-none = Nobody yet.
web-rated = Rated game
web-rated-why = Counts for the ratings of everybody at the table. For accounts only, one seat each, with a deal nobody chose, and against programs whose strength was measured; without hints.
web-rated-table = This game counts for ratings; there are no hints.
web-rated-needs-account = A rated game is for people with an account. Log in first.
web-rated-cannot = A game cannot be rated so: at least two seats, one of them yours at most, no seed or position or cards of one's own, and only programs that were measured.
web-rated-no-hints = There are no hints in a rated game.
web-export = Take everything along
web-export-what = A JSON file with your name, ratings and games; games that are over come with their records.
web-export-busy = Others are taking their games along just now; please try again in a moment.
web-complain = Report this player
web-complain-what = What happened?
web-complain-send = Send to the operators
web-complain-sent = The operators will see it.
