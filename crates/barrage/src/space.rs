//! Action spaces: the management board, the patent office, and the private ones (B-14).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Set, fault};

use crate::effect::{Effect, Reward};
use crate::tables::{BOX_SPACES, CONSTRUCTION_SPACES, MAHIRI_SPACES, SPACES};

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
    /// How many there are, those of the external works included.
    pub const COUNT: usize = SPACES.len();
    /// How many there are without The Leeghwater Project.
    pub const OF_THE_BOX: usize = BOX_SPACES;
    /// The spaces of the external works, from the top (L-3.1).
    pub const WORKS: [Self; 3] =
        [Self(BOX_SPACES as u8), Self(BOX_SPACES as u8 + 1), Self(BOX_SPACES as u8 + 2)];
    /// The bank (B-14.5).
    pub const BANK: Self = {
        let mut space = 0;
        while SPACES[space].engineers != 0 {
            space += 1;
        }
        Self(space as u8)
    };

    /// Those of the management board and the patent office, in row order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::OF_THE_BOX as u8).map(Self)
    }

    /// Those and the spaces of the external works (L-3.1).
    pub fn every() -> impl Iterator<Item = Self> {
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
}

/// The spaces closed for the whole game, by number of players (B-3.9).
pub(crate) const BLOCKED: [Set<Space>; 5] = {
    let mut sets = [Set::EMPTY; 5];
    let mut players = 0;
    while players < sets.len() {
        let mut space = 0;
        while space < SPACES.len() {
            if SPACES[space].players as usize > players {
                sets[players] = Set::from_bits(sets[players].bits() | 1 << space);
            }
            space += 1;
        }
        players += 1;
    }
    sets
};

/// The spaces of the box that need at most so many engineers (up to 3; the bank needs 1).
pub(crate) const WITH_ENGINEERS: [Set<Space>; 4] = {
    let mut sets = [Set::EMPTY; 4];
    let mut engineers = 1;
    while engineers < sets.len() {
        let mut space = 0;
        while space < BOX_SPACES {
            if SPACES[space].engineers as usize <= engineers {
                sets[engineers] = Set::from_bits(sets[engineers].bits() | 1 << space);
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
pub(crate) const WITH_CREDITS: [Set<Space>; DEAREST + 1] = {
    let mut sets = [Set::EMPTY; DEAREST + 1];
    let mut credits = 0;
    while credits < sets.len() {
        let mut space = 0;
        while space < SPACES.len() {
            assert!(Space(space as u8).credits() as usize <= DEAREST);
            if Space(space as u8).credits() as usize <= credits {
                sets[credits] = Set::from_bits(sets[credits].bits() | 1 << space);
            }
            space += 1;
        }
        credits += 1;
    }
    sets
};

/// The spaces of one section of the management board, or of the patent office.
const fn spaces_that(want: u8) -> Set<Space> {
    let mut bits = 0;
    let mut space = 0;
    while space < SPACES.len() {
        let kind = match Space(space as u8).effect() {
            Some(Effect::Produce(_)) => 1,
            Some(Effect::TakePatent(_)) => 2,
            Some(Effect::TakeContracts(_)) => 3,
            Some(Effect::DropsWaiting(_) | Effect::DropsFlowing(_)) => 4,
            Some(Effect::Wheel(_)) => 5,
            Some(Effect::Bank) => 0,
            Some(Effect::Work(_)) => 7,
            _ => 6,
        };
        if kind == want {
            bits |= 1 << space;
        }
        space += 1;
    }
    Set::from_bits(bits)
}

/// The turbine station.
pub(crate) const TURBINES: Set<Space> = spaces_that(1);
/// The patent office.
pub(crate) const PATENTS: Set<Space> = spaces_that(2);
/// The spaces of the patent office that take the tile of each slot (B-14.9).
pub(crate) const PATENTS_OF: [Set<Space>; 3] = {
    let mut sets = [Set::EMPTY; 3];
    let mut space = 0;
    while space < SPACES.len() {
        if let Some(Effect::TakePatent(slot)) = Space(space as u8).effect() {
            let slot = slot as usize;
            sets[slot] = Set::from_bits(sets[slot].bits() | 1 << space);
        }
        space += 1;
    }
    sets
};

/// The energy a production needs without bonus, so that every turbine space gives at least 1 (B-12.5).
pub(crate) const ENOUGH_ENERGY: usize = 4;

/// The turbine spaces without a fee, and those with one, that give energy (B-12.5) when the best production without
/// bonus makes so much; 0 means that none is possible.
pub(crate) const TURBINES_WITH: [[Set<Space>; ENOUGH_ENERGY + 1]; 2] = {
    let mut sets = [[Set::EMPTY; ENOUGH_ENERGY + 1]; 2];
    let mut space = 0;
    while space < SPACES.len() {
        if let Some(Effect::Produce(bonus)) = Space(space as u8).effect() {
            assert!(ENOUGH_ENERGY as i8 + bonus >= 1);
            let with_fee = &mut sets[(SPACES[space].fee > 0) as usize];
            let mut energy = 1;
            while energy < with_fee.len() {
                if energy as i8 + bonus >= 1 {
                    with_fee[energy] = Set::from_bits(with_fee[energy].bits() | 1 << space);
                }
                energy += 1;
            }
        }
        space += 1;
    }
    sets
};

/// The contract office.
pub(crate) const CONTRACT_OFFICE: Set<Space> = spaces_that(3);

/// Water management.
pub(crate) const WATER: Set<Space> = spaces_that(4);
/// The workshop.
pub(crate) const WORKSHOP: Set<Space> = spaces_that(5);
/// The machinery shop.
pub(crate) const MACHINERY_SHOP: Set<Space> = spaces_that(6);
/// The external works (L-3.1).
pub(crate) const EXTERNAL_WORKS: Set<Space> = spaces_that(7);

/// The spaces that ask for exactly one engineer; the bank takes any number (L-6.2).
pub(crate) const ONE_ENGINEER: Set<Space> = {
    let mut bits = 0;
    let mut space = 0;
    while space < SPACES.len() {
        if SPACES[space].engineers == 1 {
            bits |= 1 << space;
        }
        space += 1;
    }
    Set::from_bits(bits)
};

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
        assert_eq!(BLOCKED.map(Set::len)[2..], [10, 6, 0]);
        let three: Vec<String> = BLOCKED[3].iter().map(|space| space.to_string()).collect();
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
        let two: Vec<String> = (BLOCKED[2] - BLOCKED[3]).iter().map(|space| space.to_string()).collect();
        assert_eq!(two, ["turbine -1 left", "turbine -1 right", "workshop 2 left", "workshop 2 right"]);
    }

    #[test]
    fn names_round_trip() {
        assert_eq!((Space::OF_THE_BOX, Space::COUNT), (36, 39));
        for space in Space::every() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert_eq!(Space::BANK.to_string(), "bank");
    }
}
