# Barrage: what is told, asked and refused at the table.
#
# An event, a refusal, a question or a move of kind "built" is the message barrage-event-built and so on; its fields
# are the arguments. A text argument $x comes with $x-id, its plain notation, and with $x-form for each further form
# (attribute) of the component's own message. Verbs agree with $seat-number: „Niemcy pasują”, „Francja pasuje”.

barrage-title = Barrage
barrage-about = W pełną rozgrywkę można też grać samemu albo wspólnie przeciwko jednej, dwóm lub trzem Automom.

## What happens

barrage-event-forced = { $seat } { $seat-number ->
    [plural] mają
   *[singular] ma
} tylko jedną możliwość – { $choice }.
barrage-event-lapsed = { $seat }: tego nie można otrzymać i przepada: { $effect }.
barrage-event-drafted = { $seat-person } wybiera: { $company }, dyrektor { $officer }, kontrakt { $contract }.
barrage-event-bid = { $seat-person } licytuje { $points } PZ.
barrage-event-draft-place = { $seat-person }: miejsce { $place } w drafcie.
barrage-event-round = Zaczyna się runda { $round }.
barrage-event-head-stream-filled = Na źródło { $head } { $drops ->
    [one] trafia { $drops } kropla
    [few] trafiają { $drops } krople
   *[many] trafia { $drops } kropel
}.
barrage-event-placed = { $seat } { $seat-number ->
    [plural] umieszczają
   *[singular] umieszcza
} { barrage-engineers.acc } { $space-at }.
barrage-event-placed-to-construct = { $seat } { $seat-number ->
    [plural] umieszczają
   *[singular] umieszcza
} { barrage-engineers.acc } na polu akcji budowy nr { $nth }.
barrage-event-placed-with-mahiri = { $seat } { $seat-number ->
    [plural] umieszczają
   *[singular] umieszcza
} { barrage-engineers.acc } na polu Mahiri nr { $nth }.
barrage-event-copied = { $seat } { $seat-number ->
    [plural] kopiują
   *[singular] kopiuje
} zdolność: { $officer }.
barrage-event-passed = { $seat } { $seat-number ->
    [plural] pasują
   *[singular] pasuje
}.
barrage-event-gained = { $seat } { $seat-number ->
    [plural] otrzymują
   *[singular] otrzymuje
} { $amount } { $what-acc } ({ $why }).
barrage-event-lost = { $what-id ->
    [vp] { $seat } { $seat-number ->
        [plural] tracą
       *[singular] traci
    } { $amount } { $what-acc } ({ $why }).
   *[other] { $seat } { $seat-number ->
       [plural] płacą
      *[singular] płaci
   } { $amount } { $what-acc } ({ $why }).
}
barrage-event-put-on-wheel = { $seat } { $seat-number ->
    [plural] kładą
   *[singular] kładzie
} na koło { barrage-goods }.
barrage-event-wheel-turned = { $tile-id ->
    [none] { $excavators ->
        [0] { $mixers ->
            [0] { $seat } { $seat-number ->
                [plural] obracają
               *[singular] obraca
            } koło.
           *[other] { $seat } { $seat-number ->
               [plural] obracają koło i odzyskują
              *[singular] obraca koło i odzyskuje
           } { barrage-goods }.
        }
       *[other] { $seat } { $seat-number ->
           [plural] obracają koło i odzyskują
          *[singular] obraca koło i odzyskuje
       } { barrage-goods }.
    }
   *[other] { $seat } { $seat-number ->
       [plural] obracają koło i odzyskują
      *[singular] obraca koło i odzyskuje
   } { barrage-goods }.
}
barrage-event-built = { $seat } { $seat-number ->
    [plural] budują
   *[singular] buduje
} { $structure-id ->
    [building] { $structure-acc } przy „{ $site }”.
   *[other] { $structure-acc } na { $site }.
}
barrage-event-drop-placed = { $seat } { $seat-number ->
    [plural] umieszczają
   *[singular] umieszcza
} kroplę na źródle { $head }.
barrage-event-drop-held = Kropla { $from } zatrzymuje się na { $at }.
barrage-event-drop-left = Kropla { $from } opuszcza mapę.
barrage-event-drop-added = { $seat } { $seat-number ->
    [plural] otrzymują
   *[singular] otrzymuje
} kroplę na { $at }.
barrage-event-produced = { $seat } { $seat-number ->
    [plural] produkują
   *[singular] produkuje
} { $energy ->
    [one] { $energy } jednostkę
    [few] { $energy } jednostki
   *[many] { $energy } jednostek
} energii: { barrage-drops } z { $dam } przez { $conduit } do { $powerhouse }.
barrage-event-contract-taken = { $seat } { $seat-number ->
    [plural] biorą
   *[singular] bierze
} kontrakt { $contract }.
barrage-event-contract-discarded = { $seat } { $seat-number ->
    [plural] odrzucają
   *[singular] odrzuca
} kontrakt { $contract }.
barrage-event-contract-fulfilled = { $seat } { $seat-number ->
    [plural] realizują
   *[singular] realizuje
} kontrakt { $contract }.
barrage-event-contract-revealed = Do oferty trafia kontrakt { $contract }.
barrage-event-patent-taken = { $seat } { $seat-number ->
    [plural] biorą
   *[singular] bierze
} { $tile-full }.
barrage-event-patent-revealed = Na miejsce { $slot } biura patentowego trafia { $tile-full }.
barrage-event-patent-gone = Z miejsca { $slot } biura patentowego znika { $tile-full }.
barrage-event-order = Miejsce { $place } w kolejności graczy: { $seat }.
barrage-event-objective-counted = { $seat }, wynik celu ({ $objective }): { $quantity }.
barrage-event-won = { $seat } { $seat-number ->
    [plural] wygrywają
   *[singular] wygrywa
} z wynikiem { $vp ->
    [one] { $vp } punktu
    [few] { $vp } punktów
   *[many] { $vp } punktów
}.

barrage-from-head = ze źródła { $of }
barrage-from-powerhouse = spod { $of }

# Why something was gained or lost; $of is what it is about.
barrage-why-choice = własny wybór
barrage-why-space = { $of-short }
barrage-why-private-space = opłata za pole
barrage-why-income = przychód
barrage-why-contract = kontrakt { $of }
barrage-why-site = czerwona ramka { $of }
barrage-why-solomon = Solomon, zamiast maszyn
barrage-why-tile = { $of-full }
barrage-why-conduit = kanał { $of }
barrage-why-production = produkcja
barrage-why-company = zdolność { $of-gen }
barrage-why-energy-place = miejsce na torze energii
barrage-why-energy-track = tor energii
barrage-why-bonus = kafel premii: { $of }
barrage-why-objective = cel
barrage-why-leftovers = pozostałe surowce
barrage-why-auction = licytacja
barrage-why-water = zatrzymana woda

## What is asked

barrage-question-draft = Którą spółkę wybierasz i który kontrakt początkowy?
barrage-question-bid = Ile dajesz za wcześniejsze miejsce w drafcie?
barrage-question-hire = Którego dyrektora bierzesz?
barrage-question-turn = Co robisz w tej turze?
barrage-question-turn-after-copying = Jak wykorzystujesz skopiowaną zdolność?
barrage-question-engineers = Ilu inżynierów wysyłasz do banku?
barrage-question-tile = Którym kaflem technologii budujesz?
barrage-question-tile-free = Którym kaflem technologii budujesz bez inżynierów?
barrage-question-site = Co budujesz i gdzie, używając { $tile-gen }?
barrage-question-payment = Jak płacisz za { $structure-acc } na { $site }?
barrage-question-produce = Która tama, który kanał i która elektrownia produkują ({ SIGNED($bonus) })?
barrage-question-produce-optional = Czy produkujesz ({ SIGNED($bonus) }), a jeśli tak, to jak?
barrage-question-produce-again = Czy produkujesz drugi raz, ale nie w { $basin }?
barrage-question-contract = { $discount ->
    [0] Który kontrakt realizujesz? Masz { $energy ->
        [one] { $energy } jednostkę
        [few] { $energy } jednostki
       *[many] { $energy } jednostek
    } energii.
   *[other] Który kontrakt realizujesz? Masz { $energy ->
       [one] { $energy } jednostkę
       [few] { $energy } jednostki
      *[many] { $energy } jednostek
   } energii, a każdy wymaga o { $discount } mniej.
}
barrage-question-machines = { $count ->
    [1] Którą maszynę otrzymujesz?
   *[other] Którą maszynę otrzymujesz teraz (pozostało: { $count })?
}
barrage-question-drops = { $flowing ->
    [yes] { $count ->
        [1] Z którego źródła spływa kropla?
       *[other] Z którego źródła spływa następna kropla (pozostało: { $count })?
    }
   *[no] { $count ->
        [1] Na którym źródle czeka kropla?
       *[other] Na którym źródle czeka następna kropla (pozostało: { $count })?
    }
}
barrage-question-free = Gdzie stanie { $effect }?
barrage-question-take = { $count ->
    [1] Który kontrakt bierzesz?
   *[other] Które kontrakty bierzesz (liczba: { $count })?
}
barrage-question-discard = Masz za dużo kontraktów: który odrzucasz?
barrage-question-copy = Czyją zdolność kopiuje Mahiri?

## What a move does

barrage-move-draft = { $officer-id ->
    [none] { $company }, kontrakt { $contract }
   *[other] { $company }, dyrektor { $officer } ({ $ability }), kontrakt { $contract }
}
barrage-move-place = { $engineers ->
    [0] { $space }: dowolna liczba inżynierów; { $effect }
   *[other] { $credits ->
        [0] { $space }: { barrage-engineers }; { $effect }
       *[other] { $space }: { barrage-engineers } i { $credits ->
           [one] { $credits } kredyt
           [few] { $credits } kredyty
          *[many] { $credits } kredytów
       }; { $effect }
    }
}
    .told = umieścić inżynierów { $space-at }
barrage-move-construct = { $engineers ->
    [0] budowa z inżynierami na kolejnym polu akcji budowy
   *[other] { $credits ->
        [0] { barrage-engineers }: budowa kaflem technologii
       *[other] { barrage-engineers }, { $credits ->
           [one] { $credits } kredyt
           [few] { $credits } kredyty
          *[many] { $credits } kredytów
       }: budowa kaflem technologii
    }
}
barrage-move-construct-free = budowa kaflem, który nie wymaga inżynierów
barrage-move-mahiri = inżynier do Mahiri, która na tę turę kopiuje zdolność dyrektora
barrage-move-pass = { $open ->
    [bid] weź ostatnie wolne miejsce
   *[other] koniec akcji w tej rundzie
}
barrage-move-engineers = { $count ->
    [one] { $count } inżynier
    [few] { $count } inżynierów
   *[many] { $count } inżynierów
} za { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}
barrage-move-tile = wykorzystaj { $tile-full }
    .told = wykorzystać { $tile-full }
barrage-move-tile-anton = wykorzystaj kafel Antona jako { $tile-full } z koła
    .told = wykorzystać kafel Antona jako { $tile-full } z koła
barrage-move-tile-wheel = wykorzystaj { $tile-full } z koła, jakby leżał w zasobach
    .told = wykorzystać { $tile-full } z koła, jakby leżał w zasobach
barrage-move-build = { $structure-id ->
    [conduit] kanał o przepustowości { $power } ze zbiornika { $basin } ({ $area }) do zbiornika { $to }
   *[other] { $red ->
        [yes] { $structure } w zbiorniku { $basin } ({ $area }), z opłatą za czerwoną ramkę
       *[no] { $structure } w zbiorniku { $basin } ({ $area })
    }
}
barrage-move-pay = { $credits ->
    [0] na koło: { barrage-machines }
   *[other] { $excavators ->
        [0] { $mixers ->
            [0] { $credits ->
                [one] { $credits } kredyt
                [few] { $credits } kredyty
               *[many] { $credits } kredytów
            } zamiast maszyn
           *[other] na koło: { barrage-machines }, a do tego { $credits ->
               [one] { $credits } kredyt
               [few] { $credits } kredyty
              *[many] { $credits } kredytów
           }
        }
       *[other] na koło: { barrage-machines }, a do tego { $credits ->
           [one] { $credits } kredyt
           [few] { $credits } kredyty
          *[many] { $credits } kredytów
       }
    }
}
barrage-drops = { $drops ->
    [one] { $drops } kropla
    [few] { $drops } krople
   *[many] { $drops } kropel
}
barrage-move-produce = { $owner-id ->
    [none] { barrage-production }; z { $dam } do zbiornika { $basin }
   *[other] { barrage-production }; z { $dam } do zbiornika { $basin }, przez cudzy kanał ({ $owner })
}
barrage-production = { $sure ->
    [yes] energia { $energy }: { barrage-drops } × przepustowość { $power } = { $product }{ $more ->
        [0] {""}
       *[other] , z premiami { SIGNED($more) }
    }
   *[no] { barrage-drops } × przepustowość { $power } = { $product }
}
barrage-move-fulfil = zrealizuj kontrakt { $contract }{ $lapses ->
    [yes] ; przepadnie z braku miejsca: { $lapsing }
   *[no] {""}
}
    .told = zrealizować kontrakt { $contract }
barrage-move-gain = otrzymaj { $machine-acc }
    .told = otrzymać { $machine-acc }
barrage-move-drop = na źródło { $head }, skąd woda płynie do zbiornika { $basin }
barrage-move-take = weź kontrakt { $contract }
    .told = wziąć kontrakt { $contract }
barrage-move-take-two = weź kontrakty { $first } i { $second }
    .told = wziąć kontrakty { $first } i { $second }
barrage-move-discard = odrzuć kontrakt { $contract }
    .told = odrzucić kontrakt { $contract }
barrage-move-bid = { $points } PZ na koniec gry
barrage-move-hire = { $officer }: { $ability }
barrage-move-copy = { $officer }: { $ability }
barrage-move-decline = { $open ->
    [contract] nie realizuj kontraktu
    [drops] nie umieszczaj więcej kropel
    [free] niczego nie buduj
    [produce] nie produkuj
    [turn] nic więcej nie rób
    [fulfil] nie realizuj kontraktu
    [extra] nic więcej nie rób
    [use] nie używaj
    [fill] bez kropli
    [more] bez kolejnej tamy
   *[other] zrezygnuj
}
    .told = { $open ->
        [contract] nie realizować kontraktu
        [drops] nie umieszczać więcej kropel
        [free] niczego nie budować
        [produce] nie produkować
        [turn] nic więcej nie robić
       *[other] zrezygnować
    }

## Why a move is refused

barrage-refused = { $rule }: { $reason }

barrage-refusal-other-question = To nie odpowiada na obecne pytanie: { $question }
barrage-refusal-over = Gra jest skończona.
barrage-refusal-company-not-offered = Tej spółki nie ma do wyboru: { $company }.
barrage-refusal-starting-contract-not-offered = Kontraktu początkowego { $contract } nie ma do wyboru.
barrage-refusal-bid-not-allowed = Oferta { $points } jest niedozwolona: najmniej { $least }, najwięcej { $most }.
barrage-refusal-officer-not-offered = { $officer } pracuje już dla kogoś innego.
barrage-refusal-too-few-engineers = Potrzeba { $needed ->
    [one] { $needed } inżyniera
    [few] { $needed } inżynierów
   *[many] { $needed } inżynierów
}, a masz { $held }.
barrage-refusal-too-few-credits = To kosztuje { $needed ->
    [one] { $needed } kredyt
    [few] { $needed } kredyty
   *[many] { $needed } kredytów
}, a masz { $held }.
barrage-refusal-space-taken = Pole { $space-at } jest już zajęte ({ $by }).
barrage-refusal-space-blocked = Przy { $players } graczach pole { $space-at } jest zamknięte.
barrage-refusal-no-patent-office = W rozgrywce wprowadzającej nie ma biura patentowego.
barrage-refusal-patent-gone = Miejsce { $slot } w biurze patentowym jest puste.
barrage-refusal-nothing-to-produce = Nie możesz tam wykonać żadnej produkcji ({ SIGNED($bonus) }).
barrage-refusal-no-contract-shown = W ofercie nie ma żadnego kontraktu.
barrage-refusal-no-construction-space = Wszystkie twoje pola akcji budowy są zajęte.
barrage-refusal-nothing-to-construct = Niczego nie możesz zbudować: potrzebne są kafel, maszyny, element i pole.
barrage-refusal-nothing-to-construct-free = Bez inżynierów niczego nie możesz zbudować.
barrage-refusal-engineers-left = Nie możesz spasować, dopóki masz inżynierów. Liczba pozostałych: { $engineers }.
barrage-refusal-copying-is-no-pass = Gdy Mahiri skopiuje zdolność, musi nastąpić akcja, a nie pas.
barrage-refusal-not-mahiri = Mahiri Sekibo nie pracuje dla ciebie.
barrage-refusal-mahiri-used-up = { $uses ->
    [0] Mahiri nie może teraz kopiować.
   *[other] Mahiri kopiuje raz na turę i dwa razy na rundę. Kopie w tej rundzie: { $uses }.
}
barrage-refusal-officer-not-copyable = Mahiri nie może skopiować tej zdolności: { $officer }.
barrage-refusal-tile-not-in-supply = W twoich zasobach nie ma { $tile-gen }.
barrage-refusal-tile-not-on-wheel = Na twoim kole nie ma { $tile-gen }.
barrage-refusal-cannot-copy-tiles = Nic nie pozwala ci kopiować kafli z koła.
barrage-refusal-tile-takes-no-engineers = Do użycia { $tile-gen } nie wysyła się inżynierów: zagraj „construct free”.
barrage-refusal-tile-needs-engineers = Nie można użyć { $tile-gen } bez inżynierów.
barrage-refusal-tile-builds-nothing-now = Przy użyciu { $tile-gen } niczego teraz nie zbudujesz.
barrage-refusal-tile-builds-other = Przy użyciu { $tile-gen } nie buduje się { $structure-genpl }.
barrage-refusal-wrong-space = { $site } to nie pole na { $structure-acc }.
barrage-refusal-no-piece-left = Wszystkie twoje { $structure-plural } są już na mapie.
barrage-refusal-site-taken = { $by-id ->
    [none] Na { $site } stoi tama neutralna.
   *[other] Pole { $site } jest już zabudowane ({ $by }).
}
barrage-refusal-own-base-in-basin = W zbiorniku pola { $site } masz już podstawę.
barrage-refusal-own-powerhouse-in-basin = W zbiorniku pola { $site } masz już elektrownię.
barrage-refusal-not-own-dam = Na { $site } nie masz tamy, którą można podnieść.
barrage-refusal-dam-at-full-height = Tama na { $site } ma już oba podniesienia.
barrage-refusal-area-not-allowed = Nagroda nie pozwala na podstawę na { $site }: wymienia inne obszary.
barrage-refusal-power-not-allowed = Nagroda pozwala na kanał o przepustowości najwyżej { $most }, a ten ma { $power }.
barrage-refusal-too-few-machines = To kosztuje { $machine-id ->
    [excavator] { $needed ->
        [one] { $needed } koparkę
        [few] { $needed } koparki
       *[many] { $needed } koparek
    }
   *[mixer] { $needed ->
       [one] { $needed } betoniarkę
       [few] { $needed } betoniarki
      *[many] { $needed } betoniarek
   }
}, a masz { $held }.
barrage-refusal-too-few-of-any-kind = Potrzeba dowolnych maszyn: { $needed }, a masz { $held }.
barrage-refusal-too-few-either-way = { $any-id ->
    [yes] Potrzeba dowolnych maszyn: { $needed }, a masz { $held }; albo betoniarek: { $mixers }, a masz { $mixers-held }.
   *[no] Potrzeba koparek: { $needed }, a masz { $held }; albo betoniarek: { $mixers }, a masz { $mixers-held }.
}
barrage-refusal-too-few-machines-and-credits = Potrzeba { $any-id ->
    [yes] dowolnych maszyn
   *[no] { $machine-id ->
        [excavator] koparek
       *[mixer] betoniarek
    }
}: { $needed }, a masz { $held }; poza tym czerwona ramka kosztuje kredytów: { $fee }, a masz { $credits }.
barrage-refusal-too-few-credits-for-machines = Brakuje maszyn: { $lacking }. Po 3 kredyty za każdą{ $fee ->
    [0] {""}
   *[other] , a za czerwoną ramkę jeszcze { $fee },
} razem kredytów: { $needed }, a masz { $held }.
barrage-refusal-fee-out-of-reach = Czerwona ramka kosztuje dodatkowo { $fee ->
    [one] { $fee } kredyt
    [few] { $fee } kredyty
   *[many] { $fee } kredytów
}, a masz { $held }.
barrage-refusal-wrong-payment = Koszt to { $any-id ->
    [yes] dowolne maszyny: { $needed }
   *[no] { $machine-id ->
        [excavator] { $needed ->
            [one] { $needed } koparka
            [few] { $needed } koparki
           *[many] { $needed } koparek
        }
       *[mixer] { $needed ->
            [one] { $needed } betoniarka
            [few] { $needed } betoniarki
           *[many] { $needed } betoniarek
        }
    }
}{ $mixers ->
    [0] {""}
   *[other] {""} albo same betoniarki: { $mixers }
}; { $offered } nie pokrywa go dokładnie.
barrage-refusal-no-dam = Na { $dam } nie stoi żadna tama.
barrage-refusal-dam-of-another = Tama na { $dam } należy do innej spółki ({ $by }).
barrage-refusal-too-little-water = Tama na { $dam } zatrzymuje { $held ->
    [one] { $held } kroplę
    [few] { $held } krople
   *[many] { $held } kropel
}, a potrzeba { $needed }.
barrage-refusal-no-drops = Do produkcji potrzeba co najmniej jednej kropli.
barrage-refusal-no-conduit = Na { $conduit } nie stoi żaden kanał.
barrage-refusal-conduit-elsewhere = Kanał { $conduit } nie zaczyna się w zbiorniku tamy { $dam }.
barrage-refusal-no-powerhouse = Nie masz elektrowni w { $basin }.
barrage-refusal-owner-unpaid = Właścicielowi kanału { $needed ->
    [one] należy się { $needed } kredyt
    [few] należą się { $needed } kredyty
   *[many] należy się { $needed } kredytów
}, a masz { $held }.
barrage-refusal-no-energy = Ta produkcja dałaby tyle energii: { $energy }, a musi dać co najmniej 1.
barrage-refusal-same-powerhouse = Druga produkcja wymaga innej elektrowni niż ta w { $basin }.
barrage-refusal-contract-not-eligible = Tym nie zrealizujesz kontraktu { $contract }: ani nie leży przed tobą odkryty, ani nie jest liczącym się tu kontraktem państwowym.
barrage-refusal-national-needs-production = Kontrakt państwowy { $contract } wymaga akcji produkcji; energia kafla służy tylko własnym kontraktom.
barrage-refusal-too-little-energy = Kontrakt { $contract } wymaga { $needed ->
    [one] { $needed } jednostki
    [few] { $needed } jednostek
   *[many] { $needed } jednostek
} energii, a jest { $energy }.
barrage-refusal-contract-not-shown = Kontraktu { $contract } nie ma w ofercie.
barrage-refusal-take-exactly = Tutaj bierze się dokładnie { $count ->
    [one] { $count } kontrakt
    [few] { $count } kontrakty
   *[many] { $count } kontraktów
}.
barrage-refusal-contract-not-held = Kontrakt { $contract } nie leży przed tobą odkryty.
barrage-refusal-drop-obligatory = Pierwszą kroplę z tego pola trzeba umieścić.
barrage-refusal-obligatory = Tego nie można pominąć: { $question }
