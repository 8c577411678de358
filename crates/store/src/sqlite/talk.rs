//! What people say, write down, mute and report, and who is invited by name.

use rusqlite::{Connection, Row, params};

use super::rows::{Failure, all, column, execute, number, number_of, one, parsed};
use super::writer::Change;
use crate::{GameId, KEPT_LINES, LONGEST_PAGE, PersonId, Room, Said, StoreError, Time};

fn room(row: &Row<'_>) -> Result<Room, Failure> {
    let word = row.get_ref("room")?.as_str()?;
    Room::of_word(word).ok_or_else(|| Failure::Damaged(format!("room {word:?}")))
}

/// A row of `talk`, or of `reports` by the names it has there.
fn said(row: &Row<'_>, line: &str, time: &str) -> Result<Said, Failure> {
    Ok(Said {
        number: number(row, line)?,
        room: room(row)?,
        person: parsed(row, "person")?,
        nickname: row.get("nickname")?,
        text: row.get("text")?,
        time: Time(row.get(time)?),
    })
}

/// Notes a line.
pub(super) struct Say {
    pub(super) game: GameId,
    pub(super) room: Room,
    pub(super) person: PersonId,
    pub(super) nickname: String,
    pub(super) text: String,
    pub(super) time: Time,
}

impl Change for Say {
    type Done = Option<Said>;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<Option<Said>, StoreError>, Failure> {
        let Self { room, person, nickname, text, time, .. } = self;
        let Some(game) = number_of(connection, self.game)? else { return Ok(Ok(None)) };
        if !is_known(connection, *person)? {
            return Ok(Ok(None));
        }
        let last = "SELECT coalesce(max(number), 0) AS number FROM talk WHERE game = ?1";
        let last: u64 = one(connection, last, [game], |row| number(row, "number"))?.unwrap_or(0);
        let said = Said {
            number: last + 1,
            room: *room,
            person: *person,
            nickname: nickname.clone(),
            text: text.clone(),
            time: *time,
        };
        insert(connection, game, &said)?;
        let old = "DELETE FROM talk WHERE game = ?1 AND number <= ?2";
        execute(connection, old, params![game, column(said.number.saturating_sub(KEPT_LINES.into()))])?;
        Ok(Ok(Some(said)))
    }
}

fn is_known(connection: &Connection, person: PersonId) -> Result<bool, Failure> {
    Ok(one(connection, "SELECT 1 FROM people WHERE id = ?1", [person.to_string()], |_| Ok(()))?.is_some())
}

/// Puts a line in its place.
pub(super) fn insert(connection: &Connection, game: i64, said: &Said) -> Result<(), Failure> {
    execute(
        connection,
        "INSERT INTO talk (game, number, room, person, nickname, text, time) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![
            game,
            column(said.number),
            said.room.word(),
            said.person.to_string(),
            said.nickname,
            said.text,
            said.time.0
        ],
    )?;
    Ok(())
}

pub(super) fn talk(
    connection: &Connection,
    game: GameId,
    after: u64,
    limit: u32,
) -> Result<Vec<Said>, Failure> {
    let mut lines = all(
        connection,
        "SELECT number, room, person, nickname, text, time FROM talk
         WHERE game = (SELECT number FROM games WHERE id = ?1) AND number > ?2 ORDER BY number DESC LIMIT ?3",
        params![game.to_string(), column(after), limit.clamp(1, KEPT_LINES)],
        |row| said(row, "number", "time"),
    )?;
    lines.reverse();
    Ok(lines)
}

pub(super) fn last_said(connection: &Connection, games: &[GameId]) -> Result<Vec<(GameId, u64)>, Failure> {
    let mut last = Vec::new();
    for &game in games {
        let sql =
            "SELECT max(number) AS number FROM talk WHERE game = (SELECT number FROM games WHERE id = ?1)
                   HAVING max(number) IS NOT NULL";
        last.extend(
            one(connection, sql, [game.to_string()], |row| number(row, "number"))?.map(|it| (game, it)),
        );
    }
    Ok(last)
}

pub(super) fn note(
    connection: &Connection,
    game: GameId,
    person: PersonId,
) -> Result<Option<String>, Failure> {
    let sql = "SELECT text FROM notes WHERE game = (SELECT number FROM games WHERE id = ?1) AND person = ?2";
    one(connection, sql, params![game.to_string(), person.to_string()], |row| Ok(row.get("text")?))
}

/// Writes something down.
pub(super) struct PutNote {
    pub(super) game: GameId,
    pub(super) person: PersonId,
    pub(super) text: String,
}

impl Change for PutNote {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        let Some(game) = number_of(connection, self.game)? else { return Ok(Ok(())) };
        if self.text.is_empty() {
            let sql = "DELETE FROM notes WHERE game = ?1 AND person = ?2";
            execute(connection, sql, params![game, self.person.to_string()])?;
        } else if is_known(connection, self.person)? {
            let sql = "INSERT INTO notes (game, person, text) VALUES (?1, ?2, ?3)
                       ON CONFLICT (game, person) DO UPDATE SET text = excluded.text";
            execute(connection, sql, params![game, self.person.to_string(), self.text])?;
        }
        Ok(Ok(()))
    }
}

pub(super) fn mutes(connection: &Connection, person: PersonId) -> Result<Vec<PersonId>, Failure> {
    let sql = "SELECT muted FROM mutes WHERE person = ?1 ORDER BY muted";
    all(connection, sql, [person.to_string()], |row| parsed(row, "muted"))
}

/// Says whether a person wants to read another.
pub(super) struct Mute {
    pub(super) person: PersonId,
    pub(super) other: PersonId,
    pub(super) muted: bool,
}

impl Change for Mute {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        let sql = if self.muted {
            "INSERT OR IGNORE INTO mutes (person, muted)
             SELECT one.id, other.id FROM people one, people other WHERE one.id = ?1 AND other.id = ?2"
        } else {
            "DELETE FROM mutes WHERE person = ?1 AND muted = ?2"
        };
        execute(connection, sql, params![self.person.to_string(), self.other.to_string()])?;
        Ok(Ok(()))
    }
}

/// Invites somebody, or ends the invitation.
pub(super) struct Invite {
    pub(super) game: GameId,
    pub(super) person: PersonId,
    /// Since when; no longer, if not at all.
    pub(super) since: Option<Time>,
}

impl Change for Invite {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        let Some(game) = number_of(connection, self.game)? else { return Ok(Ok(())) };
        let person = self.person.to_string();
        match self.since {
            Some(time) if is_known(connection, self.person)? => {
                let sql = "INSERT OR IGNORE INTO invitations (game, person, time) VALUES (?1, ?2, ?3)";
                execute(connection, sql, params![game, person, time.0])?;
            }
            Some(_) => {}
            None => {
                let sql = "DELETE FROM invitations WHERE game = ?1 AND person = ?2";
                execute(connection, sql, params![game, person])?;
            }
        }
        Ok(Ok(()))
    }
}

pub(super) fn is_invited(connection: &Connection, game: GameId, person: PersonId) -> Result<bool, Failure> {
    let sql =
        "SELECT 1 FROM invitations WHERE game = (SELECT number FROM games WHERE id = ?1) AND person = ?2";
    let found = one(connection, sql, params![game.to_string(), person.to_string()], |_| Ok(()))?;
    Ok(found.is_some())
}

pub(super) fn invitations_of(
    connection: &Connection,
    person: PersonId,
    limit: u32,
) -> Result<Vec<GameId>, Failure> {
    let sql = "SELECT id FROM invitations i CROSS JOIN games ON number = i.game
               WHERE person = ?1 ORDER BY i.time DESC, i.game DESC LIMIT ?2";
    all(connection, sql, params![person.to_string(), limit.clamp(1, LONGEST_PAGE)], |row| parsed(row, "id"))
}

/// What belongs to a game as a whole.
pub(super) type Whole = (Vec<Said>, Vec<(PersonId, String)>, Vec<(PersonId, Time)>);

pub(super) fn whole(connection: &Connection, id: GameId, game: i64) -> Result<Whole, Failure> {
    let notes = "SELECT person, text FROM notes WHERE game = ?1 ORDER BY person";
    let invitations = "SELECT person, time FROM invitations WHERE game = ?1 ORDER BY person";
    Ok((
        talk(connection, id, 0, KEPT_LINES)?,
        all(connection, notes, [game], |row| Ok((parsed(row, "person")?, row.get("text")?)))?,
        all(connection, invitations, [game], |row| Ok((parsed(row, "person")?, Time(row.get("time")?))))?,
    ))
}
