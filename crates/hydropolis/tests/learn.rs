//! Every chapter of the lessons in a real browser: what it asks is done, and every mistake it knows is made first.

#[path = "browser/house.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod house;
#[path = "browser/window.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod window;

use house::House;
use lessons::{Chapter, Then, chapters};
use window::{Driver, Look, Window};
use words::Words;

/// Clicks the button of a move, wherever it is on the page. Tells what it is called: `sure` if a last word is asked for.
const CLICK: &str = "const it = [...document.querySelectorAll('button:is([name=move], [name=sure])')].find((it) => \
    it.value === arguments[0]); it?.click(); return it?.name";

/// The moves the page offers.
const OFFERED: &str =
    "return [...document.querySelectorAll('button:is([name=move], [name=sure])')].map((it) => it.value)";

/// What is said at the question.
async fn told(window: &Window) -> String {
    window.whole_text("#ask").await
}

async fn answer(window: &Window, mv: &str) {
    let seq = window.seq().await;
    let clicked = window.run_with(CLICK, vec![mv.into()]).await;
    assert!(clicked.is_string(), "{mv} is not offered");
    if clicked == "sure" {
        window.click("#confirm").await;
    }
    window.await_news(seq).await;
}

/// Gives an answer of a step, each move the first that fits.
async fn give(window: &Window, chapter: &Chapter, step: usize, way: usize) {
    for pattern in chapter.steps[step].path(way) {
        let offered = window.run(OFFERED).await;
        let offered: Vec<&str> =
            offered.as_array().into_iter().flatten().filter_map(|it| it.as_str()).collect();
        let written = pattern.split('|').map(str::trim).find(|it| offered.contains(it));
        let fitting = || offered.iter().copied().find(|mv| lessons::fits(pattern, mv) && *mv != "skip");
        let mv = written.or_else(fitting);
        answer(window, mv.unwrap_or_else(|| panic!("{pattern} is not offered: {offered:?}"))).await;
    }
}

async fn complete(window: &Window, house: &House, chapter: &Chapter) {
    let words = Words::of("en").expect("English");
    let say = |end: &str| words.say(&chapter.message(end), &[]);
    window.go(&format!("{}/learn/{}/{}", house.url, chapter.game, chapter.number)).await;
    for (at, step) in chapter.steps.iter().enumerate() {
        let place = format!("{} {}, step {}", chapter.game, chapter.number, at + 1);
        let ask = say(&(at + 1).to_string());
        assert!(told(window).await.contains(&ask), "{place} is not asked");
        if step.lit.iter().any(|lit| !lit.is_empty()) {
            assert!(window.has("[data-lit]").await, "{place}: nothing is lit");
        }
        for (number, way) in step.ways.iter().enumerate().filter(|(_, way)| way.then == Then::Again) {
            give(window, chapter, at, number).await;
            let now = told(window).await;
            assert!(now.contains(&say(&way.reply)) && now.contains(&ask), "{place}, {}: {now}", way.reply);
        }
        let right = step.ways.iter().position(|way| way.then != Then::Again).expect("an answer leads on");
        give(window, chapter, at, right).await;
        let now = told(window).await;
        for said in [&step.ways[right].reply, &step.ways[right].line].into_iter().filter(|it| !it.is_empty())
        {
            assert!(now.contains(&say(said)), "{place}, {said}: {now}");
        }
        if chapter.steps.get(at + 1).is_some_and(|next| next.from.is_some()) {
            answer(window, "go on").await;
        }
    }
    assert!(told(window).await.contains(&say("aha")), "{} {} ends", chapter.game, chapter.number);
    assert_eq!(window.errors().await, Vec::<String>::new());
}

#[tokio::test]
async fn every_chapter_of_barrage_is_completed_with_every_mistake() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::BLIND).await;
    for chapter in chapters().iter().filter(|chapter| chapter.game == "barrage") {
        complete(&window, &house, chapter).await;
    }
    // The last chapter of the short way ends in a game.
    window.go(&format!("{}/learn/barrage/7", house.url)).await;
    window.click("#dock [value='play on']").await;
    window.find("#ask[data-state=your-turn]").await;
}

#[tokio::test]
async fn every_chapter_of_underwater_cities_is_completed_with_every_mistake() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::BLIND).await;
    for chapter in chapters().iter().filter(|chapter| chapter.game == "cities") {
        complete(&window, &house, chapter).await;
    }
}

/// From the first page two clicks lead into the first lesson, and a lit place of the board answers it: on a phone, and
/// without a script.
#[tokio::test]
async fn the_first_lesson_is_found_and_played_on_the_board() {
    let (house, driver) = (House::open(), Driver::start());
    for look in [Look::PHONE, Look::WITHOUT_SCRIPT] {
        let window = driver.window(look).await;
        window.go(&house.url).await;
        window.click(".world[data-game=barrage] a[href^='/learn/barrage/1']").await;
        window.click("[data-place=HB][data-lit]").await;
        window.find("#dock .choice[value='go on']").await;
        window.click("#dock .choice[value='go on']").await;
        window.find("#table[data-seq='2']").await;
        assert!(window.text("#ask h1").await.contains("Which head stream leads to it?"));
        let wide = window.run("return document.documentElement.scrollWidth - innerWidth").await;
        assert!(wide.as_i64().is_some_and(|wide| wide <= 0), "nothing is wider than the screen");
    }
}
