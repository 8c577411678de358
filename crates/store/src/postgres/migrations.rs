//! The tables, and every change ever made to them.
//!
//! Changes are made by whichever node comes first, under a lock that all share. While an older release runs beside a newer one
//! the tables are the newer one's, so a change only ever adds; what is no longer used is taken away a release later.

use super::connect::Session;
use super::rows::{Failure, get};

/// The text of each change, oldest first: a release makes one at most. A change that has been released is never edited.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/postgres/0001_games.sql"),
    concat!(
        include_str!("../../migrations/postgres/0004_clocks.sql"),
        include_str!("../../migrations/postgres/0005_notices.sql"),
        include_str!("../../migrations/postgres/0006_talk.sql"),
        include_str!("../../migrations/postgres/0007_orders.sql"),
        include_str!("../../migrations/postgres/0008_results.sql"),
        include_str!("../../migrations/postgres/0009_house.sql"),
    ),
    include_str!("../../migrations/postgres/0010_reviews.sql"),
];

/// How many changes a newer release may have made that this one can live with: an upgrade goes one release at a time.
const AHEAD: i64 = 1;

/// The lock that all share: `Hydr`.
const LOCK: i64 = i32::from_be_bytes(*b"Hydr") as i64;

/// Why the tables could not be brought up to date.
pub(super) enum Unfit {
    /// A newer version of the program made this version of the tables.
    Newer(i64),
    /// The database is another program's.
    Foreign,
    /// The database failed.
    Failed(Failure),
}

impl From<Failure> for Unfit {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// How many changes have been made: none, if the database is empty.
async fn version(at: &Session) -> Result<i64, Unfit> {
    // Asked first: should another node make all tables in between, ours are found, too.
    let any = "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1";
    let any = at.one(any, &[]).await?.is_some();
    let ours = at.one("SELECT to_regclass('hydropolis_schema') IS NOT NULL AS ours", &[]).await?;
    if !matches!(ours, Some(row) if get(&row, "ours")?) {
        return if any { Err(Unfit::Foreign) } else { Ok(0) };
    }
    match at.one("SELECT version FROM hydropolis_schema", &[]).await? {
        Some(row) => Ok(get(&row, "version")?),
        None => Err(Unfit::Foreign),
    }
}

/// Brings the tables up to date, whole or not at all.
pub(super) async fn run(at: &Session) -> Result<(), Unfit> {
    let known = i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX);
    let fits = |made: i64| if made > known + AHEAD { Err(Unfit::Newer(made)) } else { Ok(made >= known) };
    if fits(version(at).await?)? {
        return Ok(());
    }
    at.batch(&format!("BEGIN; SET LOCAL lock_timeout = '60s'; SELECT pg_advisory_xact_lock({LOCK})")).await?;
    let changed = change(at).await;
    at.batch(if changed.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
    changed
}

async fn change(at: &Session) -> Result<(), Unfit> {
    // Another node may have done it meanwhile.
    let made = version(at).await?;
    if made == 0 {
        at.batch("CREATE TABLE hydropolis_schema (version bigint NOT NULL); INSERT INTO hydropolis_schema VALUES (0)").await?;
    }
    for (number, change) in (1i64..).zip(MIGRATIONS).skip(usize::try_from(made).unwrap_or(usize::MAX)) {
        at.batch(change).await?;
        at.batch(&format!("UPDATE hydropolis_schema SET version = {number}")).await?;
    }
    Ok(())
}
