//! What every request may use, and the routes.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use ipnet::IpNet;
use metrics_exporter_prometheus::PrometheusHandle;
use store::{Claim, GameId, Store, StoreError};
use tokio::sync::{Mutex as AsyncMutex, Semaphore, watch};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;
use words::Words;

use crate::bots::Bots;
use crate::clock::Clock;
use crate::coach::Practised;
use crate::create::LinkKey;
use crate::guard::{LONGEST_BODY, Limiter, guard};
use crate::learn::Lesson;
use crate::limits::Limits;
use crate::live::Streams;
use crate::notices::Calls;
use crate::passwords::Passwords;
use crate::presence::Presence;
use crate::puzzles::Solving;
use crate::quota::Quotas;
use crate::reviews::Reviewers;
use crate::sessions::Sessions;
use crate::sights::Sights;
use crate::tables::Tables;
use crate::talk::Talk;
use crate::titles::Games;
use crate::{
    Config, account, analysis, api, coach, compression, consent, learn, library, live, lobby, meeting_api,
    notices, operate, operator, orders, pace_pages, packs, pages, profile, puzzles, reviews, scene,
    table_pages, talk, tournaments,
};

/// What every request may use.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) bots: Bots,
    pub(crate) streams: Streams,
    pub(crate) limits: Limits,
    pub(crate) limiter: Limiter,
    /// Proxies that are believed when they say whom they speak for.
    pub(crate) trusted: Vec<IpNet>,
    pub(crate) clock: Clock,
    pub(crate) passwords: Passwords,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) quotas: Quotas,
    pub(crate) practised: Practised,
    pub(crate) reviewers: Reviewers,
    pub(crate) sights: Sights,
    pub(crate) link_key: LinkKey,
    pub(crate) games: Games,
    pub(crate) talk: Talk,
    pub(crate) presence: Presence,
    pub(crate) calls: Calls,
    pub(crate) metrics: PrometheusHandle,
    /// Becomes true when the server is to stop: streams end then.
    pub(crate) stopping: watch::Receiver<bool>,
    /// The folder for backups.
    pub(crate) backups: Option<PathBuf>,
    /// Held by whoever makes one.
    pub(crate) backing_up: AsyncMutex<()>,
    /// How many take everything they own along at once.
    pub(crate) exports: Arc<Semaphore>,
    /// What is said on every page.
    announcement: Mutex<Option<String>>,
    public_url: Option<String>,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// The server's common ground.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        claim: Claim,
        config: &Config,
        addr: SocketAddr,
        metrics: PrometheusHandle,
        stopping: watch::Receiver<bool>,
    ) -> Result<Self, StoreError> {
        // Read now, not when the first visitor waits for them.
        let ready = Words::languages().filter(|language| Words::of(language).is_some()).count();
        tracing::debug!(ready, "languages");
        let (limits, clock) = (&config.limits, &config.clock);
        Ok(Self(Arc::new(Inner {
            tables: Tables::new(store.clone(), claim, config),
            bots: Bots::new(config),
            streams: Streams::default(),
            passwords: Passwords::new(limits, clock),
            sessions: Arc::default(),
            practised: Practised::default(),
            reviewers: Reviewers::new(limits, clock),
            sights: Sights::default(),
            quotas: Quotas::new(limits, clock),
            link_key: LinkKey::new(config.link_key)?,
            clock: clock.clone(),
            games: config.games.clone(),
            talk: Talk::new(config.talk, limits, clock),
            presence: Presence::new(GameId::random()?.to_string(), clock),
            calls: Calls::new(&*store, config, addr).await?,
            limits: config.limits.clone(),
            limiter: Limiter::new(config.rate),
            trusted: config.trusted_proxies.clone(),
            metrics,
            stopping,
            backups: config.backups.clone(),
            backing_up: AsyncMutex::default(),
            exports: Arc::new(Semaphore::new(usize::try_from(limits.exports).unwrap_or(1).max(1))),
            announcement: Mutex::default(),
            public_url: config.public_url.clone(),
            store,
        })))
    }

    /// The words of a language there is; of English for any other.
    pub(crate) fn words(&self, language: &str) -> &'static Words {
        let found = Words::of(language).or_else(|| Words::of("en"));
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

    /// What is said on every page.
    pub(crate) fn announcement(&self) -> Option<String> {
        self.announcement.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Says something else on every page of this node.
    pub(crate) fn set_announcement(&self, text: Option<String>) {
        *self.announcement.lock().unwrap_or_else(PoisonError::into_inner) = text;
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
        .route("/tables", get(lobby::page).post(pages::create))
        .route("/records", post(pages::upload))
        .route("/learn", get(learn::chapters))
        .route("/learn/{game}/{chapter}", get(learn::lesson))
        .route("/learn/{game}/{chapter}/move", post(scene::answer::<Lesson>))
        .route("/learn/{game}/{chapter}/undo", post(scene::undo::<Lesson>))
        .route("/learn/{game}/{chapter}/play", post(learn::play_on))
        .route("/puzzles", get(puzzles::list))
        .route("/puzzles/{game}/{number}", get(puzzles::puzzle))
        .route("/puzzles/{game}/{number}/move", post(scene::answer::<Solving>))
        .route("/puzzles/{game}/{number}/undo", post(scene::undo::<Solving>))
        .route("/puzzles/{game}/{number}/solution", get(puzzles::solution))
        .route("/rules/{game}", get(library::rules))
        .route("/rule/{rule}", get(library::rule))
        .route("/rule/at/{game}", get(library::rules_at))
        .route("/rule/at/{game}/{name}", get(library::rule_at))
        .route("/guide/{name}", get(library::guide))
        .route("/guide/{game}/summary", get(library::summary))
        .route("/guide/{game}/icons", get(library::icons))
        .route("/guide/{game}/worth", get(library::worth))
        .route("/gallery", get(library::gallery))
        .route("/gallery/{game}/{component}", get(library::component))
        .route("/search", get(library::search))
        .route("/glossary", get(pages::glossary))
        .route("/packs", get(packs::page).post(packs::check))
        .route("/packs/upload", post(packs::upload))
        .route("/packs/file", post(packs::save))
        .route("/packs/{name}", get(packs::built_in))
        .route("/assets/{name}", get(pages::asset))
        .route("/favicon.ico", get(pages::favicon))
        .route("/t/{id}", get(table_pages::table))
        .route("/t/{id}/move", post(table_pages::play))
        .route("/t/{id}/end-turn", post(table_pages::end_turn))
        .route("/t/{id}/undo", post(table_pages::undo))
        .route("/t/{id}/rematch", post(table_pages::rematch))
        .route("/t/{id}/sit", post(table_pages::sit_open))
        .route("/t/{id}/link", post(table_pages::renew_link))
        .route("/t/{id}/deal", get(table_pages::deal))
        .route("/deal", get(pages::check_deal))
        .route("/t/{id}/log", get(table_pages::log))
        .route("/t/{id}/replay", get(table_pages::replay_at))
        .route("/t/{id}/replay/{at}", get(table_pages::replay))
        .route("/t/{id}/record", get(table_pages::record))
        .route("/t/{id}/review", get(reviews::page).post(reviews::ask))
        .route("/t/{id}/review/live", get(reviews::live))
        .route("/t/{id}/try/{at}", get(analysis::from_game))
        .route("/t/{id}/try/{at}/{others}/{line}", get(analysis::game))
        .route("/t/{id}/try/{at}/{others}/{line}/move", post(analysis::game_move))
        .route("/t/{id}/try/{at}/{others}/{line}/undo", post(analysis::game_undo))
        .route("/t/{id}/try/{at}/{others}/{line}/bot", post(analysis::game_bot))
        .route("/t/{id}/try/{at}/{others}/{line}/opinion", get(analysis::game_opinion))
        .route("/analysis", get(analysis::form).post(analysis::open))
        .route("/analysis/{game}/{packed}/{others}/{line}", get(analysis::position))
        .route("/analysis/{game}/{packed}/{others}/{line}/move", post(analysis::position_move))
        .route("/analysis/{game}/{packed}/{others}/{line}/undo", post(analysis::position_undo))
        .route("/analysis/{game}/{packed}/{others}/{line}/bot", post(analysis::position_bot))
        .route("/analysis/{game}/{packed}/{others}/{line}/opinion", get(analysis::position_opinion))
        .route("/t/{id}/live", get(live::frames))
        .route("/t/{id}/say", post(talk::say_form))
        .route("/t/{id}/mute", post(talk::mute_form))
        .route("/t/{id}/report", post(talk::report_form))
        .route("/t/{id}/hush", post(talk::hush_form))
        .route("/t/{id}/note", post(talk::note_form))
        .route("/t/{id}/orders", get(orders::page).post(orders::give_form))
        .route("/t/{id}/orders/end", post(orders::end_form))
        .route("/t/{id}/plea", post(consent::ask_form))
        .route("/t/{id}/plea/answer", post(consent::answer_form))
        .route("/t/{id}/invite", post(lobby::invite_form))
        .route("/t/{id}/accept", post(lobby::accept_form))
        .route("/t/{id}/qr/{seat}", get(lobby::qr))
        .route("/sit/{id}/{seat}/{secret}", get(table_pages::invitation).post(table_pages::sit))
        .route("/account", get(account::page))
        .route("/account/export", get(profile::export))
        .route("/people/me", get(profile::mine))
        .route("/people/{name}", get(profile::page))
        .route("/people/{name}/complaint", post(profile::complain))
        .route("/ratings", get(profile::leaders))
        .route("/tournaments", get(tournaments::list).post(tournaments::create))
        .route("/tournaments/{id}", get(tournaments::page))
        .route("/tournaments/{id}/{what}", post(tournaments::act))
        .route("/operator", get(operator::page))
        .route("/operator/{what}", post(operator::act))
        .route("/account/nickname", post(account::nickname))
        .route("/account/register", post(account::register))
        .route("/account/login", post(account::login))
        .route("/account/logout", post(account::logout))
        .route("/account/logout-everywhere", post(account::logout_everywhere))
        .route("/account/password", post(account::password))
        .route("/account/delete", post(account::delete))
        .route("/reset/{secret}", get(account::reset_form).post(account::reset))
        .route("/language", post(account::language))
        .route("/settings", get(account::settings).post(account::set))
        .route("/coach", post(coach::set))
        .merge(pace_pages::routes())
        .merge(notices::pages::routes())
        .merge(api::routes())
        .merge(meeting_api::routes())
        .route("/healthz", get(operate::health))
        .route("/livez", get(operate::alive))
        .route("/readyz", get(operate::ready))
        .route("/metrics", get(operate::metrics))
        .layer(from_fn_with_state(app.clone(), lobby::door))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn(compression::answers))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// What the log says of a request: where it went, but for what only its sender may know.
fn span(request: &Request) -> tracing::Span {
    let path = logged_path(request.uri().path());
    tracing::debug_span!("request", method = %request.method(), path)
}

/// A path as the log may have it: a link's secret is in none.
pub(crate) fn logged_path(path: &str) -> &str {
    let secret = ["/sit/", "/reset/", "/calls/"].into_iter().find(|start| path.starts_with(start));
    secret.unwrap_or(path)
}
