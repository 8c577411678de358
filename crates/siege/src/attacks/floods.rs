//! More than anybody needs: tables, guests, uploads.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::field::{Field, Findings};
use crate::visitor::{Answer, Silence, Visitor};

/// What came of many requests of one kind.
#[derive(Default)]
struct Count {
    made: usize,
    refused: usize,
}

impl Count {
    fn add(&mut self, answer: Result<Answer, Silence>, findings: &mut Findings) {
        match answer {
            Ok(answer) if answer.is_trouble() => findings.wrong.push(format!("a flood: {}", answer.told())),
            Ok(answer) if answer.status < 400 => self.made += 1,
            Ok(_) => self.refused += 1,
            Err(silence) => findings.wrong.push(format!("a flood: {silence}")),
        }
    }
}

/// More than one visitor may have of anything.
const MOST: usize = 1500;

/// Tables beyond number, of one guest.
pub(super) async fn tables(field: Arc<Field>) -> Findings {
    flood(&field, "tables", |guest, number| async move {
        let game = if number % 2 == 0 { "barrage" } else { "cities" };
        guest.send("/api/tables", &json!({ "game": game, "seats": ["me", "open"] })).await
    })
    .await
}

/// Guests beyond number, from one address.
pub(super) async fn guests(field: Arc<Field>) -> Findings {
    flood(&field, "guests", |guest, number| async move {
        guest.send("/api/people", &json!({ "nickname": format!("Guest {number}") })).await
    })
    .await
}

/// The same record uploaded beyond number.
pub(super) async fn uploads(field: Arc<Field>) -> Findings {
    let record = &field.record;
    flood(&field, "uploads", |guest, _| async move { guest.form("/records", &[("record", record)]).await })
        .await
}

/// Floods the server as fast as it answers, and one beside it that does not mind how fast: there only what somebody may
/// have at all is a bound.
async fn flood<F>(field: &Field, what: &str, once: impl Fn(Visitor, usize) -> F) -> Findings
where
    F: Future<Output = Result<Answer, Silence>>,
{
    let mut findings = Findings::default();
    match Visitor::guest(field.attacker(), field.addr, "Flood").await {
        Ok(guest) => {
            let mut count = Count::default();
            while field.goes_on() {
                count.add(once(guest.clone(), count.made + count.refused).await, &mut findings);
                field.pause(Duration::from_millis(5)).await;
            }
            findings.note(format!("{} {what} made, {} refused", count.made, count.refused));
        }
        Err(reason) => findings.wrong.push(reason),
    }
    // A shorter form has no time for more than anybody may have.
    let most = if field.size.share < 1.0 { 20 } else { MOST };
    let start = field.another(what, &["--rate", "0"]);
    let server = match tokio::task::spawn_blocking(move || start.open()).await {
        Ok(Ok(server)) => server,
        Ok(Err(reason)) => {
            findings.wrong.push(format!("a second server {reason}"));
            return findings;
        }
        Err(error) => return Findings::failed(error.to_string()),
    };
    match Visitor::guest(field.attacker(), server.addr, "Flood").await {
        Ok(guest) => {
            let mut count = Count::default();
            let until = Instant::now() + Duration::from_secs(50);
            while count.refused == 0 && count.made < most && Instant::now() < until {
                count.add(once(guest.clone(), count.made).await, &mut findings);
            }
            let made = count.made;
            findings.hold(count.refused > 0 || most < MOST, || format!("there is no end to {what}: {made}"));
            findings.note(format!("at any speed {made} of one visitor"));
        }
        Err(reason) => findings.wrong.push(reason),
    }
    findings
}
