-- Clocks of games that have a pace, beside the log. What is in `state` is the server's own.
CREATE TABLE clocks (
    game    bigint PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    version bigint NOT NULL,
    seq     bigint NOT NULL,
    due     bigint,
    state   text   NOT NULL
);
CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;

-- When people are away: clocks of days stand meanwhile.
CREATE TABLE holidays (
    person text   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    begins bigint NOT NULL,
    ends   bigint NOT NULL CHECK (ends > begins),
    PRIMARY KEY (person, begins)
);
