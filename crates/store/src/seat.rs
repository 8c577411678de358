//! Who sits where.

use crate::{PersonId, SecretHash};

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StoredSeat {
    /// Its number, from 0.
    pub number: u8,
    /// Who sits in it, or may.
    pub chair: Chair,
    /// What the others call whoever sits in it; may be empty while nobody does.
    pub nickname: String,
    /// How often its link was made anew. The store counts it.
    pub renewed: u32,
}

/// Who sits in a seat, or may sit down.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Chair {
    /// Somebody. One person may hold several seats of a game.
    Person(PersonId),
    /// Free for anyone; the game is among the open tables.
    Open,
    /// Free for whoever brings the secret of this hash; it can be used once.
    Link(SecretHash),
    /// A program of this level.
    Bot {
        /// Which program and how strong.
        level: String,
    },
}

impl Chair {
    /// Whether nobody sits here yet.
    pub fn is_free(&self) -> bool {
        matches!(self, Self::Open | Self::Link(_))
    }
}
