# Karty i metropolie lekcji, według ich angielskich nazw.

cities-name-kelp-basket = Kosz alg
cities-name-harbour-fees = Opłaty portowe
cities-name-drift-finds = Dary fal
cities-name-old-wreck = Stary wrak
cities-name-night-shift = Nocna zmiana
cities-name-diver-school = Szkoła nurków
cities-name-toll-gate = Brama celna
cities-name-tide-mill = Młyn pływowy
cities-name-lantern-festival = Święto lampionów
cities-name-farm-census = Spis farm
cities-name-grand-design = Wielki projekt
cities-name-pearl-fair = Targ pereł
cities-name-deep-drill = Głębinowe wiertło
cities-name-town-plan = Plan miasta
cities-name-garden-crew = Ekipa ogrodników
cities-name-long-quay = Długie nabrzeże
cities-name-coral-quay = Koralowe nabrzeże
cities-name-north-light = Światło północy
cities-name-south-light = Światło południa
