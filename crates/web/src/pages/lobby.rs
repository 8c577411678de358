//! The lobby: tables with a free seat, and games to watch.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::{Say, Shell, shell};

/// What the lobby shows.
#[derive(Clone, Debug, Default)]
pub struct LobbyPage {
    /// The games there are, by name.
    pub titles: Vec<&'static str>,
    /// Their variants, as settings and values are named.
    pub variants: Vec<(&'static str, Vec<String>)>,
    /// The languages there are, with their own names.
    pub languages: Vec<(&'static str, String)>,
    /// What was asked for.
    pub filter: Filter,
    /// Tables with a free seat.
    pub open: Vec<LobbyLine>,
    /// Where the list of them goes on.
    pub next: Option<String>,
    /// Games under way, the most watched first.
    pub running: Vec<LobbyLine>,
}

/// Which tables somebody looks for: what is not said does not matter.
#[derive(Clone, Debug, Default)]
pub struct Filter(pub BTreeMap<&'static str, String>);

impl Filter {
    /// What can be said: the game, its variant, how many play, the pace (one of [`PACES`]), the language of the host, whether
    /// it is rated (`yes` or `no`), and a rating that the table admits.
    pub const NAMES: [&str; 7] = ["game", "variant", "players", "pace", "language", "rated", "rating"];

    /// What was said of it, if anything.
    pub fn said(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str).filter(|it| !it.is_empty())
    }
}

/// Kinds of pace: as much time as everybody likes, minutes, days.
pub const PACES: [&str; 3] = ["untimed", "live", "days"];

/// A table in the lobby. A column more is a field here and a cell in `row`.
#[derive(Clone, Debug)]
pub struct LobbyLine {
    /// Its name.
    pub id: String,
    /// Which game, by name.
    pub title: String,
    /// What was agreed on besides what is usual: names of settings with their values.
    pub settings: Vec<(String, String)>,
    /// Who sits there.
    pub seats: Vec<String>,
    /// The language of the host, by its own name.
    pub language: Option<String>,
    /// How much time there is, in words; nothing if it is untimed.
    pub pace: Option<String>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whom it admits, in words; nothing if everybody.
    pub ratings: Option<String>,
    /// A seat that is the viewer may take, unless they sit there already.
    pub free: Option<String>,
    /// Whether the viewer sits there.
    pub sits: bool,
    /// How many decisions were made.
    pub moves: u64,
    /// How many watch.
    pub watching: u32,
}

/// The lobby.
pub fn lobby_page(say: Say<'_>, around: &Shell, page: &LobbyPage) -> Markup {
    let content = html! {
        div.lobby {
            h1 { (say.it("lobby")) }
            p.quiet { (say.it("lobby-lead")) }
            div.ways { @for title in &page.titles { a.button href=(format!("/new/{title}")) { (say.it("set-up")) ": " (say.any(&format!("{title}-title"))) } } }
            (filter(say, page))
            h2 { (say.it("open-tables")) }
            (list(say, &page.open, "lobby-nobody-waits"))
            @if let Some(next) = &page.next {
                p { a.button href=(next) { (say.it("lobby-more")) } }
            }
            h2 { (say.it("lobby-running")) }
            (list(say, &page.running, "lobby-nothing-runs"))
        }
    };
    shell(say, around, &say.it("lobby"), &content)
}

fn filter(say: Say<'_>, page: &LobbyPage) -> Markup {
    let now = |name: &str| page.filter.said(name).unwrap_or_default();
    let option = |name: &str, value: &str, label: String| html! { option value=(value) selected[value == now(name)] { (label) } };
    let field = |name: &str, label: String, options: Markup| {
        html! {
            div.field {
                label for=(format!("filter-{name}")) { (label) }
                select #(format!("filter-{name}")) name=(name) { (option(name, "", say.it("lobby-any"))) (options) }
            }
        }
    };
    let title = |it: &str| say.any(&format!("{it}-title"));
    let games = html! { @for it in &page.titles { (option("game", it, title(it))) } };
    let variants = html! {
        @for (it, variants) in &page.variants {
            optgroup label=(title(it)) { @for variant in variants { (option("variant", variant, say.it(&format!("setting-{it}-{variant}")))) } }
        }
    };
    let players = html! { @for count in ["2", "3", "4"] { (option("players", count, count.to_owned())) } };
    let paces =
        html! { @for pace in PACES { (option("pace", pace, say.it(&format!("lobby-pace-{pace}")))) } };
    let languages =
        html! { @for (code, name) in &page.languages { (option("language", code, name.clone())) } };
    let rated =
        html! { @for it in ["yes", "no"] { (option("rated", it, say.it(&format!("lobby-rated-{it}")))) } };
    html! {
        form.filter method="get" action="/tables" {
            (field("game", say.it("lobby-game"), games))
            (field("variant", say.it("variant"), variants))
            (field("players", say.it("lobby-players"), players))
            (field("pace", say.it("pace"), paces))
            (field("language", say.it("language"), languages))
            (field("rated", say.it("ratings"), rated))
            div.field {
                label for="filter-rating" { (say.it("lobby-rating")) }
                input #filter-rating name="rating" type="number" min="0" max="4000" value=(now("rating"));
            }
            button type="submit" { (say.it("lobby-filter")) }
        }
    }
}

fn list(say: Say<'_>, lines: &[LobbyLine], none: &str) -> Markup {
    html! {
        @if lines.is_empty() { p { (say.it(none)) } } @else {
            div.wide {
                table {
                    thead { tr {
                        th scope="col" { (say.it("lobby-game")) }
                        th scope="col" { (say.it("lobby-players")) }
                        th scope="col" { (say.it("pace")) }
                        th scope="col" { (say.it("language")) }
                        th scope="col" { (say.it("lobby-stands")) }
                        th scope="col" { span.sr { (say.it("lobby-do")) } }
                    } }
                    tbody { @for line in lines { (row(say, line)) } }
                }
            }
        }
    }
}

fn row(say: Say<'_>, line: &LobbyLine) -> Markup {
    let address = format!("/t/{}", line.id);
    html! {
        tr data-game=(line.title) {
            td {
                a href=(&address) { strong { (say.any(&format!("{}-title", line.title))) } }
                @for (name, value) in &line.settings {
                    " " small { (say.it(&format!("setting-{}-{name}-{value}", line.title))) }
                }
            }
            td { (line.seats.join(&say.any("list-separator"))) }
            td {
                (line.pace.clone().unwrap_or_else(|| say.it("lobby-pace-untimed")))
                @if line.rated { br; small { (say.it("rated")) } }
                @if let Some(ratings) = &line.ratings { br; small { (ratings) } }
            }
            td { (line.language.as_deref().unwrap_or("")) }
            td {
                (say.with("moves-so-far", &[("moves", line.moves.into())]))
                @if line.watching > 0 { ", " (say.with("lobby-watching", &[("count", line.watching.into())])) }
            }
            td {
                @if let Some(seat) = &line.free {
                    form method="post" action=(format!("{address}/sit")) {
                        button.primary type="submit" name="seat" value=(seat) { (say.it("sit-here")) }
                    }
                } @else { a.button href=(&address) { (say.it(if line.sits { "back-to-table" } else { "lobby-watch" })) } }
            }
        }
    }
}
