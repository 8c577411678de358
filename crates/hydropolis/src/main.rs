//! Barrage and Underwater Cities, by their full rules: the `hydropolis` command.

mod agreed;
mod arena;
mod args;
mod cards;
mod chairs;
mod columns;
mod components;
mod dataset;
mod file;
mod games;
mod help;
mod lab;
mod language;
mod load;
mod outcome;
mod password;
mod play;
mod position;
mod problem;
mod puzzles;
mod release;
mod replay;
mod review;
mod role;
mod serve;
mod simulate;
mod sources;
mod tally;
mod titles;
mod traces;
mod train;
mod tune;
mod upkeep;
mod watch;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::FromArgMatches as _;
use words::Words;

use crate::args::{Cli, Command};
use crate::problem::{Problem, Stop};

/// Where everything is printed that was asked for. Writing fails when nobody reads any more, and then all ends.
type Out = BufWriter<io::Stdout>;

/// The exit code of bad input.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let (words, problem) = language::choose();
    if let Some(problem) = problem {
        return complain(&problem.say(words));
    }
    let matches = help::command(words).try_get_matches();
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            // Help or the version: asked for, so it goes to stdout; if nobody reads it, so be it.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return complain(&help::problem(&error).say(words)),
    };
    let mut out = BufWriter::new(io::stdout());
    let done = run(cli.command, words, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) | Err(Stop::NobodyReads) => ExitCode::SUCCESS,
        Err(Stop::Problem(problem)) => {
            let _ = out.flush();
            complain(&problem.say(words))
        }
    }
}

fn run(command: Option<Command>, words: &Words, out: &mut Out) -> Result<(), Stop> {
    match command {
        None => {
            let version = env!("CARGO_PKG_VERSION").into();
            writeln!(out, "{}", words.say("cli-welcome", &[("version", version)]))?;
            serve::run(&serve::Serve::default(), words, out)
        }
        Some(Command::Serve(args)) => serve::run(&args, words, out),
        Some(Command::Play(args)) => {
            let saved = match &args.load {
                Some(path) => Some((file::read(path)?, &**path)),
                None => None,
            };
            let name = match (&saved, &args.game) {
                (Some((text, path)), _) => replay::game_of(text, path)?,
                (None, Some(name)) => name,
                // Without a file to load, the command line asks for the game.
                (None, None) => return Err(Problem::new("cli-which-game").into()),
            };
            let saved = saved.as_ref().map(|(text, path)| (&**text, *path));
            titles::of_game!(name, Chosen => play::run::<Chosen>(&args, saved, words, out))
        }
        Some(Command::Simulate(args)) => {
            titles::of_game!(&*args.game, Chosen => simulate::run::<Chosen>(&args, words, out))
        }
        Some(Command::Arena(args)) => {
            titles::of_game!(&*args.game, Chosen => arena::run::<Chosen>(&args, words, out))
        }
        Some(Command::Puzzles(args)) => {
            titles::of_game!(&*args.game, Chosen => puzzles::run::<Chosen>(&args, words, out))
        }
        Some(Command::Tune(args)) => {
            titles::of_game!(&*args.game, Chosen => tune::run::<Chosen>(&args, words, out))
        }
        Some(Command::Train(args)) => {
            titles::of_game!(&*args.game, Chosen => train::run::<Chosen>(&args, words, out))
        }
        Some(Command::Replay(args)) => {
            let text = file::read(&args.file)?;
            let name = replay::game_of(&text, &args.file)?;
            titles::of_game!(name, Chosen => replay::run::<Chosen>(&args, &text, words, out))
        }
        Some(Command::Review(args)) => {
            let text = file::read(&args.file)?;
            let name = replay::game_of(&text, &args.file)?;
            titles::of_game!(name, Chosen => review::run::<Chosen>(&args, &text, words, out))
        }
        Some(Command::Position(args)) => {
            let text = file::read(&args.file)?;
            let written = position::Written::read(&args.file, text)?;
            titles::of_game!(written.game(), Chosen => position::run::<Chosen>(&args, &written, words, out))
        }
        Some(Command::Release(args)) => release::run(&args, words, out),
        Some(Command::Backup(args)) => upkeep::backup(&args, words, out),
        Some(Command::Restore(args)) => upkeep::restore(&args, words, out),
        Some(Command::Copy(args)) => upkeep::copy(&args, words, out),
        Some(Command::Check(args)) => upkeep::check(&args, words, out),
        Some(Command::Prune(args)) => upkeep::prune(&args, words, out),
        Some(Command::ResetPassword(args)) => password::run(&args, words, out),
        Some(Command::Role(args)) => role::run(&args, words, out),
        Some(Command::Load(args)) => load::run(&args, words, out),
        Some(Command::Lab(args)) => lab::run(&args, words, out),
        Some(Command::Dataset(args)) => dataset::run(&args, words, out),
        Some(Command::Games(args)) => games::run(&args, words, out),
    }
}

/// Says what is wrong in one line on stderr. If nobody hears it, the exit code still tells.
fn complain(sentence: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "{sentence}");
    ExitCode::from(BAD_INPUT)
}
