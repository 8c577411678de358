//! A turn against bots is over when its player says so, whichever way it was played.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Browser, Dice, House};

/// Plays against a bot, move by move with `hold`, until the bot waits for the end of a turn; the table and its seq.
async fn held(house: &House, me: &mut Browser) -> (String, u64) {
    for seed in 1..20 {
        let new = json!({ "game": "barrage", "seats": ["me", "beginner"], "seed": seed });
        let (status, table) = me.send("POST", "/api/tables", &new).await;
        assert_eq!(status, 201, "{table}");
        let table = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
        let mut dice = Dice(seed);
        for _ in 0..100 {
            let asked = me.json(&format!("{table}/moves")).await;
            let moves = asked["moves"].as_array().expect("moves").clone();
            if moves.is_empty() {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            let mv = &moves[dice.below(moves.len())];
            let mv = json!({ "move": mv, "expected": asked["seq"], "hold": true });
            let (status, made) = me.send("POST", &format!("{table}/moves"), &mv).await;
            assert_eq!(status, 200, "{made}");
            if made["held"] == true {
                return (table, made["next"].as_u64().expect("a number"));
            }
        }
    }
    panic!("no turn could be taken back at {}", house.url);
}

async fn seq(me: &mut Browser, table: &str) -> (u64, Value) {
    let info = me.json(table).await;
    (info["seq"].as_u64().expect("a number"), info["held"].clone())
}

/// Bots wait for a turn that a program holds, also over a restart, until it is taken back or said to be over.
#[tokio::test(flavor = "multi_thread")]
async fn a_held_turn_is_held_over_a_restart_and_ended_by_a_word() {
    let mut house = House::with(|config| config.limits.sweep_seconds = 1).await;
    let mut me = house.program("Ada").await;
    let (table, next) = held(&house, &mut me).await;
    assert_eq!(seq(&mut me, &table).await, (next, json!(true)));
    house.restart().await;
    me.url = house.url.clone();
    // The sweep looks for turns that bots owe at the start and each second after it.
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(seq(&mut me, &table).await, (next, json!(true)), "the bot waits");
    let (status, undone) =
        me.send("POST", &format!("{table}/undo"), &json!({ "moves": 1, "expected": next })).await;
    assert_eq!((status, &undone["mine"]), (200, &json!(true)), "{undone}");
    let asked = me.json(&format!("{table}/moves")).await;
    let again = json!({ "move": asked["moves"][0], "expected": asked["seq"], "hold": true });
    let (status, made) = me.send("POST", &format!("{table}/moves"), &again).await;
    assert_eq!(status, 200, "{made}");
    // Another's word does not end it.
    let mut other = house.program("Ben").await;
    assert_eq!(other.send("POST", &format!("{table}/end-turn"), &json!({})).await.0, 403);
    if made["held"] == true {
        let (status, info) = me.send("POST", &format!("{table}/end-turn"), &json!({})).await;
        assert_eq!((status, &info["held"]), (200, &json!(false)), "{info}");
    }
    let next = made["next"].as_u64().expect("a number");
    for _ in 0..500 {
        if seq(&mut me, &table).await.0 > next {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the bot does not play");
}

/// A program that does not ask to hold its turn is answered by the bots at once.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_word_the_bots_play_at_once() {
    let house = House::open().await;
    let mut me = house.program("Ada").await;
    let (table, next) = held(&house, &mut me).await;
    let (status, undone) =
        me.send("POST", &format!("{table}/undo"), &json!({ "moves": 1, "expected": next })).await;
    assert_eq!(status, 200, "{undone}");
    let asked = me.json(&format!("{table}/moves")).await;
    let mv = json!({ "move": asked["moves"][0], "expected": asked["seq"] });
    let (status, made) = me.send("POST", &format!("{table}/moves"), &mv).await;
    assert_eq!((status, &made["held"]), (200, &json!(false)), "{made}");
    for _ in 0..500 {
        let asked = me.json(&format!("{table}/moves")).await;
        if asked["mine"] == true && asked["seq"].as_u64() > made["next"].as_u64() || made["mine"] == true {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the bot does not play");
}

/// Whatever goes wrong is told as a value beside the sentence in the caller's language.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_faults_and_events_are_values() {
    let house = House::open().await;
    let (mut ada, mut ben) = (house.program("Ada").await, house.program("Ben").await);
    let new = json!({ "game": "cities", "seats": ["me", "open"], "seed": 2 });
    let (_, table) = ada.send("POST", "/api/tables", &new).await;
    let table = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let moves = format!("{table}/moves");
    let (status, early) = ada.send("POST", &moves, &json!({ "move": "stop", "expected": 0 })).await;
    assert_eq!((status, &early["reason"]), (409, &json!({ "kind": "not-begun" })), "{early}");
    assert_eq!(ben.send("POST", &format!("{table}/join"), &json!({ "seat": "P2" })).await.0, 200);
    let (me, other) =
        if ada.json(&moves).await["mine"] == true { (&mut ada, &mut ben) } else { (&mut ben, &mut ada) };

    let (status, wrong) =
        me.send_in("ja", &moves, &json!({ "move": "slot 7 with #34", "expected": 0 })).await;
    assert_eq!((status, &wrong["rule"]), (422, &json!("U-19.1")), "{wrong}");
    assert_eq!(wrong["reason"]["rule"], "U-19.1");
    assert!(wrong["reason"]["kind"].is_string(), "{wrong}");
    let sentence = wrong["error"].as_str().expect("a sentence");
    assert!(
        sentence.contains("U-19.1") && sentence.chars().any(|it| ('\u{3040}'..'\u{30ff}').contains(&it)),
        "{wrong}"
    );

    let (status, dance) = me.send("POST", &moves, &json!({ "move": "dance", "expected": 0 })).await;
    assert_eq!((status, &dance["reason"]["kind"]), (422, &json!("cannot-read")), "{dance}");
    assert_eq!(dance["reason"]["text"], "dance");
    assert!(dance["reason"]["reason"]["kind"].is_string(), "what would be right: {dance}");

    let asked = me.json(&moves).await;
    let mv = json!({ "move": asked["moves"][0], "expected": 0 });
    let (status, turn) = other.send("POST", &moves, &mv).await;
    assert_eq!((status, &turn["reason"]["kind"]), (422, &json!("play-not-asked")), "{turn}");
    assert_eq!(turn["reason"]["asked"], asked["to_move"]);

    let undo = format!("{table}/undo");
    let (status, nothing) = me.send("POST", &undo, &json!({ "moves": 1, "expected": 0 })).await;
    assert_eq!((status, &nothing["reason"]), (409, &json!({ "kind": "undo-nothing" })), "{nothing}");
    let (status, stale) = me.send("POST", &moves, &json!({ "move": "stop", "expected": 5 })).await;
    assert_eq!((status, &stale["reason"]), (409, &json!({ "kind": "stale", "next": 0 })), "{stale}");

    let (status, made) = me.send_in("ja", &moves, &mv).await;
    assert_eq!(status, 200, "{made}");
    let (events, told) =
        (made["events"].as_array().expect("events"), made["told"].as_array().expect("sentences"));
    assert!(!events.is_empty() && events.len() == told.len(), "{made}");
    assert!(events.iter().all(|event| event["kind"].is_string()), "{made}");
    assert_eq!(other.json(&format!("{table}/view")).await["seq"], 1);
    let stream = format!("{table}/events?told=true");
    let heard = other.hear(&stream, Duration::from_secs(5), |it| it.contains("\n\n"));
    assert!(heard.await.is_some_and(|it| it.contains("\"told\":[")));

    let gone = me.get("/api/tables/00000000-0000-0000-0000-000000000000").await;
    assert_eq!(gone.status, 404);
    let gone: Value = serde_json::from_str(&gone.body).expect("JSON");
    assert_eq!(gone["reason"], json!({ "kind": "no-such-table" }));
    let bad = json!({ "game": "barrage", "seats": ["me", "me"], "settings": { "variant": "short" } });
    let (status, bad) = me.send("POST", "/api/tables", &bad).await;
    assert_eq!((status, &bad["reason"]["kind"]), (422, &json!("bad-setup")), "{bad}");
    assert_eq!(
        bad["reason"]["reason"],
        json!({ "kind": "setup-setting", "setting": "variant", "values": "full, intro" })
    );
    assert_eq!(bad["error"], "the values of variant are full, intro");
}
