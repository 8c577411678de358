//! Opponents with a style: a level that believes more in some things and less in others.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use toml::{Table, Value};

use crate::Level;

/// An opponent with a style of its own.
#[derive(Debug)]
pub struct Character {
    name: String,
    level: Level,
    /// Of each game: by how much it believes more or less in each weight.
    styles: BTreeMap<String, BTreeMap<String, f64>>,
}

/// There is one of a name.
impl PartialEq for Character {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Character {}

/// As it stands in the file.
#[derive(Deserialize)]
struct Row {
    level: String,
    #[serde(flatten)]
    styles: BTreeMap<String, BTreeMap<String, f64>>,
}

static ALL: LazyLock<Vec<Character>> = LazyLock::new(|| {
    let rows: BTreeMap<String, Row> = toml::from_str(include_str!("../data/characters.toml"))
        .expect("data/characters.toml is read in a test");
    let character = |(name, row): (String, Row)| {
        let level = Level::ALL.into_iter().find(|level| level.name() == row.level);
        Character { name, level: level.expect("a level there is"), styles: row.styles }
    };
    rows.into_iter().map(character).collect()
});

impl Character {
    /// All of them that play a game, by name. The style of a level that is none's own is not among them.
    pub fn all(game: &str) -> impl Iterator<Item = &'static Self> {
        let own = |it: &&Self| it.name != it.level.name();
        ALL.iter().filter(own).filter(move |it| it.styles.contains_key(game))
    }

    /// The one of a name, whichever games it plays.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().filter(|it| it.name != it.level.name()).find(|it| it.name.eq_ignore_ascii_case(name))
    }

    /// The style that all of a level have, if it has one.
    pub(crate) fn of_level(level: Level) -> Option<&'static Self> {
        ALL.iter().find(|it| it.name == level.name())
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How well it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// A weights file of a game as it believes it.
    pub(crate) fn weights<'a>(&self, game: &str, file: &'a str) -> Cow<'a, str> {
        let (Some(style), Ok(mut table)) = (self.styles.get(game), file.parse::<Table>()) else {
            return Cow::Borrowed(file);
        };
        for (path, &times) in style {
            let mut parts = path.split('.');
            let mut found = parts.next().and_then(|part| table.get_mut(part));
            for part in parts {
                found = found.and_then(|value| value.get_mut(part));
            }
            if let Some(value) = found {
                multiply(value, times);
            }
        }
        Cow::Owned(table.to_string())
    }
}

fn multiply(value: &mut Value, times: f64) {
    match value {
        Value::Float(number) => *number *= times,
        Value::Integer(number) => *number = ((*number as f64 * times).round() as i64).max(1),
        Value::Array(all) => all.iter_mut().for_each(|value| multiply(value, times)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use ::barrage::{Barrage, Variant};
    use ::cities::Cities;
    use kernel::Game;

    use super::*;
    use crate::{Bot, Played};

    /// Every name in a style is one of the weights file, so that each says something.
    fn believes_in_what_there_is<G: Played>(game: &G) {
        for character in ALL.iter() {
            let Some(style) = character.styles.get(G::NAME) else { continue };
            let file = game.weights(character.level);
            for path in style.keys() {
                let one = BTreeMap::from([(path.clone(), style[path])]);
                let only = Character {
                    name: String::new(),
                    level: character.level,
                    styles: BTreeMap::from([(G::NAME.to_owned(), one)]),
                };
                let plain: Table = file.parse().unwrap();
                let styled: Table = only.weights(G::NAME, file).parse().unwrap();
                assert_ne!(plain, styled, "{} {path}", character.name);
            }
            assert!(game.judge(&character.weights(G::NAME, file)).is_ok(), "{}", character.name);
        }
    }

    #[test]
    fn styles_are_read_and_change_what_is_believed() {
        believes_in_what_there_is(&Barrage::open(::barrage::Setup::new(2, Variant::Full)).unwrap());
        believes_in_what_there_is(&Cities::open(::cities::Setup::new(2)).unwrap());
    }

    #[test]
    fn a_character_is_a_bot_by_its_name() {
        let names: Vec<_> = Character::all("barrage").map(Character::name).collect();
        assert_eq!(names, ["beaver", "heron", "kingfisher", "magpie", "pike"]);
        for name in names {
            let bot: Bot = name.parse().unwrap();
            assert_eq!((bot.to_string(), bot.level), (name.to_owned(), Level::Club));
        }
        assert_eq!("beaver:sims=40".parse::<Bot>().unwrap().to_string(), "beaver:sims=40");
        assert!("novice".parse::<Bot>().unwrap().character.is_none());
    }
}
