//! Rows read as values, and values as columns.

use std::borrow::Cow;
use std::str::FromStr;

use tokio_postgres::Row;
use tokio_postgres::types::FromSql;

use super::connect::{Kind, told};
use crate::{
    Act, Chair, Entry, Logged, Person, PersonId, SecretHash, Standing, State, Status, StoreError, StoredSeat,
    Time,
};

/// Why the database could not do what it was told.
#[derive(Debug)]
pub(super) enum Failure {
    /// It refused, failed, or is not there.
    Sql(tokio_postgres::Error),
    /// It did not answer in time.
    Slow,
    /// All connections of this node are in use.
    Crowd,
    /// A row does not hold what this program writes.
    Damaged(String),
    /// The store is closed.
    Closed,
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Sql(error)
    }
}

impl Failure {
    /// As callers are told it, with where the database is.
    pub(super) fn told(self, place: &str) -> StoreError {
        match self {
            Self::Sql(ref error) if self.kind() == Kind::Lost => {
                StoreError::Unreachable { place: place.to_owned(), reason: told(error) }
            }
            Self::Slow => {
                StoreError::Unreachable { place: place.to_owned(), reason: "no answer in time".to_owned() }
            }
            Self::Sql(error) => StoreError::Database(told(&error)),
            Self::Crowd => StoreError::Database("all connections of this node are in use".to_owned()),
            Self::Damaged(what) => StoreError::Damaged(what),
            Self::Closed => StoreError::Closed,
        }
    }
}

/// Escapes what PostgreSQL cannot hold, and itself.
const ESCAPE: char = '\u{10FFFF}';

/// A text as a column has it.
pub(super) fn column(text: &str) -> Cow<'_, str> {
    if !text.contains(['\0', ESCAPE]) {
        return text.into();
    }
    let mut escaped = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match letter {
            '\0' => escaped.extend([ESCAPE, '0']),
            ESCAPE => escaped.extend([ESCAPE, ESCAPE]),
            letter => escaped.push(letter),
        }
    }
    escaped.into()
}

/// The text of a column.
pub(super) fn uncolumn(text: String) -> String {
    if !text.contains(ESCAPE) {
        return text;
    }
    let (mut plain, mut letters) = (String::with_capacity(text.len()), text.chars());
    while let Some(letter) = letters.next() {
        plain.push(match letter {
            ESCAPE if letters.next() == Some('0') => '\0',
            letter => letter,
        });
    }
    plain
}

/// A column of a row.
pub(super) fn get<'a, T: FromSql<'a>>(row: &'a Row, name: &str) -> Result<T, Failure> {
    row.try_get(name).map_err(|error| Failure::Damaged(told(&error)))
}

/// A text that may hold anything.
pub(super) fn text(row: &Row, name: &str) -> Result<String, Failure> {
    get(row, name).map(uncolumn)
}

/// The same, perhaps absent.
pub(super) fn some_text(row: &Row, name: &str) -> Result<Option<String>, Failure> {
    Ok(get::<Option<String>>(row, name)?.map(uncolumn))
}

/// The text of an id or number, read.
pub(super) fn parsed<T: FromStr>(row: &Row, name: &str) -> Result<T, Failure> {
    let text: &str = get(row, name)?;
    text.parse().map_err(|_| Failure::Damaged(format!("{name} {text:?}")))
}

/// A number that is small and not negative.
pub(super) fn number<T: TryFrom<i64>>(row: &Row, name: &str) -> Result<T, Failure> {
    let number: i64 = get(row, name)?;
    T::try_from(number).map_err(|_| Failure::Damaged(format!("{name} {number}")))
}

/// The number of a seat.
pub(super) fn seat_number(row: &Row, name: &str) -> Result<u8, Failure> {
    let number: i16 = get(row, name)?;
    u8::try_from(number).map_err(|_| Failure::Damaged(format!("{name} {number}")))
}

/// A person's id that may be absent.
pub(super) fn person_id(row: &Row, name: &str) -> Result<Option<PersonId>, Failure> {
    get::<Option<&str>>(row, name)?.map(|_| parsed(row, name)).transpose()
}

/// A sequence number as a column has it. One too large for any log becomes the largest, which no log reaches either.
pub(super) fn seq_column(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

/// The columns [`standing`] reads.
macro_rules! standing_columns {
    () => {
        "next_seq, status, to_move, bot, updated, outcome"
    };
}
pub(super) use standing_columns;

/// A row of `standings`.
pub(super) fn standing(row: &Row) -> Result<Standing, Failure> {
    let status: &str = get(row, "status")?;
    let status = Status::of_word(status).ok_or_else(|| Failure::Damaged(format!("status {status:?}")))?;
    let to_move = match get::<Option<i16>>(row, "to_move")? {
        Some(_) => Some(seat_number(row, "to_move")?),
        None => None,
    };
    Ok(Standing {
        next_seq: number(row, "next_seq")?,
        state: State { status, to_move, outcome: some_text(row, "outcome")? },
        bot: get(row, "bot")?,
        updated: Time(get(row, "updated")?),
    })
}

/// An act as its two columns, `kind` and `text`.
pub(super) fn act_columns(act: &Act) -> (&'static str, Cow<'_, str>) {
    match act {
        Act::Move(notation) => ("move", column(notation)),
        Act::Undo { to, agreed } => ("undo", Act::undo_text(*to, *agreed).into()),
    }
}

/// A row of `log`.
pub(super) fn logged(row: &Row) -> Result<Logged, Failure> {
    let act = match get::<&str>(row, "kind")? {
        "move" => Act::Move(text(row, "text")?),
        "undo" => {
            let text: &str = get(row, "text")?;
            Act::undo(text).ok_or_else(|| Failure::Damaged(format!("an undo {text:?}")))?
        }
        other => return Err(Failure::Damaged(format!("an entry of kind {other:?}"))),
    };
    let hash = get::<i64>(row, "hash")?.cast_unsigned();
    let entry = Entry { seat: seat_number(row, "seat")?, act, hash, key: some_text(row, "key")? };
    Ok(Logged { seq: number(row, "seq")?, time: Time(get(row, "time")?), entry })
}

/// A row of `seats`.
pub(super) fn seat(row: &Row) -> Result<StoredSeat, Failure> {
    let chair = match get::<&str>(row, "kind")? {
        "person" => Chair::Person(parsed(row, "person")?),
        "open" => Chair::Open,
        "link" => Chair::Link(secret_hash(row, "link")?),
        "bot" => Chair::Bot { level: text(row, "level")? },
        other => return Err(Failure::Damaged(format!("a seat of kind {other:?}"))),
    };
    Ok(StoredSeat {
        number: seat_number(row, "seat")?,
        chair,
        nickname: text(row, "nickname")?,
        renewed: number(row, "renewed")?,
    })
}

/// The hash of a secret.
pub(super) fn secret_hash(row: &Row, name: &str) -> Result<SecretHash, Failure> {
    let bytes: &[u8] = get(row, name)?;
    let bytes = bytes.try_into().map_err(|_| Failure::Damaged(format!("{name} of {} bytes", bytes.len())))?;
    Ok(SecretHash(bytes))
}

/// A row of `people`.
pub(super) fn person(row: &Row) -> Result<Person, Failure> {
    Ok(Person {
        id: parsed(row, "id")?,
        nickname: text(row, "nickname")?,
        account: some_text(row, "account")?,
        created: Time(get(row, "created")?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_fits_a_column_and_comes_back() {
        for text in ["", "a\0b", "\0\0", "\u{10FFFF}0", "\u{10FFFF}", "0\u{10FFFF}\0", "plain"] {
            let kept = column(text);
            assert!(!kept.contains('\0'));
            assert_eq!(uncolumn(kept.into_owned()), text);
        }
    }
}
