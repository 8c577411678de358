//! Being called: where, when not, and the outbox.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::connect::{Session, Tries};
use super::rows::{Failure, column, get, number, parsed, text};
use super::{PostgresStore, people};
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

pub(super) fn target(row: &Row) -> Result<Target, Failure> {
    Ok(Target {
        id: parsed(row, "id")?,
        person: parsed(row, "person")?,
        kind: text(row, "kind")?,
        address: text(row, "address")?,
        language: text(row, "language")?,
        digest: number(row, "digest")?,
        confirmed: get(row, "confirmed")?,
        created: Time(get(row, "created")?),
        sent: get::<Option<i64>>(row, "sent")?.map(Time),
        failures: number(row, "failures")?,
    })
}

pub(super) const TARGETS: &str = concat!(
    "SELECT ",
    target_columns!(),
    " FROM targets WHERE person = $1 ORDER BY targets.created, id COLLATE \"C\""
);

pub(super) async fn put_target(at: &Session, it: &Target) -> Result<(), Failure> {
    at.execute(
        "INSERT INTO targets (id, person, kind, address, language, digest, confirmed, created, sent, failures)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, address = excluded.address,
             language = excluded.language, digest = excluded.digest, confirmed = excluded.confirmed,
             created = excluded.created, sent = excluded.sent, failures = excluded.failures",
        &[
            &it.id.to_string(),
            &it.person.to_string(),
            &column(&it.kind),
            &column(&it.address),
            &column(&it.language),
            &i64::from(it.digest),
            &it.confirmed,
            &it.created.0,
            &it.sent.map(|sent| sent.0),
            &i64::from(it.failures),
        ],
    )
    .await?;
    Ok(())
}

pub(super) const QUIET: &str = "SELECT begins, ends, ahead FROM quiet WHERE person = $1";

pub(super) fn quiet(row: &Row) -> Result<Quiet, Failure> {
    Ok(Quiet { begins: number(row, "begins")?, ends: number(row, "ends")?, ahead: number(row, "ahead")? })
}

pub(super) async fn put_quiet(at: &Session, person: PersonId, quiet: Option<Quiet>) -> Result<(), Failure> {
    at.execute("DELETE FROM quiet WHERE person = $1", &[&person.to_string()]).await?;
    if let Some(Quiet { begins, ends, ahead }) = quiet {
        let sql = "INSERT INTO quiet (person, begins, ends, ahead) VALUES ($1, $2, $3, $4)";
        let (begins, ends, ahead) = (i64::from(begins), i64::from(ends), i64::from(ahead));
        at.execute(sql, &[&person.to_string(), &begins, &ends, &ahead]).await?;
    }
    Ok(())
}

pub(super) const HUSHED: &str = "SELECT person FROM hushed WHERE game = $1 ORDER BY person COLLATE \"C\"";

pub(super) async fn put_hushed(at: &Session, game: i64, person: PersonId) -> Result<(), Failure> {
    let sql = "INSERT INTO hushed (person, game) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    at.execute(sql, &[&person.to_string(), &game]).await?;
    Ok(())
}

async fn add_target(at: &Session, it: &Target, most: u32) -> Result<Result<bool, PersonError>, Failure> {
    if people::hold(at, it.person).await?.is_none() {
        return Ok(Err(PersonError::NoSuchPerson));
    }
    let kept = at.all(TARGETS, &[&it.person.to_string()]).await?.len();
    if kept >= usize::try_from(most).unwrap_or(usize::MAX) {
        return Ok(Ok(false));
    }
    put_target(at, it).await?;
    if !it.confirmed {
        let sql = "INSERT INTO calls (target, game, seq, since, due) VALUES ($1, NULL, 0, $2, $2)";
        at.execute(sql, &[&it.id.to_string(), &it.created.0]).await?;
    }
    Ok(Ok(true))
}

async fn set_quiet(
    at: &Session,
    person: PersonId,
    quiet: Option<Quiet>,
) -> Result<Result<(), PersonError>, Failure> {
    if people::hold(at, person).await?.is_none() {
        return Ok(Err(PersonError::NoSuchPerson));
    }
    put_quiet(at, person, quiet).await?;
    let sql = "UPDATE calls SET due = since WHERE due > since AND tries = 0 AND target IN (SELECT id FROM targets WHERE person = $1)";
    at.execute(sql, &[&person.to_string()]).await?;
    Ok(Ok(()))
}

async fn hush(
    at: &Session,
    person: PersonId,
    game: GameId,
    hushed: bool,
) -> Result<Result<(), StoreError>, Failure> {
    let row = at.one("SELECT number FROM games WHERE id = $1", &[&game.to_string()]).await?;
    let Some(row) = row else { return Ok(Ok(())) };
    let (game, name): (i64, String) = (get(&row, "number")?, person.to_string());
    if hushed {
        put_hushed(at, game, person).await?;
        let sql = "DELETE FROM calls WHERE due IS NOT NULL AND game = $1
                   AND target IN (SELECT id FROM targets WHERE person = $2)";
        at.execute(sql, &[&game, &name]).await?;
    } else {
        at.execute("DELETE FROM hushed WHERE person = $1 AND game = $2", &[&name, &game]).await?;
    }
    Ok(Ok(()))
}

async fn key(at: &Session, name: &str, fresh: &[u8]) -> Result<Result<Vec<u8>, StoreError>, Failure> {
    let name = column(name);
    let sql = "INSERT INTO keys (name, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    at.execute(sql, &[&name, &fresh]).await?;
    match at.one("SELECT bytes FROM keys WHERE name = $1", &[&name]).await? {
        Some(row) => Ok(Ok(get(&row, "bytes")?)),
        None => Err(Failure::Damaged("a key that was not kept".to_owned())),
    }
}

/// Of several nodes that take calls at once each takes others. Those who wait for none are given what is free.
const TAKE: &str = concat!(
    "WITH free AS (
         SELECT number FROM calls WHERE due IS NOT NULL AND due <= $1 AND held <= hydropolis_now()
         ORDER BY due, number LIMIT $2 FOR UPDATE SKIP LOCKED
     ), taken AS (
         UPDATE calls SET held = hydropolis_now() + $3 FROM free WHERE calls.number = free.number
         RETURNING calls.number, calls.target, calls.game, calls.seq, calls.tries
     )
     SELECT taken.number AS number, tries, seq, games.id AS game, ",
    target_columns!(),
    ", (SELECT rank FROM players WHERE players.game = taken.game AND players.person = targets.person) = 2 AS stands,
       quiet.begins, quiet.ends, quiet.ahead
     FROM taken JOIN targets ON targets.id = taken.target LEFT JOIN games ON games.number = taken.game
         LEFT JOIN quiet ON quiet.person = targets.person
     ORDER BY taken.number"
);

fn call(row: &Row) -> Result<Call, Failure> {
    let turn = match get::<Option<&str>>(row, "game")? {
        None => None,
        Some(_) => Some(CalledTurn {
            game: parsed(row, "game")?,
            seq: number(row, "seq")?,
            stands: get::<Option<bool>>(row, "stands")? == Some(true),
        }),
    };
    let quiet = match get::<Option<i64>>(row, "begins")? {
        Some(_) => Some(quiet(row)?),
        None => None,
    };
    Ok(Call { number: get(row, "number")?, target: target(row)?, turn, tries: number(row, "tries")?, quiet })
}

#[async_trait]
impl Notices for PostgresStore {
    async fn key(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        transact!(self, at => key(at, name, fresh))
    }

    async fn keys(&self) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        let sql = "SELECT name, bytes FROM keys ORDER BY name COLLATE \"C\"";
        self.all(sql, &[], |row| Ok((text(row, "name")?, get(row, "bytes")?))).await
    }

    async fn add_target(&self, target: Target, most: u32) -> Result<bool, PersonError> {
        transact!(self, at => add_target(at, &target, most))
    }

    async fn targets(&self, person: PersonId) -> Result<Vec<Target>, StoreError> {
        self.all(TARGETS, &[&person.to_string()], target).await
    }

    async fn target(&self, id: TargetId) -> Result<Option<Target>, StoreError> {
        let sql = concat!("SELECT ", target_columns!(), " FROM targets WHERE id = $1");
        self.one(sql, &[&id.to_string()], target).await
    }

    async fn confirm_target(&self, id: TargetId) -> Result<bool, StoreError> {
        let sql = "UPDATE targets SET confirmed = true WHERE id = $1 RETURNING id";
        Ok(!self.execute(sql, &[&id.to_string()]).await?.is_empty())
    }

    async fn drop_target(&self, id: TargetId) -> Result<bool, StoreError> {
        let sql = "DELETE FROM targets WHERE id = $1 RETURNING id";
        Ok(!self.execute(sql, &[&id.to_string()]).await?.is_empty())
    }

    async fn quiet(&self, person: PersonId) -> Result<Option<Quiet>, StoreError> {
        self.one(QUIET, &[&person.to_string()], quiet).await
    }

    async fn set_quiet(&self, person: PersonId, quiet: Option<Quiet>) -> Result<(), PersonError> {
        transact!(self, at => set_quiet(at, person, quiet))
    }

    async fn is_hushed(&self, person: PersonId, game: GameId) -> Result<bool, StoreError> {
        let sql =
            "SELECT 1 FROM hushed WHERE person = $1 AND game = (SELECT number FROM games WHERE id = $2)";
        let found = self.one(sql, &[&person.to_string(), &game.to_string()], |_| Ok(())).await?;
        Ok(found.is_some())
    }

    async fn hush(&self, person: PersonId, game: GameId, hushed: bool) -> Result<(), StoreError> {
        transact!(self, at => hush(at, person, game, hushed))
    }

    async fn take_calls(&self, due: Time, limit: u32) -> Result<Vec<Call>, StoreError> {
        let limit = i64::from(limit.clamp(1, LONGEST_PAGE));
        self.all(TAKE, &[&due.0, &limit, &HELD], call).await
    }

    async fn next_call(&self) -> Result<Option<Time>, StoreError> {
        let sql =
            "SELECT due FROM calls WHERE due IS NOT NULL AND held <= hydropolis_now() ORDER BY due LIMIT 1";
        self.one(sql, &[], |row| Ok(Time(get(row, "due")?))).await
    }

    async fn calls_waiting(&self) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) AS waiting FROM calls WHERE due IS NOT NULL";
        let count = self.one(sql, &[], |row| get::<i64>(row, "waiting")).await?;
        Ok(count.unwrap_or(0).unsigned_abs())
    }

    async fn call_sent(&self, call: i64, at: Time) -> Result<(), StoreError> {
        let sql = "WITH done AS (UPDATE calls SET due = NULL, held = 0 WHERE number = $1 RETURNING target)
                   UPDATE targets SET sent = $2, failures = 0 FROM done WHERE targets.id = done.target";
        self.execute(sql, &[&call, &at.0]).await.map(drop)
    }

    async fn put_off_call(&self, call: i64, due: Time, failed: bool) -> Result<(), StoreError> {
        let sql =
            "UPDATE calls SET due = $2, held = 0, tries = tries + $3 WHERE number = $1 AND due IS NOT NULL";
        self.execute(sql, &[&call, &due.0, &i64::from(failed)]).await.map(drop)
    }

    async fn give_up_call(&self, call: i64) -> Result<(), StoreError> {
        let sql = "WITH done AS (UPDATE calls SET due = NULL, held = 0 WHERE number = $1 RETURNING target)
                   UPDATE targets SET failures = failures + 1 FROM done WHERE targets.id = done.target";
        self.execute(sql, &[&call]).await.map(drop)
    }

    async fn drop_call(&self, call: i64) -> Result<(), StoreError> {
        self.execute("DELETE FROM calls WHERE number = $1", &[&call]).await.map(drop)
    }
}
