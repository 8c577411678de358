//! What comes in about pace: set-ups, pauses and holidays, from pages and programs.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use store::{Chair, Holiday, Status, Time};
use utoipa::ToSchema;
use web::{PaceLine, Say, SeatTime};

use crate::app::App;
use crate::caller::Caller;
use crate::clocks::{self, DAY};
use crate::pace::{OFFERED, Out, Pace, Span};
use crate::pages::{Fields, redirect, who};
use crate::problem::Problem;
use crate::table_pages::id_of;
use crate::tables::Seated;

/// The routes.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/pause", post(pause))
        .route("/holidays", post(go_away))
        .route("/holidays/end", post(come_back))
        .route("/api/tables/{id}/pause", post(pause_by_program))
        .route("/api/holidays", get(holidays).post(add_holiday).delete(end_holidays))
}

/// The pace that was asked for, by the words of a form or of a program; none if it is untimed.
pub(crate) fn wanted(pace: Option<&str>, out: Option<&str>) -> Result<Option<Pace>, Problem> {
    let bad = |name: &str| Problem::BadForm(name.to_owned());
    let span: Span = match pace.map(str::trim) {
        None | Some("" | "untimed") => return Ok(None),
        Some(text) => text.parse().map_err(|_| bad("pace"))?,
    };
    let out = match out.map(str::trim) {
        None | Some("") => Out::Mark,
        Some(word) => Out::of_word(word).ok_or_else(|| bad("timeout"))?,
    };
    Ok(Some(Pace { span, out }))
}

/// A span in words.
pub(crate) fn span_text(say: Say<'_>, span: Span) -> String {
    match span {
        Span::Bank { minutes, increment } => {
            say.with("pace-bank", &[("minutes", minutes.into()), ("seconds", increment.into())])
        }
        Span::Turn { minutes } => say.with("pace-turn", &[("minutes", minutes.into())]),
        Span::Days { days } => say.with("pace-days", &[("days", days.into())]),
    }
}

/// What the form for a new table offers.
pub(crate) fn offered(say: Say<'_>) -> Vec<(&'static str, String)> {
    OFFERED.iter().filter_map(|text| Some((*text, span_text(say, text.parse().ok()?)))).collect()
}

/// What a seat has left, for the page.
pub(crate) fn seat_time(app: &App, open: &Seated, seat: Seat) -> Option<SeatTime> {
    let timed = open.time.as_ref()?;
    let person = open.seats.iter().any(|it| it.number == seat.0 && matches!(it.chair, Chair::Person(_)));
    let timer = &timed.timer;
    let runs = timer.runs == Some(seat.0) && !timer.paused && !timer.out;
    (person && open.status != Status::Over).then(|| SeatTime {
        left: timer.left_at(seat.0, app.clock.now(), &timed.away),
        until: timed.deadline().filter(|_| runs).map(|deadline| deadline.0),
        marks: timer.marks.get(usize::from(seat.0)).copied().unwrap_or(0),
    })
}

/// The pace of a table, for the page.
pub(crate) fn pace_line(app: &App, open: &Seated, caller: &Caller) -> Option<PaceLine> {
    let timed = open.time.as_ref()?;
    let mine = open.seats_of(caller.person.as_ref().map(|person| person.id));
    let agrees = |seat: u8| timed.timer.agree.contains(&seat);
    let names = open.seats.iter().filter(|seat| agrees(seat.number));
    Some(PaceLine {
        text: span_text(caller.say(), timed.pace.span),
        out: timed.pace.out.word(),
        paused: timed.timer.paused,
        agree: names.map(|seat| who(caller, &seat.chair, &seat.nickname)).collect(),
        mine: (!mine.is_empty() && open.status == Status::Playing)
            .then(|| mine.iter().all(|seat| agrees(seat.0))),
        now: app.clock.now().0,
    })
}

/// The time of everybody at a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct TimeInfo {
    /// How much time there is: `15m+10s` for each player with so much more after every turn, `5m/turn`, `3d/turn`.
    pace: String,
    /// What happens when it is over: `mark`, `bot` (takes the turn) or `seat` (is lost to a bot).
    timeout: &'static str,
    /// What each seat has left, in milliseconds.
    left: Vec<i64>,
    /// How often each seat has run out.
    marks: Vec<u32>,
    /// The seat whose time runs.
    runs: Option<String>,
    /// When it is over, in milliseconds since 1970.
    until: Option<i64>,
    /// Whether everybody has agreed to a pause.
    paused: bool,
    /// The seats that agree to one.
    agree: Vec<String>,
}

/// The time of everybody at a table, for programs.
pub(crate) fn time_info(app: &App, open: &Seated) -> Option<TimeInfo> {
    let timed = open.time.as_ref()?;
    let (timer, now) = (&timed.timer, app.clock.now());
    let seats = 0..u8::try_from(timer.left.len()).unwrap_or(u8::MAX);
    Some(TimeInfo {
        pace: timed.pace.span.to_string(),
        timeout: timed.pace.out.word(),
        left: seats.map(|seat| timer.left_at(seat, now, &timed.away)).collect(),
        marks: timer.marks.clone(),
        runs: timer.runs.filter(|_| !timer.paused).map(|seat| Seat(seat).to_string()),
        until: timed.deadline().map(|deadline| deadline.0),
        paused: timer.paused,
        agree: timer.agree.iter().map(|&seat| Seat(seat).to_string()).collect(),
    })
}

/// Agrees to a pause, or no longer does.
async fn pause(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let wants = match form.get("agree").map(String::as_str) {
        Some("yes") => true,
        Some("no") => false,
        _ => return Err(Problem::BadForm("agree".to_owned())),
    };
    let id = id_of(&id)?;
    clocks::pause(&app, id, caller.person.as_ref().map(|person| person.id), wants).await?;
    Ok(redirect(&format!("/t/{id}"), None))
}

/// Whether somebody agrees to a pause.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Pause {
    /// Whether the caller does. When everybody does the clocks stand, until somebody no longer does or moves.
    agree: bool,
}

/// Agrees to a pause of the clocks, or no longer does.
#[utoipa::path(post, path = "/api/tables/{id}/pause", params(("id" = String, Path)), request_body = Pause,
    security(("token" = [])), responses(
    (status = 204, description = "noted"), (status = 403, description = "not the caller's table"),
    (status = 409, description = "no clock runs there")))]
pub(crate) async fn pause_by_program(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(pause): Json<Pause>,
) -> Result<StatusCode, Problem> {
    let person = caller.person.as_ref().map(|person| person.id);
    clocks::pause(&app, id_of(&id)?, person, pause.agree).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The first moment of a day: `2026-11-18`.
pub(crate) fn day(text: &str) -> Option<i64> {
    let mut parts = text.trim().splitn(3, '-');
    let mut part = |most: usize| parts.next().filter(|it| it.len() <= most)?.parse::<i64>().ok();
    let (year, month, day) = (part(4)?, part(2)?, part(2)?);
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    // Years that begin in March end with the day that comes and goes.
    let year = if month > 2 { year } else { year - 1 };
    let (era, of_era) = (year / 400, year % 400);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
    (date(days * DAY) == text.trim()).then_some(days * DAY)
}

/// The day of a moment.
pub(crate) fn date(millis: i64) -> String {
    let days = millis.div_euclid(DAY) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + i64::from(month <= 2))
}

/// Says to be away from one day to another.
async fn go_away(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let person = caller.person.as_ref().ok_or(Problem::Forbidden("web-not-your-seat"))?;
    let moment = |name: &str| {
        form.get(name).and_then(|text| day(text)).ok_or_else(|| Problem::BadForm(name.to_owned()))
    };
    let away = Holiday { begins: Time(moment("from")?), ends: Time(moment("until")? + DAY) };
    clocks::go_away(&app, person.id, away).await?;
    Ok(redirect("/settings#away", None))
}

/// Says to be back.
async fn come_back(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    let person = caller.person.as_ref().ok_or(Problem::Forbidden("web-not-your-seat"))?;
    clocks::come_back(&app, person.id).await?;
    Ok(redirect("/settings#away", None))
}

/// A time in which somebody is away, in milliseconds since 1970.
#[derive(Serialize, Deserialize, ToSchema)]
pub(crate) struct Away {
    /// From when.
    begins: i64,
    /// Until when.
    ends: i64,
}

/// When the caller is away: clocks of days stand meanwhile.
#[utoipa::path(get, path = "/api/holidays", security(("token" = [])), responses(
    (status = 200, body = [Away]), (status = 403, description = "no token")))]
pub(crate) async fn holidays(State(app): State<App>, caller: Caller) -> Result<Json<Vec<Away>>, Problem> {
    let person = caller.person.as_ref().ok_or(Problem::Forbidden("web-not-your-seat"))?;
    let away = app.store.holidays(person.id).await?;
    Ok(Json(away.iter().map(|it| Away { begins: it.begins.0, ends: it.ends.0 }).collect()))
}

/// Says that the caller will be away.
#[utoipa::path(post, path = "/api/holidays", request_body = Away, security(("token" = [])), responses(
    (status = 204, description = "noted"), (status = 403, description = "no token"),
    (status = 422, description = "in the past, or too far ahead"), (status = 429, description = "more days than a year has for that")))]
pub(crate) async fn add_holiday(
    State(app): State<App>,
    caller: Caller,
    Json(away): Json<Away>,
) -> Result<StatusCode, Problem> {
    let person = caller.person.as_ref().ok_or(Problem::Forbidden("web-not-your-seat"))?;
    clocks::go_away(&app, person.id, Holiday { begins: Time(away.begins), ends: Time(away.ends) }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says that the caller is back: what has not passed of the holidays does not come.
#[utoipa::path(delete, path = "/api/holidays", security(("token" = [])), responses(
    (status = 204, description = "noted"), (status = 403, description = "no token")))]
pub(crate) async fn end_holidays(State(app): State<App>, caller: Caller) -> Result<StatusCode, Problem> {
    let person = caller.person.as_ref().ok_or(Problem::Forbidden("web-not-your-seat"))?;
    clocks::come_back(&app, person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (text, days) in
            [("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-11-18", 20_775), ("2100-03-01", 47_541)]
        {
            assert_eq!(day(text), Some(days * DAY), "{text}");
            assert_eq!(date(days * DAY + 5), text);
        }
        for text in [
            "2100-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "26-01-01",
            "",
            "x",
            "2026-11",
            "99999-01-01",
        ] {
            assert_eq!(day(text), None, "{text}");
        }
    }
}
