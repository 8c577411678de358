//! One thread writes, and commits the changes of many callers at once.
//!
//! Making a transaction durable costs a flush of the disk, however small it is. While one group of changes is being
//! flushed the next ones queue up, and go together into the next transaction: the busier the store, the larger the
//! groups. Nobody is answered before the transaction that holds his change is on the disk.

use std::marker::PhantomData;
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::checkpoints::Checkpoints;
use super::migrations::APPLICATION;
use super::readers::blocking;
use super::rows::{Failure, execute};
use crate::StoreError;

/// The most changes in one transaction; more would make the first of them wait too long.
const LARGEST_GROUP: usize = 256;

/// How many changes may wait before callers have to wait to hand theirs in.
const LONGEST_QUEUE: usize = 4096;

/// Something to be written, as a value, so that it can be tried again.
pub(super) trait Change: Send + 'static {
    /// What the caller learns when it is done.
    type Done: Send;
    /// What he learns when it is not.
    type Refused: Send + From<StoreError>;

    /// Writes it, in a transaction that is shared with other changes. A refusal must have written nothing; after a
    /// failure the transaction is rolled back.
    fn apply(&self, connection: &Connection) -> Result<Result<Self::Done, Self::Refused>, Failure>;
}

/// A change that needs no name: what it does is all there is to it.
pub(super) struct Step<F, T, E>(F, PhantomData<fn() -> (T, E)>);

/// A change of what this does.
pub(super) fn step<F, T, E>(work: F) -> Step<F, T, E>
where
    F: Fn(&Connection) -> Result<Result<T, E>, Failure> + Send + 'static,
{
    Step(work, PhantomData)
}

impl<F, T, E> Change for Step<F, T, E>
where
    F: Fn(&Connection) -> Result<Result<T, E>, Failure> + Send + 'static,
    T: Send + 'static,
    E: Send + From<StoreError> + 'static,
{
    type Done = T;
    type Refused = E;

    fn apply(&self, connection: &Connection) -> Result<Result<T, E>, Failure> {
        (self.0)(connection)
    }
}

/// A mark that is there already, written once more: to see whether anything can be written.
pub(super) struct Proof;

impl Change for Proof {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        connection.pragma_update(None, "application_id", APPLICATION)?;
        Ok(Ok(()))
    }
}

/// A change of any kind, with the caller who waits for it.
trait Job: Send {
    fn apply(&mut self, connection: &Connection) -> Result<(), Failure>;

    /// Tells the caller; he may have gone.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Waiting<C: Change> {
    change: C,
    result: Option<Result<C::Done, C::Refused>>,
    caller: oneshot::Sender<Result<C::Done, C::Refused>>,
}

impl<C: Change> Job for Waiting<C> {
    fn apply(&mut self, connection: &Connection) -> Result<(), Failure> {
        self.result = Some(self.change.apply(connection)?);
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let result = match (committed, self.result) {
            (Ok(()), Some(result)) => result,
            (Ok(()), None) => Err(StoreError::Closed.into()),
            (Err(error), _) => Err(error.into()),
        };
        let _ = self.caller.send(result);
    }
}

/// The way to the writing thread.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Box<dyn Job>>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the thread, which owns the only connection that writes.
    pub(super) fn start(connection: Connection, checkpoints: Checkpoints) -> std::io::Result<Self> {
        let (queue, jobs) = mpsc::channel(LONGEST_QUEUE);
        let thread = std::thread::Builder::new()
            .name("store writer".to_owned())
            .spawn(move || write(&connection, checkpoints, jobs))?;
        Ok(Self { queue: Mutex::new(Some(queue)), thread: Mutex::new(Some(thread)) })
    }

    /// Has a change written, and returns when it is on the disk.
    pub(super) async fn run<C: Change>(&self, change: C) -> Result<C::Done, C::Refused> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (caller, answer) = oneshot::channel();
        let job = Box::new(Waiting { change, result: None, caller });
        match queue {
            Some(queue) if queue.send(job).await.is_ok() => {}
            _ => return Err(StoreError::Closed.into()),
        }
        answer.await.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }

    /// Takes no more changes, and returns when all that were taken are written.
    pub(super) async fn stop(&self) {
        drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            let _ = blocking(move || thread.join().map_err(|_| StoreError::Closed)).await;
        }
    }
}

/// Writes groups of changes until the last way to it is gone.
fn write(connection: &Connection, mut checkpoints: Checkpoints, mut queue: mpsc::Receiver<Box<dyn Job>>) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    while queue.blocking_recv_many(&mut group, LARGEST_GROUP) > 0 {
        match transact(connection, &mut group) {
            // One change that cannot be written must not take the others with it.
            Err(Trouble::InAChange(_)) if group.len() > 1 => {
                for mut job in group.drain(..) {
                    let written = transact(connection, std::slice::from_mut(&mut job));
                    job.answer(written.map_err(StoreError::from));
                }
            }
            written => {
                let written = written.map_err(StoreError::from);
                group.drain(..).for_each(|job| job.answer(written.clone()));
            }
        }
        checkpoints.after_commit(connection);
    }
}

/// Where a transaction failed.
enum Trouble {
    /// In one of its changes: the others may be tried again.
    InAChange(Failure),
    /// At its beginning or end.
    InTheTransaction(Failure),
}

impl From<Trouble> for StoreError {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::InAChange(failure) | Trouble::InTheTransaction(failure) => failure.into(),
        }
    }
}

/// Writes a group of changes and commits them, or none.
fn transact(connection: &Connection, group: &mut [Box<dyn Job>]) -> Result<(), Trouble> {
    let written = attempt(connection, group);
    // A grave failure has rolled back by itself.
    if written.is_err() && !connection.is_autocommit() {
        let _ = execute(connection, "ROLLBACK", []);
    }
    written
}

fn attempt(connection: &Connection, group: &mut [Box<dyn Job>]) -> Result<(), Trouble> {
    execute(connection, "BEGIN IMMEDIATE", []).map_err(Trouble::InTheTransaction)?;
    for job in group {
        job.apply(connection).map_err(Trouble::InAChange)?;
    }
    execute(connection, "COMMIT", []).map_err(Trouble::InTheTransaction)?;
    Ok(())
}
