//! HTTP: tables, seats, sessions, live updates and the JSON API.
//!
//! [`Server::start`] opens the doors on an address with a store; [`Server::stop`] closes them, finishing what was
//! begun. A node keeps only caches: everything that matters is in the store before anybody is told of it.

mod account;
mod admission;
mod analysis;
mod api;
mod app;
mod bots;
mod caller;
mod client;
mod clock;
mod clocks;
mod coach;
mod compression;
mod consent;
mod create;
mod danger;
mod doors;
mod fair;
mod figures;
mod generations;
mod guard;
mod kept;
mod learn;
mod library;
mod limits;
mod live;
mod lobby;
mod meeting_api;
mod nodes;
mod notices;
mod operate;
mod operator;
mod orders;
mod pace;
mod pace_pages;
mod packs;
mod pages;
mod passwords;
mod pool;
mod presence;
mod problem;
mod profile;
mod puzzles;
mod quota;
mod results;
mod reviews;
mod scene;
mod sessions;
mod sights;
mod sweep;
mod table;
mod table_pages;
mod tables;
mod talk;
mod titles;
mod tournaments;
mod verify;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use ipnet::IpNet;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::doors::Doors;

pub use client::network;
pub use clock::Clock;
pub use guard::Rate;
pub use ipnet::IpNet as Network;
pub use limits::Limits;
pub use notices::{Calling, Push, Smtp};
pub use titles::{Games, Served};
pub use verify::replays;

/// The target of spans that are there to be traced, and in no log: a request, a commit, a bot's decision, a call.
pub const TRACES: &str = "traces";

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Where it is found from outside, if not there: `https://play.example.org`.
    pub public_url: Option<String>,
    /// How many requests a client may make; without it, as many as it likes.
    pub rate: Option<Rate>,
    /// How many bots think at once.
    pub bots: usize,
    /// Proxies that are believed when they say whom they speak for.
    pub trusted_proxies: Vec<IpNet>,
    /// All other bounds.
    pub limits: Limits,
    /// What links to seats grow from. Without it the host sees a link only until the server stops, and makes a new one
    /// after that; links that were sent stay good either way.
    pub link_key: Option<[u8; 32]>,
    /// What time it is.
    pub clock: Clock,
    /// The games it plays.
    pub games: Games,
    /// Whether people may talk at tables.
    pub talk: bool,
    /// How people are called who are elsewhere; not at all if nothing is said.
    pub calling: Calling,
    /// The folder in which an operator may have backups written.
    pub backups: Option<PathBuf>,
}

impl Config {
    /// What is usual, on this address.
    pub fn new(addr: SocketAddr) -> Self {
        Self {
            addr,
            public_url: None,
            rate: Some(Rate { per_second: 100.0, burst: 300.0 }),
            bots: 2,
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            link_key: None,
            clock: Clock::default(),
            games: Games::default(),
            talk: true,
            calling: Calling::default(),
            backups: None,
        }
    }
}

/// A server that runs.
pub struct Server {
    addr: SocketAddr,
    store: Arc<dyn Store>,
    app: app::App,
    stop: watch::Sender<bool>,
    running: JoinHandle<()>,
}

/// Figures are collected once for the whole program.
static METRICS: LazyLock<PrometheusHandle> = LazyLock::new(|| {
    let builder = PrometheusBuilder::new().set_buckets(&figures::BUCKETS).expect("there are buckets");
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    // Another recorder may be there already, when the server is part of another program; then ours stays empty.
    let _ = metrics::set_global_recorder(recorder);
    figures::describe();
    handle
});

impl Server {
    /// Opens the doors, and takes up the turns that bots owe.
    pub async fn start(store: Arc<dyn Store>, config: Config) -> io::Result<Self> {
        let claim = store.claim().await.map_err(io::Error::other)?;
        for game in store.take_stock().await.map_err(io::Error::other)? {
            tracing::error!(%game, "in quarantine: the server ended while it worked at this table");
        }
        let listener = TcpListener::bind(config.addr).await?;
        let addr = listener.local_addr()?;
        let (stop, stopping) = watch::channel(false);
        let app = app::App::new(store.clone(), claim, &config, addr, METRICS.clone(), stopping.clone()).await;
        let app = app.map_err(io::Error::other)?;
        nodes::ask_the_time(&app).await;
        sweep::begin(&app).await;
        nodes::announced(&app).await;
        nodes::follow(&app);
        presence::begin(&app);
        results::follow(&app);
        tokio::spawn(bots::sweep(app.clone()));
        tokio::spawn(clocks::run(app.clone()));
        tokio::spawn(notices::run(app.clone()));
        tracing::info!(%addr, "the doors are open");
        let doors = Doors::new(config.limits.clone(), config.trusted_proxies.clone());
        let running = tokio::spawn(doors.open(listener, app::router(app.clone()), stopping));
        Ok(Self { addr, store, app, stop, running })
    }

    /// Lets go what nobody has used for long, as happens by itself every few minutes; tells how many tables are open.
    pub async fn sweep(&self) -> usize {
        sweep::sweep(&self.app).await;
        let _ = results::catch_up(&self.app).await;
        tournaments::go_on(&self.app).await;
        self.app.tables.count()
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Lets no new requests in, finishes those under way if they end in time, and closes the store.
    pub async fn stop(self) -> io::Result<()> {
        let _ = self.stop.send(true);
        let ended = self.running.await.map_err(io::Error::other);
        self.app.tables.danger.settle().await;
        self.store.close().await;
        ended
    }
}
