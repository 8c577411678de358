//! Who plays.

use crate::{GameId, PersonId, Time};

/// Somebody who plays: a guest, or somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Person {
    /// The name that never changes.
    pub id: PersonId,
    /// What the others call him.
    pub nickname: String,
    /// The name he logs in with; `None` for a guest.
    pub account: Option<String>,
    /// When he was first seen.
    pub created: Time,
}

impl Person {
    /// Whether he has no account.
    pub fn is_guest(&self) -> bool {
        self.account.is_none()
    }
}

/// What is needed to let somebody log in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub person: Person,
    /// The hash of the password, as it was handed in.
    pub password_hash: String,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("person", &self.person).finish_non_exhaustive()
    }
}

/// An account after a guest became part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// Whose account it is.
    pub person: Person,
    /// The games in which the guest sat, or that the guest had begun.
    pub games: Vec<GameId>,
}

/// What a person's games take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// How many games the person began that are not over.
    pub unfinished: u64,
    /// About how many bytes all games take that the person began.
    pub bytes: u64,
}

/// What goes when it has not been used for long: whatever was last used before the moment named here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expiry {
    /// Any session. A guest without a session is forgotten.
    pub sessions: Time,
    /// The session of a guest who sits at no table and has begun none.
    pub idle_guests: Time,
    /// A game in which nothing was ever decided.
    pub unbegun_games: Time,
}

/// What was let go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LetGo {
    /// How many sessions ended.
    pub sessions: u64,
    /// How many people were forgotten.
    pub people: u64,
    /// The games that are no more.
    pub deleted: Vec<GameId>,
    /// The games in which somebody else sits now, or nobody in particular.
    pub changed: Vec<GameId>,
}
