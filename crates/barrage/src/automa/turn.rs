//! An Automa's turn: turning a tile, trying its actions, sending engineers.

use kernel::{Log, Set};
use serde::Serialize;

use crate::automa::tiles::{Deed, Limit};
use crate::automa::trace::Failure;
use crate::company::{Kind, Officer};
use crate::contract::Colour;
use crate::event::{Event, Resource, Why};
use crate::position::{Player, Position, Segment, Table};
use crate::round::LAST_ROUND;
use crate::space::{
    BLOCKED, CONTRACT_OFFICE, EXTERNAL_WORKS, MACHINERY_SHOP, PATENTS, Space, TURBINES, WATER, WORKSHOP,
};
use crate::step::Step;
use crate::tables::{AUTOMA_BANK_VP, AUTOMA_PATENT_PRICE, RIGHT_SPACES};
use crate::tile::Tile;

/// A part of the boards where engineers are sent by a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// The turbine station.
    Turbines,
    /// Water management.
    Water,
    /// The workshop.
    Workshop,
    /// The machinery shop.
    Machinery,
    /// The contract office.
    Contracts,
    /// The patent office.
    Patents,
    /// The external works (L-3.1).
    Works,
    /// The company board.
    Construction,
}

impl Section {
    /// Its action spaces; the company board's four are not used by a tile.
    fn spaces(self) -> Set<Space> {
        match self {
            Self::Turbines => TURBINES,
            Self::Water => WATER,
            Self::Workshop => WORKSHOP,
            Self::Machinery => MACHINERY_SHOP,
            Self::Contracts => CONTRACT_OFFICE,
            Self::Patents => PATENTS,
            Self::Works => EXTERNAL_WORKS,
            Self::Construction => Set::EMPTY,
        }
    }
}

impl Position {
    /// The top tile goes onto the discard pile, its criteria side up; the next one's actions serve. An empty
    /// stack is made anew from the discard pile without the tile just turned.
    pub(crate) fn turn_tile(&mut self, log: &mut impl Log<Position, Event>) {
        let seat = self.table.active;
        let board = &mut self.table.automa;
        board.directed.remove(seat);
        let Some(criteria) = board.action else { return };
        if let Some(covered) = board.criteria.replace(criteria) {
            board.discard.add(covered);
        }
        let stack = &mut self.hidden.automa_tiles;
        let shuffled = stack.is_empty();
        if shuffled {
            stack.extend(std::mem::take(&mut board.discard));
            self.hidden.chance.shuffle(stack);
        }
        board.action = stack.pop();
        if let Some(action) = board.action {
            log.note(self, Event::AutomaTurned { seat, criteria, action, shuffled });
        }
        self.table.agenda.push(Step::Action(0));
    }
}

impl Table {
    /// The drops of own dams and the colour for which Wu's Automa uses his space in place of the tile: that of the tile's production,
    /// if a face-up contract of it is within reach (L-14.10).
    pub(super) fn wu_instead(&self) -> Option<(u8, Colour)> {
        let me = self.me();
        if !(me.is_automa() && me.has(Officer::Wu) && me.own_space == 0 && me.engineers > 0) {
            return None;
        }
        let actions = self.automa.action?.row().actions;
        let colour = actions.iter().find_map(|action| match action.deed {
            Deed::Produce { contract, .. } => Some(contract),
            _ => None,
        })?;
        let drops = self.drops_held();
        let mut shown = self.display[colour as usize].iter().flatten();
        shown.any(|contract| contract.energy() <= drops).then_some((drops, colour))
    }

    /// The first action from this one on that can be carried out; none without an engineer.
    pub(super) fn next_action(&self, from: u8, log: &mut impl Log<Table, Event>) -> Option<u8> {
        let seat = self.active;
        let tile = self.automa.action?;
        if self.me().engineers == 0 {
            return None;
        }
        for (index, action) in tile.row().actions.iter().enumerate().skip(from as usize) {
            let number = index as u8 + 1;
            match self.fails(action.deed) {
                None => {
                    log.note(self, Event::AutomaActs { seat, tile, action: number });
                    return Some(index as u8);
                }
                Some(failure) => log.note(self, Event::AutomaTried { seat, tile, action: number, failure }),
            }
        }
        None
    }

    /// Why an action cannot be carried out on the position as it is; `None` if it can.
    fn fails(&self, deed: Deed) -> Option<Failure> {
        let me = self.me();
        let unpaid = |price: u8| {
            (u16::from(price) > me.purse()).then_some(Failure::NoCredits { needed: price, held: me.credits })
        };
        match deed {
            Deed::Produce { bonus, contract } => self.production_fails(bonus, contract),
            Deed::Drops { count, flowing } => self.drops_fail(count, flowing),
            Deed::Renew(_) | Deed::Bank => None,
            Deed::Build { kind, limit } => self.construction_fails(kind, limit),
            Deed::Wheel { .. } if me.wheel == [Segment::default(); 6] => Some(Failure::EmptyWheel),
            Deed::Wheel { price, .. } => unpaid(price),
            Deed::Buy { .. } if self.round == LAST_ROUND => Some(Failure::LastRound),
            Deed::Buy { price, .. } => unpaid(price),
            Deed::Patent(kind) if self.patent_for(kind).is_none() => Some(Failure::NoPatent),
            Deed::Patent(_) => unpaid(AUTOMA_PATENT_PRICE),
            Deed::ExternalWork(_) | Deed::PrivateBuilding { .. } | Deed::PrivateBuildingPatent
                if !self.expanded() =>
            {
                Some(Failure::Expansion)
            }
            Deed::ExternalWork(order) => self.payable_work(order).is_none().then_some(Failure::NoWork),
            Deed::PrivateBuilding { up } => self.construction_fails(Kind::Building, Limit::Rows { up }),
            Deed::PrivateBuildingPatent if self.patent_for(Kind::Building).is_none() => {
                Some(Failure::NoPatent)
            }
            Deed::PrivateBuildingPatent => unpaid(AUTOMA_PATENT_PRICE),
        }
    }

    /// The slot of the tile that a patent action takes: one of the structure before a joker, the upper of two
    ///
    fn patent_for(&self, kind: Kind) -> Option<u8> {
        let slot = |wanted: fn(u8, Kind) -> Tile| {
            let fits = |tile: &Option<Tile>| tile.is_some_and(|tile| tile == wanted(tile.level(), kind));
            self.patents.iter().position(fits).map(|slot| slot as u8)
        };
        slot(Tile::for_kind).or_else(|| slot(|level, _| Tile::joker(level)))
    }

    /// Carries out an action of the tile; what follows from it goes on the agenda.
    pub(crate) fn act(&mut self, index: u8, log: &mut impl Log<Table, Event>) {
        let Some(tile) = self.automa.action else { return };
        let seat = self.active;
        let why = Why::AutomaTile(tile);
        let action = tile.row().actions[index as usize];
        let engineers = action.engineers;
        if !action.deed.ends_turn() {
            self.agenda.push(Step::Action(index + 1));
        } else if engineers == 1 && self.me().is_automa() && self.me().architect {
            // The Architect gives another turn.
            self.me_mut().architect = false;
            log.note(self, Event::ArchitectSent { seat });
            self.agenda.push(Step::Again);
        }
        match action.deed {
            Deed::Produce { bonus, .. } => {
                self.post(Section::Turbines, engineers, log);
                self.agenda.push(Step::ProduceFor(bonus));
            }
            Deed::Drops { count, flowing } => {
                self.post(Section::Water, engineers, log);
                self.agenda.push(Step::DropsFor { count, flowing });
            }
            Deed::Renew(colour) => {
                self.post(Section::Contracts, engineers, log);
                self.agenda.push(Step::Renew(colour));
            }
            Deed::Build { .. } | Deed::PrivateBuilding { .. }
                if let Some((order, position)) = self.work_instead() =>
            {
                self.work_by_tile(order, position, 1, log);
            }
            Deed::Build { kind, limit } => {
                let ordered = self.ordered(kind, limit);
                // Margot's building takes one engineer.
                let engineers = if ordered.0 == Kind::Building { 1 } else { engineers };
                let (kind, limit) = ordered;
                self.agenda.push(Step::TileFor { kind, limit, engineers });
            }
            Deed::PrivateBuilding { up } => {
                let (kind, limit) = self.ordered(Kind::Building, Limit::Rows { up });
                self.agenda.push(Step::TileFor { kind, limit, engineers });
            }
            Deed::ExternalWork(order) => {
                if let Some(position) = self.payable_work(order) {
                    self.work_by_tile(order, position, engineers, log);
                }
            }
            Deed::Wheel { turns, price } => {
                self.post(Section::Workshop, engineers, log);
                self.pay(seat, price.into(), why, log);
                self.agenda.push(Step::Wheel(turns));
            }
            Deed::Buy { excavators, mixers, choice, price } => {
                self.post(Section::Machinery, engineers, log);
                self.pay(seat, price.into(), why, log);
                self.gain(seat, Resource::Excavators, excavators.into(), why, log);
                self.gain(seat, Resource::Mixers, mixers.into(), why, log);
                if choice > 0 {
                    self.agenda.push(Step::MachinesFor(choice));
                }
            }
            Deed::Patent(_) | Deed::PrivateBuildingPatent => {
                let kind = if let Deed::Patent(kind) = action.deed { kind } else { Kind::Building };
                if let Some(slot) = self.patent_for(kind) {
                    self.post(Section::Patents, engineers, log);
                    self.pay(seat, AUTOMA_PATENT_PRICE.into(), why, log);
                    self.take_patent(slot, log);
                }
            }
            Deed::Bank => {
                let engineers = engineers.min(self.me().engineers);
                self.send_engineers(engineers);
                self.me_mut().banked += engineers;
                log.note(self, Event::Placed { seat, space: Space::BANK, engineers });
                self.gain(seat, Resource::Credits, AUTOMA_BANK_VP.into(), why, log);
            }
        }
    }

    /// The external work at a position, by a tile: engineers to its space, whoever stands there, then machinery and reward
    /// Leslie's Automa keeps the machinery on the wheel.
    fn work_by_tile(
        &mut self,
        order: [u8; 3],
        position: u8,
        engineers: u8,
        log: &mut impl Log<Table, Event>,
    ) {
        let seat = self.active;
        let Some(work) = self.leeghwater.works[usize::from(position)] else { return };
        log.note(self, Event::AutomaWork { seat, order, work });
        self.post_at(Section::Works, Some(Space::WORKS[usize::from(position)]), engineers, log);
        if self.me().is_automa() {
            let keep = self.me().tiles.has(Tile::LESLIE) && engineers == 1;
            self.do_work_as_printed(position, keep, log);
        } else {
            self.begin_work(position, log);
        }
    }

    /// Sends engineers, all that are left if they are too few: to the first free space of a section, or next
    /// to it; for a construction onto the company board.
    pub(super) fn post(&mut self, section: Section, engineers: u8, log: &mut impl Log<Table, Event>) {
        self.post_at(section, self.first_free(section), engineers, log);
    }

    fn post_at(
        &mut self,
        section: Section,
        space: Option<Space>,
        engineers: u8,
        log: &mut impl Log<Table, Event>,
    ) {
        let seat = self.active;
        let engineers = engineers.min(self.me().engineers);
        // A work that was bought leaves its space free; one that others have done, nobody's.
        let space = space.filter(|&space| !self.taken_spaces().has(space));
        self.send_engineers(engineers);
        let me = self.me_mut();
        match space {
            Some(space) => {
                me.spaces.add(space);
                me.posted.add(space);
                if engineers > 1 {
                    me.paired.add(space);
                }
                log.note(self, Event::Placed { seat, space, engineers });
            }
            None => {
                me.laid += engineers;
                log.note(self, Event::Laid { seat, section, engineers });
            }
        }
    }

    /// The first space of a section without engineers: left column from the top, then the right one; of the
    /// patent office slot 1, 2, 3.
    fn first_free(&self, section: Section) -> Option<Space> {
        let closed = self.taken_spaces() | BLOCKED[self.players as usize];
        let free = section.spaces() - closed;
        (free - RIGHT_SPACES).first().or(free.first())
    }

    /// Who has engineers on a space, and how many (B-6.5, A-4.1); the bank is counted by player.
    pub fn engineers_on(&self, space: Space) -> Option<(kernel::Seat, u8)> {
        let seat = self.owner(|player| player.spaces.has(space))?;
        let player = &self.seats[seat];
        let count = if !player.posted.has(space) {
            space.row().engineers
        } else {
            1 + u8::from(player.paired.has(space))
        };
        Some((seat, count))
    }
}

impl Player {
    /// Engineers that tiles have sent to spaces or laid beside them this round, the bank apart.
    pub fn sent_by_tiles(&self) -> u8 {
        self.posted.len() as u8 + self.paired.len() as u8 + self.laid
    }
}
