//! The laboratory that tries to lose a move: `cargo xtask chaos`.
//!
//! A real PostgreSQL, some nodes of the real binary and nginx in front of them run on the loopback; or one node on SQLite. Players
//! sit at many tables and write down every move that was acknowledged, spectators write down what they are told. Then things go
//! wrong, one after the other: processes are killed or paused, the database is restarted in the midst of commits, its
//! connections are cut, its disk is full or slow, clocks are wrong. In the end everything that was written down is compared with the
//! store, every game is replayed, and all streams are compared with each other.

mod faults;
mod ledger;
mod tables;
mod verdict;
mod world;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::{Parser, ValueEnum};

use self::faults::Fault;
use self::ledger::Ledger;
use self::verdict::Verdict;
use self::world::World;
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
    /// Three nodes on PostgreSQL behind nginx, or one on SQLite.
    #[arg(long, value_name = "STORE", default_value = "postgres")]
    on: On,
    /// Builds in a fault that has to be found.
    #[arg(long, value_name = "FAULT")]
    sabotage: Option<Sabotage>,
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
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let verdict = runtime.map_err(|error| error.to_string()).and_then(|it| it.block_on(chaos(&args)));
    match verdict {
        Ok(verdict) => {
            println!("{}", verdict.told());
            let expected = args.sabotage.is_some();
            if expected && !verdict.holds() {
                println!("The sabotage was found.");
            } else if expected {
                println!("The sabotage was NOT found.");
            }
            if verdict.holds() == expected { ExitCode::FAILURE } else { ExitCode::SUCCESS }
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::from(2)
        }
    }
}

async fn chaos(args: &Args) -> Result<Verdict, String> {
    if args.sabotage.is_some() && args.on == On::Sqlite {
        return Err("Sabotage is done to PostgreSQL and nginx: say --on postgres.".to_owned());
    }
    let mut chance = Chance::new(args.seed);
    let mut world = World::open(&args.server, args.on, args.minutes)?;
    world.sabotage(args.sabotage).await?;
    let ledger = Arc::new(Ledger::default());
    let players = tables::play(&world, &ledger, args.tables, Duration::from_millis(args.pause), args.seed);
    // Games are under way before anything goes wrong.
    let settled = Instant::now() + Duration::from_secs(60);
    while ledger.acknowledged() < usize::from(args.tables) && Instant::now() < settled {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let (possible, not_done) = faults::possible(&world);
    let mut done: Vec<(Fault, u32)> = possible.iter().map(|fault| (*fault, 0)).collect();
    let until = Instant::now() + Duration::from_secs_f64(args.minutes * 60.0);
    let begun = Instant::now();
    while Instant::now() < until {
        let Some(&fault) = chance.choose(&possible) else { break };
        faults::happen(fault, &mut world, &mut chance).await?;
        if let Some((_, count)) = done.iter_mut().find(|(it, _)| *it == fault) {
            *count += 1;
        }
        let pause = 500 + chance.word() % 2500;
        tokio::time::sleep(Duration::from_millis(pause)).await;
        world.revive()?;
    }
    let seconds = begun.elapsed().as_secs();
    world.heal()?;
    ledger.ending.store(true, Ordering::Relaxed);
    let stuck = tables::end(players, Duration::from_secs(90)).await;
    let mut verdict = verdict::judge(&mut world, &ledger).await?;
    verdict.wrong.extend(stuck);
    verdict.seconds = seconds;
    verdict.faults = done;
    verdict.not_done = not_done;
    Ok(verdict)
}
