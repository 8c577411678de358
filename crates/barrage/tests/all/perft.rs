//! The number of ways games can go on, counted once and kept: any change of the moves is seen.

use barrage::Barrage;
use kernel::perft::{self, Count};

/// A file of counts for each version of the rules, with how many it has.
const FILES: [(u32, &str, usize); 2] = [
    (1, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.tsv"), 20),
    (2, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft-2.tsv"), 8),
];
/// No count is deeper than this many leaves.
const MOST: u64 = 1_000_000;

/// Every position goes on in as many ways as when it was counted. `GOLDEN=write` counts the newest version anew, which is right
/// only before that version has landed; `cargo run --release -p barrage --example barrage_perft -- 7` shows line 7 of the
/// first file move by move.
#[test]
fn positions_go_on_in_as_many_ways_as_ever() {
    let newest = <Barrage as kernel::Game>::RULES_VERSION;
    for (version, file, lines) in FILES {
        let text = std::fs::read_to_string(file).expect("the file of counts is there");
        let counts: Vec<Count<Barrage>> = perft::read(&text).expect("it is a file of counts");
        let counts: Vec<_> = counts.into_iter().map(|count| count.under(version)).collect();
        assert_eq!(counts.len(), lines);
        if version == newest && std::env::var("GOLDEN").is_ok_and(|it| it == "write") {
            let comments = text.lines().filter(|line| line.starts_with('#')).map(str::to_owned);
            let lines = counts.iter().map(|count| count.up_to(MOST).to_string());
            let text = comments.chain(lines).map(|line| line + "\n").collect::<String>();
            std::fs::write(file, text).expect("the file can be written");
            continue;
        }
        for (line, count) in (1..).zip(&counts) {
            assert!(count.leaves.len() > 1, "line {line} of version {version} counts something");
            assert_eq!(count.now().leaves, count.leaves, "line {line} of version {version}: {count}");
        }
    }
}
