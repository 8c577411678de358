//! `cargo xtask fuzz`: bytes that nobody would write, fed to whatever reads what people send (`crates/fuzz`).
//!
//! libFuzzer chooses the bytes by the code they reach. Its instrumentation needs no special compiler: it is a pass of
//! LLVM that the stable one can be told to run. Only the crates of this repository are instrumented, by a wrapper around
//! the compiler, which is this program itself; so what they depend on is compiled once for tests and for this.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use crate::suite::{cargo_in, succeed};

/// Says that this program is called as the wrapper of the compiler.
const WRAPPER: &str = "HYDROPOLIS_XTASK_COVERAGE";

/// How the compiler is told to count what code is reached.
const COVERAGE: [&str; 4] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=3",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
];

/// The longest a single input may take, in seconds, on a machine that does other things as well.
const SLOWEST: u32 = 60;

/// How many seconds all targets have together, if nothing else is said.
pub(crate) const USUAL: u32 = 60;

/// If this is a call of cargo for the compiler: calls the compiler, with coverage for all but build scripts.
pub(crate) fn wrapped() -> Option<ExitCode> {
    env::var_os(WRAPPER)?;
    let mut arguments = env::args_os().skip(1);
    let compiler = arguments.next()?;
    let arguments: Vec<OsString> = arguments.collect();
    let mut command = Command::new(compiler);
    command.args(&arguments);
    if !arguments.iter().any(|argument| argument == "build_script_build") {
        command.args(COVERAGE);
    }
    Some(match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

/// Runs all targets, or those named, for so many seconds together.
pub(crate) fn run(repository: &Path, seconds: u32, only: &[&str]) -> Result<(), String> {
    let program = build(repository)?;
    let kept = repository.join("crates/fuzz/corpus");
    let grown = repository.join("target/fuzz");
    let mut targets = targets(&kept)?;
    targets.retain(|target| only.is_empty() || only.contains(&target.as_str()));
    if targets.is_empty() {
        return Err(format!("There is no target {} in {}.", only.join(", "), kept.display()));
    }
    let each = (seconds / targets.len() as u32).max(1);
    for target in &targets {
        let (corpus, finds) = (grown.join("corpus").join(target), grown.join("finds"));
        for folder in [&corpus, &finds] {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
        }
        println!("--- {target}, {each} s");
        let mut command = Command::new(&program);
        command
            .env("HYDROPOLIS_FUZZ", target)
            .env("RUST_BACKTRACE", "1")
            .arg(format!("-max_total_time={each}"))
            .arg(format!("-timeout={SLOWEST}"))
            .arg(format!("-artifact_prefix={}/{target}-", finds.display()))
            .arg(format!("-dict={}", repository.join("crates/fuzz/words.dict").display()))
            .args(["-max_len=8192", "-len_control=20", "-verbosity=0", "-print_final_stats=1"])
            .args([&corpus, &kept.join(target)]);
        succeed(&mut command).map_err(|_| {
            format!(
                "{target}: the input is in {}. Put it into {} once it is mended, so that it stays so.",
                finds.display(),
                kept.join(target).display()
            )
        })?;
    }
    Ok(())
}

/// The program with coverage.
fn build(repository: &Path) -> Result<PathBuf, String> {
    let own = env::current_exe().map_err(|error| format!("This program has no name: {error}."))?;
    let mut command = cargo_in(repository);
    // Of the whole workspace, so that everything else is compiled with the features it has in the tests.
    command
        .args(["build", "--workspace", "--bin", "fuzz", "--features", "hydropolis/parquet,fuzz/libfuzzer"])
        .env("RUSTC_WORKSPACE_WRAPPER", &own)
        .env(WRAPPER, "1");
    succeed(&mut command)?;
    let folder = own.parent().ok_or("This program is in no folder.")?;
    Ok(folder.join(format!("fuzz{}", env::consts::EXE_SUFFIX)))
}

/// The targets: each has a folder of kept inputs.
fn targets(kept: &Path) -> Result<Vec<String>, String> {
    let folders = fs::read_dir(kept).map_err(|error| format!("{}: {error}.", kept.display()))?;
    let mut names: Vec<String> =
        folders.flatten().filter_map(|folder| folder.file_name().into_string().ok()).collect();
    names.sort();
    Ok(names)
}

/// `--minutes 5`, and names of targets: the seconds for all, and the names.
pub(crate) fn options<'a>(arguments: &[&'a str]) -> Option<(u32, Vec<&'a str>)> {
    let (mut seconds, mut only) = (USUAL, Vec::new());
    let mut arguments = arguments.iter();
    while let Some(&argument) = arguments.next() {
        if argument == "--minutes" {
            let minutes: f64 =
                arguments.next()?.parse().ok().filter(|minutes| (0.1..=10_000.0).contains(minutes))?;
            seconds = (minutes * 60.0) as u32;
        } else if argument.starts_with('-') {
            return None;
        } else {
            only.push(argument);
        }
    }
    Some((seconds, only))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_and_the_targets_can_be_named() {
        assert_eq!(options(&[]), Some((60, vec![])));
        assert_eq!(options(&["pack", "--minutes", "1.5", "effect"]), Some((90, vec!["pack", "effect"])));
        for wrong in [["--minutes", "x"].as_slice(), &["--minutes"], &["--hours", "3"], &["--minutes", "-1"]]
        {
            assert_eq!(options(wrong), None, "{wrong:?}");
        }
    }
}
