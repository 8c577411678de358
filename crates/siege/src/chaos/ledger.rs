//! What players and spectators write down.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;

/// What is known of one table.
#[derive(Clone, Debug, Default)]
pub(super) struct Noted {
    /// The secret of who plays there.
    pub(super) token: String,
    /// Every move that was acknowledged, by its number.
    pub(super) moves: BTreeMap<u64, String>,
    /// What spectators were told, by number.
    pub(super) told: BTreeMap<u64, Value>,
    /// The entries at which a turn began for which its player is called, if anybody is called here.
    pub(super) turns: BTreeSet<u64>,
    /// Whether one of the two never moves, so that their time runs out.
    pub(super) timed: bool,
}

/// All that was written down.
#[derive(Default)]
pub(super) struct Ledger {
    tables: Mutex<BTreeMap<String, Noted>>,
    wrong: Mutex<Vec<String>>,
    waits: Mutex<Vec<Duration>>,
    /// Whether nobody begins anything new.
    pub(super) ending: AtomicBool,
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Ledger {
    pub(super) fn begin(&self, table: &str, token: &str) {
        lock(&self.tables).entry(table.to_owned()).or_default().token = token.to_owned();
    }

    /// A move was acknowledged.
    pub(super) fn acknowledge(&self, table: &str, seq: u64, text: &str, waited: Duration) {
        lock(&self.waits).push(waited);
        let mut tables = lock(&self.tables);
        // The first word counts: what was acknowledged at that place has to be there in the end.
        let moves = &mut tables.entry(table.to_owned()).or_default().moves;
        let before = moves.entry(seq).or_insert_with(|| text.to_owned()).clone();
        if before != text {
            drop(tables);
            self.amiss(format!("table {table}: entry {seq} was acknowledged as {before:?} and as {text:?}"));
        }
    }

    /// A spectator was told of an entry.
    pub(super) fn hear(&self, table: &str, seq: u64, told: Value) {
        let mut tables = lock(&self.tables);
        let before = tables.entry(table.to_owned()).or_default().told.insert(seq, told.clone());
        if before.is_some_and(|before| before != told) {
            drop(tables);
            self.amiss(format!("table {table}: entry {seq} was told in two ways"));
        }
    }

    /// A turn began for which its player is called.
    pub(super) fn turn(&self, table: &str, seq: u64) {
        lock(&self.tables).entry(table.to_owned()).or_default().turns.insert(seq);
    }

    /// The second at a table never moves.
    pub(super) fn time(&self, table: &str) {
        lock(&self.tables).entry(table.to_owned()).or_default().timed = true;
    }

    /// Something is wrong.
    pub(super) fn amiss(&self, what: String) {
        lock(&self.wrong).push(what);
    }

    /// How many moves were acknowledged.
    pub(super) fn acknowledged(&self) -> usize {
        lock(&self.waits).len()
    }

    /// All of it.
    pub(super) fn close(&self) -> (BTreeMap<String, Noted>, Vec<String>, Vec<Duration>) {
        (lock(&self.tables).clone(), lock(&self.wrong).clone(), lock(&self.waits).clone())
    }
}
