//! `cargo xtask test`: everything a change must pass, one step after the other; `cargo xtask quick`: what can be had of it
//! in a few minutes while one works.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs};

/// One step: what it makes sure of, how, and what to do when it fails.
struct Step {
    name: &'static str,
    work: Work,
    advice: &'static str,
}

enum Work {
    /// A call of cargo.
    Cargo(&'static [&'static str]),
    /// A call of cargo that goes on while the steps after it are taken. What it says is told at the end.
    Beside(&'static [&'static str]),
    /// `cargo doc` with warnings denied.
    Documentation,
    /// What has to be installed.
    Needs,
    /// The chore `python`.
    Python,
    /// The chore `rules`.
    Rules,
    /// The chore `locales`.
    Locales,
    /// The chore `fuzz`, for a minute.
    Fuzz,
}

/// Runs all steps.
pub(crate) fn run(repository: &Path) -> Result<(), String> {
    go_through(repository, &steps(nextest_is_present(repository)))
}

/// Runs the steps that need no browser and no second build: formatting, lints, unit tests and stories.
pub(crate) fn quick(repository: &Path) -> Result<(), String> {
    go_through(repository, &quick_steps(nextest_is_present(repository)))
}

/// Runs steps, up to the first that fails. A step beside the others is waited for at the end.
fn go_through(repository: &Path, steps: &[Step]) -> Result<(), String> {
    let begun = Instant::now();
    let mut taken: Vec<Option<Taken>> = steps.iter().map(|_| None).collect();
    let mut beside = Vec::new();
    let mut failed = None;
    for (index, step) in steps.iter().enumerate() {
        println!("\n=== {} of {}: {} ({})", index + 1, steps.len(), step.name, step.work.told());
        let begun = Instant::now();
        let done = match &step.work {
            Work::Beside(arguments) => match Beside::start(repository, step.name, arguments) {
                Ok(started) => {
                    println!("=== goes on beside the next steps");
                    beside.push((index, started));
                    continue;
                }
                Err(reason) => Err(reason),
            },
            work => work.run(repository),
        };
        failed = finish(&mut taken[index], begun, done).map(|reason| (step, reason));
        if failed.is_some() {
            break;
        }
    }
    for (index, mut started) in beside {
        println!("\n=== {} of {}: {}, what it said", index + 1, steps.len(), steps[index].name);
        // It is waited for in any case: nothing goes on behind a run that has ended.
        let reason = finish(&mut taken[index], started.begun, started.wait());
        failed = failed.or(reason.map(|reason| (&steps[index], reason)));
    }
    println!("\n{}", summary(steps, &taken, begun.elapsed()));
    let Some((step, reason)) = failed else {
        println!("All is well.");
        return Ok(());
    };
    let reason = if reason.is_empty() { reason } else { format!("{reason}\n") };
    Err(format!("{reason}The step \"{}\" failed. {}", step.name, step.advice))
}

/// How a step went.
#[derive(Clone, Copy)]
struct Taken {
    time: Duration,
    failed: bool,
}

/// Notes how a step went, and gives the reason if it failed.
fn finish(taken: &mut Option<Taken>, begun: Instant, done: Result<(), String>) -> Option<String> {
    let it = Taken { time: begun.elapsed(), failed: done.is_err() };
    println!("=== {} in {}", if it.failed { "failed" } else { "done" }, seconds(it.time));
    *taken = Some(it);
    done.err()
}

/// A call of cargo beside the other steps.
struct Beside {
    process: Child,
    /// What it says.
    said: PathBuf,
    begun: Instant,
}

impl Beside {
    fn start(repository: &Path, name: &str, arguments: &[&str]) -> Result<Self, String> {
        let said = repository.join("target").join(format!("{}.log", name.replace([' ', ','], "-")));
        let wrong = |error| format!("Cannot write {}: {error}.", said.display());
        let out = fs::File::create(&said).map_err(wrong)?;
        let mut command = cargo_in(repository);
        command.args(arguments).stdout(out.try_clone().map_err(wrong)?).stderr(out);
        let process = command.spawn().map_err(|error| format!("Cannot run cargo: {error}."))?;
        Ok(Self { process, said, begun: Instant::now() })
    }

    /// Waits for its end and tells what it said.
    fn wait(&mut self) -> Result<(), String> {
        let ended = self.process.wait();
        print!("{}", fs::read_to_string(&self.said).unwrap_or_default());
        if ended.is_ok_and(|status| status.success()) { Ok(()) } else { Err(String::new()) }
    }
}

fn steps(nextest: bool) -> Vec<Step> {
    // Benchmarks are checked with the lints and run by no step.
    // Examples have no tests: the lints compile them.
    let tests: &[&str] = if nextest {
        &["nextest", "run", "--workspace", "--features", "hydropolis/parquet", "--lib", "--bins", "--tests"]
    } else {
        &["test", "--workspace", "--features", "hydropolis/parquet", "--lib", "--bins", "--tests"]
    };
    vec![
        formatting(),
        lints(),
        Step { name: "needs of the tests", work: Work::Needs, advice: "It is needed for the tests." },
        cargo("tests", tests, FAILING),
        // It looks at no clock, so that compilers may work meanwhile.
        Step {
            name: "siege, two minutes",
            work: Work::Beside(&[
                "test",
                "--workspace",
                "--features",
                "hydropolis/parquet",
                "--test",
                "siege",
                "--",
                "--minutes",
                "2",
                "--untimed",
            ]),
            advice: "The table above says which attack failed; `cargo xtask siege --attack NAME` runs it alone.",
        },
        // Three nodes on PostgreSQL behind nginx, while everything goes wrong; it waits for whoever is slow.
        Step {
            name: "chaos, two minutes",
            work: Work::Beside(&[
                "test",
                "--workspace",
                "--features",
                "hydropolis/parquet",
                "--test",
                "chaos",
                "--",
                "--minutes",
                "2",
                "--tables",
                "24",
                "--seed",
                "23",
            ]),
            advice: "The table above says what is wrong; `cargo xtask chaos --seed 23` runs it alone, as it is released.",
        },
        // Whether the laboratory would find anything.
        Step {
            name: "sabotage",
            work: Work::Beside(&[
                "test",
                "--workspace",
                "--features",
                "hydropolis/parquet",
                "--test",
                "chaos",
                "--",
                "--minutes",
                "0.5",
                "--tables",
                "24",
                "--seed",
                "23",
                "--sabotage",
                "ack-early,double-bot,leak",
            ]),
            advice: "A fault was built in and not found; the table above says what was.",
        },
        Step {
            name: "Python package",
            work: Work::Python,
            advice: "`cargo xtask python` runs this step alone.",
        },
        // Of the whole workspace with the same features as the tests: so nothing that they compiled is compiled again.
        cargo(
            "doc tests",
            &["test", "--doc", "--workspace", "--features", "hydropolis/parquet"],
            "The failing examples are named above.",
        ),
        Step {
            name: "documentation",
            work: Work::Documentation,
            advice: "rustdoc says above which comment is wrong.",
        },
        Step { name: "rule numbers", work: Work::Rules, advice: "`cargo xtask rules` runs this step alone." },
        Step {
            name: "languages",
            work: Work::Locales,
            advice: "`cargo xtask locales` runs this step alone.",
        },
        Step { name: "fuzzing", work: Work::Fuzz, advice: "`cargo xtask fuzz` runs this step alone." },
    ]
}

fn quick_steps(nextest: bool) -> Vec<Step> {
    // The stories of a crate are one program called `all`; browsers and kills are programs of their own.
    let stories: &[&str] = if nextest {
        &[
            "nextest",
            "run",
            "--workspace",
            "--features",
            "hydropolis/parquet",
            "--lib",
            "--bins",
            "--test",
            "all",
        ]
    } else {
        &["test", "--workspace", "--features", "hydropolis/parquet", "--lib", "--bins", "--test", "all"]
    };
    vec![formatting(), lints(), cargo("unit tests, stories", stories, FAILING)]
}

/// With the same features as the tests: so nothing that the lints looked at is looked at again.
const DOCUMENTATION: [&str; 5] = ["doc", "--workspace", "--features", "hydropolis/parquet", "--no-deps"];

const FAILING: &str = "The failing tests are named above.";

/// A step that is a call of cargo.
fn cargo(name: &'static str, arguments: &'static [&'static str], advice: &'static str) -> Step {
    Step { name, work: Work::Cargo(arguments), advice }
}

fn formatting() -> Step {
    cargo("formatting", &["fmt", "--all", "--check"], "`cargo fmt --all` puts it right.")
}

fn lints() -> Step {
    cargo(
        "lints",
        &[
            "clippy",
            "--workspace",
            "--features",
            "hydropolis/parquet",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ],
        "Clippy says above what it wants.",
    )
}

impl Work {
    /// The step as it would be typed.
    fn told(&self) -> String {
        match self {
            Self::Cargo(arguments) | Self::Beside(arguments) => format!("cargo {}", arguments.join(" ")),
            Self::Documentation => format!("cargo {}, warnings denied", DOCUMENTATION.join(" ")),
            Self::Needs => {
                "a browser, its driver, a Japanese font, a C++ compiler, PostgreSQL, nginx, faketime, Python"
                    .to_owned()
            }
            Self::Python => "cargo xtask python".to_owned(),
            Self::Rules => "cargo xtask rules".to_owned(),
            Self::Locales => "cargo xtask locales".to_owned(),
            Self::Fuzz => "cargo xtask fuzz".to_owned(),
        }
    }

    fn run(&self, repository: &Path) -> Result<(), String> {
        match self {
            Self::Cargo(arguments) | Self::Beside(arguments) => {
                succeed(cargo_in(repository).args(*arguments))
            }
            Self::Documentation => {
                let mut flags = env::var_os("RUSTDOCFLAGS").unwrap_or_default();
                flags.push(" -D warnings");
                succeed(cargo_in(repository).args(DOCUMENTATION).env("RUSTDOCFLAGS", flags))
            }
            Self::Needs => crate::needs::run(),
            Self::Python => crate::python::run(repository, &[]),
            Self::Rules => crate::rules::run(repository),
            // The browser's part of it is among the tests.
            Self::Locales => crate::locales::run(repository, &[]),
            Self::Fuzz => crate::fuzz::run(repository, crate::fuzz::USUAL, &[]),
        }
    }
}

/// The chore `siege`: the server as it is released, under siege. Whatever else is asked for goes to the crate `siege`.
pub(crate) fn siege(repository: &Path, arguments: &[&str]) -> Result<(), String> {
    let siege = ["test", "--release", "--package", "hydropolis", "--test", "siege", "--"];
    succeed(cargo_in(repository).args(siege).args(arguments))
        .map_err(|_| "The server did not hold; the table above says where.".to_owned())
}

/// The chore `traces`: the program with a feature that is off, and the story of that feature.
pub(crate) fn traces(repository: &Path) -> Result<(), String> {
    let traces = ["--package", "hydropolis", "--features", "traces"];
    succeed(cargo_in(repository).arg("clippy").args(traces).args(["--all-targets", "--", "-D", "warnings"]))?;
    succeed(cargo_in(repository).arg("test").args(traces).args(["--test", "all", "traces"]))
}

/// The chore `locales` as it is run alone: every language whole, and nothing written over the edge of a phone's screen.
pub(crate) fn locales(repository: &Path, languages: &[&str]) -> Result<(), String> {
    crate::locales::run(repository, languages)?;
    crate::needs::run()?;
    let test = ["test", "--package", "hydropolis", "--test", "browser", "nothing_overflows"];
    succeed(cargo_in(repository).args(test))
        .map_err(|_| "Something is written over its box at 360 px; the test above says what.".to_owned())
}

/// Runs a command to its end; what it says goes to the terminal.
pub(crate) fn succeed(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(String::new()),
        Err(error) => Err(format!("Cannot run {}: {error}.", command.get_program().display())),
    }
}

/// Plays every lesson through the engine. It is one of the tests, so `cargo xtask test` does it too.
pub(crate) fn lessons(repository: &Path) -> Result<(), String> {
    succeed(cargo_in(repository).args(["test", "--package", "lessons"]))
        .map_err(|_| "A lesson cannot be played as it is written; the test above says where.".to_owned())
}

/// The cargo that runs this program, in the repository's root.
pub(crate) fn cargo_in(repository: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.current_dir(repository);
    for (name, _) in env::vars_os().filter(|(name, _)| tells_of_a_package(name)) {
        command.env_remove(name);
    }
    command
}

/// Whether cargo says with this variable which package it runs. Some crates of others are built anew when it changes, and whatever
/// stands on them: so `cargo test` after `cargo xtask test` would begin again, and the other way round.
fn tells_of_a_package(name: &OsStr) -> bool {
    ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|it| name.to_string_lossy().starts_with(it))
}

fn nextest_is_present(repository: &Path) -> bool {
    let mut command = cargo_in(repository);
    succeed(command.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null())).is_ok()
}

/// What was done, and how long each step took; a step beside others counts once, in the time of all.
fn summary(steps: &[Step], taken: &[Option<Taken>], all: Duration) -> String {
    let mut text = String::new();
    for (step, taken) in steps.iter().zip(taken) {
        let outcome = match taken {
            Some(it) if it.failed => "failed",
            Some(_) => "ok",
            None => "not run",
        };
        let time = taken.map(|it| seconds(it.time)).unwrap_or_default();
        text += format!("{:20}{outcome:9}{time:>9}", step.name).trim_end();
        text += "\n";
    }
    text + &format!("{:29}{:>9}", "in all", seconds(all))
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_tells_what_was_done_what_failed_and_what_was_not_reached() {
        let taken = |milliseconds, failed| Some(Taken { time: Duration::from_millis(milliseconds), failed });
        let taken = [taken(1234, false), taken(100_000, true), None];
        let told = summary(&steps(true)[..3], &taken, Duration::from_millis(101_234));
        let expected = [
            "formatting          ok           1.2 s",
            "lints               failed     100.0 s",
            "needs of the tests  not run",
            "in all                         101.2 s",
        ];
        assert_eq!(told.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn benchmarks_are_checked_and_never_run() {
        for steps in [steps(true), steps(false), quick_steps(true), quick_steps(false)] {
            let told: Vec<String> = steps.iter().map(|step| step.work.told()).collect();
            assert!(
                told.iter()
                    .any(|it| it.starts_with("cargo clippy --workspace") && it.contains("--all-targets")),
                "{told:?}"
            );
            let runs = told.iter().filter(|it| !it.starts_with("cargo clippy"));
            for step in runs {
                assert!(!(step.contains("bench") || step.contains("--all-targets")), "{step}");
            }
        }
    }

    /// ring is built anew when the package changes that cargo says it runs, and the server with it.
    #[test]
    fn cargo_is_not_told_which_package_called_it() {
        assert!(env::var_os("CARGO_PKG_NAME").is_some(), "a test is run by cargo");
        let command = cargo_in(Path::new("."));
        let removed: Vec<_> =
            command.get_envs().filter(|(_, value)| value.is_none()).map(|(name, _)| name).collect();
        for name in ["CARGO_PKG_NAME", "CARGO_PKG_VERSION", "CARGO_MANIFEST_DIR"] {
            assert!(removed.contains(&OsStr::new(name)), "{name}");
        }
    }

    /// A step that chose other packages or features would compile most of what there is once more.
    #[test]
    fn every_step_compiles_the_same() {
        for steps in [steps(true), quick_steps(true), steps(false), quick_steps(false)] {
            let told = steps.iter().map(|step| step.work.told());
            let compiling = told.filter(|it| {
                ["cargo clippy", "cargo nextest", "cargo test", "cargo doc"]
                    .iter()
                    .any(|name| it.starts_with(name))
            });
            for step in compiling {
                assert!(step.contains("--workspace --features hydropolis/parquet"), "{step}");
            }
        }
    }

    #[test]
    fn a_step_fails_when_its_program_fails_or_is_not_there() {
        let mut unknown = cargo_in(Path::new("."));
        assert_eq!(succeed(unknown.arg("no-such-command").stderr(Stdio::null())), Err(String::new()));
        let repository = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
        let mut beside = Beside::start(repository, "no such", &["no-such-command"]).expect("cargo starts");
        assert_eq!(beside.wait(), Err(String::new()));
        assert!(fs::read_to_string(&beside.said).is_ok_and(|said| said.contains("no-such-command")));
        let error = succeed(&mut Command::new("no-such-program")).expect_err("it is not there");
        assert!(error.starts_with("Cannot run no-such-program: "), "{error}");
    }
}
