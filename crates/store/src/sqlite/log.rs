//! The log of a game, and the positions kept to save replaying it.

use sqlx::{Row, SqliteConnection};

use super::rows::{self, Failure, act_columns, bits, column, number, signed};
use super::seats;
use super::writer::Change;
use crate::{AppendError, Appended, Entry, GameId, Logged, Snapshot, State, StoreError, Time};

/// How many snapshots of a game are kept: the newest, and some before it in case moves are taken back.
const SNAPSHOTS: i64 = 3;

/// Puts an entry at the end of a log.
pub(super) struct Append {
    pub(super) game: GameId,
    pub(super) expected_seq: u64,
    pub(super) time: Time,
    pub(super) entry: Entry,
    pub(super) state: State,
}

/// Puts an entry of a game that is just beginning in its place.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    game: &str,
    seq: u64,
    entry: &Entry,
    time: Time,
) -> Result<(), Failure> {
    let (kind, text) = act_columns(&entry.act);
    sqlx::query("INSERT INTO log (game, seq, kind, seat, text, hash, time, key) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
        .bind(game)
        .bind(column(seq))
        .bind(kind)
        .bind(entry.seat)
        .bind(&*text)
        .bind(signed(entry.hash))
        .bind(time.0)
        .bind(&entry.key)
        .execute(connection)
        .await?;
    Ok(())
}

impl Append {
    /// Why the entry did not go in: it is there already, its key is not new, or the log does not end there.
    async fn obstacle(
        &self,
        connection: &mut SqliteConnection,
        game: &str,
    ) -> Result<Result<Appended, AppendError>, Failure> {
        if let Some(key) = &self.entry.key {
            let earlier =
                sqlx::query("SELECT seq, kind, text FROM log WHERE game = ?1 AND seat = ?2 AND key = ?3")
                    .bind(game)
                    .bind(self.entry.seat)
                    .bind(key)
                    .fetch_optional(&mut *connection)
                    .await?;
            if let Some(row) = earlier {
                let seq = number(&row, "seq")?;
                return Ok(if rows::act(&row)? == self.entry.act {
                    Ok(Appended::AlreadyApplied { seq })
                } else {
                    Err(AppendError::KeyReused { seq })
                });
            }
        }
        let standing = sqlx::query("SELECT next_seq FROM standings WHERE game = ?1")
            .bind(game)
            .fetch_optional(connection)
            .await?;
        Ok(Err(match standing {
            Some(row) => AppendError::Conflict { next_seq: number(&row, "next_seq")? },
            None => AppendError::NoSuchGame,
        }))
    }
}

impl Change for Append {
    type Done = Appended;
    type Refused = AppendError;

    async fn apply(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<Result<Appended, AppendError>, Failure> {
        let game = self.game.to_string();
        let seq = column(self.expected_seq);
        let (kind, text) = act_columns(&self.entry.act);
        let inserted = sqlx::query(
            "INSERT INTO log (game, seq, kind, seat, text, hash, time, key)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM standings WHERE game = ?1 AND next_seq = ?2
             ON CONFLICT DO NOTHING",
        )
        .bind(&game)
        .bind(seq)
        .bind(kind)
        .bind(self.entry.seat)
        .bind(&*text)
        .bind(signed(self.entry.hash))
        .bind(self.time.0)
        .bind(&self.entry.key)
        .execute(&mut *connection)
        .await?;
        if inserted.rows_affected() == 0 {
            return self.obstacle(connection, &game).await;
        }
        let status = self.state.status.word();
        sqlx::query(
            "UPDATE standings SET next_seq = ?2 + 1, status = ?3, to_move = ?4, outcome = ?5, updated = ?6,
                 bot = EXISTS (SELECT 1 FROM seats WHERE game = ?1 AND seat = ?4 AND kind = 'bot')
             WHERE game = ?1",
        )
        .bind(&game)
        .bind(seq)
        .bind(status)
        .bind(self.state.to_move)
        .bind(&self.state.outcome)
        .bind(self.time.0)
        .execute(&mut *connection)
        .await?;
        seats::rank(connection, &game, status, self.state.to_move, self.time).await?;
        Ok(Ok(Appended::Applied { seq: self.expected_seq }))
    }
}

pub(super) async fn entries(
    connection: &mut SqliteConnection,
    game: GameId,
    from_seq: u64,
) -> Result<Vec<Logged>, StoreError> {
    let rows = sqlx::query(
        "SELECT seq, kind, seat, text, hash, time, key FROM log WHERE game = ?1 AND seq >= ?2 ORDER BY seq",
    )
    .bind(game.to_string())
    .bind(column(from_seq))
    .fetch_all(connection)
    .await
    .map_err(Failure::from)?;
    Ok(rows.iter().map(rows::logged).collect::<Result<_, _>>()?)
}

/// Keeps a position.
pub(super) struct Keep {
    pub(super) game: GameId,
    pub(super) snapshot: Snapshot,
}

impl Change for Keep {
    type Done = ();
    type Refused = StoreError;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<(), StoreError>, Failure> {
        let game = self.game.to_string();
        sqlx::query(
            "INSERT INTO snapshots (game, seq, hash, bytes) SELECT ?1, ?2, ?3, ?4 FROM games WHERE id = ?1
             ON CONFLICT (game, seq) DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes",
        )
        .bind(&game)
        .bind(column(self.snapshot.seq))
        .bind(signed(self.snapshot.hash))
        .bind(&self.snapshot.bytes)
        .execute(&mut *connection)
        .await?;
        sqlx::query(
            "DELETE FROM snapshots WHERE game = ?1 AND seq <=
             (SELECT seq FROM snapshots WHERE game = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)",
        )
        .bind(&game)
        .bind(SNAPSHOTS)
        .execute(connection)
        .await?;
        Ok(Ok(()))
    }
}

pub(super) async fn latest_snapshot(
    connection: &mut SqliteConnection,
    game: GameId,
    upto: Option<u64>,
) -> Result<Option<Snapshot>, StoreError> {
    let row = sqlx::query(
        "SELECT seq, hash, bytes FROM snapshots WHERE game = ?1 AND seq <= ?2 ORDER BY seq DESC LIMIT 1",
    )
    .bind(game.to_string())
    .bind(column(upto.unwrap_or(u64::MAX)))
    .fetch_optional(connection)
    .await
    .map_err(Failure::from)?;
    let snapshot = row.map(|row| -> Result<Snapshot, Failure> {
        Ok(Snapshot {
            seq: number(&row, "seq")?,
            hash: bits(row.try_get::<i64, _>("hash").map_err(Failure::from)?),
            bytes: row.try_get("bytes")?,
        })
    });
    Ok(snapshot.transpose()?)
}
