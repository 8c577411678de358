//! People and games as wholes: copies, and what is let go because nobody came back.

use store::{
    Act, Annals as _, Chair, Clocks as _, CopyError, Deed, Ended, Entry, Flag, Holiday, House as _,
    KeptClock, KeptRating, Noted, Notices as _, Plea, Quiet, Role, Room, Sat, SeatResult, Secret,
    SqliteStore, State, Store, Time, Tournaments as _, copy,
};
use tempfile::TempDir;

use super::notices::mail_of;
use super::{Backend, account, bot, guest, keyed, mv, new_game, playing};

async fn sqlite(folder: &TempDir, name: &str) -> SqliteStore {
    SqliteStore::open(folder.path().join(name)).await.unwrap()
}

/// A copy holds everything the original does, can be made again at no cost, takes up what has changed, and goes on by itself.
pub(crate) async fn a_copy_holds_the_same(place: &impl Backend) {
    let folder = TempDir::new().unwrap();
    let from = sqlite(&folder, "from.db").await;
    let (ann, ben) = (account(&from, "Änn").await, guest(&from, "B\0en \u{10FFFF}").await);
    from.open_session(ann, Secret::random().unwrap().hash()).await.unwrap();
    let link = Secret::random().unwrap().hash();
    from.offer_reset(ann, link, Time(Time::now().0 + 60_000)).await.unwrap();
    let seats = [Chair::Person(ann), Chair::Person(ben), bot(), Chair::Link(link), Chair::Open];
    let mut game = new_game(&seats);
    game.host = Some(ben);
    let game = from.create(game).await.unwrap();
    from.append(game, 0, keyed(0, "any\0thing", "a key"), State::open(1)).await.unwrap();
    let undo = Entry { seat: 0, act: Act::Undo { to: 0, agreed: false }, hash: u64::MAX, key: None };
    from.append(game, 1, undo, State::open(0)).await.unwrap();
    let held = playing(&from, 3).await;
    let day = Holiday { begins: Time(5), ends: Time(6) };
    from.set_holidays(ann, &[], &[day]).await.unwrap();
    let clock = KeptClock { version: 1, seq: 2, due: Some(Time(7)), state: "{\"a\":1}".to_owned() };
    from.set_clock(game, clock).await.unwrap();
    from.key("links", b"secret").await.unwrap();
    from.add_target(mail_of(ann), 8).await.unwrap();
    from.set_quiet(ann, Some(Quiet { begins: 1380, ends: 420, ahead: -90 })).await.unwrap();
    from.hush(ben, game, true).await.unwrap();
    from.mark(held, 1).await.unwrap();
    from.take_stock().await.unwrap();
    let over = playing(&from, 1).await;
    from.append(over, 1, mv(1, "end"), State::over("{}")).await.unwrap();
    from.say(game, Room::Players, ann, "Änn", "h\0i").await.unwrap();
    from.say(game, Room::Watchers, ben, "Ben", "\u{10FFFF}").await.unwrap();
    from.report(game, 2, ann).await.unwrap();
    from.put_note(game, ben, "mine\0").await.unwrap();
    from.mute(ann, ben, true).await.unwrap();
    from.invite(game, ann).await.unwrap();
    from.put_order(game, 0, ann, "pass\0").await.unwrap();
    from.plead(game, Plea { seq: 2, to: 0, seat: 1, agreed: 3 }).await.unwrap();
    from.flag(game, Flag::Hushed, true).await.unwrap();

    // What people have done, and what the house keeps, comes along.
    from.agree_rated(over).await.unwrap();
    let who = Sat::Person(ann);
    let company = String::new();
    let seat = SeatResult { seat: 0, who, company, place: 1, points: 7, won: true, rating: Some((1, 2)) };
    let ended = Ended { variant: "full".to_owned(), time: Time(5), seats: vec![seat] };
    let rating = KeptRating {
        person: ann,
        title: "barrage".to_owned(),
        rating: 2,
        deviation: 3,
        volatility: 4,
        games: 1,
    };
    assert_eq!(from.note_results(over, ended, vec![(None, rating)]).await, Ok(Noted::Done));
    let deed = Deed { by: Some(ann), what: "role".to_owned(), about: None, detail: "a\0b".to_owned() };
    from.set_role(ann, Role::Operator, &deed).await.unwrap();
    from.announce(Some("soon"), &deed).await.unwrap();
    let cup = from.create_tournament(ann, "cup").await.unwrap();

    let to = place.open().await;
    let copied = copy(&from, &*to, |_| {}).await.unwrap();
    assert_eq!((copied.games, copied.sum.is_some()), (3, true));
    assert_eq!(
        copied.written,
        copied.people + copied.games,
        "all but the one who is everywhere, and the house"
    );
    assert_eq!(to.whole_game(over).await, from.whole_game(over).await);
    assert_eq!(to.ratings_of(ann).await.unwrap().len(), 1);
    assert_eq!(to.role_of(ann).await, Ok(Role::Operator));
    assert_eq!(to.tournament(cup).await.unwrap().unwrap().text, "cup");
    assert_eq!(to.deeds(None, 10).await, from.deeds(None, 10).await);
    assert_eq!(to.whole_game(game).await, from.whole_game(game).await);
    assert!(to.whole_person(ann).await.unwrap() == from.whole_person(ann).await.unwrap());
    assert_eq!(to.targets(ann).await.unwrap().len(), 1);
    assert_eq!((to.keys().await, to.is_hushed(ben, game).await), (from.keys().await, Ok(true)));
    assert!(to.game(held).await.unwrap().unwrap().quarantined);
    assert_eq!(to.account("ÄNN").await.unwrap().unwrap().person.id, ann);
    assert_eq!(to.reset_of(link, Time::now()).await.unwrap().unwrap().id, ann);

    let again = copy(&from, &*to, |_| {}).await.unwrap();
    assert_eq!((again.written, again.sum), (0, copied.sum));
    assert_eq!(to.mutes(ann).await, Ok(vec![ben]));
    assert_eq!(to.beside(game).await, from.beside(game).await);
    assert_eq!(to.complaints(9).await, from.complaints(9).await);
    assert_eq!(to.complaints(9).await.unwrap().len(), 1);
    from.append(game, 2, mv(0, "dig"), State::open(1)).await.unwrap();
    assert_eq!(copy(&from, &*to, |_| {}).await.unwrap().written, 1);

    // And back again, to another place.
    let third = sqlite(&folder, "third.db").await;
    let back = copy(&*to, &third, |_| {}).await.unwrap();
    assert_eq!(Some(back.sum), Some(copy(&from, &third, |_| {}).await.unwrap().sum));

    // The copy is a store like any other. It is no longer a copy then.
    to.append(game, 3, mv(1, "build"), State::open(0)).await.unwrap();
    playing(&*to, 2).await;
    let strange = copy(&from, &*to, |_| {}).await;
    assert!(matches!(strange, Err(CopyError::Strange(_))), "{strange:?}");
}

/// Games that wait for somebody who does not come back go when the operator asks; those that are over stay.
pub(crate) async fn abandoned_games_go_when_asked(place: &impl Backend) {
    let store = place.open().await;
    let waiting = playing(&*store, 4).await;
    let over = playing(&*store, 1).await;
    store.append(over, 1, mv(1, "end"), State::over("{}")).await.unwrap();
    let (yesterday, tomorrow) = (Time(Time::now().0 - 86_400_000), Time(Time::now().0 + 86_400_000));
    assert_eq!(store.let_go_abandoned(yesterday, 10).await, Ok(vec![]));
    assert_eq!(store.let_go_abandoned(tomorrow, 10).await, Ok(vec![waiting]));
    assert_eq!(store.let_go_abandoned(tomorrow, 10).await, Ok(vec![]));
    assert_eq!(store.standing(waiting).await, Ok(None));
    assert_eq!(store.entries(over, 0).await.unwrap().len(), 2);
}
