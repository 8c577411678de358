//! Going through every way a turn can be played.

use std::collections::{HashMap, HashSet};

use kernel::{Moves, Seat};

use crate::{Goal, Puzzling};

/// What ended with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The turn.
    Turn,
    /// The turn and with it the round (Barrage) or the era (Underwater Cities).
    Round,
    /// The turn and with it the game.
    Game,
}

/// Why a position is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// There are more ways than are looked at.
    TooMany,
    /// Something hidden that matters can come to light before the turn is over.
    Hidden,
    /// Lines end in different stretches of the game, or in the middle of something.
    Ends,
}

/// What a goal has in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<M> {
    /// What the turn brings at best.
    pub best: i32,
    /// What the best turn brings that is another solution; the same as `best` if two are equally good.
    pub second: i32,
    /// The best turn.
    pub line: Vec<M>,
    /// The best turn that is another solution.
    pub other: Vec<M>,
}

/// Whether a line that began in one position has come to its end in another: somebody else is asked, or another stretch
/// of the game has begun.
pub fn line_ends<T: Puzzling>(game: &T, begun: &T::Position, seat: Seat, position: &T::Position) -> bool {
    game.to_move(position) != Some(seat) || T::stage(position) != T::stage(begun)
}

/// What a goal counts from: what the seat has, but for a victory, which counts from nothing.
pub(crate) fn before<T: Puzzling>(game: &T, begun: &T::Position, seat: Seat, goal: Goal) -> i32 {
    if goal == Goal::Win { 0 } else { game.measure(begun, seat, goal) }
}

/// Where the lines of a turn end.
struct Search<'a, T: Puzzling> {
    game: &'a T,
    begun: &'a T::Position,
    seat: Seat,
    /// How many more decisions may be looked at.
    left: usize,
    /// Positions that were looked at after a first move: lines that meet are one from there on.
    seen: HashSet<(T::Move, u64)>,
    line: Vec<T::Move>,
    ends: Vec<(T::Position, Vec<T::Move>)>,
}

impl<T: Puzzling> Search<'_, T> {
    fn visit(&mut self, position: &T::Position, moves: &[T::Move]) -> Result<(), Unfit> {
        for &mv in moves {
            self.left = self.left.checked_sub(1).ok_or(Unfit::TooMany)?;
            let (mut after, mut next, mut events) = (position.clone(), Moves::new(), Vec::new());
            self.game.play(&mut after, mv, &mut next, &mut events);
            let over = line_ends(self.game, self.begun, self.seat, &after);
            if !over && events.iter().any(T::matters) {
                return Err(Unfit::Hidden);
            }
            let first = self.line.first().copied().unwrap_or(mv);
            if !self.seen.insert((first, self.game.hash(&after))) {
                continue;
            }
            self.line.push(mv);
            if over {
                self.ends.push((after, self.line.clone()));
            } else {
                self.visit(&after, &next)?;
            }
            self.line.pop();
        }
        Ok(())
    }
}

/// What each goal has in a position at the beginning of a turn, with at most so many decisions to look at.
pub fn solve<T: Puzzling>(
    game: &T,
    begun: &T::Position,
    most: usize,
) -> Result<HashMap<Goal, Found<T::Move>>, Unfit> {
    let Some(seat) = game.to_move(begun) else { return Err(Unfit::Ends) };
    let mut moves = Moves::new();
    game.moves(begun, &mut moves);
    let (seen, line, ends) = (HashSet::new(), Vec::new(), Vec::new());
    let mut search = Search { game, begun, seat, left: most, seen, line, ends };
    search.visit(begun, &moves)?;
    let mut kinds = search.ends.iter().map(|(position, _)| game.end(begun, position));
    let end = kinds.next().flatten().ok_or(Unfit::Ends)?;
    if kinds.any(|kind| kind != Some(end)) {
        return Err(Unfit::Ends);
    }
    let goals = T::GOALS.iter().copied().filter(|&goal| T::suits(goal, end));
    Ok(goals.filter_map(|goal| Some((goal, found(game, begun, seat, goal, &search.ends)?))).collect())
}

/// The best of all ends, and the best of those of another shape.
fn found<T: Puzzling>(
    game: &T,
    begun: &T::Position,
    seat: Seat,
    goal: Goal,
    ends: &[(T::Position, Vec<T::Move>)],
) -> Option<Found<T::Move>> {
    let before = before(game, begun, seat, goal);
    let valued = ends.iter().map(|(position, line)| {
        (game.measure(position, seat, goal) - before, game.shape(goal, line[0], position, seat), line)
    });
    let valued: Vec<_> = valued.collect();
    // Of lines that are one solution the shortest is told.
    let best_of = |shape: Option<u64>| {
        let others = valued.iter().filter(|it| shape != Some(it.1));
        others.max_by_key(|(value, _, line)| (*value, std::cmp::Reverse(line.len())))
    };
    let (best, shape, line) = best_of(None)?;
    let (second, _, other) = best_of(Some(*shape))?;
    Some(Found { best: *best, second: *second, line: line.to_vec(), other: other.to_vec() })
}
