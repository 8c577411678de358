//! Action spaces: the management board, the patent office, and the private ones (B-14).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, fault};

use crate::effect::{Effect, Reward};
use crate::tables::{CONSTRUCTION_SPACES, MAHIRI_SPACES, SPACES};

/// An action space everybody may use, by its place in the table of spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub u8);

/// A row of the spaces' table.
#[derive(Clone, Copy, Debug)]
pub struct SpaceRow {
    /// Its name in notation.
    pub name: &'static str,
    /// The fewest players with whom it is open (B-3.9).
    pub players: u8,
    /// Engineers to place; 0 means any number (the bank).
    pub engineers: u8,
    /// The fee of a red border (B-6.7).
    pub fee: u8,
    /// The action's own price.
    pub price: u8,
    /// The action.
    pub reward: Reward,
}

/// A construction space of a company board, or one of Mahiri's (B-7.1, B-21.7).
#[derive(Clone, Copy, Debug)]
pub struct PrivateSpace {
    /// Engineers to place.
    pub engineers: u8,
    /// The fee of a red border.
    pub fee: u8,
}

impl PrivateSpace {
    /// The construction spaces of a company board, left to right (B-7.1).
    pub const CONSTRUCTION: &[Self] = &CONSTRUCTION_SPACES;
    /// Mahiri's spaces, left to right (B-21.7).
    pub const MAHIRI: &[Self] = &MAHIRI_SPACES;
}

impl Space {
    /// How many there are.
    pub const COUNT: usize = SPACES.len();
    /// The bank (B-14.5).
    pub const BANK: Self = {
        let mut space = 0;
        while SPACES[space].engineers != 0 {
            space += 1;
        }
        Self(space as u8)
    };

    /// All of them, in row order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its row in the table.
    pub const fn row(self) -> &'static SpaceRow {
        &SPACES[self.0 as usize]
    }

    /// Fee and price together (B-6.7).
    pub const fn credits(self) -> u8 {
        self.row().fee + self.row().price
    }

    /// What its action is besides plain gains, if anything.
    pub const fn effect(self) -> Option<Effect> {
        match self.row().reward.then {
            [effect, ..] => Some(*effect),
            [] => None,
        }
    }

    /// As a set of one.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The spaces closed for the whole game, by number of players (B-3.9).
pub(crate) const BLOCKED: [u64; 5] = {
    let mut sets = [0u64; 5];
    let mut players = 0;
    while players < sets.len() {
        let mut space = 0;
        while space < SPACES.len() {
            if SPACES[space].players as usize > players {
                sets[players] |= 1 << space;
            }
            space += 1;
        }
        players += 1;
    }
    sets
};

/// The spaces that need at most so many engineers (up to 3; the bank needs 1).
pub(crate) const WITH_ENGINEERS: [u64; 4] = {
    let mut sets = [0u64; 4];
    let mut engineers = 1;
    while engineers < sets.len() {
        let mut space = 0;
        while space < SPACES.len() {
            if SPACES[space].engineers as usize <= engineers {
                sets[engineers] |= 1 << space;
            }
            space += 1;
        }
        engineers += 1;
    }
    sets
};

/// The most credits any space asks for.
const DEAREST: usize = 8;

/// The spaces that ask for at most so many credits, fee and price together.
pub(crate) const WITH_CREDITS: [u64; DEAREST + 1] = {
    let mut sets = [0u64; DEAREST + 1];
    let mut credits = 0;
    while credits < sets.len() {
        let mut space = 0;
        while space < SPACES.len() {
            assert!(Space(space as u8).credits() as usize <= DEAREST);
            if Space(space as u8).credits() as usize <= credits {
                sets[credits] |= 1 << space;
            }
            space += 1;
        }
        credits += 1;
    }
    sets
};

/// The spaces of one section of the management board, or of the patent office.
const fn spaces_that(want: u8) -> u64 {
    let mut set = 0;
    let mut space = 0;
    while space < SPACES.len() {
        let kind = match Space(space as u8).effect() {
            Some(Effect::Produce(_)) => 1,
            Some(Effect::TakePatent(_)) => 2,
            Some(Effect::TakeContracts(_)) => 3,
            Some(Effect::DropsWaiting(_) | Effect::DropsFlowing(_)) => 4,
            Some(Effect::Wheel(_)) => 5,
            Some(Effect::Bank) => 0,
            _ => 6,
        };
        if kind == want {
            set |= 1 << space;
        }
        space += 1;
    }
    set
}

/// The turbine station.
pub(crate) const TURBINES: u64 = spaces_that(1);
/// The patent office.
pub(crate) const PATENTS: u64 = spaces_that(2);
/// The contract office.
pub(crate) const CONTRACT_OFFICE: u64 = spaces_that(3);

/// Water management.
pub(crate) const WATER: u64 = spaces_that(4);
/// The workshop.
pub(crate) const WORKSHOP: u64 = spaces_that(5);
/// The machinery shop.
pub(crate) const MACHINERY_SHOP: u64 = spaces_that(6);

/// The spaces of a set, in row order.
#[inline]
pub(crate) fn spaces(mut set: u64) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let space = Space(set.trailing_zeros() as u8);
            set &= set - 1;
            space
        })
    })
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.row().name)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        SPACES
            .iter()
            .position(|row| row.name.eq_ignore_ascii_case(text))
            .map(|index| Self(index as u8))
            .ok_or_else(|| NotationError::new(text, fault!("notation-action-space")))
    }
}

kernel::serde_as_text!(Space);

#[cfg(test)]
mod tests {
    use super::*;

    /// BX-101 (B-3.9, B-14.1): 6 spaces are blocked with 3 players, 10 with 2, none with 4.
    #[test]
    fn rows_are_blocked_with_fewer_players() {
        assert_eq!(BLOCKED.map(u64::count_ones)[2..], [10, 6, 0]);
        let three: Vec<String> = spaces(BLOCKED[3]).map(|space| space.to_string()).collect();
        assert_eq!(
            three,
            [
                "turbine +1 left",
                "turbine +1 right",
                "machinery any left",
                "machinery any right",
                "contracts 1b left",
                "contracts 1b right"
            ]
        );
        let two: Vec<String> = spaces(BLOCKED[2] & !BLOCKED[3]).map(|space| space.to_string()).collect();
        assert_eq!(two, ["turbine -1 left", "turbine -1 right", "workshop 2 left", "workshop 2 right"]);
    }

    #[test]
    fn names_round_trip() {
        assert_eq!(Space::COUNT, 36);
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert_eq!(Space::BANK.to_string(), "bank");
    }
}
