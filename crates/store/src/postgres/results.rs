//! What came of games, and ratings.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::connect::{Session, Tries};
use super::rows::{self, Failure, column, get, number, parsed, person_id, seat_number, text};
use super::{PostgresStore, id, transact};
use crate::{
    Annals, Ended, GameId, KeptRating, LONGEST_PAGE, Noted, PastGame, Person, PersonId, Rival, Sat,
    SeatResult, StoreError, Tally, Time,
};

pub(super) const RESULTS: &str =
    "SELECT seat, person, level, company, place, points, won, rating_before, rating_after
     FROM results WHERE game = (SELECT number FROM games WHERE id = $1) ORDER BY seat";

pub(super) const RATINGS: &str = "SELECT person, title, rating, deviation, volatility, games FROM ratings WHERE person = $1 ORDER BY title";

pub(super) fn result(row: &Row) -> Result<SeatResult, Failure> {
    let who = match person_id(row, "person")? {
        Some(person) => Sat::Person(person),
        None => Sat::Program(text(row, "level")?),
    };
    let before: Option<i64> = get(row, "rating_before")?;
    let points: i64 = get(row, "points")?;
    Ok(SeatResult {
        seat: seat_number(row, "seat")?,
        who,
        company: text(row, "company")?,
        place: seat_number(row, "place")?,
        points: i32::try_from(points).map_err(|_| Failure::Damaged(format!("points {points}")))?,
        won: get(row, "won")?,
        rating: before.zip(get(row, "rating_after")?),
    })
}

pub(super) fn rating(row: &Row) -> Result<KeptRating, Failure> {
    Ok(KeptRating {
        person: parsed(row, "person")?,
        title: text(row, "title")?,
        rating: get(row, "rating")?,
        deviation: get(row, "deviation")?,
        volatility: get(row, "volatility")?,
        games: number(row, "games")?,
    })
}

pub(super) async fn put_rating(at: &Session, it: &KeptRating) -> Result<(), Failure> {
    at.execute(
        "INSERT INTO ratings (person, title, rating, deviation, volatility, games) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (person, title) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
             volatility = excluded.volatility, games = excluded.games",
        &[
            &it.person.to_string(),
            &column(&it.title),
            &it.rating,
            &it.deviation,
            &it.volatility,
            &i64::from(it.games),
        ],
    )
    .await?;
    Ok(())
}

pub(super) async fn put_results(at: &Session, game: i64, title: &str, ended: &Ended) -> Result<(), Failure> {
    let players = i16::try_from(ended.seats.len()).unwrap_or(i16::MAX);
    for it in &ended.seats {
        let (person, level) = match &it.who {
            Sat::Person(person) => (Some(person.to_string()), None),
            Sat::Program(level) => (None, Some(column(level))),
        };
        at.execute(
            "INSERT INTO results (game, seat, person, level, title, variant, company, players, place, points, won,
                 rating_before, rating_after, ended)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
            &[
                &game,
                &i16::from(it.seat),
                &person,
                &level,
                &column(title),
                &column(&ended.variant),
                &column(&it.company),
                &players,
                &i16::from(it.place),
                &i64::from(it.points),
                &it.won,
                &it.rating.map(|it| it.0),
                &it.rating.map(|it| it.1),
                &ended.time.0,
            ],
        )
        .await?;
    }
    Ok(())
}

async fn note(
    at: &Session,
    id: GameId,
    ended: &Ended,
    ratings: &[(Option<KeptRating>, KeptRating)],
) -> Result<Result<Noted, StoreError>, Failure> {
    let mut people: Vec<String> = ended
        .seats
        .iter()
        .filter_map(|it| match it.who {
            Sat::Person(person) => Some(person.to_string()),
            Sat::Program(_) => None,
        })
        .collect();
    people.sort_unstable();
    people.dedup();
    // People are held in the same order everywhere, and before the game, as when somebody goes.
    let sql = "SELECT id FROM people WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE";
    if at.all(sql, &[&people]).await?.len() != people.len() {
        return Ok(Ok(Noted::Stale));
    }
    let sql = "SELECT number, title FROM due JOIN games ON number = game WHERE id = $1 FOR UPDATE OF due";
    let Some(row) = at.one(sql, &[&id.to_string()]).await? else { return Ok(Ok(Noted::Already)) };
    let (game, title): (i64, String) = (get(&row, "number")?, text(&row, "title")?);
    if !ratings.is_empty() {
        let agreed = "SELECT 1 FROM rated WHERE game = $1 AND state = 'agreed' FOR UPDATE";
        if at.one(agreed, &[&game]).await?.is_none() {
            return Ok(Ok(Noted::Stale));
        }
    }
    for (before, after) in ratings {
        let now = at.all(RATINGS, &[&after.person.to_string()]).await?;
        let now: Vec<KeptRating> = now.iter().map(rating).collect::<Result<_, _>>()?;
        if now.iter().find(|it| it.title == after.title) != before.as_ref() {
            return Ok(Ok(Noted::Stale));
        }
    }
    at.execute("DELETE FROM due WHERE game = $1", &[&game]).await?;
    at.execute("DELETE FROM results WHERE game = $1", &[&game]).await?;
    put_results(at, game, &title, ended).await?;
    for (_, after) in ratings {
        put_rating(at, after).await?;
    }
    Ok(Ok(Noted::Done))
}

fn tally(row: &Row) -> Result<Tally, Failure> {
    Ok(Tally {
        title: text(row, "title")?,
        variant: text(row, "variant")?,
        company: text(row, "company")?,
        players: seat_number(row, "players")?,
        games: number(row, "games")?,
        won: number(row, "won")?,
        points: get(row, "points")?,
    })
}

const RIVALS: &str = "
    SELECT people.id, nickname, account, people.created, mine.title, count(*) AS games,
        count(*) FILTER (WHERE mine.place < theirs.place) AS ahead,
        count(*) FILTER (WHERE mine.place > theirs.place) AS behind
    FROM results mine JOIN results theirs ON theirs.game = mine.game AND theirs.person <> mine.person
        JOIN people ON people.id = theirs.person
    WHERE mine.person = $1 AND people.account IS NOT NULL
    GROUP BY people.id, mine.title ORDER BY games DESC, account, mine.title LIMIT $2";

const PAST: &str = "
    SELECT id, results.title, variant, players, ended, public, seat, person, level, company, place, points, won,
        rating_before, rating_after
    FROM results JOIN games ON number = results.game JOIN standings ON standings.game = results.game
    WHERE person = $1 AND ended < $2 ORDER BY ended DESC, number DESC LIMIT $3";

fn past(row: &Row) -> Result<PastGame, Failure> {
    Ok(PastGame {
        game: parsed(row, "id")?,
        title: text(row, "title")?,
        variant: text(row, "variant")?,
        players: seat_number(row, "players")?,
        time: Time(get(row, "ended")?),
        public: get(row, "public")?,
        result: result(row)?,
    })
}

fn page(limit: u32) -> i64 {
    limit.clamp(1, LONGEST_PAGE).into()
}

#[async_trait]
impl Annals for PostgresStore {
    async fn agree_rated(&self, game: GameId) -> Result<(), StoreError> {
        let sql = "INSERT INTO rated (game, state) SELECT number, 'agreed' FROM games WHERE id = $1
                   ON CONFLICT DO NOTHING";
        self.execute(sql, &[&game.to_string()]).await.map(drop)
    }

    async fn unrate(&self, game: GameId) -> Result<bool, StoreError> {
        // What has been rated stays so. Sent twice it says the same: the row is in the state it is to be in.
        let sql = "UPDATE rated SET state = 'unrated' WHERE game = (SELECT number FROM games WHERE id = $1)
                   AND NOT EXISTS (SELECT 1 FROM results WHERE results.game = rated.game)
                   AND state = 'agreed' RETURNING game";
        Ok(!self.execute(sql, &[&game.to_string()]).await?.is_empty())
    }

    async fn is_rated(&self, game: GameId) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM rated JOIN games ON number = game WHERE id = $1 AND state = 'agreed'";
        Ok(self.one(sql, &[&game.to_string()], |_| Ok(())).await?.is_some())
    }

    async fn results_due(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM due JOIN games ON number = game ORDER BY game LIMIT $1";
        self.all(sql, &[&page(limit)], id).await
    }

    async fn lost_seats(&self, game: GameId) -> Result<Vec<(u8, PersonId)>, StoreError> {
        let sql =
            "SELECT seat, person FROM lost_seats JOIN games ON number = game WHERE id = $1 ORDER BY seat";
        let read = |row: &Row| Ok((seat_number(row, "seat")?, parsed(row, "person")?));
        self.all(sql, &[&game.to_string()], read).await
    }

    async fn note_results(
        &self,
        game: GameId,
        ended: Ended,
        ratings: Vec<(Option<KeptRating>, KeptRating)>,
    ) -> Result<Noted, StoreError> {
        transact!(self, at => note(at, game, &ended, &ratings))
    }

    async fn results(&self, game: GameId) -> Result<Vec<SeatResult>, StoreError> {
        self.all(RESULTS, &[&game.to_string()], result).await
    }

    async fn ratings_of(&self, person: PersonId) -> Result<Vec<KeptRating>, StoreError> {
        self.all(RATINGS, &[&person.to_string()], rating).await
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
                   WHERE title = $1 AND games >= $2 AND deviation <= $3 ORDER BY rating DESC, person LIMIT $4";
        let read = |row: &Row| Ok((rows::person(row)?, rating(row)?));
        self.all(sql, &[&column(title), &i64::from(games), &deviation, &page(limit)], read).await
    }

    async fn tally(&self, person: PersonId) -> Result<Vec<Tally>, StoreError> {
        let sql = "SELECT title, variant, company, players, count(*) AS games,
                       count(*) FILTER (WHERE won) AS won, sum(points)::bigint AS points
                   FROM results WHERE person = $1 GROUP BY title, variant, company, players
                   ORDER BY title, variant, company, players";
        self.all(sql, &[&person.to_string()], tally).await
    }

    async fn rivals(&self, person: PersonId, limit: u32) -> Result<Vec<Rival>, StoreError> {
        let read = |row: &Row| {
            Ok(Rival {
                person: rows::person(row)?,
                title: text(row, "title")?,
                games: number(row, "games")?,
                ahead: number(row, "ahead")?,
                behind: number(row, "behind")?,
            })
        };
        self.all(RIVALS, &[&person.to_string(), &page(limit)], read).await
    }

    async fn past_games(
        &self,
        person: PersonId,
        before: Option<Time>,
        limit: u32,
    ) -> Result<Vec<PastGame>, StoreError> {
        let before = before.map_or(i64::MAX, |it| it.0);
        self.all(PAST, &[&person.to_string(), &before, &page(limit)], past).await
    }

    async fn people_of(&self, people: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        let names: Vec<String> = people.iter().map(|it| it.to_string()).collect();
        let sql = "SELECT id, nickname, account, created FROM people WHERE id = ANY($1)";
        self.all(sql, &[&names], rows::person).await
    }
}
