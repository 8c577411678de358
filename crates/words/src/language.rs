//! One language: its messages, and the way to say them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// An argument of a message: a text or a number.
pub type Value<'a> = fluent_bundle::FluentValue<'a>;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language every message exists in, which stands in where another lacks one.
const BASE: &str = "en";

/// All messages of one language.
pub struct Words {
    /// The language itself, then the one that stands in for it.
    bundles: Vec<FluentBundle<FluentResource>>,
}

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

    /// The words of a language.
    pub fn new(language: &str) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage { asked: language.to_owned(), known: Self::languages().collect() };
        let mut bundles = vec![bundle(language).ok_or_else(unknown)?];
        if language != BASE {
            bundles.extend(bundle(BASE));
        }
        Ok(Self { bundles })
    }

    /// Says a message. One that does not exist is shown by its name, so that a hole is seen and nothing breaks.
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        self.find(id, &args).unwrap_or_else(|| id.to_owned())
    }

    /// Whether there is such a message.
    pub fn knows(&self, id: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.get_message(id).is_some_and(|it| it.value().is_some()))
    }

    /// A message, if there is one.
    pub(crate) fn find(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
        })
    }

    /// The further forms of a message, its attributes: cases, the plural, whatever the language needs.
    pub(crate) fn forms(&self, id: &str, args: &FluentArgs<'_>) -> Vec<(String, String)> {
        let message = self.bundles.iter().find_map(|it| it.get_message(id).map(|message| (it, message)));
        let Some((bundle, message)) = message else { return Vec::new() };
        let form = |attribute: fluent_bundle::FluentAttribute<'_>| {
            let text = bundle.format_pattern(attribute.value(), Some(args), &mut Vec::new());
            (attribute.id().to_owned(), text.into_owned())
        };
        message.attributes().map(form).collect()
    }
}

/// The messages of one folder.
fn bundle(language: &str) -> Option<FluentBundle<FluentResource>> {
    let (name, files) = LANGUAGES.iter().find(|(name, _)| *name == language)?;
    let identifier: LanguageIdentifier = name.parse().ok()?;
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Our languages all run left to right: no invisible marks around arguments.
    bundle.set_use_isolating(false);
    bundle.add_function("SIGNED", signed).ok()?;
    for (_, text) in *files {
        // What cannot be read is left out and shows up by its name; a test sees to it that nothing is.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(resource);
    }
    Some(bundle)
}

/// `SIGNED($bonus)` in a message: the number with its sign, also when it is a plus.
fn signed<'a>(positional: &[Value<'a>], _named: &FluentArgs<'_>) -> Value<'a> {
    match positional {
        [Value::Number(number)] => Value::from(format!("{:+}", number.value)),
        _ => Value::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_is_missing_shows_its_name() {
        let words = Words::new("en").unwrap();
        assert_eq!(words.say("no-such-message", &[]), "no-such-message");
        assert!(!words.knows("no-such-message"));
    }

    #[test]
    fn an_unknown_language_is_named_with_those_there_are() {
        let error = Words::new("tlh").err().unwrap().to_string();
        assert!(error.starts_with("there are no words in \"tlh\"; the languages are "), "{error}");
        assert!(error.contains("en"), "{error}");
        assert!(Words::new("").is_err());
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
    fn words_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Words::new("en").unwrap());
    }
}
