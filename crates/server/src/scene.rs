//! A table that no store keeps: the scene of a lesson or of a puzzle, as the page of a table.

use kernel::{Seat, Viewer};
use store::Secret;
use web::{ChoiceLine, Names, Notice, Panel, RestingLine, SeatLine, TablePage, table_frame, table_page};

use crate::caller::Caller;
use crate::pages::html;
use crate::problem::Problem;
use crate::table::AnyTable;
use axum::response::Response;
use web::Change;

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
    pub(crate) panels: Vec<Panel>,
    /// How many moves can be taken back.
    pub(crate) undo: usize,
    pub(crate) notice: Option<Notice>,
}

impl Scene<'_> {
    /// The page as an answer: for the script what changes, for everybody else the whole.
    pub(crate) fn shown(self, film: Option<&[Change]>) -> Result<Response, Problem> {
        let caller = self.caller;
        let page = self.page()?;
        Ok(html(match film {
            Some(film) => table_frame(caller.say(), film, &page),
            None => {
                let mut around = caller.shell();
                (around.scripted, around.game, around.sheet) = (true, Some(page.title), Some("learn.css"));
                table_page(caller.say(), &around, &page)
            }
        }))
    }

    fn page(self) -> Result<TablePage, Problem> {
        let (words, say, viewer) = (self.caller.words(), self.caller.say(), Viewer::Seat(self.seat));
        let seat_line = |seat: Seat| SeatLine {
            seat: seat.to_string(),
            name: self.table.seat_name(words, viewer, seat),
            who: say.it(if seat == self.seat { "you" } else { "learn-opponent" }),
            mine: seat == self.seat,
            asked: self.table.to_move() == Some(seat),
            free: false,
            link: None,
            renewable: false,
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
            kept: false,
            panels: self.panels,
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
        last_word: link.then_some(web::Final::EndsTurn),
    }
}
