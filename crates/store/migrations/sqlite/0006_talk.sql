-- What people say at a table. Each line has a number of its game. It is no part of the record.
CREATE TABLE talk (
    game     INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    room     TEXT    NOT NULL CHECK (room IN ('players', 'watchers')),
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    nickname TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    time     INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX talk_by_person ON talk (person);

-- What somebody has written down for themselves at a table.
CREATE TABLE notes (
    game   INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    person TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text   TEXT    NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_by_person ON notes (person);

-- Whom a person does not want to read.
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    muted  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, muted)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_by_muted ON mutes (muted);

-- Lines that somebody thinks the operator should see, as they were said.
CREATE TABLE reports (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    game     INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    line     INTEGER NOT NULL,
    room     TEXT    NOT NULL CHECK (room IN ('players', 'watchers')),
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    nickname TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    reporter TEXT REFERENCES people (id) ON DELETE SET NULL,
    time     INTEGER NOT NULL,
    settled  INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
    UNIQUE (game, line)
) STRICT;
CREATE INDEX reports_open ON reports (number) WHERE settled = 0;
CREATE INDEX reports_by_person ON reports (person);
CREATE INDEX reports_by_reporter ON reports (reporter) WHERE reporter IS NOT NULL;

-- Who is invited to a table by name.
CREATE TABLE invitations (
    game   INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    person TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    time   INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_person ON invitations (person, time);

-- Games under way that once had a seat for anyone: strangers may watch them.
CREATE INDEX standings_running ON standings (updated, game) WHERE status = 'playing' AND public = 1;
