//! Being called: where, when not, and the outbox.

use async_trait::async_trait;

use crate::{GameId, PersonError, PersonId, StoreError, TargetId, Time};

/// Where somebody wants to be called.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Target {
    /// Its name.
    pub id: TargetId,
    /// Whose it is.
    pub person: PersonId,
    /// How: `mail`, `push` and so on; the store does not care.
    pub kind: String,
    /// Where. It may hold secrets, and does not show itself in debug output.
    pub address: String,
    /// In which language.
    pub language: String,
    /// For how many minutes several calls become one; 0 for each by itself.
    pub digest: u32,
    /// Whether its owner is known to want it. Nobody is called where this is not so.
    pub confirmed: bool,
    /// Since when it is kept.
    pub created: Time,
    /// When something was last sent there.
    pub sent: Option<Time>,
    /// How often in a row nothing could be sent.
    pub failures: u32,
}

impl std::fmt::Debug for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Target").field("id", &self.id).field("kind", &self.kind).finish_non_exhaustive()
    }
}

/// When somebody does not want to be called, in minutes of a day of theirs. From 23:00 to 7:00 is from 1380 to 420.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quiet {
    /// From when.
    pub begins: u16,
    /// Until when.
    pub ends: u16,
    /// How many minutes their day is ahead of UTC.
    pub ahead: i16,
}

/// A call that somebody has taken from the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Its number.
    pub number: i64,
    /// Where to.
    pub target: Target,
    /// About which turn; nothing if it asks whether the address is right.
    pub turn: Option<CalledTurn>,
    /// How often it was tried.
    pub tries: u32,
    /// When its receiver does not want to be called.
    pub quiet: Option<Quiet>,
}

/// A turn that somebody is called for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalledTurn {
    /// In which game.
    pub game: GameId,
    /// How many entries its log had.
    pub seq: u64,
    /// Whether it still is that person's turn.
    pub stands: bool,
}

/// What a store keeps for those who want to be called. Whose turn it becomes has a call in the outbox for every target of
/// theirs that is confirmed, from the very moment of the move on: once for a turn, none for a game that is hushed, and none
/// for who made the last entry themselves.
#[async_trait]
pub trait Notices: Send + Sync {
    /// The key of a name; this one from now on if there was none.
    async fn key(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// All keys by name.
    async fn keys(&self) -> Result<Vec<(String, Vec<u8>)>, StoreError>;

    /// Keeps a target of somebody who has fewer than so many; false if not. One that is not confirmed is asked whether it is
    /// right.
    async fn add_target(&self, target: Target, most: u32) -> Result<bool, PersonError>;

    /// The targets of somebody, the oldest first.
    async fn targets(&self, person: PersonId) -> Result<Vec<Target>, StoreError>;

    /// A target by name.
    async fn target(&self, id: TargetId) -> Result<Option<Target>, StoreError>;

    /// Notes that a target is right; false if there is none.
    async fn confirm_target(&self, id: TargetId) -> Result<bool, StoreError>;

    /// Forgets a target and what was to be sent there; false if there is none.
    async fn drop_target(&self, id: TargetId) -> Result<bool, StoreError>;

    /// When somebody does not want to be called.
    async fn quiet(&self, person: PersonId) -> Result<Option<Quiet>, StoreError>;

    /// Changes that. Calls that were put off come up again: they may have waited for the end of other hours.
    async fn set_quiet(&self, person: PersonId, quiet: Option<Quiet>) -> Result<(), PersonError>;

    /// Whether somebody does not want to be called for a game.
    async fn is_hushed(&self, person: PersonId, game: GameId) -> Result<bool, StoreError>;

    /// Changes that. Unknown games are ignored.
    async fn hush(&self, person: PersonId, game: GameId, hushed: bool) -> Result<(), StoreError>;

    /// Takes calls that were due at this time or before and that nobody is at, for a minute by the clock of the store. Of
    /// several servers each is given others.
    async fn take_calls(&self, due: Time, limit: u32) -> Result<Vec<Call>, StoreError>;

    /// When the next call is due that nobody is at.
    async fn next_call(&self) -> Result<Option<Time>, StoreError>;

    /// How many calls wait in the outbox.
    async fn calls_waiting(&self) -> Result<u64, StoreError>;

    /// A call that was sent at this time.
    async fn call_sent(&self, call: i64, at: Time) -> Result<(), StoreError>;

    /// A call that is sent later: because its receiver wants it so, or because it failed.
    async fn put_off_call(&self, call: i64, due: Time, failed: bool) -> Result<(), StoreError>;

    /// A call that failed for good.
    async fn give_up_call(&self, call: i64) -> Result<(), StoreError>;

    /// A call that is not wanted any more, as if it had never been.
    async fn drop_call(&self, call: i64) -> Result<(), StoreError>;
}
