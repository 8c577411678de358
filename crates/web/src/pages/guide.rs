//! The rules for people: a guide with pictures, a summary to print, the icons, and what things are worth.

use std::collections::BTreeMap;

use kernel::Game as _;
use maud::{Markup, PreEscaped, html};

use crate::figures;
use crate::library::Library;
use crate::pictures;
use crate::rulebook::{GUIDE, Section, english, page, render_linked, sections};
use crate::{Say, Shell, shell};

/// The game whose pieces a page of guide or rules shows.
pub(crate) fn game_of(page: &str) -> &'static str {
    if page.starts_with("cities") { "cities" } else { "barrage" }
}

/// The games, which have a summary, a legend and tables of worth besides the guide.
fn is_game(name: &str) -> bool {
    titles::each!(T => T::NAME).contains(&name)
}

/// What a guide is called.
pub(crate) fn guide_title(say: Say<'_>, name: &str) -> String {
    let title = say.maybe(&format!("{name}-title")).unwrap_or_else(|| name.to_owned());
    say.with("guide-title", &[("game", title.into())])
}

/// What a section says, with its pictures, and the rules it tells of.
pub(crate) fn section_body(say: Say<'_>, section: &Section<'_>) -> Markup {
    let draw = |name: &str, caption: &str| pictures::draw(say.words(), name, caption);
    html! {
        (PreEscaped(render_linked(section.text, &draw)))
        @if !section.rules.is_empty() {
            p.behind {
                (say.it("guide-rules")) " "
                @for rule in &section.rules { a.rule href={ "/rules/" (crate::rulebook::page_of_rule(rule).unwrap_or_default()) "#" (rule) } { (rule) } " " }
            }
        }
    }
}

/// The pages that belong to a guide.
fn ways(say: Say<'_>, name: &str, here: &str) -> Markup {
    let game = game_of(name);
    let link = |address: String, id: &str| {
        html! { a href=(address) aria-current=[(here == id).then_some("page")] { (say.it(&format!("guide-to-{id}"))) } }
    };
    let guides = english(GUIDE).map(|(other, _)| other);
    let mut guides: Vec<&str> =
        guides.filter(|other| game_of(other) == game && !other.ends_with("-summary")).collect();
    // The game itself before what is added to it.
    guides.sort_by_key(|other| *other != game);
    html! {
        nav.pages aria-label=(guide_title(say, name)) {
            @for other in guides {
                a href={ "/guide/" (other) } aria-current=[(here == "guide" && other == name).then_some("page")] {
                    (say.maybe(&format!("{other}-title")).unwrap_or_else(|| other.to_owned()))
                }
            }
            (link(format!("/guide/{game}/summary"), "summary"))
            (link(format!("/guide/{game}/icons"), "icons"))
            (link(format!("/guide/{game}/worth"), "worth"))
            (link(format!("/gallery?game={game}"), "gallery"))
            (link(format!("/rules/{name}"), "rules"))
            (link("/search".to_owned(), "search"))
        }
    }
}

fn around_guide(around: &Shell, name: &str) -> Shell {
    Shell { drawn: Some(game_of(name)), sheet: Some("guide.css"), ..around.clone() }
}

/// The guide of a game, an expansion or the Automa, if there is one of that name.
pub fn guide_page(say: Say<'_>, around: &Shell, name: &str) -> Option<Markup> {
    let (name, text) = page(GUIDE, &around.language, name).filter(|(name, _)| !name.ends_with("-summary"))?;
    let (lead, chapters) = sections(text);
    let heading = guide_title(say, name);
    let draw = |picture: &str, caption: &str| pictures::draw(say.words(), picture, caption);
    let content = html! {
        (crate::titles::symbols(game_of(name)))
        (ways(say, name, "guide"))
        article.guide {
            h1 { (heading) }
            div.lead { (PreEscaped(render_linked(lead, &draw))) }
            div.spread {
                nav.contents aria-label=(say.it("guide-contents")) {
                    ol { @for it in &chapters { li { a href={ "#" (it.id) } { (it.title) } } } }
                }
                div.chapters {
                    @for it in &chapters {
                        section.chapter id=(it.id) { h2 { (it.title) } (section_body(say, it)) }
                    }
                }
            }
        }
    };
    Some(shell(say, &around_guide(around, name), &heading, &content))
}

/// The rules of a game on one page, to print.
pub fn summary_page(say: Say<'_>, around: &Shell, game: &str) -> Option<Markup> {
    let (name, text) = page(GUIDE, &around.language, &format!("{game}-summary")).filter(|_| is_game(game))?;
    let (lead, parts) = sections(text);
    let game = game_of(name);
    let heading = say.with("summary-title", &[("game", say.any(&format!("{game}-title")).into())]);
    let draw = |picture: &str, caption: &str| pictures::draw(say.words(), picture, caption);
    let body = |text: &str| PreEscaped(render_linked(text, &draw));
    let content = html! {
        (crate::titles::symbols(game))
        (ways(say, game, "summary"))
        p.quiet.not-printed { (say.it("summary-print")) }
        article.one-page data-game=(game) {
            h1 { (heading) }
            div.columns {
                div.lead { (body(lead)) }
                @for it in &parts { section id=(it.id) { h2 { (it.title) } (body(it.text)) } }
            }
        }
    };
    Some(shell(say, &around_guide(around, game), &heading, &content))
}

/// An icon of a game, drawn by itself.
pub(crate) fn icon(game: &str, icon: &str) -> Markup {
    match game {
        "cities" => html! { svg.g aria-hidden="true" { use href={ "#g-" (icon) } {} } },
        _ => html! { i class={ "g g-" (icon) } aria-hidden="true" {} },
    }
}

/// All icons of a game: what each means, and where it occurs.
pub fn icons_page(say: Say<'_>, around: &Shell, game: &str) -> Option<Markup> {
    let game = titles::each!(T => T::NAME).into_iter().find(|it| *it == game)?;
    let library = Library::of(&around.language);
    let kinds = library.components.iter().filter(|it| it.game == game);
    // For each icon the kinds of components that show it, and how many of each do.
    let mut shown: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    for it in kinds {
        for icon in &it.icons {
            *shown.entry(icon).or_default().entry(it.kind).or_default() += 1;
        }
    }
    let mut all: Vec<(&str, String)> =
        shown.keys().map(|it| (*it, say.it(&format!("icon-{game}-{it}")))).collect();
    all.sort_by_key(|(_, name)| crate::library::fold(name));
    let heading = say.with("icons-title", &[("game", say.any(&format!("{game}-title")).into())]);
    let content = html! {
        (crate::titles::symbols(game))
        (ways(say, game, "icons"))
        article.guide {
            h1 { (heading) }
            p.lead { (say.it("icons-lead")) }
            dl.legend {
                @for (it, name) in &all {
                    div id={ "icon-" (it) } {
                        dt { (icon(game, it)) span { (name) } }
                        dd {
                            @for (kind, count) in &shown[it] {
                                a href={ "/gallery?game=" (game) "&kind=" (kind) "&does=" (it) } {
                                    (say.it(&format!("gallery-kind-{game}-{kind}"))) " " b { (count) }
                                } " "
                            }
                        }
                    }
                }
            }
        }
    };
    Some(shell(say, &around_guide(around, game), &heading, &content))
}

/// A table of what things are worth in points.
#[derive(Clone, Debug)]
pub struct Worths {
    /// What it is about and where its figures come from: messages `web-<id>` and `web-<id>-from`.
    pub id: &'static str,
    /// The headings of its columns, by message.
    pub columns: Vec<&'static str>,
    /// The rows: the icon, the message of its name, and a figure for each column.
    pub rows: Vec<(&'static str, String, Vec<f64>)>,
}

/// What things are worth: as the players that are not people reckon, and as was measured.
pub fn worth_page(say: Say<'_>, around: &Shell, game: &str, tables: &[Worths]) -> Option<Markup> {
    let game = titles::each!(T => T::NAME).into_iter().find(|it| *it == game)?;
    let heading = say.with("worth-title", &[("game", say.any(&format!("{game}-title")).into())]);
    let content = html! {
        (crate::titles::symbols(game))
        (ways(say, game, "worth"))
        article.guide {
            h1 { (heading) }
            p.lead { (say.it("worth-lead")) }
            @for table in tables {
                section.chapter {
                    h2 { (say.it(table.id)) }
                    div.wide { table.worths {
                        thead { tr { th {} @for column in &table.columns { th scope="col" { (say.it(column)) } } } }
                        tbody {
                            @for (glyph, name, figures) in &table.rows {
                                tr { th scope="row" { (icon(game, glyph)) " " (say.any(name)) } @for it in figures { td { (number(say, *it, 1)) } } }
                            }
                        }
                    } }
                    p.quiet { (say.it(&format!("{}-from", table.id))) }
                }
            }
            (measured(say, around, game))
        }
    };
    Some(shell(say, &around_guide(around, game), &heading, &content))
}

/// The kinds of components whose members are compared with each other.
const COMPARED: [(&str, &str); 7] = [
    ("barrage", "company"),
    ("barrage", "officer"),
    ("barrage", "tile"),
    ("barrage", "bonus"),
    ("cities", "metropolis"),
    ("cities", "slot"),
    ("cities", "special"),
];

/// How the users of components fared, the best first.
fn measured(say: Say<'_>, around: &Shell, game: &str) -> Markup {
    let library = Library::of(&around.language);
    html! {
        @for (_, kind) in COMPARED.into_iter().filter(|(of, _)| *of == game) {
            @let mut rows: Vec<_> = library.components.iter().filter(|it| it.game == game && it.kind == kind)
                .filter_map(|it| { let (run, found) = figures::of(game, &it.id)?; Some((it, run, found, found.difference?)) }).collect();
            @let usual = rows.first().map(|(_, run, ..)| run.command);
            // Only what was counted in the same games can be compared.
            @let () = rows.retain(|(_, run, ..)| Some(run.command) == usual);
            @let () = rows.sort_by(|one, other| other.3.0.total_cmp(&one.3.0));
            @if let Some(&(_, run, ..)) = rows.first() {
                section.chapter {
                    h2 { (say.with("measured", &[("kind", say.it(&format!("gallery-kind-{game}-{kind}")).into())])) }
                    div.wide { table.worths {
                        thead { tr { th {} th scope="col" { (say.it("figures-share")) } th scope="col" { (say.it("figures-difference")) } th scope="col" { (say.it("figures-error")) } } }
                        tbody {
                            @for (it, run, found, (difference, error)) in &rows {
                                tr {
                                    th scope="row" { a href=(it.address()) { (it.name) } }
                                    td { (number(say, found.players as f64 * 100.0 / run.seats.max(1) as f64, 0)) " %" }
                                    td { (signed(say, *difference)) }
                                    td { "± " (number(say, *error, 1)) }
                                }
                            }
                        }
                    } }
                    p.quiet { (say.with("figures-from", &[("games", run.games.into())])) " " code { (run.command) } }
                }
            }
        }
        p.quiet { (say.it("figures-caution")) }
    }
}

/// A figure with so many digits behind the point, as the language writes it.
pub(crate) fn number(say: Say<'_>, figure: f64, digits: i32) -> String {
    let scale = 10f64.powi(digits);
    say.with("figure", &[("figure", ((figure * scale).round() / scale).into())])
}

/// The same with its sign.
pub(crate) fn signed(say: Say<'_>, figure: f64) -> String {
    let sign = if figure < -0.05 { "−" } else { "+" };
    format!("{sign}{}", number(say, figure.abs(), 1))
}
