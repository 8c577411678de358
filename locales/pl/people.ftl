# Ludzie: sesje, hasła, rozdania, które można sprawdzić, i limity dla każdej osoby.

web-log-out-everywhere = Wyloguj wszędzie
web-log-out-everywhere-why = Kończy twoje sesje we wszystkich innych przeglądarkach i programach.
web-change-password = Zmień hasło
web-old-password = Dotychczasowe hasło
web-new-password = Nowe hasło (co najmniej 10 znaków)
web-delete-password = Twoje hasło
web-password-wrong = To nie jest twoje hasło.
web-lost-password = Nie pamiętasz hasła? Osoba prowadząca ten serwer może wysłać ci link, który pozwoli wybrać nowe.
web-no-account = Nie masz konta.
web-has-account = Masz już konto.
web-reset-title = Nowe hasło dla konta { $name }
web-reset-what = Tego linku można użyć raz. Wszystkie inne sesje konta się zakończą.
web-reset-used = Ten link jest już wykorzystany albo stracił ważność.
web-session-ended = Twoja sesja się zakończyła.
web-delete = Usuń mnie
web-delete-what = Usuwa twoją nazwę, twoje sesje i gry, w których nie uczestniczył nikt inny. Gry z innymi im pozostają: twoje miejsce nie ma tam już nazwy, a jeśli gra trwa, dalej gra za ciebie bot. Tego nie da się cofnąć.
web-delete-sure = Tak, usuń wszystko
web-delete-not-sure = Niczego nie usunięto: potwierdź, że na pewno tego chcesz.
web-somebody-gone = ktoś, kogo już nie ma
web-renew-link = Utwórz nowy link
web-not-your-table = Może to zrobić tylko osoba, która otworzyła ten stół.
web-one-seat = Masz już miejsce przy tym stole.
web-too-many-logins = Za dużo błędnych haseł; poczekaj kilka minut.
web-busy-doors = Wiele osób właśnie się loguje; spróbuj za chwilę.
web-too-many-today = Z twojej sieci przyszło dziś tego zbyt wiele; spróbuj później.
web-too-many-tables = Masz za dużo niedokończonych stołów; najpierw dokończ któryś.
web-too-much-kept = Twoje gry zajmują całe miejsce przewidziane dla jednej osoby.

## Rozdanie

web-deal = Rozdanie ustalono przed grą
web-deal-title = Rozdanie, którego nikt nie wybrał
web-deal-how = Serwer losuje ziarno, z którego powstaje wszystko, co ukryte, oraz drugą liczbę losową. Przed grą pokazuje tylko SHA-256 obu: ziarno dziesiętnie, spację i drugą liczbę. Po zakończeniu gry pokazuje obie i każdy może sprawdzić, że nie zostały zmienione.
# same
web-deal-commitment = SHA-256
web-deal-nonce = Druga liczba
web-deal-recipe = Aby sprawdzić samodzielnie
web-deal-later = zostanie pokazane po zakończeniu gry
web-deal-unknown = Nie wiadomo, jak wybrano ziarno tej gry: pochodzi z zapisu albo gra jest starsza.
web-deal-named = Ziarno tej gry, { $seed }, podała osoba, która otworzyła stół: kto je zna, może ustalić wszystko, co ukryte.
web-deal-check = Sprawdź rozdanie
web-deal-fits = Zgadza się: to ziarno ustalono przed grą.
web-deal-differs = To do siebie nie pasuje.

## reset-password

help-reset-password = Wypisz jednorazowy link dla kogoś, kto nie pamięta hasła do konta. Serwer może dalej działać.
help-reset-password-name = Nazwa konta.
    .value = NAZWA
help-reset-password-data = Folder bazy danych; domyślnie w folderze danych użytkownika.
help-reset-password-public_url = Gdzie znajduje się serwer; domyślnie http://localhost:8080.
help-reset-password-hours = Przez ile godzin link jest ważny; domyślnie 24, najwyżej 720.
reset-password-link = { $hours ->
    [one] Kto otworzy ten link w ciągu { $hours } godziny, może raz wybrać nowe hasło dla konta { $name }:
    [few] Kto otworzy ten link w ciągu { $hours } godzin, może raz wybrać nowe hasło dla konta { $name }:
    [many] Kto otworzy ten link w ciągu { $hours } godzin, może raz wybrać nowe hasło dla konta { $name }:
   *[other] Kto otworzy ten link w ciągu { $hours } godziny, może raz wybrać nowe hasło dla konta { $name }:
} { $url }
reset-password-nobody = Nie ma konta o nazwie { $name }.
reset-password-no-data = W folderze { $folder } nie ma bazy danych; wskaż ją przez --data.
