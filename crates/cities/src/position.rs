//! Everything about a game under way, as one plain value of fixed size.

use kernel::{BySeat, Chance, Element, List, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::goods::Purse;
use crate::hand::Hand;
use crate::lasting::Lasting;
use crate::pack::{MOST_ERA_CARDS, MOST_SPECIALS};
use crate::place::{Piece, Pieces};
use crate::sets::{ActionPlace, BuildingSite, CardSet, CitySite, Contract, Tile, TunnelSite};
use crate::step::{Slot, Step};

/// The most cards a hand holds; nothing is drawn or taken beyond (U-19.6).
pub const MOST_HAND: usize = 32;
/// The most steps that can be owed at once: those a position file brings, and all that can come on top of them.
pub const MOST_STEPS: usize = 44;
/// The most steps a game comes to by itself; a pack that could need more is refused.
pub(crate) const MOST_OWED: usize = 32;
/// The most steps a position file may owe.
pub(crate) const MOST_WRITTEN: usize = 16;
// The steps at the bottom of every turn are among those that were written.
const _: () = assert!(MOST_WRITTEN + MOST_OWED - BELOW <= MOST_STEPS, "there is always room");
/// Steps owed while a card is resolved: the slot, what may be offered, and the end of the turn in three steps.
pub(crate) const BELOW: usize = 5;
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
    pub order: List<Seat, 4>,
    /// Markers on the Federation track from the front, in a stack from the top (U-14.5).
    pub standing: List<Seat, 4>,
    /// The tiles on each slot.
    pub tiles: [Set<Tile>; 16],
    /// Whether the action-cloning tile can be taken (U-15.8).
    pub cloning: bool,
    /// Solo: nobody advanced in the round before (U-28.8).
    pub stalled: bool,
    /// The era deck; the last card is drawn first.
    pub deck: List<Card, MOST_ERA_CARDS>,
    /// The discard pile, which everybody may look through (U-5.10).
    pub discard: CardSet,
    /// The deck of 1/2-credit Special cards from the top; the first lies face up.
    pub specials: List<HiddenSpecial, MOST_SPECIALS>,
    /// The face-up 3-credit Special cards (U-1.9).
    pub open_specials: CardSet,
    /// Cards out of the game that nobody has seen (U-2.4, U-23.3).
    pub unseen: CardSet,
    /// Cards out of the game that everybody has seen (U-5.9).
    pub gone: CardSet,
    /// Cards in hands that everybody knows, since they were taken openly.
    pub shown: CardSet,
    /// Undealt blue metropolises; the last is gained first (U-18.6).
    pub spare_blues: List<u8, 16>,
    /// Contracts that can be claimed (U-26.1).
    pub contracts: List<u8, 3>,
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
    pub looked: List<Card, 3>,
    /// What has to be remembered within a turn or a phase.
    pub memory: Memory,
    /// What is still owed; the last step comes first.
    pub agenda: List<Step, MOST_STEPS>,
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
    /// The seats that know; all four when everybody does, spectators included.
    #[serde(default)]
    pub known: Set<Seat>,
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
    #[serde(default, skip_serializing_if = "no_card")]
    pub hand: Hand,
    /// Cards chosen to be discarded when all have chosen (U-2.11, U-23.4).
    #[serde(default, skip_serializing_if = "is_empty")]
    pub aside: List<Card, MOST_HAND>,
    /// Claimed permanent, production and end-scoring cards, and Special instants that were paid for (U-7.7).
    pub claimed: CardSet,
    /// What those are like, all of them together.
    pub lasting: Lasting,
    /// Claimed action cards (U-6.4).
    pub actions: List<Card, 4>,
    /// Which of them are used.
    pub used: Set<ActionPlace>,
    /// The metropolis tiles of the brown and the two blue spaces.
    pub metropolises: [u8; 3],
    /// Metropolis tiles gained in play (U-18.6).
    pub gained: List<u8, 16>,
    /// Contracts claimed.
    pub contracts: Set<Contract>,
    /// City sites with nonsymbiotic cities.
    pub white: Set<CitySite>,
    /// City sites with symbiotic cities.
    pub purple: Set<CitySite>,
    /// Sites with farms, desalination plants, laboratories.
    pub buildings: [Set<BuildingSite>; 3],
    /// Upgraded buildings.
    pub upgraded: Set<BuildingSite>,
    /// Tunnels.
    pub tunnels: Set<TunnelSite>,
    /// Upgraded tunnels.
    pub upgraded_tunnels: Set<TunnelSite>,
    /// City sites with a city or adjacent to one: where cities and buildings may stand (U-10.2, U-10.3).
    pub open: Set<CitySite>,
    /// City sites reached from the starting city over tunnels (U-10.4).
    pub network: Set<CitySite>,
}

impl Player {
    /// City sites with a city.
    #[inline]
    pub fn cities(&self) -> Set<CitySite> {
        self.white | self.purple
    }

    /// City sites with a connected city (U-12.3).
    #[inline]
    pub fn connected(&self) -> Set<CitySite> {
        self.cities() & self.network
    }

    /// Building sites that are taken.
    #[inline]
    pub fn built(&self) -> Set<BuildingSite> {
        self.buildings[0] | self.buildings[1] | self.buildings[2]
    }

    /// Sites with buildings of these kinds.
    #[inline]
    pub(crate) fn buildings_of(&self, what: Pieces) -> Set<BuildingSite> {
        let kinds = Piece::BUILDINGS.into_iter().filter(|&piece| what.has(piece));
        kinds.map(|piece| self.buildings[piece as usize]).collect()
    }

    /// The places of the action cards.
    #[inline]
    pub fn action_places(&self) -> impl Iterator<Item = ActionPlace> + use<> {
        (0..self.actions.len() as u8).map(ActionPlace)
    }

    /// The place of an action card.
    pub fn place_of(&self, card: Card) -> Option<ActionPlace> {
        self.action_places().find(|at| self.actions[at.index()] == card)
    }

    /// What stands on a building site.
    pub fn building(&self, site: BuildingSite) -> Option<Piece> {
        Piece::BUILDINGS.into_iter().find(|&piece| self.buildings[piece as usize].has(site))
    }
}

/// What has to be remembered within a turn, a Production or the final scoring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// How many of each piece were built in this turn (U-25.7).
    pub built: [u8; 6],
    /// Slots that have already given something in their present use, by resource (U-25.9).
    pub gave: [Set<Slot>; 5],
    /// Cards whose ability, production or sale is spent.
    pub spent: CardSet,
    /// Buildings whose output was already replaced, by kind (U-25.12).
    pub replaced: [u8; 3],
    /// Whether biomatter was produced in this Production (U-21.8).
    pub biomatter: bool,
    /// Cards that came into the hand in this turn and cannot be played in it (U-4.8); none under the first rules.
    #[serde(default, skip_serializing_if = "none")]
    pub drawn: CardSet,
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

    /// The cards of the active player that can be played (U-4.3, U-4.8).
    #[inline]
    pub(crate) fn playable(&self) -> CardSet {
        *self.me().hand - self.memory.drawn
    }

    /// Owes a step. There is always room: a pack that could owe more is refused when it is read, and a position file
    /// may not owe much.
    #[inline]
    pub(crate) fn owe(&mut self, step: Step) {
        self.agenda.push(step);
    }

    /// The step on top is done. It is left where it lies: nobody looks there before another step is owed.
    #[inline]
    pub(crate) fn done(&mut self) {
        self.agenda.drop_last();
    }

    /// The slots that carry some tile.
    #[inline]
    pub(crate) fn taken_slots(&self) -> Set<Slot> {
        // No byte has its top bit set: there are only five tiles.
        self.slots_by(|slots| (slots + EACH * 0x7f) >> 7)
    }

    /// The slots that carry this tile.
    #[inline]
    pub(crate) fn slots_with(&self, tile: Tile) -> Set<Slot> {
        self.slots_by(|slots| slots >> tile.number())
    }

    /// The slots for which this leaves the lowest bit of their byte set, of eight slots at once. One multiplication brings
    /// the eight bits together.
    #[inline]
    fn slots_by(&self, lowest: impl Fn(u64) -> u64) -> Set<Slot> {
        let of_eight = |slots| ((lowest(slots) & EACH).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16;
        let slots = u128::from_le_bytes(self.tiles.map(Set::bits));
        Set::from_bits(of_eight(slots as u64) | (of_eight((slots >> 64) as u64) << 8))
    }

    /// Whether a slot carries this seat's tile.
    #[inline]
    pub(crate) fn has_tile(&self, slot: Slot, seat: Seat) -> bool {
        self.tiles[slot.index()].has(Tile::Of(seat))
    }
}

/// A one in each of eight bytes.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Whether a list of cards is not worth writing down.
fn is_empty(cards: &List<Card, MOST_HAND>) -> bool {
    cards.is_empty()
}

/// Whether a hand is not worth writing down.
fn no_card(hand: &Hand) -> bool {
    hand.is_empty()
}

/// Whether a set of cards is not worth writing down.
fn none(cards: &CardSet) -> bool {
    cards.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cities;
    use crate::setup::Setup;
    use kernel::{Game, Seed};

    #[test]
    fn slots_with_tiles_are_those_one_finds_slot_by_slot() {
        let game = Cities::open(Setup::new(4)).expect("a legal set-up");
        let mut position = game.deal(Seed(1));
        let mut chance = Chance::new(Seed(2));
        for _ in 0..1000 {
            let mut few = || Set::from_bits((chance.word() & chance.word() & chance.word()) as u8 & 0b11111);
            position.tiles = std::array::from_fn(|_| few());
            let found = |tiles: Set<Tile>| {
                let slots = Set::<Slot>::all().iter();
                slots.filter(|slot| position.tiles[slot.index()].meets(tiles)).collect::<Set<Slot>>()
            };
            assert_eq!(position.taken_slots(), found(Set::all()));
            for tile in Set::<Tile>::all() {
                assert_eq!(position.slots_with(tile), found(Set::of(tile)));
            }
        }
    }
}
