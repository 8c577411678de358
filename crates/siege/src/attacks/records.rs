//! Records that cannot be.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::field::{Field, Findings};
use crate::visitor::Visitor;

/// Records that are broken in every place, and records of absurd length.
pub(super) async fn absurd(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let visitor = match Visitor::guest(field.attacker(), field.addr, "Records").await {
        Ok(visitor) => visitor,
        Err(reason) => return Findings::failed(reason),
    };
    let (mut sent, mut slowest) = (0, Duration::ZERO);
    while field.goes_on() && sent < field.count(200) {
        for broken in broken(&field.record) {
            let begun = Instant::now();
            match visitor.form("/records", &[("record", &broken)]).await {
                Ok(answer) => {
                    let head: String = broken.chars().take(60).collect();
                    findings.hold((400..500).contains(&answer.status), || {
                        format!("a record that cannot be ({head}): {}", answer.told())
                    });
                }
                Err(silence) => findings.wrong.push(format!("a record that cannot be: {silence}")),
            }
            slowest = slowest.max(begun.elapsed());
            sent += 1;
            field.pause(Duration::from_millis(50)).await;
        }
    }
    findings.note(format!("{sent} sent, the slowest answer {} ms", slowest.as_millis()));
    findings
}

/// A good record, spoilt in many ways.
fn broken(record: &str) -> Vec<String> {
    let lines: Vec<&str> = record.lines().collect();
    let (head, moves) = lines.split_at(6.min(lines.len()));
    let head_with = |at: usize, line: &str| {
        let mut head: Vec<&str> = head.to_vec();
        head[at] = line;
        [head.join("\n"), moves.join("\n")].join("\n")
    };
    let last = moves.last().copied().unwrap_or_default();
    let mut spoilt = vec![
        String::new(),
        "\u{0}".repeat(1000),
        "hydropolis-record 1".to_owned(),
        head_with(1, "game chess"),
        head_with(2, "rules 99999999999999999999"),
        head_with(2, "rules 4294967295"),
        head_with(3, "setup {\"players\":255}"),
        head_with(3, "setup {\"players\":-1}"),
        head_with(3, "setup null"),
        head_with(3, &format!("setup {}", "[".repeat(100_000))),
        head_with(4, "seed -1"),
        head_with(5, "deal 0000000000000000"),
        format!("{record}{last}\n").replace(last, &format!("{last}\n{last}")),
    ];
    if let Some((before, _)) = last.rsplit_once(" = ") {
        spoilt.push(record.replace(last, &format!("{before} = 0000000000000000")));
    }
    // Half a million moves, all of the same number, and one line of 900 KB.
    spoilt.push(
        [head.join("\n"), vec![moves.first().copied().unwrap_or_default(); 20_000].join("\n")].join("\n"),
    );
    spoilt.push([head.join("\n"), format!("1 P1 {} = 0000000000000000", "a".repeat(900_000))].join("\n"));
    spoilt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_spoilt_record_is_the_good_one() {
        let good = "hydropolis-record 1\ngame barrage\nrules 1\nsetup {}\nseed 42\ndeal 91c2d3e4f5061728\n\
                    1 P2 draft USA S3 = 0f1e2d3c4b5a6978\n2 P1 pass = 0f1e2d3c4b5a6979\n";
        let spoilt = broken(good);
        assert!(spoilt.len() > 10 && spoilt.iter().all(|it| it.trim_end() != good.trim_end()));
    }
}
