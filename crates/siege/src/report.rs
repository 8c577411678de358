//! What came of it, as a table and as JSON.

use serde::Serialize;

use crate::felt::Felt;

/// One attack and what came of it.
#[derive(Debug, Serialize)]
pub(crate) struct Finding {
    pub(crate) attack: &'static str,
    /// What fair players felt before it.
    pub(crate) before: Felt,
    /// And during it.
    pub(crate) during: Felt,
    /// The most memory the server held, in MiB.
    pub(crate) memory: u64,
    /// What must not be.
    pub(crate) wrong: Vec<String>,
    /// What is worth knowing.
    pub(crate) noted: Vec<String>,
}

/// A whole siege.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) rows: Vec<Finding>,
    /// Games that were played to the end and compared with their records.
    pub(crate) games: usize,
    /// Acknowledged moves in them.
    pub(crate) moves: usize,
    /// What was lost.
    pub(crate) lost: Vec<String>,
    pub(crate) seconds: u64,
}

impl Finding {
    /// The row as a line of a table.
    pub(crate) fn line(&self) -> String {
        let times = |felt: &Felt| format!("{:.0} / {:.0}", felt.p50_ms, felt.p99_ms);
        let result = if self.wrong.is_empty() { "held".to_owned() } else { told("failed", &self.wrong) };
        let noted = if self.noted.is_empty() { String::new() } else { told("", &self.noted) };
        format!(
            "| {} | {} | {} | {:.0} | {} | {} | {result}{noted} |",
            self.attack,
            times(&self.before),
            times(&self.during),
            self.during.max_ms,
            self.during.moves,
            self.memory,
        )
    }
}

/// The head of the table.
pub(crate) const HEAD: &str = "\
| attack | p50 / p99 before, ms | p50 / p99 during, ms | slowest, ms | moves | memory, MiB | result |
|---|---|---|---|---|---|---|";

impl Report {
    /// Whether all is well.
    pub(crate) fn held(&self) -> bool {
        self.lost.is_empty() && self.rows.iter().all(|row| row.wrong.is_empty())
    }

    /// The end of the report.
    pub(crate) fn end(&self) -> String {
        let failed = self.rows.iter().filter(|row| !row.wrong.is_empty()).count();
        let (attacks, games, moves, seconds) = (self.rows.len(), self.games, self.moves, self.seconds);
        let lost = if self.lost.is_empty() {
            format!("{games} games of fair players have exactly the {moves} moves that were acknowledged.")
        } else {
            told("Lost", &self.lost)
        };
        format!("{attacks} attacks in {seconds} s, {failed} failed. {lost}")
    }
}

/// Sentences after a word, each told once with how often it came.
fn told(word: &str, sentences: &[String]) -> String {
    let mut counted: Vec<(&String, usize)> = Vec::new();
    for sentence in sentences {
        match counted.iter_mut().find(|(known, _)| *known == sentence) {
            Some((_, count)) => *count += 1,
            None => counted.push((sentence, 1)),
        }
    }
    let more = counted.len().saturating_sub(6);
    let listed = counted.iter().take(6).map(|(sentence, count)| match count {
        1 => (*sentence).clone(),
        count => format!("{sentence} ({count} times)"),
    });
    let mut text = listed.collect::<Vec<_>>().join("; ").replace('|', "/").replace('\n', " ");
    if more > 0 {
        text += &format!("; and {more} more");
    }
    if word.is_empty() { format!(" ({text})") } else { format!("{word}: {text}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_often_is_told_once() {
        let sentences = ["a".to_owned(), "b".to_owned(), "a".to_owned()];
        assert_eq!(told("failed", &sentences), "failed: a (2 times); b");
    }

    #[test]
    fn a_siege_fails_by_one_attack_or_one_lost_move() {
        let row = |wrong: &[&str]| Finding {
            attack: "x",
            before: Felt::default(),
            during: Felt::default(),
            memory: 0,
            wrong: wrong.iter().map(|&it| it.to_owned()).collect(),
            noted: Vec::new(),
        };
        let report = |wrong: &[&str], lost: Vec<String>| Report {
            rows: vec![row(&[]), row(wrong)],
            games: 1,
            moves: 1,
            lost,
            seconds: 1,
        };
        assert!(report(&[], Vec::new()).held());
        assert!(!report(&["it died"], Vec::new()).held());
        assert!(!report(&[], vec!["a move".to_owned()]).held());
    }
}
