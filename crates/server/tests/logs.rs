//! The log never tells a secret, however much of it is asked for. It is one log for the whole program.

#[path = "common/mod.rs"]
mod common;

use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::{House, value_after};
use serde_json::json;
use store::{Secret, Store as _, Time};
use tracing_subscriber::filter::LevelFilter;

/// A log that can be read.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the log").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_the_log_at_any_level() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_writer(move || writer.clone()).init();
    let house = House::open().await;
    let mut secrets = vec!["correct horse battery".to_owned(), "another long password".to_owned()];

    let mut host = house.browser();
    let form = [("game", "cities"), ("seat1", "me"), ("seat2", "link"), ("nickname", "Ada")];
    let (to, page) = host.submit("/tables", &form).await;
    secrets.extend(host.cookie.clone());
    let link = value_after(&page.body, &format!("value=\"{}", host.url)).expect("the link").to_owned();
    secrets.extend(link.rsplit('/').next().map(str::to_owned));
    let mut friend = house.browser();
    friend.get(&link).await;
    friend.submit(&link, &[("nickname", "Grace")]).await;
    friend.get(&link).await;
    friend.hear(&format!("{to}/live"), Duration::from_millis(200), |_| false).await;
    secrets.extend(friend.cookie.clone());

    let register = [("register-name", "Ada"), ("register-password", "correct horse battery")];
    host.submit("/account/register", &register).await;
    secrets.extend(host.cookie.clone());
    for password in ["correct horse battery", "another long password"] {
        let mut phone = house.browser();
        phone.post("/account/login", &[("login-name", "Ada"), ("login-password", password)]).await;
        secrets.extend(phone.cookie.clone());
    }
    let store = house.store().await;
    let ada = store.account("Ada").await.expect("the store").expect("an account");
    secrets.push(ada.password_hash);
    let reset = Secret::random().expect("a secret");
    store.offer_reset(ada.person.id, reset.hash(), Time(i64::MAX)).await.expect("a link");
    let path = format!("/reset/{}", reset.reveal());
    secrets.push(reset.reveal());
    host.get(&path).await;
    host.submit(&path, &[("new-password", "another long password")]).await;

    let mut program = house.program("Robin").await;
    secrets.extend(program.token.clone());
    program.send("POST", "/api/tables", &json!({ "game": "barrage", "seats": ["me", "link"] })).await;
    let id = to.strip_prefix("/t/").expect("the table").parse().expect("an id");
    let game = store.game(id).await.expect("the store").expect("the game");
    secrets.push(game.seed.to_string());
    let options: serde_json::Value = serde_json::from_str(&game.options).expect("options");
    secrets.extend(options["deal"]["drawn"].as_str().map(str::to_owned));

    assert!(secrets.len() >= 12, "{}", secrets.len());
    let log = String::from_utf8_lossy(&log.0.lock().expect("the log")).into_owned();
    assert!(log.contains("answered") && log.contains("/account/register"), "{log}");
    for secret in secrets {
        let secret = secret.strip_prefix("hydropolis=").unwrap_or(&secret);
        assert!(secret.len() > 8 && !log.contains(secret), "{secret} is in the log");
    }
}
