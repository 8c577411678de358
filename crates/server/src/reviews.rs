//! Reviews of games that are over: made once, beside the requests, and kept.
//!
//! Whoever asks first takes the review up in the store, so that no other click and no other node makes it as well, and has it made
//! by the threads of the bots, a little at a time: after each piece the thread goes to the next owner. How far it is stands
//! in the store, where every node finds it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use review::{Mark, Plan, Review};
use serde::Serialize;
use serde_json::Value;
use store::{GameId, Status, Taken};
use tokio::time::{Instant, sleep};
use utoipa::ToSchema;
use web::{ReviewPage, ReviewUnderWay, progress_bar, review_page, review_under_way_page};

use crate::app::App;
use crate::bots;
use crate::caller::Caller;
use crate::client::Block;
use crate::clock::Clock;
use crate::kept;
use crate::limits::Limits;
use crate::pages::{html, redirect};
use crate::pool::Owner;
use crate::problem::Problem;
use crate::quota::Buckets;
use crate::table_pages::{full_names, id_of};
use crate::tables::Seated;

/// How long a thread is held at once; a piece that has begun is finished.
const PIECE: Duration = Duration::from_millis(100);
/// How often a node says how far it is.
const STILL: Duration = Duration::from_secs(2);
/// How long a node is believed to be at it that says nothing.
const BELIEVED: Duration = Duration::from_secs(60);
/// How often a page is told how far it is.
const LOOK: Duration = Duration::from_secs(1);
/// A day, in milliseconds.
const DAY: f64 = 86_400_000.0;

/// Who has asked for how many.
pub(crate) struct Reviewers {
    daily: Buckets<Block>,
    clock: Clock,
}

impl Reviewers {
    pub(crate) fn new(limits: &Limits, clock: &Clock) -> Self {
        Self { daily: Buckets::new(limits.reviews_per_day.into(), DAY), clock: clock.clone() }
    }

    /// One more from an address.
    fn one_more(&self, block: Option<Block>) -> Result<(), Problem> {
        let free = block.is_none_or(|block| self.daily.take(&block, self.clock.now()));
        if free { Ok(()) } else { Err(Problem::Limited("web-review-too-many")) }
    }
}

/// How the review of a game stands.
enum Stands {
    /// It is there.
    Made(Box<Review>),
    /// Somebody is at it, so far.
    UnderWay(u64, u64),
    /// Nobody is.
    Not,
}

async fn stands(app: &App, game: GameId) -> Result<Stands, Problem> {
    let Some(kept) = app.store.review(game).await? else { return Ok(Stands::Not) };
    if kept.version < review::VERSION {
        return Ok(Stands::Not);
    }
    match kept.body {
        // What cannot be read is made again when the way of making it changes; until then there is none.
        Some(body) => Ok(serde_json::from_str(&body).map_or(Stands::Not, |it| Stands::Made(Box::new(it)))),
        None if kept.until >= app.clock.now() => Ok(Stands::UnderWay(kept.done, kept.of)),
        None => Ok(Stands::Not),
    }
}

/// What a review says of the decisions of a game, if there is one: after how many moves each was asked, and its mark.
pub(crate) async fn marks(app: &App, game: GameId) -> Result<Option<Vec<(usize, Mark)>>, Problem> {
    Ok(match stands(app, game).await? {
        Stands::Made(review) => Some(review.decisions.iter().map(|it| (it.at, it.mark)).collect()),
        _ => None,
    })
}

/// A game that is over, from its first move on: others are not looked at, since that would help somebody.
pub(crate) async fn over(app: &App, caller: &Caller, id: GameId) -> Result<Arc<Seated>, Problem> {
    let handle = app.tables.handle(id);
    let open = app.tables.open(&handle, caller.owner(), true).await?;
    if open.status != Status::Over {
        return Err(Problem::Forbidden("web-not-over"));
    }
    Ok(open)
}

/// Begins a review, if nobody has.
async fn begin(app: &App, caller: &Caller, open: &Arc<Seated>) -> Result<(), Problem> {
    let game = open.game.id;
    if !matches!(stands(app, game).await?, Stands::Not) {
        return Ok(());
    }
    app.reviewers.one_more(caller.owner().block)?;
    let of = open.table.moves() as u64;
    let taken = Taken { version: review::VERSION, holder: GameId::random()?.to_string(), done: 0, of };
    if take(app, game, &taken).await? {
        let (app, open, owner) = (app.clone(), open.clone(), caller.owner());
        tokio::spawn(async move {
            let made = make(&app, &open, owner, taken.clone()).await;
            if !matches!(made, Ok(true)) {
                tracing::warn!(%game, ?made, "a review was not made");
                let _ = app.store.drop_review(game, &taken.holder).await;
            }
        });
    }
    Ok(())
}

async fn take(app: &App, game: GameId, taken: &Taken) -> Result<bool, Problem> {
    Ok(app.store.take_review(game, taken, app.clock.now(), app.clock.after(BELIEVED)).await?)
}

/// Makes a review; false if the server stops before, or another took it over.
async fn make(app: &App, open: &Arc<Seated>, owner: Owner, mut taken: Taken) -> Result<bool, Problem> {
    let game = open.game.id;
    let (begun, mut told) = (Instant::now(), Instant::now());
    let most = Duration::from_secs(app.limits.review_seconds.into());
    let (at, limits) = (open.clone(), &app.limits);
    let plan = Plan { simulations: limits.review_simulations, deals: limits.review_deals, ..Plan::default() };
    let reviewer = bots::in_pieces(app, owner, open, move || at.table.reviewer(plan)).await?;
    let mut reviewer = reviewer.ok_or(Problem::Conflict("web-review-not-whole"))?;
    loop {
        let (went, more) = bots::in_pieces(app, owner, open, move || {
            let piece = std::time::Instant::now();
            let mut more = true;
            while more && piece.elapsed() < PIECE {
                more = reviewer.step();
            }
            (reviewer, more)
        })
        .await?;
        reviewer = went;
        // What takes too long is kept as far as it is: it would take as long the next time.
        if !more || most > Duration::ZERO && begun.elapsed() > most {
            break;
        }
        if *app.stopping.borrow() {
            return Ok(false);
        }
        if told.elapsed() >= STILL {
            told = Instant::now();
            taken.done = reviewer.progress().0 as u64;
            if !take(app, game, &taken).await? {
                return Ok(false);
            }
        }
    }
    let review = bots::in_pieces(app, owner, open, move || reviewer.finish()).await?;
    let body = serde_json::to_string(&review).map_err(|_| Problem::Trouble)?;
    metrics::counter!("hydropolis_reviews_total").increment(1);
    Ok(app.store.keep_review(game, &taken.holder, &body).await?)
}

// ---- Pages.

/// The review of a game, or how far it is, or a way to have one made.
pub(crate) async fn page(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let id = id_of(&id)?;
    let open = match over(&app, &caller, id).await {
        Err(problem) if problem.shuts() => return kept::page(&app, &caller, id, problem).await,
        open => open?,
    };
    let (address, title) = (format!("/t/{id}"), open.table.name());
    let mut around = caller.shell();
    around.sheet = Some("review.css");
    let progress = match stands(&app, id).await? {
        Stands::Made(review) => {
            let seen = caller.clone();
            let drawn = app.tables.work(caller.owner(), &open, move |open| {
                let page = ReviewPage {
                    names: full_names(open, &seen),
                    colours: open.table.colours(),
                    rounds: open.table.course().rounds,
                    told: open.table.told_review(seen.words(), &review),
                    address: Some(address),
                    review: *review,
                    title,
                };
                html(review_page(seen.say(), &around, &page))
            });
            return drawn.await;
        }
        Stands::UnderWay(done, of) => Some((done, of)),
        Stands::Not => None,
    };
    around.scripted = progress.is_some();
    let page = ReviewUnderWay { address, title, progress };
    Ok(html(review_under_way_page(caller.say(), &around, &page)))
}

/// Has a review made.
pub(crate) async fn ask(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let id = id_of(&id)?;
    let open = over(&app, &caller, id).await?;
    begin(&app, &caller, &open).await?;
    Ok(redirect(&format!("/t/{id}/review"), None))
}

/// Somebody who is told how far a review is.
struct Waiting {
    app: App,
    caller: Caller,
    game: GameId,
    ended: bool,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.app.streams.end(self.game, self.caller.client.block());
    }
}

/// How far a review is, until it is there.
pub(crate) async fn live(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let game = id_of(&id)?;
    over(&app, &caller, game).await?;
    if !app.streams.begin(&app.limits, game, caller.client.block()) {
        return Err(Problem::TooManyStreams);
    }
    let waiting = Waiting { app, caller, game, ended: false };
    let events = stream::unfold(waiting, |mut waiting| async move {
        if waiting.ended || *waiting.app.stopping.borrow() {
            return None;
        }
        sleep(LOOK).await;
        let event = match stands(&waiting.app, waiting.game).await {
            Ok(Stands::UnderWay(done, of)) => {
                event("progress", &progress_bar(waiting.caller.say(), done, of).into_string())
            }
            // There is something else to see: the page is asked for again.
            _ => {
                waiting.ended = true;
                event("done", "")
            }
        };
        Some((Ok::<_, Infallible>(event), waiting))
    });
    Ok(event_stream(Body::from_stream(events)))
}

/// One event of a stream.
pub(crate) fn event(name: &str, data: &str) -> String {
    let data = data.lines().map(|line| format!("data: {line}\n")).collect::<String>();
    let data = if data.is_empty() { "data:\n".to_owned() } else { data };
    format!("event: {name}\n{data}\n")
}

/// A stream of events as an answer.
pub(crate) fn event_stream(body: Body) -> Response {
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

// ---- The API.

/// How the review of a game stands.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReviewInfo {
    /// `made`, `under-way`, or `none`.
    state: &'static str,
    /// How many moves were looked at.
    done: u64,
    /// How many there are.
    of: u64,
    /// The review, if it is made: `curve`, `decisions`, `luck` and `players`, as docs/review.md describes them.
    #[schema(value_type = Object)]
    review: Value,
}

async fn info(app: &App, game: GameId) -> Result<Response, Problem> {
    let (status, info) = match stands(app, game).await? {
        Stands::Made(review) => {
            let moves = review.moves as u64;
            // By way of its text: a number is told with the digits it is kept with.
            let text = serde_json::to_string(&review).map_err(|_| Problem::Trouble)?;
            let review = serde_json::from_str(&text).map_err(|_| Problem::Trouble)?;
            (StatusCode::OK, ReviewInfo { state: "made", done: moves, of: moves, review })
        }
        Stands::UnderWay(done, of) => {
            (StatusCode::ACCEPTED, ReviewInfo { state: "under-way", done, of, review: Value::Null })
        }
        Stands::Not => (StatusCode::OK, ReviewInfo { state: "none", done: 0, of: 0, review: Value::Null }),
    };
    Ok((status, Json(info)).into_response())
}

/// The review of a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/review", params(("id" = String, Path)), responses(
    (status = 200, description = "it is there, or nobody asked for it", body = ReviewInfo), (status = 202, description = "it is being made", body = ReviewInfo),
    (status = 403, description = "the game is not over"), (status = 404, description = "there is no such table")))]
pub(crate) async fn api_review(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let game = id_of(&id)?;
    over(&app, &caller, game).await?;
    info(&app, game).await
}

/// Has a game that is over reviewed, if it is not yet.
#[utoipa::path(post, path = "/api/tables/{id}/review", params(("id" = String, Path)), responses(
    (status = 200, description = "it is there", body = ReviewInfo), (status = 202, description = "it is being made", body = ReviewInfo),
    (status = 403, description = "the game is not over"), (status = 404, description = "there is no such table"),
    (status = 429, description = "too many were asked for today")))]
pub(crate) async fn api_ask(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let game = id_of(&id)?;
    let open = over(&app, &caller, game).await?;
    begin(&app, &caller, &open).await?;
    info(&app, game).await
}
