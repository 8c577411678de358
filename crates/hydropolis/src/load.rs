//! `load`: tables of random players at a server, to measure how many moves it acknowledges and how soon.
//!
//! Everything goes the way others would go, over HTTP: as programs do, through the API with tokens, or as browsers do, with
//! pages, forms, cookies and live streams. A move counts from sending it until its answer is read, and it is answered only
//! when it is on the disk.

mod browser;
mod browsers;
mod latencies;
mod programs;

use std::io::Write as _;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Seed;
use reqwest::{Client, Url};
use serde::Serialize;
use server::{Config, Limits, Server};
use store::SqliteStore;
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use words::Words;

use self::latencies::Latencies;
use crate::Out;
use crate::problem::{Problem, Stop};

/// How the players go about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Guise {
    /// By the API; one program plays all seats of a table.
    Programs,
    /// By pages, forms and live streams; two browsers at each table, in the languages there are in turn.
    Browsers,
}

/// How much, and for how long.
#[derive(Debug, Args)]
pub(crate) struct Load {
    /// The server, on this machine; without it, one of its own on a temporary folder.
    #[arg(long, value_name = "URL")]
    pub(crate) url: Option<String>,
    /// What plays: programs or browsers.
    #[arg(long = "as", value_name = "WHAT", default_value = "programs")]
    pub(crate) guise: Guise,
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
    /// Measure without and with talk and who is here, in turns, and tell the difference. Every tenth move somebody says
    /// something.
    #[arg(long, conflicts_with = "url")]
    pub(crate) talk: bool,
    /// How many turns of both are measured; what is told is the median.
    #[arg(long, value_name = "N", default_value = "3", requires = "talk", value_parser = clap::value_parser!(u16).range(1..=99))]
    pub(crate) turns: u16,
    /// Print one JSON object instead of sentences.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What came of it.
#[derive(Debug, Serialize)]
struct Report {
    #[serde(rename = "as")]
    guise: Guise,
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
    /// The time of processors that server and players took for a move together, where the system tells it.
    #[serde(skip_serializing_if = "Option::is_none")]
    processor_ms_per_move: Option<f64>,
    /// Requests that were not answered as they should, and streams that broke.
    errors: u64,
    games_finished: u64,
    /// Entries or frames that were heard of in streams.
    events: u64,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    browsers: Option<Seen>,
    #[serde(skip_serializing_if = "Option::is_none")]
    talk: Option<Talked>,
}

/// What talk and who is here cost.
#[derive(Debug, Serialize)]
struct Talked {
    /// How many lines were said.
    lines: u64,
    /// The moves a second without, and the share of them with.
    without_per_second: f64,
    percent: f64,
    /// The time of processors for a move without, and the share of it with.
    #[serde(skip_serializing_if = "Option::is_none")]
    without_processor_ms_per_move: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    processor_percent: Option<f64>,
    /// The latencies without.
    without_p50_ms: f64,
    without_p99_ms: f64,
}

/// What only browsers see.
#[derive(Debug, Serialize)]
struct Seen {
    /// Whole pages that were loaded anew: every browser does so every now and then.
    pages: u64,
    page_p50_ms: f64,
    page_p99_ms: f64,
    /// From sending a move until the other browser at the table was told of it.
    told_p50_ms: f64,
    told_p99_ms: f64,
    /// All that the server sent in the time that was measured, as it was sent.
    kilobytes_per_second: f64,
}

/// Measures a server.
pub(crate) fn run(args: &Load, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Problem::new("serve-no-threads").with("reason", error.to_string()))?;
    let report =
        if args.talk { in_turns(args, &runtime)? } else { runtime.block_on(measure(args, false))? };
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    let browsers = report.browsers.as_ref();
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
    if let Some(talk) = &report.talk {
        let said = [("lines", talk.lines.into()), ("percent", figure(talk.percent, 1).into())];
        writeln!(out, "{}", words.say("load-talk", &said))?;
        if let (Some(now), Some(before), Some(percent)) =
            (report.processor_ms_per_move, talk.without_processor_ms_per_move, talk.processor_percent)
        {
            let said = [
                ("now", figure(now, 3).into()),
                ("before", figure(before, 3).into()),
                ("percent", figure(percent, 1).into()),
            ];
            writeln!(out, "{}", words.say("load-talk-processor", &said))?;
        }
    }
    if let Some(seen) = browsers {
        let said = [
            ("pages", seen.pages.into()),
            ("page50", figure(seen.page_p50_ms, 2).into()),
            ("page99", figure(seen.page_p99_ms, 2).into()),
            ("told50", figure(seen.told_p50_ms, 2).into()),
            ("told99", figure(seen.told_p99_ms, 2).into()),
            ("kilobytes", figure(seen.kilobytes_per_second, 0).into()),
        ];
        writeln!(out, "{}", words.say("load-report-browsers", &said))?;
    }
    Ok(())
}

/// Measures without and with talk in turns: a machine that does something else for a while does so to both.
fn in_turns(args: &Load, runtime: &tokio::runtime::Runtime) -> Result<Report, Stop> {
    let (mut without, mut with) = (Vec::new(), Vec::new());
    for _ in 0..args.turns {
        without.push(runtime.block_on(measure(args, false))?);
        with.push(runtime.block_on(measure(args, true))?);
    }
    let processor = |all: &[Report]| {
        all.iter().map(|it| it.processor_ms_per_move).collect::<Option<Vec<f64>>>().map(median)
    };
    let rate = |all: &[Report]| median(all.iter().map(|it| it.moves_per_second).collect());
    let share = |now: f64, before: f64| 100.0 * now / before.max(f64::MIN_POSITIVE);
    let (before, now) = (rate(&without), rate(&with));
    let (took_before, takes) = (processor(&without), processor(&with));
    // What else is told is of the run in the middle.
    let middle = |mut all: Vec<Report>| {
        all.sort_by(|one, other| one.moves_per_second.total_cmp(&other.moves_per_second));
        all.swap_remove(all.len() / 2)
    };
    let (without, mut report) = (middle(without), middle(with));
    (report.moves_per_second, report.processor_ms_per_move) = (now, takes);
    if let Some(talk) = &mut report.talk {
        (talk.without_per_second, talk.percent) = (before, share(now, before));
        talk.without_processor_ms_per_move = took_before;
        talk.processor_percent = takes.zip(took_before).map(|(now, before)| share(now, before));
        (talk.without_p50_ms, talk.without_p99_ms) = (without.p50_ms, without.p99_ms);
    }
    Ok(report)
}

/// The figure in the middle; of an even number, the mean of the two.
fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    let half = figures.len() / 2;
    match figures.len() % 2 {
        1 => figures[half],
        _ => (figures[half.saturating_sub(1)] + figures[half]) / 2.0,
    }
}

/// The time of processors that this process has taken, in milliseconds, where the system tells it.
fn processor_time() -> Option<f64> {
    // The name of the program, in brackets, may hold anything; times come after it, in hundredths of a second.
    let told = std::fs::read_to_string("/proc/self/stat").ok()?;
    let mut fields = told.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) * 10.0)
}

/// The address of a server on this machine: nobody else's is to be loaded by mistake.
fn on_this_machine(text: &str) -> Option<String> {
    let url = Url::parse(text).ok().filter(|url| url.scheme() == "http")?;
    let host = url.host_str()?.trim_matches(['[', ']']);
    let here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|it| it.is_loopback());
    here.then(|| url.as_str().trim_end_matches('/').to_owned())
}

async fn measure(args: &Load, talk: bool) -> Result<Report, Stop> {
    let trouble = |reason: String| Problem::new("load-trouble").with("reason", reason);
    let Some(url) = &args.url else {
        let folder = tempfile::tempdir().map_err(|error| trouble(error.to_string()))?;
        let store = SqliteStore::open(folder.path().join("hydropolis.db")).await;
        let store = store.map_err(|error| trouble(error.to_string()))?;
        // All the load comes from one address, and is meant.
        let limits = Limits {
            connections: u32::MAX,
            connections_per_address: u32::MAX,
            streams: u32::MAX,
            streams_per_address: u32::MAX,
            tables_per_person: 0,
            per_day: 0,
            talk_lines: 0,
            ..Limits::default()
        };
        let config = Config { rate: None, limits, talk, ..Config::new(([127, 0, 0, 1], 0).into()) };
        let server = Server::start(Arc::new(store), config).await;
        let server = server.map_err(|error| trouble(error.to_string()))?;
        let report = play(args, talk, &format!("http://{}", server.addr())).await;
        server.stop().await.map_err(|error| trouble(error.to_string()))?;
        return report.map_err(|reason| trouble(reason).into());
    };
    let url = on_this_machine(url).ok_or_else(|| Problem::new("load-elsewhere").with("url", url.clone()))?;
    play(args, false, &url).await.map_err(|reason| trouble(reason).into())
}

/// What all tables share.
struct Field {
    url: String,
    client: Client,
    /// Moves, whole pages, and what the others are told.
    latencies: Latencies,
    pages: Latencies,
    told: Latencies,
    bytes: AtomicU64,
    errors: AtomicU64,
    games: AtomicU64,
    events: AtomicU64,
    spectators: u16,
    /// Whether people talk, and how many lines they said.
    talk: bool,
    lines: AtomicU64,
    /// How long a table takes for a move at least.
    beat: Duration,
    /// Where all tables meet when they are set up: then the measuring begins.
    ready: Barrier,
    began: OnceLock<Instant>,
    seconds: Duration,
}

impl Field {
    /// Waits until every table is set up.
    async fn ready(&self) {
        self.ready.wait().await;
        self.began.get_or_init(|| Instant::now() + SETTLE);
    }

    /// Whether time is up.
    fn is_over(&self) -> bool {
        self.began.get().is_some_and(|began| began.elapsed() > self.seconds)
    }

    /// Whether what was begun then and has just ended is to be measured.
    fn counts(&self, begun: Instant) -> bool {
        self.began.get().is_some_and(|&began| begun >= began) && !self.is_over()
    }

    /// What a stream's address ends in: whoever talks listens to talk, too, and is told who is here.
    fn talked(&self, before: char) -> String {
        if self.talk { format!("{before}talked=0") } else { String::new() }
    }

    fn error(&self) {
        self.errors.fetch_add(1, Ordering::Relaxed);
    }
}

/// One of so many moves comes after somebody said something.
const TALKS: usize = 10;

/// How long tables play before anything is measured.
const SETTLE: Duration = Duration::from_millis(1500);

async fn play(args: &Load, talk: bool, url: &str) -> Result<Report, String> {
    let client = Client::builder().timeout(Duration::from_secs(30)).build().map_err(|it| it.to_string())?;
    // Whether there is a server at all is told before a hundred tables find out.
    let games = client.get(format!("{url}/api/games")).send().await.map_err(|it| it.to_string())?;
    if !games.status().is_success() {
        return Err(format!("{url}/api/games: {}", games.status()));
    }
    let field = Arc::new(Field {
        url: url.to_owned(),
        client,
        latencies: Latencies::new(),
        pages: Latencies::new(),
        told: Latencies::new(),
        bytes: AtomicU64::new(0),
        errors: AtomicU64::new(0),
        games: AtomicU64::new(0),
        events: AtomicU64::new(0),
        spectators: args.spectators,
        talk,
        lines: AtomicU64::new(0),
        beat: Duration::from_secs(1).checked_div(args.pace.into()).unwrap_or_default(),
        ready: Barrier::new(args.tables.into()),
        began: OnceLock::new(),
        seconds: Duration::from_secs(args.seconds.into()),
    });
    let mut players = JoinSet::new();
    for number in 0..args.tables {
        let (field, seed) = (field.clone(), Seed(args.seed).nth(number.into()));
        match args.guise {
            Guise::Programs => players.spawn(programs::player(field, number, seed)),
            Guise::Browsers => players.spawn(browsers::table(field, number, seed)),
        };
    }
    let bar = ProgressBar::new(args.seconds.into());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} s  {msg}") {
        bar.set_style(style);
    }
    let mut since = None;
    while !field.is_over() && !players.is_empty() {
        tokio::time::sleep(Duration::from_millis(50)).await;
        // From when on moves are counted.
        if since.is_none() && field.counts(Instant::now()) {
            since = processor_time();
        }
        bar.set_position(field.began.get().map_or(0, |began| began.elapsed().as_secs()));
        bar.set_message(field.latencies.count().to_string());
    }
    let took = processor_time().zip(since).map(|(now, since)| now - since);
    bar.finish_and_clear();
    while let Some(ended) = players.join_next().await {
        if ended.is_err() {
            field.error();
        }
    }
    let (seconds, moves) = (f64::from(args.seconds), field.latencies.count());
    let seen = Seen {
        pages: field.pages.count(),
        page_p50_ms: field.pages.quantile(0.50),
        page_p99_ms: field.pages.quantile(0.99),
        told_p50_ms: field.told.quantile(0.50),
        told_p99_ms: field.told.quantile(0.99),
        kilobytes_per_second: field.bytes.load(Ordering::Relaxed) as f64 / 1000.0 / seconds,
    };
    Ok(Report {
        guise: args.guise,
        tables: args.tables,
        pace: args.pace,
        spectators: args.spectators,
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        p50_ms: field.latencies.quantile(0.50),
        p99_ms: field.latencies.quantile(0.99),
        max_ms: field.latencies.quantile(1.0),
        processor_ms_per_move: took.filter(|_| moves > 0).map(|took| took / moves as f64),
        errors: field.errors.load(Ordering::Relaxed),
        games_finished: field.games.load(Ordering::Relaxed),
        events: field.events.load(Ordering::Relaxed),
        browsers: (args.guise == Guise::Browsers).then_some(seen),
        talk: talk.then(|| Talked {
            lines: field.lines.load(Ordering::Relaxed),
            without_per_second: 0.0,
            percent: 0.0,
            without_processor_ms_per_move: None,
            processor_percent: None,
            without_p50_ms: 0.0,
            without_p99_ms: 0.0,
        }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!((median(vec![3.0, 1.0, 2.0]), median(vec![4.0, 1.0, 2.0, 3.0])), (2.0, 2.5));
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
