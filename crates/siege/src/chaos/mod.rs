//! The laboratory that tries to lose a move: `cargo xtask chaos`.
//!
//! A real PostgreSQL, some nodes of the real binary and nginx in front of them run on the loopback; or one node on SQLite. Players
//! sit at many tables and write down every move that was acknowledged, spectators write down what they are told. Then things go
//! wrong, one after the other: processes are killed or paused, the database is restarted in the midst of commits, its
//! connections are cut, its disk is full or slow, clocks are wrong. In the end everything that was written down is compared with the
//! store, every game is replayed, and all streams are compared with each other.

mod faults;
mod ledger;
mod receiver;
mod slow;
mod tables;
mod verdict;
mod world;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::{Parser, ValueEnum};

use self::faults::Fault;
use self::ledger::Ledger;
use self::receiver::Receiver;
use self::verdict::Verdict;
use self::world::{Plan, World};
use crate::chance::Chance;

/// Tries to lose a move.
#[derive(Debug, Parser)]
struct Args {
    /// The server's program.
    #[arg(long, value_name = "FILE", overrides_with = "server")]
    server: PathBuf,
    /// For how many minutes things go wrong.
    #[arg(long, value_name = "M", default_value = "60")]
    minutes: f64,
    /// What choices grow from.
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: u64,
    /// How many tables are played at once.
    #[arg(long, value_name = "N", default_value = "200")]
    tables: u16,
    /// How long a table waits between two moves, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "400")]
    pause: u64,
    /// How often something goes wrong, in seconds; at random half a second to three after the last if not said.
    #[arg(long, value_name = "SECONDS")]
    every: Option<f64>,
    /// The program of an older release: all nodes begin with it, and one after the other is upgraded while everything goes wrong.
    #[arg(long, value_name = "FILE")]
    older: Option<PathBuf>,
    /// Three nodes on PostgreSQL behind nginx, or one on SQLite.
    #[arg(long, value_name = "STORE", default_value = "postgres")]
    on: On,
    /// Builds in a fault that has to be found; several, with commas between them, one after the other.
    #[arg(long, value_name = "FAULT", value_delimiter = ',')]
    sabotage: Vec<Sabotage>,
}

/// Where everything is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum On {
    Postgres,
    Sqlite,
}

/// A fault that the laboratory has to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Sabotage {
    /// Some moves are acknowledged and not kept.
    AckEarly,
    /// Some turns of bots are written twice.
    DoubleBot,
    /// Spectators are told what only a player may know.
    Leak,
}

/// Does what a command line asks for, its first word being a name for the program.
pub fn run(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args = Args::parse_from(words);
    let runtime = match tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return failed(&error.to_string()),
    };
    if args.sabotage.is_empty() {
        return match runtime.block_on(chaos(&args, None)) {
            Ok(verdict) => {
                println!("{}", verdict.told());
                if verdict.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
            }
            Err(reason) => failed(&reason),
        };
    }
    let mut found = true;
    for sabotage in &args.sabotage {
        let name = sabotage.to_possible_value().map(|it| it.get_name().to_owned()).unwrap_or_default();
        let begun = Instant::now();
        match runtime.block_on(chaos(&args, Some(*sabotage))) {
            Ok(verdict) => {
                let shown = verdict.shows(*sabotage);
                let told = if shown { "was found" } else { "was NOT found" };
                println!("{}\nThe sabotage {name} {told}, {} s.", verdict.told(), begun.elapsed().as_secs());
                found &= shown;
            }
            Err(reason) => return failed(&reason),
        }
    }
    if found { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Nothing could be tried.
fn failed(reason: &str) -> ExitCode {
    eprintln!("{reason}");
    ExitCode::from(2)
}

async fn chaos(args: &Args, sabotage: Option<Sabotage>) -> Result<Verdict, String> {
    if sabotage.is_some() && args.on == On::Sqlite {
        return Err("Sabotage is done to PostgreSQL and nginx: say --on postgres.".to_owned());
    }
    if args.older.is_some() && (args.on == On::Sqlite || sabotage.is_some()) {
        return Err("Two releases side by side need PostgreSQL, and no sabotage.".to_owned());
    }
    let mut chance = Chance::new(args.seed);
    let older = args.older.as_deref();
    let mut world = World::open(&Plan { binary: &args.server, older, on: args.on, minutes: args.minutes })?;
    world.sabotage(sabotage).await?;
    let ledger = Arc::new(Ledger::default());
    let receiver = Receiver::open().await.map_err(|error| format!("Nobody can be called: {error}."))?;
    let mut players =
        tables::play(&world, &ledger, args.tables, Duration::from_millis(args.pause), args.seed);
    if older.is_none() && sabotage.is_none() {
        slow::play(&mut players, &world, &ledger, &receiver, args.tables, args.seed);
    }
    // Games are under way before anything goes wrong.
    let settled = Instant::now() + Duration::from_secs(60);
    while ledger.acknowledged() < usize::from(args.tables) && Instant::now() < settled {
        tokio::time::sleep(LOOK).await;
    }
    let (possible, not_done) = faults::possible(&world);
    let mut done: Vec<(Fault, u32)> = possible.iter().map(|fault| (*fault, 0)).collect();
    let bag: Vec<Fault> =
        possible.iter().flat_map(|fault| std::iter::repeat_n(*fault, fault.weight())).collect();
    let begun = Instant::now();
    let all = Duration::from_secs_f64(args.minutes * 60.0);
    let mut next = begun;
    let mut upgrades = Upgrades::new(older.is_some(), world.nodes.len(), all);
    while begun.elapsed() < all {
        upgrades.go_on(&mut world, &args.server, begun.elapsed(), &ledger).await?;
        let Some(&fault) = chance.choose(&bag) else { break };
        faults::happen(fault, &mut world, &mut chance).await?;
        if let Some((_, count)) = done.iter_mut().find(|(it, _)| *it == fault) {
            *count += 1;
        }
        let pause = Duration::from_millis(500 + chance.word() % 2500);
        // What took longer is made up for, but for a moment in which nodes come back.
        let moment = Instant::now() + BREATH;
        next = match args.every {
            Some(every) => (next + Duration::from_secs_f64(every)).max(moment),
            None => Instant::now() + pause,
        };
        world.revive()?;
        while Instant::now() < next {
            tokio::time::sleep(LOOK.min(next.saturating_duration_since(Instant::now()))).await;
            world.settle();
        }
        world.revive()?;
    }
    let seconds = begun.elapsed().as_secs();
    upgrades.go_on(&mut world, &args.server, all, &ledger).await?;
    world.heal()?;
    ledger.ending.store(true, Ordering::Relaxed);
    let stuck = tables::end(players, ENDING).await;
    let mut verdict = verdict::judge(&mut world, &ledger, &receiver).await?;
    verdict.wrong.extend(stuck);
    verdict.seconds = seconds;
    verdict.faults = done;
    verdict.not_done = not_done;
    verdict.upgrades = upgrades.told;
    if sabotage.is_none() && !verdict.holds() {
        println!("What the nodes said is left in {}.", world.leave_logs().display());
    }
    Ok(verdict)
}

/// How often it is looked at what has lasted long enough.
const LOOK: Duration = Duration::from_millis(100);

/// The least time between two things that go wrong.
const BREATH: Duration = Duration::from_millis(300);

/// How long everybody may wait for the last answer, and for the last call.
const ENDING: Duration = Duration::from_secs(180);

/// Nodes that are upgraded one after the other, at the same distance in time: while some are old and some are new, everything else
/// goes wrong as well.
struct Upgrades {
    at: Vec<Duration>,
    /// How many moves had been acknowledged when the first node was new, and when the last was.
    told: Vec<usize>,
}

impl Upgrades {
    fn new(wanted: bool, nodes: usize, all: Duration) -> Self {
        let parts = u32::try_from(nodes + 1).unwrap_or(u32::MAX);
        let at = (1..parts).map(|part| all * part / parts);
        Self { at: at.filter(|_| wanted).collect(), told: Vec::new() }
    }

    /// Upgrades the node that is due, if one is.
    async fn go_on(
        &mut self,
        world: &mut World,
        binary: &Path,
        now: Duration,
        ledger: &Ledger,
    ) -> Result<(), String> {
        while let Some(at) = self.at.get(self.told.len())
            && *at <= now
        {
            world.empty_disk();
            let node = &mut world.nodes[self.told.len()];
            node.stop().await;
            node.start.binary = binary.to_owned();
            node.open()?;
            self.told.push(ledger.acknowledged());
        }
        Ok(())
    }
}
