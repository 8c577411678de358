# Underwater Cities: the table in letters, and the headings of tables.

cities-status = { $seat }, era { cities-era }, runda { $round }, tura { $turn }: { cities-status-credits }, { $science ->
    [one] { $science } nauka
    [few] { $science } nauki
   *[many] { $science } nauk
}, { $kelp ->
    [one] { $kelp } algi
    [few] { $kelp } algi
   *[many] { $kelp } alg
}, { $steelplast ->
    [one] { $steelplast } plastostal
    [few] { $steelplast } plastostale
   *[many] { $steelplast } plastostali
}, { $biomatter ->
    [one] { $biomatter } biomasa
    [few] { $biomatter } biomasy
   *[many] { $biomatter } biomas
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na ręku.
cities-status-credits = { $credit ->
    [one] { $credit } kredyt
    [few] { $credit } kredyty
   *[many] { $credit } kredytów
}

cities-board-heading = { $phase ->
    [first-hands] Podwodne Miasta, przed erą 1: każdy zatrzymuje trzy karty. Kolejność graczy: { $order }.
    [production] Podwodne Miasta, era { cities-era }: faza produkcji. Kolejność graczy: { $order }.
    [new-hands] Podwodne Miasta, era { cities-era }: każdy wybiera karty nowej ery. Kolejność graczy: { $order }.
    [scoring] Podwodne Miasta: punktacja końcowa. Kolejność graczy: { $order }.
    [over] Podwodne Miasta: koniec gry.
   *[turns] Podwodne Miasta, era { cities-era }, runda { $round } z 10, tura { $turn }. Kolejność graczy: { $order }.
}
cities-board-marker = { $space ->
    [0] { $seat } poniżej
   *[other] { $seat } na polu { $space }
}
cities-board-track = Tor Federacji, od czoła: { $markers }.
cities-board-supply = W puli: { $tunnels ->
    [one] { $tunnels } tunel
    [few] { $tunnels } tunele
   *[many] { $tunnels } tuneli
}, { $white ->
    [one] { $white } kopuła niesymbiotyczna
    [few] { $white } kopuły niesymbiotyczne
   *[many] { $white } kopuł niesymbiotycznych
}, { $unlimited ->
    [yes] kopuły symbiotyczne bez ograniczeń
   *[no] { $purple ->
       [one] { $purple } kopuła symbiotyczna
       [few] { $purple } kopuły symbiotyczne
      *[many] { $purple } kopuł symbiotycznych
   }
}, { $blues ->
    [one] { $blues } niebieska metropolia
    [few] { $blues } niebieskie metropolie
   *[many] { $blues } niebieskich metropolii
}. Karty w talii ery: { $deck }; na stosie odrzuconych: { $discard }.

cities-board-slots = Pola akcji planszy: kolor, kafle i akcja:
cities-board-blocked = zablokowane
cities-board-cloning = Za 1 kredyt można wziąć kafel klonowania akcji.
cities-board-specials = Karty specjalne do dobrania (w talii: { $left }):
cities-board-contracts = Kontrakty:

cities-board-player = gracz
cities-board-points = punkty
cities-board-credit = kredyty
cities-board-science = nauka
cities-board-kelp = algi
cities-board-steelplast = plastostal
cities-board-biomatter = biomasa
cities-board-cities = miasta
cities-board-hand = ręka
cities-board-title = { $asked ->
    [yes] { $name } ({ $seat }, decyduje)
   *[no] { $name } ({ $seat })
}

cities-board-board = { $name }, plansza { $id }. F farma, O odsalarnia, L laboratorium, + ulepszone, . wolne miejsce, ? niepołączone:
cities-board-site = miejsce
cities-board-city = miasto
cities-board-nonsymbiotic = niesymbiotyczne
cities-board-symbiotic = symbiotyczne
cities-board-letter-farm = F
cities-board-letter-desalination = O
cities-board-letter-laboratory = L
cities-board-bonus = premia: { $gain }
cities-board-surcharge = nadpłata: { $price }
cities-board-times = produkuje { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
}
cities-board-tunnels = tunele
cities-board-free-tunnels = wolne miejsca tuneli
cities-board-metropolises = metropolie
cities-board-metropolis = { $connected ->
    [yes] { $place }, połączona: { $tile }
   *[no] { $place }: { $tile }
}
cities-board-actions = karty akcji
cities-board-action = { $used ->
    [yes] { $card-name } (wykorzystano): { $text }
   *[no] { $card-name }: { $text }
}
cities-board-claimed = pozyskane karty
cities-board-card = { $card-name }: { $text }
cities-board-card-price = { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
}
cities-board-own-contracts = kontrakty
cities-board-own-hand = Twoja ręka (limit kart: { $limit }):
cities-board-aside = Odłożone: { $cards }.

## Variants, components by number, and the groups of a simulation

cities-variant-basic = plansze podstawowe
cities-variant-asymmetric = plansze asymetryczne
cities-variant-contracts = kontrakty rządowe
cities-variant-solo = tryb solo

cities-count-era-1-cards = karty I ery
cities-count-era-2-cards = karty II ery
cities-count-era-3-cards = karty III ery
cities-count-special-cards = karty specjalne o koszcie 1 lub 2
cities-count-special-3-cards = karty specjalne o koszcie 3
cities-count-boards = plansze graczy
cities-count-slots-1-2 = kolorowe pola akcji dla 1 lub 2 graczy
cities-count-slots-3-4 = kolorowe pola akcji dla 3 lub 4 graczy
cities-count-brown-metropolises = brązowe metropolie
cities-count-blue-metropolises = niebieskie metropolie
cities-count-contracts = kontrakty rządowe
cities-count-tunnels = tunele
cities-count-nonsymbiotic-domes = kopuły niesymbiotyczne
cities-count-symbiotic-domes = kopuły symbiotyczne
cities-group-boards = plansza
