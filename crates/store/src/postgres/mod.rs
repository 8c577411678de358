//! Games in a PostgreSQL database, for several nodes at once.
//!
//! The database is the one truth: a node keeps nothing that it could not read again. Entries go out in groups
//! ([`appends`]); other changes are transactions of their own; reads share a few connections. A server that goes away for
//! a moment is waited for ([`connect`]), and what has changed is told to the other nodes ([`news`]).

mod appends;
mod beside;
mod connect;
mod forget;
mod games;
mod house;
mod lists;
mod migrations;
mod news;
mod nodes;
mod people;
mod results;
mod rows;
mod seats;
mod talk;
mod tournaments;
mod whole;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use tokio::sync::{OnceCell, broadcast};
use tokio_postgres::Row;

use self::appends::Appends;
use self::connect::{Address, Line, Params, Pool, Tries};
use self::migrations::Unfit;
use self::news::Teller;
use self::rows::{Failure, column, get, parsed, seq_column};
use crate::{
    Account, AppendError, Appended, Beside, BotTurn, Chair, Claim, Cursor, DiskUse, Entry, Expiry, Flag,
    Game, GameId, Holdings, KEPT_LINES, LONGEST_PAGE, LetGo, ListedGame, Logged, Merged, NewGame, News,
    ORDERED, Page, Person, PersonError, PersonId, Plea, Room, Said, SeatError, SecretHash, Shared, Snapshot,
    Standing, State, Store, StoreError, StoredSeat, Time, WholeGame, WholePerson,
};

/// How many connections reads share.
const READERS: usize = 2;

/// How much news may wait for who is slow to hear it: then he compares instead.
const NEWS: usize = 8192;

/// For how many milliseconds a node sees to a turn before another may.
const LEASE: i64 = 5_000;

/// How exactly it is known when a session was last used, in milliseconds: a day.
const USE: i64 = 86_400_000;

/// A store in a PostgreSQL database.
pub struct PostgresStore {
    address: Arc<Address>,
    /// The name of this node, new with every start.
    node: String,
    readers: Vec<Line>,
    turn: AtomicUsize,
    /// For what may be lost.
    light: Line,
    pool: Pool,
    appends: Appends,
    teller: Teller,
    heard: broadcast::Sender<News>,
    /// How it was found, once it is claimed.
    claimed: OnceCell<Claim>,
}

/// A change of several statements, in a transaction that is made again while others are in the way.
macro_rules! transact {
    ($store:expr, $at:ident => $work:expr) => {{
        let mut tries = Tries::new();
        loop {
            let loan = match $store.pool.begin().await {
                Ok(loan) => loan,
                Err(failure) => match $store.pool.retry(failure, &mut tries).await {
                    Some(error) => break Err(error),
                    None => continue,
                },
            };
            let done = {
                let $at = &*loan;
                $work.await
            };
            if let Some(answer) = $store.pool.end(loan, done, &mut tries).await {
                break answer;
            }
        }
    }};
}
use transact;

// After the macro, which they use.
mod clocks;
mod notices;
mod reviews;

impl PostgresStore {
    /// Connects to `postgres://user@host/database` and brings its tables up to date. Several hosts may be named; the one that
    /// writes is found.
    ///
    /// Needs a Tokio runtime.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let address = Arc::new(Address::read(url)?);
        let place = &address.place;
        let cannot = |failure: Failure| match failure.told(place) {
            StoreError::Unreachable { place, reason } => StoreError::CannotOpen { place, reason },
            other => StoreError::CannotOpen { place: place.clone(), reason: other.to_string() },
        };
        let mut tries = Tries::new();
        let session = loop {
            match address.connect(false).await {
                Ok(session) => break session,
                Err(failure) if tries.again(&failure, &address).await => {}
                Err(failure) => return Err(cannot(failure)),
            }
        };
        migrations::run(&session).await.map_err(|unfit| match unfit {
            Unfit::Newer(schema) => StoreError::Newer { place: place.clone(), schema },
            Unfit::Foreign => StoreError::CannotOpen {
                place: place.clone(),
                reason: "it is the database of another program".to_owned(),
            },
            Unfit::Failed(failure) => cannot(failure),
        })?;
        let node = GameId::random()?.to_string();
        let teller = Teller::start(&address, &node);
        Ok(Self {
            readers: (0..READERS).map(|_| Line::new(address.clone(), false)).collect(),
            turn: AtomicUsize::new(0),
            light: Line::new(address.clone(), true),
            pool: Pool::new(address.clone()),
            appends: Appends::start(&address, &teller),
            heard: broadcast::Sender::new(NEWS),
            claimed: OnceCell::new(),
            teller,
            node,
            address,
        })
    }

    /// Where it is, without the password, for people.
    pub fn place(&self) -> &str {
        &self.address.place
    }

    /// A connection to read by.
    fn reader(&self) -> &Line {
        &self.readers[self.turn.fetch_add(1, Ordering::Relaxed) % READERS]
    }

    /// Every row, read.
    async fn all<T>(
        &self,
        sql: &'static str,
        params: Params<'_>,
        read: impl Fn(&Row) -> Result<T, Failure>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.reader().all(sql, params).await?;
        rows.iter().map(|row| read(row).map_err(|failure| failure.told(&self.address.place))).collect()
    }

    /// The first row, read.
    async fn one<T>(
        &self,
        sql: &'static str,
        params: Params<'_>,
        read: impl Fn(&Row) -> Result<T, Failure>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.all(sql, params, read).await?.into_iter().next())
    }

    /// One statement that changes something, and may be made twice.
    async fn execute(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        self.reader().all(sql, params).await
    }

    async fn page(
        &self,
        sql: &'static str,
        after: Option<Cursor>,
        limit: u32,
        person: Option<PersonId>,
    ) -> Result<Page, StoreError> {
        let limit = limit.clamp(1, LONGEST_PAGE);
        let (rank, time, game) = lists::start(after);
        // One more than asked for shows whether the list goes on.
        let lines = i64::from(limit) + 1;
        let rows = match person {
            Some(person) => {
                self.reader().all(sql, &[&rank, &time, &game, &lines, &person.to_string()]).await?
            }
            None => self.reader().all(sql, &[&rank, &time, &game, &lines]).await?,
        };
        let limit = usize::try_from(limit).unwrap_or(1);
        lists::page(&rows, limit).map_err(|failure| failure.told(&self.address.place))
    }
}

fn id(row: &Row) -> Result<GameId, Failure> {
    parsed(row, "id")
}

#[async_trait]
impl Store for PostgresStore {
    async fn create(&self, game: NewGame) -> Result<GameId, StoreError> {
        let id = GameId::random()?;
        transact!(self, at => games::create(at, id, &game))
    }

    async fn game(&self, game: GameId) -> Result<Option<Game>, StoreError> {
        self.one(games::GAME, &[&game.to_string()], games::game).await
    }

    async fn standing(&self, game: GameId) -> Result<Option<Standing>, StoreError> {
        self.one(games::STANDING, &[&game.to_string()], rows::standing).await
    }

    async fn append(
        &self,
        game: GameId,
        expected_seq: u64,
        entry: Entry,
        state: State,
    ) -> Result<Appended, AppendError> {
        self.appends.run(game, expected_seq, entry, state).await
    }

    async fn entries(&self, game: GameId, from_seq: u64) -> Result<Vec<Logged>, StoreError> {
        self.all(games::ENTRIES, &[&game.to_string(), &seq_column(from_seq)], rows::logged).await
    }

    async fn snapshot(&self, game: GameId, snapshot: Snapshot) -> Result<(), StoreError> {
        transact!(self, at => games::keep(at, game, &snapshot))
    }

    async fn latest_snapshot(&self, game: GameId, upto: Option<u64>) -> Result<Option<Snapshot>, StoreError> {
        let upto = seq_column(upto.unwrap_or(u64::MAX));
        self.one(games::LATEST_SNAPSHOT, &[&game.to_string(), &upto], games::snapshot).await
    }

    async fn bot_turns(&self, after: Option<GameId>, limit: u32) -> Result<Vec<BotTurn>, StoreError> {
        let after = after.map(|game| game.to_string());
        let limit = i64::from(limit.clamp(1, LONGEST_PAGE));
        self.all(games::BOT_TURNS, &[&after, &limit], games::bot_turn).await
    }

    async fn seats(&self, game: GameId) -> Result<Vec<StoredSeat>, StoreError> {
        self.all(seats::SEATS, &[&game.to_string()], rows::seat).await
    }

    async fn sit(
        &self,
        game: GameId,
        seat: u8,
        person: PersonId,
        nickname: &str,
        link: Option<SecretHash>,
    ) -> Result<Standing, SeatError> {
        let sat = transact!(self, at => seats::sit(at, game, seat, person, nickname, link));
        self.teller.tables(sat.is_ok().then_some(game));
        sat
    }

    async fn change_seat(
        &self,
        game: GameId,
        seat: u8,
        from: &Chair,
        to: Chair,
        nickname: &str,
    ) -> Result<Standing, SeatError> {
        let changed = transact!(self, at => seats::change(at, game, seat, from, &to, nickname));
        self.teller.tables(changed.is_ok().then_some(game));
        changed
    }

    async fn create_guest(&self, nickname: &str, session: SecretHash) -> Result<Person, PersonError> {
        let id = PersonId::random()?;
        transact!(self, at => people::welcome(at, id, nickname, session))
    }

    async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, nickname, account, created FROM people WHERE id = $1";
        self.one(sql, &[&person.to_string()], rows::person).await
    }

    async fn person_by_secret(&self, session: SecretHash) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, nickname, account, people.created, used < hydropolis_now() - $2 AS stale
                   FROM sessions JOIN people ON people.id = sessions.person WHERE secret = $1";
        let read = |row: &Row| Ok((rows::person(row)?, get::<bool>(row, "stale")?));
        let secret = &session.0[..];
        let Some((person, stale)) = self.one(sql, &[&secret, &USE], read).await? else { return Ok(None) };
        if stale {
            // Who cannot write may still read: the next request tries again.
            let note = "UPDATE sessions SET used = greatest(used, hydropolis_now()) WHERE secret = $1";
            let _ = self.light.all(note, &[&secret]).await;
        }
        Ok(Some(person))
    }

    async fn rename(&self, person: PersonId, nickname: &str) -> Result<(), PersonError> {
        let sql = "UPDATE people SET nickname = $2 WHERE id = $1 RETURNING id";
        let renamed = self.execute(sql, &[&person.to_string(), &column(nickname)]).await?;
        if renamed.is_empty() { Err(PersonError::NoSuchPerson) } else { Ok(()) }
    }

    async fn register(
        &self,
        guest: PersonId,
        name: &str,
        password_hash: &str,
    ) -> Result<Person, PersonError> {
        transact!(self, at => people::register(at, guest, name, password_hash))
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let sql = "SELECT id, nickname, account, created, password FROM people WHERE account_key = $1";
        let read = |row: &Row| {
            Ok(Account { person: rows::person(row)?, password_hash: rows::text(row, "password")? })
        };
        self.one(sql, &[&people::account_key(name)], read).await
    }

    async fn set_password(&self, person: PersonId, password_hash: &str) -> Result<(), PersonError> {
        transact!(self, at => people::set_password(at, person, password_hash))
    }

    async fn open_session(&self, person: PersonId, session: SecretHash) -> Result<(), PersonError> {
        transact!(self, at => people::open_session(at, person, session))
    }

    async fn close_session(&self, session: SecretHash) -> Result<(), StoreError> {
        let sql = "DELETE FROM sessions WHERE secret = $1";
        self.execute(sql, &[&&session.0[..]]).await.map(drop)
    }

    async fn close_other_sessions(
        &self,
        person: PersonId,
        keep: Option<SecretHash>,
    ) -> Result<(), StoreError> {
        let keep = keep.as_ref().map(|keep| &keep.0[..]);
        let sql = "DELETE FROM sessions WHERE person = $1 AND secret IS DISTINCT FROM $2";
        self.execute(sql, &[&person.to_string(), &keep]).await.map(drop)
    }

    async fn offer_reset(
        &self,
        person: PersonId,
        link: SecretHash,
        expires: Time,
    ) -> Result<(), PersonError> {
        transact!(self, at => people::offer_reset(at, person, link, expires))
    }

    async fn reset_of(&self, link: SecretHash, now: Time) -> Result<Option<Person>, StoreError> {
        self.one(people::RESET_OF, &[&&link.0[..], &now.0], rows::person).await
    }

    async fn reset(&self, link: SecretHash, now: Time, password_hash: &str) -> Result<Person, PersonError> {
        transact!(self, at => people::reset(at, link, now, password_hash))
    }

    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<Merged, PersonError> {
        let merged: Result<Merged, PersonError> = transact!(self, at => people::merge(at, guest, account));
        self.teller.tables(merged.iter().flat_map(|it| it.games.clone()));
        merged
    }

    async fn forget(&self, person: PersonId, stand_in: &Chair) -> Result<LetGo, PersonError> {
        let gone: Result<LetGo, PersonError> = transact!(self, at => forget::forget(at, person, stand_in));
        self.teller.tables(gone.iter().flat_map(|it| it.deleted.iter().chain(&it.changed).copied()));
        gone
    }

    async fn expire(&self, expiry: Expiry, stand_in: &Chair) -> Result<LetGo, StoreError> {
        let gone: Result<LetGo, StoreError> = transact!(self, at => forget::expire(at, expiry, stand_in));
        self.teller.tables(gone.iter().flat_map(|it| it.deleted.iter().chain(&it.changed).copied()));
        gone
    }

    async fn let_go_abandoned(&self, since: Time, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let limit = i64::from(limit.clamp(1, LONGEST_PAGE));
        let gone: Result<Vec<GameId>, StoreError> =
            transact!(self, at => whole::let_go_abandoned(at, since, limit));
        self.teller.tables(gone.iter().flatten().copied());
        gone
    }

    async fn people_after(&self, after: Option<PersonId>, limit: u32) -> Result<Vec<PersonId>, StoreError> {
        let (after, limit) =
            (after.map(|person| person.to_string()), i64::from(limit.clamp(1, LONGEST_PAGE)));
        self.all(whole::PEOPLE_AFTER, &[&after, &limit], |row| parsed(row, "id")).await
    }

    async fn games_after(&self, after: Option<GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let (after, limit) = (after.map(|game| game.to_string()), i64::from(limit.clamp(1, LONGEST_PAGE)));
        self.all(whole::GAMES_AFTER, &[&after, &limit], id).await
    }

    async fn whole_person(&self, person: PersonId) -> Result<Option<WholePerson>, StoreError> {
        transact!(self, at => whole::whole_person(at, person))
    }

    async fn whole_game(&self, game: GameId) -> Result<Option<WholeGame>, StoreError> {
        transact!(self, at => whole::whole_game(at, game))
    }

    async fn put_person(&self, person: WholePerson) -> Result<(), StoreError> {
        transact!(self, at => whole::put_person(at, &person))
    }

    async fn put_game(&self, game: WholeGame) -> Result<(), StoreError> {
        transact!(self, at => whole::put_game(at, &game))
    }

    async fn holdings(&self, person: PersonId) -> Result<Holdings, StoreError> {
        let found = self.one(forget::HOLDINGS, &[&person.to_string()], forget::holdings).await?;
        Ok(found.unwrap_or_default())
    }

    async fn games_of(
        &self,
        person: PersonId,
        after: Option<Cursor>,
        limit: u32,
    ) -> Result<Page, StoreError> {
        self.page(lists::OF, after, limit, Some(person)).await
    }

    async fn open_tables(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError> {
        self.page(lists::OPEN, after, limit, None).await
    }

    async fn ended_games(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError> {
        self.page(lists::ENDED, after, limit, None).await
    }

    async fn mark(&self, game: GameId, patience: u32) -> Result<(), StoreError> {
        // A mark of a node that nobody has heard of yet would be counted at once.
        self.execute(nodes::SEEN, &[&self.node]).await?;
        let params: Params<'_> = &[&game.to_string(), &self.node, &i64::from(patience.max(1))];
        self.execute(nodes::MARK, params).await.map(drop)
    }

    async fn unmark(&self, game: GameId) -> Result<(), StoreError> {
        self.execute(nodes::UNMARK, &[&game.to_string(), &self.node]).await.map(drop)
    }

    async fn take_stock(&self) -> Result<Vec<GameId>, StoreError> {
        self.all(nodes::TAKE_STOCK, &[&nodes::SILENCE], id).await
    }

    async fn quarantined(&self) -> Result<Vec<GameId>, StoreError> {
        self.all(nodes::QUARANTINED, &[], id).await
    }

    async fn release(&self, game: GameId) -> Result<bool, StoreError> {
        let released = !self.execute(nodes::RELEASE, &[&game.to_string()]).await?.is_empty();
        self.teller.tables(released.then_some(game));
        Ok(released)
    }

    async fn claim(&self) -> Result<Claim, StoreError> {
        let claim = async {
            let crashed = self.reader().one(nodes::CRASHED, &[&nodes::SILENCE]).await?.is_some();
            self.execute(nodes::SEEN, &[&self.node]).await?;
            tokio::spawn(nodes::live(self.address.clone(), self.node.clone()));
            tokio::spawn(news::listen(self.address.clone(), self.node.clone(), self.heard.clone()));
            Ok(if crashed { Claim::AfterCrash } else { Claim::AfterClose })
        };
        self.claimed.get_or_try_init(|| claim).await.copied()
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }

    async fn disk_use(&self) -> Result<DiskUse, StoreError> {
        let sql = "SELECT pg_database_size(current_database()) AS data";
        let data = self.one(sql, &[], |row| rows::number(row, "data")).await?;
        Ok(DiskUse { data: data.unwrap_or(0), log: 0 })
    }

    async fn check(&self) -> Result<(), StoreError> {
        // A row that is there already, written once more: to see whether anything can be written.
        self.execute("UPDATE hydropolis_schema SET version = version", &[]).await.map(drop)
    }

    async fn close(&self) {
        self.appends.stop().await;
        self.pool.close().await;
        let last = self.light.session().await;
        self.address.closed.store(true, Ordering::Release);
        if let Ok(session) = last {
            // If it cannot be said, it is known in a few seconds.
            let _ = session.execute(nodes::GONE, &[&self.node]).await;
        }
        self.light.close().await;
        for reader in &self.readers {
            reader.close().await;
        }
    }

    async fn say(
        &self,
        game: GameId,
        room: Room,
        person: PersonId,
        nickname: &str,
        text: &str,
    ) -> Result<Option<Said>, StoreError> {
        transact!(self, at => talk::say(at, game, room, person, nickname, text))
    }

    async fn talk(&self, game: GameId, after: u64, limit: u32) -> Result<Vec<Said>, StoreError> {
        let limit = i64::from(limit.clamp(1, KEPT_LINES));
        self.all(talk::TALK, &[&game.to_string(), &seq_column(after), &limit], talk::said).await
    }

    async fn last_said(&self, games: &[GameId]) -> Result<Vec<(GameId, u64)>, StoreError> {
        let names: Vec<String> = games.iter().map(GameId::to_string).collect();
        self.all(talk::LAST_SAID, &[&names], |row| Ok((id(row)?, rows::number(row, "number")?))).await
    }

    async fn note(&self, game: GameId, person: PersonId) -> Result<Option<String>, StoreError> {
        let params: Params<'_> = &[&game.to_string(), &person.to_string()];
        self.one(talk::NOTE, params, |row| rows::text(row, "text")).await
    }

    async fn put_note(&self, game: GameId, person: PersonId, text: &str) -> Result<(), StoreError> {
        let (game, person) = (game.to_string(), person.to_string());
        if text.is_empty() {
            return self.execute(talk::END_NOTE, &[&game, &person]).await.map(drop);
        }
        self.execute(talk::PUT_NOTE, &[&game, &person, &column(text)]).await.map(drop)
    }

    async fn mutes(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.all(talk::MUTES, &[&person.to_string()], |row| parsed(row, "muted")).await
    }

    async fn mute(&self, person: PersonId, other: PersonId, muted: bool) -> Result<(), StoreError> {
        let sql = if muted { talk::MUTE } else { talk::UNMUTE };
        self.execute(sql, &[&person.to_string(), &other.to_string()]).await.map(drop)
    }

    async fn invite(&self, game: GameId, person: PersonId) -> Result<(), StoreError> {
        self.execute(talk::INVITE, &[&game.to_string(), &person.to_string()]).await.map(drop)
    }

    async fn is_invited(&self, game: GameId, person: PersonId) -> Result<bool, StoreError> {
        let params: Params<'_> = &[&game.to_string(), &person.to_string()];
        Ok(self.one(talk::IS_INVITED, params, |_| Ok(())).await?.is_some())
    }

    async fn invitations_of(&self, person: PersonId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let limit = i64::from(limit.clamp(1, LONGEST_PAGE));
        self.all(talk::INVITATIONS_OF, &[&person.to_string(), &limit], id).await
    }

    async fn end_invitation(&self, game: GameId, person: PersonId) -> Result<(), StoreError> {
        self.execute(talk::END_INVITATION, &[&game.to_string(), &person.to_string()]).await.map(drop)
    }

    async fn running_games(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError> {
        self.page(lists::RUNNING, after, limit, None).await
    }

    async fn listed_games(&self, games: &[GameId]) -> Result<Vec<ListedGame>, StoreError> {
        let names: Vec<String> = games.iter().map(GameId::to_string).collect();
        let rows = self.reader().all(lists::LISTED, &[&names]).await?;
        let page = lists::page(&rows, usize::MAX).map_err(|failure| failure.told(&self.address.place))?;
        Ok(page.tables)
    }

    async fn beside(&self, game: GameId) -> Result<Beside, StoreError> {
        let params: Params<'_> = &[&game.to_string(), &beside::ORDERED_LENGTH, &ORDERED];
        let rows = self.reader().all(beside::BESIDE, params).await?;
        beside::beside(&rows).map_err(|failure| failure.told(&self.address.place))
    }

    async fn flag(&self, game: GameId, flag: Flag, holds: bool) -> Result<(), StoreError> {
        let done = transact!(self, at => beside::set_flag(at, game, flag, holds));
        self.teller.tables(done.is_ok().then_some(game));
        done
    }

    async fn put_order(
        &self,
        game: GameId,
        seat: u8,
        person: PersonId,
        text: &str,
    ) -> Result<Option<u64>, StoreError> {
        let done = transact!(self, at => beside::put_order(at, game, seat, person, text));
        self.teller.tables(done.is_ok().then_some(game));
        done
    }

    async fn end_order(&self, game: GameId, number: u64) -> Result<bool, StoreError> {
        let done = transact!(self, at => beside::end_order(at, game, number));
        self.teller.tables(done.is_ok().then_some(game));
        done
    }

    async fn order_turns(&self, after: Option<GameId>, limit: u32) -> Result<Vec<(GameId, u64)>, StoreError> {
        let after = after.map(|game| game.to_string());
        let limit = i64::from(limit.clamp(1, LONGEST_PAGE));
        self.all(beside::ORDER_TURNS, &[&after, &limit], beside::order_turn).await
    }

    async fn plead(&self, game: GameId, plea: Plea) -> Result<(), StoreError> {
        let done = transact!(self, at => beside::plead(at, game, &plea));
        self.teller.tables(done.is_ok().then_some(game));
        done
    }

    async fn agree(&self, game: GameId, seq: u64, seat: u8) -> Result<Option<Plea>, StoreError> {
        let done = transact!(self, at => beside::agree(at, game, seq, seat));
        self.teller.tables(done.is_ok().then_some(game));
        done
    }

    async fn end_plea(&self, game: GameId, seq: u64) -> Result<bool, StoreError> {
        let done = transact!(self, at => beside::end_plea(at, game, seq));
        self.teller.tables(done.is_ok().then_some(game));
        done
    }
}

#[async_trait]
impl Shared for PostgresStore {
    async fn others(&self) -> Result<u64, StoreError> {
        let others = self
            .one(nodes::OTHERS, &[&self.node, &nodes::SILENCE], |row| rows::number(row, "others"))
            .await?;
        Ok(others.unwrap_or(0))
    }

    async fn now(&self) -> Result<Time, StoreError> {
        let now =
            self.one("SELECT hydropolis_now() AS now", &[], |row| Ok(Time(rows::get(row, "now")?))).await?;
        now.ok_or_else(|| StoreError::Unfit("no time".to_owned()))
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.heard.subscribe()
    }

    fn tell(&self, text: &str) {
        self.teller.say(text);
    }

    async fn pulses(&self, games: &[GameId]) -> Result<Vec<(GameId, u64)>, StoreError> {
        let names: Vec<String> = games.iter().map(GameId::to_string).collect();
        let sql = "SELECT id, changes FROM games JOIN standings ON game = number WHERE id = ANY($1)";
        self.all(sql, &[&names], |row| Ok((id(row)?, rows::number(row, "changes")?))).await
    }

    async fn take_turn(&self, game: GameId, seq: u64) -> Result<bool, StoreError> {
        let params: Params<'_> = &[&game.to_string(), &seq_column(seq), &self.node, &LEASE];
        Ok(!self.light.all(games::TAKE_TURN, params).await?.is_empty())
    }

    async fn take_turns(&self, limit: u32) -> Result<Vec<BotTurn>, StoreError> {
        let limit = i64::from(limit.clamp(1, LONGEST_PAGE));
        let rows = self.light.all(games::TAKE_TURNS, &[&self.node, &limit, &LEASE]).await?;
        rows.iter()
            .map(|row| games::bot_turn(row).map_err(|failure| failure.told(&self.address.place)))
            .collect()
    }

    async fn rest_turn(&self, game: GameId, seq: u64) -> Result<(), StoreError> {
        let params: Params<'_> = &[&game.to_string(), &seq_column(seq), &self.node];
        self.light.all(games::REST_TURN, params).await.map(drop)
    }
}
