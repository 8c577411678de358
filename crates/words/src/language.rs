//! One language: its messages, and the way to say them.

use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentAttribute, FluentError, FluentMessage, FluentResource};
use fluent_syntax::ast::{Pattern, PatternElement};
use unic_langid::LanguageIdentifier;

use crate::customs::{self, Customs};
use crate::kept::Kept;
use crate::{Args, Phrase};

/// An argument of a message: a text or a number.
pub type Value<'a> = fluent_bundle::FluentValue<'a>;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language every message exists in, which stands in where another lacks one.
const BASE: &str = "en";

/// Nobody reads more languages than this.
const MOST_ASKED: usize = 20;

/// All messages of one language.
pub struct Words {
    language: String,
    /// Whether it says what everybody's words of this language say.
    built_in: bool,
    /// The language itself, then the one that stands in for it.
    bundles: Vec<Bundle>,
    customs: Customs,
    kept: Kept<str>,
    phrases: Kept<Phrase>,
}

type Bundle = FluentBundle<FluentResource>;

/// A language there are no messages in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no words in \"{asked}\"; the languages are {}", .known.join(", "))]
pub struct UnknownLanguage {
    /// What was asked for.
    pub asked: String,
    /// What there is.
    pub known: Vec<&'static str>,
}

impl Words {
    /// The languages there are.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|(language, _)| *language)
    }

    /// The words of a language: made once and shared by all who ask. Built-in words come no other way, so that whatever
    /// is kept of what they say serves everybody.
    pub fn of(language: &str) -> Option<&'static Self> {
        static MADE: [OnceLock<Option<Words>>; LANGUAGES.len()] =
            [const { OnceLock::new() }; LANGUAGES.len()];
        let at = LANGUAGES.iter().position(|(name, _)| *name == language)?;
        MADE[at].get_or_init(|| Self::read(language)).as_ref()
    }

    /// The language that best suits the header `Accept-Language` of a request: "uk-UA, de;q=0.8, *;q=0.1".
    pub fn best(accepted: &str) -> &'static str {
        let mut ranges: Vec<(&str, f32)> = accepted
            .split(',')
            .take(MOST_ASKED)
            .map(|range| {
                let (name, rest) = range.split_once(';').unwrap_or((range, ""));
                let quality = rest.trim().strip_prefix("q=").map_or(Some(1.0), |it| it.trim().parse().ok());
                (name.trim(), quality.unwrap_or(0.0))
            })
            .filter(|(_, quality)| *quality > 0.0)
            .collect();
        ranges.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        ranges.into_iter().find_map(|(name, _)| Self::language_of(name)).unwrap_or(BASE)
    }

    /// The language a locale is of, if there are words in it: `uk` for "uk", "uk-UA", "uk_UA.UTF-8"; English for
    /// "*", "C" and "POSIX".
    pub fn language_of(locale: &str) -> Option<&'static str> {
        let locale = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        if matches!(&*locale, "*" | "C" | "POSIX") {
            return Some(BASE);
        }
        let primary = |name: &str| name.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let whole = Self::languages().find(|known| known.eq_ignore_ascii_case(&locale));
        whole.or_else(|| Self::languages().find(|known| primary(known) == primary(&locale)))
    }

    /// The name of the language these words are in.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Whether these are the built-in words of their language: what they say may be kept under the language's name.
    pub fn is_built_in(&self) -> bool {
        self.built_in
    }

    fn read(language: &str) -> Option<Self> {
        let files = files(language)?;
        let words = Self::of_texts(language, files.iter().map(|(_, text)| *text)).ok()?;
        Some(Self { built_in: true, ..words })
    }

    /// The words of a language from Fluent texts that are not built in.
    pub fn of_texts<'t>(
        language: &str,
        texts: impl IntoIterator<Item = &'t str>,
    ) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage { asked: language.to_owned(), known: Self::languages().collect() };
        let mut bundles = vec![bundle(language, texts).ok_or_else(unknown)?];
        if language != BASE {
            let base = files(BASE).unwrap_or_default();
            bundles.extend(bundle(BASE, base.iter().map(|(_, text)| *text)));
        }
        let customs = Customs::of(language).ok_or_else(unknown)?;
        Ok(Self {
            language: language.to_owned(),
            built_in: false,
            bundles,
            customs,
            kept: Kept::default(),
            phrases: Kept::default(),
        })
    }

    /// Says a message. One that does not exist is shown by its name, so that a hole is seen and nothing breaks.
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let tell = || self.tell(id, &args.iter().cloned().collect());
        let plain = |(_, value): &(&str, Value<'_>)| matches!(value, Value::String(_) | Value::Number(_));
        match args {
            [] => tell(),
            _ if args.iter().all(plain) => self.kept(("say", id, Spoken(args)), tell),
            _ => tell(),
        }
    }

    /// What is said of this, perhaps found among what was said before: `of` is all that `say` makes it of.
    pub(crate) fn kept(&self, of: impl Hash, say: impl FnOnce() -> String) -> String {
        String::from(&*self.kept.get(of, say))
    }

    /// The same for a phrase.
    pub(crate) fn kept_phrase(&self, of: impl Hash, say: impl FnOnce() -> Phrase) -> Phrase {
        Phrase::clone(&self.phrases.get(of, say))
    }

    /// Says a message with arguments that may have forms.
    pub fn tell(&self, id: &str, args: &Args) -> String {
        let found = self.message(id);
        found.map_or_else(|| id.to_owned(), |(bundle, _, pattern)| format(bundle, pattern, args))
    }

    /// A message as a phrase, with its attributes as further forms; `None` if there is no such message.
    pub fn phrase(&self, id: &str, args: &Args) -> Option<Phrase> {
        let (bundle, message, pattern) = self.message(id)?;
        let text = format(bundle, pattern, args);
        let form = |it: FluentAttribute<'_>| (it.id().to_owned(), format(bundle, it.value(), args));
        Some(Phrase { text, forms: message.attributes().map(form).collect() })
    }

    /// Whether there is such a message.
    pub fn knows(&self, id: &str) -> bool {
        self.message(id).is_some()
    }

    /// How the language writes numbers and lists.
    pub fn customs(&self) -> &Customs {
        &self.customs
    }

    fn message(&self, id: &str) -> Option<(&Bundle, FluentMessage<'_>, &Pattern<&str>)> {
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let pattern = message.value()?;
            Some((bundle, message, pattern))
        })
    }
}

/// Arguments that are texts and numbers, to find a saying by.
struct Spoken<'a>(&'a [(&'a str, Value<'a>)]);

impl Hash for Spoken<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for (name, value) in self.0 {
            name.hash(state);
            match value {
                Value::String(text) => (0_u8, text).hash(state),
                Value::Number(number) => (1_u8, number.value.to_bits(), &number.options).hash(state),
                _ => 2_u8.hash(state),
            }
        }
    }
}

/// A text with its arguments. A form that an argument does not have is its plain text: `$card-acc` is `$card`.
fn format(bundle: &Bundle, pattern: &Pattern<&str>, args: &Args) -> String {
    // Most of what a page says is one text without anything to put in.
    if let [PatternElement::TextElement { value }] = &*pattern.elements {
        return (*value).to_owned();
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args.fluent()), &mut errors).into_owned();
    if errors.is_empty() {
        return text;
    }
    let mut more = args.clone();
    let mut found = false;
    for error in errors {
        let FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) = error
        else {
            continue;
        };
        let plain = id.rmatch_indices('-').find_map(|(at, _)| args.fluent().get(id[..at].to_owned()));
        if let Some(plain) = plain.filter(|_| args.fluent().get(id.clone()).is_none()) {
            more.set(&id, plain.clone());
            found = true;
        }
    }
    // With the plain texts in place another branch may be taken and miss others; each round adds at least one.
    if found { format(bundle, pattern, &more) } else { text }
}

/// The files of a language that is built in.
fn files(language: &str) -> Option<&'static [(&'static str, &'static str)]> {
    LANGUAGES.iter().find(|(name, _)| *name == language).map(|(_, files)| *files)
}

fn bundle<'t>(language: &str, texts: impl IntoIterator<Item = &'t str>) -> Option<Bundle> {
    let identifier: LanguageIdentifier = language.parse().ok()?;
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Our languages all run left to right: no invisible marks around arguments.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(customs::number));
    bundle.add_function("SIGNED", signed).ok()?;
    for text in texts {
        // What cannot be read is left out and shows up by its name; a test sees to it that nothing is.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(resource);
    }
    Some(bundle)
}

/// `SIGNED($bonus)` in a message: the number with its sign, also when it is a plus; nothing has both.
fn signed<'a>(positional: &[Value<'a>], _named: &FluentArgs<'_>) -> Value<'a> {
    match positional {
        [Value::Number(number)] if number.value == 0.0 => Value::from("±0"),
        [Value::Number(number)] => Value::from(format!("{:+}", number.value)),
        _ => Value::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_is_missing_shows_its_name() {
        let words = Words::of("en").unwrap();
        assert_eq!(words.say("no-such-message", &[]), "no-such-message");
        assert!(!words.knows("no-such-message"));
    }

    #[test]
    fn an_unknown_language_is_named_with_those_there_are() {
        let error = Words::of_texts("?", []).err().unwrap().to_string();
        assert!(error.starts_with("there are no words in \"?\"; the languages are "), "{error}");
        assert!(error.contains("en"), "{error}");
        assert!(Words::of_texts("", []).is_err() && Words::of("").is_none());
    }

    /// A file with a mistake in it, or one message twice, would silently lose a message.
    #[test]
    fn every_file_of_every_language_reads_without_a_mistake() {
        for (language, files) in LANGUAGES {
            assert!(!files.is_empty(), "{language} has no messages");
            let mut bundle = FluentBundle::new_concurrent(vec![language.parse().unwrap()]);
            for (file, text) in *files {
                let resource = FluentResource::try_new((*text).to_owned())
                    .unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
                bundle
                    .add_resource(resource)
                    .unwrap_or_else(|errors| panic!("{language}/{file}: {errors:?}"));
            }
        }
    }

    #[test]
    fn the_best_language_is_the_first_choice_there_are_words_in() {
        assert_eq!(Words::best("en-GB,en;q=0.9"), "en");
        assert_eq!(Words::best("tlh, en;q=0.1"), "en");
        for nothing in ["", "tlh", "en;q=0", ";;;", "*;q=x", "q=1,=;q=", "*"] {
            assert_eq!(Words::best(nothing), "en", "{nothing}");
        }
        for language in Words::languages() {
            let first = language.to_uppercase();
            assert_eq!(Words::best(&format!("tlh, en;q=0.3, {first}-XX ; q=0.8")), language);
            assert_eq!(Words::language_of(&format!("{language}_XX.UTF-8")), Some(language));
        }
        assert_eq!(Words::language_of("C.UTF-8"), Some("en"));
        assert_eq!(Words::language_of("POSIX"), Some("en"));
        assert_eq!(Words::language_of(""), None);
    }

    #[test]
    fn a_language_is_made_once() {
        let (one, other) = (Words::of("en").unwrap(), Words::of("en").unwrap());
        assert!(std::ptr::eq(one, other));
        assert_eq!(one.language(), "en");
        assert!(Words::of("tlh").is_none());
        assert!(one.is_built_in());
        assert!(!Words::of_texts("en", ["a = b"]).unwrap().is_built_in(), "it says other things");
    }

    #[test]
    fn threads_that_share_words_say_the_same() {
        // The rules of a language and its plurals are made when they are first asked for.
        let words = Words::of("uk").unwrap();
        let say = |count: usize| words.say("web-resting", &[("count", count.into())]);
        let said: Vec<Vec<String>> = std::thread::scope(|scope| {
            let speakers = [(); 4].map(|()| scope.spawn(|| (0..120).map(say).collect()));
            speakers.map(|it| it.join().expect("a thread that speaks")).into()
        });
        let forms: std::collections::HashSet<String> =
            said[0].iter().map(|it| it.replace(|letter: char| letter.is_ascii_digit(), "")).collect();
        assert!(forms.len() >= 3, "one, few and many: {forms:?}");
        assert!(said.iter().all(|it| *it == said[0]), "{said:?}");
    }
}
