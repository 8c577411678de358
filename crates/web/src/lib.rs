//! What a person sees: pages and boards rendered from views.
//!
//! A page is a function from plain values to [`maud::Markup`]; every word in it is a Fluent message. Nothing here
//! knows a rule: what can be done, and why something cannot, is handed in. [`OnPage`] is what the pages ask of a game
//! besides its rules, and always from what one viewer may know.

mod assets;
mod chart;
mod coach;
mod component;
#[cfg(test)]
mod contrast;
mod figures;
mod habits;
mod ink;
mod kept;
mod library;
mod page;
mod pages;
mod pictures;
mod rulebook;
mod say;
mod sketch;
mod stage;
mod title;
mod titles;

pub use assets::{ASSETS, Asset, asset, picture};
pub use chart::{Points, chart};
pub use coach::{CoachLine, Coaching, Practice, Remark, Row, Sort, lately};
pub use component::Component;
pub use habits::{Confirm, Habits};
pub use kept::{Packed, Section};
pub use library::{Entry, LONGEST_QUESTION, Library, MOST_FOUND, Shelf};
pub use page::{Shell, problem_page, shell};
pub use pages::account::{account_page, reset_page};
pub use pages::analysis::{AnalysisPlace, OpinionLine, analysis_page, analysis_panels, opinion_lines};
pub use pages::calls::{Calls, DIGESTS, TargetLine, call_link_page, table_calls_page};
pub use pages::deal::{DealCheck, DealLine, Opening, deal_page};
pub use pages::gallery::{Wanted, component_page, gallery_page};
pub use pages::glossary::glossary_page;
pub use pages::guide::{Worths, guide_page, icons_page, summary_page, worth_page};
pub use pages::home::{GameLine, Home, home_page};
pub use pages::learn::{ChapterLine, LessonPlace, learn_page, lesson_panels};
pub use pages::lobby::{Filter, LobbyLine, LobbyPage, PACES, lobby_page};
pub use pages::new::{NewTable, new_page};
pub use pages::operator::{Accused, ComplaintLine, DeedLine, OperatorPage, operator_page};
pub use pages::orders::{OrderLine, OrdersPage, orders_page};
pub use pages::packs::{PackPage, pack_page};
pub use pages::profile::{
    PastLine, ProfilePage, RatingLine, RivalLine, TallyLine, leaders_page, profile_page,
};
pub use pages::puzzles::{
    PuzzleLine, PuzzlePlace, SolutionLine, SolutionPage, puzzle_panels, puzzles_page, solution_page,
    value as puzzle_value,
};
pub use pages::replay::{ReplayPage, replay_frame, replay_page};
pub use pages::review::{
    ReviewPage, ReviewUnderWay, ToldDecision, colours, progress_bar, review_file, review_page,
    review_under_way_page, term_name, terms_told, told_decisions, told_line, written_line,
};
pub use pages::rules::{rule_page, rules_page, table_rules_page};
pub use pages::search::search_page;
pub use pages::settings::settings_page;
pub use pages::shut::{ShutPage, shut_page};
pub use pages::sit::{SitPage, sit_page};
pub use pages::table::{
    Beside, ChoiceLine, Final, HintLine, HintReasons, LogLine, Notice, PaceLine, PleaLine, RestingLine,
    SeatLine, SeatTime, TablePage, Talk, TalkLine, here_frame, log_page, steps_on_the_way, table_frame,
    table_page, table_page_with, table_regions, talk_frame, time_text,
};
pub use pages::tournaments::{
    TournamentLine, TournamentPage, TournamentsPage, tournament_page, tournaments_page,
};
pub use say::Say;
pub use sketch::{Origin, Sketch, Stroke, sketched};
pub use stage::{
    Change, FRESH, LASTING, PASSING, Panel, Part, Piece, Place, Spot, Stage, Still, changes, mark_apart,
    pieces,
};
pub use title::{Names, OnPage, Order, Setting, Source, Title};
pub use titles::cities::{Gallery, gallery};
pub use titles::{coached, rule_at, symbols_section};
