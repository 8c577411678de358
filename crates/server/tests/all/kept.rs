//! What is kept outlives the rules it was played under.

use std::path::Path;

use serde_json::json;

use crate::common::{Browser, Dice, House};

/// What any program that can speak to SQLite may do to the file.
fn tamper(folder: &Path, sql: &str) {
    let file = rusqlite::Connection::open(folder.join("games.db")).expect("the file opens");
    file.execute_batch(sql).expect("it is done");
}

/// A whole game of one player with all seats; its name.
async fn ended(player: &mut Browser, game: &str) -> String {
    let new = json!({ "game": game, "seats": ["me", "me"], "seed": 3 });
    let (status, table) = player.send("POST", "/api/tables", &new).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/tables/{id}/moves");
    let mut dice = Dice(1);
    let mut question = player.json(&path).await;
    let mut seq = 0;
    while let Some(moves) = question["moves"].as_array().filter(|it| !it.is_empty()) {
        let mv = json!({ "move": moves[dice.below(moves.len())], "expected": seq });
        let (status, made) = player.send("POST", &path, &mv).await;
        assert_eq!(status, 200, "{made}");
        (question, seq) = (made, seq + 1);
    }
    id
}

/// A game under rules that nobody knows any more: its page says so, its record and its outcome are there, and no move
/// is taken.
#[tokio::test(flavor = "multi_thread")]
async fn a_correction_of_the_rules_closes_no_record() {
    let mut house = House::open().await;
    let mut player = house.program("Ada").await;
    let over = ended(&mut player, "barrage").await;
    let new = json!({ "game": "cities", "seats": ["me", "beginner"], "seed": 3 });
    let (_, table) = player.send("POST", "/api/tables", &new).await;
    let playing = table["id"].as_str().expect("an id").to_owned();
    let before = player.json(&format!("/api/tables/{over}")).await;
    let record = player.get(&format!("/t/{over}/record")).await.body;
    assert!(record.starts_with("hydropolis-record 1\ngame barrage\n"), "{record}");
    house.stop().await;
    tamper(house.folder.path(), "UPDATE games SET rules = 999");
    house.restart().await;
    player.url = house.url.clone();

    let later = player.get(&format!("/t/{over}/record")).await;
    let rules = record.lines().find(|line| line.starts_with("rules ")).expect("it names its rules");
    assert_eq!((later.status.as_u16(), &*later.body), (200, &*record.replacen(rules, "rules 999", 1)));
    assert_eq!(player.get(&format!("/api/tables/{over}/record")).await.body, later.body);
    let now = player.json(&format!("/api/tables/{over}")).await;
    for fact in ["points", "winners", "status", "seats", "seq"] {
        assert_eq!(now[fact], before[fact], "{fact}");
    }
    assert!(now["shut"].as_str().is_some_and(|it| it.contains("version 999")), "{now}");
    for path in [format!("/t/{over}"), format!("/t/{over}/replay/1"), format!("/t/{playing}")] {
        let page = player.get(&path).await;
        assert_eq!(page.status, 200, "{path}: {}", page.body);
        assert!(page.body.contains("version 999") && page.body.contains("Ada"), "{path}: {}", page.body);
    }
    let winner = before["winners"][0].as_str().is_some();
    assert!(winner && player.get(&format!("/t/{over}")).await.body.contains("wins with"), "{before}");
    let mv = json!({ "move": "pass", "expected": 0 });
    let (status, refused) = player.send("POST", &format!("/api/tables/{playing}/moves"), &mv).await;
    assert_eq!(status, 409, "{refused}");
    assert_eq!(player.get(&format!("/t/{playing}/record")).await.status, 403, "it is not over");
    // Other tables are played as ever.
    let (status, _) = player.send("POST", "/api/tables", &new).await;
    assert_eq!(status, 201);
}
