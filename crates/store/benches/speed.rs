//! How fast games are written and read: `cargo bench -p store`.
//!
//! Every append is durable before it counts. Throughput is in moves or reads (`item/s`).

mod scene;

use divan::Bencher;
use divan::counter::ItemsCount;
use scene::Scene;

fn main() {
    divan::main();
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
