//! How fast bots think, in the middle of a four-player game.
//!
//! `cargo bench -p bots`. Throughput of the searches is in moves played inside the search (`item/s`), everything the
//! search does for them included: dealing hidden things anew, hashing, guessing, evaluating.

use std::sync::Arc;

use barrage::{Barrage, Variant};
use bots::{Budget, Judge, Level, Options, Played, Search, Thinker, asked};
use cities::Cities;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Game, Moves, Quiet, Seat, Seed};

fn main() {
    divan::main();
}

/// Simulations of each search.
const SIMULATIONS: u32 = 1000;

fn barrage_of_four() -> Barrage {
    Barrage::open(barrage::Setup::new(4, Variant::Full)).expect("a legal set-up")
}

fn cities_of_four() -> Cities {
    Cities::open(cities::Setup::new(4)).expect("a legal set-up")
}

/// The first turn after so many decisions of a game of beginners.
fn middle<G: Played>(game: &G, judge: &G::Judge, decisions: usize) -> (G::Position, Moves<G::Move>) {
    let mind = game.mind(Level::Greedy.into());
    let mut players: Vec<_> = Seat::all(4).map(|seat| mind.begin(Seed(seat.0.into()))).collect();
    let (mut position, mut moves) = (game.deal(Seed(6)), Moves::new());
    game.moves(&position, &mut moves);
    for number in 0.. {
        let seat = game.to_move(&position).expect("the game is not over yet");
        if number >= decisions && judge.begins(&position) {
            break;
        }
        let mv = players[seat.index()].choose(&asked(game, &position, &moves));
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    (position, moves)
}

fn search<G: Played>(bencher: Bencher, game: &G, decisions: usize) {
    let judge = Arc::new(game.judge(game.weights(Level::Club)).expect("built-in weights"));
    let (position, moves) = middle(game, &judge, decisions);
    let options = Options { budget: Budget::Simulations(SIMULATIONS), ..G::options(Level::Club) };
    let new = || Search::new(Arc::clone(&judge), options, Seed(1));
    let mut once = new();
    once.choose(&asked(game, &position, &moves));
    bencher
        .counter(ItemsCount::new(once.effort().decisions))
        .with_inputs(new)
        .bench_local_values(|mut search| search.choose(&asked(game, black_box(&position), &moves)));
}

/// Moves inside a search of Barrage.
#[divan::bench]
fn barrage_search(bencher: Bencher) {
    search(bencher, &barrage_of_four(), 150);
}

/// Moves inside a search of Underwater Cities.
#[divan::bench]
fn cities_search(bencher: Bencher) {
    search(bencher, &cities_of_four(), 300);
}

fn greedy<G: Played>(bencher: Bencher, game: &G, decisions: usize) {
    let judge = game.judge(game.weights(Level::Greedy)).expect("built-in weights");
    let (position, moves) = middle(game, &judge, decisions);
    let mut player = game.mind(Level::Greedy.into()).begin(Seed(1));
    bencher.bench_local(|| player.choose(&asked(game, black_box(&position), &moves)));
}

/// A decision of the beginner at Barrage.
#[divan::bench]
fn barrage_greedy(bencher: Bencher) {
    greedy(bencher, &barrage_of_four(), 150);
}

/// A decision of the beginner at Underwater Cities.
#[divan::bench]
fn cities_greedy(bencher: Bencher) {
    greedy(bencher, &cities_of_four(), 300);
}
