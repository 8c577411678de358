//! Puzzles: positions of real games with one clearly best turn.
//!
//! A puzzle is a row of `data/*.toml`: a position file, a goal, the best line and the best line that is not the same. It
//! is about one turn of one seat, in which nothing hidden comes to light, so it is proved by going through every way the
//! turn can be played ([`solve`]). What a turn brings is a number ([`Puzzling::measure`]); two lines are the same
//! solution if what they leave behind has the same shape ([`Puzzling::shape`]). `hydropolis puzzles` finds them;
//! `docs/puzzles.md` says how.
//!
//! ```
//! let puzzle = puzzles::puzzles_of("barrage").next().expect("an easy puzzle");
//! assert!(puzzle.best > puzzle.second);
//! assert_eq!(puzzle.judge(&puzzle.line), Some(puzzles::Verdict::Solved));
//! ```

mod barrage;
mod cities;
pub mod seek;
mod solve;

use std::sync::LazyLock;

use kernel::{Event as _, Game, Match, Seat, Seed};
use serde::{Deserialize, Serialize};
use titles::Title;

pub use solve::{End, Found, Unfit, line_ends, solve};

/// What is to be reached in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Barrage: the most energy.
    Energy,
    /// Barrage: the most contracts.
    Contracts,
    /// The most points.
    Points,
    /// Barrage: the most points, the scoring of the round included.
    Round,
    /// Underwater Cities: the most made of the hand, a point worth four goods as in the final scoring (U-24.5).
    Hand,
    /// Underwater Cities: the most built and upgraded.
    Build,
    /// Underwater Cities: the most points, Production and meal included.
    Era,
    /// The most points when the game is over.
    Final,
    /// To win: points ahead of the best rival when the game is over.
    Win,
}

impl Goal {
    /// Its name, in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Energy => "energy",
            Self::Contracts => "contracts",
            Self::Points => "points",
            Self::Round => "round",
            Self::Hand => "hand",
            Self::Build => "build",
            Self::Era => "era",
            Self::Final => "final",
            Self::Win => "win",
        }
    }

    /// The least distance between the best solution and the next.
    pub const fn margin(self) -> i32 {
        match self {
            Self::Contracts | Self::Build => 1,
            _ => 2,
        }
    }

    /// Whether a best and a next outcome make a puzzle of this goal.
    pub const fn is_clear(self, best: i32, second: i32) -> bool {
        let apart = best - second >= self.margin();
        match self {
            Self::Win => apart && best > 0 && second < 0,
            Self::Contracts => apart && best >= 2,
            Self::Energy | Self::Points | Self::Hand | Self::Build => apart && best > 0,
            Self::Round | Self::Era | Self::Final => apart,
        }
    }

    /// Whether a turn that brought so much is a solution, with what it brings at best: who asks for a victory asks for no
    /// more.
    pub const fn is_solved(self, value: i32, best: i32) -> bool {
        match self {
            Self::Win => value > 0,
            _ => value == best,
        }
    }
}

/// A game that puzzles can be made of.
pub trait Puzzling: Title {
    /// What can be asked for, the rarest first.
    const GOALS: &'static [Goal];
    /// The most decisions of a turn that becomes a puzzle, looked through without leaving any out: all are proved once
    /// more in every test.
    const MOST: usize;

    /// Whether these are the moves at the beginning of a turn.
    fn begins_turn(moves: &[Self::Move]) -> bool;
    /// Where in its course the game is: a line ends where this changes.
    fn stage(position: &Self::Position) -> (u8, u8);
    /// What ended with a line that began in one position and led to another; `None` in the middle of something.
    fn end(&self, begun: &Self::Position, position: &Self::Position) -> Option<End>;
    /// What a seat has of what a goal counts.
    fn measure(&self, position: &Self::Position, seat: Seat, goal: Goal) -> i32;
    /// Whether an event brings something to light that can matter in the same turn.
    fn matters(event: &Self::Event) -> bool {
        event.reveals()
    }
    /// A hash of what a line has done that began with a move and led to a position, without what makes no difference to a
    /// goal: two lines with the same are one solution.
    fn shape(&self, goal: Goal, first: Self::Move, position: &Self::Position, seat: Seat) -> u64;

    /// Whether a turn of a seat is the last of the round (Barrage), of the era (Underwater Cities) or of the game.
    fn closes(&self, position: &Self::Position, seat: Seat) -> bool;
    /// What ends with a turn of this stage that closes.
    fn closing(position: &Self::Position) -> End;
    /// How many ways are looked for that lead from the beginning of a turn to one of this seat that closes.
    fn asides(&self, position: &Self::Position, solver: Seat) -> u64;
    /// Whether one of these ways, by its number, ends at a turn of the seat that closes; if not, it plays on.
    fn stays(&self, _position: &Self::Position, _solver: Seat, _aside: u64) -> bool {
        true
    }
    /// The move by which a seat has done with the round, if there is one.
    fn goes_home(_moves: &[Self::Move]) -> Option<Self::Move> {
        None
    }
    /// The same position in a closer game: with other points of the rivals, so that the best of them would end with so
    /// many as things stand; `None` if that is too far from what it was.
    fn contested(&self, _position: &Self::Position, _seat: Seat, _points: i32) -> Option<Self::Position> {
        None
    }

    /// Whether a goal fits lines that end so.
    fn suits(goal: Goal, end: End) -> bool {
        Self::GOALS.contains(&goal)
            && match goal {
                Goal::Energy | Goal::Points | Goal::Hand | Goal::Build => end == End::Turn,
                Goal::Contracts => true,
                Goal::Round | Goal::Era => end == End::Round,
                Goal::Final | Goal::Win => end == End::Game,
            }
    }
}

/// A position with one clearly best turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Which game, by name.
    #[serde(skip)]
    pub game: &'static str,
    /// Its number among those of its game, from 1: the same for ever, and never given to another. 0 before it has one.
    #[serde(default)]
    pub number: usize,
    /// What is asked for.
    pub goal: Goal,
    /// How hard it is, 1 to 5.
    pub level: u8,
    /// What the turn brings at best.
    pub best: i32,
    /// What the best turn brings that is another solution.
    pub second: i32,
    /// The best turn.
    pub line: Vec<String>,
    /// The best turn that is another solution.
    pub other: Vec<String>,
    /// How many decisions were looked at to prove it, without leaving any out.
    pub decisions: u32,
    /// What weaker players reach, by name, in the order of their strength.
    pub reached: Vec<Reached>,
    /// Where it was found: the seed of the game, and after how many moves.
    pub found: (u64, usize),
    /// Which of the other ways led to it from there, if not the game itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<u64>,
    /// The position, as a file.
    pub position: String,
}

/// What a weaker player reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reached {
    /// Who: a bot, or `eager`, who looks where every choice leads if from there on what counts most at once is taken, or
    /// `tries`, who takes the best of some ways at random.
    pub by: String,
    /// What the turn brought.
    pub value: i32,
}

impl Reached {
    /// Who it was, as messages call them (`puzzle-by-...`).
    pub fn called(&self) -> &str {
        &self.by
    }
}

/// Puzzles as a file holds them.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// The last number that was ever given to a puzzle.
    pub last: usize,
    /// The puzzles.
    pub puzzle: Vec<Puzzle>,
}

/// What came of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The turn is not over.
    Going,
    /// It is a solution.
    Solved,
    /// It brought less.
    Short(i32),
}

/// A position that begins a puzzle, with its game.
pub fn lay<T: Title>(position: &str) -> Result<Match<T>, kernel::Fault> {
    Ok(Match::begin(T::open(T::from_position(position)?)?, Seed(0)))
}

impl Puzzle {
    /// What came of these moves; `None` if they cannot be played.
    pub fn judge(&self, moves: &[String]) -> Option<Verdict> {
        titles::each!(T => (T::NAME == self.game).then(|| self.judged::<T>(moves)).flatten())
            .into_iter()
            .find_map(|verdict| verdict)
    }

    fn judged<T: Puzzling>(&self, moves: &[String]) -> Option<Verdict> {
        let mut table: Match<T> = lay(&self.position).ok()?;
        let (begun, seat) = (table.position().clone(), table.to_move()?);
        for mv in moves {
            if line_ends(table.game(), &begun, seat, table.position()) {
                return None;
            }
            table.play(seat, mv.parse().ok()?).ok()?;
        }
        let game = table.game();
        if !line_ends(game, &begun, seat, table.position()) {
            return Some(Verdict::Going);
        }
        let value =
            game.measure(table.position(), seat, self.goal) - solve::before(game, &begun, seat, self.goal);
        Some(if self.goal.is_solved(value, self.best) { Verdict::Solved } else { Verdict::Short(value) })
    }
}

/// What is built in.
struct All {
    puzzles: Vec<Puzzle>,
    /// The last number ever given in each game.
    last: Vec<(&'static str, usize)>,
}

/// All puzzles, game by game, the easiest first.
static ALL: LazyLock<All> = LazyLock::new(|| {
    let (mut puzzles, mut last) = (Vec::new(), Vec::new());
    for (game, text) in FILES {
        // The files are compiled in, and the tests read them.
        let file: File =
            toml::from_str(text).unwrap_or_else(|error| panic!("the puzzles of {game} can be read: {error}"));
        puzzles.extend(file.puzzle.into_iter().map(|puzzle| Puzzle { game, ..puzzle }));
        last.push((*game, file.last));
    }
    All { puzzles, last }
});

/// All puzzles, game by game, the easiest first.
pub fn puzzles() -> &'static [Puzzle] {
    &ALL.puzzles
}

/// The last number that was ever given to a puzzle of a game: one up to it that has no puzzle had one once.
pub fn last(game: &str) -> usize {
    ALL.last.iter().find(|(name, _)| *name == game).map_or(0, |(_, last)| *last)
}

/// The puzzles of a game.
pub fn puzzles_of(game: &str) -> impl Iterator<Item = &'static Puzzle> {
    puzzles().iter().filter(move |puzzle| puzzle.game == game)
}

/// A puzzle.
pub fn puzzle(game: &str, number: usize) -> Option<&'static Puzzle> {
    puzzles_of(game).find(|puzzle| puzzle.number == number)
}

/// The puzzle of a day, by the number of days since 1970: every one comes once before any comes again, games in turn.
pub fn of_day(day: u64) -> &'static Puzzle {
    // A step that has no divisor in common with the number of puzzles visits them all.
    const STRIDE: u64 = 77;
    let games = titles::each!(T => <T as Game>::NAME);
    let (turn, game) = (day / games.len() as u64, games[(day % games.len() as u64) as usize]);
    let count = puzzles_of(game).count() as u64;
    let at = (turn % count * STRIDE % count) as usize;
    puzzles_of(game).nth(at).expect("a place among the puzzles of the game")
}

const FILES: &[(&str, &str)] =
    &[("barrage", include_str!("../data/barrage.toml")), ("cities", include_str!("../data/cities.toml"))];
