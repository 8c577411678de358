//! The tables that are open in memory: a cache in front of the store.
//!
//! A table is opened from the store when somebody asks for it and forgotten when nobody has for a while. Whatever
//! changes it is in the store before anybody hears of it; when the store does not take a change, the table is
//! forgotten at once and read anew.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex as Lock};

use kernel::{Seat, Seed, UndoRefused};
use store::{
    Act, AppendError, Appended, Chair, Entry, Game, GameId, PersonId, Seat as StoredSeat, State, Status,
    Store,
};
use tokio::sync::{Mutex, MutexGuard, watch};
use web::Names;
use words::Words;

use crate::app::App;
use crate::problem::Problem;
use crate::table::{Table, Verdict};
use crate::titles;

/// How many tables are kept open at most, besides those in use.
const MOST_OPEN: usize = 2000;
/// How many entries lie between two snapshots.
const SNAPSHOT_EVERY: u64 = 40;

/// All open tables.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    open: Lock<HashMap<GameId, Arc<Handle>>>,
    clock: AtomicU64,
}

/// One table: whoever wants to look or move takes its lock.
pub(crate) struct Handle {
    pub(crate) id: GameId,
    seated: Mutex<Option<Seated>>,
    /// Goes up with every change.
    changed: watch::Sender<u64>,
    used: AtomicU64,
}

/// An open table with who sits there.
pub(crate) struct Seated {
    pub(crate) game: Game,
    pub(crate) seats: Vec<StoredSeat>,
    pub(crate) table: Box<dyn Table>,
    /// As the store has it.
    pub(crate) status: Status,
}

/// A lock on a table that is there.
pub(crate) struct Open<'a>(MutexGuard<'a, Option<Seated>>);

impl std::ops::Deref for Open<'_> {
    type Target = Seated;

    fn deref(&self) -> &Seated {
        self.0.as_ref().expect("an open table is put in before the lock is handed out")
    }
}

impl Handle {
    /// Hears of changes.
    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    fn tell(&self) {
        self.changed.send_modify(|changes| *changes += 1);
    }
}

/// How a move or an undo went well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    /// The number of the entry.
    pub(crate) seq: u64,
    /// Whether the very same had been done before.
    pub(crate) repeated: bool,
}

impl Tables {
    /// No table is open yet.
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, open: Lock::default(), clock: AtomicU64::new(0) }
    }

    /// The place of a table, whether or not there is one.
    pub(crate) fn handle(&self, id: GameId) -> Arc<Handle> {
        let mut open = self.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let now = self.clock.fetch_add(1, Ordering::Relaxed);
        if open.len() >= MOST_OPEN && !open.contains_key(&id) {
            // Whoever is listening or moving holds a second reference.
            let mut idle: Vec<(u64, GameId)> = open
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
            Arc::new(Handle { id, seated: Mutex::new(None), changed, used: AtomicU64::new(now) })
        });
        handle.used.store(now, Ordering::Relaxed);
        handle.clone()
    }

    /// Locks a table, reading it from the store if it is not open; `whole` asks for its story from the deal on.
    pub(crate) async fn lock<'a>(&self, handle: &'a Handle, whole: bool) -> Result<Open<'a>, Problem> {
        let mut seated = handle.seated.lock().await;
        if seated.as_ref().is_none_or(|it| whole && !it.table.is_whole()) {
            *seated = Some(self.read(handle.id, whole).await?);
        }
        Ok(Open(seated))
    }

    async fn read(&self, id: GameId, whole: bool) -> Result<Seated, Problem> {
        let game = self.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
        let title = titles::named(&game.title).ok_or(Problem::NoSuchTable)?;
        if title.rules_version != game.rules_version {
            return Err(Problem::OldRules(game.rules_version));
        }
        let snapshot = if whole { None } else { self.store.latest_snapshot(id, None).await? };
        let damaged = |reason: String| {
            tracing::error!(game = %id, reason, "a table cannot be opened");
            Problem::Trouble
        };
        let mut table =
            (title.open)(&game.setup, Seed(game.seed), game.deal, snapshot.as_ref()).map_err(damaged)?;
        let entries = self.store.entries(id, table.entries()).await?;
        // A long log is replayed beside the other requests, not in their way.
        let table = tokio::task::spawn_blocking(move || {
            entries.iter().try_for_each(|logged| table.follow(logged)).map(|()| table)
        });
        let table = table.await.map_err(|_| Problem::Trouble)?.map_err(damaged)?;
        let seats = self.store.seats(id).await?;
        let status = game.standing.state.status;
        metrics::counter!("hydropolis_tables_opened_total").increment(1);
        Ok(Seated { game, seats, table, status })
    }

    /// Reads the seats anew: somebody sat down.
    pub(crate) async fn refresh(&self, handle: &Handle) -> Result<(), Problem> {
        let mut seated = handle.seated.lock().await;
        if let Some(seated) = seated.as_mut() {
            seated.seats = self.store.seats(handle.id).await?;
            if let Some(standing) = self.store.standing(handle.id).await? {
                seated.status = standing.state.status;
            }
        }
        drop(seated);
        handle.tell();
        Ok(())
    }

    async fn play(
        &self,
        handle: &Handle,
        words: &Words,
        seat: Seat,
        text: &str,
        expected: u64,
        key: Option<String>,
    ) -> Result<Done, PlayProblem> {
        let mut seated = self.lock(handle, false).await?.0;
        let open = seated.as_ref().ok_or(Problem::Trouble)?;
        if open.status == Status::Open {
            return Err(PlayProblem::NotBegun);
        }
        if expected != open.table.entries() {
            // Perhaps the answer to the very same move was lost: the store knows its key.
            let Some(key) = key else { return Err(PlayProblem::Stale { next: open.table.entries() }) };
            let entry = Entry { seat: seat.0, act: Act::Move(text.to_owned()), hash: 0, key: Some(key) };
            return self.repeated(handle.id, expected, entry, open).await;
        }
        let mut ahead = seated.take().ok_or(Problem::Trouble)?;
        match ahead.table.play(words, seat, text) {
            Ok(notation) => {
                let entry = Entry { seat: seat.0, act: Act::Move(notation), hash: ahead.table.hash(), key };
                self.append(handle, &mut seated, ahead, expected, entry).await
            }
            Err(verdict) => {
                *seated = Some(ahead);
                Err(PlayProblem::Refused(verdict))
            }
        }
    }

    /// Whether an entry with this key is in the log already.
    async fn repeated(
        &self,
        id: GameId,
        expected: u64,
        entry: Entry,
        open: &Seated,
    ) -> Result<Done, PlayProblem> {
        let entries =
            self.store.entries(id, expected.min(open.table.entries())).await.map_err(Problem::from)?;
        let text = |act: &Act| match act {
            Act::Move(text) => text.trim().to_lowercase(),
            Act::Undo { to } => format!("undo {to}"),
        };
        let same = entries.iter().find(|it| it.entry.seat == entry.seat && it.entry.key == entry.key);
        match same {
            Some(logged) if text(&logged.entry.act) == text(&entry.act) => {
                Ok(Done { seq: logged.seq, repeated: true })
            }
            _ => Err(PlayProblem::Stale { next: open.table.entries() }),
        }
    }

    async fn undo(
        &self,
        handle: &Handle,
        seat: Seat,
        count: usize,
        expected: u64,
    ) -> Result<Done, PlayProblem> {
        let mut seated = self.lock(handle, false).await?.0;
        let open = seated.as_ref().ok_or(Problem::Trouble)?;
        if expected != open.table.entries() {
            return Err(PlayProblem::Stale { next: open.table.entries() });
        }
        let mut ahead = seated.take().ok_or(Problem::Trouble)?;
        match ahead.table.undo(seat, count) {
            Ok(to) => {
                let entry =
                    Entry { seat: seat.0, act: Act::Undo { to }, hash: ahead.table.hash(), key: None };
                self.append(handle, &mut seated, ahead, expected, entry).await
            }
            Err(reason) => {
                *seated = Some(ahead);
                Err(PlayProblem::CannotUndo(reason))
            }
        }
    }

    /// Brings a change that was made in memory into the store. Meanwhile the table's place is empty: whatever
    /// happens here, nobody finds a table that is ahead of the store.
    async fn append(
        &self,
        handle: &Handle,
        place: &mut Option<Seated>,
        mut open: Seated,
        expected: u64,
        entry: Entry,
    ) -> Result<Done, PlayProblem> {
        let state = state_of(&*open.table);
        let status = state.status;
        match self.store.append(handle.id, expected, entry, state).await {
            Ok(Appended::Applied { seq }) => {
                open.status = status;
                if open.table.entries().is_multiple_of(SNAPSHOT_EVERY)
                    && let Some(snapshot) = open.table.snapshot()
                {
                    let (store, id) = (self.store.clone(), handle.id);
                    tokio::spawn(async move {
                        if let Err(error) = store.snapshot(id, snapshot).await {
                            tracing::warn!(game = %id, %error, "a snapshot was not kept");
                        }
                    });
                }
                *place = Some(open);
                metrics::counter!("hydropolis_moves_total").increment(1);
                handle.tell();
                Ok(Done { seq, repeated: false })
            }
            Ok(Appended::AlreadyApplied { seq }) => Ok(Done { seq, repeated: true }),
            Err(error) => Err(match error {
                AppendError::Conflict { next_seq } => PlayProblem::Stale { next: next_seq },
                AppendError::KeyReused { seq } => PlayProblem::Stale { next: seq },
                AppendError::NoSuchGame => Problem::NoSuchTable.into(),
                AppendError::Store(error) => Problem::from(error).into(),
            }),
        }
    }
}

/// Plays a move: it is in the store when this returns. It is carried through even if who asked for it hangs up.
pub(crate) async fn play(
    app: &App,
    handle: &Arc<Handle>,
    language: &'static str,
    seat: Seat,
    text: &str,
    expected: u64,
    key: Option<String>,
) -> Result<Done, PlayProblem> {
    let (app, handle, text) = (app.clone(), handle.clone(), text.to_owned());
    let playing = tokio::spawn(async move {
        app.tables.play(&handle, app.words(language), seat, &text, expected, key).await
    });
    playing.await.map_err(|_| Problem::Trouble)?
}

/// Takes back moves of a seat, carried through like a move.
pub(crate) async fn undo(
    app: &App,
    handle: &Arc<Handle>,
    seat: Seat,
    count: usize,
    expected: u64,
) -> Result<Done, PlayProblem> {
    let (app, handle) = (app.clone(), handle.clone());
    let undoing = tokio::spawn(async move { app.tables.undo(&handle, seat, count, expected).await });
    undoing.await.map_err(|_| Problem::Trouble)?
}

/// How a table stands, as the store notes it.
pub(crate) fn state_of(table: &dyn Table) -> State {
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
    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        let mine = |chair: &Chair| matches!(chair, Chair::Person(it) if Some(*it) == person);
        self.seats.iter().filter(|seat| mine(&seat.chair)).map(|seat| Seat(seat.number)).collect()
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

    /// Whether this seat has just ended its turn against bots alone and may still take it back: then the bots wait
    /// until the player says that the turn is over. Nobody else has to wait for that.
    pub(crate) fn may_end_turn(&self, seat: Seat) -> bool {
        let mine = self.seats.iter().find(|it| it.number == seat.0).map(|it| &it.chair);
        let alone =
            self.seats.iter().all(|it| matches!(it.chair, Chair::Bot { .. }) || Some(&it.chair) == mine);
        alone && self.bot_to_move().is_some() && self.table.undoable(seat).is_ok()
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

/// Why a move or an undo did not come about.
#[derive(Debug)]
pub(crate) enum PlayProblem {
    /// The game had gone on.
    Stale {
        /// The number of the next entry.
        next: u64,
    },
    /// The game waits for people.
    NotBegun,
    /// The move is not allowed.
    Refused(Verdict),
    /// Nothing can be taken back.
    CannotUndo(UndoRefused),
    /// Something else.
    Problem(Problem),
}

impl From<Problem> for PlayProblem {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}
