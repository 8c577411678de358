# Dla kilku serwerów z jedną bazą danych.

help-option-store = Baza danych PostgreSQL (postgres://user@host/database) zamiast tej w folderze; może z niej korzystać kilka serwerów naraz.
    .value = URL
serve-no-store = Nie można użyć bazy danych: { $reason }.
