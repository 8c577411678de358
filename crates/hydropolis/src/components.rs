//! How often each component of the box was used, and how its users fared: the report `--report components`.
//!
//! Its text is a table that programs read: the gallery of the pages is built with some of these (`crates/web/data/figures`).
//! A component is named as the gallery names it. Measured, for each:
//!
//! - *times*: how often it was used, by anybody: a contract fulfilled, a card resolved, a slot chosen, a tile acted on;
//! - *players*: in how many seats of how many games it was used at least once;
//! - *difference*: the mean final points of those seats, less the mean of all other seats;
//! - *error*: the standard error of the difference, players taken as independent.
//!
//! All sums are whole numbers: the report is the same whatever the number of threads.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use kernel::{Moves, Seat, Seed};

use crate::chairs::Minds;
use crate::titles::{InTerminal, Told};

/// A thread takes so many games at a time.
const SHARE: u64 = 16;

/// Points of some players: how many, their sum, and the sum of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Points {
    players: u64,
    sum: i64,
    squares: i64,
}

impl Points {
    fn add(&mut self, other: Self) {
        self.players += other.players;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn one(points: i32) -> Self {
        Self { players: 1, sum: points.into(), squares: i64::from(points) * i64::from(points) }
    }

    fn without(self, other: Self) -> Self {
        Self {
            players: self.players - other.players,
            sum: self.sum - other.sum,
            squares: self.squares - other.squares,
        }
    }

    fn mean(self) -> f64 {
        self.sum as f64 / self.players as f64
    }

    /// The square of the mean's standard error.
    fn error_squared(self) -> f64 {
        let players = self.players as f64;
        let variance = (self.squares as f64 - players * self.mean() * self.mean()) / (players - 1.0);
        variance.max(0.0) / players
    }
}

/// What was counted in some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    games: u64,
    decisions: u64,
    everybody: Points,
    /// By component: how often it was used, and the points of those who did.
    used: BTreeMap<String, (u64, Points)>,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.everybody.add(other.everybody);
        for (component, &(times, points)) in &other.used {
            let mine = self.used.entry(component.clone()).or_default();
            mine.0 += times;
            mine.1.add(points);
        }
    }

    /// Plays one game to its end and counts it.
    fn play<T: InTerminal>(&mut self, game: &T, minds: &Minds<T>, seed: Seed) {
        let mut machines = minds.begin(seed);
        let mut position = game.deal(seed);
        let (mut moves, mut events) = (Moves::new(), Vec::new());
        let mut mine: Vec<BTreeSet<String>> = vec![BTreeSet::new(); game.players().into()];
        game.moves(&position, &mut moves);
        while let Some(seat) = game.to_move(&position) {
            let mv = machines[seat].choose(game, &position, &moves);
            events.clear();
            game.play(&mut position, mv, &mut moves, &mut events);
            self.decisions += 1;
            for (seat, component) in events.iter().filter_map(|event| game.used(event)) {
                self.used.entry(component.clone()).or_default().0 += 1;
                mine[seat.index()].insert(component);
            }
        }
        self.games += 1;
        let points = game.outcome(&position).points;
        for seat in Seat::all(game.players()) {
            for component in game.held(&position, seat) {
                self.used.entry(component.clone()).or_default().0 += 1;
                mine[seat.index()].insert(component);
            }
            let points = Points::one(points[seat]);
            self.everybody.add(points);
            for component in &mine[seat.index()] {
                self.used.entry(component.clone()).or_default().1.add(points);
            }
        }
    }

    /// The table.
    fn text(&self) -> String {
        let mean = if self.everybody.players > 0 { self.everybody.mean() } else { 0.0 };
        let seats = self.everybody.players;
        let mut text = format!(
            "# games {}, seats {seats}, mean points {mean:.2}\nid\ttimes\tplayers\tdifference\terror\n",
            self.games
        );
        for (component, &(times, with)) in &self.used {
            let without = self.everybody.without(with);
            let _ = write!(text, "{component}\t{times}\t{}\t", with.players);
            let _ = if with.players < 2 || without.players < 2 {
                writeln!(text, "-\t-")
            } else {
                let error = (with.error_squared() + without.error_squared()).sqrt();
                writeln!(text, "{:+.2}\t{error:.2}", with.mean() - without.mean())
            };
        }
        text
    }
}

/// Plays games number 0 up to `games` on so many threads and counts them. `told` hears how many more are done.
pub(crate) fn report<T: InTerminal>(
    game: &T,
    minds: &Minds<T>,
    seed: Seed,
    games: u64,
    threads: usize,
    told: &(dyn Fn(u64) + Sync),
) -> Told {
    let next = AtomicU64::new(0);
    let watch = || {
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(SHARE, Ordering::Relaxed);
            if first >= games {
                return tally;
            }
            let last = games.min(first.saturating_add(SHARE));
            (first..last).for_each(|number| tally.play(game, minds, seed.nth(number)));
            told(last - first);
        }
    };
    let mut sum = Tally::default();
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
    let rows = sum.used.iter().map(|(component, &(times, with))| {
        serde_json::json!({ "id": component, "times": times, "players": with.players })
    });
    let json = serde_json::json!(rows.collect::<Vec<_>>());
    let (decisions, text) = (sum.decisions, sum.text());
    Told { text: Box::new(move |_| text.clone()), json, decisions }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two of four players used it: 10 and 14 points against 4 and 8.
    #[test]
    fn users_are_compared_with_all_others() {
        let mut tally = Tally { games: 2, ..Tally::default() };
        for points in [10, 14, 4, 8] {
            tally.everybody.add(Points::one(points));
        }
        let mut users = Points::one(10);
        users.add(Points::one(14));
        tally.used.insert("tile-i-base".to_owned(), (3, users));
        tally.used.insert("tile-anton".to_owned(), (1, Points::one(4)));
        let mut twice = tally.clone();
        twice.add(&tally);
        assert_eq!(twice.used["tile-i-base"].0, 6);
        let text = tally.text();
        // Both groups spread by 2 around their means: the error of each mean is 2, of the difference the root of 8.
        assert!(text.ends_with("tile-anton\t1\t1\t-\t-\ntile-i-base\t3\t2\t+6.00\t2.83\n"), "{text}");
        assert!(text.starts_with("# games 2, seats 4, mean points 9.00\n"), "{text}");
    }
}
