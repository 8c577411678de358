//! Nothing is applied twice, nothing is lost, and everybody hears of it.

use std::time::Duration;

use crate::common::{Browser, Dice, House, one_choice, two_at};
use serde_json::{Value, json};

/// A table of two programs; the seats in order.
async fn programs_at(house: &House, game: &str, seed: u64) -> (String, Browser, Browser) {
    let (mut first, mut second) = (house.program("Ada").await, house.program("Grace").await);
    let new = json!({ "game": game, "seats": ["me", "open"], "seed": seed });
    let (status, table) = first.send("POST", "/api/tables", &new).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().expect("an id").to_owned();
    let (status, body) =
        second.send("POST", &format!("/api/tables/{id}/join"), &json!({ "seat": "P2" })).await;
    assert_eq!(status, 200, "{body}");
    (id, first, second)
}

/// The legal moves of whoever is asked.
async fn asked<'a>(id: &str, seats: [&'a mut Browser; 2]) -> Option<(&'a mut Browser, Value)> {
    for browser in seats {
        let moves = browser.json(&format!("/api/tables/{id}/moves")).await;
        if moves["mine"] == true {
            return Some((browser, moves));
        }
    }
    None
}

/// A move sent twice is made once; a move that comes too late is not made.
#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_move_is_made_once_and_a_stale_one_not_at_all() {
    let house = House::open().await;
    let (id, mut first, mut second) = programs_at(&house, "barrage", 4).await;
    let (browser, moves) = asked(&id, [&mut first, &mut second]).await.expect("somebody is asked");
    let path = format!("/api/tables/{id}/moves");
    let mv = json!({ "move": moves["moves"][0], "expected": 0, "key": "once" });
    let (status, made) = browser.send("POST", &path, &mv).await;
    assert_eq!((status, &made["seq"], &made["repeated"]), (200, &json!(0), &json!(false)), "{made}");
    let (status, again) = browser.send("POST", &path, &mv).await;
    assert_eq!((status, &again["seq"], &again["repeated"]), (200, &json!(0), &json!(true)), "{again}");
    assert_eq!(again["next"], 1);
    let (status, other) = browser
        .send("POST", &path, &json!({ "move": moves["moves"][1], "expected": 0, "key": "once" }))
        .await;
    assert_eq!((status, &other["next"]), (409, &json!(1)), "{other}");
    let (status, late) =
        browser.send("POST", &path, &json!({ "move": moves["moves"][0], "expected": 0 })).await;
    assert_eq!((status, &late["next"]), (409, &json!(1)), "{late}");
    let (status, nonsense) = asked(&id, [&mut first, &mut second])
        .await
        .expect("somebody")
        .0
        .send("POST", &path, &json!({ "move": "dance", "expected": 1 }))
        .await;
    assert_eq!(status, 422, "{nonsense}");
    assert!(nonsense["error"].as_str().is_some_and(|it| it.contains("dance")));
}

/// A refusal says why and names its rule, on the page with a link to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "cities", &[("seed", "2")]).await;
    for browser in [&mut first, &mut second] {
        let page = browser.get(&format!("/t/{id}?why=slot+7+with+%2334")).await;
        if !page.body.contains("data-state=\"your-turn\"") {
            continue;
        }
        assert!(page.body.contains("href=\"/rule/U-19.1\""), "{}", page.body);
        let rule = browser.get("/rule/U-19.1").await;
        assert_eq!(rule.status, 200);
        assert!(rule.body.contains("href=\"/rules/cities#U-19.1\""), "{}", rule.body);
        assert!(browser.get("/rules/cities").await.body.contains("id=\"U-19.1\""));
        return;
    }
    panic!("nobody is asked");
}

/// Undo goes back to the last new information or another seat's move, also after a restart, and never further.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_mid_turn_loses_nothing_and_undo_still_works() {
    let mut house = House::open().await;
    let (id, mut first, mut second) = programs_at(&house, "barrage", 9).await;
    let mut dice = Dice(3);
    let path = format!("/api/tables/{id}/moves");
    let undo = format!("/api/tables/{id}/undo");
    // Play on until somebody is in the middle of a turn that could be taken back.
    let mut before = Value::Null;
    for _ in 0..200 {
        let (browser, moves) = asked(&id, [&mut first, &mut second]).await.expect("somebody is asked");
        let list = moves["moves"].as_array().expect("moves");
        let view = browser.json(&format!("/api/tables/{id}/view")).await["view"].clone();
        let mv = json!({ "move": list[dice.below(list.len())], "expected": moves["seq"] });
        let (status, made) = browser.send("POST", &path, &mv).await;
        assert_eq!(status, 200, "{made}");
        if made["mine"] == true && made["next"].as_u64() > Some(20) {
            let (status, tried) =
                browser.send("POST", &undo, &json!({ "moves": 1, "expected": made["next"] })).await;
            if status == 200 {
                assert_eq!(browser.json(&format!("/api/tables/{id}/view")).await["view"], view, "{tried}");
                let (status, made) = browser
                    .send("POST", &path, &json!({ "move": mv["move"], "expected": tried["next"] }))
                    .await;
                assert_eq!(status, 200, "{made}");
                before = view;
                break;
            }
        }
    }
    assert!(!before.is_null(), "a turn of several decisions comes up");
    let info = first.json(&format!("/api/tables/{id}")).await;
    let views = [
        first.json(&format!("/api/tables/{id}/view")).await,
        second.json(&format!("/api/tables/{id}/view")).await,
    ];
    house.restart().await;
    first.url = house.url.clone();
    second.url = house.url.clone();
    assert_eq!(first.json(&format!("/api/tables/{id}")).await, info);
    assert_eq!(first.json(&format!("/api/tables/{id}/view")).await, views[0]);
    assert_eq!(second.json(&format!("/api/tables/{id}/view")).await, views[1]);
    // The other seat takes nothing back; the one that moved does.
    let firsts = first.token.clone();
    let (mover, other) = match asked(&id, [&mut first, &mut second]).await {
        Some((browser, _)) if browser.token == firsts => (&mut first, &mut second),
        _ => (&mut second, &mut first),
    };
    let back = json!({ "moves": 1, "expected": info["seq"] });
    assert_eq!(other.send("POST", &undo, &back).await.0, 409);
    let (status, undone) = mover.send("POST", &undo, &back).await;
    assert_eq!(status, 200, "{undone}");
    assert_eq!(mover.json(&format!("/api/tables/{id}/view")).await["view"], before);
    assert_eq!(mover.send("POST", &undo, &back).await.0, 409, "a stale undo");
}

/// No undo goes back past a card that was drawn.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_revealed_is_not_taken_back() {
    let house = House::open().await;
    let (id, mut first, mut second) = programs_at(&house, "cities", 6).await;
    let mut dice = Dice(1);
    let mut revealed = 0;
    for _ in 0..60 {
        let (browser, moves) = asked(&id, [&mut first, &mut second]).await.expect("somebody is asked");
        let list = moves["moves"].as_array().expect("moves");
        let mv = json!({ "move": list[dice.below(list.len())], "expected": moves["seq"] });
        let (status, made) = browser.send("POST", &format!("/api/tables/{id}/moves"), &mv).await;
        assert_eq!(status, 200, "{made}");
        let since = format!("/api/tables/{id}/events?since={}", moves["seq"]);
        let told =
            browser.hear(&since, Duration::from_secs(5), |it| it.contains("\n\n")).await.expect("an entry");
        if told.contains("\"drew\"") {
            let undo = json!({ "moves": 1, "expected": made["next"] });
            let (status, refused) = browser.send("POST", &format!("/api/tables/{id}/undo"), &undo).await;
            assert_eq!(status, 409, "{refused}");
            revealed += 1;
        }
    }
    assert!(revealed > 3, "{revealed}");
}

/// A page hears of a move of the other within a second, and a stream that broke goes on where it stopped.
#[tokio::test(flavor = "multi_thread")]
async fn the_other_browser_hears_of_a_move_within_a_second() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "barrage", &[("seed", "5")]).await;
    let (listener, watcher) = (second.clone(), house.browser());
    let path = format!("/t/{id}/live?since=0");
    let heard = tokio::spawn(async move {
        listener
            .hear(&path, Duration::from_secs(10), |it| it.contains("id: 1"))
            .await
            .map(|it| (it, std::time::Instant::now()))
    });
    let path = format!("/api/tables/{id}/events");
    let watched =
        tokio::spawn(
            async move { watcher.hear(&path, Duration::from_secs(10), |it| it.contains("id: 0")).await },
        );
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(one_choice(&id, &mut [&mut first, &mut second], &mut Dice(2)).await);
    let moved = std::time::Instant::now();
    let (frame, at) = heard.await.expect("a listener").expect("a frame");
    assert!(at.saturating_duration_since(moved) < Duration::from_secs(1));
    assert!(frame.contains("event: frame") && frame.contains("id=\"ask\""), "{frame}");
    assert!(watched.await.expect("a watcher").expect("an entry").contains("\"seq\":0"));
    assert!(one_choice(&id, &mut [&mut first, &mut second], &mut Dice(2)).await);
    let resumed = first
        .hear(&format!("/api/tables/{id}/events?since=1"), Duration::from_secs(5), |it| it.contains("id: 1"))
        .await;
    assert!(resumed.is_some_and(|it| !it.contains("\"seq\":0")));
}

/// The API says what it is.
#[tokio::test(flavor = "multi_thread")]
async fn the_api_is_documented_by_itself() {
    let house = House::open().await;
    let mut me = house.browser();
    let document = me.json("/api/openapi.json").await;
    for (path, method) in [
        ("/api/tables", "post"),
        ("/api/tables/{id}/join", "post"),
        ("/api/tables/{id}/view", "get"),
        ("/api/tables/{id}/moves", "get"),
        ("/api/tables/{id}/moves", "post"),
        ("/api/tables/{id}/events", "get"),
        ("/api/tables/{id}/record", "get"),
    ] {
        assert!(document["paths"][path][method].is_object(), "{method} {path}");
    }
    assert_eq!(me.json("/api/games").await.as_array().map(Vec::len), Some(2));
}
