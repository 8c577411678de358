//! What the beginner knows of Underwater Cities.
//!
//! `weights` are the numbers, `sight` is what is worked out once for a decision, `sites` tells what a piece is worth
//! where, `effects` guesses what slots and cards do, `hunch` guesses moves with it, and `terms` is the evaluation.

mod effects;
mod hunch;
mod sight;
mod sites;
mod terms;
mod weights;

use ::cities::{Cities, Move, Position, Step};
use kernel::Seat;

use crate::greedy::Judge;
pub use sight::Sight;
pub use terms::Terms;
pub use weights::{STANDARD, Weights};

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

    fn sight(&self, game: &Cities, position: &Position, seat: Seat) -> Sight {
        self.look(game, position, seat)
    }

    fn worth(&self, game: &Cities, sight: &Sight, position: &Position) -> f32 {
        self.terms(game, sight, position).total()
    }

    fn hunch(&self, game: &Cities, sight: &Sight, position: &Position, mv: Move) -> f32 {
        self.guess(game, sight, position, mv)
    }

    fn turn_over(&self, sight: &Sight, position: &Position) -> bool {
        sight.is_over(position)
    }

    fn opens(&self, position: &Position) -> bool {
        matches!(position.agenda.last(), Some(Step::Choose))
    }

    fn width(&self) -> usize {
        self.weights.width
    }

    fn noise(&self) -> f32 {
        self.weights.noise
    }
}

/// The numbers of the bits that are set, lowest first.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}
