//! What is still owed in mid-turn: a stack of small steps inside the position.

use kernel::Set;
use serde::{Deserialize, Serialize};

use crate::board::Spot;
use crate::cards::Card;
use crate::effect::NodeId;
use crate::place::Piece;
use crate::sets::PartPlace;

/// A slot of the main board: 1 to 15 coloured, 0 the always-available one (U-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Slot {
    /// The always-available slot (U-15.5).
    pub const ALWAYS: Self = Self(0);

    /// The slot's place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The coloured slot at a place in the list of its side, counted from 0.
    pub const fn nth(at: usize) -> Self {
        Self(at as u8 + 1)
    }
}

/// One thing still to be done. The last step of the agenda comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum Step {
    /// Choose which of the two blue metropolises lies on which space (U-2.7).
    Lay,
    /// Choose in secret which cards to keep (U-2.11, U-23.4).
    Keep,
    /// Discard down to the hand limit at the start of the turn (U-19.1).
    Limit,
    /// Choose slot and card (U-4.2).
    #[default]
    Choose,
    /// Slot first or card first (U-4.5).
    Order {
        /// The slot chosen.
        slot: Slot,
    },
    /// The slot is done; use the matching card or not (U-4.7).
    LaterCard,
    /// Begin a slot's action.
    Slot {
        /// Which.
        slot: Slot,
    },
    /// Resolve the played card (U-5.4, U-5.5).
    Card,
    /// Discard an action card to make room for the played one (U-6.4).
    MakeRoom,
    /// Use the discarded action card a last time, or not (U-6.5).
    LastUse {
        /// The card that was discarded.
        card: Card,
    },
    /// A step of an effect.
    Do(Task),
    /// Pay for a build whose price can be paid in several ways (U-11.5).
    Payment {
        /// The effect that builds.
        task: Task,
        /// What is built.
        piece: Piece,
        /// Where.
        spot: Spot,
    },
    /// The second half of building and upgrading (U-15.4).
    FinishUpgrade {
        /// The effect.
        node: NodeId,
        /// The new structure.
        spot: Spot,
    },
    /// Keep one of the three Special cards looked at (U-7.2 c).
    KeepSpecial,
    /// Put one of the two others under the deck (U-7.2 c).
    Under,
    /// Several triggered effects wait below: choose which comes first (U-16.5).
    Group {
        /// How many.
        of: u8,
    },
    /// Abilities and contracts may be used (U-25.5, U-30.6).
    Offer,
    /// Effects at the end of the turn.
    TurnEnds,
    /// The played card goes where it belongs, and a card is drawn (U-4.1).
    CleanUp,
    /// Production cards that ask something (U-21.9).
    ProductionCards,
    /// Sales of end-scoring cards (U-24.3).
    Sales,
    /// The network and the resources are scored (U-24.4, U-24.5).
    LastPoints,
    /// Marks the bottom of a search for what a card makes possible (U-4.6 b); never in a game.
    Probe,
}

/// A step of an effect: which node, and how much of it is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Task {
    /// The node.
    pub node: NodeId,
    /// How many times it may still be done; 0 before it has begun.
    #[serde(default)]
    pub left: u8,
    /// Whether at least one part of it must be used (U-4.6).
    #[serde(default)]
    pub must: bool,
    /// The slot whose own action this is, or the always-available one for none (U-25.9).
    #[serde(default)]
    pub slot: Slot,
    /// The card it comes from, where one does.
    #[serde(default)]
    pub card: Card,
    /// Parts already done, or kinds already taken; the top bit says that something was used.
    #[serde(default)]
    pub done: u16,
}

impl Task {
    /// The bit of [`done`](Self::done) that says that something was used.
    pub(crate) const USED: u16 = 1 << 15;

    /// The parts that are done already.
    #[inline]
    pub(crate) const fn done_parts(&self) -> Set<PartPlace> {
        Set::from_bits(self.done & !Self::USED)
    }

    /// An effect that may be declined.
    pub(crate) fn may(node: NodeId, card: Card) -> Self {
        Self { node, card, ..Self::default() }
    }

    /// An effect of which something must be used.
    pub(crate) fn must(node: NodeId, card: Card) -> Self {
        Self { must: true, ..Self::may(node, card) }
    }

    /// A part of this effect.
    pub(crate) fn part(self, node: NodeId, must: bool) -> Self {
        Self { node, left: 0, must, slot: self.slot, card: self.card, done: 0 }
    }
}
