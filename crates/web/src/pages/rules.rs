//! The rules as implemented, with an anchor for every number; and one rule by itself, with what the guide says about it.

use maud::{Markup, PreEscaped, html};

use super::guide::{guide_title, section_body};
use crate::rulebook::{
    GUIDE, RULES, english, page, page_of_rule, render, render_linked, rules_of, section_of, sections,
};
use crate::titles::rules_at;
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

/// The rules that tell about what lies on the table of a game, for whoever cannot follow the link of a tip.
pub fn table_rules_page(say: Say<'_>, around: &Shell, game: &str) -> Option<Markup> {
    let mut numbers: Vec<&str> = rules_at(game).iter().map(|(_, rule)| *rule).collect();
    numbers.sort_unstable_by_key(|rule| rule_order(rule));
    numbers.dedup();
    let told = |rule: &&str| {
        let (_, text) = page(RULES, &around.language, page_of_rule(rule)?)?;
        let told = rules_of(text).into_iter().find(|it| it.number == *rule)?;
        Some((told.number.to_owned(), told.section.to_owned(), crate::rulebook::told(&told.text)))
    };
    let rules: Vec<(String, String, String)> = numbers.iter().filter_map(told).collect();
    let title = say.it("tip-all");
    let content = html! {
        article.guide {
            h1 { (title) }
            @for (number, section, text) in &rules {
                section.chapter { h2 { a.rule href={ "/rule/" (number) } { (number) } " " (section) } p { (text) } }
            }
        }
    };
    let around = Shell { sheet: Some("guide.css"), ..around.clone() };
    (!rules.is_empty()).then(|| shell(say, &around, &title, &content))
}

/// Rules in the order of their numbers.
fn rule_order(rule: &str) -> (&str, Vec<u32>) {
    let (letter, numbers) = rule.split_once('-').unwrap_or((rule, ""));
    (letter, numbers.split('.').filter_map(|it| it.parse().ok()).collect())
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

#[cfg(test)]
mod tests {
    use crate::rulebook::{RULES, page, page_of_rule, rules_of};
    use crate::titles::{rule_at, rules_at};

    #[test]
    fn every_place_of_a_table_has_a_rule_that_exists_in_every_language() {
        for game in ["barrage", "cities"] {
            for (begins, rule) in rules_at(game) {
                assert_eq!(rule_at(game, begins), Some(*rule), "{begins}");
                for language in words::Words::languages() {
                    let name = page_of_rule(rule).unwrap_or_else(|| panic!("{rule} has a page"));
                    let (_, text) = page(RULES, language, name).expect("a page");
                    assert!(rules_of(text).iter().any(|it| it.number == *rule), "{rule} in {language}");
                }
            }
        }
        assert_eq!(rule_at("barrage", "contracts-1-left"), Some("B-14.8"), "not what a contract is");
        assert_eq!(rule_at("barrage", "<script>"), None);
        assert_eq!(rule_at("nobody", "slot-1"), None);
    }
}
