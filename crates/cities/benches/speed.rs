//! How fast the rules are: random whole games with every legal move listed at every decision, and copying positions.
//!
//! `cargo bench -p cities`. Throughput is in decisions (`item/s`); the games line is in whole games. `EDITION=1 cargo bench
//! -p cities` plays with the components of edition 1: figures of different editions cannot be compared.

use cities::{Card, Cities, Setup, Side};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Chance, Game, Moves, Quiet, Record, Seed};

fn main() {
    divan::main();
}

/// Random games played in one sample.
const GAMES: u64 = 200;

fn game(players: u8, side: Side) -> Cities {
    let edition = std::env::var("EDITION").ok().and_then(|edition| edition.parse().ok());
    let setup = Setup::new(players).boards(side).edition(edition.unwrap_or(cities::EDITION));
    Cities::open(setup).expect("a legal set-up with an edition there is")
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

/// Listing the moves of choices that take longest to list: after so many moves of a game of experts, with eight cards from
/// this one on in hand and at most so many of each good. They are the slowest that `listing ... hands` finds in the
/// records of the tests, and the two slowest of those that docs/performance.md tells of; several of the cards use action
/// cards and perform slots.
#[divan::bench(args = [
    ("alone-6-2", 132, 89, 0),
    ("alone-6-2", 132, 105, 0),
    ("four-4", 249, 73, u16::MAX),
    ("four-4", 271, 73, 2),
    ("alone-3-2", 112, 81, 0),
    ("alone-3-2", 106, 81, 0),
])]
fn slow_list(bencher: Bencher, (name, played, first, most): (&str, usize, u8, u16)) {
    let text = match name {
        "four-4" => include_str!("../tests/experts/four-4.record"),
        "alone-6-2" => include_str!("experts/alone-6-2.record"),
        _ => include_str!("../tests/experts/alone-3-2.record"),
    };
    let record: Record<Cities> = text.parse().expect("a record");
    let game = Cities::open_under(record.setup.clone(), record.rules_version).expect("its set-up");
    let mut position = game.deal(record.seed);
    let mut moves = Moves::new();
    for recorded in &record.moves[..played] {
        game.play(&mut position, recorded.mv, &mut moves, &mut Quiet);
    }
    let player = &mut position.players[position.active];
    player.purse.0.iter_mut().for_each(|held| *held = most.min(*held));
    player.hand = (first..first + 8).map(Card).collect();
    bencher.bench_local(|| game.moves(black_box(&position), &mut moves));
}

/// Copying a position.
#[divan::bench]
fn clone(bencher: Bencher) {
    let position = game(4, Side::Basic).deal(Seed(1));
    bencher.bench(|| *black_box(&position));
}
