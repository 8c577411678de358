//! The Fluent files of one language, as far as they can be compared with another's.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::Finding;

/// The messages of a language.
pub(crate) struct Catalog {
    /// The folder's name.
    pub(crate) language: String,
    /// The files by name, with their texts.
    pub(crate) files: Vec<(String, String)>,
    /// By id; terms by their id with its dash.
    pub(crate) messages: BTreeMap<String, Message>,
}

/// A message, a term or an attribute of one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Message {
    /// The file it stands in.
    pub(crate) file: String,
    /// The line it begins on.
    pub(crate) line: usize,
    /// What stands in the comment above it.
    pub(crate) comment: String,
    /// The value, and the attributes by name.
    pub(crate) value: Text,
    /// The attributes by name.
    pub(crate) attributes: BTreeMap<String, Text>,
}

impl Message {
    /// The value and all attributes.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &Text> {
        std::iter::once(&self.value).chain(self.attributes.values())
    }
}

/// What a pattern is made of.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Text {
    /// All its literal text.
    pub(crate) letters: String,
    /// Everything in it, for comparing.
    whole: String,
    /// Variables that are shown.
    pub(crate) shown: BTreeSet<String>,
    /// Variables that are only chosen by, or shown.
    pub(crate) variables: BTreeSet<String>,
    /// Messages and terms it refers to, with the attribute that is meant, if one is.
    pub(crate) references: BTreeSet<(String, Option<String>)>,
    /// Its selectors on variables.
    pub(crate) selectors: Vec<Selector>,
}

/// A choice by a variable.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Selector {
    /// The variable.
    pub(crate) variable: String,
    /// The keys, the default one last.
    pub(crate) keys: Vec<String>,
}

/// The categories of plurals that a key may name.
pub(crate) const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];

impl Selector {
    /// Whether it chooses by plural categories.
    pub(crate) fn by_plural(&self) -> bool {
        self.keys.iter().any(|key| CATEGORIES.contains(&&**key))
    }

    /// Whether it chooses by a number, category or exact.
    pub(crate) fn by_number(&self) -> bool {
        self.by_plural() || self.keys.iter().any(|key| key.parse::<f64>().is_ok())
    }
}

impl Text {
    /// Whether it reads the same as the other and has something to translate in it.
    pub(crate) fn same_words(&self, other: &Self) -> bool {
        self.whole == other.whole && self.letters.chars().any(char::is_alphabetic)
    }

    fn read(pattern: &Pattern<&str>) -> Self {
        let mut text = Self { whole: format!("{pattern:?}"), ..Self::default() };
        text.pattern(pattern);
        text
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, true),
            Expression::Select { selector, variants } => {
                self.inline(selector, false);
                if let InlineExpression::VariableReference { id } = selector {
                    let mut variants: Vec<_> = variants.iter().collect();
                    variants.sort_by_key(|variant| variant.default);
                    let key = |key: &VariantKey<&str>| match key {
                        VariantKey::Identifier { name } => (*name).to_owned(),
                        VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    };
                    let keys = variants.iter().map(|variant| key(&variant.key)).collect();
                    self.selectors.push(Selector { variable: id.name.to_owned(), keys });
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, shown: bool) {
        match inline {
            InlineExpression::StringLiteral { value } => self.letters.push_str(value),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument, shown));
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|it| it.name.to_owned());
                self.references.insert((id.name.to_owned(), attribute));
            }
            InlineExpression::TermReference { id, attribute, .. } => {
                let attribute = attribute.as_ref().map(|it| it.name.to_owned());
                self.references.insert((format!("-{}", id.name), attribute));
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                if shown {
                    self.shown.insert(id.name.to_owned());
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }
}

impl Catalog {
    /// Reads a folder. What cannot be read, and a message that stands twice, is a finding.
    pub(crate) fn read(folder: &Path, language: &str) -> Result<(Self, Vec<Finding>), String> {
        let trouble = |error| format!("Cannot read {}: {error}.", folder.display());
        let mut files = Vec::new();
        for entry in fs::read_dir(folder).map_err(trouble)? {
            let path = entry.map_err(trouble)?.path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                files.push((name, fs::read_to_string(&path).map_err(trouble)?));
            }
        }
        files.sort();
        Ok(Self::of(language, files))
    }

    /// The same from texts.
    pub(crate) fn of(language: &str, files: Vec<(String, String)>) -> (Self, Vec<Finding>) {
        let mut catalog =
            Self { language: language.to_owned(), files: Vec::new(), messages: BTreeMap::new() };
        let mut findings = Vec::new();
        for (file, text) in &files {
            let (resource, junk) = match fluent_syntax::parser::parse(&**text) {
                Ok(resource) => (resource, Vec::new()),
                Err((resource, errors)) => (resource, errors),
            };
            for error in junk {
                let line = text[..error.pos.start.min(text.len())].matches('\n').count() + 1;
                findings.push(catalog.finding(file, line, "", &format!("cannot be read: {error}")));
            }
            for entry in &resource.body {
                let (id, value, attributes, comment) = match entry {
                    Entry::Message(it) => {
                        (it.id.name.to_owned(), it.value.as_ref(), &it.attributes, &it.comment)
                    }
                    Entry::Term(it) => {
                        (format!("-{}", it.id.name), Some(&it.value), &it.attributes, &it.comment)
                    }
                    _ => continue,
                };
                let message = Message {
                    file: file.clone(),
                    line: line_of(text, &id),
                    comment: comment.as_ref().map_or(String::new(), |it| it.content.join("\n")),
                    value: value.map(Text::read).unwrap_or_default(),
                    attributes: attributes
                        .iter()
                        .map(|it| (it.id.name.to_owned(), Text::read(&it.value)))
                        .collect(),
                };
                let line = message.line;
                if let Some(before) = catalog.messages.insert(id.clone(), message) {
                    let told = format!("stands twice, also in {}:{}", before.file, before.line);
                    findings.push(catalog.finding(file, line, &id, &told));
                }
            }
        }
        catalog.files = files;
        (catalog, findings)
    }

    /// Something wrong with a message.
    pub(crate) fn wrong(&self, id: &str, what: impl AsRef<str>) -> Finding {
        let (file, line) = self.messages.get(id).map_or(("", 0), |it| (&*it.file, it.line));
        self.finding(file, line, id, what.as_ref())
    }

    fn finding(&self, file: &str, line: usize, id: &str, what: &str) -> Finding {
        Finding {
            place: format!("locales/{}/{file}:{line}", self.language),
            what: if id.is_empty() { what.to_owned() } else { format!("{id}: {what}") },
        }
    }

    /// The value and the attributes of a message, with all texts they refer to.
    fn texts_of<'c>(&'c self, id: &str) -> Vec<&'c Text> {
        let mut texts: Vec<&Text> = self.messages.get(id).into_iter().flat_map(Message::texts).collect();
        let mut known: BTreeSet<&(String, Option<String>)> = BTreeSet::new();
        let mut at = 0;
        while let Some(text) = texts.get(at).copied() {
            for reference in text.references.iter().filter(|it| known.insert(it)) {
                let (id, attribute) = reference;
                texts.extend(self.messages.get(id).and_then(|message| match attribute {
                    Some(attribute) => message.attributes.get(attribute),
                    None => Some(&message.value),
                }));
            }
            at += 1;
        }
        texts
    }

    /// All variables of a message and of those it refers to.
    pub(crate) fn variables(&self, id: &str) -> BTreeSet<String> {
        self.texts_of(id).into_iter().flat_map(|text| text.variables.iter().cloned()).collect()
    }

    /// Those of them that are shown and not only chosen by.
    pub(crate) fn shown(&self, id: &str) -> BTreeSet<String> {
        self.texts_of(id).into_iter().flat_map(|text| text.shown.iter().cloned()).collect()
    }

    /// All selectors of a message and of those it refers to.
    pub(crate) fn selectors(&self, id: &str) -> Vec<Selector> {
        self.texts_of(id).into_iter().flat_map(|text| text.selectors.iter().cloned()).collect()
    }

    /// The names of all attributes.
    pub(crate) fn forms(&self) -> BTreeSet<&str> {
        self.messages.values().flat_map(|it| it.attributes.keys()).map(String::as_str).collect()
    }
}

/// The line on which a message begins.
fn line_of(text: &str, id: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(begins).map_or(0, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalog(text: &str) -> (Catalog, Vec<Finding>) {
        Catalog::of("xx", vec![("a.ftl".to_owned(), text.to_owned())])
    }

    #[test]
    fn a_message_is_read_with_all_it_refers_to() {
        let (catalog, findings) = catalog(
            "# about it\na = { b } and { $x }\n    .acc = { SIGNED($z) }{ c.d }\nc = { $no }\n    .d = e\nb = { $y ->\n    [one] 1\n   *[other] { $y } many\n}\n",
        );
        assert!(findings.is_empty());
        assert_eq!(catalog.messages["a"].line, 2);
        assert_eq!(catalog.messages["a"].comment, "about it");
        assert_eq!(catalog.variables("a").into_iter().collect::<Vec<_>>(), ["x", "y", "z"]);
        assert_eq!(catalog.selectors("a")[0].keys, ["one", "other"]);
        assert!(catalog.selectors("a")[0].by_plural());
        assert_eq!(catalog.forms().into_iter().collect::<Vec<_>>(), ["acc", "d"]);
    }

    #[test]
    fn mistakes_are_found_with_their_lines() {
        let (_, findings) = catalog("a = 1\nb { = 2\na = 3\n");
        let places: Vec<&str> = findings.iter().map(|it| &*it.place).collect();
        assert_eq!(places, ["locales/xx/a.ftl:2", "locales/xx/a.ftl:1"]);
        assert!(findings[1].what.starts_with("a: stands twice"), "{}", findings[1].what);
    }
}
