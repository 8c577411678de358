//! The browser's own protocol by a wire of our own: what ChromeDriver does not pass on, such as events and workers.

use std::time::Duration;

use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::window::Window;

/// How long the browser may take for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// A WebSocket to a browser, as far as two programs on one machine need it.
pub(crate) struct Wire {
    stream: TcpStream,
    asked: u64,
    /// What was told without being asked.
    told: Vec<Json>,
}

impl Wire {
    /// The browser of a window.
    pub(crate) async fn open(window: &Window) -> Self {
        let made = window.client.capabilities().expect("a browser tells what it is");
        let host = made["goog:chromeOptions"]["debuggerAddress"].as_str().expect("an address").to_owned();
        let version = reqwest::get(format!("http://{host}/json/version")).await.expect("an answer");
        let version: Json = version.json().await.expect("JSON");
        let url = version["webSocketDebuggerUrl"].as_str().expect("an address");
        let path = url.splitn(4, '/').nth(3).expect("a path");
        let mut stream = TcpStream::connect(&host).await.expect("the browser listens");
        let hello = format!(
            "GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(hello.as_bytes()).await.expect("it can be written to");
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(stream.read_u8().await.expect("it answers"));
        }
        assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
        Self { stream, asked: 0, told: Vec::new() }
    }

    async fn send(&mut self, message: &Json) {
        let text = message.to_string();
        let length = u32::try_from(text.len()).expect("a short message");
        // A whole text, masked by nothing.
        let mut frame = vec![0x81, 0x80 | 127, 0, 0, 0, 0];
        frame.extend(length.to_be_bytes());
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.stream.write_all(&frame).await.expect("it can be written to");
    }

    async fn receive(&mut self) -> Json {
        let mut text = Vec::new();
        loop {
            let (first, second) = (
                self.stream.read_u8().await.expect("a frame"),
                self.stream.read_u8().await.expect("a frame"),
            );
            let length = match second & 0x7f {
                126 => self.stream.read_u16().await.expect("a length").into(),
                127 => self.stream.read_u64().await.expect("a length"),
                short => short.into(),
            };
            let mut part = vec![0; usize::try_from(length).expect("it fits")];
            self.stream.read_exact(&mut part).await.expect("what was announced");
            // Texts may come in parts; whatever else is said does not matter.
            if first & 0x0f <= 1 {
                text.extend(part);
                if first & 0x80 != 0 {
                    return serde_json::from_slice(&text).expect("JSON");
                }
            }
        }
    }

    /// Has something done, in a session or in the browser as a whole.
    pub(crate) async fn ask(&mut self, session: Option<&str>, method: &str, params: Json) -> Json {
        self.asked += 1;
        let params = if params.is_null() { json!({}) } else { params };
        let mut message = json!({ "id": self.asked, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        self.send(&message).await;
        let answered = async {
            loop {
                let heard = self.receive().await;
                if heard["id"] == self.asked {
                    return heard;
                }
                self.told.push(heard);
            }
        };
        let answer = tokio::time::timeout(PATIENCE, answered).await.expect("the browser answers");
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// A session at a page or a worker of this site.
    pub(crate) async fn attach(&mut self, kind: &str, origin: &str) -> String {
        let begun = std::time::Instant::now();
        loop {
            let targets = self.ask(None, "Target.getTargets", Json::Null).await;
            let of_site = |it: &&Json| {
                it["type"] == kind && it["url"].as_str().is_some_and(|it| it.starts_with(origin))
            };
            if let Some(found) = targets["targetInfos"].as_array().expect("targets").iter().find(of_site) {
                let params = json!({ "targetId": found["targetId"], "flatten": true });
                let session = self.ask(None, "Target.attachToTarget", params).await;
                return session["sessionId"].as_str().expect("a session").to_owned();
            }
            assert!(begun.elapsed() < PATIENCE, "no {kind}: {targets}");
        }
    }

    /// The name of the worker's registration for this site, as the browser tells it.
    pub(crate) async fn registration(&mut self, origin: &str) -> String {
        let found = async {
            loop {
                let registrations =
                    self.told.iter().filter(|it| it["method"] == "ServiceWorker.workerRegistrationUpdated");
                let mut registrations =
                    registrations.filter_map(|it| it["params"]["registrations"].as_array()).flatten();
                if let Some(it) = registrations.find(|it| it["scopeURL"] == origin) {
                    return it["registrationId"].as_str().expect("a name").to_owned();
                }
                let heard = self.receive().await;
                self.told.push(heard);
            }
        };
        tokio::time::timeout(PATIENCE, found).await.expect("a worker is registered")
    }

    /// What a script in a page or a worker comes to.
    pub(crate) async fn evaluate(&mut self, session: &str, script: &str) -> Json {
        let params = json!({ "expression": script, "awaitPromise": true, "returnByValue": true });
        let answer = self.ask(Some(session), "Runtime.evaluate", params).await;
        assert!(answer["exceptionDetails"].is_null(), "{answer}");
        answer["result"]["value"].clone()
    }
}
