//! Puzzles: their list, what the page of a table shows more while one is solved, and the solution.

use maud::{Markup, html};

use crate::stage::{Panel, Part};
use crate::{Say, Shell, shell};

/// A puzzle in the list.
#[derive(Clone, Debug)]
pub struct PuzzleLine {
    /// Which game, by name.
    pub game: &'static str,
    /// Its number.
    pub number: usize,
    /// What is asked for, by name.
    pub goal: &'static str,
    /// How hard it is, 1 to 5.
    pub level: u8,
    /// Whether the reader has solved it.
    pub solved: bool,
}

impl PuzzleLine {
    /// Its address.
    pub fn address(&self) -> String {
        format!("/puzzles/{}/{}", self.game, self.number)
    }

    /// What is asked.
    pub fn question(&self, say: Say<'_>) -> String {
        say.any(&format!("puzzle-goal-{}", self.goal))
    }

    fn title(&self, say: Say<'_>) -> String {
        say.with("puzzle-number", &[("number", self.number.into())])
    }
}

/// How hard a puzzle is: stars for the eye, a sentence for the ear.
fn stars(say: Say<'_>, level: u8) -> Markup {
    let stars = "★".repeat(level.into()) + &"☆".repeat(5_usize.saturating_sub(level.into()));
    html! { span.stars role="img" aria-label=(say.with("puzzle-level", &[("level", level.into())])) { (stars) } }
}

/// The puzzle of the day, and the way to it.
pub(crate) fn today(say: Say<'_>, puzzle: &PuzzleLine) -> Markup {
    html! {
        p {
            strong { (say.any(&format!("{}-title", puzzle.game))) } " " (stars(say, puzzle.level)) br;
            (puzzle.question(say))
        }
        a.button.primary href=(puzzle.address()) { (say.it("puzzle-solve")) }
    }
}

/// The list of puzzles: all, or those of one goal.
pub fn puzzles_page(
    say: Say<'_>,
    around: &Shell,
    puzzles: &[PuzzleLine],
    of_day: &PuzzleLine,
    goal: &str,
) -> Markup {
    let mut goals: Vec<&str> = Vec::new();
    for puzzle in puzzles {
        if !goals.contains(&puzzle.goal) {
            goals.push(puzzle.goal);
        }
    }
    goals.sort_unstable();
    let fits = |it: &&PuzzleLine| !goals.contains(&goal) || it.goal == goal;
    let games: Vec<&str> = titles::each!(T => <T as kernel::Game>::NAME).into();
    let content = html! {
        h1 { (say.it("puzzles-title")) }
        p.lead { (say.it("puzzles-lead")) }
        section.course.today { h2 { (say.it("puzzle-of-the-day")) } (today(say, of_day)) }
        nav.pages aria-label=(say.it("puzzles-goals")) {
            a href="/puzzles" aria-current=[(!goals.contains(&goal)).then_some("page")] { (say.it("puzzles-all")) }
            @for it in &goals {
                a href={ "/puzzles?goal=" (it) } aria-current=[(*it == goal).then_some("page")] { (say.any(&format!("puzzle-short-{it}"))) }
            }
        }
        div.courses {
            @for game in games {
                @let mine: Vec<&PuzzleLine> = puzzles.iter().filter(|it| it.game == game).filter(fits).collect();
                @let solved = mine.iter().filter(|it| it.solved).count();
                section.course data-game=(game) {
                    h2 { (say.any(&format!("{game}-title"))) }
                    p { (say.with("puzzles-solved", &[("solved", solved.into()), ("all", mine.len().into())])) }
                    @for level in 1..=5 {
                        @let these: Vec<&&PuzzleLine> = mine.iter().filter(|it| it.level == level).collect();
                        @if !these.is_empty() {
                            h3 { (stars(say, level)) }
                            ol.puzzles { @for puzzle in these { (entry(say, puzzle)) } }
                        }
                    }
                }
            }
        }
    };
    shell(say, around, &say.it("puzzles-title"), &content)
}

fn entry(say: Say<'_>, puzzle: &PuzzleLine) -> Markup {
    html! {
        li data-state=[puzzle.solved.then_some("finished")] {
            a href=(puzzle.address()) title=(puzzle.question(say)) {
                b { (puzzle.number) } " " (say.any(&format!("puzzle-short-{}", puzzle.goal)))
                @if puzzle.solved { " " span.done role="img" aria-label=(say.it("puzzle-done")) { "✓" } }
            }
        }
    }
}

/// Where somebody is with a puzzle: what its page shows besides a table's.
#[derive(Clone, Debug)]
pub struct PuzzlePlace {
    /// The puzzle.
    pub puzzle: PuzzleLine,
    /// How many answers were given.
    pub seq: u64,
}

/// The panels of a puzzle: those of the table, and where one is.
pub fn puzzle_panels(say: Say<'_>, place: &PuzzlePlace, panels: Vec<Panel>) -> Vec<Panel> {
    let kept = panels.into_iter().filter(|panel| panel.part != Part::Course);
    std::iter::once(Panel::new("lesson", Part::Course, strip(say, place))).chain(kept).collect()
}

/// The puzzle, the way back to the list, and from the start.
fn strip(say: Say<'_>, place: &PuzzlePlace) -> Markup {
    html! {
        div.lesson.puzzle {
            a.button href="/puzzles" { (say.it("puzzles-title")) }
            b { (place.puzzle.title(say)) }
            (stars(say, place.puzzle.level))
            form method="post" action={ (place.puzzle.address()) "/move" } {
                input type="hidden" name="seq" value=(place.seq);
                button name="move" value="over" { (say.it("learn-over")) }
            }
            a.button href={ (place.puzzle.address()) "/solution" } rel="nofollow" { (say.it("puzzle-solution")) }
        }
    }
}

/// A way to play the turn, and what it brings.
#[derive(Clone, Debug)]
pub struct SolutionLine {
    /// Its decisions, as sentences and in notation.
    pub steps: Vec<(String, String)>,
    /// What it brings.
    pub value: i32,
}

/// The solution of a puzzle.
#[derive(Clone, Debug)]
pub struct SolutionPage {
    /// The puzzle.
    pub puzzle: PuzzleLine,
    /// The best turn.
    pub best: SolutionLine,
    /// The best one that is another solution.
    pub second: SolutionLine,
    /// How many decisions were looked at to prove it.
    pub decisions: u32,
    /// What weaker players reach.
    pub reached: Vec<(String, i32)>,
    /// The address of the next puzzle, if there is one.
    pub next: Option<String>,
}

/// The solution, explained by comparing outcomes.
pub fn solution_page(say: Say<'_>, around: &Shell, page: &SolutionPage) -> Markup {
    let goal = page.puzzle.goal;
    let margin = [("margin", value(say, goal, page.best.value - page.second.value).into())];
    let proof = [("decisions", page.decisions.into())];
    let content = html! {
        h1 { (say.any(&format!("{}-title", page.puzzle.game))) ": " (page.puzzle.title(say)) }
        p.lead { (page.puzzle.question(say)) " " (stars(say, page.puzzle.level)) }
        div.courses.outcomes {
            (outcome(say, goal, "puzzle-best", &page.best))
            (outcome(say, goal, "puzzle-second", &page.second))
        }
        p { (say.with("puzzle-margin", &margin)) " " (say.with("puzzle-proof", &proof)) }
        section.course.reached {
            h2 { (say.it("puzzle-reached")) }
            table {
                @for (by, reached) in &page.reached {
                    tr { th scope="row" { (say.any(&format!("puzzle-by-{by}"))) } td { (value(say, goal, *reached)) } }
                }
            }
        }
        p.ways-on {
            a.button.primary href=(page.puzzle.address()) { (say.it("puzzle-play")) }
            @if let Some(next) = &page.next { " " a.button href=(next) { (say.it("puzzle-next")) } }
            " " a.button href="/puzzles" { (say.it("puzzles-all")) }
        }
    };
    shell(say, around, &page.puzzle.title(say), &content)
}

fn outcome(say: Say<'_>, goal: &str, heading: &str, line: &SolutionLine) -> Markup {
    html! {
        section.course {
            h2 { (say.it(heading)) ": " (value(say, goal, line.value)) }
            ol { @for (sentence, notation) in &line.steps { li { (crate::say::capital(sentence)) " " code { (notation) } } } }
        }
    }
}

/// What a turn brings, as the goal counts it.
pub fn value(say: Say<'_>, goal: &str, value: i32) -> String {
    say.words().say(&format!("puzzle-value-{goal}"), &[("value", value.into())])
}
