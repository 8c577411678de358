-- What a player wants done when a question comes up. The text is the server's.
CREATE TABLE orders (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game   bigint   NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat   smallint NOT NULL,
    person text     NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text   text     NOT NULL
);
CREATE INDEX orders_by_game ON orders (game, seat);
CREATE INDEX orders_by_person ON orders (person);

-- Somebody asks the table to take back the moves from entry `back_to` on, while its log has `seq` entries.
CREATE TABLE pleas (
    game    bigint   PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    seq     bigint   NOT NULL,
    back_to bigint   NOT NULL,
    seat    smallint NOT NULL,
    agreed  smallint NOT NULL  -- the seats that agree, a bit each
);

-- What holds of a game beside what was agreed on before it: nobody may talk there, it does not count for ratings.
CREATE TABLE flags (
    game bigint NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    flag text   NOT NULL CHECK (flag IN ('hushed', 'unrated')),
    PRIMARY KEY (game, flag)
);

-- A game in which something was taken back by agreement is not rated, whatever happens to the process.
CREATE FUNCTION log_agreed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO flags (game, flag) VALUES (NEW.game, 'unrated') ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER log_agreed AFTER INSERT ON log
    FOR EACH ROW WHEN (NEW.kind = 'undo' AND NEW.text LIKE '% agreed') EXECUTE FUNCTION log_agreed();
