//! What the tests of whole games share.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

pub mod scene;

use cities::{Cities, Move, Setup, Side};
use kernel::{Chance, Game, Moves};

/// Every player count with every variant.
pub fn setups() -> Vec<Setup> {
    let mut all = vec![
        Setup::new(1),
        Setup { offset: 3, ..Setup::new(1) },
        Setup::new(2).metropolises(cities::Laying::Chosen),
    ];
    for players in 2..=4 {
        for side in [Side::Basic, Side::Asymmetric] {
            for contracts in [false, true] {
                all.push(Setup::new(players).boards(side).contracts(contracts));
            }
        }
    }
    // Games of the first edition go on, too.
    all.extend([Setup::new(1).edition(1), Setup::new(4).edition(1).contracts(true)]);
    all
}

pub fn game(setup: &Setup) -> Cities {
    Cities::open(setup.clone()).expect("the set-up is valid")
}

/// A random move that likes to build: random games alone hardly ever show a large network.
pub fn lively(moves: &[Move], chance: &mut Chance) -> Move {
    let weight = |mv: &Move| match mv {
        Move::Build { .. } | Move::Upgrade { .. } | Move::Contract(_) => 12,
        Move::UseCard | Move::CardFirst | Move::Part(_) | Move::Pay | Move::Perform(_) => 6,
        Move::Stop | Move::SkipCard => 1,
        _ => 3,
    };
    let all: usize = moves.iter().map(weight).sum();
    let mut left = chance.below(all);
    for mv in moves {
        match left.checked_sub(weight(mv)) {
            Some(less) => left = less,
            None => return *mv,
        }
    }
    unreachable!("the weights add up to {all}")
}

/// Plays a game to its end, calling at every decision with the moves offered.
pub fn watch(
    game: &Cities,
    seed: u64,
    mut at: impl FnMut(&cities::Position, &Moves<Move>, &mut Chance),
) -> cities::Position {
    let mut chance = Chance::new(kernel::Seed(seed ^ 0xabcd));
    let mut position = game.deal(kernel::Seed(seed));
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    while game.to_move(&position).is_some() {
        at(&position, &moves, &mut chance);
        let mv = lively(&moves, &mut chance);
        game.play(&mut position, mv, &mut moves, &mut kernel::Quiet);
    }
    position
}
