//! Lessons: chapters as data, and who judges the answers.
//!
//! A chapter is a file of `data/`: positions, and steps that each ask for one thing. A step knows which moves are welcome,
//! what is said to each answer and what follows. It holds no sentence: what is said are messages `learn-<game>-<chapter>-...`
//! of the locales. It knows no rule either: moves are played by the game itself, on a table like any other, and come here
//! as text once they are made. `docs/lessons.md` says how a chapter is written.
//!
//! ```
//! let chapter = lessons::chapter("barrage", 1).expect("the first chapter");
//! let step = &chapter.steps[1];
//! let played = ["drop HB".to_owned()];
//! assert!(matches!(step.judge(&played, &serde_json::Value::Null), lessons::Verdict::Done(_)));
//! ```

mod pattern;
mod walk;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value as Json;

pub use walk::Walk;

/// A lesson of a few minutes about one idea.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Which game, by name.
    #[serde(skip)]
    pub game: &'static str,
    /// Its number, from 1.
    #[serde(skip)]
    pub number: usize,
    /// How long it takes.
    pub minutes: u8,
    /// Whether it is part of the short way, ten minutes to the first game.
    #[serde(default)]
    pub short: bool,
    /// The parts of the table that are shown; all of them if none is named.
    #[serde(default)]
    pub show: Vec<String>,
    /// Whether a game can be played on from where the chapter ends.
    #[serde(default)]
    pub play_on: bool,
    /// The position files it begins from, by name.
    #[serde(rename = "position")]
    pub positions: BTreeMap<String, String>,
    /// What is asked, one after the other.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// One question of a chapter.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Step {
    /// The position it begins from; without one it goes on where the last step ended.
    pub from: Option<String>,
    /// The places of the board that are lit.
    pub lit: Vec<String>,
    /// Places that may be pointed at, or numbers that may be said, instead of moving.
    pub point: Vec<String>,
    /// Whether every legal move is right until an answer is found.
    pub free: bool,
    /// The answers: the first that fits the moves, whole or as far as they go, counts.
    #[serde(rename = "way")]
    pub ways: Vec<Way>,
    /// Moves that are refused, with what is said instead of the reason the rules give.
    pub refused: Vec<Refused>,
}

/// An answer to a step.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Way {
    /// The moves it consists of, as patterns: `*` is anything, `|` stands between alternatives.
    pub moves: Vec<String>,
    /// What has to be true afterwards, as facts about the view: `/USA/energy >= 8`.
    pub when: Vec<String>,
    /// Moves that lead to it, where `moves` do not say them: for the chore that plays all lessons.
    pub example: Vec<String>,
    /// What is said, by the end of the message's name; nothing if it is empty.
    pub reply: String,
    /// What follows.
    pub then: Then,
    /// Moves of the others that follow.
    pub script: Vec<String>,
    /// What is said of them, by the end of the message's name.
    pub line: String,
}

/// What follows an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// The next step.
    #[default]
    Next,
    /// The same step once more, from its start.
    Again,
    /// A step by its number, from 1.
    Step(usize),
}

/// A move that is refused here.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// The moves of the step before it.
    #[serde(default)]
    pub after: Vec<String>,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The place of the board where it would be made.
    pub at: String,
    /// The rule that is against it.
    pub rule: String,
    /// What is said, by the end of the message's name.
    pub say: String,
}

/// What a step makes of the moves that were made in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// An answer, by its place among the ways.
    Done(usize),
    /// The beginning of one.
    Going,
    /// Possible, but no answer.
    Elsewhere,
}

impl Chapter {
    /// The name of one of its messages.
    pub fn message(&self, end: &str) -> String {
        format!("learn-{}-{}-{end}", self.game, self.number)
    }

    /// The position a step begins from, and which step laid it out.
    pub fn scene(&self, step: usize) -> Option<(usize, &str)> {
        let laid = (0..=step.min(self.steps.len().checked_sub(1)?)).rev();
        let mut laid = laid.filter_map(|at| Some((at, self.steps[at].from.as_deref()?)));
        let (at, name) = laid.next()?;
        Some((at, self.positions.get(name)?))
    }
}

impl Step {
    /// What the moves made in it so far amount to, with the view of who is taught after them.
    pub fn judge(&self, played: &[String], view: &Json) -> Verdict {
        for (at, way) in self.ways.iter().enumerate() {
            if !way.moves.iter().zip(played).all(|(pattern, mv)| pattern::fits(pattern, mv)) {
                continue;
            }
            if played.len() < way.moves.len() {
                return Verdict::Going;
            }
            let whole = way.moves.is_empty() || way.moves.len() == played.len();
            if whole && way.when.iter().all(|it| pattern::holds(it, view)) {
                return Verdict::Done(at);
            }
        }
        if self.free { Verdict::Going } else { Verdict::Elsewhere }
    }

    /// The moves that lead to an answer, as patterns.
    pub fn path(&self, way: usize) -> &[String] {
        let Way { moves, example, .. } = &self.ways[way];
        if example.is_empty() { moves } else { example }
    }

    /// The next move of the first way that is still open and leads on, as a pattern: what a hint tells.
    pub fn hint(&self, played: &[String]) -> Option<&str> {
        // Where only what comes of it counts, the example shows a way.
        fn path(way: &Way) -> &[String] {
            if way.moves.is_empty() { &way.example } else { &way.moves }
        }
        let open = |way: &&Way| {
            way.then != Then::Again
                && path(way).len() > played.len()
                && path(way).iter().zip(played).all(|(pattern, mv)| pattern::fits(pattern, mv))
        };
        self.ways.iter().find(open).map(|way| &*path(way)[played.len()])
    }
}

/// Whether a move is one of a pattern.
pub fn fits(pattern: &str, mv: &str) -> bool {
    pattern::fits(pattern, mv)
}

/// All chapters, game by game in their order.
pub fn chapters() -> &'static [Chapter] {
    static ALL: LazyLock<Vec<Chapter>> = LazyLock::new(|| {
        let files = FILES.iter().map(|(game, number, text)| {
            let text = text.replace("@setup\n", CITIES_SETUP);
            let read: Result<Chapter, _> = toml::from_str(&text);
            // The file is compiled in, and the tests read every one.
            let chapter =
                read.unwrap_or_else(|error| panic!("chapter {number} of {game} can be read: {error}"));
            Chapter { game, number: *number, ..chapter }
        });
        files.collect()
    });
    &ALL
}

/// A chapter.
pub fn chapter(game: &str, number: usize) -> Option<&'static Chapter> {
    chapters().iter().find(|chapter| chapter.game == game && chapter.number == number)
}

/// The set-up of all positions of Underwater Cities, with the cards and the board of the lessons.
const CITIES_SETUP: &str = include_str!("../data/cities/setup.toml");

/// The chapters, as files.
const FILES: &[(&str, usize, &str)] = &[
    ("barrage", 1, include_str!("../data/barrage/1.toml")),
    ("barrage", 2, include_str!("../data/barrage/2.toml")),
    ("barrage", 3, include_str!("../data/barrage/3.toml")),
    ("barrage", 4, include_str!("../data/barrage/4.toml")),
    ("barrage", 5, include_str!("../data/barrage/5.toml")),
    ("barrage", 6, include_str!("../data/barrage/6.toml")),
    ("barrage", 7, include_str!("../data/barrage/7.toml")),
    ("barrage", 8, include_str!("../data/barrage/8.toml")),
    ("cities", 1, include_str!("../data/cities/1.toml")),
    ("cities", 2, include_str!("../data/cities/2.toml")),
    ("cities", 3, include_str!("../data/cities/3.toml")),
    ("cities", 4, include_str!("../data/cities/4.toml")),
    ("cities", 5, include_str!("../data/cities/5.toml")),
    ("cities", 6, include_str!("../data/cities/6.toml")),
    ("cities", 7, include_str!("../data/cities/7.toml")),
    ("cities", 8, include_str!("../data/cities/8.toml")),
];
