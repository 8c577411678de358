# Die Karten und Metropolen der Lektionen, nach ihren englischen Namen.

cities-name-kelp-basket = Tangkorb
cities-name-harbour-fees = Hafengebühren
cities-name-drift-finds = Strandgut
cities-name-old-wreck = Altes Wrack
cities-name-night-shift = Nachtschicht
cities-name-diver-school = Taucherschule
cities-name-toll-gate = Zollschranke
cities-name-tide-mill = Gezeitenmühle
cities-name-lantern-festival = Laternenfest
cities-name-farm-census = Farmzählung
cities-name-grand-design = Großer Entwurf
cities-name-pearl-fair = Perlenmarkt
cities-name-deep-drill = Tiefbohrer
cities-name-town-plan = Stadtplan
cities-name-garden-crew = Gartentrupp
cities-name-long-quay = Langer Kai
cities-name-coral-quay = Korallenkai
cities-name-north-light = Nordlicht
cities-name-south-light = Südlicht
