//! Clocks beside the logs of games, and when people are away.

use async_trait::async_trait;

use crate::{GameId, PersonError, PersonId, StoreError, Time};

/// The clock of a game, as it is kept. What its state means is known to who wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeptClock {
    /// Goes up by one with every change.
    pub version: u64,
    /// How many entries of the log it knows.
    pub seq: u64,
    /// When somebody has to look at it; nothing while it stands.
    pub due: Option<Time>,
    /// Whatever else, as JSON.
    pub state: String,
}

/// A time in which somebody is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Holiday {
    /// From when.
    pub begins: Time,
    /// Until when, which is later.
    pub ends: Time,
}

/// What a store keeps for games with a pace.
#[async_trait]
pub trait Clocks: Send + Sync {
    /// The clock of a game, if it has one.
    async fn clock(&self, game: GameId) -> Result<Option<KeptClock>, StoreError>;

    /// The clocks of those of these games that have one, in any order.
    async fn clocks_of(&self, games: &[GameId]) -> Result<Vec<(GameId, KeptClock)>, StoreError>;

    /// Changes the clock of a game if it is the one that follows on the one kept: its version is one more, or 1 where there
    /// was none. False if it is not, or if there is no such game. Of many who try one succeeds.
    async fn set_clock(&self, game: GameId, clock: KeptClock) -> Result<bool, StoreError>;

    /// Games whose clocks were due at this time or before, the earliest first.
    async fn clocks_due(&self, now: Time, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// When the next clock is due.
    async fn next_clock(&self) -> Result<Option<Time>, StoreError>;

    /// When somebody is away, in order.
    async fn holidays(&self, person: PersonId) -> Result<Vec<Holiday>, StoreError>;

    /// Changes when somebody is away, if it still is as it was; false if not.
    async fn set_holidays(
        &self,
        person: PersonId,
        before: &[Holiday],
        after: &[Holiday],
    ) -> Result<bool, PersonError>;
}
