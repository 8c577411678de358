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

use ::cities::{Card, CardSet, Cities, Move, Phase, Position, Step};
use kernel::{Chance, Moves, Seat, Viewer};

use crate::judge::Judge;
use crate::player::{Level, Played};
use crate::search::{Budget, Options};
pub use sight::Sight;
pub use terms::Terms;
pub use weights::{SEARCHING, STANDARD, Weights};

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
        hunches.extend(moves.iter().map(|&mv| self.guess(game, sight, position, mv)));
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

    fn veil(&self, _game: &Cities, position: &mut Position, viewer: Viewer) {
        veil(position, viewer);
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

/// Takes away what the viewer cannot know. What is left is no position of a game, but tells all that the view tells.
fn veil(p: &mut Position, viewer: Viewer) {
    let seen_by = |seat: Seat| viewer == Viewer::Seat(seat);
    p.deck.iter_mut().for_each(|card| *card = Card::default());
    p.unseen = CardSet::EMPTY;
    for special in &mut p.specials {
        let known = match viewer {
            Viewer::Seat(seat) => special.known >> seat.0 & 1 == 1,
            Viewer::Spectator => special.known == 0b1111,
        };
        if !known {
            special.card = Card::default();
        }
    }
    if !seen_by(p.active) {
        p.looked.iter_mut().for_each(|card| *card = Card::default());
    }
    let shown = p.shown;
    for seat in Seat::all(Seat::MOST as u8).filter(|&seat| !seen_by(seat)) {
        let player = &mut p.players[seat];
        let hidden = player.hand.without(shown);
        player.hand = player.hand & shown;
        // How many cards somebody holds is seen; contracts leave the upper bits free.
        player.contracts |= u64::from(hidden.len()) << 56;
        for card in player.aside.iter_mut().filter(|card| !shown.has(**card)) {
            *card = Card::default();
        }
    }
    p.spare_blues.iter_mut().for_each(|tile| *tile = 0);
    p.chance = Chance(0);
}

impl Played for Cities {
    type Judge = CitiesJudge;

    fn options(level: Level) -> Options {
        let (room, rehearse) = match level {
            Level::Expert => (32768, 200),
            Level::Random | Level::Greedy | Level::Club => (8192, 0),
        };
        Options {
            budget: Budget::Simulations(300),
            least_turns: 1,
            most_turns: 1,
            explore: 3.0,
            sharpness: 2.0,
            width: 4.0,
            deals: 16,
            room,
            rehearse,
        }
    }

    fn weights(level: Level) -> &'static str {
        match level {
            Level::Random | Level::Greedy => STANDARD,
            Level::Club | Level::Expert => SEARCHING,
        }
    }

    fn judge(&self, weights: &str) -> Result<CitiesJudge, toml::de::Error> {
        Ok(CitiesJudge::new(self, Weights::read(weights)?))
    }
}
