# The command line.

cli-welcome =
    Hydropolis { $version }: ciężkie gry planszowe o wodzie, rozgrywane według pełnych zasad.

      hydropolis play GRA        gra w terminalu
      hydropolis simulate GRA    rozgrywa wiele partii i podsumowuje je
      hydropolis replay PLIK     sprawdza zapisaną partię i pokazuje jej pozycję
      hydropolis position PLIK   ustawia pozycję ręcznie i rozgrywa w niej ruchy
      hydropolis games           gry, ich warianty i elementy
      hydropolis help POLECENIE  wszystkie opcje polecenia

    Na przykład:

      hydropolis play barrage --players 3 --intro
      hydropolis play cities --players 2 --contracts
      hydropolis simulate barrage --players 4 --games 10000 --seed 1
      hydropolis position case.toml --play "turbine 0 left" --moves

## What can be wrong with a command

cli-unknown-game = Nie ma gry „{ $name }”; gry to: { $games }.
cli-which-game = Podaj, w którą grę chcesz zagrać.
cli-bad-setup = Tak nie można przygotować gry: { $reason }.
cli-option-of-another-game = Opcja { $option } dotyczy gry { $game }, a nie gry { $asked }.
cli-no-card-report = Gra { $game } nie ma raportu o kartach.
cli-bad-pack = { $file } nie jest zestawem elementów: { $reason }.
cli-unknown-player = Nie ma gracza „{ $name }”; gracze to: { $players }.
cli-no-rules-in-seat = W zapisanej partii { $seat } nie jest Automą.
cli-too-many-seats = Podano więcej miejsc ({ $seats }), niż jest graczy ({ $players }).
cli-no-people-in-simulations = W symulacji nie ma kogo pytać, więc żadne miejsce nie może należeć do człowieka.
cli-cannot-read = Nie można odczytać { $file }: { $reason }.
cli-cannot-save = Nie można zapisać { $file }: { $reason }.
cli-cannot-print = Nie można wypisać wyniku: { $reason }.
cli-no-record = { $file } nie jest zapisem partii.
cli-bad-record = Zapisu { $file } nie da się odtworzyć: { $reason }.
cli-no-such-move = { $file } ma tylko { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, więc nie ma ruchu { $at }.
cli-refused-in-record = Zapisu { $file } nie da się odtworzyć: ruch { $number } ({ $move }): { $reason }
cli-bad-position = { $file } nie opisuje pozycji: { $reason }.
cli-bad-position-line = { $file } nie opisuje pozycji: wiersz { $line }: { $reason }.
cli-refused-move = Ruch „{ $move }” jest niedozwolony: { $reason }

## play

play-greeting = { $moves ->
    [0] { $game }, ziarno { $seed }: { $seats }. Wpisz „help”, aby zobaczyć, co można wpisać.
   *[other] { $game }, ziarno { $seed }, liczba rozegranych ruchów: { $moves }: { $seats }. Wpisz „help”, aby zobaczyć, co można wpisać.
}
play-asked = { $seat }: { $question }
play-played = { $seat }: { $move }
play-undone = Cofnięto: { $move }
play-allowed = Ruch { $move } jest dozwolony: { $meaning }.
play-saved = Zapisano w { $file }: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}.
play-save-where = Podaj, gdzie zapisać: save PLIK.
play-why-what = Podaj, o który ruch chodzi: why RUCH.
play-no-such-number = Nie ma ruchu numer { $number }; do wyboru: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}.
play-cannot-read = „{ $text }” to nie ruch: { $hint }.
play-after-the-end = Gra jest skończona: nadal możesz użyć „save PLIK”, „show”, „undo” i „quit”.
play-help =
    Wpisz numer ruchu albo sam ruch, albo jedno z tych słów:
      show        cały stół
      moves       jeszcze raz lista ruchów
      undo        cofa twój ostatni ruch, o ile nie odkrył niczego nowego
      why RUCH    dlaczego ruch jest niedozwolony albo co by zrobił
      trace       co ostatnio zrobiły Automy i dlaczego
      save PLIK   zapisuje partię
      quit        koniec (tak samo działa koniec danych wejściowych)

## How the players stand

outcome-final = Wyniki końcowe:
outcome-so-far = Dotychczasowe wyniki:
outcome-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
outcome-won = zwycięstwo
outcome-shared = wspólne zwycięstwo

## simulate

simulate-summary = { $game }, ziarno początkowe { $seed }: partii { $games }, decyzji { $decisions }, czas { $seconds } s (partii na sekundę: { $games-per-second }, decyzji na sekundę: { $decisions-per-second }).
simulate-seat = miejsce
simulate-games = partie
simulate-wins = wygrane
simulate-share = udział w wygranych
simulate-mean = średnia punktów
# same word
simulate-least = min.
simulate-most = maks.
simulate-note = Wspólne zwycięstwo liczy się każdemu, kto je dzieli, jako wygrana, a w udziale w wygranych jako jej część.

number-group = { "\u00A0" }

## replay

replay-heading = { $file }: { $game }, ziarno { $seed }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}; wszystkie skróty kontrolne się zgadzają. Stół po ruchu { $at }:

## games

games-game = { $title } („{ $name }”, wersja zasad { $rules }), liczba graczy: { $players }; { $variants }.
