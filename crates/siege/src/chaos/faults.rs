//! What goes wrong.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use cluster::End;
use rustix::process::Signal;

use super::world::World;
use crate::chance::Chance;

/// Something that goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// A node is killed in the midst of whatever it does.
    Kill,
    /// A node is paused for some seconds, longer than it may see to a bot.
    Pause,
    /// All nodes are ended as they should be and started again, one after the other.
    Rolling,
    /// A node comes back with a clock that is wrong by an hour.
    Clock,
    /// The database ends as in a power cut.
    Crash,
    /// All connections to the database are cut.
    Cut,
    /// Every flush of the database takes a tenth of a second.
    SlowDisk,
    /// Nothing more can be written.
    FullDisk,
}

impl Fault {
    const ALL: [Self; 8] = [
        Self::Kill,
        Self::Pause,
        Self::Rolling,
        Self::Clock,
        Self::Crash,
        Self::Cut,
        Self::SlowDisk,
        Self::FullDisk,
    ];

    /// What it is called in the report.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Kill => "kill -9 of a node",
            Self::Pause => "a node paused (SIGSTOP)",
            Self::Rolling => "nodes restarted in turn",
            Self::Clock => "a node's clock wrong by an hour",
            Self::Crash => "PostgreSQL restarted (immediate)",
            Self::Cut => "connections of PostgreSQL cut",
            Self::SlowDisk => "a slow disk (commits delayed)",
            Self::FullDisk => "a full disk",
        }
    }
}

/// What makes a clock wrong.
const FAKETIME: [&str; 2] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
];

fn faketime() -> Option<&'static str> {
    FAKETIME.into_iter().find(|file| Path::new(file).is_file())
}

/// What can be done here, and what cannot, with the reason.
pub(super) fn possible(world: &World) -> (Vec<Fault>, Vec<(Fault, &'static str)>) {
    let (mut possible, mut not) = (Vec::new(), Vec::new());
    for fault in Fault::ALL {
        let obstacle = match fault {
            Fault::Crash | Fault::Cut | Fault::SlowDisk if world.database.is_none() => {
                Some("SQLite has no server")
            }
            Fault::FullDisk if world.database.is_none() => Some("a test of the store does it"),
            Fault::FullDisk if world.disk.is_none() => Some("no small disk may be mounted here"),
            Fault::Clock if faketime().is_none() => Some("faketime is not installed"),
            _ => None,
        };
        match obstacle {
            Some(reason) => not.push((fault, reason)),
            None => possible.push(fault),
        }
    }
    (possible, not)
}

async fn seconds(number: u64) {
    tokio::time::sleep(Duration::from_secs(number)).await;
}

/// Does it. Whatever ends because of it is started again by [`World::revive`].
pub(super) async fn happen(fault: Fault, world: &mut World, chance: &mut Chance) -> Result<(), String> {
    let which = usize::try_from(chance.word() % world.nodes.len() as u64).unwrap_or(0);
    let length = chance.word();
    match fault {
        Fault::Kill => {
            if let Some(server) = &mut world.nodes[which].server {
                server.signal(Signal::KILL);
                server.wait(Duration::from_secs(5)).await;
            }
        }
        Fault::Pause => {
            if let Some(server) = &world.nodes[which].server {
                server.signal(Signal::STOP);
                seconds(1 + length % 8).await;
                server.signal(Signal::CONT);
            }
        }
        Fault::Rolling => {
            for node in &mut world.nodes {
                if let Some(mut server) = node.server.take() {
                    server.signal(Signal::TERM);
                    server.wait(Duration::from_secs(15)).await;
                }
                node.server = Some(node.start.open().map_err(|reason| format!("A node {reason}"))?);
            }
        }
        Fault::Clock => {
            let node = &mut world.nodes[which];
            node.server = None;
            let mut start = node.start.clone();
            let jump = if length.is_multiple_of(2) { "+3600s" } else { "-3600s" };
            start.environment = vec![
                ("LD_PRELOAD", faketime().unwrap_or_default().to_owned()),
                ("FAKETIME", jump.to_owned()),
                ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
            ];
            node.server = Some(start.open().map_err(|reason| format!("A node with a wrong clock {reason}"))?);
            seconds(3).await;
            // The next time it has its right clock again.
            node.server = None;
        }
        Fault::Crash => {
            if let Some(database) = &world.database {
                // It may have fallen over already.
                let _ = database.stop(End::Immediate);
                seconds(length % 4).await;
                database.run()?;
            }
        }
        Fault::Cut => {
            let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                       WHERE datname = 'hydropolis' AND pid <> pg_backend_pid()";
            // A database that is just coming back has none.
            let _ = world.sql(cut);
        }
        Fault::SlowDisk => {
            for (delay, siblings, pause) in [("100000", "0", 3), ("0", "5", 0)] {
                let _ = world.sql(&format!("ALTER SYSTEM SET commit_delay = {delay}"));
                let _ = world.sql(&format!("ALTER SYSTEM SET commit_siblings = {siblings}"));
                let _ = world.sql("SELECT pg_reload_conf()");
                seconds(pause).await;
            }
        }
        Fault::FullDisk => {
            let Some(disk) = &world.disk else { return Ok(()) };
            let filler = disk.join("filler");
            if let Ok(mut file) = File::create(&filler) {
                let block = vec![1; 1 << 20];
                while file.write_all(&block).is_ok() {}
            }
            seconds(2 + length % 3).await;
            let _ = fs::remove_file(&filler);
        }
    }
    Ok(())
}
