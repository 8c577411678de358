//! `position`: a case written by hand, moves played in it, and what came of it.

use std::io::Write;
use std::path::Path;

use kernel::{Event as _, Game, Moves, NotationError, Refusal as _, RuleRef, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::json;
use titles::Names;
use words::Words;

use crate::args::Position;
use crate::columns::columns;
use crate::problem::{Problem, Stop};
use crate::titles::{InTerminal, Story};
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
    fn parse<T: InTerminal>(&self) -> Result<T::Sheet, Problem> {
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
    story: Story<T>,
}

/// Questions the game has answered by itself since the last move, in their order: a script may name the answers.
type Made<T> = Vec<(<T as Game>::Position, <T as Game>::Move)>;

fn made<T: InTerminal>(game: &T, played: Option<T::Move>, story: &Story<T>) -> Made<T> {
    let moves = game.made_by_itself(played, story).into_iter();
    moves.map(|(at, mv)| (story.0[at].0.clone(), mv)).collect()
}

/// Sets the position up, plays the moves, and shows the result.
pub(crate) fn run<T: InTerminal>(
    args: &Position,
    written: &Written,
    words: &Words,
    out: &mut Out,
) -> Result<(), Stop> {
    let mut sheet = written.parse::<T>()?;
    if let Some(pack) = &args.pack {
        sheet = T::with_pack(sheet, pack)?;
    }
    let mut before = Story(Vec::new());
    let (game, mut position) =
        T::lay(sheet, args.stop, &mut before).map_err(|reason| written.problem(None, reason))?;
    let mut played: Vec<Played<T>> = Vec::new();
    let mut refused = None;
    // A script need not know where the game goes the only way by itself: a move it has just made may be named.
    let mut by_itself = made(&game, None, &before);
    for text in args.play.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        match play::<T>(&game, &mut position, &by_itself, text, args.stop, words) {
            Ok(one) => {
                by_itself = made(&game, Some(one.mv), &one.story);
                played.push(one);
            }
            Err(wrong) => {
                let named = text.parse().ok();
                let named = named.and_then(|mv: T::Move| by_itself.iter().position(|(_, it)| *it == mv));
                if let Some(place) = named {
                    by_itself.drain(..=place);
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

fn play<T: InTerminal>(
    game: &T,
    position: &mut T::Position,
    by_itself: &Made<T>,
    text: &str,
    stop: bool,
    words: &Words,
) -> Result<Played<T>, Wrong> {
    let wrong = |refusal, reason| Wrong { text: text.to_owned(), refusal, reason };
    let mv: T::Move = text.parse().map_err(|error: NotationError| wrong(None, words.fault(&error.into())))?;
    let refused = |asked: &T::Position, seat: Seat, refusal: T::Refusal| {
        let data = serde_json::to_value(&refusal).unwrap_or_default();
        let view = game.view(asked, Viewer::Seat(seat));
        wrong(Some((refusal.rule(), data)), game.refuse(words, &view, &refusal))
    };
    // A move that answers a question the game has passed is judged by that question.
    let passed = || {
        by_itself.iter().find_map(|(asked, _)| {
            let seat = game.to_move(asked)?;
            let refusal = game.refusal(asked, mv).filter(|refusal| !T::not_asked(refusal))?;
            Some(refused(asked, seat, refusal))
        })
    };
    let Some(seat) = game.to_move(position) else {
        return Err(passed().unwrap_or_else(|| wrong(None, words.say("play-over", &[]))));
    };
    if let Some(refusal) = game.refusal(position, mv) {
        let other = if T::not_asked(&refusal) { passed() } else { None };
        return Err(other.unwrap_or_else(|| refused(position, seat, refusal)));
    }
    let mut story = Story(Vec::new());
    game.go(position, mv, stop, &mut story);
    Ok(Played { seat, mv, story })
}

fn print<T: InTerminal>(
    out: &mut Out,
    words: &Words,
    game: &T,
    position: &T::Position,
    before: &Story<T>,
    played: &[Played<T>],
    list_moves: bool,
) -> Result<(), Stop> {
    let viewer = game.to_move(position).map_or(Viewer::Spectator, Viewer::Seat);
    let view = game.view(position, viewer);
    for event in before.events() {
        writeln!(out, "  {}", game.tell(words, &view, &Names::default(), &event.seen_by(viewer)))?;
    }
    for one in played {
        // Whoever writes a position knows all of it: what happens is told as the player sees it who moved.
        let view = game.view(position, Viewer::Seat(one.seat));
        let name = game.seat(words, &view, one.seat);
        let args = [("seat", name.into()), ("move", one.mv.to_string().into())];
        writeln!(out, "{}", words.say("play-played", &args))?;
        for event in one.story.events() {
            writeln!(
                out,
                "  {}",
                game.tell(words, &view, &Names::default(), &event.seen_by(Viewer::Seat(one.seat)))
            )?;
        }
    }
    if !(before.0.is_empty() && played.is_empty()) {
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
        write!(out, "{}", moves_told(words, game, position, &view))?;
    }
    Ok(())
}

/// The legal moves, each with what it would do.
pub(crate) fn moves_told<T: InTerminal>(
    words: &Words,
    game: &T,
    position: &T::Position,
    view: &T::View,
) -> String {
    let mut moves = Moves::new();
    game.moves(position, &mut moves);
    let rows: Vec<Vec<String>> =
        moves.iter().map(|&mv| vec![mv.to_string(), game.explain(words, view, mv)]).collect();
    columns(&rows, false)
}

/// A position as the text of a file: JSON if its name says so, else TOML.
pub(crate) fn text_of<T: InTerminal>(
    path: &Path,
    game: &T,
    position: &T::Position,
) -> Result<String, Problem> {
    let value = game.written(position);
    let json = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    let text = if json {
        serde_json::to_string_pretty(&value).map_err(|error| error.to_string())
    } else {
        toml::to_string(&value).map_err(|error| error.to_string())
    };
    let file = path.display().to_string();
    text.map(|text| text + "\n").map_err(|reason| {
        Problem::new("cli-bad-position").with("file", file).with("line", 0usize).with("reason", reason)
    })
}

fn print_json<T: InTerminal>(
    out: &mut Out,
    game: &T,
    position: &T::Position,
    before: &Story<T>,
    played: &[Played<T>],
    refused: Option<&Wrong>,
) -> Result<(), Stop> {
    let mut moves = Moves::new();
    game.moves(position, &mut moves);
    let events: Vec<&T::Event> =
        before.events().chain(played.iter().flat_map(|one| one.story.events())).collect();
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
