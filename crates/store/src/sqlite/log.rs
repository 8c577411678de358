//! The log of a game, and the positions kept to save replaying it.

use rusqlite::{Connection, params};

use super::rows::{self, Failure, act_columns, all, bits, column, execute, number, one, signed};
use super::seats;
use super::writer::Change;
use crate::{AppendError, Appended, Entry, GameId, Logged, Snapshot, State, StoreError, Time};

/// How many snapshots of a game are kept: the newest, and some before it in case moves are taken back.
const SNAPSHOTS: i64 = 3;

/// Puts an entry in its place.
pub(super) fn insert(
    connection: &Connection,
    game: i64,
    seq: u64,
    entry: &Entry,
    time: Time,
) -> Result<(), Failure> {
    let (kind, text) = act_columns(&entry.act);
    execute(
        connection,
        "INSERT INTO log (game, seq, kind, seat, text, hash, time, key) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![game, column(seq), kind, entry.seat, text, signed(entry.hash), time.0, entry.key],
    )?;
    Ok(())
}

/// Puts an entry at the end of a log.
pub(super) struct Append {
    pub(super) game: GameId,
    pub(super) expected_seq: u64,
    pub(super) time: Time,
    pub(super) entry: Entry,
    pub(super) state: State,
}

impl Append {
    /// What became of the entry that has this one's key, if there is one.
    fn earlier(
        &self,
        connection: &Connection,
        game: i64,
    ) -> Result<Option<Result<Appended, AppendError>>, Failure> {
        let Some(key) = &self.entry.key else { return Ok(None) };
        one(
            connection,
            "SELECT seq, kind, text FROM log WHERE game = ?1 AND seat = ?2 AND key = ?3",
            params![game, self.entry.seat, key],
            |row| {
                let seq = number(row, "seq")?;
                Ok(if rows::act(row)? == self.entry.act {
                    Ok(Appended::AlreadyApplied { seq })
                } else {
                    Err(AppendError::KeyReused { seq })
                })
            },
        )
    }
}

impl Change for Append {
    type Done = Appended;
    type Refused = AppendError;

    fn apply(&self, connection: &Connection) -> Result<Result<Appended, AppendError>, Failure> {
        let State { status, to_move, outcome } = &self.state;
        let standing = one(
            connection,
            "SELECT game, next_seq, status = ?2 AND to_move IS ?3 AS same
             FROM games CROSS JOIN standings ON game = number WHERE id = ?1",
            params![self.game.to_string(), status.word(), to_move],
            |row| Ok((row.get("game")?, number(row, "next_seq")?, row.get("same")?)),
        )?;
        let Some((game, next_seq, same)): Option<(i64, u64, bool)> = standing else {
            return Ok(Err(AppendError::NoSuchGame));
        };
        if let Some(answer) = self.earlier(connection, game)? {
            return Ok(answer);
        }
        if next_seq != self.expected_seq {
            return Ok(Err(AppendError::Conflict { next_seq }));
        }
        insert(connection, game, next_seq, &self.entry, self.time)?;
        execute(
            connection,
            "UPDATE standings SET next_seq = next_seq + 1, status = ?2, to_move = ?3, outcome = ?4, updated = ?5,
                 bot = EXISTS (SELECT 1 FROM seats WHERE game = ?1 AND seat = ?3 AND kind = 'bot')
             WHERE game = ?1",
            params![game, status.word(), to_move, outcome, self.time.0],
        )?;
        // While the turn stays where it is, so do the lists.
        if !same {
            seats::rank(connection, game, status.word(), *to_move, self.time)?;
        }
        Ok(Ok(Appended::Applied { seq: next_seq }))
    }
}

pub(super) fn entries(connection: &Connection, game: GameId, from_seq: u64) -> Result<Vec<Logged>, Failure> {
    all(
        connection,
        "SELECT seq, kind, seat, text, hash, time, key FROM log
         WHERE game = (SELECT number FROM games WHERE id = ?1) AND seq >= ?2 ORDER BY seq",
        params![game.to_string(), column(from_seq)],
        rows::logged,
    )
}

/// Keeps a position.
pub(super) struct Keep {
    pub(super) game: GameId,
    pub(super) snapshot: Snapshot,
}

impl Change for Keep {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        let Some(game) = rows::number_of(connection, self.game)? else { return Ok(Ok(())) };
        let Snapshot { seq, hash, bytes } = &self.snapshot;
        execute(
            connection,
            "INSERT INTO snapshots (game, seq, hash, bytes) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (game, seq) DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes",
            params![game, column(*seq), signed(*hash), bytes],
        )?;
        execute(
            connection,
            "DELETE FROM snapshots WHERE game = ?1 AND seq <=
             (SELECT seq FROM snapshots WHERE game = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)",
            params![game, SNAPSHOTS],
        )?;
        Ok(Ok(()))
    }
}

pub(super) fn latest_snapshot(
    connection: &Connection,
    game: GameId,
    upto: Option<u64>,
) -> Result<Option<Snapshot>, Failure> {
    one(
        connection,
        "SELECT seq, hash, bytes FROM snapshots
         WHERE game = (SELECT number FROM games WHERE id = ?1) AND seq <= ?2 ORDER BY seq DESC LIMIT 1",
        params![game.to_string(), column(upto.unwrap_or(u64::MAX))],
        |row| {
            Ok(Snapshot { seq: number(row, "seq")?, hash: bits(row.get("hash")?), bytes: row.get("bytes")? })
        },
    )
}
