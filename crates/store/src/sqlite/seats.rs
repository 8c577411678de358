//! Seats: who sits where, and what follows from it for the game and the lists of its players.

use sqlx::SqliteConnection;

use super::people;
use super::rows::{self, Failure, standing_columns};
use super::writer::Change;
use crate::{Chair, GameId, PersonId, Seat, SeatError, SecretHash, Standing, Status, StoreError, Time};

/// A chair as its columns: kind, person, link, level.
fn columns(chair: &Chair) -> (&'static str, Option<String>, Option<&[u8]>, Option<&str>) {
    match chair {
        Chair::Person(person) => ("person", Some(person.to_string()), None, None),
        Chair::Open => ("open", None, None, None),
        Chair::Link(hash) => ("link", None, Some(&hash.0), None),
        Chair::Bot { level } => ("bot", None, None, Some(level)),
    }
}

pub(super) async fn insert(
    connection: &mut SqliteConnection,
    game: &str,
    seat: &Seat,
) -> Result<(), Failure> {
    let (kind, person, link, level) = columns(&seat.chair);
    sqlx::query(
        "INSERT INTO seats (game, seat, kind, person, link, level, nickname)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person,
             link = excluded.link, level = excluded.level, nickname = excluded.nickname",
    )
    .bind(game)
    .bind(seat.number)
    .bind(kind)
    .bind(person)
    .bind(link)
    .bind(level)
    .bind(&seat.nickname)
    .execute(connection)
    .await?;
    Ok(())
}

/// Brings all that follows from the seats of a game in line with them.
pub(super) async fn settle(
    connection: &mut SqliteConnection,
    game: &str,
    time: Time,
) -> Result<Standing, Failure> {
    let row = sqlx::query(concat!(
        "UPDATE standings SET updated = ?2,
             status = CASE WHEN status = 'open' AND NOT EXISTS
                 (SELECT 1 FROM seats WHERE game = ?1 AND kind IN ('open', 'link'))
                 THEN 'playing' ELSE status END,
             bot = EXISTS (SELECT 1 FROM seats WHERE game = ?1 AND seat = to_move AND kind = 'bot'),
             open_seats = (SELECT count(*) FROM seats WHERE game = ?1 AND kind = 'open')
         WHERE game = ?1 RETURNING ",
        standing_columns!()
    ))
    .bind(game)
    .bind(time.0)
    .fetch_one(&mut *connection)
    .await?;
    let standing = rows::standing(&row)?;
    sqlx::query(
        "DELETE FROM players WHERE game = ?1
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = ?1 AND seats.person = players.person)",
    )
    .bind(game)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "INSERT INTO players (game, person, rank, since)
         SELECT DISTINCT ?1, person, 1, ?2 FROM seats WHERE game = ?1 AND person IS NOT NULL
         ON CONFLICT DO NOTHING",
    )
    .bind(game)
    .bind(time.0)
    .execute(&mut *connection)
    .await?;
    rank(connection, game, standing.state.status.word(), standing.state.to_move, time).await?;
    Ok(standing)
}

/// Moves a game to its place in the lists of those for whom something changed: it is their turn, or no longer.
pub(super) async fn rank(
    connection: &mut SqliteConnection,
    game: &str,
    status: &str,
    to_move: Option<u8>,
    time: Time,
) -> Result<(), Failure> {
    sqlx::query(
        "UPDATE players SET rank = now.rank, since = ?4
         FROM (SELECT p.person, CASE
                   WHEN ?2 = 'over' THEN 0
                   WHEN ?2 = 'playing' AND EXISTS
                       (SELECT 1 FROM seats s WHERE s.game = ?1 AND s.seat = ?3 AND s.person = p.person) THEN 2
                   ELSE 1 END AS rank
               FROM players p WHERE p.game = ?1) AS now
         WHERE players.game = ?1 AND players.person = now.person AND players.rank <> now.rank",
    )
    .bind(game)
    .bind(status)
    .bind(to_move)
    .bind(time.0)
    .execute(connection)
    .await?;
    Ok(())
}

async fn find(connection: &mut SqliteConnection, game: &str, seat: u8) -> Result<Option<Seat>, Failure> {
    let row = sqlx::query(
        "SELECT seat, kind, person, link, level, nickname FROM seats WHERE game = ?1 AND seat = ?2",
    )
    .bind(game)
    .bind(seat)
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(rows::seat).transpose()
}

/// Whether a game has ended, so that its seats stay as they are.
async fn is_over(connection: &mut SqliteConnection, game: &str) -> Result<bool, Failure> {
    let row = sqlx::query("SELECT 1 FROM standings WHERE game = ?1 AND status = ?2")
        .bind(game)
        .bind(Status::Over.word())
        .fetch_optional(connection)
        .await?;
    Ok(row.is_some())
}

/// Sits somebody down in a free seat.
pub(super) struct Sit {
    pub(super) game: GameId,
    pub(super) seat: u8,
    pub(super) person: PersonId,
    pub(super) nickname: String,
    pub(super) link: Option<SecretHash>,
    pub(super) time: Time,
}

impl Change for Sit {
    type Done = Standing;
    type Refused = SeatError;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<Standing, SeatError>, Failure> {
        let game = self.game.to_string();
        let Some(seat) = find(connection, &game, self.seat).await? else {
            return Ok(Err(SeatError::NoSuchSeat));
        };
        match (&seat.chair, self.link) {
            (Chair::Open, None) => {}
            (Chair::Link(kept), Some(brought)) if *kept == brought => {}
            (Chair::Link(_), _) => return Ok(Err(SeatError::WrongLink)),
            _ => return Ok(Err(SeatError::Taken)),
        }
        if is_over(connection, &game).await? {
            return Ok(Err(SeatError::Over));
        }
        if people::find(connection, self.person).await?.is_none() {
            return Ok(Err(SeatError::NoSuchPerson));
        }
        let chair = Chair::Person(self.person);
        insert(connection, &game, &Seat { number: self.seat, chair, nickname: self.nickname.clone() })
            .await?;
        settle(connection, &game, self.time).await.map(Ok)
    }
}

/// Changes what a seat is.
pub(super) struct ChangeSeat {
    pub(super) game: GameId,
    pub(super) seat: u8,
    pub(super) from: Chair,
    pub(super) to: Chair,
    pub(super) nickname: String,
    pub(super) time: Time,
}

impl Change for ChangeSeat {
    type Done = Standing;
    type Refused = SeatError;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<Standing, SeatError>, Failure> {
        let game = self.game.to_string();
        match find(connection, &game, self.seat).await? {
            None => return Ok(Err(SeatError::NoSuchSeat)),
            Some(seat) if seat.chair != self.from => return Ok(Err(SeatError::Taken)),
            Some(_) => {}
        }
        if is_over(connection, &game).await? {
            return Ok(Err(SeatError::Over));
        }
        if let Chair::Person(person) = self.to
            && people::find(connection, person).await?.is_none()
        {
            return Ok(Err(SeatError::NoSuchPerson));
        }
        let (chair, nickname) = (self.to.clone(), self.nickname.clone());
        insert(connection, &game, &Seat { number: self.seat, chair, nickname }).await?;
        settle(connection, &game, self.time).await.map(Ok)
    }
}

pub(super) async fn seats(connection: &mut SqliteConnection, game: GameId) -> Result<Vec<Seat>, StoreError> {
    let rows = sqlx::query(
        "SELECT seat, kind, person, link, level, nickname FROM seats WHERE game = ?1 ORDER BY seat",
    )
    .bind(game.to_string())
    .fetch_all(connection)
    .await
    .map_err(Failure::from)?;
    Ok(rows.iter().map(rows::seat).collect::<Result<_, _>>()?)
}
