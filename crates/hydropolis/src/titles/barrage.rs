//! Barrage on the command line.

mod board;

use barrage::{
    AutomaTile, Barrage, BaseSpace, Bonus, Company, ConduitSpace, Contract, Event, HeadStreamTile, Kind,
    Level, Move, Objective, Officer, Position, PowerhouseSpace, Refusal, Setup, Sheet, Space, Tile, Variant,
    View,
};
use clap::Args;
use kernel::{Moves, Seat, Seed};
use serde_json::Value as Json;
use words::{BarrageVoice, Phrase, Words};

use super::Title;
use crate::args::Deal;
use crate::cards::CardReport;
use crate::chairs::{Chair, Minds};
use crate::problem::Problem;

/// What can be chosen about a game of Barrage.
#[derive(Debug, Default, Args)]
pub(crate) struct BarrageOptions {
    /// Barrage: the introductory game instead of the full one.
    #[arg(long)]
    pub(crate) intro: bool,
    /// Barrage: Automas that join the players, each easy, medium, hard or very-hard, separated by commas.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',')]
    pub(crate) automa: Vec<String>,
}

impl BarrageOptions {
    /// The first of them that was given.
    pub(crate) fn given(&self) -> Option<&'static str> {
        let given = [("--intro", self.intro), ("--automa", !self.automa.is_empty())];
        given.into_iter().find_map(|(option, given)| given.then_some(option))
    }
}

/// An Automa among the seats: `automa:hard`.
const AUTOMA: &str = "automa:";

impl Title for Barrage {
    type Sheet = Sheet;
    const SHEET_NAMES_GAME: bool = true;
    const GROUPS: &'static [&'static str] = &["companies", "officers"];

    fn agree(deal: &Deal, chairs: &[Chair]) -> Result<Setup, Problem> {
        let variant = if deal.barrage.intro { Variant::Intro } else { Variant::Full };
        // More seats than a table has are refused when the game is opened.
        let mut setup = Setup::new(chairs.len().min(u8::MAX.into()) as u8, variant);
        for (chair, seat) in chairs.iter().zip(Seat::all(Seat::MOST as u8)) {
            if let Some(level) = level(chair) {
                setup = setup.with_automa(seat, level);
            }
        }
        Ok(setup)
    }

    fn own_players() -> Vec<String> {
        Level::ALL.map(|level| format!("{AUTOMA}{level}")).into()
    }

    fn added(deal: &Deal) -> Result<Vec<String>, Problem> {
        let read = |text: &String| match text.trim().parse::<Level>() {
            Ok(level) => Ok(format!("{AUTOMA}{level}")),
            Err(error) => Err(Problem::new("cli-bad-setup").with("reason", error.to_string())),
        };
        deal.barrage.automa.iter().map(read).collect()
    }

    fn played_by(setup: &Setup, seat: Seat) -> Option<String> {
        setup.automas[seat].map(|level| format!("{AUTOMA}{level}"))
    }

    fn variants() -> Vec<String> {
        [Variant::Intro, Variant::Full].map(variant_name).into()
    }

    fn components() -> Vec<(&'static str, usize)> {
        let contracts = |counts: fn(&Contract) -> bool| Contract::all().filter(counts).count();
        let tiles = |counts: fn(&Tile) -> bool| Tile::all().filter(counts).count();
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
            ("action-spaces", Space::COUNT),
            ("base-spaces", BaseSpace::COUNT),
            ("conduit-spaces", ConduitSpace::COUNT),
            ("powerhouse-spaces", PowerhouseSpace::COUNT),
            ("pieces-of-a-company", Kind::ALL.iter().map(|kind| kind.pieces() as usize).sum()),
        ]
    }

    fn lay(sheet: Sheet) -> Result<(Self, Position), String> {
        let position = sheet.position().map_err(|error| error.to_string())?;
        let mut setup = Setup::new(position.table.players, position.table.variant);
        for seat in position.table.seats() {
            setup.automas[seat] = position.table.seats[seat].automa;
        }
        let game = <Self as kernel::Game>::open(setup).map_err(|error| error.to_string())?;
        Ok((game, position))
    }

    fn written(&self, position: &Position) -> Json {
        serde_json::to_value(position).unwrap_or_default()
    }

    fn settle(&self, position: &mut Position, events: &mut Vec<Event>) {
        position.settle(&mut Moves::new(), events);
    }

    fn made_by_itself(event: &Event) -> Option<Move> {
        match event {
            Event::Forced { r#move, .. } => Some(*r#move),
            _ => None,
        }
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

    fn question(&self, words: &Words, view: &View) -> String {
        let voice = BarrageVoice::new(words, &view.table);
        view.table.agenda.last().map(|step| voice.question(*step)).unwrap_or_default()
    }

    fn explain(&self, words: &Words, view: &View, mv: Move) -> String {
        BarrageVoice::new(words, &view.table).explain(&view.table, mv)
    }

    fn tell_move(&self, _words: &Words, _view: &View, _seat: Seat, mv: Move) -> String {
        mv.to_string()
    }

    fn explains(&self, view: &View, event: &Event) -> bool {
        match event {
            Event::Forced { seat, .. } => view.table.seats[*seat].is_automa(),
            Event::AutomaTried { .. }
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
            | Event::AutomaCode { .. } => true,
            _ => false,
        }
    }

    fn tell_event(&self, words: &Words, view: &View, event: &Event) -> String {
        BarrageVoice::new(words, &view.table).event(event)
    }

    fn tell_refusal(&self, words: &Words, view: &View, refusal: &Refusal) -> String {
        BarrageVoice::new(words, &view.table).refusal(refusal)
    }

    fn seat_called(&self, words: &Words, view: &View, seat: Seat) -> Phrase {
        BarrageVoice::new(words, &view.table).voice().seat_called(seat)
    }

    fn card_report(
        &self,
        _minds: &Minds<Self>,
        _seed: Seed,
        _games: u64,
        _threads: usize,
        _told: &(dyn Fn(u64) + Sync),
    ) -> Option<(CardReport, u64)> {
        None
    }

    fn members(&self, group: usize) -> Vec<String> {
        match group {
            0 => Company::ALL.iter().map(Company::to_string).collect(),
            _ => Officer::ALL.iter().map(Officer::to_string).collect(),
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

/// The level of an Automa's chair.
fn level(chair: &Chair) -> Option<Level> {
    let Chair::Rules(name) = chair else { return None };
    name.strip_prefix(AUTOMA)?.parse().ok()
}

/// A variant as records and position files write it.
fn variant_name(variant: Variant) -> String {
    match variant {
        Variant::Intro => "intro".to_owned(),
        Variant::Full => "full".to_owned(),
    }
}
