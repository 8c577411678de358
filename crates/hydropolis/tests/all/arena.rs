//! `arena` and `tune`, by the real program.

use crate::common::{folder, run, untimed};
use serde_json::Value;

/// The JSON of an arena without what depends on the clock.
fn arena(args: &[&str]) -> Value {
    let mut object = untimed(&[&["arena"], args].concat(), &["seconds", "moves_per_second"]);
    for bot in object["bots"].as_array_mut().unwrap() {
        assert!(bot.as_object_mut().unwrap().remove("ms_per_decision").unwrap().as_f64().unwrap() >= 0.0);
    }
    object
}

#[test]
fn bots_meet_in_every_rotation_and_the_better_one_wins() {
    let args = ["barrage", "--bots", "random,greedy", "--games", "12", "--seed", "4"];
    let told = arena(&[&args[..], &["--threads", "1"]].concat());
    assert_eq!((told["games"].as_u64(), told["players"].as_u64()), (Some(12), Some(2)));
    let bots = told["bots"].as_array().unwrap();
    let number = |bot: usize, key: &str| bots[bot][key].as_f64().unwrap();
    assert_eq!((bots[0]["name"].as_str(), bots[1]["name"].as_str()), (Some("random"), Some("greedy")));
    assert_eq!((number(0, "games"), number(1, "games")), (12.0, 12.0));
    assert!((number(0, "win_rate") + number(1, "win_rate") - 1.0).abs() < 1e-9);
    assert!(number(1, "win_rate") > 0.8 && number(1, "rating") > number(0, "rating") + 100.0, "{told}");
    assert!(number(1, "win_rate_low") < number(1, "win_rate"));
    assert!(number(1, "win_rate") <= number(1, "win_rate_high"));
    assert!(number(1, "mean_points") > number(0, "mean_points"));
    assert_eq!(told, arena(&[&args[..], &["--threads", "3"]].concat()), "whatever the number of threads");
    let table = run(&["arena", "cities", "--bots", "greedy", "--games", "2", "--seed", "4"]).well().out;
    assert!(table.contains("95% interval") && table.contains("greedy"), "{table}");
}

#[test]
fn more_bots_than_seats_meet_in_every_pair_and_automas_are_bots() {
    let told = arena(&[
        "barrage",
        "--bots",
        "random,automa:easy,club:sims=5",
        "--players",
        "2",
        "--games",
        "6",
        "--seed",
        "1",
    ]);
    let games: Vec<_> = told["bots"].as_array().unwrap().iter().map(|bot| bot["games"].as_u64()).collect();
    assert_eq!(games, [Some(4), Some(4), Some(4)]);
    let told =
        arena(&["cities", "--bots", "greedy,club:sims=3", "--players", "4", "--games", "2", "--seed=1"]);
    assert_eq!(told["bots"][1]["name"].as_str(), Some("club:sims=3"));
    assert_eq!(told["bots"][1]["games"].as_u64(), Some(4), "two seats in each game");
}

#[test]
fn names_and_budgets_that_mean_nothing_are_refused() {
    let refused = |bots: &str| run(&["arena", "cities", "--bots", bots, "--games", "1"]).refused();
    assert_eq!(
        refused("club:sims=0"),
        "\"club:sims=0\" is no player: a budget is written sims=200 or ms=100."
    );
    assert_eq!(
        refused("greedy:ms=5"),
        "\"greedy:ms=5\" is no player: greedy does not search, so it has no budget."
    );
    assert!(
        refused("champion").starts_with("There is no player \"champion\"; the players are: human, random")
    );
    assert_eq!(refused("human"), "Nobody can be asked in a simulation, so no seat can be human.");
}

/// Weights that were tuned can be played with: what `tune` writes is a bot's belief, also in `simulate`.
#[test]
fn a_bot_believes_the_weights_of_a_file() {
    let folder = folder("weights");
    let path = |name: &str| folder.join(name).display().to_string();
    let tuned = path("Tuned.toml");
    run(&["tune", "cities", "--out", &tuned, "--steps", "1", "--games", "2", "--seed", "5"]).well();
    let bots = |greedy: &str| {
        let told = arena(&["cities", "--bots", &format!("random,{greedy}"), "--games", "2", "--seed", "4"]);
        (told["bots"][1]["name"].as_str().unwrap().to_owned(), told["bots"][1]["mean_points"].clone())
    };
    let (name, points) = bots(&format!("greedy@{tuned}"));
    assert_eq!(name, format!("greedy@{tuned}"));
    assert_ne!(points, bots("greedy").1, "it plays otherwise");
    let seats = format!("club:sims=2@{tuned}");
    run(&["simulate", "cities", "--seats", &seats, "--players", "2", "--games", "1", "--seed", "4"]).well();
    let refused = |bot: &str| run(&["arena", "cities", "--bots", bot, "--games", "1"]).refused();
    let missing = path("none.toml");
    assert!(refused(&format!("greedy@{missing}")).contains(&missing));
    let random = format!("random@{tuned}");
    assert_eq!(
        refused(&random),
        format!("\"{random}\" is no player: random judges nothing, so it has no weights.")
    );
    std::fs::write(path("mine.toml"), "credit = 1\n").unwrap();
    assert!(refused(&format!("club@{}", path("mine.toml"))).contains("mine.toml holds no weights"));
    assert!(refused(&format!("grandmaster@{tuned}")).starts_with("There is no player \"grandmaster@"));
}

#[test]
fn tuning_goes_on_where_it_was_stopped_and_comes_to_the_same_end() {
    let folder = folder("tune");
    let path = |name: &str| folder.join(name).display().to_string();
    let tune = |out: &str, steps: &str, more: &[&str]| {
        let out = path(out);
        let games = if more.contains(&"--games") { &[][..] } else { &["--games", "2"] };
        let args = [&["tune", "barrage", "--out", &out, "--steps", steps, "--seed", "5"], games].concat();
        run(&[&args[..], more].concat())
    };
    let log = path("log.tsv");
    tune("whole.toml", "4", &["--log", &log, "--threads", "2"]).well();
    tune("parts.toml", "1", &[]).well();
    let said = tune("parts.toml", "4", &["--threads", "1"]).well().out;
    assert!(said.contains("weights after 4 steps from seed 5."), "{said}");
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    assert_eq!(read("whole.toml"), read("parts.toml"));
    assert!(
        read("whole.toml")
            .ends_with("# tuned: step 4 game=barrage players=2 by=wins half=150 seed=5 games=2 sims=0\n")
    );
    assert_eq!(read("log.tsv").lines().count(), 4);
    let ends = ["--by", "ends", "--games", "12", "--sims", "3", "--log", &log];
    for threads in ["1", "2"] {
        tune(&format!("ends{threads}.toml"), "2", &[&ends[..], &["--threads", threads]].concat()).well();
    }
    assert_eq!(read("ends1.toml"), read("ends2.toml"));
    assert!(read("ends1.toml").ends_with("by=ends seed=5 games=12 sims=3\n"));
    assert!(read("log.tsv").lines().skip(4).all(|line| line.split('\t').count() == 4));
    let other = tune("whole.toml", "5", &["--sims", "3"]).refused();
    assert!(other.contains("was begun in another way"), "{other}");
    std::fs::write(path("mine.toml"), "credit = 1\n").unwrap();
    assert!(tune("mine.toml", "1", &[]).refused().contains("was not made by tuning"));
    let bad = tune("new.toml", "1", &["--weights", &path("mine.toml")]).refused();
    assert!(bad.contains("holds no weights"), "{bad}");
}
