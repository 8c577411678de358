//! `cargo xtask locales`: is every language whole?
//!
//! English is measured by the code: every message it has is said somewhere, and every one that is said exists. Every
//! other language is measured by English: the same messages with the same arguments, none left as it was, all forms of
//! the plural there, and the rules pages translated rule by rule.
//!
//! A text that is rightly the same in both languages has `# same` in the comment above it. An argument that English
//! does not use is named in the comment above the English message; one that another language shows elsewhere, for
//! example inside another argument, in the comment above its own.

mod catalog;
mod pages;
mod trial;
mod usage;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use catalog::Catalog;
use usage::Usage;

/// The language that all others are compared with.
const BASE: &str = "en";

/// The languages the product promises.
const PROMISED: [&str; 5] = ["de", "en", "ja", "pl", "uk"];

/// Attributes that are forms of English words; other languages have their own.
const ENGLISH_FORMS: [&str; 3] = ["a", "at", "plural"];

/// In a comment of an English file: beginnings of messages that may read the same in every language, because they are names, or
/// written rather than said.
const NAMES: &str = "### names:";

/// In a comment of an English file: components whose names stand in sentences, and so have the same forms each.
const FAMILIES: &str = "### families:";

/// Attributes that may: abbreviations, and what stands for a value on the command line.
const SAME_FORMS: [&str; 2] = ["short", "value"];

/// The comment above a text that is rightly the same.
const SAME_MARK: &str = "same";

/// Something wrong, and where.
#[derive(Debug)]
pub(crate) struct Finding {
    pub(crate) place: String,
    pub(crate) what: String,
}

/// Checks the languages asked for, or all.
pub(crate) fn run(repository: &Path, asked: &[&str]) -> Result<(), String> {
    let folder = repository.join("locales");
    let (english, mut wrong) = Catalog::read(&folder.join(BASE), BASE)?;
    let numeric = numeric(&english);
    let mut languages: BTreeSet<String> = asked.iter().map(|&it| it.to_owned()).collect();
    if asked.is_empty() {
        languages.extend(PROMISED.map(str::to_owned));
        for entry in fs::read_dir(&folder).map_err(|error| format!("Cannot read locales: {error}."))? {
            let entry = entry.map_err(|error| format!("Cannot read locales: {error}."))?;
            if entry.path().is_dir() {
                languages.insert(entry.file_name().to_string_lossy().into_owned());
            }
        }
    }
    let mut failed = Vec::new();
    for language in &languages {
        let findings = if language == BASE {
            let mut findings = std::mem::take(&mut wrong);
            findings.extend(Usage::read(repository)?.compare(&english));
            findings.extend(trial::run(&english, &numeric)?);
            println!("{language}: {} messages", english.messages.len());
            findings
        } else if folder.join(language).is_dir() {
            let (catalog, mut findings) = Catalog::read(&folder.join(language), language)?;
            findings.extend(compare(&english, &catalog)?);
            findings.extend(trial::run(&catalog, &numeric)?);
            let (whole, found) = pages::compare(repository, language)?;
            findings.extend(found);
            println!("{}", progress(&english, &catalog, whole));
            findings
        } else {
            vec![Finding {
                place: format!("locales/{language}"),
                what: "there is no such language".to_owned(),
            }]
        };
        for Finding { place, what } in &findings {
            println!("  {place}: {what}");
        }
        if !findings.is_empty() {
            failed.push(format!("{language} ({})", findings.len()));
        }
    }
    if failed.is_empty() {
        println!("All languages are whole.");
        return Ok(());
    }
    Err(format!("Not whole, with the number of findings: {}.", failed.join(", ")))
}

/// How much of a language is there, by file.
fn progress(english: &Catalog, catalog: &Catalog, pages: usize) -> String {
    let mut files: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (id, message) in &english.messages {
        let (done, all) = files.entry(&message.file).or_default();
        *all += 1;
        *done += usize::from(catalog.messages.contains_key(id));
    }
    let done: usize = files.values().map(|(done, _)| done).sum();
    let all = english.messages.len();
    let mut text =
        format!("{}: {done} of {all} messages, {pages} pages of rules and guides whole", catalog.language);
    for (file, (done, all)) in files.into_iter().filter(|(_, (done, all))| done < all) {
        text += &format!("\n  {file}: {done} of {all}");
    }
    text
}

/// The variables that are numbers somewhere, and so everywhere.
fn numeric(english: &Catalog) -> BTreeSet<String> {
    let selectors = english.messages.keys().flat_map(|id| english.selectors(id));
    let mut numeric: BTreeSet<String> = selectors.filter(|it| it.by_number()).map(|it| it.variable).collect();
    // The argument of SIGNED is a number, too.
    numeric.insert("bonus".to_owned());
    numeric
}

/// What a language lacks or has too much, measured by English.
fn compare(english: &Catalog, catalog: &Catalog) -> Result<Vec<Finding>, String> {
    let mut findings = Vec::new();
    let mut missing: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let names = listed(english, NAMES);
    for (id, theirs) in english.messages.iter().filter(|(id, _)| !id.starts_with('-')) {
        let Some(ours) = catalog.messages.get(id) else {
            missing.entry(&theirs.file).or_default().push(id);
            continue;
        };
        for name in theirs.attributes.keys().filter(|it| !ENGLISH_FORMS.contains(&&***it)) {
            if !ours.attributes.contains_key(name) {
                findings.push(catalog.wrong(id, format!("has no .{name}")));
            }
        }
        if !names.iter().any(|it| id.starts_with(it)) && !ours.comment.contains(SAME_MARK) {
            if ours.value.same_words(&theirs.value) {
                findings.push(
                    catalog.wrong(id, "is the same as in English (say `# same` above it if it should be)"),
                );
            }
            for (name, text) in &ours.attributes {
                if !SAME_FORMS.contains(&&**name)
                    && theirs.attributes.get(name).is_some_and(|it| text.same_words(it))
                {
                    findings.push(catalog.wrong(id, format!(".{name} is the same as in English")));
                }
            }
        }
        findings.extend(variables(english, catalog, id));
        findings.extend(plurals(catalog, id)?);
    }
    for (file, ids) in missing {
        findings.push(Finding {
            place: format!("locales/{}/{file}", catalog.language),
            what: format!("{} missing: {}", ids.len(), ids.join(" ")),
        });
    }
    let texts = catalog.messages.values().flat_map(|it| it.texts());
    let used: BTreeSet<&String> = texts.flat_map(|it| &it.references).map(|(id, _)| id).collect();
    for id in catalog.messages.keys() {
        if id.starts_with('-') && !used.contains(id) {
            findings.push(catalog.wrong(id, "no message uses this term"));
        } else if !id.starts_with('-') && !english.messages.contains_key(id) {
            findings.push(catalog.wrong(id, "is no message of English"));
        }
    }
    findings.extend(families(english, catalog));
    Ok(findings)
}

/// Variables that a message shows in English and not here, or that nobody gives it.
fn variables(english: &Catalog, catalog: &Catalog, id: &str) -> Vec<Finding> {
    let mut forms = catalog.forms();
    forms.extend(ENGLISH_FORMS);
    forms.extend(english.forms());
    forms.insert("id");
    // What a variable is called without its form: `seat` of `seat-gen`.
    let plain = |name: &str| {
        let form = name.match_indices('-').find(|(at, _)| forms.contains(&name[at + 1..]));
        form.map_or(name, |(at, _)| &name[..at]).to_owned()
    };
    let theirs = english.variables(id);
    let ours = catalog.variables(id);
    let mut given: BTreeSet<String> = theirs.iter().map(|it| plain(it)).chain(theirs.clone()).collect();
    given.extend(named(&english.messages[id].comment));
    let mut findings = Vec::new();
    for variable in ours.iter().filter(|it| !given.contains(*it) && !given.contains(&plain(it))) {
        findings.push(catalog.wrong(id, format!("nobody gives it ${variable}")));
    }
    let mut used: BTreeSet<String> = ours.iter().map(|it| plain(it)).chain(ours.clone()).collect();
    used.extend(named(&catalog.messages[id].comment));
    for variable in english.shown(id).iter().filter(|it| !used.contains(*it) && !used.contains(&plain(it))) {
        findings.push(catalog.wrong(id, format!("does not show ${variable}")));
    }
    findings
}

/// The variables that a comment names.
fn named(comment: &str) -> impl Iterator<Item = String> {
    comment.split('$').skip(1).map(|it| {
        let end = it.find(|it: char| !(it.is_ascii_alphanumeric() || it == '-')).unwrap_or(it.len());
        it[..end].to_owned()
    })
}

/// Choices by number that lack a plural category of the language.
fn plurals(catalog: &Catalog, id: &str) -> Result<Vec<Finding>, String> {
    let language: LanguageIdentifier =
        catalog.language.parse().map_err(|_| format!("\"{}\" is no language.", catalog.language))?;
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL)
        .map_err(|error| format!("{}: {error}.", catalog.language))?;
    let categories: BTreeSet<&str> =
        (0..=200u32).filter_map(|number| rules.select(number).ok()).map(category).collect();
    let mut findings = Vec::new();
    for selector in catalog.messages[id].texts().flat_map(|it| &it.selectors).filter(|it| it.by_plural()) {
        let named = |category: &&str| selector.keys.iter().any(|key| key == category);
        let left: Vec<&str> = categories.iter().copied().filter(|it| !named(it)).collect();
        // The default takes one category at the most; it does so under the name "other".
        if left.len() > 1 || (left.len() == 1 && !selector.keys.iter().any(|key| key == "other")) {
            let told = format!(
                "chooses by ${} without [{}]; if only 1 is apart, choose by [1]",
                selector.variable,
                left.join("], [")
            );
            findings.push(catalog.wrong(id, told));
        }
        let unknown = selector.keys.iter().filter(|key| catalog::CATEGORIES.contains(&&***key));
        for key in unknown.filter(|key| !categories.contains(&***key)) {
            findings.push(catalog.wrong(id, format!("the language has no plural category [{key}]")));
        }
    }
    Ok(findings)
}

fn category(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

/// What the comments of a language list behind this mark.
fn listed<'c>(catalog: &'c Catalog, mark: &str) -> BTreeSet<&'c str> {
    let lines = catalog.files.iter().flat_map(|(_, text)| text.lines());
    lines.filter_map(|line| line.strip_prefix(mark)).flat_map(str::split_whitespace).collect()
}

/// Components of one family that lack a form which others of it have.
fn families(english: &Catalog, catalog: &Catalog) -> Vec<Finding> {
    let family = |id: &str| id.splitn(3, '-').take(2).collect::<Vec<_>>().join("-");
    let known = listed(english, FAMILIES);
    // Texts with arguments of their own are no plain names.
    let names = || {
        let names = english.messages.keys().filter(|id| known.contains(&*family(id)));
        names.filter(|id| english.shown(id).is_empty())
    };
    let mut forms: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for id in names() {
        let Some(message) = catalog.messages.get(id) else { continue };
        let own =
            message.attributes.keys().filter(|form| !english.messages[id].attributes.contains_key(*form));
        forms.entry(family(id)).or_default().extend(own.map(String::as_str));
    }
    let mut findings = Vec::new();
    for id in names() {
        let (Some(message), Some(forms)) = (catalog.messages.get(id), forms.get(&family(id))) else {
            continue;
        };
        let lacking: Vec<&str> =
            forms.iter().copied().filter(|form| !message.attributes.contains_key(*form)).collect();
        if !lacking.is_empty() {
            let told = format!("has no .{}, which others of its family have", lacking.join(", ."));
            findings.push(catalog.wrong(id, told));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalog(language: &str, text: &str) -> Catalog {
        Catalog::of(language, vec![("a.ftl".to_owned(), text.to_owned())]).0
    }

    fn found(english: &str, ukrainian: &str) -> Vec<String> {
        let findings = compare(&catalog("en", english), &catalog("uk", ukrainian)).unwrap();
        findings.into_iter().map(|it| it.what).collect()
    }

    #[test]
    fn a_message_is_missing_or_too_many_or_untranslated() {
        assert_eq!(
            found("a = one\nb = two", "a = один\nc = три"),
            ["1 missing: b", "c: is no message of English"]
        );
        assert_eq!(found("a = one", "a = one").len(), 1);
        assert!(found("### names: a-\n\na-b = one", "a-b = one").is_empty());
        assert!(found("a = one\nb = { $x }", "# same\na = one\nb = { $x }").is_empty());
        assert_eq!(found("a = one\n    .text = t", "a = один"), ["a: has no .text"]);
    }

    #[test]
    fn a_form_of_an_argument_counts_as_the_argument() {
        let english = "a = { $seat } builds { $piece-a }\ncities-piece-farm = farm\n    .a = a farm";
        let form = "\ncities-piece-farm = ферма\n    .acc = ферму";
        assert!(found(english, &format!("a = {{ $seat }} {{ $piece-acc }}{form}")).is_empty());
        assert_eq!(found(english, &format!("a = {{ $seat }}{form}")), ["a: does not show $piece-a"]);
        assert_eq!(
            found(english, &format!("a = {{ $seat }} {{ $piece-gen }}{form}")),
            ["a: nobody gives it $piece-gen", "a: does not show $piece-a"]
        );
    }

    #[test]
    fn an_argument_that_english_does_not_use_is_named_in_its_comment() {
        assert_eq!(found("a = one", "a = { $dam } один"), ["a: nobody gives it $dam"]);
        assert!(found("# Also $dam.\na = one", "a = { $dam } один").is_empty());
        assert_eq!(found("a = { $n } one", "a = один"), ["a: does not show $n"]);
        assert!(found("a = { $n } one", "# $n is in the other message.\na = один").is_empty());
    }

    #[test]
    fn the_plural_categories_of_the_language_are_all_there() {
        let english = "a = { $n ->\n    [one] x\n   *[other] { $n }\n}";
        let with = |keys: &str| found(english, &format!("a = {{ $n ->\n{keys}\n}}"));
        assert!(with("    [one] а\n    [few] б\n   *[many] { $n }").is_empty());
        assert!(with("    [one] а\n    [few] б\n   *[other] { $n }").is_empty());
        assert_eq!(
            with("    [one] а\n   *[other] { $n }"),
            ["a: chooses by $n without [few], [many]; if only 1 is apart, choose by [1]"]
        );
        assert_eq!(
            with("    [one] а\n   *[few] { $n }"),
            ["a: chooses by $n without [many]; if only 1 is apart, choose by [1]"]
        );
        assert!(with("    [0] нема\n   *[other] { $n }").is_empty());
    }

    #[test]
    fn a_family_has_the_same_forms() {
        let english = "### families: cities-piece\n\ncities-piece-a = a\ncities-piece-b = b\ncities-piece-text = { $x }";
        let ukrainian = "cities-piece-a = а\n    .acc = а\ncities-piece-b = б\ncities-piece-text = { $x }";
        assert_eq!(
            found(english, ukrainian),
            ["cities-piece-b: has no .acc, which others of its family have"]
        );
        assert!(found(english.trim_start_matches("### families: cities-piece"), ukrainian).is_empty());
    }
}
