//! Find anything: rules, guides, components and terms by a few words.

use maud::{Markup, html};

use crate::library::{Entry, LONGEST_QUESTION, Library, MOST_FOUND, Shelf};
use crate::{Say, Shell, shell};

/// How much of a text is told of a finding, in letters.
const TOLD: usize = 180;

/// The page to search on, with what was found.
pub fn search_page(say: Say<'_>, around: &Shell, question: &str) -> Markup {
    let question: String = question.chars().take(LONGEST_QUESTION).collect();
    let (found, count) = Library::of(&around.language).find(&question);
    let around = Shell { sheet: Some("guide.css"), ..around.clone() };
    let content = html! {
        article.guide.search {
            h1 { (say.it("search")) }
            form role="search" method="get" action="/search" {
                label.sr for="q" { (say.it("search-what")) }
                input #q type="search" name="q" value=(question) maxlength=(LONGEST_QUESTION) placeholder=(say.it("search-what")) autofocus[question.is_empty()];
                button.primary type="submit" { (say.it("search-do")) }
            }
            @if question.trim().is_empty() {
                p.quiet { (say.it("search-lead")) }
            } @else {
                p.quiet role="status" {
                    @if count > MOST_FOUND { (say.with("search-many", &[("count", count.into()), ("shown", MOST_FOUND.into())])) }
                    @else { (say.with("search-count", &[("count", count.into())])) }
                }
                @for shelf in shelves(&found) {
                    section.found {
                        h2 { (say.it(&format!("search-{}", shelf.word()))) }
                        ul { @for it in found.iter().filter(|it| it.shelf == shelf) { (line(say, it)) } }
                    }
                }
            }
            p.ways-on {
                a.button href="/gallery" { (say.it("gallery")) }
                a.button href="/glossary" { (say.it("glossary")) }
                a.button href="/learn" { (say.it("learn-title")) }
            }
        }
    };
    shell(say, &around, &say.it("search"), &content)
}

/// The shelves of what was found, that of the best finding first: whoever asks for a term is told what it means before
/// everything that has to do with it.
fn shelves(found: &[&Entry]) -> Vec<Shelf> {
    let mut shelves: Vec<Shelf> = Vec::new();
    for it in found {
        if !shelves.contains(&it.shelf) {
            shelves.push(it.shelf);
        }
    }
    shelves
}

fn line(say: Say<'_>, entry: &Entry) -> Markup {
    let game = say.maybe(&format!("{}-title", entry.game)).unwrap_or_else(|| entry.game.to_owned());
    html! {
        li {
            a href=(entry.address) { (entry.title) } " " small { (game) }
            @if !entry.text.is_empty() { p { (short(&entry.text)) } }
        }
    }
}

/// The beginning of a text, cut between words where there are any.
fn short(text: &str) -> String {
    if text.chars().count() <= TOLD {
        return text.to_owned();
    }
    let cut: String = text.chars().take(TOLD).collect();
    let end = cut.rfind(' ').filter(|&at| at > cut.len() / 2).unwrap_or(cut.len());
    format!("{}…", &cut[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_finding_stands_first() {
        let first = |question: &str| shelves(&Library::of("en").find(question).0).first().copied();
        assert_eq!(first("conduit"), Some(Shelf::Term));
        assert_eq!(first("Smuggling"), Some(Shelf::Component));
        assert_eq!(first("U-4.8"), Some(Shelf::Rule));
    }

    #[test]
    fn long_texts_are_cut_between_words() {
        assert_eq!(short("a b"), "a b");
        let cut = short(&"word ".repeat(60));
        assert!(cut.ends_with("word…") && cut.chars().count() <= TOLD + 1, "{cut}");
        assert_eq!(short(&"水".repeat(300)).chars().count(), TOLD + 1);
    }
}
