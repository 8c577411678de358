//! Cards: their numbers, colours and types, and sets of them (U-5).

use std::fmt;
use std::ops::{BitAnd, BitOr};
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

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(pub [u64; 4]);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether the card is in it.
    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.0[(card.0 >> 6) as usize] & (1 << (card.0 & 63)) != 0
    }

    /// Puts a card in.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0[(card.0 >> 6) as usize] |= 1 << (card.0 & 63);
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0[(card.0 >> 6) as usize] &= !(1 << (card.0 & 63));
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The cards of this set that are not in the other.
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The cards by number.
    #[inline]
    pub const fn iter(self) -> CardIter {
        CardIter { words: self.0, word: self.0[0], at: 0 }
    }
}

/// The cards of a set by number.
#[derive(Clone, Copy, Debug)]
pub struct CardIter {
    words: [u64; 4],
    /// What is left of the word looked at, and which one it is.
    word: u64,
    at: u8,
}

impl Iterator for CardIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        while self.word == 0 {
            if self.at == 3 {
                return None;
            }
            self.at += 1;
            self.word = self.words[usize::from(self.at & 3)];
        }
        let bit = self.word.trailing_zeros() as u8;
        self.word &= self.word - 1;
        Some(Card(self.at * 64 + bit))
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for CardSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Card>::deserialize(deserializer).map(|cards| cards.into_iter().collect())
    }
}

/// The numbers of the bits of a word that are set, lowest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_cards_by_number() {
        let set: CardSet = [Card(205), Card(0), Card(64), Card(63)].into_iter().collect();
        let numbers: Vec<u8> = set.iter().map(|card| card.0).collect();
        assert_eq!(numbers, [0, 63, 64, 205]);
        assert_eq!(set.len(), 4);
    }
}
