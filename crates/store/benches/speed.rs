//! How fast games are written and read: `cargo bench -p store`.
//!
//! Every append is durable before it counts. Throughput is in moves or reads (`item/s`).

use std::sync::Arc;
use std::time::{Duration, Instant};

use divan::Bencher;
use divan::counter::ItemsCount;
use store::{Act, Chair, Entry, GameId, NewGame, PersonId, Seat, Secret, SqliteStore, State, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;

fn main() {
    divan::main();
}

/// A store in a temporary folder with games of two people each.
struct Scene {
    runtime: Runtime,
    store: Arc<dyn Store>,
    person: PersonId,
    games: Vec<GameId>,
    _folder: TempDir,
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
    fn new(games: usize, moves: u64) -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        let runtime = Runtime::new().expect("a runtime");
        let (store, person, games) = runtime.block_on(async {
            let store: Arc<dyn Store> =
                Arc::new(SqliteStore::open(folder.path().join("games.db")).await.expect("a store"));
            let secret = || Secret::random().expect("a secret").hash();
            let person = store.create_guest("Ann", secret()).await.expect("a guest").id;
            let other = store.create_guest("Ben", secret()).await.expect("a guest").id;
            let seat =
                |number, person| Seat { number, chair: Chair::Person(person), nickname: "x".to_owned() };
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
        Self { runtime, store, person, games, _folder: folder }
    }

    /// Makes this many moves in each of the first `tables` games, all games at once; tells how long each took.
    fn play(&self, tables: usize, moves: u64) -> Vec<Duration> {
        self.runtime.block_on(async {
            let mut tasks = tokio::task::JoinSet::new();
            for &game in &self.games[..tables] {
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

/// Durable moves a second, with so many games at once; and how long the slowest of a hundred waits (printed).
#[divan::bench(args = [1, 10, 100, 400], sample_count = 10, sample_size = 1)]
fn append(bencher: Bencher, tables: usize) {
    let scene = Scene::new(tables, 0);
    let moves = 2000 / tables as u64;
    let times = std::sync::Mutex::new(Vec::new());
    bencher.counter(ItemsCount::new(moves * tables as u64)).bench(|| {
        let taken = scene.play(tables, moves);
        times.lock().expect("one thread").extend(taken);
    });
    let mut times = times.into_inner().expect("one thread");
    times.sort();
    if let (Some(half), Some(slow)) = (times.get(times.len() / 2), times.get(times.len() * 99 / 100)) {
        eprintln!("{tables} games at once: an append takes {half:.1?}, one in a hundred over {slow:.1?}");
    }
}

/// The same with a hundred games at once among many others, or late in long games: it must not be slower.
#[divan::bench(args = [(100, 0), (100, 2000), (10_000, 10)], sample_count = 5, sample_size = 1)]
fn append_in_a_full_store(bencher: Bencher, (games, length): (usize, u64)) {
    let scene = Scene::new(games, length);
    bencher.counter(ItemsCount::new(2000u64)).bench(|| scene.play(100, 20));
}

/// How a game stands, asked by so many at once.
#[divan::bench(args = [1, 100], sample_count = 10, sample_size = 1)]
fn read_standing(bencher: Bencher, readers: usize) {
    let scene = Scene::new(100, 10);
    let reads = 2000 / readers;
    bencher.counter(ItemsCount::new(reads * readers)).bench(|| {
        scene.runtime.block_on(async {
            let mut tasks = tokio::task::JoinSet::new();
            for reader in 0..readers {
                let (store, game) = (scene.store.clone(), scene.games[reader]);
                tasks.spawn(async move {
                    for _ in 0..reads {
                        store.standing(game).await.expect("a store").expect("a game");
                    }
                });
            }
            tasks.join_all().await
        })
    });
}

/// The whole log of a game of so many moves.
#[divan::bench(args = [10, 1000], sample_count = 50)]
fn read_entries(bencher: Bencher, moves: u64) {
    let scene = Scene::new(1, moves);
    bencher
        .counter(ItemsCount::new(moves))
        .bench(|| scene.runtime.block_on(scene.store.entries(scene.games[0], 0)).expect("a log"));
}

/// The first page of twenty of a person's games, who has so many.
#[divan::bench(args = [20, 10_000], sample_count = 50)]
fn list_my_games(bencher: Bencher, games: usize) {
    let scene = Scene::new(games, 1);
    bencher.bench(|| scene.runtime.block_on(scene.store.games_of(scene.person, None, 20)).expect("a page"));
}
