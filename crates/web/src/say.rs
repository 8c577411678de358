//! The words of the pages.

use maud::Render;
use words::{Value, Words};

/// A language, as the pages use it: `say.it("home-title")`.
#[derive(Clone, Copy)]
pub struct Say<'w> {
    words: &'w Words,
}

impl<'w> Say<'w> {
    /// The pages in these words.
    pub fn new(words: &'w Words) -> Self {
        Self { words }
    }

    /// The words.
    pub fn words(&self) -> &'w Words {
        self.words
    }

    /// A message of the pages, `web-<id>`.
    pub fn it(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The same with arguments.
    pub fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(&format!("web-{id}"), args)
    }

    /// A message of any part of the program.
    pub fn any(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// A message that need not exist.
    pub fn maybe(&self, id: &str) -> Option<String> {
        self.words.knows(id).then(|| self.any(id))
    }
}

/// A sentence that begins with a capital letter, where the language has them.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let mut capital = String::with_capacity(text.len() + 4);
    capital.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    capital.push_str(letters.as_str());
    capital
}

/// A text on a page. Maud looks at every letter by itself; most texts have none that HTML reads otherwise, which can be seen
/// of many letters at once.
#[derive(Clone, Copy)]
pub(crate) struct Text<'a>(pub(crate) &'a str);

impl Render for Text<'_> {
    fn render_to(&self, buffer: &mut String) {
        let bytes = self.0.as_bytes();
        let (words, rest) = bytes.as_chunks();
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        if words.iter().chain([&last]).any(|word| has_special(*word)) {
            self.0.render_to(buffer);
        } else {
            buffer.push_str(self.0);
        }
    }
}

/// Whether one of eight letters is a quotation mark, `&`, `<` or `>`: those differ by one bit, two and two.
fn has_special(letters: [u8; 8]) -> bool {
    const EACH: u64 = u64::from_le_bytes([1; 8]);
    let letters = u64::from_le_bytes(letters);
    let is = |bit: u8, letter: u8| {
        let other = (letters | (EACH * u64::from(bit))) ^ (EACH * u64::from(letter));
        other.wrapping_sub(EACH) & !other & (EACH << 7)
    };
    is(b'"' ^ b'&', b'"' | b'&') | is(b'<' ^ b'>', b'<' | b'>') != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_written_as_maud_writes_it() {
        let long = "x".repeat(70);
        for at in 0..20 {
            for letter in (0..=127).map(char::from) {
                let text = format!("{}{letter}{}", "a".repeat(at), "b".repeat(19 - at));
                assert_eq!(Text(&text).render().0, text.render().0, "{text}");
            }
        }
        for text in
            ["", "dam", "Гребля 3", "a < b & c > \"d\"", &format!("{long}&{long}"), &format!("{long}é")]
        {
            assert_eq!(Text(text).render().0, text.render().0, "{text}");
        }
    }

    #[test]
    fn a_capital_is_the_first_letter_and_no_other() {
        let texts = ["", "a dam", "гребля на B5U", "ß", "ダム", "Already"];
        assert_eq!(texts.map(capital), ["", "A dam", "Гребля на B5U", "SS", "ダム", "Already"]);
    }
}
