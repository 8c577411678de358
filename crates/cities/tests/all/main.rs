//! All stories and properties of Underwater Cities, in one program.

#[path = "../common/mod.rs"]
mod common;

mod decks;
mod examples_boards;
mod examples_slots;
mod golden;
mod pack;
mod parsers;
mod properties;
mod stories_boards;
mod stories_cards;
