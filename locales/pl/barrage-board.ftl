# Barrage: the table in letters, and the headings of tables.

## The table in letters

barrage-status = { $seat }: { barrage-engineers }, { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
}, { barrage-excavators }, { barrage-mixers }, energia { $energy }, { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}.

barrage-board-heading = { $phase-id ->
    [draft] Barrage, { $variant }: draft. Kolejność wyboru: { $order }.
    [over] Barrage, { $variant }: koniec gry.
   *[other] Barrage, { $variant }: runda { $round } z { $rounds }, { $phase }. Kolejność graczy: { $order }.
}
barrage-board-bonus = { $now ->
    [yes] teraz { $bonus } ({ $vp })
   *[no] { $round }: { $bonus } ({ $vp })
}
barrage-board-bonuses = Kafle premii w kolejnych rundach (w nawiasach punkty za sztukę): { $list }.
barrage-board-objective = Cel: { $objective }.
barrage-board-automa = Kafle automy: akcje z { $action }, kryteria z { $criteria }.

barrage-board-company = spółka
barrage-board-vp = PZ
barrage-board-energy = energia
barrage-board-credits = kredyty
barrage-board-engineers = inż.
barrage-board-excavators = kopar.
barrage-board-mixers = beton.
barrage-board-title = { $level-id ->
    [none] { $state ->
        [asked] { $name } ({ $seat }, decyduje)
        [passed] { $name } ({ $seat }, spasowano)
       *[none] { $name } ({ $seat })
    }
   *[other] { $state ->
        [passed] { $name } ({ $seat }, Automa, poziom { $level }, spasowano)
       *[none] { $name } ({ $seat }, Automa, poziom { $level })
    }
}

barrage-board-officer = dyrektor
barrage-board-officer-text = { $officer }: { $ability }
barrage-board-wheel = koło (od otwartego segmentu)
barrage-board-tiles = kafle
barrage-board-contracts = kontrakty
barrage-board-fulfilled = zrealizowane
barrage-board-spaces = inżynierowie na
# same word
barrage-board-space-bank = bank ({ $count })
barrage-board-space-construction = { $count ->
    [one] { $count } pole akcji budowy
    [few] { $count } pola akcji budowy
   *[many] { $count } pól akcji budowy
}
barrage-board-space-mahiri = { $count ->
    [one] { $count } pole Mahiri
    [few] { $count } pola Mahiri
   *[many] { $count } pól Mahiri
}

barrage-board-map = Mapa. Gwiazdka to czerwona ramka; przy tamie: właściciel, wysokość (krople/miejsca); przy kanale: przepustowość>zbiornik i właściciel.
barrage-board-to-basin = do zbiornika { $basin }
barrage-board-head = { $last ->
    [yes] { $waiting ->
        [one] czeka { $waiting } kropla
        [few] czekają { $waiting } krople
       *[many] czeka { $waiting } kropel
    } (kafel { $tile })
   *[no] { $waiting ->
       [one] czeka { $waiting } kropla
       [few] czekają { $waiting } krople
      *[many] czeka { $waiting } kropel
   } (kafel { $tile }, przybędzie: { $coming })
}
barrage-board-basin = zbiornik
barrage-board-area = obszar
barrage-board-river = rzeka do
barrage-board-upper = górna tama
barrage-board-lower = dolna tama
barrage-board-left = lewy kanał
barrage-board-right = prawy kanał
barrage-board-houses = elektrownie
barrage-board-neutral = neutr.

barrage-board-pair = { $company }, dyrektor { $officer }
barrage-board-pairs = spółki do wyboru
barrage-board-starting = kontrakty początkowe
barrage-board-copyable = dyrektorzy, których może kopiować Mahiri
barrage-board-display-green = zielone kontrakty (zakryte: { $left })
barrage-board-display-yellow = żółte kontrakty (zakryte: { $left })
barrage-board-display-red = czerwone kontrakty (zakryte: { $left })
barrage-board-national = kontrakty państwowe
barrage-board-patent = { $slot }: { $tile }
barrage-board-patents = biuro patentowe

## Components by number, and the groups of a simulation

barrage-count-companies = spółki
barrage-count-officers = dyrektorzy
barrage-count-starting-contracts = kontrakty początkowe
barrage-count-private-contracts = kontrakty prywatne
barrage-count-national-contracts = kontrakty państwowe
barrage-count-basic-tiles = kafle podstawowych technologii
barrage-count-advanced-tiles = kafle zaawansowanych technologii
barrage-count-head-stream-tiles = kafle źródeł
barrage-count-bonus-tiles = kafle premii
barrage-count-objective-tiles = kafle celów
barrage-count-automa-tiles = kafle automy
barrage-count-action-spaces = pola akcji
barrage-count-base-spaces = pola podstaw
barrage-count-conduit-spaces = pola kanałów
barrage-count-powerhouse-spaces = pola elektrowni
barrage-count-pieces-of-a-company = konstrukcje każdej spółki
barrage-group-companies = spółka
barrage-group-officers = dyrektor
