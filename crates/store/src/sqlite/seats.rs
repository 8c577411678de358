//! Seats: who sits where, and what follows from it for the game and the lists of its players.

use rusqlite::{Connection, params};

use super::people;
use super::rows::{self, Failure, all, execute, number_of, one, standing_columns};
use super::writer::Change;
use crate::{Chair, GameId, PersonId, SeatError, SecretHash, Standing, Status, StoredSeat, Time};

/// A chair as its columns: kind, person, link, level.
fn columns(chair: &Chair) -> (&'static str, Option<String>, Option<&[u8]>, Option<&str>) {
    match chair {
        Chair::Person(person) => ("person", Some(person.to_string()), None, None),
        Chair::Open => ("open", None, None, None),
        Chair::Link(hash) => ("link", None, Some(&hash.0), None),
        Chair::Bot { level } => ("bot", None, None, Some(level)),
    }
}

pub(super) fn insert(connection: &Connection, game: i64, seat: &StoredSeat) -> Result<(), Failure> {
    let (kind, person, link, level) = columns(&seat.chair);
    execute(
        connection,
        "INSERT INTO seats (game, seat, kind, person, link, level, nickname, renewed)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person,
             link = excluded.link, level = excluded.level, nickname = excluded.nickname,
             renewed = excluded.renewed",
        params![game, seat.number, kind, person, link, level, &seat.nickname, seat.renewed],
    )?;
    Ok(())
}

/// Brings all that follows from the seats of a game in line with them.
pub(super) fn settle(connection: &Connection, game: i64, time: Time) -> Result<Standing, Failure> {
    let sql = concat!(
        "UPDATE standings SET updated = ?2,
             status = CASE WHEN status = 'open' AND NOT EXISTS
                 (SELECT 1 FROM seats WHERE game = ?1 AND kind IN ('open', 'link'))
                 THEN 'playing' ELSE status END,
             bot = EXISTS (SELECT 1 FROM seats WHERE game = ?1 AND seat = to_move AND kind = 'bot'),
             open_seats = (SELECT count(*) FROM seats WHERE game = ?1 AND kind = 'open'),
             public = public OR EXISTS (SELECT 1 FROM seats WHERE game = ?1 AND kind = 'open')
         WHERE game = ?1 RETURNING ",
        standing_columns!()
    );
    let standing = one(connection, sql, params![game, time.0], rows::standing)?
        .ok_or_else(|| Failure::Damaged("a game that does not stand anywhere".to_owned()))?;
    execute(
        connection,
        "DELETE FROM players WHERE game = ?1
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = ?1 AND seats.person = players.person)",
        params![game],
    )?;
    execute(
        connection,
        "INSERT INTO players (game, person, rank, since)
         SELECT DISTINCT ?1, person, 1, ?2 FROM seats WHERE game = ?1 AND person IS NOT NULL
         ON CONFLICT DO NOTHING",
        params![game, time.0],
    )?;
    rank(connection, game, standing.state.status.word(), standing.state.to_move, time)?;
    Ok(standing)
}

/// Moves a game to its place in the lists of those for whom something changed: it is their turn, or no longer.
pub(super) fn rank(
    connection: &Connection,
    game: i64,
    status: &str,
    to_move: Option<u8>,
    time: Time,
) -> Result<(), Failure> {
    execute(connection, "UPDATE players SET rank = now.rank, since = ?4
         FROM (SELECT p.person, CASE
                   WHEN ?2 = 'over' THEN 0
                   WHEN ?2 = 'playing' AND EXISTS
                       (SELECT 1 FROM seats s WHERE s.game = ?1 AND s.seat = ?3 AND s.person = p.person) THEN 2
                   ELSE 1 END AS rank
               FROM players p WHERE p.game = ?1) AS now
         WHERE players.game = ?1 AND players.person = now.person AND players.rank <> now.rank", params![game, status, to_move, time.0])?;
    Ok(())
}

fn find(connection: &Connection, game: i64, seat: u8) -> Result<Option<StoredSeat>, Failure> {
    one(
        connection,
        "SELECT seat, kind, person, link, level, nickname, renewed FROM seats WHERE game = ?1 AND seat = ?2",
        params![game, seat],
        rows::seat,
    )
}

/// Whether a game has ended, so that its seats stay as they are.
pub(super) fn is_over(connection: &Connection, game: i64) -> Result<bool, Failure> {
    Ok(one(
        connection,
        "SELECT 1 FROM standings WHERE game = ?1 AND status = ?2",
        params![game, Status::Over.word()],
        |_| Ok(()),
    )?
    .is_some())
}

/// Whether somebody who is not the host has a seat at a table already.
fn has_a_seat(connection: &Connection, game: i64, person: PersonId) -> Result<bool, Failure> {
    let sql = "SELECT 1 FROM seats CROSS JOIN games ON number = game
               WHERE game = ?1 AND person = ?2 AND host IS NOT ?2";
    Ok(one(connection, sql, params![game, person.to_string()], |_| Ok(()))?.is_some())
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

    fn apply(&self, connection: &Connection) -> Result<Result<Standing, SeatError>, Failure> {
        let Some(game) = number_of(connection, self.game)? else {
            return Ok(Err(SeatError::NoSuchSeat));
        };
        let Some(seat) = find(connection, game, self.seat)? else {
            return Ok(Err(SeatError::NoSuchSeat));
        };
        match (&seat.chair, self.link) {
            (Chair::Open, None) => {}
            (Chair::Link(kept), Some(brought)) if *kept == brought => {}
            (Chair::Link(_), _) => return Ok(Err(SeatError::WrongLink)),
            _ => return Ok(Err(SeatError::Taken)),
        }
        if is_over(connection, game)? {
            return Ok(Err(SeatError::Over));
        }
        if people::find(connection, self.person)?.is_none() {
            return Ok(Err(SeatError::NoSuchPerson));
        }
        if self.link.is_none() && has_a_seat(connection, game, self.person)? {
            return Ok(Err(SeatError::HasASeat));
        }
        let (chair, nickname) = (Chair::Person(self.person), self.nickname.clone());
        insert(connection, game, &StoredSeat { chair, nickname, ..seat })?;
        settle(connection, game, self.time).map(Ok)
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

    fn apply(&self, connection: &Connection) -> Result<Result<Standing, SeatError>, Failure> {
        let Some(game) = number_of(connection, self.game)? else {
            return Ok(Err(SeatError::NoSuchSeat));
        };
        let seat = match find(connection, game, self.seat)? {
            None => return Ok(Err(SeatError::NoSuchSeat)),
            Some(seat) if seat.chair != self.from => return Ok(Err(SeatError::Taken)),
            Some(seat) => seat,
        };
        if is_over(connection, game)? {
            return Ok(Err(SeatError::Over));
        }
        if let Chair::Person(person) = self.to
            && people::find(connection, person)?.is_none()
        {
            return Ok(Err(SeatError::NoSuchPerson));
        }
        let (chair, nickname) = (self.to.clone(), self.nickname.clone());
        let renewed = seat.renewed + u32::from(matches!(chair, Chair::Link(_)));
        insert(connection, game, &StoredSeat { chair, nickname, renewed, ..seat })?;
        settle(connection, game, self.time).map(Ok)
    }
}

pub(super) fn seats(connection: &Connection, game: GameId) -> Result<Vec<StoredSeat>, Failure> {
    all(
        connection,
        "SELECT seat, kind, person, link, level, nickname, renewed FROM seats
         WHERE game = (SELECT number FROM games WHERE id = ?1) ORDER BY seat",
        [game.to_string()],
        rows::seat,
    )
}
