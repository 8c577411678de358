//! The numbered rules and the guides, page by page and language by language, as they are compiled in from `docs`.
//!
//! The rules are the reference: every rule has a number. The guide of a game is written for people who want to play: its
//! sections name the rules they tell of, so that a number leads to the paragraph a person wants.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html::push_html};

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// A page in one language: the folder's language, the name of the page, its text.
pub(crate) type Page = (&'static str, &'static str, &'static str);

/// The pages in English, which every other language follows.
pub(crate) fn english(pages: &'static [Page]) -> impl Iterator<Item = (&'static str, &'static str)> {
    pages.iter().filter(|(language, ..)| *language == "en").map(|(_, name, text)| (*name, *text))
}

/// A page in a language, or in English where the language lacks it.
pub(crate) fn page(
    pages: &'static [Page],
    language: &str,
    name: &str,
) -> Option<(&'static str, &'static str)> {
    let (name, original) = english(pages).find(|(known, _)| *known == name)?;
    let own = pages.iter().find(|(of, known, _)| *of == language && *known == name);
    Some((name, own.map_or(original, |(.., text)| text)))
}

/// Whether a text is the number of a rule or of a section: `B-7`, `B-7.4`, `DP-3`.
pub(crate) fn is_number(text: &str) -> bool {
    let Some((letters, digits)) = text.split_once('-') else { return false };
    matches!(letters.len(), 1..=2)
        && letters.bytes().all(|byte| byte.is_ascii_uppercase())
        && !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && !digits.ends_with('.')
}

/// The page that explains a rule by its number: `U-4.2`.
pub(crate) fn page_of_rule(rule: &str) -> Option<&'static str> {
    let bold = format!("**{rule}**");
    let heading = format!("## {rule} ");
    let holds = |text: &str| text.contains(&bold) || text.contains(&heading);
    let (name, _) = english(RULES).find(|(_, text)| is_number(rule) && holds(text))?;
    Some(name)
}

/// One numbered rule, as a page has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule<'a> {
    /// Its number.
    pub(crate) number: &'a str,
    /// The section it stands in, without its number.
    pub(crate) section: &'a str,
    /// Its text, without the number.
    pub(crate) text: String,
}

/// All numbered rules of a page, in order.
pub(crate) fn rules_of(page: &str) -> Vec<Rule<'_>> {
    let mut rules: Vec<Rule<'_>> = Vec::new();
    let (mut section, mut open) = ("", false);
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let (first, rest) = heading.split_once(' ').unwrap_or((heading, ""));
            section = if is_number(first) { rest } else { heading };
            open = false;
        } else if let Some((number, text)) = line.strip_prefix("- **").and_then(|it| it.split_once("**"))
            && is_number(number)
        {
            rules.push(Rule { number, section, text: text.trim_start().to_owned() });
            open = true;
        } else if open && (line.starts_with("  ") || line.trim().is_empty()) {
            // What is indented belongs to the rule: rulings, lists.
            let rule = rules.last_mut().expect("a rule is open");
            rule.text.push('\n');
            rule.text.push_str(line.strip_prefix("  ").unwrap_or(line));
        } else {
            open = false;
        }
    }
    rules
}

/// A section of a guide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section<'a> {
    /// Its anchor, the same in all languages.
    pub(crate) id: &'a str,
    /// Its heading.
    pub(crate) title: &'a str,
    /// The rules it tells of, by their numbers or by those of whole sections.
    pub(crate) rules: Vec<&'a str>,
    /// What it says.
    pub(crate) text: &'a str,
}

/// A guide: what stands before its sections, and the sections.
pub(crate) fn sections(guide: &str) -> (&str, Vec<Section<'_>>) {
    let mut parts = guide.split("\n## ");
    let lead = parts.next().unwrap_or_default();
    // The heading of the page is said by the page.
    let lead = if lead.starts_with("# ") { lead.split_once('\n').map_or("", |(_, rest)| rest) } else { lead };
    let section = |part| -> Section<'_> {
        let part: &str = part;
        let (heading, text) = part.split_once('\n').unwrap_or((part, ""));
        let (title, marks) = heading.rsplit_once(" {#").unwrap_or((heading, ""));
        let mut marks = marks.trim_end_matches('}').split(' ');
        Section { title, id: marks.next().unwrap_or_default(), rules: marks.collect(), text: text.trim() }
    };
    (lead.trim(), parts.map(section).collect())
}

/// The guide and the section that tell of a rule: the one that names it, or else the one that names the rules around it.
pub(crate) fn section_of(rule: &str) -> Option<(&'static str, &'static str)> {
    let mut best: Option<(usize, &'static str, &'static str)> = None;
    for (name, text) in english(GUIDE) {
        for section in sections(text).1 {
            for named in &section.rules {
                let around =
                    rule == *named || rule.strip_prefix(named).is_some_and(|rest| rest.starts_with('.'));
                if around && best.is_none_or(|(length, ..)| named.len() > length) {
                    best = Some((named.len(), name, section.id));
                }
            }
        }
    }
    best.map(|(_, name, id)| (name, id))
}

/// An anchor as a heading without a number gets it: `what-is-hidden`.
fn slug(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

/// The rules as a page: every number is an anchor.
pub(crate) fn render(text: &str) -> String {
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
            event => plain(event),
        };
        events.push(event);
    }
    let mut html = String::new();
    push_html(&mut html, events.into_iter());
    html
}

/// The pages are ours and hold no markup; if some slips in, it is shown as text.
fn plain(event: Event<'_>) -> Event<'_> {
    match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(CowStr::from(text.to_string())),
        other => other,
    }
}

/// A text with links to the rules it names, and with its pictures as `draw` draws them by their names and captions.
pub(crate) fn render_linked(text: &str, draw: &dyn Fn(&str, &str) -> Option<String>) -> String {
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut image: Option<(String, String)> = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Image { dest_url, .. }) => image = Some((dest_url.to_string(), String::new())),
            Event::End(TagEnd::Image) => {
                if let Some((name, caption)) = image.take()
                    && let Some(drawn) = draw(&name, &caption)
                {
                    events.push(Event::Html(drawn.into()));
                }
            }
            Event::Text(text) => match &mut image {
                Some((_, caption)) => caption.push_str(&text),
                None => linked(&text, &mut events),
            },
            Event::SoftBreak if image.is_some() => {
                if let Some((_, caption)) = &mut image {
                    caption.push(' ');
                }
            }
            event => events.push(plain(event)),
        }
    }
    // A picture stands alone, not in a paragraph.
    let is_picture = |at: usize| matches!(events.get(at), Some(Event::Html(_)));
    let bare: Vec<bool> = (0..events.len())
        .map(|at| match &events[at] {
            Event::Start(Tag::Paragraph) => is_picture(at + 1),
            Event::End(TagEnd::Paragraph) => at > 0 && is_picture(at - 1),
            _ => false,
        })
        .collect();
    let kept = events.into_iter().zip(bare).filter(|(_, bare)| !bare).map(|(event, _)| event);
    let mut html = String::new();
    push_html(&mut html, kept);
    html
}

/// A text, with every number of a rule as a link.
fn linked(text: &str, events: &mut Vec<Event<'_>>) {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
    let mut rest = text;
    while let Some(at) = rest.find(|letter: char| letter.is_ascii_uppercase()) {
        let before = rest[..at].chars().next_back();
        let end = rest[at..].find(|letter| !is_part(letter)).map_or(rest.len(), |it| at + it);
        let number = rest[at..end].trim_end_matches(['.', '-']);
        if is_number(number) && before.is_none_or(|it| !is_part(it)) && page_of_rule(number).is_some() {
            events.push(Event::Text(rest[..at].to_owned().into()));
            events.push(Event::InlineHtml(
                format!("<a class=\"rule\" href=\"/rule/{number}\">{number}</a>").into(),
            ));
            rest = &rest[at + number.len()..];
        } else {
            let end = end.max(at + 1);
            events.push(Event::Text(rest[..end].to_owned().into()));
            rest = &rest[end..];
        }
    }
    events.push(Event::Text(rest.to_owned().into()));
}

/// A text as it is searched and told in a line: without marks and pictures.
pub(crate) fn told(text: &str) -> String {
    let mut told = String::new();
    let mut hidden = 0;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Image { .. }) => hidden += 1,
            Event::End(TagEnd::Image) => hidden -= 1,
            Event::Text(text) | Event::Code(text) if hidden == 0 => told.push_str(&text),
            Event::SoftBreak | Event::HardBreak => told.push(' '),
            Event::End(TagEnd::TableCell | TagEnd::Paragraph | TagEnd::Item | TagEnd::Heading(_)) => {
                told.push(' ');
            }
            _ => {}
        }
    }
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the pictures of a text, in order.
    fn pictures(text: &str) -> Vec<&str> {
        text.split("](").skip(1).filter_map(|it| it.split(')').next()).collect()
    }

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
            let (_, original) =
                english(RULES).find(|(known, _)| known == name).expect("a page of the same name");
            assert_eq!(anchors(text), anchors(original), "{language} {name}");
            let numbers =
                |text| rules_of(text).into_iter().map(|it| it.number.to_owned()).collect::<Vec<_>>();
            assert_eq!(numbers(text), numbers(original), "{language} {name}");
        }
    }

    #[test]
    fn a_rule_is_found_on_its_page() {
        assert_eq!(page_of_rule("U-4.2"), Some("cities"));
        assert_eq!(page_of_rule("B-1.1"), Some("barrage"));
        assert_eq!(page_of_rule("X-1.1"), None);
        assert_eq!(page_of_rule("**"), None);
    }

    /// A rule ends where the next one begins, and keeps its rulings.
    #[test]
    fn a_rule_is_told_whole() {
        let rules = rules_of(
            "## B-1 Box\n\n- **B-1.1** One,\n  two.\n  - Ruling: so.\n- **B-1.2** Two.\n\n| a |\n\n## Else\n\n- **No** rule.\n",
        );
        let told: Vec<_> = rules.iter().map(|it| (it.number, it.section, it.text.trim())).collect();
        assert_eq!(told, [("B-1.1", "Box", "One,\ntwo.\n- Ruling: so."), ("B-1.2", "Box", "Two.")]);
    }

    /// Every language has every guide, with the same sections, rules, pictures and rows of tables.
    #[test]
    fn every_language_has_every_section_and_every_picture() {
        let names: Vec<&str> = english(GUIDE).map(|(name, _)| name).collect();
        assert_eq!(names, ["automa", "barrage-summary", "barrage", "cities-summary", "cities", "leeghwater"]);
        let bones = |text: &'static str| {
            let shape = |it: Section<'static>| {
                let rows = it.text.lines().filter(|line| line.starts_with('|'));
                let rows: Vec<usize> = rows.map(|line| line.matches('|').count()).collect();
                (it.id, it.rules, pictures(it.text), rows)
            };
            let (lead, sections) = sections(text);
            (pictures(lead), sections.into_iter().map(shape).collect::<Vec<_>>())
        };
        for language in words::Words::languages() {
            for (name, original) in english(GUIDE) {
                let own = GUIDE.iter().find(|(of, known, _)| *of == language && *known == name);
                let (.., text) = own.unwrap_or_else(|| panic!("{language} has no guide {name}"));
                assert_eq!(bones(text), bones(original), "{language} {name}");
            }
        }
    }

    /// Whatever rule a guide cites, at a section or in a sentence, there is.
    #[test]
    fn the_rules_that_guides_cite_exist() {
        let mut cited = 0;
        for (language, name, text) in GUIDE {
            for word in text.split(|it: char| !(it.is_ascii_alphanumeric() || it == '-' || it == '.')) {
                let number = word.trim_end_matches('.');
                if is_number(number) && !number.starts_with("P-") {
                    assert!(page_of_rule(number).is_some(), "{language} {name}: {number}");
                    cited += 1;
                }
            }
        }
        assert!(cited > 200, "{cited}");
    }

    /// A number leads to the paragraph that is nearest to it, and every section of the rules for players has one.
    #[test]
    fn a_number_leads_to_a_section_of_a_guide() {
        assert_eq!(section_of("B-12.3").map(|it| it.0), Some("barrage"));
        assert_eq!(section_of("U-4.4").map(|it| it.0), Some("cities"));
        assert_eq!(section_of("L-3.2").map(|it| it.0), Some("leeghwater"));
        assert_eq!(section_of("A-15.5").map(|it| it.0), Some("automa"));
        assert_eq!(section_of("X-1"), None);
        assert_eq!(section_of("B-1"), section_of(&format!("B-1.{}", 99)), "what is around a number");
        assert_ne!(section_of("B-12.1"), section_of("B-1"), "B-1 is not around B-12");
    }

    #[test]
    fn numbers_in_a_text_are_links() {
        // A number that no rule has.
        let nobodys = format!("B-99.{}", 9);
        let text = format!("Water (B-11.4) runs. USA, P-1, *{nobodys}*, xB-11.4.");
        let html = render_linked(&text, &|_, _| None);
        assert_eq!(html.matches("<a class=\"rule\"").count(), 1, "{html}");
        assert!(
            html.contains("(<a class=\"rule\" href=\"/rule/B-11.4\">B-11.4</a>) runs. USA, P-1,"),
            "{html}"
        );
    }

    #[test]
    fn a_picture_stands_alone() {
        let draw = |name: &str, caption: &str| Some(format!("<figure>{name}: {caption}</figure>"));
        let html = render_linked("One.\n\n![A dam (B-1.1)](dam)\n\nTwo <i>.", &draw);
        assert!(html.contains("<figure>dam: A dam (B-1.1)</figure>"), "{html}");
        assert_eq!(html.matches("<p>").count(), 2, "{html}");
        assert!(html.contains("&lt;i&gt;"), "{html}");
    }
}
