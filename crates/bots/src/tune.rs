//! Finding better weights by who wins.
//!
//! Simultaneous perturbation (SPSA, Spall 1992): every step changes all weights a little at once, each up or down by
//! chance, lets the changed weights play against the opposite change, and moves all weights a little towards the
//! side that did better. A step depends on its number, the seed and the weights before it and on nothing else, so a
//! run that was stopped goes on as if it had not been.

use std::num::NonZero;
use std::sync::Arc;

use kernel::{Chance, Moves, Quiet, Seat, Seed};

use crate::player::{Played, asked, trainee};
use crate::threads::each;

/// How weights are tuned.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// What the chance of all steps grows from.
    pub seed: Seed,
    /// Games of a step; each deal is played from every rotation of the seats.
    pub games: u32,
    /// The part of itself by which a weight is changed to be tried.
    pub change: f64,
    /// The part of itself by which a weight is moved when one side wins everything.
    pub stride: f64,
    /// Steps after which changes and strides are half as great.
    pub half: f64,
    /// Simulations of a decision; 0 lets beginners play.
    pub simulations: u32,
    /// How many threads play.
    pub threads: NonZero<usize>,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            seed: Seed(1),
            games: 20,
            change: 0.2,
            stride: 0.15,
            half: 150.0,
            simulations: 0,
            threads: NonZero::<usize>::MIN,
        }
    }
}

/// What came of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Improvement {
    /// The weights after it.
    pub weights: Vec<f64>,
    /// How far the upper side was ahead, from -1 to 1.
    pub ahead: f64,
}

/// Digits of a weight behind the point: what is written is what the next step begins with.
const DIGITS: usize = 6;
/// Points by which a game must be won to count almost fully.
const CLEAR: f64 = 25.0;

/// Where the numbers of a weights file are: everything after the first section's head, notes apart.
fn spots(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let (mut at, mut begun) = (0, false);
    for line in text.split_inclusive('\n') {
        begun |= line.starts_with('[');
        let value = line.find('=').filter(|_| begun && !line.starts_with('#'));
        if let Some(after) = value {
            let bytes = line.as_bytes();
            let mut place = after + 1;
            while place < bytes.len() && bytes[place] != b'#' {
                let digit = |byte: u8| byte.is_ascii_digit() || byte == b'.' || byte == b'-';
                if digit(bytes[place]) {
                    let end = (place..bytes.len()).find(|&it| !digit(bytes[it])).unwrap_or(bytes.len());
                    found.push((at + place, at + end));
                    place = end;
                } else {
                    place += 1;
                }
            }
        }
        at += line.len();
    }
    found
}

/// The weights of a file, in its order. What stands before the first section is no weight.
pub fn numbers(text: &str) -> Vec<f64> {
    spots(text).into_iter().filter_map(|(from, to)| text[from..to].parse().ok()).collect()
}

/// The same file with other weights.
pub fn with_numbers(text: &str, numbers: &[f64]) -> String {
    let mut written = String::new();
    let mut last = 0;
    for ((from, to), number) in spots(text).into_iter().zip(numbers) {
        written.push_str(&text[last..from]);
        written.push_str(&format!("{number:.DIGITS$}"));
        last = to;
    }
    written.push_str(&text[last..]);
    written
}

impl Tuning {
    /// One step from these weights of a file; `played` is called after each game.
    pub fn step<G: Played>(
        &self,
        game: &G,
        file: &str,
        weights: &[f64],
        number: u64,
        played: impl Fn() + Sync,
    ) -> Result<Improvement, toml::de::Error> {
        let seed = self.seed.nth(number);
        let mut chance = Chance::new(seed);
        let fading = 1.0 / (1.0 + number as f64 / self.half);
        let signs: Vec<f64> =
            weights.iter().map(|_| if chance.word() & 1 == 0 { 1.0 } else { -1.0 }).collect();
        let changed = |part: f64| -> Vec<f64> {
            weights.iter().zip(&signs).map(|(weight, sign)| weight * (1.0 + part * sign)).collect()
        };
        let part = self.change * fading.sqrt();
        let judge = |part| game.judge(&with_numbers(file, &changed(part))).map(Arc::new);
        let ahead = self.play(game, &[judge(part)?, judge(-part)?], seed, played);
        // As they will be read again from a file.
        let after = numbers(&with_numbers(file, &changed(self.stride * fading * ahead)));
        Ok(Improvement { weights: after, ahead })
    }

    /// How far the first judge is ahead of the second.
    fn play<G: Played>(
        &self,
        game: &G,
        judges: &[Arc<G::Judge>; 2],
        seed: Seed,
        played: impl Fn() + Sync,
    ) -> f64 {
        let games = self.games as usize;
        let ahead = each(self.threads, games, |number| {
            let ahead = self.play_one(game, judges, seed, number);
            played();
            ahead
        });
        ahead.into_iter().sum::<f64>() / games.max(1) as f64
    }

    fn play_one<G: Played>(&self, game: &G, judges: &[Arc<G::Judge>; 2], seed: Seed, number: usize) -> f64 {
        let side = |seat: Seat| (seat.index() + number) % 2;
        let mut players: Vec<_> = Seat::all(game.players())
            .map(|seat| {
                let judge = Arc::clone(&judges[side(seat)]);
                let seed = seed.nth(1 + (number * Seat::MOST + seat.index()) as u64);
                trainee(judge, self.simulations, seed)
            })
            .collect();
        let mut position = game.deal(seed.nth(!(number as u64 / 2)));
        let mut moves = Moves::new();
        game.moves(&position, &mut moves);
        while let Some(seat) = game.to_move(&position) {
            let mv = players[seat.index()].choose(&asked(game, &position, &moves));
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        let outcome = game.outcome(&position);
        let mean = |of: usize| {
            let seats = || Seat::all(game.players()).filter(|&seat| side(seat) == of);
            seats().map(|seat| f64::from(outcome.points[seat])).sum::<f64>() / seats().count().max(1) as f64
        };
        ((mean(0) - mean(1)) / CLEAR).tanh()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# 1 note\nwidth = 4\n\n[goods] # 7\ncredit = [0.90, -0.5]\nnext = 2 # 3\n";

    #[test]
    fn weights_are_read_and_written_and_notes_stay() {
        assert_eq!(numbers(FILE), [0.9, -0.5, 2.0]);
        let written = with_numbers(FILE, &[1.0, 2.25, 3.5]);
        assert_eq!(
            written,
            "# 1 note\nwidth = 4\n\n[goods] # 7\ncredit = [1.000000, 2.250000]\nnext = 3.500000 # 3\n"
        );
        for file in [crate::barrage::STANDARD, crate::cities::STANDARD] {
            assert!(numbers(file).len() > 40);
            assert_eq!(numbers(&with_numbers(file, &numbers(file))), numbers(file));
        }
    }
}
