//! Contracts (B-1.11, B-13).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Set, fault};

use crate::company::named;
use crate::effect::Reward;
use crate::tables::CONTRACTS;

/// A contract: `S1` to `S4` starting, `N1` to `N6` national, `G01` ..., `Y01` ..., `R01` ... private.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Contract(pub u8);

/// A row of the contracts' table.
#[derive(Clone, Copy, Debug)]
pub struct ContractRow {
    /// Its name in notation.
    pub name: &'static str,
    /// The energy it needs.
    pub energy: u8,
    /// What it gives.
    pub reward: Reward,
}

/// The colour of a private contract, cheap to dear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Values 2 to 4.
    Green,
    /// Values 5 to 7.
    Yellow,
    /// Values 8 to 10.
    Red,
}

impl Colour {
    /// All three, from the top of the contract office.
    pub const ALL: [Self; 3] = [Self::Green, Self::Yellow, Self::Red];

    /// The fifteen contracts of the colour.
    pub const fn contracts(self) -> Set<Contract> {
        Set::from_bits(0x7fff << (10 + 15 * self as u8))
    }
}

impl Contract {
    /// How many there are.
    pub const COUNT: usize = 55;
    /// The national contracts.
    pub(crate) const NATIONAL: Set<Self> = Set::from_bits(0b11_1111 << 4);

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The energy it needs.
    pub const fn energy(self) -> u8 {
        CONTRACTS[self.0 as usize].energy
    }

    /// What it gives.
    pub const fn reward(self) -> &'static Reward {
        &CONTRACTS[self.0 as usize].reward
    }

    /// The colour of a private contract.
    pub const fn colour(self) -> Option<Colour> {
        match self.0 {
            10..25 => Some(Colour::Green),
            25..40 => Some(Colour::Yellow),
            40..55 => Some(Colour::Red),
            _ => None,
        }
    }

    /// Whether it is one of the six national contracts.
    pub fn national(self) -> bool {
        Self::NATIONAL.has(self)
    }
}

/// Contracts by the energy they need: `WITHIN[e]` are those of value `e` or less.
pub(crate) const WITHIN: [Set<Contract>; 16] = {
    let mut sets = [Set::EMPTY; 16];
    let mut energy = 0;
    while energy < sets.len() {
        let mut contract = 0;
        while contract < Contract::COUNT {
            if CONTRACTS[contract].energy as usize <= energy {
                sets[energy] = Set::from_bits(sets[energy].bits() | 1 << contract);
            }
            contract += 1;
        }
        energy += 1;
    }
    sets
};

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(CONTRACTS[self.0 as usize].name)
    }
}

impl FromStr for Contract {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        CONTRACTS
            .iter()
            .position(|row| row.name.eq_ignore_ascii_case(text))
            .map(|index| Self(index as u8))
            .ok_or_else(|| NotationError::new(text, fault!("notation-contract")))
    }
}

const COLOUR_NAMES: [&str; 3] = ["green", "yellow", "red"];

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(COLOUR_NAMES[*self as usize])
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        named(&Self::ALL, &COLOUR_NAMES, text, fault!("notation-colours"))
    }
}

kernel::serde_as_text!(Contract, Colour);

#[cfg(test)]
mod tests {
    use super::*;

    /// B-1.11: 4 starting, 6 national and three times 15 private contracts, each in its range of values.
    #[test]
    fn the_contracts_are_all_there() {
        assert_eq!(Contract::all().filter(|it| it.colour().is_none() && !it.national()).count(), 4);
        assert_eq!(Contract::NATIONAL.len(), 6);
        for (colour, values) in [(Colour::Green, 2..=4), (Colour::Yellow, 5..=7), (Colour::Red, 8..=10)] {
            assert_eq!(colour.contracts().len(), 15);
            assert!(
                colour
                    .contracts()
                    .iter()
                    .all(|it| it.colour() == Some(colour) && values.contains(&it.energy()))
            );
        }
        assert!(Contract::NATIONAL.iter().all(|it| (13..=15).contains(&it.energy())));
        for contract in Contract::all() {
            assert_eq!(contract.to_string().to_lowercase().parse(), Ok(contract));
        }
    }
}
