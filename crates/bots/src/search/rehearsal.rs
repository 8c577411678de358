//! Rehearsals: the moves that a search likes best are played on for some turns, by beginners.
//!
//! An evaluation sees what it has a term for; what comes of a move some turns later shows the rest, but one line of play
//! tells little. So the moves meet the same deals, half of those left drop out at equal intervals, and what the search
//! believed counts as much as a number of deals.

use std::sync::Arc;
use std::time::Duration;

use kernel::{Chance, Game, Moves, Quiet, Seat, Seed, Viewer};

use super::{Clock, Thought};
use crate::judge::{Judge, Move, Position};
use crate::net::Net;
use crate::player::asked as asked_in;
use crate::{Greedy, Thinker as _};

/// The most moves of a decision that are rehearsed.
const MOST: usize = 6;
/// How many deals the belief of the search counts for.
const BELIEF: f32 = 15.0;
/// The part of a difference seen by the search that shows later. Measured in Underwater Cities.
const TRUE: f32 = 0.5;

/// A move is surely behind when it lies back by this many errors of the mean.
const SURE: f32 = 2.5;
/// After so many deals it is looked for such moves, and again after every so many more.
const SOME: usize = 12;
const LOOK: usize = 4;

/// The most deals of a rehearsal: more tell nothing new, and what came of them is kept.
const DEALS: usize = 10_000;

/// How long a rehearsal may take.
#[derive(Clone, Copy, Debug)]
pub(super) enum Length {
    /// So many decisions.
    Decisions(u32),
    /// Until the clock shows this.
    Until(Duration),
}

impl Length {
    /// The part of it that is over after so many decisions, having begun then: 1 and more when all of it is.
    fn over(self, decisions: u32, begun: Duration, clock: &Clock) -> f32 {
        match self {
            Self::Decisions(all) => decisions as f32 / all.max(1) as f32,
            Self::Until(end) => {
                let all = end.saturating_sub(begun).as_secs_f32().max(1e-9);
                clock().saturating_sub(begun).as_secs_f32() / all
            }
        }
    }
}

/// A decision whose moves are to be rehearsed.
pub(super) struct Rehearsal<'a, J: Judge> {
    pub(super) game: &'a J::Game,
    pub(super) judge: &'a Arc<J>,
    /// The network by which the beginners play, if there is one, and the part that victory has in what it says.
    pub(super) guide: Option<(Arc<Net>, f32)>,
    /// How many moves the beginners look at, without errors; 0 if as many as the judge says.
    pub(super) keen: usize,
    /// Who decides.
    pub(super) seat: Seat,
    /// A position that the seat holds possible.
    pub(super) position: &'a Position<J>,
    pub(super) clock: &'a Clock,
    /// What the clock showed when it began.
    pub(super) begun: Duration,
    pub(super) length: Length,
    /// How many turns of its own the seat plays after this one. Playing on to the end of the game adds more chance than
    /// knowledge.
    pub(super) turns: u32,
    /// Whether hidden things are dealt anew only where the beginners look ahead, and what is surely behind drops out at once.
    pub(super) brisk: bool,
}

/// What came of the moves in one deal, by their places among the thoughts.
type Outcomes = [f32; MOST];

impl<J: Judge> Rehearsal<'_, J> {
    /// Puts the best of these thoughts into the order that later positions show; `worth` tells what such a position is
    /// worth to the seat. Values then lie as far apart as deals and belief say together.
    pub(super) fn run(
        &self,
        thoughts: &mut [Thought<Move<J>>],
        chance: &mut Chance,
        mut worth: impl FnMut(&Position<J>) -> f32,
    ) {
        let good = thoughts.len().min(MOST);
        if good < 2 {
            return;
        }
        let thoughts = &mut thoughts[..good];
        let stages = good.next_power_of_two().trailing_zeros() as f32;
        let (mut rows, mut left): (Vec<Outcomes>, Vec<usize>) = (Vec::new(), (0..good).collect());
        // Those that dropped out, and how many deals they were in.
        let mut out: Vec<(usize, usize)> = Vec::new();
        let (mut decisions, mut stage) = (0, 1.0);
        while left.len() > 1 && rows.len() < DEALS {
            let Some(row) = self.deal(thoughts, &left, &mut decisions, chance, &mut worth) else { break };
            rows.push(row);
            if self.over(decisions) * stages >= stage {
                stage += 1.0;
                sort(&mut left, &rows, thoughts);
                out.extend(left.drain(left.len().div_ceil(2)..).rev().map(|at| (at, rows.len())));
            } else if self.brisk && rows.len() >= SOME && rows.len().is_multiple_of(LOOK) {
                sort(&mut left, &rows, thoughts);
                let first = left[0];
                let hopeless = |at: usize| behind_for_sure(at, first, &rows, thoughts);
                let (gone, stay): (Vec<_>, Vec<_>) = left[1..].iter().partition(|&&at| hopeless(at));
                left.truncate(1);
                left.extend(stay);
                out.extend(gone.into_iter().rev().map(|at| (at, rows.len())));
            }
        }
        if rows.is_empty() {
            return;
        }
        sort(&mut left, &rows, thoughts);
        let order = left.into_iter().map(|at| (at, rows.len())).chain(out.into_iter().rev());
        let before = thoughts.to_vec();
        let mut best = None;
        for (thought, (at, deals)) in thoughts.iter_mut().zip(order) {
            let first = *best.get_or_insert(at);
            *thought = before[at];
            // What dropped out lies behind: it may have been lucky before.
            thought.value = before[first].value + ahead(at, first, &rows[..deals], &before).min(0.0);
        }
    }

    fn over(&self, decisions: u32) -> f32 {
        self.length.over(decisions, self.begun, self.clock)
    }

    /// Deals hidden things anew and plays on after each move; `None` if there is no time for all of them.
    fn deal(
        &self,
        thoughts: &[Thought<Move<J>>],
        left: &[usize],
        decisions: &mut u32,
        chance: &mut Chance,
        worth: &mut impl FnMut(&Position<J>) -> f32,
    ) -> Option<Outcomes> {
        if self.over(*decisions) >= 1.0 {
            return None;
        }
        let mut dealt = self.position.clone();
        self.game.redeal(&mut dealt, Viewer::Seat(self.seat), chance);
        let seed = Seed(chance.word());
        let mut row = [0.0; MOST];
        for &at in left {
            let mut position = dealt.clone();
            let mut moves = Moves::new();
            let mut player = Greedy::new(Arc::clone(self.judge), seed);
            if self.keen > 0 {
                player = player.keen(self.keen);
            }
            if let Some((net, hunger)) = &self.guide {
                player = player.with(Arc::clone(net), *hunger);
            }
            self.game.play(&mut position, thoughts[at].mv, &mut moves, &mut Quiet);
            *decisions += 1;
            let mut turns = 0;
            while let Some(asked) = self.game.to_move(&position) {
                if asked == self.seat && self.judge.begins(&position) {
                    if turns == self.turns {
                        break;
                    }
                    turns += 1;
                }
                if matches!(self.length, Length::Until(_)) && self.over(*decisions) >= 1.0 {
                    return None;
                }
                let mv = if self.brisk {
                    player.answer(self.game, &position, asked, &mut moves)
                } else {
                    player.choose(&asked_in(self.game, &position, &moves))
                };
                self.game.play(&mut position, mv, &mut moves, &mut Quiet);
                *decisions += 1;
            }
            row[at] = worth(&position);
        }
        Some(row)
    }
}

/// How far one move is ahead of another, by what came of them and by what the search believed.
fn ahead<M>(one: usize, other: usize, rows: &[Outcomes], thoughts: &[Thought<M>]) -> f32 {
    let seen: f32 = rows.iter().map(|row| row[one] - row[other]).sum();
    let believed = TRUE * (thoughts[one].value - thoughts[other].value);
    (seen + BELIEF * believed) / (rows.len() as f32 + BELIEF)
}

/// Whether a move that lies behind another can hardly be better: by so many errors of the mean, or because both always come
/// to the same.
fn behind_for_sure<M>(one: usize, other: usize, rows: &[Outcomes], thoughts: &[Thought<M>]) -> bool {
    let number = rows.len() as f32;
    let mean = rows.iter().map(|row| row[one] - row[other]).sum::<f32>() / number;
    let spread = rows.iter().map(|row| (row[one] - row[other] - mean).powi(2)).sum::<f32>() / number;
    ahead(one, other, rows, thoughts) + SURE * (spread / number).sqrt() <= 0.0
}

/// The best first; of equal ones the one that was tried more.
fn sort<M>(left: &mut [usize], rows: &[Outcomes], thoughts: &[Thought<M>]) {
    let first = left[0];
    let key = |at: usize| ahead(at, first, rows, thoughts);
    left.sort_by(|&one, &other| key(other).total_cmp(&key(one)).then(one.cmp(&other)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thoughts(values: [f32; 3]) -> Vec<Thought<char>> {
        values.into_iter().zip("abc".chars()).map(|(value, mv)| Thought { mv, value, visits: 9 }).collect()
    }

    #[test]
    fn a_few_deals_do_not_overturn_what_the_search_believes_and_many_do() {
        let thoughts = thoughts([10.0, 9.0, 4.0]);
        let row = [0.0, 1.0, 2.0, 0.0, 0.0, 0.0];
        let ranked = |deals: usize| {
            let mut left = vec![0, 1, 2];
            sort(&mut left, &vec![row; deals], &thoughts);
            left
        };
        assert_eq!(ranked(0), [0, 1, 2]);
        assert_eq!(ranked(6), [0, 1, 2]);
        assert_eq!(ranked(9), [1, 0, 2]);
        assert_eq!(ranked(400), [2, 1, 0]);
        assert!((ahead(1, 0, &[row; 15], &thoughts) - 0.25).abs() < 1e-6, "half of 1 less half of a half");
    }

    #[test]
    fn a_move_is_given_up_when_it_is_surely_behind_and_not_before() {
        let thoughts = thoughts([10.0, 10.0, 9.0]);
        let row = |second: f32| [0.0, second, 0.0, 0.0, 0.0, 0.0];
        let always = vec![row(-1.0); 12];
        assert!(behind_for_sure(1, 0, &always, &thoughts));
        let swaying: Vec<_> = (0..12).map(|at| row(if at % 2 == 0 { -4.0 } else { 3.0 })).collect();
        assert!(!behind_for_sure(1, 0, &swaying, &thoughts), "half a point behind, give or take a point");
        let longer: Vec<_> = swaying.iter().copied().cycle().take(800).collect();
        assert!(behind_for_sure(1, 0, &longer, &thoughts));
        // What always comes to the same is decided by what the search believed.
        assert!(behind_for_sure(2, 0, &always, &thoughts));
    }

    #[test]
    fn time_and_decisions_run_out() {
        let clock: Clock = Arc::new(|| Duration::from_secs(7));
        let over = |length: Length, decisions| length.over(decisions, Duration::from_secs(5), &clock);
        assert!((over(Length::Decisions(8), 4) - 0.5).abs() < 1e-6 && over(Length::Decisions(0), 1) >= 1.0);
        assert!((over(Length::Until(Duration::from_secs(9)), 1_000_000) - 0.5).abs() < 1e-6);
        for end in [0, 5, 6, 7] {
            assert!(over(Length::Until(Duration::from_secs(end)), 0) >= 1.0, "{end}");
        }
    }
}
