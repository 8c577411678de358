//! What nodes tell each other: LISTEN and NOTIFY.
//!
//! What was changed is told after it is committed, many tables in one message, by a connection of its own: a notification
//! inside a transaction would make all commits of all nodes wait for each other. A message that gets lost does no harm but that
//! the others hear of it later: whoever keeps a table in memory compares its number of changes every now and then, and at
//! once when the connection was lost.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use tokio::sync::{broadcast, mpsc};
use tokio::time::sleep;
use tokio_postgres::{AsyncMessage, NoTls};

use super::connect::{Address, Line};
use crate::{GameId, News};

/// Where they meet.
const CHANNEL: &str = "hydropolis";
/// How many tables one message names: it may have 8,000 bytes.
const TABLES: usize = 200;
/// The longest word one node says to the others.
const LONGEST: usize = 4000;
/// How much may wait to be told; what is more is found by who compares.
const QUEUE: usize = 4096;
/// How long to wait before listening again.
const PAUSE: Duration = Duration::from_millis(200);

/// Something to tell.
enum Told {
    Table(GameId),
    Said(String),
}

/// Tells the other nodes.
#[derive(Clone)]
pub(super) struct Teller(mpsc::Sender<Told>);

impl Teller {
    /// Begins to tell, as this node.
    pub(super) fn start(address: &Arc<Address>, node: &str) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(tell(Line::new(address.clone(), true), node.to_owned(), waiting));
        Self(queue)
    }

    /// Tells that tables have changed.
    pub(super) fn tables(&self, games: impl IntoIterator<Item = GameId>) {
        for game in games {
            let _ = self.0.try_send(Told::Table(game));
        }
    }

    /// Says something.
    pub(super) fn say(&self, text: &str) {
        if text.len() <= LONGEST {
            let _ = self.0.try_send(Told::Said(text.to_owned()));
        }
    }
}

async fn tell(line: Line, node: String, mut queue: mpsc::Receiver<Told>) {
    let mut waiting = Vec::new();
    while queue.recv_many(&mut waiting, TABLES).await > 0 {
        let (mut tables, mut messages) = (Vec::new(), Vec::new());
        for told in waiting.drain(..) {
            match told {
                Told::Table(game) => tables.push(game),
                Told::Said(text) => messages.push(format!("{node} S {text}")),
            }
        }
        tables.sort_unstable();
        tables.dedup();
        if !tables.is_empty() {
            let names: Vec<String> = tables.iter().map(GameId::to_string).collect();
            messages.push(format!("{node} T {}", names.join(" ")));
        }
        // Who compares finds what is not told.
        let _ = line
            .all("SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told", &[&CHANNEL, &messages])
            .await;
    }
    line.close().await;
}

/// Listens to the other nodes until the store is closed.
pub(super) async fn listen(address: Arc<Address>, node: String, heard: broadcast::Sender<News>) {
    while !address.closed.load(Ordering::Acquire) {
        if let Err(error) = listen_once(&address, &node, &heard).await {
            let _ = error;
        }
        // Nobody may be listening on this node.
        let _ = heard.send(News::Missed);
        sleep(PAUSE).await;
    }
}

async fn listen_once(
    address: &Address,
    node: &str,
    heard: &broadcast::Sender<News>,
) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = address.config().connect(NoTls).await?;
    let mut messages = stream::poll_fn(move |context| connection.poll_message(context));
    let begin = format!("LISTEN {CHANNEL}");
    let mut listening = std::pin::pin!(client.batch_execute(&begin));
    let mut begun = false;
    loop {
        tokio::select! {
            done = &mut listening, if !begun => {
                done?;
                begun = true;
                // What happened before this moment was not heard.
                let _ = heard.send(News::Missed);
            }
            message = messages.next() => match message {
                None => return Ok(()),
                Some(Ok(AsyncMessage::Notification(it))) => hear(it.payload(), node, heard),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
            },
        }
    }
}

fn hear(payload: &str, node: &str, heard: &broadcast::Sender<News>) {
    let mut parts = payload.splitn(3, ' ');
    let (Some(from), Some(kind), Some(rest)) = (parts.next(), parts.next(), parts.next()) else { return };
    if from == node {
        return;
    }
    match kind {
        "T" => {
            for game in rest.split(' ').filter_map(|name| name.parse().ok()) {
                let _ = heard.send(News::Table(game));
            }
        }
        "S" => drop(heard.send(News::Said(rest.to_owned()))),
        // A newer version may say more.
        _ => {}
    }
}
