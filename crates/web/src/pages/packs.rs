//! The workbench for component packs of Underwater Cities: what is reconstructed, a form for a pack, and every card of it
//! as it will look.

use cities::{EDITION, LARGEST_PACK};
use maud::{Markup, html};

use crate::titles::cities::Gallery;
use crate::{Say, Shell, shell};

/// A pack of one card, to begin with.
const EXAMPLE: &str = r#"[[card]]
number = 1
name = "Tide Pool"
deck = "I"
color = "yellow"
type = "instant"
effect = "gain 1 kelp, 1 credit"
"#;

/// A pack on the workbench.
#[derive(Clone, Debug, Default)]
pub struct PackPage {
    /// Its text, as it was sent.
    pub text: String,
    /// Its cards if it is sound, or one sentence on what is wrong with it. Nothing before one was sent.
    pub checked: Option<Result<Gallery, String>>,
}

/// The workbench.
pub fn pack_page(say: Say<'_>, around: &Shell, pack: &PackPage) -> Markup {
    let around = Shell { game: Some("cities"), ..around.clone() };
    let content = html! {
        (crate::titles::symbols("cities"))
        h1 { (say.it("packs")) }
        p.lead { (say.it("packs-reconstructed")) }
        p { (say.it("packs-invite")) }
        @match &pack.checked {
            Some(Err(problem)) => p.problem role="alert" { (problem) },
            Some(Ok(shown)) => p.notice role="status" { (say.with("packs-sound", &[("cards", shown.own.into())])) },
            None => {},
        }
        form.setup method="post" action="/packs" {
            input type="hidden" name="game" value="cities";
            div.field {
                label for="pack" { (say.it("packs-text")) }
                textarea #pack name="pack" rows="14" required spellcheck="false" maxlength=(LARGEST_PACK) placeholder=(EXAMPLE) { (pack.text) }
            }
            button.primary type="submit" { (say.it("packs-check")) }
            " " button type="submit" formaction="/packs/file" { (say.it("packs-save")) }
            " " button type="submit" formaction="/tables" name="quick" value="yes" { (say.it("packs-play")) }
        }
        form.setup method="post" action="/packs/upload" enctype="multipart/form-data" {
            div.field {
                label for="file" { (say.it("packs-file")) }
                input #file type="file" name="file" accept=".toml,text/plain" required;
            }
            button type="submit" { (say.it("packs-read")) }
        }
        p { a href={ "/packs/edition-" (EDITION) ".toml" } download { (say.it("packs-built-in")) } }
        @if let Some(Ok(shown)) = &pack.checked {
            p.quiet { (say.it("packs-worth-why")) }
            @if shown.own > 0 { section { h2 { (say.it("packs-own")) } (shown.cards) } }
            details open[shown.own == 0] { summary { (say.it("packs-others")) } (shown.others) }
        }
    };
    shell(say, &around, &say.it("packs"), &content)
}

#[cfg(test)]
mod tests {
    use cities::{Cities, Setup};
    use kernel::Game as _;
    use words::Words;

    use super::*;
    use crate::titles::cities::gallery;

    fn page(language: &str, text: &str) -> String {
        let words = Words::of(language).expect("a language of ours");
        let game = Cities::open(Setup::new(4).pack(text)).expect("a sound pack");
        let checked = Some(Ok(gallery(words, &game)));
        pack_page(Say::new(words), &Shell::default(), &PackPage { text: text.to_owned(), checked })
            .into_string()
    }

    /// The example is a sound pack; its one card stands before all others, with its text and its worth.
    #[test]
    fn the_cards_of_a_pack_come_first() {
        for language in Words::languages() {
            let page = page(language, EXAMPLE);
            let (own, others) = page.rsplit_once("<details").expect("the other cards are folded up");
            assert_eq!(own.matches("class=\"card\"").count(), 1, "{language}");
            assert_eq!(others.matches("class=\"card\"").count(), 204, "{language}");
            let worth = own.contains("1.7") || own.contains("1,7");
            assert!(own.contains("Tide Pool") && worth, "{language}: {own}");
        }
    }

    /// Names come from outside.
    #[test]
    fn what_a_pack_says_is_text() {
        let page = page("en", &EXAMPLE.replace("Tide Pool", "<script>alert(1)</script>"));
        assert!(!page.contains("<script>alert"), "{page}");
    }
}
