# Barrage: the promotional officers (L-14.3 to L-14.10), and the settings that came with them.

barrage-officer-Elon = Elon Audia
    .ability = 8 excamixers in place of all other machines, each an excavator or a mixer as needed
barrage-officer-Gennaro = Gennaro Grasso
    .ability = a construction space of his own for 2 engineers
barrage-officer-Wu = Wu Fang
    .ability = a space of his own: energy for the drops your dams hold, for one of your contracts too
barrage-officer-Octavius = Dr. Octavius
    .ability = one production may use the water of several dams
barrage-officer-Amir = Amir Zahir
    .ability = waiting drops may flow at once, flowing ones may go straight to your dams

barrage-effect-excamixers = { $count ->
    [one] 1 excamixer
   *[other] { $count } excamixers
}
barrage-resource-excamixers = { $amount ->
    [one] excamixer
   *[other] excamixers
}

## What happens

barrage-event-placed-with-officer = { $seat } places { barrage-engineers } on the space of { $officer }.
barrage-event-put-on-wheel-mixed = { $tile-id ->
    [none] { $seat } puts on the wheel: { $machines }.
   *[other] { $seat } puts on the wheel: the { $tile }, { $machines }.
}
barrage-event-wheel-turned-mixed = { $tile-id ->
    [none] { $seat } turns the wheel and takes back { $machines }.
   *[other] { $seat } turns the wheel and takes back the { $tile }, { $machines }.
}
barrage-event-machines-retrieved-mixed = { $seat } takes back from the wheel: { $machines }.
barrage-event-automa-wu = { $seat } uses Wu's space: its dams hold enough ({ $drops }) for a { $colour } contract.
barrage-event-automa-amir = { $seat } puts a drop straight at { $at }.
barrage-event-automa-gennaro = { $seat } constructs with one engineer fewer than printed ({ $printed }): it is the first construction of the round.
barrage-by-above-own-powerhouses = basins from which a conduit can lead to one of its powerhouses
barrage-why-officer = ability of { $of }

## What is asked

barrage-question-more-dams = Does another dam drive this powerhouse ({ $energy } energy so far)?
barrage-question-pay-work = Which machines pay the external work?

## What a move does

barrage-move-gennaro = 2 engineers to Gennaro: construct with a technology tile
barrage-move-wu = an engineer to Wu: energy for the drops your dams hold
barrage-move-flow = let it flow at once from head stream { $head } to basin { $basin }
barrage-move-pay-mixed = { $machines }
barrage-move-salvage-mixed = { $machines }, from the segment that returns in { $segment ->
    [one] 1 turn
   *[other] { $segment } turns
}

## Why a move is refused

barrage-refusal-officer-not-yours = { $officer } does not work for you.
barrage-refusal-own-space-used = The space of { $officer } is taken this round.
barrage-refusal-no-drops-held = None of your dams holds a drop.
barrage-refusal-other-powerhouse = A further dam has to drive the powerhouse at { $basin }.
barrage-refusal-dam-used = { $dam } drives the powerhouse already.
barrage-refusal-wrong-work-payment = Work { $work } takes { barrage-machines }, excamixers counting as either; { $offered } does not pay it exactly.
barrage-refusal-too-few-for-work-mixed = Work { $work } takes { barrage-machines }; you have { $machines }.
barrage-refusal-too-few-for-building-mixed = Building at the { $building } takes { barrage-machines }{ $fee ->
    [0] {""}
   *[other] {" "}and { $fee } credits for the red border
}; you have { $machines } and { $credits } credits.

error-sheet-described-twice = { $seat } is { $company }: one of the two tables is enough
error-sheet-excamixers = { $rule }: { $company } has at most { $most } excamixers
error-sheet-own-space = { $rule }: { $company } cannot have so many engineers on the space of its officer

## Settings

web-setting-barrage-promo-officers = Promotional officers
web-setting-barrage-promo-officers-no = not among the officers
web-setting-barrage-promo-officers-yes = among the officers
web-setting-barrage-promo-officers-why = Elon Audia, Gennaro Grasso, Wu Fang, Dr. Octavius and Amir Zahir. Pictures of two tiles were seen; the others follow the text of an online adaptation, and the rules pages mark rulings. Full game only.
help-option-promo-officers = Barrage: the five promotional officers are among the officers (full game only).
web-setting-barrage-second-space = Second building space
web-setting-barrage-second-space-by-row = by row and companies
web-setting-barrage-second-space-four-only = with four companies only
web-setting-barrage-second-space-always = always open
web-setting-barrage-second-space-why = The printed board of The Leeghwater Project was not seen, and the sources differ: rows 1 and 2 from three companies on and the others with four, or everywhere with four only.
help-option-second-space = Barrage: when the second building space of The Leeghwater Project is open: by-row, four-only or always.
web-setting-barrage-discount = Simone with France
web-setting-barrage-discount-each = 3 less for each contract
web-setting-barrage-discount-once = 3 less once a production
web-setting-barrage-discount-why = The words of company and officer give the discount for each contract; an online adaptation grants it once for all together.
help-option-discount = Barrage: whether Simone's company gets the discount of France for each contract or once: each or once.

## The table

barrage-board-space-own = the officer's own space ({ $count })
barrage-board-excamixers = excamixers
barrage-page-excamixers = excamixers
