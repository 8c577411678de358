//! The rules of Barrage: dams, conduits and powerhouses in the Alps, for two to four players, people and Automas.
//!
//! Pure rules: no clock, no I/O, no threads, no randomness but the game's own. A [`Position`] is a plain value of
//! less than a kilobyte; a turn is a chain of small [`Move`]s; every rule is cited by its number, B-1.1 to B-25.5,
//! A-1.1 to A-23.5 and L-1.1 to L-15.8, as `docs/rules` gives them.
//!
//! ```
//! use barrage::{Barrage, Setup, Variant};
//! use kernel::{Game, Match, Seed};
//!
//! let game = Barrage::open(Setup::new(2, Variant::Intro))?;
//! let mut game = Match::begin(game, Seed(7));
//! let seat = game.to_move().expect("a fresh game asks somebody");
//! game.play(seat, "bank".parse()?)?;
//! game.play(seat, "engineers 3".parse()?)?;
//! assert_eq!(game.position().table.seats[seat].credits, 9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agenda;
mod auction;
mod automa;
mod board;
mod company;
mod construction;
mod contract;
mod digest;
mod effect;
mod engine;
mod event;
mod game;
mod key;
mod leeghwater;
mod map;
mod moves;
mod notation;
mod officers;
mod position;
mod production;
mod refusal;
mod reward;
mod round;
mod scoring;
mod sets;
mod setup;
mod sheet;
mod space;
mod start;
mod step;
mod terms;
mod tile;
mod turn;
mod view;
mod water;
mod wheel;

/// The component tables of `data/`, compiled in.
mod tables {
    use kernel::Set;

    use crate::automa::{AutomaTileRow, Criterion, Deed, Limit, TileAction};
    use crate::company::Kind;
    use crate::contract::{Colour, ContractRow};
    use crate::effect::{Effect, Free, Gains, Reward};
    use crate::leeghwater::{BuildingRow, WorkRow};
    use crate::map::{Area, Basin, BasinRow, ConduitRow, ConduitSpace, HeadStream, PowerhouseRow};
    use crate::space::{PrivateSpace, Space, SpaceRow};
    use crate::tile::{Special, TileRow};

    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

pub use agenda::Agenda;
pub use auction::MOST_BID;
pub use automa::{
    AutomaBoard, AutomaTile, AutomaTileRow, Criterion, Deed, Failure, Level, Limit, Places, Preference,
    Section, Tie, TileAction,
};
pub use board::{Bonus, HeadStreamTile, Objective};
pub use company::{Company, Kind, Officer, Row};
pub use contract::{Colour, Contract, ContractRow};
pub use effect::{Effect, Free, Gains, Reward};
pub use event::{Event, Resource, Spring, Why};
pub use game::Barrage;
pub use leeghwater::{Building, BuildingRow, Leeghwater, Work, WorkRow};
pub use map::{Area, BaseSpace, Basin, ConduitSpace, HeadStream, PowerhouseSpace, Site};
pub use moves::{Machine, Move, Payment};
pub use position::{Hidden, Phase, Player, Position, River, Segment, Table, Variant, Wheel};
pub use refusal::Refusal;
pub use scoring::{NO_ENERGY_VP, SECTION, TRACK_CREDITS};
pub use setup::{EDITION, Setup};
pub use sheet::{Sheet, SheetError};
pub use space::{PrivateSpace, Space, SpaceRow};
pub use step::{Dams, Production, Step};
pub use terms::{Discount, Options, Seating, SecondSpace, Terms};
pub use tile::{Special, Tile, TileRow, Via};
pub use turn::Turns;
pub use view::View;
