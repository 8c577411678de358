//! What people say at a table, and what they write down for themselves. None of it is part of a game.

use crate::{PersonId, Time};

/// How many lines of a game are kept; the oldest go when there are more.
pub const KEPT_LINES: u32 = 1000;

/// Who may hear a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Room {
    /// Those who play, and whoever watches them.
    Players,
    /// Those who watch, and everybody when the game is over.
    Watchers,
}

impl Room {
    /// As the tables have it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Watchers => "watchers",
        }
    }

    /// The room of a word, if it is one's.
    pub fn of_word(word: &str) -> Option<Self> {
        [Self::Players, Self::Watchers].into_iter().find(|room| room.word() == word)
    }
}

/// A line that somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Said {
    /// Its number among the lines of its game; later lines have greater ones.
    pub number: u64,
    /// Who may hear it.
    pub room: Room,
    /// Who said it.
    pub person: PersonId,
    /// What they were called then.
    pub nickname: String,
    /// What they said.
    pub text: String,
    /// When.
    pub time: Time,
}

/// What somebody hears at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The latest lines, in order.
    pub lines: Vec<Said>,
    /// Whom they do not want to read; nobody where nothing was said.
    pub muted: Vec<PersonId>,
    /// What they wrote down for themselves.
    pub note: Option<String>,
}
