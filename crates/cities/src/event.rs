//! What happened: each event is one frame of the game's story.

use kernel::{List, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::goods::{Cost, Gain};
use crate::moves::Move;
use crate::place::{Junction, Piece, Site};
use crate::step::{Slot, Step};

/// Something that happened. Where it may be a secret, `C` is the card and `M` the move: as it is in the truth, or as
/// far as a viewer knows it in [`Seen`].
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what their names say: who, which card, which site, how many")]
pub enum Event<C = Card, M = Move> {
    /// A move the game made by itself, since no other was open, with the step that asked; the move is for the seat's
    /// eyes if it was made in secret.
    Forced { seat: Seat, r#move: M, step: Step },
    /// A blue metropolis was laid on a space of its owner's choice (U-2.7); by its place in the pack.
    Laid { seat: Seat, tile: u8, place: Junction },
    /// A card was chosen in secret to be discarded; the card is for its owner's eyes.
    SetAside { seat: Seat, card: C },
    /// Everybody has chosen a hand, and what was set aside comes to light (U-2.11, U-23.4); since the second rules.
    HandsChosen,
    /// A card was discarded from a hand (U-19.4).
    Discarded { seat: Seat, card: Card },
    /// A card was drawn; which one, only its owner may know.
    Drew { seat: Seat, card: C },
    /// The discard pile became the new deck (U-1.10).
    Reshuffled,
    /// A slot was chosen and a card played.
    Chose { seat: Seat, slot: Slot, card: Card, cloned: bool },
    /// The played card's effect is used.
    CardUsed { seat: Seat, card: Card },
    /// A card was claimed (U-5.5).
    Claimed { seat: Seat, card: Card },
    /// The played card went where it belongs (U-5.8).
    CardLeft { seat: Seat, card: Card },
    /// An action card was used (U-6.3).
    ActionUsed { seat: Seat, card: Card },
    /// An action card was discarded to make room (U-6.4).
    ActionDropped { seat: Seat, card: Card },
    /// An action card is available again.
    Refreshed { seat: Seat, card: Card },
    /// A permanent card, ability or production card took effect.
    CardWorked { seat: Seat, card: Card },
    /// Something was gained.
    Gained { seat: Seat, gain: Gain },
    /// Something was paid.
    Paid { seat: Seat, cost: Cost },
    /// Something was built.
    Built { seat: Seat, piece: Piece, site: Site },
    /// A structure was upgraded.
    Upgraded { seat: Seat, site: Site },
    /// A nonsymbiotic city became symbiotic.
    Converted { seat: Seat, site: Site },
    /// A metropolis was connected or gained; by its place in the pack.
    Metropolis { seat: Seat, tile: u8, gained: bool },
    /// A step on the Federation track, to this space; 0 is beyond the end.
    Advanced { seat: Seat, space: u8 },
    /// A Special card was taken, in the open or, if it was one of three looked at, for its owner's eyes.
    SpecialTaken { seat: Seat, card: C, open: bool },
    /// Three Special cards were looked at.
    SpecialsSeen { seat: Seat },
    /// A Special card was put under its deck, in the open or, if it was one of three looked at, unseen by the others.
    SpecialUnder { seat: Seat, card: C, open: bool },
    /// Another slot's action is performed (U-15.6).
    Performed { seat: Seat, slot: Slot },
    /// A contract was claimed, by its place in the pack counted from 1.
    ContractClaimed { seat: Seat, contract: u8 },
    /// What a player's network and metropolises produced.
    Produced { seat: Seat, goods: Cost, points: u16 },
    /// Cities were fed (U-22.2).
    Fed { seat: Seat, kelp: u16, biomatter: u16, points: u16 },
    /// A round ended; the new play order.
    RoundEnded { round: u8, order: List<Seat, 4> },
    /// A new era began, counted from 1.
    EraBegan { era: u8 },
    /// Solo: a fourth slot is blocked, by the digits of this card (U-28.8).
    Blocked { slot: Slot, card: Card },
    /// Points of the final scoring.
    Scored { seat: Seat, for_what: Scoring, points: u16 },
    /// The game is over.
    Over,
}

/// What points of the final scoring are for (U-24.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// The brown metropolis.
    Metropolis,
    /// An end-scoring card.
    Card(Card),
    /// The network.
    Network,
    /// Resources left.
    Resources,
}

impl<C: Copy, M: Copy> Event<C, M> {
    /// Whom it tells of, if it is one of them.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Forced { seat, .. }
            | Self::Laid { seat, .. }
            | Self::SetAside { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Chose { seat, .. }
            | Self::CardUsed { seat, .. }
            | Self::Claimed { seat, .. }
            | Self::CardLeft { seat, .. }
            | Self::ActionUsed { seat, .. }
            | Self::ActionDropped { seat, .. }
            | Self::Refreshed { seat, .. }
            | Self::CardWorked { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Built { seat, .. }
            | Self::Upgraded { seat, .. }
            | Self::Converted { seat, .. }
            | Self::Metropolis { seat, .. }
            | Self::Advanced { seat, .. }
            | Self::SpecialTaken { seat, .. }
            | Self::SpecialsSeen { seat, .. }
            | Self::SpecialUnder { seat, .. }
            | Self::Performed { seat, .. }
            | Self::ContractClaimed { seat, .. }
            | Self::Produced { seat, .. }
            | Self::Fed { seat, .. }
            | Self::Scored { seat, .. } => Some(seat),
            Self::HandsChosen
            | Self::Reshuffled
            | Self::RoundEnded { .. }
            | Self::EraBegan { .. }
            | Self::Blocked { .. }
            | Self::Over => None,
        }
    }
}

/// An event as some viewer may know it.
pub type Seen = Event<Option<Card>, Option<Move>>;

impl Event {
    /// The event with cards and moves that a viewer may know or not: `secret` tells what this one may.
    fn map(self, secret: impl Fn(Seat) -> bool) -> Seen {
        match self {
            // U-2.11, U-7.2 c, U-23.4: these are made in secret.
            Event::Forced { seat, r#move, step } => {
                let hidden = matches!(step, Step::Keep | Step::KeepSpecial | Step::Under) && secret(seat);
                Event::Forced { seat, r#move: (!hidden).then_some(r#move), step }
            }
            Event::SetAside { seat, card } => Event::SetAside { seat, card: (!secret(seat)).then_some(card) },
            Event::Drew { seat, card } => Event::Drew { seat, card: (!secret(seat)).then_some(card) },
            Event::SpecialTaken { seat, card, open } => {
                Event::SpecialTaken { seat, card: (open || !secret(seat)).then_some(card), open }
            }
            Event::SpecialUnder { seat, card, open } => {
                Event::SpecialUnder { seat, card: (open || !secret(seat)).then_some(card), open }
            }
            // Everybody sees the rest.
            Event::Laid { seat, tile, place } => Event::Laid { seat, tile, place },
            Event::HandsChosen => Event::HandsChosen,
            Event::Discarded { seat, card } => Event::Discarded { seat, card },
            Event::Reshuffled => Event::Reshuffled,
            Event::Chose { seat, slot, card, cloned } => Event::Chose { seat, slot, card, cloned },
            Event::CardUsed { seat, card } => Event::CardUsed { seat, card },
            Event::Claimed { seat, card } => Event::Claimed { seat, card },
            Event::CardLeft { seat, card } => Event::CardLeft { seat, card },
            Event::ActionUsed { seat, card } => Event::ActionUsed { seat, card },
            Event::ActionDropped { seat, card } => Event::ActionDropped { seat, card },
            Event::Refreshed { seat, card } => Event::Refreshed { seat, card },
            Event::CardWorked { seat, card } => Event::CardWorked { seat, card },
            Event::Gained { seat, gain } => Event::Gained { seat, gain },
            Event::Paid { seat, cost } => Event::Paid { seat, cost },
            Event::Built { seat, piece, site } => Event::Built { seat, piece, site },
            Event::Upgraded { seat, site } => Event::Upgraded { seat, site },
            Event::Converted { seat, site } => Event::Converted { seat, site },
            Event::Metropolis { seat, tile, gained } => Event::Metropolis { seat, tile, gained },
            Event::Advanced { seat, space } => Event::Advanced { seat, space },
            Event::SpecialsSeen { seat } => Event::SpecialsSeen { seat },
            Event::Performed { seat, slot } => Event::Performed { seat, slot },
            Event::ContractClaimed { seat, contract } => Event::ContractClaimed { seat, contract },
            Event::Produced { seat, goods, points } => Event::Produced { seat, goods, points },
            Event::Fed { seat, kelp, biomatter, points } => Event::Fed { seat, kelp, biomatter, points },
            Event::RoundEnded { round, order } => Event::RoundEnded { round, order },
            Event::EraBegan { era } => Event::EraBegan { era },
            Event::Blocked { slot, card } => Event::Blocked { slot, card },
            Event::Scored { seat, for_what, points } => Event::Scored { seat, for_what, points },
            Event::Over => Event::Over,
        }
    }
}

impl kernel::Event for Event {
    type Seen = Seen;

    fn seen_by(&self, viewer: Viewer) -> Seen {
        self.map(|seat| viewer != Viewer::Seat(seat))
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::HandsChosen
                | Self::Drew { .. }
                | Self::Reshuffled
                | Self::SpecialTaken { .. }
                | Self::SpecialsSeen { .. }
                | Self::SpecialUnder { .. }
                | Self::Metropolis { gained: true, .. }
                | Self::EraBegan { .. }
                | Self::Blocked { .. }
        )
    }
}
