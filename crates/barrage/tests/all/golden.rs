//! Whole games kept as readable records: every later version must replay them to the same position and score.
//!
//! `GOLDEN=write cargo test -p barrage --test all golden` writes those that are not there yet, with those of the Automas.

use std::path::PathBuf;

use crate::common::lively;
use barrage::{Barrage, Setup, Variant};
use kernel::{Chance, Game, Match, Record, Seed};

/// Rules version, player count, variant, and the final points by seat.
const GAMES: [(u32, u8, Variant, &[i32]); 8] = [
    (1, 2, Variant::Intro, &[45, 66]),
    (1, 3, Variant::Intro, &[71, 46, 26]),
    (1, 4, Variant::Intro, &[73, 25, 10, 63]),
    (1, 2, Variant::Full, &[54, 55]),
    (1, 3, Variant::Full, &[48, 40, 42]),
    (1, 4, Variant::Full, &[29, 36, 58, 23]),
    (2, 3, Variant::Intro, &[71, 46, 26]),
    (2, 4, Variant::Full, &[29, 36, 58, 23]),
];

fn file(version: u32, players: u8, variant: Variant) -> PathBuf {
    let variant = format!("{variant:?}").to_lowercase();
    let rules = if version == 1 { String::new() } else { format!("rules-{version}-") };
    let name = format!("{rules}{variant}-{players}.record");
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &name].iter().collect()
}

/// Of two hundred lively games, the one with the most points: it shows most of the rules.
fn write(version: u32, players: u8, variant: Variant) {
    let best = (0..200)
        .map(|seed| {
            let mut chance = Chance::new(Seed(seed));
            let mut game = Match::begin(
                Barrage::open_under(Setup::new(players, variant), version).expect("a legal set-up"),
                Seed(seed),
            );
            while let Some(seat) = game.to_move() {
                let mv = lively(game.moves(), &mut chance);
                game.play(seat, mv).expect("a listed move is legal");
            }
            game
        })
        .max_by_key(|game| game.game().outcome(game.position()).points.0.iter().sum::<i32>())
        .expect("there are games");
    std::fs::write(file(version, players, variant), best.record().to_string())
        .expect("the file can be written");
}

/// Every golden game replays, hash by hash, to the points it ended with.
#[test]
fn golden_games_replay_to_their_scores() {
    let mut scores = Vec::new();
    for (version, players, variant, _) in GAMES {
        let path = file(version, players, variant);
        // What was published stays as it is.
        if std::env::var("GOLDEN").is_ok_and(|it| it == "write") && !path.exists() {
            write(version, players, variant);
        }
        let text = std::fs::read_to_string(&path).expect("the golden game is there");
        let record: Record<Barrage> = text.parse().expect("it is a record");
        assert_eq!(record.rules_version, version);
        let replayed = record.replay(None).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(replayed.record().to_string(), text, "written again it is the same file");
        let outcome = replayed.game().outcome(replayed.position());
        assert!(outcome.over, "{players} players, {variant:?}: the game is whole");
        scores.push((version, players, variant, outcome.points.0[..players as usize].to_vec()));
    }
    let expected: Vec<_> = GAMES
        .iter()
        .map(|&(version, players, variant, points)| (version, players, variant, points.to_vec()))
        .collect();
    assert_eq!(scores, expected);
}
