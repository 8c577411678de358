//! Live updates: a stream of frames for each viewer of a table.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use tokio::sync::watch;
use web::table_frame;

use crate::app::App;
use crate::caller::Caller;
use crate::problem::Problem;
use crate::table_pages::{id_of, page_of, viewer_of};
use crate::tables::Handle;

/// How often something is sent where nothing happens, so that nobody in between hangs up.
const ALIVE: Duration = Duration::from_secs(20);

/// From where on somebody listens.
#[derive(Debug, Deserialize)]
pub(crate) struct Since {
    since: Option<u64>,
}

impl Since {
    /// The number of entries the listener knows: a resumed stream says it in a header.
    pub(crate) fn known(&self, headers: &HeaderMap) -> Option<u64> {
        let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
        last.or(self.since)
    }
}

/// A listener at a table.
struct Listener {
    app: App,
    caller: Caller,
    handle: Arc<Handle>,
    changes: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    known: Option<u64>,
    waiting: std::collections::VecDeque<Event>,
    first: bool,
}

impl Listener {
    async fn new(app: App, caller: Caller, id: &str, known: Option<u64>) -> Result<Self, Problem> {
        let handle = app.tables.handle(id_of(id)?);
        // A table that does not exist is told at once, not in the stream.
        drop(app.tables.lock(&handle, false).await?);
        let (changes, stopping) = (handle.listen(), app.stopping.clone());
        let waiting = Default::default();
        Ok(Self { app, caller, handle, changes, stopping, known, waiting, first: true })
    }

    /// Waits until something may have changed; false when the server stops.
    async fn wait(&mut self) -> bool {
        if std::mem::take(&mut self.first) {
            return !*self.stopping.borrow();
        }
        tokio::select! {
            changed = self.changes.changed() => changed.is_ok(),
            _ = self.stopping.wait_for(|stop| *stop) => false,
        }
    }
}

fn sse(stream: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> impl IntoResponse {
    Sse::new(stream).keep_alive(KeepAlive::new().interval(ALIVE))
}

/// Frames of HTML: what the page swaps in, numbered by the length of the log.
pub(crate) async fn frames(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let listener = Listener::new(app, caller, &id, since.known(&headers)).await?;
    Ok(sse(stream::unfold(listener, |mut listener| async move {
        loop {
            if !listener.wait().await {
                return None;
            }
            listener.changes.mark_unchanged();
            let open = listener.app.tables.lock(&listener.handle, true).await.ok()?;
            let now = open.table.entries();
            // A seat that was taken changes the page too, though the log stays as it was.
            if listener.known == Some(now) && !open.seats.iter().any(|seat| seat.chair.is_free()) && now > 0 {
                continue;
            }
            let page = page_of(&listener.app, &open, &listener.caller, None).ok()?;
            let viewer = viewer_of(&open, &listener.caller);
            let steps = listener
                .known
                .map(|known| open.table.steps(listener.caller.words(), viewer, &open.names(), known));
            drop(open);
            listener.known = Some(now);
            let html = table_frame(listener.caller.say(), &steps.unwrap_or_default(), &page).into_string();
            let event = Event::default().event("frame").id(now.to_string()).data(html);
            return Some((Ok(event), listener));
        }
    })))
}

/// Events as JSON: one for each entry of the log, as the caller may know it.
pub(crate) async fn events(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let known = match headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse::<u64>().ok())
    {
        // The entry that was heard last is known.
        Some(last) => Some(last + 1),
        None => since.since,
    };
    let listener = Listener::new(app, caller, &id, Some(known.unwrap_or(0))).await?;
    Ok(sse(stream::unfold(listener, |mut listener| async move {
        loop {
            if let Some(event) = listener.waiting.pop_front() {
                return Some((Ok(event), listener));
            }
            if !listener.wait().await {
                return None;
            }
            listener.changes.mark_unchanged();
            let from = listener.known.unwrap_or(0);
            // What happened before the table was opened from a snapshot has to be read again.
            let open = listener.app.tables.lock(&listener.handle, false).await.ok()?;
            let open = if from < open.table.entries() && !open.table.is_whole() {
                drop(open);
                listener.app.tables.lock(&listener.handle, true).await.ok()?
            } else {
                open
            };
            let frames = open.table.happened(viewer_of(&open, &listener.caller), from);
            listener.known = Some(open.table.entries());
            drop(open);
            let events = frames.into_iter().filter_map(|(seq, frame)| {
                Event::default().event("entry").id(seq.to_string()).json_data(frame).ok()
            });
            listener.waiting.extend(events);
        }
    })))
}
