//! The Automa: a story for each rule, the examples, and properties over thousands of games.

#[path = "../common/mod.rs"]
mod common;

mod games;
