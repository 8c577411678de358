//! The rules of Underwater Cities.

mod board;
mod cards;
mod effect;
mod goods;
mod language;
mod pack;
mod place;

pub use board::{Board, Side, Spot};
pub use cards::{Card, CardSet, CardType, Color, Deck};
pub use effect::{Clause, Counted, Events, Grade, Node, NodeId, Price, Score, Span, Test, Trigger, Which};
pub use goods::{Cost, Gain, Purse, Resource};
pub use pack::{BUILT_IN, CardData, ContractData, MetropolisData, Pack, PackError, SlotData};
pub use place::{Piece, Pieces, Place, Site};
