//! A review as a value: what is kept, sent and drawn.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Denied, Mark};

/// Goes up when reviews are made in another way, so that kept ones are made anew.
pub const VERSION: u32 = 3;

/// What is seen for each seat, in order.
pub type Chances = Vec<f32>;

/// A game looked at again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// How it was made.
    pub version: u32,
    /// Which game, by name.
    pub game: String,
    /// How many moves it has.
    pub moves: usize,
    /// Whether it was played to the end.
    pub over: bool,
    /// How everybody stood at the beginning of each turn, and at last.
    pub curve: Vec<Moment>,
    /// The decisions where there was a choice, in order.
    pub decisions: Vec<Judged>,
    /// What came to light, where it changed anything.
    pub luck: Vec<Luck>,
    /// Everybody's game in a few numbers, seat by seat.
    pub players: Vec<Summary>,
}

/// How everybody stood.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// After how many moves.
    pub at: usize,
    /// Whose turn begins; nobody's at the end.
    pub seat: Option<Seat>,
    /// Everybody's chance to win, from 0 to 1.
    pub chances: Chances,
    /// Everybody's points at the end of the game, as expected then.
    pub points: Vec<f32>,
}

/// A decision that was judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// After how many moves it was asked.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What, in notation.
    pub played: String,
    /// Among how many moves.
    pub choices: usize,
    /// What it is called.
    pub mark: Mark,
    /// The chance to win that it gave away, with caution: what is not sure does not count.
    pub lost: f32,
    /// The chance to win that it left, and how far off the difference to the better one may be.
    pub chance: f32,
    /// See [`Judged::chance`].
    pub error: f32,
    /// What would have been better, where something would.
    pub better: Option<Better>,
}

/// What would have been better.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Better {
    /// The rest of the turn, in notation, as far as nothing comes to light.
    pub line: Vec<String>,
    /// The chance to win that it promised.
    pub chance: f32,
    /// Points at the end that it promised more than what was played.
    pub points: f32,
    /// Where those come from: terms by name, the largest first.
    pub terms: Vec<(String, f32)>,
    /// Whom it would have cost most, and how many points; and the term of it that matters most.
    pub rival: Option<(Seat, f32, String)>,
    /// What it would have taken before a rival could, in notation.
    #[serde(default)]
    pub denied: Option<Denied<String>>,
}

/// Something that came to light.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Luck {
    /// After how many moves.
    pub at: usize,
    /// How much everybody's chance to win changed by it, against what was to be expected.
    pub chances: Chances,
}

/// One seat's game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// Whose.
    pub seat: Seat,
    /// Points at the end, or as they stand.
    pub points: i32,
    /// Whether it has won.
    pub won: bool,
    /// How well it decided, from 0 to 1.
    pub accuracy: f32,
    /// How often its decisions were called what, from best to blunder.
    pub marks: [u32; 5],
    /// The turn that changed its chance most: after how many moves it was over, and by how much.
    pub swing: Option<(usize, f32)>,
    /// What made its chance change from the first to the last.
    pub shares: Shares,
    /// Where points were left: terms by name, the largest first.
    pub left: Vec<(String, f32)>,
}

/// What made a chance change. All of it together is the chance at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Shares {
    /// What everybody begins with.
    pub start: f32,
    /// What came to light.
    pub luck: f32,
    /// Its own decisions, against the best that were found.
    pub own: f32,
    /// Those of the others.
    pub others: f32,
    /// What is left: what nobody foresaw.
    pub rest: f32,
    /// The chance at the end.
    pub end: f32,
}

/// A number as it is kept: four digits are more than anybody knows.
pub(crate) fn kept(number: f32) -> f32 {
    if number.is_finite() { (number * 1e4).round() / 1e4 } else { 0.0 }
}
