//! People who meet: a game over two days with a clock that the test moves, a tournament, and being called in a closed page.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::{Chance, Seed};
use reqwest::header::{COOKIE, LOCATION, ORIGIN, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use serde_json::Value as Json;
use server::{Clock, Config, Push, Server};
use store::SqliteStore;
use tempfile::TempDir;

use super::answer;
use super::window::{Driver, Look, Window};
use super::wire::Wire;

const PASSWORD: &str = "a long password";
const DAY: Duration = Duration::from_secs(86_400);

/// A server whose clock can be moved.
struct Place {
    server: Server,
    clock: Clock,
    url: String,
    _folder: TempDir,
}

impl Place {
    async fn open() -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        let store = SqliteStore::open(folder.path().join("games.db")).await.expect("the store opens");
        let mut config = Config { rate: None, ..Config::new(([127, 0, 0, 1], 0).into()) };
        config.calling.push = Some(Push { contact: "mailto:host@example.org".to_owned(), key: None });
        let clock = config.clock.clone();
        let server = Server::start(Arc::new(store), config).await.expect("the server starts");
        let url = format!("http://{}", server.addr());
        Self { server, clock, url, _folder: folder }
    }

    async fn close(self) {
        self.server.stop().await.expect("the server stops");
    }
}

/// Makes an account in a window of its own.
async fn member(driver: &Driver, place: &Place, name: &str) -> Window {
    let window = driver.window(Look::BLIND).await;
    window.go(&format!("{}/account", place.url)).await;
    write(&window, "#register-name", name).await;
    write(&window, "#register-password", PASSWORD).await;
    window.click("form[action='/account/register'] button").await;
    window.find("form[action='/account/logout']").await;
    window
}

async fn write(window: &Window, field: &str, text: &str) {
    window.find(field).await.send_keys(text).await.expect("a field takes keys");
}

/// Where a window is.
async fn address(window: &Window) -> String {
    window.client.current_url().await.expect("an address").path().to_owned()
}

/// Somebody without a window, or with one that need not be looked at: the same forms with the same cookie.
struct Hand {
    client: Client,
    url: String,
    cookie: String,
}

impl Hand {
    fn new(place: &Place, cookie: String) -> Self {
        let client = Client::builder().redirect(Policy::none()).build().expect("a client");
        Self { client, url: place.url.clone(), cookie }
    }

    /// Whoever sits before a window.
    async fn of(place: &Place, window: &Window) -> Self {
        let cookies = window.client.get_all_cookies().await.expect("cookies can be read");
        let cookies: Vec<String> = cookies.iter().map(|it| format!("{}={}", it.name(), it.value())).collect();
        Self::new(place, cookies.join("; "))
    }

    /// Somebody new, with an account.
    async fn member(place: &Place, name: &str) -> Self {
        let mut hand = Self::new(place, String::new());
        let made =
            hand.post("/account/register", &[("register-name", name), ("register-password", PASSWORD)]).await;
        let cookies = made.headers().get_all(SET_COOKIE).iter().filter_map(|it| it.to_str().ok());
        let cookies: Vec<&str> = cookies.filter_map(|it| it.split(';').next()).collect();
        hand.cookie = cookies.join("; ");
        hand
    }

    async fn post(&self, path: &str, form: &[(&str, &str)]) -> Response {
        let request = self.client.post(format!("{}{path}", self.url)).header(ORIGIN, &self.url).form(form);
        let answer = request.header(COOKIE, &self.cookie).send().await.expect("an answer");
        assert!(answer.status().is_redirection(), "{path}: {}", answer.status());
        answer
    }

    async fn json(&self, path: &str) -> Json {
        let request = self.client.get(format!("{}{path}", self.url)).header(COOKIE, &self.cookie);
        request.send().await.expect("an answer").json().await.expect("JSON")
    }

    /// Makes one of the moves that are open to them, if they are asked.
    async fn answer(&self, id: &str, chance: &mut Chance) -> bool {
        let asked = self.json(&format!("/api/tables/{id}/moves")).await;
        let moves = asked["moves"].as_array().filter(|it| asked["mine"] == true && !it.is_empty());
        let Some(moves) = moves else { return false };
        let mv = moves[chance.below(moves.len())].as_str().expect("a move");
        let (seq, key) = (asked["seq"].to_string(), format!("{:x}", chance.word()));
        self.post(&format!("/t/{id}/move"), &[("move", mv), ("seq", &seq), ("key", &key)]).await;
        true
    }
}

/// Plays a game to its end by those who are asked.
async fn play_on(id: &str, hands: &[&Hand], chance: &mut Chance) {
    let begun = Instant::now();
    let path = format!("/api/tables/{id}");
    let mut seated = Vec::new();
    for hand in hands {
        let info = hand.json(&path).await;
        if info["seats"].as_array().is_some_and(|it| it.iter().any(|seat| seat["mine"] == true)) {
            seated.push(hand);
        }
    }
    while seated[0].json(&path).await["status"] != "over" {
        for hand in &seated {
            while hand.answer(id, chance).await {}
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "the game ends");
    }
}

/// Whose turn it is among these windows.
async fn asked<'a>(windows: &[&'a Window]) -> (&'a Window, usize) {
    let begun = Instant::now();
    loop {
        for (nth, window) in windows.iter().enumerate() {
            if window.has("#ask[data-state=your-turn] .choice").await {
                return (window, nth);
            }
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "somebody is asked");
    }
}

/// Says something at a table that the others read at once.
async fn talk(window: &Window, text: &str, others: &[&Window]) {
    if !window.has("#talk[open]").await {
        window.click("#talk > summary").await;
    }
    write(window, "#say-text", text).await;
    window.click("#say button").await;
    for other in others {
        let heard = format!("return document.getElementById('lines').textContent.includes('{text}')");
        other.until(&heard).await;
    }
}

/// Three people play over two days: one sets the table up, one finds it in the lobby, one is invited by name. They talk, an
/// order plays for who is away, a bot for who is late, the rest of the evening goes by, and they play again. Then eight meet
/// in a tournament.
#[tokio::test(flavor = "multi_thread")]
async fn friends_play_over_days_and_in_a_tournament() {
    let (place, driver) = (Place::open().await, Driver::start());
    let (ada, ben, cleo) = tokio::join!(
        member(&driver, &place, "ada"),
        member(&driver, &place, "ben"),
        member(&driver, &place, "cleo")
    );
    let windows = [&ada, &ben, &cleo];
    let id = set_up(&place, &ada, &ben, &cleo).await;
    talk(&ada, "good luck", &[&ben, &cleo]).await;
    talk(&cleo, "I am away tonight", &[&ada, &ben]).await;
    // Who is here is told.
    ada.until("return document.getElementById('here').innerText.includes('cleo')").await;

    let mut chance = Chance::new(Seed(22));
    // The first evening: everybody has a turn.
    let mut moved = [false; 3];
    while moved.contains(&false) {
        let (window, nth) = asked(&windows).await;
        answer(window, &mut chance).await;
        moved[nth] = true;
    }
    order(&place, &id, &windows, &mut chance).await;
    late(&place, &id, &windows).await;

    // The second day goes by without anybody looking.
    for window in windows {
        window.go(&format!("{}/glossary", place.url)).await;
    }
    let hands = [Hand::of(&place, &ada).await, Hand::of(&place, &ben).await, Hand::of(&place, &cleo).await];
    let hands: Vec<&Hand> = hands.iter().collect();
    play_on(&id, &hands, &mut chance).await;
    for window in windows {
        window.go(&format!("{}/t/{id}", place.url)).await;
        window.find("#ask[data-state=over]").await;
    }
    // Who asks second comes to the table that the first began.
    ada.click("#ask form.rematch button").await;
    ada.find("#ask:not([data-state=over])").await;
    let again = address(&ada).await;
    assert_ne!(again, format!("/t/{id}"));
    ben.click("#ask form.rematch button").await;
    ben.find("#ask:not([data-state=over])").await;
    assert_eq!(address(&ben).await, again);
    assert_eq!(
        hands[2].json(&format!("/api/tables/{}", again.trim_start_matches("/t/"))).await["status"],
        "playing"
    );
    cup(&place, &windows, &hands, &mut chance).await;
    for window in windows {
        assert_eq!(window.errors().await, Vec::<String>::new());
    }
    place.close().await;
}

/// A table with a day for each turn, at which three sit down; its name.
async fn set_up(place: &Place, ada: &Window, ben: &Window, cleo: &Window) -> String {
    ada.go(&format!("{}/new/barrage", place.url)).await;
    for (field, value) in [
        ("#seat1", "me"),
        ("#seat2", "open"),
        ("#seat3", "link"),
        ("#variant", "intro"),
        ("#pace", "1d/turn"),
        ("#timeout", "bot"),
    ] {
        ada.choose(field, value).await;
    }
    write(ada, "#seed", "22").await;
    ada.click("form.setup button[type=submit]").await;
    ada.find("#ask[data-state=open]").await;
    let table = address(ada).await;
    // Cleo is asked by name.
    write(ada, "#invite", "cleo").await;
    ada.click("form[action$='/invite'] button").await;
    // Ben looks for a slow game, and sits down with one click.
    ben.go(&format!("{}/tables", place.url)).await;
    ben.choose("#filter-pace", "live").await;
    ben.click("form.filter button").await;
    ben.find("#filter-pace option[value=live][selected]").await;
    assert!(!ben.has("form[action$='/sit']").await, "no live table waits");
    ben.choose("#filter-pace", "days").await;
    ben.choose("#filter-variant", "variant-intro").await;
    ben.click("form.filter button").await;
    ben.click("form[action$='/sit'] button").await;
    ben.find("#table").await;
    assert_eq!(address(ben).await, table);
    // The seat that is left is Cleo's, who finds the invitation on the first page.
    cleo.go(&place.url).await;
    cleo.click("#invited form button").await;
    cleo.find("#table").await;
    assert_eq!(address(cleo).await, table);
    for window in [ada, ben, cleo] {
        window.find("#ask:not([data-state=open])").await;
    }
    table.trim_start_matches("/t/").to_owned()
}

/// Chooses the bank, where everybody has room.
const ORDERED: &str = "document.querySelector('#ahead option[value=bank]').selected = true";

/// Somebody who is not asked orders a move for the next turn; the others play on, and the order plays.
async fn order(place: &Place, id: &str, windows: &[&Window; 3], chance: &mut Chance) {
    let (_, now) = asked(windows).await;
    // Whoever is asked last of all.
    let away = windows[(now + 2) % 3];
    away.go(&format!("{}/t/{id}/orders", place.url)).await;
    away.find("#ahead").await;
    away.run(ORDERED).await;
    away.click("form:has(#ahead) button").await;
    away.find(".orders li form").await;
    assert_eq!(away.all(".orders li").await.len(), 1);
    away.go(&format!("{}/t/{id}", place.url)).await;
    let others: Vec<&Window> = windows.iter().copied().filter(|it| !std::ptr::eq(*it, away)).collect();
    let played = "return document.getElementById('table').textContent.includes('a standing order answered')";
    let begun = Instant::now();
    while away.run(played).await != true {
        for window in &others {
            if window.has("#ask[data-state=your-turn] .choice").await {
                answer(window, chance).await;
            }
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "the order plays");
    }
    away.go(&format!("{}/t/{id}/orders", place.url)).await;
    assert!(!away.has(".orders li").await, "it was for one turn");
    away.go(&format!("{}/t/{id}", place.url)).await;
}

/// The day is over: a bot takes the turn of who was asked, and all see it.
async fn late(place: &Place, id: &str, windows: &[&Window; 3]) {
    let (window, _) = asked(windows).await;
    let seq = window.seq().await;
    place.clock.advance(DAY + Duration::from_secs(60));
    for it in windows {
        it.await_news(seq).await;
    }
    let hand = Hand::of(place, window).await;
    let info = hand.json(&format!("/api/tables/{id}")).await;
    let marks: u64 = info["time"]["marks"].as_array().expect("marks").iter().filter_map(Json::as_u64).sum();
    assert_eq!(marks, 1, "{info}");
    window.find(".clock[title='ran out of time once']").await;
}

/// Eight play in two rounds at tables of four.
async fn cup(place: &Place, windows: &[&Window; 3], hands: &[&Hand], chance: &mut Chance) {
    let [ada, ben, cleo] = windows;
    ada.go(&format!("{}/tournaments", place.url)).await;
    write(ada, "#name", "Autumn").await;
    for (field, value) in
        [("#variant", "variant-intro"), ("#size", "4"), ("#rounds", "2"), ("#pace", "2d/turn")]
    {
        ada.choose(field, value).await;
    }
    ada.click("form.setup button[type=submit]").await;
    ada.click("form[action$='/enter'] button").await;
    ada.find("form[action$='/start'] button").await;
    let page = address(ada).await;
    for window in [ben, cleo] {
        window.go(&format!("{}{page}", place.url)).await;
        window.click("form[action$='/enter'] button").await;
        window.find("form[action$='/leave']").await;
    }
    let mut others = Vec::new();
    for name in ["dan", "eva", "fay", "gil", "hal"] {
        let hand = Hand::member(place, name).await;
        let entered = hand.post(&format!("{page}/enter"), &[]).await;
        assert_eq!(entered.headers()[LOCATION], *page);
        others.push(hand);
    }
    let all: Vec<&Hand> = hands.iter().copied().chain(&others).collect();
    ada.client.refresh().await.expect("a page can be loaded again");
    ada.click("form[action$='/start'] button").await;
    for round in 1..=2 {
        let tables = begun(&all, &page, round).await;
        assert_eq!(tables.len(), 2, "round {round}");
        for table in &tables {
            play_on(table, &all, chance).await;
        }
    }
    let api = format!("/api{page}");
    let ended = Instant::now();
    while all[0].json(&api).await["stage"] != "over" {
        assert!(ended.elapsed() < Duration::from_secs(30), "the tournament ends");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ada.client.refresh().await.expect("a page can be loaded again");
    let points = "return [...document.querySelectorAll('table.scores tbody tr')].map((row) => Number(row.cells[2].textContent))";
    let points: Vec<u64> =
        ada.run(points).await.as_array().expect("rows").iter().filter_map(Json::as_u64).collect();
    // Each of four tables hands out 12, 8, 4 and none, or as much where some are equal.
    assert_eq!((points.len(), points.iter().sum::<u64>()), (8, 96), "{points:?}");
    assert!(points.is_sorted_by(|one, next| one >= next), "{points:?}");
    ada.go(&format!("{}/people/ada", place.url)).await;
    assert!(ada.has("#ratings, .ratings, table.scores").await);
}

/// The tables of a round, once they have begun.
async fn begun(all: &[&Hand], page: &str, round: usize) -> Vec<String> {
    let waited = Instant::now();
    loop {
        let cup = all[0].json(&format!("/api{page}")).await;
        let tables = cup["rounds"][round - 1]["tables"].as_array().cloned().unwrap_or_default();
        let names: Vec<String> =
            tables.iter().filter_map(|it| it["table"].as_str().map(str::to_owned)).collect();
        if !names.is_empty() && names.len() == tables.len() {
            return names;
        }
        assert!(waited.elapsed() < Duration::from_secs(30), "round {round} begins: {cup}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A push service cannot be reached from here: it stands for what one gives a browser.
const SUBSCRIBED: &str = "const bytes = (n, first) => btoa(String.fromCharCode(first, ...Array(n - 1).fill(7))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''); \
    PushManager.prototype.subscribe = async (wanted) => ({ toJSON: () => ({ endpoint: 'https://push.example.org/' + wanted.applicationServerKey.length, \
    keys: { p256dh: bytes(65, 4), auth: bytes(16, 1) } }) })";

/// What is shown by the worker just now.
const SHOWN: &str = "return navigator.serviceWorker.ready.then((it) => it.getNotifications()) \
    .then((all) => all.map((it) => [it.title, it.body, it.tag, it.data]))";

/// Whether something is.
const IS_SHOWN: &str = "return navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => all.length === 1)";

/// A click on what is shown. It is no finger's, and the browser would open nothing for it: what the worker asks for is kept.
const CLICKED: &str = "(async () => { let opened; Clients.prototype.openWindow = async (url) => { opened = url; }; \
    WindowClient.prototype.focus = async function () { opened = 'focus ' + this.url; return this; }; \
    const [notification] = await registration.getNotifications(); const waits = []; \
    const event = new NotificationEvent('notificationclick', { notification }); event.waitUntil = (it) => waits.push(it); \
    self.dispatchEvent(event); await Promise.all(waits); return opened; })()";

/// Who wants to be called on this device says so by one button; what is pushed is shown while no page is looked at, and a click on
/// it leads to the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_push_is_shown_and_leads_to_the_table() {
    let (place, driver) = (Place::open().await, Driver::start());
    let window = member(&driver, &place, "ada").await;
    let mut wire = Wire::open(&window).await;
    let origin = format!("{}/", place.url);
    let granted = serde_json::json!({ "origin": place.url, "permissions": ["notifications"] });
    wire.ask(None, "Browser.grantPermissions", granted).await;
    window.go(&format!("{}/settings", place.url)).await;
    window.run(SUBSCRIBED).await;
    window.click("#push-here").await;
    // The page comes again with the place where this device is called: by the key of this server, 65 bytes.
    window.until("return document.querySelector('main').textContent.includes('push.example.org')").await;

    let page = wire.attach("page", &origin).await;
    wire.ask(Some(&page), "ServiceWorker.enable", Json::Null).await;
    let registration = wire.registration(&origin).await;
    let table = format!("{}/t/AAAAAAAAAAAAAAAAAAAAAQ", place.url);
    let told =
        serde_json::json!({ "title": "Your turn", "body": "Barrage, with ben", "url": table, "tag": "AQ" });
    let push =
        serde_json::json!({ "origin": origin, "registrationId": registration, "data": told.to_string() });
    wire.ask(Some(&page), "ServiceWorker.deliverPushMessage", push).await;
    window.until(IS_SHOWN).await;
    let shown = window.run(SHOWN).await;
    assert_eq!(shown, serde_json::json!([["Your turn", "Barrage, with ben", "AQ", table]]));

    let worker = wire.attach("service_worker", &origin).await;
    let clicked = wire.evaluate(&worker, CLICKED).await;
    assert_eq!(clicked, Json::String(table.clone()));
    assert_eq!(window.run(SHOWN).await, serde_json::json!([]), "it is done with");

    // Where the table is open already, its window is looked at instead of another.
    window.go(&table).await;
    let page = wire.attach("page", &origin).await;
    wire.ask(Some(&page), "ServiceWorker.enable", Json::Null).await;
    let push =
        serde_json::json!({ "origin": origin, "registrationId": registration, "data": told.to_string() });
    wire.ask(Some(&page), "ServiceWorker.deliverPushMessage", push).await;
    window.until(IS_SHOWN).await;
    let worker = wire.attach("service_worker", &origin).await;
    assert_eq!(wire.evaluate(&worker, CLICKED).await, Json::String(format!("focus {table}")));
    place.close().await;
}
