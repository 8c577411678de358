//! Where one chooses a game, or goes on with one: from the snow to the sea floor.

use maud::{Markup, html};

use crate::assets::address;
use crate::pages::learn::{ChapterLine, short_way};
use crate::pages::puzzles::{PuzzleLine, today};
use crate::pages::table::time_text;
use crate::{Say, Shell, shell};

/// How many of my games float on the waterline.
const AFLOAT: usize = 3;
/// How many lines a panel on the sea floor has.
const ON_THE_FLOOR: usize = 3;

/// What the first page shows.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The games there are, by name.
    pub titles: Vec<&'static str>,
    /// My games, my turn first.
    pub mine: Vec<GameLine>,
    /// Tables to which I am invited by name.
    pub invited: Vec<GameLine>,
    /// Games under way that anyone may watch.
    pub running: Vec<GameLine>,
    /// Tables with a seat for anyone.
    pub open: Vec<GameLine>,
    /// Games that ended lately.
    pub ended: Vec<GameLine>,
    /// The chapters of the lessons, with how far the reader is.
    pub chapters: Vec<ChapterLine>,
    /// The puzzle of the day.
    pub puzzle: Option<PuzzleLine>,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub struct GameLine {
    /// Its name.
    pub id: String,
    /// Which game, by name.
    pub title: String,
    /// Who sits there.
    pub seats: Vec<String>,
    /// How it stands: `your-turn`, `waiting`, `open`, `over`.
    pub state: &'static str,
    /// Who is asked, if it is somebody else.
    pub thinks: Option<String>,
    /// How many decisions were made.
    pub moves: u64,
    /// How much time whose turn it is has left, in milliseconds, if time counts.
    pub left: Option<i64>,
}

/// The first page.
pub fn home_page(say: Say<'_>, around: &Shell, home: &Home) -> Markup {
    let content = html! {
        div.home {
            div.sight {
                (hero(around, "hero"))
                div.head { h1 { (say.it("home-title")) } p { (say.it("home-lead")) } }
                @if !home.mine.is_empty() || !home.invited.is_empty() {
                    nav.turns #invited aria-label=(say.it("my-games")) {
                        @for game in home.invited.iter().take(AFLOAT) { (invitation(say, around, game)) }
                        @for game in home.mine.iter().take(AFLOAT) { (float(say, around, game)) }
                        @if home.mine.len() > AFLOAT {
                            a.float href="#my-games" { span { b { (home.mine.len() - AFLOAT) } small { (say.it("my-games")) } } }
                        }
                    }
                }
                @for title in &home.titles { (world(say, home, title)) }
                (floor(say, around, home))
            }
            div.deep {
                @if home.mine.len() > AFLOAT { (lines(say, "my-games", &home.mine)) }
                @if home.ended.len() > ON_THE_FLOOR { (lines(say, "ended-games", &home.ended)) }
                @if home.open.len() > ON_THE_FLOOR { (lines(say, "open-tables", &home.open)) }
                details {
                    summary { (say.it("upload")) }
                    form method="post" action="/records" {
                        label for="record" { (say.it("upload-what")) }
                        textarea #record name="record" rows="6" required spellcheck="false" {}
                        button type="submit" { (say.it("upload-do")) }
                    }
                }
            }
        }
    };
    shell(say, around, &say.it("home-title"), &content)
}

/// The picture, by the light that the reader has chosen or prefers.
fn hero(around: &Shell, class: &str) -> Markup {
    html! {
        picture {
            // Whoever has chosen a light sees the picture by it, whatever the browser prefers.
            @if around.light().is_none() { source media="(prefers-color-scheme: dark)" srcset=(address("hero-night.svg")); }
            img class=(class) src=(address(if around.light() == Some("night") { "hero-night.svg" } else { "hero-day.svg" })) alt="" width="1440" height="900";
        }
    }
}

/// A cut of the picture: the dam, or the great dome.
fn cut(around: &Shell, game: &str) -> Markup {
    html! { span.cut data-game=(game) aria-hidden="true" { (hero(around, "")) } }
}

/// How a game stands: whose turn it is, if that is known.
fn standing(say: Say<'_>, game: &GameLine) -> String {
    match &game.thinks {
        Some(name) => say.with("state-thinks", &[("name", name.clone().into())]),
        None => say.it(&format!("state-{}", game.state)),
    }
}

/// One of my games on the waterline; the ones that wait for me are ringed.
fn float(say: Say<'_>, around: &Shell, game: &GameLine) -> Markup {
    html! {
        a.float.hot[game.state == "your-turn"] data-game=(game.title) data-state=(game.state) href=(format!("/t/{}", game.id)) {
            (cut(around, &game.title))
            span {
                b { (standing(say, game)) @if let Some(left) = game.left { " · " time { (time_text(say, left)) } } }
                small { (say.any(&format!("{}-title", game.title))) " · " (game.seats.join(&say.any("list-separator"))) }
            }
        }
    }
}

/// A table where I am expected: one click, and I sit there.
fn invitation(say: Say<'_>, around: &Shell, game: &GameLine) -> Markup {
    html! {
        form method="post" action=(format!("/t/{}/accept", game.id)) {
            button.float.hot type="submit" {
                (cut(around, &game.title))
                span {
                    b { (say.it("invited")) " · " (say.it("sit-here")) }
                    small { (say.any(&format!("{}-title", game.title))) " · " (game.seats.join(&say.any("list-separator"))) }
                }
            }
        }
    }
}

/// A game: play it, or learn it.
fn world(say: Say<'_>, home: &Home, title: &str) -> Markup {
    html! {
        section.world data-game=(title) {
            p.kicker { (say.it(&format!("kicker-{title}"))) }
            h2 { (say.any(&format!("{title}-title"))) }
            p { (say.it(&format!("about-{title}"))) }
            div.ways-in {
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(title);
                    input type="hidden" name="quick" value="yes";
                    button.play type="submit" title=(say.it(&format!("quick-{title}"))) { (say.it("play-computer")) }
                }
                @if let Some(chapter) = short_way(&home.chapters, title) {
                    a.button href=(chapter.address()) { (say.it("learn-short")) }
                }
                a.button href=(format!("/new/{title}")) { (say.it("set-up")) }
            }
        }
    }
}

/// What lies on the sea floor: learn, a puzzle, watch, sit down.
fn floor(say: Say<'_>, around: &Shell, home: &Home) -> Markup {
    html! {
        div.floor {
            section {
                h3 { (say.it("learn-title")) }
                p.lead { (say.it("learn-lead")) }
                ul.first-games {
                    @for title in &home.titles {
                        @let name = say.any(&format!("{title}-title"));
                        li {
                            strong { (name) }
                            a.rules href=(format!("/guide/{title}")) aria-label=(format!("{}: {name}", say.it("read-rules"))) { (say.it("read-rules")) }
                            span.dot aria-hidden="true" { " · " }
                            form.first method="post" action="/tables" {
                                input type="hidden" name="game" value=(title);
                                button type="submit" name="quick" value="first" aria-label=(format!("{}: {name}", say.it("coach-first"))) { (say.it("coach-first")) }
                            }
                        }
                    }
                }
                a.button href="/learn" { (say.it("learn-chapters")) }
            }
            @if let Some(puzzle) = &home.puzzle {
                section.today {
                    h3 { (say.it("puzzle-of-the-day")) }
                    (cut(around, puzzle.game))
                    (today(say, puzzle)) " " a href="/puzzles" { (say.it("puzzles-all")) }
                }
            }
            section.watch {
                h3 { (say.it("watch-title")) }
                @if home.running.is_empty() && home.ended.is_empty() { p { (say.it("watch-nothing")) } }
                ul {
                    @for game in home.running.iter().chain(&home.ended).take(ON_THE_FLOOR) {
                        (row(say, game, if game.state == "over" { "watch-back" } else { "lobby-watch" }))
                    }
                }
            }
            section.open {
                h3 { (say.it("open-tables")) }
                @if home.open.is_empty() { p { (say.it("nobody-waits")) } }
                ul { @for game in home.open.iter().take(ON_THE_FLOOR) { (row(say, game, "sit-here")) } }
                a.more href="/tables" { (say.it("all-tables")) }
            }
        }
    }
}

/// A game with what one can do there.
fn row(say: Say<'_>, game: &GameLine, way: &str) -> Markup {
    html! {
        li.way data-game=(game.title) data-state=(game.state) {
            span {
                strong { (say.any(&format!("{}-title", game.title))) }
                " · " (game.seats.join(&say.any("list-separator")))
                @if game.moves > 0 { " · " small { (say.with("moves-so-far", &[("moves", game.moves.into())])) } }
            }
            a.button href=(format!("/t/{}", game.id)) { (say.it(way)) }
        }
    }
}

fn lines(say: Say<'_>, heading: &str, games: &[GameLine]) -> Markup {
    html! {
        section.games id=(heading) {
            h2 { (say.it(heading)) }
            ul { @for game in games { (line(say, game)) } }
        }
    }
}

fn line(say: Say<'_>, game: &GameLine) -> Markup {
    html! {
        li data-game=(game.title) data-state=(game.state) {
            a href=(format!("/t/{}", game.id)) {
                strong { (say.any(&format!("{}-title", game.title))) }
                " " (game.seats.join(&say.any("list-separator")))
            }
            " " span.state { (standing(say, game)) }
            @if let Some(left) = game.left { " " time { (time_text(say, left)) } }
            " " small { (say.with("moves-so-far", &[("moves", game.moves.into())])) }
        }
    }
}
