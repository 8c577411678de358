-- What was agreed before the first move. These rows never change, so that a long set-up is written once.
-- The other tables know a game by its number, which ascends: what is played at the same time lies together.
CREATE TABLE games (
    number   INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    title    TEXT    NOT NULL,
    rules    INTEGER NOT NULL,
    setup    TEXT    NOT NULL,
    seed     INTEGER NOT NULL,  -- the 64 bits as a signed number
    deal     INTEGER NOT NULL,  -- a hash, the same way; printf('%016x', deal) shows it
    options  TEXT    NOT NULL,
    host     TEXT    REFERENCES people (id),
    created  INTEGER NOT NULL   -- milliseconds since 1970, as all times
) STRICT;

CREATE INDEX games_by_host ON games (host) WHERE host IS NOT NULL;

-- How each game stands: the small row that every move rewrites.
CREATE TABLE standings (
    game       INTEGER PRIMARY KEY REFERENCES games (number),
    next_seq   INTEGER NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    to_move    INTEGER,
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),  -- the seat to move is a bot's
    open_seats INTEGER NOT NULL,                        -- how many seats are free for anyone
    updated    INTEGER NOT NULL,
    outcome    TEXT
) STRICT;

CREATE INDEX standings_bot_turns ON standings (game) WHERE bot = 1 AND status = 'playing';
CREATE INDEX standings_open ON standings (updated, game) WHERE open_seats > 0 AND status <> 'over';
CREATE INDEX standings_over ON standings (updated, game) WHERE status = 'over';

-- The log. Rows are only ever added.
CREATE TABLE log (
    game  INTEGER NOT NULL REFERENCES games (number),
    seq   INTEGER NOT NULL CHECK (seq >= 0),
    kind  TEXT    NOT NULL CHECK (kind IN ('move', 'undo')),
    seat  INTEGER NOT NULL,
    text  TEXT    NOT NULL,  -- a move in notation; of an undo the number of the first entry taken back
    hash  INTEGER NOT NULL,
    time  INTEGER NOT NULL,
    key   TEXT,              -- chosen by the client, to recognise the same entry sent twice
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_keys ON log (game, seat, key) WHERE key IS NOT NULL;

CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;

-- Positions kept to save a replay. May be emptied at any time.
CREATE TABLE snapshots (
    game  INTEGER NOT NULL REFERENCES games (number),
    seq   INTEGER NOT NULL,
    hash  INTEGER NOT NULL,
    bytes BLOB    NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT;

CREATE TABLE people (
    id          TEXT    NOT NULL PRIMARY KEY,
    nickname    TEXT    NOT NULL,
    created     INTEGER NOT NULL,
    account     TEXT,         -- as its owner writes it; NULL for a guest
    account_key TEXT UNIQUE,  -- the same in lower case
    password    TEXT,         -- a hash made elsewhere
    CHECK ((account IS NULL) = (password IS NULL) AND (account IS NULL) = (account_key IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    secret  BLOB    NOT NULL PRIMARY KEY,  -- the SHA-256 of what is in the cookie
    person  TEXT    NOT NULL REFERENCES people (id),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE seats (
    game     INTEGER NOT NULL REFERENCES games (number),
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('person', 'open', 'link', 'bot')),
    person   TEXT REFERENCES people (id),
    link     BLOB,  -- the SHA-256 of what is in the link
    level    TEXT,
    nickname TEXT    NOT NULL,
    PRIMARY KEY (game, seat),
    CHECK ((kind = 'person') = (person IS NOT NULL)
       AND (kind = 'link') = (link IS NOT NULL)
       AND (kind = 'bot') = (level IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- One row for each person at each table, in the order of his list of games. Follows from seats and standings.
CREATE TABLE players (
    game   INTEGER NOT NULL REFERENCES games (number),
    person TEXT    NOT NULL REFERENCES people (id),
    rank   INTEGER NOT NULL CHECK (rank IN (0, 1, 2)),  -- 2: his turn, 1: going on, 0: over
    since  INTEGER NOT NULL,                            -- when that became so
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_list ON players (person, rank, since, game);
