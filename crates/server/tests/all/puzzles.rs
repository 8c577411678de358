//! Puzzles over HTTP, without a script: solved, missed, explained, in every language.

use puzzles::{Puzzle, puzzles};
use words::Words;

use crate::common::{Browser, House, Page};

/// A text as it stands in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

/// Somebody who solves puzzles in a language.
struct Solver {
    browser: Browser,
    language: &'static str,
    page: String,
}

impl Solver {
    fn sit(house: &House, language: &'static str) -> Self {
        let mut browser = house.browser();
        browser.cookie = Some(format!("language={language}"));
        Self { browser, language, page: String::new() }
    }

    fn words(&self) -> &'static Words {
        Words::of(self.language).expect("a language there is")
    }

    fn take(&mut self, page: Page) {
        assert_eq!(page.status, 200, "{}", page.body);
        if let Some(kept) = page.set_cookie {
            let kept = kept.split(';').next().unwrap_or_default();
            self.browser.cookie = Some(format!("language={}; {kept}", self.language));
        }
        self.page = page.body;
    }

    async fn get(&mut self, address: &str) {
        let page = self.browser.get(address).await;
        self.take(page);
    }

    async fn post(&mut self, address: &str, name: &str, value: &str) {
        let seq = between(&self.page, "data-seq=\"", "\"").expect("a number").to_owned();
        let page = self.browser.post(address, &[(name, value), ("seq", &seq)]).await;
        self.take(page);
    }

    fn says(&self, id: &str, value: i32) -> bool {
        self.page.contains(&escaped(&self.words().say(id, &[("value", value.into())])))
    }

    /// Plays a line, each move one that the page offers.
    async fn play(&mut self, puzzle: &Puzzle, line: &[String]) {
        let address = address(puzzle);
        for mv in line {
            let offered = escaped(mv);
            let plain = format!("name=\"move\" value=\"{offered}\"");
            let link = format!("name=\"sure\" value=\"{offered}\"");
            assert!(
                self.page.contains(&plain) || self.page.contains(&link),
                "{address}: {mv} is not offered"
            );
            self.post(&format!("{address}/move"), "move", mv).await;
        }
    }
}

fn address(puzzle: &Puzzle) -> String {
    format!("/puzzles/{}/{}", puzzle.game, puzzle.number)
}

/// Missed, begun anew, solved, and compared.
async fn solve(solver: &mut Solver, puzzle: &Puzzle) {
    let (address, value) = (address(puzzle), format!("puzzle-value-{}", puzzle.goal.name()));
    solver.get(&address).await;
    assert!(solver.says(&format!("puzzle-goal-{}", puzzle.goal.name()), 0), "{address} asks");
    solver.play(puzzle, &puzzle.other).await;
    assert!(solver.says(&value, puzzle.second) && solver.says(&value, puzzle.best), "{address} is missed");
    assert!(!solver.page.contains("value=\"next\""), "{address}: a puzzle that is missed is not over");
    solver.post(&format!("{address}/move"), "move", "over").await;
    solver.play(puzzle, &puzzle.line).await;
    assert!(solver.says(&value, puzzle.best) && solver.says(&value, puzzle.second), "{address} is solved");
    assert!(solver.page.contains("value=\"solution\""), "{address} leads to the solution");
    solver.get(&format!("{address}/solution")).await;
    assert!(solver.says(&value, puzzle.best) && solver.says(&value, puzzle.second), "{address}/solution");
    let steps = solver.page.split_once("outcomes").expect("outcomes").1.matches("<li>").count();
    assert_eq!(steps, puzzle.line.len() + puzzle.other.len(), "{address}: both ways are told");
}

async fn solve_some(language: &'static str, every: usize) {
    let house = House::open().await;
    let mut solver = Solver::sit(&house, language);
    for puzzle in puzzles().iter().step_by(every) {
        solve(&mut solver, puzzle).await;
    }
    solver.get("/puzzles").await;
    for puzzle in puzzles() {
        assert!(
            solver.page.contains(&format!("href=\"{}\"", address(puzzle))),
            "{} is listed",
            address(puzzle)
        );
    }
    assert!(solver.page.contains("data-state=\"finished\""), "what was solved is marked");
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_solved_in_english() {
    solve_some("en", 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_solved_in_ukrainian() {
    solve_some("uk", 19).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_solved_in_polish() {
    solve_some("pl", 21).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_solved_in_german() {
    solve_some("de", 23).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_solved_in_japanese() {
    solve_some("ja", 27).await;
}

/// A move that the rules refuse is explained, moves are taken back behind whatever they did, an old page changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_try_is_taken_back_and_an_old_page_changes_nothing() {
    let house = House::open().await;
    let puzzle = puzzles().iter().find(|puzzle| puzzle.line.len() > 1).expect("a longer line");
    let mut solver = Solver::sit(&house, "en");
    let address = address(puzzle);
    solver.get(&address).await;
    let asked = solver.words().say(&format!("puzzle-goal-{}", puzzle.goal.name()), &[]);
    solver.post(&format!("{address}/move"), "move", "no such move").await;
    assert!(solver.page.contains("role=\"alert\""), "what is no move is told");
    solver.play(puzzle, &puzzle.line[..1]).await;
    let old = solver.page.clone();
    solver.post(&format!("{address}/undo"), "moves", "1").await;
    assert!(
        solver.page.contains(&format!("value=\"{}\"", escaped(&puzzle.line[0]))),
        "the first move is open again"
    );
    solver.page = old;
    solver.post(&format!("{address}/move"), "move", &puzzle.line[1]).await;
    assert!(solver.page.contains(&escaped(&asked)), "an old page changes nothing");
    solver.get(&format!("{address}?hint=1")).await;
    assert!(solver.page.contains("class=\"told"), "a hint is told");
    // What a browser sends as a try is not believed if it cannot be played.
    solver.browser.cookie = Some(format!("puzzles-{}=1.{}.0/pass/pass/no_move", puzzle.game, puzzle.number));
    solver.get(&address).await;
    assert!(solver.page.contains(&escaped(&asked)), "a try that is none begins anew");
    let beyond = format!("/puzzles/barrage/{}", puzzles::last("barrage") + 1);
    for none in ["/puzzles/barrage/0", &beyond, "/puzzles/pearls/1", "/puzzles/barrage/1/solutions"] {
        assert_eq!(solver.browser.get(none).await.status, 404, "{none}");
    }
}

/// A number whose puzzle was taken out of the collection leads to the list.
#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_that_is_gone_leads_to_the_list() {
    let house = House::open().await;
    let mut browser = house.browser();
    for game in ["barrage", "cities"] {
        let gone = (1..=puzzles::last(game)).find(|&number| puzzles::puzzle(game, number).is_none());
        let number = gone.unwrap_or_else(|| panic!("{game} has let one go"));
        let page = browser.get(&format!("/puzzles/{game}/{number}")).await;
        assert_eq!(
            (page.status.as_u16(), page.location.as_deref()),
            (303, Some("/puzzles")),
            "{game} {number}"
        );
    }
}

/// The list shows all puzzles, or those of one goal.
#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_listed_by_goal() {
    let house = House::open().await;
    let mut solver = Solver::sit(&house, "en");
    for goal in ["energy", "hand"] {
        solver.get(&format!("/puzzles?goal={goal}")).await;
        // The puzzle of the day stands apart from the list.
        let list = solver.page.split_once("class=\"courses\"").expect("the list").1.to_owned();
        for puzzle in puzzles() {
            let listed = list.contains(&format!("href=\"{}\"", address(puzzle)));
            assert_eq!(listed, puzzle.goal.name() == goal, "{} under {goal}", address(puzzle));
        }
    }
    solver.get("/puzzles?goal=%3Cb%3E").await;
    assert!(!solver.page.contains("<b>&lt;") && solver.page.contains(&address(&puzzles()[0])), "all of them");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_has_the_puzzle_of_the_day() {
    let house = House::open().await;
    for language in Words::languages() {
        let mut solver = Solver::sit(&house, language);
        solver.get("/").await;
        let title = solver.words().say("web-puzzle-of-the-day", &[]);
        assert!(solver.page.contains(&escaped(&title)), "{language}");
        let at = between(&solver.page, "href=\"/puzzles/", "\"").expect("a puzzle").to_owned();
        let (game, number) = at.split_once('/').expect("a game and a number");
        assert!(puzzles::puzzle(game, number.parse().expect("a number")).is_some(), "{at}");
    }
}
