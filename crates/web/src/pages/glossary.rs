//! The words of the table, explained.

use kernel::Game as _;
use maud::{Markup, html};
use titles::Title as _;

use crate::{Say, Shell, shell};

/// The games with their terms.
fn terms() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    titles::each!(T => (T::NAME, T::TERMS)).into_iter()
}

/// All terms, by game.
pub fn glossary_page(say: Say<'_>, around: &Shell) -> Markup {
    let content = html! {
        h1 { (say.it("glossary")) }
        @for (game, terms) in terms() {
            section.glossary {
                h2 { (say.any(&format!("{game}-title"))) }
                dl {
                    @for term in terms {
                        dt #(format!("{game}-{term}")) { (say.any(&format!("glossary-{game}-{term}"))) }
                        dd { (say.any(&format!("glossary-{game}-{term}-text"))) }
                    }
                }
            }
        }
    };
    shell(say, around, &say.it("glossary"), &content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_is_explained() {
        let words = words::Words::of("en").unwrap();
        for (game, terms) in terms() {
            for term in terms {
                assert!(words.knows(&format!("glossary-{game}-{term}")), "{game} {term}");
                assert!(words.knows(&format!("glossary-{game}-{term}-text")), "{game} {term}");
            }
        }
    }
}
