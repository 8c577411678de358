//! The server under siege: the real binary as a child process, on 127.0.0.1 and a folder of its own.

use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

/// How long a server may take to open its doors.
const DOORS: Duration = Duration::from_secs(30);

/// How a server is started.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    /// The binary.
    pub(crate) binary: PathBuf,
    /// The folder of its data.
    pub(crate) folder: PathBuf,
    /// The port, 0 for any.
    pub(crate) port: u16,
    /// How many files it may have open; a usual shell allows 1024.
    pub(crate) open_files: u64,
    /// More options.
    pub(crate) options: Vec<String>,
    /// Variables of its environment.
    pub(crate) environment: Vec<(&'static str, String)>,
}

/// A server that runs, or has run.
pub(crate) struct Server {
    child: Child,
    /// Where it listens.
    pub(crate) addr: SocketAddr,
    /// How long it took until its doors were open.
    pub(crate) opened_in: Duration,
    log: PathBuf,
}

impl Start {
    /// Starts the program; nothing has been heard of it yet.
    pub(crate) fn spawn(&self) -> io::Result<Child> {
        let log = File::options().create(true).append(true).open(self.log())?;
        // A limit can be set for a child by its shell alone: by now ours is far higher.
        let limited = r#"ulimit -S -n "$0"; exec "$@""#;
        Command::new("sh")
            .args(["-c", limited, &self.open_files.to_string()])
            .arg(&self.binary)
            .args(["serve", "--addr", &format!("127.0.0.1:{}", self.port), "--data"])
            .arg(&self.folder)
            .args(&self.options)
            .env("LC_ALL", "C")
            .env_remove("LANGUAGE")
            .env_remove("RUST_LOG")
            .envs(self.environment.iter().cloned())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
    }

    /// Starts the program on the port it is given, and waits for nothing.
    pub(crate) fn begin(&self) -> Result<Server, String> {
        let mut child = self.spawn().map_err(|error| format!("cannot be started: {error}"))?;
        // What it says is let go: it must not wait for somebody to read it.
        if let Some(mut out) = child.stdout.take() {
            thread::spawn(move || io::copy(&mut out, &mut io::sink()));
        }
        let addr = ([127, 0, 0, 1], self.port).into();
        Ok(Server { child, addr, opened_in: Duration::ZERO, log: self.log() })
    }

    /// Starts the program and waits until its doors are open.
    pub(crate) fn open(&self) -> Result<Server, String> {
        let begun = Instant::now();
        let mut child = self.spawn().map_err(|error| format!("cannot be started: {error}"))?;
        let Some(out) = child.stdout.take() else { return Err("has no output".to_owned()) };
        let (said, heard) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let port = line.split("http://localhost:").nth(1);
                let port = port.map(|rest| rest.chars().take_while(char::is_ascii_digit).collect::<String>());
                if let Some(port) = port.and_then(|port| port.parse::<u16>().ok()) {
                    let _ = said.send(port);
                }
            }
        });
        match heard.recv_timeout(DOORS) {
            Ok(port) => Ok(Server {
                child,
                addr: ([127, 0, 0, 1], port).into(),
                opened_in: begun.elapsed(),
                log: self.log(),
            }),
            Err(_) => {
                let _ = child.kill();
                let ended = child.wait().map(|status| status.to_string()).unwrap_or_default();
                Err(format!("does not open its doors ({ended}): {}", last_lines(&self.log())))
            }
        }
    }

    fn log(&self) -> PathBuf {
        self.folder.with_extension("log")
    }
}

impl Server {
    /// How it ended, if it did.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        if let Some(pid) = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw) {
            let _ = kill_process(pid, signal);
        }
    }

    /// Waits until it has ended; nothing if it has not by then.
    pub(crate) async fn wait(&mut self, within: Duration) -> Option<ExitStatus> {
        let until = Instant::now() + within;
        loop {
            match self.ended() {
                None if Instant::now() < until => tokio::time::sleep(Duration::from_millis(5)).await,
                ended => return ended,
            }
        }
    }

    /// The last words of its log.
    pub(crate) fn last_words(&self) -> String {
        last_lines(&self.log)
    }

    /// The most memory it has held since [`Server::forget_peak`], in MiB.
    pub(crate) fn peak(&self) -> Option<u64> {
        self.status("VmHWM:")
    }

    /// The memory it holds now, in MiB.
    pub(crate) fn memory(&self) -> Option<u64> {
        self.status("VmRSS:")
    }

    /// Lets the peak begin anew at what is held now.
    pub(crate) fn forget_peak(&self) {
        let _ = fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5");
    }

    fn status(&self, key: &str) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix(key))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib / 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn last_lines(log: &Path) -> String {
    let text = fs::read(log).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    lines[lines.len().saturating_sub(3)..].join(" / ")
}
