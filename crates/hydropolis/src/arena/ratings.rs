//! How sure a share of victories is, and ratings from who was ahead of whom.

use std::cmp::Ordering;

/// The rating of the average bot.
const AVERAGE: f64 = 1500.0;
/// A difference of so many points makes victory ten times as likely as defeat.
const TENFOLD: f64 = 400.0;
/// Of a normal distribution, 95% lie within so many deviations.
const SURE: f64 = 1.959_963_985;

/// The 95% confidence interval of a share (Wilson's score interval).
pub(crate) fn wilson(wins: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (games, square) = (games as f64, SURE * SURE);
    let share = wins / games;
    let middle = share + square / (2.0 * games);
    let spread = SURE * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let whole = 1.0 + square / games;
    // Where all or nothing was won the bound is the share itself, which roundings would miss.
    (((middle - spread) / whole).clamp(0.0, share), ((middle + spread) / whole).clamp(share, 1.0))
}

/// How often each bot was ahead of each other one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pairs {
    bots: usize,
    /// In halves: a draw is one for each.
    halves: Vec<u64>,
}

impl Pairs {
    /// Nothing counted yet.
    pub(crate) fn new(bots: usize) -> Self {
        Self { bots, halves: vec![0; bots * bots] }
    }

    /// One bot stood so to another at the end of a game.
    pub(crate) fn count(&mut self, bot: usize, rival: usize, stood: Ordering) {
        let (mine, theirs) = match stood {
            Ordering::Greater => (2, 0),
            Ordering::Equal => (1, 1),
            Ordering::Less => (0, 2),
        };
        self.halves[bot * self.bots + rival] += mine;
        self.halves[rival * self.bots + bot] += theirs;
    }

    /// Adds what was counted elsewhere.
    pub(crate) fn add(&mut self, other: &Self) {
        self.halves.iter_mut().zip(&other.halves).for_each(|(mine, theirs)| *mine += theirs);
    }

    fn wins(&self, bot: usize, rival: usize) -> f64 {
        self.halves[bot * self.bots + rival] as f64 / 2.0
    }

    /// Ratings on the scale of Elo, 1500 on average, by the model of Bradley and Terry. Each pair that met is given one
    /// draw more than it played, so that somebody who never lost has a rating too.
    pub(crate) fn ratings(&self) -> Vec<f64> {
        let mut strengths = vec![1.0f64; self.bots];
        for _ in 0..2000 {
            let before = strengths.clone();
            for bot in 0..self.bots {
                let (mut won, mut met) = (0.0, 0.0);
                for rival in (0..self.bots).filter(|&rival| rival != bot) {
                    let games = self.wins(bot, rival) + self.wins(rival, bot);
                    if games > 0.0 {
                        won += self.wins(bot, rival) + 0.5;
                        met += (games + 1.0) / (before[bot] + before[rival]);
                    }
                }
                if met > 0.0 {
                    strengths[bot] = won / met;
                }
            }
            let mean = strengths.iter().map(|it| it.ln()).sum::<f64>() / self.bots.max(1) as f64;
            strengths.iter_mut().for_each(|it| *it /= mean.exp());
        }
        strengths.into_iter().map(|it| AVERAGE + TENFOLD * it.log10()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wilson's interval for 8 of 10, as published in tables: 49.0% to 94.3%.
    #[test]
    fn the_interval_of_a_share() {
        let (low, high) = wilson(8.0, 10);
        assert!((low - 0.490).abs() < 5e-4 && (high - 0.943).abs() < 5e-4, "{low} {high}");
        let (low, high) = wilson(0.0, 10);
        assert!(low == 0.0 && (high - 0.278).abs() < 5e-4, "{high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }

    /// Ten victories to one defeat are 400 points.
    #[test]
    fn ratings_follow_the_odds() {
        let mut pairs = Pairs::new(3);
        for _ in 0..1000 {
            for round in 0..11 {
                let stood = if round < 10 { Ordering::Greater } else { Ordering::Less };
                pairs.count(0, 1, stood);
                pairs.count(1, 2, stood);
            }
        }
        let ratings = pairs.ratings();
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 1.0, "{ratings:?}");
        assert!((ratings[1] - 1500.0).abs() < 1.0, "{ratings:?}");
        let mut even = Pairs::new(2);
        even.count(0, 1, Ordering::Equal);
        assert_eq!(even.ratings(), [1500.0, 1500.0]);
        assert_eq!(Pairs::new(1).ratings(), [1500.0]);
    }
}
