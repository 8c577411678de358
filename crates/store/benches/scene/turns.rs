//! Stores that take turns: a hundred tables play at once in each, a few moves at a time, so that whatever else the machine does falls
//! on all of them alike.

use std::time::{Duration, Instant};

use super::Scene;

/// How many tables play at once, how often, and how many moves each time.
pub(crate) const TABLES: usize = 100;
const ROUNDS: usize = 20;
const MOVES: u64 = 20;

/// What this process has used so far, if the system tells.
#[derive(Clone, Copy, Default)]
struct Used {
    /// Hundredths of a second of the processor.
    ticks: u64,
    /// Bytes handed over to be written.
    bytes: u64,
}

impl Used {
    fn now() -> Self {
        let read = |file| std::fs::read_to_string(file).unwrap_or_default();
        let stat = read("/proc/self/stat");
        // The name of the program, in brackets, may hold anything; user and system time are 12 and 13 words after it.
        let words = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks = words.skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
        let bytes = read("/proc/self/io").lines().find_map(|line| line.strip_prefix("wchar: ")?.parse().ok());
        Self { ticks, bytes: bytes.unwrap_or_default() }
    }
}

/// One store, and how it did.
pub(crate) struct Runner {
    name: String,
    scene: Scene,
    rounds: Vec<Duration>,
    moves: Vec<Duration>,
    used: Used,
}

impl Runner {
    /// A store that has just begun.
    pub(crate) fn new(name: impl Into<String>, scene: Scene) -> Self {
        let name = name.into();
        scene.play(TABLES, MOVES);
        Self { name, scene, rounds: Vec::new(), moves: Vec::new(), used: Used::default() }
    }

    fn run(&mut self) {
        let (begun, before) = (Instant::now(), Used::now());
        self.moves.extend(self.scene.play(TABLES, MOVES));
        self.rounds.push(begun.elapsed());
        let after = Used::now();
        self.used.ticks += after.ticks - before.ticks;
        self.used.bytes += after.bytes - before.bytes;
    }
}

/// The value that this share of all do not exceed.
fn quantile(times: &mut [Duration], share: f64) -> Duration {
    times.sort();
    times[((times.len() - 1) as f64 * share) as usize]
}

/// Lets them play in turns, and tells how they did compared with the first.
pub(crate) fn compare(runners: &mut [Runner]) {
    for _ in 0..ROUNDS {
        runners.iter_mut().for_each(Runner::run);
    }
    println!(
        "{:24} {:>8} {:>8} {:>8} {:>9} {:>11} {:>9}",
        "100 tables at once", "moves/s", "p50 ms", "p99 ms", "CPU us", "KB written", "time:new"
    );
    let mut first = None;
    for runner in runners {
        let round = quantile(&mut runner.rounds, 0.5).as_secs_f64();
        let ratio = round / *first.get_or_insert(round);
        let [half, slow] = [0.5, 0.99].map(|share| quantile(&mut runner.moves, share).as_secs_f64() * 1e3);
        let speed = (TABLES as u64 * MOVES) as f64 / round;
        let moves = runner.moves.len() as f64;
        let processor = runner.used.ticks as f64 * 1e4 / moves;
        let written = runner.used.bytes as f64 / 1e3 / moves;
        println!(
            "{:24} {speed:8.0} {half:8.1} {slow:8.1} {processor:9.1} {written:11.1} {ratio:9.2}",
            runner.name
        );
    }
}
