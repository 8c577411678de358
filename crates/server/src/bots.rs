//! Bots' turns: beside the requests, a few at a time, and fairly shared.
//!
//! Whoever's request makes a bot think owns the thought, and the owners take turns; after each decision the thread goes
//! to the next of them. Bots that decide at once and hints have threads of their own.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use store::{BotTurn, GameId, StoreError};
use tokio::sync::Semaphore;
use tokio::time::sleep;
use tracing::Instrument as _;

use crate::app::App;
use crate::figures::Held;
use crate::orders;
use crate::pool::{Lane, Owner, Share};
use crate::problem::{PlayProblem, Problem};
use crate::table::Advised;
use crate::tables::{self, Asked, By, Handle, Seated, Wanted};
use crate::titles;
use crate::{Config, TRACES};

/// How many turns a page of the store's list has.
const PAGE: u32 = 200;
/// How long to wait after the first failure; after each further one twice as long, up to the longest.
const PAUSE: Duration = Duration::from_millis(200);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);
/// How often a bot may fail to think of anything before it is left alone.
const TRIES: usize = 3;
/// How many tables are opened for bots at once.
const OPENING: usize = 8;
/// How often a turn is looked for that a node which is gone has left, where there are several.
const TAKE_OVER: Duration = Duration::from_secs(2);
/// How often a node says that it still sees to a turn.
const STILL: Duration = Duration::from_secs(2);
/// How far bots stand back behind requests.
const MODESTY: i32 = 10;

/// The threads, and who uses them.
pub(crate) struct Bots {
    quick: Lane,
    deep: Lane,
    hints: Lane,
    hint_within: Duration,
    /// Turns to open a table for a bot: after a start there may be thousands that owe a move.
    opening: Semaphore,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Tables whose bots are at work, or about to be.
    busy: HashSet<GameId>,
    /// Tables whose bots wait on purpose: a person may still take back the turn, or a bot cannot think of anything.
    waiting: HashSet<GameId>,
    /// Turns that their players said are over: tables, with how many entries they had then.
    ended: HashMap<GameId, u64>,
    /// Tables whose standing orders were looked at when they had so many entries.
    looked: HashMap<GameId, u64>,
}

impl Bots {
    /// Starts the threads.
    pub(crate) fn new(config: &Config) -> Self {
        let limits = &config.limits;
        let share = |threads: usize, modesty| Share {
            threads,
            per_owner: threads.saturating_sub(1),
            per_block: threads.saturating_sub(1),
            // A table has one decision waiting at most.
            waiting: usize::MAX,
            modesty,
        };
        let count = |number| usize::try_from(number).unwrap_or(1);
        Self {
            quick: Lane::start("quick bots", share(count(limits.quick_bots), MODESTY / 2)),
            deep: Lane::start("bots", share(config.bots, MODESTY)),
            hints: Lane::start("hints", Share { waiting: 2, ..share(count(limits.hints), MODESTY / 2) }),
            hint_within: Duration::from_secs(limits.hint_seconds.into()),
            opening: Semaphore::new(OPENING),
            state: Mutex::default(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// At how many tables bots are at work, or about to be.
    pub(crate) fn count(&self) -> usize {
        self.state().busy.len()
    }

    /// How many decisions wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.quick.waiting() + self.deep.waiting()
    }

    /// Whether the bots of a table are at work, or about to be.
    pub(crate) fn are_busy(&self, game: GameId) -> bool {
        self.state().busy.contains(&game)
    }

    /// Notes that the turn that was just played is over, though it could be taken back.
    pub(crate) fn end_turn(&self, open: &Seated) {
        self.note_end(open.game.id, open.table.entries());
    }

    fn note_end(&self, game: GameId, entries: u64) {
        self.state().ended.insert(game, entries);
    }

    fn has_ended(&self, game: GameId, entries: u64) -> bool {
        self.state().ended.get(&game) == Some(&entries)
    }

    /// Forgets that a turn is over once another goes on. Whoever looks may see the table as it was before a newer turn ended:
    /// that one stays noted.
    fn go_on(&self, game: GameId, entries: u64) {
        let mut state = self.state();
        if state.ended.get(&game).is_some_and(|&noted| noted <= entries) {
            state.ended.remove(&game);
        }
    }

    /// Whether the bots of a table are to wait: a person may still take back the turn, and has not said that it is over.
    pub(crate) fn must_wait(&self, open: &Seated) -> bool {
        !self.has_ended(open.game.id, open.table.entries()) && open.held_by().is_some()
    }

    /// Lets the bots of a table wait until something is done there.
    fn hold(&self, game: GameId) {
        self.state().waiting.insert(game);
    }

    /// Notes that a table's bots are at work; false if they were already.
    pub(crate) fn begin(&self, game: GameId) -> bool {
        let mut state = self.state();
        state.waiting.remove(&game);
        state.busy.insert(game)
    }

    pub(crate) fn end(&self, game: GameId) {
        self.state().busy.remove(&game);
    }

    /// Whether the standing orders of a table were looked at when it had so many entries.
    pub(crate) fn looked_at(&self, game: GameId, entries: u64) -> bool {
        self.state().looked.get(&game) == Some(&entries)
    }

    /// Has the standing orders of a table looked at again.
    pub(crate) fn look_again(&self, game: GameId) {
        self.state().looked.remove(&game);
    }

    /// Notes which were.
    pub(crate) fn looked(&self, now: HashMap<GameId, u64>) {
        self.state().looked = now;
    }

    /// The threads for bots of this level.
    pub(crate) fn lane(&self, level: &str) -> &Lane {
        if titles::bot(level).level.searches() { &self.deep } else { &self.quick }
    }
}

/// Lets the bots of a table play until a person is asked, if a bot is to move and need not wait. This is the one place where
/// that is decided, whichever way a table came to be as it is. Whoever asked for it owns the thoughts, or else whoever
/// made the table.
pub(crate) fn attend(app: &App, game: GameId, owner: Owner) {
    if let Some(open) = app.tables.handle(game).seated(false) {
        if open.bot_to_move().is_none() {
            app.bots.go_on(game, open.table.entries());
            orders::attend(app, &open, owner);
            return;
        }
        if app.bots.must_wait(&open) {
            app.bots.hold(game);
            let app = app.clone();
            tokio::spawn(async move { rest(&app, &open).await });
            return;
        }
    }
    if !app.bots.begin(game) {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let done = play(&app, game, owner).await;
        app.bots.end(game);
        match done {
            // A person may have moved between the last look and the end.
            Ok(true) if app.tables.handle(game).seated(false).is_some() => attend(&app, game, owner),
            Ok(_) => {}
            Err(problem) => {
                tracing::error!(%game, ?problem, "a bot's turn was not finished");
                app.bots.hold(game);
                if let Some(open) = app.tables.handle(game).seated(false) {
                    rest(&app, &open).await;
                }
            }
        }
    });
}

/// Ends a turn that could still be taken back: now the bots play.
pub(crate) fn end_turn(app: &App, open: &Seated, owner: Owner) {
    app.bots.end_turn(open);
    attend(app, open.game.id, owner);
}

/// Leaves a turn alone, on all nodes, until somebody does something at the table.
async fn rest(app: &App, open: &Seated) {
    let Some(shared) = app.store.shared() else { return };
    if let Err(error) = shared.rest_turn(open.game.id, open.table.entries()).await {
        tracing::warn!(game = %open.game.id, %error, "a turn does not rest");
    }
}

/// What became of a turn.
enum Turn {
    /// A decision was made, here or elsewhere.
    Decided,
    /// No bot is to move, or it has to wait.
    Nobodys,
    /// Another node sees to it.
    Elsewhere,
}

/// Plays until no bot is to move; false if the server stops before, or another node goes on. What passes is tried again, ever more rarely.
async fn play(app: &App, game: GameId, owner: Owner) -> Result<bool, PlayProblem> {
    let handle = app.tables.handle(game);
    let (mut pause, mut failures) = (PAUSE, 0);
    loop {
        if *app.stopping.borrow() {
            return Ok(false);
        }
        match decide(app, &handle, owner).await {
            Ok(Turn::Decided) => (pause, failures) = (PAUSE, 0),
            Ok(Turn::Nobodys) => return Ok(true),
            Ok(Turn::Elsewhere) => return Ok(false),
            Err(PlayProblem::Problem(Problem::Trouble | Problem::Busy | Problem::Slow)) => {
                let mut stopping = app.stopping.clone();
                tokio::select! {
                    _ = sleep(pause) => {}
                    _ = stopping.wait_for(|stop| *stop) => return Ok(false),
                }
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
            Err(problem @ PlayProblem::Refused(_)) => {
                failures += 1;
                if failures == TRIES {
                    return Err(problem);
                }
            }
            Err(problem) => return Err(problem),
        }
    }
}

/// Has one decision made, if a bot is to move.
async fn decide(app: &App, handle: &Arc<Handle>, owner: Owner) -> Result<Turn, PlayProblem> {
    let open = match handle.seated(false) {
        Some(open) => open,
        None => {
            let _turn = app.bots.opening.acquire().await;
            app.tables.open(handle, owner, false).await?
        }
    };
    let Some((seat, level)) = open.bot_to_move() else { return Ok(Turn::Nobodys) };
    if app.bots.must_wait(&open) {
        rest(app, &open).await;
        return Ok(Turn::Nobodys);
    }
    let owner = Owner { person: owner.person.or(open.game.host), ..owner };
    let (expected, thinker) = (open.table.entries(), open.table.thinker(&level));
    let shared = app.store.shared();
    if let Some(shared) = shared
        && !shared.take_turn(handle.id, expected).await.map_err(Problem::from)?
    {
        return Ok(Turn::Elsewhere);
    }
    let _held = shared.map(|_| Held::new());
    let span = tracing::info_span!(target: TRACES, "decide", level, table = %handle.id);
    let thought = app.tables.think(app.bots.lane(&level), owner, &open, None, thinker).instrument(span);
    let still_here = async {
        loop {
            sleep(STILL).await;
            if let Some(shared) = shared {
                // If it cannot be said, another takes over, and the store decides between the two.
                let _ = shared.take_turn(handle.id, expected).await;
            }
        }
    };
    let text = tokio::select! {
        text = thought => text?,
        () = still_here => return Ok(Turn::Elsewhere),
    };
    metrics::counter!("hydropolis_bot_decisions_total", "level" => level).increment(1);
    let (by, act) = (By::Bot(seat), Wanted::Move { text, key: None });
    match app.tables.change(handle, owner, Asked { by, act, expected, whole: false }).await {
        // Somebody else has moved for it: another node, or an undo.
        Ok(_) | Err(PlayProblem::Stale { .. }) => Ok(Turn::Decided),
        Err(problem) => Err(problem),
    }
}

/// What the strongest bot would do, thought over where no bot has to wait for it.
pub(crate) async fn advise(
    app: &App,
    owner: Owner,
    open: &Arc<tables::Seated>,
) -> Result<Vec<Advised>, Problem> {
    let within = Some(app.bots.hint_within);
    app.tables.think(&app.bots.hints, owner, open, within, open.table.adviser(None)).await
}

/// Has something thought over that somebody waits for and no bot has to: at a table of the store, or at one that no store
/// keeps.
pub(crate) async fn ponder<T: Send + 'static>(
    app: &App,
    owner: Owner,
    open: Option<&Arc<tables::Seated>>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    let within = app.bots.hint_within;
    match open {
        Some(open) => app.tables.think(&app.bots.hints, owner, open, Some(within), work).await,
        None => app.bots.hints.run(owner, within, work).await,
    }
}

/// Has a piece of something longer thought over by the threads of the bots: whoever waits gets a thread in turn.
pub(crate) async fn in_pieces<T: Send + 'static>(
    app: &App,
    owner: Owner,
    open: &Arc<tables::Seated>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    app.tables.think(&app.bots.deep, owner, open, None, work).await
}

/// Looks for turns that bots owe, now and every now and then, until the server stops: what was left when it last
/// stopped, what another node left, and whatever was missed.
pub(crate) async fn sweep(app: App) {
    let mut every = Duration::from_secs(app.limits.sweep_seconds.max(1).into());
    if app.store.shared().is_some() {
        every = every.min(TAKE_OVER);
    }
    let mut stopping = app.stopping.clone();
    loop {
        if let Err(error) = orders::sweep(&app).await
            && error != StoreError::Closed
        {
            tracing::error!(%error, "standing orders cannot be read");
        }
        match wake_all(&app).await {
            Ok(woken) if woken > 0 => tracing::info!(woken, "bots owed moves"),
            Ok(_) => {}
            // The server has stopped meanwhile.
            Err(StoreError::Closed) => return,
            Err(error) => tracing::error!(%error, "the turns that bots owe cannot be read"),
        }
        tokio::select! {
            _ = sleep(every) => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
    }
}

/// Attends to every table where a bot owes a move and is not at work; tells how many.
async fn wake_all(app: &App) -> Result<usize, StoreError> {
    if let Some(shared) = app.store.shared() {
        for game in app.store.take_stock().await? {
            tracing::error!(%game, "in quarantine: a node ended while it worked at this table");
        }
        let turns = shared.take_turns(PAGE).await?;
        metrics::counter!("hydropolis_bot_turns_taken_over_total").increment(turns.len() as u64);
        for turn in &turns {
            // Another may have brought it about; what is in memory may not show it yet.
            if let Some(handle) = app.tables.opened(turn.game) {
                app.tables.catch_up(&handle).await;
            }
            attend(app, turn.game, Owner::default());
        }
        return Ok(turns.len());
    }
    let (mut after, mut woken) = (None, 0);
    loop {
        let turns = app.store.bot_turns(after, PAGE).await?;
        let Some(last) = turns.last() else { return Ok(woken) };
        after = Some(last.game);
        for turn in turns {
            let BotTurn { game, next_seq, .. } = turn;
            {
                let state = app.bots.state();
                if state.busy.contains(&game) || state.waiting.contains(&game) {
                    continue;
                }
            }
            let handle = app.tables.handle(game);
            // Another may have brought it about; what is in memory does not show it then.
            let known =
                |open: &tables::Seated| open.table.entries() == next_seq && open.bot_to_move().is_some();
            if handle.seated(false).is_some_and(|open| !known(&open)) {
                handle.forget();
            }
            attend(app, game, Owner::default());
            woken += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bots that have just finished look at the table once more. If the person has moved meanwhile and said that the turn is over,
    /// that look is of yesterday, and the bots play all the same.
    #[test]
    fn a_look_from_before_a_turn_does_not_undo_its_end() {
        let bots = Bots::new(&Config::new(([127, 0, 0, 1], 0).into()));
        let game = GameId::random().expect("randomness");
        bots.note_end(game, 12);
        bots.go_on(game, 11);
        assert!(bots.has_ended(game, 12), "the look was of the table before the turn");
        bots.go_on(game, 14);
        assert!(!bots.has_ended(game, 12), "the bots have played");
    }
}
