# Barrage: what is told, asked and refused at the table.
#
# An event, a refusal, a question or a move of kind "built" is the message barrage-event-built and so on; its fields
# are the arguments. A text argument $x comes with $x-id, its plain notation, and with $x-form for each further form
# (attribute) of the component's own message.

### families: barrage-area barrage-bonus barrage-colour barrage-company barrage-criterion barrage-level barrage-limit
### families: barrage-machine barrage-objective barrage-officer barrage-phase barrage-resource barrage-section barrage-space
### families: barrage-structure barrage-tile barrage-variant
### names: barrage-officer- barrage-title

barrage-title = Barrage
barrage-about = The full game can also be played alone or together against one to three Automas.

## What happens

barrage-event-forced = { $seat } has only one choice: { $choice }.
barrage-event-lapsed = { $seat } cannot receive this, and it lapses: { $effect }.
barrage-event-drafted = { $seat-person } chooses { $company } with { $officer } and the contract { $contract }.
barrage-event-bid = { $points ->
    [one] { $seat-person } bids 1 point.
   *[other] { $seat-person } bids { $points } points.
}
barrage-event-draft-place = { $seat-person } has place { $place } in the draft.
barrage-event-round = Round { $round } begins.
barrage-event-head-stream-filled = { $drops ->
    [one] 1 drop comes to head stream { $head }.
   *[other] { $drops } drops come to head stream { $head }.
}
barrage-event-placed = { $seat } places { barrage-engineers } { $space-at }.
barrage-event-placed-to-construct = { $seat } places { barrage-engineers } on construction space { $nth }.
barrage-event-placed-with-mahiri = { $seat } places { barrage-engineers } on space { $nth } of Mahiri.
barrage-event-copied = { $seat } copies { $officer }.
barrage-event-passed = { $seat } passes.
barrage-event-gained = { $seat } gains { $amount } { $what } ({ $why }).
barrage-event-lost = { $what-id ->
    [vp] { $seat } loses { $amount } { $what } ({ $why }).
   *[other] { $seat } pays { $amount } { $what } ({ $why }).
}
barrage-event-put-on-wheel = { $seat } puts on the wheel: { barrage-goods }.
barrage-event-wheel-turned = { $tile-id ->
    [none] { $excavators ->
        [0] { $mixers ->
            [0] { $seat } turns the wheel.
           *[other] { $seat } turns the wheel and takes back { barrage-goods }.
        }
       *[other] { $seat } turns the wheel and takes back { barrage-goods }.
    }
   *[other] { $seat } turns the wheel and takes back { barrage-goods }.
}
barrage-event-built = { $structure-id ->
    [building] { $seat } builds { $structure-a } at the { $site }.
   *[other] { $seat } builds { $structure-a } on { $site }.
}
barrage-event-drop-placed = { $seat } puts a drop on head stream { $head }.
barrage-event-drop-held = A drop from { $from } stops at { $at }.
barrage-event-drop-left = A drop from { $from } leaves the map.
barrage-event-drop-added = { $seat } gets a drop at { $at }.
barrage-event-produced = { $drops ->
    [one] { $seat } produces { $energy } energy: 1 drop from { $dam } through { $conduit } to { $powerhouse }.
   *[other] { $seat } produces { $energy } energy: { $drops } drops from { $dam } through { $conduit } to { $powerhouse }.
}
barrage-event-contract-taken = { $seat } takes contract { $contract }.
barrage-event-contract-discarded = { $seat } discards contract { $contract }.
barrage-event-contract-fulfilled = { $seat } fulfils contract { $contract }.
barrage-event-contract-revealed = Contract { $contract } comes to the display.
barrage-event-patent-taken = { $seat } takes the advanced tile { $tile }.
barrage-event-patent-revealed = Advanced tile { $tile } comes to slot { $slot } of the patent office.
barrage-event-patent-gone = Advanced tile { $tile } of slot { $slot } leaves the game.
barrage-event-order = Place { $place } of the turn order: { $seat }.
barrage-event-objective-counted = { $seat } counts { $quantity } for the objective ({ $objective }).
barrage-event-won = { $seat } wins with { $vp } points.

barrage-from-head = head stream { $of }
barrage-from-powerhouse = below { $of }

# Why something was gained or lost; $of is what it is about.
barrage-why-choice = as chosen
barrage-why-space = { $of-short }
barrage-why-private-space = fee of the space
barrage-why-income = income
barrage-why-contract = contract { $of }
barrage-why-site = red border of { $of }
barrage-why-solomon = Solomon, instead of machines
barrage-why-tile = { $of }
barrage-why-conduit = conduit { $of }
barrage-why-production = production
barrage-why-company = ability of { $of }
barrage-why-energy-place = place on the energy track
barrage-why-energy-track = energy track
barrage-why-bonus = bonus tile: { $of }
barrage-why-objective = objective
barrage-why-leftovers = resources left
barrage-why-auction = the auction
barrage-why-water = water held

## What is asked

barrage-question-draft = Which company do you want, and which starting contract?
barrage-question-bid = What do you bid for an earlier place in the draft?
barrage-question-hire = Which officer do you take?
barrage-question-turn = What do you do this turn?
barrage-question-turn-after-copying = What do you do with the ability you have copied?
barrage-question-engineers = How many engineers go to the bank?
barrage-question-tile = Which technology tile do you build with?
barrage-question-tile-free = Which technology tile do you build with, without engineers?
barrage-question-site = What do you build with the { $tile }, and where?
barrage-question-payment = How do you pay for the { $structure } on { $site }?
barrage-question-produce = Which dam, conduit and powerhouse produce ({ SIGNED($bonus) })?
barrage-question-produce-optional = Do you produce ({ SIGNED($bonus) }), and how?
barrage-question-produce-again = Do you produce a second time, not at { $basin }?
barrage-question-contract = { $discount ->
    [0] Which contract do you fulfil with { $energy } energy?
   *[other] Which contract do you fulfil with { $energy } energy (each needs { $discount } less)?
}
barrage-question-machines = { $count ->
    [one] Which machine do you gain?
   *[other] Which machine do you gain next ({ $count } to go)?
}
barrage-question-drops = { $flowing ->
    [yes] { $count ->
        [one] On which head stream does the drop start to flow?
       *[other] On which head stream does the next drop start to flow ({ $count } to go)?
    }
   *[no] { $count ->
        [one] On which head stream does the drop wait?
       *[other] On which head stream does the next drop wait ({ $count } to go)?
    }
}
barrage-question-free = Where does it go: { $effect }?
barrage-question-take = { $count ->
    [one] Which contract do you take?
   *[other] Which { $count } contracts do you take?
}
barrage-question-discard = You hold too many contracts: which one goes?
barrage-question-copy = Which officer does Mahiri copy?

## What a move does

barrage-move-draft = { $officer-id ->
    [none] { $company }, and { $contract }
   *[other] { $company } with { $officer } ({ $ability }), and { $contract }
}
barrage-move-place = { $engineers ->
    [0] { $space }: any number of engineers; { $effect }
   *[other] { $credits ->
        [0] { $space }: { barrage-engineers }; { $effect }
        [one] { $space }: { barrage-engineers } and 1 credit; { $effect }
       *[other] { $space }: { barrage-engineers } and { $credits } credits; { $effect }
    }
}
    .told = place engineers { $space-at }
barrage-move-construct = { $engineers ->
    [0] build with engineers on the next construction space
   *[other] { $credits ->
        [0] { barrage-engineers }: build with a technology tile
        [one] { barrage-engineers }, 1 credit: build with a technology tile
       *[other] { barrage-engineers }, { $credits } credits: build with a technology tile
    }
}
barrage-move-construct-free = build with a tile that needs no engineers
barrage-move-mahiri = an engineer to Mahiri, who copies an officer for this turn
barrage-move-pass = { $open ->
    [bid] take the last place left
   *[other] no more actions this round
}
barrage-move-engineers = { $count ->
    [one] 1 engineer, for 1 credit
   *[other] { $count } engineers, for { $count } credits
}
barrage-move-tile = use the { $tile }
barrage-move-tile-anton = use Anton's tile as the { $tile } on the wheel
barrage-move-tile-wheel = use the { $tile } on the wheel as if it were at hand
barrage-move-build = { $structure-id ->
    [conduit] a conduit of power { $power } from basin { $basin } ({ $area }) to basin { $to }
   *[other] { $red ->
        [yes] { $structure-a } in basin { $basin } ({ $area }), with the fee of a red border
       *[no] { $structure-a } in basin { $basin } ({ $area })
    }
}
barrage-move-pay = { $credits ->
    [0] { barrage-machines } to the wheel
    [one] { $excavators ->
        [0] { $mixers ->
            [0] 1 credit instead of machines
           *[other] { barrage-machines } to the wheel, and 1 credit
        }
       *[other] { barrage-machines } to the wheel, and 1 credit
    }
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] { $credits } credits instead of machines
           *[other] { barrage-machines } to the wheel, and { $credits } credits
        }
       *[other] { barrage-machines } to the wheel, and { $credits } credits
    }
}
barrage-drops = { $drops ->
    [one] 1 drop
   *[other] { $drops } drops
}
barrage-move-produce = { $owner-id ->
    [none] { barrage-production }, from { $dam } to basin { $basin }
   *[other] { barrage-production }, from { $dam } to basin { $basin }, through the conduit of { $owner }
}
barrage-production = { $sure ->
    [yes] { $energy } energy: { barrage-drops } times power { $power } is { $product }{ $more ->
        [0] {""}
       *[other] , with bonuses { SIGNED($more) }
    }
   *[no] { barrage-drops } times power { $power } is { $product }
}
barrage-move-fulfil = fulfil { $contract }{ $lapses ->
    [yes] ; lapses, as there is no space for it: { $lapsing }
   *[no] {""}
}
barrage-move-gain = gain one { $machine }
barrage-move-drop = on { $head }, which runs into basin { $basin }
barrage-move-take = take { $contract }
barrage-move-take-two = take { $first } and { $second }
barrage-move-discard = give up { $contract }
barrage-move-bid = { $points ->
    [one] 1 point at the end of the game
   *[other] { $points } points at the end of the game
}
barrage-move-hire = { $officer }: { $ability }
barrage-move-copy = { $officer }: { $ability }
barrage-move-decline = { $open ->
    [contract] fulfil no contract
    [drops] place no more drops
    [free] build nothing
    [produce] do not produce
    [turn] do nothing more
    [fulfil] fulfil no contract
    [extra] do nothing more
    [use] do not use it
    [fill] no drop
    [more] use no other dam
   *[other] leave it
}

## Why a move is refused

barrage-refused = { $rule }: { $reason }

barrage-refusal-other-question = That does not answer what is asked now: { $question }
barrage-refusal-over = The game is over.
barrage-refusal-company-not-offered = { $company } is not on offer.
barrage-refusal-starting-contract-not-offered = The starting contract { $contract } is not on offer.
barrage-refusal-bid-not-allowed = A bid of { $points } is not allowed: the least is { $least }, the most { $most }.
barrage-refusal-officer-not-offered = { $officer } works for somebody else.
barrage-refusal-too-few-engineers = It takes { $needed ->
    [one] 1 engineer
   *[other] { $needed } engineers
}, and you have { $held }.
barrage-refusal-too-few-credits = It costs { $needed ->
    [one] 1 credit
   *[other] { $needed } credits
}, and you have { $held }.
barrage-refusal-space-taken = The engineers of { $by } are already { $space-at }.
barrage-refusal-space-blocked = With { $players } players, the space { $space-at } is closed.
barrage-refusal-no-patent-office = The introductory game has no patent office.
barrage-refusal-patent-gone = Slot { $slot } of the patent office is empty.
barrage-refusal-nothing-to-produce = You can make no production with { SIGNED($bonus) } there.
barrage-refusal-no-contract-shown = No contract is on display.
barrage-refusal-no-construction-space = All your construction spaces are in use.
barrage-refusal-nothing-to-construct = There is nothing you could build: a tile, machines, a piece and a space are needed.
barrage-refusal-nothing-to-construct-free = There is nothing you could build without engineers.
barrage-refusal-engineers-left = You cannot pass with engineers at hand: { $engineers ->
    [one] there is still 1
   *[other] there are still { $engineers }
}.
barrage-refusal-copying-is-no-pass = After Mahiri has copied, an action follows, not a pass.
barrage-refusal-not-mahiri = Mahiri Sekibo does not work for you.
barrage-refusal-mahiri-used-up = { $uses ->
    [0] Mahiri cannot copy now.
    [one] Mahiri copies once a turn and twice a round; she has copied once this round.
   *[other] Mahiri copies once a turn and twice a round; she has copied { $uses } times this round.
}
barrage-refusal-officer-not-copyable = { $officer } is not among the officers Mahiri can copy.
barrage-refusal-tile-not-in-supply = The { $tile } is not in your supply.
barrage-refusal-tile-not-on-wheel = The { $tile } is not on your wheel.
barrage-refusal-cannot-copy-tiles = Nothing lets you copy a tile on your wheel.
barrage-refusal-tile-takes-no-engineers = The { $tile } is used without engineers: play "construct free" for it.
barrage-refusal-tile-needs-engineers = The { $tile } cannot be used without engineers.
barrage-refusal-tile-builds-nothing-now = With the { $tile } you can build nothing now.
barrage-refusal-tile-builds-other = The { $tile } does not build { $structure-plural }.
barrage-refusal-wrong-space = { $site } is not a space for { $structure-a }.
barrage-refusal-no-piece-left = All your { $structure-plural } are on the map.
barrage-refusal-site-taken = { $by-id ->
    [none] A neutral dam stands on { $site }.
   *[other] { $by } has built on { $site }.
}
barrage-refusal-own-base-in-basin = You have a base in the basin of { $site } already.
barrage-refusal-own-powerhouse-in-basin = You have a powerhouse in the basin of { $site } already.
barrage-refusal-not-own-dam = You have no dam on { $site } to raise.
barrage-refusal-dam-at-full-height = The dam on { $site } has both its elevations.
barrage-refusal-area-not-allowed = The reward does not allow a base on { $site }: it names other areas.
barrage-refusal-power-not-allowed = The reward allows conduits of power { $most } at most, and this one has { $power }.
barrage-refusal-too-few-machines = It takes { $needed ->
    [one] { $needed } { $machine }
   *[other] { $needed } { $machine-plural }
}, and you have { $held }.
barrage-refusal-too-few-of-any-kind = It takes { $needed ->
    [one] 1 machine
   *[other] { $needed } machines
} of any kind, and you have { $held }.
barrage-refusal-too-few-either-way = { $any-id ->
    [yes] It takes { $needed } machines of any kind, and you have { $held }; or { $mixers } mixers, and you have { $mixers-held }.
   *[no] It takes { $needed } excavators, and you have { $held }; or { $mixers } mixers, and you have { $mixers-held }.
}
barrage-refusal-too-few-machines-and-credits = It takes { $any-id ->
    [yes] { $needed } machines of any kind
   *[no] { $needed } { $machine-plural }
}, and you have { $held }; besides, the red border costs { $fee } credits, and you have { $credits }.
barrage-refusal-too-few-credits-for-machines = { $lacking ->
    [one] 1 machine is lacking
   *[other] { $lacking } machines are lacking
}. At 3 credits for each{ $fee ->
    [0] {""}
   *[other] , with { $fee } for the red border,
} that makes { $needed } credits, and you have { $held }.
barrage-refusal-fee-out-of-reach = The red border costs { $fee } credits on top of the rest, and you have { $held }.
barrage-refusal-wrong-payment = The cost is { $any-id ->
    [yes] { $needed } machines of any kind
   *[no] { $needed ->
        [one] { $needed } { $machine }
       *[other] { $needed } { $machine-plural }
    }
}{ $mixers ->
    [0] {""}
   *[other] , or { $mixers } mixers alone
}; { $offered } does not pay it exactly.
barrage-refusal-no-dam = No dam stands on { $dam }.
barrage-refusal-dam-of-another = The dam on { $dam } belongs to { $by }.
barrage-refusal-too-little-water = The dam on { $dam } holds { $held ->
    [one] 1 drop
   *[other] { $held } drops
}, not { $needed }.
barrage-refusal-no-drops = A production takes at least one drop.
barrage-refusal-no-conduit = No conduit stands on { $conduit }.
barrage-refusal-conduit-elsewhere = The conduit { $conduit } does not start in the basin of { $dam }.
barrage-refusal-no-powerhouse = You have no powerhouse at { $basin }.
barrage-refusal-owner-unpaid = The owner of the conduit gets { $needed ->
    [one] 1 credit
   *[other] { $needed } credits
}, and you have { $held }.
barrage-refusal-no-energy = That would make { $energy } energy; a production makes at least 1.
barrage-refusal-same-powerhouse = The second production needs another powerhouse than the one at { $basin }.
barrage-refusal-contract-not-eligible = The contract { $contract } cannot be fulfilled by this: it is not face up with you, nor a national contract that counts here.
barrage-refusal-national-needs-production = The national contract { $contract } takes a production action; the energy of a tile serves only contracts of your own.
barrage-refusal-too-little-energy = The contract { $contract } needs { $needed } energy, and there are { $energy }.
barrage-refusal-contract-not-shown = The contract { $contract } is not on display.
barrage-refusal-take-exactly = { $count ->
    [one] Exactly one contract is taken here.
   *[other] Exactly { $count } contracts are taken here.
}
barrage-refusal-contract-not-held = The contract { $contract } does not lie face up with you.
barrage-refusal-drop-obligatory = The first drop of the space must be placed.
barrage-refusal-obligatory = This cannot be left undone: { $question }
