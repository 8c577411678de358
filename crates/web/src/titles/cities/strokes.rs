//! What is seen of a move that is only thought of: which card goes where, what is built, what is upgraded.

use cities::{Event, Move, Seen};

use super::seabed::site_place;
use crate::sketch::{Origin, Stroke};

/// The sign of what becomes better where it stands.
const BETTER: &str = "↑";

/// The strokes of a move that belongs to these places.
pub(super) fn of(mv: Move, places: Vec<String>, events: &[Seen]) -> Vec<Stroke> {
    let mut strokes: Vec<Stroke> = Vec::new();
    let mut ring = |place: String, from: Origin, count: &str| {
        let known = |it: &Stroke| matches!(it, Stroke::Ring { place: old, .. } if *old == place);
        if !strokes.iter().any(known) {
            strokes.push(Stroke::Ring { place, from, count: count.to_owned() });
        }
    };
    match mv {
        // The card comes from the hand and lies down at the slot.
        Move::Choose { slot, card } | Move::Clone { slot, card } => {
            let card = format!("card-{}", card.0);
            ring(card.clone(), Origin::Nowhere, "");
            ring(format!("slot-{}", slot.0), Origin::From(card), "");
        }
        Move::Upgrade { .. } | Move::Convert(_) => {
            places.into_iter().for_each(|place| ring(place, Origin::Before, BETTER));
        }
        _ => places.into_iter().for_each(|place| ring(place, Origin::Before, "")),
    }
    for event in events.iter().take_while(|it| !matches!(it, Event::RoundEnded { .. })) {
        match *event {
            Event::Built { site, .. } => ring(site_place(site), Origin::Before, ""),
            Event::Upgraded { site, .. } | Event::Converted { site, .. } => {
                ring(site_place(site), Origin::Before, BETTER)
            }
            Event::ContractClaimed { contract, .. } => {
                ring(format!("contract-{contract}"), Origin::Before, "")
            }
            Event::Advanced { .. } => ring("federation".to_owned(), Origin::Before, ""),
            _ => {}
        }
    }
    strokes
}
