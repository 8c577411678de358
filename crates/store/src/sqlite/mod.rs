//! Games in one SQLite file.
//!
//! Changes go through one connection, in groups ([`writer`]); reads through a few others, which see every change
//! that was acknowledged. The file is in WAL mode, so that they do not wait for each other.

mod games;
mod lists;
mod log;
mod migrations;
mod people;
mod rows;
mod seats;
mod writer;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use self::rows::Failure;
use self::writer::{Nothing, Writer};
use crate::{
    Account, AppendError, Appended, BotTurn, Chair, Cursor, Entry, Game, GameId, Logged, NewGame, Page,
    Person, PersonError, PersonId, Seat, SeatError, SecretHash, Snapshot, Standing, State, Store, StoreError,
    Time,
};

/// How many reads go on at once.
const READERS: u32 = 4;

/// How long to wait for another process that is writing to the same file.
const PATIENCE: Duration = Duration::from_secs(10);

/// A store in one SQLite file.
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
    options: SqliteConnectOptions,
}

impl SqliteStore {
    /// Opens the file, making it and its folder if need be, and brings its tables up to date.
    ///
    /// Needs a Tokio runtime, on which its writer goes on running.
    pub async fn open(file: impl AsRef<Path>) -> Result<Self, StoreError> {
        let file = file.as_ref();
        let place = || file.display().to_string();
        let cannot = |error: &dyn std::fmt::Display| StoreError::CannotOpen {
            place: place(),
            reason: error.to_string(),
        };
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(|error| cannot(&error))?;
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .disable_statement_logging();
        let one = SqlitePoolOptions::new().max_connections(1).test_before_acquire(false);
        let one = one.connect_with(options.clone()).await.map_err(|error| cannot(&error))?;
        if let Err(error) = migrations::run(&one).await {
            one.close().await;
            return Err(match error {
                MigrateError::VersionMissing(schema) => StoreError::Newer { place: place(), schema },
                error => cannot(&error),
            });
        }
        let connection = one.acquire().await.map_err(|error| cannot(&error))?.detach();
        let options = options.create_if_missing(false);
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_with(options.clone().pragma("query_only", "ON"))
            .await
            .map_err(|error| cannot(&error))?;
        Ok(Self { writer: Writer::start(connection), readers, options })
    }

    /// Writes a copy of everything, as of one moment, to a new file, while games go on.
    pub async fn back_up(&self, file: impl AsRef<Path>) -> Result<(), StoreError> {
        let file = file.as_ref();
        let name = file.to_str().ok_or_else(|| {
            StoreError::Unfit(format!("{} as a file name: it is not plain text", file.display()))
        })?;
        // A connection of its own, so that a long copy keeps nobody from reading.
        let mut connection = self.options.connect().await.map_err(Failure::from)?;
        let copied = sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut connection).await;
        connection.close().await.map_err(Failure::from)?;
        copied.map_err(Failure::from)?;
        Ok(())
    }

    /// A connection to read from.
    async fn reader(&self) -> Result<sqlx::pool::PoolConnection<sqlx::Sqlite>, StoreError> {
        Ok(self.readers.acquire().await.map_err(Failure::from)?)
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, game: NewGame) -> Result<GameId, StoreError> {
        let id = GameId::random()?;
        self.writer.run(games::Create { id, time: Time::now(), game }).await
    }

    async fn game(&self, game: GameId) -> Result<Option<Game>, StoreError> {
        games::game(&mut *self.reader().await?, game).await
    }

    async fn standing(&self, game: GameId) -> Result<Option<Standing>, StoreError> {
        games::standing(&mut *self.reader().await?, game).await
    }

    async fn append(
        &self,
        game: GameId,
        expected_seq: u64,
        entry: Entry,
        state: State,
    ) -> Result<Appended, AppendError> {
        self.writer.run(log::Append { game, expected_seq, time: Time::now(), entry, state }).await
    }

    async fn entries(&self, game: GameId, from_seq: u64) -> Result<Vec<Logged>, StoreError> {
        log::entries(&mut *self.reader().await?, game, from_seq).await
    }

    async fn snapshot(&self, game: GameId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.writer.run(log::Keep { game, snapshot }).await
    }

    async fn latest_snapshot(&self, game: GameId, upto: Option<u64>) -> Result<Option<Snapshot>, StoreError> {
        log::latest_snapshot(&mut *self.reader().await?, game, upto).await
    }

    async fn bot_turns(&self, after: Option<GameId>, limit: u32) -> Result<Vec<BotTurn>, StoreError> {
        games::bot_turns(&mut *self.reader().await?, after, limit).await
    }

    async fn seats(&self, game: GameId) -> Result<Vec<Seat>, StoreError> {
        seats::seats(&mut *self.reader().await?, game).await
    }

    async fn sit(
        &self,
        game: GameId,
        seat: u8,
        person: PersonId,
        nickname: &str,
        link: Option<SecretHash>,
    ) -> Result<Standing, SeatError> {
        let nickname = nickname.to_owned();
        self.writer.run(seats::Sit { game, seat, person, nickname, link, time: Time::now() }).await
    }

    async fn change_seat(
        &self,
        game: GameId,
        seat: u8,
        from: &Chair,
        to: Chair,
        nickname: &str,
    ) -> Result<Standing, SeatError> {
        let (from, nickname) = (from.clone(), nickname.to_owned());
        self.writer.run(seats::ChangeSeat { game, seat, from, to, nickname, time: Time::now() }).await
    }

    async fn create_guest(&self, nickname: &str, session: SecretHash) -> Result<Person, PersonError> {
        let id = PersonId::random()?;
        let person = Person { id, nickname: nickname.to_owned(), account: None, created: Time::now() };
        self.writer.run(people::Welcome { person, session }).await
    }

    async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
        people::person(&mut *self.reader().await?, person).await
    }

    async fn person_by_secret(&self, session: SecretHash) -> Result<Option<Person>, StoreError> {
        people::person_by_secret(&mut *self.reader().await?, session).await
    }

    async fn rename(&self, person: PersonId, nickname: &str) -> Result<(), PersonError> {
        self.writer.run(people::Rename { person, nickname: nickname.to_owned() }).await
    }

    async fn register(
        &self,
        guest: PersonId,
        name: &str,
        password_hash: &str,
    ) -> Result<Person, PersonError> {
        let (name, password_hash) = (name.to_owned(), password_hash.to_owned());
        self.writer.run(people::Register { guest, name, password_hash }).await
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        people::account(&mut *self.reader().await?, name).await
    }

    async fn set_password(&self, person: PersonId, password_hash: &str) -> Result<(), PersonError> {
        self.writer.run(people::SetPassword { person, password_hash: password_hash.to_owned() }).await
    }

    async fn open_session(&self, person: PersonId, session: SecretHash) -> Result<(), PersonError> {
        self.writer.run(people::OpenSession { person, session, time: Time::now() }).await
    }

    async fn close_session(&self, session: SecretHash) -> Result<(), StoreError> {
        self.writer.run(people::CloseSession { session }).await
    }

    async fn close_other_sessions(
        &self,
        person: PersonId,
        keep: Option<SecretHash>,
    ) -> Result<(), StoreError> {
        self.writer.run(people::CloseOtherSessions { person, keep }).await
    }

    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<Person, PersonError> {
        self.writer.run(people::Merge { guest, account }).await
    }

    async fn games_of(
        &self,
        person: PersonId,
        after: Option<Cursor>,
        limit: u32,
    ) -> Result<Page, StoreError> {
        lists::page(&mut *self.reader().await?, lists::List::Of(person), after, limit).await
    }

    async fn open_tables(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError> {
        lists::page(&mut *self.reader().await?, lists::List::Open, after, limit).await
    }

    async fn ended_games(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError> {
        lists::page(&mut *self.reader().await?, lists::List::Ended, after, limit).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&mut *self.reader().await?).await.map_err(Failure::from)?;
        self.writer.run(Nothing).await
    }

    async fn close(&self) {
        self.writer.stop().await;
        self.readers.close().await;
    }
}
