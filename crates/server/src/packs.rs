//! The workbench for component packs: a pack is checked, shown card by card, and saved as a file. Nothing of it is kept.

use std::convert::Infallible;

use axum::Form;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use cities::{Cities, EDITIONS, Setup};
use futures_util::stream;
use kernel::Game as _;
use multer::Multipart;
use web::{Gallery, PackPage, gallery, pack_page};

use crate::app::App;
use crate::caller::Caller;
use crate::pages::{Fields, html};
use crate::problem::Problem;

/// The workbench with nothing on it.
pub(crate) async fn page(caller: Caller) -> Response {
    html(pack_page(caller.say(), &caller.shell(), &PackPage::default()))
}

/// Checks the pack of the form and shows its cards.
pub(crate) async fn check(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let text = pasted(form)?;
    let checked = checked(&app, &caller, text.clone()).await?;
    Ok(shown(&caller, text, checked))
}

/// The same for a pack in a file.
pub(crate) async fn upload(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let Some(text) = file(&headers, body).await else {
        let sentence = caller.say().it("packs-no-text");
        return Ok(shown(&caller, String::new(), Err(sentence)));
    };
    let checked = checked(&app, &caller, text.clone()).await?;
    Ok(shown(&caller, text, checked))
}

/// Gives a pack back as a file, if it is sound.
pub(crate) async fn save(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let text = pasted(form)?;
    match checked(&app, &caller, text.clone()).await? {
        Ok(_) => Ok(attached("pack.toml", text)),
        wrong => Ok(shown(&caller, text, wrong)),
    }
}

/// The built-in components of an edition as a pack that replaces all components: `edition-2.toml`.
pub(crate) async fn built_in(Path(name): Path<String>) -> Result<Response, Problem> {
    let number = name.strip_prefix("edition-").and_then(|name| name.strip_suffix(".toml"));
    let number = number.and_then(|number| number.parse::<usize>().ok()).ok_or(Problem::NotFound)?;
    let files = number.checked_sub(1).and_then(|at| EDITIONS.get(at)).ok_or(Problem::NotFound)?;
    let all = "only = [\"slots\", \"boards\", \"metropolises\", \"contracts\", \"cards\"]\n";
    Ok(attached(&name, format!("{all}\n{}", files.join("\n"))))
}

/// The pack of a form; browsers send its lines with carriage returns.
fn pasted(mut form: Fields) -> Result<String, Problem> {
    let text = form.remove("pack").ok_or_else(|| Problem::BadForm("pack".to_owned()))?;
    Ok(text.replace("\r\n", "\n"))
}

/// The first file of a form, if it is text.
async fn file(headers: &HeaderMap, body: Bytes) -> Option<String> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    let boundary = multer::parse_boundary(kind).ok()?;
    let mut parts = Multipart::new(stream::iter([Ok::<_, Infallible>(body)]), boundary);
    let part = parts.next_field().await.ok()??;
    let bytes = part.bytes().await.ok()?;
    let text = std::str::from_utf8(&bytes).ok()?;
    Some(text.trim_start_matches('\u{feff}').replace("\r\n", "\n"))
}

/// The cards of a pack, or a sentence on what is wrong with it. Reading and drawing are rules work.
async fn checked(app: &App, caller: &Caller, text: String) -> Result<Result<Gallery, String>, Problem> {
    let asks = caller.clone();
    let work = move || match Cities::open(Setup::new(4).pack(text)) {
        Ok(game) => Ok(gallery(asks.words(), &game)),
        Err(error) => Err(asks.words().told(&error.to_string())),
    };
    app.tables.prepare(caller.owner(), work).await
}

fn shown(caller: &Caller, text: String, checked: Result<Gallery, String>) -> Response {
    let status = if checked.is_ok() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let pack = PackPage { text, checked: Some(checked) };
    (status, Html(pack_page(caller.say(), &caller.shell(), &pack).into_string())).into_response()
}

/// A text to be saved under a name, never shown as a page.
fn attached(name: &str, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, text).into_response()
}
