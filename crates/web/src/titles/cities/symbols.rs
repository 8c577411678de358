//! The pieces and the signs of the game, drawn once: each lies on a page as a symbol that everything else refers to.

use maud::{Markup, PreEscaped, html};

/// Domes, buildings, sites, metropolises: `c-<name>`, with their gradients `cg-<name>`.
const PIECES: &str = include_str!("../../../assets/cities-pieces.svg");
/// Signs of 16 by 16: `g-<name>`.
const GLYPHS: &str = include_str!("../../../assets/cities-glyphs.svg");

/// All of them, for a page.
pub(crate) fn symbols() -> Markup {
    html! { div.defs aria-hidden="true" { (PreEscaped(PIECES)) (PreEscaped(GLYPHS)) } }
}

/// The element of a name, as it stands in its file: one line there.
pub(super) fn symbol(name: &str) -> Option<&'static str> {
    let wanted = format!(" id=\"{name}\"");
    PIECES.lines().chain(GLYPHS.lines()).find(|line| line.contains(&wanted))
}

/// Whether there is a symbol of this name.
#[cfg(test)]
pub(super) fn is_drawn(name: &str) -> bool {
    symbol(name).is_some()
}
