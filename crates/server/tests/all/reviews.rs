//! Games looked at again, boards of analysis, and hints that say why.

use std::time::Duration;

use serde_json::{Value, json};
use words::Words;

use crate::common::{Browser, Dice, House, is_over, offer, one_choice, two_at, value_after};
use crate::pearls;

/// A game of Barrage for two that is over, and one of Underwater Cities for one.
const BARRAGE: &str = include_str!("../../../barrage/tests/golden/full-2.record");
const CITIES: &str = include_str!("../../../cities/tests/golden/edition-2-solo.record");
const POSITION: &str = include_str!("../../../web/data/guide/barrage-round.toml");

const SOON: Duration = Duration::from_secs(100);

/// A server whose reviews are quick.
async fn house() -> House {
    House::with(|config| {
        (config.limits.review_simulations, config.limits.review_deals) = (4, 2);
    })
    .await
}

/// A record as a table.
async fn upload(browser: &mut Browser, record: &str) -> String {
    let (to, page) = browser.submit("/records", &[("record", record)]).await;
    assert!(is_over(&page.body), "{}", page.body);
    to.strip_prefix("/t/").expect("a table").to_owned()
}

/// Has a game reviewed and waits until it is.
async fn reviewed(browser: &mut Browser, id: &str) -> Value {
    let (_, page) = browser.submit(&format!("/t/{id}/review"), &[]).await;
    assert_eq!(page.status, 200);
    let done = |heard: &str| heard.contains("event: done");
    let heard = browser.hear(&format!("/t/{id}/review/live"), SOON, done).await;
    assert!(heard.is_some(), "it comes to an end");
    let made = browser.json(&format!("/api/tables/{id}/review")).await;
    assert_eq!(made["state"], "made", "{made}");
    made["review"].clone()
}

fn say(language: &str, id: &str) -> String {
    Words::of(language)
        .expect("a language there is")
        .say(id, &[])
        .replace('\'', "&#39;")
        .replace("&#39;", "'")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_reviewed_once_and_read_in_two_languages() {
    let house = house().await;
    let mut ann = house.browser();
    let id = upload(&mut ann, BARRAGE).await;
    let table = ann.get(&format!("/t/{id}")).await.body;
    assert!(table.contains(&format!("action=\"/t/{id}/review\"")), "one click leads there: {table}");
    let none = ann.json(&format!("/api/tables/{id}/review")).await;
    assert_eq!(none["state"], "none");
    let review = reviewed(&mut ann, &id).await;
    let decisions = review["decisions"].as_array().expect("decisions");
    assert!(decisions.len() > 50 && review["players"].as_array().is_some_and(|it| it.len() == 2), "{review}");
    let bad = decisions.iter().find(|it| it["lost"].as_f64().is_some_and(|lost| lost >= 0.02));
    let bad = bad.expect("it was played at random");
    let at = bad["at"].as_u64().expect("a number");
    for language in ["en", "uk"] {
        let page = ann.get_in(language, &format!("/t/{id}/review")).await;
        assert_eq!(page.status, 200);
        for message in
            ["web-review-chances", "web-review-points", "web-review-decisions", "web-review-shares"]
        {
            assert!(page.body.contains(&say(language, message)), "{language}: {message}");
        }
        assert!(page.body.contains(&format!("id=\"d{at}\"")), "{language}: the decision is told");
        assert!(page.body.contains(&format!("/t/{id}/try/{at}/all/")), "{language}: it can be tried");
        assert!(page.body.contains(&format!("href=\"/t/{id}/replay/{at}\"")), "{language}: it can be seen");
        assert!(page.body.contains("<polyline"), "{language}: a curve");
    }
    // The better line can be played.
    let page = ann.get(&format!("/t/{id}/review")).await.body;
    let way = format!(
        "/t/{id}/try/{at}/all/{}",
        value_after(&page, &format!("/t/{id}/try/{at}/all/")).expect("a line")
    );
    let board = ann.get(&way).await;
    assert_eq!(board.status, 200, "{way}: {}", board.body);
    assert!(board.body.contains(&format!("data-address=\"{way}\"")), "{way}");
    // It can be seen on the board before it is played, without any script.
    let board = format!("/t/{id}/try/{at}/all/-?");
    let query = value_after(&page, &format!("href=\"{board}")).expect("a way to see it");
    let shown = ann.get(&format!("{board}{}", crate::common::unescape(query))).await;
    assert_eq!(shown.status, 200);
    assert!(shown.body.contains("class=\"hints\"") && shown.body.contains("<b>A1</b>"), "{}", shown.body);
    // Marks stand beside the log of the replay.
    let replay = ann.get(&format!("/t/{id}/replay/{}", at + 1)).await.body;
    assert!(replay.contains(&format!("/t/{id}/review#d{at}")), "{replay}");
    // Whoever asks again gets the same, and nothing is made anew.
    let mut program = house.program("Ben").await;
    let (status, again) = program.send("POST", &format!("/api/tables/{id}/review"), &json!({})).await;
    assert_eq!((status, &again["review"]), (200, &review));
}

/// A review outlives the server, and one that was left is begun anew by whoever asks.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_kept() {
    let mut house = house().await;
    let mut ann = house.browser();
    let id = upload(&mut ann, CITIES).await;
    let review = reviewed(&mut ann, &id).await;
    house.restart().await;
    ann.url = house.url.clone();
    let kept = ann.json(&format!("/api/tables/{id}/review")).await;
    assert_eq!(kept["review"], review);
}

/// A game that goes on is neither reviewed nor analysed; what does not exist is not found; who asks too often waits.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_may_not_look_does_not() {
    let house = House::with(|config| config.limits.reviews_per_day = 1).await;
    let (going, mut ada, _) = two_at(&house, "barrage", &[]).await;
    for path in [
        format!("/t/{going}/review"),
        format!("/t/{going}/try/0/all/-"),
        format!("/t/{going}/review/live"),
        format!("/t/{going}/try/0/all/-/opinion"),
        format!("/api/tables/{going}/review"),
    ] {
        assert_eq!(ada.get(&path).await.status, 403, "{path}");
    }
    assert_eq!(ada.post(&format!("/t/{going}/review"), &[]).await.status, 403);
    assert_eq!(ada.post(&format!("/t/{going}/try/0/all/-/move"), &[("move", "pass")]).await.status, 403);
    let nowhere = "AAAAAAAAAAAAAAAAAAAAAA";
    for path in [
        format!("/t/{nowhere}/review"),
        format!("/t/{nowhere}/try/0/all/-"),
        "/t/x/review".to_owned(),
        "/analysis/chess/xyz/all/-".to_owned(),
    ] {
        assert_eq!(ada.get(&path).await.status, 404, "{path}");
    }
    // Another site cannot have one made.
    let (first, second) = (upload(&mut ada, CITIES).await, upload(&mut ada, CITIES).await);
    assert_eq!(
        ada.post_from("https://elsewhere.example", &format!("/t/{first}/review"), &[]).await.status,
        403
    );
    assert_eq!(ada.post(&format!("/t/{first}/review"), &[]).await.status, 303);
    assert_eq!(ada.post(&format!("/t/{second}/review"), &[]).await.status, 429);
    house.later(2);
    assert_eq!(ada.post(&format!("/t/{second}/review"), &[]).await.status, 303);
}

/// What an address of a board says is bounded and checked.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_laid_out_only_from_what_can_be() {
    let house = house().await;
    let mut ann = house.browser();
    let id = upload(&mut ann, BARRAGE).await;
    let at = |rest: &str| format!("/t/{id}/try/{rest}");
    for (rest, status) in [
        ("0/all/-", 200),
        ("99999/all/-", 404),
        ("0/P9/-", 404),
        ("0/all/pass", 422),
        ("0/all/nonsense~~~", 422),
        ("0/all/-/opinion", 200),
    ] {
        let page = ann.get(&at(rest)).await;
        assert_eq!(page.status, status, "{rest}: {}", page.body);
    }
    let long = format!("0/all/{}", "a".repeat(6500));
    assert_eq!(ann.get(&at(&long)).await.status, 422);
    let many = format!("0/all/{}", "a~".repeat(300));
    assert_eq!(ann.get(&at(&many)).await.status, 422);
    for packed in ["xyz", "____", &"A".repeat(13_000)] {
        let page = ann.get(&format!("/analysis/barrage/{packed}/all/-")).await;
        assert!([413, 422].contains(&page.status.as_u16()), "{packed}: {}", page.status);
    }
    let bad = [("game", "barrage"), ("position", "players = 99")];
    assert_eq!(ann.post("/analysis", &bad).await.status, 422);
    let huge = "a".repeat(600_000);
    let random: String = (0..20_000_u32)
        .map(|it| char::from(b'a' + (it.wrapping_mul(2_654_435_761) >> 27) as u8 % 26))
        .collect();
    for text in [&huge, &random] {
        let status = ann.post("/analysis", &[("game", "barrage"), ("position", text)]).await.status;
        assert!([413, 422].contains(&status.as_u16()), "{status}");
    }
    let own = "[setup]\nplayers = 2\nedition = 2\n[setup.pack]\nname = \"mine\"\n";
    let status = ann.post("/analysis", &[("game", "cities"), ("position", own)]).await.status;
    assert!([403, 422].contains(&status.as_u16()), "{status}");
}

/// The moves a board offers.
fn offered(page: &str) -> Vec<String> {
    let form =
        page.split("id=\"answer\"").nth(1).and_then(|it| it.split("</form>").next()).unwrap_or_default();
    let buttons = ["name=\"move\" value=\"", "name=\"sure\" value=\""]
        .into_iter()
        .flat_map(|it| form.split(it).skip(1));
    buttons.filter_map(|it| it.split('"').next()).map(crate::common::unescape).collect()
}

fn address(page: &str) -> String {
    value_after(page, "data-address=\"").expect("its address").to_owned()
}

/// What if: a moment of a game is played on, taken back, left to a bot, shared with somebody else, and the bot is asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_on_from_any_moment() {
    let house = house().await;
    let mut ann = house.browser();
    let id = upload(&mut ann, BARRAGE).await;
    let (begin, _) = (ann.get(&format!("/t/{id}/try/30")).await.location.expect("a board"), ());
    let page = ann.get(&begin).await.body;
    let moves = offered(&page);
    assert!(moves.len() > 1, "{page}");
    let (mine, page) = ann.submit(&format!("{begin}/move"), &[("move", &moves[0]), ("seq", "0")]).await;
    assert!(mine != begin && page.body.contains(&format!("data-address=\"{mine}\"")), "{mine}");
    // Somebody else opens the link and sees the same.
    let mut ben = house.browser();
    let shared = ben.get_in("uk", &mine).await;
    assert_eq!(shared.status, 200);
    assert_eq!(address(&shared.body), mine);
    // A refused move is explained, and changes nothing.
    let refused = ann.post(&format!("{mine}/move"), &[("move", "no such move"), ("seq", "1")]).await;
    assert!(refused.body.contains("role=\"alert\"") && address(&refused.body) == mine, "{}", refused.body);
    // A bot moves, and both are taken back.
    let (bots, _) = ann.submit(&format!("{mine}/bot"), &[]).await;
    assert!(bots.len() > mine.len() && bots.starts_with(&mine), "{bots}");
    let (back, _) = ann.submit(&format!("{bots}/undo"), &[("moves", "2"), ("seq", "2")]).await;
    assert_eq!(back, begin);
    // Against bots, the person is asked again.
    let seat = value_after(&page.body, "name=\"seat\" value=\"").expect("a seat").to_owned();
    let against = begin.replace("/all/", &format!("/{seat}/"));
    let mut now = against.clone();
    for _ in 0..6 {
        let page = ann.get(&now).await.body;
        let moves = offered(&page);
        let Some(mv) = moves.first() else { break };
        now = ann.submit(&format!("{now}/move"), &[("move", mv), ("seq", "0")]).await.0;
    }
    let page = ann.get(&now).await.body;
    assert!(now.starts_with(&against[..against.len() - 1]) && !offered(&page).is_empty(), "{now}");
    // What the bot thinks, in its words, ever deeper.
    let twice = |heard: &str| heard.matches("event: opinion").count() == 2;
    let heard = ann.hear(&format!("{begin}/opinion"), SOON, twice).await.expect("opinions");
    assert!(heard.contains("100") && heard.contains("400") && heard.contains("%"), "{heard}");
    // Its lines are drawn on the board: the script puts them where they say.
    assert!(heard.contains("<template>") && heard.contains("data-on=\"[data-place=&quot;"), "{heard}");
    // Without a script it is asked once.
    let hint = ann.get(&format!("{begin}?hint=1")).await;
    assert!(hint.body.contains("class=\"hints\"") && hint.body.contains('%'), "{}", hint.body);
    assert!(hint.body.contains("class=\"sk\"") && hint.body.contains("<b>A1</b>"), "{}", hint.body);
    // What is no line that could be played there is not drawn.
    let broken = ann.get(&format!("{begin}?line=no_such_move")).await;
    assert!(broken.status == 200 && !broken.body.contains("class=\"sk\""), "{}", broken.body);
    assert_eq!(ann.get(&format!("{begin}?line={}", "a~".repeat(300))).await.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_of_a_file_is_played_on() {
    let house = house().await;
    let mut ann = house.browser();
    assert_eq!(ann.get("/analysis").await.status, 200);
    let (board, page) = ann.submit("/analysis", &[("game", "barrage"), ("position", POSITION)]).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let moves = offered(&page.body);
    let (on, page) = ann.submit(&format!("{board}/move"), &[("move", &moves[0]), ("seq", "0")]).await;
    assert!(on.len() > board.len() && page.status == 200, "{on}");
    assert_eq!(house.browser().get(&on).await.status, 200);
}

/// A hint says why, and how sure it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_gives_its_reasons() {
    let house = house().await;
    let mut ann = house.browser();
    let form = [("game", "cities"), ("seat1", "me"), ("seat2", "random"), ("nickname", "Ann"), ("seed", "7")];
    let (to, _) = ann.submit("/tables", &form).await;
    let id = to.strip_prefix("/t/").expect("a table").to_owned();
    let mut dice = Dice(3);
    // The first hands are chosen, in the bot's time, too; then a turn begins.
    loop {
        let page = ann.get(&to).await.body;
        if page.contains("slot ") && page.contains("name=\"move\"") {
            break;
        }
        match offer(&id, &page) {
            Some(_) => assert!(one_choice(&id, &mut [&mut ann], &mut dice).await),
            None => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    let page = ann.get(&format!("{to}?hint=1")).await.body;
    let hints = page.split("class=\"hints\"").nth(1).and_then(|it| it.split("</ol>").next()).expect("hints");
    assert!(hints.matches("<li>").count() >= 2, "{hints}");
    let words = Words::of("en").expect("English");
    let begins = |id: &str| {
        let text = words.say(id, &[]);
        text.split('{').next().unwrap_or_default().trim().to_owned()
    };
    assert!(hints.contains(&begins("web-hint-chance")), "{hints}");
    let because = [begins("web-hint-because"), begins("web-hint-then")];
    assert!(because.iter().any(|it| hints.contains(it)), "{hints}");
}

/// A game that nobody has calibrated, with no names of terms, is looked at, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_third_game_is_reviewed() {
    let house = pearls::house().await;
    let (id, mut ada, mut grace) = two_at(&house, "pearls", &[]).await;
    let mut dice = Dice(2);
    while one_choice(&id, &mut [&mut ada, &mut grace], &mut dice).await {}
    let review = reviewed(&mut ada, &id).await;
    assert_eq!(review["game"], "pearls");
    let page = ada.get(&format!("/t/{id}/review")).await;
    assert!(page.status == 200 && page.body.contains("Grace"), "{}", page.body);
}
