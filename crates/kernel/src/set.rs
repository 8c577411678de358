//! Sets of small numbered things: bases, cards, seats.
//!
//! ```
//! use kernel::{Element, Set};
//!
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! struct Lake(u8);
//!
//! impl Element for Lake {
//!     type Bits = u16;
//!     const COUNT: usize = 12;
//!
//!     fn number(self) -> u8 {
//!         self.0
//!     }
//!
//!     fn nth(number: u8) -> Self {
//!         Self(number)
//!     }
//! }
//!
//! let frozen = Set::of(Lake(3)).with(Lake(7));
//! let deep: Set<Lake> = [Lake(7), Lake(11)].into_iter().collect();
//! assert!((frozen & deep).has(Lake(7)));
//! assert_eq!((frozen - deep).iter().collect::<Vec<_>>(), [Lake(3)]);
//! ```
//!
//! A set of one kind of thing never meets a set of another:
//!
//! ```compile_fail,E0308
//! # use kernel::{Element, Seat, Set};
//! # #[derive(Clone, Copy)]
//! # struct Lake(u8);
//! # impl Element for Lake {
//! #     type Bits = u8;
//! #     const COUNT: usize = 8;
//! #     fn number(self) -> u8 { self.0 }
//! #     fn nth(number: u8) -> Self { Self(number) }
//! # }
//! let both = Set::of(Lake(3)) & Set::of(Seat(1));
//! ```

mod bits;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

pub use bits::Bits;

/// Something a [`Set`] can hold: one of a fixed number of things, numbered from 0.
pub trait Element: Copy {
    /// What a set of them is kept in: an integer, or several words where 64 bits do not suffice.
    type Bits: Bits;
    /// How many there are; no more than `Bits` has room for.
    const COUNT: usize;

    /// Its number, below `COUNT`.
    fn number(self) -> u8;

    /// The element with this number, which is below `COUNT`.
    fn nth(number: u8) -> Self;
}

/// A set of things of one kind, a bit for each.
///
/// It is as small and as fast as the integer inside it, and serialises as that integer; a set kept in several words
/// serialises as the list of its elements' numbers.
pub struct Set<T: Element>(T::Bits);

impl<T: Element> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self(T::Bits::EMPTY);

    /// The elements whose bits are set: for tables computed by the compiler. No bit beyond `COUNT` may be set.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self(bits)
    }

    /// The bits, that of element 0 lowest: what a position states for its hash.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// A set of one.
    #[inline]
    pub fn of(element: T) -> Self {
        Self::EMPTY.with(element)
    }

    /// Every element there is.
    #[inline]
    pub fn all() -> Self {
        Self(T::Bits::first(T::COUNT))
    }

    /// Whether the element is in it.
    #[inline]
    pub fn has(self, element: T) -> bool {
        self.0.has(element.number())
    }

    /// Puts an element in.
    #[inline]
    pub fn add(&mut self, element: T) {
        self.0.set(element.number());
    }

    /// Takes an element out.
    #[inline]
    pub fn remove(&mut self, element: T) {
        self.0.clear(element.number());
    }

    /// The set with one more element.
    #[inline]
    #[must_use]
    pub fn with(mut self, element: T) -> Self {
        self.add(element);
        self
    }

    /// The set with one element less.
    #[inline]
    #[must_use]
    pub fn without(mut self, element: T) -> Self {
        self.remove(element);
        self
    }

    /// How many elements it holds.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// Whether it holds fewer elements than this. For small numbers that is quicker than counting, as not every processor
    /// counts bits in one instruction.
    #[inline]
    pub fn fewer_than(self, number: u32) -> bool {
        number > 0 && self.0.fewer_than(number)
    }

    /// Whether it holds nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::EMPTY
    }

    /// Whether the two have an element in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every element of the other is in it.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        (other - self).is_empty()
    }

    /// The element with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The elements by number.
    #[inline]
    pub fn iter(self) -> Iter<T> {
        Iter { left: self.0, word: 0 }
    }
}

/// The elements of a set by number.
pub struct Iter<T: Element> {
    left: T::Bits,
    /// Where to look for the next: words before it are empty. An integer has only one.
    word: usize,
}

impl<T: Element> Clone for Iter<T> {
    fn clone(&self) -> Self {
        Self { left: self.left, word: self.word }
    }
}

impl<T: Element> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.left.take_lowest(&mut self.word).map(T::nth)
    }

    #[inline]
    fn fold<B, F: FnMut(B, T) -> B>(self, start: B, mut with: F) -> B {
        self.left.fold(start, |result, number| with(result, T::nth(number)))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.count() as usize;
        (left, Some(left))
    }
}

impl<T: Element> ExactSizeIterator for Iter<T> {}

impl<T: Element> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    #[inline]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Element> Extend<T> for Set<T> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        elements.into_iter().for_each(|element| self.add(element));
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(elements);
        set
    }
}

/// The union of several sets.
impl<T: Element> FromIterator<Set<T>> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Self>>(sets: I) -> Self {
        sets.into_iter().fold(Self::EMPTY, |all, set| all | set)
    }
}

/// What is in both.
impl<T: Element> BitAnd for Set<T> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0.and(other.0))
    }
}

/// What is in either.
impl<T: Element> BitOr for Set<T> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0.or(other.0))
    }
}

/// What is in the first and not in the second.
impl<T: Element> Sub for Set<T> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.without(other.0))
    }
}

impl<T: Element> BitAndAssign for Set<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Element> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Element> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

// Derived, these would ask the same of the element, which is only ever a number here.

impl<T: Element> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Element> Copy for Set<T> {}

impl<T: Element> Default for Set<T> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Element> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Element> Eq for Set<T> {}

impl<T: Element> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Element + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Element> Serialize for Set<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer)
    }
}

impl<'de, T: Element> Deserialize<'de> for Set<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let set = Self(T::Bits::read(deserializer)?);
        if Self::all().covers(set) {
            Ok(set)
        } else {
            Err(serde::de::Error::custom(format_args!("a set of {} things has no room for more", T::COUNT)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    /// One of 206 cards: more than a word holds.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Card(u8);

    impl Element for Card {
        type Bits = [u64; 4];
        const COUNT: usize = 206;

        fn number(self) -> u8 {
            self.0
        }

        fn nth(number: u8) -> Self {
            Self(number)
        }
    }

    fn cards(numbers: &[u8]) -> Set<Card> {
        numbers.iter().map(|&number| Card(number)).collect()
    }

    fn seats(numbers: &[u8]) -> Set<Seat> {
        numbers.iter().map(|&number| Seat(number)).collect()
    }

    #[test]
    fn a_set_lists_its_elements_by_number() {
        let set = cards(&[205, 0, 64, 63]);
        assert_eq!(set.iter().map(|card| card.0).collect::<Vec<_>>(), [0, 63, 64, 205]);
        assert_eq!((set.len(), set.iter().len(), set.first()), (4, 4, Some(Card(0))));
        for number in 0..8 {
            assert_eq!((set.fewer_than(number), seats(&[3]).fewer_than(number)), (4 < number, 1 < number));
            assert_eq!(Set::<Seat>::EMPTY.fewer_than(number), 0 < number);
        }
        assert_eq!(seats(&[3, 1]).iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!(Set::<Seat>::EMPTY.first(), None);
    }

    #[test]
    fn elements_go_in_and_out() {
        let mut set = seats(&[1]);
        set.add(Seat(2));
        set.remove(Seat(1));
        set.remove(Seat(0));
        assert_eq!(set, Set::of(Seat(2)));
        assert_eq!(set.with(Seat(0)).without(Seat(2)), Set::of(Seat(0)));
        assert!(set.has(Seat(2)) && !set.has(Seat(1)) && !set.is_empty());
    }

    #[test]
    fn sets_are_joined_cut_and_compared() {
        for (a, b) in [([0, 70, 130], [70, 205, 3]), ([1, 2, 3], [3, 4, 5])] {
            let (a, b) = (cards(&a), cards(&b));
            for card in (0..206).map(Card) {
                assert_eq!((a & b).has(card), a.has(card) && b.has(card));
                assert_eq!((a | b).has(card), a.has(card) || b.has(card));
                assert_eq!((a - b).has(card), a.has(card) && !b.has(card));
            }
            assert!(a.meets(b) && (a | b).covers(a) && !a.covers(b) && !(a - b).meets(b));
        }
        assert_eq!([seats(&[0]), seats(&[2, 3])].into_iter().collect::<Set<Seat>>(), seats(&[0, 2, 3]));
        assert_eq!((Set::<Card>::all().len(), Set::<Seat>::all().len()), (206, 4));
    }

    /// Snapshots hold sets as the numbers they were before they had a type; longer ones as lists.
    #[test]
    fn a_set_is_written_as_its_number_or_as_a_list() {
        assert_eq!(serde_json::to_string(&seats(&[1, 3])).ok().as_deref(), Some("10"));
        assert_eq!(serde_json::to_string(&cards(&[205, 0, 64])).ok().as_deref(), Some("[0,64,205]"));
        assert_eq!(serde_json::from_str::<Set<Seat>>("10").ok(), Some(seats(&[1, 3])));
        assert_eq!(serde_json::from_str::<Set<Card>>("[64,0,205]").ok(), Some(cards(&[0, 64, 205])));
        for wrong in ["16", "-1", "[1]", "\"P1\""] {
            assert!(serde_json::from_str::<Set<Seat>>(wrong).is_err(), "{wrong}");
        }
        for wrong in ["[206]", "[-1]", "[256]", "3"] {
            assert!(serde_json::from_str::<Set<Card>>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn tables_can_be_made_by_the_compiler() {
        const ODD: Set<Seat> = Set::from_bits(0b1010);
        const NUMBER: u8 = ODD.bits();
        assert_eq!((ODD, NUMBER), (seats(&[1, 3]), 10));
        assert_eq!(format!("{ODD:?}"), "{Seat(1), Seat(3)}");
        assert_eq!(size_of::<Set<Seat>>(), 1);
    }
}
