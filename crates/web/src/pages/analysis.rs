//! A board of analysis: what if?

use maud::{Markup, html};

use crate::pages::table::HintLine;
use crate::say::capital;
use crate::sketch::apart;
use crate::stage::{Panel, Part};
use crate::{Say, Shell, shell};

/// Where one is in an analysis.
#[derive(Clone, Debug)]
pub struct AnalysisPlace {
    /// Which game, by name.
    pub title: &'static str,
    /// After how many moves of a game it began; a position of a file has none.
    pub at: Option<usize>,
    /// The way back to where it began.
    pub back: Option<String>,
    /// How many moves were made since.
    pub moves: usize,
    /// Whether the game is over there.
    pub over: bool,
    /// Whether bots play the others.
    pub against_bots: bool,
    /// The address of the same line played the other way.
    pub other_way: String,
    /// The address of the board.
    pub address: String,
    /// A link that shows it to others.
    pub link: String,
}

/// An opinion about a move.
#[derive(Clone, Debug)]
pub struct OpinionLine {
    /// The board after the move.
    pub address: String,
    /// The move, and why.
    pub hint: HintLine,
}

/// The panels of a board of analysis: those of the table, where one is, and what the bot thinks.
pub fn analysis_panels(say: Say<'_>, place: &AnalysisPlace, panels: Vec<Panel>) -> Vec<Panel> {
    let kept = panels.into_iter().filter(|panel| panel.part != Part::Course);
    std::iter::once(Panel::new("analysis", Part::Course, strip(say, place))).chain(kept).collect()
}

fn strip(say: Say<'_>, place: &AnalysisPlace) -> Markup {
    let game = say.any(&format!("{}-title", place.title));
    let title = match place.at {
        Some(at) => say.with("try-title", &[("game", game.into()), ("at", at.into())]),
        None => say.with("try-position-title", &[("game", game.into())]),
    };
    html! {
        div.lesson.analysis title=(say.it("try-under")) {
            @if let Some(back) = &place.back { a.button href=(back) { (say.it("try-back")) } }
            b { (title) }
            button type="button" popovertarget="line-of" { (say.it("try-line")) }
            div.try-sheet popover #line-of {
                p { (say.it("try-under")) }
                @if !place.over {
                    form method="post" action={ (place.address) "/bot" } { button type="submit" { (say.it("try-bot-move")) } }
                    a.button href=(place.other_way) rel="nofollow" { (say.it(if place.against_bots { "try-alone" } else { "try-bots" })) }
                }
                a.button href=(place.link) { (say.it("try-share")) }
                input type="text" readonly value=(place.link) aria-label=(say.it("try-share"));
            }
            button type="button" popovertarget="opinion-of" { (say.it("try-opinion")) }
            div.try-sheet popover="manual" #opinion-of {
                div.opinion #opinion aria-live="polite" data-opinion={ (place.address) "/opinion" } {
                    a href={ (place.address) "?hint=1" } rel="nofollow" { (say.any("web-hint")) }
                }
            }
        }
    }
}

/// What the bot thinks, and after how much thought.
pub fn opinion_lines(say: Say<'_>, lines: &[OpinionLine], simulations: Option<u32>) -> Markup {
    html! {
        @if lines.is_empty() { p { (say.it("hint-none")) } }
        ol {
            @for (nth, line) in lines.iter().enumerate() {
                li data-at=(line.hint.choice.places.join(" ")) data-sk=(nth) {
                    a href=(line.address) rel="nofollow" { (capital(&line.hint.choice.sentence)) } " " small { (line.hint.worth) }
                    @for reason in &line.hint.reasons { p.line { (reason) } }
                }
            }
        }
        template { @for line in lines { (apart(&line.hint.sketches)) } }
        @if let Some(simulations) = simulations {
            p.quiet { (say.with("try-opinion-deeper", &[("simulations", simulations.into())])) }
        }
    }
}

/// The form for a position file.
pub fn analysis_page(say: Say<'_>, around: &Shell, games: &[&str]) -> Markup {
    let content = html! {
        h1 { (say.it("try-open")) }
        p.lead { (say.it("try-open-text")) }
        form method="post" action="/analysis" {
            div.field { label for="game" { (say.it("try-open-game")) }
                select #game name="game" { @for game in games { option value=(game) { (say.any(&format!("{game}-title"))) } } } }
            div.field { label for="position" { (say.it("try-open-file")) }
                textarea #position name="position" rows="14" required maxlength="262144" spellcheck="false" {} }
            button.primary type="submit" { (say.it("try-open")) }
        }
    };
    shell(say, around, &say.it("try-open"), &content)
}
