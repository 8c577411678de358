//! Barrage on a page.

mod board;
mod company;
mod icons;
mod map;
mod motion;
mod names;
mod offices;
mod places;
mod river;
#[cfg(test)]
mod tests;
mod track;

use barrage::{
    Barrage, BaseSpace, ConduitSpace, Contract, Event, Kind, Level, Move, PowerhouseSpace, Refusal, Resource,
    Setup, Site, Space, Step, Tile, Variant, Via, View, Why,
};
use kernel::{Seat, Viewer};
use words::{BarrageVoice, Words};

use self::board::{Board, Moment};
pub(crate) use self::map::ground;

use crate::stage::{Frame, Sheet, Stage};
use crate::title::{Names, Order, Setting, Source, Title};

const VARIANT: Setting = Setting { name: "variant", values: &["full", "intro"] };
const OWN_PLAYERS: [&str; 4] = ["automa-easy", "automa-medium", "automa-hard", "automa-very-hard"];

impl Title for Barrage {
    fn settings() -> &'static [Setting] {
        &[VARIANT]
    }

    fn seats() -> (u8, u8) {
        (2, 4)
    }

    fn own_players() -> &'static [&'static str] {
        &OWN_PLAYERS
    }

    fn own_player(setup: &Setup, seat: Seat) -> Option<&'static str> {
        setup.automas[seat].map(|level| OWN_PLAYERS[level as usize])
    }

    fn agree(order: &Order) -> Result<Setup, String> {
        let variant = if order.value(&VARIANT)? == "intro" { Variant::Intro } else { Variant::Full };
        let mut setup = Setup::new(order.players(), variant);
        for (seat, own) in (0..).map(Seat).zip(&order.own_players).take(Seat::MOST) {
            if let Some(own) = own {
                let level = OWN_PLAYERS.iter().position(|known| known == own).map(|at| Level::ALL[at]);
                setup.automas[seat] = Some(level.ok_or_else(|| OWN_PLAYERS.join(", "))?);
            }
        }
        Ok(setup)
    }

    fn question(&self, words: &Words, view: &View) -> String {
        let voice = BarrageVoice::new(words, &view.table);
        view.table.agenda.last().map(|step| voice.question(*step)).unwrap_or_default()
    }

    fn explain(&self, words: &Words, view: &View, mv: Move) -> String {
        BarrageVoice::new(words, &view.table).explain(&view.table, mv)
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
                Space::all().map(Move::Place).chain([Move::Construct, Move::Mahiri]).collect()
            }
            Some(Step::Tile { .. }) => Tile::all().map(|tile| Move::Tile { via: Via::Own, tile }).collect(),
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
                    }
                };
                let kinds = Kind::ALL.into_iter().filter(built);
                kinds
                    .flat_map(|kind| sites(kind).into_iter().map(move |site| Move::Build { kind, site }))
                    .collect()
            }
            Some(Step::Contract { .. }) => {
                let mine = view.table.seats[view.table.active].contracts;
                let mine = Contract::all().filter(|it| it.bit() & mine != 0);
                mine.chain(view.table.national.iter().flatten().copied()).map(Move::Fulfil).collect()
            }
            _ => Vec::new(),
        };
        thought_of.into_iter().filter(|mv| !legal.contains(mv)).collect()
    }

    fn seen_by(event: &Event, _viewer: Viewer) -> Event {
        // Nothing that happens in Barrage is one player's secret.
        *event
    }

    fn tell(&self, words: &Words, view: &View, names: &Names, event: &Event) -> String {
        BarrageVoice::new(words, &view.table).with_names(names.clone()).event(event)
    }

    fn is_reason(event: &Event) -> bool {
        matches!(
            event,
            Event::Forced { .. }
                | Event::AutomaTried { .. }
                | Event::AutomaActs { .. }
                | Event::AutomaSystem { .. }
                | Event::AutomaContract { .. }
                | Event::AutomaWater { .. }
                | Event::AutomaTechnology { .. }
                | Event::AutomaMachine { .. }
                | Event::AutomaCandidates { .. }
                | Event::AutomaThird { .. }
                | Event::AutomaPreference { .. }
                | Event::AutomaCriterion { .. }
                | Event::AutomaCode { .. }
        )
    }

    fn refuse(&self, words: &Words, view: &View, refusal: &Refusal) -> String {
        BarrageVoice::new(words, &view.table).refusal(refusal)
    }

    fn seat_name(&self, words: &Words, view: &View, seat: Seat) -> Option<String> {
        view.table.seats[seat].company?;
        Some(BarrageVoice::new(words, &view.table).seat(seat))
    }

    fn sheets(&self, words: &Words, view: &View, stage: Stage<'_>) -> Vec<Sheet> {
        let moment = Moment::default();
        let board = Board::new(words, view, stage, &moment);
        board.leaves().into_iter().map(|leaf| board.sheet(leaf)).collect()
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

    fn frames(&self, words: &Words, before: &View, events: &[Event]) -> Vec<Frame> {
        motion::frames(words, before, events)
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
            _ => "other",
        };
        Some((seat, Source(source), amount))
    }
}
