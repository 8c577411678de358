//! When something happened.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A moment, in milliseconds since 1970 began (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time(pub i64);

impl Time {
    /// What the clock of this machine says.
    pub fn now() -> Self {
        SystemTime::now().into()
    }
}

impl From<SystemTime> for Time {
    fn from(time: SystemTime) -> Self {
        let millis = |span: Duration| i64::try_from(span.as_millis()).unwrap_or(i64::MAX);
        Self(match time.duration_since(UNIX_EPOCH) {
            Ok(after) => millis(after),
            Err(before) => -millis(before.duration()),
        })
    }
}
