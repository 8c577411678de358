//! What everybody asks of a game besides its rules.

use kernel::{BySeat, Fault, Game, Seat, Seen, fault};
use words::{Phrase, Words};

use crate::{Order, Setting};

/// A game that can be set up, played and talked about.
///
/// Whatever is said to somebody is told from that viewer's view; a position comes here only to be written as a file.
pub trait Title: Game {
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// What can be agreed on besides the seats.
    const SETTINGS: &'static [Setting];
    /// Players that are part of the rules, the weakest first: `automa-easy` is of the kind `automa`. On the command line
    /// it is `automa:easy` among the seats, and `--automa easy` adds one.
    const OWN_PLAYERS: &'static [&'static str];
    /// The words of the table that the glossary explains: messages `glossary-<game>-<term>`.
    const TERMS: &'static [&'static str];

    /// The set-up of an order, or why there is none.
    fn agree(order: &Order) -> Result<Self::Setup, Fault>;
    /// The set-up of a game that begins from a position file, or why there is none.
    fn from_position(text: &str) -> Result<Self::Setup, Fault>;
    /// A position as such a file, with all that lies hidden in it.
    fn position_file(&self, position: &Self::Position) -> Result<String, Fault>;
    /// Which of its own players has a seat, if one does.
    fn own_player(setup: &Self::Setup, seat: Seat) -> Option<&'static str>;

    /// What the seat to move is asked.
    fn question(&self, words: &Words, view: &Self::View) -> String;
    /// What a move would do.
    fn explain(&self, words: &Words, view: &Self::View, mv: Self::Move) -> String;
    /// What happened, to people by their names where they have some.
    fn tell(&self, words: &Words, view: &Self::View, names: &Names, event: &Seen<Self>) -> String;
    /// Whether an event only says why something happened.
    fn is_reason(event: &Seen<Self>) -> bool;
    /// Why a move is not allowed, with its rule.
    fn refuse(&self, words: &Words, view: &Self::View, refusal: &Self::Refusal) -> String;
    /// What a seat is called, in all the forms a sentence may need.
    fn seat_called(&self, words: &Words, view: &Self::View, seat: Seat) -> Phrase;
    /// What the game itself calls a seat at this table, if it has such a name.
    fn seat_name(&self, words: &Words, view: &Self::View, seat: Seat) -> Option<String>;
}

/// The set-up of an order that begins from a position: its seats have to be those of the position.
pub(crate) fn agree_on_position<T: Title>(order: &Order, text: &str) -> Result<T::Setup, Fault> {
    let setup = T::from_position(text)?;
    let players = T::open(setup.clone())?.players();
    let seats: Vec<Option<&str>> = Seat::all(players).map(|seat| T::own_player(&setup, seat)).collect();
    if order.own_players.iter().map(Option::as_deref).eq(seats.iter().copied()) {
        return Ok(setup);
    }
    let seats = seats.into_iter().map(|own| own.unwrap_or("-")).collect::<Vec<_>>().join(", ");
    Err(fault!("setup-position-seats", players, seats))
}

/// What the people at a table are called, seat by seat, where sentences can tell them apart by it.
pub type Names = BySeat<Option<String>>;
