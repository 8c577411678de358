# Warsztat zestawów elementów.

web-packs = Karty i zestawy
web-packs-reconstructed = To, co drukują instrukcje Podwodnych Miast, jest tu użyte dokładnie. Większość kart, plansze graczy, dziesięć z jedenastu niebieskich metropolii, kontrakty rządowe i połowa pól akcji dla jednego lub dwóch graczy nie są nigdzie opisane słowami: nasze są odtworzone.
web-packs-invite = Kto ma drukowane, może wpisać je tutaj dla swojego stołu. Zestaw elementów to tekst z wpisem dla każdego elementu; czego nie wymienia, to zostaje bez zmian. Jak pisać wpisy, mówi plik docs/decks.md dołączony do programu.
web-packs-text = Zestaw
web-packs-check = Sprawdź i pokaż karty
web-packs-save = Zapisz jako plik
web-packs-play = Zagraj z nim przeciw komputerowi
web-packs-file = Zestaw w pliku
web-packs-read = Otwórz plik
web-packs-no-text = W tym, co przesłano, nie ma pliku z tekstem.
web-packs-built-in = Wszystkie wbudowane elementy jako plik, na początek
web-packs-sound = { $cards ->
    [0] Zestaw jest poprawny. Nie ma własnych kart.
    [one] Zestaw jest poprawny. Ma { $cards } własną kartę.
    [few] Zestaw jest poprawny. Ma { $cards } własne karty.
    [many] Zestaw jest poprawny. Ma { $cards } własnych kart.
   *[other] Zestaw jest poprawny. Ma { $cards } własnej karty.
}
web-packs-own = Karty tego zestawu
web-packs-others = Wszystkie inne karty
web-packs-worth = { $points ->
    [one] warta około { $points } punktu
    [few] warta około { $points } punktów
    [many] warta około { $points } punktów
   *[other] warta około { $points } punktu
}
web-packs-worth-why = Wartość karty jest szacowana według tabeli wartości z docs/cards.md, w punktach na koniec gry. To przybliżenie: porządkuje karty, a nie przepowiada wyników. Drukowane karty er są warte średnio 2,1.
