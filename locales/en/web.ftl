# The pages.

web-name = Hydropolis
web-menu = Menu
web-nav = Main pages
web-skip = To the content
web-back = Back
web-save = Save
web-unofficial = Unofficial: the names of the games only say whose rules these are. Nothing here is made or endorsed by their publishers.
web-api = For programs: the API

## Home

web-home-title = Two games of water
web-home-lead = Dams in the Alps, cities on the sea floor: played by their full rules, alone against the computer or with friends, live or a move a day.
web-about-barrage = Build dams, conduits and powerhouses, and let the water of your rivals work for you.
web-about-cities = Join domes by tunnels, match cards with slots, and let your nation thrive on the sea floor.
web-play-computer = Play against the computer
web-quick-barrage = You and one Automa of medium strength, the full game.
web-quick-cities = You and one computer opponent, a beginner, on the basic boards.
web-set-up = Set up a table
web-read-rules = Read the rules
web-my-games = My games
web-open-tables = Open tables
web-ended-games = Games that have ended
web-state-your-turn = your turn
web-state-waiting = waiting
web-state-open = a seat is free
web-state-over = over
web-moves-so-far = { $moves ->
    [one] 1 decision
   *[other] { $moves } decisions
}
web-upload = Upload a record
web-upload-what = The text of a record, as it was downloaded
web-upload-do = Open this record

## A new table

web-new-title = A table of { $game }
web-seats = Seats
web-seats-why = A friend gets a link that can be used once. An open seat is listed for everybody. If you take several seats yourself, you pass the screen around.
web-seat-number = Seat { $number }
web-chair-none = nobody
web-chair-me = me
web-chair-link = a friend, by link
web-chair-open = open to anyone
web-chair-random = computer: plays at random
web-chair-beginner = computer: beginner
web-chair-club = computer: club player
web-chair-expert = computer: expert
web-chair-automa-easy = Automa, easy
web-chair-automa-medium = Automa, medium
web-chair-automa-hard = Automa, hard
web-chair-automa-very-hard = Automa, very hard
web-settings = The game
web-setting-barrage-variant = Variant
web-setting-barrage-variant-full = full game
web-setting-barrage-variant-intro = introductory game
web-setting-barrage-variant-why = The introductory game hands out companies and officers and leaves the patent office closed; it knows no Automa.
web-setting-barrage-seating = Companies and officers
web-setting-barrage-seating-drafted = drafted
web-setting-barrage-seating-dealt = dealt
web-setting-barrage-seating-free = chosen freely
web-setting-barrage-seating-why = Drafted as the rulebook has it; dealt for a quick start; chosen freely by people who know what they want to play. Full game only.
web-setting-barrage-auction = Auction for the places of the draft
web-setting-barrage-auction-no = no auction
web-setting-barrage-auction-yes = bids in points
web-setting-barrage-auction-why = A strong pair costs what the table thinks it is worth: bids are paid at the end of the game. Full game only.
web-setting-barrage-mahiri-credits = Mahiri begins with
web-setting-barrage-mahiri-credits-6 = 6 credits
web-setting-barrage-mahiri-credits-9 = 9 credits
web-setting-barrage-mahiri-credits-why = The rulebook gives 6 credits to everybody; her printed tile shows 9. Full game only.
web-setting-barrage-simone = Simone Luciani
web-setting-barrage-simone-no = not among the officers
web-setting-barrage-simone-yes = among the officers
web-setting-barrage-simone-why = An officer of the expansion who needs nothing else of it: several contracts with one production. Full game only.
web-setting-cities-boards = Player boards
web-setting-cities-boards-basic = basic boards
web-setting-cities-boards-asymmetric = asymmetric boards
web-setting-cities-boards-why = The asymmetric boards have special sites that cost or give more; alone one always plays on them.
web-setting-cities-contracts = Government contracts
web-setting-cities-contracts-no = without contracts
web-setting-cities-contracts-yes = with contracts
web-setting-cities-contracts-why = Three open goals; who meets one first may claim it. Not for one player.
web-setting-cities-metropolises = Blue metropolises
web-setting-cities-metropolises-random = laid at random
web-setting-cities-metropolises-chosen = laid by their owners
web-setting-cities-metropolises-why = Rulebooks differ: in the German edition everybody chooses which of the two blue metropolises lies where, in others chance does.
web-setting-cities-offset = Blocking tiles (one player only)
web-setting-cities-offset-1 = from slot 1
web-setting-cities-offset-2 = from slot 2
web-setting-cities-offset-3 = from slot 3
web-setting-cities-offset-4 = from slot 4
web-setting-cities-pack = Your own components
web-setting-cities-pack-why = Most cards, the player boards, ten blue metropolises, the contracts and half of the slots for one or two players are reconstructed by us: the rulebooks do not print them. If you own the printed ones, enter them as a component pack and paste it here; leave it empty for the built-in components.
web-setting-barrage-position = Begin from a position
web-setting-barrage-position-why = A position file, as “position” on the command line reads it. It decides everything but who sits where; leave it empty to deal a game.
web-setting-cities-position = Begin from a position
web-setting-cities-position-why = A position file, as “position” on the command line reads it. It decides everything but who sits where; leave it empty to deal a game.
web-setting-cities-offset-why = Where the tiles that block slots begin in the solo game.
web-seed = Seed
web-seed-why = A number the deal grows from, which everybody at the table is told; leave it empty for a deal nobody knows.
web-nickname = Your name at the table
web-begin = Begin
web-guest = Guest

## Sitting down

web-sit-title = You are invited to { $game }
web-sit-others = At the table: { $others }.
web-sit-down = Sit down in seat { $number }
web-sit-watch = Only watch
web-sit-here = Sit down here
web-sit-used = This link has been used, or the seat is no longer free.

## The table

web-tab-your-turn = Your turn: { $game }
web-over = The game is over.
web-wins = { $winners } wins with { $points } points.
web-nobody-wins = The game is over and lost.
web-waiting-for-people = Waiting until every seat is taken.
web-hint = Hint
web-strip = The players and what they have
web-you = you
web-undo-short = Undo
web-scores-short = Scores
web-last-turn = Last turn
web-log-more = More, with reasons
web-part-works = Actions
web-part-offer = On offer
web-part-hand = Hand
web-part-purse = My resources
web-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
web-more-lines = { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}
web-hint-title = An expert would do this:
web-hint-none = The expert has no opinion here.
web-bot-thinks = { $name } is thinking ...
web-waiting-for = { $name } is asked.
web-end-turn-question = Your turn is over. Let the others play, or take something back.
web-end-turn = End my turn
web-points-so-far = Points so far, and where they came from
web-resting = { $count ->
    [one] 1 thing cannot be done now: why?
   *[other] { $count } things cannot be done now: why?
}
web-rather-not = Rather not
web-parts = Parts of the table
web-part-ground = Board
web-part-mine = Mine
web-part-others = Others
web-part-rail = Log
web-price = costs { $price }
web-undo = Take back the last decision
web-restart-turn = { $moves ->
    [one] Take back 1 decision
   *[other] Begin again: take back all { $moves } decisions
}
web-that-is-you = (you)
web-nobody-yet = free
web-nobody-yet-link = kept for a friend
web-send-link = Send this link to a friend:
web-see-rule = Rule { $rule }
web-allowed = That is allowed: { $meaning }
web-cannot-read = "{ $text }" is no move: { $hint }.
web-log = What happened
web-whole-log = The whole log
web-watch-link = Anybody may watch at the address of
web-this-table = this table
web-replay = Replay
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-move = Move
web-replay-go = Go to this move
web-replay-title = After { $at } of { $moves } decisions
web-replay-first = First
web-replay-previous = Previous
web-replay-next = Next
web-replay-last = Last
web-back-to-table = Back to the table
web-download = Download the record
web-scores = Where the points came from
web-source = Source
web-total = Total
web-source-start = at the start
web-chart-label = Points of { $name } round by round, by source
web-chart-caption = { $name }: points after each round
web-stale = The game had gone on before your answer came; nothing was changed. This is how it stands now.
web-not-your-seat = That seat is not yours.
web-not-begun = The game begins when every seat is taken.

barrage-source-contracts = contracts
barrage-source-bonus = bonus tiles
barrage-source-energy = energy track
barrage-source-conduits = borrowed conduits
barrage-source-objective = objective
barrage-source-leftovers = what was left
barrage-source-income = income
barrage-source-works = external works
barrage-source-buildings = private buildings
barrage-source-other = other
cities-source-effects = cards, slots and bonuses
cities-source-production = production
cities-source-hunger = unfed cities
cities-source-metropolis = brown metropolis
cities-source-cards = end-scoring cards
cities-source-network = cities of the network
cities-source-resources = resources left

barrage-page-map = The map
barrage-page-passed = has passed
barrage-page-details = Incomes and construction spaces
barrage-page-vp = points
barrage-page-energy = energy
barrage-page-credits = credits
barrage-page-engineers = engineers
barrage-page-excavators = excavators
barrage-page-mixers = mixers
barrage-page-dam = { $held ->
    [one] level { $level }, 1 drop of { $room }
   *[other] level { $level }, { $held } drops of { $room }
}
barrage-page-dam-free = dam space
barrage-page-conduit = conduit, power { $power }, to basin { $to }
barrage-page-powerhouse-free = powerhouse space
barrage-page-red = red border ({ $price })
barrage-page-order = turn order
barrage-page-energy-track = energy track
barrage-page-threshold = from { $energy } energy on: { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} at the end of the round
barrage-page-closed = Closed with so few players.
barrage-page-construction = construction spaces
barrage-page-bank = bank
barrage-page-income = with piece { $nth }: { $reward }
barrage-page-course = round { $round } of 5, { $phase }
barrage-page-round-ends = Round { $round } ends
barrage-page-next-drop = { $dam ->
    [none] The next drop leaves the map
   *[other] The next drop stops at { $dam }
}
barrage-page-bonus-now = You have { $held }: { $vp ->
    [one] 1 point now
   *[other] { $vp } points now
}
barrage-page-objective-now = { $company } has { $held }: { $vp ->
    [one] 1 point now
   *[other] { $vp } points now
}
barrage-page-automa = Automa
barrage-page-criteria = where it builds

cities-page-heading = { $phase ->
    [first-hands] Everybody chooses three of six cards.
    [production] Production of era { cities-era }.
    [new-hands] Everybody chooses the hand of era { cities-era }.
    [scoring] Final scoring.
    [over] The game is over.
   *[turns] Era { cities-era }, round { $round }, turn { $turn }. Play order: { $order }.
}
cities-page-track = { $leaders ->
    [0] Nobody has advanced on the Federation track yet.
   *[other] Federation track, from the front: { $track }.
}
cities-page-produced = Production: what everybody got
cities-page-hand = Your hand
cities-page-aside = Chosen to be given away
cities-page-looked = Special cards you look at
cities-page-slots = Slots of the main board
cities-page-always = always
cities-page-blocked = blocked
cities-page-points = points
cities-page-cards = cards
cities-page-seen = Taken openly, in hand
cities-page-board = Board, metropolises, cards
cities-page-sea = Seabed of { $name }
cities-page-keep = Keep { $keep }: { $chosen } chosen
cities-page-keep-these = Keep these
cities-page-next-order = order of the next round
cities-page-ready = { $ready } of { $count } ready
cities-page-nation = Nation of { $name }
cities-page-shut = Close
cities-page-network = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $tunnels ->
    [one] 1 tunnel
   *[other] { $tunnels } tunnels
}
cities-page-income = The next Production brings: { $gain }
cities-page-feeding = Connected cities eat { $need } kelp; { $lack ->
    [0] there will be enough.
   *[other] { $lack } will be lacking: { $points } points lost.
}
cities-page-metropolises = Metropolises
cities-page-metropolis = { $connected ->
    [yes] connected: { $text }
   *[no] { $text }
}
cities-page-contract = { $name } (contract { $number }): { $text }
cities-page-resource-credit = credits
cities-page-resource-science = science
cities-page-resource-kelp = kelp
cities-page-resource-steelplast = steelplast
cities-page-resource-biomatter = biomatter
cities-page-actions = Action cards
cities-page-claimed = Claimed cards
cities-page-contracts-claimed = Contracts claimed
cities-page-dome = { $dome ->
    [symbiotic] { $connected ->
        [yes] symbiotic city, connected
       *[no] symbiotic city
    }
    [nonsymbiotic] { $connected ->
        [yes] nonsymbiotic city, connected
       *[no] nonsymbiotic city
    }
   *[none] { $connected ->
        [yes] no city, reached
       *[no] no city
    }
}
cities-page-contracts = Contracts
cities-page-specials = Special cards face up
cities-page-deck = era deck
cities-page-special-deck = Special deck
cities-page-discard = discard pile
cities-page-tunnels-left = tunnels left
cities-page-white-left = white domes left
cities-page-purple-left = purple domes left
cities-page-blues-left = blue metropolises left
cities-page-played = Card being played
cities-page-order = Play order
cities-page-below = start
cities-page-federation = Federation track
cities-page-tiles = { $count ->
    [one] 1 action tile left
   *[other] { $count } action tiles left
}
cities-page-piece = { $piece }{ $upgraded ->
    [yes] , upgraded
   *[no] { "" }
}{ $connected ->
    [yes] { "" }
   *[no] , not connected
}
cities-page-free-site = { $kind ->
    [tunnel] free tunnel site
    [expansion] free expansion site
   *[building] free
}
cities-page-pair = together with { $site }: { $gain } in Production
cities-page-metropolis-points = { $points ->
    [one] its metropolis adds 1 point in Production
   *[other] its metropolis adds { $points } points in Production
}

## Rules and glossary

web-rules = Rules
web-rules-title = The rules of { $game }
web-glossary = Glossary

## Account

web-account = You
web-login-name = Name
web-login-password = Password
web-register-name = Name
web-register-password = Password (at least 10 characters)
web-log-in = Log in
web-log-out = Log out
web-logged-in = Logged in as { $name }
web-register = Get an account
web-register-why = With a name and a password you find your games again on another device. Without an account, this browser remembers you.
web-language-name = English
web-language = Language
web-name-taken = Somebody has this name already.
web-password-short = The password should have at least 10 characters.
web-name-bad = A name has 2 to 40 letters, digits, '-', '_' or '.'.
web-login-failed = Name and password do not fit together.
web-saved = Saved.

## Problems

web-problem = That did not work
web-not-found = There is nothing at this address.
web-no-such-table = There is no such table.
web-forbidden-origin = This request came from another site and was refused.
web-too-large = That was too large.
web-too-many = Too many requests; please wait a moment.
web-forbidden-host = This request asked for another site and was refused.
web-unfinished = The request was not sent whole in time.
web-too-many-streams = Too many are watching just now. The page still works: load it again to see what has changed.
web-busy = Too much of what you asked for is still being worked on; please wait a moment.
web-slow = This takes longer than one request may, and was given up. Nothing was changed.
web-not-over = The record can be downloaded when the game is over: it gives away what is hidden.
web-bad-record = This is no record that can be replayed: { $reason }.
web-bad-form = The form was not complete: { $reason }.
web-trouble = Something went wrong here. Nothing was lost; please try again.
web-unreachable = The server cannot be reached. Nothing was lost; please try again.
web-old-rules = This game was begun under rules of version { $version }, which this program does not have.
web-damaged = What is kept of this game cannot be read, so it can only be looked at from outside. The operator can find out why in the log of the server.
web-quarantined = The server ended while it worked at this table. So that this does not happen again, the table is left alone until the operator releases it. Nothing was lost.
web-need-people = At least one seat must be yours.

## Words of the table

glossary-barrage-automa = Automa
glossary-barrage-automa-text = An opponent that is part of the rules: tiles say what it tries, criteria say where.
glossary-barrage-base = Base
glossary-barrage-base-text = The lowest storey of a dam. It is built on a dam space of a basin and holds one drop.
glossary-barrage-basin = Basin
glossary-barrage-basin-text = One of the places of the map, in mountains, hills or plains, with spaces for dams, conduits and powerhouses.
glossary-barrage-company = Company
glossary-barrage-company-text = What a player runs: the USA, Germany, Italy or France. Each has an ability that three powerhouses unlock.
glossary-barrage-conduit = Conduit
glossary-barrage-conduit-text = A pipe from a basin to a powerhouse further down. Its power multiplies the drops sent through it; others may use it and pay its owner.
glossary-barrage-contract = Contract
glossary-barrage-contract-text = An order for energy: whoever produces so much in one production gets its reward.
glossary-barrage-dam = Dam
glossary-barrage-dam-text = A base with up to two elevations. It holds as many drops as it has storeys.
glossary-barrage-drop = Drop
glossary-barrage-drop-text = A unit of water. It belongs to nobody, flows downhill and is caught by the first dam with room.
glossary-barrage-elevation = Elevation
glossary-barrage-elevation-text = A further storey on a dam of one's own.
glossary-barrage-energy = Energy
glossary-barrage-energy-text = What productions make; the energy track compares the companies at the end of each round.
glossary-barrage-engineer = Engineer
glossary-barrage-engineer-text = The worker that is placed on action spaces. A company has twelve.
glossary-barrage-excavator = Excavator
glossary-barrage-excavator-text = The machine for bases and conduits.
glossary-barrage-head-stream = Head stream
glossary-barrage-head-stream-text = Where water enters the map. Its tile says how much comes in each round.
glossary-barrage-mixer = Concrete mixer
glossary-barrage-mixer-text = The machine for elevations and powerhouses.
glossary-barrage-officer = Executive officer
glossary-barrage-officer-text = The person with a special ability who serves a company for the whole game.
glossary-barrage-patent = Patent office
glossary-barrage-patent-text = Where advanced technology tiles are bought.
glossary-barrage-powerhouse = Powerhouse
glossary-barrage-powerhouse-text = Where a conduit ends and water becomes energy.
glossary-barrage-production = Production
glossary-barrage-production-text = Sending drops from a dam through a conduit to a powerhouse of one's own.
glossary-barrage-red-border = Red border
glossary-barrage-red-border-text = A space that costs three credits more.
glossary-barrage-technology-tile = Technology tile
glossary-barrage-technology-tile-text = What a construction needs besides machines. It goes onto the wheel and comes back with them.
glossary-barrage-wheel = Construction wheel
glossary-barrage-wheel-text = Holds the tile and the machines of each construction until it has turned all the way round.
glossary-cities-action-card = Action card
glossary-cities-action-card-text = A claimed card whose action can be used once an era, where a slot says so. One has room for four.
glossary-cities-biomatter = Biomatter
glossary-cities-biomatter-text = A resource that stands in for kelp and steelplast while building.
glossary-cities-building = Building
glossary-cities-building-text = A farm, a desalination plant or a laboratory.
glossary-cities-city = City
glossary-cities-city-text = A dome on a city site, white (nonsymbiotic) or purple (symbiotic).
glossary-cities-cloning = Action-cloning tile
glossary-cities-cloning-text = With four players, lets one use an occupied slot for one credit.
glossary-cities-connected = Connected
glossary-cities-connected-text = Joined to the starting city by tunnels.
glossary-cities-era = Era
glossary-cities-era-text = One of three parts of the game; each ends with a Production.
glossary-cities-expansion-site = Expansion site
glossary-cities-expansion-site-text = A building site that only some effects build on.
glossary-cities-federation = Federation track
glossary-cities-federation-text = Where markers advance; it sets the play order of the next round.
glossary-cities-kelp = Kelp
glossary-cities-kelp-text = Feeds cities at the end of each era.
glossary-cities-metropolis = Metropolis
glossary-cities-metropolis-text = A tile at the edge of the board. Blue ones give something when connected and in Production, the brown one scores at the end.
glossary-cities-network = Network
glossary-cities-network-text = All that hangs together with the starting city.
glossary-cities-slot = Slot
glossary-cities-slot-text = An action space of the main board. A card of its colour adds its effect.
glossary-cities-special-card = Special card
glossary-cities-special-card-text = A card that is taken by an effect and paid for with credits when played.
glossary-cities-steelplast = Steelplast
glossary-cities-steelplast-text = The material of tunnels, laboratories and cities.
glossary-cities-structure = Structure
glossary-cities-structure-text = A building or a tunnel.
glossary-cities-symbiotic = Symbiotic
glossary-cities-symbiotic-text = A purple dome: dearer to build, and worth points in Production.
glossary-cities-tunnel = Tunnel
glossary-cities-tunnel-text = Joins two sites.
glossary-cities-upgrade = Upgrade
glossary-cities-upgrade-text = Makes a structure produce more.
