//! What came of games, and ratings.

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::rows::{self, Failure, all, execute, number, number_of, one, parsed, person_id};
use super::writer::step;
use super::{SqliteStore, people};
use crate::{
    Annals, Ended, GameId, KeptRating, LONGEST_PAGE, Noted, PastGame, Person, PersonId, Rival, Sat,
    SeatResult, StoreError, Tally, Time,
};

fn result(row: &Row<'_>) -> Result<SeatResult, Failure> {
    let who = match person_id(row, "person")? {
        Some(person) => Sat::Person(person),
        None => Sat::Program(row.get("level")?),
    };
    let (before, after) = (row.get::<_, Option<i64>>("rating_before")?, row.get("rating_after")?);
    Ok(SeatResult {
        seat: number(row, "seat")?,
        who,
        company: row.get("company")?,
        place: number(row, "place")?,
        points: number(row, "points")?,
        won: row.get("won")?,
        rating: before.zip(after),
    })
}

fn rating(row: &Row<'_>) -> Result<KeptRating, Failure> {
    Ok(KeptRating {
        person: parsed(row, "person")?,
        title: row.get("title")?,
        rating: row.get("rating")?,
        deviation: row.get("deviation")?,
        volatility: row.get("volatility")?,
        games: number(row, "games")?,
    })
}

pub(super) fn results(connection: &Connection, game: i64) -> Result<Vec<SeatResult>, Failure> {
    let sql = "SELECT seat, person, level, company, place, points, won, rating_before, rating_after
               FROM results WHERE game = ?1 ORDER BY seat";
    all(connection, sql, [game], result)
}

pub(super) fn ratings_of(connection: &Connection, person: PersonId) -> Result<Vec<KeptRating>, Failure> {
    let sql = "SELECT person, title, rating, deviation, volatility, games FROM ratings WHERE person = ?1 ORDER BY title";
    all(connection, sql, [person.to_string()], rating)
}

pub(super) fn put_rating(connection: &Connection, it: &KeptRating) -> Result<(), Failure> {
    execute(
        connection,
        "INSERT INTO ratings (person, title, rating, deviation, volatility, games) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (person, title) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
             volatility = excluded.volatility, games = excluded.games",
        params![it.person.to_string(), it.title, it.rating, it.deviation, it.volatility, it.games],
    )?;
    Ok(())
}

pub(super) fn put_results(
    connection: &Connection,
    game: i64,
    title: &str,
    ended: &Ended,
) -> Result<(), Failure> {
    for it in &ended.seats {
        let (person, level) = match &it.who {
            Sat::Person(person) => (Some(person.to_string()), None),
            Sat::Program(level) => (None, Some(level)),
        };
        execute(
            connection,
            "INSERT INTO results (game, seat, person, level, title, variant, company, players, place, points, won,
                 rating_before, rating_after, ended)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
            params![
                game,
                it.seat,
                person,
                level,
                title,
                ended.variant,
                it.company,
                rows::column(ended.seats.len() as u64),
                it.place,
                it.points,
                it.won,
                it.rating.map(|it| it.0),
                it.rating.map(|it| it.1),
                ended.time.0
            ],
        )?;
    }
    Ok(())
}

fn note(
    connection: &Connection,
    id: GameId,
    ended: &Ended,
    ratings: &[(Option<KeptRating>, KeptRating)],
) -> Result<Noted, Failure> {
    let sql = "SELECT number, title FROM due JOIN games ON number = game WHERE id = ?1";
    let owed = one(connection, sql, [id.to_string()], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
    let Some((game, title)) = owed else { return Ok(Noted::Already) };
    if !ratings.is_empty() {
        let agreed = "SELECT 1 FROM rated WHERE game = ?1 AND state = 'agreed'";
        if one(connection, agreed, [game], |_| Ok(()))?.is_none() {
            return Ok(Noted::Stale);
        }
    }
    for (before, after) in ratings {
        let now = ratings_of(connection, after.person)?.into_iter().find(|it| it.title == after.title);
        if now != *before {
            return Ok(Noted::Stale);
        }
    }
    for it in &ended.seats {
        if let Sat::Person(person) = it.who
            && people::find(connection, person)?.is_none()
        {
            return Ok(Noted::Stale);
        }
    }
    execute(connection, "DELETE FROM due WHERE game = ?1", [game])?;
    execute(connection, "DELETE FROM results WHERE game = ?1", [game])?;
    put_results(connection, game, &title, ended)?;
    ratings.iter().try_for_each(|(_, after)| put_rating(connection, after))?;
    Ok(Noted::Done)
}

fn tally(row: &Row<'_>) -> Result<Tally, Failure> {
    Ok(Tally {
        title: row.get("title")?,
        variant: row.get("variant")?,
        company: row.get("company")?,
        players: number(row, "players")?,
        games: number(row, "games")?,
        won: number(row, "won")?,
        points: row.get("points")?,
    })
}

const RIVALS: &str = "
    SELECT people.id, nickname, account, people.created, mine.title, count(*) AS games,
        sum(mine.place < theirs.place) AS ahead, sum(mine.place > theirs.place) AS behind
    FROM results mine JOIN results theirs ON theirs.game = mine.game AND theirs.person <> mine.person
        JOIN people ON people.id = theirs.person
    WHERE mine.person = ?1 AND people.account IS NOT NULL
    GROUP BY people.id, mine.title ORDER BY games DESC, account, mine.title LIMIT ?2";

const PAST: &str = "
    SELECT id, results.title, variant, players, ended, public, seat, person, level, company, place, points, won,
        rating_before, rating_after
    FROM results CROSS JOIN games ON number = results.game CROSS JOIN standings ON standings.game = results.game
    WHERE person = ?1 AND ended < ?2 ORDER BY ended DESC, number DESC LIMIT ?3";

fn past(row: &Row<'_>) -> Result<PastGame, Failure> {
    Ok(PastGame {
        game: parsed(row, "id")?,
        title: row.get("title")?,
        variant: row.get("variant")?,
        players: number(row, "players")?,
        time: Time(row.get("ended")?),
        public: row.get("public")?,
        result: result(row)?,
    })
}

#[async_trait]
impl Annals for SqliteStore {
    async fn agree_rated(&self, game: GameId) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO rated (game, state) SELECT number, 'agreed' FROM games WHERE id = ?1
                   ON CONFLICT DO NOTHING";
        let change = step(move |at: &Connection| Ok(Ok(execute(at, SQL, [game.to_string()])?)));
        self.writer.run(change).await.map(|_: usize| ())
    }

    async fn unrate(&self, game: GameId) -> Result<bool, StoreError> {
        // What has been rated stays so.
        const SQL: &str = "UPDATE rated SET state = 'unrated' WHERE state = 'agreed'
                   AND game = (SELECT number FROM games WHERE id = ?1)
                   AND NOT EXISTS (SELECT 1 FROM results WHERE results.game = rated.game)";
        let change = step(move |at: &Connection| Ok(Ok(execute(at, SQL, [game.to_string()])? == 1)));
        self.writer.run(change).await
    }

    async fn is_rated(&self, game: GameId) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM rated JOIN games ON number = game WHERE id = ?1 AND state = 'agreed'";
        self.readers.read(move |at| Ok(one(at, sql, [game.to_string()], |_| Ok(()))?.is_some())).await
    }

    async fn results_due(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM due JOIN games ON number = game ORDER BY game LIMIT ?1";
        let limit = limit.clamp(1, LONGEST_PAGE);
        self.readers.read(move |at| all(at, sql, [limit], |row| parsed(row, "id"))).await
    }

    async fn lost_seats(&self, game: GameId) -> Result<Vec<(u8, PersonId)>, StoreError> {
        let sql =
            "SELECT seat, person FROM lost_seats JOIN games ON number = game WHERE id = ?1 ORDER BY seat";
        let read = |row: &Row<'_>| Ok((number(row, "seat")?, parsed(row, "person")?));
        self.readers.read(move |at| all(at, sql, [game.to_string()], read)).await
    }

    async fn note_results(
        &self,
        game: GameId,
        ended: Ended,
        ratings: Vec<(Option<KeptRating>, KeptRating)>,
    ) -> Result<Noted, StoreError> {
        self.writer.run(step(move |at: &Connection| Ok(Ok(note(at, game, &ended, &ratings)?)))).await
    }

    async fn results(&self, game: GameId) -> Result<Vec<SeatResult>, StoreError> {
        self.readers
            .read(move |at| match number_of(at, game)? {
                Some(game) => results(at, game),
                None => Ok(Vec::new()),
            })
            .await
    }

    async fn ratings_of(&self, person: PersonId) -> Result<Vec<KeptRating>, StoreError> {
        self.readers.read(move |at| ratings_of(at, person)).await
    }

    async fn leaders(
        &self,
        title: &str,
        games: u32,
        deviation: i64,
        limit: u32,
    ) -> Result<Vec<(Person, KeptRating)>, StoreError> {
        let sql = "SELECT id, nickname, account, created, person, title, rating, deviation, volatility, games
                   FROM ratings JOIN people ON id = person
                   WHERE title = ?1 AND games >= ?2 AND deviation <= ?3 ORDER BY rating DESC, person LIMIT ?4";
        let (title, limit) = (title.to_owned(), limit.clamp(1, LONGEST_PAGE));
        let read = |row: &Row<'_>| Ok((rows::person(row)?, rating(row)?));
        self.readers.read(move |at| all(at, sql, params![title, games, deviation, limit], read)).await
    }

    async fn tally(&self, person: PersonId) -> Result<Vec<Tally>, StoreError> {
        let sql = "SELECT title, variant, company, players, count(*) AS games, sum(won) AS won, sum(points) AS points
                   FROM results WHERE person = ?1 GROUP BY title, variant, company, players
                   ORDER BY title, variant, company, players";
        self.readers.read(move |at| all(at, sql, [person.to_string()], tally)).await
    }

    async fn rivals(&self, person: PersonId, limit: u32) -> Result<Vec<Rival>, StoreError> {
        let limit = limit.clamp(1, LONGEST_PAGE);
        let read = |row: &Row<'_>| {
            Ok(Rival {
                person: rows::person(row)?,
                title: row.get("title")?,
                games: number(row, "games")?,
                ahead: number(row, "ahead")?,
                behind: number(row, "behind")?,
            })
        };
        self.readers.read(move |at| all(at, RIVALS, params![person.to_string(), limit], read)).await
    }

    async fn past_games(
        &self,
        person: PersonId,
        before: Option<Time>,
        limit: u32,
    ) -> Result<Vec<PastGame>, StoreError> {
        let (before, limit) = (before.map_or(i64::MAX, |it| it.0), limit.clamp(1, LONGEST_PAGE));
        self.readers.read(move |at| all(at, PAST, params![person.to_string(), before, limit], past)).await
    }

    async fn people_of(&self, people: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        let people = people.to_vec();
        self.readers
            .read(move |at| {
                let found: Result<Vec<_>, Failure> = people.iter().map(|it| people::find(at, *it)).collect();
                Ok(found?.into_iter().flatten().collect())
            })
            .await
    }
}
