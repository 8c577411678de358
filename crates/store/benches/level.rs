//! Whether a move costs the same in a full store as in a new one: `cargo bench -p store --bench level`.
//!
//! A hundred tables play at once: in a new store, late in long games, and among ten thousand other games. The stores
//! take turns, a few moves each, so that whatever else the machine does falls on all of them alike.

mod scene;

use std::time::{Duration, Instant};

use scene::Scene;

const TABLES: usize = 100;
const ROUNDS: usize = 20;
const MOVES: u64 = 20;

/// One store, and how it did.
struct Runner {
    name: &'static str,
    scene: Scene,
    rounds: Vec<Duration>,
    moves: Vec<Duration>,
}

impl Runner {
    fn new(name: &'static str, games: usize, length: u64) -> Self {
        let scene = Scene::new(games, length);
        scene.play(TABLES, MOVES);
        Self { name, scene, rounds: Vec::new(), moves: Vec::new() }
    }

    fn run(&mut self) {
        let begun = Instant::now();
        self.moves.extend(self.scene.play(TABLES, MOVES));
        self.rounds.push(begun.elapsed());
    }
}

/// The value that this share of all do not exceed.
fn quantile(times: &mut [Duration], share: f64) -> Duration {
    times.sort();
    times[((times.len() - 1) as f64 * share) as usize]
}

fn main() {
    let mut runners = [
        Runner::new("100 new games", TABLES, 0),
        Runner::new("100 games of 2,000 moves", TABLES, 2000),
        Runner::new("100 of 10,000 games", 10_000, 10),
    ];
    for _ in 0..ROUNDS {
        runners.iter_mut().for_each(Runner::run);
    }
    println!(
        "{:26} {:>9} {:>9} {:>9} {:>12}",
        "100 tables at once", "moves/s", "p50 ms", "p99 ms", "time : new"
    );
    let mut first = None;
    for runner in &mut runners {
        let round = quantile(&mut runner.rounds, 0.5).as_secs_f64();
        let ratio = round / *first.get_or_insert(round);
        let [half, slow] = [0.5, 0.99].map(|share| quantile(&mut runner.moves, share).as_secs_f64() * 1e3);
        let speed = (TABLES as u64 * MOVES) as f64 / round;
        println!("{:26} {speed:9.0} {half:9.1} {slow:9.1} {ratio:12.2}", runner.name);
    }
}
