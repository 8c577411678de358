//! What the pages ask of a game besides its rules.

use std::collections::BTreeMap;

use kernel::{BySeat, Game, Seat, Viewer};
use words::Words;

use crate::stage::{Frame, Sheet, Stage};

/// A game that can be played on a page.
///
/// Whatever is shown to somebody is told from that viewer's view; positions do not come here.
pub trait Title: Game<Event: Send + Sync> {
    /// What can be agreed on besides the seats.
    fn settings() -> &'static [Setting];
    /// The fewest and the most seats.
    fn seats() -> (u8, u8);
    /// Players that are part of the rules, by level: `automa-easy` ...
    fn own_players() -> &'static [&'static str];
    /// Which of them plays a seat, if one does.
    fn own_player(setup: &Self::Setup, seat: Seat) -> Option<&'static str>;
    /// The set-up of an order, or one sentence on why there is none.
    fn agree(order: &Order) -> Result<Self::Setup, String>;

    /// What the seat to move is asked.
    fn question(&self, words: &Words, view: &Self::View) -> String;
    /// What a move would do.
    fn explain(&self, words: &Words, view: &Self::View, mv: Self::Move) -> String;
    /// What a seat pays at once in these events, as a phrase; nothing if it pays nothing.
    fn price(&self, words: &Words, view: &Self::View, seat: Seat, events: &[Self::Event]) -> Option<String>;
    /// Whether a move throws something away that could be kept, so that the page asks twice.
    fn throws_away(&self, view: &Self::View, mv: Self::Move) -> bool;
    /// Moves that somebody may look for here in vain, besides those that are allowed: the page says why not.
    fn barred(&self, view: &Self::View, legal: &[Self::Move]) -> Vec<Self::Move>;
    /// An event as a viewer may know it.
    fn seen_by(event: &Self::Event, viewer: Viewer) -> Self::Event;
    /// What happened, to people by their names where they have some.
    fn tell(&self, words: &Words, view: &Self::View, names: &Names, event: &Self::Event) -> String;
    /// Whether an event only says why something happened.
    fn is_reason(event: &Self::Event) -> bool;
    /// Why a move is not allowed.
    fn refuse(&self, words: &Words, view: &Self::View, refusal: &Self::Refusal) -> String;
    /// What a seat is called at this table by the game itself, if it has such a name.
    fn seat_name(&self, words: &Words, view: &Self::View, seat: Seat) -> Option<String>;
    /// Everything the viewer may know of the position, drawn, with what can be chosen there.
    fn sheets(&self, words: &Words, view: &Self::View, stage: Stage<'_>) -> Vec<Sheet>;
    /// The places of the board a move belongs to, by name: choosing it there is offered at each of them.
    fn places(&self, view: &Self::View, mv: Self::Move) -> Vec<String>;
    /// What a seat pays at once in these events: names of goods as the board marks them by `data-good`, and how many.
    fn pays(&self, seat: Seat, events: &[Self::Event]) -> Vec<(&'static str, u16)>;
    /// What is seen between the position before a move and the one after it, event by event.
    fn frames(&self, words: &Words, before: &Self::View, events: &[Self::Event]) -> Vec<Frame>;

    /// The round an event begins or belongs to, if it says so.
    fn round(event: &Self::Event) -> Option<u8>;
    /// Points an event gives or takes, and for what.
    fn points(event: &Self::Event) -> Option<(Seat, Source, i32)>;
}

/// What the people at a table are called, seat by seat, where sentences can tell them apart by it.
pub type Names = BySeat<Option<String>>;

/// Something that can be agreed on, with its values; the first is what is usual. Without values it is a text of the
/// players' own, which may be left empty.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name in forms and messages.
    pub name: &'static str,
    /// Its values, by name.
    pub values: &'static [&'static str],
}

/// What points are for: a message `<game>-source-<name>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Source(pub &'static str);

/// What somebody asks for who begins a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// Who plays by the rules of the game itself, by seat.
    pub own_players: Vec<Option<String>>,
    /// The values of settings, by name.
    pub settings: BTreeMap<String, String>,
}

impl Order {
    /// How many play.
    pub fn players(&self) -> u8 {
        self.own_players.len().min(u8::MAX.into()) as u8
    }

    /// The value of a setting: what was said, or what is usual.
    pub fn value<'a>(&'a self, setting: &'a Setting) -> Result<&'a str, String> {
        let usual = setting.values.first().copied().unwrap_or_default();
        let value = self.settings.get(setting.name).map_or(usual, |it| it);
        if setting.values.is_empty() || setting.values.contains(&value) {
            Ok(value)
        } else {
            Err(format!("{}: {}", setting.name, setting.values.join(", ")))
        }
    }
}
