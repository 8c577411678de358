//! The words of the table, explained.

use maud::{Markup, html};

use crate::{Say, Shell, shell};

const TERMS: [(&str, &[&str]); 2] = [
    (
        "barrage",
        &[
            "automa",
            "base",
            "basin",
            "company",
            "conduit",
            "contract",
            "dam",
            "drop",
            "elevation",
            "energy",
            "engineer",
            "excavator",
            "head-stream",
            "mixer",
            "officer",
            "patent",
            "powerhouse",
            "production",
            "red-border",
            "technology-tile",
            "wheel",
        ],
    ),
    (
        "cities",
        &[
            "action-card",
            "biomatter",
            "building",
            "city",
            "cloning",
            "connected",
            "era",
            "expansion-site",
            "federation",
            "kelp",
            "metropolis",
            "network",
            "slot",
            "special-card",
            "steelplast",
            "structure",
            "symbiotic",
            "tunnel",
            "upgrade",
        ],
    ),
];

/// All terms, by game.
pub fn glossary_page(say: Say<'_>, around: &Shell) -> Markup {
    let content = html! {
        h1 { (say.it("glossary")) }
        @for (game, terms) in TERMS {
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
        let words = words::Words::new("en").unwrap();
        for (game, terms) in TERMS {
            for term in terms {
                assert!(words.knows(&format!("glossary-{game}-{term}")), "{game} {term}");
                assert!(words.knows(&format!("glossary-{game}-{term}-text")), "{game} {term}");
            }
        }
    }
}
