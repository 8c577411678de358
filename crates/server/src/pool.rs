//! Threads for work that may take long: opening tables, listing moves, drawing pages, thinking.
//!
//! Such work is never done where requests are answered. Each *lane* has a few threads of its own and shares them fairly:
//! the addresses that ask take turns, and at each address the people there. Work that has begun cannot be interrupted;
//! so one owner never holds all threads of a lane, and whoever waits for an answer gives up after a while.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::{self, Thread};
use std::time::Duration;

use store::PersonId;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::client::Block;
use crate::problem::Problem;

/// The stack of a thread, in bytes.
const STACK: usize = 8 << 20;

/// For whom work is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Owner {
    /// From where it was asked for, if a request did.
    pub(crate) block: Option<Block>,
    /// Who asked for it, or whose table it is.
    pub(crate) person: Option<PersonId>,
}

/// How a lane is shared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    /// How many threads it has.
    pub(crate) threads: usize,
    /// How many of them one owner may hold.
    pub(crate) per_owner: usize,
    /// How many of them one address may hold.
    pub(crate) per_block: usize,
    /// How much work of one owner may wait.
    pub(crate) waiting: usize,
    /// How far the threads stand back behind others of the system, as `nice` has it.
    pub(crate) modesty: i32,
}

type Work = Box<dyn FnOnce() + Send>;

/// Work that waits, in turns of addresses, and at each address in turns of owners.
#[derive(Default)]
struct Queue {
    blocks: VecDeque<Option<Block>>,
    at: HashMap<Option<Block>, Waiting>,
    running: HashMap<Owner, usize>,
    running_at: HashMap<Option<Block>, usize>,
}

#[derive(Default)]
struct Waiting {
    people: VecDeque<Option<PersonId>>,
    of: HashMap<Option<PersonId>, VecDeque<Work>>,
}

impl Queue {
    /// Puts work behind the other work of its owner; false if too much waits there.
    fn put(&mut self, owner: Owner, work: Work, most: usize) -> bool {
        let waiting = self.at.entry(owner.block).or_insert_with(|| {
            self.blocks.push_back(owner.block);
            Waiting::default()
        });
        let queue = waiting.of.entry(owner.person).or_insert_with(|| {
            waiting.people.push_back(owner.person);
            VecDeque::new()
        });
        if queue.len() >= most {
            return false;
        }
        queue.push_back(work);
        true
    }

    /// The next work of somebody who does not hold too many threads already.
    fn take(&mut self, share: Share) -> Option<(Owner, Work)> {
        for _ in 0..self.blocks.len() {
            let block = self.blocks.pop_front()?;
            let taken = if self.running_at.get(&block).copied().unwrap_or(0) < share.per_block.max(1) {
                self.take_at(block, share)
            } else {
                None
            };
            if self.at.get(&block).is_some_and(|waiting| waiting.people.is_empty()) {
                self.at.remove(&block);
            } else {
                self.blocks.push_back(block);
            }
            if let Some((owner, _)) = &taken {
                *self.running.entry(*owner).or_default() += 1;
                *self.running_at.entry(owner.block).or_default() += 1;
                return taken;
            }
        }
        None
    }

    fn take_at(&mut self, block: Option<Block>, share: Share) -> Option<(Owner, Work)> {
        let waiting = self.at.get_mut(&block)?;
        for _ in 0..waiting.people.len() {
            let person = waiting.people.pop_front()?;
            let owner = Owner { block, person };
            let free = self.running.get(&owner).copied().unwrap_or(0) < share.per_owner.max(1);
            let queue = waiting.of.get_mut(&person)?;
            let work = if free { queue.pop_front() } else { None };
            if queue.is_empty() {
                waiting.of.remove(&person);
            } else {
                waiting.people.push_back(person);
            }
            if let Some(work) = work {
                return Some((owner, work));
            }
        }
        None
    }

    /// How much work waits.
    fn waiting(&self) -> usize {
        self.at.values().flat_map(|waiting| waiting.of.values()).map(VecDeque::len).sum()
    }

    fn done(&mut self, owner: Owner) {
        fn less<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: K) {
            if let Some(count) = counts.get_mut(&key) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(&key);
                }
            }
        }
        less(&mut self.running, owner);
        less(&mut self.running_at, owner.block);
    }
}

/// What the threads of a lane share.
#[derive(Default)]
struct State {
    queue: Queue,
    /// The threads without work, the one that worked last at the end: it is called first, since what it worked with is still in
    /// the caches of its processor and in its own share of memory.
    resting: Vec<Thread>,
    closed: bool,
}

#[derive(Default)]
struct Shared(Mutex<State>);

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// A few threads, shared fairly. They end with it, after the work they are at.
pub(crate) struct Lane {
    shared: Arc<Shared>,
    share: Share,
}

impl Drop for Lane {
    fn drop(&mut self) {
        let mut state = self.shared.state();
        state.closed = true;
        state.resting.drain(..).for_each(|thread| thread.unpark());
    }
}

impl Lane {
    /// Starts the threads.
    pub(crate) fn start(name: &str, share: Share) -> Self {
        let shared = Arc::<Shared>::default();
        for _ in 0..share.threads.max(1) {
            let at_work = shared.clone();
            let thread = thread::Builder::new().name(name.to_owned()).stack_size(STACK);
            let started = thread.spawn(move || {
                stand_back(share.modesty);
                serve(&at_work, share);
            });
            if let Err(error) = started {
                tracing::error!(name, %error, "a thread cannot be started");
            }
        }
        Self { shared, share }
    }

    /// How much work waits for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.state().queue.waiting()
    }

    /// Hands work in. What comes of it is heard unless the work fails; who no longer listens when its turn comes has
    /// it left undone.
    pub(crate) fn hand_in<T: Send + 'static>(
        &self,
        owner: Owner,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<oneshot::Receiver<T>, Problem> {
        let (done, hear) = oneshot::channel();
        let work: Work = Box::new(move || {
            if done.is_closed() {
                return;
            }
            match catch_unwind(AssertUnwindSafe(work)) {
                Ok(result) => drop(done.send(result)),
                Err(_) => tracing::error!("a piece of work failed"),
            }
        });
        let mut state = self.shared.state();
        if !state.queue.put(owner, work, self.share.waiting) {
            metrics::counter!("hydropolis_work_refused_total").increment(1);
            return Err(Problem::Busy);
        }
        let called = state.resting.pop();
        drop(state);
        if let Some(thread) = called {
            thread.unpark();
        }
        Ok(hear)
    }

    /// Has work done, and waits for it so long.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        owner: Owner,
        within: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        in_time(within, self.hand_in(owner, work)?).await
    }
}

/// Waits for work so long.
pub(crate) async fn in_time<T>(
    within: Duration,
    hear: impl Future<Output = Result<T, oneshot::error::RecvError>>,
) -> Result<T, Problem> {
    match timeout(within, hear).await {
        Ok(Ok(result)) => Ok(result),
        Ok(Err(_)) => Err(Problem::Trouble),
        Err(_) => {
            metrics::counter!("hydropolis_work_given_up_total").increment(1);
            Err(Problem::Slow)
        }
    }
}

fn serve(shared: &Shared, share: Share) {
    let mut state = shared.state();
    while !state.closed {
        if let Some((owner, work)) = state.queue.take(share) {
            drop(state);
            work();
            state = shared.state();
            state.queue.done(owner);
        } else {
            let me = thread::current();
            state.resting.push(me.clone());
            drop(state);
            thread::park();
            state = shared.state();
            // Nobody called: a thread may wake up by itself.
            state.resting.retain(|thread| thread.id() != me.id());
        }
    }
}

/// Lets the threads of requests go first.
#[cfg(target_os = "linux")]
fn stand_back(modesty: i32) {
    if modesty > 0 {
        // On Linux this is about the calling thread alone. If the system does not want it, nothing is lost.
        let _ = rustix::process::setpriority_process(None, modesty);
    }
}

#[cfg(not(target_os = "linux"))]
fn stand_back(_modesty: i32) {}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    const SHARE: Share = Share { threads: 2, per_owner: 1, per_block: 1, waiting: 1000, modesty: 0 };

    fn owner(host: u8, person: bool) -> Owner {
        let block = Some(IpAddr::from([192, 0, 2, host]).into());
        Owner { block, person: person.then(|| PersonId::random().expect("randomness")) }
    }

    /// The order in which the work of these owners is taken, one after the other.
    fn order(owners: &[Owner]) -> Vec<Owner> {
        let mut queue = Queue::default();
        for &owner in owners {
            assert!(queue.put(owner, Box::new(|| {}), 1000));
        }
        let mut order = Vec::new();
        while let Some((owner, _)) = queue.take(SHARE) {
            queue.done(owner);
            order.push(owner);
        }
        assert_eq!(order.len(), owners.len());
        assert!(queue.at.is_empty() && queue.blocks.is_empty() && queue.running.is_empty());
        order
    }

    #[test]
    fn one_with_much_work_is_followed_at_once_by_another() {
        let (greedy, other) = (owner(1, true), owner(2, true));
        let mut owners = vec![greedy; 200];
        owners.push(other);
        let order = order(&owners);
        assert!(order.iter().position(|&it| it == other).is_some_and(|at| at <= 1), "{order:?}");
    }

    #[test]
    fn many_guests_of_one_address_count_as_one() {
        let mut owners: Vec<Owner> = (0..100).map(|_| owner(1, true)).collect();
        let other = owner(2, true);
        owners.extend([other, other]);
        let order = order(&owners);
        assert_eq!(order.iter().rposition(|&it| it == other), Some(3));
        // And at one address each guest has a turn.
        let (first, second) = (owner(1, true), owner(1, true));
        let order = self::order(&[first, first, first, second]);
        assert_eq!(order[1], second);
    }

    #[test]
    fn work_that_never_ends_leaves_a_thread_for_others() {
        let mut queue = Queue::default();
        let (slow, other) = (owner(1, true), owner(2, true));
        for _ in 0..3 {
            queue.put(slow, Box::new(|| {}), 1000);
        }
        queue.put(other, Box::new(|| {}), 1000);
        assert_eq!(queue.take(SHARE).map(|it| it.0), Some(slow));
        assert_eq!(queue.take(SHARE).map(|it| it.0), Some(other));
        assert!(queue.take(SHARE).is_none(), "no second thread for the slow one");
        queue.done(other);
        assert!(queue.take(SHARE).is_none());
        queue.done(slow);
        assert_eq!(queue.take(SHARE).map(|it| it.0), Some(slow));
    }

    /// The caches of a thread that has just worked are warm, and threads that are not needed grow no memory of their own.
    #[tokio::test]
    async fn who_rested_last_is_called_first() {
        let lane = Lane::start("test", Share { threads: 3, ..SHARE });
        let mut called = Vec::new();
        for _ in 0..20 {
            while lane.shared.state().resting.len() < 3 {
                tokio::task::yield_now().await;
            }
            let work = lane.run(owner(1, false), Duration::from_secs(20), || thread::current().id());
            called.push(work.await.expect("it is done"));
        }
        assert!(called.iter().all(|thread| *thread == called[0]), "{called:?}");
    }

    #[tokio::test]
    async fn who_waits_too_long_hears_so_and_what_fails_takes_no_thread_along() {
        let lane = Lane::start("test", Share { threads: 1, waiting: 2, ..SHARE });
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let second = Duration::from_secs(20);
        let slow = lane.hand_in(owner(1, false), move || held.recv().is_err()).expect("room");
        let counted = Arc::new(AtomicUsize::new(0));
        let count = counted.clone();
        let given_up = lane
            .run(owner(2, false), Duration::from_millis(30), move || count.fetch_add(1, Ordering::Relaxed))
            .await;
        assert_eq!(given_up, Err(Problem::Slow));
        let failing: oneshot::Receiver<()> =
            lane.hand_in(owner(3, false), || panic!("on purpose")).expect("room");
        let waits = owner(4, false);
        let _first = lane.hand_in(waits, || ()).expect("room");
        let _second = lane.hand_in(waits, || ()).expect("room");
        assert_eq!(lane.hand_in(waits, || ()).err(), Some(Problem::Busy));
        drop(hold);
        assert!(slow.await.expect("it ends"));
        assert!(failing.await.is_err());
        assert_eq!(lane.run(owner(5, false), second, || 7).await, Ok(7));
        assert_eq!(counted.load(Ordering::Relaxed), 0, "nobody listened any more");
    }
}
