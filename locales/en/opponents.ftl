# Opponents: the levels and characters that sit at a table, and how their networks learn.

web-chair-novice = computer: newcomer
web-chair-apprentice = computer: apprentice
web-chair-veteran = computer: veteran
web-chair-master = computer: master
web-chair-beaver = Beaver
web-chair-magpie = Magpie
web-chair-kingfisher = Kingfisher
web-chair-heron = Heron
web-chair-pike = Pike

web-chairs-characters = Characters
web-chair-with-style = { $name }: { $style }
web-chair-with-rating = { $chair } (rating { $rating })
web-character-beaver = builds wherever there is room
web-character-magpie = keeps whatever glitters, and parts with little of it
web-character-kingfisher = dives for what can be had today
web-character-heron = waits for contracts, and fulfils them all
web-character-pike = takes what the others need

## train

help-train = Let a network for the bots learn from games against itself.
help-train-more = Every game is kept: a run that was stopped goes on where it was when the same command is given again, and comes to the same end.
help-train-out = Where the network is kept; the games it learns from are kept beside it.
    .value = FILE
help-train-log = Where a table is kept of how far the network is wrong after each round of learning.
    .value = FILE
help-train-picture = Where the same is drawn, as an SVG file.
    .value = FILE
help-train-steps = How many steps, those already done included: games with the network as it is, then learning from all games so far; 4 if not said.
    .value = N
help-train-games = How many games a step plays; 1000 if not said.
    .value = N
help-train-sims = Simulations of a decision; 0 lets beginners play; 200 if not said.
    .value = N
help-train-threads = How many threads play; as many as there are processors if not said.
    .value = N

train-done = { $file }: a network with { $weights } weights from { $games } games with seed { $seed }. Play it with expert@{ $file } if its name ends in .net.
train-no-game = No network can be told anything of { $game } yet.
train-bad-games = { $file } holds no games to learn from: { $reason }.
train-picture = Error in points on games kept apart, by round of learning; one line for each step, the darkest is the last
cli-no-net = "{ $name }" is no player: { $level } does not search, so it has no network.
