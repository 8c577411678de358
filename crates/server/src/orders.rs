//! Standing orders: what is done for a player when a question comes up, by who may be away for days.
//!
//! An order knows what its owner knows: it is judged from the seat's view and the moves that seat is offered, and nothing else.
//! It is carried out where bots are woken, by the node that brought the question up; the log has one entry for each number, so
//! that it is carried out once. What an order named and finds changed ends it.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use store::{Beside, Chair, GameId, ORDERED, Status, StoreError, StoredOrder};
use web::{LogLine, OrderLine, OrdersPage, orders_page};
use words::Words;

use crate::app::App;
use crate::bots;
use crate::caller::Caller;
use crate::pages::{Fields, html, redirect};
use crate::pool::Owner;
use crate::problem::{PlayProblem, Problem};
use crate::table::AnyTable;
use crate::table_pages::{id_of, number};
use crate::tables::{self, Asked, By, Handle, Seated, Wanted};

/// The most decisions that orders make in a row.
const MOST_IN_A_ROW: usize = 40;
/// How many turns a page of the store's list has.
const PAGE: u32 = 200;

/// What a player wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Pass where nearly nothing else can be done.
    Pass,
    /// Give the one sensible answer where there is one.
    Sensible,
    /// Make this move at the beginning of the next turn, if what it names still lies there as it did.
    Take { mv: String, named: u64 },
}

/// How an order stands at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stands {
    /// It waits for its question.
    Waits,
    /// This is its answer to what is asked.
    Plays(String),
    /// What it was about has changed.
    Over,
}

impl Order {
    /// As the store keeps it.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Pass => "pass".to_owned(),
            Self::Sensible => "sensible".to_owned(),
            Self::Take { mv, named } => format!("take {named:x} {mv}"),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        match text {
            "pass" => Some(Self::Pass),
            "sensible" => Some(Self::Sensible),
            _ => {
                let (named, mv) = text.strip_prefix("take ")?.split_once(' ')?;
                Some(Self::Take { mv: mv.to_owned(), named: u64::from_str_radix(named, 16).ok()? })
            }
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Sensible => "sensible",
            Self::Take { .. } => "take",
        }
    }

    /// What it says, in words.
    fn sentence(&self, table: &dyn AnyTable, words: &Words, seat: Seat) -> String {
        match self {
            Self::Take { mv, .. } => {
                let told = table.told(words, seat, mv).unwrap_or_else(|| mv.clone());
                words.say("web-orders-told-take", &[("move", told.into())])
            }
            other => words.say(&format!("web-orders-{}", other.kind()), &[]),
        }
    }
}

/// Notes in what lies beside a table that an order made an entry.
pub(crate) fn noted(beside: &Arc<Beside>, entry: u64, key: Option<&str>) -> Arc<Beside> {
    match key.filter(|key| key.starts_with(ORDERED)) {
        Some(key) => {
            let mut beside = Beside::clone(beside);
            beside.ordered.push((entry, key.to_owned()));
            Arc::new(beside)
        }
        None => beside.clone(),
    }
}

/// A key that a client chose: none that says an order made the entry.
pub(crate) fn own_key(key: Option<&String>) -> Option<String> {
    key.filter(|key| !key.is_empty() && key.len() <= 100 && !key.starts_with(ORDERED)).cloned()
}

/// Says in a log that begins after so many moves which of them standing orders made: beside what the moves brought about.
pub(crate) fn tell(open: &Seated, words: &Words, from: usize, lines: &mut Vec<LogLine>) {
    for (entry, _) in &open.beside.ordered {
        let Some((number, seat)) = open.table.made_at(*entry).filter(|(number, _)| *number > from) else {
            continue;
        };
        // A move may have brought nothing about yet.
        let after = lines.iter().rposition(|line| line.number <= number).map_or(0, |at| at + 1);
        let called = open.names().0.get(usize::from(seat.0)).cloned().flatten();
        let called = called.unwrap_or_else(|| seat.to_string());
        let text = words.say("web-orders-played", &[("seat", called.into())]);
        let seat = seat.to_string();
        lines.insert(after, LogLine { text, reason: false, number, about: Some(seat.clone()), seat });
    }
}

/// Carries out the orders of a table if there are any, until none has an answer. Called where bots are woken.
pub(crate) fn attend(app: &App, open: &Seated, owner: Owner) {
    let game = open.game.id;
    if open.beside.orders.is_empty() || open.status != Status::Playing || !app.bots.begin(game) {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let handle = app.tables.handle(game);
        let seen = carry_out(&app, &handle, owner).await;
        app.bots.end(game);
        match seen {
            // A bot may be asked now, or a person has moved meanwhile.
            Ok(seen) => {
                let now = handle.seated(false);
                if now.is_some_and(|now| now.bot_to_move().is_some() || now.table.entries() != seen) {
                    bots::attend(&app, game, owner);
                }
            }
            Err(problem) => {
                tracing::warn!(%game, ?problem, "standing orders were not carried out; they are looked at again");
                app.bots.look_again(game);
            }
        }
    });
}

/// What orders have to say at one moment: those that are over, and the first that has an answer.
struct Look {
    over: Vec<u64>,
    plays: Option<(u64, Order, Seat, String)>,
}

fn look(open: &Seated) -> Look {
    let mut look = Look { over: Vec::new(), plays: None };
    for order in &open.beside.orders {
        let mine =
            |it: &store::StoredSeat| it.number == order.seat && it.chair == Chair::Person(order.person);
        let read = Order::read(&order.text).filter(|_| open.seats.iter().any(mine));
        let Some(read) = read else {
            look.over.push(order.number);
            continue;
        };
        let seat = Seat(order.seat);
        match open.table.stands(seat, &read) {
            Stands::Waits => {}
            Stands::Over => look.over.push(order.number),
            Stands::Plays(mv) if look.plays.is_none() => look.plays = Some((order.number, read, seat, mv)),
            Stands::Plays(_) => {}
        }
    }
    look
}

/// Carries out what can be; tells how many entries the table had at the last look.
async fn carry_out(app: &App, handle: &Arc<Handle>, owner: Owner) -> Result<u64, Problem> {
    let mut seen = 0;
    for _ in 0..MOST_IN_A_ROW {
        let open = app.tables.open_as_known(handle, owner, false).await?;
        seen = open.table.entries();
        if open.beside.orders.is_empty() || open.status != Status::Playing {
            break;
        }
        let Look { over, plays } = app.tables.work(owner, &open, look).await?;
        for &number in &over {
            app.store.end_order(handle.id, number).await?;
        }
        let Some((number, order, seat, text)) = plays else {
            if !over.is_empty() {
                app.tables.refresh(handle).await?;
            }
            break;
        };
        let key = Some(format!("{ORDERED}{}:{number}:{seen}", order.kind()));
        let asked =
            Asked { by: By::Seat(seat), act: Wanted::Move { text, key }, expected: seen, whole: false };
        match app.tables.change(handle, owner, asked).await {
            Ok(_) => metrics::counter!("hydropolis_orders_total", "kind" => order.kind()).increment(1),
            // Somebody was quicker, here or at another node.
            Err(PlayProblem::Stale { .. }) => {}
            Err(PlayProblem::Problem(problem)) => return Err(problem),
            // What was legal a moment ago is not: the order is of no use.
            Err(_) => {
                app.store.end_order(handle.id, number).await?;
            }
        }
        if matches!(order, Order::Take { .. }) {
            app.store.end_order(handle.id, number).await?;
        }
        if !over.is_empty() || matches!(order, Order::Take { .. }) {
            app.tables.refresh(handle).await?;
        }
    }
    Ok(seen)
}

/// Looks for orders of whoever is asked that nobody has looked at since: what a node that is gone has left.
pub(crate) async fn sweep(app: &App) -> Result<(), StoreError> {
    let (mut after, mut now) = (None, std::collections::HashMap::new());
    loop {
        let turns: Vec<(GameId, u64)> = app.store.order_turns(after, PAGE).await?;
        let Some(last) = turns.last() else { break };
        after = Some(last.0);
        for (game, seq) in turns {
            now.insert(game, seq);
            if app.bots.looked_at(game, seq) {
                continue;
            }
            if let Some(handle) = app.tables.opened(game) {
                app.tables.catch_up(&handle).await;
            }
            bots::attend(app, game, Owner::default());
        }
    }
    app.bots.looked(now);
    Ok(())
}

/// The orders of one person at one seat, in words.
fn lines(open: &Seated, words: &Words, seat: Seat, orders: &[StoredOrder]) -> Vec<OrderLine> {
    let line = |it: &StoredOrder| {
        let order = Order::read(&it.text)?;
        Some(OrderLine { number: it.number, sentence: order.sentence(&*open.table, words, seat) })
    };
    orders.iter().filter_map(line).collect()
}

/// The caller's seat at a table, and the orders they have there.
pub(crate) fn mine(
    open: &Seated,
    caller: &Caller,
    said: Option<&str>,
) -> Result<(Seat, Vec<StoredOrder>), Problem> {
    let seat = caller.by(said)?.seat(open)?;
    let me = caller.person.as_ref().ok_or(Problem::Forbidden("web-not-your-seat"))?;
    let orders = open.beside.orders.iter().filter(|it| it.person == me.id && it.seat == seat.0);
    Ok((seat, orders.cloned().collect()))
}

/// Gives an order; tells its number.
pub(crate) async fn give(
    app: &App,
    caller: &Caller,
    id: &str,
    said: Option<&str>,
    kind: &str,
    mv: Option<&str>,
) -> Result<u64, Problem> {
    let handle = app.tables.handle(id_of(id)?);
    let open = app.tables.open(&handle, caller.owner(), false).await?;
    let (seat, given) = mine(&open, caller, said)?;
    let me = caller.person.as_ref().ok_or(Problem::Forbidden("web-not-your-seat"))?;
    if open.status == Status::Over {
        return Err(Problem::Conflict("web-orders-over"));
    }
    let order = match kind {
        "pass" if open.table.has_passes() => Order::Pass,
        "sensible" => Order::Sensible,
        "take" => {
            if open.table.to_move() == Some(seat) && open.status == Status::Playing {
                return Err(Problem::Conflict("web-orders-your-turn"));
            }
            let text = mv.unwrap_or_default().to_owned();
            let found = app.tables.work(caller.owner(), &open, move |open| open.table.order_for(seat, &text));
            found.await?.ok_or(Problem::Bad("web-orders-not-ahead"))?
        }
        _ => return Err(Problem::BadForm("order".to_owned())),
    };
    let text = order.text();
    if let Some(same) = given.iter().find(|it| it.text == text) {
        return Ok(same.number);
    }
    if given.len() >= usize::try_from(app.limits.orders_per_seat).unwrap_or(usize::MAX) {
        return Err(Problem::Limited("web-orders-too-many"));
    }
    let number = app.store.put_order(handle.id, seat.0, me.id, &text).await?;
    // It may be about what is asked just now.
    tables::refresh(app, &handle).await?;
    number.ok_or(Problem::NoSuchTable)
}

/// Takes an order back.
pub(crate) async fn end(app: &App, caller: &Caller, id: &str, number: u64) -> Result<(), Problem> {
    let handle = app.tables.handle(id_of(id)?);
    let open = app.tables.open(&handle, caller.owner(), false).await?;
    let me = caller.person.as_ref().map(|person| person.id);
    if open.seats_of(me).is_empty() {
        return Err(Problem::Forbidden("web-not-your-seat"));
    }
    let own = open.beside.orders.iter().any(|it| it.number == number && Some(it.person) == me);
    if !own || !app.store.end_order(handle.id, number).await? {
        return Err(Problem::NotFound);
    }
    tables::refresh(app, &handle).await
}

/// Orders with what can be ordered, as programs and the page are told.
pub(crate) struct Shown {
    pub(crate) seat: Seat,
    pub(crate) orders: Vec<OrderLine>,
    pub(crate) kinds: Vec<&'static str>,
    pub(crate) ahead: Vec<(String, String)>,
}

pub(crate) async fn shown(
    app: &App,
    caller: &Caller,
    id: &str,
    said: Option<&str>,
) -> Result<Shown, Problem> {
    let handle = app.tables.handle(id_of(id)?);
    let open = app.tables.open(&handle, caller.owner(), false).await?;
    let (seat, given) = mine(&open, caller, said)?;
    let words = caller.words();
    let drawn = app.tables.work(caller.owner(), &open, move |open| {
        let has = |order: &Order| given.iter().any(|it| it.text == order.text());
        let passes = open.table.has_passes() && !has(&Order::Pass);
        let kinds = [("pass", passes), ("sensible", !has(&Order::Sensible))];
        let own_turn = open.table.to_move() == Some(seat) && open.status == Status::Playing;
        Shown {
            seat,
            orders: lines(open, words, seat, &given),
            kinds: kinds.into_iter().filter(|(_, offered)| *offered).map(|(kind, _)| kind).collect(),
            ahead: if own_turn || open.status == Status::Over {
                Vec::new()
            } else {
                open.table.ahead(words, seat)
            },
        }
    });
    drawn.await
}

async fn drawn(
    app: &App,
    caller: &Caller,
    id: &str,
    said: Option<&str>,
    problem: Option<Problem>,
) -> Result<Response, Problem> {
    let Shown { seat, orders, kinds, ahead } = shown(app, caller, id, said).await?;
    let status = problem.as_ref().map_or(StatusCode::OK, Problem::status);
    let page = OrdersPage {
        address: format!("/t/{}", id_of(id)?),
        seat: seat.to_string(),
        orders,
        kinds,
        ahead,
        problem: problem.map(|it| it.sentence(caller.words())),
    };
    let mut around = caller.shell();
    around.sheet = Some("lobby.css");
    Ok((status, html(orders_page(caller.say(), &around, &page))).into_response())
}

/// The page of orders.
pub(crate) async fn page(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    drawn(&app, &caller, &id, None, None).await
}

/// The form for a new order.
pub(crate) async fn give_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let text = |name: &str| form.get(name).map(String::as_str);
    let kind = text("order").ok_or_else(|| Problem::BadForm("order".to_owned()))?;
    match give(&app, &caller, &id, text("seat"), kind, text("move")).await {
        Ok(_) => Ok(redirect(&format!("/t/{id}/orders"), None)),
        Err(problem @ (Problem::Bad(_) | Problem::Limited(_) | Problem::Conflict(_))) => {
            drawn(&app, &caller, &id, text("seat"), Some(problem)).await
        }
        Err(problem) => Err(problem),
    }
}

/// The form to take an order back.
pub(crate) async fn end_form(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    end(&app, &caller, &id, number(&form, "number")?).await?;
    Ok(redirect(&format!("/t/{id}/orders"), None))
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Match, Seed, Viewer};

    use super::*;
    use crate::table::Live;
    use crate::titles::Served;

    #[test]
    fn orders_read_back() {
        let take = Order::Take { mv: "slot 7 with #34".to_owned(), named: u64::MAX };
        for order in [Order::Pass, Order::Sensible, take] {
            assert_eq!(Order::read(&order.text()), Some(order));
        }
        for text in ["", "dance", "take", "take 1", "take x pass"] {
            assert_eq!(Order::read(text), None, "{text}");
        }
    }

    /// An order never acts on what its owner cannot know: dealt anew, everything hidden from a seat, it stands as before.
    fn knows_no_more<T: Served>() -> usize {
        let setup = T::agree(&titles::Order { own_players: vec![None; 3], settings: Default::default() });
        let game = T::open(setup.expect("a set-up")).expect("a game");
        let mut plays = 0;
        for seed in 0..4 {
            let (mut table, mut chance) =
                (Match::begin(game.clone(), Seed(seed)), Chance::new(Seed(seed + 99)));
            let mut given: Vec<Vec<Order>> = vec![vec![Order::Pass, Order::Sensible]; 3];
            for step in 0..500 {
                if table.to_move().is_none() {
                    break;
                }
                for seat in Seat::all(3) {
                    let viewer = Viewer::Seat(seat);
                    let mut position = table.position().clone();
                    game.redeal(&mut position, viewer, &mut chance);
                    let other =
                        Match::take_up(game.clone(), table.seed(), table.deal(), position, table.entries());
                    let (true_one, other) = (Live(table.clone()), Live(other));
                    let ahead = game.ahead(&table.view(viewer));
                    let orders = &mut given[seat.index()];
                    if let Some(mv) = ahead.get(chance.below(ahead.len().max(1))) {
                        let order = true_one.order_for(seat, &mv.to_string());
                        assert_eq!(order, other.order_for(seat, &mv.to_string()));
                        orders.truncate(6);
                        orders.extend(order.filter(|_| step % 3 == 0));
                    }
                    for order in orders.iter() {
                        let stands = true_one.stands(seat, order);
                        assert_eq!(stands, other.stands(seat, order), "seed {seed}, step {step}, {order:?}");
                        plays += usize::from(matches!(stands, Stands::Plays(_)));
                    }
                    let stays = |order: &Order| true_one.stands(seat, order) != Stands::Over;
                    orders.retain(stays);
                }
                let moves = table.moves();
                let (seat, mv) = (table.to_move().expect("asked"), moves[chance.below(moves.len())]);
                table.play(seat, mv).expect("a legal move");
            }
        }
        plays
    }

    #[test]
    fn an_order_knows_no_more_than_its_owner() {
        for plays in titles::each!(T => knows_no_more::<T>()) {
            assert!(plays > 100, "{plays} answers are too few to say anything");
        }
    }
}
