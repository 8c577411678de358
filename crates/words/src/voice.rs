//! Telling what a game says of itself.
//!
//! Events and refusals are values tagged by their `kind`, with plain fields. The kind names the message, the fields
//! are its arguments; an argument that names a component is shown by the component's own message. So a new kind of
//! event needs a message, and not a line of code.

use std::hash::Hash;

use kernel::{BySeat, Seat};
use serde::Serialize;
use serde_json::Value as Json;

use crate::{Args, Phrase, Value, Words};

/// A language at one table: it knows the game, and what the seats are called.
pub struct Voice<'w> {
    words: &'w Words,
    game: &'static str,
    /// The message that names each seat, where it has a name of its own.
    seats: BySeat<Option<&'static str>>,
    /// The names people sit under, where they are known.
    names: Option<&'w BySeat<Option<String>>>,
}

impl<'w> Voice<'w> {
    /// A voice for a game; `seats` are the messages that name the seats, for those that have a name by now.
    pub fn new(words: &'w Words, game: &'static str, seats: BySeat<Option<&'static str>>) -> Self {
        Self { words, game, seats, names: None }
    }

    /// With the names people sit under; a seat without one, or with an empty one, is called by its number.
    pub fn with_names(mut self, names: &'w BySeat<Option<String>>) -> Self {
        self.names = Some(names);
        self
    }

    /// What is said of this at this table, perhaps found among what was said before: `of` is all that `say` makes it of, besides
    /// the game and what the seats are called.
    pub(crate) fn kept(&self, of: impl Hash, say: impl FnOnce() -> String) -> String {
        self.words.kept((self.game, &self.seats, self.names, of), say)
    }

    /// The same for a phrase that does not depend on what the seats are called.
    pub(crate) fn kept_phrase(&self, of: impl Hash, say: impl FnOnce() -> Phrase) -> Phrase {
        self.words.kept_phrase((self.game, of), say)
    }

    /// The language.
    pub fn words(&self) -> &'w Words {
        self.words
    }

    /// Tells a value tagged by `kind`: message `<game>-<sort>-<kind>`, with its fields as arguments.
    ///
    /// A text argument `x` comes with `x-id`, the plain notation, and `x-<form>` for every further form its
    /// component's message has, so that a message can choose by it and a language can have its cases.
    pub fn tell(&self, sort: &str, value: &impl Serialize, more: Args) -> String {
        self.tell_as(sort, "", value, more)
    }

    /// Tells a value in another message of its kind, with this at the end of its name.
    pub fn tell_as(&self, sort: &str, variant: &str, value: &impl Serialize, more: Args) -> String {
        let fields = match serde_json::to_value(value) {
            Ok(Json::Object(fields)) => fields,
            _ => return format!("{}-{sort}", self.game),
        };
        let kind = fields.get("kind").and_then(Json::as_str).unwrap_or_default();
        let kind = format!("{kind}{variant}");
        let mut args = more;
        // Numbers first: a component's message may agree with them. Then what a reason is about, then the rest.
        for (field, number) in fields.iter().filter_map(|(field, it)| Some((field, it.as_i64()?))) {
            args.set(field, number);
        }
        let reason = fields.get("why").and_then(Json::as_str);
        if let Some(of) = fields.get("of") {
            self.argument("of", family(reason.unwrap_or("of")), of, &mut args);
        }
        for (field, value) in &fields {
            if field != "kind" && field != "of" && !value.is_number() {
                self.argument(field, family(field), value, &mut args);
            }
        }
        self.phrase(&format!("{sort}-{kind}"), &args).text
    }

    /// Says a message of the game, `<game>-<id>`.
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(&format!("{}-{id}", self.game), args)
    }

    /// The same as a phrase, which has the attributes of the message as its forms.
    pub fn phrase(&self, id: &str, args: &Args) -> Phrase {
        let id = format!("{}-{id}", self.game);
        self.words.phrase(&id, args).unwrap_or_else(|| id.into())
    }

    /// The plain text of that phrase.
    pub(crate) fn text(&self, id: &str, args: &Args) -> String {
        self.words.tell(&format!("{}-{id}", self.game), args)
    }

    /// A message that there may be none of.
    pub(crate) fn known(&self, id: &str) -> Option<Phrase> {
        self.words.phrase(&format!("{}-{id}", self.game), &Args::new())
    }

    /// A phrase put into another message as its argument `name`: "Seed Bank" into "Seed Bank (#39)".
    ///
    /// The result has every form of the inner phrase, also where the outer message does not mention it.
    pub fn around(&self, id: &str, name: &str, inner: &Phrase, args: Args) -> Phrase {
        let mut outer = self.phrase(id, &args.clone().said(name, inner.clone()));
        for (form, text) in &inner.forms {
            if !outer.forms.iter().any(|(known, _)| known == form) {
                let text = self.phrase(id, &args.clone().with(name, text.clone())).text;
                outer.forms.push((form.clone(), text));
            }
        }
        outer
    }

    /// A component by its own message `<game>-<family>-<notation>`; one without a message by its notation. A notation
    /// of several words is joined: "turbine +2 left" is `barrage-space-turbine-plus-2-left`.
    pub fn name(&self, family: &str, notation: impl ToString) -> String {
        self.called(family, notation).text
    }

    /// The same with all its forms.
    pub fn called(&self, family: &str, notation: impl ToString) -> Phrase {
        self.component(family, &notation.to_string(), &Args::new())
    }

    /// A form of a component's name other than the plain one, or the plain one if there is no such form.
    pub fn form(&self, family: &str, notation: impl ToString, form: &str) -> String {
        self.called(family, notation).form(form).to_owned()
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        self.kept(("seat", seat), || self.seat_called(seat).text)
    }

    /// The same with all its forms. The form `person` is who sits there, also where the seat is called by its company.
    pub fn seat_called(&self, seat: Seat) -> Phrase {
        let person = self.person(seat);
        let named = self.seats[seat].and_then(|message| self.words.phrase(message, &Args::new()));
        let mut called = named.unwrap_or_else(|| person.clone());
        called.forms.push(("person".to_owned(), person.text));
        called
    }

    /// Who sits there: the person's name, or "Player 1".
    pub fn person(&self, seat: Seat) -> Phrase {
        let name = self.names.and_then(|names| names[seat].as_ref());
        let phrase = match name.filter(|name| !name.trim().is_empty()) {
            Some(name) => self.words.phrase("seat-named", &Args::new().with("name", name.clone())),
            None => self.words.phrase("seat-name", &Args::new().with("number", seat.0 + 1)),
        };
        phrase.unwrap_or_else(|| seat.to_string().into())
    }

    /// Several things in a row, as the language sets them apart.
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.row(things.into_iter().map(Phrase::from)).text
    }

    /// The same of phrases.
    pub fn row(&self, things: impl IntoIterator<Item = Phrase>) -> Phrase {
        self.join(things, &self.words.say("list-separator", &[]))
    }

    /// Things that all are meant, as the language says it: "a, b and c".
    pub fn all_of(&self, things: impl IntoIterator<Item = Phrase>) -> Phrase {
        Phrase::joined(&things.into_iter().collect::<Vec<_>>(), |texts| self.words.customs().and(texts))
    }

    /// Things of which one is meant: "a, b or c".
    pub fn any_of(&self, things: impl IntoIterator<Item = Phrase>) -> Phrase {
        Phrase::joined(&things.into_iter().collect::<Vec<_>>(), |texts| self.words.customs().or(texts))
    }

    /// Phrases with something between each two.
    pub(crate) fn join(&self, things: impl IntoIterator<Item = Phrase>, between: &str) -> Phrase {
        Phrase::joined(&things.into_iter().collect::<Vec<_>>(), |texts| texts.join(between))
    }

    /// Sets one argument, with its plain notation and its forms.
    fn argument(&self, field: &str, family: &str, value: &Json, args: &mut Args) {
        let (id, phrase) = match value {
            Json::Number(number) => return args.set(field, number.as_i64().unwrap_or_default()),
            Json::Null => ("none".to_owned(), Phrase::default()),
            Json::Bool(yes) => (if *yes { "yes" } else { "no" }.to_owned(), Phrase::default()),
            Json::String(notation) => (notation.clone(), self.component(family, notation, args)),
            Json::Array(parts) => {
                let id = if parts.is_empty() { "none" } else { "list" };
                let parts = parts.iter().map(|part| match part {
                    Json::String(notation) => self.component(family, notation, args),
                    part => part.to_string().into(),
                });
                (id.to_owned(), self.row(parts))
            }
            // A choice with one thing in it, `{"head": "HA"}`: message `<game>-<field>-head` about `$of`.
            Json::Object(choice) => {
                let Some((sort, of)) = choice.iter().next() else { return };
                let mut about = Args::new();
                self.argument("of", sort, of, &mut about);
                (sort.clone(), self.phrase(&format!("{field}-{sort}"), &about))
            }
        };
        args.set(&format!("{field}-id"), id);
        args.put(field, phrase);
    }

    /// What a component is called, agreeing with the numbers among the arguments.
    fn component(&self, family: &str, notation: &str, args: &Args) -> Phrase {
        if matches!(family, "seat" | "by")
            && let Ok(seat) = notation.parse::<Seat>()
        {
            return self.seat_called(seat);
        }
        let id = format!("{}-{family}-{}", self.game, joined(notation));
        self.words.phrase(&id, args).unwrap_or_else(|| notation.to_owned().into())
    }
}

/// A notation as part of a message's name, which has neither spaces nor signs.
pub(crate) fn joined(notation: &str) -> String {
    notation.replace(" +", "-plus-").replace(" -", "-minus-").replace(' ', "-")
}

/// The family of components a field speaks of, where it is not named like the field itself.
fn family(field: &str) -> &str {
    match field {
        "what" => "resource",
        // A building stands beside a private building, which is its site.
        "building" => "site",
        _ => field,
    }
}
