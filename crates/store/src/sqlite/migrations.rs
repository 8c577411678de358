//! The tables, and every change ever made to them.

use std::borrow::Cow;
use std::future::Future;
use std::pin::Pin;

use sqlx::SqlitePool;
use sqlx::error::BoxDynError;
use sqlx::migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator};

/// Number, name and text of each change, oldest first. A change that has been released is never edited: the database
/// remembers its checksum.
const MIGRATIONS: &[(i64, &str, &str)] =
    &[(1, "games", include_str!("../../migrations/sqlite/0001_games.sql"))];

/// The changes as part of the program.
#[derive(Debug)]
struct Embedded;

impl MigrationSource<'static> for Embedded {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Result<Vec<Migration>, BoxDynError>> + Send + 'static>> {
        let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
            Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, Cow::Borrowed(sql), false)
        };
        let migrations = MIGRATIONS.iter().map(migration).collect();
        Box::pin(async { Ok(migrations) })
    }
}

/// Brings the tables up to date.
pub(super) async fn run(pool: &SqlitePool) -> Result<(), MigrateError> {
    Migrator::new(Embedded).await?.run(pool).await
}
