//! The words of the pages.

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
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
