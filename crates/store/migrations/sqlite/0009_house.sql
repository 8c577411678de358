-- Tournaments. What one is stands in its text; `busy` is until when a server works at it.
CREATE TABLE tournaments (
    number  INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    host    TEXT REFERENCES people (id) ON DELETE SET NULL,
    version INTEGER NOT NULL,
    finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
    busy    INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    text    TEXT    NOT NULL
) STRICT;
CREATE INDEX tournaments_list ON tournaments (finished, created);
CREATE INDEX tournaments_by_host ON tournaments (host) WHERE host IS NOT NULL;

-- Who may do more than play.
CREATE TABLE roles (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    role   TEXT NOT NULL CHECK (role IN ('moderator', 'operator'))
) STRICT, WITHOUT ROWID;

-- Who is kept out.
CREATE TABLE bans (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    reason TEXT    NOT NULL,
    since  INTEGER NOT NULL,
    until  INTEGER
) STRICT, WITHOUT ROWID;

-- What is said on every page: one row, or none.
CREATE TABLE announcement (
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    text TEXT NOT NULL
) STRICT;

-- What operators did. People are named by id, so that who goes takes the name along.
CREATE TABLE deeds (
    number INTEGER PRIMARY KEY,
    time   INTEGER NOT NULL,
    doer   TEXT,
    what   TEXT    NOT NULL,
    about  TEXT,
    detail TEXT    NOT NULL
) STRICT;
CREATE TRIGGER deeds_are_never_changed BEFORE UPDATE ON deeds
BEGIN SELECT RAISE(ABORT, 'the log of deeds is only ever added to'); END;
CREATE TRIGGER deeds_are_never_deleted BEFORE DELETE ON deeds
BEGIN SELECT RAISE(ABORT, 'the log of deeds is only ever added to'); END;

-- What people found wrong with others.
CREATE TABLE complaints (
    number INTEGER PRIMARY KEY,
    time   INTEGER NOT NULL,
    doer   TEXT    NOT NULL DEFAULT 'AAAAAAAAAAAAAAAAAAAAAA' REFERENCES people (id) ON DELETE SET DEFAULT,
    about  TEXT REFERENCES people (id) ON DELETE SET NULL,
    game   TEXT,
    text   TEXT    NOT NULL,
    closed INTEGER
) STRICT;
CREATE INDEX complaints_open ON complaints (number) WHERE closed IS NULL;
CREATE INDEX complaints_doer ON complaints (doer);
CREATE INDEX complaints_about ON complaints (about) WHERE about IS NOT NULL;
