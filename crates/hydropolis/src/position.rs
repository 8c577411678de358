//! `position`: a case written by hand, moves played in it, and what came of it.

use std::io::Write;
use std::path::Path;

use kernel::{Game, Moves, NotationError, Refusal as _, RuleRef, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::json;
use words::Words;

use crate::args::Position;
use crate::columns::columns;
use crate::problem::{Problem, Stop};
use crate::titles::Title;
use crate::{Out, outcome};

/// The game of a file that names none.
const DEFAULT_GAME: &str = <barrage::Barrage as Game>::NAME;

/// A position file, as far as it can be read without knowing the game.
pub(crate) struct Written {
    text: String,
    file: String,
    json: bool,
    game: Option<String>,
    /// Where in the text the game is named.
    named: std::ops::Range<usize>,
}

impl Written {
    /// Reads the name of the game.
    pub(crate) fn read(path: &Path, text: String) -> Result<Self, Problem> {
        #[derive(serde::Deserialize)]
        struct Head {
            game: Option<String>,
        }
        #[derive(serde::Deserialize)]
        struct SpannedHead {
            game: Option<toml::Spanned<String>>,
        }
        let json = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
        let written = Self { text, file: path.display().to_string(), json, game: None, named: 0..0 };
        let (game, named) = if json {
            (written.read_text::<Head>(&written.text)?.game, 0..0)
        } else {
            match written.read_text::<SpannedHead>(&written.text)?.game {
                Some(game) => {
                    let line = written.text[..game.span().start].rfind('\n').map_or(0, |end| end + 1);
                    (Some(game.get_ref().clone()), line..game.span().end)
                }
                None => (None, 0..0),
            }
        };
        Ok(Self { game: game.map(|name| name.to_ascii_lowercase()), named, ..written })
    }

    /// The name of the game.
    pub(crate) fn game(&self) -> &str {
        self.game.as_deref().unwrap_or(DEFAULT_GAME)
    }

    /// The position as its game reads it. Where the game's own files have no key for its name, the name is left out.
    fn parse<T: Title>(&self) -> Result<T::Sheet, Problem> {
        if T::SHEET_NAMES_GAME || self.game.is_none() {
            return self.read_text(&self.text);
        }
        if self.json {
            let mut object: serde_json::Map<String, serde_json::Value> = self.read_text(&self.text)?;
            object.remove("game");
            let sheet = serde_json::from_value(object.into());
            return sheet.map_err(|error| self.problem(None, error.to_string()));
        }
        // Blanks in its place keep the numbers of the lines.
        let (before, rest) = self.text.split_at(self.named.start);
        let (name, after) = rest.split_at(self.named.len());
        self.read_text(&format!("{before}{}{after}", " ".repeat(name.len())))
    }

    fn read_text<S: DeserializeOwned>(&self, text: &str) -> Result<S, Problem> {
        let (line, reason) = if self.json {
            match serde_json::from_str(text) {
                Ok(sheet) => return Ok(sheet),
                Err(error) => (Some(error.line()), error.to_string()),
            }
        } else {
            match toml::from_str(text) {
                Ok(sheet) => return Ok(sheet),
                Err(error) => {
                    let line =
                        |start: usize| text.as_bytes()[..start].iter().filter(|it| **it == b'\n').count() + 1;
                    (error.span().map(|span| line(span.start.min(text.len()))), error.message().to_owned())
                }
            }
        };
        Err(self.problem(line, reason))
    }

    fn problem(&self, line: Option<usize>, reason: String) -> Problem {
        let message = if line.is_some() { "cli-bad-position-line" } else { "cli-bad-position" };
        Problem::new(message)
            .with("file", self.file.clone())
            .with("line", line.unwrap_or_default())
            .with("reason", reason)
    }
}

/// One move that was played, with what happened.
struct Played<T: Game> {
    seat: Seat,
    mv: T::Move,
    events: Vec<T::Event>,
}

/// Sets the position up, plays the moves, and shows the result.
pub(crate) fn run<T: Title>(
    args: &Position,
    written: &Written,
    words: &Words,
    out: &mut Out,
) -> Result<(), Stop> {
    let (game, mut position) =
        T::lay(written.parse::<T>()?).map_err(|reason| written.problem(None, reason))?;
    let mut before = Vec::new();
    game.settle(&mut position, &mut before);
    let mut played: Vec<Played<T>> = Vec::new();
    let mut refused = None;
    // A script need not know where the game goes the only way by itself: a move it has just made may be named.
    let mut made: Vec<T::Move> = before.iter().filter_map(T::made_by_itself).collect();
    for text in args.play.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        match play::<T>(&game, &mut position, text, words) {
            Ok(one) => {
                made = one.events.iter().filter_map(T::made_by_itself).collect();
                played.push(one);
            }
            Err(wrong) => {
                let named = text.parse().ok().and_then(|mv: T::Move| made.iter().position(|it| *it == mv));
                if let Some(place) = named {
                    made.drain(..=place);
                    continue;
                }
                refused = Some(wrong);
                break;
            }
        }
    }
    if args.json {
        print_json(out, &game, &position, &before, &played, refused.as_ref())?;
    } else {
        print(out, words, &game, &position, &before, &played, args.moves)?;
    }
    match refused {
        Some(wrong) => Err(wrong.into()),
        None => Ok(()),
    }
}

/// A move that was not played.
struct Wrong {
    /// As it was written.
    text: String,
    /// The rule that refuses it, and the refusal as data; none if it cannot be read or the game is over.
    refusal: Option<(RuleRef, serde_json::Value)>,
    /// Why not, as a sentence.
    reason: String,
}

impl From<Wrong> for Stop {
    fn from(wrong: Wrong) -> Self {
        Problem::new("cli-refused-move").with("move", wrong.text).with("reason", wrong.reason).into()
    }
}

fn play<T: Title>(
    game: &T,
    position: &mut T::Position,
    text: &str,
    words: &Words,
) -> Result<Played<T>, Wrong> {
    let wrong = |refusal, reason| Wrong { text: text.to_owned(), refusal, reason };
    let mv: T::Move = text.parse().map_err(|error: NotationError| wrong(None, words.fault(&error.into())))?;
    let Some(seat) = game.to_move(position) else { return Err(wrong(None, words.say("play-over", &[]))) };
    if let Some(refusal) = game.refusal(position, mv) {
        let data = serde_json::to_value(&refusal).unwrap_or_default();
        let view = game.view(position, Viewer::Seat(seat));
        return Err(wrong(Some((refusal.rule(), data)), game.tell_refusal(words, &view, &refusal)));
    }
    let mut events = Vec::new();
    game.play(position, mv, &mut Moves::new(), &mut events);
    Ok(Played { seat, mv, events })
}

fn print<T: Title>(
    out: &mut Out,
    words: &Words,
    game: &T,
    position: &T::Position,
    before: &[T::Event],
    played: &[Played<T>],
    list_moves: bool,
) -> Result<(), Stop> {
    let viewer = game.to_move(position).map_or(Viewer::Spectator, Viewer::Seat);
    let view = game.view(position, viewer);
    for event in before {
        writeln!(out, "  {}", game.tell_event(words, &view, event))?;
    }
    for one in played {
        // Whoever writes a position knows all of it: what happens is told as the player sees it who moved.
        let view = game.view(position, Viewer::Seat(one.seat));
        let name = game.seat(words, &view, one.seat);
        let args = [("seat", name.into()), ("move", one.mv.to_string().into())];
        writeln!(out, "{}", words.say("play-played", &args))?;
        for event in &one.events {
            writeln!(out, "  {}", game.tell_event(words, &view, event))?;
        }
    }
    if !(before.is_empty() && played.is_empty()) {
        writeln!(out)?;
    }
    writeln!(out, "{}", game.board(words, &view))?;
    outcome::print(words, out, game, &view, &game.outcome(position))?;
    if let Some(seat) = game.to_move(position) {
        let args = [
            ("seat", game.seat(words, &view, seat).into()),
            ("question", game.question(words, &view).into()),
        ];
        writeln!(out, "\n{}", words.say("play-asked", &args))?;
    }
    if list_moves {
        let mut moves = Moves::new();
        game.moves(position, &mut moves);
        let rows: Vec<Vec<String>> =
            moves.iter().map(|&mv| vec![mv.to_string(), game.explain(words, &view, mv)]).collect();
        write!(out, "{}", columns(&rows, false))?;
    }
    Ok(())
}

fn print_json<T: Title>(
    out: &mut Out,
    game: &T,
    position: &T::Position,
    before: &[T::Event],
    played: &[Played<T>],
    refused: Option<&Wrong>,
) -> Result<(), Stop> {
    let mut moves = Moves::new();
    game.moves(position, &mut moves);
    let events: Vec<&T::Event> = before.iter().chain(played.iter().flat_map(|one| &one.events)).collect();
    let played: Vec<_> =
        played.iter().map(|one| json!({ "seat": one.seat, "move": one.mv.to_string() })).collect();
    let mut object = json!({
        "game": T::NAME,
        "setup": game.setup(),
        "hash": format!("{:016x}", game.hash(position)),
        "to_move": game.to_move(position),
        "position": game.written(position),
        "view": game.view(position, Viewer::Spectator),
        "played": played,
        "events": events,
        "moves": moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "outcome": outcome::json(game.players(), &game.outcome(position)),
    });
    if let Some(wrong) = refused {
        let (rule, data) = wrong.refusal.clone().unzip();
        object["refusal"] =
            json!({ "move": wrong.text, "rule": rule, "reason": wrong.reason, "refusal": data });
    }
    serde_json::to_writer(&mut *out, &object)?;
    Ok(writeln!(out)?)
}
