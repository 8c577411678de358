//! What happens by itself every few minutes: idle tables leave memory, and what nobody has used for long is let go.

use std::time::Duration;

use store::{Expiry, StoreError};

use crate::account;
use crate::app::App;

/// How often.
const EVERY: Duration = Duration::from_secs(120);

/// The most rounds of letting go at once: the next time goes on with the rest.
const ROUNDS: u32 = 50;

/// Says how much room is taken, and sweeps until the server stops.
pub(crate) async fn begin(app: &App) {
    if let Ok(used) = app.store.disk_use().await {
        tracing::info!(data_bytes = used.data, log_bytes = used.log, "room taken on the disk");
    }
    let (app, mut stopping) = (app.clone(), app.stopping.clone());
    tokio::spawn(async move {
        let mut time = tokio::time::interval(EVERY);
        loop {
            tokio::select! {
                _ = time.tick() => {}
                _ = stopping.wait_for(|stop| *stop) => return,
            }
            sweep(&app).await;
        }
    });
}

/// Sweeps once.
pub(crate) async fn sweep(app: &App) {
    let limits = &app.limits;
    let open = app.tables.close_idle(limits.tables());
    metrics::gauge!("hydropolis_tables_open").set(open as f64);
    let (idle, session) = (app.clock.ago(limits.idle_guests()), app.clock.ago(limits.sessions()));
    let expiry = Expiry { sessions: session, idle_guests: idle, unbegun_games: idle };
    for _ in 0..ROUNDS {
        match app.store.expire(expiry, &account::stand_in()).await {
            Ok(gone) if gone == Default::default() => break,
            Ok(gone) => {
                let (sessions, people, games) = (gone.sessions, gone.people, gone.deleted.len());
                tracing::info!(sessions, people, games, "let go what nobody has used for long");
                account::settle(app, &gone).await;
            }
            // The server has stopped meanwhile.
            Err(StoreError::Closed) => break,
            Err(error) => {
                tracing::warn!(%error, "nothing was let go");
                break;
            }
        }
    }
}

/// Notes how much room is taken, for who reads the figures.
pub(crate) async fn measure(app: &App) {
    if let Ok(used) = app.store.disk_use().await {
        metrics::gauge!("hydropolis_disk_bytes", "part" => "data").set(used.data as f64);
        metrics::gauge!("hydropolis_disk_bytes", "part" => "log").set(used.log as f64);
    }
    metrics::gauge!("hydropolis_tables_open").set(app.tables.count() as f64);
    metrics::gauge!("hydropolis_bots_at_work").set(app.bots.count() as f64);
    metrics::gauge!("hydropolis_bots_waiting").set(app.bots.waiting() as f64);
    if let Ok(waiting) = app.store.calls_waiting().await {
        metrics::gauge!("hydropolis_calls_waiting").set(waiting as f64);
    }
}
