//! Barrage on a page.

mod board;
mod coach;
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
mod sheets;
mod strokes;
#[cfg(test)]
mod tests;
mod track;
mod wheel;

use barrage::{
    Barrage, BaseSpace, Company, ConduitSpace, Contract, Effect, Event, Kind, Move, PowerhouseSpace,
    Resource, Site, Space, Step, Tile, Via, View, Why,
};
use kernel::{Frame, Seat, Viewer};
use maud::{Markup, html};
use words::{BarrageVoice, Words};

use self::board::{Board, Moment};
use self::ground::ground;

use crate::coach::{Remark, Row};
use crate::component::Component;
use crate::sketch::Stroke;
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

    fn rules_at() -> &'static [(&'static str, &'static str)] {
        places::RULES
    }

    fn coached() -> &'static [Row] {
        &coach::ROWS
    }

    fn coach(&self, words: &Words, view: &View, legal: &[Move], lately: &[Event]) -> Vec<Remark> {
        coach::remarks(words, view, legal, lately)
    }

    /// B-6.3: out of engineers, but with a construction that needs none.
    const PASSES: bool = true;

    fn passes(&self, view: &View, legal: &[Move]) -> Option<Move> {
        (self.begins_turn(view) && legal.contains(&Move::Pass)).then_some(Move::Pass)
    }

    /// The one contract that can be fulfilled is.
    fn sensible(&self, _view: &View, legal: &[Move]) -> Option<Move> {
        match *legal {
            [fulfil @ Move::Fulfil(_), Move::Decline] | [Move::Decline, fulfil @ Move::Fulfil(_)] => {
                Some(fulfil)
            }
            _ => None,
        }
    }

    fn ahead(&self, view: &View) -> Vec<Move> {
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        if view.table.seats[seat].passed {
            return Vec::new();
        }
        let spaces = Space::every().map(Move::Place);
        spaces.filter(|&mv| self.named(view, mv).is_some_and(|named| named & 1 == 0)).collect()
    }

    fn begins_turn(&self, view: &View) -> bool {
        matches!(view.table.agenda.last(), Some(Step::Turn { copied: false }))
    }

    /// Whether a space is taken, and the tile or work that lies there.
    fn named(&self, view: &View, mv: Move) -> Option<u64> {
        let Move::Place(space) = mv else { return None };
        let (table, row) = (&view.table, space.row());
        let work = Space::WORKS.iter().position(|it| *it == space);
        if row.players > table.players || work.is_some() && !table.expanded() {
            return None;
        }
        let open =
            space == Space::BANK || !Seat::all(table.players).any(|seat| table.seats[seat].spaces.has(space));
        let lies = match (space.effect(), work) {
            (Some(Effect::TakePatent(slot)), _) => {
                Some(u64::from(table.patents.get(usize::from(slot)).copied().flatten()?.0))
            }
            (_, Some(work)) => Some(u64::from(table.leeghwater.works[work]?.0)),
            _ => None,
        };
        Some(u64::from(!open) | lies.map_or(0, |it| (it + 1) << 1))
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
        sheets::all(words, view, stage)
    }

    fn panels_named(&self, words: &Words, view: &View, names: &[&str]) -> Vec<Panel> {
        let moment = Moment::default();
        let board = Board::new(words, view, Stage::default(), &moment);
        let leaves = board.leaves().into_iter().filter(|leaf| names.iter().any(|name| leaf.holds(name)));
        let mut panels: Vec<Panel> = leaves.flat_map(|leaf| board.sheets(leaf)).collect();
        panels.retain(|panel| names.contains(&&*panel.name));
        panels
    }

    fn places(&self, view: &View, mv: Move) -> Vec<String> {
        places::of(view, mv)
    }

    fn strokes(&self, view: &View, mv: Move, events: &[Event]) -> Vec<Stroke> {
        strokes::of(view, mv, events)
    }

    fn pays(&self, seat: Seat, events: &[Event]) -> Vec<(&'static str, u16)> {
        let mut goods = Vec::new();
        for event in events {
            match *event {
                Event::PutOnWheel { seat: payer, excavators, mixers, excamixers, .. } if payer == seat => {
                    goods.extend([("excavators", excavators.into()), ("mixers", mixers.into())]);
                    goods.push(("excamixers", excamixers.into()));
                }
                Event::Lost { seat: payer, what, amount, .. } if payer == seat => match what {
                    Resource::Credits => goods.push(("credits", amount)),
                    Resource::Vp => goods.push(("vp", amount)),
                    Resource::Excavators | Resource::Mixers | Resource::Excamixers | Resource::Energy => {}
                },
                // What is gained or revealed later is no price.
                Event::Gained { .. } | Event::ContractRevealed { .. } => break,
                _ => {}
            }
        }
        goods.retain(|(_, count)| *count > 0);
        goods
    }

    fn paid(goods: &[(&'static str, u16)]) -> Markup {
        let sign = |good: &str| match good {
            "credits" => "credit",
            "excavators" => "exc",
            "mixers" => "mix",
            "excamixers" => "any",
            _ => "vp",
        };
        html! { @for (good, count) in goods { (icons::amount(count, sign(good))) } }
    }

    fn stills(&self, words: &Words, before: &View, film: &[Frame<Self>]) -> Vec<Still> {
        motion::stills(words, before, film)
    }

    fn turn_of(event: &Event) -> Option<Seat> {
        match *event {
            Event::AutomaTurned { seat, .. } | Event::AutomaActs { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn colour(&self, view: &View, seat: Seat) -> Option<&'static str> {
        Some(match view.table.seats[seat].company? {
            Company::Usa => "usa",
            Company::Germany => "germany",
            Company::Italy => "italy",
            Company::France => "france",
            Company::Netherlands => "netherlands",
        })
    }

    fn told_of(event: &Event) -> Option<Seat> {
        event.seat()
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
