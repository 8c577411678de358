//! Everything that can be looked up, in one language: the components, and an index over rules, guides, components and terms.
//!
//! It is made once for each language. Searching goes through all entries: there are some two thousand short texts, which takes
//! less time than drawing the page. Texts and questions are compared without case and diacritics; a language without spaces is
//! searched by parts of its words.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use titles::Title as _;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use words::Words;

use crate::component::Component;
use crate::rulebook::{GUIDE, RULES, english, page, rules_of, sections, told};
use crate::title::OnPage as _;
use kernel::Game as _;

/// What is read of a question: so many letters, and so many words of them.
pub const LONGEST_QUESTION: usize = 80;
const MOST_WORDS: usize = 6;
/// How many findings are shown.
pub const MOST_FOUND: usize = 60;

/// Where something is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shelf {
    /// A component of the gallery.
    Component,
    /// A word of the table.
    Term,
    /// A paragraph of a guide.
    Guide,
    /// A numbered rule.
    Rule,
}

impl Shelf {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Component, Self::Term, Self::Guide, Self::Rule];

    /// Its name in messages and in the API.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Component => "component",
            Self::Term => "term",
            Self::Guide => "guide",
            Self::Rule => "rule",
        }
    }
}

/// Something that can be found.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Where it stands.
    pub shelf: Shelf,
    /// Which game it belongs to, by name; for guides and rules by the name of their page.
    pub game: &'static str,
    /// What it is called.
    pub title: String,
    /// What it says, in a line.
    pub text: String,
    /// Where it is.
    pub address: String,
    /// The title, the English name, and the text as they are searched.
    folded: [String; 3],
}

/// What can be looked up in one language.
#[derive(Debug)]
pub struct Library {
    /// All components of all games.
    pub components: Vec<Component>,
    /// What each of them is called in English, in the same order.
    pub english: Vec<String>,
    /// Everything that can be found.
    pub entries: Vec<Entry>,
}

/// All components of all games, in the words of a language.
pub(crate) fn components(words: &Words) -> Vec<Component> {
    let all = titles::each!(T => T::components as fn(&Words) -> Vec<Component>);
    all.into_iter().flat_map(|components| components(words)).collect()
}

impl Library {
    /// The library of a built-in language, made when it is first asked for; of English for any other.
    pub fn of(language: &str) -> &'static Self {
        static KEPT: LazyLock<BTreeMap<&'static str, OnceLock<Library>>> =
            LazyLock::new(|| Words::languages().map(|language| (language, OnceLock::new())).collect());
        let kept = KEPT.get_key_value(language).or_else(|| KEPT.get_key_value("en"));
        let (language, library) = kept.expect("English is built in");
        library.get_or_init(|| Self::make(Words::of(language).expect("it is one of the built-in languages")))
    }

    fn make(words: &Words) -> Self {
        let english_words = Words::of("en").expect("English is built in");
        let components = components(words);
        let english: Vec<String> = match words.language() {
            "en" => components.iter().map(|it| it.name.clone()).collect(),
            _ => self::components(english_words).into_iter().map(|it| it.name).collect(),
        };
        let mut entries: Vec<Entry> = Vec::new();
        for (it, english) in components.iter().zip(&english) {
            let found = Entry::new(Shelf::Component, it.game, it.name.clone(), english, it.text.join(" "));
            entries.push(Entry { address: it.address(), ..found });
        }
        for (game, terms) in titles::each!(T => (T::NAME, T::TERMS)) {
            for term in terms {
                let id = format!("glossary-{game}-{term}");
                let (title, english) = (words.say(&id, &[]), english_words.say(&id, &[]));
                let text = words.say(&format!("{id}-text"), &[]);
                let found = Entry::new(Shelf::Term, game, title, &english, text);
                entries.push(Entry { address: format!("/glossary#{game}-{term}"), ..found });
            }
        }
        guides(words.language(), &mut entries);
        rules(words.language(), &mut entries);
        Self { components, english, entries }
    }

    /// A component by its game and its name in addresses, with what it is called in English.
    pub fn component(&self, game: &str, id: &str) -> Option<(&Component, &str)> {
        let at = self.components.iter().position(|it| it.game == game && it.id == id)?;
        Some((&self.components[at], &self.english[at]))
    }

    /// What fits a question best, at most [`MOST_FOUND`] of it; and how much there is in all.
    pub fn find(&self, question: &str) -> (Vec<&Entry>, usize) {
        let asked = Question::read(question);
        let mut found: Vec<(u32, &Entry)> =
            self.entries.iter().filter_map(|entry| Some((asked.fits(entry)?, entry))).collect();
        // The best first; of equals in the order of the shelves.
        found.sort_by_key(|(worth, entry)| (std::cmp::Reverse(*worth), entry.shelf));
        let count = found.len();
        (found.into_iter().take(MOST_FOUND).map(|(_, entry)| entry).collect(), count)
    }
}

/// The sections of the guides; a summary is found by its guide.
fn guides(language: &str, entries: &mut Vec<Entry>) {
    let guides = english(GUIDE).filter(|(name, _)| !name.ends_with("-summary"));
    for (name, original) in guides {
        let Some((name, text)) = page(GUIDE, language, name) else { continue };
        for (section, original) in sections(text).1.into_iter().zip(sections(original).1) {
            let found =
                Entry::new(Shelf::Guide, name, section.title.to_owned(), original.title, told(section.text));
            entries.push(Entry { address: format!("/guide/{name}#{}", section.id), ..found });
        }
    }
}

/// The numbered rules.
fn rules(language: &str, entries: &mut Vec<Entry>) {
    for (name, _) in english(RULES) {
        let Some((name, text)) = page(RULES, language, name) else { continue };
        for rule in rules_of(text) {
            let title = format!("{} {}", rule.number, rule.section);
            let found = Entry::new(Shelf::Rule, name, title, "", told(&rule.text));
            entries.push(Entry { address: format!("/rule/{}", rule.number), ..found });
        }
    }
}

impl Entry {
    fn new(shelf: Shelf, game: &'static str, title: String, english: &str, text: String) -> Self {
        let folded = [fold(&title), fold(english), fold(&text)];
        Self { shelf, game, title, text, address: String::new(), folded }
    }
}

/// A question as it is compared with texts.
struct Question {
    whole: String,
    words: Vec<String>,
}

impl Question {
    /// Reads the first letters of a question; whatever they are, they are words to look for.
    fn read(question: &str) -> Self {
        let short: String = question.chars().take(LONGEST_QUESTION).collect();
        let folded = fold(&short);
        let words: Vec<String> = folded.split_whitespace().take(MOST_WORDS).map(str::to_owned).collect();
        Self { whole: words.join(" "), words }
    }

    /// How well an entry fits; not at all if one of the words is nowhere in it.
    fn fits(&self, entry: &Entry) -> Option<u32> {
        if self.words.is_empty() {
            return None;
        }
        let [title, english, text] = &entry.folded;
        let mut worth = 0;
        for name in [title, english] {
            worth += match () {
                () if *name == self.whole => 100,
                () if name.starts_with(&self.whole) => 40,
                () => 0,
            };
        }
        for word in &self.words {
            worth += [(title, 20), (english, 12), (text, 3)]
                .into_iter()
                .filter_map(|(within, most)| held(within, word).map(|share| most * share / 4))
                .max()?;
        }
        Some(worth)
    }
}

/// Whether a text holds a word: four quarters where a word of the text begins so, three inside of one; of Japanese, where words
/// are not set apart, two if it holds most of the pairs of letters.
fn held(text: &str, word: &str) -> Option<u32> {
    let begins = |(at, _)| text[..at].chars().next_back().is_none_or(|letter| !letter.is_alphanumeric());
    let mut places = text.match_indices(word).peekable();
    if places.peek().is_some() {
        return Some(if places.any(begins) { 4 } else { 3 });
    }
    let letters: Vec<char> = word.chars().collect();
    if letters.len() < 3 || !letters.iter().all(|&letter| letter >= '\u{2e80}') {
        return None;
    }
    let pair = |pair: &&[char]| text.contains(&pair.iter().collect::<String>());
    let (pairs, known) = (letters.len() - 1, letters.windows(2).filter(pair).count());
    (known * 3 >= pairs * 2).then_some(2)
}

/// A text as it is compared: without case, diacritics and marks of typography; katakana as hiragana.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfkd() {
        match letter {
            // The marks of voiced kana are letters of their own.
            '\u{3099}' | '\u{309a}' => folded.push(letter),
            _ if is_combining_mark(letter) => {}
            'ł' | 'Ł' => folded.push('l'),
            'ß' | 'ẞ' => folded.push_str("ss"),
            '’' | '‘' | 'ʼ' | '`' => folded.push('\''),
            '\u{30a1}'..='\u{30f6}' => {
                folded.push(char::from_u32(letter as u32 - 0x60).unwrap_or(letter));
            }
            _ => folded.extend(letter.to_lowercase()),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(language: &str, question: &str) -> String {
        let (found, _) = Library::of(language).find(question);
        found.first().map_or_else(|| "nothing".to_owned(), |it| format!("{} {}", it.address, it.title))
    }

    #[test]
    fn texts_are_compared_without_case_and_diacritics() {
        assert_eq!(fold("Żółw Ґанок Їжак STRASSE"), fold("zolw ґанок їжак Straße"));
        assert_eq!(fold("Fouché"), "fouche");
        assert_eq!(fold("ダム"), fold("だむ"));
        assert_ne!(fold("ダム"), fold("タム"), "a voiced syllable is another");
        assert_eq!(fold("ＤＡＭ　１"), "dam 1");
    }

    #[test]
    fn things_are_found_by_their_names() {
        assert!(
            first("en", "margot").starts_with("/gallery/barrage/officer-margot"),
            "{}",
            first("en", "margot")
        );
        assert!(first("en", "fouche").starts_with("/gallery/barrage/officer-margot"));
        assert!(first("en", "B-12.3").starts_with("/rule/B-12.3 "), "{}", first("en", "B-12.3"));
        assert!(
            first("en", "conduit").starts_with("/glossary#barrage-conduit"),
            "{}",
            first("en", "conduit")
        );
        assert!(first("de", "margot FOUCHE").starts_with("/gallery/barrage/officer-margot"));
    }

    /// In every other language by the English name too, and in Japanese without spaces.
    #[test]
    fn things_are_found_in_every_language() {
        for language in Words::languages() {
            let found = first(language, "excavator");
            assert!(found.starts_with("/glossary#barrage-excavator"), "{language}: {found}");
            let words = Words::of(language).expect("a language of ours");
            let own = words.say("glossary-barrage-powerhouse", &[]);
            let found = first(language, &own.to_uppercase());
            assert!(found.contains("powerhouse"), "{language} {own}: {found}");
        }
        assert!(first("ja", "導管").contains("conduit"), "{}", first("ja", "導管"));
        assert!(first("uk", "электро").starts_with("nothing"));
        let (found, _) = Library::of("ja").find("導管契約");
        assert!(!found.is_empty(), "two words written as one");
    }

    /// Whatever is asked, there is an answer of bounded size.
    #[test]
    fn hostile_questions_are_questions() {
        let library = Library::of("en");
        let long = "a".repeat(1_000_000);
        let many = "e ".repeat(100_000);
        for question in ["", " ", "\u{0}", "%", "'\"<script>", "\u{202e}\u{301}\u{301}", "🜁", &long, &many]
        {
            let (found, count) = library.find(question);
            assert!(found.len() <= MOST_FOUND && found.len() <= count, "{question:.20}");
        }
        assert!(library.find("").0.is_empty() && library.find("\u{301}").0.is_empty());
        assert!(library.find("e").1 > MOST_FOUND);
    }

    /// Names in addresses are unique, and the rules that concern a component exist.
    #[test]
    fn components_have_names_and_rules() {
        let all = &Library::of("en").components;
        let mut names: Vec<_> = all.iter().map(|it| (it.game, &it.id)).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), all.len());
        for it in all {
            let safe = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            assert!(it.id.chars().all(safe), "{}", it.id);
            assert!(!it.rules.is_empty(), "{}", it.id);
            for rule in &it.rules {
                assert!(crate::rulebook::page_of_rule(rule).is_some(), "{}: {rule}", it.id);
            }
        }
    }

    /// No language leaves anything of a component unsaid.
    #[test]
    fn components_are_told_in_every_language() {
        for language in Words::languages() {
            let library = Library::of(language);
            assert_eq!(library.components.len(), Library::of("en").components.len(), "{language}");
            let addresses = |language| {
                Library::of(language).entries.iter().map(|it| it.address.clone()).collect::<Vec<_>>()
            };
            assert_eq!(addresses(language), addresses("en"), "{language}");
            for it in &library.components {
                assert!(!it.name.trim().is_empty(), "{language} {}", it.id);
                assert!(it.text.iter().any(|line| !line.trim().is_empty()), "{language} {}", it.id);
            }
        }
    }
}
