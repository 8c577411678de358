//! What each person sets for themselves: how large, how fast, how surely, how loud, by which light.

/// Something a person can set: its name and its values, the usual one first. A row here is a question on the page of
/// settings, a part of the cookie, and an attribute `data-<name>` of every page that style sheets and the script read.
type Row = (&'static str, &'static [&'static str]);

/// All there is to set.
pub(crate) const ROWS: [Row; 8] = [
    ("scale", &["usual", "smaller", "larger"]),
    ("light", &["usual", "browser", "day", "night"]),
    ("pace", &["usual", "slow", "fast", "none"]),
    ("confirm", &["final", "always", "never"]),
    ("sound", &["off", "on"]),
    ("coach", &["off", "all", "few"]),
    ("notify", &["off", "on"]),
    ("sketch", &["on", "off"]),
];

/// When a turn asks for a last word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirm {
    /// Before whatever cannot be taken back.
    Final,
    /// Before the end of each turn too.
    Always,
    /// Before nothing but what throws something away.
    Never,
}

/// What one person has set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habits([u8; ROWS.len()]);

impl Habits {
    /// From a text as [`Habits::text`] writes it. What it does not say, or says wrongly, is as usual.
    pub fn read(text: &str) -> Self {
        let mut said = text.split('.');
        Self::asked(|_| said.next().map(str::to_owned))
    }

    /// From what is said of each by name, as a form does.
    pub fn asked(mut value: impl FnMut(&str) -> Option<String>) -> Self {
        Self(ROWS.map(|(name, values)| {
            let said = value(name);
            values.iter().zip(0..).find(|(it, _)| Some(**it) == said.as_deref()).map_or(0, |(_, at)| at)
        }))
    }

    /// The same but for one of them.
    #[must_use]
    pub fn with(&self, name: &str, value: &str) -> Self {
        Self::asked(|row| Some(if row == name { value } else { self.of(row) }.to_owned()))
    }

    /// As a cookie keeps it.
    pub fn text(&self) -> String {
        ROWS.map(|(name, _)| self.of(name)).join(".")
    }

    /// The value of one of them.
    pub(crate) fn of(&self, name: &str) -> &'static str {
        let rows = ROWS.iter().zip(self.0);
        let mut found =
            rows.filter(|((row, _), _)| *row == name).map(|((_, values), at)| values[usize::from(at)]);
        found.next().unwrap_or_default()
    }

    /// When a turn asks for a last word.
    pub fn confirm(&self) -> Confirm {
        match self.of("confirm") {
            "always" => Confirm::Always,
            "never" => Confirm::Never,
            _ => Confirm::Final,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn habits_are_kept_as_they_were_chosen() {
        let chosen = Habits::read("larger.night.fast.always.on.few.on.off");
        assert_eq!(chosen.text(), "larger.night.fast.always.on.few.on.off");
        assert_eq!(chosen.with("coach", "all").text(), "larger.night.fast.always.on.all.on.off");
        assert_eq!((chosen.of("light"), chosen.confirm()), ("night", Confirm::Always));
    }

    #[test]
    fn what_is_not_said_or_said_wrongly_is_as_usual() {
        assert_eq!(Habits::read(""), Habits::default());
        assert_eq!(Habits::read("huge..none.sometimes").text(), "usual.usual.none.final.off.off.off.on");
    }
}
