//! `simulate` and `games`, by the real program.

use crate::common::{run, untimed};
use serde_json::Value;

fn simulated(args: &[&str]) -> Value {
    untimed(&[&["simulate", "barrage"], args].concat(), &["seconds", "decisions_per_second"])
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let games =
        |threads| simulated(&["--players", "3", "--games", "101", "--seed", "9", "--threads", threads]);
    assert_eq!(games("1"), games("2"));
    assert_eq!(games("1"), games("7"));
    let other = simulated(&["--players", "3", "--games", "101", "--seed", "10", "--threads", "1"]);
    assert_ne!(games("1"), other);
}

#[test]
fn the_sums_add_up() {
    for (players, variant) in [("2", "--intro"), ("3", "--seed=4"), ("4", "--intro"), ("4", "--seed=4")] {
        let mut args = vec!["--players", players, "--games", "150", variant];
        if variant == "--intro" {
            args.extend(["--seed", "4"]);
        }
        let sums = simulated(&args);
        let count: u64 = players.parse().unwrap();
        assert_eq!((sums["games"].as_u64(), sums["seed"].as_u64()), (Some(150), Some(4)));
        assert!(sums["decisions"].as_u64().unwrap() > 150 * 40);
        let seats = sums["seats"].as_array().unwrap();
        assert_eq!(seats.len() as u64, count);
        let total = |rows: &Value, key: &str| {
            rows.as_array().unwrap().iter().map(|row| row[key].as_f64().unwrap()).sum::<f64>()
        };
        for group in ["seats", "companies", "officers"] {
            let rows = &sums[group];
            assert_eq!(total(rows, "games"), (150 * count) as f64, "{group}");
            assert!(total(rows, "wins") >= 150.0, "every game has a winner");
            let shares: f64 = rows
                .as_array()
                .unwrap()
                .iter()
                .map(|row| row["win_share"].as_f64().unwrap() * row["games"].as_f64().unwrap())
                .sum();
            assert!((shares - 150.0).abs() < 1e-6, "{group}: victories are shared out, {shares}");
            for row in rows.as_array().unwrap() {
                let [min, mean, max] =
                    ["min_points", "mean_points", "max_points"].map(|key| row[key].as_f64().unwrap());
                assert!(min <= mean && mean <= max, "{row}");
            }
        }
        assert_eq!(seats[0]["name"], "random");
        assert_eq!(seats[0]["seat"], "P1");
    }
}

#[test]
fn automas_take_seats_in_simulations() {
    let sums = simulated(&["--seats", "random,automa:easy,automa:very-hard", "--games", "40", "--seed", "2"]);
    let names: Vec<&str> =
        sums["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["random", "automa:easy", "automa:very-hard"]);
    let points = |seat: usize| sums["seats"][seat]["mean_points"].as_f64().unwrap();
    assert!(points(2) > points(0) && points(1) > points(0), "an Automa plays better than chance");
}

#[test]
fn the_tables_have_a_row_for_each_seat_company_and_officer() {
    let out = run(&["simulate", "barrage", "--players", "4", "--games", "200", "--seed", "1"]).well().out;
    assert!(out.starts_with("Barrage: 200 games from seed 1, "), "{out}");
    for name in ["P1 random", "P4 random", "USA", "France", "Wilhelm", "Mahiri"] {
        let row = out
            .lines()
            .find(|line| line.trim_start().starts_with(name))
            .unwrap_or_else(|| panic!("{name}\n{out}"));
        assert!(row.contains('%'), "{row}");
    }
}

/// B-1.1, B-1.11, B-1.12, B-3.2, B-3.3, B-3.4: what is in the box.
#[test]
fn games_counts_what_is_in_the_box() {
    let games = run(&["games", "--json"]).json();
    let game = &games["games"][0];
    assert_eq!(game["name"], "barrage");
    assert_eq!(game["players"], serde_json::json!([2, 3, 4]));
    assert_eq!(game["variants"], serde_json::json!(["intro", "full"]));
    for (component, count) in [
        ("companies", 4),
        ("officers", 7),
        ("starting_contracts", 4),
        ("private_contracts", 45),
        ("national_contracts", 6),
        ("basic_tiles", 5),
        ("advanced_tiles", 15),
        ("head_stream_tiles", 8),
        ("bonus_tiles", 6),
        ("objective_tiles", 6),
        ("automa_tiles", 20),
    ] {
        assert_eq!(game["components"][component], count, "{component}");
    }
    let text = run(&["games"]).well().out;
    assert!(text.starts_with(
        "Barrage (\"barrage\", rules version 2), for 2, 3, 4 players: introductory game, full game.\n"
    ));
    assert!(!text.contains("barrage-"), "every count has its words: {text}");
}
