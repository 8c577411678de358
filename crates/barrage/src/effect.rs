//! What rewards, incomes and action spaces do: one small vocabulary (B-15.1).

use kernel::Set;

use crate::company::Kind;
use crate::map::Area;

/// Plain gains, all received together before the other parts of a reward (B-15.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// Credits.
    pub credits: u8,
    /// Victory points.
    pub vp: u8,
    /// Excavators.
    pub excavators: u8,
    /// Concrete mixers.
    pub mixers: u8,
    /// Steps of the energy marker, not usable for a contract (B-13.7).
    pub energy: u8,
}

impl Gains {
    /// Nothing.
    pub const NONE: Self = Self { credits: 0, vp: 0, excavators: 0, mixers: 0, energy: 0 };

    /// Both gains together.
    pub const fn and(self, other: Self) -> Self {
        Self {
            credits: self.credits + other.credits,
            vp: self.vp + other.vp,
            excavators: self.excavators + other.excavators,
            mixers: self.mixers + other.mixers,
            energy: self.energy + other.energy,
        }
    }
}

/// A part of a reward or an action that is more than a plain gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Gain machines, each an excavator or a mixer.
    Machines(u8),
    /// Turn the wheel (B-8.3).
    Wheel(u8),
    /// Put drops on head streams, where they wait for phase 3.
    DropsWaiting(u8),
    /// Put drops on head streams, each flowing at once (B-15.5).
    DropsFlowing(u8),
    /// Place a structure without engineers, tile or machines (B-7.6).
    Free(Free),
    /// A production action with this bonus or malus (B-14.2).
    Produce(i8),
    /// One credit for each engineer placed (B-14.5).
    Bank,
    /// Take contracts from the display (B-13.9).
    TakeContracts(u8),
    /// Take the advanced tile of a patent slot (B-14.9).
    TakePatent(u8),
    /// Do the external work at a position, counted from 0 (L-3.2).
    Work(u8),
    /// Fulfil an own contract of at most this value without producing (L-3.10).
    Fulfil {
        /// The greatest value allowed.
        most: u8,
        /// Whether one has to be fulfilled.
        must: bool,
    },
    /// Energy that may also serve one own contract (L-3.11).
    ContractEnergy(u8),
    /// Take any tile of the patent office (L-3.13).
    TakeAnyPatent,
    /// Put a drop straight at an own or neutral dam (L-4.17).
    DropAtDam,
    /// Take a technology tile back from the wheel (L-4.14).
    RetrieveTile,
    /// Take half the machines of a segment back from the wheel (L-4.14).
    RetrieveMachines,
    /// Do an external work for so many credits for each machine it asks for (L-4.15).
    BuyWork(u8),
}

/// A structure that a reward places (B-7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Free {
    /// A base in one of these areas.
    Base(Set<Area>),
    /// An elevation.
    Elevation,
    /// A conduit of at most this power.
    Conduit {
        /// The greatest production value allowed.
        power: u8,
    },
    /// A powerhouse.
    Powerhouse,
}

impl Free {
    /// The kind of structure.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Base(_) => Kind::Base,
            Self::Elevation => Kind::Elevation,
            Self::Conduit { .. } => Kind::Conduit,
            Self::Powerhouse => Kind::Powerhouse,
        }
    }
}

/// A reward, an income or the action of a space: gains first, then the other parts in order (B-15.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reward {
    /// What is simply received.
    pub gains: Gains,
    /// What follows.
    pub then: &'static [Effect],
}
