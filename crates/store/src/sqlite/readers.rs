//! A few connections that only read, lent to one caller each.

use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::rows::Failure;
use crate::StoreError;

/// Connections that wait to be lent.
type Idle = Arc<Mutex<Vec<Connection>>>;

/// The connections, and as many permits.
pub(super) struct Readers {
    idle: Idle,
    permits: Arc<Semaphore>,
    count: u32,
}

impl Readers {
    pub(super) fn new(connections: Vec<Connection>) -> Self {
        let permits = Arc::new(Semaphore::new(connections.len()));
        let count = u32::try_from(connections.len()).unwrap_or(u32::MAX);
        Self { idle: Arc::new(Mutex::new(connections)), permits, count }
    }

    /// Reads something, on a thread that may wait for the disk.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let idle = self.idle.clone();
        blocking(move || {
            let lent = Lent::new(idle, permit)?;
            Ok(look(&lent)?)
        })
        .await
    }

    /// Closes the connections when nobody reads any more.
    pub(super) async fn close(&self) {
        if let Ok(_all) = self.permits.acquire_many(self.count).await {
            self.permits.close();
            let connections = std::mem::take(&mut *self.idle.lock().unwrap_or_else(PoisonError::into_inner));
            let _ = blocking(move || {
                drop(connections);
                Ok(())
            })
            .await;
        }
    }
}

/// Does something that waits for the disk where that holds up nobody else.
pub(super) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => Err(StoreError::Database(error.to_string())),
    }
}

/// A connection on loan; it goes back by itself, even when the reader panics.
struct Lent {
    connection: Option<Connection>,
    idle: Idle,
    // Given back after the connection is.
    _permit: OwnedSemaphorePermit,
}

impl Lent {
    fn new(idle: Idle, permit: OwnedSemaphorePermit) -> Result<Self, StoreError> {
        let connection = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        if connection.is_none() {
            return Err(StoreError::Closed);
        }
        Ok(Self { connection, idle, _permit: permit })
    }
}

impl Deref for Lent {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("it is taken out only when the loan ends")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).extend(self.connection.take());
    }
}
