//! An experiment as a file.

use std::str::FromStr;

use ::barrage::Barrage;
use ::cities::Cities;
use bots::{Bot, Mind};
use kernel::{Game, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::rows::{self, Row};
use crate::studied::{self, Studied};

/// How many games are played and kept together.
pub const CHUNK: u64 = 50;
/// The most games of an experiment.
const MOST_GAMES: u64 = 100_000_000;
/// The most tables of an experiment.
const MOST_TABLES: usize = 64;
/// The most bytes of an experiment file.
const LARGEST: usize = 4 << 20;

/// Why something is not an experiment, or not its results.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the sentence says it")]
pub enum LabError {
    /// The file cannot be read.
    #[error("{0}")]
    Format(String),
    /// There is no such game.
    #[error("no game is called {0:?}; there are barrage and cities")]
    Game(String),
    /// Too few or too many games or tables.
    #[error("an experiment has 1 to {MOST_TABLES} tables and 1 to {MOST_GAMES} games")]
    Size,
    /// A table is not right.
    #[error("table {table:?}: {reason}")]
    Table { table: String, reason: String },
    /// A name that cannot stand in results.
    #[error("the name {0:?} has a character besides letters, digits, blanks and hyphens, or more than 60")]
    Name(String),
    /// Results of something else, or not all of them.
    #[error("chunk {chunk} is not one of this experiment")]
    Chunk { chunk: u64 },
    /// A chunk is missing.
    #[error("{found} of {expected} chunks are there")]
    Missing { found: u64, expected: u64 },
}

/// What is played, how often, from which seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    /// What it is called.
    pub name: String,
    /// Which game.
    pub game: String,
    /// How many games are played at each table.
    pub games: u64,
    /// Where all chance grows from.
    #[serde(default)]
    pub seed: u64,
    /// The tables.
    pub table: Vec<TablePlan>,
}

/// A table of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablePlan {
    /// What it is called.
    pub name: String,
    /// The set-up, as in a record.
    pub setup: serde_json::Value,
    /// The bots from the first seat on; one alone plays all seats.
    pub players: Vec<String>,
}

/// Runs something for the game of an experiment.
macro_rules! of_game {
    ($name:expr, $game:ident => $run:expr) => {
        match $name {
            name if name == Barrage::NAME => {
                type $game = Barrage;
                $run
            }
            name if name == Cities::NAME => {
                type $game = Cities;
                $run
            }
            name => Err(LabError::Game(name.chars().take(40).collect())),
        }
    };
}

/// A table that can be played at.
struct Opened<G: Studied> {
    game: G,
    minds: Vec<Mind<G>>,
    players: Vec<String>,
}

impl FromStr for Experiment {
    type Err = LabError;

    fn from_str(text: &str) -> Result<Self, LabError> {
        if text.len() > LARGEST {
            return Err(LabError::Size);
        }
        let read: Self = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = text.as_bytes()[..start].iter().filter(|byte| **byte == b'\n').count() + 1;
            LabError::Format(format!("line {line}: {}", error.message()))
        })?;
        let games = read.games.checked_mul(read.table.len() as u64);
        let sized = games.is_some_and(|games| (1..=MOST_GAMES).contains(&games));
        if !sized || read.table.len() > MOST_TABLES {
            return Err(LabError::Size);
        }
        for name in read.table.iter().map(|table| &table.name).chain([&read.name]) {
            let plain = |it: char| it.is_alphanumeric() || it == ' ' || it == '-';
            if name.is_empty() || name.chars().count() > 60 || !name.chars().all(plain) {
                return Err(LabError::Name(name.chars().take(60).collect()));
            }
        }
        of_game!(&*read.game, G => {
            for table in &read.table {
                opened::<G>(table)?;
            }
            Ok(())
        })?;
        Ok(read)
    }
}

fn opened<G: Studied>(table: &TablePlan) -> Result<Opened<G>, LabError> {
    let wrong = |reason: String| LabError::Table { table: table.name.clone(), reason };
    let setup = serde_json::from_value(table.setup.clone()).map_err(|error| wrong(error.to_string()))?;
    let game = G::open(setup).map_err(|error| wrong(error.to_string()))?;
    let seats = usize::from(game.players());
    if table.players.len() != 1 && table.players.len() != seats {
        return Err(wrong(format!("{} players for {seats} seats", table.players.len())));
    }
    let players: Vec<String> = table.players.iter().cycle().take(seats).cloned().collect();
    let mind = |name: &String| {
        let bot: Bot = name.parse().map_err(|error: bots::BotError| wrong(error.to_string()))?;
        if matches!(bot.budget, Some(bots::Budget::Time(_))) {
            return Err(wrong(format!("{name}: a budget of time is not the same on two machines")));
        }
        Ok(game.mind(bot))
    };
    let minds = players.iter().map(mind).collect::<Result<_, _>>()?;
    Ok(Opened { game, minds, players })
}

impl Experiment {
    /// What the experiment is known by: the same for all that come to the same results.
    pub fn hash(&self) -> String {
        let version = of_game!(&*self.game, G => Ok(G::RULES_VERSION)).unwrap_or_default();
        let all = serde_json::json!([1, version, self]);
        let digest = Sha256::digest(all.to_string());
        digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }

    /// How many games there are in all.
    pub fn all_games(&self) -> u64 {
        self.games * self.table.len() as u64
    }

    /// How many chunks there are.
    pub fn chunks(&self) -> u64 {
        self.all_games().div_ceil(CHUNK)
    }

    /// The chunks of a share, counted from 1, of so many shares.
    pub fn share(&self, share: u64, shares: u64) -> std::ops::Range<u64> {
        let (chunks, share) = (u128::from(self.chunks()), u128::from(share));
        let until = |share: u128| (chunks * share / u128::from(shares.max(1))) as u64;
        until(share.saturating_sub(1))..until(share).min(self.chunks())
    }

    /// The first line of a chunk: which experiment, which chunk.
    pub(crate) fn head(&self, chunk: u64) -> String {
        format!("# {} chunk {chunk} of {}", self.hash(), self.chunks())
    }

    /// Plays a chunk: its head, and a line for each seat of each game. Nothing for a chunk that does not exist.
    pub fn play(&self, chunk: u64) -> String {
        if chunk >= self.chunks() {
            return String::new();
        }
        of_game!(&*self.game, G => Ok(self.played::<G>(chunk))).unwrap_or_default()
    }

    fn played<G: Studied>(&self, chunk: u64) -> String {
        let mut text = self.head(chunk) + "\n";
        let mut at: Option<(usize, Opened<G>)> = None;
        for game in chunk * CHUNK..((chunk + 1) * CHUNK).min(self.all_games()) {
            let (table, number) = ((game / self.games) as usize, game % self.games);
            if at.as_ref().is_none_or(|(open, _)| *open != table) {
                // It could be opened when the experiment was read.
                at = opened(&self.table[table]).ok().map(|open| (table, open));
            }
            let Some((_, open)) = &at else { continue };
            // The same deals at every table.
            let seed = Seed(self.seed).nth(number);
            let course = studied::play(&open.game, &open.minds, seed);
            for (seat, fared) in course.seats.into_iter().enumerate() {
                let members = fared.members.into_iter();
                let row = Row {
                    table,
                    game: number,
                    seed: seed.0,
                    decisions: course.decisions,
                    swings: course.swings,
                    seat: seat as u8,
                    player: open.players[seat].clone(),
                    points: fared.points,
                    parts: fared.parts,
                    members: members.map(|(group, name)| (G::GROUPS[group].to_owned(), name)).collect(),
                    sources: fared.sources.into_iter().map(|(name, it)| (name.to_owned(), it)).collect(),
                };
                rows::write(&row, &mut text);
            }
        }
        text
    }
}
