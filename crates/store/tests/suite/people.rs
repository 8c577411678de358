//! People: guests, accounts, sessions, and a guest who turns out to have an account.

use store::{Chair, NewGame, PersonError, PersonId, Secret, State, Time};
use tokio::task::JoinSet;

use super::{Backend, account, bot, guest, mv, new_game};

fn secret() -> store::SecretHash {
    Secret::random().unwrap().hash()
}

pub(crate) async fn a_guest_is_known_by_his_secret(place: &impl Backend) {
    let store = place.open().await;
    let session = secret();
    let ann = store.create_guest("Ann", session).await.unwrap();
    assert!(ann.is_guest());
    assert_eq!(ann.nickname, "Ann");
    assert_eq!(store.person_by_secret(session).await, Ok(Some(ann.clone())));
    assert_eq!(store.person(ann.id).await, Ok(Some(ann.clone())));
    assert_eq!(store.person_by_secret(secret()).await, Ok(None));
    assert_eq!(store.person(PersonId::random().unwrap()).await, Ok(None));
    store.rename(ann.id, "Anna").await.unwrap();
    assert_eq!(store.person(ann.id).await.unwrap().unwrap().nickname, "Anna");
    assert_eq!(store.rename(PersonId::random().unwrap(), "x").await, Err(PersonError::NoSuchPerson));
}

pub(crate) async fn a_secret_belongs_to_one_session(place: &impl Backend) {
    let store = place.open().await;
    let session = secret();
    let ann = store.create_guest("Ann", session).await.unwrap();
    let ben = guest(&*store, "Ben").await;
    assert_eq!(store.create_guest("Eve", session).await, Err(PersonError::SecretInUse));
    assert_eq!(store.open_session(ben, session).await, Err(PersonError::SecretInUse));
    assert_eq!(store.person_by_secret(session).await, Ok(Some(ann)));
}

pub(crate) async fn an_account_keeps_the_person(place: &impl Backend) {
    let store = place.open().await;
    let session = secret();
    let ann = store.create_guest("Ann", session).await.unwrap();
    let registered = store.register(ann.id, "Ann.Lee", "$argon2id$v=19$secret").await.unwrap();
    assert_eq!((registered.id, registered.account.as_deref()), (ann.id, Some("Ann.Lee")));
    assert_eq!(store.person(ann.id).await, Ok(Some(registered.clone())));
    let found = store.account("ann.LEE").await.unwrap().unwrap();
    assert_eq!((found.person, &*found.password_hash), (registered, "$argon2id$v=19$secret"));
    assert_eq!(store.account("ann").await, Ok(None));
    assert_eq!(store.register(ann.id, "other", "x").await, Err(PersonError::NotAGuest));
    let nobody = PersonId::random().unwrap();
    assert_eq!(store.register(nobody, "other", "x").await, Err(PersonError::NoSuchPerson));
}

pub(crate) async fn a_name_is_taken_in_any_case(place: &impl Backend) {
    let store = place.open().await;
    account(&*store, "Łucja").await;
    let other = guest(&*store, "other").await;
    for name in ["Łucja", "łucja", "ŁUCJA"] {
        assert_eq!(store.register(other, name, "x").await, Err(PersonError::NameTaken), "{name}");
    }
    assert!(store.person(other).await.unwrap().unwrap().is_guest());
    assert_eq!(store.register(other, "Lucja", "x").await.unwrap().id, other);
}

pub(crate) async fn of_many_who_want_a_name_one_gets_it(place: &impl Backend) {
    let store = place.open().await;
    let mut tasks = JoinSet::new();
    for number in 0..50 {
        let store = store.clone();
        tasks.spawn(async move {
            let person = guest(&*store, &number.to_string()).await;
            store.register(person, "Neptune", "x").await
        });
    }
    let answers = tasks.join_all().await;
    let winners: Vec<_> = answers.iter().flatten().collect();
    assert_eq!(winners.len(), 1);
    assert!(answers.iter().flat_map(|answer| answer.as_ref().err()).all(|e| *e == PersonError::NameTaken));
    assert_eq!(store.account("neptune").await.unwrap().unwrap().person, *winners[0]);
}

pub(crate) async fn sessions_of_many_devices(place: &impl Backend) {
    let store = place.open().await;
    let (phone, laptop, lost) = (secret(), secret(), secret());
    let ann = store.create_guest("Ann", phone).await.unwrap();
    let ben_session = secret();
    let ben = store.create_guest("Ben", ben_session).await.unwrap();
    store.open_session(ann.id, laptop).await.unwrap();
    store.open_session(ann.id, lost).await.unwrap();
    for session in [phone, laptop, lost] {
        assert_eq!(store.person_by_secret(session).await, Ok(Some(ann.clone())));
    }
    store.close_session(phone).await.unwrap();
    store.close_session(phone).await.unwrap();
    assert_eq!(store.person_by_secret(phone).await, Ok(None));
    store.close_other_sessions(ann.id, Some(laptop)).await.unwrap();
    assert_eq!(store.person_by_secret(lost).await, Ok(None));
    assert_eq!(store.person_by_secret(laptop).await, Ok(Some(ann.clone())));
    store.close_other_sessions(ann.id, None).await.unwrap();
    assert_eq!(store.person_by_secret(laptop).await, Ok(None));
    assert_eq!(store.person_by_secret(ben_session).await, Ok(Some(ben)));
    let nobody = PersonId::random().unwrap();
    assert_eq!(store.open_session(nobody, secret()).await, Err(PersonError::NoSuchPerson));
}

pub(crate) async fn a_password_is_changed_only_for_an_account(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (account(&*store, "Ann").await, guest(&*store, "Ben").await);
    store.set_password(ann, "new").await.unwrap();
    assert_eq!(store.account("Ann").await.unwrap().unwrap().password_hash, "new");
    assert_eq!(store.set_password(ben, "new").await, Err(PersonError::NoAccount));
    let nobody = PersonId::random().unwrap();
    assert_eq!(store.set_password(nobody, "new").await, Err(PersonError::NoSuchPerson));
}

pub(crate) async fn a_session_ends_when_its_rights_change(place: &impl Backend) {
    let store = place.open().await;
    let (first, second, third) = (secret(), secret(), secret());
    let ann = store.create_guest("Ann", first).await.unwrap();
    store.register(ann.id, "Ann", "x").await.unwrap();
    assert_eq!(store.person_by_secret(first).await, Ok(None));
    store.open_session(ann.id, second).await.unwrap();
    store.open_session(ann.id, third).await.unwrap();
    store.set_password(ann.id, "y").await.unwrap();
    for session in [second, third] {
        assert_eq!(store.person_by_secret(session).await, Ok(None));
    }
}

pub(crate) async fn a_one_time_link_changes_a_password_once(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (account(&*store, "Ann").await, guest(&*store, "Ben").await);
    let (session, link, late, other) = (secret(), secret(), secret(), secret());
    let (now, later) = (Time(1_000), Time(2_000));
    store.open_session(ann, session).await.unwrap();
    store.offer_reset(ann, link, later).await.unwrap();
    store.offer_reset(ann, late, now).await.unwrap();
    store.offer_reset(ann, other, later).await.unwrap();
    assert_eq!(store.offer_reset(ben, secret(), later).await, Err(PersonError::NoAccount));
    assert_eq!(store.offer_reset(ann, link, later).await, Err(PersonError::SecretInUse));
    assert_eq!(store.reset_of(link, now).await.unwrap().map(|it| it.id), Some(ann));
    assert_eq!(store.reset_of(late, now).await, Ok(None));
    assert_eq!(store.reset(late, now, "new").await, Err(PersonError::NoSuchLink));
    assert_eq!(store.reset(secret(), now, "new").await, Err(PersonError::NoSuchLink));
    assert_eq!(store.account("Ann").await.unwrap().unwrap().password_hash, "$argon2id$...");

    assert_eq!(store.reset(link, now, "new").await.unwrap().id, ann);
    assert_eq!(store.account("Ann").await.unwrap().unwrap().password_hash, "new");
    // Whoever knew the old password is out, and no other link lies about.
    assert_eq!(store.person_by_secret(session).await, Ok(None));
    for used in [link, other] {
        assert_eq!(store.reset(used, now, "newer").await, Err(PersonError::NoSuchLink));
    }
}

pub(crate) async fn a_merged_guest_keeps_his_games(place: &impl Backend) {
    let store = place.open().await;
    let (session, other) = (secret(), account(&*store, "Other").await);
    let guest = store.create_guest("Ann on the phone", session).await.unwrap().id;
    let ann = account(&*store, "Ann").await;
    let mine = store.create(new_game(&[Chair::Person(ann), bot()])).await.unwrap();
    let new = NewGame { host: Some(guest), ..new_game(&[Chair::Person(other), Chair::Person(guest)]) };
    let his = store.create(new).await.unwrap();
    store.append(his, 0, mv(0, "dig"), State::playing(1)).await.unwrap();

    let merged = store.merge(guest, ann).await.unwrap();
    assert_eq!((merged.person.id, merged.person.account.as_deref()), (ann, Some("Ann")));
    assert_eq!(merged.games, [his]);
    assert_eq!(store.person(guest).await, Ok(None));
    // What was a guest's cookie never becomes an account's.
    assert_eq!(store.person_by_secret(session).await, Ok(None));
    assert_eq!(store.seats(his).await.unwrap()[1].chair, Chair::Person(ann));
    assert_eq!(store.game(his).await.unwrap().unwrap().host, Some(ann));
    let listed: Vec<_> = store.games_of(ann, None, 10).await.unwrap().tables;
    // In both it is her turn; the guest's game became so later.
    let listed: Vec<_> = listed.into_iter().map(|table| table.id).collect();
    assert_eq!(listed.len(), 2);
    assert!(listed.contains(&mine) && listed.contains(&his));
    assert_eq!(store.games_of(guest, None, 10).await.unwrap().tables, []);
    // Play goes on.
    store.append(his, 1, mv(1, "build"), State::playing(0)).await.unwrap();
    let listed = store.games_of(ann, None, 10).await.unwrap().tables;
    assert_eq!(listed.iter().map(|table| table.id).collect::<Vec<_>>(), [mine, his]);
}

pub(crate) async fn a_merge_at_one_table_shows_it_once(place: &impl Backend) {
    let store = place.open().await;
    let (guest, ann) = (guest(&*store, "Ann on the phone").await, account(&*store, "Ann").await);
    let waiting = store.create(new_game(&[bot(), Chair::Person(ann)])).await.unwrap();
    let both = store.create(new_game(&[Chair::Person(guest), Chair::Person(ann)])).await.unwrap();
    store.merge(guest, ann).await.unwrap();
    // It is the former guest's turn there, and so hers: that game comes first.
    let listed = store.games_of(ann, None, 10).await.unwrap().tables;
    assert_eq!(listed.iter().map(|table| table.id).collect::<Vec<_>>(), [both, waiting]);
}

pub(crate) async fn a_merge_needs_a_guest_and_an_account(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (account(&*store, "Ann").await, account(&*store, "Ben").await);
    let (cyd, dan) = (guest(&*store, "Cyd").await, guest(&*store, "Dan").await);
    let nobody = PersonId::random().unwrap();
    assert_eq!(store.merge(ann, ben).await, Err(PersonError::NotAGuest));
    assert_eq!(store.merge(ann, ann).await, Err(PersonError::NotAGuest));
    assert_eq!(store.merge(cyd, dan).await, Err(PersonError::NoAccount));
    assert_eq!(store.merge(cyd, cyd).await, Err(PersonError::NoAccount));
    assert_eq!(store.merge(nobody, ann).await, Err(PersonError::NoSuchPerson));
    assert_eq!(store.merge(cyd, nobody).await, Err(PersonError::NoSuchPerson));
    for person in [ann, ben, cyd, dan] {
        assert!(store.person(person).await.unwrap().is_some());
    }
}
