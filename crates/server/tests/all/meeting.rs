//! Meeting: the lobby, who may come in, talk, notes, standing orders, taking back by consent.

use std::time::Duration;

use crate::common::{Browser, Dice, House, two_at};
use serde_json::{Value, json};

const PASSWORD: &str = "a password nobody guesses";

async fn register(browser: &mut Browser, name: &str) {
    let form = [("register-name", name), ("register-password", PASSWORD)];
    let answer = browser.post("/account/register", &form).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
}

/// Two programs at a table of this game.
async fn programs(house: &House, game: &str, seed: u64) -> (String, Browser, Browser) {
    let (mut ada, mut grace) = (house.program("Ada").await, house.program("Grace").await);
    let new = json!({ "game": game, "seats": ["me", "open"], "seed": seed });
    let (status, table) = ada.send("POST", "/api/tables", &new).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().expect("an id").to_owned();
    let (status, body) =
        grace.send("POST", &format!("/api/tables/{id}/join"), &json!({ "seat": "P2" })).await;
    assert_eq!(status, 200, "{body}");
    (id, ada, grace)
}

async fn moves(browser: &mut Browser, id: &str) -> Value {
    browser.json(&format!("/api/tables/{id}/moves")).await
}

/// Has whoever is asked make a move that is not forbidden; false when the game is over.
async fn one_move(id: &str, people: &mut [&mut Browser], dice: &mut Dice, not: &str) -> bool {
    for person in people.iter_mut() {
        let asked = moves(person, id).await;
        if asked["mine"] != true {
            continue;
        }
        let list: Vec<&Value> =
            asked["moves"].as_array().expect("moves").iter().filter(|it| **it != not).collect();
        let mv = list[dice.below(list.len())];
        let body = json!({ "move": mv, "expected": asked["seq"] });
        let (status, answer) = person.send("POST", &format!("/api/tables/{id}/moves"), &body).await;
        // An order may have been quicker.
        assert!(status == 200 || status == 409, "{status} {answer}");
        return true;
    }
    false
}

/// Waits a little for something that happens by itself.
async fn soon<T>(mut look: impl AsyncFnMut() -> Option<T>) -> T {
    for _ in 0..200 {
        if let Some(found) = look().await {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it did not happen");
}

#[tokio::test]
async fn open_tables_are_found_and_joined_in_one_click() {
    let house = House::open().await;
    let mut host = house.browser();
    let table = |game: &'static str, seen: &'static str| {
        [("game", game), ("seat1", "me"), ("seat2", "open"), ("seen", seen), ("nickname", "Ada")]
    };
    let (public, _) = host.submit("/tables", &table("barrage", "public")).await;
    let (unlisted, _) = host.submit("/tables", &table("cities", "unlisted")).await;
    let mut guest = house.browser();
    let lobby = guest.get("/tables").await;
    assert_eq!(lobby.status, 200);
    assert!(lobby.body.contains(&public) && !lobby.body.contains(&unlisted), "{}", lobby.body);
    assert!(!guest.get("/tables?game=cities").await.body.contains(&public));
    assert!(!guest.get("/tables?players=4").await.body.contains(&public));
    assert!(guest.get("/tables?game=barrage&players=2&language=en").await.body.contains(&public));
    let home = guest.get("/").await;
    assert!(home.body.contains(&public) && !home.body.contains(&unlisted));
    let (to, page) = guest.submit(&format!("{public}/sit"), &[("seat", "P2")]).await;
    assert_eq!((to, page.status.as_u16()), (public.clone(), 200));
    // Now it is a game that can be watched, and whoever watches is counted.
    let mut other = house.browser();
    assert!(other.get("/tables").await.body.contains(&public));
    let (watcher, live) = (house.browser(), format!("{public}/live"));
    let watching = tokio::spawn(async move {
        watcher.hear(&live, Duration::from_secs(20), |_| false).await;
    });
    soon(async || {
        let listed = other.json("/api/lobby").await;
        let running = listed["running"].as_array().expect("a list").clone();
        running.iter().any(|it| it["watching"] == 1).then_some(())
    })
    .await;
    assert!(other.get("/tables").await.body.contains("1 watching"));
    let home = other.get("/").await.body;
    let watch = home.split_once("class=\"watch\"").expect("games to watch").1;
    assert!(watch.contains(&format!("href=\"{public}\"")), "the first page has it, too: {watch}");
    watching.abort();
    // Whoever has the address of one that is not listed may sit down there.
    let (_, page) = other.submit(&format!("{unlisted}/sit"), &[("seat", "P2")]).await;
    assert_eq!(page.status, 200);
}

/// Every address of a table that is only for those invited is shut for strangers.
#[tokio::test]
async fn a_table_for_the_invited_is_shut_for_others() {
    let house = House::open().await;
    let (mut host, mut friend, mut stranger) = (house.browser(), house.browser(), house.browser());
    register(&mut friend, "Grace").await;
    register(&mut stranger, "Eve").await;
    let form = [("game", "barrage"), ("seat1", "me"), ("seat2", "link"), ("seen", "invited")];
    let (table, page) = host.submit("/tables", &form).await;
    let id = table.strip_prefix("/t/").expect("a table").to_owned();
    assert!(page.body.contains("data-copy=\"http://"), "the link can be copied");
    let addresses = ["", "/live", "/log", "/deal", "/orders", "/replay/0", "/record", "/qr/P2"];
    let programs = ["", "/view", "/moves", "/events", "/talk", "/here", "/plea", "/record"];
    for who in [&mut stranger, &mut friend, &mut house.browser()] {
        for address in addresses {
            assert_eq!(who.get(&format!("{table}{address}")).await.status, 403, "{address}");
        }
        for address in programs {
            assert_eq!(who.get(&format!("/api/tables/{id}{address}")).await.status, 403, "{address}");
        }
        for address in ["/say", "/sit", "/accept", "/plea", "/orders", "/note"] {
            assert_eq!(
                who.post(&format!("{table}{address}"), &[("text", "x")]).await.status,
                403,
                "{address}"
            );
        }
    }
    let picture = host.get(&format!("{table}/qr/P2")).await;
    assert!(picture.status == 200 && picture.body.starts_with("<svg"));
    // Only the host invites.
    assert_eq!(friend.post(&format!("{table}/invite"), &[("name", "Grace")]).await.status, 403);
    assert_eq!(host.post(&format!("{table}/invite"), &[("name", "Nobody")]).await.status, 422);
    host.submit(&format!("{table}/invite"), &[("name", "grace")]).await;
    let home = friend.get("/").await;
    assert!(home.body.contains(&format!("{table}/accept")), "{}", home.body);
    assert!(!stranger.get("/").await.body.contains(&table));
    let (_, page) = friend.submit(&format!("{table}/accept"), &[]).await;
    assert!(page.body.contains("Grace"), "{}", page.body);
    assert!(!friend.get("/").await.body.contains("/accept"));
    assert_eq!(stranger.post(&format!("{table}/accept"), &[]).await.status, 403);
    assert_eq!(stranger.get(&table).await.status, 403);
}

#[tokio::test]
async fn players_and_watchers_talk_in_rooms_of_their_own() {
    let house = House::open().await;
    let (id, mut ada, mut grace) = two_at(&house, "barrage", &[]).await;
    let table = format!("/t/{id}");
    let (to, page) = ada.submit(&format!("{table}/say"), &[("text", "  hello \n<b>you</b> ")]).await;
    assert!(to.contains("talk=1"));
    assert!(
        page.body.contains("hello &lt;b&gt;you&lt;/b&gt;") && !page.body.contains("<b>you"),
        "{}",
        page.body
    );
    let mut watcher = house.browser();
    assert!(watcher.get(&table).await.body.contains("hello &lt;b&gt;"), "who watches reads the players");
    // By saying something a watcher becomes a guest.
    watcher.submit(&format!("{table}/say"), &[("text", "build the high dam")]).await;
    for player in [&mut ada, &mut grace] {
        let page = player.get(&table).await.body;
        assert!(page.contains("hello &lt;b&gt;") && !page.contains("high dam"));
        assert!(!player.get(&format!("/api/tables/{id}/talk")).await.body.contains("high dam"));
    }
    assert!(house.browser().get(&table).await.body.contains("high dam"));
    // It comes by the stream.
    let (listener, live) = (grace.clone(), format!("{table}/live?since=0&talked=0"));
    let heard = listener.hear(&live, Duration::from_secs(20), |it| it.contains("event: talk")).await;
    let heard = heard.expect("a line");
    assert!(heard.contains("hello &lt;b&gt;") && !heard.contains("high dam"), "{heard}");
    let told = listener
        .hear(&format!("/api/tables/{id}/events?talked=0"), Duration::from_secs(20), |it| {
            it.contains("hello")
        })
        .await;
    assert!(told.is_some());
    // Whoever is muted is not read; nobody mutes who cannot be heard, or oneself.
    assert_eq!(grace.post(&format!("{table}/mute"), &[("line", "2")]).await.status, 404);
    assert_eq!(ada.post(&format!("{table}/mute"), &[("line", "1")]).await.status, 422);
    let (_, page) = grace.submit(&format!("{table}/mute"), &[("line", "1"), ("muted", "yes")]).await;
    assert!(!page.body.contains("hello &lt;b&gt;") && page.body.contains("(muted)"));
    let (_, page) = grace.submit(&format!("{table}/mute"), &[("line", "1"), ("muted", "no")]).await;
    assert!(page.body.contains("hello &lt;b&gt;"));
    // A report waits for the operator.
    grace.submit(&format!("{table}/report"), &[("line", "1")]).await;
    assert_eq!(house.browser().post(&format!("{table}/report"), &[("line", "1")]).await.status, 403);
    let complaints = store::House::complaints(&house.store().await, 9).await.expect("complaints");
    assert_eq!((complaints.len(), &*complaints[0].complaint.text), (1, "hello <b>you</b>"));
    // Only the host switches it off.
    assert_eq!(grace.post(&format!("{table}/hush"), &[("hushed", "yes")]).await.status, 403);
    ada.submit(&format!("{table}/hush"), &[("hushed", "yes")]).await;
    assert_eq!(grace.post(&format!("{table}/say"), &[("text", "x")]).await.status, 403);
    ada.submit(&format!("{table}/hush"), &[("hushed", "no")]).await;
    grace.submit(&format!("{table}/say"), &[("text", "x")]).await;
    assert_eq!(grace.post(&format!("{table}/say"), &[("text", " \n ")]).await.status, 422);
    // A note is for its owner.
    ada.submit(&format!("{table}/note"), &[("text", "my secret plan")]).await;
    assert!(ada.get(&table).await.body.contains("my secret plan"));
    assert!(!grace.get(&table).await.body.contains("my secret plan"));
    assert_eq!(house.browser().post(&format!("{table}/note"), &[("text", "x")]).await.status, 403);
}

#[tokio::test]
async fn talk_has_bounds_and_can_be_switched_off() {
    let house = House::with(|config| {
        config.limits.talk_lines = 3;
        config.limits.talk_letters = 10;
    })
    .await;
    let (id, mut ada, _) = programs(&house, "barrage", 1).await;
    let path = format!("/api/tables/{id}/talk");
    // The document of the API promises no greater number than an int64.
    assert_eq!(ada.get(&format!("{path}?after={}", i64::MAX)).await.status, 200);
    assert_eq!(ada.get(&format!("{path}?after={}", i64::MAX as u64 + 1)).await.status, 400);
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(ada.send("POST", &path, &json!({ "text": "0123456789abc" })).await.0);
    }
    assert_eq!(answers, [201, 201, 201, 429, 429]);
    let lines = ada.json(&path).await;
    assert_eq!((lines.as_array().map(Vec::len), &lines[0]["text"]), (Some(3), &json!("0123456789")));
    assert_eq!(house.browser().send("POST", &path, &json!({ "text": "x" })).await.0, 403);

    let quiet = House::with(|config| config.talk = false).await;
    let (id, mut ada, _) = programs(&quiet, "barrage", 1).await;
    assert_eq!(ada.send("POST", &format!("/api/tables/{id}/talk"), &json!({ "text": "x" })).await.0, 403);
    assert!(!ada.get(&format!("/t/{id}")).await.body.contains("id=\"talk\""));
}

/// Both games: an order for a space is carried out when the turn comes, once, and the log says so; one whose space another
/// takes ends.
#[tokio::test]
async fn an_order_takes_a_space_that_is_still_free() {
    for game in ["barrage", "cities"] {
        let house = House::open().await;
        let (id, mut ada, mut grace) = programs(&house, game, 5).await;
        let (orders, mut dice) = (format!("/api/tables/{id}/orders"), Dice(3));
        let begins = |asked: &Value| {
            let moves = asked["moves"].as_array().expect("moves");
            moves.iter().filter_map(Value::as_str).any(|mv| mv == "bank" || mv.starts_with("slot"))
        };
        // Until somebody begins a turn.
        let first = loop {
            let (one, other) = (moves(&mut ada, &id).await, moves(&mut grace, &id).await);
            if one["mine"] == true && begins(&one) {
                break true;
            }
            if other["mine"] == true && begins(&other) {
                break false;
            }
            assert!(one_move(&id, &mut [&mut ada, &mut grace], &mut dice, "").await, "the game began");
        };
        let (mover, waiter) = if first { (&mut ada, &mut grace) } else { (&mut grace, &mut ada) };
        // Whoever is asked needs no order, and nobody orders for another.
        let (status, _) = mover.send("POST", &orders, &json!({ "order": "take", "move": "pass" })).await;
        assert_eq!(status, 409);
        assert_eq!(
            house.program("Eve").await.send("POST", &orders, &json!({ "order": "sensible" })).await.0,
            403
        );
        let ahead = waiter.json(&orders).await["ahead"].clone();
        let legal = moves(mover, &id).await;
        let legal: Vec<&str> = legal["moves"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let space = |text: &str| text.split(" with").next().unwrap_or_default().to_owned();
        let ahead: Vec<&str> = ahead.as_array().unwrap().iter().filter_map(Value::as_str).collect();
        // One that the other may take, and one that is left alone.
        let taken = *ahead
            .iter()
            .find(|it| legal.iter().any(|mv| space(mv) == space(it)) && !it.contains("bank"))
            .unwrap();
        let elsewhere = |it: &&&str| space(it) != space(taken);
        let bank = ahead.iter().find(|it| it.ends_with("bank"));
        let wanted = *bank.or_else(|| ahead.iter().rfind(elsewhere)).unwrap();
        let (status, made) = waiter.send("POST", &orders, &json!({ "order": "take", "move": taken })).await;
        assert_eq!(status, 201, "{made}");
        let (status, kept) = waiter.send("POST", &orders, &json!({ "order": "take", "move": wanted })).await;
        assert_eq!(status, 201, "{kept}");
        assert_eq!(mover.json(&orders).await["orders"], json!([]), "orders are their owner's");
        assert_eq!(
            waiter.send("POST", &orders, &json!({ "order": "take", "move": "nonsense" })).await.0,
            422
        );
        let mv = legal.iter().find(|mv| space(mv) == space(taken)).unwrap();
        let seq = moves(mover, &id).await["seq"].clone();
        let (status, body) = mover
            .send("POST", &format!("/api/tables/{id}/moves"), &json!({ "move": mv, "expected": seq }))
            .await;
        assert_eq!(status, 200, "{body}");
        // The space it named was taken: that order is over, the other one stands or has been carried out.
        let left = soon(async || {
            let left = waiter.json(&orders).await["orders"].clone();
            left.as_array()
                .is_some_and(|it| it.iter().all(|it| it["number"] != made["number"]))
                .then_some(left)
        })
        .await;
        assert!(left.as_array().is_some_and(|it| it.len() <= 1), "{left}");
        for _ in 0..60 {
            if waiter.json(&orders).await["orders"] == json!([]) {
                break;
            }
            if moves(mover, &id).await["mine"] == true {
                one_move(&id, &mut [&mut *mover], &mut dice, "").await;
            } else {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        assert_eq!(waiter.json(&orders).await["orders"], json!([]), "{game}: it was carried out or is over");
        let log = waiter.get(&format!("/t/{id}/log")).await.body;
        let played = log.matches("a standing order answered").count();
        assert!(played <= 1);
        println!("{game}: {wanted} was {}", if played == 1 { "taken" } else { "not possible" });
        if game == "barrage" {
            assert_eq!(played, 1, "{log}");
        }
    }
}

#[tokio::test]
async fn an_order_is_shown_and_taken_back() {
    let house = House::open().await;
    let (id, mut ada, mut grace) = two_at(&house, "barrage", &[("seed", "4")]).await;
    let table = format!("/t/{id}");
    for player in [&mut ada, &mut grace] {
        let (_, page) = player.submit(&format!("{table}/orders"), &[("order", "pass")]).await;
        assert!(page.body.contains("Pass for me when I am out of engineers"), "{}", page.body);
        assert!(player.get(&table).await.body.contains("Standing orders: 1"));
        let number =
            crate::common::value_after(&page.body, "name=\"number\" value=\"").expect("a number").to_owned();
        let mut stranger = house.browser();
        assert_eq!(stranger.post(&format!("{table}/orders/end"), &[("number", &number)]).await.status, 403);
        let (_, page) = player.submit(&format!("{table}/orders/end"), &[("number", &number)]).await;
        assert!(!page.body.contains("name=\"number\""));
        assert_eq!(player.post(&format!("{table}/orders/end"), &[("number", &number)]).await.status, 404);
    }
    assert_eq!(house.browser().get(&format!("{table}/orders")).await.status, 403);
    assert_eq!(ada.post(&format!("{table}/orders"), &[("order", "dance")]).await.status, 422);
}

/// The table agrees to go back behind what came to light: the log keeps it, the record says so, and the game is not rated.
#[tokio::test]
async fn all_agree_to_take_back() {
    let mut house = House::open().await;
    let (id, mut ada, mut grace) = programs(&house, "cities", 7).await;
    let (path, mut dice) = (format!("/api/tables/{id}/plea"), Dice(11));
    for _ in 0..52 {
        one_move(&id, &mut [&mut ada, &mut grace], &mut dice, "").await;
    }
    let seq = moves(&mut ada, &id).await["seq"].as_u64().unwrap();
    assert_eq!(seq, 52);
    let plead = json!({ "moves": 30, "expected": seq });
    assert_eq!(house.program("Eve").await.send("POST", &path, &plead).await.0, 403);
    assert_eq!(ada.send("POST", &path, &json!({ "moves": 0, "expected": seq })).await.0, 422);
    assert_eq!(ada.send("POST", &path, &json!({ "moves": 100, "expected": seq })).await.0, 422);
    assert_eq!(ada.send("POST", &path, &json!({ "moves": 3, "expected": 9 })).await.0, 409);
    let (status, asked) = ada.send("POST", &path, &plead).await;
    assert_eq!((status, &asked["asked"], &asked["agreed"]), (200, &json!(true), &json!(["P1"])), "{asked}");
    let page = grace.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("asks to take back 30 moves"), "{page}");
    // Not agreed: nothing happens. The one who asked may think better of it, too.
    let answer = format!("{path}/answer");
    let (_, after) = grace.send("POST", &answer, &json!({ "seq": seq, "agree": false })).await;
    assert_eq!((&after["asked"], &after["seq"]), (&json!(false), &json!(52)));
    assert_eq!(grace.send("POST", &answer, &json!({ "seq": seq, "agree": true })).await.0, 409);
    ada.send("POST", &path, &plead).await;
    let (_, after) = ada.send("POST", &answer, &json!({ "seq": seq, "agree": false })).await;
    assert_eq!(after["asked"], false);
    // Asked again and agreed to; the snapshot after forty entries is behind it then.
    ada.send("POST", &path, &plead).await;
    let (status, after) = grace.send("POST", &answer, &json!({ "seq": seq, "agree": true })).await;
    assert_eq!((status, &after["seq"], &after["unrated"]), (200, &json!(53), &json!(true)), "{after}");
    let heard = ada
        .hear(&format!("/api/tables/{id}/events"), Duration::from_secs(20), |it| {
            it.contains("\"agreed\":true")
        })
        .await;
    assert!(heard.is_some());
    assert!(grace.get(&format!("/t/{id}")).await.body.contains("counts for no rating"));
    house.restart().await;
    for person in [&mut ada, &mut grace] {
        person.url.clone_from(&house.url);
    }
    assert_eq!(moves(&mut ada, &id).await["seq"], 53);
    assert_eq!(ada.json(&path).await["unrated"], true);
    let mut played = 0;
    while one_move(&id, &mut [&mut ada, &mut grace], &mut dice, "").await {
        played += 1;
        assert!(played < 3000, "the game ends");
    }
    // A game that is over stays over.
    let seq = ada.json(&format!("/api/tables/{id}")).await["seq"].clone();
    assert_eq!(ada.send("POST", &path, &json!({ "moves": 1, "expected": seq })).await.0, 409);
    let record = ada.get(&format!("/t/{id}/record")).await.body;
    assert!(record.contains("\ntaken-back P1 30\n"), "{record}");
    let mut reader = house.browser();
    let (to, page) = reader.submit("/records", &[("record", &record)]).await;
    assert_eq!(page.status, 200);
    // Whoever takes the record from there has it whole.
    assert_eq!(reader.get(&format!("{to}/record")).await.body, record);
    let line = "\ntaken-back P1 30";
    let often = record.replace(line, &line.repeat(201));
    let refused = reader.post("/records", &[("record", &often)]).await;
    assert!(refused.status == 422 && refused.body.contains("at most 200 times"), "{}", refused.body);
}

/// Bots agree at once.
#[tokio::test]
async fn bots_agree_to_take_back() {
    let house = House::open().await;
    let mut ada = house.program("Ada").await;
    let new = json!({ "game": "cities", "seats": ["me", "random"], "seed": 2 });
    let (_, table) = ada.send("POST", "/api/tables", &new).await;
    let id = table["id"].as_str().expect("an id").to_owned();
    let mut dice = Dice(1);
    while moves(&mut ada, &id).await["seq"].as_u64() < Some(20) {
        if !one_move(&id, &mut [&mut ada], &mut dice, "").await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    let after = soon(async || {
        let asked = moves(&mut ada, &id).await;
        let plea = json!({ "moves": 9, "expected": asked["seq"] });
        let (status, after) = ada.send("POST", &format!("/api/tables/{id}/plea"), &plea).await;
        (status == 200).then_some(after)
    })
    .await;
    assert_eq!((&after["asked"], &after["unrated"]), (&json!(false), &json!(true)), "{after}");
}
