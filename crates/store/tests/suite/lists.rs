//! Lists: their order, and pages that fit together.

use std::time::Duration;

use store::{Chair, Cursor, GameId, LONGEST_PAGE, NewGame, Page, PersonId, Secret, State, Store, StoreError};

use super::{Backend, bot, guest, mv, new_game};

/// Lets the clock go on, so that what comes next is later.
async fn later() {
    tokio::time::sleep(Duration::from_millis(3)).await;
}

fn ids(page: &Page) -> Vec<GameId> {
    page.tables.iter().map(|table| table.id).collect()
}

/// A game of this person and a bot, the person to move.
async fn with_bot(store: &dyn Store, person: PersonId) -> GameId {
    later().await;
    store.create(new_game(&[Chair::Person(person), bot()])).await.unwrap()
}

pub(crate) async fn my_turn_comes_first(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let mut games = Vec::new();
    for _ in 0..4 {
        games.push(with_bot(&*store, ann).await);
    }
    let [a, b, c, d] = games[..] else { unreachable!("four games") };
    with_bot(&*store, ben).await;
    assert_eq!(ids(&store.games_of(ann, None, 10).await.unwrap()), [d, c, b, a]);
    for game in [c, d] {
        later().await;
        store.append(game, 0, mv(0, "dig"), State::playing(1)).await.unwrap();
    }
    assert_eq!(ids(&store.games_of(ann, None, 10).await.unwrap()), [b, a, d, c]);
    later().await;
    store.append(c, 1, mv(1, "build"), State::playing(0)).await.unwrap();
    let page = store.games_of(ann, None, 10).await.unwrap();
    assert_eq!(ids(&page), [c, b, a, d]);
    let first = &page.tables[0];
    assert_eq!((&*first.title, &*first.options), ("barrage", r#"{"pace":"slow"}"#));
    assert_eq!(first.seats, store.seats(c).await.unwrap());
    assert_eq!(Some(&first.standing), store.standing(c).await.unwrap().as_ref());
    // A game that waits for somebody is no turn of hers, though she will move first.
    later().await;
    let open = store.create(new_game(&[Chair::Person(ann), Chair::Open])).await.unwrap();
    assert_eq!(ids(&store.games_of(ann, None, 10).await.unwrap()), [c, b, a, open, d]);
}

pub(crate) async fn ended_games_come_last_in_my_list(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let (a, b, c) =
        (with_bot(&*store, ann).await, with_bot(&*store, ann).await, with_bot(&*store, ann).await);
    later().await;
    store.append(b, 0, mv(0, "dig"), State::playing(1)).await.unwrap();
    later().await;
    store.append(c, 0, mv(0, "pass"), State::over("{}")).await.unwrap();
    assert_eq!(ids(&store.games_of(ann, None, 10).await.unwrap()), [a, b, c]);
}

pub(crate) async fn a_game_with_two_of_my_seats_is_listed_once(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let chairs = [Chair::Person(ann), bot(), Chair::Person(ann)];
    let game = store.create(new_game(&chairs)).await.unwrap();
    let other = with_bot(&*store, ann).await;
    later().await;
    store.append(other, 0, mv(0, "dig"), State::playing(1)).await.unwrap();
    // It is her turn in either seat.
    for (seq, to_move) in [(0, 2), (1, 0)] {
        store.append(game, seq, mv(0, "dig"), State::playing(to_move)).await.unwrap();
        assert_eq!(ids(&store.games_of(ann, None, 10).await.unwrap()), [game, other]);
    }
}

pub(crate) async fn open_tables_are_those_with_a_seat_for_anyone(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let cyd = guest(&*store, "Cyd").await;
    let link = Chair::Link(Secret::random().unwrap().hash());
    let mine = Chair::Person(ann);
    let public = store.create(new_game(&[mine.clone(), Chair::Open, Chair::Open])).await.unwrap();
    let private = store.create(new_game(&[mine.clone(), link])).await.unwrap();
    later().await;
    // One under way may have a free seat too.
    let going = NewGame { state: State::playing(0), ..new_game(&[mine.clone(), Chair::Open]) };
    let going = store.create(going).await.unwrap();
    let ended = NewGame { state: State::over(""), ..new_game(&[mine, Chair::Open]) };
    let ended = store.create(ended).await.unwrap();
    assert_eq!(ids(&store.open_tables(None, 10).await.unwrap()), [going, public]);
    later().await;
    store.sit(public, 1, ben, "Ben", None).await.unwrap();
    assert_eq!(ids(&store.open_tables(None, 10).await.unwrap()), [public, going]);
    store.sit(public, 2, cyd, "Cyd", None).await.unwrap();
    assert_eq!(ids(&store.open_tables(None, 10).await.unwrap()), [going]);
    assert_eq!(store.standing(private).await.unwrap().unwrap().state, State::open(0));
    assert_eq!(ids(&store.ended_games(None, 10).await.unwrap()), [ended]);
}

pub(crate) async fn ended_games_the_last_first(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let ben = guest(&*store, "Ben").await;
    let (a, b, c) = (public(&*store, ann).await, public(&*store, ann).await, public(&*store, ann).await);
    for game in [a, b, c] {
        store.sit(game, 1, ben, "Ben", None).await.unwrap();
    }
    assert_eq!(store.ended_games(None, 10).await, Ok(Page { tables: vec![], next: None }));
    for game in [b, c, a] {
        later().await;
        store.append(game, 0, mv(0, "pass"), State::over("[1]")).await.unwrap();
    }
    let page = store.ended_games(None, 10).await.unwrap();
    assert_eq!(ids(&page), [a, c, b]);
    assert_eq!(page.tables[0].standing.state.outcome.as_deref(), Some("[1]"));
}

pub(crate) async fn a_private_game_that_ended_is_not_listed(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let link = Secret::random().unwrap().hash();
    let chairs = [Chair::Person(ann), Chair::Link(link)];
    let private = store.create(new_game(&chairs)).await.unwrap();
    store.sit(private, 1, ben, "Ben", Some(link)).await.unwrap();
    store.append(private, 0, mv(0, "pass"), State::over("[1]")).await.unwrap();
    assert_eq!(ids(&store.ended_games(None, 10).await.unwrap()), []);
    for player in [ann, ben] {
        assert_eq!(ids(&store.games_of(player, None, 10).await.unwrap()), [private]);
    }
}

/// A game with a seat for anyone.
async fn public(store: &dyn Store, host: PersonId) -> GameId {
    store.create(new_game(&[Chair::Person(host), Chair::Open])).await.unwrap()
}

/// Which list to read.
#[derive(Clone, Copy, Debug)]
enum List {
    Mine(PersonId),
    Open,
    Ended,
}

async fn read(store: &dyn Store, list: List, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError> {
    match list {
        List::Mine(person) => store.games_of(person, after, limit).await,
        List::Open => store.open_tables(after, limit).await,
        List::Ended => store.ended_games(after, limit).await,
    }
}

pub(crate) async fn pages_join_without_gap_or_repeat(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    // Made as fast as possible, so that many have the same time.
    for number in 0..60 {
        let state = match number % 3 {
            0 => State::playing(number % 2),
            1 => State::open(0),
            _ => State::over("{}"),
        };
        store.create(NewGame { state, ..new_game(&[Chair::Person(ann), Chair::Open]) }).await.unwrap();
    }
    for (list, length) in [(List::Mine(ann), 60), (List::Open, 40), (List::Ended, 20)] {
        let whole = read(&*store, list, None, 100).await.unwrap();
        assert_eq!((whole.tables.len(), whole.next), (length, None), "{list:?}");
        for limit in [1, 7, length as u32 - 1, length as u32] {
            let (mut joined, mut after) = (Vec::new(), None);
            loop {
                let page = read(&*store, list, after, limit).await.unwrap();
                assert!(!page.tables.is_empty());
                joined.extend(page.tables);
                // As it comes back from an address.
                after = page.next.map(|cursor| cursor.to_string().parse().unwrap());
                if after.is_none() {
                    break;
                }
            }
            assert_eq!(joined, whole.tables, "{list:?} by {limit}");
        }
    }
}

pub(crate) async fn a_page_is_never_longer_than_the_longest(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    for _ in 0..=LONGEST_PAGE {
        store.create(new_game(&[Chair::Person(ann), Chair::Open])).await.unwrap();
    }
    let page = store.games_of(ann, None, u32::MAX).await.unwrap();
    assert_eq!(page.tables.len(), LONGEST_PAGE as usize);
    let rest = store.games_of(ann, page.next, u32::MAX).await.unwrap();
    assert_eq!((rest.tables.len(), rest.next), (1, None));
    assert_eq!(store.games_of(ann, None, 0).await.unwrap().tables.len(), 1);
}

pub(crate) async fn who_left_no_longer_lists_the_game(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let chairs = [Chair::Person(ann), Chair::Person(ben), Chair::Person(ben)];
    let game = store.create(new_game(&chairs)).await.unwrap();
    store.change_seat(game, 1, &Chair::Person(ben), bot(), "Robin").await.unwrap();
    assert_eq!(ids(&store.games_of(ben, None, 10).await.unwrap()), [game]);
    store.change_seat(game, 2, &Chair::Person(ben), bot(), "Robin").await.unwrap();
    assert_eq!(ids(&store.games_of(ben, None, 10).await.unwrap()), []);
    assert_eq!(ids(&store.games_of(ann, None, 10).await.unwrap()), [game]);
}
