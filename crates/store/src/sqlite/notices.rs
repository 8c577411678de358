//! Being called: where, when not, and the outbox.

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::rows::{Failure, all, execute, number, number_of, one, parsed};
use super::writer::Change;
use super::{SqliteStore, people};
use crate::{
    Call, CalledTurn, GameId, LONGEST_PAGE, Notices, PersonError, PersonId, Quiet, StoreError, Target,
    TargetId, Time,
};

/// For how many milliseconds a call that was taken is nobody else's.
const HELD: i64 = 60_000;

macro_rules! target_columns {
    () => {
        "targets.id, targets.person, targets.kind, targets.address, targets.language, targets.digest,
         targets.confirmed, targets.created, targets.sent, targets.failures"
    };
}

fn target(row: &Row<'_>) -> Result<Target, Failure> {
    Ok(Target {
        id: parsed(row, "id")?,
        person: parsed(row, "person")?,
        kind: row.get("kind")?,
        address: row.get("address")?,
        language: row.get("language")?,
        digest: number(row, "digest")?,
        confirmed: row.get("confirmed")?,
        created: Time(row.get("created")?),
        sent: row.get::<_, Option<i64>>("sent")?.map(Time),
        failures: number(row, "failures")?,
    })
}

pub(super) fn targets(connection: &Connection, person: PersonId) -> Result<Vec<Target>, Failure> {
    let sql =
        concat!("SELECT ", target_columns!(), " FROM targets WHERE person = ?1 ORDER BY targets.created, id");
    all(connection, sql, [person.to_string()], target)
}

/// Puts a target there, whatever was kept of it.
pub(super) fn put_target(connection: &Connection, it: &Target) -> Result<(), Failure> {
    execute(
        connection,
        "INSERT OR REPLACE INTO targets
             (id, person, kind, address, language, digest, confirmed, created, sent, failures)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        params![
            it.id.to_string(),
            it.person.to_string(),
            it.kind,
            it.address,
            it.language,
            it.digest,
            it.confirmed,
            it.created.0,
            it.sent.map(|sent| sent.0),
            it.failures
        ],
    )?;
    Ok(())
}

pub(super) fn quiet(connection: &Connection, person: PersonId) -> Result<Option<Quiet>, Failure> {
    let sql = "SELECT begins, ends, ahead FROM quiet WHERE person = ?1";
    one(connection, sql, [person.to_string()], |row| {
        Ok(Quiet { begins: number(row, "begins")?, ends: number(row, "ends")?, ahead: number(row, "ahead")? })
    })
}

pub(super) fn put_quiet(
    connection: &Connection,
    person: PersonId,
    quiet: Option<Quiet>,
) -> Result<(), Failure> {
    execute(connection, "DELETE FROM quiet WHERE person = ?1", [person.to_string()])?;
    if let Some(Quiet { begins, ends, ahead }) = quiet {
        let sql = "INSERT INTO quiet (person, begins, ends, ahead) VALUES (?1, ?2, ?3, ?4)";
        execute(connection, sql, params![person.to_string(), begins, ends, ahead])?;
    }
    Ok(())
}

/// Who does not want to be called for a game, in order.
pub(super) fn hushed(connection: &Connection, game: i64) -> Result<Vec<PersonId>, Failure> {
    all(connection, "SELECT person FROM hushed WHERE game = ?1 ORDER BY person", [game], |row| {
        parsed(row, "person")
    })
}

pub(super) fn put_hushed(connection: &Connection, game: i64, person: PersonId) -> Result<(), Failure> {
    let sql = "INSERT OR IGNORE INTO hushed (person, game) VALUES (?1, ?2)";
    execute(connection, sql, params![person.to_string(), game])?;
    Ok(())
}

struct Key {
    name: String,
    fresh: Vec<u8>,
}

impl Change for Key {
    type Done = Vec<u8>;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<Vec<u8>, StoreError>, Failure> {
        let sql = "INSERT OR IGNORE INTO keys (name, bytes) VALUES (?1, ?2)";
        execute(connection, sql, params![self.name, self.fresh])?;
        let sql = "SELECT bytes FROM keys WHERE name = ?1";
        let kept = one(connection, sql, [&self.name], |row| Ok(row.get(0)?))?;
        Ok(Ok(kept.unwrap_or_else(|| self.fresh.clone())))
    }
}

struct AddTarget {
    target: Target,
    most: u32,
}

impl Change for AddTarget {
    type Done = bool;
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<bool, PersonError>, Failure> {
        let Self { target, most } = self;
        if people::find(connection, target.person)?.is_none() {
            return Ok(Err(PersonError::NoSuchPerson));
        }
        if targets(connection, target.person)?.len() >= usize::try_from(*most).unwrap_or(usize::MAX) {
            return Ok(Ok(false));
        }
        put_target(connection, target)?;
        if !target.confirmed {
            let sql = "INSERT INTO calls (target, game, seq, since, due) VALUES (?1, NULL, 0, ?2, ?2)";
            execute(connection, sql, params![target.id.to_string(), target.created.0])?;
        }
        Ok(Ok(true))
    }
}

/// One statement for one thing; tells whether anything was there to be changed.
struct Do<P>(&'static str, P);

impl<P: Send + 'static + Clone + rusqlite::Params> Change for Do<P> {
    type Done = bool;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<bool, StoreError>, Failure> {
        Ok(Ok(execute(connection, self.0, self.1.clone())? > 0))
    }
}

struct SetQuiet(PersonId, Option<Quiet>);

impl Change for SetQuiet {
    type Done = ();
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), PersonError>, Failure> {
        if people::find(connection, self.0)?.is_none() {
            return Ok(Err(PersonError::NoSuchPerson));
        }
        put_quiet(connection, self.0, self.1)?;
        let sql = "UPDATE calls SET due = since WHERE due > since AND tries = 0 AND target IN (SELECT id FROM targets WHERE person = ?1)";
        execute(connection, sql, [self.0.to_string()])?;
        Ok(Ok(()))
    }
}

struct Hush {
    person: PersonId,
    game: GameId,
    hushed: bool,
}

impl Change for Hush {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        let Some(game) = number_of(connection, self.game)? else { return Ok(Ok(())) };
        let person = self.person.to_string();
        if self.hushed {
            put_hushed(connection, game, self.person)?;
            let sql = "DELETE FROM calls WHERE due IS NOT NULL AND game = ?1
                       AND target IN (SELECT id FROM targets WHERE person = ?2)";
            execute(connection, sql, params![game, person])?;
        } else {
            let sql = "DELETE FROM hushed WHERE person = ?1 AND game = ?2";
            execute(connection, sql, params![person, game])?;
        }
        Ok(Ok(()))
    }
}

struct Take {
    due: Time,
    limit: u32,
    now: Time,
}

const TAKEN: &str = concat!(
    "SELECT calls.number AS number, tries, seq, games.id AS game, ",
    target_columns!(),
    ", (SELECT rank FROM players WHERE players.game = calls.game AND players.person = targets.person) AS rank
     FROM calls JOIN targets ON targets.id = calls.target LEFT JOIN games ON games.number = calls.game
     WHERE calls.number = ?1"
);

impl Change for Take {
    type Done = Vec<Call>;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<Vec<Call>, StoreError>, Failure> {
        let sql = "SELECT number FROM calls WHERE due IS NOT NULL AND due <= ?1 AND held <= ?2
                   ORDER BY due, number LIMIT ?3";
        let numbers: Vec<i64> =
            all(connection, sql, params![self.due.0, self.now.0, self.limit], |row| Ok(row.get(0)?))?;
        let mut taken = Vec::new();
        for number_of_call in numbers {
            let sql = "UPDATE calls SET held = ?2 WHERE number = ?1";
            execute(connection, sql, params![number_of_call, self.now.0.saturating_add(HELD)])?;
            let call = one(connection, TAKEN, [number_of_call], |row| {
                let target = target(row)?;
                let turn = match row.get_ref("game")?.as_str_or_null()? {
                    None => None,
                    Some(_) => Some(CalledTurn {
                        game: parsed(row, "game")?,
                        seq: number(row, "seq")?,
                        stands: row.get::<_, Option<i64>>("rank")? == Some(2),
                    }),
                };
                let quiet = quiet(connection, target.person)?;
                Ok(Call { number: number_of_call, target, turn, tries: number(row, "tries")?, quiet })
            })?;
            taken.extend(call);
        }
        Ok(Ok(taken))
    }
}

struct Sent {
    call: i64,
    at: Time,
}

impl Change for Sent {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        let sql = "UPDATE targets SET sent = ?2, failures = 0
                   WHERE id = (SELECT target FROM calls WHERE number = ?1)";
        execute(connection, sql, params![self.call, self.at.0])?;
        execute(connection, "UPDATE calls SET due = NULL, held = 0 WHERE number = ?1", [self.call])?;
        Ok(Ok(()))
    }
}

#[async_trait]
impl Notices for SqliteStore {
    async fn key(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.writer.run(Key { name: name.to_owned(), fresh: fresh.to_vec() }).await
    }

    async fn keys(&self) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        let sql = "SELECT name, bytes FROM keys ORDER BY name";
        self.readers
            .read(move |connection| all(connection, sql, [], |row| Ok((row.get("name")?, row.get("bytes")?))))
            .await
    }

    async fn add_target(&self, target: Target, most: u32) -> Result<bool, PersonError> {
        self.writer.run(AddTarget { target, most }).await
    }

    async fn targets(&self, person: PersonId) -> Result<Vec<Target>, StoreError> {
        self.readers.read(move |connection| targets(connection, person)).await
    }

    async fn target(&self, id: TargetId) -> Result<Option<Target>, StoreError> {
        let sql = concat!("SELECT ", target_columns!(), " FROM targets WHERE id = ?1");
        self.readers.read(move |connection| one(connection, sql, [id.to_string()], target)).await
    }

    async fn confirm_target(&self, id: TargetId) -> Result<bool, StoreError> {
        self.writer.run(Do("UPDATE targets SET confirmed = 1 WHERE id = ?1", [id.to_string()])).await
    }

    async fn drop_target(&self, id: TargetId) -> Result<bool, StoreError> {
        self.writer.run(Do("DELETE FROM targets WHERE id = ?1", [id.to_string()])).await
    }

    async fn quiet(&self, person: PersonId) -> Result<Option<Quiet>, StoreError> {
        self.readers.read(move |connection| quiet(connection, person)).await
    }

    async fn set_quiet(&self, person: PersonId, quiet: Option<Quiet>) -> Result<(), PersonError> {
        self.writer.run(SetQuiet(person, quiet)).await
    }

    async fn is_hushed(&self, person: PersonId, game: GameId) -> Result<bool, StoreError> {
        let sql =
            "SELECT 1 FROM hushed WHERE person = ?1 AND game = (SELECT number FROM games WHERE id = ?2)";
        let found = self
            .readers
            .read(move |connection| one(connection, sql, [person.to_string(), game.to_string()], |_| Ok(())));
        Ok(found.await?.is_some())
    }

    async fn hush(&self, person: PersonId, game: GameId, hushed: bool) -> Result<(), StoreError> {
        self.writer.run(Hush { person, game, hushed }).await
    }

    async fn take_calls(&self, due: Time, limit: u32) -> Result<Vec<Call>, StoreError> {
        self.writer.run(Take { due, limit: limit.clamp(1, LONGEST_PAGE), now: Time::now() }).await
    }

    async fn next_call(&self) -> Result<Option<Time>, StoreError> {
        let sql = "SELECT due FROM calls WHERE due IS NOT NULL AND held <= ?1 ORDER BY due LIMIT 1";
        let now = Time::now().0;
        self.readers.read(move |connection| one(connection, sql, [now], |row| Ok(Time(row.get(0)?)))).await
    }

    async fn calls_waiting(&self) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM calls WHERE due IS NOT NULL";
        let count = |connection: &Connection| one(connection, sql, [], |row| Ok(row.get::<_, i64>(0)?));
        Ok(self.readers.read(count).await?.unwrap_or(0).unsigned_abs())
    }

    async fn call_sent(&self, call: i64, at: Time) -> Result<(), StoreError> {
        self.writer.run(Sent { call, at }).await
    }

    async fn put_off_call(&self, call: i64, due: Time, failed: bool) -> Result<(), StoreError> {
        let sql =
            "UPDATE calls SET due = ?2, held = 0, tries = tries + ?3 WHERE number = ?1 AND due IS NOT NULL";
        self.writer.run(Do(sql, [call, due.0, i64::from(failed)])).await.map(drop)
    }

    async fn give_up_call(&self, call: i64) -> Result<(), StoreError> {
        let sql = "UPDATE targets SET failures = failures + 1
                   WHERE id = (SELECT target FROM calls WHERE number = ?1)";
        self.writer.run(Do(sql, [call])).await?;
        let sql = "UPDATE calls SET due = NULL, held = 0 WHERE number = ?1";
        self.writer.run(Do(sql, [call])).await.map(drop)
    }

    async fn drop_call(&self, call: i64) -> Result<(), StoreError> {
        self.writer.run(Do("DELETE FROM calls WHERE number = ?1", [call])).await.map(drop)
    }
}
