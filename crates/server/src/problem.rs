//! What goes wrong: values up to here, and here alone a status, a sentence and JSON; never a stack trace.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Fault, UndoRefused};
use serde_json::{Value as Json, json};
use store::StoreError;
use words::Words;

use crate::table::Hindrance;

/// Why a request was not answered as hoped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// There is nothing at this address.
    NotFound,
    /// There is no such table.
    NoSuchTable,
    /// The request came from another site.
    ForeignOrigin,
    /// The request asked for another site.
    ForeignHost,
    /// The request was not sent whole in time.
    Unfinished,
    /// The request has a body that is too long.
    TooLarge,
    /// The seat or the record is not for this caller.
    Forbidden(&'static str),
    /// Something about the request is wrong; the sentence says what.
    Bad(&'static str),
    /// A form in which this field is missing or makes no sense.
    BadForm(String),
    /// A set-up that cannot be, and why.
    BadSetup(Fault),
    /// A record that cannot be replayed, and why.
    BadRecord(Fault),
    /// Something has changed meanwhile.
    Conflict(&'static str),
    /// Too many requests.
    TooMany,
    /// Too many live streams.
    TooManyStreams,
    /// Too much of the caller's work is waiting already.
    Busy,
    /// What was asked for takes longer than one request may.
    Slow,
    /// Too much of something in particular; the sentence says of what.
    Limited(&'static str),
    /// Too many want something just now; the sentence says what.
    Crowded(&'static str),
    /// The game was begun under rules that this program does not have.
    OldRules(u32),
    /// What is kept of the game cannot be read.
    Damaged,
    /// Work at this table ended the server.
    Quarantined,
    /// Our own trouble.
    Trouble,
}

impl Problem {
    /// Whether it keeps a table from being opened until somebody does something about it. What the store knows of the
    /// table is shown all the same.
    pub(crate) fn shuts(&self) -> bool {
        matches!(self, Self::OldRules(_) | Self::Damaged | Self::Quarantined)
    }

    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoSuchTable => StatusCode::NOT_FOUND,
            Self::ForeignOrigin | Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::Bad(_) | Self::BadForm(_) | Self::BadSetup(_) | Self::BadRecord(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::Conflict(_) | Self::OldRules(_) | Self::Damaged | Self::Quarantined => StatusCode::CONFLICT,
            Self::ForeignHost => StatusCode::MISDIRECTED_REQUEST,
            Self::Unfinished => StatusCode::REQUEST_TIMEOUT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany | Self::Limited(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooManyStreams | Self::Busy | Self::Slow | Self::Crowded(_) | Self::Trouble => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    /// Its message, which names its kind too.
    fn message(&self) -> &'static str {
        match self {
            Self::NotFound => "web-not-found",
            Self::NoSuchTable => "web-no-such-table",
            Self::ForeignOrigin => "web-forbidden-origin",
            Self::ForeignHost => "web-forbidden-host",
            Self::Unfinished => "web-unfinished",
            Self::TooLarge => "web-too-large",
            Self::TooMany => "web-too-many",
            Self::TooManyStreams => "web-too-many-streams",
            Self::Busy => "web-busy",
            Self::Slow => "web-slow",
            Self::Forbidden(id)
            | Self::Conflict(id)
            | Self::Limited(id)
            | Self::Crowded(id)
            | Self::Bad(id) => id,
            Self::BadForm(_) => "web-bad-form",
            Self::BadSetup(_) => "web-bad-setup",
            Self::BadRecord(_) => "web-bad-record",
            Self::OldRules(_) => "web-old-rules",
            Self::Damaged => "web-damaged",
            Self::Quarantined => "web-quarantined",
            Self::Trouble => "web-trouble",
        }
    }

    /// It as a value: its kind, and what it is about.
    pub(crate) fn value(&self) -> Json {
        let mut value = json!({ "kind": kind(self.message()) });
        match self {
            Self::BadForm(field) => value["field"] = json!(field),
            Self::BadSetup(reason) | Self::BadRecord(reason) => value["reason"] = json!(reason),
            Self::OldRules(version) => value["version"] = json!(version),
            _ => {}
        }
        value
    }

    /// It in a language.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let about = |name, value: words::Value<'static>| words.say(self.message(), &[(name, value)]);
        match self {
            Self::BadSetup(reason) => words.fault(reason),
            Self::BadRecord(reason) => about("reason", words.fault(reason).into()),
            Self::BadForm(field) => about("reason", field.clone().into()),
            Self::OldRules(version) => about("version", (*version).into()),
            _ => words.say(self.message(), &[]),
        }
    }
}

/// The kind of what a message of the pages says.
fn kind(message: &'static str) -> &'static str {
    message.strip_prefix("web-").unwrap_or(message)
}

/// Why a move or an undo did not come about.
#[derive(Debug)]
pub(crate) enum PlayProblem {
    /// The game had gone on.
    Stale {
        /// The number of the next entry.
        next: u64,
    },
    /// The game waits for people.
    NotBegun,
    /// The move is not allowed.
    Refused(Hindrance),
    /// Nothing can be taken back.
    CannotUndo(UndoRefused),
    /// Something else.
    Problem(Problem),
}

impl From<Problem> for PlayProblem {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

impl PlayProblem {
    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::Stale { .. } | Self::NotBegun | Self::CannotUndo(_) => StatusCode::CONFLICT,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Problem(problem) => problem.status(),
        }
    }

    /// The rule that is against it, where one is.
    pub(crate) fn rule(&self) -> Option<String> {
        match self {
            Self::Refused(reason) => reason.rule().map(|rule| rule.to_string()),
            _ => None,
        }
    }

    /// It as a value: its kind, its rule, and what it is about.
    pub(crate) fn value(&self) -> Json {
        match self {
            Self::Stale { next } => json!({ "kind": "stale", "next": next }),
            Self::NotBegun => json!({ "kind": "not-begun" }),
            Self::Refused(reason) => reason.value(),
            Self::CannotUndo(UndoRefused::Nothing) => json!({ "kind": "undo-nothing" }),
            Self::CannotUndo(UndoRefused::Revealed) => json!({ "kind": "undo-revealed" }),
            Self::CannotUndo(UndoRefused::AnothersMove { by }) => {
                json!({ "kind": "undo-anothers-move", "by": by })
            }
            Self::Problem(problem) => problem.value(),
        }
    }

    /// It in a language.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Stale { .. } => words.say("web-stale", &[]),
            Self::NotBegun => words.say("web-not-begun", &[]),
            Self::Refused(reason) => reason.sentence(words),
            Self::CannotUndo(UndoRefused::Nothing) => words.say("undo-nothing", &[]),
            Self::CannotUndo(UndoRefused::Revealed) => words.say("undo-revealed", &[]),
            Self::CannotUndo(UndoRefused::AnothersMove { by }) => {
                words.say("undo-anothers-move", &[("by", by.to_string().into())])
            }
            Self::Problem(problem) => problem.sentence(words),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::Trouble
    }
}

/// The problem travels with the answer; the outermost layer writes the page or the JSON in the caller's language.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
