//! Underwater Cities on the command line.

mod board;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cities::{
    Cities, Deck, Event, Move, Pack, Position, Refusal, Setup, Sheet, Side, Step, TUNNELS, View, WHITE_DOMES,
    purple_domes,
};
use clap::{Args, ValueEnum};
use kernel::{Game, Moves, Seat, Seed, Viewer};
use serde_json::Value as Json;
use words::{CitiesVoice, Phrase, Words};

use super::Title;
use crate::args::Deal;
use crate::cards::{self, CardReport};
use crate::chairs::{Chair, Minds};
use crate::file;
use crate::problem::Problem;

/// What can be chosen about a game of Underwater Cities.
#[derive(Debug, Default, Args)]
pub(crate) struct CitiesOptions {
    /// Underwater Cities: which side of the player boards. The solo game always uses the asymmetric one.
    #[arg(long, value_name = "SIDE")]
    pub(crate) boards: Option<Boards>,
    /// Underwater Cities: play with government contracts.
    #[arg(long)]
    pub(crate) contracts: bool,
    /// Underwater Cities alone: the slot of each colour where the blocking tiles start, 1 to 4.
    #[arg(long, value_name = "SLOT")]
    pub(crate) offset: Option<u8>,
    /// Underwater Cities: a component pack that replaces or adds cards, boards, slots, metropolises, contracts.
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
}

/// A side of the player boards by its name.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Boards {
    /// Boards 1 to 4.
    Basic,
    /// Boards 5 to 8.
    Asymmetric,
}

impl CitiesOptions {
    /// The first of them that was given.
    pub(crate) fn given(&self) -> Option<&'static str> {
        let given = [
            ("--boards", self.boards.is_some()),
            ("--contracts", self.contracts),
            ("--offset", self.offset.is_some()),
            ("--pack", self.pack.is_some()),
        ];
        given.into_iter().find_map(|(option, given)| given.then_some(option))
    }
}

/// Who looks, as the view tells it.
fn viewer(view: &View) -> Viewer {
    view.viewer.map_or(Viewer::Spectator, Viewer::Seat)
}

impl Title for Cities {
    type Sheet = Sheet;
    const SHEET_NAMES_GAME: bool = false;
    const GROUPS: &'static [&'static str] = &["boards"];

    fn agree(deal: &Deal, chairs: &[Chair]) -> Result<Setup, Problem> {
        let options = &deal.cities;
        // More seats than a table has are refused when the game is opened.
        let setup = Setup::new(chairs.len().min(u8::MAX.into()) as u8);
        let boards = match options.boards {
            Some(Boards::Asymmetric) => Side::Asymmetric,
            Some(Boards::Basic) | None => Side::Basic,
        };
        let setup = setup.boards(boards).contracts(options.contracts);
        let setup = Setup { offset: options.offset.unwrap_or(setup.offset), ..setup };
        let Some(path) = &options.pack else { return Ok(setup) };
        let text = file::read(path)?;
        match Pack::extended(&text) {
            Ok(_) => Ok(setup.pack(text)),
            Err(error) => Err(Problem::new("cli-bad-pack")
                .with("file", path.display().to_string())
                .with("reason", error.to_string())),
        }
    }

    fn own_players() -> Vec<String> {
        Vec::new()
    }

    fn added(_deal: &Deal) -> Result<Vec<String>, Problem> {
        Ok(Vec::new())
    }

    fn played_by(_setup: &Setup, _seat: Seat) -> Option<String> {
        None
    }

    fn variants() -> Vec<String> {
        ["basic", "asymmetric", "contracts", "solo"].map(str::to_owned).into()
    }

    fn components() -> Vec<(&'static str, usize)> {
        // The built-in pack is part of the program and read by its tests.
        let Ok(pack) = Pack::standard() else { return Vec::new() };
        let deck = |deck: Deck| pack.deck(deck).len() as usize;
        let metropolises = |brown: bool| pack.metropolises().iter().filter(|it| it.brown == brown).count();
        vec![
            ("era-1-cards", deck(Deck::I)),
            ("era-2-cards", deck(Deck::II)),
            ("era-3-cards", deck(Deck::III)),
            ("special-cards", deck(Deck::Special)),
            ("special-3-cards", deck(Deck::Special3)),
            ("boards", pack.boards().len()),
            ("slots-1-2", pack.slots(2).len()),
            ("slots-3-4", pack.slots(4).len()),
            ("brown-metropolises", metropolises(true)),
            ("blue-metropolises", metropolises(false)),
            ("contracts", pack.contracts().len()),
            ("tunnels", TUNNELS.into()),
            ("nonsymbiotic-domes", WHITE_DOMES.into()),
            ("symbiotic-domes", purple_domes(Seat::MOST as u8).into()),
        ]
    }

    fn lay(sheet: Sheet) -> Result<(Self, Position), String> {
        sheet.open().map_err(|error| error.to_string())
    }

    fn written(&self, position: &Position) -> Json {
        let mut sheet = serde_json::to_value(Sheet::of(self, position)).unwrap_or_default();
        sheet["game"] = Self::NAME.into();
        sheet
    }

    fn settle(&self, position: &mut Position, events: &mut Vec<Event>) {
        Cities::settle(self, position, &mut Moves::new(), events);
    }

    fn made_by_itself(event: &Event) -> Option<Move> {
        match event {
            Event::Forced { r#move, .. } => *r#move,
            _ => None,
        }
    }

    fn board(&self, words: &Words, view: &View) -> String {
        board::board(words, self, view)
    }

    fn status(&self, words: &Words, view: &View, seat: Seat) -> Option<String> {
        board::status(words, self, view, seat)
    }

    fn question(&self, words: &Words, view: &View) -> String {
        let step = view.agenda.last();
        step.and_then(|&step| CitiesVoice::new(words, self).question(view, step)).unwrap_or_default()
    }

    fn explain(&self, words: &Words, view: &View, mv: Move) -> String {
        CitiesVoice::new(words, self).explain(view, mv)
    }

    fn tell_move(&self, words: &Words, view: &View, seat: Seat, mv: Move) -> String {
        // U-2.11, U-7.2, U-23.4: hands are chosen in secret, and so is one of three Special cards.
        let secret = matches!(view.agenda.last(), Some(Step::Keep | Step::KeepSpecial | Step::Under));
        if secret && view.viewer != Some(seat) {
            words.say("cities-secret-move", &[])
        } else {
            mv.to_string()
        }
    }

    fn explains(&self, _view: &View, event: &Event) -> bool {
        // What is done because no other move is open is told by what comes of it.
        matches!(event, Event::Forced { .. })
    }

    fn tell_event(&self, words: &Words, view: &View, event: &Event) -> String {
        CitiesVoice::new(words, self).event(event, viewer(view))
    }

    fn tell_refusal(&self, words: &Words, _view: &View, refusal: &Refusal) -> String {
        CitiesVoice::new(words, self).refusal(refusal)
    }

    fn seat_called(&self, words: &Words, _view: &View, seat: Seat) -> Phrase {
        CitiesVoice::new(words, self).voice().seat_called(seat)
    }

    fn card_report(
        &self,
        minds: &Minds<Self>,
        seed: Seed,
        games: u64,
        threads: usize,
        told: &(dyn Fn(u64) + Sync),
    ) -> Option<(CardReport, u64)> {
        let decisions = Arc::new(AtomicU64::new(0));
        let player = |seat: Seat, seed: Seed| -> cards::Player {
            let mut machine = minds.begin_at(seat, seed);
            let decisions = Arc::clone(&decisions);
            Box::new(move |game, position, moves| {
                decisions.fetch_add(1, Ordering::Relaxed);
                machine.choose(game, position, moves)
            })
        };
        let tally = cards::gather(self, seed, games, threads, player, told);
        Some((CardReport::new(&tally, self.pack()), decisions.load(Ordering::Relaxed)))
    }

    fn members(&self, _group: usize) -> Vec<String> {
        self.pack().boards().iter().map(|board| board.id.to_string()).collect()
    }

    fn member(&self, position: &Position, seat: Seat, _group: usize) -> Option<usize> {
        Some(position.players[seat].board.into())
    }
}
