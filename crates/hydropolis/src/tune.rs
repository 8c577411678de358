//! `tune`: better weights for bots, found by self-play.

use std::fs::OpenOptions;
use std::io::Write;
use std::num::NonZero;
use std::path::Path;
use std::thread;

use bots::{Level, Step, Tuning, numbers, with_numbers};
use kernel::Seed;
use words::Words;

use crate::Out;
use crate::args::Tune;
use crate::chairs::{self, Chair};
use crate::file;
use crate::problem::{Problem, Stop};
use crate::simulate::progress;
use crate::titles::{self, Title};

/// What the last line of a weights file says that was tuned, before the number of the step.
const TUNED: &str = "# tuned: step ";

/// Tunes weights and keeps them after every step.
pub(crate) fn run<T: Title>(args: &Tune, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let players = args.deal.players.unwrap_or(2).into();
    let game: T = titles::open(&args.deal, &vec![Chair::RANDOM; players])?;
    if game.players() < 2 {
        return Err(Problem::new("tune-needs-two").into());
    }
    let tuning = Tuning {
        seed: Seed(args.deal.seed.unwrap_or_else(|| chairs::seed(&args.deal).0)),
        games: args.games.get(),
        simulations: args.sims,
        threads: args
            .threads
            .and_then(|threads| NonZero::new(threads.into()))
            .unwrap_or_else(|| thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)),
        ..Tuning::default()
    };
    let (text, done) = begin::<T>(args, &tuning)?;
    let mut weights = numbers(&text);
    let steps = u64::from(args.steps);
    let bar = progress(steps);
    bar.set_position(done.min(steps));
    for number in done..steps {
        let Step { weights: after, ahead } = tuning
            .step(&game, &text, &weights, number)
            .map_err(|error| bad_weights(&args.out, error.message()))?;
        weights = after;
        let line = format!("{TUNED}{} {}\n", number + 1, said::<T>(&tuning, players));
        file::replace(&args.out, &(with_numbers(&text, &weights) + &line))?;
        if let Some(path) = &args.log {
            note(path, &format!("{}\t{ahead:+.4}\n", number + 1))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let told = [
        ("file", args.out.display().to_string().into()),
        ("steps", steps.max(done).into()),
        ("weights", weights.len().into()),
        ("seed", tuning.seed.0.to_string().into()),
    ];
    Ok(writeln!(out, "{}", words.say("tune-done", &told))?)
}

/// What a step depends on besides the weights, as it stands in the file.
fn said<T: Title>(tuning: &Tuning, players: usize) -> String {
    format!(
        "game={} players={players} seed={} games={} sims={}",
        T::NAME,
        tuning.seed,
        tuning.games,
        tuning.simulations
    )
}

/// The weights to begin with and the steps already done. A file that is there is gone on with, if it was begun so.
fn begin<T: Title>(args: &Tune, tuning: &Tuning) -> Result<(String, u64), Problem> {
    if args.out.exists() {
        let text = file::read(&args.out)?;
        let players = args.deal.players.unwrap_or(2).into();
        let (weights, line) =
            text.trim_end()
                .rsplit_once('\n')
                .filter(|(_, line)| line.starts_with(TUNED))
                .ok_or_else(|| Problem::new("tune-not-tuned").with("file", args.out.display().to_string()))?;
        let (step, how) = line[TUNED.len()..].split_once(' ').unwrap_or_default();
        let step = step.parse().ok().filter(|_| how == said::<T>(tuning, players));
        return match step {
            Some(step) => Ok((format!("{weights}\n"), step)),
            None => {
                let problem = Problem::new("tune-otherwise").with("how", how.to_owned());
                Err(problem.with("file", args.out.display().to_string()))
            }
        };
    }
    match &args.weights {
        Some(path) => Ok((file::read(path)?, 0)),
        None => Ok((T::weights(Level::Greedy).to_owned(), 0)),
    }
}

fn bad_weights(path: &Path, reason: &str) -> Problem {
    Problem::new("tune-bad-weights")
        .with("file", path.display().to_string())
        .with("reason", reason.to_owned())
}

/// Adds a line to a file.
fn note(path: &Path, line: &str) -> Result<(), Problem> {
    let opened = OpenOptions::new().create(true).append(true).open(path);
    opened.and_then(|mut file| file.write_all(line.as_bytes())).map_err(|error| {
        let problem = Problem::new("cli-cannot-save").with("reason", error.to_string());
        problem.with("file", path.display().to_string())
    })
}
