//! A game as it is kept: what was agreed, how it stands, and its log.
//!
//! All texts are opaque here. What a set-up, an option, a move or an outcome means is known to who wrote it.

use crate::{GameId, PersonId, StoredSeat, Time};

/// What is known of a game when it begins; the store adds an id and the time.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// Which game is played: `barrage`.
    pub title: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The set-up, as JSON.
    pub setup: String,
    /// What its randomness grows from.
    pub seed: u64,
    /// The hash of the position as dealt.
    pub deal: u64,
    /// Whatever else the table agreed on, as JSON.
    pub options: String,
    /// Who began it, and may change its seats.
    pub host: Option<PersonId>,
    /// Its seats, each number once.
    pub seats: Vec<StoredSeat>,
    /// Moves that were made elsewhere: the log of an uploaded record. Mostly empty.
    pub entries: Vec<Entry>,
    /// How it stands after those.
    pub state: State,
}

/// What was agreed before the first move; none of it ever changes, but a host who was a guest may become an account.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    /// Its name.
    pub id: GameId,
    /// Which game is played.
    pub title: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The set-up, as JSON.
    pub setup: String,
    /// What its randomness grows from.
    pub seed: u64,
    /// The hash of the position as dealt.
    pub deal: u64,
    /// Whatever else the table agreed on, as JSON.
    pub options: String,
    /// Who began it.
    pub host: Option<PersonId>,
    /// When.
    pub created: Time,
    /// How it stands now.
    pub standing: Standing,
    /// Whether it is to be left alone, because the process ended at work there.
    pub quarantined: bool,
}

/// How the one who claimed a store before has left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It was closed, or never claimed.
    AfterClose,
    /// It was not closed: the process ended before.
    AfterCrash,
}

/// Where a game is between its beginning and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Waiting for somebody to sit down. It becomes [`Status::Playing`] by itself when the last seat is taken.
    Open,
    /// Under way.
    Playing,
    /// Ended.
    Over,
}

impl Status {
    /// As the tables have it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    /// The status of a word, if it is one's.
    pub(crate) fn of_word(word: &str) -> Option<Self> {
        [Self::Open, Self::Playing, Self::Over].into_iter().find(|status| status.word() == word)
    }
}

/// How a game stands after an entry, as the writer of the entry knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Open for seats, playing or over.
    pub status: Status,
    /// The seat that is asked something; `None` when nobody is.
    pub to_move: Option<u8>,
    /// How it ended, as JSON.
    pub outcome: Option<String>,
}

impl State {
    /// Under way, this seat to move.
    pub fn playing(to_move: u8) -> Self {
        Self { status: Status::Playing, to_move: Some(to_move), outcome: None }
    }

    /// Waiting for people; this seat will move first.
    pub fn open(to_move: u8) -> Self {
        Self { status: Status::Open, to_move: Some(to_move), outcome: None }
    }

    /// Ended with this outcome.
    pub fn over(outcome: impl Into<String>) -> Self {
        Self { status: Status::Over, to_move: None, outcome: Some(outcome.into()) }
    }
}

/// How a game stands, and where its log goes on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The sequence number of the next entry, which is the number of entries so far.
    pub next_seq: u64,
    /// As the last entry left it.
    pub state: State,
    /// Whether the seat to move is a bot's. The store finds it out from the seats.
    pub bot: bool,
    /// When the last entry was appended or a seat changed hands.
    pub updated: Time,
}

/// One entry of a log, as it is handed in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The seat that decided.
    pub seat: u8,
    /// A move, or moves taken back.
    pub act: Act,
    /// The hash of the position after it.
    pub hash: u64,
    /// A name the client chose for this entry, new for every decision: when an answer got lost and the same entry is
    /// sent again, it is recognised and not applied twice. It counts for its game and seat only.
    pub key: Option<String>,
}

/// What an entry does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// A move, in the game's notation.
    Move(String),
    /// The moves from entry `to` on no longer stand. The entries stay where they are: nothing is ever deleted.
    Undo {
        /// The sequence number of the first entry that is taken back.
        to: u64,
        /// Whether everybody at the table agreed to it. Such a game is flagged as [`crate::Flag::Unrated`] from then on.
        agreed: bool,
    },
}

/// What the text of an undo ends in that everybody agreed to.
const AGREED: &str = " agreed";

impl Act {
    /// An undo as the column `text` has it.
    pub(crate) fn undo_text(to: u64, agreed: bool) -> String {
        format!("{to}{}", if agreed { AGREED } else { "" })
    }

    /// The undo of such a text.
    pub(crate) fn undo(text: &str) -> Option<Self> {
        let (to, agreed) = text.strip_suffix(AGREED).map_or((text, false), |to| (to, true));
        Some(Self::Undo { to: to.parse().ok()?, agreed })
    }
}

/// An entry in its place in the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Logged {
    /// Its number: 0, 1, 2 ... without gaps.
    pub seq: u64,
    /// When it was appended.
    pub time: Time,
    /// What was appended.
    pub entry: Entry,
}

/// How an append went well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entry is in the log now, and on the disk.
    Applied {
        /// Its number.
        seq: u64,
    },
    /// The same entry with the same key was in the log before; nothing was changed.
    AlreadyApplied {
        /// Its number.
        seq: u64,
    },
}

impl Appended {
    /// The number of the entry in the log.
    pub fn seq(self) -> u64 {
        match self {
            Self::Applied { seq } | Self::AlreadyApplied { seq } => seq,
        }
    }
}

/// A position kept to save a replay. It is a cache: any of them may vanish at any time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How many entries of the log, undone ones and undos included, lead to the position.
    pub seq: u64,
    /// Its hash.
    pub hash: u64,
    /// The position, in whatever form the writer chose.
    pub bytes: Vec<u8>,
}

/// A turn that a bot owes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// In which game.
    pub game: GameId,
    /// Of which title.
    pub title: String,
    /// Which seat.
    pub seat: u8,
    /// How strong, as the seat says.
    pub level: String,
    /// The number its entry will have.
    pub next_seq: u64,
}

/// The moves of a log that were not taken back, in order: the moves of the game's record.
///
/// `entries` is a whole log, or a part from some entry on if no undo in it reaches back further.
///
/// ```
/// use store::{Act, Entry, Logged, Time, moves_that_stand};
/// let entry = |seq, act| Logged { seq, time: Time(0), entry: Entry { seat: 0, act, hash: 0, key: None } };
/// let log = [
///     entry(0, Act::Move("dig".into())),
///     entry(1, Act::Move("pass".into())),
///     entry(2, Act::Undo { to: 1, agreed: false }),
///     entry(3, Act::Move("build".into())),
/// ];
/// let standing: Vec<u64> = moves_that_stand(&log).iter().map(|logged| logged.seq).collect();
/// assert_eq!(standing, [0, 3]);
/// ```
pub fn moves_that_stand(entries: &[Logged]) -> Vec<&Logged> {
    let mut standing: Vec<&Logged> = Vec::new();
    for logged in entries {
        match logged.entry.act {
            Act::Move(_) => standing.push(logged),
            Act::Undo { to, .. } => standing.truncate(standing.partition_point(|earlier| earlier.seq < to)),
        }
    }
    standing
}
