//! Tables of people who are away: what the server does for them has to be done too, once, whatever happens to it.
//!
//! Some move only when they are called. Some never move, and a bot does when their time is over. Some leave an order for their next
//! turn.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::ledger::Ledger;
use super::receiver::Receiver;
use super::tables::{address, answered, make};
use super::world::World;
use crate::chance::Chance;
use crate::visitor::Visitor;

/// How long a call or an order may take. A call that was being sent when its node ended is sent again after a minute.
const LATE: Duration = Duration::from_secs(150);

/// How often a table is looked at at which somebody else is asked.
const LOOK: Duration = Duration::from_millis(500);

/// How long there is for a turn at a table with a clock: the shortest there is.
const TURN: &str = "1m/turn";

/// Of so many tables one is of each kind, and no more than so many are.
const ONE_IN: u16 = 20;
const MOST: u16 = 10;

/// The kinds of tables.
#[derive(Clone, Copy)]
enum Kind {
    /// Who sits there moves when called.
    Called,
    /// One of the two never moves.
    Timed,
    /// One of the two leaves orders.
    Ordered,
}

/// Seats everybody.
pub(super) fn play(
    all: &mut JoinSet<()>,
    world: &World,
    ledger: &Arc<Ledger>,
    receiver: &Arc<Receiver>,
    tables: u16,
    seed: u64,
) {
    for number in 0..(tables / ONE_IN).clamp(1, MOST) {
        for kind in [Kind::Called, Kind::Timed, Kind::Ordered] {
            // Addresses and seeds that nobody at the usual tables has.
            let place = 20_000 + number * 3 + kind as u16;
            let chance = Chance::new(seed ^ (u64::from(place) << 32));
            let (first, second) =
                (Seat::new(world.door(), 2 * place), Seat::new(world.door(), 2 * place + 1));
            all.spawn(table(kind, [first, second], ledger.clone(), receiver.clone(), chance));
        }
    }
}

/// Where somebody comes from and goes to.
struct Seat {
    door: SocketAddr,
    number: u16,
}

impl Seat {
    fn new(door: SocketAddr, number: u16) -> Self {
        Self { door, number }
    }
}

async fn table(
    kind: Kind,
    seats: [Seat; 2],
    ledger: Arc<Ledger>,
    receiver: Arc<Receiver>,
    mut chance: Chance,
) {
    let mut visitors = Vec::new();
    for seat in &seats {
        let hook = matches!(kind, Kind::Called).then_some(receiver.addr);
        match somebody(seat, hook, &ledger, &mut chance).await {
            Some(visitor) => visitors.push(visitor),
            None => return,
        }
    }
    let [first, second] = visitors.as_slice() else { return };
    while !ledger.ending.load(Ordering::Relaxed) {
        let game = if chance.word().is_multiple_of(2) { "barrage" } else { "cities" };
        let mut wish = json!({ "game": game, "seats": ["me", "open"], "seed": chance.word() });
        if let Kind::Timed = kind {
            (wish["pace"], wish["timeout"]) = (json!(TURN), json!("bot"));
        }
        let Some(table) = begin(first, second, &wish, &ledger).await else { continue };
        ledger.begin(&table, first.secret.as_deref().unwrap_or_default());
        match kind {
            Kind::Called => called(&table, [first, second], &ledger, &receiver, &mut chance).await,
            Kind::Timed => timed(&table, first, &ledger, &mut chance).await,
            Kind::Ordered => ordered(&table, [first, second], &ledger, &mut chance).await,
        }
    }
}

/// Somebody with a session; with an account that is called there, if it is said where.
async fn somebody(
    seat: &Seat,
    hook: Option<SocketAddr>,
    ledger: &Ledger,
    chance: &mut Chance,
) -> Option<Visitor> {
    while !ledger.ending.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(200 + chance.word() % 1000)).await;
        let Ok(mut visitor) = Visitor::guest(address(seat.number), seat.door, "Slow").await else { continue };
        let Some(hook) = hook else { return Some(visitor) };
        // Whatever goes wrong on the way: the next is somebody new.
        let name = format!("slow{:x}", chance.word());
        let form = [("register-name", &*name), ("register-password", "a long password")];
        // nginx names the host without its port, so that is where forms come from behind it.
        let origins = [format!("http://{}", seat.door.ip()), format!("http://{}", seat.door)];
        let mut session = None;
        for origin in &origins {
            if session.is_none()
                && let Ok(answer) = visitor.form_from(origin, "/account/register", &form).await
            {
                session = answer.session;
            }
        }
        let Some(session) = session else { continue };
        visitor.secret = Some(session);
        let place = json!({ "kind": "json", "address": format!("http://{hook}/{name}") });
        match visitor.send("/api/calls", &place).await {
            Ok(answer) if answer.status < 300 => return Some(visitor),
            _ => {}
        }
    }
    None
}

/// A table at which both sit.
async fn begin(first: &Visitor, second: &Visitor, wish: &Value, ledger: &Ledger) -> Option<String> {
    let ending = || ledger.ending.load(Ordering::Relaxed);
    let begun = answered(first, "/api/tables", Some(wish), &ending).await?;
    let table = begun["id"].as_str()?.to_owned();
    // Refused if it was done the first time, and the answer got lost.
    answered(second, &format!("/api/tables/{table}/join"), Some(&json!({ "seat": "P2" })), &ending).await?;
    Some(table)
}

/// What a table asks somebody; nothing when all is over.
async fn asked(visitor: &Visitor, table: &str, ledger: &Ledger) -> Option<Value> {
    let ending = || ledger.ending.load(Ordering::Relaxed);
    let asked = answered(visitor, &format!("/api/tables/{table}/moves"), None, &ending).await?;
    (asked["status"] != 200 || !asked["to_move"].is_null()).then_some(asked)
}

/// Both move only when they are called. The last word is waited for, too: nobody stops before a call that is owed has come.
async fn called(table: &str, both: [&Visitor; 2], ledger: &Ledger, receiver: &Receiver, chance: &mut Chance) {
    let mut last = None;
    loop {
        let mut turn = None;
        for (who, visitor) in both.into_iter().enumerate() {
            let Some(asked) = asked(visitor, table, ledger).await else { return };
            if asked["mine"] == true {
                turn = Some((who, visitor, asked));
                break;
            }
        }
        let Some((who, visitor, asked)) = turn else {
            tokio::time::sleep(LOOK).await;
            continue;
        };
        let seq = asked["seq"].as_u64().unwrap_or_default();
        // Nobody is called to go on with their own turn, nor to begin a game that they are just sitting down at.
        if last != Some(who) {
            ledger.turn(table, seq);
            if seq > 0 && last.is_some() && !receiver.hears(&(table.to_owned(), seq), LATE).await {
                ledger.amiss(format!("table {table}: nobody was called for the turn at entry {seq}"));
            }
        }
        if ledger.ending.load(Ordering::Relaxed) {
            return;
        }
        last = make(visitor, ledger, table, &asked, chance).await.then_some(who);
    }
}

/// The first moves; the time of the second runs out, and a bot moves.
async fn timed(table: &str, first: &Visitor, ledger: &Ledger, chance: &mut Chance) {
    ledger.time(table);
    while !ledger.ending.load(Ordering::Relaxed) {
        let Some(asked) = asked(first, table, ledger).await else { return };
        if asked["mine"] == true {
            make(first, ledger, table, &asked, chance).await;
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// The second leaves an order before each turn, and goes on when it was carried out or has ended. Where something else is asked than
/// what the order is for, it rightly waits, and the second answers.
async fn ordered(table: &str, both: [&Visitor; 2], ledger: &Ledger, chance: &mut Chance) {
    let [first, second] = both;
    let ending = || ledger.ending.load(Ordering::Relaxed);
    let path = format!("/api/tables/{table}/orders");
    let mut given: Option<String> = None;
    let mut since = Instant::now();
    while !ending() {
        let Some(question) = asked(first, table, ledger).await else { return };
        if question["mine"] == true {
            if given.is_none() {
                let Some(orders) = answered(second, &path, None, &ending).await else { return };
                if let Some(chosen) = chance.choose(&texts(&orders["ahead"])) {
                    let order = json!({ "order": "take", "move": chosen });
                    let answer = second.send(&path, &order).await;
                    given = answer.is_ok_and(|answer| answer.status == 201).then(|| (*chosen).to_owned());
                }
            }
            make(first, ledger, table, &question, chance).await;
            since = Instant::now();
        } else {
            let Some(question) = asked(second, table, ledger).await else { return };
            if let Some(chosen) = &given {
                let Some(orders) = answered(second, &path, None, &ending).await else { return };
                let waits = orders["orders"].as_array().is_none_or(|orders| !orders.is_empty());
                if !waits {
                    // What was asked is answered already, perhaps.
                    given = None;
                    continue;
                }
                if texts(&question["moves"]).contains(&chosen.as_str()) {
                    if since.elapsed() > LATE {
                        ledger.amiss(format!("table {table}: an order was neither carried out nor ended"));
                        return;
                    }
                    tokio::time::sleep(LOOK).await;
                    continue;
                }
            }
            if question["mine"] == true {
                make(second, ledger, table, &question, chance).await;
                since = Instant::now();
            }
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// A list of texts.
fn texts(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}
