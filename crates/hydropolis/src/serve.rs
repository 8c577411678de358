//! `serve`: a server anybody can start, with its database in one folder.

use std::env;
use std::fs;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use server::{Calling, Config, Limits, Push, Rate, Server, Smtp};
use store::{PostgresStore, SqliteStore, Store, StoreError};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use words::Words;

use crate::Out;
use crate::problem::{Problem, Stop};
use crate::traces::{Layer, Traces};

/// How the server is run; every option is also an environment variable.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS", env = "HYDROPOLIS_ADDR", default_value = "127.0.0.1:8080")]
    pub(crate) addr: SocketAddr,
    /// The folder of the database; in the user's data folder if not said.
    #[arg(long, value_name = "DIR", env = "HYDROPOLIS_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database instead of the one in the folder, which several servers may share.
    #[arg(long, value_name = "URL", env = "HYDROPOLIS_STORE", hide_env_values = true)]
    pub(crate) store: Option<String>,
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
    /// A proxy that is believed when it says whom it speaks for, as an address or a network; may be repeated.
    #[arg(long, value_name = "CIDR", env = "HYDROPOLIS_TRUSTED_PROXY", value_delimiter = ',',
          value_parser = server::network)]
    pub(crate) trusted_proxy: Vec<server::Network>,
    /// Another bound than the usual one: connections=1000; may be repeated.
    #[arg(long, value_name = "NAME=N", env = "HYDROPOLIS_LIMITS", value_delimiter = ',')]
    pub(crate) limit: Vec<String>,
    /// Nobody talks at the tables of this server, and nobody is told who is there.
    #[arg(long, env = "HYDROPOLIS_NO_TALK")]
    pub(crate) no_talk: bool,
    /// The mail server for calls; without it no mail is sent.
    #[arg(long, value_name = "URL", env = "HYDROPOLIS_SMTP", hide_env_values = true)]
    pub(crate) smtp: Option<String>,
    /// Who sends the mail.
    #[arg(long, value_name = "ADDRESS", env = "HYDROPOLIS_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    /// Whom a push service may ask about this server; without it nothing is pushed.
    #[arg(long, value_name = "URL", env = "HYDROPOLIS_PUSH_CONTACT")]
    pub(crate) push_contact: Option<String>,
    /// The VAPID key for Web Push; made and kept in the store if not said.
    #[arg(long, value_name = "KEY", env = "HYDROPOLIS_PUSH_KEY", hide_env_values = true)]
    pub(crate) push_key: Option<String>,
    /// Lets people be called by webhooks.
    #[arg(long, env = "HYDROPOLIS_WEBHOOKS")]
    pub(crate) webhooks: bool,
    /// Lets webhooks and pushes go to private addresses too, and unencrypted.
    #[arg(long, env = "HYDROPOLIS_ALLOW_PRIVATE")]
    pub(crate) allow_private: bool,
    /// Where traces go: an OpenTelemetry collector that speaks OTLP over HTTP, `http://localhost:4318`.
    #[arg(long, value_name = "URL", env = "OTEL_EXPORTER_OTLP_ENDPOINT")]
    pub(crate) traces: Option<String>,
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
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Problem::new("serve-no-threads").with("reason", error.to_string()))?;
    let (traces, layer) = {
        let _threads = runtime.enter();
        let wanted = args.traces.as_deref().map(str::trim).filter(|url| !url.is_empty());
        Traces::to(wanted)?
    };
    listen_to_ourselves(args.log, layer);
    let served = runtime.block_on(serve(args, words, out));
    traces.end();
    // What is still being worked on for nobody does not keep the program.
    runtime.shutdown_background();
    served
}

/// Where backups of the operator's page go: beside the database, if it is a file.
fn backups(args: &Serve) -> Option<PathBuf> {
    match args.store {
        Some(_) => None,
        None => args.data.clone().or_else(data_folder).map(|folder| folder.join("backups")),
    }
}

/// The usual bounds with those that were named instead.
fn limits(named: &[String]) -> Result<Limits, Problem> {
    let mut limits = Limits::default();
    for text in named {
        let bad = || Problem::new("serve-bad-limit").with("limit", text.clone());
        let bad = || bad().with("names", Limits::NAMES.join(", ").replace('_', "-"));
        let (name, number) = text.split_once('=').ok_or_else(bad)?;
        *limits.named(name.trim()).ok_or_else(bad)? = number.trim().parse().map_err(|_| bad())?;
    }
    Ok(limits)
}

/// How people are called who are elsewhere.
fn calling(args: &Serve) -> Result<Calling, Problem> {
    let smtp = match (&args.smtp, &args.mail_from) {
        (Some(url), Some(from)) => Some(Smtp { url: url.clone(), from: from.clone() }),
        (Some(_), None) => return Err(Problem::new("serve-no-mail-from")),
        (None, _) => None,
    };
    let push = args.push_contact.clone().map(|contact| Push { contact, key: args.push_key.clone() });
    let calling = Calling { smtp, push, webhooks: args.webhooks, allow_private: args.allow_private };
    match calling.fault() {
        Some(reason) => Err(Problem::new("serve-bad-calling").with("reason", reason)),
        None => Ok(calling),
    }
}

async fn serve(args: &Serve, words: &Words, out: &mut Out) -> Result<(), Stop> {
    // Listened for before anything is begun: whoever says stop at once is heard.
    let told_to_stop = told_to_stop();
    let problem = |message, reason: String| Problem::new(message).with("reason", reason);
    if let Some(url) = &args.public_url
        && !["http://", "https://"].iter().any(|scheme| url.len() > scheme.len() && url.starts_with(scheme))
    {
        return Err(Problem::new("serve-bad-url").with("url", url.clone()).into());
    }
    let Opened { store, folder, place } = open_store(args.store.as_deref(), args.data.as_ref()).await?;
    store.claim().await.map_err(|error| no_data(&place, &error))?;
    let link_key = link_key(&folder).map_err(|error| {
        problem("serve-no-data", error.to_string()).with("folder", folder.display().to_string())
    })?;
    let config = Config {
        link_key: Some(link_key),
        public_url: args.public_url.clone(),
        rate: (args.rate > 0)
            .then(|| Rate { per_second: args.rate.into(), burst: f64::from(args.rate) * 3.0 }),
        bots: args.bots.into(),
        trusted_proxies: args.trusted_proxy.clone(),
        backups: backups(args),
        limits: limits(&args.limit)?,
        talk: !args.no_talk,
        calling: calling(args)?,
        ..Config::new(args.addr)
    };
    let server = Server::start(store, config).await.map_err(|error| {
        problem("serve-no-address", error.to_string()).with("address", args.addr.to_string())
    })?;
    let url = args.public_url.clone().unwrap_or_else(|| url_of(server.addr()));
    let said = [("url", url.into()), ("folder", place.into())];
    writeln!(out, "{}", words.say("serve-open", &said))?;
    out.flush()?;
    told_to_stop.await;
    writeln!(out, "{}", words.say("serve-closing", &[]))?;
    out.flush()?;
    server.stop().await.map_err(|error| problem("serve-not-closed", error.to_string()))?;
    Ok(())
}

/// A store, with the folder for what is not in it, and what people are told of where it is.
pub(crate) struct Opened {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) folder: PathBuf,
    pub(crate) place: String,
}

/// The store at this address, or else in this folder, or in the user's own.
pub(crate) async fn open_store(url: Option<&str>, data: Option<&PathBuf>) -> Result<Opened, Problem> {
    let folder = data.cloned().or_else(data_folder).ok_or_else(|| Problem::new("serve-no-folder"))?;
    fs::create_dir_all(&folder).map_err(|error| {
        let problem = Problem::new("serve-no-data").with("reason", error.to_string());
        problem.with("folder", folder.display().to_string())
    })?;
    if let Some(url) = url {
        let opened = PostgresStore::open(url).await;
        let store =
            opened.map_err(|error| Problem::new("serve-no-store").with("reason", error.to_string()))?;
        let place = store.place().to_owned();
        return Ok(Opened { store: Arc::new(store), folder, place });
    }
    let place = folder.display().to_string();
    let store = SqliteStore::open(folder.join("hydropolis.db")).await;
    let store = store.map_err(|error| no_data(&place, &error))?;
    Ok(Opened { store: Arc::new(store), folder, place })
}

/// What is wrong with the data in a place.
fn no_data(place: &str, error: &StoreError) -> Problem {
    let problem = match error {
        StoreError::InUse { .. } => Problem::new("serve-in-use"),
        error => Problem::new("serve-no-data").with("reason", error.to_string()),
    };
    problem.with("folder", place.to_owned())
}

/// The address as somebody at this machine types it.
fn url_of(addr: SocketAddr) -> String {
    if addr.ip().is_loopback() || addr.ip().is_unspecified() {
        format!("http://localhost:{}", addr.port())
    } else {
        format!("http://{addr}")
    }
}

/// Ctrl-C, or the signal to end: from this call on, not only once somebody waits for it.
fn told_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
        async move {
            match signals {
                (Ok(mut interrupt), Ok(mut end)) => {
                    tokio::select! {
                        _ = interrupt.recv() => {}
                        _ = end.recv() => {}
                    }
                }
                _ => drop(tokio::signal::ctrl_c().await),
            }
        }
    }
    #[cfg(not(unix))]
    async {
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// The key from which links to seats grow: a file beside the database, so that a copy of the database alone opens no
/// seat. It is made when there is none.
fn link_key(folder: &Path) -> io::Result<[u8; 32]> {
    let path = folder.join("hydropolis.key");
    match fs::read(&path) {
        Ok(bytes) => bytes.try_into().map_err(|_| io::Error::other(format!("{} is damaged", path.display()))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let drawn = store::Secret::random().map_err(io::Error::other)?;
            let key = drawn.bytes();
            // Another node may make one in the same folder at this moment: the first that is whole counts for both.
            let mut file = tempfile::NamedTempFile::new_in(folder)?;
            file.write_all(&key)?;
            file.as_file().sync_all()?;
            match file.persist_noclobber(&path) {
                Err(taken) if taken.error.kind() == io::ErrorKind::AlreadyExists => link_key(folder),
                persisted => persisted.map(|_| key).map_err(|failed| failed.error),
            }
        }
        Err(error) => Err(error),
    }
}

/// Where programs keep what belongs to the user.
pub(crate) fn data_folder() -> Option<PathBuf> {
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

/// Logs go to stderr, as much of them as RUST_LOG asks for: people are told what is wrong, programs everything of note. Spans that are
/// there to be traced are in no log.
fn listen_to_ourselves(form: LogForm, traces: Layer) {
    let usual = if form == LogForm::Json { "info" } else { "warn" };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let untraced = format!("{}=off", server::TRACES).parse();
    let filter = untraced.map_or_else(|_| EnvFilter::new(usual), |off| filter.add_directive(off));
    let log = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let all = tracing_subscriber::registry().with(traces);
    // A log that is set up already is as good.
    let _ = match form {
        LogForm::Text => all.with(log.with_filter(filter)).try_init(),
        LogForm::Json => all.with(log.json().flatten_event(true).with_filter(filter)).try_init(),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_named() {
        let named = |text: &str| limits(&[text.to_owned()]);
        assert_eq!(named("connections=7").map(|it| it.connections).ok(), Some(7));
        assert_eq!(named("streams-per-table = 9").map(|it| it.streams_per_table).ok(), Some(9));
        for wrong in ["connections", "connections=many", "patience=3", "connections=-1"] {
            assert!(named(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_key_of_the_links_is_made_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let key = link_key(folder.path()).expect("a key");
        assert_eq!(link_key(folder.path()).expect("the key"), key);
        assert_ne!(key, [0; 32]);
        let names: Vec<_> = fs::read_dir(folder.path()).expect("the folder").flatten().collect();
        assert_eq!(names.len(), 1, "{names:?}");
        fs::write(folder.path().join("hydropolis.key"), "short").expect("it can be written");
        assert!(link_key(folder.path()).is_err());
    }

    /// Nodes that share a folder share its key, also when all of them are started at once.
    #[test]
    fn nodes_that_start_at_once_make_one_key() {
        let folder = tempfile::tempdir().expect("a folder");
        let keys: Vec<[u8; 32]> = std::thread::scope(|scope| {
            let started: Vec<_> =
                (0..8).map(|_| scope.spawn(|| link_key(folder.path()).expect("a key"))).collect();
            started.into_iter().map(|it| it.join().expect("no panic")).collect()
        });
        assert!(keys.iter().all(|key| *key == keys[0]));
    }

    #[test]
    fn the_address_can_be_typed() {
        assert_eq!(url_of(([127, 0, 0, 1], 8080).into()), "http://localhost:8080");
        assert_eq!(url_of(([0, 0, 0, 0], 80).into()), "http://localhost:80");
        assert_eq!(url_of(([192, 0, 2, 1], 80).into()), "http://192.0.2.1:80");
    }
}
