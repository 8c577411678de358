//! What the pages ask of a game besides its rules.

use kernel::{Frame, Seat, Seen};
use maud::Markup;
use words::Words;

pub use titles::{Names, Order, Setting, Title};

use crate::component::Component;
use crate::stage::{Panel, Stage, Still};

/// A game that can be played on a page.
///
/// Whatever is shown to somebody is told from that viewer's view; positions do not come here.
pub trait OnPage: Title {
    /// The files its pages need, by name: a style sheet `<game>.css`, and what that refers to.
    fn files() -> Vec<(&'static str, &'static [u8])>;
    /// What its boards set their pieces from: it lies on a page once, and no frame sends it again.
    fn symbols() -> Markup;
    /// A picture that is drawn when it is asked for, under a name that never stands for another.
    fn picture(_name: &str) -> Option<String> {
        None
    }

    /// What there is in the box, for the gallery; nothing for a game that shows none.
    fn components(_words: &Words) -> Vec<Component> {
        Vec::new()
    }

    /// What a seat pays at once in these events, as a phrase; nothing if it pays nothing.
    fn price(&self, words: &Words, view: &Self::View, seat: Seat, events: &[Seen<Self>]) -> Option<String>;
    /// Whether a move throws something away that could be kept, so that the page asks twice.
    fn throws_away(&self, view: &Self::View, mv: Self::Move) -> bool;
    /// The answer nearly everybody gives to a question that hardly matters, such as what comes first where the order changes
    /// nothing: the page gives it at once after somebody's own move, and whoever wants another takes it back.
    fn usual(&self, _view: &Self::View, _legal: &[Self::Move]) -> Option<Self::Move> {
        None
    }
    /// Moves that somebody may look for here in vain, besides those that are allowed: the page says why not.
    fn barred(&self, view: &Self::View, legal: &[Self::Move]) -> Vec<Self::Move>;
    /// Everything the viewer may know of the position, drawn, with what can be chosen there.
    fn panels(&self, words: &Words, view: &Self::View, stage: Stage<'_>) -> Vec<Panel>;
    /// The places of the board a move belongs to, by name: choosing it there is offered at each of them.
    fn places(&self, view: &Self::View, mv: Self::Move) -> Vec<String>;
    /// What a seat pays at once in these events: names of goods as the board marks them by `data-good`, and how many.
    fn pays(&self, seat: Seat, events: &[Seen<Self>]) -> Vec<(&'static str, u16)>;
    /// Pictures of a move under way, from the view before it and those after each of its events.
    fn stills(&self, words: &Words, before: &Self::View, film: &[Frame<Self>]) -> Vec<Still>;

    /// The round an event begins or belongs to, if it says so.
    fn round(event: &Seen<Self>) -> Option<u8>;
    /// Points an event gives or takes, and for what.
    fn points(event: &Seen<Self>) -> Option<(Seat, Source, i32)>;
}

/// What points are for: a message `<game>-source-<name>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Source(pub &'static str);
