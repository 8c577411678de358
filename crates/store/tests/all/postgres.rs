//! The store in a PostgreSQL database keeps every promise of the trait, and those that only several nodes need.

use std::sync::Arc;
use std::time::Duration;

use crate::suite::{Backend, bot, guest, keyed, mv, new_game, playing};
use cluster::{Cluster, End};
use store::{AppendError, Appended, Chair, News, PostgresStore, Room, State, Store, StoreError};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// A database of its own, in a server that the tests share.
struct Postgres {
    url: String,
    cluster: &'static Cluster,
}

impl Backend for Postgres {
    fn fresh() -> Self {
        let (url, cluster) = cluster::new_database().unwrap_or_else(|reason| panic!("{reason}"));
        Self { url, cluster }
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(PostgresStore::open(&self.url).await.expect("a store"))
    }
}

impl Postgres {
    fn sql(&self, sql: &str) -> Result<String, String> {
        let name = self.url.rsplit('/').next().unwrap();
        self.cluster.sql(name, sql)
    }
}

crate::suite::all_stories!(Postgres);

/// The reason why an address cannot be opened.
async fn refusal(url: &str) -> String {
    PostgresStore::open(url).await.err().expect("a refusal").to_string()
}

#[tokio::test]
async fn a_wrong_or_missing_server_is_named() {
    let place = Postgres::fresh();
    let missing = place.url.replace("/t", "/no_such_database");
    let said = refusal(&missing).await;
    assert!(said.contains("does not exist (3D000)"), "{said}");
    for (url, words) in [
        ("postgres://", "names no host"),
        ("mysql://localhost/x", "the address of PostgreSQL"),
        ("postgres://ann:secret@127.0.0.1:1/games", "PostgreSQL at 127.0.0.1, database games"),
    ] {
        let said = refusal(url).await;
        assert!(said.contains(words) && !said.contains("secret"), "{said}");
    }
}

#[tokio::test]
async fn a_database_of_another_program_or_of_a_newer_version_is_refused() {
    let place = Postgres::fresh();
    place.sql("CREATE TABLE recipes (name text)").unwrap();
    assert!(refusal(&place.url).await.ends_with("it is the database of another program"));
    let place = Postgres::fresh();
    place.open().await.close().await;
    // One release ahead is what an upgrade needs; more is not.
    place.sql("UPDATE hydropolis_schema SET version = version + 1").unwrap();
    place.open().await.close().await;
    place.sql("UPDATE hydropolis_schema SET version = 9999").unwrap();
    let refused = PostgresStore::open(&place.url).await.err().unwrap();
    assert!(matches!(refused, StoreError::Newer { schema: 9999, .. }), "{refused:?}");
}

/// A release before kept reports in a table of their own. They are complaints now, and so is what a node of that release reports
/// while it runs beside this one.
#[tokio::test]
async fn reports_of_the_release_before_are_complaints() {
    let place = Postgres::fresh();
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    let ben = guest(&*store, "Ben").await;
    for text in ["one", "two"] {
        store.say(game, Room::Players, ben, "Ben", text).await.unwrap();
    }
    store.close().await;
    // As that release left it.
    for sql in [
        "DROP TABLE reviews",
        "DROP FUNCTION reports_are_complaints, reported_lines_go_with_who_said_them CASCADE",
        "ALTER TABLE complaints DROP COLUMN line",
        "ALTER TABLE hydropolis_schema DROP COLUMN parts",
    ] {
        place.sql(sql).unwrap();
    }
    let report = |line: u64| {
        let sql = format!(
            "INSERT INTO reports (game, line, room, person, nickname, text, reporter, time)
             SELECT game, number, room, person, nickname, text, NULL, 5 FROM talk WHERE number = {line}
             ON CONFLICT (game, line) DO NOTHING"
        );
        place.sql(&sql).unwrap();
    };
    report(1);
    let store = place.open().await;
    report(1);
    report(2);
    let complaints = store.complaints(10).await.unwrap();
    let told: Vec<(&str, Option<u64>)> =
        complaints.iter().map(|it| (&*it.complaint.text, it.complaint.line)).collect();
    assert_eq!(told, [("one", Some(1)), ("two", Some(2))]);
    assert!(complaints.iter().all(|it| it.complaint.about == Some(ben) && it.complaint.game == Some(game)));
    assert_eq!(place.sql("SELECT count(*) FROM reports").unwrap(), "0");
    store.close().await;
}

/// Several nodes started at once, before there are tables.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_database_opened_by_many_at_once_is_made_once() {
    let place = Postgres::fresh();
    let mut opening = JoinSet::new();
    for _ in 0..6 {
        let url = place.url.clone();
        opening.spawn(async move { PostgresStore::open(&url).await.expect("a store") });
    }
    let stores = opening.join_all().await;
    let game = playing(&stores[0], 0).await;
    for (seq, store) in (0..).zip(&stores) {
        store.append(game, seq, mv(0, "dig"), State::playing(0)).await.unwrap();
    }
}

#[tokio::test]
async fn not_even_another_program_changes_the_log() {
    let place = Postgres::fresh();
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    for sql in ["DELETE FROM log", "UPDATE log SET text = 'cheat'", "TRUNCATE log"] {
        assert!(place.sql(sql).unwrap_err().contains("only ever added to"), "{sql}");
    }
    assert_eq!(store.entries(game, 0).await.unwrap().len(), 1);
}

/// Two nodes: the log is the judge.
#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_do_not_both_win() {
    let place = Postgres::fresh();
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

/// Groups of two nodes that hold the same games in any order do not stop each other.
#[tokio::test(flavor = "multi_thread")]
async fn many_games_played_by_two_nodes_at_once_go_on() {
    let place = Postgres::fresh();
    let nodes = [place.open().await, place.open().await];
    let mut games = Vec::new();
    for _ in 0..30 {
        games.push(playing(&*nodes[0], 0).await);
    }
    let mut tasks = JoinSet::new();
    for (number, node) in nodes.iter().enumerate() {
        for &game in &games {
            let node = node.clone();
            tasks.spawn(async move {
                let mut made = 0;
                while made < 10 {
                    let seq = node.standing(game).await.unwrap().unwrap().next_seq;
                    let text = format!("{number} {made}");
                    made += u32::from(node.append(game, seq, mv(0, &text), State::playing(0)).await.is_ok());
                }
            });
        }
    }
    tasks.join_all().await;
    for game in games {
        let entries = nodes[1].entries(game, 0).await.unwrap();
        assert!(entries.iter().map(|it| it.seq).eq(0..20));
    }
}

/// One entry that the database refuses is answered with an error; those that went with it are made.
#[tokio::test(flavor = "multi_thread")]
async fn an_entry_that_fails_takes_no_other_with_it() {
    let place = Postgres::fresh();
    let store = place.open().await;
    let mut games = Vec::new();
    for _ in 0..40 {
        games.push(playing(&*store, 0).await);
    }
    place.sql("ALTER TABLE log ADD CHECK (text <> 'poison')").unwrap();
    let mut tasks = JoinSet::new();
    for (number, game) in games.iter().copied().enumerate() {
        let store = store.clone();
        tasks.spawn(async move {
            let text = if number == 7 { "poison" } else { "dig" };
            (number, store.append(game, 0, mv(0, text), State::playing(1)).await)
        });
    }
    for (number, result) in tasks.join_all().await {
        assert_eq!(result.is_ok(), number != 7, "{number}: {result:?}");
    }
}

/// What one node does another hears of, soon; what it did itself it does not hear.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_hear_of_each_other() {
    let place = Postgres::fresh();
    let (one, other) = (place.open().await, place.open().await);
    let game = playing(&*one, 0).await;
    let (mut ones, mut others) = (one.shared().unwrap().news(), other.shared().unwrap().news());
    for node in [&one, &other] {
        node.claim().await.unwrap();
    }
    // From when both listen.
    assert_eq!(others.recv().await, Ok(News::Missed));
    assert_eq!(ones.recv().await, Ok(News::Missed));
    let before = one.shared().unwrap().pulses(&[game]).await.unwrap();
    one.append(game, 0, mv(0, "dig"), State::playing(1)).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_millis(2000), others.recv()).await;
    assert_eq!(heard, Ok(Ok(News::Table(game))));
    let after = other.shared().unwrap().pulses(&[game]).await.unwrap();
    assert!(after[0].1 > before[0].1);
    one.shared().unwrap().tell("hello there");
    assert_eq!(others.recv().await, Ok(News::Said("hello there".to_owned())));
    // Whoever loses the connection knows that something may have been missed.
    place.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'").unwrap();
    assert_eq!(others.recv().await, Ok(News::Missed));
    assert_eq!(ones.recv().await, Ok(News::Missed));
}

/// A bot's turn is seen to by one node; when that is silent another takes over.
#[tokio::test(flavor = "multi_thread")]
async fn a_bots_turn_is_taken_by_one_node() {
    let place = Postgres::fresh();
    let (one, other) = (place.open().await, place.open().await);
    let ann = guest(&*one, "Ann").await;
    let mut games = Vec::new();
    for _ in 0..20 {
        let new = store::NewGame { state: State::playing(1), ..new_game(&[Chair::Person(ann), bot()]) };
        games.push(one.create(new).await.unwrap());
    }
    let (a, b) = (one.shared().unwrap(), other.shared().unwrap());
    for _ in 0..20 {
        let (first, second) = tokio::join!(a.take_turns(20), b.take_turns(20));
        let (first, second) = (first.unwrap(), second.unwrap());
        assert!(
            first.iter().all(|turn| !second.iter().any(|it| it.game == turn.game)),
            "each turn is one node's"
        );
        place.sql("DELETE FROM turns").unwrap();
    }
    let (first, second) = tokio::join!(a.take_turns(12), b.take_turns(12));
    let (first, second) = (first.unwrap(), second.unwrap());
    assert!(first.iter().all(|turn| !second.iter().any(|it| it.game == turn.game)));
    // However slow this machine is.
    let held = "UPDATE turns SET until = until + 600000";
    place.sql(held).unwrap();
    let rest = [a.take_turns(20).await.unwrap(), b.take_turns(20).await.unwrap()].concat();
    assert_eq!(first.len() + second.len() + rest.len(), 20);
    place.sql(held).unwrap();
    let mine = first[0].game;
    assert_eq!(a.take_turn(mine, 0).await, Ok(true), "again is as good");
    assert_eq!(b.take_turn(mine, 0).await, Ok(false));
    // The next turn is anybody's, and one that rests is whose who is asked for it.
    assert_eq!(b.take_turn(mine, 1).await, Ok(true));
    assert_eq!(a.take_turn(mine, 0).await, Ok(false));
    let resting = first[1].game;
    a.rest_turn(resting, 0).await.unwrap();
    place.sql("UPDATE turns SET until = 0").unwrap();
    let over: Vec<_> = b.take_turns(100).await.unwrap().iter().map(|turn| turn.game).collect();
    assert!(!over.contains(&resting), "it rests");
    assert!(over.contains(&first[2].game), "the lease has run out");
    assert_eq!(b.take_turn(resting, 0).await, Ok(true));
}

/// A server that goes away for a moment, connections that end, and commits whose answer got lost: nothing is lost and nothing
/// is there twice, also of entries without a key.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_comes_back_has_lost_nothing() {
    let folder = TempDir::new().unwrap();
    let cluster = Cluster::start(&folder.path().join("pg"), &[]).unwrap_or_else(|reason| panic!("{reason}"));
    let url = cluster.new_database("games").unwrap();
    let store: Arc<dyn Store> = Arc::new(PostgresStore::open(&url).await.unwrap());
    let mut games = Vec::new();
    for _ in 0..12 {
        games.push(playing(&*store, 0).await);
    }
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let mut tasks = JoinSet::new();
    for (number, game) in games.iter().copied().enumerate() {
        let (store, stopped) = (store.clone(), stopped.clone());
        tasks.spawn(async move {
            let mut seq = 0;
            while !*stopped.borrow() {
                let text = format!("move {seq}");
                // Bots have no keys.
                let entry = if number % 2 == 0 { mv(0, &text) } else { keyed(0, &text, &text) };
                match store.append(game, seq, entry, State::playing(0)).await {
                    Ok(Appended::Applied { seq: made } | Appended::AlreadyApplied { seq: made }) => {
                        assert_eq!(made, seq);
                        seq += 1;
                    }
                    // A machine so busy that the server is away for longer than a call waits: then nobody knows, and the caller asks.
                    Err(AppendError::Store(StoreError::Unreachable { .. })) => {
                        let next = loop {
                            if let Ok(standing) = store.standing(game).await {
                                break standing.unwrap().next_seq;
                            }
                        };
                        assert!(next == seq || next == seq + 1, "{next} after {seq}");
                        seq = next;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            (game, seq)
        });
    }
    for round in 0..4 {
        tokio::time::sleep(Duration::from_millis(150)).await;
        if round % 2 == 0 {
            cluster.sql("postgres", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hydropolis'").unwrap();
        } else {
            cluster.stop(End::Immediate).unwrap();
            cluster.run().unwrap();
        }
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.send(true).unwrap();
    for (game, seq) in tasks.join_all().await {
        let entries = store.entries(game, 0).await.unwrap();
        assert!(seq > 0);
        assert!(entries.iter().map(|it| it.seq).eq(0..seq), "{} of {seq}", entries.len());
        for (number, logged) in entries.iter().enumerate() {
            assert_eq!(logged.entry.act, store::Act::Move(format!("move {number}")));
        }
    }
    // Whoever asks while it is gone is told so in the end, and it goes on when it is back.
    cluster.stop(End::Fast).unwrap();
    let said = store.standing(games[0]).await.unwrap_err().to_string();
    assert!(said.contains("cannot be reached"), "{said}");
    cluster.run().unwrap();
    assert!(store.standing(games[0]).await.unwrap().is_some());
    store.close().await;
}

/// A database that takes no changes is a clear error.
#[tokio::test]
async fn a_read_only_server_is_not_used() {
    let place = Postgres::fresh();
    place.open().await.close().await;
    let name = place.url.rsplit('/').next().unwrap();
    place.sql(&format!("ALTER DATABASE {name} SET default_transaction_read_only = on")).unwrap();
    let said = refusal(&place.url).await;
    assert!(said.contains("PostgreSQL at"), "{said}");
}
