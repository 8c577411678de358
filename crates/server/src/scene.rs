//! A table that no store keeps: the scene of a lesson or of a puzzle, as the page of a table.
//!
//! How far somebody is in an [`Exercise`] is kept by the browser. With every request the position is laid out and the moves are
//! played again, through the same doors as at any table.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::{Seat, Viewer};
use store::Secret;
use web::{
    Change, ChoiceLine, Final, Names, Notice, Panel, RestingLine, SeatLine, Stage, TablePage, table_frame,
    table_page,
};

use crate::app::App;
use crate::caller::Caller;
use crate::pages::{Fields, html};
use crate::problem::Problem;
use crate::table::AnyTable;
use crate::table_pages::{is_live, number};
use crate::titles::Entry;

/// A lesson or a puzzle under way.
pub(crate) trait Exercise: Sized + Send + 'static {
    /// Which one it is, and how far the caller is in it.
    type Kept: Send + 'static;

    /// The same as address and cookies have it, if there is such a one.
    fn kept(headers: &HeaderMap, game: &str, number: usize) -> Option<Self::Kept>;
    /// Lays it out where the caller is. What cannot be played again begins anew.
    fn open(caller: Caller, title: Entry, kept: Self::Kept) -> Result<Self, Problem>;
    /// How many answers were given.
    fn count(&mut self) -> &mut u64;
    /// Takes an answer.
    fn answer(&mut self, text: &str) -> Result<Answer, Problem>;
    /// Takes moves back, behind whatever they brought to light.
    fn take_back(&mut self, moves: usize) -> Result<(), Problem>;
    /// The page as an answer, and how far the caller is now; for the script what is seen on the way.
    fn shown(&self, notice: Option<Notice>, film: Option<&[Change]>) -> Result<Response, Problem>;
}

/// What came of an answer.
pub(crate) enum Answer {
    /// What is told about it, and what is seen on the way.
    Shown(Option<Notice>, Vec<Change>),
    /// The way to another page.
    Away(Response),
}

impl Answer {
    /// Nothing is told, and nothing is seen to move.
    pub(crate) const QUIET: Self = Self::Shown(None, Vec::new());
}

/// Does something with an exercise, on the threads of the rules.
pub(crate) async fn with<E: Exercise, T: Send + 'static>(
    app: &App,
    caller: Caller,
    headers: &HeaderMap,
    (game, number): (&str, usize),
    work: impl FnOnce(E) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let title = app.games.named(game).ok_or(Problem::NotFound)?;
    let kept = E::kept(headers, game, number).ok_or(Problem::NotFound)?;
    let owner = caller.owner();
    app.tables.prepare(owner, move || work(E::open(caller, title, kept)?)).await?
}

/// Takes an answer.
pub(crate) async fn answer<E: Exercise>(
    State(app): State<App>,
    caller: Caller,
    Path((game, nth)): Path<(String, usize)>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let text = form.get("move").cloned().ok_or_else(|| Problem::BadForm("move".to_owned()))?;
    let (known, live) = (number(&form, "seq")?, is_live(&headers));
    with(&app, caller, &headers, (&game, nth), move |mut exercise: E| {
        // An answer that came twice, or from a page that is old, changes nothing.
        if known != *exercise.count() {
            return exercise.shown(None, live.then_some(&[]));
        }
        *exercise.count() += 1;
        match exercise.answer(&text)? {
            Answer::Shown(notice, film) => exercise.shown(notice, live.then_some(&film)),
            Answer::Away(response) => Ok(response),
        }
    })
    .await
}

/// Takes moves back.
pub(crate) async fn undo<E: Exercise>(
    State(app): State<App>,
    caller: Caller,
    Path((game, nth)): Path<(String, usize)>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let (known, live) = (number(&form, "seq")?, is_live(&headers));
    let moves = usize::try_from(number(&form, "moves")?).unwrap_or(usize::MAX).max(1);
    with(&app, caller, &headers, (&game, nth), move |mut exercise: E| {
        if known == *exercise.count() {
            *exercise.count() += 1;
            exercise.take_back(moves)?;
        }
        exercise.shown(None, live.then_some(&[]))
    })
    .await
}

/// What can be chosen at a table that can be laid out again: only what throws something away asks for a last word.
pub(crate) fn choices(table: &dyn AnyTable, caller: &Caller, seat: Seat) -> Vec<ChoiceLine> {
    let mut choices = table.choices(caller.words(), Viewer::Seat(seat));
    for choice in &mut choices {
        choice.last_word = choice.last_word.filter(|&it| it == Final::ThrowsAway);
    }
    choices
}

/// Plays a move, or tells why it is not allowed.
pub(crate) fn play(
    table: &mut dyn AnyTable,
    caller: &Caller,
    seat: Seat,
    text: &str,
) -> Result<String, Box<Notice>> {
    table.play(seat, text).map_err(|reason| {
        let rule = reason.rule().map(|rule| rule.to_string());
        Box::new(Notice::Refused { sentence: reason.sentence(caller.words()), rule })
    })
}

/// What somebody sees of such a table.
pub(crate) struct Scene<'a> {
    pub(crate) caller: &'a Caller,
    pub(crate) table: &'a dyn AnyTable,
    /// Whose seat the viewer has.
    pub(crate) seat: Seat,
    pub(crate) address: String,
    /// How many answers were given.
    pub(crate) seq: u64,
    pub(crate) question: String,
    /// What the rules ask besides.
    pub(crate) asked: String,
    pub(crate) choices: Vec<ChoiceLine>,
    pub(crate) resting: Vec<RestingLine>,
    /// How many moves can be taken back.
    pub(crate) undo: usize,
    pub(crate) notice: Option<Notice>,
    /// What everybody is called, where nobody is the viewer more than another.
    pub(crate) who: Option<&'a (dyn Fn(Seat) -> String + 'a)>,
    /// The style sheet of such pages.
    pub(crate) sheet: &'static str,
}

impl Scene<'_> {
    /// The page as an answer: for the script what changes, for everybody else the whole. `frame` lays around the panels of the
    /// table what the exercise shows besides.
    pub(crate) fn shown(
        self,
        film: Option<&[Change]>,
        frame: impl FnOnce(Vec<Panel>) -> Vec<Panel>,
    ) -> Result<Response, Problem> {
        let (caller, sheet) = (self.caller, self.sheet);
        let marked = self.notice.as_ref().map_or_else(Vec::new, Notice::places);
        let sketches = self.notice.as_ref().map_or_else(Vec::new, Notice::sketches);
        let (choices, resting) = (&self.choices, &self.resting);
        let stage = Stage {
            choices,
            resting,
            address: &self.address,
            marked: &marked,
            sketches: &sketches,
            named: true,
        };
        let panels = frame(self.table.panels(caller.words(), Viewer::Seat(self.seat), stage));
        let page = self.page(panels)?;
        Ok(html(match film {
            Some(film) => table_frame(caller.say(), film, &page),
            None => {
                let mut around = caller.shell();
                (around.scripted, around.game, around.sheet) = (true, Some(page.title), Some(sheet));
                table_page(caller.say(), &around, &page)
            }
        }))
    }

    fn page(self, panels: Vec<Panel>) -> Result<TablePage, Problem> {
        let (words, say, viewer) = (self.caller.words(), self.caller.say(), Viewer::Seat(self.seat));
        let seat_line = |seat: Seat| SeatLine {
            seat: seat.to_string(),
            name: self.table.seat_name(words, viewer, seat),
            who: match self.who {
                Some(who) => who(seat),
                None => say.it(if seat == self.seat { "you" } else { "learn-opponent" }),
            },
            mine: seat == self.seat,
            asked: self.table.to_move() == Some(seat),
            free: false,
            link: None,
            renewable: false,
            time: None,
        };
        Ok(TablePage {
            seats: Seat::all(self.table.players()).map(seat_line).collect(),
            title: self.table.name(),
            seq: self.seq,
            state: "your-turn",
            seat: Some(self.seat.to_string()),
            key: Secret::random()?.reveal(),
            undo_seat: Some(self.seat.to_string()),
            no_undo: None,
            hand: None,
            log: self.table.story(words, viewer, &Names::default(), 0),
            points: Vec::new(),
            winners: None,
            moves: self.table.moves(),
            rated: false,
            deal: None,
            coach: None,
            kept: false,
            followed: self.who.is_some(),
            beside: Default::default(),
            pace: None,
            calls: false,
            panels: panels.into(),
            address: self.address,
            asked: self.asked,
            question: self.question,
            choices: self.choices,
            resting: self.resting,
            undo: self.undo,
            notice: self.notice,
        })
    }
}

/// An answer that is no move of the rules: a word of ours, on a button or on a link.
pub(crate) fn plain(notation: String, sentence: String, places: Vec<String>, link: bool) -> ChoiceLine {
    ChoiceLine {
        notation,
        sentence,
        price: None,
        pays: Vec::new(),
        places,
        // A link, as what asks for a last word is.
        last_word: link.then_some(Final::EndsTurn),
    }
}
