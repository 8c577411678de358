//! Reviews of games that are over: made once, by whoever takes it up first, and kept as texts of the server's.

use async_trait::async_trait;

use crate::{GameId, StoreError, Time};

/// A review as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeptReview {
    /// How it is made; a newer way makes it anew.
    pub version: u32,
    /// How much of it is done.
    pub done: u64,
    /// How much there is to do.
    pub of: u64,
    /// Until when whoever makes it is believed to be at it.
    pub until: Time,
    /// The review, once it is whole.
    pub body: Option<String>,
}

/// Who takes up a review, and how far it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Taken {
    /// How it is made.
    pub version: u32,
    /// Who makes it: a name that nobody else has.
    pub holder: String,
    /// How much of it is done.
    pub done: u64,
    /// How much there is to do.
    pub of: u64,
}

/// What a store keeps of reviews. It is a cache: what is lost can be made again.
#[async_trait]
pub trait Reviews: Send + Sync {
    /// The review of a game, whole or under way; nothing if nobody asked for one.
    async fn review(&self, game: GameId) -> Result<Option<KeptReview>, StoreError>;

    /// Takes up the review of a game, or says that it is still being made and how far it is: until then nobody else gets it. False
    /// if a review of this version is there, if somebody else is at it at this time, or if there is no such game. Of many
    /// who try one succeeds.
    async fn take_review(
        &self,
        game: GameId,
        taken: &Taken,
        now: Time,
        until: Time,
    ) -> Result<bool, StoreError>;

    /// Keeps a review that is whole; false if another took it up meanwhile.
    async fn keep_review(&self, game: GameId, holder: &str, body: &str) -> Result<bool, StoreError>;

    /// Lets go of a review that was taken up and not made.
    async fn drop_review(&self, game: GameId, holder: &str) -> Result<(), StoreError>;
}
