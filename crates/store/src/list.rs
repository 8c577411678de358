//! Lists of games, a page at a time.

use std::fmt;
use std::str::FromStr;

use crate::{GameId, NotAnId, PersonId, Standing, StoredSeat, Time};

/// A line of a list: a game without its set-up, which may be long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// Its name.
    pub id: GameId,
    /// Which game is played.
    pub title: String,
    /// Whatever else the table agreed on, as JSON.
    pub options: String,
    /// Who began it.
    pub host: Option<PersonId>,
    /// When.
    pub created: Time,
    /// How it stands.
    pub standing: Standing,
    /// Its seats in order.
    pub seats: Vec<StoredSeat>,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its lines.
    pub tables: Vec<ListedGame>,
    /// Where the next page begins; `None` at the end of the list.
    pub next: Option<Cursor>,
}

/// The most lines a page has, whatever is asked for.
pub const LONGEST_PAGE: u32 = 200;

/// A place in a list, as text that needs no escaping in an address.
///
/// The next page is found by it in the index, without walking over the pages before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub(crate) rank: u8,
    pub(crate) time: Time,
    pub(crate) game: GameId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.rank, self.time.0, self.game)
    }
}

impl FromStr for Cursor {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let mut parts = text.splitn(3, '.');
        let mut part = || parts.next().ok_or(NotAnId);
        Ok(Self {
            rank: part()?.parse().map_err(|_| NotAnId)?,
            time: Time(part()?.parse().map_err(|_| NotAnId)?),
            game: part()?.parse()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_back() {
        let cursor = Cursor { rank: 2, time: Time(-5), game: GameId::random().unwrap() };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for text in ["", "2", "2.5", "2.5.", "x.5.AAAAAAAAAAAAAAAAAAAAAA", "999.5.AAAAAAAAAAAAAAAAAAAAAA"] {
            assert_eq!(text.parse::<Cursor>(), Err(NotAnId), "{text:?}");
        }
    }
}
