-- Games that are over and whose results are owed. What ended before this version is owed, too.
CREATE TABLE due (
    game bigint PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE
);
INSERT INTO due (game) SELECT game FROM standings WHERE status = 'over';

-- Games that are to be rated, unless that was taken back.
CREATE TABLE rated (
    game  bigint PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    state text NOT NULL CHECK (state IN ('agreed', 'unrated'))
);

-- A game that is flagged as unrated is not to be rated any more.
CREATE FUNCTION flagged_unrated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE rated SET state = 'unrated' WHERE game = NEW.game;
    RETURN NULL;
END $$;
CREATE TRIGGER flagged_unrated AFTER INSERT ON flags
    FOR EACH ROW WHEN (NEW.flag = 'unrated') EXECUTE FUNCTION flagged_unrated();

-- What came of a game. Whoever deletes the account leaves nobody in particular behind.
CREATE TABLE results (
    game          bigint NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat          smallint NOT NULL,
    person        text DEFAULT 'AAAAAAAAAAAAAAAAAAAAAA' REFERENCES people (id) ON DELETE SET DEFAULT,
    level         text,              -- of a program
    title         text    NOT NULL,
    variant       text    NOT NULL,
    company       text    NOT NULL,
    players       smallint NOT NULL,
    place         smallint NOT NULL,
    points        bigint NOT NULL,
    won           boolean NOT NULL,
    rating_before bigint,           -- in thousandths
    rating_after  bigint,
    ended         bigint NOT NULL,
    PRIMARY KEY (game, seat),
    CHECK ((person IS NULL) <> (level IS NULL))
);
CREATE INDEX results_by_person ON results (person, ended) WHERE person IS NOT NULL;

-- How strong people are: rating and deviation in thousandths, volatility in millionths.
CREATE TABLE ratings (
    person     text    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    title      text    NOT NULL,
    rating     bigint NOT NULL,
    deviation  bigint NOT NULL,
    volatility bigint NOT NULL,
    games      bigint NOT NULL,
    PRIMARY KEY (person, title)
);
CREATE INDEX ratings_list ON ratings (title, rating);

-- Who lost a seat to a program while the game went on.
CREATE TABLE lost_seats (
    game   bigint NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat   smallint NOT NULL,
    person text    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (game, seat)
);
CREATE INDEX lost_seats_by_person ON lost_seats (person);

CREATE FUNCTION hydropolis_game_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status = 'over' THEN
        INSERT INTO due (game) VALUES (NEW.game) ON CONFLICT DO NOTHING;
    ELSE
        -- Somebody who plays alone against programs took the last move back.
        DELETE FROM due WHERE game = NEW.game;
        DELETE FROM results WHERE game = NEW.game;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER a_game_ends AFTER UPDATE OF status ON standings FOR EACH ROW
    WHEN ((NEW.status = 'over') <> (OLD.status = 'over')) EXECUTE FUNCTION hydropolis_game_ended();

CREATE FUNCTION hydropolis_seat_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.kind = 'person' THEN
        DELETE FROM lost_seats WHERE game = NEW.game AND seat = NEW.seat;
    ELSIF EXISTS (SELECT 1 FROM standings WHERE game = NEW.game AND status = 'playing') THEN
        INSERT INTO lost_seats (game, seat, person) VALUES (NEW.game, NEW.seat, OLD.person)
            ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER a_seat_changes AFTER UPDATE OF kind ON seats FOR EACH ROW
    WHEN (OLD.kind = 'person' AND NEW.kind = 'bot' OR OLD.kind = 'bot' AND NEW.kind = 'person')
    EXECUTE FUNCTION hydropolis_seat_changed();
