//! For operators: health and figures.

use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use tokio::time::timeout;

use crate::app::App;
use crate::sweep;

/// How soon the store has to answer.
const READY: Duration = Duration::from_secs(2);

/// Whether the server can read and write.
pub(crate) async fn health(State(app): State<App>) -> impl IntoResponse {
    match app.store.check().await {
        Ok(()) => (StatusCode::OK, [(header::CONTENT_TYPE, "application/json")], "{\"status\":\"ok\"}"),
        Err(error) => {
            tracing::error!(%error, "not healthy");
            let body = "{\"status\":\"the store failed\"}";
            (StatusCode::SERVICE_UNAVAILABLE, [(header::CONTENT_TYPE, "application/json")], body)
        }
    }
}

/// Whether the process answers at all. Whoever restarts it when this fails does not do so because the database is away.
pub(crate) async fn alive() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], "{\"status\":\"ok\"}")
}

/// Whether requests may be sent here: the store answers soon, and the server is not about to stop.
pub(crate) async fn ready(State(app): State<App>) -> impl IntoResponse {
    let stopping = *app.stopping.borrow();
    let ready = match timeout(READY, app.store.check()).await {
        _ if stopping => Err("stopping"),
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            tracing::warn!(%error, "not ready");
            Err("the store failed")
        }
        Err(_) => Err("the store is slow"),
    };
    let (status, said) = match ready {
        Ok(()) => (StatusCode::OK, "ok"),
        Err(reason) => (StatusCode::SERVICE_UNAVAILABLE, reason),
    };
    (status, [(header::CONTENT_TYPE, "application/json")], format!("{{\"status\":\"{said}\"}}"))
}

/// Figures for Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    sweep::measure(&app).await;
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.render())
}
