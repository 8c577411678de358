//! What puzzles ask of Barrage.

use std::hash::{DefaultHasher, Hash, Hasher};

use barrage::{Barrage, Move, Phase, Position, Segment, Space};
use kernel::{Game, Seat};

use crate::{End, Goal, Puzzling};

/// The most engineers with which a seat is left alone.
const MOST_ALONE: u8 = 6;

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

    /// The others go home while the seat still has some engineers, but not so many that nobody could look through it all.
    fn asides(&self, position: &Position, solver: Seat) -> u64 {
        let fits = (1..=MOST_ALONE).contains(&position.table.seats[solver].engineers);
        u64::from(position.table.phase == Phase::Actions && position.table.active != solver && fits)
    }

    /// With all engineers to the bank.
    fn goes_home(moves: &[Move]) -> Option<Move> {
        let bank = moves.iter().copied().find(|mv| *mv == Move::Place(Space::BANK));
        bank.or_else(|| {
            let all = moves.iter().copied().filter(|mv| matches!(mv, Move::Engineers(_)));
            all.max_by_key(|mv| if let Move::Engineers(count) = mv { *count } else { 0 })
        })
    }

    /// Which space of a row was taken and what was paid for it is left out: dams, water, structures, contracts, machines,
    /// energy and points count.
    fn shape(&self, _first: Move, position: &Position, seat: Seat) -> u64 {
        let (table, player) = (&position.table, &position.table.seats[seat]);
        let mut hasher = DefaultHasher::new();
        (player.energy, player.vp, player.excavators, player.mixers, player.excamixers).hash(&mut hasher);
        (player.bases.bits(), player.conduits.bits(), player.powerhouses.bits()).hash(&mut hasher);
        (player.contracts.bits(), player.fulfilled.bits(), player.tiles.bits()).hash(&mut hasher);
        (table.river.raised.bits(), table.river.high.bits()).hash(&mut hasher);
        (table.river.held, table.river.waiting).hash(&mut hasher);
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
