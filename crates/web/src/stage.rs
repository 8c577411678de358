//! How a board is put on the page: sheets that are swapped, places where something can be chosen, frames.
//!
//! A game draws its table as a list of [`Sheet`]s, each a part of the page that is swapped as a whole when it
//! changes. What can be chosen is laid over the drawing by [`Stage::place`]: a plain button of the one form of the
//! page, so that boards can be played without a script too.

use maud::{Markup, html};

use words::Words;

use crate::pages::table::{ChoiceLine, RestingLine};
use crate::title::{Names, Title};

/// A part of the board that is swapped as a whole: the element `#sheet-<name>`.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its name, unique at the table: letters, digits and hyphens.
    pub name: String,
    /// Where it lies on the page.
    pub part: Part,
    /// What is drawn on it.
    pub body: Markup,
}

impl Sheet {
    /// A sheet.
    pub fn new(name: impl Into<String>, part: Part, body: Markup) -> Self {
        Self { name: name.into(), part, body }
    }

    /// As an element of the page.
    pub fn section(&self) -> Markup {
        html! { div.sheet id={ "sheet-" (self.name) } { (self.body) } }
    }
}

/// Where a sheet lies on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The board everybody looks at; on a phone, the first tab.
    Ground,
    /// What is mine; on a phone, the second tab.
    Mine,
    /// What is everybody else's, compact; on a phone, the third tab.
    Others,
}

/// A moment between two positions: what the board looks like when this much of a move has happened.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The sheets that may have changed; all others stay.
    pub sheets: Vec<Sheet>,
    /// Which of the move's events is shown.
    pub event: usize,
}

/// A frame as it goes over the wire: only what differs from the frame before, and the sentence that tells it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The sheets that changed.
    pub sheets: Vec<Sheet>,
    /// What happened.
    pub text: String,
}

/// What is seen while a move happens, from the view before it; `events` as the viewer may know them.
pub fn steps<T: Title>(
    game: &T,
    words: &Words,
    names: &Names,
    before: &T::View,
    events: &[T::Event],
) -> Vec<Step> {
    let mut shown = game.sheets(words, before, Stage::default());
    let mut steps = Vec::new();
    for frame in game.frames(words, before, events) {
        let sheets = changed(&mut shown, frame.sheets);
        if !sheets.is_empty() {
            let text = events.get(frame.event).map(|event| game.tell(words, before, names, event));
            steps.push(Step { sheets, text: text.unwrap_or_default() });
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
        format!("left:{:.2}%;top:{:.2}%;width:{:.2}%;height:{:.2}%", self.x, self.y, self.wide, self.high)
    }
}

/// A place of the board: something with a name that may be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// Its name, as in [`crate::Title::places`]: letters, digits and hyphens.
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

    /// A place with what is drawn there: it glows if something can be chosen, and says why if nothing can.
    /// Readers of the screen hear its label as its name, and why it rests as its description.
    ///
    /// Whatever is inside of class `ghost` shows only while the choice is pointed at. With several choices it opens
    /// them beside itself.
    pub fn place(&self, place: Place<'_>, inner: &Markup) -> Markup {
        let Place { name, label, .. } = place;
        let spot = if place.spot.is_some() { " spot" } else { "" };
        let style = place.spot.map(|spot| spot.style());
        let class = |state: &str| format!("place {}{spot}{state}", place.class);
        let mut here = self.at(name);
        match (here.next(), here.next()) {
            (None, _) => match self.resting.iter().position(|line| line.places.iter().any(|it| it == name)) {
                // Why it rests is said once, beside the question.
                Some(at) => html! {
                    button type="button" class=(class(" rests")) style=[style] data-place=(name) aria-label=(label)
                        aria-describedby={ "rest-" (at) } aria-disabled="true" tabindex="-1" { (inner) }
                },
                None => html! {
                    span class=(class("")) style=[style] data-place=(name) role="img" aria-label=(label) { (inner) }
                },
            },
            (Some(choice), None) => {
                let tip = format!("{label}. {}", choice.spoken());
                html! {
                    @if choice.throws_away {
                        a class=(class(" open")) style=[style] href=(choice.question_back(self.address)) data-place=(name)
                            data-pays=[choice.pays()] aria-label=(tip) { (inner) }
                    } @else {
                        button form="answer" name="move" value=(choice.notation) class=(class(" open"))
                            style=[style] data-place=(name) data-pays=[choice.pays()] aria-label=(tip) { (inner) }
                    }
                }
            }
            (Some(_), Some(_)) => {
                let beside = format!("beside-{name}");
                html! {
                    button type="button" class=(class(" open many")) style=[style] data-place=(name) popovertarget=(beside)
                        aria-label=(label) { (inner) }
                    div.beside popover #(beside) {
                        p.name { (label) }
                        (self.list(self.at(name)))
                    }
                }
            }
        }
    }

    /// The choices that lie at no place of the board, as a row of buttons at its foot.
    pub fn dock(&self) -> Markup {
        let mut rest = self.choices.iter().filter(|choice| choice.places.is_empty()).peekable();
        html! { @if rest.peek().is_some() { div.dock { (self.list(rest)) } } }
    }

    /// Choices as buttons.
    pub fn list<'c>(&self, choices: impl Iterator<Item = &'c ChoiceLine>) -> Markup {
        html! {
            ul.answers {
                @for choice in choices {
                    @let places = (!choice.places.is_empty()).then(|| choice.places.join(" "));
                    li {
                        @if choice.throws_away {
                            a.choice href=(choice.question_back(self.address)) data-at=[&places] data-pays=[choice.pays()] { (choice.label()) }
                        } @else {
                            button.choice form="answer" name="move" value=(choice.notation)
                                data-at=[&places] data-pays=[choice.pays()] { (choice.label()) }
                        }
                    }
                }
            }
        }
    }
}

/// The sheets of a frame that differ from those before, which are brought up to date.
fn changed(shown: &mut Vec<Sheet>, frame: Vec<Sheet>) -> Vec<Sheet> {
    let mut changes = Vec::new();
    for sheet in frame {
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
