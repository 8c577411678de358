-- A line that somebody reports is a complaint about who said it: one list for the operators. Lines are reported once.
ALTER TABLE complaints ADD COLUMN line bigint;
CREATE UNIQUE INDEX complaints_line ON complaints (game, line) WHERE line IS NOT NULL;
INSERT INTO complaints (time, doer, about, game, text, closed, line)
    SELECT r.time, coalesce(r.reporter, 'AAAAAAAAAAAAAAAAAAAAAA'), r.person, g.id, r.text, CASE WHEN r.settled THEN r.time END, r.line
    FROM reports r JOIN games g ON g.number = r.game ORDER BY r.number;

-- What was said goes with who said it, also where it was complained of.
CREATE FUNCTION reported_lines_go_with_who_said_them() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM complaints WHERE about = old.id AND line IS NOT NULL;
    RETURN old;
END $$;
CREATE TRIGGER reported_lines_go_with_who_said_them BEFORE DELETE ON people
    FOR EACH ROW EXECUTE FUNCTION reported_lines_go_with_who_said_them();

-- The table of reports stays for the release before, and stays empty: what it puts there becomes a complaint, and it shows complaints.
DELETE FROM reports;
CREATE FUNCTION reports_are_complaints() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO complaints (time, doer, about, game, text, line)
        SELECT new.time, coalesce(new.reporter, 'AAAAAAAAAAAAAAAAAAAAAA'), new.person, g.id, new.text, new.line
        FROM games g WHERE g.number = new.game
        ON CONFLICT (game, line) WHERE line IS NOT NULL DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER reports_are_complaints BEFORE INSERT ON reports
    FOR EACH ROW EXECUTE FUNCTION reports_are_complaints();
