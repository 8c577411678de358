//! A small network that corrects what a judge believes about a position.
//!
//! It reads a row of numbers, which a [`Judge`](crate::Judge) writes from what a seat may know, and says two things: how
//! many points the judge is wrong by, and how likely the seat is to win. Before it has learnt anything it says that the judge
//! is right. `learn` is how it learns, `school` the games it learns from.

mod learn;
mod policy;
mod school;

use kernel::{BySeat, Chance, Game as _, Seat, Seed, Set};

use crate::judge::{Judge, Position, Rows};

pub use learn::{Course, Learning, Lesson};
pub use policy::{CONTEXT, Choice, Foretold, Policy};
pub use school::{School, SchoolError, Schooled};

/// The most numbers of a row.
pub const MOST_INPUTS: usize = 256;
/// The most units of a layer between the first and the last.
pub(crate) const MOST_UNITS: usize = 64;
/// What a network says: points in tens, and the logarithm of the odds to win, both besides what the judge believes.
pub(crate) const OUTPUTS: usize = 2;
/// The sums of a layer that are worked out together.
const ABREAST: usize = 24;
/// The most layers.
const MOST_LAYERS: usize = 4;
/// The points that one of the first output is worth.
pub(crate) const TENS: f32 = 10.0;
/// A lead of so many points makes the odds to win e to 1, as long as nothing else is known.
pub(crate) const CLEAR: f32 = 12.0;
/// How many points a sure victory is worth beside a sure defeat, when chances are counted as points.
const VICTORY: f32 = 60.0;

/// What the first line of a file says before the version of the format.
const FORMAT: &str = "hydropolis-net 1";

/// What a seat is told to get from a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// Points at the end of the game, as the judge counts them.
    pub points: f32,
    /// The chance to win.
    pub chance: f32,
}

impl Prospect {
    /// Both as one number, in points; `hunger` is the part that victory has in it.
    #[inline]
    pub(crate) fn value(self, hunger: f32) -> f32 {
        self.points + hunger * (VICTORY * (self.chance - 0.5) - self.points)
    }
}

/// A network that knows one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    game: String,
    /// How many points make the odds to win e to 1, as long as nothing else is known.
    clear: f32,
    pub(crate) layers: Vec<Layer>,
    /// What corrects hunches, if anything does.
    pub(crate) policy: Option<Policy>,
}

/// A layer: a weight for every input and output, row by row for each input.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layer {
    pub(crate) outs: usize,
    pub(crate) weights: Vec<f32>,
    pub(crate) bias: Vec<f32>,
}

/// Why a file is no network for a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// It is not in the format.
    #[error("it is not a network file of this program")]
    Format,
    /// It was trained for another game.
    #[error("it is a network for {found}, not for {asked}")]
    Game {
        /// In the file.
        found: String,
        /// The game it is to play.
        asked: String,
    },
    /// It tells other classes of moves apart than the game has today.
    #[error("it knows {found} classes of moves, and there are {asked}")]
    Classes {
        /// In the file.
        found: usize,
        /// Of the game.
        asked: usize,
    },
    /// It reads other numbers than the game tells today.
    #[error("it reads {found} numbers of a position, and {asked} are told")]
    Inputs {
        /// In the file.
        found: usize,
        /// Told by the game.
        asked: usize,
    },
}

/// A step towards a normal distribution: six dice with a deviation of 1 together.
fn normal(chance: &mut Chance) -> f32 {
    let sum: f32 = (0..6).map(|_| (chance.word() >> 40) as f32 / (1u64 << 24) as f32 - 0.5).sum();
    sum * 2f32.sqrt()
}

impl Net {
    /// A network that has learnt nothing, for the game of a judge, with hidden layers of these sizes.
    ///
    /// # Panics
    /// If it is larger than networks may be.
    pub fn new_for<J: Judge>(hidden: &[usize], seed: Seed) -> Self {
        Self { clear: J::CLEAR, ..Self::new(J::Game::NAME, J::INPUTS, hidden, seed) }
    }

    /// A network that has learnt nothing, for a game that tells so many numbers, with hidden layers of these sizes.
    ///
    /// # Panics
    /// If it is larger than networks may be.
    pub fn new(game: &str, inputs: usize, hidden: &[usize], seed: Seed) -> Self {
        assert!((1..=MOST_INPUTS).contains(&inputs) && hidden.len() < MOST_LAYERS);
        assert!(hidden.iter().all(|units| (1..=MOST_UNITS).contains(units)));
        let mut chance = Chance::new(seed);
        let mut layers = Vec::new();
        let mut ins = inputs;
        for &outs in hidden {
            let spread = (2.0 / ins as f32).sqrt();
            let weights = (0..ins * outs).map(|_| spread * normal(&mut chance)).collect();
            layers.push(Layer { outs, weights, bias: vec![0.0; outs] });
            ins = outs;
        }
        // It begins by saying nothing.
        layers.push(Layer { outs: OUTPUTS, weights: vec![0.0; ins * OUTPUTS], bias: vec![0.0; OUTPUTS] });
        Self { game: game.to_owned(), clear: CLEAR, layers, policy: None }
    }

    /// A network of the same game that says nothing.
    pub(crate) fn silent(&self) -> Self {
        Self { clear: self.clear, ..Self::new(&self.game, self.inputs(), &[1], Seed(0)) }
    }

    /// The same network with another policy.
    #[must_use]
    pub fn with_policy(self, policy: Option<Policy>) -> Self {
        Self { policy, ..self }
    }

    /// What corrects hunches, if anything does.
    pub fn policy(&self) -> Option<&Policy> {
        self.policy.as_ref()
    }

    /// The game it knows.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// How many numbers of a position it reads.
    pub fn inputs(&self) -> usize {
        self.layers[0].weights.len() / self.layers[0].outs
    }

    /// How many weights it has.
    pub fn weights(&self) -> usize {
        let policy = self.policy.as_ref().map_or(0, |policy| policy.weights.len() + 1);
        self.layers.iter().map(|layer| layer.weights.len() + layer.bias.len()).sum::<usize>() + policy
    }

    /// What a seat can expect of a position of which this is told, and that its judge believes to be worth so much.
    pub fn prospect(&self, row: &[f32], believed: f32) -> Prospect {
        let mut values = [0.0; MOST_UNITS];
        let mut next = [0.0; MOST_UNITS];
        let last = self.layers.len() - 1;
        for (number, layer) in self.layers.iter().enumerate() {
            let from = if number == 0 { row } else { &values[..] };
            layer.run(from, &mut next);
            if number < last {
                next[..layer.outs].iter_mut().for_each(|value| *value = value.max(0.0));
            }
            std::mem::swap(&mut values, &mut next);
        }
        self.expected([values[0], values[1]], believed)
    }

    /// What the outputs say, added to what the judge believes.
    #[inline]
    pub(crate) fn expected(&self, outputs: [f32; OUTPUTS], believed: f32) -> Prospect {
        let points = believed + TENS * outputs[0];
        Prospect { points, chance: likely(points / self.clear + outputs[1]) }
    }

    /// Whether every weight is a number.
    pub(crate) fn finite(&self) -> bool {
        let all = |layer: &Layer| layer.weights.iter().chain(&layer.bias).all(|weight| weight.is_finite());
        let policy = self.policy.iter().flat_map(|policy| policy.weights.iter().chain([&policy.trust]));
        self.layers.iter().all(all) && policy.into_iter().all(|weight| weight.is_finite())
    }

    /// The network as a file.
    pub fn write(&self) -> Vec<u8> {
        let sizes: Vec<_> = self.sizes().iter().map(ToString::to_string).collect();
        let classes = self.policy.as_ref().map_or(0, Policy::classes);
        let mut bytes = format!("{FORMAT} {} {classes} {}\n", self.game, sizes.join(" ")).into_bytes();
        for layer in &self.layers {
            for weight in layer.weights.iter().chain(&layer.bias) {
                bytes.extend_from_slice(&weight.to_le_bytes());
            }
        }
        if let Some(Policy { trust, weights }) = &self.policy {
            for weight in [trust].into_iter().chain(weights) {
                bytes.extend_from_slice(&weight.to_le_bytes());
            }
        }
        bytes
    }

    fn sizes(&self) -> Vec<usize> {
        std::iter::once(self.inputs()).chain(self.layers.iter().map(|layer| layer.outs)).collect()
    }

    /// Reads a network for a game whose judge tells so many numbers of a position and so many classes of moves.
    pub fn read_for<J: Judge>(bytes: &[u8]) -> Result<Self, NetError> {
        let net = Self::read(bytes, J::Game::NAME, J::INPUTS, J::CLASSES)?;
        Ok(Self { clear: J::CLEAR, ..net })
    }

    /// Reads a network for a game that tells so many numbers of a position, and so many classes of moves.
    fn read(bytes: &[u8], game: &str, inputs: usize, classes: usize) -> Result<Self, NetError> {
        let end = bytes.iter().take(200).position(|&byte| byte == b'\n').ok_or(NetError::Format)?;
        let head = std::str::from_utf8(&bytes[..end]).map_err(|_| NetError::Format)?;
        let mut parts = head.strip_prefix(FORMAT).ok_or(NetError::Format)?.split_ascii_whitespace();
        let found = parts.next().ok_or(NetError::Format)?;
        if found != game {
            return Err(NetError::Game { found: found.to_owned(), asked: game.to_owned() });
        }
        let policy = parts.next().ok_or(NetError::Format)?;
        let policy = policy.parse::<usize>().map_err(|_| NetError::Format)?;
        let sizes: Vec<usize> =
            parts.map(str::parse).collect::<Result<_, _>>().map_err(|_| NetError::Format)?;
        let [first, hidden @ .., OUTPUTS] = &sizes[..] else { return Err(NetError::Format) };
        if *first != inputs {
            return Err(NetError::Inputs { found: *first, asked: inputs });
        }
        if policy > 0 && policy != classes {
            return Err(NetError::Classes { found: policy, asked: classes });
        }
        let rows = if policy > 0 { policy * CONTEXT + 1 } else { 0 };
        let fits = hidden.len() < MOST_LAYERS && hidden.iter().all(|units| (1..=MOST_UNITS).contains(units));
        let all: usize = sizes.windows(2).map(|pair| (pair[0].min(MOST_INPUTS) + 1) * pair[1].min(64)).sum();
        let body = &bytes[end + 1..];
        if !fits || !(1..=MOST_INPUTS).contains(first) || body.len() != (all + rows) * 4 {
            return Err(NetError::Format);
        }
        let mut numbers = body.chunks_exact(4).map(|it| f32::from_le_bytes([it[0], it[1], it[2], it[3]]));
        let mut take = |count: usize| numbers.by_ref().take(count).collect::<Vec<_>>();
        let layers = sizes
            .windows(2)
            .map(|pair| Layer { outs: pair[1], weights: take(pair[0] * pair[1]), bias: take(pair[1]) })
            .collect();
        let policy = (policy > 0).then(|| Policy { trust: take(1)[0], weights: take(policy * CONTEXT) });
        let net = Self { game: game.to_owned(), clear: CLEAR, layers, policy };
        if net.finite() { Ok(net) } else { Err(NetError::Format) }
    }
}

/// What a network makes of a position for each of these seats, `hunger` being the part that victory has in it. The rows are
/// room for what it is told; where the table is not open, the sight of the seat that thinks is enough.
pub(crate) fn values<J: Judge>(
    net: &Net,
    hunger: f32,
    judge: &J,
    (game, sights): (&J::Game, &[J::Sight]),
    position: &Position<J>,
    (thinker, seats): (Seat, Set<Seat>),
    rows: &mut Rows,
) -> BySeat<f32> {
    if game.to_move(position).is_none() {
        let outcome = game.outcome(position);
        let points = BySeat(outcome.points.0.map(|points| points as f32));
        let mut values = points;
        for seat in seats {
            let won = outcome.winners.has(seat);
            let chance = if won { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
            let points = judge.goal(game.players(), &points, seat);
            values[seat] = Prospect { points, chance }.value(hunger);
        }
        return values;
    }
    let mut values = judge.tell(game, sights, position, thinker, rows);
    for seat in seats {
        values[seat] = net.prospect(&rows[seat][..J::INPUTS], values[seat]).value(hunger);
    }
    values
}

/// The chance of these odds, which are told as a logarithm.
#[inline]
pub(crate) fn likely(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

impl Layer {
    /// What comes out for these numbers; most of a row, and many units, are 0.
    #[inline]
    pub(crate) fn run(&self, values: &[f32], next: &mut [f32; MOST_UNITS]) {
        // So many sums stay in the registers of the processor while the numbers are gone through.
        let mut from = 0;
        while from + ABREAST <= self.outs {
            let mut sums: [f32; ABREAST] = std::array::from_fn(|at| self.bias[from + at]);
            for (&value, weights) in values.iter().zip(self.weights.chunks_exact(self.outs)) {
                if value != 0.0 {
                    let weights = &weights[from..from + ABREAST];
                    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += value * weight);
                }
            }
            next[from..from + ABREAST].copy_from_slice(&sums);
            from += ABREAST;
        }
        let rest = &mut next[from..self.outs];
        rest.copy_from_slice(&self.bias[from..]);
        for (&value, weights) in values.iter().zip(self.weights.chunks_exact(self.outs)) {
            rest.iter_mut().zip(&weights[from..]).for_each(|(sum, weight)| *sum += value * weight);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_read_as_it_was_written() {
        let net = Net::new("pearls", 7, &[5, 3], Seed(1));
        assert_eq!(Net::read(&net.write(), "pearls", 7, 0), Ok(net.clone()));
        let net = net.with_policy(Some(Policy::new(3)));
        assert_eq!(Net::read(&net.write(), "pearls", 7, 3), Ok(net.clone()));
        let other = NetError::Classes { found: 3, asked: 4 };
        assert_eq!(Net::read(&net.write(), "pearls", 7, 4), Err(other));
    }

    #[test]
    fn whoever_has_learnt_nothing_believes_the_judge() {
        let net = Net::new("pearls", 4, &[8], Seed(2));
        let said = net.prospect(&[1.0, -2.0, 0.0, 3.0], 6.0);
        assert!((said.points - 6.0).abs() < 1e-6 && said.chance > 0.5, "{said:?}");
        assert!((net.prospect(&[1.0; 4], 0.0).chance - 0.5).abs() < 1e-6);
    }

    /// Files come from outside: whatever they hold, they are read or refused with a sentence.
    #[test]
    fn a_file_that_is_no_network_is_refused() {
        let good = Net::new("pearls", 3, &[2], Seed(3)).write();
        let refused = |bytes: &[u8]| Net::read(bytes, "pearls", 3, 0).expect_err("it is no network");
        assert_eq!(refused(b""), NetError::Format);
        for length in 0..good.len() {
            assert_eq!(refused(&good[..length]), NetError::Format, "{length}");
        }
        assert_eq!(refused(&[&good[..], &[0; 4]].concat()), NetError::Format);
        let headed = |head: &str| [head.as_bytes(), &[0; 64]].concat();
        for head in [
            "hydropolis-net 2 pearls 3 2 2\n",
            "hydropolis-net 1\n",
            "hydropolis-net 1 pearls\n",
            "hydropolis-net 1 pearls 0 3\n",
            "hydropolis-net 1 pearls 0 3 0 2\n",
            "hydropolis-net 1 pearls 0 3 65 2\n",
            "hydropolis-net 1 pearls 0 3 99999999999999999999 2\n",
            "hydropolis-net 1 pearls 0 3 18446744073709551615 2\n",
            "hydropolis-net 1 pearls 0 3 2 2 2 2 2 2 2\n",
            "hydropolis-net 1 pearls 0 3 -2 2\n",
            "hydropolis-net 1 pearls 0 3 2 3\n",
        ] {
            assert_eq!(refused(&headed(head)), NetError::Format, "{head}");
        }
        let other = NetError::Game { found: "chess".to_owned(), asked: "pearls".to_owned() };
        assert_eq!(refused(b"hydropolis-net 1 chess 0 3 2 2\n"), other);
        assert_eq!(refused(b"hydropolis-net 1 pearls 0 9 2 2\n"), NetError::Inputs { found: 9, asked: 3 });
        let mut sick = good;
        let end = sick.len();
        sick[end - 4..].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(refused(&sick), NetError::Format);
    }
}
