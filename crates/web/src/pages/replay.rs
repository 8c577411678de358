//! A game that has ended, seen again move by move.

use maud::{Markup, html};

use crate::page::tab_title;
use crate::pages::table::{LogLine, SeatLine, sections, steps_on_the_way, strip, tabs};
use crate::stage::{Change, Panel};
use crate::titles::symbols;
use crate::{Say, Shell, shell};

/// A moment of a game.
#[derive(Clone, Debug)]
pub struct ReplayPage {
    /// The table's address.
    pub address: String,
    /// Which game, by name.
    pub title: &'static str,
    /// After how many moves.
    pub at: usize,
    /// How many there are.
    pub moves: usize,
    /// The seats, in order.
    pub seats: Vec<SeatLine>,
    /// The position.
    pub panels: Vec<Panel>,
    /// What the last of these moves brought about.
    pub lines: Vec<LogLine>,
}

/// One moment of a game that has ended, with the way to every other.
pub fn replay_page(say: Say<'_>, around: &Shell, replay: &ReplayPage) -> Markup {
    shell(say, around, &heading(say, replay), &html! { (symbols(replay.title)) (regions(say, replay)) })
}

/// What the script plays on the way to a moment, and the moment itself.
pub fn replay_frame(say: Say<'_>, steps: &[Change], replay: &ReplayPage) -> Markup {
    html! { (steps_on_the_way(steps)) (regions(say, replay)) }
}

fn heading(say: Say<'_>, replay: &ReplayPage) -> String {
    say.with("replay-title", &[("at", replay.at.into()), ("moves", replay.moves.into())])
}

fn regions(say: Say<'_>, replay: &ReplayPage) -> Markup {
    let ReplayPage { address, at, moves, .. } = replay;
    let step = |to: usize, message: &str, rel: &str| {
        html! { a.button href=(format!("{address}/replay/{to}")) rel=(rel) { (say.it(message)) } }
    };
    html! {
        div.table #table data-seq=(at) data-game=(replay.title) data-replay={ (address) "/replay/" } data-moves=(moves)
            data-title=(tab_title(say, &heading(say, replay))) {
            (strip(say, &replay.seats, &replay.panels))
            section.ask #ask data-state="replay" {
                div.asked { p.under {} h1.question { (heading(say, replay)) } }
                nav.ways.replay aria-label=(say.it("replay")) {
                    @if *at > 0 { (step(0, "replay-first", "first")) (step(at - 1, "replay-previous", "prev")) }
                    @if at < moves { (step(at + 1, "replay-next", "next")) (step(*moves, "replay-last", "last")) }
                    a.button href=(address) { (say.it("back-to-table")) }
                }
            }
            // Beside what is swapped: a slider that is replaced drops out of the hand that drags it.
            div.player {
                div.player-bar hidden {
                    button type="button" data-play=(say.it("replay-play")) data-pause=(say.it("replay-pause")) { (say.it("replay-play")) }
                    label { span.sr { (say.it("replay-speed")) } " "
                        select { @for (value, name) in [("2", "½×"), ("1", "1×"), ("0.5", "2×"), ("0.25", "4×"), ("0.125", "8×")] { option value=(value) selected[value == "1"] { (name) } } }
                    }
                }
                form.scrub method="get" action={ (address) "/replay" } {
                    input type="range" name="at" min="0" max=(moves) value=(at) aria-label=(say.it("replay-move"));
                    button type="submit" { (say.it("replay-go")) }
                }
            }
            (tabs(say, &replay.panels, true))
            (sections(say, &replay.panels))
            aside.part #rail aria-label=(say.it("part-rail")) data-scroll {
                section.story { h2 { (say.it("log")) } ol.log { @for line in &replay.lines { li.reason[line.reason] { (line.text) } } } }
            }
        }
    }
}
