# Turnieje.

web-tournaments = Turnieje
web-tournaments-lead = System szwajcarski, każdy z każdym albo sezon z przyjaciółmi. Stoły ruszają same po skojarzeniu rundy, a wyniki pochodzą z partii.
web-tournaments-running = Otwarte i trwające
web-tournaments-over = Zakończone
web-tournaments-none = Brak.
web-tournament-new = Nowy turniej
web-tournament-needs-account = Turnieje są dla osób z kontem.
web-tournament-name = Nazwa
web-tournament-game = Gra
web-tournament-form = System
web-tournament-form-swiss = system szwajcarski
web-tournament-form-round-robin = każdy z każdym
web-tournament-form-season = liga sezonowa
web-tournament-size = Miejsc przy stole
web-tournament-rounds = Rund (system szwajcarski)
web-tournament-rounds-usual = tyle, ile zwykle
web-tournament-cycles = Ile razy wszyscy się spotykają (sezon)
web-tournament-begin = Otwórz zapisy
web-tournament-stage-entering = trwają zapisy
web-tournament-stage-running = trwa
web-tournament-stage-over = zakończony
web-tournament-entrants = { $count ->
    [one] { $count } uczestnik
    [few] { $count } uczestników
   *[many] { $count } uczestników
}
web-tournament-tables-of = { $count ->
    [one] stoły po { $count } miejscu
    [few] stoły po { $count } miejsca
   *[many] stoły po { $count } miejsc
}
web-tournament-host = Organizator: { $name }
web-tournament-enter = Dołącz
web-tournament-leave = Wycofaj się
web-tournament-start = Rozpocznij pierwszą rundę
web-tournament-next = Otwórz następną rundę
web-tournament-withdraw = Wycofaj uczestnika
web-tournament-withdraw-what = Przy stołach tego, kto odchodzi, gra dalej program; liczą się jako przegrane, a następne rundy kojarzy się bez tej osoby.
web-tournament-left = (poza turniejem)
web-tournament-standings = Tabela
web-tournament-fixtures = Następne rundy
web-tournament-opponents = Rywale
web-tournament-between = Między równymi
web-tournament-share = Udział
web-tournament-round = Runda { $number }
web-tournament-table = stół
web-tournament-bye = wolny los, 12 punktów
web-tournament-rules = Pierwsze miejsce daje 12 punktów, ostatnie żadnego, pozostałe leżą równo pomiędzy. Przy równej liczbie punktów w systemie szwajcarskim decydują punkty rywali, w pozostałych punkty między równymi; potem wygrane, potem udział we wszystkich punktach partii, potem ranking przy zapisie.
web-tournament-not-host = Może to zrobić tylko organizator turnieju.
web-tournament-too-many = Masz zbyt wiele niezakończonych turniejów.
web-tournament-refused-begun = Turniej już się rozpoczął.
web-tournament-refused-not-running = Nie ma rundy do otwarcia: turniej się nie zaczął, skończył albo nie jest sezonem.
web-tournament-refused-entered = Już bierzesz udział.
web-tournament-refused-not-entered = Kto nie bierze udziału albo już odszedł, nie może się wycofać.
web-tournament-refused-full = Nie ma już miejsc.
web-tournament-refused-too-few = Turniej wymaga co najmniej dwóch uczestników.
web-tournament-variant-usual = zwykła gra
web-tournament-pace-why = Bez zegara ten, kto nie przychodzi, wstrzymuje wszystkich.
web-tournament-other-variant = To nie jest wariant tej gry.
