//! How strong somebody is, by Glicko-2 (Mark Glickman, *Example of the Glicko-2 system*, 2013).
//!
//! A game is a rating period of its own. At a table of three or four everybody meets everybody: who finished ahead of
//! whom counts as that many games of two, all of one period.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// A rating in whole parts, so that it is kept and compared exactly: rating and deviation in thousandths, volatility in
/// millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rating {
    /// How strong, in thousandths.
    pub rating: i64,
    /// How uncertain that is, in thousandths: the true strength is within twice of it in 95 of 100 cases.
    pub deviation: i64,
    /// How much it is expected to change, in millionths.
    pub volatility: i64,
}

/// Somebody of whom nothing is known yet.
pub const NEWCOMER: Rating = Rating { rating: 1_500_000, deviation: 350_000, volatility: 60_000 };

impl Rating {
    /// In whole points, as people read it.
    pub fn shown(self) -> i64 {
        (self.rating + 500).div_euclid(1000)
    }

    /// The deviation in whole points.
    pub fn give_or_take(self) -> i64 {
        (self.deviation + 500).div_euclid(1000)
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating as f64 / 1000.0,
            deviation: self.deviation as f64 / 1000.0,
            volatility: self.volatility as f64 / 1_000_000.0,
        }
    }

    /// Never less certain than a newcomer, nor quite certain: who plays seldom is not stuck.
    fn of(rating: Glicko2Rating) -> Self {
        let whole = |value: f64, parts: f64| (value * parts).round() as i64;
        Self {
            rating: whole(rating.rating, 1000.0),
            deviation: whole(rating.deviation, 1000.0).clamp(30_000, NEWCOMER.deviation),
            volatility: whole(rating.volatility, 1_000_000.0),
        }
    }
}

/// Somebody at a table that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finisher {
    /// How strong before the game.
    pub rating: Rating,
    /// The place in the end; equal places are draws.
    pub place: u8,
}

/// Everybody's rating after a game, in the order of the players. A program's is asked for, too, and thrown away: it is fixed.
pub fn rate(players: &[Finisher]) -> Vec<Rating> {
    let after = |(me, player): (usize, &Finisher)| {
        let met = players.iter().enumerate().filter(|(other, _)| *other != me).map(|(_, other)| {
            let outcome = match player.place.cmp(&other.place) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            (other.rating.glicko(), outcome)
        });
        let met: Vec<_> = met.collect();
        if met.is_empty() {
            return player.rating;
        }
        Rating::of(glicko2_rating_period(&player.rating.glicko(), &met, &Glicko2Config::new()))
    };
    players.iter().enumerate().map(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(rating: i64, deviation: i64) -> Rating {
        Rating { rating: rating * 1000, deviation: deviation * 1000, volatility: 60_000 }
    }

    /// The example of Glickman's paper: 1500 and 200 wins against 1400 and 30, loses to 1550 and 100 and to 1700 and 300;
    /// after that 1464.06, 151.52 and 0.05999, with τ = 0.5.
    #[test]
    fn the_example_of_the_paper() {
        let table = [
            Finisher { rating: known(1500, 200), place: 3 },
            Finisher { rating: known(1400, 30), place: 4 },
            Finisher { rating: known(1550, 100), place: 2 },
            Finisher { rating: known(1700, 300), place: 1 },
        ];
        let after = rate(&table)[0];
        assert!((after.rating - 1_464_060).abs() <= 15, "{after:?}");
        assert!((after.deviation - 151_520).abs() <= 15, "{after:?}");
        assert!((after.volatility - 59_990).abs() <= 10, "{after:?}");
    }

    #[test]
    fn a_win_lifts_a_loss_lowers_and_a_draw_of_equals_leaves() {
        let two = |one, other| {
            rate(&[Finisher { rating: NEWCOMER, place: one }, Finisher { rating: NEWCOMER, place: other }])
        };
        let won = two(1, 2);
        assert!(won[0].rating > NEWCOMER.rating && won[1].rating < NEWCOMER.rating);
        assert_eq!(won[0].rating + won[1].rating, 2 * NEWCOMER.rating);
        assert!(won[0].deviation < NEWCOMER.deviation);
        assert_eq!(two(1, 1)[0].rating, NEWCOMER.rating);
    }

    #[test]
    fn who_sits_alone_stays() {
        assert_eq!(rate(&[Finisher { rating: NEWCOMER, place: 1 }]), [NEWCOMER]);
        assert_eq!(rate(&[]), []);
    }
}
