//! Rows read as values.

use std::str::FromStr;

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::{
    Act, Chair, Entry, Logged, Person, PersonId, Seat, SecretHash, Standing, State, Status, StoreError, Time,
};

/// Why the database could not do what it was told.
#[derive(Debug)]
pub(super) enum Failure {
    /// It refused or failed.
    Sql(sqlx::Error),
    /// A row does not hold what this program writes.
    Damaged(String),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Self::Sql(error)
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Sql(sqlx::Error::PoolClosed) => Self::Closed,
            Failure::Sql(error @ (sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_))) => {
                Self::Damaged(error.to_string())
            }
            Failure::Sql(error) => Self::Database(error.to_string()),
            Failure::Damaged(what) => Self::Damaged(what),
        }
    }
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
pub(super) fn parsed<T: FromStr>(row: &SqliteRow, name: &str) -> Result<T, Failure> {
    let text: &str = row.try_get(name)?;
    text.parse().map_err(|_| Failure::Damaged(format!("{name} {text:?}")))
}

/// A number that is small and not negative.
pub(super) fn number<T: TryFrom<i64>>(row: &SqliteRow, name: &str) -> Result<T, Failure> {
    let number: i64 = row.try_get(name)?;
    T::try_from(number).map_err(|_| Failure::Damaged(format!("{name} {number}")))
}

/// A person's id that may be absent.
pub(super) fn person_id(row: &SqliteRow, name: &str) -> Result<Option<PersonId>, Failure> {
    let text: Option<&str> = row.try_get(name)?;
    text.map(|text| text.parse().map_err(|_| Failure::Damaged(format!("{name} {text:?}")))).transpose()
}

impl Status {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// The columns [`standing`] reads.
macro_rules! standing_columns {
    () => {
        "next_seq, status, to_move, bot, updated, outcome"
    };
}
pub(super) use standing_columns;

/// A row of `standings`.
pub(super) fn standing(row: &SqliteRow) -> Result<Standing, Failure> {
    let status = match row.try_get("status")? {
        "open" => Status::Open,
        "playing" => Status::Playing,
        "over" => Status::Over,
        other => return Err(Failure::Damaged(format!("status {other:?}"))),
    };
    let to_move: Option<i64> = row.try_get("to_move")?;
    let to_move = to_move
        .map(|seat| u8::try_from(seat).map_err(|_| Failure::Damaged(format!("to_move {seat}"))))
        .transpose()?;
    Ok(Standing {
        next_seq: number(row, "next_seq")?,
        state: State { status, to_move, outcome: row.try_get("outcome")? },
        bot: row.try_get("bot")?,
        updated: Time(row.try_get("updated")?),
    })
}

/// An act as its two columns, `kind` and `text`.
pub(super) fn act_columns(act: &Act) -> (&'static str, std::borrow::Cow<'_, str>) {
    match act {
        Act::Move(notation) => ("move", notation.into()),
        Act::Undo { to } => ("undo", to.to_string().into()),
    }
}

/// The columns `kind` and `text` as an act.
pub(super) fn act(row: &SqliteRow) -> Result<Act, Failure> {
    match row.try_get("kind")? {
        "move" => Ok(Act::Move(row.try_get("text")?)),
        "undo" => Ok(Act::Undo { to: parsed(row, "text")? }),
        other => Err(Failure::Damaged(format!("an entry of kind {other:?}"))),
    }
}

/// A row of `log`.
pub(super) fn logged(row: &SqliteRow) -> Result<Logged, Failure> {
    Ok(Logged {
        seq: number(row, "seq")?,
        time: Time(row.try_get("time")?),
        entry: Entry {
            seat: number(row, "seat")?,
            act: act(row)?,
            hash: bits(row.try_get("hash")?),
            key: row.try_get("key")?,
        },
    })
}

/// A row of `seats`.
pub(super) fn seat(row: &SqliteRow) -> Result<Seat, Failure> {
    let chair = match row.try_get("kind")? {
        "person" => Chair::Person(parsed(row, "person")?),
        "open" => Chair::Open,
        "link" => Chair::Link(secret_hash(row, "link")?),
        "bot" => Chair::Bot { level: row.try_get("level")? },
        other => return Err(Failure::Damaged(format!("a seat of kind {other:?}"))),
    };
    Ok(Seat { number: number(row, "seat")?, chair, nickname: row.try_get("nickname")? })
}

fn secret_hash(row: &SqliteRow, name: &str) -> Result<SecretHash, Failure> {
    let bytes: &[u8] = row.try_get(name)?;
    let bytes = bytes.try_into().map_err(|_| Failure::Damaged(format!("{name} of {} bytes", bytes.len())))?;
    Ok(SecretHash(bytes))
}

/// A row of `people`.
pub(super) fn person(row: &SqliteRow) -> Result<Person, Failure> {
    Ok(Person {
        id: parsed(row, "id")?,
        nickname: row.try_get("nickname")?,
        account: row.try_get("account")?,
        created: Time(row.try_get("created")?),
    })
}
