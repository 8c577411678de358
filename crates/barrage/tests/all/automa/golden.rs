//! Whole games with Automas kept as records: every later version must replay them to the same position and score.
//!
//! `GOLDEN=write cargo test -p barrage --test all automa::golden` writes those that are not there yet.

use std::path::PathBuf;

use barrage::{Barrage, Level, Setup, Variant};
use kernel::{Chance, Game, Match, Record, Seat, Seed};

use crate::common::lively;

/// The name of the game, which begins with its rules version unless that is 1, its Automas (the other seats are people's), and the final points by seat.
type Golden = (&'static str, &'static [(u8, Level)], &'static [i32]);

const GAMES: [Golden; 9] = [
    ("solo-easy", &[(1, Level::Easy)], &[35, 132]),
    ("solo-medium", &[(1, Level::Medium)], &[48, 167]),
    ("solo-hard", &[(1, Level::Hard)], &[30, 189]),
    ("solo-very-hard", &[(1, Level::VeryHard)], &[22, 195]),
    (
        "three-very-hard",
        &[(0, Level::VeryHard), (2, Level::VeryHard), (3, Level::VeryHard)],
        &[161, 33, 174, 132],
    ),
    ("two-and-two", &[(1, Level::Medium), (3, Level::Hard)], &[11, 140, 47, 170]),
    ("rules-2-solo-hard", &[(1, Level::Hard)], &[30, 189]),
    (
        "rules-2-three-very-hard",
        &[(0, Level::VeryHard), (2, Level::VeryHard), (3, Level::VeryHard)],
        &[161, 33, 174, 132],
    ),
    ("rules-2-two-and-two", &[(1, Level::Medium), (3, Level::Hard)], &[11, 142, 47, 168]),
];

fn setup(automas: &[(u8, Level)]) -> Setup {
    let players = if automas.len() == 1 { 2 } else { 4 };
    let full = Setup::new(players, Variant::Full);
    automas.iter().fold(full, |setup, (seat, level)| setup.with_automa(Seat(*seat), *level))
}

fn version(name: &str) -> u32 {
    if name.starts_with("rules-2-") { 2 } else { 1 }
}

fn file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &format!("{name}.record")].iter().collect()
}

/// Of a hundred lively games, the one with the most points: it shows most of the rules.
fn write(name: &str, automas: &[(u8, Level)]) {
    let best = (0..100)
        .map(|seed| {
            let mut chance = Chance::new(Seed(seed));
            let rules = Barrage::open_under(setup(automas), version(name)).expect("a legal set-up");
            let mut game = Match::begin(rules, Seed(seed));
            while let Some(seat) = game.to_move() {
                let mv = lively(game.moves(), &mut chance);
                game.play(seat, mv).expect("a listed move is legal");
            }
            game
        })
        .max_by_key(|game| game.game().outcome(game.position()).points.0.iter().sum::<i32>())
        .expect("there are games");
    std::fs::write(file(name), best.record().to_string()).expect("the file can be written");
}

/// every golden game replays, hash by hash, to the points it ended with.
#[test]
fn golden_games_replay_to_their_scores() {
    let mut scores = Vec::new();
    for (name, automas, _) in GAMES {
        // What was published stays as it is.
        if std::env::var("GOLDEN").is_ok_and(|it| it == "write") && !file(name).exists() {
            write(name, automas);
        }
        let text = std::fs::read_to_string(file(name)).expect("the golden game is there");
        let record: Record<Barrage> = text.parse().expect("it is a record");
        assert_eq!((record.rules_version, record.setup.clone()), (version(name), setup(automas)), "{name}");
        let replayed = record.replay(None).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(replayed.record().to_string(), text, "written again it is the same file");
        let outcome = replayed.game().outcome(replayed.position());
        assert!(outcome.over, "{name}: the game is whole");
        scores.push((name, outcome.points.0[..record.setup.players as usize].to_vec()));
    }
    let expected: Vec<_> = GAMES.iter().map(|(name, _, points)| (*name, points.to_vec())).collect();
    assert_eq!(scores, expected);
}
