# Underwater Cities: the table in letters, and the headings of tables.

cities-status = { $seat }, era { cities-era }, round { $round }, turn { $turn }: { cities-status-credits }, { $science } science, { $kelp } kelp, { $steelplast } steelplast, { $biomatter } biomatter, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}.
cities-status-credits = { $credit ->
    [one] 1 credit
   *[other] { $credit } credits
}

cities-board-heading = { $phase ->
    [first-hands] Underwater Cities, before era 1: everybody keeps three cards. Play order: { $order }.
    [production] Underwater Cities, era { cities-era }: Production. Play order: { $order }.
    [new-hands] Underwater Cities, era { cities-era }: everybody chooses the hand of the new era. Play order: { $order }.
    [scoring] Underwater Cities: final scoring. Play order: { $order }.
    [over] Underwater Cities: the game is over.
   *[turns] Underwater Cities, era { cities-era }, round { $round } of 10, turn { $turn }. Play order: { $order }.
}
cities-board-marker = { $space ->
    [0] { $seat } below
   *[other] { $seat } on space { $space }
}
cities-board-track = Federation track, from the front: { $markers }.
cities-board-supply = Supply: { $tunnels } tunnels, { $white } nonsymbiotic domes, { $unlimited ->
    [yes] symbiotic domes without limit
   *[no] { $purple } symbiotic domes
}, { $blues } blue metropolises. Era deck: { $deck } cards; discard pile: { $discard }.

cities-board-slots = Slots of the main board, with colour, tiles and action:
cities-board-blocked = blocked
cities-board-cloning = The action-cloning tile can be taken for 1 credit.
cities-board-specials = Special cards that can be taken (the deck has { $left }):
cities-board-contracts = Contracts:

cities-board-player = player
cities-board-points = points
cities-board-credit = credits
cities-board-science = science
cities-board-kelp = kelp
cities-board-steelplast = steelplast
cities-board-biomatter = biomatter
cities-board-cities = cities
cities-board-hand = hand
cities-board-title = { $asked ->
    [yes] { $name } ({ $seat }, asked)
   *[no] { $name } ({ $seat })
}

cities-board-board = { $name }, board { $id }. F farm, D desalination plant, L laboratory, + upgraded, . free site, ? not connected:
cities-board-site = site
cities-board-city = city
cities-board-nonsymbiotic = nonsymbiotic
cities-board-symbiotic = symbiotic
cities-board-letter-farm = F
cities-board-letter-desalination = D
cities-board-letter-laboratory = L
cities-board-bonus = bonus { $gain }
cities-board-surcharge = surcharge { $price }
cities-board-times = produces { $times } times
cities-board-tunnels = tunnels
cities-board-free-tunnels = free tunnel sites
cities-board-metropolises = metropolises
cities-board-metropolis = { $connected ->
    [yes] { $place }, connected: { $tile }
   *[no] { $place }: { $tile }
}
cities-board-actions = action cards
cities-board-action = { $used ->
    [yes] { $card-name }, used: { $text }
   *[no] { $card-name }: { $text }
}
cities-board-claimed = claimed cards
cities-board-card = { $card-name }: { $text }
cities-board-card-price = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
cities-board-own-contracts = contracts
cities-board-own-hand = Your hand (the limit is { $limit }):
cities-board-aside = Laid aside: { $cards }.

## Variants, components by number, and the groups of a simulation

cities-variant-basic = basic boards
cities-variant-asymmetric = asymmetric boards
cities-variant-contracts = government contracts
cities-variant-solo = solo game

cities-count-era-1-cards = cards of era I
cities-count-era-2-cards = cards of era II
cities-count-era-3-cards = cards of era III
cities-count-special-cards = Special cards of 1 or 2 credits
cities-count-special-3-cards = Special cards of 3 credits
cities-count-boards = player boards
cities-count-slots-1-2 = coloured slots for 1 or 2 players
cities-count-slots-3-4 = coloured slots for 3 or 4 players
cities-count-brown-metropolises = brown metropolises
cities-count-blue-metropolises = blue metropolises
cities-count-contracts = government contracts
cities-count-tunnels = tunnels
cities-count-nonsymbiotic-domes = nonsymbiotic domes
cities-count-symbiotic-domes = symbiotic domes
cities-group-boards = board
