//! What goes wrong.

use std::path::Path;
use std::time::{Duration, Instant};

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

    /// How often it happens, compared with the others: what takes longest is rarer.
    pub(super) fn weight(self) -> usize {
        if self == Self::Rolling { 1 } else { 2 }
    }

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

/// How long a node's clock is wrong, and how long the disk is slow.
const ASTRAY: Duration = Duration::from_secs(8);
const SLOW: Duration = Duration::from_secs(3);

/// Does it. Whatever ends because of it is started again by [`World::revive`], what lasts is ended by [`World::settle`]: something
/// else may go wrong meanwhile.
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
            let node = &mut world.nodes[which];
            if let Some(server) = &node.server {
                server.signal(Signal::STOP);
                node.wakes = Some(Instant::now() + Duration::from_secs(1 + length % 12));
            }
        }
        Fault::Rolling => {
            world.empty_disk();
            for node in &mut world.nodes {
                node.stop().await;
                node.open()?;
            }
        }
        Fault::Clock => {
            let node = &mut world.nodes[which];
            node.kill();
            let mut start = node.start.clone();
            let jump = if length.is_multiple_of(2) { "+3600s" } else { "-3600s" };
            start.environment = vec![
                ("LD_PRELOAD", faketime().unwrap_or_default().to_owned()),
                ("FAKETIME", jump.to_owned()),
                ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
            ];
            let begun = start.begin().map_err(|reason| format!("A node with a wrong clock {reason}"))?;
            // After that it comes back with its right clock.
            (node.server, node.astray) = (Some(begun), Some(Instant::now() + ASTRAY));
        }
        Fault::Crash => {
            world.empty_disk();
            if let Some(database) = &world.database {
                // It may have fallen over already.
                let _ = database.stop(End::Immediate);
                seconds(length % 3).await;
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
            world.delay_commits(Some(100_000));
            world.slow = Some(Instant::now() + SLOW);
        }
        Fault::FullDisk => {
            world.fill_disk();
            world.full = Some(Instant::now() + Duration::from_secs(2 + length % 3));
        }
    }
    Ok(())
}
