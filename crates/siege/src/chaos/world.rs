//! What is put to the test: PostgreSQL, nodes and nginx, or one node on SQLite, all in a temporary folder and on the loopback.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use cluster::{Cluster, End};
use rustix::fs::{FallocateFlags, fallocate};
use rustix::process::Signal;
use tempfile::TempDir;

use super::{On, Sabotage};
use crate::nginx::{Nginx, free_port};
use crate::server::{Server, Start};

/// How many nodes there are on PostgreSQL.
const NODES: usize = 3;

/// The database's disk where it may be made, in megabytes, and what each minute adds: small enough to be filled at once.
const DISK: f64 = 500.0;
const DISK_A_MINUTE: f64 = 20.0;

/// How long a node may take to open its doors when all is well again.
const DOORS: Duration = Duration::from_secs(60);

/// A node with how it is started.
pub(super) struct Node {
    pub(super) start: Start,
    pub(super) server: Option<Server>,
    /// When it goes on, if it is paused.
    pub(super) wakes: Option<Instant>,
    /// Until when its clock is wrong, if it is.
    pub(super) astray: Option<Instant>,
}

impl Node {
    /// Ends it at once, whatever it does; the next is started by [`World::revive`].
    pub(super) fn kill(&mut self) {
        (self.server, self.wakes, self.astray) = (None, None, None);
    }

    /// Lets it go on if it is paused.
    pub(super) fn wake(&mut self) {
        if let (Some(_), Some(server)) = (self.wakes.take(), &self.server) {
            server.signal(Signal::CONT);
        }
    }

    /// Ends it as it should be ended.
    pub(super) async fn stop(&mut self) {
        self.wake();
        if let Some(mut server) = self.server.take() {
            server.signal(Signal::TERM);
            server.wait(Duration::from_secs(15)).await;
        }
        self.astray = None;
    }

    /// Starts it and waits until its doors are open.
    pub(super) fn open(&mut self) -> Result<(), String> {
        let opened = tokio::task::block_in_place(|| self.start.open());
        self.server = Some(opened.map_err(|reason| format!("A node {reason}"))?);
        Ok(())
    }
}

/// What a world is made of.
pub(super) struct Plan<'a> {
    /// The program.
    pub(super) binary: &'a Path,
    /// An older release of it, with which the nodes begin.
    pub(super) older: Option<&'a Path>,
    pub(super) on: On,
    pub(super) minutes: f64,
}

/// All of it.
pub(super) struct World {
    folder: TempDir,
    pub(super) nodes: Vec<Node>,
    pub(super) database: Option<Cluster>,
    /// The database's disk, if it is one of its own.
    pub(super) disk: Option<PathBuf>,
    proxy: Option<Nginx>,
    door: SocketAddr,
    binary: PathBuf,
    on: On,
    /// Until when the disk is slow, if it is.
    pub(super) slow: Option<Instant>,
    /// Until when it is full, if it is.
    pub(super) full: Option<Instant>,
    /// Whom all players are, if it has to be one.
    pub(super) token: Option<String>,
}

fn cannot(what: &str) -> impl Fn(std::io::Error) -> String {
    let what = what.to_owned();
    move |error| format!("Cannot {what}: {error}.")
}

fn mount(disk: &Path, minutes: f64) -> bool {
    let size = format!("size={:.0}m", DISK + DISK_A_MINUTE * minutes);
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(disk).stderr(Stdio::null());
    mount.status().is_ok_and(|status| status.success())
}

impl World {
    /// Starts everything.
    pub(super) fn open(plan: &Plan<'_>) -> Result<Self, String> {
        let &Plan { binary, older, on, minutes } = plan;
        let folder = tempfile::tempdir().map_err(cannot("make a folder"))?;
        // PostgreSQL runs as somebody else.
        let open = fs::Permissions::from_mode(0o755);
        fs::set_permissions(folder.path(), open).map_err(cannot("open the folder"))?;
        let (database, disk) =
            if on == On::Postgres { database(folder.path(), minutes)? } else { (None, None) };
        let mut world = Self {
            nodes: Vec::new(),
            database,
            disk,
            proxy: None,
            door: ([127, 0, 0, 1], 0).into(),
            binary: binary.to_owned(),
            on,
            slow: None,
            full: None,
            token: None,
            folder,
        };
        let count = if on == On::Postgres { NODES } else { 1 };
        for number in 0..count {
            let data = world.folder.path().join(format!("node-{number}"));
            fs::create_dir_all(&data).map_err(cannot("make a folder"))?;
            // All nodes know the same links.
            fs::write(data.join("hydropolis.key"), [7; 32]).map_err(cannot("write a key"))?;
            let mut options =
                ["--rate", "0", "--bots", "1", "--trusted-proxy", "127.0.0.1"].map(str::to_owned).to_vec();
            if older.is_none() {
                let called = ["--webhooks", "--allow-private", "--limit", "call-seconds=1"];
                options.extend(called.map(str::to_owned));
            }
            if let Some(database) = &world.database {
                options.extend(["--store".to_owned(), database.url("hydropolis")]);
            }
            let start = Start {
                binary: older.unwrap_or(binary).to_owned(),
                folder: data,
                port: free_port()?,
                open_files: 4096,
                options,
                environment: Vec::new(),
            };
            let mut node = Node { start, server: None, wakes: None, astray: None };
            node.open()?;
            world.nodes.push(node);
        }
        world.door = ([127, 0, 0, 1], world.nodes[0].start.port).into();
        if on == On::Postgres {
            world.begin_proxy("")?;
        }
        Ok(world)
    }

    /// Where players come in.
    pub(super) fn door(&self) -> SocketAddr {
        self.door
    }

    /// A node as who goes past the proxy finds it.
    pub(super) fn a_node(&self) -> SocketAddr {
        ([127, 0, 0, 1], self.nodes[0].start.port).into()
    }

    /// Puts nginx in front of the nodes.
    fn begin_proxy(&mut self, more: &str) -> Result<(), String> {
        self.proxy = None;
        let nodes: Vec<u16> = self.nodes.iter().map(|node| node.start.port).collect();
        let proxy = Nginx::start(self.folder.path(), &nodes, more)?;
        self.door = proxy.addr();
        self.proxy = Some(proxy);
        Ok(())
    }

    /// Leaves the folder with the logs of all nodes where it is, and says where.
    pub(super) fn leave_logs(&mut self) -> PathBuf {
        self.folder.disable_cleanup(true);
        self.folder.path().to_owned()
    }

    /// Builds a fault in.
    pub(super) async fn sabotage(&mut self, sabotage: Option<Sabotage>) -> Result<(), String> {
        let Some(sabotage) = sabotage else { return Ok(()) };
        let sql = match sabotage {
            Sabotage::AckEarly => ACK_EARLY,
            Sabotage::DoubleBot => DOUBLE_BOT,
            Sabotage::Leak => {
                let guest =
                    crate::visitor::Visitor::guest([127, 0, 1, 9].into(), self.a_node(), "All").await?;
                let token = guest.secret.unwrap_or_default();
                // Who says nothing of themselves is taken for the one who plays.
                let leak = format!(
                    "set $who $http_authorization;\nif ($who = \"\") {{ set $who \"Bearer {token}\"; }}\n\
                     proxy_set_header Authorization $who;"
                );
                self.token = Some(token);
                return self.begin_proxy(&leak);
            }
        };
        self.sql(sql).map(drop)
    }

    /// Has the database carry out SQL.
    pub(super) fn sql(&self, sql: &str) -> Result<String, String> {
        let database = self.database.as_ref().ok_or("There is no PostgreSQL.")?;
        database.sql("hydropolis", sql)
    }

    /// Ends what has lasted long enough: pauses, wrong clocks, a slow disk.
    pub(super) fn settle(&mut self) {
        let now = Instant::now();
        for node in &mut self.nodes {
            if node.wakes.is_some_and(|wakes| wakes <= now) {
                node.wake();
            }
            if node.astray.is_some_and(|until| until <= now) {
                node.kill();
            }
        }
        if self.slow.is_some_and(|until| until <= now) {
            self.slow = None;
            self.delay_commits(None);
        }
        if self.full.is_some_and(|until| until <= now) {
            self.empty_disk();
        }
    }

    /// Leaves no room on the database's disk.
    pub(super) fn fill_disk(&self) {
        let Some(disk) = &self.disk else { return };
        let mut number = 0;
        // Large pieces first, down to what no page of the database fits into.
        for size in (12..31).rev().map(|bits| 1 << bits) {
            loop {
                let piece = disk.join(format!("filler-{number}"));
                number += 1;
                let filled = File::create(&piece)
                    .map_err(|_| ())
                    .and_then(|file| fallocate(file, FallocateFlags::empty(), 0, size).map_err(|_| ()));
                if filled.is_err() {
                    let _ = fs::remove_file(&piece);
                    break;
                }
            }
        }
    }

    /// Gives the room back.
    pub(super) fn empty_disk(&mut self) {
        self.full = None;
        let Some(disk) = &self.disk else { return };
        for file in fs::read_dir(disk).into_iter().flatten().flatten() {
            if file.file_name().to_string_lossy().starts_with("filler-") {
                let _ = fs::remove_file(file.path());
            }
        }
    }

    /// Has every commit wait for so many microseconds, or no longer. A database that is away keeps what it was told.
    pub(super) fn delay_commits(&self, delay: Option<u32>) {
        let siblings = if delay.is_some() { 0 } else { 5 };
        let _ = self.sql(&format!("ALTER SYSTEM SET commit_delay = {}", delay.unwrap_or(0)));
        let _ = self.sql(&format!("ALTER SYSTEM SET commit_siblings = {siblings}"));
        let _ = self.sql("SELECT pg_reload_conf()");
    }

    /// Starts whatever has ended, and waits for none of it but the database.
    pub(super) fn revive(&mut self) -> Result<(), String> {
        if self.database.as_ref().is_some_and(|it| it.sql("postgres", "SELECT 1").is_err()) {
            // It needs room to start.
            self.empty_disk();
        }
        if let Some(database) = &self.database
            && database.sql("postgres", "SELECT 1").is_err()
        {
            // It may be about to start, or to end.
            std::thread::sleep(Duration::from_secs(1));
            if database.sql("postgres", "SELECT 1").is_err() {
                let _ = database.stop(End::Immediate);
                database.run()?;
            }
        }
        for node in &mut self.nodes {
            if node.server.as_mut().is_none_or(|server| server.ended().is_some()) {
                node.kill();
                node.server = Some(node.start.begin().map_err(|reason| format!("A node {reason}"))?);
            }
        }
        Ok(())
    }

    /// Takes back everything that was done, and waits until all nodes are there.
    pub(super) fn heal(&mut self) -> Result<(), String> {
        self.empty_disk();
        for node in &mut self.nodes {
            node.wake();
            if node.astray.is_some() {
                node.kill();
            }
        }
        self.revive()?;
        if self.database.is_some() {
            self.sql("ALTER SYSTEM RESET commit_delay")?;
            self.sql("ALTER SYSTEM RESET commit_siblings")?;
            self.sql("SELECT pg_reload_conf()")?;
        }
        let until = Instant::now() + DOORS;
        for node in 0..self.nodes.len() {
            let addr = SocketAddr::from(([127, 0, 0, 1], self.nodes[node].start.port));
            while std::net::TcpStream::connect(addr).is_err() {
                if Instant::now() > until {
                    let words = self.nodes[node].server.as_ref().map(Server::last_words);
                    return Err(format!("A node does not come back: {}", words.unwrap_or_default()));
                }
                std::thread::sleep(Duration::from_millis(200));
                self.revive()?;
            }
        }
        Ok(())
    }

    /// Ends the nodes as they should be ended.
    pub(super) async fn close(&mut self) {
        for node in &mut self.nodes {
            node.stop().await;
        }
    }

    /// Replays every game of the store; what is said.
    pub(super) fn check(&self) -> Result<String, String> {
        let mut check = Command::new(&self.binary);
        check.arg("check").env("HYDROPOLIS_LANG", "en").stdin(Stdio::null());
        match &self.database {
            Some(database) => check.args(["--store", &database.url("hydropolis")]),
            None => check.arg("--data").arg(&self.nodes[0].start.folder),
        };
        let output = check.output().map_err(cannot("run the check"))?;
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said).trim().to_owned();
        if output.status.success() { Ok(said) } else { Err(said) }
    }

    /// All entries, those of one table after the other.
    pub(super) fn log(&self) -> Result<Vec<Logged>, String> {
        let sql = "SELECT id, seq, seat, time, coalesce(key, ''), text FROM log JOIN games ON number = game
                   ORDER BY game, seq";
        if self.on == On::Sqlite {
            let file = self.nodes[0].start.folder.join("hydropolis.db");
            let told = |error: rusqlite::Error| error.to_string();
            let connection = rusqlite::Connection::open(file).map_err(told)?;
            let mut statement = connection.prepare(sql).map_err(told)?;
            let rows = statement.query_map([], |row| {
                let seq: i64 = row.get(1)?;
                Ok(Logged {
                    table: row.get(0)?,
                    seq: seq.unsigned_abs(),
                    seat: row.get(2)?,
                    time: row.get(3)?,
                    key: row.get(4)?,
                    text: row.get(5)?,
                })
            });
            return rows.map_err(told)?.collect::<Result<_, _>>().map_err(told);
        }
        Ok(self.sql(sql)?.lines().filter_map(Logged::read).collect())
    }
}

/// An entry as it is kept.
pub(super) struct Logged {
    pub(super) table: String,
    pub(super) seq: u64,
    pub(super) seat: u8,
    pub(super) time: i64,
    pub(super) key: String,
    pub(super) text: String,
}

impl Logged {
    /// A line of `psql`.
    fn read(line: &str) -> Option<Self> {
        let mut parts = line.splitn(6, '|');
        Some(Self {
            table: parts.next()?.to_owned(),
            seq: parts.next()?.parse().ok()?,
            seat: parts.next()?.parse().ok()?,
            time: parts.next()?.parse().ok()?,
            key: parts.next()?.to_owned(),
            text: parts.next()?.to_owned(),
        })
    }
}

/// PostgreSQL with an empty database, on a disk of its own if that may be made.
fn database(folder: &Path, minutes: f64) -> Result<(Option<Cluster>, Option<PathBuf>), String> {
    let disk = folder.join("pg");
    fs::create_dir_all(&disk).map_err(cannot("make a folder"))?;
    let own = mount(&disk, minutes);
    let settings = ["max_wal_size = 128MB", "min_wal_size = 32MB", "wal_recycle = off"];
    let started = Cluster::start(&disk.join("c"), &settings);
    if started.is_err() && own {
        unmount(&disk);
    }
    let database = started?;
    database.new_database("hydropolis")?;
    Ok((Some(database), own.then_some(disk)))
}

fn unmount(disk: &Path) {
    let _ = Command::new("umount").arg(disk).stderr(Stdio::null()).status();
}

impl Drop for World {
    fn drop(&mut self) {
        self.nodes.clear();
        self.proxy = None;
        self.database = None;
        if let Some(disk) = &self.disk {
            unmount(disk);
        }
    }
}

const ACK_EARLY: &str = "
    ALTER FUNCTION hydropolis_append RENAME TO hydropolis_append_kept;
    CREATE FUNCTION hydropolis_append(
        ids text[], expected bigint[], seats_ smallint[], kinds text[], texts text[], hashes bigint[], keys text[],
        statuses text[], to_moves smallint[], outcomes text[], again boolean
    ) RETURNS TABLE (what text, place bigint) LANGUAGE plpgsql AS $$
    BEGIN
        IF random() < 0.01 THEN
            RETURN QUERY SELECT 'applied'::text, it FROM unnest(expected) WITH ORDINALITY AS u (it, o) ORDER BY o;
        ELSE
            RETURN QUERY SELECT * FROM hydropolis_append_kept(ids, expected, seats_, kinds, texts, hashes, keys, statuses,
                to_moves, outcomes, again);
        END IF;
    END $$;";

const DOUBLE_BOT: &str = "
    CREATE FUNCTION twice() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.next_seq = OLD.next_seq + 1 AND random() < 0.02 AND EXISTS (
            SELECT 1 FROM log l JOIN seats s ON s.game = l.game AND s.seat = l.seat AND s.kind = 'bot'
            WHERE l.game = NEW.game AND l.seq = OLD.next_seq)
        THEN
            INSERT INTO log (game, seq, kind, seat, text, hash, time)
                SELECT game, NEW.next_seq, kind, seat, text, hash, time FROM log
                WHERE game = NEW.game AND seq = OLD.next_seq;
            NEW.next_seq := NEW.next_seq + 1;
        END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER twice BEFORE UPDATE ON standings FOR EACH ROW EXECUTE FUNCTION twice();";
