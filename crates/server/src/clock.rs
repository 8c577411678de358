//! The clock by which people are remembered, called and let go, and turns end.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use store::Time;
use tokio::sync::Notify;
use tokio::time::sleep;

/// How long to sleep at most before the time is looked at again: a machine may be put to sleep, or its clock be set.
const LONGEST_SLEEP: Duration = Duration::from_secs(600);

/// How far off it may be from the clock of the store before whoever waits is told.
const OFF: u64 = 1000;

/// How soon the store has to tell the time for it to be relied on.
const SOON: Duration = Duration::from_millis(500);

/// The clock of the store where several nodes share one, else that of the machine; a test can put it forward.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    told: Arc<RwLock<Option<Told>>>,
    ahead: Arc<AtomicI64>,
    moved: Arc<Notify>,
}

/// What time it was by the store's clock at a moment: one node's own clock may be wrong.
#[derive(Clone, Copy, Debug)]
struct Told {
    at: Instant,
    time: Time,
    /// How long the store took to tell it: nobody knows when in that span it was so late.
    took: Duration,
}

impl Clock {
    /// What time it is.
    pub fn now(&self) -> Time {
        let told = *self.told.read().unwrap_or_else(PoisonError::into_inner);
        let now = told.map_or_else(Time::now, |it| Time(it.time.0.saturating_add(millis(it.at.elapsed()))));
        Time(now.0.saturating_add(self.ahead.load(Ordering::Relaxed)))
    }

    /// Goes by the store's clock from now on, which was asked at this moment and told that time. An answer that took long tells
    /// little: it counts only as long as there is no better one, and is worth asking again. Says whether it came soon.
    pub(crate) fn follow(&self, asked: Instant, time: Time) -> bool {
        let took = asked.elapsed();
        let soon = took <= SOON;
        let known = *self.told.read().unwrap_or_else(PoisonError::into_inner);
        if !soon && known.is_some_and(|it| it.took <= took) {
            return false;
        }
        let before = self.now();
        let told = Told { at: asked + took / 2, time, took };
        *self.told.write().unwrap_or_else(PoisonError::into_inner) = Some(told);
        if self.now().0.abs_diff(before.0) > OFF {
            self.moved.notify_waiters();
        }
        soon
    }

    /// The moment so long ago.
    pub(crate) fn ago(&self, span: Duration) -> Time {
        Time(self.now().0.saturating_sub(millis(span)))
    }

    /// The moment in so long.
    pub(crate) fn after(&self, span: Duration) -> Time {
        Time(self.now().0.saturating_add(millis(span)))
    }

    /// Puts it forward.
    pub fn advance(&self, span: Duration) {
        self.ahead.fetch_add(millis(span), Ordering::Relaxed);
        self.moved.notify_waiters();
    }

    /// Waits until it is that late, by this clock; without a time, for ever.
    pub(crate) async fn reaches(&self, time: Option<Time>) {
        let Some(time) = time else { return std::future::pending().await };
        loop {
            // Listened for before the time is looked at: nothing is missed in between.
            let moved = self.moved.notified();
            let Ok(left) = u64::try_from(time.0.saturating_sub(self.now().0)) else { return };
            if left == 0 {
                return;
            }
            tokio::select! {
                () = sleep(Duration::from_millis(left).min(LONGEST_SLEEP)) => {}
                () = moved => {}
            }
        }
    }
}

pub(crate) fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine whose clock is wrong by an hour goes by the store's.
    #[test]
    fn the_clock_of_the_store_counts_once_it_is_known() {
        let clock = Clock::default();
        let hour = Duration::from_secs(3600);
        let right = clock.after(hour);
        assert!(clock.follow(Instant::now(), right));
        assert!((0..2000).contains(&(clock.now().0 - right.0)));
        clock.advance(hour);
        assert!((0..2000).contains(&(clock.now().0 - right.0 - millis(hour))));
        // Nobody knows when in that minute it was told.
        let long_ago =
            Instant::now().checked_sub(Duration::from_secs(60)).expect("the machine has run for a minute");
        assert!(!clock.follow(long_ago, Time(0)));
        assert!((0..2000).contains(&(clock.now().0 - right.0 - millis(hour))));
    }

    /// A node that starts while PostgreSQL comes back: the first answer is off by up to half of the time it took.
    #[test]
    fn of_late_answers_the_one_that_took_least_counts() {
        let clock = Clock::default();
        let ago = |seconds| {
            Instant::now()
                .checked_sub(Duration::from_secs(seconds))
                .expect("the machine has run for a minute")
        };
        assert!(!clock.follow(ago(40), Time(0)));
        assert!((20_000..22_000).contains(&clock.now().0));
        assert!(!clock.follow(ago(2), Time(0)));
        assert!((1_000..3_000).contains(&clock.now().0));
        assert!(!clock.follow(ago(30), Time(0)));
        assert!((1_000..3_000).contains(&clock.now().0));
    }

    #[tokio::test]
    async fn whoever_waits_wakes_up_when_the_clock_is_put_forward() {
        let clock = Clock::default();
        let waiting = {
            let clock = clock.clone();
            let time = clock.after(Duration::from_secs(3 * 86_400));
            tokio::spawn(async move { clock.reaches(Some(time)).await })
        };
        tokio::task::yield_now().await;
        clock.advance(Duration::from_secs(86_400));
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.advance(Duration::from_secs(2 * 86_400));
        tokio::time::timeout(Duration::from_secs(20), waiting).await.expect("it woke up").expect("it ended");
    }
}
