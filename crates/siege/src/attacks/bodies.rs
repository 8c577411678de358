//! Requests that never end, come slowly, or are far too large.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::field::{Field, Findings};
use crate::visitor::Visitor;

/// What a server may take of a body before it hangs up: its own limit, and what lies in the buffers of two sockets.
const MOST_TAKEN: usize = 48 << 20;
/// How long a server may wait for the rest of a request.
const PATIENCE: Duration = Duration::from_secs(45);
/// How much is sent of something that has no end.
const MOST_SENT: usize = 64 << 20;

/// Bodies without an end.
pub(super) async fn huge(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let heads = [
        "POST /records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: 1000000000\r\n\r\nrecord=",
        "POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
         Content-Length: 1000000000\r\n\r\n",
        "POST /records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Transfer-Encoding: chunked\r\n\r\n",
    ];
    let (mut most, mut sent) = (0, 0);
    while field.goes_on() && sent < field.count(300) {
        let mut salvo = JoinSet::new();
        for head in heads.into_iter().cycle().take(12) {
            let (field, from) = (field.clone(), field.attacker());
            sent += 1;
            salvo.spawn(async move {
                let chunked = head.contains("chunked");
                pour(&field, from, head, if chunked { chunk } else { plain }).await
            });
        }
        while let Some(taken) = salvo.join_next().await {
            most = most.max(taken.unwrap_or_default());
        }
        nested(&field, &mut findings).await;
        field.pause(Duration::from_millis(300)).await;
    }
    findings.hold(most <= MOST_TAKEN, || format!("{} MiB of a body were taken", most >> 20));
    findings.note(format!("{sent} sent, at most {} KiB taken of one", most >> 10));
    findings
}

fn plain() -> Vec<u8> {
    vec![b'a'; 1 << 16]
}

fn chunk() -> Vec<u8> {
    [b"10000\r\n".to_vec(), vec![b'a'; 1 << 16], b"\r\n".to_vec()].concat()
}

/// Sends a head and then more and more; how much of it was taken.
async fn pour(field: &Field, from: Ipv4Addr, head: &str, part: fn() -> Vec<u8>) -> usize {
    let Ok(mut stream) = field.connect(from).await else { return 0 };
    let (part, mut taken) = (part(), 0);
    if stream.write_all(head.as_bytes()).await.is_err() {
        return 0;
    }
    while taken < MOST_SENT && field.goes_on() {
        match tokio::time::timeout(Duration::from_secs(3), stream.write_all(&part)).await {
            Ok(Ok(())) => taken += part.len(),
            _ => break,
        }
    }
    taken
}

/// JSON nested deeper than any stack.
async fn nested(field: &Field, findings: &mut Findings) {
    let visitor = Visitor::new(field.attacker(), field.addr);
    match visitor.raw("/api/people", "application/json", "[".repeat(200_000)).await {
        Ok(answer) => findings.hold(!answer.is_trouble(), || format!("nested JSON: {}", answer.told())),
        Err(silence) => findings.wrong.push(format!("nested JSON: {silence}")),
    }
}

/// Bodies that come byte by byte.
pub(super) async fn slow(field: Arc<Field>) -> Findings {
    let head = "POST /records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n\
                Content-Length: 100000\r\n\r\nrecord=";
    drip(&field, head, "a").await
}

/// Heads that are never finished.
pub(super) async fn half_sent(field: Arc<Field>) -> Findings {
    drip(&field, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", "X-A: a\r\n").await
}

/// Opens many connections, half of them from one address, and sends a bit on each now and then.
async fn drip(field: &Field, head: &str, bit: &str) -> Findings {
    let mut findings = Findings::default();
    let mut streams = Vec::new();
    for number in 0..field.count(400) {
        let from = if number % 2 == 0 { field.attacker() } else { field.one_of_many(number) };
        if let Ok(mut stream) = field.connect(from).await
            && stream.write_all(head.as_bytes()).await.is_ok()
        {
            streams.push(stream);
        }
    }
    let opened = streams.len();
    // In the full form it is waited for that the server loses its patience.
    let until = Instant::now() + PATIENCE;
    while field.goes_on() || field.size.timed && !streams.is_empty() && Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let mut kept = Vec::new();
        for mut stream in streams {
            if stream.write_all(bit.as_bytes()).await.is_ok() && !is_closed(&mut stream) {
                kept.push(stream);
            }
        }
        streams = kept;
    }
    let left = streams.len();
    findings.hold(!field.size.timed || left == 0, || {
        format!("{left} of {opened} are still waited for after {} s", PATIENCE.as_secs())
    });
    findings.note(format!("{opened} opened, {} ended by the server", opened - left));
    findings
}

/// Whether the other side has hung up.
fn is_closed(stream: &mut TcpStream) -> bool {
    let mut bytes = [0; 4096];
    loop {
        match stream.try_read(&mut bytes) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() != std::io::ErrorKind::WouldBlock,
        }
    }
}

/// Headers by the megabyte and by the thousand.
pub(super) async fn headers(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let large = format!("X-A: {}\r\n", "a".repeat(60_000));
    let many = "X-A: a\r\n".repeat(8_000);
    let (mut sent, mut most) = (0, 0);
    while field.goes_on() && sent < field.count(400) {
        let mut salvo = JoinSet::new();
        for number in 0..16 {
            let (field, from) = (field.clone(), field.attacker());
            let part = if number % 2 == 0 { large.clone() } else { many.clone() };
            sent += 1;
            salvo.spawn(async move {
                let Ok(mut stream) = field.connect(from).await else { return 0 };
                let mut taken = 0;
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n").await;
                while taken < MOST_SENT && field.goes_on() {
                    match tokio::time::timeout(Duration::from_secs(3), stream.write_all(part.as_bytes()))
                        .await
                    {
                        Ok(Ok(())) => taken += part.len(),
                        _ => break,
                    }
                }
                let mut answer = [0; 64];
                let _ = tokio::time::timeout(Duration::from_secs(2), stream.read(&mut answer)).await;
                taken
            });
        }
        while let Some(taken) = salvo.join_next().await {
            most = most.max(taken.unwrap_or_default());
        }
        field.pause(Duration::from_millis(200)).await;
    }
    findings.hold(most <= MOST_TAKEN, || format!("{} MiB of headers were taken", most >> 20));
    findings.note(format!("{sent} sent, at most {} KiB taken of one", most >> 10));
    findings
}
