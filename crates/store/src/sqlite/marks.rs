//! Marks: at which games work is under way that may end the process, and which of them are in quarantine.

use rusqlite::{Connection, params};

use super::rows::{Failure, all, execute, number_of, parsed};
use super::writer::Change;
use crate::{GameId, StoreError};

/// Notes that such work begins.
pub(super) struct Mark {
    pub(super) game: GameId,
    pub(super) patience: u32,
}

impl Change for Mark {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        if let Some(game) = number_of(connection, self.game)? {
            execute(
                connection,
                "INSERT INTO marks (game, at_work, ends, patience) VALUES (?1, 1, 0, ?2)
                 ON CONFLICT (game) DO UPDATE SET at_work = 1 WHERE ends < patience",
                params![game, self.patience.max(1)],
            )?;
        }
        Ok(Ok(()))
    }
}

/// Notes that it has ended well.
pub(super) struct Unmark {
    pub(super) game: GameId,
}

impl Change for Unmark {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        if let Some(game) = number_of(connection, self.game)? {
            execute(connection, "DELETE FROM marks WHERE game = ?1 AND ends < patience", [game])?;
        }
        Ok(Ok(()))
    }
}

/// Counts the marks that were left behind.
pub(super) struct TakeStock;

impl Change for TakeStock {
    type Done = Vec<GameId>;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<Vec<GameId>, StoreError>, Failure> {
        let reached =
            "SELECT id FROM marks JOIN games ON number = game WHERE at_work = 1 AND ends + 1 >= patience";
        let games = all(connection, reached, [], |row| parsed(row, "id"))?;
        execute(connection, "UPDATE marks SET ends = ends + 1, at_work = 0 WHERE at_work = 1", [])?;
        Ok(Ok(games))
    }
}

/// Lets a game out of quarantine.
pub(super) struct Release {
    pub(super) game: GameId,
}

impl Change for Release {
    type Done = bool;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<bool, StoreError>, Failure> {
        let Some(game) = number_of(connection, self.game)? else { return Ok(Ok(false)) };
        let released = execute(connection, "DELETE FROM marks WHERE game = ?1 AND ends >= patience", [game])?;
        Ok(Ok(released > 0))
    }
}

pub(super) fn quarantined(connection: &Connection) -> Result<Vec<GameId>, Failure> {
    let sql = "SELECT id FROM marks JOIN games ON number = game WHERE ends >= patience ORDER BY game";
    all(connection, sql, [], |row| parsed(row, "id"))
}
