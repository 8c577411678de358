# Dla kilku serwerów z jedną bazą danych.

help-option-store = Baza danych PostgreSQL (postgres://user@host/database) zamiast tej w folderze; może z niej korzystać kilka serwerów naraz.
    .value = URL
serve-no-store = Nie można użyć bazy danych: { $reason }.
help-option-traces = Dokąd wysyłać ślady: kolektor OpenTelemetry, który przyjmuje OTLP przez HTTP (http://localhost:4318).
    .value = URL
serve-no-traces = Ten program zbudowano bez śladów; zbuduj go z --features traces albo pomiń --traces i OTEL_EXPORTER_OTLP_ENDPOINT.
serve-bad-traces = Nie można wysyłać śladów na { $url }: { $reason }.

## upkeep

help-option-data = Folder bazy danych; domyślnie w folderze danych użytkownika.
    .value = FOLDER
help-backup = Zapisz do pliku kopię bazy danych z jednej chwili. Serwer może działać dalej.
help-backup-file = Nowy plik.
help-restore = Wstaw kopię zapisaną przez „backup” w miejsce bazy danych. Nie może tam jeszcze być bazy ani działającego serwera.
help-restore-file = Kopia.
help-copy = Skopiuj wszystko z jednego magazynu do drugiego i porównaj je. Żaden serwer nie może w tym czasie działać. Przerwana kopia jest kontynuowana.
help-copy-from = Gdzie wszystko jest: baza PostgreSQL (postgres://user@host/database), plik SQLite albo jego folder.
    .value = MAGAZYN
help-copy-to = Dokąd skopiować, zapisane tak samo.
    .value = MAGAZYN
help-check = Odtwórz każdą grę z magazynu, porównaj każdą pozycję z jej skrótem i wskaż błędne gry. Serwer może działać dalej.
help-prune = Usuń niezakończone gry, w których od dawna nic się nie działo.
help-prune-days = Od ilu dni.
    .value = N
help-prune-list = Tylko je wymień.
upkeep-no-data = Nie ma tu bazy danych: { $place }.
upkeep-there = Coś już tu jest: { $place }; najpierw to przenieś.
upkeep-failed = { $place }: { $reason }.
upkeep-postgres-backup = Bazę PostgreSQL kopiuje się jej własnymi narzędziami: pg_dump --format=custom; przywraca ją pg_restore.
upkeep-backed-up = Wszystko skopiowano do { $file } (bajtów: { $bytes }).
upkeep-restored = { $file } jest teraz bazą danych w { $folder }.
upkeep-in-use = Z magazynu korzysta serwer: { $place }; najpierw go zatrzymaj.
upkeep-copying = Dotąd osób: { $people }, gier: { $games }, z tego zapisano: { $written }.
upkeep-copied = Osób: { $people }, gier: { $games }, tym razem zapisano: { $written }. Oba magazyny zawierają to samo, SHA-256 { $sum }.
# same
upkeep-broken = { $game }: { $reason }
upkeep-checked = Gier: { $games }, wpisów: { $entries }; wszystkie odtwarzają się do swoich skrótów.
upkeep-not-well = Błędnych gier: { $broken } z { $games }.
upkeep-pruned = Usunięto gier: { $games }.
upkeep-would-prune = Zostałoby usuniętych gier: { $games }.
