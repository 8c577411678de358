-- Keys that the server made for itself.
CREATE TABLE keys (
    name  text  NOT NULL PRIMARY KEY,
    bytes bytea NOT NULL
);

-- Where people want to be called.
CREATE TABLE targets (
    id        text    NOT NULL PRIMARY KEY,
    person    text    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind      text    NOT NULL,
    address   text    NOT NULL,
    language  text    NOT NULL,
    digest    bigint  NOT NULL CHECK (digest >= 0),
    confirmed boolean NOT NULL,
    created   bigint  NOT NULL,
    sent      bigint,
    failures  bigint  NOT NULL DEFAULT 0
);
CREATE INDEX targets_by_person ON targets (person);

-- When people do not want to be called, in minutes of their day, and how many minutes their day is ahead of UTC.
CREATE TABLE quiet (
    person text   NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    begins bigint NOT NULL,
    ends   bigint NOT NULL,
    ahead  bigint NOT NULL
);

-- Games for which somebody does not want to be called.
CREATE TABLE hushed (
    person text   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game   bigint NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    PRIMARY KEY (person, game)
);
CREATE INDEX hushed_by_game ON hushed (game);

-- The outbox: the latest call of each game to each target. Without a game it asks whether the address is right.
CREATE TABLE calls (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    target text   NOT NULL REFERENCES targets (id) ON DELETE CASCADE,
    game   bigint REFERENCES games (number) ON DELETE CASCADE,
    seq    bigint NOT NULL,
    since  bigint NOT NULL,
    due    bigint,
    tries  bigint NOT NULL DEFAULT 0,
    held   bigint NOT NULL DEFAULT 0,
    UNIQUE (target, game)
);
CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL;
CREATE INDEX calls_by_game ON calls (game);

-- Whose turn it becomes is called, in the transaction of the very move. Not those who made the last entry themselves, and not
-- a second time for a turn in which they have not moved yet: somebody else took back a move and made another.
CREATE FUNCTION hydropolis_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO calls (target, game, seq, since, due)
    SELECT t.id, NEW.game, s.next_seq, NEW.since, NEW.since
    FROM targets t JOIN standings s ON s.game = NEW.game
    WHERE t.person = NEW.person AND t.confirmed
      AND NOT EXISTS (SELECT 1 FROM hushed h WHERE h.person = NEW.person AND h.game = NEW.game)
      AND NOT EXISTS (SELECT 1 FROM log l JOIN seats e ON e.game = l.game AND e.seat = l.seat
          WHERE l.game = NEW.game AND l.seq = s.next_seq - 1 AND e.person = NEW.person)
      AND NOT EXISTS (SELECT 1 FROM calls c WHERE c.target = t.id AND c.game = NEW.game
          AND NOT EXISTS (SELECT 1 FROM log l JOIN seats e ON e.game = l.game AND e.seat = l.seat
              WHERE l.game = NEW.game AND l.seq >= c.seq AND l.kind = 'move' AND e.person = NEW.person))
    ON CONFLICT (target, game) DO UPDATE SET
        seq = excluded.seq, since = excluded.since, due = excluded.due, tries = 0, held = 0;
    RETURN NULL;
END $$;
CREATE TRIGGER players_are_called AFTER UPDATE OF rank ON players
    FOR EACH ROW WHEN (NEW.rank = 2 AND OLD.rank <> 2) EXECUTE FUNCTION hydropolis_call();
