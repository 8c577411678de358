//! Finding better weights from how games end.
//!
//! A step plays games between players whose weights are disturbed by chance, keeps some of their positions, and moves
//! the weights to where the worth of these positions comes closest to how the games ended: least squares, by the method
//! of Gauss and Newton. Disturbed players get into positions that equals would never reach, and one who believes too
//! much in something shows what it is worth.
//!
//! A step depends on its number, the seed and the weights before it and on nothing else, so a run that was stopped goes
//! on as if it had not been.

mod squares;

use std::num::NonZero;
use std::sync::Arc;

use kernel::{BySeat, Chance, Moves, Quiet, Seat, Seed};

use crate::judge::{Judge, lead};
use crate::player::{Played, asked, trainee};
use crate::threads::each;
use crate::tune::{numbers, with_numbers};
use squares::Squares;

/// How weights are fitted.
#[derive(Clone, Copy, Debug)]
pub struct Fitting {
    /// What the chance of all steps grows from.
    pub seed: Seed,
    /// Games of a step.
    pub games: u32,
    /// Simulations of a decision; 0 lets beginners play.
    pub simulations: u32,
    /// How many threads play.
    pub threads: NonZero<usize>,
}

/// What came of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The weights after it.
    pub weights: Vec<f64>,
    /// Positions that were looked at.
    pub positions: usize,
    /// How far positions that were kept apart are judged wrong, in points: with the weights before the step and after it.
    pub errors: [f64; 2],
}

/// How many ways to disturb the weights a step tries.
const WAYS: u64 = 64;
/// How far weights are disturbed: the deviation of their logarithm.
const SPREAD: f64 = 0.3;
/// One in so many turns is kept.
const KEPT: usize = 3;
/// One in so many games is kept apart, to see whether a step helps with what it was not made from.
const APART: usize = 5;
/// How often the squares are looked at in a step.
const LOOKS: usize = 5;
/// What changing a weight by all of itself costs, in squared points for each position.
const FIRM: f64 = 0.07;
/// The part of itself by which a weight is changed to see what it does.
const NUDGE: f64 = 0.02;
/// The part of itself by which a weight is changed at most at once.
const FARTHEST: f64 = 0.6;
/// The part of itself that is left of a weight at least.
const LEAST: f64 = 0.02;
/// Positions whose squares are summed up together.
const TOGETHER: usize = 256;
/// The most moments a game has.
const MOMENTS: usize = 32;

/// A position in which a turn begins, and how its game ended.
struct Sample<P> {
    /// The number of the game.
    game: usize,
    /// Whose turn begins.
    seat: Seat,
    /// Where the seat's turn before it began: from there the position is judged, as a search does.
    before: P,
    position: P,
    /// How the game ended for the seat.
    end: f64,
}

impl Fitting {
    /// One step from these weights of a file, by games at this table; `played` is called after each of them.
    pub fn step<G: Played>(
        &self,
        table: &G,
        file: &str,
        weights: &[f64],
        number: u64,
        played: impl Fn() + Sync,
    ) -> Result<Fit, toml::de::Error> {
        let seed = self.seed.nth(number);
        let judge = |weights: &[f64]| table.judge(&with_numbers(file, weights));
        let ways = (0..WAYS).map(|way| judge(&disturbed(weights, SPREAD, seed.nth(way))).map(Arc::new));
        let ways = ways.collect::<Result<Vec<_>, _>>()?;
        let games = each(self.threads, self.games as usize, |game| {
            let samples = self.play(table, &ways, seed.nth(!(game as u64)), game);
            played();
            samples
        });
        let samples: Vec<_> = games.into_iter().flatten().collect();
        // Weights are told as parts of what they were before the step.
        let look = |parts: &[f64]| self.look(table, &samples, file, weights, parts);
        let mut good = vec![1.0; weights.len()];
        let mut best = look(&good)?;
        let before = best.error_apart();
        let mut goal = onward(&best, &good);
        for _ in 1..LOOKS {
            let found = look(&goal)?;
            goal = if found.error() < best.error() {
                (best, good) = (found, goal);
                onward(&best, &good)
            } else {
                // Too far: half way back.
                good.iter().zip(goal).map(|(good, goal)| (good + goal) / 2.0).collect()
            };
        }
        // As they will be read again from a file.
        let weights = numbers(&with_numbers(file, &times(weights, &good)));
        Ok(Fit { weights, positions: samples.len(), errors: [before, best.error_apart()] })
    }

    /// Plays a game between disturbed players and keeps some positions of it.
    fn play<G: Played>(
        &self,
        table: &G,
        ways: &[Arc<G::Judge>],
        seed: Seed,
        game: usize,
    ) -> Vec<Sample<G::Position>> {
        let mut chance = Chance::new(seed);
        let mut players: Vec<_> = Seat::all(table.players())
            .map(|_| {
                let judge = Arc::clone(&ways[chance.below(ways.len())]);
                trainee(judge, self.simulations, Seed(chance.word()))
            })
            .collect();
        let mut position = table.deal(Seed(chance.word()));
        let mut moves = Moves::new();
        table.moves(&position, &mut moves);
        let mut begun = vec![None; players.len()];
        let mut samples = Vec::new();
        while let Some(seat) = table.to_move(&position) {
            if ways[0].begins(&position) {
                let before = begun[seat.index()].replace(position.clone());
                if let Some(before) = before.filter(|_| chance.below(KEPT) == 0) {
                    samples.push(Sample { game, seat, before, position: position.clone(), end: 0.0 });
                }
            }
            let mv = players[seat.index()].choose(&asked(table, &position, &moves));
            table.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        let points = BySeat(table.outcome(&position).points.0.map(|points| points as f32));
        for sample in &mut samples {
            sample.end = ways[0].goal(table.players(), &points, sample.seat).into();
        }
        samples
    }

    /// The squares with weights that are these parts of what they were.
    fn look<G: Played>(
        &self,
        table: &G,
        samples: &[Sample<G::Position>],
        file: &str,
        weights: &[f64],
        parts: &[f64],
    ) -> Result<Squares, toml::de::Error> {
        let judge = |parts: &[f64]| table.judge(&with_numbers(file, &times(weights, parts)));
        let plain = judge(parts)?;
        let nudged = (0..parts.len()).map(|at| {
            let mut nudged = parts.to_vec();
            nudged[at] += NUDGE;
            judge(&nudged)
        });
        let nudged = nudged.collect::<Result<Vec<_>, _>>()?;
        let empty = || Squares::new(weights.len(), MOMENTS);
        let chunks: Vec<_> = samples.chunks(TOGETHER).collect();
        let found = each(self.threads, chunks.len(), |chunk| {
            let (mut squares, mut slopes) = (empty(), vec![0.0; nudged.len()]);
            for sample in chunks[chunk] {
                let worth = |judge: &G::Judge| f64::from(worth(table, judge, sample));
                let moment = plain.moment(&sample.position).min(MOMENTS - 1);
                let now = worth(&plain);
                if sample.game % APART == 0 {
                    squares.add_apart(moment, sample.end - now);
                    continue;
                }
                for (slope, judge) in slopes.iter_mut().zip(&nudged) {
                    *slope = (worth(judge) - now) / NUDGE;
                }
                squares.add(moment, sample.end - now, &slopes);
            }
            squares
        });
        // In the order of the positions: a sum of fractions depends on it.
        Ok(found.iter().fold(empty(), |mut all, squares| {
            all.join(squares);
            all
        }))
    }
}

/// What a position is worth to the seat whose turn begins, as a search sees it.
fn worth<G: Played>(table: &G, judge: &G::Judge, sample: &Sample<G::Position>) -> f32 {
    let sight = |seat| judge.wide_sight(table, &sample.before, seat);
    if !judge.open_table() {
        return judge.worth(table, &sight(sample.seat), &sample.position);
    }
    let sights: Vec<_> = Seat::all(table.players()).map(sight).collect();
    lead(table.players(), &judge.worths(table, &sights, &sample.position), sample.seat)
}

/// Weights of which only these parts are left.
fn times(weights: &[f64], parts: &[f64]) -> Vec<f64> {
    weights.iter().zip(parts).map(|(weight, part)| weight * part).collect()
}

/// Where the squares say that the weights should go from here.
fn onward(squares: &Squares, parts: &[f64]) -> Vec<f64> {
    let done: Vec<f64> = parts.iter().map(|part| part - 1.0).collect();
    let change = squares.change(&done, FIRM);
    parts.iter().zip(change).map(|(part, it)| (part + it.clamp(-FARTHEST, FARTHEST)).max(LEAST)).collect()
}

/// Weights disturbed by chance.
pub(crate) fn disturbed(weights: &[f64], spread: f64, seed: Seed) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    // Close to a normal distribution with a deviation of 1: six dice.
    let mut error = || {
        (0..6).map(|_| (chance.word() >> 11) as f64 / (1u64 << 53) as f64 - 0.5).sum::<f64>() * 2f64.sqrt()
    };
    weights.iter().map(|weight| weight * (spread * error()).exp()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use barrage::{Barrage, Setup, Variant};
    use kernel::Game;

    fn fitting(threads: usize) -> Fitting {
        let threads = NonZero::new(threads).expect("at least one");
        Fitting { seed: Seed(3), games: 30, simulations: 5, threads }
    }

    #[test]
    fn a_step_is_the_same_on_any_number_of_threads() {
        let table = Barrage::open(Setup::new(2, Variant::Full)).unwrap();
        let file = crate::barrage::STANDARD;
        let step =
            |threads, number| fitting(threads).step(&table, file, &numbers(file), number, || ()).unwrap();
        let one = step(1, 0);
        assert_eq!(one, step(3, 0));
        assert_ne!(one.weights, step(3, 1).weights);
        assert!(one.positions > 100 && one.errors.iter().all(|error| *error > 0.0), "{one:?}");
        assert_ne!(one.weights, numbers(file));
    }

    #[test]
    fn disturbed_weights_scatter_around_what_they_were() {
        let found = disturbed(&[2.0; 4000], SPREAD, Seed(9));
        let logs: Vec<f64> = found.iter().map(|it| (it / 2.0).ln()).collect();
        let mean = logs.iter().sum::<f64>() / 4000.0;
        let deviation = (logs.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / 4000.0).sqrt();
        assert!(mean.abs() < 0.03 && (deviation - SPREAD).abs() < 0.03, "{mean} {deviation}");
    }
}
