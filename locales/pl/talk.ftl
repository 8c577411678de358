# Rozmowa przy stole: kto tu jest, co mówi, notatki.

web-talk = Rozmowa
web-talk-here = Tutaj:
web-talk-nobody = nikogo tu nie ma
web-talk-others = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
web-talk-muted = (wyciszone)
web-talk-mute = Nie pokazuj, co mówi ta osoba
web-talk-unmute = Znów pokazuj, co mówi ta osoba
web-talk-report = Zgłoś ten wiersz osobie prowadzącej serwer
web-talk-room-players = Mówisz do graczy; widzowie mogą to czytać. Co mówią widzowie, zobaczysz po zakończeniu partii, żeby nikt nie dostał podpowiedzi.
web-talk-room-watchers = Mówisz do innych widzów. Gracze będą mogli to przeczytać po zakończeniu partii.
web-talk-line = Twój wiersz
web-talk-say = Powiedz
web-talk-note = Twoje własne notatki przy tym stole; nikt inny ich nie przeczyta
web-talk-close = Wyłącz rozmowę przy tym stole
web-talk-open = Włącz rozmowę przy tym stole
web-talk-off = Na tym serwerze rozmowa jest wyłączona.
web-talk-hushed = Rozmowa przy tym stole jest wyłączona przez gospodarza.
web-talk-unknown = Do tego potrzebna jest nazwa: usiądź przy stole albo zaloguj się.
web-talk-empty = W tym wierszu nic nie ma.
web-talk-too-much = To dużo naraz; poczekaj chwilę.
web-talk-own = To twój własny wiersz.
help-serve-no_talk = Przy stołach tego serwera nikt nie rozmawia i nikomu nie mówi się, kto tu jest.
help-load-talk = Zmierz na przemian bez rozmowy i obecności oraz z nimi i podaj różnicę. Przy co dziesiątym ruchu ktoś coś mówi.
help-load-turns = Ile razy na przemian mierzyć; podawana jest mediana.
load-talk = Z rozmową i obecnością: powiedziano wierszy: { $lines }, { $percent } % ruchów na sekundę w porównaniu z pomiarem bez nich.
load-talk-processor = Czas procesora na ruch, serwer i gracze razem: { $now } ms, bez rozmowy { $before } ms ({ $percent } %).
