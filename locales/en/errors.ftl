# What is wrong with something that was written: moves, set-ups, records, position files, component packs.
#
# A fault of kind "not-hash" is the message error-not-hash; what it is about are the arguments. Each stands inside another
# sentence, mostly after a colon, and so begins with a small letter and has no full stop. Words in quotation marks and names
# of keys are notation and stay as they are. $colour, $company, $officer, $space and $structure are components by their own
# names, in all their forms.

## What several of them share

error-cannot-read = cannot read "{ $text }": { $reason }
error-at-line = line { $line }: { $reason }
error-in-component = { $component }: { $reason }
error-not-toml = { $text }

## How things are written

error-notation-action = the actions of a tile are counted from 1
error-notation-action-space = an action space is written like "turbine +2 left" or "bank"
error-notation-always-available-slot-never-occupied = the always-available slot is never occupied
error-notation-anton-tile-written = Anton's tile is written "tile anton as ..."
error-notation-area = the areas are mountains, hills and plains
error-notation-automa-tile = an Automa tile is named by the codes at its foot, like 1-1A-5
error-notation-barrage-move = moves are written like "turbine +2 left", "produce B2L C2R P10 x2" or "pass"
error-notation-base-space = base spaces are B1U, B1L to B10U, B10L
error-notation-bonus-tiles = the bonus tiles are { $names }
error-notation-building-site-written-expansion = a building site is written b2.1, an expansion site b2.x
error-notation-building-space-begins = a building space begins with B, C or P
error-notation-card = a card is written by its number, #37, or "assistant"
error-notation-cities-move = moves are written like "slot 7 with #34", "build farm b2.1", "upgrade b2-c2", "use #19", "advance", "part 2", "option 1", "stop"; docs/notation-cities.md lists them all
error-notation-cities-stand-buildings-tunnels = cities stand on b2, buildings on b2.1 or b2.x, tunnels on b2-c2
error-notation-city-site = a city site is written b2
error-notation-colours = the colours are { $names }
error-notation-companies = the companies are { $names }
error-notation-conduit-leads-elsewhere = { $conduit } leads to { $to }, not to { $powerhouse }
error-notation-conduit-space = conduit spaces are C1L, C1R to C10L, C10R
error-notation-contract = a contract is S1-S4, N1-N6, G01-G15, Y01-Y15 or R01-R15
error-notation-criteria = the criteria are { $names }
error-notation-drops = drops are written x1, x2 ...
error-notation-bid = write a number of points
error-notation-engineers = write a number of engineers
error-notation-head-stream = the head streams are HA, HB, HC and HD
error-notation-head-stream-tile = the head-stream tiles are h1 to h8
error-notation-kinds-structure = the kinds of structure are { $names }
error-notation-least-power = a least power is written power-1 to power-5
error-notation-levels = the levels of an Automa are { $names }
error-notation-machine = a machine is an excavator or a mixer
# What is written, and what it is called.
error-notation-named = { $notation } ({ $name })
error-notation-number = "{ $word }" should be a number from 1 to 255
error-notation-objective-tiles = the objective tiles are { $names }
error-notation-officers = the officers are { $names }
error-notation-payment = a payment is written like "3E 1M 2X 6C" (excavators, mixers, excamixers, credits)
error-notation-piece = one builds a farm, desalination, laboratory, tunnel, nonsymbiotic or symbiotic
error-notation-place = a place is a column and a row, b2, or a corner, ne
error-notation-powerhouse = the powerhouse of a basin is written P5 to P12
error-notation-powerhouse-space = powerhouse spaces are P5.1, P5.2 to P12.4
error-notation-resource = a resource is credit, science, kelp, steelplast or biomatter
error-notation-seat = a seat is written P1 to P4
error-notation-slot = a slot is a number from 1 to 15, or "always"
error-notation-step = not a step of the agenda (docs/positions.md lists them)
error-notation-structure-stands = a structure stands on b2.1, b2.x or b2-c2
error-notation-tile = a tile is base, elevation, conduit, powerhouse, joker, I-Base ... III-Joker or anton

## Set-ups

error-setup-automa-only-play = { $seat } is to be an Automa, but only { $players } play
error-setup-barrage-players = Barrage is for 2 to 4 players, Automas included, not { $players }
error-setup-blocking-tiles-start-from = the blocking tiles start from slot 1 to 4 of each colour ({ $rule })
error-setup-cities-players = Underwater Cities is for 1 to 4 players ({ $rule })
error-setup-position = the position: { $reason }
error-setup-position-differs = what was agreed is not what its position says
error-setup-position-too-large = a position has at most { $most } KiB
error-setup-position-rules = the position is of rules version { $found }, the game of version { $version }
error-setup-position-game = the position is of the game { $game }, not of { $asked }
error-setup-position-seats = the position is for { $players } players, in this order: { $seats } (a dash is a seat for a person or a bot)
error-setup-component-pack = the component pack: { $reason }
error-setup-edition = edition { $found } of the components is unknown; this program has editions up to { $known }
error-setup-setting = the values of { $setting } are { $values }
error-setup-rules-version = rules version { $found } is unknown; this program knows the rules up to version { $known }
error-setup-options-of-full-game = { $rule }: these options belong to the full game
error-setup-introductory-game-never-played = { $rule }: the introductory game is never played with Automas
error-setup-least-one-seat-must = { $rule }: at least one seat must be a person's
error-setup-only-solo-game-blocking = only the solo game has blocking tiles ({ $rule })
error-setup-solo-game-no-contracts = the solo game has no contracts ({ $rule })

## Records

error-record-ends-before-line = ends before the line with the { $what }
error-record-expected-line = expected "{ $key } ..."
error-record-expected-move-number = expected move number { $expected }
error-record-format = a record begins with "{ $format }"
error-record-move = a move is written "12 P2 pass = 0f1e2d3c4b5a6978"
error-record-not-hash = "{ $deal }" is not a hash
error-record-not-seed = "{ $seed }" is not a seed
error-record-not-version = "{ $rules }" is not a version
error-record-of-unknown-game = there is no game "{ $game }" here
error-record-of-another-game = this is a record of { $game }, not of { $asked }
error-record-setup = the set-up: { $text }
error-record-too-large = a record has at most { $most } MiB
error-record-too-many-moves = a record has at most { $most } moves
error-record-too-many-taken-back = a record says at most { $most } times that something was taken back

## Replaying a record

error-replay-hash = after move { $number } the position has hash { $found }, the record says { $stated }
error-replay-move = move { $number } ({ $mv }): { $reason }
error-replay-rules-version = made under rules version { $found }; this program knows the rules up to version { $known }
error-replay-setup = set-up: { $reason }
error-replay-too-short = there is no move { $asked }: { $moves ->
    [one] there is only 1
   *[other] there are only { $moves }
}

## Why a recorded move was not played

error-play-not-asked = { $asked } is asked now, not { $seat }
error-play-over = the game is over
error-play-refused = { $rule } does not allow it

## Position files; what stands in them by name is a key of the file

error-sheet-actions-most-four-action = actions: at most four action cards ({ $rule })
error-sheet-actions-no-action-card = actions: { $card } is no action card, or is listed twice
error-sheet-advanced-tile-belongs-two = { $rule }: an advanced tile belongs to two companies
error-sheet-agenda-does-not-end = the agenda does not end with what the phase asks for: draft, income or head streams, end turn
error-sheet-agenda-empty-exactly-when = agenda: it is empty exactly when the game is over
error-sheet-agenda-group-more-steps = agenda: a group of more steps than there are
error-sheet-agenda-most-steps = an agenda has at most { $most } steps
error-sheet-agenda-not-possible-position = the agenda's "{ $step }" is not possible in this position
error-sheet-agenda-pack-no-effect = agenda: the pack has no effect { $node }
error-sheet-agenda-probe-no-step = agenda: a probe is no step of a game
error-sheet-agenda-step-names-site = agenda: a step names a site the board does not have
error-sheet-agenda-there-no-card = agenda: there is no card { $card }
error-sheet-agenda-there-no-slot = agenda: there is no slot { $slot }
error-sheet-agenda-too-many-steps = agenda: too many steps
error-sheet-anton-tile-without-anton = { $rule }: { $company } has Anton's tile without Anton
error-sheet-aside-too-many-cards = aside: too many cards
error-sheet-automa-below-very-hard = { $rule }: { $company } is an Automa below very hard and has no officer
error-sheet-automa-holds-no-contracts = { $rule }: { $company } is an Automa and holds no contracts
error-sheet-automa-no-credits = { $rule }: { $company } is an Automa and has no credits
error-sheet-automa-said-automas-names = automa is said, but automas names none
error-sheet-automa-tile-two-places = { $rule }: the Automa tile { $tile } is in two places
error-sheet-automas-nobody-table = automas: "{ $name }" is nobody at this table
error-sheet-blocked-players = { $rule }: with { $players } players the space { $space-at } is blocked
error-sheet-board-no-building-site = the board has no building site { $site }
error-sheet-board-no-city-site = the board has no city site { $place }
error-sheet-board-no-tunnel-site = the board has no tunnel site { $site }
error-sheet-board-twice = the board { $id } lies before two players ({ $rule })
error-sheet-board-wrong-side = { $seat }: the board { $id } is not of the side in play ({ $rule })
error-sheet-bonus-names-five-tiles = { $rule }: bonus names five tiles, one a round
error-sheet-bonus-tile-lies-two = { $rule }: the bonus tile { $bonus } lies in two rounds
error-sheet-building-beside-nothing = no city stands at { $site } or beside it ({ $rule })
error-sheet-cannot-been-removed-automa = { $rule }: { $contract } cannot have been removed by an Automa
error-sheet-cannot-hold-drops = { $head } cannot hold { $drops } drops
error-sheet-cannot-hold-national-contract = { $rule }: { $company } cannot hold a national contract face up
error-sheet-card-later-era = the card { $card } belongs to a later era ({ $rule })
error-sheet-card-listed-twice = { $what }: the card { $card } is listed twice
error-sheet-card-twice = the card { $card } lies in two places
error-sheet-chance-no-number = chance: "{ $chance }" is no number
error-sheet-city-beside-nothing = no row of neighbouring cities leads from the start to { $place } ({ $rule })
error-sheet-city-nonsymbiotic-symbiotic-not = a city is nonsymbiotic or symbiotic, not both
error-sheet-claimed-action-cards-listed = claimed: action cards are listed under actions
error-sheet-cloning-only-four-players = cloning: only four players have the action-cloning tile ({ $rule })
error-sheet-contract-twice = { $company } has a contract twice
error-sheet-contract-listed-twice = contracts: "{ $name }" is listed twice
error-sheet-contract-two-places = the contract { $contract } is in two places
error-sheet-contracts-another-claimed = { $seat }: contracts: another player has claimed one of them
error-sheet-contracts-no-variant = contracts: this game is played without them ({ $rule })
error-sheet-contracts-open-claimed = contracts: one that is open is claimed too
error-sheet-contracts-most-three-open = contracts: at most three are open
error-sheet-contracts-three-in-all = contracts: open and claimed ones are at most three together ({ $rule })
error-sheet-copied-officer-without-mahiri = { $rule }: { $company } has copied an officer without Mahiri
error-sheet-dam-cannot-hold-drops = { $rule }: the dam on { $space } cannot hold { $drops } drops
error-sheet-deck-only-cards-current = deck: only cards of the current era lie in it
error-sheet-described-does-not-play = { $company } is described but does not play (seats says who does)
error-sheet-discard-only-current = discard: the card { $card } is not of the current era ({ $rule })
error-sheet-display = display: { $reason }
error-sheet-does-not-play = { $seat } does not play
error-sheet-does-not-play-listed = { $what }: { $seat } does not play, or is listed twice
error-sheet-draft = draft: { $reason }
error-sheet-draft-comes-before-round = { $rule }: the draft comes before round 1
error-sheet-draft-order = { $rule }: the order of choosing begins with those who have chosen, and then whoever chooses now
error-sheet-draft-over-seat-no = { $rule }: the draft is over, but a seat has no company
error-sheet-draft-said-phase-not = { $rule }: draft is said, but the phase is not the draft
error-sheet-engineers-bank-counted-bank = { $company }: engineers at the bank are counted by bank
error-sheet-engineers-do-not-add = { $rule }: { $company }'s engineers do not add up to { $all }
error-sheet-extra-officers-unused-ones = { $rule }: extra officers are unused ones, for Mahiri to copy
error-sheet-federation-track-four-spaces = the Federation track has four spaces: steps are 0 to 4
error-sheet-full-game-no-basic = { $rule }: the full game has no basic joker tiles
error-sheet-gained-too-many-tiles = gained: too many tiles
error-sheet-hand-empty = { $seat }: hand: with no card there is nothing to play ({ $rule })
error-sheet-hand-most-cards = hand: at most { $most } cards
error-sheet-head-stream-tile-lies-two = { $rule }: the head-stream tile { $tile } lies on two head streams
error-sheet-holds-engineers-twice = { $rule }: engineers stand twice { $space-at }
error-sheet-introductory-game-no-advanced = { $rule }: the introductory game has no advanced tiles
error-sheet-introductory-game-no-bonus = { $rule }: the introductory game has no bonus tile for advanced tiles
error-sheet-introductory-game-no-draft = { $rule }: the introductory game has no draft
error-sheet-introductory-game-no-patent = { $rule }: the introductory game has no patent office
error-sheet-level-five-advanced-tiles = { $rule }: a level has five advanced tiles
error-sheet-looked-most-three-cards = looked: at most three cards are looked at
error-sheet-mahiri-cannot-copy-herself = { $rule }: { $company }'s Mahiri cannot copy herself
error-sheet-may-only-come-last = "{ $step }" may only come last in the agenda
error-sheet-metropolis-lies-two-places = the metropolis { $name } lies in two places; say where each tile lies
error-sheet-middle-draft-draft-says = { $rule }: in the middle of a draft, draft says what is still on offer
error-sheet-national = national: { $reason }
error-sheet-neutral-dam-cannot-level = { $rule }: the neutral dam on { $space } cannot have level { $level }
error-sheet-no-dam-hold-water = { $rule }: { $space } has no dam to hold water
error-sheet-no-tile-can-sent = { $rule }: no tile can have placed { $engineers } engineers of { $company } { $space-at }
error-sheet-no-tile-decides-turn = { $rule }: no tile decides the turn of { $seat }
error-sheet-nobody-table = "{ $name }" is nobody at this table
error-sheet-not-contract = { $rule }: { $contract } is not a { $colour } contract
error-sheet-not-national-contract = { $rule }: { $contract } is not a national contract
error-sheet-not-structure = { $rule }: { $company }: "{ $text }" is not a structure
error-sheet-not-tile-level = { $rule }: { $tile } is not a tile of level { $level }
error-sheet-of-company = { $company }: { $reason }
error-sheet-of-seat = { $seat }: { $reason }
error-sheet-offer-one-them-taken = { $rule }: { $text } is on offer, but one of them is taken
error-sheet-only-such-spaces = { $rule }: { $company } has only { $count } such spaces
error-sheet-only-two-contracts-lie = { $rule }: only two { $colour } contracts lie face up
error-sheet-open-segment-wheel-first = { $rule }: the open segment of { $company }'s wheel (the first) must be empty
error-sheet-order-every-seat-plays = order: every seat that plays is listed once
error-sheet-order-names-players-play = the order names { $count } players, but { $players } play
error-sheet-order-names-twice = the order names { $name } twice
error-sheet-pair-written-not = a pair is written "USA Viktor", not "{ $text }"
error-sheet-patents = patents: { $reason }
error-sheet-phase-not-in-round = phase: "{ $phase }" does not come in round { $round } ({ $rule })
error-sheet-player-whose-choice-company = { $rule }: the player whose choice it is has a company already
error-sheet-players-fewer-national-contracts = { $rule }: { $players } players have fewer national contracts
error-sheet-players-still-draft-pairs = { $rule }: { $open } players are still to draft, so { $open } pairs and contracts are on offer
error-sheet-points-impossible = { $company } cannot have { $points } points
error-sheet-position-not-barrage = this is a position of { $game }, not of barrage
error-sheet-round-game-rounds = round { $round }: a game has rounds 1 to 10
error-sheet-seats-names-companies-play = seats names { $named } companies, but there are { $players } players
error-sheet-segment-written-like-not = a segment is written like "base 4E", not "{ $text }"
error-sheet-shown-no-hand = shown: the card { $card } lies in no hand
error-sheet-sits-two-seats = { $company } sits in two seats
error-sheet-spare-blues-tile-there = spare_blues: a tile there lies on a board too
error-sheet-spare-blues-too-many = spare_blues: too many tiles
error-sheet-specials-only-special-cards = specials: only Special cards of 1 or 2 credits lie in their deck
error-sheet-stacks-chance-hexadecimal-digits = stacks.chance is 16 hexadecimal digits, not "{ $text }"
error-sheet-standing-markers-listed-from = standing: markers are listed from space 1 down
error-sheet-standing-stands-track-exactly = standing: { $seat } stands on the track exactly if its steps are not 0
error-sheet-starting-city-missing = the starting city { $name } is missing ({ $rule })
error-sheet-starting-contracts-offer-not = { $rule }: the starting contracts on offer are not possible
error-sheet-structure-impossible = { $rule }: { $company } cannot have { $structure-a } on { $site }
error-sheet-there-five-rounds-no = { $rule }: there are five rounds, and no round { $round }
error-sheet-there-no-board = there is no board { $id }
error-sheet-there-no-card = there is no card { $card }
error-sheet-there-no-card-place = { $what }: there is no card { $card } for that place
error-sheet-there-no-contract = there is no contract "{ $name }"
error-sheet-there-no-metropolis = { $color ->
    [brown] there is no brown metropolis "{ $name }"
   *[blue] there is no blue metropolis "{ $name }"
}
error-sheet-there-three-patent-slots = { $rule }: there are three patent slots
error-sheet-tile-both-supply-wheel = { $rule }: { $company } has a tile both in supply and on the wheel
error-sheet-tile-cannot-lie = { $place ->
    [patents] { $rule }: { $tile } cannot lie in the patent office
   *[stacks] { $rule }: { $tile } cannot lie in a stack
}
error-sheet-tile-lies-twice-wheel = { $rule }: a tile lies twice on { $company }'s wheel
error-sheet-tile-must-lie-top = { $rule }: a tile must lie on top of the stack, as automa.action
error-sheet-tiles = tiles: { $reason }
error-sheet-tiles-blocked-solo = tiles: only the solo game has blocking tiles ({ $rule })
error-sheet-tiles-does-not-play = tiles: { $seat } does not play
error-sheet-tiles-most-three = tiles: { $seat } has three tiles, not more ({ $rule })
error-sheet-tiles-one-cloned = tiles: two lie on one slot only by the action-cloning tile, which is then taken, among four players ({ $rule })
error-sheet-tiles-there-no-coloured = tiles: there is no coloured slot { $slot }
error-sheet-too-many-built = { $what ->
    [tunnels] { $built } tunnels are built, but the game has only { $all }
    [nonsymbiotic] { $built } nonsymbiotic cities are built, but the game has only { $all }
   *[symbiotic] { $built } symbiotic cities are built, but the game has only { $all }
}
error-sheet-neutral-dam-stray = { $rule }: no neutral dam of level { $level } can stand on { $space }; a file that means it says study = true
error-sheet-machines-do-not-add = { $rule }: { $company } has { $sum } { $what } in supply and on the wheel, and began with { $least }; a file that means it says study = true
error-sheet-bid-too-high = { $rule }: a bid of { $points } points is too high; the most is { $most }
error-sheet-too-many-face-up-contracts = { $rule }: { $company } has too many face-up contracts
error-sheet-too-much = { $what ->
    [credits] { $company } cannot have { $amount } credits
    [excavators] { $company } cannot have { $amount } excavators
    [mixers] { $company } cannot have { $amount } mixers
    [energy] { $company } cannot have { $amount } energy
   *[laid] { $company } cannot have { $amount } engineers laid by tiles
}
error-sheet-top-tile-discard-pile = { $rule }: the top tile of the discard pile is automa.criteria
error-sheet-tunnel-not-connected-starting = a tunnel is not connected to the starting city ({ $rule })
error-sheet-turn-round-turns = turn { $turn }: a round has turns 1 to 3
error-sheet-two-buildings-stand-one = two buildings stand on one site
error-sheet-upgraded-nothing-can-upgraded = upgraded: nothing that can be upgraded stands on { $site }
error-sheet-used-mahiri-spaces-without = { $rule }: { $company } has used Mahiri's spaces without Mahiri
error-sheet-used-none-action-cards = used: { $card } is none of the action cards
error-sheet-wheel = { $company }'s wheel: { $reason }
error-sheet-wheel-more-than-segments = { $rule }: { $company }'s wheel has more than 6 segments
error-sheet-works-two-companies = { $rule }: { $officer } works for two companies

## Component packs and their effect language

error-pack-always-available-slot-missing = the always-available slot is missing
error-pack-benefit = benefit: { $reason }
error-pack-blue-metropolis-instant-perhaps = a blue metropolis has instant, perhaps production, no scoring ({ $rule })
error-pack-board-city-sites-one = a board has 2 to { $most } city sites, this one { $count }
error-pack-board-most-tunnel-sites = a board has at most { $most } tunnel sites
error-pack-board-no-site = the board has no site { $name }
error-pack-bonus = the bonus of { $name }: { $reason }
error-pack-brown-metropolis-scoring-nothing = a brown metropolis has scoring and nothing else ({ $rule })
error-pack-building-sites-most = { $name } has { $number } building sites; at most { $most }
error-pack-cannot-be-gained = "{ $word }" cannot be gained: a resource, point or card
error-pack-card-most-one-sale = a card has at most one sale
error-pack-cards-needed-there = { $least } to { $most } cards are needed, there are { $found }
error-pack-cards-numbered-from-personal = cards are numbered from 1; 0 is the Personal Assistant
error-pack-cities-not-upgraded = cities are not upgraded ({ $rule })
error-pack-cities-structures-cannot-counted = cities and structures cannot be counted together
error-pack-city-no-structure-farm = a city is no structure: farm, desalination, laboratory, tunnel, building or structure
error-pack-city-site-metropolis = { $name } is a city site and a metropolis
error-pack-contracts-needed = 3 to 64 contracts are needed
error-pack-criteria = criteria: { $reason }
error-pack-deck-ii-iii-special = deck is I, II, III or special
error-pack-different-resources-cannot-chosen = { $count } different resources cannot be chosen from { $kinds }
error-pack-effect-empty = the effect is empty
error-pack-effect-most-parts = an effect has at most 12 parts
error-pack-effect-too-long = an effect is written with at most { $most } letters
error-pack-exchanging-does-nothing = exchanging { $one } with { $other } does nothing
error-pack-expected = expected { $wanted }, found "{ $found }"
error-pack-expected-at-end = expected { $wanted } at the end of the effect
error-pack-expected-available-occupied-any = expected available, occupied or any, found "{ $other }"
error-pack-expected-era-ii-iii = expected era I, II or III, found "{ $other }"
error-pack-expected-match-differ-found = expected match or differ, found "{ $other }"
error-pack-expected-metropolis-city-found = expected metropolis or city, found "{ $other }"
error-pack-federation-track-no-space = the Federation track has no space { $space }
error-pack-ladder-most-rungs = a ladder has at most { $most } rungs
error-pack-least-four-boards-needed = at least four { $name } boards are needed
error-pack-least-four-brown-eight = at least four brown and eight blue metropolises are needed
error-pack-metropolis-needs-exactly-tunnel = the metropolis { $name } needs { $wanted ->
    [one] exactly one tunnel site
   *[other] exactly { $wanted } tunnel sites
} ({ $rule })
error-pack-metropolis-sells-nothing = a metropolis sells nothing
error-pack-most-clauses = a card has at most { $most } clauses or scorings
error-pack-most-three-prices-choose = at most three prices to choose from
error-pack-name = a name has 1 to { $most } letters and stands on one line
error-pack-nested-too-deep = parentheses, conditions and prices are nested at most { $most } deep
error-pack-no-event = "{ $other }" begins no event: build, upgrade, connect, advance, slot gives, colours, use, take special, pay special, claim card, turn ends
error-pack-no-kind-of-component = "{ $other }" is no kind of component: cards, boards, slots, metropolises, contracts
error-pack-no-meaning-here = "{ $letter }" has no meaning here
error-pack-no-resource = "{ $word }" is no resource
error-pack-no-tunnel-site = { $name } is no tunnel site
error-pack-no-tunnel-site-metropolis = { $name } is no tunnel site of a metropolis
error-pack-no-tunnel-site-one = "{ $text }" is no tunnel site; one is written b2-c2
error-pack-no-verb = "{ $other }" is no verb: gain, draw, pay, exchange, instead, build, upgrade, use, take, advance, perform, output, refresh, convert, or if
error-pack-note-too-long = a note has at most { $most } letters
error-pack-nothing-one-builds = "{ $word }" is nothing one builds: farm, desalination, laboratory, tunnel, city, symbiotic, nonsymbiotic, building or structure
error-pack-number-used-twice-file = the number is used twice in this file
error-pack-one-kind-building-meant = one kind of building is meant: farm, desalination or laboratory
error-pack-one-kind-structure-building = one kind of structure, building, structure or city is meant
error-pack-only-buildings-stand-expansion = only buildings stand on expansion sites
error-pack-only-special-cards-cost = only Special cards have a cost
error-pack-pair-tunnels = a pair of tunnels: { $reason }
error-pack-produces-times-possible = { $name } produces { $times } times; 2 to 9 are possible
error-pack-production-card-gains-pays = a production card gains, pays, exchanges, replaces or upgrades, and nothing else
error-pack-production-metropolis-gives-plain = in Production a metropolis gives plain gains only
error-pack-refreshes-for-ever = only an instant may make action cards available again, and at most 4 of them: everything else could go on for ever ({ $rule })
error-pack-rungs-ladder-go-up = the rungs of a ladder go up
error-pack-set-cannot-hold-another = a set cannot hold another set
error-pack-side-needs-least-four = the { $name } side needs at least four slots of each colour
error-pack-side-slots-most = the { $name } side has { $count } slots; at most 15
error-pack-slot-name-made-small = a slot's name is made of small letters and hyphens
error-pack-slot-performs-itself = slots that perform each other come back to this one ({ $rule })
error-pack-slots-side-listed-by-color = the slots of the { $name } side are listed colour by colour
error-pack-some-city-site-cannot = some city site cannot be reached from the start
error-pack-special-card-cost = a Special card has a cost of 1, 2 or 3
error-pack-start-no-city-site = the start { $start } is no city site
error-pack-surcharge = the surcharge of { $name }: { $reason }
error-pack-there-most-metropolises-each = there are at most 18 metropolises of each colour
error-pack-there-no-slot-called = there is no slot called "{ $name }"
error-pack-too-large = a pack file has at most { $most } KiB, this one has { $kib }
error-pack-too-many-counts-one = too many counts in one pack
error-pack-too-many-effects-one = too many effects in one pack
error-pack-too-many-moves = a decision could offer { $moves } moves because of so many cards of one kind ({ $kind }); there is room for { $most }
error-pack-too-many-payments = a price could be paid in { $ways } ways, with biomatter for kelp and steelplast; a decision has no room for so many
error-pack-too-many-rows = a file has at most { $most } of these
error-pack-too-many-sales = end-scoring cards sell too much: { $number } cards, { $moves } ways to sell, { $plans } plans for goods of the same kind
error-pack-too-many-steps = effects inside effects could owe { $steps } steps at once; there is room for { $most }
error-pack-too-many-things-one = too many things in one set
error-pack-trigger-sets-off-itself = effects that wait for events and ask something could set each other off for ever ({ $rule })
error-pack-tunnel-site-ends-which = the tunnel site { $text } ends at { $end }, which is neither city site nor metropolis
error-pack-tunnel-site-listed-twice = the tunnel site { $text } is listed twice
error-pack-tunnel-site-must-touch = the tunnel site { $text } must touch a city site and join two places
error-pack-works-production-cards-only = "instead of" works on production cards only ({ $rule })
error-pack-written-from-kinds-buildings = written "city with 2 kinds", from 1 to 3 kinds of buildings

## What would have been right in an effect

error-wanted-about = "card"
error-wanted-about-2 = "city"
error-wanted-action-card-slot-colour = action card, slot, or a colour
error-wanted-at-city-or-in-turn = "at city" or "in turn"
error-wanted-available-occupied-any = available, occupied or any
error-wanted-condition-least-most-no = a condition (at least, at most, no, on space, era, biomatter produced, first, last)
error-wanted-end-effect = the end of the effect
error-wanted-era = I, II or III
error-wanted-event = an event
error-wanted-match-differ = match or differ
error-wanted-metropolis-city = metropolis or city
error-wanted-name-slot = the name of a slot
error-wanted-number-from = a number from 1 to 99
error-wanted-resource = a resource
error-wanted-resource-point-card = a resource, point or card
error-wanted-something-build = something to build
error-wanted-verb = a verb
error-wanted-when-once-per-turn = when, once per turn, hand limit or discount
error-wanted-word = "{ $word }"
