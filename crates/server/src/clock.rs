//! The clock by which people are remembered and let go.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use store::Time;

/// The clock of the machine, which a test can put forward.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// What time it is.
    pub fn now(&self) -> Time {
        Time(Time::now().0.saturating_add(self.ahead.load(Ordering::Relaxed)))
    }

    /// The moment so long ago.
    pub(crate) fn ago(&self, span: Duration) -> Time {
        Time(self.now().0.saturating_sub(millis(span)))
    }

    /// Puts it forward.
    pub fn advance(&self, span: Duration) {
        self.ahead.fetch_add(millis(span), Ordering::Relaxed);
    }
}

fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}
