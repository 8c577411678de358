//! The companies, their officers, and the incomes on their boards (B-1.1, B-1.2, B-10).

use std::fmt;
use std::str::FromStr;

use kernel::{Fault, NotationError, fault};

use crate::effect::Reward;
use crate::tables::INCOMES;

/// A company (B-1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Company {
    /// Red: energy from water that passes its powerhouses (B-20.1).
    #[default]
    Usa,
    /// Black: a second production (B-20.2).
    Germany,
    /// Green: three more steps on the energy track (B-20.3).
    Italy,
    /// White: contracts need three energy less (B-20.4).
    France,
    /// Orange, with The Leeghwater Project: a drop for another dam after a production (L-5.3).
    Netherlands,
}

impl Company {
    /// The four of the box.
    pub const ALL: [Self; 4] = [Self::Usa, Self::Germany, Self::Italy, Self::France];
    /// Those and the one of The Leeghwater Project (L-1.3).
    pub const EVERY: [Self; 5] = [Self::Usa, Self::Germany, Self::Italy, Self::France, Self::Netherlands];

    /// The income hidden under the `built`-th piece of a row, if there is one (B-10.1).
    pub const fn income(self, row: Row, built: u32) -> Option<&'static Reward> {
        let place = match built {
            2 => 0,
            4 => 1,
            5 => 2,
            _ => return None,
        };
        Some(&INCOMES[self as usize][row as usize][place])
    }
}

/// A row of a company board with incomes under it (B-10.1); powerhouses have none (B-10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Row {
    /// Five bases.
    Bases,
    /// Five elevations.
    Elevations,
    /// Five conduits.
    Conduits,
}

impl Row {
    /// The rows in the order of incomes (B-5.3).
    pub const ALL: [Self; 3] = [Self::Bases, Self::Elevations, Self::Conduits];
}

/// An executive officer (B-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Officer {
    /// Bases cost 3 everywhere (B-21.1).
    Wilhelm,
    /// Level-3 dams hold 4 (B-21.2).
    Graziano,
    /// Small productions count as 4 (B-21.3).
    Viktor,
    /// Conduits for mixers (B-21.4).
    Jill,
    /// Credits for machines (B-21.5).
    Solomon,
    /// A tile that copies another (B-21.6).
    Anton,
    /// Copies officers (B-21.7).
    Mahiri,
    /// Several contracts with one production (L-6.1, B-25.4).
    Simone,
    /// An Architect among the engineers, who gives another turn (L-6.2, B-25.5).
    Tommaso,
    /// Machines for external works go onto the wheel (L-6.3).
    Leslie,
    /// A space of her own for the actions of private buildings (L-6.4).
    Margot,
    /// Machines that are excavators and mixers at once (L-14.4).
    Elon,
    /// A construction space of his own (L-14.5).
    Gennaro,
    /// A space of his own for energy of the water that his dams hold (L-14.6).
    Wu,
    /// Water of several dams in one production (L-14.7).
    Octavius,
    /// Drops that flow at once, or go straight to own dams (L-14.8).
    Amir,
}

impl Officer {
    /// The seven of the box.
    pub const ALL: [Self; 7] =
        [Self::Wilhelm, Self::Graziano, Self::Viktor, Self::Jill, Self::Solomon, Self::Anton, Self::Mahiri];
    /// Those and the ones that come by option (B-25, L-14.3) or with The Leeghwater Project (L-1.4).
    pub const EVERY: [Self; 16] = [
        Self::Wilhelm,
        Self::Graziano,
        Self::Viktor,
        Self::Jill,
        Self::Solomon,
        Self::Anton,
        Self::Mahiri,
        Self::Simone,
        Self::Tommaso,
        Self::Leslie,
        Self::Margot,
        Self::Elon,
        Self::Gennaro,
        Self::Wu,
        Self::Octavius,
        Self::Amir,
    ];
}

/// A kind of structure (B-1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The first piece of a dam.
    Base,
    /// A further piece of a dam.
    Elevation,
    /// Links dams with powerhouses.
    Conduit,
    /// Makes energy.
    Powerhouse,
    /// Stands beside a private building (L-1.2).
    Building,
}

impl Kind {
    /// The four that stand on the map.
    pub const ALL: [Self; 4] = [Self::Base, Self::Elevation, Self::Conduit, Self::Powerhouse];
    /// Those and the one of The Leeghwater Project (L-1.2).
    pub const EVERY: [Self; 5] =
        [Self::Base, Self::Elevation, Self::Conduit, Self::Powerhouse, Self::Building];

    /// How many pieces of it a company has (B-1.1).
    pub const fn pieces(self) -> u32 {
        match self {
            Self::Powerhouse => 4,
            Self::Base | Self::Elevation | Self::Conduit | Self::Building => 5,
        }
    }

    /// The row of the company board it is taken from, where that row hides incomes.
    pub const fn row(self) -> Option<Row> {
        match self {
            Self::Base => Some(Row::Bases),
            Self::Elevation => Some(Row::Elevations),
            Self::Conduit => Some(Row::Conduits),
            Self::Powerhouse | Self::Building => None,
        }
    }
}

const COMPANY_NAMES: [&str; 5] = ["USA", "Germany", "Italy", "France", "Netherlands"];
const OFFICER_NAMES: [&str; 16] = [
    "Wilhelm", "Graziano", "Viktor", "Jill", "Solomon", "Anton", "Mahiri", "Simone", "Tommaso", "Leslie",
    "Margot", "Elon", "Gennaro", "Wu", "Octavius", "Amir",
];
const KIND_NAMES: [&str; 5] = ["base", "elevation", "conduit", "powerhouse", "building"];

impl fmt::Display for Company {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(COMPANY_NAMES[*self as usize])
    }
}

impl FromStr for Company {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        named(&Self::EVERY, &COMPANY_NAMES, text, fault!("notation-companies"))
    }
}

impl fmt::Display for Officer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(OFFICER_NAMES[*self as usize])
    }
}

impl FromStr for Officer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        named(&Self::EVERY, &OFFICER_NAMES, text, fault!("notation-officers"))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(KIND_NAMES[*self as usize])
    }
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        named(&Self::EVERY, &KIND_NAMES, text, fault!("notation-kinds-structure"))
    }
}

kernel::serde_as_text!(Company, Officer, Kind);

/// Finds a thing by its name, in either case.
pub(crate) fn named<T: Copy>(all: &[T], names: &[&str], text: &str, hint: Fault) -> Result<T, NotationError> {
    names
        .iter()
        .position(|name| name.eq_ignore_ascii_case(text))
        .map(|index| all[index])
        .ok_or_else(|| NotationError::new(text, hint.with("names", names.join(", "))))
}
