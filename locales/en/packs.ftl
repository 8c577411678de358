# The workbench for component packs.

web-packs = Cards and packs
web-packs-reconstructed = What the rulebooks of Underwater Cities print is used here exactly. Most cards, the player boards, ten of the eleven blue metropolises, the government contracts and half of the slots for one or two players are not described in words anywhere: ours are reconstructed.
web-packs-invite = If you own the printed ones, enter them here for your table. A component pack is a text with a row for each component; whatever it does not name stays as it is. The form of its rows is told in docs/decks.md, which comes with the program.
web-packs-text = The pack
web-packs-check = Check it and show its cards
web-packs-save = Save it as a file
web-packs-play = Play with it against the computer
web-packs-file = A pack in a file
web-packs-read = Open the file
web-packs-no-text = There is no file with text in what was sent.
web-packs-built-in = All built-in components as a file, to begin with
web-packs-sound = { $cards ->
    [0] The pack is sound. It has no cards of its own.
    [one] The pack is sound. It has { $cards } card of its own.
   *[other] The pack is sound. It has { $cards } cards of its own.
}
web-packs-own = The cards of this pack
web-packs-others = All other cards
web-packs-worth = { $points ->
    [1] worth about { $points } point
   *[other] worth about { $points } points
}
web-packs-worth-why = What a card is worth is estimated by the table of values in docs/cards.md, in points at the end of the game. It is rough: it puts cards in order, it does not foretell scores. Printed era cards are worth 2.1 on average.
