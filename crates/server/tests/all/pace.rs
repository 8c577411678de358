//! Pace: clocks that survive a restart, what happens when time runs out, pauses and holidays.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::{Browser, Dice, House, one_choice, two_at};

/// How long anything may take on a busy machine.
const SOON: Duration = Duration::from_secs(60);

const DAY: u64 = 86_400;

async fn info(browser: &mut Browser, id: &str) -> Value {
    browser.json(&format!("/api/tables/{id}")).await
}

/// The table once something is so.
async fn once(browser: &mut Browser, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let info = info(browser, id).await;
        if is_so(&info) {
            return info;
        }
        assert!(begun.elapsed() < SOON, "{info}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn timed(house: &House, pace: &str, timeout: &str) -> (String, Browser, Browser) {
    two_at(house, "barrage", &[("seed", "7"), ("pace", pace), ("timeout", timeout)]).await
}

/// Plays until another is asked.
async fn whole_turn(id: &str, first: &mut Browser, second: &mut Browser, dice: &mut Dice) {
    let asked = info(first, id).await["to_move"].clone();
    while info(first, id).await["to_move"] == asked {
        assert!(one_choice(id, &mut [first, second], dice).await);
    }
}

/// Time runs for whoever is asked, is shown, goes on after a restart, and a mark is all that happens if that was agreed.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_survives_and_marks() {
    let mut house = House::open().await;
    let (id, mut first, mut second) = timed(&house, "15m+10s", "mark").await;
    let begun = info(&mut first, &id).await;
    let time = &begun["time"];
    assert_eq!(
        (&time["pace"], &time["timeout"], &time["runs"]),
        (&json!("15m+10s"), &json!("mark"), &begun["to_move"])
    );
    let left = |info: &Value, seat: &Value| {
        let at = if seat == "P1" { 0 } else { 1 };
        info["time"]["left"][at].as_i64().expect("a time")
    };
    let (one, mut dice) = (begun["to_move"].clone(), Dice(4));
    house.seconds_later(100);
    whole_turn(&id, &mut first, &mut second, &mut dice).await;
    let after = info(&mut first, &id).await;
    // A hundred seconds were spent, ten were won back, and a busy machine may take some.
    assert!((740_000..=810_000).contains(&left(&after, &one)), "{after}");
    let page = first.get(&format!("/t/{id}")).await.body;
    assert!(
        page.contains("class=\"clock\" data-until=\"") && page.contains("15 min for each player"),
        "{page}"
    );
    house.restart().await;
    for browser in [&mut first, &mut second] {
        browser.url.clone_from(&house.url);
    }
    let two = after["to_move"].clone();
    let again = info(&mut first, &id).await;
    assert_eq!((&again["time"]["until"], left(&again, &one)), (&after["time"]["until"], left(&after, &one)));
    house.seconds_later(901);
    let over = once(&mut first, &id, |it| it["time"]["marks"] != json!([0, 0])).await;
    assert_eq!((left(&over, &two), &over["to_move"], &over["seq"]), (0, &two, &after["seq"]));
    assert_eq!(over["time"]["until"], Value::Null);
    // It is marked once, and the player may still move.
    house.seconds_later(10_000);
    whole_turn(&id, &mut first, &mut second, &mut dice).await;
    let marks = info(&mut first, &id).await["time"]["marks"].clone();
    assert_eq!(marks.as_array().map(|it| it.iter().filter_map(Value::as_u64).sum::<u64>()), Some(1));
    assert!(second.get("/").await.body.contains("<time>"), "lists show it too");
    house.stop().await;
}

/// A bot takes the turn of who ran out of time, and only that turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_the_turn() {
    let house = House::open().await;
    let (id, mut first, mut second) = timed(&house, "2d/turn", "bot").await;
    let begun = info(&mut first, &id).await;
    let one = begun["to_move"].clone();
    house.seconds_later(2 * DAY - 30);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(info(&mut first, &id).await["seq"], begun["seq"], "not yet");
    house.seconds_later(60);
    let after = once(&mut first, &id, |it| it["to_move"] != one).await;
    assert!(after["seq"].as_u64() > begun["seq"].as_u64());
    assert!(
        after["seats"].as_array().is_some_and(|it| it.iter().all(|seat| seat["chair"] == "person")),
        "{after}"
    );
    // The other has the whole time, and then it is the first one's turn again, who may move.
    assert_eq!(after["time"]["runs"], after["to_move"]);
    whole_turn(&id, &mut first, &mut second, &mut Dice(1)).await;
    let again = info(&mut first, &id).await;
    assert_eq!((&again["to_move"], &again["time"]["runs"]), (&one, &one));
    whole_turn(&id, &mut first, &mut second, &mut Dice(2)).await;
}

/// A bot takes the seat of who ran out of time, if that was agreed.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_the_seat() {
    let house = House::open().await;
    let (id, mut first, _) = timed(&house, "5m/turn", "seat").await;
    let one = info(&mut first, &id).await["to_move"].clone();
    house.seconds_later(301);
    let is_bots = |it: &Value| {
        it["seats"].as_array().is_some_and(|it| it.iter().any(|seat| seat["chair"] == "beginner"))
    };
    let after = once(&mut first, &id, is_bots).await;
    let lost = after["seats"].as_array().expect("seats").iter().find(|it| it["chair"] == "beginner");
    assert_eq!(lost.map(|it| &it["seat"]), Some(&one));
    let after = once(&mut first, &id, |it| it["to_move"] != one).await;
    assert_eq!(after["time"]["runs"], after["to_move"], "the bot has moved, and the other's time runs");
}

/// A pause needs everybody who plays, and nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_is_agreed_on() {
    let house = House::open().await;
    let (id, mut first, mut second) = timed(&house, "5m/turn", "bot").await;
    let pause = format!("/t/{id}/pause");
    let mut stranger = house.browser();
    assert_eq!(stranger.post(&pause, &[("agree", "yes")]).await.status, 403);
    let (_, page) = first.submit(&pause, &[("agree", "yes")]).await;
    assert!(page.body.contains("Would like a pause: Ada."), "{}", page.body);
    assert_eq!(info(&mut first, &id).await["time"]["paused"], false);
    let (_, page) = second.submit(&pause, &[("agree", "yes")]).await;
    assert!(page.body.contains("Paused"), "{}", page.body);
    let paused = info(&mut first, &id).await;
    house.seconds_later(10 * DAY);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let still = info(&mut first, &id).await;
    assert_eq!((&still["seq"], &still["time"]["left"]), (&paused["seq"], &paused["time"]["left"]));
    // Anybody ends it, and then time runs on.
    second.submit(&pause, &[("agree", "no")]).await;
    assert_eq!(info(&mut first, &id).await["time"]["paused"], false);
    house.seconds_later(301);
    once(&mut first, &id, |it| it["seq"] != paused["seq"]).await;
    // Where there is no clock there is no pause.
    let (untimed, mut ada, _) = two_at(&house, "barrage", &[("seed", "7")]).await;
    assert_eq!(ada.post(&format!("/t/{untimed}/pause"), &[("agree", "yes")]).await.status, 409);
    assert_eq!(info(&mut ada, &untimed).await["time"], Value::Null);
}

/// Clocks of days stand while somebody is away, for so many days a year.
#[tokio::test(flavor = "multi_thread")]
async fn holidays_stop_clocks_of_days() {
    let house = House::open().await;
    let (id, first, second) = timed(&house, "1d/turn", "bot").await;
    let (mut one, mut other) = (first, second);
    let begun = info(&mut one, &id).await;
    if begun["seats"]
        .as_array()
        .is_some_and(|it| it.iter().any(|seat| seat["mine"] == true && seat["seat"] != begun["to_move"]))
    {
        (one, other) = (other, one);
    }
    let now = house.now();
    let day = i64::try_from(DAY).expect("a day") * 1000;
    let away = json!({ "begins": now, "ends": now + 10 * day });
    // Cookies need a page of ours; a program has a token.
    let form = |from: i64, until: i64| [("from", date(from)), ("until", date(until))];
    let asked = form(now, now + 9 * day);
    let asked: Vec<(&str, &str)> = asked.iter().map(|(name, value)| (*name, &**value)).collect();
    let (_, page) = one.submit("/holidays", &asked).await;
    assert!(page.body.contains(&date(now)), "{}", page.body);
    let until = info(&mut one, &id).await["time"]["until"].as_i64().expect("a time");
    assert!(until > now + 9 * day, "{until}");
    house.later(8);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(info(&mut one, &id).await["seq"], begun["seq"]);
    // More than a year has days for is refused, and so is what is past.
    let far = form(house.now() + 20 * day, house.now() + 60 * day);
    let far: Vec<(&str, &str)> = far.iter().map(|(name, value)| (*name, &**value)).collect();
    assert_eq!(one.post("/holidays", &far).await.status, 429);
    let mut program = house.program("Bob").await;
    assert_eq!(program.send("POST", "/api/holidays", &json!({ "begins": 5, "ends": 4 })).await.0, 422);
    assert_eq!(program.send("POST", "/api/holidays", &away).await.0, 204);
    assert_eq!(program.json("/api/holidays").await.as_array().map(Vec::len), Some(1));
    assert_eq!(program.send("DELETE", "/api/holidays", &json!({})).await.0, 204);
    // Whoever is back has a day.
    one.submit("/holidays/end", &[]).await;
    house.seconds_later(DAY + 60);
    once(&mut other, &id, |it| it["seq"] != begun["seq"]).await;
}

/// The day of a moment, told by the page's own calendar: what it writes it reads.
fn date(millis: i64) -> String {
    let days = millis.div_euclid(86_400_000);
    let (mut year, mut left) = (1970, days);
    let leap = |year: i64| (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    loop {
        let length = if leap(year) { 366 } else { 365 };
        if left < length {
            break;
        }
        (year, left) = (year + 1, left - length);
    }
    let february = if leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if left < length {
            break;
        }
        (month, left) = (month + 1, left - length);
    }
    format!("{year:04}-{month:02}-{:02}", left + 1)
}

/// A program says a pace too, and nonsense is refused.
#[tokio::test(flavor = "multi_thread")]
async fn programs_say_a_pace() {
    let house = House::open().await;
    let mut program = house.program("Ada").await;
    let new = |pace: &str, timeout: &str| json!({ "game": "barrage", "seats": ["me", "beginner"], "pace": pace, "timeout": timeout });
    let (status, table) = program.send("POST", "/api/tables", &new("3d/turn", "seat")).await;
    assert_eq!((status, &table["time"]["pace"]), (201, &json!("3d/turn")), "{table}");
    for (pace, timeout) in [("3d", "seat"), ("3d/turn", "explode"), ("0m+0s", "bot")] {
        assert_eq!(program.send("POST", "/api/tables", &new(pace, timeout)).await.0, 422, "{pace} {timeout}");
    }
    let form = [("game", "barrage"), ("seat1", "me"), ("seat2", "beginner"), ("pace", "soon")];
    assert_eq!(house.browser().post("/tables", &form).await.status, 422);
}
