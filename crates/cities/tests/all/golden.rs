//! Whole games kept as readable records: every later version must replay them to the same position and score.
//!
//! `GOLDEN=write cargo test -p cities --test all golden` writes those that are not there yet, and the scores.

use std::path::PathBuf;

use crate::common::lively;
use cities::{Cities, Setup, Side};
use kernel::{Chance, Game, Match, Record, Seed};

/// A name, a rules version and a set-up for each way to play, with the components of an edition.
fn every_way(prefix: &str, version: u32, edition: u8) -> Vec<(String, u32, Setup)> {
    let mut games = vec![(format!("{prefix}solo"), version, Setup::new(1).edition(edition))];
    for players in 2..=4 {
        for (side, name) in [(Side::Basic, "basic"), (Side::Asymmetric, "asymmetric")] {
            let contracts = (players % 2 == 0) == (side == Side::Basic);
            let with = if contracts { "-contracts" } else { "" };
            let setup = Setup::new(players).edition(edition).boards(side).contracts(contracts);
            games.push((format!("{prefix}{name}-{players}{with}"), version, setup));
        }
    }
    games
}

/// All golden games.
fn games() -> Vec<(String, u32, Setup)> {
    let mut games = every_way("", 1, 1);
    let first = |players| Setup::new(players).edition(1);
    games.push(("rules-2-solo".to_owned(), 2, first(1)));
    games.push(("rules-2-basic-4-contracts".to_owned(), 2, first(4).contracts(true)));
    let asymmetric = first(3).boards(Side::Asymmetric).contracts(true);
    games.push(("rules-2-asymmetric-3-contracts".to_owned(), 2, asymmetric));
    games.extend(every_way("edition-2-", 2, 2));
    games
}

fn file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &format!("{name}.record")].iter().collect()
}

/// Of fifty lively games, the one with the most points: it shows most of the rules.
fn write(name: &str, version: u32, setup: &Setup) {
    let best = (0..50)
        .map(|seed| {
            let mut chance = Chance::new(Seed(seed));
            let mut table =
                Match::begin(Cities::open_under(setup.clone(), version).expect("valid"), Seed(seed));
            while let Some(seat) = table.to_move() {
                let mv = lively(table.moves(), &mut chance);
                table.play(seat, mv).expect("a listed move is legal");
            }
            table
        })
        .max_by_key(|table| table.game().outcome(table.position()).points.0.iter().sum::<i32>())
        .expect("there are games");
    std::fs::write(file(name), best.record().to_string()).expect("the file can be written");
}

/// Every golden game replays, hash by hash, to the points it ended with.
#[test]
fn golden_games_replay_to_their_scores() {
    let writing = std::env::var("GOLDEN").is_ok_and(|it| it == "write");
    let mut scores = String::new();
    for (name, version, setup) in games() {
        let path = file(&name);
        // What was published stays as it is.
        if writing && !path.exists() {
            write(&name, version, &setup);
        }
        let text = std::fs::read_to_string(&path).expect("the golden game is there");
        let record: Record<Cities> = text.parse().expect("it is a record");
        assert_eq!((record.rules_version, &record.setup), (version, &setup));
        let replayed = record.replay(None).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(replayed.record().to_string(), text, "written again it is the same file");
        let outcome = replayed.game().outcome(replayed.position());
        assert!(outcome.over, "{name}: the game is whole");
        scores += &format!("{name} {:?}\n", &outcome.points.0[..usize::from(setup.players)]);
    }
    let kept: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", "scores.txt"].iter().collect();
    if writing {
        std::fs::write(&kept, &scores).expect("the file can be written");
    }
    assert_eq!(scores, std::fs::read_to_string(kept).expect("the scores are there"));
}
