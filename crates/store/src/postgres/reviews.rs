//! Reviews of games that are over.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::PostgresStore;
use super::connect::{Session, Tries};
use super::rows::{Failure, column, get, number, seq_column, text};
use crate::{GameId, KeptReview, Reviews, StoreError, Taken, Time};

fn review(row: &Row) -> Result<KeptReview, Failure> {
    Ok(KeptReview {
        version: number(row, "version")?,
        done: number(row, "done")?,
        of: number(row, "of")?,
        until: Time(get(row, "until")?),
        body: if get::<bool>(row, "whole")? { Some(text(row, "body")?) } else { None },
    })
}

async fn take(
    at: &Session,
    game: GameId,
    taken: &Taken,
    now: Time,
    until: Time,
) -> Result<Result<bool, StoreError>, Failure> {
    let Taken { version, holder, done, of } = taken;
    let sql = "INSERT INTO reviews (game, version, holder, until, done, of)
         SELECT number, $2, $3, $4, $5, $6 FROM games WHERE id = $1
         ON CONFLICT (game) DO UPDATE SET version = excluded.version, holder = excluded.holder,
             until = excluded.until, done = excluded.done, of = excluded.of, body = NULL
         WHERE reviews.version < excluded.version
            OR reviews.body IS NULL AND (reviews.until < $7 OR reviews.holder = excluded.holder)";
    let changed = at
        .execute(
            sql,
            &[
                &game.to_string(),
                &i64::from(*version),
                &column(holder),
                &until.0,
                &seq_column(*done),
                &seq_column(*of),
                &now.0,
            ],
        )
        .await?;
    Ok(Ok(changed == 1))
}

async fn settle(
    at: &Session,
    game: GameId,
    holder: &str,
    body: Option<&str>,
) -> Result<Result<bool, StoreError>, Failure> {
    const KEEP: &str = "UPDATE reviews SET body = $3, done = of
        WHERE game = (SELECT number FROM games WHERE id = $1) AND holder = $2 AND body IS NULL";
    const DROP: &str = "DELETE FROM reviews
        WHERE game = (SELECT number FROM games WHERE id = $1) AND holder = $2 AND body IS NULL";
    let (game, holder) = (game.to_string(), column(holder));
    let changed = match body {
        Some(body) => at.execute(KEEP, &[&game, &holder, &column(body)]).await?,
        None => at.execute(DROP, &[&game, &holder]).await?,
    };
    Ok(Ok(changed == 1))
}

#[async_trait]
impl Reviews for PostgresStore {
    async fn review(&self, game: GameId) -> Result<Option<KeptReview>, StoreError> {
        let sql = "SELECT version, done, of, until, body, body IS NOT NULL AS whole FROM reviews
                   WHERE game = (SELECT number FROM games WHERE id = $1)";
        self.one(sql, &[&game.to_string()], review).await
    }

    async fn take_review(
        &self,
        game: GameId,
        taken: &Taken,
        now: Time,
        until: Time,
    ) -> Result<bool, StoreError> {
        transact!(self, at => take(at, game, taken, now, until))
    }

    async fn keep_review(&self, game: GameId, holder: &str, body: &str) -> Result<bool, StoreError> {
        transact!(self, at => settle(at, game, holder, Some(body)))
    }

    async fn drop_review(&self, game: GameId, holder: &str) -> Result<(), StoreError> {
        let dropped: Result<bool, StoreError> = transact!(self, at => settle(at, game, holder, None));
        dropped.map(drop)
    }
}
