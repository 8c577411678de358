//! `play`: a game in the terminal, by people and the machine.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use ::titles::Names;
use kernel::{BySeat, Event as _, Match, NotationError, PlayError, Seat, Seen, UndoRefused, Viewer};
use words::{Args, Phrase, Value, Words};

use crate::args::Play;
use crate::chairs::{self, Chair, Machine, Minds};
use crate::columns::columns;
use crate::problem::Stop;
use crate::titles::{self, InTerminal};
use crate::{Out, file, outcome, replay};

/// Begins a game, or goes on with a saved one, and plays it until the input ends.
pub(crate) fn run<T: InTerminal>(
    args: &Play,
    saved: Option<(&str, &Path)>,
    words: &Words,
    out: &mut Out,
) -> Result<(), Stop> {
    let (game, chairs): (Match<T>, _) = match saved {
        Some((text, path)) => {
            let game = replay::replay(&replay::read(text, path)?, None, path, words)?;
            let chairs = chairs::again(game.game(), &args.seats)?;
            (game, chairs)
        }
        None => {
            let chairs = chairs::seated::<T>(&args.deal, &args.seats, Chair::Human)?;
            (Match::begin(titles::open(&args.deal, &chairs)?, chairs::seed(&args.deal)), chairs)
        }
    };
    let machines = Minds::of(game.game(), &chairs)?.begin(game.seed());
    Session { game, chairs, machines, explained: Vec::new(), words, out }.run()
}

/// A game at this terminal.
struct Session<'a, T: InTerminal> {
    game: Match<T>,
    chairs: Vec<Chair>,
    machines: BySeat<Machine<T>>,
    /// The latest events that came with reasons, for those who want to know why.
    explained: Vec<Seen<T>>,
    words: &'a Words,
    out: &'a mut Out,
}

/// What a line of input asks for.
enum Line {
    /// Go on to the next question.
    GoOn,
    /// Ask the same again.
    AskAgain,
    /// Leave.
    Quit,
}

impl<T: InTerminal> Session<'_, T> {
    fn run(mut self) -> Result<(), Stop> {
        let mut input = io::stdin().lock();
        let prompt = input.is_terminal();
        self.greet()?;
        self.show()?;
        loop {
            self.machines_play()?;
            match self.game.to_move() {
                Some(seat) => self.ask(seat)?,
                None => self.tell_outcome()?,
            }
            loop {
                if prompt {
                    write!(self.out, "> ")?;
                }
                self.out.flush()?;
                let Some(line) = read_line(&mut input) else { return Ok(()) };
                match self.line(&line)? {
                    Line::GoOn => break,
                    Line::AskAgain => {}
                    Line::Quit => return Ok(()),
                }
            }
        }
    }

    fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(id, args)
    }

    fn line_out(&mut self, id: &str, args: &[(&str, Value<'_>)]) -> Result<(), Stop> {
        let text = self.say(id, args);
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Who looks at the terminal: the only person in the game, of several the one who is asked, or else nobody who
    /// plays.
    fn viewer(&self) -> Viewer {
        let chairs = Seat::all(Seat::MOST as u8).zip(&self.chairs);
        let mut people = chairs.filter(|(_, chair)| **chair == Chair::Human).map(|(seat, _)| seat);
        match (people.next(), people.next(), self.game.to_move()) {
            (Some(only), None, _) => Viewer::Seat(only),
            (_, _, Some(seat)) if self.chairs[seat.index()] == Chair::Human => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// What that person may see.
    fn view(&self) -> T::View {
        self.title().view(self.game.position(), self.viewer())
    }

    fn title(&self) -> &T {
        self.game.game()
    }

    fn name(&self, seat: Seat) -> String {
        self.called(seat).text
    }

    /// What a seat is called, in all the forms a sentence may need.
    fn called(&self, seat: Seat) -> Phrase {
        self.title().seat_called(self.words, &self.view(), seat)
    }

    fn greet(&mut self) -> Result<(), Stop> {
        let chairs = Seat::all(Seat::MOST as u8).zip(&self.chairs);
        let chairs: Vec<String> = chairs.map(|(seat, chair)| format!("{seat} {}", chair.name())).collect();
        let args = [
            ("game", self.say(&format!("{}-title", T::NAME), &[]).into()),
            ("seed", self.game.seed().to_string().into()),
            ("seats", chairs.join(&self.say("list-separator", &[])).into()),
            ("moves", self.game.story().len().into()),
        ];
        self.line_out("play-greeting", &args)?;
        Ok(writeln!(self.out)?)
    }

    fn show(&mut self) -> Result<(), Stop> {
        let board = self.title().board(self.words, &self.view());
        Ok(writeln!(self.out, "{board}")?)
    }

    fn tell_outcome(&mut self) -> Result<(), Stop> {
        let outcome = self.game.game().outcome(self.game.position());
        let view = self.view();
        outcome::print(self.words, self.out, self.game.game(), &view, &outcome)?;
        self.line_out("play-after-the-end", &[])
    }

    /// Everything up to the next decision of a person.
    fn machines_play(&mut self) -> Result<(), Stop> {
        while let Some(seat) = self.game.to_move() {
            match self.chairs[seat.index()] {
                Chair::Human => break,
                // The rules play by themselves and are never asked, except for a choice they leave open.
                Chair::Bot(_) | Chair::Tuned(..) | Chair::Net(_) | Chair::Trained(..) | Chair::Rules(_) => {
                    let (game, position) = (self.game.game(), self.game.position());
                    let mv = self.machines[seat].choose(game, position, self.game.moves());
                    self.play(seat, mv)?;
                }
            }
        }
        Ok(())
    }

    /// Puts the open question to a person, with the numbered answers.
    fn ask(&mut self, seat: Seat) -> Result<(), Stop> {
        let view = self.view();
        let args =
            [("seat", self.name(seat).into()), ("question", self.title().question(self.words, &view).into())];
        let question = self.say("play-asked", &args);
        writeln!(self.out)?;
        if let Some(status) = self.title().status(self.words, &view, seat) {
            writeln!(self.out, "{status}")?;
        }
        writeln!(self.out, "{question}")?;
        self.list_moves()
    }

    fn list_moves(&mut self) -> Result<(), Stop> {
        let view = self.view();
        let numbered = self.game.moves().iter().copied().zip(1..);
        let rows = numbered.map(|(mv, number)| {
            vec![format!("{number:>3}"), mv.to_string(), self.title().explain(self.words, &view, mv)]
        });
        let rows: Vec<_> = rows.collect();
        Ok(write!(self.out, "{}", columns(&rows, false))?)
    }

    /// What the rules have lately played by themselves, with the reasons.
    fn trace(&mut self) -> Result<(), Stop> {
        let view = self.view();
        for event in &self.explained {
            writeln!(self.out, "  {}", self.game.game().tell(self.words, &view, &Names::default(), event))?;
        }
        Ok(())
    }

    /// Does what a line says. What is wrong with it is told on stderr, and nothing is lost.
    fn line(&mut self, line: &str) -> Result<Line, Stop> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => {}
            ("quit" | "exit", "") => return Ok(Line::Quit),
            ("help" | "?", "") => self.line_out("play-help", &[])?,
            ("show", "") => self.show()?,
            ("moves", "") => self.list_moves()?,
            ("trace", "") => self.trace()?,
            ("undo", "") => return self.undo(),
            ("save", "") => self.complain("play-save-where", &[])?,
            ("save", path) => self.save(Path::new(path))?,
            ("why", "") => self.complain("play-why-what", &[])?,
            ("why", mv) => self.why(mv)?,
            _ => return self.try_move(line),
        }
        Ok(Line::AskAgain)
    }

    /// Says what is wrong, after everything that was printed before.
    fn complain(&mut self, id: &str, args: &[(&str, Value<'_>)]) -> Result<(), Stop> {
        let sentence = self.say(id, args);
        self.complain_in(&sentence)
    }

    fn complain_in(&mut self, sentence: &str) -> Result<(), Stop> {
        self.out.flush()?;
        // If stderr is gone there is nobody to tell.
        let _ = writeln!(io::stderr(), "{sentence}");
        Ok(())
    }

    /// A move by its number in the list or by its notation.
    fn read_move(&self, text: &str) -> Result<T::Move, String> {
        if let Ok(number) = text.parse::<usize>() {
            let moves = self.game.moves();
            let chosen = number.checked_sub(1).and_then(|index| moves.get(index)).copied();
            let args = [("number", number.into()), ("moves", moves.len().into())];
            return chosen.ok_or_else(|| self.say("play-no-such-number", &args));
        }
        text.parse().map_err(|error: NotationError| {
            let args = [("text", error.text.into()), ("hint", self.words.fault(&error.hint).into())];
            self.say("play-cannot-read", &args)
        })
    }

    fn try_move(&mut self, text: &str) -> Result<Line, Stop> {
        let Some(seat) = self.game.to_move() else {
            self.complain("play-over", &[])?;
            return Ok(Line::AskAgain);
        };
        let refused = match self.read_move(text) {
            Err(sentence) => sentence,
            Ok(mv) => match self.game.refusal(seat, mv) {
                Some(error) => self.refusal(&error),
                None => {
                    self.play(seat, mv)?;
                    return Ok(Line::GoOn);
                }
            },
        };
        self.complain_in(&refused)?;
        Ok(Line::AskAgain)
    }

    /// Plays a legal move and tells what happens.
    fn play(&mut self, seat: Seat, mv: T::Move) -> Result<(), Stop> {
        let name = self.name(seat);
        let told = self.title().move_seen_by(self.game.position(), mv, self.viewer());
        let told = told.map_or_else(|| self.say("play-secret-move", &[]), |mv| mv.to_string());
        match self.game.play(seat, mv) {
            Ok(played) => {
                self.line_out("play-played", &[("seat", name.into()), ("move", told.into())])?;
                let (view, game) = (self.view(), self.game.game());
                let events: Vec<_> = played.events.iter().map(|event| event.seen_by(self.viewer())).collect();
                for event in events.iter().filter(|event| !game.explains(&view, event)) {
                    writeln!(self.out, "  {}", game.tell(self.words, &view, &Names::default(), event))?;
                }
                if events.iter().any(|event| game.explains(&view, event)) {
                    self.explained = events;
                }
                Ok(())
            }
            Err(error) => {
                let sentence = self.refusal(&error);
                self.complain_in(&sentence)
            }
        }
    }

    fn refusal(&self, error: &PlayError<T::Refusal>) -> String {
        match error {
            PlayError::Over => self.say("play-over", &[]),
            PlayError::NotAsked { seat, asked } => {
                let args = Args::new().said("seat", self.called(*seat)).said("asked", self.called(*asked));
                self.words.tell("play-not-asked", &args)
            }
            PlayError::Refused(refusal) => self.title().refuse(self.words, &self.view(), refusal),
        }
    }

    /// Explains why a move is not allowed, or what it would do.
    fn why(&mut self, text: &str) -> Result<(), Stop> {
        let Some(seat) = self.game.to_move() else { return self.complain("play-over", &[]) };
        match self.read_move(text) {
            Err(sentence) => self.complain_in(&sentence),
            Ok(mv) => match self.game.refusal(seat, mv) {
                Some(error) => {
                    let sentence = self.refusal(&error);
                    Ok(writeln!(self.out, "{sentence}")?)
                }
                None => {
                    let meaning = self.title().explain(self.words, &self.view(), mv);
                    let args = [("move", mv.to_string().into()), ("meaning", meaning.into())];
                    self.line_out("play-allowed", &args)
                }
            },
        }
    }

    /// Takes back the last move, if a person at this terminal made it and the rules of undo let it.
    fn undo(&mut self) -> Result<Line, Stop> {
        let asked = self.game.to_move().unwrap_or(Seat(0));
        let last = self.game.story().last().map(|last| last.seat);
        let by = last.filter(|seat| self.chairs[seat.index()] == Chair::Human).unwrap_or(asked);
        match self.game.undo(by) {
            Ok(mv) => {
                self.explained.clear();
                self.line_out("play-undone", &[("move", mv.to_string().into())])?;
                Ok(Line::GoOn)
            }
            Err(refused) => {
                match refused {
                    UndoRefused::Nothing => self.complain("undo-nothing", &[])?,
                    UndoRefused::Revealed => self.complain("undo-revealed", &[])?,
                    UndoRefused::AnothersMove { by } => {
                        let args = Args::new().said("by", self.called(by));
                        let sentence = self.words.tell("undo-anothers-move", &args);
                        self.complain_in(&sentence)?;
                    }
                }
                Ok(Line::AskAgain)
            }
        }
    }

    fn save(&mut self, path: &Path) -> Result<(), Stop> {
        match file::replace(path, &self.game.record().to_string()) {
            Ok(()) => {
                let moves = self.game.story().len();
                let args = [("file", path.display().to_string().into()), ("moves", moves.into())];
                self.line_out("play-saved", &args)
            }
            Err(problem) => {
                let sentence = problem.say(self.words);
                self.complain_in(&sentence)
            }
        }
    }
}

/// The next line of input; `None` at its end. Bytes that are no text become question marks and are then refused
/// like any other slip.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    match input.read_until(b'\n', &mut bytes) {
        Ok(1..) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        Ok(0) | Err(_) => None,
    }
}
