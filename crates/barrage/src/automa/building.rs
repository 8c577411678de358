//! Construction by a tile: which technology, what it can build on, how it is paid.

use kernel::{Log, Moves, Set};

use crate::automa::tiles::Limit;
use crate::automa::trace::Failure;
use crate::automa::turn::Section;
use crate::company::{Kind, Officer};
use crate::construction::{SOLOMON_CREDITS, Sites};
use crate::event::Event;
use crate::map::Site;
use crate::moves::{Machine, Move, Payment};
use crate::position::Table;
use crate::step::Step;
use crate::tile::{Special, Tile, Via};

impl Table {
    /// The spaces a tile can build on and pay for, within the limit printed.
    pub(crate) fn eligible(&self, tile: Tile, kind: Kind, limit: Limit) -> Sites {
        if !tile.builds().has(kind) {
            return Sites::default();
        }
        limit.within(self.sites_for(kind, self.me().special(tile), self.me().purse()))
    }

    /// The tiles of a set that build a kind, in the order an Automa prefers them: III, II, I, basic, and at each level
    /// the specific one before the joker.
    fn in_preference(tiles: Set<Tile>, kind: Kind) -> impl Iterator<Item = Tile> {
        (0..4u8)
            .rev()
            .flat_map(move |level| [level * 5 + kind as u8, level * 5 + Tile::BASIC_JOKER.0])
            .map(Tile)
            .filter(move |&tile| tiles.has(tile))
    }

    /// The first tile with an eligible space; Anton's, copying one on the wheel, only when no other serves (A-20.2,
    ///
    fn technology(&self, kind: Kind, limit: Limit) -> Option<(Via, Tile)> {
        let me = self.me();
        let serves = |tile: &Tile| self.eligible(*tile, kind, limit).any();
        let own = Self::in_preference(me.tiles, kind).find(serves).map(|tile| (Via::Own, tile));
        own.or_else(|| {
            let copied = if me.tiles.has(Tile::ANTON) { me.tiles_on_wheel() } else { Set::EMPTY };
            Self::in_preference(copied, kind).find(serves).map(|tile| (Via::Anton, tile))
        })
    }

    /// The tile an Automa builds with.
    pub(super) fn choose_technology(
        &self,
        kind: Kind,
        limit: Limit,
        log: &mut impl Log<Table, Event>,
    ) -> Option<Move> {
        let (via, tile) = self.technology(kind, limit)?;
        let copied = via == Via::Anton;
        log.note(self, Event::AutomaTechnology { seat: self.active, structure: kind, tile, copied });
        Some(Move::Tile { via, tile })
    }

    /// The tiles a human may build with when an Automa tile orders a construction.
    #[inline(never)]
    pub(crate) fn list_tiles_for(&self, kind: Kind, limit: Limit, moves: &mut Moves<Move>) {
        let me = self.me();
        let copied = if me.tiles.has(Tile::ANTON) { me.tiles_on_wheel() } else { Set::EMPTY };
        for (via, tiles) in [(Via::Own, me.tiles.without(Tile::ANTON)), (Via::Anton, copied)] {
            let serving = tiles.iter().filter(|&tile| self.eligible(tile, kind, limit).any());
            moves.extend(serving.map(|tile| Move::Tile { via, tile }));
        }
    }

    /// What a construction printed on a tile builds: Graziano's Automa an elevation whenever it can.
    pub(super) fn ordered(&self, kind: Kind, limit: Limit) -> (Kind, Limit) {
        let me = self.me();
        if me.is_automa()
            && me.has(Officer::Graziano)
            && self.technology(Kind::Elevation, Limit::None).is_some()
        {
            return (Kind::Elevation, Limit::None);
        }
        (kind, limit)
    }

    /// Whether the construction cannot be carried out, and which condition fails.
    pub(super) fn construction_fails(&self, kind: Kind, limit: Limit) -> Option<Failure> {
        let (kind, limit) = self.ordered(kind, limit);
        if self.technology(kind, limit).is_some() {
            return None;
        }
        let me = self.me();
        let mut tiles = me.tiles;
        if tiles.has(Tile::ANTON) {
            tiles |= me.tiles_on_wheel();
        }
        Some(if self.built(me, kind) == kind.pieces() {
            Failure::NoPiece
        } else if Self::in_preference(tiles, kind).next().is_none() {
            Failure::NoTile
        } else if !limit.within(self.vacant(kind)).any() {
            Failure::NoSpace
        } else {
            Failure::NoMachinery
        })
    }

    /// The tile of an ordered construction is named: engineers are laid on the company board, unless it needs none
    ///
    pub(crate) fn lay_for_construction(
        &mut self,
        via: Via,
        tile: Tile,
        kind: Kind,
        limit: Limit,
        engineers: u8,
        log: &mut impl Log<Table, Event>,
    ) {
        let free =
            matches!(self.me().special(tile), Some(Special::NoEngineers | Special::NoEngineersNoMachines));
        if !free {
            self.post(Section::Construction, engineers, log);
        }
        self.agenda.push(Step::SiteFor { via, tile, kind, limit });
    }

    /// How an Automa pays: Jill's mixers first; with II-Joker the usual machine as far as it goes; Solomon's Automa
    /// replaces one machine at most (A-20.3, A-21.5, A-21.6, B-24.9).
    pub(super) fn automa_payment(&self, tile: Tile, kind: Kind, site: Site) -> Payment {
        let me = self.me();
        let cost = self.cost(tile, kind, site);
        if let Some(mixers) = cost.mixers_instead.filter(|&mixers| mixers <= me.mixers) {
            return Payment { mixers, ..Payment::default() };
        }
        let (held, others) = match cost.machine {
            Machine::Excavator => (me.excavators, me.mixers),
            Machine::Mixer => (me.mixers, me.excavators),
        };
        let usual = cost.count.min(held);
        let other = match me.special(tile) {
            Some(Special::AnyMachines) => (cost.count - usual).min(others),
            _ => 0,
        };
        let credits = (cost.count - usual - other) * SOLOMON_CREDITS;
        match cost.machine {
            Machine::Excavator => Payment { excavators: usual, mixers: other, credits },
            Machine::Mixer => Payment { excavators: other, mixers: usual, credits },
        }
    }
}
