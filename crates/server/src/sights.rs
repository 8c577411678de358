//! What one viewer sees of one moment of a table in one language: worked out once for the answer to a move, the stream of
//! whoever made it, and everybody who loads the page.
//!
//! A moment never changes, so nothing here grows old: what nobody asks for any more is let go. The viewer is part of what a sight
//! is found by, and nothing goes into one that is not told from that viewer's view.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock};

use kernel::{Seat, Viewer};
use maud::Markup;
use memchr::memchr2;
use web::{
    ChoiceLine, Final, LogLine, Panel, Part, Points, RestingLine, Section, TablePage, mark_apart,
    symbols_section, table_regions,
};

use crate::caller::Caller;
use crate::compression::{Woven, keep, of_parts};
use crate::generations::Generations;
use crate::orders;
use crate::tables::Seated;

/// How many sights a generation holds.
const MOST: usize = 128;

/// Shorter panels are written into the page, in bytes.
const SHORT: usize = 2048;

/// How many moves the log beside the board reaches back: in them are the last turns of everybody.
const LOG_MOVES: usize = 24;

/// The number of a moment, a viewer, a language.
type Key = (u64, Viewer, &'static str);

/// What was seen lately.
pub(crate) struct Sights(Mutex<Generations<Key, Arc<Sight>>>);

impl Default for Sights {
    fn default() -> Self {
        Self(Mutex::new(Generations::new(MOST)))
    }
}

impl Sights {
    /// What a caller sees who looks as this viewer.
    pub(crate) fn of(&self, open: &Seated, viewer: Viewer, caller: &Caller) -> Arc<Sight> {
        let key = (open.watched.moment(), viewer, caller.language);
        let mut sights = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        match sights.find(&key) {
            Some((sight, true)) => sight,
            known => {
                let sight = known.map(|(sight, _)| sight).unwrap_or_default();
                sights.keep(key, sight.clone(), 1);
                sight
            }
        }
    }
}

/// What one viewer sees of one moment. Each part is worked out when it is asked for; who asks meanwhile waits.
#[derive(Default)]
pub(crate) struct Sight {
    told: OnceLock<Told>,
    offer: OnceLock<Offer>,
    points: OnceLock<Vec<Points>>,
    boards: Cells<Asked, Board>,
    films: Cells<u64, Film>,
}

/// What is told to everybody who looks so.
pub(crate) struct Told {
    /// What is asked.
    pub(crate) question: String,
    /// What the game calls the seats.
    pub(crate) seats: Vec<Option<String>>,
    /// The end of the log.
    pub(crate) log: Vec<LogLine>,
}

/// What is offered to whoever is asked.
pub(crate) struct Offer {
    /// The answers.
    pub(crate) choices: Vec<ChoiceLine>,
    /// What cannot be done, and why.
    pub(crate) resting: Vec<RestingLine>,
}

/// What the panels are drawn with: the last words that choices ask for; nothing where nothing can be chosen.
type Asked = Option<Vec<Option<Final>>>;

/// What is kept under a few keys, each worked out once.
type Cells<K, V> = Mutex<Vec<(K, Arc<OnceLock<V>>)>>;

/// Finds or makes what is kept under a key.
fn cell<K: PartialEq, V>(kept: &Cells<K, V>, key: K) -> Arc<OnceLock<V>> {
    let mut kept: MutexGuard<'_, Vec<_>> = kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some((_, cell)) = kept.iter().find(|(it, _)| *it == key) {
        return cell.clone();
    }
    let cell = Arc::<OnceLock<V>>::default();
    kept.push((key, cell.clone()));
    cell
}

impl Sight {
    /// What is told.
    pub(crate) fn told(&self, open: &Seated, viewer: Viewer, caller: &Caller) -> &Told {
        self.told.get_or_init(|| {
            let (words, table) = (caller.words(), &open.table);
            let from = table.moves().saturating_sub(LOG_MOVES);
            let mut log = table.story(words, viewer, &open.names(), from);
            orders::tell(open, words, from, &mut log);
            let seats = Seat::all(table.players()).map(|seat| table.seat_name(words, viewer, seat)).collect();
            let question = table.to_move().map_or_else(String::new, |_| table.question(words, viewer));
            Told { question, seats, log }
        })
    }

    /// What is offered.
    pub(crate) fn offer(&self, open: &Seated, viewer: Viewer, caller: &Caller) -> &Offer {
        self.offer.get_or_init(|| {
            let (words, table) = (caller.words(), &open.table);
            Offer { choices: table.choices(words, viewer), resting: table.resting(words, viewer) }
        })
    }

    /// The points, of seats of these names.
    pub(crate) fn points(&self, open: &Seated, caller: &Caller, names: &[String]) -> &[Points] {
        self.points.get_or_init(|| match open.table.is_whole() {
            true => open.table.points(caller.words(), names),
            false => Vec::new(),
        })
    }

    /// The board with these choices, if there are any.
    pub(crate) fn board(&self, choices: Option<&[ChoiceLine]>, draw: impl FnOnce() -> Vec<Panel>) -> Board {
        let asked = choices.map(|choices| choices.iter().map(|choice| choice.last_word).collect());
        cell(&self.boards, asked).get_or_init(|| Board::lay(&draw())).clone()
    }

    /// What was seen on the way from an entry on.
    fn film(&self, open: &Seated, viewer: Viewer, caller: &Caller, known: Option<u64>) -> Film {
        // Nobody has seen that many entries.
        let film = cell(&self.films, known.unwrap_or(u64::MAX));
        let make = || {
            let steps = known.map(|known| open.table.steps(caller.words(), viewer, &open.names(), known));
            let film = web::steps_on_the_way(&steps.unwrap_or_default());
            match film.0.len() < SHORT || !is_one_line(&film.0) {
                true => Film::Written(film),
                false => Film::Apart(Arc::new(of_parts(&film.0))),
            }
        };
        film.get_or_init(make).clone()
    }
}

/// What was seen on the way: in the frame itself, or put in when it is sent.
#[derive(Clone)]
enum Film {
    Written(Markup),
    Apart(Arc<Section>),
}

/// The panels of a table, the long ones apart.
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) panels: Arc<[Panel]>,
    apart: Arc<[Arc<Section>]>,
}

impl Board {
    /// Panels that are drawn for one page alone.
    pub(crate) fn once(panels: Vec<Panel>) -> Self {
        Self { panels: panels.into(), apart: Arc::default() }
    }

    fn lay(panels: &[Panel]) -> Self {
        let mut apart = Vec::new();
        let lay = |panel: &Panel| {
            // The mark of a seat is set wherever the seat is told of.
            if panel.part == Part::Mark || panel.body.0.len() < SHORT {
                return panel.clone();
            }
            let first = apart.len();
            match panel.kept_sections() {
                [] => apart.push(keep(panel.section().into_string().as_bytes())),
                pieces => apart.extend_from_slice(pieces),
            }
            if apart[first..].iter().any(|it| !it.one_line) {
                apart.truncate(first);
                return panel.clone();
            }
            panel.apart(first, apart.len() - first)
        };
        Self { panels: panels.iter().map(lay).collect(), apart: apart.into() }
    }
}

/// Whether a text can be put into an event of a stream, which is told line by line.
fn is_one_line(text: &str) -> bool {
    memchr2(b'\n', b'\r', text.as_bytes()).is_none()
}

/// The page of a table for one caller, with all that is put in when it is sent.
pub(crate) struct Drawn {
    pub(crate) page: TablePage,
    pub(crate) board: Board,
    pub(crate) sight: Arc<Sight>,
}

impl Drawn {
    /// A page with the marks of its panels, and of what the boards of its game are set from.
    pub(crate) fn woven(&self, page: impl FnOnce(Markup) -> Markup) -> Woven {
        let mut apart = self.board.apart.to_vec();
        let mark = symbols_section(self.page.title).map(|symbols| {
            apart.push(symbols);
            mark_apart(apart.len() - 1)
        });
        Woven::new(page(mark.unwrap_or_default()).into_string(), apart)
    }

    /// What the script plays: what was seen on the way from an entry on, and the table as it stands. `around` writes what a
    /// frame is sent in.
    pub(crate) fn frame(
        &self,
        open: &Seated,
        viewer: Viewer,
        caller: &Caller,
        known: Option<u64>,
        around: impl FnOnce(String) -> String,
    ) -> Woven {
        let mut apart = self.board.apart.to_vec();
        let film = match self.sight.film(open, viewer, caller, known) {
            Film::Written(film) => film,
            Film::Apart(film) => {
                apart.push(film);
                mark_apart(apart.len() - 1)
            }
        };
        let mut frame = film.into_string();
        frame.push_str(&table_regions(caller.say(), &self.page).0);
        Woven::new(around(frame), apart)
    }
}
