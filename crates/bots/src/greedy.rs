//! The beginner: one move of look-ahead on an evaluation.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{BySeat, Chance, Decision, Game, Moves, Quiet, Seat, Seed, Set, Viewer};

use crate::Thinker;
use crate::judge::{Judge, Move, Position, Rows};
use crate::net::{self, MOST_INPUTS, Net};
use crate::search::Thought;

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
    guide: Option<Guide>,
    /// How many moves it looks at.
    width: usize,
    /// How far it errs about each.
    noise: f32,
}

/// A network that judges in the judge's place, and room for what it is told.
#[derive(Clone, Debug)]
struct Guide {
    net: Arc<Net>,
    hunger: f32,
    rows: Box<Rows>,
}

impl<J: Judge> Clone for Greedy<J> {
    fn clone(&self) -> Self {
        Self { judge: Arc::clone(&self.judge), guide: self.guide.clone(), ..*self }
    }
}

impl<J: Judge> Greedy<J> {
    /// A player with this knowledge, whose errors grow from this seed.
    pub fn new(judge: Arc<J>, seed: Seed) -> Self {
        let (width, noise) = (judge.width(), judge.noise());
        Self { judge, chance: Chance::new(seed), guide: None, width, noise }
    }

    /// The same player, who looks at so many moves and does not err.
    #[must_use]
    pub fn keen(self, width: usize) -> Self {
        Self { width, noise: 0.0, ..self }
    }

    /// The same player, whose positions a network judges; `hunger` is the part that victory has in them. It knows only what
    /// its own seat sees, so the table may not be an open one.
    #[must_use]
    pub fn with(self, net: Arc<Net>, hunger: f32) -> Self {
        debug_assert!(!self.judge.open_table() && net.inputs() == J::INPUTS);
        let rows = Box::new(BySeat([[0.0; MOST_INPUTS]; Seat::MOST]));
        Self { guide: Some(Guide { net, hunger, rows }), ..self }
    }
}

impl<J: Judge> Thinker<J::Game> for Greedy<J> {
    /// What it thinks of the moves it has looked at.
    fn think(&mut self, decision: &Decision<'_, J::Game>) -> Vec<Thought<Move<J>>> {
        let (game, seat, moves) = (decision.game(), decision.seat(), decision.moves());
        let mine = decision.redeal(&mut self.chance);
        let sight = self.judge.sight(game, &mine, seat);
        if self.judge.opens(&mine) {
            return self.look_ahead(game, &sight, &mine, moves).into_iter().collect();
        }
        let promising = self.promising(game, &sight, &mine, moves);
        promising.into_iter().map(|(value, mv)| Thought { mv, value, visits: 1 }).collect()
    }
}

impl<J: Judge> Greedy<J> {
    /// What it plays in a position that was made up, as a rehearsal makes it up: hidden things are dealt anew only where it looks
    /// ahead, as an answer by hunch does not depend on them.
    ///
    /// # Panics
    /// If there is no move.
    pub(crate) fn answer(
        &mut self,
        game: &J::Game,
        position: &Position<J>,
        seat: Seat,
        moves: &mut Moves<Move<J>>,
    ) -> Move<J> {
        if let [only] = moves[..] {
            return only;
        }
        if !self.judge.opens(position) {
            let sight = self.judge.sight(game, position, seat);
            return self.judge.best_hunch(game, &sight, position, moves);
        }
        let mut mine = position.clone();
        game.redeal(&mut mine, Viewer::Seat(seat), &mut self.chance);
        let sight = self.judge.sight(game, &mine, seat);
        self.look_ahead(game, &sight, &mine, moves)[0].mv
    }

    /// What it thinks of the most promising moves, the best first.
    fn look_ahead(
        &mut self,
        game: &J::Game,
        sight: &J::Sight,
        mine: &Position<J>,
        moves: &[Move<J>],
    ) -> ArrayVec<Thought<Move<J>>, WIDEST> {
        let seat = game.to_move(mine).expect("somebody is asked");
        let promising = self.promising(game, sight, mine, moves);
        let mut scratch = Moves::new();
        let mut thoughts: ArrayVec<_, WIDEST> =
            promising.into_iter().map(|(value, mv)| Thought { mv, value, visits: 1 }).collect();
        for thought in &mut thoughts {
            let mut after = mine.clone();
            game.play(&mut after, thought.mv, &mut scratch, &mut Quiet);
            self.finish(game, sight, &mut after, &mut scratch);
            let worth = match &mut self.guide {
                Some(Guide { net, hunger, rows }) => {
                    let table = (game, std::slice::from_ref(sight));
                    net::values(net, *hunger, &*self.judge, table, &after, (seat, Set::of(seat)), rows)[seat]
                }
                None => self.judge.worth(game, sight, &after),
            };
            thought.value = worth + self.error();
        }
        // Of equal ones the one that promised most stays first.
        thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
        thoughts
    }

    /// The moves that promise most, as many as are looked at, the best first; of equal ones the first listed.
    fn promising(
        &self,
        game: &J::Game,
        sight: &J::Sight,
        position: &Position<J>,
        moves: &[Move<J>],
    ) -> ArrayVec<(f32, Move<J>), WIDEST> {
        let width = self.width.clamp(1, WIDEST);
        let mut best = ArrayVec::new();
        let mut hunches = Moves::new();
        self.judge.hunches(game, sight, position, moves, &mut hunches);
        for (&mv, hunch) in moves.iter().zip(hunches) {
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
        moves: &[Move<J>],
    ) -> Option<Move<J>> {
        let mut best = None;
        let mut hunches = Moves::new();
        self.judge.hunches(game, sight, position, moves, &mut hunches);
        for (&mv, hunch) in moves.iter().zip(hunches) {
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
        moves: &mut Moves<Move<J>>,
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
        (die() + die()) * self.noise
    }
}
