//! Logging in too often, and with the wrong password.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::field::{Field, Findings};
use crate::visitor::{Answer, Visitor};

/// The password of whoever is attacked.
const PASSWORD: &str = "correct horse battery";
/// What the server may hold while hundreds log in, in MiB: without a bound it was 6,200.
const MOST_MEMORY: u64 = 768;
/// How many guesses at one account may be looked at in one attack.
const MOST_GUESSES: usize = 20;
/// How long the owner of an account may wait for a login while somebody else guesses.
const OWNERS_WAIT: Duration = Duration::from_secs(10);

/// Makes an account.
pub(super) async fn register(from: Ipv4Addr, field: &Field, name: &str) -> Result<Visitor, String> {
    let mut visitor = Visitor::guest(from, field.addr, name).await?;
    let fields = [("register-name", name), ("register-password", PASSWORD)];
    let answer = visitor.form("/account/register", &fields).await.map_err(|silence| silence.to_string())?;
    if answer.status != 303 {
        return Err(format!("cannot register: {}", answer.told()));
    }
    // A session may be changed when its rights change.
    if answer.session.is_some() {
        visitor.secret = answer.session;
    }
    Ok(visitor)
}

/// Logs in with the right password.
pub(super) async fn login(visitor: &Visitor, name: &str) -> Result<Answer, String> {
    let fields = [("login-name", name), ("login-password", PASSWORD)];
    visitor.form("/account/login", &fields).await.map_err(|silence| silence.to_string())
}

/// Hundreds of logins at once, half of them from one address.
pub(super) async fn logins(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    if let Err(reason) = register(Ipv4Addr::new(127, 0, 3, 3), &field, "crowded").await {
        findings.wrong.push(reason);
        return findings;
    }
    let (mut checked, mut turned_away, mut silent) = (0, 0, 0);
    while field.goes_on() {
        let mut salvo = JoinSet::new();
        for number in 0..field.count(270) {
            let from = if number % 2 == 0 { field.attacker() } else { field.one_of_many(number) };
            let visitor = Visitor::new(from, field.addr);
            let name = if number % 3 == 0 { "crowded" } else { "nobody" };
            salvo.spawn(async move { login(&visitor, name).await });
        }
        while let Some(done) = salvo.join_next().await {
            match done {
                Ok(Ok(answer)) if matches!(answer.status, 303 | 422) => checked += 1,
                Ok(Ok(answer)) if answer.status == 500 => {
                    findings.wrong.push(format!("a login: {}", answer.told()))
                }
                Ok(Ok(_)) => turned_away += 1,
                _ => silent += 1,
            }
        }
        field.pause(Duration::from_secs(2)).await;
    }
    let peak = field.of_server(|server| server.peak()).flatten().unwrap_or_default();
    findings.hold(peak < MOST_MEMORY, || format!("logins took {peak} MiB"));
    findings.note(format!("{checked} checked, {turned_away} turned away, {silent} without an answer"));
    findings
}

/// Guessing the password of somebody, who wants to log in meanwhile.
pub(super) async fn guessing(field: Arc<Field>) -> Findings {
    let mut findings = Findings::default();
    let home = Ipv4Addr::new(127, 0, 3, 4);
    if let Err(reason) = register(home, &field, "guessed").await {
        findings.wrong.push(reason);
        return findings;
    }
    let guesser = Visitor::new(field.attacker(), field.addr);
    let (mut checked, mut turned_away) = (0, 0);
    let mut number = 0;
    while field.goes_on() && number < 2000 {
        let mut salvo = JoinSet::new();
        for _ in 0..8 {
            number += 1;
            let (guesser, guess) = (guesser.clone(), format!("password {number}"));
            salvo.spawn(async move {
                let fields = [("login-name", "guessed"), ("login-password", &*guess)];
                guesser.form("/account/login", &fields).await
            });
        }
        while let Some(done) = salvo.join_next().await {
            match done {
                Ok(Ok(answer)) if answer.status == 422 => checked += 1,
                Ok(Ok(answer)) if answer.is_trouble() => {
                    findings.wrong.push(format!("a guess: {}", answer.told()))
                }
                Ok(Ok(_)) => turned_away += 1,
                _ => {}
            }
        }
        field.pause(Duration::from_millis(100)).await;
    }
    let sent = Instant::now();
    match login(&Visitor::new(home, field.addr), "guessed").await {
        Ok(answer) => {
            findings.hold(answer.status == 303, || format!("the owner cannot log in: {}", answer.told()));
        }
        Err(reason) => findings.wrong.push(format!("the owner cannot log in: {reason}")),
    }
    findings.hold(!field.size.timed || sent.elapsed() < OWNERS_WAIT, || {
        format!("the owner's login took {} s", sent.elapsed().as_secs())
    });
    findings.hold(checked <= MOST_GUESSES, || format!("{checked} guesses were looked at"));
    findings.note(format!("{checked} guesses looked at, {turned_away} turned away"));
    findings
}
