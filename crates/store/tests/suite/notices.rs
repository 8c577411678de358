//! Who is called, when, and how often: once.

use store::{Act, Call, Chair, Entry, GameId, PersonId, Quiet, State, Store, Target, TargetId, Time};

use super::{Backend, account, bot, mv, new_game};

/// A mail address of somebody.
pub(crate) fn mail_of(person: PersonId) -> Target {
    Target {
        id: TargetId::random().unwrap(),
        person,
        kind: "mail".to_owned(),
        address: "ann@example.org".to_owned(),
        language: "uk".to_owned(),
        digest: 0,
        confirmed: true,
        created: Time(1000),
        sent: None,
        failures: 0,
    }
}

/// A moment after everything in these stories.
fn later() -> Time {
    Time(Time::now().0 + 86_400_000)
}

/// A game of two accounts under way, in which it is the first one's turn, and the target of the second.
async fn table(store: &dyn Store) -> (GameId, PersonId, PersonId, TargetId) {
    let (ann, ben) = (account(store, "Ann").await, account(store, "Ben").await);
    let target = mail_of(ben);
    let id = target.id;
    assert_eq!(store.add_target(target, 8).await, Ok(true));
    let mut new = new_game(&[Chair::Person(ann), Chair::Person(ben)]);
    new.state = State::playing(0);
    (store.create(new).await.unwrap(), ann, ben, id)
}

async fn taken(store: &dyn Store) -> Vec<Call> {
    store.take_calls(later(), 10).await.unwrap()
}

pub(crate) async fn a_key_is_made_once(place: &impl Backend) {
    let store = place.open().await;
    let (a, b) = tokio::join!(store.key("push", b"one"), store.key("push", b"two"));
    let kept = a.unwrap();
    assert!(kept == b.unwrap() && (kept == b"one" || kept == b"two"));
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.key("push", b"three").await.unwrap(), kept);
    assert_eq!(store.keys().await, Ok(vec![("push".to_owned(), kept)]));
}

pub(crate) async fn targets_are_kept_up_to_a_bound(place: &impl Backend) {
    let store = place.open().await;
    let ann = account(&*store, "Ann").await;
    let (first, second) = (mail_of(ann), Target { created: Time(2000), ..mail_of(ann) });
    assert_eq!(store.add_target(first.clone(), 2).await, Ok(true));
    assert_eq!(store.add_target(second.clone(), 2).await, Ok(true));
    assert_eq!(store.add_target(mail_of(ann), 2).await, Ok(false));
    assert_eq!(store.targets(ann).await, Ok(vec![first.clone(), second.clone()]));
    assert_eq!(store.target(first.id).await, Ok(Some(first.clone())));
    assert_eq!(store.drop_target(first.id).await, Ok(true));
    assert_eq!(store.drop_target(first.id).await, Ok(false));
    assert_eq!(store.targets(ann).await, Ok(vec![second]));
    let quiet = Some(Quiet { begins: 1380, ends: 420, ahead: -300 });
    assert_eq!(store.quiet(ann).await, Ok(None));
    store.set_quiet(ann, quiet).await.unwrap();
    assert_eq!(store.quiet(ann).await, Ok(quiet));
    store.set_quiet(ann, None).await.unwrap();
    assert_eq!(store.quiet(ann).await, Ok(None));
}

/// The call is there with the move, and gone when it is no longer that person's turn.
pub(crate) async fn whose_turn_it_becomes_is_called_once(place: &impl Backend) {
    let store = place.open().await;
    let (game, _, ben, target) = table(&*store).await;
    assert_eq!(store.next_call().await, Ok(None), "it is Ann's turn, and she wants no calls");
    store.append(game, 0, mv(0, "dig"), State::playing(0)).await.unwrap();
    assert_eq!(store.next_call().await, Ok(None));
    store.append(game, 1, mv(0, "pass"), State::playing(1)).await.unwrap();
    // Whatever happens to the process, the call is there.
    store.close().await;
    let store = place.open().await;
    assert!(store.next_call().await.unwrap().is_some());
    assert_eq!(store.take_calls(Time(0), 10).await, Ok(vec![]), "not yet due");
    let calls = taken(&*store).await;
    assert_eq!(calls.len(), 1);
    let turn = calls[0].turn.clone().unwrap();
    assert_eq!((turn.game, turn.seq, turn.stands), (game, 2, true));
    assert_eq!((calls[0].target.id, calls[0].target.person, calls[0].tries), (target, ben, 0));
    store.call_sent(calls[0].number, Time(77)).await.unwrap();
    assert_eq!(store.next_call().await, Ok(None));
    assert_eq!(taken(&*store).await, []);
    assert_eq!(store.target(target).await.unwrap().unwrap().sent, Some(Time(77)));
    // Moves within the turn call nobody, and the next turn does.
    store.append(game, 2, mv(1, "dig"), State::playing(1)).await.unwrap();
    store.append(game, 3, mv(1, "pass"), State::playing(0)).await.unwrap();
    assert_eq!(store.next_call().await, Ok(None));
    store.append(game, 4, mv(0, "pass"), State::playing(1)).await.unwrap();
    store.append(game, 5, mv(1, "pass"), State::playing(0)).await.unwrap();
    let calls = taken(&*store).await;
    assert!(!calls[0].turn.as_ref().unwrap().stands, "Ben has moved meanwhile");
}

/// Somebody takes back a move and makes another: who was called already is not called again.
pub(crate) async fn nobody_is_called_twice_for_one_turn(place: &impl Backend) {
    let store = place.open().await;
    let (game, ..) = table(&*store).await;
    let undo = |to| Entry { seat: 0, act: Act::Undo { to, agreed: false }, hash: 1, key: None };
    store.append(game, 0, mv(0, "pass"), State::playing(1)).await.unwrap();
    let call = taken(&*store).await.remove(0);
    store.call_sent(call.number, Time(1)).await.unwrap();
    store.append(game, 1, undo(0), State::playing(0)).await.unwrap();
    store.append(game, 2, mv(0, "build"), State::playing(1)).await.unwrap();
    assert_eq!(store.next_call().await, Ok(None));
    // One that was dropped because it was nobody's turn for a moment comes back.
    store.append(game, 3, mv(1, "pass"), State::playing(0)).await.unwrap();
    store.append(game, 4, mv(0, "pass"), State::playing(1)).await.unwrap();
    store.append(game, 5, undo(4), State::playing(0)).await.unwrap();
    let call = taken(&*store).await.remove(0);
    assert!(!call.turn.unwrap().stands);
    store.drop_call(call.number).await.unwrap();
    store.append(game, 6, mv(0, "pass"), State::playing(1)).await.unwrap();
    assert!(taken(&*store).await[0].turn.as_ref().unwrap().stands);
}

pub(crate) async fn who_takes_back_is_not_called(place: &impl Backend) {
    let store = place.open().await;
    let (game, ann, ..) = table(&*store).await;
    assert_eq!(store.add_target(mail_of(ann), 8).await, Ok(true));
    store.append(game, 0, mv(0, "pass"), State::playing(1)).await.unwrap();
    store.append(game, 1, mv(1, "pass"), State::playing(0)).await.unwrap();
    store.append(game, 2, mv(0, "pass"), State::playing(1)).await.unwrap();
    for call in taken(&*store).await {
        store.drop_call(call.number).await.unwrap();
    }
    let undo = Entry { seat: 0, act: Act::Undo { to: 2, agreed: false }, hash: 1, key: None };
    store.append(game, 3, undo, State::playing(0)).await.unwrap();
    assert_eq!(store.next_call().await, Ok(None));
}

/// Many who take calls at once are given each one once; what was taken and neither sent nor put off comes back when its time
/// is over, which no story waits for.
pub(crate) async fn a_call_that_was_taken_is_nobody_elses(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (account(&*store, "Ann").await, account(&*store, "Ben").await);
    store.add_target(mail_of(ben), 8).await.unwrap();
    for _ in 0..12 {
        let mut new = new_game(&[Chair::Person(ann), Chair::Person(ben)]);
        new.state = State::playing(0);
        let game = store.create(new).await.unwrap();
        store.append(game, 0, mv(0, "pass"), State::playing(1)).await.unwrap();
    }
    let other = place.open().await;
    let (a, b) = tokio::join!(store.take_calls(later(), 8), other.take_calls(later(), 8));
    let mut calls = [a.unwrap(), b.unwrap()].concat();
    calls.extend(taken(&*store).await);
    let mut numbers: Vec<i64> = calls.iter().map(|call| call.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!((numbers.len(), calls.len()), (12, 12));
    assert_eq!(store.next_call().await, Ok(None));
}

pub(crate) async fn a_call_that_fails_is_put_off(place: &impl Backend) {
    let store = place.open().await;
    let (game, _, _, target) = table(&*store).await;
    store.append(game, 0, mv(0, "pass"), State::playing(1)).await.unwrap();
    let call = taken(&*store).await.remove(0);
    store.put_off_call(call.number, Time(5000), true).await.unwrap();
    assert_eq!(store.next_call().await, Ok(Some(Time(5000))));
    assert_eq!(store.take_calls(Time(4999), 10).await, Ok(vec![]));
    let again = store.take_calls(Time(5000), 10).await.unwrap();
    assert_eq!((again[0].number, again[0].tries), (call.number, 1));
    store.put_off_call(call.number, Time(6000), false).await.unwrap();
    assert_eq!(store.take_calls(Time(6000), 10).await.unwrap()[0].tries, 1);
    store.give_up_call(call.number).await.unwrap();
    assert_eq!(store.next_call().await, Ok(None));
    assert_eq!(store.target(target).await.unwrap().unwrap().failures, 1);
}

/// Whoever changes their quiet hours hears at once of what waited for the end of the old ones; what failed keeps its pause.
pub(crate) async fn calls_that_wait_for_quiet_hours_come_up_when_these_change(place: &impl Backend) {
    let store = place.open().await;
    let (game, _, ben, _) = table(&*store).await;
    store.append(game, 0, mv(0, "pass"), State::playing(1)).await.unwrap();
    let (due, call) = (store.next_call().await.unwrap(), taken(&*store).await.remove(0));
    store.put_off_call(call.number, Time(i64::MAX), false).await.unwrap();
    store.set_quiet(ben, None).await.unwrap();
    assert_eq!(store.next_call().await, Ok(due));
    let call = taken(&*store).await.remove(0);
    store.put_off_call(call.number, Time(i64::MAX), true).await.unwrap();
    store.set_quiet(ben, None).await.unwrap();
    assert_eq!(store.next_call().await, Ok(Some(Time(i64::MAX))));
}

pub(crate) async fn hushed_games_and_unconfirmed_targets_are_left_alone(place: &impl Backend) {
    let store = place.open().await;
    let (game, ann, ben, _) = table(&*store).await;
    assert_eq!(store.is_hushed(ben, game).await, Ok(false));
    store.hush(ben, game, true).await.unwrap();
    assert_eq!(store.is_hushed(ben, game).await, Ok(true));
    store.append(game, 0, mv(0, "pass"), State::playing(1)).await.unwrap();
    assert_eq!(store.next_call().await, Ok(None));
    store.hush(ben, game, false).await.unwrap();
    store.append(game, 1, mv(1, "pass"), State::playing(0)).await.unwrap();
    store.append(game, 2, mv(0, "pass"), State::playing(1)).await.unwrap();
    assert!(store.next_call().await.unwrap().is_some());
    // What waits goes when somebody hushes the game.
    store.hush(ben, game, true).await.unwrap();
    assert_eq!(store.next_call().await, Ok(None));
    store.hush(ben, GameId::random().unwrap(), true).await.unwrap();
    // An address is asked whether it is right, and nothing else before it is.
    let target = Target { confirmed: false, ..mail_of(ann) };
    let id = target.id;
    store.add_target(target, 8).await.unwrap();
    let asked = taken(&*store).await;
    assert_eq!((asked.len(), asked[0].turn.as_ref(), asked[0].target.id), (1, None, id));
    store.call_sent(asked[0].number, Time(1)).await.unwrap();
    store.append(game, 3, mv(1, "pass"), State::playing(0)).await.unwrap();
    assert_eq!(store.next_call().await, Ok(None));
    assert_eq!(store.confirm_target(id).await, Ok(true));
    assert_eq!(store.confirm_target(TargetId::random().unwrap()).await, Ok(false));
    store.append(game, 4, mv(0, "pass"), State::playing(1)).await.unwrap();
    store.append(game, 5, mv(1, "pass"), State::playing(0)).await.unwrap();
    assert_eq!(taken(&*store).await[0].target.id, id);
}

pub(crate) async fn who_goes_takes_targets_and_calls_along(place: &impl Backend) {
    let store = place.open().await;
    let (game, _, ben, target) = table(&*store).await;
    store.append(game, 0, mv(0, "pass"), State::playing(1)).await.unwrap();
    store.forget(ben, &bot()).await.unwrap();
    assert_eq!(store.target(target).await, Ok(None));
    assert_eq!(store.next_call().await, Ok(None));
}
