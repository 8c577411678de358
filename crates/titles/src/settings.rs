//! What can be agreed on before a game begins.

use std::collections::BTreeMap;

use kernel::{Fault, fault};

/// Something that can be agreed on. The form for a new table, the command line and the API with its document read it here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name in forms, messages and orders; and on the command line, `--boards basic`, unless there is a `flag`.
    pub name: &'static str,
    /// Its values by name; the first is what is usual. Without values it is a text of the players' own, which may be
    /// left empty; the command line takes it from a file.
    pub values: &'static [&'static str],
    /// The option that stands for the second value on the command line, where it is written without a value: `--intro`.
    pub flag: Option<&'static str>,
    /// Whether the form for a new table asks for it.
    pub in_form: bool,
}

impl Setting {
    /// One of these values; the first is what is usual.
    pub const fn one_of(name: &'static str, values: &'static [&'static str]) -> Self {
        Self { name, values, flag: None, in_form: true }
    }

    /// A text of the players' own.
    pub const fn text(name: &'static str) -> Self {
        Self::one_of(name, &[])
    }

    /// The same, with an option of its own for the second value.
    pub const fn flag(self, flag: &'static str) -> Self {
        Self { flag: Some(flag), ..self }
    }

    /// The same, for programs and the command line alone.
    pub const fn not_in_form(self) -> Self {
        Self { in_form: false, ..self }
    }

    /// Its option on the command line.
    pub fn option(&self) -> &'static str {
        self.flag.unwrap_or(self.name)
    }

    /// Whether it is a text of the players' own.
    pub fn is_text(&self) -> bool {
        self.values.is_empty()
    }

    /// What is usual.
    pub fn usual(&self) -> &'static str {
        self.values.first().copied().unwrap_or_default()
    }
}

/// The position file a game begins from; it says all else that could be agreed on.
pub(crate) const POSITION: Setting = Setting::text("position");

/// What somebody asks for who begins a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// Who plays by the rules of the game itself, by seat.
    pub own_players: Vec<Option<String>>,
    /// The values of settings, by name.
    pub settings: BTreeMap<String, String>,
}

impl Order {
    /// How many play.
    pub fn players(&self) -> u8 {
        self.own_players.len().min(u8::MAX.into()) as u8
    }

    /// The position file to begin from, if there is one.
    pub(crate) fn position(&self) -> Option<&str> {
        self.settings.get(POSITION.name).map(|text| &**text).filter(|text| !text.trim().is_empty())
    }

    /// The value of a setting: what was said, or what is usual.
    pub fn value<'a>(&'a self, setting: &'a Setting) -> Result<&'a str, Fault> {
        let value = self.settings.get(setting.name).map_or(setting.usual(), |it| it);
        if setting.is_text() || setting.values.contains(&value) {
            Ok(value)
        } else {
            Err(fault!("setup-setting", setting = setting.name, values = setting.values.join(", ")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_said_is_usual_and_what_is_unknown_is_refused() {
        const SIDE: Setting = Setting::one_of("side", &["basic", "asymmetric"]);
        let mut order = Order::default();
        assert_eq!(order.value(&SIDE), Ok("basic"));
        order.settings.insert("side".to_owned(), "asymmetric".to_owned());
        assert_eq!(order.value(&SIDE), Ok("asymmetric"));
        order.settings.insert("side".to_owned(), "round".to_owned());
        let fault = order.value(&SIDE).expect_err("there is no such side");
        assert_eq!(fault, fault!("setup-setting", setting = "side", values = "basic, asymmetric"));
    }

    /// On one command line, an option of two games has one meaning.
    #[test]
    fn games_share_an_option_only_with_the_same_shape() {
        use crate::Title as _;
        let rows: Vec<&Setting> = crate::each!(T => T::SETTINGS).into_iter().flatten().collect();
        for (row, other) in rows.iter().flat_map(|row| rows.iter().map(move |other| (row, other))) {
            if row.option() == other.option() {
                assert_eq!((row.flag, row.is_text()), (other.flag, other.is_text()), "{}", row.option());
            }
        }
    }
}
