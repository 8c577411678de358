//! What puzzles ask of Barrage.

use std::hash::{DefaultHasher, Hash, Hasher};

use barrage::{Barrage, Move, Phase, Position, Segment, Space};
use kernel::{Game, Seat};

use crate::{End, Goal, Puzzling};

/// The most engineers with which a seat is left alone: with more nobody could look through it all.
const MOST_ALONE: u64 = 4;
/// The last round.
const LAST_ROUND: u8 = 5;

impl Puzzling for Barrage {
    const GOALS: &'static [Goal] =
        &[Goal::Win, Goal::Contracts, Goal::Final, Goal::Round, Goal::Points, Goal::Energy];
    const MOST: usize = 40_000;

    fn begins_turn(moves: &[Move]) -> bool {
        moves.iter().any(|mv| matches!(mv, Move::Place(_) | Move::Construct))
    }

    fn stage(position: &Position) -> (u8, u8) {
        (position.table.round, position.table.phase as u8)
    }

    fn end(&self, begun: &Position, position: &Position) -> Option<End> {
        match position.table.phase {
            Phase::Over => Some(End::Game),
            Phase::Actions if position.table.round == begun.table.round => Some(End::Turn),
            Phase::Actions => Some(End::Round),
            // Somebody is asked before the next actions: the scoring of the round is over all the same.
            Phase::Income => Some(End::Round),
            Phase::Draft => None,
        }
    }

    fn measure(&self, position: &Position, seat: Seat, goal: Goal) -> i32 {
        let player = &position.table.seats[seat];
        match goal {
            Goal::Energy => player.energy.into(),
            Goal::Contracts => player.fulfilled.len() as i32,
            Goal::Win => ahead(self.outcome(position).points, seat, self.players()),
            Goal::Final => self.outcome(position).points[seat],
            _ => player.vp.into(),
        }
    }

    fn closes(&self, position: &Position, seat: Seat) -> bool {
        let done = |it: Seat| position.table.seats[it].passed || position.table.seats[it].engineers == 0;
        position.table.phase == Phase::Actions
            && position.table.seats().filter(|&it| it != seat).all(done)
            && position.table.seats[seat].engineers > 0
    }

    fn closing(position: &Position) -> End {
        if position.table.round < LAST_ROUND { End::Round } else { End::Game }
    }

    /// The others go home while the seat still has some engineers.
    fn asides(&self, position: &Position, solver: Seat) -> u64 {
        let table = &position.table;
        let fits = table.phase == Phase::Actions && table.active != solver;
        if fits { MOST_ALONE.min(table.seats[solver].engineers.into()) } else { 0 }
    }

    /// Each way ends with so many engineers as its number says.
    fn stays(&self, position: &Position, solver: Seat, aside: u64) -> bool {
        u64::from(position.table.seats[solver].engineers) <= aside
    }

    /// With all engineers to the bank.
    fn goes_home(moves: &[Move]) -> Option<Move> {
        let bank = moves.iter().copied().find(|mv| *mv == Move::Place(Space::BANK));
        bank.or_else(|| {
            let all = moves.iter().copied().filter(|mv| matches!(mv, Move::Engineers(_)));
            all.max_by_key(|mv| if let Move::Engineers(count) = mv { *count } else { 0 })
        })
    }

    /// Structures, contracts fulfilled and the water that stays behind dams always count: they say what was built and what
    /// was produced from where. Energy counts but for contracts, to which it is a means. Which space of a row was taken and
    /// what was paid for it never does. Points, machines, tiles and new contracts are worth nothing to contracts, nor when
    /// the game is over but for the points in which all is counted then; else they count.
    fn shape(&self, goal: Goal, _first: Move, position: &Position, seat: Seat) -> u64 {
        let (table, player) = (&position.table, &position.table.seats[seat]);
        let mut hasher = DefaultHasher::new();
        (player.bases.bits(), player.conduits.bits(), player.powerhouses.bits()).hash(&mut hasher);
        (table.river.raised.bits(), table.river.high.bits()).hash(&mut hasher);
        (player.fulfilled.bits(), table.river.held).hash(&mut hasher);
        if goal == Goal::Contracts {
            return hasher.finish();
        }
        player.energy.hash(&mut hasher);
        if matches!(goal, Goal::Final | Goal::Win) {
            return hasher.finish();
        }
        (player.vp, player.excavators, player.mixers, player.excamixers).hash(&mut hasher);
        (player.contracts.bits(), player.tiles.bits(), table.river.waiting).hash(&mut hasher);
        for segment in &player.wheel {
            let Segment { tile, excavators, mixers, excamixers } = *segment;
            (tile.map(|tile| tile.0), excavators, mixers, excamixers).hash(&mut hasher);
        }
        hasher.finish()
    }
}

/// How far a seat is ahead of the best other.
pub(crate) fn ahead(points: kernel::BySeat<i32>, seat: Seat, players: u8) -> i32 {
    let others = Seat::all(players).filter(|&it| it != seat).map(|it| points[it]);
    points[seat] - others.max().unwrap_or(0)
}
