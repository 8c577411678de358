//! What the beginner knows of Underwater Cities.
//!
//! `weights` are the numbers, `sight` is what is worked out once for a decision, `sites` tells what a piece is worth
//! where, `effects` guesses what slots and cards do, `hunch` guesses moves with it, `terms` is the evaluation, and `features`
//! are what a network is told.

mod classes;
mod effects;
mod features;
mod hunch;
mod sight;
mod sites;
mod terms;
mod weights;

use std::sync::{Arc, LazyLock};

use ::cities::{Cities, CitySite, Move, Phase, Piece, Position, Print, Setup, Side, Spot, Step};
use kernel::{BySeat, Game as _, Moves, Seat};

use crate::judge::{Judge, Rows, first_best};
use crate::net::{CONTEXT, Net};
use crate::player::{Level, Played};
use crate::search::{Budget, Options};
use hunch::matches;
pub use sight::Sight;
pub use terms::Terms;
pub use weights::{SEARCHING, SEARCHING_1, STANDARD, Weights};

/// The file of the network that guides the expert and the master of Underwater Cities (`data/training-cities.md`).
pub const TRAINED: &[u8] = include_bytes!("../data/cities.net");

/// Judges positions of Underwater Cities by named terms with weights.
#[derive(Clone, Debug)]
pub struct CitiesJudge {
    weights: Weights,
    /// Of every board: how many tunnels lie between two city sites.
    distances: Vec<Vec<Vec<u8>>>,
}

impl CitiesJudge {
    /// A judge for tables with this pack of components.
    pub fn new(game: &Cities, weights: Weights) -> Self {
        let distances = game.pack().boards().iter().map(sites::distances).collect();
        Self { weights, distances }
    }
}

impl Judge for CitiesJudge {
    type Game = Cities;
    type Sight = Sight;

    const INPUTS: usize = features::INPUTS;

    /// A network is asked for the seat's own points, which others' luck blurs less than its lead.
    const CLEAR: f32 = f32::INFINITY;
    /// It learns from players like those who play rehearsals.
    const SPREAD: f64 = 0.1;

    fn tell(
        &self,
        game: &Cities,
        _sights: &[Sight],
        position: &Position,
        thinker: Seat,
        rows: &mut Rows,
    ) -> BySeat<f32> {
        let mut points = BySeat([0.0; Seat::MOST]);
        points[thinker] = self.features(game, position, thinker, &mut rows[thinker]);
        points
    }

    const CLASSES: usize = classes::CLASSES;

    fn class(&self, game: &Cities, position: &Position, mv: Move) -> u16 {
        let seat = game.to_move(position).expect("a seat is asked where moves are");
        classes::class(game, position, seat, mv)
    }

    fn context(&self, _game: &Cities, sight: &Sight, position: &Position) -> [f32; CONTEXT] {
        classes::context(position, sight.seat, sight.turns_of_era)
    }

    /// What it is worth to the seat that thinks; whoever does not play for itself alone counts what its best rival has, too.
    fn values(&self, game: &Cities, sights: &[Sight], position: &Position, thinker: Seat) -> BySeat<f32> {
        let mut values = BySeat([0.0; Seat::MOST]);
        values[thinker] = self.worth(game, &sights[thinker.index()], position);
        let spite = 1.0 - self.weights.alone;
        if spite != 0.0 {
            let others = sights.iter().filter(|sight| sight.seat != thinker);
            let best = others.map(|sight| self.worth(game, sight, position)).reduce(f32::max);
            values[thinker] -= spite * best.unwrap_or(0.0);
        }
        values
    }

    fn sight(&self, game: &Cities, position: &Position, seat: Seat) -> Sight {
        self.look(game, position, seat, false)
    }

    fn wide_sight(&self, game: &Cities, position: &Position, seat: Seat) -> Sight {
        self.look(game, position, seat, true)
    }

    fn worth(&self, game: &Cities, sight: &Sight, position: &Position) -> f32 {
        self.terms(game, sight, position).total()
    }

    fn hunches(
        &self,
        game: &Cities,
        sight: &Sight,
        position: &Position,
        moves: &[Move],
        hunches: &mut Moves<f32>,
    ) {
        hunches.clear();
        let board = game.board(&position.players[sight.seat]);
        // Builds of a piece stand side by side, and what it costs is the same on every site. What it is worth is the same on
        // every building site of a city that has the same print.
        let mut last: Option<(Piece, f32)> = None;
        let mut beside: Option<(Piece, CitySite, &Print, f32)> = None;
        hunches.extend(moves.iter().map(|&mv| match mv {
            Move::Build { piece, site } => {
                let price = match last {
                    Some((same, price)) if same == piece => price,
                    _ => self.price(game, sight, position, piece),
                };
                last = Some((piece, price));
                let worth = match board.spot(site) {
                    Some(Spot::Building(at)) => {
                        let (city, print) = (at.city(), board.print(Spot::Building(at)));
                        let worth = match beside {
                            Some((same, there, alike, worth))
                                if same == piece && there == city && alike == print =>
                            {
                                worth
                            }
                            _ => self.building(game, sight, position, piece, at),
                        };
                        beside = Some((piece, city, print, worth));
                        worth
                    }
                    Some(spot) => self.site(game, sight, position, piece, spot),
                    None => 0.0,
                };
                worth - price
            }
            mv => self.guess(game, sight, position, mv),
        }));
    }

    fn best_hunch(&self, game: &Cities, sight: &Sight, position: &Position, moves: &mut Moves<Move>) -> Move {
        let chooses = moves.is_empty() && matches!(position.agenda.last(), Some(Step::Choose));
        let choice = chooses.then(|| self.best_choice(game, sight, position)).flatten();
        let Some((mut best, mut worth)) = choice else {
            if moves.is_empty() {
                game.moves(position, moves);
            }
            return first_best(self, game, sight, position, moves);
        };
        game.list_abilities(position, moves);
        for &ability in moves.iter() {
            let promises = self.guess(game, sight, position, ability);
            if promises > worth {
                (best, worth) = (ability, promises);
            }
        }
        moves.clear();
        best
    }

    fn turn_over(&self, sight: &Sight, position: &Position) -> bool {
        sight.is_over(position)
    }

    fn opens(&self, position: &Position) -> bool {
        matches!(position.agenda.last(), Some(Step::Choose))
    }

    fn begins(&self, position: &Position) -> bool {
        position.phase == Phase::Turns && matches!(position.agenda.last(), Some(Step::Choose))
    }

    fn moment(&self, position: &Position) -> usize {
        usize::from((position.round - 1) * 3 + position.turn - 1)
    }

    fn open_table(&self) -> bool {
        false
    }

    fn width(&self) -> usize {
        self.weights.width
    }

    fn noise(&self) -> f32 {
        self.weights.noise
    }
}

impl Played for Cities {
    type Judge = CitiesJudge;

    fn options(level: Level) -> Options {
        // Longer rehearsals bring little; better beginners in them bring more.
        let (simulations, room, [rehearse, inside], keen) = match level {
            Level::Random | Level::Novice | Level::Greedy | Level::Apprentice => (80, 8192, [0, 0], 0),
            Level::Club => (300, 8192, [0, 0], 0),
            Level::Veteran | Level::Expert1 => (300, 32768, [200, 0], 0),
            Level::Expert => (300, 32768, [120, 30], 12),
            Level::Master => (1200, 32768, [250, 125], 12),
        };
        // The expert of before plays as it did.
        let before = matches!(level, Level::Veteran | Level::Expert1);
        Options {
            budget: Budget::Simulations(simulations),
            least_turns: 1,
            most_turns: 1,
            explore: 3.0,
            sharpness: 2.0,
            width: 4.0,
            deals: 16,
            room,
            rehearse,
            inside,
            turns: 5,
            brisk: !before,
            hunger: if before { 0.5 } else { 0.0 },
            guided: !before,
            coached: false,
            keen,
        }
    }

    fn net(&self, level: Level) -> Option<Arc<Net>> {
        static NET: LazyLock<Arc<Net>> = LazyLock::new(|| {
            Arc::new(Net::read_for::<CitiesJudge>(TRAINED).expect("the built-in network is read in a test"))
        });
        // It learnt from games of the newest edition, against others.
        let knows = self.setup().edition != 1 && self.players() > 1;
        (knows && matches!(level, Level::Expert | Level::Master)).then(|| Arc::clone(&NET))
    }

    fn weights(&self, level: Level) -> &'static str {
        match (level, self.setup().edition) {
            // Those that were tuned are worth more than a search: an apprentice with them is nearly a club player.
            (Level::Random | Level::Novice | Level::Greedy | Level::Apprentice, _) => STANDARD,
            (_, 1) => SEARCHING_1,
            _ => SEARCHING,
        }
    }

    fn tables(&self) -> Vec<Self> {
        // Two seats most of the time, and one time in eight the other boards and contracts.
        let table = |players: u8, more: bool| {
            let side = if more { Side::Asymmetric } else { Side::Basic };
            let setup = Setup::new(players).edition(self.setup().edition).boards(side).contracts(more);
            Self::open(setup).expect("a set-up of the box")
        };
        [(2, false), (4, false), (2, false), (3, false), (2, false), (2, true), (2, false), (4, false)]
            .map(|(players, more)| table(players, more))
            .into()
    }

    fn judge(&self, weights: &str) -> Result<CitiesJudge, toml::de::Error> {
        Ok(CitiesJudge::new(self, Weights::read(weights)?))
    }
}
