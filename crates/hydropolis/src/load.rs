//! `load`: tables of random players at a server, to measure how many moves it acknowledges and how soon.
//!
//! Everything goes the way a program of somebody else's would go: over HTTP, through the API, with tokens. A move
//! counts from sending it until its answer is read, and it is answered only when it is on the disk.

use std::io::Write as _;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Chance, Seed};
use reqwest::{Client, Url};
use serde::{Deserialize, Serialize};
use serde_json::json;
use server::{Config, Server};
use store::SqliteStore;
use tokio::task::JoinSet;
use words::Words;

use crate::Out;
use crate::problem::{Problem, Stop};

/// How much, and for how long.
#[derive(Debug, Args)]
pub(crate) struct Load {
    /// The server, on this machine; without it, one of its own on a temporary folder.
    #[arg(long, value_name = "URL")]
    pub(crate) url: Option<String>,
    /// How many tables are played at once, every other one of each game.
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) tables: u16,
    /// How many spectators follow each table.
    #[arg(long, value_name = "M", default_value = "2", value_parser = clap::value_parser!(u16).range(0..=20))]
    pub(crate) spectators: u16,
    /// How many moves a second each table makes at most; 0 for as many as it can, which measures the server when it
    /// is saturated.
    #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u16).range(0..=10_000))]
    pub(crate) pace: u16,
    /// For how many seconds.
    #[arg(long, value_name = "S", default_value = "10", value_parser = clap::value_parser!(u16).range(1..=600))]
    pub(crate) seconds: u16,
    /// What the players' choices grow from.
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub(crate) seed: u64,
    /// Print one JSON object instead of sentences.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What came of it.
#[derive(Debug, Serialize)]
struct Report {
    tables: u16,
    /// Moves a second that each table makes at most.
    pace: u16,
    spectators: u16,
    seconds: f64,
    moves: u64,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// Requests that were not answered as they should, and streams that broke.
    errors: u64,
    games_finished: u64,
    /// Entries that spectators heard of.
    events: u64,
}

/// Measures a server.
pub(crate) fn run(args: &Load, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Problem::new("serve-no-threads").with("reason", error.to_string()))?;
    let report = runtime.block_on(measure(args))?;
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    let figure = |number: f64, digits: usize| format!("{number:.digits$}");
    let said = [
        ("tables", report.tables.into()),
        ("spectators", report.spectators.into()),
        ("pace", report.pace.into()),
        ("seconds", figure(report.seconds, 1).into()),
        ("moves", report.moves.into()),
        ("rate", figure(report.moves_per_second, 0).into()),
        ("p50", figure(report.p50_ms, 2).into()),
        ("p99", figure(report.p99_ms, 2).into()),
        ("max", figure(report.max_ms, 2).into()),
        ("errors", report.errors.into()),
        ("games", report.games_finished.into()),
        ("events", report.events.into()),
    ];
    writeln!(out, "{}", words.say("load-report", &said))?;
    Ok(())
}

/// The address of a server on this machine: nobody else's is to be loaded by mistake.
fn on_this_machine(text: &str) -> Option<String> {
    let url = Url::parse(text).ok().filter(|url| url.scheme() == "http")?;
    let host = url.host_str()?.trim_matches(['[', ']']);
    let here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|it| it.is_loopback());
    here.then(|| url.as_str().trim_end_matches('/').to_owned())
}

async fn measure(args: &Load) -> Result<Report, Stop> {
    let trouble = |reason: String| Problem::new("load-trouble").with("reason", reason);
    let Some(url) = &args.url else {
        let folder = tempfile::tempdir().map_err(|error| trouble(error.to_string()))?;
        let store = SqliteStore::open(folder.path().join("hydropolis.db")).await;
        let store = store.map_err(|error| trouble(error.to_string()))?;
        let config = Config { rate: None, ..Config::new(([127, 0, 0, 1], 0).into()) };
        let server = Server::start(Arc::new(store), config).await;
        let server = server.map_err(|error| trouble(error.to_string()))?;
        let report = play(args, &format!("http://{}", server.addr())).await;
        server.stop().await.map_err(|error| trouble(error.to_string()))?;
        return report.map_err(|reason| trouble(reason).into());
    };
    let url = on_this_machine(url).ok_or_else(|| Problem::new("load-elsewhere").with("url", url.clone()))?;
    play(args, &url).await.map_err(|reason| trouble(reason).into())
}

/// What all tables share.
struct Field {
    url: String,
    client: Client,
    latencies: Latencies,
    errors: AtomicU64,
    games: AtomicU64,
    events: AtomicU64,
    spectators: u16,
    /// How long a table takes for a move at least.
    beat: Duration,
    /// When the measuring begins and ends.
    from: Instant,
    until: Instant,
}

/// How long tables are being set up before anything is measured.
const WARM_UP: Duration = Duration::from_millis(1500);

async fn play(args: &Load, url: &str) -> Result<Report, String> {
    let client = Client::builder().timeout(Duration::from_secs(30)).build().map_err(|it| it.to_string())?;
    // Whether there is a server at all is told before a hundred tables find out.
    let games = client.get(format!("{url}/api/games")).send().await.map_err(|it| it.to_string())?;
    if !games.status().is_success() {
        return Err(format!("{url}/api/games: {}", games.status()));
    }
    let from = Instant::now() + WARM_UP;
    let until = from + Duration::from_secs(args.seconds.into());
    let field = Arc::new(Field {
        url: url.to_owned(),
        client,
        latencies: Latencies::new(),
        errors: AtomicU64::new(0),
        games: AtomicU64::new(0),
        events: AtomicU64::new(0),
        spectators: args.spectators,
        beat: Duration::from_secs(1).checked_div(args.pace.into()).unwrap_or_default(),
        from,
        until,
    });
    let mut players = JoinSet::new();
    for number in 0..args.tables {
        players.spawn(player(field.clone(), number, Seed(args.seed).nth(number.into())));
    }
    let bar = ProgressBar::new(args.seconds.into());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} s  {msg}") {
        bar.set_style(style);
    }
    while Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(250)).await;
        let passed = Instant::now().saturating_duration_since(from);
        bar.set_position(passed.as_secs());
        bar.set_message(field.latencies.count().to_string());
    }
    bar.finish_and_clear();
    while let Some(ended) = players.join_next().await {
        if ended.is_err() {
            field.errors.fetch_add(1, Ordering::Relaxed);
        }
    }
    let (seconds, moves) = (f64::from(args.seconds), field.latencies.count());
    Ok(Report {
        tables: args.tables,
        pace: args.pace,
        spectators: args.spectators,
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        p50_ms: field.latencies.quantile(0.50),
        p99_ms: field.latencies.quantile(0.99),
        max_ms: field.latencies.quantile(1.0),
        errors: field.errors.load(Ordering::Relaxed),
        games_finished: field.games.load(Ordering::Relaxed),
        events: field.events.load(Ordering::Relaxed),
    })
}

#[derive(Deserialize)]
struct Token {
    token: String,
}

#[derive(Deserialize)]
struct NewTable {
    id: String,
}

#[derive(Deserialize)]
struct Question {
    seq: u64,
    moves: Vec<String>,
}

#[derive(Deserialize)]
struct Made {
    next: u64,
    moves: Vec<String>,
}

/// Somebody who plays all seats of one table after the other, at random, until time is up.
async fn player(field: Arc<Field>, number: u16, seed: Seed) {
    let mut chance = Chance::new(seed);
    while Instant::now() < field.until {
        if let Err(reason) = game(&field, number, &mut chance).await {
            tracing::warn!(number, reason, "a table broke off");
            field.errors.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// Plays one game, to its end or until time is up.
async fn game(field: &Arc<Field>, number: u16, chance: &mut Chance) -> Result<(), String> {
    let title = if number.is_multiple_of(2) { "barrage" } else { "cities" };
    let Token { token } = field.post("/api/people", "", &json!({ "nickname": "load" })).await?;
    let new = json!({ "game": title, "seats": ["me", "me"], "seed": chance.word() });
    let NewTable { id } = field.post("/api/tables", &token, &new).await?;
    let path = format!("/api/tables/{id}/moves");
    let mut watching = JoinSet::new();
    for _ in 0..field.spectators {
        watching.spawn(spectator(field.clone(), id.clone()));
    }
    let Question { mut seq, mut moves } = field.get(&path, &token).await?;
    // Tables do not move in step.
    let mut due = Instant::now() + field.beat.mul_f64(chance.below(1000) as f64 / 1000.0);
    while !moves.is_empty() && Instant::now() < field.until {
        tokio::time::sleep_until(due.into()).await;
        due = (due + field.beat).max(Instant::now());
        let chosen = &moves[chance.below(moves.len())];
        let key = format!("{:x}", chance.word());
        let sent = Instant::now();
        let made: Made =
            field.post(&path, &token, &json!({ "move": chosen, "expected": seq, "key": key })).await?;
        if sent >= field.from && Instant::now() <= field.until {
            field.latencies.note(sent.elapsed());
        }
        (seq, moves) = (made.next, made.moves);
    }
    if moves.is_empty() {
        field.games.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Somebody who follows the stream of a table and counts what it tells.
async fn spectator(field: Arc<Field>, id: String) {
    let stream = field.client.get(format!("{}/api/tables/{id}/events", field.url));
    // A stream lasts as long as there is somebody to hear it.
    let Ok(mut answer) = stream.timeout(Duration::from_secs(3600)).send().await else {
        field.errors.fetch_add(1, Ordering::Relaxed);
        return;
    };
    loop {
        match answer.chunk().await {
            Ok(Some(chunk)) => {
                let told = chunk.windows(7).filter(|it| it == b"event: ").count();
                field.events.fetch_add(told as u64, Ordering::Relaxed);
            }
            Ok(None) => return,
            Err(_) => {
                field.errors.fetch_add(1, Ordering::Relaxed);
                return;
            }
        }
    }
}

impl Field {
    async fn post<T: for<'de> Deserialize<'de>>(
        &self,
        path: &str,
        token: &str,
        body: &serde_json::Value,
    ) -> Result<T, String> {
        self.answer(self.client.post(format!("{}{path}", self.url)).json(body), token).await
    }

    async fn get<T: for<'de> Deserialize<'de>>(&self, path: &str, token: &str) -> Result<T, String> {
        self.answer(self.client.get(format!("{}{path}", self.url)), token).await
    }

    async fn answer<T: for<'de> Deserialize<'de>>(
        &self,
        request: reqwest::RequestBuilder,
        token: &str,
    ) -> Result<T, String> {
        let request = if token.is_empty() { request } else { request.bearer_auth(token) };
        let answer = request.send().await.map_err(|error| error.to_string())?;
        let status = answer.status();
        let text = answer.text().await.map_err(|error| error.to_string())?;
        if !status.is_success() {
            return Err(format!("{status}: {text}"));
        }
        serde_json::from_str(&text).map_err(|error| error.to_string())
    }
}

/// How many moves took how long, to a hundredth of a millisecond, in bounded memory.
struct Latencies(Vec<AtomicU64>);

/// What takes longer than this counts as this long, in hundredths of a millisecond.
const LONGEST: usize = 1_000_000;

impl Latencies {
    fn new() -> Self {
        Self((0..=LONGEST).map(|_| AtomicU64::new(0)).collect())
    }

    fn note(&self, time: Duration) {
        let at = usize::try_from(time.as_micros() / 10).unwrap_or(LONGEST).min(LONGEST);
        self.0[at].fetch_add(1, Ordering::Relaxed);
    }

    fn count(&self) -> u64 {
        self.0.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }

    /// The time, in milliseconds, within which this share of the moves was answered.
    fn quantile(&self, share: f64) -> f64 {
        let wanted = (self.count() as f64 * share).ceil().max(1.0) as u64;
        let mut seen = 0;
        let within = self.0.iter().position(|count| {
            seen += count.load(Ordering::Relaxed);
            seen >= wanted
        });
        within.map_or(0.0, |at| (at + 1) as f64 / 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_moves() {
        let latencies = Latencies::new();
        assert_eq!(latencies.quantile(0.99), 0.0);
        for millisecond in 1..=100 {
            latencies.note(Duration::from_millis(millisecond));
        }
        assert_eq!(latencies.count(), 100);
        assert_eq!(latencies.quantile(0.50), 50.01);
        assert_eq!(latencies.quantile(0.99), 99.01);
        latencies.note(Duration::from_secs(3600));
        assert_eq!(latencies.quantile(1.0), 10_000.01);
    }

    #[test]
    fn only_a_server_on_this_machine_is_loaded() {
        for here in ["http://localhost:8080", "http://127.0.0.1:8080/", "http://[::1]:8080"] {
            assert!(on_this_machine(here).is_some(), "{here}");
        }
        for elsewhere in [
            "http://example.org",
            "https://localhost",
            "localhost:8080",
            "http://192.0.2.1",
            "",
            "http://localhost.example.org",
        ] {
            assert!(on_this_machine(elsewhere).is_none(), "{elsewhere}");
        }
    }
}
