//! Taking back by consent: further than a player may alone, if everybody at the table agrees.
//!
//! It may go back behind what came to light: the one exception to the honest undo. So the log keeps what was taken back, the
//! record says that something was, and the game counts for no rating. Bots agree; an Automa is no player. A game that is over
//! stays over: its seed has been told by then.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use kernel::Seat;
use store::{Chair, Plea, Status};
use web::PleaLine;

use crate::app::App;
use crate::caller::Caller;
use crate::pages::{Fields, redirect};
use crate::pool::Owner;
use crate::problem::{PlayProblem, Problem};
use crate::table_pages::{id_of, number};
use crate::tables::{self, Asked, By, Handle, Seated, Wanted};

/// How many moves can be asked for at once.
const MOST_BACK: usize = 200;

/// What the table is asked, if it still is.
pub(crate) fn plea(open: &Seated) -> Option<Plea> {
    open.beside.plea.filter(|plea| plea.seq == open.table.entries() && open.status == Status::Playing)
}

/// Whether all whose word counts agree: people, but for the one who asks.
fn all_agree(open: &Seated, plea: Plea) -> bool {
    let chair = |number: u8| open.seats.iter().find(|it| it.number == number).map(|it| &it.chair);
    let asks = chair(plea.seat);
    let mut others =
        open.seats.iter().filter(|it| matches!(it.chair, Chair::Person(_)) && Some(&it.chair) != asks);
    others.all(|it| plea.agreed & (1 << it.number.min(7)) != 0)
}

/// What the page says of it.
pub(crate) fn line(open: &Seated, caller: &Caller, name: impl Fn(Seat) -> String) -> Option<PleaLine> {
    let plea = plea(open)?;
    let me = caller.person.as_ref().map(|person| person.id);
    let mine = open.seats_of(me);
    let asks = Seat(plea.seat);
    let own = mine.contains(&asks);
    let waits = !own && mine.iter().any(|seat| plea.agreed & (1 << seat.0.min(7)) == 0);
    let moves = open.table.moves_from(plea.to);
    let args = [("name", name(asks).into()), ("count", moves.into())];
    Some(PleaLine {
        sentence: caller.say().with(if own { "plea-yours" } else { "plea-of" }, &args),
        seq: plea.seq,
        asked: waits,
        mine: own,
    })
}

/// Asks the table to take back so many moves.
pub(crate) async fn ask(
    app: &App,
    caller: &Caller,
    id: &str,
    said: Option<&str>,
    moves: usize,
    expected: u64,
) -> Result<Arc<Seated>, Problem> {
    let handle = app.tables.handle(id_of(id)?);
    let open = app.tables.open(&handle, caller.owner(), true).await?;
    let seat = caller.by(said)?.seat(&open)?;
    if open.status != Status::Playing {
        return Err(Problem::Conflict("web-plea-not-now"));
    }
    if open.table.entries() != expected {
        return Err(Problem::Conflict("web-stale"));
    }
    let to = Some(moves).filter(|it| (1..=MOST_BACK).contains(it)).and_then(|it| open.table.entry_back(it));
    let to = to.ok_or(Problem::Bad("web-plea-nothing"))?;
    let mine = open.seats_of(caller.person.as_ref().map(|it| it.id));
    let agreed = mine.iter().fold(0u8, |bits, seat| bits | 1 << seat.0.min(7));
    let plea = Plea { seq: expected, to, seat: seat.0, agreed };
    app.store.plead(handle.id, plea).await?;
    settle(app, &handle, caller.owner(), plea).await
}

/// Agrees to what the table is asked, or not; whoever asked takes it back by not agreeing.
pub(crate) async fn answer(
    app: &App,
    caller: &Caller,
    id: &str,
    seq: u64,
    agrees: bool,
) -> Result<Arc<Seated>, Problem> {
    let handle = app.tables.handle(id_of(id)?);
    let open = app.tables.open(&handle, caller.owner(), true).await?;
    let mine = open.seats_of(caller.person.as_ref().map(|it| it.id));
    if mine.is_empty() {
        return Err(Problem::Forbidden("web-not-your-seat"));
    }
    plea(&open).filter(|plea| plea.seq == seq).ok_or(Problem::Conflict("web-plea-gone"))?;
    if !agrees {
        app.store.end_plea(handle.id, seq).await?;
        tables::refresh(app, &handle).await?;
        return app.tables.open(&handle, caller.owner(), true).await;
    }
    let mut agreed = None;
    for seat in mine {
        agreed = app.store.agree(handle.id, seq, seat.0).await?;
    }
    let plea = agreed.ok_or(Problem::Conflict("web-plea-gone"))?;
    settle(app, &handle, caller.owner(), plea).await
}

/// Takes back if everybody agrees; else everybody sees what is asked.
async fn settle(app: &App, handle: &Arc<Handle>, owner: Owner, plea: Plea) -> Result<Arc<Seated>, Problem> {
    tables::refresh(app, handle).await?;
    let open = app.tables.open(handle, owner, true).await?;
    if !all_agree(&open, plea) {
        return Ok(open);
    }
    let (by, act) = (By::Seat(Seat(plea.seat)), Wanted::Agreed { to: plea.to });
    let asked = Asked { by, act, expected: plea.seq, whole: true };
    let done = tables::change(app, handle, owner, asked, false).await;
    // It is void already: the log has gone on.
    app.store.end_plea(handle.id, plea.seq).await?;
    match done {
        Ok(_) => {
            tables::refresh(app, handle).await?;
            app.tables.open(handle, owner, true).await
        }
        Err(PlayProblem::Problem(problem)) => Err(problem),
        Err(_) => Err(Problem::Conflict("web-plea-gone")),
    }
}

/// The form to ask.
pub(crate) async fn ask_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let moves = usize::try_from(number(&form, "moves")?).unwrap_or(usize::MAX);
    let seat = form.get("seat").map(String::as_str);
    ask(&app, &caller, &id, seat, moves, number(&form, "seq")?).await?;
    Ok(redirect(&format!("/t/{id}"), None))
}

/// The form to answer.
pub(crate) async fn answer_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let agrees = form.get("agree").is_some_and(|it| it == "yes");
    answer(&app, &caller, &id, number(&form, "seq")?, agrees).await?;
    Ok(redirect(&format!("/t/{id}"), None))
}
