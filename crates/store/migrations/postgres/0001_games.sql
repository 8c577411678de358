-- The same tables as in SQLite, but for what only several nodes need. Texts are kept as they are, except that the letters NUL
-- and U+10FFFF are escaped by U+10FFFF, since PostgreSQL takes no NUL.

-- Milliseconds since 1970 by the clock of the database: all nodes go by it.
CREATE FUNCTION hydropolis_now() RETURNS bigint LANGUAGE sql VOLATILE AS
$$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;

CREATE TABLE people (
    id          text   NOT NULL PRIMARY KEY,
    nickname    text   NOT NULL,
    created     bigint NOT NULL,
    account     text,
    account_key text UNIQUE,
    password    text,
    CHECK ((account IS NULL) = (password IS NULL) AND (account IS NULL) = (account_key IS NULL))
);

-- Who sits in an ended game in the place of somebody who deleted the account.
INSERT INTO people (id, nickname, created) VALUES ('AAAAAAAAAAAAAAAAAAAAAA', '', 0);

CREATE TABLE sessions (
    secret  bytea  NOT NULL PRIMARY KEY,
    person  text   NOT NULL REFERENCES people (id),
    created bigint NOT NULL,
    used    bigint NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_use ON sessions (used);

CREATE TABLE resets (
    secret  bytea  NOT NULL PRIMARY KEY,
    person  text   NOT NULL REFERENCES people (id),
    expires bigint NOT NULL
);
CREATE INDEX resets_by_person ON resets (person);

CREATE TABLE games (
    number  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text   NOT NULL UNIQUE,
    title   text   NOT NULL,
    rules   bigint NOT NULL,
    setup   text   NOT NULL,
    seed    bigint NOT NULL,
    deal    bigint NOT NULL,
    options text   NOT NULL,
    host    text REFERENCES people (id),
    created bigint NOT NULL
);
CREATE INDEX games_by_host ON games (host) WHERE host IS NOT NULL;

CREATE TABLE standings (
    game       bigint   PRIMARY KEY REFERENCES games (number),
    next_seq   bigint   NOT NULL,
    status     text     NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    to_move    smallint,
    bot        boolean  NOT NULL,
    open_seats bigint   NOT NULL,
    updated    bigint   NOT NULL,
    outcome    text,
    public     boolean  NOT NULL DEFAULT false,
    changes    bigint   NOT NULL DEFAULT 0  -- goes up with whatever a page of the table would show
);
CREATE INDEX standings_bot_turns ON standings (game) WHERE bot AND status = 'playing';
CREATE INDEX standings_open ON standings (updated, game) WHERE open_seats > 0 AND status <> 'over';
CREATE INDEX standings_over ON standings (updated, game) WHERE status = 'over' AND public;
CREATE INDEX standings_unbegun ON standings (updated, game) WHERE next_seq = 0 AND status <> 'over';

CREATE TABLE log (
    game bigint   NOT NULL REFERENCES games (number),
    seq  bigint   NOT NULL CHECK (seq >= 0),
    kind text     NOT NULL CHECK (kind IN ('move', 'undo')),
    seat smallint NOT NULL,
    text text     NOT NULL,
    hash bigint   NOT NULL,
    time bigint   NOT NULL,
    key  text,
    PRIMARY KEY (game, seq)
);
-- A key may be longer than an index takes.
CREATE UNIQUE INDEX log_keys ON log (game, seat, md5(key)) WHERE key IS NOT NULL;

-- The games that are being deleted as wholes, within one transaction. No other log is ever shortened.
CREATE TABLE let_go (
    game bigint PRIMARY KEY
);

CREATE FUNCTION log_is_only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF EXISTS (SELECT 1 FROM let_go WHERE let_go.game = OLD.game) THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION 'the log is only ever added to';
END $$;
CREATE TRIGGER log_is_only_added_to BEFORE UPDATE OR DELETE ON log
    FOR EACH ROW EXECUTE FUNCTION log_is_only_added_to();
CREATE TRIGGER log_is_not_emptied BEFORE TRUNCATE ON log
    FOR EACH STATEMENT EXECUTE FUNCTION log_is_only_added_to();

CREATE TABLE snapshots (
    game  bigint NOT NULL REFERENCES games (number),
    seq   bigint NOT NULL,
    hash  bigint NOT NULL,
    bytes bytea  NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE seats (
    game     bigint   NOT NULL REFERENCES games (number),
    seat     smallint NOT NULL,
    kind     text     NOT NULL CHECK (kind IN ('person', 'open', 'link', 'bot')),
    person   text REFERENCES people (id),
    link     bytea,
    level    text,
    nickname text     NOT NULL,
    renewed  bigint   NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat),
    CHECK ((kind = 'person') = (person IS NOT NULL)
       AND (kind = 'link') = (link IS NOT NULL)
       AND (kind = 'bot') = (level IS NOT NULL))
);
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE players (
    game   bigint   NOT NULL REFERENCES games (number),
    person text     NOT NULL REFERENCES people (id),
    rank   smallint NOT NULL CHECK (rank IN (0, 1, 2)),
    since  bigint   NOT NULL,
    PRIMARY KEY (game, person)
);
CREATE INDEX players_list ON players (person, rank, since, game);

-- The nodes that run, each with when it was last seen.
CREATE TABLE nodes (
    node text   PRIMARY KEY,
    seen bigint NOT NULL
);

-- At which games which node does work that may end its process.
CREATE TABLE at_work (
    game     bigint NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    node     text   NOT NULL,
    patience bigint NOT NULL CHECK (patience > 0),
    PRIMARY KEY (game, node)
);

-- How often in a row a process has ended at a game. One that reaches its patience is in quarantine.
CREATE TABLE marks (
    game     bigint PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    ends     bigint NOT NULL CHECK (ends >= 0),
    patience bigint NOT NULL CHECK (patience > 0)
);

-- Which node sees to the turn that a bot owes at this entry, and until when; nobody while it rests: then a person may still
-- take back the move before it.
CREATE TABLE turns (
    game    bigint  PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    seq     bigint  NOT NULL,
    node    text    NOT NULL,
    until   bigint  NOT NULL,
    resting boolean NOT NULL
);

-- Moves a game to its place in the lists of those for whom something changed.
CREATE FUNCTION hydropolis_rank(which bigint, now_status text, now_to_move smallint, at bigint) RETURNS void
LANGUAGE sql AS $$
    UPDATE players SET rank = now.rank, since = at
    FROM (SELECT p.person, CASE
              WHEN now_status = 'over' THEN 0
              WHEN now_status = 'playing' AND EXISTS (SELECT 1 FROM seats s
                  WHERE s.game = which AND s.seat = now_to_move AND s.person = p.person) THEN 2
              ELSE 1 END AS rank
          FROM players p WHERE p.game = which) AS now
    WHERE players.game = which AND players.person = now.person AND players.rank <> now.rank
$$;

-- Puts entries at the ends of logs, many games at once, and tells of each what became of it. The caller sorts them by game, so
-- that no two calls wait for each other in a circle. `again` says that the same call was made before and that nobody knows
-- whether it was committed: then an entry that is there already as it should be is the one that was meant.
CREATE FUNCTION hydropolis_append(
    ids text[], expected bigint[], seats_ smallint[], kinds text[], texts text[], hashes bigint[], keys text[],
    statuses text[], to_moves smallint[], outcomes text[], again boolean
) RETURNS TABLE (what text, place bigint) LANGUAGE plpgsql AS $$
DECLARE
    which bigint;
    next bigint;
    same boolean;
    is_same boolean;
    at bigint;
BEGIN
    FOR i IN 1 .. coalesce(array_length(ids, 1), 0) LOOP
        SELECT s.game, s.next_seq, s.status = statuses[i] AND s.to_move IS NOT DISTINCT FROM to_moves[i]
            INTO which, next, same
            FROM games g JOIN standings s ON s.game = g.number WHERE g.id = ids[i] FOR UPDATE OF s;
        IF NOT FOUND THEN
            what := 'missing'; place := 0;
            RETURN NEXT; CONTINUE;
        END IF;
        IF keys[i] IS NOT NULL THEN
            SELECT l.seq, l.kind = kinds[i] AND l.text = texts[i] INTO place, is_same FROM log l
                WHERE l.game = which AND l.seat = seats_[i] AND md5(l.key) = md5(keys[i]) AND l.key IS NOT NULL;
            IF FOUND THEN
                what := CASE WHEN is_same THEN 'already' ELSE 'reused' END;
                RETURN NEXT; CONTINUE;
            END IF;
        END IF;
        IF next <> expected[i] THEN
            IF again AND EXISTS (SELECT 1 FROM log l WHERE l.game = which AND l.seq = expected[i]
                    AND l.seat = seats_[i] AND l.kind = kinds[i] AND l.text = texts[i] AND l.hash = hashes[i]
                    AND l.key IS NULL AND keys[i] IS NULL) THEN
                what := 'applied'; place := expected[i];
            ELSE
                what := 'conflict'; place := next;
            END IF;
            RETURN NEXT; CONTINUE;
        END IF;
        at := hydropolis_now();
        INSERT INTO log (game, seq, kind, seat, text, hash, time, key)
            VALUES (which, next, kinds[i], seats_[i], texts[i], hashes[i], at, keys[i]);
        UPDATE standings s SET next_seq = next + 1, status = statuses[i], to_move = to_moves[i],
                outcome = outcomes[i], updated = at, changes = changes + 1,
                bot = EXISTS (SELECT 1 FROM seats WHERE game = which AND seat = to_moves[i] AND kind = 'bot')
            WHERE s.game = which;
        -- While the turn stays where it is, so do the lists.
        IF NOT same THEN
            PERFORM hydropolis_rank(which, statuses[i], to_moves[i], at);
        END IF;
        what := 'applied'; place := next;
        RETURN NEXT;
    END LOOP;
END $$;
