//! What a review asks of a game besides what bots know of it.

use barrage::{Barrage, Kind, Move, Space};
use bots::{Judge, Played};
use cities::{Cities, Slot};
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

    /// What of the common board a move takes, so that nobody else can have it: a move that stands for the same thing, however and by
    /// whomever it is taken. Nothing for a move that leaves everything to everybody.
    fn takes(_mv: Self::Move) -> Option<Self::Move> {
        None
    }

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

    /// An action space but the bank, where there is room for all; a contract, a tile, a site.
    fn takes(mv: Move) -> Option<Move> {
        match mv {
            Move::Place(Space::BANK) => None,
            Move::Build { kind: Kind::Elevation | Kind::Building, .. } => None,
            Move::Place(_) | Move::Take(_) | Move::TakeTile(_) | Move::Build { .. } => Some(mv),
            _ => None,
        }
    }

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

    /// A slot, whatever the card; a Special card, a contract.
    fn takes(mv: cities::Move) -> Option<cities::Move> {
        match mv {
            cities::Move::Choose { slot, .. } if slot != Slot::ALWAYS => Some(cities::Move::Perform(slot)),
            cities::Move::Take(_) | cities::Move::Contract(_) => Some(mv),
            _ => None,
        }
    }

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
