//! The number of ways games can go on, counted once and kept: any change of the moves is seen.

use cities::Cities;
use kernel::perft::{self, Count};

/// The file of counts.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.tsv");
/// No count is deeper than this many leaves.
const MOST: u64 = 1_000_000;

/// Every position goes on in as many ways as when it was counted. `GOLDEN=write` counts anew, which is right only together
/// with a new rules version; `cargo run --release -p cities --example cities_perft -- 7` shows line 7 move by move.
#[test]
fn positions_go_on_in_as_many_ways_as_ever() {
    let text = std::fs::read_to_string(FILE).expect("the file of counts is there");
    let counts: Vec<Count<Cities>> = perft::read(&text).expect("it is a file of counts");
    assert_eq!(counts.len(), 40, "twenty of each edition");
    if std::env::var("GOLDEN").is_ok_and(|it| it == "write") {
        let comments = text.lines().filter(|line| line.starts_with('#')).map(str::to_owned);
        let lines = counts.iter().map(|count| count.up_to(MOST).to_string());
        let text = comments.chain(lines).map(|line| line + "\n").collect::<String>();
        std::fs::write(FILE, text).expect("the file can be written");
        return;
    }
    for (line, count) in (1..).zip(&counts) {
        assert!(count.leaves.len() > 1, "line {line} counts something");
        assert_eq!(count.now().leaves, count.leaves, "line {line}: {count}");
    }
}
