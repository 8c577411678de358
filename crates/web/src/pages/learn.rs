//! Learning by playing: the list of chapters, and what the page of a table shows more in a lesson.

use maud::{Markup, PreEscaped, html};

use crate::stage::{Panel, Part};
use crate::{Say, Shell, shell};

/// A chapter in the list.
#[derive(Clone, Debug)]
pub struct ChapterLine {
    /// Which game, by name.
    pub game: &'static str,
    /// Its number.
    pub number: usize,
    /// How long it takes, in minutes.
    pub minutes: u8,
    /// Whether it is part of the short way.
    pub short: bool,
    /// How far the reader is: `new`, `begun`, `finished`.
    pub state: &'static str,
}

impl ChapterLine {
    /// Its address.
    pub fn address(&self) -> String {
        format!("/learn/{}/{}", self.game, self.number)
    }

    fn title(&self, say: Say<'_>) -> String {
        say.any(&format!("learn-{}-{}-title", self.game, self.number))
    }
}

/// The chapter to go on with on the short way: the first that is not finished, or the first.
pub(crate) fn short_way<'c>(chapters: &'c [ChapterLine], game: &str) -> Option<&'c ChapterLine> {
    let mut short = chapters.iter().filter(|it| it.game == game && it.short);
    short.clone().find(|it| it.state != "finished").or(short.next())
}

/// The list of chapters.
pub fn learn_page(say: Say<'_>, around: &Shell, chapters: &[ChapterLine]) -> Markup {
    let games: Vec<&str> = titles::each!(T => <T as kernel::Game>::NAME).into();
    let content = html! {
        h1 { (say.it("learn-title")) }
        p.lead { (say.it("learn-lead")) }
        div.courses {
            @for game in games {
                section.course data-game=(game) {
                    h2 { (say.any(&format!("{game}-title"))) }
                    @if let Some(first) = short_way(chapters, game) {
                        p { a.button.primary href=(first.address()) { (say.it("learn-short")) } }
                    }
                    ol {
                        @for chapter in chapters.iter().filter(|it| it.game == game) {
                            li data-state=(chapter.state) {
                                a href=(chapter.address()) { (chapter.title(say)) }
                                " " small { (say.with("learn-minutes", &[("minutes", chapter.minutes.into())])) }
                                @if chapter.state != "new" { " " span.state { (say.it(&format!("learn-state-{}", chapter.state))) } }
                                @if chapter.short { " " small.short { (say.it("learn-on-short-way")) } }
                            }
                        }
                    }
                    div.afterwards {
                        form method="post" action="/tables" {
                            input type="hidden" name="game" value=(game);
                            button type="submit" name="quick" value="first" { (say.it("coach-first")) }
                        }
                        a href=(format!("/guide/{game}")) { (say.it("read-rules")) }
                        a href="/puzzles" { (say.it("puzzles-title")) }
                    }
                }
            }
        }
    };
    shell(say, around, &say.it("learn-title"), &content)
}

/// Where a lesson is: what its page shows besides a table's.
#[derive(Clone, Debug)]
pub struct LessonPlace {
    /// The chapter.
    pub chapter: ChapterLine,
    /// Which step, from 1.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// Whether the chapter is at its end.
    pub ended: bool,
    /// How many answers were given.
    pub seq: u64,
}

/// The panels of a lesson: those of the parts that are shown (all if none is named), the places that are lit, and where
/// the lesson is.
pub fn lesson_panels(
    say: Say<'_>,
    place: &LessonPlace,
    panels: Vec<Panel>,
    show: &[String],
    lit: &[String],
) -> Vec<Panel> {
    let shown = |panel: &Panel| match panel.part {
        _ if show.is_empty() => true,
        Part::Course => false,
        Part::Mark => true,
        Part::Figures => show.iter().any(|it| it == Part::Purse.id()),
        part => show.iter().any(|it| it == part.id()),
    };
    let lighted = |panel: Panel| {
        let body = lit.iter().fold(panel.body.0.clone(), |body, name| {
            let place = format!("data-place=\"{name}\"");
            body.replace(&place, &format!("{place} data-lit"))
        });
        Panel::new(panel.name, panel.part, PreEscaped(body))
    };
    let strip = Panel::new("lesson", Part::Course, strip(say, place));
    std::iter::once(strip).chain(panels.into_iter().filter(shown).map(lighted)).collect()
}

/// The chapter and the step, the way on and the way out.
fn strip(say: Say<'_>, place: &LessonPlace) -> Markup {
    let action = place.chapter.address();
    let step = [("step", place.step.into()), ("steps", place.steps.into())];
    html! {
        div.lesson.chapter {
            a.button href="/learn" { (say.it("learn-chapters")) }
            b { (place.chapter.title(say)) }
            small { (say.with("learn-step", &step)) }
            form method="post" action={ (action) "/move" } {
                input type="hidden" name="seq" value=(place.seq);
                @if place.ended { button name="move" value="over" { (say.it("learn-over")) } }
                @else { button name="move" value="skip" { (say.it("learn-skip")) } }
            }
        }
    }
}
