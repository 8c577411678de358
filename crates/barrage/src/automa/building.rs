//! Construction by a tile: which technology, what it can build on, how it is paid.

use kernel::{Log, Moves, Set};

use crate::automa::tiles::{Deed, Limit};
use crate::automa::trace::Failure;
use crate::automa::turn::Section;
use crate::company::{Kind, Officer};
use crate::construction::{SOLOMON_CREDITS, Sites};
use crate::event::Event;
use crate::leeghwater::Building;
use crate::map::Site;
use crate::moves::{Machine, Move, Payment};
use crate::position::{Player, Table};
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
            .flat_map(move |level| [Tile::for_kind(level, kind), Tile::joker(level)])
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
        let special = Set::of(Tile::ANTON).with(Tile::LESLIE);
        for (via, tiles) in [(Via::Own, me.tiles - special), (Via::Anton, copied)] {
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
        // Wu's a base, else an elevation (L-14.10).
        if me.is_automa()
            && me.has(Officer::Wu)
            && let Some(kind) = [Kind::Base, Kind::Elevation]
                .into_iter()
                .find(|&kind| self.technology(kind, Limit::None).is_some())
        {
            return (kind, Limit::None);
        }
        if me.is_automa() && me.has(Officer::Margot) {
            let rows = if let Limit::Rows { .. } = limit { limit } else { self.rows_by_tiles() };
            if self.technology(Kind::Building, rows).is_some() {
                return (Kind::Building, rows);
            }
        }
        (kind, limit)
    }

    /// In which direction Margot's Automa looks for a private building where none is printed: as another action of the tile
    /// says, else by the side of the conduit code.
    fn rows_by_tiles(&self) -> Limit {
        let printed = self.automa.action.and_then(|tile| {
            tile.row().actions.iter().find_map(|action| match action.deed {
                Deed::PrivateBuilding { up } => Some(up),
                _ => None,
            })
        });
        let by_code = || self.automa.criteria.is_some_and(|tile| tile.row().conduit_code.0 & 1 == 0);
        Limit::Rows { up: printed.unwrap_or_else(by_code) }
    }

    /// The external work that Leslie's Automa does in place of a construction, and the order it was looked for in.
    pub(super) fn work_instead(&self) -> Option<([u8; 3], u8)> {
        let me = self.me();
        if !me.is_automa() || !me.tiles.has(Tile::LESLIE) {
            return None;
        }
        let printed = self.automa.action.and_then(|tile| {
            tile.row().actions.iter().find_map(|action| match action.deed {
                Deed::ExternalWork(order) => Some(order),
                _ => None,
            })
        });
        let order = printed.unwrap_or([1, 2, 3]);
        Some((order, self.payable_work(order)?))
    }

    /// The first position, counted from 0, whose work the machinery covers.
    pub(super) fn payable_work(&self, order: [u8; 3]) -> Option<u8> {
        let covered = |position: &u8| {
            self.leeghwater.works[usize::from(*position)].is_some_and(|work| self.me().covers(work))
        };
        order.into_iter().map(|position| position - 1).find(covered)
    }

    /// Whether the construction cannot be carried out, and which condition fails.
    pub(super) fn construction_fails(&self, kind: Kind, limit: Limit) -> Option<Failure> {
        let (kind, limit) = self.ordered(kind, limit);
        if self.work_instead().is_some() || self.technology(kind, limit).is_some() {
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
        let engineers = self.relieve(engineers, log);
        if !free && engineers > 0 {
            self.post(Section::Construction, engineers, log);
        }
        self.agenda.push(Step::SiteFor { via, tile, kind, limit });
    }

    /// The engineers of a construction: the first of a round takes Gennaro's Automa one fewer than printed (L-14.10).
    fn relieve(&mut self, printed: u8, log: &mut impl Log<Table, Event>) -> u8 {
        let me = self.me_mut();
        if !(me.is_automa() && me.has(Officer::Gennaro) && me.constructions == 0) {
            return printed;
        }
        me.constructions = 1;
        log.note(self, Event::AutomaGennaro { seat: self.active, printed });
        printed.saturating_sub(1)
    }

    /// How an Automa pays: Jill's mixers first; with II-Joker the usual machine as far as it goes; Solomon's Automa
    /// replaces one machine at most (A-20.3, A-21.5, A-21.6, B-24.9).
    pub(super) fn automa_payment(&self, tile: Tile, kind: Kind, site: Site) -> Payment {
        let me = self.me();
        if let Site::Building(building) = site {
            return me.automa_building_payment(building, me.special(tile));
        }
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
        // Elon's excamixers come last (L-14.10).
        let excamixers = (cost.count - usual - other).min(me.excamixers);
        let credits = (cost.count - usual - other - excamixers) * SOLOMON_CREDITS;
        match cost.machine {
            Machine::Excavator => Payment { excavators: usual, mixers: other, excamixers, credits },
            Machine::Mixer => Payment { excavators: other, mixers: usual, excamixers, credits },
        }
    }
}

impl Player {
    /// How an Automa pays for a private building: with the fewest machines replaced, and with II-Joker each kind as printed as
    /// far as it goes.
    fn automa_building_payment(&self, building: Building, special: Option<Special>) -> Payment {
        let row = building.row();
        let mut best: Option<(u8, u8, Payment)> = None;
        self.building_payments(building, special, u16::MAX, |payment| {
            // How far it is from what is printed; excavators are replaced first.
            let off = payment.excavators.abs_diff(row.excavators.min(self.excavators));
            let rank = (payment.credits + payment.excamixers, off, payment);
            if best.is_none_or(|(credits, other, _)| (rank.0, rank.1) < (credits, other)) {
                best = Some(rank);
            }
        });
        best.map_or_else(Payment::default, |(_, _, payment)| payment)
    }
}
