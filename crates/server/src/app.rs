//! What every request may use, and the routes.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use metrics_exporter_prometheus::PrometheusHandle;
use store::Store;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;
use words::Words;

use crate::bots::Bots;
use crate::guard::{Limiter, guard};
use crate::tables::Tables;
use crate::{Config, account, api, live, operate, pages, table_pages};

/// The longest form or record, in bytes.
const LONGEST_BODY: usize = 1 << 20;

/// What every request may use.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) bots: Bots,
    pub(crate) limiter: Limiter,
    pub(crate) metrics: PrometheusHandle,
    /// Becomes true when the server is to stop: streams end then.
    pub(crate) stopping: watch::Receiver<bool>,
    public_url: Option<String>,
    languages: HashMap<&'static str, Words>,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// The server's common ground.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        config: &Config,
        metrics: PrometheusHandle,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let languages = Words::languages().filter_map(|it| Some((it, Words::new(it).ok()?))).collect();
        Self(Arc::new(Inner {
            tables: Tables::new(store.clone()),
            bots: Bots::new(config.bots),
            limiter: Limiter::new(config.rate),
            metrics,
            stopping,
            public_url: config.public_url.clone(),
            languages,
            store,
        }))
    }

    /// The words of a language there is; of English for any other.
    pub(crate) fn words(&self, language: &str) -> &Words {
        let found = self.languages.get(language).or_else(|| self.languages.get("en"));
        found.expect("English is compiled in: the words crate is built from its folder")
    }

    /// The languages there are, with their own names.
    pub(crate) fn languages(&self) -> Vec<(&'static str, String)> {
        Words::languages().map(|it| (it, self.words(it).say("web-language-name", &[]))).collect()
    }

    /// Where the server is found from outside, if that was said.
    pub(crate) fn public_url(&self) -> Option<&str> {
        self.public_url.as_deref()
    }

    /// Whether pages are served over HTTPS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url().is_some_and(|url| url.starts_with("https://"))
    }
}

/// All routes.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/", get(pages::home))
        .route("/new/{game}", get(pages::new))
        .route("/tables", post(pages::create))
        .route("/records", post(pages::upload))
        .route("/rules/{game}", get(pages::rules))
        .route("/rule/{rule}", get(pages::rule))
        .route("/glossary", get(pages::glossary))
        .route("/assets/{name}", get(pages::asset))
        .route("/favicon.ico", get(pages::favicon))
        .route("/t/{id}", get(table_pages::table))
        .route("/t/{id}/move", post(table_pages::play))
        .route("/t/{id}/end-turn", post(table_pages::end_turn))
        .route("/t/{id}/undo", post(table_pages::undo))
        .route("/t/{id}/sit", post(table_pages::sit_open))
        .route("/t/{id}/log", get(table_pages::log))
        .route("/t/{id}/replay/{at}", get(table_pages::replay))
        .route("/t/{id}/record", get(table_pages::record))
        .route("/t/{id}/live", get(live::frames))
        .route("/sit/{id}/{seat}/{secret}", get(table_pages::invitation).post(table_pages::sit))
        .route("/account", get(account::page))
        .route("/account/nickname", post(account::nickname))
        .route("/account/register", post(account::register))
        .route("/account/login", post(account::login))
        .route("/account/logout", post(account::logout))
        .route("/language", post(account::language))
        .merge(api::routes())
        .route("/healthz", get(operate::health))
        .route("/metrics", get(operate::metrics))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}
