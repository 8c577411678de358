//! The cards in a hand.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::sets::CardSet;

/// A set of cards that knows how many they are: every turn asks for that several times, and four words of bits are long to
/// count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "CardSet", into = "CardSet")]
pub struct Hand {
    cards: CardSet,
    len: u8,
}

impl Hand {
    /// How many cards it holds.
    #[inline]
    #[allow(clippy::len_without_is_empty, reason = "as a set it has it")]
    pub fn len(&self) -> u32 {
        debug_assert_eq!(u32::from(self.len), self.cards.len(), "all cards are counted");
        self.len.into()
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.len += u8::from(!self.cards.has(card));
        self.cards.add(card);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.len -= u8::from(self.cards.has(card));
        self.cards.remove(card);
    }
}

/// It reads as a set.
impl Deref for Hand {
    type Target = CardSet;

    #[inline]
    fn deref(&self) -> &CardSet {
        &self.cards
    }
}

impl From<CardSet> for Hand {
    fn from(cards: CardSet) -> Self {
        Self { cards, len: cards.len() as u8 }
    }
}

impl From<Hand> for CardSet {
    fn from(hand: Hand) -> Self {
        hand.cards
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().collect::<CardSet>().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chance, Seed};

    /// Whatever is done to a hand is what would be done to a set, cards that are there already or not at all included.
    #[test]
    fn a_hand_is_a_set_of_cards_that_are_counted() {
        let mut chance = Chance::new(Seed(1));
        let (mut hand, mut set) = (Hand::default(), CardSet::EMPTY);
        let mut most = 0;
        for _ in 0..10_000 {
            let card = Card(chance.below(64) as u8 * 4);
            if chance.below(2) == 0 {
                hand.add(card);
                set.add(card);
            } else {
                hand.remove(card);
                set.remove(card);
            }
            assert_eq!((*hand, hand.len(), hand), (set, set.iter().count() as u32, set.into()));
            most = most.max(hand.len());
        }
        assert!(most > 32, "{most}");
    }
}
