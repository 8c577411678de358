//! A face-down stack in writing: all its cards, or those on top.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What stands for the cards below those that are named.
const REST: &str = "...";

/// A stack, the top first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stack<T> {
    /// The cards that are named.
    pub top: Vec<T>,
    /// Whether the rest of the deal lies below them; written `...`.
    pub more: bool,
}

impl<T> FromIterator<T> for Stack<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        Self { top: cards.into_iter().collect(), more: false }
    }
}

impl<T: Display> Serialize for Stack<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rest = self.more.then(|| REST.to_owned());
        serializer.collect_seq(self.top.iter().map(ToString::to_string).chain(rest))
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Stack<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut names = Vec::<String>::deserialize(deserializer)?;
        let more = names.last().is_some_and(|name| name == REST);
        names.truncate(names.len() - usize::from(more));
        let top =
            names.iter().map(|name| name.parse().map_err(D::Error::custom)).collect::<Result<_, _>>()?;
        Ok(Self { top, more })
    }
}
