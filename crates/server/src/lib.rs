//! HTTP: tables, seats, sessions, live updates and the JSON API.
//!
//! [`Server::start`] opens the doors on an address with a store; [`Server::stop`] closes them, finishing what was
//! begun. A node keeps only caches: everything that matters is in the store before anybody is told of it.

mod account;
mod api;
mod app;
mod bots;
mod caller;
mod create;
mod guard;
mod live;
mod operate;
mod pages;
mod problem;
mod table;
mod table_pages;
mod tables;
mod titles;

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub use guard::Rate;

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
}

impl Config {
    /// What is usual, on this address.
    pub fn new(addr: SocketAddr) -> Self {
        Self { addr, public_url: None, rate: Some(Rate { per_second: 100.0, burst: 300.0 }), bots: 2 }
    }
}

/// A server that runs.
pub struct Server {
    addr: SocketAddr,
    store: Arc<dyn Store>,
    stop: watch::Sender<bool>,
    running: JoinHandle<io::Result<()>>,
}

/// Figures are collected once for the whole program.
static METRICS: LazyLock<PrometheusHandle> = LazyLock::new(|| {
    let recorder = PrometheusBuilder::new().build_recorder();
    let handle = recorder.handle();
    // Another recorder may be there already, when the server is part of another program; then ours stays empty.
    let _ = metrics::set_global_recorder(recorder);
    handle
});

impl Server {
    /// Opens the doors, and takes up the turns that bots owe.
    pub async fn start(store: Arc<dyn Store>, config: Config) -> io::Result<Self> {
        let listener = TcpListener::bind(config.addr).await?;
        let addr = listener.local_addr()?;
        let (stop, stopping) = watch::channel(false);
        let app = app::App::new(store.clone(), &config, METRICS.clone(), stopping.clone());
        let owed = bots::resume(&app).await.map_err(io::Error::other)?;
        tracing::info!(%addr, owed, "the doors are open");
        let service = app::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let mut stopped = stopping;
        let until = async move {
            let _ = stopped.wait_for(|stop| *stop).await;
        };
        let running =
            tokio::spawn(async move { axum::serve(listener, service).with_graceful_shutdown(until).await });
        Ok(Self { addr, store, stop, running })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Lets no new requests in, finishes those under way, and closes the store.
    pub async fn stop(self) -> io::Result<()> {
        let _ = self.stop.send(true);
        let ended = self.running.await.map_err(io::Error::other)?;
        self.store.close().await;
        ended
    }
}
