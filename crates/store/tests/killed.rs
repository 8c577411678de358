//! A hundred times killed in the middle of writing: whatever was acknowledged is there, once, and nothing is missing.
//!
//! The test starts itself as another process, which plays many games at once and prints each move when the store has
//! acknowledged it. The process is killed without warning (`SIGKILL`); then the file is read and compared with what
//! was printed. It shows that a crash of the program loses nothing. A loss of power is another matter: for that the
//! store relies on SQLite's `synchronous=FULL` and a disk that flushes when it says so.

use std::collections::{BTreeMap, HashSet};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Act, Appended, Chair, Entry, GameId, NewGame, Snapshot, SqliteStore, State, Store, StoredSeat};
use tempfile::TempDir;

/// Where the process that will be killed finds its file.
const FILE: &str = "STORE_KILLED_FILE";
/// How often it is killed.
const KILLS: u32 = 100;
/// How many games it plays at once.
const GAMES: usize = 24;

/// The move number `seq` of a game: every text is different, so that none can be there twice unnoticed.
fn entry(game: GameId, seq: u64) -> Entry {
    let key = format!("key {seq}");
    Entry {
        seat: 0,
        act: Act::Move(format!("{game} {seq}")),
        hash: seq.wrapping_mul(0x9e37_79b9),
        key: Some(key),
    }
}

fn new_game() -> NewGame {
    let chair = Chair::Bot { level: "random".to_owned() };
    NewGame {
        title: "barrage".to_owned(),
        rules_version: 1,
        setup: "{}".to_owned(),
        seed: 1,
        deal: 1,
        options: "{}".to_owned(),
        host: None,
        seats: vec![StoredSeat { number: 0, chair, nickname: "Robin".to_owned(), renewed: 0 }],
        entries: Vec::new(),
        state: State::playing(0),
    }
}

/// Says something at once; `print!` would wait for the end of the test.
fn say(line: String) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(line.as_bytes()).and_then(|()| out.flush());
}

/// Plays until it is killed. After a crash it does what a client does that never got its answer: it sends the last
/// move again, with the same key.
async fn play(store: Arc<dyn Store>, game: GameId) {
    let mut seq = store.standing(game).await.expect("a store").expect("a game").next_seq;
    if let Some(last) = seq.checked_sub(1) {
        let again = store.append(game, last, entry(game, last), State::playing(0)).await;
        assert_eq!(again, Ok(Appended::AlreadyApplied { seq: last }));
        say(format!("move {game} {last}\n"));
    }
    loop {
        let appended = store.append(game, seq, entry(game, seq), State::playing(0)).await;
        assert_eq!(appended, Ok(Appended::Applied { seq }));
        say(format!("move {game} {seq}\n"));
        seq += 1;
        if seq % 50 == 0 {
            let snapshot = Snapshot { seq, hash: seq, bytes: vec![7; 3000] };
            store.snapshot(game, snapshot).await.expect("a snapshot");
        }
    }
}

#[test]
#[ignore = "not a test: the process that `nothing_acknowledged_is_lost` starts and kills"]
fn the_process_that_is_killed() {
    let Ok(file) = std::env::var(FILE) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(file).await.expect("a store"));
        let mut games: Vec<GameId> =
            store.bot_turns(None, 200).await.expect("bot turns").iter().map(|turn| turn.game).collect();
        while games.len() < GAMES {
            let game = store.create(new_game()).await.expect("a game");
            say(format!("game {game}\n"));
            games.push(game);
        }
        let mut tables = tokio::task::JoinSet::new();
        for game in games {
            tables.spawn(play(store.clone(), game));
        }
        while let Some(ended) = tables.join_next().await {
            ended.expect("a game goes on until it is killed");
        }
    });
}

/// What the killed process said before it died: games, each with its acknowledged moves in the order of the answers.
fn run_and_kill(file: &Path, live: Duration) -> BTreeMap<String, Vec<u64>> {
    let mut child = Command::new(std::env::current_exe().expect("this test's own file"))
        .args(["--exact", "the_process_that_is_killed", "--ignored", "--nocapture", "--test-threads=1"])
        .env(FILE, file)
        .stdout(Stdio::piped())
        .spawn()
        .expect("another process");
    let mut out = BufReader::new(child.stdout.take().expect("its output"));
    let reader = std::thread::spawn(move || {
        let mut said: BTreeMap<String, Vec<u64>> = BTreeMap::new();
        let mut bytes = Vec::new();
        while out.read_until(b'\n', &mut bytes).is_ok_and(|length| length > 0) {
            let line = String::from_utf8_lossy(&bytes).into_owned();
            bytes.clear();
            // What was cut off by the kill was not said.
            let Some(line) = line.strip_suffix('\n') else { break };
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["game", game] => drop(said.entry(game.to_owned()).or_default()),
                ["move", game, seq] => {
                    said.entry(game.to_owned()).or_default().push(seq.parse().expect("a number"));
                }
                _ => assert!(!line.contains("panicked"), "{line}"),
            }
        }
        said
    });
    std::thread::sleep(live);
    child.kill().expect("a running process: it ends only when it is killed");
    let status = child.wait().expect("its end");
    assert_eq!(status.code(), None, "it ended by itself: {status}");
    reader.join().expect("what it said")
}

/// Reads a game whole and checks that it has no gap, no repeat and no strange entry; tells how long it is.
async fn check(store: &dyn Store, game: &str) -> u64 {
    let game: GameId = game.parse().expect("an id");
    let standing = store.standing(game).await.unwrap().expect("an acknowledged game is there");
    let entries = store.entries(game, 0).await.unwrap();
    for (seq, logged) in (0..).zip(&entries) {
        assert_eq!((logged.seq, &logged.entry), (seq, &entry(game, seq)));
    }
    assert_eq!(standing.next_seq, entries.len() as u64);
    standing.next_seq
}

#[test]
fn nothing_acknowledged_is_lost() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("games.db");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut acknowledged: BTreeMap<String, u64> = BTreeMap::new();
    let mut moves = 0;
    let begun = Instant::now();
    for kill in 0..KILLS {
        // From the first milliseconds, when the file is being opened, to the thick of it.
        let live = Duration::from_millis(10 + u64::from(kill * 37 % 100) * 2);
        let said = run_and_kill(&file, live);
        runtime.block_on(async {
            let store = SqliteStore::open(&file).await.expect("the file opens after every kill");
            for (game, seqs) in &said {
                let length = check(&store, game).await;
                let known = acknowledged.entry(game.clone()).or_default();
                assert!(length >= *known, "kill {kill}: {game} had {known} moves and has {length}");
                let distinct: HashSet<u64> = seqs.iter().copied().collect();
                assert_eq!(distinct.len(), seqs.len(), "kill {kill}: a move was acknowledged twice");
                for &seq in seqs {
                    assert!(seq < length, "kill {kill}: {game} move {seq} was acknowledged and is lost");
                    *known = (*known).max(seq + 1);
                }
                moves += seqs.len();
            }
            store.close().await;
        });
    }
    // In the end every game ever acknowledged, and the file by SQLite's own judgement.
    runtime.block_on(async {
        let store = SqliteStore::open(&file).await.unwrap();
        for (game, known) in &acknowledged {
            assert!(check(&store, game).await >= *known);
        }
        store.close().await;
    });
    let connection = rusqlite::Connection::open(&file).unwrap();
    let verdict: String = connection.pragma_query_one(None, "integrity_check").unwrap();
    assert_eq!(verdict, "ok");
    assert!(!connection.prepare("PRAGMA foreign_key_check").unwrap().exists([]).unwrap());
    println!(
        "{KILLS} kills, {moves} acknowledged moves in {} games, {:?}",
        acknowledged.len(),
        begun.elapsed()
    );
    assert!(moves > 1000, "only {moves} moves were made: this was no load");
}
