//! What people read: sentences for moves, events, refusals, questions and components.
//!
//! Not one of them is written in Rust: each is a message of the Project Fluent files in `locales/`, one folder a
//! language, compiled in. [`Words`] is a language. [`Voice`] is a language at one table: it tells any event or
//! refusal of a game, whose fields become the arguments of the message named after its kind.
//!
//! ```
//! let words = words::Words::of("en").expect("English is built in");
//! assert_eq!(words.say("seat-name", &[("number", 2.into())]), "Player 2");
//! ```

mod barrage;
mod cities;
mod customs;
mod fault;
mod kept;
mod language;
mod phrase;
mod voice;

pub use barrage::BarrageVoice;
pub use cities::CitiesVoice;
pub use customs::Customs;
pub use language::{UnknownLanguage, Value, Words};
pub use phrase::{Args, Phrase};
pub use voice::Voice;
