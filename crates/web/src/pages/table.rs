//! A table: the question with its choices, the position, the log.

mod ask;
mod beside;
mod hint;
mod rail;
mod strip;
mod time;

use std::sync::Arc;

use maud::{Markup, html};

use self::ask::ask;
pub use self::beside::{Beside, PleaLine, Talk, TalkLine, here_frame, talk_frame};
pub use self::hint::HintReasons;
pub use self::rail::log_page;
use self::rail::rail;
pub(crate) use self::strip::strip;
pub use self::time::{PaceLine, SeatTime, time_text};
use crate::chart::Points;
use crate::coach::CoachLine;
use crate::page::tab_title;
use crate::pages::deal::DealLine;
use crate::say::{Text, capital};
use crate::sketch::Sketch;
use crate::stage::{Change, Panel, Part, Stage};
use crate::titles::symbols;
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
    /// Whose hidden hand is shown, if several people's are shown here one after the other.
    pub hand: Option<String>,
    /// Something to tell about what was just tried.
    pub notice: Option<Notice>,
    /// The position, drawn.
    pub panels: Arc<[Panel]>,
    /// What happened, the latest last.
    pub log: Vec<LogLine>,
    /// The points and where they came from.
    pub points: Vec<Points>,
    /// Who has won, when the game is over.
    pub winners: Option<String>,
    /// How many moves stand.
    pub moves: usize,
    /// What everybody may know of the deal.
    pub deal: Option<DealLine>,
    /// What the coach says, where there is one.
    pub coach: Option<CoachLine>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether it is a game of the store, with a log and an address to watch it at.
    pub kept: bool,
    /// Whether its address says how it stands: that of the page follows it.
    pub followed: bool,
    /// What lies beside the game: talk, standing orders, a plea to take back.
    pub beside: Beside,
    /// How much time there is, if it is not as much as everybody likes.
    pub pace: Option<PaceLine>,
    /// Whether the viewer may say whether to be called for it.
    pub calls: bool,
}

impl Notice {
    /// The places of the board that it is about: those of the choice to be confirmed, or of what is advised.
    pub fn places(&self) -> Vec<String> {
        match self {
            Self::Refused { .. } | Self::Told(_) => Vec::new(),
            Self::Sure(choice) => choice.places.clone(),
            Self::Hint(lines) => lines.iter().flat_map(|line| line.choice.places.clone()).collect(),
        }
    }

    /// What it advises, sketched on the board.
    pub fn sketches(&self) -> Vec<Sketch> {
        match self {
            Self::Hint(lines) => lines.iter().flat_map(|line| line.sketches.clone()).collect(),
            Self::Refused { .. } | Self::Told(_) | Self::Sure(_) => Vec::new(),
        }
    }
}

impl TablePage {
    /// Whether a link to a seat is shown, which is a secret of the host's.
    pub fn has_links(&self) -> bool {
        self.seats.iter().any(|seat| seat.link.is_some())
    }
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
    /// Whether the viewer may have that link made anew.
    pub renewable: bool,
    /// How much time it has left, if time counts.
    pub time: Option<SeatTime>,
}

/// An answer to the question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    /// What it makes final, so that the page asks for a last word.
    pub last_word: Option<Final>,
}

/// What a choice makes final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Final {
    /// Something is thrown away that could be kept.
    ThrowsAway,
    /// Something comes to light, and nothing before it can be taken back.
    Reveals,
    /// The turn is over.
    EndsTurn,
    /// The coach would not do it.
    Warned,
}

impl Final {
    /// The message that says so: `web-final-<name>`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::ThrowsAway => "throws-away",
            Self::Reveals => "reveals",
            Self::EndsTurn => "ends-turn",
            Self::Warned => "warned",
        }
    }
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
            span.sentence { (Text(&capital(&self.sentence))) }
            @if let Some(price) = &self.price { " " span.price { (price) } }
        }
    }

    /// What it pays, for the script: `credits:3 excavators:2`.
    pub(crate) fn pays(&self) -> Option<String> {
        let goods: Vec<String> = self.pays.iter().map(|(good, count)| format!("{good}:{count}")).collect();
        (!goods.is_empty()).then(|| goods.join(" "))
    }
}

/// Something that cannot be done now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    /// Who made the move, by seat.
    pub seat: String,
    /// Whom the sentence tells of, if it is one of them.
    pub about: Option<String>,
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
    /// This choice makes something final: is it meant?
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
    /// Why, in sentences.
    pub reasons: Vec<String>,
    /// The move and how the turn goes on, sketched on the board.
    pub sketches: Vec<Sketch>,
}

/// The page of a table.
pub fn table_page(say: Say<'_>, around: &Shell, table: &TablePage) -> Markup {
    table_page_with(say, around, table, &symbols(table.title))
}

/// The same, with what its boards are set from, or a mark where that is put in.
pub fn table_page_with(say: Say<'_>, around: &Shell, table: &TablePage, symbols: &Markup) -> Markup {
    let content = html! { (symbols) (table_regions(say, table)) };
    let around = Shell { seats: Some(table.seats.len()), ..around.clone() };
    shell(say, &around, &heading(say, table), &content)
}

/// What the tab says: the game, and whether it is the viewer's turn.
fn heading(say: Say<'_>, table: &TablePage) -> String {
    let title = say.any(&format!("{}-title", table.title));
    match table.state {
        "your-turn" | "end-turn" => say.with("tab-your-turn", &[("game", title.into())]),
        _ => title,
    }
}

/// What changes when somebody moves: each region is swapped as a whole, those of the board sheet by sheet.
pub fn table_regions(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        div.table #table data-seq=(table.seq) data-game=(table.title) data-title=(tab_title(say, &heading(say, table)))
            data-rules=(say.it("tip-rule"))
            data-hand=[table.hand.as_ref()] data-now=[table.pace.as_ref().map(|pace| pace.now)]
            data-address=[table.followed.then_some(&table.address)] {
            (strip(say, &table.seats, &table.panels))
            section.ask #ask data-state=(table.state) aria-live="polite" tabindex="-1" { (ask(say, table)) }
            noscript { p.quiet { a href={ "/rule/at/" (table.title) } { (say.it("tip-all")) } } }
            (tabs(say, &table.panels, true))
            (sections(say, &table.panels))
            (coach(say, table))
            aside.part #rail aria-label=(say.it("part-rail")) data-scroll tabindex="0" { (rail(say, table)) }
            @if let Some(talk) = &table.beside.talk { (beside::talk(say, &table.address, talk)) }
            (curtain(say, table))
        }
    }
}

/// The coach: a strip of its own over the log or under the sheets, as high whatever it says, so that the board stays.
fn coach(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        @if let Some(line) = &table.coach {
            aside.coach.warns[line.warns] #coach aria-label=(say.it("coach")) {
                (coach_face())
                p role="status" { @if line.text.is_empty() { span.quiet { (say.it("coach-silent")) } } @else { (line.text) } }
                form method="post" action="/coach" {
                    button type="submit" name="talk" value="off" title=(say.it("coach-off")) aria-label=(say.it("coach-off")) { "×" }
                }
            }
        }
    }
}

/// A lamp on a buoy, which is the coach.
fn coach_face() -> Markup {
    html! {
        svg.face viewBox="0 0 24 24" aria-hidden="true" {
            path d="M12 2.5 9.4 8h5.2zM9 9h6l1.6 7H7.4z" {}
            path.sea d="M1.5 18.5q2.6-2.6 5.2 0t5.3 0 5.3 0 5.2 0M3.5 21.8q2.1-2 4.2 0t4.3 0 4.3 0 4.2 0" {}
        }
    }
}

/// Between the hands of two people at one screen: the script draws it when the hand that is shown changes.
fn curtain(say: Say<'_>, table: &TablePage) -> Markup {
    html! {
        div.curtain #curtain hidden {
            p { (say.with("curtain", &[("name", table.asked.clone().into())])) }
            button.primary type="button" { (say.it("curtain-open")) }
        }
    }
}

/// What the script plays: what was seen on the way, step by step, and then the table as it stands.
pub fn table_frame(say: Say<'_>, steps: &[Change], table: &TablePage) -> Markup {
    html! { (steps_on_the_way(steps)) (table_regions(say, table)) }
}

/// What was seen on the way, step by step.
pub fn steps_on_the_way(steps: &[Change]) -> Markup {
    html! {
        div #steps {
            @for step in steps {
                div.step data-told=(step.text) { @for sheet in &step.panels { (sheet.section()) } }
            }
        }
    }
}

/// What can be chosen on the board of a table.
fn stage(table: &TablePage) -> Stage<'_> {
    let (choices, resting) = (&*table.choices, &*table.resting);
    Stage { choices, resting, address: &table.address, marked: &[], ..Stage::default() }
}

/// On a narrow screen parts of the page take turns; the style sheet does it, without a script. The first one shown is
/// one where something can be chosen.
pub(crate) fn tabs(say: Say<'_>, panels: &[Panel], rail: bool) -> Markup {
    let of = |part: Part| panels.iter().filter(move |it| it.part == part);
    let here: Vec<Part> = Part::TABS.into_iter().filter(|&part| of(part).next().is_some()).collect();
    let glows = |part: &&Part| of(**part).any(Panel::is_open);
    // A lesson means the places that it lights.
    let lit = |part: &&Part| of(**part).any(|it| it.is_open() && it.body.0.contains(" data-lit"));
    let first = here.iter().find(lit).or_else(|| here.iter().find(glows)).or(here.first());
    html! {
        div.tabs role="group" aria-label=(say.it("parts")) {
            @for part in &here {
                (tab(say, part.id(), first == Some(part)))
            }
            @if rail { (tab(say, "rail", false)) }
        }
    }
}

fn tab(say: Say<'_>, id: &str, shown: bool) -> Markup {
    html! {
        input type="radio" name="part" #{ "part-" (id) } checked[shown];
        label for={ "part-" (id) } { (say.it(&format!("part-{id}"))) }
    }
}

/// The parts of the board: a section for each, also for those with nothing in them now.
pub(crate) fn sections(say: Say<'_>, panels: &[Panel]) -> Markup {
    html! {
        p #caption aria-hidden="true" {}
        @for part in Part::SECTIONS {
            section.part id=(part.id()) aria-label=(say.it(&format!("part-{}", part.id()))) data-scroll tabindex="0" {
                (sheets(panels, part))
            }
        }
    }
}

/// The mark of a seat, as its game draws it.
pub(crate) fn mark(panels: &[Panel], seat: &str) -> Option<Markup> {
    let of = |it: &&Panel| it.part == Part::Mark && it.name.strip_prefix("mark-") == Some(seat);
    panels.iter().find(of).map(|it| html! { span.whom aria-hidden="true" { (it.body) } })
}

/// The marks of all seats, in their order; none if one of them has none.
fn marks(table: &TablePage) -> Vec<Markup> {
    table.seats.iter().map(|seat| mark(&table.panels, &seat.seat)).collect::<Option<_>>().unwrap_or_default()
}

/// The sheets of one part of the page.
fn sheets(panels: &[Panel], part: Part) -> Markup {
    html! { @for sheet in panels.iter().filter(|it| it.part == part) { (sheet.section()) } }
}

fn hidden(table: &TablePage) -> Markup {
    html! {
        input type="hidden" name="seq" value=(table.seq);
        @if let Some(seat) = &table.seat { input type="hidden" name="seat" value=(seat); }
        input type="hidden" name="key" value=(table.key);
    }
}
