//! The Automas of a sheet: who is one, and where their tiles lie.

use kernel::{BySeat, Chance, Seat, Set, fault};

use super::read::{Read, wrong};
use super::{Sheet, SheetError};
use crate::automa::{AutomaTile, Level};
use crate::company::{Company, Officer};
use crate::position::{Phase, Position, Table};
use crate::tables::START_ENGINEERS;

impl Sheet {
    /// Which seats are Automas.
    pub(super) fn automas(&self, players: u8) -> Read<BySeat<Option<Level>>> {
        let mut levels = BySeat::default();
        for (name, &level) in self.automas.iter().flatten() {
            let seat = match name.parse::<Company>() {
                Ok(company) => match &self.seats {
                    Some(seats) => seats.iter().position(|it| it.eq_ignore_ascii_case(&company.to_string())),
                    None => Some(company as usize),
                },
                Err(_) => name.parse::<Seat>().ok().map(Seat::index),
            };
            let Some(seat) = seat.filter(|&seat| seat < usize::from(players.min(4))) else {
                return wrong(fault!("sheet-automas-nobody-table", name));
            };
            levels[Seat(seat as u8)] = Some(level);
        }
        Ok(levels)
    }

    /// The Automa tiles. Those that are said lie where they are said; the others follow below in the stack.
    pub(super) fn lay_automa_tiles(&self, position: &mut Position) -> Read<()> {
        let named = self.automa.clone().unwrap_or_default();
        let stacks = self.stacks.clone().unwrap_or_default();
        if position.table.automas().next().is_none() {
            return if self.automa.is_some() || stacks.automa.is_some() || stacks.chance.is_some() {
                wrong(fault!("sheet-automa-said-automas-names"))
            } else {
                Ok(())
            };
        }
        let discard = named.discard.clone().unwrap_or_default();
        let stack = stacks.automa.clone().unwrap_or_default();
        let mut used = Set::EMPTY;
        for &tile in named.action.iter().chain(&named.criteria).chain(&discard).chain(&stack) {
            if used.has(tile) {
                return wrong(fault!("sheet-automa-tile-two-places", rule = "A-23.3", tile));
            }
            used.add(tile);
        }
        let dealt = position.hidden.automa_tiles;
        let fresh = position.table.automa.action.into_iter().chain(dealt.into_iter().rev());
        let mut rest = fresh.filter(|&tile| !used.has(tile));
        let board = &mut position.table.automa;
        board.action = named.action.or_else(|| rest.next());
        if board.action.is_none() {
            return wrong(fault!("sheet-tile-must-lie-top", rule = "A-5.2"));
        }
        board.criteria = named.criteria;
        board.discard = discard.iter().copied().collect();
        if !board.discard.is_empty() && board.criteria.is_none() {
            return wrong(fault!("sheet-top-tile-discard-pile", rule = "A-1.2"));
        }
        let below: Vec<AutomaTile> = stack.into_iter().chain(rest).collect();
        position.hidden.automa_tiles = below.into_iter().rev().collect();
        if let Some(text) = stacks.chance {
            let state = u64::from_str_radix(&text, 16)
                .map_err(|_| SheetError(fault!("sheet-stacks-chance-hexadecimal-digits", text)))?;
            position.hidden.chance = Chance(state);
        }
        Ok(())
    }

    /// Whose next turn a tile decides. Without a word: with an Automa's Mahiri, everybody's who has placed
    /// no engineer yet.
    pub(super) fn direct_humans(&self, table: &mut Table) -> Read<()> {
        let mahiri = table.automas().any(|seat| table.seats[seat].officer == Some(Officer::Mahiri));
        let mut directed = Set::default();
        match self.automa.as_ref().and_then(|automa| automa.directed.as_ref()) {
            Some(seats) => {
                for name in seats {
                    let named = name.parse::<Company>().ok().and_then(|company| table.seat_of(company));
                    let Some(seat) = named.or_else(|| name.parse().ok()) else {
                        return wrong(fault!("sheet-nobody-table", name));
                    };
                    if !mahiri || seat.0 >= table.players || table.seats[seat].is_automa() {
                        return wrong(fault!("sheet-no-tile-decides-turn", rule = "A-21.8", seat));
                    }
                    directed.add(seat);
                }
            }
            None if mahiri && table.phase == Phase::Actions => {
                let fresh = |seat: &Seat| table.seats[*seat].engineers == START_ENGINEERS;
                table.humans().filter(fresh).for_each(|seat| directed.add(seat));
            }
            None => {}
        }
        table.automa.directed = directed;
        Ok(())
    }
}
