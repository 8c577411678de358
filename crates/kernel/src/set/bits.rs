//! What a set is kept in.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Deserializer, Serializer};

/// The bits of a set: `u8`, `u16`, `u32`, `u64`, or several words of 64.
pub trait Bits: Copy + Debug + Eq + Hash + Send + Sync {
    /// No bit.
    const EMPTY: Self;

    /// The lowest bits, as many as asked for.
    fn first(count: usize) -> Self;
    /// Whether a bit is set.
    fn has(self, number: u8) -> bool;
    /// Sets a bit.
    fn set(&mut self, number: u8);
    /// Clears a bit.
    fn clear(&mut self, number: u8);
    /// The bits of both.
    fn and(self, other: Self) -> Self;
    /// The bits of either.
    fn or(self, other: Self) -> Self;
    /// The bits of the first that are not in the second.
    fn without(self, other: Self) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// Whether fewer bits are set than this, which is not 0.
    fn fewer_than(self, number: u32) -> bool {
        self.count() < number
    }
    /// Clears the lowest bit that is set, and tells its number; words before `word` are empty.
    fn take_lowest(&mut self, word: &mut usize) -> Option<u8>;
    /// Hands on the number of each bit that is set, the lowest first.
    #[inline]
    fn fold<B>(mut self, start: B, mut with: impl FnMut(B, u8) -> B) -> B {
        let (mut result, mut word) = (start, 0);
        while let Some(number) = self.take_lowest(&mut word) {
            result = with(result, number);
        }
        result
    }
    /// Serialises them: an integer as itself, words as the list of the numbers of the bits.
    fn write<S: Serializer>(self, serializer: S) -> Result<S::Ok, S::Error>;
    /// Reads what was serialised.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

macro_rules! integers {
    ($($integer:ty, $write:ident);+) => {$(
        impl Bits for $integer {
            const EMPTY: Self = 0;

            #[inline]
            fn first(count: usize) -> Self {
                assert!(count <= Self::BITS as usize, "a set has no more elements than bits");
                if count == 0 { 0 } else { Self::MAX >> (Self::BITS as usize - count) }
            }

            #[inline]
            fn has(self, number: u8) -> bool {
                self & (1 << number) != 0
            }

            #[inline]
            fn set(&mut self, number: u8) {
                *self |= 1 << number;
            }

            #[inline]
            fn clear(&mut self, number: u8) {
                *self &= !(1 << number);
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline]
            fn without(self, other: Self) -> Self {
                self & !other
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn fewer_than(self, number: u32) -> bool {
                // All but one of that number are taken out, the lowest bit each time.
                (1..number).fold(self, |left, _| left & left.wrapping_sub(1)) == 0
            }

            #[inline]
            fn take_lowest(&mut self, _word: &mut usize) -> Option<u8> {
                if *self == 0 {
                    return None;
                }
                let number = self.trailing_zeros() as u8;
                *self &= *self - 1;
                Some(number)
            }

            fn write<S: Serializer>(self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.$write(self)
            }

            fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Self::deserialize(deserializer)
            }
        }
    )+};
}

integers!(u8, serialize_u8; u16, serialize_u16; u32, serialize_u32; u64, serialize_u64);

impl<const N: usize> Bits for [u64; N] {
    const EMPTY: Self = [0; N];

    #[inline]
    fn first(count: usize) -> Self {
        assert!(count <= 64 * N, "a set has no more elements than bits");
        std::array::from_fn(|at| u64::first(count.saturating_sub(64 * at).min(64)))
    }

    #[inline]
    fn has(self, number: u8) -> bool {
        self[usize::from(number >> 6)].has(number & 63)
    }

    #[inline]
    fn set(&mut self, number: u8) {
        self[usize::from(number >> 6)].set(number & 63);
    }

    #[inline]
    fn clear(&mut self, number: u8) {
        self[usize::from(number >> 6)].clear(number & 63);
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & other[at])
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] | other[at])
    }

    #[inline]
    fn without(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & !other[at])
    }

    /// All words are counted, without a branch: to take bits out until none is left would leave the processor to guess how many
    /// there are in each.
    #[inline]
    fn count(self) -> u32 {
        self.into_iter().map(u64::count_ones).sum()
    }

    #[inline]
    fn fewer_than(self, number: u32) -> bool {
        self.count() < number
    }

    #[inline]
    fn take_lowest(&mut self, word: &mut usize) -> Option<u8> {
        while let Some(bits) = self.get_mut(*word) {
            if let Some(number) = bits.take_lowest(&mut 0) {
                return Some(*word as u8 * 64 + number);
            }
            *word += 1;
        }
        None
    }

    /// Word by word, so that nobody asks for each bit in which word it is.
    #[inline]
    fn fold<B>(self, start: B, mut with: impl FnMut(B, u8) -> B) -> B {
        let mut result = start;
        for (word, mut left) in self.into_iter().enumerate() {
            while left != 0 {
                result = with(result, word as u8 * 64 + left.trailing_zeros() as u8);
                left &= left - 1;
            }
        }
        result
    }

    fn write<S: Serializer>(mut self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut word = 0;
        serializer.collect_seq(std::iter::from_fn(|| self.take_lowest(&mut word)))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut words = Self::EMPTY;
        for number in Vec::<u8>::deserialize(deserializer)? {
            if usize::from(number) >= 64 * N {
                return Err(serde::de::Error::custom(format_args!("the set has no place {number}")));
            }
            words.set(number);
        }
        Ok(words)
    }
}
