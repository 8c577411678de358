//! Whoever lets many bots think.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::chance::Chance;
use crate::field::{Field, Findings};
use crate::visitor::Visitor;

/// How long somebody else's beginner may take to answer.
const BEGINNERS_WAIT: Duration = Duration::from_secs(5);

/// One guest with two hundred tables of experts, while somebody else plays against a beginner.
pub(super) async fn experts(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let waiting = tokio::spawn(beginner(field.clone()));
    let (mut made, mut refused) = (0, 0);
    match Visitor::guest(field.attacker(), field.addr, "Experts").await {
        Ok(guest) => {
            for number in 0..field.count(200) {
                if !field.goes_on() {
                    break;
                }
                let game = if number % 2 == 0 { "barrage" } else { "cities" };
                match guest.table(game, &["expert", "expert", "expert", "me"], None).await {
                    Ok(_) => made += 1,
                    Err(_) => refused += 1,
                }
            }
        }
        Err(reason) => findings.wrong.push(reason),
    }
    while field.goes_on() {
        field.pause(Duration::from_secs(1)).await;
    }
    match waiting.await {
        Ok(Ok((answers, slowest))) => {
            let told = || format!("a beginner took {:.1} s to answer", slowest.as_secs_f64());
            findings.hold(answers > 0, || "a beginner did not answer at all".to_owned());
            findings.hold(!field.size.timed || slowest <= BEGINNERS_WAIT, told);
            findings.note(format!("{answers} answers of a beginner, the slowest {} ms", slowest.as_millis()));
        }
        Ok(Err(reason)) => findings.wrong.push(reason),
        Err(error) => findings.wrong.push(error.to_string()),
    }
    findings.note(format!("{made} tables of experts, {refused} refused"));
    findings
}

/// Plays against a beginner: how often it answered, and how long the slowest answer took.
async fn beginner(field: Arc<Field>) -> Result<(usize, Duration), String> {
    let visitor = Visitor::guest(Ipv4Addr::new(127, 0, 3, 5), field.addr, "Learner").await?;
    let mut chance = Chance::new(field.seed);
    let (mut answers, mut slowest) = (0, Duration::ZERO);
    let mut path = String::new();
    // Since when the beginner has been asked, and the number of the move that asked it.
    let mut awaited: Option<(Instant, u64)> = None;
    while field.goes_on() {
        if path.is_empty() {
            let table = visitor.table("barrage", &["me", "beginner"], None).await?;
            path = format!("/api/tables/{table}/moves");
            awaited = None;
        }
        let question = visitor.read(&path).await.map_err(|silence| silence.to_string())?.json();
        let seq = question["seq"].as_u64().ok_or("a question without its number")?;
        if question["to_move"].is_null() {
            path.clear();
            continue;
        }
        let legal: Vec<&str> =
            question["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let Some(chosen) = chance.choose(&legal) else {
            // It is the beginner's turn.
            awaited.get_or_insert((Instant::now(), seq));
            field.pause(Duration::from_millis(5)).await;
            continue;
        };
        // Whatever was played beyond one's own move was played by the beginner.
        if let Some((since, own)) = awaited.take()
            && seq > own
        {
            answers += 1;
            slowest = slowest.max(since.elapsed());
        }
        let body = json!({ "move": chosen, "expected": seq });
        visitor.send(&path, &body).await.map_err(|silence| silence.to_string())?;
        awaited = Some((Instant::now(), seq + 1));
        field.pause(Duration::from_millis(20)).await;
    }
    // An answer that is still awaited counts as long as it was.
    Ok((answers, awaited.map_or(slowest, |(since, _)| slowest.max(since.elapsed()))))
}
