//! What one viewer may know of a position. Hidden things are not in it at all.

mod told;

use std::fmt;
use std::sync::Arc;

use kernel::{Seat, Set, Viewer};
use serde::Serialize;

use crate::cards::{Card, Deck};
use crate::game::Cities;
use crate::pack::Pack;
use crate::position::{HiddenSpecial, Memory, Phase, Player, Position};
use crate::sets::{CardSet, Tile};
use crate::step::Step;

/// A position as one viewer may know it. As JSON it is told by names: `docs/view-cities.schema.json`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks; nobody's seat for a spectator.
    pub viewer: Option<Seat>,
    /// Where in its course the game is.
    pub phase: Phase,
    /// Who is asked, if anybody.
    pub to_move: Option<Seat>,
    /// The era, 1 to 3.
    pub era: u8,
    /// The round, 1 to 10.
    pub round: u8,
    /// The turn of the round, 1 to 3.
    pub turn: u8,
    /// The play order.
    pub order: Vec<Seat>,
    /// Markers on the Federation track from the front, in a stack from the top.
    pub standing: Vec<Seat>,
    /// Tiles on each slot; the first entry is not used.
    pub tiles: [Set<Tile>; 16],
    /// Whether the action-cloning tile can be taken.
    pub cloning: bool,
    /// Solo: nobody advanced in the round before.
    pub stalled: bool,
    /// How many cards the era deck has.
    pub deck: usize,
    /// The discard pile.
    pub discard: CardSet,
    /// The deck of 1/2-credit Special cards from the top, as far as the viewer knows it.
    pub specials: Vec<Option<Card>>,
    /// The face-up 3-credit Special cards.
    pub open_specials: CardSet,
    /// Cards out of the game that everybody has seen.
    pub gone: CardSet,
    /// How many blue metropolises can still be gained.
    pub spare_blues: usize,
    /// Contracts that can be claimed, by their place in the pack.
    pub contracts: Vec<u8>,
    /// Tunnels left in the supply.
    pub tunnels_left: u8,
    /// Nonsymbiotic domes left.
    pub white_left: u8,
    /// Symbiotic domes left; 255 means no limit.
    pub purple_left: u8,
    /// The card played in this turn.
    pub played: Option<Card>,
    /// Special cards being looked at, as far as the viewer may see them.
    pub looked: Vec<Option<Card>>,
    /// What is remembered within the turn.
    pub memory: Memory,
    /// What is still owed; the last step comes first.
    pub agenda: Vec<Step>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    components: Components,
}

/// The components of the table, by which sites and tiles get their names. They are no part of what is seen.
#[derive(Clone)]
struct Components(Arc<Pack>);

impl PartialEq for Components {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Components {}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Components")
    }
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        told::Told::of(self).serialize(serializer)
    }
}

/// What a viewer may know of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// Cards in hand: known ones, then the backs of the others.
    pub hand: Vec<HandCard>,
    /// The viewer's own cards chosen to be discarded.
    pub aside: Vec<Card>,
    /// How many cards of the hand shown are chosen to be discarded; which ones is for their owner's eyes.
    pub set_aside: usize,
    /// Everything public; hand and cards aside are empty in it.
    pub open: Player,
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandCard {
    /// The viewer knows it.
    Card(Card),
    /// The viewer sees its back.
    Back(Deck),
}

/// Whether a viewer knows what lies at a place of the Special deck.
pub(crate) fn knows(viewer: Viewer, special: HiddenSpecial) -> bool {
    special.known == Set::all() || matches!(viewer, Viewer::Seat(seat) if special.known.has(seat))
}

impl View {
    /// How many cards whoever is asked holds, and how many of them may stay (U-2.11, U-19.4).
    pub fn hand_and_limit(&self, game: &Cities) -> Option<(usize, usize)> {
        let seat = self.to_move?;
        let player = self.players.get(seat.index())?;
        // What others have set aside lies in the hand that is shown of them.
        let aside = if self.viewer == Some(seat) { 0 } else { player.set_aside };
        let limit = if self.phase == Phase::FirstHands { 3 } else { game.hand_limit(&player.open) as usize };
        Some((player.hand.len().saturating_sub(aside), limit))
    }

    pub(crate) fn of(game: &Cities, p: &Position, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let looks = seat == Some(p.active);
        let drawn = p.memory.drawn;
        let players = Seat::all(game.setup.players).map(|other| {
            let mut open = p.players[other];
            let own = seat == Some(other);
            let mut hand = std::mem::take(&mut open.hand);
            let aside = std::mem::take(&mut open.aside);
            if !own {
                aside.iter().for_each(|&card| hand.add(card));
            }
            let mut hand: Vec<HandCard> = hand
                .iter()
                .map(|card| {
                    if own || p.shown.has(card) {
                        HandCard::Card(card)
                    } else {
                        HandCard::Back(game.pack.known(card).deck)
                    }
                })
                .collect();
            hand.sort();
            let set_aside = aside.len();
            PlayerView { hand, aside: if own { aside.to_vec() } else { Vec::new() }, set_aside, open }
        });
        Self {
            viewer: seat,
            phase: p.phase,
            to_move: (p.phase != Phase::Over).then_some(p.active),
            era: p.era() + 1,
            round: p.round,
            turn: p.turn,
            order: p.order.to_vec(),
            standing: p.standing.to_vec(),
            tiles: p.tiles,
            cloning: p.cloning,
            stalled: p.stalled,
            deck: p.deck.len(),
            discard: p.discard,
            specials: p.specials.iter().map(|&it| knows(viewer, it).then_some(it.card)).collect(),
            open_specials: p.open_specials,
            gone: p.gone,
            spare_blues: p.spare_blues.len(),
            contracts: p.contracts.to_vec(),
            tunnels_left: p.tunnels_left,
            white_left: p.white_left,
            purple_left: p.purple_left,
            played: p.played,
            looked: p.looked.iter().map(|&card| looks.then_some(card)).collect(),
            // Which cards a turn has brought is for their owner's eyes, as they are.
            memory: Memory { drawn: if looks { drawn } else { drawn & p.shown }, ..p.memory },
            agenda: p.agenda.to_vec(),
            players: players.collect(),
            components: Components(Arc::clone(&game.pack)),
        }
    }
}
