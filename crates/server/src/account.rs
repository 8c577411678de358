//! Nicknames, accounts, logging in and out.

use argon2::Argon2;
use argon2::password_hash::rand_core::OsRng;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use store::Secret;
use web::account_page;

use crate::app::App;
use crate::caller::{Caller, language_cookie, no_session_cookie, tidy};
use crate::pages::{Fields, html, redirect};
use crate::problem::Problem;

/// The shortest password, in letters.
const SHORTEST_PASSWORD: usize = 10;
/// The longest password, in bytes: hashing more is only work.
const LONGEST_PASSWORD: usize = 200;

fn show(caller: &Caller, notice: Option<&str>) -> maud::Markup {
    let account = caller.person.as_ref().and_then(|person| person.account.as_deref());
    account_page(caller.say(), &caller.shell(), account, notice)
}

fn refused(caller: &Caller, message: &str) -> Response {
    let page = show(caller, Some(&caller.say().it(message)));
    (StatusCode::UNPROCESSABLE_ENTITY, Html(page.into_string())).into_response()
}

/// The page about oneself.
pub(crate) async fn page(caller: Caller) -> Response {
    html(show(&caller, None))
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

fn credentials(form: &Fields, family: &str) -> Option<(String, String)> {
    let field = |name: &str| form.get(&format!("{family}-{name}")).cloned();
    Some((field("name")?.trim().to_owned(), field("password")?))
}

/// An account for the guest one is.
pub(crate) async fn register(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let (name, password) =
        credentials(&form, "register").ok_or_else(|| Problem::Bad("web-bad-form", "register".to_owned()))?;
    let letter = |it: char| it.is_alphanumeric() || matches!(it, '-' | '_' | '.');
    if !(2..=40).contains(&name.chars().count()) || !name.chars().all(letter) {
        return Ok(refused(&caller, "name-bad"));
    }
    if password.chars().count() < SHORTEST_PASSWORD || password.len() > LONGEST_PASSWORD {
        return Ok(refused(&caller, "password-short"));
    }
    if app.store.account(&name).await?.is_some() {
        return Ok(refused(&caller, "name-taken"));
    }
    let hash = tokio::task::spawn_blocking(move || {
        let salt = SaltString::generate(&mut OsRng);
        Argon2::default().hash_password(password.as_bytes(), &salt).map(|hash| hash.to_string())
    });
    let hash = hash.await.map_err(|_| Problem::Trouble)?.map_err(|_| Problem::Trouble)?;
    let (person, cookie) = caller.or_guest(Some(&name)).await?;
    app.store.register(person.id, &name, &hash).await?;
    Ok(redirect("/account", cookie))
}

/// Logs in; games begun as a guest before come along.
pub(crate) async fn login(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let (name, password) =
        credentials(&form, "login").ok_or_else(|| Problem::Bad("web-bad-form", "login".to_owned()))?;
    let account = if password.len() <= LONGEST_PASSWORD { app.store.account(&name).await? } else { None };
    // A name that nobody has takes as long as a wrong password.
    let stored = account.as_ref().map_or(NOBODY.to_owned(), |it| it.password_hash.clone());
    let fits = tokio::task::spawn_blocking(move || {
        PasswordHash::new(&stored)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    let fits = fits.await.map_err(|_| Problem::Trouble)?;
    let Some(account) = account.filter(|_| fits) else { return Ok(refused(&caller, "login-failed")) };
    if let Some(guest) = caller.person.as_ref().filter(|person| person.is_guest()) {
        app.store.merge(guest.id, account.person.id).await?;
    }
    let secret = Secret::random()?;
    app.store.open_session(account.person.id, secret.hash()).await?;
    Ok(redirect("/", Some(app.session_cookie(&secret)?)))
}

/// The hash of a password that nobody knows.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Ends the session.
pub(crate) async fn logout(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    if let Some(secret) = &caller.session {
        app.store.close_session(secret.hash()).await?;
    }
    Ok(redirect("/", Some(no_session_cookie())))
}

/// Chooses a language.
pub(crate) async fn language(headers: HeaderMap, Form(form): Form<Fields>) -> Result<Response, Problem> {
    let cookie = form.get("language").and_then(|it| language_cookie(it)).ok_or(Problem::NotFound)?;
    // Back to the page on which it was chosen, if that is one of ours.
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let host = text(header::HOST).unwrap_or_default();
    let page = text(header::REFERER).and_then(|from| from.split_once("://")?.1.strip_prefix(host));
    let page = page.filter(|page| page.starts_with('/') && !page.starts_with("//")).unwrap_or("/");
    Ok(redirect(page, Some(cookie)))
}
