-- When each session was last used, to the day: one that nobody uses ends. Those of older versions were used today.
ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET used = unixepoch() * 1000;
CREATE INDEX sessions_by_use ON sessions (used);

-- How often the link of a seat was made anew.
ALTER TABLE seats ADD COLUMN renewed INTEGER NOT NULL DEFAULT 0;

-- Whether a game ever had a seat for anyone. Only such games are listed for strangers when they are over.
ALTER TABLE standings ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public IN (0, 1));
UPDATE standings SET public = 1 WHERE open_seats > 0;
DROP INDEX standings_over;
CREATE INDEX standings_over ON standings (updated, game) WHERE status = 'over' AND public = 1;

-- Games in which nothing has been decided yet: they are let go some day.
CREATE INDEX standings_unbegun ON standings (updated, game) WHERE next_seq = 0 AND status <> 'over';

-- One-time links for lost passwords.
CREATE TABLE resets (
    secret  BLOB    NOT NULL PRIMARY KEY,  -- the SHA-256 of what is in the link
    person  TEXT    NOT NULL REFERENCES people (id),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX resets_by_person ON resets (person);

-- Who sits in an ended game in the place of somebody who deleted the account.
INSERT INTO people (id, nickname, created) VALUES ('AAAAAAAAAAAAAAAAAAAAAA', '', 0);

-- The games that are being deleted as wholes, within one transaction. No other log is ever shortened.
CREATE TABLE let_go (
    game INTEGER PRIMARY KEY
) STRICT;

DROP TRIGGER log_is_never_shortened;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM let_go WHERE let_go.game = OLD.game)
BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;
