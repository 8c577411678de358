# Barrage: the components by name, and what they do.

## Components

barrage-company-USA = USA
    .short = US
    .ability = energy for every drop that passes its powerhouses by the river
barrage-company-Germany = Germany
    .short = DE
    .ability = a second production by another powerhouse
barrage-company-Italy = Italy
    .short = IT
    .ability = three more energy with every production
barrage-company-France = France
    .short = FR
    .ability = contracts need three energy less

barrage-officer-Wilhelm = Wilhelm Adler
    .ability = bases cost 3 excavators in every area
barrage-officer-Graziano = Graziano Del Monte
    .ability = dams of level 3 hold 4 drops
barrage-officer-Viktor = Viktor Fiesler
    .ability = drops times power count as 4 at the least
barrage-officer-Jill = Jill McDowell
    .ability = conduits may be paid with mixers
barrage-officer-Solomon = Solomon P. Jordan
    .ability = credits may stand in for machines
barrage-officer-Anton = Anton Krylov
    .ability = a tile of one's own that copies a tile on the wheel
barrage-officer-Mahiri = Mahiri Sekibo
    .ability = copies the ability of another officer for a turn
barrage-officer-Simone = Simone Luciani
    .ability = one production may fulfil several contracts within its energy, and four may lie face up

barrage-structure-base = base
    .column = bases
    .a = a base
    .plural = bases
barrage-structure-elevation = elevation
    .column = elev.
    .a = an elevation
    .plural = elevations
barrage-structure-conduit = conduit
    .column = cond.
    .a = a conduit
    .plural = conduits
barrage-structure-powerhouse = powerhouse
    .column = powerh.
    .a = a powerhouse
    .plural = powerhouses

barrage-machine-excavator = excavator
    .a = an excavator
    .plural = excavators
barrage-machine-mixer = concrete mixer
    .a = a concrete mixer
    .plural = concrete mixers

barrage-resource-credits = { $amount ->
    [one] credit
   *[other] credits
}
barrage-resource-vp = { $amount ->
    [one] victory point
   *[other] victory points
}
barrage-resource-excavators = { $amount ->
    [one] excavator
   *[other] excavators
}
barrage-resource-mixers = { $amount ->
    [one] concrete mixer
   *[other] concrete mixers
}
# Also $amount.
barrage-resource-energy = energy

barrage-area-mountains = mountains
barrage-area-hills = hills
barrage-area-plains = plains

barrage-tile-base = base tile
barrage-tile-elevation = elevation tile
barrage-tile-conduit = conduit tile
barrage-tile-powerhouse = powerhouse tile
barrage-tile-joker = joker tile
barrage-tile-anton = Anton's tile
barrage-tile-I-Base = I-Base
    .effect = a drop into each own dam that holds none
barrage-tile-I-Elevation = I-Elevation
    .effect = the wheel turns once more for each own elevation
barrage-tile-I-Conduit = I-Conduit
    .effect = 2 credits for each point of the conduit's power
barrage-tile-I-Powerhouse = I-Powerhouse
    .effect = needs no engineers
barrage-tile-I-Joker = I-Joker
    .effect = builds anything; no fee for a red building space
barrage-tile-II-Base = II-Base
    .effect = 1 energy for each own base, which may fulfil a contract
barrage-tile-II-Elevation = II-Elevation
    .effect = the dam just raised is filled with water
barrage-tile-II-Conduit = II-Conduit
    .effect = never more than 5 excavators
barrage-tile-II-Powerhouse = II-Powerhouse
    .effect = a production with +2 at once
barrage-tile-II-Joker = II-Joker
    .effect = builds anything; excavators and mixers stand in for each other
barrage-tile-III-Base = III-Base
    .effect = needs no engineers and no excavators
barrage-tile-III-Elevation = III-Elevation
    .effect = 3 points for each own dam with an elevation
barrage-tile-III-Conduit = III-Conduit
    .effect = 2 energy for each point of the conduit's power, which may fulfil a contract
barrage-tile-III-Powerhouse = III-Powerhouse
    .effect = 3 points for each own powerhouse
barrage-tile-III-Joker = III-Joker
    .effect = builds anything; 3 points for each own advanced tile
barrage-tile-text = { $tile } ({ $effect })

barrage-bonus-contracts = fulfilled contracts
barrage-bonus-bases = bases
barrage-bonus-elevations = elevations
barrage-bonus-conduits = conduits
barrage-bonus-powerhouses = powerhouses
barrage-bonus-advanced = advanced tiles

barrage-objective-red-spaces = bases and powerhouses on red spaces
barrage-objective-connections = own dams linked by an own conduit to an own powerhouse
barrage-objective-best-area = structures in the area with most of them
barrage-objective-worst-area = structures in the area with fewest of them
barrage-objective-spread-1 = basins with a structure
barrage-objective-spread-3 = basins with three structures or more

barrage-variant-intro = introductory game
barrage-variant-full = full game

barrage-colour-green = green
barrage-colour-yellow = yellow
barrage-colour-red = red

barrage-phase-draft = draft
barrage-phase-income = income
barrage-phase-actions = actions
barrage-phase-over = over

barrage-contract-text = { $contract } ({ $energy } energy: { $reward })

## What rewards and action spaces do

barrage-effect-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
barrage-effect-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
barrage-effect-excavators = { $count ->
    [one] 1 excavator
   *[other] { $count } excavators
}
barrage-effect-mixers = { $count ->
    [one] 1 mixer
   *[other] { $count } mixers
}
barrage-effect-energy = { $count } energy
barrage-effect-machines = { $count ->
    [one] 1 machine of choice
   *[other] { $count } machines of choice
}
barrage-effect-wheel = { $count ->
    [one] turn the wheel
   *[other] turn the wheel { $count } times
}
barrage-effect-drops-waiting = { $count ->
    [one] 1 drop to wait on a head stream
   *[other] { $count } drops to wait on head streams
}
barrage-effect-drops-flowing = { $count ->
    [one] 1 drop that flows at once
   *[other] { $count } drops that flow at once
}
barrage-effect-free-base = a free base ({ $areas })
barrage-effect-free-elevation = a free elevation
barrage-effect-free-conduit = a free conduit of power { $power } at most
barrage-effect-free-powerhouse = a free powerhouse
barrage-effect-produce = production { SIGNED($bonus) }
barrage-effect-bank = 1 credit for each engineer
barrage-effect-take-contracts = { $count ->
    [one] take a contract
   *[other] take { $count } contracts
}
barrage-effect-take-patent = take the advanced tile of slot { $slot }
barrage-effect-take-tile = take { $tile }

## Amounts that several sentences share

barrage-excavators = { $excavators ->
    [one] 1 excavator
   *[other] { $excavators } excavators
}
barrage-mixers = { $mixers ->
    [one] 1 mixer
   *[other] { $mixers } mixers
}
barrage-machines = { $excavators ->
    [0] { $mixers ->
        [0] nothing
       *[other] { barrage-mixers }
    }
   *[other] { $mixers ->
        [0] { barrage-excavators }
       *[other] { barrage-excavators } and { barrage-mixers }
    }
}
barrage-goods = { $tile-id ->
    [none] { barrage-machines }
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] the { $tile }
           *[other] the { $tile }, { barrage-mixers }
        }
       *[other] the { $tile }, { barrage-machines }
    }
}
barrage-engineers = { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
}
