//! Which moves searches come to choose, learnt from the moves they chose.
//!
//! A hunch guesses what a move is worth. A policy corrects it: moves fall into classes, and each class is chosen the more or
//! the less often, depending on a few numbers about the position. What it says is a hunch again, scaled so that the part of
//! the searches that will choose a move can be read off it (a softmax).

use kernel::{Chance, Seed};

/// How many numbers about a position a policy is told at most; the first of them is always 1.
pub const CONTEXT: usize = 16;

/// A policy for one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Policy {
    /// How much is left of the hunch.
    pub(super) trust: f32,
    /// A row of weights for each class.
    pub(super) weights: Vec<f32>,
}

/// A decision that was made: what could be known, and which move was chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What is told of the position.
    pub context: [f32; CONTEXT],
    /// The class of each move, and its hunch in units of the search's sharpness.
    pub moves: Vec<(u16, f32)>,
    /// The move that was chosen, by its place.
    pub chosen: usize,
}

/// How well choices that were kept apart are foretold.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Foretold {
    /// Choices that were learnt from.
    pub choices: usize,
    /// The part of the choices whose move was foretold, by hunch and by policy.
    pub right: [f64; 2],
    /// The mean of minus the logarithm of the part that the policy gave the move that was chosen, before and after.
    pub surprises: [f64; 2],
}

/// One choice in so many is kept apart.
const APART: usize = 10;
/// How fast it learns, and how hard it is held to 0.
const RATE: f32 = 0.15;
const FIRM: f32 = 1e-5;

impl Policy {
    /// A policy that leaves hunches as they are.
    pub fn new(classes: usize) -> Self {
        Self { trust: 1.0, weights: vec![0.0; classes * CONTEXT] }
    }

    /// How many classes of moves it knows.
    pub fn classes(&self) -> usize {
        self.weights.len() / CONTEXT
    }

    /// A hunch as it should be, both in units of the search's sharpness.
    #[inline]
    pub(crate) fn hunch(&self, class: u16, context: &[f32; CONTEXT], hunch: f32) -> f32 {
        let at = usize::from(class) * CONTEXT;
        let row = &self.weights[at..at + CONTEXT];
        self.trust * hunch + row.iter().zip(context).map(|(weight, told)| weight * told).sum::<f32>()
    }

    /// The part of the searches that will choose each move.
    fn parts(&self, choice: &Choice, parts: &mut Vec<f32>) {
        parts.clear();
        parts.extend(choice.moves.iter().map(|&(class, hunch)| self.hunch(class, &choice.context, hunch)));
        let most = parts.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        parts.iter_mut().for_each(|part| *part = (*part - most).exp());
        let sum: f32 = parts.iter().sum();
        parts.iter_mut().for_each(|part| *part /= sum);
    }

    /// Learns from choices, going through them so many times in an order that grows from the seed.
    pub fn learn(&mut self, choices: &[Choice], rounds: u32, seed: Seed) -> Foretold {
        let apart: Vec<&Choice> = choices.iter().skip(APART - 1).step_by(APART).collect();
        let mut mine: Vec<u32> =
            (0..choices.len() as u32).filter(|at| *at as usize % APART != APART - 1).collect();
        let (right_before, before) = Self::new(self.classes()).foretells(&apart);
        let mut chance = Chance::new(seed);
        let mut parts = Vec::new();
        // Adagrad (Duchi, Hazan and Singer 2011): a class that comes up rarely learns as much from each choice.
        let mut squares = vec![1e-3f32; self.weights.len()];
        let mut trust_square = 1.0;
        for _ in 0..rounds {
            chance.shuffle(&mut mine);
            for &at in &mine {
                let choice = &choices[at as usize];
                self.parts(choice, &mut parts);
                let mut pull = 0.0;
                for (place, (&(class, hunch), part)) in choice.moves.iter().zip(&parts).enumerate() {
                    let miss = part - f32::from(u8::from(place == choice.chosen));
                    pull += miss * hunch;
                    if miss.abs() < 1e-3 {
                        continue;
                    }
                    let from = usize::from(class) * CONTEXT;
                    let row = self.weights[from..from + CONTEXT].iter_mut().zip(&mut squares[from..]);
                    for ((weight, square), told) in row.zip(&choice.context) {
                        let slope = miss * told + FIRM * *weight;
                        *square += slope * slope;
                        *weight -= RATE * slope / square.sqrt();
                    }
                }
                trust_square += pull * pull;
                self.trust = (self.trust - RATE * pull / trust_square.sqrt()).clamp(0.05, 10.0);
            }
        }
        let (right, after) = self.foretells(&apart);
        Foretold { choices: mine.len(), right: [right_before, right], surprises: [before, after] }
    }

    /// The part of choices that are foretold, and the mean surprise.
    fn foretells(&self, choices: &[&Choice]) -> (f64, f64) {
        let (mut right, mut surprise, mut parts) = (0.0, 0.0, Vec::new());
        for choice in choices {
            self.parts(choice, &mut parts);
            let chosen = parts[choice.chosen];
            surprise -= f64::from(chosen.max(1e-6)).ln();
            right += f64::from(u8::from(parts.iter().all(|&part| part <= chosen)));
        }
        let all = choices.len().max(1) as f64;
        (right / all, surprise / all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Class 1 is chosen where the second number is above 0, class 0 elsewhere; hunches say nothing.
    #[test]
    fn what_decides_is_learnt() {
        let mut chance = Chance::new(Seed(3));
        let choices: Vec<Choice> = (0..2000)
            .map(|_| {
                let told = chance.below(200) as f32 / 100.0 - 1.0;
                let mut context = [0.0; CONTEXT];
                context[..2].copy_from_slice(&[1.0, told]);
                let moves = vec![(0, chance.below(3) as f32), (1, chance.below(3) as f32)];
                Choice { context, moves, chosen: usize::from(told > 0.0) }
            })
            .collect();
        let mut policy = Policy::new(2);
        let foretold = policy.learn(&choices, 4, Seed(1));
        assert_eq!(foretold.choices, 1800);
        assert!(foretold.right[1] > 0.93 && foretold.right[0] < 0.8, "{foretold:?}");
        assert!(policy.trust < 0.5 && foretold.surprises[1] < 0.5 * foretold.surprises[0], "{foretold:?}");
        let mut again = Policy::new(2);
        again.learn(&choices, 4, Seed(1));
        assert_eq!(policy, again);
    }
}
