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
        let special = |letter: &u8| matches!(letter, b'&' | b'<' | b'>' | b'"');
        let any = |letters: &[u8]| letters.iter().fold(false, |found, it| found | special(it));
        if self.0.as_bytes().chunks(64).any(any) {
            self.0.render_to(buffer);
        } else {
            buffer.push_str(self.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_written_as_maud_writes_it() {
        let long = "x".repeat(70);
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
