//! `position`, by the real program.

use crate::common::{file, run};

/// Germany can produce with one dam and hold a contract of 2 energy.
const CASE: &str = r#"
seats = ["Germany", "Italy"]
turn = "Germany"
water = { B2U = 1 }

[Germany]
structures = ["B2U", "C2R", "P10.1"]
contracts = ["G03", "R01"]
"#;

#[test]
fn moves_are_played_and_told() {
    let path = file("position-told", "case.toml", CASE.as_bytes());
    let told = run(&["position", &path, "--play", "turbine +2 left; fulfil G03", "--moves"]).well().out;
    for line in [
        "Germany: turbine +2 left",
        "  Germany produces 7 energy: 1 drop from B2U through C2R to P10.",
        "Germany: fulfil G03",
        "  Germany gains 5 credits (contract G03).",
        "Scores so far:",
        "Italy: What do you do this turn?",
        "  bank                       bank: any number of engineers; 1 credit for each engineer",
    ] {
        assert!(told.lines().any(|it| it == line), "{line}\n{told}");
    }
    let without = run(&["position", &path]).well().out;
    assert!(!without.contains("any number of engineers"), "the moves are listed only if asked for");
}

#[test]
fn json_tells_everything_at_once() {
    let path = file("position-json", "case.toml", CASE.as_bytes());
    let object = run(&["position", &path, "--play", "turbine +2 left", "--json"]).json();
    assert_eq!(object["game"], "barrage");
    assert_eq!(object["to_move"], "P1");
    assert_eq!(object["moves"], serde_json::json!(["fulfil G03", "decline"]));
    assert_eq!(object["position"]["Germany"]["energy"], 7);
    assert_eq!(object["view"]["Germany"]["energy"], 7);
    assert_eq!(object["outcome"]["points"]["P1"], 10);
    assert!(object["refusal"].is_null());
    let kinds: Vec<&str> =
        object["events"].as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["placed", "forced", "produced", "gained", "drop-held"]);
    // What was printed is a position file again.
    let again = file("position-again", "case.json", object["position"].to_string().as_bytes());
    let read = run(&["position", &again, "--json"]).json();
    assert_eq!(
        (&read["position"], &read["hash"], &read["moves"]),
        (&object["position"], &object["hash"], &object["moves"])
    );
}

/// The moves before the refused one are played; the refusal is told with its rule and ends with exit code 2.
#[test]
fn a_refused_move_is_told_with_its_rule() {
    let path = file("position-refused", "case.toml", CASE.as_bytes());
    let play = "turbine +2 left; fulfil R01; decline";
    let sentence = "\"fulfil R01\" is refused: B-13.2: The contract R01 needs 8 energy, and there are 7.";
    let text = run(&["position", &path, "--play", play]);
    assert!(text.out.contains("Germany produces 7 energy"), "{}", text.out);
    assert_eq!(text.refused(), sentence);
    let json = run(&["position", &path, "--play", play, "--json"]);
    let object: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json.refused(), sentence);
    assert_eq!(object["refusal"]["rule"], "B-13.2");
    assert_eq!(object["refusal"]["move"], "fulfil R01");
    assert_eq!(object["refusal"]["refusal"]["kind"], "too-little-energy");
    assert_eq!(object["played"], serde_json::json!([{ "seat": "P1", "move": "turbine +2 left" }]));
    assert_eq!(object["moves"], serde_json::json!(["fulfil G03", "decline"]));
    let unread = run(&["position", &path, "--play", "fly"]).refused();
    assert!(unread.starts_with("\"fly\" is refused: cannot read \"fly\": "), "{unread}");
}

/// A script may name the moves that the game makes by itself, or leave them out.
#[test]
fn moves_made_by_themselves_may_be_named() {
    let path = file("position-forced", "case.toml", CASE.as_bytes());
    let hash = |play: &str| run(&["position", &path, "--json", "--play", play]).json()["hash"].clone();
    let short = hash("turbine +2 left; decline");
    assert_eq!(hash("turbine +2 left; produce B2U C2R P10 x1; decline"), short);
    // But not twice, and not another one: that is judged by the question the game has passed.
    for (play, reason) in [
        ("turbine +2 left; produce B2U C2R P10 x1; produce B2U C2R P10 x1", "B-4.2: "),
        ("turbine +2 left; produce B2U C2R P10 x2", "B-12.2: The dam on B2U holds 1 drop, not 2."),
    ] {
        assert!(run(&["position", &path, "--play", play]).refused().contains(reason), "{play}");
    }
}

#[test]
fn a_file_that_describes_no_position_is_refused_in_one_line() {
    let refused = |name: &str, text: &str| {
        run(&["position", &file(&format!("position-bad-{name}"), "case.toml", text.as_bytes())]).refused()
    };
    assert!(refused("syntax", "players = 2\nround = \n").contains("line 2: "));
    assert!(refused("key", "players = 2\n\ndragons = 3\n").contains("line 3: unknown field `dragons`"));
    assert!(refused("type", "players = \"two\"\n").contains("line 1: "));
    assert!(refused("players", "players = 7\n").contains("2 to 4 players"));
    assert!(refused("round", "round = 9\n").contains("B-4.1"));
    assert!(
        refused("twice", "[USA]\ncontracts = [\"G01\"]\n[Germany]\ncontracts = [\"G01\"]\n").contains("G01")
    );
    assert_eq!(
        refused("game", "game = \"chess\"\n"),
        "There is no game \"chess\"; the games are: barrage, cities."
    );
    let json = file("position-bad-json", "case.json", b"{\"players\": 2,\n \"round\": }");
    assert!(run(&["position", &json]).refused().contains("line 2: "));
}

/// A-5.1: `--stop` waits before the turn of an Automa, which can then be played move by move.
#[test]
fn the_turn_of_an_automa_can_be_waited_for() {
    let case = "automas = { Germany = 'medium' }\nturn = 'USA'\n";
    let path = file("position-stop", "case.toml", case.as_bytes());
    let stopped = run(&["position", &path, "--stop", "--play", "bank; engineers 1", "--json"]).json();
    assert_eq!((&stopped["to_move"], &stopped["moves"]), (&"P2".into(), &serde_json::json!(["turn tile"])));
    let on = run(&["position", &path, "--stop", "--play", "bank; engineers 1; turn tile", "--json"]).json();
    assert_eq!(on["to_move"], "P1");
    let at_once = run(&["position", &path, "--play", "bank; engineers 1", "--json"]).json();
    assert_eq!(on["hash"], at_once["hash"], "the same turn");
}

/// Games of a simulation are kept as records, and any position of a record is a file that `position` reads.
#[test]
fn records_become_position_files() {
    let case = file("position-records", "case.toml", b"");
    let folder = std::path::Path::new(&case).parent().unwrap().join("games");
    let kept = folder.to_str().unwrap();
    run(&["simulate", "barrage", "--games", "2", "--seed", "3", "--automa", "hard", "--records", kept])
        .well();
    let records: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(records.len(), 2);
    for record in records {
        let record = record.to_str().unwrap();
        for (at, name) in [("0", "at.toml"), ("30", "at.json")] {
            let path = folder.join(name);
            let path = path.to_str().unwrap();
            let then = run(&["replay", record, "--at", at, "--write", path, "--json"]).json();
            let read = run(&["position", path, "--json"]).json();
            assert_eq!((&then["hash"], &then["legal"]), (&read["hash"], &read["moves"]), "{at}");
        }
    }
}
