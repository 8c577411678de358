# What several servers on one database need.

help-option-store = A PostgreSQL database (postgres://user@host/database) instead of the one in the folder; several servers may share it.
    .value = URL
serve-no-store = The database cannot be used: { $reason }.
