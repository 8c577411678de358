//! The Leeghwater Project: external works, private buildings and what lies open of them (L-1 to L-4).

mod architect;
mod buildings;
mod works;

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat, Set, fault};

use crate::effect::Reward;
use crate::position::Table;
use crate::space::PrivateSpace;
use crate::tables::{BUILDINGS, SECOND_SPACE, WORKS};
use crate::terms::SecondSpace;
use crate::tile::Tile;

/// An external work, `a1` to `c5` (L-3.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Work(pub u8);

/// A row of the external works' table.
#[derive(Clone, Copy, Debug)]
pub struct WorkRow {
    /// Its name in notation.
    pub name: &'static str,
    /// Excavators it asks for.
    pub excavators: u8,
    /// Mixers it asks for.
    pub mixers: u8,
    /// What it gives.
    pub reward: Reward,
}

impl Work {
    /// How many there are.
    pub const COUNT: usize = WORKS.len();
    /// How many are in a pile (L-2.1).
    pub(crate) const IN_PILE: usize = 5;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its row in the table.
    pub const fn row(self) -> &'static WorkRow {
        &WORKS[self.0 as usize]
    }

    /// Its pile: 0, 1, 2 for A, B, C (L-2.1).
    pub const fn pile(self) -> u8 {
        self.0 / Self::IN_PILE as u8
    }

    /// Machines it asks for, both kinds together (L-4.15).
    pub const fn machines(self) -> u8 {
        self.row().excavators + self.row().mixers
    }
}

/// A private building, `cofferdam` to `wind-farm` (L-4.16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building(pub u8);

/// A row of the private buildings' table.
#[derive(Clone, Copy, Debug)]
pub struct BuildingRow {
    /// Its name in notation.
    pub name: &'static str,
    /// Excavators that building there costs.
    pub excavators: u8,
    /// Mixers that building there costs.
    pub mixers: u8,
    /// Points at the end of the game (L-9.1).
    pub vp: u8,
    /// The first action space (L-4.9).
    pub first: PrivateSpace,
    /// Each of the other three.
    pub others: PrivateSpace,
    /// What the action itself costs.
    pub price: u8,
    /// The action.
    pub action: Reward,
}

impl Building {
    /// How many there are.
    pub const COUNT: usize = BUILDINGS.len();

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its row in the table.
    pub const fn row(self) -> &'static BuildingRow {
        &BUILDINGS[self.0 as usize]
    }

    /// An action space, counted from 0 (L-4.9).
    pub const fn space(self, nth: usize) -> PrivateSpace {
        if nth == 0 { self.row().first } else { self.row().others }
    }
}

/// What lies open of The Leeghwater Project; nothing in a game without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leeghwater {
    /// The external works at positions 1 to 3 (L-2.1).
    pub works: [Option<Work>; 3],
    /// The private buildings of rows 1 to 5 (L-2.2).
    pub buildings: [Option<Building>; Self::ROWS],
    /// Who has engineers on the four action spaces of each row (L-4.8).
    pub visitors: [[Option<Seat>; 4]; Self::ROWS],
    /// The advanced tiles that left the game at set-up, one of each level (L-2.4).
    pub removed: Set<Tile>,
}

impl Leeghwater {
    /// How many private buildings are in play (L-2.2).
    pub const ROWS: usize = SECOND_SPACE.len();

    /// The row of a private building, if it is in play.
    pub fn row_of(&self, building: Building) -> Option<usize> {
        self.buildings.iter().position(|&it| it == Some(building))
    }
}

impl Table {
    /// Whether The Leeghwater Project is played (L-1.7).
    #[inline]
    pub const fn expanded(&self) -> bool {
        self.terms.options.leeghwater
    }

    /// Whether the second building space of a row is open (L-4.4).
    pub fn second_space_open(&self, row: usize) -> bool {
        match self.terms.options.second_space {
            SecondSpace::ByRow => SECOND_SPACE[row] <= self.players,
            SecondSpace::FourOnly => self.players == 4,
            SecondSpace::Always => true,
        }
    }

    /// The companies that have built at a private building, in seat order.
    pub fn builders(&self, building: Building) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |&seat| self.seats[seat].buildings.has(building))
    }

    /// The building spaces of a row in the order in which they are taken, counted from 0: those without a fee first (L-4.5).
    pub fn building_spaces(&self, row: usize) -> &'static [u8] {
        if self.second_space_open(row) { &[0, 1, 2, 3] } else { &[0, 2, 3] }
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.row().name)
    }
}

impl FromStr for Work {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|work| work.row().name.eq_ignore_ascii_case(text))
            .ok_or_else(|| NotationError::new(text, fault!("notation-work")))
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.row().name)
    }
}

impl FromStr for Building {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::all()
            .find(|building| building.row().name.eq_ignore_ascii_case(text))
            .ok_or_else(|| NotationError::new(text, fault!("notation-building")))
    }
}

kernel::serde_as_text!(Work, Building);
