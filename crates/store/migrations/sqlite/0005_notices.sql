-- Keys that the server made for itself.
CREATE TABLE keys (
    name  TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Where people want to be called.
CREATE TABLE targets (
    id        TEXT    NOT NULL PRIMARY KEY,
    person    TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind      TEXT    NOT NULL,
    address   TEXT    NOT NULL,
    language  TEXT    NOT NULL,
    digest    INTEGER NOT NULL CHECK (digest >= 0),  -- minutes in which several calls become one
    confirmed INTEGER NOT NULL CHECK (confirmed IN (0, 1)),
    created   INTEGER NOT NULL,
    sent      INTEGER,                               -- when something was last sent there
    failures  INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX targets_by_person ON targets (person);

-- When people do not want to be called, in minutes of their day, and how many minutes their day is ahead of UTC.
CREATE TABLE quiet (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    begins INTEGER NOT NULL,
    ends   INTEGER NOT NULL,
    ahead  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Games for which somebody does not want to be called.
CREATE TABLE hushed (
    person TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game   INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX hushed_by_game ON hushed (game);

-- The outbox: the latest call of each game to each target. Without a game it asks whether the address is right.
CREATE TABLE calls (
    number INTEGER PRIMARY KEY,
    target TEXT    NOT NULL REFERENCES targets (id) ON DELETE CASCADE,
    game   INTEGER REFERENCES games (number) ON DELETE CASCADE,
    seq    INTEGER NOT NULL,            -- how many entries the log had
    since  INTEGER NOT NULL,            -- when the turn began
    due    INTEGER,                     -- when to send it; NULL when that is done
    tries  INTEGER NOT NULL DEFAULT 0,
    held   INTEGER NOT NULL DEFAULT 0,  -- until when somebody is at it
    UNIQUE (target, game)
) STRICT;
CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL;
CREATE INDEX calls_by_game ON calls (game);

-- Whose turn it becomes is called, in the transaction of the very move. Not those who made the last entry themselves, and not
-- a second time for a turn in which they have not moved yet: somebody else took back a move and made another.
CREATE TRIGGER players_are_called AFTER UPDATE OF rank ON players WHEN NEW.rank = 2 AND OLD.rank <> 2
BEGIN
    INSERT INTO calls (target, game, seq, since, due)
    SELECT t.id, NEW.game, s.next_seq, NEW.since, NEW.since
    FROM targets t CROSS JOIN standings s ON s.game = NEW.game
    WHERE t.person = NEW.person AND t.confirmed = 1
      AND NOT EXISTS (SELECT 1 FROM hushed h WHERE h.person = NEW.person AND h.game = NEW.game)
      AND NOT EXISTS (SELECT 1 FROM log l JOIN seats e ON e.game = l.game AND e.seat = l.seat
          WHERE l.game = NEW.game AND l.seq = s.next_seq - 1 AND e.person = NEW.person)
      AND NOT EXISTS (SELECT 1 FROM calls c WHERE c.target = t.id AND c.game = NEW.game
          AND NOT EXISTS (SELECT 1 FROM log l JOIN seats e ON e.game = l.game AND e.seat = l.seat
              WHERE l.game = NEW.game AND l.seq >= c.seq AND l.kind = 'move' AND e.person = NEW.person))
    ON CONFLICT (target, game) DO UPDATE SET
        seq = excluded.seq, since = excluded.since, due = excluded.due, tries = 0, held = 0;
END;
