//! The words in which an Automa's decisions are explained: parts of the events `automa-...`.

use kernel::{RuleRef, Set};
use serde::{Serialize, Serializer};

use crate::map::{BaseSpace, Basin, ConduitSpace};

/// Why an action of a tile was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)] // the fields say what is lacking
pub enum Failure {
    /// It belongs to the expansion.
    Expansion,
    /// No system gives energy.
    NoSystem,
    /// It leads the energy track and has reached the section of the round.
    AheadOnTrack { energy: u16 },
    /// No face-up contract of the colour is within reach of the best system.
    ContractOutOfReach { energy: u8 },
    /// No new drop would end up at an own dam.
    NoUsefulDrop,
    /// No external work can be paid.
    NoWork,
    /// No piece of the kind is left on the company board.
    NoPiece,
    /// No tile that builds the kind is in the supply.
    NoTile,
    /// No allowed space is free.
    NoSpace,
    /// The machinery does not cover any allowed space.
    NoMachinery,
    /// Nothing lies on the wheel.
    EmptyWheel,
    /// Not in round 5.
    LastRound,
    /// No advanced tile for the structure and no joker is on offer.
    NoPatent,
    /// A human lacks the credits.
    NoCredits { needed: u8, held: u16 },
}

impl Failure {
    /// The number of the rule.
    pub const fn rule(self) -> RuleRef {
        RuleRef(match self {
            Self::Expansion => "A-5.6",
            Self::NoSystem | Self::AheadOnTrack { .. } | Self::ContractOutOfReach { .. } => "A-6.4",
            Self::NoUsefulDrop => "A-7.3",
            Self::NoWork => "A-13.1",
            Self::NoPiece | Self::NoTile | Self::NoSpace | Self::NoMachinery => "A-9.1",
            Self::EmptyWheel => "A-10.1",
            Self::LastRound => "A-11.1",
            Self::NoPatent => "A-12.1",
            Self::NoCredits { .. } => "A-21.8",
        })
    }
}

/// A set of places for a structure; written as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Places {
    /// Base spaces, for a base or an elevation.
    Bases(Set<BaseSpace>),
    /// Conduit spaces.
    Conduits(Set<ConduitSpace>),
    /// The basins of powerhouses.
    Basins(Set<Basin>),
}

impl Places {
    /// How many there are.
    pub fn len(self) -> u32 {
        match self {
            Self::Bases(set) => set.len(),
            Self::Conduits(set) => set.len(),
            Self::Basins(set) => set.len(),
        }
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Bases(set) => serializer.collect_seq(*set),
            Self::Conduits(set) => serializer.collect_seq(*set),
            Self::Basins(set) => serializer.collect_seq(*set),
        }
    }
}

/// A preference of hard and very hard, before the criteria.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preference {
    /// II-Conduit: power 3 or more.
    StrongConduits,
    /// Wilhelm: the mountains, then the hills.
    Mountains,
    /// Octavius: basins from which a conduit could lead to an own powerhouse (L-14.10).
    AboveOwnPowerhouses,
}

/// What settled the choice of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// It gives the most energy, alone.
    Energy,
    /// Among equals it has the neutral dam.
    NeutralDam,
    /// Among equals its conduit comes first from the code on.
    Code,
}
