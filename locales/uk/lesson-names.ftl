# Картки й метрополії уроків, за їхніми англійськими назвами.

cities-name-kelp-basket = Кошик ламінарії
cities-name-harbour-fees = Портовий збір
cities-name-drift-finds = Морські знахідки
cities-name-old-wreck = Старий корабель
cities-name-night-shift = Нічна зміна
cities-name-diver-school = Школа водолазів
cities-name-toll-gate = Митна брама
cities-name-tide-mill = Припливний млин
cities-name-lantern-festival = Свято ліхтарів
cities-name-farm-census = Перепис ферм
cities-name-grand-design = Великий задум
cities-name-pearl-fair = Перловий ярмарок
cities-name-deep-drill = Глибинний бур
cities-name-town-plan = План міста
cities-name-garden-crew = Садова бригада
cities-name-long-quay = Довгий причал
cities-name-coral-quay = Кораловий причал
cities-name-north-light = Північне світло
cities-name-south-light = Південне світло
