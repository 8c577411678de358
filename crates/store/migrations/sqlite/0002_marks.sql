-- Games at which work is under way that may end the process, and games at which it did. A game at which the process has
-- ended as often in a row as its patience allows is in quarantine.
CREATE TABLE marks (
    game     INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    at_work  INTEGER NOT NULL CHECK (at_work IN (0, 1)),
    ends     INTEGER NOT NULL CHECK (ends >= 0),
    patience INTEGER NOT NULL CHECK (patience > 0)
) STRICT;
