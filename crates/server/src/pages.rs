//! Pages that belong to no table.

use std::collections::{BTreeMap, HashMap};
use std::io::Write as _;
use std::sync::LazyLock;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use store::{Chair, GameId, ListedGame, PersonId, Status};
use web::{DealCheck, GameLine, Home, NewTable, deal_page, glossary_page, home_page, new_page};

use crate::admission::Ratings;
use crate::app::App;
use crate::caller::Caller;
use crate::clocks::Timed;
use crate::coach;
use crate::compression::takes_gzip;
use crate::create::{self, Wish};
use crate::fair::{self, Agreed};
use crate::learn;
use crate::lobby::{self, Seen};
use crate::pace::Out;
use crate::pace_pages;
use crate::problem::Problem;
use crate::puzzles;
use crate::titles::Entry;

/// The value of a setting that makes a game the introductory one.
const INTRODUCTORY: &str = "intro";

/// How many games a list on the first page has.
const LINES: u32 = 20;

/// A form as it came, in which names may be missing.
pub(crate) type Fields = BTreeMap<String, String>;

/// Markup as an answer.
pub(crate) fn html(markup: maud::Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// The first page.
pub(crate) async fn home(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let me = caller.person.as_ref().map(|person| person.id);
    let mine = match me {
        Some(me) => app.store.games_of(me, None, LINES).await?.tables,
        None => Vec::new(),
    };
    let (mut open, _) = lobby::open_tables(&app, None, LINES as usize, |_, _| true).await?;
    open.truncate(LINES as usize);
    let mut ended = app.store.ended_games(None, LINES / 2).await?.tables;
    ended.retain(lobby::is_listed);
    let watched = lobby::running(&app, LINES as usize, |_, _| true).await?;
    // My own are in my list.
    let running = watched.into_iter().map(|(table, _)| table);
    let running: Vec<ListedGame> = running.filter(|it| !mine.iter().any(|other| other.id == it.id)).collect();
    let invited = match me {
        Some(me) => lobby::invitations(&app, me).await?,
        None => Vec::new(),
    };
    let timed: Vec<GameId> = mine
        .iter()
        .filter(|it| it.standing.state.status == Status::Playing && Agreed::read(&it.options).pace.is_some())
        .map(|it| it.id)
        .collect();
    let clocks = if timed.is_empty() { Vec::new() } else { app.store.clocks_of(&timed).await? };
    let now = app.clock.now();
    let line = |table: ListedGame| {
        let clock = clocks.iter().find(|(id, _)| *id == table.id);
        let left = clock.and_then(|(_, clock)| Timed::listed(&table.options, clock, table.seats.len(), now));
        GameLine { left, ..game_line(&caller, me, table) }
    };
    let home = Home {
        titles: app.games.all().map(|title| title.name).collect(),
        mine: mine.into_iter().map(line).collect(),
        invited: invited.into_iter().map(line).collect(),
        running: running.into_iter().map(line).collect(),
        open: open.into_iter().map(line).collect(),
        ended: ended.into_iter().map(line).collect(),
        chapters: learn::lines(&app, &headers),
        puzzle: Some(puzzles::today(&app, &headers)),
    };
    let mut around = caller.shell();
    around.sheet = Some("home.css");
    Ok(html(home_page(caller.say(), &around, &home)))
}

fn game_line(caller: &Caller, me: Option<PersonId>, table: ListedGame) -> GameLine {
    let state = &table.standing.state;
    let my_turn = state.to_move.is_some_and(|asked| {
        table
            .seats
            .iter()
            .any(|seat| seat.number == asked && matches!(seat.chair, Chair::Person(it) if Some(it) == me))
    });
    let asked = table.seats.iter().find(|seat| Some(seat.number) == state.to_move);
    let thinks = asked.filter(|_| state.status == Status::Playing && !my_turn);
    GameLine {
        thinks: thinks.map(|seat| who(caller, &seat.chair, &seat.nickname)),
        id: table.id.to_string(),
        title: table.title.clone(),
        seats: table.seats.iter().map(|seat| who(caller, &seat.chair, &seat.nickname)).collect(),
        state: match state.status {
            Status::Open => "open",
            Status::Over => "over",
            Status::Playing if my_turn => "your-turn",
            Status::Playing => "waiting",
        },
        moves: table.standing.next_seq,
        left: None,
    }
}

/// Who sits in a chair, in words.
pub(crate) fn who(caller: &Caller, chair: &Chair, nickname: &str) -> String {
    let say = caller.say();
    match chair {
        Chair::Person(PersonId::GONE) => say.it("somebody-gone"),
        Chair::Person(_) => nickname.to_owned(),
        Chair::Open => say.it("nobody-yet"),
        Chair::Link(_) => say.it("nobody-yet-link"),
        Chair::Bot { level } => say.it(&format!("chair-{level}")),
    }
}

fn new_table(caller: &Caller, title: &Entry, form: Fields, problem: Option<String>) -> NewTable {
    NewTable {
        title: title.name,
        seats: title.seats,
        chairs: title.chairs(),
        characters: title.characters().collect(),
        ratings: title
            .chairs()
            .into_iter()
            .filter_map(|chair| Some((chair, league::program(title.name, chair)?.rating / 1000)))
            .collect(),
        machine: title.machine(),
        settings: title.settings,
        paces: pace_pages::offered(caller.say()),
        outs: Out::ALL.map(Out::word).to_vec(),
        may_rate: caller.person.as_ref().is_some_and(|person| !person.is_guest()),
        form,
        problem,
    }
}

/// The form for a new table.
pub(crate) async fn new(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    let title = app.games.named(&game).ok_or(Problem::NotFound)?;
    Ok(html(new_page(caller.say(), &caller.shell(), &new_table(&caller, &title, Fields::new(), None))))
}

/// Begins a game from the form, or from the one button of the first page.
pub(crate) async fn create(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let text = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let title = app.games.named(text("game")).ok_or(Problem::NotFound)?;
    let first = text("quick") == "first";
    let seats = if first {
        vec!["me".to_owned(), learn::OPPONENT.to_owned()]
    } else if text("quick") == "yes" {
        vec!["me".to_owned(), title.machine().to_owned()]
    } else {
        let seats = (1..=title.seats.1).map(|seat| text(&format!("seat{seat}")));
        seats.filter(|chair| !chair.is_empty() && *chair != "none").map(str::to_owned).collect()
    };
    // A first game is the introductory one, where there is one.
    let easy =
        |it: &titles::Setting| (first && it.values.contains(&INTRODUCTORY)).then(|| INTRODUCTORY.to_owned());
    let agreed =
        |it: &titles::Setting| Some((it.name.to_owned(), form.get(it.name).cloned().or_else(|| easy(it))?));
    let settings = title.settings.iter().filter_map(agreed);
    let seed = match text("seed") {
        "" => None,
        digits => match digits.parse() {
            Ok(seed) => Some(seed),
            Err(_) => {
                let problem = caller.say().with("bad-form", &[("reason", caller.say().it("seed").into())]);
                return Ok(wrong(&caller, &title, form.clone(), problem));
            }
        },
    };
    let seen = Seen::named(text("seen")).ok_or_else(|| Problem::BadForm("seen".to_owned()))?;
    let pace = match pace_pages::wanted(
        form.get("pace").map(String::as_str),
        form.get("timeout").map(String::as_str),
    ) {
        Ok(pace) => pace,
        Err(problem) => {
            let sentence = problem.sentence(caller.words());
            return Ok(wrong(&caller, &title, form.clone(), sentence));
        }
    };
    let ratings = match Ratings::wanted(text("ratings-from"), text("ratings-to")) {
        Ok(ratings) => ratings,
        Err(problem) => {
            let sentence = problem.sentence(caller.words());
            return Ok(wrong(&caller, &title, form.clone(), sentence));
        }
    };
    let wish = Wish {
        game: title.name.to_owned(),
        seats,
        settings: settings.collect(),
        seed,
        seen,
        hushed: text("talk") == "off",
        language: Some(caller.language.to_owned()),
        pace,
        rated: text("rated") == "yes",
        ratings,
    };
    let (host, cookie) = caller.or_guest(Some(text("nickname"))).await?;
    match create::begin(&app, caller.owner(), &host, &wish).await {
        Ok(id) => {
            let mut response = redirect(&format!("/t/{id}"), cookie);
            let asked = (first || text("coached") == "yes").then(|| first || text("coach") == "all");
            for cookie in asked.map_or_else(Vec::new, |wanted| coach::asked(&app, &caller, wanted)) {
                set_cookie(&mut response, Some(cookie));
            }
            Ok(response)
        }
        Err(problem @ (Problem::BadSetup(_) | Problem::Bad(_) | Problem::BadForm(_))) => {
            let sentence = problem.sentence(caller.words());
            let mut response = wrong(&caller, &title, form.clone(), sentence);
            set_cookie(&mut response, cookie);
            Ok(response)
        }
        Err(problem) => Err(problem),
    }
}

fn wrong(caller: &Caller, title: &Entry, form: Fields, problem: String) -> Response {
    let page = new_page(caller.say(), &caller.shell(), &new_table(caller, title, form, Some(problem)));
    (StatusCode::UNPROCESSABLE_ENTITY, Html(page.into_string())).into_response()
}

/// Goes on elsewhere with a fresh request, as after every form.
pub(crate) fn redirect(to: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to(to).into_response();
    set_cookie(&mut response, cookie);
    response
}

/// Sets a cookie, if there is one to set.
pub(crate) fn set_cookie(response: &mut Response, cookie: Option<HeaderValue>) {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Opens a record.
pub(crate) async fn upload(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let text = form.get("record").ok_or_else(|| Problem::BadForm("record".to_owned()))?;
    // Browsers send lines of forms with carriage returns.
    let text = text.replace("\r\n", "\n");
    let (host, cookie) = caller.or_guest(None).await?;
    let id = create::upload(&app, caller.owner(), &host, &text).await?;
    Ok(redirect(&format!("/t/{id}"), cookie))
}

/// Checks whether a seed and the number drawn with it are those of a commitment.
pub(crate) async fn check_deal(caller: Caller, Query(asked): Query<Fields>) -> Response {
    let text = |name: &str| asked.get(name).map(|text| text.trim().to_owned()).unwrap_or_default();
    let mut check = DealCheck {
        seed: text("seed"),
        nonce: text("nonce").to_lowercase(),
        commitment: text("commitment").to_lowercase(),
        fits: None,
    };
    if !check.seed.is_empty() && !check.commitment.is_empty() {
        let seed = check.seed.parse::<u64>().ok();
        check.fits = Some(seed.is_some_and(|it| fair::commitment(it, &check.nonce) == check.commitment));
    }
    html(deal_page(caller.say(), &caller.shell(), None, &check))
}

/// The words of the table.
pub(crate) async fn glossary(caller: Caller) -> Response {
    html(glossary_page(caller.say(), &caller.shell()))
}

/// The style sheets, the script, the grounds: packed for whoever can unpack them.
pub(crate) async fn asset(Path(name): Path<String>, asked: HeaderMap) -> Result<Response, Problem> {
    let Some((asset, lasts)) = web::asset(&name) else { return picture(&name, &asked) };
    let headers = [
        (header::CONTENT_TYPE, asset.content_type),
        (header::CACHE_CONTROL, if lasts { "public, max-age=31536000, immutable" } else { "no-cache" }),
        (header::VARY, "accept-encoding"),
    ];
    match PACKED.get(asset.name).filter(|_| takes_gzip(&asked)) {
        Some(packed) => {
            Ok((headers, [(header::CONTENT_ENCODING, "gzip")], packed.as_slice()).into_response())
        }
        None => Ok((headers, asset.bytes).into_response()),
    }
}

/// A picture that is drawn when it is asked for: its name never stands for another.
fn picture(name: &str, asked: &HeaderMap) -> Result<Response, Problem> {
    let picture = web::picture(name).ok_or(Problem::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::VARY, "accept-encoding"),
    ];
    match packed(picture.as_bytes()).filter(|_| takes_gzip(asked)) {
        Some(packed) => Ok((headers, [(header::CONTENT_ENCODING, "gzip")], packed).into_response()),
        None => Ok((headers, picture).into_response()),
    }
}

/// Bytes as small as gzip makes them, if that is smaller.
fn packed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).ok()?;
    packer.finish().ok().filter(|packed| packed.len() < bytes.len())
}

/// The files packed as small as gzip makes them, once for the whole program. Those that do not get smaller are not here.
static PACKED: LazyLock<HashMap<&'static str, Vec<u8>>> = LazyLock::new(|| {
    let pack = |asset: &web::Asset| packed(asset.bytes).map(|packed| (asset.name, packed));
    web::ASSETS.iter().filter_map(pack).collect()
});

/// Browsers ask for it; the mark is elsewhere.
pub(crate) async fn favicon() -> Redirect {
    Redirect::permanent("/assets/mark.svg")
}
