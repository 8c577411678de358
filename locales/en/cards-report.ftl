### The card report of `hydropolis simulate cities --report cards`.

cards-report-by-deck = By deck and colour
cards-report-era-1 = Era I
cards-report-era-2 = Era II
cards-report-era-3 = Era III
cards-report-special-3 = Special, 3 credits
cards-report-special = Special, 1 or 2 credits
cards-report-special-all = Special
cards-report-all = all
cards-report-yellow = yellow
cards-report-red = red
cards-report-green = green
cards-report-instant = instant
cards-report-permanent = permanent
cards-report-action = action
cards-report-production = production
cards-report-end-scoring = end-scoring
cards-report-deck = deck
cards-report-color = colour
cards-report-cards = cards
cards-report-mean = mean
cards-report-spread = std. deviation
cards-report-card = card
cards-report-name = name
cards-report-type = type
cards-report-drawn = drawn
cards-report-played = played
cards-report-used = used
cards-report-difference = difference
cards-report-error = error
cards-report-deviation = deviations
cards-report-far = note
cards-report-far-mark = far

### The report of `hydropolis simulate cities --report sources`: where points come from, and how the games went.

sources-source = Points by source
sources-each = each player
sources-course = How the games went
sources-colors = Played cards by colour, %
sources-network = connected cities at the end
sources-production-1 = production of era I
sources-production-2 = production of era II
sources-production-3 = production of era III
sources-card-instant = instant cards
sources-card-permanent = permanent cards
sources-card-action = action cards
sources-card-production = production cards
sources-card-end-scoring = end-scoring cards
sources-blue-metropolis = blue metropolises
sources-brown-metropolis = the brown metropolis
sources-contract = government contracts
sources-site = bonuses of sites
sources-federation = Federation track
sources-slot = slots
sources-leftovers = resources left over
sources-hunger = lost to hunger
sources-points = points
sources-used = turns of 30 with the played card used
sources-won = games won, %
sources-domes-left = games with symbiotic domes left over, %
sources-brown-connected = brown metropolis connected, %
sources-blue-connected = blue metropolises connected
sources-cities = connected cities
sources-symbiotic = symbiotic cities
sources-tunnels = tunnels

# Whether seats win equally often: shares of the victories, and how far they are from equal.
sources-victories = Victories, %
sources-won-by-seat = by seat
sources-won-by-place = by place in the first order
sources-chi-square = chi-square
# Below this number chi-square stays in 95 of 100 cases if all win equally often.
sources-bound = 95 % below
