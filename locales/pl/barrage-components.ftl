# Barrage: the components by name, and what they do.
#
# Companies have .number for verbs and .gen; structures and machines .acc; tiles are short in lists, .full with „kafel”
# (nominative and accusative alike) and .gen; areas have .loc with its preposition.

## Components

# same: a name and a sign
barrage-company-USA = USA
    .short = US
    .number = plural
    .gen = USA
    .ability = energia za każdą kroplę, która rzeką mija jej elektrownie
# same sign
barrage-company-Germany = Niemcy
    .short = DE
    .number = plural
    .gen = Niemiec
    .ability = druga produkcja przez inną elektrownię
# same sign
barrage-company-Italy = Włochy
    .short = IT
    .number = plural
    .gen = Włoch
    .ability = o 3 więcej energii przy każdej produkcji
# same sign
barrage-company-France = Francja
    .short = FR
    .number = singular
    .gen = Francji
    .ability = kontrakty wymagają o 3 mniej energii

barrage-officer-Wilhelm = Wilhelm Adler
    .ability = podstawa kosztuje 3 koparki w każdym obszarze
barrage-officer-Graziano = Graziano Del Monte
    .ability = tamy o wysokości 3 mieszczą 4 krople
barrage-officer-Viktor = Viktor Fiesler
    .ability = iloczyn kropel i przepustowości wynosi co najmniej 4
barrage-officer-Jill = Jill McDowell
    .ability = za kanały można płacić betoniarkami
barrage-officer-Solomon = Solomon P. Jordan
    .ability = kredyty mogą zastąpić maszyny
barrage-officer-Anton = Anton Krylov
    .ability = własny kafel, który kopiuje kafel z koła
barrage-officer-Mahiri = Mahiri Sekibo
    .ability = na jedną turę kopiuje zdolność innego dyrektora
barrage-officer-Simone = Simone Luciani
    .ability = jedna produkcja może zrealizować kilka kontraktów w granicach swojej energii, a odkryte mogą leżeć cztery

barrage-structure-base = podstawa
    .column = podst.
    .acc = podstawę
    .plural = podstawy
    .genpl = podstaw
    .gen = podstawy
barrage-structure-elevation = podniesienie
    .column = podn.
    .acc = podniesienie
    .plural = podniesienia
    .genpl = podniesień
    .gen = podniesienia
barrage-structure-conduit = kanał
    .column = kan.
    .acc = kanał
    .plural = kanały
    .genpl = kanałów
    .gen = kanału
barrage-structure-powerhouse = elektrownia
    .column = elektr.
    .acc = elektrownię
    .plural = elektrownie
    .genpl = elektrowni
    .gen = elektrowni

barrage-machine-excavator = koparka
    .acc = koparkę
barrage-machine-mixer = betoniarka
    .acc = betoniarkę

barrage-resource-credits = { $amount ->
    [one] kredyt
    [few] kredyty
   *[many] kredytów
}
    .acc = { $amount ->
        [one] kredyt
        [few] kredyty
       *[many] kredytów
    }
barrage-resource-vp = { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} zwycięstwa
    .acc = { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } zwycięstwa
barrage-resource-excavators = { $amount ->
    [one] koparka
    [few] koparki
   *[many] koparek
}
    .acc = { $amount ->
        [one] koparkę
        [few] koparki
       *[many] koparek
    }
barrage-resource-mixers = { $amount ->
    [one] betoniarka
    [few] betoniarki
   *[many] betoniarek
}
    .acc = { $amount ->
        [one] betoniarkę
        [few] betoniarki
       *[many] betoniarek
    }
barrage-resource-energy = { $amount ->
    [one] jednostka
    [few] jednostki
   *[many] jednostek
} energii
    .acc = { $amount ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } energii

barrage-area-mountains = góry
    .loc = w górach
barrage-area-hills = wzgórza
    .loc = na wzgórzach
barrage-area-plains = równiny
    .loc = na równinach

barrage-tile-base = podstawa
    .full = kafel podstawy
    .gen = kafla podstawy
barrage-tile-elevation = podniesienie
    .full = kafel podniesienia
    .gen = kafla podniesienia
barrage-tile-conduit = kanał
    .full = kafel kanału
    .gen = kafla kanału
barrage-tile-powerhouse = elektrownia
    .full = kafel elektrowni
    .gen = kafla elektrowni
barrage-tile-joker = dżoker
    .full = kafel dżokera
    .gen = kafla dżokera
barrage-tile-anton = Anton
    .full = kafel Antona
    .gen = kafla Antona
barrage-tile-I-Base = I-Podstawa
    .full = kafel I-Podstawa
    .gen = kafla I-Podstawa
    .effect = kropla do każdej własnej pustej tamy
barrage-tile-I-Elevation = I-Podniesienie
    .full = kafel I-Podniesienie
    .gen = kafla I-Podniesienie
    .effect = dodatkowy obrót koła za każde własne podniesienie
barrage-tile-I-Conduit = I-Kanał
    .full = kafel I-Kanał
    .gen = kafla I-Kanał
    .effect = 2 kredyty za każdy punkt przepustowości kanału
barrage-tile-I-Powerhouse = I-Elektrownia
    .full = kafel I-Elektrownia
    .gen = kafla I-Elektrownia
    .effect = nie wymaga inżynierów
barrage-tile-I-Joker = I-Dżoker
    .full = kafel I-Dżoker
    .gen = kafla I-Dżoker
    .effect = buduje wszystko; bez opłaty za czerwoną ramkę pola budowy
barrage-tile-II-Base = II-Podstawa
    .full = kafel II-Podstawa
    .gen = kafla II-Podstawa
    .effect = 1 jednostka energii za każdą własną podstawę; może zrealizować kontrakt
barrage-tile-II-Elevation = II-Podniesienie
    .full = kafel II-Podniesienie
    .gen = kafla II-Podniesienie
    .effect = podniesiona tama napełnia się wodą
barrage-tile-II-Conduit = II-Kanał
    .full = kafel II-Kanał
    .gen = kafla II-Kanał
    .effect = nigdy nie więcej niż 5 koparek
barrage-tile-II-Powerhouse = II-Elektrownia
    .full = kafel II-Elektrownia
    .gen = kafla II-Elektrownia
    .effect = od razu produkcja z premią +2
barrage-tile-II-Joker = II-Dżoker
    .full = kafel II-Dżoker
    .gen = kafla II-Dżoker
    .effect = buduje wszystko; koparki i betoniarki zastępują się wzajemnie
barrage-tile-III-Base = III-Podstawa
    .full = kafel III-Podstawa
    .gen = kafla III-Podstawa
    .effect = nie wymaga inżynierów ani koparek
barrage-tile-III-Elevation = III-Podniesienie
    .full = kafel III-Podniesienie
    .gen = kafla III-Podniesienie
    .effect = 3 punkty za każdą własną tamę z podniesieniem
barrage-tile-III-Conduit = III-Kanał
    .full = kafel III-Kanał
    .gen = kafla III-Kanał
    .effect = 2 jednostki energii za każdy punkt przepustowości kanału; mogą zrealizować kontrakt
barrage-tile-III-Powerhouse = III-Elektrownia
    .full = kafel III-Elektrownia
    .gen = kafla III-Elektrownia
    .effect = 3 punkty za każdą własną elektrownię
barrage-tile-III-Joker = III-Dżoker
    .full = kafel III-Dżoker
    .gen = kafla III-Dżoker
    .effect = buduje wszystko; 3 punkty za każdy własny kafel zaawansowany
barrage-tile-text = { $tile } ({ $effect })

barrage-bonus-contracts = zrealizowane kontrakty
barrage-bonus-bases = podstawy
barrage-bonus-elevations = podniesienia
barrage-bonus-conduits = kanały
barrage-bonus-powerhouses = elektrownie
barrage-bonus-advanced = kafle zaawansowane

barrage-objective-red-spaces = podstawy i elektrownie na polach z czerwoną ramką
barrage-objective-connections = własne tamy połączone własnym kanałem z własną elektrownią
barrage-objective-best-area = konstrukcje w obszarze, w którym jest ich najwięcej
barrage-objective-worst-area = konstrukcje w obszarze, w którym jest ich najmniej
barrage-objective-spread-1 = zbiorniki z konstrukcją
barrage-objective-spread-3 = zbiorniki z trzema lub więcej konstrukcjami

barrage-variant-intro = rozgrywka wprowadzająca
barrage-variant-full = pełna rozgrywka

barrage-colour-green = zielony
    .plural = zielone
barrage-colour-yellow = żółty
    .plural = żółte
barrage-colour-red = czerwony
    .plural = czerwone

# same word
barrage-phase-draft = draft
barrage-phase-income = przychód
barrage-phase-actions = akcje
barrage-phase-over = koniec

barrage-contract-text = { $contract } (energia { $energy }: { $reward })

## What rewards and action spaces do

barrage-effect-credits = { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}
barrage-effect-vp = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
barrage-effect-excavators = { $count ->
    [one] { $count } koparka
    [few] { $count } koparki
   *[many] { $count } koparek
}
barrage-effect-mixers = { $count ->
    [one] { $count } betoniarka
    [few] { $count } betoniarki
   *[many] { $count } betoniarek
}
barrage-effect-energy = { $count ->
    [one] { $count } jednostka energii
    [few] { $count } jednostki energii
   *[many] { $count } jednostek energii
}
barrage-effect-machines = { $count ->
    [one] { $count } dowolna maszyna
    [few] { $count } dowolne maszyny
   *[many] { $count } dowolnych maszyn
}
barrage-effect-wheel = { $count ->
    [one] { $count } obrót koła
    [few] { $count } obroty koła
   *[many] { $count } obrotów koła
}
barrage-effect-drops-waiting = { $count ->
    [one] { $count } kropla czekająca na źródle
    [few] { $count } krople czekające na źródłach
   *[many] { $count } kropel czekających na źródłach
}
barrage-effect-drops-flowing = { $count ->
    [one] { $count } kropla spływająca od razu
    [few] { $count } krople spływające od razu
   *[many] { $count } kropel spływających od razu
}
barrage-effect-free-base = darmowa podstawa { $areas-loc }
barrage-effect-free-elevation = darmowe podniesienie
barrage-effect-free-conduit = darmowy kanał o przepustowości najwyżej { $power }
barrage-effect-free-powerhouse = darmowa elektrownia
barrage-effect-produce = produkcja { SIGNED($bonus) }
barrage-effect-bank = 1 kredyt za każdego inżyniera
barrage-effect-take-contracts = { $count ->
    [one] { $count } kontrakt z oferty
    [few] { $count } kontrakty z oferty
   *[many] { $count } kontraktów z oferty
}
barrage-effect-take-patent = kafel zaawansowany z miejsca { $slot }
barrage-effect-take-tile = { $tile-full }

## Amounts that several sentences share

barrage-excavators = { $excavators ->
    [one] { $excavators } koparka
    [few] { $excavators } koparki
   *[many] { $excavators } koparek
}
    .acc = { $excavators ->
        [one] { $excavators } koparkę
        [few] { $excavators } koparki
       *[many] { $excavators } koparek
    }
barrage-mixers = { $mixers ->
    [one] { $mixers } betoniarka
    [few] { $mixers } betoniarki
   *[many] { $mixers } betoniarek
}
    .acc = { $mixers ->
        [one] { $mixers } betoniarkę
        [few] { $mixers } betoniarki
       *[many] { $mixers } betoniarek
    }
barrage-machines = { $excavators ->
    [0] { $mixers ->
        [0] brak maszyn
       *[other] { barrage-mixers }
    }
   *[other] { $mixers ->
        [0] { barrage-excavators }
       *[other] { barrage-excavators } i { barrage-mixers }
    }
}
    .acc = { $excavators ->
        [0] { $mixers ->
            [0] 0 maszyn
           *[other] { barrage-mixers.acc }
        }
       *[other] { $mixers ->
            [0] { barrage-excavators.acc }
           *[other] { barrage-excavators.acc } i { barrage-mixers.acc }
        }
    }
barrage-goods = { $tile-id ->
    [none] { barrage-machines.acc }
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] { $tile-full }
           *[other] { $tile-full } i { barrage-mixers.acc }
        }
       *[other] { $mixers ->
            [0] { $tile-full } i { barrage-excavators.acc }
           *[other] { $tile-full }, { barrage-machines.acc }
        }
    }
}
barrage-engineers = { $engineers ->
    [one] { $engineers } inżynier
    [few] { $engineers } inżynierów
   *[many] { $engineers } inżynierów
}
    .acc = { $engineers ->
        [one] { $engineers } inżyniera
        [few] { $engineers } inżynierów
       *[many] { $engineers } inżynierów
    }
