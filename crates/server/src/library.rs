//! What can be read and looked up: guides, rules, the gallery, search. Nothing of it depends on who asks but the language.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use bots::barrage::{SEARCHING, Weights};
use cities::{Piece, Resource, worth};
use maud::Markup;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use web::{
    LONGEST_QUESTION, Library, Say, Shell, Wanted, Worths, component_page, gallery_page, guide_page,
    icons_page, rule_page, rules_page, search_page, summary_page, table_rules_page, worth_page,
};
use words::Words;

use crate::app::App;
use crate::caller::Caller;
use crate::pages::{Fields, html, redirect};
use crate::problem::Problem;

/// A page drawn by the threads of the rules, or nothing there.
async fn drawn(
    app: &App,
    caller: Caller,
    draw: impl FnOnce(Say<'_>, &Shell) -> Option<Markup> + Send + 'static,
) -> Result<Response, Problem> {
    let owner = caller.owner();
    let page = app.tables.prepare(owner, move || draw(caller.say(), &caller.shell()).map(html));
    page.await?.ok_or(Problem::NotFound)
}

/// The numbered rules of a game.
pub(crate) async fn rules(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    drawn(&app, caller, move |say, around| rules_page(say, around, &game)).await
}

/// One rule by its number, with what the guide says of it.
pub(crate) async fn rule(
    State(app): State<App>,
    caller: Caller,
    Path(rule): Path<String>,
) -> Result<Response, Problem> {
    drawn(&app, caller, move |say, around| rule_page(say, around, &rule)).await
}

/// The rules about what lies on the table of a game.
pub(crate) async fn rules_at(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    drawn(&app, caller, move |say, around| table_rules_page(say, around, &game)).await
}

/// The rule that tells most about a place or a panel of a table.
pub(crate) async fn rule_at(Path((game, name)): Path<(String, String)>) -> Result<Response, Problem> {
    let rule = web::rule_at(&game, &name).ok_or(Problem::NotFound)?;
    Ok(redirect(&format!("/rule/{rule}"), None))
}

/// A guide.
pub(crate) async fn guide(
    State(app): State<App>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    drawn(&app, caller, move |say, around| guide_page(say, around, &name)).await
}

/// The summary of a game, to print.
pub(crate) async fn summary(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    drawn(&app, caller, move |say, around| summary_page(say, around, &game)).await
}

/// The icons of a game.
pub(crate) async fn icons(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    drawn(&app, caller, move |say, around| icons_page(say, around, &game)).await
}

/// What things of a game are worth.
pub(crate) async fn worth(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    drawn(&app, caller, move |say, around| worth_page(say, around, &game, &worths(&game))).await
}

/// All components that fit.
pub(crate) async fn gallery(
    State(app): State<App>,
    caller: Caller,
    Query(mut asked): Query<Fields>,
) -> Result<Response, Problem> {
    let mut text = |name: &str| asked.remove(name).unwrap_or_default();
    let wanted = Wanted {
        game: text("game"),
        kind: text("kind"),
        color: text("color"),
        sort: text("type"),
        era: text("era"),
        does: text("does"),
        text: text("q"),
    };
    drawn(&app, caller, move |say, around| Some(gallery_page(say, around, &wanted))).await
}

/// The page of a component.
pub(crate) async fn component(
    State(app): State<App>,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
) -> Result<Response, Problem> {
    drawn(&app, caller, move |say, around| component_page(say, around, &game, &id)).await
}

/// The page to search on.
pub(crate) async fn search(
    State(app): State<App>,
    caller: Caller,
    Query(mut asked): Query<Fields>,
) -> Result<Response, Problem> {
    let question = asked.remove("q").unwrap_or_default();
    drawn(&app, caller, move |say, around| Some(search_page(say, around, &question))).await
}

/// What somebody looks for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// A few words, of which the first 80 letters count: names in the caller's language or in English, the number of a rule.
    #[serde(default)]
    q: String,
    /// The language to search in, `en` or `ja`; the caller's if it is not said or not known.
    #[serde(default)]
    language: String,
}

/// Something that was found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Finding {
    /// Where it stands: `component`, `term`, `guide` or `rule`.
    kind: &'static str,
    /// The game or the page it belongs to.
    of: &'static str,
    /// What it is called.
    title: String,
    /// What it says.
    text: String,
    /// Where its page is.
    address: String,
}

/// What was found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Found {
    /// How much there is; at most 60 of it is told.
    count: usize,
    /// The best first.
    found: Vec<Finding>,
}

/// Looks for words in the rules, the guides, the components and the glossary.
#[utoipa::path(get, path = "/api/search", params(Asked), responses((status = 200, body = Found)))]
pub(crate) async fn search_api(
    State(app): State<App>,
    caller: Caller,
    Query(asked): Query<Asked>,
) -> Result<Json<Found>, Problem> {
    let own = caller.shell().language;
    let look = move || {
        let said = Words::languages().find(|it| *it == asked.language);
        let library = Library::of(said.unwrap_or(&own));
        let question: String = asked.q.chars().take(LONGEST_QUESTION).collect();
        let (found, count) = library.find(&question);
        let finding = |it: &web::Entry| Finding {
            kind: it.shelf.word(),
            of: it.game,
            title: it.title.clone(),
            text: it.text.clone(),
            address: it.address.clone(),
        };
        Json(Found { count, found: found.into_iter().map(finding).collect() })
    };
    app.tables.prepare(caller.owner(), look).await
}

/// The tables of worth of a game: from the weights of the players that search, and from the table of values of the cards.
fn worths(game: &str) -> Vec<Worths> {
    match game {
        "barrage" => vec![barrage_worths()],
        "cities" => cities_worths(),
        _ => Vec::new(),
    }
}

fn barrage_worths() -> Worths {
    let icon = |name: &str| match name {
        "credit" => "credit",
        "excavator" => "exc",
        "mixer" => "mix",
        "engineer" => "man",
        "tile" => "joker",
        "advanced" => "patent",
        "turn" => "wheel",
        "waiting" => "wait",
        "flowing" => "flow",
        _ => "energy",
    };
    let weights = Weights::read(SEARCHING).map(|weights| weights.worths()).unwrap_or_default();
    let rows = weights.into_iter().map(|(name, figures)| {
        (icon(name), format!("web-worth-barrage-{name}"), figures.map(f64::from).to_vec())
    });
    Worths {
        id: "worth-barrage",
        columns: vec!["worth-round-1", "worth-round-2", "worth-round-3", "worth-round-4", "worth-round-5"],
        rows: rows.collect(),
    }
}

fn cities_worths() -> Vec<Worths> {
    let columns = || vec!["gallery-era-1", "gallery-era-2", "gallery-era-3"];
    let eras = |figures: worth::Eras| figures[..3].to_vec();
    let resources = Resource::ALL.into_iter().zip(worth::RESOURCE).map(|(it, figures)| {
        (it.word(), format!("web-icon-cities-{}", it.word()), [eras(figures), vec![figures[3]]].concat())
    });
    let more = [("card", worth::CARD), ("step", worth::STEP), ("action", worth::USE)];
    let more = more.map(|(it, figures)| {
        (it, format!("web-icon-cities-{it}"), [eras(figures), vec![figures[3]]].concat())
    });
    let pieces = Piece::ALL.into_iter().zip(worth::PIECE);
    let pieces =
        pieces.map(|(it, figures)| (it.word(), format!("web-icon-cities-{}", it.word()), eras(figures)));
    let upgrades = Piece::ALL.into_iter().zip(worth::UPGRADE);
    let upgrades =
        upgrades.map(|(it, figures)| (it.word(), format!("web-icon-cities-{}", it.word()), eras(figures)));
    let with_end = [columns(), vec!["worth-end"]].concat();
    vec![
        Worths { id: "worth-goods", columns: with_end, rows: resources.chain(more).collect() },
        Worths { id: "worth-pieces", columns: columns(), rows: pieces.collect() },
        Worths { id: "worth-upgrades", columns: columns(), rows: upgrades.collect() },
    ]
}
