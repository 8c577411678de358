//! `puzzles`: positions with one clearly best turn, found in games of bots.

use std::io::Write;
use std::num::NonZero;
use std::path::Path;
use std::sync::Mutex;
use std::thread;

use indicatif::ProgressBar;
use kernel::Seed;
use puzzles::{File, Goal, Puzzle, Puzzling, seek};
use words::Words;

use crate::Out;
use crate::args::Puzzles;
use crate::chairs::Chair;
use crate::file;
use crate::problem::{Problem, Stop};
use crate::simulate::progress;
use crate::titles::InTerminal;

/// After how many games it is asked again which goals are lacking.
const BATCH: u64 = 12;

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
    let (mut found, mut last) = (Vec::new(), 0);
    for (path, at) in args.from.iter().zip(0..) {
        let read: Result<File, _> = toml::from_str(&file::read(path)?);
        let read = read.map_err(|error| unreadable(path, error.message()))?;
        // The numbers of the first file are those that were given to people; every run counts its own from one.
        if at == 0 {
            last = read.last;
            found.extend(read.puzzle);
        } else {
            found.extend(read.puzzle.into_iter().map(|puzzle| Puzzle { number: 0, ..puzzle }));
        }
    }
    let (keep, games) = (args.keep.get() as usize, u64::from(args.games));
    let bar = progress(games + found.len() as u64);
    if args.again {
        found = each(threads, found, &bar, |puzzle| Ok(seek::again::<T>(puzzle)))?;
    }
    // What is lacking is asked between batches, so that the number of threads makes no difference.
    for first in (0..games).step_by(BATCH as usize) {
        let lacking = seek::lacking(&found, &goals, keep);
        if lacking.is_empty() {
            break;
        }
        let batch = first..games.min(first + BATCH);
        found.extend(each(threads, batch.collect(), &bar, |number| {
            let seed = Seed(args.seed.wrapping_add(number));
            let game: T = seek::table(seed)
                .map_err(|fault| Problem::new("cli-bad-setup").with("reason", fault.to_string()))?;
            Ok(seek::seek(&game, bot, seed, &lacking))
        })?);
        // Whoever breaks off a long run keeps what it has found so far.
        write(&args.out, found.clone(), keep, last)?;
    }
    bar.finish_and_clear();
    let count = found.len();
    let kept = write(&args.out, found, keep, last)?;
    let told =
        [("file", args.out.display().to_string().into()), ("found", count.into()), ("kept", kept.into())];
    Ok(writeln!(out, "{}", words.say("puzzles-done", &told))?)
}

/// Writes the puzzles that are kept of those found; how many they are.
fn write(path: &Path, found: Vec<Puzzle>, keep: usize, last: usize) -> Result<usize, Problem> {
    let chosen = seek::select(found, keep, last);
    let text = toml::to_string_pretty(&chosen).map_err(|error| unreadable(path, &error.to_string()))?;
    file::replace(path, &text)?;
    Ok(chosen.puzzle.len())
}

/// A file that cannot be one of puzzles.
fn unreadable(path: &Path, reason: &str) -> Problem {
    Problem::new("puzzles-bad-file")
        .with("file", path.display().to_string())
        .with("reason", reason.to_owned())
}

/// The puzzles that come of each of these, in their order.
fn each<I: Send, P: IntoIterator<Item = Puzzle> + Send>(
    threads: usize,
    items: Vec<I>,
    bar: &ProgressBar,
    found: impl Fn(I) -> Result<P, Problem> + Sync,
) -> Result<Vec<Puzzle>, Problem> {
    let (items, all) = (Mutex::new(items.into_iter().enumerate()), Mutex::new(Vec::new()));
    let looker = || -> Result<(), Problem> {
        loop {
            let next = items.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).next();
            let Some((at, item)) = next else { return Ok(()) };
            let puzzles = found(item)?;
            all.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((at, puzzles));
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
    let mut all = all.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    all.sort_by_key(|(at, _)| *at);
    Ok(all.into_iter().flat_map(|(_, puzzles)| puzzles).collect())
}
