//! Finding puzzles in games of bots.

use std::collections::BTreeMap;

use bots::{Bot, Level, Played, asked};
use kernel::{Chance, Event as _, Fault, Match, Moves, Quiet, Seat, Seed, Viewer};
use titles::Order;

use crate::solve::{before, line_ends, solve};
use crate::{Found, Goal, Puzzle, Puzzling, Reached, lay};

/// A choice of fewer first moves is none.
const LEAST_CHOICE: usize = 4;
/// A line that is shorter, and that whoever is eager finds, is no puzzle.
const LEAST_LINE: usize = 3;
/// How often what is hidden is dealt anew, to see that it makes no difference.
const REDEALS: u64 = 3;
/// The most puzzles of a goal in one game.
const MOST_OF_GOAL: usize = 2;

/// The weaker players that a puzzle is rated by, besides the eager one.
const WEAKER: [&str; 3] = ["greedy", "club:sims=100", "club"];

/// The puzzles with one of these goals in one game of a bot against itself, the deal and all play grown from a seed.
pub fn seek<T: Puzzling + Played>(game: &T, bot: Bot, seed: Seed, goals: &[Goal]) -> Vec<Puzzle> {
    let mind = game.mind(bot);
    let mut players: Vec<_> =
        Seat::all(game.players()).map(|seat| mind.begin(seed.nth(u64::from(seat.0) + 1))).collect();
    let (mut position, mut moves, mut played) = (game.deal(seed), Moves::new(), 0);
    let mut found: Vec<Puzzle> = Vec::new();
    game.moves(&position, &mut moves);
    while let Some(seat) = game.to_move(&position) {
        if moves.len() >= LEAST_CHOICE && T::begins_turn(&moves) {
            let few = |goal: Goal| {
                goals.contains(&goal) && found.iter().filter(|it| it.goal == goal).count() < MOST_OF_GOAL
            };
            let puzzle = look(game, &position, few);
            found.extend(puzzle.map(|puzzle| Puzzle { found: (seed.0, played), ..puzzle }));
        }
        let mv = players[usize::from(seat.0)].choose(&asked(game, &position, &moves));
        game.play(&mut position, mv, &mut moves, &mut Quiet);
        played += 1;
    }
    found
}

/// The puzzle that a position is, of a goal that is wanted, if it is one.
fn look<T: Puzzling + Played>(
    game: &T,
    position: &T::Position,
    wanted: impl Fn(Goal) -> bool,
) -> Option<Puzzle> {
    let goals = solve(game, position, T::MOST).ok()?;
    let clear = |goal: &Goal| {
        wanted(*goal) && goals.get(goal).is_some_and(|found| goal.is_clear(found.best, found.second))
    };
    let goal = T::GOALS.iter().copied().find(clear)?;
    // What counts is what a file of the position says.
    let text = game.position_file(position).ok()?;
    let table: Match<T> = lay(&text).ok()?;
    let (game, begun) = (table.game(), table.position());
    let seat = game.to_move(begun)?;
    let found = solve(game, begun, T::MOST).ok()?.remove(&goal)?;
    let decisions = plain(game, begun, begun, seat, T::MOST)?;
    if reveals(game, begun, &found.line) {
        return None;
    }
    let mut chance = Chance::new(Seed(decisions as u64));
    for _ in 0..REDEALS {
        let mut other = begun.clone();
        game.redeal(&mut other, Viewer::Seat(seat), &mut chance);
        let again = solve(game, &other, T::MOST).ok()?.remove(&goal)?;
        if (again.best, again.second) != (found.best, found.second) {
            return None;
        }
    }
    rated(game, begun, goal, found, decisions, text)
}

/// Whether a line brings something to light before its last move.
fn reveals<T: Puzzling>(game: &T, begun: &T::Position, line: &[T::Move]) -> bool {
    let (mut position, mut events) = (begun.clone(), Vec::new());
    for &mv in line.split_last().map_or(line, |(_, before)| before) {
        game.play(&mut position, mv, &mut Moves::new(), &mut events);
    }
    events.iter().any(T::Event::reveals)
}

/// How many decisions a turn has, without leaving any out; `None` if they are more than so many.
fn plain<T: Puzzling>(
    game: &T,
    begun: &T::Position,
    position: &T::Position,
    seat: Seat,
    most: usize,
) -> Option<usize> {
    let mut moves = Moves::new();
    game.moves(position, &mut moves);
    let mut count = 0;
    for mv in moves {
        count += 1;
        let mut after = position.clone();
        game.play(&mut after, mv, &mut Moves::new(), &mut Quiet);
        if !line_ends(game, begun, seat, &after) {
            count += plain(game, begun, &after, seat, most.checked_sub(count)?)?;
        }
        if count > most {
            return None;
        }
    }
    Some(count)
}

/// The puzzle with what weaker players make of it; `None` if it is too easy for one.
fn rated<T: Puzzling + Played>(
    game: &T,
    begun: &T::Position,
    goal: Goal,
    found: Found<T::Move>,
    decisions: usize,
    position: String,
) -> Option<Puzzle> {
    let seat = game.to_move(begun)?;
    let before = before(game, begun, seat, goal);
    let eager = |position: &T::Position, moves: &[T::Move]| {
        let worth = |&mv: &T::Move| {
            let mut after = position.clone();
            game.play(&mut after, mv, &mut Moves::new(), &mut Quiet);
            game.measure(&after, seat, goal)
        };
        // Of equals the first.
        moves.iter().copied().rev().max_by_key(worth).unwrap_or(moves[0])
    };
    let mut reached =
        vec![Reached { by: "eager".to_owned(), value: reach(game, begun, seat, goal, eager) - before }];
    for name in WEAKER {
        let bot: Bot = name.parse().unwrap_or(Level::Greedy.into());
        let mut thinker = game.mind(bot).begin(Seed(decisions as u64));
        let value =
            reach(game, begun, seat, goal, |position, moves| thinker.choose(&asked(game, position, moves)));
        let value = value - before;
        reached.push(Reached { by: name.to_owned(), value });
    }
    let finds = |at: usize| reached[at].value == found.best;
    if found.line.len() < LEAST_LINE && (finds(0) || finds(1)) {
        return None;
    }
    let level = 1 + reached.iter().filter(|it| it.value < found.best).count() as u8;
    let told = |line: &[T::Move]| line.iter().map(T::Move::to_string).collect();
    Some(Puzzle {
        game: T::NAME,
        number: 0,
        goal,
        level,
        best: found.best,
        second: found.second,
        line: told(&found.line),
        other: told(&found.other),
        decisions: decisions as u32,
        reached,
        found: (0, 0),
        position,
    })
}

/// What a goal has when somebody has played the turn.
fn reach<T: Puzzling>(
    game: &T,
    begun: &T::Position,
    seat: Seat,
    goal: Goal,
    mut choose: impl FnMut(&T::Position, &[T::Move]) -> T::Move,
) -> i32 {
    let (mut position, mut moves) = (begun.clone(), Moves::new());
    game.moves(&position, &mut moves);
    while !line_ends(game, begun, seat, &position) {
        let mv = choose(&position, &moves);
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    game.measure(&position, seat, goal)
}

/// So many of the puzzles found: each goal and each level as often as it can be, the clearest first; told from the
/// easiest to the hardest.
pub fn select(found: Vec<Puzzle>, keep: usize) -> Vec<Puzzle> {
    let mut kinds: BTreeMap<(Goal, u8), Vec<Puzzle>> = BTreeMap::new();
    for puzzle in found {
        kinds.entry((puzzle.goal, puzzle.level)).or_default().push(puzzle);
    }
    for puzzles in kinds.values_mut() {
        // They are taken from the end.
        puzzles.sort_by_key(|it| (it.best - it.second, it.line.len(), it.found));
    }
    let mut kept = Vec::new();
    while kept.len() < keep && kinds.values().any(|puzzles| !puzzles.is_empty()) {
        let next = kinds.values_mut().filter_map(Vec::pop);
        kept.extend(next.take(keep - kept.len()).collect::<Vec<_>>());
    }
    kept.sort_by_key(|it| (it.level, it.line.len(), it.found));
    kept
}

/// The table of a game in which puzzles are looked for: two to four seats, by the seed.
pub fn table<T: Puzzling>(seed: Seed) -> Result<T, Fault> {
    let players = (2 + seed.0 % 3).clamp(T::SEATS.0.max(2).into(), T::SEATS.1.into());
    let order = Order { own_players: vec![None; players as usize], ..Order::default() };
    Ok(T::open(T::agree(&order)?)?)
}
