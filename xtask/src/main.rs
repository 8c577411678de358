//! The project's own chores, run as `cargo xtask <chore>`.
//!
//! They need nothing but Rust: every tool they call comes with it, or is called only where it is present.

mod citation;
mod locales;
mod needs;
mod rules;
mod source;
mod suite;
mod token;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
The project's chores:

  cargo xtask test             all that a change must pass: formatting, lints, tests, documentation, rule numbers, languages
  cargo xtask rules            the rules that no test cites; fails below 95% in any family
  cargo xtask locales [LANG]   what each language lacks, or one: messages, arguments, plurals, rules pages, room on a phone
";

fn main() -> ExitCode {
    let chore: Vec<String> = std::env::args().skip(1).collect();
    let chore: Vec<&str> = chore.iter().map(String::as_str).collect();
    let done = match chore[..] {
        ["test"] => suite::run(&repository()),
        ["rules"] => rules::run(&repository()),
        ["locales", ref languages @ ..] => suite::locales(&repository(), languages),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => {
            eprintln!("There is no chore \"{}\".\n\n{HELP}", chore.join(" "));
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the repository: the folder this crate's folder is in.
fn repository() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}
