//! Records of people: their pages, who plays best, and everything somebody owns to take along.

use std::collections::VecDeque;
use std::io;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::{Form as Sent, Json};
use futures_util::stream;
use serde::Serialize;
use serde_json::json;
use store::{Complaint, Cursor, ListedGame, PastGame, Person, Status};
use tokio::sync::OwnedSemaphorePermit;
use utoipa::ToSchema;
use web::{PastLine, ProfilePage, RatingLine, RivalLine, TallyLine, leaders_page, profile_page};

use crate::app::App;
use crate::caller::Caller;
use crate::kept;
use crate::pages::{Fields, html, redirect};
use crate::problem::Problem;
use crate::quota::Daily;
use crate::results::as_rating;

/// How many rated games somebody needs for the list of the best.
const NEEDED: u32 = 5;
/// How uncertain a rating in that list may be, in thousandths.
const SURE: i64 = 150_000;
/// How many the list has.
const BEST: u32 = 50;
/// How many rivals and games a page has.
const LINES: u32 = 20;
/// How many games are read at once for an export.
const PAGE: u32 = 50;
/// The longest complaint, in letters.
const LONGEST_COMPLAINT: usize = 500;

/// The account of a name.
async fn owner(app: &App, name: &str) -> Result<Person, Problem> {
    // No name is longer; whatever else is asked for is not there.
    if name.chars().count() > 40 {
        return Err(Problem::NotFound);
    }
    Ok(app.store.account(name).await?.ok_or(Problem::NotFound)?.person)
}

async fn show(app: &App, caller: &Caller, name: &str, notice: Option<String>) -> Result<Response, Problem> {
    let person = owner(app, name).await?;
    let info = info(app, caller, &person).await?;
    let known = caller.person.as_ref().is_some_and(|it| !it.is_guest());
    let page = ProfilePage {
        account: info.name,
        nickname: info.nickname,
        mine: info.mine,
        known,
        ratings: info.ratings.into_iter().map(rating_line).collect(),
        tally: info.results.into_iter().map(tally_line).collect(),
        rivals: info.rivals.into_iter().map(rival_line).collect(),
        games: info.games.into_iter().map(past_line).collect(),
        notice,
    };
    let mut around = caller.shell();
    around.sheet = Some("learn.css");
    Ok(html(profile_page(caller.say(), &around, &page)))
}

fn rating_line(it: RatingInfo) -> RatingLine {
    let RatingInfo { name, game, rating, deviation, games } = it;
    RatingLine { name, title: game, rating, deviation, games }
}

fn tally_line(it: ResultInfo) -> TallyLine {
    TallyLine {
        tenths: (it.points * 10) / i64::from(it.games).max(1),
        title: it.game,
        variant: it.variant,
        company: it.company,
        players: it.players,
        games: it.games,
        won: it.won,
    }
}

fn rival_line(it: RivalInfo) -> RivalLine {
    RivalLine { name: it.name, title: it.game, games: it.games, ahead: it.ahead, behind: it.behind }
}

fn past_line(it: PastInfo) -> PastLine {
    PastLine {
        id: it.table,
        title: it.game,
        players: it.players,
        place: it.place,
        points: it.points,
        change: it.rating_change,
    }
}

/// The page of somebody.
pub(crate) async fn page(
    State(app): State<App>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    show(&app, &caller, &name, None).await
}

/// A complaint about somebody, for the operators.
pub(crate) async fn complain(
    State(app): State<App>,
    caller: Caller,
    Path(name): Path<String>,
    Sent(form): Sent<Fields>,
) -> Result<Response, Problem> {
    let about = owner(&app, &name).await?;
    let by = caller.person.as_ref().filter(|it| !it.is_guest());
    let by = by.ok_or(Problem::Forbidden("web-no-account"))?;
    let text = form.get("text").map(|text| text.trim()).unwrap_or_default();
    if text.is_empty() || text.chars().count() > LONGEST_COMPLAINT {
        return Err(Problem::BadForm("text".to_owned()));
    }
    app.quotas.one_more(Daily::Complaint, caller.owner().block)?;
    let text = text.chars().filter(|it| !it.is_control() || *it == '\n').collect();
    let complaint = Complaint { by: by.id, about: Some(about.id), game: None, text, line: None };
    app.store.complain(&complaint).await?;
    show(&app, &caller, &name, Some(caller.say().it("complain-sent"))).await
}

/// Where one's own page is.
pub(crate) async fn mine(caller: Caller) -> Response {
    let account = caller.person.as_ref().and_then(|person| person.account.as_deref());
    redirect(&account.map_or_else(|| "/account".to_owned(), |name| format!("/people/{name}")), None)
}

async fn leaders_of(app: &App, title: &str) -> Result<Vec<RatingInfo>, Problem> {
    let found = app.store.leaders(title, NEEDED, SURE, BEST).await?;
    Ok(found.into_iter().filter_map(|(person, kept)| Some(rating_info(person.account?, &kept))).collect())
}

/// Who plays best.
pub(crate) async fn leaders(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    let mut games = Vec::new();
    for title in app.games.all() {
        let lines = leaders_of(&app, title.name).await?;
        games.push((title.name, lines.into_iter().map(rating_line).collect()));
    }
    let mut around = caller.shell();
    around.sheet = Some("learn.css");
    Ok(html(leaders_page(caller.say(), &around, &games, NEEDED)))
}

/// How strong somebody is at a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingInfo {
    /// Whose account.
    name: String,
    /// Which game.
    game: String,
    /// In points; 1500 is a newcomer.
    rating: i64,
    /// The deviation: the true strength is within twice of it in 95 of 100 cases.
    deviation: i64,
    /// After how many rated games.
    games: u32,
}

fn rating_info(name: String, kept: &store::KeptRating) -> RatingInfo {
    let rating = as_rating(kept);
    RatingInfo {
        name,
        game: kept.title.clone(),
        rating: rating.shown(),
        deviation: rating.give_or_take(),
        games: kept.games,
    }
}

/// What somebody has done with one variant, company and number of players.
#[derive(Serialize, ToSchema)]
pub(crate) struct ResultInfo {
    /// Which game.
    game: String,
    /// Which variant: a setting and its value.
    variant: String,
    /// Which company, where a game has such.
    company: String,
    /// At how many seats.
    players: u8,
    /// How often.
    games: u32,
    /// How often it was won.
    won: u32,
    /// All points.
    points: i64,
}

/// Somebody with whom somebody has played.
#[derive(Serialize, ToSchema)]
pub(crate) struct RivalInfo {
    /// Whose account.
    name: String,
    /// Which game.
    game: String,
    /// How often.
    games: u32,
    /// How often the one whose page it is finished ahead.
    ahead: u32,
    /// How often the other did.
    behind: u32,
}

/// A game that was finished.
#[derive(Serialize, ToSchema)]
pub(crate) struct PastInfo {
    /// The table.
    table: String,
    /// Which game.
    game: String,
    /// At how many seats.
    players: u8,
    /// The place.
    place: u8,
    /// Points.
    points: i32,
    /// By how much the rating changed, if the game was rated.
    rating_change: Option<i64>,
    /// When it ended, in milliseconds since 1970.
    ended: i64,
}

/// What is known of somebody.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProfileInfo {
    /// The account.
    name: String,
    /// What the others call them.
    nickname: String,
    /// Whether it is the caller.
    mine: bool,
    /// How strong, by game.
    ratings: Vec<RatingInfo>,
    /// What they have done.
    results: Vec<ResultInfo>,
    /// With whom.
    rivals: Vec<RivalInfo>,
    /// The latest games that anybody could have sat down at; for the caller, all.
    games: Vec<PastInfo>,
}

async fn info(app: &App, caller: &Caller, person: &Person) -> Result<ProfileInfo, Problem> {
    let name = person.account.clone().unwrap_or_default();
    let mine = caller.person.as_ref().is_some_and(|it| it.id == person.id);
    let result = |it: store::Tally| ResultInfo {
        game: it.title,
        variant: it.variant,
        company: it.company,
        players: it.players,
        games: it.games,
        won: it.won,
        points: it.points,
    };
    let rival = |it: store::Rival| {
        let (game, games) = (it.title, it.games);
        Some(RivalInfo { name: it.person.account?, game, games, ahead: it.ahead, behind: it.behind })
    };
    let past = app.store.past_games(person.id, None, LINES).await?;
    Ok(ProfileInfo {
        ratings: app
            .store
            .ratings_of(person.id)
            .await?
            .iter()
            .map(|it| rating_info(name.clone(), it))
            .collect(),
        results: app.store.tally(person.id).await?.into_iter().map(result).collect(),
        rivals: app.store.rivals(person.id, LINES).await?.into_iter().filter_map(rival).collect(),
        games: past.iter().filter(|it| mine || it.public).map(past_info).collect(),
        nickname: person.nickname.clone(),
        name,
        mine,
    })
}

fn past_info(it: &PastGame) -> PastInfo {
    PastInfo {
        table: it.game.to_string(),
        game: it.title.clone(),
        players: it.players,
        place: it.result.place,
        points: it.result.points,
        rating_change: it.result.rating.map(|(before, after)| whole(after) - whole(before)),
        ended: it.time.0,
    }
}

/// A rating in whole points.
fn whole(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1000)
}

/// What is known of the owner of an account.
#[utoipa::path(get, path = "/api/profiles/{name}", params(("name" = String, Path)), responses(
    (status = 200, body = ProfileInfo), (status = 404, description = "there is no such account")))]
pub(crate) async fn api_profile(
    State(app): State<App>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Json<ProfileInfo>, Problem> {
    let person = owner(&app, &name).await?;
    info(&app, &caller, &person).await.map(Json)
}

/// Who plays a game best: with five rated games or more, and a deviation of 150 at most.
#[utoipa::path(get, path = "/api/ratings/{game}", params(("game" = String, Path)), responses(
    (status = 200, body = [RatingInfo]), (status = 404, description = "there is no such game")))]
pub(crate) async fn api_leaders(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<Json<Vec<RatingInfo>>, Problem> {
    let title = app.games.named(&game).ok_or(Problem::NotFound)?;
    leaders_of(&app, title.name).await.map(Json)
}

/// Everything the caller owns, as one JSON object: who one is, ratings, results, and every game with its record if it is over.
#[utoipa::path(get, path = "/api/people/me/export", security(("token" = [])), responses(
    (status = 200, content_type = "application/json", body = Object), (status = 403, description = "no token")))]
pub(crate) async fn export(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    let person = caller.person.clone().ok_or(Problem::Forbidden("web-not-your-seat"))?;
    let turn = app.exports.clone().try_acquire_owned().map_err(|_| Problem::Crowded("web-export-busy"))?;
    let ratings = app.store.ratings_of(person.id).await?;
    let ratings: Vec<_> = ratings.iter().map(|it| rating_info(String::new(), it)).collect();
    let head = json!({
        "format": "hydropolis-export 1",
        "id": person.id.to_string(),
        "account": person.account,
        "nickname": person.nickname,
        "created": person.created.0,
        "ratings": ratings,
    });
    let mut head = head.to_string();
    head.pop();
    head.push_str(",\"games\":[");
    let left = u64::from(app.limits.export_games);
    let state = Export {
        app,
        person,
        waiting: VecDeque::new(),
        next: Next::Begin(head),
        left,
        first: true,
        _turn: turn,
    };
    let parts = stream::unfold(state, |mut state| async move {
        let part = state.part().await.transpose()?;
        Some((part, state))
    });
    let disposition = HeaderValue::from_static("attachment; filename=\"hydropolis.json\"");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CONTENT_DISPOSITION, disposition),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// What comes next of an export.
enum Next {
    Begin(String),
    Games(Option<Cursor>),
    End,
    Nothing,
}

/// An export on its way: one game at a time, so that it takes no room.
struct Export {
    app: App,
    person: Person,
    waiting: VecDeque<ListedGame>,
    next: Next,
    /// How many games may still come.
    left: u64,
    first: bool,
    _turn: OwnedSemaphorePermit,
}

impl Export {
    async fn part(&mut self) -> Result<Option<Bytes>, io::Error> {
        loop {
            if let Some(game) = self.waiting.pop_front() {
                return Ok(Some(self.game(&game).await.into()));
            }
            match std::mem::replace(&mut self.next, Next::Nothing) {
                Next::Begin(head) => {
                    self.next = Next::Games(None);
                    return Ok(Some(head.into()));
                }
                Next::Games(_) if self.left == 0 => self.next = Next::End,
                Next::Games(after) => {
                    let page = self.app.store.games_of(self.person.id, after, PAGE).await;
                    let page = page.map_err(io::Error::other)?;
                    self.next = page.next.map_or(Next::End, |next| Next::Games(Some(next)));
                    let some = usize::try_from(self.left).unwrap_or(usize::MAX).min(page.tables.len());
                    self.left -= some as u64;
                    self.waiting.extend(page.tables.into_iter().take(some));
                }
                Next::End => return Ok(Some(Bytes::from_static(b"\n]}\n"))),
                Next::Nothing => return Ok(None),
            }
        }
    }

    async fn game(&mut self, game: &ListedGame) -> String {
        let state = &game.standing.state;
        // While a game goes on, its record would tell what lies hidden.
        let record = match state.status {
            Status::Over => kept::record(&self.app, game.id).await.ok().map(|(_, text)| text),
            Status::Open | Status::Playing => None,
        };
        let seats: Vec<_> = game
            .seats
            .iter()
            .map(|seat| json!({ "seat": seat.number, "nickname": seat.nickname, "mine": seat.chair == store::Chair::Person(self.person.id) }))
            .collect();
        let value = json!({
            "table": game.id.to_string(),
            "game": game.title,
            "created": game.created.0,
            "over": state.status == Status::Over,
            "outcome": state.outcome,
            "seats": seats,
            "record": record,
        });
        let comma = if std::mem::take(&mut self.first) { "\n" } else { ",\n" };
        format!("{comma}{value}")
    }
}
