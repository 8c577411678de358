//! Names of places on a player board, and of the pieces that stand on them.
//!
//! Moves name what they touch without knowing the board: a city site by column and row (`b2`), a metropolis by a
//! corner (`ne`) or by column and row, a building site by its city site and number (`b2.1`, the expansion site
//! `b2.x`), a tunnel site by its two ends (`b2-c2`).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, fault};
use serde::{Deserialize, Serialize};

/// A named node of a board: a column `a`-`h` with a row `1`-`8`, or a point of the compass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Junction(pub u8);

const COMPASS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

impl Junction {
    /// How many names there are.
    pub const COUNT: usize = 72;
}

impl fmt::Display for Junction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            grid @ 0..64 => write!(f, "{}{}", char::from(b'a' + grid / 8), grid % 8 + 1),
            corner => f.write_str(COMPASS.get(usize::from(corner) - 64).copied().unwrap_or("?")),
        }
    }
}

impl FromStr for Junction {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(corner) = COMPASS.iter().position(|name| name.eq_ignore_ascii_case(text)) {
            return Ok(Self(64 + corner as u8));
        }
        match *text.as_bytes() {
            [column, row] if matches!(column | 32, b'a'..=b'h') && matches!(row, b'1'..=b'8') => {
                Ok(Self(((column | 32) - b'a') * 8 + (row - b'1')))
            }
            _ => Err(NotationError::new(text, fault!("notation-place"))),
        }
    }
}

/// A place where one thing can be built (U-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Site {
    /// A city site.
    City(Junction),
    /// A building site of a city site, counted from 1; 6 is the expansion site.
    Building(Junction, u8),
    /// A tunnel site between two nodes.
    Tunnel(Junction, Junction),
}

/// The number that stands for the expansion site of a city site.
pub const EXPANSION: u8 = 6;

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::City(place) => write!(f, "{place}"),
            Self::Building(place, EXPANSION) => write!(f, "{place}.x"),
            Self::Building(place, number) => write!(f, "{place}.{number}"),
            Self::Tunnel(from, to) => write!(f, "{from}-{to}"),
        }
    }
}

impl FromStr for Site {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some((from, to)) = text.split_once('-') {
            return Ok(Self::Tunnel(from.parse()?, to.parse()?));
        }
        let Some((place, number)) = text.split_once('.') else {
            return Ok(Self::City(text.parse()?));
        };
        let place = place.parse()?;
        match number {
            "x" | "X" => Ok(Self::Building(place, EXPANSION)),
            _ => number
                .parse()
                .ok()
                .filter(|number| (1..EXPANSION).contains(number))
                .map(|number| Self::Building(place, number))
                .ok_or_else(|| NotationError::new(text, fault!("notation-building-site-written-expansion"))),
        }
    }
}

macro_rules! serde_as_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
serde_as_text!(Junction, Site);

/// What can be built (U-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// Makes kelp.
    Farm,
    /// A desalination plant: makes credits.
    Desalination,
    /// Makes science.
    Laboratory,
    /// Joins two sites.
    Tunnel,
    /// A white dome.
    Nonsymbiotic,
    /// A purple dome.
    Symbiotic,
}

impl Piece {
    /// All six, in the order of every list.
    pub const ALL: [Self; 6] =
        [Self::Farm, Self::Desalination, Self::Laboratory, Self::Tunnel, Self::Nonsymbiotic, Self::Symbiotic];

    /// The three buildings.
    pub const BUILDINGS: [Self; 3] = [Self::Farm, Self::Desalination, Self::Laboratory];

    /// The word for it in notation and in the effect language.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Farm => "farm",
            Self::Desalination => "desalination",
            Self::Laboratory => "laboratory",
            Self::Tunnel => "tunnel",
            Self::Nonsymbiotic => "nonsymbiotic",
            Self::Symbiotic => "symbiotic",
        }
    }

    /// Whether it is a farm, a desalination plant or a laboratory.
    pub const fn is_building(self) -> bool {
        (self as u8) < Self::Tunnel as u8
    }

    /// Whether it is a dome.
    pub const fn is_city(self) -> bool {
        (self as u8) > Self::Tunnel as u8
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A choice of pieces: "farm", "building", "structure".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces(pub u8);

impl Pieces {
    /// Farm, desalination plant, laboratory.
    pub const BUILDINGS: Self = Self(0b000111);
    /// A building or a tunnel.
    pub const STRUCTURES: Self = Self(0b001111);
    /// A city of either kind.
    pub const CITIES: Self = Self(0b110000);
    /// Whatever can be built.
    pub const ALL: Self = Self(0b111111);

    /// Exactly this piece.
    pub const fn only(piece: Piece) -> Self {
        Self(1 << piece as u8)
    }

    /// Whether the piece is among them.
    #[inline]
    pub const fn has(self, piece: Piece) -> bool {
        self.0 & (1 << piece as u8) != 0
    }

    /// The pieces, in order.
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Piece::ALL.get(at).copied()
        })
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two have a piece in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Those that are also among these.
    #[inline]
    pub(crate) const fn among(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The pieces of both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for place in (0..Junction::COUNT as u8).map(Junction) {
            assert_eq!(place.to_string().parse(), Ok(place));
            for number in 1..=EXPANSION {
                let site = Site::Building(place, number);
                assert_eq!(site.to_string().to_uppercase().parse(), Ok(site));
            }
            let tunnel = Site::Tunnel(place, Junction(65));
            assert_eq!(tunnel.to_string().parse(), Ok(tunnel));
        }
        for wrong in ["", "i1", "a9", "b2.0", "b2.7", "b2.", "-", "b2-", "é1"] {
            assert!(wrong.parse::<Site>().is_err(), "{wrong}");
        }
    }
}
