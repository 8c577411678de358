//! One decision by one seat.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::goods::Resource;
use crate::place::{Piece, Site};
use crate::step::Slot;

/// One decision. Its notation is told in `docs/notation-cities.md`.
///
/// It takes up a whole word, so that it is copied by one instruction.
#[repr(align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Discard a card to the hand limit, or choose in secret not to keep it (U-19.1, U-2.11).
    Discard(Card),
    /// Lay this blue metropolis, by its place in the pack counted from 1, on the first blue space, and the other one on the
    /// second (U-2.7).
    Lay(u8),
    /// Put an action tile on a free slot and play a card (U-4.2).
    Choose {
        /// Where.
        slot: Slot,
        /// With which card.
        card: Card,
    },
    /// The same on an occupied slot, with the action-cloning tile (U-15.8).
    Clone {
        /// Where.
        slot: Slot,
        /// With which card.
        card: Card,
    },
    /// Resolve the slot before the card (U-4.5).
    SlotFirst,
    /// Resolve the card before the slot (U-4.5).
    CardFirst,
    /// Use the matching card now (U-4.7).
    UseCard,
    /// Do without its effect (U-4.7).
    SkipCard,
    /// Do this part next, counted from 1 as printed (U-16.2).
    Part(u8),
    /// Take this alternative, counted from 1 as printed (U-15.3).
    Option(u8),
    /// Pay the price that is asked (U-25.2).
    Pay,
    /// No more of this effect (U-4.7).
    Stop,
    /// Take a resource of one's choice (U-25.14).
    Gain(Resource),
    /// Exchange so many of one resource for another (U-25.3).
    Exchange {
        /// How many.
        amount: u8,
        /// What is given.
        give: Resource,
        /// What is taken.
        take: Resource,
    },
    /// Build (U-10).
    Build {
        /// What.
        piece: Piece,
        /// Where.
        site: Site,
    },
    /// Let biomatter stand in while building (U-11.5).
    Biomatter {
        /// For so many kelp.
        kelp: u8,
        /// For so many steelplast.
        steelplast: u8,
    },
    /// Upgrade a structure (U-13).
    Upgrade {
        /// Which.
        site: Site,
        /// By which of the prices offered, counted from 1.
        price: u8,
    },
    /// Use an action card (U-6.1).
    Use(Card),
    /// Discard an action card to make room (U-6.4).
    Drop(Card),
    /// Take this Special card (U-7.2 a, b).
    Take(Card),
    /// Look at three Special cards (U-7.2 c).
    Look,
    /// Keep this one of the Special cards looked at.
    Keep(Card),
    /// Put this one under the Special deck first.
    Under(Card),
    /// A step on the Federation track (U-14.3).
    Advance,
    /// Perform another slot's action (U-15.6).
    Perform(Slot),
    /// Gain what this structure produces (U-25.10).
    Output(Site),
    /// Make a used action card available again (U-6.2).
    Refresh(Card),
    /// Turn a nonsymbiotic city into a symbiotic one (U-13.4).
    Convert(Site),
    /// Resolve this card's effect next (U-16.5, U-21.9).
    Resolve(Card),
    /// Use a card's ability of once per turn (U-25.5).
    Ability(Card),
    /// Claim a contract, by its place in the pack counted from 1 (U-26.2).
    Contract(u8),
    /// Sell to an end-scoring card (U-24.3).
    Sell {
        /// Which card.
        card: Card,
        /// How often.
        times: u8,
    },
}

impl Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
