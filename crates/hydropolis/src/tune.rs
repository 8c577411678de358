//! `tune`: better weights for bots, found by self-play.

use std::fs::OpenOptions;
use std::io::Write;
use std::num::NonZero;
use std::path::Path;
use std::thread;

use bots::{Fitting, Level, Played, Tuning, numbers, with_numbers};
use kernel::Seed;
use words::Words;

use crate::Out;
use crate::args::{By, Tune};
use crate::chairs::{self, Chair, bad_weights};
use crate::file;
use crate::problem::{Problem, Stop};
use crate::simulate::progress;
use crate::titles::{self, InTerminal};

/// What the last line of a weights file says that was tuned, before the number of the step.
const TUNED: &str = "# tuned: step ";

/// Tunes weights and keeps them after every step.
pub(crate) fn run<T: InTerminal>(args: &Tune, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let players = args.deal.players.unwrap_or(2).into();
    let game: T = titles::open(&args.deal, &vec![Chair::RANDOM; players])?;
    if game.players() < 2 {
        return Err(Problem::new("tune-needs-two").into());
    }
    let way = Way::of(args);
    let (text, done) = begin(&game, args, &way, players)?;
    let mut weights = numbers(&text);
    let steps = u64::from(way.steps);
    let bar = progress(steps * u64::from(way.games));
    bar.set_position(done.min(steps) * u64::from(way.games));
    for number in done..steps {
        let (after, told) = way
            .step(&game, &text, &weights, number, || bar.inc(1))
            .map_err(|error| bad_weights(&args.out, error.message()))?;
        weights = after;
        let line = format!("{TUNED}{} {}\n", number + 1, way.said::<T>(players));
        file::replace(&args.out, &(with_numbers(&text, &weights) + &line))?;
        if let Some(path) = &args.log {
            note(path, &format!("{}\t{told}\n", number + 1))?;
        }
    }
    bar.finish_and_clear();
    let told = [
        ("file", args.out.display().to_string().into()),
        ("steps", steps.max(done).into()),
        ("weights", weights.len().into()),
        ("seed", way.seed.to_string().into()),
    ];
    Ok(writeln!(out, "{}", words.say("tune-done", &told))?)
}

/// How better weights are looked for.
struct Way {
    by: By,
    seed: Seed,
    steps: u32,
    games: u32,
    half: u32,
    simulations: u32,
    threads: NonZero<usize>,
}

impl Way {
    fn of(args: &Tune) -> Self {
        let (steps, games, simulations) = match args.by {
            By::Wins => (500, 20, 0),
            By::Ends => (2, 2000, 200),
        };
        let processors = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        Self {
            by: args.by,
            seed: chairs::seed(&args.deal),
            steps: args.steps.unwrap_or(steps),
            games: args.games.map_or(games, NonZero::get),
            half: args.half.get(),
            simulations: args.sims.unwrap_or(simulations),
            threads: args.threads.and_then(|it| NonZero::new(it.into())).unwrap_or_else(processors),
        }
    }

    /// The weights after a step, and what the log tells of it: how far the better side was ahead; or how many positions
    /// were judged, and how far from the truth others were judged before and after it, in points.
    fn step<G: Played>(
        &self,
        game: &G,
        text: &str,
        weights: &[f64],
        number: u64,
        played: impl Fn() + Sync,
    ) -> Result<(Vec<f64>, String), toml::de::Error> {
        let &Self { seed, games, half, simulations, threads, .. } = self;
        match self.by {
            By::Wins => {
                let tuning =
                    Tuning { seed, games, half: half.into(), simulations, threads, ..Tuning::default() };
                let step = tuning.step(game, text, weights, number, played)?;
                Ok((step.weights, format!("{:+.4}", step.ahead)))
            }
            By::Ends => {
                let fitting = Fitting { seed, games, simulations, threads };
                let fit = fitting.step(game, text, weights, number, played)?;
                let [before, after] = fit.errors;
                Ok((fit.weights, format!("{}\t{before:.3}\t{after:.3}", fit.positions)))
            }
        }
    }

    /// What a step depends on besides the weights, as it stands in the file.
    fn said<T: InTerminal>(&self, players: usize) -> String {
        let by = match self.by {
            By::Wins => format!("wins half={}", self.half),
            By::Ends => "ends".to_owned(),
        };
        let Self { seed, games, simulations, .. } = self;
        format!("game={} players={players} by={by} seed={seed} games={games} sims={simulations}", T::NAME)
    }
}

/// The weights to begin with and the steps already done. A run continues from an existing file if it was started with the same options.
fn begin<T: InTerminal>(game: &T, args: &Tune, way: &Way, players: usize) -> Result<(String, u64), Problem> {
    if args.out.exists() {
        let text = file::read(&args.out)?;
        let (weights, line) =
            text.trim_end()
                .rsplit_once('\n')
                .filter(|(_, line)| line.starts_with(TUNED))
                .ok_or_else(|| Problem::new("tune-not-tuned").with("file", args.out.display().to_string()))?;
        let (step, how) = line[TUNED.len()..].split_once(' ').unwrap_or_default();
        let step = step.parse().ok().filter(|_| how == way.said::<T>(players));
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
        None => Ok((game.weights(Level::Greedy).to_owned(), 0)),
    }
}

/// Adds a line to a file.
fn note(path: &Path, line: &str) -> Result<(), Problem> {
    let opened = OpenOptions::new().create(true).append(true).open(path);
    opened.and_then(|mut file| file.write_all(line.as_bytes())).map_err(|error| {
        let problem = Problem::new("cli-cannot-save").with("reason", error.to_string());
        problem.with("file", path.display().to_string())
    })
}
