//! What could have been done: a game looked at again, decision by decision.
//!
//! A [`Reviewing`] goes through a game that was played and makes a [`Review`] of it: how everybody stood at every turn, what
//! each decision cost, what would have been better, and how much of it was luck. It is a value that does one small
//! piece of work at a time, so that whoever drives it can share a thread, tell how far it is, and stop.
//!
//! Every decision is judged by what its seat could know ([`kernel::Decision`]): hidden things are dealt anew, and the moves are
//! compared on the same deals. What a position promises is asked in one place, [`Eyes::outlook`].
//!
//! The same game, plan and build make the same review. There is no I/O here, no clock, no thread and no word for people; terms are
//! named, moves are in notation. `docs/review.md` explains the measures.

mod calibrate;
mod compare;
mod mark;
mod outlook;
mod reviewed;
mod reviewing;
mod values;

pub use calibrate::{Sample, fit, samples};
pub use compare::{Candidate, Denied, Opinion, advise, compare};
pub use mark::{Mark, accuracy};
pub use outlook::{Calibration, Eyes, Outlook, Stage};
pub use reviewed::Reviewed;
pub use reviewing::{Plan, Reviewing};
pub use values::{Better, Chances, Judged, Luck, Moment, Review, Shares, Summary, VERSION};
