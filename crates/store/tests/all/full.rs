//! A disk that takes no more: every call is answered with an error, nothing acknowledged is lost, and when there is
//! room again the game goes on.
//!
//! The test starts itself as another process, which may make no file larger than some hundred kilobytes. For SQLite
//! that is the same as a full disk: a write that fails.

#![cfg(unix)]

use std::process::Command;

use crate::suite::{keyed, mv, playing};
use store::{AppendError, Entry, SqliteStore, State, Store, StoreError};
use tempfile::TempDir;

/// Where the process that has no room finds its file, and of which game.
const FILE: &str = "STORE_FULL_FILE";
const GAME: &str = "STORE_FULL_GAME";

/// The move number `seq`, which takes some room.
fn large(seq: u64) -> Entry {
    keyed(0, &format!("{seq} ").repeat(2000), &seq.to_string())
}

#[tokio::test]
#[ignore = "not a test: the process without room that `a_full_disk_is_an_error_and_loses_nothing` starts"]
async fn the_process_without_room() {
    let (Ok(file), Ok(game)) = (std::env::var(FILE), std::env::var(GAME)) else { return };
    let game = game.parse().unwrap();
    let store = SqliteStore::open(file).await.unwrap();
    let mut seq = 0;
    let refused = loop {
        match store.append(game, seq, large(seq), State::playing(0)).await {
            Ok(_) => seq += 1,
            Err(error) => break error,
        }
        assert!(seq < 10_000, "there is no end of room");
    };
    assert!(matches!(refused, AppendError::Store(StoreError::Database(_))), "{refused:?}");
    // The health check tells, too, and reading goes on.
    let mut checked = Ok(());
    for _ in 0..200 {
        checked = checked.and(store.check().await);
    }
    assert!(matches!(checked, Err(StoreError::Database(_))), "{checked:?}");
    assert_eq!(store.entries(game, 0).await.unwrap().len() as u64, seq);
    assert_eq!(store.standing(game).await.unwrap().unwrap().next_seq, seq);
    store.close().await;
    println!("\nkept {seq} moves");
}

#[tokio::test]
async fn a_full_disk_is_an_error_and_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let store = SqliteStore::open(&file).await.unwrap();
    let game = playing(&store, 0).await;
    store.close().await;
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 1000; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "full::the_process_without_room", "--ignored", "--nocapture"])
        .env(FILE, &file)
        .env(GAME, game.to_string())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let kept = said.lines().find_map(|line| line.strip_prefix("kept ")?.strip_suffix(" moves"));
    let kept: u64 = kept.expect("how many moves it kept").parse().unwrap();
    assert!(kept > 0);

    let store = SqliteStore::open(&file).await.unwrap();
    let entries = store.entries(game, 0).await.unwrap();
    assert_eq!(entries.len() as u64, kept);
    for (seq, logged) in (0..).zip(entries) {
        assert_eq!(logged.entry, large(seq));
    }
    store.append(game, kept, mv(0, "and on"), State::playing(1)).await.unwrap();
}
