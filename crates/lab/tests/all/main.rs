//! Experiments: exact by seed, in any number of pieces; files that are not right say so.

use lab::{Experiment, LabError, Results};
use words::Words;

const SMALL: &str = r#"
name = "small"
game = "cities"
games = 60
seed = 4
[[table]]
name = "two"
setup = { players = 2, edition = 2 }
players = ["random"]
[[table]]
name = "three"
setup = { players = 3, edition = 2, contracts = true }
players = ["random", "random", "greedy"]
"#;

fn experiment(text: &str) -> Experiment {
    text.parse().expect("an experiment")
}

fn chunks(experiment: &Experiment) -> Vec<String> {
    (0..experiment.chunks()).map(|chunk| experiment.play(chunk)).collect()
}

/// Chunks come out the same wherever and in whichever order they are played, and shares cover all of them once.
#[test]
fn shares_come_to_the_same_results_as_one_run() {
    let experiment = experiment(SMALL);
    assert_eq!((experiment.all_games(), experiment.chunks()), (120, 3));
    let mut mixed: Vec<String> =
        (1..=7).flat_map(|share| experiment.share(share, 7)).map(|chunk| experiment.play(chunk)).collect();
    mixed.reverse();
    let whole = Results::merge(&experiment, &chunks(&experiment)).expect("all chunks");
    let merged = Results::merge(&experiment, &mixed).expect("all chunks");
    assert_eq!(whole, merged);
    assert_eq!(whole.csv().lines().count(), 1 + 60 * 2 + 60 * 3);
    let other = SMALL.replace("seed = 4", "seed = 5");
    let other: Experiment = other.parse().expect("an experiment");
    assert_ne!(other.hash(), experiment.hash());
    assert_ne!(other.play(0).lines().last(), experiment.play(0).lines().last());
}

/// Points by source add up to the points, victories to one a game.
#[test]
fn figures_add_up() {
    let experiment = experiment(
        &SMALL
            .replace("cities", "barrage")
            .replace(", edition = 2", "")
            .replace(", contracts = true", ", variant = \"full\""),
    );
    let results = Results::merge(&experiment, &chunks(&experiment)).expect("all chunks");
    let mut parts = 0;
    for line in results.csv().lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let points: i32 = cells[7].parse().expect("points");
        let sources = cells[10].split(' ').filter_map(|it| it.split_once(':')?.1.parse::<i32>().ok());
        assert_eq!(sources.sum::<i32>(), points, "{line}");
        parts += cells[8].parse::<u32>().expect("parts of a victory");
        assert!(cells[9].contains("companies:") && cells[9].contains("officers:"), "{line}");
    }
    assert_eq!(parts, 120 * 12);
    let json = results.json();
    let seats = &json["tables"][1]["groups"][0];
    assert_eq!((seats["name"].as_str(), seats["members"].as_array().map(Vec::len)), (Some("seats"), Some(3)));
    // The greedy one in the third seat is far ahead of the random ones, which no chance explains.
    let third = &seats["members"][2];
    assert!(third["won"].as_f64() > Some(0.9) && third["corrected"].as_f64() < Some(0.001), "{third}");
}

#[test]
fn a_report_is_one_page_in_every_language() {
    let experiment = experiment(SMALL);
    let results = Results::merge(&experiment, &chunks(&experiment)).expect("all chunks");
    for language in ["en", "uk", "pl", "de", "ja"] {
        let page = lab::report(&results, Words::of(language).expect("a language there is"));
        assert!(
            page.starts_with("<!DOCTYPE html>") && page.contains("<svg") && page.contains(&experiment.hash())
        );
        assert!(!page.contains("lab-"), "a message is missing in {language}");
        assert!(!page.contains("http"), "the page needs nothing from elsewhere");
    }
}

#[test]
fn what_is_no_experiment_says_why() {
    let read = |text: &str| text.parse::<Experiment>().expect_err("it is no experiment");
    assert!(matches!(read("name = 3"), LabError::Format(_)));
    assert!(
        matches!(read(&SMALL.replace("seed = 4", "sead = 4")), LabError::Format(reason) if reason.contains("sead"))
    );
    assert_eq!(read(&SMALL.replace("cities", "chess")), LabError::Game("chess".to_owned()));
    assert_eq!(read(&SMALL.replace("games = 60", "games = 0")), LabError::Size);
    assert_eq!(read(&SMALL.replace("games = 60", "games = 9000000000000000000")), LabError::Size);
    let table = |text: &str| matches!(read(text), LabError::Table { .. });
    assert!(table(&SMALL.replace("players = 2", "players = 9")));
    assert!(table(&SMALL.replace("[\"random\"]", "[\"wizard\"]")));
    assert!(table(&SMALL.replace("[\"random\"]", "[\"club:ms=3\"]")));
    assert!(table(&SMALL.replace("[\"random\"]", "[]")));
    assert!(matches!(read(&SMALL.replace("\"two\"", "\"a,b\"")), LabError::Name(_)));
}

#[test]
fn chunks_of_something_else_are_refused() {
    let experiment = experiment(SMALL);
    let all = chunks(&experiment);
    let merge = |chunks: &[String]| Results::merge(&experiment, chunks).expect_err("something is wrong");
    assert_eq!(merge(&all[1..]), LabError::Missing { found: 2, expected: 3 });
    let mut changed = all.clone();
    changed[1] = changed[1].replacen("random", "ran,dom", 1);
    changed[2] = changed[2].lines().take(4).map(|line| format!("{line}\n")).collect();
    assert_eq!(merge(&changed), LabError::Chunk { chunk: 1 });
    changed[1].clone_from(&all[1]);
    assert_eq!(merge(&changed), LabError::Chunk { chunk: 2 });
    changed[2] = "anything".to_owned();
    assert_eq!(merge(&changed), LabError::Chunk { chunk: u64::MAX });
    assert_eq!(experiment.play(99), "");
}
