//! A store with games in it, and tables that play.

#![allow(dead_code, reason = "each benchmark uses a part of it")]

pub(crate) mod turns;

use std::any::Any;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Act, Chair, Entry, GameId, NewGame, PersonId, Secret, SqliteStore, State, Store, StoredSeat};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A store of its own with games of two people each.
pub(crate) struct Scene {
    pub(crate) runtime: Runtime,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) person: PersonId,
    pub(crate) games: Vec<GameId>,
    /// What goes with it: a folder, a database.
    _kept: Box<dyn Any + Send + Sync>,
}

fn entry(seq: u64) -> Entry {
    let seat = (seq / 4 % 2) as u8;
    let act = Act::Move("produce B2L C2R P10 x2".to_owned());
    Entry { seat, act, hash: seq.wrapping_mul(0x9e37_79b9_7f4a_7c15), key: Some(format!("{seq:022}")) }
}

/// After this entry; the turn passes at every fourth.
fn state(seq: u64) -> State {
    State::playing(((seq + 1) / 4 % 2) as u8)
}

impl Scene {
    /// So many games, each with so many moves.
    pub(crate) fn new(games: usize, moves: u64) -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        let runtime = Runtime::new().expect("a runtime");
        let (store, person, games) = runtime.block_on(async {
            let store: Arc<dyn Store> =
                Arc::new(SqliteStore::open(folder.path().join("games.db")).await.expect("a store"));
            let secret = || Secret::random().expect("a secret").hash();
            let person = store.create_guest("Ann", secret()).await.expect("a guest").id;
            let other = store.create_guest("Ben", secret()).await.expect("a guest").id;
            let seat = |number, person| StoredSeat {
                number,
                chair: Chair::Person(person),
                nickname: "x".to_owned(),
                renewed: 0,
            };
            let mut created = tokio::task::JoinSet::new();
            for seed in 0..games {
                let new = NewGame {
                    title: "barrage".to_owned(),
                    rules_version: 1,
                    setup: r#"{"players":2,"variant":"full"}"#.to_owned(),
                    seed: seed as u64,
                    deal: 1,
                    options: "{}".to_owned(),
                    host: Some(person),
                    seats: vec![seat(0, person), seat(1, other)],
                    entries: (0..moves).map(entry).collect(),
                    state: State::playing(0),
                };
                let store = store.clone();
                created.spawn(async move { store.create(new).await.expect("a game") });
            }
            (store, person, created.join_all().await)
        });
        Self { runtime, store, person, games, _kept: Box::new(folder) }
    }

    /// A store that was filled by other means: these games of two people.
    pub(crate) fn of(
        runtime: Runtime,
        store: Arc<dyn Store>,
        person: PersonId,
        games: Vec<GameId>,
        kept: Box<dyn Any + Send + Sync>,
    ) -> Self {
        Self { runtime, store, person, games, _kept: kept }
    }

    /// Makes this many moves in each of `tables` games, all at once; tells how long each took. The games are spread
    /// evenly over all there are, the oldest and the newest.
    pub(crate) fn play(&self, tables: usize, moves: u64) -> Vec<Duration> {
        self.runtime.block_on(async {
            let mut tasks = tokio::task::JoinSet::new();
            for &game in self.games.iter().step_by(self.games.len() / tables).take(tables) {
                let store = self.store.clone();
                tasks.spawn(async move {
                    let next = store.standing(game).await.expect("a store").expect("a game").next_seq;
                    let mut times = Vec::new();
                    for seq in next..next + moves {
                        let begun = Instant::now();
                        store.append(game, seq, entry(seq), state(seq)).await.expect("a move");
                        times.push(begun.elapsed());
                    }
                    times
                });
            }
            tasks.join_all().await.concat()
        })
    }
}
