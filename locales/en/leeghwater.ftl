# Barrage: The Leeghwater Project (L-1 to L-16), its components and what is told, asked and refused with them.

### families: barrage-site

barrage-company-Netherlands = Netherlands
    .short = NL
    .ability = a drop for another own dam after every production

barrage-officer-Tommaso = Tommaso Battista
    .ability = the Architect among the engineers gives another turn where one engineer is asked for
barrage-officer-Leslie = Leslie Spencer
    .ability = the machines of an external work go onto the wheel with a tile of one's own
barrage-officer-Margot = Margot Fouché
    .ability = a space of one's own for the action of a private building

barrage-structure-building = building
    .column = build.
    .a = a building
    .plural = buildings

barrage-tile-building = building tile
barrage-tile-leslie = Leslie's tile
barrage-tile-I-Building = I-Building
    .effect = the private building just activated may act at once
barrage-tile-II-Building = II-Building
    .effect = only one of the two kinds of machines is paid
barrage-tile-III-Building = III-Building
    .effect = the points of the private building at once

barrage-bonus-works = external works
barrage-bonus-buildings = buildings

barrage-site-cofferdam = Cofferdam
barrage-site-control-station = Control Station
barrage-site-customer-office = Customer Office
barrage-site-development-office = Development Office
barrage-site-energy-relay-field = Energy Relay Field
barrage-site-financial-division = Financial Division
barrage-site-loan-agency = Loan Agency
barrage-site-research-lab = Research Lab
barrage-site-robot-factory = Robot Factory
barrage-site-wind-farm = Wind Farm

barrage-space-external-work-1 = external work at position 1
    .short = external works
    .at = at the external work of position 1
barrage-space-external-work-2 = external work at position 2
    .short = external works
    .at = at the external work of position 2
barrage-space-external-work-3 = external work at position 3
    .short = external works
    .at = at the external work of position 3

barrage-section-works = the external works
    .heading = External works
barrage-section-buildings = the private buildings
    .heading = Private buildings
barrage-limit-up = from below
barrage-limit-down = from above

barrage-work-text = work { $work } ({ barrage-machines }: { $reward })

## What rewards and actions do

barrage-effect-work = do the external work there
barrage-effect-fulfil = { $must ->
    [yes] fulfil one of your contracts without producing
   *[no] you may fulfil one of your contracts without producing
}
barrage-effect-fulfil-up-to = you may fulfil one of your contracts of value { $most } or less without producing
barrage-effect-contract-energy = { $count } energy that may fulfil one of your contracts
barrage-effect-take-any-patent = take an advanced tile
barrage-effect-drop-at-dam = a drop straight at an own or neutral dam
barrage-effect-retrieve-tile = a technology tile back from the wheel
barrage-effect-retrieve-machines = half the machines of a segment back from the wheel
barrage-effect-buy-work = an external work for { $count } credits a machine

## What happens

barrage-event-architect-sent = { $seat } sends the Architect: another turn follows.
barrage-event-placed-at-building = { $seat } places { barrage-engineers } at the { $building }, space { $nth }.
barrage-event-placed-with-margot = { $seat } places { barrage-engineers } on Margot's space.
barrage-event-work-done = { $seat } does external work { $work }.
barrage-event-work-gone = External work { $work } at position { $position } leaves the game.
barrage-event-work-revealed = External work { $work } is turned up at position { $position }.
barrage-event-tile-retrieved = { $seat } takes the { $tile } back from the wheel.
barrage-event-machines-retrieved = { $seat } takes back from the wheel: { barrage-machines }.
barrage-event-automa-work = { $seat } does external work { $work }, the first it can pay of positions { $order }.
barrage-event-automa-refill = { $seat } puts the drop of the Netherlands at { $at }.
barrage-why-work = external work { $of }
barrage-why-building = { $of }
barrage-why-no-work = no external work can be paid

## What is asked

barrage-question-leslie = Do the machines go onto the wheel, or away?
barrage-question-architect = Where does the Architect go?
barrage-question-extra-turn = What do you do with the extra turn?
barrage-question-fill = Which dam gets the drop?
barrage-question-refill = Which other dam of yours gets a drop?
barrage-question-retrieve-tile = Which tile do you take back from the wheel?
barrage-question-salvage = Which machines do you take back from the wheel?
barrage-question-buy-work = Which external work do you do, for { $count } credits a machine?
barrage-question-take-tile = Which advanced tile do you take?
barrage-question-use = Does the { $building } act at once?
barrage-question-margot = Which private building acts?
barrage-question-fulfil = Which contract do you fulfil without producing?

## What a move does

barrage-move-build-building = a building at the { $site } ({ $reward }){ $fee ->
    [0] {""}
   *[other] , with the fee of a red border
}
barrage-move-architect = send the Architect to a place for one engineer, and take another turn after it
barrage-move-use = { $engineers ->
    [0] { $building }: { $reward }
   *[other] { $credits ->
        [0] { $building }: { barrage-engineers }; { $reward }
       *[other] { $building }: { barrage-engineers } and { $credits } credits; { $reward }
    }
}
    .told = use the { $building }
barrage-move-margot = an engineer to Margot: one of your private buildings acts
barrage-move-leslie = put the machines on the wheel, and turn it
barrage-move-give-away = give the machines away
barrage-move-fill = a drop at { $dam }
barrage-move-retrieve = take back the { $tile }
barrage-move-salvage = { barrage-machines }, from the segment that returns in { $segment ->
    [one] 1 turn
   *[other] { $segment } turns
}
barrage-move-work = { $work-id ->
    [none] external work at position { $position }
   *[other] { $work }
}
barrage-move-take-tile = take the { $tile }

## Why a move is refused

barrage-refusal-not-expanded = The Leeghwater Project is not played at this table.
barrage-refusal-work-done-already = No external work lies at position { $position } any more this round.
barrage-refusal-too-few-for-work = Work { $work } takes { barrage-machines }; you have { $excavators-held } excavators and { $mixers-held } mixers.
barrage-refusal-work-too-dear = Work { $work } costs { $needed } credits, and you have { $held }.
barrage-refusal-building-not-in-play = The { $building } is not in play.
barrage-refusal-built-there = You have built at the { $building } already.
barrage-refusal-too-few-for-building = Building at the { $building } takes { barrage-machines }{ $fee ->
    [0] {""}
   *[other] {" "}and { $fee } credits for the red border
}; you have { $excavators-held } excavators, { $mixers-held } mixers and { $credits } credits.
barrage-refusal-wrong-building-payment = Building at the { $building } costs { barrage-machines }; { $offered } does not pay it exactly.
barrage-refusal-not-built-there = Only who has built at the { $building } may use it.
barrage-refusal-building-used = You have used the { $building } already this round.
barrage-refusal-building-cannot-act = The { $building } could do nothing now.
barrage-refusal-not-margot = Margot Fouché does not work for you.
barrage-refusal-margot-used = Margot's space is taken this round.
barrage-refusal-nothing-for-margot = None of your private buildings could act now.
barrage-refusal-no-architect = You have no Architect to send.
barrage-refusal-no-place-for-architect = No place for one engineer can be used now.
barrage-refusal-not-for-architect = The Architect goes only where exactly one engineer is asked for.
barrage-refusal-no-mahiri-in-extra-turn = In an extra turn Mahiri's own space is closed.
barrage-refusal-extra-turn-is-no-pass = An extra turn can be declined; it is no pass.
barrage-refusal-dam-cannot-take = { $dam } cannot take the drop: it needs room, and to be a dam that counts here.
barrage-refusal-tile-not-offered = The { $tile } is not in the patent office.
barrage-refusal-tile-not-there = The { $tile } does not lie on your wheel.
barrage-refusal-not-half = Exactly half of the machines of a segment come back, { $half } of segment { $segment }.
barrage-refusal-contract-beyond-limit = Contract { $contract } is beyond the value { $most }.
barrage-refusal-contract-not-own = Contract { $contract } does not lie face up with you.

## What is wrong with something written

error-notation-work = external works are a1 to a5, b1 to b5 and c1 to c5
error-notation-building = private buildings are written like research-lab or wind-farm
error-notation-salvage = machines from the wheel are written like "salvage 3 2E 1M", with a segment from 1 to 5
error-notation-position = external works lie at positions 1 to 3
error-setup-leeghwater-full-game-only = { $rule }: The Leeghwater Project belongs to the full game
error-sheet-only-with-leeghwater = { $rule }: { $what } belongs to The Leeghwater Project, which options do not name
error-sheet-leeghwater-not-agreed = { $rule }: works and buildings are said, but options do not name leeghwater
error-sheet-officer-by-option = { $rule }: { $officer } plays only if options say so
error-sheet-leslie-tile-without-leslie = { $rule }: { $company } has Leslie's tile without Leslie
error-sheet-architect = { $rule }: { $company } has no Architect at hand
error-sheet-five-private-buildings = { $rule }: buildings names five different private buildings
error-sheet-removed-tiles = { $rule }: removed_tiles names advanced tiles, none twice
error-sheet-building-not-in-play = { $rule }: { $building } is not in play
error-sheet-four-action-spaces = { $rule }: { $building } has four action spaces
error-sheet-cannot-use-building = { $rule }: { $seat } cannot have engineers there: { $building }
error-sheet-work-two-places = { $rule }: external work { $work } lies in two places
error-sheet-three-external-works = { $rule }: three external works lie open at most
error-sheet-works = works: { $reason }
error-sheet-piles-in-order = { $rule }: works of pile A lie above those of B, those above C

## Settings

web-setting-barrage-tommaso = Tommaso Battista
web-setting-barrage-tommaso-no = not among the officers
web-setting-barrage-tommaso-yes = among the officers
web-setting-barrage-tommaso-why = An officer of the expansion who needs nothing else of it: his Architect gives another turn where one engineer is asked for. Full game only.
help-option-tommaso = Barrage: Tommaso Battista is among the officers.
web-setting-barrage-leeghwater = The Leeghwater Project
web-setting-barrage-leeghwater-no = not played
web-setting-barrage-leeghwater-yes = played
web-setting-barrage-leeghwater-why = The expansion: external works, private buildings, the Netherlands, four officers and their tiles. Where its rules rest on few sources, the rules pages mark them as rulings. Full game only.
help-option-leeghwater = Barrage: with The Leeghwater Project (full game only).

## The table in letters

barrage-board-works = external works ({ $left } to come)
barrage-board-work = { $position }: { $work }
barrage-board-buildings = private buildings
barrage-board-building = { $row }: { $building } ({ barrage-machines }, { $vp } points): { $reward }
barrage-board-builders = built by { $list }
barrage-board-works-done = works done
barrage-board-built-at = built at
barrage-board-architect = the Architect, at hand
