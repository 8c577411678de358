//! The field: the server under siege, how much is thrown at it, and what an attack may do.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rustix::process::Signal;
use tempfile::TempDir;
use tokio::net::{TcpSocket, TcpStream};

use crate::chance::Chance;
use crate::fair::Fair;
use crate::server::{Server, Start};
use crate::visitor::Visitor;

/// How much of everything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    /// How much of the full count: 1 in the full form.
    pub(crate) share: f64,
    /// How many moves are measured before and during an attack.
    pub(crate) moves: usize,
    /// How long an attack lasts at least, and at most.
    pub(crate) least: Duration,
    pub(crate) most: Duration,
    /// Whether times are judged.
    pub(crate) timed: bool,
}

/// What an attack found out.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    /// What must not be.
    pub(crate) wrong: Vec<String>,
    /// What is worth knowing.
    pub(crate) noted: Vec<String>,
    /// Whether the attack itself took the server away: then times are told, not judged.
    pub(crate) restarted: bool,
}

impl Findings {
    /// What an attack found that could not go on.
    pub(crate) fn failed(reason: String) -> Self {
        Self { wrong: vec![reason], ..Self::default() }
    }

    /// Notes something wrong unless it holds.
    pub(crate) fn hold(&mut self, holds: bool, otherwise: impl FnOnce() -> String) {
        if !holds {
            self.wrong.push(otherwise());
        }
    }

    /// Notes something.
    pub(crate) fn note(&mut self, what: impl Into<String>) {
        self.noted.push(what.into());
    }
}

/// The field.
pub(crate) struct Field {
    start: Start,
    server: Mutex<Option<Server>>,
    /// Where the server listens.
    pub(crate) addr: SocketAddr,
    /// How much of everything.
    pub(crate) size: Size,
    /// The fair players.
    pub(crate) fair: Fair,
    /// What choices grow from.
    pub(crate) seed: u64,
    /// The record of a game that was really played.
    pub(crate) record: String,
    folder: TempDir,
    folders: AtomicU32,
    attacker: AtomicU32,
    under_attack: AtomicBool,
    taken_away: AtomicBool,
}

impl Field {
    /// Opens a server, and seats the fair players.
    pub(crate) async fn open(binary: PathBuf, size: Size, seed: u64) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut start = Start {
            binary,
            folder: folder.path().join("0"),
            port: 0,
            open_files: open_files(),
            options: Vec::new(),
            environment: Vec::new(),
        };
        let server = start.open().map_err(|reason| format!("The server {reason}"))?;
        let addr = server.addr;
        // When it starts again it is found where it was.
        start.port = addr.port();
        let player = Visitor::guest(Ipv4Addr::new(127, 0, 3, 6), addr, "Recorder").await?;
        let table = player.table("barrage", &["me", "me"], Some(seed)).await?;
        let record = player.play_out(&table, &mut Chance::new(seed)).await?;
        Ok(Self {
            start,
            server: Mutex::new(Some(server)),
            addr,
            size,
            fair: Fair::seat(addr, seed),
            seed,
            record,
            folder,
            folders: AtomicU32::new(0),
            attacker: AtomicU32::new(0),
            under_attack: AtomicBool::new(false),
            taken_away: AtomicBool::new(false),
        })
    }

    /// So many in the full form; fewer in a shorter one, at least 3.
    pub(crate) fn count(&self, full: usize) -> usize {
        ((full as f64 * self.size.share).ceil() as usize).max(3.min(full))
    }

    /// Whether the attack is to go on.
    pub(crate) fn goes_on(&self) -> bool {
        self.under_attack.load(Ordering::Relaxed)
    }

    /// Begins or ends an attack; each attack comes from an address of its own.
    pub(crate) fn set_under_attack(&self, under_attack: bool) {
        if under_attack {
            self.attacker.fetch_add(1, Ordering::Relaxed);
        }
        self.under_attack.store(under_attack, Ordering::Relaxed);
    }

    /// Waits, but no longer than the attack goes on.
    pub(crate) async fn pause(&self, time: Duration) {
        let until = tokio::time::Instant::now() + time;
        while self.goes_on() && tokio::time::Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(20).min(time)).await;
        }
    }

    /// Does something, unless the attack is over before it is done.
    pub(crate) async fn unless_over<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        let over = async {
            while self.goes_on() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::select! {
            done = work => Some(done),
            () = over => None,
        }
    }

    /// The address of the attacker.
    pub(crate) fn attacker(&self) -> Ipv4Addr {
        let number = self.attacker.load(Ordering::Relaxed);
        Ipv4Addr::new(127, 0, 66, u8::try_from(number % 250).unwrap_or_default() + 1)
    }

    /// One of the addresses of a crowd.
    pub(crate) fn one_of_many(&self, number: usize) -> Ipv4Addr {
        let part = |number: usize| u8::try_from(number % 250).unwrap_or_default() + 1;
        let attack = self.attacker.load(Ordering::Relaxed);
        Ipv4Addr::new(
            127,
            100 + u8::try_from(attack % 100).unwrap_or_default(),
            part(number / 250),
            part(number),
        )
    }

    /// A bare connection from an address.
    pub(crate) async fn connect(&self, from: Ipv4Addr) -> std::io::Result<TcpStream> {
        connect(from, self.addr).await
    }

    /// Asks the server's process something; nothing if it is not there.
    pub(crate) fn of_server<T>(&self, ask: impl FnOnce(&mut Server) -> T) -> Option<T> {
        let mut server = self.server.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        server.as_mut().map(ask)
    }

    /// Whether the server is gone because the judge took it away.
    pub(crate) fn is_taken_away(&self) -> bool {
        self.taken_away.load(Ordering::Relaxed)
    }

    /// Kills the server with a signal and starts it again; how long it took to come back.
    pub(crate) async fn kill(&self, signal: Signal) -> Result<Duration, String> {
        self.taken_away.store(true, Ordering::Relaxed);
        self.fair.outage(true);
        self.of_server(|server| server.signal(signal));
        let mut gone = false;
        // A process with gigabytes takes its time to go.
        for _ in 0..6000 {
            gone = self.of_server(|server| server.ended().is_some()).unwrap_or(true);
            if gone {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let back =
            if gone { self.restart().await } else { Err(format!("the server does not die of {signal:?}")) };
        // Moves that were under way when it died are still being sent again.
        tokio::time::sleep(Duration::from_millis(300)).await;
        self.fair.outage(false);
        self.taken_away.store(false, Ordering::Relaxed);
        back
    }

    /// Starts the server again where it was.
    pub(crate) async fn restart(&self) -> Result<Duration, String> {
        let mut start = self.start.clone();
        start.folder = self.folder.path().join(self.folders.load(Ordering::Relaxed).to_string());
        drop(self.server.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take());
        let opened = tokio::task::spawn_blocking(move || start.open()).await;
        let server = opened.map_err(|error| error.to_string())??;
        let took = server.opened_in;
        *self.server.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(server);
        Ok(took)
    }

    /// Gives the server an empty folder, when it cannot live with the one it has.
    pub(crate) async fn begin_anew(&self) -> Result<(), String> {
        self.folders.fetch_add(1, Ordering::Relaxed);
        self.restart().await?;
        self.fair.new_world();
        Ok(())
    }

    /// How another server would be started beside this one, on a folder of its own.
    pub(crate) fn another(&self, name: &str, options: &[&str]) -> Start {
        Start {
            folder: self.folder.path().join(name),
            port: 0,
            options: options.iter().map(|&option| option.to_owned()).collect(),
            ..self.start.clone()
        }
    }

    /// How the same server would be started a second time.
    pub(crate) fn the_same(&self) -> Start {
        let folder = self.folder.path().join(self.folders.load(Ordering::Relaxed).to_string());
        Start { folder, port: 0, ..self.start.clone() }
    }
}

/// A bare connection from an address.
pub(crate) async fn connect(from: Ipv4Addr, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    tokio::time::timeout(Duration::from_secs(5), socket.connect(to)).await?
}

/// Lets this program open as many files as it may; how many that are.
fn open_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    getrlimit(Resource::Nofile).current.unwrap_or(1 << 20)
}
