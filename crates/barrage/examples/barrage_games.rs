//! Random games of four, for counting instructions: `valgrind --tool=callgrind` on two numbers of games, and the
//! difference divided by the difference of the decisions (`docs/performance.md`).
//!
//! `barrage_games 120` plays 120 games and tells how many decisions they had, and a hash of how they ended: two versions that
//! differ in it do not play the same game.

use barrage::{Barrage, Setup, Variant};
use kernel::{Chance, Game, Moves, Quiet, Seed};

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(60);
    let game = Barrage::open(Setup::new(4, Variant::Full)).expect("a legal set-up");
    let (mut decisions, mut ends) = (0u64, 0u64);
    for seed in (0..games).map(Seed) {
        let mut chance = Chance::new(seed);
        let (mut position, mut moves) = (game.deal(seed), Moves::new());
        game.moves(&position, &mut moves);
        while !moves.is_empty() {
            let mv = moves[chance.below(moves.len())];
            game.play(&mut position, mv, &mut moves, &mut Quiet);
            decisions += 1;
        }
        ends = ends.wrapping_mul(31).wrapping_add(game.hash(&position));
    }
    println!("{decisions} decisions, {ends:016x}");
}
