//! Which messages the code says.
//!
//! Names of messages are written out in the sources, or put together: `format!("effect-{name}")`. A message is used if
//! a string of the sources names it, or if such a pattern does with words of the code in its gaps: other strings, names
//! of types, variants and fields, and the words of the data files. It is used as well if a message that is used refers
//! to it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::Finding;
use super::catalog::Catalog;
use crate::source::Source;
use crate::token::Tokens;

/// Where the games are listed, and how a line of the list begins.
const GAMES: (&str, &str) = ("crates/titles/src/lib.rs", "$crate::with!($title = $crate::");

/// Calls whose first argument names a message.
const SAYING: [&str; 5] = ["say", "phrase", "around", "line_out", "complain"];

/// What the sources know.
#[derive(Default)]
pub(crate) struct Usage {
    /// What the names of a game's and of the pages' messages begin with; the sources leave it out.
    owners: Vec<String>,
    /// Strings, names and words of data, as parts of messages' names.
    words: BTreeSet<String>,
    /// Strings with gaps, cut at the gaps.
    patterns: BTreeSet<Vec<String>>,
    /// Names of messages given to a call that says them, with the file and line.
    said: Vec<(String, String)>,
}

impl Usage {
    /// Reads all sources and data of the product.
    pub(crate) fn read(repository: &Path) -> Result<Self, String> {
        let (list, line) = GAMES;
        let list = fs::read_to_string(repository.join(list))
            .map_err(|error| format!("Cannot read {list}: {error}."))?;
        let mut usage = Self { owners: owners(&list, line), ..Self::default() };
        if usage.owners.len() < 2 {
            return Err(format!("{} lists no games.", GAMES.0));
        }
        let mut folders = vec![repository.join("crates")];
        while let Some(folder) = folders.pop() {
            let trouble = |error| format!("Cannot read {}: {error}.", folder.display());
            for entry in fs::read_dir(&folder).map_err(trouble)? {
                let path = entry.map_err(trouble)?.path();
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                if path.is_dir() {
                    if !matches!(&*name, "target" | "tests" | "benches") {
                        folders.push(path);
                    }
                } else if name.ends_with(".rs") {
                    let shown = path.strip_prefix(repository).unwrap_or(&path).display().to_string();
                    usage.rust(&shown, &fs::read_to_string(&path).map_err(trouble)?);
                } else if name.ends_with(".toml") {
                    usage.data(&fs::read_to_string(&path).map_err(trouble)?);
                }
            }
        }
        // Cards and the like are numbered.
        usage.words.extend((0..=255u8).map(|number| number.to_string()));
        Ok(usage)
    }

    fn rust(&mut self, file: &str, text: &str) {
        let source = Source::read(text);
        let tokens = Tokens::read(text);
        for (at, token) in tokens.code.iter().enumerate() {
            if source.is_test(token.start, false) {
                continue;
            }
            if let Some(literal) = token.text.strip_prefix('"').and_then(|it| it.strip_suffix('"')) {
                self.literal(literal);
                let before: Vec<&str> =
                    tokens.code[at.saturating_sub(5)..at].iter().map(|token| token.text).collect();
                let says = match before[..] {
                    [.., "words", ".", "tell", "("] | [.., "Problem", ":", ":", "new", "("] => true,
                    [.., call, "("] => SAYING.contains(&call),
                    _ => false,
                };
                let place = || format!("{file}:{}", token.line);
                if says && is_name(literal) && !literal.is_empty() {
                    self.said.push((literal.to_owned(), place()));
                } else if before.ends_with(&["fault", "!", "("]) {
                    self.said.push((format!("error-{literal}"), place()));
                }
            } else if token.text.starts_with(|it: char| it.is_alphabetic()) {
                self.words.insert(kebab(token.text.trim_start_matches("r#")));
                self.words.insert(token.text.to_owned());
            }
        }
    }

    fn literal(&mut self, literal: &str) {
        // The notation has spaces where a message's name has dashes.
        let literal = &*literal.replace(' ', "-");
        if is_name(literal) {
            self.words.insert(literal.to_owned());
        } else if let Some(parts) = gaps(literal)
            && parts.iter().all(|part| is_name(part))
        {
            self.patterns.insert(parts);
        }
    }

    /// The words of a table: strings and keys, and strings of several words as messages are named after them.
    fn data(&mut self, text: &str) {
        let words = text.split(|it: char| !(it.is_alphanumeric() || it == '-' || it == '.'));
        self.words.extend(words.filter(|it| is_name(it)).map(str::to_owned));
        for line in text.lines() {
            let strings = line.split('"').skip(1).step_by(2);
            let joined = strings.flat_map(|it| {
                let joined = it.replace(" +", "-plus-").replace(" -", "-minus-").replace(' ', "-");
                // A message may be named after the English name of something: "Settlers' Chamber".
                [joined.to_lowercase().replace('\'', ""), joined]
            });
            self.words.extend(joined.filter(|it| is_name(it)));
        }
    }

    /// Whether the code can say this message.
    fn says(&self, id: &str) -> bool {
        if self.words.contains(id) || self.patterns.iter().any(|it| has_letters(it) && self.fits(it, id)) {
            return true;
        }
        self.owners.iter().filter_map(|owner| id.strip_prefix(&**owner)).any(|rest| {
            self.words.contains(rest) || self.patterns.iter().any(|pattern| self.fits(pattern, rest))
        })
    }

    /// Whether the pattern gives this name with words in all its gaps.
    fn fits(&self, pattern: &[String], name: &str) -> bool {
        let [first, rest @ ..] = pattern else { return name.is_empty() };
        let Some(name) = name.strip_prefix(&**first) else { return false };
        let [next, ..] = rest else { return name.is_empty() };
        // The gap takes every length at which the next part begins.
        (1..=name.len()).filter(|&end| name.is_char_boundary(end)).any(|end| {
            name[end..].starts_with(&**next)
                && self.words.contains(&name[..end])
                && self.fits(rest, &name[end..])
        })
    }

    /// Messages that nothing says, and names that are said and have no message.
    pub(crate) fn compare(&self, catalog: &Catalog) -> Vec<Finding> {
        let mut used: BTreeSet<&str> =
            catalog.messages.keys().map(String::as_str).filter(|id| self.says(id)).collect();
        let mut open: Vec<&str> = used.iter().copied().collect();
        while let Some(id) = open.pop() {
            for text in catalog.messages[id].texts() {
                for (reference, _) in &text.references {
                    if catalog.messages.contains_key(reference) && used.insert(reference) {
                        open.push(reference);
                    }
                }
            }
        }
        let unused = catalog.messages.keys().filter(|id| !used.contains(&***id));
        let mut findings: Vec<Finding> =
            unused.map(|id| catalog.wrong(id, "nothing in the code says it")).collect();
        for (name, place) in &self.said {
            let known = |prefix: &str| catalog.messages.contains_key(&format!("{prefix}{name}"));
            let families = ["board-", "effect-", "question-", "move-"];
            let known = known("")
                || self.owners.iter().any(|game| {
                    known(game) || families.iter().any(|family| known(&format!("{game}{family}")))
                })
                || catalog.messages.keys().any(|id| id.starts_with(&format!("web-{name}")));
            if !known {
                findings
                    .push(Finding { place: place.clone(), what: format!("there is no message \"{name}\"") });
            }
        }
        findings
    }
}

/// The games of the list, as the names of their messages begin, and the pages.
fn owners(list: &str, line: &str) -> Vec<String> {
    let games = list.split(line).skip(1).filter_map(|it| it.split(',').next());
    games.map(|game| format!("{}-", kebab(game))).chain(["web-".to_owned()]).collect()
}

/// Whether a text could be (part of) the name of a message.
fn is_name(text: &str) -> bool {
    text.chars().all(|it| it.is_ascii_alphanumeric() || it == '-' || it == '.')
}

fn has_letters(pattern: &[String]) -> bool {
    pattern.iter().any(|part| part.chars().any(char::is_alphabetic))
}

/// A format string cut at its gaps; `None` if it has none.
fn gaps(literal: &str) -> Option<Vec<String>> {
    let mut parts = Vec::new();
    let mut rest = literal;
    while let Some((before, after)) = rest.split_once('{') {
        parts.push(before.to_owned());
        rest = after.split_once('}')?.1;
    }
    (!parts.is_empty()).then(|| {
        parts.push(rest.to_owned());
        parts
    })
}

/// `HeadStream` and `head_stream` as messages are named: `head-stream`.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_uppercase() && at > 0 {
            text.push('-');
        }
        text.extend(if letter == '_' { vec!['-'] } else { letter.to_lowercase().collect() });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_out_or_put_together_from_words_of_the_code() {
        let list = "[\n    $crate::with!($title = $crate::Barrage, $make),\n    $crate::with!($title = $crate::Cities, $make),\n]";
        let mut usage = Usage { owners: owners(list, GAMES.1), ..Usage::default() };
        assert_eq!(usage.owners, ["barrage-", "cities-", "web-"]);
        usage.rust(
            "a.rs",
            "enum Event { HeadStream } fn f() { say(\"play-over\"); say(\"gone\"); fault!(\"odd\"); format!(\"effect-{name}\"); \"event\"; format!(\"{sort}-{kind}\") }\n#[cfg(test)]\nmod tests { fn f() { \"only-in-tests\" } }",
        );
        usage.data("id = \"kelp-market\"\nname = \"turbine +2 left\"");
        for id in [
            "play-over",
            "cities-effect-kelp-market",
            "barrage-effect-turbine-plus-2-left",
            "barrage-event-head-stream",
            "effect-event",
        ] {
            assert!(usage.says(id), "{id}");
        }
        for id in ["play-under", "cities-effect-unheard", "event-head-stream", "only-in-tests"] {
            assert!(!usage.says(id), "{id}");
        }
        let text = "play-over = { helper }\nhelper = x\nunused = y\n";
        let (catalog, _) = Catalog::of("en", vec![("a.ftl".to_owned(), text.to_owned())]);
        let found: Vec<String> = usage.compare(&catalog).into_iter().map(|it| it.what).collect();
        assert_eq!(
            found,
            [
                "unused: nothing in the code says it",
                "there is no message \"gone\"",
                "there is no message \"error-odd\""
            ]
        );
    }
}
