//! Lessons over HTTP, without a script: every chapter by doing what it asks and by making every mistake it knows.

use std::collections::BTreeSet;

use lessons::{Chapter, Then, chapters};
use words::Words;

use crate::common::{Browser, House, Page};

/// A text as it stands in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Everything between two marks.
fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
}

/// Somebody who learns in a language.
struct Learner {
    browser: Browser,
    language: &'static str,
    chapter: &'static Chapter,
    page: String,
    /// The refusals that were told, by their steps.
    refusals: BTreeSet<(usize, String)>,
}

impl Learner {
    async fn begin(house: &House, language: &'static str, chapter: &'static Chapter) -> Self {
        let (browser, page, refusals) = (house.browser(), String::new(), BTreeSet::new());
        let mut learner = Self { browser, language, chapter, page, refusals };
        learner.browser.cookie = Some(format!("language={language}"));
        let page = learner.browser.get(&learner.address("")).await;
        learner.take(page);
        learner
    }

    fn address(&self, what: &str) -> String {
        format!("/learn/{}/{}{what}", self.chapter.game, self.chapter.number)
    }

    fn take(&mut self, page: Page) {
        assert_eq!(page.status, 200, "{}", page.body);
        let kept = page.set_cookie.expect("how far one is, is remembered");
        let kept = kept.split(';').next().unwrap_or_default();
        self.browser.cookie = Some(format!("language={}; {kept}", self.language));
        self.page = page.body;
    }

    fn says(&self, end: &str) -> bool {
        let words = Words::of(self.language).expect("a language there is");
        self.page.contains(&escaped(&words.say(&self.chapter.message(end), &[])))
    }

    async fn answer(&mut self, mv: &str) {
        let seq = between(&self.page, "data-seq=\"", "\"").next().expect("a number").to_owned();
        let (address, form) = (self.address("/move"), [("move", mv), ("seq", &seq), ("seat", "P1")]);
        let page = self.browser.post(&address, &form).await;
        self.take(page);
    }

    /// Gives an answer of a step, move by move, each one that the page offers.
    async fn go(&mut self, step: usize, way: usize) {
        let (place, found) = (format!("{} {}", self.address(""), step + 1), &self.chapter.steps[step]);
        let mut played: Vec<String> = Vec::new();
        for pattern in found.path(way) {
            // What the rules refuse here is told in the lesson's own words: at its place, or where something else is possible
            // there, when it is tried.
            for refused in found.refused.iter().filter(|it| it.after == played && !it.at.is_empty()) {
                if !self.says(&refused.say) {
                    self.answer(&refused.mv).await;
                }
                assert!(self.says(&refused.say), "{place}: {} is not told", refused.say);
                self.refusals.insert((step, refused.say.clone()));
            }
            let buttons = between(&self.page, "name=\"move\" value=\"", "\"").map(str::to_owned);
            // What throws something away asks first whether that is meant.
            let links: Vec<String> =
                between(&self.page, "name=\"sure\" value=\"", "\"").map(str::to_owned).collect();
            let offered: Vec<String> = buttons.chain(links.iter().cloned()).collect();
            // Of several alternatives the first one that is written out.
            let wanted = pattern.split('|').find(|it| offered.iter().any(|mv| mv == it.trim()));
            let wanted = wanted.or_else(|| {
                offered.iter().map(String::as_str).find(|mv| lessons::fits(pattern, mv) && *mv != "skip")
            });
            let mv = wanted.unwrap_or_else(|| panic!("{place}: {pattern} is not offered: {offered:?}"));
            let mv = mv.trim().to_owned();
            if links.contains(&mv) {
                let asked = mv.replace(' ', "+").replace('#', "%23");
                let sure = self.browser.get(&self.address(&format!("?sure={asked}"))).await;
                self.take(sure);
                assert!(self.page.contains(&format!("name=\"move\" value=\"{mv}\"")), "{place}: {mv}");
            }
            self.answer(&mv).await;
            played.push(mv);
        }
    }

    /// The chapter from its first to its last step; with the mistakes before each right answer, if they are wanted.
    async fn walk(mut self, mistakes: bool) -> Self {
        for (at, step) in self.chapter.steps.iter().enumerate() {
            let place = format!("{} in {}, step {}", self.address(""), self.language, at + 1);
            let ask = (at + 1).to_string();
            assert!(self.says(&ask), "{place} is not asked: {}", self.page);
            for lit in &step.lit {
                let lit = format!("data-place=\"{lit}\" data-lit");
                assert!(self.page.contains(&lit), "{place}: {lit} is not on the page");
            }
            for point in step.point.iter().filter(|it| it.parse::<u8>().is_err()) {
                let point = format!("value=\"point {point}\"");
                assert!(self.page.contains(&point), "{place}: {point} is not on the page");
            }
            let leads = |way: &&lessons::Way| way.then != Then::Again;
            for (number, way) in step.ways.iter().enumerate().filter(|(_, way)| mistakes && !leads(way)) {
                self.go(at, number).await;
                assert!(self.says(&way.reply), "{place}: {} is not said", way.reply);
                assert!(self.says(&ask), "{place} is not asked again after {}", way.reply);
            }
            let right = step.ways.iter().position(|way| leads(&way)).expect("an answer leads on");
            self.go(at, right).await;
            for said in [&step.ways[right].reply, &step.ways[right].line] {
                assert!(said.is_empty() || self.says(said), "{place}: {said} is not said: {}", self.page);
            }
            for refused in step.refused.iter().filter(|it| !it.at.is_empty()) {
                assert!(
                    self.refusals.contains(&(at, refused.say.clone())),
                    "{place}: {} is never told",
                    refused.say
                );
            }
            if self.chapter.steps.get(at + 1).is_some_and(|next| next.from.is_some()) {
                self.answer("go on").await;
            }
        }
        assert!(self.says("aha"), "{} ends with what was learnt", self.address(""));
        self
    }
}

async fn all_chapters(language: &'static str, mistakes: bool) {
    let house = House::open().await;
    for chapter in chapters() {
        Learner::begin(&house, language, chapter).await.walk(mistakes).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_is_completed_in_english_with_every_mistake() {
    all_chapters("en", true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_is_completed_in_ukrainian() {
    all_chapters("uk", false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_is_completed_in_polish() {
    all_chapters("pl", false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_is_completed_in_german() {
    all_chapters("de", false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_is_completed_in_japanese() {
    all_chapters("ja", false).await;
}

/// A chapter is left and taken up where it was; a step begins anew; what a browser made up begins at the start.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_left_and_resumed_and_steps_begin_again() {
    let house = House::open().await;
    let first = lessons::chapter("barrage", 1).expect("the first chapter");
    let mut learner = Learner::begin(&house, "en", first).await;
    learner.answer("drop HB").await;
    learner.answer("go on").await;
    learner.answer("drop HB").await;
    assert!(learner.says("3"));
    let page = learner.browser.get("/learn/barrage/1").await;
    learner.take(page);
    assert!(learner.says("3"), "it is taken up where it was left");
    let list = learner.browser.get("/learn").await.body;
    assert!(list.contains("data-state=\"begun\"") && list.contains("/learn/cities/8"));

    // A move that is possible and no answer is answered, and the step begins again.
    let third = lessons::chapter("barrage", 3).expect("a chapter");
    let mut learner = Learner::begin(&house, "en", third).await;
    learner.answer("turbine +2 left").await;
    learner.answer("produce B5L C5R P10 x1").await;
    learner.answer("bank").await;
    assert!(learner.page.contains("Possible. But here we look at something else") && learner.says("3"));
    // An answer of two moves, and the first of them taken back.
    learner.answer("turbine -2 left").await;
    learner.answer("produce B5L C5R P10 x1").await;
    learner.answer("bank").await;
    let seq = between(&learner.page, "data-seq=\"", "\"").next().expect("a number").to_owned();
    let undone = learner.browser.post("/learn/barrage/3/undo", &[("moves", "1"), ("seq", &seq)]).await;
    learner.take(undone);
    assert!(learner.page.contains("value=\"bank\""), "the bank is offered again");
    // The same form twice is one answer.
    let again = learner.browser.post("/learn/barrage/3/undo", &[("moves", "9"), ("seq", &seq)]).await;
    learner.take(again);
    assert!(learner.says("5"));
    // What cannot be played is refused with its rule.
    learner.answer("turbine +2 left").await;
    assert!(learner.page.contains("/rule/B-"), "{}", learner.page);

    for made_up in ["x", "0.99.0.0.0", "0.0.0.0.1/drop_HZ", "1.1.0.0.0/pass/pass", "0.0.9.0.0", "9.5.2.1.0"] {
        learner.browser.cookie = Some(format!("learn-barrage-1={made_up}"));
        assert_eq!(learner.browser.get("/learn/barrage/1").await.status, 200, "{made_up}");
    }
    for nowhere in ["/learn/barrage/9", "/learn/barrage/0", "/learn/chess/1"] {
        assert_eq!(learner.browser.get(nowhere).await.status, 404, "{nowhere}");
    }
}

/// Where a chapter ends in a game, the game goes on: a table in the store that begins from the very position, with a bot
/// opposite; its record says so, and reads back.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_on_from_a_lesson() {
    let house = House::open().await;
    for (game, number) in [("barrage", 7), ("cities", 8)] {
        let chapter = lessons::chapter(game, number).expect("a chapter");
        let mut learner = Learner::begin(&house, "en", chapter).await;
        let early = learner.browser.post(&learner.address("/play"), &[]).await;
        assert_eq!(early.status, 409, "not before its end");
        let mut learner = learner.walk(false).await;
        assert!(learner.page.contains("value=\"play on\""), "{}", learner.page);
        let seq = between(&learner.page, "data-seq=\"", "\"").next().expect("a number").to_owned();
        let sent =
            learner.browser.post(&learner.address("/move"), &[("move", "play on"), ("seq", &seq)]).await;
        assert_eq!(sent.status, 307, "{}", sent.body);
        assert_eq!(sent.location, Some(learner.address("/play")));
        let begun = learner.browser.post(&learner.address("/play"), &[]).await;
        assert_eq!(begun.status, 303, "{}", begun.body);
        let table = begun.location.expect("a table");
        let page = learner.browser.get(&table).await;
        assert!(page.body.contains("data-state="), "{}", page.body);
        let id = table.trim_start_matches("/t/");
        let kept = house.store().await;
        let kept =
            store::Store::game(&kept, id.parse().expect("an id")).await.expect("a store").expect("a game");
        assert!(kept.setup.contains("\"position\":"), "{}", kept.setup);
    }
}

/// Any table can begin from a position: by the form, and by the API, which also says what is wrong with one.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_begins_from_a_position() {
    let house = House::open().await;
    let mut me = house.browser();
    let position = "round = 2\nturn = \"Germany\"\n[Germany]\ncredits = 17\n";
    let form = [("game", "barrage"), ("seat1", "club"), ("seat2", "me"), ("position", position)];
    let (to, page) = me.submit("/tables", &form).await;
    assert!(page.body.contains("data-state=\"your-turn\""), "{to}: {}", page.body);
    let id = to.trim_start_matches("/t/");
    let view = me.get(&format!("/api/tables/{id}/view")).await;
    assert!(view.body.contains("\"credits\":17"), "{}", view.body);
    // Who laid it out knows what lies hidden: everybody is told, as of a seed that was named.
    let known = me.get(&format!("/api/tables/{id}")).await;
    assert!(known.body.contains("\"named\":true"), "{}", known.body);

    let wrong =
        [("game", "barrage"), ("seat1", "me"), ("seat2", "club"), ("seat3", "club"), ("position", position)];
    let refused = me.post("/tables", &wrong).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("the position is for 2 players"), "{}", refused.body);
    let wrong = [("game", "barrage"), ("seat1", "me"), ("seat2", "club"), ("position", "turn = \"Spain\"")];
    assert_eq!(me.post("/tables", &wrong).await.status, 422);
}
