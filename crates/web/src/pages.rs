//! The pages.

pub(crate) mod account;
pub(crate) mod glossary;
pub(crate) mod home;
pub(crate) mod new;
pub(crate) mod rules;
pub(crate) mod sit;
pub(crate) mod table;
