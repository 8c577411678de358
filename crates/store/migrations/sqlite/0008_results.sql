-- Games that are over and whose results are owed. What ended before this version is owed, too.
CREATE TABLE due (
    game INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE
) STRICT;
INSERT INTO due (game) SELECT game FROM standings WHERE status = 'over';

-- Games that are to be rated, unless that was taken back.
CREATE TABLE rated (
    game  INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('agreed', 'unrated'))
) STRICT;

-- A game that is flagged as unrated is not to be rated any more.
CREATE TRIGGER flagged_unrated AFTER INSERT ON flags WHEN NEW.flag = 'unrated'
BEGIN UPDATE rated SET state = 'unrated' WHERE game = NEW.game; END;

-- What came of a game. Whoever deletes the account leaves nobody in particular behind.
CREATE TABLE results (
    game          INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat          INTEGER NOT NULL,
    person        TEXT DEFAULT 'AAAAAAAAAAAAAAAAAAAAAA' REFERENCES people (id) ON DELETE SET DEFAULT,
    level         TEXT,              -- of a program
    title         TEXT    NOT NULL,
    variant       TEXT    NOT NULL,
    company       TEXT    NOT NULL,
    players       INTEGER NOT NULL,
    place         INTEGER NOT NULL,
    points        INTEGER NOT NULL,
    won           INTEGER NOT NULL CHECK (won IN (0, 1)),
    rating_before INTEGER,           -- in thousandths
    rating_after  INTEGER,
    ended         INTEGER NOT NULL,
    PRIMARY KEY (game, seat),
    CHECK ((person IS NULL) <> (level IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person, ended) WHERE person IS NOT NULL;

-- How strong people are: rating and deviation in thousandths, volatility in millionths.
CREATE TABLE ratings (
    person     TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    title      TEXT    NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    PRIMARY KEY (person, title)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_list ON ratings (title, rating);

-- Who lost a seat to a program while the game went on.
CREATE TABLE lost_seats (
    game   INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    person TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX lost_seats_by_person ON lost_seats (person);

CREATE TRIGGER a_game_ends AFTER UPDATE OF status ON standings
WHEN NEW.status = 'over' AND OLD.status <> 'over'
BEGIN INSERT OR IGNORE INTO due (game) VALUES (NEW.game); END;

-- Somebody who plays alone against programs took the last move back.
CREATE TRIGGER a_game_goes_on AFTER UPDATE OF status ON standings
WHEN NEW.status <> 'over' AND OLD.status = 'over'
BEGIN
    DELETE FROM due WHERE game = NEW.game;
    DELETE FROM results WHERE game = NEW.game;
END;

CREATE TRIGGER a_seat_is_lost AFTER UPDATE OF kind ON seats
WHEN OLD.kind = 'person' AND NEW.kind = 'bot'
    AND EXISTS (SELECT 1 FROM standings WHERE game = NEW.game AND status = 'playing')
BEGIN INSERT OR REPLACE INTO lost_seats (game, seat, person) VALUES (NEW.game, NEW.seat, OLD.person); END;

CREATE TRIGGER a_seat_is_taken_again AFTER UPDATE OF kind ON seats
WHEN OLD.kind = 'bot' AND NEW.kind = 'person'
BEGIN DELETE FROM lost_seats WHERE game = NEW.game AND seat = NEW.seat; END;
