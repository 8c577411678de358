//! What is worked out once for a decision.

use ::barrage::{Company, Contract, Row, Table};
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
    /// What each income is worth in a later round, by company, row and place (B-10.1).
    pub(crate) incomes: [[[f32; 3]; 3]; 5],
}

/// The pieces of a row that hide an income (B-10.1).
pub(crate) const HIDING: [u32; 3] = [2, 4, 5];

impl BarrageJudge {
    /// What a seat sees of a table.
    pub(crate) fn look(&self, table: &Table, seat: Seat) -> Sight {
        let part = (f32::from(table.round.max(1)) - 0.5) / 5.0;
        let worth = |at: usize| self.reward(Contract(at as u8).reward(), part);
        // Later rounds begin on average half way from now to the last one.
        let later = (f32::from(table.round.max(1)) + 4.0) / 10.0;
        let income = |company: Company, row: Row, at: usize| {
            let reward = company.income(row, HIDING[at]);
            reward.map_or(0.0, |reward| self.reward(reward, later)) * self.weights.company.income[at]
        };
        let incomes = Company::EVERY
            .map(|company| Row::ALL.map(|row| std::array::from_fn(|at| income(company, row, at))));
        Sight { seat, round: table.round, contracts: std::array::from_fn(worth), incomes }
    }
}
