//! A PostgreSQL server of one's own in a temporary folder, for tests: Debian's package, run as a user that is not root,
//! with `fsync` on as it comes.
//!
//! [`Cluster::start`] is for whoever wants to stop, kill or fill it. [`new_database`] gives an empty database in a server
//! that all tests of a machine share: the first to ask starts it, and it goes by itself when nobody has used it for a while.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Whom PostgreSQL runs as when the tests are run by root, whom it refuses.
const USER: &str = "postgres";

/// How long a server may take to start or stop.
const PATIENCE: &str = "60";

/// A server with its own data.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    settings: Vec<String>,
    kept: bool,
}

/// How a server ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Connections are ended, all is written down.
    Fast,
    /// As in a power cut: it recovers from its log at the next start.
    Immediate,
}

/// The folder of PostgreSQL's programs: the newest version there is.
fn programs() -> Result<PathBuf, String> {
    let found = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = found
        .filter_map(|it| Some((it.file_name().to_str()?.parse().ok()?, it.path().join("bin"))))
        .filter(|(_, path)| path.join("initdb").is_file())
        .collect();
    found.sort();
    let missing = "The tests need a PostgreSQL server. Please install: postgresql (on Debian `apt-get install postgresql`).";
    found.pop().map(|(_, path)| path).ok_or_else(|| missing.to_owned())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// A program that is run as somebody PostgreSQL accepts.
fn command(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", USER, "--"]).arg(program);
    command
}

fn succeed(command: &mut Command, what: &str) -> Result<String, String> {
    let output = command.stdin(Stdio::null()).current_dir("/").output();
    let output = output.map_err(|error| format!("Cannot run {what}: {error}."))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("{what} ended with {}:\n{}", output.status, String::from_utf8_lossy(&said)))
}

impl Cluster {
    /// Makes and starts a server whose data is in this folder, which is made; it is stopped when this is dropped. A setting is
    /// written as in `postgresql.conf`.
    pub fn start(folder: &Path, settings: &[&str]) -> Result<Self, String> {
        let cluster = Self {
            folder: folder.to_owned(),
            programs: programs()?,
            settings: settings.iter().map(|it| (*it).to_owned()).collect(),
            kept: false,
        };
        cluster.make()?;
        cluster.run()?;
        Ok(cluster)
    }

    /// Where its data is.
    pub fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn make(&self) -> Result<(), String> {
        let cannot = |error: io::Error| format!("Cannot make {}: {error}.", self.folder.display());
        fs::create_dir_all(&self.folder).map_err(cannot)?;
        if is_root() {
            let mut own = Command::new("chown");
            succeed(own.arg(format!("{USER}:")).arg(&self.folder), "chown")?;
        }
        let mut make = command(&self.programs.join("initdb"));
        make.arg("-D").arg(self.data());
        make.args(["-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]);
        succeed(&mut make, "initdb")?;
        let mut text = "listen_addresses = ''\nmax_connections = 200\nshared_buffers = 64MB\n".to_owned();
        text += &format!("unix_socket_directories = '{}'\n", self.folder.display());
        for setting in &self.settings {
            text += &format!("{setting}\n");
        }
        let mut configuration = fs::read_to_string(self.data().join("postgresql.conf")).unwrap_or_default();
        configuration += &text;
        fs::write(self.data().join("postgresql.conf"), configuration).map_err(cannot)
    }

    /// Starts it again after [`Cluster::stop`].
    pub fn run(&self) -> Result<(), String> {
        let mut start = self.control();
        start.args(["-w", "-t", PATIENCE, "-l"]).arg(self.folder.join("log")).arg("start");
        // What it leaves running keeps no output of ours open.
        start.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).current_dir("/");
        match start.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                let end: Vec<&str> = log.lines().rev().take(12).collect();
                let end: Vec<&str> = end.into_iter().rev().collect();
                Err(format!("PostgreSQL did not start ({status}):\n{}", end.join("\n")))
            }
            Err(error) => Err(format!("Cannot run pg_ctl: {error}.")),
        }
    }

    /// Stops it.
    pub fn stop(&self, end: End) -> Result<(), String> {
        let mode = match end {
            End::Fast => "fast",
            End::Immediate => "immediate",
        };
        succeed(self.control().args(["-w", "-t", PATIENCE, "-m", mode, "stop"]), "pg_ctl stop").map(drop)
    }

    fn control(&self) -> Command {
        let mut control = command(&self.programs.join("pg_ctl"));
        control.arg("-D").arg(self.data());
        control
    }

    /// The address of one of its databases.
    pub fn url(&self, database: &str) -> String {
        let host = self.folder.display().to_string().replace('%', "%25").replace('/', "%2F");
        format!("postgres://{USER}@{host}/{database}")
    }

    /// Has it carry out SQL; tells what it answers.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String, String> {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.arg("-h").arg(&self.folder).args(["-U", USER, "-d", database, "-XAtq"]);
        psql.args(["-v", "ON_ERROR_STOP=1", "-c", sql]);
        succeed(&mut psql, "psql").map(|text| text.trim_end().to_owned())
    }

    /// Makes an empty database; tells its address.
    pub fn new_database(&self, name: &str) -> Result<String, String> {
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(self.url(name))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if !self.kept {
            let _ = self.stop(End::Immediate);
        }
    }
}

/// Keeps the shared server while this process lives.
static SHARED: OnceLock<Result<(Cluster, File), String>> = OnceLock::new();
static NUMBER: AtomicU32 = AtomicU32::new(0);

/// How long the shared server stays when nobody uses it.
const IDLE: Duration = Duration::from_secs(20);

/// A database that nobody has used yet, in a server that all tests share; with the server, for who wants to ask it directly.
pub fn new_database() -> Result<(String, &'static Cluster), String> {
    let shared = SHARED.get_or_init(share).as_ref().map_err(Clone::clone)?;
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("t{}_{number}_{}", std::process::id(), now());
    Ok((shared.0.new_database(&name)?, &shared.0))
}

fn now() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis())
}

/// The shared server, started if it does not run, and a lock that keeps it.
fn share() -> Result<(Cluster, File), String> {
    let user = Command::new("id").arg("-u").output().map(|it| it.stdout).unwrap_or_default();
    let user = String::from_utf8_lossy(&user).trim().to_owned();
    let base = std::env::temp_dir().join(format!("hydropolis-tests-{user}"));
    let cannot = |error: io::Error| format!("Cannot use {}: {error}.", base.display());
    fs::create_dir_all(&base).map_err(cannot)?;
    let open = |name: &str| {
        OpenOptions::new().write(true).create(true).truncate(false).open(base.join(name)).map_err(cannot)
    };
    // One at a time starts it or stops it.
    let gate = open("gate")?;
    gate.lock().map_err(cannot)?;
    let used = open("used")?;
    used.lock_shared().map_err(cannot)?;
    let folder = base.join("server");
    let cluster = Cluster { folder, programs: programs()?, settings: Vec::new(), kept: true };
    if cluster.sql("postgres", "SELECT 1").is_err() {
        let _ = cluster.stop(End::Immediate);
        if cluster.folder.exists() {
            fs::remove_dir_all(&cluster.folder).map_err(cannot)?;
        }
        cluster.make()?;
        cluster.run()?;
        watch(&base, &cluster)?;
    }
    gate.unlock().map_err(cannot)?;
    Ok((cluster, used))
}

/// Leaves somebody behind who stops the server when nobody has used it for a while.
fn watch(base: &Path, cluster: &Cluster) -> Result<(), String> {
    let stop = if is_root() { format!("runuser -u {USER} -- ") } else { String::new() };
    let script = format!(
        "while sleep {idle}; do
             exec 9>'{base}/gate'; flock 9
             if flock -n '{base}/used' true; then
                 {stop}'{programs}/pg_ctl' -D '{data}' -m immediate stop; rm -rf '{folder}'; exit
             fi
             exec 9>&-
         done",
        idle = IDLE.as_secs(),
        base = base.display(),
        programs = cluster.programs.display(),
        data = cluster.data().display(),
        folder = cluster.folder.display(),
    );
    let mut watch = Command::new("setsid");
    watch.args(["sh", "-c", &script]).current_dir("/");
    watch.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    watch.spawn().map(drop).map_err(|error| format!("Cannot run setsid: {error}."))
}
