//! Whole games with The Leeghwater Project kept as records: every later version must replay them to the same position and score.
//!
//! `GOLDEN=write cargo test -p barrage --test all leeghwater::golden` writes those that are not there yet.

use std::path::PathBuf;

use barrage::{Barrage, Level, Options, Setup, Variant};
use kernel::{Chance, Game, Match, Record, Seat, Seed};

use crate::common::lively;

/// The name of the game, its players, its Automas (the other seats are people's), and the final points by seat.
type Golden = (&'static str, u8, &'static [(u8, Level)], &'static [i32]);

const GAMES: [Golden; 3] = [
    ("leeghwater-2", 2, &[], &[51, 74]),
    ("leeghwater-4", 4, &[], &[25, 46, 56, 54]),
    ("leeghwater-two-and-two", 4, &[(1, Level::VeryHard), (3, Level::Hard)], &[29, 154, 50, 150]),
];

fn setup(players: u8, automas: &[(u8, Level)]) -> Setup {
    let options = Options { leeghwater: true, ..Options::PLAIN };
    let full = Setup::new(players, Variant::Full).with_options(options);
    automas.iter().fold(full, |setup, (seat, level)| setup.with_automa(Seat(*seat), *level))
}

fn file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &format!("{name}.record")].iter().collect()
}

/// Of a hundred lively games, the one with the most points: it shows most of the rules.
fn write(name: &str, players: u8, automas: &[(u8, Level)]) {
    let best = (0..100)
        .map(|seed| {
            let mut chance = Chance::new(Seed(seed));
            let rules = Barrage::open_under(setup(players, automas), 2).expect("a legal set-up");
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

/// L-1.3, L-1.7: every golden game with the expansion replays, hash by hash, to the points it ended with.
#[test]
fn golden_games_replay_to_their_scores() {
    let mut scores = Vec::new();
    for (name, players, automas, _) in GAMES {
        let path = file(name);
        // What was published stays as it is.
        if std::env::var("GOLDEN").is_ok_and(|it| it == "write") && !path.exists() {
            write(name, players, automas);
        }
        let text = std::fs::read_to_string(&path).expect("the golden game is there");
        let record: Record<Barrage> = text.parse().expect("it is a record");
        assert_eq!(record.setup, setup(players, automas));
        let replayed = record.replay(None).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(replayed.record().to_string(), text, "written again it is the same file");
        let outcome = replayed.game().outcome(replayed.position());
        assert!(outcome.over, "{name}: the game is whole");
        scores.push((name, outcome.points.0[..usize::from(players)].to_vec()));
    }
    let expected: Vec<_> = GAMES.iter().map(|&(name, _, _, points)| (name, points.to_vec())).collect();
    assert_eq!(scores, expected);
}
