//! The pages of a table.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, UndoRefused, Viewer};
use store::{Chair, Flag, Game, GameId, PersonId, Secret, Status};
use web::{
    Beside, ChoiceLine, Confirm, DealCheck, DealLine, Final, HintLine, HintReasons, Notice, Opening, Part,
    ReplayPage, SeatLine, SitPage, Stage, TablePage, deal_page, log_page, replay_frame, replay_page,
    sit_page, table_page_with,
};

use crate::app::App;
use crate::bots;
use crate::caller::Caller;
use crate::coach;
use crate::compression::{Packs, Woven};
use crate::consent;
use crate::create;
use crate::fair::{self, Agreed, Known};
use crate::kept;
use crate::orders;
use crate::pace_pages::{pace_line, seat_time};
use crate::pages::{Fields, html, redirect, set_cookie, who};
use crate::problem::{PlayProblem, Problem};
use crate::reviews;
use crate::sights::{Board, Drawn};
use crate::table::{Advised, AnyTable};
use crate::tables::{self, Asked, Seated, Wanted};
use crate::talk;

/// How many moves somebody makes at once at most.
const MOST_AT_ONCE: usize = 12;

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

/// The seats of a table as one caller sees them; `names` are what the game calls them.
fn seat_lines(app: &App, open: &Seated, caller: &Caller, names: &[Option<String>]) -> Vec<SeatLine> {
    let me = caller.person.as_ref().map(|person| person.id);
    let mine = open.seats_of(me);
    let to_move = open.table.to_move();
    let line = |it: &store::StoredSeat| {
        let seat = Seat(it.number);
        SeatLine {
            seat: seat.to_string(),
            name: names.get(seat.index()).cloned().flatten(),
            who: who(caller, &it.chair, &it.nickname),
            mine: mine.contains(&seat),
            asked: to_move == Some(seat) && open.status != Status::Over,
            free: it.chair == Chair::Open,
            link: create::link_address(app, &open.game, it, me)
                .map(|path| format!("{}{path}", caller.here())),
            renewable: matches!(it.chair, Chair::Link(_)) && me.is_some() && open.game.host == me,
            time: seat_time(app, open, seat),
        }
    };
    open.seats.iter().map(line).collect()
}

/// What everybody at a table is called, seat by seat: by the game and by who sits there.
pub(crate) fn full_names(open: &Seated, caller: &Caller) -> Vec<String> {
    let name = |it: &store::StoredSeat| {
        let (seat, who) = (Seat(it.number), who(caller, &it.chair, &it.nickname));
        match open.table.seat_name(caller.words(), Viewer::Spectator, seat) {
            Some(name) => format!("{name} ({who})"),
            None => format!("{who} ({seat})"),
        }
    };
    open.seats.iter().map(name).collect()
}

/// Everything the page of a table shows to one caller.
pub(crate) fn page_of(
    app: &App,
    open: &Seated,
    caller: &Caller,
    notice: Option<Notice>,
) -> Result<Drawn, Problem> {
    let busy = app.bots.are_busy(open.game.id);
    let (words, say, table) = (caller.words(), caller.say(), &open.table);
    let viewer = viewer_of(open, caller);
    let sight = app.sights.of(open, viewer, caller);
    let told = sight.told(open, viewer, caller);
    let me = caller.person.as_ref().map(|person| person.id);
    let mine = open.seats_of(me);
    let to_move = table.to_move();
    let seats = seat_lines(app, open, caller, &told.seats);
    let full_name = |seat: Seat| {
        let line = seats.iter().find(|line| line.seat == seat.to_string());
        line.map_or(seat.to_string(), |line| match &line.name {
            Some(name) => format!("{name} ({})", line.who),
            None => format!("{} ({})", line.who, line.seat),
        })
    };
    let my_turn =
        matches!(viewer, Viewer::Seat(seat) if to_move == Some(seat)) && open.status == Status::Playing;
    let held = !busy
        && app.bots.must_wait(open)
        && open.held_by().is_some_and(|seat| mine.contains(&seat))
        // The bots may have played since this was looked up.
        && app.tables.handle(open.game.id).seated(false).is_none_or(|now| now.table.entries() == open.table.entries());
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
        Some(Ok(_)) if open.status == Status::Over && open.people() > 1 => (0, None),
        Some(Ok(count)) if open.status != Status::Open => (count, None),
        Some(Err(UndoRefused::Revealed)) => (0, Some(words.say("undo-revealed", &[]))),
        _ => (0, None),
    };
    let over = open.status == Status::Over;
    let names: Vec<String> = Seat::all(table.players()).map(full_name).collect();
    let outcome = open.outcome;
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
    let address = format!("/t/{}", open.game.id);
    let coached = coach::Advice::of(app, open, caller);
    let choices = if my_turn { choices(app, open, caller, coached.as_ref()) } else { Vec::new() };
    let beside = beside(open, caller, me, last.filter(|_| undo > 0), &full_name);
    let resting = if my_turn { sight.offer(open, viewer, caller).resting.clone() } else { Vec::new() };
    let marked = notice.as_ref().map_or_else(Vec::new, Notice::places);
    let sketches = notice.as_ref().map_or_else(Vec::new, Notice::sketches);
    let stage = Stage {
        choices: &choices,
        resting: &resting,
        address: &address,
        marked: &marked,
        sketches: &sketches,
        // Arrows begin at places where nothing can be chosen, too.
        named: !sketches.is_empty(),
    };
    let draw = || table.panels(words, viewer, stage);
    let board = match marked.is_empty() && sketches.is_empty() {
        true => sight.board(my_turn.then_some(&*choices), draw),
        false => Board::once(draw()),
    };
    // Whoever sits in several seats may be several people who pass a screen round.
    let passed_round = my_turn && mine.len() > 1 && board.panels.iter().any(|it| it.part == Part::Hand);
    let page = TablePage {
        panels: board.panels.clone(),
        hand: to_move.filter(|_| passed_round).map(|seat| seat.to_string()),
        address,
        title: table.name(),
        seq: table.entries(),
        state,
        asked: to_move.map_or_else(String::new, full_name),
        question: told.question.clone(),
        choices,
        resting,
        seat: to_move.filter(|_| my_turn).map(|seat| seat.to_string()),
        undo_seat: last.map(|seat| seat.to_string()),
        key: Secret::random()?.reveal(),
        undo,
        no_undo,
        coach: coached.map(|it| it.line(notice.as_ref())),
        notice,
        log: told.log.clone(),
        points: sight.points(open, caller, &names).to_vec(),
        winners,
        moves: table.moves(),
        deal: deal_line(&open.game, open.status),
        rated: Agreed::of(&open.game).rated,
        kept: true,
        followed: false,
        beside,
        pace: pace_line(app, open, caller),
        calls: !mine.is_empty()
            && !over
            && app.calls.has_any()
            && caller.person.as_ref().is_some_and(|it| !it.is_guest()),
        seats,
    };
    Ok(Drawn { page, board, sight })
}

/// What lies beside a game for one caller, but for talk, which is not drawn anew with every move.
fn beside(
    open: &Seated,
    caller: &Caller,
    me: Option<PersonId>,
    undoes: Option<Seat>,
    name: &impl Fn(Seat) -> String,
) -> Beside {
    let mine = open.seats_of(me);
    let plea = consent::line(open, caller, name);
    let playing = open.status == Status::Playing && open.table.is_whole();
    // What one may take back alone needs nobody's word.
    let asks = mine.iter().copied().find(|seat| undoes.is_none_or(|own| own != *seat));
    Beside {
        ask_back: asks
            .filter(|_| playing && plea.is_none())
            .and_then(|_| mine.iter().filter_map(|seat| open.table.turn_back(*seat)).min()),
        plea,
        orders: (!mine.is_empty() && open.status != Status::Over)
            .then(|| open.beside.orders.iter().filter(|it| Some(it.person) == me).count()),
        unrated: open.beside.is(Flag::Unrated),
        invites: open.status == Status::Open && me.is_some() && open.game.host == me,
        talk: None,
    }
}

/// The answers of whoever is asked, with a last word where the caller wants to have one. Bots that wait until a turn is said
/// to be over make its end no more final than any other move.
fn choices(app: &App, open: &Seated, caller: &Caller, beside: Option<&coach::Advice>) -> Vec<ChoiceLine> {
    let asked = open.table.to_move().map_or(Viewer::Spectator, Viewer::Seat);
    let confirm = caller.habits.confirm();
    let wanted = |it: &Final| match it {
        Final::ThrowsAway => true,
        Final::Reveals => confirm != Confirm::Never,
        Final::EndsTurn => confirm == Confirm::Always && !open.against_bots(),
        Final::Warned => true,
    };
    let mut choices = app.sights.of(open, asked, caller).offer(open, asked, caller).choices.clone();
    for choice in &mut choices {
        choice.last_word = choice.last_word.filter(wanted);
    }
    if let Some(beside) = beside {
        beside.warn(&mut choices);
    }
    choices
}

/// What everybody may know of the deal of a table.
fn deal_line(game: &Game, status: Status) -> Option<DealLine> {
    fair::known(game, status).map(|known| match known {
        Known::Committed(commitment) => DealLine::Committed { commitment, opened: None },
        Known::Opened { commitment, seed, nonce } => {
            DealLine::Committed { commitment, opened: Some(Opening { seed: seed.to_string(), nonce }) }
        }
        Known::Named(seed) => DealLine::Named(seed),
    })
}

/// The page about the deal of a table.
pub(crate) async fn deal(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let game = app.store.game(id_of(&id)?).await?.ok_or(Problem::NoSuchTable)?;
    let deal = deal_line(&game, game.standing.state.status);
    let mut check = DealCheck::default();
    if let Some(DealLine::Committed { commitment, opened }) = &deal {
        check.commitment = commitment.clone();
        if let Some(Opening { seed, nonce }) = opened {
            (check.seed, check.nonce) = (seed.clone(), nonce.clone());
        }
    }
    let address = format!("/t/{id}");
    let table = Some((&*address, deal.as_ref()));
    Ok(html(deal_page(caller.say(), &caller.shell(), table, &check)))
}

/// Makes the link of a seat anew.
pub(crate) async fn renew_link(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let id = id_of(&id)?;
    let seat = form.get("seat").and_then(|text| text.parse().ok());
    let seat = seat.ok_or_else(|| Problem::BadForm("seat".to_owned()))?;
    create::renew_link(&app, id, seat, caller.person.as_ref().map(|person| person.id)).await?;
    Ok(redirect(&format!("/t/{id}"), None))
}

/// The page around a table.
fn whole_page(caller: &Caller, drawn: &Drawn) -> Woven {
    let page = &drawn.page;
    let mut around = caller.shell();
    around.scripted = true;
    around.live = Some(format!("{}/live", page.address));
    around.game = Some(page.title);
    around.sheet = page.coach.as_ref().map(|_| "coach.css");
    drawn.woven(|symbols| table_page_with(caller.say(), &around, page, &symbols))
}

/// A table as it stands.
pub(crate) async fn table(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    wants: Wants,
    Query(asked): Query<Fields>,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let owner = caller.owner();
    let mut open = match app.tables.open(&handle, owner, true).await {
        Ok(open) => open,
        Err(problem) => return kept::page(&app, &caller, handle.id, problem).await,
    };
    let mut thoughts = None;
    if asked.contains_key("hint") {
        if Agreed::of(&open.game).rated && open.status != Status::Over {
            return Err(Problem::Forbidden("web-rated-no-hints"));
        }
        let seq = open.table.entries();
        if matches!(viewer_of(&open, &caller), Viewer::Seat(seat) if open.table.to_move() == Some(seat)) {
            thoughts = Some(bots::advise(&app, owner, &open).await?);
            open = app.tables.open(&handle, owner, true).await?;
            // Whoever moved in the meantime needs no advice on what is past.
            thoughts = thoughts.filter(|_| open.table.entries() == seq);
        }
    }
    let (ours, seen, Wants { live, packs }) = (app.clone(), caller.clone(), wants);
    let talk = match live {
        true => None,
        false => talk::shown(&app, &caller, &open, asked.contains_key("talk")).await?,
    };
    let drawn = app.tables.work(owner, &open, move |open| {
        let notice = match (viewer_of(open, &seen), thoughts, asked.get("why"), asked.get("sure")) {
            (_, Some(thoughts), ..) => {
                let (names, choices) = (full_names(open, &seen), choices(&ours, open, &seen, None));
                Some(Notice::Hint(hint_lines(&*open.table, &seen, &names, &choices, thoughts)))
            }
            (Viewer::Seat(seat), None, Some(text), _) => Some(judged(&*open.table, &seen, seat, text)),
            (Viewer::Seat(seat), None, None, Some(text)) if open.table.to_move() == Some(seat) => {
                let beside = coach::Advice::of(&ours, open, &seen);
                let choices = choices(&ours, open, &seen, beside.as_ref());
                choices.into_iter().find(|choice| choice.notation == *text).map(Notice::Sure)
            }
            _ => None,
        };
        let warned = match &notice {
            Some(Notice::Sure(choice)) if choice.last_word == Some(Final::Warned) => {
                Some(choice.notation.clone())
            }
            _ => None,
        };
        let mut drawn = page_of(&ours, open, &seen, notice)?;
        drawn.page.beside.talk = talk;
        let mut response = match live {
            true => frame(open, &seen, &drawn, None),
            false => whole_page(&seen, &drawn),
        }
        .answer(packs.unless(drawn.page.has_links()));
        if let Some(notation) = warned {
            let beside = coach::Advice::of(&ours, open, &seen);
            set_cookie(&mut response, beside.and_then(|it| it.warned(&ours, &seen, &notation)));
        }
        Ok(response)
    });
    drawn.await?
}

/// The best moves with what they are worth, and why.
pub(crate) fn hint_lines(
    table: &dyn AnyTable,
    caller: &Caller,
    names: &[String],
    choices: &[ChoiceLine],
    advice: Vec<Advised>,
) -> Vec<HintLine> {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let line = |(nth, it): (usize, Advised)| {
        let choice = choices.iter().find(|choice| choice.notation == it.notation)?.clone();
        let then = table.told_line(caller.words(), &it.line);
        let reasons = HintReasons {
            first: nth == 0,
            chance: it.chance,
            behind: it.behind,
            error: it.error,
            terms: it.terms,
            rival: it.rival.map(|(rival, points, term)| (name(rival), points, term)),
            denied: it.denied.and_then(|it| {
                Some((name(it.rival), table.told_taken(caller.words(), &it.what)?, it.deals, it.of))
            }),
            then: then.into_iter().skip(1).map(|(sentence, _)| sentence).collect(),
        };
        let told = reasons.told(caller.say(), table.name(), choice);
        Some(HintLine { sketches: table.sketched(nth, &it.line), ..told })
    };
    advice.into_iter().enumerate().filter_map(line).take(HINTS).collect()
}

/// What would come of a move.
fn judged(table: &dyn AnyTable, caller: &Caller, seat: Seat, text: &str) -> Notice {
    match table.judge(caller.words(), seat, text) {
        Ok(meaning) => Notice::Told(caller.say().with("allowed", &[("meaning", meaning.into())])),
        Err(reason) => {
            let rule = reason.rule().map(|rule| rule.to_string());
            Notice::Refused { sentence: reason.sentence(caller.words()), rule }
        }
    }
}

pub(crate) fn number(form: &Fields, name: &str) -> Result<u64, Problem> {
    let bad = || Problem::BadForm(name.to_owned());
    form.get(name).ok_or_else(bad)?.parse().map_err(|_| bad())
}

/// Makes a move.
pub(crate) async fn play(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    wants: Wants,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let text = form.get("move").ok_or_else(|| Problem::BadForm("move".to_owned()))?;
    let known = number(&form, "seq")?;
    let key = orders::own_key(form.get("key"));
    let key = key.as_ref();
    let handle = app.tables.handle(id_of(&id)?);
    // Several moves may come as one: the cards that somebody gives away.
    let mut moves: Vec<String> = text.split(';').take(MOST_AT_ONCE).map(|it| it.trim().to_owned()).collect();
    let beside = coach::advice(&app, &handle, &caller).await?;
    // Whoever never wants to be asked says with every move that the turn is over, should it be.
    let ends_turn = caller.habits.confirm() == Confirm::Never;
    let mut at = 0;
    let done = loop {
        let key = key.map(|key| if at == 0 { key.clone() } else { format!("{key}.{at}") });
        let act = Wanted::Move { text: std::mem::take(&mut moves[at]), key };
        let by = caller.by(form.get("seat").map(String::as_str))?;
        let asked = Asked { by, act, expected: known.saturating_add(at as u64), whole: true };
        let done = match tables::change(&app, &handle, caller.owner(), asked, ends_turn).await {
            Ok(done) => done,
            Err(PlayProblem::Problem(problem)) => return Err(problem),
            Err(problem) => {
                let open = app.tables.open(&handle, caller.owner(), true).await?;
                return answer(&app, &caller, &open, wants, Some(known), Some(problem)).await;
            }
        };
        at += 1;
        // What nearly everybody would answer next is answered, and can be taken back by itself.
        if form.contains_key("usual") && at == moves.len() && at < MOST_AT_ONCE && !done.repeated {
            let viewer = viewer_of(&done.open, &caller);
            let seen = app.tables.work(caller.owner(), &done.open, move |open| open.table.usual(viewer));
            moves.extend(seen.await?);
        }
        if at >= moves.len() {
            break done;
        }
    };
    let practised = beside.and_then(|it| it.answered(&app, &caller));
    let mut response = answer(&app, &caller, &done.open, wants, Some(known), None).await?;
    set_cookie(&mut response, practised);
    Ok(response)
}

/// Does something at a table, and shows what came of it.
async fn change(
    app: &App,
    caller: &Caller,
    id: &str,
    wants: Wants,
    form: &Fields,
    act: Wanted,
    expected: u64,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(id)?);
    let by = caller.by(form.get("seat").map(String::as_str))?;
    let known = matches!(act, Wanted::Move { .. }).then_some(expected);
    let asked = Asked { by, act, expected, whole: true };
    match tables::change(app, &handle, caller.owner(), asked, false).await {
        Ok(done) => answer(app, caller, &done.open, wants, known, None).await,
        Err(PlayProblem::Problem(problem)) => Err(problem),
        Err(problem) => {
            let open = app.tables.open(&handle, caller.owner(), true).await?;
            answer(app, caller, &open, wants, known, Some(problem)).await
        }
    }
}

/// Plays a game once more.
pub(crate) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let host = caller.person.as_ref().ok_or(Problem::Forbidden("web-not-your-seat"))?;
    let id = create::rematch(&app, caller.owner(), host, id_of(&id)?).await?;
    Ok(redirect(&format!("/t/{id}"), None))
}

/// Ends a turn that could still be taken back: now the bots play.
pub(crate) async fn end_turn(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    wants: Wants,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = app.tables.open(&handle, caller.owner(), true).await?;
    caller.by(form.get("seat").map(String::as_str))?.seat(&open)?;
    bots::end_turn(&app, &open, caller.owner());
    answer(&app, &caller, &open, wants, None, None).await
}

/// Takes moves back.
pub(crate) async fn undo(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    wants: Wants,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let expected = number(&form, "seq")?;
    let count = usize::try_from(number(&form, "moves")?).unwrap_or(usize::MAX);
    change(&app, &caller, &id, wants, &form, Wanted::Undo { moves: count }, expected).await
}

/// A table and what was seen since an entry, for the script.
fn frame(open: &Seated, caller: &Caller, drawn: &Drawn, known: Option<u64>) -> Woven {
    drawn.frame(open, viewer_of(open, caller), caller, known, |html| html)
}

/// After a form: on to the table, or the table with what is wrong; for the script, what was seen since the entry it
/// knows, and what changes.
async fn answer(
    app: &App,
    caller: &Caller,
    open: &Arc<Seated>,
    Wants { live, packs }: Wants,
    known: Option<u64>,
    problem: Option<PlayProblem>,
) -> Result<Response, Problem> {
    let (status, notice) = match problem {
        None if !live => return Ok(redirect(&format!("/t/{}", open.game.id), None)),
        None => (StatusCode::OK, None),
        Some(problem) => {
            let sentence = problem.sentence(caller.words());
            (problem.status(), Some(Notice::Refused { sentence, rule: problem.rule() }))
        }
    };
    let (ours, seen) = (app.clone(), caller.clone());
    let talk = if live { None } else { talk::shown(app, caller, open, false).await? };
    let drawn = app.tables.work(caller.owner(), open, move |open| {
        let mut drawn = page_of(&ours, open, &seen, notice)?;
        drawn.page.beside.talk = talk;
        // A page with links to seats is sent as it is.
        let packs = packs.unless(drawn.page.has_links());
        if live {
            return Ok(frame(open, &seen, &drawn, known).answer(packs));
        }
        Ok((status, whole_page(&seen, &drawn).answer(packs)).into_response())
    });
    drawn.await?
}

/// How whoever asks wants the page of a table.
#[derive(Clone, Copy)]
pub(crate) struct Wants {
    /// As the page's own script does: only what changes.
    live: bool,
    packs: Packs,
}

impl<S: Sync> FromRequestParts<S> for Wants {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let packs = Packs::from_request_parts(parts, state).await?;
        Ok(Self { live: is_live(&parts.headers), packs })
    }
}

/// Whether the page's own script asks.
pub(crate) fn is_live(headers: &HeaderMap) -> bool {
    headers.get("x-requested-with").is_some_and(|value| value == "live")
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
    let seat = seat.ok_or_else(|| Problem::BadForm("seat".to_owned()))?;
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
    let open = app.tables.open(&handle, caller.owner(), false).await?;
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
        rated: Agreed::of(&open.game).rated,
        named_seed: match fair::known(&open.game, open.status) {
            Some(Known::Named(seed)) => Some(seed),
            _ => None,
        },
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
    let open = match app.tables.open(&handle, caller.owner(), true).await {
        Ok(open) => open,
        Err(problem) => return kept::page(&app, &caller, handle.id, problem).await,
    };
    let seen = caller.clone();
    let drawn = app.tables.work(caller.owner(), &open, move |open| {
        let mut lines = open.table.story(seen.words(), viewer_of(open, &seen), &open.names(), 0);
        orders::tell(open, seen.words(), 0, &mut lines);
        html(log_page(seen.say(), &seen.shell(), &id, &lines))
    });
    drawn.await
}

/// A moment of a game that has ended, as everybody or as one seat saw it; for the script, with how it came about.
pub(crate) async fn replay(
    State(app): State<App>,
    caller: Caller,
    Path((id, at)): Path<(String, usize)>,
    Query(asked): Query<Fields>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let handle = app.tables.handle(id_of(&id)?);
    let open = match app.tables.open(&handle, caller.owner(), true).await {
        Ok(open) => open,
        Err(problem) => return kept::page(&app, &caller, handle.id, problem).await,
    };
    if open.status != Status::Over {
        return Err(Problem::Forbidden("web-not-over"));
    }
    let moves = open.table.moves();
    if at > moves {
        return Err(Problem::NotFound);
    }
    // What was hidden is known when all is over.
    let from = asked.get("seat").and_then(|text| text.parse::<Seat>().ok());
    let from = from.filter(|seat| seat.0 < open.table.players());
    let (live, seen, ours) = (is_live(&headers), caller.clone(), app.clone());
    let marks = reviews::marks(&app, open.game.id).await?;
    let drawn = app.tables.work(caller.owner(), &open, move |open| {
        let viewer = from.map_or(Viewer::Spectator, Viewer::Seat);
        let moment = open.table.moment(seen.words(), viewer, &open.names(), at, live)?;
        let course = open.table.course();
        let named = |seat| open.table.seat_name(seen.words(), Viewer::Spectator, seat);
        let names: Vec<Option<String>> = Seat::all(open.table.players()).map(named).collect();
        let page = ReplayPage {
            address: format!("/t/{id}"),
            title: open.table.name(),
            at,
            moves,
            from: from.map(|seat| seat.to_string()),
            turns: course.turns,
            rounds: course.rounds,
            seats: seat_lines(&ours, open, &seen, &names),
            panels: moment.panels,
            lines: moment.lines,
            marks,
        };
        if live {
            return Some(html(replay_frame(seen.say(), &moment.steps, &page)));
        }
        let mut around = seen.shell();
        around.game = Some(page.title);
        around.scripted = true;
        around.sheet = Some("review.css");
        Some(html(replay_page(seen.say(), &around, &page)))
    });
    drawn.await?.ok_or(Problem::NotFound)
}

/// To a moment of a game by its number in a form.
pub(crate) async fn replay_at(
    Path(id): Path<String>,
    Query(asked): Query<Fields>,
) -> Result<Response, Problem> {
    let seat = asked.get("seat").and_then(|text| text.parse::<Seat>().ok());
    let seen_by = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
    Ok(redirect(&format!("/t/{}/replay/{}{seen_by}", id_of(&id)?, number(&asked, "at")?), None))
}

/// The record of a game that has ended.
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let (title, text) = kept::record(&app, id_of(&id)?).await?;
    let name = format!("attachment; filename=\"{title}-{id}.txt\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}
