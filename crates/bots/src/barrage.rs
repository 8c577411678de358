//! What the players know of Barrage.
//!
//! `weights` are the numbers, `scene` tells where water will be and what systems make of it, `terms` is the
//! evaluation, `sight` is what is worked out once for a decision, and `hunch` guesses moves.

mod classes;
mod features;
mod hunch;
mod scene;
mod sight;
mod terms;
mod weights;

use std::sync::{Arc, LazyLock};

use ::barrage::{Barrage, Move, Position, Setup, Step, Variant};
use kernel::{BySeat, Game as _, Moves, Seat};

use crate::judge::{Judge, Rows};
use crate::net::{CONTEXT, Net};
use crate::player::{Level, Played};
use crate::search::{Budget, Options};
use scene::Map;
pub use sight::Sight;
pub use terms::Terms;
pub use weights::{SEARCHING, STANDARD, Weights};

/// The file of the network that guides the veteran, the expert and the master of Barrage (`data/training.md`).
pub const TRAINED: &[u8] = include_bytes!("../data/barrage.net");
/// The file of the one that guides them against three Automas.
pub const AGAINST_AUTOMAS: &[u8] = include_bytes!("../data/barrage-automas.net");

/// Judges positions of Barrage by named terms with weights.
#[derive(Clone, Debug)]
pub struct BarrageJudge {
    weights: Weights,
    map: Map,
}

impl BarrageJudge {
    /// A judge with these weights.
    pub fn new(weights: Weights) -> Self {
        Self { weights, map: Map::new() }
    }
}

/// A network that is built in.
fn built_in(file: &[u8]) -> Arc<Net> {
    Arc::new(Net::read_for::<BarrageJudge>(file).expect("the built-in networks are read in a test"))
}

/// Whether one person sits among Automas.
fn alone(game: &Barrage) -> bool {
    let automas = game.setup().automas.0.iter().flatten().count();
    automas + 1 == usize::from(game.players())
}

impl Judge for BarrageJudge {
    type Game = Barrage;
    type Sight = Sight;

    const INPUTS: usize = features::INPUTS;

    fn tell(
        &self,
        game: &Barrage,
        sights: &[Sight],
        position: &Position,
        _thinker: Seat,
        rows: &mut Rows,
    ) -> BySeat<f32> {
        self.features(game, sights, &position.table, rows)
    }

    const CLASSES: usize = classes::CLASSES;

    fn class(&self, _game: &Barrage, _position: &Position, mv: Move) -> u16 {
        classes::class(mv)
    }

    fn context(&self, _game: &Barrage, sight: &Sight, position: &Position) -> [f32; CONTEXT] {
        classes::context(&position.table, sight.seat)
    }

    fn sight(&self, _game: &Barrage, position: &Position, seat: Seat) -> Sight {
        self.look(&position.table, seat)
    }

    fn worth(&self, _game: &Barrage, sight: &Sight, position: &Position) -> f32 {
        self.terms(sight, &position.table, sight.seat).total()
    }

    fn worths(&self, _game: &Barrage, sights: &[Sight], position: &Position) -> BySeat<f32> {
        let table = &position.table;
        let scene = self.scene(table);
        let quantities = self.quantities(table);
        let mut worths = BySeat([0.0; Seat::MOST]);
        for (seat, sight) in table.seats().zip(sights) {
            worths[seat] = self.terms_in(sight, table, seat, &scene, &quantities).total();
        }
        worths
    }

    fn hunches(
        &self,
        _game: &Barrage,
        sight: &Sight,
        position: &Position,
        moves: &[Move],
        hunches: &mut Moves<f32>,
    ) {
        let mood = self.mood(sight, &position.table, moves);
        hunches.clear();
        hunches.extend(moves.iter().map(|&mv| self.guess(&mood, mv)));
    }

    fn opens(&self, _position: &Position) -> bool {
        true
    }

    fn turn_over(&self, sight: &Sight, position: &Position) -> bool {
        position.table.active != sight.seat || position.table.round != sight.round || self.begins(position)
    }

    fn begins(&self, position: &Position) -> bool {
        matches!(position.table.agenda.last(), Some(Step::Turn { copied: false }))
    }

    fn moment(&self, position: &Position) -> usize {
        position.table.round.saturating_sub(1).into()
    }

    fn open_table(&self) -> bool {
        true
    }

    fn spite(&self) -> f32 {
        self.weights.spite
    }

    fn width(&self) -> usize {
        self.weights.width
    }

    fn noise(&self) -> f32 {
        self.weights.noise
    }
}

impl Played for Barrage {
    type Judge = BarrageJudge;

    fn options(level: Level) -> Options {
        let (simulations, room) = match level {
            Level::Random | Level::Novice | Level::Greedy | Level::Apprentice => (100, 1024),
            Level::Club => (2000, 8192),
            Level::Veteran => (600, 8192),
            Level::Expert1 | Level::Expert => (12_000, 32_768),
            Level::Master => (120_000, 131_072),
        };
        Options {
            budget: Budget::Simulations(simulations),
            least_turns: 1,
            most_turns: 9,
            explore: 10.0,
            sharpness: 8.0,
            width: 2.0,
            deals: 16,
            room,
            rehearse: 0,
            inside: 0,
            turns: 5,
            brisk: false,
            hunger: 0.3,
            guided: true,
            coached: false,
            keen: 0,
        }
    }

    fn weights(&self, level: Level) -> &'static str {
        match level {
            Level::Random | Level::Novice | Level::Greedy => STANDARD,
            _ => SEARCHING,
        }
    }

    fn net(&self, level: Level) -> Option<Arc<Net>> {
        static TABLE: LazyLock<Arc<Net>> = LazyLock::new(|| built_in(TRAINED));
        static AUTOMAS: LazyLock<Arc<Net>> = LazyLock::new(|| built_in(AGAINST_AUTOMAS));
        let net = if alone(self) && self.players() == 4 { &AUTOMAS } else { &TABLE };
        matches!(level, Level::Veteran | Level::Expert | Level::Master).then(|| Arc::clone(net))
    }

    fn plans(&self, level: Level) -> bool {
        match level {
            Level::Veteran | Level::Expert => alone(self),
            Level::Master => true,
            _ => false,
        }
    }

    fn tables(&self) -> Vec<Self> {
        if alone(self) {
            return vec![self.clone()];
        }
        // Two seats most of the time, and one time in eight against Automas.
        let table = |players: u8, automas: u8| {
            let mut setup = Setup::new(players, Variant::Full);
            for seat in players - automas..players {
                setup = setup.with_automa(Seat(seat), ::barrage::Level::VeryHard);
            }
            Self::open(setup).expect("a set-up of the box")
        };
        [(2, 0), (4, 0), (2, 0), (3, 0), (2, 0), (4, 0), (2, 0), (4, 3)]
            .map(|(all, automas)| table(all, automas))
            .into()
    }

    fn judge(&self, weights: &str) -> Result<BarrageJudge, toml::de::Error> {
        Ok(BarrageJudge::new(Weights::read(weights)?))
    }
}
