//! Being called: by mail, by push and by webhooks, once for a turn, when and where somebody wants it.
//!
//! The receivers are real ones on loopback, in Python: an SMTP server (aiosmtpd), and an HTTP server that decrypts what is
//! pushed to it with another implementation than ours.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, Push, Smtp};

use crate::common::{Browser, Dice, House, one_choice, two_at};

/// How long anything may take on a busy machine.
const SOON: Duration = Duration::from_secs(60);
/// How long nothing has to come, where nothing is to come.
const NOTHING: Duration = Duration::from_millis(1500);

/// An SMTP and an HTTP server, and what they receive.
struct Receivers {
    child: Child,
    commands: ChildStdin,
    heard: Receiver<Value>,
    web: u16,
    smtp: u16,
}

impl Drop for Receivers {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Receivers {
    fn start() -> Self {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/receivers/receive.py");
        // Debian's packages are for Debian's Python.
        let mut child = Command::new("/usr/bin/python3")
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect(
                "python3 with python3-aiosmtpd and python3-cryptography: cargo xtask needs installs them",
            );
        let (lines, commands) =
            (child.stdout.take().expect("its output"), child.stdin.take().expect("its input"));
        let (sender, heard) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(lines).lines().map_while(Result::ok) {
                if sender.send(serde_json::from_str(&line).expect("JSON")).is_err() {
                    return;
                }
            }
        });
        let mut receivers = Self { child, commands, heard, web: 0, smtp: 0 };
        let ports = receivers.next();
        let port = |name: &str| u16::try_from(ports[name].as_u64().expect("a port")).expect("a port");
        (receivers.web, receivers.smtp) = (port("web"), port("smtp"));
        receivers
    }

    /// What comes next.
    fn next(&self) -> Value {
        self.heard.recv_timeout(SOON).expect("something in time")
    }

    /// Nothing comes.
    fn nothing(&self) {
        match self.heard.recv_timeout(NOTHING) {
            Err(RecvTimeoutError::Timeout) => {}
            other => panic!("{other:?}"),
        }
    }

    fn tell(&mut self, command: &str) -> Value {
        writeln!(self.commands, "{command}").expect("it listens");
        self.next()
    }

    fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.web)
    }

    fn configure(&self, config: &mut Config) {
        let calling = &mut config.calling;
        calling.smtp = Some(Smtp {
            url: format!("smtp://127.0.0.1:{}", self.smtp),
            from: "Hydropolis <play@example.org>".to_owned(),
        });
        calling.push = Some(Push { contact: "mailto:host@example.org".to_owned(), key: None });
        (calling.webhooks, calling.allow_private) = (true, true);
    }
}

async fn register(browser: &mut Browser, name: &str) {
    let form = [("register-name", name), ("register-password", "a long password")];
    browser.submit("/account/register", &form).await;
}

/// Two people at a table; Grace has an account. It is Ada's turn, and she has moved once for Grace to have moved before.
async fn table(house: &House) -> (String, Browser, Browser) {
    let (id, first, mut second) = two_at(house, "barrage", &[("seed", "7")]).await;
    register(&mut second, "grace").await;
    (id, first, second)
}

async fn is_asked(browser: &mut Browser, id: &str) -> bool {
    browser.json(&format!("/api/tables/{id}/moves")).await["mine"] == true
}

/// Plays until it becomes this person's turn anew.
async fn until_asked(id: &str, who: &mut Browser, other: &mut Browser, dice: &mut Dice) {
    while is_asked(who, id).await {
        assert!(one_choice(id, &mut [who], dice).await);
    }
    while !is_asked(who, id).await {
        assert!(one_choice(id, &mut [other], dice).await);
    }
}

/// A webhook of plain JSON is called once for a turn, after a while, and not for a turn that is over by then.
#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_called_once_for_a_turn() {
    let mut receivers = Receivers::start();
    let mut house = House::with(|config| receivers.configure(config)).await;
    let (id, mut first, mut second) = table(&house).await;
    let hook = receivers.address("/hook");
    let (to, page) = second.submit("/calls/targets", &[("kind", "json"), ("address", &hook)]).await;
    assert_eq!(to, "/settings#calls");
    assert!(page.body.contains("127.0.0.1") && !page.body.contains("/hook"), "{}", page.body);
    let mut dice = Dice(3);
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    receivers.nothing();
    house.seconds_later(40);
    let got = receivers.next();
    let turn = &got["json"]["turns"][0];
    assert_eq!((&got["http"], &got["json"]["kind"]), (&json!("/hook"), &json!("your-turn")));
    assert_eq!(
        (&turn["table"], &turn["game"], &turn["others"]),
        (&json!(id), &json!("barrage"), &json!("Ada"))
    );
    assert_eq!(turn["url"], json!(format!("{}/t/{id}", house.url)));
    assert_eq!(got["headers"]["idempotency-key"], got["json"]["id"]);
    // Nobody is called twice for one turn, whatever happens to the server.
    house.seconds_later(4000);
    house.restart().await;
    for browser in [&mut first, &mut second] {
        browser.url.clone_from(&house.url);
    }
    house.seconds_later(4000);
    receivers.nothing();
    // A receiver that is busy is asked again, and a redirect is not followed.
    receivers.tell("status 503");
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    house.seconds_later(40);
    let failed = receivers.next();
    assert_eq!(failed["answered"], 503);
    receivers.nothing();
    receivers.tell("status 200");
    house.seconds_later(70);
    let again = receivers.next();
    assert_eq!(again["json"]["id"], failed["json"]["id"], "the same under the same name");
    receivers.tell("status 302");
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    house.seconds_later(40);
    assert_eq!(receivers.next()["http"], "/hook");
    house.seconds_later(4000);
    receivers.nothing();
    assert!(second.get("/settings").await.body.contains("could not be reached lately"));
    // A turn that is hushed calls nobody.
    receivers.tell("status 200");
    let page = second.get(&format!("/t/{id}/calls")).await;
    assert!(page.body.contains("You are called"), "{}", page.body);
    second.submit(&format!("/t/{id}/calls"), &[("hushed", "yes")]).await;
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    house.seconds_later(40);
    receivers.nothing();
    house.stop().await;
}

/// A mail address is asked first; quiet hours and digests are kept; one click stops it.
#[tokio::test(flavor = "multi_thread")]
async fn mail_is_confirmed_quiet_gathered_and_stopped() {
    let receivers = Receivers::start();
    let mut house = House::with(|config| receivers.configure(config)).await;
    let (id, mut first, mut second) = table(&house).await;
    let form = [("kind", "mail"), ("address", "grace@example.org"), ("digest", "60")];
    let (_, page) = second.submit("/calls/targets", &form).await;
    assert!(page.body.contains("waits for the link"), "{}", page.body);
    house.seconds_later(40);
    let asked = receivers.next();
    assert_eq!((&asked["mail"], &asked["from"]), (&json!(["grace@example.org"]), &json!("play@example.org")));
    let link_of = |mail: &Value, what: &str| {
        let text = mail["text"].as_str().expect("a text").to_owned();
        let found = text.split_whitespace().find(|word| word.contains(what)).expect("a link").to_owned();
        found.strip_prefix(&house.url).expect("ours").to_owned()
    };
    let confirm = link_of(&asked, "/calls/confirm/");
    let mut dice = Dice(5);
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    house.seconds_later(40);
    receivers.nothing();
    // Looking at the link changes nothing; its button does. Another signature is worth nothing.
    let mut anybody = house.browser();
    assert!(anybody.get(&confirm).await.body.contains("grace@example.org"));
    assert_eq!(anybody.get(&format!("{confirm}x")).await.status, 404);
    assert_eq!(anybody.post(&confirm.replace("confirm", "stop"), &[]).await.status, 404);
    assert_eq!(anybody.post(&confirm, &[]).await.status, 200);
    // In quiet hours, which are from now on for an hour, nothing comes; then it does.
    let clock = |minutes: i64| format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    let minute = house.now() / 60_000;
    let quiet = [("from", clock(minute - 5)), ("until", clock(minute + 180)), ("ahead", "0".to_owned())];
    let quiet: Vec<(&str, &str)> = quiet.iter().map(|(name, value)| (*name, &**value)).collect();
    second.submit("/calls/quiet", &quiet).await;
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    house.seconds_later(3700);
    receivers.nothing();
    house.seconds_later(3 * 3600);
    let mail = receivers.next();
    let headers = &mail["headers"];
    assert_eq!(headers["subject"], "Barrage: your turn");
    assert!(
        mail["text"].as_str().is_some_and(|it| it.contains("Ada") && it.contains(&format!("/t/{id}"))),
        "{mail}"
    );
    assert_eq!(headers["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
    let stop = link_of(&mail, "/calls/stop/");
    assert_eq!(headers["list-unsubscribe"], json!(format!("<{}{stop}>", house.url)));
    assert!(headers["message-id"].as_str().is_some_and(|it| it.contains(&id)), "{headers}");
    // Within the hour after it nothing more comes; then all that waits comes as one.
    let (other, mut third, mut fourth) = two_at(&house, "cities", &[("seed", "2")]).await;
    let login = [("login-name", "grace"), ("login-password", "a long password")];
    fourth.submit("/account/login", &login).await;
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    until_asked(&other, &mut fourth, &mut third, &mut dice).await;
    house.seconds_later(1200);
    receivers.nothing();
    house.seconds_later(3600);
    let digest = receivers.next();
    assert_eq!(digest["headers"]["subject"], "Your turn at 2 tables");
    let text = digest["text"].as_str().expect("a text");
    assert!(text.contains(&format!("/t/{id}")) && text.contains(&format!("/t/{other}")), "{text}");
    receivers.nothing();
    // Nobody is pestered with questions.
    for again in 0..4 {
        let form = [("kind", "mail"), ("address", "victim@example.org")];
        let asked = second.post("/calls/targets", &form).await;
        assert_eq!(asked.status, if again < 3 { 303 } else { 429 }, "{}", asked.body);
        let info = second.json("/api/calls").await;
        for target in info["targets"].as_array().expect("targets") {
            if target["shown"] == "victim@example.org" {
                second.submit("/calls/drop", &[("target", target["id"].as_str().expect("an id"))]).await;
            }
        }
    }
    // What a mail program does when somebody unsubscribes there.
    let body = [("List-Unsubscribe", "One-Click")];
    assert_eq!(anybody.post(&stop, &body).await.status, 200);
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    house.seconds_later(9000);
    receivers.nothing();
    assert!(!second.get("/settings").await.body.contains("grace@example.org"));
    house.stop().await;
}

/// What is pushed can be read by the browser it is for (RFC 8291), and is signed by the server (RFC 8292).
#[tokio::test(flavor = "multi_thread")]
async fn a_push_is_for_one_browser() {
    let mut receivers = Receivers::start();
    let mut house = House::with(|config| receivers.configure(config)).await;
    let (id, mut first, mut second) = table(&house).await;
    let keys = receivers.tell("key");
    let key = |name: &str| keys[name].as_str().expect("a key").to_owned();
    let (p256dh, auth, endpoint) = (key("p256dh"), key("auth"), receivers.address("/push/abc"));
    let form = [("kind", "push"), ("endpoint", &*endpoint), ("p256dh", &*p256dh), ("auth", &*auth)];
    second.submit("/calls/targets", &form).await;
    let settings = second.get("/settings").await.body;
    let public =
        crate::common::value_after(&settings, "data-key=\"").expect("the key of the server").to_owned();
    let mut dice = Dice(9);
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    house.seconds_later(40);
    let got = receivers.next();
    assert_eq!(got["failed"], Value::Null, "{got}");
    assert_eq!((&got["text"]["title"], &got["text"]["tag"]), (&json!("Barrage: your turn"), &json!(id)));
    assert_eq!(got["text"]["url"], json!(format!("{}/t/{id}", house.url)));
    let vapid = &got["vapid"];
    assert_eq!(
        (&vapid["kind"], &vapid["head"]["alg"], &vapid["key"]),
        (&json!("vapid"), &json!("ES256"), &json!(public))
    );
    assert_eq!(vapid["claims"]["aud"], json!(receivers.address("")));
    assert_eq!(vapid["claims"]["sub"], "mailto:host@example.org");
    let left = vapid["claims"]["exp"].as_i64().expect("a time") - house.now() / 1000;
    assert!((1..=86_400).contains(&left), "{left}");
    assert_eq!(got["headers"]["ttl"], "86400");
    // A browser that is gone is forgotten. The server keeps its key.
    receivers.tell("status 410");
    until_asked(&id, &mut second, &mut first, &mut dice).await;
    house.seconds_later(40);
    assert_eq!(receivers.next()["answered"], 410);
    house.restart().await;
    second.url.clone_from(&house.url);
    let begun = Instant::now();
    while second.get("/settings").await.body.contains("/calls/drop") {
        assert!(begun.elapsed() < SOON, "it is still there");
    }
    assert!(second.get("/settings").await.body.contains(&public));
    house.stop().await;
}

/// Without configuration nothing is sent, and the page says so; guests are told of accounts; private addresses are refused.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_that_is_not_wanted() {
    let house = House::open().await;
    let (id, mut first, mut second) = table(&house).await;
    assert!(second.get("/settings").await.body.contains("This server sends no calls to elsewhere."));
    let hook = [("kind", "json"), ("address", "https://example.org/hook")];
    let refused = second.post("/calls/targets", &hook).await;
    assert_eq!(refused.status, 409, "{}", refused.body);
    assert!(!second.get(&format!("/t/{id}")).await.body.contains(&format!("/t/{id}/calls")));

    let house = House::with(|config| config.calling.webhooks = true).await;
    let (id, mut guest, mut member) = table(&house).await;
    first.url.clone_from(&house.url);
    assert!(guest.get("/settings").await.body.contains("With an account you can also be called elsewhere."));
    assert_eq!(guest.post("/calls/targets", &hook).await.status, 403);
    assert_eq!(guest.get(&format!("/t/{id}/calls")).await.status, 403);
    for address in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.1/",
        "nothing",
        "https://a:b@example.org/",
    ] {
        let refused = member.post("/calls/targets", &[("kind", "json"), ("address", address)]).await;
        assert_eq!(refused.status, 422, "{address}");
        assert!(refused.body.contains("Nothing can be sent to this address."), "{}", refused.body);
    }
    for number in 0..8 {
        let address = format!("https://example.org/{number}");
        member.submit("/calls/targets", &[("kind", "discord"), ("address", &address)]).await;
    }
    member.submit("/calls/targets", &[("kind", "discord"), ("address", "https://example.org/7")]).await;
    assert_eq!(member.post("/calls/targets", &hook).await.status, 429, "one too many");
    // Somebody else's places are nobody's business.
    let info = member.json("/api/calls").await;
    let target = info["targets"][0]["id"].as_str().expect("an id").to_owned();
    assert_eq!((&info["sends"], &info["targets"][0]["shown"]), (&json!(["webhooks"]), &json!("example.org")));
    let mut other = house.browser();
    register(&mut other, "mallory").await;
    assert_eq!(other.post("/calls/drop", &[("target", &target)]).await.status, 404);
    assert_eq!(other.send("DELETE", &format!("/api/calls/{target}"), &json!({})).await.0, 403, "no token");
    assert_eq!(member.json("/api/calls").await["targets"].as_array().map(Vec::len), Some(8));
    member.submit("/calls/drop", &[("target", &target)]).await;
    assert_eq!(member.json("/api/calls").await["targets"].as_array().map(Vec::len), Some(7));
}
