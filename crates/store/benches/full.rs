//! Whether a move costs the same among a million games: `cargo bench -p store --bench full -- sqlite 1000000`, or `postgres`.
//! With a third word, `last`, those are played that were begun last, which lie side by side; else some from everywhere.
//!
//! The games are written by SQL, twenty moves each, which takes minutes and some five gigabytes in the folder for temporary files
//! (`TMPDIR`). Then a hundred of them are played at once, in turns with a new store of the same kind.

mod scene;

use std::sync::Arc;
use std::time::Instant;

use cluster::Cluster;
use rusqlite::Connection;
use scene::Scene;
use scene::turns::{Runner, TABLES, compare};
use store::{GameId, PersonId, PostgresStore, Secret, SqliteStore, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// How many games are written at once.
const PART: usize = 20_000;

/// The moves of each game.
const MOVES: usize = 20;

/// Both know `FIRST` and `LAST`, the numbers of the games to be written, and the people `ANN` and `BEN`. Texts are as long as those of
/// a real game. An id is random, as ids are: games that lie side by side are not found side by side.
const SQLITE: &str = "
    BEGIN;
    CREATE TEMP TABLE IF NOT EXISTS numbers (n INTEGER PRIMARY KEY);
    DELETE FROM numbers;
    WITH RECURSIVE s (n) AS (SELECT FIRST UNION ALL SELECT n + 1 FROM s WHERE n < LAST) INSERT INTO numbers SELECT n FROM s;
    CREATE TEMP TABLE IF NOT EXISTS moves (m INTEGER PRIMARY KEY);
    WITH RECURSIVE s (m) AS (SELECT 0 UNION ALL SELECT m + 1 FROM s WHERE m < 19) INSERT OR IGNORE INTO moves SELECT m FROM s;
    INSERT INTO games SELECT n, substr(hex(randomblob(11)), 1, 21) || 'A', 'barrage', 1, '{\"players\":2,\"variant\":\"full\"}',
        n, 1, '{}', 'ANN', 1000 FROM numbers;
    INSERT INTO standings (game, next_seq, status, to_move, bot, open_seats, updated)
        SELECT n, 20, 'playing', 1, 0, 0, 1000 + n FROM numbers;
    INSERT INTO seats (game, seat, kind, person, nickname) SELECT n, 0, 'person', 'ANN', 'x' FROM numbers
        UNION ALL SELECT n, 1, 'person', 'BEN', 'x' FROM numbers;
    INSERT INTO players SELECT n, 'ANN', 1, 1000 + n FROM numbers UNION ALL SELECT n, 'BEN', 2, 1000 + n FROM numbers;
    INSERT INTO log SELECT n, m, 'move', m / 4 % 2, 'produce B2L C2R P10 x2', n * 7919 + m, 1000 + n, printf('%022d', m)
        FROM numbers CROSS JOIN moves ORDER BY n, m;
    COMMIT;";

const POSTGRES: &str = "
    SET session_replication_role = replica;
    SET synchronous_commit = off;
    INSERT INTO games (id, title, rules, setup, seed, deal, options, host, created)
        SELECT substr(md5(n::text), 1, 21) || 'A', 'barrage', 1, '{\"players\":2,\"variant\":\"full\"}', n, 1, '{}', 'ANN', 1000
        FROM generate_series(FIRST, LAST) n;
    INSERT INTO standings (game, next_seq, status, to_move, bot, open_seats, updated)
        SELECT n, 20, 'playing', 1, false, 0, 1000 + n FROM generate_series(FIRST, LAST) n;
    INSERT INTO seats (game, seat, kind, person, nickname)
        SELECT n, s, 'person', CASE s WHEN 0 THEN 'ANN' ELSE 'BEN' END, 'x'
        FROM generate_series(FIRST, LAST) n, generate_series(0, 1) s;
    INSERT INTO players
        SELECT n, CASE s WHEN 0 THEN 'ANN' ELSE 'BEN' END, 1 + s, 1000 + n
        FROM generate_series(FIRST, LAST) n, generate_series(0, 1) s;
    INSERT INTO log SELECT n, m, 'move', m / 4 % 2, 'produce B2L C2R P10 x2', n::bigint * 7919 + m, 1000 + n,
        lpad(m::text, 22, '0') FROM generate_series(FIRST, LAST) n, generate_series(0, 19) m ORDER BY n, m;";

/// The text for some games of these people.
fn sql(text: &str, first: usize, last: usize, people: &[PersonId; 2]) -> String {
    text.replace("FIRST", &first.to_string())
        .replace("LAST", &last.to_string())
        .replace("ANN", &people[0].to_string())
        .replace("BEN", &people[1].to_string())
}

/// Two people who play all games.
fn people(runtime: &Runtime, store: &Arc<dyn Store>) -> [PersonId; 2] {
    ["Ann", "Ben"].map(|name| {
        let secret = Secret::random().expect("a secret").hash();
        runtime.block_on(store.create_guest(name, secret)).expect("a guest").id
    })
}

/// Writes so many games, part by part.
fn fill(name: &str, games: usize, mut write: impl FnMut(usize, usize)) {
    let begun = Instant::now();
    for first in (1..=games).step_by(PART) {
        write(first, games.min(first + PART - 1));
    }
    eprintln!("{name}: {games} games of {MOVES} moves in {:.0} s", begun.elapsed().as_secs_f64());
}

/// Which of so many games are played.
#[derive(Clone, Copy)]
enum Chosen {
    Everywhere,
    Last,
}

impl Chosen {
    fn sql(self, games: usize) -> String {
        let which = match self {
            Self::Everywhere => format!("number % {} = 0", (games / TABLES).max(1)),
            Self::Last => format!("number > {}", games - TABLES),
        };
        format!("SELECT id FROM games WHERE {which} ORDER BY number")
    }
}

fn ids(texts: impl IntoIterator<Item = String>) -> Vec<GameId> {
    texts.into_iter().map(|text| text.parse().expect("an id")).collect()
}

fn sqlite(games: usize, chosen: Chosen) -> Scene {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("games.db");
    let runtime = Runtime::new().expect("a runtime");
    let store: Arc<dyn Store> = Arc::new(runtime.block_on(SqliteStore::open(&file)).expect("a store"));
    let people = people(&runtime, &store);
    let filler = Connection::open(&file).expect("the database");
    filler.execute_batch("PRAGMA synchronous = OFF; PRAGMA cache_size = -262144;").expect("settings");
    fill("SQLite", games, |first, last| {
        filler.execute_batch(&sql(SQLITE, first, last, &people)).expect("games");
    });
    filler.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").expect("all is in its place");
    let mut all = filler.prepare(&chosen.sql(games)).expect("a query");
    let texts: Vec<String> =
        all.query_map([], |row| row.get(0)).expect("games").map(|id| id.expect("an id")).collect();
    drop(all);
    drop(filler);
    eprintln!("{:.2} GB", std::fs::metadata(&file).expect("the file").len() as f64 / 1e9);
    Scene::of(runtime, store, people[0], ids(texts), Box::new(folder))
}

fn postgres(games: usize, chosen: Chosen) -> Scene {
    let folder = TempDir::new().expect("a temporary folder");
    // PostgreSQL runs as somebody else.
    let open = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(folder.path(), open).expect("the folder is opened");
    let settings = ["max_wal_size = 2GB", "shared_buffers = 256MB", "autovacuum = off"];
    let cluster = Cluster::start(&folder.path().join("c"), &settings).expect("PostgreSQL");
    let url = cluster.new_database("crowded").expect("a database");
    let runtime = Runtime::new().expect("a runtime");
    let store: Arc<dyn Store> = Arc::new(runtime.block_on(PostgresStore::open(&url)).expect("a store"));
    let people = people(&runtime, &store);
    fill("PostgreSQL", games, |first, last| {
        cluster.sql("crowded", &sql(POSTGRES, first, last, &people)).expect("games");
    });
    cluster.sql("crowded", "VACUUM ANALYZE").expect("it knows what it has");
    cluster.sql("crowded", "CHECKPOINT").expect("all is in its place");
    let texts = cluster.sql("crowded", &chosen.sql(games)).expect("games");
    let size = cluster.sql("crowded", "SELECT pg_database_size('crowded')").expect("a size");
    eprintln!("{:.2} GB", size.parse::<f64>().expect("a number") / 1e9);
    Scene::of(runtime, store, people[0], ids(texts.lines().map(str::to_owned)), Box::new((cluster, folder)))
}

fn main() {
    // Cargo says `--bench` besides.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let make: fn(usize, Chosen) -> Scene = match words.first().map(String::as_str) {
        Some("sqlite") => sqlite,
        Some("postgres") => postgres,
        _ => return eprintln!("Say where: sqlite or postgres, and how many games (1000000)."),
    };
    let games = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(1_000_000).max(TABLES);
    let (chosen, which) = match words.get(2).map(String::as_str) {
        Some("last") => (Chosen::Last, "the last 100"),
        _ => (Chosen::Everywhere, "100"),
    };
    let few = Runner::new("100 of 100 games", make(TABLES, chosen));
    compare(&mut [few, Runner::new(format!("{which} of {games}"), make(games, chosen))]);
}
