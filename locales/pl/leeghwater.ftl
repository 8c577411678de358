# Barrage: Projekt Leeghwatera (L-1 do L-16), jego elementy i to, co się z nimi opowiada, o co pyta i co odrzuca.

barrage-company-Netherlands = Holandia
    .short = NL
    .number = singular
    .gen = Holandii
    .ability = po każdej produkcji kropla do innej własnej tamy

# same
barrage-officer-Tommaso = Tommaso Battista
    .ability = Architekt wśród inżynierów daje kolejną turę tam, gdzie potrzeba dokładnie jednego inżyniera
# same
barrage-officer-Leslie = Leslie Spencer
    .ability = maszyny za pracę zewnętrzną trafiają na koło wraz z własnym kaflem
# same
barrage-officer-Margot = Margot Fouché
    .ability = własne pole na akcję budynku prywatnego

barrage-structure-building = budynek
    .column = bud.
    .acc = budynek
    .plural = budynki
    .genpl = budynków
    .gen = budynku

barrage-tile-building = budynek
    .full = kafel budynku
    .gen = kafla budynku
barrage-tile-leslie = Leslie
    .full = kafel Leslie
    .gen = kafla Leslie
barrage-tile-I-Building = I-Budynek
    .full = kafel I-Budynek
    .gen = kafla I-Budynek
    .effect = akcja właśnie aktywowanego budynku prywatnego od razu
barrage-tile-II-Building = II-Budynek
    .full = kafel II-Budynek
    .gen = kafla II-Budynek
    .effect = płaci się maszyny tylko jednego z dwóch rodzajów
barrage-tile-III-Building = III-Budynek
    .full = kafel III-Budynek
    .gen = kafla III-Budynek
    .effect = punkty budynku prywatnego od razu

barrage-bonus-works = prace zewnętrzne
barrage-bonus-buildings = budynki

barrage-site-cofferdam = Grodza
barrage-site-control-station = Sterownia
barrage-site-customer-office = Biuro Klienta
barrage-site-development-office = Biuro Rozwoju
barrage-site-energy-relay-field = Stacja Przekaźnikowa
barrage-site-financial-division = Dział Finansowy
barrage-site-loan-agency = Agencja Kredytowa
barrage-site-research-lab = Laboratorium
barrage-site-robot-factory = Fabryka Robotów
barrage-site-wind-farm = Farma Wiatrowa

barrage-space-external-work-1 = praca zewnętrzna na miejscu 1
    .short = prace zewnętrzne
    .at = przy pracy zewnętrznej 1
barrage-space-external-work-2 = praca zewnętrzna na miejscu 2
    .short = prace zewnętrzne
    .at = przy pracy zewnętrznej 2
barrage-space-external-work-3 = praca zewnętrzna na miejscu 3
    .short = prace zewnętrzne
    .at = przy pracy zewnętrznej 3

barrage-section-works = prace zewnętrzne
    .heading = Prace zewnętrzne
    .beside = obok prac zewnętrznych
barrage-section-buildings = budynki prywatne
    .heading = Budynki prywatne
    .beside = obok budynków prywatnych
    .beside = obok prac zewnętrznych
barrage-limit-up = od dołu
barrage-limit-down = od góry

barrage-work-text = praca { $work } ({ barrage-machines }: { $reward })

## What rewards and actions do

barrage-effect-work = wykonanie pracy zewnętrznej
barrage-effect-fulfil = { $must ->
    [yes] realizacja jednego własnego kontraktu bez produkcji
   *[no] opcjonalnie realizacja jednego własnego kontraktu bez produkcji
}
barrage-effect-fulfil-up-to = opcjonalnie realizacja jednego własnego kontraktu o wartości do { $most } bez produkcji
barrage-effect-contract-energy = energia ({ $count }), którą można zrealizować jeden własny kontrakt
barrage-effect-take-any-patent = dowolny kafel zaawansowany z biura patentowego
barrage-effect-drop-at-dam = kropla prosto do własnej lub neutralnej tamy
barrage-effect-retrieve-tile = kafel technologii z powrotem z koła
barrage-effect-retrieve-machines = połowa maszyn jednego segmentu z powrotem z koła
barrage-effect-buy-work = praca zewnętrzna; cena w kredytach za każdą maszynę: { $count }

## What happens

barrage-event-architect-sent = { $seat } { $seat-number ->
    [plural] wysyłają
   *[singular] wysyła
} Architekta: potem następuje kolejna tura.
barrage-event-placed-at-building = { $seat } { $seat-number ->
    [plural] umieszczają
   *[singular] umieszcza
} { barrage-engineers.acc } przy budynku „{ $building }”, pole { $nth }.
barrage-event-placed-with-margot = { $seat } { $seat-number ->
    [plural] umieszczają
   *[singular] umieszcza
} { barrage-engineers.acc } na polu Margot.
barrage-event-work-done = { $seat } { $seat-number ->
    [plural] wykonują
   *[singular] wykonuje
} pracę zewnętrzną { $work }.
barrage-event-work-gone = Praca zewnętrzna { $work } z miejsca { $position } wypada z gry.
barrage-event-work-revealed = Na miejscu { $position } zostaje odkryta praca zewnętrzna { $work }.
barrage-event-tile-retrieved = { $seat } { $seat-number ->
    [plural] zabierają
   *[singular] zabiera
} z koła { $tile-full }.
barrage-event-machines-retrieved = { $seat } { $seat-number ->
    [plural] zabierają
   *[singular] zabiera
} z koła: { barrage-machines }.
barrage-event-automa-work = { $seat } { $seat-number ->
    [plural] wykonują
   *[singular] wykonuje
} pracę zewnętrzną { $work }, pierwszą możliwą do opłacenia na miejscach { $order }.
barrage-event-automa-refill = { $seat } { $seat-number ->
    [plural] umieszczają
   *[singular] umieszcza
} kroplę Holandii na { $at }.
barrage-why-work = praca zewnętrzna { $of }
barrage-why-building = { $of }
barrage-why-no-work = żadnej pracy zewnętrznej nie można opłacić

## What is asked

barrage-question-leslie = Czy maszyny trafiają na koło, czy do zasobów ogólnych?
barrage-question-architect = Dokąd idzie Architekt?
barrage-question-extra-turn = Co robisz w dodatkowej turze?
barrage-question-fill = Która tama dostaje kroplę?
barrage-question-refill = Która inna twoja tama dostaje kroplę?
barrage-question-retrieve-tile = Który kafel zabierasz z koła?
barrage-question-salvage = Które maszyny zabierasz z koła?
barrage-question-buy-work = Którą pracę zewnętrzną wykonujesz? Cena w kredytach za każdą maszynę: { $count }.
barrage-question-take-tile = Który kafel zaawansowany bierzesz?
barrage-question-use = Czy budynek „{ $building }” działa od razu?
barrage-question-margot = Który budynek prywatny działa?
barrage-question-fulfil = Który kontrakt realizujesz bez produkcji?

## What a move does

barrage-move-build-building = budynek przy „{ $site }” ({ $reward }){ $fee ->
    [0] {""}
   *[other] , z opłatą za czerwoną ramkę
}
barrage-move-architect = wyślij Architekta na pole dla jednego inżyniera, a potem wykonaj kolejną turę
barrage-move-use = { $engineers ->
    [0] { $building }: { $reward }
   *[other] { $credits ->
        [0] { $building }: { barrage-engineers }; { $reward }
       *[other] { $building }: { barrage-engineers }, kredyty: { $credits }; { $reward }
    }
}
    .told = użycie budynku „{ $building }”
barrage-move-margot = inżynier do Margot: działa jeden z twoich budynków prywatnych
barrage-move-leslie = połóż maszyny na kole i obróć je
barrage-move-give-away = oddaj maszyny
barrage-move-fill = kropla na { $dam }
barrage-move-retrieve = zabierz { $tile-full }
barrage-move-salvage = { barrage-machines }, z segmentu, który wróci po { $segment ->
    [one] { $segment } obrocie
    [few] { $segment } obrotach
   *[many] { $segment } obrotach
}
barrage-move-work = { $work-id ->
    [none] praca zewnętrzna na miejscu { $position }
   *[other] { $work }
}
barrage-move-take-tile = weź { $tile-full }

## Why a move is refused

barrage-refusal-not-expanded = Przy tym stole nie gra się z Projektem Leeghwatera.
barrage-refusal-work-done-already = Na miejscu { $position } nie ma już w tej rundzie pracy zewnętrznej.
barrage-refusal-too-few-for-work = Praca { $work } wymaga: { barrage-machines }; twoje koparki: { $excavators-held }, betoniarki: { $mixers-held }.
barrage-refusal-work-too-dear = Praca { $work } kosztuje w kredytach { $needed }, a masz { $held }.
barrage-refusal-building-not-in-play = Budynku „{ $building }” nie ma w tej grze.
barrage-refusal-built-there = Przy „{ $building }” już stoi twój budynek.
barrage-refusal-too-few-for-building = Budowa przy „{ $building }” wymaga: { barrage-machines }{ $fee ->
    [0] {""}
   *[other] , a czerwona ramka kosztuje w kredytach { $fee }
}; twoje koparki: { $excavators-held }, betoniarki: { $mixers-held }, kredyty: { $credits }.
barrage-refusal-wrong-building-payment = Budowa przy „{ $building }” kosztuje: { barrage-machines }; { $offered } nie jest dokładną zapłatą.
barrage-refusal-not-built-there = Z budynku „{ $building }” korzysta tylko ten, kto tam zbudował.
barrage-refusal-building-used = Budynek „{ $building }” został już przez ciebie użyty w tej rundzie.
barrage-refusal-building-cannot-act = Budynek „{ $building }” nic by teraz nie dał.
barrage-refusal-not-margot = Margot Fouché nie pracuje dla ciebie.
barrage-refusal-margot-used = Pole Margot jest w tej rundzie zajęte.
barrage-refusal-nothing-for-margot = Żaden z twoich budynków prywatnych nie może teraz działać.
barrage-refusal-no-architect = Nie masz Architekta do wysłania.
barrage-refusal-no-place-for-architect = Żadne pole dla jednego inżyniera nie jest teraz dostępne.
barrage-refusal-not-for-architect = Architekt idzie tylko tam, gdzie potrzeba dokładnie jednego inżyniera.
barrage-refusal-no-mahiri-in-extra-turn = W dodatkowej turze własne pole Mahiri jest zamknięte.
barrage-refusal-extra-turn-is-no-pass = Z dodatkowej tury można zrezygnować; to nie jest spasowanie.
barrage-refusal-dam-cannot-take = { $dam } nie przyjmie kropli: potrzeba miejsca i tamy, która się tu liczy.
barrage-refusal-tile-not-offered = W biurze patentowym nie ma { $tile-gen }.
barrage-refusal-tile-not-there = Na twoim kole brak { $tile-gen }.
barrage-refusal-not-half = Wraca dokładnie połowa maszyn segmentu: z segmentu { $segment } wraca { $half }.
barrage-refusal-contract-beyond-limit = Kontrakt { $contract } przekracza wartość { $most }.
barrage-refusal-contract-not-own = Kontrakt { $contract } nie leży u ciebie odkryty.

## What is wrong with something written

error-notation-work = prace zewnętrzne to a1–a5, b1–b5 i c1–c5
error-notation-building = budynki prywatne zapisuje się jak research-lab lub wind-farm
error-notation-salvage = maszyny z koła zapisuje się jak „salvage 3 2E 1M”, z segmentem od 1 do 5
error-notation-position = prace zewnętrzne leżą na miejscach 1–3
error-setup-leeghwater-full-game-only = { $rule }: Projekt Leeghwatera należy do pełnej gry
error-sheet-only-with-leeghwater = { $rule }: { $what } należy do Projektu Leeghwatera, którego nie ma w options
error-sheet-leeghwater-not-agreed = { $rule }: podano works lub buildings, ale w options nie ma leeghwater
error-sheet-officer-by-option = { $rule }: { $officer } gra tylko wtedy, gdy mówi o tym options
error-sheet-leslie-tile-without-leslie = { $rule }: spółka { $company } ma kafel Leslie bez Leslie
error-sheet-architect = { $rule }: spółka { $company } nie ma Architekta w zasobach
error-sheet-five-private-buildings = { $rule }: buildings wymienia pięć różnych budynków prywatnych
error-sheet-removed-tiles = { $rule }: removed_tiles wymienia kafle zaawansowane, żadnego dwa razy
error-sheet-building-not-in-play = { $rule }: { $building } nie bierze udziału w grze
error-sheet-four-action-spaces = { $rule }: { $building } ma cztery pola akcji
error-sheet-cannot-use-building = { $rule }: { $seat } nie może mieć tam inżynierów: { $building }
error-sheet-work-two-places = { $rule }: praca zewnętrzna { $work } leży w dwóch miejscach
error-sheet-three-external-works = { $rule }: odkryte leżą najwyżej trzy prace zewnętrzne
# same
error-sheet-works = works: { $reason }
error-sheet-piles-in-order = { $rule }: prace stosu A leżą nad pracami B, a te nad C

## Settings

# same
web-setting-barrage-tommaso = Tommaso Battista
web-setting-barrage-tommaso-no = nie ma go wśród dyrektorów
web-setting-barrage-tommaso-yes = jest wśród dyrektorów
web-setting-barrage-tommaso-why = Dyrektor z dodatku, który niczego więcej z niego nie potrzebuje: jego Architekt daje kolejną turę tam, gdzie potrzeba jednego inżyniera. Tylko w pełnej rozgrywce.
help-option-tommaso = Barrage: wśród dyrektorów jest Tommaso Battista.
web-setting-barrage-leeghwater = Projekt Leeghwatera
web-setting-barrage-leeghwater-no = bez niego
web-setting-barrage-leeghwater-yes = z nim
web-setting-barrage-leeghwater-why = Dodatek: prace zewnętrzne, budynki prywatne, Holandia, czworo dyrektorów i ich kafle. Tam, gdzie zasady opierają się na nielicznych źródłach, strony zasad oznaczają to jako rozstrzygnięcie. Tylko w pełnej rozgrywce.
help-option-leeghwater = Barrage: z Projektem Leeghwatera (tylko pełna rozgrywka).

## The table in letters

barrage-board-works = prace zewnętrzne (jeszcze { $left })
barrage-board-work = { $position }: { $work }
barrage-board-buildings = budynki prywatne
barrage-board-building = { $row }: { $building } ({ barrage-machines }, punkty: { $vp }): { $reward }
barrage-board-builders = zbudowali: { $list }
barrage-board-works-done = wykonane prace
barrage-board-built-at = zbudowano przy
barrage-board-architect = Architekt do dyspozycji
