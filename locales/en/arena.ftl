# Bots against each other, and how they are tuned.

arena-summary = { $game }: { $games } games from seed { $seed } in { $seconds } s ({ $moves-per-second } moves/s).
arena-bot = bot
arena-games = games
arena-wins = wins
arena-rate = win rate
arena-interval = 95% interval
arena-mean = mean points
arena-deviation = deviation
arena-rating = rating
arena-time = ms/decision
arena-note = A shared victory is divided among the winners; ratings are on the scale of Elo, 1500 on average. Decisions without a choice are not timed.
arena-name-automas = In the arena an Automa is one of the bots: --bots club,automa:very-hard.

cli-bad-budget = "{ $name }" is no player: a budget is written sims=200 or ms=100.
cli-no-budget = "{ $name }" is no player: { $level } does not search, so it has no budget.

## tune

tune-done = { $file }: { $weights } weights after { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from seed { $seed }.
tune-needs-two = Weights are tuned by games against each other, so at least 2 must play.
tune-not-tuned = { $file } is there already and was not made by tuning; name another file.
tune-otherwise = { $file } was begun in another way ({ $how }); go on with the same or name another file.
tune-bad-weights = { $file } holds no weights: { $reason }.
