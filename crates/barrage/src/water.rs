//! How water moves (B-11).

use kernel::{Log, Seat};

use crate::company::Company;
use crate::event::{Event, Resource, Spring, Why};
use crate::map::{BaseSpace, Basin, HeadStream};
use crate::position::{River, Table};

impl Table {
    /// One drop flows from a head stream; drops waiting there stay (B-14.4).
    pub(crate) fn flow_from_head(&mut self, head: HeadStream, log: &mut impl Log<Event>) {
        let current = Current::of(self);
        self.flow(&current, Spring::Head(head), head.basin(), true, log);
    }

    /// Drops that drove a powerhouse flow on, beginning below the powerhouses of its basin (B-11.8).
    pub(crate) fn flow_from_powerhouse(&mut self, basin: Basin, drops: u8, log: &mut impl Log<Event>) {
        let current = Current::of(self);
        for _ in 0..drops {
            self.flow(&current, Spring::Powerhouse(basin), basin, false, log);
        }
    }

    /// Phase 3: everything waiting on the head streams flows, left to right (B-16.1, B-11.10).
    pub(crate) fn flow_all(&mut self, log: &mut impl Log<Event>) {
        let current = Current::of(self);
        for head in HeadStream::ALL {
            for _ in 0..std::mem::take(&mut self.river.waiting[head.0 as usize]) {
                self.flow(&current, Spring::Head(head), head.basin(), true, log);
            }
        }
    }

    /// Moves one drop down the river until a dam holds it or it leaves the map (B-11.3, B-11.4).
    fn flow(
        &mut self,
        current: &Current,
        from: Spring,
        mut basin: Basin,
        mut natural: bool,
        log: &mut impl Log<Event>,
    ) {
        loop {
            if natural
                && let Some((usa, basins)) = current.usa
                && basins >> basin.0 & 1 == 1
            {
                self.gain(usa, Resource::Energy, 1, Why::Company(Company::Usa), log);
            }
            if let Some(dam) = self.river.first_with_room(basin, current.deep) {
                self.river.hold(dam);
                log.note(Event::DropHeld { from, at: dam });
                return;
            }
            match basin.river() {
                Some(next) => basin = next,
                None => {
                    log.note(Event::DropLeft { from, below: basin });
                    return;
                }
            }
            natural = true;
        }
    }
}

/// What stays the same while drops flow.
struct Current {
    /// Dams that hold one drop more than their level (B-21.2).
    deep: u32,
    /// The USA and the basins of its powerhouses, once its ability is unlocked (B-20.1).
    usa: Option<(Seat, u16)>,
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
    /// The first dam of a basin, in the river's direction, that can take another drop (B-11.4, B-11.5).
    #[inline]
    pub(crate) fn first_with_room(&self, basin: Basin, deep: u32) -> Option<BaseSpace> {
        let upper = (basin.0 - 1) * 2;
        let pair = self.dams >> upper & 0b11;
        if pair == 0 {
            return None;
        }
        (upper..upper + 2).map(BaseSpace).find(|&space| {
            let bit = space.0;
            let capacity = (self.dams >> bit & 1)
                + (self.raised >> bit & 1)
                + (self.high >> bit & 1)
                + (deep >> bit & 1);
            u32::from(self.held[bit as usize]) < capacity
        })
    }
}
