//! What can go wrong, as a sentence in the reader's language.

use std::io;

use words::{Value, Words};

/// Bad input, or a file that cannot be had: one message with its arguments.
#[derive(Debug)]
pub(crate) struct Problem {
    message: &'static str,
    args: Vec<(&'static str, Value<'static>)>,
}

impl Problem {
    /// A problem told by this message.
    pub(crate) fn new(message: &'static str) -> Self {
        Self { message, args: Vec::new() }
    }

    /// With an argument of the message.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The sentence, in one line.
    pub(crate) fn say(&self, words: &Words) -> String {
        // A fault among the arguments, alone or in the error of a library, is told in words.
        words.told(&words.say(self.message, &self.args)).split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Something is wrong, and the user is told.
    Problem(Problem),
    /// Nobody reads what is printed: the end, without a word.
    NobodyReads,
}

impl From<Problem> for Stop {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

/// From writing to stdout, which is the only writing that is not a file's.
impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::NobodyReads;
        }
        Problem::new("cli-cannot-print").with("reason", error.to_string()).into()
    }
}

/// From JSON written to stdout.
impl From<serde_json::Error> for Stop {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
