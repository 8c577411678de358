//! All stories and properties of Underwater Cities, in one program.

#[path = "../common/mod.rs"]
mod common;

mod board_search;
mod corrections;
mod decks;
mod edition_2;
mod examples_boards;
mod examples_slots;
mod golden;
mod limits;
mod pack;
mod parsers;
mod perft;
mod positions;
mod properties;
mod stories_boards;
mod stories_cards;
mod versions;
mod view;
