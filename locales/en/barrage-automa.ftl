# Barrage: what the Automas do, and why.

barrage-level-easy = easy
barrage-level-medium = medium
barrage-level-hard = hard
barrage-level-very-hard = very hard

barrage-section-turbines = the turbine station
    .heading = Turbine station
barrage-section-water = the water management
    .heading = Water management
barrage-section-workshop = the workshop
    .heading = Workshop
barrage-section-machinery = the machinery shop
    .heading = Machinery shop
barrage-section-contracts = the contract office
    .heading = Contract office
barrage-section-patents = the patent office
    .heading = Patent office
barrage-section-construction = the company board
    .heading = Company board

barrage-limit-anywhere = anywhere
barrage-limit-mountains = in the mountains
barrage-limit-hills = in the hills
barrage-limit-plains = in the plains
barrage-limit-power-1 = of power 1 or more
barrage-limit-power-2 = of power 2 or more
barrage-limit-power-3 = of power 3 or more
barrage-limit-power-4 = of power 4 or more
barrage-limit-power-5 = of power 5

barrage-criterion-strongest-built-conduit = linked to the strongest conduit that is built
barrage-criterion-own-powerhouse = a pipe leads to an own powerhouse
barrage-criterion-most-water = reached by most of the water that waits
barrage-criterion-red-space = a red space
barrage-criterion-below-powerhouse = first below a powerhouse
barrage-criterion-conduit-to-own-dam = a pipe leads to an own dam, or at least to no other company's
barrage-criterion-strongest = the greatest power
barrage-criterion-second-strongest = the second greatest power
barrage-criterion-dam-own-neutral-other = a dam at its start: own, else neutral, else another's
barrage-criterion-powerhouse-own-other = a powerhouse at its end: own, else another's
barrage-criterion-dam-other-neutral-own = a dam at its start: another's, else neutral, else own
barrage-criterion-powerhouse-other-own = a powerhouse at its end: another's, else own
barrage-criterion-own-dam = a pipe comes from an own dam
barrage-criterion-plains = in the plains
barrage-criterion-hills-5 = basin 5
barrage-criterion-hills-6 = basin 6
barrage-criterion-hills-7 = basin 7
barrage-criterion-feeds-own-dam = the first dam below is own, or at least no other company's
barrage-criterion-not-feeds-other-dam = the first dam below is no other company's

## What happens

barrage-event-contract-removed = { $seat } removes contract { $contract } from the display.
barrage-event-contracts-shuffled = The { $colour } contracts that were removed make a new stack.
barrage-event-laid = { $seat } lays { barrage-engineers } at { $section }.
barrage-event-officer-laid-out = { $officer } is laid out for Mahiri.
barrage-event-automa-joined = { $officer-id ->
    [none] { $seat-person } is an Automa ({ $level }) and plays { $company }.
   *[other] { $seat-person } is an Automa ({ $level }) and plays { $company } with { $officer }.
}
barrage-event-automa-turned = { $shuffled-id ->
    [yes] { $seat } turns a tile: the actions of { $action }, the criteria of { $criteria }. The tiles are shuffled.
   *[no] { $seat } turns a tile: the actions of { $action }, the criteria of { $criteria }.
}
barrage-why-automa-tile = tile { $of }

## Why it happens

barrage-event-automa-tried = { $seat }: action { $action } ({ $deed }) cannot be done, for { $why }.
barrage-event-automa-acts = { $seat }: action { $action } ({ $deed }) is done.
barrage-event-automa-system = { $seat } takes { $dam } and { $conduit }, { barrage-drops } for { $energy } energy: { $by }.
barrage-event-automa-contract = { $contract-id ->
    [none] { $seat } reaches no contract with { $energy } energy.
   *[other] { $seat } takes contract { $contract } with { $energy } energy.
}
barrage-event-automa-water = { $flowing-id ->
    [yes] { $seat } lets { $drops } drops flow from HA, HB, HC, HD, of { $count } at most, by the letters { $letters }; own dams will hold { $held }.
   *[no] { $seat } puts { $drops } drops on HA, HB, HC, HD, of { $count } at most, by the letters { $letters }; own dams will hold { $held }.
}
barrage-event-automa-technology = { $copied-id ->
    [yes] { $seat } builds { $structure-a } with Anton's tile, as the { $tile } on the wheel.
   *[no] { $seat } builds { $structure-a } with the { $tile }.
}
barrage-event-automa-machine = { $seat } has { barrage-machines }, so it takes { $machine-a }.
barrage-event-automa-candidates = { $seat } could build { $structure-a } on: { $candidates }.
barrage-event-automa-third = { $completing-id ->
    [none] { $seat } can complete no system there; left: { $left }.
   *[other] { $seat } would complete a system on { $completing }; left: { $left }.
}
barrage-event-automa-preference = { $seat } prefers { $by }; left: { $left }.
barrage-event-automa-criterion = { $fitting-id ->
    [none] { $seat }: nothing fits "{ $criterion }"; left: { $left }.
   *[other] { $seat }: { $fitting } fit "{ $criterion }"; left: { $left }.
}
barrage-event-automa-code = { $wrapped-id ->
    [yes] { $seat } counts from { $from } on, past the end: { $chosen }.
   *[no] { $seat } counts from { $from } on: { $chosen }.
}

barrage-by-energy = it gives the most energy
barrage-by-neutral-dam = among equals its dam is neutral
barrage-by-code = among equals it comes first from the code on
barrage-by-strong-conduits = conduits of power 3 or more
barrage-by-mountains = the mountains, then the hills

barrage-why-expansion = it belongs to the expansion
barrage-why-no-system = no system gives energy
barrage-why-ahead-on-track = it is ahead on the energy track with { $energy }
barrage-why-contract-out-of-reach = { $energy } energy reach no contract of the colour
barrage-why-no-useful-drop = no new drop would end at an own dam
barrage-why-no-piece = no piece is left
barrage-why-no-tile = no tile in the supply builds it
barrage-why-no-space = no space that is allowed is free
barrage-why-no-machinery = the machines cover no space that is allowed
barrage-why-empty-wheel = nothing lies on the wheel
barrage-why-last-round = the last round is on
barrage-why-no-patent = no advanced tile for it is on offer
barrage-why-no-credits = { $needed } credits are needed and { $held } are there

## What a tile asks of people, and what its moves mean

barrage-question-tile-for = Which technology tile do you use to build { $structure-a } ({ $limit }), as the Automa tile orders?
barrage-move-turn-tile = turn an Automa tile
barrage-move-action = carry out action { $number } of the Automa tile
barrage-move-drops = all drops at once, as an Automa places them

## The tiles: actions on one side, criteria on the other

barrage-deed-text = { $on ->
    [yes] { $deed } ({ barrage-engineers }), and the turn goes on
   *[no] { $deed } ({ barrage-engineers })
}
barrage-deed-produce = produce { SIGNED($bonus) } if it reaches a { $colour } contract
barrage-deed-renew = replace the { $colour } contracts and gain 2 energy
barrage-deed-build = build { $limit-id ->
    [anywhere] { $structure-a }
   *[other] { $structure-a } { $limit }
}
barrage-deed-paid = { $price ->
    [0] { $effect }
    [one] { $effect }, for 1 point
   *[other] { $effect }, for { $price } points
}
barrage-deed-patent = take an advanced tile for { $structure-plural } or a joker, for 2 points
barrage-deed-bank = 1 point from the bank
barrage-deed-external-work = external work { $order } (expansion)
barrage-deed-private-building = { $up ->
    [yes] private building, from below (expansion)
   *[no] private building, from above (expansion)
}
barrage-deed-private-building-patent = advanced tile for private buildings (expansion)
barrage-criteria-dams = bases and elevations: { $criteria }; then from basin { $code } on
barrage-criteria-conduits = conduits: { $criteria }; then from { $code } on
barrage-criteria-powerhouses = powerhouses: { $criteria }; then from basin { $code } on
barrage-criteria-head-streams = drops: { $letters }
