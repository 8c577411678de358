//! What lies beside the log of a game: standing orders, a plea to take back, and what holds of the game as a whole.

use crate::{PersonId, Said, Time};

/// What holds of a game beside what was agreed on before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flag {
    /// Nobody may talk there.
    Hushed,
    /// It does not count for ratings: something was taken back by agreement.
    Unrated,
}

impl Flag {
    /// As the tables have it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Hushed => "hushed",
            Self::Unrated => "unrated",
        }
    }

    /// The flag of a word, if it is one's.
    pub(crate) fn of_word(word: &str) -> Option<Self> {
        [Self::Hushed, Self::Unrated].into_iter().find(|flag| flag.word() == word)
    }
}

/// What a player wants done when a question comes up. What the text means is known to who wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StoredOrder {
    /// Its number; later orders have greater ones.
    pub number: u64,
    /// For which seat.
    pub seat: u8,
    /// Whose.
    pub person: PersonId,
    /// What.
    pub text: String,
}

/// Somebody asks the table to take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plea {
    /// How many entries the log had then: with the next one the plea is void.
    pub seq: u64,
    /// The first entry that is to be taken back.
    pub to: u64,
    /// Who asks.
    pub seat: u8,
    /// The seats that agree, a bit each.
    pub agreed: u8,
}

/// What the key of an entry begins with that a standing order made; the rest says which kind of order it was.
pub const ORDERED: &str = "order:";

/// All that lies beside the log of a game and is asked for as often as the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// What holds of the game, in order.
    pub flags: Vec<Flag>,
    /// The standing orders of all seats, the first given first.
    pub orders: Vec<StoredOrder>,
    /// What the table is asked, if anything.
    pub plea: Option<Plea>,
    /// The entries that standing orders made: number and key, which begins with [`ORDERED`].
    pub ordered: Vec<(u64, String)>,
}

impl Beside {
    /// Whether this holds of the game.
    pub fn is(&self, flag: Flag) -> bool {
        self.flags.contains(&flag)
    }
}

/// All that lies beside the log of a game, to carry it from one store to another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct WholeBeside {
    /// What was said.
    pub talk: Vec<Said>,
    /// What people wrote down for themselves.
    pub notes: Vec<(PersonId, String)>,
    /// Who is invited by name, and since when.
    pub invitations: Vec<(PersonId, Time)>,
    /// Standing orders.
    pub orders: Vec<StoredOrder>,
    /// What the table is asked.
    pub plea: Option<Plea>,
    /// What holds of the game.
    pub flags: Vec<Flag>,
}
