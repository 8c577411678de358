//! Nothing fills up: quotas, what is let go, idle tables, and seats for everybody.

use crate::common::{Browser, House, offer};
use serde_json::json;

async fn quick(browser: &mut Browser) -> (u16, String) {
    let page = browser.post("/tables", &[("game", "barrage"), ("quick", "yes"), ("nickname", "Ada")]).await;
    (page.status.as_u16(), page.location.unwrap_or(page.body))
}

/// One person has so many unfinished tables, and one address so many new ones a day.
#[tokio::test(flavor = "multi_thread")]
async fn tables_are_not_without_number() {
    let house = House::with(|config| {
        config.limits.tables_per_person = 2;
        config.limits.per_day = 5;
    })
    .await;
    let mut ada = house.browser();
    for _ in 0..2 {
        assert_eq!(quick(&mut ada).await.0, 303);
    }
    let (status, body) = quick(&mut ada).await;
    assert_eq!(status, 429);
    assert!(body.contains("unfinished tables"), "{body}");
    // Others are not concerned, until the address has had its share.
    let mut made = 2;
    loop {
        let mut another = house.browser();
        match quick(&mut another).await {
            (303, _) => made += 1,
            (429, body) => {
                assert!(body.contains("from your network today"), "{body}");
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(made, 5);
    let (status, body) = house.browser().send("POST", "/api/people", &json!({ "nickname": "Eve" })).await;
    assert_eq!(status, 429, "{body}");
    house.later(1);
    assert_eq!(quick(&mut house.browser()).await.0, 303);
}

/// Packs and records count by what they take.
#[tokio::test(flavor = "multi_thread")]
async fn room_is_not_without_end() {
    let house = House::with(|config| config.limits.kept_kilobytes = 20).await;
    let mut ada = house.program("Ada").await;
    let record = format!("hydropolis-record 1\ngame barrage\n{}", "x".repeat(30_000));
    let page = ada.post("/records", &[("record", &record)]).await;
    assert_eq!(page.status, 429);
    assert!(page.body.contains("all the room"), "{}", page.body);
    assert_eq!(quick(&mut ada).await.0, 303);
}

/// Guests without a game and tables without a move are let go after a month, others are not.
#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_uses_is_let_go() {
    let house = House::open().await;
    let (mut idle, mut ada) = (house.program("Idle").await, house.browser());
    let (_, unbegun) = quick(&mut ada).await;
    let (_, begun) = quick(&mut ada).await;
    let id = begun.strip_prefix("/t/").expect("a table").to_owned();
    let page = ada.get(&begun).await;
    let offer = offer(&id, &page.body).expect("a question");
    let first = offer.moves.first().or(offer.sure.first()).expect("a choice");
    let form = [("move", &**first), ("seq", &*offer.seq), ("key", &*offer.key), ("seat", &*offer.seat)];
    assert_eq!(ada.post(&format!("{begun}/move"), &form).await.status, 303);
    house.later(29);
    house.sweep().await;
    assert_eq!(ada.get(&unbegun).await.status, 200);
    house.later(2);
    house.sweep().await;
    assert_eq!(ada.get(&unbegun).await.status, 404);
    assert_eq!(ada.get(&begun).await.status, 200);
    let (status, _) =
        idle.send("POST", "/api/tables", &json!({ "game": "barrage", "seats": ["me", "link"] })).await;
    assert_eq!(status, 403);
    // A year later the cookie is no more, and so is the guest.
    house.later(365);
    house.sweep().await;
    assert_eq!(ada.get(&begun).await.status, 404);
}

/// Tables that nobody looks at leave memory, and come back when somebody does.
#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_leave_memory() {
    let house = House::open().await;
    let mut ada = house.browser();
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(quick(&mut ada).await.1);
    }
    for table in &tables {
        assert_eq!(ada.get(table).await.status, 200);
    }
    assert_eq!(house.sweep().await, 5);
    house.later(1);
    assert_eq!(house.sweep().await, 0);
    assert_eq!(ada.get(&tables[0]).await.status, 200);
    let figures = ada.get("/metrics").await.body;
    assert!(figures.contains("hydropolis_disk_bytes{part=\"data\"}"), "{figures}");
}

/// A stranger sits down once; the other seats stay open for others.
#[tokio::test(flavor = "multi_thread")]
async fn one_stranger_cannot_take_every_open_seat() {
    let house = House::open().await;
    let mut host = house.browser();
    let form =
        [("game", "barrage"), ("seat1", "me"), ("seat2", "open"), ("seat3", "open"), ("nickname", "Ada")];
    let (to, _) = host.submit("/tables", &form).await;
    let (mut stranger, mut other) = (house.browser(), house.browser());
    stranger.submit(&format!("{to}/sit"), &[("seat", "P2")]).await;
    let again = stranger.post(&format!("{to}/sit"), &[("seat", "P3")]).await;
    assert_eq!(again.status, 409);
    assert!(again.body.contains("a seat at this table already"), "{}", again.body);
    other.submit(&format!("{to}/sit"), &[("seat", "P3")]).await;
}

/// A move that is sent again without a seat is the same move, though another of one's seats is asked by now.
#[tokio::test(flavor = "multi_thread")]
async fn a_keyed_move_without_a_seat_is_answered_as_the_first_time() {
    let house = House::open().await;
    let mut ada = house.program("Ada").await;
    let (status, table) = ada
        .send("POST", "/api/tables", &json!({ "game": "barrage", "seats": ["me", "me"], "seed": 5 }))
        .await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().expect("an id").to_owned();
    let mut seats = std::collections::HashSet::new();
    for number in 0..12 {
        let offered = ada.json(&format!("/api/tables/{id}/moves")).await;
        seats.insert(offered["to_move"].as_str().expect("a seat").to_owned());
        let body =
            json!({ "move": offered["moves"][0], "expected": offered["seq"], "key": format!("k{number}") });
        let (status, first) = ada.send("POST", &format!("/api/tables/{id}/moves"), &body).await;
        assert_eq!(status, 200, "{first}");
        let (status, again) = ada.send("POST", &format!("/api/tables/{id}/moves"), &body).await;
        assert_eq!(
            (status, &again["seq"], &again["repeated"]),
            (200, &first["seq"], &json!(true)),
            "{again}"
        );
        assert_eq!(again["next"], first["next"]);
    }
    assert_eq!(seats.len(), 2);
}
