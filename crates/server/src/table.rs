//! Any game of the kernel behind one face: what pages, the API and bots ask of a table.
//!
//! A [`Live`] table is like [`kernel::Match`], with one difference: it can be taken up from a snapshot, without what
//! went before. Nothing but views, events as a viewer may know them, and sentences leaves it.

use std::collections::VecDeque;

use kernel::{
    Event as _, Moves, Outcome, Record, RecordedMove, Refusal as _, Seat, Seed, UndoRefused, Viewer,
};
use serde_json::{Value as Json, json};
use store::{Act, Logged, Snapshot};
use web::{ChoiceLine, LogLine, Names, Points, RestingLine, Sheet, Source, Stage, Step};
use words::Words;

use crate::titles::{self, Title};

/// How many moves can be shown as they happen to somebody who looks away for a moment.
const RECENT: usize = 32;

/// A table of any game.
pub(crate) trait Table: Send + Sync {
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
    /// The legal moves in notation; none for who is not asked.
    fn legal(&self, viewer: Viewer) -> Vec<String>;
    /// What would come of a move.
    fn judge(&self, words: &Words, seat: Seat, text: &str) -> Verdict;
    /// Plays a move, if it is allowed, and gives it back in notation.
    fn play(&mut self, words: &Words, seat: Seat, text: &str) -> Result<String, Verdict>;
    /// How many of its latest moves a seat may take back.
    fn undoable(&self, seat: Seat) -> Result<usize, UndoRefused>;
    /// Takes back moves, and gives the number of the first entry that no longer stands.
    fn undo(&mut self, seat: Seat, count: usize) -> Result<u64, UndoRefused>;
    /// Does what an entry of the log did.
    fn follow(&mut self, logged: &Logged) -> Result<(), String>;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Json;
    /// The same, drawn, with what can be chosen there.
    fn sheets(&self, words: &Words, viewer: Viewer, stage: Stage<'_>) -> Vec<Sheet>;
    /// What is seen on the way from an entry on: the moves since, event by event, as far as they are remembered.
    fn steps(&self, words: &Words, viewer: Viewer, names: &Names, from: u64) -> Vec<Step>;
    /// What the game calls a seat, if anything.
    fn seat_name(&self, words: &Words, viewer: Viewer, seat: Seat) -> Option<String>;
    /// What happened from a move on, in sentences.
    fn story(&self, words: &Words, viewer: Viewer, names: &Names, from: usize) -> Vec<LogLine>;
    /// How many moves had been made when this seat had last moved.
    fn after_last_move_of(&self, seat: Seat) -> Option<usize>;
    /// What happened from an entry on, for programs.
    fn happened(&self, viewer: Viewer, from: u64) -> Vec<(u64, Json)>;
    /// Where the points came from, round by round.
    fn points(&self, words: &Words, names: &[String]) -> Vec<Points>;

    /// Whether the table knows its story from the deal on.
    fn is_whole(&self) -> bool;
    /// The record; only of a table that is whole.
    fn record(&self) -> String;
    /// A position that no undo reaches behind, with the number of entries that lead to it.
    fn snapshot(&self) -> Option<Snapshot>;
    /// A bot's decision, to be thought over elsewhere.
    fn thinker(&self, level: &str) -> Box<dyn FnOnce() -> String + Send>;
    /// What the strongest bot would do for the seat that is asked, to be thought over elsewhere: moves in notation,
    /// the best first, and what each is worth in points.
    fn adviser(&self) -> Box<dyn FnOnce() -> Vec<(String, f32)> + Send>;
}

/// What would come of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is allowed, and this is what it does.
    Allowed(String),
    /// A rule is against it.
    Refused {
        /// Why.
        sentence: String,
        /// The rule, where one is against it.
        rule: Option<String>,
    },
    /// It is no move.
    Unreadable(String),
}

/// A table as it stands.
pub(crate) struct Live<T: Title> {
    game: T,
    seed: Seed,
    deal: u64,
    position: T::Position,
    entries: u64,
    /// How many moves stood before the story begins, if that is known: 0 for a whole one.
    whole: bool,
    /// The positions before the latest moves, as far back as undo may go, with the number of each move's entry.
    before: Vec<(u64, T::Position)>,
    /// The positions before the latest moves, whatever undo may do, to show how they came about.
    recent: VecDeque<(u64, T::Position)>,
    story: Vec<Told<T>>,
    undos: Vec<(u64, Seat, u64)>,
}

/// A move that stands, and what it brought about.
struct Told<T: Title> {
    seq: u64,
    recorded: RecordedMove<T::Move>,
    events: Vec<T::Event>,
}

impl<T: Title> Live<T> {
    /// A table as dealt.
    pub(crate) fn deal(game: T, seed: Seed) -> Self {
        let position = game.deal(seed);
        let deal = game.hash(&position);
        let (before, recent, story, undos) = (Vec::new(), VecDeque::new(), Vec::new(), Vec::new());
        Self { game, seed, deal, position, entries: 0, whole: true, before, recent, story, undos }
    }

    /// A table taken up from a snapshot; `None` if the snapshot is not readable, which is no harm.
    pub(crate) fn resume(game: T, seed: Seed, deal: u64, snapshot: &Snapshot) -> Option<Self> {
        let position: T::Position = serde_json::from_slice(&snapshot.bytes).ok()?;
        if game.hash(&position) != snapshot.hash {
            return None;
        }
        let (before, recent, story, undos) = (Vec::new(), VecDeque::new(), Vec::new(), Vec::new());
        Some(Self {
            game,
            seed,
            deal,
            position,
            entries: snapshot.seq,
            whole: false,
            before,
            recent,
            story,
            undos,
        })
    }

    fn view_of(&self, viewer: Viewer) -> T::View {
        self.game.view(&self.position, viewer)
    }

    /// Plays a legal move.
    fn apply(&mut self, seat: Seat, mv: T::Move) {
        let before = self.position.clone();
        let mut events = Vec::new();
        self.game.play(&mut self.position, mv, &mut Moves::new(), &mut events);
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back((self.entries, before.clone()));
        if self.story.last().is_some_and(|last| last.recorded.seat != seat) {
            self.before.clear();
        }
        if events.iter().any(T::Event::reveals) {
            self.before.clear();
        } else {
            self.before.push((self.entries, before));
        }
        let hash = self.game.hash(&self.position);
        let recorded = RecordedMove { seat, mv, hash };
        self.story.push(Told { seq: self.entries, recorded, events });
        self.entries += 1;
    }

    /// Takes moves back to entry `to`.
    fn cut(&mut self, seat: Seat, to: u64) -> Result<(), String> {
        let at = self.before.iter().position(|(seq, _)| *seq == to);
        let at = at.ok_or_else(|| format!("entry {to} cannot be taken back"))?;
        self.position = self.before[at].1.clone();
        self.before.truncate(at);
        self.story.retain(|told| told.seq < to);
        self.recent.retain(|(seq, _)| *seq < to);
        self.undos.push((self.entries, seat, to));
        self.entries += 1;
        Ok(())
    }

    fn read(&self, words: &Words, text: &str) -> Result<T::Move, Verdict> {
        text.trim().parse().map_err(|error: kernel::NotationError| {
            let args = [("text", error.text.into()), ("hint", words.fault(&error.hint).into())];
            Verdict::Unreadable(words.say("web-cannot-read", &args))
        })
    }

    fn refusal(&self, words: &Words, seat: Seat, mv: T::Move) -> Option<Verdict> {
        let told = |sentence| Some(Verdict::Refused { sentence, rule: None });
        match self.to_move() {
            None => told(words.say("play-over", &[])),
            Some(asked) if asked != seat => {
                let name = |seat: Seat| {
                    let viewer = Viewer::Seat(seat);
                    self.seat_name(words, viewer, seat).unwrap_or_else(|| seat.to_string())
                };
                told(
                    words
                        .say("play-not-asked", &[("seat", name(seat).into()), ("asked", name(asked).into())]),
                )
            }
            Some(_) => {
                let refusal = self.game.refusal(&self.position, mv)?;
                let view = self.view_of(Viewer::Seat(seat));
                let sentence = self.game.refuse(words, &view, &refusal);
                Some(Verdict::Refused { sentence, rule: Some(refusal.rule().to_string()) })
            }
        }
    }

    /// What a move brings about, found by trying it on a copy.
    fn tried(&self, mv: T::Move) -> Vec<T::Event> {
        let (mut tried, mut events) = (self.position.clone(), Vec::new());
        self.game.play(&mut tried, mv, &mut Moves::new(), &mut events);
        events
    }

    fn list(&self) -> Moves<T::Move> {
        let mut moves = Moves::new();
        self.game.moves(&self.position, &mut moves);
        moves
    }
}

impl<T: Title> Table for Live<T> {
    fn name(&self) -> &'static str {
        T::NAME
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn entries(&self) -> u64 {
        self.entries
    }

    fn moves(&self) -> usize {
        self.story.len()
    }

    fn to_move(&self) -> Option<Seat> {
        self.game.to_move(&self.position)
    }

    fn hash(&self) -> u64 {
        self.game.hash(&self.position)
    }

    fn outcome(&self) -> Outcome {
        self.game.outcome(&self.position)
    }

    fn question(&self, words: &Words, viewer: Viewer) -> String {
        self.game.question(words, &self.view_of(viewer))
    }

    fn choices(&self, words: &Words, viewer: Viewer) -> Vec<ChoiceLine> {
        let Some(seat) = self.to_move().filter(|&seat| viewer == Viewer::Seat(seat)) else {
            return Vec::new();
        };
        let view = self.view_of(viewer);
        let choice = |mv: T::Move| {
            let events = self.tried(mv);
            let price = self.game.price(words, &view, seat, &events);
            ChoiceLine {
                notation: mv.to_string(),
                sentence: self.game.explain(words, &view, mv),
                price: price.map(|price| words.say("web-price", &[("price", price.into())])),
                pays: self.game.pays(seat, &events),
                places: self.game.places(&view, mv),
                throws_away: self.game.throws_away(&view, mv),
            }
        };
        self.list().into_iter().map(choice).collect()
    }

    fn resting(&self, words: &Words, viewer: Viewer) -> Vec<RestingLine> {
        if !self.to_move().is_some_and(|seat| viewer == Viewer::Seat(seat)) {
            return Vec::new();
        }
        let view = self.view_of(viewer);
        let line = |mv: T::Move| {
            let refusal = self.game.refusal(&self.position, mv)?;
            Some(RestingLine {
                sentence: self.game.explain(words, &view, mv),
                places: self.game.places(&view, mv),
                reason: self.game.refuse(words, &view, &refusal),
                rule: refusal.rule().to_string(),
            })
        };
        self.game.barred(&view, &self.list()).into_iter().filter_map(line).collect()
    }

    fn legal(&self, viewer: Viewer) -> Vec<String> {
        match self.to_move() {
            Some(seat) if viewer == Viewer::Seat(seat) => {
                self.list().iter().map(T::Move::to_string).collect()
            }
            _ => Vec::new(),
        }
    }

    fn judge(&self, words: &Words, seat: Seat, text: &str) -> Verdict {
        let mv = match self.read(words, text) {
            Ok(mv) => mv,
            Err(verdict) => return verdict,
        };
        self.refusal(words, seat, mv).unwrap_or_else(|| {
            Verdict::Allowed(self.game.explain(words, &self.view_of(Viewer::Seat(seat)), mv))
        })
    }

    fn play(&mut self, words: &Words, seat: Seat, text: &str) -> Result<String, Verdict> {
        let mv = self.read(words, text)?;
        match self.refusal(words, seat, mv) {
            Some(verdict) => Err(verdict),
            None => {
                self.apply(seat, mv);
                Ok(mv.to_string())
            }
        }
    }

    fn undoable(&self, seat: Seat) -> Result<usize, UndoRefused> {
        let last = self.story.last().ok_or(UndoRefused::Nothing)?;
        if last.recorded.seat != seat {
            return Err(UndoRefused::AnothersMove { by: last.recorded.seat });
        }
        if self.before.is_empty() { Err(UndoRefused::Revealed) } else { Ok(self.before.len()) }
    }

    fn undo(&mut self, seat: Seat, count: usize) -> Result<u64, UndoRefused> {
        let most = self.undoable(seat)?;
        let count = count.clamp(1, most);
        let to = self.before[most - count].0;
        // The entry was just found among those that can be taken back.
        self.cut(seat, to).map_err(|_| UndoRefused::Nothing)?;
        Ok(to)
    }

    fn follow(&mut self, logged: &Logged) -> Result<(), String> {
        if logged.seq != self.entries {
            return Err(format!("entry {} where {} should be", logged.seq, self.entries));
        }
        let seat = Seat(logged.entry.seat);
        match &logged.entry.act {
            Act::Move(text) => {
                let mv = text.parse().map_err(|error: kernel::NotationError| error.to_string())?;
                if self.to_move() != Some(seat) || self.game.refusal(&self.position, mv).is_some() {
                    return Err(format!("{seat} {text} is not legal in entry {}", logged.seq));
                }
                self.apply(seat, mv);
            }
            Act::Undo { to } => self.cut(seat, *to)?,
        }
        let found = self.hash();
        if found == logged.entry.hash {
            Ok(())
        } else {
            Err(format!(
                "after entry {} the hash is {found:016x}, not {:016x}",
                logged.seq, logged.entry.hash
            ))
        }
    }

    fn view(&self, viewer: Viewer) -> Json {
        serde_json::to_value(self.view_of(viewer)).unwrap_or(Json::Null)
    }

    fn sheets(&self, words: &Words, viewer: Viewer, stage: Stage<'_>) -> Vec<Sheet> {
        self.game.sheets(words, &self.view_of(viewer), stage)
    }

    fn steps(&self, words: &Words, viewer: Viewer, names: &Names, from: u64) -> Vec<Step> {
        let mut steps = Vec::new();
        for told in self.story.iter().filter(|told| told.seq >= from) {
            let Some((_, before)) = self.recent.iter().find(|(seq, _)| *seq == told.seq) else { continue };
            let events: Vec<T::Event> = told.events.iter().map(|event| T::seen_by(event, viewer)).collect();
            steps.extend(web::steps(&self.game, words, names, &self.game.view(before, viewer), &events));
        }
        steps
    }

    fn seat_name(&self, words: &Words, viewer: Viewer, seat: Seat) -> Option<String> {
        self.game.seat_name(words, &self.view_of(viewer), seat)
    }

    fn story(&self, words: &Words, viewer: Viewer, names: &Names, from: usize) -> Vec<LogLine> {
        let view = self.view_of(viewer);
        let mut lines = Vec::new();
        for (index, told) in self.story.iter().enumerate().skip(from) {
            lines.extend(told.events.iter().map(|event| LogLine {
                text: self.game.tell(words, &view, names, &T::seen_by(event, viewer)),
                reason: T::is_reason(event),
                number: index + 1,
            }));
        }
        lines
    }

    fn after_last_move_of(&self, seat: Seat) -> Option<usize> {
        self.story.iter().rposition(|told| told.recorded.seat == seat).map(|at| at + 1)
    }

    fn happened(&self, viewer: Viewer, from: u64) -> Vec<(u64, Json)> {
        let over = self.to_move().is_none();
        let told = self.story.iter().filter(|told| told.seq >= from).map(|told| {
            let events: Vec<T::Event> = told.events.iter().map(|event| T::seen_by(event, viewer)).collect();
            let mut frame = json!({ "seq": told.seq, "seat": told.recorded.seat, "events": events });
            // A move may name what only its maker may know.
            if over || viewer == Viewer::Seat(told.recorded.seat) {
                frame["move"] = told.recorded.mv.to_string().into();
            }
            (told.seq, frame)
        });
        let undos = self.undos.iter().filter(|(seq, ..)| *seq >= from);
        let undos = undos.map(|&(seq, seat, to)| (seq, json!({ "seq": seq, "seat": seat, "undone": to })));
        let mut frames: Vec<(u64, Json)> = told.chain(undos).collect();
        frames.sort_by_key(|(seq, _)| *seq);
        frames
    }

    fn points(&self, words: &Words, names: &[String]) -> Vec<Points> {
        let outcome = self.outcome();
        let mut rows: Vec<(Source, Vec<Vec<i32>>)> = Vec::new();
        let mut round = 0usize;
        let players = usize::from(self.game.players());
        for event in self.story.iter().flat_map(|told| &told.events) {
            if let Some(next) = T::round(event) {
                round = next.into();
            }
            if let Some((seat, source, points)) = T::points(event) {
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
        Seat::all(self.game.players()).map(seat_points).collect()
    }

    fn is_whole(&self) -> bool {
        self.whole
    }

    fn record(&self) -> String {
        let moves = self.story.iter().map(|told| told.recorded).collect();
        let setup = self.game.setup().clone();
        Record::<T> { setup, rules_version: T::RULES_VERSION, seed: self.seed, deal: self.deal, moves }
            .to_string()
    }

    fn snapshot(&self) -> Option<Snapshot> {
        let (seq, position) = match self.before.first() {
            Some((seq, position)) => (*seq, position),
            None => (self.entries, &self.position),
        };
        let bytes = serde_json::to_vec(position).ok()?;
        Some(Snapshot { seq, hash: self.game.hash(position), bytes })
    }

    fn thinker(&self, level: &str) -> Box<dyn FnOnce() -> String + Send> {
        let (game, position, bot) = (self.game.clone(), self.position.clone(), titles::bot(level));
        let seed = self.seed.nth(0xb07 ^ self.entries.wrapping_mul(0x9e37_79b9));
        Box::new(move || {
            let mut moves = Moves::new();
            game.moves(&position, &mut moves);
            let choice = (!moves.is_empty()).then(|| bot.choose(&game, &position, &moves, seed));
            choice.map(|mv| mv.to_string()).unwrap_or_default()
        })
    }

    fn adviser(&self) -> Box<dyn FnOnce() -> Vec<(String, f32)> + Send> {
        let (game, position) = (self.game.clone(), self.position.clone());
        let seed = self.seed.nth(0xad ^ self.entries.wrapping_mul(0x9e37_79b9));
        Box::new(move || {
            let mut moves = Moves::new();
            game.moves(&position, &mut moves);
            let thoughts = titles::bot("expert").advise(&game, &position, &moves, seed);
            thoughts.into_iter().map(|thought| (thought.mv.to_string(), thought.value)).collect()
        })
    }
}

/// Replays a record through the checked door, and gives its moves as entries of a log.
pub(crate) fn entries_of_record<T: Title>(
    record: &Record<T>,
) -> Result<(Live<T>, Vec<store::Entry>), String> {
    let replayed = record.replay(None).map_err(|error| error.to_string())?;
    let mut live = Live::deal(replayed.game().clone(), record.seed);
    let mut entries = Vec::new();
    for recorded in &record.moves {
        live.apply(recorded.seat, recorded.mv);
        let act = Act::Move(recorded.mv.to_string());
        entries.push(store::Entry { seat: recorded.seat.0, act, hash: recorded.hash, key: None });
    }
    Ok((live, entries))
}
