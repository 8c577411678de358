//! A siege: everything bad at once that somebody may do to a server, done to a real one on this machine.
//!
//! `cargo xtask siege` starts it, by way of a test program of the binary that knows where the binary is. A server runs as a child process on 127.0.0.1, fair players sit at its tables, and
//! one attack follows the other, each from addresses of its own in 127.0.0.0/8. What is judged is what the fair players
//! feel, whether the server lives, and whether every move it acknowledged is in its records, once. Nothing but the
//! loopback is ever touched, every attack is bounded in count and time, and all of it ends by itself. It needs Linux:
//! memory is read from `/proc`, and every address of 127.0.0.0/8 has to be there.

mod attacks;
mod chance;
pub mod chaos;
mod fair;
mod felt;
mod field;
mod nginx;
mod report;
mod server;
mod visitor;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;

pub use crate::nginx::Nginx;

use crate::attacks::Attack;
use crate::field::{Field, Findings, Size};
use crate::report::{Finding, HEAD, Report};
use crate::visitor::Visitor;

/// Attacks a server on this machine and judges what fair players feel.
#[derive(Debug, Parser)]
struct Args {
    /// The server's program.
    #[arg(long, value_name = "FILE", overrides_with = "server")]
    server: PathBuf,
    /// About how long the whole siege may take; with less than 5 everything is smaller.
    #[arg(long, value_name = "M", default_value = "8", value_parser = clap::value_parser!(u16).range(1..=60))]
    minutes: u16,
    /// Only this attack; may be given several times.
    #[arg(long, value_name = "NAME")]
    attack: Vec<String>,
    /// Names the attacks, and does nothing.
    #[arg(long)]
    list: bool,
    /// Judges only that nothing restarts, fails or is lost, not how long anything takes.
    #[arg(long)]
    untimed: bool,
    /// The longest that 99 of 100 moves of fair players may take, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "250")]
    goal: u32,
    /// What choices grow from.
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: u64,
    /// Prints one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// Does what a command line asks for, its first word being a name for the program.
pub fn run(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args = Args::parse_from(words);
    if args.list {
        for attack in attacks::ALL {
            println!("{:18} {}", attack.name, attack.about);
        }
        return ExitCode::SUCCESS;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let report = runtime.map_err(|error| error.to_string()).and_then(|it| it.block_on(siege(&args)));
    match report {
        Ok(report) => {
            if args.json {
                println!("{}", serde_json::to_string(&report).unwrap_or_default());
            } else {
                println!("\n{}", report.end());
            }
            if report.held() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::from(2)
        }
    }
}

/// All attacks, or those that were asked for.
fn chosen(names: &[String]) -> Result<Vec<&'static Attack>, String> {
    if let Some(unknown) = names.iter().find(|name| attacks::ALL.iter().all(|it| it.name != **name)) {
        return Err(format!("There is no attack \"{unknown}\"; --list names them."));
    }
    let wanted = |attack: &&Attack| names.is_empty() || names.iter().any(|name| name == attack.name);
    Ok(attacks::ALL.iter().filter(wanted).collect())
}

fn size(minutes: u16, untimed: bool) -> Size {
    let whole = f64::from(minutes) * 60.0 / attacks::ALL.len() as f64;
    let full = minutes >= 5;
    Size {
        share: if full { 1.0 } else { f64::from(minutes) / 10.0 },
        moves: if full { 200 } else { 30 },
        // A quarter of the time is for the moves before, and some for what follows an attack.
        least: Duration::from_secs_f64((whole * 0.5).min(20.0)),
        most: Duration::from_secs_f64((whole * 2.0).max(10.0)),
        timed: full && !untimed,
    }
}

async fn siege(args: &Args) -> Result<Report, String> {
    let attacks = chosen(&args.attack)?;
    let begun = Instant::now();
    let size = size(args.minutes, args.untimed);
    let field = Arc::new(Field::open(args.server.clone(), size, args.seed).await?);
    let mut rows = Vec::new();
    if !args.json {
        println!("{HEAD}");
    }
    for attack in attacks {
        let row = besiege(&field, attack, args.goal).await?;
        if !args.json {
            println!("{}", row.line());
        }
        rows.push(row);
    }
    let mut field = Arc::into_inner(field).ok_or("An attack did not end.")?;
    let (games, moves, lost) = field.fair.end(Duration::from_secs(120)).await;
    Ok(Report { rows, games, moves, lost, seconds: begun.elapsed().as_secs() })
}

/// One attack, and what is felt before and during it.
async fn besiege(field: &Arc<Field>, attack: &'static Attack, goal: u32) -> Result<Finding, String> {
    let size = field.size;
    let before = field.fair.measure(size.moves, Duration::ZERO, size.most, || false).await;
    let mut wrong: Vec<String> =
        field.fair.failures().into_iter().map(|it| format!("before it: {it}")).collect();
    field.of_server(|server| server.forget_peak());
    field.set_under_attack(true);
    let under_way = tokio::spawn((attack.run)(field.clone()));
    let is_dead =
        || !field.is_taken_away() && field.of_server(|server| server.ended().is_some()) == Some(true);
    let during = field.fair.measure(size.moves, size.least, size.most, is_dead).await;
    let memory = field.of_server(|server| server.peak()).flatten();
    field.set_under_attack(false);
    let findings = match tokio::time::timeout(Duration::from_secs(60), under_way).await {
        Ok(Ok(findings)) => findings,
        Ok(Err(error)) => Findings::failed(format!("the attack broke off: {error}")),
        Err(_) => Findings::failed("the attack hangs".to_owned()),
    };
    wrong.extend(findings.wrong);
    let died = field.of_server(|server| Some((server.ended()?, server.last_words()))).flatten();
    match &died {
        Some((status, words)) => {
            wrong.push(format!("the server died ({status}): {words}"));
            revive(field, &mut wrong).await?;
        }
        None => wrong.extend(recovers(field).await.err()),
    }
    let failures = field.fair.failures();
    wrong.extend(failures);
    if size.timed && !findings.restarted && during.p99_ms > f64::from(goal) {
        wrong.push(format!("p99 over {goal} ms"));
    }
    let memory = memory.or_else(|| field.of_server(|server| server.peak()).flatten()).unwrap_or_default();
    Ok(Finding { attack: attack.name, before, during, memory, wrong, noted: findings.noted })
}

/// Starts a server that has died again; with an empty folder, if it dies of its own.
async fn revive(field: &Field, wrong: &mut Vec<String>) -> Result<(), String> {
    let mut opened = field.restart().await.map(|_| ());
    if opened.is_ok() {
        // Bots take up their turns when the doors are open; that may be the next death.
        tokio::time::sleep(Duration::from_secs(2)).await;
        opened = match field.of_server(|server| Some((server.ended()?, server.last_words()))).flatten() {
            Some((status, words)) => Err(format!("dies again at once ({status}): {words}")),
            None => Ok(()),
        };
    }
    if let Err(reason) = opened {
        wrong.push(format!("started again, the server {reason}"));
        field.begin_anew().await?;
    }
    // What went wrong meanwhile belongs to this attack.
    tokio::time::sleep(Duration::from_secs(1)).await;
    Ok(())
}

/// Waits until the server is well again after an attack.
async fn recovers(field: &Field) -> Result<(), String> {
    let begun = Instant::now();
    let visitor = Visitor::new([127, 0, 1, 251].into(), field.addr);
    let asked = tokio::time::timeout(Duration::from_secs(40), async {
        loop {
            let sent = Instant::now();
            let well = visitor.page("/healthz").await.is_ok_and(|answer| answer.status == 200);
            if well && sent.elapsed() < Duration::from_millis(500) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    });
    match asked.await {
        Ok(()) if begun.elapsed() < Duration::from_secs(20) => Ok(()),
        Ok(()) => Err(format!("well again only after {} s", begun.elapsed().as_secs())),
        Err(_) => Err("not well again after 40 s".to_owned()),
    }
}
