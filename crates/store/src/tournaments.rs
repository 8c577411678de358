//! Tournaments as they are kept: a text with a version, and whose it is.

use async_trait::async_trait;

use crate::{PersonId, StoreError, Time, TournamentId};

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeptTournament {
    /// Its name.
    pub id: TournamentId,
    /// Who began it; nobody, if that person has gone.
    pub host: Option<PersonId>,
    /// Goes up with every change.
    pub version: u64,
    /// Whether all is played.
    pub over: bool,
    /// When it was begun.
    pub created: Time,
    /// What it is: known to who wrote it.
    pub text: String,
}

/// Where tournaments are kept.
#[async_trait]
pub trait Tournaments: Send + Sync {
    /// Keeps a new one.
    async fn create_tournament(&self, host: PersonId, text: &str) -> Result<TournamentId, StoreError>;

    /// One by its name.
    async fn tournament(&self, id: TournamentId) -> Result<Option<KeptTournament>, StoreError>;

    /// Changes one that still has this version; false if another was faster, or there is none. Of many who try one succeeds.
    async fn change_tournament(
        &self,
        id: TournamentId,
        version: u64,
        text: &str,
        over: bool,
    ) -> Result<bool, StoreError>;

    /// Takes the work at one until a moment; false if somebody else has it at this time.
    async fn take_tournament(&self, id: TournamentId, now: Time, until: Time) -> Result<bool, StoreError>;

    /// Those that are over or not, the newest first, from before a moment on.
    async fn tournaments(
        &self,
        over: bool,
        before: Option<Time>,
        limit: u32,
    ) -> Result<Vec<KeptTournament>, StoreError>;

    /// How many somebody began that are not over.
    async fn tournaments_of(&self, host: PersonId) -> Result<u32, StoreError>;
}
