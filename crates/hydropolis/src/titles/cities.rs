//! Underwater Cities on the command line.

mod board;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cities::{
    Card, Cities, Deck, Event, Move, Pack, Position, Refusal, Seen, Sheet, Slot, TUNNELS, View, WHITE_DOMES,
    purple_domes,
};
use kernel::{Game, Seat, Seed};
use serde_json::Value as Json;
use titles::{Order, Setting, Title as _};
use words::Words;

use super::{InTerminal, Story, Text, Told};
use crate::args::Report;
use crate::cards::CardReport;
use crate::chairs::Minds;
use crate::file;
use crate::problem::Problem;
use crate::sources::SourceReport;
use crate::watch;

/// The text of a pack that fits an edition of the built-in components.
fn read_pack(path: &Path, edition: u8) -> Result<String, Problem> {
    let text = file::read(path)?;
    match Pack::extending(edition, &text) {
        Ok(_) => Ok(text),
        Err(error) => Err(Problem::new("cli-bad-pack")
            .with("file", path.display().to_string())
            .with("reason", error.to_string())),
    }
}

impl InTerminal for Cities {
    type Sheet = Sheet;
    const SHEET_NAMES_GAME: bool = false;
    const GROUPS: &'static [&'static str] = &["boards"];

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

    fn text_of(order: &Order, setting: &Setting, file: &Path) -> Result<String, Problem> {
        if setting.name != "pack" {
            return crate::file::read(file);
        }
        // All but the pack is known: its edition is what the pack has to fit.
        let setup =
            Self::agree(order).map_err(|it| Problem::new("cli-bad-setup").with("reason", it.to_string()))?;
        read_pack(file, setup.edition)
    }

    fn with_pack(sheet: Sheet, pack: &Path) -> Result<Sheet, Problem> {
        let text = read_pack(pack, sheet.setup.edition)?;
        Ok(Sheet { setup: sheet.setup.pack(text), ..sheet })
    }

    fn lay(sheet: Sheet, _stop: bool, story: &mut Story<Self>) -> Result<(Self, Position), String> {
        sheet.lay(story).map_err(|error| error.to_string())
    }

    fn written(&self, position: &Position) -> Json {
        let mut sheet = serde_json::to_value(Sheet::of(self, position)).unwrap_or_default();
        sheet["game"] = Self::NAME.into();
        sheet
    }

    fn made_by_itself(&self, played: Option<Move>, story: &Story<Self>) -> Vec<(usize, Move)> {
        let mut made = Vec::new();
        let mut paid = matches!(played, Some(Move::Biomatter { .. }));
        for (at, (position, event)) in story.0.iter().enumerate() {
            match event {
                Event::Forced { r#move, .. } => {
                    made.push((at, *r#move));
                    paid |= matches!(r#move, Move::Biomatter { .. });
                }
                // A part that is a plain gain is taken when the effect begins.
                Event::Gained { gain, .. } => {
                    made.extend(self.part_that_gains(position, *gain).map(|part| (at, Move::Part(part))));
                }
                // Biomatter that did not have to stand in for anything was not asked for.
                Event::Built { .. } if !std::mem::take(&mut paid) => {
                    made.push((at, Move::Biomatter { kelp: 0, steelplast: 0 }));
                }
                _ => {}
            }
        }
        made
    }

    fn not_asked(refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::NotAsked { .. })
    }

    fn board(&self, words: &Words, view: &View) -> String {
        board::board(words, self, view)
    }

    fn status(&self, words: &Words, view: &View, seat: Seat) -> Option<String> {
        board::status(words, self, view, seat)
    }

    fn explains(&self, _view: &View, event: &Seen) -> bool {
        // What is done because no other move is open is told by what comes of it.
        matches!(event, Event::Forced { .. })
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
        let decisions = Arc::new(AtomicU64::new(0));
        let player = |seat: Seat, seed: Seed| -> watch::Chooser {
            let mut machine = minds.begin_at(seat, seed);
            let decisions = Arc::clone(&decisions);
            Box::new(move |game, position, moves| {
                decisions.fetch_add(1, Ordering::Relaxed);
                machine.choose(game, position, moves)
            })
        };
        let (text, json): (Text, Json) = match what {
            Report::Cards | Report::CardsMarkdown => {
                let tally = watch::gather(self, seed, games, threads, player, told);
                let report = CardReport::new(&tally, self.pack());
                let json = serde_json::json!(report);
                if what == Report::Cards {
                    (Box::new(move |say| report.text(say)), json)
                } else {
                    (Box::new(move |say| report.markdown(say)), json)
                }
            }
            Report::Components => {
                return Some(crate::components::report(self, minds, seed, games, threads, told));
            }
            Report::Sources => {
                let report = SourceReport::new(&watch::gather(self, seed, games, threads, player, told));
                let json = report.json();
                (Box::new(move |say| report.text(say)), json)
            }
        };
        Some(Told { text, json, decisions: decisions.load(Ordering::Relaxed) })
    }

    fn used(&self, event: &Event) -> Option<(Seat, String)> {
        let pack = self.pack();
        Some(match *event {
            Event::CardUsed { seat, card } | Event::ActionUsed { seat, card } if card == Card::ASSISTANT => {
                (seat, "assistant".to_owned())
            }
            Event::CardUsed { seat, card } => (seat, format!("card-{}", card.0)),
            Event::Chose { seat, slot: Slot::ALWAYS, .. } => (seat, "slot-always".to_owned()),
            Event::Chose { seat, slot, .. } => {
                let slot = pack.slots(self.players()).get(slot.index().checked_sub(1)?)?;
                (seat, format!("slot-{}", slot.id))
            }
            Event::Metropolis { seat, tile, .. } => {
                (seat, format!("metropolis-{}", pack.metropolises().get(usize::from(tile))?.id))
            }
            Event::ContractClaimed { seat, contract } => {
                let contract = pack.contracts().get(usize::from(contract).checked_sub(1)?)?;
                (seat, format!("contract-{}", contract.id))
            }
            _ => return None,
        })
    }

    fn held(&self, position: &Position, seat: Seat) -> Vec<String> {
        let player = &position.players[seat];
        let board = &self.pack().boards()[usize::from(player.board)];
        let side = format!("{:?}", board.side).to_lowercase();
        vec![format!("board-{side}-{}", board.id)]
    }

    fn network(&self, bytes: &[u8]) -> Result<bots::Mind<Self>, arrays::NetError> {
        Ok(std::sync::Arc::new(arrays::Net::read(self, bytes)?).mind())
    }

    fn members(&self, _group: usize) -> Vec<String> {
        self.pack().boards().iter().map(|board| board.id.to_string()).collect()
    }

    fn member(&self, position: &Position, seat: Seat, _group: usize) -> Option<usize> {
        Some(position.players[seat].board.into())
    }
}
