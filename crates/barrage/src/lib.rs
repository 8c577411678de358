//! The rules of Barrage.
