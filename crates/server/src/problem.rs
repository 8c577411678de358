//! What goes wrong, told as a page or as JSON, never as a stack trace.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use words::Words;

/// Why a request was not answered as hoped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// There is nothing at this address.
    NotFound,
    /// There is no such table.
    NoSuchTable,
    /// The request came from another site.
    ForeignOrigin,
    /// The seat or the record is not for this caller.
    Forbidden(&'static str),
    /// Something about the request is wrong; the message with its arguments.
    Bad(&'static str, String),
    /// A set-up that cannot be, and why.
    BadSetup(String),
    /// Something has changed meanwhile.
    Conflict(&'static str),
    /// Too many requests.
    TooMany,
    /// The game was begun under rules that this program does not have.
    OldRules(u32),
    /// Our own trouble.
    Trouble,
}

impl Problem {
    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoSuchTable => StatusCode::NOT_FOUND,
            Self::ForeignOrigin | Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::Bad(..) | Self::BadSetup(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Conflict(_) | Self::OldRules(_) => StatusCode::CONFLICT,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Trouble => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// What is told.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NotFound => words.say("web-not-found", &[]),
            Self::NoSuchTable => words.say("web-no-such-table", &[]),
            Self::ForeignOrigin => words.say("web-forbidden-origin", &[]),
            Self::Forbidden(id) | Self::Conflict(id) => words.say(id, &[]),
            Self::Bad(id, reason) => words.say(id, &[("reason", words.told(reason).into())]),
            Self::BadSetup(reason) => words.told(reason),
            Self::TooMany => words.say("web-too-many", &[]),
            Self::OldRules(version) => words.say("web-old-rules", &[("version", (*version).into())]),
            Self::Trouble => words.say("web-trouble", &[]),
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
