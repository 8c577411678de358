-- Tournaments. What one is stands in its text; `busy` is until when a server works at it.
CREATE TABLE tournaments (
    number  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text    NOT NULL UNIQUE,
    host    text REFERENCES people (id) ON DELETE SET NULL,
    version bigint NOT NULL,
    finished boolean NOT NULL,
    busy    bigint NOT NULL DEFAULT 0,
    created bigint NOT NULL,
    text    text    NOT NULL
);
CREATE INDEX tournaments_list ON tournaments (finished, created);
CREATE INDEX tournaments_by_host ON tournaments (host) WHERE host IS NOT NULL;

-- Who may do more than play.
CREATE TABLE roles (
    person text NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    role   text NOT NULL CHECK (role IN ('moderator', 'operator'))
);

-- Who is kept out.
CREATE TABLE bans (
    person text    NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    reason text    NOT NULL,
    since  bigint NOT NULL,
    until  bigint
);

-- What is said on every page: one row, or none.
CREATE TABLE announcement (
    one  smallint PRIMARY KEY CHECK (one = 1),
    text text NOT NULL
);

-- What operators did. People are named by id, so that who goes takes the name along.
CREATE TABLE deeds (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    time   bigint NOT NULL,
    doer   text,
    what   text    NOT NULL,
    about  text,
    detail text    NOT NULL
);
CREATE FUNCTION deeds_are_only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log of deeds is only ever added to';
END $$;
CREATE TRIGGER deeds_are_only_added_to BEFORE UPDATE OR DELETE ON deeds
    FOR EACH ROW EXECUTE FUNCTION deeds_are_only_added_to();
CREATE TRIGGER deeds_are_not_emptied BEFORE TRUNCATE ON deeds
    FOR EACH STATEMENT EXECUTE FUNCTION deeds_are_only_added_to();

-- What people found wrong with others.
CREATE TABLE complaints (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    time   bigint NOT NULL,
    doer   text    NOT NULL DEFAULT 'AAAAAAAAAAAAAAAAAAAAAA' REFERENCES people (id) ON DELETE SET DEFAULT,
    about  text REFERENCES people (id) ON DELETE SET NULL,
    game   text,
    text   text    NOT NULL,
    closed bigint
);
CREATE INDEX complaints_open ON complaints (number) WHERE closed IS NULL;
CREATE INDEX complaints_doer ON complaints (doer);
CREATE INDEX complaints_about ON complaints (about) WHERE about IS NOT NULL;
