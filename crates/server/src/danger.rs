//! Work that may end the process is noted in the store before it begins and when it has ended.
//!
//! The rules are pure and no set-up should be able to harm them; but if one does, by a stack that overflows or whatever
//! nobody thought of, the process is gone, and with a bot to move it would be gone again after every start. So work at
//! a table that brought components of its own is noted. A note that is there when the server starts again puts its
//! table into quarantine. Tables with the built-in components cost nothing, but for a while after a start that followed
//! no orderly end: then what bots and the opening of tables do there is noted too, with more patience, because a process
//! may also have been killed.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde::de::IgnoredAny;
use store::{Claim, Game, GameId, Store};
use tokio::runtime::Handle;
use tokio::sync::Mutex as AsyncMutex;

use crate::problem::Problem;

/// How long after a start that followed no orderly end.
const CAREFUL: Duration = Duration::from_secs(600);
/// How often in a row the process may end at a table with components of its own.
const OWN_COMPONENTS: u32 = 1;
/// How often at any other.
const BUILT_IN: u32 = 5;

/// What kind of work it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// A request's: it is not repeated by itself after a start.
    Asked,
    /// A bot's, or the opening of a table.
    Owed,
}

/// How many pieces of work are under way at one table.
type Count = Arc<AsyncMutex<usize>>;

/// The notes.
pub(crate) struct Danger {
    store: Arc<dyn Store>,
    runtime: Handle,
    careful_until: Option<Instant>,
    closed: AtomicBool,
    at_work: Mutex<HashMap<GameId, Count>>,
}

/// A table's own components, if its set-up has some.
#[derive(Deserialize)]
struct Components {
    #[serde(default)]
    pack: Option<IgnoredAny>,
}

/// Whether a table brought components of its own.
pub(crate) fn has_own_components(game: &Game) -> bool {
    is_own(&game.setup)
}

/// Whether a set-up brings components of its own.
pub(crate) fn is_own(setup: &str) -> bool {
    // What cannot be read is not trusted either.
    serde_json::from_str::<Components>(setup).map_or(true, |setup| setup.pack.is_some())
}

impl Danger {
    /// The notes of a server that has claimed the store. Needs a Tokio runtime.
    pub(crate) fn new(store: Arc<dyn Store>, claim: Claim) -> Arc<Self> {
        let careful_until = (claim == Claim::AfterCrash).then(|| Instant::now() + CAREFUL);
        let (runtime, closed) = (Handle::current(), AtomicBool::new(false));
        Arc::new(Self { store, runtime, careful_until, closed, at_work: Mutex::default() })
    }

    /// How often in a row this work may end the process; nothing if it need not be noted.
    fn patience(&self, own_components: bool, kind: Due) -> Option<u32> {
        let careful = || self.careful_until.is_some_and(|until| Instant::now() < until);
        match kind {
            _ if own_components => Some(OWN_COMPONENTS),
            Due::Owed if careful() => Some(BUILT_IN),
            _ => None,
        }
    }

    /// Work at a table, with the notes that it needs around it. It is not begun when it cannot be noted.
    pub(crate) fn noted<T>(
        self: &Arc<Self>,
        game: GameId,
        own_components: bool,
        kind: Due,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> impl FnOnce() -> Result<T, Problem> + Send + 'static {
        let (danger, patience) = (self.clone(), self.patience(own_components, kind));
        move || {
            let Some(patience) = patience else { return Ok(work()) };
            danger.begin(game, patience)?;
            let done = catch_unwind(AssertUnwindSafe(work));
            danger.end(game);
            done.map_err(|panic| resume_unwind(panic))
        }
    }

    fn at_work(&self) -> MutexGuard<'_, HashMap<GameId, Count>> {
        self.at_work.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn begin(&self, game: GameId, patience: u32) -> Result<(), Problem> {
        let count = self.at_work().entry(game).or_default().clone();
        self.runtime.block_on(async {
            let mut count = count.lock().await;
            if self.closed.load(Ordering::SeqCst) {
                return Err(Problem::Trouble);
            }
            if *count == 0 {
                self.store.mark(game, patience).await?;
            }
            *count += 1;
            Ok(())
        })
    }

    fn end(&self, game: GameId) {
        let Some(count) = self.at_work().get(&game).cloned() else { return };
        self.runtime.block_on(async {
            let mut count = count.lock().await;
            *count = count.saturating_sub(1);
            if *count == 0 {
                self.forgive(game).await;
            }
        });
        let mut at_work = self.at_work();
        // The map's own and this one: nobody else is about to begin.
        if Arc::strong_count(&count) == 2 {
            at_work.remove(&game);
        }
    }

    async fn forgive(&self, game: GameId) {
        if let Err(error) = self.store.unmark(game).await
            && error != store::StoreError::Closed
        {
            tracing::warn!(%game, %error, "it is not noted that work has ended well");
        }
    }

    /// At an orderly end: no more work is begun, and what is still under way is not held against its tables.
    pub(crate) async fn settle(&self) {
        self.closed.store(true, Ordering::SeqCst);
        let counts: Vec<(GameId, Count)> =
            self.at_work().iter().map(|(game, it)| (*game, it.clone())).collect();
        for (game, count) in counts {
            // Whoever is just noting that work begins has done so then.
            let _count = count.lock().await;
            self.forgive(game).await;
        }
    }
}
