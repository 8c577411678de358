# Dla operatorów i moderatorów.

web-operator = Pulpit operatora
web-operator-only = Ta strona jest dla operatorów i moderatorów.
web-operator-here = Kto tu jest
web-operator-here-count = { $count ->
    [one] { $count } osoba ma otwarty stół na tym serwerze.
    [few] { $count } osoby mają otwarty stół na tym serwerze.
   *[many] { $count } osób ma otwarty stół na tym serwerze.
}
web-operator-nodes = { $count ->
    [one] Jeszcze { $count } serwer na tym samym magazynie.
    [few] Jeszcze { $count } serwery na tym samym magazynie.
   *[many] Jeszcze { $count } serwerów na tym samym magazynie.
}
web-operator-complaints = Zgłoszenia
web-operator-complaints-none = Nie ma nic do załatwienia.
web-operator-done = Załatwione
web-operator-seen-to = Ktoś już się tym zajął.
web-operator-bans = Wykluczeni
web-operator-until = do { $time } UTC
web-operator-lift = Wpuść znowu
web-operator-account = Konto
web-operator-reason = Powód
web-operator-days = Dni (puste: na zawsze)
web-operator-ban = Wyklucz
web-operator-nobody = Nie ma takiego konta.
web-operator-not-them = Nie można tego zrobić sobie, gościowi ani osobie o równej roli.
web-operator-not-banned = To konto nie było wykluczone.
web-operator-tables = Stoły w pamięci
web-operator-tables-none = Brak.
web-operator-announcement = Ogłoszenie
web-operator-announcement-what = Jedna linia na każdej stronie; puste — bez ogłoszenia
web-operator-roles = Role
web-operator-role = Rola
web-role-player = gracz
# same
web-role-moderator = moderator
# same
web-role-operator = operator
web-operator-backup = Kopia zapasowa
web-operator-backup-what = Zapisuje kopię bazy danych z jednej chwili w folderze kopii na serwerze, podczas gdy partie trwają.
web-operator-backup-make = Zrób kopię teraz
web-operator-backup-none = Ten magazyn ma własne środki tworzenia kopii: w PostgreSQL pg_dump.
web-operator-backup-busy = Kopia już powstaje.
web-operator-backup-many = Folder kopii jest pełny; najpierw usuń niektóre.
web-operator-backed-up = Zapisano: { $file }
web-operator-well = Zrobione.
web-operator-log = Co zrobiono
web-operator-log-none = Jeszcze nic.
web-operator-when = Kiedy (UTC)
web-operator-who = Kto
web-operator-did = Co
web-operator-whom = Kogo
web-operator-detail = Szczegóły
web-operator-command = polecenie serwera
web-deed-ban = wykluczenie
web-deed-lift = ponownie wpuszczono
web-deed-role = rola
web-deed-announcement = ogłoszenie
web-deed-complaint = zgłoszenie załatwione
web-deed-backup = kopia zapasowa
web-operator-limits = Limity
web-operator-limits-what = Każdy zmienia się przy starcie serwera: --limit NAZWA=N albo HYDROPOLIS_LIMITS.
web-operator-limit = Nazwa
web-operator-limit-now = Teraz
web-operator-limit-usual = Zwykle
web-banned = To konto jest wykluczone. Zapytaj osobę prowadzącą serwer.
help-role = Nadaj kontu rolę: player, moderator albo operator. Serwer może działać dalej.
help-role-name = Nazwa konta.
    .value = NAZWA
help-role-role = player, moderator albo operator.
    .value = ROLA
help-role-data = Folder bazy danych; jeśli nie podano, w folderze danych użytkownika.
role-given = { $name } ma teraz rolę { $role }.
role-unknown = { $role } nie jest rolą: player, moderator albo operator.
