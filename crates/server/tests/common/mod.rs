//! A server on a real socket with a real database, and browsers that follow its links and forms.

#![allow(dead_code)] // each test file uses its part

use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use flate2::write::GzDecoder;
use reqwest::header::{COOKIE, LOCATION, ORIGIN, SET_COOKIE};
use reqwest::{Client, RequestBuilder, Response, StatusCode, redirect};
use serde_json::Value;
use server::{Config, Rate, Server};
use store::SqliteStore;
use tempfile::TempDir;

/// A server with its folder.
pub(crate) struct House {
    pub(crate) folder: TempDir,
    server: Option<Server>,
    config: Config,
    pub(crate) url: String,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with_rate(None).await
    }

    pub(crate) async fn with_rate(rate: Option<Rate>) -> Self {
        Self::with(|config| config.rate = rate).await
    }

    /// A server without a rate, but for what is changed here.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        let mut config = Config { rate: None, ..Config::new(([127, 0, 0, 1], 0).into()) };
        change(&mut config);
        let mut house = Self { folder, server: None, config, url: String::new() };
        house.start().await;
        house
    }

    async fn start(&mut self) {
        let store = SqliteStore::open(self.folder.path().join("games.db")).await.expect("the store opens");
        let server = Server::start(Arc::new(store), self.config.clone()).await.expect("the server starts");
        self.url = format!("http://{}", server.addr());
        self.server = Some(server);
    }

    /// Puts the server's clock forward.
    pub(crate) fn later(&self, days: u64) {
        self.config.clock.advance(Duration::from_secs(days * 86_400));
    }

    /// The same by so many seconds.
    pub(crate) fn seconds_later(&self, seconds: u64) {
        self.config.clock.advance(Duration::from_secs(seconds));
    }

    /// What time it is there, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.config.clock.now().0
    }

    /// Lets go what nobody has used for long; tells how many tables are open then.
    pub(crate) async fn sweep(&self) -> usize {
        self.server.as_ref().expect("it is open").sweep().await
    }

    /// The same database, opened beside the server as an operator's command does.
    pub(crate) async fn store(&self) -> SqliteStore {
        SqliteStore::open(self.folder.path().join("games.db")).await.expect("the store opens")
    }

    /// Where it listens.
    pub(crate) fn addr(&self) -> SocketAddr {
        self.server.as_ref().expect("it is open").addr()
    }

    /// Stops the server.
    pub(crate) async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await.expect("the server stops");
        }
    }

    /// Stops the server and starts another on the same folder.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.config.rate = None;
        self.start().await;
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::at(&self.url)
    }

    /// A program with a token.
    pub(crate) async fn program(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        let (status, body) =
            browser.send("POST", "/api/people", &serde_json::json!({ "nickname": name })).await;
        assert_eq!(status, 201, "{body}");
        browser.token = body["token"].as_str().map(str::to_owned);
        browser
    }
}

/// Somebody with a cookie of their own.
#[derive(Clone)]
pub(crate) struct Browser {
    client: Client,
    pub(crate) url: String,
    pub(crate) cookie: Option<String>,
    pub(crate) token: Option<String>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) location: Option<String>,
    pub(crate) policy: Option<String>,
    pub(crate) set_cookie: Option<String>,
    pub(crate) body: String,
}

impl Browser {
    fn dress(&self, request: RequestBuilder) -> RequestBuilder {
        let request = match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        };
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    async fn take(&mut self, request: RequestBuilder) -> Page {
        let answer = request.send().await.expect("an answer");
        let header =
            |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let set_cookie = header(SET_COOKIE);
        let all = answer.headers().get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        for fresh in all.filter_map(|cookie| cookie.split(';').next()) {
            self.cookie = Some(with_cookie(self.cookie.as_deref(), fresh));
        }
        let (status, location) = (answer.status(), header(LOCATION));
        let policy = header(reqwest::header::CONTENT_SECURITY_POLICY);
        Page { status, location, policy, set_cookie, body: answer.text().await.expect("text") }
    }

    /// The same in another language.
    pub(crate) async fn get_in(&mut self, language: &str, path: &str) -> Page {
        let request = self.client.get(format!("{}{path}", self.url)).header("accept-language", language);
        let request = self.dress(request);
        self.take(request).await
    }

    /// A file as it is sent to who can unpack it.
    pub(crate) async fn packed(&mut self, path: &str) -> Vec<u8> {
        let answer = self.ask_packed(path).await;
        assert_eq!(answer.headers()["content-encoding"], "gzip", "{path}");
        answer.bytes().await.expect("a body").to_vec()
    }

    /// A file or a page as it is sent, in a language.
    pub(crate) async fn bytes_in(&mut self, language: &str, path: &str) -> Vec<u8> {
        let request = self.client.get(format!("{}{path}", self.url));
        let request = request.header("accept-encoding", "gzip").header("accept-language", language);
        let answer = self.dress(request).send().await.expect("an answer");
        assert_eq!(answer.status(), 200, "{path}");
        answer.bytes().await.expect("a body").to_vec()
    }

    /// How an answer is packed for who can unpack it.
    pub(crate) async fn encoding(&mut self, path: &str) -> Option<String> {
        self.header(path, "content-encoding").await
    }

    /// A header of the answer to who can unpack it.
    pub(crate) async fn header(&mut self, path: &str, name: &str) -> Option<String> {
        let answer = self.ask_packed(path).await;
        assert_eq!(answer.status(), 200, "{path}");
        answer.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
    }

    async fn ask_packed(&self, path: &str) -> Response {
        let request =
            self.client.get(format!("{}{path}", self.url)).header("accept-encoding", "br;q=0.5, gzip");
        self.dress(request).send().await.expect("an answer")
    }

    /// The first event of a packed stream, while the stream goes on.
    pub(crate) async fn hear_packed(&self, path: &str) -> String {
        let mut answer = self.ask_packed(path).await;
        assert_eq!(answer.headers()["content-encoding"], "gzip", "{path}");
        let mut reader = GzDecoder::new(Vec::new());
        while !reader.get_ref().ends_with(b"\n\n") {
            let part = answer.chunk().await.expect("a stream").expect("it goes on");
            reader.write_all(&part).and_then(|()| reader.flush()).expect("gzip");
        }
        String::from_utf8(std::mem::take(reader.get_mut())).expect("text")
    }

    pub(crate) async fn get(&mut self, path: &str) -> Page {
        let request = self.dress(self.client.get(format!("{}{path}", self.url)));
        self.take(request).await
    }

    pub(crate) async fn post_from(&mut self, origin: &str, path: &str, form: &[(&str, &str)]) -> Page {
        let body =
            form.iter().map(|(key, value)| format!("{key}={}", encode(value))).collect::<Vec<_>>().join("&");
        let request = self.client.post(format!("{}{path}", self.url)).header(ORIGIN, origin).body(body);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let request = self.dress(request);
        self.take(request).await
    }

    pub(crate) async fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Page {
        let origin = self.url.clone();
        self.post_from(&origin, path, form).await
    }

    /// Posts a form and follows the redirect that comes back.
    pub(crate) async fn submit(&mut self, path: &str, form: &[(&str, &str)]) -> (String, Page) {
        let answer = self.post(path, form).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        let to = answer.location.expect("a place to go to");
        let page = self.get(&to).await;
        (to, page)
    }

    pub(crate) async fn json(&mut self, path: &str) -> Value {
        let page = self.get(path).await;
        assert_eq!(page.status, 200, "{path}: {}", page.body);
        serde_json::from_str(&page.body).expect("JSON")
    }

    pub(crate) async fn send(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let method = method.parse().expect("a method");
        let request = self.dress(self.client.request(method, format!("{}{path}", self.url)).json(body));
        let page = self.take(request).await;
        (page.status.as_u16(), serde_json::from_str(&page.body).unwrap_or(Value::Null))
    }

    /// Sends JSON as somebody who reads this language.
    pub(crate) async fn send_in(&mut self, language: &str, path: &str, body: &Value) -> (u16, Value) {
        let request = self.client.post(format!("{}{path}", self.url)).header("accept-language", language);
        let request = self.dress(request.json(body));
        let page = self.take(request).await;
        (page.status.as_u16(), serde_json::from_str(&page.body).unwrap_or(Value::Null))
    }

    /// The first part of a stream that satisfies a test, within a time.
    pub(crate) async fn hear(
        &self,
        path: &str,
        within: Duration,
        until: impl FnMut(&str) -> bool,
    ) -> Option<String> {
        self.hear_in("en", path, within, until).await
    }

    /// The same in another language.
    pub(crate) async fn hear_in(
        &self,
        language: &str,
        path: &str,
        within: Duration,
        mut until: impl FnMut(&str) -> bool,
    ) -> Option<String> {
        let request = self.client.get(format!("{}{path}", self.url)).header("accept-language", language);
        let request = self.dress(request);
        let listen = async {
            let mut answer = request.send().await.ok()?;
            let mut heard = String::new();
            while let Some(part) = answer.chunk().await.ok()? {
                heard.push_str(&String::from_utf8_lossy(&part));
                if until(&heard) {
                    return Some(heard);
                }
            }
            None
        };
        tokio::time::timeout(within, listen).await.ok().flatten()
    }
}

/// Cookies with one more, which takes the place of another of its name.
fn with_cookie(kept: Option<&str>, fresh: &str) -> String {
    let name = |it: &str| it.split('=').next().map(str::to_owned);
    let others = kept.into_iter().flat_map(|it| it.split("; ")).filter(|it| name(it) != name(fresh));
    others.chain([fresh]).collect::<Vec<_>>().join("; ")
}

fn encode(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// What the page of a table offers, read as a browser reads it.
#[derive(Debug)]
pub(crate) struct Offer {
    pub(crate) seq: String,
    pub(crate) key: String,
    pub(crate) seat: String,
    /// Moves behind buttons.
    pub(crate) moves: Vec<String>,
    /// Moves that the page asks about before they are made.
    pub(crate) sure: Vec<String>,
}

/// The value of an attribute after a place in a text.
pub(crate) fn value_after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let rest = &text[text.find(mark)? + mark.len()..];
    rest.split('"').next()
}

pub(crate) fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// What can be answered, if anything: the form of the choices.
pub(crate) fn offer(id: &str, body: &str) -> Option<Offer> {
    let ask = &body[body.find("id=\"ask\"")?..body.find("id=\"mine\"")?];
    let action = format!("action=\"/t/{id}/move\"");
    let forms = ask.split(&action).skip(1);
    let offers = forms.filter_map(|form| offer_of(&form[..form.find("</form>")?]));
    offers.filter(|it| !it.moves.is_empty() || !it.sure.is_empty()).last()
}

fn offer_of(form: &str) -> Option<Offer> {
    let called = |name: &str| {
        let before = format!("name=\"{name}\" value=\"");
        let buttons = form.split(&before).skip(1);
        buttons.filter_map(|it| it.split('"').next()).map(unescape).collect()
    };
    Some(Offer {
        seq: value_after(form, "name=\"seq\" value=\"")?.to_owned(),
        key: value_after(form, "name=\"key\" value=\"")?.to_owned(),
        seat: value_after(form, "name=\"seat\" value=\"").unwrap_or_default().to_owned(),
        moves: called("move"),
        sure: called("sure"),
    })
}

/// Whether the page says that the game is over.
pub(crate) fn is_over(body: &str) -> bool {
    body.contains("data-state=\"over\"")
}

/// A generator for choices: any will do, but always the same.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }
}

/// Two people at a table of their own, the second seated by link.
pub(crate) async fn two_at(house: &House, game: &str, more: &[(&str, &str)]) -> (String, Browser, Browser) {
    let (mut first, mut second) = (house.browser(), house.browser());
    let mut form = vec![("game", game), ("seat1", "me"), ("seat2", "link"), ("nickname", "Ada")];
    form.extend(more);
    let (to, page) = first.submit("/tables", &form).await;
    assert_eq!(page.status, 200);
    let id = to.strip_prefix("/t/").expect("the table").to_owned();
    let link = value_after(&page.body, &format!("value=\"{}", first.url)).expect("the link").to_owned();
    let invitation = second.get(&link).await;
    assert!(invitation.body.contains("Ada"), "{}", invitation.body);
    let (to, _) = second.submit(&link, &[("nickname", "Grace")]).await;
    assert_eq!(to, format!("/t/{id}"));
    (id, first, second)
}

/// Makes one offered choice in whichever browser is asked; false when the game is over.
pub(crate) async fn one_choice(id: &str, browsers: &mut [&mut Browser], dice: &mut Dice) -> bool {
    for browser in browsers {
        let page = browser.get(&format!("/t/{id}")).await;
        assert_eq!(page.status, 200, "{}", page.body);
        if is_over(&page.body) {
            return false;
        }
        let Some(offer) = offer(id, &page.body) else { continue };
        let chosen = dice.below(offer.moves.len() + offer.sure.len());
        let mv = match offer.moves.get(chosen) {
            Some(mv) => mv.clone(),
            None => {
                // It makes something final, and the page asks back.
                let mv = offer.sure[chosen - offer.moves.len()].clone();
                let page = browser.get(&format!("/t/{id}?sure={}", encode(&mv))).await;
                let confirm = "id=\"confirm\" type=\"submit\" name=\"move\" value=\"";
                assert_eq!(value_after(&page.body, confirm).map(unescape), Some(mv.clone()), "{}", page.body);
                mv
            }
        };
        let form = [("move", &*mv), ("seq", &*offer.seq), ("key", &*offer.key), ("seat", &*offer.seat)];
        let answer = browser.post(&format!("/t/{id}/move"), &form).await;
        assert_eq!(answer.status, 303, "{mv}: {}", answer.body);
        return true;
    }
    panic!("nobody is asked and the game is not over");
}

impl Browser {
    /// Somebody new at this address.
    pub(crate) fn at(url: &str) -> Self {
        let client = Client::builder().redirect(redirect::Policy::none()).timeout(Duration::from_secs(60));
        Self { client: client.build().expect("a client"), url: url.to_owned(), cookie: None, token: None }
    }
}

/// Two programs at a table of Barrage; each step is taken at the next of these nodes.
pub(crate) async fn two_at_nodes(urls: &[String]) -> (String, Browser, Browser) {
    two_at_nodes_with(urls, serde_json::json!({})).await
}

/// The same, with what else is asked for at the table.
pub(crate) async fn two_at_nodes_with(urls: &[String], more: Value) -> (String, Browser, Browser) {
    let mut people = Vec::new();
    for name in ["Ada", "Grace"] {
        let mut person = Browser::at(&urls[0]);
        let (status, body) =
            person.send("POST", "/api/people", &serde_json::json!({ "nickname": name })).await;
        assert_eq!(status, 201, "{body}");
        person.token = body["token"].as_str().map(str::to_owned);
        people.push(person);
    }
    let (mut second, mut first) = (people.pop().expect("Grace"), people.pop().expect("Ada"));
    let mut new = serde_json::json!({ "game": "barrage", "seats": ["me", "open"], "seed": 4 });
    for (name, value) in more.as_object().into_iter().flatten() {
        new[name] = value.clone();
    }
    let (status, table) = first.send("POST", "/api/tables", &new).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().expect("an id").to_owned();
    second.url = urls[urls.len() - 1].clone();
    let join = format!("/api/tables/{id}/join");
    let (status, body) = second.send("POST", &join, &serde_json::json!({ "seat": "P2" })).await;
    assert_eq!(status, 200, "{body}");
    (id, first, second)
}

/// Somebody with an account.
pub(crate) async fn member(house: &House, name: &str) -> Browser {
    let mut browser = house.browser();
    let form = [("register-name", name), ("register-password", "correct horse battery")];
    let answer = browser.post("/account/register", &form).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    browser
}
