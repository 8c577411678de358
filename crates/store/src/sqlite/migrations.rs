//! The tables, and every change ever made to them.

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::rows::Failure;

/// The text of each change, oldest first: the first makes version 1 of the tables. A change that has been released is
/// never edited.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001_games.sql"),
    include_str!("../../migrations/sqlite/0002_marks.sql"),
    include_str!("../../migrations/sqlite/0003_people.sql"),
    include_str!("../../migrations/sqlite/0004_clocks.sql"),
    include_str!("../../migrations/sqlite/0005_notices.sql"),
    include_str!("../../migrations/sqlite/0006_talk.sql"),
    include_str!("../../migrations/sqlite/0007_orders.sql"),
    include_str!("../../migrations/sqlite/0008_results.sql"),
    include_str!("../../migrations/sqlite/0009_house.sql"),
    include_str!("../../migrations/sqlite/0010_complaints.sql"),
    include_str!("../../migrations/sqlite/0011_reviews.sql"),
];

/// The mark of our files among those of other programs that use SQLite: `Hydr`.
pub(super) const APPLICATION: i32 = i32::from_be_bytes(*b"Hydr");

/// Why the tables could not be brought up to date.
#[derive(Debug)]
pub(super) enum Unfit {
    /// A newer version of the program made this version of the tables.
    Newer(i64),
    /// The file is another program's.
    Foreign,
    /// The database failed.
    Failed(Failure),
}

impl<E: Into<Failure>> From<E> for Unfit {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// How many changes have been made to this file: none, if it is new.
fn version(connection: &Connection) -> Result<usize, Unfit> {
    let version: i64 = connection.pragma_query_one(None, "user_version")?;
    let application: i32 = connection.pragma_query_one(None, "application_id")?;
    if application != APPLICATION {
        let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        return if (application, version, tables) == (0, 0, 0) { Ok(0) } else { Err(Unfit::Foreign) };
    }
    match usize::try_from(version) {
        Ok(made) if made <= MIGRATIONS.len() => Ok(made),
        _ => Err(Unfit::Newer(version)),
    }
}

/// Brings the tables up to date, whole or not at all.
pub(super) fn run(connection: &Connection) -> Result<(), Unfit> {
    if version(connection)? == MIGRATIONS.len() {
        return Ok(());
    }
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    // Another process may have done it meanwhile.
    let made = version(&transaction)?;
    for (number, change) in (1i64..).zip(MIGRATIONS).skip(made) {
        transaction.execute_batch(change)?;
        transaction.pragma_update(None, "user_version", number)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.commit()?;
    Ok(())
}
