//! Beside the board: what the others did since one's last turn, the end of the log, the seats, and the way to the rest.

use maud::{Markup, html};

use super::time::pace;
use super::{LogLine, TablePage, mark, marks};
use crate::chart::scores;
use crate::pages::deal::about;
use crate::say::Text;
use crate::{Say, Shell, shell};

/// How many lines of the log are in view.
const TAIL: usize = 5;

/// How many lines tell what an opponent did.
const TOLD: usize = 2;

pub(super) fn rail(say: Say<'_>, table: &TablePage) -> Markup {
    html! { (last_turn(say, table)) (log(say, table)) @if table.state != "open" { (seats(say, table)) } @if let Some(it) = &table.pace { (pace(say, &table.address, it)) } (points(say, table)) @if table.kept { (super::beside::tools(say, table)) (tools(say, table)) } }
}

/// What the others did between the viewer's turn before and this one: it stays until this one is over.
fn others_since(table: &TablePage) -> &[LogLine] {
    let mine = |seat: &str| table.seats.iter().any(|it| it.mine && it.seat == seat);
    if !table.seats.iter().any(|it| it.mine) {
        return &[];
    }
    // The lines of the turn under way, and before them those of the others.
    let end = table.log.iter().rposition(|line| !mine(&line.seat)).map_or(0, |at| at + 1);
    let from = table.log[..end].iter().rposition(|line| mine(&line.seat)).map_or(0, |at| at + 1);
    &table.log[from..end]
}

fn last_turn(say: Say<'_>, table: &TablePage) -> Markup {
    let lines = others_since(table);
    let mut seats: Vec<&str> = Vec::new();
    for line in lines {
        if !seats.contains(&&*line.seat) {
            seats.push(&line.seat);
        }
    }
    html! {
        @if !seats.is_empty() {
            section.last-turn {
                h2 { (say.it("last-turn")) }
                @for seat in seats {
                    @let did = deeds(lines, seat);
                    div.did data-seat=(seat) {
                        @match mark(&table.panels, seat) { Some(mark) => (mark), None => span.mark { (seat) } }
                        ul { @for line in did.iter().take(TOLD) { li { (Text(&line.text)) } } }
                        @if did.len() > TOLD {
                            details { summary { (say.with("more-lines", &[("count", (did.len() - TOLD).into())])) } ul { @for line in &did[TOLD..] { li { (Text(&line.text)) } } } }
                        }
                    }
                }
            }
        }
    }
}

/// What came of a seat's turn: first what it did, then what that meant for the others.
fn deeds<'l>(lines: &'l [LogLine], seat: &str) -> Vec<&'l LogLine> {
    let mut deeds: Vec<&LogLine> = lines.iter().filter(|line| line.seat == seat && !line.reason).collect();
    deeds.sort_by_key(|line| line.about.as_deref().is_some_and(|about| about != seat));
    deeds
}

/// The end of the log; all of it, and why the Automa did what it did, a click away.
fn log(say: Say<'_>, table: &TablePage) -> Markup {
    let told: Vec<&LogLine> = table.log.iter().filter(|line| !line.reason).collect();
    let tail = &told[told.len().saturating_sub(TAIL)..];
    html! {
        section.story {
            h2 { (say.it("log")) }
            ol.log.tail { @for line in tail { li data-seat=[&line.about] { @if let Some(mark) = line.about.as_deref().and_then(|seat| mark(&table.panels, seat)) { (mark) } span { (Text(&line.text)) } } } }
            @if table.log.len() > tail.len() {
                details.reasons {
                    summary { (say.it("log-more")) }
                    ol.log { @for line in &table.log { li.reason[line.reason] data-seat=[&line.about] { (Text(&line.text)) } } }
                }
            }
            @if table.kept { p { a href=(format!("{}/log", table.address)) { (say.it("whole-log")) } } }
        }
    }
}

/// Who sits where, and how to sit down. While somebody is missing it is the first thing to see, at the question.
pub(super) fn seats(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        section.seats {
            h2 { (say.it("seats")) }
            ul {
                @for seat in &table.seats {
                    li.mine[seat.mine].asked[seat.asked] {
                        span.mark { (seat.seat) } " "
                        @if let Some(name) = &seat.name { strong { (name) } " " }
                        (seat.who)
                        @if seat.mine && seat.who != say.it("you") { " " small { (say.it("that-is-you")) } }
                        @if seat.free {
                            form method="post" action=(format!("{}/sit", table.address)) {
                                button type="submit" name="seat" value=(seat.seat) { (say.it("sit-here")) }
                            }
                        }
                        @if let Some(link) = &seat.link {
                            label.link { (say.it("send-link")) input readonly value=(link); }
                            (super::beside::pass_on(say, &table.address, &seat.seat, link))
                        }
                        @if seat.renewable {
                            form method="post" action=(format!("{}/link", table.address)) {
                                button type="submit" name="seat" value=(seat.seat) { (say.it("renew-link")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where everybody's points came from, while the game is under way.
fn points(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        @if table.state != "over" && table.state != "open" && !table.points.is_empty() {
            details.points { summary { (say.it("points-so-far")) } (scores(say, &table.points, &marks(table))) }
        }
    }
}

fn tools(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        section.tools {
            p.quiet { (say.it("watch-link")) " " a href=(&table.address) { (say.it("this-table")) } }
            @if table.rated { p.quiet { (say.it("rated-table")) } }
            @if let Some(deal) = &table.deal { (about(say, &table.address, deal)) }
            @if table.calls { p { a href=(format!("{}/calls", table.address)) { (say.it("calls")) } } }
            @if table.state == "over" {
                p { a href=(format!("{}/replay/0", table.address)) { (say.it("replay")) } }
                p { a href=(format!("{}/record", table.address)) { (say.it("download")) } }
            }
        }
    }
}

/// The whole log of a game.
pub fn log_page(say: Say<'_>, around: &Shell, id: &str, lines: &[LogLine]) -> Markup {
    let content = html! {
        h1 { (say.it("log")) }
        p { a href=(format!("/t/{id}")) { (say.it("back-to-table")) } }
        ol.log { @for line in lines { li.reason[line.reason] value=(line.number) { (line.text) } } }
    };
    shell(say, around, &say.it("log"), &content)
}
