-- What a player wants done when a question comes up. The text is the server's.
CREATE TABLE orders (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    game   INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    person TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text   TEXT    NOT NULL
) STRICT;
CREATE INDEX orders_by_game ON orders (game, seat);
CREATE INDEX orders_by_person ON orders (person);

-- Somebody asks the table to take back the moves from entry `back_to` on, while its log has `seq` entries.
CREATE TABLE pleas (
    game    INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    seq     INTEGER NOT NULL,
    back_to INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    agreed  INTEGER NOT NULL  -- the seats that agree, a bit each
) STRICT;

-- What holds of a game beside what was agreed on before it: nobody may talk there, it does not count for ratings.
CREATE TABLE flags (
    game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    flag TEXT    NOT NULL CHECK (flag IN ('hushed', 'unrated')),
    PRIMARY KEY (game, flag)
) STRICT, WITHOUT ROWID;

-- A game in which something was taken back by agreement is not rated, whatever happens to the process.
CREATE TRIGGER log_agreed AFTER INSERT ON log WHEN NEW.kind = 'undo' AND NEW.text LIKE '% agreed'
BEGIN INSERT OR IGNORE INTO flags (game, flag) VALUES (NEW.game, 'unrated'); END;
