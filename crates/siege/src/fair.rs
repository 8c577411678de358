//! Fair players: they play whole games at a human pace, and every move counts.
//!
//! They live on a thread of their own, so that what an attack costs this program does not count as a wait for the server.
//! Half of them use forms and read the page that follows, half use the API. A move has a key, so that it can be sent
//! again after the server has died; at the end the record of each game has to hold exactly the moves that were
//! acknowledged.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::chance::Chance;
use crate::felt::Felt;
use crate::visitor::{Answer, Silence, Visitor};

/// How many there are.
const PLAYERS: u8 = 8;
/// How long each takes for a move.
const BEAT: Duration = Duration::from_millis(200);
/// How long when the siege is over and games are played to their end: three requests a move stay below the usual rate.
const HASTE: Duration = Duration::from_millis(40);
/// How often they ask again when they are turned away.
const PERSISTENCE: u32 = 5;
/// How often somebody new comes along.
const NEWCOMERS: Duration = Duration::from_millis(700);
/// Somebody new goes away again after this time.
const NEWCOMERS_PATIENCE: Duration = Duration::from_secs(10);

/// The fair players and what they tell.
pub(crate) struct Fair {
    shared: Arc<Shared>,
    thread: Option<thread::JoinHandle<()>>,
}

struct Shared {
    addr: SocketAddr,
    seed: u64,
    times: Mutex<Vec<Duration>>,
    /// Moves that were sent and are not answered yet.
    waiting: Mutex<BTreeMap<u8, Instant>>,
    failures: Mutex<Vec<String>>,
    /// The tables that are played now.
    tables: Mutex<BTreeMap<u8, String>>,
    played: Mutex<Vec<Played>>,
    /// Whether the judge has taken the server away.
    outage: AtomicBool,
    /// Raised when everything had to begin anew on an empty folder.
    world: AtomicU64,
    ending: AtomicBool,
    gone: AtomicBool,
}

/// A game and what was acknowledged in it.
#[derive(Clone, Debug)]
struct Played {
    table: String,
    world: u64,
    moves: Vec<String>,
    over: bool,
}

impl Fair {
    /// Seats them.
    pub(crate) fn seat(addr: SocketAddr, seed: u64) -> Self {
        let shared = Arc::new(Shared {
            addr,
            seed,
            times: Mutex::default(),
            waiting: Mutex::default(),
            failures: Mutex::default(),
            tables: Mutex::default(),
            played: Mutex::default(),
            outage: AtomicBool::new(false),
            world: AtomicU64::new(0),
            ending: AtomicBool::new(false),
            gone: AtomicBool::new(false),
        });
        let theirs = shared.clone();
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a thread can wait for sockets").block_on(async {
                let mut all = JoinSet::new();
                for number in 0..PLAYERS {
                    all.spawn(player(theirs.clone(), number));
                }
                let newcomers = tokio::spawn(newcomers(theirs.clone()));
                while all.join_next().await.is_some() {}
                newcomers.abort();
            });
            theirs.gone.store(true, Ordering::Relaxed);
        });
        Self { shared, thread: Some(thread) }
    }

    /// Measures until there are so many moves and so much time has passed, but no longer than `most`, and not if it is
    /// broken off.
    pub(crate) async fn measure(
        &self,
        moves: usize,
        least: Duration,
        most: Duration,
        broken_off: impl Fn() -> bool,
    ) -> Felt {
        lock(&self.shared.times).clear();
        let begun = Instant::now();
        while begun.elapsed() < most
            && (begun.elapsed() < least || lock(&self.shared.times).len() < moves)
            && !self.shared.gone.load(Ordering::Relaxed)
            && !broken_off()
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut times = std::mem::take(&mut *lock(&self.shared.times));
        // Whoever still waits for an answer has felt that, too.
        let slowest = times.iter().max().copied().unwrap_or_default();
        times.extend(
            lock(&self.shared.waiting).values().map(Instant::elapsed).filter(|waited| *waited > slowest),
        );
        Felt::new(times)
    }

    /// What went wrong since this was last asked.
    pub(crate) fn failures(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.shared.failures))
    }

    /// The tables that are played now.
    pub(crate) fn tables(&self) -> Vec<String> {
        lock(&self.shared.tables).values().cloned().collect()
    }

    /// Says that the judge has taken the server away, or given it back.
    pub(crate) fn outage(&self, outage: bool) {
        self.shared.outage.store(outage, Ordering::Relaxed);
    }

    /// Says that the server had to begin anew on an empty folder.
    pub(crate) fn new_world(&self) {
        self.shared.world.fetch_add(1, Ordering::Relaxed);
    }

    /// Lets them play their games to the end, and compares each record with what was acknowledged: how many games and
    /// moves there were, and what is wrong.
    pub(crate) async fn end(&mut self, within: Duration) -> (usize, usize, Vec<String>) {
        self.shared.ending.store(true, Ordering::Relaxed);
        let until = Instant::now() + within;
        while !self.shared.gone.load(Ordering::Relaxed) && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let mut wrong = self.failures();
        match self.thread.take().filter(thread::JoinHandle::is_finished).map(thread::JoinHandle::join) {
            Some(Ok(())) => {}
            Some(Err(_)) => wrong.push("the fair players' thread broke down".to_owned()),
            None => wrong.push("the fair players' games do not come to an end".to_owned()),
        }
        let played = lock(&self.shared.played).clone();
        let world = self.shared.world.load(Ordering::Relaxed);
        let reader = Visitor::new(Ipv4Addr::new(127, 0, 1, 250), self.shared.addr);
        let (mut games, mut moves) = (0, 0);
        for game in played.iter().filter(|game| game.world == world) {
            if !game.over {
                let count = game.moves.len();
                wrong.push(format!("table {} stopped after {count} acknowledged moves", game.table));
                continue;
            }
            games += 1;
            moves += game.moves.len();
            match reader.read(&format!("/api/tables/{}/record", game.table)).await {
                Ok(answer) if answer.status == 200 => {
                    let kept = moves_of_record(&answer.body);
                    if kept != game.moves {
                        let same =
                            kept.iter().zip(&game.moves).take_while(|(kept, made)| kept == made).count();
                        let (acknowledged, kept) = (game.moves.len(), kept.len());
                        wrong.push(format!(
                            "table {}: {acknowledged} moves acknowledged, {kept} kept, the same up to {same}",
                            game.table
                        ));
                    }
                }
                Ok(answer) => wrong.push(format!("no record of table {}: {}", game.table, answer.told())),
                Err(silence) => wrong.push(format!("no record of table {}: {silence}", game.table)),
            }
        }
        (games, moves, wrong)
    }
}

/// The moves of a record, without their numbers, seats and hashes.
fn moves_of_record(text: &str) -> Vec<String> {
    let made = |line: &str| {
        let (number, rest) = line.split_once(' ')?;
        number.parse::<u32>().ok()?;
        let (_, rest) = rest.split_once(' ')?;
        rest.rsplit_once(" = ").map(|(made, _)| made.to_owned())
    };
    text.lines().filter_map(made).collect()
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Shared {
    fn failed(&self, what: String) {
        lock(&self.failures).push(what);
    }

    fn world(&self) -> u64 {
        self.world.load(Ordering::Relaxed)
    }

    fn ending(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }

    /// Notes a silence, unless the judge has taken the server away.
    fn silent(&self, what: &str, silence: Silence, outage: bool) {
        if !outage && !self.outage.load(Ordering::Relaxed) {
            self.failed(format!("{what}: {silence}"));
        }
    }
}

/// How a player's own request ended.
enum Reply {
    /// As hoped, and how long the answer took.
    Fine(Answer, Duration),
    /// Otherwise; it has been noted.
    Amiss,
    /// Everything begins anew.
    NewWorld,
}

/// Asks until there is an answer: servers that die come back, and one that is in trouble may get over it.
async fn patiently<F>(shared: &Shared, world: u64, what: &str, fine: u16, mut ask: impl FnMut() -> F) -> Reply
where
    F: Future<Output = Result<Answer, Silence>>,
{
    let mut turned_away = 0;
    loop {
        if shared.world() != world {
            return Reply::NewWorld;
        }
        let outage = shared.outage.load(Ordering::Relaxed);
        let asked = Instant::now();
        match ask().await {
            Ok(answer) if answer.status == fine => return Reply::Fine(answer, asked.elapsed()),
            Ok(_) if shared.world() != world => return Reply::NewWorld,
            Ok(answer) => {
                shared.failed(format!("{what}: {}", answer.told()));
                turned_away += 1;
                if !(answer.is_trouble() || answer.status == 429) || turned_away > PERSISTENCE {
                    return Reply::Amiss;
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            Err(silence) => {
                shared.silent(what, silence, outage);
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// Plays one game after the other.
async fn player(shared: Arc<Shared>, number: u8) {
    let mut chance = Chance::new(shared.seed.wrapping_add(u64::from(number) << 32));
    let from = Ipv4Addr::new(127, 0, 1, number + 1);
    // They do not move in step.
    tokio::time::sleep(BEAT / u32::from(PLAYERS) * u32::from(number)).await;
    while !shared.ending() {
        let world = shared.world();
        let visitor = match Visitor::guest(from, shared.addr, "Fair").await {
            Ok(visitor) => visitor,
            Err(reason) => {
                if !shared.outage.load(Ordering::Relaxed) {
                    shared.failed(reason);
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
                continue;
            }
        };
        while !shared.ending() && shared.world() == world {
            let played = game(&shared, world, number, &visitor, &mut chance).await;
            lock(&shared.tables).remove(&number);
            match played {
                Some(played) => lock(&shared.played).push(played),
                None => tokio::time::sleep(Duration::from_millis(500)).await,
            }
        }
    }
}

/// Plays one game to its end, both seats of it.
async fn game(
    shared: &Shared,
    world: u64,
    number: u8,
    visitor: &Visitor,
    chance: &mut Chance,
) -> Option<Played> {
    let title = if number.is_multiple_of(2) { "barrage" } else { "cities" };
    let by_form = number % 4 < 2;
    let wish = json!({ "game": title, "seats": ["me", "me"], "seed": chance.word() });
    let reply = patiently(shared, world, "a new table", 201, || visitor.send("/api/tables", &wish)).await;
    let Reply::Fine(answer, _) = reply else { return None };
    let table = answer.json()["id"].as_str()?.to_owned();
    lock(&shared.tables).insert(number, table.clone());
    let mut played = Played { table: table.clone(), world, moves: Vec::new(), over: false };
    let question = format!("/api/tables/{table}/moves");
    let mut due = Instant::now();
    loop {
        let reply = patiently(shared, world, "the legal moves", 200, || visitor.read(&question)).await;
        let Reply::Fine(answer, _) = reply else { return Some(played) };
        let asked = answer.json();
        let legal: Vec<&str> =
            asked["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let Some(chosen) = chance.choose(&legal) else {
            played.over = asked["to_move"].is_null();
            if !played.over {
                shared.failed(format!("table {table} offers no moves: {}", answer.told()));
            }
            return Some(played);
        };
        tokio::time::sleep_until(due.into()).await;
        due = Instant::now() + if shared.ending() { HASTE } else { BEAT };
        let key = format!("{:016x}", chance.word());
        let seat = asked["to_move"].as_str().unwrap_or_default();
        let seq = asked["seq"].as_u64().unwrap_or_default();
        lock(&shared.waiting).insert(number, Instant::now());
        let reply = if by_form {
            let (path, seq) = (format!("/t/{table}/move"), seq.to_string());
            let fields = [("move", *chosen), ("seq", &*seq), ("seat", seat), ("key", &*key)];
            patiently(shared, world, "a move by form", 303, || visitor.form(&path, &fields)).await
        } else {
            let body = json!({ "move": chosen, "expected": seq, "seat": seat, "key": key });
            patiently(shared, world, "a move", 200, || visitor.send(&question, &body)).await
        };
        let Reply::Fine(answer, mut took) = reply else {
            lock(&shared.waiting).remove(&number);
            return Some(played);
        };
        played.moves.push((*chosen).to_owned());
        // Whoever moves by a form sees what came of it on the page that follows.
        if let Some(path) = answer.location {
            let page = patiently(shared, world, "the page after a move", 200, || visitor.page(&path)).await;
            if let Reply::Fine(_, time) = page {
                took += time;
            }
        }
        lock(&shared.waiting).remove(&number);
        lock(&shared.times).push(took);
    }
}

/// Somebody new every now and then: a fresh connection that asks for the first page.
async fn newcomers(shared: Arc<Shared>) {
    for number in 0u64.. {
        tokio::time::sleep(NEWCOMERS).await;
        let from = Ipv4Addr::new(127, 0, 2, u8::try_from(number % 200).unwrap_or_default() + 1);
        let outage = shared.outage.load(Ordering::Relaxed);
        let newcomer = Visitor::new(from, shared.addr);
        let silence = match tokio::time::timeout(NEWCOMERS_PATIENCE, newcomer.page("/")).await {
            Ok(Ok(answer)) if answer.status == 200 => continue,
            Ok(Ok(answer)) => {
                shared.failed(format!("somebody new: {}", answer.told()));
                continue;
            }
            Ok(Err(silence)) => silence,
            Err(_) => {
                shared.failed("somebody new is not let in".to_owned());
                continue;
            }
        };
        shared.silent("somebody new", silence, outage);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_tells_its_moves() {
        let text = "hydropolis-record 1\ngame barrage\nrules 1\nsetup {\"a\":\"1 P1 x = 0\"}\nseed 42\n\
                    deal 91c2d3e4f5061728\n1 P2 draft USA S3 = 0f1e2d3c4b5a6978\n2 P1 pay a = b = 0f1e2d3c4b5a6978\n";
        assert_eq!(moves_of_record(text), ["draft USA S3", "pay a = b"]);
    }
}
