//! The finished command, called as people call it, in one program; the browser has its own.

#[path = "../common/mod.rs"]
mod common;

mod arena;
mod bad_input;
mod cities;
mod dataset;
mod lab;
mod language;
mod password;
mod play;
mod position;
mod puzzles;
mod review;
#[cfg(unix)]
mod serve;
mod simulate;
mod train;
#[cfg(unix)]
mod upkeep;
