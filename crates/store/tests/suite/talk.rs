//! What people say, write down, mute and report, and who finds whom.

use store::{Chair, Complaint, Deed, Heard, KEPT_LINES, PersonId, Room, State, Store};
use tokio::task::JoinSet;

use super::{Backend, account, bot, guest, mv, new_game, playing};

pub(crate) async fn what_is_said_reads_back_in_order(place: &impl Backend) {
    let store = place.open().await;
    let (game, other) = (playing(&*store, 1).await, playing(&*store, 1).await);
    let ann = guest(&*store, "Ann").await;
    let first = store.say(game, Room::Players, ann, "Ann", "hel\0lo").await.unwrap().unwrap();
    assert_eq!((first.number, &*first.text, first.room, first.person), (1, "hel\0lo", Room::Players, ann));
    store.say(other, Room::Players, ann, "Ann", "elsewhere").await.unwrap();
    let second = store.say(game, Room::Watchers, ann, "Anna", "\u{10FFFF} & <b>").await.unwrap().unwrap();
    assert_eq!(second.number, 2);
    assert_eq!(store.talk(game, 0, 50).await, Ok(vec![first.clone(), second.clone()]));
    assert_eq!(store.talk(game, 1, 50).await, Ok(vec![second.clone()]));
    // Of too many the latest.
    assert_eq!(store.talk(game, 0, 1).await, Ok(vec![second]));
    let mut last = store.last_said(&[game, other, playing(&*store, 0).await]).await.unwrap();
    last.sort_unstable();
    let mut both = vec![(game, 2), (other, 1)];
    both.sort_unstable();
    assert_eq!(last, both);
    let nobody = PersonId::random().unwrap();
    assert_eq!(store.say(game, Room::Players, nobody, "", "x").await, Ok(None));
    assert_eq!(store.say(store::GameId::random().unwrap(), Room::Players, ann, "", "x").await, Ok(None));
    // Talk is no part of a game.
    assert_eq!(store.standing(game).await.unwrap().unwrap().next_seq, 1);
}

pub(crate) async fn many_who_talk_at_once_each_have_a_number(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    let ann = guest(&*store, "Ann").await;
    let mut talking = JoinSet::new();
    for nth in 0..40 {
        let store = store.clone();
        talking.spawn(async move { store.say(game, Room::Players, ann, "Ann", &nth.to_string()).await });
    }
    let mut numbers = Vec::new();
    while let Some(said) = talking.join_next().await {
        numbers.push(said.unwrap().unwrap().unwrap().number);
    }
    numbers.sort_unstable();
    assert!(numbers.iter().copied().eq(1..=40), "{numbers:?}");
}

pub(crate) async fn only_the_latest_lines_are_kept(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 0).await;
    let ann = guest(&*store, "Ann").await;
    for nth in 0..KEPT_LINES + 5 {
        store.say(game, Room::Players, ann, "Ann", &nth.to_string()).await.unwrap();
    }
    let kept = store.talk(game, 0, KEPT_LINES + 5).await.unwrap();
    assert_eq!((kept.len(), kept[0].number), (KEPT_LINES as usize, 6));
}

pub(crate) async fn a_note_is_for_its_owner(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 0).await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    assert_eq!(store.note(game, ann).await, Ok(None));
    store.put_note(game, ann, "dam first").await.unwrap();
    store.put_note(game, ann, "dam\0 later").await.unwrap();
    assert_eq!(store.note(game, ann).await, Ok(Some("dam\0 later".to_owned())));
    assert_eq!(store.note(game, ben).await, Ok(None));
    store.put_note(game, ann, "").await.unwrap();
    assert_eq!(store.note(game, ann).await, Ok(None));
    store.put_note(game, PersonId::random().unwrap(), "nobody's").await.unwrap();
}

pub(crate) async fn who_is_muted_is_known(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    store.mute(ann, ben, true).await.unwrap();
    store.mute(ann, ben, true).await.unwrap();
    store.mute(ann, PersonId::random().unwrap(), true).await.unwrap();
    assert_eq!(store.mutes(ann).await, Ok(vec![ben]));
    assert_eq!(store.mutes(ben).await, Ok(vec![]));
    let game = playing(&*store, 0).await;
    store.put_note(game, ann, "dam first").await.unwrap();
    let note = Some("dam first".to_owned());
    let quiet = Heard { note: note.clone(), ..Heard::default() };
    assert_eq!(store.heard(game, Some(ann), 9).await, Ok(quiet), "nothing was said");
    let said = store.say(game, Room::Players, ben, "Ben", "hello").await.unwrap().unwrap();
    let lines = vec![said];
    let heard = Heard { lines: lines.clone(), muted: vec![ben], note };
    assert_eq!(store.heard(game, Some(ann), 9).await, Ok(heard));
    let watching = Heard { lines, ..Heard::default() };
    assert_eq!(store.heard(game, None, 9).await, Ok(watching.clone()));
    assert_eq!(store.heard(game, Some(ben), 9).await, Ok(watching));
    store.mute(ann, ben, false).await.unwrap();
    assert_eq!(store.mutes(ann).await, Ok(vec![]));
}

pub(crate) async fn a_reported_line_waits_for_the_operator(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 0).await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let said = store.say(game, Room::Players, ben, "Ben", "rude").await.unwrap().unwrap();
    assert_eq!(store.report(game, 7, ann).await, Ok(false));
    assert_eq!(store.report(game, said.number, ann).await, Ok(true));
    assert_eq!(store.report(game, said.number, ben).await, Ok(true), "once is enough");
    let complaints = store.complaints(10).await.unwrap();
    assert_eq!(complaints.len(), 1);
    let expected =
        Complaint { by: ann, about: Some(ben), game: Some(game), text: said.text, line: Some(said.number) };
    assert_eq!(complaints[0].complaint, expected);
    let deed = Deed { by: None, what: "complaint".to_owned(), about: None, detail: String::new() };
    assert_eq!(store.close_complaint(complaints[0].number, &deed).await, Ok(true));
    assert_eq!(store.close_complaint(complaints[0].number, &deed).await, Ok(false));
    assert_eq!(store.complaints(10).await, Ok(vec![]));
    store.report(game, said.number, ann).await.unwrap();
    assert_eq!(store.complaints(10).await, Ok(vec![]), "a line is complained of once");
}

pub(crate) async fn an_invitation_is_for_one_table(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (account(&*store, "Ann").await, guest(&*store, "Ben").await);
    let new = || new_game(&[Chair::Person(ben), Chair::Open]);
    let (game, later) = (store.create(new()).await.unwrap(), store.create(new()).await.unwrap());
    store.invite(game, ann).await.unwrap();
    store.invite(game, ann).await.unwrap();
    assert_eq!(store.is_invited(game, ann).await, Ok(true));
    assert_eq!(
        (store.is_invited(later, ann).await, store.is_invited(game, ben).await),
        (Ok(false), Ok(false))
    );
    store.invite(later, ann).await.unwrap();
    assert_eq!(store.invitations_of(ann, 10).await, Ok(vec![later, game]));
    store.end_invitation(later, ann).await.unwrap();
    assert_eq!(store.invitations_of(ann, 10).await, Ok(vec![game]));
    store.invite(game, PersonId::random().unwrap()).await.unwrap();
}

pub(crate) async fn what_somebody_said_goes_with_them(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    store.say(game, Room::Players, ann, "Ann", "hello").await.unwrap();
    let kept = store.say(game, Room::Players, ben, "Ben", "hello").await.unwrap().unwrap();
    store.put_note(game, ann, "a note").await.unwrap();
    store.mute(ben, ann, true).await.unwrap();
    store.mute(ann, ben, true).await.unwrap();
    store.report(game, 2, ann).await.unwrap();
    store.report(game, 1, ben).await.unwrap();
    store.put_order(game, 0, ann, "pass").await.unwrap();
    store.invite(game, ann).await.unwrap();
    store.forget(ann, &bot()).await.unwrap();
    assert_eq!(store.talk(game, 0, 9).await, Ok(vec![kept]));
    assert_eq!(store.mutes(ben).await, Ok(vec![]));
    assert_eq!(store.beside(game).await.unwrap().orders, vec![]);
    let complaints = store.complaints(9).await.unwrap();
    assert_eq!((complaints.len(), complaints[0].complaint.by), (1, PersonId::GONE));
    // Numbers are not given again.
    let next = store.say(game, Room::Players, ben, "Ben", "still here").await.unwrap().unwrap();
    assert_eq!(next.number, 3);
}

pub(crate) async fn a_merged_guest_keeps_what_he_said(place: &impl Backend) {
    let store = place.open().await;
    let game = playing(&*store, 1).await;
    let (ann, visitor) = (account(&*store, "Ann").await, guest(&*store, "Visitor").await);
    let ben = guest(&*store, "Ben").await;
    store.say(game, Room::Players, visitor, "Visitor", "hello").await.unwrap();
    store.put_note(game, visitor, "his").await.unwrap();
    store.put_note(game, ann, "hers").await.unwrap();
    store.mute(visitor, ben, true).await.unwrap();
    store.mute(ann, ben, true).await.unwrap();
    store.put_order(game, 1, visitor, "pass").await.unwrap();
    store.merge(visitor, ann).await.unwrap();
    assert_eq!(store.talk(game, 0, 9).await.unwrap()[0].person, ann);
    assert_eq!(store.note(game, ann).await, Ok(Some("hers".to_owned())));
    assert_eq!(store.mutes(ann).await, Ok(vec![ben]));
    assert_eq!(store.beside(game).await.unwrap().orders[0].person, ann);
}

pub(crate) async fn running_games_are_those_strangers_may_watch(place: &impl Backend) {
    let store = place.open().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let mut public = Vec::new();
    for _ in 0..3 {
        let game = store.create(new_game(&[Chair::Person(ann), Chair::Open])).await.unwrap();
        store.sit(game, 1, ben, "Ben", None).await.unwrap();
        public.push(game);
    }
    let private = playing(&*store, 1).await;
    let over = public.remove(0);
    store.append(over, 0, mv(0, "end"), State::over("{}")).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    store.append(public[0], 0, mv(0, "dig"), State::playing(1)).await.unwrap();
    let page = store.running_games(None, 1).await.unwrap();
    assert_eq!(page.tables.iter().map(|it| it.id).collect::<Vec<_>>(), [public[0]]);
    let rest = store.running_games(page.next, 10).await.unwrap();
    assert_eq!(rest.tables.iter().map(|it| it.id).collect::<Vec<_>>(), [public[1]]);
    assert_eq!(rest.next, None);
    let listed = store.listed_games(&[private, public[1], store::GameId::random().unwrap()]).await.unwrap();
    let mut names: Vec<_> = listed.iter().map(|it| (it.id, it.seats.len())).collect();
    names.sort_unstable();
    let mut both = vec![(private, 2), (public[1], 2)];
    both.sort_unstable();
    assert_eq!(names, both);
}
