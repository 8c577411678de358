//! A component of a game as the gallery shows it: what it is called, what it does, how it looks, and which rules concern it.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped};

use crate::pictures::without_names;

/// A component of a game's box: a card, a tile, an officer.
#[derive(Clone, Debug)]
pub struct Component {
    /// Which game, by name.
    pub game: &'static str,
    /// Of which kind: a message `web-gallery-kind-<game>-<kind>`.
    pub kind: &'static str,
    /// Its name in addresses and figures, unique in its game: `tile-i-base`.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it does, a line for each part.
    pub text: Vec<String>,
    /// Its colour, if that says something: a message `web-gallery-color-<color>`.
    pub color: Option<&'static str>,
    /// Its type within its kind: a message `web-gallery-type-<type>`.
    pub sort: Option<&'static str>,
    /// Its era or level: a message `web-gallery-era-<era>`.
    pub era: Option<&'static str>,
    /// How it looks on the table.
    pub drawing: Markup,
    /// The rules that concern it, those of its own first.
    pub rules: Vec<String>,
    /// The icons printed on it, by name.
    pub icons: BTreeSet<String>,
}

impl Component {
    /// A component without colour, type and era. What it shows is what is drawn.
    pub(crate) fn new(game: &'static str, kind: &'static str, name: &str, drawing: &Markup) -> Self {
        let drawing = PreEscaped(without_names(&drawing.0));
        Self {
            game,
            kind,
            id: format!("{kind}-{}", name.to_lowercase()),
            name: String::new(),
            text: Vec::new(),
            color: None,
            sort: None,
            era: None,
            icons: icons(&drawing.0),
            drawing,
            rules: Vec::new(),
        }
    }

    /// Where its page is.
    pub fn address(&self) -> String {
        format!("/gallery/{}/{}", self.game, self.id)
    }

    pub(crate) fn ruled(mut self, rules: &[&str]) -> Self {
        self.rules.extend(rules.iter().map(|it| (*it).to_owned()));
        self
    }
}

/// The icons in a drawing: a symbol `#g-kelp` of Underwater Cities, a class `g-kelp` of Barrage.
fn icons(drawing: &str) -> BTreeSet<String> {
    let end = |rest: &str| -> String {
        rest.chars().take_while(|letter| letter.is_ascii_lowercase() || *letter == '-').collect()
    };
    let symbols = drawing.split("#g-").skip(1).map(end);
    let classes = drawing.split("class=\"g ").skip(1).filter_map(|rest| {
        let classes = rest.split('"').next()?;
        classes.split(' ').find_map(|class| class.strip_prefix("g-")).map(end)
    });
    symbols.chain(classes).filter(|icon| !icon.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_read_from_a_drawing() {
        let found = icons(
            "<i class=\"g g-credit\"></i><use href=\"#g-end-scoring\"/><i class=\"g piece-left g-cond\"></i>",
        );
        assert_eq!(Vec::from_iter(found), ["cond", "credit", "end-scoring"]);
    }
}
