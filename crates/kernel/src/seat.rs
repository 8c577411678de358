//! Who sits at the table, and who looks on.

use crate::{Element, fault};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0; written `P1` to `P4`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats a game has.
    pub const MOST: usize = 4;

    /// The first `players` seats, clockwise.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players).map(Self)
    }

    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat as an index of which the compiler knows that there is such a seat.
    #[inline]
    const fn place(self) -> usize {
        debug_assert!(self.index() < Self::MOST, "there is no such seat");
        self.index() % Self::MOST
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A page says it hundreds of times.
        match ["P1", "P2", "P3", "P4"].get(self.index()) {
            Some(name) => f.write_str(name),
            None => write!(f, "P{}", u16::from(self.0) + 1),
        }
    }
}

impl FromStr for Seat {
    type Err = crate::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.strip_prefix(['P', 'p'])
            .and_then(|number| number.parse::<u8>().ok())
            .filter(|number| (1..=Self::MOST as u8).contains(number))
            .map(|number| Self(number - 1))
            .ok_or_else(|| crate::NotationError::new(text, fault!("notation-seat")))
    }
}

impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// One value per seat at the table: `hands[seat]`, never `hands[2]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; Seat::MOST]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.place()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.place()]
    }
}

impl Element for Seat {
    type Bits = u8;
    const COUNT: usize = Self::MOST;

    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn nth(number: u8) -> Self {
        Self(number)
    }
}

/// Somebody who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The person (or bot) in this seat.
    Seat(Seat),
    /// Anybody else: sees only what is public.
    Spectator,
}

/// Reads and writes a type in serialised form as its own notation: `Display` and `FromStr`.
#[macro_export]
macro_rules! serde_as_text {
    ($($kind:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $kind {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $kind {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    )+};
}
