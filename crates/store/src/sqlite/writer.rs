//! One task writes, and commits the changes of many callers at once.
//!
//! Making a transaction durable costs a flush of the disk, however small it is. While one group of changes is being
//! flushed the next ones queue up, and go together into the next transaction: the busier the store, the larger the
//! groups. Nobody is answered before the transaction that holds his change is on the disk.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Mutex, PoisonError};

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::rows::Failure;
use crate::StoreError;

/// The most changes in one transaction; more would make the first of them wait too long.
const LARGEST_GROUP: usize = 256;

/// How many changes may wait before callers have to wait to hand theirs in.
const LONGEST_QUEUE: usize = 4096;

/// Something to be written, as a value, so that it can be tried again.
pub(super) trait Change: Send + Sync + 'static {
    /// What the caller learns when it is done.
    type Done: Send;
    /// What he learns when it is not.
    type Refused: Send + From<StoreError>;

    /// Writes it, in a transaction that is shared with other changes. A refusal must have written nothing; after a
    /// failure the transaction is rolled back.
    fn apply(
        &self,
        connection: &mut SqliteConnection,
    ) -> impl Future<Output = Result<Result<Self::Done, Self::Refused>, Failure>> + Send;
}

/// No change at all: to see whether the writer answers.
pub(super) struct Nothing;

impl Change for Nothing {
    type Done = ();
    type Refused = StoreError;

    async fn apply(&self, _: &mut SqliteConnection) -> Result<Result<(), StoreError>, Failure> {
        Ok(Ok(()))
    }
}

/// A change of any kind, with the caller who waits for it.
trait Job: Send {
    fn apply<'a>(
        &'a mut self,
        connection: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = Result<(), Failure>> + Send + 'a>>;

    /// Tells the caller; he may have gone.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Waiting<C: Change> {
    change: C,
    result: Option<Result<C::Done, C::Refused>>,
    caller: oneshot::Sender<Result<C::Done, C::Refused>>,
}

impl<C: Change> Job for Waiting<C> {
    fn apply<'a>(
        &'a mut self,
        connection: &'a mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = Result<(), Failure>> + Send + 'a>> {
        Box::pin(async move {
            self.result = Some(self.change.apply(connection).await?);
            Ok(())
        })
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

/// The way to the writing task.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Box<dyn Job>>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the task, which owns the only connection that writes.
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (queue, jobs) = mpsc::channel(LONGEST_QUEUE);
        let task = tokio::spawn(write(connection, jobs));
        Self { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
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
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

/// Writes groups of changes until the last way to it is gone.
async fn write(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Box<dyn Job>>) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    while queue.recv_many(&mut group, LARGEST_GROUP).await > 0 {
        match transact(&mut connection, &mut group).await {
            // One change that cannot be written must not take the others with it.
            Err(Trouble::InAChange(_)) if group.len() > 1 => {
                for mut job in group.drain(..) {
                    let written = transact(&mut connection, std::slice::from_mut(&mut job)).await;
                    job.answer(written.map_err(StoreError::from));
                }
            }
            written => {
                let written = written.map_err(StoreError::from);
                group.drain(..).for_each(|job| job.answer(written.clone()));
            }
        }
    }
    let _ = connection.close().await;
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
async fn transact(connection: &mut SqliteConnection, group: &mut [Box<dyn Job>]) -> Result<(), Trouble> {
    let mut written = execute(connection, "BEGIN IMMEDIATE").await.map_err(Trouble::InTheTransaction);
    if written.is_ok() {
        for job in group {
            if let Err(failure) = job.apply(connection).await {
                written = Err(Trouble::InAChange(failure));
                break;
            }
        }
    }
    if written.is_ok() {
        written = execute(connection, "COMMIT").await.map_err(Trouble::InTheTransaction);
    }
    if written.is_err() {
        // Fails when the database has already rolled back by itself, which is just as well.
        let _ = execute(connection, "ROLLBACK").await;
    }
    written
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), Failure> {
    sqlx::query(sql).execute(connection).await?;
    Ok(())
}
