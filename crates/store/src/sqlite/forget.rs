//! The one exception to "nothing is ever deleted": people who go, and what nobody has used for long.

use rusqlite::{Connection, params};

use super::rows::{Failure, all, execute, number, number_of, one, parsed};
use super::writer::Change;
use super::{people, seats};
use crate::{
    Chair, Expiry, GameId, Holdings, LONGEST_PAGE, LetGo, PersonError, PersonId, Status, StoreError,
    StoredSeat, Time,
};

/// Lets a game go with all that lies beside it, also what was complained of.
pub(super) fn let_go(connection: &Connection, game: i64) -> Result<(), Failure> {
    let sql =
        "DELETE FROM complaints WHERE line IS NOT NULL AND game = (SELECT id FROM games WHERE number = ?1)";
    execute(connection, sql, [game])?;
    delete(connection, game)
}

/// Deletes a game with its log.
pub(super) fn delete(connection: &Connection, game: i64) -> Result<(), Failure> {
    for sql in [
        "INSERT INTO let_go (game) VALUES (?1)",
        "DELETE FROM log WHERE game = ?1",
        "DELETE FROM snapshots WHERE game = ?1",
        "DELETE FROM players WHERE game = ?1",
        "DELETE FROM seats WHERE game = ?1",
        "DELETE FROM standings WHERE game = ?1",
        "DELETE FROM games WHERE number = ?1",
        "DELETE FROM let_go WHERE game = ?1",
    ] {
        execute(connection, sql, [game])?;
    }
    Ok(())
}

/// Whether nobody else who still exists sits in a game or began it.
fn is_theirs_alone(connection: &Connection, game: i64, person: PersonId) -> Result<bool, Failure> {
    let sql = "SELECT 1 FROM seats WHERE game = ?1 AND person NOT IN (?2, ?3)
               UNION ALL SELECT 1 FROM games WHERE number = ?1 AND host IS NOT NULL AND host <> ?2";
    let params = params![game, person.to_string(), PersonId::GONE.to_string()];
    Ok(one(connection, sql, params, |_| Ok(()))?.is_none())
}

/// Puts somebody else in the seats of a person who goes.
fn leave(
    connection: &Connection,
    game: i64,
    person: PersonId,
    stand_in: &Chair,
    time: Time,
) -> Result<(), Failure> {
    let over = seats::is_over(connection, game)?;
    let chair = if over { Chair::Person(PersonId::GONE) } else { stand_in.clone() };
    let sql = "SELECT seat, renewed FROM seats WHERE game = ?1 AND person = ?2";
    let held = all(connection, sql, params![game, person.to_string()], |row| {
        let (number, renewed) = (number(row, "seat")?, number(row, "renewed")?);
        Ok(StoredSeat { number, chair: chair.clone(), nickname: String::new(), renewed })
    })?;
    for seat in &held {
        seats::insert(connection, game, seat)?;
    }
    if over {
        // It keeps its place among those that are over.
        let sql = "DELETE FROM players WHERE game = ?1 AND person = ?2";
        execute(connection, sql, params![game, person.to_string()])?;
    } else if !held.is_empty() {
        seats::settle(connection, game, time)?;
    }
    execute(
        connection,
        "UPDATE games SET host = NULL WHERE number = ?1 AND host = ?2",
        params![game, person.to_string()],
    )?;
    Ok(())
}

/// Deletes a person.
fn forget(
    connection: &Connection,
    person: PersonId,
    stand_in: &Chair,
    time: Time,
    gone: &mut LetGo,
) -> Result<(), Failure> {
    for id in people::games_of(connection, person)? {
        let Some(game) = number_of(connection, id)? else { continue };
        if is_theirs_alone(connection, game, person)? {
            let_go(connection, game)?;
            gone.deleted.push(id);
        } else {
            leave(connection, game, person, stand_in, time)?;
            gone.changed.push(id);
        }
    }
    gone.sessions += people::end_sessions(connection, person)? as u64;
    gone.people += execute(connection, "DELETE FROM people WHERE id = ?1", [person.to_string()])? as u64;
    Ok(())
}

/// Deletes a person who wishes so.
pub(super) struct Forget {
    pub(super) person: PersonId,
    pub(super) stand_in: Chair,
    pub(super) time: Time,
}

impl Change for Forget {
    type Done = LetGo;
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<LetGo, PersonError>, Failure> {
        if self.person == PersonId::GONE || people::find(connection, self.person)?.is_none() {
            return Ok(Err(PersonError::NoSuchPerson));
        }
        let mut gone = LetGo::default();
        forget(connection, self.person, &self.stand_in, self.time, &mut gone)?;
        Ok(Ok(gone))
    }
}

/// Ends sessions that nobody has used for long.
pub(super) struct EndSessions(pub(super) Expiry);

impl Change for EndSessions {
    type Done = u64;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<u64, StoreError>, Failure> {
        let ended = execute(
            connection,
            "DELETE FROM sessions WHERE secret IN (
                 SELECT secret FROM sessions WHERE used < max(?1, ?2) AND (used < ?1 OR
                     EXISTS (SELECT 1 FROM people WHERE id = person AND account IS NULL)
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = sessions.person)
                     AND NOT EXISTS (SELECT 1 FROM games WHERE host = sessions.person))
                 ORDER BY used LIMIT ?3)",
            params![self.0.sessions.0, self.0.idle_guests.0, LONGEST_PAGE],
        )?;
        Ok(Ok(ended as u64))
    }
}

const FORGOTTEN: &str = "
    SELECT id FROM people WHERE account IS NULL AND id <> ?1
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = id) LIMIT ?2";

const UNBEGUN: &str = "
    SELECT id FROM standings CROSS JOIN games ON number = game
    WHERE next_seq = 0 AND status <> 'over' AND updated < ?1 ORDER BY updated, game LIMIT ?2";

/// The guests nobody can be any more, and the games in which nothing was ever decided.
pub(super) fn idle(connection: &Connection, expiry: Expiry) -> Result<(Vec<PersonId>, Vec<GameId>), Failure> {
    let guests = params![PersonId::GONE.to_string(), LONGEST_PAGE];
    let games = params![expiry.unbegun_games.0, LONGEST_PAGE];
    Ok((
        all(connection, FORGOTTEN, guests, |row| parsed(row, "id"))?,
        all(connection, UNBEGUN, games, |row| parsed(row, "id"))?,
    ))
}

/// Lets people and games go that were found idle, if they still are.
pub(super) struct Sweep {
    pub(super) guests: Vec<PersonId>,
    pub(super) games: Vec<GameId>,
    pub(super) expiry: Expiry,
    pub(super) stand_in: Chair,
    pub(super) time: Time,
}

impl Change for Sweep {
    type Done = LetGo;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<LetGo, StoreError>, Failure> {
        let mut gone = LetGo::default();
        for id in &self.games {
            let sql = "SELECT game FROM standings CROSS JOIN games ON number = game
                       WHERE id = ?1 AND next_seq = 0 AND status <> ?2 AND updated < ?3";
            let params = params![id.to_string(), Status::Over.word(), self.expiry.unbegun_games.0];
            if let Some(game) = one(connection, sql, params, |row| Ok(row.get(0)?))? {
                let_go(connection, game)?;
                gone.deleted.push(*id);
            }
        }
        for guest in &self.guests {
            let known = "SELECT 1 FROM people WHERE id = ?1 AND account IS NULL
                         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = id)";
            if one(connection, known, [guest.to_string()], |_| Ok(()))?.is_some() {
                forget(connection, *guest, &self.stand_in, self.time, &mut gone)?;
            }
        }
        Ok(Ok(gone))
    }
}

/// What the games take that a person began. An entry of a log is about a hundred bytes.
pub(super) fn holdings(connection: &Connection, person: PersonId) -> Result<Holdings, Failure> {
    let sql = "SELECT count(*) FILTER (WHERE status <> 'over') AS unfinished,
                   coalesce(sum(octet_length(setup) + 100 * next_seq), 0) AS bytes
               FROM games CROSS JOIN standings ON game = number WHERE host = ?1";
    let found = one(connection, sql, [person.to_string()], |row| {
        Ok(Holdings { unfinished: number(row, "unfinished")?, bytes: number(row, "bytes")? })
    })?;
    Ok(found.unwrap_or_default())
}
