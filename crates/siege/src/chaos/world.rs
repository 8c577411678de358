//! What is put to the test: PostgreSQL, nodes and nginx, or one node on SQLite, all in a temporary folder and on the loopback.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use cluster::{Cluster, End};
use rustix::process::Signal;
use tempfile::TempDir;

use super::{On, Sabotage};
use crate::server::{Server, Start};

/// How many nodes there are on PostgreSQL.
const NODES: usize = 3;

/// The database's disk where it may be made, in megabytes, and what each minute adds: small enough to be filled at once.
const DISK: f64 = 500.0;
const DISK_A_MINUTE: f64 = 30.0;

/// The example for operators: what is put to the test is what they copy.
const NGINX: &str = include_str!("../../../../deploy/nginx.conf");

/// A node with how it is started.
pub(super) struct Node {
    pub(super) start: Start,
    pub(super) server: Option<Server>,
}

/// All of it.
pub(super) struct World {
    folder: TempDir,
    pub(super) nodes: Vec<Node>,
    pub(super) database: Option<Cluster>,
    /// The database's disk, if it is one of its own.
    pub(super) disk: Option<PathBuf>,
    proxy: Option<Child>,
    door: SocketAddr,
    binary: PathBuf,
    on: On,
    /// Whom all players are, if it has to be one.
    pub(super) token: Option<String>,
}

fn cannot(what: &str) -> impl Fn(std::io::Error) -> String {
    let what = what.to_owned();
    move |error| format!("Cannot {what}: {error}.")
}

/// A port that nobody uses.
fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(cannot("find a port"))?;
    listener.local_addr().map(|addr| addr.port()).map_err(cannot("find a port"))
}

fn mount(disk: &Path, minutes: f64) -> bool {
    let size = format!("size={:.0}m", DISK + DISK_A_MINUTE * minutes);
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(disk).stderr(Stdio::null());
    mount.status().is_ok_and(|status| status.success())
}

impl World {
    /// Starts everything.
    pub(super) fn open(binary: &Path, on: On, minutes: f64) -> Result<Self, String> {
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
            if let Some(database) = &world.database {
                options.extend(["--store".to_owned(), database.url("hydropolis")]);
            }
            let start = Start {
                binary: binary.to_owned(),
                folder: data,
                port: free_port()?,
                open_files: 4096,
                options,
                environment: Vec::new(),
            };
            let server = start.open().map_err(|reason| format!("A node {reason}"))?;
            world.nodes.push(Node { start, server: Some(server) });
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

    fn begin_proxy(&mut self, more: &str) -> Result<(), String> {
        if let Some(mut proxy) = self.proxy.take() {
            let _ = proxy.kill();
            let _ = proxy.wait();
        }
        let port = free_port()?;
        let here = self.folder.path().display();
        let ours: String = self
            .nodes
            .iter()
            .map(|node| format!("server 127.0.0.1:{} max_fails=1 fail_timeout=2s;\n", node.start.port))
            .collect();
        let mut site = String::new();
        let mut named = false;
        for line in NGINX.lines() {
            match line.trim() {
                node if node.starts_with("server 127.0.0.1:") => {
                    if !named {
                        site += &ours;
                    }
                    named = true;
                }
                listen if listen.starts_with("listen ") => {
                    site += &format!("    listen 127.0.0.1:{port};\n");
                }
                "location / {" => site += &format!("{line}\n{more}\n"),
                _ => site += &format!("{line}\n"),
            }
        }
        let whole = format!(
            "user root;\ndaemon off;\nworker_processes 1;\npid {here}/nginx.pid;\nerror_log {here}/nginx.log;\n\
             events {{ worker_connections 8192; }}\n\
             http {{\naccess_log off;\nclient_body_temp_path {here}/t1;\nproxy_temp_path {here}/t2;\n\
             fastcgi_temp_path {here}/t3;\nuwsgi_temp_path {here}/t4;\nscgi_temp_path {here}/t5;\n{site}\n}}\n"
        );
        let file = self.folder.path().join("nginx.conf");
        fs::write(&file, whole).map_err(cannot("write nginx.conf"))?;
        let program = ["/usr/sbin/nginx", "/usr/bin/nginx"].into_iter().find(|it| Path::new(it).is_file());
        let mut nginx = Command::new(program.unwrap_or("nginx"));
        nginx.arg("-c").arg(&file).arg("-e").arg(self.folder.path().join("nginx.log"));
        nginx.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.proxy = Some(nginx.spawn().map_err(cannot("start nginx"))?);
        self.door = ([127, 0, 0, 1], port).into();
        let until = Instant::now() + Duration::from_secs(10);
        while std::net::TcpStream::connect(self.door).is_err() {
            if Instant::now() > until {
                let log = fs::read_to_string(self.folder.path().join("nginx.log")).unwrap_or_default();
                return Err(format!("nginx does not open its doors: {log}"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
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

    /// Starts whatever has ended.
    pub(super) fn revive(&mut self) -> Result<(), String> {
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
            let ended = node.server.as_mut().is_none_or(|server| server.ended().is_some());
            if ended {
                node.server = None;
                node.server = Some(node.start.open().map_err(|reason| format!("A node {reason}"))?);
            }
        }
        Ok(())
    }

    /// Takes back everything that was done.
    pub(super) fn heal(&mut self) -> Result<(), String> {
        for node in &mut self.nodes {
            if let Some(server) = &node.server {
                server.signal(Signal::CONT);
            }
        }
        self.revive()?;
        if self.database.is_some() {
            self.sql("ALTER SYSTEM RESET commit_delay")?;
            self.sql("ALTER SYSTEM RESET commit_siblings")?;
            self.sql("SELECT pg_reload_conf()")?;
        }
        Ok(())
    }

    /// Ends the nodes as they should be ended.
    pub(super) async fn close(&mut self) {
        for node in &mut self.nodes {
            if let Some(mut server) = node.server.take() {
                server.signal(Signal::TERM);
                server.wait(Duration::from_secs(15)).await;
            }
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

    /// All entries: table, number, who, what.
    pub(super) fn log(&self) -> Result<Vec<(String, u64, String)>, String> {
        let sql = "SELECT id, seq, text FROM log JOIN games ON number = game ORDER BY game, seq";
        if self.on == On::Sqlite {
            let file = self.nodes[0].start.folder.join("hydropolis.db");
            let told = |error: rusqlite::Error| error.to_string();
            let connection = rusqlite::Connection::open(file).map_err(told)?;
            let mut statement = connection.prepare(sql).map_err(told)?;
            let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?, row.get(2)?)));
            let rows: Result<Vec<(String, i64, String)>, _> = rows.map_err(told)?.collect();
            return Ok(rows
                .map_err(told)?
                .into_iter()
                .map(|(id, seq, text)| (id, seq.unsigned_abs(), text))
                .collect());
        }
        let read = |line: &str| {
            let mut parts = line.splitn(3, '|');
            Some((parts.next()?.to_owned(), parts.next()?.parse().ok()?, parts.next()?.to_owned()))
        };
        Ok(self.sql(sql)?.lines().filter_map(read).collect())
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
        if let Some(mut proxy) = self.proxy.take() {
            // Its worker goes with it.
            if let Some(pid) = i32::try_from(proxy.id()).ok().and_then(rustix::process::Pid::from_raw) {
                let _ = rustix::process::kill_process(pid, Signal::TERM);
            }
            let _ = proxy.wait();
        }
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
