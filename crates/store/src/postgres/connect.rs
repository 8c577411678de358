//! Connections to a PostgreSQL server that may go away and come back.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex as AsyncMutex, OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};
use tokio_postgres::config::{Host, TargetSessionAttrs};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls, Row, Statement};

use super::rows::Failure;
use crate::StoreError;

/// How long a server that does not answer is tried again, before whoever waits is told.
pub(super) const PATIENCE: Duration = Duration::from_secs(8);

/// How long a statement may take.
const STATEMENT: Duration = Duration::from_secs(20);

/// How long to wait for a connection to be made.
const CONNECT: Duration = Duration::from_secs(3);

/// How long to wait after a failure, at first and at most.
const PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// What every connection begins with. A commit is on the disk when it is answered, whatever the server is set to. A node that
/// is paused in the midst of a transaction does not keep others waiting for long.
const SETTINGS: &str = "
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local');
    SET statement_timeout = '15s';
    SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '5s';
    SET client_encoding = 'UTF8';
";

/// What can be lost without harm need not wait for the disk: who is alive, and who sees to a bot.
const LIGHT: &str = "SET synchronous_commit = off";

/// Where a server is, and how to speak to it.
pub(super) struct Address {
    config: Config,
    /// Without the password.
    pub(super) place: String,
    pub(super) closed: AtomicBool,
}

impl Address {
    /// Reads `postgres://user@host/database`.
    pub(super) fn read(url: &str) -> Result<Self, StoreError> {
        let unfit =
            |reason: String| StoreError::CannotOpen { place: "the address of PostgreSQL".to_owned(), reason };
        let mut config: Config = url.parse().map_err(|error: tokio_postgres::Error| unfit(told(&error)))?;
        if config.get_hosts().is_empty() {
            return Err(unfit("it names no host".to_owned()));
        }
        if config.get_application_name().is_none() {
            config.application_name("hydropolis");
        }
        // A replica that only reads is no use: of several hosts the one that writes is found.
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        config.connect_timeout(CONNECT);
        config.keepalives_idle(Duration::from_secs(10));
        config.tcp_user_timeout(STATEMENT);
        let hosts: Vec<String> = config.get_hosts().iter().map(host).collect();
        let database = config.get_dbname().or(config.get_user()).unwrap_or_default();
        let place = format!("PostgreSQL at {}, database {database}", hosts.join(", "));
        Ok(Self { config, place, closed: AtomicBool::new(false) })
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// A new connection with its driver, which hands on what the server says by itself.
    pub(super) async fn connect(&self, light: bool) -> Result<Session, Failure> {
        let (client, connection) =
            timeout(CONNECT * 2, self.config.connect(NoTls)).await.map_err(|_| Failure::Slow)??;
        tokio::spawn(connection);
        let session = Session { client, statements: Mutex::default() };
        session.batch(SETTINGS).await?;
        if light {
            session.batch(LIGHT).await?;
        }
        Ok(session)
    }

    /// The configuration, for who listens.
    pub(super) fn config(&self) -> &Config {
        &self.config
    }
}

fn host(host: &Host) -> String {
    match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    }
}

/// An error with its cause, which the plain text leaves out.
pub(super) fn told(error: &tokio_postgres::Error) -> String {
    let mut text = match error.as_db_error() {
        Some(error) => return format!("{} ({})", error.message(), error.code().code()),
        None => error.to_string(),
    };
    let mut cause = std::error::Error::source(error);
    while let Some(it) = cause {
        text = format!("{text}: {it}");
        cause = it.source();
    }
    text
}

/// A connection with its prepared statements.
pub(super) struct Session {
    client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
}

/// Parameters of a statement.
pub(super) type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Session {
    pub(super) fn is_lost(&self) -> bool {
        self.client.is_closed()
    }

    async fn statement(&self, sql: &'static str) -> Result<Statement, Failure> {
        let known = self.statements.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let made = self.client.prepare(sql).await?;
        self.statements.lock().unwrap_or_else(PoisonError::into_inner).insert(sql, made.clone());
        Ok(made)
    }

    /// Every row.
    pub(super) async fn all(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, Failure> {
        let work = async { Ok(self.client.query(&self.statement(sql).await?, params).await?) };
        timeout(STATEMENT, work).await.map_err(|_| Failure::Slow)?
    }

    /// The first row, if there is one.
    pub(super) async fn one(&self, sql: &'static str, params: Params<'_>) -> Result<Option<Row>, Failure> {
        Ok(self.all(sql, params).await?.into_iter().next())
    }

    /// Tells how many rows were changed.
    pub(super) async fn execute(&self, sql: &'static str, params: Params<'_>) -> Result<u64, Failure> {
        let work = async { Ok(self.client.execute(&self.statement(sql).await?, params).await?) };
        timeout(STATEMENT, work).await.map_err(|_| Failure::Slow)?
    }

    /// Statements without parameters.
    pub(super) async fn batch(&self, sql: &str) -> Result<(), Failure> {
        let work = async { Ok(self.client.batch_execute(sql).await?) };
        timeout(STATEMENT, work).await.map_err(|_| Failure::Slow)?
    }
}

/// What a failure means for who tries again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The connection is of no use any more; a new one may be.
    Lost,
    /// Others were in the way; nothing was done.
    Crowded,
    /// It will not go better another time.
    Final,
}

impl Failure {
    pub(super) fn kind(&self) -> Kind {
        let Self::Sql(error) = self else {
            return if matches!(self, Self::Slow) { Kind::Lost } else { Kind::Final };
        };
        let Some(code) = error.code() else { return Kind::Lost };
        // Shutting down, starting up, too many connections, a server that only reads: another time or another host.
        let lost = [
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            SqlState::CANNOT_CONNECT_NOW,
            SqlState::TOO_MANY_CONNECTIONS,
            SqlState::READ_ONLY_SQL_TRANSACTION,
            SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        ];
        let crowded = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::LOCK_NOT_AVAILABLE,
            SqlState::QUERY_CANCELED,
        ];
        if lost.contains(code) || code.code().starts_with("08") {
            Kind::Lost
        } else if crowded.contains(code) {
            Kind::Crowded
        } else {
            Kind::Final
        }
    }
}

/// How long something has been tried already.
pub(super) struct Tries {
    until: Instant,
    pause: Duration,
}

impl Tries {
    pub(super) fn new() -> Self {
        Self { until: Instant::now() + PATIENCE, pause: PAUSE }
    }

    /// Waits before the next try; false when it is enough, or cannot help.
    pub(super) async fn again(&mut self, failure: &Failure, address: &Address) -> bool {
        if failure.kind() == Kind::Final || address.is_closed() || Instant::now() >= self.until {
            return false;
        }
        sleep(self.pause).await;
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        true
    }
}

/// One connection that is made anew when it is lost. Many may use it at once: what they ask goes out without waiting for the
/// answers to what was asked before.
pub(super) struct Line {
    address: Arc<Address>,
    light: bool,
    current: AsyncMutex<Option<Arc<Session>>>,
}

impl Line {
    pub(super) fn new(address: Arc<Address>, light: bool) -> Self {
        Self { address, light, current: AsyncMutex::new(None) }
    }

    /// The connection; a new one if it was lost.
    pub(super) async fn session(&self) -> Result<Arc<Session>, Failure> {
        if self.address.is_closed() {
            return Err(Failure::Closed);
        }
        let mut current = self.current.lock().await;
        if let Some(session) = current.as_ref().filter(|it| !it.is_lost()) {
            return Ok(session.clone());
        }
        let made = Arc::new(self.address.connect(self.light).await?);
        *current = Some(made.clone());
        Ok(made)
    }

    /// No longer uses this connection.
    pub(super) async fn drop_session(&self, lost: &Arc<Session>) {
        let mut current = self.current.lock().await;
        if current.as_ref().is_some_and(|it| Arc::ptr_eq(it, lost)) {
            *current = None;
        }
    }

    /// One statement, which may be made twice.
    pub(super) async fn all(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        let mut tries = Tries::new();
        loop {
            let failure = match self.session().await {
                Err(failure) => failure,
                Ok(session) => match session.all(sql, params).await {
                    Ok(rows) => return Ok(rows),
                    Err(failure) => {
                        if failure.kind() == Kind::Lost {
                            self.drop_session(&session).await;
                        }
                        failure
                    }
                },
            };
            if !tries.again(&failure, &self.address).await {
                return Err(failure.told(&self.address.place));
            }
        }
    }

    /// The first row of one statement, which may be made twice.
    pub(super) async fn one(&self, sql: &'static str, params: Params<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.all(sql, params).await?.into_iter().next())
    }

    pub(super) async fn close(&self) {
        self.current.lock().await.take();
    }
}

/// Connections for transactions, each lent to one caller.
pub(super) struct Pool {
    address: Arc<Address>,
    idle: Arc<Mutex<Vec<Session>>>,
    permits: Arc<Semaphore>,
}

/// How many transactions a node has under way at once.
const TRANSACTIONS: usize = 4;

impl Pool {
    pub(super) fn new(address: Arc<Address>) -> Self {
        Self { address, idle: Arc::default(), permits: Arc::new(Semaphore::new(TRANSACTIONS)) }
    }

    /// A connection on which a transaction has begun.
    pub(super) async fn begin(&self) -> Result<Loan, Failure> {
        let permit = timeout(PATIENCE, self.permits.clone().acquire_owned()).await;
        let permit = permit.map_err(|_| Failure::Crowd)?.map_err(|_| Failure::Closed)?;
        if self.address.is_closed() {
            return Err(Failure::Closed);
        }
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let session = match idle.filter(|it| !it.is_lost()) {
            Some(session) => session,
            None => self.address.connect(false).await?,
        };
        session.batch("BEGIN").await?;
        Ok(Loan { session: Some(session), idle: self.idle.clone(), _permit: permit })
    }

    pub(super) async fn close(&self) {
        let all = self.permits.acquire_many(u32::try_from(TRANSACTIONS).unwrap_or(u32::MAX)).await;
        self.permits.close();
        drop(all);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Ends a transaction: tells what came of it, or that it is to be made again.
    pub(super) async fn end<T, E: From<StoreError>>(
        &self,
        loan: Loan,
        done: Result<Result<T, E>, Failure>,
        tries: &mut Tries,
    ) -> Option<Result<T, E>> {
        let place = &self.address.place;
        match done {
            Ok(Ok(value)) => match loan.finish("COMMIT").await {
                Ok(()) => Some(Ok(value)),
                Err(failure) if failure.kind() == Kind::Lost => Some(Err(StoreError::Database(format!(
                    "{place} was lost in mid-commit: it is not known whether this was done"
                ))
                .into())),
                Err(failure) => self.retry(failure, tries).await.map(Err),
            },
            Ok(Err(refused)) => {
                // Nothing is lost if it fails: the server takes it back by itself.
                let _ = loan.finish("ROLLBACK").await;
                Some(Err(refused))
            }
            Err(failure) => {
                if failure.kind() != Kind::Lost {
                    let _ = loan.finish("ROLLBACK").await;
                }
                self.retry(failure, tries).await.map(Err)
            }
        }
    }

    /// Nothing if it is to be tried again.
    pub(super) async fn retry<E: From<StoreError>>(&self, failure: Failure, tries: &mut Tries) -> Option<E> {
        (!tries.again(&failure, &self.address).await).then(|| failure.told(&self.address.place).into())
    }
}

/// A connection on loan with a transaction under way. One that is not finished is closed, and the server takes back what was
/// begun.
pub(super) struct Loan {
    session: Option<Session>,
    idle: Arc<Mutex<Vec<Session>>>,
    _permit: OwnedSemaphorePermit,
}

impl Loan {
    async fn finish(mut self, sql: &str) -> Result<(), Failure> {
        self.batch(sql).await?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).extend(self.session.take());
        Ok(())
    }
}

impl Deref for Loan {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session.as_ref().expect("it is taken out only when the loan ends")
    }
}
