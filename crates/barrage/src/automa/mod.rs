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

use crate::company::{Company, Kind, Officer, named};
use crate::contract::Contract;
use crate::event::Event;
use crate::leeghwater::Building;
use crate::map::{BaseSpace, Site};
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
            Step::Extra if self.me().engineers == 0 => None,
            Step::Turn { .. } | Step::Extra => Some(Move::TurnTile),
            Step::Fulfil { most, .. } => self.choose_free_contract(most, log).map(Move::Fulfil),
            Step::TakeTile => self.highest_patent().map(Move::TakeTile),
            Step::Refill(used) => self.choose_refill(used.set(), log).map(Move::Fill),
            Step::Action(0) if let Some((drops, colour)) = self.wu_instead() => {
                log.note(self, Event::AutomaWu { seat: self.active, drops, colour });
                Some(Move::Wu)
            }
            Step::Action(from) => self.next_action(from, log).map(Move::Action),
            Step::MoreDams { to, used, .. } => Some(self.next_dam(to, used.set())),
            Step::TileFor { kind, limit, .. } => self.choose_technology(kind, limit, log),
            Step::SiteFor { tile, kind, limit, .. } => {
                let eligible = self.eligible(tile, kind, limit);
                match limit {
                    Limit::Rows { up } => self.first_building(eligible.buildings, up),
                    _ => self.place_structure(kind, eligible, self.me().special(tile), log),
                }
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

    /// The first of some private buildings from the top, or from the bottom.
    fn first_building(&self, eligible: Set<Building>, up: bool) -> Option<Move> {
        let mut rows = self.leeghwater.buildings.iter().flatten().copied().filter(|&it| eligible.has(it));
        let building = if up { rows.next_back() } else { rows.next() }?;
        Some(Move::Build { kind: Kind::Building, site: Site::Building(building) })
    }

    /// The advanced tile of highest level on offer, the upper slot of equals (L-13.5).
    fn highest_patent(&self) -> Option<Tile> {
        // The first of the greatest: of equals `max_by_key` takes the last, so they are gone through from the bottom.
        self.patents.iter().rev().flatten().copied().max_by_key(|tile| tile.level())
    }

    /// The dam that takes the Netherlands' drop: the one that could then give most energy; without such a one, or among equals,
    /// by the dam column of the criteria tile.
    fn choose_refill(&self, used: Set<BaseSpace>, log: &mut impl Log<Table, Event>) -> Option<BaseSpace> {
        let dams = self.dams_with_room(Some(used));
        let gives = |dam: BaseSpace| Some((self.river.held[dam.0 as usize] + 1) * self.power_from(dam)?);
        let most = dams.iter().filter_map(gives).max();
        let best = dams.iter().filter(|&dam| most.is_none() || gives(dam) == most).collect();
        let at = self.by_dam_column(best)?;
        log.note(self, Event::AutomaRefill { seat: self.active, at });
        Some(at)
    }

    /// The power of the strongest conduit that links a dam with an own powerhouse, if one does.
    fn power_from(&self, dam: BaseSpace) -> Option<u8> {
        let houses = self.me().powerhouse_basins();
        let linked = self.built_conduits() & dam.conduits();
        linked.iter().filter(|conduit| houses.has(conduit.to())).map(|conduit| conduit.power()).max()
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
