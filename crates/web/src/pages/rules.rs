//! The rules as implemented, with an anchor for every number.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html::push_html};

use crate::{Say, Shell, shell};

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The pages in English, which every other language follows.
fn english() -> impl Iterator<Item = (&'static str, &'static str)> {
    RULES.iter().filter(|(language, ..)| *language == "en").map(|(_, name, text)| (*name, *text))
}

/// The page of a game's rules in the reader's language, if there is one of that name.
pub fn rules_page(say: Say<'_>, around: &Shell, name: &str) -> Option<Markup> {
    let (name, english_text) = english().find(|(known, _)| *known == name)?;
    let own = RULES.iter().find(|(language, known, _)| *language == around.language && *known == name);
    let text = own.map_or(english_text, |(.., text)| text);
    let title = say.maybe(&format!("{name}-title")).unwrap_or_else(|| name.to_owned());
    let heading = say.with("rules-title", &[("game", title.into())]);
    let content = html! {
        nav.pages aria-label=(say.it("rules")) {
            @for (other, _) in english() {
                a href=(format!("/rules/{other}")) aria-current=[(other == name).then_some("page")] {
                    (say.maybe(&format!("{other}-title")).unwrap_or_else(|| other.to_owned()))
                }
            }
        }
        article.rules { (PreEscaped(render(text))) }
    };
    Some(shell(say, around, &heading, &content))
}

/// The page that explains a rule by its number: `U-4.2`.
pub fn page_of_rule(rule: &str) -> Option<&'static str> {
    let bold = format!("**{rule}**");
    let heading = format!("## {rule} ");
    let (name, _) = english().find(|(_, text)| text.contains(&bold) || text.contains(&heading))?;
    Some(name)
}

/// Whether a text is the number of a rule or of a section: `B-7`, `B-7.4`, `DP-3`.
fn is_number(text: &str) -> bool {
    let Some((letters, digits)) = text.split_once('-') else { return false };
    matches!(letters.len(), 1..=2)
        && letters.bytes().all(|byte| byte.is_ascii_uppercase())
        && !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
}

/// An anchor as a heading without a number gets it: `what-is-hidden`.
fn slug(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

fn render(text: &str) -> String {
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut parser = Parser::new_ext(text, Options::ENABLE_TABLES).peekable();
    let mut heading: Option<(usize, String)> = None;
    while let Some(event) = parser.next() {
        let event = match event {
            Event::Start(Tag::Heading { .. }) => {
                heading = Some((events.len(), String::new()));
                event
            }
            Event::End(TagEnd::Heading(level)) => {
                if let Some((at, title)) = heading.take() {
                    let first = title.split(' ').next().unwrap_or_default();
                    let id = if is_number(first) { first.to_owned() } else { slug(&title) };
                    let tag =
                        Tag::Heading { level, id: Some(id.into()), classes: Vec::new(), attrs: Vec::new() };
                    events[at] = Event::Start(tag);
                }
                event
            }
            Event::Text(text) => {
                if let Some((_, title)) = &mut heading {
                    title.push_str(&text);
                }
                Event::Text(text)
            }
            Event::Start(Tag::Strong) => {
                if let Some(Event::Text(text)) = parser.peek()
                    && is_number(text)
                {
                    // A rule's number is its own anchor.
                    let number = text.to_string();
                    let anchor = format!(
                        "<strong><a class=\"rule\" id=\"{number}\" href=\"#{number}\">{number}</a></strong>"
                    );
                    parser.next();
                    parser.next();
                    events.push(Event::InlineHtml(anchor.into()));
                    continue;
                }
                Event::Start(Tag::Strong)
            }
            // The rules are ours and hold no markup; if some slips in, it is shown as text.
            Event::Html(text) | Event::InlineHtml(text) => Event::Text(CowStr::from(text.to_string())),
            other => other,
        };
        events.push(event);
    }
    let mut html = String::new();
    push_html(&mut html, events.into_iter());
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_an_anchor() {
        let html = render("## B-1 Pieces\n\n- **B-1.1** Four **companies** compete <b>.\n");
        assert!(html.contains("<h2 id=\"B-1\">"), "{html}");
        assert!(html.contains("id=\"B-1.1\""), "{html}");
        assert!(html.contains("<strong>companies</strong>"), "{html}");
        assert!(html.contains("&lt;b&gt;"), "{html}");
    }

    /// A link to a rule has to lead there in every language.
    #[test]
    fn every_language_has_the_anchors_of_the_english_pages() {
        let anchors = |text: &str| -> Vec<String> {
            let html = render(text);
            let rules = html.split("<a class=\"rule\" id=\"").skip(1);
            rules.filter_map(|it| it.split('"').next()).map(str::to_owned).collect()
        };
        for (language, name, text) in RULES {
            let (_, original) = english().find(|(known, _)| known == name).expect("a page of the same name");
            assert_eq!(anchors(text), anchors(original), "{language} {name}");
        }
    }

    #[test]
    fn a_rule_is_found_on_its_page() {
        assert_eq!(page_of_rule("U-4.2"), Some("cities"));
        assert_eq!(page_of_rule("B-1.1"), Some("barrage"));
        assert_eq!(page_of_rule("X-1.1"), None);
    }
}
