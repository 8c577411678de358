//! Reviews of games that are over.

use store::{GameId, Store, Taken, Time};

use super::{Backend, playing};

fn taken(version: u32, holder: &str, done: u64) -> Taken {
    Taken { version, holder: holder.to_owned(), done, of: 10 }
}

/// Of many who take up a review one makes it, and the others hear how far it is.
pub(crate) async fn a_review_is_made_once(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    assert_eq!(store.review(game).await, Ok(None));
    let (now, until) = (Time(1000), Time(2000));
    let [ann, bob, cat] = [taken(1, "ann", 0), taken(1, "bob", 0), taken(1, "cat", 0)];
    let (a, b, c) = tokio::join!(
        store.take_review(game, &ann, now, until),
        store.take_review(game, &bob, now, until),
        store.take_review(game, &cat, now, until)
    );
    let won = [(a, "ann"), (b, "bob"), (c, "cat")].into_iter().filter(|it| it.0 == Ok(true));
    let won: Vec<&str> = won.map(|it| it.1).collect();
    let [first] = won[..] else { panic!("one of them: {won:?}") };
    // Whoever makes it says that it goes on; nobody else can.
    assert_eq!(store.take_review(game, &taken(1, first, 4), now, Time(3000)).await, Ok(true));
    assert_eq!(store.take_review(game, &taken(1, "dan", 0), Time(2500), Time(9000)).await, Ok(false));
    let kept = store.review(game).await.unwrap().unwrap();
    assert_eq!((kept.done, kept.of, kept.until, kept.body), (4, 10, Time(3000), None));
    assert_eq!(store.keep_review(game, "dan", "{}").await, Ok(false));
    assert_eq!(store.keep_review(game, first, "{\"curve\":[]}").await, Ok(true));
    store.close().await;
    let store = place.open().await;
    let kept = store.review(game).await.unwrap().unwrap();
    assert_eq!((kept.version, kept.done, kept.body.as_deref()), (1, 10, Some("{\"curve\":[]}")));
    // What is whole is not made again, but in a newer way.
    assert_eq!(store.take_review(game, &taken(1, "dan", 0), Time(9999), Time(9999)).await, Ok(false));
    assert_eq!(store.take_review(game, &taken(2, "dan", 0), Time(9999), Time(10_000)).await, Ok(true));
    assert_eq!(store.review(game).await.unwrap().unwrap().body, None);
}

/// Who is gone leaves a review to others; who gives it up, at once.
pub(crate) async fn a_review_that_was_left_is_taken_over(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    assert_eq!(store.take_review(game, &taken(1, "ann", 0), Time(0), Time(100)).await, Ok(true));
    assert_eq!(store.take_review(game, &taken(1, "bob", 0), Time(100), Time(200)).await, Ok(false));
    assert_eq!(store.take_review(game, &taken(1, "bob", 0), Time(101), Time(200)).await, Ok(true));
    assert_eq!(store.take_review(game, &taken(1, "ann", 5), Time(102), Time(200)).await, Ok(false));
    assert_eq!(store.keep_review(game, "ann", "{}").await, Ok(false));
    assert_eq!(store.drop_review(game, "ann").await, Ok(()));
    assert!(store.review(game).await.unwrap().is_some());
    assert_eq!(store.drop_review(game, "bob").await, Ok(()));
    assert_eq!(store.review(game).await, Ok(None));
    let nowhere = GameId::random().unwrap();
    assert_eq!(store.take_review(nowhere, &taken(1, "ann", 0), Time(0), Time(9)).await, Ok(false));
    assert_eq!(store.review(nowhere).await, Ok(None));
    // A game that goes takes its review along.
    assert_eq!(store.take_review(game, &taken(1, "ann", 0), Time(0), Time(100)).await, Ok(true));
    let tomorrow = Time(Time::now().0 + 86_400_000);
    assert_eq!(store.let_go_abandoned(tomorrow, 10).await.unwrap().len(), 1);
    assert_eq!(store.review(game).await, Ok(None));
}
