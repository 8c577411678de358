//! Carrying the write-ahead log back into the database file without making moves wait for it.
//!
//! SQLite would do it in the middle of some commit, and whoever waits for that commit waits for hundreds of pages and
//! another flush. Here a thread of its own copies the pages while the writer goes on. The writer itself then copies
//! only the few that were added meanwhile, and begins the log anew from its start, so that it does not grow for ever.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::wal::CheckpointMode;
use rusqlite::{Connection, DEFAULT_NAME};

use super::PATIENCE;
use super::rows::Failure;

/// How many pages the log may hold before it is carried back.
const LONG_LOG: i32 = 8000;

/// How many pages the writer may be left to copy by itself.
const SHORT_REST: i32 = 200;

/// How often the thread follows up on what the writer has added, before it leaves the rest to that thread.
const PASSES: u32 = 4;

/// How long the writer waits for reads that still need the old log, before he writes on at its end.
const WAIT_FOR_READS: Duration = Duration::from_millis(20);

/// The writer's side.
pub(super) struct Checkpoints {
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    copied: Arc<AtomicBool>,
    /// At how many pages to wake the thread next.
    next: i32,
}

impl Checkpoints {
    /// Starts the thread.
    pub(super) fn start(connection: Connection) -> std::io::Result<Self> {
        let (wake, woken) = sync_channel(1);
        let copied = Arc::new(AtomicBool::new(false));
        let done = copied.clone();
        let thread = std::thread::Builder::new()
            .name("store checkpoints".to_owned())
            .spawn(move || copy(&connection, &woken, &done))?;
        Ok(Self { wake: Some(wake), thread: Some(thread), copied, next: LONG_LOG })
    }

    /// To be called by the writer between his transactions. Nothing is lost when it fails, but that the log grows.
    pub(super) fn after_commit(&mut self, writer: &Connection) {
        if self.copied.swap(false, Ordering::Acquire) {
            let _ = begin_anew(writer);
            self.next = LONG_LOG.max(frames(writer) + LONG_LOG / 4);
        } else if frames(writer) >= self.next {
            if let Some(wake) = &self.wake {
                let _ = wake.try_send(());
            }
            // Not again before it has answered.
            self.next = i32::MAX;
        }
    }
}

/// Waits until the thread has closed its connection, so that the writer's is the last, which tidies the log away.
impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.wake = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// How many pages the log holds.
fn frames(connection: &Connection) -> i32 {
    connection.wal_checkpoint_v2(DEFAULT_NAME, CheckpointMode::NOOP).map_or(0, |(frames, _)| frames)
}

/// Copies what is left, and lets the next transaction begin at the start of the log.
fn begin_anew(writer: &Connection) -> Result<(), Failure> {
    writer.busy_timeout(WAIT_FOR_READS)?;
    let done = writer.wal_checkpoint_v2(DEFAULT_NAME, CheckpointMode::RESTART);
    writer.busy_timeout(PATIENCE)?;
    done?;
    Ok(())
}

/// Copies the log back whenever it is woken.
fn copy(connection: &Connection, woken: &Receiver<()>, copied: &AtomicBool) {
    while woken.recv().is_ok() {
        for _ in 0..PASSES {
            match connection.wal_checkpoint_v2(DEFAULT_NAME, CheckpointMode::PASSIVE) {
                Ok((frames, done)) if frames - done > SHORT_REST => {}
                _ => break,
            }
        }
        copied.store(true, Ordering::Release);
    }
}
