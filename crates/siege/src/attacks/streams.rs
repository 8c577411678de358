//! Streams of events: many that are read, and many that are not.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use crate::chance::Chance;
use crate::felt::Felt;
use crate::field::{Field, Findings};
use crate::visitor::Visitor;

/// Asks for a stream.
async fn listen(from: Ipv4Addr, to: SocketAddr, path: &str, buffer: Option<u32>) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    if let Some(size) = buffer {
        socket.set_recv_buffer_size(size).ok()?;
    }
    socket.bind(SocketAddr::from((from, 0))).ok()?;
    let mut stream = tokio::time::timeout(Duration::from_secs(10), socket.connect(to)).await.ok()?.ok()?;
    let head = format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n");
    stream.write_all(head.as_bytes()).await.ok()?;
    Some(stream)
}

/// Streams of the fair players' own tables that are never read.
pub(super) async fn slow_readers(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let mut streams = Vec::new();
    let before = field.of_server(|server| server.memory()).flatten().unwrap_or_default();
    for number in 0..field.count(400) {
        let tables = field.fair.tables();
        let Some(table) = tables.get(number % tables.len().max(1)) else { continue };
        let path = if number % 2 == 0 {
            format!("/t/{table}/live")
        } else {
            format!("/api/tables/{table}/events?since=0")
        };
        streams.extend(listen(field.one_of_many(number / 10), field.addr, &path, Some(4096)).await);
    }
    while field.goes_on() {
        field.pause(Duration::from_secs(1)).await;
    }
    let after = field.of_server(|server| server.memory()).flatten().unwrap_or_default();
    findings.hold(after < before + 400, || format!("memory grew from {before} to {after} MiB"));
    findings.note(format!("{} streams, memory {before} to {after} MiB", streams.len()));
    findings
}

/// Two thousand viewers of one table, from four hundred addresses, who read everything.
pub(super) async fn viewers(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let host = match Visitor::guest(Ipv4Addr::new(127, 0, 3, 2), field.addr, "Star").await {
        Ok(host) => host,
        Err(reason) => return Findings::failed(reason),
    };
    let table = match host.table("cities", &["me", "me"], Some(field.seed)).await {
        Ok(table) => table,
        Err(reason) => return Findings::failed(reason),
    };
    let (watching, turned_away) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let mut crowd = JoinSet::new();
    for number in 0..field.count(2000) {
        let (besieged, path) = (field.clone(), format!("/t/{table}/live"));
        let (watching, turned_away) = (watching.clone(), turned_away.clone());
        crowd.spawn(async move {
            let from = besieged.one_of_many(number / 5);
            let Some(mut stream) = listen(from, besieged.addr, &path, None).await else { return };
            let (mut bytes, mut first) = (vec![0; 16 << 10], true);
            while besieged.goes_on() {
                let Ok(read) =
                    tokio::time::timeout(Duration::from_millis(500), stream.read(&mut bytes)).await
                else {
                    continue;
                };
                let Ok(count @ 1..) = read else { return };
                if std::mem::take(&mut first) {
                    let fine = bytes[..count].starts_with(b"HTTP/1.1 200");
                    if fine { &watching } else { &turned_away }.fetch_add(1, Ordering::Relaxed);
                }
            }
        });
        // They do not all come in the same millisecond.
        if number % 20 == 0 {
            field.pause(Duration::from_millis(20)).await;
        }
    }
    let mut chance = Chance::new(field.seed);
    let mut times = Vec::new();
    let path = format!("/api/tables/{table}/moves");
    while field.goes_on() {
        let Ok(question) = host.read(&path).await else { break };
        let question = question.json();
        let legal: Vec<&str> =
            question["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let Some(chosen) = chance.choose(&legal) else { break };
        let sent = Instant::now();
        let body = json!({ "move": chosen, "expected": question["seq"] });
        match host.send(&path, &body).await {
            Ok(answer) => {
                findings.hold(answer.status == 200, || format!("the watched table: {}", answer.told()))
            }
            Err(silence) => findings.wrong.push(format!("the watched table: {silence}")),
        }
        times.push(sent.elapsed());
        field.pause(Duration::from_secs(1)).await;
    }
    let felt = Felt::new(times);
    findings.hold(!field.size.timed || felt.p50_ms < 1000.0, || {
        format!("half of the moves of the watched table take over {:.0} ms", felt.p50_ms)
    });
    findings.note(format!(
        "{} watch, {} turned away; the watched table's {} moves: half within {:.0} ms, all within {:.0} ms",
        watching.load(Ordering::Relaxed),
        turned_away.load(Ordering::Relaxed),
        felt.moves,
        felt.p50_ms,
        felt.max_ms
    ));
    while crowd.join_next().await.is_some() {}
    findings
}
