//! `serve`: a server anybody can start, with its database in one folder.

use std::env;
use std::fs;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use server::{Config, Rate, Server};
use store::SqliteStore;
use words::Words;

use crate::Out;
use crate::problem::{Problem, Stop};

/// How the server is run; every option is also an environment variable.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS", env = "HYDROPOLIS_ADDR", default_value = "127.0.0.1:8080")]
    pub(crate) addr: SocketAddr,
    /// The folder of the database; in the user's data folder if not said.
    #[arg(long, value_name = "DIR", env = "HYDROPOLIS_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Where the server is found from outside, if it is not found at its own address: `https://play.example.org`.
    #[arg(long, value_name = "URL", env = "HYDROPOLIS_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// How many requests a second a client may make; 0 for as many as it likes.
    #[arg(long, value_name = "N", env = "HYDROPOLIS_RATE", default_value = "100")]
    pub(crate) rate: u32,
    /// How the log on stderr is written: text, or json with one object a line. RUST_LOG says how much of it.
    #[arg(long, value_name = "FORM", env = "HYDROPOLIS_LOG", default_value = "text")]
    pub(crate) log: LogForm,
    /// How many bots think at once.
    #[arg(long, value_name = "N", env = "HYDROPOLIS_BOTS", default_value = "2",
          value_parser = clap::value_parser!(u8).range(1..=64))]
    pub(crate) bots: u8,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum LogForm {
    /// For people.
    Text,
    /// For programs.
    Json,
}

impl Default for Serve {
    fn default() -> Self {
        <ServeAlone as clap::Parser>::parse_from(["hydropolis"]).serve
    }
}

/// The options of `serve` without a command line, so that the environment counts there too.
#[derive(Debug, clap::Parser)]
struct ServeAlone {
    #[command(flatten)]
    serve: Serve,
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &Serve, words: &Words, out: &mut Out) -> Result<(), Stop> {
    listen_to_ourselves(args.log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Problem::new("serve-no-threads").with("reason", error.to_string()))?;
    runtime.block_on(serve(args, words, out))
}

async fn serve(args: &Serve, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let problem = |message, reason: String| Problem::new(message).with("reason", reason);
    if let Some(url) = &args.public_url
        && !["http://", "https://"].iter().any(|scheme| url.len() > scheme.len() && url.starts_with(scheme))
    {
        return Err(Problem::new("serve-bad-url").with("url", url.clone()).into());
    }
    let folder = args.data.clone().or_else(data_folder).ok_or_else(|| Problem::new("serve-no-folder"))?;
    fs::create_dir_all(&folder).map_err(|error| {
        problem("serve-no-data", error.to_string()).with("folder", folder.display().to_string())
    })?;
    let store = SqliteStore::open(folder.join("hydropolis.db")).await.map_err(|error| {
        problem("serve-no-data", error.to_string()).with("folder", folder.display().to_string())
    })?;
    let config = Config {
        public_url: args.public_url.clone(),
        rate: (args.rate > 0)
            .then(|| Rate { per_second: args.rate.into(), burst: f64::from(args.rate) * 3.0 }),
        bots: args.bots.into(),
        ..Config::new(args.addr)
    };
    let server = Server::start(Arc::new(store), config).await.map_err(|error| {
        problem("serve-no-address", error.to_string()).with("address", args.addr.to_string())
    })?;
    let url = args.public_url.clone().unwrap_or_else(|| url_of(server.addr()));
    let said = [("url", url.into()), ("folder", folder.display().to_string().into())];
    writeln!(out, "{}", words.say("serve-open", &said))?;
    out.flush()?;
    told_to_stop().await;
    writeln!(out, "{}", words.say("serve-closing", &[]))?;
    out.flush()?;
    server.stop().await.map_err(|error| problem("serve-not-closed", error.to_string()))?;
    Ok(())
}

/// The address as somebody at this machine types it.
fn url_of(addr: SocketAddr) -> String {
    if addr.ip().is_loopback() || addr.ip().is_unspecified() {
        format!("http://localhost:{}", addr.port())
    } else {
        format!("http://{addr}")
    }
}

/// Ctrl-C, or the signal to end.
async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut end) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = end.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// Where programs keep what belongs to the user.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("hydropolis"))
}

/// Logs go to stderr, as much of them as RUST_LOG asks for: people are told what is wrong, programs everything of note.
fn listen_to_ourselves(form: LogForm) {
    let usual = if form == LogForm::Json { "info" } else { "warn" };
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new(usual));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // A log that is set up already is as good.
    let _ = match form {
        LogForm::Text => log.try_init(),
        LogForm::Json => log.json().flatten_event(true).try_init(),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_can_be_typed() {
        assert_eq!(url_of(([127, 0, 0, 1], 8080).into()), "http://localhost:8080");
        assert_eq!(url_of(([0, 0, 0, 0], 80).into()), "http://localhost:80");
        assert_eq!(url_of(([192, 0, 2, 1], 80).into()), "http://192.0.2.1:80");
    }
}
