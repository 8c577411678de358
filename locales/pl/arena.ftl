# Bots against each other, and how they are tuned.

arena-summary = { $game }, ziarno początkowe { $seed }: partii { $games }, czas { $seconds } s (ruchów na sekundę: { $moves-per-second }).
# same
arena-bot = bot
arena-games = partie
arena-wins = wygrane
arena-rate = odsetek wygranych
arena-interval = przedział 95%
arena-from-to = { $low }–{ $high }%
arena-mean = średnia punktów
arena-deviation = odchylenie
arena-rating = ranking
arena-time = ms/decyzję
arena-note = Wspólne zwycięstwo dzieli się między zwycięzców; rankingi są w skali Elo, średnio 1500. Czas decyzji bez wyboru nie jest liczony.
arena-name-automas = Na arenie Automa jest jednym z botów: --bots club,automa:very-hard.

help-arena = Rozgrywa partie botów przeciwko sobie, z rotacją miejsc, i mówi, jak silny jest każdy z nich.
help-arena-more = To samo ziarno daje te same partie niezależnie od liczby wątków, chyba że budżet podano w milisekundach.
help-arena-bots = Boty: random, novice, greedy, apprentice, club, veteran, expert, master, w Barrage automa:POZIOM, oddzielone przecinkami. Botom, które przeszukują warianty, można podać budżet na decyzję: club:sims=200, expert:ms=100. Wagi z pliku podaje się po znaku @: club@tuned.toml, expert@trained.net. Wyuczoną sieć podaje się jako net:PLIK.
    .value = BOTY
help-arena-games = Liczba partii; 100, jeśli nie podano. Każde rozsadzenie botów dostaje te same rozdania, więc najlepsza jest wielokrotność liczby rozsadzeń.
    .value = N
help-arena-threads = Liczba wątków; tyle, ile jest procesorów, jeśli nie podano.
    .value = N
help-arena-json = Wypisuje jeden obiekt JSON zamiast tabeli.

cli-bad-budget = „{ $name }” to nie gracz: budżet zapisuje się jako sims=200 albo ms=100.
cli-no-budget = „{ $name }” to nie gracz: { $level } nie przeszukuje wariantów, więc nie ma budżetu.
cli-no-weights = „{ $name }” to nie gracz: { $level } niczego nie ocenia, więc nie ma wag.

## tune

help-tune = Szuka lepszych wag dla botów, każąc im grać z samymi sobą.
help-tune-more = Wagi są zapisywane po każdym kroku: przerwane strojenie po ponownym wydaniu tego samego polecenia rusza od miejsca, w którym stanęło, i daje ten sam wynik.
help-tune-out = Plik, w którym są zapisywane wagi; jeśli już istnieje, strojenie jest kontynuowane.
    .value = PLIK
help-tune-by = Jak szukać lepszych wag: wins – mała zmiana gra przeciwko odwrotnej; ends – wagi zbliżają się do tego, czym skończyło się wiele partii. Jeśli nie podano, wins.
    .value = SPOSÓB
help-tune-log = Plik, do którego po każdym kroku jest dopisywany wiersz: numer kroku i jego wynik.
    .value = PLIK
help-tune-weights = Wagi początkowe; wagi bota greedy, jeśli nie podano.
    .value = PLIK
help-tune-steps = Liczba kroków, łącznie z już wykonanymi; jeśli nie podano, 500, a przy ends 2.
    .value = N
help-tune-games = Liczba partii w jednym kroku; jeśli nie podano, 20, a przy ends 2000.
    .value = N
help-tune-half = Przy wins: po ilu krokach krok jest o połowę krótszy; im dłuższe strojenie, tym więcej. Jeśli nie podano, 150.
    .value = N
help-tune-sims = Liczba symulacji na decyzję; przy 0 gra początkujący, co jest szybkie. Jeśli nie podano, 0, a przy ends 200.
    .value = N
help-tune-threads = Liczba wątków; tyle, ile jest procesorów, jeśli nie podano.
    .value = N

tune-done = { $file }: liczba wag { $weights }, po { $steps ->
    [one] { $steps } kroku
    [few] { $steps } krokach
    [many] { $steps } krokach
   *[other] { $steps } kroku
}, ziarno początkowe { $seed }.
tune-needs-two = Wagi stroi się w partiach przeciwko sobie, więc musi grać co najmniej 2 graczy.
tune-not-tuned = Plik { $file } już istnieje i nie powstał przez strojenie; podaj inny plik.
tune-otherwise = Plik { $file } zaczęto z innymi ustawieniami ({ $how }); kontynuuj z tymi samymi albo podaj inny plik.
tune-bad-weights = Plik { $file } nie zawiera wag: { $reason }.
