//! How fast the rules are: random whole games with every legal move listed at every decision, and copying positions.
//!
//! `cargo bench -p cities`. Throughput is in decisions (`item/s`); the games line is in whole games.

use cities::{Cities, Setup, Side};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Chance, Game, Moves, Quiet, Seed};

fn main() {
    divan::main();
}

/// Random games played in one sample.
const GAMES: u64 = 200;

fn game(players: u8, side: Side) -> Cities {
    Cities::open(Setup::new(players).boards(side)).expect("a legal set-up")
}

/// Plays one uniformly random game, listing all legal moves at every decision; tells how many decisions it had.
fn random_game(game: &Cities, seed: u64) -> u64 {
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
#[divan::bench(args = [(1, Side::Asymmetric), (2, Side::Basic), (4, Side::Basic), (4, Side::Asymmetric)])]
fn decisions(bencher: Bencher, (players, side): (u8, Side)) {
    let game = game(players, side);
    let decisions: u64 = (0..GAMES).map(|seed| random_game(&game, seed)).sum();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench(|| (0..GAMES).map(|seed| random_game(&game, seed)).sum::<u64>());
}

/// Whole games a second.
#[divan::bench]
fn games_4(bencher: Bencher) {
    let game = game(4, Side::Basic);
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench(|| (0..GAMES).map(|seed| random_game(&game, seed)).sum::<u64>());
}

/// Copying a position.
#[divan::bench]
fn clone(bencher: Bencher) {
    let position = game(4, Side::Basic).deal(Seed(1));
    bencher.bench(|| *black_box(&position));
}
