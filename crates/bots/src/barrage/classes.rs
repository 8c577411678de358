//! The classes of moves of Barrage that a policy tells apart, and what it is told of a position.

use ::barrage::{Machine, Move, Site, Table};
use kernel::Seat;

use super::scene::ENGINEERS;
use crate::net::CONTEXT;

/// Where the classes of each kind of move begin.
const CONSTRUCT: u16 = 40;
const OTHERS: u16 = 44;
const ENGINEER: u16 = 64;
const TILE: u16 = 74;
const BASE: u16 = 104;
const ELEVATION: u16 = 124;
const CONDUIT: u16 = 144;
const POWERHOUSE: u16 = 164;
const PRODUCE: u16 = 190;
const FULFIL: u16 = 212;
const TAKE: u16 = 270;
const DRAFT: u16 = 330;
const DROP: u16 = 390;
const PATENT: u16 = 400;
/// How many there are.
pub(super) const CLASSES: usize = 430;

/// The class of a move.
#[inline]
pub(super) fn class(mv: Move) -> u16 {
    match mv {
        Move::Place(space) => u16::from(space.0),
        Move::Construct => CONSTRUCT,
        Move::ConstructFree => CONSTRUCT + 1,
        Move::Mahiri => CONSTRUCT + 2,
        Move::Pass => CONSTRUCT + 3,
        Move::Engineers(count) => ENGINEER + u16::from(count.min(9)),
        Move::Tile { tile, .. } => TILE + u16::from(tile.0),
        Move::Build { site: Site::Base(space), kind } => {
            u16::from(space.0) + if kind == ::barrage::Kind::Base { BASE } else { ELEVATION }
        }
        Move::Build { site: Site::Conduit(space), .. } => CONDUIT + u16::from(space.0),
        Move::Build { site: Site::Powerhouse(space), .. } => POWERHOUSE + u16::from(space.0),
        Move::Build { site: Site::Building(_), .. } => POWERHOUSE + 24,
        Move::Produce { conduit, .. } => PRODUCE + u16::from(conduit.0),
        Move::Fulfil(contract) => FULFIL + u16::from(contract.0),
        Move::Take(contract) => TAKE + u16::from(contract.0),
        Move::Draft { contract, .. } => DRAFT + u16::from(contract.0),
        Move::Drop(head) => DROP + u16::from(head.0),
        Move::Flow(head) => DROP + 4 + u16::from(head.0),
        Move::TakeTile(tile) => PATENT + u16::from(tile.0),
        Move::Pay(_) => OTHERS,
        Move::Gain(Machine::Excavator) => OTHERS + 1,
        Move::Gain(Machine::Mixer) => OTHERS + 2,
        Move::TakeTwo(..) => OTHERS + 3,
        Move::Discard(_) => OTHERS + 4,
        Move::Copy(_) => OTHERS + 5,
        Move::Bid(_) => OTHERS + 6,
        Move::Hire(_) => OTHERS + 7,
        Move::Architect => OTHERS + 8,
        Move::Use(_) => OTHERS + 9,
        Move::Margot => OTHERS + 10,
        Move::Leslie => OTHERS + 11,
        Move::Fill(_) => OTHERS + 12,
        Move::Retrieve(_) => OTHERS + 13,
        Move::Salvage { .. } => OTHERS + 14,
        Move::Work(_) => OTHERS + 15,
        Move::Gennaro => OTHERS + 16,
        Move::Wu => OTHERS + 17,
        Move::Decline => OTHERS + 18,
        Move::TurnTile | Move::Action(_) | Move::Drops(_) | Move::GiveAway => OTHERS + 19,
    }
}

/// What a policy is told of a position as the seat that is asked sees it.
#[inline]
pub(super) fn context(table: &Table, seat: Seat) -> [f32; CONTEXT] {
    let me = &table.seats[seat];
    let mut told = [0.0; CONTEXT];
    told[0] = 1.0;
    told[usize::from(table.round.clamp(1, 5))] = 1.0;
    let tiles = me.tiles.len() as f32;
    let others = [
        f32::from(me.engineers) / ENGINEERS,
        f32::from(me.credits.min(30)) / 10.0,
        f32::from(me.excavators) / 5.0,
        f32::from(me.mixers) / 5.0,
        tiles / 4.0,
        (me.bases & table.river.wet).len() as f32 / 3.0,
        me.powerhouses.len() as f32 / 3.0,
        me.conduits.len() as f32 / 3.0,
        f32::from(me.energy.min(40)) / 10.0,
        f32::from(table.players) - 2.0,
    ];
    told[6..].copy_from_slice(&others);
    told
}

#[cfg(test)]
mod tests {
    use ::barrage::{Barrage, Setup, Variant};
    use kernel::{Chance, Game, Moves, Quiet, Seed};

    use super::*;

    #[test]
    fn every_move_has_a_class() {
        let game = Barrage::open(Setup::new(3, Variant::Full)).expect("a legal set-up");
        let mut seen = vec![false; CLASSES];
        for seed in 0..20 {
            let (mut position, mut moves, mut chance) =
                (game.deal(Seed(seed)), Moves::new(), Chance::new(Seed(seed)));
            game.moves(&position, &mut moves);
            while !moves.is_empty() {
                moves.iter().for_each(|&mv| seen[usize::from(class(mv))] = true);
                let told = context(&position.table, position.table.active);
                assert!(told.iter().all(|number| (0.0..=4.0).contains(number)), "{told:?}");
                let mv = moves[chance.below(moves.len())];
                game.play(&mut position, mv, &mut moves, &mut Quiet);
            }
        }
        let known = seen.iter().filter(|seen| **seen).count();
        assert!(known > 150, "{known}");
    }
}
