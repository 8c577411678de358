# The command line.

cli-welcome =
    Hydropolis { $version }: ciężkie gry planszowe o wodzie, rozgrywane według pełnych zasad.

      hydropolis serve           uruchamia serwer (tak samo jak brak polecenia)
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

## Help

help-usage = Użycie
help-usage-options = OPCJE
help-usage-command = POLECENIE
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje

help-hydropolis = Ciężkie gry planszowe o wodzie, rozgrywane według pełnych zasad.
help-help = Mówi, do czego służy polecenie, i wymienia wszystkie jego opcje.
help-serve = Uruchamia serwer, na którym ludzie i boty grają w przeglądarce. Tak samo działa brak polecenia.
help-serve-addr = Adres, na którym serwer nasłuchuje.
help-serve-data = Folder bazy danych; jeśli go nie podano, jest w folderze danych użytkownika.
help-serve-public_url = Adres serwera widoczny z zewnątrz, jeśli jest inny niż jego własny: https://play.example.org.
help-serve-rate = Ile żądań na sekundę może wysłać jeden klient; 0 to bez ograniczeń.
help-serve-log = Postać dziennika na stderr: text albo json, po jednym obiekcie w wierszu. Ile go jest, mówi RUST_LOG.
help-serve-bots = Ile botów myśli naraz.
help-serve-trusted_proxy = Serwer pośredniczący, któremu wierzymy, w czyim imieniu mówi, jako adres lub sieć (10.0.0.0/8); można powtórzyć.
help-serve-limit = Inna granica niż zwykła, na przykład connections=1000; można powtórzyć. Lista jest w docs/security.md.
help-release = Wypisz stoły, które serwer trzyma w kwarantannie, lub zwolnij jeden z nich.
help-release-table = Stół, według nazwy w adresie; bez niej wypisywane są wszystkie w kwarantannie.
help-release-data = Folder bazy danych; jeśli go nie podano, jest w folderze danych użytkownika.
help-load = Mierzy serwer: stoły losowych graczy przez jego API albo jak przeglądarki i czas, po jakim ich ruchy są potwierdzane.
help-load-url = Serwer na tym komputerze; bez tej opcji własny, w folderze tymczasowym.
help-load-guise = Co gra: programs, przez API (domyślnie), albo browsers, przez strony, formularze i strumienie na żywo, po dwie przeglądarki przy stole.
    .value = CO
help-load-tables = Ile stołów gra naraz, na przemian w jedną i w drugą grę.
help-load-spectators = Ilu widzów śledzi każdy stół.
help-load-pace = Ile ruchów na sekundę wykonuje najwyżej każdy stół; 0 to tyle, ile zdoła, czyli pomiar serwera pod pełnym obciążeniem.
help-load-seconds = Przez ile sekund.
help-play = Gra w terminalu: z ludźmi przy tym samym terminalu albo z maszyną.
help-play-more = Na pytanie wpisz numer albo ruch; resztę powie „help”.
help-simulate = Rozgrywa wiele partii bez udziału ludzi i podsumowuje je.
help-simulate-more = Wspólne zwycięstwo liczy się każdemu, kto je dzieli, jako wygrana („wygrane”), a do udziału w wygranych dodaje tylko połowę, jedną trzecią lub jedną czwartą. To samo ziarno daje te same partie niezależnie od liczby wątków.
help-replay = Odtwarza zapisaną partię, sprawdza każdą pozycję skrótem kontrolnym i pokazuje jedną z nich.
help-position = Ustawia pozycję z pliku napisanego ręcznie, rozgrywa w niej ruchy i pokazuje, co z nich wynikło.
help-position-more = Niedozwolony ruch kończy polecenie kodem wyjścia 2, po wykonaniu wcześniejszych ruchów. Ruchy, które gra wykonuje sama, bo nie ma innych, można podać albo pominąć.
help-games = Wymienia gry, ich warianty i elementy.

help-option-help = Pokazuje tę pomoc.
help-option-version = Pokazuje wersję.
help-option-lang = Język: { $languages }. Bez tej opcji język terminala.
    .value = JĘZYK
help-option-game = Gra: { $games }.
    .value = GRA
# same sign
help-option-players = Liczba graczy, nie licząc dodanych Autom.
    .value = N
# same sign
help-option-seed = Ziarno rozdania; jeśli go nie podano, zostaje wylosowane i podane.
    .value = N
help-option-intro = Barrage: rozgrywka wprowadzająca zamiast pełnej.
help-option-seating = Barrage: spółki i dyrektorzy w drafcie (drafted), rozdawani (dealt) albo dowolnie wybrani (free).
    .value = JAK
help-option-auction = Barrage: ludzie licytują punktami miejsca w drafcie.
help-option-mahiri-credits = Barrage: z iloma kredytami zaczyna Mahiri, 6 albo 9.
    .value = N
help-option-simone = Barrage: wśród dyrektorów jest Simone Luciani.
help-option-automa = Barrage: Automy, które dołączają do graczy, każda na poziomie easy, medium, hard lub very-hard, oddzielone przecinkami.
    .value = POZIOM
help-option-boards = Podwodne Miasta: strona plansz graczy, basic albo asymmetric. Tryb solo zawsze używa asymetrycznej.
    .value = STRONA
help-option-contracts = Podwodne Miasta: gra z kontraktami rządowymi.
help-option-metropolises = Underwater Cities: kto kładzie dwie niebieskie metropolie: los (random) czy właściciel (chosen).
    .value = JAK
help-option-offset = Podwodne Miasta solo: pole każdego koloru, od którego zaczynają kafle blokujące, od 1 do 4.
    .value = POLE
help-option-edition = Podwodne Miasta: wydanie wbudowanych elementów; bez podania najnowsze.
    .value = N
help-option-position = Zacznij od pliku pozycji zamiast od rozdania; ustala wszystko oprócz tego, kto gra.
    .value = PLIK
help-option-pack = Podwodne Miasta: zestaw elementów, który zastępuje lub dodaje karty, plansze, pola akcji, metropolie, kontrakty.
    .value = PLIK
help-option-json = Wypisuje jeden obiekt JSON.
help-option-subcommand = Polecenie.
    .value = POLECENIE
help-play-load = Kontynuuje zapisaną partię; gracze, wariant i ziarno są takie jak w zapisie.
    .value = PLIK
help-play-seats = Kto gdzie siedzi, od P1: human, random, novice, greedy, apprentice, club, veteran, expert, master, w Barrage automa:POZIOM, oddzielone przecinkami. Botom, które szukają, można podać budżet na decyzję: club:sims=200, expert:ms=100. Wagi z pliku podaje się po znaku @: club@tuned.toml, expert@trained.net. Wyuczoną sieć podaje się jako net:PLIK. Miejsca niewymienione są random; bez tej opcji P1 to human.
    .value = KTO
# same sign
help-simulate-games = Liczba partii; 1000, jeśli nie podano.
    .value = N
help-simulate-seats = Kto gdzie siedzi, od P1: random, novice, greedy, apprentice, club, veteran, expert, master, w Barrage automa:POZIOM, oddzielone przecinkami. Botom, które szukają, można podać budżet na decyzję: club:sims=200, expert:ms=100. Wagi z pliku podaje się po znaku @: club@tuned.toml, expert@trained.net. Wyuczoną sieć podaje się jako net:PLIK. Miejsca niewymienione są random.
    .value = KTO
# same sign
help-simulate-threads = Liczba wątków; tyle, ile jest procesorów, jeśli nie podano.
    .value = N
help-simulate-records = Zachowuje każdą partię jako zapis w tym folderze, nazwany jej ziarnem.
    .value = FOLDER
help-simulate-report = Czego mają dostarczyć partie zamiast sum według miejsc: components, a dla Podwodnych Miast także cards, cards-markdown albo sources.
    .value = CO
help-simulate-json = Wypisuje jeden obiekt JSON zamiast tabel.
help-replay-file = Zapisana partia.
    .value = PLIK
# same sign
help-replay-at = Pokazuje pozycję po tym ruchu; 0 to rozdanie, a bez tej opcji jest to ostatnia pozycja.
    .value = N
help-replay-write = Zapisuje pozycję jako plik, który czyta „position”: TOML, albo JSON, jeśli nazwa kończy się na .json.
    .value = PLIK
help-replay-moves = Wymienia dozwolone ruchy pozycji.
help-replay-json = Wypisuje jeden obiekt JSON: pozycję jako plik i oczami widza, jej dozwolone ruchy i punkty.
help-position-file = Pozycja: plik TOML albo JSON, jeśli jego nazwa kończy się na .json.
    .value = PLIK
help-position-play = Ruchy do rozegrania, oddzielone średnikami.
    .value = RUCHY
help-position-stop = Barrage: zatrzymuje się przed turą Automy; jej ruchy można wtedy grać po kolei, zaczynając od „turn tile”.
help-position-moves = Wymienia dozwolone ruchy osiągniętej pozycji.

## What can be wrong with a command

cli-unknown-language = Nie ma słów w języku „{ $asked }”; języki to: { $languages }.
cli-unknown-command = Nie ma polecenia „{ $command }”; wymienia je „hydropolis help”.
cli-unknown-argument = Nie ma tu opcji { $argument }.
cli-missing-argument = Brakuje { $argument }.
cli-no-value = Opcja { $argument } wymaga wartości.
cli-bad-value = „{ $value }” to nie wartość dla { $argument }.
cli-bad-value-of = „{ $value }” to nie wartość dla { $argument }; może to być: { $known }.
cli-conflict = { $argument } i { $other } wykluczają się nawzajem.
cli-wrong-number-of-values = { $argument } ma za dużo lub za mało wartości.
cli-bad-arguments = Nie można odczytać polecenia: { $reason }.

cli-unknown-game = Nie ma gry „{ $name }”; gry to: { $games }.
cli-which-game = Podaj, w którą grę chcesz zagrać.
cli-bad-setup = Tak nie można przygotować gry: { $reason }.
cli-option-of-another-game = Opcja { $option } dotyczy gry { $game }, a nie gry { $asked }.
cli-no-card-report = Gra { $game } nie ma takiego raportu.
cli-bad-pack = { $file } nie jest zestawem elementów: { $reason }.
cli-unknown-player = Nie ma gracza „{ $name }”; gracze to: { $players }.
cli-no-rules-in-seat = W zapisanej partii { $seat } nie jest Automą.
cli-too-many-seats = Podano więcej miejsc ({ $seats }), niż jest graczy ({ $players }).
cli-no-people-in-simulations = W symulacji nie ma kogo pytać, więc żadne miejsce nie może należeć do człowieka.
cli-cannot-read = Nie można odczytać { $file }: { $reason }.
cli-file-too-large = Plik { $file } jest za duży: czyta się najwyżej { $most } MiB.
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
play-secret-move = tajny wybór
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

simulate-percent = { $share }%

## replay

replay-heading = { $file }: { $game }, ziarno { $seed }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}; wszystkie skróty kontrolne się zgadzają. Stół po ruchu { $at }:

## games

games-game = { $title } („{ $name }”, wersja zasad { $rules }), liczba graczy: { $players }; { $variants }.

## serve

serve-open = Otwórz { $url } w przeglądarce. Gry są przechowywane w { $folder }. Ctrl-C kończy pracę serwera.
serve-closing = Zamykanie: to, co rozpoczęte, zostanie dokończone.
serve-bad-url = „{ $url }” to nie adres: powinien zaczynać się od http:// albo https://.
serve-bad-limit = „{ $limit }” nie jest granicą: powinna to być nazwa z liczbą, na przykład connections=1000. Nazwy to { $names }.
serve-in-use = Inny serwer używa { $folder }.
release-none = Żaden stół nie jest w kwarantannie.
release-held = { $table } jest w kwarantannie: serwer przerwał działanie podczas pracy przy tym stole.
release-done = { $table } jest zwolniony.
release-not-held = { $table } nie jest w kwarantannie.
serve-no-folder = Nie ma folderu na dane; podaj go opcją --data.
serve-no-data = Nie można przechowywać danych w { $folder }: { $reason }.
serve-no-threads = Nie można uruchomić serwera: { $reason }.
serve-no-address = Nie można nasłuchiwać na { $address }: { $reason }.
serve-not-closed = Serwer nie zamknął się poprawnie: { $reason }.

## load

load-report = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, przy każdym { $spectators ->
    [one] { $spectators } widz
    [few] { $spectators } widzów
    [many] { $spectators } widzów
   *[other] { $spectators } widza
}, { $pace ->
    [0] tak szybko, jak się da
    [one] najwyżej { $pace } ruch na sekundę przy stole
    [few] najwyżej { $pace } ruchy na sekundę przy stole
    [many] najwyżej { $pace } ruchów na sekundę przy stole
   *[other] najwyżej { $pace } ruchu na sekundę przy stole
}, { $seconds } s: potwierdzone ruchy: { $moves }, na sekundę: { $rate }.
    Odpowiedź w ciągu { $p50 } ms (połowa ruchów), { $p99 } ms (99 na 100), { $max } ms (wszystkie).
    Ukończone gry: { $games }; wpisy odebrane przez widzów: { $events }; błędy: { $errors }.
load-report-browsers =
    Strony wczytane na nowo: { $pages }, w ciągu { $page50 } ms (połowa), { $page99 } ms (99 na 100).
    Druga przeglądarka dowiadywała się w ciągu { $told50 } ms (połowa ruchów), { $told99 } ms (99 na 100). Wysłano: { $kilobytes } kB na sekundę.
load-elsewhere = Obciążyć można tylko serwer na tym komputerze, na przykład http://localhost:8080, a nie { $url }.
load-trouble = Nie można obciążyć serwera: { $reason }
