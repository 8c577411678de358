//! The pages.

pub(crate) mod account;
pub(crate) mod calls;
pub(crate) mod deal;
pub(crate) mod glossary;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod new;
pub(crate) mod packs;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod shut;
pub(crate) mod sit;
pub(crate) mod table;
