//! Searches in the middle of games of four, for counting instructions: `valgrind --tool=callgrind` on two numbers of
//! simulations, and the difference divided by the difference of the moves (`docs/performance.md`).
//!
//! `searches barrage 12 400` searches 12 decisions with 400 simulations each, and tells how many moves were played inside
//! the searches, and a hash of what was found: two versions that differ in it do not search alike.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use barrage::{Barrage, Variant};
use bots::{Budget, Judge, Level, Options, Played, Search, Thinker, asked};
use cities::Cities;
use kernel::{Chance, Game, Moves, Quiet, Seed};

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().expect("barrage or cities");
    let mut number = || args.next().and_then(|number| number.parse().ok()).expect("searches and simulations");
    let (searches, simulations) = (number(), number());
    if game == "barrage" {
        let setup = barrage::Setup::new(4, Variant::Full);
        run(&Barrage::open(setup).expect("a legal set-up"), searches, simulations, 40);
    } else {
        // The components and the rules that an older commit has as well.
        let setup = cities::Setup { edition: 1, ..cities::Setup::new(4) };
        run(&Cities::open_under(setup, 1).expect("a legal set-up"), searches, simulations, 60);
    }
}

/// Searches at the first turn after so many decisions of a game of random players, twice as many, and so on.
fn run<G: Played>(game: &G, searches: u32, simulations: u32, apart: u32) {
    let judge = Arc::new(game.judge(game.weights(Level::Club)).expect("built-in weights"));
    let options = Options { budget: Budget::Simulations(simulations), ..G::options(Level::Club) };
    let (mut moves_played, mut found) = (0, DefaultHasher::new());
    for number in 0..searches {
        let seed = Seed(number.into());
        let (mut position, mut moves, mut chance) = (game.deal(seed), Moves::new(), Chance::new(seed));
        game.moves(&position, &mut moves);
        let mut before = 0;
        while before < apart * (number % 6) || !judge.begins(&position) {
            let mv = moves[chance.below(moves.len())];
            game.play(&mut position, mv, &mut moves, &mut Quiet);
            before += 1;
        }
        let mut search = Search::new(Arc::clone(&judge), options, seed);
        for thought in search.think(&asked(game, &position, &moves)) {
            (thought.mv, thought.visits, thought.value.to_bits()).hash(&mut found);
        }
        moves_played += search.effort().decisions;
    }
    println!("{moves_played} moves, {:016x}", found.finish());
}
