//! Deaths of the server, and their aftermath.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use tokio::io::AsyncWriteExt as _;

use crate::field::{Field, Findings, connect};
use crate::visitor::Visitor;

/// How long a server may take to end when it is asked to.
const LAST_WORDS: Duration = Duration::from_secs(15);

/// Killed without warning.
pub(super) async fn kill(field: Arc<Field>) -> Findings {
    die(&field, Signal::KILL).await
}

/// Aborted, as by a bug.
pub(super) async fn abort(field: Arc<Field>) -> Findings {
    die(&field, Signal::ABORT).await
}

/// Dies in the middle of play and of bots' turns, several times, and comes back each time.
async fn die(field: &Field, signal: Signal) -> Findings {
    let mut findings = Findings { restarted: true, ..Findings::default() };
    if let Ok(guest) = Visitor::guest(field.attacker(), field.addr, "Mourner").await {
        for game in ["barrage", "cities"] {
            let _ = guest.table(game, &["club", "club", "me"], None).await;
        }
    }
    let (mut deaths, mut slowest) = (0, Duration::ZERO);
    while field.goes_on() && deaths < 5 {
        field.pause(Duration::from_millis(1500)).await;
        match field.kill(signal).await {
            Ok(back) => slowest = slowest.max(back),
            Err(reason) => {
                findings.wrong.push(format!("after {signal:?} the server {reason}"));
                break;
            }
        }
        deaths += 1;
    }
    findings.note(format!("{deaths} deaths, back within {} ms", slowest.as_millis()));
    findings
}

/// Asked to end right after its doors are open, and while a request is half sent and a stream is open.
pub(super) async fn terminate(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    for round in 0..field.count(10) {
        let start = field.another("ended", &[]);
        let mut server = match tokio::task::spawn_blocking(move || start.open()).await {
            Ok(Ok(server)) => server,
            Ok(Err(reason)) => {
                findings.wrong.push(format!("started again, the server {reason}"));
                break;
            }
            Err(error) => {
                findings.wrong.push(error.to_string());
                break;
            }
        };
        let mut open = None;
        if round % 2 == 1
            && let Ok(mut stream) = connect(Ipv4Addr::new(127, 0, 3, 8), server.addr).await
        {
            let head = "POST /records HTTP/1.1\r\nHost: 127.0.0.1\r\n\
                        Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nrec";
            let _ = stream.write_all(head.as_bytes()).await;
            tokio::time::sleep(Duration::from_millis(200)).await;
            open = Some(stream);
        }
        let asked = Instant::now();
        server.signal(Signal::TERM);
        let ended = server.wait(LAST_WORDS).await;
        let when = if open.is_some() { "with a request half sent" } else { "right after the start" };
        match ended {
            Some(status) => {
                findings.hold(status.success(), || format!("SIGTERM {when}: ended with {status}"));
            }
            None => {
                findings.wrong.push(format!("SIGTERM {when}: still there after {} s", LAST_WORDS.as_secs()))
            }
        }
        if round < 2 {
            findings.note(format!("{when}: ended after {} ms", asked.elapsed().as_millis()));
        }
    }
    findings
}

/// A second server on the same database says so and ends; the first goes on.
pub(super) async fn two_servers(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let mut tried = 0;
    while tried == 0 || field.goes_on() && tried < 3 {
        let start = field.the_same();
        match tokio::task::spawn_blocking(move || start.open()).await {
            Ok(Ok(_)) => findings.wrong.push("a second server opens the same database".to_owned()),
            Ok(Err(reason)) => {
                // Its log is that of the first as well; the first words tell how it ended.
                let ended = reason.split(':').next().unwrap_or_default();
                findings.note(format!("the second {ended}"));
            }
            Err(error) => findings.wrong.push(error.to_string()),
        }
        tried += 1;
        field.pause(Duration::from_secs(2)).await;
    }
    findings
}
