//! `lab`, by the real program.

use std::fs;

use crate::common::{folder, run};

const EXPERIMENT: &str = r#"
name = "small"
game = "barrage"
games = 130
seed = 6
[[table]]
name = "two"
setup = { players = 2 }
players = ["random"]
"#;

/// A run that was stopped goes on; shares played apart and put together are the same as one run, byte for byte.
#[test]
fn shares_and_interrupted_runs_come_to_the_same_results() {
    let place = folder("lab");
    let at = |name: &str| place.join(name).display().to_string();
    let file = at("small.toml");
    fs::write(&file, EXPERIMENT).unwrap();
    let lab = |args: &[&str]| run(&[&["lab", &file], args].concat()).well().out;
    let told = lab(&["--out", &at("whole"), "--threads", "1"]);
    assert!(told.contains("130 games"), "{told}");
    let results = |name: &str| {
        ["results.csv", "results.json", "report.html"]
            .map(|it| fs::read_to_string(place.join(name).join(it)).unwrap())
    };
    let whole = results("whole");
    assert_eq!(whole[0].lines().count(), 1 + 2 * 130);
    // Some of it is lost.
    fs::remove_file(place.join("whole/chunk-000001.csv")).unwrap();
    let kept = fs::metadata(place.join("whole/chunk-000000.csv")).unwrap().modified().unwrap();
    lab(&["--out", &at("whole"), "--threads", "2"]);
    assert_eq!(results("whole"), whole);
    let still = fs::metadata(place.join("whole/chunk-000000.csv")).unwrap().modified().unwrap();
    assert_eq!(kept, still, "what is there is not played again");
    let told = lab(&["--out", &at("one"), "--shard", "1/2"]);
    assert!(told.contains("1 of 3 chunks"), "{told}");
    lab(&["--out", &at("two"), "--shard", "2/2"]);
    let merge = |args: &[&str]| run(&[&["lab", "merge", &file], args].concat());
    let told = merge(&[&at("one"), "--out", &at("all")]).well().out;
    assert!(told.contains("1 of 3 chunks"), "{told}");
    merge(&[&at("two"), "--out", &at("all")]).well();
    assert_eq!(results("all"), whole);
    merge(&[&at("one"), &at("two"), "--out", &at("both")]).well();
    assert_eq!(results("both"), whole);
    fs::write(place.join("two/chunk-000001.csv"), "# anything\n").unwrap();
    let told = merge(&[&at("two"), "--out", &at("other")]).refused();
    assert!(told.contains("chunk-000001.csv does not belong to this experiment"), "{told}");
    let told = run(&["lab"]).refused();
    assert!(told.contains("FILE"), "{told}");
    fs::remove_dir_all(place).unwrap();
}

#[test]
fn what_is_no_experiment_is_refused_in_one_sentence() {
    let place = folder("no-lab");
    let file = place.join("bad.toml").display().to_string();
    let refused = |text: &str, args: &[&str]| {
        fs::write(&file, text).unwrap();
        run(&[&["lab", &file], args].concat()).refused()
    };
    let told = refused(&EXPERIMENT.replace("seed = 6", "sead = 6"), &[]);
    assert!(told.contains("bad.toml is no experiment: line 5:") && told.contains("sead"), "{told}");
    assert!(refused(&EXPERIMENT.replace("barrage", "chess"), &[]).contains("chess"));
    for shard in ["0/2", "3/2", "1", "a/b", "1/0"] {
        assert_eq!(
            refused(EXPERIMENT, &["--shard", shard]),
            format!("\"{shard}\" is no share; it is written 3/64.")
        );
    }
    fs::remove_dir_all(place).unwrap();
}

#[test]
fn a_file_that_is_no_network_is_refused() {
    let place = folder("no-net");
    let file = place.join("net.safetensors");
    fs::write(&file, "this is no network").unwrap();
    let bot = format!("net:{}", file.display());
    let told = run(&["arena", "barrage", "--bots", &format!("{bot},random"), "--games", "2"]).refused();
    assert!(told.contains("is no network for this game"), "{told}");
    let told = run(&["arena", "barrage", "--bots", "net:no-such-file,random"]).refused();
    assert!(told.contains("no-such-file is no network for this game"), "{told}");
    fs::remove_dir_all(place).unwrap();
}
