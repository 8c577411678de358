//! The laboratory that tries to lose a move, with the real binary: `cargo xtask chaos`. What is asked for on the command line goes
//! to the crate `siege`.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let server = ["chaos", "--server", env!("CARGO_BIN_EXE_hydropolis")].map(OsString::from);
    siege::chaos::run(server.into_iter().chain(env::args_os().skip(1)))
}
