//! Shows a line of the file of counts move by move: `cargo run --release -p barrage --example barrage_perft -- 7`.
//!
//! Where two versions of the rules differ, the move whose count differs leads to the position where they do.

use barrage::Barrage;
use kernel::perft::{self, Count};

fn main() {
    let counts: Vec<Count<Barrage>> =
        perft::read(include_str!("../tests/perft.tsv")).expect("a file of counts");
    let counts: Vec<Count<Barrage>> = counts.into_iter().map(|count| count.under(1)).collect();
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
