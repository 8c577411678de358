# Barrage: dyrektorzy promocyjni (L-14.3 do L-14.10) i ustawienia, które z nimi przyszły.

barrage-officer-Elon = Elon Audia
    .ability = zamiast wszystkich innych maszyn 8 koparkobetoniarek, każda jest koparką albo betoniarką
barrage-officer-Gennaro = Gennaro Grasso
    .ability = własne pole akcji budowy dla 2 inżynierów
barrage-officer-Wu = Wu Fang
    .ability = własne pole: energia za krople w twoich tamach, także na jeden twój kontrakt
barrage-officer-Octavius = Dr Octavius
    .ability = jedna produkcja może użyć wody z kilku tam
barrage-officer-Amir = Amir Zahir
    .ability = krople, które czekają, mogą od razu popłynąć, a płynące trafić prosto do twoich tam

barrage-effect-excamixers = { $count ->
    [one] { $count } koparkobetoniarka
    [few] { $count } koparkobetoniarki
   *[many] { $count } koparkobetoniarek
}
barrage-resource-excamixers = { $amount ->
    [one] koparkobetoniarka
    [few] koparkobetoniarki
   *[many] koparkobetoniarek
}
    .acc = { $amount ->
        [one] koparkobetoniarkę
        [few] koparkobetoniarki
       *[many] koparkobetoniarek
    }

## What happens

barrage-event-placed-with-officer = { $seat } { $seat-number ->
    [plural] umieszczają
   *[singular] umieszcza
} { barrage-engineers.acc } na polu dyrektora: { $officer }.
barrage-event-put-on-wheel-mixed = { $seat } { $seat-number ->
    [plural] kładą
   *[singular] kładzie
} na koło: { $tile-id ->
    [none] { $machines }
   *[other] { $tile }, { $machines }
}.
barrage-event-wheel-turned-mixed = { $seat } { $seat-number ->
    [plural] obracają koło i odzyskują
   *[singular] obraca koło i odzyskuje
}: { $tile-id ->
    [none] { $machines }
   *[other] { $tile }, { $machines }
}.
barrage-event-machines-retrieved-mixed = { $seat } { $seat-number ->
    [plural] zabierają
   *[singular] zabiera
} z koła: { $machines }.
barrage-event-automa-wu = { $seat } { $seat-number ->
    [plural] używają
   *[singular] używa
} pola Wu Fanga: kropli we własnych tamach ({ $drops }) wystarczy na { $colour } kontrakt.
barrage-event-automa-amir = { $seat } { $seat-number ->
    [plural] umieszczają
   *[singular] umieszcza
} kroplę prosto na { $at }.
barrage-event-automa-gennaro = { $seat } { $seat-number ->
    [plural] budują
   *[singular] buduje
} z jednym inżynierem mniej, niż wydrukowano ({ $printed }): to pierwsza budowa w rundzie.
barrage-by-above-own-powerhouses = zbiorniki, z których kanał może prowadzić do własnej elektrowni
barrage-why-officer = zdolność: { $of }

## What is asked

barrage-question-more-dams = Czy tę elektrownię napędza jeszcze jedna tama (dotąd energii: { $energy })?
barrage-question-pay-work = Którymi maszynami płacisz za pracę zewnętrzną?

## What a move does

barrage-move-gennaro = 2 inżynierów do Gennara: buduj z kaflem technologii
barrage-move-wu = inżynier do Wu Fanga: energia za krople w twoich tamach
barrage-move-flow = niech od razu płynie ze źródła { $head } do zbiornika { $basin }
barrage-move-pay-mixed = { $machines }
barrage-move-salvage-mixed = { $machines }, z segmentu, który wróci po { $segment ->
    [one] { $segment } obrocie
    [few] { $segment } obrotach
   *[many] { $segment } obrotach
}

## Why a move is refused

barrage-refusal-officer-not-yours = { $officer } nie pracuje dla ciebie.
barrage-refusal-own-space-used = Pole dyrektora ({ $officer }) jest w tej rundzie zajęte.
barrage-refusal-no-drops-held = W żadnej twojej tamie nie ma kropli.
barrage-refusal-other-powerhouse = Kolejna tama musi napędzać elektrownię w { $basin }.
barrage-refusal-dam-used = { $dam } już napędza tę elektrownię.
barrage-refusal-wrong-work-payment = Praca { $work } wymaga: { barrage-machines }; koparkobetoniarka jest jednym albo drugim; { $offered } nie jest dokładną zapłatą.
barrage-refusal-too-few-for-work-mixed = Praca { $work } wymaga: { barrage-machines }; masz: { $machines }.
barrage-refusal-too-few-for-building-mixed = Budowa przy „{ $building }” wymaga: { barrage-machines }{ $fee ->
    [0] {""}
   *[other] , a za czerwoną ramkę { $fee } kr.
}; masz: { $machines }, kredyty: { $credits }.

error-sheet-described-twice = { $seat } to { $company }: wystarczy jedna z dwóch tabel
error-sheet-excamixers = { $rule }: spółka { $company } ma najwyżej tyle koparkobetoniarek: { $most }
error-sheet-own-space = { $rule }: spółka { $company } nie może mieć tylu inżynierów na polu swojego dyrektora

## Settings

web-setting-barrage-promo-officers = Dyrektorzy promocyjni
web-setting-barrage-promo-officers-no = nie ma ich wśród dyrektorów
web-setting-barrage-promo-officers-yes = są wśród dyrektorów
web-setting-barrage-promo-officers-why = Elon Audia, Gennaro Grasso, Wu Fang, Dr Octavius i Amir Zahir. Widzieliśmy zdjęcia dwóch kafli; reszta według tekstu wersji internetowej, a strony zasad oznaczają rozstrzygnięcia. Tylko w pełnej rozgrywce.
help-option-promo-officers = Barrage: wśród dyrektorów jest pięciu promocyjnych (tylko pełna rozgrywka).
web-setting-barrage-second-space = Drugie pole budowy
web-setting-barrage-second-space-by-row = według rzędu i liczby spółek
web-setting-barrage-second-space-four-only = tylko przy czterech spółkach
web-setting-barrage-second-space-always = zawsze otwarte
web-setting-barrage-second-space-why = Wydrukowanej planszy Projektu Leeghwatera nie widzieliśmy, a źródła się różnią: rzędy 1 i 2 od trzech spółek, pozostałe przy czterech, albo wszędzie tylko przy czterech.
help-option-second-space = Barrage: kiedy otwarte jest drugie pole budowy w Projekcie Leeghwatera: by-row, four-only albo always.
web-setting-barrage-discount = Simone z Francją
web-setting-barrage-discount-each = o 3 mniej na każdy kontrakt
web-setting-barrage-discount-once = o 3 mniej raz na produkcję
web-setting-barrage-discount-why = Według słów spółki i dyrektora zniżka dotyczy każdego kontraktu; wersja internetowa daje ją raz na wszystkie razem.
help-option-discount = Barrage: zniżka Francji dla spółki Simone na każdy kontrakt czy raz: each albo once.

## The table

barrage-board-space-own = własne pole dyrektora ({ $count })
barrage-board-excamixers = koparkobetoniarki
barrage-page-excamixers = koparkobetoniarki
