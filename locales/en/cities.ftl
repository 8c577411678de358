# Underwater Cities: what is told, asked and refused at the table.
#
# An event, a refusal, a question or a move of kind "built" is the message cities-event-built and so on; its fields
# are the arguments, each with $x-id, its plain notation.

cities-title = Underwater Cities
cities-about = A nation on the sea floor: domes, tunnels, farms, desalination plants and laboratories, in ten rounds and three eras.

## Components

cities-card = #{ $number } { $name }
cities-slot-always = the slot that is always free
cities-slot-name = slot { $number } ({ $color })
cities-color-yellow = yellow
cities-color-red = red
cities-color-green = green
cities-type-instant = instant
cities-type-permanent = permanent
cities-type-action = action
cities-type-production = production
cities-type-end-scoring = end scoring
cities-nothing = nothing
cities-or = { " or " }
cities-then = { "; " }

cities-resource-credit = credits
cities-resource-science = science
cities-resource-kelp = kelp
cities-resource-steelplast = steelplast
cities-resource-biomatter = biomatter
cities-amount-credit = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
cities-amount-science = { $count } science
cities-amount-kelp = { $count } kelp
cities-amount-steelplast = { $count } steelplast
cities-amount-biomatter = { $count } biomatter
cities-amount-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cities-amount-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cities-amount-step = { $count ->
    [one] 1 step on the Federation track
   *[other] { $count } steps on the Federation track
}

cities-piece-farm = farm
    .a = a farm
    .plural = farms
cities-piece-desalination = desalination plant
    .a = a desalination plant
    .plural = desalination plants
cities-piece-laboratory = laboratory
    .a = a laboratory
    .plural = laboratories
cities-piece-tunnel = tunnel
    .a = a tunnel
    .plural = tunnels
cities-piece-nonsymbiotic = nonsymbiotic city
    .a = a nonsymbiotic city
    .plural = nonsymbiotic cities
cities-piece-symbiotic = symbiotic city
    .a = a symbiotic city
    .plural = symbiotic cities
cities-pieces-cities = cities
cities-pieces-buildings = buildings
cities-pieces-structures = structures

cities-site-city = city site { $site }
cities-site-building = site { $site }
cities-site-expansion = expansion site { $site }
cities-site-tunnel = tunnel site { $site }

cities-metropolis-league = League of Metropolises
cities-metropolis-transit = Transit Authority
cities-metropolis-works = Ministry of Works
cities-metropolis-bureau = Bureau of Special Affairs
cities-metropolis-capital = Capital of the Deep
cities-metropolis-when-instant = When connected: { $effect }.
cities-metropolis-when-production = In Production: { $effect }.
cities-contract-text = { $name } (contract { $number }): with { $criteria }, { $benefit }

## Effects

cities-effect-if = if { $test }: { $effect }
cities-effect-pay = { $times ->
    [one] pay { $cost } to { $effect }
   *[other] up to { $times } times, pay { $cost } to { $effect }
}
cities-effect-gain = gain { $gain }
cities-effect-gain-per = { $every ->
    [one] gain { $gain } for each of: { $counted }
   *[other] gain { $gain } for every { $every } of: { $counted }
}
cities-effect-different = gain { $count } different resources of { $kinds }
cities-effect-exchange = exchange up to { $most } { $one } for { $other }, or the other way round
cities-effect-instead = let { $building } make { $gain } instead of { $of }
cities-effect-build = { $expansion ->
    [yes] { $count ->
        [one] build 1 of { $pieces } on an expansion site { $price }
       *[other] build up to { $count } { $pieces } on expansion sites { $price }
    }
   *[no] { $count ->
        [one] build 1 of { $pieces } { $price }
       *[other] build up to { $count } { $pieces } { $price }
    }
}
cities-price-usual = at the usual cost
cities-price-free = for free
cities-price-stated = for { $cost }
cities-effect-build-and-upgrade = build 1 of { $pieces } { $price } and upgrade it for { $upgrade }
cities-effect-upgrade = { $most ->
    [one] upgrade 1 of { $pieces } for { $prices }
   *[other] upgrade up to { $most } { $pieces } for { $prices } each
}
cities-effect-use-action = { $most ->
    [one] use an action card
   *[other] use up to { $most } action cards
}
cities-effect-take-special = take a Special card
cities-effect-advance = { $steps ->
    [one] advance 1 space on the Federation track
   *[other] advance up to { $steps } spaces on the Federation track
}
cities-effect-perform = { $color-id ->
    [none] { $which ->
        [available] perform the action of a free slot
        [occupied] perform the action of a slot that somebody else occupies
       *[any] perform the action of a slot that you do not occupy
    }
   *[other] { $which ->
        [available] perform the action of a free { $color } slot
        [occupied] perform the action of a { $color } slot that somebody else occupies
       *[any] perform the action of a { $color } slot that you do not occupy
    }
}
cities-effect-output = gain what one of your upgraded { $pieces } produces
cities-effect-refresh = { $most ->
    [one] make a used action card available again
   *[other] make up to { $most } used action cards available again
}
cities-effect-convert = turn a nonsymbiotic city into a symbiotic one
cities-effect-metropolis = gain a further metropolis

cities-counted-structures = { $grade ->
    [upgraded] connected upgraded { $pieces }
    [plain] connected { $pieces } that are not upgraded
   *[any] connected { $pieces }
}
cities-counted-city-tunnels = { $grade ->
    [upgraded] upgraded tunnels next to a city
    [plain] tunnels next to a city that are not upgraded
   *[any] tunnels next to a city
}
cities-counted-cities = connected { $pieces }
cities-counted-cities-with-kinds = connected cities with { $kinds } kinds of buildings
cities-counted-bare-cities = connected cities without buildings
cities-counted-pairs = connected cities with two upgraded { $pieces }
cities-counted-expansions = connected buildings on expansion sites
cities-counted-metropolises = { $colors ->
    [blue] connected blue metropolises
    [brown] connected brown metropolises
   *[both] connected metropolises
}
cities-counted-claimed = claimed cards of type { $type }
cities-counted-claimed-cards = claimed cards
cities-counted-ready-actions = action cards still to be used in this era
cities-counted-used-actions = action cards used in this era
cities-counted-paid-specials = Special cards paid for
cities-counted-hand = cards in hand
cities-counted-stock = { $resource } held
cities-counted-steps = steps on the Federation track in this round
cities-counted-contracts = contracts
cities-counted-sets = sets of { $list }

cities-test-at-least = at least { $number } { $counted }
cities-test-at-most = at most { $number } { $counted }
cities-test-on-space = your marker on space { $space } of the Federation track
cities-test-era = it being era { $era }
cities-test-biomatter-produced = biomatter produced in this Production
cities-test-first = you being first in the play order
cities-test-last = you being last in the play order

cities-score-per = { $every ->
    [one] Final scoring: { cities-points } for each of: { $counted }.
   *[other] Final scoring: { cities-points } for every { $every } of: { $counted }.
}
cities-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cities-score-ladder = Final scoring, by { $counted }: { $rungs }.
cities-score-rung = from { $from }, { cities-points }
cities-score-if = Final scoring: { cities-points } with { $test }.
cities-score-sell = Final scoring: up to { $times } times, hand in { $cost } for { cities-points }.

## What is asked

cities-question-keep = Which cards do you give away? You hold { $hand } and keep three.
cities-question-limit = You hold { $hand } cards, more than you may: which one goes?
cities-question-choose = Which slot do you take, and which card do you play?
cities-question-order = Card and { $slot } have the same colour: which comes first?
cities-question-later-card = Do you use { $card } now?
cities-question-make-room = You have no room for another action card: which one goes?
cities-question-last-use = { $card } goes. Do you use it a last time?
cities-question-effect = You may { $effect }. What do you do?
cities-question-payment = How do you pay for { $piece }?
cities-question-keep-special = Which of these Special cards do you keep?
cities-question-under = Which of them goes under the deck first?
cities-question-group = Several effects wait: which comes first?
cities-question-offer = Anything else before the turn goes on?
cities-question-production-cards = Which production card do you use?
cities-question-sales = What do you hand in for points?
cities-question-go-on = The turn goes on.
cities-question-nothing = The game is over.

## What a move does

cities-move-discard = Give away { $card }: { $text }
cities-move-choose = { $matches ->
    [yes] Take { $slot }: { $effect }. Play { $card }, whose colour matches: { $text }
   *[no] Take { $slot }: { $effect }. Play { $card } without its effect.
}
cities-move-clone = { $matches ->
    [yes] For 1 credit, take { $slot } though it is occupied: { $effect }. Play { $card }, whose colour matches: { $text }
   *[no] For 1 credit, take { $slot } though it is occupied: { $effect }. Play { $card } without its effect.
}
cities-move-slot-first = First the slot, then the card.
cities-move-card-first = First the card, { $card }: { $text }
cities-move-use-card = Use { $card }: { $text }
cities-move-skip-card = Do without { $card }.
cities-move-part = Next: { $effect }.
cities-move-option = Choose this: { $effect }.
cities-move-pay = Do it: { $effect }.
cities-move-stop = Nothing more of this.
cities-move-gain = Gain { $gain }.
cities-move-exchange = Give { $give } for { $take }.
cities-move-build = Build { $piece } on { $site }.
cities-move-biomatter = { $kelp ->
    [0] { $steelplast ->
        [0] Pay as printed, without biomatter standing in.
       *[other] Let { $steelplast } biomatter stand in for as much steelplast.
    }
   *[other] { $steelplast ->
        [0] Let { $kelp } biomatter stand in for as much kelp.
       *[other] Let { $kelp } biomatter stand in for kelp and { $steelplast } for steelplast.
    }
}
cities-move-upgrade = Upgrade what stands on { $site }.
cities-move-use = Use the action card { $card }: { $text }
cities-move-drop = Give up the action card { $card }: { $text }
cities-move-take = Take { $card }: { $text }
cities-move-look = Look at three Special cards and keep one.
cities-move-keep = Keep { $card }: { $text }
cities-move-under = Put { $card } under the deck first.
cities-move-advance = Advance one space on the Federation track.
cities-move-perform = Perform { $slot }: { $effect }.
cities-move-output = Gain what { $site } produces.
cities-move-refresh = Make { $card } available again: { $text }
cities-move-convert = Turn the city on { $site } into a symbiotic one.
cities-move-resolve = Next, { $card }: { $text }
cities-move-ability = Use { $card }: { $text }
cities-move-contract = Claim { $contract }.
cities-move-sell = { $times ->
    [one] Hand in once to { $card }: { $text }
   *[other] Hand in { $times } times to { $card }: { $text }
}

## What happens

cities-event-set-aside = { $known ->
    [yes] { $seat } chooses to give away { $card }.
   *[no] { $seat } chooses a card to give away.
}
cities-event-discarded = { $seat } discards { $card }.
cities-event-drew = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { $seat } draws a card.
}
cities-event-reshuffled = The discard pile becomes the new deck.
cities-event-chose = { $cloned-id ->
    [yes] { $seat } takes { $slot } by cloning and plays { $card }.
   *[no] { $seat } takes { $slot } and plays { $card }.
}
cities-event-card-used = { $seat } uses { $card }.
cities-event-claimed = { $seat } claims { $card }.
cities-event-card-left = { $card } leaves the hand of { $seat }.
cities-event-action-used = { $seat } uses the action card { $card }.
cities-event-action-dropped = { $seat } gives up the action card { $card }.
cities-event-refreshed = { $seat } can use { $card } again.
cities-event-card-worked = { $card } works for { $seat }.
cities-event-gained = { $seat } gains { $gain }.
cities-event-paid = { $seat } pays { $cost }.
cities-event-built = { $seat } builds { $piece } on { $site }.
cities-event-upgraded = { $seat } upgrades what stands on { $site }.
cities-event-converted = { $seat } turns the city on { $site } into a symbiotic one.
cities-event-metropolis = { $gained-id ->
    [yes] { $seat } gains the metropolis { $tile }.
   *[no] { $seat } connects the metropolis { $tile }.
}
cities-event-advanced = { $space ->
    [0] { $seat } advances beyond the end of the Federation track.
   *[other] { $seat } advances to space { $space } of the Federation track.
}
cities-event-special-taken = { $known ->
    [yes] { $seat } takes the Special card { $card }.
   *[no] { $seat } keeps a Special card.
}
cities-event-specials-seen = { $seat } looks at three Special cards.
cities-event-special-under = { $known ->
    [yes] { $card } goes under the deck of Special cards.
   *[no] { $seat } puts a Special card under the deck.
}
cities-event-performed = { $seat } performs { $slot }.
cities-event-contract-claimed = { $seat } claims { $contract }.
cities-event-produced = { $points ->
    [0] { $seat } produces { $goods }.
    [one] { $seat } produces { $goods } and 1 point.
   *[other] { $seat } produces { $goods } and { $points } points.
}
cities-event-fed = { $points ->
    [0] { $seat } feeds the cities with { $kelp } kelp and { $biomatter } biomatter.
    [one] { $seat } feeds the cities with { $kelp } kelp and { $biomatter } biomatter, and loses 1 point.
   *[other] { $seat } feeds the cities with { $kelp } kelp and { $biomatter } biomatter, and loses { $points } points.
}
cities-event-round-ended = Round { $round } ends. The new play order: { $order }.
cities-event-era-began = Era { $era } begins.
cities-event-blocked = { $card } blocks { $slot }.
cities-event-scored = { $points ->
    [one] { $seat } scores 1 point: { $what }.
   *[other] { $seat } scores { $points } points: { $what }.
}
cities-event-over = The game is over.

cities-scoring-metropolis = the brown metropolis
cities-scoring-network = the cities of the network
cities-scoring-resources = resources left

## Why a move is refused

cities-refused = { $rule }: { $reason }

cities-refusal-not-asked = That does not answer what is asked now.
cities-refusal-not-in-hand = { $card } is not in your hand.
cities-refusal-no-such-slot = The main board has no such slot: { $slot }.
cities-refusal-slot-taken = A tile lies on { $slot }.
cities-refusal-nothing-usable = You could use no part of { $slot }.
cities-refusal-nothing-to-clone = { $slot } is free, so there is nothing to clone.
cities-refusal-own-tile = Your own tile lies on { $slot }.
cities-refusal-no-cloning = The action-cloning tile is not there.
cities-refusal-slot-not-meant = The effect does not reach { $slot }.
cities-refusal-card-comes-first = The slot is of no use before the card.
cities-refusal-card-unusable = Nothing of { $card } could be used now.
cities-refusal-must-use = At least one part must be used.
cities-refusal-no-such-part = There is no part { $part }.
cities-refusal-part-done = Part { $part } is done already.
cities-refusal-part-impossible = Part { $part } cannot be done now.
cities-refusal-too-few = It takes { $needed } { $resource }, and you have { $held }.
cities-refusal-not-on-offer = { $resource } cannot be chosen here.
cities-refusal-no-such-exchange = That exchange is not offered.
cities-refusal-no-such-site = Your board has no site { $site }.
cities-refusal-site-taken = Something stands on { $site } already.
cities-refusal-not-adjacent = No city of yours is next to { $site }.
cities-refusal-site-closed = No city stands at { $site }, nor could one be built there.
cities-refusal-not-reached = No tunnel leads to { $site } from your starting city.
cities-refusal-expansion-site = { $site } is an expansion site; only effects that say so build there.
cities-refusal-ordinary-site = The effect builds on expansion sites only, and { $site } is none.
cities-refusal-wrong-piece = The effect does not build { $piece }.
cities-refusal-none-left = The supply is out of this: { $piece }.
cities-refusal-upgrade-unpayable = You could not pay for the upgrade on { $site }.
cities-refusal-nothing-there = Nothing of yours that could be upgraded stands on { $site }.
cities-refusal-already-upgraded = What stands on { $site } is upgraded already.
cities-refusal-no-such-price = There is no price { $price }.
cities-refusal-wrong-payment = The price cannot be paid this way.
cities-refusal-not-your-action = { $card } is not among your action cards.
cities-refusal-action-used = { $card } was used in this era.
cities-refusal-action-useless = No part of { $card } could be used now.
cities-refusal-not-used = { $card } is available already.
cities-refusal-not-to-be-taken = { $card } cannot be taken.
cities-refusal-thin-deck = There are too few Special cards for a look at three.
cities-refusal-not-looked-at = { $card } is not one of the cards looked at.
cities-refusal-not-productive = { $site } is no upgraded structure of yours beside a connected city.
cities-refusal-nothing-to-convert = No nonsymbiotic city of yours stands on { $site }.
cities-refusal-nothing-to-resolve = { $card } has nothing to resolve now.
cities-refusal-no-ability = The ability of { $card } is spent, or cannot be used now.
cities-refusal-no-contract = Contract { $contract } is not open.
cities-refusal-contract-unmet = You do not meet the criteria yet: { $contract }.
cities-refusal-no-sale = { $card } does not buy that, or not so often.
