//! Anything at all, fed to whatever reads what people send: packs, set-ups, records, positions, notation.
//!
//! A target takes bytes and must neither panic nor overflow a small stack nor take long. Whatever loads is looked at as a
//! page looks at it, and played on by chance and by bots. `cargo xtask fuzz` lets libFuzzer look for bytes that reach new
//! code; the test of this crate runs the kept ones in `corpus/`, and changes of them, without it.

mod grammar;
mod inputs;
mod table;

pub use inputs::TARGETS;

/// The stack that a thread of the server has.
const STACK: usize = 2 << 20;

/// A target: bytes in, nothing out.
pub type Target = fn(&[u8]);

/// The target of this name.
pub fn target(name: &str) -> Option<Target> {
    TARGETS.iter().find(|(known, _)| *known == name).map(|(_, target)| *target)
}

/// Runs a target on a stack no larger than that of the server.
///
/// # Panics
/// If the target does.
pub fn run(target: Target, data: &[u8]) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || target(data));
        let thread = thread.expect("a machine that tests has room for a thread");
        if let Err(panic) = thread.join() {
            std::panic::resume_unwind(panic);
        }
    });
}
