//! The hash of a position, from numbered facts that never change their meaning.

use kernel::Digest;

use crate::company::Officer;
use crate::effect::Free;
use crate::map::Site;
use crate::position::{Player, Position};
use crate::step::{Production, Step};
use crate::tile::Via;

/// One more than a value, 0 for none: so that "none" need not be stated.
fn some(value: Option<u8>) -> u64 {
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
        let table = &self.table;
        fact(1, pack([table.players, table.variant as u8, table.round, table.phase as u8]));
        fact(2, pack(table.order.map(|seat| seat.0)));
        fact(3, table.active.0.into());
        fact(4, pack(table.bonus.map(|bonus| bonus as u8)));
        fact(5, table.objective as u64);
        fact(6, table.starting);
        fact(7, table.extra_officers.into());
        let river = &table.river;
        fact(8, u64::from(river.dams) << 32 | u64::from(river.neutral));
        fact(9, u64::from(river.raised) << 32 | u64::from(river.high));
        fact(10, pack(river.tiles.map(|tile| tile.0)));
        fact(11, pack(river.waiting));
        for (tag, held) in (12..).zip(river.held.chunks(8)) {
            fact(tag, held.iter().fold(0, |word, &drops| word << 8 | u64::from(drops)));
        }
        for (tag, place) in (20..).zip(table.display.as_flattened()) {
            fact(tag, some(place.map(|contract| contract.0)));
        }
        for (tag, place) in (30..).zip(&table.national) {
            fact(tag, some(place.map(|contract| contract.0)));
        }
        for (tag, place) in (40..).zip(&table.patents) {
            fact(tag, some(place.map(|tile| tile.0)));
        }
        for (tag, pair) in (50..).zip(&table.pairs) {
            fact(tag, pair.map_or(0, |(company, officer)| pack([1, company as u8, officer as u8])));
        }
        let automa = &table.automa;
        fact(60, pack(table.seats.0.map(|player| some(player.automa.map(|level| level as u8)) as u8)));
        fact(61, pack([automa.action, automa.criteria].map(|tile| some(tile.map(|tile| tile.0)) as u8)));
        fact(62, automa.discard.into());
        fact(63, automa.contracts);
        fact(64, automa.directed.0.into());
        fact(65, self.hidden.chance.0);
        for (tag, tile) in (400..).zip(&self.hidden.automa_tiles) {
            fact(tag, u64::from(tile.0) + 1);
        }
        for (tag, step) in (100..).zip(&table.agenda) {
            fact(tag, step.code());
        }
        for (stack, tag) in self.hidden.contracts.iter().zip((200..).step_by(20)) {
            for (tag, contract) in (tag..).zip(stack) {
                fact(tag, u64::from(contract.0) + 1);
            }
        }
        for (stack, tag) in self.hidden.tiles.iter().zip((300..).step_by(20)) {
            for (tag, tile) in (tag..).zip(stack) {
                fact(tag, u64::from(tile.0) + 1);
            }
        }
        for (player, tag) in table.seats.0.iter().zip((1000..).step_by(100)) {
            player.digest(tag, &mut digest);
        }
        digest.value()
    }
}

impl Player {
    fn digest(&self, tag: u32, digest: &mut Digest) {
        let officer = |officer: Option<Officer>| some(officer.map(|officer| officer as u8)) as u8;
        let company = some(self.company.map(|company| company as u8)) as u8;
        let facts = [
            pack([company, officer(self.officer), officer(self.copied), self.passed.into()]),
            pack([
                self.engineers,
                self.excavators,
                self.mixers,
                self.banked,
                self.constructions,
                self.copies,
            ]),
            u64::from(self.credits) << 32 | u64::from(self.energy),
            self.vp as u16 as u64,
            self.bases.into(),
            self.conduits.into(),
            self.powerhouses.into(),
            self.tiles.into(),
            self.contracts,
            self.fulfilled,
            self.spaces,
            self.posted,
            self.paired,
            self.laid.into(),
        ];
        for (tag, value) in (tag..).zip(facts) {
            digest.fact(tag, value);
        }
        for (tag, segment) in (tag + 50..).zip(&self.wheel) {
            let tile = some(segment.tile.map(|tile| tile.0)) as u8;
            digest.fact(tag, pack([tile, segment.excavators, segment.mixers]));
        }
    }
}

impl Step {
    /// The step as a number; never 0.
    fn code(self) -> u64 {
        let via = |via: Via| via as u8;
        let place = |site: Site| match site {
            Site::Base(space) => space.0,
            Site::Conduit(space) => 32 + space.0,
            Site::Powerhouse(space) => 64 + space.0,
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
            Self::Free(Free::Base(areas)) => pack([13, areas.0]),
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
        }
    }
}
