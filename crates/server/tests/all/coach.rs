//! The coach over HTTP, without a script: it explains, asks back, falls silent, and is sent away with one click.

use words::Words;

use crate::common::{Browser, House, offer, unescape};

/// Two seats of one person at a table of Barrage where nothing is built, and the first company has two credits.
const POOR: &str = "study = true\nneutral = { B3L = 1 }\n[USA]\ncredits = 2\n";

/// Somebody at a table that begins from a position, with a coach or without.
async fn sit(house: &House, position: &str, coach: bool) -> (Browser, String) {
    let mut me = house.browser();
    let mut form = vec![
        ("game", "barrage"),
        ("seat1", "me"),
        ("seat2", "me"),
        ("position", position),
        ("nickname", "Ada"),
        ("coached", "yes"),
    ];
    if coach {
        form.push(("coach", "all"));
    }
    let (to, page) = me.submit("/tables", &form).await;
    assert_eq!(page.status, 200, "{}", page.body);
    (me, to)
}

/// What the coach says on a page; nothing if there is none.
fn said(page: &str) -> Option<String> {
    let strip = &page[page.find("id=\"coach\"")?..];
    let text = &strip[strip.find("role=\"status\">")? + "role=\"status\">".len()..];
    Some(unescape(&text[..text.find("</p>")?]))
}

fn message(language: &str, id: &str) -> String {
    Words::of(language).expect("a language").say(id, &[])
}

async fn play(me: &mut Browser, to: &str, mv: &str) -> String {
    let id = to.strip_prefix("/t/").expect("a table");
    let page = me.get(to).await.body;
    let offer = offer(id, &page).expect("something is asked");
    let form = [("move", mv), ("seq", &offer.seq), ("key", &offer.key), ("seat", &offer.seat)];
    let (_, page) = me.submit(&format!("{to}/move"), &form).await;
    assert_eq!(page.status, 200, "{}", page.body);
    page.body
}

/// A question is explained when it is new, and no more once it was answered three times.
#[tokio::test(flavor = "multi_thread")]
async fn questions_are_explained_until_they_are_known() {
    let house = House::open().await;
    let (mut me, to) = sit(&house, POOR, true).await;
    let (turn, water) = (message("en", "barrage-coach-turn"), message("en", "barrage-coach-look-for-water"));
    let page = me.get(&to).await.body;
    assert_eq!(said(&page), Some(turn.clone()));
    assert!(page.contains("/assets/coach"), "its style sheet");
    for language in ["uk", "pl", "de", "ja"] {
        let page = me.get_in(language, &to).await.body;
        assert_eq!(said(&page), Some(message(language, "barrage-coach-turn")));
    }
    let page = play(&mut me, &to, "bank").await;
    assert_eq!(said(&page), Some(message("en", "barrage-coach-engineers")));
    // The other seat is the same person's: what one has learnt is asked once.
    let page = play(&mut me, &to, "engineers 1").await;
    assert_eq!(said(&page), Some(water.clone()), "a tip is due");
    play(&mut me, &to, "bank").await;
    let page = play(&mut me, &to, "engineers 1").await;
    assert_eq!(said(&page), Some(water), "it fades after two");
    play(&mut me, &to, "bank").await;
    let page = play(&mut me, &to, "engineers 1").await;
    assert_eq!(said(&page).map(|it| it.contains("quiet")), Some(true), "it listens: {page}");
}

/// Before a classic mistake it asks back, and does so no more when it has said it often enough.
#[tokio::test(flavor = "multi_thread")]
async fn it_asks_back_before_a_mistake() {
    let house = House::open().await;
    let (mut me, to) = sit(&house, POOR, true).await;
    let id = to.strip_prefix("/t/").expect("a table").to_owned();
    for _ in 0..3 {
        let asked = offer(&id, &me.get(&to).await.body).expect("something is asked");
        assert!(asked.sure.iter().any(|mv| mv == "construct"), "{:?}", asked.sure);
        let sure = me.get(&format!("{to}?sure=construct")).await.body;
        let warning = said(&sure).expect("a coach");
        assert!(warning.contains("red border") && warning.contains('2'), "{warning}");
        assert!(sure.contains("coach warns"), "{sure}");
        assert!(sure.contains(&message("en", "web-final-warned")));
        assert!(sure.contains("id=\"confirm\" type=\"submit\" name=\"move\" value=\"construct\""));
    }
    let asked = offer(&id, &me.get(&to).await.body).expect("something is asked");
    assert!(asked.moves.iter().any(|mv| mv == "construct"), "three times are enough");
    let (mut other, there) = sit(&house, "study = true\nneutral = { B3L = 1 }\n", true).await;
    let id = there.strip_prefix("/t/").expect("a table").to_owned();
    let asked = offer(&id, &other.get(&there).await.body).expect("something is asked");
    assert!(asked.moves.iter().any(|mv| mv == "construct"), "with credits it is no mistake");
}

/// One click sends it away from every table; whoever calls it back begins anew.
#[tokio::test(flavor = "multi_thread")]
async fn one_click_switches_it_off() {
    let house = House::open().await;
    let (mut me, to) = sit(&house, POOR, true).await;
    let turn = message("en", "barrage-coach-turn");
    play(&mut me, &to, "bank").await;
    let page = me.get(&to).await.body;
    assert!(page.contains("action=\"/coach\"") && page.contains("name=\"talk\" value=\"off\""));
    let answer = me.post("/coach", &[("talk", "off")]).await;
    assert_eq!(answer.status, 303);
    assert_eq!(said(&me.get(&to).await.body), None);
    assert_eq!(me.post("/coach", &[("talk", "shout")]).await.status, 303);
    assert_eq!(said(&me.get(&to).await.body), None, "nonsense is none");
    assert_eq!(me.post("/coach", &[]).await.status, 422);
    // Called back at the next set-up.
    let form = [
        ("game", "barrage"),
        ("seat1", "me"),
        ("seat2", "me"),
        ("position", POOR),
        ("coached", "yes"),
        ("coach", "all"),
    ];
    let (_, page) = me.submit("/tables", &form).await;
    assert_eq!(said(&page.body), Some(turn));
    // A table that somebody sets up without one has none.
    let (mut alone, to) = sit(&house, POOR, false).await;
    assert_eq!(said(&alone.get(&to).await.body), None);
}

/// What was practised reaches a stream that was opened with an older cookie; cookies that somebody made up change nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_knows_what_was_practised_since() {
    let house = House::open().await;
    let (mut me, to) = sit(&house, POOR, true).await;
    let before = me.clone();
    play(&mut me, &to, "bank").await;
    play(&mut me, &to, "engineers 1").await;
    let frame = before.hear_packed(&format!("{to}/live")).await;
    assert_eq!(said(&frame), Some(message("en", "barrage-coach-look-for-water")));
    let kept = me.cookie.clone().expect("cookies");
    assert!(kept.contains("coach-barrage=engineers-1.turn-1"), "{kept}");
    for made_up in ["turn-999999999999", "....", "%00-1", &"turn-1.".repeat(400)] {
        let others = kept.split("; ").filter(|it| !it.starts_with("coach-")).collect::<Vec<_>>().join("; ");
        me.cookie = Some(format!("{others}; coach-barrage={made_up}"));
        assert_eq!(me.get(&to).await.status, 200, "{made_up}");
    }
}

/// The first page offers a first game: the introductory one, with a coach.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_has_a_coach() {
    let house = House::open().await;
    for game in ["barrage", "cities"] {
        let mut me = house.browser();
        let home = me.get("/").await.body;
        assert!(home.contains("name=\"quick\" value=\"first\""), "{home}");
        let (to, page) = me.submit("/tables", &[("game", game), ("quick", "first")]).await;
        assert!(said(&page.body).is_some(), "{}", page.body);
        assert!(!page.body.contains("value=\"draft"), "nobody is asked for a company");
        assert_eq!(me.get(&to).await.status, 200);
        let form = me.get(&format!("/new/{game}")).await.body;
        let boxed = &form[form.find("id=\"coach\"").expect("a box")..];
        assert!(boxed[..boxed.find('>').expect("its end")].contains("checked"), "{boxed}");
    }
}
