//! Clocks beside the logs, and when people are away.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::connect::{Session, Tries};
use super::rows::{Failure, column, get, number, seq_column, text};
use super::{PostgresStore, id, people, seats};
use crate::{Clocks, GameId, Holiday, KeptClock, LONGEST_PAGE, PersonError, PersonId, StoreError, Time};

pub(super) const CLOCK: &str = "SELECT version, seq, due, state FROM clocks
     WHERE game = (SELECT number FROM games WHERE id = $1)";

pub(super) fn clock(row: &Row) -> Result<KeptClock, Failure> {
    Ok(KeptClock {
        version: number(row, "version")?,
        seq: number(row, "seq")?,
        due: get::<Option<i64>>(row, "due")?.map(Time),
        state: text(row, "state")?,
    })
}

pub(super) const HOLIDAYS: &str = "SELECT begins, ends FROM holidays WHERE person = $1 ORDER BY begins";

pub(super) fn holiday(row: &Row) -> Result<Holiday, Failure> {
    Ok(Holiday { begins: Time(get(row, "begins")?), ends: Time(get(row, "ends")?) })
}

pub(super) async fn put_holidays(
    at: &Session,
    person: PersonId,
    holidays: &[Holiday],
) -> Result<(), Failure> {
    at.execute("DELETE FROM holidays WHERE person = $1", &[&person.to_string()]).await?;
    for Holiday { begins, ends } in holidays {
        let sql = "INSERT INTO holidays (person, begins, ends) VALUES ($1, $2, $3)";
        at.execute(sql, &[&person.to_string(), &begins.0, &ends.0]).await?;
    }
    Ok(())
}

/// Puts a clock there, whatever was kept.
pub(super) async fn put(at: &Session, game: i64, clock: &KeptClock) -> Result<(), Failure> {
    at.execute(
        "INSERT INTO clocks (game, version, seq, due, state) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (game) DO UPDATE SET version = excluded.version, seq = excluded.seq, due = excluded.due,
             state = excluded.state",
        &[
            &game,
            &seq_column(clock.version),
            &seq_column(clock.seq),
            &clock.due.map(|due| due.0),
            &column(&clock.state),
        ],
    )
    .await?;
    Ok(())
}

async fn set_clock(
    at: &Session,
    game: GameId,
    clock: &KeptClock,
) -> Result<Result<bool, StoreError>, Failure> {
    let Some((which, _)) = seats::hold(at, game).await? else { return Ok(Ok(false)) };
    let version = match at.one("SELECT version FROM clocks WHERE game = $1", &[&which]).await? {
        Some(row) => number::<u64>(&row, "version")?,
        None => 0,
    };
    if version.checked_add(1) != Some(clock.version) {
        return Ok(Ok(false));
    }
    put(at, which, clock).await?;
    at.execute("UPDATE standings SET changes = changes + 1 WHERE game = $1", &[&which]).await?;
    Ok(Ok(true))
}

async fn set_holidays(
    at: &Session,
    person: PersonId,
    before: &[Holiday],
    after: &[Holiday],
) -> Result<Result<bool, PersonError>, Failure> {
    if people::hold(at, person).await?.is_none() {
        return Ok(Err(PersonError::NoSuchPerson));
    }
    let kept = at.all(HOLIDAYS, &[&person.to_string()]).await?;
    let kept = kept.iter().map(holiday).collect::<Result<Vec<_>, _>>()?;
    if kept != before {
        return Ok(Ok(false));
    }
    put_holidays(at, person, after).await?;
    Ok(Ok(true))
}

#[async_trait]
impl Clocks for PostgresStore {
    async fn clock(&self, game: GameId) -> Result<Option<KeptClock>, StoreError> {
        self.one(CLOCK, &[&game.to_string()], clock).await
    }

    async fn clocks_of(&self, games: &[GameId]) -> Result<Vec<(GameId, KeptClock)>, StoreError> {
        let names: Vec<String> = games.iter().map(GameId::to_string).collect();
        let sql =
            "SELECT id, version, seq, due, state FROM clocks JOIN games ON number = game WHERE id = ANY($1)";
        self.all(sql, &[&names], |row| Ok((id(row)?, clock(row)?))).await
    }

    async fn set_clock(&self, game: GameId, clock: KeptClock) -> Result<bool, StoreError> {
        let set: Result<bool, StoreError> = transact!(self, at => set_clock(at, game, &clock));
        self.teller.tables((set == Ok(true)).then_some(game));
        set
    }

    async fn clocks_due(&self, now: Time, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM clocks JOIN games ON number = game
                   WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2";
        self.all(sql, &[&now.0, &i64::from(limit.clamp(1, LONGEST_PAGE))], id).await
    }

    async fn next_clock(&self) -> Result<Option<Time>, StoreError> {
        let sql = "SELECT due FROM clocks WHERE due IS NOT NULL ORDER BY due LIMIT 1";
        self.one(sql, &[], |row| Ok(Time(get(row, "due")?))).await
    }

    async fn holidays(&self, person: PersonId) -> Result<Vec<Holiday>, StoreError> {
        self.all(HOLIDAYS, &[&person.to_string()], holiday).await
    }

    async fn set_holidays(
        &self,
        person: PersonId,
        before: &[Holiday],
        after: &[Holiday],
    ) -> Result<bool, PersonError> {
        transact!(self, at => set_holidays(at, person, before, after))
    }
}
