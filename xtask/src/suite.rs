//! `cargo xtask test`: everything a change must pass, one step after the other.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// One step: what it makes sure of, how, and what to do when it fails.
struct Step {
    name: &'static str,
    work: Work,
    advice: &'static str,
}

enum Work {
    /// A call of cargo.
    Cargo(&'static [&'static str]),
    /// `cargo doc` with warnings denied.
    Documentation,
    /// What has to be installed.
    Needs,
    /// The chore `rules`.
    Rules,
    /// The chore `locales`.
    Locales,
}

/// Runs all steps, up to the first that fails.
pub(crate) fn run(repository: &Path) -> Result<(), String> {
    let steps = steps(nextest_is_present(repository));
    let mut times = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n=== {} of {}: {} ({})", index + 1, steps.len(), step.name, step.work.told());
        let begun = Instant::now();
        let done = step.work.run(repository);
        times.push(begun.elapsed());
        println!("=== {} in {}", if done.is_ok() { "done" } else { "failed" }, seconds(times[index]));
        if let Err(reason) = done {
            println!("\n{}", summary(&steps, &times, true));
            let reason = if reason.is_empty() { reason } else { format!("{reason}\n") };
            return Err(format!("{reason}The step \"{}\" failed. {}", step.name, step.advice));
        }
    }
    println!("\n{}\nAll is well.", summary(&steps, &times, false));
    Ok(())
}

fn steps(nextest: bool) -> Vec<Step> {
    // Benchmarks are compiled by a step of their own and run by none.
    let tests: &[&str] = if nextest {
        &["nextest", "run", "--workspace", "--lib", "--bins", "--tests", "--examples"]
    } else {
        &["test", "--workspace", "--lib", "--bins", "--tests", "--examples"]
    };
    let cargo = |name, arguments, advice| Step { name, work: Work::Cargo(arguments), advice };
    vec![
        cargo("formatting", &["fmt", "--all", "--check"], "`cargo fmt --all` puts it right."),
        cargo(
            "lints",
            &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
            "Clippy says above what it wants.",
        ),
        Step { name: "needs of the tests", work: Work::Needs, advice: "It is needed for the tests." },
        cargo("tests", tests, "The failing tests are named above."),
        cargo("doc tests", &["test", "--workspace", "--doc"], "The failing examples are named above."),
        cargo(
            "benchmarks compile",
            &["test", "--workspace", "--benches", "--no-run"],
            "The compiler says above what is wrong.",
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
    ]
}

impl Work {
    /// The step as it would be typed.
    fn told(&self) -> String {
        match self {
            Self::Cargo(arguments) => format!("cargo {}", arguments.join(" ")),
            Self::Documentation => "cargo doc --workspace --no-deps, warnings denied".to_owned(),
            Self::Needs => "a browser, its driver, a Japanese font".to_owned(),
            Self::Rules => "cargo xtask rules".to_owned(),
            Self::Locales => "cargo xtask locales".to_owned(),
        }
    }

    fn run(&self, repository: &Path) -> Result<(), String> {
        match self {
            Self::Cargo(arguments) => succeed(cargo(repository).args(*arguments)),
            Self::Documentation => {
                let mut flags = env::var_os("RUSTDOCFLAGS").unwrap_or_default();
                flags.push(" -D warnings");
                let arguments = ["doc", "--workspace", "--no-deps"];
                succeed(cargo(repository).args(arguments).env("RUSTDOCFLAGS", flags))
            }
            Self::Needs => crate::needs::run(),
            Self::Rules => crate::rules::run(repository),
            // The browser's part of it is among the tests.
            Self::Locales => crate::locales::run(repository, &[]),
        }
    }
}

/// The chore `locales` as it is run alone: every language whole, and nothing written over the edge of a phone's screen.
pub(crate) fn locales(repository: &Path, languages: &[&str]) -> Result<(), String> {
    crate::locales::run(repository, languages)?;
    crate::needs::run()?;
    let test = ["test", "--package", "hydropolis", "--test", "browser", "nothing_overflows"];
    succeed(cargo(repository).args(test))
        .map_err(|_| "Something is written over its box at 360 px; the test above says what.".to_owned())
}

/// Runs a command to its end; what it says goes to the terminal.
fn succeed(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(String::new()),
        Err(error) => Err(format!("Cannot run {}: {error}.", command.get_program().display())),
    }
}

/// The cargo that runs this program, in the repository's root.
fn cargo(repository: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.current_dir(repository);
    command
}

fn nextest_is_present(repository: &Path) -> bool {
    let mut command = cargo(repository);
    succeed(command.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null())).is_ok()
}

/// What was done, and how long each step took; `failed` when the last one did.
fn summary(steps: &[Step], times: &[Duration], failed: bool) -> String {
    let mut text = String::new();
    for (index, step) in steps.iter().enumerate() {
        let outcome = match times.get(index) {
            Some(_) if failed && index + 1 == times.len() => "failed",
            Some(_) => "ok",
            None => "not run",
        };
        let time = times.get(index).map(|&time| seconds(time)).unwrap_or_default();
        text += format!("{:20}{outcome:9}{time:>9}", step.name).trim_end();
        text += "\n";
    }
    text + &format!("{:29}{:>9}", "in all", seconds(times.iter().sum()))
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_tells_what_was_done_what_failed_and_what_was_not_reached() {
        let times = [Duration::from_millis(1234), Duration::from_secs(100)];
        let told = summary(&steps(true)[..3], &times, true);
        let expected = [
            "formatting          ok           1.2 s",
            "lints               failed     100.0 s",
            "needs of the tests  not run",
            "in all                         101.2 s",
        ];
        assert_eq!(told.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn benchmarks_are_compiled_and_never_run() {
        for nextest in [true, false] {
            for step in steps(nextest) {
                let told = step.work.told();
                let only_compiles = told.starts_with("cargo clippy") || told.contains("--no-run");
                assert!(
                    only_compiles || !(told.contains("bench") || told.contains("--all-targets")),
                    "{told}"
                );
            }
        }
    }

    #[test]
    fn a_step_fails_when_its_program_fails_or_is_not_there() {
        let mut unknown = cargo(Path::new("."));
        assert_eq!(succeed(unknown.arg("no-such-command").stderr(Stdio::null())), Err(String::new()));
        let error = succeed(&mut Command::new("no-such-program")).expect_err("it is not there");
        assert!(error.starts_with("Cannot run no-such-program: "), "{error}");
    }
}
