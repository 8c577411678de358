//! Who asks: the session in the cookie or the token, and the language.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use store::{Person, PersonError, Secret};
use web::{Say, Shell};
use words::Words;

use crate::app::App;
use crate::problem::Problem;

/// The cookie with the session's secret.
const SESSION: &str = "hydropolis";
/// The cookie with the chosen language.
const LANGUAGE: &str = "language";
/// A year, in seconds.
const YEAR: u32 = 31_536_000;
/// The longest nickname, in letters.
const LONGEST_NICKNAME: usize = 40;

/// Who asks.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) person: Option<Person>,
    pub(crate) session: Option<Secret>,
    pub(crate) language: &'static str,
    /// Where the caller found the server: `http://localhost:8080`.
    here: String,
    app: App,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let session = token(&parts.headers).or_else(|| cookie(&parts.headers, SESSION));
        let session: Option<Secret> = session.and_then(|text| text.parse().ok());
        let person = match &session {
            Some(secret) => app.store.person_by_secret(secret.hash()).await?,
            None => None,
        };
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let here = app
            .public_url()
            .map_or_else(|| format!("http://{host}"), |url| url.trim_end_matches('/').to_owned());
        Ok(Self { person, session, language: language(&parts.headers), here, app: app.clone() })
    }
}

impl Caller {
    /// The words of the caller's language.
    pub(crate) fn words(&self) -> &Words {
        self.app.words(self.language)
    }

    /// The same for pages.
    pub(crate) fn say(&self) -> Say<'_> {
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
        let secure = if self.is_secure() { "; Secure" } else { "" };
        let text =
            format!("{SESSION}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", secret.reveal());
        HeaderValue::from_str(&text).map_err(|_| Problem::Trouble)
    }
}

/// A cookie that forgets the session.
pub(crate) fn no_session_cookie() -> HeaderValue {
    HeaderValue::from_static("hydropolis=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// A cookie that remembers a language.
pub(crate) fn language_cookie(language: &str) -> Option<HeaderValue> {
    let known = Words::languages().find(|known| *known == language)?;
    HeaderValue::from_str(&format!("{LANGUAGE}={known}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax")).ok()
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

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// The language chosen, or the first the browser asks for that there is, or English.
pub(crate) fn language(headers: &HeaderMap) -> &'static str {
    let known = |asked: &str| {
        let primary = asked.split(['-', '_']).next().unwrap_or_default();
        Words::languages().find(|known| known.eq_ignore_ascii_case(primary))
    };
    if let Some(chosen) = cookie(headers, LANGUAGE).and_then(known) {
        return chosen;
    }
    let asked =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut asked: Vec<(i32, &str)> = asked
        .split(',')
        .take(20)
        .filter_map(|part| {
            let (language, weight) = part.split_once(";q=").unwrap_or((part, "1"));
            Some((-(weight.trim().parse::<f32>().ok()? * 1000.0) as i32, language.trim()))
        })
        .collect();
    asked.sort_by_key(|(weight, _)| *weight);
    asked.into_iter().find_map(|(_, language)| known(language)).unwrap_or("en")
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
        assert_eq!(cookie(&headers, SESSION), Some("secret"));
        assert_eq!(cookie(&headers, "c"), None);
        assert_eq!(language(&headers), "en");
    }
}
