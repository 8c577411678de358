# Stałe polecenia i cofanie za zgodą.

web-orders = Stałe polecenia
web-orders-what = Co zrobić za ciebie, gdy padnie pytanie, a ciebie nie będzie. Polecenie wie tyle co ty i kończy się, gdy tylko zmieni się coś, co w nim nazwano.
web-orders-mine = Twoje polecenia przy tym stole
web-orders-none = Nie ma żadnego.
web-orders-end = Wycofaj
web-orders-new = Wydaj polecenie
web-orders-pass = Pasuj za mnie, gdy nie mam już inżynierów
web-orders-sensible = Odpowiadaj za mnie, gdzie jest jeden rozsądny wybór
web-orders-take = Na początku mojej następnej tury: jeśli to jest jeszcze wolne, zrób to, w przeciwnym razie czekaj na mnie
web-orders-told-take = Jeśli na początku twojej następnej tury będzie to jeszcze możliwe: { $move }
web-orders-give = Wydaj to polecenie
web-orders-nothing-ahead = Na twoją następną turę nie można teraz nic polecić.
web-orders-link = { $count ->
    [0] Stałe polecenia
    [one] Stałe polecenia: { $count }
    [few] Stałe polecenia: { $count }
    [many] Stałe polecenia: { $count }
   *[other] Stałe polecenia: { $count }
}
web-orders-played = { $seat }: odpowiedziało stałe polecenie.
web-orders-over = Ta partia jest zakończona.
web-orders-your-turn = To twoja tura: możesz po prostu to zrobić.
web-orders-not-ahead = Tego nie można teraz polecić.
web-orders-too-many = Masz za dużo poleceń przy tym stole.

## Cofanie za zgodą

web-plea-ask = Poproś o cofnięcie mojej ostatniej tury
web-plea-why = Jeśli wszyscy pozostali się zgodzą, cofa się wszystko od tamtej chwili, nawet jeśli coś odkryto. Partia nie liczy się wtedy do rankingu.
web-plea-yours = { $count ->
    [one] Prosisz o cofnięcie { $count } ruchu. Pozostali muszą się zgodzić.
    [few] Prosisz o cofnięcie { $count } ruchów. Pozostali muszą się zgodzić.
    [many] Prosisz o cofnięcie { $count } ruchów. Pozostali muszą się zgodzić.
   *[other] Prosisz o cofnięcie { $count } ruchu. Pozostali muszą się zgodzić.
}
web-plea-of = { $count ->
    [one] { $name } prosi o cofnięcie { $count } ruchu. Zgoda?
    [few] { $name } prosi o cofnięcie { $count } ruchów. Zgoda?
    [many] { $name } prosi o cofnięcie { $count } ruchów. Zgoda?
   *[other] { $name } prosi o cofnięcie { $count } ruchu. Zgoda?
}
web-plea-agree = Zgoda
web-plea-refuse = Nie
web-plea-withdraw = Nieważne
web-plea-unrated = Coś tu cofnięto za zgodą wszystkich: ta partia nie liczy się do rankingu.
web-plea-not-now = Przy tym stole nie można teraz nic cofnąć.
web-plea-nothing = Tyle nie można cofnąć.
web-plea-gone = Partia poszła dalej; nikt już nie jest pytany.
error-record-taken-back = ruchy cofnięte za zgodą zapisuje się „taken-back P2 5”, nie „{ $text }”
