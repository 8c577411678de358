//! What is seen of a move that is only thought of: where the engineers go, what is built, how the water runs.

use barrage::{Event, Move, Site, Spring, View};

use super::ground::run;
use super::map::{self, HIGH};
use super::places;
use super::production::sum;
use crate::sketch::{Origin, Stroke};

/// Where engineers come from: those in my supply.
pub(super) const SUPPLY: &str = "supply";

/// The strokes of a move, from the view before it.
pub(super) fn of(view: &View, mv: Move, events: &[Event]) -> Vec<Stroke> {
    let mut strokes = Strokes::default();
    for place in places::of(view, mv) {
        match mv {
            // The water itself shows what happens there.
            Move::Drop(_) | Move::Drops(_) | Move::Flow(_) => {}
            Move::Produce { dam, .. } if place != dam.to_string() => {}
            _ => strokes.ring(place, ""),
        }
    }
    let sends = matches!(
        mv,
        Move::Place(_) | Move::Construct | Move::Mahiri | Move::Margot | Move::Gennaro | Move::Wu
    );
    if let Some(Stroke::Ring { from, .. }) = strokes.0.first_mut().filter(|_| sends) {
        *from = Origin::From(SUPPLY.to_owned());
    }
    // What the end of a round brings is not of this move.
    let own = events.iter().take_while(|it| {
        !matches!(
            it,
            Event::AutomaTurned { .. }
                | Event::Passed { .. }
                | Event::Order { .. }
                | Event::Round { .. }
                | Event::HeadStreamFilled { .. }
                | Event::Won { .. }
        )
    });
    for event in own {
        match *event {
            Event::Built { structure, site, .. } => {
                if let Site::Conduit(conduit) = site {
                    strokes.way(map::course(conduit).to_owned(), String::new(), (0.0, 0.0));
                }
                places::of(view, Move::Build { kind: structure, site })
                    .into_iter()
                    .for_each(|it| strokes.ring(it, ""));
            }
            Event::DropPlaced { head, .. } => strokes.one_more(head.to_string()),
            Event::DropAdded { at, .. } => strokes.one_more(at.to_string()),
            Event::DropHeld { from, at } => {
                strokes.runs(from, |first, head| run(head, first, at.basin(), Some(at)))
            }
            Event::DropLeft { from, below } => {
                strokes.runs(from, |first, head| run(head, first, below, None))
            }
            Event::Produced { conduit, drops, energy, .. } => {
                let plate = map::plate(conduit);
                let count = sum(drops, conduit, energy.into());
                strokes.way(map::course(conduit).to_owned(), count, (plate.x.clamp(14.0, 86.0), plate.y));
            }
            Event::ContractFulfilled { contract, .. } => strokes.ring(format!("contract-{contract}"), ""),
            _ => {}
        }
    }
    strokes.0
}

#[derive(Default)]
struct Strokes(Vec<Stroke>);

impl Strokes {
    /// A ring, if there is none yet.
    fn ring(&mut self, place: String, count: &str) {
        let known = |it: &Stroke| matches!(it, Stroke::Ring { place: old, .. } if *old == place);
        if !self.0.iter().any(known) {
            self.0.push(Stroke::Ring { place, from: Origin::Before, count: count.to_owned() });
        }
    }

    /// One more drop at a place.
    fn one_more(&mut self, at: String) {
        let mut rings = self.0.iter_mut().filter_map(|it| match it {
            Stroke::Ring { place, count, .. } if *place == at => Some(count),
            _ => None,
        });
        match rings.next() {
            Some(count) => {
                let before: u8 = count.trim_start_matches('+').parse().unwrap_or(0);
                *count = format!("+{}", before + 1);
            }
            None => self.ring(at, "+1"),
        }
    }

    /// A drop that runs from a spring; several on one way are one stroke.
    fn runs(
        &mut self,
        from: Spring,
        way: impl FnOnce(barrage::Basin, Option<barrage::HeadStream>) -> String,
    ) {
        let path = match from {
            Spring::Head(head) => way(head.basin(), Some(head)),
            Spring::Powerhouse(basin) => way(basin, None),
        };
        let same = |it: &Stroke| matches!(it, Stroke::Way { path: old, .. } if *old == path);
        if !self.0.iter().any(same) {
            self.way(path, String::new(), (0.0, 0.0));
        }
    }

    fn way(&mut self, path: String, count: String, at: (f32, f32)) {
        self.0.push(Stroke::Way { sheet: "water", measure: (1000.0, HIGH), path, count, at });
    }
}
