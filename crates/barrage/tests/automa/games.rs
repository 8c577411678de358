//! Whole games of people and Automas.

use std::collections::BTreeSet;

use barrage::{
    AutomaTile, Barrage, Contract, Level, Move, Position, Setup, Sheet, Space, Table, Tile, Variant,
};
use kernel::{Chance, Game, Match, Moves, Quiet, Record, Seat, Seed, Viewer};

use crate::common::lively;

/// Every mix of people and Automas up to four companies, the levels going round.
fn mixes() -> Vec<Setup> {
    let mut mixes = Vec::new();
    for players in 2..=4u8 {
        for automas in 1..(1u8 << players) - 1 {
            for turn in 0..4 {
                let mut setup = Setup::new(players, Variant::Full);
                for seat in Seat::all(players).filter(|seat| automas >> seat.0 & 1 == 1) {
                    setup = setup.with_automa(seat, Level::ALL[(seat.index() + turn) % 4]);
                }
                mixes.push(setup);
            }
        }
    }
    mixes
}

fn open(setup: Setup) -> Barrage {
    Barrage::open(setup).expect("a legal set-up")
}

/// Plays a game by lively random moves, looking at every position a human is asked in.
fn play(setup: Setup, seed: u64, mut look: impl FnMut(&Position, &Moves<Move>)) -> Position {
    let game = open(setup);
    let mut position = game.deal(Seed(seed));
    let mut chance = Chance::new(Seed(seed ^ 77));
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    while !moves.is_empty() {
        look(&position, &moves);
        let mv = lively(&moves, &mut chance);
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    position
}

/// B-23.2, B-23.6: between decisions of people every piece is in its place.
#[test]
fn pieces_are_conserved() {
    for (index, setup) in mixes().into_iter().enumerate() {
        for seed in 0..12 {
            play(setup, seed + index as u64 * 1000, |position, _| conserved(position));
        }
    }
}

fn conserved(position: &Position) {
    let table = &position.table;
    if table.round == 0 {
        return;
    }
    engineers(table);
    tiles(position);
    let board = &table.automa;
    let mut stack: Vec<AutomaTile> = position.hidden.automa_tiles.to_vec();
    stack.extend(board.action);
    stack.extend(board.criteria);
    stack.extend(AutomaTile::all().filter(|tile| board.discard & tile.bit() != 0));
    stack.sort_unstable();
    assert_eq!(stack, AutomaTile::all().collect::<Vec<_>>(), "the 20 tiles");
    contracts(position);
    for seat in table.automas() {
        let automa = &table.seats[seat];
        assert_eq!((automa.credits, automa.contracts), (0, 0), "A-23.1");
        assert_eq!(automa.constructions, 0, "A-4.5");
    }
    assert!(!table.seats[table.active].is_automa(), "an Automa is never asked");
}

fn engineers(table: &Table) {
    for seat in table.seats() {
        let player = &table.seats[seat];
        let placed: u8 = Space::all()
            .filter(|&space| player.spaces & space.bit() != 0)
            .map(|space| {
                let (owner, count) = table.engineers_on(space).expect("engineers stand there");
                assert_eq!(owner, seat);
                count
            })
            .sum();
        let constructions: u8 = [1, 2, 3, 3][..player.constructions as usize].iter().sum();
        assert_eq!(
            player.engineers + placed + player.banked + constructions + player.laid + player.copies,
            12
        );
    }
}

fn tiles(position: &Position) {
    let mut seen = BTreeSet::new();
    let table = &position.table;
    let mut see = |tile: Tile| assert!(!tile.advanced() || seen.insert(tile), "{tile} is in two places");
    for seat in table.seats() {
        let player = &table.seats[seat];
        Tile::all().filter(|tile| player.tiles & tile.bit() != 0).for_each(&mut see);
        player.wheel.iter().filter_map(|segment| segment.tile).for_each(&mut see);
    }
    table.patents.iter().flatten().copied().for_each(&mut see);
    position.hidden.tiles.iter().flatten().copied().for_each(&mut see);
}

fn contracts(position: &Position) {
    let table = &position.table;
    let mut seen = BTreeSet::new();
    let mut see = |contract: Contract| assert!(seen.insert(contract), "{contract} is in two places");
    for contract in Contract::all() {
        let held =
            table.seats.0.iter().filter(|it| (it.contracts | it.fulfilled) & contract.bit() != 0).count();
        let removed = usize::from(table.automa.contracts & contract.bit() != 0);
        (0..held + removed).for_each(|_| see(contract));
    }
    table.display.as_flattened().iter().flatten().copied().for_each(&mut see);
    position.hidden.contracts.iter().flatten().copied().for_each(&mut see);
}

/// a record of a game with Automas replays to equal hashes, and its set-up reads back.
#[test]
fn records_replay() {
    for (index, setup) in mixes().into_iter().enumerate() {
        let mut game = Match::begin(open(setup), Seed(index as u64));
        let mut chance = Chance::new(Seed(index as u64 + 5));
        while let Some(seat) = game.to_move() {
            let mv = lively(&game.moves(), &mut chance);
            game.play(seat, mv).expect("a listed move is legal");
        }
        let text = game.record().to_string();
        let record: Record<Barrage> = text.parse().expect("a record reads back");
        assert_eq!(record.setup, setup);
        let replayed = record.replay(None).expect("it replays");
        assert_eq!(replayed.position(), game.position());
    }
}

/// Every position of a game with Automas survives being written and read.
#[test]
fn positions_round_trip() {
    for (index, setup) in mixes().into_iter().enumerate() {
        play(setup, index as u64 + 50, |position, _| {
            let sheet = Sheet::of(position);
            let text = || toml::to_string(&sheet).expect("a sheet is TOML");
            assert!(sheet.position() == Ok(*position), "{}", text());
        });
    }
}
