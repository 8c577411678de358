//! Who sits at the table, and who looks on.

use crate::fault;
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
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
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
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Whether the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// How many seats it holds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MOST as u8).filter(move |&seat| self.has(seat))
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
