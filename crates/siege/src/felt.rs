//! What fair players felt: how long their moves took.

use std::time::Duration;

use serde::Serialize;

/// Times of moves, put together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Felt {
    /// How many moves.
    pub(crate) moves: usize,
    /// Half of them took no longer, in milliseconds.
    pub(crate) p50_ms: f64,
    /// 99 of 100 took no longer.
    pub(crate) p99_ms: f64,
    /// None took longer.
    pub(crate) max_ms: f64,
}

impl Felt {
    /// Puts times together.
    pub(crate) fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let within = |percent: usize| {
            let rank = (times.len() * percent).div_ceil(100).max(1);
            times.get(rank - 1).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Self { moves: times.len(), p50_ms: within(50), p99_ms: within(99), max_ms: within(100) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_hundred_moves_one_may_be_slow() {
        assert_eq!(Felt::new(Vec::new()), Felt::default());
        let times = (1..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(Felt::new(times), Felt { moves: 100, p50_ms: 50.0, p99_ms: 99.0, max_ms: 100.0 });
        let one = Felt::new(vec![Duration::from_millis(8)]);
        assert_eq!((one.p50_ms, one.p99_ms, one.max_ms), (8.0, 8.0, 8.0));
    }
}
