//! Whether a move costs the same in a full store as in a new one: `cargo bench -p store --bench level`.
//!
//! A hundred tables play at once: in a new store, late in long games, and among ten thousand other games. On Linux it also
//! shows what a move takes of the processor and how much it writes, which say more than times on a busy machine. `--bench full` does
//! the same with a million games.

mod scene;

use scene::Scene;
use scene::turns::{Runner, TABLES, compare};

fn main() {
    compare(&mut [
        Runner::new("100 new games", Scene::new(TABLES, 0)),
        Runner::new("100 games of 2,000 moves", Scene::new(TABLES, 2000)),
        Runner::new("100 of 10,000 games", Scene::new(10_000, 10)),
    ]);
}
