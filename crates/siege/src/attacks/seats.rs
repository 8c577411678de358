//! Taking seats, losing them, and knowing too much of the deal.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::attacks::accounts::{login, register};
use crate::chance::Chance;
use crate::field::{Field, Findings};
use crate::visitor::Visitor;

/// Whoever logs in at a table keeps the seat, a host who logs in keeps the links, and nobody takes every seat.
pub(super) async fn keeping(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let mut round = 0;
    while round == 0 || field.goes_on() && round < 3 {
        findings.wrong.extend(guest_logs_in(&field, round).await.err());
        findings.wrong.extend(host_logs_in(&field, round).await.err());
        findings.wrong.extend(every_seat(&field).await.err());
        round += 1;
        field.pause(Duration::from_secs(3)).await;
    }
    findings.note(format!("{round} rounds"));
    findings
}

/// A guest sits at a table with somebody else, logs in, and moves.
async fn guest_logs_in(field: &Field, round: u32) -> Result<(), String> {
    let name = format!("seated{round}");
    let home = Ipv4Addr::new(127, 0, 4, 1);
    register(home, field, &name).await?;
    let host = Visitor::guest(Ipv4Addr::new(127, 0, 4, 2), field.addr, "Host").await?;
    let mut guest = Visitor::guest(home, field.addr, "Guest").await?;
    let table = host.table("barrage", &["me", "open"], None).await?;
    let path = format!("/api/tables/{table}");
    let joined = guest.send(&format!("{path}/join"), &json!({ "seat": "P2" })).await;
    joined.map_err(|silence| format!("sitting down: {silence}"))?;
    let answer = login(&guest, &name).await?;
    if answer.status != 303 {
        return Err(format!("a guest cannot log in: {}", answer.told()));
    }
    guest.secret = answer.session;
    let info = guest.read(&path).await.map_err(|silence| silence.to_string())?.json();
    let mine = |seat: &&Value| seat["mine"] == true;
    let seat = info["seats"].as_array().into_iter().flatten().find(mine).map(|seat| seat["seat"].clone());
    if seat != Some(json!("P2")) {
        return Err("whoever logs in loses the seat".to_owned());
    }
    // Until it is their turn the host moves.
    for _ in 0..20 {
        let asked = guest.read(&format!("{path}/moves")).await.map_err(|silence| silence.to_string())?.json();
        let (mover, asked) = if asked["mine"] == true {
            (&guest, asked)
        } else {
            let theirs = host.read(&format!("{path}/moves")).await.map_err(|silence| silence.to_string())?;
            (&host, theirs.json())
        };
        let body = json!({ "move": asked["moves"][0], "expected": asked["seq"] });
        let answer =
            mover.send(&format!("{path}/moves"), &body).await.map_err(|silence| silence.to_string())?;
        if std::ptr::eq(mover, &guest) {
            let told = || format!("whoever logs in cannot move: {}", answer.told());
            return if answer.status == 200 { Ok(()) } else { Err(told()) };
        }
    }
    Err("the guest's turn does not come".to_owned())
}

/// A host makes a table with a link, logs in, and still sees a link that works.
async fn host_logs_in(field: &Field, round: u32) -> Result<(), String> {
    let name = format!("hosting{round}");
    let home = Ipv4Addr::new(127, 0, 4, 3);
    register(home, field, &name).await?;
    let mut host = Visitor::guest(home, field.addr, "Host").await?;
    let table = host.table("barrage", &["me", "link"], None).await?;
    let answer = login(&host, &name).await?;
    host.secret = answer.session;
    let page = host.page(&format!("/t/{table}")).await.map_err(|silence| silence.to_string())?;
    if !page.body.contains(&format!("/sit/{table}/")) {
        return Err("a host who logs in loses the link to a seat".to_owned());
    }
    Ok(())
}

/// A stranger sits down in every open seat of a table.
async fn every_seat(field: &Field) -> Result<(), String> {
    let host = Visitor::guest(Ipv4Addr::new(127, 0, 4, 4), field.addr, "Host").await?;
    let stranger = Visitor::guest(field.attacker(), field.addr, "Stranger").await?;
    let table = host.table("barrage", &["me", "open", "open"], None).await?;
    let mut taken = 0;
    for seat in ["P2", "P3"] {
        let answer = stranger.send(&format!("/api/tables/{table}/join"), &json!({ "seat": seat })).await;
        taken += u32::from(answer.is_ok_and(|answer| answer.status == 200));
    }
    if taken == 1 { Ok(()) } else { Err(format!("a stranger takes {taken} of 2 open seats")) }
}

/// A host names the seed of a game with somebody else, having seen the same deal alone.
pub(super) async fn seeds(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let mut chance = Chance::new(field.seed);
    let mut round = 0;
    while round == 0 || field.goes_on() && round < 3 {
        match named(&field, chance.word() >> 1).await {
            Ok(how) => findings.note(how),
            Err(reason) => findings.wrong.push(reason),
        }
        round += 1;
        field.pause(Duration::from_secs(3)).await;
    }
    findings
}

async fn named(field: &Field, seed: u64) -> Result<&'static str, String> {
    let host = Visitor::guest(field.attacker(), field.addr, "Host").await?;
    let wish = json!({ "game": "cities", "seats": ["me", "open"], "seed": seed });
    let answer = host.send("/api/tables", &wish).await.map_err(|silence| silence.to_string())?;
    if answer.status == 422 {
        return Ok("a seed that is named is refused");
    }
    let info = answer.json();
    let table = info["id"].as_str().ok_or_else(|| format!("no table: {}", answer.told()))?.to_owned();
    let guest = Visitor::guest(Ipv4Addr::new(127, 0, 4, 5), field.addr, "Guest").await?;
    let joined = guest.send(&format!("/api/tables/{table}/join"), &json!({ "seat": "P2" })).await;
    let joined = joined.map_err(|silence| silence.to_string())?.json();
    let rehearsal = host.table("cities", &["me", "me"], Some(seed)).await?;
    let known = host.read(&format!("/api/tables/{rehearsal}/view")).await;
    let seen = guest.read(&format!("/api/tables/{table}/view")).await;
    let same = match (&known, &seen) {
        (Ok(known), Ok(seen)) => known.json()["view"]["table"] == seen.json()["view"]["table"],
        _ => false,
    };
    let page = guest.page(&format!("/t/{table}")).await.map_err(|silence| silence.to_string())?;
    let announced = joined["seed"].as_u64() == Some(seed) || page.body.contains(&seed.to_string());
    match (same, announced) {
        (false, _) => Ok("the server draws the seed itself"),
        (true, true) => Ok("a seed that is named is announced"),
        (true, false) => Err("a host names the seed, knows every hand, and nobody is told".to_owned()),
    }
}
