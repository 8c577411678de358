//! Every puzzle, proved once more by a second solver that leaves nothing out, and what else is promised of them.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Event as _, Game, Match, Moves, Seat};
use puzzles::{Goal, Puzzle, Puzzling, Verdict, lay, line_ends, of_day, puzzles, puzzles_of};
use words::Words;

/// How many puzzles each game has.
const EACH: usize = 100;

/// The turn of a puzzle, looked through move by move: no position is left out because it was seen before.
struct Plain<'a, T: Puzzling> {
    game: &'a T,
    begun: &'a T::Position,
    seat: Seat,
    goal: Goal,
    decisions: u32,
    /// The best that was found for each shape.
    best: BTreeMap<u64, i32>,
}

impl<T: Puzzling> Plain<'_, T> {
    fn visit(&mut self, position: &T::Position, first: Option<T::Move>) {
        let mut moves = Moves::new();
        self.game.moves(position, &mut moves);
        for mv in moves {
            self.decisions += 1;
            let (first, mut after, mut events) = (first.unwrap_or(mv), position.clone(), Vec::new());
            self.game.play(&mut after, mv, &mut Moves::new(), &mut events);
            if !line_ends(self.game, self.begun, self.seat, &after) {
                assert!(!events.iter().any(T::matters), "{mv} brings something to light that matters");
                self.visit(&after, Some(first));
                continue;
            }
            let end = self.game.end(self.begun, &after).expect("a turn ends somewhere");
            assert!(T::suits(self.goal, end), "{mv} ends with {end:?}");
            let value = self.game.measure(&after, self.seat, self.goal);
            let best =
                self.best.entry(self.game.shape(self.goal, first, &after, self.seat)).or_insert(i32::MIN);
            *best = value.max(*best);
        }
    }
}

fn prove<T: Puzzling>(puzzle: &Puzzle) {
    let place = format!("{} {}", puzzle.game, puzzle.number);
    let table: Match<T> = lay(&puzzle.position).unwrap_or_else(|fault| panic!("{place}: {fault}"));
    let (game, begun) = (table.game(), table.position());
    let seat = game.to_move(begun).expect("somebody is asked");
    let mut plain = Plain { game, begun, seat, goal: puzzle.goal, decisions: 0, best: BTreeMap::new() };
    plain.visit(begun, None);
    assert_eq!(plain.decisions, puzzle.decisions, "{place}: decisions");
    let before = if puzzle.goal == Goal::Win { 0 } else { game.measure(begun, seat, puzzle.goal) };
    let mut values: Vec<i32> = plain.best.values().map(|value| value - before).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    // Two shapes with the best value would be two equally good solutions.
    assert_eq!(values[..2], [puzzle.best, puzzle.second], "{place}");
    assert!(puzzle.goal.is_clear(puzzle.best, puzzle.second), "{place} has no clear solution");
    // Nothing comes to light on the way.
    let mut told = table.clone();
    for (at, mv) in puzzle.line.iter().enumerate() {
        let played = told.play(seat, mv.parse().expect("notation")).expect("a legal move");
        let reveals = played.events.iter().any(T::Event::reveals);
        assert!(!reveals || at + 1 == puzzle.line.len(), "{place}: {mv}");
    }
}

fn prove_all(game: &str) {
    let mut found = 0;
    for puzzle in puzzles_of(game) {
        titles::each!(T => if T::NAME == game { prove::<T>(puzzle) });
        found += 1;
    }
    assert_eq!(found, EACH);
}

#[test]
fn the_puzzles_of_barrage_have_one_best_turn() {
    prove_all("barrage");
}

#[test]
fn the_puzzles_of_underwater_cities_have_one_best_turn() {
    prove_all("cities");
}

#[test]
fn solutions_solve_and_other_lines_do_not() {
    for puzzle in puzzles() {
        assert_eq!(puzzle.judge(&puzzle.line), Some(Verdict::Solved));
        assert_eq!(puzzle.judge(&puzzle.other), Some(Verdict::Short(puzzle.second)));
        assert_eq!(puzzle.judge(&puzzle.line[..puzzle.line.len() - 1]), Some(Verdict::Going));
        let beyond = [&*puzzle.line, &*puzzle.line].concat();
        assert_eq!(puzzle.judge(&beyond), None, "a turn that is over goes no further");
    }
}

#[test]
fn positions_and_levels_differ() {
    let positions: BTreeSet<&str> = puzzles().iter().map(|puzzle| &*puzzle.position).collect();
    assert_eq!(positions.len(), puzzles().len());
    for game in titles::each!(T => T::NAME) {
        let mut levels: BTreeMap<u8, usize> = BTreeMap::new();
        for puzzle in puzzles_of(game) {
            *levels.entry(puzzle.level).or_default() += 1;
        }
        // From easy to hard, and enough of each to stay there for a while.
        assert!(levels.len() == 5 && levels.values().all(|count| *count >= 15), "{game}: {levels:?}");
        let mut goals: BTreeMap<Goal, usize> = BTreeMap::new();
        for puzzle in puzzles_of(game) {
            *goals.entry(puzzle.goal).or_default() += 1;
        }
        // Every goal there is, none of them as a rarity.
        let wanted =
            titles::each!(T => (T::NAME == game).then_some(T::GOALS)).into_iter().flatten().flatten();
        for goal in wanted {
            let count = goals.get(goal).copied().unwrap_or(0);
            assert!(count >= 15, "{game}: {goals:?}");
        }
        // A number stands for one puzzle, and none is higher than the last that was given.
        let numbers: BTreeSet<usize> = puzzles_of(game).map(|puzzle| puzzle.number).collect();
        assert_eq!(numbers.len(), EACH, "{game}");
        assert!(numbers.first() >= Some(&1) && numbers.last() <= Some(&puzzles::last(game)), "{game}");
    }
    for puzzle in puzzles() {
        let missed = puzzle.reached.iter().filter(|it| !puzzle.goal.is_solved(it.value, puzzle.best)).count();
        assert_eq!(usize::from(puzzle.level), 1 + missed, "{} {}", puzzle.game, puzzle.number);
    }
}

#[test]
fn every_puzzle_has_its_day() {
    let all = puzzles().len() as u64;
    for first in [0, 20_000, 20_417] {
        let days: BTreeSet<(&str, usize)> =
            (first..first + all).map(of_day).map(|it| (it.game, it.number)).collect();
        assert_eq!(days.len() as u64, all, "from day {first}");
    }
}

#[test]
fn every_language_has_the_words() {
    for language in Words::languages() {
        let words = Words::of(language).expect("a language there is");
        let knows = |id: String| assert!(words.knows(&id), "{id} in {language}");
        for puzzle in puzzles() {
            for kind in ["goal", "short", "value"] {
                knows(format!("puzzle-{kind}-{}", puzzle.goal.name()));
            }
            for reached in &puzzle.reached {
                knows(format!("puzzle-by-{}", reached.called()));
            }
        }
    }
}
