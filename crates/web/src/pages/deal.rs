//! The proof that a deal was not chosen: what was shown at the start, and what opens it at the end.

use maud::{Markup, html};

use crate::{Say, Shell, shell};

/// What everybody may know of a deal.
#[derive(Clone, Debug)]
pub enum DealLine {
    /// The server drew the seed and shows what it committed itself to.
    Committed {
        /// The hash.
        commitment: String,
        /// What opens it, when the game is over.
        opened: Option<Opening>,
    },
    /// The host named the seed.
    Named(u64),
}

/// What opens a commitment.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The seed, in decimal.
    pub seed: String,
    /// The number that was drawn with it, in hexadecimal.
    pub nonce: String,
}

/// What the form for checking holds, and what came of it.
#[derive(Clone, Debug, Default)]
pub struct DealCheck {
    /// The seed.
    pub seed: String,
    /// The number that was drawn with it.
    pub nonce: String,
    /// The commitment.
    pub commitment: String,
    /// Whether they fit together, if all were said.
    pub fits: Option<bool>,
}

/// A few words about the deal, beside a table.
pub(crate) fn about(say: Say<'_>, address: &str, deal: &DealLine) -> Markup {
    html! {
        p.quiet {
            @match deal {
                DealLine::Named(seed) => (say.with("deal-named", &[("seed", seed.to_string().into())])),
                DealLine::Committed { commitment, .. } => {
                    a href=(format!("{address}/deal")) { (say.it("deal")) } ": "
                    code { (commitment.get(..16).unwrap_or(commitment)) "…" }
                }
            }
        }
    }
}

/// The page about the deal of one game, or about deals as such, with the form for checking one.
pub fn deal_page(
    say: Say<'_>,
    around: &Shell,
    table: Option<(&str, Option<&DealLine>)>,
    check: &DealCheck,
) -> Markup {
    let content = html! {
        h1 { (say.it("deal-title")) }
        p { (say.it("deal-how")) }
        @if let Some((address, deal)) = table {
            @match deal {
                None => p { (say.it("deal-unknown")) },
                Some(DealLine::Named(seed)) => p { (say.with("deal-named", &[("seed", seed.to_string().into())])) },
                Some(DealLine::Committed { commitment, opened }) => dl.deal {
                    dt { (say.it("deal-commitment")) } dd { code { (commitment) } }
                    @match opened {
                        None => { dt { (say.it("seed")) } dd { (say.it("deal-later")) } },
                        Some(Opening { seed, nonce }) => {
                            dt { (say.it("seed")) } dd { code { (seed) } }
                            dt { (say.it("deal-nonce")) } dd { code { (nonce) } }
                            dt { (say.it("deal-recipe")) } dd { pre { code { "printf '%s' '" (seed) " " (nonce) "' | sha256sum" } } }
                        },
                    }
                },
            }
            p { a href=(address) { (say.it("back-to-table")) } }
        }
        section {
            h2 { (say.it("deal-check")) }
            @match check.fits {
                Some(true) => p.notice role="status" { (say.it("deal-fits")) },
                Some(false) => p.problem role="alert" { (say.it("deal-differs")) },
                None => {},
            }
            form method="get" action="/deal" {
                @for (name, label, value) in [
                    ("seed", "seed", &check.seed),
                    ("nonce", "deal-nonce", &check.nonce),
                    ("commitment", "deal-commitment", &check.commitment),
                ] {
                    div.field {
                        label for=(name) { (say.it(label)) }
                        input #(name) name=(name) maxlength="80" required spellcheck="false" autocomplete="off" value=(value);
                    }
                }
                button type="submit" { (say.it("deal-check")) }
            }
        }
    };
    shell(say, around, &say.it("deal-title"), &content)
}
