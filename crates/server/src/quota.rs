//! What one person or one address may use up.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;

use store::{Person, Store, Time};

use crate::client::{Block, Client};
use crate::clock::Clock;
use crate::limits::Limits;
use crate::problem::Problem;

/// How many buckets are remembered.
const MOST_BUCKETS: usize = 20_000;

/// A bucket for each of many: what is taken runs back in time.
pub(crate) struct Buckets<K> {
    /// How many it holds; 0 for no limit.
    size: f64,
    /// How many run back a millisecond.
    flow: f64,
    left: Mutex<HashMap<K, (f64, Time)>>,
}

impl<K: Eq + Hash + Clone> Buckets<K> {
    /// Buckets of this size, which are full again after so many milliseconds.
    pub(crate) fn new(size: f64, full_after: f64) -> Self {
        Self { size, flow: size / full_after, left: Mutex::default() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&self, key: &K, now: Time) -> bool {
        if self.size <= 0.0 {
            return true;
        }
        let mut buckets = self.left.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let full =
            |&(left, seen): &(f64, Time)| left + (now.0 - seen.0).max(0) as f64 * self.flow >= self.size;
        if buckets.len() >= MOST_BUCKETS && !buckets.contains_key(key) {
            buckets.retain(|_, bucket| !full(bucket));
            if buckets.len() >= MOST_BUCKETS {
                buckets.clear();
            }
        }
        let (left, seen) = buckets.entry(key.clone()).or_insert((self.size, now));
        *left = (*left + (now.0 - seen.0).max(0) as f64 * self.flow).min(self.size);
        *seen = now;
        let taken = *left >= 1.0;
        if taken {
            *left -= 1.0;
        }
        taken
    }

    /// Puts one back.
    pub(crate) fn put_back(&self, key: &K) {
        let mut buckets = self.left.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some((left, _)) = buckets.get_mut(key) {
            *left = (*left + 1.0).min(self.size);
        }
    }
}

/// A minute and a day, in milliseconds.
const MINUTE: f64 = 60_000.0;
const DAY: f64 = 86_400_000.0;

/// Who has tried how many passwords.
///
/// Somebody who guesses from one address soon waits. Somebody with many addresses waits for the account as a whole, whose
/// bucket is larger, so that its owner is not locked out by one stranger.
pub(crate) struct Attempts {
    address: Buckets<Block>,
    account_there: Buckets<(String, Block)>,
    account: Buckets<String>,
    clock: Clock,
}

impl Attempts {
    pub(crate) fn new(limits: &Limits, clock: &Clock) -> Self {
        let logins = f64::from(limits.logins);
        Self {
            address: Buckets::new(logins * 3.0, MINUTE * 3.0),
            account_there: Buckets::new(logins, MINUTE * 3.0),
            account: Buckets::new(logins * 10.0, MINUTE * 10.0),
            clock: clock.clone(),
        }
    }

    /// Lets somebody try a password, or not.
    pub(crate) fn begin(&self, account: &str, client: Client) -> Result<(), Problem> {
        let (account, address, now) = (account.to_lowercase(), client.block(), self.clock.now());
        let free = self.address.take(&address, now)
            && self.account_there.take(&(account.clone(), address), now)
            && self.account.take(&account, now);
        if free { Ok(()) } else { Err(Problem::Limited("web-too-many-logins")) }
    }

    /// The password was right: it counts for nothing.
    pub(crate) fn succeeded(&self, account: &str, client: Client) {
        let (account, address) = (account.to_lowercase(), client.block());
        self.address.put_back(&address);
        self.account_there.put_back(&(account.clone(), address));
        self.account.put_back(&account);
    }
}

/// What is counted by the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Daily {
    /// New guests.
    Guest,
    /// New tables.
    Table,
    /// Records.
    Upload,
    /// Complaints.
    Complaint,
}

/// What addresses and people have used up.
pub(crate) struct Quotas {
    daily: Buckets<(Daily, Block)>,
    tables: u64,
    bytes: u64,
    clock: Clock,
}

impl Quotas {
    pub(crate) fn new(limits: &Limits, clock: &Clock) -> Self {
        Self {
            daily: Buckets::new(limits.per_day.into(), DAY),
            tables: limits.tables_per_person.into(),
            bytes: u64::from(limits.kept_kilobytes) << 10,
            clock: clock.clone(),
        }
    }

    /// One more of these from an address.
    pub(crate) fn one_more(&self, what: Daily, block: Option<Block>) -> Result<(), Problem> {
        let free = block.is_none_or(|block| self.daily.take(&(what, block), self.clock.now()));
        if free { Ok(()) } else { Err(Problem::Limited("web-too-many-today")) }
    }

    /// Room for one more game of so many bytes that a person begins.
    pub(crate) async fn room(&self, store: &dyn Store, host: &Person, bytes: usize) -> Result<(), Problem> {
        let held = store.holdings(host.id).await?;
        if self.tables > 0 && held.unfinished >= self.tables {
            return Err(Problem::Limited("web-too-many-tables"));
        }
        if self.bytes > 0 && held.bytes.saturating_add(bytes as u64) > self.bytes {
            return Err(Problem::Limited("web-too-much-kept"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_full_again() {
        let buckets = Buckets::new(2.0, 1000.0);
        let taken = |key: &str, at| buckets.take(&key.to_owned(), Time(at));
        assert!(taken("a", 0) && taken("a", 0) && !taken("a", 0));
        assert!(taken("b", 0));
        assert!(!taken("a", 499) && taken("a", 501));
        buckets.put_back(&"a".to_owned());
        assert!(taken("a", 502));
    }

    #[test]
    fn no_size_is_no_limit() {
        let buckets = Buckets::new(0.0, 1000.0);
        assert!((0..1000).all(|_| buckets.take(&(), Time(0))));
    }

    #[test]
    fn a_stranger_does_not_lock_the_owner_out() {
        let clock = Clock::default();
        let attempts = Attempts::new(&Limits { logins: 2, ..Limits::default() }, &clock);
        let client = |last| Client { addr: [192, 0, 2, last].into() };
        let (stranger, owner) = (client(1), client(2));
        let tried = (0..100).filter(|_| attempts.begin("Ann", stranger).is_ok()).count();
        assert_eq!(tried, 2);
        assert_eq!(attempts.begin("ann", owner), Ok(()));
        // Nor do many names help the stranger.
        let tried = (0..100).filter(|it| attempts.begin(&format!("{it}"), stranger).is_ok()).count();
        assert!(tried < 6, "{tried}");
        clock.advance(std::time::Duration::from_secs(600));
        assert_eq!(attempts.begin("ann", stranger), Ok(()));
    }
}
