//! Talk at a table: what people say to those who play or to those who watch, and what they write down for themselves.
//!
//! Who plays does not hear those who watch while the game goes on, so that nobody is given a hint; who watches hears both. When
//! a game is over everybody hears everything. A second browser without a name cannot be kept from watching: that is so of any
//! table that can be watched.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value as Json, json};
use store::{Flag, GameId, Heard, Person, PersonId, Room, Said, Status};
use tokio::sync::watch;
use web::{Talk as TalkBox, TalkLine};

use crate::app::App;
use crate::caller::Caller;
use crate::client::Block;
use crate::clock::Clock;
use crate::limits::Limits;
use crate::nodes;
use crate::pages::{Fields, redirect};
use crate::problem::Problem;
use crate::quota::Buckets;
use crate::table_pages::{id_of, is_live, number};
use crate::tables::{self, Seated};

/// How many lines a page shows.
pub(crate) const SHOWN: u32 = 60;
/// The longest note, in letters.
const LONGEST_NOTE: usize = 4000;
/// A minute, in milliseconds.
const MINUTE: f64 = 60_000.0;

/// Who talks where.
pub(crate) struct Talk {
    /// Whether anybody may.
    pub(crate) on: bool,
    halls: Mutex<HashMap<GameId, Weak<Hall>>>,
    people: Buckets<PersonId>,
    addresses: Buckets<Block>,
    reports: Buckets<PersonId>,
    clock: Clock,
}

/// Where those listen who follow the talk of a table.
pub(crate) struct Hall {
    game: GameId,
    /// The number of the latest line that is known of here.
    last: watch::Sender<u64>,
}

impl Talk {
    pub(crate) fn new(on: bool, limits: &Limits, clock: &Clock) -> Self {
        let lines = f64::from(limits.talk_lines);
        Self {
            on,
            halls: Mutex::default(),
            people: Buckets::new(lines, MINUTE),
            addresses: Buckets::new(lines * 5.0, MINUTE),
            reports: Buckets::new(lines, MINUTE * 60.0),
            clock: clock.clone(),
        }
    }

    fn halls(&self) -> MutexGuard<'_, HashMap<GameId, Weak<Hall>>> {
        self.halls.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Where to listen at a table.
    pub(crate) fn hall(&self, game: GameId) -> Arc<Hall> {
        let mut halls = self.halls();
        if let Some(hall) = halls.get(&game).and_then(Weak::upgrade) {
            return hall;
        }
        if halls.len() >= 1024 && halls.len().is_power_of_two() {
            halls.retain(|_, hall| hall.strong_count() > 0);
        }
        let hall = Arc::new(Hall { game, last: watch::Sender::new(0) });
        halls.insert(game, Arc::downgrade(&hall));
        hall
    }

    /// Something was said, here or at another node.
    pub(crate) fn heard(&self, game: GameId, number: u64) {
        if let Some(hall) = self.halls().get(&game).and_then(Weak::upgrade) {
            hall.last.send_if_modified(|last| {
                let news = number > *last;
                *last = number.max(*last);
                news
            });
        }
    }

    /// The tables whose talk somebody follows here.
    pub(crate) fn followed(&self) -> Vec<GameId> {
        let halls = self.halls();
        halls.values().filter_map(Weak::upgrade).map(|hall| hall.game).collect()
    }
}

impl Hall {
    /// Hears of lines.
    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.last.subscribe()
    }
}

/// A line without what would spoil the page: one line of text, of so many letters at most.
pub(crate) fn tidy(text: &str, longest: usize) -> Option<String> {
    // Letters that turn the direction of writing would turn the lines of others too.
    let turns =
        |it: char| matches!(it, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{200E}' | '\u{200F}');
    let plain = text.chars().map(|it| if it.is_whitespace() { ' ' } else { it });
    let line: String = plain.filter(|it| !it.is_control() && !turns(*it)).take(longest).collect();
    let line = line.split(' ').filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ");
    (!line.is_empty()).then_some(line)
}

/// Whether somebody hears a room.
fn hears(open: &Seated, person: Option<PersonId>, room: Room) -> bool {
    room == Room::Players || open.status == Status::Over || open.seats_of(person).is_empty()
}

/// The room somebody talks in.
fn room_of(open: &Seated, person: Option<PersonId>) -> Room {
    if open.seats_of(person).is_empty() { Room::Watchers } else { Room::Players }
}

/// Why nobody may talk at a table, if nobody may.
fn closed(app: &App, open: &Seated) -> Option<&'static str> {
    if !app.talk.on {
        Some("talk-off")
    } else if open.beside.is(Flag::Hushed) {
        Some("talk-hushed")
    } else {
        None
    }
}

/// What somebody hears of what was said after a line.
pub(crate) async fn heard_by(
    app: &App,
    open: &Seated,
    person: Option<PersonId>,
    after: u64,
) -> Result<Vec<(Said, bool)>, Problem> {
    let lines = app.store.talk(open.game.id, after, SHOWN).await?;
    let muted = match person.filter(|_| !lines.is_empty()) {
        Some(person) => app.store.mutes(person).await?,
        None => Vec::new(),
    };
    Ok(sorted(open, person, lines, muted))
}

/// The lines that somebody hears, and which of them they do not want to read.
fn sorted(
    open: &Seated,
    person: Option<PersonId>,
    lines: Vec<Said>,
    muted: Vec<PersonId>,
) -> Vec<(Said, bool)> {
    let muted: HashSet<PersonId> = muted.into_iter().collect();
    let lines = lines.into_iter().filter(|said| hears(open, person, said.room));
    lines.map(|said| (muted.contains(&said.person), said)).map(|(muted, said)| (said, muted)).collect()
}

/// Lines as a page shows them.
pub(crate) fn shown_lines(lines: Vec<(Said, bool)>, person: Option<PersonId>) -> Vec<TalkLine> {
    let line = |(said, muted): (Said, bool)| TalkLine {
        number: said.number,
        room: said.room.word(),
        mine: Some(said.person) == person,
        who: said.nickname,
        text: said.text,
        muted,
    };
    lines.into_iter().map(line).collect()
}

/// Lines as programs are told them; nothing of those whom the caller does not want to read.
pub(crate) fn told_lines(lines: Vec<(Said, bool)>, person: Option<PersonId>) -> Vec<Json> {
    let line = |(said, _): (Said, bool)| {
        json!({
            "number": said.number, "room": said.room.word(), "who": said.nickname, "text": said.text,
            "time": said.time.0, "mine": Some(said.person) == person,
        })
    };
    lines.into_iter().filter(|(_, muted)| !muted).map(line).collect()
}

/// Talk as the page of a table shows it; nothing where the operator wants none.
pub(crate) async fn shown(
    app: &App,
    caller: &Caller,
    open: &Seated,
    folded_out: bool,
) -> Result<Option<TalkBox>, Problem> {
    if !app.talk.on {
        return Ok(None);
    }
    let person = caller.person.as_ref().map(|person| person.id);
    let around = app.presence.around(open.game.id);
    let Heard { lines, muted, note } = app.store.heard(open.game.id, person, SHOWN).await?;
    Ok(Some(TalkBox {
        open: folded_out,
        here: around.names,
        others: around.others,
        lines: shown_lines(sorted(open, person, lines, muted), person),
        room: room_of(open, person).word(),
        closed: closed(app, open),
        host: person.is_some() && open.game.host == person,
        longest: app.limits.talk_letters,
        note: person.map(|_| note.unwrap_or_default()),
    }))
}

/// The table that is talked at.
async fn opened(app: &App, caller: &Caller, id: &str) -> Result<Arc<Seated>, Problem> {
    app.tables.open(&app.tables.handle(id_of(id)?), caller.owner(), false).await
}

/// Who talks: somebody with a name.
fn speaker(caller: &Caller) -> Result<&Person, Problem> {
    caller.person.as_ref().ok_or(Problem::Forbidden("web-talk-unknown"))
}

/// Says something at a table.
pub(crate) async fn say(app: &App, caller: &Caller, id: &str, text: &str) -> Result<Said, Problem> {
    let open = opened(app, caller, id).await?;
    let person = speaker(caller)?;
    if let Some(closed) = closed(app, &open) {
        return Err(Problem::Forbidden(if closed == "talk-off" {
            "web-talk-off"
        } else {
            "web-talk-hushed"
        }));
    }
    let longest = usize::try_from(app.limits.talk_letters).unwrap_or(usize::MAX);
    let text = tidy(text, longest).ok_or(Problem::Bad("web-talk-empty"))?;
    let now = app.talk.clock.now();
    if !app.talk.people.take(&person.id, now) || !app.talk.addresses.take(&caller.client.block(), now) {
        return Err(Problem::Limited("web-talk-too-much"));
    }
    let room = room_of(&open, Some(person.id));
    let said = app.store.say(open.game.id, room, person.id, &person.nickname, &text).await?;
    let said = said.ok_or(Problem::NoSuchTable)?;
    metrics::counter!("hydropolis_lines_total", "room" => room.word()).increment(1);
    app.talk.heard(open.game.id, said.number);
    nodes::said(app, open.game.id, said.number);
    Ok(said)
}

/// The person who said a line that the caller may hear.
async fn author(app: &App, caller: &Caller, open: &Seated, line: u64) -> Result<PersonId, Problem> {
    let person = caller.person.as_ref().map(|person| person.id);
    let lines = app.store.talk(open.game.id, line.saturating_sub(1), u32::MAX).await?;
    let said = lines.into_iter().find(|said| said.number == line && hears(open, person, said.room));
    said.map(|said| said.person).ok_or(Problem::NotFound)
}

/// Says whether the caller wants to read whoever said a line.
pub(crate) async fn mute(
    app: &App,
    caller: &Caller,
    id: &str,
    line: u64,
    muted: bool,
) -> Result<(), Problem> {
    let person = speaker(caller)?;
    let open = opened(app, caller, id).await?;
    let author = author(app, caller, &open, line).await?;
    if author == person.id {
        return Err(Problem::Bad("web-talk-own"));
    }
    Ok(app.store.mute(person.id, author, muted).await?)
}

/// Reports a line to the operator.
pub(crate) async fn report(app: &App, caller: &Caller, id: &str, line: u64) -> Result<(), Problem> {
    let person = speaker(caller)?;
    let open = opened(app, caller, id).await?;
    author(app, caller, &open, line).await?;
    if !app.talk.reports.take(&person.id, app.talk.clock.now()) {
        return Err(Problem::Limited("web-talk-too-much"));
    }
    let made = app.store.report(open.game.id, line, person.id).await?;
    if made { Ok(()) } else { Err(Problem::NotFound) }
}

/// Switches the talk of a table off or on, for its host.
pub(crate) async fn hush(app: &App, caller: &Caller, id: &str, hushed: bool) -> Result<(), Problem> {
    let open = opened(app, caller, id).await?;
    let person = caller.person.as_ref().map(|person| person.id);
    if person.is_none() || open.game.host != person {
        return Err(Problem::Forbidden("web-not-your-table"));
    }
    app.store.flag(open.game.id, Flag::Hushed, hushed).await?;
    tables::refresh(app, &app.tables.handle(open.game.id)).await
}

/// Writes down what the caller wants to remember of a table.
pub(crate) async fn note(app: &App, caller: &Caller, id: &str, text: &str) -> Result<(), Problem> {
    let person = speaker(caller)?;
    let id = id_of(id)?;
    app.store.standing(id).await?.ok_or(Problem::NoSuchTable)?;
    let text = text.replace("\r\n", "\n");
    let note: String = text.chars().take(LONGEST_NOTE).collect();
    Ok(app.store.put_note(id, person.id, note.trim_end()).await?)
}

/// After a form of the talk: nothing for the script, which hears of it in the stream; the table for everybody else.
fn answered(id: &str, headers: &HeaderMap, cookie: Option<HeaderValue>) -> Response {
    if is_live(headers) && cookie.is_none() {
        return StatusCode::NO_CONTENT.into_response();
    }
    back(id, cookie)
}

/// The table, with its talk folded out.
fn back(id: &str, cookie: Option<HeaderValue>) -> Response {
    redirect(&format!("/t/{id}?talk=1#talk"), cookie)
}

fn text<'a>(form: &'a Fields, name: &str) -> Result<&'a str, Problem> {
    form.get(name).map(String::as_str).ok_or_else(|| Problem::BadForm(name.to_owned()))
}

/// The form to say something. Whoever watches becomes a guest by it.
pub(crate) async fn say_form(
    State(app): State<App>,
    mut caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let line = text(&form, "text")?;
    // Nobody becomes a guest for nothing.
    opened(&app, &caller, &id).await?;
    let (person, cookie) = caller.or_guest(None).await?;
    caller.person = Some(person);
    say(&app, &caller, &id, line).await?;
    Ok(answered(&id, &headers, cookie))
}

/// The form to mute somebody.
pub(crate) async fn mute_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let muted = form.get("muted").is_none_or(|it| it != "no");
    mute(&app, &caller, &id, number(&form, "line")?, muted).await?;
    Ok(back(&id, None))
}

/// The form to report a line.
pub(crate) async fn report_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    report(&app, &caller, &id, number(&form, "line")?).await?;
    Ok(back(&id, None))
}

/// The form to switch talk off or on.
pub(crate) async fn hush_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    hush(&app, &caller, &id, form.get("hushed").is_none_or(|it| it != "no")).await?;
    Ok(back(&id, None))
}

/// The form of the note.
pub(crate) async fn note_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    note(&app, &caller, &id, text(&form, "text")?).await?;
    Ok(answered(&id, &headers, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line_of_plain_text() {
        assert_eq!(tidy("  a\n\tb \u{7} \u{202E}c ", 99).as_deref(), Some("a b c"));
        assert_eq!(tidy(" \n ", 99), None);
        assert_eq!(tidy(&"ж".repeat(500), 400).map(|it| it.chars().count()), Some(400));
        assert_eq!(tidy("<b>&", 99).as_deref(), Some("<b>&"), "the page escapes it");
    }
}
