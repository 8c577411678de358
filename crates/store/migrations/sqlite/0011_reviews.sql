-- Reviews of games that are over: a cache, may be emptied. What is in `body` is the server's own.
CREATE TABLE reviews (
    game    INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    version INTEGER NOT NULL,  -- how it is made
    holder  TEXT    NOT NULL,  -- who makes it
    until   INTEGER NOT NULL,  -- until when nobody else may
    done    INTEGER NOT NULL,  -- how much of it is done
    of      INTEGER NOT NULL,
    body    TEXT               -- NULL while it is being made
) STRICT;
