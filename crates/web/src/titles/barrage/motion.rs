//! What is seen between two positions: the view after each event, drawn where the event can be seen.
//!
//! A drop runs down the river to the dam that holds it, or out of the map. Quick, and less quick where there are few.

use barrage::{Barrage, BaseSpace, Basin, Event, Resource, Spring, View};
use kernel::Frame;
use words::Words;

use super::board::{Board, Leaf, Moment};
use super::ground::run;
use super::map;
use super::production::sum;
use super::river::{dam_drop, head_drop};
use super::round_end;
use crate::stage::{Stage, Still};

/// The pictures of a move.
pub(super) fn stills(words: &Words, before: &View, film: &[Frame<Barrage>]) -> Vec<Still> {
    let flowing =
        |frame: &&Frame<Barrage>| matches!(frame.event, Event::DropHeld { .. } | Event::DropLeft { .. });
    let drops = film.iter().filter(flowing).count().max(1) as u16;
    let reach_time = (ALL_RUNS / drops).min(REACH);
    let mut motion = Motion { words, view: before, afloat: Vec::new(), stills: Vec::new(), reach_time };
    for (nth, frame) in film.iter().enumerate() {
        if round_end::begins(film, nth) {
            let card = Some(round_end::card(words, motion.view, &film[nth..]));
            motion.still(nth, &[Leaf::Water], Moment { card, ..Moment::default() });
        }
        motion.show(nth, frame);
    }
    motion.stills
}

struct Motion<'a> {
    words: &'a Words,
    /// What is seen now.
    view: &'a View,
    /// Drops that have driven powerhouses and have not flowed on yet: their pieces, and where.
    afloat: Vec<(String, Basin)>,
    stills: Vec<Still>,
    /// How long a drop takes from basin to basin, in milliseconds.
    reach_time: u16,
}

/// How long a drop takes from basin to basin, and all drops of a move together, in milliseconds.
const REACH: u16 = 220;
const ALL_RUNS: u16 = 1200;
/// A drop is never faster nor slower than this.
const SHORTEST_RUN: u16 = 90;
const LONGEST_RUN: u16 = 700;

impl<'a> Motion<'a> {
    fn show(&mut self, nth: usize, Frame { event, view }: &'a Frame<Barrage>) {
        let before = std::mem::replace(&mut self.view, view);
        match *event {
            Event::DropHeld { from, at } => self.flow(nth, from, at.basin(), Some(at)),
            Event::DropLeft { from, below } => self.flow(nth, from, below, None),
            Event::Produced { dam, conduit, powerhouse, drops, energy, .. } => {
                let held = view.table.river.held[dam.0 as usize];
                let leaving = (held..held + drops).map(|nth| (dam_drop(dam, nth), powerhouse));
                self.afloat.extend(leaving);
                let surge = Some((conduit, sum(drops, conduit, energy.into())));
                self.still(nth, &[Leaf::Water, Leaf::Map], Moment { surge, ..Moment::default() });
            }
            _ if view == before => {}
            Event::Placed { seat, space, engineers } => {
                let moment = Moment { crew: Some((seat, space, engineers)), ..Moment::default() };
                self.still(nth, &touched(view, event), moment);
            }
            Event::WheelTurned { seat, .. } => {
                let moment = Moment { turned: Some(seat), ..Moment::default() };
                self.still(nth, &touched(view, event), moment);
            }
            _ => self.still(nth, &touched(view, event), Moment::default()),
        }
    }

    /// A drop flows to a dam of the last basin on its way, or out of the map below it.
    fn flow(&mut self, nth: usize, from: Spring, last: Basin, dam: Option<BaseSpace>) {
        let (name, first, head) = match from {
            Spring::Head(head) => {
                (head_drop(head, self.view.table.river.waiting[head.0 as usize]), head.basin(), Some(head))
            }
            Spring::Powerhouse(basin) => {
                let drop = self.afloat.iter().position(|(_, at)| *at == basin);
                let name =
                    drop.map_or_else(|| dam_drop(BaseSpace(0), u8::MAX), |at| self.afloat.remove(at).0);
                (name, basin, None)
            }
        };
        // On its way it is drawn apart: the last of the dam that will hold it is not there yet.
        let path = run(head, first, last, dam);
        let reaches =
            std::iter::successors(Some(first), |it| it.river().filter(|_| *it != last)).count() as u16;
        let hold = (reaches * self.reach_time).clamp(SHORTEST_RUN, LONGEST_RUN);
        self.still(nth, &[Leaf::Water], Moment { run: Some((path, hold)), coming: dam, ..Moment::default() });
        let landed = dam.map(|dam| (dam, name));
        self.still(nth, &[Leaf::Water, Leaf::Map], Moment { landed, ..Moment::default() });
    }

    fn still(&mut self, event: usize, leaves: &[Leaf], mut moment: Moment) {
        for ((name, basin), beside) in self.afloat.iter().zip(0..) {
            moment.drops.push((name.clone(), map::below_houses(*basin, beside)));
        }
        let board = Board::new(self.words, self.view, Stage::default(), &moment);
        let panels: Vec<_> = leaves.iter().flat_map(|&leaf| board.sheets(leaf)).collect();
        if !panels.is_empty() {
            self.stills.push(Still { panels, event });
        }
    }
}

/// The panels on which an event is seen.
fn touched(view: &View, event: &Event) -> Vec<Leaf> {
    match *event {
        Event::Drafted { seat, .. } | Event::AutomaJoined { seat, .. } => {
            vec![Leaf::Track, Leaf::Offices, Leaf::Company(seat)]
        }
        Event::Round { .. } => vec![Leaf::Track, Leaf::Map],
        Event::HeadStreamFilled { .. } | Event::DropPlaced { .. } | Event::DropAdded { .. } => {
            vec![Leaf::Water]
        }
        Event::Placed { seat, .. } => {
            vec![Leaf::Offices, Leaf::Project, Leaf::Contracts, Leaf::Company(seat)]
        }
        Event::PlacedToConstruct { seat, .. }
        | Event::PlacedWithMahiri { seat, .. }
        | Event::Copied { seat, .. }
        | Event::PutOnWheel { seat, .. }
        | Event::WheelTurned { seat, .. }
        | Event::ArchitectSent { seat }
        | Event::PlacedWithMargot { seat, .. }
        | Event::PlacedWithOfficer { seat, .. }
        | Event::TileRetrieved { seat, .. }
        | Event::MachinesRetrieved { seat, .. }
        | Event::Laid { seat, .. } => vec![Leaf::Company(seat)],
        Event::PlacedAtBuilding { seat, .. } => vec![Leaf::Project, Leaf::Company(seat)],
        Event::WorkDone { seat, .. } => vec![Leaf::Project, Leaf::Track, Leaf::Company(seat)],
        Event::WorkGone { .. } | Event::WorkRevealed { .. } => vec![Leaf::Project],
        Event::Passed { seat } => vec![Leaf::Track, Leaf::Company(seat)],
        Event::Gained { seat, what, .. } | Event::Lost { seat, what, .. } => match what {
            Resource::Energy => vec![Leaf::Track, Leaf::Company(seat)],
            _ => vec![Leaf::Company(seat)],
        },
        Event::Built { seat, .. } => {
            vec![Leaf::Map, Leaf::Project, Leaf::Track, Leaf::Objective, Leaf::Company(seat)]
        }
        Event::ContractTaken { seat, .. }
        | Event::ContractDiscarded { seat, .. }
        | Event::ContractFulfilled { seat, .. } => vec![Leaf::Contracts, Leaf::Company(seat)],
        Event::ContractRevealed { .. } | Event::ContractRemoved { .. } => vec![Leaf::Contracts],
        Event::PatentTaken { seat, .. } => vec![Leaf::Offices, Leaf::Company(seat)],
        Event::PatentRevealed { .. } | Event::PatentGone { .. } => vec![Leaf::Offices],
        Event::AutomaTurned { .. } => vec![Leaf::Automa],
        Event::Won { .. } => vec![Leaf::Track],
        Event::OfficerLaidOut { .. } => view.table.seats().map(Leaf::Company).collect(),
        Event::Order { .. } => {
            let companies = view.table.seats().map(Leaf::Company);
            [Leaf::Track, Leaf::Offices, Leaf::Project, Leaf::Contracts]
                .into_iter()
                .chain(companies)
                .collect()
        }
        _ => Vec::new(),
    }
}
