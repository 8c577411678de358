//! The Automa: a story for each rule, the worked examples, and properties over thousands of games.

mod construction;
mod contracts;
mod criteria;
mod examples;
mod games;
mod golden;
mod levels;
mod naive;
mod officers;
mod placing;
mod production;
mod rewards;
mod setup;
pub(crate) mod table;
mod tiles;
mod turn;
mod water;
