//! Puzzles: those of the crate `puzzles`, on the page of a table.
//!
//! As a lesson, a puzzle under way is a value that the browser keeps, in one cookie for each game: the puzzle, the moves of
//! this try, and which puzzles were solved. With every request the position is laid out and the moves are played again.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::{Seat, Viewer};
use puzzles::{Puzzle, Verdict};
use web::{
    Change, ChoiceLine, Names, Notice, PuzzleLine, PuzzlePlace, SolutionLine, SolutionPage, puzzle_panels,
    puzzle_value, puzzles_page, solution_page,
};

use crate::app::App;
use crate::caller::{Caller, cookie, puzzle_cookie};
use crate::pages::{Fields, html, redirect, set_cookie};
use crate::problem::Problem;
use crate::scene::{self, Answer, Exercise, Scene, plain};
use crate::table::AnyTable;
use crate::titles::Entry;

/// How long a day is, in milliseconds.
const DAY: i64 = 86_400_000;
/// The most moves of a turn: more than any puzzle has.
const MOST_MOVES: usize = 60;
/// The highest number that is remembered as solved: far more than there are.
const MOST_NUMBER: usize = 1023;
/// The longest line that is read from a cookie.
const LONGEST: usize = 3000;

/// What somebody has done with the puzzles of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tries {
    /// How many answers were given.
    count: u64,
    /// The puzzle that is being solved.
    number: usize,
    /// The numbers of the puzzles that were solved.
    solved: BTreeSet<usize>,
    /// The moves of this try.
    moves: Vec<String>,
}

impl Tries {
    fn of(headers: &HeaderMap, game: &str) -> Self {
        let kept = cookie(headers, &cookie_name(game));
        kept.and_then(|kept| kept.value().parse().ok()).unwrap_or_default()
    }

    fn has_solved(&self, puzzle: &Puzzle) -> bool {
        self.solved.contains(&puzzle.number)
    }
}

/// Numbers as the bits of a hexadecimal number, whose last digit has the bits 0 to 3.
fn digits(numbers: &BTreeSet<usize>) -> String {
    let last = numbers.last().map_or(0, |most| most / 4);
    let has = |number: usize| u32::from(numbers.contains(&number));
    let digit = |at: usize| -> u32 { (0..4).map(|bit| has(4 * at + bit) << bit).sum() };
    (0..=last).rev().filter_map(|at| char::from_digit(digit(at), 16)).collect()
}

/// The numbers of such a text; nothing if it is none.
fn numbers(digits: &str) -> Option<BTreeSet<usize>> {
    let mut numbers = BTreeSet::new();
    for (at, digit) in digits.chars().rev().enumerate().take(MOST_NUMBER / 4 + 1) {
        let digit = digit.to_digit(16)?;
        numbers.extend((0..4).filter(|bit| (digit >> bit) & 1 == 1).map(|bit| 4 * at + bit));
    }
    (!digits.is_empty()).then_some(numbers)
}

fn cookie_name(game: &str) -> String {
    format!("puzzles-{game}")
}

impl fmt::Display for Tries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.count, self.number, digits(&self.solved))?;
        self.moves.iter().try_for_each(|mv| write!(f, "/{}", mv.replace(' ', "_")))
    }
}

impl FromStr for Tries {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split('/');
        let head: Vec<&str> = parts.next().unwrap_or_default().split('.').collect();
        let moves: Vec<String> = parts.map(|mv| mv.replace('_', " ")).collect();
        let [count, number, solved] = head[..] else { return Err(()) };
        let tries = Self {
            count: count.parse::<u32>().map_err(|_| ())?.into(),
            number: number.parse().map_err(|_| ())?,
            solved: numbers(solved).ok_or(())?,
            moves,
        };
        (text.len() <= LONGEST && tries.moves.len() <= MOST_MOVES).then_some(tries).ok_or(())
    }
}

fn line(puzzle: &Puzzle, solved: bool) -> PuzzleLine {
    PuzzleLine {
        game: puzzle.game,
        number: puzzle.number,
        goal: puzzle.goal.name(),
        level: puzzle.level,
        solved,
    }
}

/// The puzzle of the day.
pub(crate) fn today(app: &App, headers: &HeaderMap) -> PuzzleLine {
    let puzzle = puzzles::of_day(u64::try_from(app.clock.now().0 / DAY).unwrap_or(0));
    line(puzzle, Tries::of(headers, puzzle.game).has_solved(puzzle))
}

/// The list of puzzles.
pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Query(asked): Query<Fields>,
) -> Response {
    let lines = app.games.all().flat_map(|title| {
        let tries = Tries::of(&headers, title.name);
        puzzles::puzzles_of(title.name).map(move |puzzle| line(puzzle, tries.has_solved(puzzle)))
    });
    let mut around = caller.shell();
    around.sheet = Some("learn.css");
    let goal = asked.get("goal").map(String::as_str).unwrap_or_default();
    html(puzzles_page(caller.say(), &around, &lines.collect::<Vec<_>>(), &today(&app, &headers), goal))
}

/// A puzzle under way.
pub(crate) struct Solving {
    caller: Caller,
    title: Entry,
    puzzle: &'static Puzzle,
    tries: Tries,
    table: Box<dyn AnyTable>,
    /// Who solves it.
    seat: Seat,
}

/// The table of a puzzle after these moves, and whose turn it is about.
fn lay(title: &Entry, puzzle: &Puzzle, moves: &[String]) -> Result<(Box<dyn AnyTable>, Seat), Problem> {
    let mut table = (title.lay)(&puzzle.position).map_err(Problem::BadSetup)?;
    let seat = table.to_move().ok_or(Problem::NotFound)?;
    for mv in moves {
        table.play(seat, mv).map_err(|_| Problem::Conflict("web-trouble"))?;
    }
    Ok((table, seat))
}

impl Solving {
    fn lay_again(&mut self) -> Result<(), Problem> {
        self.table = lay(&self.title, self.puzzle, &self.tries.moves)?.0;
        Ok(())
    }

    fn verdict(&self) -> Verdict {
        self.puzzle.judge(&self.tries.moves).unwrap_or(Verdict::Going)
    }

    /// What came of a turn that is over.
    fn told(&self, verdict: Verdict) -> Option<String> {
        let (say, goal) = (self.caller.say(), self.puzzle.goal.name());
        let best = puzzle_value(say, goal, self.puzzle.best);
        let second = puzzle_value(say, goal, self.puzzle.second);
        match verdict {
            Verdict::Going => None,
            Verdict::Solved => {
                Some(say.with("puzzle-solved", &[("best", best.into()), ("second", second.into())]))
            }
            Verdict::Short(reached) => {
                let reached = puzzle_value(say, goal, reached);
                Some(say.with("puzzle-short", &[("best", best.into()), ("reached", reached.into())]))
            }
        }
    }

    fn next(&self) -> Option<String> {
        let mut after =
            puzzles::puzzles_of(self.puzzle.game).skip_while(|it| it.number != self.puzzle.number);
        Some(line(after.nth(1)?, false).address())
    }

    fn choices(&self, verdict: Verdict) -> Vec<ChoiceLine> {
        let say = self.caller.say();
        let link = |name: &str, message: &str| plain(name.to_owned(), say.it(message), Vec::new(), true);
        match verdict {
            Verdict::Going => scene::choices(&*self.table, &self.caller, self.seat),
            Verdict::Short(_) => vec![
                plain("over".to_owned(), say.it("learn-over"), Vec::new(), false),
                link("solution", "puzzle-solution"),
            ],
            Verdict::Solved => {
                let next = self.next().map(|_| link("next", "puzzle-next"));
                [link("solution", "puzzle-why")].into_iter().chain(next).collect()
            }
        }
    }

    /// A line of the solution in sentences.
    fn explained(&self, moves: &[String], value: i32) -> Result<SolutionLine, Problem> {
        let (mut table, seat) = lay(&self.title, self.puzzle, &[])?;
        let mut steps = Vec::new();
        for mv in moves {
            let told = table.judge(self.caller.words(), seat, mv);
            steps.push((told.map_err(|_| Problem::Conflict("web-trouble"))?, mv.clone()));
            table.play(seat, mv).map_err(|_| Problem::Conflict("web-trouble"))?;
        }
        Ok(SolutionLine { steps, value })
    }
}

impl Exercise for Solving {
    type Kept = (&'static Puzzle, Tries);

    fn kept(headers: &HeaderMap, game: &str, number: usize) -> Option<Self::Kept> {
        Some((puzzles::puzzle(game, number)?, Tries::of(headers, game)))
    }

    fn open(caller: Caller, title: Entry, (puzzle, mut tries): Self::Kept) -> Result<Self, Problem> {
        if tries.number != puzzle.number {
            tries.number = puzzle.number;
            tries.moves.clear();
        }
        let laid = match lay(&title, puzzle, &tries.moves) {
            Err(Problem::Conflict(_)) => {
                tries.moves.clear();
                lay(&title, puzzle, &[])?
            }
            laid => laid?,
        };
        let (table, seat) = laid;
        Ok(Self { caller, title, puzzle, tries, table, seat })
    }

    fn count(&mut self) -> &mut u64 {
        &mut self.tries.count
    }

    fn answer(&mut self, text: &str) -> Result<Answer, Problem> {
        if text == "over" {
            self.tries.moves.clear();
            self.lay_again()?;
            return Ok(Answer::QUIET);
        }
        if self.verdict() != Verdict::Going {
            return Ok(Answer::QUIET);
        }
        let from = self.table.entries();
        let room = MOST_MOVES.saturating_sub(self.tries.moves.len());
        for mv in text.split(';').take(room) {
            match scene::play(&mut *self.table, &self.caller, self.seat, mv) {
                Ok(mv) => self.tries.moves.push(mv),
                Err(refused) => return Ok(Answer::Shown(Some(*refused), Vec::new())),
            }
        }
        if self.verdict() == Verdict::Solved {
            self.tries.solved.insert(self.puzzle.number);
        }
        let viewer = Viewer::Seat(self.seat);
        let film = self.table.steps(self.caller.words(), viewer, &Names::default(), from);
        Ok(Answer::Shown(None, film))
    }

    fn take_back(&mut self, moves: usize) -> Result<(), Problem> {
        let keep = self.tries.moves.len().saturating_sub(moves);
        self.tries.moves.truncate(keep);
        self.lay_again()
    }

    fn shown(&self, notice: Option<Notice>, film: Option<&[Change]>) -> Result<Response, Problem> {
        let (words, say, viewer) = (self.caller.words(), self.caller.say(), Viewer::Seat(self.seat));
        let verdict = self.verdict();
        let going = verdict == Verdict::Going;
        let puzzle = line(self.puzzle, self.tries.has_solved(self.puzzle));
        let begun = going && !self.tries.moves.is_empty();
        let scene = Scene {
            caller: &self.caller,
            table: &*self.table,
            seat: self.seat,
            seq: self.tries.count,
            question: self.told(verdict).unwrap_or_else(|| puzzle.question(say)),
            asked: if begun { self.table.question(words, viewer) } else { String::new() },
            undo: self.tries.moves.len(),
            address: puzzle.address(),
            choices: self.choices(verdict),
            resting: if going { self.table.resting(words, viewer) } else { Vec::new() },
            notice,
            who: None,
            sheet: "learn.css",
        };
        let place = PuzzlePlace { puzzle, seq: self.tries.count };
        let mut response = scene.shown(film, |panels| puzzle_panels(say, &place, panels))?;
        set_cookie(&mut response, puzzle_cookie(cookie_name(self.puzzle.game), self.tries.to_string()));
        Ok(response)
    }
}

/// A puzzle as it stands.
pub(crate) async fn puzzle(
    State(app): State<App>,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
    Query(asked): Query<Fields>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    // A puzzle that was taken out of the collection has no page any more.
    if puzzles::puzzle(&game, number).is_none() && (1..=puzzles::last(&game)).contains(&number) {
        return Ok(redirect("/puzzles", None));
    }
    scene::with(&app, caller, &headers, (&game, number), move |solving: Solving| {
        let verdict = solving.verdict();
        let sure = asked.get("sure").map(String::as_str);
        match (sure, solving.next()) {
            (Some("next"), Some(next)) if verdict != Verdict::Going => return Ok(redirect(&next, None)),
            (Some("solution"), _) => {
                let address = line(solving.puzzle, false).address();
                return Ok(redirect(&format!("{address}/solution"), None));
            }
            _ => {}
        }
        let choice = |text: &str| solving.choices(verdict).into_iter().find(|it| it.notation == text);
        let hint = || {
            let first = solving.puzzle.line.first().filter(|_| solving.tries.moves.is_empty())?;
            let told = [("choice", choice(first)?.sentence.into())];
            Some(Notice::Told(solving.caller.say().with("learn-hint", &told)))
        };
        let notice = match sure {
            Some(text) => choice(text).map(Notice::Sure),
            None if asked.contains_key("hint") => {
                hint().or_else(|| Some(Notice::Told(solving.caller.say().it("puzzle-no-hint"))))
            }
            None => None,
        };
        solving.shown(notice, None)
    })
    .await
}

/// The solution of a puzzle.
pub(crate) async fn solution(
    State(app): State<App>,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    scene::with(&app, caller, &headers, (&game, number), |solving: Solving| {
        let puzzle = solving.puzzle;
        let page = SolutionPage {
            puzzle: line(puzzle, solving.tries.has_solved(puzzle)),
            best: solving.explained(&puzzle.line, puzzle.best)?,
            second: solving.explained(&puzzle.other, puzzle.second)?,
            decisions: puzzle.decisions,
            reached: puzzle.reached.iter().map(|it| (it.called().to_owned(), it.value)).collect(),
            next: solving.next(),
        };
        let mut around = solving.caller.shell();
        around.sheet = Some("learn.css");
        Ok(html(solution_page(solving.caller.say(), &around, &page)))
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_read_back() {
        let moves = vec!["turbine +2 left".to_owned(), "slot 8 with #241".to_owned()];
        let tries = Tries { count: 7, number: 12, solved: [1, 3].into(), moves };
        assert_eq!(tries.to_string(), "7.12.a/turbine_+2_left/slot_8_with_#241");
        assert_eq!(tries.to_string().parse(), Ok(tries));
        let many = Tries { solved: [0, 7, 100, 188].into(), ..Tries::default() };
        assert_eq!(many.to_string().parse(), Ok(many));
        assert_eq!(Tries::default().to_string().parse(), Ok(Tries::default()));
    }

    #[test]
    fn what_is_no_try_is_none() {
        let long = format!("0.1.0{}", "/bank".repeat(61));
        for text in ["", "x", "1.2", "-1.0.0", "1.1.g", &long] {
            assert_eq!(text.parse::<Tries>(), Err(()), "{text}");
        }
    }
}
