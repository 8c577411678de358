//! Plays random four-player games, listing every legal move at every decision: the work that docs/performance.md counts
//! in instructions.
//!
//! ```sh
//! cargo build --release -p cities --example random_games
//! valgrind --tool=callgrind target/release/examples/random_games 40
//! ```
//!
//! With 0 games it only reads the components, which is what to subtract. A second number names the edition of the
//! components: figures of different editions cannot be compared. A third one names the version of the rules.

use cities::{Cities, EDITION, Setup};
use kernel::{Chance, Game, Moves, Quiet, Seed};

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(40);
    let number = |at: usize| std::env::args().nth(at).and_then(|number| number.parse::<u8>().ok());
    let (edition, version) =
        (number(2).unwrap_or(EDITION), number(3).map_or(Cities::RULES_VERSION, u32::from));
    let setup = Setup::new(4).edition(edition);
    let game = Cities::open_under(setup, version).expect("four may play with an edition and rules there are");
    let mut moves = Moves::new();
    let mut decisions = 0u64;
    for seed in 0..games {
        let mut chance = Chance::new(Seed(seed));
        let mut position = game.deal(Seed(seed));
        game.moves(&position, &mut moves);
        while !moves.is_empty() {
            let mv = moves[chance.below(moves.len())];
            game.play(&mut position, mv, &mut moves, &mut Quiet);
            decisions += 1;
        }
    }
    println!("{games} games, {decisions} decisions");
}
