//! All that is asked of the server, in one program.

#[path = "../common/mod.rs"]
mod common;

mod boards;
mod calls;
mod coach;
mod deals;
mod doors;
mod durable;
mod fuzz;
mod games;
mod habits;
mod kept;
mod learn;
mod library;
mod lobby;
mod meeting;
mod pace;
mod packs;
mod pearls;
mod people;
mod puzzles;
mod records;
mod reviews;
mod rooms;
mod secrets;
mod shared;
mod turns;
