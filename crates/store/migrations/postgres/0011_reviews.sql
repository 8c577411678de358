-- Reviews of games that are over: a cache, may be emptied. What is in `body` is the server's own.
CREATE TABLE reviews (
    game    bigint PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    version bigint NOT NULL,
    holder  text   NOT NULL,
    until   bigint NOT NULL,
    done    bigint NOT NULL,
    of      bigint NOT NULL,
    body    text
);
