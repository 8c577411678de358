//! Telling what a game says of itself.
//!
//! Events and refusals are values tagged by their `kind`, with plain fields. The kind names the message, the fields
//! are its arguments; an argument that names a component is shown by the component's own message. So a new kind of
//! event needs a message, and not a line of code.

use fluent_bundle::{FluentArgs, FluentValue};
use kernel::{BySeat, Seat};
use serde::Serialize;
use serde_json::Value as Json;

use crate::{Value, Words};

/// A language at one table: it knows the game, and what the seats are called.
pub struct Voice<'w> {
    words: &'w Words,
    game: &'static str,
    /// The message that names each seat, where it has a name of its own.
    seats: BySeat<Option<String>>,
}

impl<'w> Voice<'w> {
    /// A voice for a game; `seats` are the messages that name the seats, for those that have a name by now.
    pub fn new(words: &'w Words, game: &'static str, seats: BySeat<Option<String>>) -> Self {
        Self { words, game, seats }
    }

    /// The language.
    pub fn words(&self) -> &'w Words {
        self.words
    }

    /// Tells a value tagged by `kind`: message `<game>-<sort>-<kind>`, with its fields as arguments.
    ///
    /// A text argument `x` comes with `x-id`, the plain notation, and `x-<form>` for every further form its
    /// component's message has, so that a message can choose by it and a language can have its cases.
    pub fn tell(&self, sort: &str, value: &impl Serialize, more: &[(&str, Value<'_>)]) -> String {
        let fields = match serde_json::to_value(value) {
            Ok(Json::Object(fields)) => fields,
            _ => return format!("{}-{sort}", self.game),
        };
        let kind = fields.get("kind").and_then(Json::as_str).unwrap_or_default();
        let mut args = FluentArgs::new();
        for (name, value) in more {
            args.set(name.to_string(), value.clone());
        }
        // Numbers first: a component's message may agree with them. Then what a reason is about, then the rest.
        for (field, number) in fields.iter().filter_map(|(field, it)| Some((field, it.as_i64()?))) {
            args.set(field.clone(), number);
        }
        let reason = fields.get("why").and_then(Json::as_str);
        if let Some(of) = fields.get("of") {
            self.argument("of", reason.unwrap_or("of"), of, &mut args);
        }
        for (field, value) in &fields {
            if field != "kind" && field != "of" && !value.is_number() {
                self.argument(field, family(field), value, &mut args);
            }
        }
        let id = format!("{}-{sort}-{kind}", self.game);
        self.words.find(&id, &args).unwrap_or(id)
    }

    /// Says a message of the game, `<game>-<id>`.
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(&format!("{}-{id}", self.game), args)
    }

    /// A component by its own message `<game>-<family>-<notation>`; one without a message by its notation.
    pub fn name(&self, family: &str, notation: impl ToString) -> String {
        let notation = notation.to_string();
        let id = format!("{}-{family}-{notation}", self.game);
        self.words.find(&id, &FluentArgs::new()).unwrap_or(notation)
    }

    /// A form of a component's name other than the plain one, or the plain one if there is no such form.
    pub fn form(&self, family: &str, notation: impl ToString, form: &str) -> String {
        let notation = notation.to_string();
        let id = format!("{}-{family}-{notation}", self.game);
        let forms = self.words.forms(&id, &FluentArgs::new());
        let found = forms.into_iter().find_map(|(name, text)| (name == form).then_some(text));
        found.unwrap_or_else(|| self.name(family, notation))
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        let args = seat_args(seat);
        self.words.find(&self.seat_message(seat), &args).unwrap_or_else(|| seat.to_string())
    }

    /// Several things in a row, as the language lists them.
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        let things: Vec<String> = things.into_iter().collect();
        things.join(&self.words.say("list-separator", &[]))
    }

    fn seat_message(&self, seat: Seat) -> String {
        self.seats[seat].clone().unwrap_or_else(|| "seat-name".to_owned())
    }

    /// Sets one argument, with its plain notation and its forms.
    fn argument(&self, field: &str, family: &str, value: &Json, args: &mut FluentArgs<'_>) {
        let (id, name, forms) = match value {
            Json::Number(number) => return args.set(field.to_owned(), number.as_i64().unwrap_or_default()),
            Json::Null => ("none".to_owned(), String::new(), Vec::new()),
            Json::Bool(yes) => (if *yes { "yes" } else { "no" }.to_owned(), String::new(), Vec::new()),
            Json::String(notation) => {
                let (name, forms) = self.component(family, notation, args);
                (notation.clone(), name, forms)
            }
            Json::Array(parts) => {
                let parts = parts.iter().map(|part| match part {
                    Json::String(notation) => self.component(family, notation, args).0,
                    part => part.to_string(),
                });
                let id = if parts.len() == 0 { "none" } else { "list" };
                (id.to_owned(), self.list(parts), Vec::new())
            }
            // A choice with one thing in it, `{"head": "HA"}`: message `<game>-<field>-head` about `$of`.
            Json::Object(choice) => {
                let Some((sort, of)) = choice.iter().next() else { return };
                let mut about = FluentArgs::new();
                self.argument("of", sort, of, &mut about);
                let id = format!("{}-{field}-{sort}", self.game);
                (sort.clone(), self.words.find(&id, &about).unwrap_or(id), Vec::new())
            }
        };
        args.set(format!("{field}-id"), id);
        args.set(field.to_owned(), name);
        for (form, text) in forms {
            args.set(format!("{field}-{form}"), text);
        }
    }

    /// The name of a component and its further forms, agreeing with the numbers among the arguments.
    fn component(
        &self,
        family: &str,
        notation: &str,
        args: &FluentArgs<'_>,
    ) -> (String, Vec<(String, String)>) {
        if matches!(family, "seat" | "by")
            && let Ok(seat) = notation.parse::<Seat>()
        {
            return (self.seat(seat), self.words.forms(&self.seat_message(seat), &seat_args(seat)));
        }
        let id = format!("{}-{family}-{notation}", self.game);
        let name = self.words.find(&id, args).unwrap_or_else(|| notation.to_owned());
        (name, self.words.forms(&id, args))
    }
}

fn seat_args(seat: Seat) -> FluentArgs<'static> {
    [("number", FluentValue::from(seat.0 + 1))].into_iter().collect()
}

/// The family of components a field speaks of, where it is not named like the field itself.
fn family(field: &str) -> &str {
    if field == "what" { "resource" } else { field }
}
