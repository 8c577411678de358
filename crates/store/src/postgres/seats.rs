//! Seats: who sits where, and what follows from it for the game and the lists of its players.

use super::connect::Session;
use super::people;
use super::rows::{self, Failure, column, get, standing_columns};
use crate::{Chair, GameId, PersonId, SeatError, SecretHash, Standing, Status, StoredSeat};

pub(super) const SEATS: &str = "SELECT seat, kind, person, link, level, nickname, renewed FROM seats
     WHERE game = (SELECT number FROM games WHERE id = $1) ORDER BY seat";

/// Puts a seat in its place, whatever was there.
pub(super) async fn insert(at: &Session, game: i64, seat: &StoredSeat) -> Result<(), Failure> {
    let (kind, person, link, level) = match &seat.chair {
        Chair::Person(person) => ("person", Some(person.to_string()), None, None),
        Chair::Open => ("open", None, None, None),
        Chair::Link(hash) => ("link", None, Some(&hash.0[..]), None),
        Chair::Bot { level } => ("bot", None, None, Some(column(level))),
    };
    at.execute(
        "INSERT INTO seats (game, seat, kind, person, link, level, nickname, renewed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person,
             link = excluded.link, level = excluded.level, nickname = excluded.nickname,
             renewed = excluded.renewed",
        &[
            &game,
            &i16::from(seat.number),
            &kind,
            &person,
            &link,
            &level,
            &column(&seat.nickname),
            &i64::from(seat.renewed),
        ],
    )
    .await?;
    Ok(())
}

/// Brings all that follows from the seats of a game in line with them.
pub(super) async fn settle(at: &Session, game: i64) -> Result<Standing, Failure> {
    let sql = concat!(
        "UPDATE standings SET updated = hydropolis_now(), changes = changes + 1,
             status = CASE WHEN status = 'open' AND NOT EXISTS
                 (SELECT 1 FROM seats WHERE game = $1 AND kind IN ('open', 'link'))
                 THEN 'playing' ELSE status END,
             bot = EXISTS (SELECT 1 FROM seats WHERE game = $1 AND seat = to_move AND kind = 'bot'),
             open_seats = (SELECT count(*) FROM seats WHERE game = $1 AND kind = 'open'),
             public = public OR EXISTS (SELECT 1 FROM seats WHERE game = $1 AND kind = 'open')
         WHERE game = $1 RETURNING ",
        standing_columns!()
    );
    let row = at.one(sql, &[&game]).await?;
    let row = row.ok_or_else(|| Failure::Damaged("a game that does not stand anywhere".to_owned()))?;
    let standing = rows::standing(&row)?;
    at.execute(
        "DELETE FROM players WHERE game = $1
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = $1 AND seats.person = players.person)",
        &[&game],
    )
    .await?;
    at.execute(
        "INSERT INTO players (game, person, rank, since)
         SELECT DISTINCT $1::bigint, person, 1, $2::bigint FROM seats WHERE game = $1 AND person IS NOT NULL
         ON CONFLICT DO NOTHING",
        &[&game, &standing.updated.0],
    )
    .await?;
    let (status, to_move) = (standing.state.status.word(), standing.state.to_move.map(i16::from));
    at.one("SELECT hydropolis_rank($1, $2, $3, $4)", &[&game, &status, &to_move, &standing.updated.0])
        .await?;
    Ok(standing)
}

/// A game's number and whether it is over, held so that nobody else changes it meanwhile.
pub(super) async fn hold(at: &Session, game: GameId) -> Result<Option<(i64, bool)>, Failure> {
    let sql = "SELECT s.game, s.status FROM games g JOIN standings s ON s.game = g.number
               WHERE g.id = $1 FOR UPDATE OF s";
    let row = at.one(sql, &[&game.to_string()]).await?;
    row.map(|row| Ok((get(&row, "game")?, get::<&str>(&row, "status")? == Status::Over.word()))).transpose()
}

async fn find(at: &Session, game: i64, seat: u8) -> Result<Option<StoredSeat>, Failure> {
    let sql =
        "SELECT seat, kind, person, link, level, nickname, renewed FROM seats WHERE game = $1 AND seat = $2";
    at.one(sql, &[&game, &i16::from(seat)]).await?.map(|row| rows::seat(&row)).transpose()
}

/// Sits somebody down in a free seat.
pub(super) async fn sit(
    at: &Session,
    game: GameId,
    number: u8,
    person: PersonId,
    nickname: &str,
    link: Option<SecretHash>,
) -> Result<Result<Standing, SeatError>, Failure> {
    let known = people::hold_lightly(at, person).await?;
    let Some((game, over)) = hold(at, game).await? else { return Ok(Err(SeatError::NoSuchSeat)) };
    let Some(seat) = find(at, game, number).await? else { return Ok(Err(SeatError::NoSuchSeat)) };
    match (&seat.chair, link) {
        (Chair::Open, None) => {}
        (Chair::Link(kept), Some(brought)) if *kept == brought => {}
        (Chair::Link(_), _) => return Ok(Err(SeatError::WrongLink)),
        _ => return Ok(Err(SeatError::Taken)),
    }
    if over {
        return Ok(Err(SeatError::Over));
    }
    if !known {
        return Ok(Err(SeatError::NoSuchPerson));
    }
    let another = "SELECT 1 FROM seats JOIN games ON number = game
                   WHERE game = $1 AND person = $2 AND host IS DISTINCT FROM $2";
    if link.is_none() && at.one(another, &[&game, &person.to_string()]).await?.is_some() {
        return Ok(Err(SeatError::HasASeat));
    }
    let (chair, nickname) = (Chair::Person(person), nickname.to_owned());
    insert(at, game, &StoredSeat { chair, nickname, ..seat }).await?;
    settle(at, game).await.map(Ok)
}

/// Changes what a seat is.
pub(super) async fn change(
    at: &Session,
    game: GameId,
    number: u8,
    from: &Chair,
    to: &Chair,
    nickname: &str,
) -> Result<Result<Standing, SeatError>, Failure> {
    let known = match to {
        Chair::Person(person) => people::hold_lightly(at, *person).await?,
        _ => true,
    };
    let Some((game, over)) = hold(at, game).await? else { return Ok(Err(SeatError::NoSuchSeat)) };
    let seat = match find(at, game, number).await? {
        None => return Ok(Err(SeatError::NoSuchSeat)),
        Some(seat) if seat.chair != *from => return Ok(Err(SeatError::Taken)),
        Some(seat) => seat,
    };
    if over {
        return Ok(Err(SeatError::Over));
    }
    if !known {
        return Ok(Err(SeatError::NoSuchPerson));
    }
    let renewed = seat.renewed + u32::from(matches!(to, Chair::Link(_)));
    let (chair, nickname) = (to.clone(), nickname.to_owned());
    insert(at, game, &StoredSeat { chair, nickname, renewed, ..seat }).await?;
    settle(at, game).await.map(Ok)
}
