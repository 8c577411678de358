//! For operators: health and figures.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::app::App;
use crate::sweep;

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

/// Figures for Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    sweep::measure(&app).await;
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.render())
}
