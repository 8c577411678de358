//! The tiles laid out at set-up: head streams, bonus tiles, the objective (B-3.2 to B-3.4).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, fault};

use crate::company::named;
use crate::tables::{BONUS_VP, HEAD_STREAM_TILES};

/// A head-stream tile, `h1` to `h8` (B-3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeadStreamTile(pub u8);

impl HeadStreamTile {
    /// How many there are.
    pub const COUNT: usize = HEAD_STREAM_TILES.len();

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The drops it brings in a round; none in round 5 (B-5.4).
    pub const fn drops(self, round: u8) -> u8 {
        if round <= 4 { HEAD_STREAM_TILES[self.0 as usize][round as usize - 1] } else { 0 }
    }
}

/// A bonus tile, named by what it counts (B-17.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bonus {
    /// Fulfilled contracts of all kinds.
    #[default]
    Contracts,
    /// Bases.
    Bases,
    /// Elevations.
    Elevations,
    /// Conduits.
    Conduits,
    /// Powerhouses.
    Powerhouses,
    /// Advanced tiles, in supply and on the wheel.
    Advanced,
    /// External works done (L-8.1).
    Works,
    /// Buildings (L-8.1).
    Buildings,
}

impl Bonus {
    /// The six of the box.
    pub const ALL: [Self; 6] =
        [Self::Contracts, Self::Bases, Self::Elevations, Self::Conduits, Self::Powerhouses, Self::Advanced];
    /// Those and the two of The Leeghwater Project (L-2.3).
    pub const EVERY: [Self; 8] = [
        Self::Contracts,
        Self::Bases,
        Self::Elevations,
        Self::Conduits,
        Self::Powerhouses,
        Self::Advanced,
        Self::Works,
        Self::Buildings,
    ];

    /// The points for each thing counted.
    pub const fn vp(self) -> u8 {
        BONUS_VP[self as usize]
    }
}

/// The objective tile, named by what it counts (B-19.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Objective {
    /// Bases and powerhouses on red-bordered spaces.
    #[default]
    RedSpaces,
    /// Own dams linked by an own conduit to an own powerhouse.
    Connections,
    /// Structures in one's best area.
    BestArea,
    /// Structures in one's worst area.
    WorstArea,
    /// Basins with at least one structure.
    Spread1,
    /// Basins with at least three structures.
    Spread3,
}

impl Objective {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::RedSpaces, Self::Connections, Self::BestArea, Self::WorstArea, Self::Spread1, Self::Spread3];
}

const BONUS_NAMES: [&str; 8] =
    ["contracts", "bases", "elevations", "conduits", "powerhouses", "advanced", "works", "buildings"];
const OBJECTIVE_NAMES: [&str; 6] =
    ["red-spaces", "connections", "best-area", "worst-area", "spread-1", "spread-3"];

impl fmt::Display for HeadStreamTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "h{}", self.0 + 1)
    }
}

impl FromStr for HeadStreamTile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|tile| tile.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| NotationError::new(text, fault!("notation-head-stream-tile")))
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(BONUS_NAMES[*self as usize])
    }
}

impl FromStr for Bonus {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        named(&Self::EVERY, &BONUS_NAMES, text, fault!("notation-bonus-tiles"))
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(OBJECTIVE_NAMES[*self as usize])
    }
}

impl FromStr for Objective {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        named(&Self::ALL, &OBJECTIVE_NAMES, text, fault!("notation-objective-tiles"))
    }
}

kernel::serde_as_text!(HeadStreamTile, Bonus, Objective);
