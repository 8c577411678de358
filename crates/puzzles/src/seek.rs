//! Finding puzzles in games of bots.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use bots::{Bot, Level, Played, Random, asked};
use kernel::{Chance, Event as _, Fault, Match, Moves, Quiet, Seat, Seed, Viewer};
use titles::Order;

use crate::solve::{before, line_ends, solve};
use crate::{End, File, Found, Goal, Puzzle, Puzzling, Reached, lay};

/// A choice of fewer first moves is none.
const LEAST_CHOICE: usize = 4;
/// A line that is shorter, and that the beginner plays anyway, is no puzzle.
const LEAST_LINE: usize = 3;
/// How often what is hidden is dealt anew, to see that it makes no difference.
const REDEALS: u64 = 3;
/// The most puzzles of a goal in one game.
const MOST_OF_GOAL: usize = 2;
/// How many ways at random through a turn are glanced at before it is looked through.
const GLANCES: u64 = 24;
/// By so much the best of these ways may lose where a victory is looked for: farther is out of reach.
const FAR_BEHIND: i32 = 30;
/// In an aside one move in so many is any move at all.
const ODD_MOVE: usize = 4;
/// How many of a goal are enough to choose from, for each that is kept.
const ENOUGH: usize = 3;

/// The weaker players that a puzzle is rated by, besides the eager one and the one who tries.
const WEAKER: [&str; 2] = ["greedy", "club"];
/// How many ways to play the turn somebody tries who takes the best of them.
const TRIES: u64 = 20;

/// The puzzles with one of these goals in one game of a bot against itself and in its asides, the deal and all play grown
/// from a seed.
///
/// Turns that end a round or the game are rare, and puzzles about them rarer. So the game is also led to such turns on
/// other ways than the bot's ([`Puzzling::asides`]): the others go home early, or play a little differently.
pub fn seek<T: Puzzling + Played>(game: &T, bot: Bot, seed: Seed, goals: &[Goal]) -> Vec<Puzzle> {
    let mind = game.mind(bot);
    let mut players: Vec<_> =
        Seat::all(game.players()).map(|seat| mind.begin(seed.nth(u64::from(seat.0) + 1))).collect();
    let (mut position, mut moves, mut played) = (game.deal(seed), Moves::new(), 0);
    let mut found: Vec<Puzzle> = Vec::new();
    let few = |found: &[Puzzle], goal: Goal| {
        goals.contains(&goal) && found.iter().filter(|it| it.goal == goal).count() < MOST_OF_GOAL
    };
    game.moves(&position, &mut moves);
    while let Some(seat) = game.to_move(&position) {
        if T::begins_turn(&moves) {
            if moves.len() >= LEAST_CHOICE {
                let puzzle = look(game, &position, |goal| few(&found, goal));
                found.extend(puzzle.map(|puzzle| Puzzle { found: (seed.0, played), ..puzzle }));
            }
            for solver in Seat::all(game.players()) {
                for aside in 1..=game.asides(&position, solver) {
                    let closing = T::closing(&position);
                    if !T::GOALS.iter().any(|&goal| T::suits(goal, closing) && few(&found, goal)) {
                        break;
                    }
                    let grown = seed.nth(1_000 * played as u64 + 10 * aside + u64::from(solver.0));
                    let Some(led) = led_aside(game, &position, &moves, (solver, aside), grown) else {
                        continue;
                    };
                    let puzzle = look(game, &led, |goal| few(&found, goal));
                    found.extend(puzzle.map(|puzzle| Puzzle {
                        found: (seed.0, played),
                        aside: Some(aside),
                        ..puzzle
                    }));
                }
            }
        }
        let mv = players[usize::from(seat.0)].choose(&asked(game, &position, &moves));
        game.play(&mut position, mv, &mut moves, &mut Quiet);
        played += 1;
    }
    found
}

/// A game led from a position to a turn of a seat that ends a round or the game: the others go home if they can, and play
/// as beginners with odd moves if they cannot.
fn led_aside<T: Puzzling + Played>(
    game: &T,
    begun: &T::Position,
    moves: &Moves<T::Move>,
    (solver, aside): (Seat, u64),
    seed: Seed,
) -> Option<T::Position> {
    let mut greedy = game.mind(Level::Greedy.into()).begin(seed.nth(1));
    let (mut odd, mut chance) = (Random::new(seed.nth(2)), Chance::new(seed.nth(3)));
    let (mut position, mut moves) = (begun.clone(), moves.clone());
    while T::stage(&position) == T::stage(begun) {
        let seat = game.to_move(&position)?;
        let arrived = || game.closes(&position, seat) && game.stays(&position, seat, aside);
        if seat == solver && T::begins_turn(&moves) && arrived() {
            return (moves.len() >= LEAST_CHOICE).then_some(position);
        }
        let home = (seat != solver).then(|| T::goes_home(&moves)).flatten();
        let mv = match home {
            Some(mv) => mv,
            None if chance.below(ODD_MOVE) == 0 => odd.choose(&moves),
            None => greedy.choose(&asked(game, &position, &moves)),
        };
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    None
}

/// The puzzle that a position is, of a goal that is wanted, if it is one.
fn look<T: Puzzling + Played>(
    game: &T,
    position: &T::Position,
    wanted: impl Fn(Goal) -> bool,
) -> Option<Puzzle> {
    let closes = game.to_move(position).is_some_and(|seat| game.closes(position, seat));
    let end = if closes { T::closing(position) } else { End::Turn };
    let hopeful: Vec<Goal> =
        T::GOALS.iter().copied().filter(|&goal| wanted(goal) && T::suits(goal, end)).collect();
    if hopeful.is_empty() || !promising(game, position, &hopeful) {
        return None;
    }
    let goals = solve(game, position, T::MOST).ok()?;
    let clear = |goal: &Goal| {
        wanted(*goal) && goals.get(goal).is_some_and(|found| goal.is_clear(found.best, found.second))
    };
    // What counts is what a file of the position says.
    let told = |position: &T::Position| game.position_file(position).ok();
    let goal = T::GOALS.iter().copied().find(clear);
    if goal != Some(Goal::Win) && wanted(Goal::Win) {
        let puzzle = || prove::<T>(Goal::Win, told(&close_run(game, position, &goals)?)?);
        if let Some(puzzle) = puzzle() {
            return Some(puzzle);
        }
    }
    prove::<T>(goal?, told(position)?)
}

/// The same position in a game that the clearly best turn wins and no other, where the points of the others leave room
/// for that.
fn close_run<T: Puzzling>(
    game: &T,
    position: &T::Position,
    goals: &HashMap<Goal, Found<T::Move>>,
) -> Option<T::Position> {
    let (seat, last) = (game.to_move(position)?, goals.get(&Goal::Final)?);
    let (win, margin) = (goals.get(&Goal::Win)?, last.best - last.second);
    if !Goal::Final.is_clear(last.best, last.second) {
        return None;
    }
    // What the best rival has as things stand changes until the game is over by as much as the solver cannot help.
    let rival = game.measure(position, seat, Goal::Final) + last.best - win.best;
    let stands = game.measure(position, seat, Goal::Final) - game.measure(position, seat, Goal::Win);
    let wished = game.measure(position, seat, Goal::Final) + last.best - margin / 2;
    game.contested(position, seat, stands + wished - rival)
}

/// Whether a turn may have one clearly best way, by a glance at some ways at random: none ends in the middle of something,
/// it is not much too long, and one of these goals is not plainly out of reach or reached in two ways.
fn promising<T: Puzzling>(game: &T, begun: &T::Position, goals: &[Goal]) -> bool {
    let Some(seat) = game.to_move(begun) else { return false };
    let seed = Seed(game.hash(begun));
    let (mut decisions, mut ends) = (0.0, Vec::new());
    for at in 0..GLANCES {
        let mut any = Random::new(seed.nth(at));
        let (mut position, mut moves, mut first) = (begun.clone(), Moves::new(), None);
        game.moves(&position, &mut moves);
        // Knuth's estimate of the size of a tree: how many ways there would be if all were as wide as this one.
        let (mut ways, mut met) = (1.0, 0.0);
        while !line_ends(game, begun, seat, &position) {
            ways *= moves.len() as f64;
            met += ways;
            let mv = any.choose(&moves);
            first.get_or_insert(mv);
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        if game.end(begun, &position).is_none() {
            return false;
        }
        decisions += met / GLANCES as f64;
        ends.extend(first.map(|first| (first, position)));
    }
    let can_be_won = || {
        let shape =
            |(first, position): &(T::Move, T::Position)| game.shape(Goal::Win, *first, position, seat);
        let ahead = |(_, position): &(T::Move, T::Position)| game.measure(position, seat, Goal::Win);
        let won: BTreeSet<u64> = ends.iter().filter(|end| ahead(end) >= 0).map(shape).collect();
        won.len() < 2 && ends.iter().map(ahead).max().is_some_and(|best| best >= -FAR_BEHIND)
    };
    decisions <= T::MOST as f64 && (goals != [Goal::Win] || can_be_won())
}

/// The puzzle with a goal in a position, if there is one.
fn prove<T: Puzzling + Played>(goal: Goal, text: String) -> Option<Puzzle> {
    let table: Match<T> = lay(&text).ok()?;
    let (game, begun) = (table.game(), table.position());
    let seat = game.to_move(begun)?;
    let found = solve(game, begun, T::MOST).ok()?.remove(&goal)?;
    if !goal.is_clear(found.best, found.second) {
        return None;
    }
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

/// A puzzle of an earlier run proved and rated once more; `None` if it is none today.
pub fn again<T: Puzzling + Played>(puzzle: Puzzle) -> Option<Puzzle> {
    let Puzzle { number, found, aside, .. } = puzzle;
    Some(Puzzle { number, found, aside, ..prove::<T>(puzzle.goal, puzzle.position)? })
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
    let worth = |position: &T::Position, mv: T::Move| {
        let mut after = position.clone();
        game.play(&mut after, mv, &mut Moves::new(), &mut Quiet);
        (game.measure(&after, seat, goal), after)
    };
    // Of equals the first.
    let at_once = |position: &T::Position, moves: &[T::Move]| {
        moves.iter().copied().rev().max_by_key(|&mv| worth(position, mv).0).unwrap_or(moves[0])
    };
    // What a choice brings is often seen only when the turn goes on: a slot with a card brings nothing yet.
    let eager = |position: &T::Position, moves: &[T::Move]| {
        let leads_to = |&mv: &T::Move| finish(game, begun, worth(position, mv).1, (seat, goal), at_once);
        moves.iter().copied().rev().max_by_key(leads_to).unwrap_or(moves[0])
    };
    let mut reached =
        vec![Reached { by: "eager".to_owned(), value: reach(game, begun, seat, goal, eager) - before }];
    let tried = (0..TRIES).map(|at| {
        let mut any = Random::new(Seed(decisions as u64).nth(at));
        reach(game, begun, seat, goal, |_, moves| any.choose(moves)) - before
    });
    reached.extend(tried.max().map(|value| Reached { by: "tries".to_owned(), value }));
    for name in WEAKER {
        let bot: Bot = name.parse().unwrap_or(Level::Greedy.into());
        let mut thinker = game.mind(bot).begin(Seed(decisions as u64));
        let value =
            reach(game, begun, seat, goal, |position, moves| thinker.choose(&asked(game, position, moves)));
        let value = value - before;
        reached.push(Reached { by: name.to_owned(), value });
    }
    let solves = |it: &Reached| goal.is_solved(it.value, found.best);
    if found.line.len() < LEAST_LINE && reached.iter().any(|it| it.by == "greedy" && solves(it)) {
        return None;
    }
    let level = 1 + reached.iter().filter(|it| !solves(it)).count() as u8;
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
        aside: None,
        position,
    })
}

/// What a goal has when somebody has played the turn.
fn reach<T: Puzzling>(
    game: &T,
    begun: &T::Position,
    seat: Seat,
    goal: Goal,
    choose: impl FnMut(&T::Position, &[T::Move]) -> T::Move,
) -> i32 {
    finish(game, begun, begun.clone(), (seat, goal), choose)
}

/// What a goal has when somebody has played the rest of a turn from a position in it.
fn finish<T: Puzzling>(
    game: &T,
    begun: &T::Position,
    mut position: T::Position,
    (seat, goal): (Seat, Goal),
    mut choose: impl FnMut(&T::Position, &[T::Move]) -> T::Move,
) -> i32 {
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    while !line_ends(game, begun, seat, &position) {
        let mv = choose(&position, &moves);
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    game.measure(&position, seat, goal)
}

/// The goals of which there are too few to choose so many puzzles evenly.
pub fn lacking(found: &[Puzzle], goals: &[Goal], keep: usize) -> Vec<Goal> {
    let enough = ENOUGH * keep.div_ceil(goals.len().max(1));
    let of = |goal: Goal| found.iter().filter(|it| it.goal == goal).count();
    goals.iter().copied().filter(|&goal| of(goal) < enough).collect()
}

/// So many of the puzzles found: goals as even as can be, then levels; puzzles that have a number before new ones, the
/// clearest first. Told from the easiest to the hardest; new ones get numbers after the last that was ever given.
pub fn select(mut found: Vec<Puzzle>, keep: usize, last: usize) -> File {
    found.sort_by_key(|it| (it.number == 0, it.second - it.best, Reverse(it.line.len()), it.found));
    let mut seen = BTreeSet::new();
    found.retain(|it| seen.insert(it.position.clone()));
    let (mut goals, mut levels, mut cells) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let mut kept: Vec<Puzzle> = Vec::new();
    while kept.len() < keep && !found.is_empty() {
        let crowd = |it: &Puzzle| {
            let cell = cells.get(&(it.goal, it.level)).copied().unwrap_or(0_usize);
            let (goal, level) = (goals.get(&it.goal), levels.get(&it.level));
            (goal.copied().unwrap_or(0_usize), level.copied().unwrap_or(0_usize), cell)
        };
        // Of equals the first.
        let at = (0..found.len()).min_by_key(|&at| crowd(&found[at])).unwrap_or(0);
        let next = found.remove(at);
        *goals.entry(next.goal).or_insert(0) += 1;
        *levels.entry(next.level).or_insert(0) += 1;
        *cells.entry((next.goal, next.level)).or_insert(0) += 1;
        kept.push(next);
    }
    kept.sort_by_key(|it| (it.level, it.line.len(), it.found, it.number));
    let given = kept.iter().chain(&found).map(|it| it.number).max().unwrap_or(0);
    let mut last = last.max(given);
    for puzzle in kept.iter_mut().filter(|it| it.number == 0) {
        last += 1;
        puzzle.number = last;
    }
    File { last, puzzle: kept }
}

/// The table of a game in which puzzles are looked for: two to four seats, by the seed.
pub fn table<T: Puzzling>(seed: Seed) -> Result<T, Fault> {
    let players = (2 + seed.0 % 3).clamp(T::SEATS.0.max(2).into(), T::SEATS.1.into());
    let order = Order { own_players: vec![None; players as usize], ..Order::default() };
    Ok(T::open(T::agree(&order)?)?)
}
