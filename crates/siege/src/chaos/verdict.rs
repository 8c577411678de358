//! What came of it: everything that was written down, compared with the store.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::Sabotage;
use super::faults::Fault;
use super::ledger::{Ledger, Noted};
use super::receiver::Receiver;
use super::tables::read;
use super::world::{Logged, World};
use crate::visitor::Visitor;

/// How long bots may take for the turns they owe when all is well again.
const BOTS: Duration = Duration::from_secs(60);

/// How soon after their time is over a bot has to move for somebody, and how much sooner the clocks of two programs may see it, in
/// milliseconds. A node that ends while it lets the bot move is taken over after half a minute.
const TURN: i64 = 60_000;
const SOONER: i64 = 1_000;
const LATER: i64 = 90_000;

/// How many sentences about what is wrong are shown.
const SHOWN: usize = 12;

/// What is said where nothing was kept from anybody.
const NO_SECRETS: &str = "spectators were told as much as players";

/// How it ended.
#[derive(Debug, Default)]
pub(super) struct Verdict {
    pub(super) faults: Vec<(Fault, u32)>,
    pub(super) not_done: Vec<(Fault, &'static str)>,
    pub(super) seconds: u64,
    tables: usize,
    moves: usize,
    lost: usize,
    doubled: usize,
    told: usize,
    secret: usize,
    leaked: usize,
    longest: Duration,
    middle: Duration,
    replayed: String,
    called: usize,
    called_again: u32,
    timeouts: usize,
    ordered: usize,
    /// How many moves had been acknowledged when each node was upgraded.
    pub(super) upgrades: Vec<usize>,
    pub(super) wrong: Vec<String>,
}

impl Verdict {
    /// Whether nothing is wrong.
    pub(super) fn holds(&self) -> bool {
        self.wrong.is_empty() && self.lost + self.doubled + self.leaked == 0
    }

    /// Whether what is wrong is what the sabotage does, and not something else.
    pub(super) fn shows(&self, sabotage: Sabotage) -> bool {
        match sabotage {
            Sabotage::AckEarly => self.lost > 0,
            Sabotage::DoubleBot => self.doubled > 0,
            Sabotage::Leak => self.leaked > 0 || self.wrong.iter().any(|it| it == NO_SECRETS),
        }
    }

    /// As a table.
    pub(super) fn told(&self) -> String {
        let mut text = String::from("\n| What went wrong | How often |\n|---|---|\n");
        let all: u32 = self.faults.iter().map(|(_, count)| count).sum();
        for (fault, count) in &self.faults {
            let _ = writeln!(text, "| {} | {count} |", fault.name());
        }
        for (fault, reason) in &self.not_done {
            let _ = writeln!(text, "| {} | not done: {reason} |", fault.name());
        }
        let _ = writeln!(text, "| in all, in {} s | {all} |", self.seconds);
        let _ = write!(
            text,
            "\n| What came of it | |\n|---|---|\n| tables | {} |\n| moves acknowledged | {} |\n| lost | {} |\n\
             | doubled | {} |\n| entries told to spectators | {} |\n| of them with something only players know | {} |\n\
             | leaked | {} |\n| half of all moves acknowledged within | {} ms |\n| the longest wait for one | {} ms |\n\
             | turns for which somebody was called | {} |\n| of these told again under the same name | {} |\n\
             | turns a bot took when time was over | {} |\n| moves made by standing orders | {} |\n| replay | {} |\n",
            self.tables,
            self.moves,
            self.lost,
            self.doubled,
            self.told,
            self.secret,
            self.leaked,
            self.middle.as_millis(),
            self.longest.as_millis(),
            self.called,
            self.called_again,
            self.timeouts,
            self.ordered,
            self.replayed.lines().last().unwrap_or_default(),
        );
        if let [first, .., last] = self.upgrades[..] {
            let _ = writeln!(
                text,
                "| moves acknowledged while two releases ran side by side | {} |",
                last - first
            );
        }
        for sentence in self.wrong.iter().take(SHOWN) {
            let _ = writeln!(text, "- {sentence}");
        }
        for (kind, count) in kinds(self.wrong.iter().skip(SHOWN)) {
            let _ = writeln!(text, "- and {count} more: {kind}");
        }
        text
    }
}

/// Sentences of the same kind, with how many there are: they differ in tables and numbers.
fn kinds<'a>(sentences: impl IntoIterator<Item = &'a String>) -> BTreeMap<String, usize> {
    let mut kinds = BTreeMap::new();
    for sentence in sentences {
        let told = match sentence.strip_prefix("table ").and_then(|rest| rest.split_once(": ")) {
            Some((_, told)) => told,
            None => sentence,
        };
        let words = told
            .split(' ')
            .map(|word| if word.starts_with(|it: char| it.is_ascii_digit()) { "N" } else { word });
        *kinds.entry(words.collect::<Vec<_>>().join(" ")).or_default() += 1;
    }
    kinds
}

/// Compares everything.
pub(super) async fn judge(
    world: &mut World,
    ledger: &Ledger,
    receiver: &Receiver,
) -> Result<Verdict, String> {
    let (tables, wrong, mut waits) = ledger.close();
    let mut verdict = Verdict { wrong, tables: tables.len(), ..Verdict::default() };
    waits.sort_unstable();
    verdict.longest = waits.last().copied().unwrap_or_default();
    verdict.middle = waits.get(waits.len() / 2).copied().unwrap_or_default();
    if world.database.is_some() {
        bots_are_done(world, &mut verdict).await;
    }
    streams(world, &tables, &mut verdict).await;
    world.close().await;

    let mut kept: BTreeMap<String, Vec<Logged>> = BTreeMap::new();
    for entry in world.log()? {
        let log = kept.entry(entry.table.clone()).or_default();
        if entry.seq != log.len() as u64 {
            let (table, seq) = (&entry.table, entry.seq);
            verdict.wrong.push(format!("table {table}: entry {seq} follows {} others", log.len()));
        }
        verdict.ordered += usize::from(entry.key.starts_with("order:"));
        log.push(entry);
    }
    calls(&tables, receiver, &mut verdict);
    for (table, noted) in &tables {
        let log = kept.get(table).map(Vec::as_slice).unwrap_or_default();
        if noted.timed {
            clocks(table, log, &mut verdict);
        }
        for (seq, text) in &noted.moves {
            verdict.moves += 1;
            let found = usize::try_from(*seq).ok().and_then(|seq| log.get(seq));
            let found = found.map(|entry| &entry.text);
            if found != Some(text) {
                verdict.lost += 1;
                verdict.wrong.push(format!(
                    "table {table}: entry {seq} was acknowledged as {text:?} and is {found:?}"
                ));
            }
        }
    }
    match world.check() {
        Ok(said) => verdict.replayed = said,
        Err(said) => {
            verdict.doubled = said.lines().count().saturating_sub(1);
            verdict.wrong.extend(said.lines().take(SHOWN).map(str::to_owned));
            verdict.replayed = said;
        }
    }
    Ok(verdict)
}

/// Whether everybody was called for the turns they had, and for nothing else: that nobody was left out was seen by who waited.
fn calls(tables: &BTreeMap<String, Noted>, receiver: &Receiver, verdict: &mut Verdict) {
    for ((table, seq), names) in receiver.heard() {
        verdict.called += 1;
        verdict.called_again += names.values().map(|count| count - 1).sum::<u32>();
        let expected = seq == 0 || tables.get(&table).is_some_and(|noted| noted.turns.contains(&seq));
        if names.len() != 1 || !expected {
            verdict.doubled += 1;
            let names = names.len();
            verdict.wrong.push(format!(
                "table {table}: somebody was called by {names} names at entry {seq}, where a turn {}",
                if expected { "began" } else { "did not begin" }
            ));
        }
    }
}

/// Whether a bot moved for the second at a table when their time was over, and not before.
fn clocks(table: &str, log: &[Logged], verdict: &mut Verdict) {
    for pair in log.windows(2) {
        let (before, entry) = (&pair[0], &pair[1]);
        if entry.seat != 1 || before.seat == 1 {
            continue;
        }
        verdict.timeouts += 1;
        let took = entry.time - before.time;
        if !(TURN - SOONER..=TURN + LATER).contains(&took) {
            let seq = entry.seq;
            verdict
                .wrong
                .push(format!("table {table}: time was over {took} ms into the turn at entry {seq}"));
        }
    }
}

/// Waits until no bot owes a turn that is not resting.
async fn bots_are_done(world: &World, verdict: &mut Verdict) {
    let owed = "SELECT count(*) FROM standings s LEFT JOIN turns t ON t.game = s.game AND t.seq = s.next_seq
                WHERE s.bot AND s.status = 'playing' AND NOT coalesce(t.resting, false)
                  AND NOT EXISTS (SELECT 1 FROM marks m WHERE m.game = s.game AND m.ends >= m.patience)";
    let until = Instant::now() + BOTS;
    loop {
        match world.sql(owed) {
            Ok(count) if count == "0" => return,
            Ok(count) if Instant::now() > until => {
                return verdict.wrong.push(format!("{count} turns of bots are owed a minute after the end"));
            }
            _ => tokio::time::sleep(Duration::from_millis(500)).await,
        }
    }
}

/// What a table's stream tells from its beginning to now.
async fn whole(world: &World, table: &str, token: Option<&str>, entries: usize) -> BTreeMap<u64, Value> {
    let mut reader = Visitor::new(Ipv4Addr::new(127, 0, 1, 8), world.a_node());
    reader.secret = token.map(str::to_owned);
    let (mut told, mut rest) = (BTreeMap::new(), String::new());
    let reading = async {
        let Ok(mut stream) = reader.stream(&format!("/api/tables/{table}/events?since=0")).await else {
            return;
        };
        while told.len() < entries
            && let Ok(Some(more)) = stream.chunk().await
        {
            rest.push_str(&String::from_utf8_lossy(&more));
            while let Some((event, after)) = rest.split_once("\n\n") {
                told.extend(read(event));
                rest = after.to_owned();
            }
        }
    };
    let _ = tokio::time::timeout(Duration::from_secs(10), reading).await;
    told
}

/// Whether a game is over: then its record is there for everybody.
async fn is_over(world: &World, table: &str) -> bool {
    let reader = Visitor::new(Ipv4Addr::new(127, 0, 1, 8), world.a_node());
    reader.read(&format!("/api/tables/{table}/record")).await.is_ok_and(|answer| answer.status == 200)
}

/// Whether spectators at all nodes were told the same, all of it, and nothing that is not theirs to know.
async fn streams(world: &World, tables: &BTreeMap<String, Noted>, verdict: &mut Verdict) {
    for (table, noted) in tables.iter().filter(|(_, noted)| !noted.told.is_empty()) {
        let entries = noted.told.len();
        let public = whole(world, table, None, entries).await;
        if is_over(world, table).await {
            // By now everybody may know everything: what was told before holds less. That it was all told is seen.
            verdict.told += entries;
            let same =
                |(seq, told): (&u64, &Value)| public.get(seq).is_some_and(|it| it["seat"] == told["seat"]);
            if !noted.told.iter().all(same) {
                verdict.wrong.push(format!("table {table}: spectators were told of other entries"));
            }
            continue;
        }
        let private = whole(world, table, Some(&noted.token), entries).await;
        for (seq, told) in &noted.told {
            verdict.told += 1;
            let (public, private) = (public.get(seq), private.get(seq));
            let secret = public.is_some() && private.is_some() && public != private;
            verdict.secret += usize::from(secret);
            if public == Some(told) {
                continue;
            }
            if secret && private == Some(told) {
                verdict.leaked += 1;
            }
            verdict.wrong.push(format!("table {table}: entry {seq} was told otherwise to a spectator"));
        }
    }
    // A server that tells everybody everything would agree with itself.
    if verdict.told > 500 && verdict.secret == 0 {
        verdict.wrong.push(NO_SECRETS.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sabotage_is_found_by_what_it_does() {
        let late = Verdict { wrong: vec!["3 turns of bots are owed".to_owned()], ..Verdict::default() };
        let lost = Verdict { lost: 1, ..Verdict::default() };
        let open = Verdict { wrong: vec![NO_SECRETS.to_owned()], ..Verdict::default() };
        let all = [Sabotage::AckEarly, Sabotage::DoubleBot, Sabotage::Leak];
        assert_eq!(all.map(|it| late.shows(it)), [false, false, false]);
        assert_eq!(all.map(|it| lost.shows(it)), [true, false, false]);
        assert_eq!(all.map(|it| open.shows(it)), [false, false, true]);
    }

    #[test]
    fn what_is_not_shown_is_counted_by_its_kind() {
        let wrong = ["table A: time was over 7 ms in", "table B: time was over 12 ms in", "3 players wait"];
        let wrong = wrong.map(str::to_owned);
        let told: Vec<_> = kinds(&wrong).into_iter().collect();
        assert_eq!(told, [("N players wait".to_owned(), 1), ("time was over N ms in".to_owned(), 2)]);
    }
}
