# Bots against each other, and how they are tuned.

arena-summary = { $game }: { $games } games from seed { $seed } in { $seconds } s ({ $moves-per-second } moves/s).
arena-bot = bot
arena-games = games
arena-wins = wins
arena-rate = win rate
arena-interval = 95% interval
arena-from-to = { $low }-{ $high }%
arena-mean = mean points
arena-deviation = deviation
arena-rating = rating
arena-time = ms/decision
arena-note = A shared victory is divided among the winners; ratings are on the scale of Elo, 1500 on average. Decisions without a choice are not timed.
arena-name-automas = In the arena an Automa is one of the bots: --bots club,automa:very-hard.

help-arena = Let bots play against each other, all seats rotated, and tell how strong each is.
help-arena-more = The same seed plays the same games whatever the number of threads, unless a budget is in milliseconds.
help-arena-bots = The bots: random, novice, greedy, apprentice, club, veteran, expert, master, in Barrage automa:LEVEL, separated by commas. Bots that search may be given a budget for a decision: club:sims=200, expert:ms=100. Weights of a file are named behind an @: club@tuned.toml, expert@trained.net. A trained network is named net:FILE.
    .value = BOTS
help-arena-games = How many games to play; 100 if not said. Each way to seat the bots gets the same deals, so a multiple of the ways is best.
    .value = N
help-arena-threads = How many threads play; as many as there are processors if not said.
    .value = N
help-arena-json = Print one JSON object instead of a table.

cli-bad-budget = "{ $name }" is no player: a budget is written sims=200 or ms=100.
cli-no-budget = "{ $name }" is no player: { $level } does not search, so it has no budget.
cli-no-weights = "{ $name }" is no player: { $level } judges nothing, so it has no weights.

## tune

help-tune = Find better weights for the bots by self-play.
help-tune-more = The weights are kept after every step: a run that was stopped goes on where it was when the same command is given again, and comes to the same end.
help-tune-out = Where the weights are kept; if the file exists, the run continues from it.
    .value = FILE
help-tune-by = How better weights are found: by wins, a little change playing against the opposite one; or by ends, moving towards how many games ended. By wins if not said.
    .value = WAY
help-tune-log = Where a line is added for each step: its number and what came of it.
    .value = FILE
help-tune-weights = The weights to begin with; those of greedy if not said.
    .value = FILE
help-tune-steps = How many steps, those already done included; 500 if not said, or 2 by ends.
    .value = N
help-tune-games = How many games a step plays; 20 if not said, or 2000 by ends.
    .value = N
help-tune-half = By wins: the number of steps after which a step is half as long, more for a longer run; 150 if not said.
    .value = N
help-tune-sims = Simulations of a decision; with 0 the beginner plays, which is fast. 0 if not said, or 200 by ends.
    .value = N
help-tune-threads = How many threads play; as many as there are processors if not said.
    .value = N

tune-done = { $file }: { $weights } weights after { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from seed { $seed }.
tune-needs-two = Weights are tuned by games against each other, so at least 2 must play.
tune-not-tuned = { $file } is there already and was not made by tuning; name another file.
tune-otherwise = { $file } was begun in another way ({ $how }); go on with the same or name another file.
tune-bad-weights = { $file } holds no weights: { $reason }.
