//! `lab`: an experiment carried out, as far as it is not done yet, and reported on.
//!
//! Each chunk of games is a file of its own in the folder, written whole or not at all. So a run that was stopped goes on,
//! and folders that were filled elsewhere can be put together.

use std::fs;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use ::lab::{CHUNK, Experiment, Results};
use clap::{Args, Subcommand};
use words::Words;

use crate::Out;
use crate::file;
use crate::problem::{Problem, Stop};
use crate::simulate::{progress, whole};

#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    disable_help_subcommand = true
)]
pub(crate) struct Lab {
    #[command(subcommand)]
    together: Option<Together>,
    #[command(flatten)]
    games: Option<Games>,
}

#[derive(Debug, Subcommand)]
enum Together {
    /// Put shares together that were played elsewhere.
    Merge(Merge),
}

/// What is played.
#[derive(Debug, Args)]
struct Games {
    /// The experiment, a TOML file.
    file: PathBuf,
    /// The folder for the games, the results and the report; lab-NAME if not said.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Play only this share of the games: 3/64.
    #[arg(long, value_name = "N/M")]
    shard: Option<String>,
    /// How many threads play; as many as there are processors if not said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// What is put together.
#[derive(Debug, Args)]
struct Merge {
    /// The experiment, a TOML file.
    file: PathBuf,
    /// Folders with shares that were played elsewhere; what they have is taken over.
    #[arg(required = true, value_name = "DIR")]
    shares: Vec<PathBuf>,
    /// The folder for the games, the results and the report; lab-NAME if not said.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Plays what is missing, or takes it over, and writes the results once all is there.
pub(crate) fn run(args: &Lab, words: &Words, out: &mut Out) -> Result<(), Stop> {
    match (&args.together, &args.games) {
        (Some(Together::Merge(args)), _) => {
            let experiment = read(&args.file)?;
            let folder = prepared(&experiment, args.out.as_deref())?;
            for other in &args.shares {
                take_over(&experiment, other, &folder)?;
            }
            tell(&experiment, &args.file, &folder, words, out)
        }
        (None, Some(args)) => {
            let experiment = read(&args.file)?;
            let shares = match &args.shard {
                None => 0..experiment.chunks(),
                Some(text) => shard(&experiment, text)?,
            };
            let folder = prepared(&experiment, args.out.as_deref())?;
            let missing: Vec<u64> = shares.filter(|&chunk| !path(&folder, chunk).is_file()).collect();
            let processors = thread::available_parallelism().map_or(1, NonZero::get);
            play(&experiment, &folder, &missing, args.threads.map_or(processors, usize::from))?;
            tell(&experiment, &args.file, &folder, words, out)
        }
        (None, None) => Err(Problem::new("cli-missing-argument").with("argument", "<FILE>").into()),
    }
}

/// The experiment of a file.
fn read(path: &Path) -> Result<Experiment, Problem> {
    file::read(path)?.parse().map_err(|error: ::lab::LabError| {
        Problem::new("lab-bad-file")
            .with("file", path.display().to_string())
            .with("reason", error.to_string())
    })
}

/// The folder for what comes of an experiment.
fn prepared(experiment: &Experiment, out: Option<&Path>) -> Result<PathBuf, Problem> {
    let folder = out.map_or_else(|| PathBuf::from(format!("lab-{}", experiment.name)), Path::to_owned);
    fs::create_dir_all(&folder).map_err(|error| file::problem("cli-cannot-save", &folder, &error))?;
    Ok(folder)
}

/// Writes the results if all games are there, and tells how far it is.
fn tell(
    experiment: &Experiment,
    from: &Path,
    folder: &Path,
    words: &Words,
    out: &mut Out,
) -> Result<(), Stop> {
    let there = (0..experiment.chunks()).filter(|&chunk| path(folder, chunk).is_file()).count() as u64;
    let shown = folder.display().to_string();
    if there < experiment.chunks() {
        let args = [
            ("done", there.to_string().into()),
            ("all", experiment.chunks().to_string().into()),
            ("folder", shown.into()),
        ];
        return Ok(writeln!(out, "{}", words.say("lab-part", &args))?);
    }
    let chunks = (0..experiment.chunks()).map(|chunk| file::read(&path(folder, chunk)));
    let chunks = chunks.collect::<Result<Vec<_>, _>>()?;
    let results = Results::merge(experiment, &chunks).map_err(|error| bad_chunk(folder, &error))?;
    file::replace(&folder.join("results.csv"), results.csv())?;
    #[cfg(feature = "parquet")]
    file::replace_bytes(
        &folder.join("results.parquet"),
        &results.parquet().map_err(crate::dataset::failed)?,
    )?;
    file::replace(&folder.join("results.json"), &format!("{:#}\n", results.json()))?;
    file::replace(&folder.join("report.html"), &::lab::report(&results, words))?;
    let args = [
        ("file", from.display().to_string().into()),
        ("games", whole(words, experiment.all_games() as f64).into()),
        ("hash", experiment.hash().into()),
        ("folder", shown.into()),
    ];
    Ok(writeln!(out, "{}", words.say("lab-done", &args))?)
}

/// The chunks of the share `3/64`.
fn shard(experiment: &Experiment, text: &str) -> Result<std::ops::Range<u64>, Problem> {
    let read = || {
        let (share, shares) = text.split_once('/')?;
        let (share, shares) = (share.trim().parse().ok()?, shares.trim().parse().ok()?);
        (1..=shares).contains(&share).then(|| experiment.share(share, shares))
    };
    read().ok_or_else(|| Problem::new("lab-bad-shard").with("shard", text.to_owned()))
}

/// The file of a chunk.
fn path(folder: &Path, chunk: u64) -> PathBuf {
    folder.join(format!("chunk-{chunk:06}.csv"))
}

fn bad_chunk(path: &Path, error: &::lab::LabError) -> Problem {
    Problem::new("lab-bad-chunk").with("file", path.display().to_string()).with("reason", error.to_string())
}

/// Takes over what another folder has of this experiment.
fn take_over(experiment: &Experiment, from: &Path, folder: &Path) -> Result<(), Problem> {
    if !from.is_dir() {
        let error = std::io::Error::from(std::io::ErrorKind::NotADirectory);
        return Err(file::problem("cli-cannot-read", from, &error));
    }
    for chunk in 0..experiment.chunks() {
        let other = path(from, chunk);
        if other.is_file() && !path(folder, chunk).is_file() {
            let text = file::read(&other)?;
            experiment.check(chunk, &text).map_err(|error| bad_chunk(&other, &error))?;
            file::replace(&path(folder, chunk), &text)?;
        }
    }
    Ok(())
}

/// Plays chunks on several threads. Which one plays which makes no difference.
fn play(experiment: &Experiment, folder: &Path, chunks: &[u64], threads: usize) -> Result<(), Problem> {
    let bar = progress(chunks.len() as u64 * CHUNK);
    let next = AtomicUsize::new(0);
    let trouble = Mutex::new(None);
    let player = || {
        while let Some(&chunk) = chunks.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(problem) = file::replace(&path(folder, chunk), &experiment.play(chunk)) {
                // Games that cannot be kept are not worth playing.
                next.store(chunks.len(), Ordering::Relaxed);
                if let Ok(mut trouble) = trouble.lock() {
                    trouble.get_or_insert(problem);
                }
            }
            bar.inc(CHUNK);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(chunks.len()) {
            scope.spawn(player);
        }
        player();
    });
    bar.finish_and_clear();
    match trouble.into_inner() {
        Ok(Some(problem)) => Err(problem),
        _ => Ok(()),
    }
}
