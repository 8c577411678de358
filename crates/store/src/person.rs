//! Who plays.

use crate::{PersonId, Time};

/// Somebody who plays: a guest, or somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
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
