//! All that is asked of the server, in one program.

#[path = "../common/mod.rs"]
mod common;

mod boards;
mod durable;
mod fuzz;
mod games;
mod secrets;
