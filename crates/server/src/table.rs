//! Any game of the kernel behind one face: what pages, the API and bots ask of a table.
//!
//! A [`Live`] table is a [`kernel::Match`] and no more. What comes back from a move are values; words come in where a page
//! or an answer is written. Nothing but views, events as a viewer may know them, and sentences leaves it.

use std::fmt;

use kernel::{
    Event as _, Fault, Match, Moves, NotationError, Outcome, PlayError, Record, Refusal as _, RuleRef, Seat,
    Seen, UndoRefused, Viewer,
};
use review::{Denied, Opinion, Plan, Review, Reviewing};
use serde_json::{Value as Json, json};
use store::{Act, Logged, Snapshot};
use web::{
    Change, ChoiceLine, Final, LogLine, Names, Panel, Points, Remark, RestingLine, Sketch, Source, Stage,
    ToldDecision,
};
use words::Words;

use crate::orders::{Order, Stands};
use crate::titles::{self, Served};

/// How many moves can be shown as they happen to somebody who looks away for a moment.
pub(crate) const RECENT: usize = 32;

/// How many moves the log beside a replay reaches back.
const TOLD: usize = 12;

/// A table of any game.
pub(crate) trait AnyTable: Send + Sync {
    /// The same table once more, to go on with.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// Which game, by name.
    fn name(&self) -> &'static str;
    /// How many play.
    fn players(&self) -> u8;
    /// How many entries the log has.
    fn entries(&self) -> u64;
    /// How many moves stand.
    fn moves(&self) -> usize;
    /// The seat that is asked.
    fn to_move(&self) -> Option<Seat>;
    /// The seat that made the last move, if that is known.
    fn last_moved(&self) -> Option<Seat>;
    /// The hash of the position.
    fn hash(&self) -> u64;
    /// How the players stand.
    fn outcome(&self) -> Outcome;

    /// What is asked.
    fn question(&self, words: &Words, viewer: Viewer) -> String;
    /// The answers with their sentences; none for who is not asked.
    fn choices(&self, words: &Words, viewer: Viewer) -> Vec<ChoiceLine>;
    /// What cannot be done now, and why; nothing for who is not asked.
    fn resting(&self, words: &Words, viewer: Viewer) -> Vec<RestingLine>;
    /// What a coach beside a viewer would say; nothing for who is not asked.
    fn coach(&self, words: &Words, viewer: Viewer) -> Vec<Remark>;
    /// The usual answer to what a viewer is asked, in notation, if there is one.
    fn usual(&self, viewer: Viewer) -> Option<String>;
    /// Finds out what is asked for often and takes a while: the legal moves.
    fn prepare(&self);
    /// The legal moves in notation; none for who is not asked.
    fn legal(&self, viewer: Viewer) -> Vec<String>;
    /// What a move would do, or why it is not allowed.
    fn judge(&self, words: &Words, seat: Seat, text: &str) -> Result<String, Hindrance>;
    /// Plays a move, if it is allowed, and gives it back in notation.
    fn play(&mut self, seat: Seat, text: &str) -> Result<String, Hindrance>;
    /// How many of its latest moves a seat may take back.
    fn undoable(&self, seat: Seat) -> Result<usize, UndoRefused>;
    /// Takes back moves, and gives the number of the first entry that no longer stands.
    fn undo(&mut self, seat: Seat, count: usize) -> Result<u64, UndoRefused>;
    /// Takes back everything from an entry on, because everybody agreed; false if it is no move that stands.
    fn agree_back_to(&mut self, seat: Seat, to: u64) -> bool;
    /// The entry of the move that is so many moves back.
    fn entry_back(&self, moves: usize) -> Option<u64>;
    /// How many moves stand from an entry on.
    fn moves_from(&self, entry: u64) -> usize;
    /// How many moves it takes to go back to before a seat's last turn; none if it has not moved.
    fn turn_back(&self, seat: Seat) -> Option<usize>;
    /// The number of the move of an entry, counted from 1, and who made it.
    fn made_at(&self, entry: u64) -> Option<(usize, Seat)>;
    /// How a standing order stands, from what its seat may know.
    fn stands(&self, seat: Seat, order: &Order) -> Stands;
    /// The order to make a move at the beginning of the next turn, if it can be given now.
    fn order_for(&self, seat: Seat, text: &str) -> Option<Order>;
    /// The moves that can be ordered so, in notation and in words.
    fn ahead(&self, words: &Words, seat: Seat) -> Vec<(String, String)>;
    /// What a move does, in words.
    fn told(&self, words: &Words, seat: Seat, text: &str) -> Option<String>;
    /// Whether the rules ever leave a pass as a question.
    fn has_passes(&self) -> bool;
    /// Does what an entry of the log did.
    fn follow(&mut self, logged: &Logged) -> Result<(), Broken>;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Json;
    /// The same, drawn, with what can be chosen there.
    fn panels(&self, words: &Words, viewer: Viewer, stage: Stage<'_>) -> Vec<Panel>;
    /// What is seen on the way from an entry on: the moves since, event by event, the latest of them.
    fn steps(&self, words: &Words, viewer: Viewer, names: &Names, from: u64) -> Vec<Change>;
    /// The table after so many moves, as a viewer saw it; `filmed` asks how the last of them came about.
    fn moment(&self, words: &Words, viewer: Viewer, names: &Names, at: usize, filmed: bool)
    -> Option<Moment>;
    /// How a game went: where its turns and rounds begin.
    fn course(&self) -> Course;
    /// What the game calls a seat, if anything.
    fn seat_name(&self, words: &Words, viewer: Viewer, seat: Seat) -> Option<String>;
    /// What happened from a move on, in sentences.
    fn story(&self, words: &Words, viewer: Viewer, names: &Names, from: usize) -> Vec<LogLine>;
    /// What happened from an entry on, for programs; in sentences besides, if words for it are given.
    fn happened(&self, viewer: Viewer, from: u64, told: Option<(&Words, &Names)>) -> Vec<(u64, Json)>;
    /// Where the points came from, round by round.
    fn points(&self, words: &Words, names: &[String]) -> Vec<Points>;

    /// Whether the table knows its story from the deal on.
    fn is_whole(&self) -> bool;
    /// A position that no undo reaches behind, with the number of entries that lead to it.
    fn snapshot(&self) -> Option<Snapshot>;
    /// The position as a file from which a game can begin.
    fn position_file(&self) -> Result<String, Fault>;
    /// A bot's decision, to be thought over elsewhere.
    fn thinker(&self, level: &str) -> Box<dyn FnOnce() -> String + Send>;
    /// What the strongest bot would do for the seat that is asked, to be thought over elsewhere: the best first. It may be told
    /// how many simulations to make.
    fn adviser(&self, simulations: Option<u32>) -> Box<dyn FnOnce() -> Vec<Advised> + Send>;
    /// Moves that could be made one after the other by the seat that is asked, in words and in notation, as far as they can.
    fn told_line(&self, words: &Words, line: &[String]) -> Vec<(String, String)>;
    /// What a move takes of the common board, as a phrase for the seat that is asked.
    fn told_taken(&self, words: &Words, notation: &str) -> Option<String>;
    /// Moves of a line, sketched on the board as the line of this number.
    fn sketched(&self, nth: usize, line: &[String]) -> Vec<Sketch>;
    /// A review of the game, to be made elsewhere piece by piece; nothing if the story is not known from the deal on.
    fn reviewer(&self, plan: Plan) -> Option<Box<dyn AnyReview>>;
    /// The decisions of a review that are worth a look, in sentences.
    fn told_review(&self, words: &Words, review: &Review) -> Vec<ToldDecision>;
    /// What the colours are called that everybody played in at last, where the game gives them one.
    fn colours(&self) -> Vec<Option<&'static str>>;
    /// A table of its own that begins after so many moves of this one, with all that lies hidden there.
    fn after(&self, moves: usize) -> Option<Box<dyn AnyTable>>;
}

/// A move that is advised.
#[derive(Clone, Debug)]
pub(crate) struct Advised {
    /// In notation.
    pub(crate) notation: String,
    /// The chance to win that it leaves.
    pub(crate) chance: f32,
    /// How much less that is than of the first.
    pub(crate) behind: f32,
    /// How far off this may be.
    pub(crate) error: f32,
    /// Where it is better or worse, in points: the first compared with the second, the others with the first.
    pub(crate) terms: Vec<(String, f32)>,
    /// From whom the first takes most, compared with the second: whom, how many points, and what for.
    pub(crate) rival: Option<(Seat, f32, String)>,
    /// What the first takes that a rival would take after the second: whom from, what, in how many continuations, of how many.
    pub(crate) denied: Option<Denied<String>>,
    /// How the turn goes on.
    pub(crate) line: Vec<String>,
}

/// A review of any game under way.
pub(crate) trait AnyReview: Send {
    /// Does one piece; false when all is done.
    fn step(&mut self) -> bool;
    /// How many pieces are done, and how many there are.
    fn progress(&self) -> (usize, usize);
    /// The review, of as much as was looked at.
    fn finish(self: Box<Self>) -> Review;
}

impl<T: Served> AnyReview for Reviewing<T> {
    fn step(&mut self) -> bool {
        Self::step(self)
    }

    fn progress(&self) -> (usize, usize) {
        Self::progress(self)
    }

    fn finish(self: Box<Self>) -> Review {
        Self::finish(*self)
    }
}

/// How a game went.
#[derive(Default)]
pub(crate) struct Course {
    /// After how many moves each turn begins, and at last how many moves there are: a turn is what one seat decides in a row.
    pub(crate) turns: Vec<usize>,
    /// After how many moves each round begins, and which.
    pub(crate) rounds: Vec<(usize, u8)>,
}

/// A moment of a game that is over.
pub(crate) struct Moment {
    /// The table.
    pub(crate) panels: Vec<Panel>,
    /// What the last moves brought about.
    pub(crate) lines: Vec<LogLine>,
    /// The same as it is seen to happen.
    pub(crate) steps: Vec<Change>,
}

/// Why a move was not made, at a table of any game: a value, with the sentence it becomes for a reader.
pub(crate) type Hindrance = Box<dyn Reason>;

/// What can be asked of the reason why a move was not made.
pub(crate) trait Reason: fmt::Debug + Send + Sync {
    /// The rule that is against it, where one is.
    fn rule(&self) -> Option<RuleRef>;
    /// Its kind, and what it is about.
    fn value(&self) -> Json;
    /// It in a language.
    fn sentence(&self, words: &Words) -> String;
}

/// Why a move was not made at a table of one game.
enum Why<T: Served> {
    Unreadable(NotationError),
    Not(PlayError<T::Refusal>),
}

/// The same with the table it was to be made at, which knows what things are called there.
struct Hindered<T: Served> {
    table: Live<T>,
    why: Why<T>,
}

impl<T: Served> fmt::Debug for Hindered<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.why {
            Why::Unreadable(error) => error.fmt(f),
            Why::Not(error) => fmt::Debug::fmt(error, f),
        }
    }
}

impl<T: Served> Reason for Hindered<T> {
    fn rule(&self) -> Option<RuleRef> {
        match &self.why {
            Why::Unreadable(_) => None,
            Why::Not(error) => error.rule(),
        }
    }

    fn value(&self) -> Json {
        match &self.why {
            Why::Unreadable(error) => json!(Fault::from(error.clone())),
            Why::Not(PlayError::Refused(refusal)) => {
                // A game whose refusals are nothing but rules has no kinds of them.
                let value = json!(refusal);
                let mut value = if value.is_object() { value } else { json!({ "kind": "refused" }) };
                value["rule"] = json!(refusal.rule());
                value
            }
            Why::Not(error) => json!(error.fault()),
        }
    }

    fn sentence(&self, words: &Words) -> String {
        match &self.why {
            Why::Unreadable(error) => {
                let args = [("text", error.text.clone().into()), ("hint", words.fault(&error.hint).into())];
                words.say("web-cannot-read", &args)
            }
            Why::Not(PlayError::Over) => words.say("play-over", &[]),
            Why::Not(PlayError::NotAsked { seat, asked }) => {
                let name = |seat: Seat| {
                    let called = self.table.seat_name(words, Viewer::Seat(seat), seat);
                    called.unwrap_or_else(|| seat.to_string())
                };
                let args = [("seat", name(*seat).into()), ("asked", name(*asked).into())];
                words.say("play-not-asked", &args)
            }
            Why::Not(PlayError::Refused(refusal)) => {
                let Live(table) = &self.table;
                let viewer = table.to_move().map_or(Viewer::Spectator, Viewer::Seat);
                table.game().refuse(words, &table.view(viewer), refusal)
            }
        }
    }
}

/// Why what is kept of a table does not make one.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Broken {
    /// An entry is missing.
    #[error("entry {found} where {expected} should be")]
    Order {
        /// Its number.
        found: u64,
        /// What it should be.
        expected: u64,
    },
    /// A move is none, or not legal.
    #[error("entry {entry}, \"{text}\": {reason}")]
    Move {
        /// Its number.
        entry: u64,
        /// In notation.
        text: String,
        /// Why.
        reason: Fault,
    },
    /// An undo goes back too far.
    #[error("entry {0} takes back what cannot be taken back")]
    Undo(u64),
    /// A position is not the one that was kept.
    #[error("after entry {entry} the hash is {found:016x}, not {stated:016x}")]
    Hash {
        /// After which entry.
        entry: u64,
        /// Here.
        found: u64,
        /// In the store.
        stated: u64,
    },
    /// The deal is not the one that was kept.
    #[error("the deal has hash {found:016x}, not {stated:016x}")]
    Deal {
        /// Here.
        found: u64,
        /// In the store.
        stated: u64,
    },
    /// The set-up cannot be read.
    #[error("the set-up cannot be read: {0}")]
    Text(#[from] serde_json::Error),
    /// The set-up is none of the game.
    #[error("the set-up: {0}")]
    Setup(#[from] kernel::SetupError),
}

/// A table as it stands.
#[derive(Clone)]
pub(crate) struct Live<T: Served>(pub(crate) Match<T>);

impl<T: Served> Live<T> {
    fn hindered(&self, why: Why<T>) -> Hindrance {
        Box::new(Hindered { table: self.clone(), why })
    }

    fn read(&self, text: &str) -> Result<T::Move, Hindrance> {
        text.trim().parse().map_err(|error| self.hindered(Why::Unreadable(error)))
    }

    /// What a viewer would see a move bring about and what it would make final, found by trying it on a copy.
    fn tried(&self, mv: T::Move, viewer: Viewer) -> (Vec<Seen<T>>, Option<Final>) {
        let (mut tried, mut events) = (self.0.position().clone(), Vec::new());
        let game = self.0.game();
        game.play(&mut tried, mv, &mut Moves::new(), &mut events);
        let last_word = if events.iter().any(|event: &T::Event| event.reveals()) {
            Some(Final::Reveals)
        } else {
            (game.to_move(&tried) != self.0.to_move()).then_some(Final::EndsTurn)
        };
        (events.iter().map(|event: &T::Event| event.seen_by(viewer)).collect(), last_word)
    }

    /// What moves brought about, in sentences, as a viewer at this moment tells it.
    fn lines(
        &self,
        words: &Words,
        view: &T::View,
        names: &Names,
        viewer: Viewer,
        moves: std::ops::Range<usize>,
    ) -> Vec<LogLine> {
        let mut lines = Vec::new();
        for (index, played) in self.0.story().iter().enumerate().take(moves.end).skip(moves.start) {
            let mut whose = played.seat;
            lines.extend(played.events.iter().map(|event| event.seen_by(viewer)).map(|event| {
                whose = T::turn_of(&event).unwrap_or(whose);
                LogLine {
                    text: self.0.game().tell(words, view, names, &event),
                    reason: T::is_reason(&event),
                    number: index + 1,
                    seat: whose.to_string(),
                    about: T::told_of(&event).map(|seat| seat.to_string()),
                }
            }));
        }
        lines
    }

    /// How a move was seen to happen.
    fn changes(&self, words: &Words, viewer: Viewer, names: &Names, at: usize) -> Vec<Change> {
        let film = self.0.film(at, viewer);
        film.map(|(before, film)| web::changes(self.0.game(), words, names, &before, &film))
            .unwrap_or_default()
    }

    /// Whether a viewer is the one who is asked.
    fn asks(&self, viewer: Viewer) -> bool {
        self.0.to_move().is_some_and(|seat| viewer == Viewer::Seat(seat))
    }
}

impl<T: Served> AnyTable for Live<T> {
    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn name(&self) -> &'static str {
        T::NAME
    }

    fn players(&self) -> u8 {
        self.0.game().players()
    }

    fn entries(&self) -> u64 {
        self.0.entries()
    }

    fn moves(&self) -> usize {
        self.0.story().len()
    }

    fn to_move(&self) -> Option<Seat> {
        self.0.to_move()
    }

    fn last_moved(&self) -> Option<Seat> {
        self.0.story().last().map(|last| last.seat)
    }

    fn hash(&self) -> u64 {
        self.0.hash()
    }

    fn outcome(&self) -> Outcome {
        self.0.outcome()
    }

    fn question(&self, words: &Words, viewer: Viewer) -> String {
        self.0.game().question(words, &self.0.view(viewer))
    }

    fn choices(&self, words: &Words, viewer: Viewer) -> Vec<ChoiceLine> {
        let Some(seat) = self.to_move().filter(|_| self.asks(viewer)) else { return Vec::new() };
        let (game, view) = (self.0.game(), self.0.view(viewer));
        let choice = |mv: T::Move| {
            let (events, last_word) = self.tried(mv, viewer);
            let price = game.price(words, &view, seat, &events);
            ChoiceLine {
                notation: mv.to_string(),
                sentence: game.explain(words, &view, mv),
                price: price.map(|price| words.say("web-price", &[("price", price.into())])),
                pays: game.pays(seat, &events),
                places: game.places(&view, mv),
                last_word: if game.throws_away(&view, mv) { Some(Final::ThrowsAway) } else { last_word },
            }
        };
        self.0.moves().iter().copied().map(choice).collect()
    }

    fn resting(&self, words: &Words, viewer: Viewer) -> Vec<RestingLine> {
        if !self.asks(viewer) {
            return Vec::new();
        }
        let (game, view) = (self.0.game(), self.0.view(viewer));
        let line = |mv: T::Move| {
            let refusal = game.refusal(self.0.position(), mv)?;
            Some(RestingLine {
                sentence: game.explain(words, &view, mv),
                places: game.places(&view, mv),
                reason: game.refuse(words, &view, &refusal),
                rule: refusal.rule().to_string(),
            })
        };
        game.barred(&view, self.0.moves()).into_iter().filter_map(line).collect()
    }

    fn coach(&self, words: &Words, viewer: Viewer) -> Vec<Remark> {
        if !self.asks(viewer) {
            return Vec::new();
        }
        let lately = web::lately(&self.0, viewer);
        self.0.game().coach(words, &self.0.view(viewer), self.0.moves(), &lately)
    }

    fn usual(&self, viewer: Viewer) -> Option<String> {
        if !self.asks(viewer) {
            return None;
        }
        let mv = self.0.game().usual(&self.0.view(viewer), self.0.moves())?;
        let seat = self.to_move()?;
        // What could not be taken back is left to whoever is asked.
        let mut ahead = self.0.clone();
        ahead.play(seat, mv).ok()?;
        ahead.undoable(seat).is_ok_and(|count| count > 0).then(|| mv.to_string())
    }

    fn prepare(&self) {
        self.0.moves();
    }

    fn legal(&self, viewer: Viewer) -> Vec<String> {
        if self.asks(viewer) { self.0.moves().iter().map(ToString::to_string).collect() } else { Vec::new() }
    }

    fn judge(&self, words: &Words, seat: Seat, text: &str) -> Result<String, Hindrance> {
        let mv = self.read(text)?;
        match self.0.refusal(seat, mv) {
            Some(error) => Err(self.hindered(Why::Not(error))),
            None => Ok(self.0.game().explain(words, &self.0.view(Viewer::Seat(seat)), mv)),
        }
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<String, Hindrance> {
        let mv = self.read(text)?;
        match self.0.play(seat, mv) {
            Ok(_) => Ok(mv.to_string()),
            Err(error) => Err(self.hindered(Why::Not(error))),
        }
    }

    fn undoable(&self, seat: Seat) -> Result<usize, UndoRefused> {
        self.0.undoable(seat)
    }

    fn undo(&mut self, seat: Seat, count: usize) -> Result<u64, UndoRefused> {
        self.0.take_back(seat, count)
    }

    fn agree_back_to(&mut self, seat: Seat, to: u64) -> bool {
        self.0.agree_back_to(seat, to)
    }

    fn entry_back(&self, moves: usize) -> Option<u64> {
        let story = self.0.story();
        story.get(story.len().checked_sub(moves)?).map(|played| played.entry)
    }

    fn moves_from(&self, entry: u64) -> usize {
        let story = self.0.story();
        story.len() - story.partition_point(|played| played.entry < entry)
    }

    fn turn_back(&self, seat: Seat) -> Option<usize> {
        let story = self.0.story();
        let last = story.iter().rposition(|played| played.seat == seat)?;
        let begun = story[..last].iter().rposition(|played| played.seat != seat).map_or(0, |at| at + 1);
        Some(story.len() - begun)
    }

    fn made_at(&self, entry: u64) -> Option<(usize, Seat)> {
        let at = self.0.story().binary_search_by_key(&entry, |played| played.entry).ok()?;
        Some((at + 1, self.0.story()[at].seat))
    }

    fn stands(&self, seat: Seat, order: &Order) -> Stands {
        let (game, view) = (self.0.game(), self.0.view(Viewer::Seat(seat)));
        let asked = self.to_move() == Some(seat);
        let legal = if asked { self.0.moves() } else { &[] };
        let answer = |mv: Option<T::Move>| {
            let mv = mv.filter(|mv| legal.contains(mv));
            mv.map_or(Stands::Waits, |mv| Stands::Plays(mv.to_string()))
        };
        match order {
            Order::Pass => answer(game.passes(&view, legal)),
            Order::Sensible if asked => answer(game.sensible(&view, legal)),
            Order::Sensible => Stands::Waits,
            Order::Take { mv, named } => {
                let Ok(mv) = mv.parse::<T::Move>() else { return Stands::Over };
                if self.to_move().is_none() || game.named(&view, mv) != Some(*named) {
                    return Stands::Over;
                }
                match asked && game.begins_turn(&view) {
                    true if legal.contains(&mv) => Stands::Plays(mv.to_string()),
                    true => Stands::Over,
                    false => Stands::Waits,
                }
            }
        }
    }

    fn order_for(&self, seat: Seat, text: &str) -> Option<Order> {
        let (game, view) = (self.0.game(), self.0.view(Viewer::Seat(seat)));
        let mv: T::Move = text.trim().parse().ok()?;
        let named = game.named(&view, mv).filter(|_| game.ahead(&view).contains(&mv))?;
        Some(Order::Take { mv: mv.to_string(), named })
    }

    fn ahead(&self, words: &Words, seat: Seat) -> Vec<(String, String)> {
        let (game, view) = (self.0.game(), self.0.view(Viewer::Seat(seat)));
        let moves = game.ahead(&view).into_iter();
        moves.map(|mv| (mv.to_string(), game.explain(words, &view, mv))).collect()
    }

    fn told(&self, words: &Words, seat: Seat, text: &str) -> Option<String> {
        let mv: T::Move = text.parse().ok()?;
        Some(self.0.game().explain(words, &self.0.view(Viewer::Seat(seat)), mv))
    }

    fn has_passes(&self) -> bool {
        T::PASSES
    }

    fn follow(&mut self, logged: &Logged) -> Result<(), Broken> {
        let (entry, seat) = (logged.seq, Seat(logged.entry.seat));
        if entry != self.0.entries() {
            return Err(Broken::Order { found: entry, expected: self.0.entries() });
        }
        match &logged.entry.act {
            Act::Move(text) => {
                let wrong = |reason: Fault| Broken::Move { entry, text: text.clone(), reason };
                let mv = text.parse().map_err(|error: NotationError| wrong(error.into()))?;
                self.0.play(seat, mv).map_err(|error| wrong(error.fault()))?;
            }
            Act::Undo { to, agreed: false } if self.0.take_back_to(seat, *to) => {}
            Act::Undo { to, agreed: true } if self.0.agree_back_to(seat, *to) => {}
            Act::Undo { .. } => return Err(Broken::Undo(entry)),
        }
        let (found, stated) = (self.0.hash(), logged.entry.hash);
        if found == stated { Ok(()) } else { Err(Broken::Hash { entry, found, stated }) }
    }

    fn view(&self, viewer: Viewer) -> Json {
        serde_json::to_value(self.0.view(viewer)).unwrap_or(Json::Null)
    }

    fn panels(&self, words: &Words, viewer: Viewer, stage: Stage<'_>) -> Vec<Panel> {
        self.0.game().panels(words, &self.0.view(viewer), stage)
    }

    fn steps(&self, words: &Words, viewer: Viewer, names: &Names, from: u64) -> Vec<Change> {
        let story = self.0.story();
        let first =
            story.partition_point(|played| played.entry < from).max(story.len().saturating_sub(RECENT));
        (first..story.len()).flat_map(|at| self.changes(words, viewer, names, at)).collect()
    }

    fn moment(
        &self,
        words: &Words,
        viewer: Viewer,
        names: &Names,
        at: usize,
        filmed: bool,
    ) -> Option<Moment> {
        let view = self.0.game().view(&self.0.position_after(at)?, viewer);
        let last = at.saturating_sub(1);
        Some(Moment {
            panels: self.0.game().panels(words, &view, Stage::default()),
            lines: self.lines(words, &view, names, viewer, at.saturating_sub(TOLD)..at),
            steps: if filmed && at > 0 { self.changes(words, viewer, names, last) } else { Vec::new() },
        })
    }

    fn course(&self) -> Course {
        let (mut course, mut round) = (Course::default(), None);
        for (at, played) in self.0.story().iter().enumerate() {
            if at == 0 || self.0.story()[at - 1].seat != played.seat {
                course.turns.push(at);
            }
            let seen = played.events.iter().map(|event| event.seen_by(Viewer::Spectator));
            if let Some(begun) = seen.filter_map(|event| T::round(&event)).last()
                && round != Some(begun)
            {
                round = Some(begun);
                course.rounds.push((at + 1, begun));
            }
        }
        let moves = self.0.story().len();
        course.turns.push(moves);
        // What would begin after the last move does not begin.
        course.rounds.retain(|(at, _)| *at < moves);
        course
    }

    fn seat_name(&self, words: &Words, viewer: Viewer, seat: Seat) -> Option<String> {
        self.0.game().seat_name(words, &self.0.view(viewer), seat)
    }

    fn story(&self, words: &Words, viewer: Viewer, names: &Names, from: usize) -> Vec<LogLine> {
        self.lines(words, &self.0.view(viewer), names, viewer, from..self.0.story().len())
    }

    fn happened(&self, viewer: Viewer, from: u64, told: Option<(&Words, &Names)>) -> Vec<(u64, Json)> {
        let over = self.to_move().is_none();
        let told = told.map(|(words, names)| (words, names, self.0.view(viewer)));
        let story = self.0.story();
        let first = story.partition_point(|played| played.entry < from);
        let moves = story[first..].iter().map(|played| {
            let events: Vec<Seen<T>> = played.events.iter().map(|event| event.seen_by(viewer)).collect();
            let mut frame = json!({ "seq": played.entry, "seat": played.seat, "events": events });
            // A move that was made in secret may name what only its maker may know.
            if let Some(mv) = played.seen_by(viewer, over) {
                frame["move"] = mv.to_string().into();
            }
            if let Some((words, names, view)) = &told {
                let tell = |event: &Seen<T>| self.0.game().tell(words, view, names, event);
                frame["told"] = events.iter().map(tell).collect();
            }
            (played.entry, frame)
        });
        let undos = self.0.undos().iter().filter(|undone| undone.entry >= from);
        let undos = undos.map(|undone| {
            let mut told = json!({ "seq": undone.entry, "seat": undone.seat, "undone": undone.to });
            if undone.agreed {
                told["agreed"] = true.into();
            }
            (undone.entry, told)
        });
        let mut frames: Vec<(u64, Json)> = moves.chain(undos).collect();
        frames.sort_by_key(|(seq, _)| *seq);
        frames
    }

    fn points(&self, words: &Words, names: &[String]) -> Vec<Points> {
        let outcome = self.outcome();
        let mut rows: Vec<(Source, Vec<Vec<i32>>)> = Vec::new();
        let mut round = 0usize;
        let players = usize::from(self.players());
        for event in self.0.story().iter().flat_map(|played| &played.events) {
            let event = event.seen_by(Viewer::Spectator);
            if let Some(next) = T::round(&event) {
                round = next.into();
            }
            if let Some((seat, source, points)) = T::points(&event) {
                let at = rows.iter().position(|row| row.0 == source).unwrap_or_else(|| {
                    rows.push((source, vec![Vec::new(); players]));
                    rows.len() - 1
                });
                if let Some(row) = rows[at].1.get_mut(seat.index()) {
                    row.resize(row.len().max(round + 1), 0);
                    row[round] += points;
                }
            }
        }
        rows.sort_by_key(|row| row.0);
        let seat_points = |seat: Seat| {
            let total = outcome.points[seat];
            let told: i32 = rows.iter().flat_map(|row| &row.1[seat.index()]).sum();
            let row = |points: &[i32]| {
                let mut points = points.to_vec();
                points.resize(round + 1, 0);
                points
            };
            let mut sources = vec![(words.say("web-source-start", &[]), row(&[total - told]))];
            sources.extend(rows.iter().map(|(source, seats)| {
                (words.say(&format!("{}-source-{}", T::NAME, source.0), &[]), row(&seats[seat.index()]))
            }));
            let name = names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
            Points { name, sources, total }
        };
        Seat::all(self.players()).map(seat_points).collect()
    }

    fn is_whole(&self) -> bool {
        self.0.is_whole()
    }

    fn snapshot(&self) -> Option<Snapshot> {
        let (seq, position) = self.0.resting_place()?;
        let bytes = serde_json::to_vec(&position).ok()?;
        Some(Snapshot { seq, hash: self.0.game().hash(&position), bytes })
    }

    fn position_file(&self) -> Result<String, Fault> {
        self.0.game().position_file(self.0.position())
    }

    fn thinker(&self, level: &str) -> Box<dyn FnOnce() -> String + Send> {
        let (table, bot) = (self.0.clone(), titles::bot(level));
        let seed = table.seed().nth(0xb07 ^ table.entries().wrapping_mul(0x9e37_79b9));
        Box::new(move || {
            let moves = table.moves();
            let choice = (!moves.is_empty()).then(|| bot.choose(table.game(), table.position(), moves, seed));
            choice.map(|mv| mv.to_string()).unwrap_or_default()
        })
    }

    fn adviser(&self, simulations: Option<u32>) -> Box<dyn FnOnce() -> Vec<Advised> + Send> {
        let table = self.0.clone();
        let seed = table.seed().nth(0xad ^ table.entries().wrapping_mul(0x9e37_79b9));
        let mut bot = titles::bot("expert");
        bot.budget = simulations.map(bots::Budget::Simulations).or(bot.budget);
        Box::new(move || {
            let Some(seat) = table.to_move() else { return Vec::new() };
            let (game, position, moves) = (table.game(), table.position(), table.moves());
            let opinions = review::advise(game, position, moves, bot, ADVISED, ADVISED_DEALS, seed);
            opinions.iter().enumerate().map(|(nth, it)| advised::<T>(&opinions, nth, it, seat)).collect()
        })
    }

    fn told_line(&self, words: &Words, line: &[String]) -> Vec<(String, String)> {
        let seat = self.to_move();
        seat.map_or_else(Vec::new, |seat| web::told_line(words, self.0.game(), self.0.position(), seat, line))
    }

    fn told_taken(&self, words: &Words, notation: &str) -> Option<String> {
        let (game, seat) = (self.0.game(), self.to_move()?);
        let view = game.view(self.0.position(), Viewer::Seat(seat));
        Some(game.taken(words, &view, notation.parse().ok()?))
    }

    fn sketched(&self, nth: usize, line: &[String]) -> Vec<Sketch> {
        let (game, position) = (self.0.game(), self.0.position());
        self.to_move().map_or_else(Vec::new, |seat| web::sketched(game, position, seat, nth, line))
    }

    fn reviewer(&self, plan: Plan) -> Option<Box<dyn AnyReview>> {
        Some(Box::new(Reviewing::begin(self.0.clone(), plan)?))
    }

    fn told_review(&self, words: &Words, review: &Review) -> Vec<ToldDecision> {
        web::told_decisions(words, &self.0, review)
    }

    fn colours(&self) -> Vec<Option<&'static str>> {
        web::colours(&self.0)
    }

    fn after(&self, moves: usize) -> Option<Box<dyn AnyTable>> {
        let position = self.0.position_after(moves)?;
        let game = self.0.game().clone();
        let deal = game.hash(&position);
        Some(Box::new(Self(Match::take_up(game, self.0.seed(), deal, position, 0))))
    }
}

/// How many moves are advised, and on how many deals they are compared.
const ADVISED: usize = 3;
const ADVISED_DEALS: u32 = 16;
/// How many terms are named, and from how many points on.
const NAMED_TERMS: usize = 3;
const NAMED_POINTS: f32 = 0.25;

/// One of several opinions as it is told.
fn advised<T: Served>(all: &[Opinion<T::Move>], nth: usize, it: &Opinion<T::Move>, seat: Seat) -> Advised {
    let other = if nth == 0 { all.get(1) } else { all.first() };
    let mut terms =
        other.map_or_else(Vec::new, |other| it.more_than(other, seat, <T as review::Reviewed>::TERMS));
    terms.retain(|term| term.1.abs() >= NAMED_POINTS);
    terms.truncate(NAMED_TERMS);
    let rival =
        other.filter(|_| nth == 0).and_then(|other| it.costs(other, seat, <T as review::Reviewed>::TERMS));
    Advised {
        notation: it.mv.to_string(),
        chance: it.outlook.chances[seat],
        behind: it.behind,
        error: it.error,
        terms: terms.into_iter().map(|(name, points)| (name.to_owned(), points)).collect(),
        rival: rival.map(|(rival, points, term)| (rival, points, term.to_owned())),
        denied: other.filter(|_| nth == 0).and_then(|other| it.denies(other, seat)).map(Denied::noted),
        line: it.line.iter().map(ToString::to_string).collect(),
    }
}

/// Replays a record through the checked door, and gives its moves as entries of a log.
pub(crate) fn entries_of_record<T: Served>(
    record: &Record<T>,
) -> Result<(Live<T>, Vec<store::Entry>), Fault> {
    let replayed = record.replay(None).map_err(|error| error.fault())?;
    let entries = record.moves.iter().map(|it| store::Entry {
        seat: it.seat.0,
        act: Act::Move(it.mv.to_string()),
        hash: it.hash,
        key: None,
    });
    Ok((Live(replayed), entries.collect()))
}
