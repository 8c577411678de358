//! Nicknames, accounts, logging in and out, passwords, and going for good.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use store::{Chair, GameId, LetGo, Person, PersonId, Role, Secret};
use web::{Habits, account_page, reset_page, settings_page};

use crate::app::App;
use crate::bots;
use crate::caller::{Caller, language_cookie, no_session_cookie, settings_cookie, tidy};
use crate::nodes;
use crate::notices;
use crate::pages::{Fields, html, redirect};
use crate::passwords::{self, LONGEST};
use crate::pool::Owner;
use crate::problem::Problem;
use crate::tables;

/// Who plays on for somebody who goes.
const STAND_IN: &str = "beginner";

fn show(caller: &Caller, operates: bool, notice: Option<&str>) -> maud::Markup {
    let account = caller.person.as_ref().and_then(|person| person.account.as_deref());
    account_page(caller.say(), &caller.shell(), account, operates, notice)
}

fn refused(caller: &Caller, message: &str) -> Response {
    let page = show(caller, false, Some(&caller.say().it(message)));
    (StatusCode::UNPROCESSABLE_ENTITY, Html(page.into_string())).into_response()
}

/// The page about oneself.
pub(crate) async fn page(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    let operates = match &caller.person {
        Some(person) => app.store.role_of(person.id).await? > Role::Player,
        None => false,
    };
    Ok(html(show(&caller, operates, None)))
}

/// Another nickname.
pub(crate) async fn nickname(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let Some(nickname) = form.get("nickname").and_then(|text| tidy(text)) else {
        return Ok(refused(&caller, "name-bad"));
    };
    let (person, cookie) = caller.or_guest(Some(&nickname)).await?;
    app.store.rename(person.id, &nickname).await?;
    Ok(redirect("/account", cookie))
}

fn field<'a>(form: &'a Fields, name: &str) -> Result<&'a str, Problem> {
    form.get(name).map(String::as_str).ok_or_else(|| Problem::BadForm(name.to_owned()))
}

/// A new session for a person, after all that led there have ended: the cookie to set.
async fn fresh_session(app: &App, person: PersonId) -> Result<HeaderValue, Problem> {
    let secret = Secret::random()?;
    app.store.open_session(person, secret.hash()).await?;
    // Asked after it is open: whoever is kept out at this very moment ends it, or is found here.
    if app.store.ban_of(person, app.clock.now()).await?.is_some() {
        app.store.close_session(secret.hash()).await?;
        return Err(Problem::Forbidden("web-banned"));
    }
    app.session_cookie(&secret)
}

/// Whether somebody knows the password of an account.
async fn knows(app: &App, caller: &Caller, name: &str, password: &str) -> Result<Option<Person>, Problem> {
    let account = app.store.account(name).await?;
    let stored = account.as_ref().map(|it| it.password_hash.clone());
    // What is longer than any password is not worth a longer look.
    let mut end = password.len().min(LONGEST + 1);
    while !password.is_char_boundary(end) {
        end -= 1;
    }
    let fits = app.passwords.fits(name, caller.client, password[..end].to_owned(), stored).await?;
    if !fits {
        nodes::tried(app, name, caller.client);
    }
    Ok(account.filter(|_| fits).map(|it| it.person))
}

/// An account for the guest one is.
pub(crate) async fn register(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let name = field(&form, "register-name")?.trim().to_owned();
    let password = field(&form, "register-password")?.to_owned();
    let letter = |it: char| it.is_alphanumeric() || matches!(it, '-' | '_' | '.');
    if !(2..=40).contains(&name.chars().count()) || !name.chars().all(letter) {
        return Ok(refused(&caller, "name-bad"));
    }
    if !passwords::is_fit(&password) {
        return Ok(refused(&caller, "password-short"));
    }
    if app.store.account(&name).await?.is_some() {
        return Ok(refused(&caller, "name-taken"));
    }
    if caller.person.as_ref().is_some_and(|person| !person.is_guest()) {
        return Ok(refused(&caller, "has-account"));
    }
    let hash = app.passwords.hash(password).await?;
    let (person, _) = caller.or_guest(Some(&name)).await?;
    app.store.register(person.id, &name, &hash).await?;
    nodes::end_sessions(&app, person.id);
    Ok(redirect("/account", Some(fresh_session(&app, person.id).await?)))
}

/// Logs in; games begun as a guest before come along, at tables that are open too.
pub(crate) async fn login(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let (name, password) = (field(&form, "login-name")?.trim(), field(&form, "login-password")?);
    let Some(person) = knows(&app, &caller, name, password).await? else {
        return Ok(refused(&caller, "login-failed"));
    };
    // Before a guest becomes part of it.
    if app.store.ban_of(person.id, app.clock.now()).await?.is_some() {
        return Err(Problem::Forbidden("web-banned"));
    }
    Ok(redirect("/", Some(enter(&app, &caller, person.id).await?)))
}

/// Goes on as the owner of an account: who was a guest until now brings seats and tables along.
async fn enter(app: &App, caller: &Caller, account: PersonId) -> Result<HeaderValue, Problem> {
    match &caller.person {
        Some(guest) if guest.is_guest() => {
            let merged = app.store.merge(guest.id, account).await?;
            nodes::end_sessions(app, guest.id);
            refresh(app, &merged.games).await;
        }
        _ => end_session(app, caller).await?,
    }
    fresh_session(app, account).await
}

/// Has open tables read anew who sits there.
async fn refresh(app: &App, games: &[GameId]) {
    for &game in games {
        if let Some(handle) = app.tables.opened(game)
            && let Err(problem) = tables::refresh(app, &handle).await
        {
            tracing::warn!(%game, ?problem, "a table was not refreshed");
        }
    }
}

async fn end_session(app: &App, caller: &Caller) -> Result<(), Problem> {
    if let Some(secret) = &caller.session {
        app.store.close_session(secret.hash()).await?;
        nodes::end_session(app, secret.hash());
    }
    Ok(())
}

/// Ends the session.
pub(crate) async fn logout(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    end_session(&app, &caller).await?;
    Ok(redirect("/", no_session_cookie()))
}

/// Ends every session of the caller, and begins a new one here.
pub(crate) async fn logout_everywhere(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    let Some(person) = &caller.person else { return Ok(redirect("/account", None)) };
    app.store.close_other_sessions(person.id, None).await?;
    nodes::end_sessions(&app, person.id);
    Ok(redirect("/account", Some(fresh_session(&app, person.id).await?)))
}

/// Another password, for who knows the old one.
pub(crate) async fn password(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let (old, new) = (field(&form, "old-password")?, field(&form, "new-password")?.to_owned());
    let Some(name) = caller.person.as_ref().and_then(|person| person.account.clone()) else {
        return Ok(refused(&caller, "no-account"));
    };
    if !passwords::is_fit(&new) {
        return Ok(refused(&caller, "password-short"));
    }
    let Some(person) = knows(&app, &caller, &name, old).await? else {
        return Ok(refused(&caller, "password-wrong"));
    };
    let hash = app.passwords.hash(new).await?;
    app.store.set_password(person.id, &hash).await?;
    nodes::end_sessions(&app, person.id);
    Ok(redirect("/account", Some(fresh_session(&app, person.id).await?)))
}

/// Deletes the caller, and the games that are theirs alone. An account has to name its password.
pub(crate) async fn delete(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let Some(person) = caller.person.clone() else { return Ok(redirect("/", None)) };
    if form.get("sure").map(String::as_str) != Some("yes") {
        return Ok(refused(&caller, "delete-not-sure"));
    }
    if let Some(name) = &person.account
        && knows(&app, &caller, name, field(&form, "delete-password")?).await?.is_none()
    {
        return Ok(refused(&caller, "password-wrong"));
    }
    forget(&app, person.id).await?;
    Ok(redirect("/", no_session_cookie()))
}

/// Deletes a person.
pub(crate) async fn forget(app: &App, person: PersonId) -> Result<(), Problem> {
    let gone = app.store.forget(person, &stand_in()).await?;
    nodes::end_sessions(app, person);
    settle(app, &gone).await;
    Ok(())
}

/// Who sits down for somebody who goes.
pub(crate) fn stand_in() -> Chair {
    Chair::Bot { level: STAND_IN.to_owned() }
}

/// Brings the tables in memory in line with what was let go.
pub(crate) async fn settle(app: &App, gone: &LetGo) {
    for &game in &gone.deleted {
        app.tables.close(game).await;
    }
    refresh(app, &gone.changed).await;
    // Where somebody went a bot sits now, at tables that are not open too.
    for &game in &gone.changed {
        bots::attend(app, game, Owner::default());
    }
}

/// The page behind a one-time link for a lost password.
pub(crate) async fn reset_form(
    State(app): State<App>,
    caller: Caller,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    let name = reset_name(&app, &secret).await?;
    Ok(html(reset_page(caller.say(), &caller.shell(), &secret, &name, None)))
}

/// Whose password a one-time link replaces.
async fn reset_name(app: &App, secret: &str) -> Result<String, Problem> {
    let used = || Problem::Conflict("web-reset-used");
    let secret: Secret = secret.parse().map_err(|_| used())?;
    let person = app.store.reset_of(secret.hash(), app.clock.now()).await?.ok_or_else(used)?;
    Ok(person.account.unwrap_or_default())
}

/// Chooses another password with a one-time link.
pub(crate) async fn reset(
    State(app): State<App>,
    caller: Caller,
    Path(secret): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let name = reset_name(&app, &secret).await?;
    let new = field(&form, "new-password")?.to_owned();
    if !passwords::is_fit(&new) {
        let say = caller.say();
        let page = reset_page(say, &caller.shell(), &secret, &name, Some(&say.it("password-short")));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, Html(page.into_string())).into_response());
    }
    let hash = app.passwords.hash(new).await?;
    let link: Secret = secret.parse().map_err(|_| Problem::Conflict("web-reset-used"))?;
    let person = app.store.reset(link.hash(), app.clock.now(), &hash).await?;
    nodes::end_sessions(&app, person.id);
    Ok(redirect("/account", Some(enter(&app, &caller, person.id).await?)))
}

/// What somebody can set for themselves, with or without an account.
pub(crate) async fn settings(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    // Whoever chose a language here came from here.
    let back = Some(came_from(&headers)).filter(|page| !page.starts_with("/settings")).unwrap_or("/");
    let calls = notices::pages::section(&app, &caller, None).await?;
    Ok(html(settings_page(caller.say(), &caller.shell(), back, &calls)))
}

/// Sets it, and leads back to the page from which somebody came to it.
pub(crate) async fn set(headers: HeaderMap, Form(form): Form<Fields>) -> Result<Response, Problem> {
    let cookie = settings_cookie(&Habits::asked(|name| form.get(name).cloned())).ok_or(Problem::Trouble)?;
    let back = form.get("back").map(String::as_str).filter(|page| is_ours(page));
    Ok(redirect(back.unwrap_or_else(|| came_from(&headers)), Some(cookie)))
}

/// Whether a page to go to is one of ours, and not elsewhere.
fn is_ours(page: &str) -> bool {
    page.starts_with('/') && !page.starts_with("//") && !page.contains(['\\', '\r', '\n'])
}

/// The page from which a request came, if that is one of ours; else the first one.
pub(crate) fn came_from(headers: &HeaderMap) -> &str {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let host = text(header::HOST).unwrap_or_default();
    let page = text(header::REFERER).and_then(|from| from.split_once("://")?.1.strip_prefix(host));
    page.filter(|page| is_ours(page)).unwrap_or("/")
}

/// Chooses a language.
pub(crate) async fn language(headers: HeaderMap, Form(form): Form<Fields>) -> Result<Response, Problem> {
    let cookie = form.get("language").and_then(|it| language_cookie(it)).ok_or(Problem::NotFound)?;
    // Back to the page on which it was chosen.
    Ok(redirect(came_from(&headers), Some(cookie)))
}
