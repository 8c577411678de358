//! The siege of the real binary: `cargo xtask siege`. What is asked for on the command line goes to the crate `siege`.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let server = ["siege", "--server", env!("CARGO_BIN_EXE_hydropolis")].map(OsString::from);
    siege::run(server.into_iter().chain(env::args_os().skip(1)))
}
