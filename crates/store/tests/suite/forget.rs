//! People who go, and what nobody uses.

use store::{Chair, Expiry, NewGame, PersonError, PersonId, Secret, State, Status, Time};

use super::{Backend, account, bot, guest, mv, new_game};

/// Nothing is as old as that.
const NEVER: Time = Time(i64::MIN / 2);

/// A moment after everything in these stories.
fn tomorrow() -> Time {
    Time(Time::now().0 + 86_400_000)
}

pub(crate) async fn who_goes_takes_along_what_is_theirs_alone(place: &impl Backend) {
    let store = place.open().await;
    let session = Secret::random().unwrap().hash();
    let ann = account(&*store, "Ann").await;
    store.open_session(ann, session).await.unwrap();
    let ben = guest(&*store, "Ben").await;
    let alone = NewGame { host: Some(ann), ..new_game(&[Chair::Person(ann), bot(), Chair::Person(ann)]) };
    let alone = store.create(alone).await.unwrap();
    store.append(alone, 0, mv(0, "dig"), State::playing(1)).await.unwrap();
    let empty = store.create(NewGame { host: Some(ann), ..new_game(&[bot(), Chair::Open]) }).await.unwrap();
    let bens =
        store.create(NewGame { host: Some(ben), ..new_game(&[Chair::Person(ben), bot()]) }).await.unwrap();
    store.append(bens, 0, mv(0, "dig"), State::playing(1)).await.unwrap();

    let gone = store.forget(ann, &bot()).await.unwrap();
    assert_eq!((gone.people, gone.sessions, gone.changed), (1, 1, vec![]));
    assert_eq!(gone.deleted.len(), 2);
    for game in [alone, empty] {
        assert!(gone.deleted.contains(&game));
        assert_eq!(store.game(game).await, Ok(None));
        assert_eq!(store.entries(game, 0).await, Ok(vec![]));
    }
    assert_eq!(store.person(ann).await, Ok(None));
    assert_eq!(store.person_by_secret(session).await, Ok(None));
    assert_eq!(store.account("Ann").await, Ok(None));
    assert_eq!(store.entries(bens, 0).await.unwrap().len(), 1);
    assert_eq!(store.forget(ann, &bot()).await, Err(PersonError::NoSuchPerson));
    assert_eq!(store.forget(PersonId::GONE, &bot()).await, Err(PersonError::NoSuchPerson));
    // The name is free again.
    account(&*store, "Ann").await;
}

pub(crate) async fn others_keep_their_games_with_a_nameless_seat(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let chairs = [Chair::Person(ann), Chair::Person(ben)];
    let new = || NewGame { host: Some(ann), ..new_game(&chairs) };
    let (ended, running) = (store.create(new()).await.unwrap(), store.create(new()).await.unwrap());
    store.append(ended, 0, mv(0, "pass"), State::over("{}")).await.unwrap();

    let mut gone = store.forget(ann, &bot()).await.unwrap();
    assert_eq!(gone.deleted, []);
    gone.changed.sort();
    let mut both = vec![ended, running];
    both.sort();
    assert_eq!(gone.changed, both);
    let seat = &store.seats(ended).await.unwrap()[0];
    assert_eq!((&seat.chair, &*seat.nickname), (&Chair::Person(PersonId::GONE), ""));
    assert_eq!(store.entries(ended, 0).await.unwrap().len(), 1);
    assert_eq!(store.seats(running).await.unwrap()[0].chair, bot());
    // The bot that stands in owes the turn.
    assert_eq!(store.bot_turns(None, 10).await.unwrap()[0].game, running);
    assert_eq!(store.game(running).await.unwrap().unwrap().host, None);
    assert_eq!(store.games_of(ben, None, 10).await.unwrap().tables.len(), 2);
    assert_eq!(store.games_of(PersonId::GONE, None, 10).await.unwrap().tables, []);
}

pub(crate) async fn two_who_go_leave_nothing_behind(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let game = store.create(new_game(&[Chair::Person(ann), Chair::Person(ben)])).await.unwrap();
    store.append(game, 0, mv(0, "pass"), State::over("{}")).await.unwrap();
    store.forget(ann, &bot()).await.unwrap();
    assert_eq!(store.forget(ben, &bot()).await.unwrap().deleted, [game]);
    assert_eq!(store.game(game).await, Ok(None));
}

pub(crate) async fn what_nobody_uses_is_let_go(place: &impl Backend) {
    let store = place.open().await;
    let sessions: Vec<_> = (0..3).map(|_| Secret::random().unwrap().hash()).collect();
    let idle = store.create_guest("Idle", sessions[0]).await.unwrap().id;
    let player = store.create_guest("Player", sessions[1]).await.unwrap().id;
    let member = account(&*store, "Member").await;
    store.open_session(member, sessions[2]).await.unwrap();
    let game = store.create(new_game(&[Chair::Person(player), bot()])).await.unwrap();
    store.append(game, 0, mv(0, "dig"), State::playing(0)).await.unwrap();

    let expiry = Expiry { sessions: NEVER, idle_guests: NEVER, unbegun_games: NEVER };
    assert_eq!(store.expire(expiry, &bot()).await, Ok(Default::default()));
    // A guest who sits nowhere goes first.
    let expiry = Expiry { idle_guests: tomorrow(), ..expiry };
    let gone = store.expire(expiry, &bot()).await.unwrap();
    assert_eq!((gone.people, gone.sessions, gone.deleted), (1, 1, vec![]));
    assert_eq!(store.person(idle).await, Ok(None));
    assert!(store.person(player).await.unwrap().is_some());
    // One with games goes when the cookie is worth nothing any more. An account stays.
    let gone = store.expire(Expiry { sessions: tomorrow(), ..expiry }, &bot()).await.unwrap();
    assert_eq!((gone.people, gone.sessions, gone.deleted), (1, 2, vec![game]));
    assert_eq!(store.person(player).await, Ok(None));
    assert!(store.person(member).await.unwrap().is_some());
    assert_eq!(store.person_by_secret(sessions[2]).await, Ok(None));
    assert_eq!(store.expire(Expiry { sessions: tomorrow(), ..expiry }, &bot()).await, Ok(Default::default()));
}

pub(crate) async fn a_game_that_never_began_is_let_go(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let waiting = store.create(new_game(&[Chair::Person(ann), Chair::Open])).await.unwrap();
    let untouched = store.create(new_game(&[Chair::Person(ann), bot()])).await.unwrap();
    let begun = store.create(new_game(&[Chair::Person(ann), bot()])).await.unwrap();
    store.append(begun, 0, mv(0, "dig"), State::playing(0)).await.unwrap();
    let uploaded = NewGame { state: State::over("{}"), ..new_game(&[Chair::Person(ann), bot()]) };
    let uploaded = store.create(uploaded).await.unwrap();
    let expiry = Expiry { sessions: NEVER, idle_guests: NEVER, unbegun_games: tomorrow() };
    let mut gone = store.expire(expiry, &bot()).await.unwrap().deleted;
    gone.sort();
    let mut both = vec![waiting, untouched];
    both.sort();
    assert_eq!(gone, both);
    assert_eq!(store.game(waiting).await, Ok(None));
    for game in [begun, uploaded] {
        assert!(store.game(game).await.unwrap().is_some());
    }
}

pub(crate) async fn holdings_are_the_games_one_began(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    assert_eq!(store.holdings(ann).await, Ok(Default::default()));
    let new = || NewGame { host: Some(ann), ..new_game(&[Chair::Person(ann), Chair::Person(ben)]) };
    let setup = "x".repeat(5_000);
    let (first, _) =
        (store.create(new()).await.unwrap(), store.create(NewGame { setup, ..new() }).await.unwrap());
    let held = store.holdings(ann).await.unwrap();
    assert_eq!(held.unfinished, 2);
    assert!((5_000..6_000).contains(&held.bytes), "{held:?}");
    let standing = store.append(first, 0, mv(0, "pass"), State::over("{}")).await;
    assert!(standing.is_ok());
    assert_eq!(store.standing(first).await.unwrap().unwrap().state.status, Status::Over);
    assert_eq!(store.holdings(ann).await.unwrap().unfinished, 1);
    assert_eq!(store.holdings(ben).await, Ok(Default::default()));
}

pub(crate) async fn a_store_knows_its_size(place: &impl Backend) {
    let store = place.open().await;
    let before = store.disk_use().await.unwrap();
    // Nothing that could be written in less room.
    let mut drawn = 1u64;
    let mut letter = || {
        drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        char::from(b'!' + u8::try_from((drawn >> 33) % 90).unwrap())
    };
    let setup: String = (0..1_000_000).map(|_| letter()).collect();
    store.create(NewGame { setup, ..new_game(&[bot()]) }).await.unwrap();
    let after = store.disk_use().await.unwrap();
    assert!(after.data + after.log >= before.data + before.log + 1_000_000, "{before:?} {after:?}");
}
