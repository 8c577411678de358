//! The finished command, called as people call it, in one program; the browser has its own.

#[path = "../common/mod.rs"]
mod common;

mod arena;
mod bad_input;
mod cities;
mod dataset;
#[cfg(unix)]
mod deploy;
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
#[cfg(unix)]
mod traces;
mod train;
#[cfg(unix)]
mod upkeep;
