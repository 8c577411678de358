//! What a page costs late in a game of four: the page of the seat that is asked, through HTTP and packed, in every language.
//!
//! `late_page [GAME [MOMENTS [TIMES [LANGUAGE]]]]` plays 150 random moves at a table of its own, and so many more. Before each of
//! these it asks for the page so many times in each language. The first page of a moment has to be drawn; those after it are the
//! same again. It tells the processor time that the threads of the server take for a page; the client has a thread of its own.
//! Counted by Valgrind, the instructions of a page are the difference between two runs with other times
//! (docs/performance.md).

use std::error::Error;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use reqwest::Client;
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use store::SqliteStore;
use words::Words;

type Any<T> = Result<T, Box<dyn Error>>;

/// How many moves are made before anything is counted.
const LATE: u64 = 150;

/// How long the server rests between two pages.
const REST: Duration = Duration::from_millis(2);

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Any<()> {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let asked = |nth: usize, usual: &str| asked.get(nth).map_or_else(|| usual.to_owned(), Clone::clone);
    let (game, moments, times): (_, u64, u32) =
        (asked(0, "barrage"), asked(1, "60").parse()?, asked(2, "3").parse()?);
    let only = asked(3, "");
    let folder = tempfile::tempdir()?;
    let store = SqliteStore::open(folder.path().join("games.db")).await?;
    // Valgrind takes its time.
    let limits = Limits { rules_seconds: 600, ..Limits::default() };
    let config = Config { rate: None, limits, ..Config::new(([127, 0, 0, 1], 0).into()) };
    let server = Server::start(Arc::new(store), config).await?;
    let mut table = Table::begin(&format!("http://{}", server.addr()), &game).await?;
    let mut costs: Vec<Costs> = Words::languages()
        .filter(|it| only.is_empty() || *it == only)
        .map(|language| Costs { language, first: 0.0, again: 0.0, bytes: 0 })
        .collect();
    // What is kept of words is made before anything is counted.
    for moment in 0..LATE + moments {
        if !table.find_mover().await? {
            return Err(format!("the game is over after {moment} moves").into());
        }
        for cost in costs.iter_mut().filter(|_| moment >= LATE || moment % 50 == 0) {
            let mut line = Line::open(server.addr(), &table.path(), table.token(), cost.language)?;
            for time in 0..times {
                let before = processor_time()?;
                let bytes = line.page()?;
                // When the last byte is here, the threads that sent it are not yet done with it.
                std::thread::sleep(REST);
                let took = processor_time()? - before;
                if moment >= LATE {
                    *if time == 0 { &mut cost.first } else { &mut cost.again } += took;
                    cost.bytes += if time == 0 { bytes } else { 0 };
                }
            }
        }
        table.make_move(moment).await?;
    }
    let moments = moments as f64;
    for Costs { language, first, again, bytes } in costs {
        let (first, again) = (first / moments, again / moments / f64::from((times - 1).max(1)));
        let bytes = bytes as f64 / moments;
        println!("{game} {language}: {first:.2} ms, again {again:.2} ms, {bytes:.0} bytes");
    }
    server.stop().await?;
    Ok(())
}

/// What pages cost in a language, in milliseconds and bytes, all together.
struct Costs {
    language: &'static str,
    first: f64,
    again: f64,
    bytes: usize,
}

/// A table of four people with programs.
struct Table {
    client: Client,
    url: String,
    id: String,
    tokens: Vec<String>,
    mover: usize,
    legal: Vec<Value>,
    dice: u64,
}

impl Table {
    async fn begin(url: &str, game: &str) -> Any<Self> {
        let (client, url) = (Client::new(), url.to_owned());
        let (mover, legal, dice) = (0, Vec::new(), 3);
        let mut table = Self { client, url, id: String::new(), tokens: Vec::new(), mover, legal, dice };
        for name in ["Ada", "Grace", "Emmy", "Sofia"] {
            let person = table.post("", "people", json!({ "nickname": name })).await?;
            table.tokens.push(person["token"].as_str().ok_or("a token")?.to_owned());
        }
        let new = json!({ "game": game, "seats": ["me", "open", "open", "open"], "seed": 4 });
        let made = table.post(&table.tokens[0], "tables", new).await?;
        table.id = made["id"].as_str().ok_or("a table")?.to_owned();
        for (token, seat) in table.tokens.iter().zip(["P1", "P2", "P3", "P4"]).skip(1) {
            table.post(token, &format!("tables/{}/join", table.id), json!({ "seat": seat })).await?;
        }
        Ok(table)
    }

    async fn post(&self, token: &str, path: &str, body: Value) -> Any<Value> {
        let request = self.client.post(format!("{}/api/{path}", self.url)).bearer_auth(token).json(&body);
        Ok(request.send().await?.error_for_status()?.json().await?)
    }

    fn path(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// The token of whoever is asked.
    fn token(&self) -> &str {
        &self.tokens[self.mover]
    }

    /// Finds who is asked and what they may do; false if the game is over.
    async fn find_mover(&mut self) -> Any<bool> {
        for _ in 0..self.tokens.len() {
            let address = format!("{}/api/tables/{}/moves", self.url, self.id);
            let told = self.client.get(address).bearer_auth(self.token()).send().await?;
            let told: Value = told.error_for_status()?.json().await?;
            self.legal = told["moves"].as_array().cloned().unwrap_or_default();
            if !self.legal.is_empty() {
                return Ok(true);
            }
            self.mover = (self.mover + 1) % self.tokens.len();
        }
        Ok(false)
    }

    /// Makes any of the moves.
    async fn make_move(&mut self, expected: u64) -> Any<()> {
        self.dice = self.dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let chosen = &self.legal[(self.dice >> 33) as usize % self.legal.len()];
        let made = json!({ "move": chosen, "expected": expected });
        self.post(self.token(), &format!("tables/{}/moves", self.id), made).await?;
        Ok(())
    }
}

/// A connection on which the same page is asked for again and again.
struct Line {
    stream: TcpStream,
    request: String,
    heard: Vec<u8>,
}

impl Line {
    fn open(addr: SocketAddr, path: &str, token: &str, language: &str) -> Any<Self> {
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {addr}\r\nauthorization: Bearer {token}\r\naccept-language: {language}\r\naccept-encoding: gzip\r\n\r\n"
        );
        let stream = TcpStream::connect(addr)?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, request, heard: vec![0; 1 << 20] })
    }

    /// Asks once, and tells how long the page is as it was sent.
    fn page(&mut self) -> Any<usize> {
        self.stream.write_all(self.request.as_bytes())?;
        let (mut length, mut whole) = (0, None);
        while whole.is_none_or(|(_, whole)| length < whole) {
            let read = self.stream.read(&mut self.heard[length..])?;
            if read == 0 {
                return Err("the server hung up".into());
            }
            length += read;
            whole = whole.or_else(|| lengths(&self.heard[..length]));
        }
        if !self.heard.starts_with(b"HTTP/1.1 200") {
            return Err(String::from_utf8_lossy(&self.heard[..length]).into());
        }
        Ok(whole.map_or(0, |(body, _)| body))
    }
}

/// How long the body of an answer is, and all of it, once its head is there.
fn lengths(heard: &[u8]) -> Option<(usize, usize)> {
    let head = heard.windows(4).position(|it| it == b"\r\n\r\n")? + 4;
    let text = std::str::from_utf8(&heard[..head]).ok()?;
    let body: usize = text.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok())?;
    Some((body, head + body))
}

/// The processor time of all threads but this one so far, in milliseconds, as Linux tells it.
fn processor_time() -> Any<f64> {
    let mut nanoseconds = 0.0;
    let own = std::process::id().to_string();
    for thread in std::fs::read_dir("/proc/self/task")? {
        let thread = thread?;
        // The client is the first thread of the process, which has its number.
        if *thread.file_name() == *own {
            continue;
        }
        let told = std::fs::read_to_string(thread.path().join("schedstat"))?;
        nanoseconds += told.split(' ').next().unwrap_or_default().parse::<f64>()?;
    }
    Ok(nanoseconds / 1e6)
}
