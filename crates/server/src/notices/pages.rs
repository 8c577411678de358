//! What comes in about being called: settings, links of notices, and the same for programs.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Form, Json, Router};
use serde::{Deserialize, Serialize};
use store::{Person, Quiet, Target, TargetId};
use url::Url;
use utoipa::ToSchema;
use web::{Calls as CallsLine, DIGESTS, TargetLine, call_link_page, settings_page, table_calls_page};

use super::push::Subscription;
use super::{FORMS, http, mail};
use crate::app::App;
use crate::caller::Caller;
use crate::clocks;
use crate::pace_pages::date;
use crate::pages::{Fields, html, redirect};
use crate::problem::Problem;
use crate::table_pages::id_of;

/// The routes.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/sw.js", get(worker))
        .route("/calls/targets", post(add))
        .route("/calls/drop", post(drop_one))
        .route("/calls/quiet", post(quiet))
        .route("/calls/{what}/{target}/{signature}", get(linked).post(follow_link))
        .route("/t/{id}/calls", get(table_calls).post(hush))
        .route("/api/calls", get(list).post(add_by_program))
        .route("/api/calls/{target}", delete(drop_by_program))
        .route("/api/calls-quiet", post(quiet_by_program))
        .route("/api/tables/{id}/calls", post(hush_by_program))
}

/// The script that a browser keeps to show what is pushed.
async fn worker() -> Response {
    let script = web::asset("sw.js").map_or(&b""[..], |(asset, _)| asset.bytes);
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], script)
        .into_response()
}

/// Somebody with an account.
fn member(caller: &Caller) -> Result<&Person, Problem> {
    caller.person.as_ref().filter(|person| !person.is_guest()).ok_or(Problem::Forbidden("web-calls-members"))
}

/// What is shown of a place: a webhook's address is a secret, but for where it leads.
fn shown(target: &Target) -> String {
    let host = |url: &str| Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_owned));
    match &*target.kind {
        "mail" => target.address.clone(),
        "push" => {
            let to: Option<Subscription> = serde_json::from_str(&target.address).ok();
            to.and_then(|to| host(&to.endpoint)).unwrap_or_default()
        }
        _ => host(&target.address).unwrap_or_default(),
    }
}

/// What the page of settings says of being called.
pub(crate) async fn section(
    app: &App,
    caller: &Caller,
    problem: Option<String>,
) -> Result<CallsLine, Problem> {
    let calls = &app.calls;
    let today = date(app.clock.now().0);
    let mut section = CallsLine {
        mail: calls.mailer.is_some(),
        push: calls.pusher.as_ref().map(|pusher| pusher.public_key()),
        hooks: if calls.has_hooks() { &FORMS } else { &[] },
        today,
        problem,
        ..CallsLine::default()
    };
    let Some(person) = &caller.person else { return Ok(section) };
    (section.known, section.member) = (true, !person.is_guest());
    let away = app.store.holidays(person.id).await?;
    section.days_left = clocks::days_left(app, &away);
    let coming = away.iter().filter(|it| it.ends > app.clock.now());
    section.away = coming.map(|it| (date(it.begins.0), date(it.ends.0 - 1))).collect();
    if section.member {
        let clock = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
        let quiet = app.store.quiet(person.id).await?;
        section.quiet = quiet.map(|it| (clock(it.begins), clock(it.ends), it.ahead));
        let line = |it: &Target| TargetLine {
            id: it.id.to_string(),
            kind: it.kind.clone(),
            shown: shown(it),
            digest: it.digest,
            confirmed: it.confirmed,
            failing: it.failures > 0,
        };
        section.targets = app.store.targets(person.id).await?.iter().map(line).collect();
    }
    Ok(section)
}

/// The page of settings with what was wrong.
async fn wrong(app: &App, caller: &Caller, problem: Problem) -> Result<Response, Problem> {
    if !matches!(problem, Problem::Bad(_) | Problem::BadForm(_) | Problem::Limited(_) | Problem::Conflict(_))
    {
        return Err(problem);
    }
    let section = section(app, caller, Some(problem.sentence(caller.words()))).await?;
    let page = settings_page(caller.say(), &caller.shell(), "/", &section);
    Ok((problem.status(), Html(page.into_string())).into_response())
}

/// A place where somebody wants to be called, as it is asked for.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewTarget {
    /// `mail`, `push`, or the form of a webhook: `discord`, `slack`, `ntfy`, `gotify`, `json`.
    kind: String,
    /// A mail address, or the address of the webhook; of `push` the endpoint.
    address: String,
    /// Minutes in which several calls become one: 0, 60, 360 or 1440.
    #[serde(default)]
    digest: u32,
    /// Of `push`: the browser's public key, in base64url.
    p256dh: Option<String>,
    /// Of `push`: the browser's secret, in base64url.
    auth: Option<String>,
}

/// Keeps a place where somebody wants to be called. A mail address is asked first whether it is right.
async fn keep(app: &App, caller: &Caller, new: NewTarget) -> Result<TargetId, Problem> {
    let person = member(caller)?;
    let calls = &app.calls;
    let off = Problem::Conflict("web-calls-none");
    let bad = || Problem::Bad("web-calls-bad-address");
    if !DIGESTS.contains(&new.digest) {
        return Err(Problem::BadForm("digest".to_owned()));
    }
    let address = match &*new.kind {
        "mail" if calls.mailer.is_none() => return Err(off),
        "mail" => Some(new.address.trim().to_owned()).filter(|it| mail::is_address(it)).ok_or_else(bad)?,
        "push" if calls.pusher.is_none() => return Err(off),
        "push" => {
            let (p256dh, auth) = (new.p256dh.unwrap_or_default(), new.auth.unwrap_or_default());
            let to = Subscription { endpoint: new.address, p256dh, auth };
            if !to.is_fit(calls.allow_private) {
                return Err(bad());
            }
            serde_json::to_string(&to).map_err(|_| bad())?
        }
        form if !FORMS.contains(&form) => return Err(Problem::BadForm("kind".to_owned())),
        _ if !calls.has_hooks() => return Err(off),
        _ => http::read(&new.address, calls.allow_private).ok_or_else(bad)?.to_string(),
    };
    // The same place once more is the same place.
    let same = app.store.targets(person.id).await?;
    if let Some(same) = same.iter().find(|it| it.kind == new.kind && it.address == address) {
        return Ok(same.id);
    }
    if new.kind == "mail" && !calls.may_ask(person.id, &address, app.clock.now()) {
        return Err(Problem::Limited("web-calls-asked"));
    }
    let id = TargetId::random()?;
    let target = Target {
        id,
        person: person.id,
        confirmed: new.kind != "mail",
        digest: if new.kind == "mail" { new.digest } else { 0 },
        kind: new.kind,
        address,
        language: caller.language.to_owned(),
        created: app.clock.now(),
        sent: None,
        failures: 0,
    };
    match app.store.add_target(target, app.limits.targets_per_person).await? {
        true => Ok(id),
        false => Err(Problem::Limited("web-calls-too-many")),
    }
}

/// Keeps a place, from the page.
async fn add(State(app): State<App>, caller: Caller, Form(form): Form<Fields>) -> Result<Response, Problem> {
    let text = |name: &str| form.get(name).cloned();
    let new = NewTarget {
        kind: text("kind").unwrap_or_default(),
        address: text("address").or_else(|| text("endpoint")).unwrap_or_default(),
        digest: match text("digest").map(|it| it.parse()) {
            None => 0,
            Some(Ok(minutes)) => minutes,
            Some(Err(_)) => return wrong(&app, &caller, Problem::BadForm("digest".to_owned())).await,
        },
        p256dh: text("p256dh"),
        auth: text("auth"),
    };
    match keep(&app, &caller, new).await {
        Ok(_) => Ok(redirect("/settings#calls", None)),
        Err(problem) => wrong(&app, &caller, problem).await,
    }
}

/// Forgets a place of the caller's.
async fn forget(app: &App, caller: &Caller, target: &str) -> Result<(), Problem> {
    let person = member(caller)?;
    let id: TargetId = target.parse().map_err(|_| Problem::NotFound)?;
    let theirs = app.store.target(id).await?.filter(|it| it.person == person.id);
    theirs.ok_or(Problem::NotFound)?;
    app.store.drop_target(id).await?;
    Ok(())
}

async fn drop_one(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let target = form.get("target").ok_or_else(|| Problem::BadForm("target".to_owned()))?;
    forget(&app, &caller, target).await?;
    Ok(redirect("/settings#calls", None))
}

/// Minutes of a day: `23:00`.
fn minutes(text: &str) -> Option<u16> {
    let (hours, minutes) = text.trim().split_once(':')?;
    let number = |text: &str, most: u16| text.parse::<u16>().ok().filter(|it| *it < most && text.len() <= 2);
    Some(number(hours, 24)? * 60 + number(minutes, 60)?)
}

/// Sets the quiet hours; without hours there are none.
async fn quiet(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let text = |name: &str| form.get(name).map(|it| it.trim()).filter(|it| !it.is_empty());
    let hours = QuietHours {
        from: text("from").map(str::to_owned),
        until: text("until").map(str::to_owned),
        ahead: text("ahead").unwrap_or("0").parse().unwrap_or(i16::MAX),
    };
    match set_quiet(&app, &caller, &hours).await {
        Ok(()) => Ok(redirect("/settings#calls", None)),
        Err(problem) => wrong(&app, &caller, problem).await,
    }
}

/// When somebody does not want to be called.
#[derive(Deserialize, Serialize, ToSchema)]
pub(crate) struct QuietHours {
    /// From when, by the caller's clock: `23:00`. Without it there are no quiet hours.
    from: Option<String>,
    /// Until when: `07:00`.
    until: Option<String>,
    /// How many minutes the caller's clock is ahead of UTC.
    #[serde(default)]
    ahead: i16,
}

async fn set_quiet(app: &App, caller: &Caller, hours: &QuietHours) -> Result<(), Problem> {
    let person = member(caller)?;
    let bad = |name: &str| Problem::BadForm(name.to_owned());
    let quiet = match (&hours.from, &hours.until) {
        (None, None) => None,
        (from, until) => {
            let begins = from.as_deref().and_then(minutes).ok_or_else(|| bad("from"))?;
            let ends = until.as_deref().and_then(minutes).ok_or_else(|| bad("until"))?;
            if !(-900..=900).contains(&hours.ahead) {
                return Err(bad("ahead"));
            }
            Some(Quiet { begins, ends, ahead: hours.ahead })
        }
    };
    Ok(app.store.set_quiet(person.id, quiet).await?)
}

/// The place that a link is about.
async fn place(app: &App, what: &str, target: &str, signature: &str) -> Result<Option<Target>, Problem> {
    if !matches!(what, "stop" | "confirm") {
        return Err(Problem::NotFound);
    }
    let id = app.calls.linked(what, target, signature).ok_or(Problem::NotFound)?;
    Ok(app.store.target(id).await?)
}

/// The page behind a link: nothing happens before its button is pressed, since mail programs look at links by themselves.
async fn linked(
    State(app): State<App>,
    caller: Caller,
    Path((what, target, signature)): Path<(String, String, String)>,
) -> Result<Response, Problem> {
    let found = place(&app, &what, &target, &signature).await?;
    let done = found.as_ref().is_none_or(|it| what == "confirm" && it.confirmed);
    let shown = found.as_ref().map(shown).unwrap_or_default();
    let address = format!("/calls/{what}/{target}/{signature}");
    Ok(html(call_link_page(caller.say(), &caller.shell(), &what, &shown, &address, done)))
}

/// Does what a link is for. Mail programs send this by themselves when somebody unsubscribes there (RFC 8058).
async fn follow_link(
    State(app): State<App>,
    caller: Caller,
    Path((what, target, signature)): Path<(String, String, String)>,
) -> Result<Response, Problem> {
    if let Some(found) = place(&app, &what, &target, &signature).await? {
        match &*what {
            "stop" => app.store.drop_target(found.id).await?,
            _ => app.store.confirm_target(found.id).await?,
        };
    }
    Ok(html(call_link_page(caller.say(), &caller.shell(), &what, "", "", true)))
}

/// Whether the caller is called for a table.
async fn table_calls(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let person = member(&caller)?;
    let id = id_of(&id)?;
    app.store.standing(id).await?.ok_or(Problem::NoSuchTable)?;
    let hushed = app.store.is_hushed(person.id, id).await?;
    Ok(html(table_calls_page(caller.say(), &caller.shell(), &format!("/t/{id}"), hushed)))
}

async fn hush(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let hushed = match form.get("hushed").map(String::as_str) {
        Some("yes") => true,
        Some("no") => false,
        _ => return Err(Problem::BadForm("hushed".to_owned())),
    };
    set_hushed(&app, &caller, &id, hushed).await?;
    Ok(redirect(&format!("/t/{id}"), None))
}

async fn set_hushed(app: &App, caller: &Caller, id: &str, hushed: bool) -> Result<(), Problem> {
    let person = member(caller)?;
    let id = id_of(id)?;
    app.store.standing(id).await?.ok_or(Problem::NoSuchTable)?;
    Ok(app.store.hush(person.id, id, hushed).await?)
}

/// Where and when the caller is called.
#[derive(Serialize, ToSchema)]
pub(crate) struct CallsInfo {
    /// What this server can send: `mail`, `push`, `webhooks`.
    sends: Vec<&'static str>,
    /// The public key of Web Push, if that can be sent.
    push_key: Option<String>,
    /// The places.
    targets: Vec<TargetInfo>,
    /// The quiet hours.
    quiet: Option<QuietHours>,
}

/// A place where the caller is called.
#[derive(Serialize, ToSchema)]
pub(crate) struct TargetInfo {
    /// Its name.
    id: String,
    /// How.
    kind: String,
    /// As much of its address as is shown.
    shown: String,
    /// Minutes in which several calls become one.
    digest: u32,
    /// Whether it is confirmed; nothing but the question is sent before it is.
    confirmed: bool,
    /// How often in a row nothing could be sent there.
    failures: u32,
}

/// Where and when the caller is called.
#[utoipa::path(get, path = "/api/calls", security(("token" = [])), responses(
    (status = 200, body = CallsInfo), (status = 403, description = "no account")))]
pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<CallsInfo>, Problem> {
    let person = member(&caller)?;
    let calls = &app.calls;
    let sends =
        [("mail", calls.mailer.is_some()), ("push", calls.pusher.is_some()), ("webhooks", calls.has_hooks())];
    let clock = |minutes: u16| Some(format!("{:02}:{:02}", minutes / 60, minutes % 60));
    let info = |it: &Target| TargetInfo {
        id: it.id.to_string(),
        kind: it.kind.clone(),
        shown: shown(it),
        digest: it.digest,
        confirmed: it.confirmed,
        failures: it.failures,
    };
    let quiet = app.store.quiet(person.id).await?;
    Ok(Json(CallsInfo {
        sends: sends.into_iter().filter(|(_, set_up)| *set_up).map(|(name, _)| name).collect(),
        push_key: calls.pusher.as_ref().map(|pusher| pusher.public_key()),
        targets: app.store.targets(person.id).await?.iter().map(info).collect(),
        quiet: quiet.map(|it| QuietHours { from: clock(it.begins), until: clock(it.ends), ahead: it.ahead }),
    }))
}

/// A place that is kept.
#[derive(Serialize, ToSchema)]
pub(crate) struct KeptTarget {
    /// Its name.
    id: String,
}

/// Keeps a place where the caller wants to be called. A mail address is sent a question first.
#[utoipa::path(post, path = "/api/calls", request_body = NewTarget, security(("token" = [])), responses(
    (status = 201, body = KeptTarget), (status = 403, description = "no account"),
    (status = 409, description = "this server does not send that"),
    (status = 422, description = "not an address to which anything is sent"), (status = 429, description = "too many places")))]
pub(crate) async fn add_by_program(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewTarget>,
) -> Result<Response, Problem> {
    let id = keep(&app, &caller, new).await?.to_string();
    Ok((StatusCode::CREATED, Json(KeptTarget { id })).into_response())
}

/// Forgets a place.
#[utoipa::path(delete, path = "/api/calls/{target}", params(("target" = String, Path)), security(("token" = [])), responses(
    (status = 204, description = "forgotten"), (status = 403, description = "no account"),
    (status = 404, description = "no such place of the caller's")))]
pub(crate) async fn drop_by_program(
    State(app): State<App>,
    caller: Caller,
    Path(target): Path<String>,
) -> Result<StatusCode, Problem> {
    forget(&app, &caller, &target).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets the quiet hours.
#[utoipa::path(post, path = "/api/calls-quiet", request_body = QuietHours, security(("token" = [])), responses(
    (status = 204, description = "noted"), (status = 403, description = "no account")))]
pub(crate) async fn quiet_by_program(
    State(app): State<App>,
    caller: Caller,
    Json(hours): Json<QuietHours>,
) -> Result<StatusCode, Problem> {
    set_quiet(&app, &caller, &hours).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether somebody is called for a table.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Hush {
    /// Whether they are not.
    hushed: bool,
}

/// Says whether the caller wants to be called for a table.
#[utoipa::path(post, path = "/api/tables/{id}/calls", params(("id" = String, Path)), request_body = Hush,
    security(("token" = [])), responses(
    (status = 204, description = "noted"), (status = 403, description = "no account")))]
pub(crate) async fn hush_by_program(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(hush): Json<Hush>,
) -> Result<StatusCode, Problem> {
    set_hushed(&app, &caller, &id, hush.hushed).await?;
    Ok(StatusCode::NO_CONTENT)
}
