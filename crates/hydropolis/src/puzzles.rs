//! `puzzles`: positions with one clearly best turn, found in games of bots.

use std::io::Write;
use std::num::NonZero;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::Bot;
use kernel::Seed;
use puzzles::{File, Goal, Puzzling, seek};
use words::Words;

use crate::Out;
use crate::args::Puzzles;
use crate::chairs::Chair;
use crate::file;
use crate::problem::{Problem, Stop};
use crate::simulate::progress;
use crate::titles::InTerminal;

/// Looks through the games and writes the puzzles to a file.
pub(crate) fn run<T: InTerminal + Puzzling>(
    args: &Puzzles,
    words: &Words,
    out: &mut Out,
) -> Result<(), Stop> {
    let Chair::Bot(bot) = Chair::named::<T>(&args.bot)? else {
        return Err(Problem::new("puzzles-no-bot").with("name", args.bot.clone()).into());
    };
    let threads =
        args.threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from);
    let named = |goal: &Goal| args.goals.is_empty() || args.goals.iter().any(|name| name == goal.name());
    if let Some(name) = args.goals.iter().find(|name| !T::GOALS.iter().any(|goal| goal.name() == **name)) {
        let goals = T::GOALS.iter().map(|goal| goal.name()).collect::<Vec<_>>().join(", ");
        return Err(Problem::new("puzzles-no-goal").with("name", name.clone()).with("goals", goals).into());
    }
    let goals: Vec<Goal> = T::GOALS.iter().copied().filter(named).collect();
    let mut found = Vec::new();
    for path in &args.from {
        let read: Result<File, _> = toml::from_str(&file::read(path)?);
        found.extend(read.map_err(|error| unreadable(path, error.message()))?.puzzle);
    }
    found.extend(look::<T>(bot, &goals, args.seed, args.games.into(), threads)?);
    let count = found.len();
    let puzzle = seek::select(found, args.keep.get() as usize);
    let kept = puzzle.len();
    let text = toml::to_string_pretty(&File { puzzle })
        .map_err(|error| unreadable(&args.out, &error.to_string()))?;
    file::replace(&args.out, &text)?;
    let told =
        [("file", args.out.display().to_string().into()), ("found", count.into()), ("kept", kept.into())];
    Ok(writeln!(out, "{}", words.say("puzzles-done", &told))?)
}

/// A file that cannot be one of puzzles.
fn unreadable(path: &Path, reason: &str) -> Problem {
    Problem::new("puzzles-bad-file")
        .with("file", path.display().to_string())
        .with("reason", reason.to_owned())
}

/// The puzzles of so many games from a seed on, in the order of the games.
fn look<T: InTerminal + Puzzling>(
    bot: Bot,
    goals: &[Goal],
    first: u64,
    games: u64,
    threads: usize,
) -> Result<Vec<puzzles::Puzzle>, Problem> {
    let (bar, next, all) = (progress(games), AtomicU64::new(0), Mutex::new(Vec::new()));
    let looker = || -> Result<(), Problem> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(());
            }
            let seed = Seed(first.wrapping_add(number));
            let game: T = seek::table(seed)
                .map_err(|fault| Problem::new("cli-bad-setup").with("reason", fault.to_string()))?;
            let found = seek::seek(&game, bot, seed, goals);
            all.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((number, found));
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(looker)).collect();
        let mine = looker();
        let theirs = others.into_iter().map(|other| match other.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        theirs.fold(mine, Result::and)
    })?;
    bar.finish_and_clear();
    let mut all = all.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().flat_map(|(_, found)| found).collect())
}
