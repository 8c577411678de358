//! Reviews of games that are over.

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::SqliteStore;
use super::rows::{Failure, column, execute, number, one};
use super::writer::Change;
use crate::{GameId, KeptReview, Reviews, StoreError, Taken, Time};

fn review(row: &Row<'_>) -> Result<KeptReview, Failure> {
    Ok(KeptReview {
        version: number(row, "version")?,
        done: number(row, "done")?,
        of: number(row, "of")?,
        until: Time(row.get("until")?),
        body: row.get("body")?,
    })
}

struct Take {
    game: GameId,
    taken: Taken,
    now: Time,
    until: Time,
}

impl Change for Take {
    type Done = bool;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<bool, StoreError>, Failure> {
        let Taken { version, holder, done, of } = &self.taken;
        let sql = "INSERT INTO reviews (game, version, holder, until, done, of)
             SELECT number, ?2, ?3, ?4, ?5, ?6 FROM games WHERE id = ?1
             ON CONFLICT (game) DO UPDATE SET version = excluded.version, holder = excluded.holder,
                 until = excluded.until, done = excluded.done, of = excluded.of, body = NULL
             WHERE reviews.version < excluded.version
                OR reviews.body IS NULL AND (reviews.until < ?7 OR reviews.holder = excluded.holder)";
        let values = params![
            self.game.to_string(),
            version,
            holder,
            self.until.0,
            column(*done),
            column(*of),
            self.now.0
        ];
        Ok(Ok(execute(connection, sql, values)? == 1))
    }
}

/// Puts the body in, or takes the row away if there is none.
struct Settle {
    game: GameId,
    holder: String,
    body: Option<String>,
}

impl Change for Settle {
    type Done = bool;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<bool, StoreError>, Failure> {
        const KEEP: &str = "UPDATE reviews SET body = ?3, done = of
            WHERE game = (SELECT number FROM games WHERE id = ?1) AND holder = ?2 AND body IS NULL";
        const DROP: &str = "DELETE FROM reviews
            WHERE game = (SELECT number FROM games WHERE id = ?1) AND holder = ?2 AND body IS NULL";
        let changed = match &self.body {
            Some(body) => execute(connection, KEEP, params![self.game.to_string(), self.holder, body])?,
            None => execute(connection, DROP, params![self.game.to_string(), self.holder])?,
        };
        Ok(Ok(changed == 1))
    }
}

#[async_trait]
impl Reviews for SqliteStore {
    async fn review(&self, game: GameId) -> Result<Option<KeptReview>, StoreError> {
        let sql = "SELECT version, done, of, until, body FROM reviews
                   WHERE game = (SELECT number FROM games WHERE id = ?1)";
        self.readers.read(move |connection| one(connection, sql, [game.to_string()], review)).await
    }

    async fn take_review(
        &self,
        game: GameId,
        taken: &Taken,
        now: Time,
        until: Time,
    ) -> Result<bool, StoreError> {
        self.writer.run(Take { game, taken: taken.clone(), now, until }).await
    }

    async fn keep_review(&self, game: GameId, holder: &str, body: &str) -> Result<bool, StoreError> {
        let (holder, body) = (holder.to_owned(), Some(body.to_owned()));
        self.writer.run(Settle { game, holder, body }).await
    }

    async fn drop_review(&self, game: GameId, holder: &str) -> Result<(), StoreError> {
        self.writer.run(Settle { game, holder: holder.to_owned(), body: None }).await.map(drop)
    }
}
