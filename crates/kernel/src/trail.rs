//! The positions a game went through, as many as it takes to come back to any of them soon.

use std::collections::VecDeque;
use std::sync::Arc;

/// How many of the latest positions are all kept.
const LATEST: usize = 32;
/// Of the earlier ones each so many-th is kept; those between are played again from there.
const EVERY: usize = 16;

/// The positions before each move of a game: the latest all, of the earlier ones every sixteenth. A copy shares them.
#[derive(Clone, Debug)]
pub(crate) struct Trail<P> {
    marks: Vec<Arc<P>>,
    latest: VecDeque<Arc<P>>,
    /// How many moves there were.
    len: usize,
}

impl<P> Trail<P> {
    /// No move was made yet.
    pub(crate) fn new() -> Self {
        Self { marks: Vec::new(), latest: VecDeque::new(), len: 0 }
    }

    /// A move was made from this position.
    pub(crate) fn push(&mut self, before: P) {
        let before = Arc::new(before);
        if self.len.is_multiple_of(EVERY) {
            self.marks.push(before.clone());
        }
        if self.latest.len() == LATEST {
            self.latest.pop_front();
        }
        self.latest.push_back(before);
        self.len += 1;
    }

    /// The nearest position at or before this move (counted from 0), with the number of the move that follows it.
    pub(crate) fn before(&self, at: usize) -> Option<(usize, &Arc<P>)> {
        let oldest = self.len - self.latest.len();
        if at >= oldest {
            return self.latest.get(at - oldest).map(|position| (at, position));
        }
        let mark = at / EVERY;
        self.marks.get(mark).map(|position| (mark * EVERY, position))
    }

    /// Forgets this move and all after it.
    pub(crate) fn cut(&mut self, at: usize) {
        if at < self.len {
            let oldest = self.len - self.latest.len();
            self.latest.truncate(at.saturating_sub(oldest));
            self.marks.truncate(at.div_ceil(EVERY));
            self.len = at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every place of a long way is reached from a place that is kept, and few are kept.
    #[test]
    fn every_position_is_near_one_that_is_kept() {
        let mut trail = Trail::new();
        (0..500).for_each(|at: usize| trail.push(at));
        for at in 0..500 {
            let (from, kept) = trail.before(at).expect("it was passed");
            assert_eq!(from, **kept);
            assert!(from <= at && at - from < EVERY, "{at} from {from}");
            assert!(at < 500 - LATEST || from == at, "{at} is one of the latest");
        }
        assert!(trail.before(500).is_none());
        assert!(trail.marks.len() + trail.latest.len() < 70);
    }

    #[test]
    fn what_was_cut_off_is_gone_and_the_way_goes_on() {
        for at in [0, 1, 15, 16, 17, 95, 96, 100] {
            let mut trail = Trail::new();
            (0..100).for_each(|at: usize| trail.push(at));
            trail.cut(at);
            assert!(trail.before(at).is_none(), "{at}");
            (at..120).for_each(|at| trail.push(at));
            for back in 0..120 {
                let (from, kept) = trail.before(back).expect("it was passed");
                assert_eq!((from, from <= back && back - from < EVERY), (**kept, true), "{at} {back}");
            }
        }
    }
}
