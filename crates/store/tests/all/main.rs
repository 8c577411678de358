//! All stories of the store, in one program; the one about killed processes stands apart.

#[path = "../suite/mod.rs"]
mod suite;

mod full;
mod postgres;
mod sqlite;
