//! What a review asks of a game besides what bots know of it.

use barrage::Barrage;
use bots::{Judge, Played};
use cities::Cities;
use kernel::Seat;

/// The sight of a game's judge.
type Sight<G> = <<G as Played>::Judge as Judge>::Sight;

/// A game that can be reviewed. A game of which nothing more is known than a judge is reviewed without names of terms, and its
/// chances are rough.
pub trait Reviewed: Played {
    /// How leads become chances: a file that [`crate::Calibration`] reads.
    const CALIBRATION: &'static str = "";
    /// The terms of the evaluation, by name.
    const TERMS: &'static [&'static str] = &[];
    /// How many turns of its own the seat plays after the one that is judged.
    const TURNS: u32 = 1;

    /// What a position is worth to a seat, term by term.
    fn terms(
        &self,
        _judge: &Self::Judge,
        _sight: &Sight<Self>,
        _position: &Self::Position,
        _seat: Seat,
    ) -> Vec<f32> {
        Vec::new()
    }
}

impl Reviewed for Barrage {
    const CALIBRATION: &'static str = include_str!("../data/barrage.toml");
    const TERMS: &'static [&'static str] = &[
        "points",
        "track",
        "bonus",
        "production",
        "contracts",
        "incomes",
        "structures",
        "objective",
        "machines",
        "tiles",
        "credits",
        "engineers",
        "leftovers",
    ];

    fn terms(
        &self,
        judge: &Self::Judge,
        sight: &Sight<Self>,
        position: &Self::Position,
        seat: Seat,
    ) -> Vec<f32> {
        let it = judge.terms(sight, &position.table, seat);
        vec![
            it.points,
            it.track,
            it.bonus,
            it.production,
            it.contracts,
            it.incomes,
            it.structures,
            it.objective,
            it.machines,
            it.tiles,
            it.credits,
            it.engineers,
            it.leftovers,
        ]
    }
}

impl Reviewed for Cities {
    const CALIBRATION: &'static str = include_str!("../data/cities.toml");
    const TERMS: &'static [&'static str] = &[
        "points",
        "network",
        "production",
        "feeding",
        "room",
        "metropolises",
        "goods",
        "hand",
        "claimed",
        "actions",
        "federation",
        "solo",
    ];

    fn terms(
        &self,
        judge: &Self::Judge,
        sight: &Sight<Self>,
        position: &Self::Position,
        _seat: Seat,
    ) -> Vec<f32> {
        let it = judge.terms(self, sight, position);
        vec![
            it.points,
            it.network,
            it.production,
            it.feeding,
            it.room,
            it.metropolises,
            it.goods,
            it.hand,
            it.claimed,
            it.actions,
            it.federation,
            it.solo,
        ]
    }
}
