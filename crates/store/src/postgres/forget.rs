//! The one exception to "nothing is ever deleted": people who go, and what nobody has used for long.

use super::connect::Session;
use super::rows::{Failure, number, parsed, seat_number};
use super::{people, seats};
use crate::{
    Chair, Expiry, GameId, Holdings, LONGEST_PAGE, LetGo, PersonError, PersonId, StoreError, StoredSeat,
};

/// Lets a game go with all that lies beside it, also what was complained of.
pub(super) async fn let_go(at: &Session, game: i64) -> Result<(), Failure> {
    let sql =
        "DELETE FROM complaints WHERE line IS NOT NULL AND game = (SELECT id FROM games WHERE number = $1)";
    at.execute(sql, &[&game]).await?;
    delete(at, game).await
}

/// Deletes a game with its log.
pub(super) async fn delete(at: &Session, game: i64) -> Result<(), Failure> {
    for sql in [
        "INSERT INTO let_go (game) VALUES ($1)",
        "DELETE FROM log WHERE game = $1",
        "DELETE FROM snapshots WHERE game = $1",
        "DELETE FROM players WHERE game = $1",
        "DELETE FROM seats WHERE game = $1",
        "DELETE FROM standings WHERE game = $1",
        "DELETE FROM games WHERE number = $1",
        "DELETE FROM let_go WHERE game = $1",
    ] {
        at.execute(sql, &[&game]).await?;
    }
    Ok(())
}

/// Whether nobody else who still exists sits in a game or began it.
async fn is_theirs_alone(at: &Session, game: i64, person: PersonId) -> Result<bool, Failure> {
    let sql = "SELECT 1 FROM seats WHERE game = $1 AND person NOT IN ($2, $3)
               UNION ALL SELECT 1 FROM games WHERE number = $1 AND host IS NOT NULL AND host <> $2";
    let (person, gone) = (person.to_string(), PersonId::GONE.to_string());
    Ok(at.one(sql, &[&game, &person, &gone]).await?.is_none())
}

/// Puts somebody else in the seats of a person who goes.
async fn leave(
    at: &Session,
    game: i64,
    over: bool,
    person: PersonId,
    stand_in: &Chair,
) -> Result<(), Failure> {
    let chair = if over { Chair::Person(PersonId::GONE) } else { stand_in.clone() };
    let sql = "SELECT seat, renewed FROM seats WHERE game = $1 AND person = $2";
    let name = person.to_string();
    let held = at.all(sql, &[&game, &name]).await?;
    for row in &held {
        let (number, renewed) = (seat_number(row, "seat")?, number(row, "renewed")?);
        let seat = StoredSeat { number, chair: chair.clone(), nickname: String::new(), renewed };
        seats::insert(at, game, &seat).await?;
    }
    if over {
        // It keeps its place among those that are over.
        at.execute("DELETE FROM players WHERE game = $1 AND person = $2", &[&game, &name]).await?;
        at.execute("UPDATE standings SET changes = changes + 1 WHERE game = $1", &[&game]).await?;
    } else if !held.is_empty() {
        seats::settle(at, game).await?;
    }
    at.execute("UPDATE games SET host = NULL WHERE number = $1 AND host = $2", &[&game, &name]).await?;
    Ok(())
}

/// Deletes a person who is held.
async fn forget_held(
    at: &Session,
    person: PersonId,
    stand_in: &Chair,
    gone: &mut LetGo,
) -> Result<(), Failure> {
    for id in people::games_of(at, person).await? {
        let Some((game, over)) = seats::hold(at, id).await? else { continue };
        if is_theirs_alone(at, game, person).await? {
            let_go(at, game).await?;
            gone.deleted.push(id);
        } else {
            leave(at, game, over, person, stand_in).await?;
            gone.changed.push(id);
        }
    }
    gone.sessions += people::end_sessions(at, person).await?;
    gone.people += at.execute("DELETE FROM people WHERE id = $1", &[&person.to_string()]).await?;
    Ok(())
}

/// Deletes a person who wishes so.
pub(super) async fn forget(
    at: &Session,
    person: PersonId,
    stand_in: &Chair,
) -> Result<Result<LetGo, PersonError>, Failure> {
    if person == PersonId::GONE || people::hold(at, person).await?.is_none() {
        return Ok(Err(PersonError::NoSuchPerson));
    }
    let mut gone = LetGo::default();
    forget_held(at, person, stand_in, &mut gone).await?;
    Ok(Ok(gone))
}

const OLD_SESSIONS: &str = "
    DELETE FROM sessions WHERE secret IN (
        SELECT secret FROM sessions WHERE used < greatest($1::bigint, $2::bigint) AND (used < $1 OR
            EXISTS (SELECT 1 FROM people WHERE id = person AND account IS NULL)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = sessions.person)
            AND NOT EXISTS (SELECT 1 FROM games WHERE host = sessions.person))
        ORDER BY used LIMIT $3 FOR UPDATE SKIP LOCKED)";

const FORGOTTEN: &str = "
    SELECT id FROM people WHERE account IS NULL AND id <> $1
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = id) LIMIT $2 FOR UPDATE SKIP LOCKED";

const UNBEGUN: &str = "
    SELECT g.id FROM standings s JOIN games g ON g.number = s.game
    WHERE s.next_seq = 0 AND s.status <> 'over' AND s.updated < $1 ORDER BY s.updated, s.game LIMIT $2
    FOR UPDATE OF s SKIP LOCKED";

/// Lets go what nobody has used for long, some of it. Of several nodes that do so at once each takes other things.
pub(super) async fn expire(
    at: &Session,
    expiry: Expiry,
    stand_in: &Chair,
) -> Result<Result<LetGo, StoreError>, Failure> {
    let page = i64::from(LONGEST_PAGE);
    let mut gone = LetGo::default();
    gone.sessions += at.execute(OLD_SESSIONS, &[&expiry.sessions.0, &expiry.idle_guests.0, &page]).await?;
    let guests = at.all(FORGOTTEN, &[&PersonId::GONE.to_string(), &page]).await?;
    let games = at.all(UNBEGUN, &[&expiry.unbegun_games.0, &page]).await?;
    for row in &games {
        let id: GameId = parsed(row, "id")?;
        if let Some((game, false)) = seats::hold(at, id).await? {
            let_go(at, game).await?;
            gone.deleted.push(id);
        }
    }
    for row in &guests {
        forget_held(at, parsed(row, "id")?, stand_in, &mut gone).await?;
    }
    Ok(Ok(gone))
}

/// What the games take that a person began. An entry of a log is about a hundred bytes.
pub(super) const HOLDINGS: &str = "
    SELECT count(*) FILTER (WHERE status <> 'over') AS unfinished,
        coalesce(sum(octet_length(setup) + 100 * next_seq), 0)::bigint AS bytes
    FROM games JOIN standings ON game = number WHERE host = $1";

pub(super) fn holdings(row: &tokio_postgres::Row) -> Result<Holdings, Failure> {
    Ok(Holdings { unfinished: number(row, "unfinished")?, bytes: number(row, "bytes")? })
}
