//! Whole games kept as readable records: every later version must replay them to the same position and score.
//!
//! `GOLDEN=write cargo test -p barrage --test all golden` writes them anew, with those of the Automas. That is right only
//! together with a new rules version, or for a game that was never published.

use std::path::PathBuf;

use crate::common::lively;
use barrage::{Barrage, Variant};
use kernel::{Chance, Game, Match, Record, Seed};

/// Player count, variant, and the final points by seat.
const GAMES: [(u8, Variant, &[i32]); 6] = [
    (2, Variant::Intro, &[45, 66]),
    (3, Variant::Intro, &[71, 46, 26]),
    (4, Variant::Intro, &[73, 25, 10, 63]),
    (2, Variant::Full, &[54, 55]),
    (3, Variant::Full, &[48, 40, 42]),
    (4, Variant::Full, &[29, 36, 58, 23]),
];

fn file(players: u8, variant: Variant) -> PathBuf {
    let variant = format!("{variant:?}").to_lowercase();
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &format!("{variant}-{players}.record")].iter().collect()
}

/// Of two hundred lively games, the one with the most points: it shows most of the rules.
fn write(players: u8, variant: Variant) {
    let best = (0..200)
        .map(|seed| {
            let mut chance = Chance::new(Seed(seed));
            let mut game = Match::begin(crate::common::game(players, variant), Seed(seed));
            while let Some(seat) = game.to_move() {
                let mv = lively(&game.moves(), &mut chance);
                game.play(seat, mv).expect("a listed move is legal");
            }
            game
        })
        .max_by_key(|game| game.game().outcome(game.position()).points.0.iter().sum::<i32>())
        .expect("there are games");
    std::fs::write(file(players, variant), best.record().to_string()).expect("the file can be written");
}

/// Every golden game replays, hash by hash, to the points it ended with.
#[test]
fn golden_games_replay_to_their_scores() {
    let mut scores = Vec::new();
    for (players, variant, _) in GAMES {
        if std::env::var("GOLDEN").is_ok_and(|it| it == "write") {
            write(players, variant);
        }
        let path = file(players, variant);
        let text = std::fs::read_to_string(&path).expect("the golden game is there");
        let record: Record<Barrage> = text.parse().expect("it is a record");
        let replayed = record.replay(None).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(replayed.record().to_string(), text, "written again it is the same file");
        let outcome = replayed.game().outcome(replayed.position());
        assert!(outcome.over, "{players} players, {variant:?}: the game is whole");
        scores.push((players, variant, outcome.points.0[..players as usize].to_vec()));
    }
    let expected: Vec<_> =
        GAMES.iter().map(|(players, variant, points)| (*players, *variant, points.to_vec())).collect();
    assert_eq!(scores, expected);
}
