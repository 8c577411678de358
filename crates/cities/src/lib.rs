//! The rules of Underwater Cities.
//!
//! A nation on the sea floor: domes joined by tunnels, farms, desalination plants and laboratories around them, cards
//! that match the colour of the slot they are played on, ten rounds in three eras. One to four players, the
//! asymmetric boards, government contracts and the solo game. Rule numbers (U-…) are those of `docs/rules/cities.md`.
//!
//! ```
//! use kernel::{Game, Match, Seed};
//! let game = cities::Cities::open(cities::Setup::new(3)).expect("three may play");
//! let mut table = Match::begin(game, Seed(7));
//! while let Some(seat) = table.to_move() {
//!     let first = table.moves()[0];
//!     table.play(seat, first).expect("a listed move is legal");
//! }
//! assert_eq!(table.game().outcome(table.position()).winners.len(), 1);
//! ```
//!
//! The crate does no I/O, reads no clock, and draws no randomness but the game's own.

mod ahead;
mod board;
mod brought;
mod building;
mod cards;
mod choices;
mod effect;
mod event;
mod few;
mod flow;
mod game;
mod goods;
mod hand;
mod hash;
mod key;
mod language;
mod lasting;
mod list;
mod moves;
mod nature;
mod notation;
mod pack;
mod place;
mod position;
mod produce;
mod redeal;
mod refusal;
mod resolve;
mod rules;
mod run;
mod scoring;
mod sets;
mod setup;
mod sheet;
mod spots;
mod start;
mod step;
mod view;
pub mod worth;

pub use board::{Board, CityData, MOST_CITIES, MOST_TUNNELS, Print, SITES_PER_CITY, Side, Spot, TunnelData};
pub use building::USUAL;
pub use cards::{Card, CardType, Color, Deck};
pub use choices::Choice;
pub use effect::{
    Clause, Counted, Events, Grade, Node, NodeId, Price, Prices, Score, SlotSets, Span, Tally, Test, Trigger,
    Which,
};
pub use event::{Event, Scoring, Seen};
pub use flow::{TUNNELS, WHITE_DOMES, purple_domes};
pub use game::Cities;
pub use goods::{Cost, Gain, Purse, Resource};
pub use hand::Hand;
pub use lasting::{Lasting, Trait};
pub use moves::Move;
pub use pack::{
    BUILT_IN, CardData, ContractData, EDITION, EDITIONS, LARGEST_PACK, MOST_ERA_CARDS, MOST_SPECIALS,
    MetropolisData, Pack, PackError, SlotData,
};
pub use place::{EXPANSION, Junction, Piece, Pieces, Site};
pub use position::{HiddenSpecial, MOST_HAND, MOST_STEPS, Memory, Phase, Player, Position, UNLIMITED};
pub use produce::{output, pair};
pub use refusal::{Question, Refusal};
pub use sets::{
    ActionPlace, BuildingSite, CardSet, CitySite, Contract, MetropolisSpace, PartPlace, Tile, TunnelSite,
};
pub use setup::{Laying, Setup};
pub use sheet::{PlayerSheet, Sheet, SheetError};
pub use step::{Slot, Step, Task};
pub use view::{HandCard, PlayerView, View};
