### A game looked at again, boards of analysis, and hints with their reasons.

## The review

web-review = Review this game
web-review-short = Review
web-review-title = Review: { $game }
web-review-lead = How everybody stood at each turn, what each decision gave away, and what would have been better. A bot has looked at it, with what each seat could know then. It errs, too.
web-review-wait = This takes a minute or two. You may leave this page; the review is kept.
web-review-progress = { $done } of { $of } moves looked at
web-review-number = { $number }
web-review-percent = { $number } %
web-review-summary = Everybody's game
web-review-won = won
web-review-accuracy = accuracy
web-review-final-points = { $points ->
    [one] point
   *[other] points
}
web-review-swing = Biggest swing:
web-review-swing-at = { $change } up to move { $at }
web-review-shares = What made the chance to win change
web-review-share-start = at the beginning
web-review-share-luck = what came to light
web-review-share-own = own decisions
web-review-share-others = decisions of the others
web-review-share-rest = what was not foreseen
web-review-share-end = in the end
web-review-left = Where points were left:
web-review-chances = Chances to win
web-review-points = Points expected in the end
web-review-turn = Turn of { $name }, after { $at ->
    [one] { $at } move
   *[other] { $at } moves
}
web-review-end = End
web-review-table = The same as a table
web-review-move = Move
web-review-who = Who
web-review-done = What
web-review-mark = Mark
web-review-lost = Given away
web-review-decisions = Decisions worth a look
web-review-none = Nobody gave away much.
web-review-all = { $count ->
    [one] The one decision with a choice
   *[other] All { $count } decisions with a choice
}
web-review-number-of-move = move { $number }
web-review-gave-away = gave away { $lost } of the chance to win (give or take { $error })
web-review-played = Played:
web-review-better = Better:
web-review-brings = That would have left a chance of { $chance } instead of { $now }, and { $points } points in the end.
web-review-term = { $term } { $points }
web-review-because = In points: { $terms }.
web-review-rival = It would have cost { $rival } { $points } points, most of them { $term }.
web-review-denied = It would have taken what { $rival } used next in { $count } of { $of } continuations tried: { $what }.
web-review-try = Try it on the board
web-review-show = Show it on the board
web-review-from = from { $lost } given away
web-review-mark-best = best
web-review-mark-good = good
web-review-mark-inaccurate = inaccurate
web-review-mark-mistake = mistake
web-review-mark-blunder = blunder
web-review-how = How this is measured
web-review-how-chances = The chance to win follows from the points that everybody can expect in the end, by a curve that was fitted to games of bots, for each number of players and each stage of the game.
web-review-how-fair = A decision is judged by what its seat could know: whatever was hidden from it is dealt anew a number of times, the move that was made and the best that a bot finds are played on from the same deals, and the results are compared. What lies within the error of that comparison is not counted as given away.
web-review-how-luck = Luck is what came to light, compared with what could have come to light in its place. Decisions are compared with the best that was found. What neither of the two explains is named apart.
web-review-how-accuracy = Accuracy is 100 % for a decision that gave nothing away, about 37 % for one that gave away 8 %, and the mean of all decisions for a player.
web-review-how-doubt = The bot looks a turn or two ahead and judges the rest by experience. Plans that ripen later, and what people intend, it does not see.
web-review-too-many = Too many reviews were asked for today. Try again tomorrow.
web-review-not-whole = This game cannot be looked at from its first move.

## The board of analysis

web-try = Try from here
web-try-title = Analysis: { $game }, after move { $at }
web-try-position-title = Analysis: { $game }
web-try-under = Nothing here counts. You play for everybody.
web-try-line = This line
web-try-bots = Let bots answer
web-try-alone = Play everybody yourself
web-try-bot-move = Bot's move
web-try-over = The game is over here.
web-try-share = Link to this line
web-try-back = Back to the replay
web-try-too-long = This line is too long to go on.
web-try-broken = This link has a move that cannot be played there.
web-try-no-packs = Positions with components of their own cannot be analysed.
web-try-open = Analyse a position
web-try-open-text = A position file, as "hydropolis position" and the record of a game write it. Only you and whoever gets the link see it.
web-try-open-game = Game
web-try-open-file = Position
web-try-opinion = The bot's opinion
web-try-opinion-deeper = { $simulations ->
    [one] after { $simulations } simulation
   *[other] after { $simulations } simulations
}

## Hints with their reasons

web-hint-chance = chance to win about { $chance }
web-hint-about-equal = about as good: the difference is within what can be told apart
web-hint-behind = { $behind } less chance to win (give or take { $error })
web-hint-because = Compared with the next: { $terms }.
web-hint-instead = Compared with the first: { $terms }.
web-hint-denies = It takes about { $points } points from { $rival }: { $term }.
web-hint-denied = It takes what { $rival } would use next in { $count } of { $of } continuations tried: { $what }.
web-hint-then = Then: { $line }.

## The terms of the evaluation

barrage-term-points = points already made
barrage-term-track = the energy track
barrage-term-bonus = bonus tiles
barrage-term-production = energy from water to come
barrage-term-contracts = contracts
barrage-term-incomes = incomes of the rounds to come
barrage-term-structures = structures on the map
barrage-term-objective = the objective tile
barrage-term-machines = machines
barrage-term-tiles = technology tiles
barrage-term-credits = credits
barrage-term-engineers = engineers at hand
barrage-term-leftovers = water left at the end
cities-term-points = points already made
cities-term-network = the network
cities-term-production = production to come
cities-term-feeding = feeding the cities
cities-term-room = sites to build on
cities-term-metropolises = metropolises
cities-term-goods = resources
cities-term-hand = cards in hand
cities-term-claimed = cards on the table
cities-term-actions = action cards
cities-term-federation = the Federation track
cities-term-solo = cities for the solo goal

## The command

help-review = Look at a saved game again: how everybody stood, what each decision gave away, what would have been better.
help-review-more = The same file and the same options make the same review. A game of four takes a few minutes.
help-review-file = The saved game.
    .value = RECORD
help-review-html = Write the review as one page that needs no other file.
    .value = FILE
help-review-json = Print one JSON object.
help-review-simulations = Simulations of the bot that proposes moves for a decision.
    .value = N
help-review-deals = Deals on which the moves of a decision are compared.
    .value = N
cli-review-heading = { $file }: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-review-player = { $name }: accuracy { $accuracy }, { $points } points; { $marks }
cli-review-decision = move { $number }, { $name }: { $mark }, { $lost } given away. { $played } Better: { $better }
cli-review-written = Written to { $file }.
