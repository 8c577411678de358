//! What is seen between two positions: the view after each event, drawn where the event can be seen.

use std::sync::Arc;

use cities::{Card, Cities, Event, Seen, View};
use kernel::{Frame, Seat};
use words::Words;

use super::drawing::{Drawing, Flight, ground_seat};
use super::era_end;
use super::panels::{self, Panels};
use crate::stage::{Stage, Still};

/// The pictures of a move.
pub(super) fn stills(game: &Cities, words: &Words, before: &View, film: &[Frame<Cities>]) -> Vec<Still> {
    let mut seen = before;
    let mut stills = Vec::new();
    for (at, Frame { event, view }) in film.iter().enumerate() {
        let mut touched = if view == seen { Panels::NONE } else { touched(view, event) };
        if ground_seat(view) != ground_seat(seen) {
            touched = touched | Panels::SEABED;
        }
        seen = view;
        if touched.is_empty() && !era_end::ends(film, at) {
            continue;
        }
        let mut table = Drawing::new(words, game, view, Stage::default());
        table.flight = flight(view, event);
        let mut panels = panels::some(&table, touched);
        if era_end::ends(film, at) {
            let mut seabed = panels::some(&table, Panels::SEABED);
            let card = table.era_card(film).0;
            seabed.iter_mut().for_each(|panel| Arc::make_mut(&mut panel.body).0.push_str(&card));
            panels.retain(|panel| seabed.iter().all(|it| it.name != panel.name));
            panels.append(&mut seabed);
        }
        stills.push(Still { panels, event: at });
    }
    stills
}

/// What travels.
fn flight(view: &View, event: &Seen) -> Flight {
    let thrown = |card: Card| view.discard.has(card).then_some(card);
    match *event {
        Event::Chose { seat, slot, .. } if slot.index() > 0 => {
            Flight { tile: Some((seat, slot)), ..Flight::default() }
        }
        Event::Built { seat, piece, site } => {
            Flight { piece: Some((seat, piece, site)), ..Flight::default() }
        }
        Event::Produced { seat, .. } => Flight { wave: Some(seat), ..Flight::default() },
        Event::EraBegan { era, .. } => Flight { era: Some(era), ..Flight::default() },
        Event::Discarded { card, .. } | Event::CardLeft { card, .. } | Event::ActionDropped { card, .. } => {
            Flight { card: thrown(card), ..Flight::default() }
        }
        _ => Flight::default(),
    }
}

/// The panels on which an event can be seen.
fn touched(view: &View, event: &Seen) -> Panels {
    let own = |seat: Seat| Panels::player(view, seat);
    match *event {
        Event::SetAside { seat, .. } => own(seat) | Panels::HAND,
        Event::Discarded { seat, .. } => own(seat) | Panels::HAND | Panels::OFFER | Panels::TRACK,
        Event::Drew { seat, .. } => own(seat) | Panels::HAND | Panels::TRACK,
        Event::Reshuffled => Panels::TRACK,
        Event::Chose { seat, .. } => own(seat) | Panels::HAND | Panels::SLOTS | Panels::COURSE,
        Event::CardUsed { seat, .. } | Event::Claimed { seat, .. } => own(seat) | Panels::HAND,
        Event::CardLeft { .. } => Panels::HAND | Panels::OFFER | Panels::TRACK,
        Event::ActionDropped { seat, .. } => own(seat) | Panels::OFFER | Panels::TRACK,
        Event::ActionUsed { seat, .. }
        | Event::Refreshed { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Paid { seat, .. } => own(seat),
        // Light passes through the network of whoever is looked at.
        Event::Produced { seat, .. } if ground_seat(view) == Some(seat) => own(seat) | Panels::SEABED,
        Event::Produced { seat, .. } => own(seat),
        // An era ends before its cities are fed: used action cards of everybody can be used again.
        Event::Fed { .. } => view.order.iter().fold(Panels::NONE, |panels, &seat| panels | own(seat)),
        Event::Built { seat, .. } | Event::Converted { seat, .. } | Event::Metropolis { seat, .. } => {
            own(seat) | Panels::SEABED | Panels::TRACK
        }
        Event::Upgraded { seat, .. } | Event::Laid { seat, .. } => own(seat) | Panels::SEABED,
        Event::Advanced { .. } => Panels::TRACK,
        Event::SpecialTaken { seat, .. } => own(seat) | Panels::HAND | Panels::OFFER,
        Event::SpecialsSeen { .. } | Event::SpecialUnder { .. } => Panels::HAND | Panels::OFFER,
        Event::ContractClaimed { seat, .. } => own(seat) | Panels::OFFER,
        Event::RoundEnded { .. } => Panels::COURSE | Panels::SLOTS | Panels::TRACK,
        Event::EraBegan { .. } => Panels::COURSE | Panels::TRACK | Panels::SEABED,
        Event::Blocked { .. } => Panels::SLOTS | Panels::TRACK,
        Event::Scored { seat, .. } => own(seat) | Panels::COURSE,
        Event::Over => Panels::COURSE,
        Event::Forced { .. } | Event::HandsChosen | Event::CardWorked { .. } | Event::Performed { .. } => {
            Panels::NONE
        }
    }
}
