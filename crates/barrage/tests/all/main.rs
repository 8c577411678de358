//! All stories and properties of Barrage, in one program.

#[path = "../common/mod.rs"]
mod common;

mod automa;
mod examples_derived;
mod examples_rulebook;
mod golden;
mod leeghwater;
mod parsers;
mod perft;
mod properties;
mod rules_board;
mod rules_companies;
mod rules_construction;
mod rules_contracts;
mod rules_limits;
mod rules_model;
mod rules_officers;
mod rules_options;
mod rules_oracle;
mod rules_promotional;
mod rules_scoring;
mod rules_setup;
mod rules_tiles;
mod rules_turn;
mod rules_water;
mod sheets;
