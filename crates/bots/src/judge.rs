//! Knowledge of one game.

use kernel::{BySeat, Game, Moves, Seat};

use crate::net::{CLEAR, CONTEXT, MOST_INPUTS};

/// A position of the game a judge knows.
pub(crate) type Position<J> = <<J as Judge>::Game as Game>::Position;
/// A move of the game a judge knows.
pub(crate) type Move<J> = <<J as Judge>::Game as Game>::Move;

/// What a network is told of a position as each seat may know it.
pub type Rows = BySeat<[f32; MOST_INPUTS]>;

/// Knowledge of one game: what a position is worth to a seat, and what a move looks like before it is tried.
pub trait Judge: Send + Sync + 'static {
    /// The game it knows.
    type Game: Game;
    /// What is worked out once for a decision and holds for every line that is looked at.
    type Sight: Send;

    /// How many numbers a network is told of a position; 0 if none can be.
    const INPUTS: usize = 0;

    /// Writes what a network is told of a position for each seat, in the first [`Self::INPUTS`] numbers of its row, and
    /// returns what the position is worth to each without a network, counted as [`Judge::goal`] counts. It is told nothing that the
    /// seat of the row cannot know; where the table is not open, only the row of the seat that thinks is written.
    fn tell(
        &self,
        game: &Self::Game,
        sights: &[Self::Sight],
        position: &Position<Self>,
        thinker: Seat,
        _rows: &mut Rows,
    ) -> BySeat<f32> {
        self.values(game, sights, position, thinker)
    }

    /// How many points make the odds to win e to 1 before a network has learnt anything; infinite where it is asked for the
    /// seat's own points, which say nothing about who wins.
    const CLEAR: f32 = CLEAR;

    /// How far the weights of those are disturbed from whose games a network learns: the deviation of their logarithm.
    const SPREAD: f64 = 0.3;

    /// How many classes of moves a policy tells apart; 0 if there is none for this game.
    const CLASSES: usize = 0;

    /// The class of a move.
    fn class(&self, _game: &Self::Game, _position: &Position<Self>, _mv: Move<Self>) -> u16 {
        0
    }

    /// What a policy is told of a position, of what the seat that is asked may know; the first number is 1.
    fn context(
        &self,
        _game: &Self::Game,
        _sight: &Self::Sight,
        _position: &Position<Self>,
    ) -> [f32; CONTEXT] {
        [0.0; CONTEXT]
    }

    /// What a search makes of a position for each seat: its own points to come, less those of the best of the others. Where
    /// others' decisions are not searched, only what it is worth to the seat that thinks.
    fn values(
        &self,
        game: &Self::Game,
        sights: &[Self::Sight],
        position: &Position<Self>,
        thinker: Seat,
    ) -> BySeat<f32> {
        if !self.open_table() {
            let mut values = BySeat([0.0; Seat::MOST]);
            values[thinker] = self.worth(game, &sights[thinker.index()], position);
            return values;
        }
        leads(game.players(), &self.worths(game, sights, position), self.spite())
    }

    /// What a point of the best rival counts beside one's own, where the table is open.
    fn spite(&self) -> f32 {
        1.0
    }

    /// What these points at the end of a game are to a seat, counted as [`Judge::values`] counts.
    fn goal(&self, players: u8, points: &BySeat<f32>, seat: Seat) -> f32 {
        if self.open_table() { lead(players, points, seat) } else { points[seat] }
    }

    /// What the seat sees when it begins to think. The position is one the seat holds possible, not the true one.
    fn sight(&self, game: &Self::Game, position: &Position<Self>, seat: Seat) -> Self::Sight;

    /// The same for a search, which deals hidden things anew: whatever may come up is worked out as well.
    fn wide_sight(&self, game: &Self::Game, position: &Position<Self>, seat: Seat) -> Self::Sight {
        self.sight(game, position, seat)
    }

    /// What the position is worth to the seat, in points at the end of the game.
    fn worth(&self, game: &Self::Game, sight: &Self::Sight, position: &Position<Self>) -> f32;

    /// What the position is worth to each seat, whose sights these are.
    fn worths(&self, game: &Self::Game, sights: &[Self::Sight], position: &Position<Self>) -> BySeat<f32> {
        let mut worths = BySeat([0.0; Seat::MOST]);
        for (seat, sight) in Seat::all(game.players()).zip(sights) {
            worths[seat] = self.worth(game, sight, position);
        }
        worths
    }

    /// What each move of a decision promises, guessed without playing it, in the order of the moves.
    fn hunches(
        &self,
        game: &Self::Game,
        sight: &Self::Sight,
        position: &Position<Self>,
        moves: &[Move<Self>],
        hunches: &mut Moves<f32>,
    );

    /// The move that promises most, the first listed of several. `moves` are the legal ones, or none if they are not listed
    /// yet.
    fn best_hunch(
        &self,
        game: &Self::Game,
        sight: &Self::Sight,
        position: &Position<Self>,
        moves: &mut Moves<Move<Self>>,
    ) -> Move<Self> {
        if moves.is_empty() {
            game.moves(position, moves);
        }
        first_best(self, game, sight, position, moves)
    }

    /// Whether a decision is one to look ahead from. What follows from it is answered by hunch, as foreseen.
    fn opens(&self, position: &Position<Self>) -> bool;

    /// Whether the turn the seat was thinking about is over.
    fn turn_over(&self, sight: &Self::Sight, position: &Position<Self>) -> bool;

    /// Whether a turn begins with the decision that is asked.
    fn begins(&self, position: &Position<Self>) -> bool;

    /// Which moment of the game a turn belongs to, counted from 0: a worth need not tell how much is still to come after it.
    fn moment(&self, position: &Position<Self>) -> usize;

    /// Whether everybody knows what everybody else may do, so that others' decisions can be searched as well.
    fn open_table(&self) -> bool;

    /// How many moves of a decision the beginner looks at: those that promise most.
    fn width(&self) -> usize;

    /// How far, in points, the beginner errs about the worth of a position: games between equals vary.
    fn noise(&self) -> f32;
}

/// The first of these moves that promises most.
pub(crate) fn first_best<J: Judge + ?Sized>(
    judge: &J,
    game: &J::Game,
    sight: &J::Sight,
    position: &Position<J>,
    moves: &[Move<J>],
) -> Move<J> {
    let mut hunches = Moves::new();
    judge.hunches(game, sight, position, moves, &mut hunches);
    first_most(moves, &hunches)
}

/// The first of these moves whose hunch is greatest.
pub(crate) fn first_most<M: Copy>(moves: &[M], hunches: &[f32]) -> M {
    let mut best = (f32::NEG_INFINITY, 0);
    for (at, &hunch) in hunches.iter().enumerate() {
        if hunch > best.0 {
            best = (hunch, at);
        }
    }
    moves[best.1]
}

/// How far a seat is ahead of the best of the others; all it has if it is alone.
pub(crate) fn lead(players: u8, worths: &BySeat<f32>, seat: Seat) -> f32 {
    let others = Seat::all(players).filter(|&other| other != seat).map(|other| worths[other]);
    worths[seat] - others.reduce(f32::max).unwrap_or(0.0)
}

/// How far each seat is ahead of the best of the others, whose points count so much.
pub(crate) fn leads(players: u8, worths: &BySeat<f32>, spite: f32) -> BySeat<f32> {
    let mut leads = *worths;
    for seat in Seat::all(players) {
        let others = Seat::all(players).filter(|&other| other != seat).map(|other| worths[other]);
        leads[seat] = worths[seat] - spite * others.reduce(f32::max).unwrap_or(0.0);
    }
    leads
}
