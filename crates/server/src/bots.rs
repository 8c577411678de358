//! Bots' turns: beside the requests, a few at a time.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};

use store::GameId;
use tokio::sync::Semaphore;

use crate::app::App;
use crate::tables::{self, PlayProblem};

/// How many turns a page of the store's list has.
const PAGE: u32 = 200;

/// The pool.
pub(crate) struct Bots {
    places: Arc<Semaphore>,
    busy: Mutex<HashSet<GameId>>,
}

impl Bots {
    /// A pool in which so many think at once.
    pub(crate) fn new(places: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(places.max(1))), busy: Mutex::default() }
    }

    /// Whether the bots of a table are at work, or about to be.
    pub(crate) fn are_busy(&self, game: GameId) -> bool {
        self.busy.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).contains(&game)
    }

    /// Notes that a table's bots are at work; false if they were already.
    fn begin(&self, game: GameId) -> bool {
        self.busy.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).insert(game)
    }

    fn end(&self, game: GameId) {
        self.busy.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).remove(&game);
    }
}

/// Lets the bots of a table play until a person is asked, if a bot is to move.
pub(crate) fn wake(app: &App, game: GameId) {
    if !app.bots.begin(game) {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let place = app.bots.places.clone().acquire_owned().await;
        let done = play(&app, game).await;
        drop(place);
        app.bots.end(game);
        match done {
            // A person may have moved between the last look and the end.
            Ok(true) => wake_if_owed(&app, game).await,
            Ok(false) => {}
            Err(problem) => tracing::error!(%game, ?problem, "a bot's turn was not finished"),
        }
    });
}

async fn wake_if_owed(app: &App, game: GameId) {
    let handle = app.tables.handle(game);
    let owed = match app.tables.lock(&handle, false).await {
        Ok(open) => open.bot_to_move().is_some(),
        Err(_) => false,
    };
    if owed {
        wake(app, game);
    }
}

/// Plays until no bot is to move; false if the server stops before.
async fn play(app: &App, game: GameId) -> Result<bool, PlayProblem> {
    let handle = app.tables.handle(game);
    loop {
        if *app.stopping.borrow() {
            return Ok(false);
        }
        let (seat, seq, think) = {
            let open = app.tables.lock(&handle, false).await?;
            let Some((seat, level)) = open.bot_to_move() else { return Ok(true) };
            (seat, open.table.entries(), open.table.thinker(&level))
        };
        let Ok(choice) = tokio::task::spawn_blocking(think).await else {
            tracing::error!(%game, "a bot failed while thinking");
            return Ok(false);
        };
        match tables::play(app, &handle, "en", seat, &choice, seq, None).await {
            // Somebody else has moved for it: another node, or an undo.
            Ok(_) | Err(PlayProblem::Stale { .. }) => {}
            Err(problem) => return Err(problem),
        }
    }
}

/// Thinks something over where the bots think, so that no request waits on another's thoughts.
pub(crate) async fn think<T: Send + 'static>(
    app: &App,
    thought: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let place = app.bots.places.clone().acquire_owned().await;
    let done = tokio::task::spawn_blocking(thought).await;
    drop(place);
    done.ok()
}

/// Takes up every turn that bots owe: what was left when the server last stopped.
pub(crate) async fn resume(app: &App) -> Result<usize, store::StoreError> {
    let (mut after, mut count) = (None, 0);
    loop {
        let turns = app.store.bot_turns(after, PAGE).await?;
        let Some(last) = turns.last() else { return Ok(count) };
        after = Some(last.game);
        for turn in &turns {
            wake(app, turn.game);
            count += 1;
        }
    }
}
