# Stoły: gdzie usiąść, co oglądać, zaproszenia.

web-lobby = Stoły
web-lobby-lead = Usiądź tam, gdzie jest wolne miejsce, albo oglądaj trwającą partię.
web-lobby-more = Więcej stołów
web-lobby-running = Trwające partie
web-lobby-nobody-waits = Teraz nikt nie czeka na towarzystwo. Przygotuj stół z miejscem otwartym dla wszystkich.
web-lobby-nothing-runs = Nie trwa żadna partia, którą można oglądać.
web-lobby-any = wszystkie
web-lobby-game = Gra
web-lobby-players = Gracze
web-lobby-filter = Pokaż te
web-lobby-stands = Dotąd
web-lobby-do = Co można zrobić
web-lobby-watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
web-lobby-watch = Oglądaj
web-all-tables = Wszystkie stoły
web-invited = Masz zaproszenie
web-meeting = Towarzystwo
web-meeting-seen = Kto znajdzie ten stół
web-meeting-seen-public = wszyscy, jeśli jest miejsce otwarte dla wszystkich
web-meeting-seen-unlisted = kto ma jego adres
web-meeting-seen-invited = tylko zaproszeni, także do oglądania
web-meeting-talk = Rozmowa
web-meeting-talk-on = przy tym stole można rozmawiać
web-meeting-talk-off = przy tym stole nikt nie rozmawia
web-only-invited = Ten stół jest tylko dla zaproszonych.
web-invite = Zaproś
web-invite-name = Nazwa konta
web-invite-nobody = Nie ma konta o tej nazwie.
web-invite-over = Ta partia jest zakończona.
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-qr-code = Kod QR
web-lobby-pace-untimed = bez zegara
web-lobby-pace-live = minuty
web-lobby-pace-days = dni
web-lobby-rated-yes = partie rankingowe
web-lobby-rated-no = partie nierankingowe
web-lobby-rating = Otwarte dla rankingu
web-ratings-whom = Dla jakiego rankingu jest otwarte miejsce
web-ratings-whom-why = Zostaw oba pola puste, jeśli dla wszystkich. Nowy gracz ma 1500; goście nie mają rankingu. Kogo zaprosisz, ten może przyjść zawsze.
web-ratings-lowest = od
web-ratings-highest = do
web-ratings-up-to = ranking do { $to }
web-ratings-from = ranking od { $from }
web-ratings-between = ranking od { $from } do { $to }
web-ratings-bad = Zakres rankingu biegnie od niższego do wyższego, między 0 a 4000.
web-ratings-need-account = Ten stół wymaga rankingu, a mają go tylko osoby z kontem.
web-ratings-not-yours = Twój ranking jest poza zakresem, którego wymaga ten stół.
