# The cards and metropolises of the lessons, by their English names.

cities-name-kelp-basket = Kelp Basket
cities-name-harbour-fees = Harbour Fees
cities-name-drift-finds = Drift Finds
cities-name-old-wreck = Old Wreck
cities-name-night-shift = Night Shift
cities-name-diver-school = Diver School
cities-name-toll-gate = Toll Gate
cities-name-tide-mill = Tide Mill
cities-name-lantern-festival = Lantern Festival
cities-name-farm-census = Farm Census
cities-name-grand-design = Grand Design
cities-name-pearl-fair = Pearl Fair
cities-name-deep-drill = Deep Drill
cities-name-town-plan = Town Plan
cities-name-garden-crew = Garden Crew
cities-name-long-quay = Long Quay
cities-name-coral-quay = Coral Quay
cities-name-north-light = North Light
cities-name-south-light = South Light
