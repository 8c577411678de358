//! What a game is, and nothing of any game.
//!
//! A [`Game`] is a set-up with its components. It deals a *position*, a plain value; it lists the legal *moves* of
//! a position, each one small decision; it plays a move, telling what happened as *events*; and it shows what one
//! seat may know of a position as a *view*. Everything else (records, undo, bots, pages) is built on these.
//!
//! Pearls, the game of the kernel's own tests, needs all of it in one file:
//!
//! <details><summary>tests/all/pearls.rs</summary>
//!
//! ```ignore
#![doc = include_str!("../tests/all/pearls.rs")]
//! ```
//!
//! </details>
//!
//! The kernel does no I/O, reads no clock, and draws no randomness but a game's own [`Chance`].

mod chance;
pub mod check;
mod decision;
mod digest;
mod fault;
mod film;
mod game;
mod key;
mod list;
mod matches;
pub mod perft;
mod record;
mod seat;
mod set;
mod trail;

pub use chance::{Chance, Seed};
pub use decision::Decision;
pub use digest::Digest;
pub use fault::{Detail, Fault};
pub use film::{Film, Frame};
pub use game::{Event, Game, Log, Moves, NotationError, Outcome, Quiet, Refusal, RuleRef, Seen, SetupError};
pub use key::Key;
pub use list::List;
pub use matches::{Match, Outplayed, PlayError, Played, UndoRefused, Undone};
pub use record::{
    Record, RecordError, RecordHead, RecordedMove, ReplayError, TakenBack, game_of_record, not_a_record,
    record_text,
};
pub use seat::{BySeat, Seat, Viewer};
pub use set::{Bits, Element, Iter, Set};
