//! `puzzles`, by the real program.

use crate::common::{folder, run};
use puzzles::{File, Goal, puzzles_of};

fn found(text: &str) -> File {
    toml::from_str(text).expect("a file of puzzles")
}

/// The same seed finds the same puzzles whatever the number of threads; goals are as asked for; a file is chosen from.
#[test]
fn puzzles_are_found_by_seed_and_chosen_from_files() {
    let folder = folder("puzzles-found");
    let path = |name: &str| folder.join(name).display().to_string();
    let (one, two, three) = (path("one.toml"), path("two.toml"), path("three.toml"));
    let args =
        ["puzzles", "barrage", "--games", "6", "--seed", "1", "--bot", "greedy", "--goals", "energy,points"];
    let told = run(&[&args[..], &["--threads", "1", "--out", &one]].concat()).well().out;
    assert!(told.contains(&one), "{told}");
    run(&[&args[..], &["--threads", "3", "--out", &two]].concat()).well();
    let text = std::fs::read_to_string(&one).expect("a file");
    assert_eq!(text, std::fs::read_to_string(&two).expect("a file"));
    let all = found(&text).puzzle;
    assert!(!all.is_empty() && all.iter().all(|it| matches!(it.goal, Goal::Energy | Goal::Points)));
    assert!(all.iter().all(|it| it.goal.is_clear(it.best, it.second) && (1..=5).contains(&it.level)));
    run(&["puzzles", "barrage", "--games", "0", "--keep", "1", "--from", &one, "--out", &three]).well();
    let kept = found(&std::fs::read_to_string(&three).expect("a file")).puzzle;
    assert_eq!(kept.len(), 1);
    assert!(all.contains(&kept[0]));
}

/// The file that is built in reads back as it is written.
#[test]
fn the_built_in_files_are_as_the_command_writes_them() {
    for (game, text) in [
        ("barrage", include_str!("../../../puzzles/data/barrage.toml")),
        ("cities", include_str!("../../../puzzles/data/cities.toml")),
    ] {
        let folder = folder(&format!("puzzles-{game}"));
        let path = |name: &str| folder.join(name).display().to_string();
        let (from, out) = (path("from.toml"), path("out.toml"));
        std::fs::write(&from, text).expect("a file");
        run(&["puzzles", game, "--games", "0", "--from", &from, "--out", &out]).well();
        assert_eq!(std::fs::read_to_string(&out).expect("a file"), text, "{game}");
        assert_eq!(puzzles_of(game).count(), 100);
    }
}

#[test]
fn what_is_no_goal_and_no_file_of_puzzles_is_told() {
    let folder = folder("puzzles-bad");
    let path = |name: &str| folder.join(name).display().to_string();
    let (bad, out) = (path("bad.toml"), path("out.toml"));
    std::fs::write(&bad, "puzzle = 3").expect("a file");
    for args in [["--goals", "hand"], ["--from", &bad], ["--bot", "human"], ["--bot", "automa:hard"]] {
        let told =
            run(&[&["puzzles", "barrage", "--games", "0", "--out", &out], &args[..]].concat()).refused();
        assert!(!told.is_empty(), "{args:?}");
    }
}
