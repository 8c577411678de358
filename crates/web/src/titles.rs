//! The games as the pages show them.

pub(crate) mod barrage;
pub(crate) mod cities;

use std::sync::{Arc, LazyLock};

use kernel::Game as _;
use maud::Markup;

use crate::coach::Row;
use crate::kept::Section;
use crate::title::OnPage as _;

/// What the boards of a game set their pieces from; nothing for a game that is not one of ours.
pub(crate) fn symbols(title: &str) -> Markup {
    let all = titles::each!(T => (T::NAME, T::symbols as fn() -> Markup));
    all.into_iter().find(|(name, _)| *name == title).map_or_else(Markup::default, |(_, symbols)| symbols())
}

/// The same as a part of a page that is packed once.
pub fn symbols_section(title: &str) -> Option<Arc<Section>> {
    static ALL: LazyLock<Vec<(&str, Arc<Section>)>> = LazyLock::new(|| {
        let section = |name| (name, Arc::new(Section::new(symbols(name).into_string().into_bytes())));
        titles::each!(T => T::NAME).into_iter().map(section).collect()
    });
    ALL.iter().find(|(name, _)| *name == title).map(|(_, section)| section.clone())
}

/// What is paid, drawn with the signs of a game; nothing for a game that is not one of ours.
pub(crate) fn paid(title: &str, goods: &[(&'static str, u16)]) -> Markup {
    let all = titles::each!(T => (T::NAME, T::paid as fn(&[(&'static str, u16)]) -> Markup));
    all.into_iter().find(|(name, _)| *name == title).map_or_else(Markup::default, |(_, paid)| paid(goods))
}

/// The files that the pages of all games need.
pub(crate) fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    titles::each!(T => T::files()).into_iter().flatten()
}

/// What a coach can say at the table of a game; nothing for a game that is not one of ours.
pub fn coached(title: &str) -> &'static [Row] {
    let all = titles::each!(T => (T::NAME, T::coached as fn() -> &'static [Row]));
    all.into_iter().find(|(name, _)| *name == title).map_or(&[], |(_, rows)| rows())
}

/// The rule that tells most about a place or a panel of a table, by the game and its name.
pub fn rule_at(title: &str, name: &str) -> Option<&'static str> {
    let fits = rules_at(title).iter().filter(|(begins, _)| name.starts_with(begins));
    fits.max_by_key(|(begins, _)| begins.len()).map(|(_, rule)| *rule)
}

/// The rules that tell about what lies on the table of a game, by how the names of places begin.
pub(crate) fn rules_at(title: &str) -> &'static [(&'static str, &'static str)] {
    type Rules = fn() -> &'static [(&'static str, &'static str)];
    let all = titles::each!(T => (T::NAME, T::rules_at as Rules));
    all.into_iter().find(|(name, _)| *name == title).map_or(&[], |(_, rules)| rules())
}

/// The picture of a name, if a game draws one.
pub(crate) fn picture(name: &str) -> Option<String> {
    titles::each!(T => T::picture as fn(&str) -> Option<String>).into_iter().find_map(|draw| draw(name))
}
