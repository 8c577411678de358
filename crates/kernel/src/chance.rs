//! All the randomness a game has.
//!
//! A record must replay the same in every later version, so the generator and the way numbers and shuffles are
//! drawn from it are fixed here for good rather than left to a library that may improve its algorithms. It is
//! SplitMix64 (Steele, Lea, Flood 2014): one word of state, which is part of a position when a game needs chance
//! after its set-up.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a game's randomness is grown from. The same set-up and seed give the same deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

impl Seed {
    /// The seed of the `n`-th of many games begun from this one.
    pub fn nth(self, n: u64) -> Self {
        let mut chance = Chance::new(Self(self.0 ^ n.wrapping_mul(0xd1b5_4a32_d192_ed03)));
        Self(chance.word())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// A stream of random numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(pub u64);

impl Chance {
    /// The stream of this seed.
    pub const fn new(seed: Seed) -> Self {
        Self(seed.0)
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number from 0 up to, not including, `bound`; each equally likely to within 2⁻³².
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0 && bound <= u32::MAX as usize);
        (((self.word() >> 32) * bound as u64) >> 32) as usize
    }

    /// Shuffles a slice (Fisher and Yates, from the back).
    pub const fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut left = items.len();
        while left > 1 {
            let chosen = self.below(left);
            left -= 1;
            items.swap(chosen, left);
        }
    }
}

/// Spreads every bit of a word over all of it (the finaliser of SplitMix64).
#[inline]
pub(crate) const fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The generator is a promise: these are the first numbers of seed 0 in the published algorithm.
    #[test]
    fn the_stream_never_changes() {
        let mut chance = Chance::new(Seed(0));
        assert_eq!(chance.word(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(chance.word(), 0x6e78_9e6a_a1b9_65f4);
        let mut cards: Vec<u8> = (0..10).collect();
        Chance::new(Seed(7)).shuffle(&mut cards);
        assert_eq!(cards, [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]);
    }

    #[test]
    fn every_number_below_the_bound_comes_up() {
        let mut chance = Chance::new(Seed(1));
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[chance.below(6)] += 1;
        }
        assert!(seen.iter().all(|&times| (850..1150).contains(&times)), "{seen:?}");
    }
}
