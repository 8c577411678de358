//! The tables that are open in memory: a cache in front of the store.
//!
//! A table is opened from the store when somebody asks for it and forgotten when nobody has for a while. A table in
//! memory never changes: a move is made on a copy, and the copy takes its place when the move is in the store. So whoever
//! looks at a table waits for nobody, and nobody finds a table that is ahead of the store. What the rules have to do for
//! it is done by threads of its own ([`crate::pool`]).

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex as Lock, MutexGuard};
use std::time::{Duration, Instant};

use kernel::{Outcome, Seat, Seed, UndoRefused};
use store::{
    Act, AppendError, Appended, Beside, Chair, Claim, Entry, Game, GameId, Holiday, PersonId, Snapshot,
    State, Status, Store, StoredSeat, Time,
};
use tokio::sync::{Mutex, Notify, watch};
use tracing::Instrument as _;
use web::Names;

use crate::app::App;
use crate::bots;
use crate::clock::Clock;
use crate::clocks::{self, Timed};
use crate::danger::{Danger, Due, has_own_components};
use crate::fair::Agreed;
use crate::live::Watched;
use crate::orders;
use crate::pace::{Pace, Timer};
use crate::pool::{Lane, Owner, Share, in_time};
use crate::problem::{PlayProblem, Problem};
use crate::table::{AnyTable, Broken};
use crate::titles::Games;
use crate::{Config, TRACES};

/// How many tables are kept open at most, besides those in use.
const MOST_OPEN: usize = 2000;
/// How many entries lie between two snapshots.
const SNAPSHOT_EVERY: u64 = 40;
/// How far those who draw for watchers stand back behind those who work for players.
const WATCHERS: i32 = 5;

/// All open tables.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    rules: Lane,
    /// Draws for those who only watch.
    watchers: Lane,
    pub(crate) danger: Arc<Danger>,
    within: Duration,
    open: Lock<HashMap<GameId, Arc<Handle>>>,
    /// A game has ended here: its results are owed.
    pub(crate) ended: Notify,
    clock: Clock,
    games: Games,
    /// Hears that a clock was written anew.
    pub(crate) woken: Notify,
}

/// The place of a table.
pub(crate) struct Handle {
    pub(crate) id: GameId,
    current: Lock<Option<Arc<Seated>>>,
    /// Held by whoever reads the table from the store or changes it.
    changing: Mutex<()>,
    /// Goes up with every change.
    changed: watch::Sender<u64>,
    /// When it was last asked for, in milliseconds.
    used: AtomicI64,
    /// How often the game had changed when it was read, and how often it was changed here since then. In a store that
    /// others use too the game is as it is here only if it has changed that often.
    pulse: AtomicU64,
}

/// An open table with who sits there, as of one moment.
#[derive(Clone)]
pub(crate) struct Seated {
    pub(crate) game: Arc<Game>,
    pub(crate) seats: Arc<[StoredSeat]>,
    pub(crate) table: Arc<dyn AnyTable>,
    /// Whether it brought components of its own.
    own_components: bool,
    /// As the store has it.
    pub(crate) status: Status,
    /// Its clock, if it has a pace.
    pub(crate) time: Option<Timed>,
    /// How the players stand.
    pub(crate) outcome: Outcome,
    /// What lies beside its log.
    pub(crate) beside: Arc<Beside>,
    /// What all who only watch are shown of this moment.
    pub(crate) watched: Watched,
}

impl Handle {
    /// Hears of changes.
    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    fn tell(&self) {
        self.changed.send_modify(|changes| *changes += 1);
    }

    fn current(&self) -> MutexGuard<'_, Option<Arc<Seated>>> {
        self.current.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The table, if it is open, and from the deal on if that is asked for.
    pub(crate) fn seated(&self, whole: bool) -> Option<Arc<Seated>> {
        self.current().clone().filter(|open| !whole || open.table.is_whole())
    }

    /// Forgets the table: it is read anew when somebody asks for it.
    pub(crate) fn forget(&self) {
        *self.current() = None;
    }

    /// How often the game has changed, as far as is known here.
    pub(crate) fn pulse(&self) -> u64 {
        self.pulse.load(Ordering::Acquire)
    }

    fn put(&self, seated: Seated) -> Arc<Seated> {
        let seated = Arc::new(seated);
        *self.current() = Some(seated.clone());
        seated
    }
}

/// How a move or an undo went well.
pub(crate) struct Done {
    /// The number of the entry.
    pub(crate) seq: u64,
    /// Whether the very same had been done before.
    pub(crate) repeated: bool,
    /// The table after it.
    pub(crate) open: Arc<Seated>,
}

/// A change that was made on a copy, still to be brought into the store.
struct Ahead {
    seated: Seated,
    entry: Entry,
    state: State,
    snapshot: Option<Snapshot>,
}

impl Ahead {
    fn new(before: &Seated, table: Box<dyn AnyTable>, seat: Seat, act: Act, key: Option<String>) -> Self {
        table.prepare();
        let entry = Entry { seat: seat.0, act, hash: table.hash(), key };
        let state = state_of(&*table);
        let snapshot = if table.entries().is_multiple_of(SNAPSHOT_EVERY) { table.snapshot() } else { None };
        let (game, seats) = (before.game.clone(), before.seats.clone());
        let beside = orders::noted(&before.beside, table.entries().saturating_sub(1), entry.key.as_deref());
        let mut seated = Seated::new(game, before.own_components, seats, table.into(), state.status, beside);
        seated.time.clone_from(&before.time);
        Self { seated, entry, state, snapshot }
    }
}

impl Tables {
    /// No table is open yet.
    pub(crate) fn new(store: Arc<dyn Store>, claim: Claim, config: &Config) -> Self {
        let Config { limits, clock, games, .. } = config;
        let threads = usize::try_from(limits.rules_threads).unwrap_or(1).max(1);
        let share = |threads: usize, modesty: i32| Share {
            threads,
            per_owner: threads / 4,
            per_block: threads / 2,
            waiting: usize::try_from(limits.rules_waiting).unwrap_or(usize::MAX),
            modesty,
        };
        let within = Duration::from_secs(limits.rules_seconds.into());
        let rules = Lane::start("rules", share(threads, 0));
        let watchers = Lane::start("watchers", share(threads.div_ceil(2), WATCHERS));
        let danger = Danger::new(store.clone(), claim);
        Self {
            store,
            rules,
            watchers,
            danger,
            within,
            open: Lock::default(),
            ended: Notify::new(),
            clock: clock.clone(),
            games: games.clone(),
            woken: Notify::new(),
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Handle>>> {
        self.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// How many tables are open.
    pub(crate) fn count(&self) -> usize {
        self.all().len()
    }

    /// Every table that is open.
    pub(crate) fn all_open(&self) -> Vec<Arc<Handle>> {
        let mut all: Vec<Arc<Handle>> = self.all().values().cloned().collect();
        all.retain(|handle| handle.seated(false).is_some());
        all
    }

    /// A table, if it is open.
    pub(crate) fn opened(&self, id: GameId) -> Option<Arc<Handle>> {
        self.all().get(&id).cloned()
    }

    /// Closes the tables that nobody has asked for lately or is using, and tells how many are open then.
    pub(crate) fn close_idle(&self, idle: Duration) -> usize {
        let since = self.clock.ago(idle).0;
        let mut open = self.all();
        // Whoever is listening or moving holds a second reference.
        open.retain(|_, handle| {
            Arc::strong_count(handle) > 1 || handle.used.load(Ordering::Relaxed) >= since
        });
        open.shrink_to_fit();
        open.len()
    }

    /// Closes a table that is no more: who listens hears that it is gone.
    pub(crate) async fn close(&self, id: GameId) {
        let handle = self.all().remove(&id);
        if let Some(handle) = handle {
            let _changing = handle.changing.lock().await;
            handle.forget();
            handle.tell();
        }
    }

    /// The place of a table, whether or not there is one.
    pub(crate) fn handle(&self, id: GameId) -> Arc<Handle> {
        let mut open = self.all();
        let now = self.clock.now().0;
        if open.len() >= MOST_OPEN && !open.contains_key(&id) {
            // Whoever is listening or moving holds a second reference.
            let mut idle: Vec<(i64, GameId)> = open
                .values()
                .filter(|handle| Arc::strong_count(handle) == 1)
                .map(|handle| (handle.used.load(Ordering::Relaxed), handle.id))
                .collect();
            idle.sort_unstable();
            for (_, old) in idle.into_iter().take(MOST_OPEN / 10) {
                open.remove(&old);
            }
        }
        let handle = open.entry(id).or_insert_with(|| {
            let (changed, _) = watch::channel(0);
            let (current, changing) = (Lock::default(), Mutex::default());
            let (used, pulse) = (AtomicI64::new(now), AtomicU64::new(0));
            Arc::new(Handle { id, current, changing, changed, used, pulse })
        });
        handle.used.store(now, Ordering::Relaxed);
        handle.clone()
    }

    /// Has rules work done that belongs to no table yet.
    pub(crate) async fn prepare<T: Send + 'static>(
        &self,
        owner: Owner,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.rules.run(owner, self.within, work).await
    }

    /// Has rules work done at a table.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        owner: Owner,
        seated: &Arc<Seated>,
        work: impl FnOnce(&Seated) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.noted(&self.rules, owner, seated, work).await
    }

    /// Has something drawn that all who only watch are sent: whoever plays is answered first.
    pub(crate) async fn show<T: Send + 'static>(
        &self,
        owner: Owner,
        seated: &Arc<Seated>,
        work: impl FnOnce(&Seated) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.noted(&self.watchers, owner, seated, work).await
    }

    async fn noted<T: Send + 'static>(
        &self,
        lane: &Lane,
        owner: Owner,
        seated: &Arc<Seated>,
        work: impl FnOnce(&Seated) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let at = seated.clone();
        let work = move || work(&at);
        let noted = self.danger.noted(seated.game.id, seated.own_components, Due::Asked, work);
        lane.run(owner, self.within, noted).await?
    }

    /// Has something done that takes a table further, by other threads than those for rules, and waits for it so long.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        lane: &Lane,
        owner: Owner,
        seated: &Arc<Seated>,
        within: Option<Duration>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let noted = self.danger.noted(seated.game.id, seated.own_components, Due::Owed, work);
        let hear = lane.hand_in(owner, noted)?;
        match within {
            Some(within) => in_time(within, hear).await?,
            None => hear.await.map_err(|_| Problem::Trouble)?,
        }
    }

    /// A table as it stands, read from the store if it is not open; `whole` asks for its story from the deal on. What other
    /// nodes have done is part of it.
    pub(crate) async fn open(
        &self,
        handle: &Handle,
        owner: Owner,
        whole: bool,
    ) -> Result<Arc<Seated>, Problem> {
        if handle.seated(false).is_some() && self.is_behind(handle).await? {
            let _changing = handle.changing.lock().await;
            self.catch_up_changing(handle).await?;
        }
        self.open_as_known(handle, owner, whole).await
    }

    /// A table as it is known here: for who is told when it changes.
    pub(crate) async fn open_as_known(
        &self,
        handle: &Handle,
        owner: Owner,
        whole: bool,
    ) -> Result<Arc<Seated>, Problem> {
        if let Some(open) = handle.seated(whole) {
            return Ok(open);
        }
        let _changing = handle.changing.lock().await;
        self.open_changing(handle, owner, whole).await
    }

    /// The same for who may change the table.
    async fn open_changing(
        &self,
        handle: &Handle,
        owner: Owner,
        whole: bool,
    ) -> Result<Arc<Seated>, Problem> {
        match handle.seated(whole) {
            Some(open) => Ok(open),
            None => {
                // Asked before it is read: what changes meanwhile is found the next time.
                let pulse = self.pulse(handle.id).await?;
                let mut read = self.read(handle.id, owner, whole).await?;
                let timed = self.follow(&mut read, false).await;
                handle.pulse.store(pulse.unwrap_or(0) + timed, Ordering::Release);
                Ok(handle.put(read))
            }
        }
    }

    /// Has the clock of a table follow it; tells how often it was changed for that.
    async fn follow(&self, open: &mut Seated, undone: bool) -> u64 {
        u64::from(clocks::follow(&*self.store, &self.clock, &self.woken, open, undone).await)
    }

    /// Changes the clock of a table, if it has one.
    pub(crate) async fn retime<'h>(
        &self,
        handle: &Handle,
        how: impl FnOnce(&Seated) -> Box<Retime<'h>>,
    ) -> Result<Arc<Seated>, Problem> {
        let _changing = handle.changing.lock().await;
        if self.store.shared().is_some() {
            self.catch_up_changing(handle).await?;
        }
        let open = self.open_changing(handle, Owner::default(), false).await?;
        let mut how = how(&open);
        let mut timed = Seated { watched: Watched::default(), ..Seated::clone(&open) };
        if !clocks::change(&*self.store, &self.clock, &mut timed, &mut *how).await? {
            return Ok(open);
        }
        handle.pulse.fetch_add(1, Ordering::AcqRel);
        let open = handle.put(timed);
        handle.tell();
        self.woken.notify_one();
        Ok(open)
    }

    /// How often a game has changed in a store that others use too.
    async fn pulse(&self, id: GameId) -> Result<Option<u64>, Problem> {
        let Some(shared) = self.store.shared() else { return Ok(None) };
        Ok(shared.pulses(&[id]).await?.first().map(|(_, pulse)| *pulse))
    }

    /// Whether another node has changed a table, or it is no more.
    async fn is_behind(&self, handle: &Handle) -> Result<bool, Problem> {
        if self.store.shared().is_none() {
            return Ok(false);
        }
        Ok(self.pulse(handle.id).await? != Some(handle.pulse()))
    }

    /// Reads on at a table that another node has changed, and tells who listens here.
    pub(crate) async fn catch_up(&self, handle: &Handle) {
        let _changing = handle.changing.lock().await;
        if let Err(problem) = self.catch_up_changing(handle).await {
            // It is read anew when somebody asks for it.
            tracing::warn!(game = %handle.id, ?problem, "a table could not be brought up to date");
            handle.forget();
        }
    }

    /// The same for who may change the table.
    async fn catch_up_changing(&self, handle: &Handle) -> Result<(), Problem> {
        let Some(open) = handle.seated(false) else { return Ok(()) };
        let pulse = self.pulse(handle.id).await?;
        if pulse == Some(handle.pulse()) {
            return Ok(());
        }
        let game = self.store.game(handle.id).await?.filter(|game| !game.quarantined);
        let (Some(pulse), Some(game)) = (pulse, game) else {
            handle.forget();
            handle.tell();
            return Ok(());
        };
        let (game, seats): (_, Arc<[StoredSeat]>) =
            (Arc::new(game), self.store.seats(handle.id).await?.into());
        let beside = Arc::new(self.store.beside(handle.id).await?);
        let time = match open.time {
            Some(_) => Timed::read(&*self.store, &game, &seats).await?,
            None => None,
        };
        let entries = self.store.entries(handle.id, open.table.entries()).await?;
        let status = game.standing.state.status;
        let mut seated = if entries.is_empty() {
            Seated { game, seats, status, beside, watched: Watched::default(), ..Seated::clone(&open) }
        } else {
            let followed = self.work(Owner::default(), &open, move |open| {
                let mut table = open.table.copy();
                entries.iter().try_for_each(|logged| table.follow(logged))?;
                table.prepare();
                Ok::<_, Broken>(Seated::new(game, open.own_components, seats, table.into(), status, beside))
            });
            match followed.await? {
                Ok(seated) => seated,
                // What everybody agreed to may go back behind what is known here: it is read anew.
                Err(Broken::Undo(_)) => {
                    handle.forget();
                    handle.tell();
                    return Ok(());
                }
                Err(reason) => {
                    tracing::error!(game = %handle.id, %reason, "a table does not go on as it should");
                    return Err(Problem::Damaged);
                }
            }
        };
        seated.time = time;
        handle.pulse.store(pulse, Ordering::Release);
        handle.put(seated);
        handle.tell();
        Ok(())
    }

    async fn read(&self, id: GameId, owner: Owner, whole: bool) -> Result<Seated, Problem> {
        let game = Arc::new(self.store.game(id).await?.ok_or(Problem::NoSuchTable)?);
        let title = self.games.named(&game.title).ok_or(Problem::OldRules(game.rules_version))?;
        if !(1..=title.rules_version).contains(&game.rules_version) {
            return Err(Problem::OldRules(game.rules_version));
        }
        if game.quarantined {
            return Err(Problem::Quarantined);
        }
        let own_components = has_own_components(&game);
        let seats: Arc<[StoredSeat]> = self.store.seats(id).await?.into();
        let beside = Arc::new(self.store.beside(id).await?);
        let mut snapshot = if whole { None } else { self.store.latest_snapshot(id, None).await? };
        loop {
            let from = snapshot.as_ref().map_or(0, |it| it.seq);
            let entries = self.store.entries(id, from).await?;
            let (open, known, seats, beside) = (title.open, game.clone(), seats.clone(), beside.clone());
            let work = move || {
                let mut table =
                    open(&known.setup, known.rules_version, Seed(known.seed), known.deal, snapshot.as_ref())?;
                if table.entries() != from {
                    return Ok(None);
                }
                entries.iter().try_for_each(|logged| table.follow(logged))?;
                table.prepare();
                let status = known.standing.state.status;
                Ok(Some(Seated::new(known, own_components, seats, table.into(), status, beside)))
            };
            let work = self.danger.noted(id, own_components, Due::Owed, work);
            let opened: Result<Option<Seated>, Broken> = self.prepare(owner, work).await??;
            match opened {
                Ok(Some(mut seated)) => {
                    metrics::counter!("hydropolis_tables_opened_total").increment(1);
                    seated.time = Timed::read(&*self.store, &seated.game, &seated.seats).await?;
                    return Ok(seated);
                }
                // The snapshot could not be read, which is no harm.
                Ok(None) => snapshot = None,
                // What everybody agreed to may go back behind the snapshot.
                Err(Broken::Undo(_)) if from > 0 => snapshot = None,
                Err(reason) => {
                    tracing::error!(game = %id, %reason, "a table cannot be opened");
                    return Err(Problem::Damaged);
                }
            }
        }
    }

    /// Reads anew who sits there and what lies beside the log.
    pub(crate) async fn refresh(&self, handle: &Handle) -> Result<(), Problem> {
        let changing = handle.changing.lock().await;
        if let Some(open) = handle.seated(false)
            && let Some(game) = self.store.game(handle.id).await?
        {
            let seats = self.store.seats(handle.id).await?.into();
            let beside = Arc::new(self.store.beside(handle.id).await?);
            let (status, game) = (game.standing.state.status, Arc::new(game));
            let watched = Watched::default();
            let mut seated = Seated { game, seats, status, beside, watched, ..Seated::clone(&open) };
            self.follow(&mut seated, false).await;
            handle.put(seated);
        } else if let Some(game) = self.store.game(handle.id).await?
            && Agreed::of(&game).pace.is_some()
        {
            // Its clock begins to run, perhaps.
            self.open_changing(handle, Owner::default(), false).await?;
        }
        drop(changing);
        handle.tell();
        Ok(())
    }

    /// Makes a move or takes moves back: everything between the table as it stands and the table as it stands then.
    pub(crate) async fn change(
        &self,
        handle: &Handle,
        owner: Owner,
        asked: Asked,
    ) -> Result<Done, PlayProblem> {
        let _changing = handle.changing.lock().await;
        let Asked { by, act, expected, whole } = asked;
        let mut open = self.open_changing(handle, owner, whole).await?;
        // What another node did a moment ago may not have been heard of here.
        let doubtful =
            expected != open.table.entries() || open.status == Status::Open || by.seat(&open).is_err();
        if doubtful && self.store.shared().is_some() {
            self.catch_up_changing(handle).await?;
            open = self.open_changing(handle, owner, whole).await?;
        }
        let seat = by.seat(&open)?;
        if open.status == Status::Open && matches!(act, Wanted::Move { .. }) {
            return Err(PlayProblem::NotBegun);
        }
        if expected != open.table.entries() {
            return match act {
                // Perhaps the answer to the very same move was lost: the store knows its key.
                Wanted::Move { text, key: Some(key), .. } => {
                    let seats = by.seats(&open, seat);
                    self.repeated(open, expected, seats, &text, &key).await
                }
                _ => Err(PlayProblem::Stale { next: open.table.entries() }),
            };
        }
        if matches!(act, Wanted::Agreed { .. }) && open.status != Status::Playing {
            return Err(PlayProblem::CannotUndo(UndoRefused::Nothing));
        }
        // At the end everybody learns what lay hidden: with others at the table nothing goes back behind that, nor where it counts.
        let counts = || open.people() > 1 || Agreed::of(&open.game).rated;
        if matches!(act, Wanted::Undo { .. }) && open.status == Status::Over && counts() {
            return Err(PlayProblem::CannotUndo(UndoRefused::Revealed));
        }
        let ahead = self.work(owner, &open, move |open| {
            let mut table = open.table.copy();
            let (act, key) = match act {
                Wanted::Move { text, key } => {
                    (Act::Move(table.play(seat, &text).map_err(PlayProblem::Refused)?), key)
                }
                Wanted::Undo { moves } => {
                    let to = table.undo(seat, moves).map_err(PlayProblem::CannotUndo)?;
                    (Act::Undo { to, agreed: false }, None)
                }
                Wanted::Agreed { to } => {
                    if !table.agree_back_to(seat, to) {
                        return Err(PlayProblem::CannotUndo(UndoRefused::Nothing));
                    }
                    (Act::Undo { to, agreed: true }, None)
                }
            };
            Ok::<_, PlayProblem>(Ahead::new(open, table, seat, act, key))
        });
        self.append(handle, owner, whole, expected, ahead.await??).await
    }

    /// A move that was sent again, if an entry with its key is in the log already.
    async fn repeated(
        &self,
        open: Arc<Seated>,
        expected: u64,
        seats: Vec<Seat>,
        text: &str,
        key: &str,
    ) -> Result<Done, PlayProblem> {
        let next = open.table.entries();
        let entries = self.store.entries(open.game.id, expected.min(next)).await.map_err(Problem::from)?;
        let same = entries
            .iter()
            .find(|it| seats.contains(&Seat(it.entry.seat)) && it.entry.key.as_deref() == Some(key));
        let tidy = |text: &str| text.trim().to_lowercase();
        match same.map(|logged| (logged.seq, &logged.entry.act)) {
            Some((seq, Act::Move(made))) if tidy(made) == tidy(text) => {
                Ok(Done { seq, repeated: true, open })
            }
            _ => Err(PlayProblem::Stale { next }),
        }
    }

    /// Brings a change into the store; only then it takes the table's place. When the store does not take it, the
    /// table is read anew: another may have changed it.
    async fn append(
        &self,
        handle: &Handle,
        owner: Owner,
        whole: bool,
        expected: u64,
        ahead: Ahead,
    ) -> Result<Done, PlayProblem> {
        let Ahead { mut seated, entry, state, snapshot } = ahead;
        let undone = matches!(entry.act, Act::Undo { .. });
        let sent = Instant::now();
        let span = tracing::info_span!(target: TRACES, "commit", table = %handle.id, seq = expected);
        let appended = self.store.append(handle.id, expected, entry, state).instrument(span).await;
        metrics::histogram!("hydropolis_commit_seconds").record(sent.elapsed());
        match appended {
            Ok(Appended::Applied { seq }) => {
                if let Some(snapshot) = snapshot {
                    let (store, id) = (self.store.clone(), handle.id);
                    tokio::spawn(async move {
                        if let Err(error) = store.snapshot(id, snapshot).await {
                            tracing::warn!(game = %id, %error, "a snapshot was not kept");
                        }
                    });
                }
                let timed = self.follow(&mut seated, undone).await;
                let open = handle.put(seated);
                handle.pulse.fetch_add(1 + timed, Ordering::AcqRel);
                metrics::counter!("hydropolis_moves_total").increment(1);
                handle.tell();
                if open.status == Status::Over {
                    self.ended.notify_one();
                }
                Ok(Done { seq, repeated: false, open })
            }
            Ok(Appended::AlreadyApplied { seq }) => {
                handle.forget();
                let open = self.open_changing(handle, owner, whole).await?;
                Ok(Done { seq, repeated: true, open })
            }
            Err(error) => {
                handle.forget();
                Err(match error {
                    AppendError::Conflict { next_seq } => PlayProblem::Stale { next: next_seq },
                    AppendError::KeyReused { seq } => PlayProblem::Stale { next: seq },
                    AppendError::NoSuchGame => Problem::NoSuchTable.into(),
                    AppendError::Store(error) => Problem::from(error).into(),
                })
            }
        }
    }
}

/// How a clock is changed; false if it is not.
pub(crate) type Retime<'h> = dyn FnMut(&mut Timer, Pace, Time, &[Holiday]) -> bool + Send + 'h;

/// Something that somebody wants to do at a table.
pub(crate) struct Asked {
    /// Who.
    pub(crate) by: By,
    /// What.
    pub(crate) act: Wanted,
    /// How many entries its sender knows.
    pub(crate) expected: u64,
    /// Whether the table is to be shown with its story afterwards.
    pub(crate) whole: bool,
}

/// What somebody wants to do.
pub(crate) enum Wanted {
    /// Make a move.
    Move {
        /// In notation.
        text: String,
        /// A name of the sender's choice for it.
        key: Option<String>,
    },
    /// Take back everything from an entry on, because everybody agreed.
    Agreed {
        /// The first entry that no longer stands.
        to: u64,
    },
    /// Take back so many moves, as far as it goes.
    Undo {
        /// How many.
        moves: usize,
    },
}

/// Who wants it.
pub(crate) enum By {
    /// The bot in this seat.
    Bot(Seat),
    /// This seat, by a standing order or because the table agreed.
    Seat(Seat),
    /// A person, in the seat that is said or in one of their own.
    Person {
        /// Who.
        person: Option<PersonId>,
        /// Where, if that is said.
        seat: Option<Seat>,
    },
}

impl By {
    /// A person who says a seat, or none.
    pub(crate) fn person(person: Option<PersonId>, said: Option<&str>) -> Result<Self, Problem> {
        let seat = match said.filter(|text| !text.is_empty()) {
            Some(text) => Some(text.parse().map_err(|_| Problem::Forbidden("web-not-your-seat"))?),
            None => None,
        };
        Ok(Self::Person { person, seat })
    }

    /// The seat it is for: one of the person's own, the one that is asked if none is said.
    pub(crate) fn seat(&self, open: &Seated) -> Result<Seat, Problem> {
        match *self {
            Self::Bot(seat) | Self::Seat(seat) => Ok(seat),
            Self::Person { person, seat } => {
                let mine = open.seats_of(person);
                let asked = open.table.to_move().filter(|seat| mine.contains(seat));
                let seat = seat.or(asked).or(mine.first().copied());
                seat.filter(|seat| mine.contains(seat)).ok_or(Problem::Forbidden("web-not-your-seat"))
            }
        }
    }

    /// The seats in which it may have been sent before: a move that does not say its seat was made in any of the
    /// person's, though another of them may be asked by now.
    fn seats(&self, open: &Seated, seat: Seat) -> Vec<Seat> {
        match self {
            Self::Person { person, seat: None } => open.seats_of(*person),
            _ => vec![seat],
        }
    }
}

/// Makes a move or takes moves back: it is in the store when this returns. It is carried through even if who asked for it
/// hangs up. Afterwards the bots play if it is their turn; `ends_turn` says that they need not wait for a word that the
/// turn is over.
pub(crate) async fn change(
    app: &App,
    handle: &Arc<Handle>,
    owner: Owner,
    asked: Asked,
    ends_turn: bool,
) -> Result<Done, PlayProblem> {
    let (app, handle) = (app.clone(), handle.clone());
    let changing = tokio::spawn(async move {
        let done = app.tables.change(&handle, owner, asked).await?;
        if ends_turn {
            app.bots.end_turn(&done.open);
        }
        bots::attend(&app, handle.id, owner);
        Ok(done)
    });
    changing.await.map_err(|_| Problem::Trouble)?
}

/// Reads anew who sits there and who is the host: somebody sat down, went, or has an account now.
pub(crate) async fn refresh(app: &App, handle: &Handle) -> Result<(), Problem> {
    app.tables.refresh(handle).await?;
    bots::attend(app, handle.id, Owner::default());
    Ok(())
}

/// How a table stands, as the store notes it.
pub(crate) fn state_of(table: &dyn AnyTable) -> State {
    match table.to_move() {
        Some(seat) => State::playing(seat.0),
        None => {
            let outcome = table.outcome();
            let points: Vec<i32> = Seat::all(table.players()).map(|seat| outcome.points[seat]).collect();
            let winners: Vec<Seat> = outcome.winners.iter().collect();
            State::over(serde_json::json!({ "points": points, "winners": winners }).to_string())
        }
    }
}

impl Seated {
    /// A table with who sits there.
    fn new(
        game: Arc<Game>,
        own_components: bool,
        seats: Arc<[StoredSeat]>,
        table: Arc<dyn AnyTable>,
        status: Status,
        beside: Arc<Beside>,
    ) -> Self {
        let outcome = table.outcome();
        let (time, watched) = (None, Watched::default());
        Self { game, seats, table, own_components, status, time, outcome, beside, watched }
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        let mine = |chair: &Chair| matches!(chair, Chair::Person(it) if Some(*it) == person);
        self.seats.iter().filter(|seat| mine(&seat.chair)).map(|seat| Seat(seat.number)).collect()
    }

    /// How many people sit here.
    pub(crate) fn people(&self) -> usize {
        let people: HashSet<PersonId> = self
            .seats
            .iter()
            .filter_map(|seat| match seat.chair {
                Chair::Person(person) => Some(person),
                _ => None,
            })
            .collect();
        people.len()
    }

    /// What the people here are called, as far as a name is one person's alone.
    pub(crate) fn names(&self) -> Names {
        let people = || self.seats.iter().filter(|seat| matches!(seat.chair, Chair::Person(_)));
        let mut names = Names::default();
        for seat in people() {
            let alone = people().filter(|it| it.nickname == seat.nickname).count() == 1;
            if let Some(name) = names.0.get_mut(usize::from(seat.number)).filter(|_| alone) {
                *name = Some(seat.nickname.clone());
            }
        }
        names
    }

    /// The seat that has just ended its turn against bots alone and may still take it back: then the bots wait until the
    /// player says that the turn is over. Nobody else has to wait for that.
    pub(crate) fn held_by(&self) -> Option<Seat> {
        self.bot_to_move()?;
        let seat = self.table.last_moved()?;
        let mine = &self.seats.iter().find(|it| it.number == seat.0)?.chair;
        let person = matches!(mine, Chair::Person(_));
        let alone = self.seats.iter().all(|it| matches!(it.chair, Chair::Bot { .. }) || it.chair == *mine);
        (person && alone && self.table.undoable(seat).is_ok()).then_some(seat)
    }

    /// Whether one person plays against bots alone, which wait until that person says that a turn is over.
    pub(crate) fn against_bots(&self) -> bool {
        self.people() == 1 && self.seats.iter().any(|it| matches!(it.chair, Chair::Bot { .. }))
    }

    /// The level of the bot that is to move, if one is.
    pub(crate) fn bot_to_move(&self) -> Option<(Seat, String)> {
        let seat = self.table.to_move()?;
        match &self.seats.iter().find(|it| it.number == seat.0)?.chair {
            Chair::Bot { level } if self.status == Status::Playing => Some((seat, level.clone())),
            _ => None,
        }
    }
}
