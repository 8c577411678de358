//! What goes wrong, as Python exceptions.

use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::create_exception;
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;

create_exception!(hydropolis, HydropolisError, PyValueError, "Something that was handed in is not right.");
create_exception!(
    hydropolis,
    Refused,
    HydropolisError,
    "A move that the rules do not allow: `rule` is the rule's number, `reason` what is in the way."
);

/// Something that cannot be done.
#[derive(Debug)]
pub(crate) enum Problem {
    /// What was handed in is not right.
    Value(String),
    /// There is no such seat.
    Seat(i64),
    /// The rules are against a move.
    Refused {
        /// The move.
        mv: String,
        /// The rule.
        rule: String,
        /// The reason as JSON.
        reason: String,
    },
    /// A promise of ours is broken.
    Broken,
}

impl From<Problem> for PyErr {
    fn from(problem: Problem) -> Self {
        match problem {
            Problem::Value(sentence) => {
                // A fault is a value; here it is told in words.
                let told = words::Words::of("en").map(|words| words.told(&sentence));
                HydropolisError::new_err(told.unwrap_or(sentence))
            }
            Problem::Seat(seat) => PyIndexError::new_err(format!("There is no seat {seat} at this table.")),
            Problem::Refused { mv, rule, reason } => Python::attach(|py| {
                let error = Refused::new_err(format!("\"{mv}\" is against rule {rule}: {reason}"));
                let told = py
                    .import("json")
                    .and_then(|json| json.call_method1("loads", (reason,)))
                    .and_then(|reason| error.value(py).setattr("reason", reason))
                    .and_then(|()| error.value(py).setattr("rule", rule))
                    .and_then(|()| error.value(py).setattr("move", mv));
                told.err().unwrap_or(error)
            }),
            Problem::Broken => PyRuntimeError::new_err(
                "Hydropolis has broken a promise of its own; please report how it came to this.",
            ),
        }
    }
}

/// Does something; a panic is a problem like any other.
pub(crate) fn guarded<T>(work: impl FnOnce() -> Result<T, Problem>) -> PyResult<T> {
    Ok(catch_unwind(AssertUnwindSafe(work)).unwrap_or(Err(Problem::Broken))?)
}
