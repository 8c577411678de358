//! How a board is put on the page: panels that are swapped, places where something can be chosen, frames.
//!
//! A game draws its table as a list of [`Panel`]s, each a part of the page that is swapped as a whole when it
//! changes. What can be chosen is laid over the drawing by [`Stage::place`]: a plain button of the one form of the
//! page, so that boards can be played without a script too.

use std::sync::Arc;

use kernel::Frame;
use maud::{Markup, PreEscaped, html};
use memchr::memmem;
use words::Words;

use crate::kept::Section;
use crate::pages::table::{ChoiceLine, RestingLine};
use crate::say::Text;
use crate::sketch::{self, Sketch};
use crate::title::{Names, OnPage};

/// A part of the board that is swapped as a whole: the element `#sheet-<name>`.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Its name, unique at the table: letters, digits and hyphens.
    pub name: String,
    /// Where it lies on the page.
    pub part: Part,
    /// What is drawn on it. Who has it from those that are kept shares it.
    pub body: Arc<Markup>,
    /// Where it is put in only when the page is sent.
    pub(crate) apart: Option<Apart>,
    /// As it is sent, if it is kept: all of it, or the pieces that it is put together from.
    sections: Arc<[Arc<Section>]>,
}

/// A panel that is not written into the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Apart {
    /// The number of its first section among those that are put in, and how many it has.
    first: usize,
    count: usize,
    /// Whether something can be chosen on it.
    open: bool,
}

impl Panel {
    /// A sheet.
    pub fn new(name: impl Into<String>, part: Part, body: Markup) -> Self {
        Self { name: name.into(), part, body: Arc::new(body), apart: None, sections: Arc::default() }
    }

    /// A sheet of pieces that are kept. The first one begins as [`opening`] says, and the last one ends so.
    pub(crate) fn of_pieces(name: impl Into<String>, part: Part, pieces: Vec<Arc<Section>>) -> Self {
        let name = name.into();
        let all = pieces.iter().map(|it| &*it.plain).collect::<Vec<_>>().concat();
        let text = String::from_utf8(all).expect("pieces are made of texts");
        let body = text.strip_prefix(&opening(&name)).and_then(|it| it.strip_suffix(CLOSING));
        let body = PreEscaped(body.expect("pieces make a whole sheet").to_owned());
        Self { sections: pieces.into(), ..Self::new(name, part, body) }
    }

    /// The same as it is kept: with the text that is sent.
    pub(crate) fn kept(self) -> Self {
        let section = Section::of(self.section().into_string());
        Self { sections: [Arc::new(section)].into(), ..self }
    }

    /// As it is sent, piece by piece, if it is one of those that are kept.
    pub fn kept_sections(&self) -> &[Arc<Section>] {
        &self.sections
    }

    /// The same for a page into which it is put when that is sent: only marks are written, with the numbers of so many sections
    /// from this one on. Whoever sends it keeps them ([`pieces`]).
    #[must_use]
    pub fn apart(&self, first: usize, count: usize) -> Self {
        let apart = Some(Apart { first, count, open: self.is_open() });
        Self { apart, ..Self::new(self.name.clone(), self.part, html! {}) }
    }

    /// Whether something can be chosen on it.
    pub(crate) fn is_open(&self) -> bool {
        match (self.apart, &*self.sections) {
            (Some(apart), _) => apart.open,
            (None, []) => is_open(&self.body.0),
            (None, sections) => sections.iter().any(|section| section.open),
        }
    }

    /// As an element of the page.
    pub fn section(&self) -> Markup {
        match self.apart {
            Some(Apart { first, count, .. }) => {
                html! { @for nth in first..first + count { (mark_apart(nth)) } }
            }
            None => PreEscaped([&opening(&self.name), &*self.body.0, CLOSING].concat()),
        }
    }
}

/// How the element of a sheet of this name begins.
pub(crate) fn opening(name: &str) -> String {
    [LASTING[0], " id=\"sheet-", name, "\">"].concat()
}

/// How it ends.
pub(crate) const CLOSING: &str = "</div>";

/// Whether something can be chosen on what was drawn.
pub(crate) fn is_open(drawn: &str) -> bool {
    drawn.contains("form=\"answer\"") || drawn.contains("popovertarget=\"beside-")
}

/// The mark of something that is put into a page when it is sent. Nobody else can write it: what people write is escaped.
pub fn mark_apart(number: usize) -> Markup {
    PreEscaped(format!("{MARK}{number}>"))
}

/// How such a mark begins; digits follow.
const MARK: &str = "<!";

/// A piece of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// As it is written.
    Text(&'a str),
    /// What has this number is put in here.
    Apart(usize),
}

/// A page in pieces: what is written, and what is put in.
pub fn pieces(page: &str) -> Vec<Piece<'_>> {
    let (mut pieces, mut written) = (Vec::new(), 0);
    for at in memmem::find_iter(page.as_bytes(), MARK) {
        let mark = &page[at + MARK.len()..];
        let Some(digits) = mark.find('>').map(|end| &mark[..end]) else { continue };
        // A page begins with `<!DOCTYPE html>`.
        let Ok(number) = digits.parse() else { continue };
        pieces.extend([Piece::Text(&page[written..at]), Piece::Apart(number)]);
        written = at + MARK.len() + digits.len() + 1;
    }
    pieces.push(Piece::Text(&page[written..]));
    pieces
}

/// How the parts of a page begin that are likely to be on many pages word for word: sheets, and what boards set their pieces from.
/// Whoever packs pages may pack them by themselves, once.
pub const LASTING: [&str; 3] = ["<div class=\"sheet\"", "<svg class=\"symbols\"", "<div class=\"defs\""];

/// How the parts begin that are of one moment: the question and the rail, and the table around them.
pub const PASSING: [&str; 3] = ["<section class=\"ask\"", "<aside class=\"part\"", "<div class=\"table\""];

/// How the element begins that is another one on each page of the same moment: the key of an answer.
pub const FRESH: &str = "<input type=\"hidden\" name=\"key\"";

/// Where a sheet lies on the page: each part is a section of its own, and an area of the page's grid. What lies where
/// is said by the style sheet of the game (see the top of `style.css`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// How far the game is: in the strip at the top.
    Course,
    /// The mark of a seat, set wherever it is told of: in the log, at the question. The sheet is called `mark-P1`.
    Mark,
    /// What a seat has, in figures: in the strip at the top, on the seat's plaque. The sheet is called `figures-P1`.
    Figures,
    /// The board everybody looks at.
    Ground,
    /// Where turns are taken: offices, slots.
    Works,
    /// What can be had: contracts, cards.
    Offer,
    /// What I hold in my hand.
    Hand,
    /// What I have, in figures: in view on every screen.
    Purse,
    /// What else is mine.
    Mine,
    /// What is everybody else's, compact.
    Others,
}

impl Part {
    /// The parts that are sections of their own, in the order they are read aloud.
    pub(crate) const SECTIONS: [Self; 7] =
        [Self::Ground, Self::Works, Self::Offer, Self::Hand, Self::Purse, Self::Mine, Self::Others];

    /// The parts that take turns on a narrow screen, where the style sheet of the game says so.
    pub(crate) const TABS: [Self; 5] = [Self::Ground, Self::Works, Self::Offer, Self::Mine, Self::Others];

    /// The name of its section: `#ground`, `#works` ...
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Course => "course",
            Self::Mark => "mark",
            Self::Figures => "figures",
            Self::Ground => "ground",
            Self::Works => "works",
            Self::Offer => "offer",
            Self::Hand => "hand",
            Self::Purse => "purse",
            Self::Mine => "mine",
            Self::Others => "others",
        }
    }
}

/// A picture of the board when this much of a move has happened.
#[derive(Clone, Debug)]
pub struct Still {
    /// The panels that may have changed; all others stay.
    pub panels: Vec<Panel>,
    /// Which of the move's events is shown.
    pub event: usize,
}

/// A picture as it goes over the wire: only what differs from the one before, and the sentence that tells it.
#[derive(Clone, Debug)]
pub struct Change {
    /// The panels that changed.
    pub panels: Vec<Panel>,
    /// What happened.
    pub text: String,
}

/// What is seen while a move happens, from the view before it.
pub fn changes<T: OnPage>(
    game: &T,
    words: &Words,
    names: &Names,
    before: &T::View,
    film: &[Frame<T>],
) -> Vec<Change> {
    let stills = game.stills(words, before, film);
    let mut touched: Vec<&str> = stills.iter().flat_map(|still| &still.panels).map(|it| &*it.name).collect();
    touched.sort_unstable();
    touched.dedup();
    let mut shown = game.panels_named(words, before, &touched);
    let mut steps = Vec::new();
    for still in stills {
        let panels = changed(&mut shown, still.panels);
        if !panels.is_empty() {
            let text = film.get(still.event).map(|frame| game.tell(words, &frame.view, names, &frame.event));
            steps.push(Change { panels, text: text.unwrap_or_default() });
        }
    }
    steps
}

/// What can be chosen on a board, and what cannot and why.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stage<'a> {
    /// The answers to the question.
    pub choices: &'a [ChoiceLine],
    /// What cannot be answered now.
    pub resting: &'a [RestingLine],
    /// The table's address, for questions back.
    pub address: &'a str,
    /// Places that are advised, or chosen and not yet confirmed.
    pub marked: &'a [String],
    /// Lines that are only thought of.
    pub sketches: &'a [Sketch],
    /// Whether places have their names where nothing can be chosen, too, so that lines can be sketched there later.
    pub named: bool,
}

/// Where something lies on its sheet: middle, width and height in hundredths of the sheet's own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Of the middle, from the left.
    pub x: f32,
    /// Of the middle, from the top.
    pub y: f32,
    /// How wide.
    pub wide: f32,
    /// How high.
    pub high: f32,
}

impl Spot {
    /// As the `style` of an element of class `spot`.
    pub fn style(&self) -> String {
        let mut style = String::with_capacity(64);
        let parts = [("left:", self.x), (";top:", self.y), (";width:", self.wide), (";height:", self.high)];
        for (name, percent) in parts {
            style.push_str(name);
            hundredths(&mut style, percent);
            style.push('%');
        }
        style
    }
}

/// Writes a number with two digits after the point. Boards have hundreds of them, and `{:.2}` takes its time for each.
fn hundredths(out: &mut String, number: f32) {
    let all = (f64::from(number) * 100.0).round() as i32;
    if all < 0 {
        out.push('-');
    }
    let all = all.unsigned_abs();
    // Most have one or two digits before the point.
    let digit = |number: u32| char::from(b'0' + (number % 10) as u8);
    if all >= 100_000 {
        out.push_str(&(all / 100_000).to_string());
    }
    if all >= 10_000 {
        out.push(digit(all / 10_000));
    }
    if all >= 1000 {
        out.push(digit(all / 1000));
    }
    out.extend([digit(all / 100), '.', digit(all / 10), digit(all)]);
}

/// A place of the board: something with a name that may be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// Its name, as in [`crate::OnPage::places`]: letters, digits and hyphens.
    pub name: &'a str,
    /// More classes for the style sheet.
    pub class: &'a str,
    /// What it is called, with what it does: the explanation that hovering shows.
    pub label: &'a str,
    /// Where it lies; without it, it flows with the text.
    pub spot: Option<Spot>,
}

impl Stage<'_> {
    /// The choices at a place.
    pub fn at(&self, name: &str) -> impl Iterator<Item = &ChoiceLine> {
        self.choices.iter().filter(move |choice| choice.places.iter().any(|place| place == name))
    }

    /// Why nothing can be chosen at a place, by its number.
    pub(crate) fn rests(&self, name: &str) -> Option<usize> {
        self.resting.iter().position(|line| line.places.iter().any(|it| it == name))
    }

    /// Whether a place is advised, or chosen and not yet confirmed.
    pub(crate) fn is_marked(&self, name: &str) -> bool {
        self.marked.iter().any(|it| it == name)
    }

    /// A place with what is drawn there: it glows if something can be chosen, and says why if nothing can.
    /// Readers of the screen hear its label as its name, and why it rests as its description.
    ///
    /// Whatever is inside of class `ghost` shows only while the choice is pointed at. With several choices it opens
    /// them beside itself.
    pub fn place(&self, place: Place<'_>, inner: &Markup) -> Markup {
        let Place { name, label, .. } = place;
        let sketched = html! { (inner) (sketch::at_place(self.sketches, name)) };
        let inner = if self.sketches.is_empty() { inner } else { &sketched };
        let spot = if place.spot.is_some() { " spot" } else { "" };
        let style = place.spot.map(|spot| spot.style());
        let style = style.as_deref().map(Text);
        let marked = if self.is_marked(name) { " chosen" } else { "" };
        let class = |state: &str| ["place ", place.class, spot, state, marked].concat();
        let mut here = self.at(name);
        match (here.next(), here.next()) {
            (None, _) => match self.rests(name) {
                // Why it rests is said once, beside the question.
                Some(at) => html! {
                    button type="button" class=(Text(&class(" rests"))) style=[style] data-place=(Text(name)) aria-label=(Text(label))
                        aria-describedby={ "rest-" (at) } aria-disabled="true" tabindex="-1" { (inner) }
                },
                None => html! {
                    span class=(Text(&class(""))) style=[style] data-place=(Text(name)) role="img" aria-label=(Text(label)) { (inner) }
                },
            },
            (Some(choice), None) => {
                // A thing is said once: where it lies is seen, and a choice may say what the place does.
                let told = choice.spoken();
                let again = told.to_lowercase().contains(&label.to_lowercase());
                let spoken = if again {
                    told.clone()
                } else {
                    format!("{}. {told}", label.trim_end_matches(['.', '。']))
                };
                // The name is the tip where nothing else is to be told.
                let tip = place.spot.filter(|_| !again).map(|_| told);
                let (says, method, action) = self.way(choice);
                html! {
                    button form="answer" name=(says) value=(choice.notation) formmethod=[method] formaction=[action]
                        class=(Text(&class(" open"))) style=[style] data-place=(Text(name)) data-pays=[choice.pays()]
                        aria-label=(Text(&spoken)) data-tip=[tip] { (inner) }
                }
            }
            (Some(_), Some(_)) => {
                let beside = format!("beside-{name}");
                html! {
                    button type="button" class=(class(" open many")) style=[style] data-place=(name) popovertarget=(beside)
                        aria-label=(Text(label)) { (inner) }
                    div.beside popover #(beside) {
                        p.name { (Text(label)) }
                        (self.list(self.at(name)))
                    }
                }
            }
        }
    }

    /// How a choice is sent: what its button is called, and the method and address if the page asks back first.
    pub(crate) fn way(&self, choice: &ChoiceLine) -> (&'static str, Option<&'static str>, Option<&str>) {
        match choice.last_word {
            Some(_) => ("sure", Some("get"), Some(self.address)),
            None => ("move", None, None),
        }
    }

    /// The choices that lie at no place of the board, as a row of buttons at the question.
    pub fn dock(&self) -> Markup {
        self.dock_with(ChoiceLine::label)
    }

    /// The same, with what is on each button.
    pub(crate) fn dock_with(&self, face: impl Fn(&ChoiceLine) -> Markup) -> Markup {
        let mut rest = self.choices.iter().filter(|choice| choice.places.is_empty()).peekable();
        html! { @if rest.peek().is_some() { (self.list_with(rest, face)) } }
    }

    /// Choices as buttons.
    pub fn list<'c>(&self, choices: impl Iterator<Item = &'c ChoiceLine>) -> Markup {
        self.list_with(choices, ChoiceLine::label)
    }

    fn list_with<'c>(
        &self,
        choices: impl Iterator<Item = &'c ChoiceLine>,
        face: impl Fn(&ChoiceLine) -> Markup,
    ) -> Markup {
        html! {
            ul.answers {
                @for choice in choices {
                    @let places = (!choice.places.is_empty()).then(|| choice.places.join(" "));
                    li {
                        @let (says, method, action) = self.way(choice);
                        button.choice form="answer" name=(says) value=(choice.notation) formmethod=[method] formaction=[action]
                            data-at=[&places] data-pays=[choice.pays()] { (face(choice)) }
                    }
                }
            }
        }
    }
}

/// The panels of a picture that differ from those before, which are brought up to date.
fn changed(shown: &mut Vec<Panel>, still: Vec<Panel>) -> Vec<Panel> {
    let mut changes = Vec::new();
    for sheet in still {
        match shown.iter_mut().find(|it| it.name == sheet.name) {
            Some(old) if old.body.0 == sheet.body.0 => {}
            Some(old) => {
                *old = sheet.clone();
                changes.push(sheet);
            }
            None => {
                shown.push(sheet.clone());
                changes.push(sheet);
            }
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_is_told_in_hundredths() {
        for (number, told) in [
            (0.0, "0.00"),
            (7.035, "7.03"),
            (0.5, "0.50"),
            (-3.25, "-3.25"),
            (12.3456, "12.35"),
            (100.0, "100.00"),
            (12_345.68, "12345.68"),
            (-0.001, "0.00"),
        ] {
            let mut text = String::new();
            hundredths(&mut text, number);
            assert_eq!(text, told);
        }
        let spot = Spot { x: 1.0, y: 20.5, wide: 3.0, high: 4.0 };
        assert_eq!(spot.style(), "left:1.00%;top:20.50%;width:3.00%;height:4.00%");
    }

    #[test]
    fn a_panel_apart_leaves_a_mark_that_no_text_can_be_taken_for() {
        let panel = Panel::new("map", Part::Ground, html! { button form="answer" {} });
        let page = html! { (maud::DOCTYPE) p title="<!3>" { "<!4>" } (panel.apart(12, 2).section()) "!" (mark_apart(0)) };
        let expected = [
            Piece::Text("<!DOCTYPE html><p title=\"&lt;!3&gt;\">&lt;!4&gt;</p>"),
            Piece::Apart(12),
            Piece::Text(""),
            Piece::Apart(13),
            Piece::Text("!"),
            Piece::Apart(0),
            Piece::Text(""),
        ];
        assert_eq!(pieces(&page.0), expected);
        assert!(panel.apart(12, 2).is_open(), "what can be chosen there is known");
        assert_eq!(pieces("<!"), [Piece::Text("<!")]);
    }

    /// Pages are cut where these begin; each of them has to be what is drawn.
    #[test]
    fn sheets_begin_as_it_is_said() {
        let sheet = Panel::new("map", Part::Ground, html! { "x" }).section();
        assert!(sheet.0.starts_with(LASTING[0]), "{}", sheet.0);
        for symbols in titles::each!(T => <T as OnPage>::symbols()) {
            let known = LASTING[1..].iter().any(|beginning| symbols.0.starts_with(beginning));
            assert!(known, "{}", &symbols.0[..60]);
        }
    }
}
