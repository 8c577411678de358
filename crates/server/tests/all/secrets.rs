//! Who may see and do what.

use std::collections::HashMap;
use std::time::Duration;

use crate::common::{Browser, Dice, House, offer, one_choice, two_at};
use cities::{Cities, Setup};
use kernel::Game as _;
use serde_json::{Value, json};
use server::Rate;
use words::{CitiesVoice, Words};

/// The cards in the hand of whoever asks.
async fn hand(browser: &mut Browser, id: &str) -> Vec<u64> {
    let info = browser.json(&format!("/api/tables/{id}/view")).await;
    let seat = info["seat"].as_str().expect("a seat")[1..].parse::<usize>().expect("a number") - 1;
    let player = &info["view"]["players"][seat];
    let cards = player["hand"].as_array().expect("a hand").iter().filter_map(|card| card["card"].as_u64());
    cards.chain(player["aside"].as_array().expect("cards").iter().filter_map(Value::as_u64)).collect()
}

/// Everything that a browser can get of a table, in a language.
async fn everything(browser: &mut Browser, language: &str, id: &str) -> String {
    let mut all = String::new();
    for path in [
        format!("/t/{id}"),
        format!("/t/{id}/log"),
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}/view"),
    ] {
        all.push_str(&browser.get_in(language, &path).await.body);
    }
    let wait = Duration::from_millis(150);
    let mut heard = String::new();
    for path in [format!("/api/tables/{id}/events"), format!("/t/{id}/live")] {
        browser
            .hear_in(language, &path, wait, |so_far| {
                heard = so_far.to_owned();
                false
            })
            .await;
        all.push_str(&heard);
    }
    all
}

/// Where a text names a card by its number, with some of what is around it.
fn named(text: &str, card: u64) -> Option<String> {
    let mark = format!("#{card}");
    let (before, after) = text.match_indices(&mark).find_map(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + mark.len()..]);
        // `#3a9` is a colour.
        (!after.starts_with(|next: char| next.is_ascii_alphanumeric())).then_some((before, after))
    })?;
    let before: Vec<char> = before.chars().rev().take(200).collect();
    Some(before.into_iter().rev().chain(mark.chars()).chain(after.chars().take(60)).collect())
}

/// What each card is called in a language, and by no other card: `None` for names that several cards share.
fn names_of_cards(language: &str) -> HashMap<u64, String> {
    let game = Cities::open(Setup::new(2)).expect("the usual game");
    let words = Words::of(language).expect("a language");
    let voice = CitiesVoice::new(words, &game);
    // A sentence has the number behind the name.
    let name = |card| {
        voice.card(card).split('#').next().unwrap_or_default().trim_end_matches(['(', '（', ' ']).to_owned()
    };
    let names: Vec<(u64, String)> = game.pack().cards().map(|it| (it.card.0.into(), name(it.card))).collect();
    let alone = |name: &str| names.iter().filter(|(_, other)| other.contains(name)).count() == 1;
    names.iter().filter(|(_, name)| !name.is_empty() && alone(name)).cloned().collect()
}

/// A card in a hand is known to its owner alone: not by name on a page in any language, not by number in JSON.
#[tokio::test(flavor = "multi_thread")]
async fn hidden_cards_are_nowhere_in_what_others_get() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "cities", &[("seed", "3")]).await;
    let mut spectator = house.browser();
    let languages: Vec<&str> = Words::languages().collect();
    let names_in: Vec<HashMap<u64, String>> = languages.iter().map(|it| names_of_cards(it)).collect();
    let (mut dice, mut looked) = (Dice(11), 0);
    let mut read = vec![0; languages.len()];
    for step in 0..160 {
        if step % 16 < 1 {
            // Another language each time.
            let nth = step / 16 % languages.len();
            let (language, called) = (languages[nth], &names_in[nth]);
            let hands = [hand(&mut first, &id).await, hand(&mut second, &id).await];
            for (owner, other) in [(0, 1), (1, 0)] {
                let mine = if owner == 0 { &mut first } else { &mut second };
                let own_page = mine.get_in(language, &format!("/t/{id}")).await.body;
                let watchers = if other == 0 { &mut first } else { &mut second };
                let bodies = [
                    everything(watchers, language, &id).await,
                    everything(&mut spectator, language, &id).await,
                ];
                let view = watchers.json(&format!("/api/tables/{id}/view")).await;
                for card in &hands[owner] {
                    let shown = &view["view"]["players"][owner]["hand"];
                    if shown.as_array().expect("a hand").contains(&json!({ "card": card })) {
                        continue; // taken openly: everybody knows it
                    }
                    let name = called.get(card);
                    // Its owner reads the name that is looked for.
                    read[nth] += usize::from(name.is_some_and(|name| own_page.contains(&**name)));
                    for body in &bodies {
                        assert_eq!(named(body, *card), None, "#{card} {name:?} is shown to others");
                        let by_name = name.is_some_and(|name| body.contains(&**name));
                        assert!(!by_name, "{name:?} is named to others in {language}");
                        assert!(!body.contains(&format!("\"card\":{card}}}")), "{card} is told to others");
                        assert!(!body.contains(&format!("\"card\":{card},")), "{card} is told to others");
                        looked += 1;
                    }
                }
            }
        }
        if !one_choice(&id, &mut [&mut first, &mut second], &mut dice).await {
            break;
        }
    }
    assert!(looked > 100, "only {looked} looks");
    assert!(read.iter().all(|&times| times > 3), "names looked for in {languages:?}: {read:?}");
    assert_eq!(first.get(&format!("/t/{id}/record")).await.status, 403, "a record gives the deal away");
    assert_eq!(first.get(&format!("/t/{id}/replay/0")).await.status, 403);
}

/// Only who is asked gets choices, and another's cookie moves nothing.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_moves_for_another_seat() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "barrage", &[("seed", "1")]).await;
    let mut stranger = house.browser();
    let (mine, page) = (format!("/t/{id}"), first.get(&format!("/t/{id}")).await);
    let (mut asked, mut other) = match offer(&id, &page.body) {
        Some(_) => (first, second),
        None => {
            assert!(offer(&id, &second.get(&mine).await.body).is_some());
            (second, first)
        }
    };
    let body = asked.get(&mine).await.body;
    let open = offer(&id, &body).expect("choices");
    let form = |seat: &'static str| {
        [
            ("move", open.moves[0].clone()),
            ("seq", open.seq.clone()),
            ("key", "k".to_owned()),
            ("seat", seat.to_owned()),
        ]
    };
    for wrong in [&mut other, &mut stranger] {
        assert!(offer(&id, &wrong.get(&mine).await.body).is_none());
        for seat in ["P1", "P2"] {
            let form = form(seat);
            let form: Vec<(&str, &str)> = form.iter().map(|(key, value)| (*key, &**value)).collect();
            let answer = wrong.post(&format!("{mine}/move"), &form).await;
            assert!(answer.status.is_client_error(), "{}", answer.status);
        }
        let (status, _) = wrong
            .send(
                "POST",
                &format!("/api/tables/{id}/moves"),
                &json!({ "move": open.moves[0], "expected": 0 }),
            )
            .await;
        assert!((400..500).contains(&status), "{status}");
        let moves = wrong.json(&format!("/api/tables/{id}/moves")).await;
        assert_eq!(
            (moves["mine"].as_bool(), moves["moves"].as_array().map(Vec::len)),
            (Some(false), Some(0))
        );
    }
    assert_eq!(asked.json(&format!("/api/tables/{id}")).await["seq"], 0, "nothing was changed");
}

/// Requests from another site change nothing; pages allow no inline scripts; cookies are out of reach of scripts.
#[tokio::test(flavor = "multi_thread")]
async fn other_sites_can_do_nothing_here() {
    let house = House::open().await;
    let mut me = house.browser();
    let form = [("game", "barrage"), ("quick", "yes")];
    let foreign = me.post_from("http://evil.example", "/tables", &form).await;
    assert_eq!(foreign.status, 403);
    assert!(foreign.body.contains("another site"), "{}", foreign.body);
    let own = me.post("/tables", &form).await;
    let cookie = own.set_cookie.expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.len() > 60, "{cookie}");
    let page = me.get("/").await;
    let policy = page.policy.expect("a policy");
    // Pieces say in an attribute where they lie on the board; scripts and style sheets come from files alone.
    let inline: Vec<&str> = policy.split(';').filter(|part| part.contains("unsafe")).map(str::trim).collect();
    assert_eq!(inline, ["style-src-attr 'unsafe-inline'"]);
    assert!(policy.contains("script-src 'self';") && policy.contains("style-src 'self';"), "{policy}");
    assert!(
        !page.body.contains("<script>") && !page.body.contains("style=\"") && !page.body.contains("onclick")
    );
}

/// What a player writes is shown as text.
#[tokio::test(flavor = "multi_thread")]
async fn a_nickname_is_only_text() {
    let house = House::open().await;
    let mut me = house.browser();
    let name = "<script>alert(1)</script>";
    let form = [("game", "cities"), ("seat1", "me"), ("seat2", "open"), ("nickname", name)];
    let (to, page) = me.submit("/tables", &form).await;
    assert!(!page.body.contains(name) && page.body.contains("&lt;script&gt;"));
    let home = house.browser().get("/").await;
    assert!(home.body.contains(&format!("href=\"{to}\"")), "an open seat is listed");
    assert!(!home.body.contains(name));
}

/// A link seats one person, once.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_can_be_used_once() {
    let house = House::open().await;
    let host = house.program("Ada").await;
    let (mut host, mut guest, mut late) =
        (host, house.program("Grace").await, house.program("Mallory").await);
    let (status, table) =
        host.send("POST", "/api/tables", &json!({ "game": "cities", "seats": ["me", "link"] })).await;
    assert_eq!((status, table["status"].as_str()), (201, Some("open")), "{table}");
    let (id, link) = (table["id"].as_str().expect("an id").to_owned(), table["seats"][1]["link"].clone());
    assert!(
        guest.json(&format!("/api/tables/{id}")).await["seats"][1]["link"].is_null(),
        "only the host sees it"
    );
    let join = format!("/api/tables/{id}/join");
    assert_eq!(late.send("POST", &join, &json!({ "seat": "P2" })).await.0, 409);
    let (status, table) = guest.send("POST", &join, &json!({ "seat": "P2", "link": link })).await;
    assert_eq!((status, table["status"].as_str()), (200, Some("playing")), "{table}");
    assert_eq!(late.send("POST", &join, &json!({ "seat": "P2", "link": link })).await.0, 409);
}

/// What is wrong is told on a page, never as a stack trace.
#[tokio::test(flavor = "multi_thread")]
async fn errors_are_pages() {
    let house = House::open().await;
    let mut me = house.browser();
    for path in [
        "/nowhere",
        "/t/x",
        "/t/AAAAAAAAAAAAAAAAAAAAAA",
        "/rules/chess",
        "/rule/Z-1",
        "/new/chess",
        "/sit/x/P1/y",
    ] {
        let page = me.get(path).await;
        assert_eq!(page.status, 404, "{path}");
        assert!(page.body.contains("<html") && page.body.contains("role=\"alert\""), "{path}: {}", page.body);
    }
    let (status, body) = me.send("GET", "/api/tables/x", &Value::Null).await;
    assert_eq!((status, body["error"].is_string()), (404, true));
    let large = "x".repeat(2 << 20);
    assert_eq!(me.post("/records", &[("record", &large)]).await.status, 413);
    let wrong = me.post("/tables", &[("game", "barrage"), ("seat1", "me"), ("seat2", "none")]).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("2 to 4 players"), "{}", wrong.body);
    assert_eq!(me.get("/healthz").await.status, 200);
    assert!(me.get("/metrics").await.body.contains("hydropolis_requests_total"));
}

/// A client that asks too often is told to wait.
#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused() {
    let house = House::with_rate(Some(Rate { per_second: 1.0, burst: 5.0 })).await;
    let mut me = house.browser();
    let mut refused = 0;
    for _ in 0..10 {
        if me.get("/glossary").await.status == 429 {
            refused += 1;
        }
    }
    assert!(refused >= 4, "{refused}");
}

/// An account keeps one's games across browsers.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_finds_its_games_again() {
    let house = House::open().await;
    let (mut home, mut away) = (house.browser(), house.browser());
    let (table, _) = home.submit("/tables", &[("game", "cities"), ("quick", "yes")]).await;
    let short = [("register-name", "ada"), ("register-password", "short")];
    assert_eq!(home.post("/account/register", &short).await.status, 422);
    let form = [("register-name", "ada"), ("register-password", "correct horse battery")];
    assert_eq!(home.post("/account/register", &form).await.status, 303);
    assert_eq!(away.post("/account/register", &form).await.status, 422, "the name is taken");
    let wrong = [("login-name", "ada"), ("login-password", "wrong horse battery")];
    assert_eq!(away.post("/account/login", &wrong).await.status, 422);
    let right = [("login-name", "ADA"), ("login-password", "correct horse battery")];
    let (_, page) = away.submit("/account/login", &right).await;
    assert!(page.body.contains(&table), "the game is among mine");
    assert_eq!(away.post("/account/logout", &[]).await.status, 303);
    assert!(!away.get("/").await.body.contains("your turn"));
}
