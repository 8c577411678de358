//! The kernel, tried out with the smallest game that needs all of it.

#[allow(unreachable_pub, reason = "it reads like the crate of a game")]
mod pearls;
mod stories;
