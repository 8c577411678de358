//! What lies beside the log: standing orders, pleas to take back, what holds of a game as a whole.

use store::{Act, Beside, Entry, Flag, ORDERED, PersonId, Plea, Room, State, Store, Time};

use super::{Backend, guest, keyed, mv, playing};

pub(crate) async fn nothing_lies_beside_a_new_game(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 2).await;
    assert_eq!(store.beside(game).await, Ok(Beside::default()));
    assert_eq!(store.beside(store::GameId::random().unwrap()).await, Ok(Beside::default()));
    store.flag(game, Flag::Hushed, true).await.unwrap();
    store.flag(game, Flag::Hushed, true).await.unwrap();
    let beside = store.beside(game).await.unwrap();
    assert!(beside.is(Flag::Hushed) && !beside.is(Flag::Unrated));
    store.flag(game, Flag::Hushed, false).await.unwrap();
    assert_eq!(store.beside(game).await, Ok(Beside::default()));
}

pub(crate) async fn an_order_is_kept_until_it_ends(place: &impl Backend) {
    let store = place.open().await;
    let (game, other) = (playing(&*store, 0).await, playing(&*store, 0).await);
    let ann = guest(&*store, "Ann").await;
    let first = store.put_order(game, 0, ann, "pass\0").await.unwrap().unwrap();
    let second = store.put_order(game, 1, ann, "take").await.unwrap().unwrap();
    assert!(second > first);
    let orders = store.beside(game).await.unwrap().orders;
    assert_eq!((orders.len(), &*orders[0].text, orders[0].seat, orders[0].person), (2, "pass\0", 0, ann));
    assert_eq!(store.end_order(other, first).await, Ok(false));
    assert_eq!(store.end_order(game, first).await, Ok(true));
    assert_eq!(store.end_order(game, first).await, Ok(false));
    assert_eq!(store.beside(game).await.unwrap().orders.len(), 1);
    assert_eq!(store.put_order(game, 0, PersonId::random().unwrap(), "pass").await, Ok(None));
}

pub(crate) async fn orders_of_who_is_asked_are_found(place: &impl Backend) {
    let store = place.open().await;
    let (first, second, third) =
        (playing(&*store, 1).await, playing(&*store, 2).await, playing(&*store, 3).await);
    let ann = guest(&*store, "Ann").await;
    for game in [first, second, third] {
        store.put_order(game, 0, ann, "pass").await.unwrap();
        store.put_order(game, 0, ann, "sensible").await.unwrap();
    }
    // Somebody else is asked there now.
    store.append(second, 2, mv(0, "end"), State::playing(1)).await.unwrap();
    assert_eq!(store.order_turns(None, 10).await, Ok(vec![(first, 1), (third, 3)]));
    assert_eq!(store.order_turns(Some(first), 10).await, Ok(vec![(third, 3)]));
    store.append(third, 3, mv(0, "end"), State::over("{}")).await.unwrap();
    assert_eq!(store.order_turns(None, 10).await, Ok(vec![(first, 1)]));
}

pub(crate) async fn a_plea_is_agreed_to_seat_by_seat(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 5).await;
    let plea = Plea { seq: 5, to: 2, seat: 0, agreed: 0 };
    store.plead(game, plea).await.unwrap();
    assert_eq!(store.beside(game).await.unwrap().plea, Some(plea));
    assert_eq!(store.agree(game, 4, 1).await, Ok(None));
    assert_eq!(store.agree(game, 5, 1).await, Ok(Some(Plea { agreed: 2, ..plea })));
    assert_eq!(store.agree(game, 5, 3).await, Ok(Some(Plea { agreed: 10, ..plea })));
    assert_eq!(store.agree(game, 5, 1).await, Ok(Some(Plea { agreed: 10, ..plea })));
    // Whoever asks anew asks everybody anew.
    store.plead(game, plea).await.unwrap();
    assert_eq!(store.beside(game).await.unwrap().plea, Some(plea));
    assert_eq!(store.end_plea(game, 6).await, Ok(false));
    assert_eq!(store.end_plea(game, 5).await, Ok(true));
    assert_eq!(store.beside(game).await.unwrap().plea, None);
}

pub(crate) async fn what_was_taken_back_by_agreement_is_not_rated(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 4).await;
    let undo = |to, agreed| Entry { seat: 0, act: Act::Undo { to, agreed }, hash: 7, key: None };
    store.append(game, 4, undo(3, false), State::playing(0)).await.unwrap();
    assert!(!store.beside(game).await.unwrap().is(Flag::Unrated));
    store.append(game, 5, undo(1, true), State::playing(0)).await.unwrap();
    assert!(store.beside(game).await.unwrap().is(Flag::Unrated));
    let entries = store.entries(game, 4).await.unwrap();
    let acts: Vec<&Act> = entries.iter().map(|it| &it.entry.act).collect();
    assert_eq!(acts, [&Act::Undo { to: 3, agreed: false }, &Act::Undo { to: 1, agreed: true }]);
}

pub(crate) async fn entries_that_orders_made_are_known(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    let key = format!("{ORDERED}pass:7");
    store.append(game, 1, keyed(0, "pass", &key), State::playing(0)).await.unwrap();
    store.append(game, 2, keyed(0, "dig", "a browser's"), State::playing(0)).await.unwrap();
    assert_eq!(store.beside(game).await.unwrap().ordered, [(1, key)]);
}

pub(crate) async fn a_game_takes_with_it_what_lies_beside(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 2).await;
    let ann = guest(&*store, "Ann").await;
    store.say(game, Room::Players, ann, "Ann", "hello").await.unwrap();
    store.report(game, 1, ann).await.unwrap();
    store.put_note(game, ann, "x").await.unwrap();
    store.invite(game, ann).await.unwrap();
    store.put_order(game, 0, ann, "pass").await.unwrap();
    store.plead(game, Plea { seq: 2, to: 1, seat: 0, agreed: 0 }).await.unwrap();
    store.flag(game, Flag::Hushed, true).await.unwrap();
    let tomorrow = Time(Time::now().0 + 86_400_000);
    assert_eq!(store.let_go_abandoned(tomorrow, 10).await, Ok(vec![game]));
    assert_eq!(store.talk(game, 0, 9).await, Ok(vec![]));
    assert_eq!(store.complaints(9).await, Ok(vec![]));
    assert_eq!(store.invitations_of(ann, 9).await, Ok(vec![]));
    assert_eq!(store.order_turns(None, 9).await, Ok(vec![]));
}
