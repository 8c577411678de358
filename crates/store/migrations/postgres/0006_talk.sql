-- What people say at a table. Each line has a number of its game. It is no part of the record.
CREATE TABLE talk (
    game     bigint NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    number   bigint NOT NULL,
    room     text   NOT NULL CHECK (room IN ('players', 'watchers')),
    person   text   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    nickname text   NOT NULL,
    text     text   NOT NULL,
    time     bigint NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE INDEX talk_by_person ON talk (person);

-- What somebody has written down for themselves at a table.
CREATE TABLE notes (
    game   bigint NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    person text   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text   text   NOT NULL,
    PRIMARY KEY (game, person)
);
CREATE INDEX notes_by_person ON notes (person);

-- Whom a person does not want to read.
CREATE TABLE mutes (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    muted  text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);

-- Lines that somebody thinks the operator should see, as they were said.
CREATE TABLE reports (
    number   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game     bigint  NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    line     bigint  NOT NULL,
    room     text    NOT NULL CHECK (room IN ('players', 'watchers')),
    person   text    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    nickname text    NOT NULL,
    text     text    NOT NULL,
    reporter text REFERENCES people (id) ON DELETE SET NULL,
    time     bigint  NOT NULL,
    settled  boolean NOT NULL DEFAULT false,
    UNIQUE (game, line)
);
CREATE INDEX reports_open ON reports (number) WHERE NOT settled;
CREATE INDEX reports_by_person ON reports (person);
CREATE INDEX reports_by_reporter ON reports (reporter) WHERE reporter IS NOT NULL;

-- Who is invited to a table by name.
CREATE TABLE invitations (
    game   bigint NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    person text   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    time   bigint NOT NULL,
    PRIMARY KEY (game, person)
);
CREATE INDEX invitations_by_person ON invitations (person, time);

-- Games under way that once had a seat for anyone: strangers may watch them.
CREATE INDEX standings_running ON standings (updated, game) WHERE status = 'playing' AND public;
