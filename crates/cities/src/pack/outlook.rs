//! The most each effect can do, worked out once when a pack is read: what looking ahead begins with (U-4.6 b).

use super::Pack;
use crate::building::USUAL;
use crate::effect::{Events, Node, NodeId, Price, Trigger, Which};
use crate::goods::{Cost, Resource};
use crate::place::{Piece, Pieces};

/// The most an effect can do by itself, without what sites, waiting cards, action cards and other slots add to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outlook {
    /// Goods it may bring.
    pub(crate) goods: Cost,
    /// Goods it may take, surcharges of sites apart.
    pub(crate) spends: Cost,
    /// Pieces it may build.
    pub(crate) builds: Pieces,
    /// How many buildings, cities and tunnels it may build.
    pub(crate) built: [u8; 3],
    /// Whether on expansion sites.
    pub(crate) expansion: bool,
    /// Structures it may upgrade, whoever built them.
    pub(crate) upgrades: Pieces,
    /// Steps on the Federation track.
    pub(crate) steps: u8,
    /// How many times something else may happen that cards wait for, and what.
    pub(crate) happenings: u8,
    pub(crate) events: Events,
    /// Action cards it may use, and make available again.
    pub(crate) uses: u8,
    pub(crate) refreshes: u8,
    /// Slots it may perform: how many, and whether among those without a tile and those with somebody's.
    pub(crate) performs: u8,
    pub(crate) performs_available: bool,
    pub(crate) performs_occupied: bool,
    /// Whether it may put a nonsymbiotic dome back into the supply.
    pub(crate) converts: bool,
    /// Whether it depends on how many of something there are, or on which structures are upgraded.
    pub(crate) counts: bool,
}

impl Outlook {
    pub(crate) const NOTHING: Self = Self {
        goods: Cost::FREE,
        spends: Cost::FREE,
        builds: Pieces(0),
        built: [0; 3],
        expansion: false,
        upgrades: Pieces(0),
        steps: 0,
        happenings: 0,
        events: Events(0),
        uses: 0,
        refreshes: 0,
        performs: 0,
        performs_available: false,
        performs_occupied: false,
        converts: false,
        counts: false,
    };
    pub(crate) const ACTION_USED: Self = Self::happens(Trigger::ActionUsed.bit(), 1);
    pub(crate) const SLOT_USED: Self = Self::happens(Events::USING, 1);

    /// So many goods and nothing else.
    pub(crate) const fn goods(goods: Cost) -> Self {
        Self { goods, ..Self::NOTHING }
    }

    /// One of these events, so many times.
    pub(crate) const fn happens(events: Events, happenings: u8) -> Self {
        Self { events, happenings, ..Self::NOTHING }
    }

    /// So many of any of these pieces, each for at most so much.
    pub(crate) fn builds(what: Pieces, count: u8, cost: Cost) -> Self {
        let kinds = [Pieces::BUILDINGS, Pieces::CITIES, Pieces::only(Piece::Tunnel)];
        let built = kinds.map(|kind| if what.0 & kind.0 != 0 { count } else { 0 });
        Self { builds: what, built, spends: cost.times(count), ..Self::NOTHING }
    }

    /// So many upgrades of these structures, each for at most so much.
    pub(crate) fn upgrades(what: Pieces, count: u8, cost: Cost) -> Self {
        Self { upgrades: what, spends: cost.times(count), ..Self::happens(Events::UPGRADING, count) }
    }

    /// One as well as the other.
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            goods: self.goods.plus(other.goods),
            spends: self.spends.plus(other.spends),
            built: std::array::from_fn(|kind| self.built[kind].saturating_add(other.built[kind])),
            steps: self.steps.saturating_add(other.steps),
            happenings: self.happenings.saturating_add(other.happenings),
            uses: self.uses.saturating_add(other.uses),
            refreshes: self.refreshes.saturating_add(other.refreshes),
            performs: self.performs.saturating_add(other.performs),
            ..self.either(other)
        }
    }

    /// One or the other.
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            goods: self.goods.most(other.goods),
            spends: self.spends.most(other.spends),
            built: std::array::from_fn(|kind| self.built[kind].max(other.built[kind])),
            steps: self.steps.max(other.steps),
            happenings: self.happenings.max(other.happenings),
            uses: self.uses.max(other.uses),
            refreshes: self.refreshes.max(other.refreshes),
            performs: self.performs.max(other.performs),
            ..self.either(other)
        }
    }

    /// What is a set rather than a number: in one or in the other.
    fn either(self, other: Self) -> Self {
        Self {
            builds: Pieces(self.builds.0 | other.builds.0),
            upgrades: Pieces(self.upgrades.0 | other.upgrades.0),
            expansion: self.expansion | other.expansion,
            events: self.events.and(other.events),
            performs_available: self.performs_available | other.performs_available,
            performs_occupied: self.performs_occupied | other.performs_occupied,
            converts: self.converts | other.converts,
            counts: self.counts | other.counts,
            ..self
        }
    }

    /// The same so many times.
    pub(crate) fn times(self, times: u8) -> Self {
        Self {
            goods: self.goods.times(times),
            spends: self.spends.times(times),
            built: self.built.map(|built| built.saturating_mul(times)),
            steps: self.steps.saturating_mul(times),
            happenings: self.happenings.saturating_mul(times),
            uses: self.uses.saturating_mul(times),
            refreshes: self.refreshes.saturating_mul(times),
            performs: self.performs.saturating_mul(times),
            ..self
        }
    }
}

impl Pack {
    /// The most an effect can do.
    #[inline]
    pub(crate) fn outlook(&self, id: NodeId) -> &Outlook {
        &self.outlooks[usize::from(id.0)]
    }

    /// Works out the outlook of every node. A node lies behind those it consists of.
    pub(super) fn look_out(&mut self) {
        for at in self.outlooks.len()..self.nodes() {
            let outlook = self.outlook_of(self.node(NodeId(at as u16)), NodeId(at as u16));
            self.outlooks.push(outlook);
        }
    }

    fn outlook_of(&self, node: &Node, id: NodeId) -> Outlook {
        let parts = self.parts_of(id).iter().map(|&part| *self.outlook(part));
        match *node {
            Node::All(_) => parts.fold(Outlook::NOTHING, Outlook::and),
            Node::OneOf(_) => parts.fold(Outlook::NOTHING, Outlook::or),
            Node::If(..) => Outlook { counts: true, ..parts.fold(Outlook::NOTHING, Outlook::or) },
            Node::Pay { cost, times, .. } => {
                let paid = Outlook { spends: cost, ..Outlook::NOTHING };
                parts.fold(paid, Outlook::and).times(times)
            }
            Node::Gain(gain) => {
                Outlook { goods: gain.goods, steps: gain.steps, ..Outlook::happens(Events::GIVING, 1) }
            }
            Node::GainPer { gain, most, .. } => {
                let lot = Outlook { steps: gain.steps, ..Outlook::happens(Events::GIVING, 1) };
                Outlook { goods: gain.goods, counts: true, ..lot }.times(most)
            }
            Node::Different { count, from } => {
                let goods = Cost(std::array::from_fn(|kind| u8::from(from.has(Resource::ALL[kind]))));
                Outlook { goods, ..Outlook::happens(Events::GIVING, count) }
            }
            Node::Exchange { most, one, other } => {
                let either = Cost::of(one, most).plus(Cost::of(other, most));
                Outlook { goods: either, spends: either, ..Outlook::NOTHING }
            }
            Node::Instead { of, gain, .. } => {
                Outlook { goods: gain.goods, spends: of, counts: true, ..Outlook::NOTHING }
            }
            Node::Build { what, count, price, expansion } => {
                Outlook { expansion, ..Outlook::builds(what, count, dearest(what, price)) }
            }
            Node::BuildAndUpgrade { what, price, upgrade } => {
                Outlook::builds(what, 1, dearest(what, price)).and(Outlook::upgrades(what, 1, upgrade))
            }
            Node::Upgrade { what, most, prices } => {
                Outlook::upgrades(what, most, prices.iter().fold(Cost::FREE, Cost::most))
            }
            Node::UseAction { most } => Outlook { uses: most, ..Outlook::NOTHING },
            Node::TakeSpecial => Outlook::happens(Trigger::SpecialTaken.bit(), 1),
            Node::Advance { steps } => Outlook { steps, ..Outlook::NOTHING },
            Node::Perform { which, .. } => Outlook {
                performs: 1,
                performs_available: which != Which::Occupied,
                performs_occupied: which != Which::Available,
                ..Outlook::NOTHING
            },
            // No structure makes more of anything.
            Node::Output { .. } => Outlook { counts: true, ..Outlook::goods(Cost([1; 5])) },
            Node::Refresh { most } => Outlook { refreshes: most, ..Outlook::NOTHING },
            Node::Convert => Outlook { converts: true, ..Outlook::NOTHING },
            // Looking ahead does not turn up the tile.
            Node::Metropolis => Outlook::happens(Trigger::MetropolisConnected.bit(), 1),
        }
    }
}

/// The most one of these pieces costs, discounts and surcharges apart.
fn dearest(what: Pieces, price: Price) -> Cost {
    match price {
        Price::Usual => what.iter().map(|piece| USUAL[piece as usize]).fold(Cost::FREE, Cost::most),
        Price::Stated(cost) => cost,
        Price::Free => Cost::FREE,
    }
}
