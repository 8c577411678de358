# Underwater Cities: what is told, asked and refused at the table.
#
# An event, a refusal or a move of kind "built" is the message cities-event-built and so on; its fields are the arguments.
# A text argument $x comes with $x-id, its plain notation, and with $x-form for each further form (attribute) of the
# component's own message. Cards, slots, contracts and metropolises are numbers in a field; $card-name, $slot-name,
# $contract-name and $tile-name are what they are called. $price, $gained and $produced are goods in words.

cities-title = Podwodne Miasta
cities-about = Karty, plansze, pola akcji, metropolie i kontrakty można zastąpić lub uzupełnić własnym zestawem elementów; dla jednej osoby jest tryb solo.

## What happens

cities-event-forced = { $known ->
    [yes] { $seat } ma tylko jedną możliwość – { $choice }.
   *[no] { $seat } ma tylko jedną możliwość.
}
cities-event-laid = { $seat } kładzie metropolię „{ $tile-name }” na { $place }.
cities-event-set-aside = { $known ->
    [yes] { $seat } odkłada kartę { $card-name }.
   *[no] { $seat } odkłada kartę.
}
cities-event-hands-chosen = Wszyscy wybrali; odłożone karty zostają odrzucone.
cities-event-discarded = { $seat } odrzuca kartę { $card-name }.
cities-event-drew = { $known ->
    [yes] { $seat } dobiera kartę { $card-name }.
   *[no] { $seat } dobiera kartę.
}
cities-event-reshuffled = Potasowany stos kart odrzuconych staje się nową talią.
cities-event-chose = { $cloned-id ->
    [yes] { $seat } klonuje { $slot-name } i zagrywa kartę { $card-name }.
   *[no] { $seat } wybiera { $slot-name } i zagrywa kartę { $card-name }.
}
cities-event-card-used = { $seat } korzysta z karty { $card-name }.
cities-event-claimed = { $seat } pozyskuje kartę { $card-name }.
cities-event-card-left = Ze stołu znika karta { $card-name }.
cities-event-action-used = { $seat } korzysta z karty akcji { $card-name }.
cities-event-action-dropped = { $seat } odrzuca kartę akcji { $card-name }.
cities-event-refreshed = { $seat } może znów skorzystać z karty { $card-name }.
cities-event-card-worked = { $seat }: działa karta { $card-name }.
cities-event-gained = { $seat } otrzymuje { $gained-acc }.
cities-event-paid = { $seat } płaci { $price-acc }.
cities-event-built = { $seat } buduje { $piece-acc } na { $site }.
cities-event-upgraded = { $seat } ulepsza konstrukcję na { $site }.
cities-event-converted = { $seat }: miasto na { $site } staje się symbiotyczne.
cities-event-metropolis = { $gained-id ->
    [yes] { $seat } otrzymuje metropolię { $tile-name }.
   *[no] { $seat } łączy z siecią metropolię { $tile-name }.
}
cities-event-advanced = { $space ->
    [0] { $seat } przesuwa się poza koniec toru Federacji.
   *[other] { $seat } przesuwa się na pole { $space } toru Federacji.
}
cities-event-special-taken = { $known ->
    [yes] { $seat } dobiera kartę specjalną { $card-name }.
   *[no] { $seat } dobiera kartę specjalną.
}
cities-event-specials-seen = { $seat } ogląda trzy karty specjalne.
cities-event-special-under = { $known ->
    [yes] { $seat } wkłada kartę { $card-name } pod talię kart specjalnych.
   *[no] { $seat } wkłada kartę specjalną pod talię.
}
cities-event-performed = { $seat } wykonuje akcję { $slot-name-gen }.
cities-event-contract-claimed = { $seat } pozyskuje kontrakt { $contract-name }.
cities-event-produced = { $seat } produkuje { $produced-acc }.
cities-event-fed = { $seat } wyżywia miasta, oddając { $food-acc }.
cities-event-round-ended = Kończy się runda { $round }. Nowa kolejność graczy: { $order-names }.
cities-event-era-began = Zaczyna się era { cities-era }.
cities-event-blocked = Karta { $card-name } blokuje { $slot-name }.
cities-event-scored = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $reason }.
cities-event-over = Gra jest skończona.

# same: the number of an era.
cities-era = { $era ->
    [1] I
    [2] II
    [3] III
   *[other] { $era }
}

# All of these stand after „za”.
cities-scoring-metropolis = brązową metropolię
cities-scoring-card = kartę { $card-name }
cities-scoring-network = sieć
cities-scoring-resources = pozostałe surowce


## What is asked

cities-question-lay = Gdzie leży każda z twoich dwóch niebieskich metropolii?
cities-question-keep = { $over ->
    [1] Której karty nie zatrzymujesz?
   *[other] { $keep ->
        [one] Którą { $keep } kartę zatrzymujesz?
        [few] Które { $keep } karty zatrzymujesz?
        [many] Które { $keep } kart zatrzymujesz?
       *[other] Które { $keep } karty zatrzymujesz?
    }
}
cities-question-limit = { $over ->
    [1] Masz o jedną kartę za dużo: którą odrzucasz?
   *[other] Masz za dużo kart: które { $keep } zatrzymujesz?
}
cities-question-choose = Które pole akcji wybierasz i którą kartę zagrywasz?
cities-question-order = Kolory się zgadzają: co najpierw?
cities-question-later-card = Czy korzystasz teraz z karty { $card-name }?
cities-question-make-room = Masz cztery karty akcji: która ustępuje miejsca karcie { $card-name }?
cities-question-last-use = Czy ostatni raz korzystasz z karty { $card-name }?
cities-question-payment = Ile biomasy zastąpi surowce, gdy budujesz { $piece-acc } na { $site }?
cities-question-keep-special = Którą kartę specjalną zatrzymujesz?
cities-question-under = Którą kartę specjalną najpierw wkładasz pod talię?
cities-question-group = Ma zadziałać kilka kart: która jako pierwsza?
cities-question-offer = Czy robisz coś jeszcze, zanim tura potoczy się dalej?
cities-question-production-cards = Z której karty produkcji teraz korzystasz?
cities-question-sales = Czy sprzedajesz coś za punkty?

cities-question-do-all = Którą część wykonujesz teraz?
cities-question-do-one-of = Co wybierasz?
cities-question-do-pay = Czy płacisz { $price-acc } (w zamian: { $then })?
cities-question-do-different = { $left ->
    [0] Który surowiec otrzymujesz?
    [1] Który surowiec otrzymujesz?
   *[other] Który surowiec otrzymujesz teraz (pozostało: { $left })?
}
cities-question-do-exchange = Ile zamieniasz ({ $effect })?
cities-question-do-instead = Czy dokonujesz zamiany ({ $effect })?
cities-question-do-build = Co budujesz i gdzie ({ $effect })?
cities-question-do-build-and-upgrade = Co budujesz i ulepszasz ({ $effect })?
cities-question-do-upgrade = Co ulepszasz ({ $effect })?
cities-question-do-use-action = Z której karty akcji korzystasz?
cities-question-do-take-special = Którą kartę specjalną dobierasz?
cities-question-do-advance = Czy przesuwasz się na torze Federacji?
cities-question-do-perform = Akcję którego pola wykonujesz?
cities-question-do-output = Z której konstrukcji otrzymujesz produkcję?
cities-question-do-refresh = Która karta akcji staje się znów dostępna?
cities-question-do-convert = Które miasto staje się symbiotyczne?
cities-asked-by = { $question } [{ $source }]

cities-asked-lay = gdzie leżą twoje niebieskie metropolie.
# What is asked, in refusals.
cities-asked-discard = którą kartę odrzucić.
cities-asked-choose = które pole akcji i którą kartę wybrać.
cities-asked-order = co najpierw: pole akcji czy karta.
cities-asked-card = czy skorzystać z karty.
cities-asked-make-room = która karta akcji ma ustąpić miejsca.
cities-asked-last-use = czy ostatni raz skorzystać z odrzuconej karty akcji.
cities-asked-effect = jak przebiega dalej działanie.
cities-asked-payment = jak zapłacić za budowę.
cities-asked-special = którą kartę specjalną wybrać.
cities-asked-trigger = które wywołane działanie ma być pierwsze.
cities-asked-offer = czy zrobić coś jeszcze, zanim tura potoczy się dalej.
cities-asked-production = z której karty produkcji skorzystać.
cities-asked-sale = co sprzedać.
cities-asked-nothing = żadne, bo gra jest skończona.

## What a move does

cities-move-lay = połóż „{ $tile-name }” na { $place }, a „{ $other-name }” na { $other-place }
cities-move-discard = odrzuć kartę { $card-name }: { $text }
    .told = odrzucić kartę { $card-name }
cities-move-choose = { $match ->
    [yes] { $effect } | zgodny kolor, { $card-name }: { $text }
   *[no] { $effect } | karta { $card-name } ma inny kolor i nie działa
}
    .told = { $slot-name } i karta { $card-name }
cities-move-clone = za 1 kredyt: { $match ->
    [yes] { $effect } | zgodny kolor, { $card-name }: { $text }
   *[no] { $effect } | karta { $card-name } ma inny kolor i nie działa
}
    .told = sklonować { $slot-name }, karta { $card-name }
cities-move-slot-first = najpierw { $slot-name }
    .told = najpierw pole akcji, potem karta
cities-move-card-first = najpierw { $card-name }
    .told = najpierw karta, potem pole akcji
cities-move-use-card = { $card-name }: { $text }
    .told = skorzystać z karty
cities-move-skip-card = bez działania karty { $card-name }
    .told = nie korzystać z karty
cities-move-part = { $effect }
    .told = „{ $effect }”
cities-move-option = { $effect }
    .told = „{ $effect }”
cities-move-pay = { $then-id ->
    [none] zapłać
    [instead] weź { $then-acc } zamiast { $price-gen }
   *[other] zapłać { $price-acc } i { $then }
}
    .told = { $then-id ->
        [none] zapłacić
        [instead] wziąć { $then-acc } zamiast { $price-gen }
       *[other] zapłacić { $price-acc } („{ $then }”)
    }
cities-move-stop = { $open ->
    [offer] nic więcej
    [production-cards] koniec kart produkcji
    [sales] koniec sprzedaży
    [last-use] bez korzystania z karty
   *[other] na tym koniec
}
cities-move-gain = otrzymaj { $gained-acc }
    .told = otrzymać { $gained-acc }
cities-move-exchange = oddaj { $price-acc }, weź { $gained-acc }
    .told = oddać { $price-acc }, wziąć { $gained-acc }
cities-move-build = { $piece } na { $site }{ $bonus-id ->
    [none] { "" }
   *[other] {", premia: "}{ $bonus }
}{ $surcharge-id ->
    [none] { "" }
   *[other] {", nadpłata: "}{ $surcharge }
}
cities-move-biomatter = { $kelp ->
    [0] { $steelplast ->
        [0] bez biomasy
       *[other] { $steelplast ->
           [one] { $steelplast } biomasa
           [few] { $steelplast } biomasy
          *[many] { $steelplast } biomas
       } zamiast plastostali
    }
   *[other] { $steelplast ->
        [0] { $kelp ->
            [one] { $kelp } biomasa
            [few] { $kelp } biomasy
           *[many] { $kelp } biomas
        } zamiast alg
       *[other] { $kelp ->
           [one] { $kelp } biomasa
           [few] { $kelp } biomasy
          *[many] { $kelp } biomas
       } zamiast alg i { $steelplast ->
           [one] { $steelplast } biomasa
           [few] { $steelplast } biomasy
          *[many] { $steelplast } biomas
       } zamiast plastostali
    }
}
cities-move-upgrade = { $price-id ->
    [none] { $piece } na { $site }
   *[other] { $piece } na { $site }, { $price-for }
}
    .told = { $price-id ->
        [none] ulepszyć konstrukcję na { $site }
       *[other] ulepszyć konstrukcję na { $site }, { $price-for }
    }
cities-move-use = { $card-name }: { $text }
    .told = skorzystać z karty { $card-name }
cities-move-drop = odrzuć kartę { $card-name }: { $text }
    .told = odrzucić kartę { $card-name }
cities-move-take = { $card-name }: { $text }
    .told = dobrać kartę { $card-name }
cities-move-look = wierzchnia karta trafia pod talię; obejrzyj trzy następne i zatrzymaj jedną
    .told = włożyć wierzchnią kartę pod talię, obejrzeć trzy następne i zatrzymać jedną
cities-move-keep = { $card-name }: { $text }
    .told = zatrzymać kartę { $card-name }
cities-move-under = karta { $card-name } trafia pod talię
    .told = włożyć kartę { $card-name } pod talię
cities-move-advance = o jedno pole dalej na torze Federacji
    .told = przesunąć się o jedno pole na torze Federacji
cities-move-perform = { $effect }
    .told = „{ $effect }”
cities-move-output = otrzymaj produkcję z { $site } ({ $piece })
    .told = otrzymać produkcję z { $site }
cities-move-refresh = { $card-name }: { $text }
    .told = karta { $card-name }
cities-move-convert = miasto na { $site } staje się symbiotyczne
cities-move-resolve = { $card-name }: { $text }
    .told = karta { $card-name }
cities-move-ability = { $card-name }: { $text }
    .told = zdolność karty { $card-name }
cities-move-contract = pozyskaj kontrakt { $contract-name }: { $text }
    .told = pozyskać kontrakt { $contract-name }
cities-move-sell = { $times ->
    [1] sprzedaj raz: { $card-name }: { $text }
   *[other] sprzedaj { $times } razy: { $card-name }: { $text }
}
    .told = { $times ->
        [1] sprzedać raz (karta { $card-name })
       *[other] sprzedać { $times } razy (karta { $card-name })
    }

## Why a move is refused

cities-refused = { $rule }: { $reason }

cities-refusal-not-asked = To nie odpowiada na obecne pytanie: { $asked }
cities-refusal-not-your-tile = „{ $tile-name }” nie jest żadną z twoich dwóch niebieskich metropolii.
cities-refusal-not-in-hand = Nie masz na ręku karty { $card-name }.
cities-refusal-drawn-this-turn = Karta { $card-name } trafiła na rękę w tej turze; możesz ją zagrać w jednej z następnych.
cities-refusal-no-such-slot = Na planszy nie ma { $slot-name-gen }.
cities-refusal-slot-taken = Na { $slot-name-loc } leży kafel.
cities-refusal-nothing-usable = Z { $slot-name-gen } nie da się niczego wykorzystać.
cities-refusal-nothing-to-clone = Na { $slot-name-loc } nie leży kafel: wybierz je bez klonowania.
cities-refusal-own-tile = Na { $slot-name-loc } leży twój własny kafel.
cities-refusal-no-cloning = Nie ma kafla klonowania akcji, który można by wziąć.
cities-refusal-slot-not-meant = To działanie nie obejmuje { $slot-name-gen }.
cities-refusal-card-comes-first = Dopóki karta nie zadziała, z pola akcji nie ma pożytku.
cities-refusal-card-unusable = Z karty { $card-name } nie da się teraz niczego wykorzystać.
cities-refusal-must-use = Trzeba wykorzystać co najmniej jedną część.
cities-refusal-no-such-part = Nie ma części ani możliwości { $part }.
cities-refusal-part-done = Część { $part } jest już wykonana.
cities-refusal-part-impossible = Części { $part } nie można teraz wykonać.
cities-refusal-too-few = To kosztuje { $needed } { $resource-acc }, a masz { $held }.
cities-lack = Koszt ({ $piece }): { $price }; brakuje: { $lack }.
cities-refusal-not-on-offer = Nie możesz tu wybrać { $resource-acc }.
cities-refusal-no-such-exchange = Takiej zamiany tu nie ma.
cities-refusal-no-such-site = Na twojej planszy nie ma miejsca { $site }.
cities-refusal-site-taken = Na { $site } coś już stoi.
cities-refusal-not-adjacent = Żadne twoje miasto nie sąsiaduje z { $site }.
cities-refusal-site-closed = Przy { $site } nie ma miasta i nie można by go tam teraz zbudować.
cities-refusal-not-reached = Z miasta początkowego nie prowadzi do { $site } żaden tunel.
cities-refusal-expansion-site = { $site } to miejsce rozbudowy, a to działanie tam nie buduje.
cities-refusal-ordinary-site = { $site } to nie miejsce rozbudowy, a to działanie buduje tylko tam.
cities-refusal-wrong-piece = To działanie nie dotyczy { $piece-gen }, a w każdym razie nie tam.
cities-refusal-none-left = W puli nie ma już { $piece-genpl }.
cities-refusal-upgrade-unpayable = Tego, co powstanie na { $site }, nie da się od razu ulepszyć.
cities-refusal-nothing-there = Na { $site } nie stoi żadna twoja konstrukcja.
cities-refusal-already-upgraded = Konstrukcja na { $site } jest już ulepszona.
cities-refusal-no-such-price = Nie ma ceny numer { $price }.
cities-refusal-wrong-payment = Tak nie można zapłacić tej ceny.
cities-refusal-not-your-action = Nie masz karty akcji { $card-name }.
cities-refusal-action-used = Karta { $card-name } jest już wykorzystana w tej erze.
cities-refusal-action-useless = Z karty { $card-name } nie da się teraz niczego wykorzystać.
cities-refusal-not-used = Karta { $card-name } jest i tak dostępna.
cities-refusal-not-to-be-taken = Nie można dobrać karty { $card-name }.
cities-refusal-thin-deck = W talii kart specjalnych jest za mało kart, by obejrzeć trzy.
cities-refusal-not-looked-at = Karta { $card-name } nie należy do oglądanych kart.
cities-refusal-not-productive = Na { $site } nie stoi żadna twoja ulepszona konstrukcja przy połączonym mieście.
cities-refusal-nothing-to-convert = Na { $site } nie stoi żadne twoje miasto niesymbiotyczne.
cities-refusal-nothing-to-resolve = Karta { $card-name } nie ma teraz czego robić.
cities-refusal-no-ability = Karta { $card-name } nie ma zdolności, z której można teraz skorzystać.
cities-refusal-no-contract = Kontrakt { $contract } nie jest wyłożony.
cities-refusal-contract-unmet = Nie spełniasz warunków kontraktu { $contract-name }.
cities-refusal-no-sale = Karta { $card-name } tego nie skupuje albo nie tyle razy.
