//! Whatever is sent to any route: no panic, no answer of the 5xx kind, and the table stays as it is.

use crate::common::{Browser, House, member, two_at};
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use reqwest::Client;
use serde_json::Value;
use server::{Push, Smtp};

/// Every route there is, with holes for what stands in an address.
const ROUTES: &[(&str, &str)] = &[
    ("GET", "/"),
    ("GET", "/new/{word}"),
    ("POST", "/tables"),
    ("POST", "/records"),
    ("GET", "/rules/{word}"),
    ("GET", "/rule/{word}"),
    ("GET", "/guide/{word}"),
    ("GET", "/guide/{word}/summary"),
    ("GET", "/gallery/{word}/{word}"),
    ("GET", "/gallery?game={word}&does={word}"),
    ("GET", "/search?q={word}"),
    ("GET", "/api/search?q={word}&language={word}"),
    ("GET", "/learn"),
    ("GET", "/learn/barrage/{word}"),
    ("POST", "/learn/cities/1/move"),
    ("POST", "/learn/barrage/1/undo"),
    ("POST", "/learn/barrage/7/play"),
    ("GET", "/glossary"),
    ("GET", "/assets/{word}"),
    ("GET", "/favicon.ico"),
    ("GET", "/t/{id}"),
    ("GET", "/t/{id}?why={word}"),
    ("GET", "/t/{id}?sure={word}"),
    ("POST", "/t/{id}/move"),
    ("POST", "/t/{id}/end-turn"),
    ("POST", "/t/{id}/undo"),
    ("POST", "/t/{id}/rematch"),
    ("POST", "/t/{id}/sit"),
    ("POST", "/t/{id}/link"),
    ("GET", "/t/{id}/deal"),
    ("GET", "/deal?seed={word}&nonce={word}&commitment={word}"),
    ("GET", "/t/{id}/log"),
    ("GET", "/t/{id}/replay/{word}"),
    ("GET", "/t/{id}/replay/0?seat={word}"),
    ("GET", "/t/{id}/record"),
    ("GET", "/t/{id}/live"),
    ("GET", "/t/{id}/live?since={word}"),
    ("GET", "/sit/{id}/{word}/{word}"),
    ("POST", "/sit/{id}/{word}/{word}"),
    ("GET", "/account"),
    ("GET", "/account/export"),
    ("GET", "/people/me"),
    ("GET", "/people/{word}"),
    ("POST", "/people/{word}/complaint"),
    ("GET", "/ratings"),
    ("GET", "/tournaments"),
    ("POST", "/tournaments"),
    ("GET", "/tournaments/{word}"),
    ("GET", "/tournaments/{cup}"),
    ("POST", "/tournaments/{cup}/{word}"),
    ("POST", "/tournaments/{cup}/enter"),
    ("POST", "/tournaments/{cup}/withdraw"),
    ("GET", "/operator"),
    ("POST", "/operator/{word}"),
    ("POST", "/operator/ban"),
    ("POST", "/operator/role"),
    ("POST", "/operator/announcement"),
    ("GET", "/api/people/me/export"),
    ("GET", "/api/profiles/{name}"),
    ("GET", "/api/ratings/{game}"),
    ("GET", "/api/tournaments"),
    ("POST", "/api/tournaments"),
    ("GET", "/api/tournaments/{cup}"),
    ("POST", "/api/tournaments/{cup}/entry"),
    ("DELETE", "/api/tournaments/{cup}/entry"),
    ("POST", "/api/tournaments/{cup}/start"),
    ("POST", "/api/tournaments/{cup}/next"),
    ("POST", "/api/operator/bans"),
    ("POST", "/api/operator/announcement"),
    ("GET", "/api/operator/log"),
    ("POST", "/account/nickname"),
    ("POST", "/account/register"),
    ("POST", "/account/login"),
    ("POST", "/account/logout"),
    ("POST", "/account/logout-everywhere"),
    ("POST", "/account/password"),
    ("POST", "/account/delete"),
    ("GET", "/reset/{word}"),
    ("POST", "/reset/{word}"),
    ("POST", "/language"),
    ("GET", "/settings"),
    ("POST", "/settings"),
    ("GET", "/api"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/games"),
    ("POST", "/api/people"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{id}"),
    ("POST", "/api/tables/{id}/join"),
    ("POST", "/api/tables/{id}/links"),
    ("DELETE", "/api/people/me"),
    ("GET", "/api/tables/{id}/view"),
    ("GET", "/api/tables/{id}/moves"),
    ("POST", "/api/tables/{id}/moves"),
    ("POST", "/api/tables/{id}/undo"),
    ("GET", "/api/tables/{id}/events?since={word}"),
    ("GET", "/api/tables/{id}/record"),
    ("GET", "/tables?game={word}&players={word}&language={word}&after={word}"),
    ("GET", "/t/{id}?talk={word}"),
    ("POST", "/t/{id}/say"),
    ("POST", "/t/{id}/mute"),
    ("POST", "/t/{id}/report"),
    ("POST", "/t/{id}/hush"),
    ("POST", "/t/{id}/note"),
    ("GET", "/t/{id}/orders"),
    ("POST", "/t/{id}/orders"),
    ("POST", "/t/{id}/orders/end"),
    ("POST", "/t/{id}/plea"),
    ("POST", "/t/{id}/plea/answer"),
    ("POST", "/t/{id}/invite"),
    ("POST", "/t/{id}/accept"),
    ("GET", "/t/{id}/qr/{word}"),
    ("GET", "/t/{id}/live?talked={word}"),
    ("GET", "/api/lobby"),
    ("GET", "/api/tables/{id}/talk?after={word}"),
    ("POST", "/api/tables/{id}/talk"),
    ("POST", "/api/tables/{id}/talk/mute"),
    ("POST", "/api/tables/{id}/talk/report"),
    ("POST", "/api/tables/{id}/talk/hush"),
    ("GET", "/api/tables/{id}/here"),
    ("GET", "/api/tables/{id}/note"),
    ("POST", "/api/tables/{id}/note"),
    ("GET", "/api/tables/{id}/orders"),
    ("POST", "/api/tables/{id}/orders"),
    ("POST", "/api/tables/{id}/orders/end"),
    ("GET", "/api/tables/{id}/plea"),
    ("POST", "/api/tables/{id}/plea"),
    ("POST", "/api/tables/{id}/plea/answer"),
    ("POST", "/t/{id}/pause"),
    ("POST", "/holidays"),
    ("POST", "/holidays/end"),
    ("POST", "/api/tables/{id}/pause"),
    ("GET", "/api/holidays"),
    ("POST", "/api/holidays"),
    ("DELETE", "/api/holidays"),
    ("GET", "/sw.js"),
    ("POST", "/calls/targets"),
    ("POST", "/calls/drop"),
    ("POST", "/calls/quiet"),
    ("GET", "/calls/stop/{word}/{word}"),
    ("POST", "/calls/stop/{word}/{word}"),
    ("POST", "/calls/confirm/{word}/{word}"),
    ("GET", "/t/{id}/calls"),
    ("POST", "/t/{id}/calls"),
    ("GET", "/api/calls"),
    ("POST", "/api/calls"),
    ("DELETE", "/api/calls/{word}"),
    ("POST", "/api/calls-quiet"),
    ("POST", "/api/tables/{id}/calls"),
    ("GET", "/healthz"),
    ("GET", "/metrics"),
    ("GET", "/{word}"),
    ("DELETE", "/t/{id}"),
];

/// What people and programs send where something is expected, and what nobody expects.
fn word() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "",
        "0",
        "1",
        "2",
        "7",
        "-1",
        "99999999999999999999",
        "P1",
        "P2",
        "P9",
        "me",
        "link",
        "open",
        "random",
        "automa-hard",
        "barrage",
        "cities",
        "yes",
        "no",
        "full",
        "intro",
        "asymmetric",
        "en",
        "uk",
        "xx",
        "pass",
        "construct",
        "decline",
        "place bank",
        "build base B1",
        "choose 3 with 12",
        "draft usa 1",
        "B-5.3",
        "U-4.6",
        "style.css",
        "../../etc/passwd",
        "%00",
        "<script>alert(1)</script>",
        "' OR 1=1 --",
        "hydropolis-record 1",
        "15m+10s",
        "3d/turn",
        "99999m+1s",
        "seat",
        "bot",
        "2026-11-18",
        "9999-12-31",
        "23:00",
        "ntfy",
        "mail",
        "push",
        "https://127.0.0.1/",
        "https://example.org/topic",
        "ann@example.org",
    ]);
    prop_oneof![known.prop_map(str::to_owned), "\\PC{0,12}", "[a-z ]{0,200}"]
}

const FIELDS: [&str; 54] = [
    "text",
    "line",
    "muted",
    "hushed",
    "order",
    "number",
    "agree",
    "seen",
    "talk",
    "name",
    "move",
    "seq",
    "key",
    "seat",
    "moves",
    "expected",
    "game",
    "seats",
    "seat1",
    "seat2",
    "seat3",
    "quick",
    "seed",
    "nickname",
    "password",
    "language",
    "record",
    "pack",
    "variant",
    "pace",
    "timeout",
    "begins",
    "ends",
    "from",
    "until",
    "ahead",
    "kind",
    "address",
    "digest",
    "endpoint",
    "p256dh",
    "auth",
    "target",
    "login-name",
    "login-password",
    "form",
    "size",
    "rounds",
    "rated",
    "reason",
    "days",
    "role",
    "entrant",
    "settings",
];

/// The body of a request: a form, JSON, or bytes that are neither.
#[derive(Clone, Debug)]
enum Body {
    Nothing,
    Form(Vec<(String, String)>),
    Json(Value),
    Bytes(Vec<u8>),
}

fn body() -> impl Strategy<Value = Body> {
    let field = || prop::sample::select(FIELDS.to_vec()).prop_map(str::to_owned);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0u64..50).prop_map(Value::from),
        word().prop_map(Value::from),
    ];
    let json = leaf.prop_recursive(2, 12, 4, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            btree_map(prop::sample::select(FIELDS.to_vec()).prop_map(str::to_owned), inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    });
    prop_oneof![
        1 => Just(Body::Nothing),
        4 => vec((field(), word()), 0..8).prop_map(Body::Form),
        4 => json.prop_map(Body::Json),
        1 => vec(any::<u8>(), 0..300).prop_map(Body::Bytes),
    ]
}

#[derive(Clone, Debug)]
struct Attempt {
    route: usize,
    real_table: bool,
    words: Vec<String>,
    body: Body,
    who: u8,
}

fn attempt() -> impl Strategy<Value = Attempt> {
    (0..ROUTES.len(), prop::bool::weighted(0.8), vec(word(), 3), body(), 0u8..4)
        .prop_map(|(route, real_table, words, body, who)| Attempt { route, real_table, words, body, who })
}

/// Where somebody ends a session.
const FAREWELLS: [&str; 4] = ["/logout", "/logout-everywhere", "/delete", "/me"];

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// The state of a table as everybody may see it.
async fn standing(browser: &mut Browser, id: &str) -> Value {
    browser.json(&format!("/api/tables/{id}/view")).await
}

/// A tournament that waits for people.
async fn a_cup(house: &House) -> String {
    let mut host = member(house, "fuzz-host").await;
    let form = [("name", "Cup"), ("game", "cities"), ("form", "swiss"), ("size", "2")];
    let (address, _) = host.submit("/tournaments", &form).await;
    address.rsplit('/').next().expect("a name").to_owned()
}

/// Whatever a program is answered, the document says that it may be.
fn is_told(document: &Value, method: &str, route: &str, status: u16) -> bool {
    let route = route.replace("{cup}", "{id}");
    let path = &document["paths"][route.split('?').next().unwrap_or(&route)];
    let operation = &path[method.to_lowercase()];
    operation.is_null() || !operation["responses"][status.to_string()].is_null()
}

#[test]
fn no_route_falls_over_whatever_it_is_sent() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let (house, id, first, second) = runtime.block_on(async {
        // Everything is set up that can send something, to where nobody listens.
        let house = House::with(|config| {
            config.calling.webhooks = true;
            config.calling.push = Some(Push { contact: "mailto:a@example.org".to_owned(), key: None });
            let (url, from) = ("smtp://127.0.0.1:9".to_owned(), "h@example.org".to_owned());
            config.calling.smtp = Some(Smtp { url, from });
        })
        .await;
        let timed = [("seed", "5"), ("pace", "7d/turn"), ("timeout", "mark")];
        let (id, mut first, second) = two_at(&house, "cities", &timed).await;
        let account = [("register-name", "ada"), ("register-password", "a long password")];
        first.submit("/account/register", &account).await;
        (house, id, first, second)
    });
    let cup = runtime.block_on(a_cup(&house));
    let document = runtime.block_on(async { house.browser().json("/api/openapi.json").await });
    assert!(!is_told(&document, "GET", "/api/games", 418) && is_told(&document, "GET", "/api/games", 200));
    let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
    let mut runner = TestRunner::new(Config { cases: 2500, failure_persistence: None, ..Config::default() });
    let done = runner.run(&attempt(), |attempt| {
        let (method, path) = ROUTES[attempt.route];
        let mut words = attempt.words.iter();
        let table = if attempt.real_table { id.clone() } else { encoded(words.next().map_or("", |it| it)) };
        let mut path = path.replace("{id}", &table).replace("{cup}", &cup);
        for hole in ["{name}", "{game}"] {
            path = path.replace(hole, "{word}");
        }
        while path.contains("{word}") {
            path = path.replacen("{word}", &encoded(words.next().map_or("", |it| it)), 1);
        }
        let mut request = client.request(method.parse().expect("a method"), format!("{}{path}", house.url));
        // The players stay logged in, or nobody would be left to send anything of weight.
        request = match attempt.who {
            _ if FAREWELLS.iter().any(|it| path.ends_with(it)) => request.bearer_auth("not-a-token"),
            0 => request,
            1 => request
                .header("cookie", first.cookie.clone().unwrap_or_default())
                .header("origin", &house.url),
            2 => request
                .header("cookie", second.cookie.clone().unwrap_or_default())
                .header("origin", &house.url),
            _ => request.bearer_auth("not-a-token"),
        };
        request = match &attempt.body {
            Body::Nothing => request,
            Body::Form(fields) => {
                let text: Vec<String> =
                    fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
                request.header("content-type", "application/x-www-form-urlencoded").body(text.join("&"))
            }
            Body::Json(json) => request.json(json),
            Body::Bytes(bytes) => request.body(bytes.clone()),
        };
        let status = runtime.block_on(async { request.send().await.map(|answer| answer.status()) });
        let status = status.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert!(!status.is_server_error(), "{method} {path}: {status}");
        let route = ROUTES[attempt.route].1;
        prop_assert!(
            is_told(&document, method, route, status.as_u16()),
            "{method} {path}: {status} is not told"
        );
        Ok(())
    });
    if let Err(reason) = done {
        panic!("{reason}");
    }
    // After all that the table is there, and whole: what was allowed was made, nothing else.
    let mut spectator = house.browser();
    let after = runtime.block_on(standing(&mut spectator, &id));
    assert!(after["view"].is_object(), "{after}");
}
