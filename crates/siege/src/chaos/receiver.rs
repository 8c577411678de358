//! Where people are called: a webhook's other end, which writes down what it is told.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

/// The longest request that is read.
const LONGEST: usize = 64 * 1024;

/// A turn somebody is called for: the table, and how many entries its log had.
pub(super) type Turn = (String, u64);

/// What was received: for each turn the names under which it was told, and how often under each.
pub(super) type Heard = BTreeMap<Turn, BTreeMap<String, u32>>;

/// A receiver that runs.
pub(super) struct Receiver {
    pub(super) addr: SocketAddr,
    heard: Mutex<Heard>,
    more: Notify,
}

impl Receiver {
    /// Opens it on the loopback.
    pub(super) async fn open() -> io::Result<Arc<Self>> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let receiver =
            Arc::new(Self { addr: listener.local_addr()?, heard: Mutex::default(), more: Notify::new() });
        let it = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let it = it.clone();
                tokio::spawn(async move {
                    let read = tokio::time::timeout(Duration::from_secs(10), it.receive(stream));
                    let _ = read.await;
                });
            }
        });
        Ok(receiver)
    }

    /// Reads one notice and says that it is there. It is written down before it is answered: what was answered was received.
    async fn receive(&self, mut stream: TcpStream) -> io::Result<()> {
        let mut got = Vec::new();
        let mut block = [0; 4096];
        let told = loop {
            match stream.read(&mut block).await? {
                0 => return Ok(()),
                count => got.extend_from_slice(&block[..count]),
            }
            if let Some(told) = notice(&got) {
                break told;
            }
            if got.len() > LONGEST {
                return Ok(());
            }
        };
        {
            let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
            for turn in told["turns"].as_array().into_iter().flatten() {
                let table = turn["table"].as_str().unwrap_or_default().to_owned();
                let names = heard.entry((table, turn["seq"].as_u64().unwrap_or(u64::MAX))).or_default();
                *names.entry(told["id"].as_str().unwrap_or_default().to_owned()).or_default() += 1;
            }
        }
        self.more.notify_waiters();
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").await
    }

    /// Waits until somebody was called for a turn; false if nobody is in time.
    pub(super) async fn hears(&self, turn: &Turn, within: Duration) -> bool {
        let waiting = async {
            loop {
                let more = self.more.notified();
                if self.heard.lock().unwrap_or_else(PoisonError::into_inner).contains_key(turn) {
                    return;
                }
                // Told between the look and the wait: looked at again soon.
                let _ = tokio::time::timeout(Duration::from_secs(1), more).await;
            }
        };
        tokio::time::timeout(within, waiting).await.is_ok()
    }

    /// All that was received.
    pub(super) fn heard(&self) -> Heard {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// The body of a request as JSON, once all of it is there.
fn notice(got: &[u8]) -> Option<Value> {
    let end = got.windows(4).position(|it| it == b"\r\n\r\n")? + 4;
    let head = String::from_utf8_lossy(&got[..end]).to_ascii_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:"))?.trim().parse().ok()?;
    let body = got.get(end..)?.get(..length)?;
    Some(serde_json::from_slice(body).unwrap_or(Value::Null))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_notice_is_written_down_before_it_is_answered() {
        let receiver = Receiver::open().await.expect("a port");
        let turn = ("T".to_owned(), 7);
        assert!(!receiver.hears(&turn, Duration::from_millis(10)).await);
        let notice = serde_json::json!({ "id": "a.T.7", "turns": [{ "table": "T", "seq": 7 }] });
        for _ in 0..2 {
            let post = reqwest::Client::new().post(format!("http://{}/", receiver.addr)).json(&notice);
            assert_eq!(post.send().await.expect("an answer").status(), 200);
        }
        assert!(receiver.hears(&turn, Duration::from_secs(5)).await);
        assert_eq!(receiver.heard(), [(turn, [("a.T.7".to_owned(), 2)].into())].into());
    }

    #[test]
    fn half_a_request_is_no_notice() {
        let whole = b"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nnull";
        assert_eq!(notice(whole), Some(Value::Null));
        assert_eq!(notice(&whole[..whole.len() - 1]), None);
        assert_eq!(notice(b"POST / HTTP/1.1\r\nContent-"), None);
    }
}
