//! A table: the question with its choices, the position, the log.

use maud::{Markup, html};

use crate::chart::{Points, chart, scores};
use crate::say::capital;
use crate::stage::{Part, Sheet, Stage, Step};
use crate::{Say, Shell, shell};

/// What one viewer sees of a table.
#[derive(Clone, Debug)]
pub struct TablePage {
    /// The table's address.
    pub address: String,
    /// Which game, by name.
    pub title: &'static str,
    /// How many entries its log has.
    pub seq: u64,
    /// The seats, in order.
    pub seats: Vec<SeatLine>,
    /// What is going on: `your-turn`, `end-turn`, `waiting`, `bot`, `open`, `over`.
    pub state: &'static str,
    /// Who is asked, by name.
    pub asked: String,
    /// What is asked.
    pub question: String,
    /// The answers, if this viewer may give one.
    pub choices: Vec<ChoiceLine>,
    /// What cannot be answered now, and why.
    pub resting: Vec<RestingLine>,
    /// The seat that answers.
    pub seat: Option<String>,
    /// A key for the answer, so that it is not applied twice.
    pub key: String,
    /// How many of my moves can be taken back.
    pub undo: usize,
    /// The seat that made them.
    pub undo_seat: Option<String>,
    /// Why none can, if I moved last and none can.
    pub no_undo: Option<String>,
    /// Something to tell about what was just tried.
    pub notice: Option<Notice>,
    /// The position, drawn.
    pub sheets: Vec<Sheet>,
    /// What happened, the latest last.
    pub log: Vec<LogLine>,
    /// How many of the log's lines came since the viewer's last move.
    pub fresh: usize,
    /// The points and where they came from.
    pub points: Vec<Points>,
    /// Who has won, when the game is over.
    pub winners: Option<String>,
    /// How many moves stand.
    pub moves: usize,
}

/// A seat at the table.
#[derive(Clone, Debug)]
pub struct SeatLine {
    /// Its notation.
    pub seat: String,
    /// What the game calls it.
    pub name: Option<String>,
    /// Who sits there.
    pub who: String,
    /// Whether it is the viewer's.
    pub mine: bool,
    /// Whether it is asked.
    pub asked: bool,
    /// Whether anybody may sit down.
    pub free: bool,
    /// A link to send to a friend, shown to the host while it is unused.
    pub link: Option<String>,
}

/// An answer to the question.
#[derive(Clone, Debug)]
pub struct ChoiceLine {
    /// The move in notation.
    pub notation: String,
    /// What it does.
    pub sentence: String,
    /// What it costs at once, as a sentence says it.
    pub price: Option<String>,
    /// The same for the board: names of goods, and how many.
    pub pays: Vec<(&'static str, u16)>,
    /// The places of the board where it can be chosen.
    pub places: Vec<String>,
    /// Whether to ask twice.
    pub throws_away: bool,
}

impl ChoiceLine {
    /// The sentence with its price.
    pub(crate) fn spoken(&self) -> String {
        match &self.price {
            Some(price) => format!("{} ({price})", capital(&self.sentence)),
            None => capital(&self.sentence),
        }
    }

    /// What is on its button.
    pub(crate) fn label(&self) -> Markup {
        html! {
            span.sentence { (capital(&self.sentence)) }
            @if let Some(price) = &self.price { " " span.price { (price) } }
        }
    }

    /// What it pays, for the script: `credits:3 excavators:2`.
    pub(crate) fn pays(&self) -> Option<String> {
        let goods: Vec<String> = self.pays.iter().map(|(good, count)| format!("{good}:{count}")).collect();
        (!goods.is_empty()).then(|| goods.join(" "))
    }

    /// Where the page asks whether it is really meant.
    pub(crate) fn question_back(&self, address: &str) -> String {
        format!("{address}?sure={}", query(&self.notation))
    }
}

/// Something that cannot be done now.
#[derive(Clone, Debug)]
pub struct RestingLine {
    /// What it would do.
    pub sentence: String,
    /// The places of the board where it would be done.
    pub places: Vec<String>,
    /// Why it cannot be done.
    pub reason: String,
    /// The rule that says so.
    pub rule: String,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The sentence.
    pub text: String,
    /// Whether it only says why.
    pub reason: bool,
    /// After how many moves it stands.
    pub number: usize,
}

/// Something to tell above the question.
#[derive(Clone, Debug)]
pub enum Notice {
    /// Something is not possible; the rule that says so, if one does.
    Refused {
        /// Why.
        sentence: String,
        /// The rule's number.
        rule: Option<String>,
    },
    /// Something to know.
    Told(String),
    /// This choice throws something away: really?
    Sure(ChoiceLine),
    /// What a strong player would do, the best first.
    Hint(Vec<HintLine>),
}

/// A move that was thought about.
#[derive(Clone, Debug)]
pub struct HintLine {
    /// The move.
    pub choice: ChoiceLine,
    /// What it is worth, in words.
    pub worth: String,
}

/// The page of a table.
pub fn table_page(say: Say<'_>, around: &Shell, table: &TablePage) -> Markup {
    let title = say.any(&format!("{}-title", table.title));
    let heading = match table.state {
        "your-turn" => say.with("tab-your-turn", &[("game", title.into())]),
        _ => title,
    };
    shell(say, around, &heading, &table_regions(say, table))
}

/// What changes when somebody moves: each region is swapped as a whole, those of the board sheet by sheet.
pub fn table_regions(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        div.table #table data-seq=(table.seq) data-game=(table.title) {
            (tabs(say))
            (ground(say, &table.sheets, &stage(table).dock()))
            div.side {
                section.ask #ask data-state=(table.state) aria-live="polite" tabindex="-1" { (ask(say, table)) }
                div.lower {
                    (hands(say, &table.sheets))
                    aside.rail #rail { (seats(say, table)) (why(say, table)) (points(say, table)) (log(say, table)) (tools(say, table)) }
                }
            }
        }
    }
}

/// What the script plays: what was seen on the way, step by step, and then the table as it stands.
pub fn table_frame(say: Say<'_>, steps: &[Step], table: &TablePage) -> Markup {
    html! { (steps_on_the_way(steps)) (table_regions(say, table)) }
}

pub(crate) fn steps_on_the_way(steps: &[Step]) -> Markup {
    html! {
        div #steps {
            @for step in steps {
                div.step data-told=(step.text) { @for sheet in &step.sheets { (sheet.section()) } }
            }
        }
    }
}

/// What can be chosen on the board of a table.
fn stage(table: &TablePage) -> Stage<'_> {
    Stage { choices: &table.choices, resting: &table.resting, address: &table.address }
}

/// On a phone one part of the page is shown at a time; the style sheet does it, without a script.
pub(crate) fn tabs(say: Say<'_>) -> Markup {
    html! {
        div.tabs role="group" aria-label=(say.it("parts")) {
            @for (part, at) in ["ground", "mine", "others", "rail"].into_iter().zip(0..) {
                input type="radio" name="part" #{ "part-" (part) } checked[at == 0];
                label for={ "part-" (part) } { (say.it(&format!("part-{part}"))) }
            }
        }
    }
}

/// The sheets of one part of the page.
fn part(sheets: &[Sheet], part: Part) -> Markup {
    html! { @for sheet in sheets.iter().filter(|it| it.part == part) { (sheet.section()) } }
}

/// The board everybody looks at, and what can be chosen at no place of it.
pub(crate) fn ground(say: Say<'_>, sheets: &[Sheet], dock: &Markup) -> Markup {
    html! {
        section.ground #ground aria-label=(say.it("part-ground")) {
            p #caption aria-hidden="true" {}
            (part(sheets, Part::Ground))
            div.sheet #sheet-dock { (dock) }
        }
    }
}

/// What is mine, and what is everybody else's.
pub(crate) fn hands(say: Say<'_>, sheets: &[Sheet]) -> Markup {
    html! {
        section.mine #mine aria-label=(say.it("part-mine")) { (part(sheets, Part::Mine)) }
        section.others #others aria-label=(say.it("part-others")) { (part(sheets, Part::Others)) }
    }
}

fn ask(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        h1.question {
            @match table.state {
                "your-turn" => { span.who { (table.asked) } " " (table.question) },
                "over" => (table.winners.clone().unwrap_or_else(|| say.it("over"))),
                "open" => (say.it("waiting-for-people")),
                "end-turn" => (say.it("end-turn-question")),
                "bot" => (say.with("bot-thinks", &[("name", table.asked.clone().into())])),
                _ => (say.with("waiting-for", &[("name", table.asked.clone().into())])),
            }
        }
        @if table.state == "waiting" && !table.question.is_empty() { p.quiet { (table.question) } }
        @match &table.notice {
            Some(Notice::Refused { sentence, rule }) => p.problem role="alert" {
                (sentence)
                @if let Some(rule) = rule { " " a href=(format!("/rule/{rule}")) { (say.with("see-rule", &[("rule", rule.clone().into())])) } }
            },
            Some(Notice::Told(sentence)) => p.notice role="status" { (sentence) },
            Some(Notice::Sure(choice)) => div.problem role="alert" {
                p { (say.it("sure")) }
                form method="post" action=(format!("{}/move", table.address)) {
                    (hidden(table))
                    button type="submit" name="move" value=(choice.notation) { (choice.sentence) }
                }
                p { a href=(&table.address) { (say.it("rather-not")) } }
            },
            Some(Notice::Hint(lines)) => div.notice role="status" {
                p { (say.it(if lines.is_empty() { "hint-none" } else { "hint-title" })) }
                ol.hints {
                    @for line in lines {
                        li data-at=[(!line.choice.places.is_empty()).then(|| line.choice.places.join(" "))] {
                            (capital(&line.choice.sentence)) " " small { (line.worth) }
                        }
                    }
                }
            },
            None => {},
        }
        @if !table.choices.is_empty() {
            form.choices #answer method="post" action=(format!("{}/move", table.address)) {
                (hidden(table))
                (stage(table).list(table.choices.iter()))
            }
        }
        @if !table.resting.is_empty() {
            details.resting {
                summary { (say.with("resting", &[("count", table.resting.len().into())])) }
                ul {
                    @for (line, at) in table.resting.iter().zip(0..) {
                        li aria-disabled="true" {
                            span.sentence { (capital(&line.sentence)) }
                            p.reason id={ "rest-" (at) } { a href={ "/rule/" (line.rule) } { (capital(&line.reason)) " (" (line.rule) ")" } }
                        }
                    }
                }
            }
        }
        div.ways {
            @if table.state == "end-turn" {
                form.end-turn method="post" action=(format!("{}/end-turn", table.address)) {
                    @if let Some(seat) = &table.undo_seat { input type="hidden" name="seat" value=(seat); }
                    button.primary type="submit" { (say.it("end-turn")) }
                }
            }
            @if table.state == "your-turn" && table.choices.len() > 1 && !matches!(table.notice, Some(Notice::Hint(_))) {
                a.button.hint href={ (table.address) "?hint=1" } rel="nofollow" { (say.it("hint")) }
            }
            @if table.undo > 0 {
                form.undo method="post" action=(format!("{}/undo", table.address)) {
                    input type="hidden" name="seq" value=(table.seq);
                    @if let Some(seat) = &table.undo_seat { input type="hidden" name="seat" value=(seat); }
                    button type="submit" name="moves" value="1" { (say.it("undo")) }
                    @if table.undo > 1 {
                        button type="submit" name="moves" value=(table.undo) {
                            (say.with("restart-turn", &[("moves", table.undo.into())]))
                        }
                    }
                }
            }
        }
        @if table.undo == 0 { @if let Some(reason) = &table.no_undo { p.quiet { (reason) } } }
        @if table.state == "over" { (chart(say, &table.points)) }
    }
}

fn hidden(table: &TablePage) -> Markup {
    html! {
        input type="hidden" name="seq" value=(table.seq);
        input type="hidden" name="key" value=(table.key);
        @if let Some(seat) = &table.seat { input type="hidden" name="seat" value=(seat); }
    }
}

fn seats(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        section.seats {
            h2 { (say.it("seats")) }
            ul {
                @for seat in &table.seats {
                    li.mine[seat.mine].asked[seat.asked] {
                        span.mark { (seat.seat) } " "
                        @if let Some(name) = &seat.name { strong { (name) } " " }
                        (seat.who)
                        @if seat.mine { " " small { (say.it("that-is-you")) } }
                        @if seat.free {
                            form method="post" action=(format!("{}/sit", table.address)) {
                                button type="submit" name="seat" value=(seat.seat) { (say.it("sit-here")) }
                            }
                        }
                        @if let Some(link) = &seat.link {
                            label.link { (say.it("send-link")) input readonly value=(link); }
                        }
                    }
                }
            }
        }
    }
}

fn why(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        @if table.state == "your-turn" {
            form.why method="get" action=(&table.address) {
                label for="why" { (say.it("why-not")) }
                div.row {
                    input #why name="why" maxlength="80" placeholder=(say.it(&format!("why-example-{}", table.title)));
                    button type="submit" { (say.it("why-ask")) }
                }
            }
        }
    }
}

/// Where everybody's points came from, while the game is under way.
fn points(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        @if table.state != "over" && table.state != "open" && !table.points.is_empty() {
            details.points { summary { (say.it("points-so-far")) } (scores(say, &table.points)) }
        }
    }
}

fn log(say: Say<'_>, table: &TablePage) -> Markup {
    let old = table.log.len().saturating_sub(table.fresh);
    let lines = |lines: &[LogLine]| {
        html! { div.latest { ol.log { @for line in lines { li.reason[line.reason] { (line.text) } } } } }
    };
    html! {
        section.story {
            h2 { (say.it("log")) }
            @if table.fresh > 0 && old > 0 {
                h3 { (say.it("since-your-turn")) }
                (lines(&table.log[old..]))
                details { summary { (say.it("before")) } (lines(&table.log[..old])) }
            } @else { (lines(&table.log)) }
            p { a href=(format!("{}/log", table.address)) { (say.it("whole-log")) } }
        }
    }
}

fn tools(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        section.tools {
            p.quiet { (say.it("watch-link")) " " a href=(&table.address) { (say.it("this-table")) } }
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

/// A text as part of an address.
fn query(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => out.push(byte.into()),
            b' ' => out.push('+'),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
