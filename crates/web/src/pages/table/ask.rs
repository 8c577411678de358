//! The question: one line at one place, with Confirm, Undo, Hint and all choices beside it.

use maud::{Markup, html};

use super::{ChoiceLine, Notice, SeatLine, TablePage, hidden, mark, marks, stage};
use crate::Say;
use crate::chart::chart;
use crate::say::{Text, capital};
use crate::titles;

/// A question longer than this is set smaller, in letters.
const LONG: usize = 34;

/// And one longer than this smaller still.
const LONGER: usize = 48;

/// The question with all that can be done about it.
pub(super) fn ask(say: Say<'_>, table: &TablePage) -> Markup {
    let question = match table.state {
        _ if confirmed(table).is_some() => confirmed(table).map(ChoiceLine::spoken).unwrap_or_default(),
        "your-turn" => table.question.clone(),
        "over" => table.winners.clone().unwrap_or_else(|| say.it("over")),
        "open" => say.it("waiting-for-people"),
        "end-turn" => say.it("end-turn-question"),
        "bot" => say.with("bot-thinks", &[("name", table.asked.clone().into())]),
        _ => say.with("waiting-for", &[("name", table.asked.clone().into())]),
    };
    let (question, source) = match confirmed(table) {
        None => apart(&question),
        Some(_) => (&*question, None),
    };
    let letters = question.chars().count();
    let under = match table.state {
        "your-turn" => match confirmed(table).and_then(|choice| choice.last_word) {
            Some(last_word) => say.it(&format!("final-{}", last_word.name())),
            None => [&*table.asked].into_iter().chain(source).collect::<Vec<_>>().join(" · "),
        },
        "waiting" => table.question.clone(),
        _ => String::new(),
    };
    html! {
        div.asked {
            @if let Some(seat) = whose(table) {
                @if let Some(mark) = mark(&table.panels, seat) { (mark) }
            }
            p.under data-quiet=(under) { (under) }
            h1.question.long[letters > LONG].longer[letters > LONGER] { (question) }
        }
        (ways(say, table))
        div.dock #dock { (stage(table).dock_with(|choice| face(table.title, choice))) }
        (notice(say, table))
        (super::beside::plea(say, table))
    }
}

/// Whose mark stands beside the question: that of the one who is asked, of the one whose turn is to be ended, and at the end of the
/// one who has most.
fn whose(table: &TablePage) -> Option<&str> {
    let at = match table.state {
        "over" => {
            let most = table.points.iter().map(|it| it.total).max()?;
            table.points.iter().position(|it| it.total == most)?
        }
        "end-turn" => {
            let whose = |seat: &SeatLine| match &table.undo_seat {
                Some(undo) => seat.seat == *undo,
                None => seat.mine,
            };
            table.seats.iter().position(whose)?
        }
        _ => table.seats.iter().position(|seat| seat.asked)?,
    };
    table.seats.get(at).map(|seat| &*seat.seat)
}

/// A question, and what it is asked for, which stands in brackets at its end: on the page it stands over it.
fn apart(question: &str) -> (&str, Option<&str>) {
    let brackets = [(" [", ']'), ("［", '］')];
    let found =
        brackets.into_iter().find_map(|(opens, shuts)| question.strip_suffix(shuts)?.rsplit_once(opens));
    found.map_or((question, None), |(question, source)| (question, Some(source)))
}

/// What is on a button beside the question: there is little room, so a price is drawn, where its game has signs for it.
fn face(title: &str, choice: &ChoiceLine) -> Markup {
    let paid = titles::paid(title, &choice.pays);
    html! {
        @if paid.0.is_empty() { (choice.label()) } @else {
            span.sentence { (Text(&capital(&choice.sentence))) }
            @if let Some(price) = &choice.price { " " span.sr { (price) } }
            span.paid aria-hidden="true" { (paid) }
        }
    }
}

/// What can be done: confirm, take back, ask for advice, see all choices.
fn ways(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        div.ways {
            @if let Some(choice) = confirmed(table) {
                form.confirm method="post" action=(format!("{}/move", table.address)) {
                    (hidden(table))
                    button.primary #confirm type="submit" name="move" value=(choice.notation) { (say.it("confirm")) }
                }
                a.button #rather-not href=(&table.address) { (say.it("rather-not")) }
            }
            @if table.state == "end-turn" {
                form.end-turn method="post" action=(format!("{}/end-turn", table.address)) {
                    @if let Some(seat) = &table.undo_seat { input type="hidden" name="seat" value=(seat); }
                    button.primary #confirm type="submit" { (say.it("end-turn")) }
                }
            }
            @if table.state == "over" { (afterwards(say, table)) } @else { (undo(say, table)) }
            @if table.state == "your-turn" && table.choices.len() > 1 && confirmed(table).is_none() {
                a.button.hint #hint href={ (table.address) "?hint=1" } rel="nofollow" { (say.it("hint")) }
            }
            (all_choices(say, table))
            @if table.state == "open" {
                details.fold.seating open { summary.button { (say.it("seats")) } div.folded { (super::rail::seats(say, table)) (super::beside::invite(say, table)) } }
            }
            @if table.state == "over" && !table.points.is_empty() {
                details.fold.final open { summary.button { (say.it("scores-short")) } div.folded { (chart(say, &table.points, &marks(table))) } }
            }
        }
    }
}

/// What can be done when a game is over: see it again, play it again.
fn afterwards(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        a.button.primary href=(format!("{}/replay/0", table.address)) { (say.it("replay")) }
        @if table.kept {
            form.to-review method="post" action=(format!("{}/review", table.address)) {
                button type="submit" { (say.it("review")) }
            }
        }
        @if table.seats.iter().any(|seat| seat.mine) {
            form.rematch method="post" action=(format!("{}/rematch", table.address)) {
                button type="submit" { (say.it("rematch")) }
            }
        }
    }
}

/// The choice that waits for its confirmation, if one does.
fn confirmed(table: &TablePage) -> Option<&ChoiceLine> {
    match &table.notice {
        Some(Notice::Sure(choice)) => Some(choice),
        _ => None,
    }
}

fn undo(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        @if table.undo > 0 {
            form.undo #undo method="post" action=(format!("{}/undo", table.address)) {
                input type="hidden" name="seq" value=(table.seq);
                @if let Some(seat) = &table.undo_seat { input type="hidden" name="seat" value=(seat); }
                button type="submit" name="moves" value="1" title=(say.it("undo")) { (say.it("undo-short")) }
            }
        } @else if let Some(reason) = &table.no_undo {
            button.undo type="button" disabled title=(reason) { (say.it("undo-short")) }
        }
    }
}

/// Every choice as a sentence, and what cannot be done and why: folded up, and all that is needed to play.
fn all_choices(say: Say<'_>, table: &TablePage) -> Markup {
    let resting = !table.resting.is_empty();
    let restart = say.with("restart-turn", &[("moves", table.undo.into())]);
    html! {
        @if table.choices.is_empty() && !resting {
            // A turn that is over can only be taken back.
            @if table.undo > 1 && table.state != "over" {
                button.restart form="undo" type="submit" name="moves" value=(table.undo) title=(restart) aria-label=(restart) { "↺" }
            }
        } @else if table.state != "over" {
            details.fold.all {
                summary.button { (say.with("choices", &[("count", table.choices.len().into())])) }
                div.folded {
                    form.choices #answer method="post" action=(format!("{}/move", table.address)) {
                        (hidden(table))
                        (stage(table).list(table.choices.iter()))
                    }
                    @if table.undo > 1 {
                        button form="undo" type="submit" name="moves" value=(table.undo) { (restart) }
                    }
                    @if resting {
                        details.resting {
                            summary { (say.with("resting", &[("count", table.resting.len().into())])) }
                            ul {
                                @for (line, at) in table.resting.iter().zip(0..) {
                                    li aria-disabled="true" {
                                        span.sentence { (Text(&capital(&line.sentence))) }
                                        p.reason id={ "rest-" (at) } { a href={ "/rule/" (line.rule) } { (Text(&capital(alone(&line.reason, &line.rule)))) " (" (line.rule) ")" } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A reason without the number of its rule, which stands beside it as a link.
fn alone<'a>(reason: &'a str, rule: &str) -> &'a str {
    let rest = reason.strip_prefix(rule).filter(|_| !rule.is_empty());
    rest.and_then(|rest| rest.strip_prefix([':', '：'])).map_or(reason, str::trim_start)
}

/// What came of what was just tried: it lies over the page, beside the question.
fn notice(say: Say<'_>, table: &TablePage) -> Markup {
    let asks = stage(table);
    html! {
        @match &table.notice {
            Some(Notice::Refused { sentence, rule }) => p.told.problem role="alert" {
                (alone(sentence, rule.as_deref().unwrap_or_default()))
                @if let Some(rule) = rule { " " a href=(format!("/rule/{rule}")) { (say.with("see-rule", &[("rule", rule.clone().into())])) } }
            },
            Some(Notice::Told(sentence)) => p.told.notice role="status" { (sentence) },
            // The question itself is about it.
            Some(Notice::Sure(_)) | None => {},
            Some(Notice::Hint(lines)) => div.told.notice role="status" {
                p { (say.it(if lines.is_empty() { "hint-none" } else { "hint-title" })) }
                ol.hints {
                    @for (nth, line) in lines.iter().enumerate() {
                        @let choice = &line.choice;
                        li {
                            @let (says, method, action) = asks.way(choice);
                            button.choice form="answer" name=(says) value=(choice.notation) formmethod=[method] formaction=[action] data-pays=[choice.pays()]
                                data-at=[(!choice.places.is_empty()).then(|| choice.places.join(" "))] data-sk=[(!line.sketches.is_empty()).then_some(nth)] {
                                (choice.label()) " " small { (line.worth) }
                            }
                            @for reason in &line.reasons { p.reason { (reason) } }
                        }
                    }
                }
            },
        }
    }
}
