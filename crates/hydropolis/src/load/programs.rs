//! Players who are programs: the JSON API, with tokens.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use kernel::{Chance, Seed};
use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinSet;

use super::{Field, TALKS};

#[derive(Deserialize)]
struct Token {
    token: String,
}

#[derive(Deserialize)]
struct NewTable {
    id: String,
}

#[derive(Deserialize)]
struct Question {
    seq: u64,
    moves: Vec<String>,
}

#[derive(Deserialize)]
struct Made {
    next: u64,
    moves: Vec<String>,
}

/// Somebody who plays all seats of one table after the other, at random, until time is up.
pub(super) async fn player(field: Arc<Field>, number: u16, seed: Seed) {
    let mut chance = Chance::new(seed);
    field.ready().await;
    while !field.is_over() {
        if let Err(reason) = game(&field, number, &mut chance).await {
            tracing::warn!(number, reason, "a table broke off");
            field.error();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// Plays one game, to its end or until time is up.
async fn game(field: &Arc<Field>, number: u16, chance: &mut Chance) -> Result<(), String> {
    let title = crate::titles::nth(number);
    let Token { token } = field.post("/api/people", "", &json!({ "nickname": "load" })).await?;
    let new = json!({ "game": title, "seats": ["me", "me"], "seed": chance.word() });
    let NewTable { id } = field.post("/api/tables", &token, &new).await?;
    let path = format!("/api/tables/{id}/moves");
    let mut watching = JoinSet::new();
    for _ in 0..field.spectators {
        watching.spawn(spectator(field.clone(), id.clone()));
    }
    let Question { mut seq, mut moves } = field.get(&path, &token).await?;
    // Tables do not move in step.
    let mut due = Instant::now() + field.beat.mul_f64(chance.below(1000) as f64 / 1000.0);
    while !moves.is_empty() && !field.is_over() {
        tokio::time::sleep_until(due.into()).await;
        due = (due + field.beat).max(Instant::now());
        if field.talk && chance.below(TALKS) == 0 {
            let line = json!({ "text": "May the water be with you." });
            let _: serde_json::Value = field.post(&format!("/api/tables/{id}/talk"), &token, &line).await?;
            field.lines.fetch_add(1, Ordering::Relaxed);
        }
        let chosen = &moves[chance.below(moves.len())];
        let key = format!("{:x}", chance.word());
        let sent = Instant::now();
        let made: Made =
            field.post(&path, &token, &json!({ "move": chosen, "expected": seq, "key": key })).await?;
        if field.counts(sent) {
            field.latencies.note(sent.elapsed());
        }
        (seq, moves) = (made.next, made.moves);
    }
    if moves.is_empty() {
        field.games.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Somebody who follows the stream of a table and counts what it tells.
async fn spectator(field: Arc<Field>, id: String) {
    let stream = field.client.get(format!("{}/api/tables/{id}/events{}", field.url, field.talked('?')));
    // A stream lasts as long as there is somebody to hear it.
    let Ok(mut answer) = stream.timeout(Duration::from_secs(3600)).send().await else {
        field.error();
        return;
    };
    loop {
        match answer.chunk().await {
            Ok(Some(chunk)) => {
                let told = chunk.windows(7).filter(|it| it == b"event: ").count();
                field.events.fetch_add(told as u64, Ordering::Relaxed);
            }
            Ok(None) => return,
            Err(_) => {
                field.error();
                return;
            }
        }
    }
}

impl Field {
    async fn post<T: for<'de> Deserialize<'de>>(
        &self,
        path: &str,
        token: &str,
        body: &serde_json::Value,
    ) -> Result<T, String> {
        self.answer(self.client.post(format!("{}{path}", self.url)).json(body), token).await
    }

    async fn get<T: for<'de> Deserialize<'de>>(&self, path: &str, token: &str) -> Result<T, String> {
        self.answer(self.client.get(format!("{}{path}", self.url)), token).await
    }

    async fn answer<T: for<'de> Deserialize<'de>>(
        &self,
        request: reqwest::RequestBuilder,
        token: &str,
    ) -> Result<T, String> {
        let request = if token.is_empty() { request } else { request.bearer_auth(token) };
        let answer = request.send().await.map_err(|error| error.to_string())?;
        let status = answer.status();
        let text = answer.text().await.map_err(|error| error.to_string())?;
        if !status.is_success() {
            return Err(format!("{status}: {text}"));
        }
        serde_json::from_str(&text).map_err(|error| error.to_string())
    }
}
