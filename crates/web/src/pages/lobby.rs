//! The lobby: tables with a free seat, and games to watch.

use maud::{Markup, html};

use crate::{Say, Shell, shell};

/// What the lobby shows.
#[derive(Clone, Debug, Default)]
pub struct LobbyPage {
    /// The games there are, by name.
    pub titles: Vec<&'static str>,
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

/// Which tables somebody looks for; an empty text is any.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Which game.
    pub game: String,
    /// How many play.
    pub players: String,
    /// Which language the host speaks.
    pub language: String,
}

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
    /// A seat that is free for anyone, unless the viewer sits there already.
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
    let Filter { game, players, language } = &page.filter;
    let option = |value: &str, now: &str, label: String| html! { option value=(value) selected[value == now] { (label) } };
    let any = |now: &str| option("", now, say.it("lobby-any"));
    html! {
        form.filter method="get" action="/tables" {
            div.field {
                label for="filter-game" { (say.it("lobby-game")) }
                select #filter-game name="game" { (any(game)) @for title in &page.titles { (option(title, game, say.any(&format!("{title}-title")))) } }
            }
            div.field {
                label for="filter-players" { (say.it("lobby-players")) }
                select #filter-players name="players" { (any(players)) @for count in ["2", "3", "4"] { (option(count, players, count.to_owned())) } }
            }
            div.field {
                label for="filter-language" { (say.it("language")) }
                select #filter-language name="language" { (any(language)) @for (code, name) in &page.languages { (option(code, language, name.clone())) } }
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
