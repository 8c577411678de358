//! The store in a SQLite file keeps every promise of the trait, and some of its own.

use std::path::Path;
use std::sync::Arc;

use crate::suite::{Backend, guest, mv, new_game, playing};
use base64::Engine as _;
use sha2::Digest as _;
use store::{
    AppendError, Chair, Claim, Expiry, GameId, PersonId, Room, Secret, SqliteStore, State, Store, StoreError,
    Time,
};
use tempfile::TempDir;

/// A SQLite file in a temporary folder.
struct Sqlite(TempDir);

impl Backend for Sqlite {
    fn fresh() -> Self {
        Self(TempDir::new().expect("a temporary folder"))
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(self.0.path().join("games.db")).await.expect("a store"))
    }
}

crate::suite::all_stories!(Sqlite);

/// Of two who want to serve one file, one does; and the next hears whether it was closed.
#[tokio::test]
async fn a_file_has_one_server() {
    let place = Sqlite::fresh();
    let (first, second) = (place.open().await, place.open().await);
    assert_eq!(first.claim().await, Ok(Claim::AfterClose));
    assert_eq!(first.claim().await, Ok(Claim::AfterClose), "again is as good");
    let refused = second.claim().await;
    assert!(matches!(refused, Err(StoreError::InUse { .. })), "{refused:?}");
    // Who only looks is welcome.
    assert_eq!(second.quarantined().await, Ok(vec![]));
    first.close().await;
    assert_eq!(second.claim().await, Ok(Claim::AfterClose));
    // It is dropped without being closed, as when the process ends.
    drop(second);
    let third = place.open().await;
    assert_eq!(third.claim().await, Ok(Claim::AfterCrash));
    assert_eq!(third.claim().await, Ok(Claim::AfterCrash), "asked again, it tells the same");
}

#[tokio::test]
async fn a_folder_that_does_not_exist_is_made() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("a/b/games.db");
    SqliteStore::open(&file).await.unwrap().close().await;
    assert!(file.exists());
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("letter.txt");
    let letter = "Dear Sir, this is not a database. ".repeat(100);
    std::fs::write(&file, &letter).unwrap();
    let refused = SqliteStore::open(&file).await.err();
    assert!(matches!(refused, Some(StoreError::CannotOpen { .. })), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), letter);
}

#[tokio::test]
async fn a_folder_in_the_place_of_the_file_is_refused() {
    let folder = TempDir::new().unwrap();
    let refused = SqliteStore::open(folder.path()).await.err();
    assert!(matches!(refused, Some(StoreError::CannotOpen { .. })), "{refused:?}");
}

/// A release before kept reports in a table of their own; they are complaints now.
#[tokio::test]
async fn reports_of_the_release_before_are_complaints() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    let ben = guest(&*store, "Ben").await;
    store.say(game, Room::Players, ben, "Ben", "one").await.unwrap();
    store.close().await;
    let before = "DROP TABLE reviews; DROP TRIGGER reported_lines_go_with_who_said_them;
        DROP INDEX complaints_line; ALTER TABLE complaints DROP COLUMN line; PRAGMA user_version = 9;
        INSERT INTO reports (game, line, room, person, nickname, text, reporter, time, settled)
        SELECT game, number, room, person, nickname, text, NULL, 5, 0 FROM talk";
    tamper(&place.0.path().join("games.db"), before).unwrap();
    let store = place.open().await;
    let complaints = store.complaints(10).await.unwrap();
    let it = &complaints[0].complaint;
    assert_eq!((it.about, it.game, &*it.text, it.line), (Some(ben), Some(game), "one", Some(1)));
    store.close().await;
}

/// What any program that can speak to SQLite may do to the file.
fn tamper(file: &Path, sql: &str) -> Result<(), rusqlite::Error> {
    rusqlite::Connection::open(file)?.execute_batch(sql)
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    SqliteStore::open(&file).await.unwrap().close().await;
    tamper(&file, "PRAGMA user_version = 9999").unwrap();
    let refused = SqliteStore::open(&file).await.err().unwrap();
    assert_eq!(refused, StoreError::Newer { place: file.display().to_string(), schema: 9999 });
    let sentence = "was written by a newer version of this program (schema 9999); please use that one";
    assert!(refused.to_string().ends_with(sentence), "{refused}");
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_alone() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("recipes.db");
    tamper(&file, "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup')").unwrap();
    let refused = SqliteStore::open(&file).await.err().unwrap();
    assert!(refused.to_string().ends_with("it is the database of another program"), "{refused}");
    tamper(&file, "UPDATE recipes SET name = 'stew'").unwrap();
    let tables = "SELECT count(*) FROM sqlite_schema";
    let connection = rusqlite::Connection::open(&file).unwrap();
    assert_eq!(connection.query_row(tables, [], |row| row.get(0)), Ok(1));
}

#[tokio::test]
async fn not_even_another_program_changes_the_log() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    store.close().await;
    let file = place.0.path().join("games.db");
    for sql in ["DELETE FROM log", "UPDATE log SET text = 'cheat'"] {
        assert!(tamper(&file, sql).unwrap_err().to_string().contains("only ever added to"), "{sql}");
    }
    assert_eq!(place.open().await.entries(game, 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_damaged_row_is_an_error_and_not_a_crash() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    let well = playing(&*store, 1).await;
    let damage = format!(
        "UPDATE standings SET next_seq = -1, to_move = 999 WHERE game = (SELECT number FROM games WHERE id = '{game}')"
    );
    tamper(&place.0.path().join("games.db"), &damage).unwrap();
    assert!(matches!(store.standing(game).await, Err(StoreError::Damaged(_))));
    assert!(matches!(store.game(game).await, Err(StoreError::Damaged(_))));
    let refused = store.append(game, 1, mv(0, "dig"), State::playing(0)).await;
    assert!(matches!(refused, Err(AppendError::Store(StoreError::Damaged(_)))), "{refused:?}");
    assert_eq!(store.standing(well).await.unwrap().unwrap().next_seq, 1);
}

/// One change that the database refuses is answered with an error; the changes it shares a transaction with are made.
#[tokio::test(flavor = "multi_thread")]
async fn a_change_that_fails_takes_no_other_with_it() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let mut games = Vec::new();
    for _ in 0..40 {
        games.push(playing(&*store, 0).await);
    }
    let fails = "CREATE TRIGGER fails BEFORE INSERT ON log WHEN NEW.text = 'poison'
                 BEGIN SELECT RAISE(ABORT, 'poisoned'); END";
    tamper(&place.0.path().join("games.db"), fails).unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for (number, game) in games.iter().copied().enumerate() {
        let store = store.clone();
        tasks.spawn(async move {
            let text = if number == 7 { "poison" } else { "dig" };
            (number, store.append(game, 0, mv(0, text), State::playing(1)).await)
        });
    }
    while let Some(done) = tasks.join_next().await {
        let (number, result) = done.unwrap();
        assert_eq!(result.is_ok(), number != 7, "{number}: {result:?}");
    }
    for (number, game) in games.into_iter().enumerate() {
        let kept = usize::from(number != 7);
        assert_eq!(store.entries(game, 0).await.unwrap().len(), kept, "{number}");
        assert_eq!(store.standing(game).await.unwrap().unwrap().next_seq, kept as u64, "{number}");
    }
}

#[tokio::test]
async fn a_backup_taken_during_play_holds_everything_acknowledged() {
    let folder = TempDir::new().unwrap();
    let store = SqliteStore::open(folder.path().join("games.db")).await.unwrap();
    let ann = guest(&store, "Ann").await;
    let game = store.create(new_game(&[Chair::Person(ann)])).await.unwrap();
    store.append(game, 0, mv(0, "dig"), State::playing(0)).await.unwrap();
    let copy = folder.path().join("it's a copy.db");
    SqliteStore::back_up_file(folder.path().join("games.db"), &copy).await.unwrap();
    store.append(game, 1, mv(0, "build"), State::playing(0)).await.unwrap();
    let copied = SqliteStore::open(&copy).await.unwrap();
    assert_eq!(copied.entries(game, 0).await.unwrap(), store.entries(game, 0).await.unwrap()[..1]);
    assert_eq!(copied.games_of(ann, None, 10).await.unwrap().tables.len(), 1);
    // A backup never overwrites a file.
    assert!(matches!(
        SqliteStore::back_up_file(folder.path().join("games.db"), &copy).await,
        Err(StoreError::Database(_))
    ));
}

/// Two programs on one file: the log is still the judge.
#[tokio::test(flavor = "multi_thread")]
async fn two_stores_on_one_file_do_not_both_win() {
    let place = Sqlite::fresh();
    let (one, other) = (place.open().await, place.open().await);
    let game = playing(&*one, 0).await;
    for seq in 0..50 {
        let state = || State::playing(0);
        let (a, b) = tokio::join!(
            one.append(game, seq, mv(0, "dig"), state()),
            other.append(game, seq, mv(1, "build"), state())
        );
        assert_eq!(u8::from(a.is_ok()) + u8::from(b.is_ok()), 1, "{a:?} {b:?}");
    }
    assert_eq!(one.entries(game, 0).await.unwrap(), other.entries(game, 0).await.unwrap());
}

/// Several programs started at once, before there is a file.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_file_opened_by_many_at_once_is_made_once() {
    for _ in 0..10 {
        let place = Sqlite::fresh();
        let mut opening = tokio::task::JoinSet::new();
        for _ in 0..6 {
            let file = place.0.path().join("games.db");
            opening.spawn(async move {
                SqliteStore::open(file).await.map(|store| Arc::new(store) as Arc<dyn Store>)
            });
        }
        let stores = opening.join_all().await;
        let game = playing(&**stores[0].as_ref().unwrap(), 0).await;
        for (seq, store) in (0..).zip(stores) {
            let store = store.unwrap();
            store.append(game, seq, mv(0, "dig"), State::playing(0)).await.unwrap();
        }
    }
}

/// Another program that holds the file for a while is waited for.
#[tokio::test(flavor = "multi_thread")]
async fn a_busy_file_is_waited_for() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let game = playing(&*store, 0).await;
    let mut other = rusqlite::Connection::open(place.0.path().join("games.db")).unwrap();
    let held = other.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate).unwrap();
    let waiting = tokio::spawn({
        let store = store.clone();
        async move { store.append(game, 0, mv(0, "dig"), State::playing(0)).await }
    });
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    // Reading goes on meanwhile.
    assert_eq!(store.standing(game).await.unwrap().unwrap().next_seq, 0);
    assert!(!waiting.is_finished());
    held.rollback().unwrap();
    assert!(waiting.await.unwrap().is_ok());
}

/// Without any snapshot everything goes on as it did.
#[tokio::test]
async fn snapshots_may_be_thrown_away_under_a_running_store() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let game = playing(&*store, 5).await;
    let snapshot = store::Snapshot { seq: 5, hash: 1, bytes: vec![1; 9000] };
    store.snapshot(game, snapshot.clone()).await.unwrap();
    tamper(&place.0.path().join("games.db"), "DELETE FROM snapshots").unwrap();
    assert_eq!(store.latest_snapshot(game, None).await, Ok(None));
    assert_eq!(store.entries(game, 0).await.unwrap().len(), 5);
    store.append(game, 5, mv(0, "dig"), State::playing(0)).await.unwrap();
    store.snapshot(game, snapshot.clone()).await.unwrap();
    assert_eq!(store.latest_snapshot(game, None).await, Ok(Some(snapshot)));
}

/// The write-ahead log is carried back while games go on, and begins anew: it does not grow with what was ever written.
#[tokio::test(flavor = "multi_thread")]
async fn the_write_ahead_log_does_not_grow_for_ever() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let file = place.0.path().join("games.db");
    let game = playing(&*store, 0).await;
    let (mut written, mut longest) = (0, 0);
    for seq in 0..1500 {
        let bytes = vec![seq as u8; 100_000];
        written += bytes.len() as u64;
        store.snapshot(game, store::Snapshot { seq, hash: seq, bytes }).await.unwrap();
        longest = longest.max(std::fs::metadata(file.with_extension("db-wal")).unwrap().len());
    }
    assert!(longest < written / 2, "{longest} of {written}");
    store.close().await;
    // And is tidied away in the end.
    assert!(!file.with_extension("db-wal").exists());
    assert_eq!(place.open().await.latest_snapshot(game, None).await.unwrap().unwrap().seq, 1499);
}

/// A file that version 0.1 wrote opens with everything in it, and its people stay logged in.
#[tokio::test]
async fn a_file_of_version_0_1_opens() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let (secret, link) = (Secret::random().unwrap(), Secret::random().unwrap());
    let blob = |secret: &Secret| {
        let bytes = base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(secret.reveal()).unwrap();
        sha2::Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    let (ann, game) = (PersonId::random().unwrap(), GameId::random().unwrap());
    tamper(&file, include_str!("../../migrations/sqlite/0001_games.sql")).unwrap();
    let rows = format!(
        "PRAGMA user_version = 1; PRAGMA application_id = {};
         INSERT INTO people (id, nickname, created) VALUES ('{ann}', 'Ann', 1);
         INSERT INTO sessions (secret, person, created) VALUES (x'{}', '{ann}', 1);
         INSERT INTO games (number, id, title, rules, setup, seed, deal, options, host, created)
             VALUES (1, '{game}', 'barrage', 1, '{{}}', 7, 8, '{{}}', '{ann}', 1);
         INSERT INTO standings (game, next_seq, status, to_move, bot, open_seats, updated)
             VALUES (1, 1, 'open', 0, 0, 1, 1);
         INSERT INTO log (game, seq, kind, seat, text, hash, time) VALUES (1, 0, 'move', 0, 'dig', 5, 1);
         INSERT INTO seats (game, seat, kind, person, link, nickname) VALUES
             (1, 0, 'person', '{ann}', NULL, 'Ann'), (1, 1, 'link', NULL, x'{}', ''), (1, 2, 'open', NULL, NULL, '');
         INSERT INTO players (game, person, rank, since) VALUES (1, '{ann}', 1, 1);",
        i32::from_be_bytes(*b"Hydr"),
        blob(&secret),
        blob(&link),
    );
    tamper(&file, &rows).unwrap();

    let store = SqliteStore::open(&file).await.unwrap();
    assert_eq!(store.person_by_secret(secret.hash()).await.unwrap().map(|it| it.id), Some(ann));
    assert_eq!(store.entries(game, 0).await.unwrap().len(), 1);
    assert_eq!(store.seats(game).await.unwrap()[1].chair, Chair::Link(link.hash()));
    assert_eq!(store.open_tables(None, 10).await.unwrap().tables.len(), 1);
    // Nobody is thrown out on the day of the new version.
    let yesterday = Time(Time::now().0 - 86_400_000);
    let expiry = Expiry { sessions: yesterday, idle_guests: yesterday, unbegun_games: yesterday };
    let gone = store.expire(expiry, &Chair::Open).await.unwrap();
    assert_eq!((gone.sessions, gone.people), (0, 0));
    let ben = guest(&store, "Ben").await;
    store.sit(game, 1, ben, "Ben", Some(link.hash())).await.unwrap();
}

/// That a session is in use is written once a day, not at every request.
#[tokio::test]
async fn the_use_of_a_session_is_noted_by_the_day() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let secret = Secret::random().unwrap().hash();
    store.create_guest("Ann", secret).await.unwrap();
    let file = place.0.path().join("games.db");
    let used = || {
        let connection = rusqlite::Connection::open(&file).unwrap();
        connection.query_row("SELECT used FROM sessions", [], |row| row.get::<_, i64>(0)).unwrap()
    };
    let first = used();
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    store.person_by_secret(secret).await.unwrap();
    assert_eq!(used(), first);
    tamper(&file, "UPDATE sessions SET used = used - 2 * 86400000").unwrap();
    store.person_by_secret(secret).await.unwrap();
    assert!(used() > first);
}
