# The guides: pages around them, icons apart (docs/guide).

automa-title = The Automa
leeghwater-title = The Leeghwater Project
web-guide-title = How to play { $game }
web-guide-instead = New here? The guide teaches with pictures.
web-guide-rules = The rules behind it:
web-guide-contents = Contents
web-guide-to-guide = Guide
web-guide-to-summary = One page to print
web-guide-to-icons = All icons
web-guide-to-worth = What things are worth
web-guide-to-gallery = Gallery
web-guide-to-rules = Numbered rules
web-guide-to-search = Search
web-rule-title = Rule { $rule }
web-rule-whole = Among the numbered rules
web-summary-title = { $game } on one page
web-summary-print = Print this page: it fits on one sheet of A4.
web-icons-title = The icons of { $game }
web-icons-lead = What each icon means, and on how many components it is printed. A number leads to them.
web-worth-title = { $game }: what things are worth
web-worth-lead = All figures are points at the end of the game. They are rough, and they are here to compare: is a card worth more than a credit?
web-worth-barrage = One of each, at the start of a round
web-worth-barrage-from = What our stronger computer players reckon with. The figures were tuned on their own games, two players each; they say what such players act on, not what is true.
web-worth-goods = Resources and permissions
web-worth-goods-from = From the table of values by which the cards of this edition were balanced (docs/cards.md).
web-worth-pieces = A piece on your board, its price not taken off
web-worth-pieces-from = What it will still produce, its share in the points for cities, and the way it opens; from the same table.
web-worth-upgrades = An upgrade, its price not taken off
web-worth-upgrades-from = From the same table. A second one of the same kind in the same city is worth more.
web-worth-round-1 = Round 1
web-worth-round-2 = Round 2
web-worth-round-3 = Round 3
web-worth-round-4 = Round 4
web-worth-round-5 = Round 5
web-worth-end = At the end
web-worth-barrage-credit = a credit
web-worth-barrage-excavator = an excavator at hand
web-worth-barrage-mixer = a mixer at hand
web-worth-barrage-engineer = an engineer not yet sent
web-worth-barrage-tile = a basic technology tile at hand
web-worth-barrage-advanced = an advanced technology tile at hand
web-worth-barrage-turn = a turn of the wheel
web-worth-barrage-waiting = a drop on a head stream
web-worth-barrage-flowing = a drop that flows at once
web-worth-barrage-stock = energy that water behind your dams will make
web-measured = { $kind }: how their users fared
web-figures-times = Times used
web-figures-share = Seats that used it
web-figures-difference = Their points, compared with all others
web-figures-error = Standard error
web-figures-none = It does not come up in the games we counted.
web-figures-caution = The players are beginners of ours who look one turn ahead. Who uses a thing often does well for other reasons, too: a difference is no advice by itself.
web-figure = { $figure }
web-figures-from = { $games ->
    [one] Counted in 1 game by
   *[other] Counted in { $games } games by
}

web-tip-rule = Rules
web-tip-all = What lies on this table, rule by rule
web-keys-rule = the rule of what is marked or pointed at
