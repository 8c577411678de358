//! How fast the rules are: random whole games with every legal move listed at every decision, and copying positions.
//!
//! `cargo bench -p barrage`. Throughput is in decisions (`item/s`); the games line is in whole games.

use barrage::{Barrage, Level, Setup, Variant};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Chance, Game, Moves, Quiet, Seat, Seed};

fn main() {
    divan::main();
}

/// Random games played in one sample.
const GAMES: u64 = 200;

fn game(players: u8, variant: Variant) -> Barrage {
    Barrage::open(Setup::new(players, variant)).expect("a legal set-up")
}

/// Plays one uniformly random game, listing all legal moves at every decision; tells how many decisions it had.
fn random_game(game: &Barrage, seed: u64) -> u64 {
    let mut chance = Chance::new(Seed(seed));
    let mut position = game.deal(Seed(seed));
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    let mut decisions = 0;
    while !moves.is_empty() {
        let mv = moves[chance.below(moves.len())];
        game.play(&mut position, mv, &mut moves, &mut Quiet);
        decisions += 1;
    }
    black_box(position);
    decisions
}

/// Decisions a second.
#[divan::bench(args = [(2, Variant::Full), (3, Variant::Full), (4, Variant::Intro), (4, Variant::Full)])]
fn decisions(bencher: Bencher, (players, variant): (u8, Variant)) {
    let game = game(players, variant);
    let decisions: u64 = (0..GAMES).map(|seed| random_game(&game, seed)).sum();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench(|| (0..GAMES).map(|seed| random_game(&game, seed)).sum::<u64>());
}

/// Whole games a second.
#[divan::bench]
fn games_4_full(bencher: Bencher) {
    let game = game(4, Variant::Full);
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench(|| (0..GAMES).map(|seed| random_game(&game, seed)).sum::<u64>());
}

/// Whole games a second of one person against three very hard Automas.
#[divan::bench]
fn games_3_automas(bencher: Bencher) {
    let setup = (1..4)
        .map(Seat)
        .fold(Setup::new(4, Variant::Full), |setup, seat| setup.with_automa(seat, Level::VeryHard));
    let game = Barrage::open(setup).expect("a legal set-up");
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench(|| (0..GAMES).map(|seed| random_game(&game, seed)).sum::<u64>());
}

/// Copying a position from the middle of a game.
#[divan::bench]
fn clone(bencher: Bencher) {
    let position = middle();
    bencher.bench(|| black_box(*black_box(&position)));
}

/// Hashing a position from the middle of a game.
#[divan::bench]
fn hash(bencher: Bencher) {
    let position = middle();
    bencher.bench(|| black_box(&position).digest());
}

fn middle() -> barrage::Position {
    let game = game(4, Variant::Full);
    let mut chance = Chance::new(Seed(3));
    let mut position = game.deal(Seed(3));
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    for _ in 0..150 {
        let mv = moves[chance.below(moves.len())];
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    position
}
