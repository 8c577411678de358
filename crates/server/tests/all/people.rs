//! Sessions, accounts, passwords: who keeps what when something about them changes.

use std::time::Duration;

use crate::common::{Browser, House, member, offer, two_at, value_after};
use reqwest::StatusCode;
use store::{Secret, Store as _, Time};

const PASSWORD: &str = "correct horse battery";

async fn register(browser: &mut Browser, name: &str) {
    let form = [("register-name", name), ("register-password", PASSWORD)];
    let (to, page) = browser.submit("/account/register", &form).await;
    assert_eq!(to, "/account");
    assert!(page.body.contains(name), "{}", page.body);
}

async fn login(browser: &mut Browser, name: &str, password: &str) -> StatusCode {
    browser.post("/account/login", &[("login-name", name), ("login-password", password)]).await.status
}

/// Makes the first move a table offers; what the server says.
async fn move_at(browser: &mut Browser, id: &str) -> StatusCode {
    let page = browser.get(&format!("/t/{id}")).await;
    let offer = offer(id, &page.body).expect("a question");
    let form =
        [("move", &*offer.moves[0]), ("seq", &*offer.seq), ("key", &*offer.key), ("seat", &*offer.seat)];
    browser.post(&format!("/t/{id}/move"), &form).await.status
}

/// Whoever of the two is asked makes a move.
async fn a_move(id: &str, first: &mut Browser, second: &mut Browser) {
    let page = first.get(&format!("/t/{id}")).await;
    let asked = if offer(id, &page.body).is_some() { first } else { second };
    assert_eq!(move_at(asked, id).await, 303);
}

/// How a session knows its seats at a table.
async fn seats_of(browser: &mut Browser, id: &str) -> usize {
    let table = browser.json(&format!("/api/tables/{id}")).await;
    table["seats"].as_array().expect("seats").iter().filter(|seat| seat["mine"] == true).count()
}

/// A guest who logs in, or gets an account, goes on at a table that is open; the stream of before ends.
#[tokio::test(flavor = "multi_thread")]
async fn logging_in_costs_nobody_a_seat() {
    let house = House::open().await;
    let mut elsewhere = house.browser();
    register(&mut elsewhere, "Grace").await;
    let (id, mut first, mut second) = two_at(&house, "barrage", &[]).await;
    let guest = second.clone();
    let listening = tokio::spawn({
        let (guest, path) = (guest.clone(), format!("/t/{id}/live"));
        async move { guest.hear(&path, Duration::from_secs(20), |_| false).await }
    });
    tokio::time::sleep(Duration::from_millis(300)).await;

    assert_eq!(login(&mut second, "Grace", PASSWORD).await, 303);
    assert_eq!(seats_of(&mut second, &id).await, 1);
    assert_eq!(seats_of(&mut elsewhere, &id).await, 1);
    let ended = tokio::time::timeout(Duration::from_secs(5), listening).await;
    assert!(ended.is_ok(), "the stream of a session that has ended goes on");
    register(&mut first, "Ada").await;
    assert_eq!(seats_of(&mut first, &id).await, 1);
    for _ in 0..4 {
        a_move(&id, &mut first, &mut second).await;
    }
    // What the guest's cookie was good for is over.
    assert_eq!(seats_of(&mut guest.clone(), &id).await, 0);
}

/// The host sees the links of a table as long as they are unused, from any device, and makes them anew.
#[tokio::test(flavor = "multi_thread")]
async fn links_do_not_hang_on_a_session() {
    let mut house = House::with(|config| config.link_key = Some([7; 32])).await;
    let mut host = house.browser();
    let form = [("game", "barrage"), ("seat1", "me"), ("seat2", "link"), ("nickname", "Ada")];
    let (to, page) = host.submit("/tables", &form).await;
    let link_on = |body: &str, url: &str| value_after(body, &format!("value=\"{url}/sit")).map(str::to_owned);
    let link = link_on(&page.body, &host.url).expect("the link");
    register(&mut host, "Ada").await;
    assert_eq!(link_on(&host.get(&to).await.body, &host.url), Some(link.clone()));

    house.restart().await;
    let (mut phone, mut stranger) = (house.browser(), house.browser());
    assert_eq!(login(&mut phone, "Ada", PASSWORD).await, 303);
    assert_eq!(link_on(&phone.get(&to).await.body, &phone.url), Some(link.clone()));
    assert_eq!(link_on(&stranger.get(&to).await.body, &stranger.url), None);

    assert_eq!(stranger.post(&format!("{to}/link"), &[("seat", "P2")]).await.status, 403);
    let (_, page) = phone.submit(&format!("{to}/link"), &[("seat", "P2")]).await;
    let newer = link_on(&page.body, &phone.url).expect("the new link");
    assert_ne!(newer, link);
    assert_eq!(stranger.post(&format!("/sit{link}"), &[("nickname", "Eve")]).await.status, 409);
    let sat = stranger.post(&format!("/sit{newer}"), &[("nickname", "Grace")]).await;
    assert_eq!(sat.status, 303, "{}", sat.body);
    assert_eq!(phone.post(&format!("{to}/link"), &[("seat", "P2")]).await.status, 409);
}

/// A cookie is worth nothing any more once its owner's rights have changed, and streams end with it.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_changed_when_rights_change() {
    let house = House::open().await;
    let mut ada = house.browser();
    let (to, _) = ada.submit("/tables", &[("game", "barrage"), ("quick", "yes"), ("nickname", "Ada")]).await;
    let id = to.strip_prefix("/t/").expect("the table").to_owned();
    let mut before = ada.clone();
    register(&mut ada, "Ada").await;
    assert_eq!(seats_of(&mut before, &id).await, 0);

    let mut phone = house.browser();
    assert_eq!(login(&mut phone, "Ada", PASSWORD).await, 303);
    let listening = tokio::spawn({
        let (phone, path) = (phone.clone(), format!("/api/tables/{id}/events"));
        async move { phone.hear(&path, Duration::from_secs(20), |_| false).await }
    });
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut before = ada.clone();
    let (_, page) = ada.submit("/account/logout-everywhere", &[]).await;
    assert!(page.body.contains("Ada"));
    assert!(tokio::time::timeout(Duration::from_secs(5), listening).await.is_ok());
    for other in [&mut before, &mut phone] {
        assert_eq!(seats_of(other, &id).await, 0);
    }
    assert_eq!(seats_of(&mut ada, &id).await, 1);

    let mut before = ada.clone();
    let change = |old: &'static str, new: &'static str| [("old-password", old), ("new-password", new)];
    assert_eq!(
        ada.post("/account/password", &change("wrong password", "another password")).await.status,
        422
    );
    assert_eq!(ada.post("/account/password", &change(PASSWORD, "short")).await.status, 422);
    ada.submit("/account/password", &change(PASSWORD, "another password")).await;
    assert_eq!(seats_of(&mut before, &id).await, 0);
    assert_eq!(seats_of(&mut ada, &id).await, 1);
    assert_eq!(login(&mut phone, "Ada", PASSWORD).await, 422);
    assert_eq!(login(&mut phone, "ada", "another password").await, 303);

    let mut before = phone.clone();
    phone.submit("/account/logout", &[]).await;
    assert_eq!(seats_of(&mut before, &id).await, 0);
}

/// However many log in at once, two passwords are hashed at a time, some wait, and the others are told so.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_at_the_door_is_served_two_at_a_time() {
    let house = House::with(|config| {
        config.limits.waiting_hashes = 4;
        config.limits.logins = 0;
    })
    .await;
    let attempts: Vec<_> = (0..40)
        .map(|number| {
            let mut browser = house.browser();
            tokio::spawn(async move {
                let name = format!("nobody{number}");
                browser.post("/account/login", &[("login-name", &name), ("login-password", PASSWORD)]).await
            })
        })
        .collect();
    let mut statuses = Vec::new();
    for attempt in attempts {
        let page = attempt.await.expect("an answer");
        if page.status == 503 {
            assert!(page.body.contains("logging in just now"), "{}", page.body);
        }
        statuses.push(page.status.as_u16());
    }
    assert!(statuses.iter().all(|status| [422, 503].contains(status)), "{statuses:?}");
    assert!(statuses.contains(&422) && statuses.contains(&503), "{statuses:?}");
    let figures = house.browser().get("/metrics").await.body;
    let most = figures.lines().find_map(|line| line.strip_prefix("hydropolis_passwords_most_at_once "));
    assert!(most.is_some_and(|most| most.parse::<f64>().expect("a number") <= 2.0), "{most:?}");
}

fn hashed(figures: &str) -> u64 {
    let line = figures.lines().find_map(|line| line.strip_prefix("hydropolis_passwords_total "));
    line.map_or(0, |count| count.parse().expect("a number"))
}

/// A name nobody has costs a hash like any other, so that its answer takes as long.
#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_name_is_as_much_work_as_a_wrong_password() {
    let house = House::open().await;
    let mut browser = house.browser();
    register(&mut house.browser(), "Ada").await;
    for name in ["Ada", "Nobody"] {
        let before = hashed(&browser.get("/metrics").await.body);
        assert_eq!(login(&mut browser, name, "a wrong password").await, 422);
        assert!(hashed(&browser.get("/metrics").await.body) > before, "{name}");
    }
}

/// Who guesses waits, and the right password does not count.
#[tokio::test(flavor = "multi_thread")]
async fn guessing_is_slowed_down() {
    let house = House::with(|config| config.limits.logins = 3).await;
    register(&mut house.browser(), "Ada").await;
    let mut browser = house.browser();
    for _ in 0..8 {
        assert_eq!(login(&mut browser, "Ada", PASSWORD).await, 303);
    }
    let mut thief = house.browser();
    for _ in 0..3 {
        assert_eq!(login(&mut thief, "Ada", "a wrong password").await, 422);
    }
    let page = thief.post("/account/login", &[("login-name", "ADA"), ("login-password", PASSWORD)]).await;
    assert_eq!(page.status, 429);
    assert!(page.body.contains("wrong passwords"), "{}", page.body);
    house.later(1);
    assert_eq!(login(&mut thief, "Ada", PASSWORD).await, 303);
}

/// The operator's one-time link: another password, once, in time; a guest brings the seat along.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_password_is_replaced_by_a_one_time_link() {
    let house = House::open().await;
    let mut ada = house.browser();
    register(&mut ada, "Ada").await;
    let store = house.store().await;
    let person = store.account("Ada").await.expect("the store").expect("an account").person.id;
    let links = [Secret::random().expect("a secret"), Secret::random().expect("a secret")];
    let tomorrow = Time(Time::now().0 + 86_400_000);
    for link in &links {
        store.offer_reset(person, link.hash(), tomorrow).await.expect("a link");
    }
    let path = format!("/reset/{}", links[0].reveal());
    let (id, _first, mut second) = two_at(&house, "barrage", &[]).await;
    let page = second.get_in("de", &path).await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Ein neues Passwort für") && page.body.contains("Ada"), "{}", page.body);
    assert_eq!(second.post(&path, &[("new-password", "short")]).await.status, 422);
    second.submit(&path, &[("new-password", "another password")]).await;
    assert_eq!(seats_of(&mut second, &id).await, 1);
    // Whoever was logged in is out, the link is used, and so are all others.
    assert!(!ada.get("/account").await.body.contains("/account/logout"));
    for link in &links {
        let path = format!("/reset/{}", link.reveal());
        assert_eq!(second.get(&path).await.status, 409);
        assert_eq!(second.post(&path, &[("new-password", "yet another one")]).await.status, 409);
    }
    assert_eq!(login(&mut ada, "Ada", PASSWORD).await, 422);
    assert_eq!(login(&mut ada, "Ada", "another password").await, 303);
    let late = Secret::random().expect("a secret");
    store.offer_reset(person, late.hash(), tomorrow).await.expect("a link");
    house.later(2);
    assert_eq!(ada.get(&format!("/reset/{}", late.reveal())).await.status, 409);
    assert_eq!(ada.get("/reset/nonsense").await.status, 409);
}

/// Who goes takes along what is theirs alone; in games of others a bot plays on.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_can_be_deleted() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "barrage", &[]).await;
    register(&mut first, "Ada").await;
    let (alone, _) = first.submit("/tables", &[("game", "barrage"), ("quick", "yes")]).await;
    let gone = |password: &'static str| [("delete-password", password), ("sure", "yes")];
    assert_eq!(first.post("/account/delete", &[("delete-password", PASSWORD)]).await.status, 422);
    assert_eq!(first.post("/account/delete", &gone("not my password")).await.status, 422);
    assert_eq!(first.get(&alone).await.status, 200);
    first.submit("/account/delete", &gone(PASSWORD)).await;
    assert_eq!(first.get(&alone).await.status, 404);
    assert_eq!(login(&mut first, "Ada", PASSWORD).await, 422);

    let table = second.json(&format!("/api/tables/{id}")).await;
    let chairs: Vec<&str> =
        table["seats"].as_array().expect("seats").iter().filter_map(|it| it["chair"].as_str()).collect();
    assert_eq!(chairs, ["beginner", "person"]);
    assert!(!second.get(&format!("/t/{id}")).await.body.contains("Ada"));
    // The bot plays on.
    for _ in 0..3 {
        let mut patience = 200;
        while offer(&id, &second.get(&format!("/t/{id}")).await.body).is_none() {
            // Against a bot alone a turn ends when the player says so.
            second.post(&format!("/t/{id}/end-turn"), &[]).await;
            patience -= 1;
            assert!(patience > 0, "the bot does not play");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(move_at(&mut second, &id).await, 303);
    }
    // A guest needs no password.
    second.submit("/account/delete", &[("sure", "yes")]).await;
    assert_eq!(house.browser().get(&format!("/t/{id}")).await.status, 404);
}

/// What a page would show of a message that does not exist is its name.
#[tokio::test(flavor = "multi_thread")]
async fn no_page_shows_the_name_of_a_message() {
    let house = House::open().await;
    let mut ann = member(&house, "ann").await;
    let (table, _) = ann.submit("/tables", &[("game", "barrage"), ("seat1", "me"), ("seat2", "open")]).await;
    let mut guest = house.browser();
    guest.submit("/tables", &[("game", "cities"), ("quick", "yes")]).await;
    let orders = format!("{table}/orders");
    let pages = ["/", "/tables", "/new/barrage", "/new/cities", "/account", "/settings", "/tournaments"];
    for language in ["en", "uk", "pl", "de", "ja"] {
        for browser in [&mut ann, &mut guest] {
            for path in pages.iter().copied().chain(["/people/ann", &table, &orders]) {
                let page = browser.get_in(language, path).await.body;
                let seen = page.split('<').filter_map(|it| it.split_once('>')).map(|(_, text)| text);
                let named: Vec<&str> = seen.filter(|text| text.contains("web-")).collect();
                assert_eq!(named, Vec::<&str>::new(), "{language} {path}");
            }
        }
    }
}
