//! `dataset`, by the real program.

use std::fs;

use crate::common::{folder, run};

/// Games of bots, and the same games from their records: the same decisions.
#[test]
fn games_of_bots_and_records_become_datasets() {
    let place = folder("dataset");
    let at = |name: &str| place.join(name).display().to_string();
    if cfg!(not(feature = "parquet")) {
        let told = run(&["dataset", &at("bots.parquet"), "--game", "barrage"]).refused();
        assert!(told.contains("--features parquet"), "{told}");
        return;
    }
    let table = ["--games", "3", "--seats", "greedy,random", "--seed", "4"];
    let told = run(&[&["dataset", &at("bots.parquet"), "--game", "barrage"], &table[..]].concat()).well().out;
    assert!(told.starts_with("3 games with "), "{told}");
    assert!(fs::read(at("bots.parquet")).unwrap().starts_with(b"PAR1"));
    let page = fs::read_to_string(at("bots.html")).unwrap();
    assert!(page.contains("greedy") && page.contains("<code>construct</code>"), "{page}");
    run(&[&["simulate", "barrage", "--records", &at("records")], &table[..]].concat()).well();
    let again = run(&["dataset", &at("records.parquet"), "--records", &at("records")]).well().out;
    assert_eq!(again.replace("records.", "bots."), told);
    fs::write(place.join("records/none.record"), "anything").unwrap();
    let told = run(&["dataset", &at("records.parquet"), "--records", &at("records")]).refused();
    assert!(told.contains("none.record"), "{told}");
    fs::create_dir(place.join("empty")).unwrap();
    let told = run(&["dataset", &at("empty.parquet"), "--records", &at("empty")]).refused();
    assert!(told.contains("no finished game"), "{told}");
    fs::remove_dir_all(place).unwrap();
}
