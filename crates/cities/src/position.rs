//! Everything about a game under way, as one plain value of fixed size.

use kernel::{BySeat, Chance, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::cards::{Card, CardSet};
use crate::goods::Purse;
use crate::pack::{MOST_ERA_CARDS, MOST_SPECIALS};
use crate::place::Piece;
use crate::step::{Slot, Step};

/// The most cards a hand holds; a draw beyond it yields nothing. No game of the built-in pack comes near.
pub const MOST_HAND: usize = 32;
/// The most steps that can be owed at once.
pub const MOST_STEPS: usize = 32;
/// The number of symbiotic domes that means "no limit" (U-28.2).
pub const UNLIMITED: u8 = 255;

/// A game under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Where in its course the game is.
    pub phase: Phase,
    /// Whose turn it is within the phase: a place in the play order, counted from 0.
    pub cursor: u8,
    /// The seat that is asked, or whose effects are being resolved.
    pub active: Seat,
    /// The round, 1 to 10 (U-3.1).
    pub round: u8,
    /// The turn of the round, 1 to 3 (U-3.2).
    pub turn: u8,
    /// The play order.
    pub order: ArrayVec<[Seat; 4]>,
    /// Markers on the Federation track from the front, in a stack from the top (U-14.5).
    pub standing: ArrayVec<[Seat; 4]>,
    /// The action tiles on each slot: a bit for each seat, and one for a blocking tile (U-28.5).
    pub tiles: [u8; 16],
    /// Whether the action-cloning tile can be taken (U-15.8).
    pub cloning: bool,
    /// Solo: nobody advanced in the round before (U-28.8).
    pub stalled: bool,
    /// The era deck; the last card is drawn first.
    pub deck: ArrayVec<[Card; MOST_ERA_CARDS]>,
    /// The discard pile, which everybody may look through (U-5.10).
    pub discard: CardSet,
    /// The deck of 1/2-credit Special cards from the top; the first lies face up.
    pub specials: ArrayVec<[HiddenSpecial; MOST_SPECIALS]>,
    /// The face-up 3-credit Special cards (U-1.9).
    pub open_specials: CardSet,
    /// Cards out of the game that nobody has seen (U-2.4, U-23.3).
    pub unseen: CardSet,
    /// Cards out of the game that everybody has seen (U-5.9).
    pub gone: CardSet,
    /// Cards in hands that everybody knows, since they were taken openly.
    pub shown: CardSet,
    /// Undealt blue metropolises; the last is gained first (U-18.6).
    pub spare_blues: ArrayVec<[u8; 16]>,
    /// Contracts that can be claimed (U-26.1).
    pub contracts: ArrayVec<[u8; 3]>,
    /// Tunnels left in the supply (U-1.6).
    pub tunnels_left: u8,
    /// Nonsymbiotic domes left (U-1.7).
    pub white_left: u8,
    /// Symbiotic domes left (U-1.8); [`UNLIMITED`] in the solo game.
    pub purple_left: u8,
    /// The players.
    pub players: BySeat<Player>,
    /// The card played in this turn, until it goes where it belongs (U-5.8).
    pub played: Option<Card>,
    /// Special cards being looked at (U-7.2 c).
    pub looked: ArrayVec<[Card; 3]>,
    /// What has to be remembered within a turn or a phase.
    pub memory: Memory,
    /// What is still owed; the last step comes first.
    pub agenda: ArrayVec<[Step; MOST_STEPS]>,
    /// The randomness still to come.
    pub chance: Chance,
}

/// The course of the game (U-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody keeps three of six cards (U-2.11).
    #[default]
    FirstHands,
    /// Turns of a round.
    Turns,
    /// Production (U-21).
    Production,
    /// Everybody chooses the hand of a new era (U-23.4).
    NewHands,
    /// Final scoring (U-24).
    Scoring,
    /// The game is over.
    Over,
}

/// A card of the Special deck with the seats that know where it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenSpecial {
    /// The card.
    pub card: Card,
    /// A bit for each seat that knows; 15 when all do, spectators included.
    #[serde(default)]
    pub known: u8,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The player board: a place in the pack's list.
    pub board: u8,
    /// Resources.
    pub purse: Purse,
    /// Points (U-1.12).
    pub points: u16,
    /// Spaces of the Federation track entered in this round: 0 below, 1 on space 4, 4 on space 1.
    pub steps: u8,
    /// Cards in hand.
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub hand: CardSet,
    /// Cards chosen to be discarded when all have chosen (U-2.11, U-23.4).
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub aside: ArrayVec<[Card; MOST_HAND]>,
    /// Claimed permanent, production and end-scoring cards, and Special instants that were paid for (U-7.7).
    pub claimed: CardSet,
    /// Claimed action cards (U-6.4).
    pub actions: ArrayVec<[Card; 4]>,
    /// Which of them are used: a bit for each place.
    pub used: u8,
    /// The metropolis tiles of the brown and the two blue spaces.
    pub metropolises: [u8; 3],
    /// Metropolis tiles gained in play (U-18.6).
    pub gained: ArrayVec<[u8; 16]>,
    /// Contracts claimed: a bit for each of the pack.
    pub contracts: u64,
    /// City sites with nonsymbiotic cities.
    pub white: u16,
    /// City sites with symbiotic cities.
    pub purple: u16,
    /// Farms, desalination plants, laboratories: a bit for each building site.
    pub buildings: [u64; 3],
    /// Upgraded buildings.
    pub upgraded: u64,
    /// Tunnels.
    pub tunnels: u32,
    /// Upgraded tunnels.
    pub upgraded_tunnels: u32,
    /// City sites with a city or adjacent to one: where cities and buildings may stand (U-10.2, U-10.3).
    pub open: u16,
    /// City sites reached from the starting city over tunnels (U-10.4).
    pub network: u16,
}

impl Player {
    /// City sites with a city.
    #[inline]
    pub const fn cities(&self) -> u16 {
        self.white | self.purple
    }

    /// City sites with a connected city (U-12.3).
    #[inline]
    pub const fn connected(&self) -> u16 {
        self.cities() & self.network
    }

    /// Building sites that are taken.
    #[inline]
    pub const fn built(&self) -> u64 {
        self.buildings[0] | self.buildings[1] | self.buildings[2]
    }

    /// What stands on a building site.
    pub fn building(&self, site: u8) -> Option<Piece> {
        Piece::BUILDINGS.into_iter().find(|&piece| self.buildings[piece as usize] & (1 << site) != 0)
    }
}

/// What has to be remembered within a turn, a Production or the final scoring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// How many of each piece were built in this turn (U-25.7).
    pub built: [u8; 6],
    /// Slots that have already given something in their present use, by resource (U-25.9).
    pub gave: [u16; 5],
    /// Cards whose ability, production or sale is spent.
    pub spent: CardSet,
    /// Buildings whose output was already replaced, by kind (U-25.12).
    pub replaced: [u8; 3],
    /// Whether biomatter was produced in this Production (U-21.8).
    pub biomatter: bool,
}

impl Position {
    /// The era, counted from 0 (U-3.1).
    #[inline]
    pub const fn era(&self) -> u8 {
        match self.round {
            0..=4 => 0,
            5..=7 => 1,
            _ => 2,
        }
    }

    /// The player who is active.
    #[inline]
    pub fn me(&self) -> &Player {
        &self.players[self.active]
    }

    /// The player who is active, to be changed.
    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// Owes a step. An agenda that is full forgets it: no effect of a sensible pack nests so deep.
    #[inline]
    pub(crate) fn owe(&mut self, step: Step) {
        let _ = self.agenda.try_push(step);
    }

    /// Whether a slot carries this seat's tile.
    #[inline]
    pub(crate) fn has_tile(&self, slot: Slot, seat: Seat) -> bool {
        self.tiles[slot.index()] & (1 << seat.0) != 0
    }
}

/// The bit of a blocking tile on a slot.
pub(crate) const BLOCKING: u8 = 1 << 4;
