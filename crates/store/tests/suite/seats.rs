//! Seats: sitting down, links, bots taking over.

use store::{Chair, GameId, NewGame, PersonId, SeatError, Secret, State, Status, StoreError};
use tokio::task::JoinSet;

use super::{Backend, bot, guest, mv, new_game};

pub(crate) async fn an_open_seat_is_taken_once(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben, cyd) =
        (guest(&*store, "Ann").await, guest(&*store, "Ben").await, guest(&*store, "Cyd").await);
    let game = store.create(new_game(&[Chair::Person(ann), Chair::Open, Chair::Open])).await.unwrap();
    store.sit(game, 1, ben, "Big Ben", None).await.unwrap();
    assert_eq!(store.sit(game, 1, cyd, "Cyd", None).await, Err(SeatError::Taken));
    assert_eq!(store.sit(game, 1, ben, "Ben again", None).await, Err(SeatError::Taken));
    let seats = store.seats(game).await.unwrap();
    assert_eq!((&seats[1].chair, &*seats[1].nickname), (&Chair::Person(ben), "Big Ben"));
    assert_eq!(seats[2].chair, Chair::Open);
}

pub(crate) async fn one_guest_cannot_take_every_open_seat(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let chairs = [Chair::Person(ann), Chair::Open, Chair::Open, Chair::Open];
    let game = store.create(NewGame { host: Some(ann), ..new_game(&chairs) }).await.unwrap();
    store.sit(game, 1, ben, "Ben", None).await.unwrap();
    assert_eq!(store.sit(game, 2, ben, "Ben", None).await, Err(SeatError::HasASeat));
    assert_eq!(store.seats(game).await.unwrap()[2].chair, Chair::Open);
    // The host may fill the table, and a link is for whoever has it.
    store.sit(game, 2, ann, "Ann", None).await.unwrap();
    let link = Secret::random().unwrap().hash();
    store.change_seat(game, 3, &Chair::Open, Chair::Link(link), "").await.unwrap();
    store.sit(game, 3, ben, "Ben", Some(link)).await.unwrap();
}

pub(crate) async fn a_link_is_made_anew(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let (old, new) = (Secret::random().unwrap().hash(), Secret::random().unwrap().hash());
    let game = store.create(new_game(&[bot(), Chair::Link(old)])).await.unwrap();
    assert_eq!(store.seats(game).await.unwrap()[1].renewed, 0);
    store.change_seat(game, 1, &Chair::Link(old), Chair::Link(new), "").await.unwrap();
    assert_eq!(store.seats(game).await.unwrap()[1].renewed, 1);
    assert_eq!(store.sit(game, 1, ann, "Ann", Some(old)).await, Err(SeatError::WrongLink));
    store.sit(game, 1, ann, "Ann", Some(new)).await.unwrap();
}

pub(crate) async fn a_hundred_people_and_one_seat(place: &impl Backend) {
    let store = place.open().await;
    let game = store.create(new_game(&[bot(), Chair::Open])).await.unwrap();
    let mut tasks = JoinSet::new();
    for number in 0..100 {
        let store = store.clone();
        tasks.spawn(async move {
            let person = guest(&*store, &format!("guest {number}")).await;
            (person, store.sit(game, 1, person, "me", None).await)
        });
    }
    let mut sitting = Vec::new();
    for (person, result) in tasks.join_all().await {
        match result {
            Ok(standing) => {
                assert_eq!(standing.state.status, Status::Playing);
                sitting.push(person);
            }
            Err(error) => assert_eq!(error, SeatError::Taken),
        }
    }
    assert_eq!(sitting.len(), 1);
    assert_eq!(store.seats(game).await.unwrap()[1].chair, Chair::Person(sitting[0]));
    for person in sitting {
        assert_eq!(store.games_of(person, None, 10).await.unwrap().tables.len(), 1);
    }
}

pub(crate) async fn a_link_is_used_once(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let secret = Secret::random().unwrap();
    let game = store.create(new_game(&[Chair::Link(secret.hash()), Chair::Open])).await.unwrap();
    let link = Some(secret.reveal().parse::<Secret>().unwrap().hash());
    store.sit(game, 0, ann, "Ann", link).await.unwrap();
    assert_eq!(store.sit(game, 0, ben, "Ben", link).await, Err(SeatError::Taken));
    assert_eq!(store.seats(game).await.unwrap()[0].chair, Chair::Person(ann));
    // Should she leave, the link opens nothing any more.
    store.change_seat(game, 0, &Chair::Person(ann), Chair::Open, "").await.unwrap();
    assert_eq!(store.sit(game, 0, ben, "Ben", link).await, Err(SeatError::Taken));
}

pub(crate) async fn a_link_opens_no_other_seat(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let (first, second) = (Secret::random().unwrap().hash(), Secret::random().unwrap().hash());
    let game = store.create(new_game(&[Chair::Link(first), Chair::Link(second), Chair::Open])).await.unwrap();
    assert_eq!(store.sit(game, 1, ann, "Ann", Some(first)).await, Err(SeatError::WrongLink));
    assert_eq!(store.sit(game, 1, ann, "Ann", None).await, Err(SeatError::WrongLink));
    assert_eq!(store.sit(game, 2, ann, "Ann", Some(first)).await, Err(SeatError::Taken));
    store.sit(game, 1, ann, "Ann", Some(second)).await.unwrap();
}

pub(crate) async fn a_seat_that_is_taken_or_a_bots_or_missing_is_refused(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let game = store.create(new_game(&[Chair::Person(ann), bot(), Chair::Open])).await.unwrap();
    let before = store.seats(game).await.unwrap();
    let sit = |seat, person| store.sit(game, seat, person, "x", None);
    assert_eq!(sit(0, ben).await, Err(SeatError::Taken));
    assert_eq!(sit(1, ben).await, Err(SeatError::Taken));
    assert_eq!(sit(3, ben).await, Err(SeatError::NoSuchSeat));
    assert_eq!(sit(2, PersonId::random().unwrap()).await, Err(SeatError::NoSuchPerson));
    let nowhere = GameId::random().unwrap();
    assert_eq!(store.sit(nowhere, 0, ben, "x", None).await, Err(SeatError::NoSuchSeat));
    assert_eq!(store.change_seat(nowhere, 0, &Chair::Open, bot(), "x").await, Err(SeatError::NoSuchSeat));
    assert_eq!(store.seats(game).await.unwrap(), before);
}

pub(crate) async fn the_last_to_sit_down_begins_the_game(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let link = Secret::random().unwrap().hash();
    let game = store.create(new_game(&[bot(), Chair::Open, Chair::Link(link)])).await.unwrap();
    let standing = store.sit(game, 1, ann, "Ann", None).await.unwrap();
    assert_eq!(standing.state, State::open(0));
    assert_eq!(store.bot_turns(None, 10).await.unwrap(), []);
    let standing = store.sit(game, 2, ben, "Ben", Some(link)).await.unwrap();
    assert_eq!(standing.state, State::playing(0));
    assert_eq!(store.standing(game).await.unwrap(), Some(standing));
    assert_eq!(store.bot_turns(None, 10).await.unwrap().len(), 1);
}

pub(crate) async fn a_seat_changes_only_from_what_it_was(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let (old, new) = (Secret::random().unwrap().hash(), Secret::random().unwrap().hash());
    let game = store.create(new_game(&[Chair::Link(old), Chair::Open])).await.unwrap();
    // A lost link is renewed; the old one opens nothing.
    store.change_seat(game, 0, &Chair::Link(old), Chair::Link(new), "").await.unwrap();
    assert_eq!(store.sit(game, 0, ann, "Ann", Some(old)).await, Err(SeatError::WrongLink));
    // Somebody sits down while the host makes the seat a bot's: the host learns of it.
    store.sit(game, 1, ben, "Ben", None).await.unwrap();
    assert_eq!(store.change_seat(game, 1, &Chair::Open, bot(), "x").await, Err(SeatError::Taken));
    assert_eq!(store.change_seat(game, 0, &Chair::Link(old), bot(), "x").await, Err(SeatError::Taken));
    let stranger = Chair::Person(PersonId::random().unwrap());
    assert_eq!(
        store.change_seat(game, 0, &Chair::Link(new), stranger, "x").await,
        Err(SeatError::NoSuchPerson)
    );
    let standing = store.change_seat(game, 0, &Chair::Link(new), bot(), "Robin").await.unwrap();
    assert_eq!((standing.state.status, standing.bot), (Status::Playing, true));
    let seats = store.seats(game).await.unwrap();
    assert_eq!((&seats[0].chair, &*seats[0].nickname), (&bot(), "Robin"));
    assert_eq!(seats[1].chair, Chair::Person(ben));
}

pub(crate) async fn a_bot_that_takes_over_owes_the_turn(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let game = store.create(new_game(&[Chair::Person(ann), Chair::Person(ben)])).await.unwrap();
    store.append(game, 0, mv(0, "dig"), State::playing(1)).await.unwrap();
    assert!(!store.standing(game).await.unwrap().unwrap().bot);
    assert!(store.change_seat(game, 1, &Chair::Person(ben), bot(), "Robin").await.unwrap().bot);
    let turns = store.bot_turns(None, 10).await.unwrap();
    assert_eq!(
        turns.iter().map(|turn| (turn.game, turn.seat, turn.next_seq)).collect::<Vec<_>>(),
        [(game, 1, 1)]
    );
    // And back to a person.
    assert!(!store.change_seat(game, 1, &bot(), Chair::Person(ben), "Ben").await.unwrap().bot);
    assert_eq!(store.bot_turns(None, 10).await.unwrap(), []);
}

pub(crate) async fn a_game_that_is_over_keeps_its_seats(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let new = NewGame { state: State::over("{}"), ..new_game(&[Chair::Open, bot()]) };
    let game = store.create(new).await.unwrap();
    assert_eq!(store.sit(game, 0, ann, "Ann", None).await, Err(SeatError::Over));
    assert_eq!(store.change_seat(game, 1, &bot(), Chair::Open, "").await, Err(SeatError::Over));
}

pub(crate) async fn an_unfit_game_is_refused_whole(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let stranger = PersonId::random().unwrap();
    let mut twice = new_game(&[Chair::Person(ann), Chair::Open]);
    twice.seats[1].number = 0;
    let unknown = new_game(&[Chair::Person(ann), Chair::Open, Chair::Person(stranger)]);
    let hosted = NewGame { host: Some(stranger), ..new_game(&[Chair::Person(ann), Chair::Open]) };
    let entries = vec![super::keyed(0, "dig", "k"), super::keyed(0, "dig", "k")];
    let repeated = NewGame { entries, ..new_game(&[Chair::Person(ann), Chair::Open]) };
    for new in [twice, unknown, hosted, repeated] {
        let refused = store.create(new).await;
        assert!(matches!(refused, Err(StoreError::Unfit(_))), "{refused:?}");
    }
    assert_eq!(store.games_of(ann, None, 10).await.unwrap().tables, []);
    assert_eq!(store.open_tables(None, 10).await.unwrap().tables, []);
}
