//! Results, ratings, tournaments, and what keeps a house in order.

use std::sync::Arc;

use store::{
    Annals as _, Ban, Chair, Complaint, Deed, Ended, GameId, House as _, KeptRating, Noted, PersonId, Role,
    Sat, SeatResult, Secret, State, Status, Store, Time, Tournaments as _,
};

use super::{Backend, bot, mv, new_game};

async fn member(store: &dyn Store, name: &str) -> PersonId {
    let guest = store.create_guest(name, Secret::random().expect("a secret").hash()).await.expect("a guest");
    store.register(guest.id, name, "hash").await.expect("an account").id
}

/// A game of two that has ended.
async fn ended(store: &dyn Store, seats: &[Chair]) -> GameId {
    let game = store.create(new_game(seats)).await.expect("a game");
    store.append(game, 0, mv(0, "last"), State::over("{}")).await.expect("the end");
    game
}

fn result(seat: u8, who: Sat, place: u8) -> SeatResult {
    let (company, points) = ("Italy".to_owned(), 100 - 10 * i32::from(place));
    SeatResult { seat, who, company, place, points, won: place == 1, rating: None }
}

fn of_two(one: PersonId, other: PersonId) -> Ended {
    let seats = vec![result(0, Sat::Person(one), 1), result(1, Sat::Person(other), 2)];
    Ended { variant: "variant-full".to_owned(), time: Time(1000), seats }
}

fn rating(person: PersonId, rating: i64, games: u32) -> KeptRating {
    KeptRating { person, title: "pearls".to_owned(), rating, deviation: 80_000, volatility: 60_000, games }
}

fn deed(what: &str) -> Deed {
    Deed { by: None, what: what.to_owned(), about: None, detail: String::new() }
}

pub(crate) async fn an_end_owes_its_results_once(at: &impl Backend) {
    let store = at.open().await;
    let (ann, ben) = (member(&*store, "ann").await, member(&*store, "ben").await);
    let seats = [Chair::Person(ann), Chair::Person(ben)];
    let playing = store.create(new_game(&seats)).await.expect("a game");
    assert_eq!(store.results_due(10).await.expect("a list"), []);
    let game = ended(&*store, &seats).await;
    assert_eq!(store.results_due(10).await.expect("a list"), [game]);
    assert_eq!(store.note_results(playing, of_two(ann, ben), vec![]).await, Ok(Noted::Already));
    assert_eq!(store.note_results(game, of_two(ann, ben), vec![]).await, Ok(Noted::Done));
    assert_eq!(store.note_results(game, of_two(ben, ann), vec![]).await, Ok(Noted::Already));
    assert_eq!(store.results_due(10).await.expect("a list"), []);
    assert_eq!(store.results(game).await.expect("results"), of_two(ann, ben).seats);
    let tally = store.tally(ann).await.expect("a tally");
    assert_eq!((tally.len(), tally[0].games, tally[0].won, tally[0].points), (1, 1, 1, 90));
    let rivals = store.rivals(ben, 10).await.expect("rivals");
    assert_eq!((rivals[0].person.id, rivals[0].ahead, rivals[0].behind), (ann, 0, 1));
    let past = store.past_games(ann, None, 10).await.expect("games");
    assert_eq!((past[0].game, past[0].players, past[0].public), (game, 2, false));
    assert_eq!(store.past_games(ann, Some(Time(1000)), 10).await.expect("games").len(), 0);
    // A game that goes on after all owes nothing, and has no results.
    store.append(game, 1, mv(0, "again"), State::playing(0)).await.expect("it goes on");
    assert_eq!(store.results(game).await.expect("results"), []);
    store.close().await;
}

pub(crate) async fn a_game_is_rated_once_whoever_sees_its_end(at: &impl Backend) {
    let (store, other) = (at.open().await, at.open().await);
    let (ann, ben) = (member(&*store, "ann").await, member(&*store, "ben").await);
    let game = ended(&*store, &[Chair::Person(ann), Chair::Person(ben)]).await;
    let change = |after| vec![(None, rating(ann, after, 1)), (None, rating(ben, 3_000_000 - after, 1))];
    // It was not agreed on.
    assert_eq!(store.note_results(game, of_two(ann, ben), change(1)).await, Ok(Noted::Stale));
    store.agree_rated(game).await.expect("agreed");
    store.agree_rated(game).await.expect("agreed again");
    assert_eq!(store.is_rated(game).await, Ok(true));
    let mut all = Vec::new();
    for number in 0..16 {
        let at: Arc<dyn Store> = if number % 2 == 0 { store.clone() } else { other.clone() };
        let (ended, change) = (of_two(ann, ben), change(1_600_000 + number));
        all.push(tokio::spawn(async move { at.note_results(game, ended, change).await }));
    }
    let mut done = 0;
    for it in all {
        done += u32::from(it.await.expect("it ran") == Ok(Noted::Done));
    }
    assert_eq!(done, 1);
    let ratings = store.ratings_of(ann).await.expect("ratings");
    assert_eq!((ratings.len(), ratings[0].games), (1, 1));
    assert_eq!(store.unrate(game).await, Ok(false), "what has been rated stays so");
    // Whoever reckons with an old rating has to do it again.
    let next = ended(&*store, &[Chair::Person(ann), Chair::Person(ben)]).await;
    store.agree_rated(next).await.expect("agreed");
    assert_eq!(store.note_results(next, of_two(ann, ben), change(5)).await, Ok(Noted::Stale));
    let before = |it: PersonId| {
        let store = store.clone();
        async move { store.ratings_of(it).await.expect("ratings").pop() }
    };
    let fresh =
        vec![(before(ann).await, rating(ann, 1_650_000, 2)), (before(ben).await, rating(ben, 1_350_000, 2))];
    assert_eq!(store.note_results(next, of_two(ann, ben), fresh).await, Ok(Noted::Done));
    let leaders = store.leaders("pearls", 2, 100_000, 10).await.expect("a list");
    assert_eq!(leaders.iter().map(|(person, _)| person.id).collect::<Vec<_>>(), [ann, ben]);
    assert_eq!(store.leaders("pearls", 3, 100_000, 10).await.expect("a list").len(), 0);
    assert_eq!(store.leaders("pearls", 2, 10_000, 10).await.expect("a list").len(), 0);
    other.close().await;
    store.close().await;
}

pub(crate) async fn an_agreed_game_may_be_unrated(at: &impl Backend) {
    let store = at.open().await;
    let ann = member(&*store, "ann").await;
    let game = store.create(new_game(&[Chair::Person(ann), bot()])).await.expect("a game");
    assert_eq!(store.unrate(game).await, Ok(false));
    store.agree_rated(game).await.expect("agreed");
    assert_eq!(store.unrate(game).await, Ok(true));
    assert_eq!(store.is_rated(game).await, Ok(false));
    store.agree_rated(game).await.expect("it stays unrated");
    assert_eq!(store.is_rated(game).await, Ok(false));
    store.close().await;
}

pub(crate) async fn who_loses_a_seat_is_remembered(at: &impl Backend) {
    let store = at.open().await;
    let (ann, ben) = (member(&*store, "ann").await, member(&*store, "ben").await);
    let game = store.create(new_game(&[Chair::Person(ann), Chair::Person(ben)])).await.expect("a game");
    store.append(game, 0, mv(0, "first"), State::playing(1)).await.expect("it has begun");
    store.change_seat(game, 1, &Chair::Person(ben), bot(), "").await.expect("a bot sits there");
    assert_eq!(store.lost_seats(game).await.expect("a list"), [(1, ben)]);
    store.change_seat(game, 1, &bot(), Chair::Person(ben), "ben").await.expect("ben is back");
    assert_eq!(store.lost_seats(game).await.expect("a list"), []);
    store.change_seat(game, 1, &Chair::Person(ben), bot(), "").await.expect("a bot sits there");
    store.forget(ben, &bot()).await.expect("ben goes");
    assert_eq!(store.lost_seats(game).await.expect("a list"), []);
    store.close().await;
}

pub(crate) async fn who_goes_leaves_the_records_of_others_whole(at: &impl Backend) {
    let store = at.open().await;
    let (ann, ben) = (member(&*store, "ann").await, member(&*store, "ben").await);
    let game = ended(&*store, &[Chair::Person(ann), Chair::Person(ben)]).await;
    store.agree_rated(game).await.expect("agreed");
    let change = vec![(None, rating(ann, 1_600_000, 1)), (None, rating(ben, 1_400_000, 1))];
    assert_eq!(store.note_results(game, of_two(ann, ben), change).await, Ok(Noted::Done));
    let cup = store.create_tournament(ben, "{}").await.expect("a cup");
    store.set_role(ben, Role::Moderator, &deed("role")).await.expect("a role");
    let complaint =
        Complaint { by: ben, about: Some(ann), game: Some(game), text: "slow".to_owned(), line: None };
    store.complain(&complaint).await.expect("a complaint");
    store.forget(ben, &bot()).await.expect("ben goes");
    let results = store.results(game).await.expect("results");
    assert_eq!(results[1].who, Sat::Person(PersonId::GONE));
    assert_eq!(store.tally(ann).await.expect("a tally")[0].games, 1);
    assert_eq!(store.rivals(ann, 10).await.expect("rivals"), []);
    assert_eq!(store.ratings_of(ben).await.expect("ratings"), []);
    assert_eq!(store.ratings_of(ann).await.expect("ratings").len(), 1);
    assert_eq!(store.tournament(cup).await.expect("a cup").expect("it is there").host, None);
    assert_eq!(store.roles().await.expect("roles"), []);
    assert_eq!(store.complaints(10).await.expect("complaints")[0].complaint.by, PersonId::GONE);
    assert_eq!(
        store.game(game).await.expect("a game").expect("it is there").standing.state.status,
        Status::Over
    );
    // A guest's results are the account's when they become one.
    let guest =
        store.create_guest("g", Secret::random().expect("a secret").hash()).await.expect("a guest").id;
    let other = ended(&*store, &[Chair::Person(guest), Chair::Person(ann)]).await;
    assert_eq!(store.note_results(other, of_two(guest, ann), vec![]).await, Ok(Noted::Done));
    let cleo = member(&*store, "cleo").await;
    store.merge(guest, cleo).await.expect("one person");
    assert_eq!(store.tally(cleo).await.expect("a tally")[0].won, 1);
    store.close().await;
}

pub(crate) async fn a_tournament_is_changed_by_one_at_a_time(at: &impl Backend) {
    let (store, other) = (at.open().await, at.open().await);
    let ann = member(&*store, "ann").await;
    let cup = store.create_tournament(ann, "first\0").await.expect("a cup");
    let kept = other.tournament(cup).await.expect("a cup").expect("it is there");
    assert_eq!((kept.host, kept.version, kept.over, &*kept.text), (Some(ann), 0, false, "first\0"));
    let mut all = Vec::new();
    for number in 0..16 {
        let at: Arc<dyn Store> = if number % 2 == 0 { store.clone() } else { other.clone() };
        all.push(tokio::spawn(
            async move { at.change_tournament(cup, 0, &format!("by {number}"), false).await },
        ));
    }
    let mut changed = 0;
    for it in all {
        changed += u32::from(it.await.expect("it ran") == Ok(true));
    }
    assert_eq!(changed, 1);
    assert_eq!(store.tournaments_of(ann).await, Ok(1));
    assert_eq!(store.take_tournament(cup, Time(100), Time(200)).await, Ok(true));
    assert_eq!(other.take_tournament(cup, Time(150), Time(250)).await, Ok(false));
    assert_eq!(other.take_tournament(cup, Time(200), Time(300)).await, Ok(true));
    assert_eq!(store.change_tournament(cup, 1, "over", true).await, Ok(true));
    assert_eq!(store.tournaments_of(ann).await, Ok(0));
    assert_eq!(store.tournaments(false, None, 10).await.expect("a list"), []);
    assert_eq!(store.tournaments(true, None, 10).await.expect("a list")[0].text, "over");
    other.close().await;
    store.close().await;
}

pub(crate) async fn who_is_kept_out_has_no_session(at: &impl Backend) {
    let store = at.open().await;
    let ann = member(&*store, "ann").await;
    let session = Secret::random().expect("a secret");
    store.open_session(ann, session.hash()).await.expect("a session");
    let ban = Ban { person: ann, reason: "spite".to_owned(), since: Time(100), until: Some(Time(200)) };
    assert_eq!(store.ban(&ban, &deed("ban")).await, Ok(true));
    assert_eq!(store.person_by_secret(session.hash()).await, Ok(None));
    assert_eq!(store.ban_of(ann, Time(150)).await, Ok(Some(ban.clone())));
    assert_eq!(store.ban_of(ann, Time(200)).await, Ok(None));
    assert_eq!(store.bans(10).await.expect("a list").len(), 1);
    assert_eq!(store.lift_ban(ann, &deed("lift")).await, Ok(true));
    assert_eq!(store.lift_ban(ann, &deed("lift")).await, Ok(false));
    let nobody = Ban { person: PersonId::random().expect("an id"), ..ban };
    assert_eq!(store.ban(&nobody, &deed("ban")).await, Ok(false));
    // Only what was done is in the log, the latest first.
    let done: Vec<String> =
        store.deeds(None, 10).await.expect("a log").into_iter().map(|it| it.deed.what).collect();
    assert_eq!(done, ["lift", "ban"]);
    store.close().await;
}

pub(crate) async fn roles_announcements_and_complaints(at: &impl Backend) {
    let store = at.open().await;
    let (ann, ben) = (member(&*store, "ann").await, member(&*store, "ben").await);
    assert_eq!(store.role_of(ann).await, Ok(Role::Player));
    assert_eq!(store.set_role(ann, Role::Operator, &deed("role")).await, Ok(true));
    assert_eq!(store.role_of(ann).await, Ok(Role::Operator));
    assert_eq!(store.roles().await.expect("roles")[0].0.id, ann);
    assert_eq!(store.set_role(ann, Role::Player, &deed("role")).await, Ok(true));
    assert_eq!(store.roles().await.expect("roles"), []);
    store.announce(Some("Back at eight"), &deed("announcement")).await.expect("said");
    store.announce(Some("Back at nine"), &deed("announcement")).await.expect("said");
    assert_eq!(store.announcement().await, Ok(Some("Back at nine".to_owned())));
    store.announce(None, &deed("announcement")).await.expect("said no more");
    assert_eq!(store.announcement().await, Ok(None));
    let complaint = Complaint { by: ben, about: Some(ann), game: None, text: "rude".to_owned(), line: None };
    store.complain(&complaint).await.expect("a complaint");
    let found = store.complaints(10).await.expect("complaints");
    assert_eq!(found[0].complaint, complaint);
    assert_eq!(store.close_complaint(found[0].number, &deed("complaint")).await, Ok(true));
    assert_eq!(store.close_complaint(found[0].number, &deed("complaint")).await, Ok(false));
    assert_eq!(store.complaints(10).await.expect("complaints"), []);
    let log = store.deeds(None, 100).await.expect("a log");
    assert_eq!(log.len(), 6);
    let older = store.deeds(Some(log[2].number), 100).await.expect("a log");
    assert_eq!(older, log[3..]);
    store.close().await;
}
