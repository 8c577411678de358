//! What stands before every request: limits, the checks of host and origin, headers, and pages for what goes wrong.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use serde_json::json;
use tracing::Instrument as _;
use tracing::field::Empty;
use web::{Say, Shell, problem_page};

use crate::TRACES;
use crate::app::{App, logged_path};
use crate::caller::{language, token};
use crate::client::{Block, Client};
use crate::problem::Problem;

/// What pages may load: everything from here, nothing inline but where a piece lies on the board.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                      img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The longest form or record, in bytes.
pub(crate) const LONGEST_BODY: usize = 1 << 20;

/// How much of a body that is too long is read all the same, so that its sender hears why it was refused.
const READ_AND_DROPPED: usize = 8 << 20;

/// What counts as a slow page.
const SLOW: Duration = Duration::from_secs(1);

/// For a year, only HTTPS.
const ONLY_HTTPS: &str = "max-age=31536000";

/// How many clients the limiter remembers.
const MOST_CLIENTS: usize = 20_000;

/// So many requests a second for each client, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// In the long run.
    pub per_second: f64,
    /// At once.
    pub burst: f64,
}

/// A bucket of tokens for each client, by address.
pub(crate) struct Limiter {
    rate: Option<Rate>,
    buckets: Mutex<HashMap<Block, (f64, Instant)>>,
}

impl Limiter {
    /// A limiter; without a rate it lets everybody through.
    pub(crate) fn new(rate: Option<Rate>) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes so many tokens of a client, if there are as many.
    pub(crate) fn take(&self, client: Block, tokens: f64, now: Instant) -> bool {
        let Some(rate) = self.rate else { return true };
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() > MOST_CLIENTS {
            let full = Duration::from_secs_f64(rate.burst / rate.per_second);
            buckets.retain(|_, (_, seen)| now.duration_since(*seen) < full);
        }
        let (left, seen) = buckets.entry(client).or_insert((rate.burst, now));
        *left = (*left + now.duration_since(*seen).as_secs_f64() * rate.per_second).min(rate.burst);
        *seen = now;
        if *left < tokens {
            return false;
        }
        *left -= tokens;
        true
    }
}

/// Where passwords are hashed.
const HASHES: [&str; 5] =
    ["/account/login", "/account/register", "/account/password", "/account/delete", "/reset/"];

/// Who has slow hashes computed, or makes tables, pays for more than one request.
fn weight(request: &Request) -> f64 {
    let path = request.uri().path();
    match *request.method() {
        Method::POST if HASHES.iter().any(|it| path.starts_with(it)) => 15.0,
        Method::POST if matches!(path, "/tables" | "/records" | "/api/tables" | "/api/people") => 5.0,
        _ => 1.0,
    }
}

/// Whether a request that changes something comes from a page of ours, or from a program with a token.
fn is_from_here(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match text(header::ORIGIN) {
        Some(origin) => {
            let origin = origin.trim_end_matches('/');
            let host = text(header::HOST).unwrap_or_default();
            let authority = origin.split_once("://").map_or("", |(_, rest)| rest);
            public.is_some_and(|public| public.trim_end_matches('/') == origin)
                || !host.is_empty() && authority.eq_ignore_ascii_case(host)
        }
        // Browsers say where a request comes from. A program without cookies has nothing that could be abused.
        None => match text(header::HeaderName::from_static("sec-fetch-site")) {
            Some(site) => matches!(site, "same-origin" | "none"),
            None => token(headers).is_some() || !headers.contains_key(header::COOKIE),
        },
    }
}

/// Whether a request asks for this server. When it is known where it is found, other names in its place are those of
/// sites that want to pass for it. Its own addresses are as good: who is next to it, as a proxy, may use them.
fn is_for_us(headers: &HeaderMap, public: Option<&str>) -> bool {
    let Some((scheme, authority)) = public.and_then(|public| public.split_once("://")) else { return true };
    let authority = authority.split('/').next().unwrap_or_default();
    let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else { return false };
    let usual = if scheme.eq_ignore_ascii_case("https") { ":443" } else { ":80" };
    let bare = |name: &str| name.strip_suffix(usual).unwrap_or(name).to_ascii_lowercase();
    if bare(host) == bare(authority) {
        return true;
    }
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok()
}

/// Reads the body of a request whole, in time. An answer that comes before the whole body was read ends the
/// connection, and says so.
async fn read(app: &App, request: Request) -> Result<Request, Problem> {
    let (parts, body) = request.into_parts();
    if body.is_end_stream() {
        return Ok(Request::from_parts(parts, body));
    }
    let whole = async {
        let (mut read, mut bytes) = (0, Vec::new());
        let mut stream = body.into_data_stream();
        while let Some(part) = stream.next().await {
            let part: Bytes = part.map_err(|_| Problem::Unfinished)?;
            read += part.len();
            if read > READ_AND_DROPPED {
                return Err(Problem::TooLarge);
            }
            if read <= LONGEST_BODY {
                bytes.extend_from_slice(&part);
            }
        }
        if read > LONGEST_BODY { Err(Problem::TooLarge) } else { Ok(bytes) }
    };
    let mut stopping = app.stopping.clone();
    let bytes = tokio::select! {
        bytes = tokio::time::timeout(app.limits.body(), whole) => bytes.map_err(|_| Problem::Unfinished)??,
        _ = stopping.wait_for(|stop| *stop) => return Err(Problem::Unfinished),
    };
    Ok(Request::from_parts(parts, Body::from(bytes)))
}

/// The outermost layer.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(Ipv4Addr::UNSPECIFIED.into());
    let client = Client::of(peer, request.headers(), &app.trusted);
    request.extensions_mut().insert(client);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let path = request.uri().path().to_owned();
    let logged = logged_path(&path).to_owned();
    let method = request.method().clone();
    let api = path.starts_with("/api/");
    let language = language(request.headers());
    let mut unread = !request.body().is_end_stream();
    let span = tracing::info_span!(target: TRACES, "request", %method, path = logged, status = Empty);
    let mut response = if !app.limiter.take(client.block(), weight(&request), began) {
        Problem::TooMany.into_response()
    } else if !is_for_us(request.headers(), app.public_url()) {
        Problem::ForeignHost.into_response()
    } else if changes && !is_from_here(request.headers(), app.public_url()) {
        Problem::ForeignOrigin.into_response()
    } else {
        match read(&app, request).await {
            Ok(request) => {
                unread = false;
                next.run(request).instrument(span.clone()).await
            }
            Err(problem) => problem.into_response(),
        }
    };
    if response.status().is_client_error() || response.status().is_server_error() {
        response = explained(&app, language, api, response);
    }
    let headers = response.headers_mut();
    let mut set = |name: header::HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::CACHE_CONTROL, "no-store");
    if app.is_secure() {
        set(header::STRICT_TRANSPORT_SECURITY, ONLY_HTTPS);
    }
    if unread || *app.stopping.borrow() {
        set(header::CONNECTION, "close");
    }
    let took = began.elapsed();
    let status = response.status().as_u16();
    let (ms, client) = (took.as_secs_f64() * 1e3, client.addr);
    span.record("status", status);
    tracing::info!(%client, %method, path = logged, status, ms, "answered");
    if took > SLOW {
        metrics::counter!("hydropolis_slow_pages_total").increment(1);
    }
    let status = status.to_string();
    metrics::counter!("hydropolis_requests_total", "status" => status).increment(1);
    metrics::histogram!("hydropolis_request_seconds").record(took.as_secs_f64());
    response
}

/// What is known of an answer that went wrong before anybody could say why: its status.
fn unknown(status: StatusCode) -> serde_json::Value {
    let kind = status.canonical_reason().unwrap_or("trouble").to_lowercase().replace(' ', "-");
    json!({ "kind": kind })
}

/// Puts the page or the JSON of a problem in place of an empty answer.
fn explained(app: &App, language: &'static str, api: bool, response: Response) -> Response {
    let status = response.status();
    let words = app.words(language);
    let known = response.extensions().get::<Problem>().cloned();
    let written = response.headers().get(header::CONTENT_TYPE);
    let written = written
        .and_then(|value| value.to_str().ok())
        .is_some_and(|kind| kind.starts_with("text/html") || kind.starts_with("application/json"));
    if known.is_none() && written {
        return response;
    }
    let sentence = match (&known, status) {
        (Some(problem), _) => problem.sentence(words),
        (None, StatusCode::PAYLOAD_TOO_LARGE) => words.say("web-too-large", &[]),
        (None, StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED) => words.say("web-not-found", &[]),
        (None, status) if status.is_client_error() => {
            words.say("web-bad-form", &[("reason", status.canonical_reason().unwrap_or_default().into())])
        }
        _ => words.say("web-trouble", &[]),
    };
    let allow = response.headers().get(header::ALLOW).cloned();
    let mut answer = if api {
        let reason = known.as_ref().map_or_else(|| unknown(status), Problem::value);
        (status, Json(json!({ "error": sentence, "reason": reason }))).into_response()
    } else {
        let say = Say::new(words);
        let (languages, announcement) = (app.languages(), app.announcement());
        let around = Shell { language: language.to_owned(), languages, announcement, ..Shell::default() };
        let page = problem_page(say, &around, &say.it("problem"), &sentence, "/");
        let body = Body::from(page.into_string());
        (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], body).into_response()
    };
    if let Some(allow) = allow {
        answer.headers_mut().insert(header::ALLOW, allow);
    }
    let retry = match (&known, status) {
        (Some(Problem::Busy | Problem::Slow | Problem::TooManyStreams), _) => Some("5"),
        (_, StatusCode::TOO_MANY_REQUESTS) => Some("1"),
        _ => None,
    };
    if let Some(seconds) = retry {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_gets_its_burst_and_then_its_rate() {
        let limiter = Limiter::new(Some(Rate { per_second: 2.0, burst: 3.0 }));
        let block = |last| Block::from(IpAddr::from([1, 2, 3, last]));
        let (client, other) = (block(4), block(5));
        let now = Instant::now();
        let taken: Vec<bool> = (0..4).map(|_| limiter.take(client, 1.0, now)).collect();
        assert_eq!(taken, [true, true, true, false]);
        assert!(limiter.take(other, 1.0, now));
        assert!(limiter.take(client, 1.0, now + Duration::from_millis(600)));
        assert!(!limiter.take(client, 1.0, now + Duration::from_millis(600)));
    }

    #[test]
    fn only_our_own_name_is_ours() {
        let ours = |host: &'static str, public: Option<&str>| {
            is_for_us(&[(header::HOST, HeaderValue::from_static(host))].into_iter().collect(), public)
        };
        let public = Some("https://Play.example/");
        for host in ["play.example", "PLAY.example:443", "localhost:8080", "127.0.0.1:8080", "[::1]:8080"] {
            assert!(ours(host, public), "{host}");
        }
        for host in ["evil.example", "play.example.evil", "play.example:80", "localhost.evil", ""] {
            assert!(!ours(host, public), "{host}");
            assert!(ours(host, None), "{host}");
        }
    }

    #[test]
    fn only_our_own_pages_and_programs_with_tokens_may_change_things() {
        let headers = |pairs: &[(&'static str, &'static str)]| -> HeaderMap {
            let pair =
                |&(name, value)| (header::HeaderName::from_static(name), HeaderValue::from_static(value));
            pairs.iter().map(pair).collect()
        };
        let here = |pairs: &[_], public: Option<&str>| is_from_here(&headers(pairs), public);
        assert!(here(
            &[("host", "localhost:8080"), ("origin", "http://localhost:8080"), ("cookie", "a=1")],
            None
        ));
        assert!(here(
            &[("host", "inner"), ("origin", "https://play.example")],
            Some("https://play.example/")
        ));
        assert!(!here(&[("host", "localhost:8080"), ("origin", "http://evil.example")], None));
        assert!(!here(&[("host", "localhost:8080"), ("origin", "null")], None));
        assert!(!here(&[("sec-fetch-site", "cross-site")], None));
        assert!(!here(&[("cookie", "hydropolis=x")], None));
        assert!(here(&[("cookie", "hydropolis=x"), ("authorization", "Bearer x")], None));
    }
}
