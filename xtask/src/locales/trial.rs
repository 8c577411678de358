//! Every message is said, with every number and every choice.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Finding;
use super::catalog::Catalog;

/// Numbers that fall into every plural category of our languages, some in more than one way.
const NUMBERS: [u32; 9] = [0, 1, 2, 5, 11, 21, 22, 25, 101];

/// So many combinations of choices are tried for one message at the most.
const MOST_CHOICES: usize = 300;

/// Says all messages; an error of Fluent's, and a number that is lost, is a finding.
pub(crate) fn run(catalog: &Catalog, numeric: &BTreeSet<String>) -> Result<Vec<Finding>, String> {
    let language: LanguageIdentifier =
        catalog.language.parse().map_err(|_| format!("\"{}\" is no language.", catalog.language))?;
    let mut bundle = FluentBundle::new(vec![language]);
    bundle.set_use_isolating(false);
    bundle
        .add_function("SIGNED", |positional, _| match positional {
            [FluentValue::Number(number)] => FluentValue::from(format!("{:+}", number.value)),
            _ => FluentValue::Error,
        })
        .map_err(|error| error.to_string())?;
    for (_, text) in &catalog.files {
        let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(resource);
    }
    let mut findings = Vec::new();
    for id in catalog.messages.keys().filter(|id| !id.starts_with('-')) {
        let Some(message) = bundle.get_message(id) else { continue };
        let mut patterns: Vec<(String, _)> =
            message.value().map(|it| (String::new(), it)).into_iter().collect();
        patterns.extend(message.attributes().map(|it| (format!(".{}: ", it.id()), it.value())));
        for (attribute, pattern) in patterns {
            let mut say = |args: &FluentArgs<'_>| {
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
                errors.first().map_or(Ok(text), |error| Err(error.to_string()))
            };
            if let Err(what) = try_all(catalog, id, numeric, &mut say) {
                findings.push(catalog.wrong(id, format!("{attribute}{what}")));
            }
        }
    }
    Ok(findings)
}

/// Says one text in all ways.
fn try_all(
    catalog: &Catalog,
    id: &str,
    numeric: &BTreeSet<String>,
    say: &mut dyn FnMut(&FluentArgs<'_>) -> Result<String, String>,
) -> Result<(), String> {
    let variables = catalog.variables(id);
    let numbers: Vec<&String> = variables.iter().filter(|it| numeric.contains(*it)).collect();
    for choice in choices(catalog, id, numeric) {
        // Which numbers show: those whose text for 5 holds a 5 show the others too.
        let mut told = |variable: Option<&String>, number: u32| {
            let mut args = FluentArgs::new();
            for name in &variables {
                args.set(name.clone(), format!("<{name}>"));
            }
            for name in &numbers {
                args.set(
                    (*name).clone(),
                    if Some(*name) == variable || variable.is_none() { number } else { 3 },
                );
            }
            for (name, key) in &choice {
                args.set(name.clone(), key.clone());
            }
            say(&args)
        };
        for variable in numbers.iter().map(|it| Some(*it)).chain([None]) {
            let shows = |text: &str, number: u32| holds(text, number);
            let five = shows(&told(variable, 5)?, 5) && shows(&told(variable, 25)?, 25);
            for number in NUMBERS {
                let text = told(variable, number)?;
                if let Some(variable) = variable
                    && five
                    && number > 20
                    && !shows(&text, number)
                {
                    return Err(format!("does not show ${variable} when it is {number}: \"{text}\""));
                }
            }
        }
    }
    Ok(())
}

/// Whether the text holds the number, and not only as part of another.
fn holds(text: &str, number: u32) -> bool {
    text.split(|it: char| !it.is_ascii_digit()).any(|digits| digits.parse() == Ok(number))
}

/// All combinations of the keys that texts are chosen by.
fn choices(catalog: &Catalog, id: &str, numeric: &BTreeSet<String>) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    let mut seen = BTreeSet::new();
    for selector in catalog.selectors(id) {
        if numeric.contains(&selector.variable) || !seen.insert(selector.variable.clone()) {
            continue;
        }
        let with = |choice: &Vec<(String, String)>, key: &String| {
            let mut choice = choice.clone();
            choice.push((selector.variable.clone(), key.clone()));
            choice
        };
        all = all.iter().flat_map(|choice| selector.keys.iter().map(|key| with(choice, key))).collect();
        all.truncate(MOST_CHOICES);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(language: &str, text: &str) -> Vec<String> {
        let (catalog, found) = Catalog::of(language, vec![("a.ftl".to_owned(), text.to_owned())]);
        assert!(found.is_empty());
        let numeric = ["n".to_owned()].into();
        run(&catalog, &numeric).unwrap().into_iter().map(|it| it.what).collect()
    }

    #[test]
    fn a_reference_into_nothing_is_found_in_every_branch() {
        assert!(findings("en", "a = { $n ->\n    [one] b\n   *[other] { $x } { $n }\n}").is_empty());
        assert_eq!(findings("en", "a = { $x ->\n    [k] { gone }\n   *[other] b\n}").len(), 1);
        assert_eq!(findings("en", "a = b\n    .acc = { NUM($n) }").len(), 1);
    }

    /// In Ukrainian 21 is "one" as well: a text that writes the 1 out is wrong there, and right in English.
    #[test]
    fn a_number_that_is_written_out_is_found_where_the_category_has_others() {
        let text = "a = { $n ->\n    [one] 1 x\n    [few] { $n } y\n   *[many] { $n } z\n}";
        assert!(findings("en", text).is_empty());
        assert_eq!(findings("uk", text), ["a: does not show $n when it is 21: \"1 x\""]);
    }
}
