//! What an operator does with a store: copies of it, and the proof that all is there.

use std::fs;
use std::path::Path;

use rustix::process::Signal;
use serde_json::{Value, json};

use crate::common::{folder, run};
use crate::serve::House;

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in letters")
}

/// The session of the fixture's player, a table of Barrage with 81 entries, and one of Underwater Cities with 30.
const TOKEN: &str = "15GpSaJAaV-dfCwbimfpxW4GClm6np4OdjvDbyKxJI0";
const TABLE: &str = "UQVeT7ITbPjGTCZbfIEUTA";
const CITIES: &str = "HiNy1-v8ZvGbF6UXPpCbhg";

/// A folder with a database that the server of version 0.1 has written (commit 1cac226, by moves over its API): one person, and a game of
/// each title in the midst of its play, by the first version of its rules.
fn version_0_1(name: &str) -> std::path::PathBuf {
    let data = folder(name);
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/version-0.1.db");
    fs::copy(kept, data.join("hydropolis.db")).expect("the fixture can be copied");
    data
}

async fn get(house: &House, path: &str) -> Value {
    let request = reqwest::Client::new().get(format!("{}{path}", house.url)).bearer_auth(TOKEN);
    request.send().await.expect("an answer").json().await.expect("JSON")
}

/// Plays moves at a table of the fixture; how many entries it has then.
async fn go_on(house: &House, table: &str, moves: u64) -> u64 {
    let path = format!("/api/tables/{table}/moves");
    let mut seq = 0;
    for _ in 0..moves {
        let asked = get(house, &path).await;
        let (expected, chosen) = (&asked["seq"], &asked["moves"][0]);
        let body = json!({ "move": chosen, "expected": expected, "seat": asked["to_move"] });
        let (status, answer) = house.post(TOKEN, &path, &body).await;
        assert_eq!(status, 200, "{answer}");
        seq = answer["next"].as_u64().expect("the next number");
    }
    seq
}

fn close(mut house: House) {
    house.send(Signal::TERM);
    assert_eq!(house.ended().code(), Some(0));
}

/// A database of version 0.1 opens, its people are still logged in, its games replay and go on.
#[tokio::test]
async fn a_game_of_version_0_1_goes_on() {
    let data = version_0_1("version-0-1");
    let house = House::open(&data);
    assert_eq!(go_on(&house, TABLE, 5).await, 86);
    assert_eq!(go_on(&house, CITIES, 5).await, 35);
    close(house);
    let told = run(&["check", "--data", text(&data)]).well().out;
    assert_eq!(told, "2 games with 121 entries replay to their hashes.\n");
}

/// A copy of a running server's database is that of one moment, and can be put in the place of a lost one.
#[tokio::test]
async fn a_backup_of_a_running_server_is_restored() {
    let (data, other) = (version_0_1("backup"), folder("backup-restored"));
    let house = House::open(&data);
    go_on(&house, TABLE, 1).await;
    let copy = data.join("copy.db");
    let _ = fs::remove_file(&copy);
    let told = run(&["backup", text(&copy), "--data", text(&data)]).well().out;
    assert!(told.starts_with("Everything was copied to "), "{told}");
    let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&copy).expect("the copy").permissions());
    assert_eq!(mode & 0o077, 0, "nobody else can read it");
    let again = run(&["backup", text(&copy), "--data", text(&data)]).refused();
    assert!(again.contains("already"), "{again}");
    go_on(&house, TABLE, 1).await;
    close(house);

    run(&["restore", text(&copy), "--data", text(&other)]).well();
    let again = run(&["restore", text(&copy), "--data", text(&other)]).refused();
    assert!(again.contains("already"), "{again}");
    let house = House::open(&other);
    assert_eq!(go_on(&house, TABLE, 1).await, 83, "one move after the copy was made");
    close(house);
    let nothing =
        run(&["backup", text(&data.join("x.db")), "--data", text(&folder("backup-nothing"))]).refused();
    assert!(nothing.starts_with("There is no database"), "{nothing}");
    let no_database = data.join("no-database");
    fs::write(&no_database, "Dear diary").expect("a file");
    run(&["restore", text(&no_database), "--data", text(&folder("restore-nothing"))]).refused();
}

/// A store is carried to PostgreSQL and back, and is the same all the way.
#[tokio::test]
async fn a_store_is_copied_to_postgres_and_back() {
    let data = version_0_1("copied");
    let (url, _) = cluster::new_database().unwrap_or_else(|reason| panic!("{reason}"));
    let house = House::open(&data);
    let refused = run(&["copy", "--from", text(&data), "--to", &url]).refused();
    assert!(refused.contains("is in use"), "{refused}");
    close(house);
    let there = run(&["copy", "--from", text(&data), "--to", &url]).well().out;
    assert!(there.starts_with("2 people and 2 games, "), "{there}");
    let told = run(&["check", "--store", &url]).well().out;
    assert_eq!(told, "2 games with 111 entries replay to their hashes.\n");
    let again = run(&["copy", "--from", text(&data), "--to", &url]).well().out;
    assert!(again.contains(", 0 of them written"), "{again}");

    // A node goes on with it, and nobody copies what is being played.
    let house = House::with(&folder("copied-node"), &["--store", &url]);
    assert_eq!(go_on(&house, TABLE, 3).await, 84);
    let back = folder("copied-back").join("hydropolis.db");
    let _ = fs::remove_file(&back);
    let refused = run(&["copy", "--from", &url, "--to", text(&back)]).refused();
    assert!(refused.contains("is in use"), "{refused}");
    close(house);
    let told = run(&["copy", "--from", &url, "--to", text(&back)]).well().out;
    assert!(told.contains("Both stores hold the same, SHA-256 "), "{told}");
    let told = run(&["check", "--data", text(back.parent().expect("a folder"))]).well().out;
    assert_eq!(told, "2 games with 114 entries replay to their hashes.\n");
}

/// What was changed behind the program's back is found.
#[test]
fn a_damaged_game_is_found() {
    let data = version_0_1("damaged");
    let connection = rusqlite::Connection::open(data.join("hydropolis.db")).expect("the database");
    let damage =
        "DROP TRIGGER log_is_never_changed; UPDATE log SET hash = hash + 1 WHERE game = 1 AND seq = 40;";
    connection.execute_batch(damage).expect("it can be damaged");
    drop(connection);
    let found = run(&["check", "--data", text(&data)]);
    assert_eq!((found.code, &*found.err), (2, "1 of 2 games are wrong.\n"));
    assert!(found.out.starts_with(&format!("{TABLE}: after entry 40 ")), "{}", found.out);
}

/// A game to which nobody came back goes when the operator asks for it.
#[test]
fn abandoned_games_are_pruned() {
    let data = version_0_1("pruned");
    let named = run(&["prune", "--days", "30", "--list", "--data", text(&data)]).well().out;
    assert!(named.ends_with("\n2 games would be deleted.\n") && named.contains(TABLE), "{named}");
    assert_eq!(run(&["prune", "--days", "30", "--data", text(&data)]).well().out, "2 games were deleted.\n");
    assert_eq!(run(&["prune", "--days", "30", "--data", text(&data)]).well().out, "0 games were deleted.\n");
}
