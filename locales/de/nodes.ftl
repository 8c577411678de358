# Was mehrere Server an einer Datenbank brauchen.

help-option-store = Eine PostgreSQL-Datenbank (postgres://user@host/database) statt der im Ordner; mehrere Server können sie gemeinsam nutzen.
    .value = URL
serve-no-store = Die Datenbank lässt sich nicht benutzen: { $reason }.
