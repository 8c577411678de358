//! What people set for themselves, the last word before something becomes final, and playing a game again.

use crate::common::{Browser, Dice, House, offer, one_choice, two_at, value_after};

const USUAL: [(&str, &str); 6] = [
    ("scale", "usual"),
    ("light", "usual"),
    ("pace", "usual"),
    ("confirm", "final"),
    ("sound", "off"),
    ("coach", "off"),
];

/// Sets something, the rest as usual.
async fn set(browser: &mut Browser, name: &str, value: &str) {
    let form = USUAL.map(|(row, usual)| (row, if row == name { value } else { usual }));
    let (to, page) = browser.submit("/settings", &form).await;
    assert_eq!(to, "/");
    assert_eq!(page.status, 200);
}

/// Whoever has no account sets what they like, and every page keeps to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_sets_how_the_table_looks() {
    let house = House::open().await;
    let mut me = house.browser();
    let head = |body: &str| body[..body.find("<head>").expect("a head")].to_owned();
    assert!(!head(&me.get("/").await.body).contains("data-light"), "as the browser has it");
    let form =
        [("scale", "larger"), ("light", "night"), ("pace", "none"), ("sound", "on"), ("back", "/glossary")];
    let (to, page) = me.submit("/settings", &form).await;
    assert_eq!(to, "/glossary", "back to where one came from");
    for said in ["data-light=\"night\"", "data-scale=\"larger\"", "data-pace=\"none\"", "data-sound=\"on\""] {
        assert!(head(&page.body).contains(said), "{said}: {}", head(&page.body));
    }
    let settings = me.get("/settings").await.body;
    assert!(settings.contains("<option value=\"larger\" selected>"), "{settings}");
    // Nobody is led elsewhere, and nonsense is as usual.
    for back in ["//evil.example", "https://evil.example", "/\\evil.example"] {
        let (to, page) = me.submit("/settings", &[("light", "green"), ("back", back)]).await;
        assert_eq!(to, "/", "{back}");
        assert!(!head(&page.body).contains("data-light"));
    }
}

/// A last word is asked for where the setting says so, and nowhere else.
#[tokio::test(flavor = "multi_thread")]
async fn what_becomes_final_is_said_before_it() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "cities", &[("seed", "7")]).await;
    let mut dice = Dice(3);
    let (mut asked, mut more) = (0, 0);
    for _ in 0..30 {
        for me in [&mut first, &mut second] {
            let mut counts = Vec::new();
            for confirm in ["never", "final", "always"] {
                set(me, "confirm", confirm).await;
                let page = me.get(&format!("/t/{id}")).await.body;
                counts.push(offer(&id, &page).map_or(0, |it| it.sure.len()));
            }
            assert!(counts.is_sorted(), "{counts:?}");
            asked += usize::from(counts[1] > counts[0]);
            more += usize::from(counts[2] > counts[1]);
        }
        one_choice(&id, &mut [&mut first, &mut second], &mut dice).await;
    }
    assert!(
        asked > 3 && more > 0,
        "{asked} questions where something comes to light, {more} where a turn ends"
    );
}

/// The bots play at once for whoever never wants to be asked.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_never_confirms_is_not_waited_for() {
    let house = House::open().await;
    let mut me = house.browser();
    set(&mut me, "confirm", "never").await;
    let form =
        [("game", "barrage"), ("seat1", "me"), ("seat2", "beginner"), ("seed", "4"), ("nickname", "Ada")];
    let (to, _) = me.submit("/tables", &form).await;
    let id = to.strip_prefix("/t/").expect("a table").to_owned();
    let (mut dice, mut made) = (Dice(8), 0);
    while made < 40 {
        let page = me.get(&to).await.body;
        assert!(!page.contains("data-state=\"end-turn\""), "nobody waits");
        if offer(&id, &page).is_some() {
            one_choice(&id, &mut [&mut me], &mut dice).await;
            made += 1;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
}

/// A game that is over is played again by the same people, once, whoever asks for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_again_by_the_same_people() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "barrage", &[("variant", "intro"), ("seed", "2")]).await;
    let rematch = format!("/t/{id}/rematch");
    assert_eq!(first.post(&rematch, &[]).await.status, 409, "not before the end");
    let mut dice = Dice(1);
    while one_choice(&id, &mut [&mut first, &mut second], &mut dice).await {}
    let end = first.get(&format!("/t/{id}")).await.body;
    assert!(
        end.contains(&rematch) && !end.contains("id=\"undo\""),
        "replay and rematch, and nothing to take back"
    );
    assert_eq!(house.browser().post(&rematch, &[]).await.status, 403, "only for those who played");
    let (to, page) = first.submit(&rematch, &[]).await;
    assert_eq!(page.status, 200);
    assert_ne!(to, format!("/t/{id}"));
    assert!(page.body.contains("Ada") && page.body.contains("Grace"), "the same people");
    assert_eq!(value_after(&page.body, "data-seq=\""), Some("0"), "from the beginning");
    assert_eq!(second.submit(&rematch, &[]).await.0, to, "the second comes to the same table");
    let again = to.strip_prefix("/t/").expect("a table");
    assert!(one_choice(again, &mut [&mut first, &mut second], &mut dice).await);
}
