//! How long things took.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How many moves took how long, to a hundredth of a millisecond, in bounded memory.
pub(super) struct Latencies(Vec<AtomicU64>);

/// What takes longer than this counts as this long, in hundredths of a millisecond.
const LONGEST: usize = 1_000_000;

impl Latencies {
    pub(super) fn new() -> Self {
        Self((0..=LONGEST).map(|_| AtomicU64::new(0)).collect())
    }

    pub(super) fn note(&self, time: Duration) {
        let at = usize::try_from(time.as_micros() / 10).unwrap_or(LONGEST).min(LONGEST);
        self.0[at].fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn count(&self) -> u64 {
        self.0.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }

    /// The time, in milliseconds, within which this share of the moves was answered.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        let wanted = (self.count() as f64 * share).ceil().max(1.0) as u64;
        let mut seen = 0;
        let within = self.0.iter().position(|count| {
            seen += count.load(Ordering::Relaxed);
            seen >= wanted
        });
        within.map_or(0.0, |at| (at + 1) as f64 / 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_moves() {
        let latencies = Latencies::new();
        assert_eq!(latencies.quantile(0.99), 0.0);
        for millisecond in 1..=100 {
            latencies.note(Duration::from_millis(millisecond));
        }
        assert_eq!(latencies.count(), 100);
        assert_eq!(latencies.quantile(0.50), 50.01);
        assert_eq!(latencies.quantile(0.99), 99.01);
        latencies.note(Duration::from_secs(3600));
        assert_eq!(latencies.quantile(1.0), 10_000.01);
    }
}
