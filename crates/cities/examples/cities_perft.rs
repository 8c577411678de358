//! Shows a line of the file of counts move by move: `cargo run --release -p cities --example cities_perft -- 7`.
//!
//! Where two versions of the rules differ, the move whose count differs leads to the position where they do.

use cities::Cities;
use kernel::perft::{self, Count};

fn main() {
    let counts: Vec<Count<Cities>> =
        perft::read(include_str!("../tests/perft.tsv")).expect("a file of counts");
    let lines = std::env::args().nth(1).and_then(|line| line.parse::<usize>().ok());
    let Some(count) = lines.and_then(|line| counts.get(line.wrapping_sub(1))) else {
        println!("Which line, 1 to {}?", counts.len());
        return;
    };
    println!("{count}");
    for (mv, leaves) in count.divided() {
        println!("{leaves:>9}  {mv}");
    }
}
