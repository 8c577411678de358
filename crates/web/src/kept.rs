//! Sheets that were drawn lately.
//!
//! Of a table that is drawn again most sheets are as they were: a move changes what one company has and what can be chosen, not
//! what lies on the boards of the others. So a sheet is found by what it is drawn from, as sentences and the faces of cards are.
//!
//! What it is drawn from is made first, and only that is handed to whoever draws ([`Sheets::get`]): the viewer's view with everything
//! else wiped off, and of the stage the choices that lie there. What is wiped off cannot come onto a sheet, and so a sheet shows
//! nobody anything but what it is found by. Tests draw whole games both ways.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::mem::take;
use std::sync::{Arc, Mutex, OnceLock};

use memchr::memchr2;
use words::Words;

use crate::pages::table::{ChoiceLine, RestingLine};
use crate::sketch::{Sketch, Stroke};
use crate::stage::{Panel, Stage, is_open};

/// How much text is kept of a game in a language, in bytes.
const MOST: usize = 4 << 20;

/// How many languages there can be.
const LANGUAGES: usize = 8;

/// The sheets of a game that were drawn lately, in every language, or pieces of a large one.
pub(crate) struct Sheets<K, D = Arc<[Panel]>>([Mutex<Option<Shelf<K, D>>>; LANGUAGES]);

/// Of two generations the older one goes when the younger one is full; what was asked for meanwhile is young again.
struct Shelf<K, D> {
    young: HashMap<K, D>,
    old: HashMap<K, D>,
    /// How much text each of them holds, in bytes.
    held: [usize; 2],
}

/// What is kept.
pub(crate) trait Drawn: Clone {
    /// How much room it takes, in bytes.
    fn room(&self) -> usize;
}

impl Drawn for Arc<[Panel]> {
    /// Their text, once as it is drawn and once as it is sent.
    fn room(&self) -> usize {
        self.iter().map(|panel| 2 * panel.body.0.len()).sum::<usize>() + size_of_val::<[Panel]>(self)
    }
}

impl Drawn for Arc<Section> {
    fn room(&self) -> usize {
        self.plain.len() + size_of::<Section>()
    }
}

impl<K: Eq + Hash> Sheets<K> {
    /// The sheets that are drawn from this, in these words.
    pub(crate) fn get(&self, words: &Words, of: K, draw: impl FnOnce(&K) -> Vec<Panel>) -> Vec<Panel> {
        self.kept(words, of, |of| draw(of).into_iter().map(Panel::kept).collect()).to_vec()
    }
}

impl<K: Eq + Hash, D: Drawn> Sheets<K, D> {
    pub(crate) const fn new() -> Self {
        Self([const { Mutex::new(None) }; LANGUAGES])
    }

    /// What is drawn from this, in these words. Words that are not built in are nobody else's: nothing is kept of them.
    pub(crate) fn kept(&self, words: &Words, of: K, draw: impl FnOnce(&K) -> D) -> D {
        let nth = Words::languages().position(|it| it == words.language() && words.is_built_in());
        let Some(shelf) = nth.and_then(|nth| self.0.get(nth)) else { return draw(&of) };
        let lock = || shelf.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let known = lock().get_or_insert_default().find(&of);
        known.unwrap_or_else(|| {
            let drawn = draw(&of);
            lock().get_or_insert_default().keep(of, drawn.clone());
            drawn
        })
    }

    /// How much text is kept, in bytes.
    #[cfg(test)]
    pub(crate) fn held(&self) -> usize {
        let shelves = self.0.iter().map(|shelf| shelf.lock().expect("nobody failed"));
        shelves.filter_map(|shelf| Some(shelf.as_ref()?.held.iter().sum::<usize>())).sum()
    }
}

impl<K, D> Default for Shelf<K, D> {
    fn default() -> Self {
        Self { young: HashMap::new(), old: HashMap::new(), held: [0; 2] }
    }
}

impl<K: Eq + Hash, D: Drawn> Shelf<K, D> {
    fn find(&mut self, of: &K) -> Option<D> {
        if let Some(drawn) = self.young.get(of) {
            return Some(drawn.clone());
        }
        let (of, drawn) = self.old.remove_entry(of)?;
        self.held[1] -= drawn.room();
        self.keep(of, drawn.clone());
        Some(drawn)
    }

    fn keep(&mut self, of: K, drawn: D) {
        let room = drawn.room();
        if self.held[0] + room > MOST / 2 {
            self.old = take(&mut self.young);
            self.held = [0, self.held[0]];
        }
        self.held[0] += room;
        // Two may have drawn the same at once.
        if let Some(same) = self.young.insert(of, drawn) {
            self.held[0] -= same.room();
        }
    }
}

/// A part of a page as it is sent: a sheet, or what boards are set from. Whoever packs pages packs it once.
#[derive(Debug)]
pub struct Section {
    /// The text.
    pub plain: Box<[u8]>,
    /// The same, packed so that it can stand anywhere.
    pub packed: OnceLock<Packed>,
    /// Whether something can be chosen there.
    pub(crate) open: bool,
    /// Whether it can be put into an event of a stream, which is told line by line.
    pub one_line: bool,
}

/// A packed text.
#[derive(Clone, Debug)]
pub struct Packed {
    /// As it is sent.
    pub bytes: Vec<u8>,
    /// The sum of what it says.
    pub sum: u32,
}

impl Section {
    /// A text that is not packed yet.
    pub fn new(plain: impl Into<Box<[u8]>>) -> Self {
        let plain = plain.into();
        let one_line = memchr2(b'\n', b'\r', &plain).is_none();
        Self { plain, packed: OnceLock::new(), open: false, one_line }
    }

    /// A sheet, or a piece of one.
    pub(crate) fn of(drawn: String) -> Self {
        Self { open: is_open(&drawn), ..Self::new(drawn.into_bytes()) }
    }
}

/// Of a stage what concerns some places of the board: the choices there, what rests there by its number, and what is marked.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Choices {
    choices: Vec<ChoiceLine>,
    resting: Vec<RestingLine>,
    address: String,
    marked: Vec<String>,
    sketches: Vec<Sketch>,
    named: bool,
}

/// Of strokes only rings are kept, and nothing in those is unlike itself.
impl Eq for Choices {}

/// Most stages that differ differ in what can be chosen.
impl Hash for Choices {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.choices.iter().for_each(|it| it.notation.hash(state));
        self.resting.len().hash(state);
    }
}

impl Choices {
    /// What concerns the places that belong here.
    pub(crate) fn of(stage: Stage<'_>, belongs: impl Fn(&str) -> bool) -> Self {
        let here = |places: &[String]| places.iter().any(|it| belongs(it));
        let choices: Vec<ChoiceLine> = stage.choices.iter().filter(|it| here(&it.places)).cloned().collect();
        // A place says which line tells why it rests, not what the line says.
        let bare = |line: &RestingLine| {
            let places = line.places.iter().filter(|it| belongs(it)).cloned().collect();
            RestingLine { places, ..RestingLine::default() }
        };
        let last = stage.resting.iter().rposition(|line| here(&line.places)).map_or(0, |last| last + 1);
        Self {
            resting: stage.resting[..last].iter().map(bare).collect(),
            // Only what asks for a last word says where.
            address: match choices.iter().any(|it| it.last_word.is_some()) {
                true => stage.address.to_owned(),
                false => String::new(),
            },
            choices,
            marked: stage.marked.iter().filter(|it| belongs(it)).cloned().collect(),
            named: stage.named,
            sketches: {
                let lies = |it: &&Sketch| matches!(&it.stroke, Stroke::Ring { place, .. } if belongs(place));
                stage.sketches.iter().filter(lies).cloned().collect()
            },
        }
    }

    pub(crate) fn stage(&self) -> Stage<'_> {
        let Self { choices, resting, address, marked, sketches, named } = self;
        Stage { choices, resting, address, marked, sketches, named: *named }
    }
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;
    use crate::stage::Part;

    fn panels(text: &str) -> Vec<Panel> {
        vec![Panel::new("map", Part::Ground, PreEscaped(text.to_owned()))]
    }

    #[test]
    fn a_sheet_is_drawn_once_and_no_other_is_taken_for_it() {
        static SHEETS: Sheets<(u8, &str)> = Sheets::new();
        let mut drawn = 0;
        let mut get = |language: &str, of: (u8, &'static str)| {
            let words = Words::of(language).expect("there is such a language");
            let got = SHEETS.get(words, of, |of| {
                drawn += 1;
                panels(&format!("{language} {of:?}"))
            });
            assert_eq!(got[0].body.0, format!("{language} {of:?}"));
        };
        for _ in 0..2 {
            for language in ["en", "uk"] {
                for of in [(1, "a"), (2, "a"), (1, "b")] {
                    get(language, of);
                }
            }
        }
        assert_eq!(drawn, 6);
        let own = Words::of_texts("en", ["a = b"]).expect("words");
        for text in ["one", "other"] {
            assert_eq!(
                SHEETS.get(&own, (1, "a"), |_| panels(text))[0].body.0,
                text,
                "other words are not kept"
            );
        }
    }

    #[test]
    fn what_is_kept_is_bounded_and_what_is_asked_for_stays() {
        static SHEETS: Sheets<usize> = Sheets::new();
        let words = Words::of("en").expect("English");
        let text = "x".repeat(50_000);
        for nth in 1..200 {
            SHEETS.get(words, nth, |_| panels(&text));
            SHEETS.get(words, 0, |_| if nth == 1 { panels("often") } else { unreachable!("it is kept") });
            assert!(SHEETS.held() <= MOST);
        }
        assert!(SHEETS.held() > MOST / 2);
        let mut anew = false;
        SHEETS.get(words, 1, |_| {
            anew = true;
            panels("")
        });
        assert!(anew, "nobody asked for it");
    }

    #[test]
    fn of_a_stage_only_what_lies_there_is_told() {
        let choice = |notation: &str, place: &str| ChoiceLine {
            notation: notation.to_owned(),
            places: vec![place.to_owned()],
            ..ChoiceLine::default()
        };
        let rest = |place: &str| RestingLine {
            sentence: "why".to_owned(),
            places: vec![place.to_owned()],
            ..RestingLine::default()
        };
        let choices = [choice("one", "B1"), choice("two", "bank")];
        let resting = [rest("bank"), rest("B2"), rest("bank")];
        let marked = ["bank".to_owned(), "B1".to_owned()];
        let stage = Stage {
            choices: &choices,
            resting: &resting,
            address: "/t/1",
            marked: &marked,
            ..Stage::default()
        };
        let here = Choices::of(stage, |place| place.starts_with('B'));
        let seen = here.stage();
        assert_eq!((seen.choices.len(), &*seen.choices[0].notation), (1, "one"));
        assert_eq!((seen.rests("B2"), seen.rests("bank")), (Some(1), None), "its number stays");
        assert!(seen.is_marked("B1") && !seen.is_marked("bank") && seen.address.is_empty());
    }
}
