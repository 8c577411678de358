# The coach beside a newcomer: what it explains, warns of and points out. At most two sentences and 140 characters each.

web-coach = Coach
web-coach-silent = The coach is listening.
web-coach-off = Switch the coach off
web-coach-setup = A coach for me
web-coach-setup-why = Explains what is asked, and asks back before classic mistakes. What you have done three times it leaves to you.
web-coach-first = First game with a coach
web-final-warned = The coach would not. Still do it?
web-habits-coach = Coach
web-habits-coach-off = off
web-habits-coach-all = explains and warns
web-habits-coach-few = only warns

## Barrage: what is asked

barrage-coach-draft = Each company has its own gift, each officer a special skill. An easy contract with a low number is a good start.
barrage-coach-turn = Place engineers on one action: construct, produce, fetch contracts, machines or water. Whoever has none left passes.
barrage-coach-engineers = The bank pays 1 credit for each engineer. Engineers sent there are gone for this round.
barrage-coach-tile = The tile says what you build. It goes onto the wheel with the machines and comes back when the wheel has gone round.
barrage-coach-site = A dam holds water, a conduit carries it from its basin, a powerhouse at its end makes energy: the three belong together.
barrage-coach-payment = Machines are not spent: they lie on the wheel and come back with the tile.
barrage-coach-produce = Energy is drops times the power of the conduit. The water runs on below the powerhouse.
barrage-coach-contract = One production may fulfil one contract: its number is the energy it needs. Its reward is yours at once.
barrage-coach-machines = Excavators dig bases and conduits, mixers make elevations and powerhouses.
barrage-coach-drops = The drop runs down its stream to the first dam with room, whoever owns it.
barrage-coach-free = This piece costs neither engineers nor machines. Put it where a part of a system is missing.
barrage-coach-take = A contract is paid with the energy of a single production. Take one that your dam and conduit can reach.
barrage-coach-discard = You may hold three open contracts. Give away the one furthest out of reach.

## Barrage: warnings

barrage-coach-red-border-now = A red border costs { $fee } credits, and you have { $credits } left: only spaces without one are open to you.
barrage-coach-red-border-later = This leaves you { $credits } credits. A red border costs { $fee }, so the better building spaces would be closed.
barrage-coach-dam-alone = A dam alone makes no energy. The conduit from here takes { $need } excavators and its tile; you will have { $left }.
barrage-coach-dry-base = Little water comes here: a dam further up still has room and drinks first.
barrage-coach-conduit-alone = This conduit joins nothing of yours yet. Others may use it and pay you.
barrage-coach-house-alone = No conduit ends in basin { $basin } yet, and you cannot pay one now.
barrage-coach-red-house = The space beside it in the same basin does the same and saves { $fee } credits.
barrage-coach-bank-many = { $count } engineers for { $count } credits. They could also produce or build.
barrage-coach-workshop-idle = Nothing comes back with this turn of the wheel. It only brings things nearer.
barrage-coach-full-hand = You hold three open contracts: after this one you must give one away.
barrage-coach-contract-high = It needs { $value } energy. Your best system makes { $best } with full dams.
barrage-coach-few-drops = With { $drops } drops you would reach the contract of { $value } energy. One production, one contract.
barrage-coach-contract-declined = A contract you can fulfil now, of { $value } energy, may not come back this round.

## Barrage: tips

barrage-coach-look-for-water = Look for water that is already there: a grey dam with drops, and a conduit you can pay.
barrage-coach-no-energy = No energy at all costs { $points } points at the end of the round. Even 1 energy helps.
barrage-coach-bonus-tile = { $missing } more energy, and the bonus tile of this round pays in full: { $points } points.
barrage-coach-no-contract = No contract in hand: a production now would bring energy only.
barrage-coach-produce-now = You can produce now: { $energy } energy at best.
barrage-coach-short-credits = Short of credits? The bank gives 1 for each engineer and is never full.
barrage-coach-buy-machines = Machines are never lost: one bought now works in every round.
barrage-coach-wheel-returns = The next turn of your wheel brings back what lies there. Machines: { $machines }.

## Underwater Cities: what is asked

cities-coach-keep = Keep cards you can use soon: different colours open more matches.
cities-coach-limit = Three cards are the most at the start of a turn. Let go of the one that fits your plans least.
cities-coach-choose = Choose a slot and a card. With the same colour both work; otherwise the slot alone does, and the card is lost.
cities-coach-order = Slot or card first? What one brings can pay for the other.
cities-coach-later-card = The slot is done. Now the card: use it, or leave it unused.
cities-coach-make-room = Four action cards are the most. The one you give up may be used a last time.
cities-coach-build = Only what stands at a connected city produces. A city is connected when a tunnel touches it.
cities-coach-upgrade = An upgraded building makes more in each Production. Two of a kind upgraded at one city make still more.
cities-coach-option = One of these, not all: take what is lacking most.
cities-coach-part = In which order? First what brings goods, then what costs them.
cities-coach-advance = Each step brings its bonus, and whoever is ahead chooses first in the next round.
cities-coach-gain = Take what your next building costs: a city wants steelplast, kelp and credits.
cities-coach-special = Special cards cost credits when you play them, and are worth it.
cities-coach-payment = Biomatter can stand in for kelp and steelplast. It is rare: pay with the plain goods while you can.
cities-coach-keep-special = You keep one of the three. Think of its price in credits and of its colour.
cities-coach-action = An action card works once, then it rests until the era ends.
cities-coach-perform = This performs the action of another slot, even a taken one.

## Underwater Cities: warnings

cities-coach-hungry = Your cities will eat { $need } kelp, and there will be { $have }. As things stand that costs { $points } points.
cities-coach-card-lost = This card would stay with you if it matched. Without a match it is lost.
cities-coach-other-card = Another card in your hand has the colour of this slot. With this one only the slot works.
cities-coach-fifth-action = Four action cards are the most: you will have to give one up.
cities-coach-special-price = This card costs { $price } credits and you have { $have }: it would be lost.
cities-coach-dark-building = No light there yet: it produces nothing until a connected city stands there.
cities-coach-dark-city = This city lies in the dark until a tunnel touches it.
cities-coach-white-city = A purple city brings 2 points in each Production, and you can pay one now.
cities-coach-no-pair = Elsewhere this upgrade would make a pair, and bring more in each Production.
cities-coach-step-left = One more step is yours, with its bonus. Leave it?

## Underwater Cities: tips

cities-coach-dark-cities = Cities of yours in the dark: { $count }. A tunnel would wake them.
cities-coach-action-ready = Action cards that are fresh: { $count }. They rest until the era ends anyway: use them now.
cities-coach-matches = Slots that match a card in your hand: { $count }. A match is two actions in one turn.
cities-coach-science = You have { $science } science: an upgrade works in each Production. Still to come: { $left }.
cities-coach-go-first = Somebody else will choose first next round. A step or two would change that.
cities-coach-one-colour = Your hand is all of one colour. New cards would open more matches.
cities-coach-purple-left = Purple domes left for all: { $count }.

## Barrage: what is within reach

barrage-coach-stronger-turbine = { $energy } energy here. A stronger turbine is free, and with it you would reach the contract of { $value }.
barrage-coach-rival-drinks = Below the powerhouse the water stops at a dam of { $company }. Another way makes about as much and does not feed them.
barrage-coach-national = The national contract of { $value } energy is within your reach, and only the first one gets it.
barrage-coach-rank = { $ahead ->
    [0] { $company } has as much energy as you. One more, and the better place on the energy track is yours.
   *[other] { $company } is only { $ahead } ahead on the energy track. The better place brings more points.
}
barrage-coach-objective = Objective of the game: { $company } has { $theirs }, you have { $mine }. One more pays off at the end.
barrage-coach-third-house = Your third powerhouse wakes the special ability of your company. You can pay for it now.
barrage-coach-next-income = { $piece ->
    [base] Your next base uncovers an income: now and in every round.
    [elevation] Your next elevation uncovers an income: now and in every round.
   *[conduit] Your next conduit uncovers an income: now and in every round.
}
barrage-coach-base-above = Drops on their way to a dam of { $company }: { $drops }. A base in basin { $basin } would meet them first.
barrage-coach-dam-room = Your dam in basin { $basin } has room: { $room }. Head stream { $head } leads to it, and water can be fetched.
barrage-coach-wheel-near = { $turns ->
    [one] One turn of the wheel brings it back: { $tile }. The workshop turns it.
   *[other] { $turns } turns of the wheel bring it back: { $tile }. The workshop turns it.
}

## Barrage: what has happened

barrage-coach-round-over = Round { $round } brought you, in points: energy track { $track }, bonus tile { $bonus }. Water in your dams now: { $drops }.
barrage-coach-conduit-used = { $company } used your conduit. That paid you { $credits } credits and { $points } points.
barrage-coach-grey-water = { $company } used the water of the grey dam in basin { $basin }. Grey dams serve whoever comes first.

## Underwater Cities: what leads where

cities-coach-card-pays = The card would bring what the slot costs. Card first?
cities-coach-slot-pays = The slot would bring what the card costs. Slot first?
cities-coach-idle-tunnel = This tunnel reaches nothing new. Another one would reach a metropolis or a city in the dark.
cities-coach-many-cards = At the start of your next turn you go down to { $most } cards: some of these you would give away.
cities-coach-can-wait = A card that scores at the end can wait. Another one of this colour would work from now on.
cities-coach-late-goods = At the end four goods are 1 point. Building or upgrading now would bring more.
cities-coach-farm-now = The Production comes after this turn: a farm built now already feeds a city in it.
cities-coach-third-kind = The city at { $city } has two kinds of buildings and scores { $now } at the end. With a third kind it scores { $then }.
cities-coach-end-cards = Last era: cards of yours that score at the end: { $count }. Build what they count.
cities-coach-metropolis = { $count ->
    [one] One tunnel would connect a metropolis: { $name }.
   *[other] { $count } tunnels would connect a metropolis: { $name }.
}
cities-coach-special-offer = Special cards on offer that you can pay with { $credits } credits: { $count }. Look at what they score.

## Underwater Cities: what has happened

cities-coach-production = { $lost ->
    [0] Production: you got { $gain }. Cities that ate: { $cities }.
   *[other] Production: you got { $gain }. There was too little to eat, and that cost { $lost } points.
}
cities-coach-slot-gone = { $player } took the last free slot of a colour you hold. Slots are free again next round; first choice helps.
