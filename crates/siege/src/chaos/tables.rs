//! Players and spectators: they go by what they are answered, and send again what was not.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::ledger::Ledger;
use super::world::World;
use crate::chance::Chance;
use crate::visitor::Visitor;

/// One table in so many has a spectator.
const WATCHED: u16 = 4;

/// How long a player waits before trying again.
const AGAIN: Duration = Duration::from_millis(150);

/// How long one request may go without an answer.
const REQUEST: Duration = Duration::from_secs(20);

/// Seats everybody.
pub(super) fn play(
    world: &World,
    ledger: &Arc<Ledger>,
    tables: u16,
    pause: Duration,
    seed: u64,
) -> JoinSet<()> {
    let mut all = JoinSet::new();
    for number in 0..tables {
        let seed = seed ^ (u64::from(number) << 32);
        all.spawn(player(world.door(), ledger.clone(), number, pause, seed, world.token.clone()));
    }
    all
}

/// Waits until everybody has gone; tells who does not.
pub(super) async fn end(mut players: JoinSet<()>, within: Duration) -> Option<String> {
    let gone = tokio::time::timeout(within, async { while players.join_next().await.is_some() {} }).await;
    let left = players.len();
    players.abort_all();
    gone.is_err()
        .then(|| format!("{left} players still wait for an answer {} s after the end", within.as_secs()))
}

/// An address of one's own.
pub(super) fn address(number: u16) -> Ipv4Addr {
    let [high, low] = number.to_be_bytes();
    Ipv4Addr::new(127, 10, high, low.max(1))
}

async fn player(
    door: SocketAddr,
    ledger: Arc<Ledger>,
    number: u16,
    pause: Duration,
    seed: u64,
    token: Option<String>,
) {
    let mut chance = Chance::new(seed);
    let ending = || ledger.ending.load(Ordering::Relaxed);
    // Not all at once.
    tokio::time::sleep(Duration::from_millis(chance.word() % 3000)).await;
    let mut visitor = loop {
        match Visitor::guest(address(number), door, "Player").await {
            Ok(visitor) => break visitor,
            Err(_) if ending() => return,
            Err(_) => tokio::time::sleep(AGAIN).await,
        }
    };
    if token.is_some() {
        visitor.secret = token;
    }
    while !ending() {
        let title = if number.is_multiple_of(2) { "barrage" } else { "cities" };
        let second = if number.is_multiple_of(3) { "beginner" } else { "me" };
        let wish = json!({ "game": title, "seats": ["me", second], "seed": chance.word() });
        let Some(begun) = answered(&visitor, "/api/tables", Some(&wish), &ending).await else { return };
        let Some(table) = begun["id"].as_str().map(str::to_owned) else {
            tokio::time::sleep(AGAIN).await;
            continue;
        };
        ledger.begin(&table, visitor.secret.as_deref().unwrap_or_default());
        let watching = (number % WATCHED == 1)
            .then(|| tokio::spawn(spectator(door, ledger.clone(), number, table.clone())));
        game(&visitor, &ledger, &table, pause, &mut chance).await;
        if let Some(watching) = watching {
            // What happened last is told, too.
            tokio::time::sleep(Duration::from_secs(2)).await;
            watching.abort();
        }
    }
}

/// What the server answers in the end, whatever happens to it meanwhile. Nothing when all is over.
pub(super) async fn answered(
    visitor: &Visitor,
    path: &str,
    body: Option<&Value>,
    ending: &impl Fn() -> bool,
) -> Option<Value> {
    loop {
        let asked = async {
            match body {
                Some(body) => visitor.send(path, body).await,
                None => visitor.read(path).await,
            }
        };
        match tokio::time::timeout(REQUEST, asked).await {
            Ok(Ok(answer)) if answer.status < 300 || answer.status == 409 => {
                let mut value = answer.json();
                value["status"] = json!(answer.status);
                return Some(value);
            }
            Ok(Ok(answer)) if answer.status == 422 => {
                return Some(json!({ "status": 422, "told": answer.told() }));
            }
            _ if ending() && body.is_none() => return None,
            _ => tokio::time::sleep(AGAIN).await,
        }
        // Who waits for a move to be acknowledged waits longer: it may have been made.
        if ending() && body.is_some_and(|body| body.get("key").is_none()) {
            return None;
        }
    }
}

/// Plays a game to its end, or until all is over.
async fn game(visitor: &Visitor, ledger: &Ledger, table: &str, pause: Duration, chance: &mut Chance) {
    let path = format!("/api/tables/{table}/moves");
    let ending = || ledger.ending.load(Ordering::Relaxed);
    while !ending() {
        let Some(asked) = answered(visitor, &path, None, &ending).await else { return };
        if asked["to_move"].is_null() && asked["status"] == 200 {
            return;
        }
        if asked["mine"] != true {
            // A bot thinks.
            tokio::time::sleep(AGAIN).await;
            continue;
        }
        make(visitor, ledger, table, &asked, chance).await;
        tokio::time::sleep(pause).await;
    }
}

/// Makes one of the moves that are asked for; whether it was acknowledged.
pub(super) async fn make(
    visitor: &Visitor,
    ledger: &Ledger,
    table: &str,
    asked: &Value,
    chance: &mut Chance,
) -> bool {
    let legal: Vec<&str> =
        asked["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let Some(chosen) = chance.choose(&legal) else { return false };
    let key = format!("{:016x}", chance.word());
    let seat = asked["to_move"].as_str().unwrap_or_default();
    let body = json!({ "move": chosen, "seat": seat, "expected": asked["seq"], "key": key });
    let sent = Instant::now();
    let ending = || ledger.ending.load(Ordering::Relaxed);
    let path = format!("/api/tables/{table}/moves");
    let Some(answer) = answered(visitor, &path, Some(&body), &ending).await else { return false };
    match (answer["status"].as_u64(), answer["seq"].as_u64()) {
        (Some(200), Some(seq)) => {
            ledger.acknowledge(table, seq, chosen, sent.elapsed());
            return true;
        }
        (Some(409), _) => {}
        _ => ledger.amiss(format!("table {table}: {chosen:?} was offered, and refused: {answer}")),
    }
    false
}

/// Follows a table without a seat, from its beginning on, whatever happens to the stream.
async fn spectator(door: SocketAddr, ledger: Arc<Ledger>, number: u16, table: String) {
    let visitor = Visitor::new(address(number), door);
    let mut next = 0;
    loop {
        let path = format!("/api/tables/{table}/events?since={next}");
        let mut rest = String::new();
        if let Ok(mut stream) = visitor.stream(&path).await {
            while let Ok(Some(more)) = stream.chunk().await {
                rest.push_str(&String::from_utf8_lossy(&more));
                while let Some((event, after)) = rest.split_once("\n\n") {
                    if let Some((seq, told)) = read(event) {
                        if seq != next {
                            ledger.amiss(format!("table {table}: a stream goes from {next} to {seq}"));
                        }
                        next = seq + 1;
                        ledger.hear(&table, seq, told);
                    }
                    rest = after.to_owned();
                }
            }
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// An entry as a stream tells it.
pub(super) fn read(event: &str) -> Option<(u64, Value)> {
    let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
    if field("event: ") != Some("entry") {
        return None;
    }
    Some((field("id: ")?.parse().ok()?, serde_json::from_str(field("data: ")?).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_of_a_stream_is_read() {
        let event = "event: entry\nid: 7\ndata: {\"seq\":7}";
        assert_eq!(read(event), Some((7, json!({ "seq": 7 }))));
        assert_eq!(read("event: frame\nid: 7\ndata: x"), None);
        assert_eq!(read(": still here"), None);
    }
}
