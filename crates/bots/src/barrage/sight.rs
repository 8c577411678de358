//! What is worked out once for a decision.

use ::barrage::{Contract, Table};
use kernel::Seat;

use super::BarrageJudge;

/// What a seat sees when it begins to think about a decision.
#[derive(Clone, Debug)]
pub struct Sight {
    /// Who thinks.
    pub(crate) seat: Seat,
    /// The round the decision belongs to.
    pub(crate) round: u8,
    /// What the reward of each contract is worth.
    pub(crate) contracts: [f32; Contract::COUNT],
}

impl BarrageJudge {
    /// What a seat sees of a table.
    pub(crate) fn look(&self, table: &Table, seat: Seat) -> Sight {
        let part = (f32::from(table.round.max(1)) - 0.5) / 5.0;
        let worth = |at: usize| self.reward(Contract(at as u8).reward(), part);
        Sight { seat, round: table.round, contracts: std::array::from_fn(worth) }
    }
}
