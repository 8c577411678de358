//! Barrage on the command line.

mod board;

use barrage::{
    AutomaTile, Barrage, BaseSpace, Bonus, Company, ConduitSpace, Contract, Event, HeadStreamTile, Kind,
    Move, Objective, Officer, Position, PowerhouseSpace, Refusal, Resource, Sheet, Space, Tile, Variant,
    View, Why,
};
use kernel::{Game as _, Moves, Seat, Seed};
use serde_json::Value as Json;
use titles::Title as _;
use words::{BarrageVoice, Words};

use super::{InTerminal, Story, Told};
use crate::args::Report;
use crate::chairs::Minds;

impl InTerminal for Barrage {
    type Sheet = Sheet;
    const SHEET_NAMES_GAME: bool = true;
    const GROUPS: &'static [&'static str] = &["companies", "officers"];

    fn variants() -> Vec<String> {
        [Variant::Intro, Variant::Full].map(variant_name).into()
    }

    fn components() -> Vec<(&'static str, usize)> {
        let contracts = |counts: fn(&Contract) -> bool| Contract::all().filter(counts).count();
        let tiles = |counts: fn(&Tile) -> bool| Tile::all().take(Tile::OF_THE_BOX).filter(counts).count();
        vec![
            ("companies", Company::ALL.len()),
            ("officers", Officer::ALL.len()),
            ("starting-contracts", contracts(|it| it.colour().is_none() && !it.national())),
            ("private-contracts", contracts(|it| it.colour().is_some())),
            ("national-contracts", contracts(|it| it.national())),
            ("basic-tiles", tiles(|it| !it.advanced() && *it != Tile::ANTON)),
            ("advanced-tiles", tiles(|it| it.advanced())),
            ("head-stream-tiles", HeadStreamTile::COUNT),
            ("bonus-tiles", Bonus::ALL.len()),
            ("objective-tiles", Objective::ALL.len()),
            ("automa-tiles", AutomaTile::COUNT),
            ("action-spaces", Space::OF_THE_BOX),
            ("base-spaces", BaseSpace::COUNT),
            ("conduit-spaces", ConduitSpace::COUNT),
            ("powerhouse-spaces", PowerhouseSpace::COUNT),
            ("pieces-of-a-company", Kind::ALL.iter().map(|kind| kind.pieces() as usize).sum()),
        ]
    }

    fn lay(sheet: Sheet, stop: bool, story: &mut Story<Self>) -> Result<(Self, Position), String> {
        let mut position = sheet.position().map_err(|error| error.to_string())?;
        let (setup, version) = (position.table.setup(), position.table.terms.version);
        let game = Self::open_under(setup, version.into()).map_err(|error| error.to_string())?;
        if stop {
            position.settle_to_automa(&mut Moves::new(), story);
        } else {
            position.settle(&mut Moves::new(), story);
        }
        Ok((game, position))
    }

    fn go(&self, position: &mut Position, mv: Move, stop: bool, story: &mut Story<Self>) {
        if stop {
            position.play_to_automa(mv, &mut Moves::new(), story);
        } else {
            position.play(mv, &mut Moves::new(), story);
        }
    }

    fn written(&self, position: &Position) -> Json {
        serde_json::to_value(position).unwrap_or_default()
    }

    fn made_by_itself(&self, _played: Option<Move>, story: &Story<Self>) -> Vec<(usize, Move)> {
        let forced = |(at, event): (usize, &Event)| match event {
            Event::Forced { r#move, .. } => Some((at, *r#move)),
            _ => None,
        };
        story.events().enumerate().filter_map(forced).collect()
    }

    fn not_asked(refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::OtherQuestion { .. } | Refusal::Over)
    }

    fn board(&self, words: &Words, view: &View) -> String {
        board::board(words, view)
    }

    fn status(&self, words: &Words, view: &View, seat: Seat) -> Option<String> {
        let player = &view.table.seats[seat];
        player.company?;
        let voice = BarrageVoice::new(words, &view.table);
        let args = [
            ("seat", voice.seat(seat).into()),
            ("engineers", player.engineers.into()),
            ("credits", player.credits.into()),
            ("excavators", player.excavators.into()),
            ("mixers", player.mixers.into()),
            ("energy", player.energy.into()),
            ("vp", player.vp.into()),
        ];
        Some(voice.say("status", &args))
    }

    fn explains(&self, view: &View, event: &Event) -> bool {
        match event {
            Event::Forced { seat, .. } => view.table.seats[*seat].is_automa(),
            _ => Self::is_reason(event),
        }
    }

    fn report(
        &self,
        what: Report,
        minds: &Minds<Self>,
        seed: Seed,
        games: u64,
        threads: usize,
        told: &(dyn Fn(u64) + Sync),
    ) -> Option<Told> {
        let components = what == Report::Components;
        components.then(|| crate::components::report(self, minds, seed, games, threads, told))
    }

    fn used(&self, event: &Event) -> Option<(Seat, String)> {
        let (seat, kind, name) = match *event {
            Event::ContractFulfilled { seat, contract } => (seat, "contract", contract.to_string()),
            Event::PutOnWheel { seat, tile: Some(tile), .. } => (seat, "tile", tile.to_string()),
            Event::WorkDone { seat, work } => (seat, "work", work.to_string()),
            Event::PlacedAtBuilding { seat, building, .. } => (seat, "building", building.to_string()),
            Event::AutomaActs { seat, tile, .. } => (seat, "automa", tile.to_string()),
            Event::Gained { seat, what: Resource::Vp, why: Why::Bonus(bonus), .. } => {
                (seat, "bonus", bonus.to_string())
            }
            Event::Gained { seat, what: Resource::Vp, why: Why::Objective(objective), .. } => {
                (seat, "objective", objective.to_string())
            }
            _ => return None,
        };
        Some((seat, format!("{kind}-{}", name.to_lowercase())))
    }

    fn held(&self, position: &Position, seat: Seat) -> Vec<String> {
        let player = &position.table.seats[seat];
        let company = player.company.map(|it| format!("company-{}", it.to_string().to_lowercase()));
        let officer = player.officer.map(|it| format!("officer-{}", it.to_string().to_lowercase()));
        company.into_iter().chain(officer).collect()
    }

    fn network(&self, bytes: &[u8]) -> Result<bots::Mind<Self>, arrays::NetError> {
        Ok(std::sync::Arc::new(arrays::Net::read(self, bytes)?).mind())
    }

    fn members(&self, group: usize) -> Vec<String> {
        match group {
            0 => Company::EVERY.iter().map(Company::to_string).collect(),
            _ => Officer::EVERY.iter().map(Officer::to_string).collect(),
        }
    }

    fn member(&self, position: &Position, seat: Seat, group: usize) -> Option<usize> {
        let player = &position.table.seats[seat];
        match group {
            0 => player.company.map(|company| company as usize),
            _ => player.officer.map(|officer| officer as usize),
        }
    }
}

/// A variant as records and position files write it.
fn variant_name(variant: Variant) -> String {
    match variant {
        Variant::Intro => "intro".to_owned(),
        Variant::Full => "full".to_owned(),
    }
}
