# Puzzles: what is asked, what came of it, the solution (docs/puzzles.md).

web-puzzles-title = Puzzles
web-puzzles-lead = One turn, one best way to play it. Positions from real games; every way the turn can go was looked at.
web-puzzles-all = All puzzles
web-puzzles-goals = Kinds of puzzles
web-puzzles-solved = { $solved } of { $all } solved
web-puzzle-of-the-day = Puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-number = Puzzle { $number }
web-puzzle-level = Difficulty { $level } of 5
web-puzzle-done = solved
web-puzzle-solution = Solution
web-puzzle-why = Compare outcomes
web-puzzle-next = Next puzzle
web-puzzle-play = Back to the table
web-puzzle-solved = Solved: { $best }. The best other way brings { $second }.
web-puzzle-short = { $reached }: there is more in it. The best turn brings { $best }.
web-puzzle-no-hint = A hint is only for the first move. Take the others back, or look at the solution.
web-puzzle-best = The best turn
web-puzzle-second = The best other way
web-puzzle-margin = The difference: { $margin }.
web-puzzle-proof = { $decisions ->
    [one] One decision of this turn was looked at; nothing hidden matters in it.
   *[other] All { $decisions } decisions of this turn were looked at; nothing hidden matters in them.
}
web-puzzle-reached = What others reach here

puzzle-goal-energy = Make as much energy as you can this turn.
puzzle-goal-contracts = Fulfil as many contracts as you can before anybody else moves.
puzzle-goal-points = Score as many points as you can this turn.
puzzle-goal-round = Finish the round: have as many points as you can after its scoring.
puzzle-goal-hand = Make the most of your hand this turn. A point counts as four goods, biomatter as two.
puzzle-goal-build = Build and upgrade as much as you can this turn.
puzzle-goal-era = Finish the era: have as many points as you can after Production and the meal.
puzzle-goal-final = Finish the game: have as many points as you can after the final scoring.
puzzle-goal-win = Finish the game: win it.

puzzle-short-energy = energy
puzzle-short-contracts = contracts
puzzle-short-points = points
puzzle-short-round = round
puzzle-short-hand = hand
puzzle-short-build = building
puzzle-short-era = era
puzzle-short-final = last turn
puzzle-short-win = win

puzzle-value-energy = { $value } energy
puzzle-value-contracts = { $value ->
    [one] { $value } contract
   *[other] { $value } contracts
}
puzzle-value-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
puzzle-value-round = { puzzle-value-points }
puzzle-value-hand = { $value ->
    [one] a gain of { $value } good
   *[other] a gain of { $value } goods
}
puzzle-value-build = { $value ->
    [one] { $value } piece or upgrade
   *[other] { $value } pieces and upgrades
}
puzzle-value-era = { puzzle-value-points }
puzzle-value-final = { puzzle-value-points }
puzzle-value-win = { $value ->
    [one] { $value } point ahead of the best rival
   *[other] { $value } points ahead of the best rival
}

puzzle-by-eager = Looking at every choice, then taking at once what counts most
puzzle-by-greedy = Beginner
puzzle-by-tries = The best of twenty tries at random
puzzle-by-club = Club player

puzzles-no-bot = "{ $name }" does not play for puzzles: name a bot, such as expert or club.
puzzles-no-goal = "{ $name }" is no goal of this game: there are { $goals }.
puzzles-bad-file = { $file } is not a file of puzzles: { $reason }.
puzzles-done = { $file }: { $kept } puzzles, chosen from { $found }.

help-puzzles = Find puzzles in games of bots: positions with one clearly best turn.
help-puzzles-more = Every way the turn can go is looked at, and nothing hidden may matter in it. The same seed finds the same puzzles whatever the number of threads.
help-puzzles-games = How many games to look through, two to four players in turn; 100 if not said.
help-puzzles-seed = The seed of the first game; 1 if not said.
help-puzzles-bot = Who plays them; expert if not said.
help-puzzles-keep = How many puzzles to keep; 100 if not said.
help-puzzles-out = Where they are written.
help-puzzles-threads = How many threads look; as many as there are processors if not said.
help-puzzles-goals = Only these goals, separated by commas: energy, contracts, points, round, hand, build, era, final, win.
help-puzzles-from = Puzzles that were found before, to choose among them too; may be said several times.
help-puzzles-again = Proves and rates the puzzles of --from once more: those that are none today are left out.
