//! Games of Underwater Cities that are played to be counted.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use cities::{Cities, Move, Position};
use kernel::{Seat, Seed};

/// Who decides for a seat in a game that is watched.
pub(crate) type Chooser = Box<dyn FnMut(&Cities, &Position, &[Move]) -> Move>;

/// What is counted in games. Sums are whole numbers, so that they do not depend on the order of adding.
pub(crate) trait Watch: Default + Send {
    /// Plays a game from its seed and counts it.
    fn play(&mut self, game: &Cities, seed: Seed, player: &dyn Fn(Seat, Seed) -> Chooser);
    /// Adds what was counted in other games.
    fn add(&mut self, other: &Self);
}

/// A thread takes so many games at a time.
const SHARE: u64 = 16;

/// Plays games number 0 up to `games` on so many threads and counts them. `told` hears how many more are done.
pub(crate) fn gather<W: Watch>(
    game: &Cities,
    seed: Seed,
    games: u64,
    threads: usize,
    player: impl Fn(Seat, Seed) -> Chooser + Sync,
    told: impl Fn(u64) + Sync,
) -> W {
    let next = AtomicU64::new(0);
    let watch = || {
        let mut tally = W::default();
        loop {
            let first = next.fetch_add(SHARE, Ordering::Relaxed);
            if first >= games {
                return tally;
            }
            let last = games.min(first.saturating_add(SHARE));
            (first..last).for_each(|number| tally.play(game, seed.nth(number), &player));
            told(last - first);
        }
    };
    let mut sum = W::default();
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(watch)).collect();
        sum.add(&watch());
        for other in others {
            match other.join() {
                Ok(tally) => sum.add(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    sum
}
