//! The Leeghwater Project of a sheet: works, private buildings, who has built and who has engineers there.

use kernel::{Seat, Set, fault};

use super::read::{Read, wrong};
use super::{PlayerSheet, Sheet, SheetError};
use crate::company::Company;
use crate::leeghwater::{Leeghwater, Work};
use crate::position::{Position, Table};
use crate::tile::Tile;

impl Sheet {
    /// What is said of the player of a seat, by company or by seat.
    fn said_of(&self, table: &Table, seat: Seat) -> Option<&PlayerSheet> {
        table.seats[seat].company.and_then(|company| self.player(company)).or(self.seat(seat))
    }

    /// Private buildings in play, who has built there and who has engineers there (L-2.2, L-4.3, L-4.8).
    pub(super) fn lay_leeghwater(&self, table: &mut Table) -> Read<()> {
        if !table.expanded() {
            let player = |seat: Seat| {
                self.said_of(table, seat).is_some_and(|it| it.buildings.is_some() || it.works.is_some())
            };
            let said = self.works.is_some()
                || self.buildings.is_some()
                || self.visitors.is_some()
                || self.removed_tiles.is_some()
                || self.stacks.as_ref().is_some_and(|stacks| stacks.works.is_some())
                || table.seats().any(player);
            return if said { wrong(fault!("sheet-leeghwater-not-agreed", rule = "L-1.7")) } else { Ok(()) };
        }
        if let Some(rows) = &self.buildings {
            let set: Set<_> = rows.iter().copied().collect();
            if rows.len() != Leeghwater::ROWS || set.len() as usize != rows.len() {
                return wrong(fault!("sheet-five-private-buildings", rule = "L-2.2"));
            }
            for (row, &building) in table.leeghwater.buildings.iter_mut().zip(rows) {
                *row = Some(building);
            }
        }
        if let Some(tiles) = &self.removed_tiles {
            let removed: Set<Tile> = tiles.iter().copied().collect();
            let levels: Vec<u8> = removed.iter().map(Tile::level).collect();
            if removed.len() as usize != tiles.len() || !levels.iter().all(|level| (1..=3).contains(level)) {
                return wrong(fault!("sheet-removed-tiles", rule = "L-2.4"));
            }
            table.leeghwater.removed = removed;
        }
        for seat in table.seats() {
            let Some(sheet) = self.said_of(table, seat) else { continue };
            let buildings: Set<_> = sheet.buildings.iter().flatten().copied().collect();
            if let Some(building) = buildings.iter().find(|&it| table.leeghwater.row_of(it).is_none()) {
                return wrong(fault!("sheet-building-not-in-play", rule = "L-2.2", building));
            }
            table.seats[seat].buildings = buildings;
        }
        for (&building, names) in self.visitors.iter().flatten() {
            let Some(row) = table.leeghwater.row_of(building) else {
                return wrong(fault!("sheet-building-not-in-play", rule = "L-2.2", building));
            };
            if names.len() > 4 {
                return wrong(fault!("sheet-four-action-spaces", rule = "L-4.8", building));
            }
            for (nth, name) in names.iter().enumerate().filter(|(_, name)| *name != "-") {
                let named = name.parse::<Company>().ok().and_then(|company| table.seat_of(company));
                let seat = named.or_else(|| name.parse::<Seat>().ok()).filter(|seat| seat.0 < table.players);
                let Some(seat) = seat else { return wrong(fault!("sheet-nobody-table", name)) };
                let built = table.seats[seat].buildings.has(building) && !table.seats[seat].is_automa();
                if !built || table.leeghwater.visitors[row].contains(&Some(seat)) {
                    return wrong(fault!("sheet-cannot-use-building", rule = "L-15.4", seat, building));
                }
                table.leeghwater.visitors[row][nth] = Some(seat);
            }
        }
        Ok(())
    }

    /// The advanced tiles that left the game: those that are said; those of the deal give way to tiles named elsewhere (L-2.4).
    pub(super) fn settle_removed(&self, table: &mut Table, held: Set<Tile>) -> Read<()> {
        let patents = self.patents.iter().flatten().filter_map(|name| name.parse::<Tile>().ok());
        let stacks = self.stacks.iter().flat_map(|it| [&it.first, &it.second, &it.third]).flatten();
        let mut named = held;
        named.extend(patents.chain(stacks.flat_map(|stack| stack.top.iter().copied())));
        for tile in table.leeghwater.removed & named {
            if self.removed_tiles.is_some() {
                return wrong(fault!("sheet-removed-tiles", rule = "L-2.4"));
            }
            let level = tile.level();
            let others = Tile::all().filter(|it| it.advanced() && it.level() == level);
            let other = others.into_iter().find(|&it| !named.has(it));
            table.leeghwater.removed.remove(tile);
            table.leeghwater.removed.extend(other);
        }
        Ok(())
    }

    /// External works: with companies, on offer, in the piles. What is said wins; the fresh deal fills the rest.
    pub(super) fn lay_works(&self, position: &mut Position) -> Read<()> {
        let table = &mut position.table;
        if !table.expanded() {
            return Ok(());
        }
        let mut used = Set::EMPTY;
        let mut claim = |work: Work| {
            if used.has(work) {
                return wrong(fault!("sheet-work-two-places", rule = "L-15.3", work));
            }
            used.add(work);
            Ok(())
        };
        for seat in table.seats() {
            let done: Vec<Work> = self
                .said_of(table, seat)
                .into_iter()
                .flat_map(|it| it.works.iter().flatten())
                .copied()
                .collect();
            for &work in &done {
                claim(work)?;
            }
            table.seats[seat].works = done.into_iter().collect();
        }
        if let Some(works) = &self.works {
            if works.len() > 3 {
                return wrong(fault!("sheet-three-external-works", rule = "L-2.1"));
            }
            table.leeghwater.works = [None; 3];
            for (place, name) in table.leeghwater.works.iter_mut().zip(works).filter(|(_, name)| *name != "-")
            {
                let work: Work =
                    name.parse().map_err(|error| SheetError(fault!("sheet-works"; reason = error)))?;
                claim(work)?;
                *place = Some(work);
            }
        }
        let stack = &mut position.hidden.works;
        let fresh: Vec<Work> =
            table.leeghwater.works.iter().flatten().chain(stack.iter().rev()).copied().collect();
        let named = self.stacks.as_ref().and_then(|stacks| stacks.works.as_ref());
        for &work in named.iter().flat_map(|stack| &stack.top) {
            claim(work)?;
        }
        if self.works.is_none() {
            for place in &mut table.leeghwater.works {
                if place.is_some_and(|work| used.has(work)) {
                    *place = None;
                }
                used.extend(*place);
            }
        }
        let mut below: Vec<Work> = named.map(|stack| stack.top.clone()).unwrap_or_default();
        if named.is_none_or(|stack| stack.more) {
            below.extend(fresh.into_iter().filter(|&work| !used.has(work)));
        }
        if below.iter().zip(below.iter().skip(1)).any(|(upper, lower)| upper.pile() > lower.pile()) {
            return wrong(fault!("sheet-piles-in-order", rule = "L-3.6"));
        }
        *stack = below.into_iter().rev().collect();
        Ok(())
    }
}

impl Table {
    /// Engineers of a company on the action spaces of private buildings.
    pub(crate) fn visiting(&self, seat: Seat) -> u8 {
        let rows = self.leeghwater.buildings.iter().zip(&self.leeghwater.visitors);
        let of_row = rows.filter_map(|(building, seats)| Some(((*building)?, seats)));
        of_row
            .flat_map(|(building, seats)| {
                let nth = seats.iter().position(|&it| it == Some(seat));
                nth.map(|nth| building.space(nth).engineers)
            })
            .sum()
    }
}
