# What each person sets for themselves, confirming, keys, one screen for several people, and what comes after the end.

## What each person sets for themselves

web-habits = Ustawienia
web-habits-why = Obowiązują w tej przeglądarce, z kontem i bez konta.
web-habits-save = Zapisz
web-habits-scale = Wielkość planszy i kart
web-habits-scale-usual = zwykła
web-habits-scale-smaller = mniejsza
web-habits-scale-larger = większa
web-habits-light = Światło
web-habits-light-usual = jak zaczyna każda gra
web-habits-light-browser = jak w przeglądarce
web-habits-light-day = dzień
web-habits-light-night = noc
web-habits-pace = Ruch
web-habits-pace-usual = zwykła prędkość
web-habits-pace-slow = powoli
web-habits-pace-fast = szybko
web-habits-pace-none = bez ruchu
web-habits-confirm = Pytaj o potwierdzenie
web-habits-confirm-final = gdy coś staje się ostateczne
web-habits-confirm-always = na końcu każdej tury
web-habits-confirm-never = nigdy
web-habits-sound = Dźwięk, gdy jest moja kolej
web-habits-sound-off = wyłączony
web-habits-sound-on = włączony
web-habits-sketch = Warianty bota na planszy analizy
web-habits-sketch-on = rysowane
web-habits-sketch-off = nie rysowane

## Confirming

web-confirm = Potwierdź
web-final-throws-away = To coś odrzuca.
web-final-reveals = To coś ujawnia: potem niczego nie można cofnąć.
web-final-ends-turn = To kończy twoją turę.

## Keys

web-keys = Klawisze
web-keys-walk = przechodzenie po planszy z miejsca na miejsce
web-keys-next = do następnego miejsca, gdzie można coś wybrać
web-keys-choose = wybór tego, co zaznaczone
web-keys-confirm = potwierdzenie, koniec tury
web-keys-undo = cofnięcie
web-keys-hint = podpowiedź
web-keys-choices = wszystkie możliwości
web-keys-let-go = puszczenie, zamknięcie
web-keys-list = ta lista

## One screen, several people

web-curtain = Podaj ekran dalej: { $name }.
web-curtain-open = Pokaż moją rękę

## After the end

web-rematch = Zagraj jeszcze raz
web-not-over-yet = Jeszcze raz można zagrać partię, która jest skończona.
web-replay-turn-previous = Poprzednia tura
web-replay-turn-next = Następna tura
web-replay-from = Widziane przez
web-replay-from-everybody = wszystkich
web-replay-rounds = Rundy
web-replay-round = Runda { $round }
web-replay-keys = Strzałki: jeden krok; z Shift jedna tura. Spacja: odtwarzanie lub pauza.
