//! Packs that are made to break the engine.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use crate::field::{Field, Findings};
use crate::visitor::{Answer, Silence, Visitor};

/// The slots of both sides of the main board, with their colours.
const SLOTS: [(&str, &str, &[&str]); 6] = [
    ("1-2", "yellow", &["action-goods", "farms-laboratories", "two-tunnels", "research"]),
    ("1-2", "red", &["tunnel-action", "special", "tunnel-city", "materials"]),
    ("1-2", "green", &["city", "cards-upgrade", "two-desalinations", "federation"]),
    ("3-4", "yellow", &["goods", "two-tunnels", "action-special", "city-building", "research"]),
    ("3-4", "red", &["two-farms", "tunnel-city", "materials", "two-laboratories", "build-upgrade"]),
    (
        "3-4",
        "green",
        &["federation", "two-desalinations", "city-kelp", "action-steelplast", "tunnel-federation"],
    ),
];

/// How many throw packs at once.
const THROWERS: usize = 4;

/// A pack in which every slot has this effect.
fn every_slot(effect: &str) -> String {
    let mut pack = String::new();
    for (side, color, ids) in SLOTS {
        for id in ids {
            let _ = write!(
                pack,
                "[[slot]]\nside = \"{side}\"\nid = \"{id}\"\ncolor = \"{color}\"\neffect = \"{effect}\"\n"
            );
        }
    }
    pack
}

/// A pack in which every card of the first era has this effect.
fn every_card(rows: u32, effect: &str) -> String {
    let mut pack = String::new();
    for row in 0..rows {
        let (number, color) = (1 + row % 66, ["yellow", "red", "green"][row as usize % 3]);
        let _ = write!(
            pack,
            "[[card]]\nnumber = {number}\nname = \"{row}\"\ndeck = \"I\"\ncolor = \"{color}\"\n\
             type = \"instant\"\neffect = \"{effect}\"\n"
        );
    }
    pack
}

/// Every slot performs any slot: a cycle of 2.3 KB.
pub(super) async fn cycles(field: Arc<Field>) -> Findings {
    let straight = every_slot("perform any slot");
    let hidden = every_slot("pay 1 credit: perform any slot or gain 1 kelp");
    let by_cards = format!("always = \"perform any slot\"\n{}", every_card(66, "perform occupied slot"));
    throw(field, vec![straight, hidden, by_cards]).await
}

/// Effects nested so deep that a walk over them overflows a stack.
pub(super) async fn depth(field: Arc<Field>) -> Findings {
    let nested = |part: &str, times: usize| format!("always = \"{}gain 1 kelp\"\n", part.repeat(times));
    let parentheses = format!("always = \"{}gain 1 kelp{}\"\n", "(".repeat(60_000), ")".repeat(60_000));
    let toml = format!("always = {}\n", "[".repeat(60_000));
    let packs = vec![
        nested("pay 1 kelp: ", 400),
        nested("pay 1 kelp: ", 20_000),
        nested("if era I: ", 400),
        nested("if era I: ", 20_000),
        parentheses,
        toml,
    ];
    throw(field, packs).await
}

/// Rows by the thousand: 754 KB of them.
pub(super) async fn rows(field: Arc<Field>) -> Findings {
    let row = |at: u32| {
        format!(
            "[[contract]]\nid = \"c{at}\"\nname = \"A\"\ncriteria = \"first\"\nbenefit = \"gain 1 kelp\"\n"
        )
    };
    let mut pack: String = (0..10_000).map(row).collect();
    pack.truncate(754_000);
    pack.truncate(pack.rfind("[[").unwrap_or_default());
    throw(field, vec![pack]).await
}

/// A small pack that makes the list of moves long to find: every card can be resolved in more ways than anybody can
/// look at, none of them pays for a slot, and no bound tells that beforehand (U-4.6).
pub(super) async fn slow(field: Arc<Field>) -> Findings {
    let dear = every_slot("pay 9 kelp, 9 steelplast, 9 science, 9 biomatter: gain 1 card");
    let many_ways =
        ["pay 1 credit: gain 2 different"; 9].join("; ") + "; perform available slot; use action card";
    throw(field, vec![format!("{dear}{}", every_card(66, &many_ways))]).await
}

/// A pack of so many bytes is longer, as it is sent, than what the server takes of a form.
const LONG: usize = 512 << 10;

/// Throws packs at every door that takes one, several at once, and looks at what comes of those that are let in.
async fn throw(field: Arc<Field>, packs: Vec<String>) -> Findings {
    let packs = Arc::new(packs);
    let mut throwers = JoinSet::new();
    for number in 0..THROWERS {
        throwers.spawn(thrower(field.clone(), packs.clone(), number));
    }
    let mut all = Thrown::default();
    while let Some(thrown) = throwers.join_next().await {
        match thrown {
            Ok(Ok(thrown)) => all.add(thrown),
            Ok(Err(reason)) => all.findings.wrong.push(reason),
            Err(error) => all.findings.wrong.push(error.to_string()),
        }
    }
    let Thrown { refused, let_in, slowest, mut findings } = all;
    findings
        .note(format!("{refused} refused, {let_in} let in, the slowest answer {} ms", slowest.as_millis()));
    findings
}

/// One of those who throw packs.
async fn thrower(field: Arc<Field>, packs: Arc<Vec<String>>, number: usize) -> Result<Thrown, String> {
    let visitor = Visitor::guest(field.attacker(), field.addr, "Pack").await?;
    let rules = rules_of(&visitor, "cities").await;
    let mut thrown = Thrown::default();
    for round in number..number + field.count(6) * 3 {
        for pack in &*packs {
            let seats: &[&str] =
                [&["me", "me"][..], &["me", "beginner", "club"], &["random", "me"]][round % 3];
            let begun = Instant::now();
            let throwing = throw_once(&field, &visitor, rules, seats, pack, &mut thrown);
            if field.unless_over(throwing).await.is_none() {
                // Whoever is still waiting has waited so long at least.
                thrown.slowest = thrown.slowest.max(begun.elapsed());
                return Ok(thrown);
            }
            field.pause(Duration::from_millis(200)).await;
        }
    }
    Ok(thrown)
}

/// What came of packs.
#[derive(Default)]
struct Thrown {
    refused: usize,
    let_in: usize,
    slowest: Duration,
    findings: Findings,
}

impl Thrown {
    fn add(&mut self, other: Self) {
        self.refused += other.refused;
        self.let_in += other.let_in;
        self.slowest = self.slowest.max(other.slowest);
        self.findings.wrong.extend(other.findings.wrong);
    }

    /// An attack may be refused; it must not be the server's own trouble, and not go without an answer.
    async fn judge(&mut self, asking: impl Future<Output = Result<Answer, Silence>>) -> Option<Answer> {
        self.judge_sent(0, asking).await
    }

    /// The same for so many bytes that were sent: on more than it takes the server may hang up before all is there.
    /// Whether it lives is seen elsewhere.
    async fn judge_sent(
        &mut self,
        bytes: usize,
        asking: impl Future<Output = Result<Answer, Silence>>,
    ) -> Option<Answer> {
        let sent = Instant::now();
        let answer = asking.await;
        self.slowest = self.slowest.max(sent.elapsed());
        match answer {
            Ok(answer) => {
                self.findings.hold(answer.status != 500, || format!("a pack: {}", answer.told()));
                Some(answer)
            }
            Err(Silence::Broken) if bytes >= LONG => None,
            Err(silence) => {
                self.findings.wrong.push(format!("a pack: {silence}"));
                None
            }
        }
    }
}

/// Throws a pack at each door.
async fn throw_once(
    field: &Field,
    visitor: &Visitor,
    rules: u64,
    seats: &[&str],
    pack: &str,
    thrown: &mut Thrown,
) {
    let api = json!({ "game": "cities", "seats": seats, "settings": { "pack": pack } });
    let (form, record) = (form(seats, pack), [("record", &*record(rules, seats.len(), pack))]);
    let answers = [
        thrown.judge_sent(pack.len(), visitor.send("/api/tables", &api)).await,
        thrown.judge_sent(pack.len(), visitor.form("/tables", &form)).await,
        thrown.judge_sent(pack.len(), visitor.form("/records", &record)).await,
    ];
    for answer in answers {
        match answer.as_ref().and_then(table_of) {
            Some(table) => {
                thrown.let_in += 1;
                look_at(field, visitor, &table, thrown).await;
            }
            None => thrown.refused += 1,
        }
    }
}

fn form<'a>(seats: &[&'a str], pack: &'a str) -> Vec<(&'static str, &'a str)> {
    let mut fields = vec![("game", "cities"), ("pack", pack), ("nickname", "Pack")];
    fields.extend(["seat1", "seat2", "seat3"].into_iter().zip(seats.iter().copied()));
    fields
}

fn record(rules: u64, players: usize, pack: &str) -> String {
    let setup =
        json!({ "players": players, "boards": "basic", "contracts": false, "offset": 1, "pack": pack });
    format!("hydropolis-record 1\ngame cities\nrules {rules}\nsetup {setup}\nseed 1\ndeal 0000000000000000\n")
}

async fn rules_of(visitor: &Visitor, game: &str) -> u64 {
    let games = visitor.read("/api/games").await.map(|answer| answer.json()).unwrap_or_default();
    let found = games.as_array().into_iter().flatten().find(|it| it["name"] == game);
    found.and_then(|it| it["rules"].as_u64()).unwrap_or(1)
}

/// The table that an answer leads to.
fn table_of(answer: &Answer) -> Option<String> {
    let by_form = answer.location.as_deref().and_then(|path| path.strip_prefix("/t/"));
    by_form.map(str::to_owned).or_else(|| answer.json()["id"].as_str().map(str::to_owned))
}

/// What a player would do at such a table: look, ask for a hint, and play the first moves, which lead to the choice of a
/// slot and a card.
async fn look_at(field: &Field, visitor: &Visitor, table: &str, thrown: &mut Thrown) {
    thrown.judge(visitor.page(&format!("/t/{table}"))).await;
    thrown.judge(visitor.page(&format!("/t/{table}?hint=yes"))).await;
    let path = format!("/api/tables/{table}/moves");
    for _ in 0..10 {
        let Some(question) = thrown.judge(visitor.read(&path)).await.map(|answer| answer.json()) else {
            return;
        };
        if !field.goes_on() || question["moves"][0].is_null() {
            return;
        }
        let body = json!({ "move": question["moves"][0], "expected": question["seq"] });
        thrown.judge(visitor.send(&path, &body)).await;
    }
}
