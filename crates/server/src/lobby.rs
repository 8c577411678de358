//! The lobby: who finds which table. Open tables and games to watch, tables that are not listed or only for those who were
//! invited, links to pass on, and invitations by name.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::{FromRequestParts as _, Path, Query, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use kernel::Seat;
use qrcodegen::{QrCode, QrCodeEcc};
use serde::{Deserialize, Serialize};
use store::{Chair, Cursor, Game, GameId, ListedGame, Person, PersonId, Status};
use titles::Setting;
use web::{Filter, LobbyLine, LobbyPage, lobby_page};

use crate::admission::{self, Mine};
use crate::app::App;
use crate::caller::Caller;
use crate::compression::Plain;
use crate::create;
use crate::fair::Agreed;
use crate::pace::{Pace, Span};
use crate::pace_pages::span_text;
use crate::pages::{Fields, html, redirect, who};
use crate::problem::Problem;
use crate::table_pages::id_of;
use crate::tables;
use crate::titles::Entry;

/// How many tables a list has.
const LINES: usize = 40;
/// How many tables are read at once, and how often in a row, for one list.
const READ: u32 = 100;
const ROUNDS: usize = 5;
/// How many of the most watched games come first.
const MOST_WATCHED: usize = 20;

/// Who finds a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Seen {
    /// It is listed while a seat is free for anyone, and may be watched then.
    #[default]
    Public,
    /// Whoever has its address.
    Unlisted,
    /// Only those who sit there or were invited.
    Invited,
}

impl Seen {
    pub(crate) fn is_public(&self) -> bool {
        *self == Self::Public
    }

    /// Of its name in a form; what is not said is public.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "" | "public" => Some(Self::Public),
            "unlisted" => Some(Self::Unlisted),
            "invited" => Some(Self::Invited),
            _ => None,
        }
    }
}

/// Whether strangers may find a table.
pub(crate) fn is_listed(table: &ListedGame) -> bool {
    Agreed::read(&table.options).seen.is_public()
}

/// The tables with a free seat, from a place in the list on, that somebody looks for; and where the list goes on.
pub(crate) async fn open_tables(
    app: &App,
    mut after: Option<Cursor>,
    limit: usize,
    wanted: impl Fn(&ListedGame, &Agreed) -> bool,
) -> Result<(Vec<ListedGame>, Option<Cursor>), Problem> {
    let mut found = Vec::new();
    for _ in 0..ROUNDS {
        let page = app.store.open_tables(after, READ).await?;
        for table in page.tables {
            let agreed = Agreed::read(&table.options);
            if agreed.seen.is_public() && wanted(&table, &agreed) {
                found.push(table);
            }
        }
        after = page.next;
        if after.is_none() || found.len() >= limit {
            break;
        }
    }
    // What is left over of a page is not lost: pages are small enough to be shown whole.
    Ok((found, after))
}

/// Games under way that strangers may watch, the most watched first, with by how many each is.
pub(crate) async fn running(
    app: &App,
    limit: usize,
    wanted: impl Fn(&ListedGame, &Agreed) -> bool,
) -> Result<Vec<(ListedGame, u32)>, Problem> {
    let watched: Vec<(GameId, u32)> = app.presence.watched().into_iter().take(MOST_WATCHED).collect();
    let names: Vec<GameId> = watched.iter().map(|(game, _)| *game).collect();
    let mut tables = if names.is_empty() { Vec::new() } else { app.store.listed_games(&names).await? };
    // Only those that once had a seat for anyone are shown: the list below knows which.
    let lately = app.store.running_games(None, READ).await?.tables;
    tables.retain(|it| lately.iter().any(|other| other.id == it.id));
    let rest: Vec<ListedGame> =
        lately.into_iter().filter(|it| tables.iter().all(|other| other.id != it.id)).collect();
    tables.extend(rest);
    tables.retain(|it| {
        let agreed = Agreed::read(&it.options);
        it.standing.state.status == Status::Playing && agreed.seen.is_public() && wanted(it, &agreed)
    });
    let count =
        |it: &ListedGame| watched.iter().find(|(game, _)| *game == it.id).map_or(0, |(_, many)| *many);
    let mut all: Vec<(ListedGame, u32)> =
        tables.into_iter().map(|it| (count(&it), it)).map(|(n, it)| (it, n)).collect();
    all.sort_by_key(|(_, watching)| std::cmp::Reverse(*watching));
    all.truncate(limit);
    Ok(all)
}

/// The variants of a game, as results name them: a setting with its value, or the expansion.
pub(crate) fn variants(title: &Entry) -> Vec<String> {
    let named = |it: &Setting| match it.name {
        "variant" | "boards" => it.values.iter().map(|value| format!("{}-{value}", it.name)).collect(),
        "leeghwater" => vec![it.name.to_owned()],
        _ => Vec::new(),
    };
    title.settings.iter().flat_map(named).collect()
}

/// What is agreed on at a table of a variant.
pub(crate) fn settings_of(variant: &str) -> BTreeMap<String, String> {
    let (name, value) = variant.split_once('-').unwrap_or((variant, "yes"));
    BTreeMap::from([(name.to_owned(), value.to_owned())])
}

/// Whether a table is of a variant. What is usual is not among what was agreed.
fn is_variant(title: &Entry, agreed: &Agreed, variant: &str) -> bool {
    let value = |it: &Setting| agreed.settings.get(it.name).map_or(it.usual(), String::as_str).to_owned();
    let expanded = agreed.settings.get("leeghwater").is_some_and(|it| it == "yes");
    match variant {
        "leeghwater" => expanded,
        _ => !expanded && title.settings.iter().any(|it| format!("{}-{}", it.name, value(it)) == variant),
    }
}

/// The kind of pace that was agreed on: one of [`web::PACES`].
fn kind_of_pace(pace: Option<Pace>) -> &'static str {
    match pace.map(|it| it.span) {
        None => "untimed",
        Some(Span::Bank { .. } | Span::Turn { .. }) => "live",
        Some(Span::Days { .. }) => "days",
    }
}

/// Which tables a filter lets through.
pub(crate) fn lets<'a>(app: &'a App, filter: &'a Filter) -> impl Fn(&ListedGame, &Agreed) -> bool + 'a {
    move |table, agreed| {
        let fits = |name: &str, is: &dyn Fn(&str) -> bool| filter.said(name).is_none_or(is);
        let title = app.games.named(&table.title);
        fits("game", &|it| it == table.title)
            && fits("variant", &|it| title.as_ref().is_some_and(|title| is_variant(title, agreed, it)))
            && fits("players", &|it| it == table.seats.len().to_string())
            && fits("pace", &|it| it == kind_of_pace(agreed.pace))
            && fits("language", &|it| agreed.language.as_deref() == Some(it))
            && fits("rated", &|it| (it == "yes") == agreed.rated)
            && fits("rating", &|it| {
                it.parse().is_ok_and(|it| agreed.ratings.is_none_or(|ratings| ratings.admits(it)))
            })
    }
}

fn lobby_line(app: &App, caller: &Caller, mine: &Mine, table: &ListedGame, watching: u32) -> LobbyLine {
    let agreed = Agreed::read(&table.options);
    let me = caller.person.as_ref().map(|person| person.id);
    let sits = table.seats.iter().any(|it| matches!(it.chair, Chair::Person(person) if Some(person) == me));
    let may_sit = !sits && (table.host == me || mine.fit(&table.title, agreed.ratings));
    let free = table.seats.iter().find(|it| it.chair == Chair::Open).filter(|_| may_sit);
    let known = app.games.named(&table.title);
    // Only what a set-up can say today has words.
    let said = |(name, value): &(String, String)| {
        known.is_some_and(|title| {
            title.settings.iter().any(|it| it.name == *name && it.values.contains(&&**value))
        })
    };
    LobbyLine {
        id: table.id.to_string(),
        title: table.title.clone(),
        settings: agreed.settings.into_iter().filter(said).collect(),
        seats: table.seats.iter().map(|seat| who(caller, &seat.chair, &seat.nickname)).collect(),
        language: agreed.language.and_then(|code| {
            app.languages().into_iter().find(|(known, _)| *known == code).map(|(_, name)| name)
        }),
        pace: agreed.pace.map(|it| span_text(caller.say(), it.span)),
        rated: agreed.rated,
        ratings: agreed.ratings.map(|it| it.text(caller.say())),
        free: free.map(|it| Seat(it.number).to_string()),
        sits,
        moves: table.standing.next_seq,
        watching,
    }
}

/// What somebody looks for, of an address; each text is short and plain.
pub(crate) fn filter_of(asked: &Fields) -> Filter {
    let plain =
        |it: &String| it.len() <= 30 && it.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let said = Filter::NAMES.iter().filter_map(|name| Some((*name, asked.get(*name)?)));
    Filter(said.filter(|(_, value)| plain(value)).map(|(name, value)| (name, value.clone())).collect())
}

/// The lobby.
pub(crate) async fn page(
    State(app): State<App>,
    caller: Caller,
    Query(asked): Query<Fields>,
) -> Result<Response, Problem> {
    let filter = filter_of(&asked);
    let after = asked.get("after").and_then(|text| text.parse().ok());
    let (open, next) = open_tables(&app, after, LINES, lets(&app, &filter)).await?;
    let running = running(&app, LINES, lets(&app, &filter)).await?;
    let mine = Mine::of(&app, caller.person.as_ref()).await?;
    let goes_on = |next: Cursor| {
        let kept = filter.0.iter().filter(|(_, value)| !value.is_empty());
        let kept: String = kept.map(|(name, value)| format!("{name}={value}&")).collect();
        format!("/tables?{kept}after={next}")
    };
    let page = LobbyPage {
        titles: app.games.all().map(|title| title.name).collect(),
        variants: app.games.all().map(|title| (title.name, variants(&title))).collect(),
        languages: app.languages(),
        open: open.iter().map(|table| lobby_line(&app, &caller, &mine, table, 0)).collect(),
        next: next.map(goes_on),
        running: running.iter().map(|(it, many)| lobby_line(&app, &caller, &mine, it, *many)).collect(),
        filter,
    };
    let mut around = caller.shell();
    around.sheet = Some("lobby.css");
    Ok(html(lobby_page(caller.say(), &around, &page)))
}

/// The table that an address is of, and whether a stranger may use this address to sit down by a link.
fn table_of(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/api/tables/"))?;
    let (id, more) = rest.split_once('/').unwrap_or((rest, ""));
    // Whoever brings the secret of a link may sit down with it.
    (more != "join").then_some(id)
}

/// Keeps strangers from tables that are only for those who were invited. It stands before every address of a table.
pub(crate) async fn door(State(app): State<App>, request: Request, next: Next) -> Response {
    let table = table_of(request.uri().path()).and_then(|id| id.parse::<GameId>().ok());
    let Some(id) = table else { return next.run(request).await };
    let (mut parts, body) = request.into_parts();
    match may_enter(&app, id, &mut parts).await {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(problem) => problem.into_response(),
    }
}

async fn may_enter(app: &App, id: GameId, parts: &mut axum::http::request::Parts) -> Result<(), Problem> {
    let known = app.tables.opened(id).and_then(|handle| handle.seated(false));
    let (agreed, host) = match &known {
        Some(open) => (Agreed::of(&open.game), open.game.host),
        None => match app.store.game(id).await? {
            Some(game) => (Agreed::of(&game), game.host),
            // Whoever is asked for it says so.
            None => return Ok(()),
        },
    };
    if agreed.seen != Seen::Invited {
        return Ok(());
    }
    let caller = Caller::from_request_parts(parts, app).await?;
    let stranger = || Problem::Forbidden("web-only-invited");
    let me = caller.person.as_ref().map(|person| person.id).ok_or_else(stranger)?;
    let sits = |seats: &[store::StoredSeat]| seats.iter().any(|it| it.chair == Chair::Person(me));
    if host == Some(me) || sits(&app.store.seats(id).await?) || app.store.is_invited(id, me).await? {
        return Ok(());
    }
    Err(stranger())
}

/// Whether somebody may sit down in an open seat.
pub(crate) async fn may_sit(app: &App, game: &Game, person: &Person) -> Result<(), Problem> {
    let agreed = Agreed::of(game);
    let fault = match agreed.ratings {
        _ if agreed.seen == Seen::Invited => Some("web-only-invited"),
        None => None,
        Some(ratings) => match admission::rating(app, person, &game.title).await? {
            None => Some("web-ratings-need-account"),
            Some(rating) => (!ratings.admits(rating)).then_some("web-ratings-not-yours"),
        },
    };
    match fault {
        Some(fault) if game.host != Some(person.id) && !app.store.is_invited(game.id, person.id).await? => {
            Err(Problem::Forbidden(fault))
        }
        _ => Ok(()),
    }
}

/// Invites somebody by the name of their account, for the host.
pub(crate) async fn invite(app: &App, caller: &Caller, id: &str, name: &str) -> Result<(), Problem> {
    let id = id_of(id)?;
    let game = app.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
    let me = caller.person.as_ref().map(|person| person.id);
    if me.is_none() || game.host != me {
        return Err(Problem::Forbidden("web-not-your-table"));
    }
    if game.standing.state.status == Status::Over {
        return Err(Problem::Conflict("web-invite-over"));
    }
    let name: String = name.trim().chars().take(100).collect();
    let account = app.store.account(&name).await?.ok_or(Problem::Bad("web-invite-nobody"))?;
    Ok(app.store.invite(id, account.person.id).await?)
}

/// Sits somebody down who was invited by name: in the first seat that is free.
pub(crate) async fn accept(app: &App, person: &Person, id: GameId) -> Result<(), Problem> {
    if !app.store.is_invited(id, person.id).await? {
        return Err(Problem::Forbidden("web-only-invited"));
    }
    let seats = app.store.seats(id).await?;
    if !seats.iter().any(|it| it.chair == Chair::Person(person.id)) {
        let free = seats
            .iter()
            .find(|it| it.chair == Chair::Open)
            .or_else(|| seats.iter().find(|it| it.chair.is_free()));
        let free = free.ok_or(Problem::Conflict("web-sit-used"))?;
        let to = Chair::Person(person.id);
        let changed = app.store.change_seat(id, free.number, &free.chair, to, &person.nickname).await;
        changed.map_err(create::seat_problem)?;
    }
    app.store.end_invitation(id, person.id).await?;
    tables::refresh(app, &app.tables.handle(id)).await
}

/// The tables to which a person is invited and which wait for somebody.
pub(crate) async fn invitations(app: &App, person: PersonId) -> Result<Vec<ListedGame>, Problem> {
    let names = app.store.invitations_of(person, 20).await?;
    if names.is_empty() {
        return Ok(Vec::new());
    }
    let mut tables = app.store.listed_games(&names).await?;
    tables.retain(|it| it.seats.iter().any(|seat| seat.chair.is_free()));
    Ok(tables)
}

/// The form to invite.
pub(crate) async fn invite_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let name = form.get("name").ok_or_else(|| Problem::BadForm("name".to_owned()))?;
    invite(&app, &caller, &id, name).await?;
    Ok(redirect(&format!("/t/{id}"), None))
}

/// The form to accept an invitation.
pub(crate) async fn accept_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let person = caller.person.as_ref().ok_or(Problem::Forbidden("web-only-invited"))?;
    accept(&app, person, id_of(&id)?).await?;
    Ok(redirect(&format!("/t/{id}"), None))
}

/// A seat's link as a picture that a telephone reads, for the host.
pub(crate) async fn qr(
    State(app): State<App>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let id = id_of(&id)?;
    let seat: Seat = seat.parse().map_err(|_| Problem::NotFound)?;
    let game = app.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
    let me = caller.person.as_ref().map(|person| person.id);
    let seats = app.store.seats(id).await?;
    let kept = seats.iter().find(|it| it.number == seat.0).ok_or(Problem::NotFound)?;
    let path = create::link_address(&app, &game, kept, me).ok_or(Problem::NotFound)?;
    let picture = picture(&format!("{}{path}", caller.here())).ok_or(Problem::Trouble)?;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
    let mut response = (headers, picture).into_response();
    response.extensions_mut().insert(Plain);
    Ok(response)
}

/// A QR code, drawn dark on light with the quiet zone it needs.
fn picture(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let (size, quiet) = (code.size(), 4);
    let mut dark = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            dark.push_str(&format!("M{} {}h1v1h-1z", x + quiet, y + quiet));
        }
    }
    let all = size + 2 * quiet;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {all} {all}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{all}\" height=\"{all}\" fill=\"#fff\"/><path d=\"{dark}\" fill=\"#000\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_a_table_is_known() {
        for path in ["/t/abc", "/t/abc/live", "/t/abc/orders/end", "/api/tables/abc", "/api/tables/abc/view"]
        {
            assert_eq!(table_of(path), Some("abc"), "{path}");
        }
        for path in ["/", "/tables", "/api/tables", "/api/tables/abc/join", "/sit/abc/P1/secret", "/tabc"] {
            assert_eq!(table_of(path), None, "{path}");
        }
    }

    #[test]
    fn a_link_becomes_a_picture() {
        let picture =
            picture("https://play.example.org/sit/AAAAAAAAAAAAAAAAAAAAAA/P2/secret").expect("a code");
        assert!(picture.starts_with("<svg") && picture.contains("M4 4h1v1h-1z"), "the corner is dark");
    }
}
