//! Somebody who asks the server something over HTTP, from an address of their own on the loopback.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use reqwest::header::{CONTENT_TYPE, COOKIE, LOCATION, ORIGIN, SET_COOKIE};
use reqwest::{Client, RequestBuilder, redirect};
use serde_json::{Value, json};

use crate::chance::Chance;

/// How long a visitor waits for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody with an address and perhaps a session.
#[derive(Clone)]
pub(crate) struct Visitor {
    client: Client,
    base: String,
    /// The secret of the session: a cookie for pages, a token for the API.
    pub(crate) secret: Option<String>,
}

/// An answer, whatever it says.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: Option<String>,
    /// The session that was begun with it.
    pub(crate) session: Option<String>,
    pub(crate) body: String,
}

/// No answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silence {
    /// The connection was refused, or broke.
    Broken,
    /// Patience ran out.
    Late,
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Broken => "the connection broke",
            Self::Late => "no answer within a minute",
        })
    }
}

impl Visitor {
    /// Somebody new at an address.
    pub(crate) fn new(from: Ipv4Addr, server: SocketAddr) -> Self {
        let client = Client::builder()
            .local_address(IpAddr::V4(from))
            .redirect(redirect::Policy::none())
            .no_proxy()
            .timeout(PATIENCE)
            .build()
            .expect("a client without TLS has nothing that could be missing");
        Self { client, base: format!("http://{server}"), secret: None }
    }

    /// The same with a session that has just begun as a guest.
    pub(crate) async fn guest(from: Ipv4Addr, server: SocketAddr, nickname: &str) -> Result<Self, String> {
        let mut visitor = Self::new(from, server);
        let answer = visitor.send("/api/people", &json!({ "nickname": nickname })).await;
        let answer = answer.map_err(|silence| silence.to_string())?;
        visitor.secret = answer.json()["token"].as_str().map(str::to_owned);
        if visitor.secret.is_some() { Ok(visitor) } else { Err(format!("no guest: {}", answer.told())) }
    }

    /// Asks for a page as a browser would.
    pub(crate) async fn page(&self, path: &str) -> Result<Answer, Silence> {
        self.ask(self.with_cookie(self.client.get(self.url(path)))).await
    }

    /// Sends a form as a browser would.
    pub(crate) async fn form(&self, path: &str, fields: &[(&str, &str)]) -> Result<Answer, Silence> {
        self.form_from(&self.base, path, fields).await
    }

    /// Sends a form from a page of this origin.
    pub(crate) async fn form_from(
        &self,
        origin: &str,
        path: &str,
        fields: &[(&str, &str)],
    ) -> Result<Answer, Silence> {
        let request = self.client.post(self.url(path)).header(ORIGIN, origin).form(fields);
        self.ask(self.with_cookie(request)).await
    }

    /// Reads something of the API.
    pub(crate) async fn read(&self, path: &str) -> Result<Answer, Silence> {
        self.ask(self.with_token(self.client.get(self.url(path)))).await
    }

    /// A stream of the API, for as long as it lasts.
    pub(crate) async fn stream(&self, path: &str) -> Result<reqwest::Response, Silence> {
        let request = self.client.get(self.url(path)).timeout(Duration::from_secs(3600));
        let answer = self.with_token(request).send().await.map_err(|_| Silence::Broken)?;
        if answer.status().is_success() { Ok(answer) } else { Err(Silence::Broken) }
    }

    /// Sends something to the API.
    pub(crate) async fn send(&self, path: &str, body: &Value) -> Result<Answer, Silence> {
        self.ask(self.with_token(self.client.post(self.url(path)).json(body))).await
    }

    /// Sends whatever it likes.
    pub(crate) async fn raw(&self, path: &str, kind: &str, body: String) -> Result<Answer, Silence> {
        let request = self.client.post(self.url(path)).header(CONTENT_TYPE, kind).body(body);
        self.ask(self.with_token(request)).await
    }

    /// Asks with a header of one's own choice.
    pub(crate) async fn read_with(
        &self,
        path: &str,
        header: &'static str,
        value: &str,
    ) -> Result<Answer, Silence> {
        self.ask(self.client.get(self.url(path)).header(header, value)).await
    }

    /// Makes a table by the API; its name.
    pub(crate) async fn table(
        &self,
        game: &str,
        seats: &[&str],
        seed: Option<u64>,
    ) -> Result<String, String> {
        let wish = json!({ "game": game, "seats": seats, "seed": seed });
        let answer = self.send("/api/tables", &wish).await.map_err(|silence| silence.to_string())?;
        let id = answer.json()["id"].as_str().map(str::to_owned);
        id.ok_or_else(|| format!("no table: {}", answer.told()))
    }

    /// Plays all seats of a table at random until the game is over; its record.
    pub(crate) async fn play_out(&self, table: &str, chance: &mut Chance) -> Result<String, String> {
        let path = format!("/api/tables/{table}/moves");
        let told = |silence: Silence| silence.to_string();
        let mut question = self.read(&path).await.map_err(told)?.json();
        let mut seq = question["seq"].clone();
        loop {
            let legal: Vec<&str> =
                question["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            let Some(chosen) = chance.choose(&legal) else { break };
            let body = json!({ "move": chosen, "expected": seq });
            question = self.send(&path, &body).await.map_err(told)?.json();
            seq = question["next"].clone();
        }
        let answer = self.read(&format!("/api/tables/{table}/record")).await.map_err(told)?;
        if answer.status == 200 { Ok(answer.body) } else { Err(format!("no record: {}", answer.told())) }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    fn with_cookie(&self, request: RequestBuilder) -> RequestBuilder {
        match &self.secret {
            Some(secret) => request.header(COOKIE, format!("hydropolis={secret}")),
            None => request,
        }
    }

    fn with_token(&self, request: RequestBuilder) -> RequestBuilder {
        match &self.secret {
            Some(secret) => request.bearer_auth(secret),
            None => request,
        }
    }

    async fn ask(&self, request: RequestBuilder) -> Result<Answer, Silence> {
        let silence =
            |error: reqwest::Error| if error.is_timeout() { Silence::Late } else { Silence::Broken };
        let answer = request.send().await.map_err(silence)?;
        let header =
            |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let cookie = header(SET_COOKIE).unwrap_or_default();
        let session = cookie.strip_prefix("hydropolis=").and_then(|rest| rest.split(';').next());
        let session = session.filter(|secret| !secret.is_empty()).map(str::to_owned);
        let (status, location) = (answer.status().as_u16(), header(LOCATION));
        Ok(Answer { status, location, session, body: answer.text().await.map_err(silence)? })
    }
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// Whether the server says that the trouble is its own.
    pub(crate) fn is_trouble(&self) -> bool {
        self.status >= 500
    }

    /// The status with the beginning of what was said.
    pub(crate) fn told(&self) -> String {
        let sentence = self.json()["error"].as_str().map(str::to_owned);
        let text: String = sentence.unwrap_or_default().chars().take(100).collect();
        format!("{} {text}", self.status).trim_end().to_owned()
    }
}
