//! The Automa: a company that plays by its tiles, at four levels.
//!
//! It is rules, not a player: at every step of an Automa's turn exactly one move is right, and `decide` finds it.
//! The engine plays that move as it plays any other where only one way is open, so an Automa's turn is resolved move
//! by move on the agenda, in the notation and with the events of everybody's turns. Why the move is the right one is
//! told by events of its own (`trace`); a log that keeps nothing makes them vanish.

mod building;
mod contracts;
mod criteria;
mod placing;
mod production;
mod seating;
mod tiles;
mod trace;
mod turn;
mod water;

use std::fmt;
use std::str::FromStr;

use kernel::{Log, NotationError, Seat, Set, fault};

pub use tiles::{AutomaTile, AutomaTileRow, Criterion, Deed, Limit, TileAction};
pub use trace::{Failure, Places, Preference, Tie};
pub use turn::Section;

pub(crate) use seating::levels;

use crate::company::{Company, Officer, named};
use crate::contract::Contract;
use crate::event::Event;
use crate::moves::{Machine, Move};
use crate::position::{Player, Table};
use crate::step::{Production, Step};
use crate::tile::{Special, Tile};

/// How strong an Automa is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// No incomes, no company bonus.
    Easy,
    /// As the rules of say.
    Medium,
    /// With the effects of advanced tiles and the company's ability.
    Hard,
    /// With an officer besides.
    VeryHard,
}

impl Level {
    /// All four, from weak to strong.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::VeryHard];
}

/// What lies open because of the Automas; empty in a game without them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AutomaBoard {
    /// The tile on top of the stack, action side up.
    pub action: Option<AutomaTile>,
    /// The tile on top of the discard pile, criteria side up.
    pub criteria: Option<AutomaTile>,
    /// The tiles below it.
    pub discard: Set<AutomaTile>,
    /// Contracts removed from the display at the contract office.
    pub contracts: Set<Contract>,
    /// Those of them removed in the turn under way, which are not to return in it (B-24.10).
    pub removed: Set<Contract>,
    /// Humans whose first turn of the round is still to come and is decided by a tile.
    pub directed: Set<Seat>,
}

impl Player {
    /// Whether this is an Automa.
    #[inline]
    pub const fn is_automa(&self) -> bool {
        self.automa.is_some()
    }

    /// The special effect of a tile in this player's hands: Automas below hard ignore it.
    #[inline]
    pub fn special(&self, tile: Tile) -> Option<Special> {
        if self.automa.is_some_and(|level| level < Level::Hard) { None } else { tile.special() }
    }

    /// Whether incomes of the company board are received.
    #[inline]
    pub(crate) fn has_incomes(&self) -> bool {
        self.automa != Some(Level::Easy)
    }

    /// What fees may cost: an Automa's points never limit it.
    #[inline]
    pub(crate) const fn purse(&self) -> u16 {
        if self.is_automa() { u16::MAX } else { self.credits }
    }
}

impl Table {
    /// Whether the rules of the Automa answer this step: every step of an Automa, and of a human the first turn of a
    /// round with Mahiri against them, as far as the tile decides.
    #[inline]
    pub(crate) fn decided(&self, step: &Step) -> bool {
        // Without Automas no tile lies open, and nothing is decided.
        self.automa.action.is_some() && self.decided_by_tile(step)
    }

    #[inline(never)]
    fn decided_by_tile(&self, step: &Step) -> bool {
        match *step {
            Step::Action(_)
            | Step::ProduceFor(_)
            | Step::SiteFor { .. }
            | Step::DropsFor { .. }
            | Step::MachinesFor(_) => true,
            Step::Turn { copied: false } => self.me().is_automa() || self.automa.directed.has(self.active),
            Step::Draft | Step::Bid | Step::Hire => false,
            _ => self.me().is_automa(),
        }
    }

    /// The one move the rules of the Automa dictate at a step; `None` if the step lapses.
    pub(crate) fn decide(&self, step: Step, log: &mut impl Log<Table, Event>) -> Option<Move> {
        match step {
            Step::Turn { .. } if self.me().engineers == 0 => Some(Move::Pass),
            Step::Turn { .. } => Some(Move::TurnTile),
            Step::Action(from) => self.next_action(from, log).map(Move::Action),
            Step::TileFor { kind, limit, .. } => self.choose_technology(kind, limit, log),
            Step::SiteFor { tile, kind, limit, .. } => {
                let eligible = self.eligible(tile, kind, limit);
                self.place_structure(kind, eligible, self.me().special(tile), log)
            }
            Step::Payment { tile, kind, site, .. } => Some(Move::Pay(self.automa_payment(tile, kind, site))),
            Step::ProduceFor(bonus) => self.choose_system(Production::Turbine(bonus), log),
            Step::Produce(production) => self.choose_system(production, log),
            Step::Contract { energy, discount, national } => {
                self.choose_contract(energy, discount, national, log).map(Move::Fulfil)
            }
            Step::Machines(_) | Step::MachinesFor(_) => Some(Move::Gain(self.choose_machine(log))),
            Step::Drops { count, flowing, .. } | Step::DropsFor { count, flowing } => {
                self.choose_drops(count, flowing, log)
            }
            Step::Free(free) => self.place_structure(free.kind(), self.free_sites(free), None, log),
            _ => None,
        }
    }

    /// Machinery of choice: the kind of which there is less, an excavator if equal; Jill's is a mixer.
    fn choose_machine(&self, log: &mut impl Log<Table, Event>) -> Machine {
        let me = self.me();
        let mixer = me.mixers < me.excavators || me.is_automa() && me.has(Officer::Jill);
        let machine = if mixer { Machine::Mixer } else { Machine::Excavator };
        let (excavators, mixers) = (me.excavators, me.mixers);
        log.note(self, Event::AutomaMachine { seat: self.active, machine, excavators, mixers });
        machine
    }

    /// How much lower contract values count in a production: France's ability (B-20.4, A-20.4).
    pub(crate) fn contract_discount(&self) -> u8 {
        if self.me().has_ability(Company::France) { crate::production::FRANCE_DISCOUNT } else { 0 }
    }
}

const LEVEL_NAMES: [&str; 4] = ["easy", "medium", "hard", "very-hard"];

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(LEVEL_NAMES[*self as usize])
    }
}

impl FromStr for Level {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        named(&Self::ALL, &LEVEL_NAMES, text, fault!("notation-levels"))
    }
}

kernel::serde_as_text!(Level);
