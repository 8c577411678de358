//! What a game is, and nothing of any game.
//!
//! A [`Game`] is a set-up with its components. It deals a *position*, a plain value; it lists the legal *moves* of
//! a position, each one small decision; it plays a move, telling what happened as *events*; and it shows what one
//! seat may know of a position as a *view*. Everything else (records, undo, bots, pages) is built on these.
//!
//! The kernel does no I/O, reads no clock, and draws no randomness but a game's own [`Chance`].

mod chance;
mod digest;
mod fault;
mod game;
mod matches;
mod record;
mod seat;

pub use chance::{Chance, Seed};
pub use digest::Digest;
pub use fault::{Detail, Fault};
pub use game::{Event, Game, Log, Moves, NotationError, Outcome, Quiet, Refusal, RuleRef, SetupError};
pub use matches::{Match, PlayError, UndoRefused};
pub use record::{Record, RecordError, RecordedMove, ReplayError, game_of_record};
pub use seat::{BySeat, Seat, SeatSet, Viewer};
