# Underwater Cities: components, and effects put together from their parts. The cards have a file of their own.

cities-card-label = { $name } ({ $number })
cities-card-unknown = a card without a name
cities-slot-always = the always-available slot
cities-slot-label = slot { $number } ({ $color })
cities-slot-other = slot { $number }
cities-contract-other = contract { $number }

## Colours, types, decks

cities-color-yellow = yellow
cities-color-red = red
cities-color-green = green
cities-type-instant = instant
cities-type-permanent = permanent
cities-type-action = action
cities-type-production = production
cities-type-end-scoring = end scoring
cities-back-I = { $count } of era I
cities-back-II = { $count } of era II
cities-back-III = { $count } of era III
cities-back-special = { $count ->
    [one] 1 Special card
   *[other] { $count } Special cards
}
cities-back-special-3 = { $count ->
    [one] 1 Special card of 3 credits
   *[other] { $count } Special cards of 3 credits
}
cities-back-start = { $count ->
    [one] 1 Personal Assistant
   *[other] { $count } Personal Assistants
}

## Resources and pieces

cities-resource-credit = { $needed ->
    [one] credit
   *[other] credits
}
# Also $needed.
cities-resource-science = science
# Also $needed.
cities-resource-kelp = kelp
# Also $needed.
cities-resource-steelplast = steelplast
# Also $needed.
cities-resource-biomatter = biomatter

cities-piece-farm = farm
    .a = a farm
cities-piece-desalination = desalination plant
    .a = a desalination plant
cities-piece-laboratory = laboratory
    .a = a laboratory
cities-piece-tunnel = tunnel
    .a = a tunnel
cities-piece-nonsymbiotic = nonsymbiotic city
    .a = a nonsymbiotic city
cities-piece-symbiotic = symbiotic city
    .a = a symbiotic city

## Goods in words

cities-amount-credit = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
cities-amount-science = { $count } science
cities-amount-kelp = { $count } kelp
cities-amount-steelplast = { $count } steelplast
cities-amount-biomatter = { $count } biomatter
cities-amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cities-amount-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cities-amount-steps = { $count ->
    [one] 1 step on the Federation track
   *[other] { $count } steps on the Federation track
}
cities-amount-nothing = nothing

## What effects do

cities-effect-join-all = { "; " }
cities-effect-join-one-of = { " or " }
cities-effect-nested = ({ $effect })
cities-effect-if = if { $test }: { $then }
cities-effect-pay = { $times ->
    [one] pay { $price } to { $then }
   *[other] pay { $price } up to { $times } times, each time to { $then }
}
cities-effect-gain = gain { $gain }
cities-effect-gain-per = { $limited ->
    [no] gain { $gain } for { $lot }
   *[other] gain { $gain } for { $lot }, at most { $most } times
}
cities-effect-different = gain { $count ->
    [one] 1 resource
   *[other] { $count } different resources
} of { $from }
cities-effect-exchange = exchange up to { $most } { $one } for { $other } or the other way round
cities-effect-instead = let one connected { $piece } make { $gain } instead of { $price }
cities-effect-build = { $price-id ->
    [usual] build { $count } { $what }{ cities-effect-where }
    [free] build { $count } { $what }{ cities-effect-where } for free
   *[stated] build { $count } { $what }{ cities-effect-where } for { $price }
}
cities-effect-where = { $expansion ->
    [yes] {" "}on an expansion site
   *[no] { "" }
}
cities-effect-build-and-upgrade = { $price-id ->
    [usual] build 1 { $what } and upgrade it for { $upgrade }
    [free] build 1 { $what } for free and upgrade it for { $upgrade }
   *[stated] build 1 { $what } for { $price } and upgrade it for { $upgrade }
}
cities-effect-upgrade = { $most ->
    [one] upgrade 1 { $what } for { $prices }
   *[other] upgrade up to { $most } { $what }, each for { $prices }
}
cities-effect-use-action = use { $most ->
    [one] an action card
   *[other] up to { $most } action cards
}
cities-effect-take-special = take a Special card
cities-effect-advance = advance { $steps ->
    [one] 1 space
   *[other] up to { $steps } spaces
} on the Federation track
cities-effect-perform = { $which ->
    [available] perform the action of a free { cities-effect-color }slot
    [occupied] perform the action of an occupied { cities-effect-color }slot
   *[any] perform the action of any { cities-effect-color }slot
}
cities-effect-color = { $color-id ->
    [none] { "" }
   *[other] { $color }{" "}
}
cities-effect-output = gain what one upgraded { $what } produces
cities-effect-refresh = make { $most ->
    [one] a used action card
   *[other] up to { $most } used action cards
} available again
cities-effect-convert = turn a nonsymbiotic city into a symbiotic one
cities-effect-metropolis = gain a further metropolis
cities-lot = { $every ->
    [one] each { $what }
   *[other] every { $every } { $what }
}

## What is counted; $count says how many are spoken of

cities-noun-farm = { $count ->
    [one] farm
   *[other] farms
}
cities-noun-desalination = { $count ->
    [one] desalination plant
   *[other] desalination plants
}
cities-noun-laboratory = { $count ->
    [one] laboratory
   *[other] laboratories
}
cities-noun-tunnel = { $count ->
    [one] tunnel
   *[other] tunnels
}
cities-noun-nonsymbiotic = { $count ->
    [one] nonsymbiotic city
   *[other] nonsymbiotic cities
}
cities-noun-symbiotic = { $count ->
    [one] symbiotic city
   *[other] symbiotic cities
}
cities-noun-buildings = { $count ->
    [one] building
   *[other] buildings
}
cities-noun-structures = { $count ->
    [one] structure
   *[other] structures
}
cities-noun-cities = { $count ->
    [one] city
   *[other] cities
}
# Also $count.
cities-counted-any = { $what }
# Also $count.
cities-counted-upgraded = upgraded { $what }
# Also $count.
cities-counted-plain = { $what } not upgraded
# Also $count.
cities-counted-connected = connected { $what }
cities-counted-city-tunnels = { $count ->
    [one] tunnel beside a city
   *[other] tunnels beside a city
}
cities-counted-cities-with-kinds = { $count ->
    [one] connected city with
   *[other] connected cities with
} { $kinds ->
    [one] a building
   *[other] { $kinds } different kinds of buildings
}
cities-counted-bare-cities = { $count ->
    [one] connected city without a building
   *[other] connected cities without a building
}
cities-counted-pairs = { $count ->
    [one] connected city with two upgraded { $what }
   *[other] connected cities with two upgraded { $what }
}
cities-counted-expansions = { $count ->
    [one] connected building on an expansion site
   *[other] connected buildings on expansion sites
}
cities-counted-metropolises = { $count ->
    [one] connected { $colors ->
        [blue] blue metropolis
        [brown] brown metropolis
       *[both] metropolis
    }
   *[other] connected { $colors ->
        [blue] blue metropolises
        [brown] brown metropolises
       *[both] metropolises
    }
}
cities-counted-claimed = { $count ->
    [one] claimed { $type } card
   *[other] claimed { $type } cards
}
cities-counted-claimed-cards = { $count ->
    [one] claimed card
   *[other] claimed cards
}
cities-counted-ready-actions = { $count ->
    [one] available action card
   *[other] available action cards
}
cities-counted-used-actions = { $count ->
    [one] used action card
   *[other] used action cards
}
cities-counted-paid-specials = { $count ->
    [one] Special card you have paid for
   *[other] Special cards you have paid for
}
cities-counted-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
}
cities-counted-credit = { $count ->
    [one] credit
   *[other] credits
}
# Also $count.
cities-counted-science = science
# Also $count.
cities-counted-kelp = kelp
# Also $count.
cities-counted-steelplast = steelplast
# Also $count.
cities-counted-biomatter = biomatter
cities-counted-steps = { $count ->
    [one] step on the Federation track
   *[other] steps on the Federation track
}
cities-counted-contracts = { $count ->
    [one] claimed contract
   *[other] claimed contracts
}
cities-counted-sets = { $count ->
    [one] set of ({ $parts })
   *[other] sets of ({ $parts })
}

cities-test-at-least = at least { $count } { $what }
cities-test-at-most = { $count ->
    [0] no { $what }
   *[other] at most { $count } { $what }
}
cities-test-on-space = your marker is on space { $space } of the Federation track
cities-test-era = it is era { cities-era }
cities-test-biomatter-produced = you have produced biomatter
cities-test-first = you are first in the play order
cities-test-last = you are last in the play order
cities-test-join = { " and " }

cities-score-per = { $limited ->
    [no] { $points } for { $lot }
   *[other] { $points } for { $lot }, at most { $most } times
}
cities-score-rung = { $points } for { $from }
cities-score-ladder = { $rungs } { $what }
cities-score-if = { $points } for { $test }
cities-score-sell = { $points } for { $price }, at most { $times } times

## Metropolises and contracts

cities-metropolis-text = { $name }: { $text }
cities-metropolis-instant = at once { $effect }
cities-metropolis-production = in each Production { $effect }
cities-metropolis-scoring = final scoring: { $effect }
cities-contract-text = { $criteria }: { $benefit }

cities-metropolis-league = League of Metropolises
cities-metropolis-transit = Transit Authority
cities-metropolis-works = Ministry of Works
cities-metropolis-bureau = Bureau of Special Affairs
cities-metropolis-capital = Capital of the Deep
cities-metropolis-kelp-market = Kelp Market
cities-metropolis-shipyard = Deepwater Shipyard
cities-metropolis-exchange = Trench Exchange
cities-metropolis-university = Abyssal University
cities-metropolis-biodome = Great Biodome
cities-metropolis-archive = Sunken Archive
cities-metropolis-treasury = Reef Treasury
cities-metropolis-monument = Monument of the Flood
cities-metropolis-gardens = Hanging Gardens
cities-metropolis-foundry = Vent Foundry
cities-metropolis-observatory = Benthic Observatory

cities-contract-housing = Housing Programme
cities-contract-provisions = Provisions Act
cities-contract-fresh-water = Fresh Water Charter
cities-contract-academy = Academy Grant
cities-contract-transit = Transit Grid
cities-contract-symbiosis = Symbiosis Initiative
cities-contract-diplomacy = Diplomatic Mission
cities-contract-model-city = Model City

## Permanent cards: what they wait for, and what they do

cities-clause-when = whenever { $events }: { $then }
cities-clause-once = once per turn: { $then }
cities-clause-discount = building 1 { $what } costs { $price } less
cities-clause-discount-by-slots = building 1 { $what } costs { $price } less by the slot { $slots }
cities-clause-discount-upgrade = upgrading 1 { $what } costs { $price } less
cities-clause-hand = your hand limit is higher by { $more }
cities-when-join = { " or " }
cities-when-built = you build 1 { $what }
cities-when-second-at-city = a connected city gets its second { $what }
cities-when-second-in-turn = you build the second { $what } of a turn
cities-when-upgraded = you upgrade 1 { $what }
cities-when-second-upgraded = a connected city gets its second upgraded { $what }
cities-when-metropolis = you connect a metropolis
cities-when-city = you connect a city
cities-when-entered = your marker enters space { $space } of the Federation track
cities-when-advanced = you advance on the Federation track
cities-when-beyond = you advance beyond the end of the Federation track
cities-when-slot-gave = a slot itself gives you { $one }
cities-when-differ = you choose a slot and a card of different colours
cities-when-match = you choose a slot and a card of the same colour
cities-when-slot-color = you use a { $color } slot
cities-when-action = you use an action card
cities-when-special-taken = you take a Special card
cities-when-special-paid = you pay for a Special card
cities-when-claimed = you claim a card
cities-when-turn-ends = your turn ends
cities-when-slots = you use the slot { $slots }
cities-when-slot = “{ $effect }”
