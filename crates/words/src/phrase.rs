//! Texts that stand inside other texts.

use fluent_bundle::FluentArgs;

use crate::Value;

/// Something that can stand inside a sentence: its plain text, and the further forms (the attributes of its message)
/// that the language gives it, such as cases, the plural or a gender.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    /// As it is said alone.
    pub text: String,
    /// Its other forms by name: `gen`, `acc`, `plural` ...
    pub forms: Vec<(String, String)>,
}

impl Phrase {
    /// A form by its name; the plain text where the phrase has no such form.
    pub fn form(&self, name: &str) -> &str {
        self.forms.iter().find(|(form, _)| form == name).map_or(&self.text, |(_, text)| text)
    }

    /// Several phrases made one: the plain texts joined, and each form that any of them has joined as well.
    pub(crate) fn joined(parts: &[Self], join: impl Fn(&[&str]) -> String) -> Self {
        let text = join(&parts.iter().map(|part| &*part.text).collect::<Vec<_>>());
        let mut forms: Vec<(String, String)> = Vec::new();
        for (form, _) in parts.iter().flat_map(|part| &part.forms) {
            if !forms.iter().any(|(known, _)| known == form) {
                let texts: Vec<&str> = parts.iter().map(|part| part.form(form)).collect();
                forms.push((form.clone(), join(&texts)));
            }
        }
        Self { text, forms }
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self { text, forms: Vec::new() }
    }
}

/// The arguments of a message.
#[derive(Debug, Default)]
pub struct Args(FluentArgs<'static>);

impl Args {
    /// No arguments.
    pub fn new() -> Self {
        Self::default()
    }

    /// With a number or a plain text.
    pub fn with(mut self, name: &str, value: impl Into<Value<'static>>) -> Self {
        self.set(name, value);
        self
    }

    /// With `$name-id`, by which a message can choose: "yes" or "no".
    pub fn yes(self, name: &str, yes: bool) -> Self {
        self.with(name, if yes { "yes" } else { "no" })
    }

    /// With a phrase: `$name`, and `$name-<form>` for each of its forms.
    pub fn said(mut self, name: &str, phrase: Phrase) -> Self {
        self.put(name, phrase);
        self
    }

    /// With a component: its phrase, and `$name-id` for its plain notation.
    pub fn named(self, name: &str, id: impl ToString, phrase: Phrase) -> Self {
        self.with(&format!("{name}-id"), id.to_string()).said(name, phrase)
    }

    pub(crate) fn set(&mut self, name: &str, value: impl Into<Value<'static>>) {
        self.0.set(name.to_owned(), value.into());
    }

    pub(crate) fn put(&mut self, name: &str, phrase: Phrase) {
        for (form, text) in phrase.forms {
            self.0.set(format!("{name}-{form}"), text);
        }
        self.0.set(name.to_owned(), phrase.text);
    }

    pub(crate) fn fluent(&self) -> &FluentArgs<'static> {
        &self.0
    }
}

impl Clone for Args {
    fn clone(&self) -> Self {
        Self(self.0.iter().map(|(name, value)| (name.to_owned(), owned(value))).collect())
    }
}

fn owned(value: &Value<'_>) -> Value<'static> {
    match value {
        Value::String(text) => Value::from(text.clone().into_owned()),
        Value::Number(number) => Value::Number(number.clone()),
        _ => Value::None,
    }
}

impl<'a> FromIterator<(&'a str, Value<'a>)> for Args {
    fn from_iter<I: IntoIterator<Item = (&'a str, Value<'a>)>>(args: I) -> Self {
        let mut all = Self::new();
        for (name, value) in args {
            all.set(name, owned(&value));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_every_form_that_one_of_its_parts_has() {
        let with = |text: &str, acc: Option<&str>| Phrase {
            text: text.to_owned(),
            forms: acc.map(|acc| ("acc".to_owned(), acc.to_owned())).into_iter().collect(),
        };
        let parts = [with("гребля", Some("греблю")), with("канал", None)];
        let list = Phrase::joined(&parts, |texts| texts.join(", "));
        assert_eq!(list.text, "гребля, канал");
        assert_eq!(list.form("acc"), "греблю, канал");
        assert_eq!(list.form("gen"), "гребля, канал");
    }
}
