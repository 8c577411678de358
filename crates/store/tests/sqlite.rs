//! The store in a SQLite file keeps every promise of the trait, and some of its own.

mod suite;

use std::sync::Arc;

use store::{SqliteStore, Store, StoreError};
use suite::{Backend, guest, mv, new_game, playing};
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

suite::all_stories!(Sqlite);

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

/// What any program that can speak to SQLite may do to the file.
async fn tamper(file: &std::path::Path, sql: &str) -> Result<(), sqlx::Error> {
    use sqlx::{ConnectOptions, Connection};
    let mut connection = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await?;
    let done = sqlx::raw_sql(sql).execute(&mut connection).await.map(|_| ());
    connection.close().await?;
    done
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    SqliteStore::open(&file).await.unwrap().close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (9999, 'from the future', 1, x'00', 0)";
    tamper(&file, newer).await.unwrap();
    let refused = SqliteStore::open(&file).await.err();
    assert!(matches!(refused, Some(StoreError::Newer { schema: 9999, .. })), "{refused:?}");
}

#[tokio::test]
async fn not_even_another_program_changes_the_log() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    store.close().await;
    let file = place.0.path().join("games.db");
    for sql in ["DELETE FROM log", "UPDATE log SET text = 'cheat'"] {
        assert!(tamper(&file, sql).await.unwrap_err().to_string().contains("only ever added to"), "{sql}");
    }
    assert_eq!(place.open().await.entries(game, 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_damaged_row_is_an_error_and_not_a_crash() {
    let place = Sqlite::fresh();
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    let well = playing(&*store, 1).await;
    let damage = format!("UPDATE standings SET next_seq = -1, to_move = 999 WHERE game = '{game}'");
    tamper(&place.0.path().join("games.db"), &damage).await.unwrap();
    assert!(matches!(store.standing(game).await, Err(StoreError::Damaged(_))));
    assert!(matches!(store.game(game).await, Err(StoreError::Damaged(_))));
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
    tamper(&place.0.path().join("games.db"), fails).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for (number, game) in games.iter().copied().enumerate() {
        let store = store.clone();
        tasks.spawn(async move {
            let text = if number == 7 { "poison" } else { "dig" };
            (number, store.append(game, 0, mv(0, text), store::State::playing(1)).await)
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
    let game = store.create(new_game(&[store::Chair::Person(ann)])).await.unwrap();
    store.append(game, 0, mv(0, "dig"), store::State::playing(0)).await.unwrap();
    let copy = folder.path().join("it's a copy.db");
    store.back_up(&copy).await.unwrap();
    store.append(game, 1, mv(0, "build"), store::State::playing(0)).await.unwrap();
    let copied = SqliteStore::open(&copy).await.unwrap();
    assert_eq!(copied.entries(game, 0).await.unwrap(), store.entries(game, 0).await.unwrap()[..1]);
    assert_eq!(copied.games_of(ann, None, 10).await.unwrap().tables.len(), 1);
    // A backup never overwrites a file.
    assert!(matches!(store.back_up(&copy).await, Err(StoreError::Database(_))));
}

/// Two programs on one file: the log is still the judge.
#[tokio::test(flavor = "multi_thread")]
async fn two_stores_on_one_file_do_not_both_win() {
    let place = Sqlite::fresh();
    let (one, other) = (place.open().await, place.open().await);
    let game = playing(&*one, 0).await;
    for seq in 0..50 {
        let state = || store::State::playing(0);
        let (a, b) = tokio::join!(
            one.append(game, seq, mv(0, "dig"), state()),
            other.append(game, seq, mv(1, "build"), state())
        );
        assert_eq!(u8::from(a.is_ok()) + u8::from(b.is_ok()), 1, "{a:?} {b:?}");
    }
    assert_eq!(one.entries(game, 0).await.unwrap(), other.entries(game, 0).await.unwrap());
}
