//! How a network learns: temporal differences, by the method of Adam.
//!
//! A *course* is a game as one seat went through it: what was told of its positions, and how it ended. What a position should
//! be expected to bring is partly what is expected of the next one, and partly how the game ended: a part `trust` of each
//! difference is handed on to the positions before it (TD(lambda)).

use std::num::NonZero;

use kernel::{Chance, Seed};

use super::{Layer, MOST_UNITS, Net, OUTPUTS, TENS};
use crate::threads::each;

/// A game as one seat went through it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// What was told of each position, one after the other.
    pub rows: Vec<f32>,
    /// What the judge believed of each.
    pub believed: Vec<f32>,
    /// How the game ended for the seat, in points as the judge counts them.
    pub end: f32,
    /// The part of the victory that the seat had.
    pub won: f32,
}

/// How a network learns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Learning {
    /// What the order of positions grows from.
    pub seed: Seed,
    /// How often all positions are gone through.
    pub rounds: u32,
    /// Positions that make one change of the weights.
    pub batch: usize,
    /// How far a change goes at first; it goes less and less far until the end.
    pub rate: f32,
    /// The part of a difference that is handed on to the positions before it.
    pub trust: f32,
    /// The part of itself that a weight loses in each change, beside the rate.
    pub decay: f32,
    /// How many threads work out what to expect; what comes of it does not depend on them.
    pub threads: NonZero<usize>,
}

impl Default for Learning {
    fn default() -> Self {
        Self {
            seed: Seed(1),
            rounds: 12,
            batch: 128,
            rate: 0.002,
            trust: 0.6,
            decay: 0.1,
            threads: NonZero::<usize>::MIN,
        }
    }
}

/// How far courses that were kept apart are judged wrong.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lesson {
    /// Positions that were learnt from.
    pub positions: usize,
    /// The error in points of the judge alone, of the network before, and of the network after: roots of mean squares.
    pub errors: [f64; 3],
    /// The surprise at who won, of the three: the mean of minus the logarithm of the chance that came true.
    pub surprises: [f64; 3],
    /// Error and surprise of the network before each round and after the last.
    pub rounds: Vec<[f64; 2]>,
}

/// One in so many games is kept apart, to see whether learning helps with what was not learnt from.
pub(super) const APART: usize = 10;
/// How much surprise at who won weighs beside the square of an error in tens of points.
const VICTORY: f32 = 1.0;
/// An error counts by its square up to so many tens of points, and no more than straight beyond.
const FAR: f32 = 3.0;

impl Learning {
    /// Lets a network learn from courses that come in games: those of every tenth game are kept apart.
    pub fn learn(&self, net: &mut Net, games: &[Vec<Course>]) -> Lesson {
        let apart = |number: usize| number % APART == APART - 1;
        let mine: Vec<&Course> =
            games.iter().enumerate().filter(|it| !apart(it.0)).flat_map(|it| it.1).collect();
        let others: Vec<&Course> =
            games.iter().enumerate().filter(|it| apart(it.0)).flat_map(|it| it.1).collect();
        let none = net.silent();
        let mut lesson = Lesson::default();
        for (at, judge) in [(0, &none), (1, &*net)] {
            (lesson.errors[at], lesson.surprises[at]) = wrong(judge, &others);
        }
        let mut adam = Adam::new(net);
        let mut places: Vec<(u32, u32)> = Vec::new();
        for (course, it) in mine.iter().enumerate() {
            places.extend((0..it.believed.len()).map(|at| (course as u32, at as u32)));
        }
        lesson.positions = places.len();
        let changes = self.rounds as usize * places.len().div_ceil(self.batch.max(1));
        let mut done = 0;
        let mut chance = Chance::new(self.seed);
        lesson.rounds.push([lesson.errors[1], lesson.surprises[1]]);
        for _ in 0..self.rounds {
            let goals = each(self.threads, mine.len(), |at| self.goals(net, mine[at]));
            chance.shuffle(&mut places);
            for batch in places.chunks(self.batch.max(1)) {
                for &(course, at) in batch {
                    let (course, goal) = (mine[course as usize], goals[course as usize][at as usize]);
                    adam.add(net, course.row(net, at as usize), course.believed[at as usize], goal);
                }
                let left = 1.0 - done as f32 / changes as f32;
                adam.change(net, self.rate * left, self.decay);
                done += 1;
            }
            (lesson.errors[2], lesson.surprises[2]) = wrong(net, &others);
            lesson.rounds.push([lesson.errors[2], lesson.surprises[2]]);
        }
        lesson
    }

    /// What each position of a course should be expected to bring: points and victory.
    fn goals(&self, net: &Net, course: &Course) -> Vec<[f32; 2]> {
        let mut goals = vec![[0.0; 2]; course.believed.len()];
        let mut goal = [course.end, course.won];
        for at in (0..goals.len()).rev() {
            goals[at] = goal;
            let now = net.prospect(course.row(net, at), course.believed[at]);
            for (goal, now) in goal.iter_mut().zip([now.points, now.chance]) {
                *goal = now + self.trust * (*goal - now);
            }
        }
        goals
    }
}

impl Course {
    /// What was told of a position.
    fn row(&self, net: &Net, at: usize) -> &[f32] {
        let inputs = net.inputs();
        &self.rows[at * inputs..][..inputs]
    }
}

/// How far courses are judged wrong: in points, and about who wins.
fn wrong(net: &Net, courses: &[&Course]) -> (f64, f64) {
    let (mut squares, mut surprise, mut count) = (0.0, 0.0, 0.0);
    for course in courses {
        for at in 0..course.believed.len() {
            let said = net.prospect(course.row(net, at), course.believed[at]);
            squares += f64::from(said.points - course.end).powi(2);
            let chance = f64::from(said.chance).clamp(1e-4, 1.0 - 1e-4);
            let won = f64::from(course.won);
            surprise -= won * chance.ln() + (1.0 - won) * (1.0 - chance).ln();
            count += 1.0;
        }
    }
    ((squares / f64::max(count, 1.0)).sqrt(), surprise / f64::max(count, 1.0))
}

/// The method of Adam (Kingma and Ba 2014) with decay of the weights apart (Loshchilov and Hutter 2017).
struct Adam {
    /// Sums over the batch, layer by layer: weights, then bias.
    slopes: Vec<Vec<f32>>,
    first: Vec<Vec<f32>>,
    second: Vec<Vec<f32>>,
    samples: f32,
    /// The powers of the two rates of forgetting.
    powers: [f32; 2],
    /// What each layer was given for a position.
    given: Vec<Vec<f32>>,
}

impl Adam {
    const FORGET: [f32; 2] = [0.9, 0.999];

    fn new(net: &Net) -> Self {
        let zeros = || net.layers.iter().map(|it| vec![0.0; it.weights.len() + it.bias.len()]).collect();
        Self {
            slopes: zeros(),
            first: zeros(),
            second: zeros(),
            samples: 0.0,
            powers: [1.0; 2],
            given: vec![Vec::new(); net.layers.len()],
        }
    }

    /// Adds what a position asks for: points and victory as they should be expected.
    fn add(&mut self, net: &Net, row: &[f32], believed: f32, goal: [f32; 2]) {
        let last = net.layers.len() - 1;
        let mut next = [0.0; MOST_UNITS];
        self.given[0].clear();
        self.given[0].extend_from_slice(row);
        for (number, layer) in net.layers.iter().enumerate() {
            layer.run(&self.given[number], &mut next);
            if number < last {
                let given = &mut self.given[number + 1];
                given.clear();
                given.extend(next[..layer.outs].iter().map(|value| value.max(0.0)));
            }
        }
        let outputs: [f32; OUTPUTS] = [next[0], next[1]];
        let said = net.expected(outputs, believed);
        let miss = ((said.points - goal[0]) / TENS).clamp(-FAR, FAR);
        let doubt = VICTORY * (said.chance - goal[1]);
        // The points are learnt from points alone; who wins is learnt beside them.
        let mut slopes = [0.0; MOST_UNITS];
        slopes[..OUTPUTS].copy_from_slice(&[miss, doubt]);
        let mut outs = OUTPUTS;
        for number in (0..=last).rev() {
            let layer = &net.layers[number];
            let mut before = [0.0; MOST_UNITS];
            let ins = self.given[number].len();
            let (weights, bias) = self.slopes[number].split_at_mut(layer.weights.len());
            bias.iter_mut().zip(&slopes[..outs]).for_each(|(sum, slope)| *sum += slope);
            for at in 0..ins {
                let value = self.given[number][at];
                if value == 0.0 {
                    continue; // A unit that is silent hands nothing on.
                }
                let sums = &mut weights[at * outs..][..outs];
                sums.iter_mut().zip(&slopes[..outs]).for_each(|(sum, slope)| *sum += value * slope);
                if number > 0 {
                    let row = &layer.weights[at * outs..][..outs];
                    before[at] = row.iter().zip(&slopes[..outs]).map(|(weight, slope)| weight * slope).sum();
                }
            }
            if number > 0 {
                (slopes, outs) = (before, ins);
            }
        }
        self.samples += 1.0;
    }

    /// Changes the weights as the positions since the last change ask for.
    fn change(&mut self, net: &mut Net, rate: f32, decay: f32) {
        let [keep_first, keep_second] = Self::FORGET;
        self.powers[0] *= keep_first;
        self.powers[1] *= keep_second;
        let share = 1.0 / self.samples.max(1.0);
        let (first_part, second_part) = (1.0 / (1.0 - self.powers[0]), 1.0 / (1.0 - self.powers[1]));
        for (number, Layer { weights, bias, .. }) in net.layers.iter_mut().enumerate() {
            let (slopes, first, second) =
                (&mut self.slopes[number], &mut self.first[number], &mut self.second[number]);
            let all = weights.iter_mut().chain(bias);
            for (((weight, slope), first), second) in all.zip(slopes).zip(first).zip(second) {
                let mean = *slope * share;
                *slope = 0.0;
                *first += (1.0 - keep_first) * (mean - *first);
                *second += (1.0 - keep_second) * (mean * mean - *second);
                let step = *first * first_part / ((*second * second_part).sqrt() + 1e-6);
                *weight -= rate * (step + decay * *weight);
            }
        }
        self.samples = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::{CLEAR, likely};

    /// Courses whose ends are told by their rows, the judge knowing nothing.
    fn courses(games: u64) -> Vec<Vec<Course>> {
        let mut chance = Chance::new(Seed(5));
        let mut die = || (chance.word() >> 40) as f32 / (1u64 << 24) as f32 * 2.0 - 1.0;
        let mut course = || {
            let (a, b) = (die(), die());
            let end = 20.0 * (a * b) + 10.0 * a;
            let rows = [a, b, 0.1, a, b, 0.9].to_vec();
            Course { rows, believed: vec![0.0; 2], end, won: f32::from(u8::from(end > 0.0)) }
        };
        (0..games).map(|_| vec![course()]).collect()
    }

    #[test]
    fn what_rows_tell_is_learnt() {
        let mut net = Net::new("pearls", 3, &[16, 8], Seed(1));
        let learning = Learning { rounds: 40, batch: 16, rate: 0.01, decay: 0.01, ..Learning::default() };
        let lesson = learning.learn(&mut net, &courses(400));
        assert_eq!(lesson.positions, 720);
        assert!(lesson.errors[2] < 0.25 * lesson.errors[0], "{lesson:?}");
        assert!(lesson.surprises[2] < 0.4 * lesson.surprises[0], "{lesson:?}");
        assert!(net.finite());
    }

    /// The slopes are those of what is to be made small: compared with a small change of each weight.
    #[test]
    fn slopes_are_right() {
        let mut net = Net::new("pearls", 3, &[4, 3], Seed(9));
        let mut chance = Chance::new(Seed(4));
        let end = &mut net.layers[2];
        end.weights.iter_mut().for_each(|weight| *weight = (chance.below(200) as f32 - 100.0) / 100.0);
        let (row, believed, goal) = ([0.5, -0.3, 0.8], 2.0, [9.0, 1.0]);
        // Points are learnt from points alone, so victory is judged with the points as they are.
        let points = net.prospect(&row, believed).points;
        let cost = |net: &Net| {
            let said = net.prospect(&row, believed);
            let odds = (said.chance / (1.0 - said.chance)).ln() - said.points / CLEAR + points / CLEAR;
            ((said.points - goal[0]) / TENS).powi(2) / 2.0 - likely(odds).ln()
        };
        let mut adam = Adam::new(&net);
        adam.add(&net, &row, believed, goal);
        for layer in 0..3 {
            for at in 0..net.layers[layer].weights.len() {
                let mut nudged = net.clone();
                nudged.layers[layer].weights[at] += 0.01;
                let up = cost(&nudged);
                nudged.layers[layer].weights[at] -= 0.02;
                let slope = (up - cost(&nudged)) / 0.02;
                let found = adam.slopes[layer][at];
                assert!((slope - found).abs() < 0.01 + 0.05 * slope.abs(), "{layer} {at}: {slope} {found}");
            }
        }
    }

    #[test]
    fn learning_is_the_same_on_any_number_of_threads() {
        let learn = |threads| {
            let mut net = Net::new("pearls", 3, &[6], Seed(1));
            let threads = NonZero::new(threads).expect("at least one");
            Learning { threads, ..Learning::default() }.learn(&mut net, &courses(50));
            net
        };
        assert_eq!(learn(1), learn(3));
    }
}
