//! The lessons in a real browser: every chapter by clicking what it asks for, after every mistake it knows.

use lessons::{Chapter, Then, Way, chapters};
use words::Words;

use crate::go_on;
use crate::house::House;
use crate::window::{Driver, Look, Window};

/// What can be clicked to answer: the moves on the buttons of the page.
const OFFERED: &str =
    "return [...document.querySelectorAll('button[name=move], button[name=sure]')].map((it) => it.value)";

/// A chapter open in a browser.
struct Class<'w> {
    window: &'w Window,
    chapter: &'static Chapter,
}

impl Class<'_> {
    fn place(&self, step: usize) -> String {
        format!("{} {}, step {}", self.chapter.game, self.chapter.number, step + 1)
    }

    /// Whether the page says a message of the chapter.
    async fn says(&self, end: &str) -> bool {
        let words = Words::of("en").expect("English");
        self.window.whole_text("#ask").await.contains(&words.say(&self.chapter.message(end), &[]))
    }

    /// Clicks a move where it lies: on the board, at the question, or in the list of all choices.
    async fn click(&self, mv: &str) {
        let seq = self.window.seq().await;
        let value = format!("[value=\"{mv}\"]");
        let near = format!(".part .place.open{value}, #dock .choice{value}");
        let shown = format!(
            "return [...document.querySelectorAll({})].some((it) => it.checkVisibility())",
            serde_json::to_string(&near).expect("a text")
        );
        if self.window.run(&shown).await == true {
            self.window.click(&near).await;
        } else {
            crate::unfold(self.window).await;
            self.window.click(&format!("#answer .choice{value}")).await;
        }
        go_on(self.window, seq).await;
    }

    /// Gives an answer of a step, move by move.
    async fn go(&self, step: usize, way: usize) {
        for pattern in self.chapter.steps[step].path(way) {
            let offered = self.window.run(OFFERED).await;
            let offered: Vec<&str> =
                offered.as_array().into_iter().flatten().filter_map(|it| it.as_str()).collect();
            let written = pattern.split('|').map(str::trim).find(|it| offered.contains(it));
            let fits = || offered.iter().copied().find(|mv| lessons::fits(pattern, mv) && *mv != "skip");
            let mv = written.or_else(fits);
            let mv =
                mv.unwrap_or_else(|| panic!("{}: {pattern} is not offered: {offered:?}", self.place(step)));
            self.click(mv).await;
        }
    }

    async fn walk(&self) {
        for (at, step) in self.chapter.steps.iter().enumerate() {
            let (place, ask) = (self.place(at), (at + 1).to_string());
            assert!(self.says(&ask).await, "{place} is not asked");
            for lit in &step.lit {
                assert!(
                    self.window.has(&format!("[data-place=\"{lit}\"][data-lit]")).await,
                    "{place}: {lit} is dark"
                );
            }
            let leads = |way: &Way| way.then != Then::Again;
            for (number, way) in step.ways.iter().enumerate().filter(|(_, way)| !leads(way)) {
                self.go(at, number).await;
                assert!(self.says(&way.reply).await, "{place}: {} is not said", way.reply);
                assert!(self.says(&ask).await, "{place} is not asked again after {}", way.reply);
            }
            let right = step.ways.iter().position(leads).expect("an answer leads on");
            self.go(at, right).await;
            for said in [&step.ways[right].reply, &step.ways[right].line] {
                assert!(said.is_empty() || self.says(said).await, "{place}: {said} is not said");
            }
            if self.chapter.steps.get(at + 1).is_some_and(|next| next.from.is_some()) {
                self.click("go on").await;
            }
        }
        assert!(self.says("aha").await, "{} ends with what was learnt", self.place(0));
    }
}

async fn all_of(game: &str) {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::BLIND).await;
    for chapter in chapters().iter().filter(|it| it.game == game) {
        window.go(&format!("{}/learn/{game}/{}", house.url, chapter.number)).await;
        Class { window: &window, chapter }.walk().await;
    }
    assert_eq!(window.errors().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_of_barrage_with_every_mistake() {
    all_of("barrage").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_of_cities_with_every_mistake() {
    all_of("cities").await;
}

/// A first game with its coach: the board stays where it is whatever the coach says, and one click sends it away.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_with_a_coach() {
    let (house, driver) = (House::open(), Driver::start());
    for game in ["barrage", "cities"] {
        let window = driver.window(Look::BLIND).await;
        window.go(&house.url).await;
        window.click(&format!(".floor form.first:has([value={game}]) button")).await;
        window.find("#ask[data-state=your-turn]").await;
        assert!(!window.text("#coach p").await.is_empty());
        let board = if game == "barrage" { "#sheet-map" } else { ".sea" };
        let lies = format!(
            "const it = document.querySelector('{board}').getBoundingClientRect(), at = document.querySelector('#coach').getBoundingClientRect(); \
             return [it.x, it.y, it.width, it.height, at.x, at.y, at.width, at.height]"
        );
        let before = window.run(&lies).await;
        let mut chance = kernel::Chance::new(kernel::Seed(3));
        let mut heard = std::collections::BTreeSet::new();
        for _ in 0..8 {
            if window.has("#ask[data-state=end-turn]").await {
                window.click("#confirm").await;
            }
            window.find("#ask[data-state=your-turn]").await;
            heard.insert(window.text("#coach p").await);
            crate::answer(&window, &mut chance).await;
            window.find("#ask:is([data-state=your-turn], [data-state=end-turn])").await;
            assert_eq!(window.run(&lies).await, before, "nothing has moved");
        }
        assert!(heard.len() > 2, "{heard:?}");
        window.click("#coach button").await;
        window.find("#table:not(:has(#coach))").await;
        assert_eq!(window.errors().await, Vec::<String>::new());
    }
}
