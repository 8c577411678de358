//! Technology tiles (B-22).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Set, fault};

use crate::company::Kind;
use crate::tables::TILES;

/// A technology tile: basic, advanced, Anton's or Leslie's (B-1.12, L-1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub u8);

/// A row of the tiles' table.
#[derive(Clone, Copy, Debug)]
pub struct TileRow {
    /// Its name in notation.
    pub name: &'static str,
    /// What it can build.
    pub builds: Set<Kind>,
    /// The special effect of an advanced tile.
    pub special: Option<Special>,
}

/// What an advanced tile does besides building (B-22.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// A drop into each own dam that holds none.
    WaterDryDams,
    /// Turn the wheel once for each own elevation.
    WheelPerElevation,
    /// Credits for each point of the new conduit's power.
    CreditsPerPower(u8),
    /// No engineers (B-22.5).
    NoEngineers,
    /// No fee for a red-bordered building space.
    NoSiteFee,
    /// Energy for each own base; may serve a contract (B-13.4).
    EnergyPerBase,
    /// Fill the dam just raised (B-22.6).
    FillDam,
    /// Never more machines than this.
    MachinesAtMost(u8),
    /// A production action with this bonus (B-22.7).
    Produce(i8),
    /// Excavators and mixers stand in for each other.
    AnyMachines,
    /// No engineers and no machines (B-22.9).
    NoEngineersNoMachines,
    /// Points for each own dam with an elevation.
    VpPerRaisedDam(u8),
    /// Energy for each point of the new conduit's power; may serve a contract (B-13.4).
    EnergyPerPower(u8),
    /// Points for each own powerhouse.
    VpPerPowerhouse(u8),
    /// Points for each own advanced tile.
    VpPerAdvanced(u8),
    /// The action of the private building just activated (L-7.2).
    UseBuilding,
    /// Only one of the two kinds of machines of a private building (L-7.3).
    OneKind,
    /// The points of the private building just activated (L-7.4).
    VpOfBuilding,
}

impl Tile {
    /// How many different tiles there are.
    pub const COUNT: usize = 26;
    /// How many of them are those of the box.
    pub const OF_THE_BOX: usize = 21;
    /// The basic joker, in the introductory game only (B-22.1).
    pub const BASIC_JOKER: Self = Self(4);
    /// Anton's special tile (B-21.6).
    pub const ANTON: Self = Self(20);
    /// The basic tile for buildings (L-7.1).
    pub const BASIC_BUILDING: Self = Self(21);
    /// Leslie's special tile (L-6.3).
    pub const LESLIE: Self = Self(25);
    /// The four basic tiles everybody has.
    pub(crate) const BASIC: Set<Self> = Set::from_bits(0b1111);
    /// All advanced tiles. Anton's and Leslie's are none of them (B-17.4, L-6.3).
    pub(crate) const ADVANCED: Set<Self> = Set::from_bits(((1 << 15) - 1) << 5 | 0b111 << 22);
    /// Those of The Leeghwater Project.
    pub(crate) const OF_EXPANSION: Set<Self> = Set::from_bits(0b1_1111 << 21);
    /// The tiles that are used without engineers (B-22.5).
    pub(crate) const ENGINEER_FREE: Set<Self> = {
        let mut bits = 0;
        let mut tile = 0;
        while tile < Self::COUNT {
            if matches!(TILES[tile].special, Some(Special::NoEngineers | Special::NoEngineersNoMachines)) {
                bits |= 1 << tile;
            }
            tile += 1;
        }
        Set::from_bits(bits)
    };

    /// The tiles whose effect changes what a construction costs (B-22.4).
    pub(crate) const PRICED: Set<Self> = {
        let mut bits = 0;
        let mut tile = 0;
        while tile < Self::COUNT {
            if let Some(
                Special::NoSiteFee
                | Special::MachinesAtMost(_)
                | Special::AnyMachines
                | Special::OneKind
                | Special::NoEngineersNoMachines,
            ) = TILES[tile].special
            {
                bits |= 1 << tile;
            }
            tile += 1;
        }
        Set::from_bits(bits)
    };
    /// The other tiles, by the kind of structure they build: each is as good as any other of its kind.
    pub(crate) const BUILDING: [Set<Self>; 5] = {
        let mut sets = [Set::EMPTY; 5];
        let mut tile = 0;
        while tile < Self::COUNT {
            let mut kind = 0;
            while kind < sets.len() {
                let builds = TILES[tile].builds.bits() & 1 << kind != 0;
                if builds && Self::PRICED.bits() & 1 << tile == 0 {
                    sets[kind] = Set::from_bits(sets[kind].bits() | 1 << tile);
                }
                kind += 1;
            }
            tile += 1;
        }
        sets
    };

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The tile of a level, 0 for basic, that builds a kind of structure.
    pub const fn for_kind(level: u8, kind: Kind) -> Self {
        match kind {
            Kind::Building => Self(Self::BASIC_BUILDING.0 + level),
            _ => Self(level * 5 + kind as u8),
        }
    }

    /// The joker of a level, 0 for basic.
    pub const fn joker(level: u8) -> Self {
        Self(level * 5 + Self::BASIC_JOKER.0)
    }

    /// The five advanced tiles of a level that the box has, 0 to 2 for I to III (B-1.12).
    pub const fn of_level(level: u8) -> [Self; 5] {
        let first = 5 + level * 5;
        [Self(first), Self(first + 1), Self(first + 2), Self(first + 3), Self(first + 4)]
    }

    /// The level of an advanced tile, 1 to 3; 0 for the others.
    pub const fn level(self) -> u8 {
        match self.0 {
            ..20 => self.0 / 5,
            22..25 => self.0 - 21,
            _ => 0,
        }
    }

    /// Whether it is one of the 15 advanced tiles, or of the 3 of The Leeghwater Project.
    pub fn advanced(self) -> bool {
        Self::ADVANCED.has(self)
    }

    /// What it can build; Anton's builds what the tile it copies builds.
    pub const fn builds(self) -> Set<Kind> {
        TILES[self.0 as usize].builds
    }

    /// Its special effect.
    pub const fn special(self) -> Option<Special> {
        TILES[self.0 as usize].special
    }
}

/// How a construction comes by its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Via {
    /// The tile itself, from the supply.
    Own,
    /// Anton's tile, copying a tile on the wheel (B-21.6).
    Anton,
    /// Mahiri copying Anton: a tile on the wheel as if it were at hand (B-21.7).
    Mahiri,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(TILES[self.0 as usize].name)
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        TILES
            .iter()
            .position(|row| row.name.eq_ignore_ascii_case(text))
            .map(|index| Self(index as u8))
            .ok_or_else(|| NotationError::new(text, fault!("notation-tile")))
    }
}

kernel::serde_as_text!(Tile);
