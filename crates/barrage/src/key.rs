//! The hash by which searches tell positions apart: of everything that lies open, in as few words as there is room in.
//!
//! It need not outlive the program, as the hash of records must (`digest.rs`), so it can be quick.

use kernel::Key;

use crate::company::Officer;
use crate::contract::Contract;
use crate::digest::some;
use crate::leeghwater::Leeghwater;
use crate::position::{Player, Segment, Table};

/// Takes in three sets: of twenty spaces or tiles each, the last of up to 24.
#[inline]
fn sets(key: &mut Key, [first, second, third]: [u32; 3]) {
    key.word(u64::from(first) | u64::from(second) << 20 | u64::from(third) << 40);
}

impl Table {
    /// A hash of what lies open, for searches; not the same in every version.
    pub fn key(&self) -> u64 {
        let mut key = Key::default();
        let [first, second, third, fourth] = self.order.map(|seat| seat.0);
        let [officers, more_officers] = self.extra_officers.bits().to_le_bytes();
        key.bytes([
            self.players | (self.variant as u8) << 4,
            more_officers,
            self.round,
            self.phase as u8,
            self.active.0,
            first | second << 2 | third << 4 | fourth << 6,
            self.objective as u8,
            officers,
        ]);
        let [b1, b2, b3, b4, b5] = self.bonus.map(|bonus| bonus as u8);
        let automa = &self.automa;
        let [action, criteria] =
            [automa.action, automa.criteria].map(|tile| some(tile.map(|tile| tile.0)) as u8);
        key.bytes([b1, b2, b3, b4, b5, automa.directed.bits(), action, criteria]);
        let river = &self.river;
        sets(&mut key, [river.dams.bits(), river.raised.bits(), river.high.bits()]);
        sets(&mut key, [river.neutral.bits(), automa.discard.bits(), self.terms.code() as u32]);
        let (tiles, waiting) = (river.tiles.map(|tile| tile.0), river.waiting);
        key.word(u64::from(u32::from_le_bytes(tiles)) << 32 | u64::from(u32::from_le_bytes(waiting)));
        let (held, last) = river.held.as_chunks();
        held.iter().for_each(|&eight| key.bytes(eight));
        let contract = |place: Option<Contract>| some(place.map(|contract| contract.0)) as u8;
        let [[d1, d2], [d3, d4], [d5, d6]] = self.display.map(|places| places.map(contract));
        let [n1, n2, n3] = self.national.map(contract);
        let [p1, p2, p3] = self.patents.map(|place| some(place.map(|tile| tile.0)) as u8);
        key.bytes([d1, d2, d3, d4, d5, d6, n1, n2]);
        key.bytes([n3, p1, p2, p3, last[0], last[1], last[2], last[3]]);
        key.word(self.starting.bits());
        key.word(automa.contracts.bits());
        if !automa.removed.is_empty() {
            key.word(automa.removed.bits());
        }
        key.word(self.pairs.iter().fold(0, |word, pair| {
            word << 8 | pair.map_or(0, |(company, officer)| 1 + company as u64 * 16 + officer as u64)
        }));
        if self.expanded() {
            self.leeghwater.key(&mut key);
        }
        if self.terms.options.promo_officers {
            self.seats.0.iter().for_each(|player| key.word(player.all_excamixers()));
        }
        self.seats.0.iter().for_each(|player| player.key(&mut key));
        self.agenda.iter().for_each(|step| key.word(step.code()));
        key.value()
    }
}

impl Leeghwater {
    /// Works, private buildings and who has engineers there.
    fn key(&self, key: &mut Key) {
        let [w1, w2, w3] = self.works.map(|work| some(work.map(|work| work.0)) as u8);
        let [b1, b2, b3, b4, b5] = self.buildings.map(|building| some(building.map(|it| it.0)) as u8);
        key.bytes([w1, w2, w3, b1, b2, b3, b4, b5]);
        let visitors = self.visitors.as_flattened().iter();
        key.word(visitors.fold(0, |word, seat| word << 3 | some(seat.map(|seat| seat.0))));
        key.word(self.removed.bits().into());
    }
}

impl Player {
    /// The excamixers of the supply and of each segment, eight at most (L-14.4).
    fn all_excamixers(&self) -> u64 {
        let supply = u64::from(self.excamixers);
        self.wheel.iter().fold(supply, |word, segment| word << 8 | u64::from(segment.excamixers))
    }

    /// Everything a player has but excamixers.
    #[inline]
    fn key(&self, key: &mut Key) {
        let small = |number: u8, place: u32| u64::from(number) << place;
        let officer = |officer: Option<Officer>| some(officer.map(|officer| officer as u8)) as u8;
        let company = some(self.company.map(|company| company as u8)) as u8;
        let level = some(self.automa.map(|level| level as u8)) as u8;
        let segment = |nth: usize, place: u32| {
            let Segment { tile, excavators, mixers, excamixers: _ } = self.wheel[nth];
            small(some(tile.map(|tile| tile.0)) as u8, place)
                | small(excavators, place + 8)
                | small(mixers, place + 16)
        };
        sets(key, [self.bases.bits(), self.conduits.bits(), self.powerhouses.bits()]);
        key.word(
            u64::from(self.tiles.bits())
                | u64::from(self.credits) << 26
                | u64::from(self.energy) << 42
                | small(self.own_space | u8::from(self.architect) << 3, 58),
        );
        key.word(self.contracts.bits() | small(self.engineers, 56));
        key.word(self.fulfilled.bits() | small(self.excavators, 56));
        key.word(self.spaces.bits() | small(self.mixers, 40) | small(self.banked, 48) | small(self.laid, 56));
        key.word(segment(0, 0) | segment(1, 24) | u64::from(self.vp as u16) << 48);
        key.word(
            segment(2, 0)
                | segment(3, 24)
                | small(self.constructions | self.copies << 4, 48)
                | small(company | officer(self.officer) << 3, 56),
        );
        key.word(
            segment(4, 0)
                | segment(5, 24)
                | small(officer(self.copied), 48)
                | small(level | u8::from(self.passed) << 7, 56),
        );
        if !(self.buildings.is_empty() && self.works.is_empty()) {
            key.word(u64::from(self.buildings.bits()) << 32 | u64::from(self.works.bits()));
        }
        if self.bid > 0 {
            key.word(self.bid.into());
        }
        if !self.posted.is_empty() {
            key.word(self.posted.bits());
            key.word(self.paired.bits());
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Game, Moves, Quiet, Seat, Seed};

    use super::*;
    use crate::automa::{AutomaBoard, AutomaTile, Level};
    use crate::board::{HeadStreamTile, Objective};
    use crate::leeghwater::{Building, Work};
    use crate::map::{BaseSpace, ConduitSpace, PowerhouseSpace};
    use crate::position::{Phase, River, Variant};
    use crate::space::Space;
    use crate::step::Step;
    use crate::tile::Tile;
    use crate::{Barrage, Company, Setup};

    /// A change of a table, by its name.
    type Change = (&'static str, fn(&mut Table));

    /// Every change of a single thing that lies open; a field that is new stops the compiler here.
    fn changes() -> Vec<Change> {
        /// The names are those of the fields; `wet` follows from `held`.
        fn every_field(table: &Table) {
            let Table {
                terms: _,
                players: _,
                variant: _,
                round: _,
                phase: _,
                order: _,
                active: _,
                agenda: _,
                seats,
                river,
                display: _,
                national: _,
                patents: _,
                bonus: _,
                objective: _,
                pairs: _,
                starting: _,
                extra_officers: _,
                automa,
                leeghwater,
            } = table;
            let Leeghwater { works: _, buildings: _, visitors: _, removed: _ } = leeghwater;
            let River { dams: _, raised: _, high: _, neutral: _, wet: _, held: _, tiles: _, waiting: _ } =
                river;
            let AutomaBoard { action: _, criteria: _, discard: _, contracts: _, removed: _, directed: _ } =
                automa;
            let Player {
                company: _,
                officer: _,
                copied: _,
                passed: _,
                engineers: _,
                excavators: _,
                mixers: _,
                excamixers: _,
                credits: _,
                energy: _,
                vp: _,
                bases: _,
                conduits: _,
                powerhouses: _,
                tiles: _,
                wheel,
                contracts: _,
                fulfilled: _,
                spaces: _,
                banked: _,
                constructions: _,
                copies: _,
                buildings: _,
                works: _,
                own_space: _,
                architect: _,
                bid: _,
                automa: _,
                posted: _,
                paired: _,
                laid: _,
            } = &seats.0[0];
            let Segment { tile: _, excavators: _, mixers: _, excamixers: _ } = wheel[0];
        }
        let _ = every_field;
        vec![
            ("terms", |it| it.terms.version ^= 3),
            ("options", |it| it.terms.options.auction ^= true),
            ("players", |it| it.players ^= 1),
            ("variant", |it| it.variant = Variant::Intro),
            ("round", |it| it.round ^= 1),
            ("phase", |it| it.phase = if it.phase == Phase::Over { Phase::Draft } else { Phase::Over }),
            ("order", |it| it.order.swap(2, 3)),
            ("active", |it| it.active = Seat(it.active.0 ^ 1)),
            ("agenda", |it| it.agenda.push(Step::Discard)),
            ("bonus", |it| it.bonus.swap(0, 4)),
            ("objective", |it| {
                it.objective = *Objective::ALL.iter().find(|&&other| other != it.objective).expect("six");
            }),
            ("starting", |it| flip(&mut it.starting, Contract(0))),
            ("display", |it| it.display[2].swap(0, 1)),
            ("national", |it| it.national[2] = it.national[2].xor(Some(Contract(5)))),
            ("patents", |it| it.patents[2] = it.patents[2].xor(Some(Tile(9)))),
            ("pairs", |it| it.pairs[3] = it.pairs[3].xor(Some((Company::Usa, Officer::Jill)))),
            ("extra officers", |it| flip(&mut it.extra_officers, Officer::Viktor)),
            ("dams", |it| flip(&mut it.river.dams, BaseSpace(19))),
            ("raised", |it| flip(&mut it.river.raised, BaseSpace(0))),
            ("high", |it| flip(&mut it.river.high, BaseSpace(19))),
            ("neutral", |it| flip(&mut it.river.neutral, BaseSpace(7))),
            ("held, first", |it| it.river.held[0] ^= 1),
            ("held, last", |it| it.river.held[19] ^= 1),
            ("head stream tiles", |it| it.river.tiles[3] = HeadStreamTile(it.river.tiles[3].0 ^ 1)),
            ("waiting", |it| it.river.waiting[3] ^= 1),
            ("Automa tile", |it| it.automa.action = it.automa.action.xor(Some(AutomaTile(3)))),
            ("Automa criteria", |it| it.automa.criteria = it.automa.criteria.xor(Some(AutomaTile(3)))),
            ("Automa discard", |it| flip(&mut it.automa.discard, AutomaTile(19))),
            ("Automa contracts", |it| flip(&mut it.automa.contracts, Contract(54))),
            ("Automa contracts of the turn", |it| flip(&mut it.automa.removed, Contract(54))),
            ("directed", |it| flip(&mut it.automa.directed, Seat(3))),
            ("company", |it| it.seats.0[3].company = it.seats.0[3].company.xor(Some(Company::Italy))),
            ("officer", |it| it.seats.0[3].officer = it.seats.0[3].officer.xor(Some(Officer::Mahiri))),
            ("copied", |it| it.seats.0[3].copied = it.seats.0[3].copied.xor(Some(Officer::Mahiri))),
            ("passed", |it| it.seats.0[0].passed ^= true),
            ("engineers", |it| it.seats.0[0].engineers ^= 1),
            ("excavators", |it| it.seats.0[0].excavators ^= 1),
            ("mixers", |it| it.seats.0[0].mixers ^= 1),
            ("credits", |it| it.seats.0[0].credits ^= 0x8000),
            ("energy", |it| it.seats.0[0].energy ^= 0x8000),
            ("points", |it| it.seats.0[0].vp ^= -0x8000),
            ("bases", |it| flip(&mut it.seats.0[0].bases, BaseSpace(19))),
            ("conduits", |it| flip(&mut it.seats.0[0].conduits, ConduitSpace(19))),
            ("powerhouses", |it| flip(&mut it.seats.0[0].powerhouses, PowerhouseSpace(22))),
            ("tiles", |it| flip(&mut it.seats.0[0].tiles, Tile::ANTON)),
            ("wheel, tile", |it| {
                it.seats.0[0].wheel[5].tile = it.seats.0[0].wheel[5].tile.xor(Some(Tile(2)))
            }),
            ("wheel, excavators", |it| it.seats.0[0].wheel[1].excavators ^= 1),
            ("wheel, mixers", |it| it.seats.0[0].wheel[3].mixers ^= 1),
            ("wheel, turned", |it| {
                it.seats.0[0].wheel[4].mixers ^= 1;
                it.seats.0[0].wheel[2].mixers ^= 1;
            }),
            ("contracts", |it| flip(&mut it.seats.0[0].contracts, Contract(54))),
            ("fulfilled", |it| flip(&mut it.seats.0[0].fulfilled, Contract(54))),
            ("spaces", |it| flip(&mut it.seats.0[0].spaces, Space(35))),
            ("banked", |it| it.seats.0[0].banked ^= 1),
            ("constructions", |it| it.seats.0[0].constructions ^= 1),
            ("copies", |it| it.seats.0[0].copies ^= 1),
            ("buildings", |it| flip(&mut it.seats.0[0].buildings, Building(9))),
            ("works", |it| flip(&mut it.seats.0[0].works, Work(14))),
            ("own space", |it| it.seats.0[0].own_space ^= 4),
            ("excamixers", |it| it.seats.0[0].excamixers ^= 1),
            ("wheel, excamixers", |it| it.seats.0[3].wheel[5].excamixers ^= 1),
            ("last officer", |it| it.seats.0[3].officer = it.seats.0[3].officer.xor(Some(Officer::Amir))),
            ("Architect", |it| it.seats.0[0].architect ^= true),
            ("works on offer", |it| it.leeghwater.works.swap(0, 2)),
            ("private buildings", |it| it.leeghwater.buildings.swap(0, 4)),
            ("visitors", |it| {
                it.leeghwater.visitors[4][3] = it.leeghwater.visitors[4][3].xor(Some(Seat(3)));
            }),
            ("removed tiles", |it| flip(&mut it.leeghwater.removed, Tile(24))),
            ("bid", |it| it.seats.0[0].bid ^= 1),
            ("Automa level", |it| it.seats.0[0].automa = it.seats.0[0].automa.xor(Some(Level::Easy))),
            ("posted", |it| flip(&mut it.seats.0[0].posted, Space(35))),
            ("paired", |it| {
                it.seats.0[0].posted.add(Space(3));
                flip(&mut it.seats.0[0].paired, Space(3));
            }),
            ("laid", |it| it.seats.0[0].laid ^= 1),
        ]
    }

    /// Puts in what is not in, takes out what is.
    fn flip<T: kernel::Element>(set: &mut kernel::Set<T>, element: T) {
        *set = if set.has(element) { set.without(element) } else { set.with(element) };
    }

    /// The quick hash of searches tells apart what the hash of records tells apart, thing by thing.
    #[test]
    fn no_single_change_escapes_the_key() {
        let setup = Setup::new(4, Variant::Full).with_options(crate::Options {
            leeghwater: true,
            promo_officers: true,
            ..crate::Options::PLAIN
        });
        for (seed, setup) in [(1, setup.clone()), (2, setup.with_automa(Seat(3), Level::Hard))] {
            let game = Barrage::open(setup).expect("a legal set-up");
            let (mut position, mut moves) = (game.deal(Seed(seed)), Moves::new());
            let mut chance = Chance::new(Seed(seed));
            game.moves(&position, &mut moves);
            for decision in 0..120 {
                if decision % 8 == 0 {
                    let before = position.table.key();
                    for (what, change) in changes() {
                        let mut table = position.table;
                        change(&mut table);
                        let changed = table != position.table;
                        assert_eq!(table.key() != before, changed, "{what} after {decision} decisions");
                    }
                }
                game.play(&mut position, moves[chance.below(moves.len())], &mut moves, &mut Quiet);
            }
        }
    }
}
