//! The hash of a position, from numbered facts that never change their meaning.

use kernel::Digest;

use crate::company::Officer;
use crate::effect::Free;
use crate::leeghwater::Leeghwater;
use crate::map::Site;
use crate::position::{Player, Position, Table};
use crate::step::{Production, Step};
use crate::tile::Via;

/// One more than a value, 0 for none: so that "none" need not be stated.
pub(crate) fn some(value: Option<u8>) -> u64 {
    value.map_or(0, |value| u64::from(value) + 1)
}

/// Packs small numbers into a word, eight bits each.
fn pack<const N: usize>(bytes: [u8; N]) -> u64 {
    bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))
}

impl Position {
    /// The hash of everything in the position, hidden things included.
    pub fn digest(&self) -> u64 {
        let mut digest = Digest::default();
        let mut fact = |tag: u32, value: u64| digest.fact(tag, value);
        self.table.facts(&mut fact);
        let hidden = &self.hidden;
        fact(65, hidden.chance.0);
        for (tag, tile) in (400..).zip(&hidden.automa_tiles) {
            fact(tag, u64::from(tile.0) + 1);
        }
        for (stack, tag) in hidden.contracts.iter().zip((200..).step_by(20)) {
            for (tag, contract) in (tag..).zip(stack) {
                fact(tag, u64::from(contract.0) + 1);
            }
        }
        for (tag, work) in (420..).zip(&hidden.works) {
            fact(tag, u64::from(work.0) + 1);
        }
        for (stack, tag) in hidden.tiles.iter().zip((300..).step_by(20)) {
            for (tag, tile) in (tag..).zip(stack) {
                fact(tag, u64::from(tile.0) + 1);
            }
        }
        digest.value()
    }
}

impl Table {
    /// Everything that lies open, as numbered facts.
    #[inline]
    fn facts(&self, fact: &mut impl FnMut(u32, u64)) {
        fact(1, pack([self.players, self.variant as u8, self.round, self.phase as u8]));
        fact(2, pack(self.order.map(|seat| seat.0)));
        fact(3, self.active.0.into());
        fact(4, pack(self.bonus.map(|bonus| bonus as u8)));
        fact(5, self.objective as u64);
        fact(6, self.starting.bits());
        fact(7, self.extra_officers.bits().into());
        let river = &self.river;
        fact(8, u64::from(river.dams.bits()) << 32 | u64::from(river.neutral.bits()));
        fact(9, u64::from(river.raised.bits()) << 32 | u64::from(river.high.bits()));
        fact(10, pack(river.tiles.map(|tile| tile.0)));
        fact(11, pack(river.waiting));
        for (tag, held) in (12..).zip(river.held.chunks(8)) {
            fact(tag, held.iter().fold(0, |word, &drops| word << 8 | u64::from(drops)));
        }
        for (tag, place) in (20..).zip(self.display.as_flattened()) {
            fact(tag, some(place.map(|contract| contract.0)));
        }
        for (tag, place) in (30..).zip(&self.national) {
            fact(tag, some(place.map(|contract| contract.0)));
        }
        for (tag, place) in (40..).zip(&self.patents) {
            fact(tag, some(place.map(|tile| tile.0)));
        }
        for (tag, pair) in (50..).zip(&self.pairs) {
            fact(tag, pair.map_or(0, |(company, officer)| pack([1, company as u8, officer as u8])));
        }
        let automa = &self.automa;
        fact(
            60,
            pack([0, 1, 2, 3].map(|seat| some(self.seats.0[seat].automa.map(|level| level as u8)) as u8)),
        );
        fact(61, pack([automa.action, automa.criteria].map(|tile| some(tile.map(|tile| tile.0)) as u8)));
        fact(62, automa.discard.bits().into());
        fact(63, automa.contracts.bits());
        fact(64, automa.directed.bits().into());
        fact(66, self.terms.code());
        fact(67, automa.removed.bits());
        if self.expanded() {
            let Leeghwater { works, buildings, visitors, removed } = &self.leeghwater;
            fact(68, pack(works.map(|work| some(work.map(|work| work.0)) as u8)));
            fact(69, pack(buildings.map(|building| some(building.map(|building| building.0)) as u8)));
            fact(70, removed.bits().into());
            for (tag, row) in (71..).zip(visitors) {
                fact(tag, pack(row.map(|seat| some(seat.map(|seat| seat.0)) as u8)));
            }
        }
        for (tag, step) in (100..).zip(self.agenda.iter()) {
            fact(tag, step.code());
        }
        for (player, tag) in self.seats.0.iter().zip((1000..).step_by(100)) {
            player.facts(tag, fact);
        }
    }
}

impl Player {
    #[inline]
    fn facts(&self, tag: u32, fact: &mut impl FnMut(u32, u64)) {
        let officer = |officer: Option<Officer>| some(officer.map(|officer| officer as u8)) as u8;
        let company = some(self.company.map(|company| company as u8)) as u8;
        let facts = [
            pack([company, officer(self.officer), officer(self.copied), self.passed.into()]),
            pack([
                self.excamixers,
                self.engineers,
                self.excavators,
                self.mixers,
                self.banked,
                self.constructions,
                self.copies,
            ]),
            u64::from(self.credits) << 32 | u64::from(self.energy),
            self.vp as u16 as u64,
            self.bases.bits().into(),
            self.conduits.bits().into(),
            self.powerhouses.bits().into(),
            self.tiles.bits().into(),
            self.contracts.bits(),
            self.fulfilled.bits(),
            self.spaces.bits(),
            self.posted.bits(),
            self.paired.bits(),
            self.laid.into(),
            self.bid.into(),
            u64::from(self.buildings.bits()) << 32 | u64::from(self.works.bits()),
            pack([self.own_space, self.architect.into()]),
        ];
        for (tag, value) in (tag..).zip(facts) {
            fact(tag, value);
        }
        for (tag, segment) in (tag + 50..).zip(&self.wheel) {
            let tile = some(segment.tile.map(|tile| tile.0)) as u8;
            fact(tag, pack([segment.excamixers, tile, segment.excavators, segment.mixers]));
        }
    }
}

impl Step {
    /// The step as a number; never 0.
    pub(crate) fn code(self) -> u64 {
        let via = |via: Via| via as u8;
        let place = |site: Site| match site {
            Site::Base(space) => space.0,
            Site::Conduit(space) => 32 + space.0,
            Site::Powerhouse(space) => 64 + space.0,
            Site::Building(building) => 96 + building.0,
        };
        match self {
            Self::Draft => 1,
            Self::Turn { copied } => pack([2, copied.into()]),
            Self::Engineers => 3,
            Self::Tile { engineers } => pack([4, engineers.into()]),
            Self::Site { via: how, tile } => pack([5, via(how), tile.0]),
            Self::Payment { via: how, tile, kind, site } => {
                pack([6, via(how), tile.0, kind as u8, place(site)])
            }
            Self::Produce(Production::Turbine(bonus)) => pack([7, bonus as u8]),
            Self::Produce(Production::Tile(bonus)) => pack([8, bonus as u8]),
            Self::Produce(Production::Repeat(basin)) => pack([9, basin.0]),
            Self::Contract { energy, discount, national } => pack([10, energy, discount, national.into()]),
            Self::Machines(count) => pack([11, count]),
            Self::Drops { count, flowing, must } => pack([12, count, flowing.into(), must.into()]),
            Self::Free(Free::Base(areas)) => pack([13, areas.bits()]),
            Self::Free(Free::Elevation) => 14,
            Self::Free(Free::Conduit { power }) => pack([15, power]),
            Self::Free(Free::Powerhouse) => 16,
            Self::TakeContracts(count) => pack([17, count]),
            Self::Discard => 18,
            Self::Copy => 19,
            Self::Wheel(turns) => pack([20, turns]),
            Self::Special { tile, site } => pack([21, tile.0, place(site)]),
            Self::Income(seat) => pack([22, seat]),
            Self::HeadStreams => 23,
            Self::EndTurn => 24,
            Self::Automas => 25,
            Self::Action(from) => pack([26, from]),
            Self::TileFor { kind, limit, engineers } => pack([27, kind as u8, limit.code(), engineers]),
            Self::SiteFor { via: how, tile, kind, limit } => {
                pack([28, via(how), tile.0, kind as u8, limit.code()])
            }
            Self::DropsFor { count, flowing } => pack([29, count, flowing.into()]),
            Self::MachinesFor(count) => pack([30, count]),
            Self::Renew(colour) => pack([31, colour as u8]),
            Self::ProduceFor(bonus) => pack([32, bonus as u8]),
            Self::Bid => 33,
            Self::Hire => 34,
            Self::Leslie(position) => pack([35, position]),
            Self::Architect => 36,
            Self::Again => 37,
            Self::Extra => 38,
            Self::FillDam => 39,
            Self::Refill(used) => match used.only() {
                Some(dam) => pack([40, dam.0]),
                None => 48 << 40 | used.code(),
            },
            Self::RetrieveTile => 41,
            Self::RetrieveMachines => 42,
            Self::BuyWork(each) => pack([43, each]),
            Self::TakeTile => 44,
            Self::UseNow(building) => pack([45, building.0]),
            Self::Margot => 46,
            Self::Fulfil { most, must } => pack([47, most, must.into()]),
            Self::MoreDams { repeat, to, energy, drops, used } => {
                used.code() << 40 | pack([49, repeat.into(), to.0, energy as u8, drops])
            }
            Self::PayWork(position) => pack([50, position]),
        }
    }
}
