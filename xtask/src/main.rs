//! The project's own chores, run as `cargo xtask <chore>`.
//!
//! They are Rust themselves. What the tests need besides (a browser, its driver, a font) is looked for by `needs`, which
//! says what it installs, or what to install where it may not.

#[cfg(test)]
mod architecture;
mod chaos;
mod citation;
mod dist;
mod fuzz;
mod locales;
mod needs;
mod openapi;
mod python;
mod rules;
mod source;
mod suite;
mod token;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
The project's chores:

  cargo xtask test             all that a change must pass: formatting, lints, tests, documentation, rule numbers, languages
  cargo xtask quick            the part of it that needs no browser and few minutes: formatting, lints, unit tests and stories
  cargo xtask siege [--minutes M]
                               everything bad that can be done to a server, done to one here, and what fair players feel
  cargo xtask chaos [--minutes M] [--seed S] [--every SECONDS] [--on sqlite] [--older COMMIT] [--sabotage ack-early|double-bot|leak]
                               three nodes on PostgreSQL behind nginx while everything goes wrong: is a move lost?
  cargo xtask traces           a server that was built with traces sends them to a collector; not among the tests, which are built without
  cargo xtask rules            the rules that no test cites; fails below 95% in any family
  cargo xtask openapi          what the API answers is what its document says; installs schemathesis from PyPI under target
  cargo xtask lessons          every lesson played through the engine: steps that cannot be done, messages that are missing
  cargo xtask locales [LANG]   what each language lacks, or one: messages, arguments, plurals, rules pages, room on a phone
  cargo xtask python [TEST ...]
                               the Python package and its tests; installs numpy, gymnasium, pettingzoo and pytest under target
  cargo xtask wheel            the Python package as a wheel under target/wheels; installs maturin under target
  cargo xtask dist             the program in its fastest form as an archive under target/dist, with the licences of what is in it
  cargo xtask fuzz [--minutes M] [TARGET ...]
                               bytes nobody would write, fed to all that reads packs, records, positions and notation
";

fn main() -> ExitCode {
    if let Some(compiled) = fuzz::wrapped() {
        return compiled;
    }
    let chore: Vec<String> = std::env::args().skip(1).collect();
    let chore: Vec<&str> = chore.iter().map(String::as_str).collect();
    let done = match chore[..] {
        ["test"] => suite::run(&repository()),
        ["quick"] => suite::quick(&repository()),
        ["siege", ref arguments @ ..] => suite::siege(&repository(), arguments),
        ["chaos", ref arguments @ ..] => chaos::run(&repository(), arguments),
        ["traces"] => suite::traces(&repository()),
        ["dist"] => dist::run(&repository()),
        ["openapi"] => openapi::run(&repository()),
        ["python", ref arguments @ ..] => python::run(&repository(), arguments),
        ["wheel"] => python::wheel(&repository()),
        ["rules"] => rules::run(&repository()),
        ["lessons"] => suite::lessons(&repository()),
        ["locales", ref languages @ ..] => suite::locales(&repository(), languages),
        ["fuzz", ref arguments @ ..] => match fuzz::options(arguments) {
            Some((seconds, only)) => fuzz::run(&repository(), seconds, &only),
            None => Err(format!("\"{}\" cannot be read.\n\n{HELP}", arguments.join(" "))),
        },
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
