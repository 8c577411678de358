//! The pages of a table.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use kernel::{Seat, UndoRefused, Viewer};
use maud::Markup;
use store::{Chair, GameId, Secret, Status};
use web::{
    ChoiceLine, HintLine, Notice, ReplayPage, SeatLine, SitPage, Stage, TablePage, log_page, replay_frame,
    replay_page, sit_page, table_frame, table_page,
};

use crate::app::App;
use crate::bots;
use crate::caller::Caller;
use crate::create;
use crate::pages::{Fields, html, redirect, who};
use crate::problem::Problem;
use crate::table::{Table, Verdict};
use crate::tables::{self, PlayProblem, Seated};
use crate::titles;

/// How many moves the log beside the board reaches back at least.
const LOG_MOVES: usize = 12;

/// How many moves a hint names.
const HINTS: usize = 3;

/// The name of a game in an address.
pub(crate) fn id_of(text: &str) -> Result<GameId, Problem> {
    text.parse().map_err(|_| Problem::NoSuchTable)
}

/// Which seat a person looks from: the one that is asked if it is theirs, or their first.
pub(crate) fn viewer_of(open: &Seated, caller: &Caller) -> Viewer {
    let mine = open.seats_of(caller.person.as_ref().map(|person| person.id));
    let asked = open.table.to_move().filter(|seat| mine.contains(seat));
    asked.or(mine.first().copied()).map_or(Viewer::Spectator, Viewer::Seat)
}

/// Everything the page of a table shows to one caller.
pub(crate) fn page_of(
    app: &App,
    open: &Seated,
    caller: &Caller,
    notice: Option<Notice>,
) -> Result<TablePage, Problem> {
    let busy = app.bots.are_busy(open.game.id);
    let (words, say, table) = (caller.words(), caller.say(), &open.table);
    let viewer = viewer_of(open, caller);
    let mine = open.seats_of(caller.person.as_ref().map(|person| person.id));
    let to_move = table.to_move();
    let seats: Vec<SeatLine> = open
        .seats
        .iter()
        .map(|it| {
            let seat = Seat(it.number);
            SeatLine {
                seat: seat.to_string(),
                name: table.seat_name(words, viewer, seat),
                who: who(caller, &it.chair, &it.nickname),
                mine: mine.contains(&seat),
                asked: to_move == Some(seat) && open.status != Status::Over,
                free: it.chair == Chair::Open,
                link: create::link_address(&open.game, it, caller.session.as_ref())
                    .map(|path| format!("{}{path}", caller.here())),
            }
        })
        .collect();
    let full_name = |seat: Seat| {
        let line = seats.iter().find(|line| line.seat == seat.to_string());
        line.map_or(seat.to_string(), |line| match &line.name {
            Some(name) => format!("{name} ({})", line.who),
            None => format!("{} ({})", line.who, line.seat),
        })
    };
    let my_turn =
        matches!(viewer, Viewer::Seat(seat) if to_move == Some(seat)) && open.status == Status::Playing;
    let held = !busy && mine.iter().any(|&seat| open.may_end_turn(seat));
    let state = match open.status {
        Status::Over => "over",
        Status::Open => "open",
        Status::Playing if my_turn => "your-turn",
        Status::Playing if held => "end-turn",
        Status::Playing if open.bot_to_move().is_some() => "bot",
        Status::Playing => "waiting",
    };
    let last = mine
        .iter()
        .copied()
        .find(|&seat| !matches!(table.undoable(seat), Err(UndoRefused::AnothersMove { .. })));
    let (undo, no_undo) = match last.map(|seat| table.undoable(seat)) {
        Some(Ok(count)) if open.status != Status::Open => (count, None),
        Some(Err(UndoRefused::Revealed)) => (0, Some(words.say("undo-revealed", &[]))),
        _ => (0, None),
    };
    let since = match viewer {
        Viewer::Seat(seat) => table.after_last_move_of(seat),
        Viewer::Spectator => None,
    };
    let from = table.moves().saturating_sub(LOG_MOVES).min(since.unwrap_or(usize::MAX));
    let log = table.story(words, viewer, &open.names(), from);
    let fresh = since.map_or(0, |since| log.iter().filter(|line| line.number > since).count());
    let over = open.status == Status::Over;
    let names: Vec<String> = Seat::all(table.players()).map(full_name).collect();
    let outcome = table.outcome();
    let winners = over.then(|| {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        match winners.first() {
            None => say.it("nobody-wins"),
            Some(&first) => {
                let names = winners.iter().map(|&seat| full_name(seat)).collect::<Vec<_>>();
                let names = names.join(&say.any("list-separator"));
                say.with("wins", &[("winners", names.into()), ("points", outcome.points[first].into())])
            }
        }
    });
    let answers = my_turn && !matches!(notice, Some(Notice::Sure(_)));
    let address = format!("/t/{}", open.game.id);
    let choices = if answers { table.choices(words, viewer) } else { Vec::new() };
    let resting = if answers { table.resting(words, viewer) } else { Vec::new() };
    let stage = Stage { choices: &choices, resting: &resting, address: &address };
    Ok(TablePage {
        sheets: table.sheets(words, viewer, stage),
        address,
        title: table.name(),
        seq: table.entries(),
        state,
        asked: to_move.map_or_else(String::new, full_name),
        question: if to_move.is_some() { table.question(words, viewer) } else { String::new() },
        choices,
        resting,
        seat: to_move.filter(|_| my_turn).map(|seat| seat.to_string()),
        undo_seat: last.map(|seat| seat.to_string()),
        key: Secret::random()?.reveal(),
        undo,
        no_undo,
        notice,
        log,
        fresh,
        points: if table.is_whole() { table.points(words, &names) } else { Vec::new() },
        winners,
        moves: table.moves(),
        seats,
    })
}

/// The page around a table.
fn whole_page(caller: &Caller, page: &TablePage) -> Markup {
    let mut around = caller.shell();
    around.scripted = true;
    around.live = Some(format!("{}/live", page.address));
    around.game = titles::named(page.title).map(|title| title.name);
    table_page(caller.say(), &around, page)
}

/// A table as it stands.
pub(crate) async fn table(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(asked): Query<Fields>,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.lock(&handle, true).await?;
    if asked.contains_key("hint") {
        let (seq, adviser) = (open.table.entries(), open.table.adviser());
        let mine =
            matches!(viewer_of(&open, &caller), Viewer::Seat(seat) if open.table.to_move() == Some(seat));
        drop(open);
        let thoughts = if mine { bots::think(&app, adviser).await } else { None };
        let open = app.tables.lock(&handle, true).await?;
        // Whoever moved in the meantime needs no advice on what is past.
        let thoughts = thoughts.filter(|_| open.table.entries() == seq);
        let notice = thoughts.map(|thoughts| Notice::Hint(advice(&*open.table, &caller, thoughts)));
        return Ok(html(whole_page(&caller, &page_of(&app, &open, &caller, notice)?)));
    }
    let notice = match (viewer_of(&open, &caller), asked.get("why"), asked.get("sure")) {
        (Viewer::Seat(seat), Some(text), _) => {
            Some(explained(open.table.judge(caller.words(), seat, text), &caller))
        }
        (Viewer::Seat(seat), None, Some(text)) => sure(&*open.table, &caller, seat, text),
        _ => None,
    };
    Ok(html(whole_page(&caller, &page_of(&app, &open, &caller, notice)?)))
}

/// The best moves with what they are worth.
fn advice(table: &dyn Table, caller: &Caller, thoughts: Vec<(String, f32)>) -> Vec<HintLine> {
    let Some(seat) = table.to_move() else { return Vec::new() };
    let choices = table.choices(caller.words(), Viewer::Seat(seat));
    let line = |(notation, value): (String, f32)| {
        let choice = choices.iter().find(|choice| choice.notation == notation)?.clone();
        let points = [("points", (value.round() as i64).into())];
        Some(HintLine { choice, worth: caller.say().with(&format!("hint-worth-{}", table.name()), &points) })
    };
    thoughts.into_iter().filter_map(line).take(HINTS).collect()
}

/// A verdict as a notice.
fn explained(verdict: Verdict, caller: &Caller) -> Notice {
    match verdict {
        Verdict::Allowed(meaning) => {
            Notice::Told(caller.say().with("allowed", &[("meaning", meaning.into())]))
        }
        Verdict::Refused { sentence, rule } => Notice::Refused { sentence, rule },
        Verdict::Unreadable(sentence) => Notice::Refused { sentence, rule: None },
    }
}

/// The question back, before something is thrown away.
fn sure(table: &dyn Table, caller: &Caller, seat: Seat, text: &str) -> Option<Notice> {
    let choices: Vec<ChoiceLine> = table.choices(caller.words(), Viewer::Seat(seat));
    choices.into_iter().find(|choice| choice.notation == text).map(Notice::Sure)
}

/// The seat a form speaks for: one of the caller's own.
pub(crate) fn own_seat(open: &Seated, caller: &Caller, said: Option<&str>) -> Result<Seat, Problem> {
    let mine = open.seats_of(caller.person.as_ref().map(|person| person.id));
    let seat = match said.filter(|text| !text.is_empty()) {
        Some(text) => text.parse().map_err(|_| Problem::Forbidden("web-not-your-seat"))?,
        None => open
            .table
            .to_move()
            .filter(|seat| mine.contains(seat))
            .or(mine.first().copied())
            .unwrap_or_default(),
    };
    if mine.contains(&seat) { Ok(seat) } else { Err(Problem::Forbidden("web-not-your-seat")) }
}

fn number(form: &Fields, name: &str) -> Result<u64, Problem> {
    let bad = || Problem::Bad("web-bad-form", name.to_owned());
    form.get(name).ok_or_else(bad)?.parse().map_err(|_| bad())
}

/// Makes a move.
pub(crate) async fn play(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let text = form.get("move").ok_or_else(|| Problem::Bad("web-bad-form", "move".to_owned()))?;
    let expected = number(&form, "seq")?;
    let key = form.get("key").filter(|key| !key.is_empty() && key.len() <= 100).cloned();
    let handle = app.tables.handle(id_of(&id)?);
    let seat = {
        let open = app.tables.lock(&handle, false).await?;
        own_seat(&open, &caller, form.get("seat").map(String::as_str))?
    };
    let played = tables::play(&app, &handle, caller.language, seat, text, expected, key).await;
    if played.is_ok() && !app.tables.lock(&handle, false).await?.may_end_turn(seat) {
        bots::wake(&app, handle.id);
    }
    answer(&app, &caller, handle.id, &headers, Some(expected), played.err()).await
}

/// Ends a turn that could still be taken back: now the bots play.
pub(crate) async fn end_turn(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    own_seat(&*app.tables.lock(&handle, false).await?, &caller, form.get("seat").map(String::as_str))?;
    bots::wake(&app, handle.id);
    answer(&app, &caller, handle.id, &headers, None, None).await
}

/// Takes moves back.
pub(crate) async fn undo(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let expected = number(&form, "seq")?;
    let count = usize::try_from(number(&form, "moves")?).unwrap_or(usize::MAX);
    let handle = app.tables.handle(id_of(&id)?);
    let seat = {
        let open = app.tables.lock(&handle, false).await?;
        own_seat(&open, &caller, form.get("seat").map(String::as_str))?
    };
    let undone = tables::undo(&app, &handle, seat, count, expected).await;
    answer(&app, &caller, handle.id, &headers, None, undone.err()).await
}

/// After a form: on to the table, or the table with what is wrong; for the script, what was seen since the entry it
/// knows, and what changes.
async fn answer(
    app: &App,
    caller: &Caller,
    id: GameId,
    headers: &HeaderMap,
    known: Option<u64>,
    problem: Option<PlayProblem>,
) -> Result<Response, Problem> {
    let live = is_live(headers);
    let (status, notice) = match problem {
        None if !live => return Ok(redirect(&format!("/t/{id}"), None)),
        None => (StatusCode::OK, None),
        Some(PlayProblem::Problem(problem)) => return Err(problem),
        Some(problem) => {
            let (status, notice) = told(problem, caller);
            (status, Some(notice))
        }
    };
    let handle = app.tables.handle(id);
    let open = app.tables.lock(&handle, true).await?;
    let page = page_of(app, &open, caller, notice)?;
    if live {
        let viewer = viewer_of(&open, caller);
        let steps = known.map(|known| open.table.steps(caller.words(), viewer, &open.names(), known));
        return Ok(html(table_frame(caller.say(), &steps.unwrap_or_default(), &page)));
    }
    Ok((status, Html(whole_page(caller, &page).into_string())).into_response())
}

/// Whether the page's own script asks.
fn is_live(headers: &HeaderMap) -> bool {
    headers.get("x-requested-with").is_some_and(|value| value == "live")
}

/// What became of a move that was not made.
fn told(problem: PlayProblem, caller: &Caller) -> (StatusCode, Notice) {
    let words = caller.words();
    let refused = |id: &str| Notice::Refused { sentence: words.say(id, &[]), rule: None };
    match problem {
        PlayProblem::Stale { .. } => (StatusCode::CONFLICT, refused("web-stale")),
        PlayProblem::NotBegun => (StatusCode::CONFLICT, refused("web-not-begun")),
        PlayProblem::Refused(verdict) => (StatusCode::UNPROCESSABLE_ENTITY, explained(verdict, caller)),
        PlayProblem::CannotUndo(reason) => {
            let sentence = undo_sentence(words, reason);
            (StatusCode::CONFLICT, Notice::Refused { sentence, rule: None })
        }
        PlayProblem::Problem(problem) => {
            (problem.status(), Notice::Refused { sentence: problem.sentence(words), rule: None })
        }
    }
}

/// Why nothing can be taken back.
pub(crate) fn undo_sentence(words: &words::Words, reason: UndoRefused) -> String {
    match reason {
        UndoRefused::Nothing => words.say("undo-nothing", &[]),
        UndoRefused::Revealed => words.say("undo-revealed", &[]),
        UndoRefused::AnothersMove { by } => words.say("undo-anothers-move", &[("by", by.to_string().into())]),
    }
}

/// Sits down in an open seat.
pub(crate) async fn sit_open(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let id = id_of(&id)?;
    let seat = form.get("seat").and_then(|text| text.parse().ok());
    let seat = seat.ok_or_else(|| Problem::Bad("web-bad-form", "seat".to_owned()))?;
    let (person, cookie) = caller.or_guest(form.get("nickname").map(String::as_str)).await?;
    create::sit(&app, id, seat, &person, None).await?;
    Ok(redirect(&format!("/t/{id}"), cookie))
}

/// The page behind a seat's link.
pub(crate) async fn invitation(
    State(app): State<App>,
    caller: Caller,
    Path((id, seat, secret)): Path<(String, String, String)>,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.lock(&handle, false).await?;
    let number: Seat = seat.parse().map_err(|_| Problem::NoSuchTable)?;
    let hash = secret.parse::<Secret>().map_err(|_| Problem::NoSuchTable)?.hash();
    let kept = open.seats.iter().find(|it| it.number == number.0).ok_or(Problem::NoSuchTable)?;
    if kept.chair != Chair::Link(hash) {
        return Err(Problem::Conflict("web-sit-used"));
    }
    let taken = open.seats.iter().filter(|it| !it.chair.is_free());
    let page = SitPage {
        title: open.table.name().to_owned(),
        action: format!("/sit/{id}/{seat}/{secret}"),
        seat: number.0 + 1,
        others: taken.map(|it| who(&caller, &it.chair, &it.nickname)).collect(),
        watch: format!("/t/{id}"),
    };
    Ok(html(sit_page(caller.say(), &caller.shell(), &page)))
}

/// Sits down with a link.
pub(crate) async fn sit(
    State(app): State<App>,
    caller: Caller,
    Path((id, seat, secret)): Path<(String, String, String)>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let id = id_of(&id)?;
    let seat: Seat = seat.parse().map_err(|_| Problem::NoSuchTable)?;
    let secret: Secret = secret.parse().map_err(|_| Problem::NoSuchTable)?;
    let (person, cookie) = caller.or_guest(form.get("nickname").map(String::as_str)).await?;
    create::sit(&app, id, seat, &person, Some(&secret)).await?;
    Ok(redirect(&format!("/t/{id}"), cookie))
}

/// The whole log.
pub(crate) async fn log(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.lock(&handle, true).await?;
    let lines = open.table.story(caller.words(), viewer_of(&open, &caller), &open.names(), 0);
    Ok(html(log_page(caller.say(), &caller.shell(), &id, &lines)))
}

/// A moment of a game that has ended, as everybody may see it; for the script, with how it came about.
pub(crate) async fn replay(
    State(app): State<App>,
    caller: Caller,
    Path((id, at)): Path<(String, usize)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let (game, moves, names) = {
        let open = app.tables.lock(&handle, true).await?;
        if open.status != Status::Over {
            return Err(Problem::Forbidden("web-not-over"));
        }
        (open.game.clone(), open.table.moves(), open.names())
    };
    if at > moves {
        return Err(Problem::NotFound);
    }
    let entries = app.store.entries(handle.id, 0).await?;
    let title = titles::named(&game.title).ok_or(Problem::NoSuchTable)?;
    let table = tokio::task::spawn_blocking(move || {
        let mut table = (title.open)(&game.setup, kernel::Seed(game.seed), game.deal, None)?;
        for (number, logged) in store::moves_that_stand(&entries).into_iter().take(at).enumerate() {
            let logged = store::Logged { seq: number as u64, ..logged.clone() };
            table.follow(&logged)?;
        }
        Ok::<_, String>(table)
    });
    let table = table.await.map_err(|_| Problem::Trouble)?.map_err(|_| Problem::Trouble)?;
    let (words, viewer, last) = (caller.words(), Viewer::Spectator, at.saturating_sub(1));
    let page = ReplayPage {
        address: format!("/t/{id}"),
        title: table.name(),
        at,
        moves,
        sheets: table.sheets(words, viewer, Stage::default()),
        lines: table.story(words, viewer, &names, last),
    };
    if is_live(&headers) {
        let steps = table.steps(words, viewer, &names, last as u64);
        return Ok(html(replay_frame(caller.say(), &steps, &page)));
    }
    let mut around = caller.shell();
    around.game = titles::named(page.title).map(|title| title.name);
    around.scripted = true;
    Ok(html(replay_page(caller.say(), &around, &page)))
}

/// To a moment of a game by its number in a form.
pub(crate) async fn replay_at(
    Path(id): Path<String>,
    Query(asked): Query<Fields>,
) -> Result<Response, Problem> {
    Ok(redirect(&format!("/t/{}/replay/{}", id_of(&id)?, number(&asked, "at")?), None))
}

/// The record of a game that has ended.
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.lock(&handle, true).await?;
    if open.status != Status::Over {
        return Err(Problem::Forbidden("web-not-over"));
    }
    let name = format!("attachment; filename=\"{}-{id}.txt\"", open.table.name());
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, open.table.record()).into_response())
}
