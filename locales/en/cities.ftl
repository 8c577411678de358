# Underwater Cities: what is told, asked and refused at the table.
#
# An event, a refusal or a move of kind "built" is the message cities-event-built and so on; its fields are the arguments.
# A text argument $x comes with $x-id, its plain notation, and with $x-form for each further form (attribute) of the
# component's own message. Cards, slots, contracts and metropolises are numbers in a field; $card-name, $slot-name,
# $contract-name and $tile-name are what they are called. $price, $gained and $produced are goods in words. These too, and
# effects inside effects, come with $x-form for each attribute their messages have; a list has the form as soon as one of
# its parts has it, and where a form is missing the plain text stands in.

### families: cities-card cities-color cities-contract cities-metropolis cities-noun cities-piece cities-resource cities-type
### names: cities-title cities-board-letter-

cities-title = Underwater Cities
cities-about = Cards, boards, slots, metropolises and contracts can be replaced or added by a component pack; alone it is the solo game.

## What happens

cities-event-forced = { $known ->
    [yes] { $seat } has only one choice: { $choice }.
   *[no] { $seat } has only one choice.
}
cities-event-laid = { $seat } lays the metropolis { $tile-name } at { $place }.
cities-event-set-aside = { $known ->
    [yes] { $seat } lays { $card-name } aside.
   *[no] { $seat } lays a card aside.
}
cities-event-hands-chosen = Everybody has chosen; the cards set aside are discarded.
cities-event-discarded = { $seat } discards { $card-name }.
cities-event-drew = { $known ->
    [yes] { $seat } draws { $card-name }.
   *[no] { $seat } draws a card.
}
cities-event-reshuffled = The discard pile is shuffled and becomes the new deck.
cities-event-chose = { $cloned-id ->
    [yes] { $seat } clones { $slot-name } and plays { $card-name }.
   *[no] { $seat } chooses { $slot-name } and plays { $card-name }.
}
cities-event-card-used = { $seat } uses { $card-name }.
cities-event-claimed = { $seat } claims { $card-name }.
cities-event-card-left = { $card-name } leaves the table.
cities-event-action-used = { $seat } uses the action card { $card-name }.
cities-event-action-dropped = { $seat } gives up the action card { $card-name }.
cities-event-refreshed = { $seat } can use { $card-name } again.
cities-event-card-worked = { $card-name } works for { $seat }.
cities-event-gained = { $seat } gains { $gained }.
cities-event-paid = { $seat } pays { $price }.
cities-event-built = { $seat } builds { $piece-a } on { $site }.
cities-event-upgraded = { $seat } upgrades { $site }.
cities-event-converted = The city of { $seat } on { $site } becomes symbiotic.
cities-event-metropolis = { $gained-id ->
    [yes] { $seat } gains the metropolis { $tile-name }.
   *[no] { $seat } connects the metropolis { $tile-name }.
}
cities-event-advanced = { $space ->
    [0] { $seat } advances beyond the end of the Federation track.
   *[other] { $seat } advances to space { $space } of the Federation track.
}
cities-event-special-taken = { $known ->
    [yes] { $seat } takes the Special card { $card-name }.
   *[no] { $seat } takes a Special card.
}
cities-event-specials-seen = { $seat } looks at three Special cards.
cities-event-special-under = { $known ->
    [yes] { $seat } puts { $card-name } under the Special deck.
   *[no] { $seat } puts a Special card under the deck.
}
cities-event-performed = { $seat } performs the action of { $slot-name }.
cities-event-contract-claimed = { $seat } claims the contract { $contract-name }.
cities-event-produced = { $seat } produces { $produced }.
cities-event-fed = { $seat } feeds the cities with { $food }.
cities-event-round-ended = Round { $round } ends. The new play order: { $order-names }.
cities-event-era-began = Era { cities-era } begins.
cities-event-blocked = { $card-name } blocks { $slot-name }.
cities-event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $reason }.
cities-event-over = The game is over.

# The number of an era.
cities-era = { $era ->
    [1] I
    [2] II
    [3] III
   *[other] { $era }
}

cities-scoring-metropolis = the brown metropolis
cities-scoring-card = { $card-name }
cities-scoring-network = the network
cities-scoring-resources = resources left


## What is asked

cities-question-lay = Where does each of your two blue metropolises lie?
cities-question-keep = { $over ->
    [1] Which card do you not keep?
   *[other] Which { $keep } cards do you keep?
}
cities-question-limit = { $over ->
    [1] You hold one card too many: which one do you discard?
   *[other] You hold too many cards: which { $keep } do you keep?
}
cities-question-choose = Which slot do you choose, and which card do you play?
cities-question-order = The colours match: what comes first?
cities-question-later-card = Do you use { $card-name } now?
cities-question-make-room = You have four action cards: which one makes room for { $card-name }?
cities-question-last-use = Do you use { $card-name } a last time?
cities-question-payment = How much biomatter stands in while you build { $piece-a } on { $site }?
cities-question-keep-special = Which of the Special cards do you keep?
cities-question-under = Which Special card goes under the deck first?
cities-question-group = Several cards have something to do: which one comes first?
cities-question-offer = Anything else before the turn goes on?
cities-question-production-cards = Which production card do you use now?
cities-question-sales = Do you sell anything for points?

cities-question-do-all = Which part comes next?
cities-question-do-one-of = Which one do you take?
cities-question-do-pay = Do you pay { $price } to { $then }?
cities-question-do-different = Which resource do you gain{ $left ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }next ({ $left } to go)
}?
cities-question-do-exchange = How much do you exchange ({ $effect })?
cities-question-do-instead = Do you { $effect }?
cities-question-do-build = What do you build, and where ({ $effect })?
cities-question-do-build-and-upgrade = What do you build and upgrade ({ $effect })?
cities-question-do-upgrade = What do you upgrade ({ $effect })?
cities-question-do-use-action = Which action card do you use?
cities-question-do-take-special = Which Special card do you take?
cities-question-do-advance = Do you advance on the Federation track?
cities-question-do-perform = Which slot's action do you perform?
cities-question-do-output = Which structure's output do you gain?
cities-question-do-refresh = Which action card becomes available again?
cities-question-do-convert = Which city becomes symbiotic?
cities-asked-by = { $question } [{ $source }]

cities-asked-lay = where your blue metropolises lie.
# What is asked, in refusals.
cities-asked-discard = which card to discard.
cities-asked-choose = which slot and card to choose.
cities-asked-order = whether the slot or the card comes first.
cities-asked-card = whether to use the card.
cities-asked-make-room = which action card makes room.
cities-asked-last-use = whether to use the discarded action card a last time.
cities-asked-effect = how an effect goes on.
cities-asked-payment = how to pay for a build.
cities-asked-special = which Special card to choose.
cities-asked-trigger = which triggered effect comes first.
cities-asked-offer = whether anything else is done before the turn goes on.
cities-asked-production = which production card to use.
cities-asked-sale = what to sell.
cities-asked-nothing = nothing, for the game is over.

## What a move does

cities-move-lay = lay { $tile-name } at { $place } and { $other-name } at { $other-place }
cities-move-discard = discard { $card-name }: { $text }
    .told = { $card-name }
cities-move-choose = { $match ->
    [yes] { $effect } | in colour, { $card-name }: { $text }
   *[no] { $effect } | { $card-name } has another colour and does nothing
}
    .told = { $slot-name } with { $card-name }
cities-move-clone = for 1 credit: { $match ->
    [yes] { $effect } | in colour, { $card-name }: { $text }
   *[no] { $effect } | { $card-name } has another colour and does nothing
}
    .told = clone { $slot-name }, with { $card-name }
cities-move-slot-first = { $slot-name } first
    .told = the slot first, the card after it
cities-move-card-first = { $card-name } first
    .told = the card first, the slot after it
cities-move-use-card = { $card-name }: { $text }
    .told = use the card
cities-move-skip-card = without the effect of { $card-name }
    .told = leave the card unused
cities-move-part = { $effect }
cities-move-option = { $effect }
cities-move-pay = { $then-id ->
    [none] pay the price
    [instead] give up { $price } for { $then }
   *[other] { $price } to { $then }
}
cities-move-stop = { $open ->
    [offer] nothing else
    [production-cards] no more production cards
    [sales] sell nothing more
    [last-use] let it go unused
   *[other] no more of this
}
cities-move-gain = gain { $gained }
cities-move-exchange = give { $price }, take { $gained }
cities-move-build = { $piece-a } on { $site }{ $bonus-id ->
    [none] { "" }
   *[other] {", with the bonus "}{ $bonus }
}{ $surcharge-id ->
    [none] { "" }
   *[other] {", with the surcharge "}{ $surcharge }
}
cities-move-biomatter = { $kelp ->
    [0] { $steelplast ->
        [0] no biomatter
       *[other] { $steelplast } biomatter instead of steelplast
    }
   *[other] { $steelplast ->
        [0] { $kelp } biomatter instead of kelp
       *[other] { $kelp } biomatter instead of kelp and { $steelplast } instead of steelplast
    }
}
cities-move-upgrade = { $price-id ->
    [none] the { $piece } on { $site }
   *[other] the { $piece } on { $site }, for { $price }
}
    .told = { $price-id ->
        [none] upgrade { $site }
       *[other] upgrade { $site } for { $price }
    }
cities-move-use = { $card-name }: { $text }
    .told = use { $card-name }
cities-move-drop = give up { $card-name }: { $text }
    .told = give up { $card-name }
cities-move-take = { $card-name }: { $text }
    .told = take { $card-name }
cities-move-look = put the top card under the deck, look at the next three, and keep one
cities-move-keep = { $card-name }: { $text }
    .told = keep { $card-name }
cities-move-under = { $card-name } goes under the deck
cities-move-advance = one space further on the Federation track
cities-move-perform = { $effect }
cities-move-output = gain what the { $piece } on { $site } produces
    .told = gain what { $site } produces
cities-move-refresh = { $card-name }: { $text }
    .told = { $card-name }
cities-move-convert = the city on { $site } becomes symbiotic
cities-move-resolve = { $card-name }: { $text }
    .told = { $card-name }
cities-move-ability = { $card-name }: { $text }
    .told = the ability of { $card-name }
cities-move-contract = claim { $contract-name }: { $text }
    .told = claim { $contract-name }
cities-move-sell = { $times ->
    [one] sell once to { $card-name }: { $text }
   *[other] sell { $times } times to { $card-name }: { $text }
}
    .told = { $times ->
        [one] sell once to { $card-name }
       *[other] sell { $times } times to { $card-name }
    }

## Why a move is refused

cities-refused = { $rule }: { $reason }

cities-refusal-not-asked = That does not answer what is asked now: { $asked }
cities-refusal-not-your-tile = { $tile-name } is none of your two blue metropolises.
cities-refusal-not-in-hand = { $card-name } is not in your hand.
cities-refusal-drawn-this-turn = { $card-name } came into your hand in this turn; you can play it in a later one.
cities-refusal-no-such-slot = The main board has no { $slot-name }.
cities-refusal-slot-taken = A tile lies on { $slot-name }.
cities-refusal-nothing-usable = No part of { $slot-name } could be used.
cities-refusal-nothing-to-clone = No tile lies on { $slot-name }: choose it without cloning.
cities-refusal-own-tile = Your own tile lies on { $slot-name }.
cities-refusal-no-cloning = The action-cloning tile is not there to be taken.
cities-refusal-slot-not-meant = The effect does not reach { $slot-name }.
cities-refusal-card-comes-first = The slot is of no use before the card has been resolved.
cities-refusal-card-unusable = Nothing of { $card-name } could be used now.
cities-refusal-must-use = At least one part of it must be used.
cities-refusal-no-such-part = There is no part or option { $part }.
cities-refusal-part-done = Part { $part } was already done.
cities-refusal-part-impossible = Part { $part } cannot be done now.
cities-refusal-too-few = It takes { $needed } { $resource }, and you have { $held }.
cities-lack = Price ({ $piece }): { $price }; you lack { $lack }.
cities-refusal-not-on-offer = You cannot choose { $resource } here.
cities-refusal-no-such-exchange = That exchange is not offered.
cities-refusal-no-such-site = Your board has no site { $site }.
cities-refusal-site-taken = Something stands on { $site } already.
cities-refusal-not-adjacent = No city of yours is adjacent to { $site }.
cities-refusal-site-closed = At { $site } there is no city, and none could be built there now.
cities-refusal-not-reached = No tunnel leads to { $site } from your starting city.
cities-refusal-expansion-site = { $site } is an expansion site, and this effect does not build there.
cities-refusal-ordinary-site = { $site } is no expansion site, and this effect builds only there.
cities-refusal-wrong-piece = This effect has nothing to do with { $piece-a }, or not there.
cities-refusal-none-left = There is no { $piece } left in the supply.
cities-refusal-upgrade-unpayable = What is built on { $site } could not be upgraded at once.
cities-refusal-nothing-there = No structure of yours stands on { $site }.
cities-refusal-already-upgraded = { $site } is upgraded already.
cities-refusal-no-such-price = There is no price number { $price }.
cities-refusal-wrong-payment = The price cannot be paid this way.
cities-refusal-not-your-action = { $card-name } is not among your action cards.
cities-refusal-action-used = { $card-name } was already used in this era.
cities-refusal-action-useless = No part of { $card-name } could be used now.
cities-refusal-not-used = { $card-name } is available already.
cities-refusal-not-to-be-taken = { $card-name } cannot be taken.
cities-refusal-thin-deck = The Special deck has too few cards for a look at three.
cities-refusal-not-looked-at = { $card-name } is not one of the cards you look at.
cities-refusal-not-productive = On { $site } stands no upgraded structure of yours beside a connected city.
cities-refusal-nothing-to-convert = On { $site } stands no nonsymbiotic city of yours.
cities-refusal-nothing-to-resolve = { $card-name } has nothing to resolve now.
cities-refusal-no-ability = { $card-name } has no ability that can be used now.
cities-refusal-no-contract = Contract { $contract } is not open.
cities-refusal-contract-unmet = You do not meet the criteria of { $contract-name }.
cities-refusal-no-sale = { $card-name } does not buy that, or not so often.
