//! Hydropolis for Python: the module `hydropolis._native`, which the package `hydropolis` wraps.
//!
//! A Python object holds a game, a state, a player or a batch of any game behind one face (`native/table.rs`). Whatever comes
//! in is checked before work begins; what goes wrong nevertheless is an exception, never a panic.

mod native;
