//! What the pages ask of a game besides its rules.

use kernel::{Frame, Seat, Seen};
use maud::Markup;
use words::Words;

pub use titles::{Names, Order, Setting, Title};

use crate::coach::{Remark, Row};
use crate::component::Component;
use crate::sketch::Stroke;
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
    /// The rule that tells most about a place or a panel of the table: how its name begins, and the number. Of several that
    /// fit the longest counts. Panels are called `sheet-<name>`.
    fn rules_at() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// What a coach can say at its table, each with how often.
    fn coached() -> &'static [Row] {
        &[]
    }
    /// What a coach beside the viewer would say about the question and its answers, if it is the viewer's, and about what has
    /// happened lately: the most urgent first.
    fn coach(
        &self,
        _words: &Words,
        _view: &Self::View,
        _legal: &[Self::Move],
        _lately: &[Seen<Self>],
    ) -> Vec<Remark> {
        Vec::new()
    }
    /// Moves that somebody may look for here in vain, besides those that are allowed: the page says why not.
    fn barred(&self, view: &Self::View, legal: &[Self::Move]) -> Vec<Self::Move>;
    /// Everything the viewer may know of the position, drawn, with what can be chosen there.
    fn panels(&self, words: &Words, view: &Self::View, stage: Stage<'_>) -> Vec<Panel>;
    /// Those of the panels that have one of these names, drawn where nothing can be chosen: a move is mostly seen on few of them.
    fn panels_named(&self, words: &Words, view: &Self::View, names: &[&str]) -> Vec<Panel> {
        let mut panels = self.panels(words, view, Stage::default());
        panels.retain(|panel| names.contains(&&*panel.name));
        panels
    }
    /// The places of the board a move belongs to, by name: choosing it there is offered at each of them.
    fn places(&self, view: &Self::View, mv: Self::Move) -> Vec<String>;
    /// What a move takes of the common board, as a phrase: a move as a hint tells what it leaves no rival.
    fn taken(&self, words: &Words, view: &Self::View, mv: Self::Move) -> String {
        self.explain(words, view, mv)
    }
    /// What is seen of a move that is only thought of, from the view before it and its events as the viewer sees them.
    fn strokes(&self, view: &Self::View, mv: Self::Move, _events: &[Seen<Self>]) -> Vec<Stroke> {
        self.places(view, mv).into_iter().map(Stroke::ring).collect()
    }
    /// What a seat pays at once in these events: names of goods as the board marks them by `data-good`, and how many.
    fn pays(&self, seat: Seat, events: &[Seen<Self>]) -> Vec<(&'static str, u16)>;
    /// The same drawn with the signs of the game; nothing if it has none.
    fn paid(_goods: &[(&'static str, u16)]) -> Markup {
        Markup::default()
    }
    /// Pictures of a move under way, from the view before it and those after each of its events.
    fn stills(&self, words: &Words, before: &Self::View, film: &[Frame<Self>]) -> Vec<Still>;

    /// The colour a seat plays in, by the name that style sheets know it by; nothing where seats have colours of their own.
    fn colour(&self, _view: &Self::View, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// Whose turn begins with an event, though nobody is asked in it: an Automa's, which follows from another's move.
    fn turn_of(_event: &Seen<Self>) -> Option<Seat> {
        None
    }

    /// Whom an event tells of, if it is one of them: their mark stands beside it in the log.
    fn told_of(_event: &Seen<Self>) -> Option<Seat> {
        None
    }

    /// Whether the rules ever leave a pass as a question, so that a standing order can answer it.
    const PASSES: bool = false;
    /// The pass, where the one who is asked can hardly do anything else.
    fn passes(&self, _view: &Self::View, _legal: &[Self::Move]) -> Option<Self::Move> {
        None
    }
    /// The one sensible answer to a question, for a standing order.
    fn sensible(&self, view: &Self::View, legal: &[Self::Move]) -> Option<Self::Move> {
        self.usual(view, legal)
    }
    /// The moves that whoever looks can order for their next turn: each names a space of the board that is free now.
    fn ahead(&self, _view: &Self::View) -> Vec<Self::Move> {
        Vec::new()
    }
    /// Whether a turn begins here: the question that such moves answer.
    fn begins_turn(&self, _view: &Self::View) -> bool {
        false
    }
    /// What such a move names, as it lies there now: an order for it is over when that changes.
    fn named(&self, _view: &Self::View, _mv: Self::Move) -> Option<u64> {
        None
    }

    /// The round an event begins or belongs to, if it says so.
    fn round(event: &Seen<Self>) -> Option<u8>;
    /// Points an event gives or takes, and for what.
    fn points(event: &Seen<Self>) -> Option<(Seat, Source, i32)>;
}

/// What points are for: a message `<game>-source-<name>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Source(pub &'static str);
