//! Whole games kept as readable records: every later version must replay them to the same position and score.
//!
//! `GOLDEN=write cargo test -p cities --test all golden` writes them anew. That is right only together with a new rules
//! version, or for a game that was never published.

use std::path::PathBuf;

use crate::common::lively;
use cities::{Cities, Setup, Side};
use kernel::{Chance, Game, Match, Record, Seed};

/// A name and a set-up for each way to play.
fn games() -> Vec<(String, Setup)> {
    let mut games = vec![("solo".to_owned(), Setup::new(1))];
    for players in 2..=4 {
        for (side, name) in [(Side::Basic, "basic"), (Side::Asymmetric, "asymmetric")] {
            let contracts = (players % 2 == 0) == (side == Side::Basic);
            let with = if contracts { "-contracts" } else { "" };
            games.push((
                format!("{name}-{players}{with}"),
                Setup::new(players).boards(side).contracts(contracts),
            ));
        }
    }
    games
}

fn file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &format!("{name}.record")].iter().collect()
}

/// Of fifty lively games, the one with the most points: it shows most of the rules.
fn write(name: &str, setup: &Setup) {
    let best = (0..50)
        .map(|seed| {
            let mut chance = Chance::new(Seed(seed));
            let mut table = Match::begin(crate::common::game(setup), Seed(seed));
            while let Some(seat) = table.to_move() {
                let mv = lively(&table.moves(), &mut chance);
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
    for (name, setup) in games() {
        if writing {
            write(&name, &setup);
        }
        let path = file(&name);
        let text = std::fs::read_to_string(&path).expect("the golden game is there");
        let record: Record<Cities> = text.parse().expect("it is a record");
        assert_eq!(record.setup, setup);
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
