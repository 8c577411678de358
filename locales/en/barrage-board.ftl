# Barrage: the table in letters, and the headings of tables.

## The table in letters

barrage-status = { $seat }: { barrage-engineers }, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}, { barrage-excavators }, { barrage-mixers }, { $energy } energy, { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.

barrage-board-heading = { $phase-id ->
    [draft] Barrage, { $variant }: the draft. Order of choosing: { $order }.
    [over] Barrage, { $variant }: the game is over.
   *[other] Barrage, { $variant }: round { $round } of { $rounds }, { $phase }. Turn order: { $order }.
}
barrage-board-bonus = { $now ->
    [yes] now { $bonus } ({ $vp })
   *[no] { $round }: { $bonus } ({ $vp })
}
barrage-board-bonuses = Bonus tiles by round, with the points for each: { $list }.
barrage-board-objective = Objective: { $objective }.
barrage-board-automa = Automa tiles: the actions of { $action }, the criteria of { $criteria }.

barrage-board-company = company
barrage-board-vp = VP
barrage-board-energy = energy
barrage-board-credits = credits
barrage-board-engineers = engin.
barrage-board-excavators = excav.
barrage-board-mixers = mixers
barrage-board-title = { $level-id ->
    [none] { $state ->
        [asked] { $name } ({ $seat }, asked)
        [passed] { $name } ({ $seat }, passed)
       *[none] { $name } ({ $seat })
    }
   *[other] { $state ->
        [passed] { $name } ({ $seat }, { $level } Automa, passed)
       *[none] { $name } ({ $seat }, { $level } Automa)
    }
}

barrage-board-officer = officer
barrage-board-officer-text = { $officer }: { $ability }
barrage-board-wheel = wheel (from the open segment)
barrage-board-tiles = tiles
barrage-board-contracts = contracts
barrage-board-fulfilled = fulfilled
barrage-board-spaces = engineers on
barrage-board-space-bank = bank ({ $count })
barrage-board-space-construction = { $count ->
    [one] 1 construction space
   *[other] { $count } construction spaces
}
barrage-board-space-mahiri = { $count ->
    [one] 1 space of Mahiri
   *[other] { $count } spaces of Mahiri
}

barrage-board-map = Map. A star is a red border; a dam shows owner, level (drops/room); a conduit power>basin and owner.
barrage-board-to-basin = to basin { $basin }
barrage-board-head = { $last ->
    [yes] { $waiting ->
        [one] 1 drop waiting (tile { $tile })
       *[other] { $waiting } drops waiting (tile { $tile })
    }
   *[no] { $waiting ->
        [one] 1 drop waiting (tile { $tile }, to come: { $coming })
       *[other] { $waiting } drops waiting (tile { $tile }, to come: { $coming })
    }
}
barrage-board-basin = basin
barrage-board-area = area
barrage-board-river = river to
barrage-board-upper = upper dam
barrage-board-lower = lower dam
barrage-board-left = left conduit
barrage-board-right = right conduit
barrage-board-houses = powerhouses
barrage-board-neutral = neutral

barrage-board-pair = { $company } with { $officer }
barrage-board-pairs = companies to choose
barrage-board-starting = starting contracts
barrage-board-copyable = officers for Mahiri to copy
barrage-board-display-green = green contracts ({ $left } face down)
barrage-board-display-yellow = yellow contracts ({ $left } face down)
barrage-board-display-red = red contracts ({ $left } face down)
barrage-board-national = national contracts
barrage-board-patent = { $slot }: { $tile }
barrage-board-patents = patent office

## Components by number, and the groups of a simulation

barrage-count-companies = companies
barrage-count-officers = officers
barrage-count-starting-contracts = starting contracts
barrage-count-private-contracts = private contracts
barrage-count-national-contracts = national contracts
barrage-count-basic-tiles = basic technology tiles
barrage-count-advanced-tiles = advanced technology tiles
barrage-count-head-stream-tiles = head-stream tiles
barrage-count-bonus-tiles = bonus tiles
barrage-count-objective-tiles = objective tiles
barrage-count-automa-tiles = Automa tiles
barrage-count-action-spaces = action spaces
barrage-count-base-spaces = base spaces
barrage-count-conduit-spaces = conduit spaces
barrage-count-powerhouse-spaces = powerhouse spaces
barrage-count-pieces-of-a-company = structures of each company
barrage-group-companies = company
barrage-group-officers = officer
