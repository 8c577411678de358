# Barrage: what the Automas do, and why.

barrage-level-easy = łatwy
barrage-level-medium = średni
barrage-level-hard = trudny
barrage-level-very-hard = bardzo trudny

# .beside is where engineers lie that find no free space there.
barrage-section-turbines = hala turbin
    .heading = Hala turbin
    .beside = obok hali turbin
barrage-section-water = gospodarka wodna
    .heading = Gospodarka wodna
    .beside = obok gospodarki wodnej
barrage-section-workshop = warsztat
    .heading = Warsztat
    .beside = obok warsztatu
barrage-section-machinery = park maszyn
    .heading = Park maszyn
    .beside = obok parku maszyn
barrage-section-contracts = biuro kontraktów
    .heading = Biuro kontraktów
    .beside = obok biura kontraktów
barrage-section-patents = biuro patentowe
    .heading = Biuro patentowe
    .beside = obok biura patentowego
barrage-section-construction = plansza spółki
    .heading = Plansza spółki
    .beside = na planszy spółki

barrage-limit-anywhere = gdziekolwiek
barrage-limit-mountains = w górach
barrage-limit-hills = na wzgórzach
barrage-limit-plains = na równinach
barrage-limit-power-1 = o przepustowości 1 lub większej
barrage-limit-power-2 = o przepustowości 2 lub większej
barrage-limit-power-3 = o przepustowości 3 lub większej
barrage-limit-power-4 = o przepustowości 4 lub większej
barrage-limit-power-5 = o przepustowości 5

barrage-criterion-strongest-built-conduit = przy zbudowanym kanale o największej przepustowości
barrage-criterion-own-powerhouse = rurociąg prowadzi do własnej elektrowni
barrage-criterion-most-water = dociera tu najwięcej czekającej wody
barrage-criterion-red-space = pole z czerwoną ramką
barrage-criterion-below-powerhouse = pierwsze poniżej elektrowni
barrage-criterion-conduit-to-own-dam = rurociąg prowadzi do własnej tamy, a przynajmniej nie do cudzej
barrage-criterion-strongest = największa przepustowość
barrage-criterion-second-strongest = druga co do wielkości przepustowość
barrage-criterion-dam-own-neutral-other = tama na początku: własna, inaczej neutralna, inaczej cudza
barrage-criterion-powerhouse-own-other = elektrownia na końcu: własna, inaczej cudza
barrage-criterion-dam-other-neutral-own = tama na początku: cudza, inaczej neutralna, inaczej własna
barrage-criterion-powerhouse-other-own = elektrownia na końcu: cudza, inaczej własna
barrage-criterion-own-dam = rurociąg prowadzi od własnej tamy
barrage-criterion-plains = na równinach
barrage-criterion-hills-5 = zbiornik 5
barrage-criterion-hills-6 = zbiornik 6
barrage-criterion-hills-7 = zbiornik 7
barrage-criterion-feeds-own-dam = pierwsza tama poniżej jest własna, a przynajmniej nie cudza
barrage-criterion-not-feeds-other-dam = pierwsza tama poniżej nie jest cudza

## What happens

barrage-event-contract-removed = { $seat } { $seat-number ->
    [plural] usuwają
   *[singular] usuwa
} z oferty kontrakt { $contract }.
barrage-event-contracts-shuffled = Usunięte { $colour-plural } kontrakty tworzą nowy stos.
barrage-event-laid = { $seat } { $seat-number ->
    [plural] kładą
   *[singular] kładzie
} { barrage-engineers.acc } { $section-beside }.
barrage-event-officer-laid-out = Do skopiowania przez Mahiri wyłożono: { $officer }.
barrage-event-automa-joined = { $officer-id ->
    [none] { $seat-person } to Automa (poziom { $level }); spółka: { $company }.
   *[other] { $seat-person } to Automa (poziom { $level }); spółka: { $company }, dyrektor: { $officer }.
}
barrage-event-automa-turned = { $shuffled-id ->
    [yes] { $seat } { $seat-number ->
        [plural] odwracają
       *[singular] odwraca
    } kafel: akcje z { $action }, kryteria z { $criteria }. Kafle zostają potasowane.
   *[no] { $seat } { $seat-number ->
       [plural] odwracają
      *[singular] odwraca
   } kafel: akcje z { $action }, kryteria z { $criteria }.
}
barrage-why-automa-tile = kafel { $of }

## Why it happens

barrage-event-automa-tried = { $seat }: akcja { $action } ({ $deed }) jest niemożliwa, bo { $why }.
barrage-event-automa-acts = { $seat }: akcja { $action } ({ $deed }) zostaje wykonana.
barrage-event-automa-system = { $seat } { $seat-number ->
    [plural] wybierają
   *[singular] wybiera
} { $dam } i { $conduit } ({ barrage-drops }, energia { $energy }): { $by }.
barrage-event-automa-contract = { $contract-id ->
    [none] { $seat }: energia { $energy } nie wystarcza na żaden kontrakt.
   *[other] { $seat } { $seat-number ->
       [plural] wybierają
      *[singular] wybiera
   } kontrakt { $contract } przy energii { $energy }.
}
barrage-event-automa-water = { $flowing-id ->
    [yes] { $seat } { $seat-number ->
        [plural] puszczają
       *[singular] puszcza
    } krople z HA, HB, HC, HD: { $drops } (najwyżej { $count }), według liter { $letters }; własne tamy zatrzymają { $held }.
   *[no] { $seat } { $seat-number ->
       [plural] umieszczają
      *[singular] umieszcza
   } krople na HA, HB, HC, HD: { $drops } (najwyżej { $count }), według liter { $letters }; własne tamy zatrzymają { $held }.
}
barrage-event-automa-technology = { $copied-id ->
    [yes] { $seat } { $seat-number ->
        [plural] budują
       *[singular] buduje
    } { $structure-acc }, wykorzystując kafel Antona jako { $tile-full } z koła.
   *[no] { $seat } { $seat-number ->
       [plural] budują
      *[singular] buduje
   } { $structure-acc }, wykorzystując { $tile-full }.
}
barrage-event-automa-machine = { $seat } { $seat-number ->
    [plural] biorą
   *[singular] bierze
} { $machine-acc }, bo w zasobach jest: { barrage-machines }.
barrage-event-automa-candidates = { $seat } { $seat-number ->
    [plural] mogą
   *[singular] może
} zbudować { $structure-acc } na: { $candidates }.
barrage-event-automa-third = { $completing-id ->
    [none] { $seat } nie { $seat-number ->
        [plural] dopełniają
       *[singular] dopełnia
    } tam żadnego systemu; zostaje: { $left }.
   *[other] { $seat } { $seat-number ->
       [plural] mogą
      *[singular] może
   } dopełnić system na: { $completing }; zostaje: { $left }.
}
barrage-event-automa-preference = { $seat }, pierwszeństwo: { $by }; zostaje: { $left }.
barrage-event-automa-criterion = { $fitting-id ->
    [none] { $seat }, kryterium „{ $criterion }”: nic nie pasuje; zostaje: { $left }.
   *[other] { $seat }, kryterium „{ $criterion }”: pasuje { $fitting }; zostaje: { $left }.
}
barrage-event-automa-code = { $wrapped-id ->
    [yes] { $seat } { $seat-number ->
        [plural] liczą
       *[singular] liczy
    } od { $from }, przez koniec i od początku: { $chosen }.
   *[no] { $seat } { $seat-number ->
       [plural] liczą
      *[singular] liczy
   } od { $from }: { $chosen }.
}

barrage-by-energy = daje najwięcej energii
barrage-by-neutral-dam = wśród równych ma neutralną tamę
barrage-by-code = wśród równych jest pierwszy od kodu
barrage-by-strong-conduits = kanały o przepustowości 3 lub większej
barrage-by-mountains = góry, potem wzgórza

barrage-why-expansion = należy do dodatku
barrage-why-no-system = żaden system nie daje energii
barrage-why-ahead-on-track = energia { $energy } daje już prowadzenie na torze energii
barrage-why-contract-out-of-reach = energia { $energy } nie wystarcza na żaden kontrakt tego koloru
barrage-why-no-useful-drop = żadna nowa kropla nie trafi do własnej tamy
barrage-why-no-piece = nie ma już takiego elementu
barrage-why-no-tile = żaden kafel w zasobach tego nie buduje
barrage-why-no-space = żadne dozwolone pole nie jest wolne
barrage-why-no-machinery = maszyn nie wystarcza na żadne dozwolone pole
barrage-why-empty-wheel = na kole nic nie leży
barrage-why-last-round = trwa ostatnia runda
barrage-why-no-patent = w biurze patentowym nie ma odpowiedniego kafla
barrage-why-no-credits = to kosztuje { $needed ->
    [one] { $needed } kredyt
    [few] { $needed } kredyty
   *[many] { $needed } kredytów
}, a jest { $held }

## What a tile asks of people, and what its moves mean

barrage-question-tile-for = Którym kaflem technologii budujesz { $structure-acc } ({ $limit }), jak każe kafel automy?
barrage-move-turn-tile = odwróć kafel automy
    .told = odwrócić kafel automy
barrage-move-action = wykonaj akcję { $number } z kafla automy
    .told = wykonać akcję { $number } z kafla automy
barrage-move-drops = wszystkie krople naraz, tak jak umieszcza je Automa

## Kafle: akcje po jednej stronie, kryteria po drugiej

barrage-deed-text = { $on ->
    [yes] { $deed } ({ barrage-engineers }), a tura trwa
   *[no] { $deed } ({ barrage-engineers })
}
barrage-deed-produce = produkcja { SIGNED($bonus) }, jeśli wystarczy na { $colour } kontrakt
barrage-deed-renew = wymiana: { $colour-plural } kontrakty, i 2 jednostki energii
barrage-deed-build = { $limit-id ->
    [anywhere] budowa: { $structure }
   *[other] budowa: { $structure } { $limit }
}
barrage-deed-paid = { $price ->
    [0] { $effect }
   *[other] { $effect }, za { $price } PZ
}
barrage-deed-patent = kafel zaawansowany ({ $structure }) lub dżoker, za 2 PZ
barrage-deed-bank = 1 PZ z banku
barrage-deed-external-work = praca zewnętrzna { $order } (dodatek)
barrage-deed-private-building = { $up ->
    [yes] budynek prywatny, od dołu (dodatek)
   *[no] budynek prywatny, od góry (dodatek)
}
barrage-deed-private-building-patent = kafel zaawansowany budynków prywatnych (dodatek)
barrage-criteria-dams = podstawy i podniesienia: { $criteria }; potem od zbiornika { $code }
barrage-criteria-conduits = kanały: { $criteria }; potem od { $code }
barrage-criteria-powerhouses = elektrownie: { $criteria }; potem od zbiornika { $code }
barrage-criteria-head-streams = krople: { $letters }
