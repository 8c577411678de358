//! The rules as implemented, with an anchor for every number; and one rule by itself, with what the guide says about it.

use maud::{Markup, PreEscaped, html};

use super::guide::{guide_title, section_body};
use crate::rulebook::{
    GUIDE, RULES, english, page, page_of_rule, render, render_linked, rules_of, section_of, sections,
};
use crate::{Say, Shell, shell};

/// The page of a game's rules in the reader's language, if there is one of that name.
pub fn rules_page(say: Say<'_>, around: &Shell, name: &str) -> Option<Markup> {
    let (name, text) = page(RULES, &around.language, name)?;
    let title = say.maybe(&format!("{name}-title")).unwrap_or_else(|| name.to_owned());
    let heading = say.with("rules-title", &[("game", title.into())]);
    let content = html! {
        nav.pages aria-label=(say.it("rules")) {
            @for (other, _) in english(RULES) {
                a href=(format!("/rules/{other}")) aria-current=[(other == name).then_some("page")] {
                    (say.maybe(&format!("{other}-title")).unwrap_or_else(|| other.to_owned()))
                }
            }
        }
        @if english(GUIDE).any(|(guide, _)| guide == name) {
            p.notice { a href={ "/guide/" (name) } { (say.it("guide-instead")) } }
        }
        article.rules { (PreEscaped(render(text))) }
    };
    Some(shell(say, around, &heading, &content))
}

/// One rule by its number: the paragraph of the guide that tells of it, with its picture, and the rule word for word.
pub fn rule_page(say: Say<'_>, around: &Shell, rule: &str) -> Option<Markup> {
    let name = page_of_rule(rule)?;
    let (_, text) = page(RULES, &around.language, name)?;
    let told = rules_of(text).into_iter().find(|it| it.number == rule);
    let guide = section_of(rule);
    let section = guide.and_then(|(guide, id)| {
        let (_, text) = page(GUIDE, &around.language, guide)?;
        sections(text).1.into_iter().find(|it| it.id == id)
    });
    let heading = say.with("rule-title", &[("rule", rule.to_owned().into())]);
    let around =
        Shell { drawn: Some(crate::pages::guide::game_of(name)), sheet: Some("guide.css"), ..around.clone() };
    let content = html! {
        article.guide.one-rule {
            h1 { (heading) @if let Some(told) = &told { small { (told.section) } } }
            @match &told {
                Some(told) => div.statute { (PreEscaped(render_linked(&told.text, &|_, _| None))) },
                None => p { a.button href={ "/rules/" (name) "#" (rule) } { (say.it("rule-whole")) } },
            }
            @if let (Some((guide, id)), Some(section)) = (guide, &section) {
                (crate::titles::symbols(crate::pages::guide::game_of(guide)))
                section.chapter {
                    h2 { (section.title) }
                    (section_body(say, section))
                }
                p.ways-on {
                    a.button href={ "/guide/" (guide) "#" (id) } { (guide_title(say, guide)) }
                    a.button href={ "/rules/" (name) "#" (rule) } { (say.it("rule-whole")) }
                }
            } @else if told.is_some() {
                p.ways-on { a.button href={ "/rules/" (name) "#" (rule) } { (say.it("rule-whole")) } }
            }
        }
    };
    Some(shell(say, &around, &heading, &content))
}
