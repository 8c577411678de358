//! The tables, and every change ever made to them.
//!
//! Changes are made by whichever node comes first, under a lock that all share. While an older release runs beside a newer one
//! the tables are the newer one's, so a change only ever adds; what is no longer used is taken away a release later.

use super::connect::Session;
use super::rows::{Failure, get};

/// The text of each change, oldest first: those of one release together, so that the release before need not be told of each. A
/// change that is on the main line is never edited; another part is put after it.
const RELEASES: &[&[&str]] = &[
    &[include_str!("../../migrations/postgres/0001_games.sql")],
    &[
        concat!(
            include_str!("../../migrations/postgres/0004_clocks.sql"),
            include_str!("../../migrations/postgres/0005_notices.sql"),
            include_str!("../../migrations/postgres/0006_talk.sql"),
            include_str!("../../migrations/postgres/0007_orders.sql"),
            include_str!("../../migrations/postgres/0008_results.sql"),
            include_str!("../../migrations/postgres/0009_house.sql"),
        ),
        include_str!("../../migrations/postgres/0010_complaints.sql"),
        include_str!("../../migrations/postgres/0011_reviews.sql"),
    ],
];

/// How far the tables are: the release that changed them last, and how many of its parts were made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Made {
    release: i64,
    parts: i64,
}

/// How far they are when everything here was made.
fn known() -> Made {
    let count = |it: usize| i64::try_from(it).unwrap_or(i64::MAX);
    Made { release: count(RELEASES.len()), parts: count(RELEASES.last().map_or(0, |parts| parts.len())) }
}

/// How many releases further tables may be that this one can live with: an upgrade goes one release at a time.
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

/// How far the tables are: nothing was made if the database is empty.
async fn made(at: &Session) -> Result<Made, Unfit> {
    // Asked first: should another node make all tables in between, ours are found, too.
    let any = "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1";
    let any = at.one(any, &[]).await?.is_some();
    let ours = at.one("SELECT to_regclass('hydropolis_schema') IS NOT NULL AS ours", &[]).await?;
    if !matches!(ours, Some(row) if get(&row, "ours")?) {
        return if any { Err(Unfit::Foreign) } else { Ok(Made { release: 0, parts: 0 }) };
    }
    // Tables that knew of no parts have the first of each release.
    let sql =
        "SELECT version, coalesce((to_jsonb(it) ->> 'parts')::bigint, 1) AS parts FROM hydropolis_schema it";
    match at.one(sql, &[]).await? {
        Some(row) => Ok(Made { release: get(&row, "version")?, parts: get(&row, "parts")? }),
        None => Err(Unfit::Foreign),
    }
}

/// Brings the tables up to date, whole or not at all.
pub(super) async fn run(at: &Session) -> Result<(), Unfit> {
    let found = made(at).await?;
    if found.release > known().release + AHEAD {
        return Err(Unfit::Newer(found.release));
    }
    if found >= known() {
        return Ok(());
    }
    at.batch(&format!("BEGIN; SET LOCAL lock_timeout = '60s'; SELECT pg_advisory_xact_lock({LOCK})")).await?;
    let changed = change(at).await;
    at.batch(if changed.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
    changed
}

async fn change(at: &Session) -> Result<(), Unfit> {
    // Another node may have done it meanwhile.
    let found = made(at).await?;
    if found.release == 0 {
        at.batch("CREATE TABLE hydropolis_schema (version bigint NOT NULL); INSERT INTO hydropolis_schema VALUES (0)").await?;
    }
    at.batch("ALTER TABLE hydropolis_schema ADD COLUMN IF NOT EXISTS parts bigint").await?;
    for (release, changes) in (1i64..).zip(RELEASES) {
        for (parts, change) in (1i64..).zip(*changes) {
            if (Made { release, parts }) > found {
                at.batch(change).await?;
                let sql = format!("UPDATE hydropolis_schema SET version = {release}, parts = {parts}");
                at.batch(&sql).await?;
            }
        }
    }
    Ok(())
}
