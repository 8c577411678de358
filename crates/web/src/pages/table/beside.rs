//! What lies beside the game: talk, who is here, notes, standing orders, a plea to take back, and links to pass on.

use maud::{Markup, html};

use super::TablePage;
use crate::Say;

/// What lies beside a game, as one viewer sees it.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// What the table is asked.
    pub plea: Option<PleaLine>,
    /// How many moves it would take to go back to before the viewer's last turn, if the table can be asked for it.
    pub ask_back: Option<usize>,
    /// How many standing orders the viewer has, if they can have any.
    pub orders: Option<usize>,
    /// Whether the game counts for no rating.
    pub unrated: bool,
    /// Whether the viewer may invite people by name.
    pub invites: bool,
    /// Talk, for whole pages: it is not drawn anew with every move.
    pub talk: Option<Talk>,
}

/// Somebody asks the table to take back.
#[derive(Clone, Debug)]
pub struct PleaLine {
    /// Who asks for what.
    pub sentence: String,
    /// How many entries the log had then.
    pub seq: u64,
    /// Whether the viewer is asked.
    pub asked: bool,
    /// Whether it is the viewer's own.
    pub mine: bool,
}

/// Talk at a table.
#[derive(Clone, Debug)]
pub struct Talk {
    /// Whether it is folded out.
    pub open: bool,
    /// Who is here, by name.
    pub here: Vec<String>,
    /// How many others watch.
    pub others: u32,
    /// What was said.
    pub lines: Vec<TalkLine>,
    /// Whom the viewer talks to: `players` or `watchers`.
    pub room: &'static str,
    /// Why nobody may talk, if nobody may: the name of a message.
    pub closed: Option<&'static str>,
    /// Whether the viewer may switch talk off and on.
    pub host: bool,
    /// The longest line, in letters.
    pub longest: u32,
    /// What the viewer wrote down, if they are known.
    pub note: Option<String>,
}

/// A line that somebody said.
#[derive(Clone, Debug)]
pub struct TalkLine {
    /// Its number.
    pub number: u64,
    /// Who hears it: `players` or `watchers`.
    pub room: &'static str,
    /// Who said it.
    pub who: String,
    /// What.
    pub text: String,
    /// Whether it is the viewer's own.
    pub mine: bool,
    /// Whether the viewer does not want to read it.
    pub muted: bool,
}

/// What the stream tells of who is here.
pub fn here_frame(say: Say<'_>, here: &[String], others: u32) -> Markup {
    let mut names: Vec<String> = here.to_vec();
    if others > 0 {
        names.push(say.with("talk-others", &[("count", others.into())]));
    }
    html! { @if names.is_empty() { (say.it("talk-nobody")) } @else { (say.it("talk-here")) " " (names.join(&say.any("list-separator"))) } }
}

/// What the stream tells of what was said.
pub fn talk_frame(say: Say<'_>, address: &str, lines: &[TalkLine]) -> Markup {
    html! { @for line in lines { (spoken(say, address, line)) } }
}

fn spoken(say: Say<'_>, address: &str, line: &TalkLine) -> Markup {
    html! {
        li data-number=(line.number) data-room=(line.room) {
            span { b { (line.who) } " " @if line.muted { em { (say.it("talk-muted")) } } @else { (line.text) } }
            @if !line.mine {
                form.do method="post" action=(format!("{address}/mute")) {
                    input type="hidden" name="line" value=(line.number);
                    @if line.muted {
                        button type="submit" name="muted" value="no" title=(say.it("talk-unmute")) aria-label=(say.it("talk-unmute")) { "+" }
                    } @else {
                        button type="submit" name="muted" value="yes" title=(say.it("talk-mute")) aria-label=(say.it("talk-mute")) { "×" }
                        button type="submit" formaction=(format!("{address}/report")) title=(say.it("talk-report")) aria-label=(say.it("talk-report")) { "!" }
                    }
                }
            }
        }
    }
}

/// Talk: folds out over the page and moves nothing.
pub(super) fn talk(say: Say<'_>, address: &str, talk: &Talk) -> Markup {
    html! {
        details.talk #talk open[talk.open] {
            summary { span.called { (say.it("talk")) " · " } span #here { (here_frame(say, &talk.here, talk.others)) } }
            div.talk-sheet {
                p.quiet { (say.it(&format!("talk-room-{}", talk.room))) }
                ol.lines #lines aria-live="polite" aria-label=(say.it("talk")) { (talk_frame(say, address, &talk.lines)) }
                @if let Some(closed) = talk.closed { p.quiet { (say.it(closed)) } } @else {
                    form.row #say method="post" action=(format!("{address}/say")) {
                        input #say-text name="text" required maxlength=(talk.longest) autocomplete="off" aria-label=(say.it("talk-line"));
                        button type="submit" { (say.it("talk-say")) }
                    }
                }
                @if let Some(note) = &talk.note {
                    form #note method="post" action=(format!("{address}/note")) {
                        label for="note-text" { (say.it("talk-note")) }
                        textarea #note-text name="text" rows="3" maxlength="4000" { (note) }
                        button type="submit" { (say.it("save")) }
                    }
                }
                @if talk.host {
                    form method="post" action=(format!("{address}/hush")) {
                        @let hushed = talk.closed == Some("talk-hushed");
                        button type="submit" name="hushed" value=(if hushed { "no" } else { "yes" }) { (say.it(if hushed { "talk-open" } else { "talk-close" })) }
                    }
                }
            }
        }
    }
}

/// What the table is asked: it lies over the page, beside the question.
pub(super) fn plea(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        @if let Some(plea) = &table.beside.plea {
            div.told.notice.plea role="status" {
                p { (plea.sentence) }
                @if plea.asked || plea.mine {
                    form method="post" action=(format!("{}/plea/answer", table.address)) {
                        input type="hidden" name="seq" value=(plea.seq);
                        @if plea.asked {
                            button.primary type="submit" name="agree" value="yes" { (say.it("plea-agree")) }
                            button type="submit" name="agree" value="no" { (say.it("plea-refuse")) }
                        } @else {
                            button type="submit" name="agree" value="no" { (say.it("plea-withdraw")) }
                        }
                    }
                }
            }
        }
    }
}

/// Standing orders, and the way to ask the table.
pub(super) fn tools(say: Say<'_>, table: &TablePage) -> Markup {
    let beside = &table.beside;
    html! {
        @if beside.orders.is_some() || beside.ask_back.is_some() || beside.unrated {
            section.beside-game {
                @if beside.unrated { p.quiet { (say.it("plea-unrated")) } }
                @if let Some(count) = beside.orders {
                    p { a href=(format!("{}/orders", table.address)) { (say.with("orders-link", &[("count", count.into())])) } }
                }
                @if let Some(moves) = beside.ask_back {
                    form.plead method="post" action=(format!("{}/plea", table.address)) {
                        input type="hidden" name="seq" value=(table.seq);
                        button type="submit" name="moves" value=(moves) title=(say.it("plea-why")) { (say.it("plea-ask")) }
                    }
                }
            }
        }
    }
}

/// Inviting by name, for the host while a seat is free.
pub(super) fn invite(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        @if table.beside.invites {
            form.row method="post" action=(format!("{}/invite", table.address)) {
                input #invite name="name" required maxlength="40" autocomplete="off" placeholder=(say.it("invite-name")) aria-label=(say.it("invite-name"));
                button type="submit" { (say.it("invite")) }
            }
        }
    }
}

/// A link to pass on: to the clipboard, or as a picture that a telephone reads.
pub(super) fn pass_on(say: Say<'_>, address: &str, seat: &str, link: &str) -> Markup {
    html! {
        div.row {
            button type="button" data-copy=(link) data-done=(say.it("copied")) { (say.it("copy-link")) }
            details.qr {
                summary { (say.it("qr-code")) }
                img src=(format!("{address}/qr/{seat}")) alt=(say.it("qr-code")) width="176" height="176" loading="lazy";
            }
        }
    }
}
