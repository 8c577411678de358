//! A game that has ended, seen again move by move.

use maud::{Markup, html};

use crate::page::tab_title;
use crate::pages::review::mark_link;
use crate::pages::table::{LogLine, SeatLine, mark, sections, steps_on_the_way, strip, tabs};
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
    /// The seat from which it is seen; everybody, if none.
    pub from: Option<String>,
    /// After how many moves each turn begins, and at last how many there are.
    pub turns: Vec<usize>,
    /// After how many moves each round begins, and which.
    pub rounds: Vec<(usize, u8)>,
    /// The seats, in order.
    pub seats: Vec<SeatLine>,
    /// The position.
    pub panels: Vec<Panel>,
    /// What the last of these moves brought about, the latest last.
    pub lines: Vec<LogLine>,
    /// What a review calls the decisions: after how many moves each was asked. Nothing if there is no review.
    pub marks: Option<Vec<(usize, review::Mark)>>,
}

/// One moment of a game that has ended, with the way to every other.
pub fn replay_page(say: Say<'_>, around: &Shell, replay: &ReplayPage) -> Markup {
    let around = Shell { seats: Some(replay.seats.len()), ..around.clone() };
    shell(say, &around, &heading(say, replay), &html! { (symbols(replay.title)) (regions(say, replay)) })
}

/// What the script plays on the way to a moment, and the moment itself.
pub fn replay_frame(say: Say<'_>, steps: &[Change], replay: &ReplayPage) -> Markup {
    html! { (steps_on_the_way(steps)) (regions(say, replay)) }
}

impl ReplayPage {
    /// What a review calls the decision of a move, if it is worth a look.
    fn mark(&self, number: usize) -> Option<review::Mark> {
        let marks = self.marks.as_ref()?;
        let found = marks.iter().find(|(at, _)| at + 1 == number)?;
        Some(found.1).filter(|mark| mark.is_bad())
    }
}

/// Whether a line is the first of its move.
fn first_of(lines: &[LogLine], line: &LogLine) -> bool {
    lines.iter().find(|it| it.number == line.number).is_some_and(|first| std::ptr::eq(first, line))
}

fn heading(say: Say<'_>, replay: &ReplayPage) -> String {
    say.with("replay-title", &[("at", replay.at.into()), ("moves", replay.moves.into())])
}

fn regions(say: Say<'_>, replay: &ReplayPage) -> Markup {
    let ReplayPage { address, at, moves, .. } = replay;
    let seen_by =
        |seat: &Option<String>| seat.as_ref().map_or_else(String::new, |seat| format!("?seat={seat}"));
    let way = |to: usize| format!("{address}/replay/{to}{}", seen_by(&replay.from));
    let step = |to: Option<usize>, message: &str, sign: &str, rel: &str| {
        html! {
            @match to {
                Some(to) => a.button href=(way(to)) rel=(rel) title=(say.it(message)) aria-label=(say.it(message)) { (sign) },
                None => span.button aria-disabled="true" { (sign) },
            }
        }
    };
    let turn_before = replay.turns.iter().rev().find(|turn| *turn < at).copied();
    let turn_after = replay.turns.iter().find(|turn| *turn > at).copied();
    let (back, on) = (at.checked_sub(1), Some(at + 1).filter(|to| to <= moves));
    let now = replay.lines.last().map_or(0, |line| line.number);
    html! {
        div.table #table data-seq=(at) data-game=(replay.title) data-replay={ (address) "/replay/" } data-moves=(moves)
            data-title=(tab_title(say, &heading(say, replay))) {
            (strip(say, &replay.seats, &replay.panels))
            section.ask #ask data-state="replay" {
                div.asked { p.under {} h1.question { (heading(say, replay)) } }
                nav.ways.replay aria-label=(say.it("replay")) {
                    (step(back.map(|_| 0), "replay-first", "|‹", "first"))
                    (step(turn_before, "replay-turn-previous", "«", "turn-before"))
                    (step(back, "replay-previous", "‹", "prev"))
                    (step(on, "replay-next", "›", "next"))
                    (step(turn_after, "replay-turn-next", "»", "turn-after"))
                    (step(on.map(|_| *moves), "replay-last", "›|", "last"))
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
                    @if let Some(seat) = &replay.from { input type="hidden" name="seat" value=(seat); }
                    div.course-line {
                        input type="range" name="at" min="0" max=(moves) value=(at) aria-label=(say.it("replay-move"));
                        nav.round-marks aria-label=(say.it("replay-rounds")) {
                            @for (begins, round) in &replay.rounds {
                                a href=(way(*begins)) rel="round" style={ "left:" (begins * 100 / (*moves).max(1)) "%" }
                                    title=(say.with("replay-round", &[("round", (*round).into())])) { (round) }
                            }
                        }
                    }
                    button type="submit" { (say.it("replay-go")) }
                }
                nav.seen-by aria-label=(say.it("replay-from")) {
                    span { (say.it("replay-from")) }
                    @let seats = replay.seats.iter().map(|seat| Some(seat.seat.clone()));
                    @for seat in std::iter::once(None).chain(seats) {
                        a.button href={ (address) "/replay/" (at) (seen_by(&seat)) } aria-current=[(seat == replay.from).then_some("true")] {
                            (seat.clone().unwrap_or_else(|| say.it("replay-from-everybody")))
                        }
                    }
                }
            }
            (tabs(say, &replay.panels, true))
            (sections(say, &replay.panels))
            aside.part #rail aria-label=(say.it("part-rail")) data-scroll tabindex="0" {
                section.story {
                    div.again {
                        a.button href=(format!("{address}/try/{at}")) rel="nofollow" { (say.it("try")) }
                        @if replay.marks.is_some() {
                            a.button href=(format!("{address}/review")) { (say.it("review-short")) }
                        } @else {
                            form.to-review method="post" action=(format!("{address}/review")) { button type="submit" { (say.it("review-short")) } }
                        }
                    }
                    h2 { (say.it("log")) }
                    ol.log.tail {
                        @for line in replay.lines.iter().rev() {
                            li.reason[line.reason].now[line.number == now] data-seat=(line.seat) {
                                @if let Some(mark) = mark(&replay.panels, &line.seat) { (mark) }
                                span { (line.text)
                                    @if let Some(mark) = first_of(&replay.lines, line).then(|| replay.mark(line.number)).flatten() { " " (mark_link(say, address, line.number - 1, mark)) } }
                            }
                        }
                    }
                    p.quiet { (say.it("replay-keys")) }
                }
            }
        }
    }
}
