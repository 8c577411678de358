//! The beginner: one move of look-ahead on an evaluation.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{Chance, Game, Moves, Quiet, Seat, Seed, Viewer};

/// Knowledge of one game: what a position is worth to a seat, and what a move looks like before it is tried.
pub trait Judge: Send + Sync {
    /// The game it knows.
    type Game: Game;
    /// What is worked out once for a decision and holds for every line that is looked at.
    type Sight;

    /// What the seat sees when it begins to think. The position is one the seat holds possible, not the true one.
    fn sight(&self, game: &Self::Game, position: &Position<Self>, seat: Seat) -> Self::Sight;

    /// What the position is worth to the seat, in points at the end of the game.
    fn worth(&self, game: &Self::Game, sight: &Self::Sight, position: &Position<Self>) -> f32;

    /// What a move promises, guessed without playing it. Only moves of the same decision are compared.
    fn hunch(
        &self,
        game: &Self::Game,
        sight: &Self::Sight,
        position: &Position<Self>,
        mv: <Self::Game as Game>::Move,
    ) -> f32;

    /// Whether a decision is one to look ahead from. What follows from it is answered by hunch, as foreseen.
    fn opens(&self, position: &Position<Self>) -> bool;

    /// Whether the turn the seat was thinking about is over.
    fn turn_over(&self, sight: &Self::Sight, position: &Position<Self>) -> bool;

    /// How many moves of a decision are looked at: those that promise most.
    fn width(&self) -> usize;

    /// How far, in points, the player errs about the worth of a position: games between equals vary.
    fn noise(&self) -> f32;
}

type Position<J> = <<J as Judge>::Game as Game>::Position;

/// The most moves of a decision that are ever looked at.
const WIDEST: usize = 32;
/// The longest chain of questions followed to the end of a turn.
const LONGEST: usize = 64;

/// Plays the move after which its seat's position is worth most at the end of the turn.
///
/// Questions that follow within the turn are answered by hunch while it looks ahead, and looked at properly when
/// they are really asked. It never looks at the true position: hidden things are drawn anew before it thinks.
#[derive(Debug)]
pub struct Greedy<J: Judge> {
    judge: Arc<J>,
    chance: Chance,
}

impl<J: Judge> Clone for Greedy<J> {
    fn clone(&self) -> Self {
        Self { judge: Arc::clone(&self.judge), chance: self.chance }
    }
}

impl<J: Judge> Greedy<J> {
    /// A player with this knowledge, whose errors grow from this seed.
    pub const fn new(judge: Arc<J>, seed: Seed) -> Self {
        Self { judge, chance: Chance::new(seed) }
    }

    /// One of the legal moves of the seat that is asked.
    ///
    /// # Panics
    /// If there are none: a seat that is asked always has at least one, and nobody is asked when the game is over.
    pub fn choose(
        &mut self,
        game: &J::Game,
        position: &Position<J>,
        moves: &[<J::Game as Game>::Move],
    ) -> <J::Game as Game>::Move {
        assert!(!moves.is_empty(), "a player is asked only where there is a move");
        let (&[first, _, ..], Some(seat)) = (moves, game.to_move(position)) else { return moves[0] };
        let mut mine = position.clone();
        game.redeal(&mut mine, Viewer::Seat(seat), &mut self.chance);
        let sight = self.judge.sight(game, &mine, seat);
        if !self.judge.opens(&mine) {
            return self.best_hunch(game, &sight, &mine, moves).unwrap_or(first);
        }
        let mut best = (first, f32::NEG_INFINITY);
        let mut scratch = Moves::new();
        for (_, mv) in self.promising(game, &sight, &mine, moves) {
            let mut after = mine.clone();
            game.play(&mut after, mv, &mut scratch, &mut Quiet);
            self.finish(game, &sight, &mut after, &mut scratch);
            let worth = self.judge.worth(game, &sight, &after) + self.error();
            if worth > best.1 {
                best = (mv, worth);
            }
        }
        best.0
    }

    /// The moves that promise most, as many as are looked at, the best first; of equal ones the first listed.
    fn promising(
        &self,
        game: &J::Game,
        sight: &J::Sight,
        position: &Position<J>,
        moves: &[<J::Game as Game>::Move],
    ) -> ArrayVec<(f32, <J::Game as Game>::Move), WIDEST> {
        let width = self.judge.width().clamp(1, WIDEST);
        let mut best = ArrayVec::new();
        for &mv in moves {
            let hunch = self.judge.hunch(game, sight, position, mv);
            let place = best.iter().position(|&(other, _)| hunch > other).unwrap_or(best.len());
            if place < width {
                best.truncate(width - 1);
                best.insert(place, (hunch, mv));
            }
        }
        best
    }

    /// The move that promises most, the first listed of several; `None` if there are no moves.
    fn best_hunch(
        &self,
        game: &J::Game,
        sight: &J::Sight,
        position: &Position<J>,
        moves: &[<J::Game as Game>::Move],
    ) -> Option<<J::Game as Game>::Move> {
        let mut best = None;
        for &mv in moves {
            let hunch = self.judge.hunch(game, sight, position, mv);
            if best.is_none_or(|(most, _)| hunch > most) {
                best = Some((hunch, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// Answers by hunch what is asked until the turn is over.
    fn finish(
        &self,
        game: &J::Game,
        sight: &J::Sight,
        position: &mut Position<J>,
        moves: &mut Moves<<J::Game as Game>::Move>,
    ) {
        for _ in 0..LONGEST {
            if self.judge.turn_over(sight, position) {
                return;
            }
            let Some(mv) = self.best_hunch(game, sight, position, moves) else { return };
            game.play(position, mv, moves, &mut Quiet);
        }
    }

    /// An error of judgement: two dice around zero.
    fn error(&mut self) -> f32 {
        let mut die = || (self.chance.word() >> 40) as f32 / (1u64 << 24) as f32 - 0.5;
        (die() + die()) * self.judge.noise()
    }
}
