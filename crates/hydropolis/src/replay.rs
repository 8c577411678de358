//! `replay`: a saved game, checked move by move.

use std::io::Write;
use std::path::Path;

use kernel::{Match, PlayError, Record, ReplayError, Viewer, game_of_record};
use serde_json::json;
use words::Words;

use crate::args::Replay;
use crate::problem::{Problem, Stop};
use crate::titles::InTerminal;
use crate::{Out, file, outcome, position};

/// The name of the game a record is of.
pub(crate) fn game_of<'t>(text: &'t str, file: &Path) -> Result<&'t str, Problem> {
    game_of_record(text).ok_or_else(|| Problem::new("cli-no-record").with("file", shown(file)))
}

/// A record read from a file.
pub(crate) fn read<T: InTerminal>(text: &str, file: &Path) -> Result<Record<T>, Problem> {
    text.parse().map_err(|error: kernel::RecordError| bad(file, &error))
}

/// The first moves of a record, or all of them, played again with every hash checked.
pub(crate) fn replay<T: InTerminal>(
    record: &Record<T>,
    upto: Option<usize>,
    file: &Path,
    words: &Words,
) -> Result<Match<T>, Problem> {
    record.replay(upto).map_err(|error| {
        // A move that the rules refuse is explained in the position it was made in.
        if let ReplayError::Move { number, mv, error: PlayError::Refused(refusal) } = &error
            && let Ok(before) = record.replay(Some(number - 1))
        {
            let view = before.game().view(before.position(), Viewer::Spectator);
            return Problem::new("cli-refused-in-record")
                .with("file", shown(file))
                .with("number", *number)
                .with("move", mv.clone())
                .with("reason", before.game().refuse(words, &view, refusal));
        }
        bad(file, &error)
    })
}

/// Checks the whole record and shows one position of it.
pub(crate) fn run<T: InTerminal>(
    args: &Replay,
    text: &str,
    words: &Words,
    out: &mut Out,
) -> Result<(), Stop> {
    let file_name = &*args.file;
    let record: Record<T> = read(text, file_name)?;
    let moves = record.moves.len();
    if let Some(at) = args.at.filter(|&at| at > moves) {
        let problem = Problem::new("cli-no-such-move").with("file", shown(file_name)).with("at", at);
        return Err(problem.with("moves", moves).into());
    }
    let end = replay(&record, None, file_name, words)?;
    let there = match args.at {
        Some(at) => replay(&record, Some(at), file_name, words)?,
        None => end.clone(),
    };
    let at = args.at.unwrap_or(moves);
    let view = there.game().view(there.position(), Viewer::Spectator);
    let (now, last) = (there.game().outcome(there.position()), end.game().outcome(end.position()));
    let players = there.game().players();
    if let Some(path) = &args.write {
        file::replace(path, &position::text_of(path, there.game(), there.position())?)?;
    }
    if args.json {
        let object = json!({
            "game": T::NAME,
            "rules": record.rules_version,
            "setup": record.setup,
            "seed": record.seed,
            "moves": moves,
            "at": at,
            "hash": format!("{:016x}", there.hash()),
            "to_move": there.to_move(),
            "position": there.game().written(there.position()),
            "legal": there.moves().iter().map(ToString::to_string).collect::<Vec<_>>(),
            "view": view,
            "outcome": outcome::json(players, &now),
            "final": outcome::json(players, &last),
        });
        serde_json::to_writer(&mut *out, &object)?;
        return Ok(writeln!(out)?);
    }
    let heading = [
        ("file", args.file.display().to_string().into()),
        ("game", words.say(&format!("{}-title", T::NAME), &[]).into()),
        ("seed", record.seed.to_string().into()),
        ("moves", moves.into()),
        ("at", at.into()),
    ];
    writeln!(out, "{}\n", words.say("replay-heading", &heading))?;
    writeln!(out, "{}", there.game().board(words, &view))?;
    if args.moves {
        writeln!(out, "{}", position::moves_told(words, there.game(), there.position(), &view))?;
    }
    outcome::print(words, out, end.game(), &view_of(&end), &last)
}

/// What everybody may see.
fn view_of<T: InTerminal>(game: &Match<T>) -> T::View {
    game.game().view(game.position(), Viewer::Spectator)
}

fn bad(file: &Path, reason: &impl ToString) -> Problem {
    Problem::new("cli-bad-record").with("file", shown(file)).with("reason", reason.to_string())
}

fn shown(file: &Path) -> String {
    file.display().to_string()
}
