//! Clocks beside the logs, and when people are away.

use store::{GameId, Holiday, KeptClock, PersonError, PersonId, Store, Time};

use super::{Backend, guest, playing};

fn clock(version: u64, due: Option<i64>) -> KeptClock {
    KeptClock { version, seq: version, due: due.map(Time), state: format!("{{\"v\":{version}}}") }
}

/// Of many who change a clock one succeeds, and only the next version follows on the one before.
pub(crate) async fn a_clock_follows_on_the_one_before(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    assert_eq!(store.clock(game).await, Ok(None));
    assert_eq!(store.set_clock(game, clock(2, None)).await, Ok(false));
    assert_eq!(store.set_clock(game, clock(1, Some(9))).await, Ok(true));
    assert_eq!(store.set_clock(game, clock(1, Some(8))).await, Ok(false));
    let (a, b, c) = tokio::join!(
        store.set_clock(game, clock(2, Some(10))),
        store.set_clock(game, clock(2, Some(11))),
        store.set_clock(game, clock(2, Some(12)))
    );
    assert_eq!([a, b, c].into_iter().filter(|it| *it == Ok(true)).count(), 1);
    let kept = store.clock(game).await.unwrap().unwrap();
    assert_eq!((kept.version, kept.seq, &*kept.state), (2, 2, "{\"v\":2}"));
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.clock(game).await, Ok(Some(kept.clone())));
    assert_eq!(store.clocks_of(&[GameId::random().unwrap(), game]).await, Ok(vec![(game, kept)]));
    assert_eq!(store.set_clock(GameId::random().unwrap(), clock(1, None)).await, Ok(false));
}

pub(crate) async fn clocks_are_due_in_their_order(place: &impl Backend) {
    let store = place.open().await;
    let (late, soon, stands) =
        (playing(&*store, 0).await, playing(&*store, 0).await, playing(&*store, 0).await);
    assert_eq!(store.next_clock().await, Ok(None));
    for (game, due) in [(late, Some(300)), (soon, Some(100)), (stands, None)] {
        assert_eq!(store.set_clock(game, clock(1, due)).await, Ok(true));
    }
    assert_eq!(store.next_clock().await, Ok(Some(Time(100))));
    assert_eq!(store.clocks_due(Time(99), 10).await, Ok(vec![]));
    assert_eq!(store.clocks_due(Time(100), 10).await, Ok(vec![soon]));
    assert_eq!(store.clocks_due(Time(1000), 10).await, Ok(vec![soon, late]));
    assert_eq!(store.clocks_due(Time(1000), 1).await, Ok(vec![soon]));
    store.set_clock(soon, clock(2, None)).await.unwrap();
    assert_eq!(store.next_clock().await, Ok(Some(Time(300))));
    // A game that goes takes its clock along.
    let tomorrow = Time(Time::now().0 + 86_400_000);
    assert_eq!(store.let_go_abandoned(tomorrow, 10).await.unwrap().len(), 3);
    assert_eq!(store.next_clock().await, Ok(None));
}

pub(crate) async fn holidays_change_from_what_they_were(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let day = |at: i64| Holiday { begins: Time(at), ends: Time(at + 10) };
    assert_eq!(store.holidays(ann).await, Ok(vec![]));
    assert_eq!(store.set_holidays(ann, &[], &[day(50), day(10)]).await, Ok(true));
    let kept = store.holidays(ann).await.unwrap();
    assert_eq!(kept, [day(10), day(50)]);
    assert_eq!(store.set_holidays(ann, &[day(10)], &[]).await, Ok(false));
    assert_eq!(store.set_holidays(ann, &kept, &[day(10)]).await, Ok(true));
    assert_eq!(store.holidays(ann).await, Ok(vec![day(10)]));
    let nobody = PersonId::random().unwrap();
    assert_eq!(store.set_holidays(nobody, &[], &[]).await, Err(PersonError::NoSuchPerson));
}
