//! `train`, by the real program.

use std::fs;

use crate::common::{folder, run};

/// A run that was stopped, in the middle of a step and even of a line, comes to the same bytes on any number of threads.
#[test]
fn training_goes_on_where_it_was_stopped() {
    let folder = folder("train");
    let path = |name: &str| folder.join(name).display().to_string();
    let train = |out: &str, steps: &str, more: &[&str]| {
        let out = path(out);
        let args = ["train", "barrage", "--out", &out, "--steps", steps, "--games", "10", "--sims", "4"];
        run(&[&args[..], &["--seed", "5"], more].concat())
    };
    let (log, picture) = (path("log.csv"), path("picture.svg"));
    let said = train("whole.net", "2", &["--threads", "2", "--log", &log, "--picture", &picture]).well().out;
    assert!(said.contains("20 games"), "{said}");
    train("parts.net", "1", &["--threads", "1"]).well();
    let games = path("parts.net.games");
    let text = fs::read_to_string(&games).unwrap();
    let cut = text.trim_end().rfind('\n').unwrap() + 30;
    fs::write(&games, &text[..cut]).unwrap();
    train("parts.net", "2", &["--threads", "1"]).well();
    let bytes = |name: &str| fs::read(folder.join(name)).unwrap();
    assert_eq!(bytes("whole.net"), bytes("parts.net"));
    assert_eq!(bytes("whole.net.games"), bytes("parts.net.games"));
    let log = fs::read_to_string(log).unwrap();
    assert!(log.starts_with("step,round,positions,error,surprise\n1,0,") && log.contains("\n2,12,"), "{log}");
    let picture = fs::read_to_string(picture).unwrap();
    assert!(picture.starts_with("<svg") && picture.matches("<polyline").count() == 2, "{picture}");
    // What was trained can be played with.
    let bot = format!("expert:sims=5@{}", path("whole.net"));
    run(&["arena", "barrage", "--bots", &format!("{bot},random"), "--games", "2", "--seed", "1"]).well();
    let refused = |bots: &str| run(&["arena", "barrage", "--bots", bots, "--games", "2"]).refused();
    assert!(refused(&format!("greedy@{}", path("whole.net"))).contains("has no network"));
    fs::write(folder.join("bad.net"), "nothing").unwrap();
    let bad = format!("expert@{},random", path("bad.net"));
    assert!(refused(&bad).contains("is not a network file"));
    let otherwise = ["train", "barrage", "--out", &path("whole.net"), "--games", "9", "--seed", "5"];
    assert!(run(&otherwise).refused().contains("was begun in another way"));
    fs::write(&games, text.replacen("draft", "drift", 1)).unwrap();
    assert!(train("parts.net", "2", &[]).refused().contains("move 1 of game 0"));
}
