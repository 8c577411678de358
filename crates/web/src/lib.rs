//! What a person sees: pages and boards rendered from views.
//!
//! A page is a function from plain values to [`maud::Markup`]; every word in it is a Fluent message. Nothing here
//! knows a rule: what can be done, and why something cannot, is handed in. [`OnPage`] is what the pages ask of a game
//! besides its rules, and always from what one viewer may know.

mod assets;
mod chart;
#[cfg(test)]
mod contrast;
mod habits;
mod ink;
mod page;
mod pages;
mod say;
mod stage;
mod title;
mod titles;

pub use assets::{ASSETS, Asset, asset, picture};
pub use chart::{Points, chart};
pub use habits::{Confirm, Habits};
pub use page::{Shell, problem_page, shell};
pub use pages::account::{account_page, reset_page};
pub use pages::deal::{DealCheck, DealLine, Opening, deal_page};
pub use pages::glossary::glossary_page;
pub use pages::home::{GameLine, Home, home_page};
pub use pages::learn::{ChapterLine, LessonPlace, learn_page, lesson_panels};
pub use pages::new::{NewTable, new_page};
pub use pages::operator::{ComplaintLine, DeedLine, OperatorPage, operator_page};
pub use pages::packs::{PackPage, pack_page};
pub use pages::profile::{
    PastLine, ProfilePage, RatingLine, RivalLine, TallyLine, leaders_page, profile_page,
};
pub use pages::puzzles::{
    PuzzleLine, PuzzlePlace, SolutionLine, SolutionPage, puzzle_panels, puzzles_page, solution_page,
    value as puzzle_value,
};
pub use pages::replay::{ReplayPage, replay_frame, replay_page};
pub use pages::rules::{page_of_rule, rules_page};
pub use pages::settings::settings_page;
pub use pages::shut::{ShutPage, shut_page};
pub use pages::sit::{SitPage, sit_page};
pub use pages::table::{
    ChoiceLine, Final, HintLine, LogLine, Notice, RestingLine, SeatLine, TablePage, log_page, table_frame,
    table_page, table_regions,
};
pub use pages::tournaments::{
    TournamentLine, TournamentPage, TournamentsPage, tournament_page, tournaments_page,
};
pub use say::Say;
pub use stage::{Change, Panel, Part, Place, Spot, Stage, Still, changes};
pub use title::{Names, OnPage, Order, Setting, Source, Title};
pub use titles::cities::{Gallery, gallery};
