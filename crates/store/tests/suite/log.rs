//! The log: order, conflicts, repeats, undo, snapshots, bots that are owed a turn.

use std::time::Duration;

use store::{
    Act, AppendError, Appended, Chair, Entry, GameId, NewGame, Snapshot, State, Status, StoreError, Time,
    moves_that_stand,
};
use tokio::task::JoinSet;

use super::{Backend, bot, guest, keyed, mv, new_game, playing};

pub(crate) async fn a_game_reads_back_as_it_was_created(place: &impl Backend) {
    let store = place.open().await;
    let before = Time::now();
    let ann = guest(&*store, "Ann").await;
    let new = NewGame { host: Some(ann), ..new_game(&[Chair::Person(ann), Chair::Open, bot()]) };
    let id = store.create(new.clone()).await.unwrap();
    let game = store.game(id).await.unwrap().unwrap();
    assert_eq!(game.id, id);
    assert_eq!((game.title, game.rules_version, game.setup), (new.title, new.rules_version, new.setup));
    assert_eq!((game.seed, game.deal, game.options), (new.seed, new.deal, new.options));
    assert_eq!(game.host, Some(ann));
    assert!(before <= game.created && game.created <= Time::now());
    assert_eq!(game.standing.next_seq, 0);
    assert_eq!(game.standing.state, State::open(0));
    assert_eq!(store.standing(id).await.unwrap(), Some(game.standing));
    assert_eq!(store.seats(id).await.unwrap(), new.seats);
    assert_eq!(store.entries(id, 0).await.unwrap(), []);
}

pub(crate) async fn a_game_that_does_not_exist_is_none(place: &impl Backend) {
    let store = place.open().await;
    let nowhere = GameId::random().unwrap();
    assert_eq!(store.game(nowhere).await, Ok(None));
    assert_eq!(store.standing(nowhere).await, Ok(None));
    assert_eq!(store.seats(nowhere).await, Ok(vec![]));
    assert_eq!(store.entries(nowhere, 0).await, Ok(vec![]));
    assert_eq!(store.latest_snapshot(nowhere, None).await, Ok(None));
    let snapshot = Snapshot { seq: 0, hash: 0, bytes: vec![] };
    assert_eq!(store.snapshot(nowhere, snapshot).await, Ok(()));
    assert_eq!(
        store.append(nowhere, 0, keyed(0, "dig", "k"), State::playing(0)).await,
        Err(AppendError::NoSuchGame)
    );
}

pub(crate) async fn entries_come_back_in_order(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 300).await;
    let before = Time::now();
    let last = keyed(1, "the last", "key");
    assert_eq!(
        store.append(game, 300, last.clone(), State::playing(1)).await,
        Ok(Appended::Applied { seq: 300 })
    );
    let entries = store.entries(game, 0).await.unwrap();
    assert!(entries.iter().map(|logged| logged.seq).eq(0..=300));
    assert_eq!(entries[17].entry, mv(0, "move 17"));
    assert_eq!(entries[300].entry, last);
    assert!(before <= entries[300].time && entries[300].time <= Time::now());
    assert_eq!(store.entries(game, 290).await.unwrap(), entries[290..]);
    assert_eq!(store.entries(game, 301).await.unwrap(), []);
    assert_eq!(store.entries(game, u64::MAX).await.unwrap(), []);
}

pub(crate) async fn a_move_changes_how_the_game_stands(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 0).await;
    store.append(game, 0, mv(0, "dig"), State::playing(1)).await.unwrap();
    let standing = store.standing(game).await.unwrap().unwrap();
    assert_eq!((standing.next_seq, standing.bot), (1, false));
    assert_eq!(standing.state, State::playing(1));
    assert_eq!(standing.updated, store.entries(game, 0).await.unwrap()[0].time);
    let over = State::over(r#"{"winner":1}"#);
    store.append(game, 1, mv(1, "pass"), over.clone()).await.unwrap();
    let standing = store.standing(game).await.unwrap().unwrap();
    assert_eq!((standing.next_seq, standing.state), (2, over));
}

pub(crate) async fn a_stale_or_early_move_is_a_conflict(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 2).await;
    for seq in [0, 1, 3, 4, u64::MAX - 1, u64::MAX] {
        assert_eq!(
            store.append(game, seq, mv(0, "dig"), State::playing(1)).await,
            Err(AppendError::Conflict { next_seq: 2 }),
            "{seq}"
        );
    }
    assert_eq!(store.standing(game).await.unwrap().unwrap().state, State::playing(0));
    assert_eq!(store.entries(game, 0).await.unwrap().len(), 2);
}

pub(crate) async fn a_hundred_writers_and_one_winner(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    for seq in 1..6 {
        let mut tasks = JoinSet::new();
        for writer in 0..100 {
            let store = store.clone();
            tasks.spawn(async move {
                let text = format!("writer {writer}");
                (text.clone(), store.append(game, seq, mv(0, &text), State::playing(0)).await)
            });
        }
        let mut winners = Vec::new();
        for (text, result) in tasks.join_all().await {
            match result {
                Ok(appended) => {
                    assert_eq!(appended, Appended::Applied { seq });
                    winners.push(text);
                }
                Err(error) => assert_eq!(error, AppendError::Conflict { next_seq: seq + 1 }),
            }
        }
        assert_eq!(winners.len(), 1);
        let entries = store.entries(game, seq).await.unwrap();
        assert_eq!(entries.len(), 1);
        assert_eq!(entries[0].entry, mv(0, &winners[0]));
    }
}

pub(crate) async fn many_games_at_once_each_keep_their_own_order(place: &impl Backend) {
    let store = place.open().await;
    let mut tasks = JoinSet::new();
    for number in 0..30 {
        let store = store.clone();
        tasks.spawn(async move {
            let game = playing(&*store, 0).await;
            for seq in 0..20 {
                let text = format!("game {number} move {seq}");
                store.append(game, seq, mv(0, &text), State::playing(0)).await.unwrap();
                // Who reads after the answer sees the move.
                assert_eq!(store.standing(game).await.unwrap().unwrap().next_seq, seq + 1);
            }
            (number, game)
        });
    }
    for (number, game) in tasks.join_all().await {
        let entries = store.entries(game, 0).await.unwrap();
        assert_eq!(entries.len(), 20);
        for logged in entries {
            assert_eq!(logged.entry, mv(0, &format!("game {number} move {}", logged.seq)));
        }
    }
}

pub(crate) async fn a_move_sent_twice_is_applied_once(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 2).await;
    let entry = keyed(0, "dig", "first");
    let send = |seq| store.append(game, seq, entry.clone(), State::playing(1));
    assert_eq!(send(2).await, Ok(Appended::Applied { seq: 2 }));
    store.append(game, 3, mv(1, "build"), State::playing(0)).await.unwrap();
    // Sent again as it was, and by a client that has seen the game go on meanwhile.
    for seq in [2, 3, 4, 99] {
        assert_eq!(send(seq).await, Ok(Appended::AlreadyApplied { seq: 2 }), "{seq}");
    }
    let standing = store.standing(game).await.unwrap().unwrap();
    assert_eq!((standing.next_seq, standing.state), (4, State::playing(0)));
    assert_eq!(store.entries(game, 0).await.unwrap().len(), 4);
}

pub(crate) async fn the_same_move_sent_a_hundred_times_at_once_is_applied_once(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 0).await;
    let mut tasks = JoinSet::new();
    for _ in 0..100 {
        let store = store.clone();
        tasks.spawn(async move { store.append(game, 0, keyed(0, "dig", "k"), State::playing(1)).await });
    }
    let answers = tasks.join_all().await;
    let count = |answer| answers.iter().filter(|&found| *found == Ok(answer)).count();
    assert_eq!(count(Appended::Applied { seq: 0 }), 1);
    assert_eq!(count(Appended::AlreadyApplied { seq: 0 }), 99);
    assert_eq!(store.entries(game, 0).await.unwrap().len(), 1);
}

pub(crate) async fn a_key_counts_for_its_game_and_seat_only(place: &impl Backend) {
    let store = place.open().await;
    let (game, other) = (playing(&*store, 0).await, playing(&*store, 0).await);
    let mut applied = Vec::new();
    for (game, seq, seat) in [(game, 0, 0), (game, 1, 1), (other, 0, 0)] {
        applied.push(store.append(game, seq, keyed(seat, "dig", "same"), State::playing(0)).await);
    }
    let now = |seq| Ok(Appended::Applied { seq });
    assert_eq!(applied, [now(0), now(1), now(0)]);
}

pub(crate) async fn a_key_used_for_another_move_is_refused(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 0).await;
    store.append(game, 0, keyed(0, "dig", "k"), State::playing(0)).await.unwrap();
    for seq in [0, 1] {
        assert_eq!(
            store.append(game, seq, keyed(0, "build", "k"), State::playing(0)).await,
            Err(AppendError::KeyReused { seq: 0 })
        );
    }
    let undo = Entry { act: Act::Undo { to: 0, agreed: false }, ..keyed(0, "", "k") };
    assert_eq!(store.append(game, 1, undo, State::playing(0)).await, Err(AppendError::KeyReused { seq: 0 }));
    assert_eq!(store.standing(game).await.unwrap().unwrap().next_seq, 1);
}

pub(crate) async fn an_undo_is_an_entry_and_deletes_nothing(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 4).await;
    let undo = |to| Entry { seat: 0, act: Act::Undo { to, agreed: false }, hash: 7, key: None };
    store.append(game, 4, undo(2), State::playing(0)).await.unwrap();
    store.append(game, 5, mv(0, "better"), State::playing(0)).await.unwrap();
    store.append(game, 6, undo(1), State::playing(0)).await.unwrap();
    store.append(game, 7, mv(0, "best"), State::playing(1)).await.unwrap();
    let entries = store.entries(game, 0).await.unwrap();
    assert_eq!(entries.len(), 8);
    assert_eq!(entries[4].entry, undo(2));
    let standing: Vec<u64> = moves_that_stand(&entries).iter().map(|logged| logged.seq).collect();
    assert_eq!(standing, [0, 7]);
}

pub(crate) async fn an_uploaded_game_begins_with_its_log(place: &impl Backend) {
    let store = place.open().await;
    let entries: Vec<Entry> = (0..50).map(|n| mv(n % 2, &format!("move {n}"))).collect();
    let new = NewGame { entries: entries.clone(), state: State::over("[3,5]"), ..new_game(&[]) };
    let game = store.create(new).await.unwrap();
    assert_eq!(store.standing(game).await.unwrap().unwrap().next_seq, 50);
    let found = store.entries(game, 0).await.unwrap();
    assert!(found.iter().map(|logged| logged.seq).eq(0..50));
    assert!(found.into_iter().map(|logged| logged.entry).eq(entries));
}

pub(crate) async fn any_text_is_kept_as_it_is(place: &impl Backend) {
    let store = place.open().await;
    let texts = ["", "'; DROP TABLE log; --", "Łódź 水力 🏗\u{202e}", "a\0b", "line\nline\r\n\t\"\\", " "];
    let long = "x".repeat(1_000_000);
    let game = playing(&*store, 0).await;
    let texts = texts.into_iter().chain([&*long]);
    for (seq, text) in (0..).zip(texts.clone()) {
        let entry = Entry { hash: u64::MAX - seq, ..keyed(255, text, text) };
        store.append(game, seq, entry.clone(), State::playing(255)).await.unwrap();
        assert_eq!(store.entries(game, seq).await.unwrap()[0].entry, entry);
        let person = store.person(guest(&*store, text).await).await.unwrap().unwrap();
        assert_eq!(person.nickname, text);
        let new = NewGame {
            title: text.to_owned(),
            setup: text.to_owned(),
            options: text.to_owned(),
            seed: u64::MAX,
            deal: 1 << 63,
            state: State::over(text),
            ..new_game(&[Chair::Bot { level: text.to_owned() }])
        };
        let id = store.create(new.clone()).await.unwrap();
        let kept = store.game(id).await.unwrap().unwrap();
        assert_eq!((kept.title, kept.setup, kept.options), (new.title, new.setup, new.options));
        assert_eq!((kept.seed, kept.deal, kept.standing.state), (new.seed, new.deal, new.state));
        assert_eq!(store.seats(id).await.unwrap(), new.seats);
    }
}

pub(crate) async fn everything_is_there_after_reopening(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 10).await;
    let snapshot = Snapshot { seq: 10, hash: 3, bytes: vec![1, 2, 3] };
    store.snapshot(game, snapshot.clone()).await.unwrap();
    let whole = store.game(game).await.unwrap();
    let entries = store.entries(game, 0).await.unwrap();
    let seats = store.seats(game).await.unwrap();
    store.close().await;
    drop(store);
    let store = place.open().await;
    assert_eq!(store.game(game).await.unwrap(), whole);
    assert_eq!(store.entries(game, 0).await.unwrap(), entries);
    assert_eq!(store.seats(game).await.unwrap(), seats);
    assert_eq!(store.latest_snapshot(game, None).await.unwrap(), Some(snapshot));
    store.append(game, 10, mv(0, "dig"), State::playing(1)).await.unwrap();
}

pub(crate) async fn snapshots_are_a_cache_of_a_few(place: &impl Backend) {
    let store = place.open().await;
    let (game, other) = (playing(&*store, 0).await, playing(&*store, 0).await);
    let snapshot = |seq| Snapshot { seq, hash: !seq, bytes: vec![seq as u8; 5000] };
    store.snapshot(other, snapshot(5)).await.unwrap();
    for seq in [10, 20, 30, 40, 50] {
        store.snapshot(game, snapshot(seq)).await.unwrap();
        assert_eq!(store.latest_snapshot(game, None).await.unwrap(), Some(snapshot(seq)));
    }
    assert_eq!(store.latest_snapshot(game, Some(49)).await.unwrap(), Some(snapshot(40)));
    assert_eq!(store.latest_snapshot(game, Some(30)).await.unwrap(), Some(snapshot(30)));
    // Old ones are gone, those of other games are not.
    assert_eq!(store.latest_snapshot(game, Some(29)).await.unwrap(), None);
    assert_eq!(store.latest_snapshot(other, None).await.unwrap(), Some(snapshot(5)));
    // The same place again replaces it.
    let better = Snapshot { bytes: vec![], ..snapshot(50) };
    store.snapshot(game, better.clone()).await.unwrap();
    assert_eq!(store.latest_snapshot(game, None).await.unwrap(), Some(better));
}

pub(crate) async fn bot_turns_are_found(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let mut games = Vec::new();
    for _ in 0..5 {
        let game = store.create(new_game(&[Chair::Person(ann), bot()])).await.unwrap();
        assert_eq!(store.standing(game).await.unwrap().unwrap().state.status, Status::Playing);
        games.push(game);
    }
    assert_eq!(store.bot_turns(None, 10).await.unwrap(), []);
    for &game in &games {
        store.append(game, 0, mv(0, "dig"), State::playing(1)).await.unwrap();
        assert!(store.standing(game).await.unwrap().unwrap().bot);
    }
    // A bot's turn in a game that waits for somebody is not owed yet, and in one that is over never.
    store.create(new_game(&[bot(), Chair::Open])).await.unwrap();
    let ended = State { to_move: Some(0), ..State::over("") };
    store.create(NewGame { state: ended, ..new_game(&[bot()]) }).await.unwrap();

    let turns = store.bot_turns(None, 10).await.unwrap();
    assert_eq!(turns.iter().map(|turn| turn.game).collect::<Vec<_>>(), games);
    let turn = &turns[0];
    assert_eq!((&*turn.title, turn.seat, &*turn.level, turn.next_seq), ("barrage", 1, "steady", 1));
    let (first, rest) =
        (store.bot_turns(None, 2).await.unwrap(), store.bot_turns(Some(games[1]), 9).await.unwrap());
    assert_eq!([first, rest].concat(), turns);

    store.append(games[0], 1, mv(1, "build"), State::playing(1)).await.unwrap();
    store.append(games[1], 1, mv(1, "build"), State::playing(0)).await.unwrap();
    let turns = store.bot_turns(None, 10).await.unwrap();
    assert_eq!(turns.iter().map(|turn| turn.game).collect::<Vec<_>>(), [&games[..1], &games[2..]].concat());
}

pub(crate) async fn a_closed_store_says_so(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    assert_eq!(store.check().await, Ok(()));
    // What was handed in before is finished.
    let last = tokio::spawn({
        let store = store.clone();
        async move { store.append(game, 1, mv(0, "dig"), State::playing(1)).await }
    });
    let last = tokio::join!(last, async {
        tokio::task::yield_now().await;
        store.close().await;
    });
    let last = last.0.unwrap();
    assert_eq!(store.standing(game).await, Err(StoreError::Closed));
    assert_eq!(store.check().await, Err(StoreError::Closed));
    assert_eq!(
        store.append(game, 1, mv(0, "dig"), State::playing(1)).await,
        Err(AppendError::Store(StoreError::Closed))
    );
    store.close().await;
    let found = place.open().await.entries(game, 1).await.unwrap().len();
    match last {
        Ok(_) => assert_eq!(found, 1),
        Err(error) => assert_eq!((error, found), (AppendError::Store(StoreError::Closed), 0)),
    }
}

pub(crate) async fn a_caller_who_gives_up_harms_nobody(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 0).await;
    for round in 0..50 {
        let store = store.clone();
        let task = tokio::spawn(async move {
            let text = format!("round {round}");
            let next = store.standing(game).await.unwrap().unwrap().next_seq;
            let _ = store.append(game, next, mv(0, &text), State::playing(0)).await;
        });
        tokio::time::sleep(Duration::from_micros(round * 20)).await;
        task.abort();
    }
    // What was given up may still be on its way: then the log says so, and one asks again.
    let next = loop {
        let next = store.standing(game).await.unwrap().unwrap().next_seq;
        match store.append(game, next, mv(0, "and on"), State::playing(0)).await {
            Ok(_) => break next,
            Err(error) => assert!(matches!(error, AppendError::Conflict { .. }), "{error}"),
        }
    };
    let entries = store.entries(game, 0).await.unwrap();
    assert!(entries.iter().map(|logged| logged.seq).eq(0..=next));
}
