//! How water moves (B-11).

use kernel::{Log, Seat, Set};

use crate::company::Company;
use crate::event::{Event, Resource, Spring, Why};
use crate::map::{BaseSpace, Basin, DOWN_FROM, HeadStream};
use crate::position::{River, Table};

impl Table {
    /// One of the drops on a head stream flows; the others stay (B-14.4).
    pub(crate) fn flow_from_head(&mut self, head: HeadStream, log: &mut impl Log<Table, Event>) {
        let current = Current::of(self);
        self.flow(&current, Spring::Head(head), head.basin(), true, log);
    }

    /// Drops that drove a powerhouse flow on, beginning below the powerhouses of its basin (B-11.8).
    pub(crate) fn flow_from_powerhouse(&mut self, basin: Basin, drops: u8, log: &mut impl Log<Table, Event>) {
        let current = Current::of(self);
        for _ in 0..drops {
            self.flow(&current, Spring::Powerhouse(basin), basin, false, log);
        }
    }

    /// Phase 3: everything waiting on the head streams flows, left to right (B-16.1, B-11.10).
    pub(crate) fn flow_all(&mut self, log: &mut impl Log<Table, Event>) {
        let current = Current::of(self);
        for head in HeadStream::ALL {
            for _ in 0..self.river.waiting[head.0 as usize] {
                self.flow(&current, Spring::Head(head), head.basin(), true, log);
            }
        }
    }

    /// Where a drop that flows into a basin comes to rest: behind a dam, or out of the map below the basin (B-11.3, B-11.4).
    pub fn flows_to(&self, mut basin: Basin) -> (Basin, Option<BaseSpace>) {
        let deep = self.deep_dams();
        loop {
            let dam = self.river.first_with_room(basin, deep);
            match basin.river().filter(|_| dam.is_none()) {
                Some(next) => basin = next,
                None => return (basin, dam),
            }
        }
    }

    /// Moves one drop down the river until a dam holds it or it leaves the map (B-11.3, B-11.4). The dams on its way are one
    /// set, which has them in the river's direction.
    fn flow(
        &mut self,
        current: &Current,
        from: Spring,
        basin: Basin,
        natural: bool,
        log: &mut impl Log<Table, Event>,
    ) {
        let on_its_way = self.river.dams & DOWN_FROM[basin.0 as usize];
        let dam = on_its_way.iter().find(|&dam| self.river.has_room(dam, current.deep));
        if let Some((usa, basins)) = current.usa {
            self.drive_usa(usa, basins, basin, natural, dam, log);
        }
        self.river.leave(from);
        match dam {
            Some(dam) => {
                self.river.hold(dam);
                log.note(self, Event::DropHeld { from, at: dam });
            }
            None => log.note(self, Event::DropLeft { from, below: basin.last_below() }),
        }
    }

    /// The USA's energy for each of its basins that a drop flows through by itself, as far as the dam that holds it (B-20.1).
    #[cold]
    #[inline(never)]
    fn drive_usa(
        &mut self,
        usa: Seat,
        basins: Set<Basin>,
        from: Basin,
        natural: bool,
        dam: Option<BaseSpace>,
        log: &mut impl Log<Table, Event>,
    ) {
        let last = dam.map(BaseSpace::basin);
        for basin in from.and_below() {
            if basins.has(basin) && (natural || basin != from) {
                self.gain(usa, Resource::Energy, 1, Why::Company(Company::Usa), log);
            }
            if last == Some(basin) {
                return;
            }
        }
    }
}

/// What stays the same while drops flow.
struct Current {
    /// Dams that hold one drop more than their level (B-21.2).
    deep: Set<BaseSpace>,
    /// The USA and the basins of its powerhouses, once its ability is unlocked (B-20.1).
    usa: Option<(Seat, Set<Basin>)>,
}

impl Current {
    fn of(table: &Table) -> Self {
        let usa = table
            .seats()
            .find(|&seat| table.seats[seat].has_ability(Company::Usa))
            .map(|seat| (seat, table.seats[seat].powerhouse_basins()));
        Self { deep: table.deep_dams(), usa }
    }
}

impl River {
    /// A drop that came from a head stream is there no longer; those of powerhouses left their dam before.
    #[inline]
    fn leave(&mut self, from: Spring) {
        if let Spring::Head(head) = from {
            self.waiting[head.0 as usize] -= 1;
        }
    }

    /// The first dam of a basin, in the river's direction, that can take another drop (B-11.4, B-11.5).
    #[inline]
    pub(crate) fn first_with_room(&self, basin: Basin, deep: Set<BaseSpace>) -> Option<BaseSpace> {
        (self.dams & basin.dams()).iter().find(|&dam| self.has_room(dam, deep))
    }

    /// Whether a dam can take another drop (B-11.1).
    #[inline]
    fn has_room(&self, dam: BaseSpace, deep: Set<BaseSpace>) -> bool {
        let levels = [self.raised, self.high, deep].map(|dams| u8::from(dams.has(dam)));
        self.held[dam.0 as usize] < 1 + levels.iter().sum::<u8>()
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Moves, Quiet, Seed};

    use super::*;
    use crate::position::{Position, Variant};
    use crate::setup::Setup;
    use crate::terms::VERSION;

    /// The energy of the USA for a drop that flows from basin to basin, one after the other (B-20.1).
    fn energy(table: &Table, mut basin: Basin, mut natural: bool, last: Basin) -> u16 {
        let Some((_, basins)) = Current::of(table).usa else { return 0 };
        let mut energy = 0;
        loop {
            energy += u16::from(natural && basins.has(basin));
            natural = true;
            match basin.river().filter(|_| basin != last) {
                Some(next) => basin = next,
                None => return energy,
            }
        }
    }

    /// B-11.3, B-11.4: a drop comes to rest where going from basin to basin finds that it does.
    #[test]
    fn drops_flow_from_basin_to_basin_as_well() {
        let (mut held, mut left, mut driven) = (0, 0, 0);
        for seed in (0..60).map(Seed) {
            let (mut chance, mut moves) = (Chance::new(seed), Moves::new());
            let mut position = Position::deal(&Setup::new(4, Variant::Full), VERSION, seed);
            position.moves(&mut moves);
            while !moves.is_empty() {
                let mut before = position.table;
                // Many dams, and a company that can do what the USA can.
                if chance.below(2) == 0 {
                    before.me_mut().company = Some(Company::Usa);
                    before.me_mut().powerhouses = Set::from_bits(chance.word() as u32) & Set::all();
                    before.river.dams = Set::from_bits(chance.word() as u32) & Set::all();
                    before.river.raised &= before.river.dams;
                    before.river.high &= before.river.raised;
                }
                for (basin, natural) in Basin::all().flat_map(|basin| [(basin, false), (basin, true)]) {
                    let mut table = before;
                    let (last, dam) = before.flows_to(basin);
                    let current = Current::of(&table);
                    table.flow(&current, Spring::Powerhouse(basin), basin, natural, &mut Quiet);
                    let mut river = before.river;
                    if let Some(dam) = dam {
                        river.hold(dam);
                        held += 1;
                    } else {
                        assert_eq!(last, basin.last_below());
                        left += 1;
                    }
                    assert_eq!(table.river, river);
                    let gained =
                        |table: &Table| table.seats().map(|seat| table.seats[seat].energy).sum::<u16>();
                    let usa = gained(&table) - gained(&before);
                    assert_eq!(usa, energy(&before, basin, natural, last));
                    driven += u32::from(usa > 0);
                }
                let mv = moves[chance.below(moves.len())];
                position.play(mv, &mut moves, &mut Quiet);
            }
        }
        assert!(held > 1000 && left > 1000 && driven > 1000, "{held} {left} {driven}");
    }
}
