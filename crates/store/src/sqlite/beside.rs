//! What lies beside the log of a game: standing orders, a plea to take back, what holds of the game as a whole.

use rusqlite::{Connection, Row, params};

use super::rows::{Failure, all, column, execute, number, number_of, one, parsed};
use super::talk;
use super::writer::Change;
use crate::{
    Beside, Flag, GameId, LONGEST_PAGE, ORDERED, PersonId, Plea, StoreError, StoredOrder, WholeBeside,
};

fn order(row: &Row<'_>) -> Result<StoredOrder, Failure> {
    Ok(StoredOrder {
        number: number(row, "number")?,
        seat: number(row, "seat")?,
        person: parsed(row, "person")?,
        text: row.get("text")?,
    })
}

fn plea(row: &Row<'_>) -> Result<Plea, Failure> {
    Ok(Plea {
        seq: number(row, "seq")?,
        to: number(row, "back_to")?,
        seat: number(row, "seat")?,
        agreed: number(row, "agreed")?,
    })
}

fn flag(row: &Row<'_>) -> Result<Flag, Failure> {
    let word = row.get_ref("flag")?.as_str()?;
    Flag::of_word(word).ok_or_else(|| Failure::Damaged(format!("flag {word:?}")))
}

const FLAGS: &str = "SELECT flag FROM flags WHERE game = ?1 ORDER BY flag";
const ORDERS: &str = "SELECT number, seat, person, text FROM orders WHERE game = ?1 ORDER BY number";
const PLEA: &str = "SELECT seq, back_to, seat, agreed FROM pleas WHERE game = ?1";

pub(super) fn beside(connection: &Connection, game: GameId) -> Result<Beside, Failure> {
    let Some(game) = number_of(connection, game)? else { return Ok(Beside::default()) };
    let ordered = "SELECT seq, key FROM log WHERE game = ?1 AND substr(key, 1, ?2) = ?3 ORDER BY seq";
    let length = i64::try_from(ORDERED.len()).unwrap_or(0);
    Ok(Beside {
        flags: all(connection, FLAGS, [game], flag)?,
        orders: all(connection, ORDERS, [game], order)?,
        plea: one(connection, PLEA, [game], plea)?,
        ordered: all(connection, ordered, params![game, length, ORDERED], |row| {
            Ok((number(row, "seq")?, row.get("key")?))
        })?,
    })
}

/// Says whether something holds of a game.
pub(super) struct SetFlag {
    pub(super) game: GameId,
    pub(super) flag: Flag,
    pub(super) holds: bool,
}

impl Change for SetFlag {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        let sql = if self.holds {
            "INSERT OR IGNORE INTO flags (game, flag) SELECT number, ?2 FROM games WHERE id = ?1"
        } else {
            "DELETE FROM flags WHERE game = (SELECT number FROM games WHERE id = ?1) AND flag = ?2"
        };
        execute(connection, sql, params![self.game.to_string(), self.flag.word()])?;
        Ok(Ok(()))
    }
}

/// Keeps a standing order.
pub(super) struct PutOrder {
    pub(super) game: GameId,
    pub(super) seat: u8,
    pub(super) person: PersonId,
    pub(super) text: String,
}

impl Change for PutOrder {
    type Done = Option<u64>;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<Option<u64>, StoreError>, Failure> {
        let sql = "INSERT INTO orders (game, seat, person, text)
                   SELECT games.number, ?2, people.id, ?4 FROM games, people WHERE games.id = ?1 AND people.id = ?3
                   RETURNING number";
        let params = params![self.game.to_string(), self.seat, self.person.to_string(), self.text];
        Ok(Ok(one(connection, sql, params, |row| number(row, "number"))?))
    }
}

/// Lets go of a standing order.
pub(super) struct EndOrder {
    pub(super) game: GameId,
    pub(super) number: u64,
}

impl Change for EndOrder {
    type Done = bool;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<bool, StoreError>, Failure> {
        let sql = "DELETE FROM orders WHERE game = (SELECT number FROM games WHERE id = ?1) AND number = ?2";
        let ended = execute(connection, sql, params![self.game.to_string(), column(self.number)])?;
        Ok(Ok(ended > 0))
    }
}

pub(super) fn order_turns(
    connection: &Connection,
    after: Option<GameId>,
    limit: u32,
) -> Result<Vec<(GameId, u64)>, Failure> {
    let after = match after {
        Some(game) => number_of(connection, game)?.unwrap_or(0),
        None => 0,
    };
    let sql = "SELECT g.id, s.next_seq FROM (SELECT DISTINCT game, seat FROM orders WHERE game > ?1) o
               CROSS JOIN standings s ON s.game = o.game AND s.to_move = o.seat AND s.status = 'playing'
               CROSS JOIN games g ON g.number = o.game
               WHERE NOT EXISTS (SELECT 1 FROM marks m WHERE m.game = o.game AND m.ends >= m.patience)
               ORDER BY o.game LIMIT ?2";
    all(connection, sql, params![after, limit.clamp(1, LONGEST_PAGE)], |row| {
        Ok((parsed(row, "id")?, number(row, "next_seq")?))
    })
}

/// Asks a table.
pub(super) struct Plead {
    pub(super) game: GameId,
    pub(super) plea: Plea,
}

impl Change for Plead {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        if let Some(game) = number_of(connection, self.game)? {
            insert_plea(connection, game, &self.plea)?;
        }
        Ok(Ok(()))
    }
}

fn insert_plea(connection: &Connection, game: i64, plea: &Plea) -> Result<(), Failure> {
    let sql = "INSERT OR REPLACE INTO pleas (game, seq, back_to, seat, agreed) VALUES (?1, ?2, ?3, ?4, ?5)";
    execute(connection, sql, params![game, column(plea.seq), column(plea.to), plea.seat, plea.agreed])?;
    Ok(())
}

/// A seat agrees.
pub(super) struct Agree {
    pub(super) game: GameId,
    pub(super) seq: u64,
    pub(super) seat: u8,
}

impl Change for Agree {
    type Done = Option<Plea>;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<Option<Plea>, StoreError>, Failure> {
        let sql = "UPDATE pleas SET agreed = agreed | (1 << ?3)
                   WHERE game = (SELECT number FROM games WHERE id = ?1) AND seq = ?2
                   RETURNING seq, back_to, seat, agreed";
        let params = params![self.game.to_string(), column(self.seq), self.seat.min(7)];
        Ok(Ok(one(connection, sql, params, plea)?))
    }
}

/// Lets go of a plea.
pub(super) struct EndPlea {
    pub(super) game: GameId,
    pub(super) seq: u64,
}

impl Change for EndPlea {
    type Done = bool;
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<bool, StoreError>, Failure> {
        let sql = "DELETE FROM pleas WHERE game = (SELECT number FROM games WHERE id = ?1) AND seq = ?2";
        Ok(Ok(execute(connection, sql, params![self.game.to_string(), column(self.seq)])? > 0))
    }
}

/// Everything beside the log of a game.
pub(super) fn whole(connection: &Connection, id: GameId, game: i64) -> Result<WholeBeside, Failure> {
    let (talk, notes, invitations) = talk::whole(connection, id, game)?;
    Ok(WholeBeside {
        talk,
        notes,
        invitations,
        orders: all(connection, ORDERS, [game], order)?,
        plea: one(connection, PLEA, [game], plea)?,
        flags: all(connection, FLAGS, [game], flag)?,
    })
}

/// Puts it there.
pub(super) fn put(connection: &Connection, game: i64, it: &WholeBeside) -> Result<(), Failure> {
    for said in &it.talk {
        talk::insert(connection, game, said)?;
    }
    for (person, text) in &it.notes {
        let sql = "INSERT INTO notes (game, person, text) VALUES (?1, ?2, ?3)";
        execute(connection, sql, params![game, person.to_string(), text])?;
    }
    for (person, time) in &it.invitations {
        let sql = "INSERT INTO invitations (game, person, time) VALUES (?1, ?2, ?3)";
        execute(connection, sql, params![game, person.to_string(), time.0])?;
    }
    for order in &it.orders {
        let sql = "INSERT INTO orders (number, game, seat, person, text) VALUES (?1, ?2, ?3, ?4, ?5)";
        let params = params![column(order.number), game, order.seat, order.person.to_string(), order.text];
        execute(connection, sql, params)?;
    }
    if let Some(plea) = &it.plea {
        insert_plea(connection, game, plea)?;
    }
    for flag in &it.flags {
        let sql = "INSERT OR IGNORE INTO flags (game, flag) VALUES (?1, ?2)";
        execute(connection, sql, params![game, flag.word()])?;
    }
    Ok(())
}
