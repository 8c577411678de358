//! Barrage on a page.

mod board;
mod company;
mod components;
mod ground;
mod icons;
mod map;
mod motion;
mod names;
mod offices;
mod pieces;
mod places;
mod production;
mod project;
mod river;
mod round_end;
#[cfg(test)]
mod tests;
mod track;
mod wheel;

use barrage::{
    Barrage, BaseSpace, ConduitSpace, Contract, Event, Kind, Move, PowerhouseSpace, Resource, Site, Space,
    Step, Tile, Via, View, Why,
};
use kernel::{Frame, Seat};
use maud::Markup;
use words::{BarrageVoice, Words};

use self::board::{Board, Moment};
use self::ground::ground;

use crate::component::Component;
use crate::stage::{Panel, Stage, Still};
use crate::title::{OnPage, Source};

impl OnPage for Barrage {
    fn files() -> Vec<(&'static str, &'static [u8])> {
        vec![
            ("barrage-ground.svg", ground().as_bytes()),
            ("barrage-glyphs.svg", include_bytes!("../../assets/barrage-glyphs.svg")),
            ("barrage.css", include_bytes!("../../assets/barrage.css")),
            ("barrage-leeghwater.css", include_bytes!("../../assets/barrage-leeghwater.css")),
        ]
    }

    fn symbols() -> Markup {
        pieces::symbols()
    }

    fn components(words: &Words) -> Vec<Component> {
        components::all(words)
    }

    fn price(&self, words: &Words, view: &View, seat: Seat, events: &[Event]) -> Option<String> {
        let voice = BarrageVoice::new(words, &view.table);
        let goods = self.pays(seat, events);
        let parts = goods
            .iter()
            .map(|&(good, count)| voice.say(&format!("effect-{good}"), &[("count", count.into())]));
        (!goods.is_empty()).then(|| voice.voice().list(parts))
    }

    fn throws_away(&self, view: &View, mv: Move) -> bool {
        let contract_lost = matches!(view.table.agenda.last(), Some(Step::Contract { .. }));
        matches!(mv, Move::Discard(_)) || mv == Move::Decline && contract_lost
    }

    fn barred(&self, view: &View, legal: &[Move]) -> Vec<Move> {
        let thought_of: Vec<Move> = match view.table.agenda.last() {
            Some(Step::Turn { .. }) => {
                let works = Space::WORKS.into_iter().filter(|_| view.table.expanded());
                let buildings = view.table.leeghwater.buildings.into_iter().flatten().map(Move::Use);
                let places = Space::all().chain(works).map(Move::Place);
                places.chain([Move::Construct, Move::Mahiri]).chain(buildings).collect()
            }
            Some(Step::Tile { .. }) => Tile::all()
                .filter(|&tile| view.table.me().tiles.has(tile) || usize::from(tile.0) < Tile::OF_THE_BOX)
                .map(|tile| Move::Tile { via: Via::Own, tile })
                .collect(),
            Some(Step::Site { .. } | Step::Free(_)) => {
                // What is built is what some legal move builds: for other kinds there is nothing to look for.
                let built = |kind: &Kind| {
                    legal.iter().any(|mv| matches!(mv, Move::Build { kind: it, .. } if it == kind))
                };
                let sites = |kind: Kind| -> Vec<Site> {
                    match kind {
                        Kind::Base | Kind::Elevation => BaseSpace::all().map(Site::Base).collect(),
                        Kind::Conduit => ConduitSpace::all().map(Site::Conduit).collect(),
                        Kind::Powerhouse => PowerhouseSpace::all().map(Site::Powerhouse).collect(),
                        Kind::Building => view
                            .table
                            .leeghwater
                            .buildings
                            .into_iter()
                            .flatten()
                            .map(Site::Building)
                            .collect(),
                    }
                };
                let kinds = Kind::EVERY.into_iter().filter(built);
                kinds
                    .flat_map(|kind| sites(kind).into_iter().map(move |site| Move::Build { kind, site }))
                    .collect()
            }
            Some(Step::Contract { .. }) => {
                let mine = view.table.seats[view.table.active].contracts;
                let mine = Contract::all().filter(|it| mine.has(*it));
                mine.chain(view.table.national.iter().flatten().copied()).map(Move::Fulfil).collect()
            }
            _ => Vec::new(),
        };
        thought_of.into_iter().filter(|mv| !legal.contains(mv)).collect()
    }

    fn panels(&self, words: &Words, view: &View, stage: Stage<'_>) -> Vec<Panel> {
        let moment = Moment::default();
        let board = Board::new(words, view, stage, &moment);
        board.leaves().into_iter().flat_map(|leaf| board.sheets(leaf)).collect()
    }

    fn places(&self, view: &View, mv: Move) -> Vec<String> {
        places::of(view, mv)
    }

    fn pays(&self, seat: Seat, events: &[Event]) -> Vec<(&'static str, u16)> {
        let mut goods = Vec::new();
        for event in events {
            match *event {
                Event::PutOnWheel { seat: payer, excavators, mixers, .. } if payer == seat => {
                    goods.extend([("excavators", excavators.into()), ("mixers", mixers.into())]);
                }
                Event::Lost { seat: payer, what, amount, .. } if payer == seat => match what {
                    Resource::Credits => goods.push(("credits", amount)),
                    Resource::Vp => goods.push(("vp", amount)),
                    Resource::Excavators | Resource::Mixers | Resource::Energy => {}
                },
                // What is gained or revealed later is no price.
                Event::Gained { .. } | Event::ContractRevealed { .. } => break,
                _ => {}
            }
        }
        goods.retain(|(_, count)| *count > 0);
        goods
    }

    fn stills(&self, words: &Words, before: &View, film: &[Frame<Self>]) -> Vec<Still> {
        motion::stills(words, before, film)
    }

    fn round(event: &Event) -> Option<u8> {
        match *event {
            Event::Round { round } => Some(round),
            _ => None,
        }
    }

    fn points(event: &Event) -> Option<(Seat, Source, i32)> {
        let (seat, amount, why) = match *event {
            Event::Gained { seat, what: Resource::Vp, amount, why } => (seat, i32::from(amount), why),
            Event::Lost { seat, what: Resource::Vp, amount, why } => (seat, -i32::from(amount), why),
            _ => return None,
        };
        let source = match why {
            Why::Contract(_) => "contracts",
            Why::Bonus(_) => "bonus",
            Why::EnergyPlace | Why::EnergyTrack => "energy",
            Why::Conduit(_) => "conduits",
            Why::Objective(_) => "objective",
            Why::Leftovers | Why::Water => "leftovers",
            Why::Income => "income",
            Why::Work(_) => "works",
            Why::Building(_) => "buildings",
            _ => "other",
        };
        Some((seat, Source(source), amount))
    }
}
