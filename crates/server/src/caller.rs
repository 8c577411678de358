//! Who asks: the session in the cookie or the token, and the language.

use std::borrow::Cow;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie, SameSite, time};
use store::{Person, PersonError, Secret};
use web::{Coaching, Habits, Practice, Say, Shell};
use words::Words;

use crate::app::App;
use crate::client::Client;
use crate::coach;
use crate::pool::Owner;
use crate::problem::Problem;
use crate::quota::Daily;
use crate::tables::By;

/// The cookie with the session's secret.
const SESSION: &str = "hydropolis";
/// The cookie with the chosen language.
const LANGUAGE: &str = "language";
/// The cookie with what somebody has set.
const SETTINGS: &str = "settings";
/// How long a cookie is kept.
const YEAR: time::Duration = time::Duration::days(365);
/// The longest nickname, in letters.
const LONGEST_NICKNAME: usize = 40;

/// Who asks.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) person: Option<Person>,
    pub(crate) session: Option<Secret>,
    pub(crate) language: &'static str,
    /// What the caller has set.
    pub(crate) habits: Habits,
    /// What the caller has practised with a coach, by game.
    pub(crate) practice: Vec<(&'static str, Practice)>,
    /// From where the request came.
    pub(crate) client: Client,
    /// Where the caller found the server: `http://localhost:8080`.
    here: String,
    app: App,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let session: Option<Secret> = match token(&parts.headers) {
            Some(token) => token.parse().ok(),
            None => cookie(&parts.headers, SESSION).and_then(|cookie| cookie.value().parse().ok()),
        };
        let person = match &session {
            Some(secret) => app.store.person_by_secret(secret.hash()).await?,
            None => None,
        };
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let here = app
            .public_url()
            .map_or_else(|| format!("http://{host}"), |url| url.trim_end_matches('/').to_owned());
        let client = parts.extensions.get::<Client>().copied().unwrap_or_default();
        let habits = cookie(&parts.headers, SETTINGS).map(|kept| Habits::read(kept.value()));
        let (language, habits) = (language(&parts.headers), habits.unwrap_or_default());
        let practice = match habits.coach() {
            Coaching::Off => Vec::new(),
            Coaching::All | Coaching::Few => {
                coach::practised(&parts.headers, app.games.all().map(|it| it.name))
            }
        };
        Ok(Self { person, session, language, habits, practice, client, here, app: app.clone() })
    }
}

impl Caller {
    /// Anybody who only watches, in a language.
    pub(crate) fn watching(app: &App, language: &'static str) -> Self {
        let (client, here, habits) = (Client::default(), String::new(), Habits::default());
        let (person, session, practice) = (None, None, Vec::new());
        Self { person, session, language, habits, practice, client, here, app: app.clone() }
    }

    /// For whom work is done that the caller asks for.
    pub(crate) fn owner(&self) -> Owner {
        let person = self.person.as_ref().map(|person| person.id);
        Owner { block: Some(self.client.block()), person }
    }

    /// Who the caller is at a table, in the seat that is said or in one of their own.
    pub(crate) fn by(&self, said: Option<&str>) -> Result<By, Problem> {
        By::person(self.person.as_ref().map(|person| person.id), said)
    }

    /// The words of the caller's language.
    pub(crate) fn words(&self) -> &'static Words {
        self.app.words(self.language)
    }

    /// The same for pages.
    pub(crate) fn say(&self) -> Say<'static> {
        Say::new(self.words())
    }

    /// Where the caller found the server.
    pub(crate) fn here(&self) -> &str {
        &self.here
    }

    /// What is around a page.
    pub(crate) fn shell(&self) -> Shell {
        Shell {
            language: self.language.to_owned(),
            nickname: self.person.as_ref().map(|person| person.nickname.clone()),
            languages: self.app.languages(),
            announcement: self.app.announcement(),
            habits: self.habits,
            ..Shell::default()
        }
    }

    /// The person, made a guest now if nobody is known yet; then with the cookie to set.
    pub(crate) async fn or_guest(
        &self,
        nickname: Option<&str>,
    ) -> Result<(Person, Option<HeaderValue>), Problem> {
        if let Some(person) = &self.person {
            return Ok((person.clone(), None));
        }
        self.app.quotas.one_more(Daily::Guest, self.owner().block)?;
        let nickname = nickname.and_then(tidy).unwrap_or_else(|| self.say().it("guest"));
        let secret = Secret::random()?;
        let person = self.app.store.create_guest(&nickname, secret.hash()).await?;
        Ok((person, Some(self.app.session_cookie(&secret)?)))
    }
}

impl From<PersonError> for Problem {
    fn from(error: PersonError) -> Self {
        match error {
            PersonError::Store(error) => error.into(),
            PersonError::NameTaken => Self::Conflict("web-name-taken"),
            PersonError::NoSuchLink => Self::Conflict("web-reset-used"),
            other => {
                tracing::warn!(%other, "a person cannot be changed so");
                Self::Conflict("web-trouble")
            }
        }
    }
}

impl App {
    /// A cookie that proves who somebody is, for a year.
    pub(crate) fn session_cookie(&self, secret: &Secret) -> Result<HeaderValue, Problem> {
        kept(SESSION, secret.reveal(), YEAR, self.is_secure()).ok_or(Problem::Trouble)
    }
}

/// A cookie as a header, for all pages and no script.
fn kept(
    name: impl Into<Cow<'static, str>>,
    value: String,
    age: time::Duration,
    secure: bool,
) -> Option<HeaderValue> {
    let cookie = Cookie::build((name.into(), value)).path("/").max_age(age).http_only(true);
    let cookie = cookie.same_site(SameSite::Lax);
    HeaderValue::from_str(&cookie.secure(secure).build().to_string()).ok()
}

/// A cookie that forgets the session.
pub(crate) fn no_session_cookie() -> Option<HeaderValue> {
    kept(SESSION, String::new(), time::Duration::ZERO, false)
}

/// A cookie that remembers how far somebody is in a chapter.
pub(crate) fn lesson_cookie(name: String, walk: &lessons::Walk) -> Option<HeaderValue> {
    kept(name, walk.to_string(), YEAR, false)
}

/// A cookie that remembers which puzzles of a game somebody has solved, and this try.
pub(crate) fn puzzle_cookie(name: String, tries: String) -> Option<HeaderValue> {
    kept(name, tries, YEAR, false)
}

/// A cookie that remembers what somebody has practised with a coach.
pub(crate) fn practice_cookie(name: String, practice: String) -> Option<HeaderValue> {
    kept(name, practice, YEAR, false)
}

/// A cookie that remembers a language.
pub(crate) fn language_cookie(language: &str) -> Option<HeaderValue> {
    let known = Words::languages().find(|known| *known == language)?;
    kept(LANGUAGE, known.to_owned(), YEAR, false)
}

/// A cookie that remembers what somebody has set.
pub(crate) fn settings_cookie(habits: &Habits) -> Option<HeaderValue> {
    kept(SETTINGS, habits.text(), YEAR, false)
}

/// A nickname without what would spoil a line; nothing if nothing is left.
pub(crate) fn tidy(nickname: &str) -> Option<String> {
    let line: String =
        nickname.chars().filter(|letter| !letter.is_control()).take(LONGEST_NICKNAME).collect();
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    (!line.is_empty()).then_some(line)
}

/// The token of a program: `Authorization: Bearer ...`.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<Cookie<'a>> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(Cookie::split_parse).flatten().find(|cookie| cookie.name() == name)
}

/// The language chosen, or the first the browser asks for that there is, or English.
pub(crate) fn language(headers: &HeaderMap) -> &'static str {
    let chosen = cookie(headers, LANGUAGE).and_then(|cookie| Words::language_of(cookie.value()));
    let asked = || headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    chosen.unwrap_or_else(|| Words::best(asked().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nicknames_are_one_tidy_line() {
        assert_eq!(tidy("  Ada \n Lovelace\u{7}  "), Some("Ada Lovelace".to_owned()));
        assert_eq!(tidy(" \t "), None);
        assert_eq!(tidy(&"x".repeat(99)).map(|it| it.len()), Some(40));
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("a=1; hydropolis=secret; b=2"));
        let found = |name| cookie(&headers, name).map(|cookie| cookie.value().to_owned());
        assert_eq!(found(SESSION).as_deref(), Some("secret"));
        assert_eq!(found("c"), None);
        assert_eq!(language(&headers), "en");
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("tlh, de-AT;q=0.5, ja;q=0.7"));
        assert_eq!(language(&headers), "ja");
        headers.append(header::COOKIE, HeaderValue::from_static("language=pl"));
        assert_eq!(language(&headers), "pl", "what was chosen goes before what the browser asks for");
    }
}
