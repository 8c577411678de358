//! The words in which an Automa's decisions are explained: parts of the events `automa-...`.

use kernel::RuleRef;
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

use crate::company::Kind;
use crate::map::{BaseSpace, Basin, ConduitSpace, bits};

/// Why an action of a tile was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
            Self::NoPiece | Self::NoTile | Self::NoSpace | Self::NoMachinery => "A-9.1",
            Self::EmptyWheel => "A-10.1",
            Self::LastRound => "A-11.1",
            Self::NoPatent => "A-12.1",
            Self::NoCredits { .. } => "A-21.8",
        })
    }
}

/// A set of places for a structure: base spaces, conduit spaces, or the basins of powerhouses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// What is to be placed.
    pub kind: Kind,
    /// The spaces, or the basins by their numbers, as a set.
    pub set: u32,
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.set.count_ones() as usize))?;
        for place in bits(self.set) {
            match self.kind {
                Kind::Base | Kind::Elevation => list.serialize_element(&BaseSpace(place))?,
                Kind::Conduit => list.serialize_element(&ConduitSpace(place))?,
                Kind::Powerhouse => list.serialize_element(&Basin(place))?,
            }
        }
        list.end()
    }
}

/// A preference of hard and very hard, before the criteria.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preference {
    /// II-Conduit: power 3 or more.
    StrongConduits,
    /// Wilhelm: the mountains, then the hills.
    Mountains,
}

/// What settled the choice of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// It gives the most energy, alone.
    Energy,
    /// Among equals it has the neutral dam.
    NeutralDam,
    /// Among equals its conduit comes first from the code on.
    Code,
}
