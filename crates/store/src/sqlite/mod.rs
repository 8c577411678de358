//! Games in one SQLite file.
//!
//! Changes go through one connection, in groups ([`writer`]); reads through a few others ([`readers`]), which see
//! every change that was acknowledged. The file is in WAL mode, so that they do not wait for each other.

mod beside;
mod checkpoints;
mod claim;
mod clocks;
mod forget;
mod games;
mod house;
mod lists;
mod log;
mod marks;
mod migrations;
mod notices;
mod people;
mod readers;
mod results;
mod reviews;
mod rows;
mod seats;
mod talk;
mod tournaments;
mod whole;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags};

use self::checkpoints::Checkpoints;
use self::claim::Claims;
use self::migrations::Unfit;
use self::readers::{Readers, blocking};
use self::rows::Failure;
use self::writer::{Proof, Writer};
use crate::{
    Account, AppendError, Appended, Beside, BotTurn, Chair, Claim, Cursor, DiskUse, Entry, Expiry, Flag,
    Game, GameId, Heard, Holdings, LetGo, ListedGame, Logged, Merged, NewGame, Page, Person, PersonError,
    PersonId, Plea, Room, Said, SeatError, SecretHash, Snapshot, Standing, State, Store, StoreError,
    StoredSeat, Time, WholeGame, WholePerson,
};

/// How many reads go on at once.
const READERS: usize = 4;

/// How long to wait for another process that is writing to the same file.
const PATIENCE: Duration = Duration::from_secs(10);

/// How much of the file the writer keeps in memory, in KiB: what is being played among a great many games.
const WRITERS_CACHE: i64 = 64 * 1024;

/// How many statements each connection keeps prepared: more than there are.
const STATEMENTS: usize = 300;

/// A store in one SQLite file.
pub struct SqliteStore {
    file: PathBuf,
    writer: Writer,
    readers: Readers,
    claims: Arc<Claims>,
}

impl SqliteStore {
    /// Opens the file, making it and its folder if need be, and brings its tables up to date.
    ///
    /// Needs a Tokio runtime.
    pub async fn open(file: impl AsRef<Path>) -> Result<Self, StoreError> {
        let file = file.as_ref().to_owned();
        blocking(move || {
            let place = file.display().to_string();
            Self::open_now(file).map_err(|obstacle| match obstacle {
                Obstacle::Newer(schema) => StoreError::Newer { place, schema },
                Obstacle::Because(reason) => StoreError::CannotOpen { place, reason },
            })
        })
        .await
    }

    fn open_now(file: PathBuf) -> Result<Self, Obstacle> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let writer = connect(&file, OpenFlags::SQLITE_OPEN_CREATE)?;
        if writer.is_readonly(MAIN_DB)? {
            return Err(Obstacle::Because("it cannot be written to".to_owned()));
        }
        keep_a_write_ahead_log(&writer)?;
        migrations::run(&writer)?;
        writer.pragma_update(None, "cache_size", -WRITERS_CACHE)?;
        let mut readers = Vec::new();
        for _ in 0..READERS {
            let reader = connect(&file, OpenFlags::empty())?;
            reader.pragma_update(None, "query_only", true)?;
            readers.push(reader);
        }
        let checkpoints = Checkpoints::start(connect(&file, OpenFlags::empty())?)?;
        let claims = Arc::new(Claims::new(&file));
        let (writer, readers) = (Writer::start(writer, checkpoints)?, Readers::new(readers));
        Ok(Self { file, writer, readers, claims })
    }

    /// Writes a copy of everything, as of one moment, to a file that is new or empty, while games go on. The file is not opened as
    /// a store for that: a server of another version may be using it.
    pub async fn back_up_file(file: impl AsRef<Path>, copy: impl AsRef<Path>) -> Result<(), StoreError> {
        let (file, copy) = (file.as_ref().to_owned(), copy.as_ref());
        let name = copy.to_str().map(str::to_owned).ok_or_else(|| {
            StoreError::Unfit(format!("{} as a file name: it is not plain text", copy.display()))
        })?;
        blocking(move || {
            let connection = connect(&file, OpenFlags::empty()).map_err(Failure::from)?;
            connection.execute("VACUUM INTO ?1", [name]).map_err(Failure::from)?;
            Ok(())
        })
        .await
    }
}

/// Why a file cannot be opened.
enum Obstacle {
    Newer(i64),
    Because(String),
}

impl From<std::io::Error> for Obstacle {
    fn from(error: std::io::Error) -> Self {
        Self::Because(error.to_string())
    }
}

impl From<rusqlite::Error> for Obstacle {
    fn from(error: rusqlite::Error) -> Self {
        Self::Because(error.to_string())
    }
}

impl From<Unfit> for Obstacle {
    fn from(unfit: Unfit) -> Self {
        match unfit {
            Unfit::Newer(schema) => Self::Newer(schema),
            Unfit::Foreign => Self::Because("it is the database of another program".to_owned()),
            Unfit::Failed(failure) => Self::Because(StoreError::from(failure).to_string()),
        }
    }
}

/// Puts the file into WAL mode. Of several processes that open a new file at once only one can, and SQLite does not
/// make the others wait.
fn keep_a_write_ahead_log(connection: &Connection) -> Result<(), Obstacle> {
    let begun = Instant::now();
    loop {
        match connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get::<_, String>(0)) {
            Ok(mode) if mode == "wal" => return Ok(()),
            Ok(mode) => return Err(Obstacle::Because(format!("its journal stays in the mode {mode:?}"))),
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                    && begun.elapsed() < PATIENCE =>
            {
                std::thread::sleep(Duration::from_millis(5));
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// A connection with the settings that all need. The log is carried back by [`checkpoints`] alone.
fn connect(file: &Path, more: OpenFlags) -> Result<Connection, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | more;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(PATIENCE)?;
    // A prepared statement stays as it is whatever is bound to it: without this SQLite plans some anew every time.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    Ok(connection)
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, game: NewGame) -> Result<GameId, StoreError> {
        let id = GameId::random()?;
        self.writer.run(games::Create { id, time: Time::now(), game }).await
    }

    async fn game(&self, game: GameId) -> Result<Option<Game>, StoreError> {
        self.readers.read(move |connection| games::game(connection, game)).await
    }

    async fn standing(&self, game: GameId) -> Result<Option<Standing>, StoreError> {
        self.readers.read(move |connection| games::standing(connection, game)).await
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
        self.readers.read(move |connection| log::entries(connection, game, from_seq)).await
    }

    async fn snapshot(&self, game: GameId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.writer.run(log::Keep { game, snapshot }).await
    }

    async fn latest_snapshot(&self, game: GameId, upto: Option<u64>) -> Result<Option<Snapshot>, StoreError> {
        self.readers.read(move |connection| log::latest_snapshot(connection, game, upto)).await
    }

    async fn bot_turns(&self, after: Option<GameId>, limit: u32) -> Result<Vec<BotTurn>, StoreError> {
        self.readers.read(move |connection| games::bot_turns(connection, after, limit)).await
    }

    async fn seats(&self, game: GameId) -> Result<Vec<StoredSeat>, StoreError> {
        self.readers.read(move |connection| seats::seats(connection, game)).await
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
        self.readers.read(move |connection| people::find(connection, person)).await
    }

    async fn person_by_secret(&self, session: SecretHash) -> Result<Option<Person>, StoreError> {
        let found =
            self.readers.read(move |connection| people::person_by_secret(connection, session)).await?;
        let Some((person, used)) = found else { return Ok(None) };
        let time = Time::now();
        if people::is_stale(used, time) {
            // Who cannot write may still read: the next request tries again.
            let _ = self.writer.run(people::Use { session, time }).await;
        }
        Ok(Some(person))
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
        let name = name.to_owned();
        self.readers.read(move |connection| people::account(connection, &name)).await
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

    async fn offer_reset(
        &self,
        person: PersonId,
        link: SecretHash,
        expires: Time,
    ) -> Result<(), PersonError> {
        self.writer.run(people::OfferReset { person, link, expires }).await
    }

    async fn reset_of(&self, link: SecretHash, now: Time) -> Result<Option<Person>, StoreError> {
        self.readers.read(move |connection| people::reset_of(connection, link, now)).await
    }

    async fn reset(&self, link: SecretHash, now: Time, password_hash: &str) -> Result<Person, PersonError> {
        self.writer.run(people::Reset { link, now, password_hash: password_hash.to_owned() }).await
    }

    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<Merged, PersonError> {
        self.writer.run(people::Merge { guest, account }).await
    }

    async fn forget(&self, person: PersonId, stand_in: &Chair) -> Result<LetGo, PersonError> {
        self.writer.run(forget::Forget { person, stand_in: stand_in.clone(), time: Time::now() }).await
    }

    async fn expire(&self, expiry: Expiry, stand_in: &Chair) -> Result<LetGo, StoreError> {
        let sessions = self.writer.run(forget::EndSessions(expiry)).await?;
        // Looking takes longer the more people there are; it keeps nobody from writing.
        let (guests, games) = self.readers.read(move |connection| forget::idle(connection, expiry)).await?;
        let mut gone = LetGo::default();
        if !guests.is_empty() || !games.is_empty() {
            let (stand_in, time) = (stand_in.clone(), Time::now());
            gone = self.writer.run(forget::Sweep { guests, games, expiry, stand_in, time }).await?;
        }
        Ok(LetGo { sessions: gone.sessions + sessions, ..gone })
    }

    async fn let_go_abandoned(&self, since: Time, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let games = self.readers.read(move |connection| whole::abandoned(connection, since, limit)).await?;
        if games.is_empty() {
            return Ok(games);
        }
        self.writer.run(whole::LetGoAbandoned { games, since }).await
    }

    async fn people_after(&self, after: Option<PersonId>, limit: u32) -> Result<Vec<PersonId>, StoreError> {
        self.readers.read(move |connection| whole::people_after(connection, after, limit)).await
    }

    async fn games_after(&self, after: Option<GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| whole::games_after(connection, after, limit)).await
    }

    async fn whole_person(&self, person: PersonId) -> Result<Option<WholePerson>, StoreError> {
        self.readers.read(move |connection| whole::whole_person(connection, person)).await
    }

    async fn whole_game(&self, game: GameId) -> Result<Option<WholeGame>, StoreError> {
        self.readers.read(move |connection| whole::whole_game(connection, game)).await
    }

    async fn put_person(&self, person: WholePerson) -> Result<(), StoreError> {
        self.writer.run(whole::PutPerson(person)).await
    }

    async fn put_game(&self, game: WholeGame) -> Result<(), StoreError> {
        self.writer.run(whole::PutGame(game)).await
    }

    async fn holdings(&self, person: PersonId) -> Result<Holdings, StoreError> {
        self.readers.read(move |connection| forget::holdings(connection, person)).await
    }

    async fn games_of(
        &self,
        person: PersonId,
        after: Option<Cursor>,
        limit: u32,
    ) -> Result<Page, StoreError> {
        self.readers
            .read(move |connection| lists::page(connection, lists::List::Of(person), after, limit))
            .await
    }

    async fn open_tables(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError> {
        self.readers.read(move |connection| lists::page(connection, lists::List::Open, after, limit)).await
    }

    async fn ended_games(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError> {
        self.readers.read(move |connection| lists::page(connection, lists::List::Ended, after, limit)).await
    }

    async fn mark(&self, game: GameId, patience: u32) -> Result<(), StoreError> {
        self.writer.run(marks::Mark { game, patience }).await
    }

    async fn unmark(&self, game: GameId) -> Result<(), StoreError> {
        self.writer.run(marks::Unmark { game }).await
    }

    async fn take_stock(&self) -> Result<Vec<GameId>, StoreError> {
        self.writer.run(marks::TakeStock).await
    }

    async fn quarantined(&self) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(marks::quarantined).await
    }

    async fn release(&self, game: GameId) -> Result<bool, StoreError> {
        self.writer.run(marks::Release { game }).await
    }

    async fn claim(&self) -> Result<Claim, StoreError> {
        let claims = self.claims.clone();
        blocking(move || claims.claim()).await
    }

    async fn disk_use(&self) -> Result<DiskUse, StoreError> {
        let (file, mut log) = (self.file.clone(), self.file.clone().into_os_string());
        log.push("-wal");
        blocking(move || {
            let size = |path: &Path| std::fs::metadata(path).map_or(0, |found| found.len());
            Ok(DiskUse { data: size(&file), log: size(Path::new(&log)) })
        })
        .await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.readers.read(|connection| rows::one(connection, "SELECT 1", [], |_| Ok(()))).await?;
        self.writer.run(Proof).await
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.stop().await;
        self.claims.give_back();
    }

    async fn say(
        &self,
        game: GameId,
        room: Room,
        person: PersonId,
        nickname: &str,
        text: &str,
    ) -> Result<Option<Said>, StoreError> {
        let (nickname, text) = (nickname.to_owned(), text.to_owned());
        self.writer.run(talk::Say { game, room, person, nickname, text, time: Time::now() }).await
    }

    async fn talk(&self, game: GameId, after: u64, limit: u32) -> Result<Vec<Said>, StoreError> {
        self.readers.read(move |connection| talk::talk(connection, game, after, limit)).await
    }

    async fn last_said(&self, games: &[GameId]) -> Result<Vec<(GameId, u64)>, StoreError> {
        let games = games.to_vec();
        self.readers.read(move |connection| talk::last_said(connection, &games)).await
    }

    async fn note(&self, game: GameId, person: PersonId) -> Result<Option<String>, StoreError> {
        self.readers.read(move |connection| talk::note(connection, game, person)).await
    }

    async fn put_note(&self, game: GameId, person: PersonId, text: &str) -> Result<(), StoreError> {
        self.writer.run(talk::PutNote { game, person, text: text.to_owned() }).await
    }

    async fn mutes(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.readers.read(move |connection| talk::mutes(connection, person)).await
    }

    async fn heard(&self, game: GameId, person: Option<PersonId>, limit: u32) -> Result<Heard, StoreError> {
        self.readers
            .read(move |connection| {
                let lines = talk::talk(connection, game, 0, limit)?;
                let Some(person) = person else { return Ok(Heard { lines, ..Heard::default() }) };
                let muted = if lines.is_empty() { Vec::new() } else { talk::mutes(connection, person)? };
                Ok(Heard { lines, muted, note: talk::note(connection, game, person)? })
            })
            .await
    }

    async fn mute(&self, person: PersonId, other: PersonId, muted: bool) -> Result<(), StoreError> {
        self.writer.run(talk::Mute { person, other, muted }).await
    }

    async fn invite(&self, game: GameId, person: PersonId) -> Result<(), StoreError> {
        self.writer.run(talk::Invite { game, person, since: Some(Time::now()) }).await
    }

    async fn is_invited(&self, game: GameId, person: PersonId) -> Result<bool, StoreError> {
        self.readers.read(move |connection| talk::is_invited(connection, game, person)).await
    }

    async fn invitations_of(&self, person: PersonId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| talk::invitations_of(connection, person, limit)).await
    }

    async fn end_invitation(&self, game: GameId, person: PersonId) -> Result<(), StoreError> {
        self.writer.run(talk::Invite { game, person, since: None }).await
    }

    async fn running_games(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError> {
        self.readers.read(move |connection| lists::page(connection, lists::List::Running, after, limit)).await
    }

    async fn listed_games(&self, games: &[GameId]) -> Result<Vec<ListedGame>, StoreError> {
        let games = games.to_vec();
        self.readers.read(move |connection| lists::listed(connection, &games)).await
    }

    async fn beside(&self, game: GameId) -> Result<Beside, StoreError> {
        self.readers.read(move |connection| beside::beside(connection, game)).await
    }

    async fn flag(&self, game: GameId, flag: Flag, holds: bool) -> Result<(), StoreError> {
        self.writer.run(beside::SetFlag { game, flag, holds }).await
    }

    async fn put_order(
        &self,
        game: GameId,
        seat: u8,
        person: PersonId,
        text: &str,
    ) -> Result<Option<u64>, StoreError> {
        self.writer.run(beside::PutOrder { game, seat, person, text: text.to_owned() }).await
    }

    async fn end_order(&self, game: GameId, number: u64) -> Result<bool, StoreError> {
        self.writer.run(beside::EndOrder { game, number }).await
    }

    async fn order_turns(&self, after: Option<GameId>, limit: u32) -> Result<Vec<(GameId, u64)>, StoreError> {
        self.readers.read(move |connection| beside::order_turns(connection, after, limit)).await
    }

    async fn plead(&self, game: GameId, plea: Plea) -> Result<(), StoreError> {
        self.writer.run(beside::Plead { game, plea }).await
    }

    async fn agree(&self, game: GameId, seq: u64, seat: u8) -> Result<Option<Plea>, StoreError> {
        self.writer.run(beside::Agree { game, seq, seat }).await
    }

    async fn end_plea(&self, game: GameId, seq: u64) -> Result<bool, StoreError> {
        self.writer.run(beside::EndPlea { game, seq }).await
    }
}
