//! Whatever the games say of themselves is said in every language: one program.

mod barrage;
mod cities;
mod forms;
mod golden;
mod names;
