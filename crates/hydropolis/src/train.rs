//! `train`: a network for bots that search, which learns from games against itself.
//!
//! Beside the network, under its name with `.games` added, are the games it learnt from, a line each; the first line says how
//! they are played. Everything follows from them: a run that was stopped reads them, learns from them what was learnt before,
//! and goes on.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write;
use std::num::{NonZero, NonZeroU32};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use bots::{Judge, Learning, Net, Policy, School, Schooled};
use clap::Args;
use kernel::Seed;
use words::Words;

use crate::Out;
use crate::args::Deal;
use crate::chairs::{self, Chair};
use crate::file;
use crate::problem::{Problem, Stop};
use crate::simulate::progress;
use crate::titles::{self, InTerminal};

#[derive(Debug, Args)]
pub(crate) struct Train {
    /// The game, by name.
    pub(crate) game: String,
    /// Where the network is kept; the games it learns from are kept beside it.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// Where a table is kept of how far the network is wrong after each round of learning.
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
    /// Where the same is drawn.
    #[arg(long, value_name = "FILE")]
    pub(crate) picture: Option<PathBuf>,
    /// How many steps, those already done included: games with the network as it is, then learning from all games so far.
    #[arg(long, value_name = "N", default_value = "4")]
    pub(crate) steps: NonZeroU32,
    /// How many games a step plays.
    #[arg(long, value_name = "N", default_value = "1000")]
    pub(crate) games: NonZeroU32,
    /// Simulations of a decision; 0 lets beginners play.
    #[arg(long, value_name = "N", default_value = "200")]
    pub(crate) sims: u32,
    /// How many threads play; as many as there are processors if not said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[command(flatten)]
    pub(crate) deal: Deal,
}

/// What the first line of a file of games says, before how they are played.
const GAMES: &str = "hydropolis-games 1 ";
/// Games that are written at once.
const TOGETHER: u64 = 16;
/// The units between what is told and what is said.
const HIDDEN: [usize; 1] = [24];
/// How often all choices are gone through.
const CHOICES: u32 = 4;
/// The most MiB of a file of games.
const MOST_MIB: u64 = 1024;

/// Lets a network learn, and keeps it after every step.
pub(crate) fn run<T: InTerminal>(args: &Train, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let table: T = titles::open(&args.deal, &vec![Chair::RANDOM; args.deal.players.unwrap_or(2).into()])?;
    if T::Judge::INPUTS == 0 {
        return Err(Problem::new("train-no-game").with("game", T::NAME).into());
    }
    let seed = chairs::seed(&args.deal);
    let processors = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let threads = args.threads.and_then(|it| NonZero::new(it.into())).unwrap_or_else(processors);
    let school = School { seed, simulations: args.sims, guided: true, threads };
    let (each, steps) = (u64::from(args.games.get()), u64::from(args.steps.get()));
    let head = format!("{GAMES}game={} seed={seed} games={each} sims={}", T::NAME, args.sims);
    let path = beside(&args.out);
    let mut lines = begun(&path, &head)?;
    let bad = |reason: String| bad_games(&path, reason);
    let told = |lines: &[String], first: usize| {
        let courses = school.courses(&table, &lines[first..], first as u64);
        courses.map_err(|error| bad(error.to_string()))
    };
    let mut games: Vec<Schooled> = told(&lines, 0)?;
    let bar = progress(steps * each);
    bar.set_position(lines.len() as u64);
    let mut log = String::from("step,round,positions,error,surprise\n");
    let mut net = Net::new_for::<T::Judge>(&HIDDEN, seed);
    for step in 0..steps {
        let end = (step + 1) * each;
        let playing = Arc::new(net);
        while (lines.len() as u64) < end {
            let first = lines.len();
            let numbers = first as u64..end.min(first as u64 + TOGETHER);
            let more = school.play(&table, &playing, numbers, || bar.inc(1));
            add(&path, &more)?;
            lines.extend(more);
            games.extend(told(&lines, first)?);
        }
        net = learn::<T>(seed.nth(step), threads, &games[..end as usize], step + 1, &mut log);
    }
    bar.finish_and_clear();
    file::replace_bytes(&args.out, &net.write())?;
    if let Some(path) = &args.log {
        file::replace(path, &log)?;
    }
    if let Some(path) = &args.picture {
        file::replace(path, &drawn(&log, words))?;
    }
    let told = [
        ("file", args.out.display().to_string().into()),
        ("games", (steps * each).into()),
        ("weights", net.weights().into()),
        ("seed", seed.to_string().into()),
    ];
    Ok(writeln!(out, "{}", words.say("train-done", &told))?)
}

/// A new network that has learnt from all these games.
fn learn<T: InTerminal>(
    seed: Seed,
    threads: NonZero<usize>,
    games: &[Schooled],
    step: u64,
    log: &mut String,
) -> Net {
    let mut net = Net::new_for::<T::Judge>(&HIDDEN, seed);
    let courses: Vec<_> = games.iter().map(|game| game.courses.clone()).collect();
    let lesson = Learning { seed, threads, ..Learning::default() }.learn(&mut net, &courses);
    for (round, [error, surprise]) in lesson.rounds.iter().enumerate() {
        let _ = writeln!(log, "{step},{round},{},{error:.3},{surprise:.4}", lesson.positions);
    }
    let choices: Vec<_> = games.iter().flat_map(|game| game.choices.clone()).collect();
    if T::Judge::CLASSES == 0 {
        return net;
    }
    let mut policy = Policy::new(T::Judge::CLASSES);
    policy.learn(&choices, CHOICES, seed);
    net.with_policy(Some(policy))
}

/// Where the games of a network are.
fn beside(net: &Path) -> PathBuf {
    let mut name = net.as_os_str().to_owned();
    name.push(".games");
    name.into()
}

/// The games that were played before in the same way; a file of them is begun if there is none.
fn begun(path: &Path, head: &str) -> Result<Vec<String>, Problem> {
    if !path.exists() {
        file::replace(path, &format!("{head}\n"))?;
        return Ok(Vec::new());
    }
    let text = file::read_up_to(path, MOST_MIB)?;
    let mut parts = text.split('\n');
    let found = parts.next().unwrap_or_default();
    let how =
        found.strip_prefix(GAMES).ok_or_else(|| bad_games(path, "it has another first line".to_owned()))?;
    if found != head {
        let problem = Problem::new("tune-otherwise").with("how", how.chars().take(200).collect::<String>());
        return Err(problem.with("file", path.display().to_string()));
    }
    // What stands after the last line break was being written when the run was stopped.
    let mut lines: Vec<String> = parts.map(str::to_owned).collect();
    let torn = lines.pop().unwrap_or_default();
    if !torn.is_empty() {
        file::replace(
            path,
            &format!("{head}\n{}", lines.iter().map(|it| format!("{it}\n")).collect::<String>()),
        )?;
    }
    Ok(lines)
}

/// Adds games to a file.
fn add(path: &Path, lines: &[String]) -> Result<(), Problem> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let opened = OpenOptions::new().append(true).open(path);
    let written = opened.and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| file::problem("cli-cannot-save", path, &error))
}

fn bad_games(path: &Path, reason: String) -> Problem {
    Problem::new("train-bad-games").with("file", path.display().to_string()).with("reason", reason)
}

/// The width and the height of a picture, and its margin.
const SIZE: [f64; 3] = [640.0, 320.0, 48.0];

/// The errors of a log as a picture: a line for each step, round by round.
fn drawn(log: &str, words: &Words) -> String {
    let rows: Vec<(u64, f64, f64)> = log
        .lines()
        .skip(1)
        .filter_map(|line| {
            let mut parts = line.split(',');
            let step = parts.next()?.parse().ok()?;
            let round = parts.next()?.parse().ok()?;
            Some((step, round, parts.nth(1)?.parse().ok()?))
        })
        .collect();
    let [width, height, margin] = SIZE;
    let most = |of: fn(&(u64, f64, f64)) -> f64| rows.iter().map(of).fold(1.0, f64::max);
    let (rounds, errors) = (most(|it| it.1), most(|it| it.2));
    let least = rows.iter().map(|it| it.2).fold(errors, f64::min).floor().min(errors - 1.0);
    let across = |round: f64| margin + round / rounds * (width - 2.0 * margin);
    let up = |error: f64| height - margin - (error - least) / (errors - least) * (height - 2.0 * margin);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"{margin}\" y=\"24\">{}</text>\n",
        words.say("train-picture", &[])
    );
    for part in 0..=4 {
        let error = least + (errors - least) * f64::from(part) / 4.0;
        let y = up(error);
        let _ = writeln!(
            svg,
            "<path d=\"M{margin} {y:.1}H{:.1}\" stroke=\"#ccc\"/><text x=\"8\" y=\"{:.1}\">{error:.1}</text>",
            width - margin,
            y + 4.0
        );
    }
    let steps = rows.last().map_or(0, |it| it.0);
    for step in 1..=steps {
        let points: Vec<_> = rows
            .iter()
            .filter(|it| it.0 == step)
            .map(|it| format!("{:.1},{:.1}", across(it.1), up(it.2)))
            .collect();
        let shade = 200 - 160 * step / steps.max(1);
        let _ = writeln!(
            svg,
            "<polyline fill=\"none\" stroke=\"rgb({shade},{shade},220)\" stroke-width=\"2\" points=\"{}\"/>",
            points.join(" ")
        );
    }
    svg + "</svg>\n"
}
