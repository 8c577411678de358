//! The JSON API, documented by itself.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Chair, Person, Secret, Status};
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder, Schema};
use utoipa::{Modify, OpenApi, ToSchema};

use crate::account;
use crate::admission::Ratings;
use crate::app::App;
use crate::bots;
use crate::caller::{Caller, tidy};
use crate::create::{self, Wish};
use crate::fair::{self, Known};
use crate::kept::{self, Kept};
use crate::library;
use crate::live;
use crate::lobby::Seen;
use crate::meeting_api;
use crate::notices;
use crate::operator;
use crate::orders;
use crate::pace_pages::{self, TimeInfo};
use crate::problem::{PlayProblem, Problem};
use crate::profile;
use crate::quota::Daily;
use crate::reviews;
use crate::table_pages::{id_of, viewer_of};
use crate::tables::{self, Asked, Wanted};
use crate::titles::{Entry, Games};
use crate::tournaments;

/// The routes under `/api`.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api", get(|| async { Redirect::to("/api/openapi.json") }))
        .route("/api/openapi.json", get(document))
        .route("/api/games", get(games))
        .route("/api/search", get(library::search_api))
        .route("/api/people", post(person))
        .route("/api/people/me", delete(forget))
        .route("/api/people/me/export", get(profile::export))
        .route("/api/profiles/{name}", get(profile::api_profile))
        .route("/api/ratings/{game}", get(profile::api_leaders))
        .route("/api/tournaments", get(tournaments::api_list).post(tournaments::api_create))
        .route("/api/tournaments/{id}", get(tournaments::api_one))
        .route("/api/tournaments/{id}/entry", post(tournaments::api_enter).delete(tournaments::api_leave))
        .route("/api/tournaments/{id}/start", post(tournaments::api_start))
        .route("/api/tournaments/{id}/next", post(tournaments::api_next))
        .route("/api/operator/bans", post(operator::api_ban))
        .route("/api/operator/announcement", post(operator::api_announce))
        .route("/api/operator/log", get(operator::api_log))
        .route("/api/tables", post(create_table))
        .route("/api/tables/{id}", get(table))
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/links", post(renew_link))
        .route("/api/tables/{id}/view", get(view))
        .route("/api/tables/{id}/moves", get(moves).post(play))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/end-turn", post(end_turn))
        .route("/api/tables/{id}/events", get(live::events))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/review", get(reviews::api_review).post(reviews::api_ask))
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
    paths(
        games, library::search_api, person, forget, create_table, table, join, renew_link, view, moves, play, undo, end_turn,
        events_documented,
        record, reviews::api_review, reviews::api_ask,
        pace_pages::pause_by_program, pace_pages::holidays, pace_pages::add_holiday, pace_pages::end_holidays,
        notices::pages::list, notices::pages::add_by_program, notices::pages::drop_by_program,
        notices::pages::quiet_by_program, notices::pages::hush_by_program,
        profile::api_profile, profile::api_leaders, profile::export,
        tournaments::api_list, tournaments::api_create, tournaments::api_one, tournaments::api_enter,
        tournaments::api_leave, tournaments::api_start, tournaments::api_next,
        operator::api_ban, operator::api_announce, operator::api_log
    ),
    components(schemas(Failure)),
    modifiers(&Everywhere)
)]
struct Document;

async fn document(State(app): State<App>) -> Json<utoipa::openapi::OpenApi> {
    let mut document = Document::openapi();
    document.merge(meeting_api::Document::openapi());
    Everywhere.modify(&mut document);
    name_games(&mut document, &app.games);
    Json(document)
}

/// Says in the document which games there are, who may sit there and what can be agreed on.
fn name_games(document: &mut utoipa::openapi::OpenApi, games: &Games) {
    let schema = document.components.as_mut().and_then(|it| it.schemas.get_mut("NewTable"));
    let Some(RefOr::T(Schema::Object(new))) = schema else { return };
    let mut describe = |field: &str, describe: &dyn Fn(&Entry) -> String| {
        if let Some(RefOr::T(Schema::Object(field))) = new.properties.get_mut(field) {
            let lines = games.all().map(|game| format!("\n- `{}`: {}", game.name, describe(&game)));
            let text = field.description.get_or_insert_default();
            text.extend(lines);
        }
    };
    describe("seats", &|game| {
        format!("{} to {} seats; {}", game.seats.0, game.seats.1, game.chairs().join(", "))
    });
    describe("settings", &|game| {
        let settings = game.settings.iter().map(|it| match it.is_text() {
            true => format!("`{}`, a text", it.name),
            false => format!("`{}` ({})", it.name, it.values.join(", ")),
        });
        settings.collect::<Vec<_>>().join(", ")
    });
    if let Some(RefOr::T(Schema::Object(field))) = new.properties.get_mut("game") {
        field.enum_values = Some(games.all().map(|game| game.name.into()).collect());
    }
}

/// Why something was not done.
#[derive(Serialize, ToSchema)]
#[allow(dead_code, reason = "it only describes what a `Problem` is answered as")]
struct Failure {
    /// A sentence in the caller's language.
    error: String,
    /// The same as a value: its `kind`, and what it is about by name.
    #[schema(value_type = Object)]
    reason: Value,
}

/// What may be answered everywhere of a kind, told once.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        for (path, item) in &mut document.paths.paths {
            let reading = [&mut item.get].into_iter().flatten();
            reading.for_each(|operation| tell(operation, path, false));
            let writing = [&mut item.post, &mut item.delete].into_iter().flatten();
            writing.for_each(|operation| tell(operation, path, true));
        }
        let token = Http::new(HttpAuthScheme::Bearer);
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// Adds what an operation may answer besides what it says itself.
fn tell(operation: &mut Operation, path: &str, writes: bool) {
    let mut told = vec![
        (400, "the request cannot be read"),
        (408, "the request was not sent whole in time"),
        (413, "the request is too large"),
        (421, "the request is for another site"),
        (429, "too many requests, or too much of something"),
        (503, "the server is busy or in trouble; nothing was lost, and it may be tried again"),
    ];
    if writes {
        told.push((403, "no token, not the caller's own, or a request from another site"));
    }
    if operation.request_body.is_some() {
        told.push((415, "the body is not said to be JSON"));
        told.push((422, "the body is JSON, but not what is asked for here"));
    }
    if path.contains("{id}") {
        told.push((404, "there is no such table"));
        told.push((409, "the table does not stand so, or its rules are of another version"));
    }
    for (status, why) in told {
        let answer = || {
            let content = Content::new(Some(Ref::from_schema_name("Failure")));
            ResponseBuilder::new().description(why).content("application/json", content).build()
        };
        let known =
            operation.responses.responses.entry(status.to_string()).or_insert_with(|| answer().into());
        if let RefOr::T(known) = known
            && known.content.is_empty()
        {
            known.content = answer().content;
        }
    }
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
async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let info = |title: Entry| GameInfo {
        name: title.name,
        rules: title.rules_version,
        min_seats: title.seats.0,
        max_seats: title.seats.1,
        settings: title.settings.iter().map(|it| (it.name, it.values.to_vec())).collect(),
        chairs: title.chairs(),
    };
    Json(app.games.all().map(info).collect())
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
async fn person(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewPerson>,
) -> Result<Response, Problem> {
    app.quotas.one_more(Daily::Guest, caller.owner().block)?;
    let nickname = tidy(&new.nickname).ok_or(Problem::Bad("web-name-bad"))?;
    let secret = Secret::random()?;
    app.store.create_guest(&nickname, secret.hash()).await?;
    Ok((StatusCode::CREATED, Json(Token { token: secret.reveal() })).into_response())
}

/// Deletes the guest one is, with the games in which nobody else sat. Where others sit, a bot plays on.
#[utoipa::path(delete, path = "/api/people/me", security(("token" = [])), responses(
    (status = 204, description = "the token is worth nothing any more"),
    (status = 403, description = "no token, or an account, which is deleted on its page with its password")))]
async fn forget(State(app): State<App>, caller: Caller) -> Result<StatusCode, Problem> {
    known(&caller)?;
    match caller.person.filter(Person::is_guest) {
        Some(guest) => account::forget(&app, guest.id).await?,
        None => return Err(Problem::Forbidden("web-has-account")),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
struct NewTable {
    /// Which game.
    game: String,
    /// Who sits where, from P1 on: `me`, `link`, `open`, or a program by level.
    seats: Vec<String>,
    /// What is agreed on, by name.
    #[serde(default)]
    settings: BTreeMap<String, String>,
    /// What the deal grows from; drawn if not said.
    seed: Option<u64>,
    /// Who finds it: `public`, `unlisted`, or `invited` for those who sit there or were invited only.
    #[serde(default)]
    seen: String,
    /// Whether nobody may talk there.
    #[serde(default)]
    hushed: bool,
    /// How much time there is: `15m+10s` for each player with so much more after every turn, `5m/turn`, `3d/turn`; not
    /// said, or `untimed`, as much as everybody likes.
    pace: Option<String>,
    /// What happens when it is over: `mark` (and no more), `bot` (takes the turn) or `seat` (is lost to a bot). Not said, a mark.
    timeout: Option<String>,
    /// Whether it is to count for ratings: for accounts, with a deal nobody chose and programs that were measured.
    #[serde(default)]
    rated: bool,
    /// Whom its open seats admit, by their rating at this game; everybody if not said. Somebody with an account and no rated
    /// game yet counts as 1500, and guests are not admitted. Whoever is invited may come in any case.
    ratings: Option<Ratings>,
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
    /// Why the table cannot be opened, in a sentence; what is told of it then is what the store knows.
    shut: Option<String>,
    /// What is known of the deal; nothing of a game that came with a record or is older.
    deal: Option<DealInfo>,
    /// Whether the bots wait until somebody says that a turn is over which could still be taken back.
    held: bool,
    /// The time of everybody, if the table has a pace.
    time: Option<TimeInfo>,
    /// Whether it counts for ratings.
    rated: bool,
}

/// What is known of a deal.
#[derive(Serialize, ToSchema)]
struct DealInfo {
    /// Whether the host named the seed, and so may know what lies hidden.
    named: bool,
    /// The SHA-256 of the seed in decimal, a space and the nonce, in hexadecimal; if the server drew the seed.
    commitment: Option<String>,
    /// The seed in decimal; of a seed that was drawn only when the game is over.
    seed: Option<String>,
    /// 128 bits in hexadecimal that were drawn with the seed; when the game is over.
    nonce: Option<String>,
}

impl From<Known> for DealInfo {
    fn from(known: Known) -> Self {
        let unknown = Self { named: false, commitment: None, seed: None, nonce: None };
        match known {
            Known::Committed(commitment) => Self { commitment: Some(commitment), ..unknown },
            Known::Opened { commitment, seed, nonce } => Self {
                commitment: Some(commitment),
                seed: Some(seed.to_string()),
                nonce: Some(nonce),
                ..unknown
            },
            Known::Named(seed) => Self { named: true, seed: Some(seed.to_string()), ..unknown },
        }
    }
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
    (status = 201, body = TableInfo), (status = 403, description = "no token"), (status = 404, description = "no such game"), (status = 422, description = "cannot be set up")))]
async fn create_table(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewTable>,
) -> Result<Response, Problem> {
    known(&caller)?;
    let (host, _) = caller.or_guest(None).await?;
    let wish = Wish {
        game: new.game,
        seats: new.seats,
        settings: new.settings,
        seed: new.seed,
        rated: new.rated,
        ratings: new.ratings.map(Ratings::checked).transpose()?.flatten(),
        seen: Seen::named(&new.seen).ok_or_else(|| Problem::BadForm("seen".to_owned()))?,
        hushed: new.hushed,
        language: Some(caller.language.to_owned()),
        pace: pace_pages::wanted(new.pace.as_deref(), new.timeout.as_deref())?,
    };
    let id = create::begin(&app, caller.owner(), &host, &wish).await?;
    let info = info(&app, &caller, &id.to_string()).await?;
    Ok((StatusCode::CREATED, Json(info)).into_response())
}

async fn info(app: &App, caller: &Caller, id: &str) -> Result<TableInfo, Problem> {
    let handle = app.tables.handle(id_of(id)?);
    let me = caller.person.as_ref().map(|person| person.id);
    let (game, seats, seq, status, to_move, points, winners, shut, held, time);
    match app.tables.open(&handle, caller.owner(), false).await {
        Ok(open) => {
            (game, seats) = (open.game.clone(), open.seats.to_vec());
            (seq, status, to_move) = (open.table.entries(), open.status, open.table.to_move());
            points = Seat::all(open.table.players()).map(|seat| open.outcome.points[seat]).collect();
            winners = open.outcome.winners.iter().map(|seat| seat.to_string()).collect();
            (shut, held) = (None, app.bots.must_wait(&open));
            time = pace_pages::time_info(app, &open);
        }
        Err(problem) if problem.shuts() => {
            let kept: Kept = kept::kept(app, handle.id).await?;
            seats = kept.seats;
            let standing = &kept.game.standing;
            (seq, status, to_move) =
                (standing.next_seq, standing.state.status, standing.state.to_move.map(Seat));
            (game, points) = (kept.game.into(), kept.ended.points);
            winners = kept.ended.winners.iter().map(|seat| seat.to_string()).collect();
            (shut, held, time) = (Some(problem.sentence(caller.words())), false, None);
        }
        Err(problem) => return Err(problem),
    }
    let seats = seats.iter().map(|it| SeatInfo {
        seat: Seat(it.number).to_string(),
        chair: match &it.chair {
            Chair::Person(_) => "person".to_owned(),
            Chair::Open => "open".to_owned(),
            Chair::Link(_) => "link".to_owned(),
            Chair::Bot { level } => level.clone(),
        },
        nickname: it.nickname.clone(),
        mine: me.is_some() && matches!(it.chair, Chair::Person(person) if Some(person) == me),
        link: create::link_address(app, &game, it, me)
            .and_then(|path| path.rsplit('/').next().map(str::to_owned)),
    });
    Ok(TableInfo {
        id: id.to_owned(),
        game: game.title.clone(),
        seq,
        status: match status {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
        },
        to_move: to_move.map(|seat| seat.to_string()),
        seats: seats.collect(),
        points,
        winners,
        shut,
        deal: fair::known(&game, status).map(DealInfo::from),
        held,
        time,
        rated: fair::Agreed::of(&game).rated,
    })
}

/// A table as it stands.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses((status = 200, body = TableInfo), (status = 404, description = "there is no such table")))]
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
    let seat: Seat = join.seat.parse().map_err(|_| Problem::BadForm("seat".to_owned()))?;
    let link: Option<Secret> = match &join.link {
        Some(text) => Some(text.parse().map_err(|_| Problem::Conflict("web-sit-used"))?),
        None => None,
    };
    create::sit(&app, id_of(&id)?, seat, &person, link.as_ref()).await?;
    info(&app, &caller, &id).await.map(Json)
}

/// A seat whose link is made anew.
#[derive(Deserialize, ToSchema)]
struct Renew {
    /// P1 to P4.
    seat: String,
}

/// Makes the link of a seat anew, for the host: the old one opens nothing any more.
#[utoipa::path(post, path = "/api/tables/{id}/links", params(("id" = String, Path)), request_body = Renew,
    security(("token" = [])), responses(
    (status = 200, body = TableInfo), (status = 403, description = "not the caller's table"),
    (status = 409, description = "the seat is not kept for a link")))]
async fn renew_link(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(renew): Json<Renew>,
) -> Result<Json<TableInfo>, Problem> {
    let seat: Seat = renew.seat.parse().map_err(|_| Problem::BadForm("seat".to_owned()))?;
    create::renew_link(&app, id_of(&id)?, seat, caller.person.as_ref().map(|person| person.id)).await?;
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
#[utoipa::path(get, path = "/api/tables/{id}/view", params(("id" = String, Path)), responses((status = 200, body = ViewInfo), (status = 404, description = "there is no such table")))]
async fn view(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<ViewInfo>, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.open(&handle, caller.owner(), false).await?;
    let viewer = viewer_of(&open, &caller);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat.to_string()),
        Viewer::Spectator => None,
    };
    let view = app.tables.work(caller.owner(), &open, move |open| open.table.view(viewer)).await?;
    Ok(Json(ViewInfo { seq: open.table.entries(), seat, view }))
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
#[utoipa::path(get, path = "/api/tables/{id}/moves", params(("id" = String, Path)), responses((status = 200, body = MovesInfo), (status = 404, description = "there is no such table")))]
async fn moves(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<MovesInfo>, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.open(&handle, caller.owner(), false).await?;
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
    /// Whether bots that are to move then wait for `POST .../end-turn` while the move can be taken back and nobody else
    /// waits. Not said, they play at once.
    #[serde(default)]
    hold: bool,
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
    /// Whether the bots wait until the caller says that the turn is over.
    held: bool,
    /// What the move brought about, as the caller may know it: each event by its `kind`, with what it is about by name.
    #[schema(value_type = Vec<Object>)]
    events: Value,
    /// The same in sentences in the caller's language.
    told: Value,
}

/// A move that was not made.
#[derive(Serialize, ToSchema)]
struct NotMade {
    /// Why, in a sentence in the caller's language.
    error: String,
    /// The same as a value: its `kind`, its `rule` where one is against it, and what it is about by name.
    #[schema(value_type = Object)]
    reason: Value,
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
    let key = orders::own_key(new.key.as_ref());
    let act = Wanted::Move { text: new.r#move, key };
    change(&app, &caller, &id, new.seat.as_deref(), act, new.expected, !new.hold).await
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
    let act = Wanted::Undo { moves: undo.moves };
    change(&app, &caller, &id, undo.seat.as_deref(), act, undo.expected, true).await
}

/// Does something at a table, and tells what came of it.
async fn change(
    app: &App,
    caller: &Caller,
    id: &str,
    said: Option<&str>,
    act: Wanted,
    expected: u64,
    ends_turn: bool,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(id)?);
    let asked = Asked { by: caller.by(said)?, act, expected, whole: false };
    let done = tables::change(app, &handle, caller.owner(), asked, ends_turn).await;
    let done = match done {
        Ok(done) => done,
        Err(PlayProblem::Problem(problem)) => return Err(problem),
        Err(problem) => {
            let next = match problem {
                PlayProblem::Stale { next } => Some(next),
                _ => None,
            };
            let (error, reason) = (problem.sentence(caller.words()), problem.value());
            let body = NotMade { error, reason, rule: problem.rule(), next };
            return Ok((problem.status(), Json(body)).into_response());
        }
    };
    let (seen, seq) = (caller.clone(), done.seq);
    let viewer = viewer_of(&done.open, caller);
    let happened = app.tables.work(caller.owner(), &done.open, move |open| {
        let mut entries = open.table.happened(viewer, seq, Some((seen.words(), &open.names()))).into_iter();
        // What had been made before may have been taken back since.
        let entry = entries.find(|(entry, _)| *entry == seq).map(|(_, entry)| entry).unwrap_or_default();
        ["events", "told"].map(|name| entry.get(name).cloned().unwrap_or_else(|| json!([])))
    });
    let [events, told] = happened.await?;
    let open = &done.open;
    let to_move = open.table.to_move();
    let mine = to_move.is_some_and(|seat| viewer == Viewer::Seat(seat));
    Ok(Json(Made {
        seq,
        repeated: done.repeated,
        next: open.table.entries(),
        to_move: to_move.map(|seat| seat.to_string()),
        mine,
        moves: if mine { open.table.legal(viewer) } else { Vec::new() },
        held: app.bots.must_wait(open),
        events,
        told,
    })
    .into_response())
}

/// A turn that is over.
#[derive(Deserialize, ToSchema)]
struct EndTurn {
    /// Which of the caller's seats.
    seat: Option<String>,
}

/// Ends a turn that could still be taken back: now the bots play. Where none waits, nothing happens.
#[utoipa::path(post, path = "/api/tables/{id}/end-turn", params(("id" = String, Path)), request_body = EndTurn,
    security(("token" = [])), responses(
    (status = 200, body = TableInfo), (status = 403, description = "not the caller's seat")))]
async fn end_turn(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(end): Json<EndTurn>,
) -> Result<Json<TableInfo>, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.open(&handle, caller.owner(), false).await?;
    caller.by(end.seat.as_deref())?.seat(&open)?;
    bots::end_turn(&app, &open, caller.owner());
    info(&app, &caller, &id).await.map(Json)
}

/// A stream of server-sent events: one `entry` for each entry of the log, numbered, as the caller may know it. After
/// a break, `Last-Event-ID` goes on where it stopped.
#[utoipa::path(get, path = "/api/tables/{id}/events",
    params(("id" = String, Path), ("since" = Option<u64>, Query, description = "the first entry wanted"),
        ("told" = Option<bool>, Query, description = "whether events are told in sentences besides, in the caller's language")),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 404, description = "there is no such table")))]
#[allow(dead_code, reason = "it only describes what `live::events` answers")]
fn events_documented() {}

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, content_type = "text/plain", body = String), (status = 403, description = "not over yet")))]
async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let (_, text) = kept::record(&app, id_of(&id)?).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
