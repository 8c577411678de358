//! What can go wrong.

/// Trouble with the store itself: the disk, the file, the database. No caller is to blame.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The folder or file cannot be made or opened.
    #[error("cannot open {place}: {reason}")]
    CannotOpen {
        /// What.
        place: String,
        /// Why not.
        reason: String,
    },
    /// A newer version of the program has been here.
    #[error("{place} was written by a newer version of this program (schema {schema}); please use that one")]
    Newer {
        /// What.
        place: String,
        /// The version of its tables that this program does not know.
        schema: i64,
    },
    /// The database refused or failed. Nothing of what was asked has been done, unless it failed at the very moment
    /// of the commit: ask how things stand.
    #[error("the database failed: {0}")]
    Database(String),
    /// The database does not answer, also after trying for a while. What was asked may or may not have been done.
    #[error("{place} cannot be reached: {reason}")]
    Unreachable {
        /// Where it should be.
        place: String,
        /// Why not.
        reason: String,
    },
    /// Something in the database is not what this program writes.
    #[error("the database holds something unreadable: {0}")]
    Damaged(String),
    /// What was handed in cannot be stored.
    #[error("cannot be stored: {0}")]
    Unfit(String),
    /// Another server has claimed the store.
    #[error("another server is using it ({place} is locked)")]
    InUse {
        /// The file that is locked.
        place: String,
    },
    /// The store is shutting down. What was asked has not been done.
    #[error("the store is closed")]
    Closed,
    /// The operating system gave no random numbers.
    #[error("no random numbers from the operating system: {0}")]
    NoRandomness(String),
}

/// Why an entry was not appended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// Another entry has that place in the log already, or the log is not yet that long.
    #[error("the game has gone on: its next entry is {next_seq}")]
    Conflict {
        /// Where the log goes on.
        next_seq: u64,
    },
    /// The key was used for another entry of this game and seat before.
    #[error("this key belongs to entry {seq}, which is another one")]
    KeyReused {
        /// The number of that entry.
        seq: u64,
    },
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why nobody sat down, or a seat was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatError {
    /// Somebody was faster, or the seat was changed meanwhile.
    #[error("this seat is taken")]
    Taken,
    /// It is open to anyone, but this person has a seat at the table already, and is not its host.
    #[error("this person has a seat at this table already")]
    HasASeat,
    /// The seat is free, but for somebody with another link.
    #[error("this seat is kept for somebody with a link")]
    WrongLink,
    /// There is no such game, or it has no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// There is no such person.
    #[error("there is no such person")]
    NoSuchPerson,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why something about a person could not be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PersonError {
    /// There is no such person.
    #[error("there is no such person")]
    NoSuchPerson,
    /// Somebody else has an account of this name.
    #[error("this name is taken")]
    NameTaken,
    /// He has an account already, where a guest was asked for.
    #[error("this person has an account already")]
    NotAGuest,
    /// He has no account, where one was asked for.
    #[error("this person has no account")]
    NoAccount,
    /// The one-time link has expired, was used, or never was.
    #[error("this link is no longer valid")]
    NoSuchLink,
    /// A session with this very secret exists.
    #[error("this secret is in use")]
    SecretInUse,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
