//! What keeps a house in order: roles, bans, an announcement, complaints, and a log of what operators did.

use std::path::Path;

use async_trait::async_trait;

use crate::{GameId, Person, PersonId, StoreError, Time, WholeHouse};

/// What somebody may do beyond playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Nothing.
    #[default]
    Player,
    /// See to complaints, and ban people.
    Moderator,
    /// Everything.
    Operator,
}

impl Role {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Player, Self::Moderator, Self::Operator];

    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Moderator => "moderator",
            Self::Operator => "operator",
        }
    }

    /// The role of a name, if it is one's.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.word() == word)
    }
}

/// That somebody may not come in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ban {
    /// Who.
    pub person: PersonId,
    /// Why, for who reads the list.
    pub reason: String,
    /// Since when.
    pub since: Time,
    /// Until when; for good, if not said.
    pub until: Option<Time>,
}

/// Something that an operator or a moderator did.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    /// Who; nobody in particular for a command of the binary.
    pub by: Option<PersonId>,
    /// What, by name.
    pub what: String,
    /// To whom, if to somebody.
    pub about: Option<PersonId>,
    /// What else there is to say.
    pub detail: String,
}

/// A deed in the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LoggedDeed {
    /// Its number.
    pub number: u64,
    /// When it was done.
    pub time: Time,
    /// What was done.
    pub deed: Deed,
}

/// Something that somebody found wrong with somebody else, or with what they said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Complaint {
    /// Who says so.
    pub by: PersonId,
    /// About whom, if about somebody.
    pub about: Option<PersonId>,
    /// At which table, if at one.
    pub game: Option<GameId>,
    /// What; of a line, the line as it was said.
    pub text: String,
    /// The number of the line, if it is about one. A line is complained of once.
    pub line: Option<u64>,
}

/// A complaint in the list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LoggedComplaint {
    /// Its number.
    pub number: u64,
    /// When it came.
    pub time: Time,
    /// What it says.
    pub complaint: Complaint,
    /// When somebody saw to it, if anybody has.
    pub closed: Option<Time>,
}

/// Where that is kept. What is done here is logged in the same transaction; the log is only ever added to.
#[async_trait]
pub trait House: Send + Sync {
    /// What somebody may do.
    async fn role_of(&self, person: PersonId) -> Result<Role, StoreError>;

    /// Everybody who may do more than play.
    async fn roles(&self) -> Result<Vec<(Person, Role)>, StoreError>;

    /// Gives somebody a role; false if there is no such person.
    async fn set_role(&self, person: PersonId, role: Role, deed: &Deed) -> Result<bool, StoreError>;

    /// Keeps somebody out, and ends all sessions; false if there is no such person.
    async fn ban(&self, ban: &Ban, deed: &Deed) -> Result<bool, StoreError>;

    /// Lets somebody in again; false if nobody was kept out.
    async fn lift_ban(&self, person: PersonId, deed: &Deed) -> Result<bool, StoreError>;

    /// Whether somebody is kept out at this time.
    async fn ban_of(&self, person: PersonId, now: Time) -> Result<Option<Ban>, StoreError>;

    /// Everybody who is kept out, the latest first.
    async fn bans(&self, limit: u32) -> Result<Vec<(Person, Ban)>, StoreError>;

    /// Says something on every page, or nothing any more.
    async fn announce(&self, text: Option<&str>, deed: &Deed) -> Result<(), StoreError>;

    /// What is said on every page.
    async fn announcement(&self) -> Result<Option<String>, StoreError>;

    /// Logs a deed that changes nothing else here.
    async fn log_deed(&self, deed: &Deed) -> Result<(), StoreError>;

    /// What was done, the latest first, from before a number on.
    async fn deeds(&self, before: Option<u64>, limit: u32) -> Result<Vec<LoggedDeed>, StoreError>;

    /// Keeps a complaint.
    async fn complain(&self, complaint: &Complaint) -> Result<(), StoreError>;

    /// Complains of a line that somebody said; false if there is none of this number.
    async fn report(&self, game: GameId, line: u64, by: PersonId) -> Result<bool, StoreError>;

    /// The complaints nobody has seen to, the oldest first.
    async fn complaints(&self, limit: u32) -> Result<Vec<LoggedComplaint>, StoreError>;

    /// Notes that a complaint was seen to; false if it was before, or there is none.
    async fn close_complaint(&self, number: u64, deed: &Deed) -> Result<bool, StoreError>;

    /// Writes a copy of the whole store, as of one moment, to a file that is new or empty, while games go on; false if such
    /// a store is backed up by means of its own.
    async fn back_up(&self, copy: &Path) -> Result<bool, StoreError>;

    /// All that is kept of the house.
    async fn whole_house(&self) -> Result<WholeHouse, StoreError>;

    /// Puts it into a store that has nothing of it; in another only what is missing is added.
    async fn put_house(&self, house: WholeHouse) -> Result<(), StoreError>;
}
