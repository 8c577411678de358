# Opponents: the levels and characters that sit at a table, and how their networks learn.

web-chair-novice = komputer: nowicjusz
web-chair-apprentice = komputer: uczeń
web-chair-veteran = komputer: weteran
web-chair-master = komputer: mistrz
web-chair-beaver = Bóbr
web-chair-magpie = Sroka
web-chair-kingfisher = Zimorodek
web-chair-heron = Czapla
web-chair-pike = Szczupak

web-chairs-characters = Charaktery
web-chair-with-style = { $name }: { $style }
web-chair-with-rating = { $chair } (ranking { $rating })
web-character-beaver = buduje wszędzie, gdzie jest miejsce
web-character-magpie = zbiera wszystko, co się świeci, i niechętnie oddaje
web-character-kingfisher = nurkuje po to, co można mieć dzisiaj
web-character-heron = wypatruje kontraktów i wypełnia wszystkie
web-character-pike = zabiera to, czego potrzebują inni

## train

help-train = Uczy sieć dla botów na partiach z samą sobą.
help-train-more = Każda partia jest zapisywana: przerwana nauka po ponownym wydaniu tego samego polecenia rusza od miejsca, w którym stanęła, i daje ten sam wynik.
help-train-out = Plik, w którym jest zapisywana sieć; obok zapisywane są partie, na których się uczy.
    .value = PLIK
help-train-log = Plik z tabelą błędów sieci po każdej rundzie nauki.
    .value = PLIK
help-train-picture = Plik, w którym ta tabela jest narysowana (SVG).
    .value = PLIK
help-train-steps = Ile kroków razem z już wykonanymi: partie z obecną siecią, potem nauka na wszystkich partiach; 4, jeśli nie podano.
    .value = N
help-train-games = Ile partii rozgrywa krok; 1000, jeśli nie podano.
    .value = N
help-train-sims = Symulacje na decyzję; przy 0 grają początkujący; 200, jeśli nie podano.
    .value = N
help-train-threads = Ile wątków gra; tyle, ile jest procesorów, jeśli nie podano.
    .value = N

train-done = { $file }: sieć, liczba wag { $weights }, partie { $games }, ziarno { $seed }. Aby nią grać, podaj expert@{ $file }, jeśli nazwa kończy się na .net.
train-no-game = O grze { $game } nie można jeszcze nic sieci powiedzieć.
train-bad-games = { $file } nie zawiera partii do nauki: { $reason }.
train-picture = Błąd w punktach na odłożonych partiach w kolejnych rundach nauki; linia dla każdego kroku, najciemniejsza jest ostatnia
cli-no-net = „{ $name }” to nie gracz: { $level } nie przeszukuje, więc nie ma sieci.
