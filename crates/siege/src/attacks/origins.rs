//! Requests that pretend to come from elsewhere.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;

use crate::chance::Chance;
use crate::field::{Field, Findings};
use crate::visitor::Visitor;

/// Forms from pages of other sites, and a server asked by another host's name.
pub(super) async fn foreign(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let victim = match Visitor::guest(field.attacker(), field.addr, "Victim").await {
        Ok(victim) => victim,
        Err(reason) => return Findings::failed(reason),
    };
    let (mut tried, mut foreign) = (0, 0);
    while field.goes_on() && tried < field.count(300) {
        for origin in ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1.evil.example"] {
            for path in ["/account/nickname", "/tables", "/records", "/account/logout"] {
                let fields = [("nickname", "Fooled"), ("game", "barrage"), ("quick", "yes"), ("record", "")];
                if let Ok(answer) = victim.form_from(origin, path, &fields).await {
                    // Whoever asks too often is turned away before anybody looks where it comes from.
                    foreign += u32::from(answer.status == 403);
                    let refused = matches!(answer.status, 403 | 429);
                    findings.hold(refused, || format!("{path} from {origin}: {}", answer.told()));
                }
                tried += 1;
            }
        }
        field.pause(Duration::from_millis(300)).await;
    }
    findings.hold(foreign > 0, || "no form from elsewhere was known as one".to_owned());
    hosts(&field, &mut findings).await;
    findings.note(format!("{tried} forms from elsewhere, {foreign} known as such"));
    findings
}

/// A server that knows its address answers to no other name.
async fn hosts(field: &Field, findings: &mut Findings) {
    let start = field.another("public", &["--public-url", "http://play.example"]);
    // It says where it is found from outside, so its port has to be known.
    let Some(port) = free_port() else { return findings.note("no free port for a second server") };
    let start = crate::server::Start { port, ..start };
    let Ok(mut child) = start.spawn() else { return findings.note("a second server cannot be started") };
    let visitor = Visitor::new(Ipv4Addr::new(127, 0, 3, 7), ([127, 0, 0, 1], port).into());
    let mut known = None;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        known = visitor.read_with("/", "host", "play.example").await.ok();
        if known.is_some() {
            break;
        }
    }
    let foreign = visitor.read_with("/", "host", "evil.example").await;
    let known = known.map(|answer| answer.status);
    findings.hold(known == Some(200), || format!("asked by its own name it answers {known:?}"));
    let refused = foreign.as_ref().is_ok_and(|answer| (400..500).contains(&answer.status));
    findings.hold(refused, || "it answers to a foreign Host".to_owned());
    let _ = child.kill();
    let _ = child.wait();
}

/// A port nobody listens on just now.
fn free_port() -> Option<u16> {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).ok()?;
    Some(listener.local_addr().ok()?.port())
}

/// A new X-Forwarded-For in every request does not make a new visitor of anybody.
pub(super) async fn forwarded(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let mut chance = Chance::new(field.seed);
    let liar = Visitor::new(field.attacker(), field.addr);
    let (mut answered, mut turned_away) = (0, 0);
    while field.goes_on() && turned_away < 200 {
        let mut salvo = JoinSet::new();
        for _ in 0..40 {
            let [_, _, _, _, a, b, c, d] = chance.word().to_be_bytes();
            let (liar, address) = (liar.clone(), format!("{a}.{b}.{c}.{d}"));
            salvo.spawn(async move { liar.read_with("/healthz", "x-forwarded-for", &address).await });
        }
        while let Some(done) = salvo.join_next().await {
            match done {
                Ok(Ok(answer)) if answer.status == 429 => turned_away += 1,
                Ok(Ok(_)) => answered += 1,
                _ => {}
            }
        }
        field.pause(Duration::from_millis(20)).await;
    }
    findings.hold(turned_away > 0, || format!("all {answered} requests were answered"));
    findings.note(format!("{answered} answered, {turned_away} turned away"));
    findings.wrong.extend(proxied(&field).await.err());
    findings
}

/// Behind a proxy that is trusted, one visitor's flood is not the next one's.
async fn proxied(field: &Field) -> Result<(), String> {
    let proxy = Ipv4Addr::new(127, 0, 5, 1);
    let start = field.another("proxied", &["--rate", "2", "--trusted-proxy", &proxy.to_string()]);
    let opened =
        tokio::task::spawn_blocking(move || start.open()).await.map_err(|error| error.to_string())?;
    let server = opened.map_err(|reason| format!("a server behind a proxy {reason}"))?;
    let ask = |from: Ipv4Addr, client: &'static str| async move {
        let answer = Visitor::new(from, server.addr).read_with("/healthz", "x-forwarded-for", client).await;
        answer.map(|answer| answer.status).map_err(|silence| silence.to_string())
    };
    for client in ["203.0.113.1", "203.0.113.2"] {
        if ask(proxy, client).await? != 200 {
            return Err("visitors behind a trusted proxy share one limit".to_owned());
        }
        let mut turned_away = false;
        for _ in 0..20 {
            turned_away |= ask(proxy, client).await? == 429;
        }
        if !turned_away {
            return Err("a visitor behind a trusted proxy has no limit".to_owned());
        }
    }
    // Whoever is not the proxy is not believed.
    let liar = Ipv4Addr::new(127, 0, 5, 2);
    let mut turned_away = false;
    for client in ["203.0.113.3", "203.0.113.4", "203.0.113.5", "203.0.113.6"].into_iter().cycle().take(40) {
        turned_away |= ask(liar, client).await? == 429;
    }
    if turned_away { Ok(()) } else { Err("somebody who is no proxy is believed".to_owned()) }
}
