//! Connections that only take up room.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpStream;

use crate::field::{Field, Findings, connect};
use crate::visitor::Visitor;

/// A thousand connections that say nothing, half of them from one address; the same to a server that may open no more
/// files than a usual shell allows.
pub(super) async fn silent(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let mut streams = Vec::new();
    for number in 0..field.count(1000) {
        let from = if number % 2 == 0 { field.attacker() } else { field.one_of_many(number / 4) };
        streams.extend(field.connect(from).await.ok());
    }
    findings.note(format!("{} connected", streams.len()));
    small_server(&field, &mut findings).await;
    while field.goes_on() {
        field.pause(Duration::from_secs(1)).await;
    }
    let ended = streams.iter().filter(|stream| is_ended(stream)).count();
    findings.note(format!("{ended} ended by the server"));
    findings
}

fn is_ended(stream: &TcpStream) -> bool {
    let mut bytes = [0; 512];
    match stream.try_read(&mut bytes) {
        Ok(_) => true,
        Err(error) => error.kind() != std::io::ErrorKind::WouldBlock,
    }
}

/// More silent connections from one address than a server may have files: others still come in.
async fn small_server(field: &Field, findings: &mut Findings) {
    let mut start = field.another("small", &[]);
    start.open_files = 1024;
    let server = match tokio::task::spawn_blocking(move || start.open()).await {
        Ok(Ok(server)) => server,
        Ok(Err(reason)) => return findings.wrong.push(format!("a server with 1,024 files {reason}")),
        Err(error) => return findings.wrong.push(error.to_string()),
    };
    let mut streams = Vec::new();
    for _ in 0..1100 {
        streams.extend(connect(field.attacker(), server.addr).await.ok());
    }
    let newcomer = Visitor::new(Ipv4Addr::new(127, 0, 3, 1), server.addr);
    let page = tokio::time::timeout(Duration::from_secs(5), newcomer.page("/")).await;
    let welcome = matches!(&page, Ok(Ok(answer)) if answer.status == 200);
    findings.hold(welcome, || "with 1,100 silent sockets and 1,024 files nobody new is let in".to_owned());
    drop(streams);
}
