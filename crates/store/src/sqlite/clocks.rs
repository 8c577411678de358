//! Clocks beside the logs, and when people are away.

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::rows::{Failure, all, column, execute, number, one, parsed};
use super::writer::Change;
use super::{SqliteStore, people};
use crate::{Clocks, GameId, Holiday, KeptClock, LONGEST_PAGE, PersonError, PersonId, StoreError, Time};

fn clock(row: &Row<'_>) -> Result<KeptClock, Failure> {
    Ok(KeptClock {
        version: number(row, "version")?,
        seq: number(row, "seq")?,
        due: row.get::<_, Option<i64>>("due")?.map(Time),
        state: row.get("state")?,
    })
}

pub(super) fn find(connection: &Connection, game: GameId) -> Result<Option<KeptClock>, Failure> {
    let sql =
        "SELECT version, seq, due, state FROM clocks WHERE game = (SELECT number FROM games WHERE id = ?1)";
    one(connection, sql, [game.to_string()], clock)
}

pub(super) fn holidays(connection: &Connection, person: PersonId) -> Result<Vec<Holiday>, Failure> {
    let sql = "SELECT begins, ends FROM holidays WHERE person = ?1 ORDER BY begins";
    all(connection, sql, [person.to_string()], |row| {
        Ok(Holiday { begins: Time(row.get("begins")?), ends: Time(row.get("ends")?) })
    })
}

pub(super) fn put_holidays(
    connection: &Connection,
    person: PersonId,
    holidays: &[Holiday],
) -> Result<(), Failure> {
    execute(connection, "DELETE FROM holidays WHERE person = ?1", [person.to_string()])?;
    for Holiday { begins, ends } in holidays {
        let sql = "INSERT INTO holidays (person, begins, ends) VALUES (?1, ?2, ?3)";
        execute(connection, sql, params![person.to_string(), begins.0, ends.0])?;
    }
    Ok(())
}

/// Puts a clock there, whatever was kept.
pub(super) fn put(connection: &Connection, game: i64, clock: &KeptClock) -> Result<(), Failure> {
    execute(
        connection,
        "INSERT OR REPLACE INTO clocks (game, version, seq, due, state) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![game, column(clock.version), column(clock.seq), clock.due.map(|due| due.0), clock.state],
    )?;
    Ok(())
}

struct SetClock {
    game: GameId,
    clock: KeptClock,
}

impl Change for SetClock {
    type Done = bool;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<bool, StoreError>, Failure> {
        let sql = "SELECT number, coalesce((SELECT version FROM clocks WHERE game = number), 0) AS version
                   FROM games WHERE id = ?1";
        let found = one(connection, sql, [self.game.to_string()], |row| {
            Ok((row.get("number")?, number::<u64>(row, "version")?))
        })?;
        let Some((game, version)) = found else { return Ok(Ok(false)) };
        if version.checked_add(1) != Some(self.clock.version) {
            return Ok(Ok(false));
        }
        put(connection, game, &self.clock)?;
        Ok(Ok(true))
    }
}

struct SetHolidays {
    person: PersonId,
    before: Vec<Holiday>,
    after: Vec<Holiday>,
}

impl Change for SetHolidays {
    type Done = bool;
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<bool, PersonError>, Failure> {
        if people::find(connection, self.person)?.is_none() {
            return Ok(Err(PersonError::NoSuchPerson));
        }
        if holidays(connection, self.person)? != self.before {
            return Ok(Ok(false));
        }
        put_holidays(connection, self.person, &self.after)?;
        Ok(Ok(true))
    }
}

#[async_trait]
impl Clocks for SqliteStore {
    async fn clock(&self, game: GameId) -> Result<Option<KeptClock>, StoreError> {
        self.readers.read(move |connection| find(connection, game)).await
    }

    async fn clocks_of(&self, games: &[GameId]) -> Result<Vec<(GameId, KeptClock)>, StoreError> {
        let games = games.to_vec();
        self.readers
            .read(move |connection| {
                let mut found = Vec::new();
                for game in games {
                    found.extend(find(connection, game)?.map(|clock| (game, clock)));
                }
                Ok(found)
            })
            .await
    }

    async fn set_clock(&self, game: GameId, clock: KeptClock) -> Result<bool, StoreError> {
        self.writer.run(SetClock { game, clock }).await
    }

    async fn clocks_due(&self, now: Time, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM clocks CROSS JOIN games ON number = game
                   WHERE due IS NOT NULL AND due <= ?1 ORDER BY due LIMIT ?2";
        let limit = limit.clamp(1, LONGEST_PAGE);
        self.readers
            .read(move |connection| all(connection, sql, params![now.0, limit], |row| parsed(row, "id")))
            .await
    }

    async fn next_clock(&self) -> Result<Option<Time>, StoreError> {
        let sql = "SELECT due FROM clocks WHERE due IS NOT NULL ORDER BY due LIMIT 1";
        self.readers.read(move |connection| one(connection, sql, [], |row| Ok(Time(row.get(0)?)))).await
    }

    async fn holidays(&self, person: PersonId) -> Result<Vec<Holiday>, StoreError> {
        self.readers.read(move |connection| holidays(connection, person)).await
    }

    async fn set_holidays(
        &self,
        person: PersonId,
        before: &[Holiday],
        after: &[Holiday],
    ) -> Result<bool, PersonError> {
        let (before, after) = (before.to_vec(), after.to_vec());
        self.writer.run(SetHolidays { person, before, after }).await
    }
}
