//! Bots that play *Pearls*.

use bots::{Budget, Judge, Level, Options, Played};
use kernel::{Game as _, Moves, Seat};

use super::rules::{Move, Pearls, Position};

impl Played for Pearls {
    type Judge = Points;

    fn options(_level: Level) -> Options {
        Options {
            budget: Budget::Simulations(20),
            least_turns: 1,
            most_turns: 4,
            explore: 3.0,
            sharpness: 3.0,
            width: 2.0,
            deals: 4,
            room: 256,
            rehearse: 0,
            inside: 0,
            turns: 5,
            brisk: false,
            hunger: 0.0,
            guided: false,
            coached: false,
            keen: 0,
        }
    }

    fn weights(&self, _level: Level) -> &'static str {
        ""
    }

    fn judge(&self, _weights: &str) -> Result<Points, toml::de::Error> {
        Ok(Points)
    }
}

/// Whoever has most by now is ahead.
#[derive(Debug)]
pub struct Points;

impl Judge for Points {
    type Game = Pearls;
    type Sight = Seat;

    fn sight(&self, _game: &Pearls, _position: &Position, seat: Seat) -> Seat {
        seat
    }

    fn worth(&self, game: &Pearls, seat: &Seat, position: &Position) -> f32 {
        game.outcome(position).points[*seat] as f32
    }

    fn hunches(&self, _: &Pearls, _: &Seat, _: &Position, moves: &[Move], hunches: &mut Moves<f32>) {
        hunches.clear();
        hunches
            .extend(moves.iter().map(|mv| if let Move::Keep(shell) = mv { f32::from(*shell) } else { 0.0 }));
    }

    fn opens(&self, _position: &Position) -> bool {
        true
    }

    fn turn_over(&self, seat: &Seat, position: &Position) -> bool {
        position.active != Some(*seat)
    }

    fn begins(&self, _position: &Position) -> bool {
        true
    }

    fn moment(&self, position: &Position) -> usize {
        10 - position.deck.len()
    }

    fn open_table(&self) -> bool {
        false
    }

    fn width(&self) -> usize {
        2
    }

    fn noise(&self) -> f32 {
        0.0
    }
}
