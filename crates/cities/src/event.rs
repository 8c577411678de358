//! What happened: each event is one frame of the game's story.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::goods::{Cost, Gain};
use crate::moves::Move;
use crate::place::{Piece, Site};
use crate::step::{Slot, Step};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what their names say: who, which card, which site, how many")]
pub enum Event {
    /// A move the game made by itself, since no other was open; unknown if it was made in secret. With the step that
    /// asked.
    Forced { seat: Seat, r#move: Option<Move>, step: Step },
    /// A card was chosen in secret to be discarded; the card is for its owner's eyes.
    SetAside { seat: Seat, card: Option<Card> },
    /// A card was discarded from a hand (U-19.4).
    Discarded { seat: Seat, card: Card },
    /// A card was drawn; which one, only its owner may know.
    Drew { seat: Seat, card: Option<Card> },
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
    /// A Special card was taken; unknown if it was one of three looked at.
    SpecialTaken { seat: Seat, card: Option<Card> },
    /// Three Special cards were looked at.
    SpecialsSeen { seat: Seat },
    /// A Special card was put under its deck.
    SpecialUnder { seat: Seat, card: Option<Card> },
    /// Another slot's action is performed (U-15.6).
    Performed { seat: Seat, slot: Slot },
    /// A contract was claimed, by its place in the pack counted from 1.
    ContractClaimed { seat: Seat, contract: u8 },
    /// What a player's network and metropolises produced.
    Produced { seat: Seat, goods: Cost, points: u16 },
    /// Cities were fed (U-22.2).
    Fed { seat: Seat, kelp: u16, biomatter: u16, points: u16 },
    /// A round ended; the new play order.
    RoundEnded { round: u8, order: [Seat; 4] },
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

impl Event {
    /// The event as this viewer may know it: secret cards are left out.
    pub fn seen_by(self, viewer: Viewer) -> Self {
        let hidden = |seat: Seat| viewer != Viewer::Seat(seat);
        match self {
            Self::Forced { seat, r#move: Some(Move::Discard(_) | Move::Keep(_) | Move::Under(_)), step }
                if hidden(seat) =>
            {
                Self::Forced { seat, r#move: None, step }
            }
            Self::SetAside { seat, .. } if hidden(seat) => Self::SetAside { seat, card: None },
            Self::Drew { seat, .. } if hidden(seat) => Self::Drew { seat, card: None },
            other => other,
        }
    }
}

impl kernel::Event for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Drew { .. }
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
