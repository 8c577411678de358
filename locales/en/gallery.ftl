# The gallery, the page of a component, and search.

web-gallery = Gallery
web-gallery-title = { $game }: everything in the box
web-gallery-by-game = Game
web-gallery-by-kind = Kind
web-gallery-by-color = Colour
web-gallery-by-type = Type
web-gallery-by-era = Era or level
web-gallery-by-does = What is on it
web-gallery-by-text = Words
web-gallery-any = any
web-gallery-show = Show
web-gallery-kind-barrage-company = Companies
web-gallery-kind-barrage-officer = Officers
web-gallery-kind-barrage-tile = Technology tiles
web-gallery-kind-barrage-contract = Contracts
web-gallery-kind-barrage-bonus = Bonus tiles
web-gallery-kind-barrage-objective = Objective tiles
web-gallery-kind-barrage-work = External works
web-gallery-kind-barrage-building = Private buildings
web-gallery-kind-barrage-automa = Automa tiles
web-gallery-kind-cities-card = Cards of the eras
web-gallery-kind-cities-special = Special cards
web-gallery-kind-cities-assistant = Personal Assistant
web-gallery-kind-cities-metropolis = Metropolises
web-gallery-kind-cities-contract = Government contracts
web-gallery-kind-cities-board = Player boards
web-gallery-kind-cities-slot = Action slots
web-gallery-color-yellow = yellow
web-gallery-color-red = red
web-gallery-color-green = green
web-gallery-color-blue = blue
web-gallery-color-brown = brown
web-gallery-type-private = private
web-gallery-type-national = national
web-gallery-type-starting = starting
web-gallery-type-basic = basic
web-gallery-type-advanced = advanced
web-gallery-type-special = special
web-gallery-type-asymmetric = asymmetric
web-gallery-type-instant = instant
web-gallery-type-permanent = permanent
web-gallery-type-action = action
web-gallery-type-production = production
web-gallery-type-end-scoring = end scoring
web-gallery-era-1 = Era I
web-gallery-era-2 = Era II
web-gallery-era-3 = Era III
web-gallery-era-level-1 = Level I
web-gallery-era-level-2 = Level II
web-gallery-era-level-3 = Level III
web-gallery-builds = Builds: { $list }
web-gallery-contract = Contract { $number }
web-gallery-asks = Asks for { $what }
web-gallery-gives = Gives { $what }
web-gallery-cost = Costs { $what }
web-gallery-each = { $what } for each
web-gallery-places = First { $first }, second { $second }, third { $third }
web-gallery-work = External work { $number }
web-gallery-action = Action: { $what }
web-gallery-action-paid = Action for { $price }: { $what }
web-gallery-automa = Automa tile { $number }
web-gallery-board = Board { $number }
web-gallery-board-text = City sites: { $cities }; tunnel sites: { $tunnels }; building sites: { $buildings }
web-gallery-slot-side = Number { $number } on the side for { $side } players
web-component-rules = Rules and rulings
web-component-figures = In figures
web-search = Search
web-search-what = Rules, cards, tiles, words
web-search-do = Find
web-search-lead = A few words are enough: a name in your language or in English, what something does, or the number of a rule.
web-search-component = In the gallery
web-search-term = Words of the table
web-search-guide = In the guides
web-search-rule = Among the rules
web-gallery-count = { $count ->
    [0] Nothing fits.
    [one] 1 component
   *[other] { $count } components
}
web-gallery-special-cost = { $credits ->
    [one] Using it costs 1 credit.
   *[other] Using it costs { $credits } credits.
}
web-search-count = { $count ->
    [0] Nothing was found. Try another word, or the English name.
    [one] 1 finding
   *[other] { $count } findings
}
web-search-many = The best { $shown } of { $count }. More words find less.
