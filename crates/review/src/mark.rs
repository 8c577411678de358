//! How a decision is marked.

use serde::{Deserialize, Serialize};

/// What a decision is called by the chance to win that it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Nothing was better, as far as can be told.
    Best,
    /// Hardly anything was given away.
    Good,
    /// A little.
    Inaccurate,
    /// Much.
    Mistake,
    /// Very much.
    Blunder,
}

impl Mark {
    /// All of them, from the best to the worst.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccurate, Self::Mistake, Self::Blunder];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccurate => "inaccurate",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The chance to win from which on a decision is called this.
    pub const fn from(self) -> f32 {
        match self {
            Self::Best => 0.0,
            Self::Good => 0.005,
            Self::Inaccurate => 0.02,
            Self::Mistake => 0.05,
            Self::Blunder => 0.1,
        }
    }

    /// What a decision is called that gave away so much.
    pub fn of(lost: f32) -> Self {
        Self::ALL.into_iter().rev().find(|mark| lost >= mark.from()).unwrap_or(Self::Best)
    }

    /// Whether it is worth a look: what would have been better is told.
    pub fn is_bad(self) -> bool {
        self >= Self::Inaccurate
    }
}

/// The chance to win that makes a decision count about a third.
const THIRD: f32 = 0.08;

/// How well somebody decided, from 0 to 1: 1 for a decision that gave nothing away, less the more it did.
pub fn accuracy(lost: impl ExactSizeIterator<Item = f32>) -> f32 {
    let count = lost.len();
    if count == 0 {
        return 1.0;
    }
    lost.map(|it| (-it / THIRD).exp()).sum::<f32>() / count as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_called_by_what_it_gave_away() {
        let called = |lost: f32| Mark::of(lost).name();
        assert_eq!([called(-0.1), called(0.0), called(0.004)], ["best"; 3]);
        assert_eq!([called(0.005), called(0.02), called(0.049)], ["good", "inaccurate", "inaccurate"]);
        assert_eq!([called(0.05), called(0.1), called(1.0)], ["mistake", "blunder", "blunder"]);
        assert!(!Mark::Good.is_bad() && Mark::Inaccurate.is_bad());
    }

    #[test]
    fn whoever_gives_nothing_away_is_accurate() {
        assert_eq!(accuracy([].into_iter()), 1.0);
        assert_eq!(accuracy([0.0, 0.0].into_iter()), 1.0);
        let half = accuracy([0.0, 10.0].into_iter());
        assert!((half - 0.5).abs() < 1e-6, "{half}");
        assert!(accuracy([0.01].into_iter()) > accuracy([0.02].into_iter()));
    }
}
