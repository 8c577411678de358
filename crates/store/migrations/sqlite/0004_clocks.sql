-- Clocks of games that have a pace, beside the log. What is in `state` is the server's own.
CREATE TABLE clocks (
    game    INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    version INTEGER NOT NULL,  -- goes up with every change
    seq     INTEGER NOT NULL,  -- how many entries of the log it knows
    due     INTEGER,           -- when somebody has to look at it; NULL while it stands
    state   TEXT    NOT NULL
) STRICT;
CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;

-- When people are away: clocks of days stand meanwhile.
CREATE TABLE holidays (
    person TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    begins INTEGER NOT NULL,
    ends   INTEGER NOT NULL CHECK (ends > begins),
    PRIMARY KEY (person, begins)
) STRICT, WITHOUT ROWID;
