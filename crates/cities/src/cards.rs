//! Cards: their numbers, colours and types, and sets of them (U-5).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, fault};
use serde::{Deserialize, Serialize};

/// A card by its printed number; 0 is the Personal Assistant (U-5.2, U-6.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

impl Card {
    /// The Personal Assistant, the one card every player has.
    pub const ASSISTANT: Self = Self(0);
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("assistant"),
            number => write!(f, "#{number}"),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.eq_ignore_ascii_case("assistant") {
            return Ok(Self::ASSISTANT);
        }
        text.strip_prefix('#')
            .unwrap_or(text)
            .parse::<u8>()
            .ok()
            .filter(|&number| number > 0)
            .map(Self)
            .ok_or_else(|| NotationError::new(text, fault!("notation-card")))
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(Self)
    }
}

/// The colour of a card or of a slot (U-5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    /// Weak cards, strong slots.
    Yellow,
    /// Medium both.
    Red,
    /// Strong cards, weak slots.
    Green,
}

/// The five types of cards (U-5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardType {
    /// Resolved when played, then discarded (U-5.4).
    Instant,
    /// Works from the moment it is claimed (U-5.6).
    Permanent,
    /// Offers an action once an era (U-6).
    Action,
    /// Works in Production (U-21.7).
    Production,
    /// Works in final scoring (U-24.3).
    EndScoring,
}

/// What a card's back shows: the pile it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Deck {
    /// Era I.
    I,
    /// Era II.
    II,
    /// Era III.
    III,
    /// Special cards of 1 or 2 credits (U-7).
    #[serde(rename = "special")]
    Special,
    /// Special cards of 3 credits (U-1.9).
    #[serde(rename = "special-3")]
    Special3,
    /// The Personal Assistants.
    #[serde(rename = "start")]
    Start,
}

impl Deck {
    /// The deck of an era, counted from 0.
    pub const fn of_era(era: u8) -> Self {
        match era {
            0 => Self::I,
            1 => Self::II,
            _ => Self::III,
        }
    }
}
