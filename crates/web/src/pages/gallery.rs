//! The gallery: all components with filters, and the page of each.

use std::collections::BTreeSet;

use kernel::Game as _;
use maud::{Markup, PreEscaped, html};

use super::guide::{icon, number, signed};
use crate::component::Component;
use crate::figures;
use crate::library::{Library, fold};
use crate::rulebook::{RULES, page, page_of_rule, render_linked, rules_of};
use crate::{Say, Shell, shell};

/// What is asked of the gallery; an empty text asks for nothing.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Which game, by name.
    pub game: String,
    /// Which kind of components.
    pub kind: String,
    /// Of which colour.
    pub color: String,
    /// Of which type.
    pub sort: String,
    /// Of which era or level.
    pub era: String,
    /// With which icon on it.
    pub does: String,
    /// With which text in name or effect.
    pub text: String,
}

impl Wanted {
    fn fits(&self, it: &Component, english: &str, text: &str) -> bool {
        let is = |wanted: &str, found: Option<&str>| wanted.is_empty() || found == Some(wanted);
        is(&self.kind, Some(it.kind))
            && is(&self.color, it.color)
            && is(&self.sort, it.sort)
            && is(&self.era, it.era)
            && (self.does.is_empty() || it.icons.contains(&self.does))
            && (text.is_empty()
                || [&it.name, english, &it.text.join(" ")].iter().any(|own| fold(own).contains(text)))
    }
}

fn around_gallery(around: &Shell, game: &'static str) -> Shell {
    Shell { drawn: Some(game), sheet: Some("guide.css"), ..around.clone() }
}

/// All components of a game that fit, with a form to choose by.
pub fn gallery_page(say: Say<'_>, around: &Shell, wanted: &Wanted) -> Markup {
    let games = titles::each!(T => T::NAME);
    let game = games.into_iter().find(|it| *it == wanted.game).unwrap_or(games[0]);
    let library = Library::of(&around.language);
    let text = fold(&wanted.text.chars().take(crate::library::LONGEST_QUESTION).collect::<String>());
    let of_game = || library.components.iter().zip(&library.english).filter(|(it, _)| it.game == game);
    let found: Vec<&Component> =
        of_game().filter(|(it, english)| wanted.fits(it, english, text.trim())).map(|(it, _)| it).collect();
    let mut kinds: Vec<&str> = Vec::new();
    for it in &found {
        if !kinds.contains(&it.kind) {
            kinds.push(it.kind);
        }
    }
    let values = |of: &dyn Fn(&Component) -> Option<&'static str>| -> Vec<&'static str> {
        let mut values = Vec::new();
        for value in of_game().filter_map(|(it, _)| of(it)) {
            if !values.contains(&value) {
                values.push(value);
            }
        }
        values
    };
    let icons: BTreeSet<&str> = of_game().flat_map(|(it, _)| it.icons.iter().map(String::as_str)).collect();
    let mut icons: Vec<(&str, String)> =
        icons.into_iter().map(|it| (it, say.it(&format!("icon-{game}-{it}")))).collect();
    icons.sort_by_key(|(_, name)| fold(name));
    let choice = |name: &str, chosen: &str, values: Vec<(&str, String)>| {
        html! {
            @if !values.is_empty() {
                div.field {
                    label for={ "by-" (name) } { (say.it(&format!("gallery-by-{name}"))) }
                    select id={ "by-" (name) } name=(name) {
                        @if name != "game" { option value="" { (say.it("gallery-any")) } }
                        @for (value, told) in values { option value=(value) selected[value == chosen] { (told) } }
                    }
                }
            }
        }
    };
    let told = |family: &str, values: Vec<&'static str>| {
        values.into_iter().map(|it| (it, say.it(&format!("gallery-{family}-{it}")))).collect::<Vec<_>>()
    };
    let games: Vec<(&str, String)> = games.iter().map(|it| (*it, say.any(&format!("{it}-title")))).collect();
    let content = html! {
        (crate::titles::symbols(game))
        nav.pages aria-label=(say.it("gallery")) {
            @for (name, title) in &games { a href={ "/gallery?game=" (name) } aria-current=[(*name == game).then_some("page")] { (title) } }
            a href={ "/guide/" (game) } { (say.it("guide-to-guide")) }
            a href={ "/guide/" (game) "/icons" } { (say.it("guide-to-icons")) }
            a href="/search" { (say.it("guide-to-search")) }
        }
        h1 { (say.with("gallery-title", &[("game", say.any(&format!("{game}-title")).into())])) }
        form.filters method="get" action="/gallery" {
            (choice("game", game, games.clone()))
            (choice("kind", &wanted.kind, told(&format!("kind-{game}"), values(&|it| Some(it.kind)))))
            (choice("color", &wanted.color, told("color", values(&|it| it.color))))
            (choice("type", &wanted.sort, told("type", values(&|it| it.sort))))
            (choice("era", &wanted.era, told("era", values(&|it| it.era))))
            (choice("does", &wanted.does, icons))
            div.field { label for="by-text" { (say.it("gallery-by-text")) } input #by-text type="search" name="q" value=(wanted.text) maxlength=(crate::library::LONGEST_QUESTION); }
            button.primary type="submit" { (say.it("gallery-show")) }
        }
        p.quiet role="status" { (say.with("gallery-count", &[("count", found.len().into())])) }
        @for kind in kinds {
            section.shelf data-kind=(kind) {
                h2 { (say.it(&format!("gallery-kind-{game}-{kind}"))) }
                ul.exhibits {
                    @for it in found.iter().filter(|it| it.kind == kind) {
                        li data-kind=(kind) { a href=(it.address()) { div.exhibit { (it.drawing) } span.called { (it.name) } } }
                    }
                }
            }
        }
    };
    shell(say, &around_gallery(around, game), &say.it("gallery"), &content)
}

/// A component with everything there is to say of it, if there is one of that name.
pub fn component_page(say: Say<'_>, around: &Shell, game: &str, id: &str) -> Option<Markup> {
    let library = Library::of(&around.language);
    let (it, english) = library.component(game, id)?;
    let same: Vec<&Component> =
        library.components.iter().filter(|other| other.game == it.game && other.kind == it.kind).collect();
    let at = same.iter().position(|other| other.id == it.id).unwrap_or_default();
    let kind = say.it(&format!("gallery-kind-{}-{}", it.game, it.kind));
    let gallery = format!("/gallery?game={}&kind={}", it.game, it.kind);
    let fact = |by: &str, family: &str, value: Option<&'static str>| {
        html! {
            @if let Some(value) = value {
                dt { (say.it(&format!("gallery-by-{by}"))) }
                dd { a href={ (gallery) "&" (by) "=" (value) } { (say.it(&format!("gallery-{family}-{value}"))) } }
            }
        }
    };
    let content = html! {
        (crate::titles::symbols(it.game))
        article.guide.component {
            nav.pages aria-label=(kind) {
                @if let Some(before) = at.checked_sub(1).map(|at| same[at]) { a rel="prev" href=(before.address()) { "← " (before.name) } }
                a href=(gallery) { (kind) }
                @if let Some(after) = same.get(at + 1) { a rel="next" href=(after.address()) { (after.name) " →" } }
            }
            h1 { (it.name) @if english != it.name { small lang="en" { (english) } } }
            div.sight {
                div.exhibit.large data-kind=(it.kind) { (it.drawing) }
                div.about {
                    @for line in &it.text { p { (line) } }
                    dl.facts {
                        dt { (say.it("gallery-by-kind")) } dd { a href=(gallery) { (kind) } }
                        (fact("color", "color", it.color)) (fact("type", "type", it.sort)) (fact("era", "era", it.era))
                        @if !it.icons.is_empty() {
                            dt { (say.it("gallery-by-does")) }
                            dd.icons { @for glyph in &it.icons {
                                a href={ "/gallery?game=" (it.game) "&does=" (glyph) } { (icon(it.game, glyph)) " " (say.it(&format!("icon-{}-{glyph}", it.game))) } " "
                            } }
                        }
                    }
                }
            }
            (figures_of(say, it))
            section.chapter {
                h2 { (say.it("component-rules")) }
                (rules_about(around, it))
            }
        }
    };
    Some(shell(say, &around_gallery(around, it.game), &it.name, &content))
}

/// How often it is used, and how its users fare.
fn figures_of(say: Say<'_>, it: &Component) -> Markup {
    let Some((run, found)) = figures::of(it.game, &it.id) else {
        return html! { section.chapter { h2 { (say.it("component-figures")) } p.quiet { (say.it("figures-none")) } } };
    };
    let share = found.players as f64 * 100.0 / run.seats.max(1) as f64;
    html! {
        section.chapter {
            h2 { (say.it("component-figures")) }
            dl.facts {
                dt { (say.it("figures-times")) } dd { (number(say, found.times as f64, 0)) }
                dt { (say.it("figures-share")) } dd { (number(say, share, 1)) " %" }
                @if let Some((difference, error)) = found.difference {
                    dt { (say.it("figures-difference")) } dd { (signed(say, difference)) " ± " (number(say, error, 1)) }
                }
            }
            p.quiet { (say.with("figures-from", &[("games", run.games.into())])) " " code { (run.command) } }
            p.quiet { (say.it("figures-caution")) }
        }
    }
}

/// The rules that concern a component, word for word: those of its kind, and those that name it.
fn rules_about(around: &Shell, it: &Component) -> Markup {
    let numbers = it.rules.iter().map(String::as_str).chain(naming(it));
    let mut shown: Vec<&str> = Vec::new();
    for number in numbers {
        if !shown.contains(&number) {
            shown.push(number);
        }
    }
    html! {
        dl.rulings {
            @for number in shown {
                @let text = page_of_rule(number).and_then(|name| page(RULES, &around.language, name)).map(|(_, text)| text);
                @if let Some(rule) = text.and_then(|text| rules_of(text).into_iter().find(|rule| rule.number == number)) {
                    dt { a.rule href={ "/rule/" (number) } { (number) } }
                    dd { (PreEscaped(render_linked(&rule.text, &|_, _| None))) }
                }
            }
        }
    }
}

/// The rules whose English text names a component: an officer, a company, an advanced tile.
fn naming(it: &Component) -> Vec<&'static str> {
    let name = match (it.kind, it.id.split_once('-')) {
        // A first name, as rules and notation write it; a tile by its notation.
        ("officer" | "company", Some((_, name))) => name.to_owned(),
        ("tile", Some((_, name))) if it.sort == Some("advanced") => name.to_owned(),
        _ => String::new(),
    };
    let names = move |text: &str| {
        let word = |it: char| it.is_alphanumeric() || it == '-';
        !name.is_empty() && text.split(|it| !word(it)).any(|it| it.eq_ignore_ascii_case(&name))
    };
    let rules = crate::rulebook::english(RULES).flat_map(|(_, text)| rules_of(text));
    rules.filter(|rule| names(&rule.text)).map(|rule| rule.number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tile that a ruling names shows that ruling.
    #[test]
    fn rulings_that_name_a_component_are_found() {
        let library = Library::of("en");
        let of = |id: &str| {
            let (it, _) = library.component("barrage", id).expect("a component of the box");
            naming(it)
        };
        assert!(of("tile-ii-elevation").contains(&"B-22.6"), "{:?}", of("tile-ii-elevation"));
        assert!(of("officer-graziano").contains(&"B-22.6"), "{:?}", of("officer-graziano"));
        assert!(of("contract-g01").is_empty());
    }
}
