//! What the API says of meeting: the lobby, talk, notes, standing orders, taking back by consent, invitations.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use store::ListedGame;
use utoipa::{OpenApi, ToSchema};

use crate::admission::Ratings;
use crate::app::App;
use crate::caller::Caller;
use crate::consent;
use crate::fair::Agreed;
use crate::lobby;
use crate::orders;
use crate::pages::Fields;
use crate::problem::Problem;
use crate::table_pages::id_of;
use crate::tables::Seated;
use crate::talk;

/// How many tables a list has.
const LINES: usize = 100;

/// Its routes.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/lobby", get(tables))
        .route("/api/tables/{id}/talk", get(lines).post(say))
        .route("/api/tables/{id}/talk/mute", post(mute))
        .route("/api/tables/{id}/talk/report", post(report))
        .route("/api/tables/{id}/talk/hush", post(hush))
        .route("/api/tables/{id}/here", get(here))
        .route("/api/tables/{id}/note", get(note).post(put_note))
        .route("/api/tables/{id}/orders", get(order_list).post(give_order))
        .route("/api/tables/{id}/orders/end", post(end_order))
        .route("/api/tables/{id}/plea", get(plea).post(plead))
        .route("/api/tables/{id}/plea/answer", post(answer))
        .route("/api/tables/{id}/invite", post(invite))
        .route("/api/tables/{id}/accept", post(accept))
}

/// The document of these.
#[derive(OpenApi)]
#[openapi(paths(
    tables, lines, say, mute, report, hush, here, note, put_note, order_list, give_order, end_order, plea,
    plead, answer, invite, accept
))]
pub(crate) struct Document;

/// A table in the lobby.
#[derive(Serialize, ToSchema)]
struct LobbyTable {
    /// Its name.
    id: String,
    /// Which game.
    game: String,
    /// What was agreed on besides what is usual.
    settings: std::collections::BTreeMap<String, String>,
    /// How many play.
    players: usize,
    /// Seats that are free for anyone.
    free: Vec<String>,
    /// The language of whoever began it.
    language: Option<String>,
    /// How much time there is; untimed if not said.
    pace: Option<String>,
    /// Whether it counts for ratings.
    rated: bool,
    /// Whom its open seats admit; everybody if not said.
    ratings: Option<Ratings>,
    /// How many entries its log has.
    seq: u64,
    /// How many watch.
    watching: u32,
}

/// The lobby.
#[derive(Serialize, ToSchema)]
struct LobbyTables {
    /// Tables with a seat for anyone, the last changed first.
    open: Vec<LobbyTable>,
    /// Games under way that may be watched, the most watched first.
    running: Vec<LobbyTable>,
    /// Where the list of open tables goes on: the `after` of the next request.
    next: Option<String>,
}

fn listed(table: &ListedGame, watching: u32) -> LobbyTable {
    let agreed = Agreed::read(&table.options);
    let free = table.seats.iter().filter(|it| it.chair == store::Chair::Open);
    LobbyTable {
        id: table.id.to_string(),
        game: table.title.clone(),
        settings: agreed.settings,
        players: table.seats.len(),
        free: free.map(|it| kernel::Seat(it.number).to_string()).collect(),
        language: agreed.language,
        pace: agreed.pace.map(|it| it.span.to_string()),
        rated: agreed.rated,
        ratings: agreed.ratings,
        seq: table.standing.next_seq,
        watching,
    }
}

/// Tables to sit down at, and games to watch. What is not asked for does not matter.
#[utoipa::path(get, path = "/api/lobby", params(
    ("game" = Option<String>, Query, description = "which game"),
    ("variant" = Option<String>, Query, description = "which variant of it: a setting and its value, `variant-intro`, or `leeghwater`"),
    ("players" = Option<String>, Query, description = "how many play"),
    ("pace" = Option<String>, Query, description = "`untimed`, `live` or `days`"),
    ("language" = Option<String>, Query, description = "the language of whoever began it"),
    ("rated" = Option<String>, Query, description = "whether it counts for ratings: `yes` or `no`"),
    ("rating" = Option<String>, Query, description = "a rating that its open seats admit"),
    ("after" = Option<String>, Query, description = "where the list of open tables goes on, as an answer says in `next`")),
    responses((status = 200, body = LobbyTables)))]
async fn tables(State(app): State<App>, Query(asked): Query<Fields>) -> Result<Json<LobbyTables>, Problem> {
    let filter = lobby::filter_of(&asked);
    let after = asked.get("after").and_then(|text| text.parse().ok());
    let (open, next) = lobby::open_tables(&app, after, LINES, lobby::lets(&app, &filter)).await?;
    let running = lobby::running(&app, LINES, lobby::lets(&app, &filter)).await?;
    Ok(Json(LobbyTables {
        next: next.map(|it| it.to_string()),
        open: open.iter().map(|table| listed(table, 0)).collect(),
        running: running.iter().map(|(table, watching)| listed(table, *watching)).collect(),
    }))
}

/// A line that somebody said.
#[derive(Serialize, ToSchema)]
#[allow(dead_code, reason = "it only describes what is answered")]
struct Line {
    /// Its number; later lines have greater ones.
    number: u64,
    /// `players` or `watchers`.
    room: String,
    /// Who said it.
    who: String,
    /// What.
    text: String,
    /// When, in milliseconds since 1970.
    time: i64,
    /// Whether it is the caller's own.
    mine: bool,
}

#[derive(Deserialize)]
struct After {
    #[serde(default, deserialize_with = "counted")]
    after: u64,
}

/// A number as the document of the API promises it: no greater than an `int64` can be.
fn counted<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let number = u64::deserialize(from)?;
    i64::try_from(number).map(|_| number).map_err(D::Error::custom)
}

/// What was said after a line, the latest of it. Who plays does not hear those who watch until the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/talk", params(("id" = String, Path),
    ("after" = Option<u64>, Query, description = "the number of the last line that is known")),
    responses((status = 200, body = [Line]), (status = 404, description = "there is no such table")))]
async fn lines(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(after): Query<After>,
) -> Result<Json<Vec<Value>>, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.open(&handle, caller.owner(), false).await?;
    let person = caller.person.as_ref().map(|person| person.id);
    let heard = talk::heard_by(&app, &open, person, after.after).await?;
    Ok(Json(talk::told_lines(heard, person)))
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
struct NewLine {
    /// One line of plain text.
    text: String,
}

/// What was said.
#[derive(Serialize, ToSchema)]
struct SaidLine {
    /// The number of the line.
    number: u64,
    /// Who hears it: `players` if the caller sits there, else `watchers`.
    room: &'static str,
}

/// Says something.
#[utoipa::path(post, path = "/api/tables/{id}/talk", params(("id" = String, Path)), request_body = NewLine,
    security(("token" = [])), responses((status = 201, body = SaidLine),
    (status = 403, description = "no token, or nobody may talk here"), (status = 429, description = "too much at once")))]
async fn say(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(line): Json<NewLine>,
) -> Result<Response, Problem> {
    let said = talk::say(&app, &caller, &id, &line.text).await?;
    let line = SaidLine { number: said.number, room: said.room.word() };
    Ok((StatusCode::CREATED, Json(line)).into_response())
}

/// Whether to read whoever said a line.
#[derive(Deserialize, ToSchema)]
struct Mute {
    /// The number of a line of theirs.
    line: u64,
    /// Whether their lines are to be left out.
    muted: bool,
}

/// Leaves out what whoever said this line says, at every table, or does so no longer.
#[utoipa::path(post, path = "/api/tables/{id}/talk/mute", params(("id" = String, Path)), request_body = Mute,
    security(("token" = [])), responses((status = 204, description = "noted")))]
async fn mute(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(it): Json<Mute>,
) -> Result<StatusCode, Problem> {
    talk::mute(&app, &caller, &id, it.line, it.muted).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A line to report.
#[derive(Deserialize, ToSchema)]
struct Reported {
    /// Its number.
    line: u64,
}

/// Reports a line to whoever runs the server.
#[utoipa::path(post, path = "/api/tables/{id}/talk/report", params(("id" = String, Path)), request_body = Reported,
    security(("token" = [])), responses((status = 204, description = "noted")))]
async fn report(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(it): Json<Reported>,
) -> Result<StatusCode, Problem> {
    talk::report(&app, &caller, &id, it.line).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether anybody may talk.
#[derive(Deserialize, ToSchema)]
struct Hush {
    /// Whether nobody may.
    hushed: bool,
}

/// Switches the talk of a table off or on, for the host.
#[utoipa::path(post, path = "/api/tables/{id}/talk/hush", params(("id" = String, Path)), request_body = Hush,
    security(("token" = [])), responses((status = 204, description = "done"), (status = 403, description = "not the caller's table")))]
async fn hush(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(it): Json<Hush>,
) -> Result<StatusCode, Problem> {
    talk::hush(&app, &caller, &id, it.hushed).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who is at a table.
#[derive(Serialize, ToSchema)]
struct HereInfo {
    /// Those who have a name, those who play first.
    people: Vec<String>,
    /// How many more there are.
    others: u32,
    /// How many of all of them only watch.
    watching: u32,
}

/// Who follows a table by its stream just now.
#[utoipa::path(get, path = "/api/tables/{id}/here", params(("id" = String, Path)), responses((status = 200, body = HereInfo),
    (status = 404, description = "there is no such table")))]
async fn here(State(app): State<App>, Path(id): Path<String>) -> Result<Json<HereInfo>, Problem> {
    let id = id_of(&id)?;
    app.store.standing(id).await?.ok_or(Problem::NoSuchTable)?;
    let around = app.presence.around(id);
    Ok(Json(HereInfo { people: around.names, others: around.others, watching: around.watching }))
}

/// What somebody wrote down.
#[derive(Serialize, Deserialize, ToSchema)]
struct Note {
    /// Plain text, 4,000 letters at most; an empty one is none.
    text: String,
}

/// What the caller wrote down for themselves at a table.
#[utoipa::path(get, path = "/api/tables/{id}/note", params(("id" = String, Path)), security(("token" = [])), responses(
    (status = 200, body = Note), (status = 403, description = "no token"), (status = 404, description = "there is no such table")))]
async fn note(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Result<Json<Note>, Problem> {
    let person = caller.person.as_ref().ok_or(Problem::Forbidden("web-talk-unknown"))?;
    let id = id_of(&id)?;
    app.store.standing(id).await?.ok_or(Problem::NoSuchTable)?;
    Ok(Json(Note { text: app.store.note(id, person.id).await?.unwrap_or_default() }))
}

/// Writes it down anew.
#[utoipa::path(post, path = "/api/tables/{id}/note", params(("id" = String, Path)), request_body = Note,
    security(("token" = [])), responses((status = 204, description = "kept")))]
async fn put_note(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(note): Json<Note>,
) -> Result<StatusCode, Problem> {
    talk::note(&app, &caller, &id, &note.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A standing order.
#[derive(Serialize, ToSchema)]
struct OrderInfo {
    /// Its number.
    number: u64,
    /// What it says, in the caller's language.
    told: String,
}

/// The caller's standing orders.
#[derive(Serialize, ToSchema)]
struct OrdersInfo {
    /// For which seat.
    seat: String,
    /// Those there are.
    orders: Vec<OrderInfo>,
    /// Kinds that can be given besides: `pass`, `sensible`.
    kinds: Vec<&'static str>,
    /// Moves that can be ordered for the next turn, in notation.
    ahead: Vec<String>,
}

/// The caller's standing orders, and what can be ordered.
#[utoipa::path(get, path = "/api/tables/{id}/orders", params(("id" = String, Path)), security(("token" = [])), responses(
    (status = 200, body = OrdersInfo), (status = 403, description = "not the caller's seat"), (status = 404, description = "there is no such table")))]
async fn order_list(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<OrdersInfo>, Problem> {
    let shown = orders::shown(&app, &caller, &id, None).await?;
    let order = |it: web::OrderLine| OrderInfo { number: it.number, told: it.sentence };
    Ok(Json(OrdersInfo {
        seat: shown.seat.to_string(),
        orders: shown.orders.into_iter().map(order).collect(),
        kinds: shown.kinds,
        ahead: shown.ahead.into_iter().map(|(notation, _)| notation).collect(),
    }))
}

/// An order to be given.
#[derive(Deserialize, ToSchema)]
struct NewOrder {
    /// `pass`: pass where nearly nothing else can be done. `sensible`: give the one sensible answer where there is one.
    /// `take`: make a move at the beginning of the next turn if what it names still lies there as now, else wait.
    order: String,
    /// The move, in notation, for `take`.
    r#move: Option<String>,
    /// Which of the caller's seats.
    seat: Option<String>,
}

/// An order that was given.
#[derive(Serialize, ToSchema)]
struct Given {
    /// Its number.
    number: u64,
}

/// Gives a standing order. It is carried out as soon as its question comes up, and ends when what it named has changed.
#[utoipa::path(post, path = "/api/tables/{id}/orders", params(("id" = String, Path)), request_body = NewOrder,
    security(("token" = [])), responses((status = 201, body = Given), (status = 403, description = "not the caller's seat")))]
async fn give_order(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(new): Json<NewOrder>,
) -> Result<Response, Problem> {
    let (seat, mv) = (new.seat.as_deref(), new.r#move.as_deref());
    let number = orders::give(&app, &caller, &id, seat, &new.order, mv).await?;
    Ok((StatusCode::CREATED, Json(Given { number })).into_response())
}

/// An order to be taken back.
#[derive(Deserialize, ToSchema)]
struct Ended {
    /// Its number.
    number: u64,
}

/// Takes a standing order back.
#[utoipa::path(post, path = "/api/tables/{id}/orders/end", params(("id" = String, Path)), request_body = Ended,
    security(("token" = [])), responses((status = 204, description = "it is no more")))]
async fn end_order(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(it): Json<Ended>,
) -> Result<StatusCode, Problem> {
    orders::end(&app, &caller, &id, it.number).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a table is asked.
#[derive(Serialize, ToSchema)]
struct PleaInfo {
    /// Whether it is asked anything.
    asked: bool,
    /// How many entries the log has; with the next one what is asked is void.
    seq: u64,
    /// Who asks.
    seat: Option<String>,
    /// The first entry that is to be taken back.
    to: Option<u64>,
    /// The seats that agree.
    agreed: Vec<String>,
    /// Whether the game counts for no rating, because something was taken back by agreement.
    unrated: bool,
}

fn plea_info(open: &Seated) -> PleaInfo {
    let plea = consent::plea(open);
    let seats = kernel::Seat::all(open.table.players());
    PleaInfo {
        asked: plea.is_some(),
        seq: open.table.entries(),
        seat: plea.map(|plea| kernel::Seat(plea.seat).to_string()),
        to: plea.map(|plea| plea.to),
        agreed: seats
            .filter(|seat| plea.is_some_and(|plea| plea.agreed & (1 << seat.0.min(7)) != 0))
            .map(|seat| seat.to_string())
            .collect(),
        unrated: open.beside.is(store::Flag::Unrated),
    }
}

/// What a table is asked, if anything.
#[utoipa::path(get, path = "/api/tables/{id}/plea", params(("id" = String, Path)), responses((status = 200, body = PleaInfo),
    (status = 404, description = "there is no such table")))]
async fn plea(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<PleaInfo>, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.open(&handle, caller.owner(), false).await?;
    Ok(Json(plea_info(&open)))
}

/// Moves that the table is asked to take back.
#[derive(Deserialize, ToSchema)]
struct Plead {
    /// How many of the latest moves, whoever made them.
    moves: usize,
    /// The number of entries its sender knows.
    expected: u64,
    /// Which of the caller's seats.
    seat: Option<String>,
}

/// Asks the table to take back. Bots agree; when all people do it is done, whatever has come to light, and the game counts for no
/// rating from then on.
#[utoipa::path(post, path = "/api/tables/{id}/plea", params(("id" = String, Path)), request_body = Plead,
    security(("token" = [])), responses((status = 200, body = PleaInfo), (status = 403, description = "not the caller's seat")))]
async fn plead(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(it): Json<Plead>,
) -> Result<Json<PleaInfo>, Problem> {
    let open = consent::ask(&app, &caller, &id, it.seat.as_deref(), it.moves, it.expected).await?;
    Ok(Json(plea_info(&open)))
}

/// An answer to what the table is asked.
#[derive(Deserialize, ToSchema)]
struct Answer {
    /// The number of entries with which it was asked.
    seq: u64,
    /// Whether the caller agrees. Whoever asked takes it back by not agreeing.
    agree: bool,
}

/// Agrees to what the table is asked, or not.
#[utoipa::path(post, path = "/api/tables/{id}/plea/answer", params(("id" = String, Path)), request_body = Answer,
    security(("token" = [])), responses((status = 200, body = PleaInfo), (status = 403, description = "not the caller's seat")))]
async fn answer(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(it): Json<Answer>,
) -> Result<Json<PleaInfo>, Problem> {
    let open = consent::answer(&app, &caller, &id, it.seq, it.agree).await?;
    Ok(Json(plea_info(&open)))
}

/// Somebody to invite.
#[derive(Deserialize, ToSchema)]
struct Invite {
    /// The name of their account.
    name: String,
}

/// Invites somebody by name, for the host.
#[utoipa::path(post, path = "/api/tables/{id}/invite", params(("id" = String, Path)), request_body = Invite,
    security(("token" = [])), responses((status = 204, description = "invited"), (status = 403, description = "not the caller's table")))]
async fn invite(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(it): Json<Invite>,
) -> Result<StatusCode, Problem> {
    lobby::invite(&app, &caller, &id, &it.name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sits down by an invitation, in the first seat that is free.
#[utoipa::path(post, path = "/api/tables/{id}/accept", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 204, description = "seated"), (status = 403, description = "not invited")))]
async fn accept(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let person = caller.person.as_ref().ok_or(Problem::Forbidden("web-only-invited"))?;
    lobby::accept(&app, person, id_of(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
