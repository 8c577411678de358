//! The games as the pages show them.

pub(crate) mod barrage;
pub(crate) mod cities;
