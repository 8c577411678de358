//! Rows read as values.

use std::str::FromStr;

use rusqlite::types::FromSqlError;
use rusqlite::{Connection, Error, Params, Row};

use crate::{
    Act, Chair, Entry, GameId, Logged, Person, PersonId, SecretHash, Standing, State, Status, StoreError,
    StoredSeat, Time,
};

/// Why the database could not do what it was told.
#[derive(Debug)]
pub(super) enum Failure {
    /// It refused or failed.
    Sql(Error),
    /// A row does not hold what this program writes.
    Damaged(String),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        match error {
            Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::InvalidColumnType(..)
            | Error::Utf8Error(..) => Self::Damaged(error.to_string()),
            error => Self::Sql(error),
        }
    }
}

impl From<FromSqlError> for Failure {
    fn from(error: FromSqlError) -> Self {
        Self::Damaged(error.to_string())
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Sql(error) => Self::Database(error.to_string()),
            Failure::Damaged(what) => Self::Damaged(what),
        }
    }
}

/// Runs a statement; tells how many rows it changed.
pub(super) fn execute(connection: &Connection, sql: &str, params: impl Params) -> Result<usize, Failure> {
    Ok(connection.prepare_cached(sql)?.execute(params)?)
}

/// The first row, if there is one.
pub(super) fn one<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnOnce(&Row<'_>) -> Result<T, Failure>,
) -> Result<Option<T>, Failure> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    rows.next()?.map(read).transpose()
}

/// Every row.
pub(super) fn all<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnMut(&Row<'_>) -> Result<T, Failure>,
) -> Result<Vec<T>, Failure> {
    connection.prepare_cached(sql)?.query_and_then(params, read)?.collect()
}

/// The number by which all tables but `games` know a game.
pub(super) fn number_of(connection: &Connection, game: GameId) -> Result<Option<i64>, Failure> {
    one(connection, "SELECT number FROM games WHERE id = ?1", [game.to_string()], |row| Ok(row.get(0)?))
}

/// A sequence number as a column has it. One too large for any log becomes the largest, which no log reaches either.
pub(super) fn column(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

/// The 64 bits of a hash or seed as a signed column, and [`bits`] back.
pub(super) fn signed(bits: u64) -> i64 {
    i64::from_ne_bytes(bits.to_ne_bytes())
}

/// The 64 bits of a signed column.
pub(super) fn bits(column: i64) -> u64 {
    u64::from_ne_bytes(column.to_ne_bytes())
}

/// The text of an id or number, read.
pub(super) fn parsed<T: FromStr>(row: &Row<'_>, name: &str) -> Result<T, Failure> {
    let text = row.get_ref(name)?.as_str()?;
    text.parse().map_err(|_| Failure::Damaged(format!("{name} {text:?}")))
}

/// A number that is small and not negative.
pub(super) fn number<T: TryFrom<i64>>(row: &Row<'_>, name: &str) -> Result<T, Failure> {
    let number: i64 = row.get(name)?;
    T::try_from(number).map_err(|_| Failure::Damaged(format!("{name} {number}")))
}

/// A person's id that may be absent.
pub(super) fn person_id(row: &Row<'_>, name: &str) -> Result<Option<PersonId>, Failure> {
    row.get_ref(name)?.as_str_or_null()?.map(|_| parsed(row, name)).transpose()
}

/// The columns [`standing`] reads.
macro_rules! standing_columns {
    () => {
        "next_seq, status, to_move, bot, updated, outcome"
    };
}
pub(super) use standing_columns;

/// A row of `standings`.
pub(super) fn standing(row: &Row<'_>) -> Result<Standing, Failure> {
    let status = row.get_ref("status")?.as_str()?;
    let status = Status::of_word(status).ok_or_else(|| Failure::Damaged(format!("status {status:?}")))?;
    Ok(Standing {
        next_seq: number(row, "next_seq")?,
        state: State { status, to_move: row.get("to_move")?, outcome: row.get("outcome")? },
        bot: row.get("bot")?,
        updated: Time(row.get("updated")?),
    })
}

/// An act as its two columns, `kind` and `text`.
pub(super) fn act_columns(act: &Act) -> (&'static str, std::borrow::Cow<'_, str>) {
    match act {
        Act::Move(notation) => ("move", notation.into()),
        Act::Undo { to, agreed } => ("undo", Act::undo_text(*to, *agreed).into()),
    }
}

/// The columns `kind` and `text` as an act.
pub(super) fn act(row: &Row<'_>) -> Result<Act, Failure> {
    match row.get_ref("kind")?.as_str()? {
        "move" => Ok(Act::Move(row.get("text")?)),
        "undo" => {
            let text = row.get_ref("text")?.as_str()?;
            Act::undo(text).ok_or_else(|| Failure::Damaged(format!("an undo {text:?}")))
        }
        other => Err(Failure::Damaged(format!("an entry of kind {other:?}"))),
    }
}

/// A row of `log`.
pub(super) fn logged(row: &Row<'_>) -> Result<Logged, Failure> {
    Ok(Logged {
        seq: number(row, "seq")?,
        time: Time(row.get("time")?),
        entry: Entry {
            seat: number(row, "seat")?,
            act: act(row)?,
            hash: bits(row.get("hash")?),
            key: row.get("key")?,
        },
    })
}

/// A row of `seats`.
pub(super) fn seat(row: &Row<'_>) -> Result<StoredSeat, Failure> {
    let chair = match row.get_ref("kind")?.as_str()? {
        "person" => Chair::Person(parsed(row, "person")?),
        "open" => Chair::Open,
        "link" => Chair::Link(secret_hash(row, "link")?),
        "bot" => Chair::Bot { level: row.get("level")? },
        other => return Err(Failure::Damaged(format!("a seat of kind {other:?}"))),
    };
    Ok(StoredSeat {
        number: number(row, "seat")?,
        chair,
        nickname: row.get("nickname")?,
        renewed: number(row, "renewed")?,
    })
}

/// The hash of a secret.
pub(super) fn secret_hash(row: &Row<'_>, name: &str) -> Result<SecretHash, Failure> {
    let bytes = row.get_ref(name)?.as_blob()?;
    let bytes = bytes.try_into().map_err(|_| Failure::Damaged(format!("{name} of {} bytes", bytes.len())))?;
    Ok(SecretHash(bytes))
}

/// A row of `people`.
pub(super) fn person(row: &Row<'_>) -> Result<Person, Failure> {
    Ok(Person {
        id: parsed(row, "id")?,
        nickname: row.get("nickname")?,
        account: row.get("account")?,
        created: Time(row.get("created")?),
    })
}
