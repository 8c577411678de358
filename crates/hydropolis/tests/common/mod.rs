//! Running the real program.

#![allow(dead_code)] // each test file uses its part

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Run {
    /// The exit code.
    pub(crate) code: i32,
    /// Everything on stdout.
    pub(crate) out: String,
    /// Everything on stderr.
    pub(crate) err: String,
}

impl Run {
    /// The run went well and nothing was said on stderr.
    pub(crate) fn well(self) -> Self {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self
    }

    /// The run went well; the JSON object it printed.
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.well().out).expect("one JSON object")
    }

    /// Bad input: exit code 2, one line on stderr, no panic. Returns the line.
    pub(crate) fn refused(self) -> String {
        assert_eq!(self.code, 2, "{self:?}");
        let line = self.err.strip_suffix('\n').expect("a whole line");
        assert!(!line.is_empty() && !line.contains('\n'), "one line: {}", self.err);
        assert!(!line.contains("panicked") && !line.contains('{'), "{line}");
        line.to_owned()
    }
}

/// The program, to be run with these arguments.
pub(crate) fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hydropolis"));
    // What the terminal speaks does not matter here.
    command.env("HYDROPOLIS_LANG", "en");
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn done(output: Output) -> Run {
    Run {
        code: output.status.code().expect("the program ends by itself"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs the program without input.
pub(crate) fn run(args: &[&str]) -> Run {
    done(program(args).output().expect("the program starts"))
}

/// The JSON object of a run without these figures, which depend on the clock and are more than 0.
pub(crate) fn untimed(args: &[&str], timed: &[&str]) -> Value {
    let mut object = run(&[args, &["--json"]].concat()).json();
    let map = object.as_object_mut().expect("an object");
    for name in timed {
        let figure = map.remove(*name).and_then(|it| it.as_f64());
        assert!(figure.is_some_and(|it| it > 0.0), "{name}: {figure:?}");
    }
    object
}

/// Runs the program with piped input.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = program(args).stdin(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    // Written from a thread: the program may print more than a pipe holds before it reads on.
    let writer = std::thread::spawn(move || {
        // A program that has quit does not read the rest.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    done(output)
}

/// A fresh folder for a test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// A file with this text in the folder of a test.
pub(crate) fn file(test: &str, name: &str, text: &[u8]) -> String {
    let path = folder(test).join(name);
    std::fs::write(&path, text).expect("the folder for tests can be written");
    path.to_str().expect("a path in letters").to_owned()
}
