//! The JSON API, documented by itself.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Chair, Secret, Status};
use utoipa::{OpenApi, ToSchema};

use crate::app::App;
use crate::bots;
use crate::caller::{Caller, tidy};
use crate::create::{self, Wish};
use crate::live;
use crate::pages::session_of;
use crate::problem::Problem;
use crate::table::Verdict;
use crate::table_pages::{id_of, own_seat, undo_sentence, viewer_of};
use crate::tables::{self, PlayProblem};
use crate::titles;

/// The routes under `/api`.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api", get(|| async { Redirect::to("/api/openapi.json") }))
        .route("/api/openapi.json", get(document))
        .route("/api/games", get(games))
        .route("/api/people", post(person))
        .route("/api/tables", post(create_table))
        .route("/api/tables/{id}", get(table))
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/view", get(view))
        .route("/api/tables/{id}/moves", get(moves).post(play))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/events", get(live::events))
        .route("/api/tables/{id}/record", get(record))
}

/// The document: every path, what goes in and what comes out.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hydropolis",
        description = "Play Barrage and Underwater Cities by program. Get a token from POST /api/people and send it as \
                       `Authorization: Bearer TOKEN`. Moves are written in the game's notation; GET .../moves lists \
                       the legal ones. A move carries the number of entries its sender knows (`expected`); if the \
                       game has gone on it is answered 409 and not made. A `key` makes sending it again harmless."
    ),
    paths(games, person, create_table, table, join, view, moves, play, undo, events_documented, record)
)]
struct Document;

async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}

/// A game that can be played.
#[derive(Serialize, ToSchema)]
struct GameInfo {
    /// Its name in requests.
    name: &'static str,
    /// The version of its rules.
    rules: u32,
    /// The fewest seats.
    min_seats: u8,
    /// The most seats.
    max_seats: u8,
    /// What can be agreed on, with the values; the first is what is usual, and none means a text of one's own.
    settings: BTreeMap<&'static str, Vec<&'static str>>,
    /// Who may sit in a seat.
    chairs: Vec<&'static str>,
}

/// The games there are.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameInfo])))]
async fn games() -> Json<Vec<GameInfo>> {
    let info = |title: titles::Entry| GameInfo {
        name: title.name,
        rules: title.rules_version,
        min_seats: title.seats.0,
        max_seats: title.seats.1,
        settings: title.settings.iter().map(|it| (it.name, it.values.to_vec())).collect(),
        chairs: ["me", "link", "open"].iter().chain(title.own_players).chain(title.bots).copied().collect(),
    };
    Json(titles::all().into_iter().map(info).collect())
}

/// A new player.
#[derive(Deserialize, ToSchema)]
struct NewPerson {
    /// What the others call him.
    nickname: String,
}

/// Who one is from now on.
#[derive(Serialize, ToSchema)]
struct Token {
    /// To be sent as `Authorization: Bearer TOKEN`. Whoever has it is this player.
    token: String,
}

/// Becomes a guest.
#[utoipa::path(post, path = "/api/people", request_body = NewPerson, responses((status = 201, body = Token)))]
async fn person(State(app): State<App>, Json(new): Json<NewPerson>) -> Result<Response, Problem> {
    let nickname = tidy(&new.nickname).ok_or_else(|| Problem::Bad("web-name-bad", String::new()))?;
    let secret = Secret::random()?;
    app.store.create_guest(&nickname, secret.hash()).await?;
    Ok((StatusCode::CREATED, Json(Token { token: secret.reveal() })).into_response())
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
struct NewTable {
    /// Which game: `barrage` or `cities`.
    game: String,
    /// Who sits where, from P1 on: `me`, `link`, `open`, or a program by level.
    seats: Vec<String>,
    /// What is agreed on, by name.
    #[serde(default)]
    settings: BTreeMap<String, String>,
    /// What the deal grows from; drawn if not said.
    seed: Option<u64>,
}

/// A table.
#[derive(Serialize, ToSchema)]
struct TableInfo {
    /// Its name.
    id: String,
    /// Which game.
    game: String,
    /// The number of the next entry of its log.
    seq: u64,
    /// `open`, `playing` or `over`.
    status: &'static str,
    /// The seat that is asked.
    to_move: Option<String>,
    /// Who sits where.
    seats: Vec<SeatInfo>,
    /// Points of the seats as they stand.
    points: Vec<i32>,
    /// Who has won.
    winners: Vec<String>,
}

/// A seat.
#[derive(Serialize, ToSchema)]
struct SeatInfo {
    /// P1 to P4.
    seat: String,
    /// `person`, `open`, `link` or the level of a program.
    chair: String,
    /// What the others call whoever sits there.
    nickname: String,
    /// Whether it is the caller's.
    mine: bool,
    /// The secret of the link, for the host while it is unused.
    link: Option<String>,
}

/// Somebody who may do this; others are told to get a token.
fn known(caller: &Caller) -> Result<(), Problem> {
    if caller.person.is_some() { Ok(()) } else { Err(Problem::Forbidden("web-not-your-seat")) }
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = TableInfo), (status = 403, description = "no token"), (status = 422, description = "cannot be set up")))]
async fn create_table(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewTable>,
) -> Result<Response, Problem> {
    known(&caller)?;
    let (host, _) = caller.or_guest(None).await?;
    let session = session_of(&caller, None)?;
    let wish = Wish { game: new.game, seats: new.seats, settings: new.settings, seed: new.seed };
    let id = create::begin(&app, &host, &session, &wish).await?;
    let info = info(&app, &caller, &id.to_string()).await?;
    Ok((StatusCode::CREATED, Json(info)).into_response())
}

async fn info(app: &App, caller: &Caller, id: &str) -> Result<TableInfo, Problem> {
    let handle = app.tables.handle(id_of(id)?);
    let open = app.tables.lock(&handle, false).await?;
    let mine = open.seats_of(caller.person.as_ref().map(|person| person.id));
    let outcome = open.table.outcome();
    let seats = open.seats.iter().map(|it| SeatInfo {
        seat: Seat(it.number).to_string(),
        chair: match &it.chair {
            Chair::Person(_) => "person".to_owned(),
            Chair::Open => "open".to_owned(),
            Chair::Link(_) => "link".to_owned(),
            Chair::Bot { level } => level.clone(),
        },
        nickname: it.nickname.clone(),
        mine: mine.contains(&Seat(it.number)),
        link: create::link_address(&open.game, it, caller.session.as_ref())
            .and_then(|path| path.rsplit('/').next().map(str::to_owned)),
    });
    Ok(TableInfo {
        id: id.to_owned(),
        game: open.table.name().to_owned(),
        seq: open.table.entries(),
        status: match open.status {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
        },
        to_move: open.table.to_move().map(|seat| seat.to_string()),
        seats: seats.collect(),
        points: Seat::all(open.table.players()).map(|seat| outcome.points[seat]).collect(),
        winners: outcome.winners.iter().map(|seat| seat.to_string()).collect(),
    })
}

/// A table as it stands.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses((status = 200, body = TableInfo), (status = 404)))]
async fn table(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    info(&app, &caller, &id).await.map(Json)
}

/// A seat to sit down in.
#[derive(Deserialize, ToSchema)]
struct Join {
    /// P1 to P4.
    seat: String,
    /// The secret of the seat's link, if it is kept for one.
    link: Option<String>,
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(("id" = String, Path)), request_body = Join, responses(
    (status = 200, body = TableInfo), (status = 409, description = "the seat is not free")))]
async fn join(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(join): Json<Join>,
) -> Result<Json<TableInfo>, Problem> {
    known(&caller)?;
    let (person, _) = caller.or_guest(None).await?;
    let seat: Seat = join.seat.parse().map_err(|_| Problem::Bad("web-bad-form", "seat".to_owned()))?;
    let link: Option<Secret> = match &join.link {
        Some(text) => Some(text.parse().map_err(|_| Problem::Conflict("web-sit-used"))?),
        None => None,
    };
    create::sit(&app, id_of(&id)?, seat, &person, link.as_ref()).await?;
    info(&app, &caller, &id).await.map(Json)
}

/// What the caller may know of the position.
#[derive(Serialize, ToSchema)]
struct ViewInfo {
    /// The number of the next entry of the log.
    seq: u64,
    /// Whose eyes it is seen through; nobody's for a spectator.
    seat: Option<String>,
    /// The view, as the game's own documents describe it.
    #[schema(value_type = Object)]
    view: Value,
}

/// The position, as the caller may know it.
#[utoipa::path(get, path = "/api/tables/{id}/view", params(("id" = String, Path)), responses((status = 200, body = ViewInfo), (status = 404)))]
async fn view(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<ViewInfo>, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.lock(&handle, false).await?;
    let viewer = viewer_of(&open, &caller);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat.to_string()),
        Viewer::Spectator => None,
    };
    Ok(Json(ViewInfo { seq: open.table.entries(), seat, view: open.table.view(viewer) }))
}

/// The legal moves.
#[derive(Serialize, ToSchema)]
struct MovesInfo {
    /// The number of the next entry: what a move has to expect.
    seq: u64,
    /// The seat that is asked.
    to_move: Option<String>,
    /// Whether the caller is asked; only then there are moves.
    mine: bool,
    /// In notation.
    moves: Vec<String>,
}

/// The legal moves, for who is asked.
#[utoipa::path(get, path = "/api/tables/{id}/moves", params(("id" = String, Path)), responses((status = 200, body = MovesInfo), (status = 404)))]
async fn moves(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<MovesInfo>, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.lock(&handle, false).await?;
    let viewer = viewer_of(&open, &caller);
    let to_move = open.table.to_move();
    let mine = to_move.is_some_and(|seat| viewer == Viewer::Seat(seat)) && open.status == Status::Playing;
    let moves = if mine { open.table.legal(viewer) } else { Vec::new() };
    Ok(Json(MovesInfo { seq: open.table.entries(), to_move: to_move.map(|it| it.to_string()), mine, moves }))
}

/// A move to be made.
#[derive(Deserialize, ToSchema)]
struct NewMove {
    /// In notation.
    r#move: String,
    /// The number of entries its sender knows.
    expected: u64,
    /// Which of the caller's seats; the one that is asked if not said.
    seat: Option<String>,
    /// A name of the sender's choice, new for every move: sending the same again is then harmless.
    key: Option<String>,
}

/// A move that was made.
#[derive(Serialize, ToSchema)]
struct Made {
    /// The number of its entry.
    seq: u64,
    /// Whether it had been made before, under the same key.
    repeated: bool,
    /// The number of the next entry.
    next: u64,
    /// The seat that is asked now.
    to_move: Option<String>,
    /// Whether that is one of the caller's.
    mine: bool,
    /// The legal moves then, if it is the caller's seat that is asked.
    moves: Vec<String>,
}

/// A move that was not made.
#[derive(Serialize, ToSchema)]
struct NotMade {
    /// Why, in a sentence.
    error: String,
    /// The rule that is against it.
    rule: Option<String>,
    /// The number of the next entry, if the game had gone on.
    next: Option<u64>,
}

/// Makes a move. When this answers 200 the move is on the disk.
#[utoipa::path(post, path = "/api/tables/{id}/moves", params(("id" = String, Path)), request_body = NewMove, responses(
    (status = 200, body = Made), (status = 403, description = "not the caller's seat"),
    (status = 409, body = NotMade, description = "the game had gone on"),
    (status = 422, body = NotMade, description = "not allowed")))]
async fn play(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(new): Json<NewMove>,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let seat = {
        let open = app.tables.lock(&handle, false).await?;
        own_seat(&open, &caller, new.seat.as_deref())?
    };
    let key = new.key.filter(|key| !key.is_empty() && key.len() <= 100);
    let done = tables::play(&app, &handle, caller.language, seat, &new.r#move, new.expected, key).await;
    made(&app, &caller, &id, done).await
}

/// Moves to be taken back.
#[derive(Deserialize, ToSchema)]
struct Undo {
    /// How many; as far as it goes.
    moves: usize,
    /// The number of entries its sender knows.
    expected: u64,
    /// Which of the caller's seats.
    seat: Option<String>,
}

/// Takes back the caller's latest moves, as far as nothing new has come to light.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = Undo, responses(
    (status = 200, body = Made), (status = 409, body = NotMade)))]
async fn undo(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(undo): Json<Undo>,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let seat = {
        let open = app.tables.lock(&handle, false).await?;
        own_seat(&open, &caller, undo.seat.as_deref())?
    };
    let done = tables::undo(&app, &handle, seat, undo.moves, undo.expected).await;
    made(&app, &caller, &id, done).await
}

async fn made(
    app: &App,
    caller: &Caller,
    id: &str,
    done: Result<crate::tables::Done, PlayProblem>,
) -> Result<Response, Problem> {
    let words = caller.words();
    let not =
        |status, error: String, rule, next| Ok((status, Json(NotMade { error, rule, next })).into_response());
    match done {
        Ok(done) => {
            let handle = app.tables.handle(id_of(id)?);
            let open = app.tables.lock(&handle, false).await?;
            if open.bot_to_move().is_some() {
                bots::wake(app, handle.id);
            }
            let viewer = viewer_of(&open, caller);
            let to_move = open.table.to_move();
            let mine = to_move.is_some_and(|seat| viewer == Viewer::Seat(seat));
            Ok(Json(Made {
                seq: done.seq,
                repeated: done.repeated,
                next: open.table.entries(),
                to_move: to_move.map(|seat| seat.to_string()),
                mine,
                moves: if mine { open.table.legal(viewer) } else { Vec::new() },
            })
            .into_response())
        }
        Err(PlayProblem::Stale { next }) => {
            not(StatusCode::CONFLICT, words.say("web-stale", &[]), None, Some(next))
        }
        Err(PlayProblem::NotBegun) => not(StatusCode::CONFLICT, words.say("web-not-begun", &[]), None, None),
        Err(PlayProblem::Refused(verdict)) => {
            let (sentence, rule) = match verdict {
                Verdict::Refused { sentence, rule } => (sentence, rule),
                Verdict::Unreadable(sentence) | Verdict::Allowed(sentence) => (sentence, None),
            };
            not(StatusCode::UNPROCESSABLE_ENTITY, sentence, rule, None)
        }
        Err(PlayProblem::CannotUndo(reason)) => {
            not(StatusCode::CONFLICT, undo_sentence(words, reason), None, None)
        }
        Err(PlayProblem::Problem(problem)) => Err(problem),
    }
}

/// A stream of server-sent events: one `entry` for each entry of the log, numbered, as the caller may know it. After
/// a break, `Last-Event-ID` goes on where it stopped.
#[utoipa::path(get, path = "/api/tables/{id}/events",
    params(("id" = String, Path), ("since" = Option<u64>, Query, description = "the first entry wanted")),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 404)))]
#[allow(dead_code, reason = "it only describes what `live::events` answers")]
fn events_documented() {}

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, content_type = "text/plain", body = String), (status = 403, description = "not over yet")))]
async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.lock(&handle, true).await?;
    if open.status != Status::Over {
        return Err(Problem::Forbidden("web-not-over"));
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], open.table.record()).into_response())
}
