//! Whoever asks for much waits alone: bots, hints, drawing and watching are shared fairly.

use std::collections::HashSet;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;
use store::{Act, Chair, Entry, GameId, SqliteStore, State, Store as _};

use crate::common::{Browser, Dice, House, one_choice, two_at};

const SOON: Duration = Duration::from_secs(60);

/// A table of a program against bots; its name.
async fn against(player: &mut Browser, game: &str, bots: &[&str], seed: u64) -> String {
    let seats: Vec<&str> = ["me"].iter().chain(bots).copied().collect();
    let new = json!({ "game": game, "seats": seats, "seed": seed });
    let (status, table) = player.send("POST", "/api/tables", &new).await;
    assert_eq!(status, 201, "{table}");
    table["id"].as_str().expect("an id").to_owned()
}

/// How many decisions the logs of these games hold.
async fn decisions(store: &SqliteStore, games: &[GameId]) -> u64 {
    let mut count = 0;
    for &game in games {
        count += store.standing(game).await.expect("a standing").expect("a game").next_seq;
    }
    count
}

/// One guest with 200 tables of experts: a beginner's answer elsewhere is among the next few decisions, and so is the
/// answer of another's expert.
#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_experts_of_one_guest_keep_no_other_bot_waiting() {
    let house = House::with(|config| config.bots = 2).await;
    let mut greedy = house.program("Greedy").await;
    let mut games: Vec<GameId> = Vec::new();
    for seed in 0..200 {
        let id = against(&mut greedy, "barrage", &["expert", "expert", "expert"], seed).await;
        games.push(id.parse().expect("an id"));
    }
    let store = SqliteStore::open(house.folder.path().join("games.db")).await.expect("the file opens");
    for level in ["beginner", "expert"] {
        let mut fair = house.program("Fair").await;
        let id = against(&mut fair, "barrage", &[level], 7).await;
        let path = format!("/api/tables/{id}/moves");
        // Until it has been the bot's turn, and the answer is there.
        let mut answered = 0;
        // Bots stand back behind everything else on the machine; what counts is how many are served before.
        let until = Instant::now() + 5 * SOON;
        while answered < 3 {
            assert!(Instant::now() < until, "a bot owes its move");
            let moves = fair.json(&path).await;
            if moves["mine"] != true {
                tokio::time::sleep(Duration::from_millis(2)).await;
                continue;
            }
            let (before, seq) = (decisions(&store, &games).await, moves["seq"].as_u64().expect("a number"));
            let mv = json!({ "move": moves["moves"][0], "expected": seq });
            let (status, made) = fair.send("POST", &path, &mv).await;
            assert_eq!(status, 200, "{made}");
            if made["mine"] == true || made["to_move"].is_null() {
                continue;
            }
            loop {
                assert!(Instant::now() < until, "a bot owes its move");
                let now = fair.json(&format!("/api/tables/{id}")).await;
                if now["seq"].as_u64() > Some(seq + 1) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            let between = decisions(&store, &games).await - before;
            assert!(between <= 20, "{level}: {between} decisions of others came first");
            answered += 1;
        }
    }
    store.close().await;
}

/// A bot that came to owe a move behind the server's back is found.
#[tokio::test(flavor = "multi_thread")]
async fn every_bot_that_owes_a_move_is_found() {
    let house = House::with(|config| config.limits.sweep_seconds = 1).await;
    let (id, mut first, _second) = two_at(&house, "barrage", &[("seed", "5")]).await;
    let table = first.json(&format!("/api/tables/{id}")).await;
    let asked = table["to_move"].as_str().expect("somebody is asked")[1..].parse::<u8>().expect("a seat") - 1;
    let game: GameId = id.parse().expect("an id");
    let store = SqliteStore::open(house.folder.path().join("games.db")).await.expect("the file opens");
    let seats = store.seats(game).await.expect("seats");
    let bot = Chair::Bot { level: "beginner".to_owned() };
    store
        .change_seat(game, asked, &seats[usize::from(asked)].chair, bot, "")
        .await
        .expect("the bot takes over");
    let until = Instant::now() + SOON;
    while store.standing(game).await.expect("a standing").expect("a game").next_seq == 0 {
        assert!(Instant::now() < until, "the bot owes its move");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    store.close().await;
}

/// While the store takes no moves of a bot it is asked again and again, and the game goes on as soon as it does.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_the_store_refuses_tries_again() {
    let house = House::with(|config| config.limits.sweep_seconds = 3600).await;
    let mut me = house.program("Ada").await;
    let file = rusqlite::Connection::open(house.folder.path().join("games.db")).expect("the file opens");
    let fails = "CREATE TRIGGER fails BEFORE INSERT ON log WHEN NEW.seat = 1
                 BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    file.execute_batch(fails).expect("it is done");
    let id = against(&mut me, "barrage", &["beginner"], 4).await;
    let path = format!("/api/tables/{id}/moves");
    loop {
        let moves = me.json(&path).await;
        if moves["mine"] != true {
            break;
        }
        let mv = json!({ "move": moves["moves"][0], "expected": moves["seq"] });
        assert_eq!(me.send("POST", &path, &mv).await.0, 200);
    }
    let seq = me.json(&format!("/api/tables/{id}")).await["seq"].clone();
    tokio::time::sleep(Duration::from_millis(1000)).await;
    assert_eq!(me.json(&format!("/api/tables/{id}")).await["seq"], seq, "nothing is told that is not kept");
    file.execute_batch("DROP TRIGGER fails").expect("it is done");
    let until = Instant::now() + SOON;
    while me.json(&format!("/api/tables/{id}")).await["seq"] == seq {
        assert!(Instant::now() < until, "the bot owes its move");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Who has too much work waiting hears so in a sentence; other requests are answered.
#[tokio::test(flavor = "multi_thread")]
async fn work_behind_too_much_other_work_is_refused_with_a_sentence() {
    let house = House::with(|config| config.limits.rules_waiting = 0).await;
    let mut me = house.program("Ada").await;
    let new = json!({ "game": "cities", "seats": ["me", "me"] });
    let (status, answer) = me.send("POST", "/api/tables", &new).await;
    assert_eq!(status, 503, "{answer}");
    assert!(answer["error"].as_str().is_some_and(|it| it.contains("still being worked on")), "{answer}");
    assert_eq!(me.get("/healthz").await.status, 200);
    assert_eq!(me.get("/").await.status, 200);
}

/// Bots that wait because a person may still take back the turn are left alone by the sweep.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_can_be_taken_back_is_not_swept_away() {
    let house = House::with(|config| config.limits.sweep_seconds = 1).await;
    let mut me = house.browser();
    let mut found = false;
    for seed in 1..20 {
        let form =
            [("game", "barrage"), ("seat1", "me"), ("seat2", "beginner"), ("seed", &*seed.to_string())];
        let (to, mut page) = me.submit("/tables", &form).await;
        let id = to.strip_prefix("/t/").expect("the table").to_owned();
        let until = Instant::now() + Duration::from_secs(5);
        while !page.body.contains("data-state=\"end-turn\"") && Instant::now() < until {
            if crate::common::offer(&id, &page.body).is_some() {
                one_choice(&id, &mut [&mut me], &mut Dice(seed)).await;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
            page = me.get(&to).await;
        }
        if page.body.contains("data-state=\"end-turn\"") {
            tokio::time::sleep(Duration::from_millis(2500)).await;
            let later = me.get(&to).await;
            assert!(later.body.contains("data-state=\"end-turn\""), "the bot waits");
            found = true;
            break;
        }
    }
    assert!(found, "a turn that can be taken back comes up");
}

/// Streams are bounded, and whoever gets none hears why; the page works without.
#[tokio::test(flavor = "multi_thread")]
async fn streams_are_bounded_with_a_sentence() {
    let house = House::with(|config| config.limits.streams_per_table = 2).await;
    let (id, mut first, _second) = two_at(&house, "barrage", &[("seed", "5")]).await;
    let path = format!("/t/{id}/live");
    let mut open = Vec::new();
    for _ in 0..2 {
        let (watcher, path) = (house.browser(), path.clone());
        let (tell, told) = tokio::sync::oneshot::channel();
        let mut tell = Some(tell);
        open.push(tokio::spawn(async move {
            watcher
                .hear(&path, SOON, |heard| {
                    if heard.contains("event: frame") {
                        tell.take().map(|tell| tell.send(()));
                    }
                    false
                })
                .await
        }));
        told.await.expect("a frame");
    }
    let full = house.browser().get(&path).await;
    assert_eq!(full.status, 503);
    assert!(full.body.contains("Too many are watching"), "{}", full.body);
    let full = house.browser().get(&format!("/api/tables/{id}/events")).await;
    assert_eq!(full.status, 503);
    assert!(full.body.contains("\"error\":\"Too many are watching"), "{}", full.body);
    assert_eq!(first.get(&format!("/t/{id}")).await.status, 200);
    open.pop().expect("a stream").abort();
    let until = Instant::now() + SOON;
    while house
        .browser()
        .hear(&path, Duration::from_secs(5), |it| it.contains("event: frame"))
        .await
        .is_none()
    {
        assert!(Instant::now() < until, "the place is free again");
    }
}

/// Everybody who only watches is sent the same bytes, in their language, and nothing that a seat alone may see.
#[tokio::test(flavor = "multi_thread")]
async fn all_who_only_watch_see_the_same() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "cities", &[("seed", "5")]).await;
    let path = format!("/t/{id}/live?since=0");
    let follow = |browser: Browser| {
        let path = path.clone();
        let ends = |it: &str| it.contains("id: 1\n") && it.ends_with("\n\n");
        tokio::spawn(async move { browser.hear(&path, SOON, ends).await })
    };
    let watching: Vec<_> = (0..5).map(|_| follow(house.browser())).collect();
    let seated = [follow(first.clone()), follow(second.clone())];
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(one_choice(&id, &mut [&mut first, &mut second], &mut Dice(2)).await);
    let mut frames = HashSet::new();
    for watcher in watching {
        let heard = watcher.await.expect("a watcher").expect("a frame");
        frames.insert(heard[heard.rfind("id: 1\n").expect("the frame after the move")..].to_owned());
    }
    assert_eq!(frames.len(), 1);
    for seat in seated {
        let heard = seat.await.expect("a player").expect("a frame");
        let own = &heard[heard.rfind("id: 1\n").expect("the frame after the move")..];
        assert!(!frames.contains(own), "a player sees a hand of cards");
    }
}

/// How many frames were drawn so far.
async fn drawn(house: &House) -> u64 {
    let figures = house.browser().get("/metrics").await.body;
    let line = figures.lines().find(|line| line.starts_with("hydropolis_frames_drawn_total"));
    line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
}

/// Two thousand who watch one table are sent one frame, drawn once.
#[tokio::test(flavor = "multi_thread")]
async fn two_thousand_who_watch_cost_one_drawing() {
    let house = House::with(|config| {
        config.limits.connections_per_address = 3000;
        config.limits.streams_per_address = 3000;
    })
    .await;
    let (id, mut first, mut second) = two_at(&house, "barrage", &[("seed", "5")]).await;
    assert!(one_choice(&id, &mut [&mut first, &mut second], &mut Dice(2)).await);
    let head = format!("GET /t/{id}/live?since=1 HTTP/1.1\r\nhost: x\r\n\r\n");
    let mut watching = Vec::new();
    for _ in 0..2000 {
        let mut stream = TcpStream::connect(house.addr()).expect("a connection");
        stream.set_read_timeout(Some(SOON)).expect("a time-out");
        stream.write_all(head.as_bytes()).expect("it is taken");
        watching.push(stream);
    }
    // The head of the answer comes at once, a frame only with the next move.
    for stream in &mut watching {
        let mut part = [0; 2048];
        let count = stream.read(&mut part).expect("a part");
        assert!(part[..count].starts_with(b"HTTP/1.1 200 "), "{}", String::from_utf8_lossy(&part[..count]));
    }
    let before = drawn(&house).await;
    assert!(one_choice(&id, &mut [&mut first, &mut second], &mut Dice(2)).await);
    let heard = tokio::task::spawn_blocking(move || {
        let mut lengths = HashSet::new();
        for stream in &mut watching {
            let (mut heard, mut part) = (Vec::new(), vec![0; 1 << 16]);
            while !heard.ends_with(b"\n\n\r\n") {
                let count = stream.read(&mut part).expect("a part");
                assert!(count > 0, "the stream goes on");
                heard.extend_from_slice(&part[..count]);
            }
            lengths.insert(heard.len());
        }
        lengths
    });
    assert_eq!(heard.await.expect("all hear of it").len(), 1, "all hear the same");
    // Other tests may share the program, and draw a few as well.
    let frames = drawn(&house).await - before;
    assert!(frames < 100, "{frames} frames were drawn");
}

/// A move that was made behind the server's back is seen after the first move it is in the way of.
#[tokio::test(flavor = "multi_thread")]
async fn another_nodes_move_is_found_out() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "barrage", &[("seed", "5")]).await;
    let game: GameId = id.parse().expect("an id");
    let store = SqliteStore::open(house.folder.path().join("games.db")).await.expect("the file opens");
    let page = first.get(&format!("/t/{id}")).await;
    let (me, offer) = match crate::common::offer(&id, &page.body) {
        Some(offer) => (&mut first, offer),
        None => {
            let page = second.get(&format!("/t/{id}")).await;
            (&mut second, crate::common::offer(&id, &page.body).expect("somebody is asked"))
        }
    };
    let seat = offer.seat[1..].parse::<u8>().expect("a seat") - 1;
    // What another node wrote is not legal, but that is seen only by who reads it.
    let entry = Entry { seat, act: Act::Move("nonsense".to_owned()), hash: 1, key: None };
    store.append(game, 0, entry, State::playing(seat)).await.expect("it is taken");
    store.close().await;
    let form = [("move", &*offer.moves[0]), ("seq", "0"), ("seat", &*offer.seat)];
    let answer = me.post(&format!("/t/{id}/move"), &form).await;
    assert_eq!(answer.status, 409, "{}", answer.body);
    // And a log that cannot be replayed leaves the table to be looked at from outside.
    let page = me.get(&format!("/t/{id}")).await;
    assert_eq!(page.status, 200, "{}", page.body);
    assert!(page.body.contains("data-shut") && page.body.contains("Grace"), "{}", page.body);
    let info = me.json(&format!("/api/tables/{id}")).await;
    assert!(info["shut"].as_str().is_some_and(|it| it.contains("cannot be read")), "{info}");
    assert_eq!(info["seq"], 1);
}
