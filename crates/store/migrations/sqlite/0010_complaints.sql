-- A line that somebody reports is a complaint about who said it: one list for the operators. Lines are reported once.
ALTER TABLE complaints ADD COLUMN line INTEGER;
CREATE UNIQUE INDEX complaints_line ON complaints (game, line) WHERE line IS NOT NULL;
INSERT INTO complaints (time, doer, about, game, text, closed, line)
    SELECT r.time, coalesce(r.reporter, 'AAAAAAAAAAAAAAAAAAAAAA'), r.person, g.id, r.text, CASE WHEN r.settled THEN r.time END, r.line
    FROM reports r JOIN games g ON g.number = r.game ORDER BY r.number;
DELETE FROM reports;

-- What was said goes with who said it, also where it was complained of.
CREATE TRIGGER reported_lines_go_with_who_said_them BEFORE DELETE ON people BEGIN
    DELETE FROM complaints WHERE about = old.id AND line IS NOT NULL;
END;
