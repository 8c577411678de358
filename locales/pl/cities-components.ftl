# Underwater Cities: components, and effects put together from their parts. The cards have a file of their own.
#
# Forms: slots have .gen and .loc, and so have colours, in the neuter of „pole”; pieces have .acc, .gen and .genpl. Amounts
# are in the nominative and have .acc, .gen and .for („za 1 naukę”, „za darmo”). Nouns and counted things are in the
# accusative, which „zbuduj”, „masz” and „za” all take; .each is the same with „każdy”.

cities-card-label = { $name } ({ $number })
cities-card-unknown = bez nazwy
cities-slot-always = pole „Grant od Federacji”
    .gen = pola „Grant od Federacji”
    .loc = polu „Grant od Federacji”
cities-slot-label = pole { $number } ({ $color-neuter })
    .gen = pola { $number } ({ $color-gen })
    .loc = polu { $number } ({ $color-loc })
cities-slot-other = pole { $number }
    .gen = pola { $number }
    .loc = polu { $number }
cities-contract-other = kontrakt { $number }

## Colours, types, decks

cities-color-yellow = żółty
    .neuter = żółte
    .gen = żółtego
    .loc = żółtym
cities-color-red = czerwony
    .neuter = czerwone
    .gen = czerwonego
    .loc = czerwonym
cities-color-green = zielony
    .neuter = zielone
    .gen = zielonego
    .loc = zielonym
cities-type-instant = natychmiastowa
cities-type-permanent = stała
cities-type-action = akcja
cities-type-production = produkcja
cities-type-end-scoring = punktacja końcowa
cities-back-I = { $count } z I ery
cities-back-II = { $count } z II ery
cities-back-III = { $count } z III ery
cities-back-special = { $count ->
    [one] { $count } karta specjalna
    [few] { $count } karty specjalne
   *[many] { $count } kart specjalnych
}
cities-back-special-3 = { $count ->
    [one] { $count } karta specjalna o koszcie 3
    [few] { $count } karty specjalne o koszcie 3
   *[many] { $count } kart specjalnych o koszcie 3
}
cities-back-start = { $count ->
    [one] { $count } osobisty asystent
    [few] { $count } osobistych asystentów
   *[many] { $count } osobistych asystentów
}

## Resources and pieces

# Without a number the accusative is the genitive plural, which follows a negation.
cities-resource-credit = { $needed ->
    [one] kredyt
    [few] kredyty
   *[many] kredytów
}
    .acc = { $needed ->
        [one] kredyt
        [few] kredyty
       *[many] kredytów
    }
cities-resource-science = { $needed ->
    [one] nauka
    [few] nauki
   *[many] nauk
}
    .acc = { $needed ->
        [one] naukę
        [few] nauki
       *[many] nauk
    }
cities-resource-kelp = { $needed ->
    [one] algi
    [few] algi
   *[many] alg
}
    .acc = { $needed ->
        [one] algi
        [few] algi
       *[many] alg
    }
cities-resource-steelplast = { $needed ->
    [one] plastostal
    [few] plastostale
   *[many] plastostali
}
    .acc = { $needed ->
        [one] plastostal
        [few] plastostale
       *[many] plastostali
    }
cities-resource-biomatter = { $needed ->
    [one] biomasa
    [few] biomasy
   *[many] biomas
}
    .acc = { $needed ->
        [one] biomasę
        [few] biomasy
       *[many] biomas
    }

cities-piece-farm = farma
    .acc = farmę
    .gen = farmy
    .genpl = farm
cities-piece-desalination = odsalarnia
    .acc = odsalarnię
    .gen = odsalarni
    .genpl = odsalarni
cities-piece-laboratory = laboratorium
    .acc = laboratorium
    .gen = laboratorium
    .genpl = laboratoriów
cities-piece-tunnel = tunel
    .acc = tunel
    .gen = tunelu
    .genpl = tuneli
cities-piece-nonsymbiotic = miasto niesymbiotyczne
    .acc = miasto niesymbiotyczne
    .gen = miasta niesymbiotycznego
    .genpl = miast niesymbiotycznych
cities-piece-symbiotic = miasto symbiotyczne
    .acc = miasto symbiotyczne
    .gen = miasta symbiotycznego
    .genpl = miast symbiotycznych

## Goods in words

cities-amount-credit = { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}
    .acc = { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
       *[many] { $count } kredytów
    }
    .gen = { $count ->
        [one] { $count } kredytu
        [few] { $count } kredytów
       *[many] { $count } kredytów
    }
    .for = za { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
       *[many] { $count } kredytów
    }
cities-amount-science = { $count ->
    [one] { $count } nauka
    [few] { $count } nauki
   *[many] { $count } nauk
}
    .acc = { $count ->
        [one] { $count } naukę
        [few] { $count } nauki
       *[many] { $count } nauk
    }
    .gen = { $count ->
        [one] { $count } nauki
        [few] { $count } nauk
       *[many] { $count } nauk
    }
    .for = za { $count ->
        [one] { $count } naukę
        [few] { $count } nauki
       *[many] { $count } nauk
    }
cities-amount-kelp = { $count ->
    [one] { $count } algi
    [few] { $count } algi
   *[many] { $count } alg
}
    .acc = { $count ->
        [one] { $count } algi
        [few] { $count } algi
       *[many] { $count } alg
    }
    .gen = { $count ->
        [one] { $count } alg
        [few] { $count } alg
       *[many] { $count } alg
    }
    .for = za { $count ->
        [one] { $count } algi
        [few] { $count } algi
       *[many] { $count } alg
    }
cities-amount-steelplast = { $count ->
    [one] { $count } plastostal
    [few] { $count } plastostale
   *[many] { $count } plastostali
}
    .acc = { $count ->
        [one] { $count } plastostal
        [few] { $count } plastostale
       *[many] { $count } plastostali
    }
    .gen = { $count ->
        [one] { $count } plastostali
        [few] { $count } plastostali
       *[many] { $count } plastostali
    }
    .for = za { $count ->
        [one] { $count } plastostal
        [few] { $count } plastostale
       *[many] { $count } plastostali
    }
cities-amount-biomatter = { $count ->
    [one] { $count } biomasa
    [few] { $count } biomasy
   *[many] { $count } biomas
}
    .acc = { $count ->
        [one] { $count } biomasę
        [few] { $count } biomasy
       *[many] { $count } biomas
    }
    .gen = { $count ->
        [one] { $count } biomasy
        [few] { $count } biomas
       *[many] { $count } biomas
    }
    .for = za { $count ->
        [one] { $count } biomasę
        [few] { $count } biomasy
       *[many] { $count } biomas
    }
cities-amount-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
    .acc = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
    .gen = { $count ->
        [one] { $count } punktu
        [few] { $count } punktów
       *[many] { $count } punktów
    }
    .for = za { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
cities-amount-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .acc = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    .gen = { $count ->
        [one] { $count } karty
        [few] { $count } kart
       *[many] { $count } kart
    }
    .for = za { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
cities-amount-steps = { $count ->
    [one] { $count } ruch na torze Federacji
    [few] { $count } ruchy na torze Federacji
   *[many] { $count } ruchów na torze Federacji
}
    .acc = { $count ->
        [one] { $count } ruch na torze Federacji
        [few] { $count } ruchy na torze Federacji
       *[many] { $count } ruchów na torze Federacji
    }
    .gen = { $count ->
        [one] { $count } ruchu na torze Federacji
        [few] { $count } ruchów na torze Federacji
       *[many] { $count } ruchów na torze Federacji
    }
    .for = za { $count ->
        [one] { $count } ruch na torze Federacji
        [few] { $count } ruchy na torze Federacji
       *[many] { $count } ruchów na torze Federacji
    }
cities-amount-nothing = nic
    .acc = 0 surowców
    .gen = 0 surowców
    .for = za darmo

## What effects do

cities-effect-join-all = { "; " }
cities-effect-join-one-of = { " albo " }
cities-effect-nested = ({ $effect })
cities-effect-if = jeśli { $test }: { $then }
cities-effect-pay = { $times ->
    [1] zapłać { $price-acc } i { $then }
   *[other] najwyżej { $times } razy: zapłać { $price-acc } i { $then }
}
cities-effect-gain = otrzymaj { $gain-acc }
cities-effect-gain-per = { $limited ->
    [no] otrzymaj { $gain-acc } za { $lot }
   *[other] otrzymaj { $gain-acc } za { $lot }, najwyżej { $most ->
       [one] { $most } raz
       [few] { $most } razy
      *[many] { $most } razy
   }
}
cities-effect-different = { $count ->
    [1] otrzymaj 1 surowiec spośród: { $from }
   *[other] otrzymaj { $count ->
       [one] { $count } różny surowiec
       [few] { $count } różne surowce
      *[many] { $count } różnych surowców
   } spośród: { $from }
}
cities-effect-exchange = zamień { $one } na { $other } albo odwrotnie (najwyżej { $most })
cities-effect-instead = niech { $piece-id ->
    [farm] jedna połączona farma
    [desalination] jedna połączona odsalarnia
    [laboratory] jedno połączone laboratorium
   *[other] jedna połączona konstrukcja ({ $piece })
} da { $gain-acc } zamiast { $price-gen }
cities-effect-build = { $price-id ->
    [usual] zbuduj { $count } { $what }{ cities-effect-where }
    [free] zbuduj { $count } { $what }{ cities-effect-where } za darmo
   *[stated] zbuduj { $count } { $what }{ cities-effect-where } za { $price-acc }
}
cities-effect-where = { $expansion ->
    [yes] {" "}na miejscu rozbudowy
   *[no] { "" }
}
cities-effect-build-and-upgrade = { $price-id ->
    [usual] zbuduj 1 { $what } i od razu ulepsz { $upgrade-for }
    [free] zbuduj 1 { $what } za darmo i od razu ulepsz { $upgrade-for }
   *[stated] zbuduj 1 { $what } za { $price-acc } i od razu ulepsz { $upgrade-for }
}
cities-effect-upgrade = { $most ->
    [1] ulepsz 1 { $what } { $prices-for }
   *[other] ulepsz najwyżej { $most } { $what }, każde ulepszenie { $prices-for }
}
cities-effect-use-action = { $most ->
    [1] skorzystaj z karty akcji
   *[other] skorzystaj z najwyżej { $most } kart akcji
}
cities-effect-take-special = dobierz kartę specjalną
cities-effect-advance = { $steps ->
    [1] przesuń się o 1 pole na torze Federacji
   *[other] przesuń się o najwyżej { $steps ->
       [one] { $steps } pole
       [few] { $steps } pola
      *[many] { $steps } pól
   } na torze Federacji
}
cities-effect-perform = { $which ->
    [available] wykonaj akcję dostępnego { cities-effect-color }pola
    [occupied] wykonaj akcję zajętego { cities-effect-color }pola
   *[any] wykonaj akcję dowolnego { cities-effect-color }pola
}
cities-effect-color = { $color-id ->
    [none] { "" }
   *[other] { $color-gen }{" "}
}
cities-effect-output = wybierz spośród ulepszonych 1 { $what } i otrzymaj to, co produkuje
cities-effect-refresh = { $most ->
    [1] odśwież wykorzystaną kartę akcji
   *[other] odśwież najwyżej { $most ->
       [one] { $most } wykorzystaną kartę
       [few] { $most } wykorzystane karty
      *[many] { $most } wykorzystanych kart
   } akcji
}
cities-effect-convert = zamień miasto niesymbiotyczne w symbiotyczne
cities-effect-metropolis = otrzymaj dodatkową metropolię
cities-lot = { $every ->
    [1] { $what-each }
   *[other] każde { $every } { $what }
}

## What is counted; $count says how many are spoken of

cities-noun-farm = { $count ->
    [one] farmę
    [few] farmy
   *[many] farm
}
    .each = każdą farmę
cities-noun-desalination = { $count ->
    [one] odsalarnię
    [few] odsalarnie
   *[many] odsalarni
}
    .each = każdą odsalarnię
cities-noun-laboratory = { $count ->
    [one] laboratorium
    [few] laboratoria
   *[many] laboratoriów
}
    .each = każde laboratorium
cities-noun-tunnel = { $count ->
    [one] tunel
    [few] tunele
   *[many] tuneli
}
    .each = każdy tunel
cities-noun-nonsymbiotic = { $count ->
    [one] miasto niesymbiotyczne
    [few] miasta niesymbiotyczne
   *[many] miast niesymbiotycznych
}
    .each = każde miasto niesymbiotyczne
cities-noun-symbiotic = { $count ->
    [one] miasto symbiotyczne
    [few] miasta symbiotyczne
   *[many] miast symbiotycznych
}
    .each = każde miasto symbiotyczne
cities-noun-buildings = { $count ->
    [one] budynek
    [few] budynki
   *[many] budynków
}
    .each = każdy budynek
cities-noun-structures = { $count ->
    [one] konstrukcję
    [few] konstrukcje
   *[many] konstrukcji
}
    .each = każdą konstrukcję
cities-noun-cities = { $count ->
    [one] miasto
    [few] miasta
   *[many] miast
}
    .each = każde miasto
cities-counted-any = { $what }
    .each = { $what-each }
cities-counted-upgraded = { $count ->
    [one] { $what-id ->
        [several] { $what } z ulepszeniem
        [laboratory] ulepszone { $what }
        [tunnel] ulepszony { $what }
        [city-tunnels] ulepszony { $what }
        [buildings] ulepszony { $what }
       *[other] ulepszoną { $what }
    }
    [few] ulepszone { $what }
   *[many] ulepszonych { $what }
}
    .each = { $what-id ->
        [several] { $what-each } z ulepszeniem
        [laboratory] każde ulepszone { $what }
        [tunnel] każdy ulepszony { $what }
        [city-tunnels] każdy ulepszony { $what }
        [buildings] każdy ulepszony { $what }
       *[other] każdą ulepszoną { $what }
    }
cities-counted-plain = { $count ->
    [one] { $what-id ->
        [several] { $what } bez ulepszenia
        [laboratory] nieulepszone { $what }
        [tunnel] nieulepszony { $what }
        [city-tunnels] nieulepszony { $what }
        [buildings] nieulepszony { $what }
       *[other] nieulepszoną { $what }
    }
    [few] nieulepszone { $what }
   *[many] nieulepszonych { $what }
}
    .each = { $what-id ->
        [several] { $what-each } bez ulepszenia
        [laboratory] każde nieulepszone { $what }
        [tunnel] każdy nieulepszony { $what }
        [city-tunnels] każdy nieulepszony { $what }
        [buildings] każdy nieulepszony { $what }
       *[other] każdą nieulepszoną { $what }
    }
# Only of cities.
cities-counted-connected = { $count ->
    [one] połączone { $what }
    [few] połączone { $what }
   *[many] połączonych { $what }
}
    .each = każde połączone { $what }
cities-counted-city-tunnels = { $count ->
    [one] tunel przy mieście
    [few] tunele przy miastach
   *[many] tuneli przy miastach
}
    .each = każdy tunel przy mieście
cities-counted-cities-with-kinds = { $kinds ->
    [1] { $count ->
        [one] połączone miasto z budynkiem
        [few] połączone miasta z budynkiem
       *[many] połączonych miast z budynkiem
    }
   *[other] { $count ->
       [one] połączone miasto, które ma
       [few] połączone miasta, które mają
      *[many] połączonych miast, które mają
   } co najmniej { $kinds ->
       [one] { $kinds } rodzaj
       [few] { $kinds } rodzaje
      *[many] { $kinds } rodzajów
   } budynków
}
    .each = { $kinds ->
        [1] każde połączone miasto z budynkiem
       *[other] każde połączone miasto, które ma co najmniej { $kinds ->
           [one] { $kinds } rodzaj
           [few] { $kinds } rodzaje
          *[many] { $kinds } rodzajów
       } budynków
    }
cities-counted-bare-cities = { $count ->
    [one] połączone miasto bez budynków
    [few] połączone miasta bez budynków
   *[many] połączonych miast bez budynków
}
    .each = każde połączone miasto bez budynków
cities-counted-pairs = { $count ->
    [one] połączone miasto, które ma
    [few] połączone miasta, które mają
   *[many] połączonych miast, które mają
} co najmniej 2 ulepszone { $what }
    .each = każde połączone miasto, które ma co najmniej 2 ulepszone { $what }
cities-counted-expansions = { $count ->
    [one] połączony budynek na miejscu rozbudowy
    [few] połączone budynki na miejscach rozbudowy
   *[many] połączonych budynków na miejscach rozbudowy
}
    .each = każdy połączony budynek na miejscu rozbudowy
cities-counted-metropolises = { $colors ->
    [blue] { $count ->
        [one] połączoną niebieską metropolię
        [few] połączone niebieskie metropolie
       *[many] połączonych niebieskich metropolii
    }
    [brown] { $count ->
        [one] połączoną brązową metropolię
        [few] połączone brązowe metropolie
       *[many] połączonych brązowych metropolii
    }
   *[both] { $count ->
       [one] połączoną metropolię
       [few] połączone metropolie
      *[many] połączonych metropolii
   }
}
    .each = { $colors ->
        [blue] każdą połączoną niebieską metropolię
        [brown] każdą połączoną brązową metropolię
       *[both] każdą połączoną metropolię
    }
cities-counted-claimed = { $type-id ->
    [permanent] { $count ->
        [one] pozyskaną kartę stałą
        [few] pozyskane karty stałe
       *[many] pozyskanych kart stałych
    }
    [action] { $count ->
        [one] pozyskaną kartę akcji
        [few] pozyskane karty akcji
       *[many] pozyskanych kart akcji
    }
    [production] { $count ->
        [one] pozyskaną kartę produkcji
        [few] pozyskane karty produkcji
       *[many] pozyskanych kart produkcji
    }
    [end-scoring] { $count ->
        [one] pozyskaną kartę punktacji końcowej
        [few] pozyskane karty punktacji końcowej
       *[many] pozyskanych kart punktacji końcowej
    }
   *[other] { $count ->
       [one] pozyskaną kartę
       [few] pozyskane karty
      *[many] pozyskanych kart
   } (typ: { $type })
}
    .each = { $type-id ->
        [permanent] każdą pozyskaną kartę stałą
        [action] każdą pozyskaną kartę akcji
        [production] każdą pozyskaną kartę produkcji
        [end-scoring] każdą pozyskaną kartę punktacji końcowej
       *[other] każdą pozyskaną kartę (typ: { $type })
    }
cities-counted-claimed-cards = { $count ->
    [one] pozyskaną kartę
    [few] pozyskane karty
   *[many] pozyskanych kart
}
    .each = każdą pozyskaną kartę
cities-counted-ready-actions = { $count ->
    [one] dostępną kartę akcji
    [few] dostępne karty akcji
   *[many] dostępnych kart akcji
}
    .each = każdą dostępną kartę akcji
cities-counted-used-actions = { $count ->
    [one] wykorzystaną kartę akcji
    [few] wykorzystane karty akcji
   *[many] wykorzystanych kart akcji
}
    .each = każdą wykorzystaną kartę akcji
cities-counted-paid-specials = { $count ->
    [one] opłaconą kartę specjalną
    [few] opłacone karty specjalne
   *[many] opłaconych kart specjalnych
}
    .each = każdą opłaconą kartę specjalną
cities-counted-hand = { $count ->
    [one] kartę na ręku
    [few] karty na ręku
   *[many] kart na ręku
}
    .each = każdą kartę na ręku
cities-counted-credit = { $count ->
    [one] kredyt
    [few] kredyty
   *[many] kredytów
}
    .each = każdy kredyt
cities-counted-science = { $count ->
    [one] naukę
    [few] nauki
   *[many] nauk
}
    .each = każdą naukę
cities-counted-kelp = { $count ->
    [one] algi
    [few] algi
   *[many] alg
}
    .each = każde algi
cities-counted-steelplast = { $count ->
    [one] plastostal
    [few] plastostale
   *[many] plastostali
}
    .each = każdą plastostal
cities-counted-biomatter = { $count ->
    [one] biomasę
    [few] biomasy
   *[many] biomas
}
    .each = każdą biomasę
cities-counted-steps = { $count ->
    [one] przebyte pole toru Federacji
    [few] przebyte pola toru Federacji
   *[many] przebytych pól toru Federacji
}
    .each = każde przebyte pole toru Federacji
cities-counted-contracts = { $count ->
    [one] pozyskany kontrakt
    [few] pozyskane kontrakty
   *[many] pozyskanych kontraktów
}
    .each = każdy pozyskany kontrakt
cities-counted-sets = { $count ->
    [one] komplet
    [few] komplety
   *[many] kompletów
} (komplet obejmuje { $parts })
    .each = każdy komplet (obejmuje { $parts })

cities-test-at-least = masz co najmniej { $count } { $what }
cities-test-at-most = { $count ->
    [0] nie masz { $what }
   *[other] masz najwyżej { $count } { $what }
}
cities-test-on-space = twój znacznik leży na polu { $space } toru Federacji
cities-test-era = trwa era { cities-era }
cities-test-biomatter-produced = produkcja dała ci biomasę
cities-test-first = zajmujesz pierwsze miejsce w kolejności graczy
cities-test-last = zajmujesz ostatnie miejsce w kolejności graczy
cities-test-join = { " i " }

cities-score-per = { $limited ->
    [no] { $points } za { $lot }
   *[other] { $points } za { $lot }, najwyżej { $most ->
       [one] { $most } raz
       [few] { $most } razy
      *[many] { $most } razy
   }
}
cities-score-rung = od { $from }: { $points }
cities-score-ladder = za { $what }: { $rungs }
cities-score-if = { $points }, jeśli { $test }
cities-score-sell = { $points } za { $price-acc }, najwyżej { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
}

## Metropolises and contracts

cities-metropolis-text = { $name }: { $text }
cities-metropolis-instant = od razu: { $effect }
cities-metropolis-production = w każdej fazie produkcji: { $effect }
cities-metropolis-scoring = punktacja końcowa: { $effect }
cities-contract-text = jeśli { $criteria }: { $benefit }

cities-metropolis-league = Liga Metropolii
cities-metropolis-transit = Zarząd Transportu
cities-metropolis-works = Ministerstwo Robót
cities-metropolis-bureau = Biuro Spraw Specjalnych
cities-metropolis-capital = Stolica Głębin
cities-metropolis-kelp-market = Targ Alg
cities-metropolis-shipyard = Stocznia Głębinowa
cities-metropolis-exchange = Giełda w Rowie
cities-metropolis-university = Uniwersytet Otchłani
cities-metropolis-biodome = Wielka Biokopuła
cities-metropolis-archive = Zatopione Archiwum
cities-metropolis-treasury = Skarbiec Rafy
cities-metropolis-monument = Pomnik Potopu
cities-metropolis-gardens = Wiszące Ogrody
cities-metropolis-foundry = Huta Hydrotermalna
cities-metropolis-observatory = Obserwatorium Denne

cities-contract-housing = Program mieszkaniowy
cities-contract-provisions = Ustawa o aprowizacji
cities-contract-fresh-water = Karta słodkiej wody
cities-contract-academy = Grant akademicki
cities-contract-transit = Sieć transportowa
cities-contract-symbiosis = Inicjatywa symbiozy
cities-contract-diplomacy = Misja dyplomatyczna
cities-contract-model-city = Miasto wzorcowe

## Karty o działaniu stałym: na co czekają i co robią

cities-clause-when = zawsze, gdy { $events }: { $then }
cities-clause-once = raz na turę: { $then }
cities-clause-discount = gdy budujesz { $what }, zapłać o { $price-acc } mniej
cities-clause-discount-by-slots = gdy budujesz { $what } za pomocą pola { $slots }, zapłać o { $price-acc } mniej
cities-clause-discount-upgrade = gdy ulepszasz { $what }, zapłać o { $price-acc } mniej
cities-clause-hand = twój limit kart na ręce jest większy o { $more }
cities-when-join = { " albo " }
cities-when-built = budujesz { $what }
cities-when-second-at-city = połączone miasto po raz drugi otrzymuje { $what }
cities-when-second-in-turn = po raz drugi w turze budujesz { $what }
cities-when-upgraded = ulepszasz { $what }
cities-when-second-upgraded = przy połączonym mieście po raz drugi ulepszasz { $what }
cities-when-metropolis = łączysz metropolię
cities-when-city = łączysz miasto
cities-when-entered = twój znacznik wchodzi na pole { $space } toru Federacji
cities-when-advanced = przesuwasz się na torze Federacji
cities-when-beyond = przesuwasz się poza koniec toru Federacji
cities-when-slot-gave = pole samo daje ci { $one }
cities-when-differ = wybierasz pole i kartę różnych kolorów
cities-when-match = wybierasz pole i kartę tego samego koloru
cities-when-slot-color = korzystasz z { $color-gen } pola
cities-when-action = korzystasz z karty akcji
cities-when-special-taken = dobierasz kartę specjalną
cities-when-special-paid = płacisz za kartę specjalną
cities-when-claimed = pozyskujesz kartę
cities-when-turn-ends = kończy się twoja tura
cities-when-slots = korzystasz z pola { $slots }
cities-when-slot = „{ $effect }”
